#include "fixtures/testprogram.h"
#include "start.h"

#include <lockscope/core/quorum/acquiremachine.h>

#include <numeric>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

using AcquireOutcome = AcquireMachine::Outcome;
using AcquireStep = AcquireMachine::Step;

int count(const std::vector<AcquireStep> &steps, AcquireStep::Kind kind, int attempt)
{
    return static_cast<int>(std::count_if(steps.begin(), steps.end(), [&](const AcquireStep &step) {
        return step.kind == kind && step.attempt == attempt;
    }));
}

std::vector<int> nodesOf(const std::vector<AcquireStep> &steps, AcquireStep::Kind kind)
{
    std::vector<int> nodes;
    for (const auto &step : steps) {
        if (step.kind == kind)
            nodes.push_back(step.node);
    }
    return nodes;
}

int noRandom(int)
{
    return 0;
}

/// What the rules say of the votes that came so far; nothing while it is open.
std::optional<AcquireOutcome> ruling(int nodes, const std::vector<std::optional<AcquireVote>> &votes)
{
    int granted = 0;
    int held = 0;
    int misconfigured = 0;
    int open = 0;
    for (const auto &vote : votes) {
        granted += vote == AcquireVote::Granted ? 1 : 0;
        held += vote == AcquireVote::Held ? 1 : 0;
        misconfigured += vote == AcquireVote::Misconfigured ? 1 : 0;
        open += vote ? 0 : 1;
    }
    if (2 * granted > nodes)
        return AcquireOutcome::Granted;
    if (2 * (granted + open) > nodes)
        return std::nullopt;
    // However often it is tried again, no majority can come of the others.
    if (2 * (nodes - misconfigured) <= nodes)
        return AcquireOutcome::Misconfigured;
    return held > 0 ? AcquireOutcome::Conflict : AcquireOutcome::NoQuorum;
}

} // namespace

class TestAcquireMachine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quorumIsAMajorityOfTheConfigured();
    void arithmetic();
    void everyVoteVectorEnds_data();
    void everyVoteVectorEnds();
    void evenTieEndsAtOnce();
    void silenceEndsAtTheNodeTimeout();
    void grantIsCheckedWhenItIsGranted_data();
    void grantIsCheckedWhenItIsGranted();
    void eachAttemptStartsAfresh();
    void failedAttemptReleasesAllThatMayHaveSetIt();
    void lateVotesAreIgnored();
    void repeatedVotesCountOnce();
    void cancelAtEachPoint();
    void waitBounds_data();
    void waitBounds();
    void l4_retryPauseIsWithinItsBounds();
    void l3_lastAttemptBeginsWhenTheWaitIsOver();
    void misconfiguredEndsAtOnce();
    void aFewMisconfiguredNodesAreTriedAgain();
    void wakeEndsAPause();
    void wakeNeverProlongsAPause();
    void wokenClientsComeBackApart();
    void wakeDuringAnAttemptCutsItsPauseShort();
    void wakeOutsideAPauseSendsNothing();
    void pauseMayBeSetAnew();
    void startAfterCancelDoesNothing();
};

void TestAcquireMachine::quorumIsAMajorityOfTheConfigured()
{
    const std::vector<int> expected{1, 2, 2, 3, 3, 4, 4, 5, 5};
    for (int n = 1; n <= 9; ++n)
        QCOMPARE(quorumOf(n), expected.at(static_cast<size_t>(n - 1)));
}

void TestAcquireMachine::arithmetic()
{
    QCOMPARE(driftAllowance(30s).count(), Micros(302ms).count());
    QCOMPARE(driftAllowance(10ms).count(), Micros(2100us).count());
    QCOMPARE((validityEnd(kStart, 30s) - kStart).count(), Micros(29698ms).count());
    QCOMPARE(defaultNodeTimeout(10ms).count(), 5);
    QCOMPARE(defaultNodeTimeout(2s).count(), 100);
    QCOMPARE(defaultNodeTimeout(1h).count(), 1000);
    QCOMPARE(floorMillis(-1us).count(), -1);
    QCOMPARE(floorMillis(1999us).count(), 1);
}

void TestAcquireMachine::everyVoteVectorEnds_data()
{
    QTest::addColumn<int>("nodes");
    for (int n = 1; n <= 5; ++n)
        QTest::addRow("s2, l3: %d nodes", n) << n;
}

