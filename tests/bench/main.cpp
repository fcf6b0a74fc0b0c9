// What taking and giving back locks costs beside a bare hiredis loop, in the same run and on the same servers.
#include "bareloop.h"
#include "fixtures/redisset.h"
#include "lockloop.h"
#include "watch/wire.h"

#include <QAbstractEventDispatcher>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTextStream>
#include <QThread>

using namespace LockscopeBench;

namespace {

constexpr int kNodes = 5;

struct Settings
{
    QList<Case> cases;
    std::chrono::duration<double> seconds{1};
    int rounds = 5;
    bool ours = true;
    bool bare = true;
    Calls calls = Calls::Handlers;
    QString jsonFile; ///< "-" is standard output, empty is none
};

const QList<Case> &allCases()
{
    static const QList<Case> cases{{kNodes, 1}, {kNodes, 16}, {kNodes, 64}, {kNodes, 256},
                                   {1, 1},      {1, 16},      {1, 64},      {1, 256}};
    return cases;
}

/// `--json` may stand without a value, which QCommandLineParser does not know.
QStringList withJsonTarget(QStringList arguments)
{
    const qsizetype at = arguments.indexOf(QStringLiteral("--json"));
    if (at >= 0 && (at + 1 == arguments.size() || arguments.at(at + 1).startsWith(QStringLiteral("--"))))
        arguments.insert(at + 1, QStringLiteral("-"));
    return arguments;
}

/// Nothing when the command line is wrong; why has been told then.
std::optional<Settings> readSettings(const QStringList &arguments)
{
    const QCommandLineOption seconds(QStringLiteral("seconds"), QStringLiteral("Length of one stretch of one side."),
                                     QStringLiteral("s"), QStringLiteral("1"));
    const QCommandLineOption rounds(QStringLiteral("rounds"), QStringLiteral("Alternating stretches of each side."),
                                    QStringLiteral("n"), QStringLiteral("5"));
    const QCommandLineOption only(QStringLiteral("only"),
                                  QStringLiteral("Cases as NODESxATONCE, comma-separated, for example 5x1,5x64."),
                                  QStringLiteral("cases"));
    const QCommandLineOption side(QStringLiteral("side"),
                                  QStringLiteral("Run only `ours` or `bare`, for a profiler; no ratio then."),
                                  QStringLiteral("side"), QStringLiteral("both"));
    const QCommandLineOption futures(QStringLiteral("futures"),
                                     QStringLiteral("Call the library by its futures, not by its handlers."));
    const QCommandLineOption json(QStringLiteral("json"),
                                  QStringLiteral("Write JSON to this file; without a name, to standard output."),
                                  QStringLiteral("file"));
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({seconds, rounds, only, side, futures, json});
    parser.process(withJsonTarget(arguments));

    bool secondsOk = false;
    bool roundsOk = false;
    Settings settings{.cases = allCases(),
                      .seconds = std::chrono::duration<double>(parser.value(seconds).toDouble(&secondsOk)),
                      .rounds = parser.value(rounds).toInt(&roundsOk),
                      .ours = parser.value(side) != QStringLiteral("bare"),
                      .bare = parser.value(side) != QStringLiteral("ours"),
                      .calls = parser.isSet(futures) ? Calls::Futures : Calls::Handlers,
                      .jsonFile = parser.value(json)};
    bool casesOk = true;
    if (parser.isSet(only)) {
        settings.cases.clear();
        const auto words = parser.value(only).split(u',');
        for (const auto &word : words) {
            const Case what{word.section(u'x', 0, 0).toInt(), word.section(u'x', 1).toInt()};
            casesOk = casesOk && what.nodes >= 1 && what.nodes <= kNodes && what.atOnce >= 1;
            settings.cases += what;
        }
    }
    if (secondsOk && roundsOk && settings.rounds >= 1 && casesOk)
        return settings;
    QTextStream(stderr) << "Wrong value of an option; see --help" << Qt::endl;
    return std::nullopt;
}

/// Nothing when all is well, else why not.
std::optional<QString> measure(const Case &what, const Settings &settings, const LockscopeTest::RedisSet &servers,
                               Figures &figures)
{
    const auto endpoints = servers.endpoints(what.nodes);
    QList<quint16> ports;
    for (const auto &endpoint : endpoints)
        ports += endpoint.port;
    LockLoop ours(endpoints, what.atOnce, settings.calls);
    BareLoop bare(ports, what.atOnce);
    if (const auto failure = bare.open())
        return failure;

    // Round 0 warms both sides up and is not counted.
    for (int round = 0; round <= settings.rounds; ++round) {
        const auto length = round == 0 ? settings.seconds / 4 : settings.seconds;
        Stretch oursTook;
        Stretch bareTook;
        for (const bool first : {true, false}) {
            const bool oursNow = first == (round % 2 == 0);
            std::optional<QString> failure;
            Stretch &took = oursNow ? oursTook : bareTook;
            const double before = serverSeconds(ports);
            if (oursNow && settings.ours)
                failure = ours.run(length, took);
            else if (!oursNow && settings.bare)
                failure = bare.run(length, took);
            took.serverSeconds = serverSeconds(ports) - before;
            if (failure)
                return failure;
        }
        if (round > 0)
            figures.add(std::move(oursTook), std::move(bareTook));
    }
    return std::nullopt;
}

bool writeJson(const QString &fileName, const QString &dispatcher, const QJsonArray &results, const Settings &settings)
{
    const QJsonObject document{
        {QStringLiteral("benchmark"), QStringLiteral("acquire+release")},
        {QStringLiteral("event_loop"), dispatcher},
        {QStringLiteral("calls"),
         settings.calls == Calls::Futures ? QStringLiteral("futures") : QStringLiteral("handlers")},
        {QStringLiteral("seconds"), settings.seconds.count()},
        {QStringLiteral("rounds"), settings.rounds},
        {QStringLiteral("results"), results}};
    QFile file(fileName);
    const bool opened
        = fileName == QStringLiteral("-") ? file.open(stdout, QIODevice::WriteOnly) : file.open(QIODevice::WriteOnly);
    return opened && file.write(QJsonDocument(document).toJson()) > 0 && file.flush();
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    application.setApplicationName(QStringLiteral("bench"));
    const auto settings = readSettings(application.arguments());
    if (!settings)
        return 2;
    // Standard output belongs to the JSON where that goes there.
    QTextStream out(settings->jsonFile == QStringLiteral("-") ? stderr : stdout);

    LockscopeTest::RedisSet servers(kNodes);
    if (!servers.reset())
        return 1;
#ifndef __OPTIMIZE__
    out << "This build is not optimised: its figures say little." << Qt::endl;
#endif
    QJsonArray results;
    QString dispatcher;
    bool failed = false;
    // In a thread of its own: the main thread's event loop also watches the servers' processes.
    const std::unique_ptr<QThread> worker(QThread::create([&] {
        // QT_NO_GLIB=1 in the environment chooses another where Qt's default is glib's.
        dispatcher = QString::fromLatin1(QAbstractEventDispatcher::instance()->metaObject()->className());
        out << "Event loop: " << dispatcher << Qt::endl << Figures::header() << Qt::endl;
        for (const auto &what : settings->cases) {
            Figures figures(what);
            if (const auto failure = measure(what, *settings, servers, figures)) {
                QTextStream(stderr) << what.name() << ": " << *failure << Qt::endl;
                failed = true;
                return;
            }
            out << figures.row() << Qt::endl;
            results.append(figures.toJson());
        }
    }));
    worker->start();
    worker->wait();
    if (failed)
        return 1;
    if (!settings->jsonFile.isEmpty() && !writeJson(settings->jsonFile, dispatcher, results, *settings)) {
        QTextStream(stderr) << "Cannot write " << settings->jsonFile << Qt::endl;
        return 1;
    }
    return 0;
}
