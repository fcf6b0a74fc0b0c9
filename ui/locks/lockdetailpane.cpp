#include "lockdetailpane.h"

#include "../filter/lockfigures.h"
#include "../kit/roles.h"
#include "../kit/type.h"
#include "detailsection.h"
#include "historystripfeed.h"
#include "lockfacts.h"
#include "lockheading.h"
#include "locknodestable.h"
#include "stripwidget.h"
#include "wrappedtext.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/lockwords.h>
#include <lockscope/core/words/wording.h>

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

constexpr qsizetype kLongestOwner = 1000; ///< more than Lockscope reads of one (RawKey::kValueLimit and its end)
constexpr std::chrono::milliseconds kAskAgain{1000}; ///< before asking again, if the key may be a lock
constexpr int kLeadLines = 3; ///< room for the leading sentences, so that the buttons below stay put
constexpr int kOwnerLines = 4;

} // namespace

LockDetailPane::LockDetailPane(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget)
    , m_empty(new WrappedText("detailEmpty", m_content))
    , m_heading(new LockHeading(m_content))
    , m_lead(new WrappedText("detailExplanation", m_content))
    , m_actions(new LockDetailActions(clock, m_content))
    , m_facts(new LockFacts(m_content))
    , m_history(new DetailSection(tr("Last 10 minutes"), m_content))
    , m_strip(new StripWidget(m_history))
    , m_readings(new DetailSection(tr("Nodes"), m_content))
    , m_model(new LockNodesModel(this))
    , m_table(new LockNodesTable(m_model, m_readings))
    , m_warning(new WarningBox(m_content))
    , m_caveats(new WrappedText("detailCaveats", m_warning))
    , m_more(new DetailSection(tr("Key, type and library"), m_content, DetailSection::Folding::Folded))
    , m_owner(new WrappedText("detailOwner", m_more))
    , m_dialect(new WrappedText("detailFacts", m_more))
{
    m_empty->setRole(&Roles::muted);
    m_empty->setWords(tr("Select a lock to see who holds it, where, and for how long."));
    m_more->title()->setObjectName(QStringLiteral("detailMore"));
    m_lead->keepRoom(kLeadLines);
    m_owner->setMostLines(kOwnerLines);
    m_caveats->setRole(&Roles::warn);
    layOut();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                const QPoint middle = m_table->viewport()->mapTo(m_content, m_table->visualRect(current).center());
                m_scroll->ensureVisible(0, middle.y(), 0, m_table->verticalHeader()->defaultSectionSize());
            });
    restyle();
    show({}, {});
}

void LockDetailPane::layOut()
{
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_content);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    m_history->body()->addWidget(m_strip);
    m_readings->body()->addWidget(m_table);
    m_warning->layout()->addWidget(m_caveats);
    m_more->body()->addWidget(m_owner);
    m_more->body()->addWidget(m_dialect);
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(18, 4 * kGrid, 18, 4 * kGrid);
    content->setSpacing(14);
    for (QWidget *part : std::initializer_list<QWidget *>{m_empty, m_heading, m_lead, m_actions, m_facts, m_history,
                                                          m_readings, m_warning, m_more})
        content->addWidget(part);
    content->addStretch(1);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(1, 1, 0, 0); // the border
    whole->addWidget(m_scroll);
}

void LockDetailPane::restyle()
{
    for (WrappedText *text : {m_caveats, m_owner, m_dialect})
        text->setFont(Type::scaled(font(), 0.96));
}

void LockDetailPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        restyle();
}

void LockDetailPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Roles &roles = Roles::of(palette());
    painter.setPen(roles.line);
    painter.setBrush(roles.panel);
    // Only the upper left corner is round: the pane ends at the window's edges.
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, 2.0 * kRadius, 2.0 * kRadius), kRadius, kRadius);
}

QSize LockDetailPane::sizeHint() const
{
    return {kUsualWidth, minimumSizeHint().height()};
}

QSize LockDetailPane::minimumSizeHint() const
{
    constexpr int kLines = 12;
    return {kLeastWidth, kLines * fontMetrics().lineSpacing()};
}

TextTableModel *LockDetailPane::model() const
{
    return m_model;
}

QString LockDetailPane::explanation() const
{
    return m_lead->words();
}

void LockDetailPane::setRecorded()
{
    m_isRecorded = true;
    m_actions->setRecorded();
}

void LockDetailPane::setStrips(HistoryStripFeed *strips)
{
    if (m_strips)
        m_strips->disconnect(this);
    m_strips = strips;
    if (strips != nullptr)
        connect(strips, &HistoryStripFeed::changed, this, &LockDetailPane::showStrip);
    showParts();
    showStrip();
}

