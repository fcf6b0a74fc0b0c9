#include "asidekeeper.h"

#include "../dialects/signalkeys.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// Limit of keys that are held back until their companions were read. Further ones are dropped.
constexpr qsizetype kMostUnproven = 10'000;

} // namespace

WallTime wallNowThere(const Node &node, const Clock &clock)
{
    const auto &offset = node.status().clock;
    return clock.wallNow() + (offset ? std::chrono::floor<Millis>(offset->middle()) : Millis(0));
}

AsideKeeper::AsideKeeper(Place place, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_place(std::move(place))
    , m_clock(clock)
    , m_reader(&m_place.node->link(), clock)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &AsideKeeper::readFirst);
}

void AsideKeeper::stop()
{
    m_reader.stop();
    m_pause.stop();
    m_asides.clear();
    m_unproven.clear();
    m_left = {};
    m_signals.clear();
    m_soon.clear();
    m_due = 0;
    m_readAll = false;
    m_swept = false;
}

void AsideKeeper::setSwept(bool swept)
{
    m_swept = swept;
    if (swept && !m_readAll) {
        for (const QByteArray &signal : std::exchange(m_signals, {})) {
            const QByteArray name = kPythonLockStart.toByteArray() + signal.mid(kPythonSignalStart.size());
            const NodeReading *reading = m_place.board->readingOf(index(), name);
            const Dialect *dialect = reading != nullptr ? dialectOf(*reading->lock) : nullptr;
            if (dialect != nullptr && dialect->asideNeed(name) == AsideNeed::IfFound)
                m_soon.append(name);
        }
        m_due = m_soon.size();
    }
    readFirst();
}

bool AsideKeeper::isUnproven(const Recognition &lock)
{
    if (!lock.needsCompanion && gradeOf(lock.signs) != Grade::Possible)
        return false;
    const Dialect *dialect = dialectOf(lock);
    return dialect != nullptr && hasAny(*dialect, lock);
}

bool AsideKeeper::hasAny(const Dialect &dialect, const Recognition &lock) const
{
    if (dialect.asideNeed(lock.name) == AsideNeed::None)
        return false;
    // For a generic string the companion is a guess. It is not worth an entry in the server's ACL log if the user's
    // patterns do not cover it.
    const auto isWanted = [this](const Companion &companion) { return m_place.isWanted(companion.key); };
    return !m_place.dialects->isGeneric(lock) || std::ranges::all_of(dialect.companions(lock.name), isWanted);
}

AsideNeed AsideKeeper::needOf(const Recognition &lock)
{
    const Dialect *dialect = dialectOf(lock);
    if (dialect == nullptr)
        return AsideNeed::None;
    // The walk finds only wanted keys, so what it finds need not be compared with the user's patterns here.
    if (m_place.walksAll && dialect->asideNeed(lock.name) == AsideNeed::IfFound)
        return AsideNeed::IfFound;
    return hasAny(*dialect, lock) ? AsideNeed::Always : AsideNeed::None;
}

const Dialect *AsideKeeper::dialectOf(const Recognition &lock)
{
    // Most locks are of one dialect and share its string, so comparing pointers finds them.
    if (lock.dialect.constData() != m_dialectId.constData()) {
        m_dialectId = lock.dialect;
        m_dialect = m_place.dialects->find(lock.dialect);
    }
    return m_dialect;
}

bool AsideKeeper::isOver(const Recognition &lock, WallTime now)
{
    return lock.keyType == KeyType::String && lock.details->changesAt <= now;
}

Recognition AsideKeeper::refined(Recognition lock) const
{
    const auto aside = m_asides.constFind(lock.name);
    const Dialect *dialect = aside == m_asides.constEnd() ? nullptr : m_place.dialects->find(lock.dialect);
    return dialect != nullptr ? aside->added(std::move(lock), *dialect) : lock;
}

