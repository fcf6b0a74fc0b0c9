#include "fixtures/fakeclock.h"
#include "fixtures/faketransport.h"

#include <lockscope/core/redis/link.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

const Error kRefused{.kind = ErrorKind::Unreachable, .message = QStringLiteral("refused")};

struct Bench
{
    Bench()
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
    void wrongPasswordIsNotTriedAgain();
    void reconnectNowCutsThePauseShort();
    void stopIsSilentAndFinal();
    void recycleMakesANewConnection();
    void sendWhileDownTellsWhy();
    void slotsMayStopTheLink();
};

void TestLink::comesUp()
{
    Bench bench;
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
    Bench bench;
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
    Bench bench;
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

void TestLink::wrongPasswordIsNotTriedAgain()
{
    Bench bench;
    bench.link.start();
    bench.answerHandshake("-NOAUTH Authentication required.\r\n");
    QVERIFY(bench.link.state() == Link::State::GivenUp);
    QCOMPARE(bench.downs.size(), 1);
    QVERIFY(bench.link.findChildren<QTimer *>().size() > 0);
    for (const auto *timer : bench.link.findChildren<QTimer *>())
        QVERIFY(!timer->isActive());
    bench.link.start();
    QCOMPARE(bench.attempts, 1);
    bench.link.reconnectNow();
    QCOMPARE(bench.attempts, 2);
    bench.answerHandshake();
    QVERIFY(bench.link.isUp());
}

void TestLink::reconnectNowCutsThePauseShort()
{
    Bench bench;
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
    Bench bench;
    bench.link.start();
    bench.answerHandshake();
    bool cancelled = false;
    bench.link.send({"PTTL", "k"}, [&cancelled](const Result<Value> &reply) { cancelled = reply.error().kind == ErrorKind::Cancelled; });
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
    Bench bench;
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
    Bench bench;
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
    Bench bench;
    QObject::connect(&bench.link, &Link::up, &bench.link, [&bench] { bench.link.stop(); });
    bench.link.start();
    bench.answerHandshake();
    QVERIFY(bench.link.state() == Link::State::Stopped);

    Bench other;
    QObject::connect(&other.link, &Link::down, &other.link, [&other] { other.link.stop(); });
    other.link.start();
    other.peer->hangUp(kRefused);
    QVERIFY(other.link.state() == Link::State::Stopped);
    QCOMPARE(other.attempts, 1);
}

QTEST_GUILESS_MAIN(TestLink)
#include "tst_link.moc"
