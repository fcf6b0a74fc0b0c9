#include "plotlegend.h"

#include "../kit/fittedtext.h"
#include "../kit/type.h"

#include <QPainter>

namespace Lockscope {

static constexpr int kStroke = 10;
static constexpr int kEntryGap = 2 * kGrid;

PlotLegend::PlotLegend(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PlotLegend::setEntries(const std::vector<Entry> &entries)
{
    if (m_entries == entries)
        return;
    m_entries = entries;
    QStringList words;
    for (const Entry &entry : entries)
        words += entry.text;
    setAccessibleName(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

int PlotLegend::widthOf(QString Entry::*text) const
{
    const QFontMetrics metrics(Type::small(font()));
    int width = 0;
    for (const Entry &entry : m_entries)
        width += kStroke + kGrid + metrics.horizontalAdvance(entry.*text) + kEntryGap;
    return width;
}

QSize PlotLegend::sizeHint() const
{
    return {widthOf(&Entry::text), QFontMetrics(Type::small(font())).height()};
}

void PlotLegend::draw(QPainter *painter, const QRect &place) const
{
    const Roles &roles = Roles::of(palette());
    const QFont own = Type::small(font());
    const QFontMetrics metrics(own);
    painter->setFont(own);
    QString Entry::*const words = widthOf(&Entry::text) - kEntryGap <= place.width() ? &Entry::text : &Entry::shortText;
    int x = std::max(place.right() + 1 - widthOf(words) + kEntryGap, place.left());
    for (const Entry &entry : m_entries) {
        const int room = place.right() + 1 - x - kStroke - kGrid;
        if (room < kStroke)
            return;
        painter->setPen(QPen(roles.*entry.colour, 2));
        painter->drawLine(x, place.center().y() + 1, x + kStroke, place.center().y() + 1);
        painter->setPen(roles.muted);
        const QString text = fittedText(metrics, entry.*words, Qt::ElideRight, room);
        painter->drawText(QRect(x + kStroke + kGrid, place.top(), room, place.height()), Qt::AlignVCenter, text);
        x += kStroke + kGrid + metrics.horizontalAdvance(text) + kEntryGap;
    }
}

void PlotLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    draw(&painter, rect());
}

} // namespace Lockscope
