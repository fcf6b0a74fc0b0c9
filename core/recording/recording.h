#pragma once

#include "../base/result.h"
#include "../history/history.h"

#include <QFile>
#include <QStringList>

#include <memory>

namespace Lockscope {

// A recording is a text file with one JSON object per line, each at most kMostLine bytes. Names, owners and other bytes
// from Redis are written by jsonText(). It contains no password.
//
// The first line is the header:
//   {"lockscope":"recording","version":1,"deployment":…,"nodes":[{"label":…,"address":…},…],"startedAt":ISO time,
//    "intervalMs":…,"feedDelayMs":null or …}
// Every other line begins with {"t":T, in microseconds of the monotonic clock since the start. T never decreases; lines
// with the same T are one diff. A line also has one of
//   "lock":{…}      a lock as published, complete
//   "again":{…}     the same lock with other times: it was read again, or renewed
//   "gone":NAME     the lock left the board
//   "node":{…}      the state of a node
//   "complete":true from here on all nodes have been read completely
//   "reading":…     false: nothing is read from here on, and the board keeps its old state; true: all was read again
//   "past":{…}      an event from before the recording that may still be an alert: an overlap, a split, a node that
//                   restarted or failed over
//   "deed":{…}      an own action before the diff of this T: a release begun or failed, an own lock acquired or lost
//   "leftOut":NAME  (cut) the line would have been too long
//   "end":true      the recording was closed properly
// or none: watching continued without a change. Readers ignore what they do not know. Verdicts are for people and
// tools; a reader judges the readings itself.

/// The first line of a recording: what was watched, and from when.
struct RecordingHeader
{
    static constexpr int kVersion = 1;

    QString deployment;
    QStringList labels; ///< of the nodes
    QStringList addresses;
    WallTime startedAt;
    WatchPace pace;

    friend bool operator==(const RecordingHeader &, const RecordingHeader &) = default;
};

inline constexpr qsizetype kMostLine = 256 * 1024;

/// Writes diffs to a file as they arrive. Skips repetitions, so unchanged locks cost nothing. Blocks. Single-threaded.
class LOCKSCOPE_CORE_EXPORT RecordingWriter
{
public:
    explicit RecordingWriter(const QString &path);
    /// Calls close() if necessary.
    ~RecordingWriter();
    Q_DISABLE_COPY_MOVE(RecordingWriter)

    /// Creates a file that only its owner can read. Error: Io, if it exists or cannot be created.
    [[nodiscard]] Result<void> open(const RecordingHeader &header, Instant now);
    /// Error: Io, if the disk is full. The complete lines before stay, and every later call fails as well.
    [[nodiscard]] Result<void> write(const BoardDiff &diff, Instant now);
    /// Writes earlier events that may still matter, see kPastKept; ignores other kinds. Errors: as write().
    [[nodiscard]] Result<void> writePast(const std::vector<HistoryEvent> &events, Instant now);
    static constexpr Micros kPastKept = std::chrono::hours(24);
    static constexpr size_t kMostPast = 1000;
    /// `reads` false: nothing is read from here on; true: all was read again. Errors: as write().
    [[nodiscard]] Result<void> writeReading(bool reads, Instant now);
    /// Writes an action of this process. Errors: as write().
    [[nodiscard]] Result<void> writeOwnAction(const OwnAction &ownAction, Instant now);
    /// Call it about once a second. It shows that watching continues if nothing else was written. Errors: as write().
    [[nodiscard]] Result<void> tick(Instant now);
    /// Writes the end, without which a reader reports the file as cut. Errors: as write().
    [[nodiscard]] Result<void> close(Instant now);

    [[nodiscard]] qint64 bytes() const { return m_bytes; }
    [[nodiscard]] int leftOut() const { return m_leftOut; } ///< lines that would have been too long

private:
    struct Written
    {
        LockStatePtr state; ///< as written
        LockStatePtr latest; ///< read later, not written yet
        Instant latestAt;
        bool doubted = false; ///< a node may have restarted since, so an identical reading is written as well
    };

