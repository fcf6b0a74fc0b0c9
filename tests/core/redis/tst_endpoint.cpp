#include "fixtures/testprogram.h"

#include <lockscope/core/redis/endpoint.h>

using namespace Lockscope;

class TestEndpoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void readsTls();
    void refuses_data();
    void refuses();
    void errorsNeverRepeatThePassword_data();
    void errorsNeverRepeatThePassword();
    void displays();
    void uriIsReadBack_data();
    void uriIsReadBack();
    void validatesWhatAFormPutTogether();
};

void TestEndpoint::reads_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::addColumn<QString>("user");
    QTest::addColumn<QByteArray>("password");
    QTest::addColumn<int>("database");
    QTest::addColumn<QString>("name");

    const auto row = [](const char *what, const char *uri, const char *host, int port, const char *user = "",
                        const char *password = "", int database = 0, const char *name = "") {
        QTest::newRow(what) << QString::fromUtf8(uri) << QString::fromUtf8(host) << port << QString::fromUtf8(user)
                            << QByteArray(password) << database << QString::fromUtf8(name);
    };
    row("a bare host", "redis1", "redis1", 6379);
    row("a bare host and port", "redis1:7000", "redis1", 7000);
    row("blanks around are forgiven", "  redis://h:1 ", "h", 1);
    row("a URI", "redis://h:7001", "h", 7001);
    row("a scheme in capitals", "REDIS://h", "h", 6379);
    row("valkey counts as redis", "valkey://h", "h", 6379);
    row("no host means this machine", "redis://:7002", "127.0.0.1", 7002);
    row("a database", "redis://h/3", "h", 6379, "", "", 3);
    row("a slash without a database", "redis://h:1/", "h", 1);
    row("a database as an option", "redis://h?db=4", "h", 6379, "", "", 4);
    row("a password alone behind a colon", "redis://:pw@h", "h", 6379, "", "pw");
    row("a lone word is the password, as redis-cli has it", "redis://pw@h", "h", 6379, "", "pw");
    row("a user and a password", "redis://ann:pw@h:1/2", "h", 1, "ann", "pw", 2);
    row("a user without a password", "redis://ann:@h", "h", 6379, "ann");
    row("an encoded user and password", "redis://a%40b:p%3Aw%2F%25@h", "h", 6379, "a@b", "p:w/%");
    row("a password with an @ that nobody encoded", "redis://ann:p@w@h:1", "h", 1, "ann", "p@w");
    row("a password with colons", "redis://ann:p:w@h:1", "h", 1, "ann", "p:w");
    row("a password with a slash", "redis://:p/w@h:1/2", "h", 1, "", "p/w", 2);
    row("an IPv6 address", "redis://[::1]:7003/1", "::1", 7003, "", "", 1);
    row("an IPv6 address without a port", "[fe80::1]", "fe80::1", 6379);
    row("a name for people", "redis://h?name=Node%20A%26B", "h", 6379, "", "", 0, "Node A&B");
    row("a name with an @", "redis://h:1?name=a@b", "h", 1, "", "", 0, "a@b");
    row("the highest port", "h:65535", "h", 65535);
}

void TestEndpoint::reads()
{
    QFETCH(QString, uri);
    const auto endpoint = Endpoint::fromUri(uri);
    QVERIFY2(endpoint.hasValue(), endpoint ? "" : qPrintable(endpoint.error().message));
    QVERIFY(endpoint->kind == Endpoint::Kind::Tcp);
    QTEST(endpoint->host, "host");
    QTEST(static_cast<int>(endpoint->port), "port");
    QTEST(endpoint->user, "user");
    QTEST(endpoint->password.reveal(), "password");
    QTEST(endpoint->database, "database");
    QTEST(endpoint->name, "name");
    QVERIFY(!endpoint->tls.enabled);
}

