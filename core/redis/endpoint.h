#pragma once

#include "../base/result.h"
#include "../base/secret.h"

#include <QMetaType>
#include <QString>

namespace Lockscope {

/// How a TLS peer is verified. There is no way to switch verification off.
struct TlsOptions
{
    bool enabled = false;
    QString caFile = {}; ///< PEM; trusted *instead of* the system's authorities when set
    QString certFile = {}; ///< client certificate, PEM
    QString keyFile = {}; ///< key of the client certificate, PEM
    QString serverName = {}; ///< SNI and the name the certificate must carry; empty means the host

    friend bool operator==(const TlsOptions &, const TlsOptions &) = default;
};

/// Where one Redis node is and how to log in. A value; it connects nothing.
struct LOCKSCOPE_CORE_EXPORT Endpoint
{
    static constexpr quint16 kDefaultPort = 6379;
    static constexpr quint16 kSentinelPort = 26379; ///< where sentinels listen by default

    enum class Kind { Tcp, Unix };

    Kind kind = Kind::Tcp;
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = kDefaultPort;
    QString path = {}; ///< absolute path of the socket, for Kind::Unix
    QString user = {}; ///< ACL user; empty means the server's default user
    Secret password = {};
    int database = 0;
    TlsOptions tls = {};
    QString name = {}; ///< what people call this node; empty means display()

    /// Reads `redis://`, `rediss://` and `unix://` as redis-cli does:
    ///   redis[s]://[[user]:password@]host[:port][/database][?cacert=F&cert=F&key=F&sni=NAME&name=N]
    ///   unix://[[user]:password@]/absolute/path[?db=N&name=N]
    /// User, password, path and query values are percent-decoded. A bare `host[:port]` is `redis://`, a bare `/path` `unix://`.
    /// The error names the part at fault and never repeats the password. `defaultPort` is taken where the address has none.
    [[nodiscard]] static Result<Endpoint> fromUri(const QString &uri, quint16 defaultPort = kDefaultPort);

    /// `host:port` or the socket's path, with `/database` when it is not 0. Never the password.
    [[nodiscard]] QString display() const;
    /// name, or display() when it has none.
    [[nodiscard]] QString label() const;
    /// A URI that fromUri() reads back, without the password.
    [[nodiscard]] QString uriWithoutPassword() const;

    /// Checks what fromUri() checks, for endpoints put together from flags or a form.
    [[nodiscard]] Result<void> validate() const;

    friend bool operator==(const Endpoint &, const Endpoint &) = default;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::Endpoint)
