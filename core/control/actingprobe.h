#pragma once

#include "../redis/link.h"

#include <map>
#include <memory>

namespace Lockscope {

class DeploymentWatch;

/// Finds out whether this user may act on locks: runs a script without effect once on each node, on a separate short-lived connection.
/// Since Redis 7 a read-only script also tries each command that actions use; before, only the right to run scripts is tried. Whether the
/// user may write a particular key shows only when acting, unless patterns name the keys. Lives in the engine thread.
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
    /// `refusal`: a sentence why no answering node lets the user act; empty if at least one does. `lack`: a sentence about commands that a node
    /// refuses although the user may act there; empty if there are none.
    void told(const QString &refusal, const QString &lack);

private:
    void ask(int node);
    void refuse(int node, const Error &error);
    void tryCommands(int node);
    void noteMissing(int node, const Value &reply);
    void conclude(int node, std::optional<QString> refusal);
    [[nodiscard]] QString lack() const;

    DeploymentWatch *m_watch;
    const TransportFactory m_factory;
    const Clock &m_clock;
    std::map<int, std::unique_ptr<Link>> m_links; ///< to nodes that did not answer yet
    QStringList m_refused; ///< the answers of refusing nodes
    bool m_isUnsupported = false; ///< a node does not support scripts, which no right can mend
    int m_allowed = 0;
    std::map<int, QByteArrayList> m_missing; ///< by node that lets the user act: missing ACL rules
};

} // namespace Lockscope
