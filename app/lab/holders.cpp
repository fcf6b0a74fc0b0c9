#include "holders.h"

#include "stage.h"

namespace Lockscope::Lab {

namespace {

constexpr Millis kPatience{300}; ///< a silent node confirms nothing

/// Schemes write a string, or a hash with a field named after its owner.
constexpr char kHas[] = "local kind = redis.call('TYPE', KEYS[1]).ok "
                        "if kind == 'hash' then return redis.call('HEXISTS', KEYS[1], ARGV[1]) end "
                        "return kind == 'string' and redis.call('GET', KEYS[1]) == ARGV[1] and 1 or 0";

} // namespace

Holders::Holders(Stage &stage) : m_stage(stage)
{
    const auto endpoints = stage.nodes().endpoints();
    for (int i = 0; i < endpoints.size() - 1; ++i) { // all but the store
        m_wires.push_back(std::make_unique<Wire>(endpoints.at(i), &m_commands));
        m_wires.back()->setTimeout(kPatience);
    }
    m_interval.setInterval(kInterval);
    connect(&m_interval, &QTimer::timeout, this, &Holders::lookAgain);
}

Holders::~Holders() = default;

void Holders::setLooking(bool looks)
{
    if (!looks)
        return m_interval.stop();
    m_interval.start();
    lookAgain();
}

bool Holders::isConfirmed(const ClientProcess &client) const
{
    return client.isHolding() && m_confirmed.contains(client.name());
}

Task<bool> Holders::ask(const ClientProcess &client)
{
    for (const auto &wire : m_wires)
        co_await wire->settled();
    co_await look();
    co_return isConfirmed(client);
}

void Holders::lookAgain()
{
    if (!m_look || m_look->await_ready()) // otherwise a slow node delays the latest one
        m_look.emplace(look());
}

Task<Done> Holders::look()
{
    struct Question
    {
        const ClientProcess *client = nullptr;
        std::vector<Later<Reply>> answers;
    };
    std::vector<Question> asked;
    QSet<QString> confirmed;
    for (const auto &client : m_stage.clients()) {
        if (!client->isHolding() || isSuperseded(*client))
            continue;
        if (client->value().isEmpty()) {
            confirmed.insert(client->name());
            continue;
        }
        Question &question = asked.emplace_back();
        question.client = client.get();
        for (const int node : client->nodes())
            question.answers.push_back(
                m_wires.at(static_cast<size_t>(node))->script(kHas, keys(Stage::kLock), client->value()));
    }
    for (const auto &question : asked) { // clients live as long as the stage
        size_t has = 0;
        for (const auto &answer : question.answers) {
            const Reply reply = co_await answer;
            has += integerOf(reply) == 1 ? 1 : 0;
        }
        if (2 * has > question.answers.size())
            confirmed.insert(question.client->name());
    }
    if (std::exchange(m_confirmed, confirmed) != confirmed)
        Q_EMIT changed();
    co_return Done();
}

bool Holders::isSuperseded(const ClientProcess &client) const
{
    const auto &clients = m_stage.clients();
    return !client.value().isEmpty() && std::any_of(clients.begin(), clients.end(), [&](const auto &other) {
        return other->value() == client.value() && other->grant() > client.grant(); // a value shared by all clients
    });
}

} // namespace Lockscope::Lab
