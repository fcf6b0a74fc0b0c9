#include "deploymentwatch.h"

#include "../board/nodepredicates.h"

#include "../base/text.h"
#include "../dialects/keyquorum.h"
#include "../redis/clusterresolver.h"
#include "../redis/glob.h"
#include "../redis/sentinelresolver.h"
#include "../redis/sshtunnel_p.h"

#include <algorithm>
#include <limits>

namespace Lockscope {

namespace {

/// Changes are published at once, but at most this often: further ones are collected.
constexpr Millis kPublishPause{5};
/// While very many locks change, the pause is as long as publishing took: more of them are collected.
constexpr Millis kLongestPublishPause{250};
/// Of the locks that wait behind others, this part is published at once, so that none of them waits for long.
constexpr size_t kShareOfLater = 64;
constexpr size_t kAll = std::numeric_limits<size_t>::max();
/// New namespaces restart the feeds, which costs a catch-up. New names are collected for this long.
constexpr Millis kListenDelay{1000};
/// Locks whose verdict awaits confirmation are read again this soon.
constexpr Millis kConfirmDelay{150};
/// A node that does not answer delays a lock's first verdict by one to two times this, plus round trips. That covers a
/// hiccup, and shows the holder before the node is known to be silent.
constexpr Millis kFirstVerdict{200};
/// While paused, at most this many further readings try to confirm a requested one.
constexpr int kLooksWhilePaused = 10;
/// The nodes' addresses are requested again after this many ticks, even if nothing looks wrong.
constexpr quint64 kResolveTicks = 10;
/// Sentinels and clusters are asked at most this often. Each answer that names new servers doubles the pause, because
/// their connections fail and are a reason to ask again.
constexpr Millis kResolvePause{50};
constexpr Millis kLongestResolvePause{6400};
/// The first reading waits this many ticks for a key that is being moved: a cluster may never report it.
constexpr int kMostTicksAwaiting = 10;

bool isReplicaNow(const NodeStatus &status)
{
    return status.reach == NodeStatus::Reach::Up && isReplica(status);
}

/// Servers behind NAT or in containers may announce addresses that do not exist here.
void addMappingHint(const Deployment &deployment, NodeStatus &status)
{
    const bool isAnnounced = deployment.rule != DeploymentRule::Independent && !status.address.isEmpty();
    if (!isAnnounced || status.everUp || !status.error
        || (status.error->kind != ErrorKind::Unreachable && status.error->kind != ErrorKind::NameNotFound))
        return;
    const auto announced = HostPort::fromText(status.address.section(u'/', 0, 0));
    const HostPort at = announced ? deployment.route().reachable(announced->host, announced->port) : HostPort();
    if (announced && at != *announced) {
        status.error->message += QStringLiteral(". It was looked for at %1, as --map says").arg(at.display());
        return;
    }
    status.error->message
        += QStringLiteral(
               ". The servers announce this address. If it does not exist here, say where it can be reached: "
               "--map %1=HOST:PORT")
               .arg(status.address.section(u'/', 0, 0));
}

/// When another process or another server began to answer in place of the earlier one.
std::optional<WallTime> replacedAt(const NodeStatus &status)
{
    return std::max(status.restartedAt, status.failedOverAt);
}

} // namespace

DeploymentWatch::DeploymentWatch(Deployment deployment, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_deployment(std::move(deployment))
    , m_factory(std::move(factory))
    , m_clock(clock)
    , m_dialects(m_deployment.dialects)
    , m_board(0)
    , m_alarms(clock)
    , m_deadlines(
          m_alarms, m_clock, m_board,
          [this](int node, const QList<QByteArray> &names) {
              if (!m_paused)
                  m_watchers[static_cast<size_t>(node)]->readSoon(names);
          },
          [this](int node) {
              const auto &offset = m_nodes[static_cast<size_t>(node)]->status().clock;
              return offset ? offset->middle() : Micros(0);
          })
{
    if (m_deployment.rule == DeploymentRule::Independent) {
        for (const auto &endpoint : m_deployment.nodes)
            addNode(endpoint);
    } else {
        // One node; its server is not known yet.
        Endpoint endpoint = m_deployment.nodes.value(0);
        endpoint.name = m_deployment.rule == DeploymentRule::Sentinel ? m_deployment.master : m_deployment.name;
        addNode(endpoint);
        m_nodes.front()->setServerUnknown();
    }
    if (m_deployment.rule == DeploymentRule::Sentinel) {
        m_sentinels = std::make_unique<SentinelResolver>(m_deployment.sentinels, m_deployment.master, m_factory, clock);
        connect(m_sentinels.get(), &SentinelResolver::resolved, this, &DeploymentWatch::onMaster);
        connect(m_sentinels.get(), &SentinelResolver::failed, this, &DeploymentWatch::onUnresolved);
        connect(m_sentinels.get(), &SentinelResolver::silentChanged, this,
                [this] { m_nodes.front()->noteSilentSentinels(m_sentinels->silent()); });
    } else if (m_deployment.rule == DeploymentRule::Cluster) {
        m_board.setHomes(&m_homes);
        m_cluster = std::make_unique<ClusterResolver>(m_deployment.nodes, m_factory, clock);
        connect(m_cluster.get(), &ClusterResolver::resolved, this, &DeploymentWatch::onTopology);
        connect(m_cluster.get(), &ClusterResolver::failed, this, &DeploymentWatch::onUnresolved);
    }
    m_board.setShown(m_deployment.possible ? Grade::Possible : Grade::Likely);
    m_board.setMostLocks(m_deployment.mostLocks);
    setInterval(m_deployment.interval);
    connect(&m_tick, &QTimer::timeout, this, &DeploymentWatch::refresh);
    m_publish.setSingleShot(true);
    m_publish.setTimerType(Qt::PreciseTimer);
    connect(&m_publish, &QTimer::timeout, this, [this] {
        // The first reading should be over soon, and a pause leaves nothing to publish.
        const size_t some = std::max(Board::kManyAtOnce, m_board.laterChanges() / kShareOfLater);
        publish(m_complete && !m_paused ? some : kAll);
    });
    m_listen.setSingleShot(true);
    connect(&m_listen, &QTimer::timeout, this, &DeploymentWatch::chooseFeedPrefixes);
    m_confirm.setSingleShot(true);
    connect(&m_confirm, &QTimer::timeout, this, [this] {
        if (m_paused && --m_looksLeft < 0)
            return;
        const auto names = m_board.unconfirmed().values();
        for (const auto &watcher : m_watchers)
            watcher->readSoon(names);
    });
    m_firstVerdict.setSingleShot(true);
    m_firstVerdict.setTimerType(Qt::PreciseTimer); // a coarse timer may fire too early and find nothing due
    connect(&m_firstVerdict, &QTimer::timeout, this, [this] {
        m_board.judgeWithout(m_clock.now() - m_firstVerdict.intervalAsDuration());
        publishLocks();
    });
    m_resolvePause.setSingleShot(true);
    m_resolvePause.setInterval(kResolvePause);
    connect(&m_resolvePause, &QTimer::timeout, this, [this] {
        if (std::exchange(m_resolveAgain, false))
            resolve();
    });
    m_keepAlive.setInterval(kKeepAlive);
    connect(&m_keepAlive, &QTimer::timeout, this, [this] {
        for (const auto &watcher : m_watchers)
            watcher->keepAlive();
    });
}

DeploymentWatch::~DeploymentWatch()
{
    stop(); // pending requests fail while all members still exist
}

void DeploymentWatch::addNode(const Endpoint &endpoint)
{
    const int index = nodeCount();
    m_board.addNode();
    m_restartMemory.addNode();
    auto &node = m_nodes.emplace_back(std::make_unique<Node>(index, endpoint, m_factory, m_clock));
    const NodeWatcher::Common common{.board = &m_board,
                                     .dialects = &m_dialects,
                                     .homes = m_deployment.rule == DeploymentRule::Cluster ? &m_homes : nullptr,
                                     .patterns = m_deployment.patterns,
                                     .pace = m_deployment.pace};
    auto &watcher = m_watchers.emplace_back(std::make_unique<NodeWatcher>(node.get(), common, m_factory, m_clock));
    watcher->setPaused(m_paused);
    watcher->feed().setPrefixes(m_prefixes);
    watcher->setInterval(m_tick.intervalAsDuration());
    node->link().setLongestPause(std::clamp(m_tick.intervalAsDuration(), Millis(500), Millis(5000)));
    connect(node.get(), &Node::statusChanged, this, [this, index] {
        noteReplacement(index);
        decideVotes();
        schedulePublish();
    });
    connect(node.get(), &Node::replaced, this, [this, index] {
        m_board.nodeReplaced(index);
        schedulePublish();
    });
    connect(&node->link(), &Link::down, this, &DeploymentWatch::resolve);
    connect(watcher.get(), &NodeWatcher::boardTouched, this, &DeploymentWatch::publishLocks);
    connect(watcher.get(), &NodeWatcher::aboutToBeFound, this, [this, index] {
        if (!m_board.isLossPublished(index))
            publish(kAll);
    });
    connect(watcher.get(), &NodeWatcher::sweepFinished, this, &DeploymentWatch::schedulePublish);
    connect(watcher.get(), &NodeWatcher::knownReadAgain, this, &DeploymentWatch::schedulePublish);
    connect(watcher.get(), &NodeWatcher::refusalChanged, this, &DeploymentWatch::schedulePublish);
    connect(watcher.get(), &NodeWatcher::straysFound, this, &DeploymentWatch::onStrays);
    connect(watcher.get(), &NodeWatcher::redirected, this,
            [this, index](const QByteArray &key, const QByteArray &words) { onRedirected(index, key, words); });
    if (m_started)
        node->start();
}

void DeploymentWatch::start()
{
    m_started = true;
    if (m_sentinels)
        m_sentinels->start();
    if (m_cluster)
        m_cluster->start();
    for (const auto &node : m_nodes)
        node->start();
    if (m_paused)
        m_keepAlive.start();
    else
        m_tick.start();
    chooseFeedPrefixes();
    schedulePublish();
}

void DeploymentWatch::stop()
{
    m_started = false;
    if (m_sentinels)
        m_sentinels->stop();
    if (m_cluster)
        m_cluster->stop();
    m_tick.stop();
    m_keepAlive.stop();
    m_resolvePause.stop();
    m_listen.stop();
    m_publish.stop();
    m_confirm.stop();
    m_firstVerdict.stop();
    m_deadlines.clear();
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        m_watchers[i]->feed().stop();
        m_watchers[i]->stop();
        m_nodes[i]->stop();
    }
}

void DeploymentWatch::setInterval(Millis interval)
{
    m_tick.setInterval(std::clamp(interval, Deployment::kShortestInterval, Deployment::kLongestInterval));
    // Limits the pauses between connection attempts: a node that is back is noticed at about the next tick.
    for (const auto &node : m_nodes)
        node->link().setLongestPause(std::clamp(m_tick.intervalAsDuration(), Millis(500), Millis(5000)));
    for (const auto &watcher : m_watchers)
        watcher->setInterval(m_tick.intervalAsDuration());
}

void DeploymentWatch::setPaused(bool paused)
{
    if (std::exchange(m_paused, paused) == paused)
        return;
    m_catchingUp = !paused;
    m_inDoubt.reset();
    m_looksLeft = 0;
    for (const auto &watcher : m_watchers)
        watcher->setPaused(paused);
    if (!m_started)
        return;
    if (paused) {
        m_pausedAt = m_clock.now();
        m_standsStill = !m_publish.isActive();
        if (m_publish.isActive())
            m_publish.start(Millis(0)); // before anything else is read
        m_tick.stop();
        m_keepAlive.start();
        return;
    }
    m_standsStill = false;
    m_board.readAgainSince(m_pausedAt, m_clock.now());
    m_keepAlive.stop();
    m_tick.start();
    ask(m_board.expected().values());
    resolve();
    schedulePublish(); // needed if no node can be read
}

void DeploymentWatch::refresh()
{
    ++m_ticks;
    m_looksLeft = kLooksWhilePaused;
    bool looksWrong = false;
    const bool isReadingFirst
        = std::ranges::any_of(m_watchers, [](const auto &watcher) { return watcher->isReadingFirst(); });
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const NodeStatus &status = m_nodes[i]->status();
        // A replica may be promoted at any moment, and its watcher reads nothing until then.
        if (isReplicaNow(status))
            m_nodes[i]->identify();
        m_watchers[i]->tick(isReadingFirst);
        looksWrong
            = looksWrong || (!status.retired && (status.reach != NodeStatus::Reach::Up || m_watchers[i]->refusal()));
    }
    if (!m_complete)
        schedulePublish(); // reports the progress of the first reading
    ask(m_board.expected().values());
    m_ticksAwaiting = m_board.awaitsAnswers() ? m_ticksAwaiting + 1 : 0;
    if (m_ticksAwaiting == kMostTicksAwaiting)
        schedulePublish();
    if (looksWrong || m_homes.hasLent() || m_ticksAwaiting > 0 || m_ticks % kResolveTicks == 0)
        resolve();
    if (m_standsStill)
        publishLocks(); // even if no node can be read
}

