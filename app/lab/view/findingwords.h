#pragma once

#include "../laboratory.h"

namespace Lockscope::Lab {

/// What came of an exercise, in words for the window.
class FindingWords
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::Lab::FindingWords)

public:
    /// As expected, or not; with its sign.
    [[nodiscard]] static QString verdict(const Finding &finding);
    /// Outcome and expectation, each check, what was measured, and what may have changed it; a line each.
    [[nodiscard]] static QStringList outcome(const Finding &finding);
    /// What was measured, "name value · name value".
    [[nodiscard]] static QString evidence(const QJsonObject &evidence);
    /// Of the stock experiment: "exact", or by how much it is wrong.
    [[nodiscard]] static QString result(const QJsonObject &evidence);

private:
    [[nodiscard]] static QString nameOf(const QString &evidence);
};

} // namespace Lockscope::Lab
