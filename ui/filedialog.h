#pragma once

#include "export.h"

class QFileDialog;
class QString;
class QWidget;

namespace Lockscope {

/// A dialog that asks for a file and is gone when it is closed. A path that is typed into it is what is meant: Qt's own dialog chooses the
/// folder on the way there as well, where it stands in that folder itself, and then goes into it in place of opening the file, with all
/// that was typed gone.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QFileDialog *makeFileDialog(QWidget *parent, const QString &title);

} // namespace Lockscope
