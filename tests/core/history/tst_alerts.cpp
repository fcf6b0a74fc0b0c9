#include "fixtures/testprogram.h"

#include "scene.h"

#include <lockscope/core/history/alerts.h>

#include <QRandomGenerator>

#include <functional>
#include <map>

using namespace LockscopeTest;

namespace {

/// A scene with a history and alerts behind it.
struct Alarmed : Scene
{
    explicit Alarmed(int nodes, AlertRules rules = defaultAlertRules(), Scope scope = Scope::Quorum)
        : Scene(nodes, scope)
        , alerts(std::move(rules), [this](const QByteArray &) { return usual; })
    {
        look();
    }

    QStringList look()
    {
        const auto next = diff();
        return told(alerts.apply(*next, history.apply(*next, now), now));
    }
    QStringList tick(Micros time)
    {
        pass(time);
        return told(alerts.tick(now));
    }
    QStringList told(const std::vector<Alert> &list)
    {
        QStringList result;
        for (const auto &alert : list) {
            last = alert;
            result << QStringLiteral("%1%2 %3 %4")
                          .arg(alert.quiet ? QStringLiteral("quietly ") : QString(), toString(alert.phase),
                               toString(alert.kind),
                               alert.node >= 0 ? QStringLiteral("n%1").arg(alert.node) : QString::fromUtf8(alert.lock))
                          .trimmed();
        }
        return result;
    }

    std::optional<Micros> usual;
    History history;
    Alerts alerts;
    Alert last;
};

using AlertSteps = std::function<void(Alarmed &)>;

/// One rule, the others off.
AlertRules only(AlertKind kind, const AlertRule &rule)
{
    return {{kind, rule}};
}

} // namespace

class TestAlerts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTold_data();
    void whatIsTold();
    void aHealthyDeploymentIsSilent();
    void mustLast();
    void noMarginIsNotOverWhenItIsWorse();
    void noMarginComesBackAtOnce();
    void aNodeThatIsJustBackIsNoMarginYet();
    void noMarginIsNotSaidWhereNoneCanLock();
    void aNodeIsDown();
    void tooFewAnswerSinceTheOneTooManyIsDown();
    void whatItSaysFollows();
    void itIsHeldLongSinceItWas();
    void whatStoodBeforeIsResumed();
    void anOverlapThatIsOverIsPast();
    void anOverlapEndsWithItsLaterOwner();
    void stillAndCleared();
    void stuckAgainIsToldAgain();
    void aRestartStandsAsLongAsTheQuarantine();
    void aSecondFailoverIsToldAnew();
    void coolDownHoldsBackWhatFlaps();
    void whatComesBackWithinItsCoolDownStands();
    void heldLongFollowsWhatIsUsual();
    void heldLongNeedsABaselineOrARule();
    void fiveThousandLongLocksRaiseNothing();
    void heldLongIsOfOneOwner();
    void heldLongIsNotSaidOfWhatIsUnknown();
    void heldLongEndsWithItsTtl();
    void heldLongMayBeSeveralHolds();
    void whatIsNotReadIsNotTold();
    void waitersOverAThreshold();
    void splitsAreCounted();
    void anOwnLockThatIsLostStandsUntilItIsTakenAnew();
    void whatCannotBeKnownIsNeitherRaisedNorCleared();
    void connectingIsNoLoss();
    void mutes();
    void clockOffset();
    void mutesEnd();
    void rulesCanBeTurnedOff();
    void whatARuleDropsIsNotOver();
    void manyWaitOutlivesAHandOver();
    void standingOnes();
    void everyKindHasAWordAndARule();
    void raisedAndClearedTakeTurns();
    void whatIsOverIsForgotten();
    void aDiffCostsWorkForItsLocksAlone();
};

void TestAlerts::whatIsTold_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<AlertSteps>("steps");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, int nodes, const AlertSteps &steps, const QStringList &expected) {
        QTest::newRow(name) << nodes << steps << expected;
    };

    row("overlap", 1,
        [](Alarmed &a) {
            a.everywhere("A");
            a.look();
            a.restart(0);
            a.everywhere("B");
        },
        {QStringLiteral("raised overlap lock:a"), QStringLiteral("raised node-restarted n0")});
    row("quorum lost", 3,
        [](Alarmed &a) {
            a.down(0);
            a.down(1);
            a.look();
            a.pass(3s);
        },
        {QStringLiteral("raised quorum-lost")});
    row("no margin", 3,
        [](Alarmed &a) {
            a.down(0);
            a.look();
            a.pass(6s);
        },
        {QStringLiteral("raised no-margin"), QStringLiteral("raised node-down n0")});
    row("a node of several that is down", 5,
        [](Alarmed &a) {
            a.down(3);
            a.look();
            a.pass(6s);
        },
        {QStringLiteral("raised node-down n3")});
    row("fewer votes than are needed, by quarantine alone", 3,
        [](Alarmed &a) {
            a.statuses[0].quarantinedUntil = a.statuses[1].quarantinedUntil = a.wall + 1h;
            a.look();
            a.pass(6s);
        },
        {QStringLiteral("raised no-margin")});
    row("no margin, where the last votes are those of nodes that did not restart", 3,
        [](Alarmed &a) {
            a.statuses[0].quarantinedUntil = a.wall + 1h;
            a.look();
            a.pass(6s);
        },
        {QStringLiteral("raised no-margin")});
    row("never expires", 1,
        [](Alarmed &a) {
            a.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
            a.look();
            a.pass(11s);
        },
        {QStringLiteral("raised never-expires lock:a")});
    row("renew late", 1,
        [](Alarmed &a) {
            for (int i = 0; i < 3; ++i) {
                a.everywhere("A", 30s);
                a.look();
                a.pass(10s);
            }
            a.pass(15s);
            a.everywhere("A", 5s);
        },
        {QStringLiteral("raised renew-late lock:a")});
    row("many wait", 1,
        [](Alarmed &a) {
            a.waiters = WaiterCount{.count = 11, .exact = true};
            a.everywhere("A", 60s);
            a.look();
            a.pass(30s);
        },
        {QStringLiteral("raised many-wait lock:a")});
    row("a node that evicts", 2,
        [](Alarmed &a) { a.statuses[1].facts->evictionPolicy = QStringLiteral("allkeys-lru"); },
        {QStringLiteral("raised node-evicts n1")});
    row("a failover", 1, [](Alarmed &a) { a.statuses[0].address = QStringLiteral("other"); },
        {QStringLiteral("raised node-failover n0")});
    row("one node alone has no margin to lose", 1, [](Alarmed &a) { a.pass(1h); }, {});
}

