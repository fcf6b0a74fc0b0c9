#include "locktablemodel.h"

#include "../filter/lockfigures.h"
#include "../kit/servertext.h"
#include "../tables/exportdialog.h"
#include "../tables/rowcopy.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/words.h>
#include <lockscope/core/words/wording.h>

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <limits>
#include <utility>

namespace Lockscope {

namespace {

// A signal costs a view more than updating some unchanged rows.
constexpr int kSmallGap = 8;
constexpr size_t kMostInStep = 10'000; ///< locks; a larger diff must not block the caller
constexpr int kTimeMillis = 500; ///< how often filters that depend on time are evaluated

} // namespace

LockTableModel::LockTableModel(const Clock &clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_clock(clock)
    , m_wallAhead(Micros(clock.wallNow().time_since_epoch()) - clock.now().time_since_epoch())
    , m_worker(new LockOrderWorker(m_wallAhead))
{
    qRegisterMetaType<LockTableUpdatePtr>();
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &LockOrderWorker::updated, this, [this](const LockTableUpdatePtr &update) { take(*update); });
    connect(m_worker, &LockOrderWorker::waiting, this, [this](int locks) {
        if (isPaused())
            Q_EMIT waitingChanged(locks);
    });
    connect(&m_time, &QTimer::timeout, this, [this] {
        QMetaObject::invokeMethod(m_worker, [worker = m_worker, at = now()] { worker->letTimePass(at); });
    });
    m_thread.setObjectName(QStringLiteral("lock order"));
    m_thread.start();
}

LockTableModel::~LockTableModel()
{
    m_thread.quit();
    m_thread.wait(); // at most for one pass over the locks
}

LockStatePtr LockTableModel::lockAt(int row) const
{
    if (row < 0 || row >= static_cast<int>(m_order.size()))
        return {};
    return slotAt(row).lock;
}

int LockTableModel::slotOf(const QByteArray &name) const
{
    const size_t hash = qHash(name);
    for (auto at = std::find(m_hashes.begin(), m_hashes.end(), hash); at != m_hashes.end();
         at = std::find(at + 1, m_hashes.end(), hash)) {
        const Slot &slot = m_slots[static_cast<size_t>(at - m_hashes.begin())];
        if (slot.lock && !slot.gone && slot.lock->name == name)
            return static_cast<int>(at - m_hashes.begin());
    }
    return -1;
}

int LockTableModel::rowOf(const QByteArray &name) const
{
    const int found = slotOf(name);
    return found < 0 ? -1 : m_slots[static_cast<size_t>(found)].row;
}

LockStatePtr LockTableModel::lock(const QByteArray &name) const
{
    const int found = slotOf(name);
    return found < 0 ? LockStatePtr() : m_slots[static_cast<size_t>(found)].lock;
}

void LockTableModel::eachLock(const std::function<bool(const LockState &lock)> &look) const
{
    for (int row = 0; row < static_cast<int>(m_order.size()); ++row) {
        const Slot &slot = slotAt(row);
        if (slot.lock && !slot.gone && !look(*slot.lock))
            return;
    }
    for (const Slot &slot : m_slots) {
        if (slot.row < 0 && slot.lock && !slot.gone && !look(*slot.lock))
            return;
    }
}

int LockTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int LockTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : LockColumn::Count;
}

void LockTableModel::apply(const BoardDiffPtr &diff)
{
    // Many diffs contain only nodes, which the table ignores.
    if (diff->changed.empty() && diff->removed.empty())
        return;
    ++m_diffsSent;
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, diff, at = now()] { worker->apply(diff, at); });
    if (m_inStep && diff->changed.size() + diff->removed.size() <= kMostInStep)
        catchUp();
}

void LockTableModel::catchUp()
{
    // The worker sends nothing new until its last update was taken over.
    const auto takeOver = [this] { QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); };
    takeOver();
    for (int told = 0; told < 2 && m_diffsSeen != m_diffsSent; ++told) {
        QMetaObject::invokeMethod(
            m_worker, [worker = m_worker] { worker->publish(); }, Qt::BlockingQueuedConnection);
        takeOver();
    }
}

