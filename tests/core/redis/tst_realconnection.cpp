#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/redis/link.h>

#include <QDir>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTcpServer>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// What became of a link's first attempt.
struct Attempt
{
    bool up = false;
    Error error;
};

Attempt attempt(const Endpoint &endpoint, Purpose purpose = Purpose::Lock)
{
    Attempt result;
    Link link(endpoint, purpose);
    QObject::connect(&link, &Link::down, &link, [&result](const Error &reason) { result.error = reason; });
    link.start();
    if (!QTest::qWaitFor([&] { return link.isSettled(); }, kPatienceMs))
        result.error = waitedInVain();
    result.up = link.isUp();
    return result;
}

quint16 closedPort()
{
    QTcpServer probe;
    return probe.listen(QHostAddress::LocalHost) ? probe.serverPort() : 0;
}

template <typename Change>
Endpoint with(Endpoint endpoint, Change change)
{
    change(endpoint);
    return endpoint;
}

/// A redis-cli call that lasts, for example a script that runs until it is killed.
class BackgroundCli
{
public:
    BackgroundCli(const RedisServer &server, const QStringList &arguments)
    {
        m_process.start(QStringLiteral("redis-cli"),
                        QStringList{QStringLiteral("-p"), QString::number(server.port())} + arguments);
    }
    ~BackgroundCli()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(BackgroundCli)

private:
    QProcess m_process;
};

} // namespace

class TestRealConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void openingEmitsNothingItself_data();
    void openingEmitsNothingItself();
    void connects_data();
    void connects();
    void refusals_data();
    void refusals();
    void asksForAClientCertificate();
    void takesAClientCertificateThatIsRight();
    void tlsIsNotLeftForPlainText();
    void missingRightNamesTheCommand();
    void maxClientsAreTold();

    void frozenBeforeConnecting();
    void frozenInTheMiddle();
    void killedInTheMiddle();
    void writesNothingBehindAnEnd();
    void reconnectsByItself();
    void doesNotRepeatAWrongPassword();

    void watchingConnectionRefuses_data();
    void watchingConnectionRefuses();
    void errorReplies_data();
    void errorReplies();
    void loadingIsTold();
    void busyIsTold();
    void scriptsMayLackRightsOfTheirOwn();
    void scriptsAreCalledByHash();
    void scriptsAreCalledByTextWhereTheHashIsRefused();
    void pipelineKeepsItsOrder();
    void binaryArgumentsArriveUnchanged();

private:
    RedisServer m_server{{.tls = true}};
    RedisServer m_guarded{{.config = {QStringLiteral("--requirepass"), QStringLiteral("right secret")}}};
};

void TestRealConnection::initTestCase()
{
    QVERIFY(m_server.start());
    QVERIFY(m_guarded.start());
    QCOMPARE(
        m_server.cli({QStringLiteral("ACL"), QStringLiteral("SETUSER"), QStringLiteral("ann"), QStringLiteral("on"),
                      QStringLiteral(">right secret"), QStringLiteral("~*"), QStringLiteral("+@all")}),
        "OK");
}

void TestRealConnection::init()
{
    QVERIFY(m_server.start());
    m_server.tell(QStringLiteral("FLUSHALL"));
}

void TestRealConnection::connects_data()
{
    QTest::addColumn<Endpoint>("endpoint");
    QTest::newRow("over TCP") << m_server.endpoint();
    QTest::newRow("by a host name") << with(m_server.endpoint(),
                                            [](Endpoint &e) { e.host = QStringLiteral("localhost"); });
    QTest::newRow("over a unix socket") << m_server.unixEndpoint();
    QTest::newRow("over TLS, the name given apart") << m_server.tlsEndpoint();
    QTest::newRow("over TLS, the name from the host") << with(m_server.tlsEndpoint(), [](Endpoint &e) {
        e.host = QStringLiteral("localhost");
        e.tls.serverName.clear();
    });
    QTest::newRow("with a user and a password that holds a space") << with(m_server.endpoint(), [](Endpoint &e) {
        e.user = QStringLiteral("ann");
        e.password = Secret("right secret");
    });
    QTest::newRow("with the default user's password")
        << with(m_guarded.endpoint(), [](Endpoint &e) { e.password = Secret("right secret"); });
    QTest::newRow("to another database") << with(m_server.endpoint(), [](Endpoint &e) { e.database = 15; });
}

