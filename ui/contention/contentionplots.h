#pragma once

#include "../kit/export.h"

#include <lockscope/core/history/activity.h>

#include <QWidget>

namespace Lockscope {

class HoldTimesPlot;
class PlotCard;
class WaitingPlot;

/// What the plots show of the history.
struct ContentionPicture
{
    std::vector<WaitingRow> waiting; ///< the longest first
    std::vector<WaitingMinute> minutes;
    Micros wallAhead{0}; ///< see Activity
    bool isNow = true; ///< the last minute is the present one
};

/// Beside each other: which locks had waiters in which minute, and the hold times of one lock.
class LOCKSCOPE_WIDGETS_EXPORT ContentionPlots : public QWidget
{
    Q_OBJECT

public:
    static constexpr size_t kMostRows = 12;

    explicit ContentionPlots(QWidget *parent = nullptr);

    void setPicture(const ContentionPicture &picture);
    /// `lock` empty: of all locks. A namespace ends in a colon.
    void setHoldTimes(const QByteArray &lock, const HoldTimeBins &bins);
    [[nodiscard]] WaitingPlot *waiting() const { return m_waiting; }
    [[nodiscard]] HoldTimesPlot *holdTimes() const { return m_holdTimes; }
    [[nodiscard]] PlotCard *waitingCard() const { return m_waitingCard; }
    [[nodiscard]] PlotCard *holdTimesCard() const { return m_holdTimesCard; }

Q_SIGNALS:
    /// The operator chose this lock in the heat map.
    void lockChosen(const QByteArray &name);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showWaiting();
    [[nodiscard]] QList<QStringList> waitingTable() const;
    [[nodiscard]] QList<QStringList> holdTimesTable() const;
    void choose(int row);

    ContentionPicture m_picture;
    QByteArrayList m_order; ///< of the rows, which stay put within a minute
    Instant m_orderOf;
    WaitingPlot *m_waiting;
    HoldTimesPlot *m_holdTimes;
    PlotCard *m_waitingCard;
    PlotCard *m_holdTimesCard;
};

} // namespace Lockscope
