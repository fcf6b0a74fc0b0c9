// Pure: what a route is written as, the SOCKS handshake byte by byte, and what ssh is told and says.

#include "fixtures/testprogram.h"

#include <lockscope/core/redis/endpoint.h>
#include <lockscope/core/redis/sockshandshake.h>
#include <lockscope/core/redis/sshcommand.h>

using namespace Lockscope;
using namespace Qt::StringLiterals;

class TestRoute : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsSshHosts_data();
    void readsSshHosts();
    void readsProxies_data();
    void readsProxies();
    void aProxyWithAPasswordIsRefused();
    void mapsAddresses();
    void refusesMappings();
    void validates();
    void socksWithoutLogin();
    void socksWithLogin();
    void socksFailures_data();
    void socksFailures();
    void tellsSsh();
    void explainsSsh_data();
    void explainsSsh();
    void explainsAFailedConnection();
};

void TestRoute::readsSshHosts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    const auto row = [](const char *text, bool good) { QTest::newRow(text) << QString::fromUtf8(text) << good; };
    row("bastion", true);
    row("deploy@bastion.example.org", true);
    row("deploy@bastion:2222", true);
    row("ann@[fe80::1]:22", true);
    row("work_alias", true);
    row("", false);
    row("@bastion", false);
    row("bastion:", false);
    row("bastion:0", false);
    row("bastion:70000", false);
    row("-oProxyCommand=evil", false);
    row("ann@-oProxyCommand", false);
    row("-l@bastion", false);
    row("a,b", false);
    row("a b", false);
    row("a\nb", false);
    row("ssh://bastion", false);
    row("$(reboot)@`x`", false);
    row("fe80::1", false);
}

void TestRoute::readsSshHosts()
{
    QFETCH(const QString, text);
    QFETCH(const bool, good);
    QCOMPARE(static_cast<bool>(Route::checkSshHost(text)), good);
}

void TestRoute::readsProxies_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::addColumn<QString>("user");
    QTest::newRow("host and port") << u"socks5://proxy:1081"_s << u"proxy"_s << 1081 << QString();
    QTest::newRow("the usual port") << u"socks5://proxy"_s << u"proxy"_s << 1080 << QString();
    QTest::newRow("as curl writes it") << u" socks5h://proxy:9050/ "_s << u"proxy"_s << 9050 << QString();
    QTest::newRow("a user") << u"socks5://ann%40work@proxy"_s << u"proxy"_s << 1080 << u"ann@work"_s;
    QTest::newRow("IPv6") << u"socks5://[::1]:1"_s << u"::1"_s << 1 << QString();
    for (const char *bad : {"", "proxy:1080", "http://proxy:3128", "socks4://proxy", "socks5://", "socks5://proxy:0"})
        QTest::newRow(bad) << QString::fromLatin1(bad) << QString() << 0 << QString();
}

void TestRoute::readsProxies()
{
    QFETCH(const QString, uri);
    QFETCH(const QString, host);
    QFETCH(const int, port);
    QFETCH(const QString, user);
    const auto proxy = SocksProxy::fromUri(uri);
    QCOMPARE(static_cast<bool>(proxy), !host.isEmpty());
    if (!proxy)
        return;
    QCOMPARE(proxy->at, (HostPort{host, static_cast<quint16>(port)}));
    QCOMPARE(proxy->user, user);
    QCOMPARE(SocksProxy::fromUri(proxy->uriWithoutPassword()).value(), *proxy);
}

void TestRoute::aProxyWithAPasswordIsRefused()
{
    const auto proxy = SocksProxy::fromUri(u"socks5://ann:hunter2@proxy"_s);
    QVERIFY(!proxy);
    QVERIFY(!proxy.error().message.contains(u"hunter2"_s));
    QVERIFY(proxy.error().message.contains(u"LOCKSCOPE_PROXY_PASSWORD"_s));
}

