#include "fixtures/testprogram.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/board/quarantine.h>
#include <lockscope/core/diagnosis/nodehealth.h>

#include <QSet>

using namespace Lockscope;
using namespace std::chrono_literals;

namespace {

const WallTime kExaminedAt{std::chrono::hours(24 * 365 * 50)};

/// Nothing about it endangers locks.
NodeStatus sound(int index = 0)
{
    return {.index = index,
            .label = QStringLiteral("n%1").arg(index),
            .reach = NodeStatus::Reach::Up,
            .facts = ServerFacts{.runId = "run" + QByteArray::number(index),
                                 .version = QStringLiteral("Redis 7.0.15"),
                                 .role = QStringLiteral("master"),
                                 .evictionPolicy = QStringLiteral("noeviction"),
                                 .compatibleRedisVersion = ServerVersion{7, 0, 15},
                                 .maxMemory = 1000,
                                 .evictedKeys = 0,
                                 .appendOnly = true,
                                 .appendFails = false,
                                 .snapshotFails = false,
                                 .replicas = 0},
            .use = ServerUse{.uptime = 1h, .usedMemory = 100},
            .startedAt = kExaminedAt - 1h,
            .clock = ClockOffset{.least = -1ms, .most = 1ms},
            .settings = ServerSettings{
                .appendFsync = QStringLiteral("always"), .savePoints = QString(), .keyspaceEvents = QString()}};
}

Deployment deploymentOf(const std::vector<NodeStatus> &nodes)
{
    Deployment deployment;
    for (const auto &node : nodes) {
        Endpoint endpoint;
        endpoint.host = QStringLiteral("host%1").arg(node.index);
        deployment.nodes.append(endpoint);
    }
    return deployment;
}

QList<HealthFinding> findings(const std::vector<NodeStatus> &nodes)
{
    return healthFindings(nodes, deploymentOf(nodes), {.now = kExaminedAt});
}

/// "danger 0 replica": severity, node, id.
QStringList sentences(const QList<HealthFinding> &found)
{
    QStringList list;
    for (const auto &finding : found)
        list.append(
            QStringLiteral("%1 %2 %3").arg(severityWord(finding.severity), QString::number(finding.node), finding.id));
    return list;
}

using Change = std::function<void(NodeStatus &)>;

} // namespace

class TestNodeHealth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoHasNoVote();
    void hazards_data();
    void hazards();
    void sayWhatWouldMendThem();
    void ofAClusterItIsNoReproach();
    void silentSentinels();
    void unknownIsNoHazard();
    void gravestFirst();
    void together();
    void clocks_data();
    void clocks();
    void quarantine();
    void whatBeganEmptyLacksNoEarlierLock();
    void wordsOfServersAreShownSafe();
};

void TestNodeHealth::whoHasNoVote()
{
    std::vector<NodeStatus> nodes{sound(0), sound(1), sound(2)};
    const auto labels = [&nodes] {
        QStringList list;
        for (const auto &node : Quarantine::of(nodes, kExaminedAt).nodes)
            list += node.label;
        return list.join(u' ');
    };
    QVERIFY(Quarantine::of(nodes, kExaminedAt) == Quarantine());
    nodes[0].quarantinedUntil = kExaminedAt + 2h;
    QCOMPARE(labels(), QStringLiteral("n0"));
    QVERIFY(!Quarantine::of(nodes, kExaminedAt).blockedUntil); // the others are enough
    nodes[2].quarantinedUntil = kExaminedAt + 1h;
    QCOMPARE(labels(), QStringLiteral("n2 n0"));
    QVERIFY(Quarantine::of(nodes, kExaminedAt).blockedUntil == kExaminedAt + 1h);
    QVERIFY(!Quarantine::of(nodes, kExaminedAt + 1h).blockedUntil);
    nodes[1].reach = NodeStatus::Reach::Down; // both are needed
    QVERIFY(Quarantine::of(nodes, kExaminedAt).blockedUntil == kExaminedAt + 2h);
    nodes[2].error = Error{.kind = ErrorKind::Permission, .message = QStringLiteral("NOPERM")};
    QCOMPARE(labels(), QStringLiteral("n0"));
    QVERIFY(!Quarantine::of(nodes, kExaminedAt).blockedUntil); // it is not for lack of votes alone
    // Who counts says the same.
    for (int bits = 0; bits < 64; ++bits) {
        for (size_t i = 0; i < nodes.size(); ++i) {
            nodes[i] = sound(static_cast<int>(i));
            if ((bits >> i & 1) != 0)
                nodes[i].quarantinedUntil = kExaminedAt + 1h;
            if ((bits >> (i + 3) & 1) != 0)
                nodes[i].reach = NodeStatus::Reach::Down;
        }
        const Quarantine quarantine = Quarantine::of(nodes, kExaminedAt);
        const Capability capability = Capability::of(nodes, kExaminedAt);
        QCOMPARE(std::ssize(quarantine.nodes), capability.quarantined);
        QCOMPARE(quarantine.blockedUntil.has_value(),
                 !capability.canLock() && capability.readable >= capability.quorum);
    }
}

