#include "lockstates.h"

#include <lockscope/ui/lockfilter.h>

#include <QTest>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

class TestLockFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data();
    void matches();
    void emptiness_data();
    void emptiness();
    void equalTextsAreEqualFilters();
};

void TestLockFilter::matches_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("expected");
    // against: name "orders:checkout:42", owner "shop@host-7", held-degraded, dialect redisson
    QTest::newRow("nothing typed shows all") << QString() << true;
    QTest::newRow("part of the name") << u"checkout"_s << true;
    QTest::newRow("part of the owner") << u"host-7"_s << true;
    QTest::newRow("part of the state") << u"degraded"_s << true;
    QTest::newRow("part of the dialect") << u"redis"_s << true;
    QTest::newRow("letter case does not matter") << u"ORDERS Host"_s << true;
    QTest::newRow("a word that occurs nowhere") << u"invoice"_s << false;
    QTest::newRow("all words must occur") << u"orders invoice"_s << false;
    QTest::newRow("words in any order") << u"shop 42"_s << true;
    QTest::newRow("name: in the name") << u"name:checkout"_s << true;
    QTest::newRow("name: not in the owner") << u"name:host-7"_s << false;
    QTest::newRow("owner: in the owner") << u"owner:shop"_s << true;
    QTest::newRow("owner: not in the name") << u"owner:orders"_s << false;
    QTest::newRow("verdict: in the state") << u"verdict:held"_s << true;
    QTest::newRow("verdict: another one") << u"verdict:residue"_s << false;
    QTest::newRow("dialect: in the dialect") << u"dialect:redisson"_s << true;
    QTest::newRow("dialect: not in the name") << u"dialect:orders"_s << false;
    QTest::newRow("field names in capitals") << u"NAME:orders"_s << true;
    QTest::newRow("a name with colons is no field") << u"orders:checkout"_s << true;
    QTest::newRow("a name with colons after its field") << u"name:orders:checkout:42"_s << true;
    QTest::newRow("fields together") << u"name:orders owner:shop verdict:degraded dialect:redisson"_s << true;
    QTest::newRow("one field off spoils it") << u"name:orders owner:bank"_s << false;
    QTest::newRow("a field without a word is ignored") << u"owner:"_s << true;
    QTest::newRow("patterns are no patterns") << u"ord.*"_s << false;
    QTest::newRow("spaces around") << u"  orders   "_s << true;
}

void TestLockFilter::matches()
{
    QFETCH(const QString, text);
    QFETCH(const bool, expected);
    const auto lock = makeLock({.name = "orders:checkout:42", .owner = "shop@host-7", .verdict = Verdict::HeldDegraded, .dialect = u"redisson"_s});
    QCOMPARE(LockFilter(text).matches(*lock), expected);
}

void TestLockFilter::emptiness_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("empty");
    QTest::newRow("no text") << QString() << true;
    QTest::newRow("spaces") << u"   "_s << true;
    QTest::newRow("a bare field") << u"name:"_s << true;
    QTest::newRow("a word") << u"a"_s << false;
}

void TestLockFilter::emptiness()
{
    QFETCH(const QString, text);
    QFETCH(const bool, empty);
    QCOMPARE(LockFilter(text).isEmpty(), empty);
}

void TestLockFilter::equalTextsAreEqualFilters()
{
    QVERIFY(LockFilter(u"a  b"_s) == LockFilter(u"a b "_s));
    QVERIFY(!(LockFilter(u"name:a"_s) == LockFilter(u"a"_s)));
    QVERIFY(LockFilter() == LockFilter(QString()));
}

QTEST_MAIN(TestLockFilter)
#include "tst_lockfilter.moc"
