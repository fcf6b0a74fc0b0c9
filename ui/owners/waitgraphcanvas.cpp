#include "waitgraphcanvas.h"

#include "../kit/fittedtext.h"
#include "../kit/icons.h"
#include "../kit/roles.h"
#include "../kit/servertext.h"
#include "../kit/type.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kNodeWidth = 220;
constexpr int kColumnGap = 72;
constexpr int kGraphRowGap = 3 * kGrid;
constexpr int kComponentGap = 5 * kGrid;
constexpr int kBackEdge = 8 * kGrid; ///< the depth of an edge below the nodes
constexpr int kMargin = 4 * kGrid;
constexpr int kNodeIcon = 16;
constexpr qsizetype kNodeChars = 120;

int nodeHeight(const QFont &font)
{
    return std::max(36, QFontMetrics(font).height() + 4 * kGrid);
}

} // namespace

WaitGraphCanvas::WaitGraphCanvas(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("waitGraph"));
    setAccessibleName(tr("Wait-for graph"));
    setFocusPolicy(Qt::StrongFocus);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    layOut();
}

void WaitGraphCanvas::setGraph(const WaitGraph &graph)
{
    m_graph = graph;
    const bool isLost = !m_current.isEmpty() && m_graph.find(m_current) < 0;
    if (isLost)
        m_current.clear();
    layOut();
    update();
    if (isLost)
        Q_EMIT currentChanged();
}

void WaitGraphCanvas::setEmptyText(const QString &text)
{
    m_emptyText = text;
    update();
}

void WaitGraphCanvas::layOut()
{
    const int height = nodeHeight(font());
    m_places.assign(m_graph.nodes.size(), QRect());
    int layers = 0;
    for (const auto &node : m_graph.nodes)
        layers = std::max(layers, node.layer + 1);
    int top = kMargin;
    for (size_t first = 0; first < m_graph.nodes.size();) {
        size_t end = first;
        int rows = 0;
        QHash<int, int> counts; // nodes by layer
        for (; end < m_graph.nodes.size() && m_graph.nodes[end].component == m_graph.nodes[first].component; ++end)
            rows = std::max(rows, ++counts[m_graph.nodes[end].layer]);
        const int whole = rows * (height + kGraphRowGap) - kGraphRowGap;
        for (size_t i = first; i < end; ++i) {
            const auto &node = m_graph.nodes[i];
            const int used = counts.value(node.layer) * (height + kGraphRowGap) - kGraphRowGap;
            const int x = kMargin + (layers - 1 - node.layer) * (kNodeWidth + kColumnGap);
            const int y = top + (whole - used) / 2 + node.place * (height + kGraphRowGap);
            m_places[i] = QRect(x, y, kNodeWidth, height);
        }
        const bool isCyclic = std::any_of(m_graph.nodes.begin() + static_cast<std::ptrdiff_t>(first),
                                          m_graph.nodes.begin() + static_cast<std::ptrdiff_t>(end),
                                          [](const WaitGraph::Node &node) { return node.isInCycle; });
        top += whole + kComponentGap + (isCyclic ? kBackEdge : 0);
        first = end;
    }
    m_size = QSize(2 * kMargin + std::max(1, layers) * (kNodeWidth + kColumnGap) - kColumnGap,
                   m_graph.nodes.empty() ? height : top - kComponentGap + kMargin);
    setMinimumSize(m_size);
    updateGeometry();
}

QRect WaitGraphCanvas::rectOf(int node) const
{
    return node < 0 ? QRect() : m_places.at(static_cast<size_t>(node));
}

QString WaitGraphCanvas::titleOf(const WaitGraph::Node &node) const
{
    switch (node.kind) {
    case WaitGraph::Kind::Lock: return Wording::name(node.name, kNodeChars);
    case WaitGraph::Kind::Owner:
        return node.name.isEmpty() ? tr("unknown owner")
            : node.isNobody        ? tr("unknown (%1)").arg(visibleText(node.name, kNodeChars))
                                   : visibleText(node.name, kNodeChars);
    case WaitGraph::Kind::Waiters: break;
    }
    const QString waiters = tr("%n waiters", nullptr, static_cast<int>(std::min<qint64>(node.waiters, INT_MAX)));
    return node.isLowerBound ? tr("≥ %1").arg(waiters) : node.isUpperBound ? tr("≤ %1").arg(waiters) : waiters;
}

