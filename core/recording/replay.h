#pragma once

#include "recording.h"

namespace Lockscope {

/// Plays a recording as if it were watched: returns diffs, forwards or from any position. All diffs so far add up to
/// the board at position(). Reads no clock; Playhead supplies the position. Single-threaded.
class LOCKSCOPE_CORE_EXPORT Replay
{
public:
    explicit Replay(std::unique_ptr<RecordingReader> reader);
    /// Errors as RecordingReader::open().
    [[nodiscard]] static Result<std::unique_ptr<Replay>> open(const QString &path);

    [[nodiscard]] const RecordingHeader &header() const { return m_reader->header(); }
    [[nodiscard]] const RecordingReader &reader() const { return *m_reader; }
    [[nodiscard]] Micros length() const { return m_length; }
    [[nodiscard]] Micros position() const { return m_position; }
    /// The nodes were being read at position(). Otherwise the board has the state of when reading stopped.
    [[nodiscard]] bool wasReading() const { return m_wasReading; }
    /// Own actions before the diff that step() returned last.
    [[nodiscard]] const std::vector<OwnAction> &ownActions() const { return m_ownActions; }
    /// The time of the next diff; unset at the end.
    [[nodiscard]] std::optional<Micros> nextAt() const;

    /// The next diff; null at the end. As with seek(), nodes have no round trip or cost: recordings do not follow them.
    BoardDiffPtr step();
    /// The difference between the current board and the board at `to`, which may be earlier. Never null, perhaps empty.
    BoardDiffPtr seek(Micros to);

    /// The recording's clocks at a position.
    [[nodiscard]] static Instant instantAt(Micros position) { return RecordingReader::kEpoch + position; }
    [[nodiscard]] WallTime wallTimeAt(Micros position) const { return header().startedAt + floorMillis(position); }

private:
    void load();

    std::unique_ptr<RecordingReader> m_reader;
    std::optional<RecordedFrame> m_next;
    Micros m_length{0};
    Micros m_position{0};
    QHash<QByteArray, LockStatePtr> m_shown;
    std::vector<NodeStatus> m_nodes;
    bool m_complete = false;
    bool m_wasReading = true;
    std::vector<OwnAction> m_ownActions;
    quint64 m_generation = 0;
};

/// Where a replay should be: plays at a speed, pauses or jumps. The caller passes the current time.
class LOCKSCOPE_CORE_EXPORT Playhead
{
public:
    explicit Playhead(Instant now, double speed = 1) : m_anchor(now), m_speed(speed) { }

    [[nodiscard]] Micros at(Instant now) const;
    /// The time until it reaches `position`: zero if it has, unset while paused.
    [[nodiscard]] std::optional<Micros> until(Micros position, Instant now) const;
    /// 0: paused.
    void setSpeed(double speed, Instant now);
    void jump(Micros position, Instant now);

private:
    Instant m_anchor;
    Micros m_position{0}; ///< at m_anchor
    double m_speed;
};

} // namespace Lockscope
