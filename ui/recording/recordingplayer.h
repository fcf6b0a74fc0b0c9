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

/// The clock of a recording, at the shown moment. Thread-safe.
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

/// Plays a recording for views like a session: the board at the shown moment, and the history of the whole recording. A
/// worker thread reads the files, so nothing blocks. The clock is at the moment of the latest board, slightly behind
/// position(): at a hundred times the speed, a board is soon seconds old. Use it from one thread.
///
///     auto *player = new RecordingPlayer(this);
///     connect(player, &RecordingPlayer::opened, this, [=, this] { setCentralWidget(new LockscopeWidget(player)); });
///     connect(player, &RecordingPlayer::failed, this, &Host::log);
///     player->open("incident.rec");
class LOCKSCOPE_WIDGETS_EXPORT RecordingPlayer : public QObject
{
    Q_OBJECT

public:
    explicit RecordingPlayer(QObject *parent = nullptr);
    ~RecordingPlayer() override;

    /// Call this once. Emits opened() or failed().
    void open(const QString &path);

    /// Valid after opened().
    [[nodiscard]] const RecordingHeader &header() const { return m_header; }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] Micros length() const { return m_length; } ///< from the first to the last line
    [[nodiscard]] const HistorySnapshotPtr &history() const { return m_history; } ///< of the whole recording
    [[nodiscard]] const TimelinePastPtr &past() const { return m_past; } ///< what the history lacks
    /// The alerts that a session would have raised. Those already active at the first complete reading have no delay.
    [[nodiscard]] const std::vector<Alert> &alerts() const { return m_alerts; }
    /// Since when nothing was read at the shown moment; unset: reading ran.
    [[nodiscard]] std::optional<Micros> unreadSince() const;
    [[nodiscard]] Instant alertsKnownSince() const { return m_alertsKnownSince; } ///< alerts active then may be older
    /// Reports skipped lines and a missing end; empty if the file is complete.
    [[nodiscard]] const QString &caveat() const { return m_caveat; }
    [[nodiscard]] const RecordingClock &clock() const { return m_clock; }
    [[nodiscard]] Micros position() const { return m_position; } ///< the requested one
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    [[nodiscard]] double speed() const { return m_speed; }

    void play(); ///< from position(); at the end, from the start
    void pause();
    void setSpeed(double speed); ///< 1: as fast as it was
    /// Shows another moment, also an earlier one.
    void seek(Micros position);
    /// Emits the whole board again, for a view that joins.
    void republish();

Q_SIGNALS:
    void opened();
    void failed(const QString &why); ///< the file cannot be read as a recording
    void boardChanged(const Lockscope::BoardDiffPtr &diff); ///< as Session::boardChanged()
    void positionChanged();
    void momentChanged(); ///< of the clock; follows boardChanged()
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
    Micros m_firstCompleteAt{0}; ///< when all that was known at the start is written
    HistorySnapshotPtr m_history;
    TimelinePastPtr m_past;
    std::vector<Alert> m_alerts;
    Instant m_alertsKnownSince;
    std::vector<std::pair<Micros, Micros>> m_unread; ///< times without reading, up to the next complete reading
    QString m_caveat;
    Playhead m_head;
    double m_speed = 1;
    bool m_playing = false;
    bool m_isOpen = false;
    bool m_asked = false; ///< at most one request is under way
    bool m_again = false;
    bool m_whole = true; ///< the next answer must be the whole board
};

} // namespace Lockscope
