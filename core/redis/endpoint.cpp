#include "endpoint.h"

#include "../base/text.h"

#include <QHostAddress>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

namespace Lockscope {

namespace {

Error bad(const QString &message)
{
    return {.kind = ErrorKind::InvalidArgument, .message = message};
}

QString decoded(QStringView text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

QString encoded(const QString &text, const QByteArray &keep = {})
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, keep));
}

/// What stands there is not repeated, and becomes part of no name: it may be a password, even if it is a number.
Result<int> databaseNumber(QStringView text)
{
    bool ok = false;
    const int number = text.toInt(&ok);
    if (!ok || number < 0 || number > Endpoint::kLastDatabase)
        return bad(QStringLiteral("What stands for the database is not a database number; write 0, 1, 2, …"));
    return number;
}

/// Two slashes are not a path, but an address without its scheme.
bool isSocketPath(QStringView text)
{
    return text.startsWith(u'/') && !text.startsWith(QLatin1String("//"));
}

/// Also returns true for malformed text that is meant as an IPv6 address.
bool isIpV6(QStringView text)
{
    return text.contains(QLatin1String("::"))
        || QHostAddress(text.toString()).protocol() == QAbstractSocket::IPv6Protocol;
}

Result<void> readHostAndPort(QStringView text, Endpoint &endpoint)
{
    QStringView port;
    bool hasPort = false;
    if (text.startsWith(u'[')) { // IPv6 literal
        const qsizetype close = text.indexOf(u']');
        if (close < 0)
            return bad(QStringLiteral("The IPv6 address lacks its closing bracket: write [::1]:6379"));
        endpoint.host = text.mid(1, close - 1).toString();
        const QStringView rest = text.mid(close + 1);
        if (!rest.isEmpty() && !rest.startsWith(u':'))
            return bad(QStringLiteral("Only a :port may follow the closing bracket of an IPv6 address"));
        hasPort = !rest.isEmpty();
        port = rest.mid(1);
    } else {
        if (text.count(u':') > 1)
            return bad(isIpV6(text) ? QStringLiteral("Put an IPv6 address in brackets: [::1]:6379")
                                    : QStringLiteral("There is a colon too many; write host:port"));
        const qsizetype colon = text.indexOf(u':');
        hasPort = colon >= 0;
        endpoint.host = decoded(hasPort ? text.left(colon) : text);
        port = hasPort ? text.mid(colon + 1) : QStringView();
    }
    if (hasPort) {
        bool ok = false;
        const uint number = port.toUInt(&ok);
        if (!ok || number == 0 || number > 65535) {
            constexpr qsizetype kPortDigits = 5; // anything else may be a password
            const bool isQuotable = ok && port.size() <= kPortDigits;
            return bad(QStringLiteral("%1 is not a port; write a number from 1 to 65535")
                           .arg(isQuotable ? u'"' + port.toString() + u'"' : QStringLiteral("What follows the colon")));
        }
        endpoint.port = static_cast<quint16>(number);
    }
    if (endpoint.host.isEmpty())
        endpoint.host = QStringLiteral("127.0.0.1");
    return {};
}

Result<void> readQuery(QStringView text, Endpoint &endpoint)
{
    const QUrlQuery query(text.toString());
    const auto items = query.queryItems(QUrl::FullyDecoded);
    for (const auto &[key, value] : items) {
        if (key == QLatin1String("cacert")) {
            endpoint.tls.caFile = value;
        } else if (key == QLatin1String("cert")) {
            endpoint.tls.certFile = value;
        } else if (key == QLatin1String("key")) {
            endpoint.tls.keyFile = value;
        } else if (key == QLatin1String("sni")) {
            endpoint.tls.serverName = value;
        } else if (key == QLatin1String("name")) {
            endpoint.name = value;
        } else if (key == QLatin1String("db")) {
            const auto number = databaseNumber(value);
            if (!number)
                return number.error();
            endpoint.database = *number;
        } else {
            return bad(QStringLiteral("The address has an option \"%1\" that Lockscope does not know; it knows db, "
                                      "name, cacert, cert, key, sni")
                           .arg(visibleText(key, 40)));
        }
    }
    return {};
}

