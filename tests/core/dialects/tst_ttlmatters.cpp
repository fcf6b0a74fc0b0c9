#include "fixtures/testprogram.h"

#include "lockfixtures.h"

#include <lockscope/core/dialects/ttlmatters.h>

using namespace Lockscope;
using namespace LockscopeTest;

/// Of which strings the TTL is read.
class TestTtlMatters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofEveryLockItDoes();
    void ofOtherStringsItDoesNot();
};

void TestTtlMatters::ofEveryLockItDoes()
{
    const WallTime now = Clock::system().wallNow();
    const DialectCatalog &catalog = DialectCatalog::standard();
    int locks = 0;
    for (const auto &fixture : lockFixtures(now)) {
        if (fixture.raw.type != KeyType::String || !catalog.recognise(fixture.raw, now))
            continue;
        ++locks;
        RawKey unread = fixture.raw;
        unread.ttl = {};
        QVERIFY2(ttlMatters(catalog, unread, now), fixture.what);
        QCOMPARE(unread.ttl, KeyTtl());
    }
    QVERIFY(locks > 30);
}

void TestTtlMatters::ofOtherStringsItDoesNot()
{
    const WallTime now = Clock::system().wallNow();
    const DialectCatalog pinned(
        {.pins = {{.pattern = "*", .dialect = QStringLiteral("redisson")}}}); // no string is one
    RawKey page{.key = "page:1", .type = KeyType::String, .length = 6, .value = "<html>"};
    QVERIFY(!ttlMatters(pinned, page, now));
    page.value.clear(); // it may just have gone
    QVERIFY(ttlMatters(pinned, page, now));
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestTtlMatters)
#include "tst_ttlmatters.moc"
