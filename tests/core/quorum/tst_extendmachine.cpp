#include "fixtures/testprogram.h"
#include "start.h"

#include <lockscope/core/quorum/extendmachine.h>

#include <numeric>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

using ExtendOutcome = ExtendMachine::Outcome;

constexpr Instant kOldEnd = kStart + 5s;

ExtendMachine started(int nodes)
{
    ExtendMachine machine(nodes, 10s, 500ms, kOldEnd);
    machine.start(kStart);
    return machine;
}

} // namespace

class TestExtendMachine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyVoteVectorEnds_data();
    void everyVoteVectorEnds();
    void absentNodesNeverCount();
    void validityCountsFromTheRound();
    void tooLateIsLost();
    void silenceIsNoVote();
    void slowAnswerThatOutlivedItsOwnTtl();
    void healsOnlyWhereTheKeyIsGone();
    void repeatedVotesCountOnce();
    void whatIsLostIsToldThoughANodeCannotBeReached_data();
    void whatIsLostIsToldThoughANodeCannotBeReached();
    void aLateAnswerTellsThatItIsLost();
};

void TestExtendMachine::everyVoteVectorEnds_data()
{
    QTest::addColumn<int>("nodes");
    for (int n = 1; n <= 5; ++n)
        QTest::addRow("%d nodes", n) << n;
}

void TestExtendMachine::everyVoteVectorEnds()
{
    QFETCH(int, nodes);
    std::vector<int> order(static_cast<size_t>(nodes));
    for (int code = 0; code < 1 << (2 * nodes); ++code) {
        std::iota(order.begin(), order.end(), 0);
        do {
            auto machine = started(nodes);
            int renewed = 0;
            int refused = 0;
            int open = nodes;
            ExtendOutcome expected = ExtendOutcome::Pending;
            for (const int node : order) {
                const auto vote = static_cast<ExtendVote>((code >> (2 * node)) & 3);
                renewed += vote == ExtendVote::Renewed ? 1 : 0;
                refused += vote == ExtendVote::Absent || vote == ExtendVote::Foreign ? 1 : 0;
                --open;
                if (expected == ExtendOutcome::Pending) {
                    if (2 * (nodes - refused) <= nodes)
                        expected = ExtendOutcome::Lost;
                    else if (2 * renewed > nodes)
                        expected = ExtendOutcome::Renewed;
                    else if (2 * (renewed + open) <= nodes && 2 * (nodes - refused - open) > nodes)
                        expected = ExtendOutcome::NotRenewed;
                }
                machine.onVote(node, vote, kStart + 1ms);
                QVERIFY(machine.outcome() == expected);
            }
            QVERIFY(machine.isDone());
        } while (std::next_permutation(order.begin(), order.end()));
    }
}

void TestExtendMachine::absentNodesNeverCount()
{
    auto machine = started(3);
    machine.onVote(0, ExtendVote::Absent, kStart);
    machine.onVote(1, ExtendVote::Renewed, kStart);
    QVERIFY(!machine.isDone());
    machine.onVote(2, ExtendVote::Failed, kStart);
    QVERIFY(machine.outcome() == ExtendOutcome::NotRenewed);
    QVERIFY(machine.validUntil() == kOldEnd);
}

void TestExtendMachine::validityCountsFromTheRound()
{
    auto machine = started(3);
    machine.onVote(0, ExtendVote::Renewed, kStart + 300ms);
    QVERIFY(machine.validUntil() == kOldEnd);
    machine.onVote(1, ExtendVote::Renewed, kStart + 400ms);
    QVERIFY(machine.outcome() == ExtendOutcome::Renewed);
    QVERIFY(machine.validUntil() == validityEnd(kStart, 10s));
}

void TestExtendMachine::tooLateIsLost()
{
    ExtendMachine before(3, 10s, 500ms, kOldEnd);
    before.start(kOldEnd);
    QVERIFY(before.outcome() == ExtendOutcome::Lost);

    for (const auto &[late, outcome] :
         {std::pair(kOldEnd - 1us, ExtendOutcome::Renewed), std::pair(kOldEnd, ExtendOutcome::Lost)}) {
        auto machine = started(1);
        machine.onVote(0, ExtendVote::Renewed, late);
        QVERIFY(machine.outcome() == outcome);
    }
    // lost stays lost
    auto machine = started(3);
    machine.onVote(0, ExtendVote::Foreign, kStart);
    machine.onVote(1, ExtendVote::Foreign, kStart);
    QVERIFY(machine.outcome() == ExtendOutcome::Lost);
    machine.onVote(2, ExtendVote::Renewed, kStart);
    machine.onTime(kStart + 1h);
    QVERIFY(machine.outcome() == ExtendOutcome::Lost);
}