void TestAlerts::whatIsTold()
{
    QFETCH(int, nodes);
    QFETCH(AlertSteps, steps);
    QFETCH(QStringList, expected);
    Alarmed a(nodes);
    steps(a);
    QCOMPARE(a.look(), expected);
}

void TestAlerts::aHealthyDeploymentIsSilent()
{
    Alarmed a(5);
    for (int i = 0; i < 600; ++i) {
        a.everywhere(i / 30 % 2 == 0 ? "A" : "B", 30s - (i % 10) * 1s);
        QCOMPARE(a.look(), QStringList());
        a.pass(1s);
    }
}

void TestAlerts::mustLast()
{
    Alarmed a(1, only(AlertKind::NeverExpires, {.forAtLeast = 10s}));
    for (int i = 0; i < 5; ++i) { // the expiry comes in a second step
        a.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
        QCOMPARE(a.look(), QStringList());
        QCOMPARE(a.tick(9s), QStringList());
        a.present(0, "A", 30s);
        QCOMPARE(a.look(), QStringList());
    }
    a.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.tick(10s), QStringList{QStringLiteral("raised never-expires lock:a")});
    QCOMPARE(a.last.at - a.last.since, Micros(10s));
}

void TestAlerts::noMarginIsNotOverWhenItIsWorse()
{
    Alarmed a(
        5, {{AlertKind::NoMargin, {.forAtLeast = 5s, .coolDown = 5min}}, {AlertKind::QuorumLost, {.forAtLeast = 2s}}});
    a.statuses[0].quarantinedUntil = a.statuses[1].quarantinedUntil = a.wall + 1h;
    a.look();
    QCOMPARE(a.tick(5s), QStringList{QStringLiteral("raised no-margin")});
    QVERIFY(!a.last.isBeyond());
    // Four answer, two of them without a vote: it is worse, and says so at once, and since when.
    const Instant began = a.last.since;
    a.down(4);
    QCOMPARE(a.look(), QStringList{QStringLiteral("still no-margin")});
    QVERIFY(a.last.isBeyond());
    QVERIFY(a.last.since == began);
    QVERIFY(a.last.lastFrom == a.now);
    QCOMPARE(a.last.value, 2);
    QCOMPARE(a.last.threshold, 3);
    const Instant worse = a.now;
    a.pass(1s);
    QCOMPARE(a.look(), QStringList());
    QVERIFY(a.alerts.standing(a.now).at(0).lastFrom == worse);
    // Worse again, and another alert's: this one is not over for that.
    a.down(3);
    a.down(2);
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.tick(2s), QStringList{QStringLiteral("raised quorum-lost")});
    QCOMPARE(a.alerts.standing(a.now).size(), size_t(2));
    a.up(3);
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared quorum-lost")});
    a.up(2);
    a.up(4);
    a.statuses[0].quarantinedUntil.reset();
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared no-margin")});
}

/// A restart that was not noticed at once: the margin seemed to be there again.
void TestAlerts::noMarginComesBackAtOnce()
{
    Alarmed a(
        3, {{AlertKind::NoMargin, {.forAtLeast = 5s, .coolDown = 5min}}, {AlertKind::QuorumLost, {.forAtLeast = 2s}}});
    a.down(1);
    a.look();
    QCOMPARE(a.tick(5s), QStringList{QStringLiteral("raised no-margin")});
    a.up(1);
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared no-margin")});
    a.statuses[1].quarantinedUntil = a.wall + 1h;
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.tick(5s), QStringList{QStringLiteral("raised no-margin")});
    a.down(2);
    QCOMPARE(a.look(), QStringList{QStringLiteral("still no-margin")});
    QVERIFY(a.last.isBeyond());
    QCOMPARE(a.tick(1min), QStringList()); // but it is not told again and again
}

/// Whether it is in quarantine is known once it has said who it is.
void TestAlerts::aNodeThatIsJustBackIsNoMarginYet()
{
    Alarmed a(
        3, {{AlertKind::NoMargin, {.forAtLeast = 5s, .coolDown = 5min}}, {AlertKind::QuorumLost, {.forAtLeast = 2s}}});
    a.down(1);
    a.look();
    QCOMPARE(a.tick(5s), QStringList{QStringLiteral("raised no-margin")});
    a.up(1);
    a.statuses[1].restartUnknown = true;
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(Capability::of(a.statuses, a.wall).margin(), 0);
    QCOMPARE(Capability::of(a.statuses).margin(), 1); // it can be read
    a.statuses[1].restartUnknown = false;
    a.statuses[1].quarantinedUntil = a.wall + 1h;
    QCOMPARE(a.look(), QStringList());
    a.statuses[1].quarantinedUntil.reset();
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared no-margin")});
    // Of one that was there all the time nothing is raised for that moment.
    a.statuses[2].restartUnknown = true;
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.tick(10s), QStringList());
}

void TestAlerts::noMarginIsNotSaidWhereNoneCanLock()
{
    Alarmed a(3, {{AlertKind::NoMargin, {.forAtLeast = 5s}}, {AlertKind::QuorumLost, {.forAtLeast = 2s}}});
    a.down(0);
    a.look();
    a.pass(1s);
    a.down(1);
    a.look();
    QCOMPARE(a.tick(2s), QStringList{QStringLiteral("raised quorum-lost")});
    QCOMPARE(a.tick(1h), QStringList{QStringLiteral("still quorum-lost")});
}

void TestAlerts::aNodeIsDown()
{
    Alarmed a(3, only(AlertKind::NodeDown, {.forAtLeast = 5s, .coolDown = 5min}));
    a.down(1);
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.tick(4s), QStringList());
    a.up(1); // a connection that was renewed
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.tick(1h), QStringList());
    a.down(1);
    a.look();
    QCOMPARE(a.tick(5s), QStringList{QStringLiteral("raised node-down n1")});
    a.statuses[1].reach = NodeStatus::Reach::Connecting; // is neither up nor given up
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.tick(5min), QStringList{QStringLiteral("still node-down n1")});
    a.up(1);
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared node-down n1")});
    // It answers, and refuses to be read.
    a.pass(1h);
    a.statuses[2].error = Error{.kind = ErrorKind::Permission, .message = QStringLiteral("NOPERM")};
    a.look();
    QCOMPARE(a.tick(5s), QStringList{QStringLiteral("raised node-down n2")});
    a.statuses[2].retired = true; // it is no node any more
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared node-down n2")});
    a.alerts.mute({.pattern = "n0"});
    a.down(0);
    a.look();
    QCOMPARE(a.tick(1h), QStringList());
    QVERIFY(defaultAlertRules().at(AlertKind::NodeDown).enabled);
    QVERIFY(defaultAlertRules().at(AlertKind::NodeDown).forAtLeast >= Micros(3s));
}

