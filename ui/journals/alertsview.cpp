#include "alertsview.h"

#include "../kit/accelerator.h"
#include "../kit/type.h"
#include "../tables/headerstate.h"
#include "../tables/rowcopy.h"
#include "../tables/steadytable.h"
#include "alertrulesdialog.h"
#include "journaldetails.h"

#include <lockscope/core/base/isotime.h>
#include <lockscope/core/base/namespaces.h>
#include <lockscope/core/base/text.h>
#include <lockscope/core/redis/glob.h>
#include <lockscope/core/words/alertwording.h>

#include <QAction>
#include <QDataStream>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

constexpr int kAsOfMillis = 200; ///< shortest time between updates while a recording plays

/// Lockscope reads a hold's length once a second, and reports its end within another.
constexpr Micros kToldWithin = std::chrono::seconds(2);

enum AlertColumn { kState, kKind, kAbout, kSince, kFor, kWords };

const QByteArray kAlikePrefix = "g/"; ///< of the keys of shared rows
constexpr qsizetype kSpaceChars = 60;

QByteArray keyOf(const Alert &alert)
{
    return QByteArray::number(static_cast<int>(alert.kind)) + '/' + QByteArray::number(alert.node) + '/' + alert.lock;
}

QString sinceText(WallTime since, bool orEarlier)
{
    const QString time = Wording::dateAndTime(since);
    return orEarlier ? AlertsView::tr("≤ %1").arg(time) : time;
}

QString lengthText(Micros length, bool orLonger)
{
    const QString time = Wording::wholeSeconds(length);
    return orLonger ? AlertsView::tr("≥ %1").arg(time) : time;
}

} // namespace

AlertsView::AlertsView(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_table(new SteadyTable({tr("State"), tr("Alert"), tr("About"), tr("Since"), tr("For"), tr("Details")}, this))
    , m_details(new JournalDetails(m_table, this))
    , m_go(new QAction(goText(Go::ToLock), this))
    , m_showDetails(new QAction(tr("&Details"), this))
    , m_forget(new QAction(tr("&Clear resolved"), this))
    , m_changeRules(new QAction(tr("R&ules…"), this))
    , m_muteMenu(new QMenu(this))
    , m_muteKind(new QAction(this))
    , m_unmuteMenu(new QMenu(this))
    , m_summary(new QLabel(this))
    , m_soon(this)
    , m_soonAsOf(this)
    , m_timer(this)
{
    m_table->setObjectName(QStringLiteral("alertsTable"));
    m_table->setAccessibleName(tr("Alerts"));
    m_table->setEmptyText(tr("No alerts."));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    m_table->setBadgeColumn(kState);
    m_table->setTwoLines(kKind);
    m_table->setProperty(RowCopy::kCopiesHidden, true);
    m_table->setColumnWidth(kState, 13 * em);
    m_table->setColumnWidth(kFor, 10 * em);
    m_table->horizontalHeader()->setStretchLastSection(false);
    hideParts();
    m_table->rowsModel()->setGoneWords([this](KeyedRow &row) { updateHeldRow(row); });
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setObjectName(QStringLiteral("alertsSummary"));

    m_go->setObjectName(QStringLiteral("alertGoAction"));
    connect(m_go, &QAction::triggered, this, &AlertsView::activate);
    m_showDetails->setObjectName(QStringLiteral("alertDetailsAction"));
    connect(m_showDetails, &QAction::triggered, this, &AlertsView::openDetails);
    connect(m_table, &QTableView::activated, this, &AlertsView::openDetails);
    connect(m_table->rowsModel(), &QAbstractItemModel::dataChanged, this, &AlertsView::updateDetails);
    m_details->addActionButton(m_go);
    m_forget->setObjectName(QStringLiteral("alertForgetAction"));
    connect(m_forget, &QAction::triggered, this, &AlertsView::forget);
    m_changeRules->setObjectName(QStringLiteral("alertRulesAction"));
    connect(m_changeRules, &QAction::triggered, this, &AlertsView::askForRules);
    m_muteMenu->setTitle(tr("&Mute"));
    const auto addMute
        = [this](const QString &text, const QString &name, bool kindToo, std::optional<Millis> duration) {
              auto *action = m_muteMenu->addAction(text.arg(tr("this lock")));
              action->setObjectName(name);
              m_muteActions.emplace_back(action, text);
              connect(action, &QAction::triggered, this, [this, kindToo, duration] { mute(kindToo, duration); });
          };
    addMute(tr("This alert about %1, for an &hour"), QStringLiteral("muteHourAction"), true, std::chrono::hours(1));
    addMute(tr("This alert about %1, until the &session ends"), QStringLiteral("muteAction"), true, std::nullopt);
    addMute(tr("&All alerts about %1, until the session ends"), QStringLiteral("muteSubjectAction"), false,
            std::nullopt);
    m_muteKind->setObjectName(QStringLiteral("muteKindAction"));
    m_muteMenu->addAction(m_muteKind);
    connect(m_muteKind, &QAction::triggered, this, &AlertsView::muteKinds);
    m_unmuteMenu->setTitle(tr("&Unmute"));
    connect(m_unmuteMenu, &QMenu::aboutToShow, this, &AlertsView::fillUnmuteMenu);
    m_table->addActions({m_showDetails, m_go, m_muteMenu->menuAction(), m_forget, m_changeRules});

    auto *bar = new QHBoxLayout;
    const auto addButton = [&](const QString &name) {
        auto *button = new QToolButton(this);
        button->setObjectName(name);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
        return button;
    };
    auto *go = addButton(QStringLiteral("alertGoButton"));
    setWordsAndAction(go, m_go);
    // Reserve the width of the longest text, so that the other buttons do not move away from the pointer.
    for (const Go where : {Go::ToNodes, Go::Expand, Go::Collapse, Go::ToLock}) {
        m_go->setText(goText(where));
        go->setMinimumWidth(std::max(go->minimumWidth(), go->sizeHint().width()));
    }
    for (auto *menu : {m_muteMenu, m_unmuteMenu}) {
        auto *button = addButton(menu == m_muteMenu ? QStringLiteral("muteButton") : QStringLiteral("unmuteButton"));
        button->setMenu(menu);
        button->setText(menu->title());
        button->setPopupMode(QToolButton::InstantPopup);
    }
    setWordsAndAction(addButton(QStringLiteral("alertForgetButton")), m_forget);
    setWordsAndAction(addButton(QStringLiteral("alertRulesButton")), m_changeRules);
    bar->addStretch(1);
    bar->addWidget(m_summary);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPageMargin, 3 * kGrid, kPageMargin, 2 * kGrid);
    layout->addLayout(bar);
    layout->addWidget(new DetailsSplitter(m_table, m_details, this), 1);
    setFocusProxy(m_table);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AlertsView::updateActions);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &AlertsView::updateActions);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0); // alerts come in batches
    connect(&m_soon, &QTimer::timeout, this, [this] {
        const auto gravest = std::find_if(m_activeBySeverity.rbegin(), m_activeBySeverity.rend(),
                                          [](const auto &entry) { return entry.second > 0; });
        const auto critical = m_activeBySeverity.find(Severity::Alarm);
        Q_EMIT countChanged(critical == m_activeBySeverity.end() ? 0 : critical->second,
                            gravest == m_activeBySeverity.rend() ? Severity::Fine : gravest->first);
        refresh(std::exchange(m_jumped, false)); // after a jump back, later alerts must go even under a hand
    });
    m_soonAsOf.setSingleShot(true);
    m_soonAsOf.setInterval(kAsOfMillis);
    connect(&m_soonAsOf, &QTimer::timeout, this, [this] { refresh(); });
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        dropMutesThatEnded();
        refresh();
        askForStanding();
    });
    m_timer.start();
    refresh();
    updateActions();
}

