#include "fixtures/testprogram.h"
#include "start.h"

#include <lockscope/core/quorum/leasemachine.h>

#include <map>
#include <numeric>
#include <random>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

using StepKind = LeaseMachine::Step::Kind;
using Loss = LeaseMachine::LossReason;
using State = LeaseMachine::State;
using LeaseStep = LeaseMachine::Step;

constexpr Millis kTtl{9000};
constexpr Millis kNodeTimeout{500};

LeaseOptions usual(int nodes = 3)
{
    return {.nodes = nodes,
            .ttl = kTtl,
            .nodeTimeout = kNodeTimeout,
            .acquiredAt = kStart,
            .validUntil = validityEnd(kStart, kTtl)};
}

constexpr Millis kShortTtl{3000};

LeaseOptions holdingFor(Millis longest)
{
    return {.nodes = 3,
            .ttl = kShortTtl,
            .nodeTimeout = 100ms,
            .longestHold = longest,
            .acquiredAt = kStart,
            .validUntil = validityEnd(kStart, kShortTtl)};
}

LeaseMachine started(const LeaseOptions &options = usual())
{
    LeaseMachine machine(options);
    machine.start(options.acquiredAt);
    return machine;
}

int count(const std::vector<LeaseStep> &steps, StepKind kind)
{
    return static_cast<int>(
        std::count_if(steps.begin(), steps.end(), [kind](const LeaseStep &step) { return step.kind == kind; }));
}

std::vector<int> nodesOf(const std::vector<LeaseStep> &steps, StepKind kind)
{
    std::vector<int> nodes;
    for (const auto &step : steps) {
        if (step.kind == kind)
            nodes.push_back(step.node);
    }
    return nodes;
}

/// A round is begun at `now`, and these are the answers of the first nodes.
std::vector<LeaseStep> round(LeaseMachine &machine, Instant now, const std::vector<ExtendVote> &votes)
{
    (void)machine.renewNow(now);
    (void)machine.takeSteps();
    for (size_t node = 0; node < votes.size(); ++node)
        machine.onVote(machine.round(), static_cast<int>(node), votes[node], now);
    return machine.takeSteps();
}

} // namespace

class TestLeaseMachine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s8_noTtlBelowTheShortest();
    void s11_healsCountForWhenKeysAreGone();
    void l5_theLongestHoldLeavesDriftForItsLastTtls();
    void l5_theLongestHoldIsToldAsSuch();
    void l5_healsDoNotOutlastTheLongestHold();
    void renewsAtAThirdOfTheTtl();
    void l8_slowNodesDoNotDelayTheNextRenewal();
    void l5_noRenewalUnlessAskedFor();
    void l5_renewalsAreStoppedAndGoOn();
    void s8_validityMovesWithAQuorumAndFromTheRoundsStart();
    void everyVoteVector_data();
    void everyVoteVector();
    void l3_silentNodesEndTheRound();
    void l8_triesAgainAfterTooFew();
    void l6_healsNodesThatLackTheKey();
    void l6_healsAlsoForAnAnswerThatCameLate();
    void l6_healsWhenTooFewAnswered();
    void l6_neverHealsAfterTheEnd();
    void renewNowDuringARound();
    void answersOfOtherRoundsAreIgnored();
    void s9_lossIsSticky();
    void s9_lostNoLaterThanItsValidity();
    void s9_lostAfterAJumpOfTime();
    void l5_longestHoldEndsIt_data();
    void l5_longestHoldEndsIt();
    void s8_noTtlThatWouldDeleteTheKey();
    void s12_releaseStopsEverything_data();
    void s12_releaseStopsEverything();
    void s11_keysGoneAtCoversWhatWasSent();
    void s1_aQuorumCarriesItAsLongAsItIsValid();
};

void TestLeaseMachine::renewsAtAThirdOfTheTtl()
{
    auto machine = started();
    QVERIFY(machine.state() == State::Held);
    QVERIFY(machine.validUntil() == kStart + 9000ms - 92ms);
    Instant due = kStart + 3s;
    for (quint64 turn = 1; turn <= 5; ++turn) {
        QVERIFY(machine.wakeAt() == due);
        machine.onTime(due - 1us);
        QVERIFY(machine.takeSteps().empty());
        machine.onTime(due);
        const auto steps = machine.takeSteps();
        QCOMPARE(nodesOf(steps, StepKind::SendRenew), (std::vector{0, 1, 2}));
        QCOMPARE(steps.size(), size_t(3));
        for (const auto &step : steps) {
            QCOMPARE(step.round, turn);
            QCOMPARE(step.ttl, kTtl);
        }
        QVERIFY(machine.wakeAt() == due + kNodeTimeout);
        for (int node = 0; node < 3; ++node)
            machine.onVote(turn, node, ExtendVote::Renewed, due);
        QVERIFY(machine.validUntil() == validityEnd(due, kTtl));
        QCOMPARE(count(machine.takeSteps(), StepKind::Renewed), 1);
        due += 3s;
    }
}

