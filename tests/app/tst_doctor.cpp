#include "program.h"

#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"

#include <QJsonArray>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

QStringList ids(const QJsonObject &object)
{
    QStringList list;
    for (const auto &finding : object.value("findings"_L1).toArray())
        list.append(finding.toObject().value("id"_L1).toString());
    return list;
}

QJsonObject finding(const QJsonObject &object, const QString &id)
{
    for (const auto &found : object.value("findings"_L1).toArray()) {
        if (found.toObject().value("id"_L1).toString() == id)
            return found.toObject();
    }
    return {};
}

QStringList remedies(const QJsonObject &finding)
{
    QStringList list;
    for (const auto &line : finding.value("remedy"_L1).toArray())
        list.append(line.toString());
    return list;
}

/// Nothing about it endangers locks.
RedisServer::Options sound()
{
    return {.keepData = true, .config = {u"--maxmemory"_s, u"100mb"_s}};
}

/// So short that who started a second ago has forgotten nothing.
const QStringList kBriefly{u"--ttl"_s, u"10ms"_s};

QStringList doctor(const RedisServer &server, const QStringList &more = {})
{
    return QStringList{u"doctor"_s, u"--node"_s, server.uri()} + more;
}

/// Its process is older than what it could have forgotten, by the whole seconds in which it counts.
bool isGrown(const RedisServer &server)
{
    return QTest::qWaitFor(
        [&] {
            for (const auto &line : server.tell(u"INFO server"_s).split('\n')) {
                if (line.startsWith("uptime_in_seconds:"))
                    return line.mid(18).trimmed().toInt() >= 1;
            }
            return false;
        },
        kPatienceMs);
}

} // namespace

class TestDoctor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void soundNode();
    void soundNodeAsText();
    void hazards_data();
    void hazards();
    void changesNothing();
    void restarted();
    void replica();
    void severalNodes();
    void equalFindingsAreJoined();
    void unreachable();
    void missingRights();
    void whatIsMissingCostsNoMore();
    void theLinesAreAccepted();
    void usage();

private:
    RedisServer m_server{sound()};
};

void TestDoctor::initTestCase()
{
    QVERIFY(m_server.start());
    QVERIFY(isGrown(m_server));
}

void TestDoctor::soundNode()
{
    const auto outcome = Program().run(doctor(m_server, kBriefly + QStringList{u"--json"_s}));
    QVERIFY2(outcome.code == 0, outcome.output + outcome.errors);
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(outcome.objects().size(), 2);
    const QJsonObject node = outcome.objects().first();
    QCOMPARE(ids(node), QStringList());
    QCOMPARE(node.value("role"_L1).toString(), u"master"_s);
    QCOMPARE(node.value("evictionPolicy"_L1).toString(), u"noeviction"_s);
    QCOMPARE(node.value("maxMemoryBytes"_L1).toInteger(), 100 * 1024 * 1024);
    QVERIFY(node.value("usedMemoryBytes"_L1).toInteger() > 0);
    QCOMPARE(node.value("appendOnly"_L1), QJsonValue(true));
    QCOMPARE(node.value("appendFsync"_L1).toString(), u"always"_s);
    QCOMPARE(node.value("replicas"_L1).toInt(-1), 0);
    QCOMPARE(node.value("missingRights"_L1), QJsonValue(QJsonArray()));
    // Both clocks are this machine's.
    QVERIFY(std::abs(node.value("clockOffsetMs"_L1).toDouble(1e9))
            <= node.value("clockUncertaintyMs"_L1).toDouble() + 1000);
    QVERIFY(node.value("clockUncertaintyMs"_L1).toDouble() > 0);
    for (const auto key : {"startedAt"_L1, "snapshotOk"_L1})
        QVERIFY2(node.contains(key) && !node.value(key).isNull(), key.data());
    // There is nothing to listen for, so that no feed was begun.
    for (const auto key : {"primary"_L1, "quarantinedUntil"_L1, "restartedAt"_L1, "feed"_L1})
        QVERIFY2(node.contains(key) && node.value(key).isNull(), key.data());
    const QJsonObject together = outcome.objects().last();
    QCOMPARE(ids(together), QStringList());
    QVERIFY(
        together.value("aclWatch"_L1).toString().startsWith(u"ACL SETUSER lockscope-watch reset on '>PASSWORD' "_s));
    QVERIFY(together.value("aclAct"_L1).toString().startsWith(u"ACL SETUSER lockscope-act reset on '>PASSWORD' "_s));
}

