#include "fixtures/testprogram.h"

#include "lockfixtures.h"

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

const WallTime kToday{Millis(1'795'255'200'000)};

} // namespace

class TestTokenShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapes_data();
    void shapes();
    void everyValueIsTextAtLeast();
    void lockWords_data();
    void lockWords();
    void uuid1();
    void instants_data();
    void instants();
    void threads();
};

void TestTokenShape::shapes_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<quint32>("expected"); // besides Text
    const auto row = [](const char *what, const QByteArray &value, Shapes shapes) {
        QTest::newRow(what) << value << quint32(shapes.toInt());
    };
    row("nothing", "", Shape::Empty);
    row("an UUID", kUuid, Shape::Uuid);
    row("an UUID in capitals", kUuid.toUpper(), {});
    row("an UUID and a number", kUuid + ":17", Shape::UuidNumber);
    row("an UUID and a time", kUuid + ":1795255200000", Shape::UuidMillis);
    row("an UUID and eleven digits", kUuid + ":17952552000", {});
    row("an UUID and a suffix", kUuid + "-x", Shape::UuidSuffix);
    row("an UUID and a dash", kUuid + "-", {});
    row("an UUID of version 4 in hex", kHex32V4, Shape::Hex32 | Shape::Hex32V4 | Shape::Base64Of24);
    row("an UUID of version 1 in hex", uuid1At(kToday), Shape::Hex32 | Shape::Hex32V1 | Shape::Base64Of24);
    row("an old one", uuid1At(kToday - std::chrono::hours(24 * 200)),
        Shape::Hex32 | Shape::Hex32V1 | Shape::Base64Of24);
    row("one older than Redis", uuid1At(WallTime(Millis(1'000'000'000'000))), Shape::Hex32 | Shape::Base64Of24);
    row("one of tomorrow", uuid1At(kToday + std::chrono::hours(24)), Shape::Hex32 | Shape::Base64Of24);
    row("40 capital hex digits", "0123456789ABCDEF0123456789ABCDEF01234567", Shape::Hex40Upper);
    row("64 hex digits", kHex32V4 + kHex32V4, Shape::Hex64);
    row("64 hex digits that begin with 0", '0' + kHex32V4.mid(1) + kHex32V4, {});
    row("16 bytes in base64", kBase64Of16, Shape::Base64Of16);
    row("its last character with bits too many", "4ZathNmb0l+HgplCLmIPaz==", {});
    row("18 bytes in base64", kBase64Of18, Shape::Base64Of18);
    row("24 hex digits", "507f1f77bcf86cd799439011", {});
    row("32 bytes in base64", kBase64Of32, Shape::Base64Of32);
    row("base64url and metadata", "_d332ZZsQvEWoZyTNkudmA:x", Shape::Base64Url16);
    row("a host's name as long", "payment-service-pod-1-w", {});
    row("16 letters and digits", "aB3dE6gH9jK2mN5p", Shape::Alnum16);
    row("an instant in seconds", seconds(kToday + 30s), Shape::Seconds);
    row("with a fraction", seconds(kToday + 30s) + ".5", Shape::Seconds);
    row("in milliseconds", millis(kToday + 30s), Shape::Milliseconds);
    row("of another year", "1500000000", {});
    row("a host and a pid", "worker-3:4711", Shape::HostPid);
    row("a host and no pid", "worker-3:", {});
    row("a host and a number beyond all pids", "worker-3:74861350", {});
    row("a path and a number", "/a/b:4711", {});
    row("locked", "locked", Shape::Literal);
    row("PHP's string", "s:3:\"abc\";", Shape::Serialized);
    row("eight bytes of text", "abcde\0\0\0", {});
}

void TestTokenShape::shapes()
{
    QFETCH(QByteArray, value);
    QFETCH(quint32, expected);
    QCOMPARE(quint32(shapesOf(value, kToday).toInt()), expected | quint32(Shape::Text));
}

void TestTokenShape::everyValueIsTextAtLeast()
{
    // Each length, of bytes of every kind: nothing is read beyond the end (the sanitizers watch).
    for (const char byte : {'\0', '0', 'a', 'A', ':', '.', '-', '=', '"', '\x80', '\xff'}) {
        for (int length = 0; length < 300; ++length)
            QVERIFY(shapesOf(QByteArray(length, byte), kToday) & Shape::Text);
    }
    for (int length = 0; length <= kUuid.size(); ++length)
        QVERIFY(!(shapesOf(kUuid.left(length), kToday) & Shape::Uuid) || length == kUuid.size());
}

