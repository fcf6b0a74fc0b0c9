#include "fixtures/testprogram.h"

#include "entries.h"

#include <lockscope/core/board/board.h>

using namespace Lockscope;
using namespace std::chrono_literals;

namespace {

const QByteArray kName("lock:a");
const Error kDown{.kind = ErrorKind::Unreachable, .message = QStringLiteral("down")};

/// A board of some nodes, and what it published last.
/// Little speaks for it.
const Signs kPossible = Sign::LockWord;

struct BoardBench
{
    explicit BoardBench(int count) : nodes(count), board(count)
    {
        for (int node = 0; node < nodes; ++node)
            board.nodeFound(node);
    }

    void present(int node, const QByteArray &owner = "A", Millis ttl = 10s, Scope scope = Scope::Quorum,
                 Signs signs = Sign::Form)
    {
        present(node, owner, KeyTtl{KeyTtl::Kind::Finite, ttl}, scope, signs);
    }
    void present(int node, const QByteArray &owner, KeyTtl ttl, Scope scope = Scope::Quorum, Signs signs = Sign::Form)
    {
        const Recognition lock{.name = kName,
                               .dialect = QStringLiteral("d"),
                               .scope = scope,
                               .signs = signs,
                               .owner = owner,
                               .ownerInfo = OwnerInfo{.pid = 7}};
        board.present(node, kName, lock, ttl, now, 1ms);
    }
    void presentAfter(int node, Millis ttl, Micros took)
    {
        const Recognition lock{.name = kName, .dialect = QStringLiteral("d"), .scope = Scope::Quorum, .owner = "A"};
        board.present(node, kName, lock, {KeyTtl::Kind::Finite, ttl}, now, took);
    }
    void sweepAll()
    {
        for (int node = 0; node < nodes; ++node)
            board.nodeSwept(node);
    }
    void absent(int node) { board.absent(node, kName, now, 1ms); }
    /// It is another process afterwards, that nobody has asked for anything.
    void restart(int node)
    {
        board.nodeLost(node, kDown);
        publish();
        board.nodeFound(node);
        board.nodeReplaced(node);
    }

    /// "held", "removed", or nothing when the board had nothing to say.
    QString publish(Micros roundTrip = 1ms)
    {
        const auto changes = board.takeChanges(now, roundTrip);
        if (!changes.changed.empty()) {
            state = changes.changed.back();
            return QString(toString(state->assessment.verdict));
        }
        return changes.removed.empty() ? QString() : QStringLiteral("removed");
    }

    const int nodes;
    Instant now{1h};
    Board board;
    LockStatePtr state;
};

/// Many locks of one owner, on three nodes, and published.
struct ManyLocks
{
    static constexpr int kLocks = 400;

    Board board{3};
    Instant now{1h};

    ManyLocks()
    {
        for (int node = 0; node < 3; ++node)
            board.nodeFound(node);
        for (int lock = 0; lock < kLocks; ++lock) {
            for (int node = 0; node < 3; ++node)
                present(node, lock, "A");
        }
        static_cast<void>(board.takeChanges(now, 1ms));
    }

    [[nodiscard]] static QByteArray nameOf(int lock) { return "lock:" + QByteArray::number(lock); }
    void present(int node, int lock, const QByteArray &owner)
    {
        const QByteArray name = nameOf(lock);
        board.present(node, name,
                      Recognition{.name = name, .scope = Scope::Quorum, .signs = Sign::Form, .owner = owner},
                      {KeyTtl::Kind::Finite, 10s}, now, 1ms);
    }
};

} // namespace

class TestBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishesWhatAllNodesSaid();
    void whatTheDialectTellsIsOfTheOwner();
    void readersHoldItSinceTheFirstOfThem();
    void whoReadsOnWhereNodesDifferHoldsItAsBefore();
    void renewalsAreCountedBesideAStranger();
    void holdersAreTakenApart();
    void aCandidateNeedsAnotherNode();
    void whatIsPossibleIsShownOnRequest();
    void whatIsNotUnderstoodIsUnknown();
    void whatOnceWasALockStaysOne();
    void holdsBackUntilEveryReachableNodeWasAsked();
    void aNodeThatSaysNothingIsNotWaitedForTooLong();
    void doesNotWaitForNodesThatAreDown();
    void residueNeedsASecondLook();
    void residueThatResolvesIsNeverShown();
    void whatASilentNodeKeptIsResidue();
    void splitNeedsASecondLook();
    void slowNodesTakeLonger();
    void besideWhatIsLeftOnOneNodeATakingIsNoSplit();
    void aSilentNodeDoesNotKeepUpWhatIsOver();
    void localLockOfManyNodesNeedsASecondLook();
    void lostNodeMakesUnknown();
    void lostNodeComesBack();
    void aLostNodesLocksDelayNoOtherChange();
    void aReturnedNodesLocksDelayNoOtherChange();
    void aFlushedNodesLocksDelayNoOtherChange();
    void anOlderReadingChangesNothing();
    void aFullBoardTakesWhatMatters();
    void whatARestartedNodeForgotIsNotReleased();
    void whatWasForgottenIsNotReliedOnForEver();
    void aLocalLockIsForgottenWithItsNode();
    void removal();
    void absentOfUnknownNamesIsNothing();
    void votedLockStaysVoted();
    void whatIsLeftOfALocalDialect_data();
    void whatIsLeftOfALocalDialect();
    void aLocalDialectIsNoHoldOfOneNodeWhileOthersAreSilent();
    void whatIsLeftOfALocalDialectUnseen();
    void anotherOwnersPartIsResidueToo();
    void whatASplitLeavesIsResidue();
    void aStringInThePlaceOfAQuorumIsAVote();
    void whatIsNewIsAskedForFirst();
    void holdTimeThatWasReadLate();
    void holdTimeOfAnOwnLockIsKnown();
    void holdTimeIsALowerBoundUntilWatched();
    void holdTimeOfANewOwner();
    void holdTimeOfWhatWasTakenAgainWhileOthersWereSilent();
    void holdTimeAfterBlindnessIsALowerBound();
    void holdTimeOfWhatWasDueOutOfSightIsALowerBound();
    void holdTimeOfWhatWasDueWhileNothingWasReadAndANodeWent();
    void whatNobodySawMayBeTwoHolds();
    void holdTimeEndsWithTheProcess();
    void holdTimeOfAQuorumOutlivesANode();
    void holdTimeOutlivesAFailover();
    void holdTimeAfterResidueIsANewOne();
    void holdTimeOfAnOwnLockThatWasLostIsANewOne();
    void whatASplitLeavesOnOneNodeStoodThereBefore();
    void holdTimeOfWhatAReturningNodeBringsIsALowerBound();
    void ownerSurvivesUnknown();
    void whatStoodOnFewerNodesIsNoPartOfTheHold();
    void whatStoodOnFewerNodesBesideASilentOneIsPerhapsAPartOfTheHold();
    void aTieWhileANodeIsSilentBeginsNoHoldAnew();
    void anothersKeyBesideSilentNodesBeginsNoHoldAnew();
    void renewalHabit();
    void aTtlThatSomebodyShortenedMakesNoRenewalLate();
    void noRenewalIsLateWhileNodesAreShortenedOneByOne();
    void aTtlThatWasLongOnItsWayIsNoRenewal();
    void habitEndsWithItsOwner();
    void theFormerOwnersKeyIsNoPartOfTheHabit();
    void anotherClientOfTheSameThreadHasItsOwnHabit();
    void whatIsTellsMoreThanWhatWas();
    void jitterIsNoRenewal();
    void stringsThatAreFoughtOver();
    void stringsThatMastersAgreeOn();

private:
    static void agreedOn(const QString &dialect);
};

void TestBoard::publishesWhatAllNodesSaid()
{
    BoardBench bench(3);
    QVERIFY(!bench.board.hasChanges());
    for (int node = 0; node < 3; ++node)
        bench.present(node);
    QVERIFY(bench.board.hasChanges());
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QCOMPARE(bench.state->name, kName);
    QCOMPARE(bench.state->dialect(), QStringLiteral("d"));
    QVERIFY(bench.state->grade() == Grade::Known);
    QCOMPARE(bench.state->assessment.owner, QByteArray("A"));
    QCOMPARE(bench.state->ownerInfo().pid, std::optional<qint64>(7));
    QCOMPARE(bench.state->readings.size(), size_t(3));
    QVERIFY(bench.board.knows(kName));
    QVERIFY(!bench.board.hasChanges());
    QCOMPARE(bench.publish(), QString()); // each change once
}

void TestBoard::whatTheDialectTellsIsOfTheOwner()
{
    Recognition lock{.name = kName,
                     .dialect = QStringLiteral("redisson-rw"),
                     .scope = Scope::Local,
                     .mode = LockMode::Read,
                     .owner = "A B",
                     .agreement = QByteArray("A B"),
                     .ownerInfo = OwnerInfo{.since = WallTime(Millis(5))},
                     .details = RecognitionDetails{.holdCount = 3,
                                                   .holders = 2,
                                                   .waiters = WaiterCount{.count = 4, .exact = true},
                                                   .fencingToken = 17,
                                                   .valueExpiry = WallTime(Millis(9))}};
    BoardBench bench(1);
    bench.board.present(0, kName, lock, {KeyTtl::Kind::Never, Millis(0)}, bench.now, 1ms);
    QCOMPARE(bench.publish(), QStringLiteral("held")); // its value says when it ends
    QVERIFY(bench.state->mode() == LockMode::Read);
    QCOMPARE(bench.state->holders(), (QByteArrayList{"A", "B"}));
    QCOMPARE(bench.state->holdCounts(), HoldCounts(3, 3));
    QVERIFY(bench.state->waiters() == lock.details->waiters);
    QCOMPARE(bench.state->fencingToken(), std::optional<qint64>(17));
    QCOMPARE(bench.state->valueExpiry(), std::optional(WallTime(Millis(9))));
    QCOMPARE(bench.state->ownerInfo().since, std::optional(WallTime(Millis(5))));
    QVERIFY(bench.state->caveats() == Caveats(Caveat::TtlIsNotLease));

    // Nobody answers: what was read is past, and no number of it is told as present.
    bench.board.nodeLost(0, Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("gone")});
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    QCOMPARE(bench.state->dialect(), QStringLiteral("redisson-rw"));
    QVERIFY(!bench.state->waiters() && !bench.state->holdCounts() && !bench.state->valueExpiry()
            && !bench.state->fencingToken());
    QVERIFY(bench.state->holders().isEmpty());
}

