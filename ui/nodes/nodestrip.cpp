#include "nodestrip.h"

#include "../kit/fittedtext.h"
#include "../kit/roles.h"
#include "../kit/servertext.h"
#include "../kit/type.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/diagnosis/nodehealth.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <QAbstractButton>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

constexpr int kFiguresMillis = 250; ///< measurements may change every few milliseconds, but nobody reads them faster

const QString kBetween = QStringLiteral("  "); ///< between the parts of a chip's text

constexpr int kDot = 8;
constexpr int kSidePadding = 8;
constexpr int kGapInChip = 6;
constexpr int kBetweenChips = 6;
constexpr int kSpareRoom = 24; ///< chips show more again only with this much room to spare
constexpr Micros kWidestLatency{880}; ///< of those below one second

} // namespace

/// How much of a node a chip shows; the rest is in its tool tip.
enum class ChipDetail { Dot, Name, State };

class NodeChip : public QAbstractButton
{
public:
    explicit NodeChip(QWidget *parent) : QAbstractButton(parent)
    {
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
    }

    /// The chip has room for `widest`, the widest usual form of `state`, so that new digits move nothing.
    void tell(const QString &sign, const QString &name, const QString &state, const QString &widest, Severity severity)
    {
        m_sign = sign;
        m_name = name;
        m_state = state;
        m_widest = widest;
        m_severity = severity;
        setDetail(m_detail);
    }
    void setDetail(ChipDetail detail)
    {
        m_detail = detail;
        setText(wordsAt(detail));
        update();
    }
    /// Sign and name, and the state in a second line.
    [[nodiscard]] QString whole() const
    {
        return (m_sign + QLatin1Char(' ') + m_name + QLatin1Char('\n') + m_state).trimmed();
    }

    [[nodiscard]] Severity severity() const { return m_severity; }
    /// What is wrong is shown before the name.
    [[nodiscard]] QString wordsAt(ChipDetail detail) const
    {
        if (detail == ChipDetail::Dot)
            return {};
        return detail == ChipDetail::Name ? m_name : withName(m_state);
    }
    [[nodiscard]] int widthAt(ChipDetail detail) const
    {
        const QString words = wordsAt(detail);
        const QFontMetrics metrics(Type::small(font()));
        int width = metrics.horizontalAdvance(words);
        if (detail == ChipDetail::State)
            width = std::max(width, metrics.horizontalAdvance(withName(m_widest)));
        return 2 * kSidePadding + kDot + (words.isEmpty() ? 0 : kGapInChip + width + 2);
    }
    [[nodiscard]] QSize sizeHint() const override { return {widthAt(m_detail), height(font())}; }
    [[nodiscard]] static int height(const QFont &font) { return QFontMetrics(Type::small(font)).height() + 7; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Roles &roles = Roles::of(palette());
        const bool isWell = m_severity <= Severity::Notice;
        const QColor colour = roles.of(m_severity);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(hasFocus() ? roles.accent : isWell ? roles.line : colour);
        painter.setBrush(underMouse() ? roles.track : roles.panel);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kSmallRadius, kSmallRadius);
        const QRectF dot(kSidePadding, (QWidget::height() - kDot) / 2.0, kDot, kDot);
        painter.setPen(QPen(colour, 1.6));
        painter.setBrush(colour);
        if (m_severity == Severity::Alarm) { // another shape, for who cannot see the colour
            painter.drawLine(dot.topLeft(), dot.bottomRight());
            painter.drawLine(dot.topRight(), dot.bottomLeft());
        } else {
            painter.setPen(Qt::NoPen);
            m_severity == Severity::Warning ? painter.drawPolygon(
                QPolygonF{{dot.left(), dot.bottom()}, {dot.right(), dot.bottom()}, {dot.center().x(), dot.top()}})
                                            : painter.drawEllipse(dot);
        }
        painter.setPen(isWell ? roles.muted : colour);
        painter.setFont(Type::small(font()));
        const QRect place = rect().adjusted(kSidePadding + kDot + kGapInChip, 0, -kSidePadding, 0);
        painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine,
                         fittedText(painter.fontMetrics(), wordsAt(m_detail), Qt::ElideRight, place.width()));
    }

private:
    [[nodiscard]] QString withName(const QString &state) const
    {
        return state.isEmpty() ? m_name : m_name + QLatin1Char(' ') + state;
    }

    QString m_sign;
    QString m_name;
    QString m_state;
    QString m_widest;
    Severity m_severity = Severity::Notice;
    ChipDetail m_detail = ChipDetail::State;
};