void DeploymentWatch::setPossible(bool possible)
{
    m_board.setShown(possible ? Grade::Possible : Grade::Likely);
    for (const auto &watcher : m_watchers)
        watcher->rescan();
    publishLocks();
}

void DeploymentWatch::refreshLock(const QByteArray &name)
{
    m_looksLeft = kLooksWhilePaused;
    for (const auto &watcher : m_watchers)
        watcher->readSoon({name});
}

void DeploymentWatch::setOwnHolds(const QHash<QByteArray, OwnHold> &holds)
{
    m_board.setOwnHolds(holds);
    if (m_board.hasChanges())
        publishLocks();
}

void DeploymentWatch::republish()
{
    tell({.changed = m_board.published()});
}

void DeploymentWatch::publishKnown()
{
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        if (m_nodes[i]->status().reach == NodeStatus::Reach::Up
            && !(m_nodes[i]->isIdentified() && m_watchers[i]->hasAnswered()))
            m_watchers[i]->noteSilent();
    }
    m_board.judgeNow();
    publish(kAll);
}

void DeploymentWatch::tell(BoardDiff diff)
{
    diff.generation = ++m_generation;
    diff.nodes = nodeStatuses();
    diff.complete = m_complete;
    diff.at = m_clock.now();
    Q_EMIT changed(std::make_shared<const BoardDiff>(std::move(diff)));
}

