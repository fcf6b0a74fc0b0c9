#pragma once

#include <lockscope/core/base/clock.h>
#include <lockscope/core/base/secret.h>

#include <QDeadlineTimer>
#include <QTcpServer>
#include <QTcpSocket>

#include <deque>
#include <functional>

namespace Lockscope::App {

/// The HTTP endpoint of `export`. It answers GET and HEAD, one request per connection, and bounds what anybody who can
/// reach it may cost: a request's size, a connection's time, and the number of connections. When there are too many,
/// the oldest one without a whole request gives way, so a scraper always gets in. Single-threaded.
class MetricsServer : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kLongestRequest = 8 * 1024;
    static constexpr Millis kPatience{10'000}; ///< from the beginning of a connection to its end
    static constexpr size_t kMostConnections = 64;

    /// `text`: the metrics. With a token, requests need it: "Authorization: Bearer TOKEN".
    MetricsServer(std::function<QByteArray()> text, Secret token, QObject *parent = nullptr);
    ~MetricsServer() override;

    /// Port 0: any free one. Returns false if it is not possible, see errorString().
    [[nodiscard]] bool listen(const QHostAddress &address, quint16 port);
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    [[nodiscard]] QString errorString() const { return m_server.errorString(); }

private:
    struct HttpRequest;
    struct HttpResponse;

    void accept();
    void drop(QTcpSocket *socket);
    void read(QTcpSocket *socket);
    [[nodiscard]] HttpResponse responseTo(const HttpRequest &request);
    [[nodiscard]] QByteArray metrics();

    const std::function<QByteArray()> m_text;
    const Secret m_token;
    QTcpServer m_server;
    std::deque<QTcpSocket *> m_waiting; ///< without a whole request, the oldest first
    std::deque<QTcpSocket *> m_answered; ///< not closed yet, the oldest first
    QByteArray m_latest; ///< of m_text
    QDeadlineTimer m_latestUntil;
};

} // namespace Lockscope::App
