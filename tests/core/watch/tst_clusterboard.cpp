// The board of a cluster: each lock is judged by the node that serves its slot, and goes along when the slot does.

#include "fixtures/testprogram.h"

#include "entries.h"

#include <lockscope/core/watch/board.h>

using namespace Lockscope;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray kName("lock:a");

ClusterMaster master(const QString &host, int first, int last)
{
    return {.host = host, .port = 1, .slotRanges = {{first, last}}};
}

/// A board of two nodes; the lock's slot is the first one's.
struct Bench
{
    Bench() : slot(clusterSlotOf(kName))
    {
        board.setHomes(&homes);
        (void)homes.apply({master(u"a"_s, 0, slot), master(u"b"_s, slot + 1, kClusterSlots - 1)});
        for (const int node : {0, 1})
            board.nodeFound(node);
    }

    void present(int node, const QByteArray &owner = "A")
    {
        const Recognition lock{.name = kName, .dialect = u"d"_s, .scope = Scope::Quorum, .owner = owner, .agreement = owner};
        board.present(node, kName, lock, {KeyTtl::Kind::Finite, 10s}, now, 1ms);
    }
    void absent(int node) { board.absent(node, kName, now, 1ms); }
    /// The second node gets the slot.
    void moveSlot()
    {
        (void)homes.apply({master(u"a"_s, 0, slot - 1), master(u"b"_s, slot, kClusterSlots - 1)});
        board.homesChanged();
    }
    QString publish()
    {
        const auto changes = board.takeChanges(now, 1ms);
        if (!changes.changed.empty()) {
            state = changes.changed.back();
            return toString(state->assessment.verdict);
        }
        return changes.removed.empty() ? QString() : u"removed"_s;
    }

    const int slot;
    SlotHomes homes;
    Instant now{1h};
    Board board{2};
    LockStatePtr state;
};

} // namespace

class TestClusterBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneNodeJudges();
    void othersHaveNoSay();
    void slotMoves();
    void slotIsServedByNobody();
    void keyIsLent();
    void keyIsExpected();
    void keyIsExpectedOfANodeThatIsLost();
    void nodeIsAdded();
    void slotGoesToANodeThatWasNotKnown();
    void whatIsReadOfTheOldHomeComesTooLate();
};

void TestClusterBoard::oneNodeJudges()
{
    Bench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s); // at once: nobody else is waited for
    QVERIFY(bench.state->assessment.local);
    QCOMPARE(bench.state->assessment.nodes, std::vector<int>{0});
    QVERIFY(bench.board.takeUnread(1, 100).empty());
    QCOMPARE(LockscopeTest::namesOf(bench.board, 0), QList<QByteArray>{kName});
    QVERIFY(bench.board.isEmpty(1));
    bench.absent(0);
    QCOMPARE(bench.publish(), u"removed"_s);
}

void TestClusterBoard::othersHaveNoSay()
{
    Bench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.present(1, "B");
    bench.absent(1);
    bench.board.unreadable(1, kName, {.message = u"no"_s});
    bench.board.nodeLost(1, {.message = u"down"_s});
    QCOMPARE(bench.publish(), QString());
    bench.board.nodeFound(1);
    QVERIFY(bench.board.takeUnread(1, 100).empty());
    bench.board.nodeLost(0, {.message = u"down"_s});
    QCOMPARE(bench.publish(), u"unknown"_s);
}

void TestClusterBoard::slotMoves()
{
    Bench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.moveSlot();
    QCOMPARE(bench.publish(), u"unknown"_s);
    QCOMPARE(bench.state->assessment.nodes, std::vector<int>{1});
    QCOMPARE(bench.state->dialect(), u"d"_s); // what was seen of it is known
    QCOMPARE(LockscopeTest::namesOf(bench.board.takeUnread(1, 100)), QList<QByteArray>{kName});
    QVERIFY(bench.board.takeUnread(0, 100).empty());
    bench.present(1);
    QCOMPARE(bench.publish(), u"held"_s);
    QCOMPARE(bench.state->assessment.nodes, std::vector<int>{1});
    QVERIFY(bench.state->readings[0].answer == NodeReading::Answer::Unknown && !bench.state->readings[0].lock);
}

void TestClusterBoard::slotIsServedByNobody()
{
    Bench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    (void)bench.homes.apply({master(u"b"_s, bench.slot + 1, kClusterSlots - 1)});
    bench.board.homesChanged();
    QCOMPARE(bench.publish(), u"unknown"_s);
    QCOMPARE(bench.state->dialect(), u"d"_s);
    bench.absent(0);
    bench.absent(1);
    QCOMPARE(bench.publish(), QString()); // nobody can say that it is free
    (void)bench.homes.apply({master(u"b"_s, 0, kClusterSlots - 1)});
    bench.board.homesChanged();
    QCOMPARE(bench.publish(), u"unknown"_s);
    bench.absent(1);
    QCOMPARE(bench.publish(), u"removed"_s);
}

