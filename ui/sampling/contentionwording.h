#pragma once

#include "../kit/export.h"

#include <lockscope/core/diagnosis/contentionsample.h>

#include <QCoreApplication>

namespace Lockscope {

/// The words for what a sample of contention tells, on the screen and on the command line.
class LOCKSCOPE_WIDGETS_EXPORT ContentionWording
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::ContentionWording)

public:
    [[nodiscard]] static QString number(std::optional<qint64> value, Bound bound); ///< 3, ≥ 3, or n/a
    /// Why it is not known of some attempts how they ended.
    [[nodiscard]] static QString because(UndecidedWhy why);
    /// Of one client's attempts, or n/a.
    [[nodiscard]] static QString failed(const ContendingClient &client);
    /// How many keys were tried, and how many of them are not listed.
    [[nodiscard]] static QString anyKeys(const AnyKeys &keys);
    /// For how long it was free between holds; empty: not known.
    [[nodiscard]] static QString free(const LockContention &lock);
    /// What is to be said of a node's sample, a sentence each: what ended it early, what is missing from it. Mostly nothing.
    [[nodiscard]] static QStringList remarks(const SampledNode &node);
};

} // namespace Lockscope
