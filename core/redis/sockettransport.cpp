#include "transport.h"

#include "../base/deletelater.h"
#include "endpoint.h"
#include "sockshandshake.h"
#include "sshtunnel_p.h"

#include <QFile>
#include <QFileInfo>
#include <QHostAddress>
#include <QLocalSocket>
#include <QNetworkProxy>
#include <QPointer>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#endif

namespace Lockscope {

namespace {

constexpr qint64 kReadBuffer = 64 * 1024;

void lingerZero(qintptr descriptor)
{
#ifdef Q_OS_UNIX
    if (descriptor < 0)
        return;
    const linger off{.l_onoff = 1, .l_linger = 0};
    setsockopt(static_cast<int>(descriptor), SOL_SOCKET, SO_LINGER, &off, sizeof off);
#else
    Q_UNUSED(descriptor)
#endif
}

Error tlsFileError(const QString &what, const QString &file, const QString &why)
{
    return {.kind = ErrorKind::Tls, .message = QStringLiteral("The %1 file %2 %3").arg(what, file, why)};
}

Result<QByteArray> readPem(const QString &what, const QString &file)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return tlsFileError(what, file, QStringLiteral("cannot be read: %1").arg(source.errorString()));
    return source.read(4 * 1024 * 1024);
}

QSslKey readKey(const QByteArray &pem)
{
    for (const auto algorithm : {QSsl::Rsa, QSsl::Ec, QSsl::Dsa}) {
        QSslKey key(pem, algorithm);
        if (!key.isNull())
            return key;
    }
    return {};
}

Result<QSslConfiguration> tlsConfiguration(const TlsOptions &tls)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    if (!tls.caFile.isEmpty()) {
        const auto pem = readPem(QStringLiteral("CA certificate"), tls.caFile);
        if (!pem)
            return pem.error();
        const auto authorities = QSslCertificate::fromData(*pem, QSsl::Pem);
        if (authorities.isEmpty())
            return tlsFileError(QStringLiteral("CA certificate"), tls.caFile,
                                QStringLiteral("holds no PEM certificate"));
        configuration.setCaCertificates(authorities);
    }
    if (!tls.certFile.isEmpty()) {
        const auto pem = readPem(QStringLiteral("client certificate"), tls.certFile);
        if (!pem)
            return pem.error();
        const auto chain = QSslCertificate::fromData(*pem, QSsl::Pem);
        if (chain.isEmpty())
            return tlsFileError(QStringLiteral("client certificate"), tls.certFile,
                                QStringLiteral("holds no PEM certificate"));
        configuration.setLocalCertificateChain(chain);

        const auto keyPem = readPem(QStringLiteral("client key"), tls.keyFile);
        if (!keyPem)
            return keyPem.error();
        const QSslKey key = readKey(*keyPem);
        if (key.isNull())
            return tlsFileError(QStringLiteral("client key"), tls.keyFile,
                                QStringLiteral("holds no PEM key that can be read without a passphrase"));
        configuration.setPrivateKey(key);
    }
    return configuration;
}

QString namesOf(const QSslCertificate &certificate)
{
    QStringList names = certificate.subjectAlternativeNames().values();
    if (names.isEmpty())
        names = certificate.subjectInfo(QSslCertificate::CommonName);
    return names.isEmpty() ? QStringLiteral("no name at all") : names.join(QStringLiteral(", "));
}

