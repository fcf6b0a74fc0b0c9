#pragma once

#include "../laboratory.h"

namespace Lockscope::Lab {

/// Texts for the result of an exercise.
class FindingWords
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::Lab::FindingWords)

public:
    /// As expected or not, with a sign.
    [[nodiscard]] static QString verdict(const Finding &finding);
    /// Outcome, expectation, checks, measurements, and what may have influenced them; one line each.
    [[nodiscard]] static QStringList outcome(const Finding &finding);
    /// Measurements: "name value · name value".
    [[nodiscard]] static QString evidence(const QJsonObject &evidence);
    /// For the stock experiment: "exact", or by how much it is wrong.
    [[nodiscard]] static QString result(const QJsonObject &evidence);

private:
    [[nodiscard]] static QString nameOf(const QString &evidence);
};

} // namespace Lockscope::Lab
