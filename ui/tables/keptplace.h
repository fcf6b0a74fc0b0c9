#pragma once

#include <QByteArray>

class QScrollBar;

namespace Lockscope {

/// Keeps one row of a view where it stands on the screen while others come and go above it. Where too few are left for that it slips,
/// and what it has slipped by is made up for once there are enough: a row above that goes and comes again moves nothing.
class KeptPlace
{
public:
    /// `value`: the scroll bar's before the rows changed, in rows; `moved`: by so many rows of the list the one that is kept, `key`, has
    /// gone down. Empty: it stays where it is now, and nothing is made up for.
    void keep(QScrollBar &bar, int value, const QByteArray &key, int moved);
    void forget() { *this = {}; }

private:
    QByteArray m_key;
    int m_value = 0; ///< to which the bar was set; another one is somebody's who has scrolled
    int m_slipped = 0; ///< what was asked for lies beyond it by so much
};

} // namespace Lockscope
