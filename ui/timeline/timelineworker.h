#pragma once

#include "timelinerows.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace Lockscope {

/// Drives a TimelineIndexer in a worker thread. Takes histories, diffs and queries at any time. Emits pictures one at a
/// time, no faster than a view can use them. Call all functions in its thread.
class TimelineWorker : public QObject
{
    Q_OBJECT

public:
    explicit TimelineWorker(Micros wallAhead);

    /// See TimelineIndexer::setSparse(). While sparse, histories are ignored.
    void setSparse(bool isSparse);
    void setHistory(const HistorySnapshotPtr &history);
    void apply(const BoardDiffPtr &diff, Instant now);
    void setPast(const TimelinePastPtr &past);
    /// Answers at once, or after pictureTaken() if a picture is on its way.
    void ask(const TimelineQuery &query, quint64 number, Instant now);
    void letTimePass(Instant now);
    /// `shown` false: indexes the input, but makes no pictures except answers to ask().
    void setShown(bool shown);
    /// Call this after updated(). Frees `before`, the previously shown picture, in the worker's thread.
    void pictureTaken(TimelinePicturePtr before);

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
    bool m_isSparse = false;
    bool m_shown = false;
    bool m_inFlight = false;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::TimelinePicturePtr)
