#include "scheme.h"

#include <lockscope/core/dialects/scripts.h>

#include <QElapsedTimer>
#include <QRandomGenerator>

#include <algorithm>

namespace Lockscope::Lab {

namespace {

constexpr char kWriteFenced[] = "if tonumber(ARGV[2]) < tonumber(redis.call('GET', 'greatest') or 0) then return 0 end "
                                "redis.call('SET', 'greatest', ARGV[2]) redis.call('SET', KEYS[1], ARGV[1]) return 1";

std::vector<SchemeInfo> collectSchemes()
{
    std::vector<SchemeInfo> all;
    for (const auto &some : {noLockSchemes(), withoutLockSchemes(), setnxSchemes(), incrSchemes(), setNxSchemes(),
                             watchdogSchemes(), redissonSchemes(), redlockSchemes(), librarySchemes(), fencedSchemes()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

} // namespace

const std::vector<SchemeInfo> &allSchemes()
{
    static const std::vector<SchemeInfo> kSchemes = collectSchemes();
    return kSchemes;
}

const SchemeInfo *findScheme(const QString &id)
{
    const auto &all = allSchemes();
    const auto found = std::find_if(all.begin(), all.end(), [&](const SchemeInfo &scheme) { return scheme.id == id; });
    return found == all.end() ? nullptr : &*found;
}

Later<Done> SchemeContext::reach(const QString &point)
{
    Later<Done> passed;
    if (stopAt != point) {
        passed.give({});
        return passed;
    }
    stopAt.clear();
    goOn = passed;
    say({{QStringLiteral("event"), QStringLiteral("stopped")}, {QStringLiteral("at"), point}});
    return passed;
}

Scheme::Scheme(SchemeContext &context)
    : m_context(context)
    , m_owner(context.name + '-' + QByteArray::number(QRandomGenerator::system()->generate64(), 16))
{
}

Scheme::~Scheme() = default;

Task<bool> Scheme::prepare()
{
    for (const auto &node : m_context.nodes)
        co_await node->settled();
    co_return true;
}

Task<bool> Scheme::acquire(Millis wait)
{
    QElapsedTimer waited;
    waited.start();
    while (true) {
        ++m_tries;
        const bool taken = co_await tryAcquire();
        if (taken) {
            m_held = true;
            co_return true;
        }
        if (m_tries == 1)
            m_context.say({{QStringLiteral("event"), QStringLiteral("waiting")},
                           {QStringLiteral("value"), QString::fromUtf8(value())}});
        if (waited.elapsed() >= wait.count())
            co_return false;
        co_await pause();
    }
}

Task<Reply> Scheme::read(Wire &store)
{
    const Reply stock = co_await store.call("GET", "stock");
    co_return stock;
}

Task<std::optional<qint64>> Scheme::write(Wire &store, qint64 stock, bool withToken)
{
    const auto token = withToken ? fencingToken() : std::nullopt;
    if (!token) {
        const Reply plain = co_await store.call("SET", "stock", text(stock));
        co_return isOk(plain) ? std::optional(stock) : std::nullopt;
    }
    const Reply fenced = co_await store.script(kWriteFenced, keys("stock"), text(stock), text(*token));
    co_return integerOf(fenced) == 1 ? std::optional(stock) : std::nullopt;
}

Later<Done> Scheme::pause()
{
    const auto spread = static_cast<quint32>((m_context.retryMax - m_context.retryMin).count()) + 1;
    return sleepFor(m_context.retryMin + Millis(QRandomGenerator::global()->bounded(spread)));
}

Task<QString> Scheme::compareAndDelete()
{
    m_held = false;
    const Reply reply = co_await m_context.node().script(scriptBody(Script::ReleaseString), keys(m_context.lock),
                                                         m_owner, QByteArray());
    const qint64 answer = integerOf(reply);
    co_return answer == 1 ? QStringLiteral("released")
        : answer == 0     ? QStringLiteral("absent")
                          : QStringLiteral("refused: someone else holds it");
}

Task<QString> Scheme::deleteBlindly()
{
    m_held = false;
    const Reply reply = co_await m_context.node().call("DEL", m_context.lock);
    co_return integerOf(reply) == 1 ? QStringLiteral("deleted") : QStringLiteral("absent");
}

} // namespace Lockscope::Lab
