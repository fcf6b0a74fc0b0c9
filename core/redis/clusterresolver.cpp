#include "clusterresolver.h"

#include <algorithm>

namespace Lockscope {

ClusterResolver::ClusterResolver(const QList<Endpoint> &seeds, TransportFactory factory, const Clock &clock,
                                 QObject *parent)
    : QObject(parent)
{
    for (const auto &seed : seeds) {
        auto &link = m_seeds.emplace_back(std::make_unique<Link>(seed, Purpose::Watch, factory, clock, this));
        connect(link.get(), &Link::up, this, [this] { resolve(); });
        connect(link.get(), &Link::down, this, &ClusterResolver::onDown);
    }
}

void ClusterResolver::start()
{
    for (const auto &seed : m_seeds)
        seed->start();
}

void ClusterResolver::stop()
{
    ++m_round;
    m_asking = false;
    for (const auto &seed : m_seeds)
        seed->stop();
}

void ClusterResolver::resolve(const std::vector<Link *> &others)
{
    if (m_asking)
        return;
    m_toAsk.clear();
    for (const auto &seed : m_seeds)
        m_toAsk.emplace_back(seed.get());
    m_toAsk.insert(m_toAsk.end(), others.rbegin(), others.rend());
    std::erase_if(m_toAsk, [](const QPointer<Link> &link) { return !link->isUp(); });
    if (m_toAsk.empty())
        return;
    m_asking = true;
    m_why.reset();
    askNext();
}

void ClusterResolver::askNext()
{
    while (!m_toAsk.empty() && m_toAsk.back().isNull())
        m_toAsk.pop_back();
    if (m_toAsk.empty()) {
        m_asking = false;
        Q_EMIT failed(m_why.value_or(Error{.kind = ErrorKind::Unreachable,
                                           .message = QStringLiteral("No node of the cluster can be asked about it"),
                                           .retrySafe = true}));
        return;
    }
    const QPointer<Link> link = m_toAsk.back();
    m_toAsk.pop_back();
    ask(link, true);
}

void ClusterResolver::ask(const QPointer<Link> &link, bool shards)
{
    link->send({"CLUSTER", shards ? "SHARDS" : "SLOTS"},
               [self = QPointer(this), link, shards, round = m_round](const Result<Value> &reply) {
                   if (self && self->m_round == round)
                       self->onAnswer(link, shards, reply);
               });
}

void ClusterResolver::onAnswer(const QPointer<Link> &link, bool shards, const Result<Value> &reply)
{
    if (link.isNull()) {
        askNext();
        return;
    }
    const Endpoint &asked = link->endpoint();
    Result<ClusterTopology> topology = !reply ? Result<ClusterTopology>(reply.error())
        : shards                              ? topologyFromShards(*reply, asked.tls.enabled)
                                              : topologyFromSlots(*reply);
    if (!topology && shards && link->isUp()) {
        ask(link, false); // an older server, or a user who may run only CLUSTER SLOTS
        return;
    }
    if (topology && !topology->empty()) {
        for (auto &master : *topology) {
            if (master.host.isEmpty())
                master.host = asked.host;
        }
        m_asking = false;
        Q_EMIT resolved(*topology);
        return;
    }
    if (!m_why && !topology && topology.error().serverReply.contains("cluster support disabled"))
        m_why = Error{.kind = ErrorKind::Cluster,
                      .message = QStringLiteral("%1 is no node of a cluster; leave out --cluster to watch it by itself")
                                     .arg(asked.label()),
                      .serverReply = topology.error().serverReply};
    else if (!m_why)
        m_why = topology
            ? Error{.kind = ErrorKind::Cluster,
                    .message
                    = QStringLiteral("%1 belongs to a cluster in which no master serves any slot").arg(asked.label()),
                    .retrySafe = true}
            : topology.error();
    askNext();
}

void ClusterResolver::onDown()
{
    const auto isUp = [](const auto &seed) { return seed->isUp(); };
    const auto isSettled = [](const auto &seed) { return seed->isSettled(); };
    if (m_asking || std::any_of(m_seeds.begin(), m_seeds.end(), isUp)
        || !std::all_of(m_seeds.begin(), m_seeds.end(), isSettled))
        return;
    QStringList labels;
    for (const auto &seed : m_seeds)
        labels += seed->endpoint().label();
    Q_EMIT failed(
        {.kind = ErrorKind::Unreachable,
         .message = QStringLiteral("None of the nodes by which the cluster was to be found answers; asked: %1")
                        .arg(labels.join(QStringLiteral(", "))),
         .retrySafe = true});
}

} // namespace Lockscope
