#include "nodewatcher.h"

#include "../redis/clustertopology.h"
#include "../redis/glob.h"
#include "../redis/servererror.h"

#include <algorithm>
#include <queue>

namespace Lockscope {

namespace {

constexpr qsizetype kChunkKeys = 500;
/// After the end of a TTL, by our clock, the server may take this long to see it as well.
constexpr Millis kDeadlineMargin{2};
constexpr int kMostPageSize = 1000;
constexpr int kLeastPageSize = 50;
/// A SCAN that takes longer holds up the server's other clients too much: ask for less next time.
constexpr Micros kSlowPage{5000};
/// Pause after a page, in times of what the page took: sweeping uses at most a fifth of the node's time.
constexpr int kPauseFactor = 4;

QByteArrayList texts(const Value &array)
{
    QByteArrayList result;
    for (const Value &element : array.elements)
        result.append(element.text);
    return result;
}

/// Tells how many elements a key of this type has; empty for types that are no locks.
QByteArray lengthCommand(KeyType type)
{
    switch (type) {
    case KeyType::Hash: return "HLEN";
    case KeyType::Set: return "SCARD";
    case KeyType::SortedSet: return "ZCARD";
    default: return {};
    }
}

} // namespace

/// Keys that are read together, phase by phase: type and TTL, lengths of hashes and sets, values.
struct NodeWatcher::Chunk
{
    std::vector<RawKey> keys;
    std::vector<Instant> answeredAt;
    Instant asked;
    quint64 epoch = 0;
    int open = 1; ///< commands of this phase without an answer, and one until the phase is closed
    std::optional<Error> error;
    QHash<QByteArray, Error> forbidden; ///< keys that the user may not read
    QSet<QByteArray> retyped; ///< became another type while they were read
    QHash<QByteArray, Error> misplaced; ///< another node of the cluster is to be asked
    Done done;
    void (NodeWatcher::*next)(const std::shared_ptr<Chunk> &) = nullptr;
};

/// When which lock's TTL should end. One reads again then, because Redis tells of an end only when it deletes the key.
class NodeWatcher::Deadlines final : public Alarms::Sleeper
{
public:
    Deadlines(Alarms &alarms, std::function<void(QList<QByteArray>)> due) : Sleeper(alarms), m_due(std::move(due)) { }

    void set(const QByteArray &name, const KeyTtl &ttl, Instant readAt)
    {
        if (ttl.kind != KeyTtl::Kind::Finite) {
            m_ends.remove(name);
            return;
        }
        const Instant end = readAt + ttl.left + kDeadlineMargin;
        auto &known = m_ends[name];
        // Each reading of one TTL differs by what it took: only what moves the end counts.
        if (known > end - kDeadlineMargin && known <= end)
            return;
        known = end;
        m_queue.emplace(end, name);
        wakeAt(m_queue.top().first);
    }
    void remove(const QByteArray &name) { m_ends.remove(name); }
    void clear()
    {
        m_ends.clear();
        m_queue = {};
        sleepOn();
    }

private:
    using Entry = std::pair<Instant, QByteArray>;

    void onAlarm(Instant now) override
    {
        QList<QByteArray> names;
        for (; !m_queue.empty() && m_queue.top().first <= now; m_queue.pop()) {
            const auto &[end, name] = m_queue.top();
            const auto known = m_ends.constFind(name);
            if (known == m_ends.constEnd() || *known != end)
                continue; // it was renewed, or is gone
            m_ends.erase(known);
            names.append(name);
        }
        if (!m_queue.empty())
            wakeAt(m_queue.top().first);
        if (!names.isEmpty())
            m_due(names);
    }

