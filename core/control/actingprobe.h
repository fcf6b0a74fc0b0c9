#pragma once

#include "../redis/link.h"

#include <map>
#include <memory>

namespace Lockscope {

class DeploymentWatch;

/// Finds out whether the nodes let this user act at all: all acts are scripts, and one that does nothing is tried once on each
/// node, on a connection of its own that goes with the answer. Whether a lock's own key may be changed is told by the act.
/// Lives in the engine thread.
class LOCKSCOPE_CORE_EXPORT ActingProbe : public QObject
{
    Q_OBJECT

public:
    /// `watch` outlives it.
    ActingProbe(DeploymentWatch *watch, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~ActingProbe() override;

    /// Asks once. A node that cannot be reached says nothing.
    void start();

Q_SIGNALS:
    /// No node that answered lets the user act: why, one sentence. Empty: at least one does.
    void told(const QString &refusal);

private:
    void ask(int node);
    void conclude(int node, std::optional<QString> refusal);

    DeploymentWatch *m_watch;
    const TransportFactory m_factory;
    const Clock &m_clock;
    std::map<int, std::unique_ptr<Link>> m_links; ///< to nodes that have not answered
    QStringList m_refused; ///< what each of them said
    int m_allowed = 0;
};

} // namespace Lockscope
