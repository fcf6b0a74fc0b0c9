// What a long history costs the timeline: how long it takes to index, off the window's thread, and to paint, on it.

#include "../../fixtures/openhold.h"
#include "../eventloop.h"
#include "../pauses.h"
#include "../timing.h"

#include <lockscope/ui/timeline/timelinecanvas.h>
#include <lockscope/ui/timeline/timelineview.h>

#include <QApplication>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QThread>

#include <cstdio>
#include <ctime>

using namespace Lockscope;
using namespace LockscopeBench;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// A made-up history: holds of `locks`, a few of them renewed and handed over, evenly over half an hour that ends now.
class MadeUpLog
{
public:
    MadeUpLog(int locks, qsizetype events)
        : m_locks(locks)
        , m_log({.age = std::chrono::hours(24), .events = 2 * events, .bytes = qsizetype(4) << 30})
    {
        m_open.resize(static_cast<size_t>(locks));
        const Instant end = Clock::system().now();
        const Micros step = std::chrono::duration_cast<Micros>(std::chrono::minutes(30)) / events;
        m_at = end - std::chrono::minutes(30);
        m_first = m_at;
        while (m_log.size() < events) {
            m_at += step;
            next();
        }
    }

    void next()
    {
        const int i = m_random.bounded(m_locks);
        OpenHold &hold = m_open[static_cast<size_t>(i)];
        const QByteArray name = "space" + QByteArray::number(i % 7) + ":lock:" + QByteArray::number(i);
        if (!hold.seen) {
            const QByteArray owner
                = "9a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d:" + QByteArray::number(m_random.bounded(500));
            m_log.append({.kind = HistoryKind::Began, .at = m_at, .slack = Millis(1), .lock = name, .owner = owner});
            if (!m_last.isEmpty() && m_random.bounded(4) == 0)
                m_log.append({.kind = HistoryKind::HandOver,
                              .at = m_at,
                              .lock = name,
                              .owner = m_last,
                              .other = owner,
                              .length = Millis(5)});
            hold = openHold(name, owner, m_at);
            m_last = owner;
        } else if (m_random.bounded(3) == 0) {
            m_log.append({.kind = HistoryKind::Renewed,
                          .at = m_at,
                          .lock = name,
                          .owner = hold.owner(),
                          .length = Millis(9000)});
        } else {
            const HoldEnd end = m_random.bounded(500) == 0 ? HoldEnd::Expired : HoldEnd::Released;
            m_log.append({.kind = HistoryKind::Ended,
                          .end = end,
                          .at = m_at,
                          .lock = name,
                          .owner = hold.owner(),
                          .length = m_at - hold.since});
            hold = {};
        }
    }
    /// So many events more, until now.
    void add(int events)
    {
        const Instant now = std::max(Clock::system().now(), m_at + Micros(events));
        const Micros step = (now - m_at) / events;
        for (int i = 0; i < events; ++i) {
            m_at += step;
            next();
        }
    }
    [[nodiscard]] HistorySnapshotPtr snapshot() const
    {
        auto snapshot = std::make_shared<HistorySnapshot>();
        snapshot->takenAt = m_at;
        snapshot->watchedSince = m_first;
        snapshot->chunks = m_log.chunks();
        snapshot->forgotten = m_log.forgotten();
        for (const OpenHold &hold : m_open) {
            if (hold.seen)
                snapshot->open.push_back(hold);
        }
        return snapshot;
    }
    [[nodiscard]] qsizetype size() const { return m_log.size(); }

private:
    const int m_locks;
    HistoryLog m_log;
    std::vector<OpenHold> m_open;
    QByteArray m_last;
    Instant m_first;
    Instant m_at;
    QRandomGenerator m_random{17};
};

