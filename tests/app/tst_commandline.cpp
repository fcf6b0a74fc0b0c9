#include "fixtures/testprogram.h"

#include "app/arguments/commandline.h"

#include <QDir>

#include <vector>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace Qt::StringLiterals;

namespace {

/// The request, for arguments that must be good.
Request parsed(const QStringList &arguments)
{
    const auto request = parseCommandLine(arguments);
    if (!request) {
        QTest::qFail(qPrintable(request.error().message), __FILE__, __LINE__);
        return {};
    }
    return *request;
}

Endpoint onlyNode(const QStringList &arguments)
{
    const auto nodes = parsed(arguments).deployment.nodes;
    return nodes.size() == 1 ? nodes.first() : Endpoint{.host = u"(not one node)"_s};
}

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void defaults();
    void commands_data();
    void commands();
    void endpoints_data();
    void endpoints();
    void passwords();
    void tlsFilesGoToEveryNode();
    void sentinels();
    void cluster();
    void databaseGoesToEveryNode();
    void flags();
    void whatCountsAsALock();
    void durations_data();
    void durations();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void passwordsAreNotRepeated_data();
    void passwordsAreNotRepeated();
    void passwordsAreHidden();
    void whoMayReadMetrics();
    void emptyValuesAreValues();
    void commonPasswordFillsGaps();
    void commandToRun_data();
    void commandToRun();
    void runOptions();
    void replayOptions();
    void sampleOptions();
    void positions_data();
    void positions();
    void graceFollowsTheTtl_data();
    void graceFollowsTheTtl();
};

void TestCommandLine::init()
{
    qunsetenv("REDISCLI_AUTH");
}

void TestCommandLine::defaults()
{
    const auto request = parsed({});
    QCOMPARE(request.command, u"window"_s);
    QCOMPARE(request.deployment.nodes.size(), 1);
    QCOMPARE(request.deployment.nodes.first().display(), u"127.0.0.1:6379"_s);
    QVERIFY(!request.nodesGiven);
    QVERIFY(request.deployment.patterns.isEmpty());
    QVERIFY(request.deployment.environment == Environment::Unspecified);
    QCOMPARE(request.deployment.interval, Millis(1000));
    QVERIFY(!request.timeout);
    QVERIFY(!request.json && !request.once && !request.headless && !request.execute && !request.askPassword);
    QVERIFY(!request.owner && request.reason.isEmpty() && request.confirm.isEmpty() && request.name.isEmpty());
}

void TestCommandLine::commands_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("name");
    QTest::newRow("list") << QStringList{u"list"_s} << u"list"_s << QString();
    QTest::newRow("watch") << QStringList{u"watch"_s} << u"watch"_s << QString();
    QTest::newRow("doctor") << QStringList{u"doctor"_s} << u"doctor"_s << QString();
    QTest::newRow("dialects") << QStringList{u"dialects"_s} << u"dialects"_s << QString();
    QTest::newRow("demo") << QStringList{u"demo"_s} << u"demo"_s << QString();
    QTest::newRow("show with its name") << QStringList{u"show"_s, u"orders:42"_s} << u"show"_s << u"orders:42"_s;
    QTest::newRow("release with its name")
        << QStringList{u"release"_s, u"orders:42"_s} << u"release"_s << u"orders:42"_s;
    QTest::newRow("flags before the command") << QStringList{u"--json"_s, u"list"_s} << u"list"_s << QString();
    QTest::newRow("flags between command and name")
        << QStringList{u"show"_s, u"--json"_s, u"a"_s} << u"show"_s << u"a"_s;
    QTest::newRow("a name that starts with a dash") << QStringList{u"show"_s, u"--"_s, u"-a"_s} << u"show"_s << u"-a"_s;
    QTest::newRow("help of a command") << QStringList{u"list"_s, u"--help"_s} << u"help"_s << u"list"_s;
    QTest::newRow("help of a command, by its name") << QStringList{u"help"_s, u"list"_s} << u"help"_s << u"list"_s;
    QTest::newRow("help before the command") << QStringList{u"--help"_s, u"list"_s} << u"help"_s << u"list"_s;
    QTest::newRow("help wins over a mistake")
        << QStringList{u"list"_s, u"--jsno"_s, u"--for"_s, u"x"_s, u"--help"_s} << u"help"_s << u"list"_s;
    QTest::newRow("a lock that is called as a command") << QStringList{u"show"_s, u"list"_s} << u"show"_s << u"list"_s;
    QTest::newRow("help") << QStringList{u"--help"_s} << u"help"_s << QString();
    QTest::newRow("help wins over nonsense") << QStringList{u"nonsense"_s, u"--help"_s} << u"help"_s << QString();
    QTest::newRow("version") << QStringList{u"--version"_s} << u"version"_s << QString();
}

void TestCommandLine::commands()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, command);
    QFETCH(const QString, name);
    const auto request = parsed(arguments);
    QCOMPARE(request.command, command);
    QCOMPARE(request.name, name);
}

