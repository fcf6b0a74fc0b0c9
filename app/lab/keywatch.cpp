#include "keywatch.h"

#include "stage.h"

#include <algorithm>

namespace Lockscope::Lab {

namespace {

constexpr Millis kSilence{300}; ///< a node that does not answer for so long confirms nothing
constexpr Millis kRenewal{40}; ///< a TTL that is so much longer than expected was renewed
constexpr Millis kExpiry{10}; ///< a TTL that should be so short was over before it was read

/// Schemes write a string, or a hash with a field named after each owner and perhaps a mode. A small number is a
/// counter: attempts of others change it, and its owner stays. The last part is the first one in the queue of a fair
/// lock.
constexpr char kOwnerAndTtl[] = "local kind = redis.call('TYPE', KEYS[1]).ok "
                                "local owner = '' "
                                "if kind == 'hash' then local owners = {} "
                                "for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do "
                                "if field ~= 'mode' then owners[#owners + 1] = field end end "
                                "owner = table.concat(owners, ' ') "
                                "elseif kind == 'string' then owner = redis.call('GET', KEYS[1]) or '' end "
                                "if #owner < 6 and tonumber(owner) then owner = '1' end "
                                "return {owner, redis.call('PTTL', KEYS[1]), "
                                "redis.call('LINDEX', 'redisson_lock_queue:{' .. KEYS[1] .. '}', 0) or ''}";

bool isShared(const QByteArray &owners, const QByteArray &others)
{
    const auto all = owners.split(' ');
    return std::any_of(all.begin(), all.end(),
                       [names = others.split(' ')](const QByteArray &one) { return names.contains(one); });
}

} // namespace

KeyWatch::KeyWatch(Stage &stage) : m_stage(stage)
{
    const auto endpoints = stage.nodes().endpoints();
    for (int i = 0; i < endpoints.size() - 1; ++i) { // all but the store
        Node &node = m_nodes.emplace_back();
        node.wire = std::make_unique<Wire>(endpoints.at(i), &m_commands);
        node.wire->setTimeout(kSilence);
    }
    connect(&m_interval, &QTimer::timeout, this, [this] { look(); });
    m_interval.start(kInterval);
}

KeyWatch::~KeyWatch() = default;

void KeyWatch::look()
{
    for (size_t i = 0; i < m_nodes.size(); ++i)
        look(i);
}

void KeyWatch::look(size_t number)
{
    Node &node = m_nodes.at(number);
    if (node.looking && !node.looking->await_ready()) // a slow node delays no other
        node.isWanted = true;
    else
        node.looking.emplace(lookAt(number));
}

Task<Done> KeyWatch::lookAt(size_t number)
{
    Node &node = m_nodes.at(number); // the list never changes
    do {
        node.isWanted = false;
        const Millis asked = expected(node);
        const Reply reply = co_await question(node);
        take(number, reply, asked);
    } while (std::exchange(node.isWanted, false));
    co_return Done();
}

Later<Reply> KeyWatch::question(const Node &node) const
{
    return node.wire->script(kOwnerAndTtl, keys(Stage::kLock));
}

Millis KeyWatch::expected(const Node &node)
{
    return node.since.isValid() ? node.ttl - Millis(node.since.elapsed()) : node.ttl;
}

void KeyWatch::take(size_t number, const Reply &reply, Millis asked)
{
    using Kind = StageEvent::Kind;
    Node &node = m_nodes.at(number);
    const bool wasKnown = std::exchange(node.isKnown, reply && reply->elements.size() == 3);
    if (!node.isKnown) { // it keeps what it had, until it answers again
        if (wasKnown)
            Q_EMIT changed();
        return;
    }
    const QByteArray owner = reply->elements.at(0).text;
    const Millis ttl(reply->elements.at(1).integer);
    const bool hasKey = ttl != Millis(-2);
    const bool isSame = hasKey == node.hasKey && owner == node.owner;
    const auto record = [&](Kind kind, bool ok = true) {
        StageEvent event{.kind = kind, .node = static_cast<int>(number), .ok = ok};
        if (kind != Kind::KeyGone) {
            event.value = QString::fromUtf8(owner);
            event.ttlMs = ttl.count();
        }
        m_stage.record(event);
    };
    if (const QByteArray next = reply->elements.at(2).text; next != std::exchange(node.next, next))
        m_stage.record({.kind = Kind::NextInLine, .node = static_cast<int>(number), .value = QString::fromUtf8(next)});
    if (node.hasKey && !isSame && !(hasKey && isShared(owner, node.owner))) // readers come and go
        record(Kind::KeyGone, node.ttl >= Millis(0) && expected(node) <= kExpiry);
    if (hasKey && !isSame)
        record(Kind::KeySet);
    else if (hasKey && (node.ttl < Millis(0)) != (ttl < Millis(0)))
        record(Kind::KeyRenewed); // it has an expiry now, or none any more
    else if (hasKey && ttl >= Millis(0) && ttl > std::max(asked, expected(node)) + kRenewal) // the answer may be late
        record(Kind::KeyRenewed);
    node.hasKey = hasKey;
    node.owner = owner;
    node.ttl = ttl;
    node.since.start();
    if (ttl >= Millis(0) && ttl < kInterval) // soon over
        QTimer::singleShot(ttl + Millis(1), Qt::PreciseTimer, this, [this, number] { look(number); });
    if (!isSame || !wasKnown)
        Q_EMIT changed();
}

bool KeyWatch::isConfirmed(const ClientProcess &client) const
{
    if (!client.isHolding() || isSuperseded(client))
        return false;
    if (client.value().isEmpty())
        return true;
    const auto has = std::count_if(client.nodes().begin(), client.nodes().end(), [&](int number) {
        const Node &node = m_nodes.at(static_cast<size_t>(number));
        return node.isKnown && node.hasKey && isShared(node.owner, client.value());
    });
    return 2 * has > client.nodes().size();
}

Task<bool> KeyWatch::ask(const ClientProcess &client)
{
    co_await refresh(client.nodes());
    co_return isConfirmed(client);
}

Task<Done> KeyWatch::refresh(const QList<int> numbers)
{
    for (const int number : numbers)
        co_await m_nodes.at(static_cast<size_t>(number)).wire->settled();
    std::vector<Later<Reply>> answers;
    std::vector<Millis> asked;
    for (const int number : numbers) {
        asked.push_back(expected(m_nodes.at(static_cast<size_t>(number))));
        answers.push_back(question(m_nodes.at(static_cast<size_t>(number))));
    }
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const Reply reply = co_await answers.at(static_cast<size_t>(i));
        take(static_cast<size_t>(numbers.at(i)), reply, asked.at(static_cast<size_t>(i)));
    }
    co_return Done();
}

bool KeyWatch::isSuperseded(const ClientProcess &client) const
{
    const auto &clients = m_stage.clients();
    return !client.value().isEmpty() && std::any_of(clients.begin(), clients.end(), [&](const auto &other) {
        return other->value() == client.value() && other->grant() > client.grant(); // a value shared by all clients
    });
}

} // namespace Lockscope::Lab