std::optional<QString> AlertsView::addAlert(const Alert &alert)
{
    dropMutesThatEnded();
    const auto news = updateEntry(alert);
    if (!news)
        return std::nullopt;
    const QString sentence = AlertWording::sentence(*news, m_nodes, wallAt(news->at));
    return news->phase == Alert::Phase::Cleared && !news->isDropped ? tr("Resolved: %1").arg(sentence) : sentence;
}

void AlertsView::setPast(std::vector<Alert> alerts, Instant knownSince)
{
    m_recorded = std::move(alerts);
    m_knownSince = knownSince;
    m_isPast = true;
    std::stable_sort(m_recorded.begin(), m_recorded.end(), [](const Alert &a, const Alert &b) { return a.at < b.at; });
    m_table->setEmptyText(tr("No alerts up to this moment."));
    startOver();
    momentChanged();
}

void AlertsView::startOver()
{
    m_shown.clear();
    m_past.clear();
    m_activeBySeverity.clear();
    m_active = 0;
    m_taken = 0;
    m_jumped = true;
    tellSoon();
}

void AlertsView::momentChanged()
{
    const auto first = m_recorded.cbegin();
    const auto end = std::upper_bound(first, m_recorded.cend(), m_clock.now(),
                                      [](Instant now, const Alert &alert) { return now < alert.at; });
    if (end - first == m_taken) {
        // Only the "as of" time changes.
        if (isVisible() && !m_soonAsOf.isActive())
            m_soonAsOf.start();
        return;
    }
    dropMutesThatEnded();
    if (end - first < m_taken)
        startOver(); // earlier states of an alert are not kept
    for (; m_taken < end - first; ++m_taken)
        (void)updateEntry(m_recorded[static_cast<size_t>(m_taken)]);
}

