#include "fixtures/testprogram.h"
#include "start.h"

#include <lockscope/core/quorum/nodestanding.h>

#include <random>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

using Reason = NodeStanding::Reason;
using Role = NodeStanding::Role;

constexpr Millis kLongest{30000};
/// How long a vote stays away: the longest TTL, and what clocks may run apart meanwhile.
constexpr Micros kAway = kLongest + driftAllowance(kLongest);
constexpr Micros kServerTime{1'700'000'000s};

NodeStanding primary(bool keepsData = false)
{
    NodeStanding standing(keepsData);
    standing.noteConnected();
    standing.noteIdentity("a", Role::Primary, kLongest, kStart);
    return standing;
}

std::optional<Reason> why(const NodeStanding &standing, Instant now)
{
    const auto refusal = standing.refusal(now);
    return refusal ? std::optional(refusal->reason) : std::nullopt;
}

} // namespace

class TestNodeStanding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s16_stepWhileItWasDownIsSeenWhereKeysWereKept();
    void s14_onlyAnIdentifiedPrimaryVotes();
    void s14_everyConnectionIsAskedAnew();
    void s14_roleMayChange();
    void s15_restartTakesTheVoteAway();
    void s15_firstContactIsNoRestart();
    void s15_sameProcessAfterALostConnection();
    void s15_nodeThatKeepsItsDataMayRestart();
    void s15_promotedReplicaWaits_data();
    void s15_promotedReplicaWaits();
    void s15_aSecondRestartProlongs();
    void s15_aShorterTermDoesNotShorten();
    void s15_unidentifiedNodesAreNeverSuspended();
    void s16_stepIsSeen_data();
    void s16_stepIsSeen();
    void s16_firstTimeSaysNothing();
    void s16_restartForgetsTheOldClock();
    void s16_slowRepliesAreNoAlarm();
    void s16_driftWithinOnePercentIsNoAlarm();
    void s16_everyStepBeyondTheUncertaintyIsSeen();
    void suspensionEnds();
    void s15_votesCanBeWithheld();
};

void TestNodeStanding::s15_votesCanBeWithheld()
{
    auto standing = primary();
    standing.withholdUntil(kStart + 10s);
    QVERIFY(why(standing, kStart + 9s) == Reason::Restarted);
    QVERIFY(standing.refusal(kStart)->until == kStart + 10s);
    standing.withholdUntil(kStart + 5s); // what is known already is worse
    QVERIFY(why(standing, kStart + 9s) == Reason::Restarted);
    QVERIFY(!standing.refusal(kStart + 10s));
}

void TestNodeStanding::s14_onlyAnIdentifiedPrimaryVotes()
{
    NodeStanding standing;
    QVERIFY(why(standing, kStart) == Reason::NotIdentified);
    QVERIFY(!standing.refusal(kStart)->until);
    standing.noteConnected();
    QVERIFY(why(standing, kStart) == Reason::NotIdentified);
    standing.noteIdentity("a", Role::Primary, kLongest, kStart);
    QVERIFY(!standing.refusal(kStart));
    QCOMPARE(standing.runId(), "a");

    for (const auto &[role, reason] : {std::pair(Role::Replica, Reason::Replica), std::pair(Role::ClusterMember, Reason::ClusterMember)}) {
        NodeStanding other;
        other.noteConnected();
        other.noteIdentity("a", role, kLongest, kStart);
        QVERIFY(why(other, kStart) == reason);
        QVERIFY(why(other, kStart + 24h) == reason); // time does not heal it
        QVERIFY(!other.refusal(kStart)->until);
    }
}

void TestNodeStanding::s14_everyConnectionIsAskedAnew()
{
    auto standing = primary();
    standing.noteConnected();
    QVERIFY(why(standing, kStart + 1s) == Reason::NotIdentified);
    QCOMPARE(standing.runId(), "a"); // still known, to compare with
    standing.noteIdentity("a", Role::Replica, kLongest, kStart + 2s);
    QVERIFY(why(standing, kStart + 2s) == Reason::Replica);
}