void TestRealConnection::connects()
{
    QFETCH(const Endpoint, endpoint);
    Link link(endpoint, Purpose::Lock);
    QSignalSpy up(&link, &Link::up);
    link.start();
    QTRY_COMPARE_WITH_TIMEOUT(up.count(), 1, kPatienceMs);
    const auto set = ask(link, {"SET", "k", "v", "NX", "PX", "60000"});
    QVERIFY2(set, qPrintable(set ? QString() : set.error().message));
    QCOMPARE(set->text, "OK");
    const auto got = ask(link, {"GETRANGE", "k", "0", "-1"});
    QVERIFY(got);
    QCOMPARE(got->text, "v");
    if (endpoint.port == m_server.port())
        QCOMPARE(m_server.cli({QStringLiteral("-n"), QString::number(endpoint.database), QStringLiteral("GET"),
                               QStringLiteral("k")}),
                 "v");
    else if (endpoint.port == m_guarded.port())
        m_guarded.cli({QStringLiteral("-a"), QStringLiteral("right secret"), QStringLiteral("FLUSHALL")});
}

void TestRealConnection::refusals_data()
{
    QTest::addColumn<Endpoint>("endpoint");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<QStringList>("words");

    const Endpoint tls = m_server.tlsEndpoint();
    const QString unknownAuthority = QStringLiteral("unknown authority");
    const QString nameDiffers = QStringLiteral("host name does not match");
    QTest::newRow("the certificate is for another name than asked for")
        << with(tls, [](Endpoint &e) { e.tls.serverName = QStringLiteral("redis.example.org"); }) << ErrorKind::Tls
        << QStringList{nameDiffers, QStringLiteral("redis.example.org"), QStringLiteral("localhost")};
    QTest::newRow("the certificate is for a name, the address is a number")
        << with(tls, [](Endpoint &e) { e.tls.serverName.clear(); }) << ErrorKind::Tls
        << QStringList{nameDiffers, QStringLiteral("127.0.0.1")};
    QTest::newRow("the certificate's authority is not the given one")
        << with(tls, [this](Endpoint &e) { e.tls.caFile = m_server.otherCaFile(); }) << ErrorKind::Tls
        << QStringList{unknownAuthority, QStringLiteral("--cacert")};
    QTest::newRow("the certificate's authority is not one of the system's")
        << with(tls, [](Endpoint &e) { e.tls.caFile.clear(); }) << ErrorKind::Tls << QStringList{unknownAuthority};
    QTest::newRow("a wrong name and an unknown authority are both told") << with(tls, [this](Endpoint &e) {
        e.tls.caFile = m_server.otherCaFile();
        e.tls.serverName = QStringLiteral("redis.example.org");
    }) << ErrorKind::Tls << QStringList{unknownAuthority, nameDiffers};
    QTest::newRow("the server speaks no TLS on this port")
        << with(tls, [this](Endpoint &e) { e.port = m_server.port(); }) << ErrorKind::Unreachable
        << QStringList{QStringLiteral("speak TLS on this port")};
    QTest::newRow("nobody listens on the TLS port")
        << with(tls, [](Endpoint &e) { e.port = closedPort(); }) << ErrorKind::Unreachable
        << QStringList{QStringLiteral("no server listens")};
    QTest::newRow("the CA file is missing")
        << with(tls, [](Endpoint &e) { e.tls.caFile = QStringLiteral("/nowhere/ca.pem"); }) << ErrorKind::Tls
        << QStringList{QStringLiteral("CA certificate file /nowhere/ca.pem cannot be read")};
    QTest::newRow("the CA file holds no certificate")
        << with(tls, [this](Endpoint &e) { e.tls.caFile = m_server.path(QStringLiteral("openssl.cnf")); })
        << ErrorKind::Tls << QStringList{QStringLiteral("holds no PEM certificate")};
    QTest::newRow("the client certificate's file is missing") << with(tls, [this](Endpoint &e) {
        e.tls.certFile = QStringLiteral("/nowhere/client.pem");
        e.tls.keyFile = m_server.clientKeyFile();
    }) << ErrorKind::Tls << QStringList{QStringLiteral("client certificate file /nowhere/client.pem cannot be read")};
    QTest::newRow("the client key's file holds no key") << with(tls, [this](Endpoint &e) {
        e.tls.certFile = m_server.clientCertFile();
        e.tls.keyFile = m_server.clientCertFile();
    }) << ErrorKind::Tls << QStringList{QStringLiteral("client key file"), QStringLiteral("holds no PEM key")};

    QTest::newRow("the client key is another certificate's")
        << with(tls,
                [this](Endpoint &e) {
                    e.tls.certFile = m_server.clientCertFile();
                    e.tls.keyFile = m_server.path(QStringLiteral("server.key"));
                })
        << ErrorKind::Tls
        << QStringList{QStringLiteral("client key file ") + m_server.path(QStringLiteral("server.key")),
                       QStringLiteral("does not belong to the certificate in ") + m_server.clientCertFile()};

    QTest::newRow("the password is wrong")
        << with(m_guarded.endpoint(), [](Endpoint &e) { e.password = Secret("wrong secret"); })
        << ErrorKind::Authentication << QStringList{QStringLiteral("refuses the user name or the password")};
    QTest::newRow("the user does not exist") << with(m_server.endpoint(), [](Endpoint &e) {
        e.user = QStringLiteral("nobody");
        e.password = Secret("wrong secret");
    }) << ErrorKind::Authentication << QStringList{QStringLiteral("refuses the user name or the password")};
    QTest::newRow("the password is missing")
        << m_guarded.endpoint() << ErrorKind::Authentication << QStringList{QStringLiteral("needs a password")};
    QTest::newRow("nobody listens on the port")
        << with(m_server.endpoint(), [](Endpoint &e) { e.port = closedPort(); }) << ErrorKind::Unreachable
        << QStringList{QStringLiteral("no server listens")};
    QTest::newRow("the host name does not exist")
        << with(m_server.endpoint(), [](Endpoint &e) { e.host = QStringLiteral("no-such-host.invalid"); })
        << ErrorKind::NameNotFound
        << QStringList{QStringLiteral("no-such-host.invalid"), QStringLiteral("cannot be found")};
    QTest::newRow("the socket does not exist")
        << with(m_server.unixEndpoint(), [](Endpoint &e) { e.path = QStringLiteral("/nowhere/redis.sock"); })
        << ErrorKind::Unreachable << QStringList{QStringLiteral("no socket at /nowhere/redis.sock")};
    QTest::newRow("the database is out of range")
        << with(m_server.endpoint(), [](Endpoint &e) { e.database = 99; }) << ErrorKind::Server
        << QStringList{QStringLiteral("no database of that number"), QStringLiteral("SELECT"),
                       QStringLiteral("out of range")};
    QTest::newRow("the socket is a folder")
        << with(m_server.unixEndpoint(), [](Endpoint &e) { e.path = QDir::tempPath(); }) << ErrorKind::Unreachable
        << QStringList{QDir::tempPath() + QStringLiteral(" is a folder"), QStringLiteral("unixsocket")};
    QTest::newRow("the socket is a file")
        << with(m_server.unixEndpoint(), [this](Endpoint &e) { e.path = m_server.clientCertFile(); })
        << ErrorKind::Unreachable << QStringList{QStringLiteral("is a file, not a socket")};
}

