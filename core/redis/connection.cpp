#include "connection.h"

#include "endpoint.h"
#include "servererror.h"

#include <QAbstractEventDispatcher>

#include <algorithm>

namespace Lockscope {

namespace {

// Above this, bytes stay in m_outgoing, because the socket's own buffer has no limit.
constexpr qint64 kWriteWindow = 4 * 1024 * 1024;
constexpr qsizetype kKeptBuffer = 64 * 1024;
constexpr qint64 kReadSlice = 64 * 1024;
// Reading pauses after this time until the next turn, so that timers and other nodes get their turn.
constexpr Micros kReadTurn{4000};
// The connection is closed when the oldest command is overdue by this much more.
constexpr Millis kOverdueLimit{5000};
// With fewer answers to come, the next command is urgent and does not wait for what other connections have to read.
constexpr size_t kFewPending = 8;
// handReplies() writes what waits to be written after this many replies, or when it is so much: the servers start on it
// while further replies are handled. If it wrote less at once, each command would cost a server more.
constexpr qsizetype kRepliesPerFlush = 32;
constexpr qsizetype kLargeWrite = 32 * 1024;

} // namespace

/// What the connections of a thread do each time before its event loop waits for more events. Events posted instead
/// would wake the loop, which costs several system calls.
class Connection::LoopTurn final : public QObject
{
public:
    /// Returns the object of the current thread, a child of its event dispatcher; null if there is no dispatcher.
    static LoopTurn *here()
    {
        static thread_local QPointer<LoopTurn> turn;
        if (turn.isNull()) {
            if (auto *dispatcher = QAbstractEventDispatcher::instance())
                turn = new LoopTurn(dispatcher);
        }
        return turn;
    }

    /// Calls Connection::flush() in this turn, or at the next flushAll() if that is earlier.
    void addFlush(Connection *connection) { m_flushes.append(connection); }
    /// Calls Connection::handRest() in this turn.
    void addRest(Connection *connection) { m_rests.append(connection); }

    [[nodiscard]] qsizetype flushes() const { return m_flushes.size(); }
    void flushAll() { doAll(m_flushes, &Connection::flush); }

private:
    using List = QList<QPointer<Connection>>;

    explicit LoopTurn(QAbstractEventDispatcher *dispatcher) : QObject(dispatcher)
    {
        const auto run = [this] {
            const QPointer<LoopTurn> self(this);
            while (self && !(m_rests.isEmpty() && m_flushes.isEmpty())) { // a handler may send again
                doAll(m_rests, &Connection::handRest);
                if (self)
                    flushAll();
            }
        };
        // Each loop emits both or one of them per turn, depending on whether it may wait.
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, run);
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, run);
    }

    /// One by one: a handler may run a nested event loop, which goes on with the list.
    void doAll(List &list, void (Connection::*work)())
    {
        const QPointer<LoopTurn> self(this);
        while (self && !list.isEmpty()) {
            if (Connection *connection = list.takeFirst())
                (connection->*work)();
        }
    }

    List m_rests;
    List m_flushes;
};

ConnectionOptions ConnectionOptions::forEndpoint(const Endpoint &endpoint, Purpose purpose)
{
    ConnectionOptions options;
    options.purpose = purpose;
    options.where = endpoint.label();
    options.user = endpoint.user;
    options.password = endpoint.password;
    options.database = endpoint.database;
    options.clientName = purpose == Purpose::Watch ? "lockscope-watch"
        : purpose == Purpose::Lock                 ? "lockscope-lock"
        : purpose == Purpose::Act                  ? "lockscope-act"
        : purpose == Purpose::Sample               ? "lockscope-sample"
                                                   : "lockscope-listen";
    return options;
}

/// Detects a TLS alert or handshake record. No Redis reply starts like this.
static bool isTlsRecord(const QByteArray &bytes)
{
    return bytes.size() >= 2 && (bytes.at(0) == 0x15 || bytes.at(0) == 0x16) && bytes.at(1) == 0x03;
}

