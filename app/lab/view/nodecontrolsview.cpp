#include "nodecontrolsview.h"

#include "../stage.h"
#include "disablekeepingfocus.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <functional>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr char kWasDown[] = "wasDown"; ///< a property of the Kill or Start button

QToolButton *addButton(QGridLayout *grid, int row, int column, const QString &name)
{
    auto *button = new QToolButton(grid->parentWidget());
    button->setObjectName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    grid->addWidget(button, row, column);
    return button;
}

} // namespace

NodeControlsView::NodeControlsView(QWidget *home, QWidget *parent)
    : QWidget(parent)
    , m_home(home)
    , m_grid(nullptr)
    , m_empty(new QLabel(tr("Nodes can be frozen, slowed down, killed and restarted while they run."), this))
{
    m_empty->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
}

void NodeControlsView::setStage(Stage *stage)
{
    if (m_nodes != nullptr && m_nodes->isAncestorOf(window()->focusWidget()))
        m_home->setFocus(Qt::OtherFocusReason);
    delete std::exchange(m_nodes, nullptr);
    m_stage = stage;
    m_empty->setVisible(stage == nullptr);
    if (stage == nullptr)
        return;
    connect(stage, &QObject::destroyed, this, [this] {
        if (!m_stage) // no other stage has replaced it
            setStage(nullptr);
    });
    m_nodes = new QWidget(this);
    m_grid = new QGridLayout(m_nodes);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
    layout()->addWidget(m_nodes);
    const auto count = static_cast<int>(stage->watchedNodes().size());
    for (int i = 0; i < count; ++i)
        addNode(i);
}

QList<QWidget *> NodeControlsView::buttons() const
{
    QList<QWidget *> buttons;
    for (int row = 0; m_nodes != nullptr && row < m_grid->rowCount(); ++row) {
        for (int column = 1; column < m_grid->columnCount(); ++column)
            buttons += m_grid->itemAtPosition(row, column)->widget();
    }
    return buttons;
}

void NodeControlsView::addNode(int node)
{
    auto *name = new QLabel(m_stage->watchedNodes().at(node).label(), m_nodes);
    m_grid->addWidget(name, node, 0);
    auto *freeze = addButton(m_grid, node, 1, u"labFreeze%1"_s.arg(node));
    auto *slow = addButton(m_grid, node, 2, u"labSlow%1"_s.arg(node));
    auto *cut = addButton(m_grid, node, 3, u"labCut%1"_s.arg(node));
    auto *kill = addButton(m_grid, node, 4, u"labKill%1"_s.arg(node));
    auto *shutDown = addButton(m_grid, node, 5, u"labShutDown%1"_s.arg(node));
    slow->setCheckable(true);
    slow->setText(tr("Slow"));
    slow->setToolTip(tr("Stops the process for 200 of every 250 ms (SIGSTOP, SIGCONT): answers come late"));
    cut->setCheckable(true);
    cut->setText(tr("Cut off"));
    cut->setToolTip(tr("Closes its port and its connections. It keeps running, but no client reaches it. (CONFIG SET "
                       "port 0, Redis 7)"));
    shutDown->setText(tr("Shut down"));
    shutDown->setToolTip(tr("SHUTDOWN SAVE: it saves its keys and has them again when it starts"));
    connect(freeze, &QToolButton::clicked, this, [this, node] {
        ManualControls &manual = m_stage->manual();
        m_stage->nodes().isFrozen(node) ? manual.thaw(node) : manual.freeze(node);
    });
    connect(slow, &QToolButton::clicked, this, [this, node](bool on) { m_stage->manual().setSlow(node, on); });
    connect(cut, &QToolButton::clicked, this, [this, node](bool on) {
        ManualControls &manual = m_stage->manual();
        on ? manual.cutOff(node) : manual.reconnect(node);
    });
    connect(kill, &QToolButton::clicked, this, [this, node] {
        ManualControls &manual = m_stage->manual();
        m_stage->nodes().isRunning(node) ? manual.kill(node) : manual.start(node);
    });
    connect(shutDown, &QToolButton::clicked, this, [this, node] { m_stage->manual().shutDown(node); });
    const auto update = [this, node, freeze, slow, cut, kill, shutDown] {
        const bool isRunning = m_stage->nodes().isRunning(node);
        const bool isFrozen = m_stage->nodes().isFrozen(node);
        freeze->setText(isFrozen ? tr("Thaw") : tr("Freeze"));
        freeze->setToolTip(tr("SIGSTOP: it accepts connections and answers nothing"));
        // Start has become Kill: ignore the second click of a double click.
        if (isRunning && kill->property(kWasDown).toBool()) {
            setEnabledKeepingFocus(kill, false, m_home);
            QTimer::singleShot(QApplication::doubleClickInterval(), kill, [kill] { kill->setEnabled(true); });
        }
        kill->setProperty(kWasDown, !isRunning);
        kill->setText(isRunning ? tr("Kill") : tr("Start"));
        kill->setToolTip(isRunning ? tr("SIGKILL: its keys are lost")
                             : m_stage->manual().keptItsKeys(node)
                             ? tr("Starts it again on its old port, with the keys that it saved")
                             : tr("Starts it again on its old port, empty"));
        slow->setChecked(m_stage->manual().isSlow(node));
        cut->setChecked(m_stage->manual().isCutOff(node));
        // Move the focus to the button that undoes the state: Start, Thaw or Cut off. It is enabled in that state.
        QWidget *next = !isRunning ? static_cast<QWidget *>(kill) : isFrozen ? freeze : cut;
        setEnabledKeepingFocus(cut, isRunning && !isFrozen, next);
        setEnabledKeepingFocus(freeze, isRunning, next);
        setEnabledKeepingFocus(slow, isRunning && !isFrozen, next);
        setEnabledKeepingFocus(shutDown, isRunning && !isFrozen && !m_stage->manual().isCutOff(node), next);
    };
    // As wide as their longest text, so that nothing moves under the pointer.
    const auto keepWidth = [](QToolButton *button, std::initializer_list<QString> words) {
        for (const auto &word : words) {
            button->setText(word);
            button->setMinimumWidth(std::max(button->minimumWidth(), button->sizeHint().width()));
        }
    };
    keepWidth(freeze, {tr("Thaw"), tr("Freeze")});
    keepWidth(kill, {tr("Kill"), tr("Start")});
    connect(&m_stage->nodes(), &App::PrivateNodes::changed, m_nodes, update);
    connect(&m_stage->manual(), &ManualControls::changed, m_nodes, update);
    update();
}

} // namespace Lockscope::Lab
