#include "../scheme.h"

#include <QDeadlineTimer>
#include <QUuid>

#include <algorithm>

namespace Lockscope::Lab {

namespace {

/// Redisson's RLock: a hash whose only field is the owner with its hold count. A waiter sleeps until a message or the
/// end of the TTL that it has read. A message wakes one sleeper of each process. A process listens only while one of
/// its holders waits, so the listeners show the number of waiters.
class RedissonLock final : public Scheme
{
public:
    explicit RedissonLock(SchemeContext &context)
        : Scheme(context)
        , m_field(QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + ":1")
    {
    }

    Task<bool> prepare() override
    {
        co_await m_context.node().settled();
        m_context.listener = std::make_unique<Link>(m_context.endpoints.first(), Purpose::Listen,
                                                    countingTransport(&m_context.commands));
        SchemeContext &context = m_context;
        const QByteArray channel = channelName();
        const Later<Done> connected;
        QObject::connect(context.listener.get(), &Link::message, context.listener.get(),
                         [&context] { wakeOne(context); });
        QObject::connect(context.listener.get(), &Link::up, context.listener.get(), [&context, channel, connected] {
            connected.give({});
            if (context.waiters > 0) // the connection was lost while waiters slept
                subscribe(context, channel);
        });
        context.listener->start();
        co_await connected;
        co_return true;
    }

    Task<bool> acquire(Millis wait) override
    {
        m_until.setRemainingTime(wait, Qt::PreciseTimer);
        m_held = co_await tryAcquire();
        if (!m_held && wait > Millis(0)) {
            co_await listen(); // then tries again, because the lock may be free by now
            co_await Scheme::acquire(wait);
            stopListening();
        }
        ++m_tries;
        co_return m_held;
    }

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().script(
            "if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('HEXISTS', KEYS[1], ARGV[2]) == 1 then "
            "redis.call('HINCRBY', KEYS[1], ARGV[2], 1) "
            "redis.call('PEXPIRE', KEYS[1], ARGV[1]) return nil end return redis.call('PTTL', KEYS[1])",
            keys(m_context.lock), ttl(), m_field);
        m_left = Millis(integerOf(reply, m_context.ttl.count()));
        co_return reply && reply->isNil();
    }

    Task<QString> release() override
    {
        m_held = false;
        const Reply reply
            = co_await m_context.node().script("if redis.call('HEXISTS', KEYS[1], ARGV[2]) == 0 then return nil end if "
                                               "redis.call('HINCRBY', KEYS[1], ARGV[2], -1) > 0 then "
                                               "redis.call('PEXPIRE', KEYS[1], ARGV[1]) return 0 end redis.call('DEL', "
                                               "KEYS[1]) redis.call('PUBLISH', ARGV[3], '0') return 1",
                                               keys(m_context.lock), ttl(), m_field, channelName());
        co_return integerOf(reply, -1) == 1 ? QStringLiteral("released")
                                            : QStringLiteral("refused: someone else holds it");
    }

    QByteArray value() const override { return m_field; }

protected:
    Later<Done> pause() override
    {
        Later<Done> woken;
        if (std::exchange(m_context.messageKept, false)) {
            woken.give({});
            return woken;
        }
        m_context.sleepers.push_back(woken);
        QTimer::singleShot(std::clamp(Millis(m_until.remainingTime()), Millis(1), std::max(m_left, Millis(1))),
                           QCoreApplication::instance(), [woken] { woken.give({}); });
        return woken;
    }

private:
    Later<Done> listen()
    {
        const Later<Done> listening;
        if (m_context.isListening)
            listening.give({});
        else
            m_context.aboutToListen.push_back(listening);
        if (m_context.waiters++ == 0)
            subscribe(m_context, channelName());
        return listening;
    }
    void stopListening()
    {
        if (--m_context.waiters > 0)
            return;
        m_context.isListening = false;
        m_context.messageKept = false;
        m_context.listener->send({"UNSUBSCRIBE", channelName()}, [](const Reply &) {});
    }
    static void subscribe(SchemeContext &context, const QByteArray &channel)
    {
        context.listener->send({"SUBSCRIBE", channel}, [&context](const Reply &reply) {
            context.isListening = context.waiters > 0 && reply.hasValue();
            for (const auto &waiter : std::exchange(context.aboutToListen, {}))
                waiter.give({});
        });
    }
    static void wakeOne(SchemeContext &context)
    {
        while (!context.sleepers.empty()) {
            const Later<Done> sleeper = context.sleepers.front();
            context.sleepers.pop_front();
            if (!sleeper.isGiven()) // otherwise it woke by itself
                return sleeper.give({});
        }
        context.messageKept = true;
    }
    [[nodiscard]] QByteArray channelName() const { return "redisson_lock__channel:{" + m_context.lock + '}'; }

    const QByteArray m_field;
    Millis m_left{0};
    QDeadlineTimer m_until; ///< until then it waits
};

} // namespace

std::vector<SchemeInfo> redissonSchemes()
{
    return {{.id = QStringLiteral("redisson"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson's reentrant hash with wake-up"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                           "A bare DEL wakes nobody: waiters sleep on beside a free lock."),
             .brokenBy = QStringLiteral("bare-del"),
             .make = makeScheme<RedissonLock>}};
}

} // namespace Lockscope::Lab
