#include "board.h"

#include "../dialects/dialect.h"
#include "../quorum/quorum.h"
#include "tenure_p.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// Wait this long, or two round trips, before publishing a split or a leftover: an acquire or release may be in flight.
constexpr Millis kConfirmAfter{250};
/// A node that misses the second reading, while most nodes answer, delays the verdict no longer than this: the
/// published state is outdated by then.
constexpr Millis kConfirmWithout{400};
/// A process may lock two servers independently with the same value. A majority of at least this many nodes shows that
/// they are locked together.
constexpr int kFewestToAgree = 3;

using NodeAnswer = NodeReading::Answer;

Error connecting()
{
    return {.kind = ErrorKind::Unreachable, .message = QStringLiteral("The node is still connecting")};
}

NodeReading elsewhere()
{
    static const NodeReading kElsewhere{
        .rare
        = NodeReading::Rare{.error = Error{.kind = ErrorKind::Cluster,
                                           .message = QStringLiteral("Another node serves the slot of this key")}}};
    return kElsewhere;
}

} // namespace

struct Board::Entry : Named
{
    Readings readings;
    LockStatePtr published;
    Shared<Instant> suspectSince; ///< the first of the two readings that confirm a split or a leftover
    Shared<Instant> seenFirst; ///< LockState::seenFirst of the next state
    Instant changedAt; ///< when a node was found with another lock than before, or with none
    int home = kEverywhere; ///< LockState::home
    int unread = 0; ///< readable nodes that were not read
    bool hadQuorum = false; ///< a majority of at least three nodes agreed on one owner
    bool everVoted = false; ///< several nodes voted on it
    bool evident = false; ///< it qualified for the board; otherwise it is shown only while the holder is unknown
    Due due = Due::Never;
    bool bornWatched = false; ///< the name appeared while everything was watched
    bool overdue = false; ///< its first verdict does not wait for silent nodes any longer
    Tenure tenure;
};

Board::Board(int nodes)
    : m_nodes(static_cast<size_t>(nodes), NodeView{.lost = NodeReading::Rare{.error = connecting()}})
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
    return entry.tenure.habit().fullTtl;
}

void Board::fetchAhead(const std::vector<Entry *> &entries, int node)
{
    // Each loop needs what the previous one has prefetched.
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
    // The node's own recognition, or the first one of another node: mostly they are shared.
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
        if (const Recognition *lock = lockOf(entry)) {
            __builtin_prefetch(lock->name.constData());
            __builtin_prefetch(lock->source.constData());
        }
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
            markDirty(*entry); // it may have been read before this call
    }
}

bool Board::isVotedName(const QByteArray &name, const Entry *entry, Instant now) const
{
    return entry != nullptr ? entry->everVoted : m_memory.votedLately(name, now).has_value();
}

