#pragma once

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
    bool isTtlTyped = false; ///< and so as long as it says, whatever the pace
    Millis retryMin{5};
    Millis retryMax{30};
    Millis clockAhead{0}; ///< its wall clock's error
    QList<int> askedFirst = {}; ///< Redlock: the nodes that hear of its first attempt before the others do
    QList<int> nodes = {}; ///< which nodes of the stage it uses; empty: all that hold the lock
};

/// What a client said: `ok`, and more by the kind of step.
using Said = QJsonObject;

/// A client of the lab: a separate process that carries out one step per command and can be paused or killed at any point.
/// A step without an answer in time ends the scenario.
class ClientProcess : public QObject
{
    Q_OBJECT

public:
    /// `nodes`, those that it uses: numbers of the stage.
    ClientProcess(Stage &stage, const QString &name, const QString &scheme, const QList<int> &nodes, const QJsonObject &configuration);
    ~ClientProcess() override;

    /// Tries for `wait`, once at least. `stopAt`: where in the scheme it is to stop, see Workshop::reach().
    Later<Said> acquire(Millis wait = Millis(0), const QString &stopAt = {});
    /// Tells that it waits, if it does, and has not been told: not every way of locking says so.
    void tellWaiting();
    Later<Said> release(const QString &stopAt = {});
    Later<Said> setRenewing(bool renews); ///< what it holds and will hold, where its way of locking has a watchdog
    /// With what it writes from now on, also of its own accord. Nobody needs to tell it, so that it may stand still meanwhile.
    void setShowingToken(bool shows) { m_isShowingToken = shows; }
    Later<Said> enter() { return step(QStringLiteral("enter")); } ///< begins what the lock guards
    Later<Said> leave() { return step(QStringLiteral("leave")); }
    Later<Said> read() { return step(QStringLiteral("read")); } ///< the stock
    Later<Said> write(); ///< one less than it read, with its fencing token if it has one and shows it
    Later<Said> believes() { return step(QStringLiteral("believes")); } ///< that it holds the lock
    /// `waitsFor`: a sentence, as Stage::Wait::what; empty: for its answer. `leaseOn`: the same.
    Later<Said> step(const QString &what, QJsonObject details = {}, Millis patience = Millis(0), const QString &waitsFor = {}, int leaseOn = -1);
    /// The answer to what it was told last is no step of a story: whoever waits for it goes on, whatever the gate says.
    void answerAtOnce() { m_atOnce.insert(m_lastId); }

    /// When it says so for the first time since its last acquire() or release(): `ready`, `stopped`, `waiting`, `lost`. Where that has
    /// ended without being stopped, `stopped` is empty.
    Later<Said> event(const QString &what);
    void goOn(const QString &stopAt = {}); ///< from where it stopped, perhaps to the next such point

    void pause(); ///< SIGSTOP: as a long garbage collection, a swapped machine, a stopped container
    void resume();
    void halt(bool halted); ///< the same without a word
    Later<Done> crash(); ///< SIGKILL
    Later<Done> die(); ///< the same without a word
    void end(); ///< SIGKILL, and nothing follows from it

    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] const QString &scheme() const { return m_scheme; }
    [[nodiscard]] const QList<int> &nodes() const { return m_nodes; }
    /// It has not answered yet to acquire() or release(); a second one meanwhile it refuses.
    [[nodiscard]] bool isLocking() const { return !isCrashed() && (m_acquisitions > 0 || m_releases > 0); }
    [[nodiscard]] bool isAcquiring() const { return !isCrashed() && m_acquisitions > 0; }
    /// As it believes: it had the lock, did not give it back, and heard of no loss.
    [[nodiscard]] bool isHolding() const { return !isCrashed() && m_isHolding; }
    /// By which the nodes have the lock that it took last; see Scheme::value().
    [[nodiscard]] const QByteArray &value() const { return m_value; }
    [[nodiscard]] int grant() const { return m_grant; } ///< whoever took the lock later has a greater one
    /// A release is on its way, and nothing stops it.
    [[nodiscard]] bool isGivingBack() const { return !isCrashed() && !m_isPaused && !m_isStopped && m_releases > 0; }
    [[nodiscard]] bool isRenewing() const { return m_isRenewing; } ///< as it was told
    [[nodiscard]] bool isShowingToken() const { return m_isShowingToken; } ///< the same
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    [[nodiscard]] bool isCrashed() const { return m_crashed; }

    /// What it said and has not been heard yet, because another was to be heard first.
    void hearOn();

Q_SIGNALS:
    void said(const QJsonObject &event);

private:
    void readOutput();
    void hear(const Said &said);
    [[nodiscard]] bool hasLock() const; ///< its way of locking is one
    void remember(const Said &said);
    /// True: it was told.
    bool narrate(const Said &said);
    bool narrateEvent(const Said &said);

    Stage &m_stage;
    const QString m_name;
    const QString m_scheme;
    const QList<int> m_nodes;
    const Millis m_ttl; ///< of its locks
    QProcess m_process;
    QList<Said> m_unheard;
    QDeadlineTimer m_unheardUntil{QDeadlineTimer::Forever}; ///< then it is heard, whatever others say
    QHash<int, Later<Said>> m_steps;
    QSet<int> m_atOnce; ///< of these
    QHash<QString, Later<Said>> m_events;
    Later<Done> m_ended;
    int m_lastId = 0;
    bool m_crashed = false; ///< by crash()
    bool m_isPaused = false;
    bool m_isStopped = false; ///< at a point of its way of locking
    bool m_isRenewing = true;
    bool m_isShowingToken = true;
    bool m_waits = false; ///< tries for a while
    int m_acquisitions = 0; ///< not answered yet
    int m_releases = 0; ///< the same
    bool m_isHolding = false;
    QByteArray m_value;
    int m_grant = 0;
};

} // namespace Lockscope::Lab