void TestLeaseMachine::l8_slowNodesDoNotDelayTheNextRenewal()
{
    // The grant took so long that a third of the TTL later it would be over.
    auto options = usual();
    options.nodeTimeout = 7s;
    LeaseMachine machine(options);
    machine.start(kStart + 6500ms);
    QVERIFY(machine.wakeAt() == kStart + 6500ms);
    machine.onTime(kStart + 6500ms);
    QCOMPARE(count(machine.takeSteps(), StepKind::SendRenew), 3);
    for (const int node : {0, 1})
        machine.onVote(1, node, ExtendVote::Renewed, kStart + 8s);
    QVERIFY(machine.validUntil() == validityEnd(kStart + 6500ms, kTtl));
    QVERIFY(machine.wakeAt() == kStart + 9500ms);
    machine.onTime(kStart + 9500ms);
    for (const int node : {0, 1})
        machine.onVote(2, node, ExtendVote::Renewed, kStart + 15s); // slower still: the next one begins at once
    QVERIFY(machine.wakeAt() == kStart + 15s);
}

void TestLeaseMachine::l5_noRenewalUnlessAskedFor()
{
    auto options = usual();
    options.autoRenew = false;
    auto machine = started(options);
    QVERIFY(machine.wakeAt() == machine.validUntil());
    machine.onTime(machine.validUntil() - 1us);
    QVERIFY(machine.takeSteps().empty());
    // by hand it works, and starts no series
    QCOMPARE(count(round(machine, kStart + 1s, {ExtendVote::Renewed, ExtendVote::Renewed}), StepKind::Renewed), 1);
    QVERIFY(machine.wakeAt() == machine.validUntil());
    QCOMPARE(count(round(machine, kStart + 2s, {ExtendVote::Failed, ExtendVote::Failed}), StepKind::NotRenewed), 1);
    QVERIFY(machine.wakeAt() == machine.validUntil());
}

void TestLeaseMachine::l5_renewalsAreStoppedAndGoOn()
{
    auto machine = started();
    QVERIFY(machine.wakeAt() == kStart + 3s);
    machine.setAutoRenew(false, kStart + 1s);
    QVERIFY(machine.wakeAt() == machine.validUntil());
    machine.onTime(kStart + 4s);
    QVERIFY(machine.takeSteps().empty());
    machine.setAutoRenew(true, kStart + 4s); // overdue: at once
    QVERIFY(machine.wakeAt() == kStart + 4s);
    machine.onTime(kStart + 4s);
    QCOMPARE(count(machine.takeSteps(), StepKind::SendRenew), 3);
    // stopped while a round is under way: that one counts, and no other follows
    machine.setAutoRenew(false, kStart + 4s);
    for (const int node : {0, 1})
        machine.onVote(1, node, ExtendVote::Renewed, kStart + 4s);
    QCOMPARE(count(machine.takeSteps(), StepKind::Renewed), 1);
    QVERIFY(machine.wakeAt() == validityEnd(kStart + 4s, kTtl));
    machine.setAutoRenew(true, kStart + 5s); // and goes on from what was granted then
    QVERIFY(machine.wakeAt() == kStart + 7s);
}

void TestLeaseMachine::s8_validityMovesWithAQuorumAndFromTheRoundsStart()
{
    auto machine = started();
    const Instant old = machine.validUntil();
    QVERIFY(machine.renewNow(kStart + 4s));
    machine.onVote(1, 2, ExtendVote::Renewed, kStart + 4100ms);
    QVERIFY(machine.validUntil() == old);
    QVERIFY(machine.isRenewing());
    machine.onVote(1, 0, ExtendVote::Renewed, kStart + 4200ms);
    QVERIFY(!machine.isRenewing());
    QVERIFY(machine.validUntil() == validityEnd(kStart + 4s, kTtl));
}

void TestLeaseMachine::everyVoteVector_data()
{
    QTest::addColumn<int>("nodes");
    for (int n = 1; n <= 5; ++n)
        QTest::addRow("s2, s8, l3: %d nodes", n) << n;
}

