#include "commands.h"

#include "alertcommand.h"
#include "alertrules.h"
#include "databases.h"
#include "liveview.h"
#include "snapshot.h"
#include "textoutput.h"

#include "../program.h"
#include "../unixsignals.h"

#include <lockscope/core/recording/recording.h>

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>

namespace Lockscope::App {

namespace {

constexpr int kRedrawMillis = 500;
/// Nobody reads the history here, and a million events would cost 160 MB. Alerts and overlaps do not need it.
constexpr HistoryLimits kHardlyAnyPast{.events = 1000};

/// Records if requested. If the recording fails, reports it once and lets watching continue.
class Recorder
{
public:
    [[nodiscard]] Result<void> begin(const Session &session, const Request &request)
    {
        if (request.record.isEmpty())
            return {};
        const Deployment &deployment = session.deployment();
        RecordingHeader header{.deployment = deployment.name,
                               .startedAt = session.clock().wallNow(),
                               .pace = {.interval = deployment.interval}};
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

    /// Returns false if the recording failed.
    [[nodiscard]] bool end(Instant now)
    {
        if (m_writer && !m_failed) {
            note(m_writer->close(now));
            if (m_writer->leftOut() > 0)
                printError(QCoreApplication::translate("Recorder", "%n changes were too long to be recorded", nullptr,
                                                       m_writer->leftOut()));
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

namespace {

/// The output of a continuous command, for one session or several.
class TextView
{
public:
    explicit TextView(const Request &request)
        : m_request(request)
        , m_view(
              [] {
                  return Moment{Clock::system().now(), Clock::system().wallNow()};
              },
              request)
    {
        if (request.onAlert.isEmpty())
            return;
        m_alertCommand = std::make_unique<AlertCommand>(request.onAlert, printError);
        m_view.onAlert = [this](const QJsonObject &alert, const QString &severity, const QString &sentence) {
            m_alertCommand->run(alert, severity, sentence);
        };
    }

    [[nodiscard]] Result<void> add(Session &session)
    {
        const int source = m_sources++;
        if (source == 0) {
            if (const auto begun = m_recorder.begin(session, m_request); !begun)
                return begun;
        }
        QObject::connect(&session, &Session::boardChanged, &m_context, [this, source](const BoardDiffPtr &diff) {
            m_recorder.write(*diff, diff->at);
            m_view.apply(diff, source);
            if (m_request.once && isComplete())
                QCoreApplication::exit(exitCode());
        });
        QObject::connect(&session, &Session::alertReported, &m_context,
                         [this, source](const Alert &alert) { m_view.tell(alert, source); });
        return {};
    }

    [[nodiscard]] int run()
    {
        UnixSignals signalWatch;
        QTimer redraw;
        QObject::connect(&signalWatch, &UnixSignals::endRequested, QCoreApplication::instance(),
                         &QCoreApplication::quit);
        QObject::connect(&redraw, &QTimer::timeout, &m_context, [this] {
            LiveView::endWithoutReader();
            m_recorder.tick(Clock::system().now());
            m_view.redraw();
            m_view.tellCost();
        });
        redraw.start(kRedrawMillis);
        returnFreedMemoryRegularly();
        m_view.begin();
        const int code = QCoreApplication::exec();
        m_view.end();
        return m_recorder.end(Clock::system().now()) || code != kDone ? code : kRefused;
    }

private:
    [[nodiscard]] bool isComplete() const
    {
        const auto &boards = m_view.boards();
        return std::ssize(boards) == m_sources
            && std::all_of(boards.begin(), boards.end(), [](const auto &entry) { return entry.second.isComplete(); });
    }
    [[nodiscard]] int exitCode() const
    {
        const auto &boards = m_view.boards();
        return std::all_of(boards.begin(), boards.end(),
                           [](const auto &entry) { return exitCodeOf(entry.second) == kDone; })
            ? kDone
            : kUnreachable;
    }

    const Request &m_request;
    Recorder m_recorder;
    LiveView m_view;
    std::unique_ptr<AlertCommand> m_alertCommand;
    QObject m_context;
    int m_sources = 0;
};

} // namespace

int runTextView(Session &session, const Request &request)
{
    TextView view(request);
    if (const auto added = view.add(session); !added) {
        printError(added.error().message);
        return kRefused;
    }
    return view.run();
}

int runWatch(const Request &request)
{
    const auto rules = alertRulesFromFile(request.alertRules);
    if (!rules) {
        printError(rules.error().message);
        return kUsage;
    }
    DatabaseSessions sessions(request, {.history = kHardlyAnyPast, .alerts = *rules});
    TextView view(request);
    Result<void> begun;
    QObject::connect(&sessions, &DatabaseSessions::added, &sessions, [&](Session *session) {
        const auto added = view.add(*session);
        if (!added)
            begun = added;
    });
    QString unknown;
    QObject::connect(&sessions, &DatabaseSessions::unknown, &sessions, [&unknown](const QString &why) {
        unknown = why;
        QCoreApplication::exit(kRefused);
    });
    sessions.start();
    if (!begun) {
        printError(begun.error().message);
        return kRefused;
    }
    const int code = view.run();
    if (unknown.isEmpty())
        return code;
    printError(unknown);
    return kRefused;
}

} // namespace Lockscope::App
