// Servers that are reached through a bastion or a proxy: a real sshd, a SOCKS proxy and real servers. One route for
// single nodes, Redlock sets, Sentinel, Cluster and TLS; every failure on the way has its sentence, and meanwhile locks
// are unknown, never free.

#include "fixtures/rediscluster.h"
#include "fixtures/redisset.h"
#include "fixtures/sentinel.h"
#include "fixtures/socksserver.h"
#include "fixtures/sshserver.h"
#include "fixtures/testprogram.h"
#include "picture.h"

#include <lockscope/core/locks/heldlock.h>
#include <lockscope/core/locks/lockclient.h>
#include <lockscope/core/session/session.h>

#include <QNetworkProxy>
#include <QScopeGuard>
#include <QTemporaryDir>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kReachedLock = "lock:a";

/// Waits until the first node reports an error with these words.
#define TRY_NODE_ERROR(picture, words)                                                                                 \
    do {                                                                                                               \
        const bool told = QTest::qWaitFor(                                                                             \
            [&] {                                                                                                      \
                return !(picture).nodes.empty() && (picture).nodes[0].error                                            \
                    && (picture).nodes[0].error->message.contains(words);                                              \
            },                                                                                                         \
            kPatienceMs);                                                                                              \
        QVERIFY2(told, (picture).tell(kReachedLock).constData());                                                      \
    } while (false)

} // namespace

class TestReach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void oneNodeThroughAProxy();
    void aProxyWithALogin();
    void proxyFailures();
    void theEnvironmentsProxyIsNotUsed();
    void tlsThroughAProxy();
    void mappedAddresses();
    void aMappingIsOffered();

    void oneNodeThroughSsh();
    void twoHostsOneAfterTheOther();
    void fiveNodesThroughSsh();
    void tlsThroughSsh();
    void sentinelAndFailoverThroughSsh();
    void clusterAndSlotMigrationThroughSsh();
    void locksThroughSsh();
    void aNodeThatTheHostCannotReach();
    void aHostThatForbidsConnections();
    void aHostWithoutSessions_data();
    void aHostWithoutSessions();
    void aRejectedLogin();
    void anUnknownHostKey();
    void aChangedHostKey();
    void questionsAreAnswered();
    void theBastionDiesAndComesBack();
    void theTunnelEndsWithItsSession();

private:
    [[nodiscard]] Deployment deployment(int nodes, const Route &route) const
    {
        Deployment deployment{
            .name = u"test"_s, .nodes = m_redis.endpoints(nodes), .possible = true, .interval = Millis(500)};
        for (auto &node : deployment.nodes)
            node.route = route;
        return deployment;
    }
    /// Each spelling of the host is a tunnel of its own.
    [[nodiscard]] Route bySsh(const QString &host = u"127.0.0.1"_s) const
    {
        return {.ssh = {m_ssh.host().replace(u"127.0.0.1"_s, host)}};
    }
    [[nodiscard]] static Route byProxy(const SocksServer &socks, const QString &user = {}, const Secret &password = {})
    {
        return {.proxy = SocksProxy{.at = {u"127.0.0.1"_s, socks.serverPort()}, .user = user, .password = password}};
    }
    void take(int nodes)
    {
        for (int i = 0; i < nodes; ++i)
            QCOMPARE(m_redis[i].tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    }

    RedisSet m_redis{5};
    SshServer m_ssh;
};

void TestReach::initTestCase()
{
    QVERIFY(m_redis.reset());
    QVERIFY(m_ssh.start());
}

void TestReach::init()
{
    QVERIFY(m_redis.reset());
    // Ends the tunnel of the test before.
    QVERIFY(m_ssh.restart());
    QTRY_COMPARE_WITH_TIMEOUT(m_ssh.clients(), 0, kPatienceMs);
}