void TestLeaseMachine::everyVoteVector()
{
    QFETCH(int, nodes);
    std::vector<int> order(static_cast<size_t>(nodes));
    for (int code = 0; code < 1 << (2 * nodes); ++code) {
        std::iota(order.begin(), order.end(), 0);
        do {
            auto machine = started(usual(nodes));
            QVERIFY(machine.renewNow(kStart + 1s));
            (void)machine.takeSteps();
            std::vector<LeaseStep> steps;
            int renewed = 0;
            int refused = 0;
            int open = nodes;
            std::optional<StepKind> expected;
            std::vector<int> absent;
            for (const int node : order) {
                const auto vote = static_cast<ExtendVote>((code >> (2 * node)) & 3);
                renewed += vote == ExtendVote::Renewed ? 1 : 0;
                refused += vote == ExtendVote::Absent || vote == ExtendVote::Foreign ? 1 : 0;
                --open;
                if (vote == ExtendVote::Absent && expected != StepKind::Lost)
                    absent.push_back(node);
                if (!expected) {
                    if (2 * (nodes - refused) <= nodes)
                        expected = StepKind::Lost;
                    else if (2 * renewed > nodes)
                        expected = StepKind::Renewed;
                    else if (2 * (renewed + open) <= nodes && 2 * (nodes - refused - open) > nodes)
                        expected = StepKind::NotRenewed;
                }
                machine.onVote(1, node, vote, kStart + 1001ms);
                const auto now = machine.takeSteps();
                steps.insert(steps.end(), now.begin(), now.end());
                QCOMPARE(machine.isRenewing(), !expected);
                QVERIFY((machine.state() == State::Lost) == (expected == StepKind::Lost));
            }
            QVERIFY(expected);
            for (const StepKind kind : {StepKind::Renewed, StepKind::NotRenewed, StepKind::Lost})
                QCOMPARE(count(steps, kind), kind == *expected ? 1 : 0);
            QVERIFY(machine.validUntil() == validityEnd(*expected == StepKind::Renewed ? kStart + 1s : kStart, kTtl));
            QVERIFY(machine.lossReason() == (*expected == StepKind::Lost ? Loss::Refused : Loss::None));
            // Every node that lacks the key gets it again, and no other, unless all is lost.
            auto healed = nodesOf(steps, StepKind::SendHeal);
            std::sort(healed.begin(), healed.end());
            std::sort(absent.begin(), absent.end());
            QCOMPARE(healed, *expected == StepKind::Lost ? std::vector<int>() : absent);
        } while (std::next_permutation(order.begin(), order.end()));
    }
}

void TestLeaseMachine::l3_silentNodesEndTheRound()
{
    auto machine = started();
    const Instant old = machine.validUntil();
    QVERIFY(machine.renewNow(kStart + 1s));
    machine.onVote(1, 1, ExtendVote::Renewed, kStart + 1s);
    (void)machine.takeSteps();
    QVERIFY(machine.wakeAt() == kStart + 1s + kNodeTimeout);
    machine.onTime(kStart + 1s + kNodeTimeout - 1us);
    QVERIFY(machine.takeSteps().empty());
    machine.onTime(kStart + 1s + kNodeTimeout);
    QCOMPARE(count(machine.takeSteps(), StepKind::NotRenewed), 1);
    QVERIFY(machine.validUntil() == old);
}

void TestLeaseMachine::l8_triesAgainAfterTooFew()
{
    auto machine = started();
    const Instant old = machine.validUntil();
    Instant now = kStart + 3s;
    machine.onTime(now);
    int rounds = 0;
    // every round fails at once, and validity runs on
    while (now + 1s < old) {
        ++rounds;
        QCOMPARE(machine.takeSteps().size(), size_t(3));
        for (int node = 0; node < 3; ++node)
            machine.onVote(machine.round(), node, ExtendVote::Failed, now);
        QCOMPARE(count(machine.takeSteps(), StepKind::NotRenewed), 1);
        QVERIFY(machine.state() == State::Held);
        QVERIFY(machine.validUntil() == old);
        QVERIFY(machine.wakeAt() == now + 200ms);
        now += 200ms;
        machine.onTime(now);
    }
    QVERIFY(rounds > 20);
    // the nodes are back in time: it goes on as if nothing had been
    for (int node = 0; node < 3; ++node)
        machine.onVote(machine.round(), node, ExtendVote::Renewed, now);
    QVERIFY(machine.validUntil() == validityEnd(now, kTtl));
    QVERIFY(machine.wakeAt() == now + 3s);

    auto brief = usual();
    brief.ttl = 100ms;
    brief.nodeTimeout = 5ms;
    brief.validUntil = validityEnd(kStart, 100ms);
    auto quick = started(brief);
    (void)round(quick, kStart + 33ms, {ExtendVote::Failed, ExtendVote::Failed});
    QVERIFY(quick.wakeAt() == kStart + 43ms); // a tenth of a short TTL
}

