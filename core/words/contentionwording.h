#pragma once

#include "../base/export.h"
#include "../diagnosis/contentionsample.h"

#include <QCoreApplication>

namespace Lockscope {

/// The words for a contention sample, on the screen and on the command line.
class LOCKSCOPE_CORE_EXPORT ContentionWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::ContentionWording)

public:
    [[nodiscard]] static QString number(std::optional<qint64> value, Bound bound); ///< 3, ≥ 3, or n/a
    /// Why the outcome of some attempts is unknown.
    [[nodiscard]] static QString because(UndecidedWhy why);
    /// The failed attempts of one client, or n/a.
    [[nodiscard]] static QString failed(const ContendingClient &client);
    /// How many keys clients tried to take, and how many of them are not listed.
    [[nodiscard]] static QString anyKeys(const AnyKeys &keys);
    /// How long the lock was free between holds; empty: unknown.
    [[nodiscard]] static QString free(const LockContention &lock);
    /// Sentences about a node's sample: what ended it early, and what is missing. Usually empty.
    [[nodiscard]] static QStringList remarks(const SampledNode &node);
};

} // namespace Lockscope