/// Returns one clause per distinct reason, so that a wrong name and an unknown authority both appear.
QString tlsReason(const QList<QSslError> &errors, const QString &expectedName)
{
    QStringList reasons;
    for (const auto &error : errors) {
        QString reason;
        switch (error.error()) {
        case QSslError::HostNameMismatch:
            reason = QStringLiteral("the host name does not match: the certificate is for %1, not for %2")
                         .arg(namesOf(error.certificate()), expectedName);
            break;
        case QSslError::UnableToGetIssuerCertificate:
        case QSslError::UnableToGetLocalIssuerCertificate:
        case QSslError::UnableToVerifyFirstCertificate:
        case QSslError::CertificateUntrusted:
        case QSslError::InvalidCaCertificate:
        case QSslError::SelfSignedCertificateInChain: // the authority's certificate, which the server sends along
            reason = QStringLiteral(
                "its certificate is signed by an unknown authority (unknown CA); give that CA's file with --cacert");
            break;
        case QSslError::SelfSignedCertificate:
            reason = QStringLiteral("its certificate is self-signed, by an unknown authority (unknown CA); give that "
                                    "CA's file with --cacert");
            break;
        case QSslError::CertificateExpired:
            reason = QStringLiteral("its certificate expired on %1")
                         .arg(error.certificate().expiryDate().toString(Qt::ISODate));
            break;
        case QSslError::CertificateNotYetValid:
            reason = QStringLiteral("its certificate is valid only from %1")
                         .arg(error.certificate().effectiveDate().toString(Qt::ISODate));
            break;
        default: reason = error.errorString();
        }
        if (!reasons.contains(reason))
            reasons += reason;
    }
    return reasons.join(QStringLiteral("; "));
}

/// TCP with or without TLS, direct or by the endpoint's route. A plain socket is unbuffered, so each read or write is
/// one system call. Qt's buffers would peek at the available bytes. They also need a second turn of the event loop per
/// write, and wake it twice.
class TcpTransport final : public Transport
{
public:
    explicit TcpTransport(const Endpoint &endpoint)
        : m_endpoint(endpoint)
        , m_tlsSocket(endpoint.tls.enabled ? new QSslSocket : nullptr)
        , m_socket(m_tlsSocket != nullptr ? m_tlsSocket : new QTcpSocket, DeleteLater())
    {
        // SOCKS is spoken here, not by Qt: Qt cannot reach the unix socket of an SSH tunnel, and buffers all data.
        m_socket->setProxy(QNetworkProxy::NoProxy);
        connect(m_socket.get(), &QAbstractSocket::connected, this, [this] {
            m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
            m_socket->setSocketOption(QAbstractSocket::KeepAliveOption, 1);
            if (m_socks)
                m_socket->write(m_socks->greeting());
            else
                meetServer();
        });
        // Not readyRead(): Qt does not emit it recursively, but a receiver may wait for more data in a nested event
        // loop.
        connect(m_socket.get(), &QIODevice::channelReadyRead, this, [this] {
            const auto kept = m_socket; // a receiver may delete this transport; the socket must outlive its signal
            if (m_socks && !m_socks->isDone())
                readSocks();
            else
                Q_EMIT readyRead();
        });
        connect(m_socket.get(), &QIODevice::bytesWritten, this, [this] { Q_EMIT bytesWritten(); });
        connect(m_socket.get(), &QAbstractSocket::errorOccurred, this,
                [this](QAbstractSocket::SocketError error) { fail(error); });
        connect(m_socket.get(), &QAbstractSocket::disconnected, this,
                [this] { fail(QAbstractSocket::RemoteHostClosedError); });
        if (m_tlsSocket != nullptr) {
            connect(m_tlsSocket, &QSslSocket::encrypted, this, [this] { markOpened(); });
            connect(m_tlsSocket, &QSslSocket::sslErrors, this,
                    [this](const QList<QSslError> &errors) { m_tlsErrors = errors; });
            connect(m_tlsSocket, &QSslSocket::encryptedBytesWritten, this, [this] { Q_EMIT bytesWritten(); });
        }
    }

    ~TcpTransport() override { abort(); }

    void open() override
    {
        QMetaObject::invokeMethod(
            this, [this] { connectNow(); }, Qt::QueuedConnection);
    }

    void connectNow()
    {
        if (m_finished)
            return;
        if (m_tlsSocket != nullptr) {
            const auto configuration = tlsConfiguration(m_endpoint.tls);
            if (!configuration)
                return finish(configuration.error());
            m_tlsSocket->setSslConfiguration(*configuration);
            m_tlsSocket->setPeerVerifyName(expectedName());
        }
        const Route &route = m_endpoint.route;
        const HostPort server = route.reachable(m_endpoint.host, m_endpoint.port);
        if (!route.ssh.isEmpty()) {
            m_socks.emplace(server);
            connectByTunnel();
            return;
        }
        if (route.proxy)
            m_socks.emplace(server, route.proxy->user, route.proxy->password);
        const HostPort &next = route.proxy ? route.proxy->at : server;
        m_socket->connectToHost(next.host, next.port, openMode());
    }

