#include "commands.h"
#include "progress.h"
#include "textoutput.h"

#include "../run/commandguard.h"
#include "../run/processtree.h"
#include "../run/signalinbox.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/base/whendone.h>
#include <lockscope/core/quorum/quorum.h>
#include <lockscope/core/redis/sentinelresolver.h>

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimer>

#include <map>
#include <utility>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Lockscope::App {

namespace {

/// How long to wait for nodes at the release.
constexpr Millis kReleasePatience{3000};
constexpr Millis kAskSentinelsEvery{1000};

/// How long before the end of the validity to send SIGKILL, because a busy machine takes time even for that.
constexpr Millis spareTime(Millis ttl)
{
    return std::min(ttl / 20, Millis(250));
}

int exitCodeOf(const Error &error, const RunOptions &options)
{
    return error.kind == ErrorKind::Conflict       ? options.conflictExitCode
        : error.kind == ErrorKind::InvalidArgument ? kUsage
                                                   : kUnreachable;
}

/// Acquires the lock, has the guard run the command, releases the lock; then quits the event loop.
class RunUnderLock : public QObject
{
public:
    RunUnderLock(const Request &request, CommandGuard &guard, SignalInbox &signalInbox)
        : m_options(request.run)
        , m_lockText(visibleText(bytesFromText(request.name)))
        , m_guard(guard)
        , m_deployment(request.deployment)
        , m_name(bytesFromText(request.name))
    {
        connect(&signalInbox, &SignalInbox::arrived, this, &RunUnderLock::onSignal);
        connect(&m_guard, &CommandGuard::ended, this, &RunUnderLock::onEnded);
        connect(&m_guard, &CommandGuard::vanished, this, &RunUnderLock::onVanished);
        if (m_deployment.rule == DeploymentRule::Sentinel)
            followMaster();
        else
            acquire(m_deployment.nodes);
    }

    [[nodiscard]] int exitCode() const { return m_exitCode; }
    /// The signal that ended the command and should end the program; 0: use the exit code.
    [[nodiscard]] int exitSignal() const { return m_exitSignal; }

private:
    enum class State { Acquiring, Running, Leaving };

    /// Uses the server that the sentinels name, now and after a failover.
    void followMaster()
    {
        m_sentinels = std::make_unique<SentinelResolver>(m_deployment.sentinels, m_deployment.master);
        connect(m_sentinels.get(), &SentinelResolver::resolved, this, [this](const QString &host, quint16 port) {
            const Endpoint master = m_deployment.endpointAt(host, port);
            if (m_client)
                m_client->moveNode(0, master);
            else if (m_state == State::Acquiring)
                acquire({master});
        });
        connect(m_sentinels.get(), &SentinelResolver::failed, this, [this](const Error &why) {
            if (m_client || m_state != State::Acquiring)
                return; // the lock stays on the known master
            printError(why.message);
            m_exitCode = kUnreachable;
            leave();
        });
        // Sentinels announce a new master, but not while that connection is down.
        auto *again = new QTimer(this);
        connect(again, &QTimer::timeout, m_sentinels.get(), &SentinelResolver::resolve);
        again->start(kAskSentinelsEvery);
        m_sentinels->start();
    }

    void acquire(const QList<Endpoint> &nodes)
    {
        m_progress.emplace([this] { return QStringLiteral("Waiting for lock \"%1\"…").arg(m_lockText); });
        m_client
            = std::make_unique<LockClient>(nodes,
                                           LockClientOptions{.longestTtl = m_options.longestTtl,
                                                             .trustYoungNodes = m_deployment.beganEmptyAt.has_value()});
        connect(m_client.get(), &LockClient::nodeSuspended, this, &RunUnderLock::onSuspended);
        LockOptions lock = m_options.lock;
        lock.program = QFileInfo(QString::fromLocal8Bit(m_options.command.first())).fileName();
        // The guard enforces --longest-hold, not the client, so that the command can end in order under the lock.
        lock.longestHold = Millis(0);
        whenDone(m_client->acquire(m_name, lock), this,
                 [this](const Result<HeldLockPtr> &result) { onAcquired(result); });
    }

