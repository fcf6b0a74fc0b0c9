#pragma once

#include "export.h"

#include <QDoubleSpinBox>

#include <optional>

namespace Lockscope {

/// A time in seconds, into which it may be typed in other units as well: 500ms, 90, 1.5m, 2h, 1m30s. More than its
/// maximum is taken as that, and it says so.
class LOCKSCOPE_WIDGETS_EXPORT SecondsBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit SecondsBox(QWidget *parent = nullptr);

    /// No more digits than it has.
    [[nodiscard]] QString textFromValue(double value) const override;

protected:
    QValidator::State validate(QString &text, int &position) const override;
    double valueFromText(const QString &text) const override;

private:
    /// Nothing: it is no time (yet). With the suffix that is always there, or without.
    [[nodiscard]] std::optional<double> secondsFrom(const QString &text) const;
    [[nodiscard]] std::optional<double> secondsOf(const QString &text) const;
    [[nodiscard]] QString withoutSuffix(const QString &text) const;
    /// While it is being typed.
    void tellTooMuch(const QString &typed);

    bool m_toldTooMuch = false;
};

} // namespace Lockscope
