#include "card.h"

#include "mutedlabel.h"
#include "roles.h"
#include "type.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace Lockscope {

Card::Card(const QString &title, QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(title, this))
    , m_note(new QLabel(this))
    , m_head(new QHBoxLayout)
    , m_body(new QVBoxLayout(this))
{
    for (auto *label : {m_title, m_note}) {
        label->setTextFormat(Qt::PlainText);
        label->setObjectName(label == m_title ? QStringLiteral("cardTitle") : QStringLiteral("cardNote"));
    }
    m_title->setVisible(!title.isEmpty());
    m_note->hide();
    m_head->setSpacing(kGrid);
    m_head->addWidget(m_title);
    m_head->addWidget(m_note);
    m_head->addStretch(1);
    m_body->setContentsMargins(14, 12, 14, 12);
    m_body->setSpacing(2 * kGrid);
    m_body->addLayout(m_head);
    restyle();
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
}

void Card::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

QString Card::title() const
{
    return m_title->text();
}

QString Card::note() const
{
    return m_note->text();
}

void Card::restyle()
{
    if (m_isRestyling)
        return;
    m_isRestyling = true;
    setMuted(m_title, Type::caption(font()));
    setMuted(m_note, Type::small(font()));
    m_isRestyling = false;
}

void Card::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void Card::paintEvent(QPaintEvent *)
{
    const Roles &roles = Roles::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(roles.line);
    painter.setBrush(roles.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

} // namespace Lockscope