void TestCommandLine::endpoints_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("nodes");
    QTest::newRow("-h is the host, as in redis-cli")
        << QStringList{u"-h"_s, u"redis.example.org"_s} << QStringList{u"redis.example.org:6379"_s};
    QTest::newRow("--host") << QStringList{u"--host"_s, u"10.0.0.1"_s} << QStringList{u"10.0.0.1:6379"_s};
    QTest::newRow("-p") << QStringList{u"-p"_s, u"6380"_s} << QStringList{u"127.0.0.1:6380"_s};
    QTest::newRow("-p without a space") << QStringList{u"-p6380"_s} << QStringList{u"127.0.0.1:6380"_s};
    QTest::newRow("host and port") << QStringList{u"-h"_s, u"::1"_s, u"--port"_s, u"1"_s} << QStringList{u"[::1]:1"_s};
    QTest::newRow("-s") << QStringList{u"-s"_s, u"/run/redis.sock"_s} << QStringList{u"/run/redis.sock"_s};
    QTest::newRow("--socket") << QStringList{u"--socket=/run/redis.sock"_s} << QStringList{u"/run/redis.sock"_s};
    QTest::newRow("-s, from here") << QStringList{u"-s"_s, u"redis.sock"_s}
                                   << QStringList{QDir::current().absoluteFilePath(u"redis.sock"_s)};
    QTest::newRow("-u") << QStringList{u"-u"_s, u"redis://a:7/3"_s} << QStringList{u"a:7/3"_s};
    QTest::newRow("--uri") << QStringList{u"--uri"_s, u"rediss://a"_s} << QStringList{u"a:6379"_s};
    QTest::newRow("--node, repeated") << QStringList{u"--node"_s, u"redis://a"_s, u"--node"_s, u"unix:///s"_s,
                                                     u"--node=b:2"_s}
                                      << QStringList{u"a:6379"_s, u"/s"_s, u"b:2"_s};
    QTest::newRow("--node and -h add up")
        << QStringList{u"--node"_s, u"redis://a"_s, u"-h"_s, u"b"_s} << QStringList{u"a:6379"_s, u"b:6379"_s};
}

void TestCommandLine::endpoints()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QStringList, nodes);
    const auto request = parsed(QStringList{u"list"_s} + arguments);
    QStringList displays;
    for (const auto &node : request.deployment.nodes)
        displays += node.display();
    QCOMPARE(displays, nodes);
    QVERIFY(request.nodesGiven);
    QVERIFY(!request.deployment.name.isEmpty());
}

void TestCommandLine::passwords()
{
    QVERIFY(onlyNode({u"-a"_s, u"s3cret"_s}).password == Secret("s3cret"));
    QVERIFY(onlyNode({u"--pass"_s, u"s3cret"_s, u"--user"_s, u"ann"_s}).user == u"ann"_s);
    QVERIFY(onlyNode({u"--node"_s, u"redis://:own@a"_s, u"-a"_s, u"other"_s}).password == Secret("own"));
    qputenv("REDISCLI_AUTH", "from-environment");
    QVERIFY(onlyNode({}).password == Secret("from-environment"));
    QVERIFY(onlyNode({u"-a"_s, u"given"_s}).password == Secret("given"));
    QVERIFY(onlyNode({u"--node"_s, u"redis://:own@a"_s}).password == Secret("own"));
    qunsetenv("REDISCLI_AUTH");
    QVERIFY(onlyNode({}).password.isEmpty());
    QVERIFY(parsed({u"--askpass"_s}).askPassword);
}

void TestCommandLine::tlsFilesGoToEveryNode()
{
    const auto nodes = parsed({u"list"_s, u"--tls"_s, u"--cacert"_s, u"/ca"_s, u"--cert"_s, u"/cert"_s, u"--key"_s,
                               u"/key"_s, u"--sni"_s, u"name"_s, u"--node"_s, u"redis://a"_s, u"--node"_s,
                               u"rediss://b?cacert=/own"_s, u"--node"_s, u"unix:///s"_s})
                           .deployment.nodes;
    QCOMPARE(nodes.size(), 3);
    QVERIFY((nodes.at(0).tls
             == TlsOptions{.enabled = true,
                           .caFile = u"/ca"_s,
                           .certFile = u"/cert"_s,
                           .keyFile = u"/key"_s,
                           .serverName = u"name"_s}));
    QCOMPARE(nodes.at(1).tls.caFile, u"/own"_s);
    QCOMPARE(nodes.at(1).tls.serverName, u"name"_s);
    QVERIFY(!nodes.at(2).tls.enabled); // a unix socket speaks no TLS
}

void TestCommandLine::sentinels()
{
    const auto request = parsed({u"list"_s, u"--sentinel"_s, u"10.0.0.1"_s, u"--sentinel"_s,
                                 u"redis://eve:pw@10.0.0.2:5000"_s, u"--master"_s, u"shop"_s, u"--user"_s, u"ann"_s,
                                 u"-a"_s, u"secret"_s, u"-n"_s, u"3"_s, u"--tls"_s, u"--cacert"_s, u"/ca"_s});
    const Deployment &deployment = request.deployment;
    QVERIFY(deployment.rule == DeploymentRule::Sentinel);
    QVERIFY(request.nodesGiven);
    QCOMPARE(deployment.name, u"shop"_s);
    QCOMPARE(deployment.master, u"shop"_s);
    QCOMPARE(deployment.nodesAtFirst(), 1);
    QCOMPARE(deployment.nodes.size(), 1);
    QCOMPARE(deployment.nodes.first().user, u"ann"_s);
    QVERIFY(deployment.nodes.first().password == Secret("secret"));
    QCOMPARE(deployment.nodes.first().database, 3);
    QCOMPARE(deployment.sentinels.size(), 2);
    QCOMPARE(deployment.sentinels.at(0).display(), u"10.0.0.1:26379"_s);
    QVERIFY2(deployment.sentinels.at(0).user.isEmpty() && deployment.sentinels.at(0).password.isEmpty(),
             "a sentinel's login is its own");
    QCOMPARE(deployment.sentinels.at(1).display(), u"10.0.0.2:5000"_s);
    QCOMPARE(deployment.sentinels.at(1).user, u"eve"_s);
    for (const auto &endpoint : deployment.nodes + deployment.sentinels) {
        QVERIFY(endpoint.tls.enabled);
        QCOMPARE(endpoint.tls.caFile, u"/ca"_s);
    }
    QVERIFY(parsed({u"list"_s}).deployment.rule == DeploymentRule::Independent);
}

