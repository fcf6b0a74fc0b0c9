#include "link.h"

#include <QRandomGenerator>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr Millis kFirstPause{100};
constexpr Millis kConfigurationPause{15000};

/// Returns a random half to all of a bound that doubles with each failure, so that clients spread their retries.
Millis pauseAfter(int failures, const Error &error, Millis longest)
{
    const Millis bound
        = error.isConfiguration() ? kConfigurationPause : std::min(longest, kFirstPause * (1 << std::min(failures, 6)));
    const auto half = bound.count() / 2;
    return Millis(half + QRandomGenerator::global()->bounded(static_cast<qint64>(half) + 1));
}

} // namespace

Link::Link(const Endpoint &endpoint, Purpose purpose, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_endpoint(endpoint)
    , m_purpose(purpose)
    , m_factory(std::move(factory))
    , m_clock(clock)
    , m_retryTimer(this)
    , m_lastError{.kind = ErrorKind::Unreachable,
                  .message = QStringLiteral("%1 has not answered yet").arg(endpoint.label()),
                  .retrySafe = true}
{
    m_retryTimer.setSingleShot(true);
    connect(&m_retryTimer, &QTimer::timeout, this, &Link::attempt);
}

Link::~Link()
{
    dropConnection();
    m_refusals.answerAll();
}

void Link::setTimeouts(Millis connectTimeout, Millis commandTimeout)
{
    m_connectTimeout = connectTimeout;
    m_commandTimeout = commandTimeout;
}

void Link::start()
{
    if (m_state == State::Stopped)
        attempt();
}

void Link::stop()
{
    m_retryTimer.stop();
    m_state = State::Stopped;
    m_settled = false;
    m_failures = 0;
    dropConnection();
    m_refusals.answerAll();
}

void Link::reconnectNow()
{
    if (m_state == State::Waiting || m_state == State::Refused) {
        m_retryTimer.stop();
        attempt();
    }
}

void Link::recycle(const Error &reason)
{
    if (m_connection != nullptr)
        m_connection->close(reason);
}

void Link::setEndpoint(const Endpoint &endpoint, const Error &reason)
{
    if (endpoint == m_endpoint)
        return;
    m_endpoint = endpoint;
    const QPointer<Link> self(this);
    recycle(reason);
    if (!self)
        return; // a receiver of down() destroyed this link
    m_failures = 0;
    m_settled = false;
    m_lastError = reason;
    reconnectNow();
}

void Link::attempt()
{
    dropConnection();
    m_state = State::Connecting;
    auto options = ConnectionOptions::forEndpoint(m_endpoint, m_purpose);
    options.connectTimeout = m_connectTimeout;
    options.commandTimeout = m_commandTimeout;
    m_connection = new Connection(m_factory(m_endpoint), std::move(options), m_clock, this);
    connect(m_connection, &Connection::ready, this, [this] {
        m_failures = 0;
        m_settled = true;
        m_state = State::Up;
        Q_EMIT up();
    });
    connect(m_connection, &Connection::closed, this, &Link::onClosed);
    connect(m_connection, &Connection::message, this, &Link::message);
    connect(m_connection, &Connection::invalidated, this, &Link::invalidated);
    m_connection->open();
}

void Link::onClosed(const Error &reason)
{
    if (m_state == State::Stopped)
        return;
    m_lastError = reason;
    m_settled = true;
    // The connection is the sender of this signal, so it is deleted in a later turn.
    disconnect(m_connection, nullptr, this, nullptr);
    m_connection->deleteLater();
    m_connection = nullptr;
    if (reason.kind == ErrorKind::Authentication) {
        m_state = State::Refused;
        m_retryTimer.start(kRefusedPause);
    } else {
        m_state = State::Waiting;
        m_retryTimer.start(pauseAfter(m_failures++, reason, m_longestPause));
    }
    const Error why = m_lastError; // a receiver may call setEndpoint(), which changes m_lastError
    Q_EMIT down(why);
}

void Link::dropConnection()
{
    if (m_connection == nullptr)
        return;
    disconnect(m_connection, nullptr, this, nullptr);
    delete std::exchange(m_connection, nullptr);
}

Connection::CommandId Link::send(const Command &command, ReplyHandler handler, Millis timeout)
{
    if (m_connection != nullptr && m_state == State::Up)
        return m_connection->send(command, std::move(handler), timeout);
    m_refusals.add(std::move(handler), whyDown());
    return 0;
}

void Link::send(CommandBatch batch, CommandBatch::Handler handler, Millis timeout)
{
    if (m_connection != nullptr && m_state == State::Up) {
        m_connection->send(std::move(batch), std::move(handler), timeout);
        return;
    }
    m_refusals.add(
        [size = batch.size(), handler = std::move(handler)](const Result<Value> &answer) {
            for (qsizetype index = 0; index < size; ++index) {
                Result<Value> copy = answer;
                handler(index, copy);
            }
        },
        whyDown());
}

Error Link::whyDown() const
{
    Error why = m_lastError;
    why.retrySafe = true; // nothing was sent
    return why;
}

} // namespace Lockscope
