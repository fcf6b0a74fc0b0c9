#pragma once

#include "../redis/link.h"
#include "accessrights.h"

#include <memory>
#include <vector>

namespace Lockscope {

/// A right that a node refuses this user.
struct MissingRight
{
    QByteArray rule; ///< that ACL SETUSER would be given, for example `+pttl`
    Feature feature = Feature::Reading;
    QByteArray serverWords;

    friend bool operator==(const MissingRight &, const MissingRight &) = default;
};

/// A command that a node, or a proxy before it, does not have for anybody.
struct MissingCommand
{
    QByteArray command; ///< with its subcommand, for example `CLIENT TRACKING`
    Feature feature = Feature::Reading;
    QByteArray serverWords;

    friend bool operator==(const MissingCommand &, const MissingCommand &) = default;
};

/// What a node lets this user do.
struct NodeRights
{
    bool asked = false; ///< it was reached, and has answered all
    QList<MissingRight> missing;
    QList<MissingCommand> unsupported;
    /// Where the user may read them, which rightsToWatch() does not ask for.
    std::optional<ServerSettings> settings;
};

/// Finds out which of the rights to watch each node grants, by trying each once: with commands that change nothing, on connections
/// that may send nothing else. A refusal leaves an entry in the server's ACL LOG.
class LOCKSCOPE_CORE_EXPORT RightsProbe : public QObject
{
    Q_OBJECT

public:
    /// Those of rightsToWatch(scope) are tried.
    RightsProbe(const Deployment &deployment, const AccessScope &scope, TransportFactory factory = makeSocketTransport, const Clock &clock = Clock::system(),
                QObject *parent = nullptr);
    ~RightsProbe() override;

    /// Connects and asks; finished() when each node has answered or cannot be reached. Once.
    void start();

    /// One per node of the deployment; what was found so far.
    [[nodiscard]] const std::vector<NodeRights> &rights() const { return m_rights; }

Q_SIGNALS:
    void finished();

private:
    class Asking;

    void onAnswered();

    std::vector<NodeRights> m_rights;
    std::vector<std::unique_ptr<Asking>> m_asking;
    size_t m_open = 0;
};

} // namespace Lockscope
