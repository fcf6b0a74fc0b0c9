#include "quorumring.h"

#include "../kit/roles.h"
#include "../kit/servertext.h"
#include "../kit/type.h"

#include <QPainter>

namespace Lockscope {

namespace {

constexpr int kRing = 26;
constexpr int kThickness = 4;
constexpr int kRingGap = 8;
constexpr int kFullCircle = 360 * 16; ///< QPainter counts sixteenths of a degree
constexpr int kSegmentGap = 14 * 16;

Severity segmentOf(const NodeStatus &node, WallTime now)
{
    const bool hasNoVote = node.quarantinedUntil && *node.quarantinedUntil > now;
    switch (node.reach) {
    case NodeStatus::Reach::Up: return node.error || hasNoVote ? Severity::Warning : Severity::Fine;
    case NodeStatus::Reach::Connecting: return Severity::Notice;
    case NodeStatus::Reach::Down: return Severity::Alarm;
    }
    return Severity::Notice;
}

} // namespace

QuorumRing::QuorumRing(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("quorumRing"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void QuorumRing::setNodes(const std::vector<NodeStatus> &nodes, WallTime now)
{
    const Capability capability = Capability::of(nodes, now);
    const Capability asSeen = Capability::of(nodes);
    Shown shown;
    for (const auto &node : nodes) {
        if (!node.retired)
            shown.segments.push_back(segmentOf(node, now));
    }
    shown.severity = severityOf(capability);
    const QString count = capability.nodes == 1
        ? QString::number(asSeen.readable)
        : tr("%1 of %2").arg(QString::number(asSeen.readable), QString::number(asSeen.nodes));
    shown.answer = capability.partial ? tr("%1 masters", "4 of 5 masters").arg(count)
        : capability.nodes == 1       ? tr("%1 of 1 node").arg(count)
                                      : tr("%1 nodes", "4 of 5 nodes").arg(count);
    const int margin = capability.margin();
    const bool mayStillAnswer = asSeen.readable < asSeen.quorum && asSeen.readable + asSeen.connecting >= asSeen.quorum;
    if (nodes.empty() || mayStillAnswer)
        shown.margin = tr("connecting");
    else if (capability.partial)
        shown.margin = tr("each is needed");
    else if (margin < 0)
        shown.margin = tr("locking stopped");
    else if (capability.sureMargin() < 0)
        shown.margin = tr("locking may stop");
    else if (margin == 0)
        shown.margin = capability.nodes == 1 ? tr("no spare") : tr("can lose none");
    else
        shown.margin = asSeen.readable < asSeen.nodes ? tr("can lose %n more", nullptr, margin)
                                                      : tr("can lose %n", nullptr, margin);
    setToolTip(plainToolTip(Wording::capability(capability, now)));
    if (shown == m_shown)
        return; // it is called many times a second, and painting takes longer than all the rest
    m_shown = std::move(shown);
    setAccessibleName(m_shown.answer + QStringLiteral(", ") + m_shown.margin);
    updateGeometry();
    update();
}

QSize QuorumRing::sizeHint() const
{
    const QFontMetrics strong(Type::strong(font()));
    const QFontMetrics small(Type::small(font()));
    return {kRing + kRingGap
                + std::max(strong.horizontalAdvance(m_shown.answer), small.horizontalAdvance(m_shown.margin)) + 2,
            std::max(kRing, strong.height() + small.height())};
}

void QuorumRing::paintEvent(QPaintEvent *)
{
    const Roles &roles = Roles::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = kThickness / 2.0 + 1;
    const QRectF ring = QRectF(0, (height() - kRing) / 2.0, kRing, kRing).adjusted(inset, inset, -inset, -inset);
    const auto count = static_cast<int>(m_shown.segments.size());
    const int each = kFullCircle / std::max(count, 1);
    const int gap = count > 1 ? std::min(kSegmentGap, each / 3) : 0;
    for (int i = 0; i < count; ++i) {
        painter.setPen(
            QPen(roles.of(m_shown.segments[static_cast<size_t>(i)]), kThickness, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(ring, kFullCircle / 4 - i * each - gap / 2, -(each - gap));
    }
    const QFont strong = Type::strong(font());
    const QFont small = Type::small(font());
    const int upper = QFontMetrics(strong).height();
    const int lower = QFontMetrics(small).height();
    const int left = kRing + kRingGap;
    const int top = (height() - upper - lower) / 2;
    painter.setPen(roles.text);
    painter.setFont(strong);
    painter.drawText(QRect(left, top, width() - left, upper), Qt::AlignVCenter, m_shown.answer);
    painter.setFont(small);
    painter.setPen(m_shown.severity >= Severity::Warning ? roles.of(m_shown.severity) : roles.muted);
    painter.drawText(QRect(left, top + upper, width() - left, lower), Qt::AlignVCenter, m_shown.margin);
}

} // namespace Lockscope
