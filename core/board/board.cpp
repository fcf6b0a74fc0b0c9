#include "board.h"

#include "../quorum/quorum.h"
#include "keptlock_p.h"

#include <QVarLengthArray>

#include <algorithm>

namespace Lockscope {

namespace {

/// An acquire or release in flight is over after this long, or after two round trips of a slow node.
constexpr Millis kConfirmAfter{250};
/// A node that does not answer the second look, where most do, holds the verdict up no longer than that: what is published meanwhile is
/// known to be over.
constexpr Millis kConfirmWithout{400};
/// More are not kept in mind: a node that was away for so long is read anew by its keys' forms.
constexpr qsizetype kMostLeftUnseen = 100'000;
/// The same of those that all nodes told: so many at a time.
constexpr qsizetype kMostVotedLately = 20'000;
/// Of more, what stands on the other nodes is seen with the next look.
constexpr qsizetype kMostStrangers = 10'000;
/// What nobody could see for a shorter time is as well known as what is read now and then.
constexpr Millis kUnseenMatters{2000};
/// One process may lock two servers apart, by the same value. Who has a majority of so many has taken them together.
constexpr int kFewestToAgree = 3;

using NodeAnswer = NodeReading::Answer;

Error connecting()
{
    return {.kind = ErrorKind::Unreachable, .message = QStringLiteral("The node is still connecting")};
}

NodeReading elsewhere()
{
    return {.error = Error{.kind = ErrorKind::Cluster, .message = QStringLiteral("Another node serves the slot of this key")}};
}

bool isSameOwners(const NodeReading &before, const NodeReading &fresh)
{
    return before.lock && before.lock->owner == fresh.lock->owner;
}

/// Of an answer that was on its way for long, as that of a node that stood still, the TTL may be so much older.
bool isProlonged(const NodeReading &before, const NodeReading &fresh)
{
    const auto left = before.left(fresh.readAt);
    return left && Micros(fresh.ttl.left) > *left + kTtlJitter + fresh.took;
}

/// By how much it has been shortened on this node since it was renewed there.
Millis cutSince(const NodeReading &before, const NodeReading &fresh)
{
    const auto left = before.left(fresh.readAt);
    if (!left || fresh.ttl.kind != KeyTtl::Kind::Finite || !isSameOwners(before, fresh) || isProlonged(before, fresh))
        return Millis(0);
    const bool isShorter = Micros(fresh.ttl.left) + kTtlJitter + before.took < *left;
    return before.cut + (isShorter ? std::chrono::floor<Millis>(*left - fresh.ttl.left) : Millis(0));
}

} // namespace

struct Board::Entry : Named
{
    /// How what a node has came there.
    enum class Taken : quint8 {
        Seen,
        Unseen, ///< it was there already when the node became readable again
        Anew, ///< and it may not be what was there before: another process answers there, or that was due meanwhile
        Stood, ///< whoever answers there, it is
        Again, ///< it was gone there, while nobody could tell who holds the lock
    };
    struct Part
    {
        Taken how = Taken::Seen;
        Instant since = {}; ///< of Again
    };