void TestCommandLine::cluster()
{
    const auto request = parsed(
        {u"list"_s, u"--cluster"_s, u"--node"_s, u"a:7000"_s, u"--node"_s, u"b:7001"_s, u"--user"_s, u"ann"_s});
    QVERIFY(request.deployment.rule == DeploymentRule::Cluster);
    QCOMPARE(request.deployment.nodes.size(), 2);
    QCOMPARE(request.deployment.nodes.at(1).display(), u"b:7001"_s);
    QCOMPARE(request.deployment.nodes.at(1).user, u"ann"_s);
    QCOMPARE(request.deployment.name, u"Cluster of a:7000"_s);
    QCOMPARE(request.deployment.nodesAtFirst(), 1);
    const auto local = parsed({u"--cluster"_s});
    QVERIFY(local.nodesGiven);
    QCOMPARE(local.deployment.nodes.first().display(), u"127.0.0.1:6379"_s);
}

void TestCommandLine::databaseGoesToEveryNode()
{
    const auto nodes = parsed({u"list"_s, u"-n"_s, u"4"_s, u"--node"_s, u"redis://a"_s, u"--node"_s, u"redis://b"_s})
                           .deployment.nodes;
    QCOMPARE(nodes.at(0).database, 4);
    QCOMPARE(nodes.at(1).database, 4);
    QCOMPARE(onlyNode({u"--db"_s, u"2"_s}).database, 2);
}