void DeploymentWatch::reconnect()
{
    SshTunnel::endPauses();
    for (const auto &node : m_nodes)
        node->link().reconnectNow();
    resolve();
}

std::optional<Endpoint> DeploymentWatch::endpoint(int node) const
{
    const auto &known = m_nodes.at(static_cast<size_t>(node));
    return known->isServerKnown() && !known->status().retired ? std::optional(known->link().endpoint()) : std::nullopt;
}

std::optional<Error> DeploymentWatch::silence(int node) const
{
    const auto &watcher = m_watchers.at(static_cast<size_t>(node));
    return watcher->isSilent() ? watcher->refusal() : std::nullopt;
}

std::vector<int> DeploymentWatch::nodesOf(const QByteArray &name) const
{
    std::vector<int> nodes;
    if (m_deployment.rule == DeploymentRule::Cluster) {
        if (const int home = m_homes.homeOf(name); home != SlotHomes::kNobody)
            nodes.push_back(home);
        return nodes;
    }
    for (int i = 0; i < nodeCount(); ++i)
        nodes.push_back(i);
    return nodes;
}

std::vector<NodeStatus> DeploymentWatch::nodeStatuses() const
{
    std::vector<NodeStatus> statuses;
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        statuses.push_back(m_nodes[i]->status());
        statuses.back().partial = m_deployment.rule == DeploymentRule::Cluster;
        if (m_watchers[i]->refusal())
            statuses.back().error = m_watchers[i]->refusal();
        addMappingHint(m_deployment, statuses.back());
        // The node may well be up: it is only Lockscope's own way there that is being opened again.
        if (statuses.back().error && statuses.back().error->kind == ErrorKind::Route && !statuses.back().retired)
            statuses.back().reach = NodeStatus::Reach::Connecting;
        if (const auto &unread = m_watchers[i]->unreadSince())
            statuses.back().since = *unread;
        else if (const auto &readAgain = m_watchers[i]->readAgainSince())
            statuses.back().since = *readAgain;
        if (m_watchers[i]->hiddenKeys() > 0) {
            statuses.back().hiddenKeys = m_watchers[i]->hiddenKeys();
            statuses.back().hiddenWhy = m_watchers[i]->hiddenWhy();
        }
        statuses.back().walk = m_watchers[i]->walk();
        statuses.back().undecidedKeys = m_watchers[i]->undecidedKeys();
        statuses.back().possibleKeys = m_watchers[i]->possibleKeys();
        statuses.back().leftOut = m_watchers[i]->leftOut();
        statuses.back().undecided = m_watchers[i]->undecided();
        // A new process or a new server may lack earlier locks.
        const auto since = replacedAt(statuses.back());
        // If each lock is on one node only, no other node shows what a restart lost before the first reading. The
        // longest TTL of all locks ever seen bounds how long that matters.
        const bool leavesTrace = m_deployment.rule == DeploymentRule::Independent && m_nodes.size() > 1;
        const Millis longestTtl
            = since || leavesTrace ? m_restartMemory.longestTtl(i, since) : m_restartMemory.longestTtl();
        if (since)
            statuses.back().quarantinedUntil = quarantineAfter(*since, longestTtl, m_clock.wallNow());
        else if (statuses.back().reach == NodeStatus::Reach::Up && !runsSinceItBegan(statuses.back(), m_deployment))
            statuses.back().mayLackLocksUntil = mayHaveForgottenUntil(statuses.back(), longestTtl, m_clock.wallNow());
    }
    return statuses;
}

