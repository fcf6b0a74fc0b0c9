#pragma once

#include "../dialects/dialect.h"
#include "../redis/link.h"

#include <QPair>
#include <QSet>

#include <functional>
#include <memory>

namespace Lockscope {

/// What stands beside a lock's main key on one node: its companions, and who waits.
struct Aside
{
    QByteArray name; ///< of the lock
    std::vector<RawKey> companions; ///< those that are there; of what is not read (Companion::isRead) only the length
    std::optional<WaiterCount> waiters; ///< nothing: it cannot be known
    bool whole = true; ///< every companion was answered for: one that is not among them is not there

    /// The same with what this adds.
    [[nodiscard]] Recognition added(Recognition lock, const Dialect &dialect) const;
    /// What values tell is of the hold in which they were read; who waits goes on waiting.
    void forgetValues();

    friend bool operator==(const Aside &, const Aside &);
};

/// Reads them, on one node, where the dialects say (Dialect::companions(), waiters()). What the user may not read of one
/// lock of a dialect is asked of none any more, so that the server's ACL log does not fill with us.
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

    /// Whether there is anything to ask for.
    [[nodiscard]] static bool hasAsides(const Dialect &dialect, const QByteArray &name);

    /// One at a time; does nothing while isReading(). The handler is told once, unless stop() comes first. `serverAhead`: the
    /// node's clock before ours, as far as that is known.
    void read(const std::vector<Wanted> &locks, Micros serverAhead, Handler handler);
    [[nodiscard]] bool isReading() const { return m_job != nullptr; }
    /// What is under way is forgotten, and what was refused may be asked again.
    void stop();

private:
    struct Job;
    using JobPtr = std::shared_ptr<Job>;
    /// One of the things that a dialect has to ask.
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
