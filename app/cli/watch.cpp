#include "commands.h"

#include "alertrules.h"
#include "liveview.h"
#include "snapshot.h"
#include "textoutput.h"

#include "../unixsignals.h"

#include <lockscope/core/watch/recording.h>

#include <QCoreApplication>
#include <QTimer>

namespace Lockscope::App {

namespace {

constexpr int kRedrawMillis = 500;

/// Begins when asked to; a recording that cannot go on is told of once, and the watching goes on.
class Recorder
{
public:
    [[nodiscard]] Result<void> begin(const Session &session, const Request &request)
    {
        if (request.record.isEmpty())
            return {};
        const Deployment &deployment = session.deployment();
        RecordingHeader header{.deployment = deployment.name, .startedAt = session.clock().wallNow(), .pace = {.interval = deployment.interval}};
        for (const auto &node : deployment.nodes.mid(0, deployment.nodesAtFirst())) {
            header.labels.append(node.label());
            header.addresses.append(node.display());
        }
        m_writer = std::make_unique<RecordingWriter>(request.record);
        return m_writer->open(header, session.clock().now());
    }

    void write(const BoardDiff &diff, Instant now)
    {
        if (m_writer && !m_failed)
            note(m_writer->write(diff, now));
    }

    void tick(Instant now)
    {
        if (m_writer && !m_failed)
            note(m_writer->tick(now));
    }

    /// False when the recording is not what was asked for.
    [[nodiscard]] bool end(Instant now)
    {
        if (m_writer && !m_failed) {
            note(m_writer->close(now));
            if (m_writer->leftOut() > 0)
                printError(QCoreApplication::translate("Recorder", "%n changes were too long to be recorded", nullptr, m_writer->leftOut()));
        }
        return !m_failed;
    }

private:
    void note(const Result<void> &result)
    {
        if (result)
            return;
        m_failed = true;
        printError(result.error().message);
    }

    std::unique_ptr<RecordingWriter> m_writer;
    bool m_failed = false;
};

} // namespace

int runTextView(Session &session, const Request &request)
{
    Recorder recorder;
    if (const auto begun = recorder.begin(session, request); !begun) {
        printError(begun.error().message);
        return kRefused;
    }
    LiveView view([&session] { return Moment{session.clock().now(), session.clock().wallNow()}; }, request);
    UnixSignals signalWatch;
    QObject context;
    QTimer redraw;
    QObject::connect(&signalWatch, &UnixSignals::endRequested, QCoreApplication::instance(), &QCoreApplication::quit);
    QObject::connect(&session, &Session::boardChanged, &context, [&](const BoardDiffPtr &diff) {
        recorder.write(*diff, diff->at);
        view.apply(diff);
        if (request.once && diff->complete)
            QCoreApplication::exit(exitCodeOf(view.board()));
    });
    QObject::connect(&session, &Session::alertTold, &context, [&](const Alert &alert) { view.tell(alert); });
    QObject::connect(&redraw, &QTimer::timeout, &context, [&] {
        LiveView::endWithoutReader();
        recorder.tick(session.clock().now());
        view.redraw();
        view.tellCost();
    });
    redraw.start(kRedrawMillis);
    view.begin();
    const int code = QCoreApplication::exec();
    view.end();
    return recorder.end(session.clock().now()) || code != kDone ? code : kRefused;
}

int runWatch(const Request &request)
{
    const auto rules = alertRulesFromFile(request.alertRules);
    if (!rules) {
        printError(rules.error().message);
        return kUsage;
    }
    Session session(request.deployment, {.alerts = *rules});
    session.start();
    return runTextView(session, request);
}

} // namespace Lockscope::App