void TestDoctor::soundNodeAsText()
{
    const auto outcome = Program().run(doctor(m_server, kBriefly + QStringList{u"--pattern"_s, u"lock:*"_s}));
    QVERIFY2(outcome.code == 0, outcome.output + outcome.errors);
    const char *keys = RedisServer::version() < QVersionNumber(6, 2) ? " '~lock:*' "
        : RedisServer::version() < QVersionNumber(7)                 ? "resetchannels '~lock:*' "
                                                                     : "resetchannels '%R~lock:*' ";
    for (const char *words : {"noeviction, at most 104857600 bytes", "append-only file, appendfsync always",
                              "updates via tracking", "ACL SETUSER lockscope-watch reset on '>PASSWORD' ", keys,
                              "ACL SETUSER lockscope-act ", "Nothing was changed."})
        QVERIFY2(outcome.output.contains(words), outcome.output.constData());
    QVERIFY(!outcome.output.contains("danger") && !outcome.output.contains("warning"));
}

void TestDoctor::hazards_data()
{
    QTest::addColumn<QStringList>("before"); // settings and values
    QTest::addColumn<QStringList>("after");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("severity");
    QTest::addColumn<QString>("remedy");
    QTest::addColumn<int>("code");
    QTest::newRow("eviction") << QStringList{u"maxmemory-policy"_s, u"allkeys-lru"_s}
                              << QStringList{u"maxmemory-policy"_s, u"noeviction"_s} << u"evicts"_s << u"danger"_s
                              << u"CONFIG SET maxmemory-policy noeviction"_s << 1;
    QTest::newRow("no append-only file") << QStringList{u"appendonly"_s, u"no"_s}
                                         << QStringList{u"appendonly"_s, u"yes"_s} << u"forgets"_s << u"warning"_s
                                         << u"CONFIG SET appendonly yes"_s << 1;
    QTest::newRow("synced later") << QStringList{u"appendfsync"_s, u"everysec"_s}
                                  << QStringList{u"appendfsync"_s, u"always"_s} << u"fsync-late"_s << u"notice"_s
                                  << u"CONFIG SET appendfsync always"_s << 0;
    QTest::newRow("full") << QStringList{u"maxmemory"_s, u"1"_s} << QStringList{u"maxmemory"_s, u"100mb"_s}
                          << u"nearly-full"_s << u"danger"_s << u"CONFIG SET maxmemory "_s
                          << 1; // twice of what it uses
}

void TestDoctor::hazards()
{
    QFETCH(QStringList, before);
    QFETCH(QStringList, after);
    QFETCH(QString, id);
    QFETCH(QString, severity);
    QFETCH(QString, remedy);
    QFETCH(int, code);
    QCOMPARE(m_server.cli(QStringList{u"CONFIG"_s, u"SET"_s} + before), "OK");
    const auto json = Program().run(doctor(m_server, kBriefly + QStringList{u"--json"_s}));
    const auto text = Program().run(doctor(m_server, kBriefly));
    QCOMPARE(m_server.cli(QStringList{u"CONFIG"_s, u"SET"_s} + after), "OK");
    QCOMPARE(ids(json.objects().first()), QStringList{id});
    const QJsonObject found = finding(json.objects().first(), id);
    QCOMPARE(found.value("severity"_L1).toString(), severity);
    const QStringList lines = remedies(found).filter(remedy);
    QVERIFY2(!lines.isEmpty(), qPrintable(remedies(found).join(u'\n')));
    QVERIFY(!found.value("sentence"_L1).toString().isEmpty() && !found.value("consequence"_L1).toString().isEmpty());
    QCOMPARE(json.code, code);
    QCOMPARE(text.code, code);
    QVERIFY2(text.output.contains(severity.toUtf8()), text.output.constData());
    QVERIFY2(text.output.contains("    Fix     " + remedy.toUtf8()), text.output.constData());
}

