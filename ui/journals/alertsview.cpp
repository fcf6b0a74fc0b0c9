#include "alertsview.h"

#include "../accelerator.h"
#include "../tables/steadytable.h"
#include "alertrulesdialog.h"
#include "alertwording.h"

#include <lockscope/core/base/isotime.h>
#include <lockscope/core/base/text.h>
#include <lockscope/core/redis/glob.h>
#include <lockscope/core/session/alertjson.h>

#include <QAction>
#include <QDataStream>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

QByteArray keyOf(const Alert &alert)
{
    return QByteArray::number(static_cast<int>(alert.kind)) + '/' + QByteArray::number(alert.node) + '/' + alert.lock;
}

} // namespace

AlertsView::AlertsView(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_table(new SteadyTable({tr("State"), tr("Alert"), tr("About"), tr("Since"), tr("For"), tr("In words")}, this))
    , m_go(new QAction(goText(false), this))
    , m_forget(new QAction(tr("&Remove those that are over"), this))
    , m_changeRules(new QAction(tr("R&ules…"), this))
    , m_muteMenu(new QMenu(this))
    , m_unmuteMenu(new QMenu(this))
    , m_summary(new QLabel(this))
    , m_soon(this)
    , m_timer(this)
{
    m_table->setObjectName(QStringLiteral("alertsTable"));
    m_table->setAccessibleName(tr("Alerts"));
    m_table->setEmptyText(tr("No alert since this window was opened."));
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    int column = 0;
    for (const int width : {9, 11, 22, 12, 9, 40})
        m_table->setColumnWidth(column++, width * em);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setObjectName(QStringLiteral("alertsSummary"));

    m_go->setObjectName(QStringLiteral("alertGoAction"));
    connect(m_go, &QAction::triggered, this, &AlertsView::activate);
    connect(m_table, &QTableView::activated, this, &AlertsView::activate);
    m_forget->setObjectName(QStringLiteral("alertForgetAction"));
    connect(m_forget, &QAction::triggered, this, &AlertsView::forget);
    m_changeRules->setObjectName(QStringLiteral("alertRulesAction"));
    connect(m_changeRules, &QAction::triggered, this, &AlertsView::askForRules);
    m_muteMenu->setTitle(tr("&Mute"));
    const auto addMute = [this](const QString &text, const QString &name, bool kindToo, std::optional<Millis> duration) {
        auto *action = m_muteMenu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, [this, kindToo, duration] { mute(kindToo, duration); });
    };
    addMute(tr("This alert about this, for an &hour"), QStringLiteral("muteHourAction"), true, std::chrono::hours(1));
    addMute(tr("This alert about this, until the &session ends"), QStringLiteral("muteAction"), true, std::nullopt);
    addMute(tr("&All alerts about this, until the session ends"), QStringLiteral("muteSubjectAction"), false, std::nullopt);
    m_unmuteMenu->setTitle(tr("&Unmute"));
    connect(m_unmuteMenu, &QMenu::aboutToShow, this, &AlertsView::fillUnmuteMenu);
    m_table->addActions({m_go, m_muteMenu->menuAction(), m_forget, m_changeRules});

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
    // As wide as the longer of its two texts: the buttons beside it must not move away from the pointer.
    for (const bool ofNodes : {true, false}) {
        m_go->setText(goText(ofNodes));
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
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(m_table, 1);
    setFocusProxy(m_table);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AlertsView::updateActions);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0); // many are told at once
    connect(&m_soon, &QTimer::timeout, this, [this] {
        const auto gravest = std::find_if(m_standing.rbegin(), m_standing.rend(), [](const auto &entry) { return entry.second > 0; });
        Q_EMIT countChanged(m_active, gravest == m_standing.rend() ? Wording::Severity::Fine : gravest->first);
        refresh(std::exchange(m_jumped, false)); // what was not yet so must not stay under a hand
    });
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        dropMutesThatEnded();
        refresh();
    });
    m_timer.start();
    refresh();
    updateActions();
}

std::optional<QString> AlertsView::tell(const Alert &alert)
{
    dropMutesThatEnded();
    const auto news = take(alert);
    if (!news)
        return std::nullopt;
    const QString sentence = AlertWording::sentence(*news, m_nodes);
    return news->phase == Alert::Phase::Cleared ? tr("Over: %1").arg(sentence) : sentence;
}

void AlertsView::setPast(std::vector<Alert> alerts)
{
    m_recorded = std::move(alerts);
    std::stable_sort(m_recorded.begin(), m_recorded.end(), [](const Alert &a, const Alert &b) { return a.at < b.at; });
    m_table->setEmptyText(tr("No alert up to the moment that is shown."));
    startOver();
    momentChanged();
}

void AlertsView::startOver()
{
    m_shown.clear();
    m_past.clear();
    m_standing.clear();
    m_active = 0;
    m_taken = 0;
    m_jumped = true;
    tellSoon();
}