void TestCommandLine::flags()
{
    const auto request
        = parsed({u"release"_s, u"a"_s, u"--owner"_s, u"tok\\x0Aen"_s, u"--execute"_s, u"--reason"_s, u"gone"_s,
                  u"--confirm"_s, u"a"_s, u"--hold-off"_s, u"30s"_s, u"--json"_s, u"--environment"_s, u"production"_s,
                  u"--pattern"_s, u"lock:*"_s, u"--pattern"_s, u"x\\xFFy"_s});
    QCOMPARE(request.owner, u"tok\\x0Aen"_s);
    QVERIFY(request.execute && request.json);
    const auto live = parsed({u"--once"_s, u"--headless"_s});
    QVERIFY(live.once && live.headless);
    QCOMPARE(request.reason, u"gone"_s);
    QCOMPARE(request.confirm, u"a"_s);
    QVERIFY(request.language.isEmpty());
    QCOMPARE(parsed({u"--lang"_s, u"zh_HK"_s}).language, u"zh_TW"_s);
    QVERIFY(request.view.isEmpty());
    QCOMPARE(parsed({u"demo"_s, u"--view"_s, u"alerts"_s}).view, u"alerts"_s);
    QCOMPARE(parsed({u"replay"_s, u"a"_s, u"--window"_s, u"--view"_s, u"audit"_s}).view, u"audit"_s);
    QVERIFY(request.act == (LockAction{LockActionKind::ReleaseAndHoldOff, Millis(30'000)}));
    QVERIFY(parsed({u"release"_s, u"a"_s, u"--shorten-to"_s, u"1500ms"_s}).act
            == (LockAction{LockActionKind::ShortenTtl, Millis(1500)}));
    QVERIFY(parsed({u"release"_s, u"a"_s, u"--set-ttl"_s, u"1h"_s}).act
            == (LockAction{LockActionKind::SetTtl, Millis(3'600'000)}));
    QVERIFY(!parseCommandLine({u"release"_s, u"a"_s, u"--set-ttl"_s, u"1h"_s, u"--shorten-to"_s, u"1s"_s}));
    QVERIFY(!parseCommandLine({u"show"_s, u"a"_s, u"--set-ttl"_s, u"1h"_s}));
    QVERIFY(request.deployment.environment == Environment::Production);
    QCOMPARE(request.deployment.patterns, QByteArrayList({"lock:*", "x\xffy"}));
    QVERIFY(parsed({u"--environment"_s, u"development"_s}).deployment.environment == Environment::Development);
    QVERIFY(parsed({u"--environment"_s, u"unspecified"_s}).deployment.environment == Environment::Unspecified);
}

void TestCommandLine::whatCountsAsALock()
{
    QVERIFY(parsed({}).deployment.dialects == DialectOptions());
    QVERIFY(!parsed({}).deployment.possible);
    QVERIFY(parsed({u"list"_s, u"--possible"_s}).deployment.possible);
    const auto given
        = parsed({u"list"_s, u"--generic"_s, u"--pin"_s, u"a\\xFF=b*=redisson"_s, u"--pin"_s, u"job:*=string"_s})
              .deployment;
    QVERIFY(given.possible);
    const QList<DialectPin> pins{{.pattern = "a\xff=b*", .dialect = u"redisson"_s},
                                 {.pattern = "job:*", .dialect = u"string"_s}};
    QVERIFY(given.dialects.pins == pins);
}

void TestCommandLine::durations_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("millis"); // 0: refused
    QTest::newRow("a bare number is seconds") << u"2"_s << qint64(2000);
    QTest::newRow("milliseconds") << u"500ms"_s << qint64(500);
    QTest::newRow("seconds") << u"1.5s"_s << qint64(1500);
    QTest::newRow("minutes") << u"2m"_s << qint64(120'000);
    QTest::newRow("hours") << u"1.5h"_s << qint64(5'400'000);
    QTest::newRow("nothing") << QString() << qint64(0);
    QTest::newRow("zero") << u"0"_s << qint64(0);
    QTest::newRow("less than a millisecond") << u"0.1ms"_s << qint64(0);
    QTest::newRow("negative") << u"-1s"_s << qint64(0);
    QTest::newRow("a word") << u"soon"_s << qint64(0);
    QTest::newRow("a unit alone") << u"ms"_s << qint64(0);
    QTest::newRow("no number by name") << u"nan"_s << qint64(0);
    QTest::newRow("endless") << u"inf"_s << qint64(0);
    QTest::newRow("more than a day") << u"100000"_s << qint64(0);
}

void TestCommandLine::durations()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, millis);
    const auto request = parseCommandLine({u"list"_s, u"--timeout="_s + text});
    if (millis == 0) {
        QVERIFY(!request);
        QVERIFY2(request.error().message.contains(u"--timeout"_s), qPrintable(request.error().message));
    } else {
        QVERIFY(request);
        QCOMPARE(request->timeout.value_or(Millis(0)).count(), millis);
    }
}

void TestCommandLine::mistakesAreNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("language") << QStringList{u"--lang"_s, u"tlh"_s} << u"zh_CN"_s;
    QTest::newRow("an option of another command")
        << QStringList{u"list"_s, u"--execute"_s} << u"--execute goes with release. See 'lockscope list --help'."_s;
    QTest::newRow("an option of others, before the command")
        << QStringList{u"--ttl"_s, u"2s"_s, u"list"_s} << u"--ttl goes with doctor, run"_s;
    QTest::newRow("a flag with a value") << QStringList{u"release"_s, u"a"_s, u"--execute=no"_s}
                                         << u"--execute takes no value"_s;
    QTest::newRow("a page nobody knows") << QStringList{u"help"_s, u"lst"_s} << u"Did you mean 'list'?"_s;
    QTest::newRow("a scheme nobody knows")
        << QStringList{u"demo"_s, u"--scheme"_s, u"redlok"_s} << u"Did you mean 'redlock'?"_s;
    QTest::newRow("a command nobody knows")
        << QStringList{u"lits"_s} << u"Unknown command 'lits'. Did you mean 'list'? See 'lockscope --help'."_s;
    QTest::newRow("a node where a command stands")
        << QStringList{u"redis://:secret@h:6379"_s} << u"A command was expected. Name a node by --node"_s;
    QTest::newRow("replay without a file") << QStringList{u"replay"_s} << u"replay needs the file"_s;
    QTest::newRow("a window for a list") << QStringList{u"list"_s, u"-p"_s, u"7001"_s, u"--window"_s}
                                         << u"--window goes with replay. See 'lockscope list --help'."_s;
    QTest::newRow("one picture in a window")
        << QStringList{u"replay"_s, u"a"_s, u"--window"_s, u"--once"_s} << u"--once is for printed output"_s;
    QTest::newRow("lines in a window") << QStringList{u"replay"_s, u"a"_s, u"--window"_s, u"--json"_s}
                                       << u"--json is for printed output"_s;
    QTest::newRow("no pauses in a window") << QStringList{u"replay"_s, u"a"_s, u"--window"_s, u"--speed"_s, u"0"_s}
                                           << u"--speed 0 is for printed output"_s;
    QTest::newRow("a view nobody knows") << QStringList{
        u"--view"_s, u"lcoks"_s} << u"Unknown view 'lcoks'. Did you mean 'locks'? The views are overview, locks"_s;
    QTest::newRow("a view of a list") << QStringList{u"list"_s, u"--view"_s, u"locks"_s}
                                      << u"--view goes with the window, demo, replay"_s;
    QTest::newRow("a view of what is printed")
        << QStringList{u"replay"_s, u"a"_s, u"--view"_s, u"locks"_s} << u"--view goes with --window"_s;
    QTest::newRow("replay of two files") << QStringList{u"replay"_s, u"a"_s, u"b"_s} << u"There is one word too many"_s;
    QTest::newRow("a sample too long") << QStringList{u"sample"_s, u"--for"_s, u"11s"_s} << u"at most 10s"_s;
    QTest::newRow("a sample of no time") << QStringList{u"sample"_s, u"--for"_s, u"0"_s} << u"not a duration"_s;
    QTest::newRow("a time for something else") << QStringList{u"list"_s, u"--for"_s, u"1s"_s} << u"goes with sample"_s;
    QTest::newRow("a speed that is none")
        << QStringList{u"replay"_s, u"a"_s, u"--speed"_s, u"fast"_s} << u"\"fast\" is not a speed"_s;
    QTest::newRow("a speed backwards") << QStringList{u"replay"_s, u"a"_s, u"--speed=-1"_s}
                                       << u"\"-1\" is not a speed"_s;
    QTest::newRow("a speed that is no number")
        << QStringList{u"replay"_s, u"a"_s, u"--speed"_s, u"nan"_s} << u"not a speed"_s;
    QTest::newRow("a time that is none") << QStringList{u"replay"_s, u"a"_s, u"--at"_s, u"noon"_s}
                                         << u"\"noon\" is not a time"_s;
    QTest::newRow("recording what is not watched")
        << QStringList{u"list"_s, u"--record"_s, u"a"_s} << u"--record goes with watch"_s;
    QTest::newRow("a flag nobody knows") << QStringList{
        u"list"_s, u"--jsno"_s} << u"Unknown option '--jsno'. Did you mean '--json'? See 'lockscope list --help'."_s;
    QTest::newRow("a flag without its value")
        << QStringList{u"list"_s, u"--node"_s} << u"--node needs a value: --node URI"_s;
    QTest::newRow("show without a name") << QStringList{u"show"_s} << u"show needs the name of a lock"_s;
    QTest::newRow("release without a name") << QStringList{u"release"_s} << u"release needs the name of a lock"_s;
    QTest::newRow("run without a name") << QStringList{u"run"_s, u"--"_s} << u"run needs the name of a lock"_s;
    QTest::newRow("run without a command")
        << QStringList{u"run"_s, u"a"_s, u"--ttl"_s, u"5s"_s, u"--"_s} << u"run needs a command"_s;
    QTest::newRow("run with a flag nobody knows") << QStringList{u"run"_s, u"a"_s, u"--tll"_s, u"5s"_s, u"true"_s}
                                                  << u"Unknown option '--tll'. Did you mean '--ttl'?"_s;
    QTest::newRow("a command that starts with a dash, without --") << QStringList{u"run"_s, u"a"_s, u"-x"_s} << u"x"_s;
    QTest::newRow("run with a bad TTL") << QStringList{u"run"_s, u"--ttl"_s, u"long"_s, u"a"_s, u"true"_s}
                                        << u"\"long\" is not a duration for --ttl"_s;
    QTest::newRow("run with a TTL of nothing")
        << QStringList{u"run"_s, u"--ttl"_s, u"0"_s, u"a"_s, u"true"_s} << u"--ttl"_s;
    QTest::newRow("run with a TTL too short")
        << QStringList{u"run"_s, u"--ttl"_s, u"9ms"_s, u"a"_s, u"true"_s} << u"The TTL must be from 10 ms"_s;
    QTest::newRow("run with a bad wait") << QStringList{u"run"_s, u"--wait"_s, u"-1"_s, u"a"_s, u"true"_s}
                                         << u"--wait"_s;
    QTest::newRow("run with an empty name") << QStringList{u"run"_s, QString(), u"true"_s} << u"needs a name"_s;
    QTest::newRow("an exit status too high")
        << QStringList{u"run"_s, u"--conflict-exit-code"_s, u"256"_s, u"a"_s, u"true"_s}
        << u"\"256\" does not do for --conflict-exit-code; write a number from 0 to 255"_s;
    QTest::newRow("an exit status that is none")
        << QStringList{u"run"_s, u"--lost-exit-code"_s, u"-1"_s, u"a"_s, u"true"_s}
        << u"\"-1\" does not do for --lost-exit-code"_s;
    QTest::newRow("a word too many") << QStringList{u"show"_s, u"a"_s, u"b"_s} << u"There is one word too many"_s;
    QTest::newRow("a hostile word is escaped") << QStringList{u"\x1b[2J"_s} << u"\\x1B[2J"_s;
    QTest::newRow("a port that is none") << QStringList{u"-p"_s, u"70000"_s}
                                         << u"--port takes a number from 1 to 65535"_s;
    QTest::newRow("a port of words") << QStringList{u"-p"_s, u"redis"_s} << u"--port takes a number"_s;
    QTest::newRow("a database that is none")
        << QStringList{u"-n"_s, u"-1"_s} << u"--db takes the number of a database"_s;
    QTest::newRow("a node with a bad address")
        << QStringList{u"--node"_s, u"redis://a"_s, u"--node"_s, u"ftp://b"_s} << u"Node 2:"_s;
    QTest::newRow("the same node twice") << QStringList{u"--node"_s, u"redis://a"_s, u"-h"_s, u"a"_s}
                                         << u"a:6379 is given twice; a node has one vote"_s;
    QTest::newRow("several hosts") << QStringList{u"list"_s, u"-h"_s, u"a"_s, u"-h"_s, u"b"_s}
                                   << u"--host is given twice; give --node for each node"_s;
    QTest::newRow("several ports") << QStringList{u"list"_s, u"-p"_s, u"1"_s, u"--port"_s, u"2"_s}
                                   << u"--port is given twice; give --node for each node"_s;
    QTest::newRow("several sockets") << QStringList{u"release"_s, u"x"_s, u"-s"_s, u"/a"_s, u"-s"_s, u"/b"_s}
                                     << u"--socket is given twice; give --node for each node"_s;
    QTest::newRow("TLS on a socket") << QStringList{u"-s"_s, u"/a"_s, u"--tls"_s}
                                     << u"A unix socket has no TLS: leave out --tls"_s;
    QTest::newRow("a certificate for a socket")
        << QStringList{u"--node"_s, u"unix:///a"_s, u"--cert"_s, u"/c"_s} << u"leave out --cert"_s;
    QTest::newRow("TLS files without TLS") << QStringList{u"--cacert"_s, u"/ca"_s} << u"--tls"_s;
    QTest::newRow("a certificate without its key")
        << QStringList{u"--tls"_s, u"--cert"_s, u"/c"_s} << u"both its certificate and its key"_s;
    QTest::newRow("sentinels without a master")
        << QStringList{u"--sentinel"_s, u"a"_s} << u"--sentinel needs the name of the master: --master NAME"_s;
    QTest::newRow("a master without sentinels")
        << QStringList{u"--master"_s, u"shop"_s} << u"--master goes with --sentinel"_s;
    QTest::newRow("sentinels and a node")
        << QStringList{u"--sentinel"_s, u"a"_s, u"--master"_s, u"shop"_s, u"-h"_s, u"b"_s} << u"leave out --node"_s;
    QTest::newRow("sentinels of a cluster")
        << QStringList{u"--sentinel"_s, u"a"_s, u"--master"_s, u"shop"_s, u"--cluster"_s} << u"not both"_s;
    QTest::newRow("a sentinel twice") << QStringList{u"--sentinel"_s, u"a"_s,        u"--sentinel"_s,
                                                     u"a:26379"_s,    u"--master"_s, u"shop"_s}
                                      << u"The sentinel a:26379 is given twice"_s;
    QTest::newRow("a sentinel with a bad address")
        << QStringList{u"--sentinel"_s, u"a:x"_s, u"--master"_s, u"shop"_s} << u"Sentinel 1:"_s;
    QTest::newRow("a sentinel with a database")
        << QStringList{u"--sentinel"_s, u"redis://a/1"_s, u"--master"_s, u"shop"_s} << u"-n"_s;
    QTest::newRow("a cluster by its socket")
        << QStringList{u"--cluster"_s, u"-s"_s, u"/run/redis.sock"_s} << u"by host and port"_s;
    QTest::newRow("a cluster's database") << QStringList{u"--cluster"_s, u"-n"_s, u"1"_s} << u"database 0 only"_s;
    QTest::newRow("run on a cluster") << QStringList{u"run"_s, u"--cluster"_s, u"a"_s, u"true"_s}
                                      << u"run takes no lock on a cluster"_s;
    QTest::newRow("an environment nobody knows")
        << QStringList{u"--environment"_s, u"prod"_s} << u"Unknown environment 'prod'. Did you mean 'production'?"_s;
    QTest::newRow("a pin of an unknown dialect")
        << QStringList{u"list"_s, u"--pin"_s, u"job:*=redison"_s}
        << u"Unknown dialect 'redison'. Did you mean 'redisson'? 'lockscope dialects' lists them"_s;
    QTest::newRow("a pin without a dialect")
        << QStringList{u"list"_s, u"--pin"_s, u"job:*"_s} << u"\"job:*\" pins nothing; write GLOB=DIALECT"_s;
    QTest::newRow("a pin without a glob") << QStringList{u"list"_s, u"--pin"_s, u"=redisson"_s} << u"pins nothing"_s;
    QTest::newRow("metrics for others without a token")
        << QStringList{u"export"_s, u"--prometheus"_s, u"--listen"_s, u"0.0.0.0:9464"_s} << u"--token-file"_s;
    QTest::newRow("metrics for others without a token, IPv6")
        << QStringList{u"export"_s, u"--prometheus"_s, u"--listen"_s, u"[::]:9464"_s} << u"--token-file"_s;
    QTest::newRow("a token and none") << QStringList{u"export"_s, u"--prometheus"_s, u"--token-file"_s, u"/x"_s,
                                                     u"--no-token"_s}
                                      << u"--no-token goes without"_s;
    QTest::newRow("an interval too short")
        << QStringList{u"--interval"_s, u"10ms"_s} << u"--interval must be from 0.1s to 60s"_s;
    QTest::newRow("an interval too long")
        << QStringList{u"--interval"_s, u"2m"_s} << u"--interval must be from 0.1s to 60s"_s;
    QTest::newRow("an interval that is no time")
        << QStringList{u"--interval"_s, u"often"_s} << u"\"often\" is not a duration for --interval"_s;
}

void TestCommandLine::mistakesAreNamed()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, words);
    const auto request = parseCommandLine(arguments);
    QVERIFY(!request);
    QVERIFY(request.error().kind == ErrorKind::InvalidArgument);
    QVERIFY2(request.error().message.contains(words), qPrintable(request.error().message));
}