void TestAcquireMachine::everyVoteVectorEnds()
{
    QFETCH(int, nodes);
    int vectors = 1;
    for (int node = 0; node < nodes; ++node)
        vectors *= 5;
    std::vector<int> order(static_cast<size_t>(nodes));
    for (int code = 0; code < vectors; ++code) {
        std::iota(order.begin(), order.end(), 0);
        do {
            AcquireMachine machine({.nodes = nodes, .ttl = 10s}, noRandom);
            machine.start(kStart);
            std::vector<std::optional<AcquireVote>> votes(static_cast<size_t>(nodes));
            std::optional<AcquireOutcome> expected;
            std::vector<AcquireVote> cast;
            for (int node = 0, rest = code; node < nodes; ++node, rest /= 5)
                cast.push_back(static_cast<AcquireVote>(rest % 5));
            for (const int node : order) {
                const AcquireVote vote = cast[static_cast<size_t>(node)];
                if (!expected) {
                    votes[static_cast<size_t>(node)] = vote;
                    expected = ruling(nodes, votes);
                }
                machine.onVote(1, node, vote, kStart + 1ms);
                // Decided exactly when it is certain, and never again.
                QVERIFY(machine.outcome() == expected.value_or(AcquireOutcome::Pending));
            }
            QVERIFY(machine.isDone());
            const auto steps = machine.takeSteps();
            QCOMPARE(count(steps, AcquireStep::Kind::Done, 1), 1);
            QCOMPARE(count(steps, AcquireStep::Kind::SendAcquire, 1), nodes);
            // all that may have set it, and nobody else
            const auto maybeSet = std::count_if(votes.begin(), votes.end(), [](const auto &vote) {
                return vote != AcquireVote::Held && vote != AcquireVote::Failed;
            });
            QCOMPARE(count(steps, AcquireStep::Kind::SendRelease, 1),
                     machine.outcome() == AcquireOutcome::Granted ? 0 : static_cast<int>(maybeSet));
        } while (std::next_permutation(order.begin(), order.end()));
    }
}

void TestAcquireMachine::evenTieEndsAtOnce()
{
    for (const int nodes : {2, 4, 6, 8}) {
        AcquireMachine machine({.nodes = nodes}, noRandom);
        machine.start(kStart);
        for (int node = 0; node < nodes; ++node)
            machine.onVote(1, node, node % 2 == 0 ? AcquireVote::Granted : AcquireVote::Held, kStart);
        QVERIFY(machine.outcome() == AcquireOutcome::Conflict);
    }
}

void TestAcquireMachine::silenceEndsAtTheNodeTimeout()
{
    AcquireMachine machine({.nodes = 3, .nodeTimeout = 100ms}, noRandom);
    machine.start(kStart);
    const auto steps = machine.takeSteps();
    QCOMPARE(nodesOf(steps, AcquireStep::Kind::SendAcquire), (std::vector{0, 1, 2}));
    QVERIFY(steps.back().kind == AcquireStep::Kind::WakeAt);
    QVERIFY(steps.back().at == kStart + 100ms);
    machine.onVote(1, 0, AcquireVote::Granted, kStart + 1ms);
    machine.onTime(kStart + 99ms);
    QVERIFY(!machine.isDone());
    machine.onTime(kStart + 100ms);
    QVERIFY(machine.outcome() == AcquireOutcome::NoQuorum);
    QVERIFY(machine.votes().at(1) == AcquireVote::Ambiguous);
    // a silent node may have set the key: it is released as well
    QCOMPARE(nodesOf(machine.takeSteps(), AcquireStep::Kind::SendRelease), (std::vector{0, 1, 2}));
}

void TestAcquireMachine::grantIsCheckedWhenItIsGranted_data()
{
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<qint64>("minValidity");
    QTest::addColumn<bool>("granted");
    // TTL 1000 ms, drift 12 ms: valid until 988 ms after the start
    QTest::newRow("at once") << qint64(0) << qint64(1) << true;
    QTest::newRow("with just the least validity left") << qint64(987000) << qint64(1) << true;
    QTest::newRow("with a microsecond less") << qint64(987001) << qint64(1) << false;
    QTest::newRow("the last moment, when none is asked for") << qint64(987999) << qint64(0) << true;
    QTest::newRow("at the end of validity") << qint64(988000) << qint64(0) << false;
    QTest::newRow("after it") << qint64(2000000) << qint64(0) << false;
    QTest::newRow("too little for the caller") << qint64(500000) << qint64(600) << false;
}