bool DeploymentWatch::reportsAllChanges() const
{
    if (m_deployment.patterns.isEmpty())
        return false; // only the sweep finds new locks elsewhere
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const bool tells = !m_watchers[i]->refusal() && m_watchers[i]->feed().kind() == FeedKind::Tracking
            && m_watchers[i]->feed().isWhole();
        if (!tells && !m_nodes[i]->status().retired)
            return false;
    }
    return true;
}

bool DeploymentWatch::isComplete() const
{
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const auto reach = m_nodes[i]->status().reach;
        if (m_nodes[i]->status().retired)
            continue;
        if (reach == NodeStatus::Reach::Connecting)
            return false;
        // A too large reply ended this connection, which comes back soon. A server that never speaks the Redis protocol
        // stays down.
        if (reach == NodeStatus::Reach::Down && m_watchers[i]->isDownForAKey())
            return false;
        // INFO is under way: whether the server was replaced is not known yet.
        if (reach == NodeStatus::Reach::Up && !m_nodes[i]->isIdentified())
            return false;
        if (m_watchers[i]->isSilent())
            return false; // the node is busy, or its connection is about to end
        if (reach == NodeStatus::Reach::Up && !m_watchers[i]->refusal() && !isAllRead(i))
            return false;
    }
    return m_ticksAwaiting >= kMostTicksAwaiting || !m_board.awaitsAnswers();
}