void TestEndpoint::readsTls()
{
    const auto tls
        = Endpoint::fromUri(QStringLiteral("rediss://h?cacert=/etc/ca.pem&cert=/c.pem&key=/k.pem&sni=redis.example"));
    QVERIFY(tls.hasValue());
    QCOMPARE(tls->tls,
             (TlsOptions{.enabled = true,
                         .caFile = QStringLiteral("/etc/ca.pem"),
                         .certFile = QStringLiteral("/c.pem"),
                         .keyFile = QStringLiteral("/k.pem"),
                         .serverName = QStringLiteral("redis.example")}));
    QVERIFY(Endpoint::fromUri(QStringLiteral("valkeys://h"))->tls.enabled);

    const auto socket = Endpoint::fromUri(QStringLiteral("unix://ann:pw@/run/my%20redis.sock?db=2&name=local"));
    QVERIFY(socket.hasValue());
    QVERIFY(socket->kind == Endpoint::Kind::Unix);
    QCOMPARE(socket->path, QStringLiteral("/run/my redis.sock"));
    QCOMPARE(socket->user, QStringLiteral("ann"));
    QCOMPARE(socket->password.reveal(), QByteArray("pw"));
    QCOMPARE(socket->database, 2);
    QCOMPARE(socket->label(), QStringLiteral("local"));
    QCOMPARE(Endpoint::fromUri(QStringLiteral("unix:///run/a@b"))->path, QStringLiteral("/run/a@b"));

    for (const auto &bare :
         {QStringLiteral("/tmp/x.sock"), QStringLiteral("/run/a@b:c/x.sock"), QStringLiteral("/1")}) {
        const auto path = Endpoint::fromUri(bare);
        QVERIFY2(path.hasValue(), path ? "" : qPrintable(path.error().message));
        QVERIFY(*path == *Endpoint::fromUri(QStringLiteral("unix://") + bare));
    }
    QCOMPARE(Endpoint::fromUri(QStringLiteral("/tmp/x.sock?db=2&name=A"))->display(), QStringLiteral("/tmp/x.sock/2"));
}

void TestEndpoint::refuses_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<QString>("part"); // what the sentence must name

    const auto row = [](const char *what, const QString &uri, const char *part) {
        QTest::newRow(what) << uri << QString::fromLatin1(part);
    };
    row("nothing", QString(), "empty");
    row("blanks", QStringLiteral("   "), "empty");
    row("another scheme", QStringLiteral("http://h"), "http");
    row("port 0", QStringLiteral("h:0"), "port");
    row("a port too large", QStringLiteral("h:65536"), "65536");
    row("a port that is no number", QStringLiteral("h:abc"), "What follows the colon is not a port");
    row("an empty port", QStringLiteral("h:"), "port");
    row("a negative database", QStringLiteral("redis://h/-1"), "database");
    row("a database that no server has", QStringLiteral("redis://h/100000"), "database");
    row("a database that is no number", QStringLiteral("redis://h/x"), "database");
    row("a scheme without its colon", QStringLiteral("redis//h"), "://");
    row("a scheme with one slash", QStringLiteral("redis:/10.0.0.1:6379"), "://");
    row("two slashes alone", QStringLiteral("//10.0.0.1:6379/tmp"), "://");
    row("a path behind the database", QStringLiteral("redis://h/0/1"), "database");
    row("IPv6 without brackets", QStringLiteral("redis://::1"), "bracket");
    row("IPv6 in full without brackets", QStringLiteral("fe80:0:0:0:1:2:3:4"), "bracket");
    row("two ports", QStringLiteral("127.0.0.1:7612:9"), "a colon too many");
    row("two ports of a name", QStringLiteral("redis://node-a:7612:9/0"), "a colon too many");
    row("an unclosed bracket", QStringLiteral("redis://[::1"), "bracket");
    row("rubbish behind the bracket", QStringLiteral("redis://[::1]x"), "bracket");
    row("an option that does not exist", QStringLiteral("redis://h?tls=1"), "tls");
    row("TLS files without TLS", QStringLiteral("redis://h?cacert=/ca"), "rediss");
    row("a certificate without its key", QStringLiteral("rediss://h?cert=/c"), "key");
    row("a key without its certificate", QStringLiteral("rediss://h?key=/k"), "certificate");
    row("a host with a blank", QStringLiteral("redis://a b"), "host");
    row("a relative socket path", QStringLiteral("unix://run/redis.sock"), "absolute");
    row("a socket path longer than an address holds", QStringLiteral("unix:///") + QString(107, u'x'), "107");
}

void TestEndpoint::refuses()
{
    QFETCH(QString, uri);
    QFETCH(QString, part);
    const auto endpoint = Endpoint::fromUri(uri);
    QVERIFY(!endpoint);
    QCOMPARE(toString(endpoint.error().kind), toString(ErrorKind::InvalidArgument));
    QVERIFY2(endpoint.error().message.contains(part, Qt::CaseInsensitive), qPrintable(endpoint.error().message));
}