void TestRealConnection::refusals()
{
    QFETCH(const Endpoint, endpoint);
    QFETCH(const ErrorKind, kind);
    QFETCH(const QStringList, words);
    const Attempt result = attempt(endpoint);
    QVERIFY(!result.up);
    const QString &message = result.error.message;
    // A server that knows no TLS waits for the end of the greeting, or, if that happens to hold a line end, answers in
    // plain text.
    const bool garbled = kind == ErrorKind::Unreachable && endpoint.tls.enabled && result.error.kind == ErrorKind::Tls;
    QVERIFY2(result.error.kind == kind || garbled, qPrintable(QString(toString(result.error.kind)) + u' ' + message));
    for (const auto &word : words)
        QVERIFY2(message.contains(word), qPrintable(message));
    QVERIFY2(!message.contains(QStringLiteral("self-signed")),
             qPrintable(message)); // the authority is, the certificate is not
    QVERIFY2(!message.contains(QStringLiteral("wrong secret")), "a password must not be told");
}

void TestRealConnection::asksForAClientCertificate()
{
    QCOMPARE(m_server.tell(QStringLiteral("CONFIG SET tls-auth-clients yes")), "OK");
    const Attempt result = attempt(m_server.tlsEndpoint());
    m_server.tell(QStringLiteral("CONFIG SET tls-auth-clients optional"));
    QVERIFY(!result.up);
    QVERIFY2(result.error.kind == ErrorKind::Tls, qPrintable(result.error.message));
    QVERIFY2(result.error.message.contains(QStringLiteral("client certificate")), qPrintable(result.error.message));
}

