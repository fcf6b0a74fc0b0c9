#pragma once

#include "../base/result.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace Lockscope {

/// What Lockscope passes to OpenSSH, and what OpenSSH prints. Pure.
struct LOCKSCOPE_CORE_EXPORT SshCommand
{
    /// The line that ssh prints once it has logged in and its SOCKS server listens.
    static constexpr char kUp[] = "lockscope: the tunnel is up";
    /// The line that the last host prints if it runs commands.
    static constexpr char kSession[] = "lockscope: the session is open";

    /// A configuration file that applies to all hosts on the way, and includes the user's and the system's own.
    /// `mayAsk`: a program answers questions (SSH_ASKPASS); otherwise ssh asks none. Accepts no unknown host key.
    [[nodiscard]] static QByteArray configuration(bool mayAsk);
    /// Arguments for a SOCKS server at the unix socket `socket`, through `hosts` (Route::ssh).
    /// `session`: run a command that waits for the end of ssh's input. Only for connections with a session sshd sends
    /// small packets at once (TCP_NODELAY); otherwise they can take 40 ms more. Some hosts allow none.
    [[nodiscard]] static QStringList arguments(const QStringList &hosts, const QString &configurationFile,
                                               const QString &socket, bool session);
    /// Why ssh has ended, from what it printed. Not safe to retry: a rejected login, which hosts count; a host key that
    /// somebody must look at.
    [[nodiscard]] static Error whyEnded(const QByteArray &output, const QStringList &hosts);
    /// ssh has logged in or could have, but the host or the user's configuration does not let it run the command.
    [[nodiscard]] static bool isWithoutSession(int exitCode, const QByteArray &output);
    /// Why the last host could not connect to a server, if this line of ssh says so.
    [[nodiscard]] static std::optional<QString> openFailure(const QByteArray &line);
};

} // namespace Lockscope