bool DeploymentWatch::hasCaughtUp() const
{
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const NodeStatus &status = m_nodes[i]->status();
        const bool isUp = status.reach == NodeStatus::Reach::Up;
        if (status.retired || status.reach == NodeStatus::Reach::Down
            || (isUp && m_watchers[i]->refusal() && !m_watchers[i]->isSilent()))
            continue;
        if (!isUp || !m_nodes[i]->isIdentified() || !m_watchers[i]->hasCaughtUp())
            return false;
    }
    return true;
}

bool DeploymentWatch::isDoubtOver()
{
    // Verdicts that are in doubt at the first call date from the first reading, or from the pause. Later doubts delay
    // nothing: where locks change all the time, some verdict is always in doubt.
    if (!m_inDoubt)
        m_inDoubt = m_board.unconfirmed();
    else
        m_inDoubt->intersect(m_board.unconfirmed());
    return m_inDoubt->isEmpty();
}

std::optional<Error> DeploymentWatch::replicaAt(size_t node) const
{
    const NodeStatus &status = m_nodes[node]->status();
    if (!isReplicaNow(status))
        return std::nullopt;
    const QString primary
        = status.facts->primary.isEmpty() ? QStringLiteral("another server") : visibleText(status.facts->primary, 120);
    QString message;
    switch (m_deployment.rule) {
    case DeploymentRule::Independent:
        message = QStringLiteral("%1 is a replica of %2: it has no vote, and what it has may be behind; watch %2 in "
                                 "its place, or name the sentinels")
                      .arg(status.label, primary);
        break;
    case DeploymentRule::Sentinel:
        message
            = QStringLiteral("%1 at %2 is a replica of %3 at present: who the master is, the sentinels are asked again")
                  .arg(status.label, status.address, primary);
        break;
    case DeploymentRule::Cluster:
        message = QStringLiteral("%1 is a replica of %2 at present: who serves its slots, the cluster is asked again")
                      .arg(status.label, primary);
    }
    return Error{.kind = ErrorKind::ReadOnly, .message = message, .retrySafe = true};
}

