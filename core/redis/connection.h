#pragma once

#include "../base/clock.h"
#include "../base/secret.h"
#include "commandbatch.h"
#include "commandpolicy.h"
#include "linecutter.h"
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

/// What one connection is for, and its login and limits.
struct ConnectionOptions
{
    Purpose purpose = Purpose::Watch;
    QString where = {}; ///< the node's name, for error messages
    QString user = {};
    Secret password = {};
    int database = 0;
    QByteArray clientName = "lockscope";
    Millis connectTimeout{3000}; ///< includes the handshake
    Millis commandTimeout{2000}; ///< default for send()
    RespLimits limits = {};

    [[nodiscard]] static ConnectionOptions forEndpoint(const Endpoint &endpoint, Purpose purpose);
};

/// Counts the traffic of a connection since it was opened.
struct Traffic
{
    qint64 answered = 0; ///< commands with a reply
    qint64 sent = 0; ///< bytes
    qint64 received = 0; ///< bytes
};

/// One connection to one server: handshake, pipelining, deadlines. Single-threaded; never blocks.
///
/// - All commands of one turn of the event loop leave in one write. Commands sent by reply handlers leave as soon as
///   the handlers of all replies that arrived together have run.
/// - Once the server has run a script, the connection sends its hash; if the server rejects the hash, the text.
/// - Every send() is answered exactly once, in a later turn or when the connection ends.
/// - A cancelled or overdue command stays in the queue until its reply arrives, so replies are never mixed up.
/// - Purpose Listen: message() delivers messages of subscribed channels and patterns. invalidated() delivers the
///   changed keys that the server sends to the channel kInvalidations (CLIENT TRACKING … REDIRECT).
/// - Purpose Sample: monitored() delivers the lines after MONITOR's reply. Lines longer than RespLimits::line are cut,
///   because values can have any size.
/// - Any other unrequested reply, an exceeded limit or invalid RESP ends the connection.
class LOCKSCOPE_CORE_EXPORT Connection : public QObject
{
    Q_OBJECT

public:
    static constexpr char kInvalidations[] = "__redis__:invalidate";

    using CommandId = quint64;

    Connection(std::unique_ptr<Transport> transport, ConnectionOptions options, const Clock &clock = Clock::system(),
               QObject *parent = nullptr);
    /// Answers all pending commands with Cancelled or OutcomeUnknown, then resets the connection.
    ~Connection() override;

    void open(); ///< call it once; emits ready() or closed()
    [[nodiscard]] bool isReady() const { return m_state == State::Ready; }

    /// Sends one command. A server's error reply becomes a typed Error. `timeout` zero: the options' default. Other
    /// errors:
    /// - OutcomeUnknown: a changing command was sent, but no reply came;
    /// - Timeout: a reading command was not answered in time;
    /// - Unreachable: nothing was sent;
    /// - NotAllowed: the connection's purpose forbids the command; nothing was sent.
    CommandId send(const Command &command, ReplyHandler handler, Millis timeout = Millis::zero());

    /// Sends many reading commands. Calls the handler once for each.
    void send(CommandBatch batch, CommandBatch::Handler handler, Millis timeout = Millis::zero());

    /// Answers a pending command with Cancelled. The server may still execute it.
    void cancel(CommandId id);

    /// Resets the connection. Answers pending commands with `reason` or OutcomeUnknown, then emits closed().
    void close(const Error &reason);

    [[nodiscard]] const Traffic &traffic() const { return m_traffic; }
    /// How long the server took to answer the last command of the handshake.
    [[nodiscard]] Micros handshakeRoundTrip() const { return m_handshakeRoundTrip; }
    /// Counts queued commands whose reply has not arrived; a batch counts as one.
    [[nodiscard]] qsizetype pending() const { return static_cast<qsizetype>(m_pending.size()); }

Q_SIGNALS:
    void ready(); ///< the handshake is over: commands are sent at once
    void closed(const Lockscope::Error &reason); ///< once; the connection cannot be opened again
    void message(const QByteArray &channel, const QByteArray &payload); ///< purpose Listen
    /// These keys were changed. Empty: any key may have been changed (FLUSHALL).
    void invalidated(const QByteArrayList &keys);
    /// One command reported by MONITOR. `length` is that of the whole line, even if `line` was cut.
    void monitored(const QByteArray &line, qint64 length);

private:
    enum class State { Idle, Opening, Handshake, Ready, Closed };
    class LoopTurn;

    struct OpenBatch
    {
        CommandBatch commands;
        CommandBatch::Handler handler;
        qsizetype next = 0; ///< index of the first unanswered command
        bool dead = false; ///< overdue: kept only to take the replies
    };
    struct Pending
    {
        CommandId id;
        ReplyHandler handler; ///< empty once answered, overdue or cancelled; the entry then only takes the reply
        std::optional<Command> command;
        Instant deadline;
        bool byHash = false; ///< sent as EVALSHA
        std::shared_ptr<OpenBatch> batch = {}; ///< instead of handler and command

        [[nodiscard]] bool isOpen() const { return batch ? !batch->dead : static_cast<bool>(handler); }
        [[nodiscard]] bool changesNothing() const { return batch || command->changesNothing(); }
        /// Returns the name of the command that is answered next.
        [[nodiscard]] QByteArray name() const
        {
            return batch ? batch->commands.words(batch->next).value(0) : command->name();
        }
    };

    struct HandshakeStep
    {
        Command command;
        bool optional = false; ///< the connection works without it
    };

    void beginHandshake();
    void nextHandshakeStep();
    CommandId enqueue(const Command &command, ReplyHandler handler, Millis timeout);
    void put(Pending entry, Instant now);
    [[nodiscard]] std::optional<Error> sendRefusal(const Result<void> &allowed) const;
    /// Fails the unanswered commands of a batch, the first one with `first`. Later replies to them are dropped.
    static void answerRest(OpenBatch &batch, const Error &first, const Error &others);
    void flush();
    void writeOutgoing();
    void onReadyRead();
    void readReplies();
    void handReplies();
    void handRest();
    void handLines();
    void onReply(Value value);
    /// Returns true if `value` was a message.
    [[nodiscard]] bool takeMessage(const Value &value);
    void onDeadline();
    void armDeadlineTimer();
    void startDeadlineTimer(Instant due, Instant now);
    void fail(const Error &why);

    std::unique_ptr<Transport> m_transport;
    const ConnectionOptions m_options;
    const Clock &m_clock;
    RespReader m_reader;
    std::optional<LineCutter> m_lines; ///< instead of m_reader, once MONITOR was sent
    ScriptCache m_scripts;
    Refusals m_refusals{this};
    std::deque<HandshakeStep> m_handshake;
    std::deque<Pending> m_pending;
    Traffic m_traffic;
    Micros m_handshakeRoundTrip{0};
    QByteArray m_outgoing;
    QByteArray m_writeBuffer; ///< empty except during a write; kept to reuse its memory
    size_t m_unwritten = 0; ///< number of commands in m_outgoing; the last ones of m_pending
    QTimer m_deadlineTimer;
    Instant m_timerDue; ///< valid while m_deadlineTimer is active
    QTimer m_connectTimer;
    CommandId m_lastId = 0;
    State m_state = State::Idle;
    bool m_flushScheduled = false;
    bool m_readScheduled = false;
    bool m_restScheduled = false;
};

} // namespace Lockscope
