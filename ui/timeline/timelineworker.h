#pragma once

#include "timelinerows.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace Lockscope {

/// Drives a TimelineIndexer in a worker thread: takes histories, diffs and queries as they come, and tells pictures no
/// faster than a view can use them, one at a time. All functions are to be called in its thread.
class TimelineWorker : public QObject
{
    Q_OBJECT

public:
    explicit TimelineWorker(Micros wallAhead);

    void setHistory(const HistorySnapshotPtr &history);
    void apply(const BoardDiffPtr &diff, Instant now);
    void setPast(const TimelinePastPtr &past);
    /// Answered at once: it is what the operator asked for.
    void ask(const TimelineQuery &query, quint64 number, Instant now);
    void letTimePass(Instant now);
    /// Nobody looks: what comes is indexed, and no pictures are made but those that are asked for.
    void setShown(bool shown);
    /// Answers updated(). `before`: the picture that was shown until then; what only it has is freed here.
    void settle(TimelinePicturePtr before);

Q_SIGNALS:
    void updated(const Lockscope::TimelinePicturePtr &picture);

private:
    void publish();
    void publishSoon();

    const Micros m_wallAhead;
    TimelineIndexer m_indexer;
    TimelineRowMaker m_maker;
    QTimer m_pace;
    QElapsedTimer m_sinceTold;
    Instant m_now;
    quint64 m_query = 0;
    quint64 m_queryTold = 0;
    quint64 m_histories = 0;
    quint64 m_diffs = 0;
    int m_rows = 0;
    bool m_dirty = false;
    bool m_shown = false;
    bool m_inFlight = false;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::TimelinePicturePtr)