WallTime AlertsView::wallAt(Instant moment) const
{
    return m_clock.wallNow() - std::chrono::floor<Millis>(m_clock.now() - moment);
}

std::optional<Alert> AlertsView::updateEntry(const Alert &alert)
{
    const QByteArray key = keyOf(alert);
    auto found = m_shown.find(key);
    const bool isNew = found == m_shown.end() || found->second.clearedAt;
    if (alert.phase == Alert::Phase::Cleared && isNew)
        return std::nullopt; // raised before this view existed, or already resolved
    if (isNew) {
        if (found != m_shown.end())
            m_past.erase(found->second.number); // active again
        found = m_shown
                    .insert_or_assign(
                        key, Shown{.alert = alert, .since = beginOf(alert), .clearedAt = {}, .number = ++m_number})
                    .first;
    }
    Shown &shown = found->second;
    const Alert before = std::exchange(shown.alert, alert);
    if (alert.lastFrom != before.lastFrom)
        shown.since = beginOf(alert); // the overlap returned
    // An alert counts as raised if it is new, returned, happened once more, is no longer quiet, or got worse.
    const bool isAgain = alert.phase == Alert::Phase::Raised && before.isPast();
    const bool isOnceMore = !isNew && alert.isOnceMore(before.since);
    if (isOnceMore) {
        shown.since = wallAt(alert.since);
        shown.number = ++m_number;
    }
    const bool isLoud = alert.phase == Alert::Phase::Raised && before.quiet; // already listed, but nobody was notified
    const bool wasRaised = isNew ? alert.phase == Alert::Phase::Raised
                                 : isAgain || isOnceMore || isLoud || (alert.isBeyond() && !before.isBeyond());
    if (alert.phase == Alert::Phase::Cleared) {
        shown.clearedAt = wallAt(alert.at);
        m_past.emplace(shown.number, key);
    }
    (void)count(shown);
    const bool isNews = (wasRaised || shown.clearedAt) && !alert.quiet && !isMuted(shown.alert);
    const auto news = isNews ? std::optional(shown.alert) : std::nullopt;
    while (static_cast<int>(m_past.size()) > kMostPast) {
        m_shown.erase(m_past.begin()->second);
        m_past.erase(m_past.begin());
    }
    tellSoon();
    return news;
}

void AlertsView::updateActive(const std::vector<Alert> &standing)
{
    for (const auto &alert : standing) {
        const auto found = m_shown.find(keyOf(alert));
        if (found == m_shown.end() || found->second.clearedAt)
            continue;
        Alert &shown = found->second.alert;
        shown.value = alert.value;
        shown.threshold = alert.threshold;
        shown.isOneHold = alert.isOneHold;
        shown.at = alert.at;
        if (std::exchange(shown.lastFrom, alert.lastFrom) != alert.lastFrom)
            found->second.since = beginOf(alert);
        shown.lastUntil = alert.lastUntil;
        if (count(found->second))
            tellSoon();
    }
    refresh();
}

void AlertsView::setNodes(const std::vector<NodeStatus> &nodes)
{
    const bool isNews = !equalExceptMeasurements(nodes, m_nodes);
    m_nodes = nodes;
    if (isNews)
        askForStanding(); // keeps the alerts in step with the banner
}

void AlertsView::setRules(const AlertRules &rules)
{
    m_rules = rules;
    updateActions();
}

void AlertsView::askForRules()
{
    auto *dialog = new AlertRulesDialog(m_rules.value_or(defaultAlertRules()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AlertRulesDialog::rulesWanted, this, &AlertsView::changeRules);
    dialog->open();
}

void AlertsView::changeRules(const AlertRules &rules)
{
    if (!m_rules || *m_rules == rules)
        return;
    m_rules = rules;
    Q_EMIT rulesWanted(rules);
}

bool AlertsView::isMuted(const Alert &alert) const
{
    return Lockscope::isMuted(m_mutes, alert.kind, alert.lock, alert.node, m_nodes, m_clock.now());
}

int AlertsView::active() const
{
    return m_active;
}

bool AlertsView::count(Shown &shown)
{
    const bool counts = !shown.clearedAt && !isMuted(shown.alert);
    const auto severity = counts ? std::optional(shown.alert.severity()) : std::nullopt;
    const auto before = std::exchange(shown.counted, severity);
    if (before == severity)
        return false;
    const auto add = [&](std::optional<Severity> what, int number) {
        if (!what)
            return;
        m_activeBySeverity[*what] += number;
        m_active += number;
    };
    add(before, -1);
    add(severity, 1);
    return true;
}

void AlertsView::countAnew()
{
    for (auto &[key, shown] : m_shown)
        (void)count(shown);
    tellSoon();
}

void AlertsView::dropMutesThatEnded()
{
    if (std::erase_if(m_mutes, [this](const AlertMute &mute) { return mute.until && *mute.until <= m_clock.now(); })
        > 0)
        countAnew();
}

void AlertsView::tellSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void AlertsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    tellSoon(); // isVisible() is true only after this event
    askForStanding(); // the texts are as old as the last update
}