/// A recording begins in the midst of a hold: it is told at once, and since when it is so.
void TestAlerts::itIsHeldLongSinceItWas()
{
    Alarmed a(1, only(AlertKind::HeldLong, {.threshold = 60s}));
    a.present(0, "A", 3600s);
    auto state = std::make_shared<LockState>(*a.diff()->changed.at(0));
    const Instant since = a.now;
    a.pass(240s);
    state->hold.since = since;
    BoardDiff begins;
    begins.nodes = a.statuses;
    begins.changed = {state};
    Alerts alerts(only(AlertKind::HeldLong, {.threshold = 60s}));
    (void)alerts.apply({}, {}, a.now - Micros(Millis(10)));
    const auto told = alerts.apply(begins, {}, a.now);
    QCOMPARE(told.size(), size_t(1));
    QVERIFY(told[0].since == since + Micros(60s));
    QCOMPARE(told[0].value, Micros(240s).count());
}

/// That they are down is noticed a while after they fell silent.
void TestAlerts::tooFewAnswerSinceTheOneTooManyIsDown()
{
    Alarmed a(5);
    const std::array<Millis, 3> ago{Millis(700), Millis(1500), Millis(1100)};
    for (int node = 0; node < 3; ++node) {
        a.down(node);
        a.statuses[static_cast<size_t>(node)].since -= ago[static_cast<size_t>(node)];
    }
    BoardDiff diff;
    diff.nodes = a.statuses;
    Alerts alerts(only(AlertKind::QuorumLost, {}));
    const auto told = alerts.apply(diff, {}, a.now, Micros(a.wall.time_since_epoch()) - a.now.time_since_epoch());
    QCOMPARE(told.size(), size_t(1));
    QVERIFY(told[0].since == a.now - Micros(Millis(700)));
}

void TestAlerts::whatItSaysFollows()
{
    Alarmed a(1, {{AlertKind::HeldLong, {.threshold = 60s}}, {AlertKind::ManyWait, {.count = 10}}});
    const auto wait = [&a](qint64 count) {
        a.waiters = WaiterCount{.count = count, .exact = true};
        a.present(0, "A", 3600s);
        return a.look();
    };
    const auto valueOf = [&a](AlertKind kind) {
        for (const auto &alert : a.alerts.standing(a.now)) {
            if (alert.kind == kind)
                return alert.value;
        }
        return qint64(-1);
    };
    QCOMPARE(wait(11), QStringList{QStringLiteral("raised many-wait lock:a")});
    QCOMPARE(a.tick(61s), QStringList{QStringLiteral("raised held-long lock:a")});
    QCOMPARE(wait(12), QStringList());
    QCOMPARE(a.tick(60s), QStringList());
    QCOMPARE(valueOf(AlertKind::ManyWait), 12);
    QCOMPARE(valueOf(AlertKind::HeldLong), Micros(121s).count());
    // Who cannot ask is told.
    a.alerts.setTellsChanges(true);
    QCOMPARE(a.tick(1s), QStringList{QStringLiteral("still many-wait lock:a")});
    QCOMPARE(a.tick(1s), QStringList());
}

void TestAlerts::whatStoodBeforeIsResumed()
{
    AlertRules rules{{AlertKind::Overlap, {.window = 30min}},
                     {AlertKind::SplitOften, {.count = 3, .window = 1min}},
                     {AlertKind::NodeRestarted, {.window = 5min}},
                     {AlertKind::NodeFailover, {.window = 5min}}};
    Scene scene(3);
    scene.statuses[1].quarantinedUntil = scene.wall + 1h;
    std::vector<HistoryEvent> past{
        {.kind = HistoryKind::NodeRestarted, .node = 0, .at = scene.now - 20min}, // is over
        {.kind = HistoryKind::NodeFailover, .node = 1, .at = scene.now - 20min}, // and its quarantine is not
        {.kind = HistoryKind::Overlap, .at = scene.now - 10min, .lock = "a", .owner = {}},
        {.kind = HistoryKind::Ended, .at = scene.now - 1s, .lock = "a", .owner = {}}};
    for (int i = 4; i > 0; --i)
        past.push_back({.kind = HistoryKind::Split, .at = scene.now - i * 10s, .lock = "s", .owner = {}});
    Alerts alerts(rules);
    alerts.resume(past);
    const auto told = alerts.apply(*scene.diff(), {}, scene.now);
    QStringList words;
    for (const auto &alert : told)
        words << QStringLiteral("%1 %2 %3 s")
                     .arg(toString(alert.phase), toString(alert.kind))
                     .arg((scene.now - alert.since) / 1s);
    QCOMPARE(words,
             (QStringList{QStringLiteral("raised overlap 600 s"), QStringLiteral("raised split-often 10 s"),
                          QStringLiteral("raised node-failover 1200 s")}));
    QCOMPARE(alerts.tick(scene.now + 20min + 1s).size(), size_t(3)); // two are over, and the failover's stands still
    QCOMPARE(alerts.standing(scene.now + 20min + 1s).size(), size_t(1));
}

void TestAlerts::anOverlapThatIsOverIsPast()
{
    Alarmed a(1, only(AlertKind::Overlap, {.coolDown = 5min, .window = 30min}));
    const Instant from = a.now;
    const auto overlap = [&](Micros length) {
        return a.told(a.alerts.apply(
            *a.diff(),
            {{.kind = HistoryKind::Overlap, .at = a.now, .lock = "a", .owner = "B", .other = "A", .length = length}},
            a.now));
    };
    QCOMPARE(overlap(4s), QStringList{QStringLiteral("raised overlap a")});
    QVERIFY(!a.last.isPast());
    QCOMPARE(a.tick(3s), QStringList());
    QVERIFY(!a.alerts.standing(a.now).front().isPast());
    QCOMPARE(a.tick(1s), QStringList{QStringLiteral("still overlap a")}); // once
    QVERIFY(a.last.isPast() && a.last.lastFrom == from && a.last.lastUntil == from + 4s);
    QVERIFY(a.alerts.standing(a.now).front().isPast());
    QCOMPARE(a.tick(6min), QStringList());
    // Again: that is news.
    QCOMPARE(overlap(4s), QStringList{QStringLiteral("raised overlap a")});
    QVERIFY(!a.last.isPast() && a.last.value == 2);
    QCOMPARE(a.tick(4s), QStringList{QStringLiteral("still overlap a")});
    // Not so soon.
    QCOMPARE(overlap(Micros::max()), QStringList{QStringLiteral("still overlap a")});
    QCOMPARE(a.tick(5min), QStringList{QStringLiteral("still overlap a")});
    QVERIFY(!a.last.isPast() && a.last.lastUntil == Instant::max());
    QCOMPARE(a.tick(26min), QStringList{QStringLiteral("cleared overlap a")});
}

