#include "fixtures/testprogram.h"
#include "start.h"

#include <lockscope/core/quorum/voteeligibility.h>

#include <random>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

using Reason = VoteEligibility::Reason;
using Role = VoteEligibility::Role;
using Trust = VoteEligibility::Trust;

constexpr Millis kLongest{30000};
constexpr std::chrono::seconds kOld = 24h;
/// How long a vote stays away: the longest TTL, and what clocks may run apart meanwhile.
constexpr Micros kAway = kLongest + driftAllowance(kLongest);
constexpr Micros kServerTime{1'700'000'000s};

VoteEligibility primary(Trust trust = Trust::OldProcesses)
{
    VoteEligibility eligibility(trust);
    eligibility.noteConnected();
    eligibility.noteIdentity("a", Role::Primary, kOld, kStart);
    return eligibility;
}

std::optional<Reason> why(const VoteEligibility &eligibility, Instant now)
{
    const auto refusal = eligibility.refusal(now, kLongest);
    return refusal ? std::optional(refusal->reason) : std::nullopt;
}

} // namespace

class TestVoteEligibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s16_stepWhileItWasDownIsSeenWhereKeysWereKept();
    void s14_onlyAnIdentifiedPrimaryVotes();
    void s14_everyConnectionIsAskedAnew();
    void s14_roleMayChange();
    void s15_restartTakesTheVoteAway();
    void s15_firstContactWithAnOldProcess();
    void s15_sameProcessAfterALostConnection();
    void s15_nodeThatKeepsItsDataMayRestart();
    void s15_promotedReplicaWaits_data();
    void s15_promotedReplicaWaits();
    void s15_aSecondRestartProlongs();
    void s15_aLongerTtlProlongs();
    void s15_youngProcessHasNoVote_data();
    void s15_youngProcessHasNoVote();
    void s15_seenRestartCountsWhateverTheUptime();
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

void TestVoteEligibility::s15_votesCanBeWithheld()
{
    auto eligibility = primary();
    eligibility.withholdUntil(kStart + 10s);
    QVERIFY(why(eligibility, kStart + 9s) == Reason::Withheld);
    QVERIFY(eligibility.refusal(kStart, kLongest)->until == kStart + 10s);
    eligibility.withholdUntil(kStart + 5s); // what is known already is worse
    QVERIFY(why(eligibility, kStart + 9s) == Reason::Withheld);
    QVERIFY(!eligibility.refusal(kStart + 10s, kLongest));
}

void TestVoteEligibility::s14_onlyAnIdentifiedPrimaryVotes()
{
    VoteEligibility eligibility;
    QVERIFY(why(eligibility, kStart) == Reason::NotIdentified);
    QVERIFY(!eligibility.refusal(kStart, kLongest)->until);
    eligibility.noteConnected();
    QVERIFY(why(eligibility, kStart) == Reason::NotIdentified);
    eligibility.noteIdentity("a", Role::Primary, kOld, kStart);
    QVERIFY(!eligibility.refusal(kStart, kLongest));
    QCOMPARE(eligibility.runId(), "a");

    for (const auto &[role, reason] :
         {std::pair(Role::Replica, Reason::Replica), std::pair(Role::ClusterMember, Reason::ClusterMember)}) {
        VoteEligibility other;
        other.noteConnected();
        other.noteIdentity("a", role, kOld, kStart);
        QVERIFY(why(other, kStart) == reason);
        QVERIFY(why(other, kStart + 24h) == reason); // time does not heal it
        QVERIFY(!other.refusal(kStart, kLongest)->until);
    }
}

void TestVoteEligibility::s14_everyConnectionIsAskedAnew()
{
    auto eligibility = primary();
    eligibility.noteConnected();
    QVERIFY(why(eligibility, kStart + 1s) == Reason::NotIdentified);
    QCOMPARE(eligibility.runId(), "a"); // still known, to compare with
    eligibility.noteIdentity("a", Role::Replica, kOld, kStart + 2s);
    QVERIFY(why(eligibility, kStart + 2s) == Reason::Replica);
}

void TestVoteEligibility::s14_roleMayChange()
{
    auto eligibility = primary();
    eligibility.noteIdentity("a", Role::Replica, kOld, kStart + 1s);
    QVERIFY(why(eligibility, kStart + 1s) == Reason::Replica);
}

