#include "bareloop.h"

#include <lockscope/core/dialects/token.h>

#include <hiredis/hiredis.h>

#include <array>
#include <cstring>

namespace LockscopeBench {

namespace {

constexpr char kScript[]
    = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) else return 0 end";

struct ReplyFreer
{
    void operator()(redisReply *reply) const { freeReplyObject(reply); }
};
using Reply = std::unique_ptr<redisReply, ReplyFreer>;

Reply nextReply(redisContext *context)
{
    void *reply = nullptr;
    return Reply(redisGetReply(context, &reply) == REDIS_OK ? static_cast<redisReply *>(reply) : nullptr);
}

template <size_t N>
bool append(redisContext *context, std::array<const char *, N> words, std::array<size_t, N> sizes)
{
    return redisAppendCommandArgv(context, static_cast<int>(N), words.data(), sizes.data()) == REDIS_OK;
}

} // namespace

void BareLoop::Closer::operator()(redisContext *context) const
{
    redisFree(context);
}

BareLoop::BareLoop(const QList<quint16> &ports, int atOnce) : m_ports(ports)
{
    // As long as ours, and new for each attempt; a counter stands in for the random bits, which are ours to pay for.
    const auto token = Lockscope::makeToken(QStringLiteral("bench")).toStdString();
    for (int i = 0; i < atOnce; ++i) {
        m_names.push_back("bare:lock:" + std::to_string(i));
        m_tokens.push_back(token);
    }
}

BareLoop::~BareLoop() = default;

std::optional<QString> BareLoop::open()
{
    for (const quint16 port : m_ports) {
        m_contexts.emplace_back(redisConnect("127.0.0.1", port));
        redisContext *context = m_contexts.back().get();
        if (context == nullptr || context->err != 0)
            return failure();
        if (!append<3>(context, {"SCRIPT", "LOAD", kScript}, {6, 4, sizeof kScript - 1}))
            return failure();
        const Reply reply = nextReply(context);
        if (!reply || reply->type != REDIS_REPLY_STRING)
            return failure();
        m_sha.assign(reply->str, static_cast<size_t>(reply->len));
    }
    return std::nullopt;
}

QString BareLoop::failure() const
{
    for (const auto &context : m_contexts) {
        if (context && context->err != 0)
            return QStringLiteral("The bare loop failed: %1").arg(QString::fromLocal8Bit(context->errstr));
    }
    return QStringLiteral("The bare loop got an unexpected reply");
}

bool BareLoop::flush()
{
    for (const auto &context : m_contexts) {
        int done = 0;
        while (done == 0) {
            if (redisBufferWrite(context.get(), &done) != REDIS_OK)
                return false;
        }
    }
    return true;
}

bool BareLoop::acquireAll()
{
    for (auto &token : m_tokens) {
        const QByteArray number = QByteArray::number(++m_lastToken, 16);
        token.replace(token.size() - static_cast<size_t>(number.size()), static_cast<size_t>(number.size()),
                      number.constData());
    }
    for (const auto &context : m_contexts) {
        for (size_t i = 0; i < m_names.size(); ++i) {
            if (!append<6>(context.get(), {"SET", m_names[i].data(), m_tokens[i].data(), "NX", "PX", "30000"},
                           {3, m_names[i].size(), m_tokens[i].size(), 2, 2, 5}))
                return false;
        }
    }
    if (!flush())
        return false;
    for (const auto &context : m_contexts) {
        for (size_t i = 0; i < m_names.size(); ++i) {
            const Reply reply = nextReply(context.get());
            if (!reply || reply->type != REDIS_REPLY_STATUS)
                return false;
        }
    }
    return true;
}

bool BareLoop::releaseAll()
{
    for (const auto &context : m_contexts) {
        for (size_t i = 0; i < m_names.size(); ++i) {
            if (!append<5>(context.get(), {"EVALSHA", m_sha.data(), "1", m_names[i].data(), m_tokens[i].data()},
                           {7, m_sha.size(), 1, m_names[i].size(), m_tokens[i].size()}))
                return false;
        }
    }
    if (!flush())
        return false;
    for (const auto &context : m_contexts) {
        for (size_t i = 0; i < m_names.size(); ++i) {
            const Reply reply = nextReply(context.get());
            if (!reply || reply->type != REDIS_REPLY_INTEGER || reply->integer != 1)
                return false;
        }
    }
    return true;
}

std::optional<QString> BareLoop::run(std::chrono::duration<double> length, Stretch &stretch)
{
    const StretchTimer timer(stretch);
    auto now = timer.begun();
    while (now - timer.begun() < length) {
        const auto before = now;
        if (!acquireAll() || !releaseAll())
            return failure();
        now = SteadyClock::now();
        stretch.latencies.insert(stretch.latencies.end(), m_names.size(),
                                 std::chrono::duration<float, std::micro>(now - before).count());
    }
    return std::nullopt;
}

} // namespace LockscopeBench
