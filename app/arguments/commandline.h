#pragma once

#include <lockscope/core/board/deployment.h>
#include <lockscope/core/control/lockaction.h>
#include <lockscope/core/locks/lockclient.h>

#include <QHostAddress>
#include <QStringList>

#include <optional>
#include <span>

namespace Lockscope::App {

/// Exit codes of the program: a contract, see resources/docs/json.md.
enum ExitCode { kDone = 0, kRefused = 1, kUsage = 2, kUnreachable = 3, kLost = 4 };

/// The options of `run`.
struct RunOptions
{
    LockOptions lock;
    Millis longestTtl = LockClientOptions().longestTtl;
    Millis grace{0}; ///< between SIGTERM and SIGKILL
    QByteArrayList command; ///< program and arguments
    int conflictExitCode = kRefused;
    int lostExitCode = kLost;
};

/// The lab's part of `demo`. One of the first six fields selects it.
struct LabOptions
{
    bool window = false; ///< --lab: the user chooses in the window
    bool list = false;
    bool all = false;
    bool tour = false;
    QStringList schemes; ///< run the stock experiment with each
    QStringList scenarios;
    int runs = 1;
    int stock = 100;
    int buyers = 100;
    int processes = 4;

    [[nodiscard]] bool isWanted() const { return list || all || tour || !schemes.isEmpty() || !scenarios.isEmpty(); }
};

/// The databases of -n.
struct DatabaseChoice
{
    QList<int> numbers; ///< empty: as in the nodes' addresses
    bool all = false; ///< all that hold keys

    [[nodiscard]] bool isSeveral() const { return all || numbers.size() > 1; }
};

/// A parsed command line.
struct Request
{
    QString command; ///< one of commandTable(), or "version"
    QString name; ///< show, release, run: the lock; help: the page
    QString format; ///< help: "man" or "markdown" for the whole reference
    Deployment deployment; ///< for several databases: with the first one
    DatabaseChoice databases;
    bool nodesGiven = false;
    bool askPassword = false;
    bool json = false;
    bool quiet = false; ///< no progress on the terminal
    bool headless = false;
    QString view; ///< window: one of viewIds(); empty: the view of the last time
    QString language; ///< window: one of translationLanguages(); empty: by the environment
    std::optional<QString> owner; ///< unset: any owner
    bool execute = false;
    bool confirmProduction = false; ///< sample
    QString reason;
    QString confirm;
    LockAction act; ///< release
    std::optional<Millis> timeout; ///< one-shot commands; unset: no limit
    std::optional<Instant> until; ///< when `timeout` is over
    Millis longestTtl{30000}; ///< doctor: the longest TTL of any client
    bool once = false; ///< watch: end after the first complete board; replay: print one board
    QString record; ///< watch: the file for a recording
    QString alertRules; ///< watch, export: the file with alert rules; empty: the default rules
    QString onAlert; ///< watch: a command of the shell for each alert
    QHostAddress listenAddress = QHostAddress(QHostAddress::LocalHost); ///< export
    quint16 listenPort = 9464;
    QString tokenFile; ///< export: the file with the scrapers' token; empty: see `token`
    Secret token; ///< export: from the environment
    QString file; ///< replay
    double speed = 1; ///< replay: 1 is the original speed; 0: without pauses
    bool window = false; ///< replay: in the window
    QString at; ///< replay: where to start, see positionOf()
    QStringList names; ///< sample: the locks; empty: all. complete: the words
    Millis sampleFor{3000};
    RunOptions run;
    LabOptions lab;

    /// The command only reads, so it may cover several databases.
    [[nodiscard]] bool takesSeveralDatabases() const;
    /// How much of `timeout` is left; unset: no limit.
    [[nodiscard]] std::optional<Millis> timeLeft() const;
};

/// The time until then, at least a moment; unset: no limit.
[[nodiscard]] std::optional<Millis> timeUntil(const std::optional<Instant> &limit);

/// The values of --view: the views of LockscopeWidget, in order.
[[nodiscard]] QStringList viewIds();

/// Parses the arguments, without the program's name. The error names the wrong word, unless it may be a password. For
/// `run` the last words, as many as run.command has, belong to the command and are not parsed.
[[nodiscard]] Result<Request> parseCommandLine(const QStringList &arguments);

/// The position in a recording that began at `startedAt`. `at` is a duration since then ("90s", "5m"), a local time
/// ("14:02", "14:02:11") or a local date and time ("2026-11-21T14:02:11"). Empty: the start.
[[nodiscard]] Result<Micros> positionOf(const QString &at, WallTime startedAt);

/// Asks on the terminal of standard input. `echoes`: shows what is typed. Unset: there is no terminal.
[[nodiscard]] std::optional<Secret> askPassword(const char *question, bool echoes = false);

/// Overwrites the passwords in the program's own arguments, and removes those in the environment, once they were read:
/// other users see arguments in the process list, and commands that this program starts inherit the environment.
void hidePasswords(std::span<char *const> words);

/// Sets the password of all nodes without one.
void setCommonPassword(Deployment &deployment, const Secret &password);

} // namespace Lockscope::App
