#include "fixtures/testprogram.h"

#include <lockscope/core/session/profilejson.h>

using namespace Lockscope;
using namespace Qt::StringLiterals;

namespace {

Profile full()
{
    Profile profile{.name = u"Stock – Köln"_s,
                    .group = u"Shop"_s,
                    .rule = ProfileRule::Independent,
                    .nodes = {*Endpoint::fromUri(u"rediss://ann:@10.0.0.1:6380?name=A&sni=a.test"_s),
                              *Endpoint::fromUri(u"redis://10.0.0.2/3"_s), *Endpoint::fromUri(u"unix:///run/r.sock"_s)},
                    .user = u"watcher"_s,
                    .tls = {.caFile = u"/ca.pem"_s, .certFile = u"/c.pem"_s, .keyFile = u"/k.pem"_s},
                    .patterns = {"lock:*", "b\xff*"},
                    .dialects = {.pins = {{.pattern = "a=b*", .dialect = u"redisson"_s}}},
                    .possible = true,
                    .environment = Environment::Production,
                    .colour = u"#aa3300"_s,
                    .interval = Millis(2500),
                    .keeping = PasswordKeeping::Keychain,
                    .secrets = {ProfilePasswords::kCommon}};
    return profile;
}

Deployment threeNodes()
{
    return {.name = u"Prod"_s,
            .nodes = {*Endpoint::fromUri(u"redis://:a@10.0.0.1"_s), *Endpoint::fromUri(u"redis://:a@10.0.0.2"_s),
                      *Endpoint::fromUri(u"redis://:a@10.0.0.3"_s)}};
}

} // namespace

class TestProfile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jsonTellsAllOfIt();
    void sentinelsInJson();
    void routesInJson();
    void nothingInJsonIsAPassword();
    void refusals_data();
    void refusals();
    void filesThatAreRefused_data();
    void filesThatAreRefused();
    void nodesInherit();
    void sentinelsHaveTheirOwnLogin();
    void whatDoesNotFitIsSaid_data();
    void whatDoesNotFitIsSaid();
    void deploymentsComeBackTheSame_data();
    void deploymentsComeBackTheSame();
    void whatIsSharedBecomesTheProfiles();
};

void TestProfile::jsonTellsAllOfIt()
{
    const auto again = importProfiles(exportProfiles({full(), Profile{.name = u"Two"_s, .rule = ProfileRule::Single}}));
    QVERIFY2(again, again ? "" : qPrintable(again.error().message));
    QCOMPARE(again->size(), 2);
    QVERIFY(again->at(0) == full());
    QVERIFY(again->at(1).rule == ProfileRule::Single);
}

void TestProfile::sentinelsInJson()
{
    const Profile profile{.name = u"S"_s,
                          .rule = ProfileRule::Sentinel,
                          .sentinels = {*Endpoint::fromUri(u"10.0.0.1"_s, Endpoint::kSentinelPort)},
                          .master = u"shop"_s,
                          .database = 4,
                          .sentinelUser = u"ann"_s};
    const auto again = profileFromJson(profileToJson(profile));
    QVERIFY(again);
    QVERIFY(*again == profile);
}

void TestProfile::routesInJson()
{
    Profile profile{.name = u"P"_s, .nodes = {*Endpoint::fromUri(u"redis.internal"_s)}};
    profile.route.map = {*AddressMapping::fromText(u"172.18.0.3=[::1]:7001"_s)};
    profile.route.ssh = {u"ann@gate"_s, u"inner:2222"_s};
    QVERIFY(profileFromJson(profileToJson(profile)).value() == profile);
    profile.route.ssh.clear();
    profile.route.proxy = SocksProxy{.at = {u"proxy"_s, 1081}, .user = u"ann"_s, .password = Secret("s3cret")};
    QVERIFY(!exportProfiles({profile}).contains("s3cret"));
    const auto again = profileFromJson(profileToJson(profile));
    QVERIFY(again);
    QVERIFY(again->route.proxy->password.isEmpty());
    ProfilePasswords passwords;
    passwords.set(ProfilePasswords::kProxy, Secret("s3cret"));
    QVERIFY(deploymentOf(*again, passwords)->route() == profile.route);
}

