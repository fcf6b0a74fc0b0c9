#include "fixtures/testprogram.h"

#include "desk.h"

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

using Effect = PlannedNode::Effect;
using Outcome = ReleasedNode::Outcome;

/// Sets the key to `length` times "x", but for "y" in the middle.
constexpr char kFill[] = R"(local half = math.floor(tonumber(ARGV[1]) / 2)
redis.call('SET', KEYS[1], string.rep('x', half) .. ARGV[2] .. string.rep('x', tonumber(ARGV[1]) - half - 1))
if ARGV[3] ~= '' then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end)";

} // namespace

/// Locks whose value is longer than what is shown of one: all of it is compared, and put back.
class TestLongValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void isReleased_data();
    void isReleased();
    void aChangeInItsMiddleIsSeen_data();
    void aChangeInItsMiddleIsSeen();
    void otherActsCompareItToo_data();
    void otherActsCompareItToo();
    void isPutBackToTheLetter();
    void takenAgainBeforeItIsPutBack();
    void ownersThatReadTheSameAreTwo();
    void isNamedByWhatIsShownOrAllOfIt();
    void beyondTheLimitThePlanSaysSo();
    void aValueThatReadsLikeADigest();

private:
    Deployment deployment() const { return {.name = u"shop"_s, .nodes = m_nodes.endpoints(), .interval = Millis(100)}; }
    void fill(qint64 length, const QString &middle = u"y"_s, const QString &ttl = {}, int nodes = 3)
    {
        for (int node = 0; node < nodes; ++node)
            m_nodes[node].cli(
                {u"EVAL"_s, QString::fromLatin1(kFill), u"1"_s, u"lock:long"_s, QString::number(length), middle, ttl});
    }
    int copies() const { return static_cast<int>(m_nodes.tellAll(u"EXISTS lock:long"_s).count("1")); }

    RedisSet m_nodes{3};
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_journal;
};

void TestLongValues::init()
{
    QVERIFY(m_nodes.reset());
    m_dir = std::make_unique<QTemporaryDir>();
    m_journal = m_dir->filePath(u"audit.jsonl"_s);
}

void TestLongValues::isReleased_data()
{
    QTest::addColumn<qint64>("length");
    for (const qint64 length : {RawKey::kValueLimit, RawKey::kValueLimit + 1, qsizetype(570),
                                RawKey::kComparedLimit - 1, RawKey::kComparedLimit})
        QTest::addRow("%lld bytes", static_cast<long long>(length)) << qint64(length);
}

void TestLongValues::isReleased()
{
    QFETCH(const qint64, length);
    fill(length);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:long");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->nodesToActOn(), 3);
    QVERIFY(plan->owner.size() < 700); // what is shown
    QCOMPARE(plan->nodes[0].comparedOwner().size(), length);
    const auto report = desk.execute(*plan);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(report->count(Outcome::Released), 3);
    QCOMPARE(copies(), 0);
    QVERIFY(QFileInfo(m_journal).size() < 100'000); // nor is all of it written down
}

void TestLongValues::aChangeInItsMiddleIsSeen_data()
{
    isReleased_data();
}

void TestLongValues::aChangeInItsMiddleIsSeen()
{
    QFETCH(const qint64, length);
    fill(length);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:long");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    fill(length, u"z"_s, {}, 1);
    const auto report = desk.execute(*plan);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::Refused));
    QCOMPARE(report->count(Outcome::Released), 2);
    QCOMPARE(copies(), 1);
}

