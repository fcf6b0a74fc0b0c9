#include "lockdetailpane.h"

#include "../filter/lockfigures.h"
#include "../kit/inwindow.h"
#include "../kit/livetip.h"
#include "../kit/servertext.h"
#include "../tables/rowcopy.h"
#include "../tables/texttablemodel.h"
#include "../tables/tooltipupdater.h"
#include "../words/wording.h"

#include <lockscope/core/base/text.h>

#include <QHeaderView>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

constexpr qsizetype kLongestOwner = 1000; ///< more than Lockscope reads of one (RawKey::kValueLimit and its end)
constexpr std::chrono::milliseconds kAskAgain{1000}; ///< before asking again, if the key may be a lock
constexpr Micros kOldAge = std::chrono::seconds(2); ///< from this age on a reading looks outdated

} // namespace

LockDetailPane::LockDetailPane(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_title(new QLabel(this))
    , m_explanation(new QLabel(this))
    , m_owner(new QLabel(this))
    , m_facts(new QLabel(this))
    , m_caveats(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_texts(new QWidget)
    , m_table(new QTableView(this))
    , m_model(new TextTableModel({tr("Node"), tr("Owner there"), tr("TTL"), tr("Read"), tr("Took")}, this))
{
    for (auto *label : {m_title, m_explanation, m_owner, m_facts, m_caveats}) {
        prepareForServerText(label);
        keepToolTipUpdated(label);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setObjectName(QStringLiteral("detailTitle"));
    m_explanation->setObjectName(QStringLiteral("detailExplanation"));
    m_owner->setObjectName(QStringLiteral("detailOwner"));
    m_facts->setObjectName(QStringLiteral("detailFacts"));
    m_caveats->setObjectName(QStringLiteral("detailCaveats"));
    m_table->setModel(m_model);
    new RowCopy(m_table);
    new ToolTipUpdater(m_table);
    m_table->setObjectName(QStringLiteral("detailNodes"));
    m_table->setAccessibleName(tr("Readings of the selected lock, a row per node"));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4); // five nodes must fit
    m_table->verticalHeader()->setMinimumSectionSize(1);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    // The stretched column takes the remaining width, so the whole table is visible at any width.
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    m_table->setColumnWidth(0, 12 * em);
    m_table->setColumnWidth(2, 9 * em);
    m_table->setColumnWidth(3, 13 * em);
    m_table->setColumnWidth(4, 7 * em);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle); // similar owners differ in their ends
    m_table->setTabKeyNavigation(false);

    // In a low window the texts scroll together with the table, so that nothing is cut.
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
            const QPoint middle = m_table->viewport()->mapTo(m_scroll->widget(), m_table->visualRect(current).center());
            m_scroll->ensureVisible(0, middle.y(), 0, m_table->verticalHeader()->defaultSectionSize());
        });
    auto *content = new QWidget;
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(content);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_scroll);

    auto *texts = new QVBoxLayout(m_texts);
    texts->setContentsMargins(0, 0, 0, 0);
    texts->setSpacing(3);
    for (auto *label : {m_title, m_explanation, m_owner, m_facts, m_caveats})
        texts->addWidget(label);
    texts->addStretch(1);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(3);
    layout->addWidget(m_texts);
    layout->addWidget(m_table, 100);
    layout->addStretch(1); // keeps the texts at the top if there is no table
    show({}, {});
}

QSize LockDetailPane::sizeHint() const
{
    constexpr int kTextLines = 6; // including a spare line
    constexpr int kNodes = 5;
    const QLayout *whole = m_scroll->widget()->layout();
    const int texts = kTextLines * (fontMetrics().lineSpacing() + m_texts->layout()->spacing());
    return {QWidget::sizeHint().width(), whole->contentsMargins().top() + texts + whole->spacing() + heightOf(kNodes)};
}

int LockDetailPane::heightOf(int nodes) const
{
    return m_table->horizontalHeader()->sizeHint().height() + nodes * m_table->verticalHeader()->defaultSectionSize()
        + 2 * m_table->frameWidth();
}

