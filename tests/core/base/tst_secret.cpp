#include "fixtures/testprogram.h"

#include <lockscope/core/base/secret.h>

#include <QDebug>
#include <QTextStream>

#include <type_traits>

using namespace Lockscope;

// What cannot be printed or converted cannot reach a log by accident.
template <typename Stream, typename T>
concept Streamable = requires(Stream stream, T value)
{
    stream << value;
};
static_assert(Streamable<QDebug, QByteArray>);
static_assert(!Streamable<QDebug, Secret>);
static_assert(!Streamable<QTextStream &, Secret>);
static_assert(!std::is_convertible_v<Secret, QByteArray>);
static_assert(!std::is_convertible_v<Secret, QString>);
static_assert(!std::is_convertible_v<QByteArray, Secret>);

class TestSecret : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsItsOwnBytes();
    void wipingLeavesOthersAlone();
    void copiesAreIndependent();
    void movedFromIsEmpty();
    void comparesByBytes();
};

void TestSecret::holdsItsOwnBytes()
{
    const QByteArray bytes("s3cret\0tail", 11);
    const Secret secret(bytes);
    QCOMPARE(secret.reveal(), bytes);
    QVERIFY(secret.reveal().constData() != bytes.constData());
    QVERIFY(!secret.isEmpty());
    QVERIFY(Secret().isEmpty());
}

void TestSecret::wipingLeavesOthersAlone()
{
    const QByteArray original("s3cret");
    QByteArray kept;
    {
        const Secret secret(original);
        kept = secret.reveal();
    }
    QCOMPARE(original, QByteArray("s3cret"));
    QCOMPARE(kept, QByteArray("s3cret"));
}

void TestSecret::copiesAreIndependent()
{
    Secret copy;
    {
        const Secret first(QByteArray("one"));
        const Secret constructed(first);
        copy = first;
        QVERIFY(constructed == first);
        QVERIFY(constructed.reveal().constData() != first.reveal().constData());
        QVERIFY(copy.reveal().constData() != first.reveal().constData());
    }
    QCOMPARE(copy.reveal(), QByteArray("one"));
    const Secret &alias = copy;
    copy = alias;
    QCOMPARE(copy.reveal(), QByteArray("one"));
}

void TestSecret::movedFromIsEmpty()
{
    Secret first(QByteArray("one"));
    Secret second(std::move(first));
    QVERIFY(first.isEmpty()); // NOLINT(bugprone-use-after-move): that it is empty is the promise
    QCOMPARE(second.reveal(), QByteArray("one"));
    Secret third(QByteArray("old"));
    third = std::move(second);
    QVERIFY(second.isEmpty()); // NOLINT(bugprone-use-after-move)
    QCOMPARE(third.reveal(), QByteArray("one"));
}

void TestSecret::comparesByBytes()
{
    QVERIFY(Secret(QByteArray("a")) == Secret(QByteArray("a")));
    QVERIFY(!(Secret(QByteArray("a")) == Secret(QByteArray("b"))));
    QVERIFY(!(Secret(QByteArray("a")) == Secret()));
}

LOCKSCOPE_TEST(QCoreApplication, TestSecret)
#include "tst_secret.moc"
