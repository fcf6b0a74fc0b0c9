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
