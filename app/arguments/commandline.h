#pragma once

#include <lockscope/core/board/deployment.h>
#include <lockscope/core/control/act.h>
#include <lockscope/core/locks/lockclient.h>

#include <QHostAddress>
#include <QStringList>

#include <optional>

namespace Lockscope::App {

/// Exit codes of the program: a contract (README, "Command line").
enum ExitCode { kDone = 0, kRefused = 1, kUsage = 2, kUnreachable = 3, kLost = 4 };

/// What `run` is asked to do.
struct RunOptions
{
    LockOptions lock;
    Millis grace{0}; ///< between SIGTERM and SIGKILL
    QByteArrayList command; ///< the program and its arguments
    int conflictExitCode = kRefused;
    int lostExitCode = kLost;
};

/// What of the lab is to be done: `demo` with one of the first five.
struct LabOptions
{
    bool window = false; ///< --lab: there it is chosen
    bool list = false;
    bool all = false;
    QStringList schemes; ///< the stock experiment with these
    QStringList scenarios;
    int runs = 1;
    int stock = 100;
    int buyers = 100;
    int processes = 4;

    [[nodiscard]] bool isWanted() const { return list || all || !schemes.isEmpty() || !scenarios.isEmpty(); }
};

/// What -n asks for, where it is more than one database.
struct DatabaseChoice
{
    QList<int> numbers; ///< empty: what the deployment's nodes say
    bool all = false; ///< those that hold keys

    [[nodiscard]] bool isSeveral() const { return all || numbers.size() > 1; }
};

/// What the command line asks for.
struct Request
{
    QString command; ///< window, list, show, watch, replay, sample, release, run, doctor, dialects, demo; or help, version
    QString name; ///< the lock, for show, release and run
    Deployment deployment; ///< of several databases, on the first one
    DatabaseChoice databases;
    bool nodesGiven = false;
    bool askPassword = false;
    bool json = false;
    bool headless = false;
    QString view; ///< of the window, one of viewIds(); empty: that which was shown last
    QString language; ///< of the window, one of translationLanguages(); empty: as the environment says
    std::optional<QString> owner; ///< nothing: whoever holds it
    bool execute = false;
    bool confirmProduction = false; ///< sample
    QString reason;
    QString confirm;
    Act act; ///< release
    std::optional<Millis> timeout; ///< of one-shot commands; nothing: to the end
    Millis longestTtl{30000}; ///< doctor: that clients use on these nodes
    bool once = false; ///< watch: end after the first complete picture; replay: print one picture
    QString record; ///< watch: also into this file
    QString alertRules; ///< watch, export: file that says when to tell of what; empty: the usual rules
    QHostAddress listenAddress = QHostAddress(QHostAddress::LocalHost); ///< export
    quint16 listenPort = 9464;
    QString file; ///< replay
    double speed = 1; ///< replay: times as fast as it was; 0: without pauses
    bool window = false; ///< replay: in the window
    QString at; ///< replay: from there on, see positionOf()
    QStringList names; ///< sample: the locks; empty: all
    Millis sampleFor{3000};
    RunOptions run;
    LabOptions lab;

    /// The command reads only, so that it may look at several databases.
    [[nodiscard]] bool takesSeveralDatabases() const;
};

/// What --view can name: the views of LockscopeWidget, in their order.
[[nodiscard]] QStringList viewIds();

/// Reads the arguments (without the program's name). The error says which word is off. For `run` the last words, as many
/// as run.command has, are the command's and were not looked at.
[[nodiscard]] Result<Request> parseCommandLine(const QStringList &arguments);

/// Where in a recording that began at `startedAt` this is: a duration since then ("90s", "5m"), a time of day ("14:02", "14:02:11")
/// or a date and time ("2026-11-21T14:02:11"), both local. Empty: its beginning.
[[nodiscard]] Result<Micros> positionOf(const QString &at, WallTime startedAt);

[[nodiscard]] QString helpText();

/// Asks on the terminal, without echo. Nothing when there is no terminal.
[[nodiscard]] std::optional<Secret> askPassword();

/// Gives all nodes that have none this password.
void setCommonPassword(Deployment &deployment, const Secret &password);

} // namespace Lockscope::App
