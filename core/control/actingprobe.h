#pragma once

#include "../redis/link.h"

#include <map>
#include <memory>

namespace Lockscope {

class DeploymentWatch;

/// Finds out whether the nodes let this user act: all acts are scripts, and one that does nothing is tried once on each node, on a
/// connection of its own that goes with the answer. From Redis 7 on, which has scripts that cannot write, it tries in one of these
/// each command that acts consist of; before, only scripts as such are tried. Whether a lock's own key may be changed is told by
/// the act, unless patterns say which keys are meant. Lives in the engine thread.
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
    /// `refusal`: no node that answered lets the user act, or knows scripts; why, one sentence. Empty: at least one does. `lack`: what a node that
    /// lets the user act refuses of what acts consist of, a sentence; empty: nothing.
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
    std::map<int, std::unique_ptr<Link>> m_links; ///< to nodes that have not answered
    QStringList m_refused; ///< what each of them said
    bool m_isUnsupported = false; ///< one of them does not support scripts: no right is missing
    int m_allowed = 0;
    std::map<int, QByteArrayList> m_missing; ///< of nodes that let the user act, the rules that ACL SETUSER would be given; or none
};

} // namespace Lockscope
