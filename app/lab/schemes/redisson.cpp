#include "../scheme.h"

#include <QDeadlineTimer>
#include <QUuid>

#include <algorithm>

namespace Lockscope::Lab {

namespace {

/// Redisson's locks: a hash with the owner as a field. A waiter sleeps until a message or the end of the time that the
/// server told it. A process listens to a channel only while one of its holders waits, so the listeners show the number
/// of waiters.
class RedissonScheme : public Scheme
{
public:
    explicit RedissonScheme(SchemeContext &context)
        : Scheme(context)
        , m_client(QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + ":1")
    {
    }

    Task<bool> prepare() override
    {
        co_await m_context.node().settled();
        m_context.listener = std::make_unique<Link>(m_context.endpoints.first(), Purpose::Listen,
                                                    countingTransport(&m_context.commands));
        SchemeContext &context = m_context;
        const Later<Done> connected;
        QObject::connect(context.listener.get(), &Link::message, context.listener.get(),
                         [&context](const QByteArray &channel, const QByteArray &message) {
                             wake(context.channels[channel], message == "1");
                         });
        QObject::connect(context.listener.get(), &Link::up, context.listener.get(), [&context, connected] {
            connected.give({});
            for (auto &[name, channel] : context.channels) { // the connection was lost while waiters slept
                if (channel.waiters > 0)
                    subscribe(context, name);
            }
        });
        context.listener->start();
        co_await connected;
        co_return true;
    }

    Task<bool> acquire(Millis wait) override
    {
        m_until.setRemainingTime(wait, Qt::PreciseTimer);
        m_mayWait = wait > Millis(0);
        m_held = co_await tryAcquire();
        if (!m_held && m_mayWait) {
            co_await listen(); // then tries again, because the lock may be free by now
            co_await Scheme::acquire(wait);
            stopListening();
            if (!m_held)
                co_await stepBack();
        }
        ++m_tries;
        co_return m_held;
    }

    QByteArray value() const override { return m_client; }

protected:
    Later<Done> pause() override
    {
        Later<Done> woken;
        SchemeContext::Channel &own = m_context.channels[channel()];
        if (std::exchange(own.messageKept, false)) {
            woken.give({});
            return woken;
        }
        own.sleepers.push_back(woken);
        QTimer::singleShot(std::clamp(Millis(m_until.remainingTime()), Millis(1), std::max(m_left, Millis(1))),
                           QCoreApplication::instance(), [woken] { woken.give({}); });
        return woken;
    }

    /// Where it hears that it should try again.
    [[nodiscard]] virtual QByteArray channel() const { return named("redisson_lock__channel"); }
    /// Called when it waits no longer and has no lock.
    [[nodiscard]] virtual Task<Done> stepBack() { co_return Done(); }
    /// A script that acquires returns nil, or how long the waiter may sleep.
    [[nodiscard]] bool isTaken(const Reply &reply)
    {
        m_left = Millis(integerOf(reply, m_context.ttl.count()));
        return reply && reply->isNil();
    }
    /// A script that releases returns nil to one who does not hold the lock.
    [[nodiscard]] static QString released(const Reply &reply)
    {
        return integerOf(reply, -1) == 1 ? QStringLiteral("released")
                                         : QStringLiteral("refused: someone else holds it");
    }
    [[nodiscard]] QByteArray named(const QByteArray &prefix) const { return prefix + ":{" + m_context.lock + '}'; }

    const QByteArray m_client; ///< of the process, and its thread
    bool m_mayWait = false;

private:
    Later<Done> listen()
    {
        const Later<Done> listening;
        SchemeContext::Channel &own = m_context.channels[channel()];
        if (own.isListening)
            listening.give({});
        else
            own.aboutToListen.push_back(listening);
        if (own.waiters++ == 0)
            subscribe(m_context, channel());
        return listening;
    }
    void stopListening()
    {
        SchemeContext::Channel &own = m_context.channels[channel()];
        if (--own.waiters > 0)
            return;
        own.isListening = false;
        own.messageKept = false;
        m_context.listener->send({"UNSUBSCRIBE", channel()}, [](const Reply &) {});
    }
    static void subscribe(SchemeContext &context, const QByteArray &name)
    {
        context.listener->send({"SUBSCRIBE", name}, [&own = context.channels[name]](const Reply &reply) {
            own.isListening = own.waiters > 0 && reply.hasValue();
            for (const auto &waiter : std::exchange(own.aboutToListen, {}))
                waiter.give({});
        });
    }
    static void wake(SchemeContext::Channel &channel, bool all)
    {
        while (!channel.sleepers.empty()) {
            const Later<Done> sleeper = channel.sleepers.front();
            channel.sleepers.pop_front();
            if (sleeper.isGiven()) // it woke by itself
                continue;
            sleeper.give({});
            if (!all)
                return;
        }
        channel.messageKept = true;
    }

