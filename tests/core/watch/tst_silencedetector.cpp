#include "fixtures/fakeclock.h"
#include "fixtures/faketransport.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/watch/silencedetector.h>

#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

/// A link to a scripted peer, which is up, and who listens for silence.
struct Line
{
    explicit Line(const Clock &clock)
        : link(
            {.host = QStringLiteral("peer")}, Purpose::Watch,
            [this](const Endpoint &) {
                auto made = std::make_unique<FakeTransport>();
                peer = made.get();
                return made;
            },
            clock)
        , silence(&link, clock)
        , heard(&silence, &SilenceDetector::isSilent)
    {
        link.start();
        peer->acceptOpen();
        peer->arrive("+OK\r\n"); // CLIENT SETNAME
    }

    QPointer<FakeTransport> peer;
    Link link;
    SilenceDetector silence;
    QSignalSpy heard;
};

} // namespace

class TestSilenceDetector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void patience_data();
    void patience();
    void aQuestionThatIsNotAnswered();
    void bytesAreWords();
    void anAnswerEndsIt();
    void theFirstAnswerTellsWhatToExpect();
    void theEndOfTheConnectionEndsIt();
};

void TestSilenceDetector::patience_data()
{
    QTest::addColumn<int>("interval");
    QTest::addColumn<int>("roundTrip");
    QTest::addColumn<int>("patience");
    QTest::newRow("a second, nearby") << 1000 << 1 << 800;
    QTest::newRow("a second, a slow link") << 1000 << 600 << 1100;
    QTest::newRow("200 ms: a node may be busy for 300") << 200 << 1 << 501;
    QTest::newRow("200 ms, a slow link") << 200 << 600 << 1100;
    QTest::newRow("10 s: the commands time out before") << 10000 << 1 << 2000;
    QTest::newRow("a very slow link") << 1000 << 1900 << 2000;
}

void TestSilenceDetector::patience()
{
    QFETCH(int, interval);
    QFETCH(int, roundTrip);
    FakeClock clock;
    Line line(clock);
    line.silence.setInterval(Millis(interval));
    line.silence.asked();
    line.silence.answered(Millis(roundTrip));
    QTEST(static_cast<int>(line.silence.patience().count()), "patience");
}

void TestSilenceDetector::aQuestionThatIsNotAnswered()
{
    FakeClock clock;
    Line line(clock);
    line.silence.setInterval(Millis(200));
    line.silence.asked();
    line.silence.answered(Millis(1));
    line.silence.asked();
    clock.advance(Millis(502));
    QTRY_COMPARE_WITH_TIMEOUT(line.heard.size(), 1, kPatienceMs);
    QCOMPARE(line.heard.first().first().value<Millis>(), Millis(501));
    QVERIFY(line.link.isUp());
    // It lasts, and another question makes no difference.
    line.silence.asked();
    clock.advance(Millis(502));
    QTRY_VERIFY_WITH_TIMEOUT(line.heard.size() >= 2, kPatienceMs);
}

void TestSilenceDetector::bytesAreWords()
{
    FakeClock clock;
    Line line(clock);
    Line silent(clock);
    for (Line *one : {&line, &silent}) {
        one->silence.setInterval(Millis(200));
        one->silence.asked();
        one->silence.answered(Millis(1));
        one->silence.asked();
    }
    clock.advance(Millis(1000));
    line.link.send({"PING"}, [](const Result<Value> &) {});
    line.peer->arrive("+PO"); // half an answer, to whatever
    QTRY_COMPARE_WITH_TIMEOUT(silent.heard.size(), 1, kPatienceMs);
    QCOMPARE(line.heard.size(), 0);
    clock.advance(Millis(1000));
    QTRY_COMPARE_WITH_TIMEOUT(line.heard.size(), 1, kPatienceMs);
}

void TestSilenceDetector::anAnswerEndsIt()
{
    FakeClock clock;
    Line line(clock);
    Line silent(clock);
    for (Line *one : {&line, &silent}) {
        one->silence.setInterval(Millis(200));
        one->silence.asked();
        one->silence.answered(Millis(1));
        one->silence.asked();
    }
    line.silence.answered(Millis(1));
    clock.advance(Millis(1000));
    QTRY_COMPARE_WITH_TIMEOUT(silent.heard.size(), 1, kPatienceMs);
    QCOMPARE(line.heard.size(), 0);
}

void TestSilenceDetector::theFirstAnswerTellsWhatToExpect()
{
    FakeClock clock;
    Line line(clock);
    Line silent(clock);
    silent.silence.asked();
    silent.silence.answered(Millis(1));
    silent.silence.asked();
    line.silence.asked(); // how slow the link is nobody knows
    clock.advance(Millis(1000));
    QTRY_COMPARE_WITH_TIMEOUT(silent.heard.size(), 1, kPatienceMs);
    QCOMPARE(line.heard.size(), 0);
    // On a slow link one question follows another before the first is answered.
    line.silence.asked();
    line.silence.answered(Millis(300));
    clock.advance(Millis(801));
    QTRY_COMPARE_WITH_TIMEOUT(line.heard.size(), 1, kPatienceMs);
}

void TestSilenceDetector::theEndOfTheConnectionEndsIt()
{
    FakeClock clock;
    Line line(clock);
    Line silent(clock);
    for (Line *one : {&line, &silent}) {
        one->silence.setInterval(Millis(200));
        one->silence.asked();
        one->silence.answered(Millis(1));
        one->silence.asked();
    }
    clock.advance(Millis(1000));
    line.silence.stop();
    QTRY_COMPARE_WITH_TIMEOUT(silent.heard.size(), 1, kPatienceMs);
    QCOMPARE(line.heard.size(), 0);
}

LOCKSCOPE_TEST(QCoreApplication, TestSilenceDetector)
#include "tst_silencedetector.moc"