void TestNodeHealth::hazards_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QStringList &expected, const Change &change) {
        QTest::newRow(name) << change << expected;
    };

    row("sound", {}, [](NodeStatus &) {});
    row("evicts", {QStringLiteral("danger 0 evicts")},
        [](NodeStatus &node) { node.facts->evictionPolicy = QStringLiteral("allkeys-lru"); });
    row("would evict", {QStringLiteral("warning 0 evicts")}, [](NodeStatus &node) {
        node.facts->evictionPolicy = QStringLiteral("volatile-ttl");
        node.facts->maxMemory = 0;
    });
    row("evicts, with a limit that is not known", {QStringLiteral("danger 0 evicts")}, [](NodeStatus &node) {
        node.facts->evictionPolicy = QStringLiteral("volatile-lru");
        node.facts->maxMemory.reset();
    });
    row("nearly full", {QStringLiteral("warning 0 nearly-full")}, [](NodeStatus &node) { node.use->usedMemory = 950; });
    row("full of evictable keys is one finding", {QStringLiteral("danger 0 evicts")}, [](NodeStatus &node) {
        node.facts->evictionPolicy = QStringLiteral("allkeys-lru");
        node.use->usedMemory = 1000;
    });
    row("no append-only file", {QStringLiteral("warning 0 forgets")},
        [](NodeStatus &node) { node.facts->appendOnly = false; });
    row("synced each second", {QStringLiteral("notice 0 fsync-late")},
        [](NodeStatus &node) { node.settings->appendFsync = QStringLiteral("everysec"); });
    row("synced nobody knows when", {QStringLiteral("notice 0 fsync-unknown")},
        [](NodeStatus &node) { node.settings.reset(); });
    row("append-only file cannot be written", {QStringLiteral("danger 0 append-fails")},
        [](NodeStatus &node) { node.facts->appendFails = true; });
    row("snapshots fail", {QStringLiteral("danger 0 snapshot-fails")}, [](NodeStatus &node) {
        node.facts->snapshotFails = true;
        node.settings->savePoints = QStringLiteral("3600 1");
    });
    row("a snapshot failed, and none are wished for", {}, [](NodeStatus &node) { node.facts->snapshotFails = true; });
    row("replica", {QStringLiteral("danger 0 replica")},
        [](NodeStatus &node) { node.facts->role = QStringLiteral("slave"); });
    row("replica: nothing else endangers its vote, because it has none", {QStringLiteral("danger 0 replica")},
        [](NodeStatus &node) {
            node.facts->role = QStringLiteral("slave");
            node.error = Error{.kind = ErrorKind::ReadOnly, .message = QStringLiteral("n0 is a replica")};
            node.facts->appendOnly = false;
            node.facts->evictionPolicy = QStringLiteral("allkeys-lru");
            node.facts->replicas = 1;
            node.startedAt = kExaminedAt - 3s;
        });
    row("sentinel", {QStringLiteral("danger 0 sentinel")},
        [](NodeStatus &node) { node.facts->role = QStringLiteral("sentinel"); });
    row("member of a cluster", {QStringLiteral("danger 0 cluster")},
        [](NodeStatus &node) { node.facts->clusterMember = true; });
    row("lacks replicas", {QStringLiteral("danger 0 lacks-replicas")},
        [](NodeStatus &node) { node.facts->goodReplicas = 0; });
    row("has one that writes ask for", {}, [](NodeStatus &node) { node.facts->goodReplicas = 1; });
    row("has replicas", {QStringLiteral("warning 0 fails-over")}, [](NodeStatus &node) { node.facts->replicas = 1; });
    row("started just now, keeping all", {}, [](NodeStatus &node) { node.startedAt = kExaminedAt - 3s; });
    row("started just now", {QStringLiteral("warning 0 restarted"), QStringLiteral("notice 0 fsync-late")},
        [](NodeStatus &node) {
            node.startedAt = kExaminedAt - 3s;
            node.settings->appendFsync = QStringLiteral("everysec");
        });
    row("seen to restart", {QStringLiteral("warning 0 restarted"), QStringLiteral("warning 0 forgets")},
        [](NodeStatus &node) {
            node.restartedAt = kExaminedAt - 20s;
            node.facts->appendOnly = false;
        });
    row("restarted long ago", {QStringLiteral("warning 0 forgets")}, [](NodeStatus &node) {
        node.restartedAt = kExaminedAt - 31s;
        node.facts->appendOnly = false;
    });
    row("clock ahead", {QStringLiteral("warning 0 clock-off")},
        [](NodeStatus &node) { node.clock = ClockOffset{.least = 400ms, .most = 420ms}; });
    row("clock behind", {QStringLiteral("warning 0 clock-off")},
        [](NodeStatus &node) { node.clock = ClockOffset{.least = -5s, .most = -4s}; });
    row("clock that was set", {QStringLiteral("warning 0 clock-stepped")}, [](NodeStatus &node) {
        node.clockSteppedAt = kExaminedAt - 10s;
        node.clockStep = -20s;
    });
    row("clock that was set long ago", {}, [](NodeStatus &node) { node.clockSteppedAt = kExaminedAt - 1h; });
    row("clock that may be off", {}, [](NodeStatus &node) { node.clock = ClockOffset{.least = -10ms, .most = 900ms}; });
    row("no uptime in INFO", {QStringLiteral("notice 0 age-unknown")}, [](NodeStatus &node) {
        node.use->uptime.reset();
        node.startedAt.reset();
    });
    row("INFO refused", {QStringLiteral("warning 0 unidentified")}, [](NodeStatus &node) {
        node.facts.reset();
        node.use.reset();
        node.startedAt.reset();
    });
    row("too many locks", {QStringLiteral("warning 0 locks-left-out")}, [](NodeStatus &node) { node.leftOut = 3; });
    row("hidden keys", {QStringLiteral("notice 0 hidden-keys")}, [](NodeStatus &node) { node.hiddenKeys = 3; });
    row("not readable", {QStringLiteral("danger 0 unreadable")},
        [](NodeStatus &node) { node.error = Error{.message = QStringLiteral("no right to SCAN")}; });
    row("down: nothing else is known", {QStringLiteral("danger 0 unreachable")}, [](NodeStatus &node) {
        node.reach = NodeStatus::Reach::Down;
        node.facts->role = QStringLiteral("slave");
    });
}

