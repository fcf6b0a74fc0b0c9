#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/profile.h>

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QLineEdit;
class QPlainTextEdit;

namespace Lockscope {

/// The fields of a profile that say which keys count as locks, and how often they are read.
class LOCKSCOPE_WIDGETS_EXPORT ProfileWatchTab : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileWatchTab(QWidget *parent);

    void fill(const Profile &profile);
    /// All but the pins, which may not be readable: pins().
    void read(Profile &profile) const;
    /// The error names the line at fault.
    [[nodiscard]] Result<QList<DialectPin>> pins() const;
    void focusPins();

private:
    QLineEdit *m_patterns;
    QCheckBox *m_possible;
    QPlainTextEdit *m_pins;
    QDoubleSpinBox *m_interval;
};

} // namespace Lockscope
