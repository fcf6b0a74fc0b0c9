#include "nodewatcher.h"

#include "../base/text.h"
#include "../dialects/keyquorum.h"
#include "../dialects/redissonkeys.h"
#include "../dialects/ttlmatters.h"
#include "../redis/glob.h"

#include <algorithm>

namespace Lockscope {

namespace {

constexpr qsizetype kChunkKeys = 500;
/// After this many strings in a row, a key is read as a string without TYPE: a wrong guess raises the server's error
/// counts.
constexpr int kStringsToGuess = 100;
/// The first reading waits this long for the feed: keys read before the feed begins must be read again.
constexpr Millis kFeedWait{250};
/// While paused, all reported keys are forgotten beyond this number: after the pause everything is read again.
constexpr qsizetype kMostChanged = 100'000;
/// The name that tryReading() reads if no pattern gives one.
const QByteArray kProbeKey = "lockscope-try";
const Readings kNothingRead;

/// The error for a key of which too little was read to decide whether it is a lock.
Error undecidedOf(const RawKey &raw)
{
    return {.kind = ErrorKind::Protocol,
            .message = QStringLiteral("\"%1\" has %2 elements, a very long one, or ones that came too late: it was not "
                                      "read whole, so it is not known whether it is a lock")
                           .arg(visibleText(raw.key, 200), QString::number(raw.length))};
}

/// Returns the keys that patterns without wildcards give. Outside clusters, the first key of a KeyQuorum lock stands
/// for all of its keys.
QByteArrayList namesAmong(const QByteArrayList &patterns, bool isCluster)
{
    QByteArrayList names;
    for (const auto &pattern : patterns) {
        const auto name = globLiteral(pattern);
        const QByteArray key = name && !isCluster ? KeyQuorum::mainKeyOf(*name) : name.value_or(QByteArray());
        if (name && !names.contains(key))
            names.append(key);
    }
    return names;
}

QByteArrayList globsAmong(QByteArrayList patterns)
{
    patterns.removeIf([](const QByteArray &pattern) { return globLiteral(pattern).has_value(); });
    return patterns;
}

} // namespace

NodeWatcher::NodeWatcher(Node *node, Common common, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_common(std::move(common))
    , m_clock(clock)
    , m_names(namesAmong(m_common.patterns, m_common.homes != nullptr))
    , m_globs(globsAmong(m_common.patterns))
    , m_feed(&node->link(), std::move(factory), clock)
    , m_pacer(m_common.pace)
    , m_reader(&node->link(), m_common.dialects, clock, m_common.homes)
    , m_asides({.node = node,
                .board = m_common.board,
                .dialects = m_common.dialects,
                .pacer = &m_pacer,
                .named = !m_common.patterns.isEmpty(),
                .walksAll = m_names.isEmpty(),
                .isWanted = [this](const QByteArray &key) { return wanted(key); }},
               clock)
    , m_semaphores(&node->link())
    , m_foreignLoad(&node->link(), &m_pacer, clock)
    , m_sweep(&node->link(), &m_pacer, m_globs.size() == 1 ? m_globs.first() : QByteArray(), clock)
    , m_silenceDetector(&node->link(), clock)
{
    m_reader.setNamed(!m_common.patterns.isEmpty());
    if (m_common.patterns.isEmpty()) // with patterns, the TTL of every key matters
        m_reader.setTtlMatters([this](RawKey &raw) { return ttlMayMatter(raw); });
    connect(&m_feed, &Feed::changed, this, &NodeWatcher::onChanged);
    connect(&m_feed, &Feed::began, this, &NodeWatcher::onFeedBegan);
    connect(&m_feed, &Feed::kindChanged, this,
            [this] { m_node->noteFeed(m_feed.kind(), m_feed.why(), m_feed.trackedPrefixes()); });
    connect(&m_sweep, &Sweep::page, this, &NodeWatcher::onPage);
    connect(&m_sweep, &Sweep::ended, this, &NodeWatcher::onSweepEnded);
    connect(&m_sweep, &Sweep::failed, this, &NodeWatcher::onSweepFailed);
    connect(&m_silenceDetector, &SilenceDetector::isSilent, this, &NodeWatcher::onSilent);
    m_feedWait.setSingleShot(true);
    connect(&m_feedWait, &QTimer::timeout, this, [this] { tick(); });
    connect(&m_feed, &Feed::settled, this, [this] {
        if (m_feedWait.isActive())
            tick();
    });
    m_knownDelay.setSingleShot(true);
    connect(&m_knownDelay, &QTimer::timeout, this, &NodeWatcher::readKnown);
    m_unreadDelay.setSingleShot(true);
    connect(&m_unreadDelay, &QTimer::timeout, this, &NodeWatcher::readUnread);
    connect(&m_asides, &AsideKeeper::boardTouched, this, &NodeWatcher::boardTouched);
    connect(&m_node->link(), &Link::up, this, [this] {
        m_silenceDetector.begin(m_node->link().handshakeRoundTrip());
        m_pacer.begin();
        m_foreignLoad.begin();
        m_semaphores.begin();
        m_rights = {};
        m_downForAKey = false;
        const auto silentSince = std::exchange(m_unreadSince, std::nullopt);
        m_readAgainSince.reset();
        if (m_isUnproven && m_phase != Phase::Paused)
            setRefusal(doesNotAnswer(ErrorKind::Timeout), silentSince);
        else
            setFound();
        // During a pause, reads only if the user asked for it while the link was down.
        if (m_phase == Phase::Paused && !std::exchange(m_owesTick, false))
            return;
        if (m_feed.isPending())
            m_feedWait.start(kFeedWait);
        else
            tick();
    });
    connect(&m_node->link(), &Link::down, this, [this](const Error &reason) {
        m_downForAKey = m_reader.takeCostConnection();
        stop();
        m_excluded = false; // the next INFO decides again
        m_asides.setExcluded(false);
        // A node stays silent until it answers; each failed attempt to connect comes here, too.
        const auto silentSince = isSilent() || !m_refusal ? m_unreadSince : std::nullopt;
        setRefusal(std::nullopt);
        m_unreadSince = silentSince;
        m_readAgainSince.reset();
        m_common.board->nodeLost(index(), reason, m_heardAt);
    });
}

NodeWatcher::~NodeWatcher() = default;

void NodeWatcher::stop()
{
    m_reader.stop();
    m_asides.stop();
    m_walk = {.began = m_walk.began, .namesRun = m_walk.namesRun + 1};
    m_sweep.stop();
    m_silenceDetector.stop();
    m_knownDelay.stop();
    m_unreadDelay.stop();
    m_feedWait.stop();
    m_changed.clear();
    if (m_phase == Phase::CatchingUp)
        m_phase = Phase::Reading;
    m_known = {};
    m_toVerify = {};
    m_jobs = {};
}

bool NodeWatcher::wanted(const QByteArray &key) const
{
    return m_common.patterns.isEmpty() || m_names.contains(key)
        || std::any_of(m_globs.begin(), m_globs.end(),
                       [&](const QByteArray &pattern) { return globMatches(pattern, key); });
}

void NodeWatcher::exclude(const std::optional<Error> &why)
{
    if (m_excluded == why.has_value())
        return;
    m_excluded = why.has_value();
    m_asides.setExcluded(m_excluded);
    setRefusal(why);
    if (!m_excluded && m_phase != Phase::Paused)
        tick();
}

void NodeWatcher::setPaused(bool paused)
{
    if (paused == (m_phase == Phase::Paused))
        return;
    if (paused) {
        m_phase = Phase::Paused;
        m_feedWait.stop();
        ++m_walk.namesRun;
        m_walk.readsNames = false;
        m_sweep.stop();
        m_asides.pause();
        m_unreadDelay.stop();
        m_known = {};
        m_owesTick = false;
        if (m_knownDelay.isActive()) {
            m_knownDelay.stop();
            m_jobs.known = false;
        }
        return;
    }
    m_owesTick = false;
    m_phase = canRead() ? Phase::CatchingUp : Phase::Reading;
    if (!canRead())
        return; // tick() follows once the node is readable
    m_walk.isDone = false;
    m_asides.setSwept(false);
    m_toVerify = {};
    m_known = m_common.board->everything(); // tick() leaves it alone while m_jobs.known is set
    m_walk.again = isWalking();
    readChanged();
    tick();
}

void NodeWatcher::rescan()
{
    m_semaphores.begin();
    m_walk.ticksSince = kVerifyTicks;
    m_walk.again = m_sweep.isRunning();
    if (!m_walk.again && m_phase != Phase::Paused)
        tick();
}

void NodeWatcher::keepAlive()
{
    if (!m_node->link().isUp())
        return;
    m_node->link().send({"PING"}, [self = QPointer(this)](const Result<Value> &reply) {
        if (self && !reply && reply.error().kind == ErrorKind::Timeout)
            self->onError(reply.error());
    });
    m_feed.keepAlive();
}

bool NodeWatcher::isReadingFirst() const
{
    const bool isFast = m_pacer.isUnlimited() || m_pacer.isFast();
    return m_phase == Phase::Reading && isFast && canRead() && !m_refusal && (isWalking() || m_walk.isDone)
        && !m_asides.hasReadAll();
}

void NodeWatcher::tick(bool anotherReadsFirst)
{
    m_feedWait.stop();
    m_owesTick = !canRead();
    if (m_owesTick)
        return;
    // TIME goes first in the pipeline, so its reply measures the round trip. If the ACL forbids it, PING replaces it
    // until the next connection.
    const QByteArray command = m_rights.time ? QByteArrayLiteral("TIME") : QByteArrayLiteral("PING");
    m_silenceDetector.asked();
    m_node->link().send(
        {command},
        [self = QPointer(this), asked = m_clock.now(), sent = m_clock.wallNow()](const Result<Value> &reply) {
            if (!self)
                return;
            if (!reply && reply.error().serverReply.isEmpty()) {
                if (reply.error().kind == ErrorKind::Timeout) // perhaps the only command under way
                    self->onError(reply.error());
                return;
            }
            // An error reply measures the round trip as well.
            self->m_rights.time = self->m_rights.time && (reply || !reply.error().isRefusal());
            const Micros took = self->m_clock.now() - asked;
            self->m_pacer.noteRoundTrip(took);
            self->m_node->noteRoundTrip(took);
            self->onHeard(took);
            if (reply)
                self->m_node->noteTime(sent, *reply);
        });
    if (m_common.board->shown() == Grade::Possible)
        m_semaphores.ask();
    m_node->refresh();
    m_node->noteTraffic();
    m_foreignLoad.measure(ForeignLoad::Span::SinceTick);
    m_feed.probe();
    const bool onlyFirstWalk = anotherReadsFirst || isReadingFirst();
    // If the feed covers all watched keys, the walk is only an occasional check. It goes first: a node that does not
    // answer SCAN answers for no key.
    const bool reportsAll = m_walk.isDone && m_rights.list && m_phase != Phase::Paused && !m_common.patterns.isEmpty()
        && m_feed.kind() == FeedKind::Tracking && m_feed.isWhole();
    if (!isWalking() && !(onlyFirstWalk && m_walk.isDone) && (!reportsAll || ++m_walk.ticksSince >= kVerifyTicks)) {
        m_walk.ticksSince = 0;
        m_sweepGaps.begin();
        m_learned.walkBegins();
        m_walk.hasRead = false;
        m_walk.began = m_clock.now();
        startWalk();
    }
    if (!onlyFirstWalk && m_rights.list) {
        if (!m_jobs.known) {
            m_jobs.known = true;
            m_known = m_phase != Phase::Reading ? m_common.board->everything() : toReadNow();
            readKnown();
        }
        readUnread();
    }
    if (!onlyFirstWalk)
        m_asides.readPart();
}

void NodeWatcher::startWalk()
{
    if (m_names.isEmpty()) {
        m_sweep.start();
        return;
    }
    m_walk.readsNames = true;
    ++m_walk.namesRun;
    readNames(0);
}

void NodeWatcher::readNames(qsizetype from)
{
    QByteArrayList names = m_names.mid(from, kChunkKeys);
    names.removeIf([this](const QByteArray &name) { return !isHome(name); });
    Chunk chunk = chunkOf(names);
    chunk.reportsGaps = true; // the user named them
    readChunk(std::move(chunk), [this, run = m_walk.namesRun, upTo = from + kChunkKeys](bool ok, int) {
        if (run == m_walk.namesRun)
            onNamesRead(upTo, ok);
    });
}

void NodeWatcher::onNamesRead(qsizetype upTo, bool ok)
{
    const QByteArrayList earlier = ok ? m_sharedOwnerDetector.takeKeysToReread() : QByteArrayList();
    if (!earlier.isEmpty()) {
        readChunk(chunkOf(earlier), [this, run = m_walk.namesRun, upTo](bool again, int) {
            if (run == m_walk.namesRun)
                onNamesRead(upTo, again);
        });
        return;
    }
    if (ok && upTo < m_names.size()) {
        readNames(upTo);
        return;
    }
    m_walk.readsNames = false;
    if (ok && !m_globs.isEmpty())
        m_sweep.start();
    else
        onSweepEnded(ok);
}

Board::Round NodeWatcher::toReadNow()
{
    // During a refusal all locks are read, because any answer may show that it has ended.
    if (m_feed.kind() != FeedKind::Tracking || !m_feed.isWhole() || m_refusal)
        return m_common.board->everything();
    if (m_toVerify.isOver()) {
        m_toVerify = m_common.board->everything();
        m_verifyAtOnce = static_cast<quint32>((m_common.board->size() + kVerifyTicks - 1) / kVerifyTicks);
    }
    Board::Round part{.next = m_toVerify.next, .end = 0};
    (void)m_common.board->take(m_toVerify, index(), m_verifyAtOnce); // moves m_toVerify past this part
    part.end = m_toVerify.next;
    return part;
}

void NodeWatcher::onFeedBegan()
{
    if (!canRead() || m_phase == Phase::Paused)
        return;
    if (m_feedWait.isActive()) {
        tick(); // nothing was read yet
        return;
    }
    m_changed.clear();
    m_toVerify = {};
    // Readings under way may be older than the feed, so everything is read again.
    m_known = m_common.board->everything();
    if (!m_jobs.known) {
        m_jobs.known = true;
        readKnown();
    }
    m_walk.ticksSince = kVerifyTicks;
    m_walk.again = isWalking();
    if (!m_walk.again)
        tick();
}

void NodeWatcher::onChanged(const QByteArrayList &keys)
{
    const Instant now = m_clock.now();
    for (const auto &key : keys) {
        const QByteArray main = m_common.homes == nullptr ? KeyQuorum::mainKeyOf(key) : key;
        if (!wanted(key) && !wanted(main))
            continue;
        if (!m_changed.contains(main))
            m_changed.insert(main, now);
    }
    if (m_phase == Phase::Paused && m_changed.size() > kMostChanged)
        m_changed.clear();
    readChanged();
}

void NodeWatcher::readChanged()
{
    if (m_jobs.changed || m_changed.isEmpty() || m_phase == Phase::Paused || !canRead())
        return;
    // One chunk at a time: meanwhile, repeated changes of a key are collected into one reading.
    m_jobs.changed = true;
    QList<QByteArray> names;
    QHash<QByteArray, Instant> reported;
    for (auto it = m_changed.begin(); it != m_changed.end() && names.size() < kChunkKeys; it = m_changed.erase(it)) {
        names.append(it.key());
        reported.insert(it.key(), it.value());
    }
    Chunk chunk = chunkOf(withoutStrays(std::move(names)));
    for (const auto &key : chunk.keys)
        chunk.reported.push_back(reported.value(key.key));
    readChunk(std::move(chunk), [this](bool ok, int) {
        m_jobs.changed = false;
        if (ok)
            readChanged();
    });
}

void NodeWatcher::readUnread()
{
    if (m_jobs.unread || !canRead())
        return;
    // The pacing delay applies to rereading all locks, not to a few names that other nodes have just reported.
    if (const size_t fresh = m_common.board->freshUnread(index());
        m_unreadDelay.isActive() && (fresh == 0 || fresh > kChunkKeys))
        return;
    const auto entries = m_common.board->takeUnread(index(), kChunkKeys);
    if (entries.empty())
        return;
    m_jobs.unread = true;
    readChunk(chunkOf(entries), [this, asked = m_clock.now(), size = std::ssize(entries)](bool ok, int exchanges) {
        m_jobs.unread = false;
        if (!ok || (!m_walk.isDone && isReadingFirst())) // the first walk reads the rest
            return;
        // A single chunk is read without delay; more chunks are paced, as in readKnown().
        const Micros delay = size < kChunkKeys ? Micros(0) : m_pacer.pauseAfter(asked, m_clock.now(), size, exchanges);
        if (delay > Micros(0) && !m_unreadDelay.isActive())
            m_unreadDelay.start(std::chrono::ceil<Millis>(delay));
        readUnread();
    });
}

void NodeWatcher::readAhead()
{
    // What is read before the feed begins must be read again.
    if (m_hasReadAhead || m_feedWait.isActive() || !canRead() || m_common.board->freshUnread(index()) == 0)
        return;
    m_hasReadAhead = true;
    readUnread();
}

QList<QByteArray> NodeWatcher::withoutStrays(QList<QByteArray> keys)
{
    QByteArrayList strays;
    if (m_common.homes != nullptr) {
        keys.removeIf([&](const QByteArray &key) {
            if (isHome(key))
                return false;
            strays.append(key);
            return true;
        });
    }
    if (!strays.isEmpty())
        Q_EMIT straysFound(strays);
    return keys;
}

void NodeWatcher::readSoon(const QList<QByteArray> &names)
{
    if (!canRead())
        return;
    QList<QByteArray> own = names;
    if (m_common.homes != nullptr)
        own.removeIf([this](const QByteArray &name) { return !isHome(name); });
    for (qsizetype i = 0; i < own.size(); i += kChunkKeys)
        readChunk(chunkOf(own.mid(i, kChunkKeys)), [](bool, int) {});
}

void NodeWatcher::readKnown()
{
    const auto entries = m_common.board->take(m_known, index(), kChunkKeys);
    if (entries.empty() || !canRead()) {
        m_jobs.known = false;
        if (m_phase == Phase::CatchingUp && canRead()) {
            m_phase = Phase::Reading;
            Q_EMIT knownReadAgain();
        }
        return;
    }
    readChunk(chunkOf(entries), [this, asked = m_clock.now(), size = std::ssize(entries)](bool ok, int exchanges) {
        if (!ok) {
            m_jobs.known = false;
            return;
        }
        // A single chunk is read without delay; more chunks are paced like the sweep.
        const Micros delay = m_known.isOver() ? Micros(0) : m_pacer.pauseAfter(asked, m_clock.now(), size, exchanges);
        if (delay > Micros(0))
            m_knownDelay.start(std::chrono::ceil<Millis>(delay));
        else
            readKnown();
    });
}

std::optional<WalkProgress> NodeWatcher::walk() const
{
    if (m_walk.isDone || !m_sweep.isRunning())
        return std::nullopt;
    WalkProgress progress{.keys = m_sweep.walked()};
    if (const auto &use = m_node->status().use; use && use->keyspace) {
        progress.total = 0;
        for (const auto &[database, keys] : *use->keyspace)
            progress.total = database == m_node->link().endpoint().database ? keys : *progress.total;
    }
    return progress;
}

void NodeWatcher::add(Chunk &chunk, const QByteArray &name, Board::Entry *entry, bool isListed) const
{
    using Answer = NodeReading::Answer;
    const Recognition *seen = nullptr;
    bool here = false;
    if (entry != nullptr) {
        const Readings &readings = Board::readingsOf(*entry);
        const NodeReading &own = readings[static_cast<size_t>(index())];
        here = own.answer == Answer::Present;
        // If this node was not read yet, it most likely has the same type and value as another node.
        for (const auto &reading : readings) {
            if (own.answer == Answer::Unknown && reading.answer == Answer::Present) {
                seen = &*reading.lock;
                break;
            }
        }
        if (here)
            seen = &*own.lock;
    }
    // After many strings in a row, the key is read as a string without TYPE. If that is wrong, the error shows it, and
    // the key is read once more.
    const KeyType likely = m_stringsInARow >= kStringsToGuess ? KeyType::String : KeyType::None;
    chunk.keys.push_back({.key = entry != nullptr ? Board::nameOf(*entry) : name,
                          .type = seen != nullptr ? seen->keyType : likely,
                          .known = here,
                          .value = seen != nullptr && seen->keyType == KeyType::String ? seen->source : QByteArray(),
                          .listed = isListed && entry == nullptr});
    chunk.entries.push_back(entry);
}

NodeWatcher::Chunk NodeWatcher::chunkOf(const QList<QByteArray> &names) const
{
    Chunk chunk{.keys = {}, .entries = {}, .removals = m_common.board->removals()};
    const auto entries = m_common.board->find(names);
    for (qsizetype i = 0; i < names.size(); ++i)
        add(chunk, names.at(i), entries[static_cast<size_t>(i)]);
    return chunk;
}

NodeWatcher::Chunk NodeWatcher::chunkOf(const std::vector<Board::Entry *> &entries) const
{
    Chunk chunk{.keys = {}, .entries = {}, .removals = m_common.board->removals()};
    chunk.keys.reserve(entries.size());
    chunk.entries.reserve(entries.size());
    Board::fetchAhead(entries, index());
    for (Board::Entry *entry : entries)
        add(chunk, Board::nameOf(*entry), entry);
    return chunk;
}

void NodeWatcher::readChunk(Chunk chunk, Done done, bool again)
{
    auto keys = std::exchange(chunk.keys, {});
    // Taken before the request: a walk that ends meanwhile may be the one that finds these keys.
    chunk.notFoundSince = m_sweptSince;
    auto handler = [this, chunk = std::move(chunk), done = std::move(done), again](KeysRead &read) {
        if (read.error)
            onError(*read.error);
        const bool ok = !read.error && !m_excluded && m_rights.list; // it may be excluded by now
        if (ok)
            applyReadings(read, chunk);
        // done() waits for keys whose type or size changed: a page counts as read only when all its keys were read.
        const int exchanges = chunk.exchanges + read.exchanges;
        if (ok && !read.torn.isEmpty() && !again) {
            Chunk torn = chunkOf(read.torn.values());
            torn.reportsGaps = chunk.reportsGaps;
            torn.exchanges = exchanges;
            readChunk(std::move(torn), done, true);
        } else {
            done(ok, exchanges);
        }
        if (!ok)
            return;
        for (auto misplaced = read.misplaced.cbegin(); misplaced != read.misplaced.cend(); ++misplaced)
            Q_EMIT redirected(misplaced.key(), misplaced->serverReply);
    };
    m_reader.read(std::move(keys), std::move(handler));
}

Shared<Recognition> NodeWatcher::earlierRecognition(const RawKey &raw, const Readings &readings) const
{
    // Most nodes have the same value as the others, and as before.
    for (size_t node = 0; node < readings.size(); ++node) {
        const auto &reading = readings[node];
        if (!reading.lock || reading.ttl.kind != raw.ttl.kind || !m_common.dialects->isSameAgain(*reading.lock, raw))
            continue;
        // Waiters, fencing tokens and companions belong to one node only.
        const bool bare
            = !reading.lock->details->waiters && !reading.lock->details->fencingToken && !m_asides.has(raw.key);
        if (bare || static_cast<int>(node) == index())
            return reading.lock;
    }
    return {};
}

bool NodeWatcher::ttlMayMatter(RawKey &raw)
{
    if (!m_semaphores.isEmpty() || m_common.board->isVotedName(raw.key, nullptr, m_pageAt))
        return true;
    const quint64 form = DullForms::formOf(raw.key, raw.value);
    if (m_dull.isDull(form))
        return false;
    if (ttlMatters(*m_common.dialects, raw, m_wallPageAt))
        return true;
    m_dull.noteDull(form);
    return false;
}

Shared<Recognition> NodeWatcher::recognise(const RawKey &raw, const Readings &before, WallTime now)
{
    auto lock = earlierRecognition(raw, before);
    const bool isNew = !lock;
    if (isNew)
        lock = m_common.dialects->recognise(raw, now, !m_common.patterns.isEmpty());
    if (!lock || gradeOf(lock->signs) != Grade::Known) {
        if (auto neighbour = m_sharedOwnerDetector.recognise(raw))
            return m_asides.refined(std::move(*neighbour));
    }
    if (!m_semaphores.isEmpty() && (!lock || m_common.dialects->isGeneric(*lock) || lock->mode == LockMode::Permits)) {
        // For expiring permits, another key (`timeout`) has the holders and is the lock.
        if (auto counter = m_semaphores.recognise(raw, *m_common.dialects, now);
            counter && !m_common.board->knows(redissonSuffixed(raw.key, "timeout")))
            return std::move(*counter);
    }
    if (!isNew || !lock)
        return lock;
    const NodeReading *const own = before.empty() ? nullptr : &before[static_cast<size_t>(index())];
    return m_asides.has(lock->name) ? m_asides.refinedAnew(*lock, own) : lock;
}

bool NodeWatcher::noteUnread(const KeysRead &read, const RawKey &raw, bool reportsGaps)
{
    Board &board = *m_common.board;
    if (const auto refused = read.forbidden.constFind(raw.key); refused != read.forbidden.constEnd()) {
        board.unreadable(index(), raw.key, *refused);
        if (reportsGaps) // a key known from another node may not exist here
            m_sweepGaps.noteHidden(raw.key, *refused);
        return true;
    }
    if (read.torn.contains(raw.key)) {
        m_stringsInARow = 0;
        return true;
    }
    if (const auto misplaced = read.misplaced.constFind(raw.key); misplaced != read.misplaced.constEnd()) {
        board.unreadable(index(), raw.key, *misplaced);
        return true;
    }
    if (!read.leftAlone.contains(raw.key))
        return false;
    // A key that the user named, or whose name has a lock word, is shown with type and size.
    if (auto unknown
        = m_common.dialects->notUnderstood(raw, wallNowThere(*m_node, m_clock), !m_common.patterns.isEmpty())) {
        board.present(index(), raw.key, std::move(*unknown), raw.ttl, m_clock.now(), read.took);
        return true;
    }
    const Error why = undecidedOf(raw);
    board.unreadable(index(), raw.key, why);
    m_sweepGaps.noteWhyUndecided(why);
    if (!m_common.patterns.isEmpty() || m_common.dialects->mayBeLong(raw)) // other long keys are mostly caches
        m_sweepGaps.noteUndecided(raw.key);
    return true;
}

Shared<Recognition> NodeWatcher::recogniseSortedSet(RawKey &raw, const Readings &before, WallTime wallNow)
{
    const Instant now = m_clock.now();
    if (!m_endedHolders.isEmpty())
        m_endedHolders.leaveOut(raw, now);
    auto lock = raw.length > 0 ? recognise(raw, before, wallNow) : Shared<Recognition>();
    if (const Dialect *dialect = lock ? m_common.dialects->find(lock->dialect) : nullptr)
        m_endedHolders.note(raw, dialect->endedHoldersToRemember(raw, wallNow), now);
    return lock;
}

void NodeWatcher::applyReadings(KeysRead &read, const Chunk &chunk)
{
    Board &board = *m_common.board;
    if (!read.keys.empty()) {
        m_walk.hasRead = true;
        m_isUnproven = false;
        setRefusal(std::nullopt);
    }
    const Instant now = m_clock.now();
    const WallTime wallNow = wallNowThere(*m_node, m_clock);
    bool touched = false;
    bool isDue = false;
    const bool areAllRead
        = read.forbidden.isEmpty() && read.torn.isEmpty() && read.misplaced.isEmpty() && read.leftAlone.isEmpty();
    if (board.removals() == chunk.removals)
        Board::fetchAhead(chunk.entries, index());
    for (size_t i = 0; i < read.keys.size(); ++i) {
        auto &[raw, answeredAt] = read.keys[i];
        if (!areAllRead && noteUnread(read, raw, chunk.reportsGaps)) {
            touched = touched || board.knows(raw.key);
            continue;
        }
        if (raw.type != KeyType::None)
            m_stringsInARow = raw.type == KeyType::String ? std::min(m_stringsInARow + 1, kStringsToGuess) : 0;
        const bool isGone = raw.type == KeyType::None || raw.ttl.kind == KeyTtl::Kind::Gone;
        // The key exists. The reader judged that it is no lock, whatever its TTL.
        const bool isUnjudged = !isGone && raw.ttl.kind == KeyTtl::Kind::Unknown;
        const bool isRead = !isGone && !isUnjudged;
        Board::Entry *const asked = board.removals() == chunk.removals ? chunk.entries[i] : nullptr;
        Board::Entry *const entry = asked != nullptr ? asked : board.find(raw.key);
        // Another node has put this name on the board since SCAN found it: readUnread() reads it again, with its TTL.
        if (entry != nullptr && raw.type == KeyType::String && isUnjudged)
            continue;
        const Readings &before = entry != nullptr ? Board::readingsOf(*entry) : kNothingRead;
        Shared<Recognition> lock;
        if (isRead)
            lock = raw.type == KeyType::SortedSet ? recogniseSortedSet(raw, before, wallNow)
                                                  : recognise(raw, before, wallNow);
        else if (!m_endedHolders.isEmpty())
            m_endedHolders.forget(raw.key);
        if (isGone && !m_learned.isEmpty())
            m_learned.noteGone(raw.key, now);
        // The string's form shows no lock, but its name does: a quorum lock has or had this name.
        if (isRead && !lock && raw.type == KeyType::String && board.isVotedName(raw.key, entry, now))
            lock = m_common.dialects->recognise(raw, wallNow, true);
        const Instant at = answeredAt == Instant() ? now : answeredAt;
        const bool isPartlyRead
            = isRead && !lock && (raw.type == KeyType::Hash || raw.type == KeyType::Set) && raw.isCut();
        const bool isUndecided = isPartlyRead && !m_common.patterns.isEmpty();
        if (!lock)
            m_asides.noteDisproven(raw.key);
        const bool isUnproven = lock && m_asides.isUnproven(*lock);
        if (isUnproven) {
            m_asides.noteUnproven(raw.key,
                                  {.ttl = raw.ttl,
                                   .answer = NodeReading::Answer::Present,
                                   .took = shortened(read.took),
                                   .lock = lock,
                                   .readAt = at,
                                   .rare = {}});
            if (lock->needsCompanion)
                lock.reset();
        }
        if (lock && raw.type == KeyType::String && gradeOf(lock->signs) == Grade::Possible
            && m_learned.noteThere(raw, now))
            lock.edit().signs |= Sign::ComesBack;
        if (lock && gradeOf(lock->signs) == Grade::Possible && board.shown() > Grade::Possible) {
            if (chunk.reportsGaps)
                m_sweepGaps.notePossible(raw.key);
            // With one node or in a cluster, no second node can confirm the key.
            if (entry == nullptr && (board.nodes() == 1 || m_common.homes != nullptr))
                lock.reset();
        } else if (lock && entry == nullptr && !board.hasRoomFor(raw.key, raw.ttl)) {
            if (chunk.reportsGaps)
                m_sweepGaps.noteLeftOut();
            lock.reset();
        } else if (isRead && !lock && !isUnproven) {
            if (auto unknown = m_common.dialects->notUnderstood(raw, wallNow, !m_common.patterns.isEmpty()))
                lock = std::move(*unknown);
        }
        if (lock) {
            Q_ASSERT(lock->name == raw.key);
            const auto need = m_asides.needOf(*lock);
            // The lock's end is in a companion key, and the owner may have extended it meanwhile.
            if (need != AsideNeed::None && AsideKeeper::isOver(*lock, wallNow)) {
                m_asides.noteDue(raw.key);
                isDue = true;
            }
            const KeyNews news{.reported = chunk.reported.empty() ? std::nullopt : std::optional(chunk.reported[i]),
                               .notNamed = chunk.notFoundSince};
            const bool another = board.present(index(), raw.key, std::move(lock), raw.ttl, at, read.took, entry, news);
            if (another)
                m_asides.noteChanged(raw.key, need);
            touched = true;
        } else if (entry != nullptr) {
            if (board.absent(index(), raw.key, at, read.took, entry)) {
                m_asides.noteGone(raw.key);
                if (isRead && raw.type == KeyType::String && !board.isVotedName(raw.key, entry, now))
                    board.noteStranger(index(), raw.key);
            }
            touched = true;
        }
        if (isUndecided)
            m_sweepGaps.noteWhyUndecided(undecidedOf(raw));
        if (isUndecided || (isPartlyRead && m_common.dialects->mayBeLong(raw)))
            m_sweepGaps.noteUndecided(raw.key);
    }
    if (isDue && m_walk.isDone)
        m_asides.readWaiting();
    m_asides.readFirst();
    if (touched)
        Q_EMIT boardTouched();
}

void NodeWatcher::onPage(const QByteArrayList &keys)
{
    // tick() reads known locks; this reads keys that are new to this node. A key that SCAN returns twice is read twice.
    Board &board = *m_common.board;
    m_rights.list = true;
    m_pageAt = m_clock.now();
    m_wallPageAt = wallNowThere(*m_node, m_clock);
    m_foreignLoad.look();
    Chunk found{.keys = {}, .entries = {}, .removals = board.removals(), .reported = {}, .reportsGaps = true};
    QByteArrayList strays;
    const auto entries = board.find(keys);
    Board::fetchAhead(entries, index());
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const QByteArray &named = keys.at(i);
        if (!wanted(named))
            continue;
        m_asides.noteFound(named);
        // For a part of a multi-key lock, its main key is read, even if it does not exist.
        const bool isPart = m_common.homes == nullptr && KeyQuorum::isPart(named);
        const QByteArray first = isPart ? KeyQuorum::mainKeyOf(named) : QByteArray();
        const QByteArray &key = isPart ? first : named;
        Board::Entry *entry = isPart ? board.find(key) : entries[static_cast<size_t>(i)];
        if (entry != nullptr && Board::readingOf(index(), *entry) != nullptr)
            continue;
        if (isHome(key))
            add(found, key, entry, true);
        else
            strays.append(key);
    }
    if (!strays.isEmpty())
        Q_EMIT straysFound(strays);
    if (found.keys.empty()) {
        m_sweep.goOn(m_sweep.walkId(), keys.size(), 0);
        return;
    }
    readChunk(std::move(found), [this, run = m_sweep.walkId(), size = keys.size()](bool ok, int exchanges) {
        onPageRead(run, size, ok, exchanges);
    });
}

void NodeWatcher::onPageRead(quint64 run, qsizetype size, bool ok, int exchanges)
{
    if (!ok) {
        m_sweep.giveUp(run);
        return;
    }
    const QByteArrayList earlier = m_sharedOwnerDetector.takeKeysToReread();
    if (earlier.isEmpty()) {
        m_sweep.goOn(run, size, exchanges);
        return;
    }
    Chunk again = chunkOf(earlier);
    again.exchanges = exchanges;
    readChunk(std::move(again), [this, run, size](bool isRead, int inAll) { onPageRead(run, size, isRead, inAll); });
}

void NodeWatcher::onSweepEnded(bool complete)
{
    // This walk began before the event that asked for another, so it does not count.
    if (std::exchange(m_walk.again, false) && complete) {
        m_walk.ticksSince = kVerifyTicks;
        tick();
        return;
    }
    if (!complete)
        Q_EMIT sweepFinished();
    else if (!m_walk.hasRead && m_rights.trial)
        tryReading();
    else
        finishSweep();
}

void NodeWatcher::onSweepFailed(const Error &error)
{
    // Without SCAN, known locks are not read either: otherwise the node would look complete.
    m_rights.list = m_rights.list && error.kind != ErrorKind::Permission;
    onError(error);
}

void NodeWatcher::tryReading()
{
    const QByteArray name
        = m_common.patterns.isEmpty() ? kProbeKey : sampleOf(m_common.patterns.constFirst()).value_or(kProbeKey);
    // The ACL may forbid TYPE or GETRANGE: an unknown type tries the first, a known one the second.
    std::vector<KeyReader::Wanted> keys;
    keys.push_back({.key = name});
    keys.push_back({.key = name, .type = KeyType::String});
    m_reader.read(std::move(keys), [this](const KeysRead &read) {
        m_rights.trial = read.forbidden.isEmpty(); // one refusal in the server's ACL log is enough
        if (m_excluded)
            return;
        if (read.error) {
            onError(*read.error);
            Q_EMIT sweepFinished();
            return;
        }
        finishSweep();
    });
}

void NodeWatcher::finishSweep()
{
    // A cluster that is down allows SCAN but refuses to read keys.
    if (!m_refusal || m_refusal->kind != ErrorKind::Cluster || m_common.board->isEmpty(index()))
        setRefusal(std::nullopt);
    m_walk.isDone = true;
    m_sweptSince = m_walk.began;
    m_isUnproven = false;
    m_sweepGaps.finish();
    m_learned.walkEnded(m_clock.now());
    m_common.board->nodeSwept(index());
    m_asides.setSwept(true);
    m_endedHolders.tidy(m_clock.now());
    Q_EMIT sweepFinished();
}

void NodeWatcher::onError(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::Timeout:
        // Queued commands would be late as well. A new connection shows whether the node answers at all.
        m_isUnproven = true;
        m_node->link().recycle(doesNotAnswer(ErrorKind::Unreachable));
        break;
    case ErrorKind::Unreachable:
    case ErrorKind::Route:
    case ErrorKind::OutcomeUnknown:
    case ErrorKind::Cancelled:
    case ErrorKind::Protocol: break; // these end the link, and Link::down reports the reason
    default:
        if (!m_excluded) // an excluded node keeps the reason for its exclusion
            setRefusal(error);
    }
}

