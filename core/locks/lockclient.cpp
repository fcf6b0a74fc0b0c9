#include "lockclient_p.h"

#include "../base/text.h"

#include <algorithm>

namespace Lockscope {

bool LockClient::Private::allSettled() const
{
    return std::all_of(links.begin(), links.end(), [](const auto &link) { return link->isSettled(); });
}

LockClient::LockClient(const QList<Endpoint> &nodes, QObject *parent, TransportFactory factory, const Clock &clock)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    d->clock = &clock;
    for (const auto &endpoint : nodes) {
        d->links.push_back(std::make_unique<Link>(endpoint, Purpose::Lock, factory, clock));
        d->links.back()->start();
    }
}

LockClient::~LockClient()
{
    // Jobs and leases are children that use the links: they go first.
    const auto jobs = children();
    qDeleteAll(jobs);
}

int LockClient::nodeCount() const
{
    return d->nodes();
}

Result<void> LockClient::validate(const QByteArray &name, const LockOptions &options)
{
    const auto bad = [](const QString &message) { return Error{.kind = ErrorKind::InvalidArgument, .message = message}; };
    if (name.isEmpty())
        return bad(QStringLiteral("The lock needs a name"));
    if (name.size() > 512 * 1024)
        return bad(QStringLiteral("The lock's name is longer than 512 KiB"));
    if (options.ttl < kShortestTtl || options.ttl > kLongestTtl)
        return bad(QStringLiteral("The TTL must be from %1 ms to 30 days, not %2 ms").arg(kShortestTtl.count()).arg(options.ttl.count()));
    if (options.wait < Millis(0) || options.wait > kLongestTtl)
        return bad(QStringLiteral("The wait must be from 0 ms to 30 days, not %1 ms").arg(options.wait.count()));
    if (options.retryMin < Millis(1) || options.retryMax < options.retryMin)
        return bad(QStringLiteral("The retry pause must be at least 1 ms, and its upper bound not below its lower one"));
    if (options.nodeTimeout < Millis(0) || options.nodeTimeout >= options.ttl)
        return bad(QStringLiteral("The per-node timeout (%1 ms) must be below the TTL (%2 ms)").arg(options.nodeTimeout.count()).arg(options.ttl.count()));
    return {};
}

QFuture<Result<HeldLockPtr>> LockClient::acquire(const QByteArray &name, const LockOptions &options)
{
    auto promise = std::make_shared<QPromise<Result<HeldLockPtr>>>();
    promise->start();
    const QFuture<Result<HeldLockPtr>> future = promise->future();
    Result<void> valid = validate(name, options);
    if (valid && d->links.empty())
        valid = Error{.kind = ErrorKind::InvalidArgument, .message = QStringLiteral("There is no node to take a lock on")};
    if (!valid) {
        promise->addResult(Result<HeldLockPtr>(valid.error()));
        promise->finish();
        return future;
    }
    LockOptions complete = options;
    if (complete.nodeTimeout == Millis(0))
        complete.nodeTimeout = defaultNodeTimeout(complete.ttl);
    (new AcquireJob(this, name, complete, std::move(promise)))->start();
    return future;
}

QFuture<Result<HeldLockPtr>> LockClient::tryAcquire(const QByteArray &name, LockOptions options)
{
    options.wait = Millis(0);
    return acquire(name, options);
}

QFuture<void> LockClient::releaseAll()
{
    const auto underWay = findChildren<AcquireJob *>(Qt::FindDirectChildrenOnly);
    for (auto *job : underWay)
        job->withdraw();
    const auto leases = d->leases;
    for (auto *lease : leases) {
        auto promise = std::make_shared<QPromise<Result<void>>>();
        promise->start();
        lease->release(promise);
    }

    // All of that, and what was let go before, is on its way by now.
    auto done = std::make_shared<QPromise<void>>();
    done->start();
    auto open = std::make_shared<qsizetype>(1);
    const auto countDown = [done, open] {
        if (--*open == 0)
            done->finish();
    };
    const auto releases = findChildren<ReleaseJob *>(Qt::FindDirectChildrenOnly);
    for (auto *job : releases) {
        if (job->isFirstRoundOver())
            continue;
        ++*open;
        connect(job, &ReleaseJob::firstRoundOver, this, countDown);
    }
    countDown();
    return done->future();
}

} // namespace Lockscope
