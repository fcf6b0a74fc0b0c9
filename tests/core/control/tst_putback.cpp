#include "desk.h"

#include "fixtures/faultproxy.h"
#include "fixtures/testprogram.h"

#include <QJsonArray>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

using Outcome = ReleasedNode::Outcome;

} // namespace

/// A put-back that comes to nothing on a part of the nodes: what is left of it, and what is said of that.
class TestPutBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void lockedWhileOneNodeIsSilent_data();
    void lockedWhileOneNodeIsSilent();
    void tooFewTakeIt();
    void asFewAsThereWere();
    void tooFewCouldTakeIt();
    void anUndecidedNodeIsTakenBackToo();
    void aSilentNodeIsTakenBackWhenItWakes();
    void whatCannotBeTakenBackIsTold();
    void theTakingBackIsNotAnswered();
    void whatHasEndedMeanwhileIsNotSent();

private:
    Deployment deployment() const { return {.name = u"shop"_s, .nodes = m_nodes.endpoints(), .interval = Millis(100)}; }
    /// With a user whose rights a test may change.
    Deployment limited() const
    {
        m_nodes.tellAll(u"ACL SETUSER helper reset on >pw ~* &* +@all"_s);
        auto limited = deployment();
        for (auto &endpoint : limited.nodes) {
            endpoint.user = u"helper"_s;
            endpoint.password = Secret("pw");
        }
        return limited;
    }
    int copies() const { return static_cast<int>(m_nodes.tellAll(u"EXISTS stock"_s).count("1")); }
    /// owner-1's lock, where it is, released and planned to be put back.
    static std::optional<ReleasePlan> releasedAndPlannedBack(Desk &desk)
    {
        const auto plan = desk.plan("stock");
        const auto report = plan ? desk.execute(*plan) : Result<ReleaseReport>(plan.error());
        const auto back
            = report ? await(desk.controller.planPutBack(*plan, *report)) : Result<ReleasePlan>(report.error());
        if (!back)
            qWarning("%s", qPrintable(back.error().message));
        return back ? std::optional(*back) : std::nullopt;
    }

    RedisSet m_nodes{3};
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_journal;
};

void TestPutBack::init()
{
    QVERIFY(m_nodes.reset());
    m_dir = std::make_unique<QTemporaryDir>();
    m_journal = m_dir->filePath(u"audit.jsonl"_s);
}

void TestPutBack::lockedWhileOneNodeIsSilent_data()
{
    QTest::addColumn<bool>("ended");
    QTest::newRow("actions are locked") << false;
    QTest::newRow("the controller ends") << true;
}

// The last answer comes as the connections are destroyed, and wants to take back what the first node has.
void TestPutBack::lockedWhileOneNodeIsSilent()
{
    QFETCH(const bool, ended);
    m_nodes.tellAll(u"SET stock owner-1 PX 100000"_s);
    m_nodes.tellAll(u"SET other owner-1 PX 100000"_s, 2);
    auto desk = std::make_unique<Desk>(deployment(), m_journal);
    QVERIFY(desk->isReady());
    const auto back = releasedAndPlannedBack(*desk);
    QVERIFY(back);
    const auto other = desk->plan("other");
    QVERIFY(other);
    QCOMPARE(other->nodesToActOn(), 2);
    m_nodes[1].tell(u"SET stock next PX 100000"_s);
    m_nodes[2].freeze();
    const auto done = desk->controller.execute(*back);
    // On the same connections: when this is answered, so are the first two nodes' parts.
    QVERIFY(desk->execute(*other));
    QVERIFY(!done.isFinished());
    if (ended)
        desk.reset();
    else
        desk->controller.lock();
    const auto report = await(done);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::PutBack));
    QVERIFY2(report->nodes[0].error && report->nodes[0].error->message.contains(u"Cannot remove it again"_s),
             "that it is left is told");
    QCOMPARE(toString(report->nodes[1].outcome), toString(Outcome::Refused));
    QCOMPARE(toString(report->nodes[2].outcome), toString(Outcome::Unknown));
    QCOMPARE(m_nodes[0].tell(u"GET stock"_s), "owner-1");
    m_nodes[2].thaw();
}

