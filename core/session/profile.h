#pragma once

#include "../board/deployment.h"

#include <QHash>
#include <QStringList>

namespace Lockscope {

/// How a profile's nodes belong together, as the user chooses it. Single and Independent are
/// DeploymentRule::Independent.
enum class ProfileRule {
    Single, ///< exactly one node; a second address is an error
    Independent, ///< one node, or several that vote
    Sentinel,
    Cluster,
};

/// Where a profile's passwords are kept between uses. They are never in the profile or in a file of Lockscope.
enum class PasswordKeeping {
    Ask, ///< nowhere: the user types them each time
    Session, ///< in memory until the program ends
    Keychain, ///< in the keychain of the user's desktop
};

/// A deployment as stored and exported, without passwords. A value.
///
/// The profile has the user and the TLS settings of all nodes whose address does not specify them. A node with
/// rediss:// also takes the TLS files that it does not name from the profile.
struct LOCKSCOPE_CORE_EXPORT Profile
{
    QString id = {}; ///< in the user's store; empty: not stored yet. Not exported
    QString name = {};
    QString group = {}; ///< empty: none
    ProfileRule rule = ProfileRule::Independent;
    QList<Endpoint> nodes = {}; ///< Sentinel: empty
    QList<Endpoint> sentinels = {};
    QString master = {}; ///< Sentinel
    int database = 0; ///< Sentinel: the master's database
    QString sentinelUser = {}; ///< for sentinels whose address has none
    QString user = {};
    TlsOptions tls = {};
    Route route = {}; ///< to all servers; without the proxy's password
    QByteArrayList patterns = {};
    DialectOptions dialects = {};
    bool possible = false; ///< see Deployment::possible
    Environment environment = Environment::Unspecified;
    QString colour = {}; ///< "#rrggbb"; empty: the environment's colour
    Millis interval{1000};
    PasswordKeeping keeping = PasswordKeeping::Ask;
    /// The keys in ProfilePasswords that need a password, so that the program can ask before it sends anything.
    QStringList secrets = {};

    friend bool operator==(const Profile &, const Profile &) = default;
};

/// The passwords of a profile, by a node's display() or one of the words here.
struct LOCKSCOPE_CORE_EXPORT ProfilePasswords
{
    static const QString kCommon; ///< for all nodes without a password of their own
    static const QString kSentinels;
    static const QString kProxy;

    QHash<QString, Secret> all = {};

    [[nodiscard]] Secret common() const { return all.value(kCommon); }
    /// An empty `secret` removes the entry.
    void set(const QString &whose, const Secret &secret);
    /// The keys of all entries, sorted.
    [[nodiscard]] QStringList whose() const;

    friend bool operator==(const ProfilePasswords &, const ProfilePasswords &) = default;
};

/// The deployment to watch. Error: InvalidArgument; one sentence about what is missing or wrong, never with a password.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<Deployment> deploymentOf(const Profile &profile,
                                                                    const ProfilePasswords &passwords);

/// The inverse, for a deployment from elsewhere (the command line): settings that all nodes share become the profile's.
/// deploymentOf() returns the same deployment again, except its `pace`.
struct ProfileAndPasswords
{
    Profile profile;
    ProfilePasswords passwords;
};
[[nodiscard]] LOCKSCOPE_CORE_EXPORT ProfileAndPasswords profileOf(const Deployment &deployment);

/// The name of a deployment without a given name.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString generatedName(const Profile &profile);

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::Profile)
