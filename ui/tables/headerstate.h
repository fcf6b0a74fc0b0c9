#pragma once

#include "../kit/export.h"

#include <QByteArray>

class QHeaderView;

namespace Lockscope {

/// QHeaderView::saveState() with the width of a letter, by which restoreHeader() scales.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QByteArray saveHeader(const QHeaderView &header);
/// Restores a state of saveHeader() or of QHeaderView::saveState(). Columns grow and shrink with the font, so that a
/// title that fitted is not cut; QHeaderView's own states do not tell their font and keep their widths. False: the
/// state is neither, and nothing changed.
bool LOCKSCOPE_WIDGETS_EXPORT restoreHeader(QHeaderView &header, const QByteArray &state);

} // namespace Lockscope