void AlertsView::askForStanding()
{
    const bool anyStands = m_shown.size() > m_past.size(); // muted ones count, because their texts change too
    if (isVisible() && !m_isPast && !m_readUntil && anyStands)
        Q_EMIT standingWanted();
}

void AlertsView::setReadUntil(const std::optional<WallTime> &moment)
{
    m_readUntil = moment;
    refresh();
}

void AlertsView::sortNow()
{
    m_table->sortNow();
}

bool AlertsView::rowsWait() const
{
    return m_table->rowsWait();
}

std::optional<WallTime> AlertsView::asOf(const Alert &alert) const
{
    const bool isRead = !m_readUntil || alert.lock.isEmpty() || alert.kind == AlertKind::OwnLost;
    return !isRead ? m_readUntil : m_isPast ? std::optional(m_clock.wallNow()) : std::nullopt;
}

int AlertsView::groupOf(const Shown &shown) const
{
    return shown.counted ? -static_cast<int>(*shown.counted) : shown.clearedAt ? 2 : 1;
}

QByteArray AlertsView::alikeKeyOf(const Shown &shown) const
{
    return kAlikePrefix + QByteArray::number(groupOf(shown)) + '/'
        + QByteArray::number(static_cast<int>(shown.alert.kind)) + '/' + outermostNamespace(shown.alert.lock);
}

QString AlertsView::stateOf(const Shown &shown) const
{
    if (shown.clearedAt)
        return shown.alert.isDropped ? tr("– Rule changed") : tr("✔ Resolved");
    if (!shown.counted)
        return tr("– Muted");
    if (shown.alert.isPast())
        return tr("⚠ Past");
    const bool isAlarm = *shown.counted == Severity::Alarm;
    if (isOutOfSight(shown))
        return tr("? Unknown");
    if (const auto moment = asOf(shown.alert))
        return (isAlarm ? tr("✖ Active at %1") : tr("⚠ Active at %1")).arg(Wording::timeOfDay(*moment));
    return isAlarm ? tr("✖ Active") : tr("⚠ Active");
}

bool AlertsView::isOutOfSight(const Shown &shown) const
{
    if (!traitsOf(shown.alert.kind).isOfReadings)
        return false;
    const LockStatePtr lock = m_lookup && !shown.clearedAt ? m_lookup(shown.alert.lock) : LockStatePtr();
    return lock && lock->assessment.verdict == Verdict::Unknown;
}

QString AlertsView::sentenceOf(const Shown &shown) const
{
    // A recording has no values between its events, so a continuing hold grows with the clock.
    Alert alert = shown.alert;
    if (const auto moment = asOf(alert); m_isPast && moment && !shown.clearedAt && alert.kind == AlertKind::HeldLong)
        alert.value += std::max(Micros(0), Micros(*moment - wallAt(alert.at))).count();
    const QString sentence = AlertWording::sentence(alert, m_nodes, wallAt(alert.at));
    return isOutOfSight(shown) ? tr("%1. Too few nodes answer to check this now").arg(sentence) : sentence;
}

KeyedRow AlertsView::rowOf(const Shown &shown) const
{
    const bool isPast = shown.alert.isPast();
    const WallTime until = isPast ? wallAt(shown.alert.lastUntil)
                                  : shown.clearedAt.value_or(asOf(shown.alert).value_or(m_clock.wallNow()));
    Micros lasted = std::max(Micros(0), Micros(until - shown.since));
    bool orLonger = mayHaveBegunEarlier(shown);
    if (shown.alert.kind == AlertKind::HeldLong && (shown.clearedAt || isOutOfSight(shown))) {
        // The end of a hold is reported only when the lock is readable again, so count only observed time.
        const Micros seen = std::max(Micros(0), Micros(shown.alert.value - shown.alert.threshold));
        if (lasted - seen > kToldWithin) {
            lasted = seen;
            orLonger = true;
        }
    }
    const QString sentence = sentenceOf(shown);
    KeyedRow row{
        .key = keyOf(shown.alert),
        .texts = {stateOf(shown), AlertWording::kind(shown.alert.kind), AlertWording::subject(shown.alert, m_nodes),
                  sinceText(shown.since, mayHaveBegunEarlier(shown)), lengthText(lasted, orLonger),
                  isOlder(shown)                   ? tr("%1. Active before the recording began").arg(sentence)
                      : mayHaveBegunEarlier(shown) ? tr("%1. Active before the lock was first seen").arg(sentence)
                                                   : sentence},
        .severity = badgeOf(shown),
        .whole = {{}, {}, shown.alert.lock.isEmpty() ? QString() : Wording::name(shown.alert.lock, kWholeText)}};
    addLines(row);
    return row;
}