    void abort() override
    {
        m_finished = true;
        lingerZero(m_socket->socketDescriptor());
        m_socket->abort();
    }

    void write(const QByteArray &bytes) override
    {
        if (!m_ended && m_socket->write(bytes) < 0)
            endedInPassing();
    }
    QByteArray read(qint64 maxSize) override
    {
        // QIODevice::read(qint64) would allocate maxSize, although mostly a few bytes arrive.
        char buffer[kReadBuffer];
        const qint64 size = m_ended ? 0 : m_socket->read(buffer, std::min(maxSize, kReadBuffer));
        if (size < 0)
            endedInPassing();
        if (size <= 0)
            return {};
        m_heard = true;
        return {buffer, static_cast<qsizetype>(size)};
    }
    qint64 bytesToWrite() const override
    {
        return m_socket->bytesToWrite() + (m_tlsSocket != nullptr ? m_tlsSocket->encryptedBytesToWrite() : 0);
    }

    std::optional<QString> waitingFor() const override
    {
        if (m_heard)
            return std::nullopt;
        // A tunnel accepts connections before it has reached the server.
        if (m_tunnel != nullptr && m_socket->state() == QAbstractSocket::ConnectedState)
            return QStringLiteral("%1 does not answer through %2").arg(m_endpoint.display(), hop());
        if (m_socks && !m_socks->isDone())
            return m_socket->state() == QAbstractSocket::ConnectedState
                ? QStringLiteral("The proxy %1 has not reached %2").arg(hop(), m_endpoint.display())
                : QStringLiteral("The proxy %1 did not accept the connection").arg(hop());
        if (!m_endpoint.tls.enabled || m_opened || m_socket->state() != QAbstractSocket::ConnectedState)
            return std::nullopt;
        return QStringLiteral("%1 accepted the connection but does not answer the TLS handshake. It seems not to speak "
                              "TLS on this port: try without --tls, or "
                              "redis:// in place of rediss://")
            .arg(m_endpoint.display());
    }

private:
    QIODevice::OpenMode openMode() const
    {
        return m_tlsSocket != nullptr ? QIODevice::ReadWrite : QIODevice::ReadWrite | QIODevice::Unbuffered;
    }

    QString hop() const { return m_endpoint.route.lastHop(); }

    void connectByTunnel()
    {
        m_tunnel = SshTunnel::through(m_endpoint.route.ssh);
        m_tunnel->addUser(this);
        connect(m_tunnel, &SshTunnel::up, this, [this] { enterTunnel(); });
        if (const auto started = m_tunnel->start(); !started)
            return finish(started.error());
        connect(m_tunnel, &SshTunnel::down, this, [this](const Error &why) { finish(why); });
        Q_EMIT preparing(true);
        if (m_tunnel->isUp())
            enterTunnel();
    }

    void enterTunnel()
    {
        if (m_finished || m_socket->state() != QAbstractSocket::UnconnectedState)
            return;
        Q_EMIT preparing(false);
        const int descriptor = m_tunnel->connectToIt();
        if (descriptor < 0 || !m_socket->setSocketDescriptor(descriptor, QAbstractSocket::ConnectedState, openMode()))
            return finish({.kind = ErrorKind::Unreachable,
                           .message = QStringLiteral("SSH to %1 accepts no connection").arg(hop()),
                           .retrySafe = true});
        m_socket->write(m_socks->greeting());
    }

    void readSocks()
    {
        while (!m_finished && !m_socks->isDone()) {
            QByteArray bytes(m_socks->wanted(), Qt::Uninitialized);
            const qint64 size = m_socket->read(bytes.data(), bytes.size());
            if (size < 0)
                fail(QAbstractSocket::RemoteHostClosedError);
            if (size <= 0)
                return;
            bytes.truncate(size);
            const auto answer = m_socks->feed(bytes);
            if (!answer)
                return finish({.kind = answer.error().kind,
                               .message = QStringLiteral("The proxy %1 does not connect to %2: %3")
                                              .arg(hop(), m_endpoint.display(), answer.error().message),
                               .retrySafe = true});
            if (!answer->isEmpty())
                m_socket->write(*answer);
        }
        if (m_socks->isDone())
            meetServer();
    }