/// Who comes and goes among readers begins nobody else's hold anew: it is held since the first of those that hold it.
void TestBoard::readersHoldItSinceTheFirstOfThem()
{
    BoardBench bench(1);
    bench.sweepAll();
    const auto readers = [&bench](const QByteArray &owner) {
        bench.board.present(0, kName,
                            Recognition{.name = kName,
                                        .dialect = QStringLiteral("redisson-rw"),
                                        .scope = Scope::Local,
                                        .mode = LockMode::Read,
                                        .owner = owner,
                                        .details = RecognitionDetails{.holders = owner.count(' ') + 1}},
                            {KeyTtl::Kind::Finite, 30s}, bench.now, 1ms);
        (void)bench.publish();
        const Instant now = bench.now;
        bench.now += 1s;
        return now;
    };
    const Instant first = readers("A");
    QVERIFY(bench.state->hold.since == first);
    const Instant second = readers("A B");
    QVERIFY(bench.state->hold.since == first);
    (void)readers("B");
    QVERIFY(bench.state->hold.since == second);
    QVERIFY(bench.state->hold.exact);
    (void)readers("B C");
    QVERIFY(bench.state->hold.since == second);
    const Instant last = readers("D E");
    QVERIFY(bench.state->hold.since == last);
    // Whether who goes on did so in a time in which nothing was read is not known, whoever came or went meanwhile.
    bench.now += 5s;
    const Instant stopped = bench.now - 4s;
    bench.board.readAgainSince(stopped, bench.now);
    const Instant again = bench.now;
    bench.now += 1ms;
    (void)readers("E");
    QVERIFY(bench.state->hold.since == last);
    QCOMPARE(bench.state->hold.unseen, std::optional(UnseenTime{.from = stopped, .to = again}));
}

/// B leaves and C comes, node by node; A reads on everywhere.
void TestBoard::whoReadsOnWhereNodesDifferHoldsItAsBefore()
{
    BoardBench bench(5);
    bench.sweepAll();
    const auto readers = [&bench](int node, const QByteArray &owner, Millis ttl = 30s) {
        bench.board.present(node, kName,
                            Recognition{.name = kName,
                                        .dialect = QStringLiteral("symfony-rw"),
                                        .scope = Scope::Either,
                                        .mode = LockMode::Read,
                                        .owner = owner,
                                        .details = RecognitionDetails{.holders = owner.count(' ') + 1}},
                            {KeyTtl::Kind::Finite, ttl}, bench.now, 1ms);
    };
    const Instant first = bench.now;
    for (int node = 0; node < 5; ++node)
        readers(node, "A B");
    (void)bench.publish();
    bench.now += 10s;
    for (int node = 0; node < 5; ++node)
        readers(node, "A B", 31s); // prolonged
    (void)bench.publish();
    QCOMPARE(bench.state->habit.renewalsSeen, 1);
    for (int node = 0; node < 5; ++node) {
        bench.now += 1s;
        readers(node, "A B C");
        (void)bench.publish();
        bench.now += 1s;
        readers(node, "A C");
        (void)bench.publish();
        QVERIFY(bench.state->assessment.isHeld());
        QVERIFY2(bench.state->hold.since == first, qPrintable(QString::number(node)));
    }
    QCOMPARE(bench.state->assessment.owner, QByteArray("A C"));
    bench.now += 1s;
    readers(0, "A B C");
    readers(1, "A C D");
    (void)bench.publish();
    QCOMPARE(bench.state->holders(), QByteArrayList({"A", "C"})); // whoever is beside them on some
    QVERIFY(bench.state->isHeldBy("C") && !bench.state->isHeldBy("B"));
    QVERIFY(bench.state->habit.renewalsSeen >= 1); // of those who share it
}

/// Another's key on the first node tells nothing of them.
void TestBoard::renewalsAreCountedBesideAStranger()
{
    BoardBench bench(3);
    bench.sweepAll();
    const auto present = [&bench](int node, const QByteArray &owner, Millis ttl) {
        bench.board.present(node, kName,
                            Recognition{.name = kName, .dialect = QStringLiteral("redlock"), .owner = owner},
                            {KeyTtl::Kind::Finite, ttl}, bench.now, 1ms);
    };
    present(0, "stranger", 120s);
    present(1, "A", 9s);
    present(2, "A", 9s);
    (void)bench.publish();
    for (int i = 0; i < 3; ++i) {
        bench.now += 3s;
        present(1, "A", 9s);
        present(2, "A", 9s);
        (void)bench.publish();
    }
    QCOMPARE(bench.state->assessment.owner, QByteArray("A"));
    QCOMPARE(bench.state->habit.renewalsSeen, 3);
}

void TestBoard::holdersAreTakenApart()
{
    LockState lock;
    QVERIFY(lock.holders().isEmpty()); // nobody known
    lock.assessment.owner = "A B";
    lock.assessment.holders = {0};
    lock.seen = Recognition{.owner = "A B"};
    QCOMPARE(lock.holders(), QByteArrayList{"A B"}); // one owner, whatever it is called
    lock.seen.edit().details.edit().holders = 2;
    QCOMPARE(lock.holders(), (QByteArrayList{"A", "B"}));
    lock.seen.edit().details.edit().holders = 3; // some name has a space in it
    QVERIFY(lock.holders().isEmpty());
    lock.seen.edit().details.edit().holders.reset();
    lock.seen.edit().ownerCut = true;
    QVERIFY(lock.holders().isEmpty()); // there are more
}

void TestBoard::aCandidateNeedsAnotherNode()
{
    // A session on one node, or two of one name on two, is no lock, and is not even remembered.
    BoardBench bench(3);
    bench.present(0, "A", 10s, Scope::Either, kPossible);
    QVERIFY(bench.publish().isEmpty());
    QVERIFY(bench.board.knows(kName)); // the others are asked first
    bench.absent(1);
    bench.present(2, "B", 10s, Scope::Either, kPossible);
    QVERIFY(bench.publish().isEmpty());
    QVERIFY(!bench.board.knows(kName));
    QVERIFY(bench.board.unconfirmed().isEmpty());
    // One value at one key of two independent nodes is what only a lock over several has.
    bench.present(0, "A", 10s, Scope::Either, kPossible);
    bench.present(1, "A", 10s, Scope::Either, kPossible);
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));

    BoardBench single(1);
    single.present(0, "A", 10s, Scope::Either, kPossible);
    QVERIFY(single.publish().isEmpty());
    QVERIFY(!single.board.knows(kName));
}

void TestBoard::whatIsPossibleIsShownOnRequest()
{
    BoardBench bench(1);
    bench.board.setShown(Grade::Possible);
    bench.present(0, "A", 10s, Scope::Either, kPossible);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    bench.board.setShown(Grade::Likely);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
    QVERIFY(!bench.board.knows(kName));
    // What several nodes agree on stays.
    BoardBench voted(3);
    voted.board.setShown(Grade::Possible);
    for (int node = 0; node < 3; ++node)
        voted.present(node, "A", 10s, Scope::Either, kPossible);
    QCOMPARE(voted.publish(), QStringLiteral("held"));
    voted.board.setShown(Grade::Likely);
    QCOMPARE(voted.publish(), QStringLiteral("held"));
}

void TestBoard::whatIsNotUnderstoodIsUnknown()
{
    BoardBench bench(3);
    for (int node = 0; node < 3; ++node)
        bench.present(node, {}, 10s, Scope::Either, Sign::UnknownForm | Sign::LockWord);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    QVERIFY(bench.state->grade() == Grade::NotUnderstood);
    QCOMPARE(bench.state->assessment.votes, 0);
    for (int node = 0; node < 3; ++node)
        bench.absent(node);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
}

void TestBoard::whatOnceWasALockStaysOne()
{
    BoardBench bench(3);
    for (int node = 0; node < 3; ++node)
        bench.present(node, "A", 10s, Scope::Either, kPossible);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    bench.absent(0);
    bench.absent(1);
    QVERIFY(bench.publish().isEmpty());
    QVERIFY(bench.board.knows(kName)); // residue, after a second look
}

void TestBoard::holdsBackUntilEveryReachableNodeWasAsked()
{
    BoardBench bench(3);
    bench.present(1);
    QCOMPARE(bench.publish(), QString());
    QCOMPARE(LockscopeTest::namesOf(bench.board.takeUnread(0, 10)), QList<QByteArray>{kName});
    QVERIFY(bench.board.takeUnread(1, 10).empty());
    QVERIFY(bench.board.readingOf(1, kName) != nullptr);
    QVERIFY(bench.board.readingOf(0, kName) == nullptr);
    QVERIFY(!bench.board.isAllRead(0));
    bench.present(0);
    QVERIFY(bench.board.isAllRead(0));
    QCOMPARE(bench.publish(), QString());
    bench.absent(2);
    QVERIFY(bench.board.isAllRead(2));
    QVERIFY(bench.board.takeUnread(2, 10).empty());
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    QVERIFY(bench.board.unconfirmed().isEmpty());
}

void TestBoard::aNodeThatSaysNothingIsNotWaitedForTooLong()
{
    BoardBench bench(3);
    bench.sweepAll();
    QVERIFY(!bench.board.holdsBack());
    bench.present(0);
    bench.present(1);
    QVERIFY(bench.board.holdsBack());
    bench.board.judgeWithout(bench.now - 1ms); // it was not told by then
    QCOMPARE(bench.publish(), QString());
    bench.now += 200ms;
    bench.board.judgeWithout(bench.now - 200ms);
    QVERIFY(!bench.board.holdsBack());
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    QVERIFY(bench.state->readings[2].answer == NodeReading::Answer::Unknown);
    QVERIFY(bench.state->hold.exact);
    bench.present(2);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    // What all have answered, or has gone meanwhile, is not held back.
    for (int node = 0; node < 3; ++node)
        bench.absent(node);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
    bench.present(0);
    QVERIFY(bench.board.holdsBack());
    for (int node = 0; node < 3; ++node)
        bench.absent(node);
    QVERIFY(!bench.board.holdsBack());
    QCOMPARE(bench.publish(), QString());
    // Whether it is held cannot be told: that is told.
    bench.present(0);
    bench.absent(1);
    bench.now += 200ms;
    bench.board.judgeWithout(bench.now - 200ms);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
}

void TestBoard::doesNotWaitForNodesThatAreDown()
{
    BoardBench bench(3);
    bench.board.nodeLost(2, kDown);
    bench.present(0);
    bench.present(1);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    QCOMPARE(bench.state->readings.at(2).error(), std::optional(kDown));

    // one that goes down while it is being asked is waited for no longer
    BoardBench other(3);
    other.present(0);
    other.present(1);
    QCOMPARE(other.publish(), QString());
    other.board.nodeLost(2, kDown);
    QVERIFY(other.board.takeUnread(2, 10).empty());
    QCOMPARE(other.publish(), QStringLiteral("held-degraded"));
}

void TestBoard::residueNeedsASecondLook()
{
    BoardBench bench(3);
    const auto read = [&bench] {
        bench.present(0);
        bench.absent(1);
        bench.absent(2);
    };
    read();
    QCOMPARE(bench.publish(), QString());
    QVERIFY(bench.board.unconfirmed().contains(kName));
    bench.now += 249ms;
    read();
    QCOMPARE(bench.publish(), QString());
    bench.now += 1ms;
    bench.present(0); // one node read again is not all of them
    QCOMPARE(bench.publish(), QStringLiteral("residue"));
    QVERIFY(bench.board.unconfirmed().isEmpty());

    BoardBench partial(3);
    partial.present(0);
    partial.absent(1);
    partial.absent(2);
    QCOMPARE(partial.publish(), QString());
    partial.now += 300ms;
    partial.present(0);
    QCOMPARE(partial.publish(), QString());
    partial.absent(1);
    partial.absent(2);
    QCOMPARE(partial.publish(), QStringLiteral("residue"));
}