/// A resolved alert is fine, a muted one no matter of colour.
Severity AlertsView::badgeOf(const Shown &shown)
{
    return shown.counted.value_or(shown.clearedAt ? Severity::Fine : Severity::Notice);
}

void AlertsView::addLines(KeyedRow &row)
{
    QString kind = row.texts.value(kKind);
    if (!kind.isEmpty())
        kind[0] = kind.at(0).toUpper();
    row.head = tr("%1 · %2").arg(kind, row.texts.value(kAbout));
    row.below = tr("Since %1 · %2").arg(row.texts.value(kSince), row.texts.value(kWords));
    // Without the columns that are hidden a tool tip would lack the words.
    row.details
        = QStringList{row.head, row.texts.value(kWords), tr("Since %1").arg(row.texts.value(kSince))}.join(u'\n');
}

KeyedRow AlertsView::rowOf(const QByteArray &key, const AlertGroup &alike) const
{
    constexpr qsizetype kNameChars = 40;
    const Shown &first = *alike.some.front();
    QStringList names;
    for (const auto *shown : alike.some)
        names += Wording::name(shown->alert.lock, kNameChars);
    const bool apart = m_expandedGroups.contains(key);
    const Micros lasted = asOf(first.alert).value_or(m_clock.wallNow()) - alike.since;
    const QString count = QLocale().toString(alike.count);
    KeyedRow row{.key = key,
                 .texts
                 = {(apart ? tr("▾ %1") : tr("▸ %1")).arg(stateOf(first)), AlertWording::kind(alike.kind),
                    alike.space.isEmpty() ? tr("%1 locks in no namespace").arg(count)
                                          : tr("%1 locks in %2").arg(count, Wording::name(alike.space, kSpaceChars)),
                    sinceText(alike.since, alike.mayHaveBegunEarlier),
                    first.clearedAt ? tr("–") : lengthText(lasted, alike.mayHaveBegunEarlier),
                    tr("%1 alerts of one kind. Latest: %2").arg(count, names.join(QStringLiteral(", ")))},
                 .severity = badgeOf(first)};
    addLines(row);
    return row;
}

void AlertsView::updateHeldRow(KeyedRow &row) const
{
    if (const auto found = m_shown.find(row.key); found != m_shown.end()) {
        row = rowOf(found->second);
    } else {
        row.texts = {tr("– Not listed"), row.texts.value(kKind), goneSubjectOf(row), tr("–"), tr("–")};
        row.head = tr("%1 · %2").arg(row.texts.value(kKind), row.texts.value(kAbout));
    }
}

/// Omits the count, because the last one may be from the middle of a change.
QString AlertsView::goneSubjectOf(const KeyedRow &row)
{
    if (!row.key.startsWith(kAlikePrefix))
        return row.texts.value(2);
    const QByteArray space
        = row.key.mid(row.key.indexOf('/', row.key.indexOf('/', kAlikePrefix.size()) + 1) + 1); // see alikeKeyOf()
    return space.isEmpty() ? tr("locks in no namespace") : tr("locks in %1").arg(Wording::name(space, kSpaceChars));
}