void TestEndpoint::errorsNeverRepeatThePassword_data()
{
    QTest::addColumn<QString>("uri");
    QTest::newRow("a bad port behind it") << QStringLiteral("redis://:hunter2@h:abc");
    QTest::newRow("a bad database behind it") << QStringLiteral("redis://u:hunter2@h/x");
    QTest::newRow("a bad option behind it") << QStringLiteral("redis://u:hunter2@h?x=1");
    QTest::newRow("an unencoded question mark at its start") << QStringLiteral("redis://:?hunter2@h");
    QTest::newRow("an unencoded question mark at its end") << QStringLiteral("redis://:hunter2?@h");
    QTest::newRow("an unencoded question mark inside, no user") << QStringLiteral("redis://x?hunter2@h:1");
    QTest::newRow("an unencoded question mark and slash") << QStringLiteral("redis://u:hunter2/?x@h");
    QTest::newRow("no scheme, and a scheme's mark inside") << QStringLiteral("u:hunter2://x@h");
    QTest::newRow("a socket with a question mark in it") << QStringLiteral("unix://u:hunter2?x@/run/redis.sock");
    QTest::newRow("a bad scheme before it") << QStringLiteral("http://u:hunter2@h");
    QTest::newRow("in the database's place") << QStringLiteral("redis://h/hunter2");
    QTest::newRow("a number in the database's place") << QStringLiteral("redis://h/271828");
    QTest::newRow("a long number in the database's place") << QStringLiteral("redis://h/27182818284");
    QTest::newRow("in the port's place") << QStringLiteral("redis://h:hunter2");
    QTest::newRow("a number in the port's place") << QStringLiteral("redis://h:271828");
}

void TestEndpoint::errorsNeverRepeatThePassword()
{
    QFETCH(QString, uri);
    const auto endpoint = Endpoint::fromUri(uri);
    QVERIFY(!endpoint);
    for (const auto &password : {QStringLiteral("hunter2"), QStringLiteral("271828")})
        QVERIFY2(!endpoint.error().message.contains(password), qPrintable(endpoint.error().message));
}

void TestEndpoint::displays()
{
    const auto shown = [](const char *uri) { return Endpoint::fromUri(QString::fromLatin1(uri))->display(); };
    QCOMPARE(shown("redis://u:hunter2@h:1"), QStringLiteral("h:1"));
    QCOMPARE(shown("redis://h/2"), QStringLiteral("h:6379/2"));
    QCOMPARE(shown("redis://[::1]:5"), QStringLiteral("[::1]:5"));
    QCOMPARE(shown("unix:///run/r.sock?db=1"), QStringLiteral("/run/r.sock/1"));
    QCOMPARE(Endpoint::fromUri(QStringLiteral("redis://h"))->label(), QStringLiteral("h:6379"));
    QCOMPARE(Endpoint::fromUri(QStringLiteral("redis://h?name=A"))->label(), QStringLiteral("A"));
}

void TestEndpoint::uriIsReadBack_data()
{
    QTest::addColumn<Endpoint>("endpoint");
    QTest::newRow("the default") << Endpoint{};
    QTest::newRow("an IPv6 host with a database")
        << Endpoint{.host = QStringLiteral("fe80::1"), .port = 1, .database = 5};
    QTest::newRow("awkward characters in user and name") << Endpoint{.host = QStringLiteral("h"),
                                                                     .user = QStringLiteral("a:b@c/d?e#f%41 +\u00FC"),
                                                                     .name = QStringLiteral("n&m=c%26#? +\u00FC/@")};
    QTest::newRow("a socket") << Endpoint{.kind = Endpoint::Kind::Unix,
                                          .path = QStringLiteral("/run/a b?c%d#@e"),
                                          .user = QStringLiteral("u"),
                                          .database = 3};
    QTest::newRow("TLS") << Endpoint{.host = QStringLiteral("h"),
                                     .tls = {.enabled = true,
                                             .caFile = QStringLiteral("/a&b"),
                                             .certFile = QStringLiteral("/c=d"),
                                             .keyFile = QStringLiteral("/e f+g"),
                                             .serverName = QStringLiteral("s.example")}};
}

void TestEndpoint::uriIsReadBack()
{
    QFETCH(Endpoint, endpoint);
    Endpoint withPassword = endpoint;
    withPassword.password = Secret(QByteArray("hunter2"));
    const QString uri = withPassword.uriWithoutPassword();
    QVERIFY(!uri.contains(QStringLiteral("hunter2")));
    const auto read = Endpoint::fromUri(uri);
    QVERIFY2(read.hasValue(), read ? "" : qPrintable(uri + u' ' + read.error().message));
    QVERIFY2(*read == endpoint, qPrintable(uri));
}

void TestEndpoint::validatesWhatAFormPutTogether()
{
    QVERIFY(Endpoint{}.validate().hasValue());
    QVERIFY(!Endpoint{.host = QString()}.validate());
    QVERIFY(!Endpoint{.port = 0}.validate());
    QVERIFY(!Endpoint{.database = -1}.validate());
    QVERIFY(
        !(Endpoint{.kind = Endpoint::Kind::Unix, .path = QStringLiteral("/s"), .tls = {.enabled = true}}.validate()));
    QVERIFY(!(Endpoint{.tls = {.serverName = QStringLiteral("x")}}.validate()));
}

LOCKSCOPE_TEST(QCoreApplication, TestEndpoint)
#include "tst_endpoint.moc"
