#include "fixtures/testprogram.h"

#include "scene.h"

#include <lockscope/core/history/history.h>
#include <lockscope/core/history/overlaps.h>
#include <lockscope/core/session/lockjson.h>

using namespace LockscopeTest;

namespace {

/// A scene whose diffs are told with the overlaps that stand.
struct Overlapped : Scene
{
    explicit Overlapped(int nodes, Scope scope = Scope::Quorum) : Scene(nodes, scope) { look(); }

    BoardDiffPtr look()
    {
        const auto next = diff();
        const Micros wallAhead = wall.time_since_epoch() - now.time_since_epoch();
        return overlaps.apply(next, history.apply(*next, now, wallAhead), now, wallAhead);
    }
    /// All nodes restart empty under A's lock, and B takes it.
    BoardDiffPtr restartUnderA()
    {
        everywhere("A");
        look();
        pass(1s);
        for (int node = 0; node < count; ++node)
            restart(node);
        everywhere("B");
        return look();
    }

    History history;
    Overlaps overlaps{Micros(60s)};
};

const LockState *lockIn(const BoardDiffPtr &diff)
{
    return diff->changed.empty() ? nullptr : diff->changed.front().get();
}

} // namespace

class TestOverlaps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHoldThatOverlapsSaysSo();
    void itGoesOnWithWhoComesNext();
    void andNoLongerThanTheOtherMayRelyOnIt();
    void andNoLongerThanTheAlert();
    void whatIsUnknownKeepsIt();
    void onOtherNodesItStandsAsLongAsTheKey();
    void itEndsWhenTheOtherGivesBackWhatIsLeft_data();
    void itEndsWhenTheOtherGivesBackWhatIsLeft();
    void withoutOverlapsDiffsStayAsTheyAre();
};

void TestOverlaps::theHoldThatOverlapsSaysSo()
{
    Overlapped scene(3);
    const auto told = scene.restartUnderA();
    const LockState *lock = lockIn(told);
    QVERIFY(lock != nullptr && lock->overlap);
    QCOMPARE(lock->overlap->other, QByteArray("A"));
    QVERIFY(lock->overlap->cause == OverlapCause::Restarted);
    QVERIFY(lock->overlap->since <= scene.wall && lock->overlap->since > scene.wall - 1s);
    QVERIFY(lock->overlap->until && *lock->overlap->until > scene.wall + 8s && *lock->overlap->until < scene.wall + 9s);
    // Also when it is told again, for other reasons.
    scene.pass(1s);
    scene.everywhere("B");
    QVERIFY(lockIn(scene.look())->overlap);

    struct Still : Clock
    {
        Instant now() const override { return at; }
        WallTime wallNow() const override { return wall; }
        Instant at;
        WallTime wall;
    } clock;
    clock.at = scene.now;
    clock.wall = scene.wall;
    const QJsonObject json = lockToJson(*lock, scene.statuses, clock).value(QStringLiteral("overlap")).toObject();
    QCOMPARE(json.value(QStringLiteral("other")).toString(), QStringLiteral("A"));
    QCOMPARE(json.value(QStringLiteral("cause")).toString(), QStringLiteral("restarted"));
}

void TestOverlaps::itGoesOnWithWhoComesNext()
{
    Overlapped scene(3);
    (void)scene.restartUnderA();
    scene.pass(1s);
    scene.everywhere("C"); // B gave it back, and A does not know
    auto told = scene.look();
    QVERIFY(lockIn(told)->overlap && lockIn(told)->overlap->other == "A");
    scene.pass(1s);
    scene.nowhere();
    (void)scene.look();
    scene.everywhere("B"); // another time
    told = scene.look();
    QVERIFY(lockIn(told)->overlap && lockIn(told)->overlap->other == "A");
    scene.pass(10s); // A's lease is over
    scene.everywhere("C");
    QVERIFY(!lockIn(scene.look())->overlap);
}

void TestOverlaps::andNoLongerThanTheOtherMayRelyOnIt()
{
    Overlapped scene(1);
    QVERIFY(lockIn(scene.restartUnderA())->overlap);
    scene.pass(8s); // of the 9 s that A's lease had left
    QVERIFY(!scene.overlaps.tick(scene.now));
    scene.everywhere("B");
    QVERIFY(lockIn(scene.look())->overlap);
    scene.pass(2s);
    QVERIFY(scene.overlaps.tick(scene.now));
    scene.everywhere("B");
    QVERIFY(!lockIn(scene.look())->overlap);
}

