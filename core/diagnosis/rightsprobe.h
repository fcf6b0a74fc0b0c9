#pragma once

#include "../redis/link.h"
#include "accessrights.h"

#include <memory>
#include <vector>

namespace Lockscope {

/// A right that a node refuses this user.
struct MissingRight
{
    QByteArray rule; ///< the missing rule of ACL SETUSER, for example `+pttl`
    Feature feature = Feature::Reading;
    QByteArray serverReply;

    friend bool operator==(const MissingRight &, const MissingRight &) = default;
};

/// A command that a node, or a proxy before it, supports for nobody.
struct MissingCommand
{
    QByteArray command; ///< with its subcommand, for example `CLIENT TRACKING`
    Feature feature = Feature::Reading;
    QByteArray serverReply;

    friend bool operator==(const MissingCommand &, const MissingCommand &) = default;
};

/// What a node allows this user.
struct NodeRights
{
    bool asked = false; ///< the node answered everything
    QList<MissingRight> missing;
    QList<MissingCommand> unsupported;
    /// Set if the user may read them, or the server lets nobody do so; rightsToWatch() does not include that right.
    std::optional<ServerSettings> settings;
};

/// Finds out which rights of rightsToWatch() each node grants, by trying each once. Sends only harmless commands, on
/// connections that allow no others. Each refusal leaves an entry in the server's ACL LOG.
class LOCKSCOPE_CORE_EXPORT RightsProbe : public QObject
{
    Q_OBJECT

public:
    /// Tries the rights of rightsToWatch(scope).
    RightsProbe(const Deployment &deployment, const AccessScope &scope, TransportFactory factory = makeSocketTransport,
                const Clock &clock = Clock::system(), QObject *parent = nullptr);
    ~RightsProbe() override;

    /// Connects and asks. Emits finished() when each node has answered or cannot be reached. Call it once.
    void start();

    /// The results so far, one per node of the deployment.
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
