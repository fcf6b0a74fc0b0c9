#pragma once

#include "../base/result.h"
#include "../base/secret.h"
#include "route.h"

#include <QMetaType>
#include <QString>

namespace Lockscope {

/// TLS settings. The peer is always verified; there is no option to disable that.
struct TlsOptions
{
    bool enabled = false;
    QString caFile = {}; ///< PEM; replaces the system's authorities if set
    QString certFile = {}; ///< client certificate, PEM
    QString keyFile = {}; ///< key of the client certificate, PEM
    QString serverName = {}; ///< SNI and the name that the certificate must carry; empty: the host

    friend bool operator==(const TlsOptions &, const TlsOptions &) = default;
};

/// The address of one Redis node and its login. A plain value.
struct LOCKSCOPE_CORE_EXPORT Endpoint
{
    static constexpr quint16 kDefaultPort = 6379;
    static constexpr quint16 kSentinelPort = 26379; ///< Sentinel's default port

    /// Servers have 16 databases unless configured otherwise. A larger number is more likely a password.
    static constexpr int kLastDatabase = 99'999;

    enum class Kind { Tcp, Unix };

    Kind kind = Kind::Tcp;
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = kDefaultPort;
    QString path = {}; ///< absolute path of the socket; only for Kind::Unix
    QString user = {}; ///< ACL user; empty: the server's default user
    Secret password = {};
    int database = 0;
    TlsOptions tls = {};
    Route route = {}; ///< not part of URIs
    QString name = {}; ///< the user's name for this node; empty: display()

    /// Parses `redis://`, `rediss://` and `unix://` like redis-cli. `defaultPort` applies if the address has no port.
    ///   redis[s]://[[user]:password@]host[:port][/database][?cacert=F&cert=F&key=F&sni=NAME&name=N]
    ///   unix://[[user]:password@]/absolute/path[?db=N&name=N]
    /// User, password, path and query values are percent-decoded. A bare `host[:port]` means `redis://`, a bare `/path`
    /// means `unix://`. The error names the invalid part and never contains the password.
    [[nodiscard]] static Result<Endpoint> fromUri(const QString &uri, quint16 defaultPort = kDefaultPort);

    /// Returns `host:port` or the socket's path, plus `/database` if that is not 0. Never the password.
    [[nodiscard]] QString display() const;
    /// Returns the name; display() if there is none.
    [[nodiscard]] QString label() const;
    /// Returns a URI for fromUri(), without the password.
    [[nodiscard]] QString uriWithoutPassword() const;

    /// Checks the same as fromUri(), for endpoints built from flags or a form.
    [[nodiscard]] Result<void> validate() const;

    friend bool operator==(const Endpoint &, const Endpoint &) = default;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::Endpoint)