double millis(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    QCommandLineParser options;
    options.addOptions({{u"locks"_s, u"How many"_s, u"n"_s, u"100000"_s},
                        {u"events"_s, u"How many"_s, u"n"_s, u"1000000"_s},
                        {u"changes"_s, u"Events a second while it is live"_s, u"n"_s, u"2000"_s},
                        {u"paints"_s, u"Of each kind"_s, u"n"_s, u"200"_s},
                        {u"seconds"_s, u"To follow for"_s, u"n"_s, u"10"_s},
                        {u"json"_s, u"Write the figures there"_s, u"file"_s}});
    options.addHelpOption();
    options.process(app);
    const qsizetype events = options.value(u"events"_s).toLongLong();
    const int paints = options.value(u"paints"_s).toInt();
    const int changes = options.value(u"changes"_s).toInt();
    const int seconds = options.value(u"seconds"_s).toInt();

    QJsonObject figures;
    const auto tell = [&figures](const QString &name, double value, const QString &unit) {
        figures.insert(name, value);
        std::printf("%-58s %9.2f %s\n", qPrintable(name), value, qPrintable(unit));
        std::fflush(stdout);
    };
    bool good = true;
    for (const int locks : {options.value(u"locks"_s).toInt(), 30, 1}) {
        const QString what = u"%1 locks: "_s.arg(locks);
        MadeUpLog log(locks, events);
        const auto history = log.snapshot();
        const double before = static_cast<double>(residentKilobytes());
        {
            double begin = 1000 * threadSeconds();
            const auto took
                = [&begin] { return 1000 * threadSeconds() - std::exchange(begin, 1000 * threadSeconds()); };
            TimelineIndexer indexer;
            TimelineRowMaker maker;
            indexer.setHistory(*history);
            tell(what + u"index, all"_s, took(), u"ms"_s);
            auto picture = maker.make(indexer, {});
            tell(what + u"first picture"_s, took(), u"ms"_s);
            log.add(changes);
            const auto later = log.snapshot();
            begin = 1000 * threadSeconds();
            indexer.setHistory(*later);
            tell(what + u"index, one more second"_s, took(), u"ms"_s);
            auto next = maker.make(indexer, {});
            tell(what + u"next picture"_s, took(), u"ms"_s);
            picture.reset();
            tell(what + u"memory of index and picture"_s, (static_cast<double>(residentKilobytes()) - before) / 1024,
                 u"MiB"_s);
        }

        TimelineView view;
        view.resize(1280, 720);
        view.show();
        view.setHistory(log.snapshot());
        QElapsedTimer timer;
        timer.start();
        while (!view.isSettled() && !timer.hasExpired(60'000))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        good = good && view.isSettled();
        TimelineCanvas *canvas = view.canvas();
        QRandomGenerator random(3);
        for (const auto span :
             {Micros(std::chrono::seconds(10)), Micros(std::chrono::minutes(5)), Micros(std::chrono::minutes(30))}) {
            canvas->setSpan(span);
            canvas->follow(false);
            std::vector<double> times;
            for (int i = 0; i < paints; ++i) {
                canvas->verticalScrollBar()->setValue(random.bounded(canvas->verticalScrollBar()->maximum() + 1));
                canvas->pan(random.bounded(-400, 400));
                const double begin = 1000 * threadSeconds();
                canvas->viewport()->repaint();
                times.push_back(1000 * threadSeconds() - begin);
            }
            std::sort(times.begin(), times.end());
            const QString name = what + u"paint, %1 s in view: "_s.arg(span.count() / 1'000'000);
            tell(name + u"p50"_s, times[times.size() / 2], u"ms"_s);
            tell(name + u"p99"_s, times[times.size() * 99 / 100], u"ms"_s);
            tell(name + u"longest"_s, times.back(), u"ms"_s);
        }
        timer.start();
        int jumps = 0;
        double longest = 0;
        canvas->showStart();
        for (; jumps < paints; ++jumps) {
            timer.start();
            if (!canvas->jump(true))
                break;
            longest = std::max(longest, millis(timer));
        }
        tell(what + u"jump to the next contention, longest"_s, longest, u"ms"_s);

        canvas->setSpan(std::chrono::minutes(5));
        canvas->follow(true);
        // The log goes on in a thread of its own, as a session's does.
        QThread engine;
        QObject inEngine;
        inEngine.moveToThread(&engine);
        QTimer feed;
        feed.moveToThread(&engine);
        QObject::connect(&feed, &QTimer::timeout, &inEngine, [&] {
            log.add(changes);
            const auto latest = log.snapshot();
            QMetaObject::invokeMethod(&view, [&view, latest] { view.setHistory(latest); });
        });
        QObject::connect(&engine, &QThread::started, &inEngine, [&] { feed.start(1000); });
        QObject::connect(
            &engine, &QThread::finished, &inEngine, [&] { feed.stop(); }, Qt::DirectConnection);
        engine.start();
        Pauses pauses;
        pauses.begin();
        runFor(seconds * 1000);
        pauses.end();
        engine.quit();
        engine.wait();
        tell(what + u"live: pauses p99"_s, pauses.percentile(0.99), u"ms"_s);
        tell(what + u"live: pauses p99 of the time"_s, pauses.percentileByTime(0.99), u"ms"_s);
        tell(what + u"live: longest pause"_s, pauses.longest(), u"ms"_s);
    }
    tell(u"resident, made-up log included"_s, static_cast<double>(residentKilobytes()) / 1024, u"MiB"_s);
    if (options.isSet(u"json"_s)) {
        QFile file(options.value(u"json"_s));
        if (!file.open(QIODevice::WriteOnly))
            return 1;
        file.write(QJsonDocument(figures).toJson());
    }
    return good ? 0 : 1;
}
