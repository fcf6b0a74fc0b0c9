#pragma once

#include "connection.h"
#include "endpoint.h"

#include <QTimer>

namespace Lockscope {

/// Keeps one connection to one endpoint up: connects, and after a loss connects again with growing, random pauses.
/// A password that was refused is tried again seldom, and with no growing haste: servers note each refusal, and may lock the
/// user out; but one that loads its users late, or changes passwords, takes it in the end.
class LOCKSCOPE_CORE_EXPORT Link : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Stopped, ///< not asked to connect
        Connecting, ///< first or further attempt under way
        Up,
        Waiting, ///< down, the next attempt is scheduled
        Refused, ///< down by a refused password: tried again after kRefusedPause, or by reconnectNow()
    };

    static constexpr Millis kRefusedPause{30'000};

    Link(const Endpoint &endpoint, Purpose purpose, TransportFactory factory = makeSocketTransport, const Clock &clock = Clock::system(),
         QObject *parent = nullptr);
    ~Link() override;

    void start();
    /// Closes the connection and stays down. down() is not emitted.
    void stop();
    /// Tries at once, whatever the pause; also after Refused. Does nothing while up or stopped.
    void reconnectNow();
    /// Gives up the present connection and makes a new one; down(reason) is emitted.
    void recycle(const Error &reason);
    /// Goes on with another server: the connection to the one before, if there is one, is given up (down(reason) is emitted),
    /// and unless the link is stopped the other one is tried at once. Does nothing when it is the same endpoint.
    void setEndpoint(const Endpoint &endpoint, const Error &reason);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isUp() const { return m_state == State::Up; }
    /// Up, or at least one attempt has failed since start(): the first word about this node is in.
    [[nodiscard]] bool isSettled() const { return m_settled; }
    /// Of the present connection.
    [[nodiscard]] Traffic traffic() const { return m_connection != nullptr ? m_connection->traffic() : Traffic(); }
    [[nodiscard]] const Endpoint &endpoint() const { return m_endpoint; }

    /// As Connection::send(); while not up the handler hears the reason the link is down.
    Connection::CommandId send(const Command &command, ReplyHandler handler, Millis timeout = Millis::zero());

    void send(CommandBatch batch, CommandBatch::Handler handler, Millis timeout = Millis::zero());

    /// Set before start().
    void setTimeouts(Millis connectTimeout, Millis commandTimeout);
    /// Between attempts, where nothing but time can help; from the next one on.
    void setLongestPause(Millis pause) { m_longestPause = pause; }

Q_SIGNALS:
    void up();
    /// After every failed attempt and every loss.
    void down(const Lockscope::Error &reason);
    void message(const QByteArray &channel, const QByteArray &payload);
    void invalidated(const QByteArrayList &keys);

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