void TestRoute::mapsAddresses()
{
    Route route;
    for (const auto &text : {u"172.18.0.3:6379=127.0.0.1:7001"_s, u"redis-b=192.0.2.7"_s, u"[::1]:1=[::2]:2"_s}) {
        const auto mapping = AddressMapping::fromText(text);
        QVERIFY2(mapping, qPrintable(text));
        QCOMPARE(mapping->text(), text);
        route.map.append(*mapping);
    }
    QVERIFY(route.isDirect());
    QCOMPARE(route.reachable(u"172.18.0.3"_s, 6379), (HostPort{u"127.0.0.1"_s, 7001}));
    QCOMPARE(route.reachable(u"172.18.0.3"_s, 6380), (HostPort{u"172.18.0.3"_s, 6380}));
    QCOMPARE(route.reachable(u"redis-b"_s, 6380), (HostPort{u"192.0.2.7"_s, 6380}));
    QCOMPARE(route.reachable(u"::1"_s, 1), (HostPort{u"::2"_s, 2}));
    QVERIFY(route.validate());
    route.map.append(*AddressMapping::fromText(u"redis-b:6380=127.0.0.1:1"_s)); // of one port: counts more
    QCOMPARE(route.reachable(u"redis-b"_s, 6380), (HostPort{u"127.0.0.1"_s, 1}));
    QCOMPARE(route.reachable(u"redis-b"_s, 6381), (HostPort{u"192.0.2.7"_s, 6381}));
    route.map.append(*AddressMapping::fromText(u"redis-b=127.0.0.1"_s));
    QCOMPARE(route.validate().error().message, u"redis-b is mapped twice; map it to one address"_s);
}

void TestRoute::refusesMappings()
{
    for (const auto &text : {u""_s, u"a"_s, u"a="_s, u"=b"_s, u"a:x=b"_s, u"a=b=c"_s, u"a b=c"_s})
        QVERIFY2(!AddressMapping::fromText(text), qPrintable(text));
}

void TestRoute::validates()
{
    Endpoint endpoint;
    endpoint.route.ssh = {u"bastion"_s};
    QVERIFY(endpoint.validate());
    endpoint.route.proxy = SocksProxy{.at = {u"proxy"_s, 1080}};
    QVERIFY(!endpoint.validate());
    Endpoint local{.kind = Endpoint::Kind::Unix, .path = u"/run/redis.sock"_s};
    QVERIFY(local.validate());
    local.route.ssh = {u"bastion"_s};
    QVERIFY(!local.validate());
}

void TestRoute::socksWithoutLogin()
{
    SocksHandshake socks({u"redis.internal"_s, 6379});
    QCOMPARE(socks.greeting(), QByteArray("\5\1\0", 3));
    QCOMPARE(socks.wanted(), 2);
    QCOMPARE(socks.feed(QByteArray("\5", 1)).value(), QByteArray());
    QCOMPARE(socks.feed(QByteArray("\0", 1)).value(), QByteArray("\5\1\0\3\x0eredis.internal\x18\xeb", 21));
    // A reply that names the bound address; nothing after it may be read.
    QCOMPARE(socks.wanted(), 5);
    QCOMPARE(socks.feed(QByteArray("\5\0\0\3\4", 5)).value(), QByteArray());
    QCOMPARE(socks.wanted(), 6);
    QVERIFY(!socks.isDone());
    QVERIFY(socks.feed("hostPP"));
    QVERIFY(socks.isDone());
    QCOMPARE(socks.wanted(), 0);

    const auto requestFor = [](const QString &host) {
        SocksHandshake other({host, 1});
        return other.feed(QByteArray("\5\0", 2)).value().mid(3);
    };
    QCOMPARE(requestFor(u"10.0.0.7"_s), QByteArray("\1\x0a\0\0\7\0\1", 7));
    QCOMPARE(requestFor(u"::1"_s), "\4" + QByteArray(15, '\0') + QByteArray("\1\0\1", 3));
    QCOMPARE(requestFor(u"bücher"_s), QByteArray("\3\x0dxn--bcher-kva\0\1", 17));
    QCOMPARE(requestFor(u"redis_1"_s), QByteArray("\3\7redis_1\0\1", 11));
}