void TestNodeStanding::s14_roleMayChange()
{
    auto standing = primary();
    standing.noteIdentity("a", Role::Replica, kLongest, kStart + 1s);
    QVERIFY(why(standing, kStart + 1s) == Reason::Replica);
}

void TestNodeStanding::s15_restartTakesTheVoteAway()
{
    auto standing = primary();
    const Instant back = kStart + 10s;
    standing.noteConnected();
    standing.noteIdentity("b", Role::Primary, kLongest, back);
    QVERIFY(why(standing, back) == Reason::Restarted);
    QVERIFY(standing.refusal(back)->until == back + kAway);
    QVERIFY(standing.refusal(back)->step == 0us);
    QVERIFY(why(standing, back + kAway - 1us) == Reason::Restarted);
    QVERIFY(!standing.refusal(back + kAway));
    QCOMPARE(standing.runId(), "b");
}

void TestNodeStanding::s15_firstContactIsNoRestart()
{
    QVERIFY(!primary().refusal(kStart));
}

void TestNodeStanding::s15_sameProcessAfterALostConnection()
{
    auto standing = primary();
    for (int i = 0; i < 3; ++i) {
        standing.noteConnected();
        standing.noteIdentity("a", Role::Primary, kLongest, kStart + 1s);
        QVERIFY(!standing.refusal(kStart + 1s));
    }
}

void TestNodeStanding::s15_nodeThatKeepsItsDataMayRestart()
{
    auto standing = primary(true);
    standing.noteConnected();
    standing.noteIdentity("b", Role::Primary, kLongest, kStart + 1s);
    QVERIFY(!standing.refusal(kStart + 1s));
}

void TestNodeStanding::s15_promotedReplicaWaits_data()
{
    QTest::addColumn<bool>("keepsData");
    QTest::addColumn<bool>("wasPrimaryBefore");
    QTest::addColumn<bool>("restarts");
    QTest::newRow("a replica") << false << false << false;
    QTest::newRow("a replica of a node that keeps its data: replication is not fsync") << true << false << false;
    QTest::newRow("a primary that was a replica for a time") << false << true << false;
    QTest::newRow("a primary that was a replica for a time, keeping its data") << true << true << false;
    QTest::newRow("a replica that comes back as a primary") << true << false << true;
}

void TestNodeStanding::s15_promotedReplicaWaits()
{
    QFETCH(bool, keepsData);
    QFETCH(bool, wasPrimaryBefore);
    QFETCH(bool, restarts);
    NodeStanding standing(keepsData);
    standing.noteConnected();
    if (wasPrimaryBefore)
        standing.noteIdentity("a", Role::Primary, kLongest, kStart);
    standing.noteIdentity("a", Role::Replica, kLongest, kStart + 1s);
    QVERIFY(why(standing, kStart + 1s) == Reason::Replica);
    const Instant promoted = kStart + 2s;
    if (restarts)
        standing.noteConnected();
    standing.noteIdentity(restarts ? "b" : "a", Role::Primary, kLongest, promoted);
    QVERIFY(why(standing, promoted) == Reason::Restarted);
    QVERIFY(why(standing, promoted + kAway - 1us) == Reason::Restarted);
    QVERIFY(!standing.refusal(promoted + kAway));
    // asked once more, it is what it was
    standing.noteIdentity(restarts ? "b" : "a", Role::Primary, kLongest, promoted + kAway);
    QVERIFY(!standing.refusal(promoted + kAway));
}

void TestNodeStanding::s15_aSecondRestartProlongs()
{
    auto standing = primary();
    standing.noteIdentity("b", Role::Primary, kLongest, kStart + 1s);
    standing.noteIdentity("c", Role::Primary, kLongest, kStart + 20s);
    QVERIFY(standing.refusal(kStart + 20s)->until == kStart + 20s + kAway);
}

void TestNodeStanding::s15_aShorterTermDoesNotShorten()
{
    auto standing = primary();
    standing.noteIdentity("b", Role::Primary, kLongest, kStart + 1s);
    standing.noteIdentity("c", Role::Primary, 1s, kStart + 2s);
    QVERIFY(standing.refusal(kStart + 2s)->until == kStart + 1s + kAway);
}

