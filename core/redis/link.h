#pragma once

#include "connection.h"
#include "endpoint.h"

#include <QTimer>

namespace Lockscope {

/// Keeps one connection to one endpoint open. Reconnects after a loss, with growing random pauses.
///
/// A rejected login is retried at a long, fixed interval. Servers log each failure and may lock the user out, but may
/// also load their users late or change passwords.
class LOCKSCOPE_CORE_EXPORT Link : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Stopped, ///< before start() or after stop()
        Connecting, ///< an attempt is running
        Up,
        Waiting, ///< down; the next attempt is scheduled
        Refused, ///< login rejected: retried after kRefusedPause or by reconnectNow()
    };

    static constexpr Millis kRefusedPause{30'000};

    Link(const Endpoint &endpoint, Purpose purpose, TransportFactory factory = makeSocketTransport,
         const Clock &clock = Clock::system(), QObject *parent = nullptr);
    ~Link() override;

    void start(); ///< connects, and again after each loss
    /// Closes the connection and stays down, without emitting down().
    void stop();
    /// Tries at once, without waiting for the pause. Does nothing while connecting, up or stopped.
    void reconnectNow();
    /// Closes the current connection and emits down(reason). The next attempt follows after the usual pause.
    void recycle(const Error &reason);
    /// Switches to another server. Closes the current connection, if any, and emits down(reason). Unless the link is
    /// stopped, it connects to the new server at once. Does nothing if the endpoint is the same.
    void setEndpoint(const Endpoint &endpoint, const Error &reason);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isUp() const { return m_state == State::Up; }
    /// Up, or an attempt has failed since start() or setEndpoint().
    [[nodiscard]] bool isSettled() const { return m_settled; }
    /// Returns the traffic of the current connection.
    [[nodiscard]] Traffic traffic() const { return m_connection != nullptr ? m_connection->traffic() : Traffic(); }
    /// Of the current connection, see Connection.
    [[nodiscard]] Micros handshakeRoundTrip() const
    {
        return m_connection != nullptr ? m_connection->handshakeRoundTrip() : Micros(0);
    }
    [[nodiscard]] const Endpoint &endpoint() const { return m_endpoint; }

    /// See Connection::send(). While the link is not up, the handler gets the reason.
    Connection::CommandId send(const Command &command, ReplyHandler handler, Millis timeout = Millis::zero());

    /// Sends many reading commands, likewise.
    void send(CommandBatch batch, CommandBatch::Handler handler, Millis timeout = Millis::zero());

    /// Call this before start().
    void setTimeouts(Millis connectTimeout, Millis commandTimeout);
    /// Limits the pause between attempts, except after configuration errors. Takes effect with the next pause.
    void setLongestPause(Millis pause) { m_longestPause = pause; }

Q_SIGNALS:
    void up(); ///< connected and logged in
    /// Emitted after every failed attempt and every loss.
    void down(const Lockscope::Error &reason);
    void message(const QByteArray &channel, const QByteArray &payload); ///< as Connection::message()
    void invalidated(const QByteArrayList &keys); ///< as Connection::invalidated()

private:
    void attempt();
    void onClosed(const Error &reason);
    void dropConnection();
    [[nodiscard]] Error whyDown() const;

    Endpoint m_endpoint;
    const Purpose m_purpose;
    const TransportFactory m_factory;
    const Clock &m_clock;
    Connection *m_connection = nullptr;
    QTimer m_retryTimer;
    Refusals m_refusals{this};
    Error m_lastError;
    Millis m_connectTimeout{3000};
    Millis m_commandTimeout{2000};
    Millis m_longestPause{5000};
    int m_failures = 0;
    State m_state = State::Stopped;
    bool m_settled = false;
};

} // namespace Lockscope
