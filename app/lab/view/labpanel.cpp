#include "labpanel.h"

#include "../free.h"
#include "../tour.h"
#include "checklist.h"
#include "clientcontrolsview.h"
#include "exerciselist.h"
#include "labcontrols.h"
#include "labkeys.h"
#include "nodecontrolsview.h"
#include "stockview.h"
#include "storyview.h"
#include "swimlanesview.h"
#include "takepartview.h"

#include <lockscope/core/base/text.h>
#include <lockscope/ui/kit/elidedlabel.h>
#include <lockscope/ui/kit/mutedlabel.h>
#include <lockscope/ui/kit/servertext.h>
#include <lockscope/ui/kit/type.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace Lockscope::Lab {

namespace {

constexpr Millis kInterval{200}; ///< between readings; feeds report changes at once anyway
constexpr int kHeadHeight = 52;
constexpr int kRightWidth = 250;

QWidget *makeLine(Qt::Orientation orientation, QWidget *parent)
{
    auto *line = new QWidget(parent);
    orientation == Qt::Vertical ? line->setFixedWidth(1) : line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Mid);
    return line;
}

/// A scroll area that shows the panel's background.
QScrollArea *makeScrolled(QWidget *page, QWidget *parent)
{
    auto *scrolled = new QScrollArea(parent);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setWidgetResizable(true);
    scrolled->setWidget(page);
    page->setAutoFillBackground(false);
    scrolled->viewport()->setAutoFillBackground(false);
    return scrolled;
}

} // namespace

LabPanel::LabPanel(QWidget *parent)
    : QWidget(parent)
    , m_list(new ExerciseList(this))
    , m_search(new QLineEdit(this))
    , m_title(new ElidedLabel(this))
    , m_caption(new QLabel(this))
    , m_expected(serverTextLabel("labExpected", this))
    , m_controls(new LabControls(m_laboratory, m_list, this))
    , m_tourButton(new QPushButton(tr("Guided tour"), this))
    , m_keys(new LabKeys(this))
    , m_tabs(new QTabWidget(this))
    , m_lanes(new SwimLanesView(this))
    , m_story(new StoryView(this))
    , m_stock(new StockView(this))
    , m_nodes(new NodeControlsView(m_list, this))
    , m_clients(new ClientControlsView(this))
    , m_checks(new CheckList(this))
    , m_takePart(new TakePartView(m_list, this))
{
    setObjectName(QStringLiteral("labPanel"));
    m_laboratory.setWatched(true);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(makeLeft());
    columns->addWidget(makeLine(Qt::Vertical, this));
    columns->addWidget(makeMiddle(), 1);
    columns->addWidget(makeLine(Qt::Vertical, this));
    columns->addWidget(makeRight());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(makeLine(Qt::Horizontal, this));
    layout->addLayout(columns, 1);
    setFocusProxy(m_list);

    connect(m_list, &ExerciseList::chosenChanged, this, &LabPanel::showChosen);
    connect(m_list, &ExerciseList::startWanted, this, &LabPanel::start);
    connect(m_list, &ExerciseList::stepWanted, this, &LabPanel::step);
    connect(m_list, &ExerciseList::searchWanted, this, [this](const QString &typed) {
        m_search->setFocus(Qt::OtherFocusReason);
        m_search->setText(typed);
    });
    connect(m_search, &QLineEdit::textChanged, m_list, &ExerciseList::setSearch);
    connect(m_search, &QLineEdit::returnPressed, this, &LabPanel::takeFocus);
    connect(m_keys, &LabKeys::pauseWanted, this, &LabPanel::togglePause);
    connect(m_controls, &LabControls::startWanted, this, &LabPanel::start);
    connect(m_tourButton, &QPushButton::clicked, this, &LabPanel::goOnTour);
    connect(m_controls, &LabControls::stopWanted, this, &LabPanel::stop);
    connect(m_controls, &LabControls::refreshed, this, [this] { m_keys->setPausable(m_controls->canPause()); });
    connect(&m_laboratory, &Laboratory::started, this, [this](const Exercise &exercise, int attempt) {
        m_controls->setPrepared(false);
        m_shown = exercise.id();
        m_lanes->begin(exercise.title(),
                       exercise.scheme != nullptr ? tr("The stock experiment has a chart: see Stock.")
                                                  : tr("The nodes and clients are starting…"));
        m_checks->begin(exercise);
        m_story->begin(exercise);
        if (attempt > 1)
            m_story->tell(tr("Chance plays a part, so it runs again: attempt %1").arg(attempt));
        m_stock->begin(exercise);
    });
    connect(&m_laboratory, &Laboratory::staged, this, &LabPanel::showStage);
    connect(&m_laboratory, &Laboratory::told, m_story, &StoryView::tell);
    connect(&m_laboratory, &Laboratory::recorded, m_lanes, [this](const StageEvent &event) {
        if (m_list->exercises()->exerciseAt(m_list->exercises()->rowOf(m_shown))->scheme == nullptr)
            m_lanes->add(event); // the many buyers of the stock experiment have a chart
    });
    connect(&m_laboratory, &Laboratory::recorded, m_checks, &CheckList::add);
    connect(&m_laboratory, &Laboratory::counted, m_stock, &StockView::count);
    connect(&m_laboratory, &Laboratory::finished, this, &LabPanel::finish);
    connect(&m_laboratory, &Laboratory::done, this, [this] {
        m_controls->refresh();
        showChosen();
    });
    connect(m_lanes, &SwimLanesView::told, m_controls->statusLine(), &QLabel::setText);
    connect(m_stock, &StockView::told, m_controls->statusLine(), &QLabel::setText);
    showChosen();
}