void TestNodeHealth::hazards()
{
    QFETCH(Change, change);
    QFETCH(QStringList, expected);
    NodeStatus node = sound();
    change(node);
    const auto found = findings({node});
    QCOMPARE(sentences(found), expected);
    for (const auto &finding : found) {
        QVERIFY(finding.problem.contains(QStringLiteral("n0")));
        QVERIFY(!finding.impact.isEmpty());
    }
}

void TestNodeHealth::sayWhatWouldMendThem()
{
    const auto remedyOf = [](const Change &change) {
        NodeStatus node = sound();
        change(node);
        return findings({node}).value(0).fix;
    };
    QCOMPARE(remedyOf([](NodeStatus &node) { node.facts->evictionPolicy = QStringLiteral("allkeys-lru"); }),
             QStringList{QStringLiteral("CONFIG SET maxmemory-policy noeviction")});
    const auto forgets = remedyOf([](NodeStatus &node) { node.facts->appendOnly = false; });
    QVERIFY(forgets.contains(QStringLiteral("CONFIG SET appendonly yes")));
    QVERIFY(forgets.contains(QStringLiteral("CONFIG SET appendfsync always")));
    const auto managed = remedyOf([](NodeStatus &node) {
        node.facts->appendOnly = false;
        node.settings = ServerSettings{.withoutConfig = true};
    });
    QCOMPARE(managed.size(), 3);
    QVERIFY2(managed.at(0).startsWith(u'#') && managed.at(0).endsWith(QStringLiteral(": appendonly yes")),
             qPrintable(managed.at(0)));
    QVERIFY(!managed.join(u' ').contains(QStringLiteral("CONFIG SET")));
    QVERIFY(remedyOf([](NodeStatus &node) {
                node.facts->role = QStringLiteral("slave");
                node.facts->primary = QStringLiteral("10.0.0.7:6380");
            })
                .first()
                .endsWith(QStringLiteral("--node redis://10.0.0.7:6380")));
    QVERIFY(remedyOf([](NodeStatus &node) { node.clock = ClockOffset{.least = 5s, .most = 5s}; })
                .join(u' ')
                .contains(QStringLiteral("chrony")));
    // Whatever ails it, there is a line about what would mend it.
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::Io); ++kind) {
        for (const auto reach : {NodeStatus::Reach::Up, NodeStatus::Reach::Down}) {
            const auto lines = remedyOf([&](NodeStatus &node) {
                node.reach = reach;
                node.error = Error{.kind = static_cast<ErrorKind>(kind), .message = QStringLiteral("it says no")};
            });
            QVERIFY2(!lines.join(QString()).trimmed().isEmpty(), qPrintable(QString::number(kind)));
        }
    }
    const auto ofKind = [&](ErrorKind kind) {
        return remedyOf([kind](NodeStatus &node) {
                   node.error = Error{.kind = kind, .message = QStringLiteral("it says no")};
               })
            .join(u' ');
    };
    QVERIFY(ofKind(ErrorKind::Timeout).contains(QStringLiteral("SLOWLOG")));
    QVERIFY2(ofKind(ErrorKind::Permission).startsWith(QStringLiteral("ACL SETUSER default "))
                 && ofKind(ErrorKind::Permission).contains(QStringLiteral("+scan")),
             qPrintable(ofKind(ErrorKind::Permission)));
    QVERIFY(!remedyOf([](NodeStatus &node) { node.reach = NodeStatus::Reach::Down; }).isEmpty());
    QCOMPARE(remedyOf([](NodeStatus &node) { node.facts.reset(); }),
             QStringList{QStringLiteral("ACL SETUSER default +info")});
}