QString WaitGraphCanvas::tipOf(int node) const
{
    if (node < 0)
        return {};
    const auto &shown = m_graph.nodes.at(static_cast<size_t>(node));
    QStringList lines{titleOf(shown)};
    if (shown.kind == WaitGraph::Kind::Owner && !shown.host.isEmpty())
        lines += tr("Host: %1").arg(visibleText(shown.host, kNodeChars));
    for (const auto &edge : m_graph.edges) {
        const auto &from = m_graph.nodes.at(static_cast<size_t>(edge.from));
        const auto &to = m_graph.nodes.at(static_cast<size_t>(edge.to));
        if (edge.from == node)
            lines += (edge.isWait ? tr("Waits for %1") : tr("Held by %1")).arg(titleOf(to));
        else if (edge.to == node)
            lines += (edge.isWait ? tr("Waiting: %1") : tr("Holds %1")).arg(titleOf(from));
    }
    if (shown.isInCycle)
        lines += tr("Part of a cycle: a possible deadlock.");
    if (shown.kind == WaitGraph::Kind::Waiters)
        lines += tr("The library reports how many wait, not who.");
    return lines.join(QLatin1Char('\n'));
}

int WaitGraphCanvas::nodeAt(QPoint point) const
{
    const auto found
        = std::find_if(m_places.begin(), m_places.end(), [point](const QRect &place) { return place.contains(point); });
    return found == m_places.end() ? -1 : static_cast<int>(found - m_places.begin());
}

void WaitGraphCanvas::setCurrent(int node)
{
    const QByteArray key = node < 0 ? QByteArray() : m_graph.nodes.at(static_cast<size_t>(node)).key;
    if (key == m_current)
        return;
    m_current = key;
    setAccessibleDescription(tipOf(node));
    update();
    if (node >= 0)
        Q_EMIT placeWanted(rectOf(node));
    Q_EMIT currentChanged();
}

void WaitGraphCanvas::activate(int node)
{
    if (node < 0)
        return;
    if (const auto &lock = m_graph.nodes.at(static_cast<size_t>(node)).lock)
        Q_EMIT lockActivated(lock->name);
}

bool WaitGraphCanvas::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int node = nodeAt(help->pos());
    if (node < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainToolTip(tipOf(node)), this, rectOf(node));
    return true;
}

void WaitGraphCanvas::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

void WaitGraphCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (current() < 0 && !m_graph.nodes.empty() && event->reason() != Qt::MouseFocusReason)
        setCurrent(0);
}

void WaitGraphCanvas::mousePressEvent(QMouseEvent *event)
{
    setCurrent(nodeAt(event->position().toPoint()));
}

void WaitGraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    activate(nodeAt(event->position().toPoint()));
}

/// The nearest node in the direction of the key; -1: none.
int WaitGraphCanvas::neighbour(int node, int key) const
{
    const QPoint from = rectOf(node).center();
    int best = -1;
    int bestDistance = 0;
    for (int other = 0; other < static_cast<int>(m_places.size()); ++other) {
        const QPoint way = rectOf(other).center() - from;
        const bool isSideways = key == Qt::Key_Left || key == Qt::Key_Right;
        const int along = key == Qt::Key_Right ? way.x()
            : key == Qt::Key_Left              ? -way.x()
            : key == Qt::Key_Down              ? way.y()
                                               : -way.y();
        const int across = std::abs(isSideways ? way.y() : way.x());
        if (other == node || along <= 0)
            continue;
        const int distance = along + 3 * across;
        if (best < 0 || distance < bestDistance) {
            best = other;
            bestDistance = distance;
        }
    }
    return best;
}

void WaitGraphCanvas::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (current() < 0)
            setCurrent(m_graph.nodes.empty() ? -1 : 0);
        else if (const int next = neighbour(current(), event->key()); next >= 0)
            setCurrent(next);
        return;
    case Qt::Key_Home: setCurrent(m_graph.nodes.empty() ? -1 : 0); return;
    case Qt::Key_End: setCurrent(static_cast<int>(m_graph.nodes.size()) - 1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: activate(current()); return;
    default: QWidget::keyPressEvent(event);
    }
}