void DeploymentWatch::resolve()
{
    m_resolveAgain = m_resolvePause.isActive();
    if (m_resolveAgain || !m_started || m_deployment.rule == DeploymentRule::Independent)
        return;
    m_resolvePause.start();
    if (m_sentinels)
        m_sentinels->resolve();
    if (!m_cluster)
        return;
    // Healthy nodes first: a node that is cut off from its cluster reports an outdated topology.
    std::vector<Link *> links;
    for (const bool well : {true, false}) {
        for (size_t i = 0; i < m_nodes.size(); ++i) {
            if (m_nodes[i]->link().isUp() && !m_watchers[i]->refusal() == well)
                links.push_back(&m_nodes[i]->link());
        }
    }
    m_cluster->resolve(links);
}

void DeploymentWatch::pauseResolving(bool isNew)
{
    const Millis longer = std::min(2 * m_resolvePause.intervalAsDuration(), kLongestResolvePause);
    const Millis pause = isNew ? longer : kResolvePause;
    if (m_resolvePause.isActive())
        m_resolvePause.start(pause);
    else
        m_resolvePause.setInterval(pause);
}

void DeploymentWatch::onUnresolved(const Error &why)
{
    if (m_nodes.front()->isServerKnown())
        return; // keep watching the last known addresses
    m_board.nodeLost(0, why);
    m_nodes.front()->noteServerUnknown(why);
}

void DeploymentWatch::onMaster(const QString &host, quint16 port)
{
    const Endpoint endpoint = m_deployment.endpointAt(host, port);
    Node &node = *m_nodes.front();
    const bool isSame = node.isServerKnown() && node.link().endpoint() == endpoint;
    pauseResolving(!isSame);
    if (isSame)
        return;
    node.moveTo(endpoint);
    m_board.nodeReplaced(0, true);
    Q_EMIT nodesChanged();
}

void DeploymentWatch::onTopology(const ClusterTopology &topology)
{
    const bool isFirst = m_homes.isEmpty();
    const auto change = m_homes.apply(topology);
    pauseResolving(!change.placed.empty());
    for (const auto &placed : change.placed) {
        const Endpoint endpoint = m_deployment.endpointAt(placed.host, placed.port);
        if (placed.node < nodeCount()) {
            m_nodes[static_cast<size_t>(placed.node)]->moveTo(endpoint);
            m_board.nodeReplaced(placed.node, true);
        } else {
            addNode(endpoint);
        }
    }
    for (const int retired : change.retired) {
        const auto i = static_cast<size_t>(retired);
        const Error why{.kind = ErrorKind::Cluster,
                        .message
                        = QStringLiteral("%1 serves no slots of the cluster any more").arg(m_nodes[i]->status().label)};
        m_watchers[i]->feed().stop();
        m_watchers[i]->stop();
        m_board.nodeLost(retired, why);
        m_nodes[i]->retire(why);
    }
    // Expect keys that the user named literally: while such a key moves, no node's SCAN may return it.
    for (const auto &pattern : m_deployment.patterns) {
        if (const auto name = globLiteral(pattern); name && isFirst)
            m_board.expect(*name);
    }
    if (change.any) {
        m_board.homesChanged();
        schedulePublish();
    }
    if (!change.placed.empty() || !change.retired.empty())
        Q_EMIT nodesChanged();
}

void DeploymentWatch::onRedirected(int node, const QByteArray &key, const QByteArray &serverReply)
{
    const auto redirect = redirectFrom(serverReply);
    if (!redirect)
        return; // TRYAGAIN: the next tick tries again
    m_board.expect(key);
    const bool wasLent = m_homes.isLent(key);
    // The question was sent before the key was lent. The home node redirects to where the key is now read anyway.
    const bool isLate = wasLent && m_homes.homeOf(key) != node;
    if (isLate || (redirect->moved && !wasLent)) {
        if (redirect->moved)
            resolve();
        return;
    }
    if (wasLent) {
        // The key is not at the borrower (any more). Its home is asked at the next tick, not now: two nodes that
        // redirect to each other would keep Lockscope busy.
        m_homes.takeBack(key);
        m_board.homeChanged(key);
        if (const int home = m_homes.homeOf(key); home != SlotHomes::kNobody)
            m_board.unreadable(
                home, key,
                {.kind = ErrorKind::Cluster, .message = QStringLiteral("The key is being moved to another node")});
    } else {
        lend(key,
             redirect->host.isEmpty() ? m_nodes.at(static_cast<size_t>(node))->link().endpoint().host : redirect->host,
             redirect->port);
    }
    resolve();
    schedulePublish();
}