void LockDetailPane::setPast(const LockPastPtr &past)
{
    m_past = past;
    tick();
}

void LockDetailPane::show(const LockStatePtr &lock, const std::vector<NodeStatus> &nodes, bool gone)
{
    const bool other = !lock || !m_lock || lock->name != m_lock->name;
    const LockStatePtr before = std::exchange(m_lock, lock);
    m_nodes = nodes;
    const bool goesNow = gone && (other || !m_gone);
    if (other || !gone)
        m_isForgotten = false;
    else if (goesNow)
        m_isForgotten = isForgotten(*before);
    m_gone = gone;
    if (other || !gone)
        m_nodesWithKey.clear();
    if (other || !gone)
        m_goneAt.reset();
    // Own locks of this window are read even while reading is stopped.
    const bool isStopped = m_moment && m_frozenReason == FrozenReason::NotReading;
    if (gone && Capability::of(nodes).canLock() && (goesNow || !isStopped))
        m_goneAt = isStopped && !other ? m_clock.wallNow() : shown().wallNow;
    m_actions->show(lock, nodes, gone);
    if (!lock || gone)
        m_model->clear();
    showParts();
    if (!lock)
        return showStrip();
    m_heading->setName(lock->name);
    showNote();
    tick();
    if (other) {
        m_lead->resetRoom();
        m_table->resetColumns();
        m_scroll->verticalScrollBar()->setValue(0);
    }
    if (goesNow && !m_moment)
        requestRemainingKeys();
}

void LockDetailPane::showParts()
{
    const bool isThere = m_lock && !m_gone;
    m_empty->setVisible(!m_lock);
    for (QWidget *part : std::initializer_list<QWidget *>{m_heading, m_lead, m_actions})
        part->setVisible(m_lock != nullptr);
    for (QWidget *part : std::initializer_list<QWidget *>{m_facts, m_readings, m_more})
        part->setVisible(isThere);
    m_history->setVisible(m_lock && m_strips);
    if (!isThere)
        m_warning->hide();
}

void LockDetailPane::showStrip()
{
    if (!m_strips)
        return;
    m_strips->setNames(this, m_lock ? QByteArrayList{m_lock->name} : QByteArrayList());
    if (!m_lock)
        return;
    QStringList labels;
    for (const NodeStatus &node : m_nodes)
        labels += node.label;
    m_strip->show(m_strips->strip(m_lock->name), labels, shown().now);
}

void LockDetailPane::requestRemainingKeys()
{
    m_askedAgain = false;
    Q_EMIT lockGone(m_lock->name);
}

void LockDetailPane::showRemainingKeys(const KeySurvey &survey)
{
    if (!m_gone || !m_lock || m_lock->name != survey.name || m_moment) // the keys are as of now, not of that moment
        return;
    m_nodesWithKey.clear();
    m_keyReadAt = m_clock.wallNow();
    // The lock may be just being acquired; the board will report it in a moment, so ask again.
    const auto isTaken = [](const SurveyedKey &key) { return key.lock.has_value(); };
    if (std::any_of(survey.nodes.begin(), survey.nodes.end(), isTaken) && !std::exchange(m_askedAgain, true)) {
        QTimer::singleShot(kAskAgain, this, [this, name = m_lock->name] {
            if (m_gone && m_lock && m_lock->name == name && !m_moment)
                Q_EMIT lockGone(name);
        });
        return tick();
    }
    for (const SurveyedKey &key : survey.nodes) {
        if (key.raw && key.raw->type != KeyType::None)
            m_nodesWithKey += visibleText(key.label, 60);
    }
    tick();
}

void LockDetailPane::setLeftOut(LeftOut leftOut)
{
    if (std::exchange(m_leftOut, leftOut) != leftOut && m_lock)
        showNote();
}

Moment LockDetailPane::shown() const
{
    if (!m_moment)
        return {.now = m_clock.now(), .wallNow = m_clock.wallNow()};
    return m_lock ? m_moment->notBefore(m_lock->assessedAt) : *m_moment;
}

void LockDetailPane::setMoment(const std::optional<Moment> &moment, FrozenReason why)
{
    const bool goesOn = m_moment && !moment;
    m_moment = moment;
    m_frozenReason = why;
    if (!m_lock)
        return;
    showNote();
    tick();
    if (goesOn && m_gone)
        requestRemainingKeys();
}

