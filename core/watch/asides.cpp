#include "asides.h"

#include "blockedclients.h"

#include <QHash>

#include <algorithm>

namespace Lockscope {

bool operator==(const Aside &a, const Aside &b)
{
    const auto same = [](const RawKey &x, const RawKey &y) {
        return x.key == y.key && x.length == y.length && x.value == y.value && x.fields == y.fields;
    };
    return a.name == b.name && a.waiters == b.waiters && a.whole == b.whole
        && std::equal(a.companions.begin(), a.companions.end(), b.companions.begin(), b.companions.end(), same);
}

Recognition Aside::added(Recognition lock, const Dialect &dialect) const
{
    if (waiters)
        lock.details.edit().waiters = waiters;
    if (whole)
        lock.endIsInCompanion = false;
    if (whole || !companions.empty())
        dialect.refine(lock, companions);
    // An empty queue does not override the waiters that the channel's subscriptions show.
    if (waiters && lock.details->waiters && lock.details->waiters->count == 0)
        lock.details.edit().waiters = waiters;
    return lock;
}

void Aside::forgetValues()
{
    if (std::erase_if(companions, [](const RawKey &companion) { return companion.type == KeyType::String; }) > 0)
        whole = false;
}

struct AsideReader::Job
{
    bool forgotten = false; ///< the reader may be gone
    struct Question
    {
        size_t lock;
        Matter matter;
        std::optional<Companion> companion;
        std::optional<WaiterSource> source;
        std::vector<size_t> sharers = {}; ///< further locks with the same companion
    };

    std::vector<Wanted> locks;
    std::vector<Question> questions; ///< in the order of the batch
    std::vector<Aside> asides; ///< per lock
    std::vector<std::vector<WaiterSource>> blocked; ///< per lock: answered by CLIENT LIST
    std::vector<bool> refused; ///< per lock: a source could not be read
    Handler handler;

