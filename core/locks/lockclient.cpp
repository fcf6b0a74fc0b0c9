#include "lockclient_p.h"

#include <QThreadPool>
#include <QUuid>

#include <algorithm>

namespace Lockscope {

namespace {

Error invalid(const QString &message)
{
    return {.kind = ErrorKind::InvalidArgument, .message = message};
}

} // namespace

bool LockClient::Private::allSettled() const
{
    return std::all_of(nodes.begin(), nodes.end(), [](const auto &node) { return node->isSettled(); });
}

void LockClient::Private::findTwins()
{
    twins.reset();
    for (int a = 0; a < count(); ++a) {
        for (int b = a + 1; b < count(); ++b) {
            if (!node(a).runId().isEmpty() && node(a).runId() == node(b).runId())
                twins = invalid(
                    QStringLiteral("%1 and %2 are the same server: it would vote twice. Name each server once").arg(node(a).label(), node(b).label()));
        }
    }
}

void LockClient::Private::wakeLine(const QByteArray &name) const
{
    if (const auto line = lines.constFind(name); line != lines.cend())
        line->first()->wake();
}

LockClient::LockClient(const QList<Endpoint> &nodes, QObject *parent, TransportFactory factory, const Clock &clock)
    : LockClient(nodes, LockClientOptions{}, parent, std::move(factory), clock)
{
}

LockClient::LockClient(const QList<Endpoint> &nodes, const LockClientOptions &options, QObject *parent, TransportFactory factory, const Clock &clock)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    d->options = options;
    d->clock = &clock;
    d->clientId = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    d->longestLife = options.longestTtl;
    for (const auto &endpoint : nodes) {
        const int index = d->count();
        d->nodes.push_back(std::make_unique<LockNode>(endpoint, factory, clock, d->options, [this] { return d->longestLife; }));
        connect(d->nodes.back().get(), &LockNode::identified, this, [this] { d->findTwins(); });
        connect(d->nodes.back().get(), &LockNode::suspended, this, [this, index](const Error &why) { Q_EMIT nodeSuspended(index, why); });
    }
    for (const auto &node : d->nodes)
        node->start();
}

LockClient::~LockClient()
{
    d->closing = true; // whoever hears of the end may want to try again
    // Jobs and leases are children that use the nodes: they go first, and leases before all, so that a handle that goes
    // with a child finds nothing to release any more.
    while (!d->leases.isEmpty())
        delete d->leases.constFirst();
    while (!children().isEmpty())
        delete children().constFirst();
}

int LockClient::nodeCount() const
{
    return d->count();
}

QStringList LockClient::takeableDialects()
{
    QStringList ids;
    const DialectCatalog catalog;
    for (const auto &dialect : catalog.all()) {
        if (dialect->recipe() != nullptr)
            ids.append(dialect->id());
    }
    return ids;
}

Result<void> LockClient::validate(const QByteArray &name, const LockOptions &options)
{
    const auto ms = [](Millis duration) { return QString::number(duration.count()); };
    if (name.isEmpty())
        return invalid(QStringLiteral("The lock needs a name"));
    if (name.size() > 512 * 1024)
        return invalid(QStringLiteral("The lock's name is longer than 512 KiB"));
    if (options.ttl < kShortestTtl || options.ttl > kLongestTtl)
        return invalid(QStringLiteral("The TTL must be from %1 ms to 30 days, not %2 ms").arg(ms(kShortestTtl), ms(options.ttl)));
    if (options.wait < Millis(0) || options.wait > kLongestTtl)
        return invalid(QStringLiteral("The wait must be from 0 ms to 30 days, not %1 ms").arg(ms(options.wait)));
    if (options.retryMin < Millis(1) || options.retryMax < options.retryMin || options.retryMax > kLongestTtl)
        return invalid(QStringLiteral("The retry pause must be at least 1 ms, and its upper bound not below its lower one"));
    if (options.nodeTimeout < Millis(0) || options.nodeTimeout >= options.ttl)
        return invalid(QStringLiteral("The per-node timeout (%1 ms) must be below the TTL (%2 ms)").arg(ms(options.nodeTimeout), ms(options.ttl)));
    if (options.longestHold != Millis(0) && (options.longestHold < kShortestTtl || options.longestHold > 10 * kLongestTtl))
        return invalid(
            QStringLiteral("The longest hold must be from %1 ms to 300 days, or 0 for no limit, not %2 ms").arg(ms(kShortestTtl), ms(options.longestHold)));
    if (options.lockDelay < Millis(0) || options.lockDelay > kLongestTtl)
        return invalid(QStringLiteral("The lock-delay must be from 0 ms to 30 days, not %1 ms").arg(ms(options.lockDelay)));
    if (!takeableDialects().contains(options.dialect))
        return invalid(
            QStringLiteral("Locks of the dialect \"%1\" cannot be taken; these can: %2").arg(options.dialect, takeableDialects().join(QStringLiteral(", "))));
    return {};
}

