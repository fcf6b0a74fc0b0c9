// The program on nodes that sentinels or a cluster name, as it is run without a display.

#include "program.h"

#include "fixtures/sentinel.h"
#include "fixtures/testprogram.h"

#include <QJsonArray>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

class TestDeployments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void listByASentinel();
    void aMasterNobodyKnows();
    void sentinelsThatAreDown();
    void aServerThatIsNoSentinel();
    void aFailoverIsToldOnce();
    void runByASentinel();
    void runWithoutItsMaster();
    void listOfACluster();
    void memberOfAClusterByItself();
    void recordingOfACluster();

private:
    [[nodiscard]] QStringList bySentinel(const QStringList &words, const QString &master = u"shop"_s) const
    {
        return words + QStringList{u"--sentinel"_s, m_sentinel.endpoint().display(), u"--master"_s, master};
    }
    [[nodiscard]] QStringList ofCluster(const QStringList &words) const
    {
        return words + QStringList{u"--cluster"_s, u"--node"_s, m_first->uri(), u"--generic"_s};
    }

    RedisServer m_master;
    Sentinel m_sentinel;
    std::unique_ptr<RedisServer> m_first; ///< of a cluster of two
    std::unique_ptr<RedisServer> m_second;
};

void TestDeployments::initTestCase()
{
    QVERIFY(m_master.start());
    QVERIFY(m_sentinel.start(m_master));
    m_first = std::make_unique<RedisServer>(RedisServer::Options{.clusterMember = true});
    m_second = std::make_unique<RedisServer>(RedisServer::Options{.clusterMember = true});
    QVERIFY(m_first->start() && m_second->start());
    QCOMPARE(m_second->tell(u"CLUSTER SET-CONFIG-EPOCH 2"_s), "OK");
    QVERIFY(m_first->serveSlots(0, 8191));
    QVERIFY(m_second->serveSlots(8192, 16383));
    QCOMPARE(m_first->tell(u"CLUSTER MEET 127.0.0.1 %1 %2"_s.arg(QString::number(m_second->port()),
                                                                 QString::number(m_second->busPort()))),
             "OK");
    for (const auto *server : {m_first.get(), m_second.get()})
        QTRY_VERIFY_WITH_TIMEOUT(server->tell(u"CLUSTER INFO"_s).contains("cluster_state:ok"), 2 * kPatienceMs);
    // One lock each: CLUSTER KEYSLOT says 12182 of "foo" and 5061 of "bar".
    QCOMPARE(m_first->tell(u"SET bar owner-1 PX 600000"_s), "OK");
    QCOMPARE(m_second->tell(u"SET foo owner-2 PX 600000"_s), "OK");
}

void TestDeployments::listByASentinel()
{
    QCOMPARE(m_master.tell(u"SET lock:a owner-1 PX 600000"_s), "OK");
    Program program;
    const auto outcome = program.run(bySentinel({u"list"_s, u"--json"_s, u"--generic"_s}));
    QVERIFY2(outcome.code == 0, outcome.errors.constData());
    QCOMPARE(outcome.objects().size(), 1);
    const auto lock = outcome.objects().first();
    QCOMPARE(lock.value(u"name"_s).toString(), u"lock:a"_s);
    QCOMPARE(lock.value(u"verdict"_s).toString(), u"held"_s);
    QCOMPARE(lock.value(u"nodes"_s).toArray().first().toObject().value(u"node"_s).toString(), u"shop"_s);
}

void TestDeployments::aMasterNobodyKnows()
{
    Program program;
    const auto outcome = program.run(bySentinel({u"list"_s}, u"shpo"_s));
    QCOMPARE(outcome.code, 3);
    QVERIFY2((outcome.errors + outcome.output).contains("knows no master named \"shpo\""),
             (outcome.errors + outcome.output).constData());
}

void TestDeployments::sentinelsThatAreDown()
{
    Program program;
    const auto outcome = program.run({u"list"_s, u"--sentinel"_s, u"127.0.0.1:1"_s, u"--master"_s, u"shop"_s});
    QCOMPARE(outcome.code, 3);
    QVERIFY2((outcome.errors + outcome.output).contains("No sentinel answers"),
             (outcome.errors + outcome.output).constData());
}

void TestDeployments::aServerThatIsNoSentinel()
{
    Program program;
    const auto outcome
        = program.run({u"list"_s, u"--sentinel"_s, m_master.endpoint().display(), u"--master"_s, u"shop"_s});
    QCOMPARE(outcome.code, 3);
    const QByteArray said = outcome.errors + outcome.output;
    QVERIFY2(said.contains("is no sentinel: it answered ERR unknown command") && said.contains("give it with --node"),
             said.constData());
}

