#include "fixtures/testprogram.h"

#include "history.h"

using namespace LockscopeTest;

class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void overlap_data();
    void overlap();
    void longHoldIsComparedWithAllThatBeginInIt();
    void handOversAndWrites();
    void complains_data();
    void complains();
    void tornLineIsLeftOut();
    void countsFailures();
};

void TestHistory::overlap_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<int>("overlaps");
    QTest::newRow("one after the other") << QByteArray("G 10 100\nE 20 released\n")
                                         << QByteArray("G 20 200\nE 30 released\n") << 0;
    QTest::newRow("one inside the other")
        << QByteArray("G 10 100\nE 50 released\n") << QByteArray("G 20 200\nE 30 released\n") << 1;
    QTest::newRow("by a microsecond") << QByteArray("G 10 100\nE 21 released\n")
                                      << QByteArray("G 20 200\nE 30 released\n") << 1;
    QTest::newRow("after the end of validity")
        << QByteArray("G 10 100\nE 500 lost\n") << QByteArray("G 100 200\nE 110 released\n") << 0;
    QTest::newRow("before the end of validity")
        << QByteArray("G 10 100\nE 500 lost\n") << QByteArray("G 99 200\nE 110 released\n") << 1;
    QTest::newRow("renewed") << QByteArray("G 10 100\nR 40 140\nE 500 lost\n")
                             << QByteArray("G 120 200\nE 130 released\n") << 1;
    QTest::newRow("killed: nobody before its validity ends")
        << QByteArray("G 10 100\n") << QByteArray("G 99 200\nE 110 released\n") << 1;
    QTest::newRow("killed: free when its validity has ended")
        << QByteArray("G 10 100\n") << QByteArray("G 100 200\nE 110 released\n") << 0;
    QTest::newRow("both killed") << QByteArray("G 10 100\n") << QByteArray("G 50 140\n") << 1;
    QTest::newRow("heard of too late to be a promise")
        << QByteArray("G 10 100\nE 50 released\n") << QByteArray("G 20 15\nE 30 lost\n") << 0;
}

void TestHistory::overlap()
{
    QFETCH(const QByteArray, a);
    QFETCH(const QByteArray, b);
    History history;
    history.add(b, 1);
    history.add(a, 0);
    QCOMPARE(history.complaints(), QStringList());
    QCOMPARE(history.holds().front().begin, 10);
    QTEST(static_cast<int>(history.overlaps().size()), "overlaps");
}

void TestHistory::longHoldIsComparedWithAllThatBeginInIt()
{
    History history;
    history.add("G 10 1000\nE 900 released\n", 0);
    history.add("G 20 300\nE 30 released\nG 850 999\nE 860 released\nG 900 1200\nE 901 released\n", 1);
    QCOMPARE(history.overlaps().size(), 2);
}

void TestHistory::handOversAndWrites()
{
    History history;
    history.add("G 10 100\nW 15 1\nE 20 released\nG 30 130\nW 35 2\nE 40 released\n", 0);
    history.add("G 50 100\nW 100 3\nE 120 released\nG 200 210\nE 220 lost\n", 1);
    QCOMPARE(history.handOvers(), 1);
    QCOMPARE(history.writes(), 3);
    QCOMPARE(history.lateWrites(), 1);
    QCOMPARE(history.gaps(), (std::vector<qint64>{10, 10, 80}));
}

void TestHistory::complains_data()
{
    QTest::addColumn<QByteArray>("log");
    QTest::newRow("somebody was inside") << QByteArray("G 10 100\nX 11 3\nE 20 released\n");
    QTest::newRow("held after the end of validity") << QByteArray("G 10 100\nB 101 100\nE 102 released\n");
    QTest::newRow("granted twice") << QByteArray("G 10 100\nG 20 110\nE 30 released\n");
    QTest::newRow("left without having been inside") << QByteArray("E 30 released\n");
    QTest::newRow("no time") << QByteArray("G x 100\nF 30 conflict\n");
    QTest::newRow("unknown") << QByteArray("Q 10 100\n");
}

void TestHistory::complains()
{
    QFETCH(const QByteArray, log);
    History history;
    history.add(log, 0);
    QCOMPARE(history.complaints().size(), 1);
}

void TestHistory::tornLineIsLeftOut()
{
    History history;
    history.add("G 10 100\nE 2", 0);
    QCOMPARE(history.complaints(), QStringList());
    QCOMPARE(history.holds().size(), size_t(1));
    QVERIFY(history.holds().front().end == Hold::End::Open);
}

void TestHistory::countsFailures()
{
    History history;
    history.add("F 10 conflict\nF 20 noquorum\nF 30 conflict\nS 40 restarted\n", 0);
    QCOMPARE(history.failures(), (QStringList{QStringLiteral("2 × conflict"), QStringLiteral("1 × noquorum")}));
    QCOMPARE(history.suspensions(), QStringList(QStringLiteral("1 × restarted")));
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestHistory)
#include "tst_history.moc"