void TestAcquireMachine::grantIsCheckedWhenItIsGranted()
{
    QFETCH(qint64, micros);
    QFETCH(qint64, minValidity);
    QFETCH(bool, granted);
    AcquireMachine machine({.nodes = 3, .ttl = 1s, .nodeTimeout = 10s, .minValidity = Millis(minValidity)}, noRandom);
    machine.start(kStart);
    machine.onVote(1, 0, AcquireVote::Granted, kStart);
    machine.onVote(1, 2, AcquireVote::Granted, kStart + Micros(micros));
    QVERIFY(machine.outcome() == (granted ? AcquireOutcome::Granted : AcquireOutcome::TooSlow));
    QCOMPARE(count(machine.takeSteps(), AcquireStep::Kind::SendRelease, 1), granted ? 0 : 3);
    if (granted)
        QVERIFY(machine.validUntil() == kStart + 988ms);
}

void TestAcquireMachine::eachAttemptStartsAfresh()
{
    AcquireMachine machine({.nodes = 1, .ttl = 1s, .wait = 1min, .retryMin = 50ms, .retryMax = 50ms}, noRandom);
    machine.start(kStart);
    machine.onVote(1, 0, AcquireVote::Held, kStart + 10ms);
    machine.onTime(kStart + 59ms);
    QCOMPARE(machine.attempt(), 1);
    machine.onTime(kStart + 60ms);
    QCOMPARE(machine.attempt(), 2);
    QVERIFY(machine.startedAt() == kStart + 60ms);
    // counted from the first attempt, this answer would be too late
    machine.onVote(2, 0, AcquireVote::Granted, kStart + 1040ms);
    QVERIFY(machine.outcome() == AcquireOutcome::Granted);
    QVERIFY(machine.validUntil() == kStart + 60ms + 988ms);
}

void TestAcquireMachine::failedAttemptReleasesAllThatMayHaveSetIt()
{
    AcquireMachine machine({.nodes = 5, .wait = 1min}, noRandom);
    machine.start(kStart);
    (void)machine.takeSteps();
    machine.onVote(1, 0, AcquireVote::Granted, kStart);
    for (const int node : {3, 1, 4})
        machine.onVote(1, node,
                       node == 1       ? AcquireVote::Failed
                           : node == 4 ? AcquireVote::Ambiguous
                                       : AcquireVote::Held,
                       kStart);
    const auto steps = machine.takeSteps();
    QCOMPARE(nodesOf(steps, AcquireStep::Kind::SendRelease), (std::vector{0, 2, 4})); // 2 has not answered yet
    // released before the pause, or a client would block itself
    QVERIFY(steps.back().kind == AcquireStep::Kind::WakeAt);
    QVERIFY(!machine.isDone());
}

void TestAcquireMachine::lateVotesAreIgnored()
{
    AcquireMachine machine({.nodes = 3, .wait = 1min, .retryMin = 50ms, .retryMax = 50ms}, noRandom);
    machine.start(kStart);
    machine.onVote(1, 0, AcquireVote::Held, kStart);
    machine.onVote(1, 1, AcquireVote::Held, kStart);
    machine.onVote(1, 2, AcquireVote::Granted, kStart + 1ms); // during the pause
    machine.onTime(kStart + 50ms);
    QCOMPARE(machine.attempt(), 2);
    for (int node = 0; node < 3; ++node)
        machine.onVote(1, node, AcquireVote::Granted, kStart + 51ms); // of the attempt before
    QVERIFY(!machine.isDone());
    machine.onVote(2, 0, AcquireVote::Granted, kStart + 52ms);
    machine.onVote(2, 1, AcquireVote::Granted, kStart + 52ms);
    QVERIFY(machine.outcome() == AcquireOutcome::Granted);
    (void)machine.takeSteps();
    machine.onVote(2, 2, AcquireVote::Held, kStart + 53ms);
    machine.onTime(kStart + 1h);
    machine.cancel();
    QVERIFY(machine.outcome() == AcquireOutcome::Granted);
    QVERIFY(machine.takeSteps().empty());
}