void TestBoard::whatASilentNodeKeptIsResidue()
{
    // By its form it is a lock only while two nodes have it.
    BoardBench bench(3);
    const auto read = [&](int node) { bench.present(node, "A", 10s, Scope::Either, kPossible); };
    for (int node = 0; node < 3; ++node)
        read(node);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    bench.board.nodeLost(0, kDown);
    bench.absent(1); // released
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
    bench.board.nodeFound(0);
    for (int look = 0; look < 2; ++look) { // after a second look
        bench.now += 1s;
        read(0);
        bench.absent(1);
        bench.absent(2);
        QCOMPARE(bench.publish(), look == 0 ? QString() : QStringLiteral("residue"));
    }
}

void TestBoard::residueThatResolvesIsNeverShown()
{
    BoardBench bench(3);
    bench.present(0);
    bench.absent(1);
    bench.absent(2);
    QCOMPARE(bench.publish(), QString());
    bench.now += 300ms;
    bench.present(1);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    // and the same on the way out: a release in flight
    bench.absent(0);
    QCOMPARE(bench.publish(), QString());
    bench.absent(1);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
    QVERIFY(bench.board.unconfirmed().isEmpty());
}

void TestBoard::splitNeedsASecondLook()
{
    BoardBench bench(3);
    const auto read = [&bench] {
        bench.present(0, "A");
        bench.present(1, "B");
        bench.present(2, "C");
    };
    read();
    QCOMPARE(bench.publish(), QString());
    bench.now += 250ms;
    read();
    QCOMPARE(bench.publish(), QStringLiteral("split"));
    static const OwnerInfo kNothing;
    QVERIFY(bench.state->ownerInfo() == kNothing);
    // once shown, changes of it are shown at once
    bench.now += 1ms;
    read();
    QCOMPARE(bench.publish(), QStringLiteral("split"));
    // another look at it in between starts the count anew
    bench.present(1, "A");
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    read();
    QCOMPARE(bench.publish(), QString());
}

void TestBoard::besideWhatIsLeftOnOneNodeATakingIsNoSplit()
{
    BoardBench bench(5);
    const auto everybodyIsRead = [&bench](const QByteArrayList &owners) {
        for (int node = 0; node < 5; ++node) {
            if (owners[node].isEmpty())
                bench.absent(node);
            else
                bench.present(node, owners[node], 60s);
        }
        return bench.publish();
    };
    everybodyIsRead({"A", "A", "A", "A", "A"});
    const auto left = [&] {
        for (int look = 0; look < 2; ++look) {
            bench.now += 300ms;
            everybodyIsRead({"ghost", "", "", "", ""});
        }
        return bench.state->assessment.verdict;
    };
    for (int round = 0; round < 3; ++round) {
        QVERIFY(left() == Verdict::Leftover);
        // Its keys arrive one after another, and go so.
        bench.now += 200ms;
        const QByteArray owner = "B" + QByteArray::number(round);
        QCOMPARE(everybodyIsRead({"ghost", owner, owner, "", ""}), QString());
        bench.now += 5ms;
        QCOMPARE(everybodyIsRead({"ghost", owner, owner, owner, owner}), QStringLiteral("held-degraded"));
        bench.now += 1s;
        QCOMPARE(everybodyIsRead({"ghost", "", owner, owner, ""}), QString());
        bench.now += 5ms;
    }
}

void TestBoard::aSilentNodeDoesNotKeepUpWhatIsOver()
{
    BoardBench bench(5);
    for (int node = 0; node < 5; ++node)
        bench.present(node);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    bench.now += 1s;
    const auto lookAgain = [&bench] { // node 4 does not answer
        for (int node = 0; node < 4; ++node)
            bench.absent(node);
    };
    lookAgain();
    QCOMPARE(bench.publish(), QString());
    bench.now += 250ms;
    lookAgain();
    QCOMPARE(bench.publish(), QString());
    bench.now += 250ms;
    lookAgain();
    QCOMPARE(bench.publish(), QStringLiteral("residue"));
    QCOMPARE(bench.state->assessment.votes, 1);
}

void TestBoard::slowNodesTakeLonger()
{
    BoardBench bench(2);
    bench.present(0);
    bench.absent(1);
    QCOMPARE(bench.publish(1s), QString());
    bench.now += 1999ms;
    bench.present(0);
    bench.absent(1);
    QCOMPARE(bench.publish(1s), QString());
    bench.now += 1ms;
    bench.present(0);
    bench.absent(1);
    QCOMPARE(bench.publish(1s), QStringLiteral("residue"));
}

void TestBoard::localLockOfManyNodesNeedsASecondLook()
{
    BoardBench bench(3);
    const auto read = [&bench] {
        bench.present(0, "A", 10s, Scope::Either);
        bench.absent(1);
        bench.absent(2);
    };
    read();
    QCOMPARE(bench.publish(), QString());
    bench.now += 250ms;
    read();
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->assessment.local);

    BoardBench single(1);
    single.present(0, "A", 10s, Scope::Either);
    QCOMPARE(single.publish(), QStringLiteral("held")); // nothing to wait for
}

void TestBoard::whatASplitLeavesOnOneNodeStoodThereBefore()
{
    for (const bool another : {false, true}) {
        BoardBench bench(3);
        bench.sweepAll();
        bench.now += 10s;
        const auto look = [&bench](const QByteArrayList &owners) {
            for (int times = 0; times < 2; ++times) {
                bench.now += 250ms;
                for (int node = 0; node < 3; ++node) {
                    if (owners[node].isEmpty())
                        bench.absent(node);
                    else
                        bench.present(node, owners[node], 10s, Scope::Local);
                }
                bench.publish();
            }
        };
        look({"A", "B", "C"});
        QVERIFY(bench.state->assessment.verdict == Verdict::Split);
        bench.now += 8s;
        look({"", "", another ? "D" : "C"});
        QVERIFY(bench.state->assessment.local && bench.state->assessment.isHeld());
        QCOMPARE(bench.state->hold.exact, another); // its owner has held that node for longer than the lock
    }
    // Nobody held it until the last of the others was gone, whenever the one that is left was read.
    BoardBench bench(3);
    bench.sweepAll();
    for (int times = 0; times < 2; ++times) {
        bench.now += 250ms;
        for (int node = 0; node < 3; ++node)
            bench.present(node, QByteArray(1, static_cast<char>('A' + node)), 10s, Scope::Local);
        bench.publish();
    }
    QVERIFY(bench.state && bench.state->assessment.verdict == Verdict::Split);
    bench.now += 2s;
    const Instant gone = bench.now;
    for (int times = 0; times < 3; ++times) { // the third node is not asked meanwhile
        for (int node = 0; node < 2; ++node)
            bench.absent(node);
        bench.publish();
        bench.now += 250ms;
    }
    QVERIFY(bench.state->assessment.isHeld());
    QCOMPARE(bench.state->assessment.owner, QByteArray("C"));
    QVERIFY(bench.state->hold.since >= gone);
}

void TestBoard::lostNodeMakesUnknown()
{
    BoardBench bench(3);
    for (int node = 0; node < 3; ++node)
        bench.present(node);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    bench.board.nodeLost(0, kDown);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    QVERIFY(bench.board.readingOf(0, kName) == nullptr);
    bench.board.nodeLost(1, kDown);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    QCOMPARE(bench.state->assessment.owner, QByteArray("A"));
    bench.board.nodeLost(2, kDown);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    QVERIFY(bench.board.knows(kName));
    // what was last seen is kept, as past
    QCOMPARE(bench.state->readings.at(0).lock->owner, QByteArray("A"));
    QVERIFY(bench.state->readings.at(0).answer == NodeReading::Answer::Unknown);
    bench.board.nodeLost(2, kDown);
    QVERIFY(!bench.board.hasChanges()); // nothing new
}

void TestBoard::lostNodeComesBack()
{
    BoardBench bench(1);
    bench.present(0);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    bench.board.nodeLost(0, kDown);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    bench.board.nodeFound(0);
    QCOMPARE(LockscopeTest::namesOf(bench.board.takeUnread(0, 10)), QList<QByteArray>{kName});
    QCOMPARE(bench.publish(), QString()); // found is not read
    bench.absent(0);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
}

void TestBoard::aLostNodesLocksDelayNoOtherChange()
{
    ManyLocks many;
    constexpr int kLocks = ManyLocks::kLocks;
    Board &board = many.board;
    board.nodeLost(2, kDown);
    QVERIFY(board.hasChanges());
    QMap<QByteArray, int> shown;
    const auto take = [&](size_t most) {
        const auto changes = board.takeChanges(many.now, 1ms, most);
        for (const auto &state : changes.changed) {
            ++shown[state->name];
            if (state->assessment.unknownNodes != 1)
                shown[state->name] = -kLocks;
        }
        return changes.changed.size();
    };
    QCOMPARE(take(10), size_t(10));
    QVERIFY(!board.isLossPublished(2));
    // Two locks change at the other nodes: one that was not shown as lost yet, and one that was.
    for (const int lock : {kLocks - 1, 0}) {
        many.present(0, lock, "B");
        many.present(1, lock, "B");
    }
    QCOMPARE(take(10), size_t(12));
    QCOMPARE(shown.value(ManyLocks::nameOf(kLocks - 1)), 1);
    // The reason changes meanwhile.
    board.nodeLost(2, Error{.kind = ErrorKind::Timeout, .message = QStringLiteral("silent")});
    QVERIFY(board.hasLaterChanges());
    while (board.hasLaterChanges())
        static_cast<void>(take(10));
    QVERIFY(!board.hasChanges());
    board.nodeLost(2, kDown);
    QVERIFY(board.hasLaterChanges());
    QVERIFY(board.isLossPublished(2)); // another reason is the same loss
    while (board.hasLaterChanges())
        static_cast<void>(take(10));
    QCOMPARE(shown.size(), kLocks);
    for (auto lock = shown.cbegin(); lock != shown.cend(); ++lock)
        QVERIFY2(lock.value() >= 1 && lock.value() <= 4, lock.key().constData());
}

void TestBoard::aReturnedNodesLocksDelayNoOtherChange()
{
    ManyLocks many;
    constexpr int kLocks = ManyLocks::kLocks;
    Board &board = many.board;
    board.nodeLost(2, kDown);
    QCOMPARE(board.takeChanges(many.now, 1ms).changed.size(), size_t(kLocks));

    many.now += 1s;
    board.nodeFound(2);
    board.nodeReplaced(2);
    QCOMPARE(board.takeChanges(many.now, 1ms, 10).changed.size(), size_t(10));
    // Half of the locks are gone there. Some of them were taken a moment ago, others were not.
    for (int lock = 0; lock < kLocks; lock += 2)
        many.present(2, lock, "A");
    for (int lock = 1; lock < kLocks; lock += 2)
        board.absent(2, ManyLocks::nameOf(lock), many.now, 1ms);
    for (const int lock : {kLocks - 2, 0}) {
        many.present(0, lock, "B");
        many.present(1, lock, "B");
        many.present(2, lock, "B");
    }
    const auto changes = board.takeChanges(many.now, 1ms, 10);
    QCOMPARE(changes.changed.size(), size_t(12));
    QCOMPARE(board.published(ManyLocks::nameOf(kLocks - 2))->assessment.owner, QByteArray("B"));
    QCOMPARE(board.published(ManyLocks::nameOf(0))->assessment.owner, QByteArray("B"));
    while (board.hasLaterChanges())
        QVERIFY(board.takeChanges(many.now, 1ms, 10).changed.size() <= 10);
    QVERIFY(!board.hasChanges());
    for (int lock = 0; lock < kLocks; ++lock) {
        const LockStatePtr state = board.published(ManyLocks::nameOf(lock));
        QCOMPARE(state->assessment.unknownNodes, 0);
        QCOMPARE(state->assessment.votes, lock % 2 == 0 ? 3 : 2);
    }
    // An ordinary change does not wait.
    many.present(2, 1, "A");
    QVERIFY(!board.hasLaterChanges());
    QCOMPARE(board.takeChanges(many.now, 1ms, 0).changed.size(), size_t(1));
}