void TestProfile::nothingInJsonIsAPassword()
{
    Profile profile = full();
    profile.nodes.append(*Endpoint::fromUri(u"redis://:s3cret@10.0.0.9"_s)); // does not belong there
    QVERIFY(!exportProfiles({profile}).contains("s3cret"));
    Deployment deployment = threeNodes();
    deployment.nodes[0].password = Secret("s3cret");
    QVERIFY(!exportProfiles({profileOf(deployment).profile}).contains("s3cret"));
}

void TestProfile::refusals_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("words");
    QTest::newRow("unknown") << QByteArray(R"("flavour": 1)") << u"the field \"flavour\" is not known"_s;
    QTest::newRow("password") << QByteArray(R"("password": "s3cret")") << u"\"password\" looks like a password"_s;
    QTest::newRow("password in an address")
        << QByteArray(R"("nodes": ["redis://:s3cret@h"])") << u"has a password in the address of h:6379"_s;
    QTest::newRow("address") << QByteArray(R"("nodes": ["http://h"])")
                             << u"\"nodes\" has an address that cannot be read"_s;
    QTest::newRow("password of a proxy") << QByteArray(R"("proxy": "socks5://ann:s3cret@h")")
                                         << u"\"proxy\" cannot be read"_s;
    QTest::newRow("SSH host") << QByteArray(R"("ssh": ["-oProxyCommand=x"])") << u"names no SSH host"_s;
    QTest::newRow("mapping") << QByteArray(R"("map": ["a"])") << u"maps no address"_s;
    QTest::newRow("no list") << QByteArray(R"("nodes": "redis://h")") << u"\"nodes\" is no list"_s;
    QTest::newRow("rule") << QByteArray(R"("rule": "quorum")") << u"it can be single, independent, sentinel, cluster"_s;
    QTest::newRow("interval") << QByteArray(R"("intervalMs": 5)") << u"from 100 to 60000"_s;
    QTest::newRow("interval of a text") << QByteArray(R"("intervalMs": "5")") << u"from 100 to 60000"_s;
    QTest::newRow("colour") << QByteArray(R"("colour": "red; }")") << u"#rrggbb"_s;
    QTest::newRow("pin") << QByteArray(R"("pins": ["x"])") << u"PATTERN=DIALECT"_s;
    QTest::newRow("in TLS") << QByteArray(R"("tls": {"verify": false})") << u"the field \"verify\" is not known"_s;
}

void TestProfile::refusals()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QString, words);
    const auto read
        = importProfiles(R"({"lockscopeProfiles": 1, "profiles": [{"name": "A"}, {"name": "B", )" + field + "}]}");
    QVERIFY(!read);
    QVERIFY2(read.error().message.contains(words), qPrintable(read.error().message));
    QVERIFY2(read.error().message.startsWith(u"Profile 2 (\"B\"): "_s), qPrintable(read.error().message));
    QVERIFY(!read.error().message.contains(u"s3cret"_s));
}

void TestProfile::filesThatAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");
    QTest::newRow("no JSON") << QByteArray("hello") << u"no JSON"_s;
    QTest::newRow("another JSON") << QByteArray("{}") << u"\"lockscopeProfiles\" is missing"_s;
    QTest::newRow("later version") << QByteArray(R"({"lockscopeProfiles": 2, "profiles": []})") << u"version 2"_s;
    QTest::newRow("no list") << QByteArray(R"({"lockscopeProfiles": 1, "profiles": {}})") << u"no list"_s;
    QTest::newRow("more") << QByteArray(R"({"lockscopeProfiles": 1, "profiles": [], "x": 1})")
                          << u"\"x\" is not known"_s;
    QTest::newRow("no object") << QByteArray(R"({"lockscopeProfiles": 1, "profiles": [3]})")
                               << u"Profile 1 is no object"_s;
}

void TestProfile::filesThatAreRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, words);
    const auto read = importProfiles(bytes);
    QVERIFY(!read);
    QVERIFY2(read.error().message.contains(words), qPrintable(read.error().message));
}

