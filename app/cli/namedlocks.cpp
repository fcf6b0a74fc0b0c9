#include "namedlocks.h"

#include "futures.h"
#include "notunderstood.h"
#include "textoutput.h"

#include <lockscope/core/dialects/dialect.h>
#include <lockscope/core/dialects/keyquorum.h>
#include <lockscope/core/dialects/spellings.h>
#include <lockscope/core/dialects/tokenshape.h>
#include <lockscope/core/redis/glob.h>

#include <algorithm>

using namespace std::chrono_literals;

namespace Lockscope::App {

namespace {

/// The limit for reading keys around a known lock: they may show its library, not whether it exists.
constexpr Millis kLookAround{1000};

/// The prefix of a plain string that looks like one lock of a registry, whose other keys would confirm it
/// (SharedOwnerDetector). Empty: it does not look like one.
QByteArray registryOf(const LockState &lock)
{
    constexpr Micros kLongestTtl = 60s;
    const bool looksLikeOne = lock.seen && DialectCatalog::standard().isGeneric(*lock.seen)
        && isUuid(lock.assessment.owner) && lock.assessment.ttl && *lock.assessment.ttl <= kLongestTtl;
    return looksLikeOne ? lock.name.left(lock.name.indexOf(':') + 1) : QByteArray();
}

/// A key that may show the plain string to be another library's lock (Dialect::companions()). Empty: none.
QByteArray tellingKeyBeside(const LockState &lock)
{
    const Dialect *dialect = lock.seen && DialectCatalog::standard().isGeneric(*lock.seen)
        ? DialectCatalog::standard().find(lock.dialect())
        : nullptr;
    const auto companions = dialect != nullptr ? dialect->companions(lock.name) : std::vector<Companion>();
    return companions.empty() ? QByteArray() : companions.front().key;
}

/// A number may be a semaphore's count of free permits, beside a key with those in use.
bool mayBeCounter(const LockState &lock)
{
    return lock.dialect() == QLatin1String("counter")
        || (DialectCatalog::standard().isGeneric(lock.seen.orEmpty()) && isDigits(lock.assessment.owner));
}

class Finder
{
public:
    Finder(const Deployment &deployment, const std::vector<QByteArrayList> &names, std::optional<Millis> timeout)
        : m_deployment(deployment)
    {
        if (timeout) // the rest is for what follows: a plan, for example
            m_until = Clock::system().now() + *timeout * 3 / 4;
        for (const auto &keys : names) {
            m_found.named.push_back({.keys = keys, .lock = {}, .othersWithThisName = {}});
            for (const auto &key : keys)
                m_patterns.append(globEscaped(key));
        }
    }

    std::optional<NamedLocks> find()
    {
        if (!look(m_patterns, Warnings::Print))
            return std::nullopt;
        m_found.isCut = !m_found.board.isComplete();
        for (auto &named : m_found.named) {
            named.lock = byKey(named);
            if (rowOf(m_found, named).isEmpty())
                named.survey = survey(named);
            named.exists = !rowOf(m_found, named).isEmpty() || named.survey;
        }
        if (m_found.isCut || exitCodeOf(m_found.board) == kUnreachable)
            return std::move(m_found);
        const bool isFound = lookAtOtherKeys() && (m_found.isCut || search()) && (m_found.isCut || lookAround());
        return isFound ? std::optional(std::move(m_found)) : std::nullopt;
    }

private:
    /// Returns false when interrupted.
    bool look(const QByteArrayList &patterns, Warnings warnings, std::optional<Millis> atMost = {})
    {
        m_deployment.patterns = patterns;
        auto session = std::make_unique<Session>(m_deployment, SessionOptions::oneLook());
        std::optional<Millis> left = timeLeft();
        if (atMost)
            left = std::min(*atMost, left.value_or(*atMost));
        auto board = takeSnapshot(*session, left, warnings);
        if (!board)
            return false;
        m_found.session = std::move(session);
        m_found.board = std::move(*board);
        return true;
    }

    [[nodiscard]] std::optional<Millis> timeLeft() const { return timeUntil(m_until); }

    /// The first of its keys that exists; unset: no node that answers has any of them.
    std::optional<KeySurvey> survey(const NamedLock &named)
    {
        for (const auto &key : named.keys) {
            auto survey = waitFor(m_found.session->survey(key), timeLeft());
            if (survey && isThere(*survey))
                return std::move(*survey);
            m_found.isCut = m_found.isCut || (!survey && survey.error().kind == ErrorKind::Timeout);
        }
        return std::nullopt;
    }

    /// The lock with this main key, if Lockscope understands it. Otherwise an application may call another lock so.
    [[nodiscard]] LockStatePtr at(const QByteArray &key) const
    {
        const auto &locks = m_found.board.locks();
        const auto found = locks.find(KeyQuorum::mainKeyOf(key));
        return found == locks.end() || !found->second->isUnderstood() ? nullptr : found->second;
    }

    [[nodiscard]] LockStatePtr byKey(const NamedLock &named) const
    {
        for (const auto &key : named.keys) {
            if (auto lock = at(key))
                return lock;
        }
        return nullptr;
    }

