#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <QByteArrayList>
#include <QStringList>

#include <vector>

namespace Lockscope {

/// A script that a lock library loads into the server (dialects.md §9). SCRIPT EXISTS tells which are there: a library that
/// was used since the server's start. That one is absent proves nothing: versions differ, and scripts are forgotten.
struct ScriptFingerprint
{
    const char *library;
    const char *script;
    const char *sha1;
    /// It sets a lock again that is gone, so that a plain deletion does not last.
    bool recreates = false;
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT const std::vector<ScriptFingerprint> &scriptFingerprints();

/// Libraries that renew a lock of this length in this rhythm (dialects.md §10), likeliest first: those whose usual length
/// it is, then those whose share of it the interval is. A hint, not a proof.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QStringList librariesByRhythm(Millis interval, Millis lease);

} // namespace Lockscope
