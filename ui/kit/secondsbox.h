#pragma once

#include "export.h"

#include <QDoubleSpinBox>

#include <optional>

namespace Lockscope {

/// Edits a time in seconds, also typed as 500ms, 1.5m, 2h or 1m30s. Limits it to the maximum, and says so.
class LOCKSCOPE_WIDGETS_EXPORT SecondsBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit SecondsBox(QWidget *parent = nullptr);

    /// Omits trailing zeros.
    [[nodiscard]] QString textFromValue(double value) const override;

protected:
    QValidator::State validate(QString &text, int &position) const override;
    double valueFromText(const QString &text) const override;

private:
    /// Parses text with or without the suffix. Unset: not a time (yet).
    [[nodiscard]] std::optional<double> secondsFrom(const QString &text) const;
    [[nodiscard]] std::optional<double> secondsOf(const QString &text) const;
    [[nodiscard]] QString withoutSuffix(const QString &text) const;
    /// Shows a tip if the time that is being typed exceeds the maximum.
    void showMaximumTip(const QString &typed);

    bool m_showsMaximumTip = false;
};

} // namespace Lockscope
