#include "fixtures/fakeclock.h"
#include "fixtures/faketransport.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/redis/link.h>

#include <QElapsedTimer>
#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

const Error kRefused{.kind = ErrorKind::Unreachable, .message = QStringLiteral("refused")};

struct LinkBench
{
    LinkBench()
        : link(
            Endpoint{}, Purpose::Watch,
            [this](const Endpoint &) {
                auto transport = std::make_unique<FakeTransport>();
                peer = transport.get();
                ++attempts;
                return transport;
            },
            clock)
    {
    }

    void answerHandshake(const QByteArray &answer = "+OK\r\n") const
    {
        peer->acceptOpen();
        QCoreApplication::processEvents();
        peer->arrive(answer);
    }

    FakeClock clock;
    QPointer<FakeTransport> peer;
    int attempts = 0;
    Link link;
    QSignalSpy ups{&link, &Link::up};
    QSignalSpy downs{&link, &Link::down};
};

} // namespace

class TestLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesUp();
    void triesAgainAfterALoss();
    void pausesGrow();
    void wrongPasswordIsTriedAgainSeldom();
    void reconnectNowCutsThePauseShort();
    void stopIsSilentAndFinal();
    void recycleMakesANewConnection();
    void sendWhileDownTellsWhy();
    void slotsMayStopTheLink();
    void goesOnWithAnotherServer();
    void goesNowhereWhileItIsStopped();
    void slotsMayDeleteTheLinkThatMoves();
};

void TestLink::comesUp()
{
    LinkBench bench;
    QCOMPARE(bench.attempts, 0);
    QVERIFY(!bench.link.isSettled());
    bench.link.start();
    bench.link.start();
    QCOMPARE(bench.attempts, 1);
    QVERIFY(bench.link.state() == Link::State::Connecting);
    bench.answerHandshake();
    QVERIFY(bench.link.isUp());
    QVERIFY(bench.link.isSettled());
    QCOMPARE(bench.ups.size(), 1);
    QCOMPARE(bench.downs.size(), 0);

    QByteArray told;
    bench.link.send({"PTTL", "k"}, [&told](const Result<Value> &reply) { told = QByteArray::number(reply->integer); });
    QCoreApplication::processEvents();
    bench.peer->arrive(":7\r\n");
    QCOMPARE(told, QByteArray("7"));
}

void TestLink::triesAgainAfterALoss()
{
    LinkBench bench;
    bench.link.start();
    bench.answerHandshake();
    bench.peer->hangUp(kRefused);
    QVERIFY(bench.link.state() == Link::State::Waiting);
    QVERIFY(bench.link.isSettled());
    QCOMPARE(bench.downs.size(), 1);
    QCOMPARE(bench.downs.front().front().value<Error>(), kRefused);
    QTRY_COMPARE(bench.attempts, 2);
    bench.answerHandshake();
    QVERIFY(bench.link.isUp());
    QCOMPARE(bench.ups.size(), 2);
}

void TestLink::pausesGrow()
{
    LinkBench bench;
    bench.link.start();
    QElapsedTimer timer;
    timer.start();
    for (int attempt = 1; attempt <= 3; ++attempt) {
        bench.peer->hangUp(kRefused);
        QCOMPARE(bench.downs.size(), attempt);
        QTRY_COMPARE(bench.attempts, attempt + 1);
    }
    // at least half of 100, 200 and 400 ms; less would be a storm (coarse timers may be 5 % early)
    QVERIFY2(timer.elapsed() >= 330, qPrintable(QString::number(timer.elapsed())));
}

void TestLink::wrongPasswordIsTriedAgainSeldom()
{
    LinkBench bench;
    bench.link.start();
    bench.answerHandshake("-NOAUTH Authentication required.\r\n");
    QVERIFY(bench.link.state() == Link::State::Refused);
    QCOMPARE(bench.downs.size(), 1);
    const QString told = bench.downs.front().front().value<Error>().message;
    QVERIFY2(told.contains(QStringLiteral("needs a password")), qPrintable(told));
    const auto timers = bench.link.findChildren<QTimer *>();
    QCOMPARE(timers.size(), 1);
    QVERIFY(timers.first()->isActive()
            && timers.first()->remainingTimeAsDuration() > Link::kRefusedPause - Millis(5000));
    bench.link.start();
    QCOMPARE(bench.attempts, 1);
    // The pause is over, and it is refused again: the same pause once more.
    timers.first()->start(0);
    QTRY_COMPARE(bench.attempts, 2);
    bench.answerHandshake("-WRONGPASS invalid username-password pair\r\n");
    QCOMPARE(bench.downs.size(), 2);
    QVERIFY(bench.link.state() == Link::State::Refused);
    QVERIFY(timers.first()->isActive()
            && timers.first()->remainingTimeAsDuration() > Link::kRefusedPause - Millis(5000));
    bench.link.reconnectNow();
    QCOMPARE(bench.attempts, 3);
    bench.answerHandshake();
    QVERIFY(bench.link.isUp());
    QVERIFY(!timers.first()->isActive());
}

void TestLink::reconnectNowCutsThePauseShort()
{
    LinkBench bench;
    bench.link.reconnectNow();
    QCOMPARE(bench.attempts, 0);
    bench.link.start();
    bench.link.reconnectNow();
    QCOMPARE(bench.attempts, 1);
    bench.peer->hangUp(kRefused);
    bench.link.reconnectNow();
    QCOMPARE(bench.attempts, 2);
    bench.answerHandshake();
    bench.link.reconnectNow();
    QCOMPARE(bench.attempts, 2);
    QVERIFY(bench.link.isUp());
}

