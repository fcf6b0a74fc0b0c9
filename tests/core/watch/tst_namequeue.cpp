#include "fixtures/testprogram.h"

#include <lockscope/core/watch/namequeue.h>

using namespace Lockscope;

class TestNameQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void urgentComeFirstAndOnce();
    void aHundredThousandAtOnce();
};

void TestNameQueue::urgentComeFirstAndOnce()
{
    NameQueue queue;
    queue.append("a");
    queue.append("b");
    queue.prepend("x");
    queue.prepend("y");
    queue.prepend("x");
    QCOMPARE(queue.size(), 4);
    QCOMPARE(queue.take(3), (QByteArrayList{"y", "x", "a"}));
    queue.prepend("x"); // its turn has been
    QCOMPARE(queue.take(9), (QByteArrayList{"x", "b"}));
    QCOMPARE(queue.take(9), QByteArrayList());
    queue.prepend("x");
    queue.clear();
    QCOMPARE(queue.size(), 0);
    queue.prepend("x");
    QCOMPARE(queue.size(), 1);
}

/// Looked for in a list, each would be compared with all before it: minutes, and no test has these.
void TestNameQueue::aHundredThousandAtOnce()
{
    constexpr int kNames = 100'000;
    NameQueue queue;
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < kNames; ++i)
            queue.prepend("lock:owner:with-a-long-name-" + QByteArray::number(i));
    }
    QCOMPARE(queue.size(), kNames);
}

LOCKSCOPE_TEST(QCoreApplication, TestNameQueue)
#include "tst_namequeue.moc"
