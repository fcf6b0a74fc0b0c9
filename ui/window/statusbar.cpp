#include "statusbar.h"

#include "../kit/mutedlabel.h"
#include "../kit/roles.h"
#include "../kit/type.h"

#include <lockscope/core/words/wording.h>

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>

namespace Lockscope {

static constexpr int kAgeMillis = 500;
static constexpr int kWidthForHelp = 900;
static constexpr int kWidthForCost = 640;

StatusBar::StatusBar(const Clock &clock, QWidget *parent)
    : QFrame(parent)
    , m_clock(clock)
    , m_live(new QLabel(this))
    , m_age(new QLabel(this))
    , m_cost(new QLabel(this))
    , m_help(new QLabel(tr("Press ? for shortcuts"), this))
    , m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("statusBar"));
    m_live->setObjectName(QStringLiteral("liveState"));
    m_age->setObjectName(QStringLiteral("dataAge"));
    m_cost->setObjectName(QStringLiteral("watchingCost"));
    m_cost->setToolTip(tr("Cost of watching, for all nodes together"));
    m_layout->setContentsMargins(14, 4, 14, 4);
    m_layout->setSpacing(18);
    for (auto *label : {m_live, m_age, m_cost}) {
        label->setTextFormat(Qt::PlainText);
        m_layout->addWidget(label);
    }
    m_layout->addWidget(m_help);
    connect(&m_timer, &QTimer::timeout, this, &StatusBar::refresh);
    m_timer.start(kAgeMillis);
    restyle();
    refresh();
}

void StatusBar::add(QWidget *widget, int stretch)
{
    m_layout->insertWidget(m_layout->count() - 1, widget, stretch);
}

void StatusBar::setState(State state)
{
    m_state = state;
    restyle();
    refresh();
}

void StatusBar::setNodes(const std::vector<NodeStatus> &nodes, Instant at)
{
    m_nodes = nodes;
    if (std::any_of(nodes.begin(), nodes.end(),
                    [](const NodeStatus &node) { return node.reach == NodeStatus::Reach::Up && !node.error; }))
        m_updatedAt = at;
}

/// The least direct way in which one of the nodes reports changes.
static QString feedWords(const std::vector<NodeStatus> &nodes)
{
    bool isTimer = false;
    bool isEvents = false;
    for (const auto &node : nodes) {
        if (node.reach != NodeStatus::Reach::Up || node.retired)
            continue;
        isTimer = isTimer || node.feed == FeedKind::None;
        isEvents = isEvents || node.feed == FeedKind::KeyspaceEvents;
    }
    return isTimer ? StatusBar::tr("by timer")
        : isEvents ? StatusBar::tr("by keyspace events")
                   : StatusBar::tr("by key tracking");
}

static QString secondsOf(Micros age)
{
    constexpr Micros kMinute = std::chrono::minutes(1);
    return age < kMinute ? StatusBar::tr("%1 s").arg(static_cast<double>(age.count()) / 1e6, 0, 'f', 1)
                         : Wording::duration(age);
}

void StatusBar::refresh()
{
    if (!isVisible() && sender() == &m_timer)
        return; // nobody looks
    switch (m_state) {
    case State::Live: m_live->setText(tr("● Live")); break;
    case State::Paused: m_live->setText(tr("‖ Table paused")); break;
    case State::NotReading: m_live->setText(tr("‖ Not reading")); break;
    case State::Recording: m_live->setText(tr("▶ Recording")); break;
    }
    const bool isUpdated = m_state == State::Live || m_state == State::Paused;
    m_age->setText(!isUpdated || !m_updatedAt
                       ? QString()
                       : tr("updated %1 ago %2")
                             .arg(secondsOf(std::max(m_clock.now() - *m_updatedAt, Micros(0))), feedWords(m_nodes)));
    double commands = 0;
    double bytes = 0;
    for (const auto &node : m_nodes) {
        commands += node.cost ? node.cost->commandsPerSecond : 0;
        bytes += node.cost ? node.cost->bytesPerSecond : 0;
    }
    m_cost->setText(
        !isUpdated || commands <= 0
            ? QString()
            : tr("%1 commands/s · %2/s")
                  .arg(QLocale().toString(qRound64(commands)),
                       QLocale().formattedDataSize(qRound64(bytes), 0, QLocale::DataSizeTraditionalFormat)));
    m_age->setVisible(!m_age->text().isEmpty());
    m_cost->setVisible(!m_cost->text().isEmpty() && width() >= kWidthForCost);
    m_help->setVisible(width() >= kWidthForHelp);
}

QSize StatusBar::minimumSizeHint() const
{
    return {m_live->sizeHint().width() + m_age->sizeHint().width() + 100, QFrame::minimumSizeHint().height()};
}

void StatusBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    refresh();
}

void StatusBar::restyle()
{
    if (std::exchange(m_isRestyling, true))
        return;
    const QFont small = Type::small(font());
    for (auto *label : {m_age, m_cost, m_help})
        setMuted(label, small);
    m_live->setFont(Type::scaled(font(), 0.92, QFont::DemiBold));
    setRole(m_live, m_state == State::Live ? &Roles::ok : m_state == State::NotReading ? &Roles::warn : &Roles::info);
    m_isRestyling = false;
}

void StatusBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void StatusBar::paintEvent(QPaintEvent *)
{
    const Roles &roles = Roles::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), roles.panel);
    painter.fillRect(0, 0, width(), 1, roles.line);
}

} // namespace Lockscope
