#include "banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace Lockscope {

Banner::Banner(QWidget *parent) : QFrame(parent), m_label(new QLabel(this))
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setObjectName(QStringLiteral("bannerText"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 8, 6);
    layout->addWidget(m_label);
}

void Banner::setNodes(const std::vector<NodeStatus> &nodes)
{
    m_capability = Capability::of(nodes);
    refresh();
}

void Banner::setNotice(const QString &notice)
{
    m_notice = notice;
    refresh();
}

Wording::Severity Banner::severity() const
{
    return m_notice.isEmpty() ? Wording::severity(m_capability) : Wording::Severity::Notice;
}

void Banner::refresh()
{
    const QString sign = severity() == Wording::Severity::Alarm ? tr("✖")
        : severity() == Wording::Severity::Warning              ? tr("⚠")
        : severity() == Wording::Severity::Notice               ? tr("…")
                                                                : tr("✔");
    const QString text = m_notice.isEmpty() ? sign + QLatin1Char(' ') + Wording::capability(m_capability) : m_notice;
    if (text != m_label->text()) {
        m_label->setText(text);
        update();
    }
}

QString Banner::text() const
{
    return m_label->text();
}

void Banner::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    const QColor colour = Wording::colour(severity(), palette());
    QColor wash = colour;
    wash.setAlpha(36);
    painter.fillRect(rect(), wash);
    painter.fillRect(QRect(0, 0, 5, height()), colour);
}

} // namespace Lockscope
