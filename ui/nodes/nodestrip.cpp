#include "nodestrip.h"

#include "../kit/elidedlabel.h"
#include "../kit/flowlayout.h"
#include "../kit/inwindow.h"
#include "../kit/servertext.h"
#include "../words/wording.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/diagnosis/nodehealth.h>

#include <QLocale>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kFiguresMillis = 250; ///< measurements may change every few milliseconds, but nobody reads them faster

const QString kBetween = QStringLiteral("  "); ///< between the parts of a chip's text

/// The node's name, and its state below. Leaves out whole words if there is no room.
class NodeChip : public ElidedLabel
{
public:
    explicit NodeChip(QWidget *parent) : ElidedLabel(parent, 2)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        // Room for the text of a node that is down, or in quarantine without events. The tool tip has longer texts.
        // Side by side, chips shrink, see leastWidth().
        const QString down = NodeStrip::tr("down since %1").arg(QStringLiteral("00:00:00"));
        const QString quarantine
            = NodeStrip::tr("◔ quarantine %1").arg(Wording::wholeSeconds(std::chrono::seconds(3599))) + kBetween
            + NodeStrip::tr("timer only") + kBetween + Wording::duration(Micros(99'900));
        return sizeFor(down + kBetween + NodeStrip::tr("for %1").arg(Wording::wholeSeconds(std::chrono::seconds(3599))))
            .expandedTo(sizeFor(quarantine));
    }

    /// The width that still shows what matters most, as next to a dock.
    [[nodiscard]] int leastWidth() const
    {
        return sizeFor(NodeStrip::tr("◔ quarantine %1").arg(Wording::wholeSeconds(std::chrono::seconds(3599)))).width();
    }

    /// Sets parts that are left out first, without an ellipsis, because they matter least. The tool tip has them.
    void setExpendable(const QStringList &parts) { m_expendable = parts; }

protected:
    [[nodiscard]] QString cut(const QString &line, int width) const override
    {
        QString fitting = line;
        for (const auto &part : m_expendable) {
            if (fontMetrics().horizontalAdvance(fitting) > width && fitting.contains(kBetween + part))
                fitting.remove(fitting.lastIndexOf(kBetween + part), kBetween.size() + part.size());
        }
        while (fontMetrics().horizontalAdvance(fitting) > width) {
            const auto last = fitting.lastIndexOf(kBetween);
            if (last < 0)
                return cutAtAWord(fitting, width);
            fitting = fitting.left(last) + QStringLiteral(" …");
            if (fontMetrics().horizontalAdvance(fitting) > width)
                fitting.truncate(last);
        }
        return fitting;
    }

private:
    QStringList m_expendable;

    [[nodiscard]] QSize sizeFor(const QString &words) const
    {
        return {fontMetrics().horizontalAdvance(words) + 2 * (frameWidth() + margin() + 4),
                ElidedLabel::sizeHint().height()};
    }

    /// Cuts between words, because a part of a time would look like another time.
    [[nodiscard]] QString cutAtAWord(const QString &line, int width) const
    {
        const QString words = line.left(line.lastIndexOf(u' ')) + QStringLiteral(" …");
        const int wide = fontMetrics().horizontalAdvance(words);
        return wide <= width && wide > width / 2 ? words : ElidedLabel::cut(line, width);
    }
};

} // namespace