void TestRealConnection::takesAClientCertificateThatIsRight()
{
    QCOMPARE(m_server.tell(QStringLiteral("CONFIG SET tls-auth-clients yes")), "OK");
    const Attempt result = attempt(with(m_server.tlsEndpoint(), [this](Endpoint &e) {
        e.tls.certFile = m_server.clientCertFile();
        e.tls.keyFile = m_server.clientKeyFile();
    }));
    m_server.tell(QStringLiteral("CONFIG SET tls-auth-clients optional"));
    QVERIFY2(result.up, qPrintable(result.error.message));
}

void TestRealConnection::tlsIsNotLeftForPlainText()
{
    // A plain server on the port hears a TLS greeting and nothing of the login.
    QTcpServer listener;
    QVERIFY(listener.listen(QHostAddress::LocalHost));
    QByteArray heard;
    connect(&listener, &QTcpServer::newConnection, this, [&] {
        auto *peer = listener.nextPendingConnection();
        connect(peer, &QTcpSocket::readyRead, peer, [peer, &heard] {
            heard += peer->readAll();
            peer->write("+OK\r\n+OK\r\n+OK\r\n");
        });
    });
    const Attempt result = attempt(with(m_server.tlsEndpoint(), [&](Endpoint &e) {
        e.port = listener.serverPort();
        e.password = Secret("right secret");
    }));
    QVERIFY(!result.up);
    QVERIFY2(result.error.kind == ErrorKind::Tls, qPrintable(result.error.message));
    QVERIFY(!heard.isEmpty());
    QVERIFY(!heard.contains("AUTH"));
    QVERIFY(!heard.contains("right secret"));
}

void TestRealConnection::missingRightNamesTheCommand()
{
    QCOMPARE(m_server.tell(QStringLiteral("ACL SETUSER limited on >pw ~* -@all +getrange +client")), "OK");
    Link link(with(m_server.endpoint(),
                   [](Endpoint &e) {
                       e.user = QStringLiteral("limited");
                       e.password = Secret("pw");
                   }),
              Purpose::Lock);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    QVERIFY(ask(link, {"GETRANGE", "k", "0", "1"}));
    const auto refused = ask(link, {"SET", "k", "v"});
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Permission));
    QVERIFY(refused.error().serverReply.startsWith("NOPERM"));
    QVERIFY2(refused.error().message.contains(QStringLiteral("'set' command")), qPrintable(refused.error().message));
    QVERIFY(!refused.error().retrySafe);
    QVERIFY2(link.isUp(), "a missing right costs the command, not the connection");
}

void TestRealConnection::maxClientsAreTold()
{
    RedisServer small{{.config = {QStringLiteral("--maxclients"), QStringLiteral("2")}}};
    QVERIFY(small.start());
    Link first(small.endpoint(), Purpose::Watch);
    auto second = std::make_unique<Link>(small.endpoint(), Purpose::Watch);
    first.start();
    second->start();
    QTRY_VERIFY_WITH_TIMEOUT(first.isUp() && second->isUp(), kPatienceMs);

    Link third(small.endpoint(), Purpose::Watch);
    QSignalSpy down(&third, &Link::down);
    third.start();
    QTRY_VERIFY_WITH_TIMEOUT(!down.isEmpty(), kPatienceMs);
    const auto error = down.first().first().value<Error>();
    QVERIFY2(error.kind == ErrorKind::TooManyClients, qPrintable(error.message));
    QVERIFY(error.message.contains(QStringLiteral("maxclients")));
    second.reset();
    QTRY_VERIFY_WITH_TIMEOUT(third.isUp(), kPatienceMs);
}

void TestRealConnection::frozenBeforeConnecting()
{
    m_server.freeze();
    for (const auto &endpoint : {m_server.endpoint(), m_server.unixEndpoint(), m_server.tlsEndpoint()}) {
        Link link(endpoint, Purpose::Watch);
        link.setTimeouts(Millis(300), Millis(300));
        QSignalSpy down(&link, &Link::down);
        link.start();
        QTRY_VERIFY_WITH_TIMEOUT(!down.isEmpty(), kPatienceMs);
        const auto error = down.first().first().value<Error>();
        QVERIFY2(error.kind == ErrorKind::Unreachable, qPrintable(error.message));
        QVERIFY2(error.message.contains(QStringLiteral("does not answer")), qPrintable(error.message));
    }
    Link link(m_server.endpoint(), Purpose::Watch);
    link.setTimeouts(Millis(300), Millis(300));
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isSettled(), kPatienceMs);
    link.setTimeouts(Millis(3000), Millis(3000));
    m_server.thaw();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
}