void TestLeaseMachine::l6_healsNodesThatLackTheKey()
{
    auto machine = started(usual(5));
    const auto steps = round(
        machine, kStart + 1s,
        {ExtendVote::Absent, ExtendVote::Renewed, ExtendVote::Foreign, ExtendVote::Renewed, ExtendVote::Renewed});
    QCOMPARE(nodesOf(steps, StepKind::SendHeal), std::vector{0});
    QCOMPARE(steps.front().ttl, kTtl);
    QVERIFY(steps.back().kind == StepKind::Renewed);
    // A healed node counts from the next round on: in this one it was no vote.
    auto narrow = started();
    QCOMPARE(count(round(narrow, kStart + 1s, {ExtendVote::Absent, ExtendVote::Renewed, ExtendVote::Failed}),
                   StepKind::Renewed),
             0);
    QVERIFY(narrow.validUntil() == validityEnd(kStart, kTtl));
    QCOMPARE(count(round(narrow, kStart + 2s, {ExtendVote::Renewed, ExtendVote::Renewed, ExtendVote::Failed}),
                   StepKind::Renewed),
             1);
}

void TestLeaseMachine::l6_healsAlsoForAnAnswerThatCameLate()
{
    auto machine = started();
    QCOMPARE(count(round(machine, kStart + 1s, {ExtendVote::Renewed, ExtendVote::Renewed}), StepKind::Renewed), 1);
    machine.onVote(1, 2, ExtendVote::Absent, kStart + 1400ms);
    const auto steps = machine.takeSteps();
    QCOMPARE(nodesOf(steps, StepKind::SendHeal), std::vector{2});
    QCOMPARE(steps.size(), size_t(1));
    machine.onVote(1, 2, ExtendVote::Absent, kStart + 1401ms); // told again
    QVERIFY(machine.takeSteps().empty());
}

void TestLeaseMachine::l6_healsWhenTooFewAnswered()
{
    // One node came back empty, another one is down: without the first, no quorum would ever answer again.
    auto machine = started();
    const auto steps = round(machine, kStart + 1s, {ExtendVote::Renewed, ExtendVote::Absent, ExtendVote::Failed});
    QCOMPARE(count(steps, StepKind::NotRenewed), 1);
    QCOMPARE(nodesOf(steps, StepKind::SendHeal), std::vector{1});
    QVERIFY(machine.validUntil() == validityEnd(kStart, kTtl));
    QCOMPARE(count(round(machine, kStart + 2s, {ExtendVote::Renewed, ExtendVote::Renewed, ExtendVote::Failed}),
                   StepKind::Renewed),
             1);
    QVERIFY(machine.validUntil() == validityEnd(kStart + 2s, kTtl));
}

void TestLeaseMachine::l6_neverHealsAfterTheEnd()
{
    auto lost = started();
    const auto steps = round(lost, kStart + 1s, {ExtendVote::Absent, ExtendVote::Absent, ExtendVote::Absent});
    QCOMPARE(count(steps, StepKind::Lost), 1);
    QCOMPARE(count(steps, StepKind::SendHeal), 0);

    auto expired = started();
    QCOMPARE(count(round(expired, kStart + 8800ms, {ExtendVote::Renewed}), StepKind::Lost), 0);
    expired.onVote(1, 1, ExtendVote::Absent, expired.validUntil());
    QVERIFY(expired.state() == State::Lost);
    QVERIFY(expired.lossReason() == Loss::Expired);
    QCOMPARE(count(expired.takeSteps(), StepKind::SendHeal), 0);

    auto late = started();
    QVERIFY(late.renewNow(late.validUntil() - 5s));
    late.onVote(1, 0, ExtendVote::Failed, late.validUntil() - 5s);
    late.onVote(1, 1, ExtendVote::Failed, late.validUntil() - 5s);
    (void)late.takeSteps();
    late.onVote(1, 2, ExtendVote::Absent, late.validUntil()); // after the round, and after the end
    QVERIFY(late.state() == State::Lost);
    QCOMPARE(count(late.takeSteps(), StepKind::SendHeal), 0);
}