void TestPutBack::tooFewTakeIt()
{
    m_nodes.tellAll(u"SET stock owner-1 PX 100000"_s);
    Desk desk(limited(), m_journal);
    QVERIFY(desk.isReady());
    const auto back = releasedAndPlannedBack(desk);
    QVERIFY(back);
    for (int node = 1; node < 3; ++node)
        m_nodes[node].tell(u"ACL SETUSER helper -set"_s);
    const auto report = desk.execute(*back);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::Withdrawn));
    QCOMPARE(report->count(Outcome::Failed), 2);
    QVERIFY(isHalfPutBack(*back, *report));
    QVERIFY(!report->isComplete());
    QCOMPARE(copies(), 0);
    QCOMPARE(desk.entries().last().value("nodes"_L1).toArray().first().toObject().value("outcome"_L1).toString(),
             u"withdrawn"_s);
}

// What never was on a quorum is put back as it was.
void TestPutBack::asFewAsThereWere()
{
    m_nodes[1].tell(u"SET stock owner-1 PX 100000"_s);
    m_nodes[2].tell(u"SET stock owner-2 PX 100000"_s);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock", "owner-1");
    QVERIFY(plan);
    const auto released = desk.execute(*plan);
    QVERIFY(released);
    QCOMPARE(copies(), 1);
    const auto back = await(desk.controller.planPutBack(*plan, *released));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().message));
    const auto report = desk.execute(*back);
    QVERIFY(report);
    QVERIFY(!isHalfPutBack(*back, *report));
    QCOMPARE(toString(report->nodes[1].outcome), toString(Outcome::PutBack));
    QVERIFY(report->isComplete());
    QCOMPARE(copies(), 2);
}

void TestPutBack::tooFewCouldTakeIt()
{
    m_nodes.tellAll(u"SET stock owner-1 PX 100000"_s, 2);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("stock");
    QVERIFY(plan);
    const auto released = desk.execute(*plan);
    QVERIFY(released);
    QCOMPARE(released->done(), 2);
    m_nodes[0].kill();
    const auto back = await(desk.controller.planPutBack(*plan, *released));
    QVERIFY(!back);
    QCOMPARE(toString(back.error().kind), toString(ErrorKind::Unreachable));
    QCOMPARE(copies(), 0);
}

void TestPutBack::anUndecidedNodeIsTakenBackToo()
{
    m_nodes.tellAll(u"SET stock owner-1"_s); // what is left behind would stay for ever
    FaultProxy late(m_nodes[2]);
    QVERIFY(late.start());
    auto proxied = deployment();
    proxied.nodes[2] = late.endpoint();
    Desk desk(proxied, m_journal);
    QVERIFY(desk.isReady());
    const auto back = releasedAndPlannedBack(desk);
    QVERIFY(back);
    m_nodes[1].tell(u"SET stock next"_s);
    late.holdCommands();
    const auto done = desk.controller.execute(*back);
    // The second is to take it away again: by then the first has been given up.
    QTRY_VERIFY_WITH_TIMEOUT(late.held("EVAL stock") + late.held("EVALSHA stock") == 2 || done.isFinished(),
                             kPatienceMs);
    QVERIFY(!done.isFinished());
    late.letGo();
    const auto report = await(done);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::Withdrawn));
    QCOMPARE(toString(report->nodes[1].outcome), toString(Outcome::Refused));
    QCOMPARE(toString(report->nodes[2].outcome), toString(Outcome::Withdrawn));
    QVERIFY(!report->nodes[2].error);
    QCOMPARE(m_nodes.tellAll(u"GET stock"_s), (QByteArrayList{"", "next", ""}));
}