void TestAcquireMachine::repeatedVotesCountOnce()
{
    AcquireMachine machine({.nodes = 3}, noRandom);
    machine.start(kStart);
    machine.onVote(1, 0, AcquireVote::Granted, kStart);
    machine.onVote(1, 0, AcquireVote::Granted, kStart);
    QVERIFY(!machine.isDone());
    machine.onVote(1, 0, AcquireVote::Held, kStart);
    machine.onVote(1, 1, AcquireVote::Granted, kStart);
    QVERIFY(machine.outcome() == AcquireOutcome::Granted);
}

void TestAcquireMachine::cancelAtEachPoint()
{
    for (int votes = 0; votes < 2; ++votes) {
        AcquireMachine machine({.nodes = 3, .wait = 1min}, noRandom);
        machine.start(kStart);
        for (int node = 0; node < votes; ++node)
            machine.onVote(1, node, AcquireVote::Granted, kStart);
        (void)machine.takeSteps();
        machine.cancel();
        QVERIFY(machine.outcome() == AcquireOutcome::Cancelled);
        const auto steps = machine.takeSteps();
        QCOMPARE(nodesOf(steps, AcquireStep::Kind::SendRelease), (std::vector{0, 1, 2}));
        QVERIFY(steps.back().kind == AcquireStep::Kind::Done);
        machine.cancel();
        machine.onVote(1, 2, AcquireVote::Granted, kStart);
        machine.onTime(kStart + 1h);
        QVERIFY(machine.outcome() == AcquireOutcome::Cancelled);
        QVERIFY(machine.takeSteps().empty());
    }
    AcquireMachine pausing({.nodes = 3, .wait = 1min}, noRandom);
    pausing.start(kStart);
    pausing.onVote(1, 0, AcquireVote::Held, kStart);
    pausing.onVote(1, 1, AcquireVote::Held, kStart);
    (void)pausing.takeSteps();
    pausing.cancel();
    const auto steps = pausing.takeSteps();
    QCOMPARE(steps.size(), size_t(1)); // its releases have gone out already
    QVERIFY(steps.front().kind == AcquireStep::Kind::Done);
    QVERIFY(pausing.outcome() == AcquireOutcome::Cancelled);
}

void TestAcquireMachine::waitBounds_data()
{
    QTest::addColumn<qint64>("wait");
    QTest::addColumn<int>("attempts");
    QTest::newRow("no wait, one attempt") << qint64(0) << 1;
    QTest::newRow("a wait shorter than the pause") << qint64(99) << 2;
    QTest::newRow("a wait of exactly one pause") << qint64(100) << 2;
    QTest::newRow("a wait of ten pauses") << qint64(1000) << 11;
}

void TestAcquireMachine::waitBounds()
{
    QFETCH(qint64, wait);
    AcquireMachine machine({.nodes = 1, .wait = Millis(wait), .retryMin = 100ms, .retryMax = 100ms}, noRandom);
    Instant now = kStart;
    machine.start(now);
    while (!machine.isDone()) {
        QVERIFY(machine.attempt() < 100);
        machine.onVote(machine.attempt(), 0, AcquireVote::Held, now);
        const auto step = machine.takeSteps().back();
        if (step.kind == AcquireStep::Kind::WakeAt)
            now = step.at;
        machine.onTime(now);
    }
    QVERIFY(machine.outcome() == AcquireOutcome::Conflict);
    QTEST(machine.attempt(), "attempts");
    QVERIFY(now <= kStart + Millis(wait));
}

void TestAcquireMachine::l4_retryPauseIsWithinItsBounds()
{
    for (const int chosen : {0, 73, 200}) {
        int asked = -1;
        AcquireMachine machine({.nodes = 1, .wait = 1min, .retryMin = 50ms, .retryMax = 250ms}, [&](int n) {
            asked = n;
            return chosen;
        });
        machine.start(kStart);
        machine.onVote(1, 0, AcquireVote::Held, kStart);
        QCOMPARE(asked, 200);
        QVERIFY(machine.takeSteps().back().at == kStart + 50ms + Millis(chosen));
    }
}