void TestLink::stopIsSilentAndFinal()
{
    LinkBench bench;
    bench.link.start();
    bench.answerHandshake();
    bool cancelled = false;
    bench.link.send({"PTTL", "k"}, [&cancelled](const Result<Value> &reply) {
        cancelled = reply.error().kind == ErrorKind::Cancelled;
    });
    bench.link.stop();
    QVERIFY(cancelled);
    QVERIFY(bench.peer.isNull());
    QCOMPARE(bench.downs.size(), 0);
    QVERIFY(!bench.link.isSettled());
    for (const auto *timer : bench.link.findChildren<QTimer *>())
        QVERIFY(!timer->isActive());

    bench.link.start();
    bench.peer->hangUp(kRefused);
    bench.link.stop();
    for (const auto *timer : bench.link.findChildren<QTimer *>())
        QVERIFY(!timer->isActive());
    QCOMPARE(bench.attempts, 2);
}

void TestLink::recycleMakesANewConnection()
{
    LinkBench bench;
    bench.link.start();
    bench.answerHandshake();
    const Error reason{.kind = ErrorKind::Timeout, .message = QStringLiteral("stuck")};
    bench.link.recycle(reason);
    QCOMPARE(bench.downs.size(), 1);
    QCOMPARE(bench.downs.front().front().value<Error>(), reason);
    QTRY_COMPARE(bench.attempts, 2);
}

void TestLink::sendWhileDownTellsWhy()
{
    LinkBench bench;
    std::vector<Error> told;
    const ReplyHandler note = [&told](const Result<Value> &reply) { told.push_back(reply.error()); };
    bench.link.send({"PTTL", "k"}, note);
    QVERIFY(told.empty()); // never from within send()
    QTRY_COMPARE(told.size(), size_t(1));
    QCOMPARE(toString(told.front().kind), toString(ErrorKind::Unreachable));

    bench.link.start();
    bench.answerHandshake("-WRONGPASS no\r\n");
    bench.link.send({"PTTL", "k"}, note);
    QTRY_COMPARE(told.size(), size_t(2));
    QCOMPARE(toString(told.back().kind), toString(ErrorKind::Authentication));
    QVERIFY(told.back().retrySafe); // nothing was sent
}

void TestLink::slotsMayStopTheLink()
{
    LinkBench bench;
    QObject::connect(&bench.link, &Link::up, &bench.link, [&bench] { bench.link.stop(); });
    bench.link.start();
    bench.answerHandshake();
    QVERIFY(bench.link.state() == Link::State::Stopped);

    LinkBench other;
    QObject::connect(&other.link, &Link::down, &other.link, [&other] { other.link.stop(); });
    other.link.start();
    other.peer->hangUp(kRefused);
    QVERIFY(other.link.state() == Link::State::Stopped);
    QCOMPARE(other.attempts, 1);
}

void TestLink::goesOnWithAnotherServer()
{
    LinkBench bench;
    Endpoint other = bench.link.endpoint();
    other.port = 7000;
    const Error reason{.kind = ErrorKind::Unreachable, .message = QStringLiteral("moved")};
    bench.link.start();
    bench.answerHandshake();
    std::optional<Error> told;
    bench.link.send({"PTTL", "k"}, [&told](const Result<Value> &reply) { told = reply.error(); });
    bench.link.setEndpoint(bench.link.endpoint(), reason);
    QVERIFY2(bench.link.isUp() && bench.attempts == 1, "the same server: nothing happens");

    bench.link.setEndpoint(other, reason);
    QVERIFY2(told == reason, "what was asked of the one before is not answered by the other");
    QCOMPARE(bench.downs.size(), 1);
    QCOMPARE(bench.attempts, 2); // at once
    QVERIFY(bench.link.state() == Link::State::Connecting);
    QVERIFY(!bench.link.isSettled());
    QVERIFY(bench.link.endpoint() == other);
    bench.answerHandshake();
    QVERIFY(bench.link.isUp());
    QCOMPARE(bench.ups.size(), 2);

    // It is down and waits: it does not wait any more.
    bench.peer->hangUp(kRefused);
    other.port = 7001;
    bench.link.setEndpoint(other, reason);
    QCOMPARE(bench.attempts, 3);
    QCOMPARE(bench.downs.size(), 2);
    // Its password was refused: the other server may take it.
    bench.answerHandshake("-WRONGPASS no\r\n");
    QVERIFY(bench.link.state() == Link::State::Refused);
    other.port = 7002;
    bench.link.setEndpoint(other, reason);
    QCOMPARE(bench.attempts, 4);
    bench.answerHandshake();
    QVERIFY(bench.link.isUp());
}

void TestLink::goesNowhereWhileItIsStopped()
{
    LinkBench bench;
    Endpoint other = bench.link.endpoint();
    other.port = 7000;
    bench.link.setEndpoint(other, kRefused);
    QCOMPARE(bench.attempts, 0);
    QCOMPARE(bench.downs.size(), 0);
    bench.link.start();
    QCOMPARE(bench.attempts, 1);
}

void TestLink::slotsMayDeleteTheLinkThatMoves()
{
    FakeClock clock;
    QPointer<FakeTransport> peer;
    auto link = std::make_unique<Link>(
        Endpoint{}, Purpose::Watch,
        [&peer](const Endpoint &) {
            auto transport = std::make_unique<FakeTransport>();
            peer = transport.get();
            return transport;
        },
        clock);
    link->start();
    peer->acceptOpen();
    QCoreApplication::processEvents();
    peer->arrive("+OK\r\n");
    QVERIFY(link->isUp());
    QObject::connect(link.get(), &Link::down, link.get(), [&link] { link.reset(); });
    link->setEndpoint({.port = 7000}, kRefused);
    QVERIFY(!link);
}

LOCKSCOPE_TEST(QCoreApplication, TestLink)
#include "tst_link.moc"