void TestLeaseMachine::renewNowDuringARound()
{
    auto machine = started();
    QVERIFY(machine.renewNow(kStart + 1s));
    (void)machine.takeSteps();
    QVERIFY(machine.renewNow(kStart + 1100ms)); // the one under way will do
    QVERIFY(machine.takeSteps().empty());
    QCOMPARE(machine.round(), quint64(1));
    // asked for just when the round under way is overdue: a new one begins
    QVERIFY(machine.renewNow(kStart + 1s + kNodeTimeout));
    const auto steps = machine.takeSteps();
    QCOMPARE(count(steps, StepKind::NotRenewed), 1);
    QCOMPARE(nodesOf(steps, StepKind::SendRenew), (std::vector{0, 1, 2}));
    QCOMPARE(machine.round(), quint64(2));
}

void TestLeaseMachine::answersOfOtherRoundsAreIgnored()
{
    auto machine = started();
    (void)round(machine, kStart + 1s, {ExtendVote::Renewed, ExtendVote::Failed, ExtendVote::Failed});
    QVERIFY(machine.renewNow(kStart + 2s));
    (void)machine.takeSteps();
    machine.onVote(1, 1, ExtendVote::Renewed, kStart + 2s);
    machine.onVote(1, 2, ExtendVote::Absent, kStart + 2s);
    machine.onVote(3, 2, ExtendVote::Renewed, kStart + 2s);
    machine.onVote(2, 0, ExtendVote::Renewed, kStart + 2s);
    machine.onVote(2, 0, ExtendVote::Renewed, kStart + 2s); // once is once
    QVERIFY(machine.isRenewing());
    QVERIFY(machine.takeSteps().empty());
}

void TestLeaseMachine::s9_lossIsSticky()
{
    for (const bool byTime : {true, false}) {
        auto machine = started();
        if (byTime)
            machine.onTime(machine.validUntil());
        else
            (void)round(machine, kStart + 1s, {ExtendVote::Foreign, ExtendVote::Renewed, ExtendVote::Absent});
        QVERIFY(machine.state() == State::Lost);
        const Instant end = machine.validUntil();
        const quint64 rounds = machine.round();
        (void)machine.takeSteps();
        QVERIFY(!machine.wakeAt());
        QVERIFY(!machine.renewNow(kStart + 2s));
        for (int node = 0; node < 3; ++node) {
            machine.onVote(rounds, node, ExtendVote::Renewed, kStart + 2s);
            machine.onVote(rounds + 1, node, ExtendVote::Renewed, kStart + 2s);
        }
        machine.onTime(kStart + 1h);
        machine.release();
        QVERIFY(machine.state() == State::Lost);
        QVERIFY(machine.validUntil() == end);
        QCOMPARE(machine.round(), rounds);
        QVERIFY(machine.takeSteps().empty());
    }
}

void TestLeaseMachine::s9_lostNoLaterThanItsValidity()
{
    auto machine = started();
    QVERIFY(machine.renewNow(machine.validUntil() - 1us));
    (void)machine.takeSteps();
    QVERIFY(machine.wakeAt() == machine.validUntil()); // not at the end of the round, which is later
    machine.onTime(machine.validUntil() - 1us);
    QVERIFY(machine.state() == State::Held);
    machine.onTime(machine.validUntil());
    QVERIFY(machine.state() == State::Lost);
    QVERIFY(machine.lossReason() == Loss::Expired);
    const auto steps = machine.takeSteps();
    QCOMPARE(steps.size(), size_t(1));
    QVERIFY(steps.front().kind == StepKind::Lost);

    // the quorum's last word came at the very end
    auto late = started();
    QVERIFY(late.renewNow(late.validUntil() - 1us));
    const Instant end = late.validUntil();
    late.onVote(1, 0, ExtendVote::Renewed, end - 1us);
    late.onVote(1, 1, ExtendVote::Renewed, end);
    QVERIFY(late.state() == State::Lost);
    QVERIFY(late.lossReason() == Loss::Expired);
    QVERIFY(late.validUntil() == end);
}