void TestReach::oneNodeThroughAProxy()
{
    take(1);
    SocksServer socks;
    socks.names.insert("redis.internal", m_redis[0].port());
    Deployment named = deployment(1, byProxy(socks));
    named.nodes.first().host = u"redis.internal"_s; // only the proxy knows this name
    Picture picture(named);
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QVERIFY(socks.asked.contains("redis.internal"));
    QCOMPARE(m_redis[0].tell(u"DEL lock:a"_s), "1");
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains(kReachedLock), kPatienceMs);
}

void TestReach::aProxyWithALogin()
{
    take(1);
    SocksServer socks;
    socks.user = "ann";
    socks.password = "pw";
    {
        Picture picture(deployment(1, byProxy(socks, u"ann"_s, Secret("pw"))));
        TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    }
    Picture wrong(deployment(1, byProxy(socks, u"ann"_s, Secret("other"))));
    TRY_NODE_ERROR(wrong, u"rejects the login of \"ann\""_s);
    QVERIFY(!wrong.nodes[0].error->message.contains(u"other"_s));
    Picture none(deployment(1, byProxy(socks)));
    TRY_NODE_ERROR(none, u"demands a login"_s);
}

void TestReach::proxyFailures()
{
    SocksServer socks;
    {
        Deployment nowhere = deployment(1, byProxy(socks));
        nowhere.nodes.first().host = u"nowhere.internal"_s;
        Picture picture(nowhere);
        TRY_NODE_ERROR(picture, u"does not know the name"_s);
    }
    {
        m_redis[0].kill();
        Picture picture(deployment(1, byProxy(socks)));
        TRY_NODE_ERROR(picture, u"no server listens there"_s);
        QVERIFY(m_redis[0].start());
    }
    {
        socks.answer = 2;
        Picture picture(deployment(1, byProxy(socks)));
        TRY_NODE_ERROR(picture, u"its rules forbid this connection"_s);
    }
    const Route route = byProxy(socks);
    socks.close();
    Picture picture(deployment(1, route));
    TRY_NODE_ERROR(picture, u"The proxy 127.0.0.1:%1 refuses the connection"_s.arg(route.proxy->at.port));
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Down), 0);
}

void TestReach::theEnvironmentsProxyIsNotUsed()
{
    take(1);
    SocksServer socks;
    socks.answer = 1;
    QNetworkProxy::setApplicationProxy(QNetworkProxy(QNetworkProxy::Socks5Proxy, u"127.0.0.1"_s, socks.serverPort()));
    const auto reset = qScopeGuard([] { QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy); });
    Picture picture(deployment(1, {}));
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QVERIFY(socks.asked.isEmpty());
}

void TestReach::tlsThroughAProxy()
{
    RedisServer server({.tls = true, .tlsHostName = u"redis.internal"_s});
    QVERIFY(server.start());
    QCOMPARE(server.tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    SocksServer socks;
    socks.names = {{"redis.internal", server.tlsPort()}, {"other.internal", server.tlsPort()}};
    Endpoint endpoint = server.tlsEndpoint();
    endpoint.tls.serverName.clear();
    endpoint.route = byProxy(socks);
    endpoint.host = u"redis.internal"_s;
    Picture picture({.nodes = {endpoint}, .possible = true, .interval = Millis(500)});
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    endpoint.host = u"other.internal"_s;
    Picture wrong({.nodes = {endpoint}, .possible = true, .interval = Millis(500)});
    TRY_NODE_ERROR(wrong, u"the certificate is for redis.internal, not for other.internal"_s);
}

void TestReach::mappedAddresses()
{
    take(1);
    Deployment mapped = deployment(1, {});
    mapped.nodes.first().host = u"172.18.0.3"_s;
    mapped.nodes.first().port = 6379;
    mapped.nodes.first().route.map
        = {{.announced = {u"172.18.0.3"_s, 6379}, .reachable = {u"127.0.0.1"_s, m_redis[0].port()}}};
    Picture picture(mapped);
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QCOMPARE(picture.nodes[0].label, u"172.18.0.3:6379"_s);
}

void TestReach::aMappingIsOffered()
{
    take(1);
    Sentinel sentinel;
    QVERIFY(sentinel.start(m_redis[0]));
    QCOMPARE(sentinel.tell(u"SENTINEL REMOVE shop"_s), "OK");
    QCOMPARE(sentinel.tell(u"SENTINEL MONITOR shop 127.0.0.9 1 1"_s), "OK");
    Deployment announced{.rule = DeploymentRule::Sentinel,
                         .nodes = {Endpoint()},
                         .sentinels = {sentinel.endpoint()},
                         .master = u"shop"_s,
                         .possible = true,
                         .interval = Millis(500)};
    Picture lost(announced);
    TRY_NODE_ERROR(lost, u"say where it can be reached: --map 127.0.0.9:1=HOST:PORT"_s);
    announced.setRoute({.map = {{.announced = {u"127.0.0.9"_s, 1}, .reachable = {u"127.0.0.1"_s, m_redis[0].port()}}}});
    Picture found(announced);
    TRY_VERDICT(found, kReachedLock, Verdict::Held);
}

void TestReach::oneNodeThroughSsh()
{
    take(1);
    Picture picture(deployment(1, bySsh()));
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QCOMPARE(m_ssh.clients(), 1);
    QCOMPARE(m_redis[0].tell(u"DEL lock:a"_s), "1");
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains(kReachedLock), kPatienceMs);
}