void LockTableModel::ask()
{
    ++m_querySent;
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, query = m_query, number = m_querySent, at = now()] {
        worker->ask(query, number, at);
    });
}

void LockTableModel::setFilter(const LockFilter &filter)
{
    if (m_query.filter == filter)
        return;
    m_query.filter = filter;
    m_narrows = true;
    letTimePass();
    ask();
}

void LockTableModel::letTimePass()
{
    const bool isNeeded = m_query.filter.dependsOnTime() || m_lingers;
    if (isNeeded && !m_time.isActive())
        m_time.start(kTimeMillis);
    else if (!isNeeded)
        m_time.stop();
}

void LockTableModel::setSubset(LockSubset subset)
{
    if (std::exchange(m_query.subset, subset) == subset)
        return;
    m_narrows = true;
    ask();
}

void LockTableModel::setLinger(Micros linger)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, linger] { worker->setLinger(linger); });
}

void LockTableModel::setNamespace(const QByteArray &space)
{
    if (std::exchange(m_query.space, space) == space)
        return;
    m_narrows = true;
    ask();
}

void LockTableModel::setNodeLabels(const QStringList &labels)
{
    if (std::exchange(m_query.nodeLabels, labels) != labels)
        ask();
}

void LockTableModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= LockColumn::Count)
        return;
    m_query.column = static_cast<LockColumn::Id>(column);
    m_query.direction = order;
    ask();
}

void LockTableModel::setPace(Millis pace)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, pace] { worker->setPace(pace); });
}

void LockTableModel::holdRows(bool held)
{
    if (std::exchange(m_held, held) == held)
        return;
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, held] { worker->holdRows(held); });
}

void LockTableModel::keepInPlace(const QByteArray &name)
{
    if (std::exchange(m_kept, name) != name)
        QMetaObject::invokeMethod(m_worker, [worker = m_worker, name] { worker->keepInPlace(name); });
}

void LockTableModel::releaseKeptRow()
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->releaseKeptRow(); });
}

void LockTableModel::setPaused(bool paused)
{
    if (paused == isPaused())
        return;
    if (paused) {
        m_pausedAt = Moment{.now = now(), .wallNow = wallNow()};
        QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->pause(); });
        return;
    }
    m_pausedAt.reset();
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, at = now()] { worker->resume(at); });
}

void LockTableModel::setTooFewReadable(bool tooFew)
{
    if (std::exchange(m_tooFewReadable, tooFew) != tooFew && !m_order.empty())
        Q_EMIT dataChanged(index(0, LockColumn::Verdict), index(rowCount() - 1, LockColumn::Verdict));
}

void LockTableModel::setReadUntil(const std::optional<Moment> &moment)
{
    m_readUntil = moment;
    if (!isPaused() && !m_order.empty())
        Q_EMIT dataChanged(index(0, LockColumn::Ttl), index(rowCount() - 1, LockColumn::Held));
}

