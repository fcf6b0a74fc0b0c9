#pragma once

#include <lockscope/core/watch/deployment.h>

#include <QStringList>

#include <optional>

namespace Lockscope::App {

/// Exit codes of the program: a contract (README, "Command line").
enum ExitCode { kDone = 0, kRefused = 1, kUsage = 2, kUnreachable = 3 };

/// What the command line asks for.
struct Request
{
    QString command; ///< window, list, show, watch, release, demo; or help, version
    QString name; ///< the lock, for show and release
    Deployment deployment;
    bool nodesGiven = false;
    bool askPassword = false;
    bool json = false;
    bool headless = false;
    QString owner;
    bool execute = false;
    QString reason;
    QString confirm;
    Millis timeout{5000};
    bool once = false; ///< watch: end after the first complete picture
};

/// Reads the arguments (without the program's name). The error says which word is off.
[[nodiscard]] Result<Request> parseCommandLine(const QStringList &arguments);

[[nodiscard]] QString helpText();

/// Asks on the terminal, without echo. Nothing when there is no terminal.
[[nodiscard]] std::optional<Secret> askPassword();

/// Gives all nodes that have none this password.
void setCommonPassword(Deployment &deployment, const Secret &password);

} // namespace Lockscope::App