void TestRoute::socksWithLogin()
{
    SocksHandshake socks({u"h"_s, 1}, u"ann"_s, Secret("pw"));
    QCOMPARE(socks.greeting(), QByteArray("\5\2\0\2", 4));
    QCOMPARE(socks.feed("\5\2").value(), QByteArray("\1\3ann\2pw"));
    QCOMPARE(socks.feed(QByteArray("\1\0", 2)).value(), QByteArray("\5\1\0\3\1h\0\1", 8));
    QVERIFY(socks.feed(QByteArray("\5\0\0\1\0", 5)));
    QCOMPARE(socks.wanted(), 5);
    QVERIFY(socks.feed(QByteArray(5, '\0')));
    QVERIFY(socks.isDone());
}

void TestRoute::socksFailures_data()
{
    QTest::addColumn<QString>("user");
    QTest::addColumn<QByteArrayList>("replies");
    QTest::addColumn<QString>("words");
    QTest::newRow("not SOCKS") << QString() << QByteArrayList{"HT"} << u"does not speak SOCKS5"_s;
    QTest::newRow("a login is demanded") << QString() << QByteArrayList{"\5\xff"} << u"demands a login"_s;
    QTest::newRow("the login is rejected") << u"ann"_s << QByteArrayList{"\5\2", "\1\1"} << u"rejects the login"_s;
    QTest::newRow("refused") << QString() << QByteArrayList{QByteArray("\5\0", 2), QByteArray("\5\5\0\1\0", 5)}
                             << u"no server listens there"_s;
    QTest::newRow("forbidden") << QString() << QByteArrayList{QByteArray("\5\0", 2), QByteArray("\5\2\0\1\0", 5)}
                               << u"rules forbid"_s;
    QTest::newRow("unknown name") << QString() << QByteArrayList{QByteArray("\5\0", 2), QByteArray("\5\4\0\1\0", 5)}
                                  << u"does not know the name"_s;
}

void TestRoute::socksFailures()
{
    QFETCH(const QString, user);
    QFETCH(QByteArrayList, replies);
    QFETCH(const QString, words);
    SocksHandshake socks({u"h"_s, 1}, user, Secret("pw"));
    const QByteArray last = replies.takeLast();
    for (const auto &reply : replies)
        QVERIFY(socks.feed(reply));
    const auto answer = socks.feed(last);
    QVERIFY(!answer);
    QVERIFY2(answer.error().message.contains(words), qPrintable(answer.error().message));
}

void TestRoute::tellsSsh()
{
    const QStringList one = SshCommand::arguments({u"ann@a:2222"_s}, u"/f/config"_s, u"/f/socks"_s, false);
    QCOMPARE(one.last(6), (QStringList{u"-l"_s, u"ann"_s, u"-p"_s, u"2222"_s, u"--"_s, u"a"_s}));
    QVERIFY(one.contains(u"-N"_s) && !one.contains(u"-J"_s));
    const QStringList three = SshCommand::arguments({u"a"_s, u"b@c"_s, u"d"_s}, u"/f/config"_s, u"/f/socks"_s, true);
    QCOMPARE(three.at(three.indexOf(u"-J"_s) + 1), u"a,b@c"_s);
    QCOMPARE(three.at(three.size() - 2), u"d"_s);
    QVERIFY(!three.contains(u"-N"_s) && !three.contains(u"-l"_s) && !three.contains(u"-p"_s));
    QCOMPARE(SshCommand::arguments({u"[::1]"_s}, u"/f/config"_s, u"/f/socks"_s, false).constLast(), u"::1"_s);
    QVERIFY(SshCommand::isWithoutSession(1, "lockscope: the tunnel is up\nThis account is not available.\n"));
    QVERIFY(SshCommand::isWithoutSession(255, "exec request failed on channel 0\r\n"));
    QVERIFY(SshCommand::isWithoutSession(255, "channel 1: open failed: connect failed: open failed\r\n")); // OpenSSH 10
    QVERIFY(
        !SshCommand::isWithoutSession(255, "lockscope: the tunnel is up\nConnection to a closed by remote host.\n"));
    QVERIFY(!SshCommand::isWithoutSession(255, "a: Permission denied (publickey).\r\n"));
    // No key of a host is accepted unasked, and nobody is asked unless a program can ask.
    const QByteArray silent = SshCommand::configuration(false);
    QVERIFY(silent.contains("\nBatchMode yes\nStrictHostKeyChecking yes\n"));
    QVERIFY(silent.indexOf("StrictHostKeyChecking") < silent.indexOf("Include"));
    QVERIFY(SshCommand::configuration(true).contains("\nBatchMode no\nStrictHostKeyChecking ask\n"));
}