void TestReach::twoHostsOneAfterTheOther()
{
    take(1);
    // ssh rejects a way through a host to itself, so the host has two names.
    Picture picture(deployment(1, {.ssh = {m_ssh.host(), m_ssh.host().replace(u"127.0.0.1"_s, u"localhost"_s)}}));
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QCOMPARE(m_ssh.clients(), 2);
}

void TestReach::fiveNodesThroughSsh()
{
    take(5);
    Picture picture(deployment(5, bySsh()));
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Up), 5);
    QCOMPARE(m_ssh.clients(), 1);
}

void TestReach::tlsThroughSsh()
{
    RedisServer server({.tls = true});
    QVERIFY(server.start());
    QCOMPARE(server.tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    Endpoint endpoint = server.tlsEndpoint();
    endpoint.route = bySsh();
    Picture picture({.nodes = {endpoint}, .possible = true, .interval = Millis(500)});
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    endpoint.tls.serverName = u"other.example.org"_s;
    Picture wrong({.nodes = {endpoint}, .possible = true, .interval = Millis(500)});
    TRY_NODE_ERROR(wrong, u"not for other.example.org"_s);
}

void TestReach::sentinelAndFailoverThroughSsh()
{
    RedisServer master;
    RedisServer replica;
    Sentinel sentinel;
    QVERIFY(master.start());
    QVERIFY(replica.start());
    QCOMPARE(replica.tell(u"REPLICAOF 127.0.0.1 %1"_s.arg(master.port())), "OK");
    QTRY_VERIFY_WITH_TIMEOUT(replica.tell(u"INFO replication"_s).contains("master_link_status:up"), kPatienceMs);
    QVERIFY(sentinel.start(master));
    QTRY_VERIFY_WITH_TIMEOUT(sentinel.knowsReplicas(1), 2 * kPatienceMs);
    QCOMPARE(master.tell(u"SET lock:a owner-1 PX 300000"_s), "OK");
    QTRY_COMPARE_WITH_TIMEOUT(replica.tell(u"EXISTS lock:a"_s), "1", kPatienceMs);

    Endpoint node;
    node.route = bySsh();
    Endpoint asked = sentinel.endpoint();
    asked.route = bySsh();
    Picture picture({.rule = DeploymentRule::Sentinel,
                     .nodes = {node},
                     .sentinels = {asked},
                     .master = u"shop"_s,
                     .possible = true,
                     .interval = Millis(500)});
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QCOMPARE(picture.nodes[0].address, master.endpoint().display());
    master.kill();
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodes[0].address, replica.endpoint().display(), 2 * kPatienceMs);
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QCOMPARE(m_ssh.clients(), 1);
}

