#include "scrollanchor.h"

#include <QScrollBar>

#include <algorithm>

namespace Lockscope {

void ScrollAnchor::keep(QScrollBar &bar, int value, const QByteArray &key, int moved)
{
    const bool isSame = !key.isEmpty() && key == m_key && value == m_value;
    const int wanted = value + moved + (isSame ? m_offset : 0);
    bar.setValue(wanted); // may be clipped
    m_key = key;
    m_value = bar.value();
    m_offset = std::min(0, wanted - m_value); // at the end, returning rows alone move it up again
}

} // namespace Lockscope
