// Alert rules as they are kept: there and back, and what is wrong is named.

#include "fixtures/testprogram.h"

#include <lockscope/core/session/alertjson.h>

#include <QJsonDocument>

using namespace Lockscope;
using namespace Qt::StringLiterals;

class TestAlertJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAndBack();
    void whatIsNotGivenIsAsUsual();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
};

void TestAlertJson::thereAndBack()
{
    AlertRules rules = defaultAlertRules();
    auto read = alertRulesFromJson(alertRulesToJson(rules));
    QVERIFY(read && *read == rules);
    rules[AlertKind::HeldLong] = {.enabled = false,
                                  .forAtLeast = Millis(1500),
                                  .coolDown = Millis(0),
                                  .threshold = Millis(90'000),
                                  .factor = 2.5};
    rules[AlertKind::SplitOften] = {.count = 7, .window = Millis(250)};
    read = alertRulesFromJson(QJsonDocument::fromJson(QJsonDocument(alertRulesToJson(rules)).toJson()).object());
    QVERIFY(read && *read == rules);
}

void TestAlertJson::whatIsNotGivenIsAsUsual()
{
    auto read = alertRulesFromJson({});
    QVERIFY(read && *read == defaultAlertRules());
    read = alertRulesFromJson({{u"many-wait"_s, QJsonObject{{u"count"_s, 3}}}});
    QVERIFY(read);
    AlertRules expected = defaultAlertRules();
    expected[AlertKind::ManyWait].count = 3;
    QVERIFY(*read == expected);
}

void TestAlertJson::mistakesAreNamed_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("named");
    QTest::newRow("unknown alert") << QByteArray(R"({"held-lnog":{}})") << u"\"held-lnog\""_s;
    QTest::newRow("no object") << QByteArray(R"({"held-long":60})") << u"\"held-long\""_s;
    QTest::newRow("no boolean") << QByteArray(R"({"held-long":{"enabled":1}})") << u"\"enabled\""_s;
    QTest::newRow("negative") << QByteArray(R"({"held-long":{"thresholdMs":-1}})") << u"\"thresholdMs\""_s;
    QTest::newRow("text") << QByteArray(R"({"held-long":{"coolDownMs":"5m"}})") << u"\"coolDownMs\""_s;
    QTest::newRow("for ever") << QByteArray(R"({"held-long":{"windowMs":1e300}})") << u"\"windowMs\""_s;
    QTest::newRow("too many") << QByteArray(R"({"many-wait":{"count":1e18}})") << u"\"count\""_s;
    QTest::newRow("factor") << QByteArray(R"({"held-long":{"factor":null}})") << u"\"factor\""_s;
}

void TestAlertJson::mistakesAreNamed()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, named);
    const auto read = alertRulesFromJson(QJsonDocument::fromJson(json).object());
    QVERIFY(!read);
    QVERIFY2(read.error().message.contains(named), qPrintable(read.error().message));
}

LOCKSCOPE_TEST(QCoreApplication, TestAlertJson)
#include "tst_alertjson.moc"
