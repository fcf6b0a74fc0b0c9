#include "fixtures/testprogram.h"

#include <lockscope/core/board/endedholders.h>

using namespace Lockscope;
using namespace std::chrono_literals;

namespace {

using Holders = EndedHolders::Holders;

RawKey keyWith(const Holders &holders, const QByteArray &name = "semaphore:s", Millis left = 6s)
{
    return {.key = name,
            .type = KeyType::SortedSet,
            .ttl = KeyTtl::fromPttl(left.count()),
            .length = holders.size(),
            .fields = holders};
}

} // namespace

class TestEndedHolders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyDoNotComeBack();
    void whoIsRefreshedCountsAgain();
    void theyAreForgottenWithTheirKey();
    void theyAreBounded();
};

void TestEndedHolders::theyDoNotComeBack()
{
    EndedHolders ended;
    const Instant now{1h};
    ended.note(keyWith({{"a", "1"}, {"b", "9"}}), {{"a", "1"}}, now);
    for (int i = 0; i < 2; ++i) {
        RawKey raw = keyWith({{"a", "1"}});
        ended.leaveOut(raw, now + 1s);
        QCOMPARE(raw.fields, Holders());
        QCOMPARE(raw.length, 0);
    }
    RawKey another = keyWith({{"a", "1"}}, "semaphore:t");
    ended.leaveOut(another, now);
    QCOMPARE(another.length, 1);
    // Of one that was not read whole those that were not stay.
    RawKey crowd = keyWith({{"a", "1"}, {"b", "9"}});
    crowd.length = 50;
    ended.leaveOut(crowd, now);
    QCOMPARE(crowd.fields, (Holders{{"b", "9"}}));
    QCOMPARE(crowd.length, 49);
    QVERIFY(crowd.isCut());
}

void TestEndedHolders::whoIsRefreshedCountsAgain()
{
    EndedHolders ended;
    const Instant now{1h};
    ended.note(keyWith({{"a", "1"}, {"b", "9"}}), {{"a", "1"}}, now);
    RawKey refreshed = keyWith({{"b", "9"}, {"a", "12"}});
    ended.leaveOut(refreshed, now);
    QCOMPARE(refreshed.length, 2);
    QVERIFY(ended.isEmpty());
    // It left, and what it had is forgotten.
    ended.note(keyWith({{"a", "1"}, {"b", "9"}}), {{"a", "1"}}, now);
    RawKey without = keyWith({{"b", "9"}});
    ended.leaveOut(without, now);
    QVERIFY(ended.isEmpty());
}

void TestEndedHolders::theyAreForgottenWithTheirKey()
{
    EndedHolders ended;
    const Instant now{1h};
    ended.note(keyWith({{"a", "1"}, {"b", "9"}}), {{"a", "1"}}, now);
    ended.tidy(now + 6s);
    QVERIFY(!ended.isEmpty());
    RawKey prolonged = keyWith({{"a", "1"}, {"b", "11"}}, "semaphore:s", 60s);
    ended.leaveOut(prolonged, now);
    ended.tidy(now + 6s + EndedHolders::kKeptBehindEnd + 1s);
    QVERIFY(!ended.isEmpty());
    ended.tidy(now + 60s + EndedHolders::kKeptBehindEnd + 1s);
    QVERIFY(ended.isEmpty());
    ended.note(keyWith({{"a", "1"}, {"b", "9"}}), {{"a", "1"}}, now);
    ended.forget("semaphore:s");
    QVERIFY(ended.isEmpty());
}

void TestEndedHolders::theyAreBounded()
{
    EndedHolders ended;
    for (qsizetype i = 0; i <= EndedHolders::kMostKeys; ++i)
        ended.note(keyWith({{"a", "1"}, {"b", "9"}}, QByteArray::number(i)), {{"a", "1"}}, Instant(1h));
    RawKey first = keyWith({{"a", "1"}}, "0");
    ended.leaveOut(first, Instant(1h));
    QCOMPARE(first.length, 0);
    RawKey last = keyWith({{"a", "1"}}, QByteArray::number(EndedHolders::kMostKeys));
    ended.leaveOut(last, Instant(1h));
    QCOMPARE(last.length, 1);
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestEndedHolders)
#include "tst_endedholders.moc"