Error NodeWatcher::doesNotAnswer(ErrorKind kind) const
{
    const QString label = m_node->status().label;
    const QString hop = m_node->link().endpoint().route.lastHop();
    return {.kind = kind,
            .message = hop.isEmpty() ? QStringLiteral("%1 accepts connections but does not answer in time").arg(label)
                                     : QStringLiteral("%1 does not answer in time through %2").arg(label, hop)};
}

void NodeWatcher::onSilent(Millis forMoreThan)
{
    if (m_refusal || m_excluded || !m_node->link().isUp())
        return; // its readings do not count anyway
    const WallTime since = m_clock.wallNow() - std::chrono::floor<Millis>(m_clock.now() - m_silenceDetector.since());
    setRefusal(Error{.kind = ErrorKind::Timeout,
                     .message = QStringLiteral("%1 was asked and has said nothing for more than %2 ms")
                                    .arg(m_node->status().label, QString::number(forMoreThan.count())),
                     .retrySafe = true},
               since);
}

void NodeWatcher::noteSilent()
{
    if (m_refusal || m_excluded || !m_node->link().isUp())
        return;
    setRefusal(
        Error{.kind = ErrorKind::Timeout,
              .message = QStringLiteral("%1 was asked for its keys and has not answered").arg(m_node->status().label),
              .retrySafe = true});
}

void NodeWatcher::onHeard(Micros roundTrip)
{
    m_silenceDetector.answered(roundTrip);
    m_heardAt = m_clock.now() - roundTrip;
    if (isSilent() && !m_isUnproven)
        setRefusal(std::nullopt);
}

void NodeWatcher::setRefusal(std::optional<Error> refusal, std::optional<WallTime> since)
{
    if (m_excluded && !refusal)
        return; // late answers do not end an exclusion
    if (m_refusal == refusal)
        return;
    if (!m_refusal || !refusal) {
        m_unreadSince = refusal ? since.value_or(m_clock.wallNow()) : std::optional<WallTime>();
        m_readAgainSince = refusal ? std::nullopt : std::optional(m_clock.wallNow());
    }
    m_refusal = std::move(refusal);
    if (m_refusal) {
        m_common.board->nodeLost(index(), *m_refusal, m_heardAt);
    } else if (m_node->link().isUp()) {
        m_walk.ticksSince = kVerifyTicks;
        setFound();
    }
    Q_EMIT refusalChanged();
}

void NodeWatcher::setFound()
{
    Q_EMIT aboutToBeFound();
    m_common.board->nodeFound(index());
}

} // namespace Lockscope