void TestLongValues::otherActsCompareItToo_data()
{
    QTest::addColumn<LockAction>("act");
    QTest::addColumn<QString>("ttl");
    QTest::newRow("hold off") << LockAction{LockActionKind::ReleaseAndHoldOff, Millis(20'000)} << QString();
    QTest::newRow("shorten") << LockAction{LockActionKind::ShortenTtl, Millis(20'000)} << u"100000"_s;
    QTest::newRow("give a TTL") << LockAction{LockActionKind::SetTtl, Millis(20'000)} << QString();
}

void TestLongValues::otherActsCompareItToo()
{
    QFETCH(const LockAction, act);
    QFETCH(const QString, ttl);
    fill(5000, u"y"_s, ttl);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:long", {}, act);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    fill(5000, u"z"_s, ttl, 1);
    const auto report = desk.execute(*plan);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QCOMPARE(toString(report->nodes[0].outcome), toString(Outcome::Refused));
    QCOMPARE(report->done(), 2);
    for (int node = 1; node < 3; ++node) {
        const qint64 left = m_nodes[node].tell(u"PTTL lock:long"_s).toLongLong();
        QVERIFY2(left > 0 && left <= 20'000, qPrintable(QString::number(left)));
    }
}

void TestLongValues::isPutBackToTheLetter()
{
    fill(RawKey::kComparedLimit, u"y"_s, u"100000"_s);
    const auto digest = [this](int node) {
        return m_nodes[node].cli(
            {u"EVAL"_s, u"return redis.sha1hex(redis.call('GET', KEYS[1]) or '')"_s, u"1"_s, u"lock:long"_s});
    };
    const QByteArray before = digest(0);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:long");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(copies(), 0);
    const auto back = await(desk.controller.planPutBack(*plan, *report));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().message));
    const auto done = desk.execute(*back);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
    QCOMPARE(done->count(Outcome::PutBack), 3);
    for (int node = 0; node < 3; ++node) {
        QCOMPARE(digest(node), before);
        QVERIFY(m_nodes[node].tell(u"PTTL lock:long"_s).toLongLong() > 10'000);
    }
}

// By the beginning that the script answers it is not known by whom.
void TestLongValues::takenAgainBeforeItIsPutBack()
{
    fill(570, u"y"_s, u"100000"_s);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:long");
    const auto report = plan ? desk.execute(*plan) : Result<ReleaseReport>(plan.error());
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    const auto back = await(desk.controller.planPutBack(*plan, *report));
    QVERIFY2(back, qPrintable(back ? QString() : back.error().message));
    fill(570, u"z"_s, u"100000"_s, 1);
    const auto done = desk.execute(*back);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
    QCOMPARE(toString(done->nodes[0].outcome), toString(Outcome::Refused));
    QCOMPARE(done->nodes[0].error->message, u"It was taken since the plan. Nothing was done here"_s);
    QCOMPARE(done->count(Outcome::Withdrawn), 2); // compared by all of it, too
    QCOMPARE(copies(), 1);
}

// By what is shown of them they could not be told apart.
void TestLongValues::ownersThatReadTheSameAreTwo()
{
    fill(5000);
    fill(5000, u"z"_s, {}, 1);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:long");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->nodesToActOn(), 2);
    QVERIFY(plan->nodes[0].effect == Effect::OtherOwner);
}

void TestLongValues::isNamedByWhatIsShownOrAllOfIt()
{
    fill(570);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:long");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    for (const QByteArray &owner : {plan->owner, plan->nodes[0].wholeValue}) {
        const auto named = desk.plan("lock:long", owner);
        QVERIFY2(named, qPrintable(named ? QString() : named.error().message));
        QCOMPARE(named->nodesToActOn(), 3);
    }
    QVERIFY(!desk.plan("lock:long", QByteArray(570, 'x')));
}

void TestLongValues::beyondTheLimitThePlanSaysSo()
{
    fill(RawKey::kComparedLimit + 1);
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto refused = desk.plan("lock:long");
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::NotAllowed));
    QVERIFY2(refused.error().message.contains(u"has 1048577 bytes, more than 1 MiB"_s),
             qPrintable(refused.error().message));
    // On one node of several it is left alone there.
    fill(570, u"y"_s, {}, 2);
    const auto plan = desk.plan("lock:long");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->nodesToActOn(), 2);
    QVERIFY(plan->nodes[2].effect == Effect::TooLong);
}

// A digest is sent in its place: it cannot be taken for another value's, nor another value for it.
void TestLongValues::aValueThatReadsLikeADigest()
{
    fill(570);
    const QByteArray value = comparableOwner(QByteArray(285, 'x') + 'y' + QByteArray(284, 'x'));
    m_nodes.tellAll(u"SET lock:digest "_s + QString::fromLatin1(value));
    Desk desk(deployment(), m_journal);
    QVERIFY(desk.isReady());
    const auto plan = desk.plan("lock:digest");
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->owner, value);
    fill(570);
    for (int node = 0; node < 3; ++node)
        m_nodes[node].tell(u"COPY lock:long lock:digest REPLACE"_s);
    const auto refused = desk.execute(*plan);
    QVERIFY(refused);
    QCOMPARE(refused->count(Outcome::Refused), 3);
    m_nodes.tellAll(u"SET lock:digest "_s + QString::fromLatin1(value));
    const auto report = desk.execute(*plan);
    QVERIFY(report);
    QCOMPARE(report->count(Outcome::Released), 3);
}

LOCKSCOPE_TEST(QCoreApplication, TestLongValues)
#include "tst_longvalues.moc"