void TestAcquireMachine::l3_lastAttemptBeginsWhenTheWaitIsOver()
{
    AcquireMachine machine({.nodes = 1, .wait = 130ms, .retryMin = 100ms, .retryMax = 100ms}, noRandom);
    machine.start(kStart);
    machine.onVote(1, 0, AcquireVote::Held, kStart);
    QVERIFY(machine.takeSteps().back().at == kStart + 100ms);
    machine.onTime(kStart + 100ms);
    (void)machine.takeSteps();
    machine.onVote(2, 0, AcquireVote::Held, kStart + 110ms);
    QVERIFY(machine.takeSteps().back().at == kStart + 130ms); // not after its whole pause
    machine.onTime(kStart + 130ms);
    QCOMPARE(count(machine.takeSteps(), AcquireStep::Kind::SendAcquire, 3), 1);
    machine.onVote(3, 0, AcquireVote::Granted, kStart + 140ms); // and it counts
    QVERIFY(machine.outcome() == AcquireOutcome::Granted);

    // An attempt that was under way when the wait ended is the last one.
    AcquireMachine slow({.nodes = 1, .wait = 130ms, .retryMin = 100ms, .retryMax = 100ms}, noRandom);
    slow.start(kStart);
    slow.onVote(1, 0, AcquireVote::Held, kStart + 130ms);
    QVERIFY(slow.outcome() == AcquireOutcome::Conflict);
}

void TestAcquireMachine::misconfiguredEndsAtOnce()
{
    AcquireMachine machine({.nodes = 3, .wait = 1h}, noRandom);
    machine.start(kStart);
    (void)machine.takeSteps();
    machine.onVote(1, 0, AcquireVote::Misconfigured, kStart);
    QVERIFY(!machine.isDone());
    machine.onVote(1, 2, AcquireVote::Misconfigured, kStart);
    QVERIFY(machine.outcome() == AcquireOutcome::Misconfigured);
    // also the one that has not answered is released
    const auto steps = machine.takeSteps();
    QCOMPARE(nodesOf(steps, AcquireStep::Kind::SendRelease), (std::vector{0, 1, 2}));
    QVERIFY(steps.back().kind == AcquireStep::Kind::Done);
}

void TestAcquireMachine::aFewMisconfiguredNodesAreTriedAgain()
{
    AcquireMachine machine({.nodes = 3, .wait = 1h}, noRandom);
    machine.start(kStart);
    machine.onVote(1, 0, AcquireVote::Misconfigured, kStart);
    machine.onVote(1, 1, AcquireVote::Held, kStart);
    machine.onVote(1, 2, AcquireVote::Granted, kStart);
    QVERIFY(!machine.isDone());
    machine.onTime(machine.takeSteps().back().at);
    QCOMPARE(machine.attempt(), 2);
}

void TestAcquireMachine::wakeEndsAPause()
{
    AcquireMachine machine({.nodes = 1, .wait = 1min, .retryMin = 10s, .retryMax = 10s}, noRandom);
    machine.start(kStart);
    machine.onVote(1, 0, AcquireVote::Held, kStart);
    (void)machine.takeSteps();
    machine.wake(kStart + 1s);
    const auto steps = machine.takeSteps();
    QCOMPARE(steps.size(), size_t(1));
    QVERIFY(steps.front().kind == AcquireStep::Kind::WakeAt);
    QVERIFY(steps.front().at == kStart + 1s);
    machine.onTime(kStart + 1s);
    QCOMPARE(machine.attempt(), 2);
    QVERIFY(machine.startedAt() == kStart + 1s);
    // in vain: the next pause has its whole length again
    machine.onVote(2, 0, AcquireVote::Held, kStart + 2s);
    QVERIFY(machine.takeSteps().back().at == kStart + 12s);
}

void TestAcquireMachine::wakeNeverProlongsAPause()
{
    AcquireMachine machine({.nodes = 3, .wait = 1min, .retryMin = 10s, .retryMax = 10s, .wakeSpread = 20s},
                           [](int most) { return most; });
    machine.start(kStart);
    machine.onVote(1, 0, AcquireVote::Held, kStart);
    machine.onVote(1, 1, AcquireVote::Held, kStart);
    (void)machine.takeSteps();
    machine.wake(kStart + 1s);
    QVERIFY(machine.takeSteps().empty());
    machine.onTime(kStart + 10s);
    QCOMPARE(machine.attempt(), 2);

    // many messages in a row do not put it off
    AcquireMachine often({.nodes = 3, .wait = 1min, .retryMin = 10s, .retryMax = 10s, .wakeSpread = 100ms},
                         [](int most) { return most; });
    often.start(kStart);
    often.onVote(1, 0, AcquireVote::Held, kStart);
    often.onVote(1, 1, AcquireVote::Held, kStart);
    for (int i = 0; i < 90; ++i)
        often.wake(kStart + i * 1ms);
    QVERIFY(often.takeSteps().back().at == kStart + 100ms);
}

