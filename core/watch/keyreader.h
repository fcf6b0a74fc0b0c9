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

/// What was read of some keys together.
struct KeysRead
{
    struct Key
    {
        RawKey raw;
        Instant answeredAt; ///< when its TTL was told
    };

    std::vector<Key> keys; ///< as they were asked for
    Micros took{0}; ///< of the exchange that read the values
    QHash<QByteArray, Error> forbidden; ///< keys that the user may not read
    QHash<QByteArray, Error> misplaced; ///< keys about which another node of the cluster is to be asked
    QSet<QByteArray> torn; ///< became another type, or too long, while they were read: to be read again
    QSet<QByteArray> leftAlone; ///< too large to be read: what they are is not known
    std::optional<Error> error; ///< nothing of it counts
};

/// Reads keys of one node, whatever they are, with length limits: type, then for hashes and sets their length, then value and
/// TTL, each step for all of them in one write. Of a hash or a set too long to be read whole a part is, where it may be a lock.
/// What is a lock by most of several keys is read from all of them. A value that broke the connection's limits is left alone
/// from then on, until the key looks otherwise.
class LOCKSCOPE_CORE_EXPORT KeyReader
{
public:
    using Handler = std::function<void(KeysRead &)>;

    struct Wanted
    {
        QByteArray key;
        KeyType type = KeyType::None; ///< that it has, or had, or has on another node, which saves asking
        bool known = false; ///< it was read here before
        QByteArray value = {}; ///< of a string: what it most likely has
        bool listed = false; ///< only just named by SCAN: a string's TTL is read if its value may be a lock's, see setTtlMatters()
    };

    /// `homes`: of a cluster, null otherwise. Keys that are lent to the node are asked for with ASKING.
    KeyReader(Link *link, const DialectCatalog *dialects, const Clock &clock, const SlotHomes *homes = nullptr);
    ~KeyReader();

    /// From now on all that is read was named by the user: of what is long a part is read, whatever it may be.
    void setNamed(bool named) { m_named = named; }
    /// Of a listed string that was read without its TTL: whether that matters. Where it does, both are read together; where it does
    /// not, its TTL stays unknown.
    void setTtlMatters(std::function<bool(RawKey &)> ttlMatters) { m_ttlMatters = std::move(ttlMatters); }
    /// The handler is told once, unless stop() comes first.
    void read(std::vector<Wanted> keys, Handler handler);
    /// What is under way is forgotten.
    void stop();
    /// A key has cost the connection since this was last asked: its answer broke the limits, and the next connection leaves it alone.
    [[nodiscard]] bool takeCostConnection() { return std::exchange(m_costConnection, false); }

    /// Steps of reading that wait for the node one after another, at most.
    static constexpr int kExchanges = 3;

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
        Telling,
        Field,
        StringLength,
        StringEnd,
        Ttl
    };
    struct Question
    {
        quint32 key;
        Asked what;
        quint16 field = 0; ///< index in namedFields() or tellingFields(), or of the part
    };
    /// What a key looks like from outside.
    struct Outline
    {
        qint64 length = 0;
        KeyTtl::Kind ttl = KeyTtl::Kind::Unknown;

        friend bool operator==(const Outline &, const Outline &) = default;
    };

    /// Only keys of one type are asked so: a user without the right to it may still read the others.
    [[nodiscard]] static bool isOfOneType(Asked what);
    void askTypes(const JobPtr &job);
    void askLengths(const JobPtr &job);
    void askValues(const JobPtr &job);
    void askRest(const JobPtr &job);
    void finish(const JobPtr &job);
    void run(const JobPtr &job, CommandBatch batch, std::vector<Question> questions, void (KeyReader::*next)(const JobPtr &));
    /// Puts the question behind those that the batch holds.
    void add(CommandBatch &batch, std::vector<Question> &questions, const Job &job, Question question, std::initializer_list<QByteArrayView> command) const;
    /// Asks for elements of a hash or a set, and behind them for the TTL.
    void addScan(CommandBatch &batch, std::vector<Question> &questions, const Job &job, quint32 key) const;
    void take(Job &job, const Question &question, Value &value);
    void fail(Job &job, const Question &question, const Error &error);
    [[nodiscard]] bool isTooLarge(const RawKey &raw) const;
    /// The user or its own name says that it is a lock.
    [[nodiscard]] bool saysLock(const RawKey &raw) const;

    Link *m_link;
    const DialectCatalog *m_dialects;
    const Clock &m_clock;
    const SlotHomes *m_homes;
    std::function<bool(RawKey &)> m_ttlMatters;
    int m_withTtl = 0; ///< so many jobs more read listed strings with their TTL at once, since it mattered of most
    bool m_named = false;
    QHash<QByteArray, Outline> m_tooLarge;
    bool m_costConnection = false;
    QSet<QByteArray> m_retyped; ///< their type is asked for, known or not
    std::shared_ptr<bool> m_running; ///< of the jobs under way: false once they are forgotten
};

} // namespace Lockscope