void TestClusterBoard::keyIsLent()
{
    Bench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.homes.lend(kName, 1);
    bench.board.homeChanged(kName);
    QCOMPARE(bench.publish(), u"unknown"_s);
    bench.present(1);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.moveSlot(); // for good
    QCOMPARE(bench.publish(), QString());
    QCOMPARE(LockscopeTest::namesOf(bench.board, 1), QList<QByteArray>{kName});
}

/// Another node has told its name: until its home, or who has it for now, has answered, it is awaited.
void TestClusterBoard::keyIsExpected()
{
    for (const bool isThere : {true, false}) {
        Bench bench;
        for (const int node : {0, 1})
            bench.board.nodeSwept(node);
        QVERIFY(!bench.board.awaitsAnswers());
        bench.board.expect(kName);
        QVERIFY(bench.board.awaitsAnswers());
        QCOMPARE(bench.board.expected(), QSet<QByteArray>{kName});
        QCOMPARE(LockscopeTest::namesOf(bench.board.takeUnread(0, 100)), QList<QByteArray>{kName});
        bench.board.unreadable(0, kName, {.kind = ErrorKind::Cluster, .message = u"ASK"_s});
        QCOMPARE(bench.publish(), QString());
        QVERIFY(bench.board.awaitsAnswers());
        bench.homes.lend(kName, 1);
        bench.board.homeChanged(kName);
        QCOMPARE(bench.publish(), QString());
        QVERIFY(bench.board.awaitsAnswers());
        QCOMPARE(LockscopeTest::namesOf(bench.board.takeUnread(1, 100)), QList<QByteArray>{kName});
        if (isThere)
            bench.present(1);
        else
            bench.absent(1);
        QVERIFY(!bench.board.awaitsAnswers());
        QCOMPARE(bench.publish(), isThere ? u"held"_s : QString());
        QCOMPARE(bench.board.knows(kName), isThere);
        if (isThere)
            QVERIFY2(!bench.state->ownerSinceExact, "it may have been brought there, not taken");
    }
}

void TestClusterBoard::keyIsExpectedOfANodeThatIsLost()
{
    Bench bench;
    bench.board.expect(kName);
    bench.board.nodeLost(0, {.message = u"down"_s});
    QCOMPARE(bench.publish(), QString());
    QVERIFY(!bench.board.awaitsAnswers()); // that the node is silent, it says itself
    bench.board.nodeFound(0);
    QVERIFY(bench.board.awaitsAnswers());
    bench.board.unreadable(0, kName, {.kind = ErrorKind::Permission, .message = u"no"_s});
    QVERIFY(!bench.board.awaitsAnswers());
    QCOMPARE(bench.publish(), QString());
    QVERIFY(!bench.board.knows(kName));
}

void TestClusterBoard::nodeIsAdded()
{
    Bench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.board.addNode();
    QCOMPARE(bench.publish(), u"held"_s); // told again, with a reading for each node
    QCOMPARE(bench.state->readings.size(), 3U);
    bench.board.nodeFound(2);
    (void)bench.homes.apply({master(u"a"_s, 0, bench.slot - 1), master(u"b"_s, bench.slot + 1, kClusterSlots - 1), master(u"c"_s, bench.slot, bench.slot)});
    bench.board.homesChanged();
    QCOMPARE(LockscopeTest::namesOf(bench.board.takeUnread(2, 100)), QList<QByteArray>{kName});
    bench.present(2);
    QCOMPARE(bench.publish(), u"held"_s);
    QCOMPARE(bench.state->assessment.nodes, std::vector<int>{2});
}

void TestClusterBoard::slotGoesToANodeThatWasNotKnown()
{
    Bench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    // Before what is known of it could be told with a reading for each node.
    bench.board.addNode();
    (void)bench.homes.apply({master(u"a"_s, 0, bench.slot - 1), master(u"b"_s, bench.slot + 1, kClusterSlots - 1), master(u"c"_s, bench.slot, bench.slot)});
    bench.board.homesChanged();
    QCOMPARE(bench.publish(), u"unknown"_s);
    QCOMPARE(bench.state->readings.size(), 3U);
}

void TestClusterBoard::whatIsReadOfTheOldHomeComesTooLate()
{
    Bench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.moveSlot();
    bench.absent(0); // asked before it was moved
    QCOMPARE(bench.publish(), u"unknown"_s);
    QVERIFY(bench.board.knows(kName));
}

LOCKSCOPE_TEST(QCoreApplication, TestClusterBoard)
#include "tst_clusterboard.moc"
