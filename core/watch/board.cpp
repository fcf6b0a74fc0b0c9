#include "board.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// An acquire or release in flight is over after this long, or after two round trips of a slow node.
constexpr Millis kConfirmAfter{250};
/// TTLs that differ by less are the same one, read twice.
constexpr Millis kTtlJitter{50};

using Answer = NodeReading::Answer;

Error connecting()
{
    return {.kind = ErrorKind::Unreachable, .message = QStringLiteral("The node is still connecting")};
}

NodeReading elsewhere()
{
    return {.error = Error{.kind = ErrorKind::Cluster, .message = QStringLiteral("Another node serves the slot of this key")}};
}

} // namespace

/// How what a node has came there.
enum class Taken : quint8 {
    Seen,
    Unseen, ///< it was there already when the node became readable again
    Anew, ///< and another process answers there: it may not be what was there before
};

struct Board::Entry
{
    Readings readings;
    int home = kEverywhere; ///< the node that is asked
    LockStatePtr published;
    std::optional<Instant> suspectSince;
    bool everVoted = false;
    bool dirty = false;
    int unread = 0; ///< nodes that can be read and have not been asked
    bool bornWatched = false; ///< the name appeared while everything was watched
    QByteArray agreement; ///< of the present owner
    Instant ownerSince;
    bool ownerSinceExact = false;
    std::vector<Taken> taken; ///< per node; empty: seen on all
    RenewalHabit habit;
};

Board::Board(int nodes)
    : m_nodes(nodes)
    , m_lost(static_cast<size_t>(nodes), Shared<Error>(connecting()))
    , m_unread(static_cast<size_t>(nodes))
    , m_swept(static_cast<size_t>(nodes), false)
{
}

Board::~Board() = default;

bool Board::knows(const QByteArray &name) const
{
    return m_entries.contains(name);
}

Board::Entry *Board::find(const QByteArray &name)
{
    const auto found = m_entries.find(name);
    return found == m_entries.end() ? nullptr : &*found;
}

const Readings &Board::readingsOf(const Entry &entry)
{
    return entry.readings;
}

LockStatePtr Board::published(const QByteArray &name) const
{
    const auto found = m_entries.constFind(name);
    return found == m_entries.constEnd() ? nullptr : found->published;
}

std::vector<LockStatePtr> Board::published() const
{
    std::vector<LockStatePtr> states;
    for (const auto &entry : m_entries) {
        if (entry.published)
            states.push_back(entry.published);
    }
    return states;
}

Board::Entry &Board::entryFor(const QByteArray &name)
{
    auto &entry = m_entries[name];
    if (entry.readings.empty()) {
        m_namesStale = true;
        entry.readings.resize(static_cast<size_t>(m_nodes));
        entry.home = m_homes != nullptr ? m_homes->homeOf(name) : kEverywhere;
        entry.bornWatched = true;
        for (size_t node = 0; node < m_swept.size(); ++node)
            entry.bornWatched = entry.bornWatched && (m_swept[node] || m_lost[node]);
        for (int node = 0; node < m_nodes; ++node) {
            if (!counts(entry, node))
                entry.readings[static_cast<size_t>(node)] = elsewhere();
            else if (const auto &why = m_lost[static_cast<size_t>(node)])
                entry.readings[static_cast<size_t>(node)].error = why;
            else
                setUnread(entry, name, node);
        }
    }
    return entry;
}

bool Board::counts(const Entry &entry, int node)
{
    return entry.home == kEverywhere || entry.home == node;
}

QList<QByteArray> Board::names(int node) const
{
    if (m_homes == nullptr) {
        if (std::exchange(m_namesStale, false))
            m_names = m_entries.keys();
        return m_names;
    }
    QList<QByteArray> names;
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        if (entry->home == node)
            names.append(entry.key());
    }
    return names;
}

void Board::addNode()
{
    ++m_nodes;
    m_lost.push_back(Shared<Error>(connecting()));
    m_unread.emplace_back();
    m_swept.push_back(false);
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        NodeReading reading = elsewhere();
        if (counts(*entry, m_nodes - 1))
            reading.error = m_lost.back();
        entry->readings.push_back(std::move(reading));
        if (!entry->taken.empty())
            entry->taken.resize(static_cast<size_t>(m_nodes));
        markDirty(*entry, entry.key());
    }
}

void Board::homesChanged()
{
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry)
        rehome(entry.key(), *entry);
}

void Board::homeChanged(const QByteArray &name)
{
    if (const auto found = m_entries.find(name); found != m_entries.end())
        rehome(name, *found);
}

