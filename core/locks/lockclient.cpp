#include "lockclient_p.h"

#include "../base/whendone.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <QUuid>

#include <algorithm>

namespace Lockscope {

namespace {

Error invalid(const QString &message)
{
    return {.kind = ErrorKind::InvalidArgument, .message = message};
}

Result<void> checkBounds(const QByteArray &name, const LockOptions &options)
{
    const auto ms = [](Millis duration) { return QString::number(duration.count()); };
    if (name.isEmpty())
        return invalid(QStringLiteral("The lock needs a name"));
    if (name.size() > 512 * 1024)
        return invalid(QStringLiteral("The lock's name is longer than 512 KiB"));
    if (options.ttl < kShortestTtl || options.ttl > kLongestTtl)
        return invalid(
            QStringLiteral("The TTL must be from %1 ms to 30 days, not %2 ms").arg(ms(kShortestTtl), ms(options.ttl)));
    if (options.wait < Millis(0) || options.wait > kLongestTtl)
        return invalid(QStringLiteral("The wait must be from 0 ms to 30 days, not %1 ms").arg(ms(options.wait)));
    if (options.retryMin < Millis(1) || options.retryMax < options.retryMin || options.retryMax > kLongestTtl)
        return invalid(
            QStringLiteral("The retry pause must be at least 1 ms, and its upper bound not below its lower one"));
    if (options.nodeTimeout < Millis(0) || options.nodeTimeout >= options.ttl)
        return invalid(QStringLiteral("The per-node timeout (%1 ms) must be below the TTL (%2 ms)")
                           .arg(ms(options.nodeTimeout), ms(options.ttl)));
    if (options.longestHold != Millis(0)
        && (options.longestHold < kShortestTtl || options.longestHold > 10 * kLongestTtl))
        return invalid(QStringLiteral("The longest hold must be from %1 ms to 300 days, or 0 for no limit, not %2 ms")
                           .arg(ms(kShortestTtl), ms(options.longestHold)));
    if (options.lockDelay < Millis(0) || options.lockDelay > kLongestTtl)
        return invalid(
            QStringLiteral("The lock-delay must be from 0 ms to 30 days, not %1 ms").arg(ms(options.lockDelay)));
    return {};
}

QFuture<void> readyDone()
{
    QPromise<void> done;
    done.start();
    done.finish();
    return done.future();
}

Error noSuchDialect(const QString &id)
{
    return invalid(QStringLiteral("Locks of the dialect \"%1\" cannot be taken; these can: %2")
                       .arg(id, LockClient::writableDialects().join(QStringLiteral(", "))));
}

} // namespace

LockClient::Private::Private(LockClient *client, const LockClientOptions &clientOptions, const Clock &clientClock)
    : q(client)
    , options(clientOptions)
    , clock(clientClock)
    , alarms(clientClock)
    , clientId(QUuid::createUuid().toByteArray(QUuid::WithoutBraces))
    , longestLife(clientOptions.longestTtl)
{
    for (const auto &dialect : dialects.all()) {
        if (dialect->recipe() != nullptr)
            recipes.insert(dialect->id(), dialect->recipe());
    }
}

bool LockClient::Private::allSettled() const
{
    return std::all_of(nodes.begin(), nodes.end(), [](const auto &node) { return node->isSettled(); });
}

void LockClient::Private::onNodeSettled()
{
    const QPointer<LockClient> self(q); // a handler may destroy the client
    while (self && !settling.empty() && allSettled())
        settling.front()->begin(); // removes itself from `settling`
}

void LockClient::Private::findDuplicateNodes()
{
    duplicateNodes.reset();
    for (int a = 0; a < count(); ++a) {
        for (int b = a + 1; b < count(); ++b) {
            if (!node(a).runId().isEmpty() && node(a).runId() == node(b).runId())
                duplicateNodes = invalid(
                    QStringLiteral("%1 and %2 are the same server: it would vote twice. Name each server once")
                        .arg(node(a).label(), node(b).label()));
        }
    }
}

void LockClient::Private::wakeLine(const QByteArray &name) const
{
    if (const auto line = lines.constFind(name); line != lines.cend())
        line->first()->wake();
}

void LockClient::Private::onWoken(const QByteArray &channel) const
{
    std::vector<Job::Hold> all;
    for (auto *job : listeners.value(channel))
        all.emplace_back(*job);
    for (const auto &hold : all)
        static_cast<AcquireJob &>(hold.job()).wake();
}

LockClient::LockClient(const QList<Endpoint> &nodes, QObject *parent, TransportFactory factory, const Clock &clock)
    : LockClient(nodes, LockClientOptions{}, parent, std::move(factory), clock)
{
}

LockClient::LockClient(const QList<Endpoint> &nodes, const LockClientOptions &options, QObject *parent,
                       TransportFactory factory, const Clock &clock)
    : QObject(parent)
    , d(std::make_unique<Private>(this, options, clock))
{
    for (const auto &endpoint : nodes) {
        const int index = d->count();
        d->nodes.push_back(
            std::make_unique<LockNode>(endpoint, factory, clock, d->options, [this] { return d->longestLife; }));
        auto *node = d->nodes.back().get();
        connect(node, &LockNode::identified, this, [this] { d->findDuplicateNodes(); });
        connect(node, &LockNode::settled, this, [this] { d->onNodeSettled(); });
        connect(node, &LockNode::woken, this, [this](const QByteArray &channel) { d->onWoken(channel); });
        connect(node, &LockNode::suspended, this,
                [this, index](const Error &why) { Q_EMIT nodeSuspended(index, why); });
    }
    for (const auto &node : d->nodes)
        node->start();
}

LockClient::~LockClient()
{
    d->closing = true; // a handler may try to acquire again
    d->settling.clear();
    d->lines.clear();
    d->listeners.clear();
    // Ends leases first, so that a handle that a handler destroys has nothing left to release.
    for (const bool leasesOnly : {true, false}) {
        for (size_t i = 0; i < d->jobs.size();) {
            if (!leasesOnly || dynamic_cast<Lease *>(d->jobs[i]) != nullptr)
                d->jobs[i]->abandon();
            else
                ++i;
        }
    }
    d->nodes.clear();
}

int LockClient::nodeCount() const
{
    return d->count();
}

void LockClient::moveNode(int node, const Endpoint &endpoint)
{
    d->node(node).moveTo(endpoint);
}

void LockClient::withholdVote(int node, Instant until)
{
    d->node(node).withholdVote(until);
}

void LockClient::noteLongestTtl(Millis ttl)
{
    d->longestLife = std::max(d->longestLife, ttl);
}

qsizetype LockClient::openOperations() const
{
    return std::ssize(d->jobs);
}

QStringList LockClient::writableDialects()
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
    if (!writableDialects().contains(options.dialect))
        return noSuchDialect(options.dialect);
    return checkBounds(name, options);
}

