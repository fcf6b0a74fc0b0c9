#include "lockstates.h"

#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/ui/kit/colours.h>
#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/owners/ownersview.h>
#include <lockscope/ui/owners/waitgraphcanvas.h>

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

LockStatePtr heldLock(const QByteArray &name, const QByteArray &owner, std::optional<WaiterCount> waiters = {},
                      int since = 0)
{
    auto lock = std::make_shared<LockState>(
        *makeLock({.name = name, .owner = owner, .heldSince = Instant(std::chrono::seconds(since))}));
    if (waiters)
        tell(*lock, [&](Recognition &told) { told.details.edit().waiters = waiters; });
    return lock;
}

std::vector<LockStatePtr> deadlocked()
{
    return {heldLock("lock:a", "w1"), heldLock("lock:b", "w2"), heldLock("lock:c", "w3", WaiterCount{.count = 3}),
            heldLock("lock:d", "w4")};
}

const std::vector<KnownWaiter> kCrossed{{"w1", "lock:b"}, {"w2", "lock:a"}, {"w4", "lock:c"}};

const WaitGraph::Node &nodeOf(const WaitGraph &graph, const QByteArray &key)
{
    return graph.nodes.at(static_cast<size_t>(graph.find(key)));
}

QByteArray ownerNode(const QByteArray &owner)
{
    return "o" + owner + '\0';
}

} // namespace

class TestWaitGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strongComponents();
    void aLongChainNeedsNoStack();
    void edgesAreOnlyWhatWasRead();
    void cyclesAreMarked();
    void layersLeadToTheOwners();
    void manyAreCutByRelevance();
    void manyReadersAreANumber();
    void theSampleNamesWaiters();
    void nodesAreChosenByKeys();
    void theViewShowsBoth();
    void hostileNamesAreText();
    void cyclesCanBeReadInBothThemes();
};

void TestWaitGraph::strongComponents()
{
    QVERIFY(WaitGraph::strongComponents(0, {}).empty());
    // 0 → 1 → 2 → 0, 2 → 3, 4 alone
    const auto found = WaitGraph::strongComponents(5, {{0, 1}, {1, 2}, {2, 0}, {2, 3}});
    QCOMPARE(found.at(0), found.at(1));
    QCOMPARE(found.at(0), found.at(2));
    QVERIFY(found.at(3) < found.at(0)); // an edge leads to a lower number
    QVERIFY(found.at(4) != found.at(0) && found.at(4) != found.at(3));
    // Two cycles that share a node are one component; a chain is none.
    const auto eight = WaitGraph::strongComponents(3, {{0, 1}, {1, 0}, {1, 2}, {2, 1}});
    QVERIFY(eight.at(0) == eight.at(1) && eight.at(1) == eight.at(2));
    const auto chain = WaitGraph::strongComponents(3, {{0, 1}, {1, 2}, {0, 2}});
    QVERIFY(chain.at(0) > chain.at(1) && chain.at(1) > chain.at(2));
}

void TestWaitGraph::aLongChainNeedsNoStack()
{
    constexpr int kMany = 200'000;
    std::vector<std::pair<int, int>> edges;
    for (int i = 0; i + 1 < kMany; ++i)
        edges.emplace_back(i, i + 1);
    edges.emplace_back(kMany - 1, 0);
    const auto found = WaitGraph::strongComponents(kMany, edges);
    QVERIFY(std::all_of(found.begin(), found.end(), [](int component) { return component == 0; }));
}