QString LockDetailPane::explanation() const
{
    return m_explanation->text();
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
    // Avoid hiding and showing a label again, because the layout would react, see m_caveats in tick().
    for (auto *label : {m_owner, m_facts})
        label->setVisible(lock != nullptr && !gone);
    if (!lock || gone)
        m_caveats->hide();
    m_table->setVisible(lock != nullptr && !gone);
    if (!lock) {
        m_title->setText(tr("No lock selected"));
        m_title->setToolTip({});
        m_explanation->setText(
            tr("Select a lock in the table to see who holds it, on which nodes, and for how much longer."));
        m_model->setRows({});
        return;
    }
    if (other) {
        m_texts->setMinimumHeight(0);
        m_scroll->verticalScrollBar()->setValue(0);
    }
    showTitle();
    tick();
    if (goesNow && !m_moment)
        requestRemainingKeys();
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
        showTitle();
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
    showTitle();
    tick();
    if (goesOn && m_gone)
        requestRemainingKeys();
}

void LockDetailPane::showTitle()
{
    // QLabel would cut a word that is longer than its line without an ellipsis, and at its end.
    const QFontMetrics metrics = m_title->fontMetrics();
    const QString name = metrics.elidedText(Wording::name(m_lock->name, 140), Qt::ElideMiddle, m_title->width());
    m_title->setToolTip(plainToolTip(Wording::name(m_lock->name, 4000)));
    const QString shownName = m_leftOut == LeftOut::No || m_gone ? name
        : m_leftOut == LeftOut::ByFilter                         ? tr("%1 · the filter hides it").arg(name)
                                         : tr("%1 · not in the namespace that is chosen").arg(name);
    m_title->setText(
        !m_moment ? shownName
            : m_gone && m_frozenReason != FrozenReason::Paused
            ? tr("%1 · not reading").arg(shownName) // a single look since then may have found it
            : (m_frozenReason == FrozenReason::Paused ? tr("%1 · paused: as of %2") : tr("%1 · not reading: as of %2"))
                  .arg(shownName, Wording::timeOfDay(shown().wallNow)));
}

void LockDetailPane::showOwner()
{
    const QString whole = Wording::ownerValue(*m_lock, kLongestOwner);
    m_owner->setText(m_owner->fontMetrics().elidedText(tr("Owner: %1").arg(whole), Qt::ElideMiddle, m_owner->width()));
    m_owner->setToolTip(plainToolTip(whole));
}

void LockDetailPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    keepTableStill();
}

void LockDetailPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        m_texts->setMinimumHeight(0);
    layout()->activate(); // otherwise the title still has its old width
    if (!m_lock)
        return;
    showTitle();
    showOwner();
    keepTableStill();
}

void LockDetailPane::keepTableStill()
{
    // A sentence that appears or disappears would move the table under the hand. For one lock the room for the texts
    // only grows, and begins with a spare line.
    if (!m_table->isVisible())
        return;
    const int spare = m_texts->minimumHeight() == 0 ? fontMetrics().lineSpacing() + m_texts->layout()->spacing() : 0;
    m_texts->setMinimumHeight(
        std::max(m_texts->minimumHeight(), m_texts->layout()->totalHeightForWidth(m_texts->width()) + spare));
}

