// The whole window on real nodes: how soon its table is full, what each view costs the window's thread while locks
// change, and how long that thread is kept from its event loop.
#include "../eventloop.h"
#include "../pauses.h"
#include "../stamps.h"
#include "../timing.h"
#include "../watch/wire.h"
#include "../writers.h"
#include "fixtures/redisset.h"

#include <lockscope/core/base/heap.h>
#include <lockscope/core/session/session.h>
#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/lockscopewidget.h>

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <cstdio>
#include <optional>
#include <thread>
#include <vector>

using namespace Lockscope;
using namespace LockscopeBench;
using namespace Qt::StringLiterals;

namespace {

double elapsed(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

/// The bare loops of all nodes side by side.
double readAllSideBySide(const QList<quint16> &ports)
{
    return secondsOf([&ports] {
        std::vector<std::thread> readers;
        for (const quint16 port : ports)
            readers.emplace_back([port] { readAllBare({port}); });
        for (auto &reader : readers)
            reader.join();
    });
}

/// Shows servers that another process fills and changes, and prints how late the table shows the changes of `lock:0`.
int watchOthers(const QStringList &ports, int seconds)
{
    QList<Endpoint> nodes;
    for (const QString &port : ports)
        nodes.append(Endpoint::fromUri(u"redis://127.0.0.1:"_s + port).value());
    const QTemporaryDir folder;
    Session session({.name = u"bench"_s, .nodes = nodes},
                    SessionOptions{.journalPath = folder.filePath(u"audit.jsonl"_s)});
    LockscopeWidget window(&session);
    window.resize(1440, 900);
    window.show();
    window.showView(u"locks"_s);
    QByteArray owner;
    QObject::connect(window.model(), &LockTableModel::updated, &window, [&] {
        const auto lock = window.model()->lock("lock:0");
        const auto late = lock ? millisSinceStamp(lock->assessment.owner) : std::nullopt;
        if (!late || std::exchange(owner, lock->assessment.owner) == lock->assessment.owner)
            return;
        std::printf("late %.1f\n", *late);
        std::fflush(stdout);
    });
    session.start();
    runFor(seconds * 1000);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    returnLargeBlocks();
    const QApplication app(argc, argv);
    QCommandLineParser options;
    options.addOptions(
        {{u"locks"_s, u"On each node"_s, u"n"_s, u"100000"_s},
         {u"nodes"_s, u"How many"_s, u"n"_s, u"5"_s},
         {u"changes"_s, u"Locks that change a second"_s, u"n"_s, u"2000"_s},
         {u"seconds"_s, u"To measure each view for; 0: only the start"_s, u"n"_s, u"10"_s},
         {u"watch"_s, u"Only watch the servers at these ports, and print how late each change is shown"_s, u"ports"_s},
         {u"json"_s, u"Write the figures there"_s, u"file"_s}});
    options.addHelpOption();
    options.process(app);
    const int locks = options.value(u"locks"_s).toInt();
    const int seconds = options.value(u"seconds"_s).toInt();

    if (options.isSet(u"watch"_s))
        return watchOthers(options.value(u"watch"_s).split(u','), seconds);

    LockscopeTest::RedisSet servers(options.value(u"nodes"_s).toInt());
    if (!servers.reset())
        return 1;
    QList<quint16> ports;
    for (int i = 0; i < servers.size(); ++i)
        ports.append(servers[i].port());
    fillWithLocks(ports, locks);

    QJsonObject figures;
    const auto tell = [&figures](const QString &name, double value, const QString &unit) {
        figures.insert(name, value);
        std::printf("%-46s %9.2f %s\n", qPrintable(name), value, qPrintable(unit));
        std::fflush(stdout);
    };
    const double bare = readAllSideBySide(ports);
    tell(u"bare loops side by side"_s, bare, u"s"_s);

    const QTemporaryDir folder;
    Session session({.name = u"bench"_s, .nodes = servers.endpoints()},
                    SessionOptions{.journalPath = folder.filePath(u"audit.jsonl"_s)});
    LockscopeWidget window(&session);
    window.resize(1440, 900);
    window.show();
    window.showView(u"locks"_s);
    QElapsedTimer sinceStart;
    QElapsedTimer sinceAnswer;
    QObject::connect(&session, &Session::boardChanged, &window, [&](const BoardDiffPtr &diff) {
        if (sinceAnswer.isValid())
            return;
        for (const NodeStatus &node : diff->nodes) {
            if (node.reach == NodeStatus::Reach::Up)
                sinceAnswer.start();
        }
    });
    sinceStart.start();
    session.start();
    if (!waitFor([&] { return sinceAnswer.isValid() && window.model()->rowCount() > 0; }, 120'000))
        return 1;
    tell(u"first rows after the first node's answer"_s, elapsed(sinceAnswer) * 1000, u"ms"_s);
    if (!waitFor([&] { return window.model()->totalCount() == locks && window.model()->isSettled(); }, 600'000))
        return 1;
    const double full = elapsed(sinceStart);
    tell(u"table full"_s, full, u"s"_s);
    tell(u"table full, times the bare loops"_s, full / bare, {});
    runFor(5000);
    returnFreedMemory(); // as the program does
    tell(u"resident"_s, static_cast<double>(residentKilobytes()) / 1024, u"MiB"_s);

    std::optional<Writers> writers;
    QStringList views;
    if (seconds > 0) {
        writers.emplace(ports, locks, options.value(u"changes"_s).toInt());
        views = {u"audit"_s, u"locks"_s, u"overview"_s, u"contention"_s, u"timeline"_s};
    }
    Pauses pauses;
    for (const QString &view : views) {
        window.showView(view);
        runFor(2000);
        const double begun = threadSeconds();
        pauses.begin();
        runFor(seconds * 1000);
        pauses.end();
        tell(view + u": share of a core, this thread"_s, (threadSeconds() - begun) / seconds * 100, u"%"_s);
        tell(view + u": pauses p99"_s, pauses.percentile(0.99), u"ms"_s);
        tell(view + u": longest pause"_s, pauses.longest(), u"ms"_s);
        tell(view + u": most processor time in a pause"_s, pauses.mostUsed(), u"ms"_s);
    }
    returnFreedMemory();
    tell(u"resident at the end"_s, static_cast<double>(residentKilobytes()) / 1024, u"MiB"_s);
    if (options.isSet(u"json"_s)) {
        QFile file(options.value(u"json"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(figures).toJson()) < 0)
            return 1;
    }
    return 0;
}
