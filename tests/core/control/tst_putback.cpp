#include "desk.h"

#include "fixtures/faultproxy.h"

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

private:
    Deployment deployment() const { return {.name = u"shop"_s, .nodes = m_nodes.endpoints(), .interval = Millis(100)}; }
    int copies() const { return static_cast<int>(m_nodes.tellAll(u"EXISTS stock"_s).count("1")); }
    /// owner-1's lock, where it is, released and planned to be put back.
    static std::optional<ReleasePlan> releasedAndPlannedBack(Desk &desk)
    {
        const auto plan = desk.plan("stock");
        const auto report = plan ? desk.execute(*plan) : Result<ReleaseReport>(plan.error());
        const auto back = report ? await(desk.controller.planPutBack(*plan, *report)) : Result<ReleasePlan>(report.error());
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
    QVERIFY2(report->nodes[0].error && report->nodes[0].error->message.contains(u"taken away again"_s), "that it is left is told");
    QCOMPARE(toString(report->nodes[1].outcome), toString(Outcome::Refused));
    QCOMPARE(toString(report->nodes[2].outcome), toString(Outcome::Unknown));
    QCOMPARE(m_nodes[0].tell(u"GET stock"_s), "owner-1");
    m_nodes[2].thaw();
}

QTEST_GUILESS_MAIN(TestPutBack)
#include "tst_putback.moc"
