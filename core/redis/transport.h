#pragma once

#include "../base/result.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace Lockscope {

struct Endpoint;

/// A byte stream to one server. Lives in one thread and never blocks. After open(), it emits either opened() or
/// closed(); after opened(), it emits closed() once.
class LOCKSCOPE_CORE_EXPORT Transport : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Call it once. It emits nothing itself, because its caller is still setting up: a socket may fail at once.
    virtual void open() = 0;
    /// Resets the stream (RST where supported), so that unsent data never reaches the server (rule S11). A proxy or SSH
    /// may still deliver what it has taken. Emits nothing.
    virtual void abort() = 0;
    /// Queues bytes. They leave in the next turn of the event loop.
    virtual void write(const QByteArray &bytes) = 0;
    /// Returns at most `maxSize` received bytes.
    [[nodiscard]] virtual QByteArray read(qint64 maxSize) = 0;
    [[nodiscard]] virtual qint64 bytesToWrite() const = 0; ///< queued bytes that have not left yet
    /// Before the first byte from the server: describes what is missing, such as the TLS handshake or a reply of the
    /// proxy. Unset: nothing in particular.
    [[nodiscard]] virtual std::optional<QString> waitingFor() const { return std::nullopt; }

Q_SIGNALS:
    /// While opening: something that has time limits of its own comes first, such as SSH (true), or is done (false).
    void preparing(bool begins);
    void opened();
    void readyRead();
    void bytesWritten();
    /// The stream has ended, or could not be opened: Unreachable, NameNotFound, Tls, Permission …
    void closed(const Lockscope::Error &reason);
};

using TransportFactory = std::function<std::unique_ptr<Transport>(const Endpoint &)>;

/// Creates a transport from Qt's sockets: QTcpSocket, QSslSocket for TLS, or QLocalSocket for unix sockets.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::unique_ptr<Transport> makeSocketTransport(const Endpoint &endpoint);

} // namespace Lockscope