void TestOverlaps::andNoLongerThanTheAlert()
{
    Overlapped scene(1);
    scene.overlaps.setStandsFor(5s);
    QVERIFY(lockIn(scene.restartUnderA())->overlap);
    scene.pass(4s);
    QVERIFY(!scene.overlaps.tick(scene.now));
    scene.everywhere("B");
    QVERIFY(lockIn(scene.look())->overlap);
    scene.pass(2s);
    QVERIFY(scene.overlaps.tick(scene.now));
    QVERIFY(!scene.overlaps.tick(scene.now));
    scene.everywhere("B");
    QVERIFY(!lockIn(scene.look())->overlap);
}

void TestOverlaps::whatIsUnknownKeepsIt()
{
    Overlapped scene(1);
    (void)scene.restartUnderA();
    scene.down(0);
    const auto told = scene.look();
    QVERIFY(lockIn(told)->assessment.verdict == Verdict::Unknown);
    QVERIFY(lockIn(told)->overlap);
}

void TestOverlaps::onOtherNodesItStandsAsLongAsTheKey()
{
    Overlapped scene(5, Scope::Either);
    const auto look = [&](const QByteArray &first, const QByteArray &others) {
        for (int node = 0; node < scene.count; ++node) {
            const QByteArray &owner = node == 0 ? first : others;
            if (owner.isEmpty())
                scene.absent(node);
            else
                scene.present(node, owner);
        }
        return scene.look();
    };
    (void)look("A", {});
    scene.pass(1s);
    (void)look("A", {});
    scene.pass(1s);
    const auto told = look("A", "B");
    QVERIFY(lockIn(told) != nullptr && lockIn(told)->overlap);
    QVERIFY(lockIn(told)->overlap->cause == OverlapCause::OtherNodes);
    const WallTime until = *lockIn(told)->overlap->until;
    scene.pass(5s); // A renews it
    QVERIFY(*lockIn(look("A", "B"))->overlap->until >= until + 4s);
    scene.pass(8s); // longer than the lease that stood first
    QVERIFY(!scene.overlaps.tick(scene.now));
    QVERIFY(lockIn(look("A", "B"))->overlap);
    scene.pass(1s); // and gives it back
    QVERIFY(!lockIn(look({}, "B"))->overlap);
}

void TestOverlaps::itEndsWhenTheOtherGivesBackWhatIsLeft_data()
{
    QTest::addColumn<bool>("restarts");
    QTest::addColumn<bool>("isSeenFree");
    QTest::addColumn<int>("nodes");
    QTest::newRow("it deletes what it has left") << false << true << 3;
    QTest::newRow("and the next one has it there as well") << false << true << 5;
    QTest::newRow("before it was read") << false << false << 5;
    QTest::newRow("what it has left is lost by restarts as well") << true << true << 3;
    QTest::newRow("and the next one has it there") << true << false << 5;
}

/// Its client learns that it has lost the lock, and gives it back everywhere.
void TestOverlaps::itEndsWhenTheOtherGivesBackWhatIsLeft()
{
    QFETCH(const bool, restarts);
    QFETCH(const bool, isSeenFree);
    QFETCH(const int, nodes);
    Overlapped scene(5);
    scene.everywhere("A");
    scene.look();
    scene.pass(1s);
    const auto takenByB = [&scene] {
        for (int node = 0; node < 3; ++node)
            scene.present(node, "B", 20s);
    };
    for (int node = 0; node < 3; ++node)
        scene.restart(node);
    takenByB();
    QVERIFY(lockIn(scene.look())->overlap);
    scene.pass(1s);
    for (const int node : {3, 4}) {
        if (restarts) {
            scene.restart(node);
            scene.board.nodeReplaced(node, false);
        }
        scene.absent(node);
    }
    takenByB();
    if (isSeenFree) {
        QCOMPARE(lockIn(scene.look())->overlap.has_value(), restarts);
        scene.pass(500ms);
    }
    for (int node = 0; node < nodes; ++node)
        scene.present(node, "C", 20s);
    QCOMPARE(lockIn(scene.look())->overlap.has_value(), restarts);
}

void TestOverlaps::withoutOverlapsDiffsStayAsTheyAre()
{
    Overlapped scene(1);
    scene.everywhere("A");
    const auto diff = scene.diff();
    QCOMPARE(scene.overlaps.apply(diff, {}, scene.now, Micros(0)), diff);
}

LOCKSCOPE_TEST(QCoreApplication, TestOverlaps)

#include "tst_overlaps.moc"
