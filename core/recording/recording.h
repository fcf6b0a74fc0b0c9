#pragma once

#include "../history/history.h"

#include <QFile>
#include <QStringList>

#include <memory>

namespace Lockscope {

// A recording is a text file, one JSON object per line, each at most kMostLine bytes. Names, owners and all else that is bytes
// in Redis stand in the form of jsonText(). It holds no password.
//
// The first line is the header:
//   {"lockscope":"recording","version":1,"deployment":…,"nodes":[{"label":…,"address":…},…],"startedAt":ISO time,
//    "intervalMs":…,"feedDelayMs":null or …}
// Every other line begins with {"t":T, microseconds of the monotonic clock since the start; T never decreases, and lines of one
// T belong together: they are one diff. Besides, a line has one of
//   "lock":{…}      a lock as it was published, whole
//   "again":{…}     the same lock, of which only times differ: it was read again, or renewed
//   "gone":NAME     it left the board
//   "node":{…}      a node's state
//   "complete":true from here on all nodes have been swept
//   "reading":…     false: from here on nothing is read, and what stands is as old as that; true: it has been read again
//   "past":{…}     what happened before the recording began and may be an alert still: an overlap, a split, a node that restarted or
//                   failed over
//   "deed":{…}     what was done from here before the diff of this T: a release begun or failed, a lock of one's own taken or lost
//   "leftOut":NAME  (cut) its line would have been too long
//   "end":true      the recording was closed in order
// or nothing: watching went on, and nothing happened. What a reader does not know it passes over. Verdicts are written for
// people and for tools; a reader judges the readings itself.

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

/// Writes diffs to a file as they come. What repeats what was written is left out, so that locks that only stand there
/// cost nothing. Blocks for as long as the disk does. Single-threaded.
class LOCKSCOPE_CORE_EXPORT RecordingWriter
{
public:
    explicit RecordingWriter(const QString &path);
    /// Closes, if that was not done.
    ~RecordingWriter();
    Q_DISABLE_COPY_MOVE(RecordingWriter)

    /// Errors (Io): the file is there already, or cannot be made. It is readable by its owner only.
    [[nodiscard]] Result<void> open(const RecordingHeader &header, Instant now);
    /// Errors (Io): the disk is full. What was written up to then stays, whole lines; this and each later call has failed.
    [[nodiscard]] Result<void> write(const BoardDiff &diff, Instant now);
    /// What happened before the recording began, as far as it matters still (kPastKept); other kinds of events are left out. Errors as write().
    [[nodiscard]] Result<void> writePast(const std::vector<HistoryEvent> &events, Instant now);
    static constexpr Micros kPastKept = std::chrono::hours(24);
    static constexpr size_t kMostPast = 1000;
    /// From here on nothing is read, or all has been read again. Errors as write().
    [[nodiscard]] Result<void> writeReading(bool reads, Instant now);
    /// What was done from here. Errors as write().
    [[nodiscard]] Result<void> writeOwnAction(const OwnAction &ownAction, Instant now);
    /// To be called every second or so: says that watching went on, when nothing else did. Errors as write().
    [[nodiscard]] Result<void> tick(Instant now);
    [[nodiscard]] Result<void> close(Instant now);

    [[nodiscard]] qint64 bytes() const { return m_bytes; }
    [[nodiscard]] int leftOut() const { return m_leftOut; } ///< lines that would have been too long

private:
    struct Written
    {
        LockStatePtr state; ///< as written
        LockStatePtr latest; ///< read later, and not written
        Instant latestAt;
        bool doubted = false; ///< a node's process may be another since: that it says the same is written as well
    };

    /// What was read since it was written, and is about to change: how it ends is told by when it was seen last.
    void writeLatest(QByteArray &out, const std::vector<Written *> &locks);
    /// False when it would be too long, and was left out.
    bool line(QByteArray &out, qint64 t, const QJsonObject &content, const QByteArray &name = {});
    [[nodiscard]] Result<void> flush(const QByteArray &lines);
    [[nodiscard]] qint64 nextTime(Instant now);

    QFile m_file;
    Instant m_start;
    qint64 m_time = -1; ///< of the last line
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
    Micros at{0}; ///< since the recording began
    BoardDiffPtr diff;
    std::vector<HistoryEvent> past; ///< what it tells of the time before the recording
    std::optional<bool> reading; ///< from here on nothing was read (false), or all had been read again
    std::vector<OwnAction> ownActions; ///< before the diff came
};

/// Reads a recording from its beginning to its end. Its Instants are those of the recording: kEpoch and what has passed since.
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

    /// `device` is open for reading.
    explicit RecordingReader(std::unique_ptr<QIODevice> device);
    /// Errors: Io, the file cannot be read; InvalidArgument, it is no recording, or of a later version.
    [[nodiscard]] static Result<std::unique_ptr<RecordingReader>> open(const QString &path);

    /// To be called first, and again to begin anew. Errors as open().
    [[nodiscard]] Result<void> readHeader();
    [[nodiscard]] const RecordingHeader &header() const { return m_header; }
    /// The nodes as they are after what was read; with the header alone nothing is known of them but their names.
    [[nodiscard]] const std::vector<NodeStatus> &nodes() const { return m_nodes; }
    /// The next diff; nothing at the end.
    [[nodiscard]] std::optional<RecordedFrame> next();

    /// Lines that could not be understood, and were passed over: the first kMostProblems, and how many there are.
    [[nodiscard]] const std::vector<Problem> &problems() const { return m_problems; }
    [[nodiscard]] qint64 problemCount() const { return m_problemCount; }
    /// The end was read, and the recording was closed in order. Otherwise it was cut.
    [[nodiscard]] bool isWhole() const { return m_whole; }
    /// When the last diff was, without reading all that comes before.
    [[nodiscard]] Micros length();

private:
    struct Line;

    [[nodiscard]] std::optional<QByteArray> nextLine();
    [[nodiscard]] std::optional<Line> nextEntry();
    /// A line of this time, which comes next, is wrong about it: the one behind it goes on from those before.
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
