#pragma once

#include "../kit/export.h"

#include <QObject>
#include <QPoint>
#include <QTimer>

class QAbstractItemView;

namespace Lockscope {

/// Updates a view's tool tip while the pointer rests and the cell below changes. The view must have its model.
class ToolTipUpdater : public QObject
{
public:
    explicit ToolTipUpdater(QAbstractItemView *view);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();

    QAbstractItemView *m_view;
    QPoint m_at; ///< in the viewport
    QString m_shown; ///< the visible tip of this view; empty: none
    QTimer m_soon; ///< handles changes that come together once
};

} // namespace Lockscope
