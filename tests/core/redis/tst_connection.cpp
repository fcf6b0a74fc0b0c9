#include "fixtures/fakeclock.h"
#include "fixtures/faketransport.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/redis/connection.h>

#include <QCryptographicHash>
#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

const Error kHangUp{.kind = ErrorKind::Unreachable, .message = QStringLiteral("hung up")};
const QByteArray kNamed = encodeCommand({"CLIENT", "SETNAME", "lockscope"});

/// A connection, its peer's end, and what its commands were told, in order: "name=reply" or "name!error-kind".
struct ConnectionBench
{
    explicit ConnectionBench(ConnectionOptions options = {.where = QStringLiteral("node A")})
    {
        auto transport = std::make_unique<FakeTransport>();
        peer = transport.get();
        connection = std::make_unique<Connection>(std::move(transport), std::move(options), clock);
        QObject::connect(connection.get(), &Connection::closed, connection.get(),
                         [this](const Error &why) { reasons.push_back(why); });
        QObject::connect(connection.get(), &Connection::ready, connection.get(), [this] { ++readies; });
    }

    /// Up to ready, with what the handshake wrote taken away.
    bool raise()
    {
        connection->open();
        peer->acceptOpen();
        QCoreApplication::processEvents();
        peer->arrive("+OK\r\n");
        peer->takeWritten();
        return connection->isReady();
    }

    ReplyHandler note(const QByteArray &name)
    {
        return [this, name](const Result<Value> &reply) {
            told.append(reply ? name + '=' + (reply->isInteger() ? QByteArray::number(reply->integer) : reply->text)
                              : name + '!' + QByteArray(toString(reply.error().kind).data()));
            if (!reply)
                errors.push_back(reply.error());
        };
    }

    Connection::CommandId send(const QByteArray &name, const QByteArrayList &command, Millis timeout = 0ms)
    {
        return connection->send(command, note(name), timeout);
    }

    FakeClock clock;
    FakeTransport *peer = nullptr;
    QByteArrayList told;
    std::vector<Error> errors;
    std::vector<Error> reasons; ///< of closed()
    int readies = 0;
    std::unique_ptr<Connection> connection;
};

ConnectionOptions locking()
{
    return {.purpose = Purpose::Lock, .where = QStringLiteral("node A")};
}

const QByteArray kScript("return redis.call('PEXPIRE', KEYS[1], ARGV[1])");

QByteArrayList call(const QByteArray &key)
{
    return {"EVAL", kScript, "1", key, "1000"};
}

QByteArrayList callByHash(const QByteArray &key)
{
    return {"EVALSHA", QCryptographicHash::hash(kScript, QCryptographicHash::Sha1).toHex(), "1", key, "1000"};
}

} // namespace

class TestConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void subscribersHearOfMessages();
    void monitorIsAStreamOfLines();
    void longLinesOfMonitorAreCut();
    void monitorMayBeRefused();
    void monitorsReaderMayGo();
    void whatIsNoLineOfMonitorEndsIt();
    void handshakeOrder();
    void handshakeWithoutUserSendsThePasswordAlone();
    void refusedNameIsTolerated_data();
    void refusedNameIsTolerated();
    void refusedHandshakeEnds_data();
    void refusedHandshakeEnds();
    void silentPeerEndsTheHandshake_data();
    void silentPeerEndsTheHandshake();
    void longAnswersBeforeTheLoginEndIt_data();
    void longAnswersBeforeTheLoginEndIt();
    void manySendsAreOneWrite();
    void repliesComeInOrder();
    void errorRepliesAreTyped();
    void knownScriptsAreCalledByHash();
    void refusedHashIsFollowedByTheText_data();
    void refusedHashIsFollowedByTheText();
    void refusedHashOfACancelledCallIsLeftAlone();
    void scriptThatFailedIsNotKnown();
    void timeoutKeepsThePlace();
    void timeoutOfWritesIsUnknown();
    void shorterTimeoutBehindALongerOne();
    void deadlinesHoldAfterSleep();
    void silenceForLongRecycles();
    void cancelKeepsThePlace();
    void hangUpTellsEachOnce();
    void whatWasNeverWrittenIsUnreachable();
    void destructionTellsEachOnce();
    void unsolicitedReplyEnds_data();
    void unsolicitedReplyEnds();
    void protocolErrorIsToldToItsCommand_data();
    void protocolErrorIsToldToItsCommand();
    void protocolErrorBehindATombstone();
    void lastWordsAreHeard();
    void allowListIsEnforced();
    void refusalBeforeReadyAndAfterClose();
    void handlerMayDeleteTheConnection_data();
    void handlerMayDeleteTheConnection();
    void handlerMayDeleteWhileThePeerHangsUp();
    void handlerMaySendAndCancelAndClose();
    void longReadsYieldToOthers();
    void muchToWriteDoesNotWaitForOtherReplies();
    void whatRepliesLeadToIsWrittenBetweenThem();
};