void TestRealConnection::frozenInTheMiddle()
{
    Link link(m_server.endpoint(), Purpose::Lock);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    QVERIFY(ask(link, {"SET", "k", "before"}));
    m_server.freeze();
    const auto read = ask(link, {"GETRANGE", "k", "0", "-1"}, Millis(200));
    const auto write = ask(link, {"SET", "k", "after"}, Millis(200));
    QVERIFY(!read);
    QCOMPARE(toString(read.error().kind), toString(ErrorKind::Timeout));
    QVERIFY(read.error().retrySafe);
    QVERIFY(!write);
    QCOMPARE(toString(write.error().kind), toString(ErrorKind::OutcomeUnknown));
    QVERIFY(!write.error().retrySafe);

    // The late replies go to nobody, and the next command gets its own.
    m_server.thaw();
    const auto later = ask(link, {"GETRANGE", "k", "0", "-1"}, Millis(10'000));
    QVERIFY(later);
    QCOMPARE(later->text, "after");
}

void TestRealConnection::killedInTheMiddle()
{
    for (const auto &endpoint : {m_server.endpoint(), m_server.unixEndpoint()}) {
        QVERIFY(m_server.start());
        Link link(endpoint, Purpose::Lock);
        QSignalSpy down(&link, &Link::down);
        link.start();
        QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
        m_server.freeze();
        std::optional<Result<Value>> read;
        std::optional<Result<Value>> write;
        link.send(
            {"GETRANGE", "k", "0", "-1"}, [&](const Result<Value> &reply) { read.emplace(reply); }, Millis(30'000));
        link.send(
            {"SET", "k", "v"}, [&](const Result<Value> &reply) { write.emplace(reply); }, Millis(30'000));
        QCoreApplication::processEvents(); // they leave
        m_server.kill();
        QTRY_VERIFY_WITH_TIMEOUT(read && write, kPatienceMs);
        QCOMPARE(toString(read->error().kind), toString(ErrorKind::Unreachable));
        QCOMPARE(toString(write->error().kind), toString(ErrorKind::OutcomeUnknown));
        QTRY_COMPARE_WITH_TIMEOUT(down.count() > 0, true, kPatienceMs);
        QVERIFY(!link.isUp());

        const auto unsent = ask(link, {"SET", "k", "v"});
        QVERIFY(!unsent);
        QCOMPARE(toString(unsent.error().kind), toString(ErrorKind::Unreachable));
        QVERIFY2(unsent.error().retrySafe, "nothing was sent");
    }
}

void TestRealConnection::openingEmitsNothingItself_data()
{
    QTest::addColumn<QString>("uri");
    QTest::newRow("no socket") << u"unix:///no/such.sock"_s;
    QTest::newRow("no server") << u"redis://127.0.0.1:1"_s;
    QTest::newRow("no certificate") << u"rediss://127.0.0.1:1?cacert=/no/such.pem"_s;
}

/// A socket may fail at once, while the caller still goes through its links.
void TestRealConnection::openingEmitsNothingItself()
{
    QFETCH(const QString, uri);
    const auto endpoint = Endpoint::fromUri(uri);
    QVERIFY(endpoint);
    const auto transport = makeSocketTransport(*endpoint);
    const QSignalSpy closed(transport.get(), &Transport::closed);
    transport->open();
    QVERIFY(closed.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, kPatienceMs);
}

/// What a write has found ended takes no more of them, although the event loop has not told of it yet.
void TestRealConnection::writesNothingBehindAnEnd()
{
    QTcpServer listener;
    QVERIFY(listener.listen(QHostAddress::LocalHost));
    const auto endpoint = Endpoint::fromUri(QStringLiteral("redis://127.0.0.1:%1").arg(listener.serverPort()));
    QVERIFY(endpoint);
    const auto transport = makeSocketTransport(*endpoint);
    QSignalSpy opened(transport.get(), &Transport::opened);
    QSignalSpy closed(transport.get(), &Transport::closed);
    transport->open();
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kPatienceMs);
    QVERIFY(listener.hasPendingConnections() || listener.waitForNewConnection(kPatienceMs));
    listener.nextPendingConnection()->abort();

    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    // One write may be taken before the peer's answer to it: that nobody is there.
    const QByteArray command("*1\r\n$4\r\nPING\r\n");
    for (int i = 0; i < 10; ++i)
        transport->write(command);
    QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, kPatienceMs);
}

void TestRealConnection::reconnectsByItself()
{
    Link link(m_server.endpoint(), Purpose::Watch);
    QSignalSpy up(&link, &Link::up);
    QSignalSpy down(&link, &Link::down);
    link.start();
    QTRY_COMPARE_WITH_TIMEOUT(up.count(), 1, kPatienceMs);
    m_server.kill();
    // the loss, and at least one attempt in vain
    QTRY_VERIFY_WITH_TIMEOUT(down.count() >= 2, kPatienceMs);
    QVERIFY(m_server.start());
    QTRY_COMPARE_WITH_TIMEOUT(up.count(), 2, kPatienceMs);
    QVERIFY(ask(link, {"PING"}));
}

void TestRealConnection::doesNotRepeatAWrongPassword()
{
    m_server.tell(QStringLiteral("ACL SETUSER bob on >old ~* +@all"));
    m_server.tell(QStringLiteral("ACL LOG RESET"));
    Link link(with(m_server.endpoint(),
                   [](Endpoint &e) {
                       e.user = QStringLiteral("bob");
                       e.password = Secret("new");
                   }),
              Purpose::Watch);
    QSignalSpy down(&link, &Link::down);
    link.start();
    QTRY_COMPARE_WITH_TIMEOUT(down.count(), 1, kPatienceMs);
    QCOMPARE(link.state(), Link::State::Refused);
    // The password becomes right, another link meanwhile comes up and goes down: this one stays as it is until told.
    m_server.tell(QStringLiteral("ACL SETUSER bob >new"));
    Link other(m_server.endpoint(), Purpose::Watch);
    QSignalSpy otherDown(&other, &Link::down);
    other.start();
    QTRY_VERIFY_WITH_TIMEOUT(other.isUp(), kPatienceMs);
    other.recycle({.kind = ErrorKind::Unreachable, .message = QStringLiteral("for the test")});
    QTRY_VERIFY_WITH_TIMEOUT(!otherDown.isEmpty() && other.isUp(), kPatienceMs);
    QCOMPARE(link.state(), Link::State::Refused);
    QCOMPARE(down.count(), 1);
    link.reconnectNow();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
}

void TestRealConnection::watchingConnectionRefuses_data()
{
    QTest::addColumn<QByteArrayList>("command");
    for (const QByteArrayList &command : {QByteArrayList{"DEL", "k"},
                                          {"EVAL", "return 1", "0"},
                                          {"EVALSHA", "0123", "0"},
                                          {"KEYS", "*"},
                                          {"SET", "k", "v"},
                                          {"CONFIG", "GET", "*"},
                                          {"config", "set", "save", ""},
                                          {"FLUSHALL"},
                                          {"MONITOR"},
                                          {"PEXPIRE", "k", "1"},
                                          {"CLIENT", "KILL", "1.1.1.1:1"},
                                          {"DEBUG", "SLEEP", "1"},
                                          {"GET", "k"}})
        QTest::newRow(command.join(' ').constData()) << command;
}

void TestRealConnection::watchingConnectionRefuses()
{
    QFETCH(const QByteArrayList, command);
    Link link(m_server.endpoint(), Purpose::Watch);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    m_server.tell(QStringLiteral("SET k v"));
    m_server.tell(QStringLiteral("CONFIG RESETSTAT"));
    const auto refused = ask(link, command);
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::NotAllowed));
    QVERIFY(refused.error().message.contains(QString::fromLatin1(command.first().toUpper())));
    // The server has not heard of it: only INFO itself, CONFIG RESETSTAT and what redis-cli says at its start are
    // counted.
    QVERIFY(ask(link, {"PING"}));
    const QByteArray statistics = m_server.tell(QStringLiteral("INFO commandstats"));
    QVERIFY(statistics.contains("cmdstat_ping:calls=1,"));
    if (command.first().toUpper() != "CONFIG")
        QVERIFY2(!statistics.contains("cmdstat_" + command.first().toLower()), statistics.constData());
}

void TestRealConnection::errorReplies_data()
{
    QTest::addColumn<QStringList>("preparation");
    QTest::addColumn<QByteArrayList>("command");
    QTest::addColumn<ErrorKind>("kind");
    const QByteArrayList set{"SET", "k", "v", "NX", "PX", "1000"};
    QTest::newRow("a replica takes no writes")
        << QStringList{QStringLiteral("REPLICAOF 127.0.0.1 1")} << set << ErrorKind::ReadOnly;
    QTest::newRow("a replica without its primary reads nothing")
        << QStringList{QStringLiteral("CONFIG SET replica-serve-stale-data no"),
                       QStringLiteral("REPLICAOF 127.0.0.1 1")}
        << QByteArrayList{"GETRANGE", "k", "0", "1"} << ErrorKind::MasterDown;
    QTest::newRow("memory is used up") << QStringList{QStringLiteral("CONFIG SET maxmemory-policy noeviction"),
                                                      QStringLiteral("CONFIG SET maxmemory 1")}
                                       << set << ErrorKind::OutOfMemory;
    QTest::newRow("the key holds a hash") << QStringList{QStringLiteral("HSET k f v")}
                                          << QByteArrayList{"GETRANGE", "k", "0", "1"} << ErrorKind::WrongType;
    QTest::newRow("the script is not cached")
        << QStringList{} << QByteArrayList{"EVALSHA", QByteArray(40, 'a'), "0"} << ErrorKind::NoScript;
    QTest::newRow("replicas are missing")
        << QStringList{QStringLiteral("CONFIG SET min-replicas-to-write 1")} << set << ErrorKind::NoReplicas;
    QTest::newRow("the disk refuses") << QStringList{QStringLiteral("CONFIG SET dir /proc"),
                                                     QStringLiteral("CONFIG SET save 3600~1"), QStringLiteral("BGSAVE")}
                                      << set << ErrorKind::Persistence;
    QTest::newRow("the syntax is wrong") << QStringList{} << QByteArrayList{"SET", "k", "v", "NOSUCHOPTION"}
                                         << ErrorKind::Server;
}

void TestRealConnection::errorReplies()
{
    QFETCH(const QStringList, preparation);
    QFETCH(const QByteArrayList, command);
    QFETCH(const ErrorKind, kind);
    RedisServer server{{.config = {QStringLiteral("--enable-protected-configs"), QStringLiteral("local")}}};
    QVERIFY(server.start());
    for (QString line : preparation) {
        QStringList words = line.split(u' ');
        words.replaceInStrings(QStringLiteral("~"), QStringLiteral(" "));
        server.cli(words);
    }
    Link link(server.endpoint(), Purpose::Lock);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    // Some of it takes effect a moment later.
    Result<Value> reply = waitedInVain();
    QTRY_VERIFY_WITH_TIMEOUT(!(reply = ask(link, command)) && reply.error().kind == kind, kPatienceMs);
    QVERIFY(!reply.error().serverReply.isEmpty());
    QVERIFY(reply.error().message.contains(QString::fromLatin1(command.first())));
    QVERIFY(link.isUp());
}

void TestRealConnection::loadingIsTold()
{
    LOCKSCOPE_NEEDS_REDIS(QVersionNumber(6, 2), "a pace of loading");
    // Each key takes a millisecond to load; in between the server answers, but for LOADING.
    RedisServer server{{.config = {QStringLiteral("--key-load-delay"), QStringLiteral("1000"),
                                   QStringLiteral("--loading-process-events-interval-bytes"), QStringLiteral("1024")}}};
    QVERIFY(server.start());
    server.cli({QStringLiteral("DEBUG"), QStringLiteral("POPULATE"), QStringLiteral("2000")});
    QCOMPARE(server.tell(QStringLiteral("SAVE")), "OK");
    server.kill();
    QVERIFY(server.start());
    Link link(server.endpoint(), Purpose::Watch);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    const auto refused = ask(link, {"GETRANGE", "key:1", "0", "-1"});
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Loading));
    QVERIFY(!refused.error().isConfiguration());
    QTRY_VERIFY_WITH_TIMEOUT(ask(link, {"GETRANGE", "key:1", "0", "-1"}).hasValue(), kPatienceMs);
}

