#pragma once

#include "../base/export.h"
#include "../board/lockstate.h"

#include <QCoreApplication>

namespace Lockscope {

/// The words of the details about one lock: a badge, and the sentence that leads.
class LOCKSCOPE_CORE_EXPORT LockWords
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::LockWords)

public:
    [[nodiscard]] static QString badge(const LockState &lock);

    /// A few short sentences: who holds it for how long, and what follows. `strong`: the owner's name in it.
    struct Lead
    {
        QString text;
        QString strong;
    };
    [[nodiscard]] static Lead lead(const LockState &lock, const std::vector<NodeStatus> &nodes, Instant now);

    /// "2", "about 2", "at most 2"; "unknown" if nothing proves a number.
    [[nodiscard]] static QString waiters(const LockState &lock);
    /// The companion keys that the dialect may use, separated by commas; empty: none.
    [[nodiscard]] static QString companions(const LockState &lock);

private:
    [[nodiscard]] static QString holdSentence(const LockState &lock, const QString &who, Instant now);
    [[nodiscard]] static QString consequence(const LockState &lock, const Assessment &assessment,
                                             const std::vector<NodeStatus> &nodes);
    [[nodiscard]] static QString unheld(const LockState &lock, const Assessment &assessment);
    [[nodiscard]] static QString unknown(const LockState &lock, const Assessment &assessment);
    [[nodiscard]] static QString overlap(const LockOverlap &overlap);
};

} // namespace Lockscope