Recognition AsideKeeper::refinedAnew(const Recognition &lock, const NodeReading *before)
{
    if (before != nullptr && before->lock && before->lock->dialect != lock.dialect) {
        m_asides.remove(lock.name); // another library's lock: it has other companions, or none
    } else if (before == nullptr || !before->lock || before->lock->owner != lock.owner) {
        if (const auto aside = m_asides.find(lock.name); aside != m_asides.end())
            aside->forgetValues();
    }
    Recognition known = refined(lock);
    // A lock that was taken over counts as proven until its companions have been read again.
    if (known.needsCompanion && before != nullptr && before->lock && before->lock->dialect == known.dialect)
        known.needsCompanion = false;
    return known;
}

void AsideKeeper::noteChanged(const QByteArray &name, AsideNeed need)
{
    const bool isNeeded = need == AsideNeed::Always || (need == AsideNeed::IfFound && (m_swept || m_readAll));
    if (isNeeded && hasRoom())
        m_soon.append(name);
}

void AsideKeeper::noteFound(const QByteArray &key)
{
    if (!m_readAll && key.startsWith(kPythonSignalStart))
        m_signals.insert(key);
}

void AsideKeeper::noteUnproven(const QByteArray &name, NodeReading reading)
{
    const auto known = m_unproven.find(name);
    if (known != m_unproven.end()) {
        *known = std::move(reading);
    } else if (m_unproven.size() < kMostUnproven && hasRoom()) {
        m_unproven.insert(name, std::move(reading));
        m_soon.append(name);
    }
}

void AsideKeeper::noteDisproven(const QByteArray &name)
{
    if (!m_unproven.isEmpty())
        m_unproven.remove(name);
}

void AsideKeeper::readPart()
{
    if (m_reader.isReading())
        return;
    if (m_left.isOver())
        m_left = m_place.board->everything();
    read(m_place.board->take(m_left, index(), kAtOnce));
}

void AsideKeeper::readWaiting()
{
    if (!m_reader.isReading())
        read({});
}

void AsideKeeper::readFirst()
{
    if (m_readAll || m_reader.isReading() || m_excluded || !m_place.node->link().isUp())
        return;
    if (m_swept && m_due == 0) {
        // What has changed since the walk is not waited for: where locks change all the time, some are always queued.
        m_readAll = true;
        Q_EMIT boardTouched();
    } else if (!m_pause.isActive() && (m_due > 0 || m_soon.size() >= kAtOnce)) {
        read({});
    }
}

void AsideKeeper::read(const std::vector<Board::Entry *> &others)
{
    std::vector<AsideReader::Wanted> wanted;
    const auto want = [&](const QByteArray &name, const NodeReading *reading) {
        const Dialect *dialect = reading != nullptr ? dialectOf(*reading->lock) : nullptr;
        if (dialect != nullptr && hasAny(*dialect, *reading->lock))
            wanted.push_back({.name = name, .dialect = dialect});
    };
    const Board &board = *m_place.board;
    const QByteArrayList first = m_soon.take(m_place.pacer->isFree() ? kAtOnceIdle : kAtOnce);
    m_due = std::max<qsizetype>(0, m_due - first.size());
    const auto entries = board.find(first);
    Board::fetchAhead(entries, index());
    for (qsizetype i = 0; i < first.size(); ++i) {
        const auto unproven = m_unproven.constFind(first.at(i));
        const Board::Entry *entry = entries[static_cast<size_t>(i)];
        want(first.at(i),
             unproven != m_unproven.constEnd() ? &*unproven
                 : entry != nullptr            ? Board::readingOf(index(), *entry)
                                               : nullptr);
    }
    const QSet<QByteArray> seen = others.empty() ? QSet<QByteArray>() : QSet<QByteArray>(first.cbegin(), first.cend());
    for (const Board::Entry *entry : others) {
        if (!seen.contains(Board::nameOf(*entry)))
            want(Board::nameOf(*entry), Board::readingOf(index(), *entry));
    }
    if (wanted.empty()) {
        if (!m_readAll)
            m_pause.start(Millis(0));
        return;
    }
    const auto &clock = m_place.node->status().clock;
    m_reader.read(wanted, clock ? clock->middle() : Micros(0),
                  [this, asked = m_clock.now(), size = std::ssize(wanted)](const std::vector<Aside> &asides) {
                      if (m_excluded)
                          return;
                      QByteArrayList names;
                      for (const auto &aside : asides)
                          names.append(aside.name);
                      Board::fetchAhead(m_place.board->find(names), index());
                      for (const auto &aside : asides)
                          take(aside);
                      if (!m_readAll)
                          m_pause.start(
                              std::chrono::ceil<Millis>(m_place.pacer->pauseAfter(asked, m_clock.now(), size, 1)));
                      readFirst();
                      if (m_place.board->hasChanges())
                          Q_EMIT boardTouched();
                  });
}

