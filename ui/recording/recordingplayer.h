#pragma once

#include "../kit/export.h"
#include "../timeline/timelinespans.h"

#include <lockscope/core/history/alerts.h>
#include <lockscope/core/recording/replay.h>

#include <QObject>
#include <QThread>
#include <QTimer>

#include <atomic>

namespace Lockscope {

/// The time of a recording: that of the moment that is shown. Thread-safe.
class LOCKSCOPE_WIDGETS_EXPORT RecordingClock : public Clock
{
public:
    [[nodiscard]] Instant now() const override { return Replay::instantAt(position()); }
    [[nodiscard]] WallTime wallNow() const override { return WallTime(Millis(m_startedAt)) + floorMillis(position()); }
    void begin(WallTime startedAt) { m_startedAt = startedAt.time_since_epoch().count(); }
    void set(Micros position) { m_position = position.count(); }
    [[nodiscard]] Micros position() const { return Micros(m_position); }

private:
    std::atomic<qint64> m_startedAt = 0;
    std::atomic<qint64> m_position = 0;
};

/// Plays a recording for views, as a session would tell it: the board at the moment that is shown, and all that happened in the
/// whole recording. Files are read in a thread of its own; nothing here blocks. Its clock stands at the moment whose board was told
/// last, a little behind position(): at a hundred times the speed a board of a moment ago is one of seconds before. To be used in one thread.
class LOCKSCOPE_WIDGETS_EXPORT RecordingPlayer : public QObject
{
    Q_OBJECT

public:
    explicit RecordingPlayer(QObject *parent = nullptr);
    ~RecordingPlayer() override;

    /// Once. Answered by opened() or failed().
    void open(const QString &path);

    /// After opened().
    [[nodiscard]] const RecordingHeader &header() const { return m_header; }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] Micros length() const { return m_length; }
    [[nodiscard]] const HistorySnapshotPtr &history() const { return m_history; } ///< of all of it
    [[nodiscard]] const TimelinePastPtr &past() const { return m_past; } ///< what history does not tell of it
    /// As they would have been told, and what stood already when all was first read, however long it would have taken to be told.
    [[nodiscard]] const std::vector<Alert> &alerts() const { return m_alerts; }
    /// Since when nothing had been read at the moment that is shown; nothing: it was.
    [[nodiscard]] std::optional<Micros> unreadSince() const;
    [[nodiscard]] Instant alertsKnownSince() const { return m_alertsKnownSince; } ///< what stood then may have stood for longer
    /// What was passed over in the file, or that it was cut; empty when all is well.
    [[nodiscard]] const QString &caveat() const { return m_caveat; }
    [[nodiscard]] const RecordingClock &clock() const { return m_clock; }
    [[nodiscard]] Micros position() const { return m_position; } ///< which is asked for
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    [[nodiscard]] double speed() const { return m_speed; }

    void play();
    void pause();
    void setSpeed(double speed);
    /// Shows another moment; backwards as well.
    void seek(Micros position);
    /// Tells the whole board once more, for a view that joins.
    void republish();

Q_SIGNALS:
    void opened();
    void failed(const QString &why);
    void boardChanged(const Lockscope::BoardDiffPtr &diff);
    void positionChanged();
    void momentChanged(); ///< the clock's; boardChanged() has told its board
    void playingChanged();

private:
    class Reader;
    struct Opened;

    void take(const Opened &opened);
    void advance();
    void ask();

    RecordingClock m_clock;
    Micros m_position{0};
    QThread m_thread;
    Reader *m_reader; ///< lives in m_thread
    QTimer m_timer;
    QString m_path;
    RecordingHeader m_header;
    Micros m_length{0};
    Micros m_firstPicture{0}; ///< when all that was known at its beginning is written
    HistorySnapshotPtr m_history;
    TimelinePastPtr m_past;
    std::vector<Alert> m_alerts;
    Instant m_alertsKnownSince;
    std::vector<std::pair<Micros, Micros>> m_unread; ///< in which nothing was read, or not all again
    QString m_caveat;
    Playhead m_head;
    double m_speed = 1;
    bool m_playing = false;
    bool m_isOpen = false;
    bool m_asked = false; ///< one question is under way at most
    bool m_again = false;
    bool m_whole = true; ///< the next answer is to be the whole board
};

} // namespace Lockscope
