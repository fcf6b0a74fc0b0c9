#include "fixtures/testprogram.h"
#include "start.h"

#include <lockscope/core/quorum/releasemachine.h>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

constexpr Instant kGiveUp = kStart + 1s;

} // namespace

class TestReleaseMachine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksEveryNodeOnce();
    void anyAnswerIsFinal_data();
    void anyAnswerIsFinal();
    void failuresAreAskedAgain();
    void silentNodesAreWaitedFor();
    void givesUpWhenTheKeyHasExpired();
    void asksOnceEvenWhenItIsLate();
    void whatWasGoneAtOnceWasLost();
};

void TestReleaseMachine::asksEveryNodeOnce()
{
    ReleaseMachine machine(3, 100ms, kGiveUp);
    QVERIFY(!machine.isFinished(kStart));
    QVERIFY(!machine.isFirstRoundOver());
    QCOMPARE(machine.nodesToAsk(kStart), (std::vector{0, 1, 2}));
    QVERIFY(machine.nodesToAsk(kStart).empty());
    QVERIFY(!machine.nextAskAt());
    QVERIFY(!machine.isFinished(kStart));
}

void TestReleaseMachine::anyAnswerIsFinal_data()
{
    QTest::addColumn<int>("vote");
    QTest::newRow("released") << static_cast<int>(ReleaseVote::Released);
    QTest::newRow("already gone") << static_cast<int>(ReleaseVote::Absent);
    QTest::newRow("somebody else's by now") << static_cast<int>(ReleaseVote::Foreign);
}

void TestReleaseMachine::anyAnswerIsFinal()
{
    QFETCH(int, vote);
    ReleaseMachine machine(1, 100ms, kGiveUp);
    QCOMPARE(machine.nodesToAsk(kStart), std::vector{0});
    machine.onVote(0, static_cast<ReleaseVote>(vote), kStart);
    QVERIFY(machine.isFinished(kStart));
    QVERIFY(machine.isFirstRoundOver());
    QVERIFY(!machine.nextAskAt());
    QVERIFY(machine.nodesToAsk(kStart + 500ms).empty());
    QCOMPARE(machine.count(static_cast<ReleaseVote>(vote)), 1);
    QVERIFY(machine.vote(0) == static_cast<ReleaseVote>(vote));
}

void TestReleaseMachine::failuresAreAskedAgain()
{
    ReleaseMachine machine(3, 100ms, kGiveUp);
    (void)machine.nodesToAsk(kStart);
    machine.onVote(0, ReleaseVote::Released, kStart);
    machine.onVote(1, ReleaseVote::Failed, kStart + 10ms);
    QVERIFY(!machine.isFirstRoundOver());
    machine.onVote(2, ReleaseVote::Failed, kStart + 5ms);
    QVERIFY(machine.isFirstRoundOver());
    QVERIFY(!machine.isFinished(kStart + 10ms));
    QVERIFY(machine.nextAskAt() == kStart + 105ms);
    QVERIFY(machine.nodesToAsk(kStart + 104ms).empty());
    QCOMPARE(machine.nodesToAsk(kStart + 105ms), std::vector{2});
    QVERIFY(machine.nextAskAt() == kStart + 110ms);
    QCOMPARE(machine.nodesToAsk(kStart + 110ms), std::vector{1});
    machine.onVote(1, ReleaseVote::Absent, kStart + 120ms);
    machine.onVote(2, ReleaseVote::Failed, kStart + 130ms);
    QVERIFY(machine.nextAskAt() == kStart + 230ms);
    QCOMPARE(machine.nodesToAsk(kStart + 300ms), std::vector{2});
    machine.onVote(2, ReleaseVote::Released, kStart + 301ms);
    QVERIFY(machine.isFinished(kStart + 301ms));
    QCOMPARE(machine.count(ReleaseVote::Released), 2);
    QCOMPARE(machine.count(ReleaseVote::Failed), 0);
}

void TestReleaseMachine::silentNodesAreWaitedFor()
{
    ReleaseMachine machine(2, 100ms, kGiveUp);
    (void)machine.nodesToAsk(kStart);
    machine.onVote(0, ReleaseVote::Released, kStart);
    QVERIFY(!machine.isFinished(kStart + 1h)); // an answer is under way, whatever the time
    QVERIFY(machine.nodesToAsk(kStart + 1h).empty());
    machine.onVote(1, ReleaseVote::Failed, kStart + 1h);
    QVERIFY(machine.isFinished(kStart + 1h));
}

void TestReleaseMachine::givesUpWhenTheKeyHasExpired()
{
    ReleaseMachine machine(1, 100ms, kGiveUp);
    (void)machine.nodesToAsk(kStart);
    machine.onVote(0, ReleaseVote::Failed, kStart + 899ms);
    QVERIFY(machine.nextAskAt() == kStart + 999ms);
    QVERIFY(!machine.isFinished(kStart + 899ms));
    QVERIFY(machine.nodesToAsk(kGiveUp).empty());
    QVERIFY(machine.isFinished(kGiveUp));

    ReleaseMachine beyond(1, 100ms, kGiveUp);
    (void)beyond.nodesToAsk(kStart);
    beyond.onVote(0, ReleaseVote::Failed, kStart + 900ms); // the next try would come too late
    QVERIFY(!beyond.nextAskAt());
    QVERIFY(beyond.isFinished(kStart + 900ms));
    QVERIFY(beyond.nodesToAsk(kStart + 2s).empty());
    QCOMPARE(beyond.count(ReleaseVote::Failed), 1);
}

void TestReleaseMachine::asksOnceEvenWhenItIsLate()
{
    ReleaseMachine machine(2, 100ms, kGiveUp);
    QCOMPARE(machine.nodesToAsk(kGiveUp + 1h), (std::vector{0, 1}));
}

void TestReleaseMachine::whatWasGoneAtOnceWasLost()
{
    ReleaseMachine machine(4, 100ms, kGiveUp);
    machine.leaveOut(3);
    (void)machine.nodesToAsk(kStart);
    machine.onVote(0, ReleaseVote::Foreign, kStart);
    machine.onVote(1, ReleaseVote::Released, kStart);
    machine.onVote(2, ReleaseVote::Failed, kStart);
    QCOMPARE(machine.lost(), 1);
    QCOMPARE(machine.nodesToAsk(kStart + 200ms), std::vector{2});
    machine.onVote(2, ReleaseVote::Absent, kStart + 200ms); // what did not answer may have been carried out
    QCOMPARE(machine.lost(), 1);
}

LOCKSCOPE_TEST(QCoreApplication, TestReleaseMachine)
#include "tst_releasemachine.moc"