void TestReach::clusterAndSlotMigrationThroughSsh()
{
    RedisCluster cluster;
    QVERIFY(cluster.start());
    for (int i = 0; i < RedisCluster::kMasters; ++i)
        QCOMPARE(cluster[i].tell(u"SET %1 owner-1 PX 300000"_s.arg(QString::fromLatin1(RedisCluster::lockOn(i)))),
                 "OK");
    Endpoint seed = cluster.endpoint(0);
    seed.route = bySsh();
    Picture picture({.rule = DeploymentRule::Cluster, .nodes = {seed}, .possible = true, .interval = Millis(500)});
    for (int i = 0; i < RedisCluster::kMasters; ++i)
        TRY_VERDICT(picture, RedisCluster::lockOn(i), Verdict::Held);
    const QByteArray moved = RedisCluster::lockOn(0);
    QVERIFY(cluster.beginToMove(moved, 0, 3));
    QVERIFY(cluster.moveKey(moved, 0, 3));
    QVERIFY(cluster.endMove(moved, 0, 3));
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodes.size(), 4U, kPatienceMs);
    TRY_VERDICT(picture, moved, Verdict::Held);
    QVERIFY(!picture.removed.contains(moved));
    QCOMPARE(m_ssh.clients(), 1);
}

void TestReach::locksThroughSsh()
{
    QList<Endpoint> nodes = m_redis.endpoints(5);
    for (auto &node : nodes)
        node.route = bySsh();
    LockClient client(nodes);
    const auto held = await(client.acquire("lock:mine", {.ttl = Millis(30'000), .wait = Millis(kPatienceMs)}));
    QVERIFY2(held, held ? "" : qPrintable(held.error().message));
    QTRY_COMPARE_WITH_TIMEOUT(m_redis.tellAll(u"EXISTS lock:mine"_s).count("1"), 5, kPatienceMs);
    QVERIFY(await((*held)->release()));
    QTRY_COMPARE_WITH_TIMEOUT(m_redis.tellAll(u"EXISTS lock:mine"_s).count("0"), 5, kPatienceMs);
}

void TestReach::aNodeThatTheHostCannotReach()
{
    m_redis[0].kill();
    Picture picture(deployment(1, bySsh()));
    TRY_NODE_ERROR(
        picture,
        u"The SSH host %1 cannot reach %2: Connection refused"_s.arg(m_ssh.host(), m_redis[0].endpoint().display()));
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Down), 1);
    QVERIFY(m_redis[0].start());
    take(1);
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    m_redis[0].kill();
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 1, kPatienceMs);
    QVERIFY(m_redis[0].start());
}

void TestReach::aHostThatForbidsConnections()
{
    const auto tidy = qScopeGuard([this] { QVERIFY(m_ssh.restart()); });
    QVERIFY(m_ssh.restart("AllowTcpForwarding no\n"));
    Picture picture(deployment(1, bySsh(u"LOCALHOST"_s)));
    TRY_NODE_ERROR(picture, u" forbids connections to "_s);
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Down), 0);
}

void TestReach::aHostWithoutSessions_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("no sessions") << QByteArray("MaxSessions 0\n");
    QTest::newRow("another command") << QByteArray("ForceCommand /bin/false\n");
}

void TestReach::aHostWithoutSessions()
{
    QFETCH(const QByteArray, more);
    take(1);
    QVERIFY(m_ssh.restart(more));
    for (int i = 0; i < 2; ++i) {
        Picture picture(deployment(1, bySsh(u"localhosT"_s)));
        TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    }
}

void TestReach::aRejectedLogin()
{
    QVERIFY(m_ssh.useKey(u"stranger"_s));
    const auto reset = qScopeGuard([this] { QVERIFY(m_ssh.useKey(u"user"_s)); });
    Picture picture(deployment(1, bySsh(u"localhost"_s)));
    TRY_NODE_ERROR(picture, u" rejects the login of "_s);
    TRY_NODE_ERROR(picture, u"Permission denied (publickey)"_s);
}