Connection::Connection(std::unique_ptr<Transport> transport, ConnectionOptions options, const Clock &clock,
                       QObject *parent)
    : QObject(parent)
    , m_transport(std::move(transport))
    , m_options(std::move(options))
    , m_clock(clock)
    , m_reader(RespLimits::beforeLogin())
{
    m_deadlineTimer.setSingleShot(true);
    m_deadlineTimer.setTimerType(Qt::PreciseTimer);
    m_connectTimer.setSingleShot(true);
    connect(&m_deadlineTimer, &QTimer::timeout, this, &Connection::onDeadline);
    connect(&m_connectTimer, &QTimer::timeout, this, [this] {
        const auto waiting = m_transport->waitingFor();
        const QString sentence = waiting ? *waiting
            : m_state == State::Opening
            ? QStringLiteral("%1 did not accept the connection").arg(m_options.where)
            : QStringLiteral("%1 accepted the connection but does not answer").arg(m_options.where);
        fail({.kind = ErrorKind::Unreachable,
              .message
              = QStringLiteral("%1 (waited %2 ms)").arg(sentence, QString::number(m_options.connectTimeout.count()))});
    });
    connect(m_transport.get(), &Transport::preparing, this, [this](bool begins) {
        if (begins)
            m_connectTimer.stop();
        else
            m_connectTimer.start(m_options.connectTimeout);
    });
    connect(m_transport.get(), &Transport::opened, this, &Connection::beginHandshake);
    connect(m_transport.get(), &Transport::readyRead, this, &Connection::onReadyRead);
    connect(m_transport.get(), &Transport::bytesWritten, this, &Connection::writeOutgoing);
    connect(m_transport.get(), &Transport::closed, this, [this](const Error &reason) {
        const QPointer<Connection> self(this);
        const Error why = reason; // a handler may delete this object and the transport, which owns `reason`
        readReplies(); // the server's last reply may explain why it closed
        if (!self.isNull())
            fail(why);
    });
}

Connection::~Connection()
{
    disconnect(this, nullptr, nullptr, nullptr);
    fail({.kind = ErrorKind::Cancelled,
          .message = QStringLiteral("The connection to %1 was given up").arg(m_options.where)});
    m_refusals.answerAll();
}

void Connection::open()
{
    Q_ASSERT(m_state == State::Idle);
    m_state = State::Opening;
    m_connectTimer.start(m_options.connectTimeout);
    m_transport->open();
}

void Connection::beginHandshake()
{
    if (m_state != State::Opening)
        return;
    m_state = State::Handshake;
    if (!m_options.password.isEmpty() || !m_options.user.isEmpty()) {
        QByteArrayList auth{"AUTH"};
        if (!m_options.user.isEmpty())
            auth += m_options.user.toUtf8();
        auth += m_options.password.reveal();
        m_handshake.push_back({.command = auth});
    }
    if (m_options.database != 0)
        m_handshake.push_back({.command = {"SELECT", QByteArray::number(m_options.database)}});
    // Also proves that the server answers: a stopped process still accepts connections.
    m_handshake.push_back({.command = {"CLIENT", "SETNAME", m_options.clientName}, .optional = true});
    nextHandshakeStep();
}

void Connection::nextHandshakeStep()
{
    if (m_handshake.empty()) {
        m_connectTimer.stop();
        m_reader.setLimits(m_options.limits);
        m_state = State::Ready;
        Q_EMIT ready();
        return;
    }
    const HandshakeStep step = std::move(m_handshake.front());
    m_handshake.pop_front();
    enqueue(
        step.command,
        [this, optional = step.optional, asked = m_clock.now()](const Result<Value> &reply) {
            if (m_state != State::Handshake)
                return;
            m_handshakeRoundTrip = m_clock.now() - asked;
            const bool tolerable = reply.hasValue()
                || (optional && (reply.error().isRefusal() || reply.error().kind == ErrorKind::Server));
            if (tolerable)
                nextHandshakeStep();
            else
                fail(reply.error());
        },
        2 * m_options.connectTimeout); // never expires: m_connectTimer limits the whole handshake
}

