#pragma once

#include "../dialects/dialect.h"
#include "../redis/link.h"

#include <QPair>
#include <QSet>

#include <functional>
#include <memory>

namespace Lockscope {

/// The companions of a lock and its waiters, on one node.
struct Aside
{
    QByteArray name; ///< the lock's name
    std::vector<RawKey> companions; ///< existing ones; only the length if Companion::isRead is false
    std::optional<WaiterCount> waiters; ///< unset: unknown
    bool whole = true; ///< every companion was asked for successfully: a missing one does not exist

    /// The recognition, completed by these keys.
    [[nodiscard]] Recognition added(Recognition lock, const Dialect &dialect) const;
    /// Forgets the values, which belong to an earlier hold, and keeps the waiters.
    void forgetValues();

    friend bool operator==(const Aside &, const Aside &);
};

/// Reads companions and waiters on one node, as Dialect::companions() and Dialect::waiters() describe them. A question
/// that the ACL refuses once is not repeated for that dialect, to keep the server's ACL log short.
class LOCKSCOPE_CORE_EXPORT AsideReader
{
public:
    struct Wanted
    {
        QByteArray name;
        const Dialect *dialect = nullptr;
    };
    using Handler = std::function<void(const std::vector<Aside> &asides)>;

    AsideReader(Link *link, const Clock &clock) : m_link(link), m_clock(clock) { }
    ~AsideReader() { stop(); }
    Q_DISABLE_COPY_MOVE(AsideReader)

    /// Does nothing while isReading(). Calls the handler once, unless stop() comes first. `serverAhead`: how far the
    /// node's clock is ahead of the local one.
    void read(const std::vector<Wanted> &locks, Micros serverAhead, Handler handler);
    [[nodiscard]] bool isReading() const { return m_job != nullptr; }
    /// Abandons the current reading and forgets refusals.
    void stop();

private:
    struct Job;
    using JobPtr = std::shared_ptr<Job>;
    /// One question of a dialect, by its index.
    using Matter = QPair<const Dialect *, int>;

    void askBlocked(const JobPtr &job);
    void finish(const JobPtr &job);

    Link *m_link;
    const Clock &m_clock;
    JobPtr m_job; ///< under way
    QSet<Matter> m_refused;
    bool m_blockedRefused = false;
};

} // namespace Lockscope