QFuture<Result<HeldLockPtr>> LockClient::acquire(const QByteArray &name, const LockOptions &options)
{
    const auto checked = [&]() -> Result<const LockRecipe *> {
        if (const auto valid = validate(name, options); !valid)
            return valid.error();
        if (d->closing)
            return Error{.kind = ErrorKind::Cancelled, .message = QStringLiteral("The client is being destroyed")};
        if (d->nodes.empty())
            return invalid(QStringLiteral("There is no node to take a lock on"));
        const LockRecipe *recipe = d->dialects.find(options.dialect)->recipe();
        if (options.fencingToken && d->count() > 1)
            return invalid(QStringLiteral("Fencing tokens can be had on one node only: on %1 independent nodes no count grows for certain").arg(d->count()));
        if (options.fencingToken && !d->options.nodesKeepData)
            return invalid(QStringLiteral("A fencing token needs a node that keeps its data over a restart (appendonly yes, appendfsync always), or the "
                                          "count would start again; if it does, set LockClientOptions::nodesKeepData"));
        if (options.fencingToken && !recipe->hasFencingTokens())
            return invalid(QStringLiteral("The dialect \"%1\" has no fencing tokens").arg(options.dialect));
        return recipe;
    }();
    if (!checked)
        return readyFuture(Result<HeldLockPtr>(checked.error()));
    LockOptions complete = options;
    if (complete.nodeTimeout == Millis(0))
        complete.nodeTimeout = defaultNodeTimeout(complete.ttl);
    d->longestLife = std::max(d->longestLife, complete.ttl + complete.lockDelay);
    auto answer = std::make_shared<Answer<HeldLockPtr>>();
    const auto future = answer->future();
    (new AcquireJob(this, name, complete, **checked, std::move(answer)))->start();
    return future;
}

QFuture<Result<HeldLockPtr>> LockClient::tryAcquire(const QByteArray &name, LockOptions options)
{
    options.wait = Millis(0);
    return acquire(name, options);
}

QFuture<Result<HeldLockPtr>> LockClient::guard(const QByteArray &name, const LockOptions &options, std::function<void(const HeldLock &)> function, Done done,
                                               QThreadPool *pool)
{
    const auto acquiring = acquire(name, options);
    whenDone(acquiring, this, [this, function = std::move(function), done = std::move(done), pool](const Result<HeldLockPtr> &taken) {
        if (!taken) {
            done(taken.error(), nullptr);
            return;
        }
        const HeldLockPtr lock = *taken;
        auto ran = std::make_shared<Answer<std::exception_ptr>>();
        whenDone(ran->future(), this, [this, lock, done](const Result<std::exception_ptr> &result) {
            const std::exception_ptr thrown = result ? *result : nullptr;
            // By its state, not by the nodes' answers to the release: held up to here is what counts.
            const bool held = result && lock->isHeld();
            whenDone(lock->release(), this, [lock, done, thrown, held](const Result<void> &) {
                done(held ? Result<void>()
                          : Result<void>(Error{.kind = ErrorKind::Lost,
                                               .message = QStringLiteral("The lock was lost while the function ran: others may have been at work as well")}),
                     thrown);
            });
        });
        (pool != nullptr ? pool : QThreadPool::globalInstance())->start([lock, function, ran] {
            std::exception_ptr thrown;
            try {
                function(*lock);
            } catch (...) {
                thrown = std::current_exception();
            }
            ran->give(thrown);
        });
    });
    return acquiring;
}

QFuture<void> LockClient::releaseAll()
{
    // Whoever hears of the end of one may end others, or destroy the client.
    const QPointer<LockClient> self(this);
    QList<QPointer<AcquireJob>> underWay;
    for (auto *job : findChildren<AcquireJob *>(Qt::FindDirectChildrenOnly))
        underWay.append(job);
    for (const auto &job : underWay) {
        if (job)
            job->withdraw();
    }
    QList<QPointer<Lease>> leases;
    if (self)
        leases = QList<QPointer<Lease>>(d->leases.cbegin(), d->leases.cend());
    for (const auto &lease : leases) {
        if (lease)
            lease->letGo();
    }

    // All of that, and what was let go before, is on its way by now.
    auto done = std::make_shared<QPromise<void>>();
    done->start();
    if (!self) {
        done->finish();
        return done->future();
    }
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