void Board::rehome(const QByteArray &name, Entry &entry)
{
    const int home = m_homes->homeOf(name);
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
    past.answer = Answer::Unknown;
    past.error = Error{.kind = ErrorKind::Cluster, .message = QStringLiteral("No node serves the slot of this key"), .retrySafe = true};
    if (home >= 0) {
        const auto &lost = m_lost[static_cast<size_t>(home)];
        past.error = lost;
        entry.readings[static_cast<size_t>(home)] = std::move(past);
        if (!lost)
            setUnread(entry, name, home);
    } else if (!entry.readings.empty()) {
        entry.readings[0] = std::move(past);
    }
    markDirty(entry, name);
}

void Board::setUnread(Entry &entry, const QByteArray &name, int node)
{
    auto &unread = m_unread[static_cast<size_t>(node)];
    if (unread.gathered)
        unread.names.append(name);
    ++unread.count;
    ++entry.unread;
}

void Board::setRead(Entry &entry, int node)
{
    if (!isUnread(std::as_const(entry.readings)[static_cast<size_t>(node)]))
        return;
    --entry.unread;
    auto &unread = m_unread[static_cast<size_t>(node)];
    if (--unread.count == 0)
        unread = {};
}

void Board::markDirty(Entry &entry, const QByteArray &name)
{
    // A name that one node has just told: the others are asked before it is judged for the first time.
    if (entry.dirty || (entry.unread > 0 && !entry.published))
        return;
    entry.dirty = true;
    m_dirty.append(name);
}

bool Board::present(int node, const QByteArray &name, Shared<Recognition> lock, KeyTtl ttl, Instant readAt, Micros took, Entry *known)
{
    auto &entry = known != nullptr ? *known : entryFor(name);
    if (!counts(entry, node))
        return false; // asked before its slot went to another node
    const auto index = static_cast<size_t>(node);
    NodeReading fresh{.answer = Answer::Present, .lock = std::move(lock), .ttl = ttl, .readAt = readAt, .took = took};
    noteRenewal(entry, node, fresh);
    const auto &before = std::as_const(entry.readings)[index];
    const bool another = before.answer != Answer::Present || before.lock->owner != fresh.lock->owner;
    if (another) {
        const bool unseen = before.answer == Answer::Unknown && entry.published != nullptr;
        if (unseen || !entry.taken.empty())
            entry.taken.resize(static_cast<size_t>(m_nodes));
        if (!entry.taken.empty() && (!unseen || entry.taken[index] != Taken::Anew))
            entry.taken[index] = unseen ? Taken::Unseen : Taken::Seen;
    }
    setRead(entry, node);
    entry.readings[index] = std::move(fresh);
    markDirty(entry, name);
    return another;
}

void Board::refined(int node, const QByteArray &name, Shared<Recognition> lock)
{
    const auto found = m_entries.find(name);
    const auto index = static_cast<size_t>(node);
    if (found == m_entries.end() || std::as_const(found->readings)[index].answer != Answer::Present)
        return;
    found->readings[index].lock = std::move(lock);
    markDirty(*found, name);
}

void Board::absent(int node, const QByteArray &name, Instant readAt, Micros took)
{
    const auto found = m_entries.find(name);
    if (found == m_entries.end() || !counts(*found, node))
        return;
    setRead(*found, node);
    found->readings[static_cast<size_t>(node)] = {.answer = Answer::Absent, .ttl = {KeyTtl::Kind::Gone, Millis(0)}, .readAt = readAt, .took = took};
    markDirty(*found, name);
}

void Board::unreadable(int node, const QByteArray &name, const Error &why)
{
    const auto found = m_entries.find(name);
    if (found == m_entries.end() || !counts(*found, node))
        return;
    const auto &known = std::as_const(found->readings)[static_cast<size_t>(node)];
    if (known.answer == Answer::Unknown && known.error == why)
        return;
    setRead(*found, node);
    auto &reading = found->readings[static_cast<size_t>(node)];
    reading.answer = Answer::Unknown;
    reading.error = why;
    markDirty(*found, name);
}

const Readings *Board::readings(const QByteArray &name) const
{
    const auto found = m_entries.constFind(name);
    return found == m_entries.constEnd() ? nullptr : &found->readings;
}

const NodeReading *Board::readingOf(int node, const QByteArray &name) const
{
    const Readings *known = readings(name);
    const NodeReading *reading = known != nullptr ? &(*known)[static_cast<size_t>(node)] : nullptr;
    return reading != nullptr && reading->answer == Answer::Present ? reading : nullptr;
}

