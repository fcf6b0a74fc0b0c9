#include "route.h"

#include "../base/text.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace Lockscope {

namespace {

Error badRoute(const QString &message)
{
    return {.kind = ErrorKind::InvalidArgument, .message = message};
}

/// No option of ssh, no list, and nothing that a shell, a URI or a configuration file would interpret.
bool isPlainWord(QStringView text)
{
    static const QRegularExpression kWord(
        QStringLiteral(R"(\A[^\s\x00-\x20\x7f"'`\\/@?#%,=\[\]-][^\s\x00-\x20\x7f"'`\\/@?#%,=\[\]]*\z)"));
    return kWord.match(text.toString()).hasMatch();
}

} // namespace

std::optional<HostPort> HostPort::fromText(QStringView text)
{
    HostPort at;
    QStringView port;
    if (text.startsWith(u'[')) {
        const qsizetype close = text.indexOf(u']');
        if (close < 0)
            return std::nullopt;
        at.host = text.mid(1, close - 1).toString();
        port = text.mid(close + 1);
        static const QRegularExpression kBrackets(QStringLiteral("\\A[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*\\z"));
        if (!at.host.contains(kBrackets) || (!port.isEmpty() && !port.startsWith(u':')))
            return std::nullopt;
    } else {
        const qsizetype colon = text.indexOf(u':');
        at.host = (colon < 0 ? text : text.left(colon)).toString();
        port = colon < 0 ? QStringView() : text.mid(colon);
        if (!isPlainWord(at.host))
            return std::nullopt;
    }
    if (port.isEmpty())
        return at;
    bool ok = false;
    at.port = port.mid(1).toUShort(&ok);
    return ok && at.port > 0 ? std::optional(at) : std::nullopt;
}

QString HostPort::display() const
{
    const QString name = host.contains(u':') ? u'[' + host + u']' : host;
    return port == 0 ? name : name + u':' + QString::number(port);
}

Result<SocksProxy> SocksProxy::fromUri(const QString &uri)
{
    const QString text = uri.trimmed();
    const qsizetype scheme = text.indexOf(QLatin1String("://"));
    const QString name = text.left(scheme).toLower();
    if (scheme < 0 || (name != QLatin1String("socks5") && name != QLatin1String("socks5h")))
        return badRoute(QStringLiteral("A proxy is written socks5://[user@]host[:port]"));
    QStringView rest = QStringView(text).mid(scheme + 3);
    if (rest.endsWith(u'/'))
        rest.chop(1);
    SocksProxy proxy;
    if (const qsizetype at = rest.lastIndexOf(u'@'); at >= 0) {
        if (rest.left(at).contains(u':'))
            return badRoute(QStringLiteral("The proxy's address has a password in it, which others could see; leave it "
                                           "out. Lockscope asks for it, or takes LOCKSCOPE_PROXY_PASSWORD"));
        proxy.user = QUrl::fromPercentEncoding(rest.left(at).toUtf8());
        rest = rest.mid(at + 1);
    }
    const auto where = HostPort::fromText(rest);
    if (!where || proxy.user.toUtf8().size() > 255)
        return badRoute(QStringLiteral("The proxy's address cannot be read; write socks5://[user@]host[:port]"));
    proxy.at = *where;
    if (proxy.at.port == 0)
        proxy.at.port = kDefaultPort;
    return proxy;
}

QString SocksProxy::uriWithoutPassword() const
{
    const QString login = user.isEmpty() ? QString() : QString::fromLatin1(QUrl::toPercentEncoding(user)) + u'@';
    return QStringLiteral("socks5://") + login + at.display();
}

Result<AddressMapping> AddressMapping::fromText(const QString &text)
{
    const qsizetype sign = text.indexOf(u'=');
    const auto announced = HostPort::fromText(QStringView(text).left(std::max<qsizetype>(sign, 0)).trimmed());
    const auto reachable = HostPort::fromText(QStringView(text).mid(sign + 1).trimmed());
    if (sign < 0 || !announced || !reachable)
        return badRoute(QStringLiteral("\"%1\" maps no address; write announced=reachable, for example "
                                       "172.18.0.3:6379=127.0.0.1:7001")
                            .arg(visibleText(text, 80)));
    return AddressMapping{.announced = *announced, .reachable = *reachable};
}

QString AddressMapping::text() const
{
    return announced.display() + u'=' + reachable.display();
}

Result<void> Route::checkSshHost(const QString &text)
{
    const qsizetype at = text.lastIndexOf(u'@');
    if (QStringView(text).left(std::max<qsizetype>(at, 0)).contains(u':'))
        return badRoute(QStringLiteral("The SSH host has a password in it, which others could see; leave it out. SSH "
                                       "takes keys, and asks for the rest"));
    if ((at >= 0 && !isPlainWord(QStringView(text).left(at))) || !HostPort::fromText(QStringView(text).mid(at + 1)))
        return badRoute(
            QStringLiteral("\"%1\" names no SSH host; write [user@]host[:port]").arg(visibleText(text, 80)));
    return {};
}

Result<void> Route::validate() const
{
    if (proxy && !ssh.isEmpty())
        return badRoute(QStringLiteral("Give SSH hosts or a proxy, not both. SSH can use a proxy by its own "
                                       "configuration (ProxyCommand)"));
    for (const auto &host : ssh) {
        if (auto valid = checkSshHost(host); !valid)
            return valid;
    }
    for (auto mapping = map.begin(); mapping != map.end(); ++mapping) {
        if (std::any_of(map.begin(), mapping, [&](const auto &other) { return other.announced == mapping->announced; }))
            return badRoute(
                QStringLiteral("%1 is mapped twice; map it to one address").arg(mapping->announced.display()));
    }
    return {};
}

HostPort Route::reachable(const QString &host, quint16 port) const
{
    for (const quint16 announcedPort : {port, quint16{0}}) { // one with the port counts more
        for (const auto &[announced, reachable] : map) {
            if (announced.host == host && announced.port == announcedPort)
                return {.host = reachable.host, .port = reachable.port == 0 ? port : reachable.port};
        }
    }
    return {.host = host, .port = port};
}

QString Route::lastHop() const
{
    return !ssh.isEmpty() ? ssh.constLast() : proxy ? proxy->at.display() : QString();
}

} // namespace Lockscope
