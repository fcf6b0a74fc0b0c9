#pragma once

#include "../base/export.h"

#include <QByteArray>

namespace Lockscope {

struct Value;

/// The Lua files of resources/lua, built in. Their bodies are constants: data travels only in KEYS and ARGV.
enum class Script {
    ReleaseString, ///< our own release: compare-and-delete
    ExtendString, ///< our own renewal: compare-and-PEXPIRE
    ForceReleaseString, ///< compare-and-delete that reports whom it found
    ForceReleaseRedisson, ///< the same for Redisson's hash, waking its waiters
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray scriptBody(Script script);

} // namespace Lockscope