void TestCommandLine::passwordsAreNotRepeated_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("an address for a command") << QStringList{u"redis://:s3cret@h"_s};
    QTest::newRow("a second word behind -a") << QStringList{u"-a"_s, u"my"_s, u"s3cret"_s};
    QTest::newRow("a second word behind --pass") << QStringList{u"show"_s, u"x"_s, u"--pass"_s, u"my"_s, u"s3cret"_s};
    QTest::newRow("a word behind --askpass") << QStringList{u"list"_s, u"--askpass"_s, u"s3cret"_s};
    QTest::newRow("a word between options") << QStringList{u"list"_s, u"s3cret"_s, u"-h"_s, u"a"_s};
    QTest::newRow("a command behind --askpass") << QStringList{u"--askpass"_s, u"s3cret"_s};
    QTest::newRow("-p, as elsewhere") << QStringList{u"list"_s, u"-ps3cret"_s};
    QTest::newRow("in the database's place") << QStringList{u"list"_s, u"-n"_s, u"s3cret"_s};
    QTest::newRow("in the database's place of an address") << QStringList{u"list"_s, u"-u"_s, u"redis://h/s3cret"_s};
    QTest::newRow("in the port's place of an address") << QStringList{u"list"_s, u"-u"_s, u"redis://user:s3cret"_s};
    QTest::newRow("with a colon") << QStringList{u"list"_s, u"-u"_s, u"redis://user:s3cret:6379"_s};
    QTest::newRow("misspelt with =") << QStringList{u"list"_s, u"--pas=s3cret"_s};
    QTest::newRow("a letter that is none") << QStringList{u"list"_s, u"-xs3cret"_s};
    QTest::newRow("a word too many") << QStringList{u"list"_s, u"--user"_s, u"ann"_s, u"ann:s3cret"_s};
}