QString LockDetailPane::ageOf(Instant readAt, const NodeStatus &node, Instant now) const
{
    if (readAt == Instant())
        return tr("–"); // of this lock; the node may have been read before
    const QString age = Wording::duration(now - readAt);
    if (m_isRecorded) // a recording omits readings that changed nothing
        return tr("≤ %1 ago").arg(age);
    // Lockscope seldom reads a node that reports every change. The age alone would look as if nobody read it.
    const bool tells = node.reach == NodeStatus::Reach::Up && !node.error && node.feed == FeedKind::Tracking
        && node.feedWhy.isEmpty();
    return tells && !m_moment && now - readAt > kOldAge ? tr("%1 ago, unchanged").arg(age) : tr("%1 ago").arg(age);
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
    if (!m_nodesWithKey.isEmpty())
        return tr("No lock of this name is there any more. As read at %1, a key of this name stands on %2: it is "
                  "counted as no lock.")
            .arg(Wording::timeOfDay(m_keyReadAt), m_nodesWithKey.join(QStringLiteral(", ")));
    if (m_isRecorded)
        return tr("At the moment that is shown there is no lock of this name.");
    if (m_moment && m_frozenReason == FrozenReason::NotReading && m_goneAt)
        return tr("This lock was gone when it was last read, at %1. Nothing is read since.")
            .arg(Wording::timeOfDay(*m_goneAt));
    if (m_isForgotten)
        return tr("This lock is gone: the node restarted or failed over since it had it, and has it no more. That "
                  "tells of no release: its owner may believe "
                  "that it holds the lock.");
    if (m_nodes.size() == 1)
        return tr("This lock is gone: the node has no lock of this name any more.");
    QStringList silent;
    for (const NodeStatus &node : m_nodes) {
        if (!node.retired && (node.reach != NodeStatus::Reach::Up || node.error))
            silent += visibleText(node.label, 60);
    }
    return silent.isEmpty() ? tr("This lock is gone: the nodes have no lock of this name any more.")
                            : tr("Nobody holds this lock: enough nodes answered that they do not have it. Whether it "
                                 "stands on %1 is not known.")
                                  .arg(silent.join(QStringLiteral(", ")));
}

void LockDetailPane::tick()
{
    if (!m_lock)
        return;
    if (m_gone) {
        if (Capability::of(m_nodes).canLock())
            m_explanation->setText(goneText());
        else if (m_goneAt)
            m_explanation->setText(tr("This lock was gone when last seen at %1. Whether it is held now cannot be told: "
                                      "too few nodes can be read.")
                                       .arg(Wording::timeOfDay(*m_goneAt)));
        else
            m_explanation->setText(tr("Whether this lock is held cannot be told: too few nodes can be read."));
        return;
    }
    const auto [now, wallNow] = shown();
    m_explanation->setText(Wording::explanation(*m_lock, m_nodes, now));
    showOwner();
    m_facts->setText(Wording::facts(*m_lock, wallNow).join(QLatin1Char('\n')));
    QStringList caveats = Wording::caveats(m_lock->caveats());
    for (auto &caveat : caveats)
        caveat.prepend(QStringLiteral("⚠ "));
    m_caveats->setText(caveats.join(QLatin1Char('\n')));
    m_caveats->setVisible(!caveats.isEmpty());

    QList<QStringList> rows;
    for (const int node : m_lock->nodesToShow()) {
        const auto index = static_cast<size_t>(node);
        if (index >= m_lock->readings.size() || index >= m_nodes.size())
            continue;
        const NodeReading &reading = m_lock->readings[index];
        QStringList row{visibleText(m_nodes[index].label, 60)};
        const QString age = ageOf(reading.readAt, m_nodes[index], now);
        const QString took = reading.took > Micros(0) ? Wording::duration(reading.took) : tr("–"); // came with others
        switch (reading.answer) {
        case NodeReading::Answer::Present: {
            const auto left = reading.left(now);
            row << Wording::ownerValue(*reading.lock, kLongestOwner)
                << (left ? (*left > Micros(0) ? Wording::duration(*left) : tr("due")) : Wording::ttl(reading.ttl))
                << age << took;
            break;
        }
        case NodeReading::Answer::Absent:
            row << (reading.forgot ? tr("○ no such lock: it restarted since it had it") : tr("○ no such lock"))
                << tr("–") << age << took;
            break;
        case NodeReading::Answer::Unknown: {
            const QString why = reading.error ? adviceForWindow(reading.error->message) : tr("not read yet");
            row << (reading.lock ? tr("? unknown (was %1). %2").arg(Wording::ownerValue(*reading.lock, 60), why)
                                 : tr("? unknown. %1").arg(why))
                << tr("unknown")
                << (reading.readAt == Instant() ? age : tr("%1 ago").arg(Wording::duration(now - reading.readAt)))
                << tr("–");
            break;
        }
        }
        rows.append(row);
    }
    m_model->setRows(rows);
    m_table->setMinimumHeight(heightOf(m_model->rowCount()));
    keepTableStill();
}

} // namespace Lockscope
