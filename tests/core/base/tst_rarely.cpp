#include "fixtures/testprogram.h"

#include <lockscope/core/base/maybemicros.h>
#include <lockscope/core/base/nodeset.h>

#include <QByteArray>
#include <QRandomGenerator>

#include <algorithm>
#include <set>

using namespace Lockscope;

class RarelyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesShareUntilOneIsEdited();
    void theUsualValueIsTheSameHoweverItCameAbout();
    void doesWhatASetDoes();
    void aDurationOrNothing();
};

void RarelyTest::copiesShareUntilOneIsEdited()
{
    Rarely<QByteArray> first;
    QVERIFY(first->isEmpty());
    first.edit() = "a";
    Rarely<QByteArray> second = first;
    QCOMPARE(&*second, &*first);
    second.edit() = "b";
    QCOMPARE(*first, "a");
    QCOMPARE(*second, "b");
    first.reset();
    QVERIFY(first->isEmpty());
}

void RarelyTest::theUsualValueIsTheSameHoweverItCameAbout()
{
    Rarely<int> edited;
    edited.edit() = 0;
    QVERIFY(edited == Rarely<int>());
    QVERIFY(edited == Rarely<int>(0));
    QVERIFY(!(edited == Rarely<int>(1)));
}

void RarelyTest::aDurationOrNothing()
{
    MaybeMicros duration;
    QVERIFY(!duration && duration == std::nullopt);
    QCOMPARE(duration.value_or(Micros(7)), Micros(7));
    for (const Micros length : {Micros(0), Micros(-1), Micros(5), Micros::max()}) {
        duration = length;
        QVERIFY(duration.has_value() && *duration == length && duration.value_or(Micros(7)) == length);
        QCOMPARE(std::optional<Micros>(duration), std::optional(length));
        QVERIFY(duration == MaybeMicros(std::optional(length)));
    }
    duration = Millis(3);
    QCOMPARE(duration->count(), 3000);
    duration.reset();
    QCOMPARE(std::optional<Micros>(duration), std::nullopt);
}

/// Also beyond 64 nodes, as a large cluster has them.
void RarelyTest::doesWhatASetDoes()
{
    auto *random = QRandomGenerator::global();
    for (const int most : {5, 63, 64, 65, 128, 300}) {
        for (int round = 0; round < 50; ++round) {
            std::set<int> expected;
            NodeSet nodes;
            QVERIFY(nodes.empty() && nodes == NodeSet());
            for (int count = random->bounded(20); count >= 0; --count) {
                const int node = random->bounded(most);
                expected.insert(node);
                nodes.insert(node);
            }
            QCOMPARE(nodes.size(), expected.size());
            QCOMPARE(nodes.front(), *expected.begin());
            QVERIFY(std::equal(nodes.begin(), nodes.end(), expected.begin(), expected.end()));
            for (int node = -1; node < most + 70; ++node)
                QCOMPARE(nodes.contains(node), expected.contains(node));
            QVERIFY(nodes == NodeSet(std::vector<int>(expected.begin(), expected.end())));
            nodes.clear();
            QVERIFY(nodes.empty() && nodes == NodeSet());
        }
    }
    QCOMPARE(NodeSet::all(70).size(), size_t(70));
    QVERIFY(NodeSet::all(3) == (NodeSet{2, 0, 1}));
}

LOCKSCOPE_TEST(QCoreApplication, RarelyTest)
#include "tst_rarely.moc"