    /// Says what a waiting command waits for, as soon as the nodes with a vote are no quorum.
    void onSuspended(int node, const Error &why)
    {
        if (m_state != State::Acquiring)
            return;
        m_suspended[node] = why.message;
        if (m_options.lock.wait == Millis(0) || !lackVotes())
            return; // without a wait, the error of the attempt says it
        for (auto &[index, message] : m_suspended) {
            if (!message.isEmpty())
                printError(QStringLiteral("waiting: %1").arg(std::exchange(message, {})));
        }
        if (!std::exchange(m_hinted, true))
            hint();
    }

    /// Behind the sentences that say from when the nodes vote.
    void hint() const
    {
        printError(QStringLiteral("a node votes once it runs for as long as the longest TTL in use (--longest-ttl); if "
                                  "the nodes are new or keep each write, add --trust-young-nodes; otherwise give a "
                                  "--wait that lasts until they vote"));
    }

    /// So many nodes have no vote for now that the others are no quorum.
    [[nodiscard]] bool lackVotes() const
    {
        const int nodes = m_client ? m_client->nodeCount() : 0;
        return nodes - static_cast<int>(m_suspended.size()) < quorumOf(nodes);
    }

    void onAcquired(const Result<HeldLockPtr> &result)
    {
        m_progress.reset();
        if (m_state != State::Acquiring)
            return;
        if (!result) {
            printError(result.error().message);
            if (m_options.lock.wait == Millis(0) && lackVotes())
                hint();
            m_exitCode = exitCodeOf(result.error(), m_options);
            leave();
            return;
        }
        m_state = State::Running;
        m_lock = std::move(**result);
        if (m_options.lock.longestHold > Millis(0))
            m_longestUntil = Clock::system().now() + m_options.lock.longestHold;
        connect(m_lock.events(), &LeaseSignals::renewed, this, &RunUnderLock::updateGuardDeadline);
        connect(m_lock.events(), &LeaseSignals::lost, this, [this](const QString &reason) {
            m_lostReason = QStringLiteral("the lock \"%1\" is lost: %2").arg(m_lockText, reason);
            m_guard.end(m_lostReason);
        });
        updateGuardDeadline();
        m_guard.start(m_lock.token());
    }

    /// Sets the end early enough for the command to end in order before others may acquire the lock.
    void updateGuardDeadline()
    {
        const Millis ttl = m_options.lock.ttl;
        const Instant giveUpAt = m_lock.validUntil() - std::min(m_options.grace, ttl / 3) - spareTime(ttl);
        if (m_longestUntil && *m_longestUntil < giveUpAt)
            m_guard.endBy(*m_longestUntil, GuardOrder::Why::LongestHold);
        else
            m_guard.endBy(giveUpAt, GuardOrder::Why::NotRenewed);
    }

    void onSignal(int number, pid_t sender)
    {
        const bool asksToEnd = number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT;
        if (m_state == State::Acquiring && asksToEnd) {
            m_exitSignal = number;
            releaseAndLeave();
        } else if (m_state == State::Running && sender != 0 && !isDescendant(sender, m_guard.pid())) {
            // Forward only signals of other processes: the terminal and the command itself need no help.
            m_guard.forward(number);
        }
    }

    void onEnded(const GuardReport &report)
    {
        if (m_state != State::Running)
            return;
        m_exitCode = WIFEXITED(report.status) ? WEXITSTATUS(report.status) : 128 + WTERMSIG(report.status);
        m_exitSignal = WIFSIGNALED(report.status) ? WTERMSIG(report.status) : 0;
        if (!report.cut && !m_lostReason.isEmpty())
            printError(QStringLiteral("%1; its command has just ended").arg(m_lostReason));
        if (report.cut || !m_lostReason.isEmpty())
            endAsLost();
        releaseAndLeave();
    }

