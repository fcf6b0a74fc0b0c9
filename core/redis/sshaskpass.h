#pragma once

#include "../base/export.h"

#include <QString>

class QProcessEnvironment;

namespace Lockscope {

/// The program that ssh runs to ask the user for a passphrase, a code, or whether a host key is right. That of the
/// environment (SSH_ASKPASS) comes first. Without any, ssh asks nothing.
class LOCKSCOPE_CORE_EXPORT SshAskpass
{
public:
    /// Set in the environment of ssh alone, so that a program can be its own helper: to `terminal`, see setProgram().
    static constexpr char kVariable[] = "LOCKSCOPE_SSH_ASKPASS";

    /// ssh runs `program` with the question as its argument, and reads the answer from its output. Call it before the
    /// first session. `terminal`: the device to ask on. ssh and its helper have no terminal of their own.
    static void setProgram(const QString &program, const QString &terminal = {});

    [[nodiscard]] static bool isThere();
    static void addTo(QProcessEnvironment &environment);
};

} // namespace Lockscope
