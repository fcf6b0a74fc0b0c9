// node-redlock, the stable version 4 and the beta of version 5 that is as widespread: Redlock on one node and on
// several.
#include "exclusiontest.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

ExclusionTest::Rival redlock(const QByteArray &version, int nodes)
{
    return {.title = "node-redlock " + version,
            .command
            = {QStringLiteral("env"), QStringLiteral("NODE_PATH=" LOCKSCOPE_NODE_MODULES), QStringLiteral("node"),
               QStringLiteral(LOCKSCOPE_NODEREDLOCK_LOCKER), QString::fromLatin1(version)},
            .nodes = nodes};
}

} // namespace

class TestInteropNodeRedlock : public ExclusionTest
{
    Q_OBJECT

public:
    TestInteropNodeRedlock() : ExclusionTest({redlock("4", 1), redlock("4", 5), redlock("5", 1), redlock("5", 5)}) { }

private Q_SLOTS:
    // What only several nodes have: a minority may fail, and both sides still count by the same rule.
    void theirQuorumKeepsUsOut_data() { addRows(3); }
    void theirQuorumKeepsUsOut();
    void ourQuorumKeepsThemOut_data() { addRows(3); }
    void ourQuorumKeepsThemOut();
    void minorityMayBeDead_data() { addRows(3); }
    void minorityMayBeDead();

private:
    [[nodiscard]] int minority() const { return (nodes() - 1) / 2; }
};

void TestInteropNodeRedlock::theirQuorumKeepsUsOut()
{
    LockClient us(endpoints());
    const auto theirs = they().ask(QStringLiteral("acquire stock 60000 0"));
    QCOMPARE(theirs.word, "held");
    QVERIFY(theySettled());
    removeKeys(minority()); // as nodes that lost their data
    const auto before = keys();

    const auto refused = await(us.tryAcquire("stock", calm()));
    QVERIFY2(failedWith(refused, ErrorKind::Conflict), why(refused));
    QVERIFY(settled(us));
    QCOMPARE(keys(), before); // what the minority had granted is given back, the rest untouched

    QCOMPARE(they().ask(QStringLiteral("release")).word, "released");
    QVERIFY(theySettled());
    const auto taken = await(us.tryAcquire("stock", calm()));
    QVERIFY2(taken, why(taken));
}

void TestInteropNodeRedlock::ourQuorumKeepsThemOut()
{
    LockClient us(endpoints());
    const auto ours = await(us.acquire("stock", calm()));
    QVERIFY2(ours, why(ours));
    QTRY_VERIFY_WITH_TIMEOUT(allHold((*ours)->token()), kPatienceMs);
    removeKeys(minority());
    const auto before = keys();

    const auto refused = they().ask(QStringLiteral("acquire stock 60000 0"));
    QCOMPARE(refused.word, "refused");
    QVERIFY2(refused.rest.startsWith("0 "), refused.rest);
    QVERIFY(theySettled());
    QCOMPARE(keys(), before);

    // Our renewal counts on the quorum and heals the rest.
    const auto renewed = await((*ours)->renew());
    QVERIFY2(renewed, why(renewed));
    QTRY_VERIFY_WITH_TIMEOUT(allHold((*ours)->token()), kPatienceMs);
    const auto released = await((*ours)->release());
    QVERIFY2(released, why(released));
    QCOMPARE(they().ask(QStringLiteral("acquire stock 60000 0")).word, "held");
}

void TestInteropNodeRedlock::minorityMayBeDead()
{
    const QByteArray alive = QByteArray::number(nodes() - minority());
    for (int node = 0; node < minority(); ++node)
        servers()[nodes() - 1 - node].kill();
    QTRY_COMPARE_WITH_TIMEOUT(they().ask(QStringLiteral("settle")).rest, alive, kPatienceMs);
    LockClient us(endpoints());

    const auto theirs = they().ask(QStringLiteral("acquire stock 60000 0"));
    QCOMPARE(theirs.word, "held");
    QCOMPARE(they().ask(QStringLiteral("settle")).rest, alive);
    QVERIFY(allHold(theirs.rest));
    const auto before = keys();
    const auto refused = await(us.tryAcquire("stock", calm()));
    QVERIFY2(failedWith(refused, ErrorKind::Conflict), why(refused));
    QVERIFY(settled(us));
    QCOMPARE(keys(), before);
    QCOMPARE(they().ask(QStringLiteral("release")).word, "released");
    QCOMPARE(they().ask(QStringLiteral("settle")).rest, alive);

    const auto ours = await(us.tryAcquire("stock", calm()));
    QVERIFY2(ours, why(ours));
    QTRY_VERIFY_WITH_TIMEOUT(allHold((*ours)->token()), kPatienceMs);
    const auto held = keys();
    QCOMPARE(they().ask(QStringLiteral("acquire stock 60000 0")).word, "refused");
    QCOMPARE(they().ask(QStringLiteral("settle")).rest, alive);
    QCOMPARE(keys(), held);
}

LOCKSCOPE_TEST(QCoreApplication, TestInteropNodeRedlock)
#include "tst_interop_noderedlock.moc"