void TestNodeStanding::s15_unidentifiedNodesAreNeverSuspended()
{
    // LockClientOptions::trustUnidentifiedNodes: no run_id is known, so no restart can be seen
    NodeStanding standing;
    for (int i = 0; i < 3; ++i) {
        standing.noteConnected();
        standing.noteIdentity({}, Role::Primary, Millis(0), kStart + i * 1s);
        QVERIFY(!standing.refusal(kStart + i * 1s));
    }
}

void TestNodeStanding::s16_stepIsSeen_data()
{
    QTest::addColumn<qint64>("stepMicros");
    QTest::addColumn<bool>("seen");
    // two probes 10 s apart, 1 ms each: 1 % of 10 s and of the first round trip, 2 ms of slack, 2 ms not known
    constexpr qint64 kUncertain = 100'020 + 2'000 + 2'000;
    QTest::newRow("none") << qint64(0) << false;
    QTest::newRow("forward, as much as is allowed") << kUncertain << false;
    QTest::newRow("forward, a microsecond more") << kUncertain + 1 << true;
    QTest::newRow("backward, as much as is allowed") << -kUncertain << false;
    QTest::newRow("backward, a microsecond more") << -kUncertain - 1 << true;
    QTest::newRow("a minute forward") << qint64(60'000'000) << true;
    QTest::newRow("an hour back") << qint64(-3'600'000'000) << true;
}

void TestNodeStanding::s16_stepIsSeen()
{
    QFETCH(qint64, stepMicros);
    QFETCH(bool, seen);
    auto standing = primary();
    // The step is so placed in the round trips that they hide the most of it.
    const bool forward = stepMicros >= 0;
    standing.noteTime(kStart, kStart + 1ms, kServerTime + (forward ? 1ms : 0ms), kLongest);
    const Instant sent = kStart + 10'001ms;
    standing.noteTime(sent, sent + 1ms, kServerTime + 10'001ms + (forward ? 0ms : 1ms) + Micros(stepMicros), kLongest);
    const auto refusal = standing.refusal(sent + 1ms);
    QCOMPARE(refusal.has_value(), seen);
    if (!seen)
        return;
    QVERIFY(refusal->reason == Reason::ClockStepped);
    QVERIFY(refusal->until == sent + 1ms + kAway);
    // by this much at least, and in this direction
    QVERIFY(forward ? refusal->step > 0us : refusal->step < 0us);
    QVERIFY(std::abs(refusal->step.count()) <= std::abs(stepMicros));
    QVERIFY(std::abs(refusal->step.count()) >= std::abs(stepMicros) - 110'000);
    // the new clock is the measure from now on
    standing.noteTime(sent + 1s, sent + 1001ms, kServerTime + 11'001ms + Micros(stepMicros), kLongest);
    QVERIFY(standing.refusal(sent + 2s)->until == sent + 1ms + kAway);
}

void TestNodeStanding::s16_firstTimeSaysNothing()
{
    auto standing = primary();
    standing.noteTime(kStart, kStart + 1ms, 5s, kLongest); // whatever the server's date is
    QVERIFY(!standing.refusal(kStart + 1ms));
}

void TestNodeStanding::s16_restartForgetsTheOldClock()
{
    auto standing = primary();
    standing.noteTime(kStart, kStart + 1ms, kServerTime, kLongest);
    standing.noteConnected();
    standing.noteIdentity("b", Role::Primary, kLongest, kStart + 1s); // perhaps on another machine
    standing.noteTime(kStart + 2s, kStart + 2001ms, kServerTime + 1h, kLongest);
    const Instant later = kStart + 1s + kAway;
    QVERIFY(!standing.refusal(later));
    // a new connection to the same process does not
    standing.noteConnected();
    standing.noteIdentity("b", Role::Primary, kLongest, later);
    standing.noteTime(later, later + 1ms, kServerTime, kLongest);
    QVERIFY(why(standing, later + 1s) == Reason::ClockStepped);
}

void TestNodeStanding::s16_slowRepliesAreNoAlarm()
{
    // Wherever in a round trip of any length the server looked at its clock.
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        auto standing = primary();
        Instant now = kStart;
        for (int probe = 0; probe < 30; ++probe) {
            const Instant sent = now + Millis(random() % 2000);
            const Micros roundTrip{static_cast<qint64>(random() % (probe % 3 == 0 ? 20'000'000U : 3000U))};
            const Micros read = roundTrip * (random() % 101) / 100;
            standing.noteTime(sent, sent + roundTrip, kServerTime + (sent + read - kStart), kLongest);
            now = sent + roundTrip;
            QVERIFY2(!standing.refusal(now), qPrintable(QStringLiteral("seed %1, probe %2").arg(seed).arg(probe)));
        }
    }
}

void TestNodeStanding::s16_driftWithinOnePercentIsNoAlarm()
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        auto standing = primary();
        const auto server = [rate = seed % 2 == 0 ? 1 : -1](Instant at) { return kServerTime + (at - kStart) + rate * (at - kStart) / 100; };
        Instant now = kStart;
        for (int probe = 0; probe < 30; ++probe) {
            const Instant sent = now + Millis(random() % 60'000);
            const Micros roundTrip{static_cast<qint64>(random() % (probe % 3 == 0 ? 5'000'000U : 3000U))};
            const Micros read = roundTrip * (random() % 3) / 2; // at once, in the middle, at last
            standing.noteTime(sent, sent + roundTrip, server(sent + read), kLongest);
            now = sent + roundTrip;
            QVERIFY2(!standing.refusal(now), qPrintable(QStringLiteral("seed %1, probe %2").arg(seed).arg(probe)));
        }
    }
}

void TestNodeStanding::s16_everyStepBeyondTheUncertaintyIsSeen()
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        auto standing = primary();
        const auto micros = [&random](unsigned most) { return Micros(static_cast<qint64>(random() % most)); };
        const Micros first = micros(50'000);
        const Micros second = micros(50'000);
        const Micros between = micros(20'000'000);
        const Instant received = kStart + first;
        const Instant sent = received + between;
        standing.noteTime(kStart, received, kServerTime + (random() % 2 == 0 ? 0us : first), kLongest);
        const Micros least = first + second + (sent + second - kStart) / 100 + 2ms + 1us;
        const Micros step = (least + micros(1000)) * (random() % 2 == 0 ? 1 : -1);
        standing.noteTime(sent, sent + second, kServerTime + (sent - kStart) + (random() % 2 == 0 ? 0us : second) + step, kLongest);
        QVERIFY2(why(standing, sent + second) == Reason::ClockStepped, qPrintable(QStringLiteral("seed %1").arg(seed)));
    }
}

void TestNodeStanding::suspensionEnds()
{
    auto standing = primary();
    standing.noteTime(kStart, kStart + 1ms, kServerTime, kLongest);
    standing.noteTime(kStart + 1s, kStart + 1001ms, kServerTime + 1h, kLongest);
    const Instant end = kStart + 1001ms + kAway;
    QVERIFY(why(standing, end - 1us) == Reason::ClockStepped);
    QVERIFY(!standing.refusal(end));
    QVERIFY(!standing.refusal(end + 24h));
    // and may come again
    standing.noteConnected();
    standing.noteIdentity("b", Role::Primary, kLongest, end + 1s);
    QVERIFY(why(standing, end + 1s) == Reason::Restarted);
    QVERIFY(!standing.refusal(end + 1s + kAway));
}

void TestNodeStanding::s16_stepWhileItWasDownIsSeenWhereKeysWereKept()
{
    for (const bool keepsData : {true, false}) {
        NodeStanding node = primary(keepsData);
        node.noteTime(kStart, kStart + 1ms, kServerTime, kLongest);
        node.noteConnected();
        node.noteIdentity("b", Role::Primary, kLongest, kStart + 2s);
        node.noteTime(kStart + 3s, kStart + 3s + 1ms, kServerTime + 63s, kLongest);
        // The keys that it kept have ended early. One that forgot them may be another machine, and has none that is older.
        QVERIFY(why(node, kStart + 4s) == (keepsData ? Reason::ClockStepped : Reason::Restarted));
        QVERIFY(!why(node, kStart + 3s + 1ms + kAway));
    }
}

LOCKSCOPE_TEST(QCoreApplication, TestNodeStanding)
#include "tst_nodestanding.moc"