void TestCommandLine::passwordsAreNotRepeated()
{
    QFETCH(const QStringList, arguments);
    const auto request = parseCommandLine(arguments);
    QVERIFY(!request);
    QVERIFY2(!request.error().message.contains(u"s3cret"_s), qPrintable(request.error().message));
}

void TestCommandLine::passwordsAreHidden()
{
    const auto hidden = [](QByteArrayList words) {
        std::vector<char *> arguments;
        for (auto &word : words)
            arguments.push_back(word.data());
        hidePasswords(arguments);
        return words;
    };
    QCOMPARE(hidden({"list", "--node", "redis://ann:s3cret@h:1/2?name=a"}),
             QByteArrayList({"list", "--node", "redis://**********@h:1/2?name=a"}));
    QCOMPARE(hidden({"--node=rediss://s3cret@h", "-u", ":s3@cret@h", "--sentinel=s:s3cret@h"}),
             QByteArrayList({"--node=rediss://******@h", "-u", "********@h", "--sentinel=********@h"}));
    QCOMPARE(hidden({"-a", "s3cret", "--pass", "s3cret", "--pass=s3cret", "-as3cret", "-a"}),
             QByteArrayList({"-a", "******", "--pass", "******", "--pass=******", "-a******", "-a"}));
    QCOMPARE(hidden({"show", "lock:a", "-n", "2", "--pattern", "a*"}),
             QByteArrayList({"show", "lock:a", "-n", "2", "--pattern", "a*"}));
}