void TestBoard::aFlushedNodesLocksDelayNoOtherChange()
{
    ManyLocks many;
    constexpr int kLocks = ManyLocks::kLocks;
    Board &board = many.board;
    many.now += 1s;
    for (int lock = 0; lock < kLocks; ++lock)
        board.absent(2, ManyLocks::nameOf(lock), many.now, 1ms);
    const QByteArray last = ManyLocks::nameOf(kLocks - 1);
    many.present(0, kLocks - 1, "B");
    many.present(1, kLocks - 1, "B");
    QCOMPARE(board.takeChanges(many.now, 1ms, 10).changed.size(), Board::kManyAtOnce + 10 + 1);
    QCOMPARE(board.published(last)->assessment.owner, QByteArray("B"));
    // Those that are read again without a change are no more than others.
    static_cast<void>(board.takeChanges(many.now, 1ms));
    for (int lock = 0; lock < kLocks; ++lock)
        many.present(1, lock, lock == kLocks - 1 ? "B" : "A");
    many.present(0, kLocks - 2, "B");
    many.present(1, kLocks - 2, "B");
    QCOMPARE(board.takeChanges(many.now, 1ms, 10).changed.size(), Board::kManyAtOnce + 10 + 1);
    QCOMPARE(board.published(ManyLocks::nameOf(kLocks - 2))->assessment.owner, QByteArray("B"));
    while (board.hasLaterChanges())
        QVERIFY(board.takeChanges(many.now, 1ms, 10).changed.size() <= 10);
    QVERIFY(!board.hasChanges());
    for (int lock = 0; lock < kLocks; ++lock)
        QCOMPARE(board.published(ManyLocks::nameOf(lock))->assessment.votes, 2);
    // It is filled again.
    for (int lock = 0; lock < kLocks; ++lock)
        many.present(2, lock, lock >= kLocks - 2 ? "B" : "A");
    QCOMPARE(board.takeChanges(many.now, 1ms, 10).changed.size(), Board::kManyAtOnce + 10);
}

void TestBoard::anOlderReadingChangesNothing()
{
    ManyLocks many;
    Board &board = many.board;
    const QByteArray name = ManyLocks::nameOf(0);
    const Instant earlier = many.now + 1s;
    many.now += 2s;
    for (int node = 0; node < 3; ++node) {
        many.present(node, 0, "B");
        QVERIFY(!board.absent(node, name, earlier, 1ms));
    }
    static_cast<void>(board.takeChanges(many.now, 1ms));
    QCOMPARE(board.published(name)->assessment.owner, QByteArray("B"));
    QCOMPARE(board.published(name)->assessment.votes, 3);

    const Instant latest = many.now + 1s;
    for (int node = 0; node < 3; ++node) {
        QVERIFY(board.absent(node, name, latest, 1ms));
        many.present(node, 0, "B"); // it was read before
    }
    QCOMPARE(board.takeChanges(latest, 1ms).removed, std::vector<QByteArray>{name});
}

void TestBoard::aFullBoardTakesWhatMatters()
{
    constexpr int kMost = 20;
    Board board(1);
    board.nodeFound(0);
    board.setMostLocks(kMost);
    const Instant now{1h};
    const auto present = [&](const QByteArray &name, KeyTtl ttl) {
        board.present(0, name, Recognition{.name = name, .signs = Sign::Form, .owner = "A"}, ttl, now, 1ms);
    };
    const KeyTtl finite{KeyTtl::Kind::Finite, 10s};
    const KeyTtl never{KeyTtl::Kind::Never};
    for (int i = 0; i < 2 * kMost; ++i)
        present("lock:" + QByteArray::number(i), finite);
    QCOMPARE(board.size(), kMost);
    QVERIFY(!board.hasRoomFor("lock:new", finite));

    // Those without expiry join, but not without end.
    for (int i = 0; i < kMost; ++i)
        present("stuck:" + QByteArray::number(i), never);
    QCOMPARE(board.size(), kMost + kMost / 10);
    QVERIFY(board.knows("stuck:0"));

    // Our own lock joins, and locks on the board go on.
    board.setOwnHolds({{"lock:own", OwnHold()}});
    present("lock:own", finite);
    QVERIFY(board.knows("lock:own"));
    present("lock:0", {KeyTtl::Kind::Finite, 5s});
    QCOMPARE(board.readingOf(0, "lock:0")->ttl.left, Millis(5s));
    for (int i = 0; i < 5; ++i)
        board.absent(0, "lock:" + QByteArray::number(i), now, 1ms);
    static_cast<void>(board.takeChanges(now, 1ms));
    present("lock:new", finite);
    QVERIFY(board.knows("lock:new"));
}

void TestBoard::whatARestartedNodeForgotIsNotReleased()
{
    BoardBench bench(3);
    bench.present(0);
    bench.present(1);
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    // The first restarts, empty …
    bench.board.nodeLost(0, kDown);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    bench.board.nodeFound(0);
    bench.board.nodeReplaced(0);
    bench.absent(0);
    bench.publish();
    bench.now += 1s;
    for (const int node : {0, 2})
        bench.absent(node);
    bench.present(1);
    QCOMPARE(bench.publish(), QStringLiteral("residue"));
    // … and while the second is silent, which had it last, nobody knows.
    bench.board.nodeLost(1, kDown);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    QVERIFY(bench.state->readings[0].forgot);
    QVERIFY(!bench.state->readings[2].forgot);
    bench.absent(0); // it goes on lacking it
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    // Where it has been again, and is gone, it was given back.
    bench.present(0);
    bench.absent(0);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));

    // A node that was only out of reach has forgotten nothing.
    BoardBench another(3);
    another.present(0);
    another.present(1);
    another.absent(2);
    QCOMPARE(another.publish(), QStringLiteral("held-degraded"));
    another.board.nodeLost(0, kDown);
    another.board.nodeFound(0);
    another.absent(0);
    another.board.nodeLost(1, kDown);
    QCOMPARE(another.publish(), QStringLiteral("removed"));
}

/// Though the silent node never comes back: its owner relies on it no longer than the lease lasts.
void TestBoard::whatWasForgottenIsNotReliedOnForEver()
{
    BoardBench bench(3);
    bench.board.nodeLost(1, kDown);
    bench.present(0);
    bench.present(2);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    bench.restart(0);
    bench.absent(0);
    bench.absent(2); // given back there
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    bench.now += 5s;
    bench.restart(0); // once more
    bench.absent(0);
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    bench.now += 6s;
    bench.absent(0);
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
}

/// A lock of one node alone is no vote of others.
void TestBoard::aLocalLockIsForgottenWithItsNode()
{
    BoardBench bench(3);
    bench.board.nodeLost(1, kDown);
    bench.present(0, "A", 10s, Scope::Local);
    bench.absent(2);
    bench.publish();
    bench.now += 1s;
    bench.present(0, "A", 10s, Scope::Local);
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    bench.restart(0);
    bench.absent(0);
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
}

void TestBoard::removal()
{
    BoardBench bench(3);
    for (int node = 0; node < 3; ++node)
        bench.present(node);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    bench.absent(0);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    bench.absent(1);
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
    QVERIFY(!bench.board.knows(kName));
    QVERIFY(bench.board.isEmpty(0));

    // one that came and went between two looks was never there
    BoardBench brief(1);
    brief.present(0);
    brief.absent(0);
    QCOMPARE(brief.publish(), QString());
    QVERIFY(!brief.board.knows(kName));
}

void TestBoard::absentOfUnknownNamesIsNothing()
{
    BoardBench bench(2);
    bench.absent(0);
    QVERIFY(!bench.board.hasChanges());
    QVERIFY(!bench.board.knows(kName));
}

void TestBoard::votedLockStaysVoted()
{
    BoardBench bench(3);
    for (int node = 0; node < 3; ++node)
        bench.present(node, "A", 10s, Scope::Either);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    for (int i = 0; i < 2; ++i) {
        bench.now += 300ms;
        bench.present(0, "A", 10s, Scope::Either);
        bench.absent(1);
        bench.absent(2);
        QCOMPARE(bench.publish(), i == 0 ? QString() : QStringLiteral("residue"));
    }
}

void TestBoard::whatIsLeftOfALocalDialect_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("carriers");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("left");
    QTest::newRow("all of three had it") << 3 << 3 << QStringLiteral("held") << QStringLiteral("residue");
    QTest::newRow("a bare majority of five") << 5 << 3 << QStringLiteral("held-degraded") << QStringLiteral("residue");
    QTest::newRow("two servers may be locked apart") << 2 << 2 << QStringLiteral("held") << QStringLiteral("held");
    QTest::newRow("and so may two of five") << 5 << 2 << QStringLiteral("residue") << QStringLiteral("held");
}

void TestBoard::whatIsLeftOfALocalDialect()
{
    QFETCH(int, nodes);
    QFETCH(int, carriers);
    BoardBench bench(nodes);
    const auto read = [&](int having) {
        for (int node = 0; node < nodes; ++node)
            node < having ? bench.present(node, "host:7", 10s, Scope::Local) : bench.absent(node);
    };
    const auto look = [&](int having) {
        read(having);
        (void)bench.publish();
        bench.now += 300ms;
        read(having); // what may be in flight needs a second look
        return bench.publish();
    };
    QTEST(look(carriers), "before");
    bench.now += 1s;
    QTEST(look(1), "left");
    QCOMPARE(bench.state->assessment.local, carriers == 2);
    // What was recorded is judged alike.
    const LockState &state = *bench.state;
    const auto again = LockState::judge(
        state.home,
        {.readings = state.readings, .now = state.assessedAt, .habit = state.habit, .everVoted = state.everVoted});
    QVERIFY(again);
    QVERIFY(again->verdict == state.assessment.verdict);
}

/// Where a silent node had it from the same owner, one node alone does not make it that node's own.
void TestBoard::aLocalDialectIsNoHoldOfOneNodeWhileOthersAreSilent()
{
    for (const int silent : {1, 2}) {
        BoardBench bench(5);
        const auto read = [&] {
            for (int node = 0; node < 5; ++node)
                node == 0 || node == 2 ? bench.present(node, "host:7", 60s, Scope::Local) : bench.absent(node);
            return bench.publish();
        };
        (void)read();
        bench.now += 300ms;
        QCOMPARE(read(), QStringLiteral("residue"));
        bench.now += 1s;
        for (int node = 0; node < silent; ++node)
            bench.board.nodeLost(node, kDown);
        (void)bench.publish();
        bench.now += 1s;
        bench.present(2, "host:7", 58s, Scope::Local);
        (void)bench.publish();
        QCOMPARE(QLatin1String(toString(bench.state->assessment.verdict)),
                 QLatin1String(silent == 1 ? "residue" : "unknown"));
        QVERIFY(!bench.state->assessment.local);
        // And the one that is back first has it from before.
        bench.board.nodeLost(2, kDown);
        (void)bench.publish();
        bench.now += 1s;
        bench.board.nodeFound(2);
        bench.present(2, "host:7", 57s, Scope::Local);
        (void)bench.publish();
        bench.now += 1s;
        bench.present(2, "host:7", 56s, Scope::Local);
        (void)bench.publish();
        QVERIFY(!bench.state->assessment.isHeld());
    }
}

