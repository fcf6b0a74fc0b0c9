#pragma once

#include "../redis/link.h"

#include <map>
#include <memory>

namespace Lockscope {

class DeploymentWatch;

/// Finds out whether this user may act on locks. Runs a harmless script once on each node, on a separate connection.
/// Since Redis 7 a read-only script also tries each command that actions use. Older servers show only the right to run
/// scripts. Write access to a key shows only in an action, unless patterns name the keys. Lives in the engine thread.
class LOCKSCOPE_CORE_EXPORT ActingProbe : public QObject
{
    Q_OBJECT

public:
    /// `watch` must outlive the probe.
    ActingProbe(DeploymentWatch *watch, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~ActingProbe() override;

    /// Asks each node once. Unreachable nodes are skipped.
    void start();

Q_SIGNALS:
    /// `refusal`: why no answering node lets the user act; empty if at least one does. `missingRights`: the commands
    /// that a node refuses although the user may act there; empty if none. Both are sentences for the operator.
    void finished(const QString &refusal, const QString &missingRights);

private:
    void ask(int node);
    void refuse(int node, const Error &error);
    void tryCommands(int node);
    void noteMissing(int node, const Value &reply);
    void conclude(int node, std::optional<QString> refusal);
    [[nodiscard]] QString missingRights() const;

    DeploymentWatch *m_watch;
    const TransportFactory m_factory;
    const Clock &m_clock;
    std::map<int, std::unique_ptr<Link>> m_links; ///< to nodes that did not answer yet
    QStringList m_refused; ///< the answers of refusing nodes
    bool m_isUnsupported = false; ///< a node does not support scripts, which no right can change
    int m_allowed = 0;
    std::map<int, QByteArrayList> m_missing; ///< by node that lets the user act: missing ACL rules
};

} // namespace Lockscope