QList<QByteArray> Board::takeUnread(int node, qsizetype most)
{
    auto &unread = m_unread[static_cast<size_t>(node)];
    auto &names = unread.names;
    if (unread.count > 0 && !std::exchange(unread.gathered, true)) {
        for (auto entry = m_entries.constBegin(); entry != m_entries.constEnd(); ++entry) {
            if (isUnread(entry->readings[static_cast<size_t>(node)]))
                names.append(entry.key());
        }
    }
    QList<QByteArray> result;
    while (!names.isEmpty() && result.size() < most) {
        const QByteArray name = names.takeLast();
        const Readings *known = readings(name);
        if (known != nullptr && isUnread((*known)[static_cast<size_t>(node)]))
            result.append(name);
    }
    return result;
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
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        const auto &known = std::as_const(entry->readings)[static_cast<size_t>(node)];
        if (known.answer != Answer::Unknown || !counts(*entry, node))
            continue;
        if (known.error)
            entry->readings[static_cast<size_t>(node)].error.reset();
        else
            --entry->unread; // it was counted before
        setUnread(*entry, entry.key(), node);
    }
}

void Board::nodeLost(int node, const Error &why)
{
    const Shared<Error> shared(why);
    m_lost[static_cast<size_t>(node)] = shared;
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        const auto &known = std::as_const(entry->readings)[static_cast<size_t>(node)];
        if (!counts(*entry, node) || (known.answer == Answer::Unknown && known.error == why))
            continue;
        setRead(*entry, node);
        auto &reading = entry->readings[static_cast<size_t>(node)];
        reading.answer = Answer::Unknown;
        reading.error = shared;
        markDirty(*entry, entry.key());
    }
    m_unread[static_cast<size_t>(node)] = {};
}

void Board::nodeReplaced(int node)
{
    const auto index = static_cast<size_t>(node);
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        const bool unread = std::as_const(entry->readings)[index].answer == Answer::Unknown;
        if (!counts(*entry, node) || !entry->published || (!unread && (entry->taken.empty() || entry->taken[index] == Taken::Seen)))
            continue;
        entry->taken.resize(static_cast<size_t>(m_nodes));
        entry->taken[index] = Taken::Anew;
        markDirty(*entry, entry.key());
    }
}

void Board::noteRenewal(Entry &entry, int node, const NodeReading &fresh)
{
    // One node stands for all: the first that has the key. Renewals arrive on the others a moment sooner or later.
    const Readings &readings = entry.readings;
    const auto first = std::find_if(readings.begin(), readings.end(), [](const NodeReading &reading) { return reading.answer == Answer::Present; });
    const auto &before = readings[static_cast<size_t>(node)];
    const bool sameOwner = before.answer == Answer::Present && before.lock && before.lock->owner == fresh.lock->owner;
    if (fresh.ttl.kind != KeyTtl::Kind::Finite)
        return;
    if (entry.agreement != fresh.lock->owner && entry.agreement != fresh.lock->agreement && !sameOwner)
        return; // another owner: trackOwner() starts its habit
    entry.habit.fullTtl = std::max(entry.habit.fullTtl, fresh.ttl.left);
    if (!sameOwner || first - readings.begin() != node)
        return;
    const auto left = before.left(fresh.readAt);
    if (left && Micros(fresh.ttl.left) > *left + kTtlJitter && entry.habit.fullTtl > Millis(0)) {
        ++entry.habit.renewalsSeen;
        entry.habit.leastFraction
            = std::min(entry.habit.leastFraction, static_cast<double>(left->count()) / static_cast<double>(Micros(entry.habit.fullTtl).count()));
    }
}

bool Board::isEvident(const Entry &entry)
{
    QSet<QByteArray> owners;
    int nodes = 0;
    for (const auto &reading : entry.readings) {
        if (reading.answer != Answer::Present)
            continue;
        if (reading.lock->evidence == Evidence::Enough)
            return true;
        ++nodes;
        const bool agrees = reading.lock->evidence == Evidence::SameKeyElsewhere || owners.contains(reading.lock->owner);
        if (nodes > 1 && agrees)
            return true;
        owners.insert(reading.lock->owner);
    }
    return false;
}

bool Board::isAnew(const Entry &entry, const Assessment &assessment)
{
    if (!assessment.isHeld() || !entry.published)
        return false;
    // Not held for sure, and held again: the same owner has taken it once more.
    const Verdict before = entry.published->assessment.verdict;
    if (before == Verdict::Residue || before == Verdict::Split)
        return true;
    const auto stood = std::count_if(assessment.holders.begin(), assessment.holders.end(),
                                     [&](int node) { return entry.taken.empty() || entry.taken[static_cast<size_t>(node)] != Taken::Anew; });
    return stood < (assessment.local ? 1 : assessment.quorum);
}

