#pragma once

#include "../kit/export.h"

#include <QDialog>

class QTableView;

namespace Lockscope {

class TextTableModel;

/// Lists all actions of a widget that have a shortcut. Reads them from the actions, so it is never out of date.
class LOCKSCOPE_WIDGETS_EXPORT ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    /// `of`: the widget whose actions, and whose children's, it lists. Deletes itself when closed.
    ShortcutSheet(const QWidget *of, QWidget *parent);

    [[nodiscard]] TextTableModel *model() const { return m_model; }

private:
    TextTableModel *m_model;
};

} // namespace Lockscope