void TestPutBack::aSilentNodeIsTakenBackWhenItWakes()
{
    m_nodes.tellAll(u"SET stock owner-1"_s);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto back = releasedAndPlannedBack(desk);
    QVERIFY(back);
    m_nodes[1].tell(u"SET stock next"_s);
    m_nodes[2].freeze();
    const auto report = desk.execute(*back);
    QVERIFY(report);
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::Withdrawn));
    QCOMPARE(toString(report->nodes[2].outcome), toString(Outcome::Unknown));
    QVERIFY2(report->nodes[2].error->message.contains(u"Cannot remove it again"_s),
             qPrintable(report->nodes[2].error->message));
    m_nodes[2].thaw();
    QTRY_COMPARE_WITH_TIMEOUT(copies(), 1, kPatienceMs);
}

void TestPutBack::whatCannotBeTakenBackIsTold()
{
    m_nodes.tellAll(u"SET stock owner-1 PX 100000"_s);
    Desk desk(limited(), m_journal);
    QVERIFY(desk.isReady());
    const auto back = releasedAndPlannedBack(desk);
    QVERIFY(back);
    m_nodes[0].tell(u"ACL SETUSER helper -del"_s);
    m_nodes[1].tell(u"SET stock next PX 100000"_s);
    const auto report = desk.execute(*back);
    QVERIFY(report);
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::PutBack));
    QVERIFY(report->nodes[0].error);
    QVERIFY2(report->nodes[0].error->message.contains(u"Cannot remove it again"_s),
             qPrintable(report->nodes[0].error->message));
    QCOMPARE(toString(report->nodes[2].outcome), toString(Outcome::Withdrawn));
    QVERIFY(isHalfPutBack(*back, *report));
    QCOMPARE(m_nodes.tellAll(u"GET stock"_s), (QByteArrayList{"owner-1", "next", ""}));
}

void TestPutBack::theTakingBackIsNotAnswered()
{
    m_nodes.tellAll(u"SET stock owner-1 PX 100000"_s);
    FaultProxy mute(m_nodes[0]);
    FaultProxy late(m_nodes[1]);
    QVERIFY(mute.start() && late.start());
    auto proxied = deployment();
    proxied.nodes[0] = mute.endpoint();
    proxied.nodes[1] = late.endpoint();
    m_nodes.tellAll(u"SET other owner-1 PX 100000"_s);
    m_nodes[1].tell(u"DEL other"_s);
    Desk desk(proxied, m_journal);
    QVERIFY(desk.isReady());
    const auto back = releasedAndPlannedBack(desk);
    QVERIFY(back);
    const auto other = desk.plan("other");
    QVERIFY(other);
    late.holdCommands();
    const auto done = desk.controller.execute(*back);
    QVERIFY(desk.execute(*other)); // behind it, on the connections of the other two: their parts are answered
    QVERIFY(!done.isFinished());
    m_nodes[1].tell(u"SET stock next PX 100000"_s);
    mute.dropReplies();
    late.letGo();
    const auto report = await(done);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::Unknown));
    QVERIFY2(report->nodes[0].error->message.contains(u"whether it was removed again is unknown"_s),
             qPrintable(report->nodes[0].error->message));
    QCOMPARE(toString(report->nodes[1].outcome), toString(Outcome::Refused));
    QCOMPARE(toString(report->nodes[2].outcome), toString(Outcome::Withdrawn));
    QCOMPARE(m_nodes[0].tell(u"EXISTS stock"_s), "0");
}

void TestPutBack::whatHasEndedMeanwhileIsNotSent()
{
    m_nodes.tellAll(u"SET stock owner-1 PX 1500"_s);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto back = releasedAndPlannedBack(desk);
    QVERIFY(back);
    const auto left = [&] { return leftToPutBack(*back, Clock::system().now()); };
    QVERIFY(left() && *left() > Micros(0));
    QTRY_VERIFY_WITH_TIMEOUT(*left() <= Micros(0), kPatienceMs);
    const auto report = desk.execute(*back);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Expired), 3);
    QVERIFY(!report->isComplete() && !mayStillBeHeld(*back, *report));
}

LOCKSCOPE_TEST(QCoreApplication, TestPutBack)
#include "tst_putback.moc"