void TestRoute::explainsSsh_data()
{
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<QString>("words");
    QTest::newRow("changed host key") << QByteArray(
        "@@@@@@@@\r\n@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @\r\nIT IS POSSIBLE THAT "
        "SOMEONE IS DOING SOMETHING NASTY!\r\nHost key for [10.0.0.1]:22 has changed and you have "
        "requested strict checking.\r\nHost key verification failed.\r\n")
                                      << u"The host key of [10.0.0.1]:22 has changed"_s;
    QTest::newRow("unknown host key") << QByteArray(
        "No ED25519 host key is known for bastion and you have requested strict checking.\r\n"
        "Host key verification failed.\r\n")
                                      << u"The host key of bastion is not known yet"_s;
    QTest::newRow("denied") << QByteArray("Welcome!\nann@10.0.0.1: Permission denied (publickey).\r\n")
                            << u"The SSH host 10.0.0.1 rejects the login of ann: Permission denied (publickey)"_s;
    QTest::newRow("no such name") << QByteArray(
        "ssh: Could not resolve hostname bastoin: Name or service not known\r\n")
                                  << u"The SSH host bastoin cannot be found"_s;
    QTest::newRow("refused") << QByteArray("ssh: connect to host 10.0.0.1 port 22: Connection refused\r\n")
                             << u"The SSH host 10.0.0.1 port 22 cannot be reached: Connection refused"_s;
    QTest::newRow("a jump host that is refused")
        << QByteArray("ssh: connect to host a port 22: Connection refused\r\nConnection closed by UNKNOWN port 65535\n")
        << u"The SSH host a port 22 cannot be reached"_s;
    QTest::newRow("a jump host that cannot go on")
        << QByteArray("channel 0: open failed: connect failed: Name or service not known\r\nstdio forwarding failed\r\n"
                      "kex_exchange_identification: Connection closed by remote host\r\n"
                      "Connection closed by UNKNOWN port 65535\r\n")
        << u"The SSH host a cannot reach b: Name or service not known"_s;
    QTest::newRow("a silent host") << QByteArray("Connection to 127.0.0.1 port 7298 timed out\r\n")
                                   << u"The SSH host 127.0.0.1 port 7298 does not answer"_s;
    QTest::newRow("a silent host after another")
        << QByteArray("Connection to UNKNOWN port 65535 timed out\r\n") << u"The SSH host b does not answer"_s;
    QTest::newRow("silent") << QByteArray("lockscope: the tunnel is up\nTimeout, server b not responding.\r\n")
                            << u"The SSH host b has stopped answering"_s;
    QTest::newRow("anything else") << QByteArray("a banner\nbind: No such file or directory\r\n\n")
                                   << u"SSH to b has ended: bind: No such file or directory"_s;
    QTest::newRow("nothing") << QByteArray("lockscope: the tunnel is up\n") << u"SSH to b has ended"_s;
    QTest::newRow("hostile") << QByteArray("\x1b[2Jgone\n") << u"\\x1B[2Jgone"_s;
}

void TestRoute::explainsSsh()
{
    QFETCH(const QByteArray, output);
    QFETCH(const QString, words);
    const Error why = SshCommand::whyEnded(output, {u"a"_s, u"b"_s});
    QVERIFY2(why.message.contains(words), qPrintable(why.message));
    QVERIFY(!why.message.contains(u'\x1b'));
    // What a person must look at is not tried again soon.
    QCOMPARE(why.retrySafe, !output.contains("Permission denied") && !output.contains("Host key"));
}

void TestRoute::explainsAFailedConnection()
{
    QCOMPARE(SshCommand::openFailure("channel 3: open failed: connect failed: Connection refused\r\n"),
             std::optional(u"Connection refused"_s));
    QCOMPARE(SshCommand::openFailure("channel 12: open failed: administratively prohibited: open failed\n"),
             std::optional(u"administratively prohibited: open failed"_s));
    QCOMPARE(SshCommand::openFailure("Warning: Permanently added"), std::nullopt);
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestRoute)

#include "tst_route.moc"