void TestConnection::handshakeOrder()
{
    ConnectionBench bench({.where = QStringLiteral("n"),
                           .user = QStringLiteral("ann"),
                           .password = Secret(QByteArray("p w\r\n")),
                           .database = 3,
                           .clientName = "me"});
    bench.connection->open();
    QVERIFY(bench.peer->isOpenRequested());
    QVERIFY(bench.peer->takeWritten().isEmpty());
    bench.peer->acceptOpen();
    // Each step waits for the answer to the one before: nothing is told to a server that refused the password.
    for (const QByteArrayList &step : {QByteArrayList{"AUTH", "ann", "p w\r\n"}, QByteArrayList{"SELECT", "3"},
                                       QByteArrayList{"CLIENT", "SETNAME", "me"}}) {
        QCoreApplication::processEvents();
        QCOMPARE(bench.peer->takeWritten(), encodeCommand(step));
        QVERIFY(!bench.connection->isReady());
        bench.peer->arrive("+OK\r\n");
    }
    QVERIFY(bench.connection->isReady());
    QCOMPARE(bench.readies, 1);
    QVERIFY(bench.reasons.empty());
}

void TestConnection::handshakeWithoutUserSendsThePasswordAlone()
{
    ConnectionBench bench({.password = Secret(QByteArray("pw"))});
    bench.connection->open();
    bench.peer->acceptOpen();
    QCoreApplication::processEvents();
    QCOMPARE(bench.peer->takeWritten(), encodeCommand({"AUTH", "pw"}));
}

void TestConnection::refusedNameIsTolerated_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("no right to it") << QByteArray(
        "-NOPERM this user has no permissions to run the 'client|setname' command\r\n");
    QTest::newRow("a proxy that does not know it") << QByteArray("-ERR unknown command 'CLIENT'\r\n");
}

void TestConnection::refusedNameIsTolerated()
{
    QFETCH(QByteArray, answer);
    ConnectionBench bench;
    bench.connection->open();
    bench.peer->acceptOpen();
    QCoreApplication::processEvents();
    QCOMPARE(bench.peer->takeWritten(), kNamed);
    bench.peer->arrive(answer);
    QVERIFY(bench.connection->isReady());
    QCOMPARE(bench.readies, 1);
}

void TestConnection::refusedHandshakeEnds_data()
{
    QTest::addColumn<QByteArray>("answers");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("a wrong password") << QByteArray("-WRONGPASS invalid username-password pair\r\n")
                                      << ErrorKind::Authentication;
    QTest::newRow("a database that does not exist")
        << QByteArray("+OK\r\n-ERR DB index is out of range\r\n") << ErrorKind::Server;
    QTest::newRow("a server that wants a login")
        << QByteArray("+OK\r\n+OK\r\n-NOAUTH Authentication required.\r\n") << ErrorKind::Authentication;
    QTest::newRow("a full server") << QByteArray("-ERR max number of clients reached\r\n") << ErrorKind::TooManyClients;
    QTest::newRow("a server that loads") << QByteArray("+OK\r\n+OK\r\n-LOADING Redis is loading\r\n")
                                         << ErrorKind::Loading;
    QTest::newRow("no Redis at all") << QByteArray("HTTP/1.1 400 Bad Request\r\n") << ErrorKind::Protocol;
}

void TestConnection::refusedHandshakeEnds()
{
    QFETCH(QByteArray, answers);
    ConnectionBench bench({.where = QStringLiteral("n"), .password = Secret(QByteArray("hunter2")), .database = 99});
    bench.connection->open();
    bench.peer->acceptOpen();
    const auto lines = answers.split('\n');
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        QCoreApplication::processEvents();
        bench.peer->arrive(lines.at(i) + '\n');
    }
    QVERIFY(!bench.connection->isReady());
    QCOMPARE(bench.readies, 0);
    QCOMPARE(bench.reasons.size(), size_t(1));
    QFETCH(ErrorKind, kind);
    QCOMPARE(toString(bench.reasons.front().kind), toString(kind));
    QVERIFY(!bench.reasons.front().message.contains(QStringLiteral("hunter2")));
    QVERIFY(bench.peer->isAborted());
}

