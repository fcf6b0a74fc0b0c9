#include "fixtures/testprogram.h"

#include <lockscope/core/session/addresslist.h>

using namespace Lockscope;
using namespace Qt::StringLiterals;

class TestAddressList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPasted_data();
    void whatIsPasted();
    void badOnesAreNamedByLine();
    void passwordsAreNeverQuoted_data();
    void passwordsAreNeverQuoted();
};

void TestAddressList::whatIsPasted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("addresses");
    const QStringList three{u"10.0.0.1:6379"_s, u"10.0.0.2:6380"_s, u"10.0.0.3:6379/2"_s};
    QTest::newRow("nothing") << u" \n\n"_s << QStringList{};
    QTest::newRow("lines") << u"redis://10.0.0.1\nredis://10.0.0.2:6380\r\n10.0.0.3/2\n"_s << three;
    QTest::newRow("commas") << u"redis://10.0.0.1,redis://10.0.0.2:6380, 10.0.0.3/2"_s << three;
    QTest::newRow("white space") << u"10.0.0.1 \t10.0.0.2:6380   10.0.0.3/2"_s << three;
    QTest::newRow("semicolons at ends") << u"10.0.0.1;\n10.0.0.2:6380;\n10.0.0.3/2;"_s << three;
    QTest::newRow("remarks") << u"# stock\n10.0.0.1\n  # more, and more\n10.0.0.2:6380 10.0.0.3/2"_s << three;
    QTest::newRow("logins") << u"redis://a:b@10.0.0.1,rediss://:x@10.0.0.2:6380, redis://c@10.0.0.3/2"_s << three;
    QTest::newRow("a comma in a password") << u"redis://:one,two@10.0.0.1"_s << QStringList{u"10.0.0.1:6379"_s};
    QTest::newRow("sockets and IPv6") << u"unix:///run/r.sock,[::1]:7000"_s
                                      << QStringList{u"/run/r.sock"_s, u"[::1]:7000"_s};
}

void TestAddressList::whatIsPasted()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, addresses);
    const auto list = readAddresses(text);
    QVERIFY2(list.problems.isEmpty(), list.problems.isEmpty() ? "" : qPrintable(list.problems.first().reason));
    QStringList read;
    for (const auto &entry : list.entries)
        read += entry.endpoint.display();
    QCOMPARE(read, addresses);
    if (text.contains(u"one,two"_s))
        QVERIFY(list.entries.first().endpoint.password == Secret("one,two"));
}

void TestAddressList::badOnesAreNamedByLine()
{
    const auto list = readAddresses(u"10.0.0.1\n\nhttp://x, 10.0.0.2\nredis://localhost:99999\n10.0.0.1:6379"_s, 26379);
    QCOMPARE(list.entries.size(), 3);
    QCOMPARE(list.entries.at(0).endpoint.port, 26379);
    QCOMPARE(list.entries.at(1).line, 3);
    QCOMPARE(list.entries.at(2).endpoint.port, 6379); // another port: another node
    QCOMPARE(list.problems.size(), 2);
    QCOMPARE(list.problems.at(0).line, 3);
    QVERIFY(list.problems.at(0).reason.contains(u"http://"_s));
    QCOMPARE(list.problems.at(1).line, 4);
    QVERIFY(list.problems.at(1).reason.contains(u"99999"_s));
    const auto twice = readAddresses(u"redis://a\nrediss://a:6379"_s);
    QCOMPARE(twice.problems.size(), 1);
    QVERIFY(twice.problems.first().reason.contains(u"a:6379 is there twice"_s));
}

void TestAddressList::passwordsAreNeverQuoted_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a space in it") << u"redis://:s3cret word@host"_s;
    QTest::newRow("a comma and a space in it") << u"redis://:s3cret, word@host"_s;
    QTest::newRow("a bad port behind it") << u"redis://:s3cret@host:99999"_s;
    QTest::newRow("a question mark in it") << u"redis://:s3cret?word@host"_s;
    QTest::newRow("no scheme that is known") << u"http://:s3cret@host"_s;
}

void TestAddressList::passwordsAreNeverQuoted()
{
    QFETCH(const QString, text);
    const auto list = readAddresses(text);
    QVERIFY(!list.problems.isEmpty());
    for (const auto &problem : list.problems)
        QVERIFY2(!problem.reason.contains(u"s3cret"_s) && !problem.reason.contains(u"word@"_s),
                 qPrintable(problem.reason));
}

LOCKSCOPE_TEST(QCoreApplication, TestAddressList)
#include "tst_addresslist.moc"