bool Board::trackOwner(Entry &entry, const Assessment &assessment, Instant now) const
{
    if (assessment.owner.isEmpty() && assessment.owners == 0)
        return false; // nothing known: the owner we knew stays the last known
    const bool anew = isAnew(entry, assessment);
    bool seenTaken = false;
    bool maybeEarlier = false;
    Millis fullTtl{0};
    Instant seen = now;
    Instant last;
    for (const int node : assessment.holders.empty() ? assessment.nodes : assessment.holders) {
        const auto &reading = std::as_const(entry.readings)[static_cast<size_t>(node)];
        if (reading.answer == Answer::Present && reading.lock) {
            seen = std::min(seen, reading.readAt);
            last = std::max(last, reading.readAt);
            seenTaken = seenTaken || entry.taken.empty() || entry.taken[static_cast<size_t>(node)] == Taken::Seen;
            if (reading.ttl.kind == KeyTtl::Kind::Finite)
                fullTtl = std::max(fullTtl, reading.ttl.left);
            if (!entry.taken.empty() && entry.taken[static_cast<size_t>(node)] == Taken::Anew) {
                entry.taken[static_cast<size_t>(node)] = Taken::Unseen; // from now on a part of this hold
                maybeEarlier = true;
            }
        }
    }
    if (assessment.agreement == entry.agreement && entry.ownerSince != Instant() && !anew)
        return false;
    entry.agreement = assessment.agreement;
    entry.ownerSince = anew ? last : seen;
    entry.ownerSinceExact = seenTaken && !maybeEarlier && (entry.published || entry.bornWatched);
    entry.habit = {.fullTtl = fullTtl};
    return true;
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
        && entry.published->assessment.owner == assessment.owner)
        return true;
    if (!entry.suspectSince) {
        entry.suspectSince = now;
        return false;
    }
    if (now - *entry.suspectSince < std::max(Micros(kConfirmAfter), 2 * roundTrip))
        return false;
    const Instant since = *entry.suspectSince;
    return std::all_of(entry.readings.begin(), entry.readings.end(),
                       [since](const NodeReading &reading) { return reading.answer == Answer::Unknown || reading.readAt > since; });
}

std::optional<Assessment> Board::judge(const Entry &entry, Instant now)
{
    if (entry.home == SlotHomes::kNobody)
        return Assessment{.local = true, .nodes = {0}, .unknownNodes = 1}; // what was seen of it lies there, see rehome()
    return assess({.readings = entry.readings,
                   .now = now,
                   .habit = entry.habit,
                   .everVoted = entry.everVoted,
                   .localNode = entry.home >= 0 ? std::optional(entry.home) : std::nullopt});
}

void Board::forget(QHash<QByteArray, Entry>::iterator entry)
{
    for (int node = 0; node < m_nodes; ++node)
        setRead(*entry, node);
    m_unconfirmed.remove(entry.key());
    m_namesStale = true;
    m_entries.erase(entry);
}

Board::Changes Board::takeChanges(Instant now, Micros roundTrip)
{
    Changes changes;
    const auto dirty = std::exchange(m_dirty, {});
    for (const auto &name : dirty) {
        const auto found = m_entries.find(name);
        if (found == m_entries.end())
            continue;
        Entry &entry = *found;
        entry.dirty = false;
        if (entry.unread > 0 && !entry.published)
            continue; // since it was marked a node has come that has to be asked as well
        if (!entry.published && !isEvident(entry)) {
            forget(found);
            continue;
        }
        auto assessment = judge(entry, now);
        if (!assessment) {
            if (entry.published)
                changes.removed.push_back(name);
            forget(found);
            continue;
        }
        if (!isConfirmed(entry, *assessment, now, roundTrip)) {
            m_unconfirmed.insert(name);
            continue;
        }
        if (!m_unconfirmed.isEmpty())
            m_unconfirmed.remove(name);
        if (!assessment->local && assessment->votes >= 2)
            entry.everVoted = true;
        const bool hadHabit = entry.habit.renewalsSeen > 0;
        if (trackOwner(entry, *assessment, now) && hadHabit) // a new owner is not judged by the habit of the one before
            assessment = judge(entry, now);

        auto state = std::make_shared<LockState>();
        state->name = name;
        state->assessment = std::move(*assessment);
        state->assessedAt = now;
        state->readings = entry.readings;
        state->habit = entry.habit;
        state->everVoted = entry.everVoted;
        state->ownerSeenSince = entry.ownerSince;
        state->ownerSinceExact = entry.ownerSinceExact;
        state->describe();
        entry.published = state;
        changes.changed.push_back(std::move(state));
    }
    return changes;
}

} // namespace Lockscope
