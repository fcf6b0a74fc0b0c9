#include "fixtures/faketransport.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/locks/lockclient.h>

using namespace Lockscope;
using namespace LockscopeTest;

/// A client that goes while its nodes still owe it answers.
class TestLockClientEnd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesBeforeNodesHaveSaidWhoTheyAre_data();
    void goesBeforeNodesHaveSaidWhoTheyAre();
};

void TestLockClientEnd::goesBeforeNodesHaveSaidWhoTheyAre_data()
{
    QTest::addColumn<bool>("onceIdentified");
    QTest::newRow("at the first connection") << false;
    QTest::newRow("at a later one") << true;
}

void TestLockClientEnd::goesBeforeNodesHaveSaidWhoTheyAre()
{
    QFETCH(const bool, onceIdentified);
    constexpr size_t kNodes = 3;
    std::vector<QPointer<FakeTransport>> peers;
    const auto factory = [&](const Endpoint &) {
        auto peer = std::make_unique<FakeTransport>();
        peers.push_back(peer.get());
        return peer;
    };
    // Opens the latest connections, up to the question who the node is.
    const auto connectAll = [&] {
        for (size_t i = peers.size() - kNodes; i < peers.size(); ++i) {
            peers[i]->acceptOpen();
            if (!QTest::qWaitFor([&] { return peers[i]->takeWritten().contains("SETNAME"); }, kPatienceMs))
                return false;
            peers[i]->arrive("+OK\r\n");
            if (!QTest::qWaitFor([&] { return peers[i]->takeWritten().contains("INFO"); }, kPatienceMs))
                return false;
        }
        return true;
    };
    auto client
        = std::make_unique<LockClient>(QList<Endpoint>{{.port = 1}, {.port = 2}, {.port = 3}}, nullptr, factory);
    QCOMPARE(peers.size(), kNodes);
    QVERIFY(connectAll());
    if (onceIdentified) {
        for (size_t i = 0; i < kNodes; ++i) {
            // An answer that tells nothing: the node keeps an error about it.
            peers[i]->arrive("$3\r\nabc\r\n*2\r\n$1\r\n1\r\n$1\r\n2\r\n");
            peers[i]->hangUp({.kind = ErrorKind::Unreachable, .message = QStringLiteral("gone")});
        }
        QTRY_COMPARE_WITH_TIMEOUT(peers.size(), 2 * kNodes, kPatienceMs);
        QVERIFY(connectAll());
    }
    const auto waiting = client->acquire("stock", {.wait = Millis(60'000)});
    client.reset();
    QVERIFY(await(waiting).error().kind == ErrorKind::Cancelled);
    for (const auto &peer : peers)
        QVERIFY(peer.isNull());
}

LOCKSCOPE_TEST(QCoreApplication, TestLockClientEnd)
#include "tst_lockclientend.moc"
