// What Prometheus is told: from what happened on the board, with no name that comes without end.

#include "fixtures/testprogram.h"

#include "scene.h"

#include <lockscope/core/history/metrics.h>

using namespace LockscopeTest;

namespace {

/// A scene with a history and metrics behind it.
struct Measured : Scene
{
    explicit Measured(int nodes, const HistoryLimits &limits = {})
        : Scene(nodes)
        , history(limits, {.interval = 1s, .feedDelay = 10ms})
    {
    }

    void look()
    {
        const auto next = diff();
        (void)history.apply(*next, now);
        metrics.apply(*next);
        metrics.count(*history.snapshot(now));
    }
    [[nodiscard]] QByteArray text() const { return metrics.text(now, wall, "1.2.3"); }
    /// Of one line; nothing when there is no such line.
    [[nodiscard]] QByteArray value(const QByteArray &line) const
    {
        for (const auto &each : text().split('\n')) {
            if (each.startsWith(line + ' '))
                return each.mid(line.size() + 1);
        }
        return {};
    }

    History history;
    Metrics metrics;
};

} // namespace

class TestMetrics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsWhatHappens();
    void countsOnce();
    void nodes();
    void alerts();
    void manyNamespaces();
    void gaugesFollowTheBoard();
    void hostileNames();
    void isWellFormed();
    void severalDatabasesAreOneText();
};

void TestMetrics::countsWhatHappens()
{
    Measured scene(1);
    scene.look();
    QCOMPARE(scene.value("lockscope_info{version=\"1.2.3\"}"), "1");
    for (int i = 0; i < 3; ++i) {
        scene.pass(1s);
        scene.present(0, "A" + QByteArray::number(i), 10s, "shop:1");
        scene.look();
        QCOMPARE(scene.value(R"(lockscope_locks{namespace="shop:",verdict="held"})"), "1");
        scene.pass(200ms);
        scene.absent(0, "shop:1");
        scene.look();
    }
    QCOMPARE(scene.value(R"(lockscope_locks{namespace="shop:",verdict="held"})"), QByteArray());
    QCOMPARE(scene.value(R"(lockscope_acquisitions_total{namespace="shop:"})"), "3");
    QCOMPARE(scene.value(R"(lockscope_holds_ended_total{namespace="shop:",end="released"})"), "3");
    QCOMPARE(scene.value(R"(lockscope_hold_seconds_count{namespace="shop:"})"), "3");
    QCOMPARE(scene.value(R"(lockscope_hold_seconds_bucket{namespace="shop:",le="0.1"})"), "0");
    QCOMPARE(scene.value(R"(lockscope_hold_seconds_bucket{namespace="shop:",le="0.25"})"), "3");
    QCOMPARE(scene.value(R"(lockscope_hold_seconds_bucket{namespace="shop:",le="+Inf"})"), "3");
    QVERIFY(qAbs(scene.value(R"(lockscope_hold_seconds_sum{namespace="shop:"})").toDouble() - 0.6) < 0.01);
}

void TestMetrics::countsOnce()
{
    // The history forgets; what it has told stays counted.
    Measured scene(1, {.age = 1s, .events = 64, .bytes = 1 << 20});
    scene.look();
    constexpr int kHolds = 500;
    for (int i = 0; i < kHolds; ++i) {
        scene.pass(100ms);
        scene.present(0, "A" + QByteArray::number(i), 10s, "a");
        scene.look();
        scene.metrics.count(*scene.history.snapshot(scene.now));
        scene.pass(100ms);
        scene.absent(0, "a");
        scene.look();
    }
    QVERIFY(scene.history.log().forgotten() > 0);
    QCOMPARE(scene.value(R"(lockscope_acquisitions_total{namespace=""})"), QByteArray::number(kHolds));
    QCOMPARE(scene.value(R"(lockscope_hold_seconds_count{namespace=""})"), QByteArray::number(kHolds));
}

void TestMetrics::nodes()
{
    Measured scene(3);
    scene.statuses[0].roundTrip = Micros(1500);
    scene.statuses[0].clock = ClockOffset{.least = -1ms, .most = 3ms};
    scene.down(2);
    scene.look();
    QCOMPARE(scene.value("lockscope_nodes"), "3");
    QCOMPARE(scene.value("lockscope_nodes_readable"), "2");
    QCOMPARE(scene.value("lockscope_quorum"), "2");
    QCOMPARE(scene.value("lockscope_can_lock"), "1");
    QCOMPARE(scene.value(R"(lockscope_node_up{node="n0"})"), "1");
    QCOMPARE(scene.value(R"(lockscope_node_up{node="n2"})"), "0");
    QCOMPARE(scene.value(R"(lockscope_node_round_trip_seconds{node="n0"})"), "0.0015");
    QCOMPARE(scene.value(R"(lockscope_node_round_trip_seconds{node="n1"})"), QByteArray()); // not known, not 0
    QCOMPARE(scene.value(R"(lockscope_node_clock_offset_seconds{node="n0"})"), "0.001");
    scene.down(1);
    scene.look();
    QCOMPARE(scene.value("lockscope_can_lock"), "0");
}

void TestMetrics::alerts()
{
    Measured scene(1);
    scene.look();
    QCOMPARE(scene.value(R"(lockscope_alerts{alert="held-long"})"), "0");
    scene.metrics.setAlerts({{.kind = AlertKind::HeldLong, .lock = "a"}, {.kind = AlertKind::HeldLong, .lock = "b"}});
    QCOMPARE(scene.value(R"(lockscope_alerts{alert="held-long"})"), "2");
    scene.metrics.setAlerts({});
    QCOMPARE(scene.value(R"(lockscope_alerts{alert="held-long"})"), "0");
}