void TestNodeHealth::ofAClusterItIsNoReproach()
{
    std::vector<NodeStatus> nodes{sound(0), sound(1), sound(2), sound(3)};
    for (auto &node : nodes)
        node.facts->clusterMember = true;
    Deployment deployment = deploymentOf(nodes);
    const auto ids = [&] {
        QSet<QString> set;
        for (const auto &finding : healthFindings(nodes, deployment, {.now = kExaminedAt}))
            set.insert(finding.id);
        return set;
    };
    QVERIFY(ids().contains(QStringLiteral("cluster")) && ids().contains(QStringLiteral("even-count")));
    deployment.rule = DeploymentRule::Cluster;
    QVERIFY(!ids().contains(QStringLiteral("cluster")) && !ids().contains(QStringLiteral("even-count")));
    nodes[1].reach = NodeStatus::Reach::Down;
    const auto found = healthFindings(nodes, deployment, {.now = kExaminedAt});
    QVERIFY2(!found.front().impact.contains(QStringLiteral("vote")), qPrintable(found.front().impact));
}

void TestNodeHealth::silentSentinels()
{
    std::vector<NodeStatus> nodes{sound(0)};
    Deployment deployment = deploymentOf(nodes);
    deployment.rule = DeploymentRule::Sentinel;
    deployment.sentinels = {Endpoint{.host = QStringLiteral("a")}, Endpoint{.host = QStringLiteral("b")},
                            Endpoint{.host = QStringLiteral("c")}};
    QCOMPARE(sentences(healthFindings(nodes, deployment, {.now = kExaminedAt})), QStringList{});
    nodes[0].silentSentinels = {QStringLiteral("b")};
    auto found = healthFindings(nodes, deployment, {.now = kExaminedAt});
    QCOMPARE(sentences(found), QStringList{QStringLiteral("warning -1 sentinels-silent")});
    QCOMPARE(found[0].problem, QStringLiteral("1 of 3 Sentinels do not answer (b)"));
    nodes[0].silentSentinels += QStringLiteral("c");
    QCOMPARE(sentences(healthFindings(nodes, deployment, {.now = kExaminedAt})),
             QStringList{QStringLiteral("danger -1 sentinels-silent")});
}