void AlertsView::refresh(bool asked)
{
    if (!isVisible())
        return;
    constexpr size_t kNamed = 3;
    const auto isYounger = [](const Shown *a, const Shown *b) { return a->number > b->number; };
    std::map<QByteArray, AlertGroup> alike;
    for (const auto &[key, shown] : m_shown) {
        if (shown.alert.lock.isEmpty())
            continue;
        AlertGroup &all = alike[alikeKeyOf(shown)];
        if (all.count++ == 0) {
            all.kind = shown.alert.kind;
            all.space = outermostNamespace(shown.alert.lock);
            all.since = shown.since;
        }
        all.since = std::min(all.since, shown.since);
        all.mayHaveBegunEarlier = all.mayHaveBegunEarlier || mayHaveBegunEarlier(shown);
        all.youngest = std::max(all.youngest, shown.number);
        all.some.insert(std::upper_bound(all.some.begin(), all.some.end(), &shown, isYounger), &shown);
        all.some.resize(std::min(all.some.size(), kNamed));
    }
    // Selected rows stay, because the operator may be about to act on them.
    const auto keys = selectedKeys();
    const QSet<QByteArray> chosen(keys.begin(), keys.end());
    std::erase_if(alike, [&chosen](const auto &entry) {
        return entry.second.count <= kMostAlike && !chosen.contains(entry.first);
    });

    // A shared row is sorted by its newest alert; its expanded alerts follow it.
    struct Place
    {
        std::tuple<int, quint64, bool, quint64> rank;
        const Shown *shown = nullptr; ///< null: a shared row
        const std::pair<const QByteArray, AlertGroup> *alike = nullptr;
    };
    std::vector<Place> order;
    for (const auto &entry : alike)
        order.push_back({.rank = {groupOf(*entry.second.some.front()), ~entry.second.youngest, false, 0},
                         .shown = nullptr,
                         .alike = &entry});
    for (const auto &[key, shown] : m_shown) {
        const auto found = shown.alert.lock.isEmpty() ? alike.end() : alike.find(alikeKeyOf(shown));
        if (found == alike.end())
            order.push_back({.rank = {groupOf(shown), ~shown.number, false, 0}, .shown = &shown, .alike = nullptr});
        else if (m_expandedGroups.contains(found->first) || chosen.contains(key))
            order.push_back({.rank = {groupOf(shown), ~found->second.youngest, true, ~shown.number},
                             .shown = &shown,
                             .alike = nullptr});
    }
    const auto standing = static_cast<qsizetype>(m_shown.size() - m_past.size());
    const bool isCut = order.size() > static_cast<size_t>(kMostRows);
    const auto shownEnd = order.begin() + static_cast<std::ptrdiff_t>(std::min<size_t>(order.size(), kMostRows));
    std::partial_sort(order.begin(), shownEnd, order.end(),
                      [](const Place &a, const Place &b) { return a.rank < b.rank; });
    const auto all = order.size();
    order.erase(shownEnd, order.end());
    QList<KeyedRow> rows;
    for (const Place &place : order)
        rows += place.alike != nullptr ? rowOf(place.alike->first, place.alike->second) : rowOf(*place.shown);
    m_alike = std::move(alike);
    for (auto &[key, many] : m_alike)
        many.some.clear(); // the pointers may become invalid
    m_table->setRows(rows, asked ? SteadyTable::Rows::Asked : SteadyTable::Rows::News);
    const auto past = std::count_if(m_shown.begin(), m_shown.end(), [](const auto &entry) {
        return entry.second.counted && entry.second.alert.isPast();
    });
    QString text = tr("Active: %1").arg(m_active - past);
    if (past > 0)
        text += tr(" · past: %1").arg(past);
    if (const auto muted = standing - m_active; muted > 0)
        text += tr(" · muted: %1").arg(muted);
    if (m_past.size() == static_cast<size_t>(kMostPast))
        text += tr(" · keeps the latest %1 resolved").arg(kMostPast);
    if (isCut)
        text += tr(" · rows shown: %1 of %2").arg(rows.size()).arg(all);
    if (m_isPast)
        text += tr(" · from the recording");
    m_summary->setText(text);
    updateActions();
}

const AlertsView::Shown *AlertsView::current() const
{
    const auto *row = m_table->current();
    const auto found = row == nullptr ? m_shown.end() : m_shown.find(row->key);
    return found == m_shown.end() ? nullptr : &found->second;
}

const AlertsView::AlertGroup *AlertsView::currentAlike() const
{
    const auto *row = m_table->current();
    const auto found = row == nullptr ? m_alike.end() : m_alike.find(row->key);
    return found == m_alike.end() ? nullptr : &found->second;
}

QString AlertsView::goText(Go where)
{
    switch (where) {
    case Go::ToNodes: return tr("&Show nodes");
    case Go::ToLock: return tr("&Show lock");
    case Go::Expand: return tr("&Expand");
    case Go::Collapse: return tr("&Collapse");
    }
    return {};
}

void AlertsView::updateActions()
{
    const auto *shown = current();
    const auto *alike = currentAlike();
    const auto *row = m_table->current();
    const bool areSeveral = m_table->selectionModel()->selectedRows().size() > 1;
    m_go->setEnabled(!areSeveral && (shown != nullptr || alike != nullptr));
    m_go->setText(goText(alike != nullptr ? (m_expandedGroups.contains(row->key) ? Go::Collapse : Go::Expand)
                             : shown != nullptr && shown->alert.lock.isEmpty() ? Go::ToNodes
                                                                               : Go::ToLock));
    m_go->setToolTip(m_go->isEnabled() ? QString() : tr("Select an alert"));
    const auto chosen = chosenKeys();
    const bool canMute = std::any_of(chosen.begin(), chosen.end(),
                                     [this](const QByteArray &key) { return muteOf(key, true).has_value(); });
    const QString about = mutedWords().replace(u'&', QStringLiteral("&&"));
    for (const auto &[action, words] : m_muteActions) {
        action->setEnabled(canMute);
        action->setText(words.arg(about));
    }
    QStringList kinds;
    for (const QByteArray &key : chosen) {
        if (const auto kind = kindOf(key))
            kinds += u'“' + AlertWording::kind(*kind) + u'”';
    }
    kinds.removeDuplicates();
    constexpr qsizetype kMostNamed = 3;
    m_muteKind->setEnabled(!kinds.isEmpty());
    m_muteKind->setText(kinds.isEmpty() ? tr("All alerts of this &kind, until the session ends")
                            : kinds.size() > kMostNamed
                            ? tr("All alerts of these &kinds, until the session ends")
                            : tr("All alerts of the &kind %1, until the session ends").arg(kinds.join(tr(", "))));
    m_showDetails->setEnabled(!areSeveral && shown != nullptr);
    m_forget->setEnabled(!m_past.empty());
    updateDetails();
    m_changeRules->setEnabled(m_rules.has_value());
    m_changeRules->setToolTip(m_rules ? tr("Choose when to raise alerts") : tr("Recordings use the default rules"));
}