Result<const LockRecipe *> LockClient::Private::check(const QByteArray &name, const LockOptions &lockOptions) const
{
    if (const auto valid = checkBounds(name, lockOptions); !valid)
        return valid.error();
    const LockRecipe *recipe = recipes.value(lockOptions.dialect);
    if (recipe == nullptr)
        return noSuchDialect(lockOptions.dialect);
    if (closing)
        return Error{.kind = ErrorKind::Cancelled, .message = QStringLiteral("The client is being destroyed")};
    if (nodes.empty())
        return invalid(QStringLiteral("There is no node to take a lock on"));
    if (lockOptions.fencingToken && count() > 1)
        return invalid(
            QStringLiteral(
                "Fencing tokens can be had on one node only: on %1 independent nodes no count grows for certain")
                .arg(count()));
    if (lockOptions.fencingToken && !options.nodesKeepData)
        return invalid(QStringLiteral("A fencing token needs a node that keeps its data over a restart (appendonly "
                                      "yes, appendfsync always), or the "
                                      "count would start again; if it does, set LockClientOptions::nodesKeepData"));
    if (lockOptions.fencingToken && !recipe->hasFencingTokens())
        return invalid(QStringLiteral("The dialect \"%1\" has no fencing tokens").arg(lockOptions.dialect));
    return recipe;
}

