#include "metricsserver.h"

#include <QCryptographicHash>
#include <QHostAddress>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <optional>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace Lockscope::App {

namespace {

/// Requests within this time get the same text, so that many of them cost no more than one.
constexpr Millis kSameText{100};
constexpr int kBacklog = 1000;
/// Without a free descriptor, accept() fails. It is tried again after this time.
constexpr Millis kAcceptAgain{500};
/// Connections take at most this part of the descriptors that the process may have. The others are for the nodes.
constexpr size_t kPartOfDescriptors = 4;

size_t mostConnections()
{
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur == RLIM_INFINITY)
        return MetricsServer::kMostConnections;
    return std::clamp<size_t>(files.rlim_cur / kPartOfDescriptors, 1, MetricsServer::kMostConnections);
}

/// Takes the same time wherever the two differ.
bool isSame(const QByteArray &one, const QByteArray &other)
{
    const auto digest
        = [](const QByteArray &bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256); };
    return digest(one) == digest(other);
}

bool isLoopback(const QString &host)
{
    return host == "localhost"_L1 || host.endsWith(".localhost"_L1) || QHostAddress(host).isLoopback();
}

} // namespace

/// The head of a request; a body is not read.
struct MetricsServer::HttpRequest
{
    QByteArray method;
    QUrl target;
    QByteArrayList hosts;
    QByteArrayList authorizations;

    /// Unset: malformed.
    [[nodiscard]] static std::optional<HttpRequest> parse(const QByteArray &head)
    {
        QByteArrayList lines = head.split('\n');
        for (auto &line : lines) {
            if (line.endsWith('\r'))
                line.chop(1);
        }
        const QByteArrayList words = lines.takeFirst().split(' ');
        if (words.size() != 3 || !words.at(2).startsWith("HTTP/1."))
            return std::nullopt;
        HttpRequest request{.method = words.at(0),
                            .target = QUrl::fromEncoded(words.at(1), QUrl::StrictMode),
                            .hosts = {},
                            .authorizations = {}};
        if (!request.target.isValid())
            return std::nullopt;
        for (const auto &line : std::as_const(lines)) {
            const qsizetype colon = line.indexOf(':');
            if (colon <= 0)
                return std::nullopt;
            const QByteArray name = line.left(colon).toLower();
            if (name == "host")
                request.hosts += line.mid(colon + 1).trimmed();
            else if (name == "authorization")
                request.authorizations += line.mid(colon + 1).trimmed();
        }
        return request.hosts.size() > 1 ? std::nullopt : std::optional(request);
    }

    /// Empty: HTTP/1.0 without one.
    [[nodiscard]] QString host() const
    {
        return target.host().isEmpty() && !hosts.isEmpty()
            ? QUrl(u"http://"_s + QString::fromLatin1(hosts.constFirst())).host()
            : target.host();
    }

    [[nodiscard]] bool carries(const Secret &token) const
    {
        constexpr qsizetype kScheme = 7;
        return std::ranges::any_of(authorizations, [&token](const QByteArray &words) {
            return words.left(kScheme).compare("Bearer ", Qt::CaseInsensitive) == 0
                && isSame(words.mid(kScheme).trimmed(), token.reveal());
        });
    }
};

struct MetricsServer::HttpResponse
{
    QByteArray status;
    QByteArray body; ///< empty: the status
    QByteArray headers = {};
    QByteArray type = "text/plain; charset=utf-8";
};

MetricsServer::MetricsServer(std::function<QByteArray()> text, Secret token, QObject *parent)
    : QObject(parent)
    , m_text(std::move(text))
    , m_token(std::move(token))
{
    // One connection per turn of the event loop: many at once must not keep the nodes' answers waiting. The others wait
    // in the kernel, and cost no descriptor there.
    m_server.setMaxPendingConnections(1);
    m_server.setListenBacklogSize(kBacklog);
    connect(&m_server, &QTcpServer::newConnection, this, &MetricsServer::accept, Qt::QueuedConnection);
    connect(&m_server, &QTcpServer::acceptError, this,
            [this] { QTimer::singleShot(kAcceptAgain, &m_server, &QTcpServer::resumeAccepting); });
}

MetricsServer::~MetricsServer() = default;

bool MetricsServer::listen(const QHostAddress &address, quint16 port)
{
    return m_server.listen(address, port);
}

void MetricsServer::accept()
{
    QTcpSocket *socket = m_server.nextPendingConnection();
    if (socket == nullptr)
        return;
    socket->setReadBufferSize(kLongestRequest);
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] { drop(socket); });
    QTimer::singleShot(kPatience, socket, [this, socket] { drop(socket); });
    m_waiting.push_back(socket);
    if (m_waiting.size() + m_answered.size() > mostConnections())
        drop(m_waiting.size() > 1 || m_answered.empty() ? m_waiting.front() : m_answered.front());
}

void MetricsServer::drop(QTcpSocket *socket)
{
    if (std::erase(m_waiting, socket) + std::erase(m_answered, socket) == 0)
        return;
    disconnect(socket, nullptr, this, nullptr);
    socket->abort();
    socket->deleteLater();
}

void MetricsServer::read(QTcpSocket *socket)
{
    const QByteArray bytes = socket->peek(kLongestRequest);
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (end < 0 && bytes.size() < kLongestRequest)
        return;
    const auto request = end < 0 ? std::nullopt : HttpRequest::parse(bytes.left(end));
    const HttpResponse response = end < 0 ? HttpResponse{"431 Request Header Fields Too Large", {}}
        : request                         ? responseTo(*request)
                                          : HttpResponse{"400 Bad Request", {}};
    const QByteArray body = response.body.isEmpty() ? response.status.mid(4) + '\n' : response.body;
    std::erase(m_waiting, socket);
    m_answered.push_back(socket);
    disconnect(socket, &QTcpSocket::readyRead, this, nullptr);
    socket->write("HTTP/1.1 " + response.status + "\r\nContent-Type: " + response.type
                  + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + response.headers
                  + "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n");
    if (!request || request->method != "HEAD")
        socket->write(body);
    socket->disconnectFromHost();
}

MetricsServer::HttpResponse MetricsServer::responseTo(const HttpRequest &request)
{
    // A page in a browser here may have led its own name to this address (DNS rebinding).
    if (const QString host = request.host();
        m_server.serverAddress().isLoopback() && !isLoopback(host) && !(request.hosts.isEmpty() && host.isEmpty()))
        return {"403 Forbidden", "This endpoint answers to localhost only.\n"};
    const bool reads = request.method == "GET" || request.method == "HEAD";
    if (reads && request.target.path() == "/healthz"_L1) // it tells nothing, so probes need no token
        return {"200 OK", "ok\n"};
    if (!m_token.isEmpty() && !request.carries(m_token))
        return {"401 Unauthorized", {}, "WWW-Authenticate: Bearer\r\n"};
    if (!reads)
        return {"405 Method Not Allowed", {}, "Allow: GET, HEAD\r\n"};
    if (request.target.path() == "/metrics"_L1)
        return {"200 OK", metrics(), "Cache-Control: no-store\r\n", "text/plain; version=0.0.4; charset=utf-8"};
    if (request.target.path() == "/"_L1)
        return {"200 OK", "Lockscope: see /metrics\n"};
    return {"404 Not Found", {}};
}

QByteArray MetricsServer::metrics()
{
    if (m_latestUntil.hasExpired()) {
        m_latest = m_text();
        m_latestUntil = QDeadlineTimer(kSameText);
    }
    return m_latest;
}

} // namespace Lockscope::App