    Millis m_left{0};
    QDeadlineTimer m_until; ///< until then it waits
};

/// RLock: the field's value is the hold count. A message wakes one sleeper of each process.
class ReentrantLock final : public RedissonScheme
{
public:
    using RedissonScheme::RedissonScheme;

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().script(
            "if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('HEXISTS', KEYS[1], ARGV[2]) == 1 then "
            "redis.call('HINCRBY', KEYS[1], ARGV[2], 1) "
            "redis.call('PEXPIRE', KEYS[1], ARGV[1]) return nil end return redis.call('PTTL', KEYS[1])",
            keys(m_context.lock), ttl(), m_client);
        co_return isTaken(reply);
    }

    Task<QString> release() override
    {
        m_held = false;
        const Reply reply
            = co_await m_context.node().script("if redis.call('HEXISTS', KEYS[1], ARGV[2]) == 0 then return nil end if "
                                               "redis.call('HINCRBY', KEYS[1], ARGV[2], -1) > 0 then "
                                               "redis.call('PEXPIRE', KEYS[1], ARGV[1]) return 0 end redis.call('DEL', "
                                               "KEYS[1]) redis.call('PUBLISH', ARGV[3], '0') return 1",
                                               keys(m_context.lock), ttl(), m_client, channel());
        co_return released(reply);
    }
};

/// RFairLock: waiters form a list, and the first one alone is woken, on a channel of its own. Each has a deadline,
/// because it may be dead.
class FairLock final : public RedissonScheme
{
public:
    using RedissonScheme::RedissonScheme;

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().script(kTake, allKeys(), ttl(), m_client, text(patience()),
                                                             m_mayWait ? "1" : "0");
        co_return isTaken(reply);
    }

    Task<QString> release() override
    {
        m_held = false;
        const Reply reply
            = co_await m_context.node().script(kGiveBack, allKeys(), m_client, named("redisson_lock__channel"));
        co_return released(reply);
    }

protected:
    QByteArray channel() const override { return RedissonScheme::channel() + ':' + m_client; }
    Task<Done> stepBack() override
    {
        co_await m_context.node().script("redis.call('ZREM', KEYS[3], ARGV[1]) "
                                         "return redis.call('LREM', KEYS[2], 0, ARGV[1])",
                                         allKeys(), m_client);
        co_return Done();
    }

private:
    /// Drops waiters whose deadline has passed; `head` is then the first one, or false.
    static inline const QByteArray kDropLate
        = "local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000) "
          "local head = redis.call('LINDEX', KEYS[2], 0) "
          "while head and tonumber(redis.call('ZSCORE', KEYS[3], head) or 0) <= now do "
          "redis.call('ZREM', KEYS[3], head) redis.call('LPOP', KEYS[2]) head = redis.call('LINDEX', KEYS[2], 0) end ";

    static inline const QByteArray kTake = kDropLate
        + "if redis.call('EXISTS', KEYS[1]) == 0 and (not head or head == ARGV[2]) then "
          "redis.call('LPOP', KEYS[2]) redis.call('ZREM', KEYS[3], ARGV[2]) "
          "for _, waiter in ipairs(redis.call('ZRANGE', KEYS[3], 0, -1)) do "
          "redis.call('ZINCRBY', KEYS[3], -tonumber(ARGV[3]), waiter) end "
          "redis.call('HSET', KEYS[1], ARGV[2], 1) redis.call('PEXPIRE', KEYS[1], ARGV[1]) "
          "return nil end "
          "local deadline = redis.call('ZSCORE', KEYS[3], ARGV[2]) "
          "if deadline then return deadline - tonumber(ARGV[3]) - now end "
          "local last = redis.call('LINDEX', KEYS[2], -1) "
          "local left = last and redis.call('ZSCORE', KEYS[3], last) - now "
          "or redis.call('PTTL', KEYS[1]) "
          "if ARGV[4] == '1' then "
          "redis.call('ZADD', KEYS[3], string.format('%.0f', now + left + ARGV[3]), ARGV[2]) "
          "redis.call('RPUSH', KEYS[2], ARGV[2]) end "
          "return left";
    static inline const QByteArray kGiveBack = kDropLate
        + "if redis.call('HDEL', KEYS[1], ARGV[1]) == 0 then return nil end "
          "if head then redis.call('PUBLISH', ARGV[2] .. ':' .. head, '0') end return 1";