NodeStrip::NodeStrip(const Clock &clock, QWidget *parent) : QWidget(parent), m_clock(clock)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, &NodeStrip::refresh);
    m_timer.start();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kFiguresMillis);
    connect(&m_soon, &QTimer::timeout, this, &NodeStrip::refresh);
}

void NodeStrip::setNodes(const std::vector<NodeStatus> &nodes)
{
    const bool onlyFigures = equalExceptMeasurements(m_nodes, nodes);
    m_nodes = nodes;
    if (onlyFigures) {
        if (!m_soon.isActive())
            m_soon.start();
        return;
    }
    while (m_chips.size() < static_cast<qsizetype>(nodes.size())) {
        auto *chip = new NodeChip(this);
        const int node = static_cast<int>(m_chips.size());
        chip->setObjectName(QStringLiteral("nodeChip%1").arg(node));
        chip->show();
        const auto choose = [this, node] { Q_EMIT chosen(node); };
        connect(chip, &QAbstractButton::clicked, this, choose);
        chip->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(chip, &QWidget::customContextMenuRequested, this, choose);
        m_chips.append(chip);
    }
    while (m_chips.size() > static_cast<qsizetype>(nodes.size()))
        delete m_chips.takeLast();
    m_soon.stop();
    refresh();
}

void NodeStrip::setReadUntil(const std::optional<WallTime> &moment)
{
    m_readUntil = moment;
    refresh();
}

QString NodeStrip::textOf(int node) const
{
    return m_chips.value(node) != nullptr ? m_chips.at(node)->whole() : QString();
}

QPoint NodeStrip::placeBelow(int node) const
{
    const auto *chip = m_chips.value(node);
    return chip == nullptr ? mapToGlobal(rect().bottomLeft()) : chip->mapToGlobal(chip->rect().bottomLeft());
}

void NodeStrip::refresh()
{
    if (!isVisible() && !m_chips.isEmpty() && !m_chips.first()->whole().isEmpty() && m_timer.isActive()
        && sender() == &m_timer)
        return; // nobody looks
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const NodeStatus &node = m_nodes[i];
        NodeChip *chip = m_chips.at(static_cast<qsizetype>(i));
        const QString name = visibleText(node.label, 28);
        const QString lasting = Wording::wholeSeconds(std::max<Millis>(m_clock.wallNow() - node.since, Millis(0)));
        QString sign;
        QStringList state;
        QStringList widest;
        auto severity = Severity::Fine;
        switch (node.reach) {
        case NodeStatus::Reach::Up:
            sign = node.error ? QStringLiteral("⚠") : QStringLiteral("●");
            if (node.error) {
                state += (saysNothing(node) ? tr("silent %1") : tr("not readable %1")).arg(lasting);
                severity = Severity::Warning;
            } else if (m_readUntil) {
                severity = Severity::Notice;
            }
            break;
        case NodeStatus::Reach::Down:
            if (refusesToBeRead(node)) { // the node is there
                sign = QStringLiteral("⚠");
                state += tr("not readable %1").arg(lasting);
            } else {
                sign = QStringLiteral("✕");
                state += (node.everUp ? tr("down %1") : tr("not reached %1")).arg(lasting);
            }
            severity = Severity::Alarm;
            break;
        case NodeStatus::Reach::Connecting:
            sign = QStringLiteral("…");
            state += tr("connecting");
            severity = Severity::Notice;
            break;
        }
        // Hazards come first, because the end is cut off.
        state += hazards(i, severity);
        widest = state;
        if (node.reach == NodeStatus::Reach::Up && !node.error) {
            if (m_readUntil) {
                state += tr("last read at %1").arg(Wording::timeOfDay(*m_readUntil));
            } else if (node.roundTrip) {
                state += Wording::duration(*node.roundTrip);
                widest += Wording::duration(kWidestLatency);
            }
        }
        if (node.retired) {
            sign = QStringLiteral("–");
            state = QStringList{tr("removed")};
            widest.clear();
            severity = Severity::Fine;
        }
        // For a node that is down, only that matters; the tool tip has the rest.
        const auto shown = [&node](const QStringList &words) {
            return node.reach == NodeStatus::Reach::Down ? words.value(0) : words.join(kBetween);
        };
        chip->tell(sign, name, shown(state), shown(widest), severity);

        QStringList lines{node.address.isEmpty()
                              ? tr("Node %1, address unknown").arg(visibleText(node.label, 80))
                              : tr("Node %1 at %2").arg(visibleText(node.label, 80), visibleText(node.address, 120)),
                          state.join(kBetween), // uncut
                          // The state already says it.
                          refusesToBeRead(node) || (node.reach == NodeStatus::Reach::Up && node.error) ? QString()
                              : node.reach == NodeStatus::Reach::Up
                              ? tr("readable since %1").arg(Wording::timeOfDay(node.since))
                              : tr("not up since %1").arg(Wording::timeOfDay(node.since))};
        lines.removeAll(QString());
        lines += details(i);
        if (!node.formerAddress.isEmpty())
            lines += tr("before at %1").arg(visibleText(node.formerAddress, 120));
        if (node.error)
            lines += visibleText(adviceForWindow(node.error->message), 400);
        chip->setToolTip(plainToolTip(lines.join(QLatin1Char('\n'))));
        chip->setAccessibleName((QStringList{sign + QLatin1Char(' ') + name} + state).join(QStringLiteral(", ")));
    }
    arrange();
}