void AlertsView::momentChanged()
{
    const auto first = m_recorded.cbegin();
    const auto end = std::upper_bound(first, m_recorded.cend(), m_clock.now(), [](Instant now, const Alert &alert) { return now < alert.at; });
    if (end - first == m_taken)
        return;
    dropMutesThatEnded();
    if (end - first < m_taken)
        startOver(); // what an alert was before is not kept
    for (; m_taken < end - first; ++m_taken)
        (void)take(m_recorded[static_cast<size_t>(m_taken)]);
}

std::optional<Alert> AlertsView::take(const Alert &alert)
{
    const QByteArray key = keyOf(alert);
    auto found = m_shown.find(key);
    const bool isNew = found == m_shown.end() || found->second.clearedAt;
    if (alert.phase == Alert::Phase::Cleared && isNew)
        return std::nullopt; // it was raised before this view was there, or its end was told
    const auto wallAt = [this](Instant at) { return m_clock.wallNow() - std::chrono::floor<Millis>(m_clock.now() - at); };
    if (isNew) {
        if (found != m_shown.end())
            m_past.erase(found->second.number); // it is so again
        found = m_shown.insert_or_assign(key, Shown{.alert = alert, .since = wallAt(alert.since), .clearedAt = {}, .number = ++m_number}).first;
    }
    const bool wasRaised = isNew && alert.phase == Alert::Phase::Raised;
    Shown &shown = found->second;
    const Alert before = std::exchange(shown.alert, alert);
    if (alert.phase == Alert::Phase::Cleared) {
        shown.clearedAt = wallAt(alert.at);
        // What it said when it stood is what is over.
        shown.alert.value = before.value;
        shown.alert.threshold = before.threshold;
        m_past.emplace(shown.number, key);
    }
    count(shown);
    const bool isNews = (wasRaised || shown.clearedAt) && !isMuted(shown.alert);
    const auto news = isNews ? std::optional(shown.alert) : std::nullopt;
    while (static_cast<int>(m_past.size()) > kMostPast) {
        m_shown.erase(m_past.begin()->second);
        m_past.erase(m_past.begin());
    }
    tellSoon();
    return news;
}