void AsideKeeper::takeUnproven(const NodeReading &reading, const Aside &aside)
{
    const Dialect *dialect = m_place.dialects->find(reading.lock->dialect);
    Recognition lock = dialect != nullptr ? aside.added(*reading.lock, *dialect) : *reading.lock;
    if (lock.needsCompanion || gradeOf(lock.signs) == Grade::Possible
        || isOver(lock, wallNowThere(*m_place.node, m_clock))
        || (!m_place.board->hasRoomFor(aside.name, reading.ttl) && !m_place.board->knows(aside.name)))
        return;
    m_asides.insert(aside.name, aside);
    m_place.board->present(index(), aside.name, std::move(lock), reading.ttl, reading.readAt, reading.took);
}

void AsideKeeper::take(const Aside &aside)
{
    Board &board = *m_place.board;
    if (const NodeReading unproven = m_unproven.isEmpty() ? NodeReading() : m_unproven.take(aside.name);
        unproven.lock && board.readingOf(index(), aside.name) == nullptr) {
        takeUnproven(unproven, aside);
        return;
    }
    const auto *reading = board.readingOf(index(), aside.name);
    const Dialect *dialect = reading != nullptr ? dialectOf(*reading->lock) : nullptr;
    if (dialect == nullptr) { // released meanwhile, for example
        m_asides.remove(aside.name);
        return;
    }
    const WallTime wallNow = wallNowThere(*m_place.node, m_clock);
    const bool endsBeside = reading->lock->endIsInCompanion || isOver(*reading->lock, wallNow);
    if (const auto known = m_asides.constFind(aside.name);
        known != m_asides.constEnd() && *known == aside && !endsBeside)
        return;
    // Drop what earlier companions added: the new ones add it again, or it is gone.
    Recognition lock = *reading->lock;
    if (lock.details->waiters || lock.details->fencingToken) {
        RecognitionDetails before = *lock.details;
        before.waiters.reset();
        before.fencingToken.reset();
        lock.details = before;
    }
    if (lock.keyType == KeyType::String && (endsBeside || lock.details->changesAt != RecognitionDetails::kNever)) {
        const RawKey raw{.key = aside.name,
                         .type = lock.keyType,
                         .ttl = reading->ttl,
                         .length = lock.source.size(),
                         .value = lock.source,
                         .fields = {}};
        if (auto alone = m_place.dialects->recognise(raw, wallNow, m_place.named); alone && alone->needsCompanion)
            lock = std::move(*alone);
    }
    Recognition added = aside.added(lock, *dialect);
    if (added.needsCompanion || (endsBeside && isOver(added, wallNow))) {
        m_asides.remove(aside.name);
        board.absent(index(), aside.name, m_clock.now(), Micros(0));
        return;
    }
    const bool addsNothing = aside.companions.empty() && added == lock;
    if (addsNothing)
        m_asides.remove(aside.name);
    else
        m_asides.insert(aside.name, aside);
    if (added != *reading->lock)
        board.refined(index(), aside.name, std::move(added));
}

} // namespace Lockscope
