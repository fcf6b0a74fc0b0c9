#include "labcontrols.h"

#include "../free.h"
#include "../laboratory.h"
#include "disablekeepingfocus.h"

#include <lockscope/ui/kit/servertext.h>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope::Lab {

namespace {

constexpr Millis kCountDown{250};

} // namespace

LabControls::LabControls(Laboratory &laboratory, QWidget *home, QWidget *parent)
    : QWidget(parent)
    , m_laboratory(laboratory)
    , m_home(home)
    , m_start(addButton("labStart", {tr("&Start"), tr("Repe&at")}, {}))
    , m_pause(addButton("labPause", {tr("Pa&use"), tr("Go &on")},
                        tr("Between two steps; TTLs run on meanwhile (Space, but in a text field)")))
    , m_step(addButton("labStep", {tr("Ste&p")}, tr("One step more (the full stop in the list)")))
    , m_stop(addButton("labStop", {tr("S&top")},
                       tr("Ends the clients and nodes, also those that were left to be looked at")))
    , m_speed(new QComboBox(this))
    , m_status(serverTextLabel("labStatus", this))
{
    m_speed->setObjectName(QStringLiteral("labSpeed"));
    m_speed->addItem(tr("as fast as it goes"));
    m_speed->addItem(tr("slowly"));
    m_speed->addItem(tr("step by step"));
    m_speed->setToolTip(tr("Slowly, and step by step: from the next start on, TTLs of a few seconds are five times as "
                           "long, so that they can be watched"));
    auto *speedLabel = new QLabel(tr("Sp&eed:"), this);
    speedLabel->setBuddy(m_speed);
    m_status->setMinimumHeight(2 * fontMetrics().lineSpacing()); // always two lines, so that nothing below moves
    m_status->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto *buttons = new QHBoxLayout;
    for (auto *button : {m_start, m_pause, m_step, m_stop})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *speed = new QHBoxLayout;
    speed->addWidget(speedLabel);
    speed->addWidget(m_speed, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(speed);
    layout->addLayout(buttons);

    connect(m_start, &QPushButton::clicked, this, &LabControls::startWanted);
    connect(m_stop, &QPushButton::clicked, this, &LabControls::stopWanted);
    connect(m_pause, &QPushButton::clicked, this, &LabControls::togglePause);
    connect(m_step, &QPushButton::clicked, this, &LabControls::step);
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_laboratory.setSpeed(static_cast<StepGate::Speed>(index));
        refresh();
    });
    connect(&m_laboratory.gate(), &StepGate::changed, this, &LabControls::refresh);
    m_soon.setInterval(kCountDown);
    connect(&m_soon, &QTimer::timeout, this, &LabControls::refresh);
    m_speed->setCurrentIndex(static_cast<int>(StepGate::Speed::Slow)); // viewers need time to read
    setWouldCutShort({});
    refresh();
}

QPushButton *LabControls::addButton(const char *name, const QStringList &words, const QString &tip)
{
    auto *button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    int width = 0;
    for (const auto &word : words) { // refresh() sets the current one
        button->setText(word);
        width = std::max(width, button->sizeHint().width());
    }
    button->setText(words.constFirst());
    button->setMinimumWidth(width);
    return button;
}

void LabControls::setRepeats(bool repeats)
{
    m_start->setText(repeats ? tr("Repe&at") : tr("&Start"));
}

void LabControls::setWouldCutShort(const QString &title)
{
    const QString tip = tr(
        "Starts what is chosen, from the beginning, with new nodes and clients (Enter, or its own key in the list)");
    m_start->setToolTip(title.isEmpty() ? tip
                                        : tip + QLatin1Char('\n') + tr("What goes on now is cut short: %1").arg(title));
}

bool LabControls::canPause() const
{
    return m_laboratory.isRunning() && !m_isFree;
}

void LabControls::setKind(const Exercise &exercise)
{
    m_isFree = exercise.scenario == &freeScenario();
    m_hasSteps = exercise.scenario != nullptr && !m_isFree;
    refresh();
}

void LabControls::setPrepared(bool prepared)
{
    m_isPrepared = prepared;
    refresh();
}

void LabControls::togglePause()
{
    if (!m_pause->isEnabled())
        return;
    setHeld(!isHeld());
    refresh();
}

bool LabControls::isHeld() const
{
    const StepGate &gate = m_laboratory.gate();
    return gate.isHalting() ? gate.isPaused() : gate.isHeld(); // running buyers do not wait at the gate
}

void LabControls::setHeld(bool held)
{
    StepGate &gate = m_laboratory.gate();
    const bool isStepwise = gate.speed() == StepGate::Speed::Stepwise && !gate.isHalting();
    m_laboratory.setPaused(held && !isStepwise);
    if (isStepwise) // in this mode that pauses
        gate.setGoingOn(!held);
}

void LabControls::step()
{
    StepGate &gate = m_laboratory.gate();
    if (!m_step->isEnabled())
        return;
    if (gate.isStanding())
        gate.step();
    else
        setHeld(true); // after the current step
    refresh();
}

void LabControls::refresh()
{
    const bool isRunning = m_laboratory.isRunning();
    m_pause->setText(isRunning && isHeld() ? tr("Go &on") : tr("Pa&use"));
    setEnabledKeepingFocus(m_pause, canPause(), m_home);
    setEnabledKeepingFocus(m_step, isRunning && m_hasSteps, m_home);
    setEnabledKeepingFocus(m_stop, isRunning || m_laboratory.stage() != nullptr, m_home);
    if (isRunning != m_soon.isActive())
        isRunning ? m_soon.start() : m_soon.stop();
    m_status->setText(status());
    Q_EMIT refreshed();
}

QString LabControls::status() const
{
    const StepGate &gate = m_laboratory.gate();
    if (!m_laboratory.isRunning())
        return m_laboratory.stage() != nullptr
            ? tr("It has ended. Its nodes and clients stay, to be looked at, until the next start.")
            : tr("Choose one, and press its key, or Start.");
    if (!m_isPrepared)
        return m_cutShort.isEmpty() ? tr("Nodes are being started…")
                                    : tr("Cut short: %1.\nNodes are being started…").arg(m_cutShort);
    if (m_isFree)
        return tr("The nodes are yours: see “By hand” below.");
    if (gate.isStanding())
        return m_hasSteps      ? tr("Stands still behind the last step. TTLs run on meanwhile.")
            : gate.isHalting() ? tr("All buyers stand still (SIGSTOP). TTLs run on meanwhile.")
                               : tr("Stands still: no buyer has begun yet.");
    Stage *stage = m_laboratory.stage();
    const QString awaited = stage != nullptr && m_hasSteps && !gate.isBetweenSteps() ? stage->awaited() : QString();
    if (gate.isPaused())
        return awaited.isEmpty() ? tr("Stands still as soon as the step under way is done.")
                                 : tr("Stands still then. %1").arg(awaited);
    if (!awaited.isEmpty())
        return awaited;
    return isHeld() ? tr("The step is being taken.") : tr("Goes on.");
}

} // namespace Lockscope::Lab