void AlertsView::toggle(const QByteArray &key)
{
    if (!m_expandedGroups.remove(key))
        m_expandedGroups.insert(key);
    refresh(true);
}

void AlertsView::activate()
{
    if (currentAlike() != nullptr)
        return toggle(QByteArray(m_table->current()->key)); // a copy, because toggling may remove the row
    const auto *shown = current();
    if (shown == nullptr)
        return;
    if (shown->alert.lock.isEmpty())
        Q_EMIT nodesWanted();
    else
        Q_EMIT lockActivated(shown->alert.lock);
}

void AlertsView::openDetails()
{
    if (currentAlike() != nullptr)
        return activate();
    if (current() == nullptr)
        return;
    m_details->open();
    updateDetails();
}

void AlertsView::updateDetails()
{
    if (!m_details->isVisible())
        return;
    const auto *row = m_table->current();
    if (row == nullptr || (current() == nullptr && currentAlike() == nullptr)) {
        m_details->setEntry(tr("Select an alert"), {}, {});
        return;
    }
    const auto *shown = current();
    const QString about = shown != nullptr && !shown->alert.lock.isEmpty()
        ? Wording::name(shown->alert.lock, kWholeText)
        : row->texts.value(kAbout);
    QStringList facts{tr("Since: %1").arg(row->texts.value(kSince)), tr("Duration: %1").arg(row->texts.value(kFor))};
    if (shown != nullptr && shown->clearedAt)
        facts += tr("Resolved: %1").arg(Wording::dateAndTime(*shown->clearedAt));
    m_details->setEntry(row->head, row->texts.value(kState),
                        about + QStringLiteral("\n\n") + row->texts.value(kWords) + QStringLiteral("\n\n")
                            + facts.join(u'\n'));
}

void AlertsView::hideParts()
{
    auto *header = m_table->horizontalHeader();
    for (const int column : {kAbout, kSince, kWords})
        header->hideSection(column);
    header->setSectionResizeMode(kKind, QHeaderView::Stretch);
}

QByteArray AlertsView::patternOf(const Alert &alert) const
{
    if (!alert.lock.isEmpty())
        return globEscaped(alert.lock);
    for (const auto &node : m_nodes) {
        if (node.index == alert.node)
            return globEscaped(node.label.toUtf8());
    }
    return "*";
}

QList<QByteArray> AlertsView::selectedKeys() const
{
    QList<QByteArray> keys;
    const auto &rows = m_table->rowsModel()->rows();
    for (const auto &index : m_table->selectionModel()->selectedRows()) {
        if (index.row() < rows.size())
            keys += rows.at(index.row()).key;
    }
    return keys;
}

QList<QByteArray> AlertsView::chosenKeys() const
{
    QList<QByteArray> keys = selectedKeys();
    if (const auto *row = m_table->current(); keys.isEmpty() && row != nullptr)
        keys += row->key;
    return keys;
}

std::optional<AlertKind> AlertsView::kindOf(const QByteArray &key) const
{
    if (const auto alike = m_alike.find(key); alike != m_alike.end())
        return alike->second.kind;
    const auto shown = m_shown.find(key);
    return shown == m_shown.end() ? std::nullopt : std::optional(shown->second.alert.kind);
}

std::optional<AlertMute> AlertsView::muteOf(const QByteArray &key, bool kindToo) const
{
    AlertMute mute{.kind = std::nullopt, .pattern = {}, .until = std::nullopt};
    if (const auto alike = m_alike.find(key); alike != m_alike.end() && !alike->second.space.isEmpty())
        mute.pattern = globEscaped(alike->second.space) + '*';
    else if (const auto shown = m_shown.find(key); shown != m_shown.end())
        mute.pattern = patternOf(shown->second.alert);
    else
        return std::nullopt; // no pattern matches exactly the names without a namespace
    // An alert about the whole deployment has no name, so only its kind can be muted.
    if (kindToo || mute.pattern == "*")
        mute.kind = kindOf(key);
    return mute;
}

