#pragma once

#include "../kit/export.h"

#include <QObject>

class QAbstractItemView;
class QAction;

namespace Lockscope {

/// Copies rows in the same way from every table and tree: the selected rows in order, else the current one, as lines
/// with tabs between the visible columns. Works by Ctrl+C, which Qt would use for one cell, and by an action.
class LOCKSCOPE_WIDGETS_EXPORT RowCopy : public QObject
{
    Q_OBJECT

public:
    /// The model's text for this role is copied instead of the shown text, which may be cut.
    static constexpr int kWholeRole = Qt::UserRole + 1000;

    /// A property of the view: hidden columns are copied too, because another column shows their texts.
    static constexpr const char *kCopiesHidden = "copiesHiddenColumns";

    /// `view` must have its model, and owns this. Create it before a InteractionWatch on the view, which must see the
    /// keys.
    explicit RowCopy(QAbstractItemView *view);

    [[nodiscard]] QAction *action() const { return m_action; } ///< already one of the view's actions
    void copy() const;

    /// The text that copying puts on the clipboard; empty: none.
    [[nodiscard]] static QString text(const QAbstractItemView &view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAbstractItemView *m_view;
    QAction *m_action;
};

} // namespace Lockscope
