#pragma once

#include "../base/result.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace Lockscope {

struct Endpoint;

/// A stream of bytes to one server. Lives in one thread and never blocks it.
/// After open() exactly one of opened() or closed() follows; after opened(), closed() follows once.
class LOCKSCOPE_CORE_EXPORT Transport : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void open() = 0;
    /// Ends the stream abortively (RST where the system knows it), so that nothing unsent can still arrive at the
    /// server (reliability rule S11). Emits nothing.
    virtual void abort() = 0;
    /// Queues bytes; they leave with the next turn of the event loop.
    virtual void write(const QByteArray &bytes) = 0;
    /// At most `maxSize` received bytes.
    [[nodiscard]] virtual QByteArray read(qint64 maxSize) = 0;
    [[nodiscard]] virtual qint64 bytesToWrite() const = 0;
    /// While opening: what is being waited for, where that is more than the peer's acceptance.
    [[nodiscard]] virtual std::optional<QString> waitingFor() const { return std::nullopt; }

Q_SIGNALS:
    void opened();
    void readyRead();
    void bytesWritten();
    void closed(const Lockscope::Error &reason);
};

using TransportFactory = std::function<std::unique_ptr<Transport>(const Endpoint &)>;

/// Qt's sockets: QTcpSocket, QSslSocket for TLS, QLocalSocket for unix sockets.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::unique_ptr<Transport> makeSocketTransport(const Endpoint &endpoint);

} // namespace Lockscope