void TestRealConnection::busyIsTold()
{
    RedisServer server{{.config = {QStringLiteral("--lua-time-limit"), QStringLiteral("20")}}};
    QVERIFY(server.start());
    Link link(server.endpoint(), Purpose::Lock);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    {
        const BackgroundCli script(server,
                                   {QStringLiteral("EVAL"), QStringLiteral("while true do end"), QStringLiteral("0")});
        const auto isBusy = [&] {
            const auto reply = ask(link, {"GETRANGE", "k", "0", "1"});
            return !reply && reply.error().kind == ErrorKind::Busy;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isBusy(), kPatienceMs);
        QCOMPARE(server.tell(QStringLiteral("SCRIPT KILL")), "OK");
    }
    // The script ends at its next look around, which may be after the killer was answered.
    QTRY_VERIFY_WITH_TIMEOUT(ask(link, {"PING"}), kPatienceMs);
}

void TestRealConnection::scriptsMayLackRightsOfTheirOwn()
{
    m_server.tell(QStringLiteral("ACL SETUSER half on >pw ~* -@all +eval +get +client"));
    Link link(with(m_server.endpoint(),
                   [](Endpoint &e) {
                       e.user = QStringLiteral("half");
                       e.password = Secret("pw");
                   }),
              Purpose::Lock);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    const auto refused = ask(link, {"EVAL", "return redis.call('PEXPIRE', KEYS[1], 1000)", "1", "k"});
    QVERIFY(!refused);
    QVERIFY2(refused.error().kind == ErrorKind::Permission, qPrintable(refused.error().message));
}