void TestReach::anUnknownHostKey()
{
    take(1);
    QVERIFY(m_ssh.forgetHostKey());
    Picture picture(deployment(1, bySsh(u"LOCALHOST"_s)));
    TRY_NODE_ERROR(picture, u"is not known yet, so SSH does not connect"_s);
    // The next attempt by itself would be later.
    QVERIFY(m_ssh.trustHostKey());
    picture.watch.reconnect();
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
}

void TestReach::aChangedHostKey()
{
    take(1);
    Picture picture(deployment(1, bySsh(u"LocalHost"_s)));
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QVERIFY(m_ssh.restartWithOtherHostKey());
    const auto reset = qScopeGuard([this] { QVERIFY(m_ssh.trustHostKey()); });
    TRY_NODE_ERROR(picture, u"has changed, so SSH does not connect: somebody may be intercepting it"_s);
    TRY_VERDICT(picture, kReachedLock, Verdict::Unknown);
    QVERIFY(!picture.removed.contains(kReachedLock));
}

void TestReach::questionsAreAnswered()
{
    take(1);
    QVERIFY(m_ssh.lockKey(u"hunter2"_s));
    QVERIFY(m_ssh.useKey(u"locked"_s));
    QVERIFY(m_ssh.forgetHostKey());
    const auto reset = qScopeGuard([this] {
        qunsetenv("SSH_ASKPASS");
        QVERIFY(m_ssh.useKey(u"user"_s));
        QVERIFY(m_ssh.trustHostKey());
    });
    QVERIFY(m_ssh.answerQuestions(u"wrong"_s));
    Picture picture(deployment(1, bySsh(u"localHOST"_s)));
    TRY_NODE_ERROR(picture, u" rejects the login of "_s);
    QVERIFY(m_ssh.answerQuestions(u"hunter2"_s));
    picture.watch.reconnect(); // nobody is asked again unasked
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QVERIFY(!m_ssh.clientArguments().contains("hunter2"));
}

void TestReach::theBastionDiesAndComesBack()
{
    take(5);
    Picture picture(deployment(5, bySsh()));
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    int mostDown = 0; // also in between: an alert would be raised at once
    connect(&picture.watch, &DeploymentWatch::changed, &picture,
            [&] { mostDown = std::max(mostDown, picture.nodesThat(NodeStatus::Reach::Down)); });
    m_ssh.kill();
    TRY_VERDICT(picture, kReachedLock, Verdict::Unknown);
    TRY_NODE_ERROR(picture, u"cannot be reached: Connection refused"_s);
    // The servers may be up, and others may take locks.
    QTRY_COMPARE_WITH_TIMEOUT(Capability::of(picture.nodes).connecting, 5, kPatienceMs);
    QCOMPARE(mostDown, 0);
    QVERIFY(!picture.removed.contains(kReachedLock));
    QVERIFY(m_ssh.restart());
    TRY_VERDICT(picture, kReachedLock, Verdict::Held);
    QVERIFY(!picture.removed.contains(kReachedLock));
}

void TestReach::theTunnelEndsWithItsSession()
{
    take(1);
    const QTemporaryDir journal;
    {
        Session session(deployment(1, bySsh()), {.journalPath = journal.filePath(u"audit.jsonl"_s)});
        bool isHeld = false;
        connect(&session, &Session::boardChanged, this, [&isHeld](const BoardDiffPtr &diff) {
            for (const auto &lock : diff->changed)
                isHeld = isHeld || lock->assessment.verdict == Verdict::Held;
        });
        session.start();
        QTRY_VERIFY_WITH_TIMEOUT(isHeld, kPatienceMs);
        QVERIFY(m_ssh.clients() > 0);
    }
    QCOMPARE(m_ssh.clients(), 0);
    // Nothing to be seen in the arguments, and no file left behind.
    QVERIFY(!m_ssh.clientArguments().contains("owner"));
    QVERIFY(QDir(QDir::tempPath()).entryList({u"lockscope-ssh-*"_s}, QDir::Dirs).isEmpty());
}

LOCKSCOPE_TEST(QCoreApplication, TestReach)
#include "tst_reach.moc"