QString AlertsView::mutedWords() const
{
    if (const auto count = chosenKeys().size(); count > 1)
        return tr("each of the %n rows selected", nullptr, static_cast<int>(count));
    if (const auto *alike = currentAlike(); alike != nullptr) // includes future locks of the namespace
        return alike->space.isEmpty() ? tr("these locks") : tr("all locks in %1").arg(Wording::name(alike->space, 40));
    const auto *shown = current();
    if (shown == nullptr || !shown->alert.lock.isEmpty())
        return tr("this lock");
    return shown->alert.node >= 0 ? tr("this node") : tr("the deployment");
}

void AlertsView::mute(bool kindToo, std::optional<Millis> duration)
{
    std::vector<AlertMute> mutes;
    for (const QByteArray &key : chosenKeys()) {
        if (auto mute = muteOf(key, kindToo)) {
            if (duration)
                mute->until = m_clock.now() + *duration;
            mutes.push_back(*mute);
        }
    }
    take(mutes);
}

void AlertsView::muteKinds()
{
    std::vector<AlertMute> mutes;
    for (const QByteArray &key : chosenKeys()) {
        if (const auto kind = kindOf(key))
            mutes.push_back({.kind = kind, .pattern = "*", .until = std::nullopt});
    }
    take(mutes);
}

void AlertsView::take(const std::vector<AlertMute> &mutes)
{
    bool isNew = false;
    for (const auto &mute : mutes) {
        if (std::find(m_mutes.begin(), m_mutes.end(), mute) != m_mutes.end())
            continue;
        isNew = true;
        m_mutes.push_back(mute);
        Q_EMIT muteWanted(mute);
    }
    if (!isNew)
        return;
    countAnew();
    refresh(true);
}

void AlertsView::fillUnmuteMenu()
{
    m_unmuteMenu->clear();
    for (const auto &mute : m_mutes) {
        const QString what = mute.kind ? AlertWording::kind(*mute.kind) : tr("all alerts");
        const auto literal = globLiteral(mute.pattern);
        QString text = mute.pattern == "*"
            ? tr("%1, for every lock and node").arg(what)
            : tr("%1 about %2").arg(what, literal ? Wording::name(*literal, 60) : visibleText(mute.pattern, 60));
        text = mute.until ? tr("%1 (muted until %2)")
                                .arg(text, Wording::timeWithDateIfOtherDay(m_clock.wallNow(), wallAt(*mute.until)))
                          : tr("%1 (muted until the session ends)").arg(text);
        auto *action = m_unmuteMenu->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, mute] {
            std::erase(m_mutes, mute);
            Q_EMIT unmuteWanted(mute);
            countAnew();
            refresh(true);
        });
    }
    if (m_mutes.empty())
        m_unmuteMenu->addAction(tr("No alerts are muted"))->setEnabled(false);
}

void AlertsView::forget()
{
    for (const auto &[number, key] : m_past)
        m_shown.erase(key);
    m_past.clear();
    refresh(true);
}

QByteArray AlertsView::saveState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << saveHeader(*m_table->horizontalHeader());
    return state;
}

void AlertsView::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_4);
    QByteArray header;
    stream >> header; // earlier versions stored their rules after it
    if (stream.status() == QDataStream::Ok)
        restoreHeader(*m_table->horizontalHeader(), header);
    hideParts();
}

ExportContent AlertsView::exported() const
{
    // Export each alert by itself; shared rows are only for the screen.
    ExportContent content = exportOf(*m_table->rowsModel());
    content.rows = {};
    content.json = {};
    std::vector<const Shown *> order;
    for (const auto &[key, shown] : m_shown)
        order.push_back(&shown);
    std::sort(order.begin(), order.end(), [this](const Shown *a, const Shown *b) {
        return std::pair(groupOf(*a), ~a->number) < std::pair(groupOf(*b), ~b->number);
    });
    for (const auto *shown : order) {
        const KeyedRow row = rowOf(*shown);
        content.rows.append(row.texts);
        content.json.append(QJsonObject{
            {u"alert"_s, toString(shown->alert.kind)},
            {u"name"_s,
             shown->alert.lock.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(jsonText(shown->alert.lock))},
            {u"about"_s, row.texts.at(2)},
            {u"since"_s, isoTime(shown->since)},
            {u"sinceIsExact"_s, !mayHaveBegunEarlier(*shown)},
            {u"isPast"_s, shown->clearedAt || shown->alert.isPast()},
            {u"clearedAt"_s,
             shown->clearedAt ? QJsonValue(isoTime(*shown->clearedAt)) : QJsonValue(QJsonValue::Null)}});
    }
    return content;
}

} // namespace Lockscope
