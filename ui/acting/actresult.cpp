#include "actresult.h"

#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr Millis kWordsAgain{1000};
constexpr Millis kReread{2000};

} // namespace

ActResult::ActResult(Session *session, const ReleasePlan &plan, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_clock(session->clock())
    , m_plan(plan)
{
    connect(session, &Session::aftermathChanged, this, &ActResult::takeAftermath);
    connect(session, &Session::boardChanged, this, [this](const BoardDiffPtr &diff) { m_statuses = diff->nodes; });
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (!isWatching())
            m_look.stop();
        Q_EMIT changed();
    });
    connect(&m_reread, &QTimer::timeout, this, &ActResult::askOpenNodes);
}

void ActResult::run(const ReleaseConfirmation &confirmation)
{
    m_reason = confirmation.reason;
    whenDone(m_session->executeRelease(m_plan, confirmation), this,
             [this](const Result<ReleaseReport> &result) { takeReport(result); });
}

void ActResult::stop()
{
    if (!isWatching() && !isAnyOpen())
        return;
    m_stopped = m_clock.now();
    m_look.stop();
    m_reread.stop();
    turn();
}

bool ActResult::isWatching() const
{
    return m_session && m_report && m_aftermath.hasBegun() && !m_stopped && !m_aftermath.isOver(m_clock.now());
}

Millis ActResult::watchedFor() const
{
    return std::chrono::duration_cast<Millis>(m_clock.now() - m_aftermath.begun());
}

ResultWording::Result ActResult::words() const
{
    if (!m_report)
        return {};
    auto words = ResultWording::result(m_plan, *m_report, m_later, m_aftermath, m_clock, m_stopped);
    words.detail = adviceForWindow(words.detail);
    return words;
}

QString ActResult::line() const
{
    if (!m_report)
        return {};
    const auto words = ResultWording::result(m_plan, *m_report, m_later, m_aftermath, m_clock, m_stopped, false);
    return adviceForWindow(words.line());
}

void ActResult::takeReport(const Result<ReleaseReport> &result)
{
    if (result) {
        m_report = *result;
        if (m_aftermath.sentAt() != result->sentAt)
            m_aftermath = {};
        for (const ReleasedNode &node : result->nodes)
            m_outcomes += adviceForWindow(Wording::outcome(node));
        for (size_t i = 0; i < result->nodes.size(); ++i) {
            if (openOwner(m_plan, *result, i))
                m_reread.start(kReread);
        }
        m_look.start(kWordsAgain);
    }
    Q_EMIT finished(result);
}

void ActResult::takeAftermath(const Aftermath &aftermath)
{
    // The first one may arrive before the report.
    const bool isThis = m_report ? aftermath.sentAt() == m_report->sentAt : true;
    if (aftermath.name() != m_plan.name || !isThis || m_stopped)
        return;
    const Aftermath::Finding before = m_aftermath.finding();
    m_aftermath = aftermath;
    if (!m_report)
        return;
    const Aftermath::Finding &now = aftermath.finding();
    if (now.kind != before.kind || now.owner != before.owner || !isWatching())
        turn();
    else
        Q_EMIT changed();
}

void ActResult::turn()
{
    Q_EMIT changed();
    Q_EMIT turned(line());
}

void ActResult::askOpenNodes()
{
    const auto isBack = [this](const ReleasedNode &node) {
        return std::ranges::any_of(m_statuses, [&node](const NodeStatus &status) {
            return status.index == node.node && status.reach == NodeStatus::Reach::Up && !status.error;
        });
    };
    bool isAnyBack = false;
    for (size_t i = 0; i < m_report->nodes.size(); ++i)
        isAnyBack = isAnyBack || (openOwner(m_plan, *m_report, i) && isBack(m_report->nodes[i]));
    if (!m_session || m_isAsking || !isAnyBack)
        return;
    m_isAsking = true;
    whenDone(m_session->survey(m_plan.name), this, [this](const Result<KeySurvey> &survey) {
        m_isAsking = false;
        if (survey && m_reread.isActive())
            takeSurvey(*survey);
    });
}

/// Reading goes on while a node still has the lock, because it may run the script late.
void ActResult::takeSurvey(const KeySurvey &survey)
{
    const QStringList before = m_outcomes;
    const QString lineBefore = line();
    bool isOpen = false;
    for (size_t i = 0; i < m_report->nodes.size(); ++i) {
        const ReleasedNode &node = m_report->nodes[i];
        const auto owner = openOwner(m_plan, *m_report, i);
        if (!owner)
            continue;
        const auto key
            = std::ranges::find_if(survey.nodes, [&node](const SurveyedKey &each) { return each.node == node.node; });
        if (key != survey.nodes.end() && key->raw) {
            m_outcomes[static_cast<qsizetype>(i)]
                = ResultWording::found(node.outcome, *key, *owner, m_plan, m_clock.wallNow());
            isOpen = noteLate(*key) || isOpen;
        } else {
            isOpen = true;
        }
    }
    if (!isOpen)
        m_reread.stop();
    if (line() != lineBefore)
        turn();
    else if (m_outcomes != before)
        Q_EMIT changed();
}

/// Returns whether to read this node again: it may still release late, and the aftermath reports new owners.
bool ActResult::noteLate(const SurveyedKey &key)
{
    LateReading fresh = lateReading(key, m_plan);
    fresh.at = m_clock.wallNow();
    const auto before
        = std::ranges::find_if(m_later, [&key](const LateReading &found) { return found.node == key.node; });
    if (before == m_later.end()) {
        m_later.append(fresh);
    } else if (before->as != fresh.as || !isLimited(*before, m_plan.act)) {
        if (before->as == fresh.as)
            fresh.at = before->at; // or the words would change each time
        *before = fresh;
    }
    return fresh.as == LateReading::As::Owners || (fresh.as != LateReading::As::Gone && isWatching());
}

} // namespace Lockscope
