#pragma once

#include "export.h"

#include <functional>

class QFileDialog;
class QString;
class QWidget;

namespace Lockscope {

/// Returns why a file with this path cannot be used; empty: no objection.
using PathRefusal = std::function<QString(const QString &path)>;

/// Makes a dialog for choosing a file, which deletes itself when closed. A typed path wins over the selection: Qt's
/// dialog also selects the path's folder if listed, and would enter it instead of opening the file. If `refusal`
/// rejects a path, a message says why and the dialog stays open.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QFileDialog *makeFileDialog(QWidget *parent, const QString &title,
                                                                   const PathRefusal &refusal = {});

/// Returns why the file cannot be written; empty: it can. `mayExist`: an existing file may be replaced.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QString whyNotWritable(const QString &path, bool mayExist);

} // namespace Lockscope