Board::Entry &Board::entryFor(const QByteArray &name, Instant now)
{
    auto &entry = m_entries[name];
    if (!entry.readings.empty())
        return entry;
    entry.readings.resize(m_nodes.size());
    entry.home = m_homes != nullptr ? m_homes->homeOf(name) : kEverywhere;
    if (const auto hadQuorum = m_memory.takeVoted(name, now)) {
        entry.evident = entry.everVoted = true;
        entry.hadQuorum = *hadQuorum;
    }
    entry.bornWatched = std::all_of(m_nodes.begin(), m_nodes.end(),
                                    [](const NodeView &node) { return node.swept || node.lost->error; });
    for (int node = 0; node < nodes(); ++node) {
        if (!counts(entry, node))
            entry.readings[static_cast<size_t>(node)] = elsewhere();
        else if (const auto &why = view(node).lost; why->error)
            entry.readings[static_cast<size_t>(node)].setError(why);
        else
            setFresh(entry, node);
    }
    if (entry.bornWatched && entry.unread > 0 && now != Instant::max())
        m_heldBack.insert(name, now);
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
    m_nodes.push_back({.lost = NodeReading::Rare{.error = connecting()}});
    m_entries.forEach([this](Entry &entry) {
        NodeReading reading = elsewhere();
        if (counts(entry, nodes() - 1))
            reading.setError(m_nodes.back().lost);
        entry.readings.push_back(std::move(reading));
        entry.tenure.addNode();
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
    // The latest reading moves along as the past, so that the lock stays on the board when its slot moves.
    NodeReading past;
    if (entry.home >= 0) {
        setRead(entry, entry.home);
        past = std::exchange(entry.readings[static_cast<size_t>(entry.home)], elsewhere());
    } else {
        const auto seen = std::find_if(entry.readings.begin(), entry.readings.end(),
                                       [](const NodeReading &reading) { return reading.lock.has_value(); });
        if (seen != entry.readings.end())
            past = std::exchange(entry.readings[static_cast<size_t>(seen - entry.readings.begin())], elsewhere());
    }
    entry.home = home;
    past.answer = NodeAnswer::Unknown;
    past.setError(NodeReading::Rare{.error = Error{.kind = ErrorKind::Cluster,
                                                   .message = QStringLiteral("No node serves the slot of this key"),
                                                   .retrySafe = true}});
    if (home >= 0) {
        const auto &lost = view(home).lost;
        past.setError(lost);
        entry.readings[static_cast<size_t>(home)] = std::move(past);
        if (!lost->error)
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
        return entry != nullptr && (entry->home < 0 || !view(entry->home).lost->error);
    });
}

void Board::setAnswered(const Entry &entry)
{
    if (!m_expected.isEmpty())
        m_expected.remove(entry.name);
}

void Board::setUnread(Entry &entry, int node)
{
    view(node).queue.add(entry.place);
    ++entry.unread;
}

void Board::setFresh(Entry &entry, int node)
{
    view(node).queue.addFirst(entry.place);
    ++entry.unread;
}

void Board::setRead(Entry &entry, int node)
{
    if (!isUnread(std::as_const(entry.readings)[static_cast<size_t>(node)]))
        return;
    if (--entry.unread == 0 && !m_heldBack.isEmpty())
        m_heldBack.remove(entry.name);
    view(node).queue.remove();
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

void Board::judgeNow()
{
    m_heldBack.clear();
    m_entries.forEach([this](Entry &entry) {
        if (!isHeldBack(entry))
            return;
        entry.overdue = true;
        markDirty(entry);
    });
}

void Board::markDirty(Entry &entry, Due due)
{
    if (entry.due >= due || isHeldBack(entry))
        return;
    entry.due = due;
    if (due == Due::Next)
        m_dirty.push_back(&entry);
    else
        m_later.push_back(entry.place);
}

Board::Due Board::dueAfterReading(const Entry &entry, int node, const NodeReading &before, bool isChange)
{
    NodeView &there = view(node);
    const bool isOneOfMany
        = before.answer == NodeAnswer::Unknown || ++(isChange ? there.changes : there.readings) > kManyAtOnce;
    return isOneOfMany && entry.published ? Due::Later : Due::Next;
}

/// Readings that take several round trips may arrive after ones that were asked for later, and are older.
static bool isOutdated(Instant readAt, const NodeReading &known)
{
    return known.answer != NodeAnswer::Unknown && readAt < known.readAt;
}

bool Board::present(int node, const QByteArray &name, Shared<Recognition> lock, KeyTtl ttl, Instant readAt, Micros took,
                    Entry *known, const KeyNews &news)
{
    if (known == nullptr && !hasRoomFor(name, ttl) && !knows(name))
        return false;
    auto &entry = known != nullptr ? *known : entryFor(name, readAt);
    if (!counts(entry, node))
        return false; // the slot moved after the question was sent
    const auto index = static_cast<size_t>(node);
    NodeReading fresh{
        .ttl = ttl, .answer = NodeAnswer::Present, .took = shortened(took), .lock = std::move(lock), .readAt = readAt};
    const auto &before = std::as_const(entry.readings)[index];
    if (isOutdated(readAt, before))
        return false;
    entry.tenure.present(node, entry.readings, fresh, news, entry.published.get(), view(node).moved);
    fresh.setCut(shortenedSinceRenewal(before, fresh));
    const bool another = before.answer != NodeAnswer::Present || before.lock->owner != fresh.lock->owner;
    if (another)
        entry.changedAt = readAt;
    setRead(entry, node);
    setAnswered(entry);
    const Due due = dueAfterReading(entry, node, before, another);
    entry.readings[index] = std::move(fresh);
    markDirty(entry, due);
    return another;
}

void Board::readAgainSince(Instant stopped, Instant now)
{
    m_entries.forEach([&](Entry &entry) { entry.tenure.resumed(entry.readings, entry.published.get(), stopped, now); });
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

/// How long the owner may still rely on a lock that this node has forgotten, unless another node shows more. The owner
/// may have renewed it just before. `before`: the previous reading. Once the node was found without the lock,
/// `before.ttl.left` is this time.
static Millis reliedOn(const NodeReading &before, Millis fullTtl, Instant now)
{
    constexpr Millis kForEver = Millis::max();
    switch (before.ttl.kind) {
    case KeyTtl::Kind::Never: return kForEver;
    case KeyTtl::Kind::Gone:
        return before.ttl.left == kForEver
            ? kForEver
            : std::max(Millis(0), before.ttl.left - std::chrono::floor<Millis>(now - before.readAt));
    default: return std::max(before.ttl.left, fullTtl);
    }
}

bool Board::absent(int node, const QByteArray &name, Instant readAt, Micros took, Entry *known)
{
    Entry *entry = known != nullptr ? known : find(name);
    if (entry == nullptr || !counts(*entry, node))
        return true;
    const auto &before = std::as_const(entry->readings)[static_cast<size_t>(node)];
    if (isOutdated(readAt, before))
        return false;
    setRead(*entry, node);
    setAnswered(*entry);
    if (before.answer == NodeAnswer::Present)
        entry->changedAt = readAt;
    const Millis relied = before.forgot && before.answer != NodeAnswer::Present
        ? reliedOn(before, entry->tenure.habit().fullTtl, readAt)
        : Millis(0);
    const Due due = dueAfterReading(*entry, node, before, before.answer != NodeAnswer::Absent);
    entry->readings[static_cast<size_t>(node)] = {.ttl = {KeyTtl::Kind::Gone, relied},
                                                  .answer = NodeAnswer::Absent,
                                                  .forgot = relied > Millis(0),
                                                  .took = shortened(took),
                                                  .readAt = readAt};
    markDirty(*entry, due);
    return true;
}

void Board::noteStranger(int node, const QByteArray &name)
{
    m_memory.noteStranger(node, name);
}

bool Board::askStrangers(Entry &entry)
{
    const QSet<int> nodes = m_memory.takeStrangers(entry.name);
    bool any = false;
    for (const int node : nodes) {
        if (std::as_const(entry.readings)[static_cast<size_t>(node)].answer != NodeAnswer::Absent)
            continue; // the node has answered differently since, or is unreadable
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
    if (known.answer == NodeAnswer::Unknown && known.error() == why)
        return;
    setRead(*entry, node);
    if (why.kind != ErrorKind::Cluster) // a Cluster error redirects, or asks for another try
        setAnswered(*entry);
    auto &reading = entry->readings[static_cast<size_t>(node)];
    reading.answer = NodeAnswer::Unknown;
    reading.setError(NodeReading::Rare{.error = why});
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
    return view(node).queue.take<Entry>(most, m_entries.places(), [&](quint32 place) {
        Entry *entry = m_entries.at(place);
        const bool isWanted = entry != nullptr && entry->unread > 0
            && isUnread(std::as_const(entry->readings)[static_cast<size_t>(node)]);
        return isWanted ? entry : nullptr;
    });
}

void Board::nodeSwept(int node)
{
    view(node).swept = true;
}

void Board::nodeFound(int node)
{
    NodeView &found = view(node);
    found.swept = false;
    found.lost.reset();
    found.queue.clear();
    m_entries.forEach([&](Entry &entry) {
        const auto &known = std::as_const(entry.readings)[static_cast<size_t>(node)];
        if (known.answer != NodeAnswer::Unknown || !counts(entry, node))
            return;
        if (known.error())
            entry.readings[static_cast<size_t>(node)].setError({});
        else
            --entry.unread; // it was already counted
        setUnread(entry, node);
    });
}

void Board::nodeLost(int node, const Error &why, Instant heard)
{
    view(node).heardLast = heard;
    view(node).lost = NodeReading::Rare{.error = why};
    m_entries.forEach([&](Entry &entry) {
        const auto &known = std::as_const(entry.readings)[static_cast<size_t>(node)];
        if (!counts(entry, node) || (known.answer == NodeAnswer::Unknown && known.error() == why))
            return;
        setRead(entry, node);
        auto &reading = entry.readings[static_cast<size_t>(node)];
        reading.answer = NodeAnswer::Unknown;
        reading.setError(view(node).lost);
        markDirty(entry, Due::Later);
    });
    view(node).queue.clear();
}

bool Board::isLossPublished(int node) const
{
    const auto index = static_cast<size_t>(node);
    return std::ranges::none_of(m_later, [&](quint32 place) {
        const Entry *entry = m_entries.at(place);
        // The published state may have fewer nodes than the board.
        return entry != nullptr && entry->published && index < entry->published->readings.size()
            && entry->published->readings[index].answer != NodeAnswer::Unknown;
    });
}

void Board::nodeReplaced(int node, bool moved)
{
    const auto index = static_cast<size_t>(node);
    view(node).moved = moved;
    m_entries.forEach([&](Entry &entry) {
        const auto &known = std::as_const(entry.readings)[index];
        // A lock on that node alone is lost with it.
        const bool isVote = known.lock && (known.lock->scope != Scope::Local || entry.hadQuorum);
        if (known.answer == NodeAnswer::Unknown && isVote && !known.forgot)
            entry.readings[index].forgot = true;
        if (counts(entry, node) && entry.tenure.nodeReplaced(node, entry.readings, entry.published.get()))
            markDirty(entry, Due::Later);
    });
}

bool Board::isEvident(const Entry &entry) const
{
    QSet<QByteArray> owners;
    for (const auto &reading : entry.readings) {
        if (reading.answer != NodeAnswer::Present)
            continue;
        if (m_shown <= gradeOf(reading.lock->signs) || DialectCatalog::isNotUnderstood(*reading.lock)
            || owners.contains(reading.lock->owner))
            return true;
        owners.insert(reading.lock->owner);
    }
    return false;
}

bool Board::hasRoomFor(const QByteArray &name, KeyTtl ttl) const
{
    if (m_entries.size() < m_mostLocks || m_ownHolds.contains(name))
        return true;
    return ttl.kind == KeyTtl::Kind::Never && m_entries.size() - m_mostLocks < m_mostLocks / 10;
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

Instant Board::blindSince(const Entry &entry, Instant now) const
{
    Instant since = now;
    // The published state may have fewer nodes than the board.
    for (size_t node = 0; entry.published && node < entry.published->readings.size(); ++node) {
        if (m_nodes[node].lost->error && entry.published->readings[node].answer != NodeAnswer::Unknown)
            since = std::min(since, m_nodes[node].heardLast);
    }
    return since;
}

bool Board::isConfirmed(Entry &entry, const Assessment &assessment, Instant now, Micros roundTrip) const
{
    const bool localOfMany = assessment.local && nodes() > 1 && m_homes == nullptr;
    const bool looksLikeInFlight
        = assessment.verdict == Verdict::Split || assessment.verdict == Verdict::Leftover || localOfMany;
    if (!looksLikeInFlight) {
        entry.suspectSince.reset();
        return true;
    }
    if (entry.published && entry.published->assessment.verdict == assessment.verdict
        && entry.published->assessment.local == assessment.local
        && entry.published->assessment.owner == assessment.owner) {
        entry.suspectSince.reset(); // the next change may be in flight again
        return true;
    }
    if (!entry.suspectSince) {
        entry.suspectSince = now;
        return false;
    }
    const Micros waited = now - *entry.suspectSince;
    if (waited < std::max(Micros(kConfirmAfter), 2 * roundTrip))
        return false;
    const auto isStale = [since = *entry.suspectSince](const NodeReading &reading) {
        return reading.answer != NodeAnswer::Unknown && reading.readAt <= since;
    };
    const auto isFresh = [since = *entry.suspectSince](const NodeReading &reading) {
        return reading.answer != NodeAnswer::Unknown && reading.readAt > since;
    };
    const bool isSeenAgain = std::none_of(entry.readings.begin(), entry.readings.end(), isStale)
        || (waited >= kConfirmWithout + 2 * roundTrip
            && std::count_if(entry.readings.begin(), entry.readings.end(), isFresh) >= quorumOf(nodes()));
    if (isSeenAgain)
        entry.seenFirst = std::max(*std::exchange(entry.suspectSince, std::nullopt), entry.changedAt);
    return isSeenAgain;
}

bool Board::isVoted(const Entry &entry)
{
    const auto isPresent = [](const NodeReading &reading) { return reading.answer == NodeAnswer::Present; };
    const auto first = entry.everVoted ? std::find_if(entry.readings.begin(), entry.readings.end(), isPresent)
                                       : entry.readings.end();
    if (first == entry.readings.end() || first->lock->scope != Scope::Local
        || std::any_of(first + 1, entry.readings.end(), isPresent))
        return entry.everVoted;
    // An unreadable node had a lock of the same owner: this node may not be the only one that has it.
    const auto mayStand = [&owner = first->lock->owner](const NodeReading &reading) {
        return reading.answer == NodeAnswer::Unknown && reading.lock && reading.lock->owner == owner;
    };
    return entry.hadQuorum || std::any_of(entry.readings.begin(), entry.readings.end(), mayStand);
}

void Board::noteVotes(Entry &entry, const Assessment &assessment) const
{
    if (!assessment.local && (assessment.votes >= 2 || assessment.verdict == Verdict::Split))
        entry.everVoted = true;
    if (assessment.isHeld() && !assessment.local && nodes() >= kFewestToAgree)
        entry.hadQuorum = true;
}

std::optional<Assessment> Board::judge(const Entry &entry, Instant now)
{
    return LockState::judge(
        entry.home,
        {.readings = entry.readings, .now = now, .habit = entry.tenure.habit(), .everVoted = isVoted(entry)});
}

void Board::forget(Entry &entry)
{
    for (int node = 0; node < nodes(); ++node)
        setRead(entry, node);
    if (!m_unconfirmed.isEmpty())
        m_unconfirmed.remove(entry.name);
    static_cast<void>(m_memory.takeStrangers(entry.name));
    setAnswered(entry);
    m_entries.remove(entry);
}

bool Board::leave(Entry &entry, Instant now)
{
    const LockStatePtr last = entry.published;
    if (last && !last->assessment.owner.isEmpty() && last->seen && DialectCatalog::standard().isGeneric(*last->seen))
        m_memory.ownerLeft(entry.name, last->assessment.owner);
    if (entry.evident && entry.everVoted) {
        const bool allRead = std::none_of(entry.readings.begin(), entry.readings.end(), [](const NodeReading &reading) {
            return reading.answer == NodeAnswer::Unknown && reading.lock.has_value();
        });
        m_memory.votedLeft(entry.name, entry.hadQuorum, allRead, now);
    }
    forget(entry);
    return last != nullptr;
}

LockStatePtr Board::publish(Entry &entry, Assessment assessment, Instant now)
{
    auto state = std::make_shared<LockState>();
    state->name = entry.name;
    state->assessment = std::move(assessment);
    state->assessedAt = now;
    state->readings = entry.readings;
    state->habit = entry.tenure.habit();
    state->everVoted = isVoted(entry);
    state->home = entry.home;
    state->hold = entry.tenure.hold();
    state->seenFirst = std::exchange(entry.seenFirst, std::nullopt);
    if (state->assessment.verdict == Verdict::Unknown)
        state->blindSince = entry.tenure.blindSince();
    else if (!state->assessment.isHeld())
        entry.tenure.notHeld(now);
    state->comebacks = static_cast<quint16>(
        std::min(m_memory.comebacks(entry.name, state->assessment.owner, entry.published == nullptr),
                 int(std::numeric_limits<quint16>::max())));
    state->describe();
    entry.published = state;
    return state;
}

Board::Changes Board::takeChanges(Instant now, Micros roundTrip, size_t mostLater)
{
    Changes changes;
    for (NodeView &each : m_nodes)
        each.changes = each.readings = 0;
    auto dirty = std::exchange(m_dirty, {});
    for (size_t taken = 0; taken < mostLater && !m_later.empty(); m_later.pop_front()) {
        Entry *entry = m_entries.at(m_later.front());
        if (entry == nullptr || entry->due != Due::Later)
            continue;
        entry->due = Due::Next;
        dirty.push_back(entry);
        ++taken;
    }
    constexpr size_t kFar = 8;
    constexpr size_t kNear = 4;
    for (size_t i = 0; i < dirty.size(); ++i) {
        // Prefetches the entries that come soon, as fetchAhead() does.
        if (i + kFar < dirty.size())
            __builtin_prefetch(&dirty[i + kFar]->readings);
        if (i + kNear < dirty.size()) {
            const Readings &soon = dirty[i + kNear]->readings;
            for (const auto &reading : soon)
                __builtin_prefetch(&reading);
        }
        takeChange(*dirty[i], changes, now, roundTrip);
    }
    return changes;
}

void Board::takeChange(Entry &entry, Changes &changes, Instant now, Micros roundTrip)
{
    entry.due = Due::Never;
    if (isHeldBack(entry))
        return; // a node that must be read was added since it was marked
    entry.evident = entry.evident || isEvident(entry);
    if (!entry.evident) {
        if (m_expected.contains(entry.name))
            return; // no node has answered yet
        if (entry.published)
            changes.removed.push_back(entry.name);
        forget(entry);
        return;
    }
    auto assessment = judge(entry, now);
    if (!assessment) {
        const QByteArray name = entry.name;
        if (leave(entry, now))
            changes.removed.push_back(name);
        return;
    }
    if (entry.tenure.needsAnotherReading(entry.readings) || !isConfirmed(entry, *assessment, now, roundTrip)) {
        m_unconfirmed.insert(entry.name);
        return;
    }
    if (!m_unconfirmed.isEmpty())
        m_unconfirmed.remove(entry.name);
    const bool wasVoted = entry.everVoted;
    noteVotes(entry, *assessment);
    if (entry.everVoted && !wasVoted && askStrangers(entry))
        return; // the reply marks it dirty again
    const auto own = m_ownHolds.isEmpty() ? m_ownHolds.cend() : m_ownHolds.constFind(entry.name);
    const bool hadHabit = entry.tenure.habit().renewalsSeen > 0;
    const bool isAnother = entry.tenure.judged(
        {.assessment = *assessment,
         .readings = entry.readings,
         .published = entry.published.get(),
         .own = own != m_ownHolds.cend() ? &*own : nullptr,
         .bornWatched = entry.bornWatched,
         .blindSince = assessment->verdict == Verdict::Unknown ? blindSince(entry, now) : Instant::max(),
         .now = now},
        m_lastHold + 1);
    m_lastHold += isAnother ? 1 : 0;
    if (isAnother && hadHabit) // a new owner is not judged by the habit of the previous one
        assessment = judge(entry, now);
    changes.changed.push_back(publish(entry, std::move(*assessment), now));
    changes.places.push_back(entry.place);
}

} // namespace Lockscope