void TestLeaseMachine::s9_lostAfterAJumpOfTime()
{
    // The process was stopped, or the machine slept: whoever calls first, it is lost, and nothing is sent.
    for (const int caller : {0, 1, 2}) {
        for (const bool inARound : {false, true}) {
            auto machine = started();
            if (inARound) {
                QVERIFY(machine.renewNow(kStart + 1s));
                machine.onVote(1, 0, ExtendVote::Renewed, kStart + 1s);
            }
            (void)machine.takeSteps();
            const Instant later = kStart + 24h;
            if (caller == 0)
                machine.onTime(later);
            else if (caller == 1)
                QVERIFY(!machine.renewNow(later));
            else if (inARound)
                machine.onVote(1, 1, ExtendVote::Renewed, later);
            else
                continue;
            QVERIFY(machine.state() == State::Lost);
            QVERIFY(machine.lossReason() == Loss::Expired);
            const auto steps = machine.takeSteps();
            QCOMPARE(steps.size(), size_t(1));
            QVERIFY(steps.front().kind == StepKind::Lost);
        }
    }
}

void TestLeaseMachine::l5_longestHoldEndsIt_data()
{
    QTest::addColumn<int>("holdMs");
    QTest::addColumn<bool>("autoRenew");
    QTest::newRow("shorter than the TTL") << 2000 << true;
    QTest::newRow("shorter than the TTL, never renewed") << 2000 << false;
    QTest::newRow("as long as the TTL") << 9000 << true;
    QTest::newRow("several TTLs") << 25'000 << true;
    QTest::newRow("several TTLs and a bit less than one renewal") << 32'999 << true;
}

void TestLeaseMachine::l5_longestHoldEndsIt()
{
    QFETCH(int, holdMs);
    QFETCH(bool, autoRenew);
    auto options = usual();
    options.longestHold = Millis(holdMs);
    options.autoRenew = autoRenew;
    auto machine = started(options);
    const Instant end = kStart + Millis(holdMs);
    Instant now = kStart;
    Millis last = kTtl;
    while (machine.state() == State::Held) {
        QVERIFY(machine.validUntil() <= end);
        QVERIFY(machine.wakeAt() && *machine.wakeAt() > now);
        now = *machine.wakeAt();
        machine.onTime(now);
        const auto steps = machine.takeSteps();
        for (const auto &step : steps) {
            if (step.kind != StepKind::SendRenew)
                continue;
            QVERIFY(step.ttl <= last);
            QVERIFY(now + step.ttl <= end || step.ttl == kTtl);
            last = step.ttl;
            machine.onVote(step.round, step.node, ExtendVote::Renewed, now);
        }
    }
    QVERIFY(now <= end);
    QVERIFY(now >= end - 200ms); // it was used up, but for the drift
    QVERIFY(machine.lossReason() == Loss::LongestHold);
    QVERIFY(!machine.renewNow(now));
}

void TestLeaseMachine::s8_noTtlThatWouldDeleteTheKey()
{
    // However the moments fall: no TTL below the shortest is sent, and none that outlives the longest hold.
    for (int holdMs = 10; holdMs < 600; ++holdMs) {
        for (const int step : {1, 3, 7, 13}) {
            auto options = usual();
            options.ttl = 300ms;
            options.nodeTimeout = 5ms;
            options.validUntil = validityEnd(kStart, 300ms);
            options.longestHold = Millis(holdMs);
            auto machine = started(options);
            for (Instant now = kStart; now < kStart + 700ms && machine.state() == State::Held; now += Millis(step)) {
                machine.onTime(now);
                const bool renewing = machine.renewNow(now);
                QVERIFY(!renewing || machine.isRenewing());
                const auto steps = machine.takeSteps();
                for (const auto &sent : steps) {
                    if (sent.kind != StepKind::SendRenew)
                        continue;
                    QVERIFY(sent.ttl >= kShortestTtl);
                    QVERIFY(now + sent.ttl <= kStart + Millis(holdMs));
                    machine.onVote(sent.round, sent.node, sent.node == 0 ? ExtendVote::Absent : ExtendVote::Renewed,
                                   now);
                }
                const auto healing = machine.takeSteps();
                for (const auto &sent : healing)
                    QVERIFY(sent.kind != StepKind::SendHeal || sent.ttl >= kShortestTtl);
            }
            QVERIFY(machine.state() == State::Lost);
        }
    }
}

void TestLeaseMachine::s12_releaseStopsEverything_data()
{
    QTest::addColumn<int>("point");
    QTest::newRow("held and quiet") << 0;
    QTest::newRow("a renewal has begun and was not sent yet") << 1;
    QTest::newRow("a renewal is awaited") << 2;
    QTest::newRow("a quorum renewed, one answer is missing") << 3;
    QTest::newRow("a renewal is to be tried again") << 4;
}