/// Finds an @ after an unencoded ?, or in the apparent scheme. Errors that quote such a URI could quote the password.
bool mayQuotePassword(QStringView uri)
{
    const qsizetype schemeEnd = qMax<qsizetype>(uri.indexOf(QLatin1String("://")), 0);
    const qsizetype query = uri.indexOf(u'?');
    const QStringView scheme = uri.left(schemeEnd);
    return uri.contains(u'@')
        && (scheme.contains(u':') || scheme.contains(u'@') || (query >= 0 && uri.lastIndexOf(u'@') > query));
}

Result<Endpoint> readUri(const QString &trimmed, quint16 defaultPort)
{
    Endpoint endpoint{.port = defaultPort};
    QStringView rest(trimmed);
    const qsizetype schemeEnd = rest.indexOf(QLatin1String("://"));
    QString scheme = QStringLiteral("redis");
    if (schemeEnd >= 0) {
        scheme = rest.left(schemeEnd).toString().toLower();
        rest = rest.mid(schemeEnd + 3);
    } else if (isSocketPath(rest)) {
        scheme = QStringLiteral("unix");
    }
    if (scheme == QLatin1String("rediss") || scheme == QLatin1String("valkeys"))
        endpoint.tls.enabled = true;
    else if (scheme == QLatin1String("unix") || scheme == QLatin1String("redis+unix"))
        endpoint.kind = Endpoint::Kind::Unix;
    else if (scheme != QLatin1String("redis") && scheme != QLatin1String("valkey"))
        return bad(QStringLiteral("\"%1://\" is not a Redis address; write redis://, rediss:// (TLS) or unix://")
                       .arg(visibleText(scheme, 40)));

    QStringView query;
    if (const qsizetype mark = rest.indexOf(u'?'); mark >= 0) {
        query = rest.mid(mark + 1);
        rest = rest.left(mark);
    }

    // Splits at the last @, because a password may contain an unencoded @.
    const qsizetype searchEnd
        = endpoint.kind == Endpoint::Kind::Unix ? rest.size() : qMax<qsizetype>(rest.lastIndexOf(u'@') + 1, 0);
    if (const qsizetype at = rest.left(searchEnd).lastIndexOf(u'@');
        at >= 0 && !(endpoint.kind == Endpoint::Kind::Unix && rest.startsWith(u'/'))) {
        const QStringView login = rest.left(at);
        const qsizetype colon = login.indexOf(u':');
        // A single word before the @ is the password, as in redis-cli.
        if (colon >= 0)
            endpoint.user = decoded(login.left(colon));
        endpoint.password = Secret(decoded(colon >= 0 ? login.mid(colon + 1) : login).toUtf8());
        rest = rest.mid(at + 1);
    }

    if (endpoint.kind == Endpoint::Kind::Unix) {
        endpoint.path = decoded(rest);
    } else {
        const qsizetype slash = rest.indexOf(u'/');
        if (slash >= 0 && slash + 1 < rest.size()) {
            const auto number = databaseNumber(rest.mid(slash + 1));
            if (!number)
                return number.error();
            endpoint.database = *number;
        }
        if (const auto read = readHostAndPort(slash >= 0 ? rest.left(slash) : rest, endpoint); !read)
            return read.error();
    }
    if (const auto read = readQuery(query, endpoint); !read)
        return read.error();
    if (const auto valid = endpoint.validate(); !valid)
        return valid.error();
    return endpoint;
}

} // namespace

