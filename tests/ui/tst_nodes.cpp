#include "window.h"

#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/words/findinggroups.h>
#include <lockscope/ui/kit/colours.h>
#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/nodes/nodesview.h>
#include <lockscope/ui/tables/steadytable.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QImage>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

NodeStatus nodeUp(int index, const QString &label)
{
    NodeStatus node{.index = index, .label = label, .reach = NodeStatus::Reach::Up, .everUp = true};
    node.roundTrip = Micros(400 + 100 * index);
    node.cost = NodeCost{.commandsPerSecond = 12.0 + index, .bytesPerSecond = 4000};
    node.facts = ServerFacts{};
    node.facts->role = u"master"_s;
    node.facts->version = u"7.2.4"_s;
    node.facts->appendOnly = false;
    return node;
}

std::vector<NodeStatus> nodesUp(int count)
{
    std::vector<NodeStatus> nodes;
    for (int i = 0; i < count; ++i)
        nodes.push_back(nodeUp(i, QString(QChar(u'A' + i))));
    return nodes;
}

Deployment deploymentOf(int count)
{
    Deployment deployment;
    for (int i = 0; i < count; ++i)
        deployment.nodes.append(Endpoint{.host = u"redis-%1"_s.arg(i)});
    return deployment;
}

} // namespace

class TestNodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesAreBounded();
    void samplesKeepTheLargestOfASecond();
    void samplesFollowAJumpBack();
    void equalFindingsAreGrouped();
    void differentFixesStayApart();
    void findingsAreSortedBySeverity();
    void theFixIsCopied();
    void measurementsAreKeptWhileHidden();
    void sparklinesAreDrawn();
};

void TestNodes::samplesAreBounded()
{
    SampleTrack track;
    const Instant start(std::chrono::hours(1));
    for (int i = 0; i < 5000; ++i)
        track.add({.at = start + Millis(200 * i), .latency = Micros(i + 1), .commandsPerSecond = std::nullopt});
    QVERIFY(track.samples().size() <= 121);
    QVERIFY(track.samples().size() >= 119);
    QVERIFY(track.samples().back().at - track.samples().front().at <= SampleTrack::kSpan);
    // A node that goes up and down all the time needs no more.
    for (int i = 0; i < 5000; ++i)
        track.add({.at = start + std::chrono::minutes(20) + Millis(i),
                   .latency = i % 2 == 0 ? std::optional(Micros(1)) : std::nullopt,
                   .commandsPerSecond = std::nullopt});
    QVERIFY(track.samples().size() <= 121);
}

void TestNodes::samplesKeepTheLargestOfASecond()
{
    SampleTrack track;
    const Instant start(std::chrono::hours(1));
    QVERIFY(!track.latencies());
    track.add({.at = start, .latency = Micros(400), .commandsPerSecond = 3.0});
    track.add({.at = start + Millis(100), .latency = Micros(9000), .commandsPerSecond = std::nullopt});
    track.add({.at = start + Millis(200), .latency = Micros(500), .commandsPerSecond = 7.0});
    QCOMPARE(track.samples().size(), 1U);
    QCOMPARE(track.samples().front().latency, std::optional(Micros(9000)));
    QCOMPARE(track.samples().front().commandsPerSecond, std::optional(7.0));
    track.add({.at = start + Millis(300), .latency = std::nullopt, .commandsPerSecond = std::nullopt});
    QCOMPARE(track.samples().size(), 2U); // down is not a latency
    track.add({.at = start + Millis(1500), .latency = Micros(300), .commandsPerSecond = std::nullopt});
    QVERIFY(track.latencies() == std::optional(std::pair(Micros(300), Micros(9000))));
}

void TestNodes::samplesFollowAJumpBack()
{
    SampleTrack track;
    const Instant start(std::chrono::hours(1));
    for (int i = 0; i < 60; ++i)
        track.add({.at = start + std::chrono::seconds(i), .latency = Micros(i), .commandsPerSecond = std::nullopt});
    track.add({.at = start + std::chrono::seconds(10), .latency = Micros(5), .commandsPerSecond = std::nullopt});
    QCOMPARE(track.samples().back().at, start + std::chrono::seconds(10));
    QCOMPARE(track.samples().size(), 11U);
}

void TestNodes::equalFindingsAreGrouped()
{
    const auto nodes = nodesUp(5);
    const auto groups = FindingGroups::of(healthFindings(nodes, deploymentOf(5), {.now = WallTime()}), nodes);
    const auto found = std::find_if(groups.begin(), groups.end(),
                                    [](const FindingGroup &group) { return group.key.startsWith("forgets/"); });
    QVERIFY(found != groups.end());
    QCOMPARE(found->problem, u"5 nodes keep no append-only file"_s);
    QCOMPARE(found->nodes, QStringList({u"A"_s, u"B"_s, u"C"_s, u"D"_s, u"E"_s}));
    QCOMPARE(found->problems.size(), 5);
    QVERIFY(found->fix.contains(u"CONFIG SET appendonly yes"_s));
    QCOMPARE(std::count_if(groups.begin(), groups.end(),
                           [](const FindingGroup &group) { return group.key.startsWith("forgets/"); }),
             1);
}

