#pragma once

#include "historystrip.h"

#include <lockscope/core/history/historysnapshot.h>

#include <QHash>

#include <optional>
#include <span>
#include <utility>

namespace Lockscope {

/// Finds the events of one lock in a chunk without walking those of the others.
class LOCKSCOPE_WIDGETS_EXPORT HistoryChunkDirectory
{
public:
    explicit HistoryChunkDirectory(std::shared_ptr<const HistoryChunk> chunk);

    [[nodiscard]] const std::shared_ptr<const HistoryChunk> &chunk() const { return m_chunk; }
    /// The indexes of its events, oldest first. An empty name: events of nodes and of the watching.
    [[nodiscard]] std::span<const quint32> eventsOf(const QByteArray &lock) const;

private:
    std::shared_ptr<const HistoryChunk> m_chunk;
    std::vector<std::pair<quint32, HistoryChunk::NameId>> m_byHash;
    std::vector<quint32> m_first; ///< by NameId, in m_events
    std::vector<quint32> m_events;
};

/// Keeps the strips of a few locks, for example of the rows on the screen. Of a snapshot that continues the previous
/// one it processes only the new events. Reads no clock. Use it from one thread at a time.
class LOCKSCOPE_WIDGETS_EXPORT HistoryStrips
{
public:
    /// Holds that begin within this time become one part, so that a strip stays small.
    static constexpr Micros kFinest = std::chrono::milliseconds(250);

    HistoryStrips();
    ~HistoryStrips();
    HistoryStrips(const HistoryStrips &) = delete;
    HistoryStrips &operator=(const HistoryStrips &) = delete;

    /// The locks whose strips to keep. The strip of another one is made from its own events.
    void setNames(const QByteArrayList &names);
    /// Takes the next snapshot. Makes all strips anew if it does not continue the previous one, as after a rewind.
    void setHistory(const HistorySnapshotPtr &history);

    /// Null: not among the names, or there is no history yet.
    [[nodiscard]] HistoryStripPtr strip(const QByteArray &name) const;
    [[nodiscard]] QHash<QByteArray, HistoryStripPtr> all() const;

    /// The number of events looked at since the beginning, for tests of the cost.
    [[nodiscard]] quint64 eventsSeen() const { return m_eventsSeen; }

private:
    class Draft;

    [[nodiscard]] bool continues(const HistorySnapshot &history) const;
    void takeNew(const HistorySnapshot &history);
    void fillNewDrafts();
    void take(const HistoryChunk &chunk, size_t index, Draft &draft);
    void takeForAll(const HistoryChunk &chunk, size_t index);
    void setPause(std::optional<Instant> since);
    void forgetBefore(Instant moment);
    template <typename Change>
    void changeAll(Change change);

    QHash<QByteArray, std::shared_ptr<Draft>> m_drafts;
    HistorySnapshotPtr m_history;
    std::vector<HistoryChunkDirectory> m_directories; ///< of the sealed chunks
    HistoryStrip m_common; ///< what all strips share: marks of nodes, unwatched times
    Instant m_knownSince;
    quint64 m_seen = 0; ///< processed events, including forgotten ones
    quint64 m_eventsSeen = 0;
};

} // namespace Lockscope
