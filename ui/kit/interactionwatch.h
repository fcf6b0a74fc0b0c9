#pragma once

#include "export.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QAbstractScrollArea;

namespace Lockscope {

/// Reports whether the operator's hand is on a view, so that its rows do not move meanwhile. It is there while a button
/// is pressed, a menu is open or the pointer is over the rows. Each input keeps it there for kHandMillis. A resting
/// pointer counts only kSettleMillis after the view is shown. Ctrl, Alt, function keys and Tab do not count, because
/// they lead here from elsewhere.
class LOCKSCOPE_WIDGETS_EXPORT InteractionWatch : public QObject
{
    Q_OBJECT

public:
    /// How long the hand stays on the view after the last motion or key.
    static constexpr int kHandMillis = 3000;
    /// Keys and scroll bars count at most this long at a stretch; open menus and a pointer over rows are exempt.
    static constexpr int kLongestMillis = 60'000;
    /// A pointer that rests on the rows counts for this long. 0: not at all, for views that hold back more than row
    /// positions.
    static constexpr int kRestMillis = 120'000;
    /// Rows may move for this long after a view is shown, even under a resting pointer.
    static constexpr int kSettleMillis = 1000;

    explicit InteractionWatch(QAbstractScrollArea *view, int restMillis = kRestMillis);

    [[nodiscard]] bool isActive() const { return m_isActive; }
    /// The hand is on the view, or was within this time.
    [[nodiscard]] bool wasActive(int millis) const
    {
        return m_isActive || (m_sinceHand.isValid() && !m_sinceHand.hasExpired(millis));
    }
    /// Counts as input.
    void touch();
    /// Takes the hand off the view until the next input.
    void release();

Q_SIGNALS:
    void started();
    void ended();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void enter();
    [[nodiscard]] bool isMenuOpen() const;

    QAbstractScrollArea *m_view;
    const int m_restMillis;
    QElapsedTimer m_sinceHand; ///< since the last input
    QElapsedTimer m_sinceHold; ///< since the hand came
    QElapsedTimer m_sinceShown;
    /// The window was active when the view was shown. A new window may open under the pointer by chance.
    bool m_isTurnedTo = false;
    bool m_wasTurnedAway = false; ///< another window was active since
    QTimer m_timer;
    QTimer m_settle; ///< lets rows of a new view settle first
    bool m_isPressed = false;
    bool m_isActive = false;
};

} // namespace Lockscope