QSize NodeStrip::sizeHint() const
{
    int width = 0;
    for (const auto *chip : m_chips)
        width += chip->widthAt(ChipDetail::Name) + kBetweenChips; // more where there is room
    return {width, NodeChip::height(font())};
}

QSize NodeStrip::minimumSizeHint() const
{
    return {1, NodeChip::height(font())};
}

void NodeStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void NodeStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
}

void NodeStrip::arrange()
{
    // What is wrong stays readable longest: first the latencies go, then the names of nodes that are well.
    const auto detailFor = [this](const NodeChip *chip, int step) {
        const bool isWell = chip->severity() <= Severity::Notice;
        const int left = 2 - (isWell ? step : step - 2);
        return static_cast<ChipDetail>(std::clamp(left, 0, 2));
    };
    constexpr int kSteps = 4;
    const auto widthOf = [&](int step) {
        int width = 0;
        for (const auto *chip : m_chips)
            width += chip->widthAt(detailFor(chip, step)) + kBetweenChips;
        return width - kBetweenChips;
    };
    // While the strip keeps its width, a few pixels more or less must not flip the chips.
    const bool isResized = std::exchange(m_arrangedWidth, width()) != width();
    int step = 0;
    while (step < kSteps && widthOf(step) + (!isResized && step < m_step ? kSpareRoom : 0) > width())
        ++step;
    m_step = step;
    int left = 0;
    const int high = NodeChip::height(font());
    const auto before = m_hint;
    m_hint = sizeHint();
    for (auto *chip : m_chips) {
        const ChipDetail detail = detailFor(chip, step);
        chip->setDetail(detail);
        chip->setGeometry(left, (height() - high) / 2, chip->widthAt(detail), high);
        chip->setVisible(left < width());
        left += chip->width() + kBetweenChips;
    }
    if (before != m_hint)
        updateGeometry();
}

bool NodeStrip::isYoung(const NodeStatus &status) const
{
    return status.reach == NodeStatus::Reach::Up && status.startedAt && status.mayLackLocksUntil
        && *status.mayLackLocksUntil > shownNow();
}

WallTime NodeStrip::shownNow() const
{
    return m_readUntil.value_or(m_clock.wallNow());
}

QStringList NodeStrip::hazards(size_t node, Severity &severity) const
{
    const NodeStatus &status = m_nodes[node];
    const WallTime now = shownNow();
    QStringList found;
    const auto add = [&](const QString &words, Severity gravity) {
        found += words;
        severity = std::max(severity, gravity);
    };
    // Quarantine comes first, because the node has no vote meanwhile.
    if (status.quarantinedUntil && *status.quarantinedUntil > now)
        add(tr("◔ quarantine %1")
                .arg(Wording::wholeSeconds(std::chrono::ceil<std::chrono::seconds>(*status.quarantinedUntil - now))),
            Severity::Warning);
    else if (isYoung(status)) // the node still has its vote
        add(tr("◔ up since %1").arg(Wording::timeOfDay(*status.startedAt)), Severity::Warning);
    if (status.facts && status.facts->role == QLatin1String("slave"))
        add(tr("⚠ replica"), Severity::Warning);
    if (status.facts && !status.facts->evictionPolicy.isEmpty()
        && status.facts->evictionPolicy != QLatin1String("noeviction"))
        add(tr("⚠ evicts"), Severity::Warning);
    if (const auto offset = clockIsOff(m_nodes, node) == true ? clockOffset(m_nodes, node) : std::nullopt)
        add(*offset < Micros(0) ? tr("⚠ clock −%1").arg(Wording::duration(-*offset))
                                : tr("⚠ clock +%1").arg(Wording::duration(*offset)),
            Severity::Warning);
    if (status.reach == NodeStatus::Reach::Up && !status.error) {
        if (const WriteRefusal refusal = writeRefusalOf(status); refusal != WriteRefusal::None)
            add(refusal == WriteRefusal::Full ? tr("⚠ full") : tr("⚠ refuses writes"), Severity::Warning);
        else if (mayRefuseWrites(status))
            add(tr("⚠ snapshot failed"), Severity::Warning);
    }
    // The quarantine implies these, and there is no room for both.
    const bool isQuarantined = status.quarantinedUntil && *status.quarantinedUntil > now;
    const auto isFresh = [&](const std::optional<WallTime> &at) {
        return !isQuarantined && at && now - *at < std::chrono::minutes(10);
    };
    if (isFresh(status.restartedAt))
        add(tr("⟳ restarted %1").arg(Wording::timeOfDay(*status.restartTime())), Severity::Notice);
    if (isFresh(status.failedOverAt))
        add(tr("⇄ failed over %1").arg(Wording::timeOfDay(*status.failedOverAt)), Severity::Notice);
    // Without a reason, the feed is still being set up.
    const bool isRead = status.reach == NodeStatus::Reach::Up && !status.error;
    if (isRead && status.feed == FeedKind::KeyspaceEvents)
        found += tr("events");
    else if (isRead && status.feed == FeedKind::None && !status.feedWhy.isEmpty())
        found += tr("timer only");
    return found;
}