void TestDeployments::aFailoverIsToldOnce()
{
    Sentinel sentinel;
    RedisServer other;
    QVERIFY(other.start() && sentinel.start(m_master));
    Program program;
    program.start({u"watch"_s, u"--interval"_s, u"0.1s"_s, u"--sentinel"_s, sentinel.endpoint().display(),
                   u"--master"_s, u"shop"_s});
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("● shop"), kPatienceMs);
    QCOMPARE(sentinel.tell(u"SENTINEL REMOVE shop"_s), "OK");
    QCOMPARE(sentinel.tell(u"SENTINEL MONITOR shop 127.0.0.1 %1 1"_s.arg(other.port())), "OK");
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("failed over at"), kPatienceMs);
    other.kill();
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("down since"), kPatienceMs);
    program.signal(SIGINT);
    const auto outcome = program.finish();
    QVERIFY2(outcome.output.count("failed over at") == 1, outcome.output.constData());
}

void TestDeployments::runByASentinel()
{
    Program program;
    program.start(QStringList{u"run"_s, u"--sentinel"_s, m_sentinel.endpoint().display(), u"--master"_s, u"shop"_s,
                              u"jobs"_s, u"--"_s, u"redis-cli"_s, u"-p"_s, QString::number(m_master.port()),
                              u"EXISTS"_s, u"jobs"_s});
    const auto outcome = program.finish();
    QVERIFY2(outcome.code == 0, outcome.errors.constData());
    QCOMPARE(outcome.output.trimmed(), "1");
    QCOMPARE(m_master.tell(u"EXISTS jobs"_s), "0");
}

void TestDeployments::runWithoutItsMaster()
{
    Program program;
    const auto outcome = program.run({u"run"_s, u"--sentinel"_s, m_sentinel.endpoint().display(), u"--master"_s,
                                      u"shpo"_s, u"jobs"_s, u"--"_s, u"echo"_s, u"ran"_s});
    QCOMPARE(outcome.code, 3);
    QVERIFY(!outcome.output.contains("ran"));
    QVERIFY2(outcome.errors.contains("knows no master named \"shpo\""), outcome.errors.constData());
}

void TestDeployments::listOfACluster()
{
    Program program;
    const auto outcome = program.run(ofCluster({u"list"_s, u"--json"_s}));
    QVERIFY2(outcome.code == 0, outcome.errors.constData());
    QCOMPARE(outcome.objects().size(), 2);
    for (const auto &lock : outcome.objects()) {
        QCOMPARE(lock.value(u"verdict"_s).toString(), u"held"_s);
        const auto nodes = lock.value(u"nodes"_s).toArray();
        QCOMPARE(nodes.size(), 1);
        const auto *server = lock.value(u"name"_s).toString() == u"foo"_s ? m_second.get() : m_first.get();
        QCOMPARE(nodes.first().toObject().value(u"node"_s).toString(), server->endpoint().display());
    }
    const auto text = program.run(ofCluster({u"list"_s}));
    QCOMPARE(text.code, 0);
    QVERIFY2(text.output.contains("foo") && text.output.contains("bar"), text.output.constData());
}

void TestDeployments::memberOfAClusterByItself()
{
    Program program;
    for (const auto &name : {u"foo"_s, u"none"_s}) { // held on the other one; and on none
        const auto shown = program.run({u"show"_s, name, u"--node"_s, m_first->uri()});
        QCOMPARE(shown.code, 3);
        QVERIFY2(shown.errors.contains("belongs to a Redis Cluster") && shown.errors.contains("--cluster"),
                 shown.errors.constData());
        QVERIFY2(!shown.errors.contains("no node that answers has a lock"), shown.errors.constData());
    }
    const auto listed = program.run({u"list"_s, u"--node"_s, m_first->uri(), u"--generic"_s});
    QCOMPARE(listed.code, 3);
    QVERIFY2(listed.errors.contains("belongs to a Redis Cluster"), listed.errors.constData());
    QVERIFY2(!listed.output.contains("can be taken."), listed.output.constData());
    const auto examined = program.run({u"doctor"_s, u"--node"_s, m_first->uri()});
    QCOMPARE(examined.code, 1);
    QVERIFY2(examined.output.contains("it stores only some of the keys and has no vote"), examined.output.constData());
}

void TestDeployments::recordingOfACluster()
{
    Program program;
    const QString file = program.folder() + u"/cluster.jsonl"_s;
    const auto watched = program.run(ofCluster({u"watch"_s, u"--once"_s, u"--record"_s, file}));
    QVERIFY2(watched.code == 0, watched.errors.constData());
    const auto replayed = program.run({u"replay"_s, file, u"--once"_s, u"--json"_s});
    QVERIFY2(replayed.code == 0, replayed.errors.constData());
    QSet<QString> names;
    for (const auto &object : replayed.objects()) {
        if (object.contains(u"verdict"_s))
            names.insert(object.value(u"name"_s).toString());
    }
    QVERIFY2(names == QSet<QString>({u"foo"_s, u"bar"_s}), replayed.output.constData());
}

LOCKSCOPE_TEST(QCoreApplication, TestDeployments)
#include "tst_deployments.moc"
