#include "sockshandshake.h"

#include <QHostAddress>
#include <QUrl>

namespace Lockscope {

namespace {

constexpr char kSocksVersion = 5;
constexpr char kNoLogin = 0;
constexpr char kPasswordLogin = 2;
constexpr char kConnectCommand = 1;
constexpr char kIpV4Address = 1;
constexpr char kHostName = 3;
constexpr char kIpV6Address = 4;
constexpr qsizetype kLongestField = 255; // lengths are one byte

Error noConnection(const QString &why)
{
    return {.kind = ErrorKind::Unreachable, .message = why, .retrySafe = true};
}

QByteArray bytesOf(std::initializer_list<char> bytes)
{
    return {bytes.begin(), static_cast<qsizetype>(bytes.size())};
}

QByteArray withLength(const QByteArray &bytes)
{
    return static_cast<char>(bytes.size()) + bytes;
}

QString reasonOf(char reply)
{
    switch (reply) {
    case 1: return QStringLiteral("it reports a general failure");
    case 2: return QStringLiteral("its rules forbid this connection");
    case 3: return QStringLiteral("it has no route to the network");
    case 4: return QStringLiteral("it cannot reach the host, or does not know the name");
    case 5: return QStringLiteral("the connection is refused: no server listens there");
    case 6: return QStringLiteral("the connection timed out");
    case 7: return QStringLiteral("it does not support the command");
    case 8: return QStringLiteral("it does not support this kind of address");
    default: return QStringLiteral("it answers with the unknown code %1").arg(static_cast<int>(reply));
    }
}

} // namespace

SocksHandshake::SocksHandshake(const HostPort &server, const QString &user, const Secret &password)
    : m_server(server)
    , m_user(user.toUtf8())
    , m_password(password)
{
}

QByteArray SocksHandshake::greeting() const
{
    return m_user.isEmpty() ? bytesOf({kSocksVersion, 1, kNoLogin})
                            : bytesOf({kSocksVersion, 2, kNoLogin, kPasswordLogin});
}

QByteArray SocksHandshake::request() const
{
    QByteArray bytes = bytesOf({kSocksVersion, kConnectCommand, 0});
    if (const QHostAddress address(m_server.host); address.protocol() == QAbstractSocket::IPv4Protocol) {
        const quint32 number = address.toIPv4Address();
        bytes += kIpV4Address;
        for (const int shift : {24, 16, 8, 0})
            bytes += static_cast<char>(number >> shift & 0xff);
    } else if (address.protocol() == QAbstractSocket::IPv6Protocol) {
        const Q_IPV6ADDR number = address.toIPv6Address();
        bytes += kIpV6Address;
        for (int i = 0; i < 16; ++i)
            bytes += static_cast<char>(number[i]);
    } else {
        // Not all names of containers are names by toAce()'s rules: some have an underscore.
        const QByteArray ace = QUrl::toAce(m_server.host);
        bytes += kHostName + withLength((ace.isEmpty() ? m_server.host.toUtf8() : ace).left(kLongestField));
    }
    return bytes + static_cast<char>(m_server.port >> 8) + static_cast<char>(m_server.port & 0xff);
}

QByteArray SocksHandshake::next(Step step, qsizetype wanted, const QByteArray &bytes)
{
    m_step = step;
    m_wanted = wanted;
    m_received.clear();
    return bytes;
}

Result<QByteArray> SocksHandshake::feed(const QByteArray &bytes)
{
    m_received += bytes;
    if (wanted() > 0)
        return QByteArray();
    switch (m_step) {
    case Step::Method:
        if (m_received.at(0) != kSocksVersion)
            return noConnection(QStringLiteral("it does not speak SOCKS5"));
        if (m_received.at(1) == kNoLogin)
            return next(Step::Reply, 5, request());
        if (m_received.at(1) != kPasswordLogin || m_user.isEmpty())
            return noConnection(QStringLiteral("it demands a login; name its user as in socks5://user@host"));
        return next(Step::Login, 2,
                    QByteArray(1, 1) + withLength(m_user) + withLength(m_password.reveal().left(kLongestField)));
    case Step::Login:
        if (m_received.at(1) != 0)
            return noConnection(QStringLiteral("it rejects the login of \"%1\"").arg(QString::fromUtf8(m_user)));
        return next(Step::Reply, 5, request());
    case Step::Reply: {
        // The fifth byte is the first of an address that is of no use here; for a name it is the length.
        if (m_received.at(0) != kSocksVersion)
            return noConnection(QStringLiteral("it does not speak SOCKS5"));
        if (m_received.at(1) != 0)
            return noConnection(reasonOf(m_received.at(1)));
        const char type = m_received.at(3);
        const qsizetype address = type == kIpV4Address ? 4
            : type == kIpV6Address                     ? 16
                                                       : 1 + static_cast<uchar>(m_received.at(4));
        return next(Step::Address, address + 1);
    }
    case Step::Address: return next(Step::Done, 0);
    case Step::Done: break;
    }
    return QByteArray();
}

} // namespace Lockscope
