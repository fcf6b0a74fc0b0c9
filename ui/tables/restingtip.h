#pragma once

#include "../kit/export.h"

#include <QObject>
#include <QPoint>
#include <QTimer>

class QAbstractItemView;

namespace Lockscope {

/// Keeps a view's tool tip true while the pointer rests: what stands below it changes, and its tip with that; where there is nothing any
/// more it goes. Belongs to the view, which must have its model.
class RestingTip : public QObject
{
public:
    explicit RestingTip(QAbstractItemView *view);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();

    QAbstractItemView *m_view;
    QPoint m_at; ///< in the viewport
    QString m_shown; ///< empty: none of ours
    QTimer m_soon; ///< what changes together is looked at once
};

} // namespace Lockscope