AcquireJob *LockClient::Private::newJob(const QByteArray &name, LockOptions lockOptions, const LockRecipe &recipe,
                                        LockHandler handler, QObject *context)
{
    if (lockOptions.nodeTimeout == Millis(0))
        lockOptions.nodeTimeout = defaultNodeTimeout(lockOptions.ttl);
    longestLife = std::max(longestLife, lockOptions.ttl + lockOptions.lockDelay);
    return new AcquireJob(*this, name, lockOptions, recipe, std::move(handler), context);
}

QFuture<Result<HeldLockPtr>> LockClient::acquire(const QByteArray &name, const LockOptions &options)
{
    const auto recipe = d->check(name, options);
    if (!recipe)
        return readyFuture(Result<HeldLockPtr>(recipe.error()));
    const auto answer = std::make_shared<Answer<HeldLockPtr>>();
    auto future = answer->future();
    const auto handler = [answer](Result<HeldLock> lock) {
        answer->give(lock ? Result<HeldLockPtr>(std::make_shared<HeldLock>(std::move(*lock)))
                          : Result<HeldLockPtr>(lock.error()));
    };
    auto *job = d->newJob(name, options, **recipe, handler, nullptr);
    job->cancelWith(future);
    job->start();
    return future;
}

void LockClient::acquire(const QByteArray &name, const LockOptions &options, QObject *context, LockHandler handler)
{
    const auto recipe = d->check(name, options);
    if (recipe) {
        d->newJob(name, options, **recipe, std::move(handler), context)->start();
        return;
    }
    QMetaObject::invokeMethod(
        context != nullptr ? context : this, [handler = std::move(handler), error = recipe.error()] { handler(error); },
        Qt::QueuedConnection);
}

QFuture<Result<HeldLockPtr>> LockClient::tryAcquire(const QByteArray &name, LockOptions options)
{
    options.wait = Millis(0);
    return acquire(name, options);
}

QFuture<Result<HeldLockPtr>> LockClient::guard(const QByteArray &name, const LockOptions &options,
                                               std::function<void(const HeldLock &)> function, Done done,
                                               QThreadPool *pool)
{
    const auto acquiring = acquire(name, options);
    whenDone(
        acquiring, this,
        [this, function = std::move(function), done = std::move(done), pool](const Result<HeldLockPtr> &taken) {
            if (!taken) {
                done(taken.error(), nullptr);
                return;
            }
            const HeldLockPtr lock = *taken;
            auto ran = std::make_shared<Answer<std::exception_ptr>>();
            whenDone(ran->future(), this, [this, lock, done](const Result<std::exception_ptr> &result) {
                const std::exception_ptr thrown = result ? *result : nullptr;
                // Checked before the release: only whether the lock was held up to here counts.
                const bool held = result && lock->isHeld();
                whenDone(lock->release(), this, [lock, done, thrown, held](const Result<void> &) {
                    done(
                        held
                            ? Result<void>()
                            : Result<void>(Error{
                                .kind = ErrorKind::Lost,
                                .message = QStringLiteral(
                                    "The lock was lost while the function ran: others may have been at work as well")}),
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
    // A handler may end other jobs, or destroy the client.
    const QPointer<LockClient> self(this);
    // Processes releases by other threads, so that they count here.
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    if (!self)
        return readyDone();
    std::vector<Job::Hold> all;
    for (auto *job : d->jobs)
        all.emplace_back(*job);
    for (const auto &hold : all) {
        if (auto *taking = dynamic_cast<AcquireJob *>(&hold.job()); taking != nullptr && !taking->hasEnded())
            taking->withdraw();
    }
    for (const auto &hold : all) {
        if (auto *lease = dynamic_cast<Lease *>(&hold.job()); lease != nullptr && !lease->hasEnded())
            lease->letGo();
    }

    // All releases, including earlier ones, were sent by now.
    if (!self)
        return readyDone();
    auto done = std::make_shared<QPromise<void>>();
    done->start();
    auto open = std::make_shared<qsizetype>(1);
    const auto countDown = [done, open] {
        if (--*open == 0)
            done->finish();
    };
    for (auto *job : d->jobs) {
        auto *release = dynamic_cast<ReleaseJob *>(job);
        if (release == nullptr || release->isFirstRoundOver())
            continue;
        ++*open;
        release->whenFirstRoundIsOver(countDown);
    }
    countDown();
    return done->future();
}

} // namespace Lockscope