    /// From here on, the other end of the socket is the server.
    void meetServer()
    {
        if (m_tlsSocket != nullptr)
            m_tlsSocket->startClientEncryption();
        else
            markOpened();
    }

    /// Why the way to the server has failed before the server said a word. Unset: it has not.
    std::optional<Error> routeError(QAbstractSocket::SocketError code)
    {
        const auto error = [](const QString &sentence, ErrorKind kind = ErrorKind::Route) {
            return Error{.kind = kind, .message = sentence, .retrySafe = true};
        };
        if (m_tunnel != nullptr && !m_heard && m_tlsErrors.isEmpty()) {
            const QString reason = m_tunnel->takeOpenFailure();
            if (reason.contains(QLatin1String("prohibited")))
                return error(QStringLiteral("The SSH host %1 forbids connections to %2 (%3); see AllowTcpForwarding "
                                            "and PermitOpen in its configuration")
                                 .arg(hop(), m_endpoint.display(), reason));
            if (!reason.isEmpty())
                return error(
                    QStringLiteral("The SSH host %1 cannot reach %2: %3").arg(hop(), m_endpoint.display(), reason),
                    ErrorKind::Unreachable);
        } else if (m_socks && !m_socks->isDone()) {
            if (code == QAbstractSocket::HostNotFoundError)
                return error(
                    QStringLiteral("The proxy %1 cannot be found; check its spelling and the name service").arg(hop()));
            if (code == QAbstractSocket::ConnectionRefusedError)
                return error(QStringLiteral("The proxy %1 refuses the connection: nothing listens there").arg(hop()));
            if (code == QAbstractSocket::RemoteHostClosedError && m_socks->hasAnswered())
                return error(QStringLiteral("The proxy %1 cannot reach %2: it closed the connection")
                                 .arg(hop(), m_endpoint.display()),
                             ErrorKind::Unreachable);
            if (code == QAbstractSocket::RemoteHostClosedError)
                return error(QStringLiteral("The proxy %1 closed the connection. Does it speak SOCKS5?").arg(hop()));
            return error(QStringLiteral("The proxy %1 cannot be reached: %2").arg(hop(), m_socket->errorString()));
        } else if (m_socks && m_heard && code == QAbstractSocket::RemoteHostClosedError) {
            // The server, or the way to it, has ended it: the next attempt shows which.
            return error(QStringLiteral("The connection to %1 through %2 was closed").arg(m_endpoint.display(), hop()));
        }
        return std::nullopt;
    }

    QString expectedName() const
    {
        return m_endpoint.tls.serverName.isEmpty() ? m_endpoint.host : m_endpoint.tls.serverName;
    }

    /// The peer answered the handshake with something other than TLS. Only OpenSSL's error text shows that.
    bool answersPlainly() const
    {
        const QString words = m_socket->errorString();
        return words.contains(QLatin1String("wrong version number"))
            || words.contains(QLatin1String("packet length too long")) || words.contains(QLatin1String("http request"))
            || words.contains(QLatin1String("unknown protocol"));
    }

    /// The client's own key is unusable, so nothing was sent. Only OpenSSL's error text shows that.
    bool refusesOurKey() const
    {
        const QString words = m_socket->errorString();
        return words.contains(QLatin1String("values mismatch")) || words.contains(QLatin1String("type mismatch"))
            || words.contains(QLatin1String("does not certify public key"));
    }

    void markOpened()
    {
        m_opened = true;
        Q_EMIT opened();
    }

    /// Reports the end of the stream that a read or write met. An unbuffered socket does not report it elsewhere.
    /// Posted, because the caller does not expect a signal.
    void endedInPassing()
    {
        if (m_tlsSocket != nullptr || !m_opened || m_finished)
            return;
        m_ended = true; // the descriptor is closed, although the socket still says that it is connected
        QMetaObject::invokeMethod(
            this, [this] { fail(m_socket->error()); }, Qt::QueuedConnection);
    }

