#include "wire.h"

#include <QUuid>

#include <hiredis/hiredis.h>

#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

namespace LockscopeBench {

namespace {

constexpr qsizetype kPage = 1000;

[[noreturn]] void giveUp(const char *why)
{
    std::fprintf(stderr, "The bare connection failed: %s\n", why);
    std::exit(1);
}

/// Pages of SCAN, until it is through.
void scan(Wire &wire, const std::function<void(const QByteArrayList &keys)> &page)
{
    QByteArray cursor = "0";
    do {
        QByteArrayList keys;
        wire.append({"SCAN", cursor, "COUNT", QByteArray::number(kPage)});
        wire.take([&](const redisReply &reply) {
            cursor = QByteArray(reply.element[0]->str, static_cast<qsizetype>(reply.element[0]->len));
            if (!page)
                return;
            for (size_t i = 0; i < reply.element[1]->elements; ++i)
                keys.append(QByteArray(reply.element[1]->element[i]->str,
                                       static_cast<qsizetype>(reply.element[1]->element[i]->len)));
        });
        if (page)
            page(keys);
    } while (cursor != "0");
}

} // namespace

Wire::Wire(quint16 port) : m_context(redisConnect("127.0.0.1", port))
{
    if (m_context == nullptr || m_context->err != 0)
        giveUp(m_context != nullptr ? m_context->errstr : "out of memory");
}

Wire::~Wire()
{
    redisFree(m_context);
}

void Wire::append(std::initializer_list<QByteArrayView> words)
{
    std::array<const char *, 16> texts{};
    std::array<size_t, 16> sizes{};
    size_t count = 0;
    for (const auto &word : words) {
        texts.at(count) = word.data();
        sizes.at(count++) = static_cast<size_t>(word.size());
    }
    redisAppendCommandArgv(m_context, static_cast<int>(count), texts.data(), sizes.data());
}

void Wire::take(const Taker &taker)
{
    void *reply = nullptr;
    if (redisGetReply(m_context, &reply) != REDIS_OK)
        giveUp(m_context->errstr);
    if (taker)
        taker(*static_cast<redisReply *>(reply));
    freeReplyObject(reply);
}

QByteArray Wire::ask(std::initializer_list<QByteArrayView> words)
{
    append(words);
    QByteArray text;
    take([&](const redisReply &reply) {
        text = reply.type == REDIS_REPLY_INTEGER ? QByteArray::number(static_cast<qint64>(reply.integer))
                                                 : QByteArray(reply.str, static_cast<qsizetype>(reply.len));
    });
    return text;
}

void Wire::flush()
{
    int done = 0;
    while (done == 0) {
        if (redisBufferWrite(m_context, &done) != REDIS_OK)
            giveUp(m_context->errstr);
    }
}

void fillWithLocks(const QList<quint16> &ports, int locks)
{
    std::vector<std::unique_ptr<Wire>> wires;
    for (const quint16 port : ports)
        wires.push_back(std::make_unique<Wire>(port));
    for (int begin = 0; begin < locks; begin += kPage) {
        const int end = std::min<int>(locks, begin + kPage);
        for (int i = begin; i < end; ++i) {
            const QByteArray token = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
            for (auto &wire : wires)
                wire->append({"SET", "lock:" + QByteArray::number(i), token, "PX", "3600000"});
        }
        for (auto &wire : wires) {
            for (int i = begin; i < end; ++i)
                wire->take();
        }
    }
}

void fillWithOthers(quint16 port, int keys)
{
    Wire wire(port);
    for (int begin = 0; begin < keys; begin += kPage) {
        const int end = std::min<int>(keys, begin + kPage);
        for (int i = begin; i < end; ++i)
            wire.append({"SET", "cache:item:" + QByteArray::number(i), "<html>" + QByteArray::number(i)});
        for (int i = begin; i < end; ++i)
            wire.take();
    }
}

void readAllBare(const QList<quint16> &ports)
{
    std::vector<std::thread> loops;
    for (const quint16 port : ports) {
        loops.emplace_back([port] {
            Wire wire(port);
            scan(wire, [&](const QByteArrayList &keys) {
                for (const auto &key : keys)
                    wire.append({"TYPE", key});
                for (qsizetype i = 0; i < keys.size(); ++i)
                    wire.take();
                for (const auto &key : keys) {
                    wire.append({"GETRANGE", key, "0", "511"});
                    wire.append({"PTTL", key});
                }
                for (qsizetype i = 0; i < 2 * keys.size(); ++i)
                    wire.take();
            });
        });
    }
    for (auto &loop : loops)
        loop.join();
}

void scanBare(quint16 port)
{
    Wire wire(port);
    scan(wire, {});
}

double serverSeconds(const QList<quint16> &ports)
{
    double sum = 0;
    for (const quint16 port : ports) {
        for (const auto &line : Wire(port).ask({"INFO", "cpu"}).split('\n')) {
            if (line.startsWith("used_cpu_user:") || line.startsWith("used_cpu_sys:"))
                sum += line.mid(line.indexOf(':') + 1).trimmed().toDouble();
        }
    }
    return sum;
}

} // namespace LockscopeBench
