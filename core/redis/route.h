#pragma once

#include "../base/result.h"
#include "../base/secret.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Lockscope {

/// A host with a port. Port 0 stands for "none given".
struct LOCKSCOPE_CORE_EXPORT HostPort
{
    QString host = {};
    quint16 port = 0;

    /// Reads `host[:port]`; IPv6 addresses in brackets. Unset: it is neither.
    [[nodiscard]] static std::optional<HostPort> fromText(QStringView text);
    [[nodiscard]] QString display() const; ///< as for fromText()

    friend bool operator==(const HostPort &, const HostPort &) = default;
};

/// A SOCKS5 proxy. It resolves host names itself.
struct LOCKSCOPE_CORE_EXPORT SocksProxy
{
    static constexpr quint16 kDefaultPort = 1080;

    HostPort at = {};
    QString user = {}; ///< empty: no login
    Secret password = {};

    /// Reads `socks5://[user@]host[:port]`, or socks5h://, which means the same here. Rejects a password, because
    /// addresses are shown and stored. The error does not contain it.
    [[nodiscard]] static Result<SocksProxy> fromUri(const QString &uri);
    [[nodiscard]] QString uriWithoutPassword() const; ///< for fromUri()

    friend bool operator==(const SocksProxy &, const SocksProxy &) = default;
};

/// Where an address that a cluster or Sentinel announces can be reached from here. Without a port, `announced` stands
/// for all ports of its host, and `reachable` keeps the port.
struct LOCKSCOPE_CORE_EXPORT AddressMapping
{
    HostPort announced = {};
    HostPort reachable = {};

    [[nodiscard]] static Result<AddressMapping> fromText(const QString &text); ///< `announced=reachable`
    [[nodiscard]] QString text() const; ///< for fromText()

    friend bool operator==(const AddressMapping &, const AddressMapping &) = default;
};

/// The way from here to a server: direct, through SSH hosts, or through a proxy. A plain value.
struct LOCKSCOPE_CORE_EXPORT Route
{
    QStringList ssh = {}; ///< `[user@]host[:port]`, each reached through the ones before it; see checkSshHost()
    std::optional<SocksProxy> proxy = {};
    QList<AddressMapping> map = {};

    /// Checks one entry of `ssh`. A host can be an alias from the user's SSH configuration.
    [[nodiscard]] static Result<void> checkSshHost(const QString &text);
    /// A route has at most one of `ssh` and `proxy`.
    [[nodiscard]] Result<void> validate() const;

    /// Sockets connect to the server's address, or to the one that `map` has for it.
    [[nodiscard]] bool isDirect() const { return ssh.isEmpty() && !proxy; }
    [[nodiscard]] HostPort reachable(const QString &host, quint16 port) const; ///< applies `map`
    /// The SSH host next to the servers, or the proxy, for messages. Empty: direct.
    [[nodiscard]] QString lastHop() const;

    friend bool operator==(const Route &, const Route &) = default;
};

} // namespace Lockscope
