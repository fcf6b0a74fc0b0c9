#include "fixtures/testprogram.h"

#include <lockscope/core/base/namespaces.h>

#include <QByteArrayList>

using namespace Lockscope;

class TestNamespaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofAName_data();
    void ofAName();
};

void TestNamespaces::ofAName_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArrayList>("spaces"); // four at most
    QTest::addColumn<QByteArray>("innermost");
    QTest::newRow("no name") << QByteArray() << QByteArrayList() << QByteArray();
    QTest::newRow("none") << QByteArray("lock") << QByteArrayList() << QByteArray();
    QTest::newRow("one") << QByteArray("orders:42") << QByteArrayList{"orders:"} << QByteArray("orders:");
    QTest::newRow("two, the shortest first")
        << QByteArray("shop:orders:42") << QByteArrayList{"shop:", "shop:orders:"} << QByteArray("shop:orders:");
    QTest::newRow("ends with a colon") << QByteArray("a:") << QByteArrayList{"a:"} << QByteArray("a:");
    QTest::newRow("colons only") << QByteArray("::") << QByteArrayList{":", "::"} << QByteArray("::");
    QTest::newRow("hostile depth") << QByteArray(1000, ':') << QByteArrayList{":", "::", ":::", "::::"}
                                   << QByteArray(1000, ':');
    QTest::newRow("no text") << QByteArray("\xFF\x00:\n", 4) << QByteArrayList{QByteArray("\xFF\x00:", 3)}
                             << QByteArray("\xFF\x00:", 3);
}

void TestNamespaces::ofAName()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArrayList, spaces);
    QFETCH(const QByteArray, innermost);
    const auto found = namespacesOf(name, 4);
    QCOMPARE(QByteArrayList(found.begin(), found.end()), spaces);
    QCOMPARE(innermostNamespace(name), innermost);
    QCOMPARE(outermostNamespace(name), spaces.value(0));
}

LOCKSCOPE_TEST(QCoreApplication, TestNamespaces)
#include "tst_namespaces.moc"