void TestWaitGraph::edgesAreOnlyWhatWasRead()
{
    const auto graph = WaitGraph::of({heldLock("a", "w1"), heldLock("b", "w2", WaiterCount{.count = 2, .exact = true}),
                                      heldLock("c", "w3", WaiterCount{.count = 0, .exact = true})},
                                     {});
    QCOMPARE(graph.edges.size(), 4U);
    QCOMPARE(std::count_if(graph.edges.begin(), graph.edges.end(), [](const auto &edge) { return edge.isWait; }), 1);
    QCOMPARE(nodeOf(graph, "wb").waiters, 2);
    QCOMPARE(graph.find("wa"), -1);
    QCOMPARE(graph.find("wc"), -1);
    QCOMPARE(graph.unknownWaiters, 1); // of lock a nobody reports any
    QCOMPARE(graph.cycles, 0);
    // An owner with two locks is one node.
    const auto two = WaitGraph::of({heldLock("a", "w"), heldLock("b", "w")}, {});
    QCOMPARE(two.nodes.size(), 3U);
    QCOMPARE(two.components, 1);
    // A leftover has no owner, and nobody waits for it.
    const auto left = makeLock({.name = "l", .verdict = Verdict::Leftover});
    QVERIFY(WaitGraph::of({left}, {}).nodes.empty());
}

void TestWaitGraph::cyclesAreMarked()
{
    const auto graph = WaitGraph::of(deadlocked(), kCrossed);
    QCOMPARE(graph.cycles, 1);
    for (const QByteArray &key : {QByteArray("llock:a"), QByteArray("llock:b"), ownerNode("w1"), ownerNode("w2")})
        QVERIFY2(nodeOf(graph, key).isInCycle, key.constData());
    for (const QByteArray &key : {QByteArray("llock:c"), QByteArray("llock:d"), ownerNode("w3"), ownerNode("w4")})
        QVERIFY2(!nodeOf(graph, key).isInCycle, key.constData());
    QCOMPARE(std::count_if(graph.edges.begin(), graph.edges.end(), [](const auto &edge) { return edge.isInCycle; }), 4);
    QCOMPARE(nodeOf(graph, "llock:a").component, 0); // it is drawn first
    QCOMPARE(nodeOf(graph, "wlock:c").waiters, 2); // three wait, and one of them has a name
    QCOMPARE(WaitGraph::of(deadlocked(), {}).cycles, 0);
}

void TestWaitGraph::layersLeadToTheOwners()
{
    // w2 waits for a of w1, and holds b, for which others wait.
    const auto graph = WaitGraph::of({heldLock("a", "w1"), heldLock("b", "w2", WaiterCount{.count = 5, .exact = true})},
                                     {{"w2", "a"}});
    QCOMPARE(nodeOf(graph, ownerNode("w1")).layer, 0);
    QCOMPARE(nodeOf(graph, "la").layer, 1);
    QCOMPARE(nodeOf(graph, ownerNode("w2")).layer, 2);
    QCOMPARE(nodeOf(graph, "lb").layer, 3);
    QCOMPARE(nodeOf(graph, "wb").layer, 4);
    for (const auto &edge : graph.edges)
        QVERIFY(graph.nodes.at(static_cast<size_t>(edge.from)).layer
                > graph.nodes.at(static_cast<size_t>(edge.to)).layer);
    // In a cycle the nodes have different layers, too.
    const auto cycle = WaitGraph::of(deadlocked(), kCrossed);
    QSet<int> layers;
    for (const auto &node : cycle.nodes) {
        if (node.isInCycle)
            layers.insert(node.layer);
    }
    QCOMPARE(layers.size(), 4);
}

void TestWaitGraph::manyAreCutByRelevance()
{
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 1000; ++i)
        locks.push_back(heldLock("n" + QByteArray::number(i), "o" + QByteArray::number(i), {}, i));
    locks.push_back(heldLock("wanted", "w", WaiterCount{.count = 1, .exact = true}, 5000));
    locks.push_back(heldLock("lock:a", "w1", {}, 5000));
    locks.push_back(heldLock("lock:b", "w2", {}, 5000));
    const auto graph = WaitGraph::of(locks, {{"w1", "lock:b"}, {"w2", "lock:a"}});
    QVERIFY(graph.nodes.size() <= static_cast<size_t>(WaitGraph::kMost));
    QVERIFY(graph.nodes.size() > static_cast<size_t>(WaitGraph::kMost) - 4);
    QVERIFY(graph.find("lwanted") >= 0 && graph.find("llock:a") >= 0 && graph.find("llock:b") >= 0);
    QVERIFY(graph.find("ln0") >= 0 && graph.find("ln999") < 0); // those held longest
    const auto shown = std::count_if(graph.nodes.begin(), graph.nodes.end(),
                                     [](const auto &node) { return node.kind == WaitGraph::Kind::Lock; });
    QCOMPARE(graph.locksLeft, 1003 - static_cast<int>(shown));
    const auto filtered = WaitGraph::of(locks, {}, LockFilter(u"name:wanted"_s));
    QCOMPARE(filtered.nodes.size(), 3U);
    QCOMPARE(filtered.locksLeft, 0);
}

