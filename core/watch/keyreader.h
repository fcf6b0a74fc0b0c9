#pragma once

#include "../board/slothomes.h"
#include "../dialects/dialect.h"
#include "../redis/link.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace Lockscope {

/// The result of reading several keys.
struct KeysRead
{
    struct Key
    {
        RawKey raw;
        Instant answeredAt; ///< when its TTL arrived; without one, when its type did
    };

    std::vector<Key> keys; ///< in the order of the request
    Micros took{0}; ///< the round trip that read the values
    int exchanges = 0; ///< consecutive round trips of the whole reading
    QHash<QByteArray, Error> forbidden; ///< keys that the user may not read
    QHash<QByteArray, Error> misplaced; ///< keys that another node of the cluster serves
    QSet<QByteArray> torn; ///< changed their type or size during the reading: read them again
    QSet<QByteArray> leftAlone; ///< too large to be read and judged, or too slow
    std::optional<Error> error; ///< set: nothing was read
};

/// Reads keys of any type on one node, with length limits, in pipelined steps: types; lengths of hashes and sets;
/// values and TTLs; seldom a fourth for the rest of long values. Long hashes and sets that may be locks are read in
/// part. For locks that consist of several keys, all of them are read. A value that broke the connection's limits, or
/// was not answered in time even when it was the only one asked for, is skipped until its key looks different.
class LOCKSCOPE_CORE_EXPORT KeyReader
{
public:
    using Handler = std::function<void(KeysRead &)>;

    struct Wanted
    {
        QByteArray key;
        KeyType type = KeyType::None; ///< if known from before or from another node: saves the first step
        bool known = false; ///< read here before
        QByteArray value = {}; ///< strings: the expected value
        bool listed = false; ///< new from SCAN: a string's TTL is read only if setTtlMatters() says so
    };

    /// `homes`: null unless the deployment is a cluster. Keys that are lent to the node are read with ASKING.
    KeyReader(Link *link, const DialectCatalog *dialects, const Clock &clock, const SlotHomes *homes = nullptr);
    ~KeyReader();

    /// `named`: the user named all keys, so long values are read in part whatever they are.
    void setNamed(bool named) { m_named = named; }
    /// Decides whether the TTL of a listed string matters. If so, value and TTL are read together; otherwise the TTL
    /// stays unknown.
    void setTtlMatters(std::function<bool(RawKey &)> ttlMatters) { m_ttlMatters = std::move(ttlMatters); }
    /// Calls the handler once, unless stop() comes first.
    void read(std::vector<Wanted> keys, Handler handler);
    /// Abandons all readings.
    void stop();
    /// Returns, once, whether an answer that broke the limits ended the connection. The next connection skips that key.
    [[nodiscard]] bool takeCostConnection() { return std::exchange(m_costConnection, false); }

private:
    struct Job;
    using JobPtr = std::shared_ptr<Job>;
    enum class Asked : quint8 {
        Asking,
        Type,
        Length,
        OutlineTtl,
        String,
        PartString,
        PartTtl,
        Elements,
        Scanned,
        Probe,
        Field,
        StringLength,
        StringEnd,
        Ttl
    };
    struct Question
    {
        quint32 key;
        Asked what;
        quint16 field = 0; ///< index in requiredFields() or probeFields(), or of the part
    };
    /// What is known about a key without its content.
    struct Outline
    {
        qint64 length = 0;
        KeyTtl::Kind ttl = KeyTtl::Kind::Unknown;

        friend bool operator==(const Outline &, const Outline &) = default;
    };

    [[nodiscard]] static bool asksElements(const Question &question);
    /// The command serves one type only: a user without the right to it may still read the other types.
    [[nodiscard]] static bool isOfOneType(Asked what);
    void askTypes(const JobPtr &job);
    void askLengths(const JobPtr &job);
    void askValues(const JobPtr &job);
    void askSuspects(const JobPtr &job);
    void askRest(const JobPtr &job);
    void finish(const JobPtr &job);
    void run(const JobPtr &job, CommandBatch batch, std::vector<Question> questions,
             void (KeyReader::*next)(const JobPtr &));
    /// Appends the question to the batch.
    void add(CommandBatch &batch, std::vector<Question> &questions, const Job &job, Question question,
             std::initializer_list<QByteArrayView> command) const;
    /// Appends questions for elements of a hash or set and for its TTL.
    void addScan(CommandBatch &batch, std::vector<Question> &questions, const Job &job, quint32 key) const;
    /// Appends questions for the elements of a sorted set, hash or set, and for its TTL.
    void addElements(CommandBatch &batch, std::vector<Question> &questions, const Job &job, quint32 key) const;
    void take(Job &job, const Question &question, Value &value);
    void fail(Job &job, const Question &question, const Error &error);
    /// The elements of this key were not answered in time: it, or a key in the same batch, keeps the server busy.
    void suspect(const Job &job, const RawKey &raw);
    [[nodiscard]] bool isTooLarge(const RawKey &raw) const;
    /// The user named the key, or its name has a lock word.
    [[nodiscard]] bool saysLock(const RawKey &raw) const;

    Link *m_link;
    const DialectCatalog *m_dialects;
    const Clock &m_clock;
    const SlotHomes *m_homes;
    std::function<bool(RawKey &)> m_ttlMatters;
    int m_withTtl = 0; ///< further jobs that read listed strings with their TTL at once, because it mattered for most
    bool m_named = false;
    QHash<QByteArray, Outline> m_tooLarge;
    /// Keys whose elements were not answered in time: the number of keys among which they are asked for next.
    QHash<QByteArray, qsizetype> m_suspects;
    bool m_costConnection = false;
    QSet<QByteArray> m_retyped; ///< keys whose known type was wrong
    std::shared_ptr<bool> m_running; ///< shared with the running jobs: false once they are abandoned
};

} // namespace Lockscope
