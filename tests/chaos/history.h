#pragma once

#include <QByteArray>
#include <QStringList>

#include <limits>
#include <vector>

namespace LockscopeTest {

/// One time that a process held the lock, as its own log tells.
struct Hold
{
    enum class End { Released, Lost, Open };

    int process = 0; ///< a number of its own for each process, also for one that took the place of a killed one
    qint64 begin = 0; ///< when it heard of the grant
    qint64 validUntil = 0; ///< the latest it was told
    qint64 endedAt
        = std::numeric_limits<qint64>::max(); ///< just before the release was asked for, or when it heard of the loss
    End end = End::Open; ///< Open: it was killed, or the log stops here
    qint64 wrote = 0; ///< the number that it put into the counter; 0: none
    qint64 wroteAt = 0;

    /// What the lock promises: nobody else from the grant to the release or the end of validity (rule S1).
    [[nodiscard]] qint64 promisedUntil() const { return std::min(endedAt, validUntil); }
};

/// What all processes logged about one lock on one machine, so on one clock.
class History
{
public:
    /// Lines of one process:
    ///   G time validUntil   granted
    ///   R time validUntil   renewed
    ///   W time number       the counter was set
    ///   E time why          left: `released` or `lost`
    ///   X time place        somebody else was inside on entering
    ///   B time validUntil   isHeld() was true after the end of validity
    ///   F time kind         an acquire failed
    ///   S time node why     a node lost its vote
    /// A last line without its end is left out: the process was killed while writing it.
    void add(const QByteArray &log, int process);

    [[nodiscard]] const std::vector<Hold> &holds() const { return m_holds; } ///< in the order of their grants
    /// Pairs of holds of different processes whose promises overlap.
    [[nodiscard]] QStringList overlaps() const;
    /// How often the lock went from one process to another.
    [[nodiscard]] int handOvers() const;
    [[nodiscard]] int writes() const;
    /// Holds whose write was finished only after the end of validity: against assumption A4.
    [[nodiscard]] int lateWrites() const;
    /// Lines X and B, and lines that make no sense.
    [[nodiscard]] const QStringList &complaints() const { return m_complaints; }
    /// How many lines F and S there are, by what they say.
    [[nodiscard]] QStringList failures() const { return counted(m_failures); }
    [[nodiscard]] QStringList suspensions() const { return counted(m_suspensions); }
    /// From the end of each hold to the next grant, sorted.
    [[nodiscard]] std::vector<qint64> gaps() const;

private:
    [[nodiscard]] static QStringList counted(QStringList words);

    std::vector<Hold> m_holds;
    QStringList m_complaints;
    QStringList m_failures;
    QStringList m_suspensions;
};

} // namespace LockscopeTest