std::optional<Error> Connection::sendRefusal(const Result<void> &allowed) const
{
    if (!allowed)
        return allowed.error();
    if (m_state != State::Ready)
        return Error{.kind = ErrorKind::Unreachable,
                     .message = QStringLiteral("There is no connection to %1").arg(m_options.where),
                     .retrySafe = true};
    return std::nullopt;
}

Connection::CommandId Connection::send(const Command &command, ReplyHandler handler, Millis timeout)
{
    if (const auto refusal = sendRefusal(checkAllowed(m_options.purpose, command))) {
        m_refusals.add(std::move(handler), *refusal);
        return 0;
    }
    // From the reply on, the server sends lines. No other reply is pending: this connection sends nothing else.
    if (command.kind() == CommandKind::Monitoring && !m_lines)
        m_lines.emplace(m_options.limits.line);
    return enqueue(command, std::move(handler), timeout > Millis::zero() ? timeout : m_options.commandTimeout);
}

void Connection::send(CommandBatch batch, CommandBatch::Handler handler, Millis timeout)
{
    if (batch.isEmpty())
        return;
    auto open = std::make_shared<OpenBatch>(OpenBatch{.commands = std::move(batch), .handler = std::move(handler)});
    if (const auto refusal = sendRefusal(checkAllowed(m_options.purpose, open->commands))) {
        m_refusals.add([open](const Result<Value> &answer) { answerRest(*open, answer.error(), answer.error()); },
                       *refusal);
        return;
    }
    const Instant now = m_clock.now();
    const Instant deadline = now + (timeout > Millis::zero() ? timeout : m_options.commandTimeout);
    put({.id = ++m_lastId, .handler = {}, .command = {}, .deadline = deadline, .batch = std::move(open)}, now);
}

void Connection::answerRest(OpenBatch &batch, const Error &first, const Error &others)
{
    batch.dead = true;
    for (qsizetype index = batch.next; index < batch.commands.size(); ++index) {
        Result<Value> answer(index == batch.next ? first : others);
        batch.handler(index, answer);
    }
}

Connection::CommandId Connection::enqueue(const Command &command, ReplyHandler handler, Millis timeout)
{
    const Instant now = m_clock.now();
    put({.id = ++m_lastId, .handler = std::move(handler), .command = command, .deadline = now + timeout}, now);
    return m_lastId;
}

void Connection::put(Pending entry, Instant now)
{
    if (entry.batch) {
        if (m_outgoing.isEmpty())
            m_outgoing = entry.batch->commands.encoded(); // implicit sharing, because it is large
        else
            m_outgoing += entry.batch->commands.encoded();
    } else {
        entry.byHash = !entry.command->hash().isEmpty() && m_scripts.knows(*entry.command);
        entry.command->appendTo(m_outgoing, entry.byHash);
    }
    ++m_unwritten;
    const Instant deadline = entry.deadline;
    m_pending.push_back(std::move(entry));
    if (!m_flushScheduled) {
        m_flushScheduled = true;
        if (auto *turn = LoopTurn::here())
            turn->addFlush(this);
        else
            QMetaObject::invokeMethod(this, &Connection::flush, Qt::QueuedConnection);
    }
    // The timer follows the first deadline. It is not restarted for each reply, because that costs more than the
    // command. It may fire for an answered command.
    if (!m_deadlineTimer.isActive() || deadline < m_timerDue)
        startDeadlineTimer(deadline, now);
    else if (m_timerDue <= now)
        m_deadlineTimer.start(0); // already due: timers do not count the time that the machine slept
}

