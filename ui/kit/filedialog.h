#pragma once

#include "export.h"

#include <functional>

class QFileDialog;
class QString;
class QWidget;

namespace Lockscope {

/// Why a file of this path is not to be had; empty: nothing is known against it.
using PathRefusal = std::function<QString(const QString &path)>;

/// A dialog that asks for a file and is gone when it is closed. A path that is typed into it is what is meant: Qt's own dialog chooses the
/// folder on the way there as well, where it stands in that folder itself, and then goes into it in place of opening the file, with all
/// that was typed gone. A path that is refused is said so before the dialog, which stays with it.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QFileDialog *makeFileDialog(QWidget *parent, const QString &title, const PathRefusal &refusal = {});

/// That nothing can be written there. `mayExist`: what is there may be replaced.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QString whyNotWritable(const QString &path, bool mayExist);

} // namespace Lockscope