void TestAlerts::anOverlapEndsWithItsLaterOwner()
{
    Alarmed a(1, only(AlertKind::Overlap, {.window = 30min}));
    const Instant from = a.now;
    const auto apply = [&](const HistoryEvent &event) { return a.told(a.alerts.apply(*a.diff(), {event}, a.now)); };
    QCOMPARE(apply({.kind = HistoryKind::Overlap, .at = a.now, .lock = "a", .owner = "B", .other = "A", .length = 1h}),
             QStringList{QStringLiteral("raised overlap a")});
    a.pass(1s);
    QCOMPARE(apply({.kind = HistoryKind::Ended, .at = a.now, .lock = "a", .owner = "A"}), QStringList());
    QCOMPARE(apply({.kind = HistoryKind::Ended, .at = a.now, .lock = "b", .owner = "B"}), QStringList());
    QCOMPARE(apply({.kind = HistoryKind::Ended, .at = a.now, .lock = "a", .owner = "B"}),
             QStringList{QStringLiteral("still overlap a")});
    QVERIFY(a.last.isPast() && a.last.lastUntil == from + 1s);
}

void TestAlerts::stillAndCleared()
{
    Alarmed a(1, only(AlertKind::NeverExpires, {.coolDown = 5min}));
    a.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
    QCOMPARE(a.look(), QStringList{QStringLiteral("raised never-expires lock:a")});
    QCOMPARE(a.tick(4min), QStringList());
    QCOMPARE(a.tick(1min), QStringList{QStringLiteral("still never-expires lock:a")});
    QCOMPARE(a.tick(1min), QStringList());
    a.nowhere();
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared never-expires lock:a")});
    QCOMPARE(a.tick(1h), QStringList());
}

void TestAlerts::stuckAgainIsToldAgain()
{
    Alarmed a(1, only(AlertKind::NeverExpires, {.forAtLeast = 10s, .coolDown = 1h}));
    for (const char *owner : {"A", "B"}) {
        a.present(0, owner, KeyTtl{KeyTtl::Kind::Never});
        QCOMPARE(a.look(), QStringList());
        QCOMPARE(a.tick(11s), QStringList{QStringLiteral("raised never-expires lock:a")});
        a.nowhere();
        QCOMPARE(a.look(), QStringList{QStringLiteral("cleared never-expires lock:a")});
        a.pass(4s);
    }
}

void TestAlerts::aRestartStandsAsLongAsTheQuarantine()
{
    Alarmed a(3, only(AlertKind::NodeRestarted, {.coolDown = 24h, .window = 5min}));
    a.everywhere("A");
    a.look();
    a.restart(0);
    a.statuses[0].quarantinedUntil = WallTime(std::chrono::hours(1));
    QCOMPARE(a.look(), QStringList{QStringLiteral("raised node-restarted n0")});
    QCOMPARE(a.tick(20min), QStringList());
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.alerts.standing(a.now).size(), size_t(1));
    a.statuses[0].quarantinedUntil.reset();
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared node-restarted n0")});
}

void TestAlerts::aSecondFailoverIsToldAnew()
{
    Alarmed a(1, only(AlertKind::NodeFailover, {.window = 5min}));
    a.look();
    a.statuses[0].address = QStringLiteral("other");
    QCOMPARE(a.look(), QStringList{QStringLiteral("raised node-failover n0")});
    const Instant first = a.last.since;
    QCOMPARE(a.last.value, 1);
    QCOMPARE(a.tick(1min), QStringList());
    a.statuses[0].address = QStringLiteral("third");
    QCOMPARE(a.look(), QStringList{QStringLiteral("still node-failover n0")});
    QVERIFY(a.last.since - first >= 1min);
    QCOMPARE(a.last.value, 2);
    QCOMPARE(a.alerts.standing(a.now).size(), size_t(1));
    QCOMPARE(a.look(), QStringList());
    // It stands for as long as the latest does.
    QCOMPARE(a.tick(4min + 30s), QStringList());
    QCOMPARE(a.tick(31s), QStringList{QStringLiteral("cleared node-failover n0")});
}

void TestAlerts::coolDownHoldsBackWhatFlaps()
{
    Alarmed a(1, only(AlertKind::NeverExpires, {.coolDown = 5min}));
    int raised = 0;
    int cleared = 0;
    for (int second = 0; second < 600; ++second) {
        if (second % 2 == 0)
            a.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
        else
            a.nowhere();
        for (const auto &line : a.look()) {
            raised += line.startsWith(QLatin1String("raised")) ? 1 : 0;
            cleared += line.startsWith(QLatin1String("cleared")) ? 1 : 0;
        }
        a.pass(1s);
    }
    QCOMPARE(raised, 2); // at once, and five minutes later
    QCOMPARE(cleared, 2);
}

void TestAlerts::whatComesBackWithinItsCoolDownStands()
{
    Alarmed a(1, only(AlertKind::ManyWait, {.coolDown = 5min, .count = 2}));
    const auto wait = [&](int count) {
        a.waiters = WaiterCount{.count = count, .exact = true};
        a.present(0, "A", 3600s);
        return a.look();
    };
    QCOMPARE(wait(3), QStringList{QStringLiteral("raised many-wait lock:a")});
    QCOMPARE(wait(0), QStringList{QStringLiteral("cleared many-wait lock:a")});
    QVERIFY(a.alerts.standing(a.now).empty());
    a.pass(1min);
    // Nobody is told anew so soon; but who looks is not shown that it is over.
    QCOMPARE(wait(4), QStringList{QStringLiteral("quietly raised many-wait lock:a")});
    QCOMPARE(a.alerts.standing(a.now).size(), 1U);
    QCOMPARE(wait(0), QStringList{QStringLiteral("quietly cleared many-wait lock:a")});
    QVERIFY(a.alerts.standing(a.now).empty());
    a.pass(1min);
    QCOMPARE(wait(5), QStringList{QStringLiteral("quietly raised many-wait lock:a")});
    // Once the cool-down is over, and it still is so, it is news.
    QCOMPARE(a.tick(2min), QStringList());
    QCOMPARE(a.tick(1min), QStringList{QStringLiteral("raised many-wait lock:a")});
    QVERIFY(!a.last.quiet);
    QCOMPARE(wait(0), QStringList{QStringLiteral("cleared many-wait lock:a")});
}

