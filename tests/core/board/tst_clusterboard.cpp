// The board of a cluster: each lock is judged by the node that serves its slot, and goes along when the slot does.

#include "fixtures/testprogram.h"

#include "entries.h"

#include <lockscope/core/board/board.h>

using namespace Lockscope;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray kLockName("lock:a");

ClusterMaster master(const QString &host, int first, int last)
{
    return {.host = host, .port = 1, .slotRanges = {{first, last}}};
}

/// A board of two nodes; the lock's slot is the first one's.
struct ClusterBench
{
    ClusterBench() : slot(clusterSlotOf(kLockName))
    {
        board.setHomes(&homes);
        (void)homes.apply({master(u"a"_s, 0, slot), master(u"b"_s, slot + 1, kClusterSlots - 1)});
        for (const int node : {0, 1})
            board.nodeFound(node);
    }

    void present(int node, const QByteArray &owner = "A")
    {
        const Recognition lock{.name = kLockName, .dialect = u"d"_s, .scope = Scope::Quorum, .owner = owner};
        board.present(node, kLockName, lock, {KeyTtl::Kind::Finite, 10s}, now, 1ms);
    }
    void absent(int node) { board.absent(node, kLockName, now, 1ms); }
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
    ClusterBench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s); // at once: nobody else is waited for
    QVERIFY(bench.state->assessment.local);
    QCOMPARE(bench.state->assessment.nodes, std::vector<int>{0});
    QVERIFY(bench.board.takeUnread(1, 100).empty());
    QCOMPARE(LockscopeTest::namesOf(bench.board, 0), QList<QByteArray>{kLockName});
    QVERIFY(bench.board.isEmpty(1));
    bench.absent(0);
    QCOMPARE(bench.publish(), u"removed"_s);
}

void TestClusterBoard::othersHaveNoSay()
{
    ClusterBench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.present(1, "B");
    bench.absent(1);
    bench.board.unreadable(1, kLockName, {.message = u"no"_s});
    bench.board.nodeLost(1, {.message = u"down"_s});
    QCOMPARE(bench.publish(), QString());
    bench.board.nodeFound(1);
    QVERIFY(bench.board.takeUnread(1, 100).empty());
    bench.board.nodeLost(0, {.message = u"down"_s});
    QCOMPARE(bench.publish(), u"unknown"_s);
}

void TestClusterBoard::slotMoves()
{
    ClusterBench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.moveSlot();
    QCOMPARE(bench.publish(), u"unknown"_s);
    QCOMPARE(bench.state->assessment.nodes, std::vector<int>{1});
    QCOMPARE(bench.state->dialect(), u"d"_s); // what was seen of it is known
    QCOMPARE(LockscopeTest::namesOf(bench.board.takeUnread(1, 100)), QList<QByteArray>{kLockName});
    QVERIFY(bench.board.takeUnread(0, 100).empty());
    bench.present(1);
    QCOMPARE(bench.publish(), u"held"_s);
    QCOMPARE(bench.state->assessment.nodes, std::vector<int>{1});
    QVERIFY(bench.state->readings[0].answer == NodeReading::Answer::Unknown && !bench.state->readings[0].lock);
}

void TestClusterBoard::slotIsServedByNobody()
{
    ClusterBench bench;
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
    ClusterBench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.homes.lend(kLockName, 1);
    bench.board.homeChanged(kLockName);
    QCOMPARE(bench.publish(), u"unknown"_s);
    bench.present(1);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.moveSlot(); // for good
    QCOMPARE(bench.publish(), QString());
    QCOMPARE(LockscopeTest::namesOf(bench.board, 1), QList<QByteArray>{kLockName});
}

