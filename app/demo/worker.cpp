#include "worker.h"

#include "../arguments/commandline.h"

#include <lockscope/core/locks/lockclient.h>
#include <lockscope/core/redis/link.h>

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QTimer>
#include <QUuid>

#include <cstdio>

namespace Lockscope::App {

namespace {

Millis randomBetween(Millis least, Millis most)
{
    return least + Millis(QRandomGenerator::global()->bounded(static_cast<qint64>((most - least).count()) + 1));
}

/// Acquires and releases through the library, as any application would.
class LibraryWorker : public QObject
{
public:
    LibraryWorker(const QString &kind, const QByteArray &lock, const QList<Endpoint> &nodes)
        : m_kind(kind)
        , m_lock(lock)
        , m_client(nodes, LockClientOptions{.trustYoungNodes = true}) // the demo begins with empty nodes
    {
        take();
    }

private:
    void take()
    {
        LockOptions options;
        options.program = m_kind == QLatin1String("contend") ? QStringLiteral("shop")
            : m_kind == QLatin1String("lead")                ? QStringLiteral("scheduler")
                                                             : QStringLiteral("billing");
        options.ttl = m_kind == QLatin1String("hold") ? Millis(600'000)
            : m_kind == QLatin1String("lead")         ? Millis(15'000)
                                                      : Millis(8'000);
        options.autoRenew = m_kind != QLatin1String("hold");
        options.wait = Millis(5'000);
        m_client.acquire(m_lock, options, this, [this](Result<HeldLock> result) {
            if (!result) {
                QTimer::singleShot(randomBetween(Millis(200), Millis(800)), this, [this] { take(); });
                return;
            }
            m_held = std::move(*result);
            std::puts("held");
            std::fflush(stdout);
            if (auto *events = m_held.events())
                connect(events, &LeaseSignals::lost, this,
                        [this] { QTimer::singleShot(Millis(500), this, [this] { take(); }); });
            if (m_kind == QLatin1String("contend"))
                QTimer::singleShot(randomBetween(Millis(1'500), Millis(12'000)), this, [this] { giveBack(); });
        });
    }

    void giveBack()
    {
        if (!m_held.isHeld())
            return; // lost meanwhile: the handler of lost() continues
        m_held.release(this, [this](const Result<void> &) {
            QTimer::singleShot(randomBetween(Millis(300), Millis(2'500)), this, [this] { take(); });
        });
    }

    const QString m_kind;
    const QByteArray m_lock;
    LockClient m_client;
    HeldLock m_held;
};

/// Uses other libraries' dialects with plain commands on one node. The library does not offer these dialects.
class ForeignWorker : public QObject
{
public:
    ForeignWorker(const QString &kind, const QByteArray &lock, const QList<Endpoint> &nodes)
        : m_kind(kind)
        , m_lock(lock)
    {
        m_owner = kind == QLatin1String("redisson")
            ? QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + ":"
                + QByteArray::number(QRandomGenerator::global()->bounded(20, 90))
            : "api-" + QByteArray::number(QRandomGenerator::global()->bounded(1, 9));
        const qsizetype count = kind == QLatin1String("forget") ? nodes.size() : 1;
        for (qsizetype i = 0; i < count; ++i) {
            auto *link = new Link(nodes.at(i), Purpose::Lock, makeSocketTransport, Clock::system(), this);
            m_links.append(link);
            connect(link, &Link::up, this, [this, link] {
                if (m_kind == QLatin1String("forget"))
                    forgetOn(link);
                else if (!m_started && (m_started = true))
                    take();
            });
            link->start();
        }
    }

private:
    void forgetOn(Link *link)
    {
        // SETNX without EXPIRE, and the process ends before it can delete the key.
        link->send({"SET", m_lock, "report-job@host-3", "NX"}, [this](const Result<Value> &) {
            if (++m_answers == m_links.size())
                QCoreApplication::quit();
        });
    }

    void take()
    {
        if (m_kind == QLatin1String("redisson")) {
            // RedissonLock: acquire or re-enter; nil if acquired, else the TTL (resources/docs/dialects.md A1).
            eval("if redis.call('exists', KEYS[1]) == 0 or redis.call('hexists', KEYS[1], ARGV[2]) == 1 then "
                 "redis.call('hincrby', KEYS[1], ARGV[2], 1) redis.call('pexpire', KEYS[1], ARGV[1]) return nil end "
                 "return redis.call('pttl', KEYS[1])",
                 {"30000", m_owner}, [this](const Result<Value> &reply) { taken(reply && reply->isNil()); });
        } else {
            send({"SET", m_lock, m_owner, "NX", "PX", "20000"},
                 [this](const Result<Value> &reply) { taken(reply && !reply->isNil()); });
        }
    }

    void taken(bool mine)
    {
        if (!mine) {
            QTimer::singleShot(randomBetween(Millis(500), Millis(2000)), this, [this] { take(); });
            return;
        }
        const Millis hold = randomBetween(Millis(4'000), Millis(14'000));
        if (m_kind == QLatin1String("redisson") && hold > Millis(9'000))
            QTimer::singleShot(Millis(8'500), this, [this] { renew(); });
        QTimer::singleShot(hold, this, [this] { giveBack(); });
    }

    void renew()
    {
        eval("if redis.call('hexists', KEYS[1], ARGV[2]) == 1 then return redis.call('pexpire', KEYS[1], ARGV[1]) end "
             "return 0",
             {"30000", m_owner}, [](const Result<Value> &) {});
    }

    void giveBack()
    {
        const auto again = [this](const Result<Value> &) {
            QTimer::singleShot(randomBetween(Millis(1000), Millis(4000)), this, [this] { take(); });
        };
        if (m_kind == QLatin1String("redisson")) {
            eval("if redis.call('hexists', KEYS[1], ARGV[1]) == 0 then return nil end redis.call('del', KEYS[1]) "
                 "redis.call('publish', ARGV[2], '0') return 1",
                 {m_owner, "redisson_lock__channel:{" + m_lock + '}'}, again);
        } else {
            eval("if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0",
                 {m_owner}, again);
        }
    }

    void eval(const QByteArray &script, const QByteArrayList &arguments, const ReplyHandler &handler)
    {
        send(QByteArrayList{"EVAL", script, "1", m_lock} + arguments, handler);
    }
    void send(const QByteArrayList &command, const ReplyHandler &handler) { m_links.first()->send(command, handler); }

    const QString m_kind;
    const QByteArray m_lock;
    QByteArray m_owner;
    QList<Link *> m_links;
    qsizetype m_answers = 0;
    bool m_started = false;
};

} // namespace

int runWorker(const QStringList &arguments)
{
    if (arguments.size() < 3)
        return kUsage;
    const QString kind = arguments.at(0);
    const QByteArray lock = arguments.at(1).toUtf8();
    QList<Endpoint> nodes;
    for (const auto &uri : arguments.mid(2)) {
        const auto endpoint = Endpoint::fromUri(uri);
        if (!endpoint)
            return kUsage;
        nodes.append(*endpoint);
    }
    std::unique_ptr<QObject> worker;
    if (kind == QLatin1String("contend") || kind == QLatin1String("lead") || kind == QLatin1String("hold"))
        worker = std::make_unique<LibraryWorker>(kind, lock, nodes);
    else if (kind == QLatin1String("forget") || kind == QLatin1String("redisson") || kind == QLatin1String("plain"))
        worker = std::make_unique<ForeignWorker>(kind, lock, nodes);
    else
        return kUsage;
    return QCoreApplication::exec();
}

} // namespace Lockscope::App
