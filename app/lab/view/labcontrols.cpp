#include "labcontrols.h"

#include "../free.h"
#include "../laboratory.h"
#include "disablekeepingfocus.h"

#include <lockscope/ui/kit/servertext.h>
#include <lockscope/ui/kit/type.h>

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace Lockscope::Lab {

namespace {

constexpr Millis kCountDown{250};

} // namespace

LabControls::LabControls(Laboratory &laboratory, QWidget *home, QWidget *parent)
    : QWidget(parent)
    , m_laboratory(laboratory)
    , m_home(home)
    , m_start(addButton("labStart", {tr("&Start"), tr("Rest&art")}, {}))
    , m_pause(addButton("labPause", {tr("Pa&use"), tr("&Continue")},
                        tr("Between two steps. TTLs keep running. (Space, except in a text field)")))
    , m_step(addButton("labStep", {tr("Ste&p")}, tr("One more step (full stop in the list)")))
    , m_stop(addButton("labStop", {tr("S&top")}, tr("Ends all clients and nodes of the lab")))
    , m_speeds(new QButtonGroup(this))
    , m_status(serverTextLabel("labStatus", this))
{
    m_status->setMinimumHeight(2 * fontMetrics().lineSpacing()); // always two lines, so that nothing below moves
    m_status->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    const QString longer = tr("From the next start on, TTLs of a few seconds are five times as long.");
    addSpeed(StepGate::Speed::Slow, "labSlow", tr("Slow"), tr("A moment after each step. %1").arg(longer));
    addSpeed(StepGate::Speed::Full, "labFast", tr("Fast"), tr("Never waits"));
    addSpeed(StepGate::Speed::Stepwise, "labStepwise", tr("By step"),
             tr("Waits for Step after each step. %1").arg(longer));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * kGrid);
    for (auto *button : {m_start, m_pause, m_step, m_stop})
        row->addWidget(button);
    const auto speeds = m_speeds->buttons();
    for (auto *button : speeds)
        row->addWidget(button);

    connect(m_start, &QPushButton::clicked, this, &LabControls::startWanted);
    connect(m_stop, &QPushButton::clicked, this, &LabControls::stopWanted);
    connect(m_pause, &QPushButton::clicked, this, &LabControls::togglePause);
    connect(m_step, &QPushButton::clicked, this, &LabControls::step);
    connect(m_speeds, &QButtonGroup::idClicked, this, [this](int speed) {
        m_laboratory.setSpeed(static_cast<StepGate::Speed>(speed));
        refresh();
    });
    connect(&m_laboratory.gate(), &StepGate::changed, this, &LabControls::refresh);
    m_soon.setInterval(kCountDown);
    connect(&m_soon, &QTimer::timeout, this, &LabControls::refresh);
    m_speeds->button(static_cast<int>(StepGate::Speed::Slow))->setChecked(true); // viewers need time to read
    m_laboratory.setSpeed(StepGate::Speed::Slow);
    setWouldCutShort({});
    refresh();
}

void LabControls::addSpeed(StepGate::Speed speed, const char *name, const QString &words, const QString &tip)
{
    auto *button = addButton(name, {words}, tip);
    button->setCheckable(true);
    m_speeds->addButton(button, static_cast<int>(speed));
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
    m_start->setText(repeats ? tr("Rest&art") : tr("&Start"));
}

void LabControls::setWouldCutShort(const QString &title)
{
    const QString tip = tr("Starts the chosen exercise with new nodes and clients (Enter in the list)");
    m_start->setToolTip(title.isEmpty() ? tip
                                        : tip + QLatin1Char('\n')
                                + tr("Ends the running exercise, which is then cut short: %1").arg(title));
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
    m_pause->setText(isRunning && isHeld() ? tr("&Continue") : tr("Pa&use"));
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
            ? tr("The exercise has ended. Its nodes and clients stay until the next start.")
            : tr("Choose an exercise and press Start.");
    if (!m_isPrepared)
        return m_cutShort.isEmpty() ? tr("The nodes are starting…")
                                    : tr("Cut short: %1.\nThe nodes are starting…").arg(m_cutShort);
    if (m_isFree)
        return tr("The nodes are yours. “By hand” has all actions.");
    if (gate.isStanding())
        return m_hasSteps      ? tr("Paused after the last step. TTLs keep running.")
            : gate.isHalting() ? tr("All buyers are paused (SIGSTOP). TTLs keep running.")
                               : tr("Paused: no buyer has started yet.");
    Stage *stage = m_laboratory.stage();
    const QString awaited = stage != nullptr && m_hasSteps && !gate.isBetweenSteps() ? stage->awaited() : QString();
    if (gate.isPaused())
        return awaited.isEmpty() ? tr("Pauses as soon as this step is done.")
                                 : tr("Pauses after this step. %1").arg(awaited);
    if (!awaited.isEmpty())
        return awaited;
    return isHeld() ? tr("This step is running.") : tr("Running.");
}

} // namespace Lockscope::Lab
