#include "takepartview.h"

#include "../stage.h"

#include <lockscope/ui/kit/flowlayout.h>
#include <lockscope/ui/kit/mutedlabel.h>
#include <lockscope/ui/kit/type.h>

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr Millis kTakePartRefresh{100};

} // namespace

TakePartView::TakePartView(QWidget *home, QWidget *parent)
    : QWidget(parent)
    , m_home(home)
    , m_empty(new QLabel(tr("Start an exercise to take part."), this))
{
    m_empty->setWordWrap(true);
    setMuted(m_empty, font());
    auto *buttons = new QWidget(this);
    m_buttons = new FlowLayout(buttons);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->setSpacing(2 * kGrid);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    layout->addWidget(buttons);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kTakePartRefresh);
    connect(&m_soon, &QTimer::timeout, this, &TakePartView::refresh);
}

void TakePartView::setStage(Stage *stage)
{
    if (m_stage)
        disconnect(m_stage, nullptr, this, nullptr);
    m_stage = stage;
    const auto soon = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    if (stage != nullptr) {
        connect(stage, &QObject::destroyed, this, soon);
        connect(stage, &Stage::recorded, this, soon);
        connect(&stage->manual(), &ManualControls::changed, this, soon);
        connect(&stage->nodes(), &App::PrivateNodes::changed, this, soon);
    }
    refresh();
}

std::vector<TakePartView::Act> TakePartView::acts() const
{
    std::vector<Act> acts;
    if (!m_stage)
        return acts;
    Stage *stage = m_stage;
    ManualControls *manual = &stage->manual();
    constexpr size_t kMostClients = 4; // further ones are under "By hand"
    for (size_t i = 0; i < std::min(stage->clients().size(), kMostClients); ++i) {
        ClientProcess *client = stage->clients()[i].get();
        if (client->isCrashed())
            continue;
        const QString number = QString::number(i);
        const bool isPaused = client->isPaused();
        acts.push_back({.name = u"labPartPause"_s + number,
                        .words = (isPaused ? tr("Resume %1") : tr("Pause %1")).arg(client->name()),
                        .tip = isPaused ? tr("SIGCONT") : tr("SIGSTOP: the process stops and does not notice"),
                        .run = [manual, client, isPaused] { manual->setStopped(*client, !isPaused); }});
        acts.push_back({.name = u"labPartKill"_s + number,
                        .words = tr("Kill %1").arg(client->name()),
                        .tip = tr("SIGKILL"),
                        .run = [manual, client] { manual->crash(*client); }});
    }
    const auto nodes = static_cast<int>(stage->watchedNodes().size());
    for (int node = 0; node < nodes; ++node) {
        const QString number = QString::number(node);
        const QChar letter(u'A' + node);
        if (!stage->nodes().isRunning(node)) {
            acts.push_back({.name = u"labPartStart"_s + number,
                            .words = tr("Start node %1").arg(letter),
                            .tip = tr("On its old port"),
                            .run = [manual, node] { manual->start(node); }});
        } else if (stage->nodes().isFrozen(node)) {
            acts.push_back({.name = u"labPartFreeze"_s + number,
                            .words = tr("Thaw node %1").arg(letter),
                            .tip = tr("SIGCONT"),
                            .run = [manual, node] { manual->thaw(node); }});
        } else {
            acts.push_back({.name = u"labPartFreeze"_s + number,
                            .words = tr("Freeze node %1").arg(letter),
                            .tip = tr("SIGSTOP: it accepts connections and answers nothing"),
                            .run = [manual, node] { manual->freeze(node); }});
        }
    }
    return acts;
}

void TakePartView::refresh()
{
    const auto now = acts();
    QStringList shown;
    for (const auto &act : now)
        shown += act.name + u' ' + act.words;
    if (std::exchange(m_shown, shown) == shown)
        return;
    m_empty->setVisible(now.empty());
    auto *panel = m_buttons->parentWidget();
    const QWidget *focus = window()->focusWidget();
    const QString focused = focus != nullptr && panel->isAncestorOf(focus) ? focus->objectName() : QString();
    if (!focused.isEmpty())
        m_home->setFocus(Qt::OtherFocusReason);
    while (auto *item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was clicked
        delete item;
    }
    for (const auto &act : now) {
        auto *button = new QPushButton(act.words, panel);
        button->setObjectName(act.name);
        button->setToolTip(act.tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act.run);
        m_buttons->addWidget(button);
        button->show();
        if (act.name == focused) // the act that undoes the last one
            button->setFocus(Qt::OtherFocusReason);
    }
}

} // namespace Lockscope::Lab