void TestLeaseMachine::s12_releaseStopsEverything()
{
    QFETCH(int, point);
    auto machine = started();
    if (point >= 1)
        QVERIFY(machine.renewNow(kStart + 3s));
    if (point >= 2)
        (void)machine.takeSteps();
    if (point >= 3) {
        const ExtendVote vote = point == 3 ? ExtendVote::Renewed : ExtendVote::Failed;
        machine.onVote(1, 0, vote, kStart + 3s);
        machine.onVote(1, 1, vote, kStart + 3s);
    }
    machine.release();
    QVERIFY(machine.state() == State::Released);
    QVERIFY(machine.lossReason() == Loss::None);
    QVERIFY(machine.takeSteps().empty());
    QVERIFY(!machine.wakeAt());
    QVERIFY(!machine.renewNow(kStart + 4s));
    for (int node = 0; node < 3; ++node)
        machine.onVote(machine.round(), node, ExtendVote::Absent, kStart + 4s);
    machine.onTime(kStart + 6s);
    machine.onTime(kStart + 1h);
    machine.release();
    QVERIFY(machine.state() == State::Released);
    QVERIFY(machine.takeSteps().empty());
}

void TestLeaseMachine::s11_keysGoneAtCoversWhatWasSent()
{
    auto machine = started();
    QVERIFY(machine.keysGoneAt() == kStart + kTtl + driftAllowance(kTtl));
    // a renewal counts when it is sent, confirmed or not
    (void)round(machine, kStart + 4s, {ExtendVote::Failed, ExtendVote::Failed, ExtendVote::Failed});
    QVERIFY(machine.keysGoneAt() == kStart + 4s + kTtl + driftAllowance(kTtl));
    // and so does a healing, which may come later
    QVERIFY(machine.renewNow(kStart + 5s));
    for (const int node : {0, 1})
        machine.onVote(machine.round(), node, ExtendVote::Renewed, kStart + 5s);
    machine.onVote(machine.round(), 2, ExtendVote::Absent, kStart + 5400ms);
    QVERIFY(machine.keysGoneAt() == kStart + 5400ms + kTtl + driftAllowance(kTtl));
}

void TestLeaseMachine::s1_aQuorumCarriesItAsLongAsItIsValid()
{
    // Nodes that keep their data, messages that come late or never, clocks that run 1 % fast: whatever the order of
    // events, until its validity ends more than half of the nodes carry the token.
    for (unsigned seed = 0; seed < 400; ++seed) {
        std::mt19937 random(seed);
        const auto upTo
            = [&random](int most) { return static_cast<int>(random() % (static_cast<unsigned>(most) + 1)); };
        const int nodes = 1 + upTo(4);
        auto options = usual(nodes);
        options.ttl = Millis(100 + upTo(900));
        options.nodeTimeout = options.ttl / (3 + upTo(20));
        options.validUntil = validityEnd(kStart, options.ttl);
        LeaseMachine machine(options);
        const auto keptFor = [](Millis ttl) { return Micros(ttl) * 100 / 101; };
        std::vector<Instant> goneAt;
        for (int node = 0; node < nodes; ++node)
            goneAt.push_back(node < quorumOf(nodes) ? kStart + keptFor(options.ttl)
                                                    : kStart); // the rest was not granted
        struct Message
        {
            LeaseStep step;
            bool arrived = false;
        };
        std::multimap<Instant, Message> onTheirWay;
        Instant now = kStart + Millis(upTo(50));
        machine.start(now);
        for (int event = 0; event < 300 && machine.state() == State::Held; ++event) {
            const auto steps = machine.takeSteps();
            for (const auto &step : steps) {
                if ((step.kind == StepKind::SendRenew || step.kind == StepKind::SendHeal) && upTo(9) > 2)
                    onTheirWay.emplace(now + Millis(upTo(static_cast<int>(options.ttl.count()) / 6)), Message{step});
            }
            if (machine.state() != State::Held)
                break;
            const auto wake = machine.wakeAt();
            QVERIFY(wake);
            if (onTheirWay.empty() || *wake <= onTheirWay.begin()->first) {
                now = std::max(now, *wake + Millis(upTo(3) == 0 ? upTo(80) : 0)); // a busy event loop
                machine.onTime(now);
            } else {
                auto node = onTheirWay.extract(onTheirWay.begin());
                now = std::max(now, node.key());
                auto &[step, arrived] = node.mapped();
                Instant &key = goneAt[static_cast<size_t>(step.node)];
                if (!arrived) {
                    const bool there = key > now;
                    const bool absent = !there && step.kind == StepKind::SendRenew;
                    if (there == (step.kind == StepKind::SendRenew))
                        key = now + keptFor(step.ttl);
                    if (step.kind == StepKind::SendRenew && upTo(9) > 1) { // the answer travels, too
                        node.key() = now + Millis(upTo(20));
                        node.mapped() = {.step = {.kind = absent ? StepKind::SendHeal : StepKind::SendRenew,
                                                  .node = step.node,
                                                  .round = step.round},
                                         .arrived = true};
                        onTheirWay.insert(std::move(node));
                    }
                } else {
                    machine.onVote(step.round, step.node,
                                   step.kind == StepKind::SendHeal ? ExtendVote::Absent : ExtendVote::Renewed, now);
                }
            }
            if (machine.state() == State::Held && now < machine.validUntil()) {
                const auto carrying = std::count_if(goneAt.begin(), goneAt.end(),
                                                    [&](Instant gone) { return gone >= machine.validUntil(); });
                QVERIFY2(carrying >= quorumOf(nodes),
                         qPrintable(QStringLiteral("seed %1, event %2").arg(seed).arg(event)));
            }
        }
    }
}

