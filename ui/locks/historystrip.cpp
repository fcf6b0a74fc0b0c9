#include "historystrip.h"

#include "../kit/colours.h"
#include "../kit/fittedtext.h"
#include "../kit/roles.h"
#include "../kit/type.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace Lockscope {

namespace {

using StripKind = HistoryStrip::Kind;

constexpr int kRowBar = 8; ///< height of a bar in a table's row
constexpr int kTextBarPadding = 1; ///< above and below the text in a bar
constexpr int kLeastTextWidth = 48;
constexpr int kWaitLine = 2;
constexpr int kMarkReach = 4; ///< of a mark's line above and below the bar
constexpr int kTipReach = 3; ///< how near the pointer must be to a mark
constexpr qsizetype kStripOwnerChars = 60;
/// Distances from the hue of the first slot. They avoid red and amber, which mean trouble.
constexpr std::array<int, HistoryStrip::kSlots> kHueSteps{0, 72, -80, -38, 108, -130};

struct StripPlaces
{
    QRect bar;
    QRect waits;
    QRect words; ///< empty without texts
};

StripPlaces placesIn(const QRect &place, const QFontMetrics &metrics, bool hasTexts)
{
    StripPlaces places;
    if (!hasTexts) {
        const int height = std::min(kRowBar, place.height());
        places.bar = QRect(place.left(), place.top() + (place.height() - height) / 2, place.width(), height);
        places.waits = QRect(place.left(), std::min(places.bar.bottom() + 4, place.bottom() - kWaitLine + 1),
                             place.width(), kWaitLine);
        return places;
    }
    const int height = metrics.height() + 2 * kTextBarPadding;
    places.bar = QRect(place.left(), place.top() + kMarkReach, place.width(), height);
    places.waits = QRect(place.left(), places.bar.bottom() + 3, place.width(), kWaitLine);
    places.words = QRect(place.left(), place.bottom() - metrics.height() + 1, place.width(), metrics.height());
    return places;
}

QString ownerOf(const HistoryStrip &strip, const HistoryStrip::Part &part)
{
    return part.owner < strip.owners.size() ? Wording::historyOwner(strip.owners[part.owner], kStripOwnerChars)
                                            : QString();
}

QString nodeName(const QStringList &nodes, int node)
{
    return node >= 0 && node < nodes.size() ? visibleText(nodes.at(node), 24) : QString::number(node + 1);
}

QString markWords(const HistoryStrip::Mark &mark, const QStringList &nodes)
{
    switch (mark.kind) {
    case HistoryKind::NodeDown: return Wording::tr("node %1 went down").arg(nodeName(nodes, mark.node));
    case HistoryKind::NodeRestarted: return Wording::tr("node %1 restarted").arg(nodeName(nodes, mark.node));
    case HistoryKind::NodeFailover: return Wording::tr("node %1 failed over").arg(nodeName(nodes, mark.node));
    default: return Wording::tr("overlap");
    }
}

QColor markColour(const HistoryStrip::Mark &mark, const Roles &roles)
{
    return mark.kind == HistoryKind::NodeRestarted || mark.kind == HistoryKind::NodeFailover ? roles.warn : roles.bad;
}

class StripPainter
{
public:
    StripPainter(QPainter &painter, const QRect &place, const HistoryStrip &strip, const StripWindow &window,
                 const Roles &roles, const StripLook &look)
        : m_painter(painter)
        , m_strip(strip)
        , m_window(window)
        , m_roles(roles)
        , m_look(look)
        , m_metrics(painter.font())
        , m_places(placesIn(place, m_metrics, look.hasTexts))
    {
    }

    void paint()
    {
        if (m_look.hasTexts)
            fill(m_places.bar, m_roles.track); // so that an empty strip looks like one
        if (m_strip.knownSince > m_window.from)
            paintUnwatched(m_window.from, m_strip.knownSince);
        for (const auto &part : m_strip.unwatched)
            paintUnwatched(part.from, part.to);
        paintHolds();
        for (const auto &part : m_strip.parts) {
            if (part.kind == StripKind::Unknown)
                outline(part);
        }
        paintWaits();
        paintMarks();
    }

private:
    [[nodiscard]] bool isInWindow(Instant from, Instant to) const
    {
        return to > m_window.from && from < m_window.to && to >= from;
    }
    /// At least a pixel wide.
    [[nodiscard]] QRect placeOf(Instant from, Instant to, const QRect &line) const
    {
        const int left = static_cast<int>(std::floor(m_window.x(from, line)));
        const int right = static_cast<int>(std::round(m_window.x(to, line)));
        const int first = std::min(left, line.right());
        return {first, line.top(), std::max(right - first, 1), line.height()};
    }