/// Another node has told its name: until its home, or who has it for now, has answered, it is awaited.
void TestClusterBoard::keyIsExpected()
{
    for (const bool isThere : {true, false}) {
        ClusterBench bench;
        for (const int node : {0, 1})
            bench.board.nodeSwept(node);
        QVERIFY(!bench.board.awaitsAnswers());
        bench.board.expect(kLockName);
        QVERIFY(bench.board.awaitsAnswers());
        QCOMPARE(bench.board.expected(), QSet<QByteArray>{kLockName});
        QCOMPARE(LockscopeTest::namesOf(bench.board.takeUnread(0, 100)), QList<QByteArray>{kLockName});
        bench.board.unreadable(0, kLockName, {.kind = ErrorKind::Cluster, .message = u"ASK"_s});
        QCOMPARE(bench.publish(), QString());
        QVERIFY(bench.board.awaitsAnswers());
        bench.homes.lend(kLockName, 1);
        bench.board.homeChanged(kLockName);
        QCOMPARE(bench.publish(), QString());
        QVERIFY(bench.board.awaitsAnswers());
        QCOMPARE(LockscopeTest::namesOf(bench.board.takeUnread(1, 100)), QList<QByteArray>{kLockName});
        if (isThere)
            bench.present(1);
        else
            bench.absent(1);
        QVERIFY(!bench.board.awaitsAnswers());
        QCOMPARE(bench.publish(), isThere ? u"held"_s : QString());
        QCOMPARE(bench.board.knows(kLockName), isThere);
        if (isThere)
            QVERIFY2(!bench.state->hold.exact, "it may have been brought there, not taken");
    }
}

void TestClusterBoard::keyIsExpectedOfANodeThatIsLost()
{
    ClusterBench bench;
    bench.board.expect(kLockName);
    bench.board.nodeLost(0, {.message = u"down"_s});
    QCOMPARE(bench.publish(), QString());
    QVERIFY(!bench.board.awaitsAnswers()); // that the node is silent, it says itself
    bench.board.nodeFound(0);
    QVERIFY(bench.board.awaitsAnswers());
    bench.board.unreadable(0, kLockName, {.kind = ErrorKind::Permission, .message = u"no"_s});
    QVERIFY(!bench.board.awaitsAnswers());
    QCOMPARE(bench.publish(), QString());
    QVERIFY(!bench.board.knows(kLockName));
}

void TestClusterBoard::nodeIsAdded()
{
    ClusterBench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.board.addNode();
    QCOMPARE(bench.publish(), u"held"_s); // told again, with a reading for each node
    QCOMPARE(bench.state->readings.size(), 3U);
    bench.board.nodeFound(2);
    (void)bench.homes.apply({master(u"a"_s, 0, bench.slot - 1), master(u"b"_s, bench.slot + 1, kClusterSlots - 1),
                             master(u"c"_s, bench.slot, bench.slot)});
    bench.board.homesChanged();
    QCOMPARE(LockscopeTest::namesOf(bench.board.takeUnread(2, 100)), QList<QByteArray>{kLockName});
    bench.present(2);
    QCOMPARE(bench.publish(), u"held"_s);
    QCOMPARE(bench.state->assessment.nodes, std::vector<int>{2});
}

void TestClusterBoard::slotGoesToANodeThatWasNotKnown()
{
    ClusterBench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    // Before what is known of it could be told with a reading for each node.
    bench.board.addNode();
    (void)bench.homes.apply({master(u"a"_s, 0, bench.slot - 1), master(u"b"_s, bench.slot + 1, kClusterSlots - 1),
                             master(u"c"_s, bench.slot, bench.slot)});
    bench.board.homesChanged();
    QCOMPARE(bench.publish(), u"unknown"_s);
    QCOMPARE(bench.state->readings.size(), 3U);
}

void TestClusterBoard::whatIsReadOfTheOldHomeComesTooLate()
{
    ClusterBench bench;
    bench.present(0);
    QCOMPARE(bench.publish(), u"held"_s);
    bench.moveSlot();
    bench.absent(0); // asked before it was moved
    QCOMPARE(bench.publish(), u"unknown"_s);
    QVERIFY(bench.board.knows(kLockName));
}

LOCKSCOPE_TEST(QCoreApplication, TestClusterBoard)
#include "tst_clusterboard.moc"