void LockTableModel::take(const LockTableUpdate &update)
{
    for (const auto &[index, lock] : update.changed) {
        const auto place = static_cast<size_t>(index);
        if (place >= m_slots.size()) {
            m_slots.resize(place + 1);
            m_hashes.resize(place + 1);
        }
        Slot &slot = m_slots[place];
        slot.gone = lock == nullptr;
        // The row of a gone lock remains until it may be removed.
        if (lock || slot.row < 0)
            slot.lock = lock;
    }
    for (const auto &[index, hash] : update.names)
        m_hashes[static_cast<size_t>(index)] = hash;
    m_total = update.total;
    m_matching = update.matching;
    m_subsets = update.subsets;
    m_lingers = update.lingers;
    letTimePass();

    // Refuse rows that were already on their way when the hand came, unless they answer a new query.
    const bool refused = update.rows && !update.onlyAppends && m_held && update.query == m_querySeen;
    if (update.rows && !refused) {
        Q_EMIT rowsAboutToChange();
        takeRows(*update.rows);
        if (!update.onlyAppends)
            m_rowsInOrder = rowCount();
        Q_EMIT rowsChanged();
    }
    m_rowsMissed = refused || update.rowsWait;
    m_keptWaits = update.keptWaits;
    m_diffsSeen = update.diffs;
    const bool isAnswer = std::exchange(m_querySeen, update.query) != update.query && m_querySeen == m_querySent;
    announceChanged(update);
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, refused] { worker->settle(!refused); });
    if (update.spaces)
        Q_EMIT spacesChanged(update.spaces);
    Q_EMIT updated();
    if (isAnswer && std::exchange(m_narrows, false))
        Q_EMIT filterApplied();
    if (isAnswer)
        Q_EMIT answered();
}

void LockTableModel::takeRows(const LockRows &rows)
{
    if (!rows.going.empty()) {
        std::vector<int> goingLast = rows.kept;
        goingLast.insert(goingLast.end(), rows.going.begin(), rows.going.end());
        reorder(goingLast);
        const auto kept = static_cast<int>(rows.kept.size());
        beginRemoveRows({}, kept, kept + static_cast<int>(rows.going.size()) - 1);
        for (const int index : rows.going) {
            Slot &slot = m_slots[static_cast<size_t>(index)];
            slot.row = -1;
            if (slot.gone)
                slot = {};
        }
        m_order.resize(rows.kept.size());
        endRemoveRows();
    }
    if (!rows.arriving.empty()) {
        const auto first = static_cast<int>(m_order.size());
        beginInsertRows({}, first, first + static_cast<int>(rows.arriving.size()) - 1);
        for (const int index : rows.arriving) {
            Slot &slot = m_slots[static_cast<size_t>(index)];
            slot.row = static_cast<int>(m_order.size());
            m_order.push_back(index);
        }
        endInsertRows();
    }
    reorder(rows.rows);
}

void LockTableModel::reorder(const std::vector<int> &order)
{
    if (order == m_order)
        return;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList persistent = persistentIndexList();
    std::vector<int> slotOfIndex;
    slotOfIndex.reserve(static_cast<size_t>(persistent.size()));
    for (const auto &index : persistent)
        slotOfIndex.push_back(m_order[static_cast<size_t>(index.row())]);
    m_order = order;
    for (size_t row = 0; row < m_order.size(); ++row)
        m_slots[static_cast<size_t>(m_order[row])].row = static_cast<int>(row);
    QModelIndexList moved;
    moved.reserve(persistent.size());
    for (qsizetype i = 0; i < persistent.size(); ++i)
        moved.append(
            index(m_slots[static_cast<size_t>(slotOfIndex[static_cast<size_t>(i)])].row, persistent.at(i).column()));
    changePersistentIndexList(persistent, moved);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void LockTableModel::announceChanged(const LockTableUpdate &update)
{
    std::vector<int> rows;
    rows.reserve(update.changed.size());
    for (const auto &[index, lock] : update.changed) {
        if (const int row = m_slots[static_cast<size_t>(index)].row; row >= 0)
            rows.push_back(row);
    }
    std::sort(rows.begin(), rows.end());
    std::vector<std::pair<int, int>> ranges;
    for (const int row : rows) {
        if (!ranges.empty() && row - ranges.back().second <= kSmallGap)
            ranges.back().second = row;
        else
            ranges.emplace_back(row, row);
    }
    // For changes all over the table, one signal is cheaper for the view than many.
    if (ranges.size() > kMostRanges)
        ranges = {{rows.front(), rows.back()}};
    for (const auto &[first, last] : ranges)
        Q_EMIT dataChanged(index(first, 0), index(last, LockColumn::Count - 1));
}

void LockTableModel::setOwnLocks(const QList<OwnLock> &locks)
{
    m_ownTokens.clear();
    for (const auto &lock : locks)
        m_ownTokens.insert(lock.token);
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, tokens = m_ownTokens, at = now()] { worker->setOwnTokens(tokens, at); });
    if (!m_order.empty())
        Q_EMIT dataChanged(index(0, LockColumn::Owner), index(rowCount() - 1, LockColumn::Owner));
}