void TestDoctor::changesNothing()
{
    m_server.tell(u"SET lock:a owner PX 600000"_s);
    m_server.tell(u"CONFIG RESETSTAT"_s);
    QVERIFY(Program().run(doctor(m_server)).code != 2);
    const QSet<QByteArray> mine{"config|resetstat", "info", "command", "command|docs"};
    const QSet<QByteArray> harmless{"scan",
                                    "type",
                                    "pttl",
                                    "strlen",
                                    "getrange",
                                    "hlen",
                                    "hscan",
                                    "hget",
                                    "scard",
                                    "sscan",
                                    "zcard",
                                    "zrange",
                                    "zcount",
                                    "llen",
                                    "lrange",
                                    "time",
                                    "info",
                                    "multi",
                                    "exec",
                                    "client|setname",
                                    "client|id",
                                    "client|list",
                                    "client|tracking",
                                    "client|no-touch",
                                    "pubsub|channels",
                                    "pubsub|numsub",
                                    "pubsub|shardnumsub",
                                    "ping",
                                    "subscribe",
                                    "psubscribe",
                                    "punsubscribe",
                                    "config|get"};
    for (const auto &line : m_server.tell(u"INFO commandstats"_s).split('\n')) {
        if (!line.startsWith("cmdstat_"))
            continue;
        if (line.contains(":calls=0,"))
            continue; // refused for its words alone, as an EVAL without a script: nothing was carried out
        const QByteArray command = line.mid(8, line.indexOf(':') - 8);
        if (RedisServer::version() < QVersionNumber(7)
            && (command == "client" || command == "pubsub" || command == "config"))
            continue; // counts subcommands together
        QVERIFY2(harmless.contains(command) || mine.contains(command), command.constData());
    }
    QCOMPARE(m_server.tell(u"GET lock:a"_s), "owner");
    m_server.tell(u"DEL lock:a"_s);
}

void TestDoctor::restarted()
{
    RedisServer server(
        RedisServer::Options{.config = {u"--appendonly"_s, u"yes"_s}}); // each second on disk: the last may be gone
    QVERIFY(server.start() && server.restart());
    const auto outcome = Program().run(doctor(server, {u"--json"_s}));
    QCOMPARE(outcome.code, 1);
    QVERIFY2(ids(outcome.objects().first()).contains(u"restarted"_s), outcome.output.constData());
    // A node that keeps all has forgotten nothing.
    QVERIFY(m_server.restart());
    QVERIFY(!ids(Program().run(doctor(m_server, {u"--json"_s})).objects().first()).contains(u"restarted"_s));
}

void TestDoctor::replica()
{
    RedisServer server(sound());
    QVERIFY(server.start());
    QCOMPARE(server.tell(u"REPLICAOF 127.0.0.1 %1"_s.arg(m_server.port())), "OK");
    const auto synced = [&] { return server.tell(u"INFO replication"_s).contains("master_link_status:up"); };
    QTRY_VERIFY_WITH_TIMEOUT(synced(), kPatienceMs);
    const auto outcome = Program().run(doctor(server, kBriefly + QStringList{u"--json"_s}));
    QCOMPARE(outcome.code, 1);
    const QJsonObject node = outcome.objects().first();
    QCOMPARE(node.value("role"_L1).toString(), u"slave"_s);
    QCOMPARE(node.value("primary"_L1).toString(), u"127.0.0.1:%1"_s.arg(m_server.port()));
    QCOMPARE(ids(node), QStringList{u"replica"_s}); // nothing is said of a vote that it does not have
    QVERIFY(remedies(finding(node, u"replica"_s))
                .join(u' ')
                .contains(u"--node redis://127.0.0.1:%1"_s.arg(m_server.port())));
    const auto primary = Program().run(doctor(m_server, kBriefly + QStringList{u"--json"_s})).objects().first();
    QVERIFY(ids(primary).contains(u"fails-over"_s));
    server.tell(u"REPLICAOF NO ONE"_s);
}

void TestDoctor::severalNodes()
{
    RedisServer server(sound());
    QVERIFY(server.start());
    QVERIFY(isGrown(server));
    // One of them under two names: it has one vote.
    auto outcome = Program().run(QStringList{u"doctor"_s, u"--json"_s, u"--node"_s, m_server.uri(), u"--node"_s,
                                             server.uri(), u"--node"_s, u"unix://"_s + m_server.socketPath()}
                                 + kBriefly);
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.objects().size(), 4);
    QVERIFY2(ids(outcome.objects().last()).contains(u"same-server"_s), outcome.output.constData());
    outcome = Program().run(
        QStringList{u"doctor"_s, u"--json"_s, u"--node"_s, m_server.uri(), u"--node"_s, server.uri()} + kBriefly);
    QVERIFY(ids(outcome.objects().last()).contains(u"even-count"_s));
}

