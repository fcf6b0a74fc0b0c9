#pragma once

#include "../kit/export.h"

#include <QDialog>

class QTableView;

namespace Lockscope {

class TextTableModel;

/// All actions below a widget that have a shortcut, read from the actions themselves, so that it cannot be out of date.
class LOCKSCOPE_WIDGETS_EXPORT ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    /// `of`: whose actions, those of its children too. Deletes itself when closed.
    ShortcutSheet(const QWidget *of, QWidget *parent);

    [[nodiscard]] TextTableModel *model() const { return m_model; }

private:
    TextTableModel *m_model;
};

} // namespace Lockscope
