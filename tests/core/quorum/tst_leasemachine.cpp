#include <lockscope/core/quorum/leasemachine.h>

#include <QTest>

using namespace Lockscope;
using namespace std::chrono_literals;

namespace {

using Kind = LeaseMachine::Step::Kind;

constexpr Instant kStart{1h};
constexpr Millis kTtl{3000};

LeaseOptions threeNodes()
{
    return {.nodes = 3, .ttl = kTtl, .nodeTimeout = 100ms, .acquiredAt = kStart, .validUntil = validityEnd(kStart, kTtl)};
}

LeaseOptions holdingFor(Millis longest)
{
    LeaseOptions options = threeNodes();
    options.longestHold = longest;
    return options;
}

int count(const std::vector<LeaseMachine::Step> &steps, Kind kind)
{
    return static_cast<int>(std::count_if(steps.begin(), steps.end(), [kind](const auto &step) { return step.kind == kind; }));
}

} // namespace

class TestLeaseMachine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void renewsAtAThird();
    void aSilentQuorumLosesItAtTheEndOfValidity();
    void refusalsOfAMajorityLoseIt();
    void nothingIsSentAfterTheRelease();
    void aMissingKeyIsHealed();
    void healsCountForWhenKeysAreGone();
    void theLongestHoldLeavesDriftForItsLastTtls();
    void theLongestHoldIsToldAsSuch();
    void healsDoNotOutlastTheLongestHold();
};

void TestLeaseMachine::renewsAtAThird()
{
    LeaseMachine lease(threeNodes());
    lease.start(kStart);
    QVERIFY(lease.wakeAt() == kStart + kTtl / 3);
    const Instant now = kStart + kTtl / 3;
    lease.onTime(now);
    QCOMPARE(count(lease.takeSteps(), Kind::SendRenew), 3);
    lease.onVote(1, 0, ExtendVote::Renewed, now + 1ms);
    QVERIFY(lease.validUntil() == validityEnd(kStart, kTtl));
    lease.onVote(1, 2, ExtendVote::Renewed, now + 2ms);
    QCOMPARE(count(lease.takeSteps(), Kind::Renewed), 1);
    QVERIFY(lease.validUntil() == validityEnd(now, kTtl)); // from the round's start
    QVERIFY(lease.wakeAt() == now + 2ms + kTtl / 3);
}

void TestLeaseMachine::aSilentQuorumLosesItAtTheEndOfValidity()
{
    LeaseMachine lease(threeNodes());
    lease.start(kStart);
    int rounds = 0;
    while (lease.state() == LeaseMachine::State::Held) {
        lease.onTime(*lease.wakeAt());
        rounds += count(lease.takeSteps(), Kind::SendRenew) / 3;
    }
    QVERIFY(rounds > 3);
    QVERIFY(lease.lossReason() == LeaseMachine::LossReason::Expired);
    QVERIFY(lease.validUntil() == validityEnd(kStart, kTtl));
    QVERIFY(!lease.wakeAt());
    QVERIFY(!lease.renewNow(kStart + 10s));
}

void TestLeaseMachine::refusalsOfAMajorityLoseIt()
{
    LeaseMachine lease(threeNodes());
    lease.start(kStart);
    QVERIFY(lease.renewNow(kStart + 10ms));
    (void)lease.takeSteps();
    lease.onVote(1, 0, ExtendVote::Foreign, kStart + 11ms);
    QVERIFY(lease.takeSteps().empty());
    lease.onVote(1, 1, ExtendVote::Absent, kStart + 12ms);
    QCOMPARE(count(lease.takeSteps(), Kind::Lost), 1);
    QVERIFY(lease.lossReason() == LeaseMachine::LossReason::Refused);
    lease.onVote(1, 2, ExtendVote::Renewed, kStart + 13ms);
    QVERIFY(lease.takeSteps().empty());
}

void TestLeaseMachine::nothingIsSentAfterTheRelease()
{
    LeaseMachine lease(threeNodes());
    lease.start(kStart);
    QVERIFY(lease.renewNow(kStart));
    (void)lease.takeSteps();
    lease.release();
    QVERIFY(!lease.wakeAt());
    for (int node = 0; node < 3; ++node)
        lease.onVote(1, node, node == 2 ? ExtendVote::Absent : ExtendVote::Renewed, kStart + 1ms);
    lease.onTime(kStart + kTtl / 3);
    QVERIFY(!lease.renewNow(kStart + 2ms));
    QVERIFY(lease.takeSteps().empty());
}