void TestAcquireMachine::wokenClientsComeBackApart()
{
    for (const int chosen : {0, 4, 10}) {
        std::vector<int> asked;
        AcquireMachine machine({.nodes = 3, .wait = 1min, .retryMin = 1s, .retryMax = 2s, .wakeSpread = 10ms},
                               [&](int most) {
                                   asked.push_back(most);
                                   return std::min(most, chosen);
                               });
        machine.start(kStart);
        machine.onVote(1, 0, AcquireVote::Held, kStart);
        machine.onVote(1, 1, AcquireVote::Held, kStart);
        (void)machine.takeSteps();
        machine.wake(kStart + 5ms);
        QCOMPARE(asked, (std::vector{1000, 10}));
        QVERIFY(machine.takeSteps().back().at == kStart + 5ms + Millis(chosen));
    }
}

void TestAcquireMachine::wakeDuringAnAttemptCutsItsPauseShort()
{
    // The release may have come behind the SET that was refused.
    AcquireMachine machine({.nodes = 3, .wait = 1min, .retryMin = 10s, .retryMax = 10s, .wakeSpread = 10ms},
                           [](int most) { return std::min(most, 7); });
    machine.start(kStart);
    machine.onVote(1, 0, AcquireVote::Held, kStart);
    machine.wake(kStart);
    machine.wake(kStart + 1ms);
    QVERIFY(machine.takeSteps().back().at == kStart + 1s); // it goes on
    machine.onVote(1, 1, AcquireVote::Held, kStart + 5ms);
    QVERIFY(machine.takeSteps().back().at == kStart + 12ms);
    machine.onTime(kStart + 12ms);
    QCOMPARE(machine.attempt(), 2);
    // once
    machine.onVote(2, 0, AcquireVote::Held, kStart + 20ms);
    machine.onVote(2, 1, AcquireVote::Held, kStart + 20ms);
    QVERIFY(machine.takeSteps().back().at == kStart + 20ms + 10s);
}

void TestAcquireMachine::wakeOutsideAPauseSendsNothing()
{
    AcquireMachine machine({.nodes = 1, .wait = 1min}, noRandom);
    machine.wake(kStart); // not begun
    QVERIFY(machine.takeSteps().empty());
    machine.start(kStart);
    (void)machine.takeSteps();
    machine.wake(kStart);
    QVERIFY(machine.takeSteps().empty());
    QCOMPARE(machine.attempt(), 1);
    machine.onVote(1, 0, AcquireVote::Granted, kStart);
    (void)machine.takeSteps();
    machine.wake(kStart);
    QVERIFY(machine.takeSteps().empty());
    QVERIFY(machine.outcome() == AcquireOutcome::Granted);
}

void TestAcquireMachine::pauseMayBeSetAnew()
{
    AcquireMachine machine({.nodes = 1, .wait = 1h, .retryMin = 100ms, .retryMax = 100ms}, noRandom);
    machine.start(kStart);
    machine.onVote(1, 0, AcquireVote::Held, kStart);
    (void)machine.takeSteps();
    machine.setPause(5s, 5s);
    QVERIFY(machine.takeSteps().empty()); // the pause that has begun keeps its length
    machine.onTime(kStart + 100ms);
    QCOMPARE(machine.attempt(), 2);
    machine.onVote(2, 0, AcquireVote::Held, kStart + 100ms);
    QVERIFY(machine.takeSteps().back().at == kStart + 100ms + 5s);
}

void TestAcquireMachine::startAfterCancelDoesNothing()
{
    AcquireMachine machine({.nodes = 3, .wait = 1min}, noRandom);
    machine.cancel();
    QVERIFY(machine.outcome() == AcquireOutcome::Cancelled);
    const auto steps = machine.takeSteps();
    QCOMPARE(steps.size(), size_t(1)); // nothing was sent, nothing is released
    QVERIFY(steps.front().kind == AcquireStep::Kind::Done);
    machine.start(kStart);
    machine.onTime(kStart + 1h);
    QVERIFY(machine.takeSteps().empty());
    QCOMPARE(machine.attempt(), 0);
}

LOCKSCOPE_TEST(QCoreApplication, TestAcquireMachine)
#include "tst_acquiremachine.moc"