void TestProfile::nodesInherit()
{
    ProfilePasswords passwords;
    passwords.set(ProfilePasswords::kCommon, Secret("common"));
    passwords.set(u"10.0.0.2:6379/3"_s, Secret("own"));
    Profile profile = full();
    const auto made = deploymentOf(profile, passwords);
    QVERIFY2(made, made ? "" : qPrintable(made.error().message));
    const auto &nodes = made->nodes;
    QCOMPARE(nodes.at(0).user, u"ann"_s);
    QCOMPARE(nodes.at(0).tls.caFile, u"/ca.pem"_s);
    QCOMPARE(nodes.at(0).tls.serverName, u"a.test"_s);
    QVERIFY(nodes.at(0).password == Secret("common"));
    QCOMPARE(nodes.at(1).user, u"watcher"_s);
    QVERIFY(nodes.at(1).password == Secret("own"));
    QVERIFY(!nodes.at(1).tls.enabled && nodes.at(1).tls.caFile.isEmpty());
    profile.tls.enabled = true;
    const auto secured = deploymentOf(profile, passwords);
    QVERIFY(secured);
    QVERIFY(secured->nodes.at(1).tls.enabled);
    QCOMPARE(secured->nodes.at(1).tls.certFile, u"/c.pem"_s);
    QVERIFY(!secured->nodes.at(2).tls.enabled); // a socket
}

void TestProfile::sentinelsHaveTheirOwnLogin()
{
    Profile profile{.rule = ProfileRule::Sentinel,
                    .sentinels
                    = {*Endpoint::fromUri(u"10.0.0.1"_s, 26379), *Endpoint::fromUri(u"bob:@10.0.0.2"_s, 26379)},
                    .master = u"shop"_s,
                    .database = 2,
                    .sentinelUser = u"sen"_s,
                    .user = u"ann"_s,
                    .tls = {.enabled = true, .caFile = u"/ca.pem"_s}};
    ProfilePasswords passwords;
    passwords.set(ProfilePasswords::kCommon, Secret("m"));
    passwords.set(ProfilePasswords::kSentinels, Secret("s"));
    const auto made = deploymentOf(profile, passwords);
    QVERIFY2(made, made ? "" : qPrintable(made.error().message));
    QCOMPARE(made->name, u"shop"_s);
    QVERIFY(made->rule == DeploymentRule::Sentinel);
    QCOMPARE(made->nodes.size(), 1);
    const Endpoint master = made->endpointAt(u"10.9.9.9"_s, 7000);
    QCOMPARE(master.user, u"ann"_s);
    QVERIFY(master.password == Secret("m"));
    QCOMPARE(master.database, 2);
    QCOMPARE(master.tls.caFile, u"/ca.pem"_s);
    QCOMPARE(made->sentinels.at(0).user, u"sen"_s);
    QCOMPARE(made->sentinels.at(1).user, u"bob"_s);
    QVERIFY(made->sentinels.at(1).password == Secret("s"));
    QVERIFY(made->sentinels.at(1).tls.enabled);
}

void TestProfile::whatDoesNotFitIsSaid_data()
{
    QTest::addColumn<Profile>("profile");
    QTest::addColumn<QString>("words");
    const QList<Endpoint> two{*Endpoint::fromUri(u"10.0.0.1"_s), *Endpoint::fromUri(u"10.0.0.2"_s)};
    QTest::newRow("no node") << Profile{} << u"at least one node"_s;
    QTest::newRow("two for one") << Profile{.rule = ProfileRule::Single, .nodes = two} << u"one address"_s;
    QTest::newRow("no sentinel") << Profile{.rule = ProfileRule::Sentinel, .master = u"x"_s}
                                 << u"at least one sentinel"_s;
    QTest::newRow("no master") << Profile{.rule = ProfileRule::Sentinel, .sentinels = two} << u"name of the master"_s;
    QTest::newRow("a cluster's database")
        << Profile{.rule = ProfileRule::Cluster, .nodes = {*Endpoint::fromUri(u"h/2"_s)}} << u"database 0 only"_s;
    QTest::newRow("a cluster's socket") << Profile{.rule = ProfileRule::Cluster,
                                                   .nodes = {*Endpoint::fromUri(u"unix:///r"_s)}}
                                        << u"host and port"_s;
    QTest::newRow("half a certificate") << Profile{.nodes = two, .tls = {.enabled = true, .certFile = u"/c"_s}}
                                        << u"10.0.0.1:6379: A client certificate"_s;
    QTest::newRow("no such dialect") << Profile{.nodes = two,
                                                .dialects = {.pins = {{.pattern = "a", .dialect = u"nope"_s}}}}
                                     << u"no dialect \"nope\""_s;
}