void TestLeaseMachine::s11_healsCountForWhenKeysAreGone()
{
    LeaseMachine lease(holdingFor(Millis(0)));
    lease.start(kStart);
    QVERIFY(lease.renewNow(kStart));
    lease.onVote(1, 0, ExtendVote::Renewed, kStart + 1ms);
    lease.onVote(1, 1, ExtendVote::Renewed, kStart + 1ms);
    QVERIFY(lease.keysGoneAt() == kStart + kShortTtl + driftAllowance(kShortTtl));
    // A late answer: what heals it is asked for now, and lives from now on.
    const Instant late = kStart + 90ms;
    lease.onVote(1, 2, ExtendVote::Absent, late);
    QCOMPARE(count(lease.takeSteps(), StepKind::SendHeal), 1);
    QVERIFY(lease.keysGoneAt() == late + kShortTtl + driftAllowance(kShortTtl));
}

void TestLeaseMachine::l5_theLongestHoldLeavesDriftForItsLastTtls()
{
    // Each round asks for a TTL that ends with the longest hold. A node whose clock is fast by 1 % ends it earlier,
    // also where the round's answers are lost: what was promised before must hold.
    for (const Millis longest : {Millis(2000), Millis(3010), Millis(4000)}) {
        const Instant end = kStart + longest;
        LeaseMachine lease(holdingFor(longest));
        lease.start(kStart);
        while (lease.state() == LeaseMachine::State::Held) {
            const Instant now = *lease.wakeAt();
            lease.onTime(now);
            const auto steps = lease.takeSteps();
            for (const auto &step : steps) {
                if (step.kind != StepKind::SendRenew)
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
        QVERIFY(lease.validUntil() >= end - driftAllowance(std::min(longest, kShortTtl)) - 1ms);
    }
}

void TestLeaseMachine::l5_theLongestHoldIsToldAsSuch()
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
        QVERIFY(lease.validUntil() >= kStart + longest - driftAllowance(std::min(longest, kShortTtl)));
    }
}

void TestLeaseMachine::l5_healsDoNotOutlastTheLongestHold()
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
    QCOMPARE(count(steps, StepKind::SendHeal), 1);
    QVERIFY(steps.front().ttl == 1920ms);
    // Nothing is left of the hold: no TTL that would be none is sent.
    lease.onVote(1, 2, ExtendVote::Absent, now + 1995ms);
    QCOMPARE(count(lease.takeSteps(), StepKind::SendHeal), 0);
}

/// Little is left of the longest hold, and it is still valid: a TTL so short would delete the key, or nearly.
void TestLeaseMachine::s8_noTtlBelowTheShortest()
{
    LeaseMachine machine({.nodes = 1,
                          .ttl = 30ms,
                          .nodeTimeout = 5ms,
                          .longestHold = 35ms,
                          .acquiredAt = kStart,
                          .validUntil = validityEnd(kStart, 30ms)});
    machine.start(kStart);
    while (const auto at = machine.wakeAt()) {
        machine.onTime(*at);
        const auto steps = machine.takeSteps();
        for (const auto &step : steps) {
            if (step.kind != StepKind::SendRenew)
                continue;
            QVERIFY(step.ttl >= kShortestTtl);
            machine.onVote(step.round, step.node, ExtendVote::Renewed, *at);
        }
    }
    QVERIFY(machine.lossReason() == Loss::LongestHold);
}

LOCKSCOPE_TEST(QCoreApplication, TestLeaseMachine)
#include "tst_leasemachine.moc"
