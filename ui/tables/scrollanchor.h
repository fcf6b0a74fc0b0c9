#pragma once

#include <QByteArray>

class QScrollBar;

namespace Lockscope {

/// Keeps one row of a view in place on the screen while rows above come and go. With too few rows above, it slips up,
/// and returns once there are enough: a row that goes and comes back hides nothing.
class ScrollAnchor
{
public:
    /// `value`: the scroll bar's value before the change, in rows. `moved`: by how many rows the kept row `key` moved
    /// down. Without a key, earlier slipping is forgotten.
    void keep(QScrollBar &bar, int value, const QByteArray &key, int moved);
    void forget() { *this = {}; }

private:
    QByteArray m_key;
    int m_value = 0; ///< the value that was set; another one means that the operator scrolled
    int m_offset = 0; ///< how far the wanted value was above the first row; at most 0
};

} // namespace Lockscope