void TestProfile::whatDoesNotFitIsSaid()
{
    QFETCH(const Profile, profile);
    QFETCH(const QString, words);
    const auto made = deploymentOf(profile, {});
    QVERIFY(!made);
    QVERIFY2(made.error().message.contains(words), qPrintable(made.error().message));
}

void TestProfile::deploymentsComeBackTheSame_data()
{
    QTest::addColumn<Deployment>("deployment");
    QTest::newRow("shared login") << threeNodes();
    Deployment mixed = threeNodes();
    mixed.nodes[1] = *Endpoint::fromUri(u"rediss://ann:b@10.0.0.2?cacert=/ca.pem&name=B"_s);
    mixed.nodes[2].password = {};
    QTest::newRow("each its own") << mixed;
    Deployment tls = threeNodes();
    for (auto &node : tls.nodes)
        node.tls = {.enabled = true, .caFile = u"/ca.pem"_s, .serverName = u"r.test"_s};
    QTest::newRow("shared TLS") << tls;
    Deployment cluster = threeNodes();
    cluster.rule = DeploymentRule::Cluster;
    QTest::newRow("cluster") << cluster;
    Deployment sentinel{.name = u"shop"_s,
                        .rule = DeploymentRule::Sentinel,
                        .nodes = {{.user = u"u"_s, .password = Secret("p"), .database = 3}}};
    sentinel.sentinels = {*Endpoint::fromUri(u"redis://s:q@10.0.0.1:26379"_s), *Endpoint::fromUri(u"10.0.0.2:26379"_s)};
    sentinel.master = u"shop"_s;
    QTest::newRow("sentinels") << sentinel;
    Deployment far = sentinel;
    far.setRoute({.proxy = SocksProxy{.at = {u"proxy"_s, 1080}, .user = u"ann"_s, .password = Secret("x")},
                  .map = {*AddressMapping::fromText(u"a=b"_s)}});
    QTest::newRow("through a proxy") << far;
    Deployment unnamed = threeNodes();
    unnamed.name = u"3 nodes"_s; // as it is made up
    unnamed.patterns = {"a*", "b*"};
    unnamed.dialects = {.pins = {{.pattern = "x*", .dialect = u"redisson"_s}}};
    unnamed.possible = true;
    unnamed.environment = Environment::Production;
    unnamed.interval = Millis(700);
    QTest::newRow("all else") << unnamed;
}

void TestProfile::deploymentsComeBackTheSame()
{
    QFETCH(const Deployment, deployment);
    const auto [profile, passwords] = profileOf(deployment);
    const auto again = deploymentOf(profile, passwords);
    QVERIFY2(again, again ? "" : qPrintable(again.error().message));
    QVERIFY(*again == deployment);
}

void TestProfile::whatIsSharedBecomesTheProfiles()
{
    const auto [profile, passwords] = profileOf(threeNodes());
    QCOMPARE(passwords.whose(), QStringList{ProfilePasswords::kCommon});
    QCOMPARE(profile.secrets, passwords.whose());
    for (const auto &node : profile.nodes)
        QVERIFY(node.password.isEmpty());
    const auto unnamed = profileOf({.name = u"10.0.0.1:6379"_s, .nodes = {*Endpoint::fromUri(u"10.0.0.1"_s)}});
    QCOMPARE(unnamed.profile.name, QString());
    // One node alone shares with nobody: its login must not go to the address that is typed in its place.
    const auto alone = profileOf({.nodes = {*Endpoint::fromUri(u"redis://ann:pw@10.0.0.1"_s)}});
    QCOMPARE(alone.profile.user, QString());
    QCOMPARE(alone.profile.nodes.constFirst().user, u"ann"_s);
    QVERIFY(alone.passwords.common().isEmpty());
    QCOMPARE(alone.passwords.whose(), QStringList{u"10.0.0.1:6379"_s});
}

LOCKSCOPE_TEST(QCoreApplication, TestProfile)
#include "tst_profile.moc"
