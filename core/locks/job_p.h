#pragma once

#include "../base/alarms.h"
#include "../redis/refusals.h"
#include "lockclient.h"

#include <utility>

namespace Lockscope {

class Command;

/// Drives a state machine over a client's nodes: sends commands, passes on replies, wakes it. A job lives until it has
/// ended *and* all replies have arrived. So a reply handler is two plain words, which cost nothing to store. A job on
/// the call stack may outlive its client. It is then an orphan, which ends without using the client.
class Job : private Alarms::Alarm
{
public:
    /// Keeps a job alive. Every call into a job from outside needs one, because the job may end during the call.
    class Hold
    {
    public:
        explicit Hold(Job &job) : m_job(&job) { ++job.m_holds; }
        Hold(Hold &&other) noexcept : m_job(std::exchange(other.m_job, nullptr)) { }
        Hold &operator=(Hold &&) = delete;
        Q_DISABLE_COPY(Hold)
        ~Hold()
        {
            if (m_job != nullptr)
                m_job->drop();
        }

        [[nodiscard]] Job &job() const { return *m_job; }

    private:
        Job *m_job;
    };

    explicit Job(LockClient::Private &client);

    [[nodiscard]] bool hasEnded() const { return m_ended; }
    /// Call this when the client is being destroyed. The job ends and must not use the client's nodes any more.
    void abandon();

protected:
    ~Job() override;

    using Alarm::cancelWake;
    using Alarm::wakeAt;

    /// Sends to a node. The reply arrives in onAnswer() with the same `tag` (48 bits).
    void ask(int node, const Command &command, Millis timeout, quint64 tag = 0);
    /// Instead of ask(): answers with `why` in a later turn, as a node would.
    void refuse(int node, const Error &why, quint64 tag = 0);
    /// Neither onAnswer() nor onWake() is called from here on.
    void end();

    virtual void onAnswer(int node, quint64 tag, const Result<Value> &reply) = 0;
    virtual void onWake(Instant now) = 0;
    /// The job was abandoned before its end: answer its callers.
    virtual void onAbandoned() = 0;

    /// False for an orphan.
    [[nodiscard]] bool hasClient() const { return m_client != nullptr; }
    [[nodiscard]] LockClient::Private &client() const
    {
        Q_ASSERT(m_client != nullptr);
        return *m_client;
    }

private:
    void onAlarm(Instant now) final;
    [[nodiscard]] ReplyHandler answerOf(int node, quint64 tag);
    void drop();
    void leaveClient();

    LockClient::Private *m_client;
    size_t m_place; ///< index in the client's list of jobs
    int m_holds = 0; ///< number of Hold objects and awaited replies
    bool m_ended = false;
};

} // namespace Lockscope
