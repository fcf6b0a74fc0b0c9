#include "alertrules.h"
#include "commands.h"
#include "databases.h"
#include "metricsserver.h"
#include "textoutput.h"

#include "../program.h"
#include "../unixsignals.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/base/whendone.h>
#include <lockscope/core/history/metrics.h>

#include <QCoreApplication>
#include <QFile>
#include <QTimer>

#include <algorithm>

namespace Lockscope::App {

namespace {

using namespace Qt::StringLiterals;

/// How often to read the history.
constexpr int kCountMillis = 1000;
/// More than happens within that time.
constexpr HistoryLimits kShortPast{.events = 200'000, .bytes = 32 * 1024 * 1024};

/// Holds the metrics of a session.
class Exporter : public QObject
{
public:
    explicit Exporter(Session *session) : m_session(session)
    {
        connect(session, &Session::boardChanged, this, [this](const BoardDiffPtr &diff) { m_metrics.apply(*diff); });
        connect(&m_timer, &QTimer::timeout, this, &Exporter::look);
        m_timer.start(kCountMillis);
    }

    [[nodiscard]] QByteArray text(bool isOneOfSeveral) const
    {
        const std::optional<int> database
            = isOneOfSeveral ? std::optional(m_session->deployment().nodes.first().database) : std::nullopt;
        return m_metrics.text(m_session->clock().now(), m_session->clock().wallNow(),
                              QCoreApplication::applicationVersion().toUtf8(), database);
    }

private:
    void look()
    {
        whenDone(m_session->history(), this, [this](const Result<HistorySnapshotPtr> &history) {
            if (history)
                m_metrics.count(**history);
        });
        whenDone(m_session->activeAlerts(), this, [this](const Result<std::vector<Alert>> &alerts) {
            if (alerts)
                m_metrics.setAlerts(*alerts);
        });
    }

    Session *m_session;
    Metrics m_metrics;
    QTimer m_timer;
};

/// The token that scrapers need; empty: none.
Result<Secret> tokenOf(const Request &request)
{
    constexpr qint64 kLongestToken = 4096;
    if (request.tokenFile.isEmpty())
        return request.token;
    const auto bad = [&request](const QString &why) {
        return Error{.kind = ErrorKind::InvalidArgument,
                     .message = u"the token file %1 %2"_s.arg(visibleText(request.tokenFile), why)};
    };
    QFile file(request.tokenFile);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return bad(u"cannot be read: %1"_s.arg(file.errorString()));
    const QByteArray token = file.read(kLongestToken + 1).trimmed();
    const bool isPrintable = std::ranges::all_of(token, [](char c) { return c > ' ' && c < '\x7F'; });
    if (token.isEmpty() || token.size() > kLongestToken || !isPrintable)
        return bad(u"holds no token: one word of at most %1 ASCII characters"_s.arg(kLongestToken));
    return Secret(token);
}

} // namespace

int runExport(const Request &request)
{
    const auto rules = alertRulesFromFile(request.alertRules);
    if (!rules) {
        printError(rules.error().message);
        return kUsage;
    }
    const auto token = tokenOf(request);
    if (!token) {
        printError(token.error().message);
        return kUsage;
    }
    DatabaseSessions sessions(request, {.history = kShortPast, .alerts = *rules});
    std::vector<std::unique_ptr<Exporter>> exporters;
    QObject::connect(&sessions, &DatabaseSessions::added, &sessions,
                     [&exporters](Session *session) { exporters.push_back(std::make_unique<Exporter>(session)); });
    QString unknown;
    QObject::connect(&sessions, &DatabaseSessions::unknown, &sessions, [&unknown](const QString &why) {
        unknown = why;
        QCoreApplication::exit(kRefused);
    });
    const auto text = [&] {
        QList<QByteArray> texts;
        for (const auto &exporter : exporters)
            texts.append(exporter->text(request.databases.isSeveral()));
        return texts.size() == 1 ? texts.first() : Metrics::merged(texts);
    };
    MetricsServer server(text, *token);
    if (!server.listen(request.listenAddress, request.listenPort)) {
        printError(u"%1 port %2: %3; choose another one with --listen ADDRESS:PORT"_s.arg(
            request.listenAddress.toString(), QString::number(request.listenPort), server.errorString()));
        return kRefused;
    }
    const bool isSix = request.listenAddress.protocol() == QAbstractSocket::IPv6Protocol;
    const QString where = u"http://%1:%2/metrics"_s.arg(isSix ? u'[' + request.listenAddress.toString() + u']'
                                                              : request.listenAddress.toString(),
                                                        QString::number(server.port()));
    UnixSignals signalWatch;
    QObject::connect(&signalWatch, &UnixSignals::endRequested, QCoreApplication::instance(), &QCoreApplication::quit);
    returnFreedMemoryRegularly();
    sessions.start();
    print(where + u'\n');
    const int code = QCoreApplication::exec();
    if (!unknown.isEmpty())
        printError(unknown);
    return code;
}

} // namespace Lockscope::App