    void fail(QAbstractSocket::SocketError code)
    {
        if (m_finished)
            return;
        const QPointer<TcpTransport> self(this);
        const auto onTheWay = routeError(code); // may learn that the tunnel has ended, which finishes this transport
        if (self.isNull() || m_finished)
            return;
        if (onTheWay)
            return finish(*onTheWay);
        const QString where = m_endpoint.display();
        Error error;
        if (!m_tlsErrors.isEmpty() && !m_opened) {
            error = {.kind = ErrorKind::Tls,
                     .message
                     = QStringLiteral("TLS to %1 is refused: %2").arg(where, tlsReason(m_tlsErrors, expectedName()))};
        } else if (m_endpoint.tls.enabled && !m_opened && !m_endpoint.tls.keyFile.isEmpty() && refusesOurKey()) {
            error
                = tlsFileError(QStringLiteral("client key"), m_endpoint.tls.keyFile,
                               QStringLiteral("does not belong to the certificate in %1").arg(m_endpoint.tls.certFile));
        } else if (code == QAbstractSocket::HostNotFoundError) {
            error = {.kind = ErrorKind::NameNotFound,
                     .message
                     = QStringLiteral("The host name %1 cannot be found; check its spelling and the name service")
                           .arg(m_endpoint.host)};
        } else if (code == QAbstractSocket::SocketResourceError) {
            error = {.kind = ErrorKind::Io,
                     .message = QStringLiteral("There is no file descriptor left for a connection to %1; raise the "
                                               "limit of open files (ulimit -n)")
                                    .arg(where),
                     .retrySafe = true};
        } else if (code == QAbstractSocket::ConnectionRefusedError) {
            error = {.kind = ErrorKind::Unreachable,
                     .message = QStringLiteral("%1 refuses the connection: no server listens there").arg(where)};
        } else if (m_endpoint.tls.enabled && !m_opened && code == QAbstractSocket::SslHandshakeFailedError
                   && answersPlainly()) {
            error = {.kind = ErrorKind::Tls,
                     .message
                     = QStringLiteral(
                           "%1 does not speak TLS on this port: try without --tls, or redis:// in place of rediss://")
                           .arg(where)};
        } else if (m_endpoint.tls.enabled && !m_opened && m_socket->state() != QAbstractSocket::UnconnectedState
                   && code == QAbstractSocket::SslHandshakeFailedError) {
            error = {.kind = ErrorKind::Tls,
                     .message
                     = QStringLiteral("The TLS handshake with %1 failed: %2. Does the server speak TLS on this port?")
                           .arg(where, m_socket->errorString())};
        } else if (m_endpoint.tls.enabled && !m_opened
                   && (code == QAbstractSocket::RemoteHostClosedError
                       || code == QAbstractSocket::SslHandshakeFailedError)) {
            error = {.kind = ErrorKind::Tls,
                     .message = QStringLiteral("%1 closed the connection during the TLS handshake. Does it speak TLS "
                                               "on this port, and does it ask for a "
                                               "client certificate (--cert, --key)?")
                                    .arg(where)};
        } else if (m_endpoint.tls.enabled && m_opened && !m_heard && m_endpoint.tls.certFile.isEmpty()) {
            // In TLS 1.3 the server checks the client's certificate after the handshake has succeeded for the client.
            error = {.kind = ErrorKind::Tls,
                     .message = QStringLiteral("%1 closed the connection right after the TLS handshake. Does it ask "
                                               "for a client certificate (--cert, --key)?")
                                    .arg(where)};
        } else if (code == QAbstractSocket::RemoteHostClosedError && !m_endpoint.tls.enabled && m_opened && !m_heard) {
            // A server that expects TLS closes like this. A server at its client limit sends an error first.
            error = {.kind = ErrorKind::Unreachable,
                     .message = QStringLiteral("%1 closed the connection without a word. Does it speak TLS on this "
                                               "port? Then use --tls, or rediss:// in place of "
                                               "redis://. Is it a proxy that closes at commands it does not support, "
                                               "as twemproxy does? Then connect to the "
                                               "server itself")
                                    .arg(where)};
        } else if (code == QAbstractSocket::RemoteHostClosedError) {
            error = {.kind = ErrorKind::Unreachable, .message = QStringLiteral("%1 closed the connection").arg(where)};
        } else {
            error = {.kind = ErrorKind::Unreachable,
                     .message = QStringLiteral("%1 cannot be reached: %2").arg(where, m_socket->errorString())};
        }
        finish(error);
    }

