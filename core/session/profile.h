#pragma once

#include "../board/deployment.h"

#include <QHash>
#include <QStringList>

namespace Lockscope {

/// What a profile's nodes are to each other, as people choose it. Single and Independent both are DeploymentRule::Independent.
enum class ProfileRule {
    Single, ///< exactly one node: a second address is a mistake
    Independent, ///< one, or several that vote
    Sentinel,
    Cluster,
};

/// Where the passwords of a profile stay between two uses. Never in the profile, and never in a file of Lockscope's.
enum class PasswordKeeping {
    Ask, ///< nowhere: they are asked for each time
    Session, ///< in memory, until the program ends
    Keychain, ///< with the keychain of the user's desktop
};

/// A deployment as it is kept and handed on: without any password. A value.
///
/// What a node's address does not say, the profile says for all: user, TLS and its files. A node that speaks TLS by its
/// own word (rediss://) takes the files that it does not name from the profile as well.
struct LOCKSCOPE_CORE_EXPORT Profile
{
    QString id = {}; ///< of the user's store; empty: not kept yet. Not exported
    QString name = {};
    QString group = {}; ///< empty: none
    ProfileRule rule = ProfileRule::Independent;
    QList<Endpoint> nodes = {}; ///< Sentinel: empty
    QList<Endpoint> sentinels = {};
    QString master = {}; ///< Sentinel
    int database = 0; ///< Sentinel: of the master
    QString sentinelUser = {}; ///< of sentinels whose address has none
    QString user = {};
    TlsOptions tls = {};
    QByteArrayList patterns = {};
    DialectOptions dialects = {};
    bool possible = false; ///< see Deployment::possible
    Environment environment = Environment::Unspecified;
    QString colour = {}; ///< "#rrggbb"; empty: the environment's own
    Millis interval{1000};
    PasswordKeeping keeping = PasswordKeeping::Ask;
    /// For which a password is needed: ProfilePasswords' keys, so that it can be asked for before anything is sent.
    QStringList secrets = {};

    friend bool operator==(const Profile &, const Profile &) = default;
};

/// The passwords that go with a profile, by whose they are: a node's display(), or one of the two words here.
struct LOCKSCOPE_CORE_EXPORT ProfilePasswords
{
    static const QString kCommon; ///< of all nodes that have none of their own
    static const QString kSentinels;

    QHash<QString, Secret> all = {};

    [[nodiscard]] Secret common() const { return all.value(kCommon); }
    /// Forgets it when `secret` is empty.
    void set(const QString &whose, const Secret &secret);
    /// Those that are not empty, in a fixed order.
    [[nodiscard]] QStringList whose() const;

    friend bool operator==(const ProfilePasswords &, const ProfilePasswords &) = default;
};

/// What watching needs. The error says in one sentence what is missing or does not fit; it never has a password in it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<Deployment> deploymentOf(const Profile &profile, const ProfilePasswords &passwords);

/// The inverse, for a deployment that came from elsewhere (the command line): what all nodes share becomes the profile's.
/// Its `pace` is not kept. deploymentOf() makes the same deployment of it again.
struct ProfileAndPasswords
{
    Profile profile;
    ProfilePasswords passwords;
};
[[nodiscard]] LOCKSCOPE_CORE_EXPORT ProfileAndPasswords profileOf(const Deployment &deployment);

/// The name of a deployment that nobody named.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString generatedName(const Profile &profile);

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::Profile)