    /// Hatched in the details. A dotted line in a table, where many hatched rows would outshine the holds.
    void paintUnwatched(Instant from, Instant to)
    {
        if (!isInWindow(from, to))
            return;
        const QRect place = placeOf(from, to, m_places.bar);
        if (m_look.hasTexts)
            return m_painter.fillRect(place, QBrush(blend(m_roles.panel, m_roles.muted, 0.25), Qt::BDiagPattern));
        QPen pen(blend(m_roles.panel, m_roles.muted, 0.6), 1);
        pen.setDashPattern({1, 3});
        m_painter.setPen(pen);
        const double y = place.top() + place.height() / 2 + 0.5;
        m_painter.drawLine(QPointF(place.left() + 0.5, y), QPointF(place.right() - 1, y));
    }

    void paintHolds()
    {
        int painted = m_places.bar.left(); // up to here: thousands of holds may share a pixel
        for (const auto &part : m_strip.parts) {
            if (part.kind != StripKind::Held || !isInWindow(part.from, part.to))
                continue;
            QRect box = placeOf(part.from, part.to, m_places.bar);
            if (box.right() < painted)
                continue;
            box.setLeft(std::max(box.left(), painted));
            painted = box.right() + 1;
            if (box.width() > 3 && painted <= m_places.bar.right())
                box.setRight(box.right() - 1); // between two holds
            fill(box, stripColour(m_roles, part.slot));
            if (m_look.hasTexts)
                paintOwner(box, part);
        }
    }

    void fill(const QRect &box, const QColor &colour)
    {
        if (box.width() < 6)
            return m_painter.fillRect(box, colour);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        const double radius = m_look.hasTexts ? 3 : 2;
        m_painter.drawRoundedRect(QRectF(box), radius, radius);
    }

    void paintOwner(const QRect &box, const HistoryStrip::Part &part)
    {
        QRect inner = box.adjusted(6, 0, -4, 0);
        // An outline of a time that is not known may lie over the end.
        for (const auto *next = &part + 1; next != m_strip.parts.data() + m_strip.parts.size(); ++next) {
            if (next->kind != StripKind::Unknown)
                break;
            inner.setRight(std::min(inner.right(), placeOf(next->from, next->to, m_places.bar).left() - 4));
        }
        if (inner.width() < kLeastTextWidth)
            return;
        m_painter.setPen(m_roles.text);
        m_painter.drawText(inner, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                           fittedText(m_metrics, ownerOf(m_strip, part), Qt::ElideMiddle, inner.width()));
    }

    void outline(const HistoryStrip::Part &part)
    {
        if (!isInWindow(part.from, part.to))
            return;
        m_painter.setBrush(m_roles.panel);
        QPen pen(m_roles.muted);
        pen.setDashPattern({2, 2});
        m_painter.setPen(pen);
        m_painter.drawRoundedRect(QRectF(placeOf(part.from, part.to, m_places.bar)).adjusted(0.5, 0.5, -0.5, -0.5), 2,
                                  2);
    }

    void paintWaits()
    {
        for (const auto &part : m_strip.waits) {
            if (isInWindow(part.from, part.to))
                m_painter.fillRect(placeOf(part.from, part.to, m_places.waits), m_roles.warn);
        }
    }

    void paintMarks()
    {
        int free = m_places.bar.right() + 1; // words of earlier marks must end before
        for (auto mark = m_strip.marks.rbegin(); mark != m_strip.marks.rend(); ++mark) {
            if (mark->at < m_window.from || mark->at > m_window.to)
                continue;
            if (!m_look.hasTexts && mark->kind != HistoryKind::Overlap)
                continue; // it concerns all rows
            const int x = std::min(static_cast<int>(m_window.x(mark->at, m_places.bar)), m_places.bar.right());
            QPen pen(markColour(*mark, m_roles));
            pen.setDashPattern({3, 2});
            m_painter.setPen(pen);
            const int reach = m_look.hasTexts ? kMarkReach : 2;
            m_painter.drawLine(QPointF(x + 0.5, m_places.bar.top() - reach),
                               QPointF(x + 0.5, m_places.bar.bottom() + reach + 1));
            if (m_look.hasTexts)
                paintWords(*mark, x, free);
        }
    }

    void paintWords(const HistoryStrip::Mark &mark, int x, int &free)
    {
        const QString words = markWords(mark, m_look.nodes);
        const int width = m_metrics.horizontalAdvance(words);
        const int left
            = std::clamp(x - width / 2, m_places.words.left(), std::max(free - width, m_places.words.left()));
        if (left + width > free)
            return;
        m_painter.drawText(QRect(left, m_places.words.top(), width + 1, m_places.words.height()),
                           Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, words);
        free = left - m_metrics.averageCharWidth();
    }

