#include "tooltipupdater.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QToolTip>

namespace Lockscope {

ToolTipUpdater::ToolTipUpdater(QAbstractItemView *view) : QObject(view), m_view(view), m_soon(this)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    m_soon.callOnTimeout(this, &ToolTipUpdater::refresh);
    const auto later = [this] {
        if (!m_shown.isEmpty())
            m_soon.start();
    };
    const QAbstractItemModel *model = view->model();
    connect(model, &QAbstractItemModel::dataChanged, this, later);
    connect(model, &QAbstractItemModel::rowsInserted, this, later);
    connect(model, &QAbstractItemModel::rowsRemoved, this, later);
    connect(model, &QAbstractItemModel::rowsMoved, this, later);
    connect(model, &QAbstractItemModel::layoutChanged, this, later);
    connect(model, &QAbstractItemModel::modelReset, this, later);
    view->viewport()->installEventFilter(this);
}

bool ToolTipUpdater::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        m_at = static_cast<QHelpEvent *>(event)->pos();
        m_shown = m_view->indexAt(m_at).data(Qt::ToolTipRole).toString();
    }
    return QObject::eventFilter(watched, event);
}

void ToolTipUpdater::refresh()
{
    if (m_shown.isEmpty() || !QToolTip::isVisible() || QToolTip::text() != m_shown)
        return m_shown.clear(); // another widget's tip, or none
    const QModelIndex index = m_view->indexAt(m_at);
    const QString now = index.data(Qt::ToolTipRole).toString();
    if (now == m_shown)
        return;
    m_shown = now;
    if (now.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(m_view->viewport()->mapToGlobal(m_at), now, m_view->viewport(), m_view->visualRect(index));
}

} // namespace Lockscope
