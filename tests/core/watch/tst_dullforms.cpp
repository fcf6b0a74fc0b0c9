// Which strings need not be judged, by the form of their names and values.

#include "fixtures/testprogram.h"

#include <lockscope/core/watch/dullforms.h>

using namespace Lockscope;

class TestDullForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyOfAFormAreDull()
    {
        DullForms forms;
        const quint64 profile = DullForms::formOf("user:17:profile", "{\"name\":\"Ann\"}");
        for (int i = 0; i < DullForms::kEnough; ++i) {
            QVERIFY(!forms.isDull(profile));
            forms.noteDull(DullForms::formOf("user:" + QByteArray::number(i) + ":profile", "{\"name\":\"Eve\"}"));
        }
        QVERIFY(forms.isDull(profile));
        QVERIFY(!forms.isDull(DullForms::formOf("user:17:profile", "web-3:4711")));
        QVERIFY(!forms.isDull(DullForms::formOf("user:17:cart", "{\"name\":\"Ann\"}")));
    }

    void namesOfOneForm_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("same");
        QTest::newRow("numbers") << QByteArray("cache:17") << QByteArray("cache:20260101") << true;
        QTest::newRow("hexadecimal") << QByteArray("cache:9f86d081884c7d65") << QByteArray("cache:0e4a") << true;
        QTest::newRow("UUIDs") << QByteArray("cache:96b38d21-5ded-4eeb-ac36-87b581f3be26")
                               << QByteArray("cache:06b38d21-fade-beef-ac36-87b581f3be26") << true;
        QTest::newRow("mixed ids") << QByteArray("cache:k3j9x1a0b2") << QByteArray("cache:Zq1w2e3r4t5") << true;
        QTest::newRow("words") << QByteArray("cache:users") << QByteArray("cache:orders") << false;
        QTest::newRow("a word behind") << QByteArray("order:1:cart") << QByteArray("order:1:owner") << false;
    }
    void namesOfOneForm()
    {
        QFETCH(const QByteArray, one);
        QFETCH(const QByteArray, other);
        QTEST(DullForms::formOf(one, "x") == DullForms::formOf(other, "x"), "same");
    }

    void idsAloneAreAlwaysJudged()
    {
        for (const char *name : {"17", "9f86d081884c7d65:3", "k:17"})
            QCOMPARE(DullForms::formOf(name, "x"), quint64(0));
        // Ten digits are a lock while they are a time to come, and none before; bytes may be a time as well.
        for (const char *value : {"1700000000", "1700000000000", "x:1700000000", "\x01\x02", "\xC3\xA4"})
            QCOMPARE(DullForms::formOf("job:17:data", value), quint64(0));
        DullForms forms;
        for (int i = 0; i < 1000; ++i)
            forms.noteDull(0);
        QVERIFY(!forms.isDull(0));
    }

    void valuesOfOneForm_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("same");
        const QByteArray rest(200, '.');
        QTest::newRow("words of one length") << QByteArray("true") << QByteArray("free") << true;
        QTest::newRow("words of two lengths") << QByteArray("true") << QByteArray("false") << false;
        QTest::newRow("a process") << QByteArray("web:4711") << QByteArray("abc:4712") << true;
        QTest::newRow("a token") << QByteArray("kq0x81hs") << QByteArray("kq08x1hs") << false;
        QTest::newRow("nothing") << QByteArray() << QByteArray("1") << false;
        QTest::newRow("long, one beginning") << "{\"name\":\"Ann\"," + rest << "{\"name\":\"Ann\",x" + rest << true;
        QTest::newRow("long, two beginnings") << "{\"name\":\"Ann\"," + rest << "{\"owner\":\"Ann\"" + rest << false;
    }
    void valuesOfOneForm()
    {
        QFETCH(const QByteArray, one);
        QFETCH(const QByteArray, other);
        QTEST(DullForms::formOf("cache:1", one) == DullForms::formOf("cache:1", other), "same");
    }
};

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestDullForms)
#include "tst_dullforms.moc"