void TestCommandLine::whoMayReadMetrics()
{
    const QStringList metrics{u"export"_s, u"--prometheus"_s, u"--listen"_s};
    for (const QString &here : {u"9464"_s, u"127.0.0.1:9464"_s, u"127.0.0.2:0"_s, u"[::1]:9464"_s})
        QVERIFY(parsed(metrics + QStringList{here}).token.isEmpty());
    const QStringList everywhere = metrics + QStringList{u"0.0.0.0:9464"_s};
    QVERIFY(parsed(everywhere + QStringList{u"--no-token"_s}).token.isEmpty());
    QCOMPARE(parsed(everywhere + QStringList{u"--token-file"_s, u"/x"_s}).tokenFile, u"/x"_s);
    qputenv("LOCKSCOPE_EXPORT_TOKEN", "s3cret");
    QVERIFY(parsed(everywhere).token == Secret("s3cret"));
    qunsetenv("LOCKSCOPE_EXPORT_TOKEN");
}

void TestCommandLine::emptyValuesAreValues()
{
    const auto request = parsed(
        {u"release"_s, u"a"_s, u"--owner="_s, u"--reason="_s, u"--execute"_s, u"--confirm"_s, u"--execute="_s});
    QCOMPARE(request.owner, QString());
    QVERIFY(request.owner && request.execute);
    QCOMPARE(request.reason, QString());
    QCOMPARE(request.confirm, u"--execute="_s); // whatever follows is the value
    QCOMPARE(parsed({u"show"_s, u"--"_s, u"--owner="_s}).name, u"--owner="_s);
    QCOMPARE(parsed({u"run"_s, u"a"_s, u"env"_s, u"--x="_s}).run.command, QByteArrayList({"env", "--x="}));
    QCOMPARE(parsed({u"list"_s, u"--pattern"_s, u"[ab]"_s}).deployment.patterns, QByteArrayList{"[ab]"});
    QCOMPARE(parsed({u"list"_s, u"-a"_s, u"-p"_s}).deployment.nodes.first().password.isEmpty(), false);
}

void TestCommandLine::commonPasswordFillsGaps()
{
    auto deployment = parsed({u"--node"_s, u"redis://:own@a"_s, u"--node"_s, u"redis://b"_s}).deployment;
    setCommonPassword(deployment, Secret("common"));
    QVERIFY(deployment.nodes.at(0).password == Secret("own"));
    QVERIFY(deployment.nodes.at(1).password == Secret("common"));
}

void TestCommandLine::commandToRun_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArrayList>("command");
    const QString run = u"run"_s;
    QTest::newRow("a word") << QStringList{run, u"a"_s, u"true"_s} << u"a"_s << QByteArrayList{"true"};
    QTest::newRow("with options that are ours elsewhere")
        << QStringList{run, u"a"_s, u"ls"_s, u"-h"_s, u"--help"_s, u"--ttl"_s} << u"a"_s
        << QByteArrayList{"ls", "-h", "--help", "--ttl"};
    QTest::newRow("behind --") << QStringList{run, u"a"_s, u"--"_s, u"ls"_s, u"-l"_s} << u"a"_s
                               << QByteArrayList{"ls", "-l"};
    QTest::newRow("that starts with a dash")
        << QStringList{run, u"a"_s, u"--"_s, u"-x"_s} << u"a"_s << QByteArrayList{"-x"};
    QTest::newRow("with a -- of its own") << QStringList{run, u"a"_s, u"git"_s, u"log"_s, u"--"_s, u"f"_s} << u"a"_s
                                          << QByteArrayList{"git", "log", "--", "f"};
    QTest::newRow("two --") << QStringList{run, u"a"_s, u"--"_s, u"--"_s, u"x"_s} << u"a"_s
                            << QByteArrayList{"--", "x"};
    QTest::newRow("our options before everything")
        << QStringList{u"-p"_s, u"7000"_s, run, u"a"_s, u"true"_s} << u"a"_s << QByteArrayList{"true"};
    QTest::newRow("our options before the name")
        << QStringList{run, u"-p"_s, u"7000"_s, u"a"_s, u"true"_s} << u"a"_s << QByteArrayList{"true"};
    QTest::newRow("our options behind the name")
        << QStringList{run, u"a"_s, u"-p7000"_s, u"--"_s, u"true"_s} << u"a"_s << QByteArrayList{"true"};
    QTest::newRow("the same words twice") << QStringList{run, u"run"_s, u"-p"_s, u"7000"_s, u"run"_s, u"-p"_s, u"1"_s}
                                          << run << QByteArrayList{"run", "-p", "1"};
    QTest::newRow("a name that starts with a dash")
        << QStringList{u"-p"_s, u"7000"_s, run, u"--"_s, u"-a"_s, u"true"_s} << u"-a"_s << QByteArrayList{"true"};
    QTest::newRow("both start with a dash")
        << QStringList{run, u"-p"_s, u"7000"_s, u"--"_s, u"-a"_s, u"--"_s, u"-x"_s} << u"-a"_s << QByteArrayList{"-x"};
    QTest::newRow("empty words") << QStringList{run, u"a"_s, u"echo"_s, QString(), u" "_s} << u"a"_s
                                 << QByteArrayList{"echo", "", " "};
}

void TestCommandLine::commandToRun()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, name);
    QFETCH(const QByteArrayList, command);
    const auto request = parsed(arguments);
    QCOMPARE(request.command, u"run"_s);
    QCOMPARE(request.name, name);
    QCOMPARE(request.run.command, command);
    QCOMPARE(request.deployment.nodes.size(), 1);
    QCOMPARE(request.deployment.nodes.first().port,
             arguments.contains(u"7000"_s) || arguments.contains(u"-p7000"_s) ? 7000 : 6379);
}