void TestMetrics::manyNamespaces()
{
    Measured scene(1);
    scene.look();
    scene.pass(1s);
    for (int i = 0; i < 1000; ++i)
        scene.present(0, "A", 10s, QByteArray::number(i) + ":x");
    scene.look();
    const QByteArray text = scene.text();
    QCOMPARE(text.count("lockscope_acquisitions_total{"), qsizetype(Metrics::kMostNamespaces + 1));
    QCOMPARE(text.count("lockscope_locks{"), qsizetype(Metrics::kMostNamespaces + 1));
    QCOMPARE(scene.value("lockscope_acquisitions_total{namespace=\"…\"}").toInt(),
             1000 - int(Metrics::kMostNamespaces));
}

void TestMetrics::gaugesFollowTheBoard()
{
    Measured scene(1);
    scene.look();
    scene.pass(1s);
    scene.waiters = WaiterCount{.count = 2, .exact = true};
    scene.present(0, "A", 1h, "shop:1");
    scene.pass(9s);
    scene.present(0, "B", 1h, "shop:2");
    scene.look();
    QCOMPARE(scene.value(R"(lockscope_locks{namespace="shop:",verdict="held"})"), "2");
    QCOMPARE(scene.value(R"(lockscope_waiters{namespace="shop:"})"), "4");
    QCOMPARE(scene.value(R"(lockscope_longest_hold_seconds{namespace="shop:"})"), "9");

    scene.absent(0, "shop:1");
    scene.pass(1s);
    scene.look();
    QCOMPARE(scene.value(R"(lockscope_locks{namespace="shop:",verdict="held"})"), "1");
    QCOMPARE(scene.value(R"(lockscope_waiters{namespace="shop:"})"), "2");
    QCOMPARE(scene.value(R"(lockscope_longest_hold_seconds{namespace="shop:"})"), "1");

    scene.absent(0, "shop:2");
    scene.look();
    QCOMPARE(scene.value(R"(lockscope_locks{namespace="shop:",verdict="held"})"), QByteArray());
    QCOMPARE(scene.value(R"(lockscope_waiters{namespace="shop:"})"), QByteArray());
    QCOMPARE(scene.value(R"(lockscope_longest_hold_seconds{namespace="shop:"})"), QByteArray());
}

void TestMetrics::hostileNames()
{
    Measured scene(1);
    scene.look();
    scene.pass(1s);
    scene.present(0, "A", 10s, "a\"b\\c\nd\xff:x");
    scene.present(0, "A", 10s, QByteArray(100'000, 'y') + ":x");
    scene.present(0, "A", 10s, "z\x1b[31m\x7f\r\u009b\u202e\u200b:x");
    scene.look();
    for (const auto &line : scene.text().split('\n')) {
        QVERIFY2(line.size() < 1000, line.left(200).constData());
        QVERIFY(line.isEmpty() || line.startsWith("lockscope_") || line.startsWith("# "));
    }
    QVERIFY(QString::fromUtf8(scene.text()).toUtf8() == scene.text());
    QCOMPARE(
        scene.value(R"(lockscope_locks{namespace="z\\x1B[31m\\x7F\\x0D\\u{9B}\\u{202E}\\u{200B}:",verdict="held"})"),
        "1");
    for (const char *control : {"\x1b", "\x7f", "\r", "\u009b", "\u202e", "\u200b"})
        QVERIFY(!scene.text().contains(control));
}

/// Each metric has a head, before its lines, once; each line a number.
void TestMetrics::isWellFormed()
{
    Measured scene(3);
    scene.look();
    scene.pass(1s);
    for (int node = 0; node < 3; ++node)
        scene.present(node, "A", 10s, "a:b");
    scene.look();
    QSet<QByteArray> heads;
    QByteArray current;
    for (const auto &line : scene.text().split('\n')) {
        if (line.isEmpty())
            continue;
        const auto words = line.split(' ');
        if (line.startsWith("# TYPE ")) {
            current = words.at(2);
            QVERIFY2(!heads.contains(current), line.constData());
            heads.insert(current);
        } else if (!line.startsWith('#')) {
            QVERIFY2(!current.isEmpty() && line.startsWith(current), line.constData());
            bool isNumber = false;
            (void)words.last().toDouble(&isNumber);
            QVERIFY2(isNumber, line.constData());
        }
    }
}

void TestMetrics::severalDatabasesAreOneText()
{
    Measured scene(1);
    scene.present(0, "A", 10s, "a:b");
    scene.look();
    const auto of = [&scene](int database) { return scene.metrics.text(scene.now, scene.wall, "1.2.3", database); };
    const QByteArray both = Metrics::merged({of(0), of(3)});
    QVERIFY2(both.contains("lockscope_quorum{database=\"0\"} 1\nlockscope_quorum{database=\"3\"} 1\n"),
             both.constData());
    QVERIFY(both.contains(
        "lockscope_info{database=\"0\",version=\"1.2.3\"} 1\nlockscope_info{database=\"3\",version=\"1.2.3\"} 1\n"));
    QCOMPARE(both.count("# TYPE "), of(0).count("# TYPE "));
    QCOMPARE(both.count('\n'), 2 * of(0).count('\n') - of(0).count("# "));
    QCOMPARE(Metrics::merged({scene.text()}), scene.text());
}

LOCKSCOPE_TEST(QCoreApplication, TestMetrics)
#include "tst_metrics.moc"