NodeStrip::NodeStrip(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_layout(new FlowLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
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
        chip->setFrameShape(QFrame::StyledPanel);
        chip->setMargin(3);
        chip->setObjectName(QStringLiteral("nodeChip%1").arg(m_chips.size()));
        m_layout->addWidget(chip);
        m_layout->setElastic(chip->leastWidth());
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
    return m_chips.value(node) != nullptr ? m_chips.at(node)->text() : QString();
}

void NodeStrip::refresh()
{
    if (!isVisible() && !m_chips.isEmpty() && !m_chips.first()->text().isEmpty() && m_timer.isActive()
        && sender() == &m_timer)
        return; // nobody looks
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const NodeStatus &node = m_nodes[i];
        ElidedLabel *chip = m_chips.at(static_cast<qsizetype>(i));
        const QString label = visibleText(node.label, 28);
        const auto age = m_clock.wallNow() - node.since;
        const QString ageText
            = age >= std::chrono::seconds(1) ? tr("for %1").arg(Wording::wholeSeconds(age)) : QString();
        QString lasting; ///< how long the state has lasted; the first part to be left out
        QStringList expendable;
        QString name;
        QStringList state;
        auto severity = Severity::Fine;
        switch (node.reach) {
        case NodeStatus::Reach::Up:
            name = node.error ? QStringLiteral("⚠ ") + label : QStringLiteral("● ") + label;
            if (node.error) {
                state += (saysNothing(node) ? tr("silent since %1") : tr("not readable since %1"))
                             .arg(Wording::timeOfDay(node.since));
                lasting = ageText;
                severity = Severity::Warning;
            } else if (m_readUntil) {
                severity = Severity::Notice;
            }
            break;
        case NodeStatus::Reach::Down:
            if (refusesToBeRead(node)) { // the node is there
                name = QStringLiteral("⚠ ") + label;
                state += tr("not readable since %1").arg(Wording::timeOfDay(node.since));
            } else {
                name = QStringLiteral("✕ ") + label;
                state += (node.everUp ? tr("down since %1") : tr("not reached since %1"))
                             .arg(Wording::timeOfDay(node.since));
            }
            if (node.everUp)
                lasting = ageText;
            severity = Severity::Alarm;
            break;
        case NodeStatus::Reach::Connecting:
            name = QStringLiteral("… ") + label;
            state += tr("connecting");
            severity = Severity::Notice;
            break;
        }
        // Hazards come first, because the end is cut off.
        state += hazards(i, severity);
        if (node.reach == NodeStatus::Reach::Up && !node.error) {
            if (m_readUntil)
                state += tr("last read at %1").arg(Wording::timeOfDay(*m_readUntil));
            else if (node.roundTrip)
                state += expendable.emplace_back(Wording::duration(*node.roundTrip));
        }
        if (node.retired) {
            name = QStringLiteral("– ") + label;
            state = QStringList{tr("has no part any more")};
            severity = Severity::Fine;
        }
        // For a node that is down, only that matters; the tool tip has the rest.
        const QString withLasting = lasting.isEmpty() ? state.value(0) : state.value(0) + kBetween + lasting;
        QStringList whole = state;
        if (!whole.isEmpty())
            whole.first() = withLasting;
        if (!lasting.isEmpty())
            expendable.prepend(lasting);
        static_cast<NodeChip *>(chip)->setExpendable(expendable);
        chip->setText(
            (name + QLatin1Char('\n') + (node.reach == NodeStatus::Reach::Down ? withLasting : whole.join(kBetween)))
                .trimmed());
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, Wording::colour(severity, palette()));
        chip->setPalette(colours);

        QStringList lines{node.address.isEmpty()
                              ? tr("Node %1, whose address is not known yet").arg(visibleText(node.label, 80))
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
        chip->setAccessibleName((QStringList{name} + state).join(QStringLiteral(", ")));
    }
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
        return {tr(
            "its memory is full: no lock can be taken there; those that are held can still be renewed and released")};
    case WriteRefusal::LacksReplicas:
        return {tr("no replica is in step (min-replicas-to-write): it refuses all writes, so that no lock can be "
                   "taken, renewed or released there")};
    case WriteRefusal::LogFails:
        return {tr("its append-only file cannot be written: it refuses all writes, so that no lock can be taken, "
                   "renewed or released there")};
    case WriteRefusal::None: break;
    }
    if (mayRefuseWrites(node))
        return {tr("its latest snapshot failed: it may refuse all writes, so that no lock can be taken, renewed or "
                   "released there")};
    return {};
}

QStringList NodeStrip::details(size_t node) const
{
    const NodeStatus &status = m_nodes[node];
    QStringList lines;
    if (status.facts) {
        lines += tr("%1, role %2").arg(visibleText(status.facts->version, 60), visibleText(status.facts->role, 20));
        if (status.startedAt)
            lines += tr("its process runs since %1").arg(Wording::dateAndTime(*status.startedAt));
        if (!status.facts->evictionPolicy.isEmpty())
            lines += tr("eviction policy: %1").arg(visibleText(status.facts->evictionPolicy, 40));
        if (status.facts->appendOnly)
            lines += *status.facts->appendOnly ? tr("keeps an append-only file")
                                               : tr("keeps no append-only file: a restart forgets locks");
    }
    if (status.cost)
        lines += tr("watching costs it %1 commands and %2 per second")
                     .arg(QLocale().toString(qRound64(status.cost->commandsPerSecond)),
                          QLocale().formattedDataSize(qRound64(status.cost->bytesPerSecond)));
    if (status.clock)
        lines += (status.clock->middle() < Micros(0) ? tr("clock: −%1 against ours (± %2)")
                                                     : tr("clock: +%1 against ours (± %2)"))
                     .arg(Wording::duration(std::chrono::abs(status.clock->middle())),
                          Wording::duration(status.clock->uncertainty()));
    if (status.quarantinedUntil && *status.quarantinedUntil > m_clock.wallNow())
        lines += status.restartedAt
            ? tr("it restarted at %2 and may have forgotten locks that are relied on, until %1")
                  .arg(Wording::timeWithDateIfOtherDay(shownNow(), *status.quarantinedUntil),
                       Wording::timeOfDay(*status.restartTime()))
            : tr("it restarted or failed over, and may have forgotten locks that are relied on, until %1")
                  .arg(Wording::timeWithDateIfOtherDay(shownNow(), *status.quarantinedUntil));
    else if (isYoung(status))
        lines += tr("it runs for less time than locks last here: until %1 at least it may lack locks that were taken "
                    "before and are relied on")
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
        lines += why.isEmpty() ? tr("changes are told at once (tracking)")
                               : tr("changes are told at once (tracking). %1").arg(why);
        break;
    case FeedKind::KeyspaceEvents:
        lines += why.isEmpty() ? tr("changes are told by keyspace events")
                               : tr("changes are told by keyspace events, because: %1").arg(why);
        break;
    case FeedKind::None:
        lines += why.isEmpty() ? tr("changes are seen by the timer")
                               : tr("changes are seen by the timer alone, because: %1").arg(why);
        break;
    }
    return lines;
}

} // namespace Lockscope