void TestBoard::whatIsLeftOfALocalDialectUnseen()
{
    BoardBench bench(3);
    for (int node = 0; node < 3; ++node)
        bench.present(node, "host:7", 10s, Scope::Local);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    bench.board.nodeLost(0, kDown);
    bench.absent(1); // released
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
    bench.board.nodeFound(0);
    for (int look = 0; look < 2; ++look) {
        bench.now += 1s;
        bench.present(0, "host:7", 9s, Scope::Local);
        bench.absent(1);
        bench.absent(2);
        QCOMPARE(bench.publish(), look == 0 ? QString() : QStringLiteral("residue"));
    }
}

/// Of two who got one node each, the one that outlasts the other holds nothing more than before.
void TestBoard::whatASplitLeavesIsResidue()
{
    BoardBench bench(3);
    const auto read = [&] {
        bench.now += 1s;
        bench.present(0, "A", 60s, Scope::Either);
        bench.present(1, "B", 8s, Scope::Either);
        bench.absent(2);
        return bench.publish();
    };
    QString told = read();
    for (int look = 0; look < 3 && told != QStringLiteral("split"); ++look)
        told = read();
    QCOMPARE(told, QStringLiteral("split"));
    for (int look = 0; look < 3 && told != QStringLiteral("residue"); ++look) {
        bench.now += 10s;
        bench.present(0, "A", 50s, Scope::Either);
        bench.absent(1);
        bench.absent(2);
        told = bench.publish();
        QVERIFY2(told.isEmpty() || told == QStringLiteral("residue"), qPrintable(told));
    }
    QCOMPARE(told, QStringLiteral("residue"));
}

void TestBoard::anotherOwnersPartIsResidueToo()
{
    BoardBench bench(3);
    bench.sweepAll();
    const auto look = [&](const QByteArray &owner, int nodes) {
        QString said;
        for (int i = 0; i < 2; ++i) {
            bench.now += 300ms;
            for (int node = 0; node < 3; ++node)
                node < nodes ? bench.present(node, owner, 10s, Scope::Local) : bench.absent(node);
            if (const QString word = bench.publish(); !word.isEmpty())
                said = word;
        }
        return said;
    };
    QCOMPARE(look("host:7", 3), QStringLiteral("held"));
    QCOMPARE(look("host:7", 1), QStringLiteral("residue"));
    // Who has the name of a quorum's lock on one node has failed to get the others, for all that can be seen.
    QCOMPARE(look("host:8", 1), QStringLiteral("residue"));
    QVERIFY(!bench.state->assessment.isHeld() && !bench.state->assessment.validity);
    QCOMPARE(look("host:9", 2), QStringLiteral("held-degraded"));
    QCOMPARE(look("host:7", 1), QStringLiteral("residue"));
    // Also when it was gone everywhere meanwhile; for some minutes, then nothing is known of the name any more.
    QCOMPARE(look("", 0), QStringLiteral("removed"));
    QCOMPARE(look("host:8", 1), QStringLiteral("residue"));
    QCOMPARE(look("", 0), QStringLiteral("removed"));
    bench.now += 2 * NameMemory::kVotedLately;
    QCOMPARE(look("host:8", 1), QStringLiteral("held"));
    QVERIFY(bench.state->assessment.local);
}

void TestBoard::aStringInThePlaceOfAQuorumIsAVote()
{
    BoardBench bench(3);
    bench.sweepAll();
    const auto look = [&](int nodes, const QByteArray &owner) {
        QString said;
        for (int i = 0; i < 2; ++i) {
            bench.now += 300ms;
            for (int node = 0; node < 3; ++node)
                node < nodes ? bench.present(node, owner, 10s, Scope::Either, kPossible) : bench.absent(node);
            if (const QString word = bench.publish(); !word.isEmpty())
                said = word;
        }
        return said;
    };
    QVERIFY(!bench.board.isVotedName(kName, nullptr, bench.now));
    QCOMPARE(look(1, "B"), QString()); // a string like any other
    QCOMPARE(look(3, "A"), QStringLiteral("held"));
    QVERIFY(bench.board.isVotedName(kName, bench.board.find(kName), bench.now));
    QCOMPARE(look(0, ""), QStringLiteral("removed"));
    QVERIFY(bench.board.isVotedName(kName, bench.board.find(kName), bench.now));
    QCOMPARE(look(1, "B"), QStringLiteral("residue"));
    QCOMPARE(bench.state->assessment.owner, QByteArray("B"));
    QCOMPARE(look(0, ""), QStringLiteral("removed"));
    bench.now += 2 * NameMemory::kVotedLately;
    QVERIFY(!bench.board.isVotedName(kName, nullptr, bench.now));
    QCOMPARE(look(1, "B"), QString());
}

/// A node is back, and everything is asked for anew: a lock that another node has just told of does not wait for that.
void TestBoard::whatIsNewIsAskedForFirst()
{
    BoardBench bench(2);
    bench.sweepAll();
    const auto told = [&](const QByteArray &name) {
        const Recognition lock{.name = name, .dialect = QStringLiteral("d"), .owner = "A"};
        bench.board.present(0, name, lock, {KeyTtl::Kind::Finite, 10s}, bench.now, 1ms);
    };
    for (int i = 0; i < 10; ++i) {
        told(QByteArray::number(i));
        bench.board.absent(1, QByteArray::number(i), bench.now, 1ms);
    }
    (void)bench.publish();
    bench.board.nodeLost(1, {.kind = ErrorKind::Timeout, .message = QStringLiteral("silent")});
    bench.board.nodeFound(1);
    QCOMPARE(bench.board.freshUnread(1), size_t(0));
    told("new");
    QCOMPARE(bench.board.freshUnread(1), size_t(1));
    const auto first = bench.board.takeUnread(1, 4);
    QCOMPARE(first.size(), size_t(1));
    QCOMPARE(Board::nameOf(*first.front()), QByteArray("new"));
    bench.board.absent(1, "new", bench.now, 1ms);
    size_t others = 0;
    for (auto taken = bench.board.takeUnread(1, 4); !taken.empty(); taken = bench.board.takeUnread(1, 4))
        others += taken.size();
    QCOMPARE(others, size_t(10));
}

void TestBoard::holdTimeThatWasReadLate()
{
    const auto recognised = [](const QByteArray &owner) {
        return Recognition{.name = kName, .dialect = QStringLiteral("d"), .scope = Scope::Quorum, .owner = owner};
    };
    const KeyTtl ttl{KeyTtl::Kind::Finite, 10s};
    BoardBench bench(1);
    bench.sweepAll();
    bench.now += 10s;
    // It was told 2 s ago, among many.
    bench.board.present(0, kName, recognised("A"), ttl, bench.now, 1ms, nullptr, {.reported = bench.now - 2s});
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.exact);
    QVERIFY(bench.state->hold.slack == Micros(2s));
    // Nothing told of it, and a second ago it was still another's.
    bench.now += 1s;
    bench.board.present(0, kName, recognised("B"), ttl, bench.now, 0ms, nullptr, {.reported = bench.now - 60s});
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.slack == Micros(1001ms)); // the answer before may be as old as its question
    // Read again: it is the same hold.
    bench.now += 5s;
    bench.board.present(0, kName, recognised("B"), ttl, bench.now, 1ms, nullptr, {.reported = bench.now});
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.slack == Micros(1001ms));
    // A walk that has just ended has named the key, and not who has it.
    bench.now += 1s;
    bench.board.present(0, kName, recognised("C"), ttl, bench.now, 0ms, nullptr, {.notNamed = bench.now - 10ms});
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.slack == Micros(1001ms));
    // What it did not name came behind it.
    bench.now += 1s;
    bench.absent(0);
    QCOMPARE(bench.publish(), QStringLiteral("removed"));
    bench.now += 1s;
    bench.board.present(0, kName, recognised("D"), ttl, bench.now, 0ms, nullptr, {.notNamed = bench.now - 10ms});
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.slack == Micros(10ms));
}

void TestBoard::holdTimeOfAnOwnLockIsKnown()
{
    BoardBench bench(1);
    bench.sweepAll();
    bench.now += 10s;
    bench.absent(0);
    bench.now += 10s;
    const Recognition lock{.name = kName, .dialect = QStringLiteral("d"), .scope = Scope::Quorum, .owner = "A"};
    bench.board.present(0, kName, lock, {KeyTtl::Kind::Finite, 10s}, bench.now, 1ms, nullptr,
                        {.reported = bench.now - 2s});
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.slack == Micros(2s));
    const Instant since = bench.now - 900ms;
    bench.board.setOwnHolds({{kName, {.owner = "A", .since = since}}});
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.exact && bench.state->hold.slack == Micros(0));
    QVERIFY(bench.state->hold.since == since);
    bench.board.setOwnHolds({{kName, {.owner = "A", .since = since}}});
    QCOMPARE(bench.publish(), QString()); // no news
    // The next owner's is not ours.
    bench.now += 1s;
    Recognition next = lock;
    next.owner = "B";
    bench.board.present(0, kName, next, {KeyTtl::Kind::Finite, 10s}, bench.now, 0ms, nullptr,
                        {.reported = bench.now - 60s});
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.slack > Micros(1s));
}

void TestBoard::holdTimeIsALowerBoundUntilWatched()
{
    BoardBench bench(1);
    bench.present(0);
    const Instant first = bench.now;
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(!bench.state->hold.exact);
    QVERIFY(bench.state->hold.since == first);
    bench.sweepAll();
    bench.now += 5s;
    bench.present(0);
    bench.publish();
    QVERIFY(!bench.state->hold.exact); // what was there before stays a bound
    QVERIFY(bench.state->hold.since == first);
}

void TestBoard::holdTimeOfANewOwner()
{
    BoardBench bench(3);
    bench.sweepAll();
    const Instant taken = bench.now;
    bench.present(0);
    bench.now += 2ms;
    bench.present(1);
    bench.now += 2ms;
    bench.present(2);
    bench.publish();
    QVERIFY(bench.state->hold.exact);
    QVERIFY(bench.state->hold.since == taken + 2ms); // two of three have it
    bench.now += 10s;
    for (int node = 0; node < 3; ++node)
        bench.present(node, "B");
    bench.publish();
    QVERIFY(bench.state->hold.since == bench.now);
    QVERIFY(bench.state->hold.exact);
}