void TestVoteEligibility::s15_restartTakesTheVoteAway()
{
    auto eligibility = primary();
    const Instant back = kStart + 10s;
    eligibility.noteConnected();
    eligibility.noteIdentity("b", Role::Primary, kOld, back);
    QVERIFY(why(eligibility, back) == Reason::Restarted);
    QVERIFY(eligibility.refusal(back, kLongest)->until == back + kAway);
    QVERIFY(eligibility.refusal(back, kLongest)->step == 0us);
    QVERIFY(why(eligibility, back + kAway - 1us) == Reason::Restarted);
    QVERIFY(!eligibility.refusal(back + kAway, kLongest));
    QCOMPARE(eligibility.runId(), "b");
}

void TestVoteEligibility::s15_firstContactWithAnOldProcess()
{
    QVERIFY(!primary().refusal(kStart, kLongest));
}

void TestVoteEligibility::s15_sameProcessAfterALostConnection()
{
    auto eligibility = primary();
    for (int i = 0; i < 3; ++i) {
        eligibility.noteConnected();
        eligibility.noteIdentity("a", Role::Primary, kOld, kStart + 1s);
        QVERIFY(!eligibility.refusal(kStart + 1s, kLongest));
    }
}

void TestVoteEligibility::s15_nodeThatKeepsItsDataMayRestart()
{
    auto eligibility = primary(Trust::Data);
    eligibility.noteConnected();
    eligibility.noteIdentity("b", Role::Primary, kOld, kStart + 1s);
    QVERIFY(!eligibility.refusal(kStart + 1s, kLongest));
}

void TestVoteEligibility::s15_promotedReplicaWaits_data()
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

void TestVoteEligibility::s15_promotedReplicaWaits()
{
    QFETCH(bool, keepsData);
    QFETCH(bool, wasPrimaryBefore);
    QFETCH(bool, restarts);
    VoteEligibility eligibility(keepsData ? Trust::Data : Trust::OldProcesses);
    eligibility.noteConnected();
    if (wasPrimaryBefore)
        eligibility.noteIdentity("a", Role::Primary, kOld, kStart);
    eligibility.noteIdentity("a", Role::Replica, kOld, kStart + 1s);
    QVERIFY(why(eligibility, kStart + 1s) == Reason::Replica);
    const Instant promoted = kStart + 2s;
    if (restarts)
        eligibility.noteConnected();
    eligibility.noteIdentity(restarts ? "b" : "a", Role::Primary, kOld, promoted);
    QVERIFY(why(eligibility, promoted) == Reason::Promoted);
    QVERIFY(why(eligibility, promoted + kAway - 1us) == Reason::Promoted);
    QVERIFY(!eligibility.refusal(promoted + kAway, kLongest));
    // asked once more, it is what it was
    eligibility.noteIdentity(restarts ? "b" : "a", Role::Primary, kOld, promoted + kAway);
    QVERIFY(!eligibility.refusal(promoted + kAway, kLongest));
}

void TestVoteEligibility::s15_aSecondRestartProlongs()
{
    auto eligibility = primary();
    eligibility.noteIdentity("b", Role::Primary, kOld, kStart + 1s);
    eligibility.noteIdentity("c", Role::Primary, kOld, kStart + 20s);
    QVERIFY(eligibility.refusal(kStart + 20s, kLongest)->until == kStart + 20s + kAway);
}

void TestVoteEligibility::s15_aLongerTtlProlongs()
{
    auto eligibility = primary();
    eligibility.noteIdentity("b", Role::Primary, kOld, kStart);
    const Instant back = kStart + kAway;
    QVERIFY(!eligibility.refusal(back, kLongest));
    QVERIFY(eligibility.refusal(back, 10 * kLongest)->until == kStart + 10 * kLongest + driftAllowance(10 * kLongest));
}

void TestVoteEligibility::s15_youngProcessHasNoVote_data()
{
    QTest::addColumn<std::optional<std::chrono::seconds>>("uptime");
    QTest::addColumn<Micros>("least");
    // Servers round both moments down, so an uptime of 1 s may be that of a process that has just started.
    using Uptime = std::optional<std::chrono::seconds>;
    QTest::newRow("just started") << Uptime(0s) << Micros(0);
    QTest::newRow("a second, perhaps") << Uptime(1s) << Micros(0);
    QTest::newRow("a second for certain, by a clock that is 1 % fast") << Uptime(2s) << Micros(1s) * 100 / 101;
    QTest::newRow("nearly old enough") << Uptime(31s) << Micros(30s) * 100 / 101;
    QTest::newRow("not told") << Uptime() << Micros(0);
}

