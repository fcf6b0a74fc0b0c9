#include "fixtures/testprogram.h"

#include <lockscope/core/dialects/token.h>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>
#include <QUuid>

using namespace Lockscope;

class TestToken : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdOffsAreKnown();
    void tellsWhoHoldsIt();
    void isNewEachTime();
    void programIsMadePlain_data();
    void programIsMadePlain();
    void foreignValuesAreNoTokens_data();
    void foreignValuesAreNoTokens();
};

void TestToken::tellsWhoHoldsIt()
{
    const QByteArray token = makeToken(QStringLiteral("billing"));
    const QRegularExpression form(QStringLiteral("^lockscope:[A-Za-z0-9._-]+:\\d+:billing:[0-9a-f]{32}$"));
    QVERIFY2(form.match(QString::fromLatin1(token)).hasMatch(), token.constData());
    const auto info = parseToken(token);
    QVERIFY(info);
    QCOMPARE(info->program, QStringLiteral("billing"));
    QCOMPARE(info->pid, std::optional<qint64>(QCoreApplication::applicationPid()));
    QVERIFY(!info->host.isEmpty());
}

void TestToken::isNewEachTime()
{
    QSet<QByteArray> seen;
    for (int i = 0; i < 10000; ++i)
        seen.insert(makeToken(QStringLiteral("p")).right(32));
    QCOMPARE(seen.size(), 10000);
}

void TestToken::programIsMadePlain_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a separator inside") << QStringLiteral("a:b") << QStringLiteral("a_b");
    QTest::newRow("blanks and line breaks") << QStringLiteral("a b\r\n") << QStringLiteral("a_b__");
    QTest::newRow("nothing") << QString() << QStringLiteral("_");
    QTest::newRow("letters beyond ASCII, per byte") << QStringLiteral("\u00FC") << QStringLiteral("__");
    QTest::newRow("plain signs stay") << QStringLiteral("A-z_0.9") << QStringLiteral("A-z_0.9");
    QTest::newRow("a long name is cut") << QString(200, u'x') << QString(64, u'x');
}

void TestToken::programIsMadePlain()
{
    QFETCH(QString, program);
    const auto info = parseToken(makeToken(program));
    QVERIFY(info);
    QTEST(info->program, "expected");
}

void TestToken::foreignValuesAreNoTokens_data()
{
    QTest::addColumn<QByteArray>("value");
    const QByteArray hex(32, 'a');
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a UUID") << QByteArray("8f14e45f-ceea-467f-a8e5-0a5b3f7c3b11");
    QTest::newRow("another prefix") << QByteArray("xlockscope:h:1:p:" + hex);
    QTest::newRow("a part too few") << QByteArray("lockscope:h:1:" + hex);
    QTest::newRow("a part too many") << QByteArray("lockscope:h:1:p:q:" + hex);
    QTest::newRow("no host") << QByteArray("lockscope::1:p:" + hex);
    QTest::newRow("no program") << QByteArray("lockscope:h:1::" + hex);
    QTest::newRow("a pid that is none") << QByteArray("lockscope:h:x:p:" + hex);
    QTest::newRow("too little randomness") << QByteArray("lockscope:h:1:p:" + hex.left(31));
    QTest::newRow("too much") << QByteArray("lockscope:h:1:p:" + hex + 'a');
    QTest::newRow("capital digits") << QByteArray("lockscope:h:1:p:" + hex.toUpper());
}

void TestToken::foreignValuesAreNoTokens()
{
    QFETCH(QByteArray, value);
    QVERIFY(!parseToken(value));
}

void TestToken::holdOffsAreKnown()
{
    QVERIFY(isHoldOff(makeToken(QStringLiteral("hold-off"))));
    QVERIFY(!isHoldOff(makeToken(QStringLiteral("lockscope"))));
    QVERIFY(!isHoldOff("lockscope:hold-off:"));
    const QByteArray client = makeHoldOffClient();
    QCOMPARE(client.size(), 36);
    QVERIFY(!QUuid::fromString(QString::fromLatin1(client)).isNull());
    QVERIFY(client != makeHoldOffClient());
    QVERIFY(isHoldOff(client + ":0") && isHoldOff(client + ":0:write"));
    QVERIFY(!isHoldOff("8743c9c0-0795-4907-87fd-6c719a6b4586:57"));
}

LOCKSCOPE_TEST(QCoreApplication, TestToken)
#include "tst_token.moc"