void TestNodeHealth::unknownIsNoHazard()
{
    NodeStatus node = sound();
    node.facts = ServerFacts{.runId = "x"}; // INFO was cut short, or a proxy made it
    node.use.reset();
    node.startedAt.reset();
    node.clock.reset();
    node.settings.reset();
    QCOMPARE(sentences(findings({node})), QStringList{});
}

void TestNodeHealth::gravestFirst()
{
    NodeStatus node = sound();
    node.hiddenKeys = 1;
    node.facts->appendOnly = false;
    node.facts->evictionPolicy = QStringLiteral("allkeys-lru");
    QCOMPARE(sentences(findings({node})),
             (QStringList{QStringLiteral("danger 0 evicts"), QStringLiteral("warning 0 forgets"),
                          QStringLiteral("notice 0 hidden-keys")}));
}

void TestNodeHealth::together()
{
    std::vector<NodeStatus> nodes{sound(0), sound(1), sound(2)};
    QCOMPARE(sentences(findings(nodes)), QStringList{});
    nodes[2].facts->runId = "run0";
    nodes[2].facts->appendOnly = false; // it is the first one's, and told there
    nodes[2].error
        = Error{.kind = ErrorKind::InvalidArgument, .message = QStringLiteral("n2 is the same server as n0")};
    QCOMPARE(sentences(findings(nodes)),
             (QStringList{QStringLiteral("danger -1 same-server"), QStringLiteral("notice 2 second-name")}));
    nodes.pop_back();
    QCOMPARE(sentences(findings(nodes)), QStringList{QStringLiteral("notice -1 even-count")});

    nodes = {sound(0), sound(1), sound(2)};
    Deployment deployment = deploymentOf(nodes);
    deployment.nodes[1].host = deployment.nodes[0].host;
    QCOMPARE(sentences(healthFindings(nodes, deployment, {.now = kExaminedAt})),
             QStringList{QStringLiteral("notice -1 same-machine")});
    // Of five nodes two may go.
    nodes = {sound(0), sound(1), sound(2), sound(3), sound(4)};
    deployment = deploymentOf(nodes);
    deployment.nodes[1].host = deployment.nodes[0].host;
    QCOMPARE(sentences(healthFindings(nodes, deployment, {.now = kExaminedAt})), QStringList{});
    // A node of several is one of many votes: that it fails over is less grave.
    nodes[1].facts->replicas = 1;
    QCOMPARE(sentences(findings(nodes)), QStringList{QStringLiteral("notice 1 fails-over")});
}

