#include "deploymentwatch.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// Changes are published at once, but not more often than this: what comes faster is gathered.
constexpr Millis kPublishPause{5};
/// Where locks have new names, the feeds begin anew, which costs a catch-up: what comes within this time is gathered.
constexpr Millis kListenDelay{1000};
/// Locks whose verdict awaits confirmation are read again this soon.
constexpr Millis kConfirmDelay{150};

} // namespace

DeploymentWatch::DeploymentWatch(Deployment deployment, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_deployment(std::move(deployment))
    , m_clock(clock)
    , m_dialects(m_deployment.dialects)
    , m_board(static_cast<int>(m_deployment.nodes.size()))
    , m_alarms(clock)
    , m_deadlines(m_alarms, m_board, [this](int node, const QList<QByteArray> &names) {
        if (!m_paused)
            m_watchers[static_cast<size_t>(node)]->readSoon(names);
    })
{
    for (int i = 0; i < m_deployment.nodes.size(); ++i) {
        auto &node = m_nodes.emplace_back(std::make_unique<Node>(i, m_deployment.nodes.at(i), factory, clock));
        const NodeWatcher::Common common{
            .board = &m_board, .dialects = &m_dialects, .patterns = m_deployment.patterns, .pace = m_deployment.pace};
        auto &watcher = m_watchers.emplace_back(std::make_unique<NodeWatcher>(node.get(), common, factory, clock));
        connect(node.get(), &Node::statusChanged, this, [this] {
            excludeTwins();
            schedulePublish();
        });
        connect(watcher.get(), &NodeWatcher::boardTouched, this, &DeploymentWatch::schedulePublish);
        connect(watcher.get(), &NodeWatcher::sweepFinished, this, &DeploymentWatch::schedulePublish);
        connect(watcher.get(), &NodeWatcher::refusalChanged, this, &DeploymentWatch::schedulePublish);
    }
    setInterval(m_deployment.interval);
    connect(&m_tick, &QTimer::timeout, this, &DeploymentWatch::refresh);
    m_publish.setSingleShot(true);
    m_publish.setTimerType(Qt::PreciseTimer);
    connect(&m_publish, &QTimer::timeout, this, &DeploymentWatch::publish);
    m_listen.setSingleShot(true);
    connect(&m_listen, &QTimer::timeout, this, &DeploymentWatch::chooseFeedPrefixes);
    m_confirm.setSingleShot(true);
    connect(&m_confirm, &QTimer::timeout, this, [this] {
        const auto names = m_board.unconfirmed().values();
        for (const auto &watcher : m_watchers)
            watcher->readSoon(names);
    });
}

DeploymentWatch::~DeploymentWatch() = default;

void DeploymentWatch::start()
{
    for (const auto &node : m_nodes)
        node->start();
    m_tick.start();
    chooseFeedPrefixes();
    schedulePublish();
}

void DeploymentWatch::stop()
{
    m_tick.stop();
    m_listen.stop();
    m_publish.stop();
    m_confirm.stop();
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
}

void DeploymentWatch::setPaused(bool paused)
{
    m_paused = paused;
    for (const auto &watcher : m_watchers)
        watcher->setPaused(paused);
    if (paused)
        m_tick.stop();
    else if (!m_tick.isActive()) {
        m_tick.start();
        refresh();
    }
}

void DeploymentWatch::refresh()
{
    for (const auto &watcher : m_watchers)
        watcher->tick();
}

void DeploymentWatch::refreshLock(const QByteArray &name)
{
    for (const auto &watcher : m_watchers)
        watcher->readSoon({name});
}

void DeploymentWatch::republish()
{
    auto diff = std::make_shared<BoardDiff>();
    diff->generation = ++m_generation;
    diff->changed = std::vector<LockStatePtr>(m_locks.cbegin(), m_locks.cend());
    diff->nodes = nodeStatuses();
    diff->complete = m_complete;
    Q_EMIT changed(diff);
}

void DeploymentWatch::reconnect()
{
    for (const auto &node : m_nodes)
        node->link().reconnectNow();
}

std::vector<NodeStatus> DeploymentWatch::nodeStatuses() const
{
    std::vector<NodeStatus> statuses;
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        statuses.push_back(m_nodes[i]->status());
        if (m_watchers[i]->refusal())
            statuses.back().error = m_watchers[i]->refusal();
        if (m_watchers[i]->hiddenKeys() > 0) {
            statuses.back().hiddenKeys = m_watchers[i]->hiddenKeys();
            statuses.back().hiddenWhy = m_watchers[i]->hiddenWhy();
        }
    }
    return statuses;
}

