#pragma once

#include "../base/clock.h"
#include "../base/secret.h"
#include "commandbatch.h"
#include "commandpolicy.h"
#include "refusals.h"
#include "respcodec.h"
#include "scriptcache.h"
#include "transport.h"

#include <QPointer>
#include <QTimer>

#include <deque>
#include <memory>
#include <optional>

namespace Lockscope {

struct Endpoint;

struct ConnectionOptions
{
    Purpose purpose = Purpose::Watch;
    QString where = {}; ///< the node's name, for error messages
    QString user = {};
    Secret password = {};
    int database = 0;
    QByteArray clientName = "lockscope";
    Millis connectTimeout{3000}; ///< until the handshake is done
    Millis commandTimeout{2000}; ///< default of send()
    RespLimits limits = {};

    [[nodiscard]] static ConnectionOptions forEndpoint(const Endpoint &endpoint, Purpose purpose);
};

/// What has passed over a connection since it was opened.
struct Traffic
{
    qint64 answered = 0; ///< commands
    qint64 sent = 0; ///< bytes
    qint64 received = 0; ///< bytes
};

/// One connection to one server: handshake, pipeline, deadlines. Single-threaded, never blocks.
///
/// - Commands sent within one turn of the event loop leave in one write; those sent by the handlers of replies that arrived
///   together, as soon as all of these have run.
/// - A script that the server has run before is called by its hash, and again by its text where that is refused.
/// - Every send() is answered exactly once, in a later turn or when the connection ends.
/// - A cancelled or overdue command keeps its place in the queue until its reply came, so replies never shift.
/// - With the purpose Listen, messages of subscribed channels and patterns arrive by message(), and those of the channel
///   kInvalidations, to which the server tells keys that were changed (CLIENT TRACKING … REDIRECT), by invalidated().
/// - Any other reply that nobody asked for, a breach of the limits or bytes that are no RESP end the connection.
class LOCKSCOPE_CORE_EXPORT Connection : public QObject
{
    Q_OBJECT

public:
    static constexpr char kInvalidations[] = "__redis__:invalidate";

    using CommandId = quint64;

    Connection(std::unique_ptr<Transport> transport, ConnectionOptions options, const Clock &clock = Clock::system(), QObject *parent = nullptr);
    /// Answers everything pending with Cancelled or OutcomeUnknown, then ends abortively.
    ~Connection() override;

    void open();
    [[nodiscard]] bool isReady() const { return m_state == State::Ready; }

    /// Sends one command. `timeout` zero means the options' default. The handler is told OutcomeUnknown when a changing
    /// command was sent and no answer came, Timeout when a reading one was overdue, Unreachable when nothing was sent,
    /// NotAllowed when the purpose of this connection forbids it. A server's error reply arrives as a typed Error.
    CommandId send(const Command &command, ReplyHandler handler, Millis timeout = Millis::zero());

    /// The same for many commands that read. The handler is told of each.
    void send(CommandBatch batch, CommandBatch::Handler handler, Millis timeout = Millis::zero());

    /// Forgets the handler of a pending command; it hears Cancelled. What was sent cannot be taken back.
    void cancel(CommandId id);

    /// Ends abortively: what is pending hears `reason` or OutcomeUnknown. closed() is emitted.
    void close(const Error &reason);

    /// Commands sent and not yet answered.
    [[nodiscard]] const Traffic &traffic() const { return m_traffic; }
    [[nodiscard]] qsizetype pending() const { return static_cast<qsizetype>(m_pending.size()); }

Q_SIGNALS:
    void ready();
    void closed(const Lockscope::Error &reason);
    void message(const QByteArray &channel, const QByteArray &payload);
    /// These keys were changed, or, when there are none, all of them may have been (FLUSHALL).
    void invalidated(const QByteArrayList &keys);

private:
    enum class State { Idle, Opening, Handshake, Ready, Closed };

    struct OpenBatch
    {
        CommandBatch commands;
        CommandBatch::Handler handler;
        qsizetype next = 0; ///< the first that is not answered
        bool dead = false; ///< overdue: a tombstone
    };
    struct Pending
    {
        CommandId id;
        ReplyHandler handler; ///< empty once answered, overdue or cancelled: a tombstone
        std::optional<Command> command;
        Instant deadline;
        bool byHash = false; ///< sent as EVALSHA
        std::shared_ptr<OpenBatch> batch = {}; ///< in place of handler and command

        [[nodiscard]] bool isOpen() const { return batch ? !batch->dead : static_cast<bool>(handler); }
        [[nodiscard]] bool changesNothing() const { return batch || command->changesNothing(); }
        /// Of the command that is answered next.
        [[nodiscard]] QByteArray name() const { return batch ? batch->commands.words(batch->next).value(0) : command->name(); }
    };

    struct HandshakeStep
    {
        Command command;
        bool optional = false; ///< a refusal costs a convenience, not the connection
    };

    void beginHandshake();
    void nextHandshakeStep();
    CommandId enqueue(const Command &command, ReplyHandler handler, Millis timeout);
    void put(Pending entry, Instant now);
    [[nodiscard]] std::optional<Error> whyNot(const Result<void> &allowed) const;
    /// Tells the handler of what has no answer yet, and never again.
    static void answerRest(OpenBatch &batch, const Error &first, const Error &others);
    void flush();
    void onReadyRead();
    void readReplies();
    void handReplies();
    void onReply(Value value);
    /// True when it was one.
    [[nodiscard]] bool takeMessage(const Value &value);
    void onDeadline();
    void armDeadlineTimer();
    void startDeadlineTimer(Instant due, Instant now);
    void fail(const Error &why);

    std::unique_ptr<Transport> m_transport;
    const ConnectionOptions m_options;
    const Clock &m_clock;
    RespReader m_reader;
    ScriptCache m_scripts;
    Refusals m_refusals{this};
    std::deque<HandshakeStep> m_handshake;
    std::deque<Pending> m_pending;
    Traffic m_traffic;
    QByteArray m_outgoing;
    QByteArray m_leaving; ///< empty but while it is being written; its memory is used again
    size_t m_unwritten = 0; ///< commands in m_outgoing: the last ones of m_pending
    QTimer m_deadlineTimer;
    Instant m_timerDue; ///< of m_deadlineTimer while it is active
    QTimer m_connectTimer;
    CommandId m_lastId = 0;
    State m_state = State::Idle;
    bool m_flushScheduled = false;
    bool m_readScheduled = false;
    bool m_handScheduled = false;
};

} // namespace Lockscope
