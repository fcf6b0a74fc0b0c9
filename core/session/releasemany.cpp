#include "releasemany.h"

#include <QUuid>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kAtOnce = 8; ///< plans to read at the same time

} // namespace

ReleaseMany::ReleaseMany(Session *session, const QList<QByteArray> &names, const LockAction &act, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_act(act)
{
    const auto limit = static_cast<qsizetype>(limitFor(session->deployment().environment));
    m_left = static_cast<int>(std::max<qsizetype>(0, names.size() - limit));
    for (const auto &name : names.first(std::min(names.size(), limit)))
        m_items.push_back({.name = name});
}

void ReleaseMany::plan()
{
    if (m_running || m_open > 0)
        return;
    m_next = 0;
    planNext();
    if (isPlanned())
        Q_EMIT planned();
}

void ReleaseMany::planNext()
{
    while (m_open < kAtOnce && m_next < m_items.size()) {
        const size_t index = m_next++;
        Item &item = m_items[index];
        item = {.name = item.name, .wanted = item.wanted};
        if (m_session->owns(item.name)) {
            item.state = State::LeftOut;
            item.isOwn = true;
            Q_EMIT changed(static_cast<int>(index));
            continue;
        }
        ++m_open;
        whenDone(m_session->planRelease(item.name), this, [this, index](const Result<ReleasePlan> &result) {
            take(index, result);
            --m_open;
            planNext();
            if (isPlanned())
                Q_EMIT planned();
        });
    }
}

void ReleaseMany::take(size_t index, const Result<ReleasePlan> &result)
{
    Item &item = m_items[index];
    if (result) {
        item.base = *result;
        judge(item);
    } else {
        item.state = State::LeftOut;
        item.error = result.error();
    }
    Q_EMIT changed(static_cast<int>(index));
}

void ReleaseMany::judge(Item &item) const
{
    if (!item.base)
        return;
    auto plan = withAct(*item.base, m_act);
    if (const auto refusal = plan ? plan->refusal() : std::nullopt)
        plan = *refusal;
    item.plan = plan ? std::optional(*plan) : std::nullopt;
    item.state = plan && item.wanted ? State::Planned : State::LeftOut;
    item.error = plan ? std::nullopt : std::optional(plan.error());
}

void ReleaseMany::setAct(const LockAction &act)
{
    if (m_running || m_hasRun)
        return;
    m_act = act;
    for (size_t i = 0; i < m_items.size(); ++i) {
        judge(m_items[i]);
        Q_EMIT changed(static_cast<int>(i));
    }
}

void ReleaseMany::setWanted(int index, bool wanted)
{
    Item &item = m_items.at(static_cast<size_t>(index));
    if (m_running || m_hasRun || item.wanted == wanted)
        return;
    item.wanted = wanted;
    judge(item);
    Q_EMIT changed(index);
}

int ReleaseMany::count(State state) const
{
    return static_cast<int>(
        std::count_if(m_items.begin(), m_items.end(), [state](const Item &item) { return item.state == state; }));
}

int ReleaseMany::chosen() const
{
    return count(State::Planned);
}

void ReleaseMany::execute(const QString &reason, int typedLocks, bool stopAtSurprise)
{
    if (m_running || m_hasRun || !isPlanned() || chosen() == 0)
        return;
    m_running = true;
    m_stop = false;
    m_stopAtSurprise = stopAtSurprise;
    m_confirmation
        = {.reason = reason,
           .round = ReleaseRound{
               .id = QUuid::createUuid().toString(QUuid::WithoutBraces), .locks = chosen(), .typedLocks = typedLocks}};
    m_next = 0;
    executeNext();
}

void ReleaseMany::stop()
{
    m_stop = true;
}

void ReleaseMany::cancel(const QString &reason)
{
    if (m_running || m_hasRun)
        return;
    std::vector<ReleasePlan> plans;
    for (const auto &item : m_items) {
        if (item.state == State::Planned)
            plans.push_back(*item.plan);
    }
    m_session->releaseCancelled(plans, reason);
}

void ReleaseMany::executeNext()
{
    while (m_next < m_items.size() && m_items[m_next].state != State::Planned)
        ++m_next;
    if (m_stop && m_next < m_items.size())
        return end(SkipCause::Stopped);
    if (m_next >= m_items.size())
        return end({}); // there is nothing to skip
    const size_t index = m_next++;
    m_items[index].state = State::Executing;
    Q_EMIT changed(static_cast<int>(index));
    whenDone(m_session->executeRelease(*m_items[index].plan, m_confirmation), this,
             [this, index](const Result<ReleaseReport> &result) {
                 Item &item = m_items[index];
                 item.state = result ? State::Done : State::Failed;
                 if (result)
                     item.report = *result;
                 else
                     item.error = result.error();
                 Q_EMIT changed(static_cast<int>(index));
                 if (m_stopAtSurprise && !item.wentAsPlanned())
                     end(SkipCause::Surprise);
                 else
                     executeNext();
             });
}

void ReleaseMany::end(SkipCause cause)
{
    for (size_t i = 0; i < m_items.size(); ++i) {
        Item &item = m_items[i];
        if (item.state != State::Planned)
            continue;
        item.state = State::Stopped;
        item.skipped = cause;
        m_session->releaseSkipped(*item.plan, m_confirmation, cause);
        Q_EMIT changed(static_cast<int>(i));
    }
    m_running = false;
    m_hasRun = true;
    Q_EMIT finished();
}

} // namespace Lockscope