void TestRealConnection::scriptsAreCalledByHash()
{
    const auto calls = [this](const char *command) {
        const QByteArray stats = m_server.tell(QStringLiteral("INFO commandstats"));
        const qsizetype line = stats.indexOf(QByteArray("cmdstat_") + command + ":calls=");
        return line < 0 ? 0 : stats.mid(stats.indexOf('=', line) + 1).split(',').first().toInt();
    };
    m_server.tell(QStringLiteral("CONFIG RESETSTAT"));
    m_server.tell(QStringLiteral("SCRIPT FLUSH"));
    Link link(m_server.endpoint(), Purpose::Lock);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    const QByteArrayList command{"EVAL", "return redis.call('SET', KEYS[1], ARGV[1]) and ARGV[1]", "1", "k", "v"};
    for (int i = 0; i < 5; ++i)
        QCOMPARE(ask(link, command).valueOr(Value{}).text, "v");
    QCOMPARE(calls("eval"), 1);
    QCOMPARE(calls("evalsha"), 4);
    // A cache that was emptied behind our back
    m_server.tell(QStringLiteral("SCRIPT FLUSH"));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(ask(link, command).valueOr(Value{}).text, "v");
    QCOMPARE(calls("eval"), 2);
    QCOMPARE(m_server.tell(QStringLiteral("GET k")), "v");
}