void TestTokenShape::lockWords_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<bool>("says");
    for (const char *key : {"lock",
                            "my-Lock:1",
                            "ORDER_MUTEX",
                            "a:lease",
                            "semaphore",
                            "x-latch",
                            "leader:1",
                            "orderLock",
                            "lockOrder",
                            "orderMUTEX",
                            "XMLLock",
                            "order.lock.1",
                            "{lock}1",
                            "a/lock",
                            "my lock",
                            "locks:1",
                            "mutexes",
                            "cronlock.1",
                            "lock1",
                            "1lock",
                            "lockID",
                            "redlock:1",
                            "dlock:1",
                            "spinlock",
                            "block:lock",
                            "mylock",
                            "globallock",
                            "filelock:1",
                            "tasklock",
                            "lockfiles/1",
                            "DistributedLock_10000",
                            "PHPREDIS_SESSION:1_LOCK"})
        QTest::newRow(key) << QByteArray(key) << true;
    for (const char *key : {"",
                            "loc",
                            "l",
                            "lo-ck",
                            "order:1",
                            "mute",
                            "sem",
                            "clack",
                            "gard",
                            "leas",
                            "exclusiv",
                            "block:123",
                            "clock_last_run",
                            "unlock_time",
                            "release:ts",
                            "blockchain:tip",
                            "clock:server",
                            "flock:birds",
                            "unlocked",
                            "locked:1",
                            "exclusive:1",
                            "textblock",
                            "deadlock:count",
                            "locale:en",
                            "leaderboard",
                            "lockout:7",
                            "lockerroom",
                            "Clock",
                            "BLOCK",
                            "safeguarding",
                            "exclusively",
                            "blocks"})
        QTest::newRow(key) << QByteArray(key) << false;
    QTest::newRow("far into a long name") << QByteArray(5000, 'x') + "lock" << false;
}

void TestTokenShape::lockWords()
{
    QFETCH(QByteArray, key);
    QTEST(hasLockWord(key), "says");
}

void TestTokenShape::uuid1()
{
    QCOMPARE(uuid1Time(uuid1At(kToday)), std::optional(kToday));
    QVERIFY(!uuid1Time("0000000000000000a31f0242ac110002")); // before 1970
    QVERIFY(!uuid1Time("x"));
    QVERIFY(!uuid1Time(QByteArray(32, 'g')));
}

void TestTokenShape::instants_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<qint64>("after"); // kToday, in ms; -1: none
    QTest::newRow("a second") << seconds(kToday + 30s) << qint64(30'000);
    QTest::newRow("a fraction") << seconds(kToday + 30s) + ".0625" << qint64(30'062);
    QTest::newRow("a short fraction") << seconds(kToday + 30s) + ".5" << qint64(30'500);
    QTest::newRow("milliseconds") << millis(kToday + 1ms) << qint64(1);
    for (const char *none :
         {"", ".", "1795255200.", ".5", "1795255200,5", "-1795255200", "+1795255200", "1795255200000.5", "179525520",
          "1795255200000000", "0x1795255", "9999999999", "1795255200.00000000000000000000000000000000"})
        QTest::newRow(none) << QByteArray(none) << qint64(-1);
}

void TestTokenShape::instants()
{
    QFETCH(QByteArray, number);
    QFETCH(qint64, after);
    const auto instant = instantNear(number, kToday);
    QCOMPARE(instant ? qint64((*instant - kToday).count()) : -1, after);
}

void TestTokenShape::threads()
{
    QVERIFY(isUuidAndThread(kUuid + ":1"));
    QVERIFY(isUuidAndThread(kUuid + ":-9223372036854775808"));
    for (const char *tail : {"", ":", ":-", ":1x", ":--1", ":1:write", ":123456789012345678901234", "-1"})
        QVERIFY2(!isUuidAndThread(kUuid + tail), tail);
}

LOCKSCOPE_TEST(QCoreApplication, TestTokenShape)
#include "tst_tokenshape.moc"
