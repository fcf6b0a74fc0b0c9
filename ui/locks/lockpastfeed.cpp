#include "lockpastfeed.h"

#include "locktablemodel.h"

#include <lockscope/core/base/whendone.h>

#include <QElapsedTimer>
#include <QEvent>
#include <QHeaderView>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kShareOfTime = 20; ///< rest after a pass, in multiples of its duration
constexpr qint64 kLongestRestMillis = 120'000;

} // namespace

LockPastFeed::LockPastFeed(Ask history, QTableView *table, LockTableModel *model)
    : QObject(table)
    , m_history(std::move(history))
    , m_table(table)
    , m_model(model)
    , m_timer(this)
{
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LockPastFeed::look);
    table->installEventFilter(this);
    // Showing or hiding a column resizes its section.
    connect(table->horizontalHeader(), &QHeaderView::sectionResized, this, [this](int /*column*/, int before, int now) {
        if (before == 0 && now != 0)
            look();
    });
}

LockPastFeed::~LockPastFeed()
{
    m_pool.waitForDone();
}

bool LockPastFeed::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show)
        QMetaObject::invokeMethod(this, &LockPastFeed::look, Qt::QueuedConnection); // visible only after this event
    return QObject::eventFilter(watched, event);
}

bool LockPastFeed::isWanted() const
{
    if (!m_table->isVisible())
        return false;
    if (m_isWantedElsewhere)
        return true;
    for (int column = 0; column < LockColumn::Count; ++column) {
        if (columnSpec(static_cast<LockColumn::Id>(column)).isOfPast && !m_table->isColumnHidden(column))
            return true;
    }
    return false;
}

void LockPastFeed::setWanted(bool wanted)
{
    m_isWantedElsewhere = wanted;
    look();
}

void LockPastFeed::look()
{
    if (m_busy || m_timer.isActive() || !isWanted())
        return;
    m_busy = true;
    whenDone(m_history(), this, [this](const Result<HistorySnapshotPtr> &snapshot) {
        if (snapshot && *snapshot)
            return make(*snapshot);
        m_busy = false;
        m_timer.start(kPaceMillis);
    });
}

void LockPastFeed::make(const HistorySnapshotPtr &snapshot)
{
    m_pool.start([this, snapshot] {
        QElapsedTimer cost;
        cost.start();
        const auto past = LockPast::of(*snapshot);
        // Safe: the destructor waits for the pool.
        QMetaObject::invokeMethod(this, [this, past, took = cost.elapsed()] {
            m_busy = false;
            m_timer.start(static_cast<int>(std::clamp<qint64>(took * kShareOfTime, kPaceMillis, kLongestRestMillis)));
            m_model->setPast(past);
            Q_EMIT made(past);
        });
    });
}

} // namespace Lockscope
