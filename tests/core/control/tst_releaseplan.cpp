#include "fixtures/testprogram.h"

#include <lockscope/core/control/releaseplan.h>

using namespace Lockscope;

namespace {

using Effect = PlannedNode::Effect;
using Outcome = ReleasedNode::Outcome;

/// What was planned for a node, and what came of it.
struct Row
{
    Effect effect = Effect::Release;
    Outcome outcome = Outcome::Released;
    KeyTtl ttlBefore = {};
};

constexpr KeyTtl kEndless{KeyTtl::Kind::Never};
constexpr LockAction kShorten{LockActionKind::ShortenTtl, Millis(5000)};

} // namespace

/// What a plan and its report say together.
class TestReleasePlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mayStillBeHeld_data();
    void mayStillBeHeld();
};

void TestReleasePlan::mayStillBeHeld_data()
{
    QTest::addColumn<LockAction>("act");
    QTest::addColumn<bool>("voted");
    QTest::addColumn<QList<Row>>("nodes");
    QTest::addColumn<bool>("held");
    const Row absent{Effect::NothingThere, Outcome::NotTried};
    const Row unread{Effect::Unreachable, Outcome::NotTried};
    const Row released{};
    const Row silent{Effect::Release, Outcome::Unknown};
    QTest::newRow("released") << LockAction() << true << QList<Row>{released, released, released} << false;
    QTest::newRow("one silent node of three")
        << LockAction() << true << QList<Row>{released, released, silent} << false;
    QTest::newRow("two silent nodes of three") << LockAction() << true << QList<Row>{released, unread, silent} << true;
    QTest::newRow("another has come") << LockAction() << true
                                      << QList<Row>{{Effect::Release, Outcome::Refused},
                                                    {Effect::Release, Outcome::Refused},
                                                    released}
                                      << false;
    for (const auto outcome : {Outcome::Unknown, Outcome::Unreachable, Outcome::Failed})
        QTest::addRow("one node's own, %s there", toString(outcome).data())
            << LockAction() << false << QList<Row>{absent, {Effect::Release, outcome}, absent} << true;
    QTest::newRow("one node's own, released") << LockAction() << false << QList<Row>{absent, released, unread} << false;
    QTest::newRow("one node's own, gone already")
        << LockAction() << false << QList<Row>{absent, {Effect::Release, Outcome::Absent}, absent} << false;

    const Row shortened{Effect::ShortenTtl, Outcome::Shortened};
    const Row endless{Effect::NoTtl, Outcome::NotTried};
    const Row lostItsTtl{Effect::ShortenTtl, Outcome::Refused, kEndless};
    QTest::newRow("shortened") << kShorten << true << QList<Row>{shortened, shortened, shortened} << false;
    QTest::newRow("one without a TTL") << kShorten << true << QList<Row>{shortened, shortened, endless} << false;
    QTest::newRow("two without a TTL") << kShorten << true << QList<Row>{shortened, endless, endless} << true;
    QTest::newRow("one without, one silent")
        << kShorten << true << QList<Row>{shortened, endless, {Effect::ShortenTtl, Outcome::Unknown}} << true;
    QTest::newRow("one lost its TTL since the plan")
        << kShorten << true << QList<Row>{shortened, shortened, lostItsTtl} << false;
    QTest::newRow("two lost their TTL since the plan")
        << kShorten << true << QList<Row>{shortened, lostItsTtl, lostItsTtl} << true;
    QTest::newRow("one node's own lost its TTL") << kShorten << false << QList<Row>{absent, lostItsTtl, absent} << true;
    const LockAction set{LockActionKind::SetTtl, Millis(5000)};
    QTest::newRow("it has TTLs now") << set << true
                                     << QList<Row>{{Effect::SetTtl, Outcome::TtlSet},
                                                   {Effect::HasTtl, Outcome::NotTried}}
                                     << false;
}

void TestReleasePlan::mayStillBeHeld()
{
    QFETCH(const LockAction, act);
    QFETCH(const bool, voted);
    QFETCH(const QList<Row>, nodes);
    QFETCH(const bool, held);
    ReleasePlan plan{.act = act, .quorum = static_cast<int>(nodes.size()) / 2 + 1, .voted = voted};
    ReleaseReport report;
    report.act = act;
    for (const auto &node : nodes) {
        plan.nodes.push_back({.effect = node.effect});
        plan.nodes.back().isTarget
            = plan.nodes.back().acts() || node.effect == Effect::NoTtl || node.effect == Effect::HasTtl;
        report.nodes.push_back({.outcome = node.outcome, .ttlBefore = node.ttlBefore});
    }
    QCOMPARE(Lockscope::mayStillBeHeld(plan, report), held);
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestReleasePlan)
#include "tst_releaseplan.moc"
