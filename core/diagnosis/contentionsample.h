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

/// What to sample. Sampling is never automatic: MONITOR costs the server more than everything else that Lockscope does.
struct ContentionRequest
{
    static constexpr Millis kLongest{10'000};

    QByteArrayList locks = {}; ///< names on the board; empty: all
    QList<int> nodes = {}; ///< indexes of nodes; empty: all
    Millis duration{3000}; ///< from 1 ms to kLongest, otherwise clamped
    bool confirmed = false; ///< the operator confirmed the use on production
    bool anyKey = false; ///< also report other keys that clients try to acquire
};

/// The course of the sample on one node.
struct SampledNode
{
    int node = 0;
    QString label;
    Millis duration{0}; ///< for how long the node reported all commands; 0: not at all
    qint64 lines = 0;
    qint64 bytes = 0;
    qint64 skipped = 0; ///< lines that were too long or unreadable; they may contain attempts
    bool cutShort = false; ///< ended early by kMostLines or kMostBytes
    std::optional<Error> error = std::nullopt; ///< why sampling failed or ended early

    /// No line was missed.
    [[nodiscard]] bool isWhole() const { return !error && !cutShort && skipped == 0; }
};

struct ContentionReport
{
    /// The most contended first. With ContentionRequest::anyKey also contended keys that are not on the board.
    std::vector<LockContention> locks;
    std::vector<SampledNode> nodes; ///< the sampled nodes
    std::optional<AnyKeys> anyKeys = std::nullopt; ///< with ContentionRequest::anyKey
};

/// Runs MONITOR for a few seconds and reports which clients try to acquire which lock. Uses separate connections that
/// can do nothing else. Ends when the time is up, on a node after kMostLines or kMostBytes, or on destruction.
/// Then sends PING and CLIENT LIST, because MONITOR shows neither that a node fell silent nor that a client left. Lives
/// in the engine thread. Use it once.
class LOCKSCOPE_CORE_EXPORT ContentionSample : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 kMostLines = 200'000;
    static constexpr qint64 kMostBytes = 64 * 1024 * 1024;

    /// `watch` must outlive the sample.
    ContentionSample(DeploymentWatch *watch, ContentionRequest request, TransportFactory factory = makeSocketTransport,
                     const Clock &clock = Clock::system(), QObject *parent = nullptr);
    ~ContentionSample() override;

    /// Errors: NotAllowed (production without confirmation), NotFound (a lock is not on the board), Cancelled
    /// (destroyed), InvalidArgument (no such node), Unreachable (no address is known). If every node fails, the first
    /// error.
    [[nodiscard]] QFuture<Result<ContentionReport>> run();

private:
    struct Tap;

    [[nodiscard]] std::optional<Error> refusal() const;
    void begin();
    void open(Tap &tap);
    void onMonitoring(Tap &tap, const Result<Value> &answer);
    void onLine(Tap &tap, const QByteArray &line, qint64 length);
    void skip(int node); ///< some of its lines were missed
    [[nodiscard]] bool hasClients(int node) const;
    void end(Tap &tap, std::optional<Error> why = std::nullopt);
    void onDiff(const BoardDiff &diff);
    void sendFinalQuestions(Tap &tap);
    void finishWhenAnswered();
    /// After the last node ended: reads the remaining locks once more, then makes the report.
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
    QTimer m_patience; ///< limits the wait of settle()
    bool m_settling = false;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::ContentionReport)