void TestRealConnection::scriptsAreCalledByTextWhereTheHashIsRefused()
{
    m_server.tell(QStringLiteral("ACL SETUSER texts on >pw ~* -@all +eval +set +client"));
    Link link(with(m_server.endpoint(),
                   [](Endpoint &e) {
                       e.user = QStringLiteral("texts");
                       e.password = Secret("pw");
                   }),
              Purpose::Lock);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(ask(link, {"EVAL", "return redis.call('SET', KEYS[1], ARGV[1]) and ARGV[1]", "1", "k", "v"})
                     .valueOr(Value{})
                     .text,
                 "v");
}

void TestRealConnection::pipelineKeepsItsOrder()
{
    constexpr int kCommands = 10'000;
    Link link(m_server.endpoint(), Purpose::Lock);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    int answered = 0;
    int wrong = 0;
    for (int i = 0; i < kCommands; ++i) {
        link.send(
            {"EVAL", "return ARGV[1]", "0", QByteArray::number(i)},
            [&, i](const Result<Value> &reply) {
                wrong += !reply || reply->text != QByteArray::number(i) || answered != i ? 1 : 0;
                ++answered;
            },
            Millis(kPatienceMs));
    }
    QTRY_COMPARE_WITH_TIMEOUT(answered, kCommands, kPatienceMs);
    QCOMPARE(wrong, 0);
}

void TestRealConnection::binaryArgumentsArriveUnchanged()
{
    Link link(m_server.unixEndpoint(), Purpose::Lock);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    const QByteArray key = QByteArrayLiteral("a\0b\r\n*1\r\n$8\r\nFLUSHALL\r\n \xff'\"");
    QByteArray value;
    for (int byte = 0; byte < 256; ++byte)
        value += static_cast<char>(byte);
    QVERIFY(ask(link, {"SET", key, value}));
    const auto got = ask(link, {"GETRANGE", key, "0", "-1"});
    QVERIFY(got);
    QCOMPARE(got->text, value);
    const auto found = ask(link, {"SCAN", "0", "COUNT", "100"});
    QVERIFY(found);
    QCOMPARE(found->elements.at(1).elements.size(), size_t(1));
    QCOMPARE(found->elements.at(1).elements.front().text, key);
}

LOCKSCOPE_TEST(QCoreApplication, TestRealConnection)
#include "tst_realconnection.moc"