void TestLeaseMachine::aMissingKeyIsHealed()
{
    LeaseMachine lease(threeNodes());
    lease.start(kStart);
    QVERIFY(lease.renewNow(kStart));
    (void)lease.takeSteps();
    lease.onVote(1, 1, ExtendVote::Absent, kStart + 1ms);
    lease.onVote(1, 0, ExtendVote::Renewed, kStart + 1ms);
    lease.onVote(1, 2, ExtendVote::Renewed, kStart + 1ms);
    const auto steps = lease.takeSteps();
    QCOMPARE(count(steps, Kind::SendHeal), 1);
    QCOMPARE(steps.front().node, 1);
    QVERIFY(steps.front().ttl == kTtl);
}

void TestLeaseMachine::healsCountForWhenKeysAreGone()
{
    LeaseMachine lease(threeNodes());
    lease.start(kStart);
    QVERIFY(lease.renewNow(kStart));
    lease.onVote(1, 0, ExtendVote::Renewed, kStart + 1ms);
    lease.onVote(1, 1, ExtendVote::Renewed, kStart + 1ms);
    QVERIFY(lease.keysGoneAt() == kStart + kTtl + driftAllowance(kTtl));
    // A late answer: what heals it is asked for now, and lives from now on.
    const Instant late = kStart + 90ms;
    lease.onVote(1, 2, ExtendVote::Absent, late);
    QCOMPARE(count(lease.takeSteps(), Kind::SendHeal), 1);
    QVERIFY(lease.keysGoneAt() == late + kTtl + driftAllowance(kTtl));
}

void TestLeaseMachine::theLongestHoldLeavesDriftForItsLastTtls()
{
    // Each round asks for a TTL that ends with the longest hold. A node whose clock is fast by 1 % ends it earlier, also
    // where the round's answers are lost: what was promised before must hold.
    for (const Millis longest : {Millis(2000), Millis(3010), Millis(4000)}) {
        const Instant end = kStart + longest;
        LeaseMachine lease(holdingFor(longest));
        lease.start(kStart);
        while (lease.state() == LeaseMachine::State::Held) {
            const Instant now = *lease.wakeAt();
            lease.onTime(now);
            const auto steps = lease.takeSteps();
            for (const auto &step : steps) {
                if (step.kind != Kind::SendRenew)
                    continue;
                QVERIFY(now + step.ttl <= end);
                QVERIFY(lease.validUntil() <= now + Micros(step.ttl) * 99 / 100);
            }
            if (lease.round() == 2) { // this one is answered
                for (int node = 0; node < 3; ++node)
                    lease.onVote(2, node, ExtendVote::Renewed, now + 1ms);
            }
        }
        QVERIFY(lease.round() >= 2);
        QVERIFY(lease.validUntil() < end);
        QVERIFY(lease.validUntil() >= end - driftAllowance(std::min(longest, kTtl)) - 1ms);
    }
}

void TestLeaseMachine::theLongestHoldIsToldAsSuch()
{
    for (const Millis longest : {Millis(400), Millis(3000), Millis(9000)}) {
        LeaseMachine lease(holdingFor(longest));
        lease.start(kStart);
        quint64 answered = 0;
        while (lease.state() == LeaseMachine::State::Held) {
            const Instant now = *lease.wakeAt();
            lease.onTime(now);
            (void)lease.takeSteps();
            if (lease.round() > answered) {
                answered = lease.round();
                for (int node = 0; node < 3; ++node)
                    lease.onVote(answered, node, ExtendVote::Renewed, now);
            }
        }
        QVERIFY(lease.lossReason() == LeaseMachine::LossReason::LongestHold);
        QVERIFY(lease.validUntil() >= kStart + longest - driftAllowance(std::min(longest, kTtl)));
    }
}

void TestLeaseMachine::healsDoNotOutlastTheLongestHold()
{
    LeaseMachine lease(holdingFor(4000ms));
    lease.start(kStart);
    const Instant now = kStart + 2000ms;
    QVERIFY(lease.renewNow(now));
    lease.onVote(1, 0, ExtendVote::Renewed, now);
    lease.onVote(1, 1, ExtendVote::Renewed, now);
    (void)lease.takeSteps();
    lease.onVote(1, 2, ExtendVote::Absent, now + 80ms);
    const auto steps = lease.takeSteps();
    QCOMPARE(count(steps, Kind::SendHeal), 1);
    QVERIFY(steps.front().ttl == 1920ms);
    // Nothing is left of the hold: no TTL that would be none is sent.
    lease.onVote(1, 2, ExtendVote::Absent, now + 1995ms);
    QCOMPARE(count(lease.takeSteps(), Kind::SendHeal), 0);
}

QTEST_APPLESS_MAIN(TestLeaseMachine)
#include "tst_leasemachine.moc"