void TestWaitGraph::manyReadersAreANumber()
{
    QByteArrayList owners;
    for (int i = 0; i < 100; ++i)
        owners += "r" + QByteArray::number(i);
    auto lock = std::make_shared<LockState>(*makeLock({.name = "shared", .owner = owners.join(' ')}));
    tell(*lock, [](Recognition &told) {
        told.mode = LockMode::Read;
        told.details.edit().holders = 100;
    });
    const auto graph = WaitGraph::of({lock}, {});
    QCOMPARE(graph.nodes.size(), 1 + WaitGraph::kMostOfOneLock);
    QCOMPARE(graph.ownersLeft, 100 - static_cast<int>(WaitGraph::kMostOfOneLock));
}

void TestWaitGraph::theSampleNamesWaiters()
{
    ContentionReport report;
    LockContention known{.name = "a"};
    known.clients = {{.address = "10.0.0.1:5", .unserved = true, .connected = true},
                     {.address = "10.0.0.2:5", .unserved = true, .connected = false}, // has gone
                     {.address = "10.0.0.3:5", .unserved = true}, // nobody knows
                     {.address = "10.0.0.4:5", .unserved = false, .connected = true}}; // has it by now
    LockContention other = known;
    other.isKnownLock = false;
    report.locks = {known, other};
    QVERIFY(waitersOf(report) == (std::vector<KnownWaiter>{{"10.0.0.1:5", "a"}}));

    FakeClock clock;
    OwnersView view(clock);
    view.resize(1000, 560);
    view.setMode(OwnersView::Mode::Graph);
    view.show();
    view.apply(diffOf({heldLock("a", "w")}));
    view.setSample(report, clock.now());
    QTRY_VERIFY_WITH_TIMEOUT(view.graph()->graph().find(ownerNode("10.0.0.1:5")) >= 0, kPatienceMs);
    QVERIFY(view.findChild<QLabel *>(u"waitGraphLegend"_s)->text().contains(u"from the sample"_s));
    clock.advance(OwnersView::kSampleFresh + std::chrono::seconds(1));
    view.setFilter(LockFilter(u"name:a"_s)); // asks anew
    QTRY_VERIFY_WITH_TIMEOUT(view.graph()->graph().find(ownerNode("10.0.0.1:5")) < 0, kPatienceMs);
}

