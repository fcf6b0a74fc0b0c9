#include "stripwidget.h"

#include "../kit/roles.h"
#include "../kit/servertext.h"
#include "../kit/type.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace Lockscope {

StripWidget::StripWidget(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("detailStrip"));
    setAccessibleName(tr("Holds of the last 10 minutes"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void StripWidget::show(const HistoryStripPtr &strip, const QStringList &nodes, Instant now)
{
    m_strip = strip;
    m_nodes = nodes;
    m_now = now;
    update();
}

QSize StripWidget::sizeHint() const
{
    return {1, stripTextHeight(QFontMetrics(Type::small(font())))};
}

QSize StripWidget::minimumSizeHint() const
{
    return sizeHint();
}

bool StripWidget::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (m_strip)
        QToolTip::showText(
            help->globalPos(),
            plainToolTip(stripTip(*m_strip, StripWindow::until(m_now), rect(), help->pos().x(), m_nodes)), this);
    return true;
}

void StripWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(Type::small(font()));
    const Roles &roles = Roles::of(palette());
    if (!m_strip) {
        painter.setPen(roles.muted);
        painter.drawText(rect(), Qt::AlignTop | Qt::AlignLeft, tr("Not known yet"));
        return;
    }
    paintHistoryStrip(&painter, rect(), *m_strip, StripWindow::until(m_now), roles,
                      {.hasTexts = true, .nodes = m_nodes});
}

} // namespace Lockscope
