#include "lockclient_p.h"

namespace Lockscope {

namespace {

constexpr int kNodeBits = 16;

} // namespace

Job::Job(LockClient::Private &client) : Alarm(client.alarms), m_client(&client), m_place(client.jobs.size())
{
    client.jobs.push_back(this);
}

Job::~Job()
{
    if (m_client != nullptr)
        leaveClient();
}

void Job::leaveClient()
{
    auto &jobs = m_client->jobs;
    jobs[m_place] = jobs.back();
    jobs[m_place]->m_place = m_place;
    jobs.pop_back();
    m_client = nullptr;
}

void Job::drop()
{
    if (--m_holds == 0 && m_ended)
        delete this;
}

void Job::end()
{
    Q_ASSERT(m_holds > 0); // or the job would never be deleted
    m_ended = true;
    cancelWake();
}

void Job::abandon()
{
    const Hold hold(*this);
    if (!m_ended) {
        end();
        onAbandoned();
    }
    leaveClient();
}

void Job::onAlarm(Instant now)
{
    const Hold hold(*this);
    onWake(now);
}

ReplyHandler Job::answerOf(int node, quint64 tag)
{
    ++m_holds;
    // Captures at most two trivially copyable words, so that std::function allocates no memory.
    return [this, what = (tag << kNodeBits) | static_cast<quint64>(node)](const Result<Value> &reply) {
        const int from = static_cast<int>(what & ((1U << kNodeBits) - 1));
        if (m_client != nullptr)
            m_client->node(from).noteAnswer(reply);
        if (!m_ended)
            onAnswer(from, what >> kNodeBits, reply);
        drop();
    };
}

void Job::ask(int node, const Command &command, Millis timeout, quint64 tag)
{
    client().node(node).send(command, answerOf(node, tag), timeout);
}

void Job::refuse(int node, const Error &why, quint64 tag)
{
    client().node(node).refuse(answerOf(node, tag), why);
}

} // namespace Lockscope
