// Which keys a walk passes over, by their names alone.

#include "fixtures/testprogram.h"

#include <lockscope/core/watch/namefamilies.h>

#include <QSet>

using namespace Lockscope;

namespace {

/// Reads `count` keys in which `#` stands for a number.
void readMany(NameFamilies &families, const QByteArray &pattern, int count)
{
    for (int i = 0; i < count; ++i)
        families.noteRead(QByteArray(pattern).replace('#', QByteArray::number(i)), false);
}

int passedOver(const NameFamilies &families, const QByteArray &pattern, int count)
{
    int passed = 0;
    for (int i = 0; i < count; ++i)
        passed += families.isPassedOver(QByteArray(pattern).replace('#', QByteArray::number(1000 + i))) ? 1 : 0;
    return passed;
}

} // namespace

class TestNameFamilies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mostOfALongFamilyIsPassedOver()
    {
        NameFamilies families;
        readMany(families, "user:#:profile", NameFamilies::kEnough - 1);
        QCOMPARE(passedOver(families, "user:#:profile", 1000), 0);
        families.noteRead("user:99999:profile", false);
        const int passed = passedOver(families, "user:#:profile", 1000);
        QVERIFY2(passed > 850 && passed < 1000, qPrintable(QString::number(passed)));
        QCOMPARE(passedOver(families, "user:#:cart", 1000), 0);
        QCOMPARE(passedOver(families, "inventory:rebuild", 1), 0);
    }

    void severalWalksReadAll()
    {
        NameFamilies families;
        readMany(families, "user:#:profile", NameFamilies::kEnough);
        QSet<QByteArray> read;
        for (int walk = 0; walk < NameFamilies::kParts; ++walk) {
            for (int i = 0; i < 1000; ++i) {
                const QByteArray name = "user:" + QByteArray::number(i) + ":profile";
                if (!families.isPassedOver(name))
                    read.insert(name);
            }
            families.walkBegins();
        }
        QCOMPARE(read.size(), 1000);
    }

    void idsAreOneFamily_data()
    {
        QTest::addColumn<QByteArrayList>("names");
        QTest::newRow("numbers") << QByteArrayList{"cache:17", "cache:4", "cache:20260101"};
        QTest::newRow("hexadecimal") << QByteArrayList{"cache:9f86d081884c7d65", "cache:0e4a", "cache:AB12CD"};
        QTest::newRow("uuid") << QByteArrayList{"cache:96b38d21-5ded-4eeb-ac36-87b581f3be26", "cache:06b38d21-fade-beef-ac36-87b581f3be26"};
        QTest::newRow("mixed") << QByteArrayList{"cache:k3j9x1a0b2", "cache:Zq1w2e3r4t5"};
    }
    void idsAreOneFamily()
    {
        QFETCH(const QByteArrayList, names);
        NameFamilies families;
        for (int i = 0; i < NameFamilies::kEnough; ++i)
            families.noteRead(names.at(i % names.size()), false);
        for (const QByteArray &name : names) {
            int passed = 0;
            for (int walk = 0; walk < NameFamilies::kParts; ++walk) {
                passed += families.isPassedOver(name) ? 1 : 0;
                families.walkBegins();
            }
            QCOMPARE(passed, NameFamilies::kParts - 1);
        }
    }

    void alwaysRead_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::newRow("lock word") << QByteArray("order:#:lock");
        QTest::newRow("lock word before a number") << QByteArray("app:lock#");
        QTest::newRow("nothing but an id") << QByteArray("#");
        QTest::newRow("nothing but ids") << QByteArray("9f86d081884c7d65:#");
        QTest::newRow("hardly a word") << QByteArray("k:#");
    }
    void alwaysRead()
    {
        QFETCH(const QByteArray, pattern);
        NameFamilies families;
        readMany(families, pattern, 1000);
        QCOMPARE(passedOver(families, pattern, 1000), 0);
    }

    void oneThatMayBeALockOpensItsFamily()
    {
        NameFamilies families;
        families.noteRead("order:1", true);
        QVERIFY(!families.takeReopened()); // nothing was passed over
        readMany(families, "order:#", 1000);
        QCOMPARE(passedOver(families, "order:#", 1000), 0);

        readMany(families, "user:#", 1000);
        QVERIFY(passedOver(families, "user:#", 1000) > 0);
        families.noteRead("user:7", true);
        QCOMPARE(passedOver(families, "user:#", 1000), 0);
        QVERIFY(families.takeReopened());
        QVERIFY(!families.takeReopened());
    }

    void tooManyFamiliesAreAllRead()
    {
        NameFamilies families;
        QByteArray word = "aaaaa";
        for (int i = 0; i < 25'000; ++i) {
            for (qsizetype at = word.size() - 1, rest = i; at >= 0; --at, rest /= 26)
                word[at] = static_cast<char>('a' + rest % 26);
            families.noteRead("post:" + word, false);
        }
        readMany(families, "late:#", 1000);
        QCOMPARE(passedOver(families, "late:#", 1000), 0);
    }
};

LOCKSCOPE_TEST(QCoreApplication, TestNameFamilies)
#include "tst_namefamilies.moc"
