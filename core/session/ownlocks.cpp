#include "ownlocks_p.h"

#include "../base/durationtext.h"
#include "../base/text.h"
#include "../base/whendone.h"
#include "../board/quarantine.h"
#include "../quorum/quorum.h"

#include <QFutureWatcher>
#include <QHash>
#include <QTimer>

#include <algorithm>

namespace Lockscope {

namespace {

/// The shortest time between checks of a contradicted own lock, because the answer may not settle it.
constexpr Millis kCheckEvery{1000};

/// How often to check whether an ending client still has releases to confirm.
constexpr Millis kLookAgainAtOwn{500};

Error notOurs(const QByteArray &name)
{
    return {.kind = ErrorKind::NotOwner,
            .message = QStringLiteral("This window does not hold \"%1\"").arg(visibleText(name))};
}

} // namespace

OwnLocks::OwnLocks(DeploymentWatch *watch, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_watch(watch)
    , m_factory(std::move(factory))
    , m_clock(clock)
{
    connect(watch, &DeploymentWatch::nodesChanged, this, &OwnLocks::followMaster);
}

void OwnLocks::setUnlocked(bool unlocked)
{
    m_unlocked = unlocked;
    if (unlocked && m_client == nullptr)
        makeClient();
    dropIdleClient();
}

void OwnLocks::acquire(const QByteArray &name, const LockOptions &options, const AnswerPtr<OwnLock> &answer)
{
    if (m_unlocked && m_client == nullptr) {
        answer->give(
            m_watch->deployment().rule == DeploymentRule::Cluster
                ? Error{.kind = ErrorKind::InvalidArgument,
                        .message = QStringLiteral("A failover may lose a lock on a cluster. Lockscope takes locks on "
                                                  "independent nodes, or on a Sentinel's master")}
                : Error{.kind = ErrorKind::Unreachable,
                        .message
                        = QStringLiteral("The Sentinels have not reported the address of \"%1\" yet. Try again later")
                              .arg(visibleText(m_watch->deployment().master)),
                        .retrySafe = true});
        return;
    }
    if (m_client == nullptr || !m_unlocked) {
        answer->give(Error{.kind = ErrorKind::NotAllowed, .message = QStringLiteral("Read-only: allow changes first")});
        return;
    }
    if (m_held.contains(name)) {
        answer->give(Error{.kind = ErrorKind::Conflict,
                           .message = QStringLiteral("This window already holds \"%1\"").arg(visibleText(name))});
        return;
    }
    if (const auto why = quarantine(options.wait)) {
        answer->give(*why);
        return;
    }
    withholdVotes();
    // Cancelling the future destroys `wish`, which withdraws the attempt.
    auto *wish = new QFutureWatcher<Result<OwnLock>>(this);
    connect(wish, &QFutureWatcherBase::canceled, wish, &QObject::deleteLater);
    wish->setFuture(answer->future());
    m_client->acquire(name, options, wish, [this, wish, options, answer](Result<HeldLock> result) {
        wish->deleteLater();
        if (!result) {
            answer->give(result.error());
            return;
        }
        HeldLock lock = std::move(*result);
        if (answer->future().isCanceled())
            return; // granted at the last moment: `lock` releases itself
        if (!m_unlocked) {
            // Actions were locked meanwhile. The user could not act on this lock, so it is not kept.
            answer->give(Error{
                .kind = ErrorKind::Cancelled,
                .message = QStringLiteral("Read-only again before \"%1\" was taken").arg(visibleText(lock.name()))});
            return;
        }
        const QByteArray lockName = lock.name();
        if (auto *events = lock.events()) {
            connect(events, &LeaseSignals::renewed, this, &OwnLocks::publish);
            connect(events, &LeaseSignals::lost, this, [this, lockName, token = lock.token()](const QString &reason) {
                m_held.erase(lockName);
                publish();
                Q_EMIT lost(lockName, token, reason);
                m_watch->refreshLock(lockName);
            });
        }
        const OwnLock own = describe(lock, options.autoRenew);
        m_held.insert_or_assign(lockName,
                                Held{.lock = std::move(lock), .autoRenew = options.autoRenew, .since = m_clock.now()});
        publish();
        Q_EMIT taken(lockName, own.token);
        m_watch->refreshLock(lockName);
        answer->give(own);
    });
}

void OwnLocks::renew(const QByteArray &name, const AnswerPtr<void> &answer)
{
    const auto found = m_held.find(name);
    if (found == m_held.end()) {
        answer->give(notOurs(name));
        return;
    }
    whenDone(found->second.lock.renew(), this, [this, name, answer](const Result<void> &result) {
        m_watch->refreshLock(name);
        answer->give(result);
    });
}

void OwnLocks::release(const QByteArray &name, const AnswerPtr<void> &answer)
{
    const auto found = m_held.find(name);
    if (found == m_held.end()) {
        answer->give(notOurs(name));
        return;
    }
    HeldLock lock = std::move(found->second.lock);
    m_held.erase(found);
    publish();
    Q_EMIT releasing(name, lock.token());
    whenDone(lock.release(), this, [this, name, token = lock.token(), answer](const Result<void> &result) {
        if (!result && result.error().kind == ErrorKind::NotOwner)
            Q_EMIT lost(name, token, result.error().message); // another owner may have used the resource
        m_watch->refreshLock(name);
        dropIdleClient();
        answer->give(result);
    });
}

QFuture<void> OwnLocks::releaseAll()
{
    QList<QFuture<void>> ends;
    const auto clients = findChildren<LockClient *>(Qt::FindDirectChildrenOnly);
    for (auto *client : clients)
        ends.append(client->releaseAll());
    return QtFuture::whenAll(ends.begin(), ends.end()).then([](const QList<QFuture<void>> &) {});
}

/// Nodes read since the acquisition lack the lock, and the others are too few for a quorum.
bool OwnLocks::isContradicted(const Held &held, const LockState &lock)
{
    const auto others = std::count_if(lock.readings.begin(), lock.readings.end(), [&held](const NodeReading &reading) {
        const bool isOther = reading.answer == NodeReading::Answer::Absent
            || (reading.answer == NodeReading::Answer::Present && reading.lock
                && reading.lock->owner != held.lock.token());
        return isOther && reading.readAt - reading.took >= held.since;
    });
    const auto nodes = static_cast<int>(lock.readings.size());
    return nodes - static_cast<int>(others) < quorumOf(nodes);
}

void OwnLocks::apply(const BoardDiff &diff)
{
    if (m_held.empty())
        return;
    QByteArrayList names;
    for (const auto &lock : diff.changed) {
        const auto held = m_held.find(lock->name);
        if (held != m_held.end() && isContradicted(held->second, *lock))
            names.append(lock->name);
    }
    for (const auto &name : diff.removed) {
        if (m_held.contains(name))
            names.append(name);
    }
    // Queued, because check() asks the watch, which is emitting this diff.
    for (const auto &name : names)
        QMetaObject::invokeMethod(
            this, [this, name] { check(name); }, Qt::QueuedConnection);
}

void OwnLocks::check(const QByteArray &name)
{
    const auto found = m_held.find(name);
    const Instant now = m_clock.now();
    if (found == m_held.end() || (found->second.checkedAt && now - *found->second.checkedAt < kCheckEvery))
        return;
    found->second.checkedAt = now;
    whenDone(found->second.lock.renew(), this, [this, name](const Result<void> &) { m_watch->refreshLock(name); });
}

std::optional<Error> OwnLocks::quarantine(Millis wait) const
{
    const WallTime now = m_clock.wallNow();
    const Quarantine quarantine = Quarantine::of(m_watch->nodeStatuses(), now);
    if (!quarantine.blockedUntil || *quarantine.blockedUntil - now <= wait)
        return std::nullopt; // the wait is long enough, or nodes are down, which the client reports
    QStringList labels;
    for (const auto &node : quarantine.nodes)
        labels += visibleText(node.label, 60);
    return Error{
        .kind = ErrorKind::Suspended,
        .message
        = QStringLiteral(
              "Lockscope takes no lock here for %1 more: these nodes started or failed over and may lack locks: %2")
              .arg(durationText(*quarantine.blockedUntil - now), labels.join(QStringLiteral(", "))),
        .retrySafe = true};
}

void OwnLocks::withholdVotes()
{
    const WallTime now = m_clock.wallNow();
    m_client->noteLongestTtl(m_watch->longestTtl());
    for (const auto &node : Quarantine::of(m_watch->nodeStatuses(), now).nodes) {
        if (node.index < m_client->nodeCount())
            m_client->withholdVote(node.index, m_clock.now() + (node.until - now));
    }
}

OwnLock OwnLocks::describe(const HeldLock &lock, bool autoRenew)
{
    return {.name = lock.name(),
            .token = lock.token(),
            .ttl = lock.ttl(),
            .validUntil = lock.validUntil(),
            .autoRenew = autoRenew};
}

void OwnLocks::publish()
{
    QList<OwnLock> locks;
    QHash<QByteArray, OwnHold> holds;
    for (const auto &[name, held] : m_held) {
        locks.append(describe(held.lock, held.autoRenew));
        holds.insert(name, {.owner = held.lock.token(), .since = held.since});
    }
    m_watch->setOwnHolds(holds);
    Q_EMIT changed(locks);
}

void OwnLocks::makeClient()
{
    const Deployment &deployment = m_watch->deployment();
    QList<Endpoint> nodes = deployment.nodes;
    if (deployment.rule == DeploymentRule::Cluster)
        return;
    if (deployment.rule == DeploymentRule::Sentinel) {
        const auto master = m_watch->endpoint(0);
        if (!master)
            return;
        nodes = {*master};
    }
    m_client = new LockClient(nodes, LockClientOptions{.trustYoungNodes = deployment.beganEmptyAt.has_value()}, this,
                              m_factory, m_clock);
    connect(m_client, &LockClient::releaseOpen, this, [this](const OpenRelease &release) {
        Q_EMIT releaseOpen(release);
        m_watch->refreshLock(release.name);
    });
}

void OwnLocks::followMaster()
{
    if (m_watch->deployment().rule != DeploymentRule::Sentinel)
        return;
    const auto master = m_watch->endpoint(0);
    const auto clients = findChildren<LockClient *>(Qt::FindDirectChildrenOnly);
    for (auto *client : clients) {
        if (master)
            client->moveNode(0, *master);
    }
    if (m_unlocked && m_client == nullptr)
        makeClient();
}

void OwnLocks::dropIdleClient()
{
    if (m_client == nullptr || m_unlocked || !m_held.empty())
        return;
    // Withdraws pending attempts. The connections stay until the releases have reached the nodes.
    LockClient *client = std::exchange(m_client, nullptr);
    whenDone(client->releaseAll(), client, [client] {
        // Silent nodes are asked again until they answer or the TTL has passed.
        auto *look = new QTimer(client);
        const auto go = [client] {
            if (client->openOperations() == 0)
                client->deleteLater();
        };
        connect(look, &QTimer::timeout, client, go);
        look->start(kLookAgainAtOwn);
        go();
    });
}

} // namespace Lockscope
