#pragma once

#include <QFile>

#include <array>
#include <atomic>
#include <new>

namespace LockscopeTest {

/// A file that all workers and the test have mapped: what the lock guards, and who believes to hold it at this moment.
/// It lives outside of all nodes, so no fault reaches it. Times are CLOCK_BOOTTIME in microseconds, as the core's.
struct SharedBoard
{
    static constexpr int kPlaces = 16;

    enum Phase : int { WarmUp, Go, Stop };

    struct Place
    {
        std::atomic<qint64> insideUntil{0}; ///< until when this worker may be inside; 0: it is outside
        std::atomic<qint64> grants{0};
        std::atomic<int> warm{0}; ///< it holds its own lock "warm-up:<place>"
    };

    std::atomic<int> phase{WarmUp};
    /// Read and written in two steps: whoever else is inside meanwhile makes it wrong.
    std::atomic<qint64> counter{0};
    std::atomic<qint64> lastHolder{-1};
    std::atomic<qint64> handOvers{0}; ///< for pacing; the logs are what counts
    std::atomic<qint64> overlaps{0}; ///< seen by workers on entering
    std::array<Place, kPlaces> places;
};

static_assert(std::atomic<qint64>::is_always_lock_free && std::atomic<int>::is_always_lock_free,
              "works across processes");

class SharedBoardFile
{
public:
    /// For the test: a fresh one.
    [[nodiscard]] bool create(const QString &path)
    {
        m_file.setFileName(path);
        if (!m_file.open(QIODevice::ReadWrite | QIODevice::Truncate) || !m_file.resize(sizeof(SharedBoard)) || !map())
            return false;
        new (m_bytes) SharedBoard;
        return true;
    }
    /// For a worker.
    [[nodiscard]] bool open(const QString &path)
    {
        m_file.setFileName(path);
        return m_file.open(QIODevice::ReadWrite) && map();
    }

    [[nodiscard]] SharedBoard &operator*() const { return *std::launder(reinterpret_cast<SharedBoard *>(m_bytes)); }
    [[nodiscard]] SharedBoard *operator->() const { return &**this; }

private:
    [[nodiscard]] bool map()
    {
        m_bytes = m_file.map(0, sizeof(SharedBoard));
        return m_bytes != nullptr;
    }

    QFile m_file;
    uchar *m_bytes = nullptr;
};

} // namespace LockscopeTest
