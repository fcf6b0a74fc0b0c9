#include "../scheme.h"

#include <QPointer>
#include <QTcpSocket>

namespace Lockscope::Lab {

namespace {

/// Nobody waits for anybody: what would need a lock is one step of the server.
class NoNeedOfALock : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() final { co_return true; }
    QByteArray value() const final { return {}; }
    Task<QString> release() final
    {
        m_held = false;
        co_return QStringLiteral("released");
    }
};

/// WATCH, then MULTI and EXEC: the server refuses the write if the stock has changed since it was read. WATCH belongs
/// to a connection, so each buyer has its own.
class Optimistic final : public NoNeedOfALock
{
public:
    using NoNeedOfALock::NoNeedOfALock;
    ~Optimistic() override { delete m_socket; }

    Task<Reply> read(Wire &store) override
    {
        const QByteArray answer = co_await ask(store.endpoint(), "WATCH stock\r\nGET stock\r\n"); // +OK, $3, 100
        m_context.commands += 2;
        const auto lines = answer.split('\n');
        if (lines.size() < 3 || !lines.at(0).startsWith("+OK"))
            co_return Error{.kind = ErrorKind::Io, .message = QStringLiteral("WATCH has no answer")};
        co_return Value{.type = Value::Type::Bulk, .text = lines.at(2).trimmed()};
    }

    Task<std::optional<qint64>> write(Wire &store, qint64 stock, bool) override
    {
        const QByteArray answer
            = co_await ask(store.endpoint(), "MULTI\r\nSET stock " + text(stock) + "\r\nEXEC\r\n"); // *-1: refused
        m_context.commands += 3;
        co_return answer.contains("\r\n*1\r\n") ? std::optional(stock) : std::nullopt;
    }
    bool repeatsRefusedWrites() const override { return true; }

private:
    /// The server's answers to these commands; empty: it cannot be reached.
    Later<QByteArray> ask(const Endpoint &endpoint, const QByteArray &commands)
    {
        if (m_socket == nullptr) {
            m_socket = new QTcpSocket;
            QObject::connect(m_socket, &QTcpSocket::readyRead, m_socket, [this] {
                constexpr char kEnd[] = "+PONG\r\n";
                const QByteArray sofar = m_socket->peek(m_socket->bytesAvailable());
                if (!sofar.endsWith(kEnd))
                    return;
                m_socket->skip(sofar.size());
                m_answer.give(sofar.chopped(static_cast<qsizetype>(sizeof kEnd) - 1));
            });
            QObject::connect(m_socket, &QTcpSocket::errorOccurred, m_socket, [this] { m_answer.give({}); });
            m_socket->connectToHost(endpoint.host, endpoint.port);
        }
        m_answer = {};
        m_socket->write(commands + "PING\r\n"); // the answers end with that to PING
        return m_answer;
    }

    QTcpSocket *m_socket = nullptr;
    Later<QByteArray> m_answer;
};

/// The server compares and decrements in one script: nothing can happen between.
class Atomic final : public NoNeedOfALock
{
public:
    using NoNeedOfALock::NoNeedOfALock;

    Task<std::optional<qint64>> write(Wire &store, qint64, bool) override
    {
        ++m_context.commands;
        const Reply left = co_await store.script("if tonumber(redis.call('GET', KEYS[1]) or 0) < 1 then return -1 end "
                                                 "return redis.call('DECR', KEYS[1])",
                                                 keys("stock"));
        const qint64 stock = integerOf(left, -1);
        co_return stock >= 0 ? std::optional(stock) : std::nullopt;
    }
};

} // namespace

std::vector<SchemeInfo> withoutLockSchemes()
{
    return {{.id = QStringLiteral("optimistic"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Optimistic: WATCH, MULTI, EXEC"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the Redis documentation, redis-py's transaction()"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                           "Under contention most attempts are in vain and must be repeated."),
             .brokenBy = QStringLiteral("optimistic-retry"),
             .isOnNodes = false,
             .locks = false,
             .make = makeScheme<Optimistic>},
            {.id = QStringLiteral("atomic"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "No lock needed: one atomic script"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "DECR, Lua, Redis functions"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                           "Only for work that one command or script on one server can do."),
             .brokenBy = QStringLiteral("atomic-script"),
             .isOnNodes = false,
             .locks = false,
             .make = makeScheme<Atomic>}};
}

} // namespace Lockscope::Lab