void TestNodes::differentFixesStayApart()
{
    const auto nodes = nodesUp(2);
    const HealthFinding one{.id = u"x"_s, .severity = Severity::Warning, .node = 0, .problem = u"A is ill"_s};
    HealthFinding other = one;
    other.node = 1;
    auto groups = FindingGroups::of({one, other}, nodes);
    QCOMPARE(groups.size(), 1);
    QCOMPARE(groups.first().problem, u"2 nodes: A is ill"_s); // an id without words of its own
    other.problem = u"B is ill"_s;
    QCOMPARE(FindingGroups::of({one, other}, nodes).size(), 2); // what is true of A is not said of B
    other.fix = {u"HEAL"_s};
    groups = FindingGroups::of({one, other}, nodes);
    QCOMPARE(groups.size(), 2);
    QVERIFY(groups.at(0).key != groups.at(1).key);
    QCOMPARE(groups.at(1).problem, u"B is ill"_s);
    // What concerns all nodes together is no sum.
    other = one;
    other.node = -1;
    QCOMPARE(FindingGroups::of({other, other}, nodes).size(), 2);
}

void TestNodes::findingsAreSortedBySeverity()
{
    FakeClock clock;
    NodesView view(clock, deploymentOf(3));
    view.resize(1000, 560);
    view.show();
    QAbstractItemModelTester tester(view.findings()->rowsModel(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    auto nodes = nodesUp(3);
    nodes[1].facts->evictionPolicy = u"allkeys-lru"_s;
    nodes[1].facts->maxMemory = 1000;
    nodes[2].reach = NodeStatus::Reach::Down;
    view.setNodes(nodes);
    QTRY_VERIFY(view.findings()->rowsModel()->rowCount() > 2);
    const QStringList severities = columnOf(&view, "findingsTable", 0);
    QCOMPARE(severities.at(0), u"✖ danger"_s);
    QCOMPARE(severities.at(1), u"✖ danger"_s);
    QVERIFY(severities.contains(u"⚠ warning"_s));
    QCOMPARE(columnOf(&view, "findingsTable", 1).filter(u"2 nodes keep no append-only file"_s).size(), 1);
    // The node comes back: its row is over, and the others stay.
    nodes[2].reach = NodeStatus::Reach::Up;
    view.setNodes(nodes);
    QTRY_COMPARE(columnOf(&view, "findingsTable", 1).filter(u"3 nodes keep no append-only file"_s).size(), 1);
    QCOMPARE(columnOf(&view, "findingsTable", 0).count(u"✖ danger"_s), 1);
}

void TestNodes::theFixIsCopied()
{
    FakeClock clock;
    NodesView view(clock, deploymentOf(3));
    view.resize(1000, 560);
    view.show();
    auto *button = view.findChild<QAbstractButton *>(u"copyFixButton"_s);
    QVERIFY(!button->isEnabled());
    view.setNodes(nodesUp(3));
    QTRY_VERIFY(view.findings()->rowsModel()->rowCount() > 0);
    view.findings()->selectRow(
        static_cast<int>(columnOf(&view, "findingsTable", 1).indexOf(u"3 nodes keep no append-only file"_s)));
    QVERIFY(button->isEnabled());
    click(button);
    const QString fix = QGuiApplication::clipboard()->text();
    QVERIFY2(fix.startsWith(u"CONFIG SET appendonly yes\nCONFIG SET appendfsync always"_s), qPrintable(fix));
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(view.findings(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), fix);
    view.findings()->findChild<QAction *>(u"copyRowsAction"_s)->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"3 nodes keep no append-only file\t"_s));
}

void TestNodes::measurementsAreKeptWhileHidden()
{
    FakeClock clock;
    NodesView view(clock, deploymentOf(3));
    for (int i = 0; i < 10; ++i) {
        view.setNodes(nodesUp(3));
        clock.advance(std::chrono::seconds(1));
    }
    QCOMPARE(view.samples(1).samples().size(), 10U);
    QCOMPARE(view.samples(1).samples().front().latency, std::optional(Micros(500)));
    QVERIFY(view.samples(7).samples().empty());
}

void TestNodes::sparklinesAreDrawn()
{
    FakeClock clock;
    NodesView view(clock, deploymentOf(1));
    view.resize(1000, 560);
    view.show();
    const auto accentPixels = [&view] {
        const QImage image = view.table()->viewport()->grab().toImage();
        const QColor accent = Roles::of(view.table()->palette()).accent;
        int found = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                found += contrast(image.pixelColor(x, y), accent) < 1.1 ? 1 : 0;
        }
        return found;
    };
    auto nodes = nodesUp(1);
    view.setNodes(nodes);
    const int before = accentPixels();
    for (int i = 0; i < 100; ++i) {
        clock.advance(std::chrono::seconds(1));
        nodes[0].roundTrip = Micros(i % 7 * 1000);
        view.setNodes(nodes);
    }
    QVERIFY(accentPixels() > before + 50);
}

LOCKSCOPE_TEST(QApplication, TestNodes)
#include "tst_nodes.moc"