void LockTableModel::setPast(const LockPastPtr &past)
{
    if (isPaused())
        return;
    m_past = past;
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, past] { worker->setPast(past); });
    for (int column = 0; column < LockColumn::Count && !m_order.empty(); ++column) {
        if (columnSpec(static_cast<LockColumn::Id>(column)).isOfPast)
            Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
    }
}

QVariant LockTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (section < 0 || section >= LockColumn::Count)
        return {};
    const auto &spec = columnSpec(static_cast<LockColumn::Id>(section));
    if (role == Qt::TextAlignmentRole && spec.isRight)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return spec.hint ? QVariant(spec.hint()) : QVariant();
    return role == Qt::DisplayRole ? QVariant(spec.title()) : QVariant();
}

bool LockTableModel::isStaleRow(const Slot &slot) const
{
    if (slot.gone || !m_rowsMissed)
        return slot.gone;
    const LockFilterContext context{.now = now(), .wallAhead = m_wallAhead, .nodeLabels = m_query.nodeLabels};
    return !(m_query.space.isEmpty() || slot.lock->name.startsWith(m_query.space))
        || !isInSubset(*slot.lock, m_query.subset, m_ownTokens) || !m_query.filter.matches(*slot.lock, context);
}

QString LockTableModel::textOf(const Slot &slot, int column) const
{
    const LockState &lock = *slot.lock;
    if (!slot.gone)
        return texts().of(lock, static_cast<LockColumn::Id>(column));
    switch (column) {
    case LockColumn::Verdict: return m_tooFewReadable ? tr("? unknown") : tr("– ended");
    case LockColumn::Name: return Wording::name(lock.name, 200);
    case LockColumn::Owner: return Wording::owner(lock);
    default: return tr("–");
    }
}

QVariant LockTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Slot &slot = slotAt(index.row());
    const LockStatePtr &lock = slot.lock;
    const auto column = static_cast<LockColumn::Id>(index.column());
    switch (role) {
    case Qt::DisplayRole: return textOf(slot, index.column());
    case LockRole: return QVariant::fromValue(lock);
    case Qt::ToolTipRole: {
        if (column == LockColumn::Name)
            return plainToolTip(Wording::name(lock->name, kTipChars));
        if (column == LockColumn::Owner && !slot.gone)
            return plainToolTip(visibleText(texts().whole(*lock, LockColumn::Owner), kTipChars)); // the cell may be cut
        const QString why = slot.gone ? QString() : texts().whyOf(*lock, column);
        return why.isEmpty() ? QVariant() : QVariant(why);
    }
    case RowCopy::kWholeRole:
        if (slot.gone && column != LockColumn::Name)
            return {};
        return texts().whole(*lock, column);
    case GoneRole: return slot.gone;
    case Qt::ForegroundRole:
        return isStaleRow(slot) ? QVariant(QGuiApplication::palette().color(QPalette::PlaceholderText)) : QVariant();
    case TtlFractionRole: {
        // An unknown lock gets no bar.
        const bool isKnown = !slot.gone && lock->assessment.verdict != Verdict::Unknown;
        const auto ttl = !isKnown ? std::nullopt : lock->assessedNow(std::max(now(), lock->assessedAt)).ttl;
        if (!ttl || lock->habit.fullTtl <= Millis(0))
            return {};
        return std::clamp(static_cast<double>(ttl->count()) / static_cast<double>(Micros(lock->habit.fullTtl).count()),
                          0.0, 1.0);
    }
    case Qt::TextAlignmentRole:
        return columnSpec(column).isRight ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default: return {};
    }
}

} // namespace Lockscope
