#pragma once

#include <QByteArray>

class QScrollBar;

namespace Lockscope {

/// Keeps one row of a view where it stands on the screen while others come and go above it. Where too few are left above for that it
/// slips up, and down again once there are enough: a row above that goes and comes again hides nothing.
class KeptPlace
{
public:
    /// `value`: the scroll bar's before the rows changed, in rows; `moved`: by so many rows of the list the one that is kept, `key`, has
    /// gone down. Empty: it stays where it is now, whatever it has slipped by.
    void keep(QScrollBar &bar, int value, const QByteArray &key, int moved);
    void forget() { *this = {}; }

private:
    QByteArray m_key;
    int m_value = 0; ///< to which the bar was set; another one is somebody's who has scrolled
    int m_slipped = 0; ///< what was asked for lies above the first row by so much: never more than 0
};

} // namespace Lockscope