void Connection::startDeadlineTimer(Instant due, Instant now)
{
    m_timerDue = due;
    m_deadlineTimer.start(std::max(std::chrono::ceil<Millis>(due - now), Millis(1)));
}

void Connection::flush()
{
    m_flushScheduled = false;
    writeOutgoing();
}

void Connection::writeOutgoing()
{
    if (m_outgoing.isEmpty() || m_state == State::Closed || m_transport->bytesToWrite() > kWriteWindow)
        return;
    m_unwritten = 0;
    // Swapping two buffers reuses their memory, except after a rare large burst.
    m_outgoing.swap(m_writeBuffer);
    m_traffic.sent += m_writeBuffer.size();
    m_transport->write(m_writeBuffer);
    if (m_writeBuffer.capacity() > kKeptBuffer || !m_writeBuffer.isDetached())
        m_writeBuffer = {};
    else
        m_writeBuffer.resize(0);
}

void Connection::cancel(CommandId id)
{
    const auto found
        = std::find_if(m_pending.begin(), m_pending.end(), [id](const Pending &entry) { return entry.id == id; });
    if (found == m_pending.end() || !found->handler)
        return;
    const ReplyHandler handler = std::exchange(found->handler, {});
    handler(Error{.kind = ErrorKind::Cancelled,
                  .message
                  = QStringLiteral("%1 to %2 was cancelled").arg(QString::fromLatin1(found->name()), m_options.where)});
}

void Connection::close(const Error &reason)
{
    fail(reason);
}

void Connection::onReadyRead()
{
    const QPointer<Connection> self(this);
    readReplies();
    // Flushes what the handlers have sent without waiting for the next turn. With many locks on several nodes it waits,
    // because the replies of the other nodes add to it: fewer, larger writes cost the servers less.
    auto *turn = LoopTurn::here();
    const bool isBusy = self && m_pending.size() >= kFewPending;
    if (turn != nullptr && !(isBusy && turn->flushes() > 1))
        turn->flushAll();
}

void Connection::readReplies()
{
    m_readScheduled = false;
    const Instant begun = m_clock.now();
    const QPointer<Connection> self(this);
    while (m_state == State::Handshake || m_state == State::Ready) {
        const QByteArray bytes = m_transport->read(kReadSlice);
        if (bytes.isEmpty())
            return;
        m_traffic.received += bytes.size();
        Result<void> fed;
        if (m_lines) {
            m_lines->feed(bytes);
            handLines();
        } else {
            fed = m_reader.feed(bytes);
            handReplies();
        }
        if (self.isNull() || m_state == State::Closed)
            return; // a handler closed or deleted this connection
        if (!fed && m_traffic.answered == 0 && isTlsRecord(bytes)) {
            fail({.kind = ErrorKind::Tls,
                  .message = QStringLiteral("%1 speaks TLS on this port: use --tls, or rediss:// in place of redis://")
                                 .arg(m_options.where)});
            return;
        }
        if (!fed) {
            Error error = fed.error();
            error.message = QStringLiteral("%1: %2%3")
                                .arg(m_options.where, error.message,
                                     m_pending.empty() ? QString()
                                                       : QStringLiteral(" (in answer to %1)")
                                                             .arg(QString::fromLatin1(m_pending.front().name())));
            fail(error);
            return;
        }
        if (bytes.size() < kReadSlice)
            return; // another read would be a wasted system call
        if (m_clock.now() - begun > kReadTurn) {
            if (!m_readScheduled) {
                m_readScheduled = true;
                QMetaObject::invokeMethod(this, &Connection::onReadyRead, Qt::QueuedConnection);
            }
            return;
        }
    }
}