/// One node tells of its lock all the time; that the others are silent only keeps it from being called held.
void TestBoard::holdTimeOfWhatWasTakenAgainWhileOthersWereSilent()
{
    BoardBench bench(3);
    bench.sweepAll();
    const auto read = [&bench](bool others) {
        bench.present(0, "A", 30s, Scope::Either);
        if (others) {
            bench.absent(1);
            bench.absent(2);
        }
    };
    read(true);
    (void)bench.publish();
    bench.now += 250ms;
    read(true);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    bench.now += 10s;
    for (const int node : {1, 2})
        bench.board.nodeLost(node, kDown);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    bench.now += 1s;
    bench.absent(0);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    bench.now += 1s;
    const Instant again = bench.now;
    read(false);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    bench.now += 5s;
    read(false);
    (void)bench.publish();
    for (const int node : {1, 2})
        bench.board.nodeFound(node);
    for (int look = 0; look < 3; ++look) {
        bench.now += 250ms;
        read(true);
        (void)bench.publish();
    }
    QVERIFY(bench.state->assessment.isHeld());
    QCOMPARE(bench.state->hold.since, again);
    QVERIFY(bench.state->hold.exact);
    QCOMPARE(bench.state->hold.slack, Micros(1s) + Micros(1ms)); // it was read without it a second before
}

void TestBoard::holdTimeAfterBlindnessIsALowerBound()
{
    // While the node could not be read the lock may have changed hands at any time.
    BoardBench bench(1);
    bench.sweepAll();
    bench.present(0, "A");
    bench.publish();
    QVERIFY(bench.state->hold.exact);
    bench.board.nodeLost(0, kDown);
    bench.publish();
    bench.now += 10min;
    bench.board.nodeFound(0);
    bench.present(0, "B");
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.since == bench.now);
    QVERIFY(!bench.state->hold.exact);
}

/// The same token says that it is the same owner, and not that he had it all the time.
void TestBoard::holdTimeOfWhatWasDueWhileNothingWasReadAndANodeWent()
{
    BoardBench bench(3);
    bench.sweepAll();
    for (int node = 0; node < 3; ++node)
        bench.present(node);
    (void)bench.publish();
    const Instant stopped = bench.now + 1s;
    bench.now += 12s;
    bench.board.nodeLost(0, kDown);
    bench.board.readAgainSince(stopped, bench.now);
    QCOMPARE(bench.publish(), QString()); // not of what was read before
    bench.now += 10ms;
    for (const int node : {1, 2})
        bench.present(node);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    QVERIFY(bench.state->hold.since == bench.now);
    QVERIFY(!bench.state->hold.exact);
}

void TestBoard::whatNobodySawMayBeTwoHolds()
{
    constexpr KeyTtl kNoTtl{KeyTtl::Kind::Never, Millis(0)};
    struct Case
    {
        KeyTtl before;
        KeyTtl after;
        bool isOneHold;
        QByteArray ownerAfter = "A";
    };
    const auto finite = [](Millis left) { return KeyTtl{KeyTtl::Kind::Finite, left}; };
    for (const Case &given : {Case{kNoTtl, kNoTtl, false}, Case{finite(60s), finite(52s), true},
                              Case{finite(60s), finite(60s), false}, Case{kNoTtl, kNoTtl, true, "B"}}) {
        BoardBench bench(3);
        bench.sweepAll();
        for (int node = 0; node < 3; ++node)
            bench.present(node, "A", given.before);
        (void)bench.publish();
        QVERIFY(!bench.state->hold.unseen);
        bench.now += 1s;
        const Instant stopped = bench.now;
        bench.now += 7s;
        const Instant again = bench.now;
        bench.board.readAgainSince(stopped, again);
        for (int node = 0; node < 3; ++node) {
            bench.now += 1ms;
            bench.present(node, given.ownerAfter, given.after);
        }
        (void)bench.publish();
        const UnseenTime pause{.from = stopped, .to = again};
        QCOMPARE(bench.state->hold.unseen, given.isOneHold ? Shared<UnseenTime>() : pause);
        // So it stays until another has it.
        bench.now += 10ms;
        for (int node = 0; node < 3; ++node)
            bench.present(node, "C", given.after);
        (void)bench.publish();
        QVERIFY(!bench.state->hold.unseen);
    }
    // Nor where too few nodes could be read.
    for (const bool isRenewed : {true, false}) {
        BoardBench bench(3);
        bench.sweepAll();
        for (int node = 0; node < 3; ++node)
            bench.present(node, "A", 60s);
        (void)bench.publish();
        bench.now += 1s;
        const Instant lost = bench.now;
        for (int node = 0; node < 3; ++node)
            bench.board.nodeLost(node, kDown);
        QCOMPARE(bench.publish(), QStringLiteral("unknown"));
        bench.now += 7s;
        for (int node = 0; node < 3; ++node) {
            bench.board.nodeFound(node);
            bench.present(node, "A", isRenewed ? 60s : 52s);
        }
        QCOMPARE(bench.publish(), QStringLiteral("held"));
        const UnseenTime silence{.from = lost, .to = bench.now};
        QCOMPARE(bench.state->hold.unseen, isRenewed ? silence : Shared<UnseenTime>());
    }
    // That nodes have fallen silent is noticed a while later than they were heard last.
    {
        BoardBench bench(3);
        bench.sweepAll();
        for (int node = 0; node < 3; ++node)
            bench.present(node, "A", kNoTtl);
        (void)bench.publish();
        bench.now += 1s;
        bench.board.nodeLost(2, kDown, bench.now - 900ms);
        (void)bench.publish(); // which changes nothing yet
        bench.now += 60s;
        const Instant heard = bench.now;
        bench.now += 1800ms;
        bench.board.nodeLost(0, kDown, heard);
        bench.board.nodeLost(1, kDown, heard + 500ms);
        QCOMPARE(bench.publish(), QStringLiteral("unknown"));
        bench.now += 7s;
        for (int node = 0; node < 3; ++node) {
            bench.board.nodeFound(node);
            bench.present(node, "A", kNoTtl);
        }
        (void)bench.publish();
        QCOMPARE(bench.state->hold.unseen, std::optional(UnseenTime{.from = heard, .to = bench.now}));
    }
    // Nor where it was found so.
    {
        BoardBench bench(3);
        bench.sweepAll();
        bench.board.nodeLost(1, kDown);
        bench.board.nodeLost(2, kDown);
        bench.present(0, "A", 60s);
        QCOMPARE(bench.publish(), QStringLiteral("unknown"));
        const Instant found = bench.now;
        bench.now += 7s;
        for (int node = 0; node < 3; ++node) {
            bench.board.nodeFound(node);
            bench.present(node, "A", 60s);
        }
        QCOMPARE(bench.publish(), QStringLiteral("held"));
        QVERIFY(!bench.state->hold.unseen || bench.state->hold.unseen->from == found);
    }
    // Who came within that time was not there before it.
    {
        BoardBench bench(3);
        bench.sweepAll();
        for (int node = 0; node < 3; ++node)
            bench.present(node, "A", 60s);
        (void)bench.publish();
        bench.board.nodeLost(1, kDown);
        bench.board.nodeLost(2, kDown);
        QCOMPARE(bench.publish(), QStringLiteral("unknown"));
        bench.now += 7s;
        bench.present(0, "B", 60s);
        (void)bench.publish();
        const Instant came = bench.now;
        bench.now += 1s;
        for (int node = 1; node < 3; ++node) {
            bench.board.nodeFound(node);
            bench.present(node, "B", 59s);
        }
        QCOMPARE(bench.publish(), QStringLiteral("held"));
        QVERIFY(!bench.state->hold.unseen || bench.state->hold.unseen->from >= came);
    }
    // Who has it is here, and knows.
    BoardBench bench(3);
    bench.sweepAll();
    bench.board.setOwnHolds({{kName, {.owner = "A", .since = bench.now}}});
    for (int node = 0; node < 3; ++node)
        bench.present(node, "A", kNoTtl);
    (void)bench.publish();
    bench.now += 7s;
    bench.board.readAgainSince(bench.now - 5s, bench.now);
    bench.now += 1ms;
    for (int node = 0; node < 3; ++node)
        bench.present(node, "A", kNoTtl);
    (void)bench.publish();
    QVERIFY(!bench.state->hold.unseen);
}

/// Nobody saw whether it was renewed in time on the nodes that did not answer, or ended there and was taken anew.
void TestBoard::holdTimeOfWhatWasDueOutOfSightIsALowerBound()
{
    for (const auto &[tooLong, isRenewed] : {std::pair(true, false), std::pair(true, true), std::pair(false, true)}) {
        BoardBench bench(5);
        bench.sweepAll();
        for (int node = 0; node < 5; ++node)
            bench.present(node);
        QCOMPARE(bench.publish(), QStringLiteral("held"));
        const Instant first = bench.now;
        for (int node = 0; node < 3; ++node)
            bench.board.nodeLost(node, kDown);
        QCOMPARE(bench.publish(), QStringLiteral("unknown"));
        bench.now += 5s;
        for (const int node : {3, 4})
            bench.present(node, "A", isRenewed ? 10s : 5s);
        (void)bench.publish();
        bench.now += tooLong ? 6s : 4s;
        for (int node = 0; node < 3; ++node) {
            bench.board.nodeFound(node);
            bench.present(node);
        }
        for (const int node : {3, 4})
            bench.present(node);
        QCOMPARE(bench.publish(), QStringLiteral("held"));
        // Who goes on renewing where it can be seen is likely to have done so elsewhere: its age is kept, with a doubt.
        const bool goesOn = !tooLong || isRenewed;
        QVERIFY(bench.state->hold.since == (goesOn ? first : bench.now));
        QCOMPARE(bench.state->hold.exact, goesOn);
        QCOMPARE(bench.state->hold.unseen.has_value(), goesOn);
    }
    // So it is where nothing was read meanwhile.
    for (const bool tooLong : {true, false}) {
        BoardBench bench(3);
        bench.sweepAll();
        for (int node = 0; node < 3; ++node)
            bench.present(node);
        (void)bench.publish();
        const Instant first = bench.now;
        bench.now += tooLong ? 12s : 9s;
        bench.board.readAgainSince(bench.now, bench.now);
        for (int node = 0; node < 3; ++node) { // one after the other
            bench.present(node);
            QCOMPARE(bench.publish(), QStringLiteral("held"));
        }
        QVERIFY(bench.state->hold.since == (tooLong ? bench.now : first));
        QCOMPARE(bench.state->hold.exact, !tooLong);
    }
    // A quorum that was seen all the time has kept it.
    BoardBench bench(5);
    bench.sweepAll();
    for (int node = 0; node < 5; ++node)
        bench.present(node);
    (void)bench.publish();
    const Instant first = bench.now;
    bench.board.nodeLost(0, kDown);
    (void)bench.publish();
    for (int look = 0; look < 3; ++look) {
        bench.now += 5s;
        for (int node = 1; node < 5; ++node)
            bench.present(node);
        QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    }
    bench.board.nodeFound(0);
    bench.present(0);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.since == first && bench.state->hold.exact);
}