bool DeploymentWatch::isTold() const
{
    if (m_deployment.patterns.isEmpty())
        return false; // what is new anywhere else is found by the sweep
    return std::all_of(m_watchers.begin(), m_watchers.end(),
                       [](const auto &watcher) { return !watcher->refusal() && watcher->feed().kind() == FeedKind::Tracking; });
}

bool DeploymentWatch::isComplete() const
{
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const auto reach = m_nodes[i]->status().reach;
        if (reach == NodeStatus::Reach::Connecting)
            return false;
        // Unacceptable bytes cost the connection; the next one leaves the key at fault alone.
        const auto &error = m_nodes[i]->status().error;
        if (reach == NodeStatus::Reach::Down && error && error->kind == ErrorKind::Protocol)
            return false;
        // INFO is under way: whether this is another server is not known yet.
        if (reach == NodeStatus::Reach::Up && !m_nodes[i]->isIdentified())
            return false;
        if (reach == NodeStatus::Reach::Up && !m_watchers[i]->refusal() && (!m_watchers[i]->hasSwept() || !m_board.isAllRead(static_cast<int>(i))))
            return false;
    }
    return m_board.unconfirmed().isEmpty();
}

void DeploymentWatch::excludeTwins()
{
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const NodeStatus &status = m_nodes[i]->status();
        if (status.reach != NodeStatus::Reach::Up || !status.facts || status.facts->runId.isEmpty())
            continue;
        std::optional<Error> twin;
        for (size_t j = 0; j < i && !twin; ++j) {
            const NodeStatus &other = m_nodes[j]->status();
            if (other.reach == NodeStatus::Reach::Up && other.facts && other.facts->runId == status.facts->runId)
                twin = Error{.kind = ErrorKind::InvalidArgument,
                             .message = QStringLiteral("%1 is the same server as %2 under another name; it has one vote").arg(status.label, other.label)};
        }
        m_watchers[i]->exclude(twin);
    }
}

void DeploymentWatch::chooseFeedPrefixes()
{
    QByteArrayList prefixes;
    for (const auto &pattern : m_deployment.patterns)
        prefixes.append(Feed::prefixOf(pattern));
    if (m_deployment.patterns.isEmpty())
        prefixes = QByteArrayList(m_namespaces.cbegin(), m_namespaces.cend());
    prefixes = Feed::gathered(std::move(prefixes));
    for (const auto &watcher : m_watchers)
        watcher->feed().setPrefixes(prefixes);
}

void DeploymentWatch::schedulePublish()
{
    if (m_publish.isActive())
        return;
    const Micros since = m_clock.now() - m_publishedAt;
    m_publish.start(since >= kPublishPause ? Millis(0) : std::chrono::ceil<Millis>(kPublishPause - since));
}

void DeploymentWatch::publish()
{
    m_publishedAt = m_clock.now();
    Micros slowest{0};
    for (const auto &node : m_nodes)
        slowest = std::max(slowest, node->status().roundTrip.value_or(Micros(0)));

    auto changes = m_board.takeChanges(m_clock.now(), slowest);
    const qsizetype namespaces = m_namespaces.size();
    for (const auto &state : changes.changed) {
        auto &known = m_locks[state->name];
        if (known == nullptr)
            m_namespaces.insert(Feed::namespaceOf(state->name));
        known = state;
        m_deadlines.note(*state);
    }
    if (m_namespaces.size() > namespaces && m_deployment.patterns.isEmpty() && !m_listen.isActive())
        m_listen.start(kListenDelay);
    for (const auto &name : changes.removed)
        m_locks.remove(name);

    // A node that is walked through for the first time comes to most of them soon, and to the others with the tick.
    for (const auto &watcher : m_watchers) {
        if (watcher->hasSwept())
            watcher->readUnread();
    }
    if (!m_board.unconfirmed().isEmpty() && !m_confirm.isActive())
        m_confirm.start(kConfirmDelay);
    m_complete = m_complete || isComplete();

    auto diff = std::make_shared<BoardDiff>();
    diff->generation = ++m_generation;
    diff->changed = std::move(changes.changed);
    diff->removed = std::move(changes.removed);
    diff->nodes = nodeStatuses();
    diff->complete = m_complete;
    Q_EMIT changed(diff);
}

} // namespace Lockscope