    std::function<void(QList<QByteArray>)> m_due;
    QHash<QByteArray, Instant> m_ends;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_queue; ///< also ends that do not count any more
};

NodeWatcher::NodeWatcher(Node *node, Board *board, const DialectCatalog *dialects, QByteArrayList patterns, TransportFactory factory, Alarms &alarms,
                         const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_board(board)
    , m_dialects(dialects)
    , m_patterns(std::move(patterns))
    , m_clock(clock)
    , m_feed(&node->link(), std::move(factory), clock)
    , m_deadlines(std::make_unique<Deadlines>(alarms, [this](const QList<QByteArray> &names) { readSoon(names); }))
{
    connect(&m_feed, &Feed::changed, this, &NodeWatcher::onChanged);
    connect(&m_feed, &Feed::began, this, &NodeWatcher::catchUp);
    connect(&m_feed, &Feed::kindChanged, this, [this] { m_node->noteFeed(m_feed.kind(), m_feed.why()); });
    m_pageTimer.setSingleShot(true);
    connect(&m_pageTimer, &QTimer::timeout, this, &NodeWatcher::nextPage);
    connect(&m_node->link(), &Link::up, this, [this] {
        m_board->nodeFound(m_node->status().index);
        tick();
    });
    connect(&m_node->link(), &Link::down, this, [this](const Error &reason) {
        stop();
        m_excluded = false;
        setRefusal(std::nullopt);
        m_board->nodeLost(m_node->status().index, reason);
        Q_EMIT boardTouched();
    });
}

NodeWatcher::~NodeWatcher() = default;

void NodeWatcher::stop()
{
    ++m_epoch;
    m_changed.clear();
    m_readingChanged = false;
    m_toVerify.clear();
    m_deadlines->clear();
    m_pageTimer.stop();
    m_sweeping = false;
    m_readingKnown = false;
    m_swept = false;
}

bool NodeWatcher::wanted(const QByteArray &key) const
{
    return m_patterns.isEmpty() || std::any_of(m_patterns.begin(), m_patterns.end(), [&](const QByteArray &pattern) { return globMatches(pattern, key); });
}

void NodeWatcher::exclude(const std::optional<Error> &why)
{
    if (m_excluded == why.has_value())
        return;
    m_excluded = why.has_value();
    setRefusal(why);
    if (!m_excluded)
        tick();
}

void NodeWatcher::tick()
{
    if (!m_node->link().isUp() || m_excluded)
        return;
    // First in the pipeline, so that its time is the round trip's. Whether the user may run it does not matter.
    m_node->link().send({"TIME"}, [self = QPointer(this), asked = m_clock.now()](const Result<Value> &reply) {
        if (self && (reply || !reply.error().serverWords.isEmpty()))
            self->m_node->noteRoundTrip(self->m_clock.now() - asked);
    });
    m_feed.probe();
    if (!m_readingKnown) {
        m_readingKnown = true;
        readKnown(toReadNow());
    }
    if (!m_sweeping) {
        m_sweeping = true;
        m_cursor = "0";
        m_hiddenSoFar.clear();
        nextPage();
    }
}

QList<QByteArray> NodeWatcher::toReadNow()
{
    if (m_feed.kind() != FeedKind::Tracking)
        return m_board->names(m_node->status().index);
    if (m_toVerify.isEmpty()) {
        m_toVerify = m_board->names(m_node->status().index);
        m_verifyAtOnce = (m_toVerify.size() + kVerifyTicks - 1) / kVerifyTicks;
    }
    const auto now = m_toVerify.last(std::min(m_verifyAtOnce, m_toVerify.size()));
    m_toVerify.resize(m_toVerify.size() - now.size());
    return now;
}

void NodeWatcher::catchUp()
{
    if (!m_node->link().isUp() || m_excluded)
        return;
    m_changed.clear();
    m_toVerify.clear();
    const auto known = m_board->names(m_node->status().index);
    for (qsizetype i = 0; i < known.size(); i += kChunkKeys)
        readSoon(known.mid(i, kChunkKeys));
    // A sweep that is under way may have passed what has changed before it was listened for.
    m_sweepAgain = m_sweeping;
    if (!m_sweeping)
        tick();
}

void NodeWatcher::onChanged(const QByteArrayList &keys)
{
    for (const auto &key : keys) {
        if (wanted(key))
            m_changed.insert(key);
    }
    readChanged();
}

void NodeWatcher::readChanged()
{
    if (m_readingChanged || m_changed.isEmpty() || !m_node->link().isUp() || m_excluded)
        return;
    // One chunk at a time: while it is under way, what changes again and again is gathered.
    m_readingChanged = true;
    QList<QByteArray> names;
    for (auto it = m_changed.begin(); it != m_changed.end() && names.size() < kChunkKeys; it = m_changed.erase(it))
        names.append(*it);
    readChunk(withoutStrays(std::move(names)), [this](bool ok) {
        m_readingChanged = false;
        if (ok)
            readChanged();
    });
}

QList<QByteArray> NodeWatcher::withoutStrays(QList<QByteArray> keys)
{
    if (m_homes == nullptr)
        return keys;
    QByteArrayList strays;
    keys.removeIf([&](const QByteArray &key) {
        if (isHome(key))
            return false;
        strays.append(key);
        return true;
    });
    if (!strays.isEmpty())
        Q_EMIT straysFound(strays);
    return keys;
}

void NodeWatcher::readSoon(const QList<QByteArray> &names)
{
    if (!m_node->link().isUp() || m_excluded)
        return;
    QList<QByteArray> own = names;
    own.removeIf([this](const QByteArray &name) { return !isHome(name); });
    if (!own.isEmpty())
        readChunk(own, [](bool) {});
}

void NodeWatcher::readKnown(QList<QByteArray> names)
{
    if (names.isEmpty()) {
        m_readingKnown = false;
        return;
    }
    const auto chunk = names.mid(0, kChunkKeys);
    readChunk(chunk, [this, rest = names.mid(chunk.size())](bool ok) {
        if (ok)
            readKnown(rest);
        else
            m_readingKnown = false;
    });
}

void NodeWatcher::readChunk(const QList<QByteArray> &names, Done done)
{
    auto chunk = std::make_shared<Chunk>();
    chunk->epoch = m_epoch;
    chunk->done = std::move(done);
    chunk->asked = m_clock.now();
    for (const auto &name : names)
        chunk->keys.push_back({.key = name});
    chunk->answeredAt.resize(chunk->keys.size());
    readTypes(chunk);
}

void NodeWatcher::ask(const std::shared_ptr<Chunk> &chunk, const QByteArrayList &command, std::function<void(const Value &)> take)
{
    ++chunk->open;
    if (m_homes != nullptr && m_homes->isLent(command.value(1)))
        m_node->link().send({"ASKING"}, [](const Result<Value> &) {}); // for the next command only
    m_node->link().send(command, [self = QPointer(this), chunk, key = command.value(1), take = std::move(take)](const Result<Value> &reply) {
        if (!self || self->m_epoch != chunk->epoch)
            return;
        if (reply) {
            take(*reply);
        } else if (reply.error().kind == ErrorKind::WrongType) {
            // The key has become another kind of thing since its type was asked for: what the chunk has of it belongs
            // to two different things.
            self->m_types.remove(key);
            chunk->retyped.insert(key);
        } else if (self->m_homes != nullptr && isAboutSlot(reply.error().serverWords)) {
            chunk->misplaced.insert(key, reply.error());
        } else if (refusesOnlyTheKey(reply.error().serverWords)) {
            chunk->forbidden.insert(key, reply.error()); // SCAN names keys that the user may not read
        } else if (!chunk->error) {
            if (reply.error().kind == ErrorKind::Protocol)
                self->noteTooLarge(*chunk, key); // Connection tells this only to the command whose answer broke the limits
            chunk->error = reply.error();
        }
        if (--chunk->open == 0)
            (self->*chunk->next)(chunk);
    });
}

void NodeWatcher::noteTooLarge(const Chunk &chunk, const QByteArray &key)
{
    const auto raw = std::find_if(chunk.keys.begin(), chunk.keys.end(), [&](const RawKey &candidate) { return candidate.key == key; });
    if (raw == chunk.keys.end())
        return; // SCAN's own page
    m_tooLarge.insert(key, {.length = raw->length, .ttl = raw->ttl.kind});
    m_types.remove(key);
}

bool NodeWatcher::isTooLarge(const RawKey &raw) const
{
    const auto known = m_tooLarge.constFind(raw.key);
    return known != m_tooLarge.constEnd() && *known == Outline{.length = raw.length, .ttl = raw.ttl.kind};
}

void NodeWatcher::closePhase(const std::shared_ptr<Chunk> &chunk, void (NodeWatcher::*next)(const std::shared_ptr<Chunk> &))
{
    chunk->next = next;
    if (--chunk->open == 0)
        (this->*next)(chunk);
}

void NodeWatcher::readTypes(const std::shared_ptr<Chunk> &chunk)
{
    for (auto &raw : chunk->keys) {
        raw.type = m_types.value(raw.key, KeyType::None);
        if (raw.type != KeyType::None)
            continue;
        ask(chunk, {"TYPE", raw.key}, [&raw](const Value &reply) { raw.type = keyTypeFromName(reply.text); });
    }
    closePhase(chunk, &NodeWatcher::readLengths);
}

void NodeWatcher::readLengths(const std::shared_ptr<Chunk> &chunk)
{
    if (chunk->error) {
        deliver(chunk);
        return;
    }
    chunk->open = 1;
    for (auto &raw : chunk->keys) {
        const QByteArray command = lengthCommand(raw.type);
        if (command.isEmpty()) {
            m_tooLarge.remove(raw.key);
            continue;
        }
        ask(chunk, {command, raw.key}, [&raw](const Value &reply) { raw.length = reply.integer; });
        if (!m_types.contains(raw.key)) // one that is not known as a lock: its outline decides whether it is read
            ask(chunk, {"PTTL", raw.key}, [&raw](const Value &reply) { raw.ttl = KeyTtl::fromPttl(reply.integer); });
    }
    closePhase(chunk, &NodeWatcher::readValues);
}

void NodeWatcher::readValues(const std::shared_ptr<Chunk> &chunk)
{
    if (chunk->error) {
        deliver(chunk);
        return;
    }
    chunk->open = 1;
    chunk->asked = m_clock.now();
    for (size_t i = 0; i < chunk->keys.size(); ++i) {
        RawKey &raw = chunk->keys[i];
        // Of a sorted set the head is read, of others all or nothing; a known lock that has grown is still looked at.
        const bool isShort = raw.type == KeyType::SortedSet || raw.length <= RawKey::kFieldLimit;
        const bool readable = raw.type == KeyType::String || (!lengthCommand(raw.type).isEmpty() && (isShort || m_types.contains(raw.key)) && !isTooLarge(raw));
        if (!readable)
            continue;
        if (raw.type == KeyType::String) {
            ask(chunk, {"STRLEN", raw.key}, [&raw](const Value &reply) { raw.length = reply.integer; });
            ask(chunk, {"GETRANGE", raw.key, "0", QByteArray::number(RawKey::kValueLimit - 1)}, [&raw](const Value &reply) { raw.value = reply.text; });
        } else if (raw.type == KeyType::SortedSet) {
            ask(chunk, {"ZRANGE", raw.key, "0", QByteArray::number(RawKey::kElementLimit - 1), "WITHSCORES"},
                [&raw](const Value &reply) { raw.take(texts(reply), true); });
        } else {
            ask(chunk, {raw.type == KeyType::Hash ? "HSCAN" : "SSCAN", raw.key, "0", "COUNT", QByteArray::number(RawKey::kFieldLimit + 1)},
                [&raw](const Value &reply) {
                    if (reply.elements.size() == 2 && reply.elements[1].isArray())
                        raw.take(texts(reply.elements[1]), raw.type == KeyType::Hash);
                });
            for (const QByteArray &field : isShort || raw.type != KeyType::Hash ? QByteArrayList() : m_dialects->namedFields()) {
                ask(chunk, {"HGET", raw.key, field}, [&raw, field](const Value &reply) {
                    if (reply.isText() && !raw.has(field))
                        raw.take({field, reply.text}, true);
                });
            }
        }
        // Last, so that a key that vanished in between shows as gone.
        ask(chunk, {"PTTL", raw.key}, [&raw, at = &chunk->answeredAt[i], clock = &m_clock](const Value &reply) {
            raw.ttl = KeyTtl::fromPttl(reply.integer);
            *at = clock->now();
        });
    }
    closePhase(chunk, &NodeWatcher::deliver);
}

void NodeWatcher::deliver(const std::shared_ptr<Chunk> &chunk)
{
    if (chunk->error) {
        onError(*chunk->error);
        chunk->done(false);
        return;
    }
    if (m_excluded) {
        chunk->done(false);
        return; // asked before the node was found not to count
    }
    if (!chunk->keys.empty())
        setRefusal(std::nullopt);
    const int node = m_node->status().index;
    const Instant now = m_clock.now();
    const WallTime wallNow = m_clock.wallNow();
    const Micros took = now - chunk->asked;
    bool touched = false;
    for (size_t i = 0; i < chunk->keys.size(); ++i) {
        const RawKey &raw = chunk->keys[i];
        if (const auto refused = chunk->forbidden.constFind(raw.key); refused != chunk->forbidden.constEnd()) {
            m_board->unreadable(node, raw.key, *refused);
            m_hiddenSoFar.insert(raw.key);
            m_hiddenWhy = *refused;
            touched = touched || m_board->knows(raw.key);
            continue;
        }
        if (chunk->retyped.contains(raw.key))
            continue;
        if (const auto misplaced = chunk->misplaced.constFind(raw.key); misplaced != chunk->misplaced.constEnd()) {
            m_types.remove(raw.key);
            m_deadlines->remove(raw.key);
            m_board->unreadable(node, raw.key, *misplaced);
            touched = touched || m_board->knows(raw.key);
            continue;
        }
        const bool gone = raw.type == KeyType::None || raw.ttl.kind == KeyTtl::Kind::Gone || raw.ttl.kind == KeyTtl::Kind::Unknown;
        auto lock = gone ? std::nullopt : m_dialects->recognise(raw, wallNow, !m_patterns.isEmpty());
        if (!gone && (!lock || lock->evidence != Evidence::Enough || m_dialects->isGeneric(*lock))) {
            if (auto neighbour = m_neighbours.recognise(raw))
                lock = std::move(neighbour);
        }
        const Instant at = chunk->answeredAt[i] == Instant() ? now : chunk->answeredAt[i];
        if (lock) {
            // What may turn out to be no lock at all is not remembered at its first sight.
            if (lock->evidence == Evidence::Enough || m_board->isRead(node, lock->name))
                m_types.insert(raw.key, raw.type);
            m_board->present(node, lock->name, *lock, raw.ttl, at, took);
            m_deadlines->set(raw.key, raw.ttl, at);
            touched = true;
        } else {
            m_types.remove(raw.key);
            m_deadlines->remove(raw.key);
            if (m_board->knows(raw.key)) {
                m_board->absent(node, raw.key, at, took);
                touched = true;
            }
        }
    }
    chunk->done(true);
    if (touched)
        Q_EMIT boardTouched();
    readSoon(chunk->retyped.values());
    for (auto misplaced = chunk->misplaced.cbegin(); misplaced != chunk->misplaced.cend(); ++misplaced)
        Q_EMIT redirected(misplaced.key(), misplaced->serverWords);
}

void NodeWatcher::nextPage()
{
    QByteArrayList command{"SCAN", m_cursor};
    if (m_patterns.size() == 1)
        command << "MATCH" << m_patterns.first();
    command << "COUNT" << QByteArray::number(m_pageSize);
    const Instant asked = m_clock.now();
    m_node->link().send(command, [self = QPointer(this), epoch = m_epoch, asked](const Result<Value> &reply) {
        if (!self || self->m_epoch != epoch)
            return;
        if (reply) {
            self->onPage(*reply, asked);
        } else {
            self->onError(reply.error());
            self->endSweep(false);
        }
    });
}

void NodeWatcher::onPage(const Value &reply, Instant asked)
{
    const Micros took = m_clock.now() - asked;
    if (reply.elements.size() != 2 || !reply.elements[1].isArray()) {
        endSweep(false);
        return;
    }
    m_pageSize = took > kSlowPage ? std::max(kLeastPageSize, m_pageSize / 2) : std::min(kMostPageSize, m_pageSize * 2);
    m_cursor = reply.elements[0].text;
    QList<QByteArray> found;
    QSet<QByteArray> seen; // SCAN may name a key twice
    for (const auto &element : reply.elements[1].elements) {
        const QByteArray &key = element.text;
        // Known locks are read by the tick; what is new to this node is read here.
        if (wanted(key) && !seen.contains(key) && !m_board->isRead(m_node->status().index, key)) {
            seen.insert(key);
            found.append(key);
        }
    }
    readChunk(withoutStrays(std::move(found)), [this, asked](bool ok) {
        if (!ok || m_cursor == "0") {
            endSweep(ok);
            return;
        }
        m_pageTimer.start(std::chrono::ceil<Millis>((m_clock.now() - asked) * kPauseFactor));
    });
}

void NodeWatcher::endSweep(bool ok)
{
    m_sweeping = false;
    if (std::exchange(m_sweepAgain, false) && ok) {
        tick();
        return;
    }
    if (ok) {
        // A cluster that is down lets us list its keys and read none.
        if (!m_refusal || m_refusal->kind != ErrorKind::Cluster || m_board->names(m_node->status().index).isEmpty())
            setRefusal(std::nullopt);
        m_swept = true;
        m_hiddenKeys = m_hiddenSoFar.size();
        m_board->nodeSwept(m_node->status().index);
    }
    Q_EMIT sweepFinished();
}

void NodeWatcher::onError(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::Timeout:
        // Everything queued behind would be late as well: a fresh connection tells whether the node answers at all.
        m_node->link().recycle(
            {.kind = ErrorKind::Unreachable, .message = QStringLiteral("%1 accepts connections but does not answer in time").arg(m_node->status().label)});
        break;
    case ErrorKind::Unreachable:
    case ErrorKind::OutcomeUnknown:
    case ErrorKind::Cancelled:
    case ErrorKind::Protocol: break; // the link is down and tells by itself
    default: setRefusal(error);
    }
}

void NodeWatcher::setRefusal(std::optional<Error> refusal)
{
    if (m_excluded && !refusal)
        return; // answers that were still on their way
    if (m_refusal == refusal)
        return;
    m_refusal = std::move(refusal);
    if (m_refusal)
        m_board->nodeLost(m_node->status().index, *m_refusal);
    else if (m_node->link().isUp())
        m_board->nodeFound(m_node->status().index);
    Q_EMIT refusalChanged();
    Q_EMIT boardTouched();
}

} // namespace Lockscope