    void finish(const Error &error)
    {
        if (m_finished)
            return;
        m_finished = true;
        Q_EMIT closed(error);
    }

    const Endpoint m_endpoint;
    QSslSocket *const m_tlsSocket; ///< null without TLS
    const std::shared_ptr<QTcpSocket> m_socket; ///< m_tlsSocket, or a plain socket
    std::optional<SocksHandshake> m_socks; ///< with a proxy or tunnel
    QPointer<SshTunnel> m_tunnel;
    QList<QSslError> m_tlsErrors;
    bool m_opened = false;
    bool m_heard = false; ///< the peer has sent data since opening
    bool m_ended = false; ///< a read or write met the end; closed() follows
    bool m_finished = false;
};

class LocalTransport final : public Transport
{
public:
    explicit LocalTransport(const Endpoint &endpoint) : m_path(endpoint.path)
    {
        connect(m_socket.get(), &QLocalSocket::connected, this, &Transport::opened);
        connect(m_socket.get(), &QIODevice::readyRead, this, [this] {
            // A receiver may delete this transport in a nested event loop; the socket must outlive its signal.
            const auto kept = m_socket;
            Q_EMIT readyRead();
        });
        connect(m_socket.get(), &QIODevice::bytesWritten, this, [this] { Q_EMIT bytesWritten(); });
        connect(m_socket.get(), &QLocalSocket::errorOccurred, this,
                [this](QLocalSocket::LocalSocketError code) { fail(code); });
        connect(m_socket.get(), &QLocalSocket::disconnected, this, [this] { fail(QLocalSocket::PeerClosedError); });
    }

    ~LocalTransport() override { abort(); }

    void open() override
    {
        const auto connectNow = [this] {
            if (!m_finished)
                m_socket->connectToServer(m_path);
        };
        QMetaObject::invokeMethod(this, connectNow, Qt::QueuedConnection);
    }

    void abort() override
    {
        m_finished = true;
        m_socket->abort();
    }

    void write(const QByteArray &bytes) override { m_socket->write(bytes); }
    QByteArray read(qint64 maxSize) override { return m_socket->read(maxSize); }
    qint64 bytesToWrite() const override { return m_socket->bytesToWrite(); }

private:
    /// Explains the refusal: a folder or plain file refuses like the socket of a stopped server.
    [[nodiscard]] QString refusal() const
    {
        const QFileInfo there(m_path);
        return there.isDir()
            ? QStringLiteral("%1 is a folder; give the path of the server's socket (its setting unixsocket)")
                  .arg(m_path)
            : there.isFile()
            ? QStringLiteral(
                  "%1 is a file, not a socket; give the path of the server's socket (its setting unixsocket)")
                  .arg(m_path)
            : QStringLiteral("%1 refuses the connection: no server listens there").arg(m_path);
    }

    void fail(QLocalSocket::LocalSocketError code)
    {
        if (m_finished)
            return;
        m_finished = true;
        const auto sentence = [&]() -> QString {
            switch (code) {
            case QLocalSocket::ServerNotFoundError:
                return QStringLiteral("There is no socket at %1; is the server running?").arg(m_path);
            case QLocalSocket::ConnectionRefusedError: return refusal();
            case QLocalSocket::SocketAccessError:
                return QStringLiteral("This user may not open the socket %1").arg(m_path);
            case QLocalSocket::PeerClosedError:
                return QStringLiteral("The server at %1 closed the connection").arg(m_path);
            default: return QStringLiteral("The socket %1 cannot be used: %2").arg(m_path, m_socket->errorString());
            }
        }();
        Q_EMIT closed({.kind = ErrorKind::Unreachable, .message = sentence});
    }

    const QString m_path;
    const std::shared_ptr<QLocalSocket> m_socket{new QLocalSocket, DeleteLater()};
    bool m_finished = false;
};

} // namespace

std::unique_ptr<Transport> makeSocketTransport(const Endpoint &endpoint)
{
    if (endpoint.kind == Endpoint::Kind::Unix)
        return std::make_unique<LocalTransport>(endpoint);
    return std::make_unique<TcpTransport>(endpoint);
}

} // namespace Lockscope
