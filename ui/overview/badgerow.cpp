#include "badgerow.h"

#include "../kit/servertext.h"
#include "../kit/type.h"

#include <QPainter>

namespace Lockscope {

BadgeRow::BadgeRow(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BadgeRow::setBadges(const std::vector<BadgeLook> &badges)
{
    const auto isSame
        = [](const BadgeLook &a, const BadgeLook &b) { return a.text == b.text && a.severity == b.severity; };
    if (std::equal(m_badges.begin(), m_badges.end(), badges.begin(), badges.end(), isSame))
        return;
    m_badges = badges;
    setToolTip(plainToolTip(texts().join(QLatin1Char('\n'))));
    setAccessibleName(texts().join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QStringList BadgeRow::texts() const
{
    QStringList texts;
    for (const BadgeLook &badge : m_badges)
        texts += badge.text;
    return texts;
}

QSize BadgeRow::sizeHint() const
{
    int width = 0;
    for (const BadgeLook &badge : m_badges)
        width += badgeWidth(badge.text, font()) + kGrid;
    return {width, badgeHeight(font())};
}

void BadgeRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    int x = 0;
    for (size_t i = 0; i < m_badges.size(); ++i) {
        const size_t left = m_badges.size() - i - 1;
        const QString rest = tr("+%1").arg(left + 1);
        const int room = width() - x - (left > 0 ? badgeWidth(tr("+%1").arg(left), font()) + kGrid : 0);
        const bool isTooWide = badgeWidth(m_badges[i].text, font()) > room && (i > 0 || left > 0);
        BadgeLook look = m_badges[i];
        if (isTooWide && i > 0)
            look.text = rest;
        const QRect place(x, 0, std::max(isTooWide && i > 0 ? width() - x : room, 0), height());
        x += paintBadge(&painter, place, look, palette(), font()).width() + kGrid;
        if (isTooWide && i > 0)
            return;
    }
}

} // namespace Lockscope
