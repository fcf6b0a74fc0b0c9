#include "contentionplots.h"

#include "../kit/type.h"
#include "../overview/holdtimesplot.h"
#include "../overview/overviewwording.h"
#include "../overview/plotcard.h"
#include "../overview/waitingplot.h"

#include <lockscope/core/words/wording.h>

#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace Lockscope {

static constexpr qsizetype kPlotNameChars = 60;

ContentionPlots::ContentionPlots(QWidget *parent)
    : QWidget(parent)
    , m_waiting(new WaitingPlot)
    , m_holdTimes(new HoldTimesPlot)
    , m_waitingCard(new PlotCard(
          m_waiting, tr("Waiting time per lock and minute"), QStringLiteral("waiting"),
          {tr("Lock"), tr("Minute"), tr("Time with waiters")}, [this] { return waitingTable(); }, this))
    , m_holdTimesCard(new PlotCard(
          m_holdTimes, tr("Hold times"), QStringLiteral("hold-times"), {tr("Held for"), tr("Holds")},
          [this] { return holdTimesTable(); }, this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * kGrid);
    layout->addWidget(m_waitingCard, 3);
    layout->addWidget(m_holdTimesCard, 2);
    connect(m_waiting, &Plot::activated, this, [this](const PlotSpot &spot) { choose(spot.row); });
    connect(m_waitingCard, &PlotCard::rowActivated, this, [this](int row) {
        const auto minutes = static_cast<int>(m_picture.minutes.size());
        choose(minutes > 0 ? row / minutes : -1);
    });
    m_waiting->setEmptyText(tr("Reading…"));
    m_holdTimes->setEmptyText(tr("Reading…"));
}

void ContentionPlots::choose(int row)
{
    const auto &rows = m_waiting->waitingRows();
    if (row >= 0 && static_cast<size_t>(row) < rows.size())
        Q_EMIT lockChosen(rows[static_cast<size_t>(row)].lock);
}

void ContentionPlots::setPicture(const ContentionPicture &picture)
{
    m_picture = picture;
    showWaiting();
}

void ContentionPlots::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_picture.minutes.empty())
        showWaiting(); // other rows have room
}

void ContentionPlots::showWaiting()
{
    std::vector<WaitingRow> rows = m_picture.waiting;
    const auto room = static_cast<size_t>(std::max(m_waiting->rowsIn(m_waiting->height()), 1));
    rows.resize(std::min({rows.size(), room, kMostRows}));
    const Instant minute = m_picture.minutes.empty() ? Instant() : m_picture.minutes.back().from;
    if (std::exchange(m_orderOf, minute) != minute)
        m_order.clear();
    const auto placeOf = [this](const WaitingRow &row) {
        const qsizetype place = m_order.indexOf(row.lock);
        return place < 0 ? m_order.size() : place;
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const WaitingRow &a, const WaitingRow &b) { return placeOf(a) < placeOf(b); });
    m_order.clear();
    for (const WaitingRow &row : rows)
        m_order += row.lock;
    m_waiting->setRows(rows, m_picture.minutes, m_picture.wallAhead, m_picture.isNow);
    m_waiting->setEmptyText(rows.empty() ? tr("No waiters were seen in the last 30 minutes.") : QString());
    m_waitingCard->setNote(
        m_waiting->longest() > Micros(0) ? tr("darkest %1").arg(Wording::duration(m_waiting->longest())) : QString());
    m_waitingCard->refresh();
}

void ContentionPlots::setHoldTimes(const QByteArray &lock, const HoldTimeBins &bins)
{
    m_holdTimesCard->setTitle(lock.isEmpty() ? tr("Hold times, all locks")
                                             : tr("Hold times, %1").arg(Wording::name(lock, kPlotNameChars)));
    m_holdTimes->setBins(bins);
    m_holdTimes->setEmptyText(bins.count > 0         ? QString()
                                  : bins.partial > 0 ? tr("Lockscope saw no complete hold.")
                                                     : tr("No hold was seen to end in this time."));
    m_holdTimesCard->setNote(bins.p50 && bins.p99
                                 ? tr("p50 %1 · p99 %2").arg(Wording::duration(*bins.p50), Wording::duration(*bins.p99))
                                 : QString());
    m_holdTimesCard->setToolTip(
        bins.partial > 0
            ? tr("Left out, because only a bound is known: %1 holds.").arg(OverviewWording::number(bins.partial))
            : QString());
    m_holdTimesCard->refresh();
}

QList<QStringList> ContentionPlots::waitingTable() const
{
    QList<QStringList> table;
    for (const WaitingRow &row : m_waiting->waitingRows()) {
        for (size_t minute = 0; minute < m_picture.minutes.size(); ++minute) {
            const auto &column = m_picture.minutes[minute];
            table.append({Wording::name(row.lock, kPlotNameChars),
                          OverviewWording::clockTime(column.from, m_picture.wallAhead, false),
                          column.known == Micros(0)         ? tr("not watched")
                              : minute < row.minutes.size() ? Wording::duration(row.minutes[minute])
                                                            : tr("–")});
        }
    }
    return table;
}

QList<QStringList> ContentionPlots::holdTimesTable() const
{
    QList<QStringList> table;
    const HoldTimeBins &bins = m_holdTimes->bins();
    for (int bin = m_holdTimes->firstBin(); bin < m_holdTimes->firstBin() + m_holdTimes->shownBins(); ++bin) {
        const qint64 count = bins.counts.at(static_cast<size_t>(bin));
        table.append({HoldTimesPlot::range(bin), OverviewWording::number(count, bins.knowledge == Knowledge::AtLeast)});
    }
    return table;
}

} // namespace Lockscope
