#pragma once

#include "../base/answer.h"
#include "../base/deletelater.h"
#include "../board/lockstate.h"
#include "../history/contention.h"
#include "../redis/transport.h"
#include "../redis/value.h"
#include "anykeytally.h"

#include <QPointer>
#include <QTimer>

#include <memory>

namespace Lockscope {

class DeploymentWatch;

/// What is asked for. Nothing happens without one: MONITOR costs the server more than all else that Lockscope does.
struct ContentionRequest
{
    static constexpr Millis kLongest{10'000};

    QByteArrayList locks = {}; ///< names on the board; empty: all that are on it
    QList<int> nodes = {}; ///< indexes in the deployment; empty: all
    Millis duration{3000}; ///< clamped to 1 ms to kLongest
    bool confirmed = false; ///< the operator knows that it is production
    bool anyKey = false; ///< besides these locks, every other key that somebody tries to take
};

/// How it went on one node.
struct SampledNode
{
    int node = 0;
    QString label;
    Millis duration{0}; ///< for so long all commands were told; 0: none was
    qint64 lines = 0;
    qint64 bytes = 0;
    qint64 skipped = 0; ///< lines of them that were too long to be read whole, or no command: there may be attempts among them
    bool cutShort = false; ///< it said so much that it was ended early
    std::optional<Error> error = std::nullopt; ///< why it could not be sampled, or what ended it early

    /// All that came was told.
    [[nodiscard]] bool isWhole() const { return !error && !cutShort && skipped == 0; }
};

struct ContentionReport
{
    /// With ContentionRequest::anyKey also other keys than locks on the board that were contended; the most contended first.
    std::vector<LockContention> locks;
    std::vector<SampledNode> nodes; ///< those that were asked
    std::optional<AnyKeys> anyKeys = std::nullopt; ///< with ContentionRequest::anyKey
};

/// Listens for a few seconds to all that clients send to some nodes, and tells who tries to take which lock. It has
/// connections of its own, which can do nothing else, and ends them by itself: when the time is up, node by node when one
/// has said kMostLines or kMostBytes, or when this object goes. Behind it each node is asked whether it still answers (PING)
/// and who is connected to it (CLIENT LIST): MONITOR tells neither that it has fallen silent nor who has gone. Lives in the engine
/// thread. Once.
class LOCKSCOPE_CORE_EXPORT ContentionSample : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 kMostLines = 200'000;
    static constexpr qint64 kMostBytes = 64 * 1024 * 1024;

    /// `watch` outlives it.
    ContentionSample(DeploymentWatch *watch, ContentionRequest request, TransportFactory factory = makeSocketTransport, const Clock &clock = Clock::system(),
                     QObject *parent = nullptr);
    ~ContentionSample() override;

    /// NotAllowed on production without ContentionRequest::confirmed, NotFound for a lock that is not on the board,
    /// InvalidArgument for a node that there is not; where no node could be sampled, what the first one said. Cancelled
    /// when this object goes before.
    [[nodiscard]] QFuture<Result<ContentionReport>> run();

private:
    struct Tap;

    [[nodiscard]] std::optional<Error> refusal() const;
    void begin();
    void open(Tap &tap);
    void onMonitoring(Tap &tap, const Result<Value> &answer);
    void onLine(Tap &tap, const QByteArray &line, qint64 length);
    void skip(int node); ///< some of what it said was not heard
    [[nodiscard]] bool hasClients(int node) const;
    void end(Tap &tap, std::optional<Error> why = std::nullopt);
    void onDiff(const BoardDiff &diff);
    void askLast(Tap &tap);
    void finishWhenAllIsSaid();
    /// All nodes have ended: what was told last is looked at once more, then the report is made.
    void settle();
    void finish();

    DeploymentWatch *m_watch;
    const ContentionRequest m_request;
    const Millis m_duration;
    const TransportFactory m_factory;
    const Clock &m_clock;
    Answer<ContentionReport> m_answer;
    std::optional<ContentionTally> m_tally;
    std::optional<AnyKeyTally> m_anyKey;
    std::vector<std::unique_ptr<Tap>> m_taps;
    QTimer m_patience; ///< with the last look
    bool m_settling = false;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::ContentionReport)