void TestExtendMachine::silenceIsNoVote()
{
    auto machine = started(3);
    QVERIFY(machine.deadline() == kStart + 500ms);
    machine.onVote(0, ExtendVote::Renewed, kStart);
    machine.onTime(kStart + 499ms);
    QVERIFY(!machine.isDone());
    machine.onTime(kStart + 500ms);
    QVERIFY(machine.outcome() == ExtendOutcome::NotRenewed);
    // one that answered "absent" and silence: the silent ones may still hold our key
    auto unsure = started(3);
    unsure.onVote(0, ExtendVote::Absent, kStart);
    unsure.onTime(kStart + 500ms);
    QVERIFY(unsure.outcome() == ExtendOutcome::NotRenewed);
}

void TestExtendMachine::slowAnswerThatOutlivedItsOwnTtl()
{
    ExtendMachine machine(1, 100ms, 10s, kStart + 1min);
    machine.start(kStart);
    machine.onVote(0, ExtendVote::Renewed, kStart + 97ms);
    QVERIFY(machine.outcome() == ExtendOutcome::NotRenewed); // it answered, yet the new end (97 ms) is over
}

void TestExtendMachine::healsOnlyWhereTheKeyIsGone()
{
    auto machine = started(5);
    machine.onVote(0, ExtendVote::Renewed, kStart);
    machine.onVote(1, ExtendVote::Absent, kStart);
    machine.onVote(2, ExtendVote::Renewed, kStart);
    machine.onVote(3, ExtendVote::Foreign, kStart);
    QVERIFY(!machine.isDone());
    machine.onVote(4, ExtendVote::Renewed, kStart);
    QVERIFY(machine.outcome() == ExtendOutcome::Renewed);
    QCOMPARE(machine.nodesToHeal(), std::vector{1});

    auto late = started(3);
    late.onVote(0, ExtendVote::Renewed, kStart);
    late.onVote(1, ExtendVote::Renewed, kStart);
    QVERIFY(late.nodesToHeal().empty()); // silent is not absent
    late.onVote(2, ExtendVote::Absent, kStart + 1ms);
    QCOMPARE(late.nodesToHeal(), std::vector{2});
}

void TestExtendMachine::repeatedVotesCountOnce()
{
    auto machine = started(3);
    machine.onVote(0, ExtendVote::Renewed, kStart);
    machine.onVote(0, ExtendVote::Renewed, kStart);
    QVERIFY(!machine.isDone());
}

/// A node that is known to be down fails at once, before the others have told that they carry another owner.
void TestExtendMachine::whatIsLostIsToldThoughANodeCannotBeReached_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("failed");
    QTest::newRow("one of three") << 3 << 1;
    QTest::newRow("two of five") << 5 << 2;
}

void TestExtendMachine::whatIsLostIsToldThoughANodeCannotBeReached()
{
    QFETCH(const int, nodes);
    QFETCH(const int, failed);
    auto machine = started(nodes);
    for (int node = 0; node < nodes; ++node) {
        QVERIFY(machine.outcome() == ExtendOutcome::Pending);
        machine.onVote(node, node < failed ? ExtendVote::Failed : ExtendVote::Foreign, kStart + 1ms);
    }
    QVERIFY(machine.outcome() == ExtendOutcome::Lost);
}

void TestExtendMachine::aLateAnswerTellsThatItIsLost()
{
    auto machine = started(3);
    machine.onVote(0, ExtendVote::Foreign, kStart + 1ms);
    machine.onTime(kStart + 500ms);
    QVERIFY(machine.outcome() == ExtendOutcome::NotRenewed);
    machine.onVote(1, ExtendVote::Failed, kStart + 600ms);
    QVERIFY(machine.outcome() == ExtendOutcome::NotRenewed);
    machine.onVote(2, ExtendVote::Absent, kStart + 700ms);
    QVERIFY(machine.outcome() == ExtendOutcome::Lost);
}

LOCKSCOPE_TEST(QCoreApplication, TestExtendMachine)
#include "tst_extendmachine.moc"