void TestVoteEligibility::s15_youngProcessHasNoVote()
{
    QFETCH(const std::optional<std::chrono::seconds>, uptime);
    QFETCH(const Micros, least);
    VoteEligibility eligibility;
    eligibility.noteConnected();
    eligibility.noteIdentity("a", Role::Primary, uptime, kStart);
    const Instant votes = kStart - least + kAway;
    const auto refusal = eligibility.refusal(kStart, kLongest);
    QVERIFY(refusal);
    QVERIFY(refusal->reason == (uptime ? Reason::Young : Reason::AgeUnknown));
    QVERIFY(refusal->until == votes);
    QVERIFY(refusal->since == (uptime ? std::optional(kStart - least) : std::nullopt));
    // Asked again meanwhile, it is the same process.
    eligibility.noteConnected();
    eligibility.noteIdentity("a", Role::Primary, std::nullopt, kStart + 5s);
    QVERIFY(eligibility.refusal(votes - 1us, kLongest));
    QVERIFY(!eligibility.refusal(votes, kLongest));
    // A lock that lasts longer asks for more.
    QVERIFY(eligibility.refusal(votes, kLongest + 1ms));
    for (const auto trust : {Trust::AllAtFirst, Trust::Data}) {
        VoteEligibility other(trust);
        other.noteConnected();
        other.noteIdentity("a", Role::Primary, uptime, kStart);
        QVERIFY(!other.refusal(kStart, kLongest));
        other.noteIdentity("b", Role::Primary, uptime, kStart + 1s);
        QCOMPARE(other.refusal(kStart + 1s, kLongest).has_value(), trust == Trust::AllAtFirst);
    }
}

void TestVoteEligibility::s15_seenRestartCountsWhateverTheUptime()
{
    // A clock that was set forward after the start makes the uptime too long.
    auto eligibility = primary();
    eligibility.noteConnected();
    eligibility.noteIdentity("b", Role::Primary, kOld, kStart + 1s);
    QVERIFY(eligibility.refusal(kStart + 1s, kLongest)->until == kStart + 1s + kAway);
}

void TestVoteEligibility::s15_unidentifiedNodesAreNeverSuspended()
{
    // LockClientOptions::trustUnidentifiedNodes: no run_id is known, so no restart can be seen
    VoteEligibility eligibility;
    for (int i = 0; i < 3; ++i) {
        eligibility.noteConnected();
        eligibility.noteIdentity({}, Role::Primary, std::nullopt, kStart + i * 1s);
        QVERIFY(!eligibility.refusal(kStart + i * 1s, kLongest));
    }
}

void TestVoteEligibility::s16_stepIsSeen_data()
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

void TestVoteEligibility::s16_stepIsSeen()
{
    QFETCH(qint64, stepMicros);
    QFETCH(bool, seen);
    auto eligibility = primary();
    // The step is so placed in the round trips that they hide the most of it.
    const bool forward = stepMicros >= 0;
    eligibility.noteTime(kStart, kStart + 1ms, kServerTime + (forward ? 1ms : 0ms));
    const Instant sent = kStart + 10'001ms;
    eligibility.noteTime(sent, sent + 1ms, kServerTime + 10'001ms + (forward ? 0ms : 1ms) + Micros(stepMicros));
    const auto refusal = eligibility.refusal(sent + 1ms, kLongest);
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
    eligibility.noteTime(sent + 1s, sent + 1001ms, kServerTime + 11'001ms + Micros(stepMicros));
    QVERIFY(eligibility.refusal(sent + 2s, kLongest)->until == sent + 1ms + kAway);
}

void TestVoteEligibility::s16_firstTimeSaysNothing()
{
    auto eligibility = primary();
    eligibility.noteTime(kStart, kStart + 1ms, 5s); // whatever the server's date is
    QVERIFY(!eligibility.refusal(kStart + 1ms, kLongest));
}

void TestVoteEligibility::s16_restartForgetsTheOldClock()
{
    auto eligibility = primary();
    eligibility.noteTime(kStart, kStart + 1ms, kServerTime);
    eligibility.noteConnected();
    eligibility.noteIdentity("b", Role::Primary, kOld, kStart + 1s); // perhaps on another machine
    eligibility.noteTime(kStart + 2s, kStart + 2001ms, kServerTime + 1h);
    const Instant later = kStart + 1s + kAway;
    QVERIFY(!eligibility.refusal(later, kLongest));
    // a new connection to the same process does not
    eligibility.noteConnected();
    eligibility.noteIdentity("b", Role::Primary, kOld, later);
    eligibility.noteTime(later, later + 1ms, kServerTime);
    QVERIFY(why(eligibility, later + 1s) == Reason::ClockStepped);
}

void TestVoteEligibility::s16_slowRepliesAreNoAlarm()
{
    // Wherever in a round trip of any length the server looked at its clock.
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        auto eligibility = primary();
        Instant now = kStart;
        for (int probe = 0; probe < 30; ++probe) {
            const Instant sent = now + Millis(random() % 2000);
            const Micros roundTrip{static_cast<qint64>(random() % (probe % 3 == 0 ? 20'000'000U : 3000U))};
            const Micros read = roundTrip * (random() % 101) / 100;
            eligibility.noteTime(sent, sent + roundTrip, kServerTime + (sent + read - kStart));
            now = sent + roundTrip;
            QVERIFY2(!eligibility.refusal(now, kLongest),
                     qPrintable(QStringLiteral("seed %1, probe %2").arg(seed).arg(probe)));
        }
    }
}

void TestVoteEligibility::s16_driftWithinOnePercentIsNoAlarm()
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        auto eligibility = primary();
        const auto server = [rate = seed % 2 == 0 ? 1 : -1](Instant at) {
            return kServerTime + (at - kStart) + rate * (at - kStart) / 100;
        };
        Instant now = kStart;
        for (int probe = 0; probe < 30; ++probe) {
            const Instant sent = now + Millis(random() % 60'000);
            const Micros roundTrip{static_cast<qint64>(random() % (probe % 3 == 0 ? 5'000'000U : 3000U))};
            const Micros read = roundTrip * (random() % 3) / 2; // at once, in the middle, at last
            eligibility.noteTime(sent, sent + roundTrip, server(sent + read));
            now = sent + roundTrip;
            QVERIFY2(!eligibility.refusal(now, kLongest),
                     qPrintable(QStringLiteral("seed %1, probe %2").arg(seed).arg(probe)));
        }
    }
}

