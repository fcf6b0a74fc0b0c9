#pragma once

#include "../kit/export.h"

#include <QObject>

class QAbstractItemView;
class QAction;

namespace Lockscope {

/// Copying is the same in every table and tree: the selected rows in their order, a line each, with tabs between what is shown of
/// their columns, or what their model says to be the whole of it; where no row is selected, the current one. By Ctrl+C, which Qt would take for one cell, and
/// by an action for the view's menu.
class LOCKSCOPE_WIDGETS_EXPORT RowCopy : public QObject
{
    Q_OBJECT

public:
    /// What a model gives under this role is copied instead of what is shown, which may be cut.
    static constexpr int kWholeRole = Qt::UserRole + 1000;

    /// `view` has its model, and owns this. Made before a HandWatch on the same view, which is to see the keys as well.
    explicit RowCopy(QAbstractItemView *view);

    [[nodiscard]] QAction *action() const { return m_action; } ///< already among the view's
    void copy() const;

    /// What copying would put on the clipboard; empty: nothing.
    [[nodiscard]] static QString text(const QAbstractItemView &view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAbstractItemView *m_view;
    QAction *m_action;
};

} // namespace Lockscope