void TestConnection::longAnswersBeforeTheLoginEndIt_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("many elements") << "*2000\r\n" + QByteArray(":1\r\n").repeated(2000);
    QTest::newRow("many elements, nested") << "*2\r\n" + ("*900\r\n" + QByteArray(":1\r\n").repeated(900)).repeated(2);
    QTest::newRow("a long string") << "$100000\r\n" + QByteArray(100'000, 'x') + "\r\n";
    QTest::newRow("many strings") << "*100\r\n" + ("$50000\r\n" + QByteArray(50'000, 'x') + "\r\n").repeated(100);
}

void TestConnection::longAnswersBeforeTheLoginEndIt()
{
    QFETCH(QByteArray, answer);
    ConnectionBench strange;
    strange.connection->open();
    strange.peer->acceptOpen();
    QCoreApplication::processEvents();
    strange.peer->arrive(answer);
    QTRY_COMPARE(strange.reasons.size(), size_t(1));
    QVERIFY(strange.reasons.front().kind == ErrorKind::Protocol);
    // Afterwards it may be as long.
    ConnectionBench known;
    QVERIFY(known.raise());
    known.send("a", {"LRANGE", "a", "0", "-1"});
    QCoreApplication::processEvents();
    known.peer->arrive(answer);
    QTRY_COMPARE(known.told, QByteArrayList{answer.startsWith('$') ? "a=" + QByteArray(100'000, 'x') : "a="});
}

void TestConnection::silentPeerEndsTheHandshake_data()
{
    QTest::addColumn<bool>("accepts");
    QTest::newRow("a peer that never accepts") << false;
    QTest::newRow("a stopped process, which accepts but never answers") << true;
}

void TestConnection::silentPeerEndsTheHandshake()
{
    QFETCH(bool, accepts);
    ConnectionBench bench({.where = QStringLiteral("n"), .connectTimeout = 20ms});
    bench.connection->open();
    if (accepts)
        bench.peer->acceptOpen();
    QTRY_COMPARE(bench.reasons.size(), size_t(1));
    QCOMPARE(toString(bench.reasons.front().kind), toString(ErrorKind::Unreachable));
    QVERIFY(bench.reasons.front().message.contains(accepts ? QStringLiteral("does not answer")
                                                           : QStringLiteral("did not accept")));
    QVERIFY(bench.peer->isAborted());
}

void TestConnection::manySendsAreOneWrite()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    const int before = bench.peer->writes();
    QByteArray expected;
    for (int i = 0; i < 1000; ++i) {
        const QByteArrayList command{"PTTL", QByteArray::number(i)};
        bench.send("x", command);
        expected += encodeCommand(command);
    }
    QCOMPARE(bench.peer->writes(), before);
    QCoreApplication::processEvents();
    QCOMPARE(bench.peer->writes(), before + 1);
    QCOMPARE(bench.peer->takeWritten(), expected);
    QCOMPARE(bench.connection->pending(), 1000);
}

void TestConnection::repliesComeInOrder()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    for (const char *name : {"a", "b", "c"})
        bench.send(name, {"PTTL", name});
    QCoreApplication::processEvents();
    bench.peer->arrive(":1\r\n:");
    QCOMPARE(bench.told, (QByteArrayList{"a=1"}));
    bench.peer->arrive("2\r\n:3\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"a=1", "b=2", "c=3"}));
    QCOMPARE(bench.connection->pending(), 0);
}

void TestConnection::errorRepliesAreTyped()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    bench.send("a", {"PTTL", "k"});
    bench.send("b", {"PTTL", "k"});
    QCoreApplication::processEvents();
    bench.peer->arrive("-LOADING Redis is loading\r\n:5\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"a!loading", "b=5"}));
    QCOMPARE(bench.errors.front().serverReply, QByteArray("LOADING Redis is loading"));
    QVERIFY(bench.errors.front().message.contains(QStringLiteral("node A")));
    QVERIFY(bench.connection->isReady());
}

void TestConnection::knownScriptsAreCalledByHash()
{
    ConnectionBench bench(locking());
    QVERIFY(bench.raise());
    bench.send("first", call("a"));
    bench.send("second", call("b")); // nothing is known of it yet
    QCoreApplication::processEvents();
    QCOMPARE(bench.peer->takeWritten(), encodeCommand(call("a")) + encodeCommand(call("b")));
    bench.peer->arrive(":1\r\n:2\r\n");
    bench.send("third", call("c"));
    bench.send("other", {"EVAL", kScript + " ", "0"});
    bench.send("short", {"EVAL", "return 1", "0"});
    QCoreApplication::processEvents();
    QCOMPARE(bench.peer->takeWritten(),
             encodeCommand(callByHash("c")) + encodeCommand({"EVAL", kScript + " ", "0"})
                 + encodeCommand({"EVAL", "return 1", "0"}));
    bench.peer->arrive(":3\r\n:4\r\n:5\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"first=1", "second=2", "third=3", "other=4", "short=5"}));
}

void TestConnection::refusedHashIsFollowedByTheText_data()
{
    QTest::addColumn<QByteArray>("refusal");
    QTest::addColumn<bool>("tryAgain");
    QTest::newRow("unknown") << QByteArray("-NOSCRIPT No matching script. Please use EVAL.\r\n") << true;
    QTest::newRow("not permitted, 6.x") << QByteArray(
        "-NOPERM this user has no permissions to run the 'evalsha' command or its subcommand\r\n")
                                        << false;
    QTest::newRow("not permitted, 7.x") << QByteArray(
        "-NOPERM User ann has no permissions to run the 'evalsha' command\r\n")
                                        << false;
}

void TestConnection::refusedHashIsFollowedByTheText()
{
    QFETCH(const QByteArray, refusal);
    ConnectionBench bench(locking());
    QVERIFY(bench.raise());
    bench.send("learn", call("a"));
    QCoreApplication::processEvents();
    bench.peer->arrive(":1\r\n");
    bench.send("refused", call("b"));
    bench.send("behind", {"TYPE", "k"});
    QCoreApplication::processEvents();
    bench.peer->takeWritten();
    bench.peer->arrive(refusal + "+none\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"learn=1", "behind=none"}));
    QCoreApplication::processEvents();
    QCOMPARE(bench.peer->takeWritten(), encodeCommand(call("b")));
    bench.peer->arrive(":2\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"learn=1", "behind=none", "refused=2"}));

    bench.send("later", call("c"));
    QCoreApplication::processEvents();
    QTEST(bench.peer->takeWritten() == encodeCommand(callByHash("c")), "tryAgain");
    bench.peer->arrive(":3\r\n");
    QCOMPARE(bench.told.last(), "later=3");
}

void TestConnection::refusedHashOfACancelledCallIsLeftAlone()
{
    ConnectionBench bench(locking());
    QVERIFY(bench.raise());
    bench.send("learn", call("a"));
    QCoreApplication::processEvents();
    bench.peer->arrive(":1\r\n");
    const auto id = bench.send("cancelled", call("b"));
    QCoreApplication::processEvents();
    bench.peer->takeWritten();
    bench.connection->cancel(id);
    bench.peer->arrive("-NOSCRIPT No matching script.\r\n");
    QCoreApplication::processEvents();
    QVERIFY(bench.peer->takeWritten().isEmpty());
    QCOMPARE(bench.told, (QByteArrayList{"learn=1", "cancelled!cancelled"}));
    QCOMPARE(bench.connection->pending(), 0);
}

void TestConnection::scriptThatFailedIsNotKnown()
{
    ConnectionBench bench(locking());
    QVERIFY(bench.raise());
    bench.send("fails", call("a"));
    QCoreApplication::processEvents();
    // The words of a hash's refusal, but no hash was sent.
    bench.peer->arrive("-NOSCRIPT No matching script.\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"fails!no-script"}));
    bench.peer->takeWritten();
    bench.send("again", call("a"));
    QCoreApplication::processEvents();
    QCOMPARE(bench.peer->takeWritten(), encodeCommand(call("a")));
}

void TestConnection::timeoutKeepsThePlace()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    bench.send("slow", {"PTTL", "k"}, 10ms);
    bench.send("patient", {"PTTL", "k"}, 60s);
    QCoreApplication::processEvents();
    bench.clock.advance(11ms);
    QTRY_COMPARE(bench.told, (QByteArrayList{"slow!timeout"}));
    QVERIFY(bench.errors.front().retrySafe);
    QCOMPARE(bench.connection->pending(), 2);
    bench.peer->arrive(":1\r\n:2\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"slow!timeout", "patient=2"}));
    QVERIFY(bench.connection->isReady());
}

void TestConnection::timeoutOfWritesIsUnknown()
{
    ConnectionBench bench(locking());
    QVERIFY(bench.raise());
    bench.send("set", {"SET", "k", "v", "NX", "PX", "1000"}, 10ms);
    bench.send("eval", {"EVAL", "return 1", "0"}, 10ms);
    bench.send("read", {"TYPE", "k"}, 10ms);
    QCoreApplication::processEvents();
    bench.clock.advance(11ms);
    QTRY_COMPARE(bench.told, (QByteArrayList{"set!outcome-unknown", "eval!outcome-unknown", "read!timeout"}));
    QVERIFY(!bench.errors.front().retrySafe);
    bench.peer->arrive("+OK\r\n:1\r\n+none\r\n");
    QCOMPARE(bench.told.size(), 3);
}

void TestConnection::shorterTimeoutBehindALongerOne()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    bench.send("long", {"PTTL", "k"}, 60s);
    bench.send("short", {"PTTL", "k"}, 10ms);
    bench.clock.advance(11ms);
    QTRY_COMPARE(bench.told, (QByteArrayList{"short!timeout"}));
    QCoreApplication::processEvents();
    bench.peer->arrive(":1\r\n:2\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"short!timeout", "long=1"}));
}

void TestConnection::deadlinesHoldAfterSleep()
{
    // Timers stand still while the machine sleeps, the clock does not: it is past a deadline whose timer has long to
    // go.
    ConnectionBench bench;
    QVERIFY(bench.raise());
    bench.send("before", {"PTTL", "k"}, 60s);
    QCoreApplication::processEvents();
    bench.clock.advance(61s);
    bench.send("after", {"PTTL", "k"}, 10s);
    QTRY_COMPARE(bench.told, (QByteArrayList{"before!timeout"}));
    bench.clock.advance(4s);
    QCoreApplication::processEvents();
    bench.peer->arrive(":1\r\n:2\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"before!timeout", "after=2"}));
}

void TestConnection::silenceForLongRecycles()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    bench.send("first", {"PTTL", "k"}, 10ms);
    bench.send("second", {"PTTL", "k"}, 60s);
    QCoreApplication::processEvents();
    bench.clock.advance(20s);
    QTRY_COMPARE(bench.reasons.size(), size_t(1));
    QCOMPARE(bench.told, (QByteArrayList{"first!timeout", "second!unreachable"}));
    QCOMPARE(toString(bench.reasons.front().kind), toString(ErrorKind::Unreachable));
    QVERIFY(bench.peer->isAborted());
}

void TestConnection::cancelKeepsThePlace()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    const auto first = bench.send("a", {"PTTL", "k"});
    bench.send("b", {"PTTL", "k"});
    QCoreApplication::processEvents();
    bench.connection->cancel(first);
    QCOMPARE(bench.told, (QByteArrayList{"a!cancelled"}));
    bench.connection->cancel(first);
    bench.connection->cancel(0);
    bench.connection->cancel(4711);
    QCOMPARE(bench.connection->pending(), 2);
    bench.peer->arrive(":1\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"a!cancelled"}));
    bench.peer->arrive(":2\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"a!cancelled", "b=2"}));
}

void TestConnection::hangUpTellsEachOnce()
{
    ConnectionBench bench(locking());
    QVERIFY(bench.raise());
    bench.send("answered", {"TYPE", "k"});
    const auto cancelled = bench.send("cancelled", {"TYPE", "k"});
    bench.send("read", {"TYPE", "k"});
    bench.send("write", {"SET", "k", "v"});
    QCoreApplication::processEvents();
    bench.peer->arrive("+none\r\n");
    bench.connection->cancel(cancelled);
    bench.peer->hangUp(kHangUp);
    bench.peer->hangUp(kHangUp);
    bench.connection->close(kHangUp);
    QCOMPARE(bench.told,
             (QByteArrayList{"answered=none", "cancelled!cancelled", "read!unreachable", "write!outcome-unknown"}));
    QCOMPARE(bench.reasons, (std::vector{kHangUp}));
    QCOMPARE(bench.connection->pending(), 0);
    QVERIFY(!bench.connection->isReady());
    bench.peer->arrive("+late\r\n");
    QCOMPARE(bench.told.size(), 4);
}

void TestConnection::whatWasNeverWrittenIsUnreachable()
{
    ConnectionBench bench(locking());
    QVERIFY(bench.raise());
    bench.send("written", {"SET", "k", "v"});
    QCoreApplication::processEvents();
    bench.send("queued", {"SET", "k", "v"});
    bench.connection->close(kHangUp);
    QCOMPARE(bench.told, (QByteArrayList{"written!outcome-unknown", "queued!unreachable"}));
    QCoreApplication::processEvents();
    QCOMPARE(bench.peer->takeWritten(), encodeCommand({"SET", "k", "v"}));
}

void TestConnection::destructionTellsEachOnce()
{
    ConnectionBench bench(locking());
    QVERIFY(bench.raise());
    bench.send("read", {"TYPE", "k"});
    bench.send("write", {"SET", "k", "v"});
    QCoreApplication::processEvents();
    bench.connection.reset();
    QCOMPARE(bench.told, (QByteArrayList{"read!cancelled", "write!outcome-unknown"}));
    QVERIFY(bench.reasons.empty());
}

void TestConnection::unsolicitedReplyEnds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("a status") << QByteArray("+OK\r\n") << ErrorKind::Protocol;
    QTest::newRow("a subscriber's message")
        << QByteArray("*3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$1\r\nm\r\n") << ErrorKind::Protocol;
    QTest::newRow("one reply too many") << QByteArray(":1\r\n:2\r\n") << ErrorKind::Protocol;
    QTest::newRow("an error out of turn explains itself")
        << QByteArray("-ERR max number of clients reached\r\n") << ErrorKind::TooManyClients;
}

void TestConnection::unsolicitedReplyEnds()
{
    QFETCH(QByteArray, bytes);
    ConnectionBench bench;
    QVERIFY(bench.raise());
    const bool asks = bytes.startsWith(':');
    if (asks)
        bench.send("asked", {"PTTL", "k"});
    QCoreApplication::processEvents();
    bench.peer->arrive(bytes);
    QCOMPARE(bench.told, asks ? (QByteArrayList{"asked=1"}) : QByteArrayList());
    QCOMPARE(bench.reasons.size(), size_t(1));
    QFETCH(ErrorKind, kind);
    QCOMPARE(toString(bench.reasons.front().kind), toString(kind));
    QVERIFY(bench.peer->isAborted());
}

void TestConnection::protocolErrorIsToldToItsCommand_data()
{
    QTest::addColumn<QByteArrayList>("packets");
    QTest::newRow("in packets of their own") << QByteArrayList{":1\r\n", "*2147483647\r\n"};
    QTest::newRow("behind a good reply in the same packet") << QByteArrayList{":1\r\n*2147483647\r\n"};
    QTest::newRow("across packets") << QByteArrayList{":1\r", "\n*21474", "83647\r\n"};
}

void TestConnection::protocolErrorIsToldToItsCommand()
{
    QFETCH(QByteArrayList, packets);
    ConnectionBench bench(locking());
    QVERIFY(bench.raise());
    bench.send("good", {"PTTL", "k"});
    bench.send("garbled", {"PTTL", "k"});
    bench.send("behind", {"PTTL", "k"});
    bench.send("write", {"SET", "k", "v"});
    QCoreApplication::processEvents();
    for (const auto &packet : packets)
        bench.peer->arrive(packet);
    QCOMPARE(bench.told, (QByteArrayList{"good=1", "garbled!protocol", "behind!unreachable", "write!outcome-unknown"}));
    QCOMPARE(bench.reasons.size(), size_t(1));
    QCOMPARE(toString(bench.reasons.front().kind), toString(ErrorKind::Protocol));
    QVERIFY(bench.reasons.front().message.contains(QStringLiteral("in answer to PTTL")));
    QVERIFY(!bench.errors.front().retrySafe);
    QVERIFY(bench.errors.at(1).retrySafe);
}

void TestConnection::protocolErrorBehindATombstone()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    const auto cancelled = bench.send("cancelled", {"PTTL", "k"});
    bench.send("behind", {"PTTL", "k"});
    QCoreApplication::processEvents();
    bench.connection->cancel(cancelled);
    bench.peer->arrive("garbage\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"cancelled!cancelled", "behind!unreachable"}));
}

void TestConnection::lastWordsAreHeard()
{
    ConnectionBench bench;
    bench.connection->open();
    bench.peer->acceptOpen();
    QCoreApplication::processEvents();
    // The explanation and the hang-up arrive together.
    bench.peer->arrive("-ERR max number of clients reached\r\n");
    bench.peer->hangUp(kHangUp);
    QCOMPARE(bench.reasons.size(), size_t(1));
    QCOMPARE(toString(bench.reasons.front().kind), toString(ErrorKind::TooManyClients));
}

void TestConnection::allowListIsEnforced()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    QCOMPARE(bench.send("set", {"SET", "k", "v"}), Connection::CommandId(0));
    bench.send("eval", {"EVAL", "return 1", "0"});
    bench.send("keys", {"KEYS", "*"});
    QVERIFY(bench.told.isEmpty()); // never from within send()
    QTRY_COMPARE(bench.told, (QByteArrayList{"set!not-allowed", "eval!not-allowed", "keys!not-allowed"}));
    QVERIFY(bench.peer->takeWritten().isEmpty());
    QCOMPARE(bench.connection->pending(), 0);
    QVERIFY(bench.connection->isReady());
}

void TestConnection::refusalBeforeReadyAndAfterClose()
{
    ConnectionBench bench;
    bench.send("early", {"PTTL", "k"});
    QTRY_COMPARE(bench.told, (QByteArrayList{"early!unreachable"}));
    QVERIFY(bench.errors.front().retrySafe);
    QVERIFY(bench.raise());
    bench.connection->close(kHangUp);
    bench.send("late", {"PTTL", "k"});
    QTRY_COMPARE(bench.told, (QByteArrayList{"early!unreachable", "late!unreachable"}));
    QVERIFY(bench.peer->takeWritten().isEmpty());
}

void TestConnection::handlerMayDeleteTheConnection_data()
{
    QTest::addColumn<QByteArray>("occasion");
    for (const char *occasion : {"reply", "time-out", "cancel", "hang-up", "garbage", "close"})
        QTest::newRow(occasion) << QByteArray(occasion);
}

void TestConnection::handlerMayDeleteTheConnection()
{
    QFETCH(QByteArray, occasion);
    ConnectionBench bench;
    QVERIFY(bench.raise());
    const auto id = bench.connection->send(
        {"PTTL", "k"},
        [&bench](const Result<Value> &) {
            bench.told.append("deletes");
            bench.connection.reset();
        },
        10ms);
    bench.send("other", {"PTTL", "k"}, 10ms);
    QCoreApplication::processEvents();
    if (occasion == "reply") {
        bench.peer->arrive(":1\r\n:2\r\n");
        QCOMPARE(bench.told, (QByteArrayList{"deletes", "other!cancelled"}));
    } else if (occasion == "time-out") {
        bench.clock.advance(1s);
        // Both were overdue at once: the second one's handler was already taken from the queue.
        QTRY_VERIFY(bench.connection == nullptr);
    } else if (occasion == "cancel") {
        bench.connection->cancel(id);
        QCOMPARE(bench.told, (QByteArrayList{"deletes", "other!cancelled"}));
    } else if (occasion == "hang-up") {
        bench.peer->hangUp(kHangUp);
    } else if (occasion == "garbage") {
        bench.peer->arrive("garbage\r\n");
    } else {
        bench.connection->close(kHangUp);
    }
    QVERIFY(bench.connection == nullptr);
    // Each is told, whatever the first one did.
    QCOMPARE(bench.told.size(), 2);
    QVERIFY(bench.told.at(1).startsWith("other!"));
}

void TestConnection::handlerMayDeleteWhileThePeerHangsUp()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    bench.connection->send({"PTTL", "k"}, [&bench](const Result<Value> &) { bench.clock.advance(1s); });
    bench.connection->send({"GETRANGE", "k", "0", "-1"}, [&bench](const Result<Value> &) { bench.connection.reset(); });
    QCoreApplication::processEvents();
    // The first handler uses up the turn, so that the second reply is still unread when the peer hangs up.
    bench.peer->arrive(":1\r\n$100000\r\n" + QByteArray(100000, 'x') + "\r\n");
    QVERIFY(bench.connection != nullptr);
    bench.peer->hangUp(kHangUp);
    QVERIFY(bench.connection == nullptr);
}

void TestConnection::handlerMaySendAndCancelAndClose()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    Connection::CommandId second = 0;
    bench.connection->send({"PTTL", "1"}, [&](const Result<Value> &) {
        bench.connection->cancel(second);
        bench.send("third", {"PTTL", "3"});
    });
    second = bench.send("second", {"PTTL", "2"});
    QCoreApplication::processEvents();
    bench.peer->arrive(":1\r\n:2\r\n");
    QCoreApplication::processEvents();
    bench.connection->send({"PTTL", "4"}, [&](const Result<Value> &) { bench.connection->close(kHangUp); });
    bench.send("fifth", {"PTTL", "5"});
    QCoreApplication::processEvents();
    bench.peer->arrive(":3\r\n:4\r\n:5\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"second!cancelled", "third=3", "fifth!unreachable"}));
    QCOMPARE(bench.reasons, (std::vector{kHangUp}));
}

void TestConnection::longReadsYieldToOthers()
{
    ConnectionBench bench;
    QVERIFY(bench.raise());
    bench.connection->send({"PTTL", "k"}, [&bench](const Result<Value> &) { bench.clock.advance(1s); });
    bench.send("large", {"GETRANGE", "k", "0", "-1"});
    QCoreApplication::processEvents();
    bench.peer->arrive(":1\r\n$100000\r\n" + QByteArray(100000, 'x') + "\r\n");
    QVERIFY(bench.told.isEmpty());
    QTRY_COMPARE(bench.told.size(), 1);
    QCOMPARE(bench.told.front().size(), 100006);
}

void TestConnection::muchToWriteDoesNotWaitForOtherReplies()
{
    for (const bool isMuch : {true, false}) {
        ConnectionBench bench;
        QVERIFY(bench.raise());
        bench.connection->send({"PTTL", "1"}, [&bench, isMuch](const Result<Value> &) {
            for (int i = 0; i < (isMuch ? 2000 : 20); ++i)
                bench.send("next", {"PTTL", QByteArray::number(i)});
        });
        QByteArray written;
        bench.connection->send({"PTTL", "2"}, [&](const Result<Value> &) { written = bench.peer->takeWritten(); });
        QCoreApplication::processEvents();
        bench.peer->takeWritten();
        bench.peer->arrive(":1\r\n:2\r\n");
        QCOMPARE(written.isEmpty(), !isMuch);
        QCoreApplication::processEvents();
        // None is written twice.
        QCOMPARE((written + bench.peer->takeWritten()).count("PTTL"), isMuch ? 2000 : 20);
    }
}

void TestConnection::whatRepliesLeadToIsWrittenBetweenThem()
{
    for (const int replies : {10, 100}) {
        ConnectionBench bench;
        ConnectionBench other;
        QVERIFY(bench.raise());
        QVERIFY(other.raise());
        QByteArray written;
        QByteArray otherWritten;
        for (int i = 0; i < replies; ++i)
            bench.connection->send({"PTTL", "1"}, [&, isLast = i == replies - 1](const Result<Value> &) {
                if (isLast) {
                    written = bench.peer->takeWritten();
                    otherWritten = other.peer->takeWritten();
                }
                bench.send("next", {"PTTL", "2"});
                other.send("next", {"PTTL", "2"});
            });
        QCoreApplication::processEvents();
        bench.peer->takeWritten();
        bench.peer->arrive(QByteArray(":1\r\n").repeated(replies));
        const bool areMany = replies > 50;
        QCOMPARE(written.isEmpty(), !areMany);
        QCOMPARE(written, otherWritten);
        QCoreApplication::processEvents();
        // None is written twice.
        QCOMPARE((written + bench.peer->takeWritten()).count("PTTL"), replies);
        QCOMPARE((otherWritten + other.peer->takeWritten()).count("PTTL"), replies);
    }
}

void TestConnection::subscribersHearOfMessages()
{
    ConnectionBench bench({.purpose = Purpose::Listen, .where = QStringLiteral("node A")});
    QVERIFY(bench.raise());
    QSignalSpy messages(bench.connection.get(), &Connection::message);
    QSignalSpy invalidations(bench.connection.get(), &Connection::invalidated);
    bench.send("subscribed", {"SUBSCRIBE", "c"});
    QCoreApplication::processEvents();
    bench.peer->arrive("*3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$1\r\nm\r\n"
                       "*3\r\n$9\r\nsubscribe\r\n$1\r\nc\r\n:1\r\n"
                       "*4\r\n$8\r\npmessage\r\n$2\r\nc*\r\n$2\r\ncd\r\n$1\r\nn\r\n"
                       "*3\r\n$7\r\nmessage\r\n$20\r\n__redis__:invalidate\r\n*2\r\n$1\r\na\r\n$1\r\nb\r\n"
                       "*3\r\n$7\r\nmessage\r\n$20\r\n__redis__:invalidate\r\n$-1\r\n");
    QCOMPARE(messages, (QList<QVariantList>{{QByteArray("c"), QByteArray("m")}, {QByteArray("cd"), QByteArray("n")}}));
    QCOMPARE(invalidations.size(), 2);
    QCOMPARE(invalidations.at(0).at(0).value<QByteArrayList>(), (QByteArrayList{"a", "b"}));
    QCOMPARE(invalidations.at(1).at(0).value<QByteArrayList>(), QByteArrayList());
    QCOMPARE(bench.told, QByteArrayList{"subscribed="});
    QVERIFY(bench.connection->isReady());
}

namespace {

ConnectionOptions sampling()
{
    return {.purpose = Purpose::Sample, .where = QStringLiteral("node A"), .limits = {.line = 32}};
}

} // namespace

void TestConnection::monitorIsAStreamOfLines()
{
    ConnectionBench bench(sampling());
    QVERIFY(bench.raise());
    QSignalSpy lines(bench.connection.get(), &Connection::monitored);
    bench.send("monitor", {"MONITOR"});
    bench.send("more", {"GET", "k"});
    QCoreApplication::processEvents();
    QCOMPARE(bench.peer->takeWritten(), "*1\r\n$7\r\nMONITOR\r\n");
    // The answer and the first lines may come in one piece, or in pieces.
    bench.peer->arrive("+OK\r\n+1.0 [0 a:1] \"a\"\r\n+1.0 [0 a:1] ");
    bench.peer->arrive("\"b\"\r\n");
    QCOMPARE(bench.told, (QByteArrayList{"more!not-allowed", "monitor=OK"}));
    QCOMPARE(lines,
             (QList<QVariantList>{{QByteArray("1.0 [0 a:1] \"a\""), 15LL}, {QByteArray("1.0 [0 a:1] \"b\""), 15LL}}));
    QVERIFY(bench.connection->isReady());
    bench.clock.advance(60s); // it may be silent for any time
    QCoreApplication::processEvents();
    QVERIFY(bench.connection->isReady());
}

void TestConnection::longLinesOfMonitorAreCut()
{
    ConnectionBench bench(sampling());
    QVERIFY(bench.raise());
    QSignalSpy lines(bench.connection.get(), &Connection::monitored);
    bench.send("monitor", {"MONITOR"});
    QCoreApplication::processEvents();
    bench.peer->arrive("+OK\r\n+" + QByteArray(1'000'000, 'x') + "\r\n+short\r\n");
    QCOMPARE(lines, (QList<QVariantList>{{QByteArray(31, 'x'), 1'000'000LL}, {QByteArray("short"), 5LL}}));
    QVERIFY(bench.connection->isReady());
}

void TestConnection::monitorMayBeRefused()
{
    ConnectionBench bench(sampling());
    QVERIFY(bench.raise());
    bench.send("monitor", {"MONITOR"});
    QCoreApplication::processEvents();
    bench.peer->arrive("-NOPERM this\r\n");
    QCOMPARE(bench.told, QByteArrayList{"monitor!permission"});
}

void TestConnection::monitorsReaderMayGo()
{
    ConnectionBench bench(sampling());
    QVERIFY(bench.raise());
    bench.send("monitor", {"MONITOR"});
    QCoreApplication::processEvents();
    int lines = 0;
    QObject::connect(bench.connection.get(), &Connection::monitored, this, [&] {
        ++lines;
        bench.connection->close({.kind = ErrorKind::Cancelled});
    });
    bench.peer->arrive("+OK\r\n+1\r\n+2\r\n");
    QCOMPARE(lines, 1);
}

void TestConnection::whatIsNoLineOfMonitorEndsIt()
{
    for (const char *bytes : {":1\r\n", "*1\r\n", "\r\n", "-ERR bye\r\n", "$3\r\nabc\r\n"}) {
        ConnectionBench bench(sampling());
        QVERIFY(bench.raise());
        bench.send("monitor", {"MONITOR"});
        QCoreApplication::processEvents();
        bench.peer->arrive(QByteArray("+OK\r\n") + bytes);
        QCOMPARE(bench.reasons.size(), 1U);
        QVERIFY(bench.peer->isAborted());
    }
}

LOCKSCOPE_TEST(QCoreApplication, TestConnection)
#include "tst_connection.moc"