void TestAlerts::heldLongFollowsWhatIsUsual()
{
    const auto rules = only(AlertKind::HeldLong, {.threshold = 60s, .factor = 5});
    const auto raisedAfter = [&](Micros usual) {
        Alarmed a(1, rules);
        a.usual = usual;
        a.everywhere("A", 3600s);
        a.look();
        int seconds = 0;
        while (a.tick(1s).isEmpty())
            ++seconds;
        return std::pair(seconds, Micros(a.last.threshold));
    };
    QCOMPARE(raisedAfter(Micros(1s)), std::pair(60, Micros(60s))); // a short one is no reason to cry
    QCOMPARE(raisedAfter(Micros(100s)), std::pair(500, Micros(500s)));
}

/// A factor compares with the usual hold time: where that is unknown, only a rule without a factor is a reason.
void TestAlerts::heldLongNeedsABaselineOrARule()
{
    Alarmed a(1);
    a.everywhere("A", 24h);
    a.look();
    QCOMPARE(a.tick(1h), QStringList());
    AlertRules rules = defaultAlertRules();
    rules[AlertKind::HeldLong].factor = 0; // the user's rule: no lock longer than a minute
    a.alerts.setRules(rules);
    QCOMPARE(a.tick(1s), QStringList{QStringLiteral("raised held-long lock:a")});
    a.alerts.setRules(defaultAlertRules());
    QCOMPARE(a.tick(1s), QStringList{QStringLiteral("cleared held-long lock:a")});
    QVERIFY(a.last.isDropped);
    a.usual = Micros(10min); // it becomes known when the lock changes
    a.pass(6min);
    a.everywhere("A", 24h);
    QCOMPARE(a.look(), QStringList{QStringLiteral("raised held-long lock:a")});
    QCOMPARE(Micros(a.last.threshold), Micros(50min));
}

/// Long leases are ordinary: while they are held, expire and are taken again, nothing is wrong.
void TestAlerts::fiveThousandLongLocksRaiseNothing()
{
    constexpr int kLocks = 5000;
    Scene s(1);
    History history;
    Alerts alerts(defaultAlertRules(), [&history](const QByteArray &lock) { return history.usualHold(lock); });
    QRandomGenerator random(7);
    std::vector<Instant> ends(kLocks, s.now);
    int owners = 0;
    QStringList reported;
    const auto keep = [&reported](const std::vector<Alert> &list) {
        for (const auto &alert : list)
            reported << toString(alert.kind) + QLatin1Char(' ') + QString::fromUtf8(alert.lock);
    };
    for (const Instant end = s.now + Micros(10min); s.now < end; s.pass(5s)) {
        for (int i = 0; i < kLocks; ++i) {
            Instant &until = ends[static_cast<size_t>(i)];
            if (until > s.now)
                continue;
            const Millis ttl = std::chrono::seconds(random.bounded(60, 3601));
            until = s.now + Micros(ttl);
            s.present(0, "owner-" + QByteArray::number(++owners), ttl, "job:" + QByteArray::number(i));
        }
        const auto diff = s.diff();
        keep(alerts.apply(*diff, history.apply(*diff, s.now), s.now));
        keep(alerts.tick(s.now + Micros(1s)));
    }
    QVERIFY(owners > kLocks); // some expired and were taken again
    QVERIFY2(reported.isEmpty(),
             qPrintable(QStringLiteral("%1, the first: %2").arg(reported.size()).arg(reported.value(0))));
}

void TestAlerts::heldLongIsNotSaidOfWhatIsUnknown()
{
    Alarmed a(3, only(AlertKind::HeldLong, {.threshold = 60s}));
    a.everywhere("A", 3600s);
    a.look();
    a.down(0);
    a.down(1);
    a.look();
    QCOMPARE(a.tick(61s), QStringList());
    a.up(0);
    a.present(0, "A", 3500s);
    QCOMPARE(a.look(), QStringList{QStringLiteral("raised held-long lock:a")});
}

/// That it has expired is read a moment later.
void TestAlerts::heldLongEndsWithItsTtl()
{
    Alarmed a(3, only(AlertKind::HeldLong, {.threshold = 60s}));
    a.everywhere("A", 59s);
    a.look();
    QCOMPARE(a.tick(61s), QStringList());
    a.everywhere("A", 3s); // it was renewed
    QCOMPARE(a.look(), QStringList{QStringLiteral("raised held-long lock:a")});
    a.tick(7s);
    const auto standing = a.alerts.standing(a.now);
    QCOMPARE(standing.size(), 1U);
    QCOMPARE(standing.front().value, Micros(64s).count());
}

/// For a while nobody could see it: then it may have been given back and taken again, with the same token.
void TestAlerts::heldLongMayBeSeveralHolds()
{
    Alarmed a(1, only(AlertKind::HeldLong, {.threshold = 60s}));
    const KeyTtl kNoTtl{KeyTtl::Kind::Never, Millis(0)};
    a.present(0, "A", kNoTtl);
    a.look();
    QCOMPARE(a.tick(61s), QStringList{QStringLiteral("raised held-long lock:a")});
    QVERIFY(a.last.isOneHold);
    a.down(0);
    a.look();
    a.pass(10s);
    a.up(0);
    a.present(0, "A", kNoTtl);
    a.look();
    a.tick(1s);
    const auto standing = a.alerts.standing(a.now);
    QCOMPARE(standing.size(), 1U);
    QVERIFY(!standing.front().isOneHold);
    // Nor is it known of one that is over.
    a.nowhere();
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared held-long lock:a")});
    QVERIFY(!a.last.isOneHold);
}

void TestAlerts::whatIsNotReadIsNotTold()
{
    Alarmed a(3, {{AlertKind::HeldLong, {.threshold = 60s}}, {AlertKind::QuorumLost, {}}});
    a.everywhere("A", 3600s);
    a.look();
    a.alerts.setLocksUnread(true); // it may have been given back
    QCOMPARE(a.tick(5min), QStringList());
    a.down(0);
    a.down(1);
    QCOMPARE(a.look(), QStringList{QStringLiteral("raised quorum-lost")}); // nodes tell by themselves
    a.up(0);
    a.present(0, "A", 3200s);
    a.look();
    QCOMPARE(a.tick(1s), QStringList());
    a.alerts.setLocksUnread(false);
    QCOMPARE(a.tick(1s), QStringList{QStringLiteral("raised held-long lock:a")});
}

void TestAlerts::heldLongIsOfOneOwner()
{
    Alarmed a(1, only(AlertKind::HeldLong, {.threshold = 60s}));
    a.everywhere("A", 3600s);
    a.look();
    QCOMPARE(a.tick(61s), QStringList{QStringLiteral("raised held-long lock:a")});
    a.everywhere("B", 3600s);
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared held-long lock:a")});
    QCOMPARE(a.tick(59s), QStringList());
    a.nowhere();
    a.look();
    QCOMPARE(a.tick(1h), QStringList());
}