/// The server restarts without its keys, and the same owner takes the lock again before it is read.
void TestBoard::holdTimeEndsWithTheProcess()
{
    for (const bool readFirst : {true, false}) {
        BoardBench bench(1);
        bench.sweepAll();
        bench.present(0, "A");
        bench.publish();
        const Instant first = bench.now;
        QVERIFY(bench.state->hold.since == first && bench.state->hold.exact);
        // Cut off from it, and it is the same process as before.
        bench.board.nodeLost(0, kDown);
        bench.publish();
        bench.now += 1s;
        bench.board.nodeFound(0);
        bench.present(0, "A");
        bench.publish();
        QVERIFY(bench.state->hold.since == first && bench.state->hold.exact);

        bench.board.nodeLost(0, kDown);
        bench.publish();
        bench.now += 1s;
        const Instant again = bench.now;
        bench.board.nodeFound(0);
        if (readFirst) {
            bench.present(0, "A");
            bench.publish();
        }
        bench.board.nodeReplaced(0);
        if (!readFirst)
            bench.present(0, "A");
        QCOMPARE(bench.publish(), QStringLiteral("held"));
        QVERIFY(bench.state->hold.since == again);
        QVERIFY(!bench.state->hold.exact); // it may have survived
        bench.now += 1s;
        bench.present(0, "A");
        bench.publish();
        QVERIFY(bench.state->hold.since == again);
    }
}

void TestBoard::holdTimeOfAQuorumOutlivesANode()
{
    BoardBench bench(3);
    bench.sweepAll();
    for (int node = 0; node < 3; ++node)
        bench.present(node);
    bench.publish();
    const Instant since = bench.now;
    const auto restart = [&](int node) {
        bench.now += 1s;
        bench.restart(node);
    };
    // One after the other, each healed by a renewal before the next.
    for (int node = 0; node < 3; ++node) {
        restart(node);
        bench.present(node);
        QCOMPARE(bench.publish(), QStringLiteral("held"));
        QVERIFY2(bench.state->hold.since == since && bench.state->hold.exact, QByteArray::number(node));
    }
    // Two at once: nobody can tell.
    restart(0);
    restart(1);
    bench.present(0);
    bench.present(1);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.since == bench.now && !bench.state->hold.exact);
}

/// The replica that takes a master's place has the lock: the same owner, and a lease that goes on where it was.
void TestBoard::holdTimeOutlivesAFailover()
{
    for (const bool renewed : {false, true}) {
        BoardBench bench(1);
        bench.sweepAll();
        bench.present(0, "A", 60s);
        bench.publish();
        const Instant since = bench.now;
        bench.board.nodeLost(0, kDown);
        bench.publish();
        bench.now += 5s;
        bench.board.nodeReplaced(0, true);
        bench.board.nodeFound(0);
        bench.present(0, "A", renewed ? 60s : 55s + 300ms);
        QCOMPARE(bench.publish(), QStringLiteral("held"));
        // A lease that has begun anew may be one that was taken anew.
        QVERIFY(bench.state->hold.since == (renewed ? bench.now : since));
        QCOMPARE(bench.state->hold.exact, !renewed);
        bench.now += 1s;
        bench.present(0, "A", 54s);
        bench.publish();
        QCOMPARE(bench.state->hold.exact, !renewed);
    }
    // What had stood for long has reached the replica: renewed meanwhile, or without TTL, it goes on.
    for (const auto stood : {9s, 10s}) {
        for (const bool ends : {true, false}) {
            const KeyTtl ttl{ends ? KeyTtl::Kind::Finite : KeyTtl::Kind::Never, ends ? Millis(60s) : Millis(0)};
            BoardBench bench(1);
            bench.sweepAll();
            bench.present(0, "A", ttl);
            bench.publish();
            const Instant since = bench.now;
            bench.now += stood;
            bench.present(0, "A", ttl);
            bench.publish();
            bench.board.nodeLost(0, kDown);
            bench.publish();
            bench.now += 3s;
            bench.board.nodeReplaced(0, true);
            bench.board.nodeFound(0);
            bench.present(0, "A", ttl);
            bench.publish();
            QVERIFY(bench.state->hold.since == (stood == 10s ? since : bench.now));
            QCOMPARE(bench.state->hold.exact, stood == 10s);
        }
    }
    // By a restart that kept its keys, seen before it is known that it was one.
    BoardBench bench(1);
    bench.sweepAll();
    bench.present(0, "A", 60s);
    bench.publish();
    const Instant since = bench.now;
    bench.board.nodeLost(0, kDown);
    bench.publish();
    bench.now += 5s;
    bench.board.nodeFound(0);
    bench.present(0, "A", 55s);
    bench.publish();
    bench.board.nodeReplaced(0);
    bench.present(0, "A", 55s);
    bench.publish();
    QVERIFY(bench.state->hold.since == since && bench.state->hold.exact);
}

void TestBoard::holdTimeAfterResidueIsANewOne()
{
    BoardBench bench(3);
    bench.sweepAll();
    for (int node = 0; node < 3; ++node)
        bench.present(node);
    bench.publish();
    bench.now += 1s;
    bench.absent(0);
    bench.absent(1);
    bench.publish();
    bench.now += 1s;
    bench.absent(0);
    bench.absent(1);
    bench.present(2);
    QCOMPARE(bench.publish(), QStringLiteral("residue"));
    bench.now += 1s;
    for (int node = 0; node < 2; ++node)
        bench.present(node);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    QVERIFY(bench.state->hold.since == bench.now && bench.state->hold.exact);
}

/// Its renewal sets it again where it is missing: for whoever holds it nothing has happened, but it was free meanwhile.
void TestBoard::holdTimeOfAnOwnLockThatWasLostIsANewOne()
{
    BoardBench bench(3);
    bench.sweepAll();
    bench.board.setOwnHolds({{kName, {.owner = "A", .since = bench.now}}});
    for (int node = 0; node < 3; ++node)
        bench.present(node);
    QCOMPARE(bench.publish(), QStringLiteral("held"));
    const Instant taken = bench.now;
    QVERIFY(bench.state->hold.since == taken);
    bench.now += 10s;
    bench.absent(1);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    bench.restart(2);
    bench.absent(2);
    bench.publish();
    bench.now += 1s;
    bench.present(0);
    bench.absent(1);
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("residue"));
    bench.board.nodeLost(1, kDown);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    bench.now += 1s;
    bench.present(2);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    const Instant again = bench.now;
    QVERIFY(bench.state->hold.since == again);
    bench.now += 5s;
    bench.board.setOwnHolds({});
    bench.board.setOwnHolds({{kName, {.owner = "A", .since = taken}}}); // told anew with each renewal of any
    bench.present(0);
    bench.present(2);
    bench.publish();
    QVERIFY(bench.state->hold.since == again);
}

void TestBoard::holdTimeOfWhatAReturningNodeBringsIsALowerBound()
{
    BoardBench bench(3);
    bench.sweepAll();
    bench.board.nodeLost(2, kDown);
    bench.board.nodeFound(2); // back, but its keyspace has not been walked through again
    for (int node = 0; node < 3; ++node)
        bench.present(node);
    bench.publish();
    QVERIFY(!bench.state->hold.exact);
}

void TestBoard::ownerSurvivesUnknown()
{
    BoardBench bench(1);
    bench.sweepAll();
    const Instant taken = bench.now;
    bench.present(0, "A");
    bench.publish();
    bench.board.nodeLost(0, kDown);
    bench.publish();
    QVERIFY(bench.state->hold.since == taken);
    bench.now += 1s;
    bench.board.nodeFound(0);
    bench.present(0, "A");
    bench.publish();
    QVERIFY(bench.state->hold.since == taken); // tokens are new for each hold: the same one never let go
    QVERIFY(bench.state->hold.exact);
}

/// Left of an attempt, it was no hold: that begins with the majority.
void TestBoard::whatStoodOnFewerNodesIsNoPartOfTheHold()
{
    BoardBench bench(5);
    bench.sweepAll();
    for (const int node : {0, 1, 2, 3})
        bench.present(node, "A", 600s);
    bench.present(4, "B", 600s);
    bench.publish();
    QCOMPARE(bench.state->assessment.owner, QByteArray("A"));
    bench.now += 1s;
    bench.present(4, "B", 599s);
    bench.publish();
    bench.now += 1s;
    for (const int node : {0, 1, 2})
        bench.present(node, "B", 600s);
    bench.publish();
    QCOMPARE(bench.state->assessment.owner, QByteArray("B"));
    QVERIFY(bench.state->hold.since == bench.now);
    QVERIFY(bench.state->hold.slack >= Micros(2s)); // the others were read that long ago
}

/// A node that is silent may have had it from the first one on: by so much it may have begun before.
void TestBoard::whatStoodOnFewerNodesBesideASilentOneIsPerhapsAPartOfTheHold()
{
    BoardBench bench(5);
    bench.sweepAll();
    for (const int node : {0, 1, 2, 3})
        bench.present(node, "B", 600s);
    bench.absent(4);
    bench.publish();
    bench.board.nodeLost(4, Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("gone")});
    bench.publish();
    bench.now += 10s;
    for (const int node : {0, 1})
        bench.present(node, "A", 600s);
    bench.publish();
    QCOMPARE(bench.state->assessment.owner, QByteArray("A"));
    QVERIFY(bench.state->assessment.verdict == Verdict::Unknown);
    bench.now += 1s;
    bench.present(2, "A", 600s);
    bench.publish();
    QVERIFY(bench.state->assessment.isHeld());
    QVERIFY(bench.state->hold.since == bench.now);
    QVERIFY(bench.state->hold.exact);
    QVERIFY(bench.state->hold.slack >= Micros(1s));
    const Instant since = bench.now;
    bench.now += 1s;
    bench.present(3, "A", 600s);
    bench.publish();
    QVERIFY(bench.state->hold.since == since);
}

/// Who had it on the node that is silent is likelier to have it than another with as many votes, and holds it as before
/// once that is back.
void TestBoard::aTieWhileANodeIsSilentBeginsNoHoldAnew()
{
    BoardBench bench(5);
    const Instant first = bench.now;
    for (const int node : {0, 1, 2})
        bench.present(node, "B", 600s);
    for (const int node : {3, 4})
        bench.present(node, "A", 600s);
    bench.publish();
    QCOMPARE(bench.state->assessment.owner, QByteArray("B"));
    bench.now += 10s;
    bench.board.nodeLost(2, Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("gone")});
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    QCOMPARE(bench.state->assessment.owner, QByteArray("B"));
    bench.now += 10s;
    bench.board.nodeFound(2);
    bench.present(2, "B", 580s);
    bench.publish();
    QVERIFY(bench.state->hold.since == first);
    QVERIFY(!bench.state->hold.exact);
}

void TestBoard::anothersKeyBesideSilentNodesBeginsNoHoldAnew()
{
    BoardBench bench(5);
    bench.sweepAll();
    const Instant first = bench.now;
    for (int node = 0; node < 5; ++node)
        bench.present(node, "A", 300s);
    bench.publish();
    bench.now += 4s;
    for (const int node : {2, 3, 4})
        bench.board.nodeLost(node, kDown);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    for (const int node : {0, 1})
        bench.present(node, "B", 30s);
    QCOMPARE(bench.publish(), QStringLiteral("unknown"));
    bench.now += 3s;
    for (const int node : {2, 3, 4}) { // one after the other
        bench.board.nodeFound(node);
        bench.present(node, "A", 293s);
        bench.publish();
    }
    QCOMPARE(bench.state->assessment.owner, QByteArray("A"));
    QVERIFY(bench.state->assessment.isHeld());
    QVERIFY(bench.state->hold.since == first && bench.state->hold.exact);
}