void WaitGraphCanvas::paintEvent(QPaintEvent *)
{
    const Roles &roles = Roles::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_graph.nodes.empty()) {
        painter.setPen(roles.muted);
        painter.drawText(rect().adjusted(kMargin, kMargin, -kMargin, -kMargin), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText);
        return;
    }
    for (const bool isInCycle : {false, true}) { // cycles on top
        for (const auto &edge : m_graph.edges) {
            if (edge.isInCycle == isInCycle)
                paintEdge(&painter, edge);
        }
    }
    for (int node = 0; node < static_cast<int>(m_graph.nodes.size()); ++node)
        paintNode(&painter, node);
}

void WaitGraphCanvas::paintEdge(QPainter *painter, const WaitGraph::Edge &edge) const
{
    const Roles &roles = Roles::of(palette());
    const QRectF from(rectOf(edge.from));
    const QRectF to(rectOf(edge.to));
    const QColor colour = edge.isInCycle ? roles.bad : edge.isWait ? roles.warn : roles.muted;
    const bool isForward = from.right() < to.left();
    // An edge back to the left, which only a cycle has, goes round below the nodes.
    const QPointF start
        = isForward ? QPointF(from.right() + 1, from.center().y()) : QPointF(from.center().x(), from.bottom() + 1);
    const QPointF end = isForward ? QPointF(to.left() - 1, to.center().y()) : QPointF(to.center().x(), to.bottom() + 1);
    QPainterPath path(start);
    QPointF direction;
    if (isForward) {
        const double bend = std::max(24.0, (end.x() - start.x()) / 2);
        path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end);
        direction = QPointF(1, 0);
    } else {
        path.cubicTo(start + QPointF(0, kBackEdge * 4 / 3), end + QPointF(0, kBackEdge * 4 / 3), end);
        direction = QPointF(0, -1);
    }
    QPen pen(colour, edge.isInCycle ? 2.0 : 1.4);
    if (edge.isWait)
        pen.setStyle(Qt::DashLine);
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(path);
    constexpr double kArrow = 7;
    const QPointF side(-direction.y(), direction.x());
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawPolygon(
        QPolygonF{end, end - direction * kArrow + side * kArrow / 2, end - direction * kArrow - side * kArrow / 2});
}

void WaitGraphCanvas::paintNode(QPainter *painter, int index) const
{
    const Roles &roles = Roles::of(palette());
    const auto &node = m_graph.nodes.at(static_cast<size_t>(index));
    const QRect place = rectOf(index);
    const bool isCurrent = node.key == m_current;
    const bool isWaiting = node.kind == WaitGraph::Kind::Waiters;
    const QColor fill = node.isInCycle ? roles.badTint
        : isWaiting                    ? roles.warnTint
        : isCurrent                    ? roles.accentTint
                                       : roles.panel;
    const QColor border = isCurrent ? roles.accent : node.isInCycle ? roles.bad : roles.line;
    painter->setPen(QPen(border, isCurrent ? 2 : 1));
    painter->setBrush(fill);
    const double radius = node.kind == WaitGraph::Kind::Lock ? kSmallRadius : place.height() / 2.0;
    painter->drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    const QColor text = node.isInCycle ? roles.bad : isWaiting ? roles.warn : roles.text;
    const QColor sign = node.isInCycle || isWaiting ? text : roles.muted;
    const QString icon = node.isInCycle && node.kind == WaitGraph::Kind::Lock ? QStringLiteral("warning")
        : node.kind == WaitGraph::Kind::Lock                                  ? QStringLiteral("locks")
        : isWaiting                                                           ? QStringLiteral("clock")
                                                                              : QStringLiteral("owners");
    const QRect inner = place.adjusted(3 * kGrid, 0, -3 * kGrid, 0);
    painter->drawPixmap(QPoint(inner.left(), inner.center().y() - kNodeIcon / 2 + 1),
                        symbol(icon, kNodeIcon, sign, devicePixelRatioF()));
    const QFont own = node.kind == WaitGraph::Kind::Lock ? Type::strong(font()) : font();
    painter->setFont(own);
    painter->setPen(text);
    const QRect words = inner.adjusted(kNodeIcon + 2 * kGrid, 0, 0, 0);
    painter->drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                      fittedText(QFontMetrics(own), titleOf(node), Qt::ElideMiddle, words.width()));
}

} // namespace Lockscope