    Readings readings;
    LockStatePtr published;
    std::optional<Instant> suspectSince;
    std::optional<Instant> seenFirst; ///< of what is about to be published, see LockState
    Instant changedAt; ///< a node was found with another lock than before, or with none
    int home = kEverywhere; ///< the node that is asked
    bool hadQuorum = false; ///< a majority of three nodes or more was seen to have one holder's value
    bool everVoted = false; ///< it was seen on two nodes or more: one owner's, or several who got one each
    bool evident = false; ///< it was, once; otherwise it is shown only as long as nobody can tell
    bool dirty = false;
    int unread = 0; ///< nodes that can be read and have not been asked
    bool ownerSinceExact = false;
    bool isAttempt = false; ///< its owner was seen to come, and on enough nodes it was not seen yet
    bool bornWatched = false; ///< the name appeared while everything was watched
    bool overdue = false; ///< its first verdict has waited long enough for nodes that do not answer
    QByteArray agreement; ///< of the present owner
    Instant ownerSince;
    Micros ownerSinceSlack{0};
    Instant notHeldAt = Instant::min(); ///< when it was last told that nobody holds it for sure
    struct Sharer
    {
        QByteArray token;
        Instant since;
        bool exact = false;
        Micros slack{0};
    };
    std::unique_ptr<std::vector<Sharer>> sharers; ///< of a lock that several hold: each since when; it is held since the first of them
    Instant cameAfter = Instant::max(); ///< what was new since the owner was found came later than that; max(): nothing was
    std::vector<Part> taken; ///< per node; empty: seen on all
    RenewalHabit habit;
    std::optional<UnseenTime> unseen; ///< of the present owner
    bool isUnseenOpen = false; ///< until the nodes were read after it
    Instant blindSince; ///< since then, or the last time, nobody can tell who holds it
    qint16 keptParts = 0; ///< so many were found then with the lease of before
};

Board::Board(int nodes)
    : m_nodes(nodes)
    , m_lost(static_cast<size_t>(nodes), Shared<Error>(connecting()))
    , m_unread(static_cast<size_t>(nodes))
    , m_swept(static_cast<size_t>(nodes), false)
    , m_moved(static_cast<size_t>(nodes), false)
    , m_heardLast(static_cast<size_t>(nodes), Instant::max())
{
}

Board::~Board() = default;

Board::Entry *Board::find(const QByteArray &name) const
{
    return m_entries.find(name);
}

std::vector<Board::Entry *> Board::find(const QByteArrayList &names) const
{
    return m_entries.find(names);
}

const Board::Entry *Board::at(quint32 place) const
{
    return m_entries.at(place);
}

const QByteArray &Board::nameOf(const Entry &entry)
{
    return entry.name;
}

const Readings &Board::readingsOf(const Entry &entry)
{
    return entry.readings;
}

Millis Board::fullTtlOf(const Entry &entry)
{
    return entry.habit.fullTtl;
}

void Board::fetchAhead(const std::vector<Entry *> &entries, int node)
{
    // Each round needs what the one before has asked for.
    for (const Entry *entry : entries) {
        if (entry == nullptr)
            continue;
        __builtin_prefetch(entry);
        __builtin_prefetch(&entry->readings);
        __builtin_prefetch(&entry->unread);
    }
    constexpr size_t kLine = 64;
    for (const Entry *entry : entries) {
        if (entry == nullptr)
            continue;
        const char *const begin = reinterpret_cast<const char *>(entry->readings.begin());
        for (size_t at = 0; at < entry->readings.size() * sizeof(NodeReading); at += kLine)
            __builtin_prefetch(begin + at);
    }
    // Its own, or the first that another node has told of: mostly they are one.
    const auto lockOf = [node](const Entry *entry) -> const Recognition * {
        if (entry == nullptr)
            return nullptr;
        const auto has = [](const NodeReading &reading) { return reading.lock.has_value(); };
        const auto own = entry->readings.begin() + node;
        const auto found = has(*own) ? own : std::find_if(entry->readings.begin(), entry->readings.end(), has);
        return found != entry->readings.end() ? &*found->lock : nullptr;
    };
    for (const Entry *entry : entries) {
        if (const Recognition *lock = lockOf(entry)) {
            __builtin_prefetch(lock);
            __builtin_prefetch(&lock->owner);
            __builtin_prefetch(&lock->source);
        }
    }
    for (const Entry *entry : entries) {
        if (const Recognition *lock = lockOf(entry))
            __builtin_prefetch(lock->source.constData());
    }
}

LockStatePtr Board::published(const QByteArray &name) const
{
    const Entry *entry = find(name);
    return entry != nullptr ? entry->published : nullptr;
}

std::vector<LockStatePtr> Board::published() const
{
    std::vector<LockStatePtr> states;
    m_entries.forEach([&](const Entry &entry) {
        if (entry.published)
            states.push_back(entry.published);
    });
    return states;
}

void Board::setOwnHolds(const QHash<QByteArray, OwnHold> &holds)
{
    const auto before = std::exchange(m_ownHolds, holds);
    for (auto own = holds.cbegin(); own != holds.cend(); ++own) {
        if (before.value(own.key()) == *own)
            continue;
        if (Entry *entry = find(own.key()))
            markDirty(*entry); // it may have been read before this was told
    }
}

std::optional<bool> Board::votedLately(const QByteArray &name, Instant now) const
{
    for (const Generation *generation : {&m_lately, &m_before}) {
        const bool isRecent = !generation->names.isEmpty() && now - generation->since < 2 * kVotedLately;
        if (const auto found = isRecent ? generation->names.constFind(name) : generation->names.constEnd(); found != generation->names.constEnd())
            return *found;
    }
    return std::nullopt;
}

void Board::forgetVotedLately(Instant now)
{
    if (m_lately.names.size() < kMostVotedLately && now - m_lately.since < kVotedLately)
        return;
    m_before = std::exchange(m_lately, {.names = {}, .since = now});
}

bool Board::isVotedName(const QByteArray &name, const Entry *entry, Instant now) const
{
    return entry != nullptr ? entry->everVoted : votedLately(name, now).has_value();
}

Board::Entry &Board::entryFor(const QByteArray &name, Instant now)
{
    auto &entry = m_entries[name];
    if (entry.readings.empty()) {
        entry.readings.resize(static_cast<size_t>(m_nodes));
        entry.home = m_homes != nullptr ? m_homes->homeOf(name) : kEverywhere;
        if (const auto left = m_leftUnseen.isEmpty() ? m_leftUnseen.end() : m_leftUnseen.find(name); left != m_leftUnseen.end()) {
            entry.evident = entry.everVoted = true;
            entry.hadQuorum = *left;
            m_leftUnseen.erase(left);
        } else if (const auto hadQuorum = votedLately(name, now)) {
            entry.evident = entry.everVoted = true;
            entry.hadQuorum = *hadQuorum;
        }
        entry.bornWatched = true;
        for (size_t node = 0; node < m_swept.size(); ++node)
            entry.bornWatched = entry.bornWatched && (m_swept[node] || m_lost[node]);
        for (int node = 0; node < m_nodes; ++node) {
            if (!counts(entry, node))
                entry.readings[static_cast<size_t>(node)] = elsewhere();
            else if (const auto &why = m_lost[static_cast<size_t>(node)])
                entry.readings[static_cast<size_t>(node)].error = why;
            else
                setFresh(entry, node);
        }
        if (entry.bornWatched && entry.unread > 0 && now != Instant::max())
            m_heldBack.insert(name, now);
    }
    return entry;
}

bool Board::counts(const Entry &entry, int node)
{
    return entry.home == kEverywhere || entry.home == node;
}

std::vector<Board::Entry *> Board::take(Round &round, int node, size_t most) const
{
    std::vector<Entry *> taken;
    for (; !round.isOver(); ++round.next) {
        Entry *entry = m_entries.at(round.next);
        if (entry == nullptr || !counts(*entry, node))
            continue;
        if (taken.size() == most)
            break;
        taken.push_back(entry);
    }
    return taken;
}

bool Board::isEmpty(int node) const
{
    Round round = everything();
    return take(round, node, 1).empty();
}

void Board::addNode()
{
    ++m_nodes;
    m_lost.push_back(Shared<Error>(connecting()));
    m_unread.emplace_back();
    m_swept.push_back(false);
    m_moved.push_back(false);
    m_heardLast.push_back(Instant::max());
    m_entries.forEach([this](Entry &entry) {
        NodeReading reading = elsewhere();
        if (counts(entry, m_nodes - 1))
            reading.error = m_lost.back();
        entry.readings.push_back(std::move(reading));
        if (!entry.taken.empty())
            entry.taken.resize(static_cast<size_t>(m_nodes));
        markDirty(entry);
    });
}

void Board::homesChanged()
{
    m_entries.forEach([this](Entry &entry) { rehome(entry); });
}

void Board::homeChanged(const QByteArray &name)
{
    if (Entry *entry = find(name))
        rehome(*entry);
}

void Board::rehome(Entry &entry)
{
    const int home = m_homes->homeOf(entry.name);
    if (home == entry.home)
        return;
    // What was seen last goes along, as past: the lock does not leave the board because its slot has moved.
    NodeReading past;
    if (entry.home >= 0) {
        setRead(entry, entry.home);
        past = std::exchange(entry.readings[static_cast<size_t>(entry.home)], elsewhere());
    } else {
        const auto seen = std::find_if(entry.readings.begin(), entry.readings.end(), [](const NodeReading &reading) { return reading.lock.has_value(); });
        if (seen != entry.readings.end())
            past = std::exchange(entry.readings[static_cast<size_t>(seen - entry.readings.begin())], elsewhere());
    }
    entry.home = home;
    past.answer = NodeAnswer::Unknown;
    past.error = Error{.kind = ErrorKind::Cluster, .message = QStringLiteral("No node serves the slot of this key"), .retrySafe = true};
    if (home >= 0) {
        const auto &lost = m_lost[static_cast<size_t>(home)];
        past.error = lost;
        entry.readings[static_cast<size_t>(home)] = std::move(past);
        if (!lost)
            setUnread(entry, home);
    } else if (!entry.readings.empty()) {
        entry.readings[0] = std::move(past);
    }
    markDirty(entry);
}

void Board::expect(const QByteArray &name)
{
    if (knows(name))
        return;
    entryFor(name).bornWatched = false;
    m_expected.insert(name);
}

bool Board::awaitsAnswers() const
{
    return std::any_of(m_expected.begin(), m_expected.end(), [this](const QByteArray &name) {
        const Entry *entry = find(name);
        return entry != nullptr && (entry->home < 0 || !m_lost[static_cast<size_t>(entry->home)]);
    });
}

void Board::setAnswered(const Entry &entry)
{
    if (!m_expected.isEmpty())
        m_expected.remove(entry.name);
}

void Board::setUnread(Entry &entry, int node)
{
    auto &unread = m_unread[static_cast<size_t>(node)];
    unread.next = std::min(unread.next, entry.place);
    ++unread.count;
    ++entry.unread;
}

void Board::setFresh(Entry &entry, int node)
{
    setUnread(entry, node);
    m_unread[static_cast<size_t>(node)].fresh.push_back(entry.place);
}

void Board::setRead(Entry &entry, int node)
{
    if (!isUnread(std::as_const(entry.readings)[static_cast<size_t>(node)]))
        return;
    if (--entry.unread == 0 && !m_heldBack.isEmpty())
        m_heldBack.remove(entry.name);
    auto &unread = m_unread[static_cast<size_t>(node)];
    if (--unread.count == 0)
        unread.fresh.clear();
}

bool Board::isHeldBack(const Entry &entry)
{
    return entry.unread > 0 && !entry.published && !entry.overdue;
}

void Board::judgeWithout(Instant before)
{
    m_heldBack.removeIf([&](const auto &held) {
        Entry *entry = held.value() <= before ? find(held.key()) : nullptr;
        if (entry == nullptr)
            return false;
        entry->overdue = true;
        markDirty(*entry);
        return true;
    });
}

void Board::markDirty(Entry &entry)
{
    if (entry.dirty || isHeldBack(entry))
        return;
    entry.dirty = true;
    m_dirty.push_back(&entry);
}

bool Board::present(int node, const QByteArray &name, Shared<Recognition> lock, KeyTtl ttl, Instant readAt, Micros took, Entry *known, const KeyNews &news)
{
    auto &entry = known != nullptr ? *known : entryFor(name, readAt);
    if (!counts(entry, node))
        return false; // asked before its slot went to another node
    const auto index = static_cast<size_t>(node);
    NodeReading fresh{.answer = NodeAnswer::Present, .lock = std::move(lock), .ttl = ttl, .readAt = readAt, .took = took};
    const auto &before = std::as_const(entry.readings)[index];
    noteRenewal(entry, node, fresh);
    fresh.cut = cutSince(before, fresh);
    const bool another = before.answer != NodeAnswer::Present || before.lock->owner != fresh.lock->owner;
    if (entry.isUnseenOpen && !another)
        notePartKept(entry, before, fresh);
    if (another) {
        entry.changedAt = readAt;
        // When it was told, or seen to be otherwise: whichever is later. Of who has a key a walk through their names says nothing.
        std::optional<Instant> cameAfter = news.told || before.answer == NodeAnswer::Present ? news.told : news.notNamed;
        if (before.answer != NodeAnswer::Unknown)
            cameAfter = std::max(cameAfter.value_or(Instant::min()), before.readAt - before.took);
        const Instant earliest = std::min(cameAfter.value_or(readAt), readAt);
        entry.cameAfter = std::min(entry.cameAfter, earliest);
        using Taken = Entry::Taken;
        const bool unseen = before.answer == NodeAnswer::Unknown && entry.published != nullptr;
        const bool again = before.answer == NodeAnswer::Absent && entry.published && !entry.published->assessment.isHeld();
        if (unseen || again || !entry.taken.empty())
            entry.taken.resize(static_cast<size_t>(m_nodes));
        const Taken taken = entry.taken.empty() ? Taken::Seen : entry.taken[index].how;
        if (unseen && isDoubtful(entry, before, readAt)) {
            entry.taken[index].how = Taken::Anew;
        } else if (unseen && stands(entry, node, before, fresh)) {
            if (taken != Taken::Again)
                entry.taken[index].how = Taken::Stood;
        } else if (!entry.taken.empty() && (!unseen || taken != Taken::Anew)) {
            entry.taken[index] = {.how = unseen ? Taken::Unseen : again ? Taken::Again : Taken::Seen, .since = fresh.readAt};
        }
    }
    setRead(entry, node);
    setAnswered(entry);
    entry.readings[index] = std::move(fresh);
    markDirty(entry);
    return another;
}

/// What was due meanwhile has been renewed, or has ended and been taken anew: nobody saw which. Who was seen to renew it is likely to
/// have gone on.
bool Board::isDoubtful(const Entry &entry, const NodeReading &before, Instant now)
{
    return before.lock && before.left(now) == Micros(0) && entry.habit.renewalsSeen == 0;
}

void Board::readAgainSince(Instant stopped, Instant now)
{
    m_entries.forEach([&](Entry &entry) {
        if (entry.published && !entry.published->assessment.owner.isEmpty() && entry.ownerSince < stopped) {
            // Twice in a row without a reading between is one time.
            entry.unseen = UnseenTime{.from = entry.isUnseenOpen ? entry.unseen->from : stopped, .to = now};
            entry.isUnseenOpen = true;
            entry.keptParts = 0;
        }
        for (size_t node = 0; entry.published && node < entry.readings.size(); ++node) {
            const NodeReading &reading = std::as_const(entry.readings)[node];
            if (reading.answer != NodeAnswer::Present || !isDoubtful(entry, reading, now))
                continue;
            entry.taken.resize(static_cast<size_t>(m_nodes));
            entry.taken[node].how = Entry::Taken::Anew;
        }
    });
}

void Board::refined(int node, const QByteArray &name, Shared<Recognition> lock)
{
    Entry *entry = find(name);
    const auto index = static_cast<size_t>(node);
    if (entry == nullptr || std::as_const(entry->readings)[index].answer != NodeAnswer::Present)
        return;
    entry->readings[index].lock = std::move(lock);
    markDirty(*entry);
}

/// For how long the owner may go on relying on what this node has forgotten, if no other one tells it better: it may have renewed it
/// just before. `before`: the reading before this one, whose `ttl.left` is that once the node was found without it.
static Millis reliedOn(const NodeReading &before, Millis fullTtl, Instant now)
{
    constexpr Millis kForEver = Millis::max();
    switch (before.ttl.kind) {
    case KeyTtl::Kind::Never: return kForEver;
    case KeyTtl::Kind::Gone:
        return before.ttl.left == kForEver ? kForEver : std::max(Millis(0), before.ttl.left - std::chrono::floor<Millis>(now - before.readAt));
    default: return std::max(before.ttl.left, fullTtl);
    }
}

void Board::absent(int node, const QByteArray &name, Instant readAt, Micros took, Entry *known)
{
    Entry *entry = known != nullptr ? known : find(name);
    if (entry == nullptr || !counts(*entry, node))
        return;
    setRead(*entry, node);
    setAnswered(*entry);
    const auto &before = std::as_const(entry->readings)[static_cast<size_t>(node)];
    if (before.answer == NodeAnswer::Present)
        entry->changedAt = readAt;
    const Millis relied = before.forgot && before.answer != NodeAnswer::Present ? reliedOn(before, entry->habit.fullTtl, readAt) : Millis(0);
    entry->readings[static_cast<size_t>(node)]
        = {.answer = NodeAnswer::Absent, .forgot = relied > Millis(0), .ttl = {KeyTtl::Kind::Gone, relied}, .readAt = readAt, .took = took};
    markDirty(*entry);
}

void Board::noteStranger(int node, const QByteArray &name)
{
    if (m_strangers.size() < kMostStrangers || m_strangers.contains(name))
        m_strangers[name].insert(node);
}

bool Board::askStrangers(Entry &entry)
{
    const QSet<int> nodes = m_strangers.take(entry.name);
    bool any = false;
    for (const int node : nodes) {
        if (std::as_const(entry.readings)[static_cast<size_t>(node)].answer != NodeAnswer::Absent)
            continue; // it has answered otherwise since, or cannot be asked
        entry.readings[static_cast<size_t>(node)].answer = NodeAnswer::Unknown;
        setFresh(entry, node);
        any = true;
    }
    return any;
}

void Board::unreadable(int node, const QByteArray &name, const Error &why)
{
    Entry *entry = find(name);
    if (entry == nullptr || !counts(*entry, node))
        return;
    const auto &known = std::as_const(entry->readings)[static_cast<size_t>(node)];
    if (known.answer == NodeAnswer::Unknown && known.error == why)
        return;
    setRead(*entry, node);
    if (why.kind != ErrorKind::Cluster) // that sends us on, or has us ask again
        setAnswered(*entry);
    auto &reading = entry->readings[static_cast<size_t>(node)];
    reading.answer = NodeAnswer::Unknown;
    reading.error = why;
    markDirty(*entry);
}

const Readings *Board::readings(const QByteArray &name) const
{
    const Entry *entry = find(name);
    return entry != nullptr ? &entry->readings : nullptr;
}

const NodeReading *Board::readingOf(int node, const Entry &entry)
{
    const NodeReading &reading = entry.readings[static_cast<size_t>(node)];
    return reading.answer == NodeAnswer::Present ? &reading : nullptr;
}

const NodeReading *Board::readingOf(int node, const QByteArray &name) const
{
    const Entry *entry = find(name);
    return entry != nullptr ? readingOf(node, *entry) : nullptr;
}

std::vector<Board::Entry *> Board::takeUnread(int node, size_t most)
{
    auto &unread = m_unread[static_cast<size_t>(node)];
    std::vector<Entry *> taken;
    const auto take = [&](quint32 place) {
        Entry *entry = m_entries.at(place);
        if (entry != nullptr && entry->unread > 0 && isUnread(std::as_const(entry->readings)[static_cast<size_t>(node)]))
            taken.push_back(entry);
    };
    const size_t fresh = std::min(unread.fresh.size(), most);
    std::for_each_n(unread.fresh.begin(), fresh, take);
    unread.fresh.erase(unread.fresh.begin(), unread.fresh.begin() + static_cast<std::ptrdiff_t>(fresh));
    if (!taken.empty())
        return taken;
    for (; unread.count > 0 && unread.next < m_entries.places() && taken.size() < most; ++unread.next)
        take(unread.next);
    return taken;
}

void Board::nodeSwept(int node)
{
    m_swept[static_cast<size_t>(node)] = true;
}

void Board::nodeFound(int node)
{
    m_swept[static_cast<size_t>(node)] = false;
    m_lost[static_cast<size_t>(node)].reset();
    m_unread[static_cast<size_t>(node)] = {};
    m_entries.forEach([&](Entry &entry) {
        const auto &known = std::as_const(entry.readings)[static_cast<size_t>(node)];
        if (known.answer != NodeAnswer::Unknown || !counts(entry, node))
            return;
        if (known.error)
            entry.readings[static_cast<size_t>(node)].error.reset();
        else
            --entry.unread; // it was counted before
        setUnread(entry, node);
    });
}

void Board::nodeLost(int node, const Error &why, Instant heard)
{
    m_heardLast[static_cast<size_t>(node)] = heard;
    const Shared<Error> shared(why);
    m_lost[static_cast<size_t>(node)] = shared;
    m_entries.forEach([&](Entry &entry) {
        const auto &known = std::as_const(entry.readings)[static_cast<size_t>(node)];
        if (!counts(entry, node) || (known.answer == NodeAnswer::Unknown && known.error == why))
            return;
        setRead(entry, node);
        auto &reading = entry.readings[static_cast<size_t>(node)];
        reading.answer = NodeAnswer::Unknown;
        reading.error = shared;
        markDirty(entry);
    });
    m_unread[static_cast<size_t>(node)] = {};
}

bool Board::stands(const Entry &entry, int node, const NodeReading &before, const NodeReading &after) const
{
    if (!before.lock || before.lock->owner != after.lock->owner)
        return false;
    const bool sameHold = entry.ownerSince != Instant() && entry.agreement == before.lock->agreement;
    return keptAs(before, after,
                  {.moved = m_moved[static_cast<size_t>(node)],
                   .renewed = entry.habit.renewalsSeen > 0,
                   .stood = sameHold ? before.readAt - entry.ownerSince : Micros(0)})
        == Kept::Yes;
}

void Board::nodeReplaced(int node, bool moved)
{
    const auto index = static_cast<size_t>(node);
    m_moved[index] = moved;
    m_entries.forEach([&](Entry &entry) {
        const auto &known = std::as_const(entry.readings)[index];
        const bool unread = known.answer == NodeAnswer::Unknown;
        // A lock of that node alone is gone with it.
        const bool isVote = known.lock && (known.lock->scope != Scope::Local || entry.hadQuorum);
        if (unread && isVote && !known.forgot)
            entry.readings[index].forgot = true;
        using Taken = Entry::Taken;
        const Taken taken = entry.taken.empty() ? Taken::Seen : entry.taken[index].how;
        if (!counts(entry, node) || !entry.published || (!unread && (taken == Taken::Seen || taken == Taken::Stood)))
            return;
        entry.taken.resize(static_cast<size_t>(m_nodes));
        entry.taken[index].how = Taken::Anew;
        markDirty(entry);
    });
}

void Board::noteRenewal(Entry &entry, int node, const NodeReading &fresh)
{
    // One node stands for all: the first that has it for this owner. Renewals arrive on the others a moment sooner or later.
    const Readings &readings = entry.readings;
    const auto first = std::find_if(readings.begin(), readings.end(), [&fresh](const NodeReading &reading) {
        return reading.answer == NodeAnswer::Present && reading.lock && reading.lock->owner == fresh.lock->owner;
    });
    const auto &before = readings[static_cast<size_t>(node)];
    const bool sameOwner = before.answer == NodeAnswer::Present && isSameOwners(before, fresh);
    if (fresh.ttl.kind != KeyTtl::Kind::Finite)
        return;
    const bool isTracked = entry.agreement == fresh.lock->owner || entry.agreement == fresh.lock->agreement;
    if (!isTracked && !(sameOwner && entry.agreement.isEmpty()))
        return; // another owner, or what one of before has left: trackOwner() starts its habit
    if (isTracked && before.answer == NodeAnswer::Present && before.lock && !sameOwner && !isShared(fresh.lock->mode))
        entry.habit = {}; // nodes agree by what another client may have in common: a hold of its own all the same
    entry.habit.fullTtl = std::max(entry.habit.fullTtl, fresh.ttl.left);
    if (!sameOwner || first - readings.begin() != node)
        return;
    if (!isProlonged(before, fresh) || entry.habit.fullTtl <= Millis(0))
        return;
    const Micros uncut = *before.left(fresh.readAt) + before.cut;
    ++entry.habit.renewalsSeen;
    entry.habit.leastFraction
        = std::min(entry.habit.leastFraction, static_cast<double>(uncut.count()) / static_cast<double>(Micros(entry.habit.fullTtl).count()));
}

bool Board::isEvident(const Entry &entry) const
{
    QSet<QByteArray> owners;
    for (const auto &reading : entry.readings) {
        if (reading.answer != NodeAnswer::Present)
            continue;
        if (m_shown <= gradeOf(reading.lock->signs) || DialectCatalog::isNotUnderstood(*reading.lock) || owners.contains(reading.lock->owner))
            return true;
        owners.insert(reading.lock->owner);
    }
    return false;
}

void Board::setShown(Grade least)
{
    if (std::exchange(m_shown, least) == least)
        return;
    m_entries.forEach([this](Entry &entry) {
        entry.evident = entry.everVoted;
        markDirty(entry);
    });
}

bool Board::isAnew(const Entry &entry, const Assessment &assessment)
{
    if (!assessment.isHeld() || !entry.published)
        return false;
    // Not held for sure, and held again: the same owner has taken it once more.
    const Verdict before = entry.published->assessment.verdict;
    if (before == Verdict::Residue || before == Verdict::Split)
        return true;
    const auto stood = std::count_if(assessment.holders.begin(), assessment.holders.end(), [&](int node) {
        const auto taken = entry.taken.empty() ? Entry::Taken::Seen : entry.taken[static_cast<size_t>(node)].how;
        return taken != Entry::Taken::Anew && taken != Entry::Taken::Again;
    });
    return stood < (assessment.local ? 1 : assessment.quorum);
}

bool Board::isToBeReadAgain(const Entry &entry)
{
    if (!entry.isUnseenOpen || !entry.unseen || entry.taken.empty())
        return false;
    bool isDoubtful = false;
    for (size_t node = 0; node < entry.taken.size() && node < entry.readings.size(); ++node) {
        const NodeReading &reading = std::as_const(entry.readings)[node];
        if (entry.taken[node].how != Entry::Taken::Anew || reading.answer != NodeAnswer::Present)
            continue;
        if (reading.readAt >= entry.unseen->to)
            return false;
        isDoubtful = true;
    }
    return isDoubtful;
}

void Board::notePartKept(Entry &entry, const NodeReading &before, const NodeReading &fresh)
{
    const Instant until = entry.unseen->to;
    if (before.readAt <= until && fresh.readAt > until && keptAs(before, fresh, {}) == Kept::Yes)
        ++entry.keptParts;
}

void Board::trackUnseen(Entry &entry, const Assessment &assessment, Instant now)
{
    if (!assessment.isHeld() || !entry.published)
        return;
    const auto needed = assessment.local ? 1 : assessment.quorum;
    const auto &readings = std::as_const(entry.readings);
    if (entry.isUnseenOpen) {
        const auto isRead = [&](int node) { return readings[static_cast<size_t>(node)].readAt > entry.unseen->to; };
        if (entry.keptParts >= needed)
            entry.unseen.reset();
        entry.isUnseenOpen = entry.unseen && !std::all_of(assessment.holders.begin(), assessment.holders.end(), isRead);
        return;
    }
    if (entry.published->assessment.verdict != Verdict::Unknown)
        return;
    const auto stood = std::count_if(assessment.holders.begin(), assessment.holders.end(), [&](int node) {
        using Taken = Entry::Taken;
        const auto how = entry.taken.empty() ? Taken::Seen : entry.taken[static_cast<size_t>(node)].how;
        return how == Taken::Seen || how == Taken::Stood;
    });
    // Who came within that time was not there before it.
    const Instant from = std::max(entry.blindSince, entry.ownerSince);
    if (stood < needed && now - from > kUnseenMatters)
        entry.unseen = UnseenTime{.from = from, .to = now};
}

Instant Board::blindSince(const Entry &entry, Instant now) const
{
    Instant since = now;
    for (size_t node = 0; entry.published && node < entry.published->readings.size(); ++node) { // it may know fewer nodes
        if (m_lost[node] && entry.published->readings[node].answer != NodeAnswer::Unknown)
            since = std::min(since, m_heardLast[node]);
    }
    return since;
}

/// On nodes that answer another's key stands; with those that are silent, and had it, the owner that we knew may have it still.
bool Board::mayGoOnUnseen(const Entry &entry, const Assessment &assessment)
{
    if (assessment.verdict != Verdict::Unknown || assessment.local || entry.ownerSince == Instant())
        return false;
    const auto mayHaveIt = std::count_if(entry.readings.begin(), entry.readings.end(), [&entry](const NodeReading &reading) {
        return reading.answer != NodeAnswer::Absent && reading.lock && (reading.lock->owner == entry.agreement || reading.lock->agreement == entry.agreement);
    });
    return mayHaveIt >= assessment.quorum;
}

bool Board::trackOwner(Entry &entry, const Assessment &assessment, Instant now) const
{
    if (assessment.owner.isEmpty() && assessment.owners == 0)
        return false; // nothing known: the owner we knew stays the last known
    using Taken = Entry::Taken;
    const bool anew = isAnew(entry, assessment);
    const bool goesOn = mayGoOnUnseen(entry, assessment) || (assessment.agreement == entry.agreement && entry.ownerSince != Instant() && !anew);
    // What came while nobody could tell who holds it is judged once that can be told.
    const bool isTold = assessment.verdict != Verdict::Unknown || !goesOn;
    bool seenTaken = false;
    bool maybeEarlier = false;
    Millis fullTtl{0};
    Instant seen = now;
    Instant last;
    QVarLengthArray<Instant, 8> read;
    for (const int node : assessment.holders.empty() ? assessment.nodes : assessment.holders) {
        const auto &reading = std::as_const(entry.readings)[static_cast<size_t>(node)];
        if (reading.answer == NodeAnswer::Present && reading.lock) {
            Entry::Part part = entry.taken.empty() ? Entry::Part() : entry.taken[static_cast<size_t>(node)];
            seen = std::min(seen, reading.readAt);
            read.push_back(reading.readAt);
            last = std::max(last, part.how == Taken::Again ? part.since : reading.readAt);
            seenTaken = seenTaken || part.how == Taken::Seen || part.how == Taken::Again;
            if (reading.ttl.kind == KeyTtl::Kind::Finite)
                fullTtl = std::max(fullTtl, reading.ttl.left);
            maybeEarlier = maybeEarlier || part.how == Taken::Anew;
            if (isTold && part.how == Taken::Anew)
                entry.taken[static_cast<size_t>(node)].how = Taken::Unseen; // from now on a part of this hold
            else if (isTold && part.how == Taken::Again)
                entry.taken[static_cast<size_t>(node)].how = Taken::Seen;
        }
    }
    // What of a split is left on one node has stood there before, for its owner as for everybody. It is held since the others have gone.
    if (assessment.local && entry.published && entry.published->assessment.verdict == Verdict::Split) {
        const NodeReading &before = entry.published->readings[static_cast<size_t>(assessment.nodes.front())];
        maybeEarlier = maybeEarlier || (before.lock && before.lock->owner == assessment.owner);
        for (const auto &reading : std::as_const(entry.readings))
            last = std::max(last, reading.readAt);
    }
    const Instant news = isTold ? std::exchange(entry.cameAfter, Instant::max()) : entry.cameAfter;
    const Instant cameAfter = news == Instant::max() ? seen : news;
    // On fewer nodes it was an attempt, or is left of one: it is held since enough of them had it.
    const qsizetype enough = assessment.quorum;
    const bool hasEnough = assessment.isHeld() && !assessment.local && enough <= read.size();
    if (hasEnough) {
        std::sort(read.begin(), read.end());
        seen = read[enough - 1];
    }
    if (goesOn) {
        // A silent node may have had it before.
        if (hasEnough && std::exchange(entry.isAttempt, false) && entry.ownerSinceExact && seen > entry.ownerSince) {
            entry.ownerSinceSlack += seen - entry.ownerSince;
            entry.ownerSince = seen;
        }
        return false;
    }
    entry.agreement = assessment.agreement;
    entry.isAttempt = assessment.verdict == Verdict::Unknown;
    entry.ownerSince = anew ? last : seen;
    entry.ownerSinceExact = seenTaken && !maybeEarlier && (entry.published || entry.bornWatched);
    entry.ownerSinceSlack = entry.ownerSinceExact ? std::max(Micros(0), entry.ownerSince - cameAfter) : Micros(0);
    const auto habit = std::exchange(entry.habit, {.fullTtl = fullTtl});
    if (trackSharers(entry, assessment, anew)) {
        entry.habit = habit; // somebody goes on: the TTL is of them all
        return true;
    }
    entry.unseen.reset();
    entry.isUnseenOpen = false;
    return true;
}

bool Board::trackSharers(Entry &entry, const Assessment &assessment, bool anew)
{
    const auto before = std::exchange(entry.sharers, nullptr);
    const int node = assessment.nodes.empty() ? -1 : (assessment.holders.empty() ? assessment.nodes : assessment.holders).front();
    const Recognition &lock = node < 0 ? Shared<Recognition>().orEmpty() : std::as_const(entry.readings)[static_cast<size_t>(node)].lock.orEmpty();
    if (!isShared(lock.mode) || lock.ownerCut || lock.owner.isEmpty())
        return false;
    // Where nodes name others beside them, the verdict has told of readers which hold it; of others it names no such set.
    const bool isSame = lock.owner == assessment.owner;
    if (!isSame && lock.mode != LockMode::Read)
        return false;
    entry.sharers = std::make_unique<std::vector<Entry::Sharer>>();
    bool goesOn = false;
    for (const QByteArray &token : isSame ? lock.tokens() : assessment.owner.split(' ')) {
        const auto isIt = [&token](const Entry::Sharer &sharer) { return sharer.token == token; };
        const auto known = before && !anew ? std::find_if(before->begin(), before->end(), isIt) : std::vector<Entry::Sharer>::iterator();
        const bool isKnown = before && !anew && known != before->end();
        goesOn = goesOn || isKnown;
        entry.sharers->push_back(
            isKnown ? *known : Entry::Sharer{.token = token, .since = entry.ownerSince, .exact = entry.ownerSinceExact, .slack = entry.ownerSinceSlack});
    }
    const auto &oldest
        = *std::min_element(entry.sharers->begin(), entry.sharers->end(), [](const Entry::Sharer &a, const Entry::Sharer &b) { return a.since < b.since; });
    entry.ownerSince = oldest.since;
    entry.ownerSinceExact = oldest.exact;
    entry.ownerSinceSlack = oldest.slack;
    // Of who came after a time in which nobody could see it there is no doubt.
    return goesOn && !(entry.unseen && entry.ownerSince >= entry.unseen->to);
}

bool Board::isConfirmed(Entry &entry, const Assessment &assessment, Instant now, Micros roundTrip) const
{
    const bool localOfMany = assessment.local && m_nodes > 1 && m_homes == nullptr;
    const bool looksLikeInFlight = assessment.verdict == Verdict::Split || assessment.verdict == Verdict::Residue || localOfMany;
    if (!looksLikeInFlight) {
        entry.suspectSince.reset();
        return true;
    }
    if (entry.published && entry.published->assessment.verdict == assessment.verdict && entry.published->assessment.local == assessment.local
        && entry.published->assessment.owner == assessment.owner) {
        entry.suspectSince.reset(); // what comes next may be in flight again
        return true;
    }
    if (!entry.suspectSince) {
        entry.suspectSince = now;
        return false;
    }
    const Micros waited = now - *entry.suspectSince;
    if (waited < std::max(Micros(kConfirmAfter), 2 * roundTrip))
        return false;
    const auto isStale = [since = *entry.suspectSince](const NodeReading &reading) { return reading.answer != NodeAnswer::Unknown && reading.readAt <= since; };
    const auto isFresh = [since = *entry.suspectSince](const NodeReading &reading) { return reading.answer != NodeAnswer::Unknown && reading.readAt > since; };
    const bool isSeenAgain = std::none_of(entry.readings.begin(), entry.readings.end(), isStale)
        || (waited >= kConfirmWithout + 2 * roundTrip && std::count_if(entry.readings.begin(), entry.readings.end(), isFresh) >= quorumOf(m_nodes));
    if (isSeenAgain)
        entry.seenFirst = std::max(*std::exchange(entry.suspectSince, std::nullopt), entry.changedAt);
    return isSeenAgain;
}

bool Board::isVoted(const Entry &entry)
{
    const auto isPresent = [](const NodeReading &reading) { return reading.answer == NodeAnswer::Present; };
    const auto first = entry.everVoted ? std::find_if(entry.readings.begin(), entry.readings.end(), isPresent) : entry.readings.end();
    if (first == entry.readings.end() || first->lock->scope != Scope::Local || std::any_of(first + 1, entry.readings.end(), isPresent))
        return entry.everVoted;
    // A node that is silent had it from the same owner: alone it has it only as far as can be seen.
    const auto mayStand = [&owner = first->lock->owner](const NodeReading &reading) {
        return reading.answer == NodeAnswer::Unknown && reading.lock && reading.lock->owner == owner;
    };
    return entry.hadQuorum || std::any_of(entry.readings.begin(), entry.readings.end(), mayStand);
}

void Board::noteVotes(Entry &entry, const Assessment &assessment) const
{
    if (!assessment.local && (assessment.votes >= 2 || assessment.verdict == Verdict::Split))
        entry.everVoted = true;
    if (assessment.isHeld() && !assessment.local && m_nodes >= kFewestToAgree)
        entry.hadQuorum = true;
}

std::optional<Assessment> Board::judge(const Entry &entry, Instant now)
{
    return LockState::judge(entry.home, {.readings = entry.readings, .now = now, .habit = entry.habit, .everVoted = isVoted(entry)});
}

void Board::forget(Entry &entry)
{
    for (int node = 0; node < m_nodes; ++node)
        setRead(entry, node);
    if (!m_unconfirmed.isEmpty())
        m_unconfirmed.remove(entry.name);
    if (!m_strangers.isEmpty())
        m_strangers.remove(entry.name);
    setAnswered(entry);
    m_entries.remove(entry);
}

void Board::noteGone(const Entry &entry)
{
    // A few that are fought over are enough; of many that come and go each once, none comes back.
    constexpr qsizetype kMostFormer = 4096;
    const LockState &last = *entry.published;
    if (last.assessment.owner.isEmpty() || !last.seen || !DialectCatalog::standard().isGeneric(*last.seen))
        return;
    if (m_former.size() >= kMostFormer && !m_former.contains(entry.name))
        m_former.removeIf([](const auto &former) { return former.value().comebacks == 0; });
    if (m_former.size() >= kMostFormer && !m_former.contains(entry.name))
        return;
    m_former[entry.name].owner = qHash(last.assessment.owner);
}

int Board::comebacksOf(const Entry &entry, const Assessment &assessment)
{
    const auto former = m_former.isEmpty() ? m_former.end() : m_former.find(entry.name);
    if (former == m_former.end())
        return 0;
    if (!entry.published && !assessment.owner.isEmpty() && former->owner != qHash(assessment.owner))
        ++former->comebacks;
    return former->comebacks;
}

Board::Changes Board::takeChanges(Instant now, Micros roundTrip)
{
    Changes changes;
    const auto dirty = std::exchange(m_dirty, {});
    constexpr size_t kFar = 8;
    constexpr size_t kNear = 4;
    for (size_t i = 0; i < dirty.size(); ++i) {
        // As fetchAhead(), of those that come soon.
        if (i + kFar < dirty.size())
            __builtin_prefetch(&dirty[i + kFar]->readings);
        if (i + kNear < dirty.size()) {
            const Readings &soon = dirty[i + kNear]->readings;
            for (const auto &reading : soon)
                __builtin_prefetch(&reading);
        }
        Entry &entry = *dirty[i];
        entry.dirty = false;
        if (isHeldBack(entry))
            continue; // since it was marked a node has come that has to be asked as well
        entry.evident = entry.evident || isEvident(entry);
        if (!entry.evident) {
            if (m_expected.contains(entry.name))
                continue; // nobody has said anything about it
            if (entry.published)
                changes.removed.push_back(entry.name);
            forget(entry);
            continue;
        }
        auto assessment = judge(entry, now);
        if (!assessment) {
            if (entry.published) {
                changes.removed.push_back(entry.name);
                noteGone(entry);
            }
            const bool allSaid = std::none_of(entry.readings.begin(), entry.readings.end(),
                                              [](const NodeReading &reading) { return reading.answer == NodeAnswer::Unknown && reading.lock.has_value(); });
            const bool wasVoted = entry.evident && entry.everVoted;
            if (wasVoted && !allSaid && m_leftUnseen.size() < kMostLeftUnseen) {
                m_leftUnseen.insert(entry.name, entry.hadQuorum);
            } else if (wasVoted && allSaid) {
                forgetVotedLately(now);
                m_lately.names.insert(entry.name, entry.hadQuorum);
            }
            forget(entry);
            continue;
        }
        if (isToBeReadAgain(entry) || !isConfirmed(entry, *assessment, now, roundTrip)) {
            m_unconfirmed.insert(entry.name);
            continue;
        }
        if (!m_unconfirmed.isEmpty())
            m_unconfirmed.remove(entry.name);
        const bool wasVoted = entry.everVoted;
        noteVotes(entry, *assessment);
        if (!m_strangers.isEmpty() && entry.everVoted && !wasVoted && askStrangers(entry))
            continue; // the answer marks it again
        const bool hadHabit = entry.habit.renewalsSeen > 0;
        const bool isAnother = trackOwner(entry, *assessment, now);
        if (isAnother && hadHabit) // a new owner is not judged by the habit of the one before
            assessment = judge(entry, now);
        if (!isAnother || entry.unseen) // of readers some go on
            trackUnseen(entry, *assessment, now);
        if (assessment->verdict == Verdict::Unknown && (!entry.published || entry.published->assessment.verdict != Verdict::Unknown))
            entry.blindSince = blindSince(entry, now);

        if (const auto own = m_ownHolds.isEmpty() ? m_ownHolds.cend() : m_ownHolds.constFind(entry.name);
            own != m_ownHolds.cend() && own->owner == assessment->owner) {
            const bool hasLostIt = own->since <= entry.notHeldAt; // and its renewal has set it again, where it was missing
            if (!hasLostIt && (!entry.ownerSinceExact || entry.ownerSinceSlack > Micros(0))) {
                entry.ownerSince = own->since;
                entry.ownerSinceExact = true;
                entry.ownerSinceSlack = Micros(0);
            }
            entry.unseen.reset(); // who holds it is here, and knows
            entry.isUnseenOpen = false;
        }

        auto state = std::make_shared<LockState>();
        state->name = entry.name;
        state->assessment = std::move(*assessment);
        state->assessedAt = now;
        state->readings = entry.readings;
        state->habit = entry.habit;
        state->everVoted = isVoted(entry);
        state->home = entry.home;
        state->ownerSeenSince = entry.ownerSince;
        state->ownerSinceExact = entry.ownerSinceExact;
        state->ownerSinceSlack = entry.ownerSinceSlack;
        state->seenFirst = std::exchange(entry.seenFirst, std::nullopt);
        if (!entry.isUnseenOpen)
            state->unseen = entry.unseen;
        if (state->assessment.verdict == Verdict::Unknown)
            state->blindSince = entry.blindSince;
        else if (!state->assessment.isHeld())
            entry.notHeldAt = now;
        state->comebacks = comebacksOf(entry, state->assessment);
        state->describe();
        entry.published = state;
        changes.changed.push_back(std::move(state));
        changes.places.push_back(entry.place);
    }
    return changes;
}

} // namespace Lockscope
