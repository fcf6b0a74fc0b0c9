#include "overviewtile.h"

#include "../kit/elidedlabel.h"
#include "../kit/mutedlabel.h"
#include "../kit/type.h"
#include "badgerow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace Lockscope {

OverviewTile::OverviewTile(const QString &caption, QWidget *parent)
    : Card({}, parent)
    , m_caption(new ElidedLabel(this))
    , m_figure(new QLabel(this))
    , m_note(new ElidedLabel(this))
    , m_badges(new BadgeRow(this))
{
    m_caption->setText(caption);
    m_figure->setTextFormat(Qt::PlainText);
    m_badges->hide();
    auto *line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(m_figure);
    line->addWidget(m_note, 1, Qt::AlignVCenter);
    line->addWidget(m_badges, 1, Qt::AlignVCenter);
    body()->setSpacing(kGrid);
    body()->addWidget(m_caption);
    body()->addLayout(line);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    restyle();
}

void OverviewTile::setFigure(const QString &figure, Severity severity)
{
    m_figure->setText(figure);
    if (std::exchange(m_severity, severity) != severity)
        restyle();
    describe();
}

void OverviewTile::setFigureNote(const QString &note)
{
    m_note->setText(note);
    describe();
}

void OverviewTile::setBadges(const std::vector<BadgeLook> &badges)
{
    m_badges->setBadges(badges);
    m_badges->setVisible(!badges.empty());
    m_note->setVisible(badges.empty());
    describe();
}

QString OverviewTile::figure() const
{
    return m_figure->text();
}

QString OverviewTile::figureNote() const
{
    return m_note->text();
}

QStringList OverviewTile::badges() const
{
    return m_badges->texts();
}

void OverviewTile::describe()
{
    const QString beside = m_badges->texts().isEmpty() ? m_note->text() : m_badges->texts().join(QStringLiteral(", "));
    setAccessibleName(tr("%1: %2").arg(m_caption->text(), m_figure->text()));
    setAccessibleDescription(beside);
}

void OverviewTile::restyle()
{
    if (std::exchange(m_isRestyling, true))
        return;
    setMuted(m_caption, Type::small(font()));
    setMuted(m_note, Type::small(font()));
    m_figure->setFont(Type::tile(font()));
    QPalette colours = palette();
    const Roles &roles = Roles::of(colours);
    colours.setColor(QPalette::WindowText, m_severity == Severity::Fine ? roles.text : roles.of(m_severity));
    m_figure->setPalette(colours);
    m_isRestyling = false;
}

void OverviewTile::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace Lockscope