void TestAlerts::waitersOverAThreshold()
{
    Alarmed a(1, only(AlertKind::ManyWait, {.forAtLeast = 30s, .coolDown = 5min, .count = 10}));
    const auto wait = [&](std::optional<WaiterCount> waiters) {
        a.waiters = waiters;
        a.present(0, "A", 3600s);
        return a.look();
    };
    const WaiterCount many{.count = 12, .exact = true};
    const WaiterCount few{.count = 10, .exact = true};
    QCOMPARE(wait(few), QStringList());
    QCOMPARE(a.tick(60s), QStringList()); // not more than that
    QCOMPARE(wait(many), QStringList());
    QCOMPARE(a.tick(29s), QStringList());
    QCOMPARE(wait(few), QStringList()); // it did not last
    QCOMPARE(wait(many), QStringList());
    QCOMPARE(a.tick(30s), QStringList{QStringLiteral("raised many-wait lock:a")});
    QCOMPARE(a.last.value, 12);
    QCOMPARE(a.last.threshold, 10);
    QCOMPARE(wait(std::nullopt), QStringList()); // not known: neither is it over
    QCOMPARE(a.tick(299s), QStringList());
    QCOMPARE(a.tick(1s), QStringList{QStringLiteral("still many-wait lock:a")});
    QCOMPARE(wait(few), QStringList{QStringLiteral("cleared many-wait lock:a")});
    // Blocked clients may wait for something else.
    QCOMPARE(wait(WaiterCount{.count = 50, .unit = WaiterSource::Unit::Clients}), QStringList());
    QCOMPARE(a.tick(1h), QStringList());
    QCOMPARE(wait(many), QStringList());
    a.alerts.mute({.kind = AlertKind::ManyWait});
    QCOMPARE(a.tick(1h), QStringList());
    a.alerts.unmute({.kind = AlertKind::ManyWait});
    QCOMPARE(a.tick(1s), QStringList{QStringLiteral("raised many-wait lock:a")});
    a.nowhere();
    QCOMPARE(a.look(), QStringList()); // it may be between two owners
    QCOMPARE(a.tick(3s), QStringList{QStringLiteral("cleared many-wait lock:a")});
}

void TestAlerts::splitsAreCounted()
{
    Alarmed a(3, only(AlertKind::SplitOften, {.count = 3, .window = 60s}));
    QStringList told;
    const auto splitOnce = [&] {
        for (int i = 0; i < 2; ++i) { // a split needs a second look
            a.present(0, "A");
            a.present(1, "B");
            a.present(2, "C");
            told += a.look();
            a.pass(1s);
        }
    };
    const auto end = [&] {
        a.nowhere();
        told += a.look();
        a.pass(1s);
    };
    for (int round = 0; round < 4; ++round) {
        splitOnce();
        QCOMPARE(told.size(), round == 3 ? 1 : 0);
        end();
    }
    QCOMPARE(told, QStringList{QStringLiteral("raised split-often lock:a")});
    QCOMPARE(a.last.value, 4);
    for (int round = 0; round < 2; ++round) {
        splitOnce();
        end();
    }
    // Of what is over it is told how often it was, not how seldom it had become.
    for (int i = 0; i < 30 && !told.last().startsWith(QStringLiteral("cleared")); ++i)
        told += a.tick(2s);
    QCOMPARE(told.last(), QStringLiteral("cleared split-often lock:a"));
    QCOMPARE(a.last.value, 6);
}

void TestAlerts::anOwnLockThatIsLostStandsUntilItIsTakenAnew()
{
    Alarmed a(3, only(AlertKind::OwnLost, {.window = 30min}));
    a.alerts.setLocksUnread(true); // it is known all the same
    const auto told = [&](const std::vector<Alert> &alerts) {
        return alerts.size() == 1 ? toString(alerts.front().phase) : QLatin1String("-");
    };
    const OwnAction taken{.kind = OwnAction::Kind::OwnTaken, .lock = "lock:a"};
    const OwnAction lost{.kind = OwnAction::Kind::OwnLost, .lock = "lock:a"};
    QCOMPARE(told(a.alerts.note(taken, a.now)), QLatin1String("-"));
    for (int round = 0; round < 2; ++round) {
        QCOMPARE(told(a.alerts.note(lost, a.now)), QLatin1String("raised"));
        QCOMPARE(a.tick(1min), QStringList());
        QCOMPARE(a.alerts.standing(a.now).size(), 1U);
        QCOMPARE(told(a.alerts.note(taken, a.now)), QLatin1String("cleared"));
        QVERIFY(a.alerts.standing(a.now).empty());
    }
    QCOMPARE(told(a.alerts.note(lost, a.now)), QLatin1String("raised"));
    a.alerts.setLocksUnread(false);
    QCOMPARE(a.tick(31min).last(), QStringLiteral("cleared own-lost lock:a"));
}

void TestAlerts::whatCannotBeKnownIsNeitherRaisedNorCleared()
{
    AlertRules rules{{AlertKind::NeverExpires, {}}, {AlertKind::NodeEvicts, {}}};
    Alarmed a(3, rules);
    for (int node = 0; node < 3; ++node)
        a.present(node, "A", KeyTtl{KeyTtl::Kind::Never});
    a.statuses[0].facts->evictionPolicy = QStringLiteral("volatile-ttl");
    QCOMPARE(a.look().size(), 2);
    a.down(0);
    a.down(1);
    a.statuses[0].facts.reset();
    QCOMPARE(a.look(), QStringList());
    a.up(0);
    a.up(1);
    a.nowhere();
    QCOMPARE(a.look(),
             (QStringList{QStringLiteral("cleared never-expires lock:a"), QStringLiteral("cleared node-evicts n0")}));
}

void TestAlerts::connectingIsNoLoss()
{
    Alerts alerts;
    BoardDiff diff;
    diff.nodes.resize(3);
    QVERIFY(alerts.apply(diff, {}, Instant(1h)).empty());
    QVERIFY(alerts.tick(Instant(2h)).empty());
    for (auto &node : diff.nodes)
        node.reach = NodeStatus::Reach::Down;
    for (int i = 0; i < 3; ++i)
        diff.nodes[static_cast<size_t>(i)].index = i;
    QVERIFY(alerts.apply(diff, {}, Instant(3h)).empty());
    QCOMPARE(alerts.tick(Instant(3h) + 2s).size(), 1U); // no lock can be taken
    QCOMPARE(alerts.tick(Instant(3h) + 5s).size(), 3U); // nodes that are down
}