QWidget *LabPanel::makeHead()
{
    auto *head = new QWidget(this);
    m_title->setObjectName(QStringLiteral("labTitle"));
    m_title->setFont(Type::figure(font()));
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(kPageMargin, 0, kPageMargin, 0);
    layout->addWidget(m_title, 1);
    layout->addWidget(m_controls);
    head->setFixedHeight(std::max(kHeadHeight, m_controls->sizeHint().height() + 3 * kGrid));
    return head;
}

QWidget *LabPanel::makeLeft()
{
    auto *left = new QWidget(this);
    m_search->setObjectName(QStringLiteral("labSearch"));
    m_search->setPlaceholderText(tr("Search exercises"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(3 * kGrid, 3 * kGrid, 0, 0);
    auto *search = new QHBoxLayout;
    search->setContentsMargins(0, 0, 3 * kGrid, 0);
    search->addWidget(m_search);
    layout->addLayout(search);
    layout->addWidget(m_list, 1);
    m_tourButton->setObjectName(QStringLiteral("labTour"));
    m_tourButton->setToolTip(tr("Twelve exercises from no lock to fencing"));
    m_tourButton->setAutoDefault(false);
    auto *tourRow = new QHBoxLayout;
    tourRow->setContentsMargins(0, 0, 3 * kGrid, 2 * kGrid);
    tourRow->addWidget(m_tourButton);
    layout->addLayout(tourRow);
    const int longest = fontMetrics().horizontalAdvance(QStringLiteral("The holder pauses for longer than its TTL"));
    left->setFixedWidth(longest + 16 * kGrid);
    return left;
}

QWidget *LabPanel::makeMiddle()
{
    auto *middle = new QWidget(this);
    m_caption->setObjectName(QStringLiteral("labCaption"));
    m_caption->setTextFormat(Qt::RichText);
    m_caption->setWordWrap(true);
    m_caption->setMinimumWidth(1);
    m_caption->setMinimumHeight(3 * fontMetrics().lineSpacing()); // so that nothing below moves
    m_caption->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setMuted(m_controls->statusLine(), Type::small(font()));
    auto *byHand = new QWidget(this);
    auto *handsLayout = new QVBoxLayout(byHand);
    handsLayout->setContentsMargins(0, kGrid, 0, 0);
    handsLayout->setSpacing(kGrid);
    handsLayout->addWidget(m_nodes);
    handsLayout->addWidget(m_clients, 1);
    m_tabs->setObjectName(QStringLiteral("labTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->setTabPosition(QTabWidget::South);
    m_tabs->addTab(m_lanes, tr("Diagram"));
    m_tabs->addTab(m_story, tr("Steps"));
    // Tall pages must not make the window higher.
    m_tabs->addTab(makeScrolled(m_stock, this), tr("Stock"));
    m_tabs->addTab(makeScrolled(byHand, this), tr("By hand"));
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(kPageMargin, 3 * kGrid, kPageMargin, kGrid);
    layout->addWidget(m_caption);
    layout->addWidget(m_controls->statusLine());
    layout->addWidget(m_tabs, 1);
    return middle;
}

QWidget *LabPanel::makeRight()
{
    auto *right = new QWidget(this);
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins(kPageMargin, 3 * kGrid, kPageMargin, kGrid);
    const auto add = [&](const QString &heading, QWidget *content) {
        auto *label = new QLabel(heading, right);
        setMuted(label, Type::caption(font()));
        layout->addWidget(label);
        layout->addWidget(content);
        layout->addSpacing(2 * kGrid);
    };
    add(tr("Expected"), m_expected);
    add(tr("Checks"), m_checks);
    add(tr("Take part"), m_takePart);
    layout->addStretch(1);
    auto *scrolled = makeScrolled(right, this);
    scrolled->setFixedWidth(kRightWidth);
    return scrolled;
}

LabPanel::~LabPanel()
{
    m_laboratory.stop();
}

void LabPanel::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), palette().base());
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
        cutShort(tr("Cut short, because another exercise started: %1").arg(chosen->title()));
    m_last = chosen->id();
    m_list->exercises()->setRunning(m_last);
    if (chosen->scheme != nullptr)
        m_tabs->setCurrentIndex(Stock);
    else if (chosen->scenario == &freeScenario())
        m_tabs->setCurrentIndex(ByHand);
    else if (m_tabs->currentIndex() != Steps)
        m_tabs->setCurrentIndex(Diagram);
    m_laboratory.run({*chosen}, m_stock->options());
    m_controls->setPrepared(false);
    showChosen();
}

void LabPanel::goOnTour()
{
    ++m_tourStop;
    m_isStopDone = false;
    const auto &stops = tour();
    const int count = static_cast<int>(stops.size());
    if (m_tourStop >= count)
        m_tourStop = -1;
    m_tourButton->setText(m_tourStop < 0               ? tr("Guided tour")
                              : m_tourStop + 1 < count ? tr("Tour: next (%1 of %2)").arg(m_tourStop + 2).arg(count)
                                                       : tr("End the tour"));
    if (m_tourStop < 0)
        return showChosen();
    m_search->clear();
    choose(stops[static_cast<size_t>(m_tourStop)].scenario);
    start();
}

QString LabPanel::tourWords(const Exercise &exercise) const
{
    const auto &stops = tour();
    if (m_tourStop < 0 || stops[static_cast<size_t>(m_tourStop)].scenario != exercise.id())
        return {};
    const TourStop &stop = stops[static_cast<size_t>(m_tourStop)];
    const QString head = tr("Tour, %1 of %2:").arg(m_tourStop + 1).arg(stops.size());
    return QStringLiteral("<b>%1</b> %2<br>")
        .arg(head.toHtmlEscaped(), Words::tr(m_isStopDone ? stop.after : stop.before).toHtmlEscaped());
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
    setStage(nullptr);
    m_lanes->finish();
    m_laboratory.stop();
    m_list->exercises()->setRunning({});
    m_controls->refresh();
    showChosen();
    Q_EMIT unstaged();
}

void LabPanel::setStage(Stage *stage)
{
    m_nodes->setStage(stage);
    m_clients->setStage(stage);
    m_takePart->setStage(stage);
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

void LabPanel::savePicture()
{
    m_tabs->setCurrentIndex(Diagram);
    m_lanes->savePicture();
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
    const auto line = [](const QString &name, const QString &text) {
        return QStringLiteral("<b>%1</b> %2").arg(name.toHtmlEscaped(), text.toHtmlEscaped());
    };
    if (chosen->scenario != nullptr)
        m_caption->setText(tourWords(*chosen) + line(tr("Watch:"), Words::tr(chosen->scenario->caption)));
    else
        m_caption->setText(line(tr("Found in:"), Words::tr(chosen->scheme->seenIn)) + QStringLiteral("<br>")
                           + line(tr("Weakness:"), Words::tr(chosen->scheme->weakness)));
    m_expected->setText(asSentence(chosen->expectation()));
    if (!m_laboratory.isRunning() && m_shown != chosen->id()) {
        m_shown = chosen->id();
        m_checks->begin(*chosen);
        const auto found = m_findings.constFind(m_shown);
        if (found == m_findings.constEnd() || chosen->scheme != nullptr) {
            m_lanes->begin(chosen->title(), tr("Start the exercise to see it here."));
        } else {
            m_lanes->showAll(chosen->title(), found->plan, found->events);
            for (const auto &event : found->events)
                m_checks->add(event);
        }
        m_checks->finish();
    }
    m_controls->setRepeats(chosen->id() == m_last);
    const Exercise *goesOn = current();
    m_controls->setWouldCutShort(goesOn != nullptr && goesOn->id() != chosen->id() ? goesOn->title() : QString());
    const int last = m_list->exercises()->rowOf(m_last);
    m_controls->setKind(last < 0 ? *chosen : *m_list->exercises()->exerciseAt(last));
}

void LabPanel::showStage()
{
    Stage *stage = m_laboratory.stage();
    setStage(stage);
    m_lanes->setPlan(stage->plan());
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
        setStage(nullptr);
    }
    m_list->exercises()->setRunning({});
    m_list->exercises()->setFinding(finding);
    m_controls->setPrepared(true);
    m_story->setFinding(finding);
    m_checks->finish();
    m_lanes->finish();
    m_findings.insert(finding.exercise.id(), finding);
    m_isStopDone = true;
    m_stock->setFinding(finding);
}

} // namespace Lockscope::Lab