QStringList NodeStrip::writingOf(const NodeStatus &node)
{
    switch (writeRefusalOf(node)) {
    case WriteRefusal::Full:
        return {tr("its memory is full: it rejects new locks; owners can renew and release theirs")};
    case WriteRefusal::LacksReplicas:
        return {tr("too few replicas are in sync (min-replicas-to-write): it rejects all writes")};
    case WriteRefusal::LogFails: return {tr("it cannot write its append-only file and rejects all writes")};
    case WriteRefusal::None: break;
    }
    if (mayRefuseWrites(node))
        return {tr("its latest snapshot failed: it may reject all writes")};
    return {};
}

QStringList NodeStrip::details(size_t node) const
{
    const NodeStatus &status = m_nodes[node];
    QStringList lines;
    if (status.facts) {
        lines += tr("%1, role %2").arg(visibleText(status.facts->version, 60), visibleText(status.facts->role, 20));
        if (status.startedAt)
            lines += tr("running since %1").arg(Wording::dateAndTime(*status.startedAt));
        if (!status.facts->evictionPolicy.isEmpty())
            lines += tr("eviction policy: %1").arg(visibleText(status.facts->evictionPolicy, 40));
        if (status.facts->appendOnly)
            lines += *status.facts->appendOnly ? tr("keeps an append-only file")
                                               : tr("keeps no append-only file: a restart loses its locks");
    }
    if (status.cost)
        lines += tr("watching costs %1 commands and %2 per second")
                     .arg(QLocale().toString(qRound64(status.cost->commandsPerSecond)),
                          QLocale().formattedDataSize(qRound64(status.cost->bytesPerSecond)));
    if (status.clock)
        lines += (status.clock->middle() < Micros(0) ? tr("clock: −%1 against ours (± %2)")
                                                     : tr("clock: +%1 against ours (± %2)"))
                     .arg(Wording::duration(std::chrono::abs(status.clock->middle())),
                          Wording::duration(status.clock->uncertainty()));
    if (status.quarantinedUntil && *status.quarantinedUntil > m_clock.wallNow())
        lines += status.restartedAt ? tr("restarted at %2: locks taken before may be missing until %1")
                                          .arg(Wording::timeWithDateIfOtherDay(shownNow(), *status.quarantinedUntil),
                                               Wording::timeOfDay(*status.restartTime()))
                                    : tr("restarted or failed over: locks taken before may be missing until %1")
                                          .arg(Wording::timeWithDateIfOtherDay(shownNow(), *status.quarantinedUntil));
    else if (isYoung(status))
        lines += tr("started recently: locks taken before may be missing until %1")
                     .arg(Wording::timeWithDateIfOtherDay(shownNow(), *status.mayLackLocksUntil));
    if (status.failedOverAt)
        lines += tr("failed over at %1").arg(Wording::timeOfDay(*status.failedOverAt));
    if (status.reach != NodeStatus::Reach::Up)
        return lines;
    if (!status.error)
        lines += writingOf(status);
    const QString why = visibleText(status.feedWhy, 300);
    switch (status.feed) {
    case FeedKind::Tracking:
        lines += why.isEmpty() ? tr("Updates via key tracking.") : tr("Updates via key tracking. %1").arg(why);
        break;
    case FeedKind::KeyspaceEvents:
        lines += why.isEmpty() ? tr("Updates via keyspace events.")
                               : tr("Updates via keyspace events, because: %1").arg(why);
        break;
    case FeedKind::None:
        lines += why.isEmpty() ? tr("Updates via the timer.") : tr("Updates via the timer only, because: %1").arg(why);
        break;
    }
    return lines;
}

} // namespace Lockscope