void TestBoard::renewalHabit()
{
    BoardBench bench(3);
    const auto read = [&bench](Millis ttl) {
        for (int node = 0; node < 3; ++node)
            bench.present(node, "A", ttl);
        bench.publish();
    };
    read(30s);
    QCOMPARE(bench.state->habit.renewalsSeen, 0);
    QCOMPARE(bench.state->habit.fullTtl.count(), Millis(30s).count());
    bench.now += 10s;
    read(30s); // renewed with 20 s left; three nodes are one renewal
    QCOMPARE(bench.state->habit.renewalsSeen, 1);
    QCOMPARE(bench.state->habit.leastFraction, 2.0F / 3);
    bench.now += 5s;
    read(25s); // ran down
    QCOMPARE(bench.state->habit.renewalsSeen, 1);
    bench.now += 10s;
    read(30s); // renewed with 15 s left
    QCOMPARE(bench.state->habit.renewalsSeen, 2);
    QCOMPARE(bench.state->habit.leastFraction, 0.5F);
    bench.now += 5s;
    read(25s);
    QVERIFY(bench.state->assessment.verdict == Verdict::Held);
    bench.now += 20s;
    read(5s);
    QVERIFY(bench.state->assessment.verdict == Verdict::RenewLate);
}

void TestBoard::aTtlThatSomebodyShortenedMakesNoRenewalLate()
{
    BoardBench bench(1);
    const auto read = [&bench](Millis ttl) {
        bench.present(0, "A", ttl);
        bench.publish();
    };
    read(12s);
    for (int i = 0; i < 3; ++i) {
        bench.now += 4s;
        read(12s); // with 8 s left
    }
    bench.now += 1s;
    read(5s); // in place of 11 s
    bench.now += 1s;
    read(4s);
    QVERIFY(bench.state->assessment.verdict == Verdict::Held);
    QCOMPARE(bench.state->readings[0].cut().count(), Millis(6s).count());
    bench.now += 2s;
    read(12s); // in time; that 2 s were left then says nothing of the habit
    QCOMPARE(bench.state->habit.leastFraction, 2.0F / 3);
    QCOMPARE(bench.state->readings[0].cut().count(), 0);
    bench.now += 8s;
    read(4s);
    QVERIFY(bench.state->assessment.verdict == Verdict::RenewLate);
}

/// Nodes are shortened and renewed one behind the other, and read so: at no moment between is the owner late.
void TestBoard::noRenewalIsLateWhileNodesAreShortenedOneByOne()
{
    BoardBench bench(3);
    for (int node = 0; node < 3; ++node)
        bench.present(node, "A", 12s);
    bench.publish();
    const auto read = [&bench](std::initializer_list<int> nodes, Millis ttl) {
        for (const int node : nodes) {
            bench.present(node, "A", ttl);
            bench.publish();
            QVERIFY(bench.state->assessment.isHeld() && bench.state->assessment.verdict != Verdict::RenewLate);
        }
    };
    for (int i = 0; i < 3; ++i) {
        bench.now += 4s;
        read({0, 1, 2}, 12s); // with 8 s left
    }
    bench.now += 1s;
    read({2, 1, 0}, 2s); // in place of 11 s, and the first node is the last to be read
    bench.now += 1s;
    read({0, 1, 2}, 12s); // renewed, and two have not been read again yet
    // What was silent meanwhile is shortened all the same, and nobody's else it is not.
    bench.now += 1s;
    bench.board.nodeLost(0, Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("gone")});
    read({1, 2}, 2s);
    bench.board.nodeFound(0);
    read({0}, 2s);
    QCOMPARE(bench.state->readings[0].cut().count(), Millis(9s).count());
    for (const int node : {0, 1, 2}) {
        bench.present(node, "B", 2s);
        bench.publish();
    }
    QCOMPARE(bench.state->readings[0].cut().count(), 0);
}

void TestBoard::aTtlThatWasLongOnItsWayIsNoRenewal()
{
    BoardBench bench(1);
    bench.present(0, "A", 30s);
    bench.publish();
    bench.now += 10s;
    bench.presentAfter(0, 22s, 2s); // the node stood still after it had looked
    bench.publish();
    QCOMPARE(bench.state->habit.renewalsSeen, 0);
    bench.now += 1s;
    bench.presentAfter(0, 30s, 2s);
    bench.publish();
    QCOMPARE(bench.state->habit.renewalsSeen, 1);
}

void TestBoard::habitEndsWithItsOwner()
{
    BoardBench bench(1);
    for (int i = 0; i < 4; ++i) {
        bench.present(0, "A", 30s);
        bench.publish();
        bench.now += 10s;
    }
    QCOMPARE(bench.state->habit.renewalsSeen, 3);
    QVERIFY(bench.state->signs() == Signs(Sign::Form)); // its dialect is none that only looks so
    bench.present(0, "B", 5s);
    bench.publish();
    QCOMPARE(bench.state->habit.renewalsSeen, 0);
    QCOMPARE(bench.state->habit.fullTtl.count(), Millis(5s).count());
    QVERIFY(bench.state->assessment.verdict == Verdict::Held);
}

void TestBoard::theFormerOwnersKeyIsNoPartOfTheHabit()
{
    BoardBench bench(3);
    for (int node = 0; node < 3; ++node)
        bench.present(node, "A", 600s);
    bench.publish();
    for (int node = 0; node < 2; ++node)
        bench.present(node, "B", 5s);
    bench.publish();
    QCOMPARE(bench.state->assessment.owner, QByteArray("B"));
    QCOMPARE(bench.state->habit.fullTtl.count(), Millis(5s).count());
    // What A left on a node is read again, and renewed there.
    bench.now += 1s;
    bench.present(2, "A", 599s);
    bench.publish();
    QCOMPARE(bench.state->habit.fullTtl.count(), Millis(5s).count());
    bench.now += 1s;
    bench.present(2, "A", 600s);
    bench.present(0, "B", 3s);
    bench.publish();
    QCOMPARE(bench.state->habit.fullTtl.count(), Millis(5s).count());
    QCOMPARE(bench.state->habit.renewalsSeen, 0);
}

void TestBoard::anotherClientOfTheSameThreadHasItsOwnHabit()
{
    BoardBench bench(3);
    const auto take = [&bench](const QByteArray &client, Millis ttl) {
        for (int node = 0; node < 3; ++node) {
            const QByteArray owner
                = client + char('0' + node) + ":1"; // a multi-lock: on each node another client id, one thread
            const Recognition lock{.name = kName,
                                   .dialect = QStringLiteral("redisson"),
                                   .scope = Scope::Either,
                                   .owner = owner,
                                   .agreement = QByteArray("1")};
            bench.board.present(node, kName, lock, {KeyTtl::Kind::Finite, ttl}, bench.now, 1ms);
        }
        bench.publish();
    };
    take("a", 600s);
    QCOMPARE(bench.state->habit.fullTtl.count(), Millis(600s).count());
    QVERIFY(bench.state->caveats().testFlag(Caveat::IdsDiffer));
    bench.now += 1s;
    take("b", 5s);
    QCOMPARE(bench.state->habit.fullTtl.count(), Millis(5s).count());
}

void TestBoard::whatIsTellsMoreThanWhatWas()
{
    BoardBench bench(3);
    const auto read = [&](int node, qint64 holds) {
        const Recognition lock{.name = kName,
                               .dialect = QStringLiteral("d"),
                               .owner = "A",
                               .details = RecognitionDetails{.holdCount = holds}};
        bench.board.present(node, kName, lock, {KeyTtl::Kind::Finite, 10s}, bench.now, 1ms);
    };
    for (int node = 0; node < 3; ++node)
        read(node, 1);
    bench.publish();
    QCOMPARE(bench.state->holdCounts(), HoldCounts(1, 1));
    bench.board.nodeLost(0, kDown);
    bench.now += 1s;
    read(1, 2);
    read(2, 2);
    bench.publish();
    QCOMPARE(bench.state->holdCounts(), HoldCounts(2, 2));
    read(2, 6); // taken again where only this node was asked
    bench.publish();
    QCOMPARE(bench.state->holdCounts(), HoldCounts(2, 6));
}

void TestBoard::jitterIsNoRenewal()
{
    BoardBench bench(1);
    bench.present(0, "A", 30s);
    bench.publish();
    for (int i = 0; i < 10; ++i) {
        bench.now += 1s;
        bench.present(0, "A", Millis(30000 - 1000 * (i + 1) + (i % 2 == 0 ? 40 : 0)));
        bench.publish();
    }
    QCOMPARE(bench.state->habit.renewalsSeen, 0);
}

void TestBoard::stringsThatAreFoughtOver()
{
    BoardBench bench(1);
    bench.sweepAll();
    const auto holdAndRelease = [&](const QByteArray &owner) {
        const Recognition lock{.name = kName,
                               .dialect = QStringLiteral("string"),
                               .scope = Scope::Either,
                               .signs = Sign::LockWord | Sign::Owner,
                               .owner = owner,
                               .keyType = KeyType::String};
        bench.now += 1s;
        bench.board.present(0, kName, lock, {KeyTtl::Kind::Finite, 10s}, bench.now, 1ms);
        [&] { QCOMPARE(bench.publish(), QStringLiteral("held")); }();
        const bool comesBack = bench.state->signs().testFlag(Sign::ComesBack);
        bench.now += 1s;
        bench.absent(0);
        [&] { QCOMPARE(bench.publish(), QStringLiteral("removed")); }();
        return comesBack;
    };
    // What comes back as it was is a flag, or a cache.
    QVERIFY(!holdAndRelease("1"));
    QVERIFY(!holdAndRelease("1"));
    QVERIFY(!holdAndRelease("1"));
    QVERIFY(holdAndRelease("A"));
    QVERIFY(holdAndRelease("B"));
}

void TestBoard::stringsThatMastersAgreeOn()
{
    // Whether nothing tells whose they are, or a form that other values have, too.
    for (const QString &dialect : {QStringLiteral("string"), QStringLiteral("rslock")})
        agreedOn(dialect);
}

void TestBoard::agreedOn(const QString &dialect)
{
    BoardBench bench(3);
    const auto string = [&](int node, const QByteArray &owner) {
        const Recognition lock{.name = kName,
                               .dialect = dialect,
                               .scope = Scope::Either,
                               .signs = kPossible,
                               .owner = owner,
                               .keyType = KeyType::String};
        bench.board.present(node, kName, lock, {KeyTtl::Kind::Finite, 10s}, bench.now, 1ms);
    };
    string(0, "A");
    string(1, "A");
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("held-degraded"));
    QVERIFY(bench.state->signs().testFlag(Sign::SeveralNodes));
    // What it was shown to be, it stays on one of them alone.
    bench.now += 1s;
    bench.absent(1);
    (void)bench.publish();
    bench.now += 1s;
    string(0, "A");
    bench.absent(1);
    bench.absent(2);
    QCOMPARE(bench.publish(), QStringLiteral("residue"));
    QVERIFY(bench.state->signs().testFlag(Sign::SeveralNodes));
}

LOCKSCOPE_TEST(QCoreApplication, TestBoard)
#include "tst_board.moc"