    /// Exact counts take precedence over bounds. Counts of the same kind add up.
    void count(size_t lock, const WaiterSource &source, qint64 number)
    {
        auto &known = asides[lock].waiters;
        const WaiterCount fresh{.count = number, .unit = source.unit, .exact = source.exact, .isPart = source.isPart};
        if (!known || (known->count == 0 && number > 0))
            known = fresh;
        else if (known->exact == fresh.exact && known->unit == fresh.unit)
            known->count += number;
        else if (fresh.exact && number > 0)
            known = fresh;
    }
};

/// Takes a reply to HSCAN or SSCAN. If the scan is incomplete, the key counts as cut.
static void takeElements(RawKey &raw, const Value &reply)
{
    QByteArrayList elements;
    for (const Value &element : reply.elements[1].elements)
        elements.append(QByteArrayView(element.text).toByteArray());
    raw.take(elements, raw.type == KeyType::Hash);
    raw.length = raw.fields.size() + (reply.elements[0].text == "0" ? 0 : 1);
}

void AsideReader::stop()
{
    if (m_job)
        m_job->forgotten = true;
    m_job.reset();
    m_refused.clear();
    m_blockedRefused = false;
}

void AsideReader::read(const std::vector<Wanted> &locks, Micros serverAhead, Handler handler)
{
    if (isReading() || locks.empty())
        return;
    auto job = std::make_shared<Job>();
    m_job = job;
    job->handler = std::move(handler);
    job->locks = locks;
    job->asides.resize(locks.size());
    job->blocked.resize(locks.size());
    job->refused.resize(locks.size());

    CommandBatch batch;
    QHash<QByteArray, size_t> registries; ///< by companion key: its question, shared by all locks with that companion
    for (size_t i = 0; i < locks.size(); ++i) {
        job->asides[i].name = locks[i].name;
        Matter matter(locks[i].dialect, 0);
        for (const auto &companion : locks[i].dialect->companions(locks[i].name)) {
            ++matter.second;
            if (m_refused.contains(matter)) {
                job->asides[i].whole = false;
                continue;
            }
            if (const auto asked = companion.isRead ? registries.constFind(companion.key) : registries.constEnd();
                asked != registries.constEnd()) {
                job->questions[*asked].sharers.push_back(i);
                continue;
            }
            if (companion.isRead)
                registries.insert(companion.key, job->questions.size());
            switch (companion.type) {
            case KeyType::String:
                batch.add({"GETRANGE", companion.key, "0", QByteArray::number(RawKey::kValueLimit - 1)});
                break;
            case KeyType::List: batch.add({"LLEN", companion.key}); break;
            case KeyType::SortedSet: batch.add({"ZCARD", companion.key}); break;
            case KeyType::Set:
            case KeyType::Hash: {
                const bool isHash = companion.type == KeyType::Hash;
                if (companion.isRead)
                    batch.add({isHash ? "HSCAN" : "SSCAN", companion.key, "0", "COUNT",
                               QByteArray::number(RawKey::kFieldLimit)});
                else
                    batch.add({isHash ? "HLEN" : "SCARD", companion.key});
                break;
            }
            default: continue;
            }
            job->questions.push_back({.lock = i, .matter = matter, .companion = companion, .source = {}});
        }
        for (const auto &source : locks[i].dialect->waiters(locks[i].name)) {
            ++matter.second;
            if (m_refused.contains(matter)) {
                job->refused[i] = true;
                continue;
            }
            switch (source.query) {
            case WaiterSource::Query::ListLength: batch.add({"LLEN", source.key}); break;
            case WaiterSource::Query::SetCount: batch.add({"ZCARD", source.key}); break;
            case WaiterSource::Query::SetCountSince: {
                const auto since = std::chrono::duration<double>(m_clock.wallNow().time_since_epoch() - source.freshFor
                                                                 + serverAhead);
                batch.add({"ZCOUNT", source.key,
                           QByteArray::number(since.count() * (source.inMillis ? 1000 : 1), 'f', 3), "+inf"});
                break;
            }
            case WaiterSource::Query::Subscribers: batch.add({"PUBSUB", "NUMSUB", source.key}); break;
            case WaiterSource::Query::BlockedClients: job->blocked[i].push_back(source); continue;
            }
            job->questions.push_back({.lock = i, .matter = matter, .companion = {}, .source = source});
        }
    }
    if (batch.isEmpty()) {
        askBlocked(job);
        return;
    }
    m_link->send(std::move(batch), [this, job](qsizetype index, Result<Value> &reply) {
        if (job->forgotten)
            return;
        const auto &question = job->questions[static_cast<size_t>(index)];
        if (reply && question.source) {
            // NUMSUB returns the channel, then its number of subscribers.
            const bool paired = reply->isArray() && reply->elements.size() == 2;
            job->count(question.lock, *question.source, paired ? reply->elements[1].integer : reply->integer);
        } else if (reply && reply->isInteger() && reply->integer == 0) {
            // There is no such key.
        } else if (reply) {
            RawKey raw{.key = question.companion->key, .type = question.companion->type};
            raw.value = QByteArrayView(reply->text).toByteArray(); // copy: the reply's text is lent
            raw.length = reply->isInteger() ? reply->integer : reply->text.size();
            if (question.companion->isRead && reply->elements.size() == 2)
                takeElements(raw, *reply);
            if (raw.length > 0) {
                for (const size_t sharer : question.sharers)
                    job->asides[sharer].companions.push_back(raw);
                job->asides[question.lock].companions.push_back(std::move(raw));
            }
        } else {
            if (reply.error().isRefusal())
                m_refused.insert(question.matter);
            if (question.source)
                job->refused[question.lock] = true;
            else
                job->asides[question.lock].whole = false;
            for (const size_t sharer : question.sharers)
                job->asides[sharer].whole = false;
        }
        if (index + 1 == std::ssize(job->questions))
            askBlocked(job);
    });
}

void AsideReader::askBlocked(const JobPtr &job)
{
    if (std::all_of(job->blocked.begin(), job->blocked.end(), [](const auto &sources) { return sources.empty(); })) {
        finish(job);
        return;
    }
    const auto unknown = [this, job] {
        for (size_t i = 0; i < job->blocked.size(); ++i)
            job->refused[i] = job->refused[i] || !job->blocked[i].empty();
        finish(job);
    };
    if (m_blockedRefused) {
        unknown();
        return;
    }
    countBlockedClients(*m_link, [this, job, unknown](const Result<BlockedCounts> &counts) {
        if (job->forgotten)
            return;
        m_blockedRefused = !counts && counts.error().isRefusal();
        if (!counts) {
            unknown();
            return;
        }
        for (size_t i = 0; i < job->blocked.size(); ++i) {
            for (const auto &source : job->blocked[i])
                job->count(i, source, counts->value(source.key));
        }
        finish(job);
    });
}

void AsideReader::finish(const JobPtr &job)
{
    m_job.reset();
    for (size_t i = 0; i < job->asides.size(); ++i) {
        // If a source could not be read, the others count too few, except an exact one that found waiters.
        const auto &reported = job->asides[i].waiters;
        if (job->refused[i] && !(reported && reported->exact && reported->count > 0))
            job->asides[i].waiters.reset();
    }
    job->handler(job->asides);
}

} // namespace Lockscope