Result<Endpoint> Endpoint::fromUri(const QString &uri, quint16 defaultPort)
{
    const QString trimmed = uri.trimmed();
    if (trimmed.isEmpty())
        return bad(QStringLiteral("The address is empty; write redis://host:port, rediss://host:port or unix:///path"));
    auto endpoint = readUri(trimmed, defaultPort);
    // Without the complete "://", readUri() takes the scheme for a host.
    static const QRegularExpression kHalfScheme(QStringLiteral("^((rediss?|unix)(:/(?!/)|//)|//)"),
                                                QRegularExpression::CaseInsensitiveOption);
    if (!endpoint && kHalfScheme.match(trimmed).hasMatch())
        return bad(QStringLiteral(
            "The address lacks a part of \"://\"; write redis://host:port, rediss://host:port or unix:///path"));
    if (!endpoint && mayQuotePassword(trimmed))
        return bad(QStringLiteral(
            "The address cannot be read; in user and password write ? as %3F, / as %2F, : as %3A and @ as %40"));
    return endpoint;
}

Result<void> Endpoint::validate() const
{
    if (kind == Kind::Unix) {
        if (!path.startsWith(u'/'))
            return bad(QStringLiteral("The socket path \"%1\" is not absolute; write unix:///run/redis/redis.sock")
                           .arg(visibleText(path, 120)));
        if (path.toUtf8().size() > 107) // sizeof(sockaddr_un::sun_path) - 1
            return bad(QStringLiteral("The socket path is longer than the 107 bytes a unix socket's address can hold"));
        if (tls.enabled)
            return bad(QStringLiteral("TLS is not spoken over a unix socket; use a host and port for TLS"));
        if (!route.isDirect())
            return bad(QStringLiteral("A unix socket is reached on this machine only, not through SSH or a proxy"));
    } else {
        if (host.contains(u'@')) // perhaps with a password before it: not repeated
            return bad(QStringLiteral("A host name has no \"@\"; write redis://user@host:port, or --user and --host"));
        if (host.isEmpty() || host.contains(u' ') || host.contains(u'/'))
            return bad(QStringLiteral("\"%1\" is not a host name").arg(visibleText(host, 80)));
        if (port == 0)
            return bad(QStringLiteral("The port must be from 1 to 65535"));
    }
    const bool asksForTls
        = !tls.caFile.isEmpty() || !tls.certFile.isEmpty() || !tls.keyFile.isEmpty() || !tls.serverName.isEmpty();
    if (asksForTls && !tls.enabled)
        return bad(QStringLiteral(
            "TLS files or a TLS server name are given, but the connection is not TLS; write rediss:// or --tls"));
    if (tls.certFile.isEmpty() != tls.keyFile.isEmpty())
        return bad(QStringLiteral("A client certificate needs both its certificate and its key file"));
    if (database < 0 || database > kLastDatabase)
        return bad(QStringLiteral("The database number must be from 0 to %1").arg(kLastDatabase));
    return route.validate();
}

QString Endpoint::display() const
{
    QString text = kind == Kind::Unix ? path
        : host.contains(u':')         ? QStringLiteral("[%1]:%2").arg(host, QString::number(port))
                                      : QStringLiteral("%1:%2").arg(host, QString::number(port));
    if (database != 0)
        text += QStringLiteral("/%1").arg(database);
    return text;
}

QString Endpoint::label() const
{
    return name.isEmpty() ? display() : name;
}

QString Endpoint::uriWithoutPassword() const
{
    QString uri = kind == Kind::Unix ? QStringLiteral("unix://")
        : tls.enabled                ? QStringLiteral("rediss://")
                                     : QStringLiteral("redis://");
    if (!user.isEmpty())
        uri += encoded(user) + QStringLiteral(":@");
    QStringList query;
    if (kind == Kind::Unix) {
        uri += encoded(path, "/");
        if (database != 0)
            query += QStringLiteral("db=%1").arg(database);
    } else {
        uri += host.contains(u':') ? u'[' + host + u']' : host;
        uri += u':' + QString::number(port);
        if (database != 0)
            uri += u'/' + QString::number(database);
    }
    const auto add = [&query](const char *key, const QString &value) {
        if (!value.isEmpty())
            query += QLatin1String(key) + u'=' + encoded(value, "/");
    };
    add("cacert", tls.caFile);
    add("cert", tls.certFile);
    add("key", tls.keyFile);
    add("sni", tls.serverName);
    add("name", name);
    return query.isEmpty() ? uri : uri + u'?' + query.join(u'&');
}

} // namespace Lockscope