    /// Finds the lock by a key beside it, or by the application's name.
    bool noteOtherwise(NamedLock &named) const
    {
        for (const auto &key : named.keys) {
            const QByteArray mainKey = Spellings::mainKeyBeside(key);
            LockStatePtr lock = mainKey.isEmpty() ? nullptr : at(mainKey);
            if (!lock)
                lock = m_found.board.lockByResource(key);
            if (!lock)
                continue;
            const QString resource = QString::fromUtf8(key);
            for (const auto &[name, other] : m_found.board.locks()) {
                if (other != lock && lock->resource() == resource && other->resource() == resource
                    && other->assessment.isHeld())
                    named.othersWithThisName.append(name);
            }
            named.lock = lock;
            return true;
        }
        return false;
    }

    /// Looks with these patterns. Keeps the earlier board if a look at known keys finds none of `wanted`.
    template <typename Wanted>
    bool lookFor(const QByteArrayList &patterns, Wanted wanted, Warnings warnings)
    {
        NamedLocks before = std::move(m_found);
        m_found.named = before.named;
        if (!look(patterns, warnings))
            return false;
        bool any = false;
        for (auto &named : m_found.named) {
            if (wanted(named))
                any = noteOtherwise(named) || any;
            else if (named.lock)
                named.lock = at(named.lock->name) ? at(named.lock->name) : named.lock;
        }
        // A look that the nodes refuse, or that ends before it connects, shows less than the earlier one.
        const bool isUnread = exitCodeOf(m_found.board) == kUnreachable;
        const bool isCut = isUnread || !m_found.board.isComplete();
        if ((!any && warnings == Warnings::AlreadyPrinted) || isUnread)
            m_found = std::move(before);
        m_found.isCut = isCut && !any;
        return true;
    }

    bool lookAtOtherKeys()
    {
        const auto isWanted = [](const NamedLock &named) { return !named.lock || mayBeCounter(*named.lock); };
        QByteArrayList patterns = m_patterns;
        for (const auto &named : m_found.named) {
            if (!isWanted(named))
                continue;
            for (const auto &key : named.keys) {
                if (const QByteArray mainKey = Spellings::mainKeyBeside(key); !mainKey.isEmpty())
                    patterns.append(globEscaped(mainKey));
                for (const QByteArray &other : Spellings::mainKeysOf(key))
                    patterns.append(globEscaped(other));
            }
        }
        return patterns == m_patterns || lookFor(patterns, isWanted, Warnings::AlreadyPrinted);
    }

    bool search()
    {
        const auto isWanted = [](const NamedLock &named) { return !named.lock && !named.exists; };
        QByteArrayList patterns;
        for (const auto &named : m_found.named) {
            if (isWanted(named))
                patterns.append('*' + globEscaped(named.keys.constFirst()) + '*');
            else
                patterns.append(globEscaped(named.lock ? named.lock->name : named.keys.constFirst()));
        }
        return std::ranges::none_of(m_found.named, isWanted) || lookFor(patterns, isWanted, Warnings::PrintNew);
    }

    bool lookAround()
    {
        QByteArrayList wider;
        for (const auto &named : m_found.named) {
            if (!named.lock)
                continue;
            if (const QByteArray registry = registryOf(*named.lock);
                !registry.isEmpty() && holdFewKeys(m_found.board.nodes()))
                wider.append(globEscaped(registry) + '*');
            if (const QByteArray beside = tellingKeyBeside(*named.lock); !beside.isEmpty())
                wider.append(globEscaped(beside));
        }
        if (wider.isEmpty())
            return true;
        for (const auto &named : m_found.named)
            wider.append(globEscaped(named.lock ? named.lock->name : named.keys.constFirst()));
        NamedLocks before = std::move(m_found);
        m_found.named = before.named;
        if (!look(wider, Warnings::AlreadyPrinted, kLookAround))
            return false;
        bool isWhole = m_found.board.isComplete();
        for (auto &named : m_found.named) {
            const LockStatePtr again = named.lock ? at(named.lock->name) : nullptr;
            isWhole = isWhole && (again || !named.lock);
            named.lock = again;
        }
        if (!isWhole)
            m_found = std::move(before);
        return true;
    }

    Deployment m_deployment;
    std::optional<Instant> m_until;
    QByteArrayList m_patterns;
    NamedLocks m_found;
};

} // namespace

QByteArray rowOf(const NamedLocks &found, const NamedLock &named)
{
    if (named.lock)
        return named.lock->name;
    const auto row = std::ranges::find_if(
        named.keys, [&found](const QByteArray &key) { return found.board.locks().contains(key); });
    return row == named.keys.end() ? QByteArray() : *row;
}

bool isSilent(const NodeStatus &node)
{
    const bool isAsked
        = node.reach == NodeStatus::Reach::Up && (!node.error || node.error->kind == ErrorKind::InvalidArgument);
    return !node.retired && !isAsked;
}

bool holdFewKeys(const std::vector<NodeStatus> &nodes)
{
    constexpr qint64 kFewKeys = 50'000;
    return std::ranges::all_of(nodes, [](const NodeStatus &node) {
        const auto keyspace = node.use ? node.use->keyspace : std::nullopt;
        return !keyspace || std::ranges::all_of(*keyspace, [&node](const DatabaseKeys &keys) {
            return keys.database != node.database || keys.keys <= kFewKeys;
        });
    });
}

std::optional<NamedLocks> findNamed(const Deployment &deployment, const std::vector<QByteArrayList> &names,
                                    std::optional<Millis> timeout)
{
    return Finder(deployment, names, timeout).find();
}

} // namespace Lockscope::App
