#include "fixtures/testprogram.h"

#include <lockscope/core/quorum/extendmachine.h>

#include <numeric>

using namespace Lockscope;
using namespace std::chrono_literals;

namespace {

using Outcome = ExtendMachine::Outcome;
using Vote = ExtendVote;

constexpr Instant kStart{1h};
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
            Outcome expected = Outcome::Pending;
            for (const int node : order) {
                const auto vote = static_cast<Vote>((code >> (2 * node)) & 3);
                renewed += vote == Vote::Renewed ? 1 : 0;
                refused += vote == Vote::Absent || vote == Vote::Foreign ? 1 : 0;
                --open;
                if (expected == Outcome::Pending) {
                    if (2 * (nodes - refused) <= nodes)
                        expected = Outcome::Lost;
                    else if (2 * renewed > nodes)
                        expected = Outcome::Renewed;
                    else if (2 * (renewed + open) <= nodes && 2 * (nodes - refused - open) > nodes)
                        expected = Outcome::NotRenewed;
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
    machine.onVote(0, Vote::Absent, kStart);
    machine.onVote(1, Vote::Renewed, kStart);
    QVERIFY(!machine.isDone());
    machine.onVote(2, Vote::Failed, kStart);
    QVERIFY(machine.outcome() == Outcome::NotRenewed);
    QVERIFY(machine.validUntil() == kOldEnd);
}

void TestExtendMachine::validityCountsFromTheRound()
{
    auto machine = started(3);
    machine.onVote(0, Vote::Renewed, kStart + 300ms);
    QVERIFY(machine.validUntil() == kOldEnd);
    machine.onVote(1, Vote::Renewed, kStart + 400ms);
    QVERIFY(machine.outcome() == Outcome::Renewed);
    QVERIFY(machine.validUntil() == validityEnd(kStart, 10s));
}

void TestExtendMachine::tooLateIsLost()
{
    ExtendMachine before(3, 10s, 500ms, kOldEnd);
    before.start(kOldEnd);
    QVERIFY(before.outcome() == Outcome::Lost);

    for (const auto &[late, outcome] : {std::pair(kOldEnd - 1us, Outcome::Renewed), std::pair(kOldEnd, Outcome::Lost)}) {
        auto machine = started(1);
        machine.onVote(0, Vote::Renewed, late);
        QVERIFY(machine.outcome() == outcome);
    }
    // lost stays lost
    auto machine = started(3);
    machine.onVote(0, Vote::Foreign, kStart);
    machine.onVote(1, Vote::Foreign, kStart);
    QVERIFY(machine.outcome() == Outcome::Lost);
    machine.onVote(2, Vote::Renewed, kStart);
    machine.onTime(kStart + 1h);
    QVERIFY(machine.outcome() == Outcome::Lost);
}

void TestExtendMachine::silenceIsNoVote()
{
    auto machine = started(3);
    QVERIFY(machine.deadline() == kStart + 500ms);
    machine.onVote(0, Vote::Renewed, kStart);
    machine.onTime(kStart + 499ms);
    QVERIFY(!machine.isDone());
    machine.onTime(kStart + 500ms);
    QVERIFY(machine.outcome() == Outcome::NotRenewed);
    // one that answered "absent" and silence: the silent ones may still hold our key
    auto unsure = started(3);
    unsure.onVote(0, Vote::Absent, kStart);
    unsure.onTime(kStart + 500ms);
    QVERIFY(unsure.outcome() == Outcome::NotRenewed);
}

void TestExtendMachine::slowAnswerThatOutlivedItsOwnTtl()
{
    ExtendMachine machine(1, 100ms, 10s, kStart + 1min);
    machine.start(kStart);
    machine.onVote(0, Vote::Renewed, kStart + 97ms);
    QVERIFY(machine.outcome() == Outcome::NotRenewed); // it answered, yet the new end (97 ms) is over
}

void TestExtendMachine::healsOnlyWhereTheKeyIsGone()
{
    auto machine = started(5);
    machine.onVote(0, Vote::Renewed, kStart);
    machine.onVote(1, Vote::Absent, kStart);
    machine.onVote(2, Vote::Renewed, kStart);
    machine.onVote(3, Vote::Foreign, kStart);
    QVERIFY(!machine.isDone());
    machine.onVote(4, Vote::Renewed, kStart);
    QVERIFY(machine.outcome() == Outcome::Renewed);
    QCOMPARE(machine.nodesToHeal(), std::vector{1});

    auto late = started(3);
    late.onVote(0, Vote::Renewed, kStart);
    late.onVote(1, Vote::Renewed, kStart);
    QVERIFY(late.nodesToHeal().empty()); // silent is not absent
    late.onVote(2, Vote::Absent, kStart + 1ms);
    QCOMPARE(late.nodesToHeal(), std::vector{2});
}

void TestExtendMachine::repeatedVotesCountOnce()
{
    auto machine = started(3);
    machine.onVote(0, Vote::Renewed, kStart);
    machine.onVote(0, Vote::Renewed, kStart);
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
        QVERIFY(machine.outcome() == Outcome::Pending);
        machine.onVote(node, node < failed ? Vote::Failed : Vote::Foreign, kStart + 1ms);
    }
    QVERIFY(machine.outcome() == Outcome::Lost);
}

void TestExtendMachine::aLateAnswerTellsThatItIsLost()
{
    auto machine = started(3);
    machine.onVote(0, Vote::Foreign, kStart + 1ms);
    machine.onTime(kStart + 500ms);
    QVERIFY(machine.outcome() == Outcome::NotRenewed);
    machine.onVote(1, Vote::Failed, kStart + 600ms);
    QVERIFY(machine.outcome() == Outcome::NotRenewed);
    machine.onVote(2, Vote::Absent, kStart + 700ms);
    QVERIFY(machine.outcome() == Outcome::Lost);
}

LOCKSCOPE_TEST(QCoreApplication, TestExtendMachine)
#include "tst_extendmachine.moc"
