#pragma once

#include "export.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QAbstractScrollArea;

namespace Lockscope {

/// Tells whether the operator's hand is on a view: while a button is pressed on it, a menu is open or the pointer is over its
/// rows (a moment later also where the view came under it, by a key or from behind a dialog), and for a while after each motion,
/// wheel, button or key; keys that are none of the view's own (Ctrl, Alt, function keys, Tab) are no hand on it: they lead here
/// from elsewhere. Rows that would move stay where they are meanwhile.
class LOCKSCOPE_WIDGETS_EXPORT HandWatch : public QObject
{
    Q_OBJECT

public:
    /// How long after the last motion or key the hand still counts as being there.
    static constexpr int kHandMillis = 3000;
    /// What is done beside the rows (keys, scroll bars) counts for no longer than this, then once more from anew; an open menu does.
    static constexpr int kLongestMillis = 60'000;
    /// A pointer over the rows that nobody has moved for so long was left there. 0 where a resting one is no hand: what waits is
    /// more than the places of rows.
    static constexpr int kRestMillis = 120'000;
    /// So long after a view is shown its rows go to their places, a pointer that rests there or not.
    static constexpr int kSettleMillis = 1000;

    explicit HandWatch(QAbstractScrollArea *view, int restMillis = kRestMillis);

    [[nodiscard]] bool isOnIt() const { return m_isOnIt; }
    /// It was within this time, or is.
    [[nodiscard]] bool wasOnIt(int millis) const { return m_isOnIt || (m_sinceHand.isValid() && !m_sinceHand.hasExpired(millis)); }
    /// As if it had moved just now.
    void touch();
    /// As if it were gone, until it moves again.
    void letGo();

Q_SIGNALS:
    void came();
    void gone();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void enter();
    [[nodiscard]] bool isMenuOpen() const;

    QAbstractScrollArea *m_view;
    const int m_restMillis;
    QElapsedTimer m_sinceHand; ///< since it moved
    QElapsedTimer m_sinceHold; ///< since it began to move
    QElapsedTimer m_sinceShown;
    bool m_isTurnedTo = false; ///< in a window that was there; one that opens comes under the pointer by chance
    bool m_wasTurnedAway = false; ///< another window was the active one meanwhile
    QTimer m_timer;
    QTimer m_settle; ///< what is shown anew goes to its places first
    bool m_isPressed = false;
    bool m_isOnIt = false;
};

} // namespace Lockscope