    /// How long a waiter may hesitate: five minutes; in the lab no longer than a lock lasts.
    [[nodiscard]] Millis patience() const { return std::min(m_context.ttl, Millis(300'000)); }
    [[nodiscard]] QByteArrayList allKeys() const
    {
        return keys(m_context.lock, named("redisson_lock_queue"), named("redisson_lock_timeout"));
    }
};

/// RReadWriteLock: the hash also has a mode. Each reader's hold has a key of its own, which says when it ends.
class ReadWriteLock : public RedissonScheme
{
public:
    using RedissonScheme::RedissonScheme;

protected:
    QByteArray channel() const override { return named("redisson_rwlock"); }
};

class ReadLock final : public ReadWriteLock
{
public:
    using ReadWriteLock::ReadWriteLock;

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().script(
            "local mode = redis.call('HGET', KEYS[1], 'mode') "
            "if mode == 'write' then return redis.call('PTTL', KEYS[1]) end "
            "redis.call('HSET', KEYS[1], 'mode', 'read', ARGV[2], 1) "
            "redis.call('SET', KEYS[2], 1, 'PX', ARGV[1]) "
            "redis.call('PEXPIRE', KEYS[1], math.max(redis.call('PTTL', KEYS[1]), ARGV[1])) return nil",
            keys(m_context.lock, holdKey()), ttl(), m_client);
        co_return isTaken(reply);
    }

    Task<QString> release() override
    {
        m_held = false;
        const Reply reply = co_await m_context.node().script(
            "if redis.call('HDEL', KEYS[1], ARGV[1]) == 0 then return nil end redis.call('DEL', KEYS[2]) "
            "local longest = 0 "
            "for _, reader in ipairs(redis.call('HKEYS', KEYS[1])) do longest = math.max(longest, "
            "redis.call('PTTL', '{' .. KEYS[1] .. '}:' .. reader .. ':rwlock_timeout:1')) end "
            "if longest > 0 then redis.call('PEXPIRE', KEYS[1], longest) return 1 end "
            "redis.call('DEL', KEYS[1]) redis.call('PUBLISH', ARGV[2], '0') return 1",
            keys(m_context.lock, holdKey()), m_client, channel());
        co_return released(reply);
    }

private:
    [[nodiscard]] QByteArray holdKey() const { return '{' + m_context.lock + "}:" + m_client + ":rwlock_timeout:1"; }
};

class WriteLock final : public ReadWriteLock
{
public:
    using ReadWriteLock::ReadWriteLock;

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().script("if redis.call('EXISTS', KEYS[1]) == 1 then "
                                                             "return redis.call('PTTL', KEYS[1]) end "
                                                             "redis.call('HSET', KEYS[1], 'mode', 'write', ARGV[2], 1) "
                                                             "redis.call('PEXPIRE', KEYS[1], ARGV[1]) return nil",
                                                             keys(m_context.lock), ttl(), value());
        co_return isTaken(reply);
    }

    Task<QString> release() override
    {
        m_held = false;
        const Reply reply
            = co_await m_context.node().script("if redis.call('HDEL', KEYS[1], ARGV[1]) == 0 then return nil end "
                                               "redis.call('DEL', KEYS[1]) redis.call('PUBLISH', ARGV[2], '1') "
                                               "return 1",
                                               keys(m_context.lock), value(), channel());
        co_return released(reply);
    }

    QByteArray value() const override { return m_client + ":write"; }
};

} // namespace

std::vector<SchemeInfo> redissonSchemes()
{
    return {
        {.id = QStringLiteral("redisson"),
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson's reentrant hash with wake-up"),
         .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson"),
         .weakness
         = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A bare DEL wakes nobody: waiters sleep on beside a free lock."),
         .brokenBy = QStringLiteral("bare-del"),
         .make = makeScheme<ReentrantLock>},
        {.id = QStringLiteral("redisson-fair"),
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson's fair lock with its queue"),
         .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson"),
         .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                       "A dead waiter keeps its place in the queue: the lock is free, and all wait."),
         .brokenBy = QStringLiteral("fair-dead-waiter"),
         .make = makeScheme<FairLock>},
        {.id = QStringLiteral("redisson-read"),
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson's read lock"),
         .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson"),
         .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                       "Readers share the lock: clients that write under it lose sales."),
         .brokenBy = QStringLiteral("stock"),
         .exact = false,
         .make = makeScheme<ReadLock>},
        {.id = QStringLiteral("redisson-write"),
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson's write lock"),
         .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson"),
         .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Readers that overlap keep a writer waiting for ever."),
         .brokenBy = QStringLiteral("readers-overlap"),
         .make = makeScheme<WriteLock>}};
}

} // namespace Lockscope::Lab