void DeploymentWatch::lend(const QByteArray &key, const QString &host, quint16 port)
{
    const int borrower = m_homes.lend(key, host, port);
    if (borrower == SlotHomes::kNobody)
        return;
    if (borrower >= nodeCount())
        addNode(m_deployment.endpointAt(host, port)); // a server that serves no slot yet
    else
        m_nodes[static_cast<size_t>(borrower)]->moveTo(m_deployment.endpointAt(host, port)); // in case it was retired
    m_board.homeChanged(key);
    m_watchers[static_cast<size_t>(borrower)]->readSoon({key});
}

std::optional<DeploymentWatch::Redirection> DeploymentWatch::redirection(int node, const QByteArray &name,
                                                                         const QByteArray &serverReply)
{
    const auto redirect = m_deployment.rule == DeploymentRule::Cluster ? redirectFrom(serverReply) : std::nullopt;
    if (!redirect)
        return std::nullopt;
    onRedirected(node, name, serverReply);
    const int other = m_homes.nodeAt(
        redirect->host.isEmpty() ? m_nodes.at(static_cast<size_t>(node))->link().endpoint().host : redirect->host,
        redirect->port);
    return other == SlotHomes::kNobody || other == node
        ? std::nullopt
        : std::optional(Redirection{.node = other, .asking = !redirect->moved});
}

void DeploymentWatch::onStrays(const QByteArrayList &keys)
{
    resolve();
    // While the slot is being moved, its home node redirects to the node that has the key.
    for (const auto &key : keys)
        m_board.expect(key);
    ask(keys);
}

void DeploymentWatch::ask(const QByteArrayList &keys)
{
    QHash<int, QByteArrayList> keysOf;
    for (const auto &key : keys) {
        if (const int home = m_homes.homeOf(key); home != SlotHomes::kNobody)
            keysOf[home].append(key);
    }
    for (auto it = keysOf.cbegin(); it != keysOf.cend(); ++it)
        m_watchers[static_cast<size_t>(it.key())]->readSoon(it.value());
}

void DeploymentWatch::decideVotes()
{
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const NodeStatus &status = m_nodes[i]->status();
        if (status.reach != NodeStatus::Reach::Up || !status.facts || status.facts->runId.isEmpty())
            continue;
        std::optional<Error> why = replicaAt(i);
        if (why && m_sentinels)
            m_sentinels->reportNotMaster();
        if (why)
            resolve();
        else if (status.facts->clusterMember && m_deployment.rule != DeploymentRule::Cluster)
            why = Error{.kind = ErrorKind::Cluster,
                        .message = QStringLiteral("%1 belongs to a Redis Cluster: by itself it has only a part of the "
                                                  "locks, and no vote; watch the cluster as "
                                                  "one (--cluster, or a deployment of that kind)")
                                       .arg(status.label)};
        for (size_t j = 0; j < i && !why; ++j) {
            const NodeStatus &other = m_nodes[j]->status();
            if (other.reach == NodeStatus::Reach::Up && other.facts && other.facts->runId == status.facts->runId)
                why = Error{.kind = ErrorKind::InvalidArgument,
                            .message = QStringLiteral("%1 is the same server as %2 under another name; it has one vote")
                                           .arg(status.label, other.label)};
        }
        m_watchers[i]->exclude(why);
    }
}

void DeploymentWatch::chooseFeedPrefixes()
{
    QByteArrayList prefixes;
    for (const auto &pattern : m_deployment.patterns) {
        prefixes.append(Feed::prefixOf(pattern));
        for (const QByteArray &other :
             KeyQuorum::otherKeysOf(KeyQuorum::mainKeyOf(globLiteral(pattern).value_or(QByteArray()))))
            prefixes.append(other);
    }
    if (m_deployment.patterns.isEmpty()) {
        prefixes = m_prefixes.chosen + QByteArrayList(m_namespaces.cbegin(), m_namespaces.cend());
        m_namespaces.clear();
    }
    const int before = m_deployment.patterns.isEmpty() ? m_prefixes.leftOut : 0;
    m_prefixes = Feed::gathered(std::move(prefixes), m_prefixes.chosen);
    m_prefixes.leftOut += before;
    for (const auto &watcher : m_watchers)
        watcher->feed().setPrefixes(m_prefixes);
}

bool DeploymentWatch::isListenedFor(const QByteArray &name) const
{
    return std::ranges::any_of(m_prefixes.chosen, [&](const QByteArray &prefix) { return name.startsWith(prefix); });
}

