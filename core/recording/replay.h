#pragma once

#include "recording.h"

namespace Lockscope {

/// A recording shown as if it were watched: gives out diffs, forwards or from any moment on. What has been given out so far
/// adds up to the board at position(). Reads no clock; Playhead says how far it should be. Single-threaded.
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
    /// At position() the nodes were read; else what stands is as of when that stopped.
    [[nodiscard]] bool wasReading() const { return m_wasReading; }
    /// What was done before the diff that step() gave last.
    [[nodiscard]] const std::vector<OwnAction> &ownActions() const { return m_ownActions; }
    /// When the next diff is; nothing at the end.
    [[nodiscard]] std::optional<Micros> nextAt() const;

    /// The next diff; null at the end. Of nodes neither round trip nor cost is known, as with seek(): they are not recorded as they change.
    BoardDiffPtr step();
    /// From what is shown to the board at `to`, backwards as well. Never null; empty when nothing differs.
    BoardDiffPtr seek(Micros to);

    /// The recording's clocks at a position; `now` of what is shown.
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

/// Where a replay should be: runs at a speed, stands, jumps. Time comes in as an argument.
class LOCKSCOPE_CORE_EXPORT Playhead
{
public:
    explicit Playhead(Instant now, double speed = 1) : m_anchor(now), m_speed(speed) { }

    [[nodiscard]] Micros at(Instant now) const;
    /// How long until it reaches `position`; zero when it has, nothing while it stands.
    [[nodiscard]] std::optional<Micros> until(Micros position, Instant now) const;
    /// 0: it stands.
    void setSpeed(double speed, Instant now);
    void jump(Micros position, Instant now);

private:
    Instant m_anchor;
    Micros m_position{0}; ///< at m_anchor
    double m_speed;
};

} // namespace Lockscope