void TestAlerts::mutes()
{
    const auto holdForEver = [](Alarmed &a) {
        a.present(0, "A", KeyTtl{KeyTtl::Kind::Never}, "orders:1");
        a.present(0, "A", KeyTtl{KeyTtl::Kind::Never}, "stock:1");
        return a.look();
    };
    const auto rules = only(AlertKind::NeverExpires, {});
    Alarmed pattern(1, rules);
    pattern.alerts.mute({.pattern = "orders:*"});
    QCOMPARE(holdForEver(pattern), QStringList{QStringLiteral("raised never-expires stock:1")});
    Alarmed kind(1, rules);
    kind.alerts.mute({.kind = AlertKind::NeverExpires});
    QCOMPARE(holdForEver(kind), QStringList());
    Alarmed both(1, rules); // all that is given must fit
    both.alerts.mute({.kind = AlertKind::Overlap, .pattern = "orders:*"});
    QCOMPARE(holdForEver(both).size(), 2);

    Alarmed node(2, only(AlertKind::NodeEvicts, {}));
    node.alerts.mute({.pattern = "n0"});
    for (auto &status : node.statuses)
        status.facts->evictionPolicy = QStringLiteral("allkeys-lfu");
    QCOMPARE(node.look(), QStringList{QStringLiteral("raised node-evicts n1")});
}

void TestAlerts::clockOffset()
{
    Alarmed a(3, only(AlertKind::ClockOff, {.forAtLeast = 5s, .coolDown = 1h, .threshold = 302ms}));
    const auto clocks = [&a](std::initializer_list<ClockOffset> offsets) {
        size_t node = 0;
        for (const auto &offset : offsets)
            a.statuses[node++].clock = offset;
    };
    clocks({{-1ms, 1ms}, {-1ms, 1ms}, {-1ms, 1ms}});
    QCOMPARE(a.look(), QStringList());
    // A node's own clock is off, and stays so.
    clocks({{-1ms, 1ms}, {1990ms, 2010ms}, {-1ms, 1ms}});
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.tick(5s), QStringList{QStringLiteral("raised clock-off n1")});
    QCOMPARE(a.last.value, 2'000'000);
    QCOMPARE(a.last.threshold, 302'000);
    // It is slow to answer: whether it is still off cannot be told, so nothing is.
    clocks({{-1ms, 1ms}, {-3s, 4s}, {-1ms, 1ms}});
    QCOMPARE(a.look(), QStringList());
    a.statuses[1].clock.reset();
    QCOMPARE(a.look(), QStringList());
    clocks({{-1ms, 1ms}, {-1ms, 1ms}, {-1ms, 1ms}});
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared clock-off n1")});
    // Ours is off: against three nodes that agree it says nothing.
    clocks({{-5s, -5s}, {-5s, -5s}, {-5s, -5s}});
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.tick(10s), QStringList());
    QVERIFY(defaultAlertRules().at(AlertKind::ClockOff).enabled);
    QCOMPARE(defaultAlertRules().at(AlertKind::ClockOff).threshold, Micros(302ms));
}

void TestAlerts::mutesEnd()
{
    Alarmed a(1, only(AlertKind::NeverExpires, {}));
    const AlertMute mute{.pattern = "lock:*", .until = a.now + 1h};
    a.alerts.mute(mute);
    a.alerts.mute(mute);
    QCOMPARE(a.alerts.mutes().size(), 1U);
    a.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
    QCOMPARE(a.look(), QStringList());
    QCOMPARE(a.tick(59min), QStringList());
    QCOMPARE(a.tick(1min), QStringList{QStringLiteral("raised never-expires lock:a")});
    QVERIFY(a.alerts.mutes().empty());

    // Muted while it stands: no reminders, but its end is told to those who were told of it.
    a.alerts.mute({});
    QCOMPARE(a.tick(1h), QStringList());
    QCOMPARE(a.alerts.standing(a.now).size(), 1U); // how it is must be known to who shows it as muted
    QVERIFY(a.alerts.standing(a.now).front().isMuted);
    a.nowhere();
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared never-expires lock:a")});
    a.alerts.unmute({});
    QVERIFY(a.alerts.mutes().empty());
}

void TestAlerts::rulesCanBeTurnedOff()
{
    Alarmed a(1, only(AlertKind::NeverExpires, {.enabled = false}));
    a.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
    QCOMPARE(a.look(), QStringList());
    a.alerts.setRules(only(AlertKind::NeverExpires, {}));
    QCOMPARE(a.tick(1s), QStringList{QStringLiteral("raised never-expires lock:a")});
    a.alerts.setRules({});
    QCOMPARE(a.tick(1s), QStringList{QStringLiteral("cleared never-expires lock:a")});
}

/// That nobody wants to hear of it any more is not that it is over.
void TestAlerts::whatARuleDropsIsNotOver()
{
    Alarmed a(1, only(AlertKind::NeverExpires, {}));
    a.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
    a.look();
    a.alerts.setRules({});
    QCOMPARE(a.tick(1s), QStringList{QStringLiteral("cleared never-expires lock:a")});
    QVERIFY(a.last.isDropped);
    a.alerts.setRules(only(AlertKind::NeverExpires, {}));
    QCOMPARE(a.tick(10min), QStringList{QStringLiteral("raised never-expires lock:a")});
    QVERIFY(!a.last.isDropped);
    a.nowhere();
    QCOMPARE(a.look(), QStringList{QStringLiteral("cleared never-expires lock:a")});
    QVERIFY(!a.last.isDropped);
    // A higher threshold drops it as well, until that is reached.
    Alarmed held(1, only(AlertKind::HeldLong, {.threshold = 60s}));
    held.everywhere("A", 3600s);
    held.look();
    QCOMPARE(held.tick(61s), QStringList{QStringLiteral("raised held-long lock:a")});
    held.alerts.setRules(only(AlertKind::HeldLong, {.coolDown = 1s, .threshold = 180s}));
    QCOMPARE(held.tick(1s), QStringList{QStringLiteral("cleared held-long lock:a")});
    QVERIFY(held.last.isDropped);
    QCOMPARE(held.tick(60s), QStringList());
    QCOMPARE(held.tick(60s), QStringList{QStringLiteral("raised held-long lock:a")});
    QVERIFY(held.last.since == held.now - Micros(2s)); // of which it was told with the next look
}