void TestWaitGraph::nodesAreChosenByKeys()
{
    WaitGraphCanvas canvas;
    canvas.setGraph(WaitGraph::of(deadlocked(), {{"w4", "lock:c"}}));
    canvas.show();
    const QSignalSpy activated(&canvas, &WaitGraphCanvas::lockActivated);
    const auto &graph = canvas.graph();
    canvas.setCurrent(graph.find("llock:c"));
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(&canvas, key);
        return canvas.current() < 0 ? QByteArray() : graph.nodes.at(static_cast<size_t>(canvas.current())).key;
    };
    QCOMPARE(press(Qt::Key_Right), ownerNode("w3")); // its owner
    QCOMPARE(press(Qt::Key_Left), QByteArray("llock:c"));
    QTest::keyClick(&canvas, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.last().first().toByteArray(), QByteArray("lock:c"));
    QVERIFY(canvas.tipOf(canvas.current()).contains(u"Held by w3"_s));
    QVERIFY(canvas.tipOf(canvas.current()).contains(u"Waiting: w4"_s));
    // The choice stays with the node, and goes with it.
    canvas.setGraph(WaitGraph::of({heldLock("lock:0", "w0"), heldLock("lock:c", "w3")}, {}));
    QCOMPARE(canvas.current(), graph.find("llock:c"));
    const QSignalSpy changes(&canvas, &WaitGraphCanvas::currentChanged);
    canvas.setGraph(WaitGraph::of({heldLock("lock:0", "w0")}, {}));
    QCOMPARE(canvas.current(), -1);
    QCOMPARE(changes.size(), 1);
    QTest::mouseDClick(&canvas, Qt::LeftButton, {}, canvas.rectOf(graph.find("llock:0")).center());
    QCOMPARE(activated.last().first().toByteArray(), QByteArray("lock:0"));
    // No two nodes overlap.
    canvas.setGraph(WaitGraph::of(deadlocked(), kCrossed));
    for (int a = 0; a < static_cast<int>(graph.nodes.size()); ++a) {
        QVERIFY(canvas.rect().contains(canvas.rectOf(a)));
        for (int b = 0; b < a; ++b)
            QVERIFY(!canvas.rectOf(a).intersects(canvas.rectOf(b)));
    }
}

void TestWaitGraph::theViewShowsBoth()
{
    FakeClock clock;
    OwnersView view(clock);
    view.resize(1000, 560);
    view.show();
    QCOMPARE(view.mode(), OwnersView::Mode::Table);
    view.apply(diffOf(deadlocked()));
    auto *button = view.findChild<QToolButton *>(u"ownersGraphButton"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(view.mode() == OwnersView::Mode::Graph && view.graph()->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(view.graph()->graph().cycles, 0, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!view.graph()->graph().nodes.empty(), kPatienceMs);
    const QSignalSpy activated(&view, &OwnersView::lockActivated);
    view.graph()->setCurrent(0);
    QTest::keyClick(view.graph(), Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    // What waits is not known of most.
    QVERIFY2(view.findChild<QLabel *>(u"waitGraphLegend"_s)->text().contains(u"Waiters unknown: 3 locks"_s),
             qPrintable(view.findChild<QLabel *>(u"waitGraphLegend"_s)->text()));
    OwnersView other(clock);
    other.restoreState(view.saveState());
    QCOMPARE(other.mode(), OwnersView::Mode::Graph);
    other.restoreState("x");
    QCOMPARE(other.mode(), OwnersView::Mode::Graph);
    QCOMPARE(view.exported().rows.size(), 4); // the table's
}

void TestWaitGraph::hostileNamesAreText()
{
    WaitGraphCanvas canvas;
    canvas.setGraph(WaitGraph::of({heldLock("a\n<b>", "<img src=x>\x1b[2J")}, {}));
    for (int node = 0; node < static_cast<int>(canvas.graph().nodes.size()); ++node) {
        const QString title = canvas.titleOf(canvas.graph().nodes.at(static_cast<size_t>(node)));
        QVERIFY(!title.contains(u'\n') && !title.contains(QChar(0x1b)));
    }
}

void TestWaitGraph::cyclesCanBeReadInBothThemes()
{
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x1f, 0x22, 0x27));
    dark.setColor(QPalette::Window, QColor(0x17, 0x19, 0x1d));
    dark.setColor(QPalette::Text, QColor(0xe4, 0xe7, 0xeb));
    for (const QPalette &palette : {QApplication::palette(), dark}) {
        const Roles &roles = Roles::of(palette);
        QVERIFY(contrast(roles.bad, roles.badTint) >= 4.5);
        QVERIFY(contrast(roles.warn, roles.warnTint) >= 4.5);
        QVERIFY(contrast(roles.text, roles.accentTint) >= 4.5);
    }
}

LOCKSCOPE_TEST(QApplication, TestWaitGraph)
#include "tst_waitgraph.moc"
