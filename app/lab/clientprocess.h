#pragma once

#include "stageevent.h"
#include "task.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QJsonObject>
#include <QProcess>
#include <QSet>

namespace Lockscope::Lab {

class Stage;

/// The configuration of one client.
struct ClientOptions
{
    Millis ttl{10'000};
    bool isTtlTyped = false; ///< the viewer chose the TTL, so Pace does not change it
    Millis retryMin{5};
    Millis retryMax{30};
    Millis clockAhead{0}; ///< the error of its wall clock
    QList<int> askedFirst = {}; ///< Redlock: the nodes that get its first attempt before the others
    QList<int> nodes = {}; ///< the stage's nodes that it uses; empty: all that hold the lock
    bool isUnderRun = false; ///< `lockscope run` starts it, and holds the lock for it; its own scheme has none
};

/// A client's reply: `ok`, and more depending on the command.
using Said = QJsonObject;

/// A client of the lab: a separate process that carries out one step per command. It can be paused or killed at any
/// point. A step without an answer in time ends the scenario.
class ClientProcess : public QObject
{
    Q_OBJECT

public:
    /// `nodes`: the numbers of the stage's nodes that it uses. `runner`: arguments for this program, which then starts
    /// the client as its command.
    ClientProcess(Stage &stage, const QString &name, const QString &scheme, const QList<int> &nodes,
                  const QJsonObject &configuration, const QStringList &runner);
    ~ClientProcess() override;

    /// Tries for `wait`, at least once. `stopAt`: a point in the scheme to stop at, see SchemeContext::reach().
    Later<Said> acquire(Millis wait = Millis(0), const QString &stopAt = {});
    /// Reports once that the client waits, if it does: not every scheme reports that itself.
    void tellWaiting();
    Later<Said> release(const QString &stopAt = {});
    Later<Said> setRenewing(bool renews); ///< current and later locks, if the scheme has a watchdog
    /// For further writes. It needs no command, so it also works while the client is stopped.
    void setShowingToken(bool shows) { m_isShowingToken = shows; }
    Later<Said> enter() { return step(QStringLiteral("enter")); } ///< begins the guarded work
    Later<Said> leave() { return step(QStringLiteral("leave")); }
    Later<Said> read() { return step(QStringLiteral("read")); } ///< reads the stock
    Later<Said> write(); ///< one less than it read, with its fencing token if it has and shows one
    Later<Said> believes() { return step(QStringLiteral("believes")); } ///< whether it believes that it holds the lock
    /// `waitsFor`: a sentence, see Stage::Wait::what; empty: for its answer. `leaseOn`: see Stage::Wait.
    Later<Said> step(const QString &what, QJsonObject details = {}, Millis patience = Millis(0),
                     const QString &waitsFor = {}, int leaseOn = -1);
    /// The answer to the latest command is no step of the story: its waiter continues without the gate.
    void answerAtOnce() { m_atOnce.insert(m_lastId); }

    /// The first such event since the last acquire() or release(): `ready`, `stopped`, `waiting`, `lost`. If that ended
    /// without a stop, `stopped` is empty.
    Later<Said> event(const QString &what);
    void goOn(const QString &stopAt = {}); ///< continues from where it stopped, perhaps to the next such point

    void pause(); ///< SIGSTOP: like a long garbage collection, swapping, a stopped container
    void resume();
    void halt(bool halted, const QString &told); ///< like pause() and resume(), with this sentence in the story
    Later<Done> crash(); ///< SIGKILL
    Later<Done> die(const QString &told); ///< SIGKILL, with this sentence in the story
    void end(); ///< SIGKILL, without any reaction
    /// Of `lockscope run`, once that has ended the client.
    Task<int> exitStatus();

    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] const QString &scheme() const { return m_scheme; }
    [[nodiscard]] const QList<int> &nodes() const { return m_nodes; }
    /// acquire() or release() is unanswered; the client refuses a second one meanwhile.
    [[nodiscard]] bool isLocking() const { return !isCrashed() && (m_acquisitions > 0 || m_releases > 0); }
    [[nodiscard]] bool isAcquiring() const { return !isCrashed() && m_acquisitions > 0; }
    /// By its own belief: it acquired the lock, did not release it, and heard of no loss.
    [[nodiscard]] bool isHolding() const { return !isCrashed() && m_isHolding; }
    /// The value of its latest lock on the nodes, see Scheme::value().
    [[nodiscard]] const QByteArray &value() const { return m_value; }
    [[nodiscard]] int grant() const { return m_grant; } ///< increases with each acquisition of any client
    /// A release is in flight, and nothing stops it.
    [[nodiscard]] bool isReleasing() const { return !isCrashed() && !m_isPaused && !m_isStopped && m_releases > 0; }
    [[nodiscard]] bool isRenewing() const { return m_isRenewing; } ///< the latest setRenewing()
    [[nodiscard]] bool isShowingToken() const { return m_isShowingToken; } ///< the latest setShowingToken()
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    [[nodiscard]] bool isCrashed() const { return m_crashed; }

    /// Handles output that had to wait for another client's, so that causes come before effects.
    void processDeferredOutput();

Q_SIGNALS:
    void said(const QJsonObject &event);

private:
    void processEnd();
    void readOutput();
    void hear(const Said &said);
    [[nodiscard]] bool hasLock() const; ///< see SchemeInfo::locks
    void remember(const Said &said);
    /// The client's answer or event as one of the stage, with its sentence.
    [[nodiscard]] StageEvent eventOf(const Said &said);
    [[nodiscard]] QString toldOfEvent(const Said &said);
    [[nodiscard]] QString toldOfAnswer(const Said &said) const;
    void record(StageEvent::Kind kind, const QString &told = {});

    Stage &m_stage;
    const QString m_name;
    const QString m_scheme;
    const QList<int> m_nodes;
    const Millis m_ttl; ///< of its locks
    const bool m_isUnderRun;
    QProcess m_process;
    QList<Said> m_deferredOutput;
    QDeadlineTimer m_deferredUntil{
        QDeadlineTimer::Forever}; ///< how long m_deferredOutput may wait for another's release
    QHash<int, Later<Said>> m_steps;
    QSet<int> m_atOnce; ///< ids of steps, see answerAtOnce()
    QHash<QString, Later<Said>> m_events;
    Later<Done> m_ended;
    int m_lastId = 0;
    bool m_crashed = false; ///< by crash() or die()
    bool m_isPaused = false;
    bool m_isStopped = false; ///< at a point in its scheme
    bool m_isRenewing = true;
    bool m_isShowingToken = true;
    bool m_waits = false; ///< acquires with a wait that the story has not reported yet
    int m_acquisitions = 0; ///< unanswered
    int m_releases = 0; ///< unanswered
    bool m_isHolding = false;
    QByteArray m_value;
    int m_grant = 0;
};

} // namespace Lockscope::Lab
