#include "fixtures/testprogram.h"

#include <lockscope/core/quorum/readings.h>

using namespace Lockscope;

namespace {

NodeReading present(const QByteArray &owner)
{
    return {.ttl = {KeyTtl::Kind::Finite, Millis(30'000)},
            .answer = NodeReading::Answer::Present,
            .lock = Recognition{.name = "lock", .owner = owner},
            .readAt = Instant(Millis(1))};
}

} // namespace

class TestReadings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesShareUntilOneChanges();
    void growAndShrink();
    void assignedToThemselvesTheyStay();
    void aTtlLeavesItsNeighboursAlone();
    void theErrorAndTheCutAreIndependent();
};

void TestReadings::copiesShareUntilOneChanges()
{
    Readings first(std::vector<NodeReading>{present("A"), present("B")});
    QCOMPARE(first.size(), 2U);
    Readings second = first;
    QCOMPARE(second.data(), first.data());
    second[1] = present("C");
    QVERIFY(second.data() != first.data());
    QCOMPARE(std::as_const(first)[1].lock->owner, "B");
    QCOMPARE(std::as_const(second)[1].lock->owner, "C");
    const NodeReading *const before = second.data();
    second[0].forgot = true; // nobody shares it any more
    QCOMPARE(second.data(), before);
    const Readings third = std::move(second);
    QCOMPARE(third.data(), before);
    QVERIFY(third.at(0).forgot && !first.at(0).forgot);
}

void TestReadings::growAndShrink()
{
    Readings readings;
    QVERIFY(readings.empty() && readings.begin() == readings.end());
    readings.resize(2);
    QCOMPARE(readings.size(), 2U);
    QVERIFY(readings.at(1).answer == NodeReading::Answer::Unknown && !readings.at(1).lock);
    readings.push_back(present("A"));
    const Readings copy = readings;
    readings.resize(1);
    QCOMPARE(readings.size(), 1U);
    QCOMPARE(copy.size(), 3U);
    QCOMPARE(copy.at(2).lock->owner, "A");
    readings.resize(0);
    QVERIFY(readings.empty());
    readings = copy;
    QCOMPARE(readings.data(), copy.data());
}

void TestReadings::assignedToThemselvesTheyStay()
{
    Readings readings(std::vector<NodeReading>{present("A")});
    const Readings &same = readings;
    readings = same;
    QCOMPARE(readings.at(0).lock->owner, "A");
}

/// What follows the TTL lies in its padding.
void TestReadings::aTtlLeavesItsNeighboursAlone()
{
    NodeReading reading = present("A");
    reading.forgot = true;
    reading.took = ShortMicros(1234);
    const KeyTtl never{KeyTtl::Kind::Never};
    reading.ttl = never;
    reading.ttl = KeyTtl::fromPttl(77);
    const NodeReading copy = reading;
    QVERIFY(copy.ttl == KeyTtl::fromPttl(77) && copy.answer == NodeReading::Answer::Present && copy.forgot);
    QCOMPARE(copy.took.count(), 1234);
}

void TestReadings::theErrorAndTheCutAreIndependent()
{
    const Rarely<NodeReading::Rare> down = NodeReading::Rare{.error = Error{.message = QStringLiteral("down")}};
    NodeReading reading = present("A");
    reading.setError(down);
    QCOMPARE(&*reading.rare, &*down); // shared by all locks of a node
    reading.setError({});
    QVERIFY(!reading.error());
    reading.setCut(Millis(5));
    reading.setError(down);
    QCOMPARE(reading.error()->message, QStringLiteral("down"));
    QCOMPARE(reading.cut(), Millis(5));
    reading.setError({});
    QVERIFY(!reading.error());
    QCOMPARE(reading.cut(), Millis(5));
    QVERIFY(!down->error->message.isEmpty() && down->cut == Millis(0));
}

LOCKSCOPE_TEST(QCoreApplication, TestReadings)
#include "tst_readings.moc"
