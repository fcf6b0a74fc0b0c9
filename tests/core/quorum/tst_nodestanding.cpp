#include <lockscope/core/quorum/nodestanding.h>

#include <QTest>

using namespace Lockscope;
using namespace std::chrono_literals;

namespace {

using Role = NodeStanding::Role;
using Reason = NodeStanding::Reason;

constexpr Instant kStart{1h};
constexpr Millis kLongestLease{10'000};
constexpr Micros kQuarantine = kLongestLease + driftAllowance(kLongestLease);
/// What the server's clock shows at kStart.
constexpr Micros kServerStart = std::chrono::hours(24 * 365 * 50);

/// A probe that takes 1 ms, of a clock that runs like ours but for `step`.
void probe(NodeStanding &standing, Instant now, Micros step = Micros(0))
{
    standing.noteTime(now, now + 1ms, kServerStart + (now - kStart) + 500us + step, kLongestLease);
}

NodeStanding primary(bool keepsData = false)
{
    NodeStanding standing(keepsData);
    standing.noteConnected();
    standing.noteIdentity("first", Role::Primary, kLongestLease, kStart);
    probe(standing, kStart);
    return standing;
}

void reconnect(NodeStanding &standing, const QByteArray &runId, Instant now, Role role = Role::Primary)
{
    standing.noteConnected();
    QVERIFY(standing.refusal(now)->reason == Reason::NotIdentified);
    standing.noteIdentity(runId, role, kLongestLease, now);
}

} // namespace

class TestNodeStanding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoDoesNotSayHasNoVote();
    void aRestartCostsTheVoteForTheLongestTtl();
    void aRestartWithItsDataCostsNothing();
    void aPromotedReplicaIsAsOneThatRestarted();
    void aStepCostsTheVoteForTheLongestTtl();
    void aStepWhileItWasDownIsSeenWhereKeysWereKept();
};

void TestNodeStanding::whoDoesNotSayHasNoVote()
{
    NodeStanding standing;
    QVERIFY(standing.refusal(kStart)->reason == Reason::NotIdentified);
    standing.noteIdentity("first", Role::Replica, kLongestLease, kStart);
    QVERIFY(standing.refusal(kStart)->reason == Reason::Replica);
    standing.noteIdentity("first", Role::ClusterMember, kLongestLease, kStart);
    QVERIFY(standing.refusal(kStart)->reason == Reason::ClusterMember);
    QVERIFY(!primary().refusal(kStart));
}

void TestNodeStanding::aRestartCostsTheVoteForTheLongestTtl()
{
    NodeStanding standing = primary();
    reconnect(standing, "first", kStart + 1s); // only the connection had ended
    QVERIFY(!standing.refusal(kStart + 1s));
    reconnect(standing, "second", kStart + 2s);
    QVERIFY(standing.refusal(kStart + 2s)->reason == Reason::Restarted);
    QVERIFY(standing.refusal(kStart + 2s)->until == kStart + 2s + kQuarantine);
    QVERIFY(standing.refusal(kStart + 2s + kQuarantine - 1us));
    QVERIFY(!standing.refusal(kStart + 2s + kQuarantine));
}

void TestNodeStanding::aRestartWithItsDataCostsNothing()
{
    NodeStanding standing = primary(true);
    reconnect(standing, "second", kStart + 2s);
    QVERIFY(!standing.refusal(kStart + 2s));
    probe(standing, kStart + 3s);
    QVERIFY(!standing.refusal(kStart + 3s));
}

void TestNodeStanding::aPromotedReplicaIsAsOneThatRestarted()
{
    NodeStanding standing = primary(true);
    reconnect(standing, "other", kStart + 1s, Role::Replica);
    reconnect(standing, "other", kStart + 2s);
    QVERIFY(standing.refusal(kStart + 2s)->reason == Reason::Restarted);
}

void TestNodeStanding::aStepCostsTheVoteForTheLongestTtl()
{
    for (const Micros step : {Micros(1s), Micros(-1s)}) {
        NodeStanding standing = primary();
        probe(standing, kStart + 1s);
        QVERIFY(!standing.refusal(kStart + 2s));
        probe(standing, kStart + 2s, step);
        const Instant noticed = kStart + 2s + 1ms;
        QVERIFY(standing.refusal(noticed)->reason == Reason::ClockStepped);
        QVERIFY(!standing.refusal(noticed + kQuarantine));
        probe(standing, kStart + 3s, step); // no further one
        QVERIFY(standing.refusal(noticed)->until == noticed + kQuarantine);
    }
}

void TestNodeStanding::aStepWhileItWasDownIsSeenWhereKeysWereKept()
{
    NodeStanding keeper = primary(true);
    reconnect(keeper, "second", kStart + 2s);
    probe(keeper, kStart + 3s, 60s); // the keys it kept have ended early
    QVERIFY(keeper.refusal(kStart + 4s)->reason == Reason::ClockStepped);

    NodeStanding forgetful = primary(false);
    reconnect(forgetful, "second", kStart + 2s);
    probe(forgetful, kStart + 3s, 60s); // perhaps another machine; no key is older than the restart
    QVERIFY(forgetful.refusal(kStart + 4s)->reason == Reason::Restarted);
    QVERIFY(!forgetful.refusal(kStart + 2s + kQuarantine));
}

QTEST_APPLESS_MAIN(TestNodeStanding)
#include "tst_nodestanding.moc"