void AlertsView::setNodes(const std::vector<NodeStatus> &nodes)
{
    m_nodes = nodes;
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

void AlertsView::count(Shown &shown)
{
    const bool counts = !shown.clearedAt && !isMuted(shown.alert);
    if (std::exchange(shown.counted, counts) == counts)
        return;
    m_standing[AlertWording::severity(shown.alert.kind)] += counts ? 1 : -1;
    m_active += counts ? 1 : -1;
}

void AlertsView::countAnew()
{
    for (auto &[key, shown] : m_shown)
        count(shown);
    tellSoon();
}

void AlertsView::dropMutesThatEnded()
{
    if (std::erase_if(m_mutes, [this](const AlertMute &mute) { return mute.until && *mute.until <= m_clock.now(); }) > 0)
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
    tellSoon(); // visible from then on
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

void AlertsView::refresh(bool asked)
{
    if (!isVisible())
        return;
    using Rank = std::pair<int, quint64>;
    std::vector<std::pair<Rank, const Shown *>> order;
    order.reserve(m_shown.size());
    for (const auto &[key, shown] : m_shown) {
        const int group = shown.counted ? -static_cast<int>(AlertWording::severity(shown.alert.kind)) : shown.clearedAt ? 2 : 1;
        order.emplace_back(Rank(group, ~shown.number), &shown);
    }
    const auto standing = static_cast<qsizetype>(order.size() - m_past.size());
    const auto shownEnd = order.begin() + static_cast<std::ptrdiff_t>(std::min<size_t>(order.size(), kMostRows));
    std::partial_sort(order.begin(), shownEnd, order.end());
    order.erase(shownEnd, order.end());
    QList<KeyedRow> rows;
    for (const auto &[rank, shown] : order) {
        const bool quiet = !shown->counted;
        const auto severity = AlertWording::severity(shown->alert.kind);
        const bool isAlarm = severity == Wording::Severity::Alarm;
        const QString sign = m_readUntil ? (isAlarm ? tr("✖ at %1") : tr("⚠ at %1")).arg(Wording::timeOfDay(*m_readUntil))
            : isAlarm                    ? tr("✖ now")
                                         : tr("⚠ now");
        const QString state = shown->clearedAt ? tr("✔ over") : quiet ? tr("– muted") : sign;
        const auto lasted = std::chrono::floor<std::chrono::seconds>(shown->clearedAt.value_or(m_readUntil.value_or(m_clock.wallNow())) - shown->since);
        rows += KeyedRow{.key = keyOf(shown->alert),
                         .texts = {state, AlertWording::kind(shown->alert.kind), AlertWording::subject(shown->alert, m_nodes),
                                   Wording::dateAndTime(shown->since), Wording::duration(lasted), AlertWording::sentence(shown->alert, m_nodes)},
                         .severity = quiet ? Wording::Severity::Fine : severity};
    }
    m_table->setRows(rows, asked ? SteadyTable::Rows::Asked : SteadyTable::Rows::News);
    QString text = tr("Standing: %1").arg(m_active);
    if (const auto muted = standing - m_active; muted > 0)
        text += tr(" · muted: %1").arg(muted);
    if (rows.size() < static_cast<qsizetype>(m_shown.size()))
        text += tr(" · shown: the first %1 of %2").arg(rows.size()).arg(m_shown.size());
    m_summary->setText(text);
    updateActions();
}

const AlertsView::Shown *AlertsView::current() const
{
    const auto *row = m_table->current();
    const auto found = row == nullptr ? m_shown.end() : m_shown.find(row->key);
    return found == m_shown.end() ? nullptr : &found->second;
}

QString AlertsView::goText(bool ofNodes)
{
    return ofNodes ? tr("&Show the nodes") : tr("&Show the lock");
}

void AlertsView::updateActions()
{
    const auto *shown = current();
    m_go->setEnabled(shown != nullptr);
    m_go->setText(goText(shown != nullptr && shown->alert.lock.isEmpty()));
    m_go->setToolTip(shown != nullptr ? QString() : tr("Select an alert first"));
    const auto actions = m_muteMenu->actions();
    for (auto *action : actions)
        action->setEnabled(shown != nullptr);
    m_forget->setEnabled(!m_past.empty());
    m_changeRules->setEnabled(m_rules.has_value());
    m_changeRules->setToolTip(m_rules ? tr("When to tell of what") : tr("A recording is shown by the usual rules"));
}

void AlertsView::activate()
{
    const auto *shown = current();
    if (shown == nullptr)
        return;
    if (shown->alert.lock.isEmpty())
        Q_EMIT nodesWanted();
    else
        Q_EMIT lockActivated(shown->alert.lock);
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

void AlertsView::mute(bool kindToo, std::optional<Millis> duration)
{
    const auto *shown = current();
    if (shown == nullptr)
        return;
    AlertMute mute{.kind = std::nullopt, .pattern = patternOf(shown->alert), .until = std::nullopt};
    // What is about everything has no name of its own: only its kind can be muted.
    if (kindToo || mute.pattern == "*")
        mute.kind = shown->alert.kind;
    if (duration)
        mute.until = m_clock.now() + *duration;
    m_mutes.push_back(mute);
    Q_EMIT muteWanted(mute);
    countAnew();
    refresh(true);
}

void AlertsView::fillUnmuteMenu()
{
    m_unmuteMenu->clear();
    for (const auto &mute : m_mutes) {
        const QString what = mute.kind ? AlertWording::kind(*mute.kind) : tr("all alerts");
        QString text = tr("%1 about %2").arg(what, visibleText(mute.pattern, 60));
        auto *action = m_unmuteMenu->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, mute] {
            std::erase(m_mutes, mute);
            Q_EMIT unmuteWanted(mute);
            countAnew();
            refresh(true);
        });
    }
    if (m_mutes.empty())
        m_unmuteMenu->addAction(tr("Nothing is muted"))->setEnabled(false);
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
    // Rules that nobody changed are those of the version that runs then.
    const bool own = m_rules && *m_rules != defaultAlertRules();
    stream << m_table->horizontalHeader()->saveState() << (own ? QJsonDocument(alertRulesToJson(*m_rules)).toJson(QJsonDocument::Compact) : QByteArray());
    return state;
}

void AlertsView::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_4);
    QByteArray header;
    QByteArray kept;
    stream >> header >> kept;
    if (stream.status() != QDataStream::Ok)
        return; // of a version that kept less
    m_table->horizontalHeader()->restoreState(header);
    if (const auto rules = alertRulesFromJson(QJsonDocument::fromJson(kept).object()); !kept.isEmpty() && rules)
        changeRules(*rules);
}

ExportContent AlertsView::exported() const
{
    ExportContent content = exportOf(*m_table->rowsModel());
    content.json = {};
    for (const auto &row : m_table->rowsModel()->rows()) {
        const auto found = m_shown.find(row.key);
        if (found == m_shown.end())
            continue;
        const Shown &shown = found->second;
        content.json.append(QJsonObject{{u"alert"_s, toString(shown.alert.kind)},
                                        {u"name"_s, shown.alert.lock.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(jsonText(shown.alert.lock))},
                                        {u"about"_s, row.texts.at(2)},
                                        {u"since"_s, isoTime(shown.since)},
                                        {u"clearedAt"_s, shown.clearedAt ? QJsonValue(isoTime(*shown.clearedAt)) : QJsonValue(QJsonValue::Null)}});
    }
    return content;
}

} // namespace Lockscope