    void endAsLost()
    {
        m_lost = true;
        m_exitCode = m_options.lostExitCode;
        m_exitSignal = 0;
    }

    void onVanished()
    {
        printError(QStringLiteral("the process that guards the command was killed"));
        endAsLost();
        if (m_state == State::Running)
            leave(); // the command may still run, so it keeps the lock until that expires
        else
            releaseAndLeave();
    }

    /// Withdraws or releases the lock, and leaves when the nodes have answered.
    void releaseAndLeave()
    {
        const bool holds = m_lock.isHeld();
        m_state = State::Leaving;
        QTimer::singleShot(kReleasePatience, this, [this, holds] {
            if (holds)
                warnOfLeftover();
            leave();
        });
        if (holds) {
            whenDone(m_lock.release(), this, [this](const Result<void> &result) {
                if (!result && result.error().kind != ErrorKind::NotOwner) {
                    warnOfLeftover();
                } else if (!result && !m_lost) {
                    printError(QStringLiteral("the lock \"%1\" was taken away while its command ran").arg(m_lockText));
                    endAsLost();
                }
                leave();
            });
            return;
        }
        if (!m_client) {
            leave();
            return;
        }
        auto *watcher = new QFutureWatcher<void>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, &RunUnderLock::leave);
        watcher->setFuture(m_client->releaseAll());
    }

    void warnOfLeftover() const
    {
        printError(
            QStringLiteral("too few nodes confirmed the release of \"%1\"; it may stay held for up to %2 s")
                .arg(m_lockText, QString::number(std::chrono::ceil<std::chrono::seconds>(m_options.lock.ttl).count())));
    }

    void leave()
    {
        m_state = State::Leaving;
        QCoreApplication::quit();
    }

    const RunOptions m_options;
    const QString m_lockText;
    CommandGuard &m_guard;
    std::optional<Progress> m_progress; ///< until the lock is acquired
    const Deployment m_deployment;
    const QByteArray m_name;
    HeldLock m_lock;
    std::unique_ptr<SentinelResolver> m_sentinels;
    std::unique_ptr<LockClient> m_client; ///< destroyed before `m_lock`; an unreleased lock expires
    std::map<int, QString> m_suspended; ///< nodes that had no vote, with the reason until it is printed
    bool m_hinted = false; ///< how to wait no longer
    State m_state = State::Acquiring;
    std::optional<Instant> m_longestUntil;
    QString m_lostReason; ///< from LeaseSignals::lost
    bool m_lost = false;
    int m_exitCode = kDone;
    int m_exitSignal = 0;
};

} // namespace

void reserveStandardStreams()
{
    // open() returns the lowest free descriptor; O_CLOEXEC closes it when the command is executed.
    while (true) {
        const int descriptor = open("/dev/null", O_RDWR | O_CLOEXEC);
        if (descriptor > STDERR_FILENO)
            close(descriptor);
        if (descriptor < 0 || descriptor > STDERR_FILENO)
            return;
    }
}

int runUnderLock(const Request &request)
{
    qputenv("LOCKSCOPE_LOCK", request.name.toLocal8Bit());
    qputenv("LOCKSCOPE_TTL_MS", QByteArray::number(request.run.lock.ttl.count()));
    int code = kDone;
    int number = 0;
    {
        CommandGuard guard({.command = request.run.command,
                            .lock = visibleText(bytesFromText(request.name)),
                            .grace = request.run.grace});
        if (!guard.isValid()) {
            printError(QStringLiteral("no process can be started to guard the command"));
            return kRefused;
        }
        SignalInbox signalInbox({SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGCONT});
        RunUnderLock run(request, guard, signalInbox);
        QCoreApplication::exec();
        code = run.exitCode();
        number = run.exitSignal();
    }
    if (number != 0)
        dieOf(number);
    return number != 0 ? 128 + number : code;
}

} // namespace Lockscope::App