void LockDetailPane::showNote()
{
    QStringList notes;
    if (!m_gone && m_leftOut == LeftOut::ByFilter)
        notes += tr("Hidden by the filter");
    else if (!m_gone && m_leftOut == LeftOut::ByNamespace)
        notes += tr("Outside the chosen namespace");
    if (m_moment && m_frozenReason == FrozenReason::Paused)
        notes += tr("Paused, as of %1").arg(Wording::timeOfDay(shown().wallNow));
    else if (m_moment)
        // A single look since then may have found a gone lock again.
        notes += m_gone ? tr("Not reading") : tr("Not reading, as of %1").arg(Wording::timeOfDay(shown().wallNow));
    m_heading->setNote(notes.join(QStringLiteral(" · ")));
}

bool LockDetailPane::isForgotten(const LockState &lock) const
{
    if (m_nodes.size() != 1)
        return false; // with several nodes the board keeps such a lock as unknown
    const auto since = std::max(m_nodes.front().restartedAt, m_nodes.front().failedOverAt);
    Instant readAt;
    for (const NodeReading &reading : lock.readings)
        readAt = std::max(readAt, reading.lock ? reading.readAt : Instant());
    const auto [now, wallNow] = shown();
    const auto end = endOf(lock, Micros(wallNow.time_since_epoch()) - now.time_since_epoch());
    return since && *since > wallNow - std::chrono::floor<Millis>(now - readAt) && (!end || *end > now);
}

QString LockDetailPane::goneText() const
{
    if (!Capability::of(m_nodes).canLock())
        return m_goneAt ? tr("This lock was gone at %1. Whether it is held now is unknown: too few nodes can be read.")
                              .arg(Wording::timeOfDay(*m_goneAt))
                        : tr("Whether this lock is held is unknown: too few nodes can be read.");
    if (!m_nodesWithKey.isEmpty())
        return tr("This lock is gone. At %1, %2 had a key of this name that is no lock.")
            .arg(Wording::timeOfDay(m_keyReadAt), m_nodesWithKey.join(QStringLiteral(", ")));
    if (m_isRecorded)
        return tr("This lock did not exist at the shown time.");
    if (m_moment && m_frozenReason == FrozenReason::NotReading && m_goneAt)
        return tr("This lock was gone at %1. Lockscope has not read since.").arg(Wording::timeOfDay(*m_goneAt));
    if (m_isForgotten)
        return tr("This lock is gone: the node restarted or failed over without it. That is no release: its owner may "
                  "still rely on it.");
    if (m_nodes.size() == 1)
        return tr("This lock is gone: the node has no lock of this name.");
    const QStringList silent = Wording::silentNodes(m_nodes);
    return silent.isEmpty() ? tr("This lock is gone: no node has a lock of this name.")
                            : tr("Nobody holds this lock: enough nodes answered without it. No answer from: %1.")
                                  .arg(silent.join(QStringLiteral(", ")));
}

void LockDetailPane::tick()
{
    if (!m_lock)
        return;
    if (m_gone) {
        const bool isSure = Capability::of(m_nodes).canLock();
        m_heading->setBadge(
            {.text = isSure ? tr("Gone") : tr("? Unknown"), .severity = isSure ? Severity::Notice : Severity::Warning});
        m_lead->setWords(goneText());
    } else {
        showLock();
    }
    showStrip();
}

void LockDetailPane::showLock()
{
    const Moment moment = shown();
    const auto &[now, wallNow] = moment;
    m_heading->setBadge({.text = LockWords::badge(*m_lock),
                         .severity = m_lock->isUnderstood() ? severityOf(*m_lock) : Severity::Warning,
                         .isOutlined = !m_lock->isUnderstood() || m_lock->grade() != Grade::Known});
    const auto lead = LockWords::lead(*m_lock, m_nodes, now);
    m_lead->setWords(lead.text, lead.strong);
    m_facts->show(*m_lock, m_past, moment);
    m_model->show(*m_lock, m_nodes, now, m_isRecorded, m_moment.has_value());
    m_table->fitColumns();

    QStringList caveats = Wording::caveats(m_lock->caveats());
    for (auto &caveat : caveats)
        caveat.prepend(QStringLiteral("⚠ "));
    m_caveats->setWords(caveats.join(QLatin1Char('\n')));
    m_warning->setVisible(!caveats.isEmpty());

    m_owner->setWords(tr("Owner in Redis: %1").arg(Wording::ownerValue(*m_lock, kLongestOwner)));
    QStringList lines = Wording::facts(*m_lock, wallNow);
    if (const QString companions = LockWords::companions(*m_lock); !companions.isEmpty())
        lines += tr("Companion keys: %1").arg(companions);
    m_dialect->setWords(lines.join(QLatin1Char('\n')));
}

} // namespace Lockscope
