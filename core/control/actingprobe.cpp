#include "actingprobe.h"

#include "../base/text.h"
#include "../watch/deploymentwatch.h"

namespace Lockscope {

ActingProbe::ActingProbe(DeploymentWatch *watch, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_watch(watch)
    , m_factory(std::move(factory))
    , m_clock(clock)
{
}

ActingProbe::~ActingProbe()
{
    // A link that goes answers what is under way.
    for (auto &[node, link] : m_links)
        disconnect(link.get(), nullptr, this, nullptr);
    const auto gone = std::exchange(m_links, {});
}

void ActingProbe::start()
{
    for (int node = 0; node < m_watch->nodeCount(); ++node) {
        if (const auto endpoint = m_watch->endpoint(node)) {
            auto &link = m_links[node] = std::make_unique<Link>(*endpoint, Purpose::Act, m_factory, m_clock);
            connect(link.get(), &Link::up, this, [this, node] { ask(node); });
            connect(link.get(), &Link::down, this, [this, node] { conclude(node, std::nullopt); });
        }
    }
    for (auto &[node, link] : m_links)
        link->start();
}

void ActingProbe::ask(int node)
{
    const auto found = m_links.find(node);
    if (found == m_links.end())
        return;
    found->second->send({"EVAL", "return 1", "0"}, [this, node](const Result<Value> &reply) {
        if (reply)
            conclude(node, QString());
        else
            conclude(node, reply.error().kind == ErrorKind::Permission ? std::optional(visibleText(reply.error().serverWords, 200)) : std::nullopt);
    });
}

void ActingProbe::conclude(int node, std::optional<QString> refusal)
{
    const auto found = m_links.find(node);
    if (found == m_links.end())
        return; // it has answered, or we go
    // Not from within its own signal.
    disconnect(found->second.get(), nullptr, this, nullptr);
    found->second.release()->deleteLater();
    m_links.erase(found);
    if (refusal && refusal->isEmpty())
        ++m_allowed;
    else if (refusal)
        m_refused.append(*refusal);
    if (!m_links.empty())
        return;
    if (m_allowed > 0 || m_refused.isEmpty())
        Q_EMIT told(QString());
    else
        Q_EMIT told(QStringLiteral("This user may not act here: the nodes refuse it scripts (%1). `lockscope doctor` tells which rights acting needs")
                        .arg(m_refused.constFirst()));
}

} // namespace Lockscope