/// Passes replies to their handlers. A handler may run a nested event loop, which re-enters here: for newly received
/// replies, and through handRest() for those that arrived together.
void Connection::handReplies()
{
    const QPointer<Connection> self(this);
    LoopTurn *const turn = LoopTurn::here();
    qsizetype answered = 0; // replies handled while data waits to be written
    while (m_reader.hasReply()) {
        const bool ofBatch = !m_pending.empty() && m_pending.front().batch && m_options.purpose != Purpose::Listen;
        Value reply = ofBatch ? m_reader.lendReply() : m_reader.takeReply();
        if (turn != nullptr && m_reader.hasReply() && !std::exchange(m_restScheduled, true))
            turn->addRest(this);
        onReply(std::move(reply));
        if (self.isNull() || m_state == State::Closed)
            return; // a handler closed or deleted this connection
        if (turn != nullptr && turn->flushes() > 0
            && (++answered >= kRepliesPerFlush || m_outgoing.size() >= kLargeWrite)) {
            answered = 0;
            turn->flushAll();
            if (self.isNull() || m_state == State::Closed)
                return; // writing failed
        }
    }
}

void Connection::handRest()
{
    m_restScheduled = false;
    handReplies();
}

/// Passes on the lines that arrive after MONITOR was sent.
void Connection::handLines()
{
    const QPointer<Connection> self(this);
    while (m_lines->hasLine()) {
        LineCutter::Line line = m_lines->takeLine();
        const char type = line.text.isEmpty() ? '\0' : line.text.front();
        line.text.remove(0, 1);
        if (type == '+' && m_pending.empty())
            Q_EMIT monitored(line.text, line.length - 1);
        else if (type == '+' || type == '-')
            onReply({.type = type == '+' ? Value::Type::Status : Value::Type::Error, .text = line.text});
        else
            fail({.kind = ErrorKind::Protocol,
                  .message = QStringLiteral("%1 sent something that is no line of MONITOR").arg(m_options.where)});
        if (self.isNull() || m_state == State::Closed)
            return; // a handler closed or deleted this connection
    }
}

bool Connection::takeMessage(const Value &value)
{
    const auto &parts = value.elements;
    if (parts.size() == 4 && parts[0].text == "pmessage") {
        Q_EMIT message(parts[2].text, parts[3].text);
        return true;
    }
    if (parts.size() != 3 || parts[0].text != "message")
        return false;
    if (parts[1].text == kInvalidations) {
        QByteArrayList keys;
        keys.reserve(std::ssize(parts[2].elements));
        for (const auto &key : parts[2].elements)
            keys.append(key.text);
        Q_EMIT invalidated(keys);
    } else {
        Q_EMIT message(parts[1].text, parts[2].text);
    }
    return true;
}

void Connection::onReply(Value value)
{
    if (m_options.purpose == Purpose::Listen && takeMessage(value))
        return;
    if (m_pending.empty()) {
        // An unrequested error, such as maxclients, explains why the server closes the connection.
        fail(value.isError()
                 ? errorFromReply(value.text, m_options.where)
                 : Error{.kind = ErrorKind::Protocol,
                         .message = QStringLiteral("%1 sent a reply that nobody asked for").arg(m_options.where)});
        return;
    }
    ++m_traffic.answered;
    if (const auto batch = m_pending.front().batch) {
        const qsizetype index = batch->next++;
        if (batch->next == batch->commands.size())
            m_pending.pop_front();
        if (batch->dead)
            return;
        Result<Value> answer = value.isError()
            ? Result<Value>(errorFromReply(value.text, m_options.where, batch->commands.words(index).value(0)))
            : Result<Value>(std::move(value));
        batch->handler(index, answer);
        return;
    }
    Pending entry = std::move(m_pending.front());
    m_pending.pop_front();
    const bool refusedHash = entry.byHash && value.isError() && ScriptCache::isRefusal(value.text);
    if (refusedHash)
        m_scripts.noteRefusal(*entry.command, value.text);
    else if (!entry.byHash && !value.isError() && !entry.command->hash().isEmpty())
        m_scripts.noteRun(*entry.command);
    if (!entry.handler)
        return;
    if (refusedHash)
        // The script did not run. Its text is sent now, and that reply is the command's.
        put(std::move(entry), m_clock.now());
    else if (value.isError())
        entry.handler(errorFromReply(value.text, m_options.where, entry.command->name()));
    else
        entry.handler(std::move(value));
}