void TestCommandLine::sampleOptions()
{
    const auto request = parsed(
        {u"sample"_s, u"stock"_s, u"lock:a"_s, u"--for"_s, u"500ms"_s, u"--confirm-production"_s, u"--json"_s});
    QCOMPARE(request.command, u"sample"_s);
    QCOMPARE(request.names, (QStringList{u"stock"_s, u"lock:a"_s}));
    QVERIFY(request.sampleFor == Millis(500) && request.confirmProduction && request.json);
    const auto plain = parsed({u"sample"_s});
    QVERIFY(plain.names.isEmpty() && plain.sampleFor == Millis(3000) && !plain.confirmProduction);
}

void TestCommandLine::replayOptions()
{
    const auto request
        = parsed({u"replay"_s, u"incident.jsonl"_s, u"--speed"_s, u"2.5"_s, u"--at"_s, u"90s"_s, u"--json"_s});
    QCOMPARE(request.command, u"replay"_s);
    QVERIFY(!request.window);
    QVERIFY(parsed({u"replay"_s, u"incident.jsonl"_s, u"--window"_s}).window);
    QCOMPARE(request.file, u"incident.jsonl"_s);
    QCOMPARE(request.speed, 2.5);
    QCOMPARE(request.at, u"90s"_s);
    QCOMPARE(parsed({u"replay"_s, u"a"_s}).speed, 1.0);
    QCOMPARE(parsed({u"watch"_s, u"--record"_s, u"b"_s}).record, u"b"_s);
}

void TestCommandLine::positions_data()
{
    QTest::addColumn<QString>("at");
    QTest::addColumn<qint64>("millis");
    QTest::newRow("nothing") << QString() << qint64(0);
    QTest::newRow("the beginning") << u"0"_s << qint64(0);
    QTest::newRow("seconds") << u"90"_s << qint64(90'000);
    QTest::newRow("minutes") << u"5m"_s << qint64(300'000);
    QTest::newRow("a time of day") << u"23:31:30"_s << qint64(90'000);
    QTest::newRow("with tenths") << u"23:31:30.5"_s << qint64(90'500);
    QTest::newRow("without seconds") << u"23:45"_s << qint64(900'000);
    QTest::newRow("the minute in which it began") << u"23:30"_s << qint64(0);
    QTest::newRow("past midnight") << u"00:30"_s << qint64(3'600'000);
    QTest::newRow("a date and time") << u"2026-03-11T23:40:00"_s << qint64(600'000);
    QTest::newRow("a date before it") << u"2026-03-10T23:40:00"_s << qint64(0);
}

void TestCommandLine::positions()
{
    QFETCH(const QString, at);
    QFETCH(const qint64, millis);
    const QDateTime begin(QDate(2026, 3, 11), QTime(23, 30));
    const auto position = positionOf(at, WallTime(Millis(begin.toMSecsSinceEpoch())));
    QVERIFY(position.hasValue());
    QCOMPARE(*position, Micros(Millis(millis)));
}

void TestCommandLine::runOptions()
{
    const auto plain = parsed({u"run"_s, u"a"_s, u"true"_s}).run;
    QCOMPARE(plain.lock.ttl, Millis(30'000));
    QCOMPARE(plain.lock.wait, Millis(0));
    QCOMPARE(plain.lock.longestHold, Millis(0));
    QVERIFY(plain.lock.autoRenew);
    QCOMPARE(plain.conflictExitCode, 1);
    QCOMPARE(plain.lostExitCode, 4);
    QCOMPARE(plain.longestTtl, Millis(30'000));
    QCOMPARE(parsed({u"run"_s, u"--longest-ttl"_s, u"2s"_s, u"a"_s, u"true"_s}).run.longestTtl, Millis(2000));
    QVERIFY(!parsed({u"run"_s, u"a"_s, u"true"_s}).deployment.beganEmptyAt);
    QVERIFY(parsed({u"run"_s, u"--trust-young-nodes"_s, u"a"_s, u"true"_s}).deployment.beganEmptyAt);
    const auto all
        = parsed({u"run"_s, u"--ttl"_s, u"90s"_s, u"--wait=1h"_s, u"a"_s, u"--longest-hold"_s, u"2m"_s, u"--grace"_s,
                  u"500ms"_s, u"--conflict-exit-code"_s, u"0"_s, u"--lost-exit-code"_s, u"255"_s, u"--"_s, u"true"_s})
              .run;
    QCOMPARE(all.lock.ttl, Millis(90'000));
    QCOMPARE(all.lock.wait, Millis(3'600'000));
    QCOMPARE(all.lock.longestHold, Millis(120'000));
    QCOMPARE(all.grace, Millis(500));
    QCOMPARE(all.conflictExitCode, 0);
    QCOMPARE(all.lostExitCode, 255);
    QCOMPARE(parsed({u"run"_s, u"--wait"_s, u"0"_s, u"--grace"_s, u"0"_s, u"a"_s, u"true"_s}).run.grace, Millis(0));
    QVERIFY(parsed({u"show"_s, u"a"_s}).run.command.isEmpty());
    QCOMPARE(parsed({u"run"_s, u"--help"_s}).command, u"help"_s);
}

void TestCommandLine::graceFollowsTheTtl_data()
{
    QTest::addColumn<QString>("ttl");
    QTest::addColumn<qint64>("millis");
    QTest::newRow("the default") << u"30s"_s << qint64(10'000);
    QTest::newRow("a third") << u"3s"_s << qint64(1000);
    QTest::newRow("ten seconds at most") << u"10m"_s << qint64(10'000);
}

void TestCommandLine::graceFollowsTheTtl()
{
    QFETCH(const QString, ttl);
    QFETCH(const qint64, millis);
    QCOMPARE(parsed({u"run"_s, u"--ttl"_s, ttl, u"a"_s, u"true"_s}).run.grace, Millis(millis));
}

LOCKSCOPE_TEST(QCoreApplication, TestCommandLine)
#include "tst_commandline.moc"
