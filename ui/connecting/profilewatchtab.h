#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/profile.h>

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QLineEdit;
class QPlainTextEdit;

namespace Lockscope {

/// The fields of a profile for which keys count as locks, and how often to read them.
class LOCKSCOPE_WIDGETS_EXPORT ProfileWatchTab : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileWatchTab(QWidget *parent);

    void fill(const Profile &profile);
    /// Reads all fields but the pins, which may be invalid, see pins().
    void read(Profile &profile) const;
    /// The error names the wrong line.
    [[nodiscard]] Result<QList<DialectPin>> pins() const;
    void focusPins();

private:
    QLineEdit *m_patterns;
    QCheckBox *m_possible;
    QPlainTextEdit *m_pins;
    QDoubleSpinBox *m_interval;
};

} // namespace Lockscope
