#include "fixtures/testprogram.h"

#include "lockfixtures.h"

#include <lockscope/core/dialects/spellings.h>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

/// From what people call a lock to the keys it may have.
class TestSpellings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bytesMayBeWrittenOut();
    void aBackslashMayMeanItself();
    void keysBesideALockNameIt();
    void resourcesOfKnownLocksLeadToThem();
    void javaNames();
};

void TestSpellings::bytesMayBeWrittenOut()
{
    QCOMPARE(Spellings::keysSpelledBy(u"lock:a"_s), QByteArrayList{"lock:a"});
    QCOMPARE(Spellings::keysSpelledBy(u"lock:\\xFF"_s).constFirst(), QByteArray("lock:\xFF"));
}

void TestSpellings::aBackslashMayMeanItself()
{
    QCOMPARE(Spellings::keysSpelledBy(u"a\\x41"_s), (QByteArrayList{"aA", "a\\x41"}));
    QCOMPARE(Spellings::keysSpelledBy(u"a\\b"_s), QByteArrayList{"a\\b"});
}

void TestSpellings::keysBesideALockNameIt()
{
    QCOMPARE(Spellings::mainKeyBeside("redisson_lock_queue:{rl}"), QByteArray("rl"));
    QCOMPARE(Spellings::mainKeyBeside("rueidislock:2:z"), QByteArray("rueidislock:0:z"));
    QCOMPARE(Spellings::mainKeyBeside("lock-signal:i"), QByteArray("lock:i"));
    QCOMPARE(Spellings::mainKeyBeside("orders"), QByteArray());
}

/// Of each library with a name for its locks: but for those whose prefix is the application's own, which no list can
/// have.
void TestSpellings::resourcesOfKnownLocksLeadToThem()
{
    static const QStringList kOwnPrefix{
        u"spring-integration"_s, u"spring-integration-4"_s, u"quartz-jobstore"_s, u"shedlock"_s, u"laravel"_s,
        u"gocraft-work"_s};
    const WallTime now = Clock::system().wallNow();
    int led = 0;
    for (const auto &fixture : lockFixtures(now)) {
        const auto lock = DialectCatalog::standard().recognise(fixture.raw, now);
        if (!lock || lock->resource->isEmpty() || kOwnPrefix.contains(lock->dialect))
            continue;
        ++led;
        const QByteArrayList keys = Spellings::mainKeysOf(lock->resource->toUtf8());
        QVERIFY2(keys.contains(lock->name),
                 qPrintable(u"%1: %2"_s.arg(QString::fromUtf8(fixture.what), *lock->resource)));
    }
    QVERIFY(led > 20);
}

void TestSpellings::javaNames()
{
    QVERIFY(Spellings::mainKeysOf("orders").contains(QByteArray("\xAC\xED\x00\x05t\x00\x06orders", 13)));
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestSpellings)
#include "tst_spellings.moc"