/// The worst first, each with severity, problem, impact and fix.
void TestDoctor::equalFindingsAreJoined()
{
    RedisServer forgetful(RedisServer::Options{.config = {u"--maxmemory"_s, u"100mb"_s}});
    RedisServer evicting(
        RedisServer::Options{.config = {u"--maxmemory"_s, u"100mb"_s, u"--maxmemory-policy"_s, u"allkeys-lru"_s}});
    QVERIFY(forgetful.start() && evicting.start());
    QVERIFY(isGrown(forgetful) && isGrown(evicting));
    const auto outcome = Program().run(
        doctor(forgetful, kBriefly + QStringList{u"--node"_s, evicting.uri(), u"--node"_s, m_server.uri()}));
    QCOMPARE(outcome.code, 1);
    const QString text = QString::fromUtf8(outcome.output);
    const auto placeOf = [&text](const QString &words) { return text.indexOf(words); };
    QVERIFY2(placeOf(u"\n✖ danger  "_s) > 0 && placeOf(u"\n✖ danger  "_s) < placeOf(u"\n⚠ warning  "_s),
             outcome.output.constData());
    QCOMPARE(text.count(u"append-only file\n"_s), 1);
    const qsizetype problem = placeOf(u"⚠ warning  2 nodes keep no append-only file\n"_s);
    const qsizetype nodes
        = text.indexOf(u"    Nodes   %1, %2\n"_s.arg(forgetful.uri().mid(8), evicting.uri().mid(8)), problem);
    const qsizetype impact = text.indexOf(u"    Impact  "_s, nodes);
    const qsizetype fix = text.indexOf(u"    Fix     CONFIG SET appendonly yes\n"_s, impact);
    QVERIFY2(problem > 0 && nodes > problem && impact > nodes && fix > impact, outcome.output.constData());
    QVERIFY(fix < placeOf(u"\nNodes\n"_s));
}

void TestDoctor::unreachable()
{
    const auto outcome
        = Program().run(doctor(m_server, kBriefly + QStringList{u"--json"_s, u"--node"_s, u"redis://127.0.0.1:1"_s}));
    QCOMPARE(outcome.code, 3);
    QCOMPARE(outcome.objects().size(), 3);
    QCOMPARE(ids(outcome.objects().at(1)), QStringList{u"unreachable"_s});
    QVERIFY(outcome.objects().at(1).value("missingRights"_L1).isNull()); // not known
    QVERIFY(outcome.objects().at(1).value("role"_L1).isNull());
    QCOMPARE(Program().run({u"doctor"_s, u"-p"_s, u"1"_s}).code, 3);
}

void TestDoctor::missingRights()
{
    m_server.tell(
        u"ACL SETUSER ann reset on >pw %R~* resetchannels +scan +type +pttl +strlen +getrange +hlen +hscan +client|setname +ping"_s);
    const QStringList login{u"--user"_s, u"ann"_s, u"-a"_s, u"pw"_s};
    const auto outcome = Program().run(doctor(m_server, kBriefly + login + QStringList{u"--json"_s}));
    QCOMPARE(outcome.code, 1); // who it is cannot be told
    const QJsonObject node = outcome.objects().first();
    QCOMPARE(ids(node), QStringList{u"unidentified"_s});
    QCOMPARE(remedies(finding(node, u"unidentified"_s)), QStringList{u"ACL SETUSER ann +info"_s});
    QMap<QString, QString> features;
    for (const auto &missing : node.value("missingRights"_L1).toArray()) {
        const QJsonObject right = missing.toObject();
        const QString rule = right.value("right"_L1).toString();
        features.insert(rule, right.value("feature"_L1).toString());
        QVERIFY(!right.value("cost"_L1).toString().isEmpty());
        QVERIFY(right.value("serverWords"_L1).toString().contains(u"NOPERM"_s));
        QCOMPARE(
            right.value("remedy"_L1).toString(),
            u"ACL SETUSER ann "_s
                + (rule.contains(u'|') || rule.contains(u'*') || rule.contains(u'&') ? u'\'' + rule + u'\'' : rule));
    }
    QCOMPARE(features.value(u"+time"_s), u"clock"_s);
    QCOMPARE(features.value(u"+info"_s), u"identity"_s);
    QCOMPARE(features.value(u"+client|tracking"_s), u"feed"_s);
    QCOMPARE(features.value(u"+zrange"_s), u"sorted-sets"_s);
    QCOMPARE(features.value(u"+multi"_s), u"plans"_s);
    for (const auto &granted : {u"+scan"_s, u"+type"_s, u"+hscan"_s, u"+ping"_s, u"+client|setname"_s})
        QVERIFY2(!features.contains(granted), qPrintable(granted));
    QVERIFY(node.value("clockOffsetMs"_L1).isNull());
    QVERIFY(node.value("appendFsync"_L1).isNull());
    QVERIFY(!outcome.output.contains("\"pw\"") && !outcome.output.contains(">pw"));
    const auto text = Program().run(doctor(m_server, kBriefly + login));
    QVERIFY2(
        text.output.contains("· notice  This user lacks +time\n    Nodes   %1\n    Impact  Clock errors stay unknown.\n"
                             "    Fix     ACL SETUSER ann +time\n"_ba.replace("%1", m_server.uri().mid(8).toUtf8())),
        text.output.constData());
}