/// Who waits is counted while it is held: between two owners the alert is not over, nor does its time begin anew.
void TestAlerts::manyWaitOutlivesAHandOver()
{
    Alarmed a(1, only(AlertKind::ManyWait, {.forAtLeast = 10s, .coolDown = 5min, .count = 10}));
    a.waiters = WaiterCount{.count = 14, .exact = true};
    QStringList told;
    for (int i = 0; i < 6; ++i) {
        a.present(0, "owner-" + QByteArray::number(i), 30s);
        told += a.look();
        told += a.tick(4s);
        a.absent(0);
        told += a.look(); // which removes it
        told += a.tick(5ms);
    }
    QCOMPARE(told, QStringList{QStringLiteral("raised many-wait lock:a")});
    QCOMPARE(a.tick(3s), QStringList{QStringLiteral("cleared many-wait lock:a")});
    // Nor is it raised while nobody is counted.
    Alarmed b(1, only(AlertKind::ManyWait, {.forAtLeast = 10s, .count = 10}));
    b.waiters = WaiterCount{.count = 14, .exact = true};
    b.present(0, "A", 30s);
    b.look();
    QCOMPARE(b.tick(9s), QStringList());
    b.absent(0);
    b.look();
    QCOMPARE(b.tick(2s), QStringList());
    QCOMPARE(b.tick(2s), QStringList());
}

void TestAlerts::standingOnes()
{
    Alarmed a(3);
    a.down(0);
    a.look();
    QVERIFY(a.alerts.standing(a.now).empty());
    a.tick(5s);
    const auto standing = a.alerts.standing(a.now);
    QCOMPARE(standing.size(), 2U);
    QVERIFY(standing[0].kind == AlertKind::NoMargin);
    QVERIFY(standing[1].kind == AlertKind::NodeDown);
    QCOMPARE(standing[0].value, 2);
    QCOMPARE(standing[0].threshold, 2);
}

void TestAlerts::everyKindHasAWordAndARule()
{
    QSet<QString> known;
    const auto rules = defaultAlertRules();
    for (const auto &traits : alertTraits()) {
        known.insert(toString(traits.kind));
        QVERIFY(rules.contains(traits.kind));
    }
    QCOMPARE(known.size(), std::ssize(alertTraits()));
    QCOMPARE(rules.size(), alertTraits().size());
}

/// Whatever happens: nothing is raised twice without having been cleared, nothing is cleared or reminded of that does
/// not stand, and standing() says the same.
void TestAlerts::raisedAndClearedTakeTurns()
{
    QRandomGenerator random(99);
    for (int round = 0; round < 30; ++round) {
        AlertRules rules;
        for (const auto &[kind, rule] : defaultAlertRules()) {
            rules[kind] = rule;
            rules[kind].coolDown = Millis(random.bounded(20'000));
            rules[kind].forAtLeast = Millis(random.bounded(3) == 0 ? random.bounded(5000) : 0);
            rules[kind].window = Millis(1 + random.bounded(20'000));
            rules[kind].count = kind == AlertKind::SplitOften ? 1 : 0;
        }
        Scene scene(3, round % 2 == 0 ? Scope::Quorum : Scope::Either);
        History history;
        Alerts alerts(rules);
        std::map<std::pair<AlertKind, QByteArray>, bool> standing; // quietly?
        for (int step = 0; step < 200; ++step) {
            scene.pass(Millis(1 + random.bounded(1500)));
            const int node = random.bounded(3);
            const QByteArray name = "lock:" + QByteArray::number(random.bounded(3));
            switch (random.bounded(8)) {
            case 0: scene.down(node); break;
            case 1: scene.restart(node); break;
            case 2: scene.up(node); break;
            case 3:
                scene.statuses[static_cast<size_t>(node)].facts->evictionPolicy
                    = random.bounded(2) == 0 ? QStringLiteral("noeviction") : QStringLiteral("x");
                break;
            default:
                for (int other = 0; other < 3; ++other) {
                    if (scene.statuses[static_cast<size_t>(other)].reach != NodeStatus::Reach::Up)
                        continue;
                    if (random.bounded(3) == 0)
                        scene.absent(other, name);
                    else if (random.bounded(3) == 0)
                        scene.present(other, "A", KeyTtl{KeyTtl::Kind::Never}, name);
                    else
                        scene.present(other, random.bounded(2) == 0 ? "A" : "B", Millis(random.bounded(9000)), name);
                }
            }
            const auto diff = scene.diff();
            for (const auto &alert : alerts.apply(*diff, history.apply(*diff, scene.now), scene.now)) {
                const auto subject = std::pair(alert.kind, alert.lock + '/' + QByteArray::number(alert.node));
                QVERIFY(alert.since <= alert.at && alert.at == scene.now);
                if (alert.phase == Alert::Phase::Raised)
                    QVERIFY(!standing.contains(subject) || (standing[subject] && !alert.quiet));
                else
                    QVERIFY(standing.contains(subject) && standing[subject] == alert.quiet);
                standing[subject] = alert.quiet;
                if (alert.phase == Alert::Phase::Cleared)
                    standing.erase(subject);
            }
            QCOMPARE(alerts.standing(scene.now).size(), standing.size());
        }
    }
}

void TestAlerts::whatIsOverIsForgotten()
{
    Alarmed a(1, only(AlertKind::NeverExpires, {.coolDown = 1min}));
    for (int i = 0; i < 2000; ++i) {
        const QByteArray name = "job:" + QByteArray::number(i);
        a.present(0, "A", KeyTtl{KeyTtl::Kind::Never}, name);
        a.look();
        a.nowhere(name);
        a.look();
        a.pass(1s);
    }
    QVERIFY2(a.alerts.remembered() <= 61, qPrintable(QString::number(a.alerts.remembered())));
}

void TestAlerts::aDiffCostsWorkForItsLocksAlone()
{
    constexpr quint64 kFew = 20; // of the nodes and the lock
    constexpr int kLocks = 5000;
    const auto nameOf = [](int number) { return "lock:" + QByteArray::number(number); };
    Alarmed board(1, defaultAlertRules(), Scope::Local);
    board.usual = 10s;
    for (int i = 0; i < kLocks; ++i)
        board.present(0, "A", 1h, nameOf(i));
    board.look();
    board.pass(10min);
    for (int i = 0; i < kLocks; i += 2) // half of them have an alert
        board.present(0, "A", {KeyTtl::Kind::Never, {}}, nameOf(i));
    board.look();
    board.tick(1min);
    QVERIFY(board.alerts.remembered() >= kLocks);

    quint64 before = board.alerts.examined();
    board.pass(1ms);
    board.present(0, "B", 1h, nameOf(1));
    board.look();
    QVERIFY2(board.alerts.examined() - before <= kFew, qPrintable(QString::number(board.alerts.examined() - before)));

    before = board.alerts.examined();
    for (int second = 0; second < 10; ++second)
        board.tick(1s);
    QVERIFY2(board.alerts.examined() - before <= kFew, qPrintable(QString::number(board.alerts.examined() - before)));
}

LOCKSCOPE_TEST(QCoreApplication, TestAlerts)
#include "tst_alerts.moc"
