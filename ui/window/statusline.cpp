#include "statusline.h"

#include "../kit/elidedlabel.h"
#include "../kit/servertext.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QTime>
#include <QTimer>

namespace Lockscope {

StatusLine::StatusLine(QWidget *parent) : QWidget(parent), m_label(new ElidedLabel(this)), m_timer(new QTimer(this))
{
    m_label->setObjectName(QStringLiteral("message"));
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, [this] {
        if (m_label->underMouse())
            m_timer->start(kShownMillis); // somebody reads or copies it
        else
            clear();
    });
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_label);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StatusLine::show(const QString &text, const QString &whole, Kind kind)
{
    if (text.isEmpty()) {
        clear();
        return;
    }
    const QString time
        = QLocale::system().toString(QTime::currentTime(), QStringLiteral("HH:mm:ss")) + QStringLiteral("  ");
    m_text = text;
    m_label->setText(time + text);
    setToolTip(whole.isEmpty() ? QString() : plainToolTip(time + whole));
    if (kind == Kind::Kept)
        m_timer->stop();
    else
        m_timer->start(kShownMillis);
}

void StatusLine::clear()
{
    m_timer->stop();
    if (m_text.isEmpty())
        return;
    m_text.clear();
    m_label->clear();
    setToolTip(QString());
    Q_EMIT cleared();
}

void StatusLine::setToolTip(const QString &tip)
{
    m_label->setToolTip(tip);
}

} // namespace Lockscope
