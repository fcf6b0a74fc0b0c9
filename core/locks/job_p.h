#pragma once

#include "../base/alarms.h"
#include "../redis/refusals.h"
#include "lockclient.h"

#include <utility>

namespace Lockscope {

class Command;

/// What drives a state machine over a client's nodes: asks them, hears their answers, is woken. It lives until it has ended
/// *and* every answer has come, so that the handler of an answer is two plain words, which cost nothing to store. A client
/// that is destroyed while a job is at work on the stack leaves it as an orphan, which ends without touching it.
class Job : private Alarms::Sleeper
{
public:
    /// Keeps a job from being deleted. Everything that enters a job from outside has one, as a job may end in it.
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
    /// The client is going: its nodes have answered what there was, and are not to be used any more.
    void abandon();

protected:
    ~Job() override;

    using Sleeper::sleepOn;
    using Sleeper::wakeAt;

    /// Sends to a node; its answer comes by onAnswer() with the same `tag`, of which 48 bits count.
    void ask(int node, const Command &command, Millis timeout, quint64 tag = 0);
    /// In place of ask(): the answer is `why`, in a later turn, as a node's would be.
    void refuse(int node, const Error &why, quint64 tag = 0);
    /// Nothing is heard from here on.
    void end();

    virtual void onAnswer(int node, quint64 tag, const Result<Value> &reply) = 0;
    virtual void onWake(Instant now) = 0;
    /// It has been abandoned before its end: who waits for it is told.
    virtual void onAbandoned() = 0;

    /// Not an orphan's.
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
    size_t m_place; ///< in the client's list
    int m_holds = 0; ///< answers awaited as well
    bool m_ended = false;
};

} // namespace Lockscope