void TestVoteEligibility::s16_everyStepBeyondTheUncertaintyIsSeen()
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        auto eligibility = primary();
        const auto micros = [&random](unsigned most) { return Micros(static_cast<qint64>(random() % most)); };
        const Micros first = micros(50'000);
        const Micros second = micros(50'000);
        const Micros between = micros(20'000'000);
        const Instant received = kStart + first;
        const Instant sent = received + between;
        eligibility.noteTime(kStart, received, kServerTime + (random() % 2 == 0 ? 0us : first));
        const Micros least = first + second + (sent + second - kStart) / 100 + 2ms + 1us;
        const Micros step = (least + micros(1000)) * (random() % 2 == 0 ? 1 : -1);
        eligibility.noteTime(sent, sent + second,
                             kServerTime + (sent - kStart) + (random() % 2 == 0 ? 0us : second) + step);
        QVERIFY2(why(eligibility, sent + second) == Reason::ClockStepped,
                 qPrintable(QStringLiteral("seed %1").arg(seed)));
    }
}

void TestVoteEligibility::suspensionEnds()
{
    auto eligibility = primary();
    eligibility.noteTime(kStart, kStart + 1ms, kServerTime);
    eligibility.noteTime(kStart + 1s, kStart + 1001ms, kServerTime + 1h);
    const Instant end = kStart + 1001ms + kAway;
    QVERIFY(why(eligibility, end - 1us) == Reason::ClockStepped);
    QVERIFY(!eligibility.refusal(end, kLongest));
    QVERIFY(!eligibility.refusal(end + 24h, kLongest));
    // and may come again
    eligibility.noteConnected();
    eligibility.noteIdentity("b", Role::Primary, kOld, end + 1s);
    QVERIFY(why(eligibility, end + 1s) == Reason::Restarted);
    QVERIFY(!eligibility.refusal(end + 1s + kAway, kLongest));
}

void TestVoteEligibility::s16_stepWhileItWasDownIsSeenWhereKeysWereKept()
{
    for (const bool keepsData : {true, false}) {
        VoteEligibility node = primary(keepsData ? Trust::Data : Trust::OldProcesses);
        node.noteTime(kStart, kStart + 1ms, kServerTime);
        node.noteConnected();
        node.noteIdentity("b", Role::Primary, kOld, kStart + 2s);
        node.noteTime(kStart + 3s, kStart + 3s + 1ms, kServerTime + 63s);
        // The keys that it kept have ended early. One that forgot them may be another machine, and has none that is
        // older.
        QVERIFY(why(node, kStart + 4s) == (keepsData ? Reason::ClockStepped : Reason::Restarted));
        QVERIFY(!why(node, kStart + 3s + 1ms + kAway));
    }
}

LOCKSCOPE_TEST(QCoreApplication, TestVoteEligibility)
#include "tst_voteeligibility.moc"
