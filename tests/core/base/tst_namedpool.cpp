#include "fixtures/testprogram.h"

#include <lockscope/core/base/namedpool.h>

#include <QMap>
#include <QRandomGenerator>

using namespace Lockscope;

namespace {

struct Thing : Named
{
    int number = 0;
};

struct Knowing : Placed
{
    std::shared_ptr<const QByteArray> known;

    [[nodiscard]] const QByteArray &itsName() const { return *known; }
};

QByteArray nameOf(int number)
{
    return "lock:" + QByteArray::number(number);
}

} // namespace

class NamedPoolTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatWasMade();
    void emptyNameIsAName();
    void doesWhatAMapDoes();
    void placesStay();
    void memoryOfMostIsGivenBack();
    void itemsMayKnowTheirNames();
};

void NamedPoolTest::findsWhatWasMade()
{
    NamedPool<Thing> pool;
    QVERIFY(pool.find("a") == nullptr);
    pool["a"].number = 7;
    QCOMPARE(pool.find("a")->number, 7);
    QCOMPARE(pool["a"].number, 7);
    QVERIFY(pool.find("b") == nullptr);
    QCOMPARE(pool.size(), 1);
}

void NamedPoolTest::emptyNameIsAName()
{
    NamedPool<Thing> pool;
    pool[""].number = 1;
    QCOMPARE(pool.find("")->number, 1);
    pool.remove(*pool.find(""));
    QVERIFY(pool.find("") == nullptr);
}

void NamedPoolTest::itemsMayKnowTheirNames()
{
    NamedPool<Knowing> pool;
    for (int i = 0; i < 1000; ++i)
        pool[nameOf(i)].known = std::make_shared<QByteArray>(nameOf(i));
    for (int i = 0; i < 1000; i += 2)
        pool.remove(*pool.find(nameOf(i)));
    QCOMPARE(pool.size(), 500);
    for (int i = 0; i < 1000; ++i) {
        const Knowing *found = pool.find(nameOf(i));
        QCOMPARE(found != nullptr, i % 2 == 1);
        QVERIFY(found == nullptr || found->itsName() == nameOf(i));
    }
}

void NamedPoolTest::doesWhatAMapDoes()
{
    QRandomGenerator random(42);
    NamedPool<Thing> pool;
    QMap<QByteArray, int> map;
    quint64 removed = 0;
    for (int step = 0; step < 200'000; ++step) {
        // Waves: it grows and shrinks.
        const bool grows = (step / 20'000) % 2 == 0;
        const QByteArray name = nameOf(random.bounded(5000));
        if (random.bounded(10) < (grows ? 7 : 2)) {
            pool[name].number = step;
            map[name] = step;
        } else if (Thing *known = pool.find(name)) {
            QVERIFY(map.contains(name));
            pool.remove(*known);
            map.remove(name);
            ++removed;
        } else {
            QVERIFY(!map.contains(name));
        }
    }
    QCOMPARE(pool.size(), map.size());
    QCOMPARE(pool.removals(), removed);
    QMap<QByteArray, int> seen;
    pool.forEach([&](const Thing &thing) { seen[thing.name] = thing.number; });
    QCOMPARE(seen, map);
    QByteArrayList names;
    for (int number = 0; number < 5000; ++number)
        names.append(nameOf(number));
    const auto found = pool.find(names);
    for (int number = 0; number < 5000; ++number) {
        QCOMPARE(pool.find(nameOf(number)) != nullptr, map.contains(nameOf(number)));
        QCOMPARE(found[static_cast<size_t>(number)], pool.find(nameOf(number)));
    }
}

void NamedPoolTest::placesStay()
{
    NamedPool<Thing> pool;
    const Thing *first = &pool["first"];
    for (int number = 0; number < 10'000; ++number)
        (void)pool[nameOf(number)];
    QCOMPARE(pool.find("first"), first);
    QCOMPARE(pool.at(first->place), first);
    QVERIFY(pool.at(pool.places()) == nullptr);
}

void NamedPoolTest::memoryOfMostIsGivenBack()
{
    NamedPool<Thing> pool;
    for (int number = 0; number < 10'000; ++number)
        (void)pool[nameOf(number)];
    for (int number = 0; number < 10'000; ++number)
        pool.remove(*pool.find(nameOf(number)));
    QCOMPARE(pool.size(), 0);
    pool.forEach([](Thing &) { QFAIL("nothing is left"); });
    pool["again"].number = 3;
    QCOMPARE(pool.find("again")->number, 3);
}

LOCKSCOPE_TEST(QCoreApplication, NamedPoolTest)
#include "tst_namedpool.moc"