    /// Writes the latest readings of locks that are about to change: they show when each lock was last seen.
    void writeLatest(QByteArray &out, const std::vector<Written *> &locks);
    /// Returns false if the line would be too long, and writes `leftOut` instead.
    bool line(QByteArray &out, qint64 t, const QJsonObject &content, const QByteArray &name = {});
    [[nodiscard]] Result<void> flush(const QByteArray &lines);
    [[nodiscard]] qint64 nextTime(Instant now);

    QFile m_file;
    Instant m_start;
    qint64 m_time = -1; ///< T of the last line
    qint64 m_bytes = 0;
    int m_leftOut = 0;
    bool m_complete = false;
    bool m_reads = true;
    std::optional<Error> m_error;
    QHash<QByteArray, Written> m_locks;
    std::vector<NodeStatus> m_nodes;
};

/// One diff of a recording.
struct RecordedFrame
{
    Micros at{0}; ///< since the start of the recording
    BoardDiffPtr diff;
    std::vector<HistoryEvent> past; ///< events from before the recording
    std::optional<bool> reading; ///< false: nothing is read from here on; true: all was read again
    std::vector<OwnAction> ownActions; ///< own actions before the diff
};

/// Reads a recording from start to end. Its Instants count from kEpoch, the start of the recording.
class LOCKSCOPE_CORE_EXPORT RecordingReader
{
public:
    static constexpr Instant kEpoch{std::chrono::hours(24)};
    static constexpr size_t kMostProblems = 100;

    struct Problem
    {
        qint64 line = 0;
        QString why;
    };

    /// `device` must be open for reading and seekable.
    explicit RecordingReader(std::unique_ptr<QIODevice> device);
    /// Errors: Io (the file cannot be read), InvalidArgument (no recording, or of another version).
    [[nodiscard]] static Result<std::unique_ptr<RecordingReader>> open(const QString &path);

    /// Call it first, or again to restart from the beginning. Errors: as open().
    [[nodiscard]] Result<void> readHeader();
    [[nodiscard]] const RecordingHeader &header() const { return m_header; }
    /// The nodes after the frames read so far. After readHeader() only labels and addresses are known.
    [[nodiscard]] const std::vector<NodeStatus> &nodes() const { return m_nodes; }
    /// The next diff; unset at the end.
    [[nodiscard]] std::optional<RecordedFrame> next();

    /// The first kMostProblems lines that were not understood and ignored, and the number of all.
    [[nodiscard]] const std::vector<Problem> &problems() const { return m_problems; }
    [[nodiscard]] qint64 problemCount() const { return m_problemCount; }
    /// The end was read, and the recording was closed properly. Otherwise it is cut.
    [[nodiscard]] bool isWhole() const { return m_whole; }
    /// The time of the last diff, found without reading everything before it.
    [[nodiscard]] Micros length();

private:
    struct Line;

    [[nodiscard]] std::optional<QByteArray> nextLine();
    [[nodiscard]] std::optional<Line> nextEntry();
    /// The following line has an earlier time that continues the lines before, so this time is wrong.
    [[nodiscard]] bool isBeyondTheNext(qint64 t);
    [[nodiscard]] bool take(const QJsonObject &content, BoardDiff &diff, RecordedFrame &frame);
    void problem(const QString &why);

    std::unique_ptr<QIODevice> m_device;
    RecordingHeader m_header;
    qint64 m_line = 0;
    qint64 m_time = 0;
    std::shared_ptr<Line> m_ahead;
    bool m_complete = false;
    bool m_whole = false;
    quint64 m_generation = 0;
    QHash<QByteArray, LockStatePtr> m_locks;
    std::vector<NodeStatus> m_nodes;
    std::vector<Problem> m_problems;
    qint64 m_problemCount = 0;
};

} // namespace Lockscope
