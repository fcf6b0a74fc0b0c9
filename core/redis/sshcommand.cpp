#include "sshcommand.h"

#include "../base/text.h"
#include "route.h"

#include <QRegularExpression>

namespace Lockscope {

QByteArray SshCommand::configuration(bool mayAsk)
{
    // ssh takes the first value of each option: those above the includes cannot be changed, those below are defaults.
    // A shared connection (ControlMaster) would carry the tunnel in a process that outlives this one.
    return QByteArray("Host *\n"
                      "ControlMaster no\n"
                      "ControlPath none\n"
                      "LogLevel INFO\n")
        + (mayAsk ? "BatchMode no\nStrictHostKeyChecking ask\n" : "BatchMode yes\nStrictHostKeyChecking yes\n")
        + "Include ~/.ssh/config\n"
          "Include /etc/ssh/ssh_config\n"
          "Host *\n"
          "ConnectTimeout 10\n"
          "ServerAliveInterval 5\n"
          "ServerAliveCountMax 3\n";
}

QStringList SshCommand::arguments(const QStringList &hosts, const QString &configurationFile, const QString &socket,
                                  bool session)
{
    QStringList arguments{QStringLiteral("-F"), configurationFile, QStringLiteral("-T"), QStringLiteral("-D"), socket};
    // ssh runs the local command once it has logged in and its forwards listen.
    arguments += {QStringLiteral("-o"), QStringLiteral("PermitLocalCommand=yes"), QStringLiteral("-o"),
                  QStringLiteral("LocalCommand=echo '%1'").arg(QLatin1String(kUp))};
    if (hosts.size() > 1)
        arguments += {QStringLiteral("-J"), hosts.mid(0, hosts.size() - 1).join(u',')};
    if (!session)
        arguments += QStringLiteral("-N");
    // In separate arguments: in an ssh:// address, ssh takes no IPv6 address.
    const QString &last = hosts.constLast();
    const qsizetype at = last.lastIndexOf(u'@');
    const HostPort where = HostPort::fromText(QStringView(last).mid(at + 1)).value_or(HostPort{.host = last});
    if (at > 0)
        arguments += {QStringLiteral("-l"), last.left(at)};
    if (where.port != 0)
        arguments += {QStringLiteral("-p"), QString::number(where.port)};
    arguments += {QStringLiteral("--"), where.host};
    if (session)
        arguments += QStringLiteral("echo '%1' && cat").arg(QLatin1String(kSession));
    return arguments;
}

Error SshCommand::whyEnded(const QByteArray &output, const QStringList &hosts)
{
    struct Pattern
    {
        const char *words;
        bool retrySafe;
        const char *sentence; ///< %1, %2: what the parentheses caught; %FIRST, %LAST: `hosts`
    };
    // The first that matches; those above explain those below.
    static constexpr Pattern kPatterns[]{
        {"Host key for (\\S+) has changed", false,
         "The host key of %1 has changed, so SSH does not connect: somebody may be intercepting it. If the host was "
         "reinstalled, remove its old key: ssh-keygen -R '%1'"},
        {"host key is known for (\\S+) and you have requested strict", false,
         "The host key of %1 is not known yet, so SSH does not connect. Run ssh once in a terminal, compare the key "
         "and accept it"},
        {"Could not resolve hostname ([^\\s:]+)", true,
         "The SSH host %1 cannot be found; check its spelling and the name service"},
        {"open failed: (?:connect failed: )?([^\\n]*)\\n(?:[^\\n]*\\n)?stdio forwarding failed", true,
         "The SSH host %FIRST cannot reach %LAST: %1"},
        {"connect to host (\\S+ port \\d+): ([^\\n]*)", true, "The SSH host %1 cannot be reached: %2"},
        {"(\\S+)@(\\S+): (Permission denied \\([^\\n]*\\))", false,
         "The SSH host %2 rejects the login of %1: %3. Is the key in the SSH agent, and the user right?"},
        {"Host key verification failed", false,
         "The host key of an SSH host was not accepted, so SSH does not connect"},
        {"Connection to UNKNOWN port \\d+ timed out", true, "The SSH host %LAST does not answer"},
        {"Connection to (\\S+ port \\d+) timed out", true, "The SSH host %1 does not answer"},
        {"server (\\S+) not responding", true, "The SSH host %1 has stopped answering"}};
    QString text = QString::fromUtf8(output);
    text.remove(u'\r');
    for (const auto &pattern : kPatterns) {
        const auto match = QRegularExpression(QLatin1String(pattern.words)).match(text);
        if (!match.hasMatch())
            continue;
        QString sentence = QLatin1String(pattern.sentence);
        // Of more than two, ssh does not say which cannot go on.
        sentence.replace(QLatin1String("%FIRST"), hosts.mid(0, hosts.size() - 1).join(QLatin1String(" or ")));
        sentence.replace(QLatin1String("%LAST"),
                         hosts.size() > 2 ? QStringLiteral("the next host") : hosts.constLast());
        for (int i = match.lastCapturedIndex(); i > 0; --i)
            sentence.replace(u'%' + QString::number(i), visibleText(match.captured(i), 160));
        return {.kind = ErrorKind::Route, .message = sentence, .retrySafe = pattern.retrySafe};
    }
    QString last;
    const auto lines = text.split(u'\n', Qt::SkipEmptyParts);
    for (const auto &line : lines) {
        if (line != QLatin1String(kUp) && line != QLatin1String(kSession) && !line.trimmed().isEmpty())
            last = line.trimmed();
    }
    return {.kind = ErrorKind::Route,
            .message = last.isEmpty()
                ? QStringLiteral("SSH to %1 has ended").arg(hosts.constLast())
                : QStringLiteral("SSH to %1 has ended: %2").arg(hosts.constLast(), visibleText(last, 240)),
            .retrySafe = true};
}

bool SshCommand::isWithoutSession(int exitCode, const QByteArray &output)
{
    constexpr int kOfSsh = 255; // any other is that of the command
    return (exitCode != kOfSsh && output.contains(kUp)) || output.contains("request failed on channel 0")
        || output.contains("channel 0: open failed") || output.contains("connect failed: open failed")
        || output.contains("Cannot execute command-line and remote command");
}

std::optional<QString> SshCommand::openFailure(const QByteArray &line)
{
    static const QRegularExpression kFailure(QStringLiteral("^channel \\d+: open failed: (?:connect failed: )?(.*)$"));
    const auto match = kFailure.match(QString::fromUtf8(line.trimmed()));
    return match.hasMatch() ? std::optional(visibleText(match.captured(1), 160)) : std::nullopt;
}

} // namespace Lockscope