void TestNodeHealth::clocks_data()
{
    QTest::addColumn<QList<qint64>>("offsets"); // ms; 0 room
    QTest::addColumn<QList<int>>("off"); // of each: 1, 0, or -1 for not known
    QTest::newRow("ours is the judge of one") << QList<qint64>{500} << QList<int>{1};
    QTest::newRow("and of two") << QList<qint64>{500, 10} << QList<int>{1, 0};
    QTest::newRow("of three the majority is: ours is off") << QList<qint64>{5000, 5001, 5002} << QList<int>{0, 0, 0};
    QTest::newRow("one of three is off") << QList<qint64>{0, 5001, 1} << QList<int>{0, 1, 0};
    QTest::newRow("one of three is off, and so is ours") << QList<qint64>{5000, 0, 5001} << QList<int>{0, 1, 0};
}

void TestNodeHealth::clocks()
{
    QFETCH(QList<qint64>, offsets);
    QFETCH(QList<int>, off);
    std::vector<NodeStatus> nodes;
    for (const qint64 offset : offsets) {
        nodes.push_back(sound(static_cast<int>(nodes.size())));
        nodes.back().clock = ClockOffset{.least = Millis(offset), .most = Millis(offset)};
    }
    for (size_t i = 0; i < nodes.size(); ++i)
        QCOMPARE(clockIsOff(nodes, i),
                 off.at(static_cast<qsizetype>(i)) < 0 ? std::nullopt
                                                       : std::optional(off.at(static_cast<qsizetype>(i)) == 1));
    nodes[0].clock.reset();
    QCOMPARE(clockIsOff(nodes, 0), std::nullopt);
    QCOMPARE(clockIsOff(nodes, 99), std::nullopt);
}

void TestNodeHealth::quarantine()
{
    // 30 s and what clocks may run apart meanwhile: 302 ms.
    QCOMPARE(quarantineAfter(kExaminedAt, 30s, kExaminedAt), std::optional(kExaminedAt + 30'302ms));
    QCOMPARE(quarantineAfter(kExaminedAt, 30s, kExaminedAt + 30'301ms), std::optional(kExaminedAt + 30'302ms));
    QCOMPARE(quarantineAfter(kExaminedAt, 30s, kExaminedAt + 30'302ms), std::nullopt);
}

void TestNodeHealth::whatBeganEmptyLacksNoEarlierLock()
{
    NodeStatus node = sound();
    node.settings.reset();
    node.startedAt = kExaminedAt - 3s;
    Deployment deployment = deploymentOf({node});
    const auto ids = [&] { return sentences(healthFindings({node}, deployment, {.now = kExaminedAt})); };
    const QString restarted = QStringLiteral("warning 0 restarted");
    QVERIFY(ids().contains(restarted));
    deployment.beganEmptyAt = kExaminedAt - 3500ms; // servers tell whole seconds
    QVERIFY2(!ids().contains(restarted), qPrintable(ids().join(u',')));
    node.startedAt = kExaminedAt - 2s; // started after that: there may have been locks
    QVERIFY(ids().contains(restarted));
    node.startedAt = kExaminedAt - 3s;
    node.restartedAt = kExaminedAt - 3s; // and who was seen to restart has forgotten some
    QVERIFY(ids().contains(restarted));
}

void TestNodeHealth::wordsOfServersAreShownSafe()
{
    NodeStatus node = sound();
    node.facts->evictionPolicy = QStringLiteral("\x1b[31mno") + QString(500, u'x');
    const auto found = findings({node});
    QCOMPARE(found.size(), 1);
    QVERIFY(!found.first().problem.contains(QChar(0x1b)));
    QVERIFY(found.first().problem.size() < 200);
}

LOCKSCOPE_TEST(QCoreApplication, TestNodeHealth)
#include "tst_nodehealth.moc"