/// The first user of resources/docs/acl.md sees hashes, but not very large ones.
void TestDoctor::whatIsMissingCostsNoMore()
{
    m_server.tell(u"ACL SETUSER lockwatch on >pw resetkeys resetchannels -@all %R~* +scan +type +pttl +getrange "
                  u"+strlen +hlen +hscan +multi +exec +ping "
                  "+time +info +client|setname"_s);
    m_server.tell(u"HSET lock:redisson 0b2c1d4e-5f60-4a71-8b92-a3b4c5d6e7f8:82 1"_s);
    const auto removed = qScopeGuard([this] { m_server.tell(u"DEL lock:redisson"_s); });
    const QStringList login{u"--user"_s, u"lockwatch"_s, u"-a"_s, u"pw"_s};
    const auto listed = Program().run({QStringList{u"list"_s, u"--json"_s, u"--node"_s, m_server.uri()} + login});
    QCOMPARE(listed.objects().size(), 1);
    QCOMPARE(listed.objects().first().value("dialect"_L1).toString(), u"redisson"_s);
    const auto text = Program().run(doctor(m_server, kBriefly + login));
    QVERIFY2(text.output.contains("This user lacks +hget\n"), text.output.constData());
    QVERIFY2(!text.output.contains("does not see hash locks ("), text.output.constData());
}

void TestDoctor::theLinesAreAccepted()
{
    m_server.tell(u"SET lock:a owner PX 600000"_s);
    const auto object = Program().run(doctor(m_server, {u"--json"_s, u"--pattern"_s, u"lock:*"_s})).objects().last();
    for (const auto field : {"aclWatch"_L1, "aclAct"_L1}) {
        // As an operator pastes it, into redis-cli and behind it into a shell.
        const QString line = object.value(field).toString().replace(u">PASSWORD"_s, u">pw"_s);
        QProcess client;
        client.start(u"redis-cli"_s, {u"-p"_s, QString::number(m_server.port())});
        client.write(line.toUtf8() + '\n');
        client.closeWriteChannel();
        QVERIFY(client.waitForFinished());
        QCOMPARE(client.readAllStandardOutput(), "OK\n");
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, u"redis-cli -p %1 "_s.arg(m_server.port()) + line});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.readAllStandardOutput(), "OK\n");
    }
    for (const auto &user : {u"lockscope-watch"_s, u"lockscope-act"_s}) {
        const auto outcome = Program().run(doctor(
            m_server,
            kBriefly + QStringList{u"--json"_s, u"--pattern"_s, u"lock:*"_s, u"--user"_s, user, u"-a"_s, u"pw"_s}));
        QCOMPARE(outcome.objects().first().value("missingRights"_L1), QJsonValue(QJsonArray()));
        const auto list = Program().run({u"list"_s, u"--json"_s, u"--node"_s, m_server.uri(), u"--pattern"_s,
                                         u"lock:*"_s, u"--user"_s, user, u"-a"_s, u"pw"_s});
        QCOMPARE(list.objects().size(), 1);
        QCOMPARE(list.objects().first().value("verdict"_L1).toString(), u"held"_s);
    }
    const QStringList release{u"release"_s, u"lock:a"_s, u"--node"_s,        m_server.uri(), u"--pattern"_s,
                              u"lock:*"_s,  u"--user"_s, u"lockscope-act"_s, u"-a"_s,        u"pw"_s,
                              u"--owner"_s, u"owner"_s,  u"--execute"_s};
    const auto released = Program().run(release);
    QVERIFY2(released.code == 0, released.output + released.errors);
    QCOMPARE(m_server.tell(u"EXISTS lock:a"_s), "0");
}

void TestDoctor::usage()
{
    QCOMPARE(Program().run({u"doctor"_s, u"now"_s}).code, 2);
    QCOMPARE(Program().run({u"doctor"_s, u"--ttl"_s, u"soon"_s}).code, 2);
    QVERIFY(Program().run({u"doctor"_s, u"--help"_s}).output.contains("lockscope doctor [OPTIONS]"));
}

LOCKSCOPE_TEST(QCoreApplication, TestDoctor)
#include "tst_doctor.moc"