    QPainter &m_painter;
    const HistoryStrip &m_strip;
    const StripWindow m_window;
    const Roles &m_roles;
    const StripLook &m_look;
    const QFontMetrics m_metrics;
    const StripPlaces m_places;
};

} // namespace

const HistoryStrip::Part *HistoryStrip::at(Instant moment, Kind kind) const
{
    const auto &list = kind == Kind::Waiting ? waits : kind == Kind::Unwatched ? unwatched : parts;
    const auto found = std::find_if(list.rbegin(), list.rend(), [moment, kind](const Part &part) {
        return part.kind == kind && part.from <= moment && moment < part.to;
    });
    return found == list.rend() ? nullptr : &*found;
}

double StripWindow::x(Instant moment, const QRect &place) const
{
    const auto whole = static_cast<double>(std::max(to - from, Micros(1)).count());
    // Instant::max() minus another one would overflow.
    const auto since = static_cast<double>((std::clamp(moment, from, std::max(from, to)) - from).count());
    return place.left() + since / whole * place.width();
}

Instant StripWindow::at(double x, const QRect &place) const
{
    const double share = std::clamp((x - place.left()) / std::max(place.width(), 1), 0.0, 1.0);
    return from + Micros(static_cast<qint64>(share * static_cast<double>((to - from).count())));
}

QColor stripColour(const Roles &roles, int slot)
{
    if (slot <= 0 || slot >= HistoryStrip::kSlots)
        return roles.bar;
    constexpr double kLeastSaturation = 0.3; // of a host's grey highlight colour
    const int hue = std::max(roles.bar.hslHue(), 0) + kHueSteps[static_cast<size_t>(slot)];
    return QColor::fromHslF(static_cast<float>((hue + 720) % 360) / 360.0F,
                            std::max(static_cast<float>(kLeastSaturation), roles.bar.hslSaturationF() * 0.75F),
                            roles.bar.lightnessF());
}

int stripTextHeight(const QFontMetrics &metrics)
{
    return 2 * metrics.height() + 2 * kTextBarPadding + 2 * kMarkReach + 2;
}

void paintHistoryStrip(QPainter *painter, const QRect &place, const HistoryStrip &strip, const StripWindow &window,
                       const Roles &roles, const StripLook &look)
{
    if (place.isEmpty())
        return;
    painter->save();
    painter->setClipRect(place, Qt::IntersectClip);
    painter->setRenderHint(QPainter::Antialiasing);
    if (look.isFaded)
        painter->setOpacity(painter->opacity() * 0.45);
    StripPainter(*painter, place, strip, window, roles, look).paint();
    painter->restore();
}

QString stripTip(const HistoryStrip &strip, const StripWindow &window, const QRect &place, int x,
                 const QStringList &nodes)
{
    const Instant moment = window.at(x + 0.5, place);
    // A part may be narrower than the pixel below the pointer.
    const Instant before = window.at(x - 0.5, place);
    const auto ago = [&window](Instant at) { return Wording::duration(window.to - at); };
    const auto find = [&](StripKind kind) {
        const auto *part = strip.at(moment, kind);
        return part != nullptr ? part : strip.at(before, kind);
    };
    QStringList lines;
    if (find(StripKind::Unwatched) != nullptr || moment < strip.knownSince) {
        lines += Wording::tr("Not watched");
    } else if (find(StripKind::Unknown) != nullptr) {
        lines += Wording::tr("Unknown: too few nodes were readable");
    } else if (const auto *part = find(StripKind::Held)) {
        const QString owner = ownerOf(strip, *part);
        if (part->count > 1)
            lines += Wording::tr("%n short holds, the last by %1", nullptr, part->count).arg(owner);
        else
            lines += Wording::tr("Held by %1").arg(owner);
        const Micros length = std::min(part->to, window.to) - part->from;
        const QString sign = part->beginSeen ? QString() : QStringLiteral("≥ ");
        lines += part->goesOn() || part->to > window.to
            ? Wording::tr("For %1").arg(sign + Wording::duration(length))
            : Wording::tr("For %1, until %2 ago").arg(sign + Wording::duration(length), ago(part->to));
    } else {
        lines += Wording::tr("Not held");
    }
    if (const auto *part = find(StripKind::Waiting))
        lines += Wording::tr("Waiters: up to %1").arg(part->count);
    for (const auto &mark : strip.marks) {
        if (mark.at <= window.to && std::abs(window.x(mark.at, place) - x) <= kTipReach)
            lines += Wording::tr("%1, %2 ago").arg(markWords(mark, nodes), ago(mark.at));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace Lockscope
