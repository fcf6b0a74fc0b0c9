#include "fixtures/testprogram.h"

#include <lockscope/core/control/aftermath.h>

using namespace Lockscope;
using namespace Qt::StringLiterals;

namespace {

using Kind = Aftermath::Kind;

Instant at(int millis)
{
    return Instant(Millis(1'000'000 + millis));
}

/// A lock on three nodes, read `millis` after the act.
LockStatePtr lockOf(const QByteArray &owner, KeyTtl ttl, int millis)
{
    auto lock = std::make_shared<LockState>();
    lock->name = "stock";
    lock->assessment.owner = owner;
    lock->assessment.verdict = Verdict::Held;
    Recognition carried;
    carried.owner = owner;
    for (int i = 0; i < 3; ++i) {
        NodeReading reading;
        reading.answer = NodeReading::Answer::Present;
        reading.lock = Shared<Recognition>(carried);
        reading.ttl = ttl;
        reading.readAt = at(millis);
        lock->readings.push_back(reading);
    }
    return lock;
}

LockStatePtr lockOf(const QByteArray &owner, int ttl, int millis)
{
    return lockOf(owner, KeyTtl::fromPttl(ttl), millis);
}

/// One vote of three.
LockStatePtr residueOf(const QByteArray &owner, int millis, Verdict verdict = Verdict::Leftover)
{
    auto lock = std::make_shared<LockState>(*lockOf(owner, 30'000, millis));
    for (size_t i = 1; i < lock->readings.size(); ++i)
        lock->readings[i] = NodeReading();
    lock->assessment.verdict = verdict;
    lock->assessment.votes = 1;
    lock->assessment.nodes = {0, 1, 2};
    return lock;
}

/// `refused` of three nodes have found another owner there.
Aftermath begun(const LockAction &act, ReleasedNode::Outcome outcome = ReleasedNode::Outcome::Released,
                const QByteArray &holdOffOwner = {}, int refused = 0)
{
    ReleasePlan plan;
    plan.name = "stock";
    plan.owner = "owner-1";
    plan.voted = true;
    plan.quorum = 2;
    plan.act = act;
    ReleaseReport report;
    report.act = act;
    report.sentAt = at(0);
    report.holdOffOwner = holdOffOwner;
    for (int i = 0; i < 3; ++i)
        report.nodes.push_back({.node = i, .outcome = outcome});
    for (int i = 0; i < refused; ++i) {
        report.nodes[static_cast<size_t>(i)].outcome = ReleasedNode::Outcome::Refused;
        report.nodes[static_cast<size_t>(i)].foundOwner = "found";
    }
    for (int i = 0; i < 3; ++i) {
        PlannedNode node;
        node.node = i;
        node.label = u"n%1"_s.arg(i);
        plan.nodes.push_back(node);
    }
    Aftermath aftermath;
    aftermath.heldBefore("before");
    aftermath.begin(plan, report, at(0));
    return aftermath;
}

} // namespace

/// What the board says after an act, told in one word.
class TestAftermath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingBeforeTheAct();
    void staysFree();
    void timesAreToldFromWhenItWasSent();
    void taken();
    void whatTheBoardNeverShowedIsSurveyed();
    void eachNodeShowsItsOwner();
    void whatWasNotDoneIsNotWatched();
    void everyFindingHasItsWord();
    void silenceIsNoSecondTaking();
    void comesBack();
    void whatWasReadBeforeTheReleaseIsNoReturn();
    void whatWasGoneAlreadyIsFree_data();
    void whatWasGoneAlreadyIsFree();
    void heldByWhoHadItBefore();
    void theHoldOffStandsAndEnds();
    void theHoldOffIsOverwritten();
    void runsOut();
    void whatIsGoneBeforeItsTtlWasGivenBack();
    void itsTtlRunsFromWhenItWasSent();
    void theShorterTtlThatItHadAlready_data();
    void theShorterTtlThatItHadAlready();
    void goneAgainAfterANewcomer();
    void isRenewed();
    void whereItIsRenewedIsTold();
    void whatIsLeftOfWhatEndedIsNotRenewed();
    void losesItsTtlAgain();
    void aNodeThatKeptItsTtlIsNoRenewal();
    void whereItLastsLongerItMayBeHeld_data();
    void whereItLastsLongerItMayBeHeld();
    void putBackStands();
    void residueIsNoHold();
    void whatIsLeftOfItIsToldWhenItWasReadSince();
    void aSplitIsHeldByNobody();
    void tooFewAnswersDecideNothing();
    void whatTheBoardDoesNotTakeForALock();
    void aSilentNodeIsToldOf();
    void whatTheActDidNotReachIsHeldStill();
    void whoCameBackIsNotThereStill();
    void whatWasAskedOnceAllHadAnsweredIsOfTheTimeBehind();
    void aRenewalWhileANodeIsAwaitedIsToldWithItsTime();
    void whatANodeWasRidOfHasComeBackThere_data();
    void whatANodeWasRidOfHasComeBackThere();
    void aSilentNodeIsNamedBeforeAnybodyWasAsked();
    void anAttemptThatRefusedTheActIsNoHoldFromBefore();
    void readersThatStayHadItBefore();
    void aReaderWhoCameSinceIsNamedAlone();
    void aReaderThatWasPutOutCameBack();
    void eachOwnerOfATieMayComeBack();
    void theLookEnds();
};

void TestAftermath::nothingBeforeTheAct()
{
    Aftermath aftermath;
    aftermath.note({}, at(5));
    QVERIFY(aftermath.finding().kind == Kind::Nothing);
    QVERIFY(!aftermath.isOver(at(1'000'000)));
}

void TestAftermath::staysFree()
{
    auto aftermath = begun({});
    aftermath.note({}, at(100));
    aftermath.note({}, at(900));
    QVERIFY(aftermath.finding() == (Aftermath::Finding{.kind = Kind::Free, .at = at(100)}));
    QVERIFY(!aftermath.isOver(at(29'999)));
    QVERIFY(aftermath.isOver(at(30'000)));
}

void TestAftermath::timesAreToldFromWhenItWasSent()
{
    ReleaseReport report;
    report.sentAt = at(1000);
    report.nodes.push_back({.node = 0, .outcome = ReleasedNode::Outcome::Unknown});
    Aftermath aftermath;
    aftermath.begin({.name = "stock", .owner = "owner-1"}, report, at(3000));
    QVERIFY(aftermath.begun() == at(3000)); // from here on it is watched
    QVERIFY(aftermath.sentAt() == at(1000));
}

void TestAftermath::taken()
{
    auto aftermath = begun({});
    aftermath.note({}, at(100));
    aftermath.note(lockOf("next", 30'000, 200), at(200));
    QVERIFY(aftermath.finding() == (Aftermath::Finding{.kind = Kind::Taken, .owner = "next", .at = at(200)}));
    aftermath.note(lockOf("next", 30'000, 300), at(300));
    QVERIFY(aftermath.finding().at == at(200));
    // How soon the first got in does not go with it.
    for (const char *owner : {"next", "last"}) {
        aftermath.note({}, at(300));
        aftermath.note(lockOf(owner, 30'000, 400), at(400));
        QVERIFY(aftermath.finding()
                == (Aftermath::Finding{
                    .kind = Kind::Taken, .owner = owner, .at = at(400), .firstAt = at(200), .firstOwner = "next"}));
    }
}

void TestAftermath::eachNodeShowsItsOwner()
{
    using Shows = Aftermath::NodeNow::Shows;
    const auto shown = [](const Aftermath &aftermath) {
        QList<Shows> list;
        for (const auto &node : aftermath.nodesNow())
            list += node.shows;
        return list;
    };
    auto aftermath = begun({});
    QCOMPARE(shown(aftermath), QList<Shows>(3, Shows::Free));
    aftermath.note({}, at(100));
    aftermath.note(lockOf("owner-1", 30'000, 1000), at(1100));
    QCOMPARE(shown(aftermath), QList<Shows>(3, Shows::Owner));
    aftermath.note(lockOf("owner-1", 30'000, 2000), at(2000));
    QVERIFY(aftermath.nodesNow().front().since == at(1000)); // of the first reading
    aftermath.note(residueOf("next", 3000), at(3000));
    QCOMPARE(shown(aftermath), (QList<Shows>{Shows::Other, Shows::Unknown, Shows::Unknown}));
    QCOMPARE(aftermath.nodesNow().front().owner, "next");
    // What was not done is not known before it is read.
    QCOMPARE(shown(begun({}, ReleasedNode::Outcome::Unknown)), QList<Shows>(3, Shows::Unknown));
    QCOMPARE(shown(begun({}, ReleasedNode::Outcome::Released, {}, 1)),
             (QList<Shows>{Shows::Other, Shows::Free, Shows::Free}));
    QCOMPARE(shown(begun({LockActionKind::ReleaseAndHoldOff, Millis(5000)}, ReleasedNode::Outcome::Released, "off")),
             QList<Shows>(3, Shows::HoldOff));
}

void TestAftermath::whatWasNotDoneIsNotWatched()
{
    ReleaseReport report;
    report.nodes.push_back({.node = 0, .outcome = ReleasedNode::Outcome::Unreachable});
    report.nodes.push_back({.node = 1, .outcome = ReleasedNode::Outcome::Failed, .denied = true});
    QVERIFY(!Aftermath::isWorthWatching(report));
    report.nodes.push_back({.node = 2, .outcome = ReleasedNode::Outcome::Unknown});
    QVERIFY(Aftermath::isWorthWatching(report));
}

void TestAftermath::everyFindingHasItsWord()
{
    QSet<QString> words;
    for (int kind = 0; kind <= static_cast<int>(Kind::Undecided); ++kind) {
        const QString word = toString(static_cast<Kind>(kind));
        QVERIFY(aftermathKind(word) == static_cast<Kind>(kind));
        words += word;
    }
    QCOMPARE(words.size(), static_cast<int>(Kind::Undecided) + 1);
    QVERIFY(!aftermathKind(u"no such word"));
}

/// Released before the board had shown it: the board has nothing that it could take away.
void TestAftermath::whatTheBoardNeverShowedIsSurveyed()
{
    const auto surveyed = [](KeyType type) {
        KeySurvey survey{.name = "stock", .nodes = {}};
        for (int i = 0; i < 3; ++i)
            survey.nodes.push_back({.node = i, .label = u"n%1"_s.arg(i), .raw = RawKey{.type = type}});
        return survey;
    };
    auto aftermath = begun({});
    QVERIFY(aftermath.needsSurvey(at(100)));
    aftermath.noteSurvey(surveyed(KeyType::String), at(100));
    QVERIFY(aftermath.finding().kind == Kind::Nothing); // the board will show it
    aftermath.noteSurvey(surveyed(KeyType::None), at(200));
    QVERIFY(aftermath.finding().kind == Kind::Free && aftermath.finding().at == at(200));
    auto back = std::make_shared<LockState>(*lockOf("owner-1", 30'000, 1000));
    back->assessment.holders = {0, 1, 2};
    aftermath.note(back, at(1000));
    QVERIFY(aftermath.finding().kind == Kind::CameBack);
    QVERIFY(!begun({LockActionKind::ShortenTtl, Millis(5000)}, ReleasedNode::Outcome::Shortened).needsSurvey(at(100)));
}

/// Behind the silence the same one has it: nobody has seen it go, and so it was taken once.
void TestAftermath::silenceIsNoSecondTaking()
{
    for (const char *owner : {"next", "owner-1"}) {
        auto aftermath = begun({});
        aftermath.note({}, at(100));
        aftermath.note(lockOf(owner, 30'000, 200), at(200));
        const auto found = aftermath.finding();
        QVERIFY(found.kind == Kind::Taken || found.kind == Kind::CameBack);
        aftermath.note(residueOf(owner, 300, Verdict::Unknown), at(300));
        aftermath.note(residueOf({}, 400, Verdict::Unknown), at(400));
        QVERIFY(aftermath.finding().kind == Kind::Undecided);
        aftermath.note(lockOf(owner, 30'000, 500), at(500));
        QVERIFY(aftermath.finding() == found);
        // Another one's is another taking, also behind silence.
        aftermath.note(residueOf({}, 600, Verdict::Unknown), at(600));
        aftermath.note(lockOf("last", 30'000, 700), at(700));
        QVERIFY(aftermath.finding().kind == Kind::Taken && aftermath.finding().at == at(700));
    }
}

void TestAftermath::comesBack()
{
    auto aftermath = begun({});
    aftermath.note({}, at(100));
    aftermath.note(lockOf("owner-1", 30'000, 5000), at(5000));
    QVERIFY(aftermath.finding() == (Aftermath::Finding{.kind = Kind::CameBack, .owner = "owner-1", .at = at(5000)}));
    aftermath.note({}, at(6000));
    aftermath.note(lockOf("owner-1", 30'000, 7000), at(7000));
    QVERIFY(
        aftermath.finding()
        == (Aftermath::Finding{
            .kind = Kind::CameBack, .owner = "owner-1", .at = at(7000), .firstAt = at(5000), .firstOwner = "owner-1"}));
}

void TestAftermath::whatWasReadBeforeTheReleaseIsNoReturn()
{
    auto aftermath = begun({});
    aftermath.note(lockOf("owner-1", 30'000, -50), at(10));
    QVERIFY(aftermath.finding().kind == Kind::Nothing);
}

void TestAftermath::whatWasGoneAlreadyIsFree_data()
{
    QTest::addColumn<LockActionKind>("act");
    QTest::newRow("release") << LockActionKind::Release;
    QTest::newRow("shorten") << LockActionKind::ShortenTtl;
}

/// The nodes have said so: the board need not tell it again, and what comes then was set anew.
void TestAftermath::whatWasGoneAlreadyIsFree()
{
    QFETCH(LockActionKind, act);
    auto aftermath = begun({.kind = act, .time = Millis(2000)}, ReleasedNode::Outcome::Absent);
    QVERIFY(aftermath.finding() == (Aftermath::Finding{.kind = Kind::Free, .at = at(0)}));
    QVERIFY(aftermath.needsSurvey(at(1)));
    aftermath.note(lockOf("owner-1", 30'000, -200), at(100)); // read before it went
    QVERIFY(aftermath.finding().kind == Kind::Free);
    aftermath.note(lockOf("owner-1", 30'000, 300), at(310));
    QVERIFY(aftermath.finding() == (Aftermath::Finding{.kind = Kind::CameBack, .owner = "owner-1", .at = at(310)}));
}

void TestAftermath::heldByWhoHadItBefore()
{
    auto aftermath = begun({});
    aftermath.note(lockOf("before", 30'000, 100), at(100));
    QVERIFY(aftermath.finding().kind == Kind::HeldBefore);
    aftermath.note({}, at(200));
    aftermath.note(lockOf("before", 30'000, 300), at(300));
    QVERIFY(aftermath.finding().kind == Kind::Taken);
}

void TestAftermath::theHoldOffStandsAndEnds()
{
    auto aftermath
        = begun({LockActionKind::ReleaseAndHoldOff, Millis(5000)}, ReleasedNode::Outcome::Released, "hold-off");
    aftermath.note(lockOf("hold-off", 4900, 100), at(100));
    QVERIFY(aftermath.finding().kind == Kind::HeldOff);
    aftermath.note({}, at(5100));
    QVERIFY(aftermath.finding().kind == Kind::Free);
    aftermath.note(lockOf("next", 30'000, 5200), at(5200));
    QVERIFY(aftermath.finding().kind == Kind::Taken);
}

void TestAftermath::theHoldOffIsOverwritten()
{
    auto aftermath
        = begun({LockActionKind::ReleaseAndHoldOff, Millis(60'000)}, ReleasedNode::Outcome::Released, "hold-off");
    aftermath.note(lockOf("hold-off", 59'900, 100), at(100));
    aftermath.note(lockOf("owner-1", 30'000, 700), at(700));
    QVERIFY(aftermath.finding().kind == Kind::CameBack);
}

void TestAftermath::runsOut()
{
    auto aftermath = begun({LockActionKind::ShortenTtl, Millis(5000)}, ReleasedNode::Outcome::Shortened);
    aftermath.note(lockOf("owner-1", 4900, 100), at(100));
    QVERIFY(aftermath.finding().kind == Kind::RunsOut);
    aftermath.note({}, at(5100));
    QVERIFY(aftermath.finding().kind == Kind::Ended);
    aftermath.note(lockOf("next", 30'000, 5200), at(5200));
    QVERIFY(aftermath.finding().kind == Kind::Taken);
}

void TestAftermath::whatIsGoneBeforeItsTtlWasGivenBack()
{
    auto aftermath = begun({LockActionKind::ShortenTtl, Millis(60'000)}, ReleasedNode::Outcome::Shortened);
    aftermath.note(lockOf("owner-1", 59'900, 100), at(100));
    aftermath.note({}, at(20'000));
    QVERIFY(aftermath.finding() == (Aftermath::Finding{.kind = Kind::Free, .at = at(20'000)}));
    aftermath.note({}, at(61'000)); // and so it remains
    QVERIFY(aftermath.finding() == (Aftermath::Finding{.kind = Kind::Free, .at = at(20'000)}));
}

void TestAftermath::itsTtlRunsFromWhenItWasSent()
{
    // One node was silent: the others had the new TTL two seconds before the report.
    Aftermath aftermath;
    ReleaseReport report;
    report.act = {LockActionKind::ShortenTtl, Millis(5000)};
    report.sentAt = at(-2000);
    report.nodes = {{.node = 0, .outcome = ReleasedNode::Outcome::Shortened},
                    {.node = 1, .outcome = ReleasedNode::Outcome::Unknown}};
    aftermath.begin({.act = report.act, .owner = "owner-1"}, report, at(0));
    aftermath.note(lockOf("owner-1", 2900, 100), at(100));
    aftermath.note({}, at(3000));
    QVERIFY(aftermath.finding().kind == Kind::Ended);
}

void TestAftermath::theShorterTtlThatItHadAlready_data()
{
    QTest::addColumn<bool>("foundOnlyThen");
    QTest::newRow("planned so") << false;
    QTest::newRow("since the plan") << true;
}

void TestAftermath::theShorterTtlThatItHadAlready()
{
    QFETCH(const bool, foundOnlyThen);
    const auto gone = [&](bool shortenedElsewhere, int millis) {
        ReleasePlan plan{.act = {LockActionKind::ShortenTtl, Millis(60'000)}, .owner = "owner-1"};
        ReleaseReport report;
        report.act = plan.act;
        report.sentAt = at(0);
        const auto tenSeconds = KeyTtl::fromPttl(10'000);
        plan.nodes
            = {{.node = 0, .effect = foundOnlyThen ? PlannedNode::Effect::ShortenTtl : PlannedNode::Effect::EndsSooner},
               {.node = 1, .effect = PlannedNode::Effect::ShortenTtl}};
        report.nodes = {
            {.node = 0, .outcome = foundOnlyThen ? ReleasedNode::Outcome::NotNeeded : ReleasedNode::Outcome::NotTried},
            {.node = 1,
             .outcome = shortenedElsewhere ? ReleasedNode::Outcome::Shortened : ReleasedNode::Outcome::Failed}};
        if (foundOnlyThen)
            report.nodes[0].ttlBefore = tenSeconds;
        else
            plan.nodes[0].ttl = tenSeconds;
        Aftermath aftermath;
        aftermath.begin(plan, report, at(0));
        aftermath.note({}, at(millis));
        return aftermath.finding().kind;
    };
    QVERIFY(gone(false, 5000) == Kind::Free);
    QVERIFY(gone(false, 10'000) == Kind::Ended);
    QVERIFY(gone(true, 10'000) == Kind::Free); // elsewhere it had time still
    QVERIFY(gone(true, 60'000) == Kind::Ended);
}

void TestAftermath::goneAgainAfterANewcomer()
{
    auto aftermath = begun({LockActionKind::ShortenTtl, Millis(5000)}, ReleasedNode::Outcome::Shortened);
    aftermath.note(lockOf("owner-1", 4900, 100), at(100));
    aftermath.note(lockOf("next", 1000, 5100), at(5100));
    aftermath.note({}, at(6200));
    QVERIFY(aftermath.finding().kind == Kind::Free); // that was the newcomer's
    QCOMPARE(aftermath.finding().between, QByteArray("next"));
    QVERIFY(aftermath.finding().firstAt == at(5100));
    QCOMPARE(aftermath.finding().firstOwner, QByteArray("next"));
    // Free again behind another one, it had not been the same all the time.
    aftermath.note(lockOf("other", 1000, 7000), at(7000));
    aftermath.note({}, at(8000));
    QVERIFY(aftermath.finding().kind == Kind::Free);
    QCOMPARE(aftermath.finding().between, QByteArray("other"));
    QVERIFY(aftermath.finding().firstAt == at(5100));
    QCOMPARE(aftermath.finding().firstOwner, QByteArray("next"));
}

void TestAftermath::isRenewed()
{
    auto aftermath = begun({LockActionKind::ShortenTtl, Millis(5000)}, ReleasedNode::Outcome::Shortened);
    aftermath.note(lockOf("owner-1", 60'000, -100), at(50)); // read before, told after
    QVERIFY(aftermath.finding().kind == Kind::RunsOut);
    aftermath.note(lockOf("owner-1", 30'000, 3000), at(3000));
    QVERIFY(aftermath.finding()
            == (Aftermath::Finding{
                .kind = Kind::Renewed, .at = at(3000), .votes = 3, .nodes = 3, .where = {u"n0"_s, u"n1"_s, u"n2"_s}}));
    aftermath.note(lockOf("owner-1", 21'000, 12'000), at(12'000));
    QVERIFY(aftermath.finding().kind == Kind::Renewed);
    aftermath.note({}, at(20'000));
    QVERIFY(aftermath.finding().kind == Kind::Free); // it was given back, it did not end
}

void TestAftermath::whereItIsRenewedIsTold()
{
    auto aftermath = begun({LockActionKind::ShortenTtl, Millis(5000)}, ReleasedNode::Outcome::Shortened);
    const auto look = [&aftermath](int millis) {
        auto lock = std::make_shared<LockState>(*lockOf("owner-1", 5000 - millis, millis));
        lock->readings[1].ttl = KeyTtl::fromPttl(30'000 - millis);
        lock->assessment.holders = {0, 1, 2};
        aftermath.note(lock, at(millis));
    };
    look(1000);
    look(2000);
    QVERIFY(aftermath.finding()
            == (Aftermath::Finding{.kind = Kind::Renewed, .at = at(1000), .votes = 1, .nodes = 3, .where = {u"n1"_s}}));
    // Where it was renewed it outlives the rest, and is no hold.
    aftermath.note(residueOf("owner-1", 5100), at(5100));
    QVERIFY(aftermath.finding().kind == Kind::Leftover);
    aftermath.note({}, at(29'000));
    QVERIFY(aftermath.finding().kind == Kind::Free);
}

void TestAftermath::whatIsLeftOfWhatEndedIsNotRenewed()
{
    auto aftermath = begun({LockActionKind::ShortenTtl, Millis(5000)}, ReleasedNode::Outcome::Shortened);
    auto held = std::make_shared<LockState>(*lockOf("owner-1", 4000, 1000));
    held->assessment.holders = {0, 1, 2};
    aftermath.note(held, at(1000));
    QVERIFY(aftermath.finding().kind == Kind::RunsOut);
    auto left = std::make_shared<LockState>(*residueOf("owner-1", 5100));
    left->readings[0].ttl = KeyTtl::fromPttl(200);
    aftermath.note(left, at(5100));
    QVERIFY(aftermath.finding().kind == Kind::Leftover);
    aftermath.note({}, at(6000));
    QVERIFY(aftermath.finding().kind == Kind::Ended);
}

void TestAftermath::losesItsTtlAgain()
{
    auto aftermath = begun({LockActionKind::SetTtl, Millis(5000)}, ReleasedNode::Outcome::TtlSet);
    aftermath.note(lockOf("owner-1", KeyTtl::fromPttl(-1), 3000), at(3000));
    QVERIFY(aftermath.finding().kind == Kind::Renewed);
    QVERIFY(aftermath.finding().isForEver && aftermath.finding().at == at(3000));
    aftermath.note(lockOf("owner-1", 30'000, 4000), at(4000));
    QVERIFY(aftermath.finding().kind == Kind::Renewed);
    QVERIFY(!aftermath.finding().isForEver && aftermath.finding().at == at(4000));
}

void TestAftermath::aNodeThatKeptItsTtlIsNoRenewal()
{
    auto aftermath = begun({LockActionKind::ShortenTtl, Millis(5000)}, ReleasedNode::Outcome::Failed);
    aftermath.note(lockOf("owner-1", 60'000, 100), at(100));
    QVERIFY(aftermath.finding().kind == Kind::RunsOut);
}

void TestAftermath::whereItLastsLongerItMayBeHeld_data()
{
    QTest::addColumn<LockActionKind>("act");
    QTest::addColumn<int>("ttl");
    QTest::newRow("shortened, elsewhere as before") << LockActionKind::ShortenTtl << 185'000;
    QTest::newRow("given a TTL, elsewhere there is none") << LockActionKind::SetTtl << -1;
}

/// The nodes that did not answer the act are back, and make up a quorum.
void TestAftermath::whereItLastsLongerItMayBeHeld()
{
    QFETCH(const LockActionKind, act);
    QFETCH(const int, ttl);
    const bool shortens = act == LockActionKind::ShortenTtl;
    ReleasePlan plan{.name = "stock", .act = {act, Millis(10'000)}, .owner = "owner-1", .quorum = 2, .voted = true};
    ReleaseReport report{.name = "stock", .act = plan.act, .sentAt = at(0), .doneAt = at(2000)};
    for (int i = 0; i < 3; ++i) {
        plan.nodes.push_back({.node = i, .label = u"n%1"_s.arg(i), .isTarget = true, .expectedOwner = "owner-1"});
        report.nodes.push_back({.node = i,
                                .label = u"n%1"_s.arg(i),
                                .outcome = i > 0 ? ReleasedNode::Outcome::Unknown
                                    : shortens   ? ReleasedNode::Outcome::Shortened
                                                 : ReleasedNode::Outcome::TtlSet,
                                .expectedOwner = "owner-1"});
    }
    Aftermath aftermath;
    aftermath.begin(plan, report, at(2000));
    const auto look = [&](std::vector<int> holders, int millis) {
        auto lock = std::make_shared<LockState>(*lockOf("owner-1", ttl, millis));
        for (int node = 0; node < 3; ++node) {
            if (std::find(holders.begin(), holders.end(), node) == holders.end())
                lock->readings[static_cast<size_t>(node)] = NodeReading();
        }
        if (lock->readings[0].answer == NodeReading::Answer::Present)
            lock->readings[0].ttl = KeyTtl::fromPttl(10'000 - millis);
        lock->assessment.nodes = {0, 1, 2};
        lock->assessment.votes = static_cast<qint16>(holders.size());
        lock->assessment.holders = std::move(holders);
        aftermath.note(lock, at(millis));
        return aftermath.finding();
    };
    QCOMPARE(toString(look({0, 1}, 3000).kind), toString(Kind::RunsOut)); // with the one that was given its end only
    QVERIFY(look({0, 1, 2}, 4000)
            == (Aftermath::Finding{
                .kind = Kind::HeldLonger, .at = at(4000), .votes = 2, .nodes = 3, .where = {u"n1"_s, u"n2"_s}}));
    QVERIFY(look({1, 2}, 11'000).at == at(4000)); // where it was given one it has gone
    aftermath.note({}, at(20'000));
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::Free));
}

void TestAftermath::putBackStands()
{
    auto aftermath = begun({.kind = LockActionKind::PutBack}, ReleasedNode::Outcome::PutBack);
    aftermath.note(lockOf("owner-1", 10'000, 100), at(100));
    QVERIFY(aftermath.finding().kind == Kind::Restored);
}

void TestAftermath::residueIsNoHold()
{
    for (const QByteArray owner : {"before", "next"}) {
        auto aftermath = begun({});
        aftermath.note(residueOf(owner, 100), at(100));
        QVERIFY(aftermath.finding()
                == (Aftermath::Finding{.kind = Kind::Leftover, .owner = owner, .at = at(100), .votes = 1, .nodes = 3}));
        QVERIFY(aftermath.blocksPutBack()); // a node is not free
        aftermath.note({}, at(200));
        QVERIFY(aftermath.finding().kind == Kind::Free);
        QVERIFY(!aftermath.blocksPutBack());
    }
}

void TestAftermath::whatIsLeftOfItIsToldWhenItWasReadSince()
{
    auto aftermath = begun({});
    aftermath.note(residueOf("owner-1", -10), at(10));
    QVERIFY(aftermath.finding().kind == Kind::Nothing);
    aftermath.note(residueOf("owner-1", 100), at(100));
    QVERIFY(aftermath.finding()
            == (Aftermath::Finding{.kind = Kind::Leftover, .owner = "owner-1", .at = at(100), .votes = 1, .nodes = 3}));
    QVERIFY(!aftermath.blocksPutBack()); // it is what would be put back
}

void TestAftermath::aSplitIsHeldByNobody()
{
    auto aftermath = begun({});
    aftermath.note({}, at(100));
    aftermath.note(residueOf({}, 200, Verdict::Split), at(200));
    QVERIFY(aftermath.finding() == (Aftermath::Finding{.kind = Kind::Split, .at = at(200)}));
    QVERIFY(aftermath.blocksPutBack());
}

void TestAftermath::tooFewAnswersDecideNothing()
{
    auto aftermath = begun({});
    aftermath.note(residueOf("next", 200, Verdict::Unknown), at(200));
    QVERIFY(aftermath.finding().kind == Kind::Undecided);
    QVERIFY(aftermath.blocksPutBack());
}

/// The key on three nodes as they were asked for it; an owner on the first, nothing on the second, silence from the
/// third if so.
static KeySurvey asked(const QByteArray &owner, bool isLock, bool thirdAnswers)
{
    KeySurvey survey{.name = "stock", .nodes = {}};
    for (int i = 0; i < 3; ++i)
        survey.nodes.push_back({.node = i, .label = u"n%1"_s.arg(i + 1), .raw = RawKey{.key = "stock"}, .lock = {}});
    if (!owner.isEmpty()) {
        survey.nodes[0].raw = RawKey{.key = "stock", .type = KeyType::String};
        if (isLock)
            survey.nodes[0].lock = Recognition{.name = "stock", .owner = owner};
    }
    if (!thirdAnswers)
        survey.nodes[2].raw = Error{.kind = ErrorKind::Unreachable, .message = u"down"_s};
    return survey;
}

void TestAftermath::whatTheBoardDoesNotTakeForALock()
{
    auto aftermath = begun({});
    aftermath.noteSurvey(asked("next", true, true), at(50));
    QVERIFY(aftermath.finding().kind == Kind::Nothing); // the board has its word first
    QVERIFY(aftermath.needsSurvey(at(60))); // which it may never say
    aftermath.note({}, at(100));
    QVERIFY(aftermath.needsSurvey(at(100)));
    aftermath.noteSurvey(asked("next", true, true), at(200));
    QVERIFY(aftermath.finding()
            == (Aftermath::Finding{
                .kind = Kind::Obstructed, .owner = "next", .at = at(200), .votes = 1, .nodes = 3, .where = {u"n1"_s}}));
    QVERIFY(aftermath.blocksPutBack());
    aftermath.note({}, at(300)); // the board knows no more than before
    QVERIFY(aftermath.finding().kind == Kind::Obstructed);
    aftermath.noteSurvey(asked("a hash", false, true), at(400));
    QVERIFY(
        aftermath.finding()
        == (Aftermath::Finding{.kind = Kind::Obstructed, .at = at(400), .votes = 1, .nodes = 3, .where = {u"n1"_s}}));
    QVERIFY(aftermath.blocksPutBack());
    aftermath.noteSurvey(asked({}, false, true), at(500));
    QVERIFY(aftermath.finding().kind == Kind::Free);
    QVERIFY(!aftermath.blocksPutBack());
    aftermath.note(lockOf("next", 30'000, 600), at(600));
    aftermath.noteSurvey(asked({}, false, true), at(610)); // asked before it came
    QVERIFY(aftermath.finding().kind == Kind::Taken);
    QVERIFY(!aftermath.needsSurvey(at(620)));
}

void TestAftermath::aSilentNodeIsToldOf()
{
    auto aftermath = begun({});
    aftermath.note({}, at(100));
    aftermath.noteSurvey(asked({}, false, false), at(200));
    QVERIFY(aftermath.finding().kind == Kind::Free);
    QCOMPARE(aftermath.finding().silent, QStringList{u"n3"_s});
    QVERIFY(aftermath.finding().at == at(100));
    QVERIFY(!aftermath.blocksPutBack());
    aftermath.noteSurvey(asked({}, false, true), at(300));
    QVERIFY(aftermath.finding().silent.isEmpty());
    QVERIFY(aftermath.finding().kind == Kind::Free);
    // So many may be somebody's.
    KeySurvey unread = asked({}, false, false);
    unread.nodes[1].raw = unread.nodes[2].raw;
    aftermath.noteSurvey(unread, at(400));
    QVERIFY(aftermath.finding().kind == Kind::Undecided && aftermath.finding().at == at(400));
    QCOMPARE(aftermath.finding().silent, QStringList({u"n2"_s, u"n3"_s}));
    QVERIFY(!aftermath.blocksPutBack() && aftermath.needsSurvey(at(500)));
    aftermath.note({}, at(500)); // the board has nothing, as before
    QVERIFY(aftermath.finding().kind == Kind::Undecided);
    aftermath.noteSurvey(asked({}, false, true), at(600));
    QVERIFY(aftermath.finding().kind == Kind::Free && aftermath.finding().at == at(600));

    // Nor does what ran down run down while nobody can tell.
    auto runsOut = begun({LockActionKind::ShortenTtl, Millis(5000)}, ReleasedNode::Outcome::Shortened);
    runsOut.note(lockOf("owner-1", 4000, 1000), at(1000));
    auto unknown = std::make_shared<LockState>(*lockOf({}, 0, 7000));
    unknown->assessment.verdict = Verdict::Unknown;
    for (size_t node = 0; node < 3; ++node)
        unknown->readings[node]
            = NodeReading{.answer = node == 0 ? NodeReading::Answer::Absent : NodeReading::Answer::Unknown};
    runsOut.note(unknown, at(7000));
    QVERIFY(runsOut.finding().kind == Kind::Undecided && runsOut.finding().owner.isEmpty());
    QCOMPARE(runsOut.finding().silent, QStringList({u"n1"_s, u"n2"_s}));
    runsOut.note({}, at(8000));
    QVERIFY(runsOut.finding().kind == Kind::Free);

    auto limited = begun({LockActionKind::ShortenTtl, Millis(5000)}, ReleasedNode::Outcome::Shortened);
    limited.note(lockOf("owner-1", 4000, 1000), at(1000));
    limited.note({}, at(5100));
    limited.noteSurvey(asked({}, false, false), at(5200));
    limited.note({}, at(5300));
    QVERIFY(limited.finding().kind == Kind::Ended);
    QCOMPARE(limited.finding().silent, QStringList{u"n3"_s});
}

/// The act did not come to all nodes, and those that are left are enough.
void TestAftermath::whatTheActDidNotReachIsHeldStill()
{
    auto aftermath = begun({}, ReleasedNode::Outcome::Unknown);
    aftermath.note(residueOf("owner-1", 100, Verdict::Unknown), at(100));
    QVERIFY(aftermath.finding().kind == Kind::Undecided);
    auto back = std::make_shared<LockState>(*lockOf("owner-1", 30'000, 5000));
    back->assessment.holders = {0, 1, 2};
    back->assessment.votes = 3;
    back->assessment.nodes = {0, 1, 2};
    aftermath.note(back, at(5000));
    QVERIFY(aftermath.finding().kind == Kind::StillHeld);
    QCOMPARE(aftermath.finding().owner, QByteArray("owner-1"));
    QVERIFY(aftermath.finding().at == at(5000));
    QVERIFY(!aftermath.blocksPutBack()); // its own
    // Read before the act it tells nothing.
    auto before = begun({});
    auto old = std::make_shared<LockState>(*lockOf("owner-1", 30'000, -10));
    old->assessment.holders = {0, 1, 2};
    before.note(old, at(10));
    QVERIFY(before.finding().kind == Kind::Nothing);
}

/// One node after the other tells of it.
void TestAftermath::whoCameBackIsNotThereStill()
{
    auto aftermath = begun({.kind = LockActionKind::ReleaseAndHoldOff, .time = Millis(30'000)},
                           ReleasedNode::Outcome::Released, "hold-off");
    aftermath.note(lockOf("hold-off", 30'000, 100), at(100));
    QVERIFY(aftermath.finding().kind == Kind::HeldOff);
    for (const int millis : {5000, 5010}) {
        auto back = std::make_shared<LockState>(*lockOf("owner-1", 30'000, millis));
        back->assessment.holders = {0, 1, 2};
        aftermath.note(back, at(millis));
        QVERIFY(aftermath.finding().kind == Kind::CameBack);
    }
    QVERIFY(aftermath.finding().at == at(5000));
    for (const QByteArray owner : {"next", "owner-1"}) {
        aftermath.note({}, at(6000));
        QCOMPARE(aftermath.finding().between, QByteArray("owner-1")); // the very thing that is watched for
        QVERIFY(aftermath.finding().firstAt == at(5000));
        aftermath.note(lockOf(owner, 30'000, 7000), at(7000));
    }
}

namespace {

/// One node's lock, of readers who share it.
LockStatePtr readersOf(const QByteArrayList &readers, int millis)
{
    Recognition carried{.name = "stock",
                        .scope = Scope::Local,
                        .mode = LockMode::Read,
                        .owner = readers.join(' '),
                        .details = RecognitionDetails{.holders = readers.size()}};
    auto lock = std::make_shared<LockState>();
    lock->name = "stock";
    NodeReading reading;
    reading.answer = NodeReading::Answer::Present;
    reading.lock = Shared<Recognition>(carried);
    reading.ttl = KeyTtl::fromPttl(30'000);
    reading.readAt = at(millis);
    lock->readings.push_back(reading);
    lock->assessment.verdict = Verdict::Held;
    lock->assessment.local = true;
    lock->assessment.owner = carried.owner;
    lock->assessment.nodes = {0};
    lock->assessment.holders = {0};
    lock->assessment.votes = 1;
    lock->describe();
    return lock;
}

/// a and b were put out; d had come beside them, and stays.
Aftermath ofReaders()
{
    ReleasePlan plan{.name = "stock", .owner = "a b"};
    plan.nodes.push_back({.node = 0, .label = u"n0"_s, .isTarget = true, .expectedOwner = "a b", .shared = true});
    ReleaseReport report{.name = "stock", .sentAt = at(0)};
    report.nodes.push_back({.node = 0, .outcome = ReleasedNode::Outcome::OthersStay, .foundOwner = "d"});
    Aftermath aftermath;
    aftermath.heldBefore("a b");
    aftermath.begin(plan, report, at(0));
    return aftermath;
}

} // namespace

/// The nodes are asked again at once, which may be before the window has the outcome.
void TestAftermath::whatWasAskedOnceAllHadAnsweredIsOfTheTimeBehind()
{
    ReleasePlan plan{.name = "stock", .owner = "owner-1", .quorum = 2, .voted = true};
    ReleaseReport report{.name = "stock", .sentAt = at(0), .doneAt = at(10)};
    for (int i = 0; i < 3; ++i) {
        plan.nodes.push_back({.node = i, .label = u"n%1"_s.arg(i), .isTarget = true, .expectedOwner = "owner-1"});
        report.nodes.push_back({.node = i,
                                .label = u"n%1"_s.arg(i),
                                .outcome = ReleasedNode::Outcome::Refused,
                                .expectedOwner = "owner-1"});
    }
    Aftermath aftermath;
    aftermath.begin(plan, report, at(30));
    const auto readAt = [](int millis) {
        auto lock = std::make_shared<LockState>(*lockOf("owner-1", 30'000, millis));
        lock->assessment.holders = {0, 1, 2};
        return lock;
    };
    aftermath.note(readAt(9), at(31));
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::Nothing));
    aftermath.note(readAt(15), at(32));
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::StillHeld));
}

namespace {

/// The last of three nodes keeps its end for two seconds; the others have answered after ten milliseconds.
Aftermath begunWithASilentNode(const LockAction &act, ReleasedNode::Outcome outcome)
{
    ReleasePlan plan{.name = "stock", .act = act, .owner = "owner-1", .quorum = 2, .voted = true};
    ReleaseReport report{.name = "stock", .act = act, .sentAt = at(0), .doneAt = at(2000)};
    for (int i = 0; i < 3; ++i) {
        plan.nodes.push_back({.node = i, .label = u"n%1"_s.arg(i), .isTarget = true, .expectedOwner = "owner-1"});
        report.nodes.push_back({.node = i,
                                .label = u"n%1"_s.arg(i),
                                .outcome = outcome,
                                .expectedOwner = "owner-1",
                                .answeredAt = at(10)});
    }
    report.nodes[2].outcome = ReleasedNode::Outcome::Unknown;
    report.nodes[2].answeredAt.reset();
    Aftermath aftermath;
    aftermath.begin(plan, report, at(2000));
    return aftermath;
}

/// On the two that answer.
LockStatePtr heldByTwo(int ttl, int millis)
{
    auto lock = std::make_shared<LockState>(*lockOf("owner-1", ttl, millis));
    lock->readings[2] = NodeReading();
    lock->assessment.holders = {0, 1};
    return lock;
}

} // namespace

void TestAftermath::aRenewalWhileANodeIsAwaitedIsToldWithItsTime()
{
    auto aftermath = begunWithASilentNode({LockActionKind::ShortenTtl, Millis(5000)}, ReleasedNode::Outcome::Shortened);
    aftermath.note(heldByTwo(4900, 100), at(100));
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::RunsOut));
    aftermath.note(heldByTwo(6500, 500), at(500)); // seen from the report on it would be no more than what was given
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::Renewed));
    QVERIFY(aftermath.finding().at == at(500));
}

void TestAftermath::whatANodeWasRidOfHasComeBackThere_data()
{
    QTest::addColumn<ReleasedNode::Outcome>("outcome");
    QTest::newRow("it was gone already") << ReleasedNode::Outcome::Absent;
    QTest::newRow("released") << ReleasedNode::Outcome::Released;
}

void TestAftermath::whatANodeWasRidOfHasComeBackThere()
{
    QFETCH(const ReleasedNode::Outcome, outcome);
    auto aftermath = begunWithASilentNode({.kind = LockActionKind::Release}, outcome);
    aftermath.note(heldByTwo(30'000, 5), at(20)); // read before
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::Nothing));
    aftermath.note(heldByTwo(30'000, 800), at(800));
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::CameBack));
    QVERIFY(aftermath.finding().at == at(800));
}

void TestAftermath::aSilentNodeIsNamedBeforeAnybodyWasAsked()
{
    ReleasePlan plan{.name = "stock", .owner = "owner-1", .quorum = 2, .voted = true};
    ReleaseReport report{.name = "stock", .sentAt = at(0)};
    for (int i = 0; i < 3; ++i) {
        plan.nodes.push_back({.node = i, .label = u"n%1"_s.arg(i), .isTarget = true, .expectedOwner = "owner-1"});
        report.nodes.push_back({.node = i,
                                .label = u"n%1"_s.arg(i),
                                .outcome = ReleasedNode::Outcome::Released,
                                .expectedOwner = "owner-1"});
    }
    report.nodes[1].outcome = ReleasedNode::Outcome::Unknown;
    Aftermath aftermath;
    aftermath.begin(plan, report, at(0));
    aftermath.note({}, at(10));
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::Free));
    QCOMPARE(aftermath.finding().silent, QStringList{u"n1"_s});
}

/// An attempt on one node of three was no hold, and who gets it now has got it since.
void TestAftermath::anAttemptThatRefusedTheActIsNoHoldFromBefore()
{
    for (const int refused : {1, 2}) {
        Aftermath aftermath = begun({.kind = LockActionKind::Release}, ReleasedNode::Outcome::Released, {}, refused);
        aftermath.note(lockOf("found", 30'000, 10), at(20));
        QCOMPARE(toString(aftermath.finding().kind), toString(refused == 1 ? Kind::Taken : Kind::HeldBefore));
    }
}

void TestAftermath::readersThatStayHadItBefore()
{
    Aftermath aftermath = ofReaders();
    aftermath.note(readersOf({"a", "b", "d"}, -10), at(5)); // read before the act
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::Nothing));
    aftermath.note(readersOf({"d"}, 10), at(20));
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::HeldBefore));
    QCOMPARE(aftermath.finding().owner, QByteArray("d"));
}

void TestAftermath::aReaderWhoCameSinceIsNamedAlone()
{
    Aftermath aftermath = ofReaders();
    aftermath.note(readersOf({"d", "e"}, 10), at(20));
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::Taken));
    QCOMPARE(aftermath.finding().owner, QByteArray("e"));
}

void TestAftermath::aReaderThatWasPutOutCameBack()
{
    Aftermath aftermath = ofReaders();
    aftermath.note(readersOf({"b", "d"}, 10), at(20));
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::CameBack));
}

void TestAftermath::eachOwnerOfATieMayComeBack()
{
    ReleasePlan plan{.name = "stock", .owner = "owner-1", .isTie = true, .quorum = 2, .voted = true};
    ReleaseReport report{.name = "stock", .sentAt = at(0)};
    for (int i = 0; i < 2; ++i) {
        plan.nodes.push_back({.node = i, .isTarget = true, .expectedOwner = i == 0 ? "owner-1" : "owner-2"});
        report.nodes.push_back({.node = i, .outcome = ReleasedNode::Outcome::Released});
    }
    Aftermath aftermath;
    aftermath.begin(plan, report, at(0));
    aftermath.note(nullptr, at(10));
    aftermath.note(lockOf("owner-2", 30'000, 20), at(30));
    QCOMPARE(toString(aftermath.finding().kind), toString(Kind::CameBack));
}

void TestAftermath::theLookEnds()
{
    QCOMPARE(Aftermath::period({}), Millis(30'000));
    QCOMPARE(Aftermath::period({LockActionKind::ShortenTtl, Millis(5000)}), Millis(30'000));
    QCOMPARE(Aftermath::period({LockActionKind::ShortenTtl, Millis(60'000)}), Millis(65'000));
    QCOMPARE(Aftermath::period({LockActionKind::SetTtl, kLongestTtl}), Millis(600'000));
    auto aftermath = begun({});
    aftermath.note({}, at(100));
    aftermath.note(lockOf("next", 30'000, 40'000), at(40'000));
    QVERIFY(aftermath.finding().kind == Kind::Free);
    QVERIFY(aftermath.watchedUntil(at(20'000)) == at(20'000) && aftermath.watchedUntil(at(50'000)) == at(30'000));
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestAftermath)
#include "tst_aftermath.moc"