void Connection::onDeadline()
{
    const Instant now = m_clock.now();
    const QPointer<Connection> self(this);
    // Collects first, because handlers may send or cancel.
    std::vector<std::pair<ReplyHandler, Error>> overdue;
    std::vector<std::pair<std::shared_ptr<OpenBatch>, Error>> overdueBatches;
    for (auto &entry : m_pending) {
        if (!entry.isOpen() || entry.deadline > now)
            continue;
        const QString name = QString::fromLatin1(entry.name());
        const Error why = entry.changesNothing()
            ? Error{.kind = ErrorKind::Timeout,
                    .message = QStringLiteral("%1 did not answer %2 in time").arg(m_options.where, name),
                    .retrySafe = true}
            : Error{.kind = ErrorKind::OutcomeUnknown,
                    .message = QStringLiteral("%1 did not answer %2 in time; it may still have happened")
                                   .arg(m_options.where, name)};
        if (entry.batch) {
            entry.batch->dead = true;
            overdueBatches.emplace_back(entry.batch, why);
        } else {
            overdue.emplace_back(std::exchange(entry.handler, {}), why);
        }
    }
    for (const auto &[batch, error] : overdueBatches)
        answerRest(*batch, error, error);
    for (const auto &[handler, error] : overdue)
        handler(error); // call all of them, even if one closed or deleted this connection
    if (self.isNull() || m_state == State::Closed)
        return;
    if (!m_pending.empty() && now - m_pending.front().deadline > kOverdueLimit) {
        fail({.kind = ErrorKind::Unreachable,
              .message = QStringLiteral("%1 accepts connections but has stopped answering").arg(m_options.where)});
        return;
    }
    armDeadlineTimer();
}

void Connection::armDeadlineTimer()
{
    if (m_pending.empty())
        return;
    Instant next = m_pending.front().deadline + kOverdueLimit;
    for (const auto &entry : m_pending) {
        if (entry.isOpen())
            next = std::min(next, entry.deadline);
    }
    startDeadlineTimer(next, m_clock.now());
}

void Connection::fail(const Error &why)
{
    if (m_state == State::Closed)
        return;
    const Error reason = why; // a handler may delete this object, which may own `why`
    m_state = State::Closed;
    m_connectTimer.stop();
    m_deadlineTimer.stop();
    m_transport->abort();
    const auto pending = std::exchange(m_pending, {});
    const size_t written = pending.size() - std::min(pending.size(), std::exchange(m_unwritten, 0));
    const QPointer<Connection> self(this);
    // Only the command that got invalid bytes fails with Protocol. The later ones only lost their connection.
    Error forOthers = reason;
    if (reason.kind == ErrorKind::Protocol) {
        forOthers.kind = ErrorKind::Unreachable;
        forOthers.retrySafe = true;
    }
    // Uses only locals from here on, because a handler may delete this object and the others must still be called.
    for (size_t i = 0; i < pending.size(); ++i) {
        const auto &entry = pending[i];
        if (!entry.isOpen())
            continue;
        const Error &reported = i == 0 ? reason : forOthers;
        if (entry.batch)
            answerRest(*entry.batch, reported, forOthers);
        else if (i < written && !entry.changesNothing())
            entry.handler(Error{
                .kind = ErrorKind::OutcomeUnknown,
                .message = QStringLiteral("The connection ended before %1 was answered; it may still have happened. %2")
                               .arg(QString::fromLatin1(entry.name()), reason.message),
                .serverReply = reason.serverReply});
        else
            entry.handler(reported);
    }
    if (!self.isNull())
        Q_EMIT closed(reason);
}

} // namespace Lockscope
