#include "labpanel.h"

#include "../free.h"
#include "clientcontrolsview.h"
#include "exerciselist.h"
#include "labcontrols.h"
#include "labkeys.h"
#include "nodecontrolsview.h"
#include "stockview.h"
#include "storyview.h"

#include <lockscope/ui/kit/elidedlabel.h>
#include <lockscope/ui/kit/servertext.h>

#include <QLabel>
#include <QPointer>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace Lockscope::Lab {

namespace {

constexpr Millis kInterval{200}; ///< between readings; feeds report changes at once anyway

} // namespace

LabPanel::LabPanel(QWidget *parent)
    : QWidget(parent)
    , m_list(new ExerciseList(this))
    , m_title(new ElidedLabel(this))
    , m_caption(serverTextLabel("labCaption", this))
    , m_controls(new LabControls(m_laboratory, m_list, this))
    , m_keys(new LabKeys(this))
    , m_tabs(new QTabWidget(this))
    , m_story(new StoryView(this))
    , m_stock(new StockView(this))
    , m_nodes(new NodeControlsView(m_list, this))
    , m_clients(new ClientControlsView(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
{
    setObjectName(QStringLiteral("labPanel"));
    m_laboratory.setWatched(true);
    m_title->setObjectName(QStringLiteral("labTitle"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_caption->setMinimumHeight(5 * fontMetrics().lineSpacing()); // so that nothing below moves
    m_caption->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto *byHand = new QWidget(this);
    auto *handsLayout = new QVBoxLayout(byHand);
    handsLayout->setContentsMargins(0, 4, 0, 0);
    handsLayout->setSpacing(4);
    handsLayout->addWidget(m_nodes);
    handsLayout->addWidget(m_clients, 1);
    m_tabs->setObjectName(QStringLiteral("labTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_story, tr("What happens"));
    const auto addScrolled = [this](QWidget *page, const QString &words) { // tall pages must not squeeze the list
        auto *scrolled = new QScrollArea(this);
        scrolled->setFrameShape(QFrame::NoFrame);
        scrolled->setWidgetResizable(true);
        scrolled->setWidget(page);
        m_tabs->addTab(scrolled, words);
    };
    addScrolled(m_stock, tr("Stock"));
    addScrolled(byHand, tr("By hand"));

    auto *lower = new QWidget(this);
    auto *lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    lowerLayout->addWidget(m_title);
    lowerLayout->addWidget(m_caption);
    lowerLayout->addWidget(m_controls->statusLine());
    lowerLayout->addWidget(m_tabs, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(lower);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isDivided = true; });
    divide(Room::ToChoose);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_controls); // above the splitter, so that the buttons stay under the pointer
    layout->addWidget(m_splitter, 1);
    setFocusProxy(m_list);

    connect(m_list, &ExerciseList::chosenChanged, this, &LabPanel::showChosen);
    connect(m_list, &ExerciseList::startWanted, this, &LabPanel::start);
    connect(m_keys, &LabKeys::pauseWanted, this, &LabPanel::togglePause);
    connect(m_list, &ExerciseList::stepWanted, this, &LabPanel::step);
    connect(m_controls, &LabControls::startWanted, this, &LabPanel::start);
    connect(m_controls, &LabControls::stopWanted, this, &LabPanel::stop);
    connect(m_controls, &LabControls::refreshed, this, [this] { m_keys->setPausable(m_controls->canPause()); });
    connect(&m_laboratory, &Laboratory::started, this, [this](const Exercise &exercise, int attempt) {
        m_controls->setPrepared(false);
        m_story->begin(exercise);
        if (attempt > 1)
            m_story->tell(tr("Once more, because chance has a part in it: attempt %1").arg(attempt));
        m_stock->begin(exercise);
    });
    connect(&m_laboratory, &Laboratory::staged, this, &LabPanel::showStage);
    connect(&m_laboratory, &Laboratory::told, m_story, &StoryView::tell);
    connect(&m_laboratory, &Laboratory::counted, m_stock, &StockView::count);
    connect(&m_laboratory, &Laboratory::finished, this, &LabPanel::finish);
    connect(&m_laboratory, &Laboratory::done, this, [this] {
        m_controls->refresh();
        showChosen();
    });
    showChosen();
}

LabPanel::~LabPanel()
{
    m_laboratory.stop();
}

void LabPanel::start()
{
    if (m_list->chosen() == nullptr)
        return;
    if (m_mayStart)
        m_mayStart([panel = QPointer(this)] {
            if (panel)
                panel->startNow();
        });
    else
        startNow();
}

void LabPanel::startNow()
{
    const Exercise *chosen = m_list->chosen();
    if (chosen == nullptr)
        return;
    focusList();
    const Exercise *before = current();
    const bool isAnother = before != nullptr && before->id() != chosen->id();
    m_controls->setHasCutShort(isAnother ? before->title() : QString());
    if (isAnother)
        cutShort(tr("Cut short, because another was started meanwhile: %1").arg(chosen->title()));
    m_last = chosen->id();
    m_list->exercises()->setRunning(m_last);
    m_tabs->setCurrentIndex(chosen->scheme != nullptr ? 1 : chosen->scenario == &freeScenario() ? 2 : 0);
    divide(Room::ToFollow);
    m_laboratory.run({*chosen}, m_stock->options());
    m_controls->setPrepared(false);
    showChosen();
}

const Exercise *LabPanel::current() const
{
    const auto *exercises = m_list->exercises();
    const Exercise *last = m_laboratory.isRunning() ? exercises->exerciseAt(exercises->rowOf(m_last)) : nullptr;
    return last != nullptr && last->scenario != &freeScenario() ? last : nullptr;
}

void LabPanel::cutShort(const QString &why)
{
    const Exercise *exercise = current();
    if (exercise == nullptr)
        return;
    m_list->exercises()->setCutShort(exercise->id(),
                                     exercise->scheme != nullptr ? why + u'\n'
                                             + tr("A run that was cut short has no row in the comparison of schemes")
                                                                 : why);
}

void LabPanel::focusList()
{
    if (isAncestorOf(window()->focusWidget()))
        takeFocus();
}

void LabPanel::stop()
{
    focusList();
    cutShort(tr("Cut short, because it was stopped"));
    m_nodes->setStage(nullptr);
    m_clients->setStage(nullptr);
    m_laboratory.stop();
    m_list->exercises()->setRunning({});
    m_controls->refresh();
    showChosen();
    divide(Room::ToChoose);
    Q_EMIT unstaged();
}

void LabPanel::divide(Room room)
{
    const bool forList = room == Room::ToChoose;
    m_splitter->setStretchFactor(0, forList ? 1 : 0);
    m_splitter->setStretchFactor(1, forList ? 0 : 1);
    if (m_isDivided)
        return;
    const int line = fontMetrics().height();
    // Extreme sizes; Qt limits them to what both parts allow.
    m_splitter->setSizes(forList ? QList<int>{line * 100, line} : QList<int>{line * 9, line * 100});
    // Show the exercises around the current one.
    QMetaObject::invokeMethod(
        m_list, [list = m_list] { list->scrollTo(list->currentIndex(), QAbstractItemView::PositionAtCenter); },
        Qt::QueuedConnection);
}

void LabPanel::begin()
{
    m_controls->setPrepared(true);
    m_laboratory.begin();
}

void LabPanel::togglePause()
{
    m_controls->togglePause();
}

void LabPanel::step()
{
    m_controls->step();
}

void LabPanel::choose(const QString &id)
{
    m_list->choose(id);
}

void LabPanel::takeFocus()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void LabPanel::showChosen()
{
    const Exercise *chosen = m_list->chosen();
    if (chosen == nullptr)
        return;
    m_title->setText(chosen->title());
    if (chosen->scenario != nullptr)
        m_caption->setText(
            tr("Look at: %1\nExpected: %2").arg(Words::tr(chosen->scenario->caption), chosen->expectation()));
    else
        m_caption->setText(
            tr("Found in: %1\nWeakness: %2\nExpected: %3")
                .arg(Words::tr(chosen->scheme->seenIn), Words::tr(chosen->scheme->weakness), chosen->expectation()));
    m_controls->setRepeats(chosen->id() == m_last);
    const Exercise *goesOn = current();
    m_controls->setWouldCutShort(goesOn != nullptr && goesOn->id() != chosen->id() ? goesOn->title() : QString());
    const int last = m_list->exercises()->rowOf(m_last);
    m_controls->setKind(last < 0 ? *chosen : *m_list->exercises()->exerciseAt(last));
}

void LabPanel::showStage()
{
    Stage *stage = m_laboratory.stage();
    m_nodes->setStage(stage);
    m_clients->setStage(stage);
    QWidget *last = m_tabs->tabBar();
    for (auto *button : m_nodes->buttons()) { // new buttons would come last in tab order
        setTabOrder(last, button);
        last = button;
    }
    const auto *exercise = m_list->exercises()->exerciseAt(m_list->exercises()->rowOf(m_last));
    Deployment watched = stage->watched();
    watched.name = tr("Lab: %1").arg(exercise->title());
    watched.patterns = {Stage::kLock}; // unsafe schemes write keys that nothing would recognise as a lock
    watched.environment = Environment::Development;
    watched.interval = kInterval;
    Q_EMIT staged(watched);
}

void LabPanel::finish(const Finding &finding)
{
    if (!finding.couldStart) {
        m_nodes->setStage(nullptr);
        m_clients->setStage(nullptr);
    }
    m_list->exercises()->setRunning({});
    m_list->exercises()->setFinding(finding);
    m_controls->setPrepared(true);
    m_story->setFinding(finding);
    m_stock->setFinding(finding);
}

} // namespace Lockscope::Lab