void DeploymentWatch::noteNamespace(const QByteArray &name)
{
    // If prefixes were left out, the chosen ones stay. A prefix with a new first byte would be left out, too.
    const bool isLeftOut = m_prefixes.leftOut > 0
        && std::ranges::none_of(m_prefixes.chosen,
                                [&](const QByteArray &prefix) { return prefix.front() == name.front(); });
    if (!isLeftOut && !isListenedFor(name))
        m_namespaces.insert(Feed::prefixFor(name));
}

void DeploymentWatch::noteReplacement(int node)
{
    if (const auto since = replacedAt(m_nodes.at(static_cast<size_t>(node))->status()))
        m_restartMemory.replaced(static_cast<size_t>(node), *since, m_clock.now());
}

void DeploymentWatch::noteKnown()
{
    if (!m_complete)
        return;
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const NodeStatus &status = m_nodes[i]->status();
        if (status.reach == NodeStatus::Reach::Up && m_nodes[i]->isIdentified() && !replacedAt(status) && isAllRead(i))
            m_restartMemory.known(i, m_clock.now());
    }
}

bool DeploymentWatch::isAllRead(size_t node) const
{
    return m_watchers[node]->hasSwept() && m_watchers[node]->hasReadAsides()
        && m_board.isAllRead(static_cast<int>(node));
}

void DeploymentWatch::setReceiverBusy(bool busy)
{
    m_receiverBusy = busy;
    if (busy && m_publish.isActive()) {
        m_publish.stop();
        m_owesPublishing = true;
    } else if (!busy && std::exchange(m_owesPublishing, false)) {
        schedulePublish();
    }
}

void DeploymentWatch::schedulePublish()
{
    if (m_receiverBusy) {
        m_owesPublishing = true;
        return;
    }
    if (m_publish.isActive())
        return;
    const Micros since = m_clock.now() - m_publishedAt;
    const bool isLeftOver = m_paused && m_looksLeft == 0; // an answer was under way when reading stopped
    const Micros pause = std::clamp<Micros>(m_publishTook, kPublishPause, kLongestPublishPause);
    m_publish.start(isLeftOver || since >= pause ? Millis(0) : std::chrono::ceil<Millis>(pause - since));
}

void DeploymentWatch::publishLocks()
{
    m_standsStill = false;
    schedulePublish();
}

void DeploymentWatch::publish(size_t mostLater)
{
    m_publishedAt = m_clock.now();
    Micros slowest{0};
    for (const auto &node : m_nodes)
        slowest = std::max(slowest, node->status().roundTrip.value_or(Micros(0)));

    auto changes = m_standsStill ? Board::Changes() : m_board.takeChanges(m_clock.now(), slowest, mostLater);
    m_standsStill = m_paused;
    for (const auto &state : changes.changed) {
        if (m_deployment.patterns.isEmpty() && !state->name.isEmpty()) {
            noteNamespace(state->name);
            for (const QByteArray &other : KeyQuorum::otherKeysOf(state->name))
                noteNamespace(other);
        }
        m_restartMemory.noteTtls(*state);
    }
    m_deadlines.note(changes);

    // The first walk itself reads most locks soon, and the next tick the others.
    for (const auto &watcher : m_watchers) {
        if (watcher->hasSwept())
            watcher->readUnread();
        else
            watcher->readAhead();
    }
    if (!m_board.unconfirmed().isEmpty() && !m_confirm.isActive() && (!m_paused || m_looksLeft > 0))
        m_confirm.start(kConfirmDelay);
    if (m_board.holdsBack() && !m_firstVerdict.isActive())
        m_firstVerdict.start(kFirstVerdict + std::chrono::ceil<Millis>(2 * slowest));
    m_complete = m_complete || (isComplete() && isDoubtOver());
    noteKnown();
    // Not during the first reading: it would start over.
    if (m_complete && !m_namespaces.isEmpty() && !m_listen.isActive())
        m_listen.start(kListenDelay);

    tell({.changed = std::move(changes.changed), .removed = std::move(changes.removed)});
    if (m_catchingUp && !m_board.hasLaterChanges() && hasCaughtUp() && isDoubtOver()) {
        m_catchingUp = false;
        Q_EMIT caughtUp();
    }
    m_publishTook = m_clock.now() - m_publishedAt;
    if (!m_standsStill && m_board.hasLaterChanges())
        schedulePublish();
}

} // namespace Lockscope
