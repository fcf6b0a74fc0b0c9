#pragma once

#include "export.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QAbstractItemView;

namespace Lockscope {

/// Tells whether the operator's hand is on a view: for a while after each motion, wheel, button or key on it. Rows that would
/// move stay where they are meanwhile. (The table of locks has more to mind, and does so itself.)
class LOCKSCOPE_WIDGETS_EXPORT HandWatch : public QObject
{
    Q_OBJECT

public:
    static constexpr int kHandMillis = 3000;

    explicit HandWatch(QAbstractItemView *view);

    [[nodiscard]] bool isOnIt() const { return m_sinceHand.isValid() && !m_sinceHand.hasExpired(kHandMillis); }
    /// As if it were gone, until it moves again.
    void letGo();

Q_SIGNALS:
    void gone();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QElapsedTimer m_sinceHand;
    QTimer m_timer;
};

} // namespace Lockscope
