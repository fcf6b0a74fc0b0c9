#include "fixtures/testprogram.h"

#include "scene.h"

#include <lockscope/core/history/contention.h>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

const QByteArray kOurs = "4e59a0c1b2d3e4f5a6b7c8d9e0f1a2b3";
const QByteArray kTheirs = "00aa11bb22cc33dd44ee55ff66007788";
constexpr Micros kServerAhead = std::chrono::hours(500'000); // since 1970, against a monotonic clock

/// A tally over one or more nodes; moments are ms since its beginning.
struct ContentionBench
{
    explicit ContentionBench(const QString &dialect = QStringLiteral("string"), int nodes = 1,
                             LockMode mode = LockMode::Exclusive)
        : count(nodes)
        , tally(std::vector<ContentionTally::Node>(static_cast<size_t>(nodes),
                                                   ContentionTally::Node{.database = 0, .slack = Millis(10)}),
                DialectCatalog::standard())
    {
        state.name = "stock";
        state.seen = Recognition{.dialect = dialect, .mode = mode};
        state.readings.resize(static_cast<size_t>(nodes));
        for (int node = 0; node < nodes; ++node)
            read(node, kOurs, 0);
        tally.addLock(state);
        // The line that came soonest, from which the clocks' difference is known.
        for (int node = 0; node < nodes; ++node)
            send(0, {"ping"}, "10.0.0.1:1", node);
    }

    static Instant at(int ms) { return Instant(Millis(100'000 + ms)); }

    void read(int node, const QByteArray &owner, int ms)
    {
        NodeReading &reading = state.readings[static_cast<size_t>(node)];
        reading.answer = owner.isEmpty() ? NodeReading::Answer::Absent : NodeReading::Answer::Present;
        Recognition lock{.name = "stock"};
        lock.owner = owner;
        if (owner.isEmpty())
            reading.lock = std::nullopt;
        else
            reading.lock = lock;
        reading.readAt = at(ms);
        reading.took = Millis(2);
    }
    void see(int ms, const QByteArray &owner)
    {
        for (int node = 0; node < count; ++node)
            read(node, owner, ms);
        tally.see(state);
    }
    void send(int ms, const QByteArrayList &words, const QByteArray &source = "10.0.0.2:5", int node = 0,
              int database = 0)
    {
        tally.take(
            node,
            {.at = at(ms).time_since_epoch() + kServerAhead, .database = database, .source = source, .words = words},
            at(ms));
    }
    LockContention result() const { return tally.report().front(); }

    int count;
    LockState state;
    ContentionTally tally;
};

} // namespace

class TestContention : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAttemptsAre_data();
    void whatAttemptsAre();
    void failuresAreInferred();
    void closeToAChangeOfHandsNothingIsKnown();
    void whoTookItIsSeen();
    void aHoldersScriptsAreNoAttempts();
    void aScriptThatFollowsCommandsIsNoAttempt();
    void whoTriesAgainWithOneTokenCleansUpInBetween();
    void whoTakesItBehindTheSampleHasNotTakenIt();
    void whoHadItOrGetsItContendsAtOtherTimes();
    void aReleaseTellsItself();
    void retriesOfAScriptCount();
    void sharedOwnersAreNotJudged();
    void waitersAreSeenToWait();
    void whoHasGoneWaitsNoLonger();
    void holdersFasterThanTheReadings();
    void linesThatWereLeftOut();
    void theNodeThatSawMost();
    void theNodeThatIsAsideSaysLittle();
    void otherLocksAndDatabases();
    void clientsAreBounded();
    void whatIsStillToBeRead();
};

void TestContention::whatAttemptsAre_data()
{
    QTest::addColumn<QByteArrayList>("words");
    QTest::addColumn<int>("attempts");
    const auto row = [](const QByteArrayList &words, int attempts) {
        QTest::newRow(words.join(' ').left(60)) << words << attempts;
    };
    row({"set", "stock", kTheirs, "NX", "PX", "30000"}, 1);
    row({"SET", "stock", "1", "ex", "30", "nx"}, 1);
    row({"setnx", "stock", "1"}, 1);
    row({"GETSET", "stock", "1700000000"}, 1);
    row({"HSETNX", "stock", "owner", "x"}, 1);
    row({"EVAL", "return 1", "1", "stock", kTheirs}, 1);
    row({"evalsha", "abc", "2", "other", "stock", kTheirs}, 1);
    row({"EVALSHA", "abc", "2", "stock", "stock", kTheirs}, 1);
    row({"FCALL", "take", "1", "stock", kTheirs}, 1);
    // none
    row({"SET", "stock", "NX"}, 0);
    row({"SET", "stock", "x", "XX", "PX", "30000"}, 0);
    row({"SET", "stock"}, 0);
    row({"SET"}, 0);
    row({"GET", "stock"}, 0);
    row({"PTTL", "stock"}, 0);
    row({"EXISTS", "stock"}, 0);
    row({"DEL", "stock"}, 0);
    row({"PEXPIRE", "stock", "30000"}, 0);
    row({"EVAL", "return 1", "0", "stock"}, 0);
    row({"EVAL", "return 1", "1", "other", "stock"}, 0);
    row({"EVAL", "return 1", "2", "stock"}, 0);
    row({"EVAL", "return 1", "-1", "stock"}, 0);
    row({"EVAL", "return 1", "99999999999999999999", "stock"}, 0);
    row({"EVAL", "return 1", "x", "stock"}, 0);
    row({"EVAL_RO", "return 1", "1", "stock"}, 0);
    row({"EVAL", "return 1"}, 0);
    row({"EVAL"}, 0);
    row({"BLPOP", "stock", "0"}, 0);
    row({"AUTH", "stock", "secret"}, 0);
}

void TestContention::whatAttemptsAre()
{
    QFETCH(const QByteArrayList, words);
    QFETCH(const int, attempts);
    ContentionBench bench;
    bench.send(100, words);
    const auto result = bench.result();
    QCOMPARE(result.attempts, attempts);
    QCOMPARE(result.clientCount, attempts);
    if (attempts > 0) {
        QCOMPARE(result.clients.front().address, "10.0.0.2:5");
        QCOMPARE(result.clients.front().commands, QByteArrayList{words.first().toUpper()});
    }
}

void TestContention::failuresAreInferred()
{
    ContentionBench bench;
    for (int i = 1; i <= 3; ++i)
        bench.send(100 * i, {"SET", "stock", kTheirs, "NX"});
    bench.send(350, {"SET", "stock", "another one", "NX"}, "10.0.0.3:7");
    // Nobody has looked since: what became of them is not known.
    QCOMPARE(bench.result().attempts, 4);
    QVERIFY(!bench.result().failed && !bench.result().taken);
    QCOMPARE(bench.result().undecided, 4);
    QVERIFY(bench.result().undecidedWhy == UndecidedWhy::Unread);
    QVERIFY(bench.result().failedBound() == Bound::Unknown && bench.result().takenBound() == Bound::Unknown);
    QVERIFY(!bench.result().waitingClients);

    bench.see(500, kOurs);
    QCOMPARE(bench.result().failed, 4);
    QCOMPARE(bench.result().taken, 0);
    QVERIFY(bench.result().failedBound() == Bound::Exact && bench.result().takenBound() == Bound::Exact);
    QVERIFY(!bench.result().undecidedWhy);
    QCOMPARE(bench.result().clientCount, 2);
    QVERIFY(!bench.result().waitingClients); // whether they are there still, nobody has said
    bench.tally.seeClients(0, "id=3 addr=10.0.0.2:5 laddr=10.0.0.1:6379 flags=N sub=0\nid=4 addr=10.0.0.3:7 flags=N\n");
    QCOMPARE(bench.result().waitingClients, 2);
    QVERIFY(bench.result().waitingBound() == Bound::AtLeast);
    const auto &clients = bench.result().clients;
    QCOMPARE(clients.size(), size_t(2));
    QCOMPARE(clients[0].address, "10.0.0.2:5");
    QCOMPARE(clients[0].attempts, 3);
    QCOMPARE(clients[0].failed, 3);
    QVERIFY(clients[0].unserved);
    QCOMPARE(clients[1].address, "10.0.0.3:7");
}

void TestContention::closeToAChangeOfHandsNothingIsKnown()
{
    ContentionBench bench;
    bench.send(5, {"SET", "stock", kTheirs, "NX"}); // within a round trip of the first reading
    bench.send(495, {"SET", "stock", kTheirs, "NX"}); // and of the last
    bench.see(500, kOurs);
    bench.send(600, {"SET", "stock", "another one", "NX"}); // between two owners
    bench.see(700, "somebody else");
    bench.see(800, {});
    bench.send(850, {"SET", "stock", "another one", "NX"}); // while it is free
    bench.see(900, kOurs);
    bench.send(950, {"SET", "stock", "another one", "NX"});
    QCOMPARE(bench.result().attempts, 5);
    QVERIFY(!bench.result().failed && !bench.result().taken);
    QCOMPARE(bench.result().undecided, 5);
    QVERIFY(bench.result().undecidedWhy == UndecidedWhy::ChangedHands);

    // The same owner again after a gap is not one hold.
    bench.see(1000, {});
    bench.see(1100, kOurs);
    QVERIFY(!bench.result().failed);
    bench.tally.seeGone("stock");
    bench.see(1200, kOurs);
    QVERIFY(!bench.result().failed);
}

void TestContention::whoTookItIsSeen()
{
    ContentionBench bench;
    bench.send(100, {"SET", "stock", kTheirs, "NX"});
    bench.see(200, kOurs);
    bench.send(300, {"SET", "stock", kTheirs, "NX"});
    bench.see(400, kTheirs);
    const auto result = bench.result();
    QCOMPARE(result.attempts, 2);
    QCOMPARE(result.failed, 1); // each has the token that was seen to win, and another was seen in between
    QCOMPARE(result.taken, 1);
    QCOMPARE(result.undecided, 0);
    QVERIFY(!result.waitingClients);
}

void TestContention::aHoldersScriptsAreNoAttempts()
{
    ContentionBench bench;
    bench.send(100, {"EVALSHA", "extend", "1", "stock", kOurs, "30000"});
    bench.see(500, kOurs);
    QCOMPARE(bench.result().attempts, 0);
    // Of a hold that came and went between two readings.
    bench.send(510, {"SET", "stock", kTheirs, "NX"});
    bench.send(520, {"EVALSHA", "release", "1", "stock", kTheirs});
    QCOMPARE(bench.result().attempts, 1);
    // Its TTL is no token.
    bench.send(530, {"EVALSHA", "take", "1", "stock", "another token", "30000"}, "10.0.0.9:1");
    bench.send(540, {"EVALSHA", "other", "1", "stock", "and another", "30000"}, "10.0.0.9:2");
    QCOMPARE(bench.result().attempts, 3);
    // A script is the same by its text and by its hash.
    bench.send(550,
               {"EVALSHA", QCryptographicHash::hash("return 1", QCryptographicHash::Sha1).toHex(), "1", "stock",
                "third token"},
               "10.0.0.9:3");
    bench.send(560, {"EVAL", "return 1", "1", "stock", "third token"}, "10.0.0.9:3");
    QCOMPARE(bench.result().attempts, 5);
}

/// Whose command came before the sample began: it cleans up behind an attempt that we did not hear.
void TestContention::aScriptThatFollowsCommandsIsNoAttempt()
{
    ContentionBench bench;
    bench.send(100, {"EVALSHA", "release", "1", "stock", "a token of before"}, "10.0.0.9:1");
    bench.send(200, {"SET", "stock", kTheirs, "NX"}, "10.0.0.9:2");
    bench.send(210, {"EVALSHA", "release", "1", "stock", kTheirs}, "10.0.0.9:2");
    QCOMPARE(bench.result().attempts, 1);
    QCOMPARE(bench.result().clientCount, 1);
}

/// By the script that releases, behind each command that failed; the first of these was sent before the sample began.
void TestContention::whoTriesAgainWithOneTokenCleansUpInBetween()
{
    ContentionBench bench;
    for (int ms = 100; ms <= 300; ms += 100) {
        bench.send(ms, {"EVALSHA", "release", "1", "stock", kTheirs});
        bench.send(ms + 50, {"SET", "stock", kTheirs, "NX", "PX", "30000"});
    }
    bench.see(400, kOurs);
    QCOMPARE(bench.result().attempts, 3);
    QCOMPARE(bench.result().failed, 3);
    QCOMPARE(bench.result().clients.front().commands, QByteArrayList{"SET"});
}

/// It tried in vain and cleaned up, and got the lock when nobody listened any more.
void TestContention::whoTakesItBehindTheSampleHasNotTakenIt()
{
    for (const bool cleansUp : {true, false}) {
        ContentionBench bench;
        for (int ms = 100; ms <= 300; ms += 100) {
            bench.send(ms, {"SET", "stock", kTheirs, "NX", "PX", "30000"});
            if (cleansUp)
                bench.send(ms + 1, {"EVALSHA", "release", "1", "stock", kTheirs});
        }
        bench.see(400, kOurs);
        bench.tally.end(0, ContentionBench::at(500));
        bench.see(900, kTheirs);
        QCOMPARE(bench.result().attempts, 3);
        QCOMPARE(bench.result().failed, 3);
        QVERIFY(bench.result().taken.value_or(0) == 0);
        QVERIFY(bench.result().clients.front().unserved);
    }
}

/// As Redisson's threads do, each has one token for all of its life.
void TestContention::whoHadItOrGetsItContendsAtOtherTimes()
{
    ContentionBench bench(QStringLiteral("redisson"));
    const auto take = [&bench](int ms, const QByteArray &token, const QByteArray &source) {
        bench.send(ms, {"EVALSHA", "take", "1", "stock", "30000", token}, source);
    };
    bench.send(50, {"EVALSHA", "renew", "1", "stock", kOurs}, "10.0.0.1:1");
    for (const int ms : {100, 200, 300})
        take(ms, kTheirs, "10.0.0.2:1");
    bench.see(350, kOurs);
    bench.send(370, {"EVALSHA", "release", "1", "stock", kOurs}, "10.0.0.1:1");
    bench.send(370, {"del", "stock"}, "lua");
    take(400, kTheirs, "10.0.0.2:1"); // got it
    bench.see(450, kTheirs);
    for (const int ms : {500, 600})
        take(ms, kOurs, "10.0.0.1:1");
    bench.send(650, {"EVALSHA", "renew", "1", "stock", kTheirs}, "10.0.0.2:1");
    bench.see(700, kTheirs);
    const auto result = bench.result();
    QCOMPARE(result.attempts, 6);
    QCOMPARE(result.failed, 5);
    QCOMPARE(result.taken, 1);
    QCOMPARE(result.clients.size(), size_t(2));
    QCOMPARE(result.clients.front().attempts, 4);
    QCOMPARE(result.clients.back().attempts, 2);
}

void TestContention::aReleaseTellsItself()
{
    ContentionBench bench;
    bench.send(100, {"EVALSHA", "r", "1", "stock", kTheirs});
    bench.send(100, {"get", "stock"}, "lua");
    bench.send(100, {"del", "stock"}, "lua");
    QCOMPARE(bench.result().attempts, 0);
    bench.send(200, {"EVALSHA", "r", "1", "stock", kTheirs});
    bench.send(200, {"del", "other"}, "lua");
    QCOMPARE(bench.result().attempts, 1);
    // Of another client, not of the script.
    bench.send(300, {"EVALSHA", "r", "1", "stock", kTheirs});
    bench.send(301, {"ping"});
    bench.send(302, {"del", "stock"}, "lua");
    QCOMPARE(bench.result().attempts, 2);
}

void TestContention::retriesOfAScriptCount()
{
    ContentionBench bench;
    for (int i = 1; i <= 4; ++i)
        bench.send(100 * i, {"EVALSHA", "take", "1", "stock", kTheirs, "30000"});
    bench.see(500, kOurs);
    QCOMPARE(bench.result().attempts, 4);
    QCOMPARE(bench.result().failed, 4);
}

void TestContention::sharedOwnersAreNotJudged()
{
    for (const auto &[dialect, mode] : {std::pair(QStringLiteral("symfony"), LockMode::Read),
                                        std::pair(QStringLiteral("redisson-permits"), LockMode::Permits),
                                        std::pair(QStringLiteral("cacheops"), LockMode::Exclusive)}) {
        ContentionBench bench(dialect, 1, mode);
        bench.send(100, {"EVALSHA", "take", "1", "stock", kTheirs});
        bench.see(500, kOurs);
        QCOMPARE(bench.result().attempts, 1);
        QVERIFY2(!bench.result().failed && !bench.result().taken, qPrintable(dialect));
        QVERIFY(bench.result().undecidedWhy == UndecidedWhy::OwnersAlike);
        QCOMPARE(bench.result().clients.front().failed, 0);
    }
}

void TestContention::waitersAreSeenToWait()
{
    ContentionBench bench(QStringLiteral("cacheops"));
    bench.send(100, {"BRPOPLPUSH", "stock:signal", "stock:signal", "60"});
    bench.send(110, {"BLPOP", "other", "stock:signal", "0"}, "10.0.0.3:7");
    bench.send(120, {"BLPOP", "other", "stock:signa", "0"}, "10.0.0.4:7");
    bench.tally.seeClients(0,
                           "addr=10.0.0.2:5 flags=b sub=0\naddr=10.0.0.3:7 flags=N sub=0\n"); // blocked, and no longer
    const auto result = bench.result();
    QCOMPARE(result.attempts, 0);
    QCOMPARE(result.clientCount, 2);
    QCOMPARE(result.waitingClients, 1);
    QCOMPARE(result.clients.front().waits, 1);

    ContentionBench channel(QStringLiteral("redisson"));
    channel.send(100, {"SUBSCRIBE", "redisson_lock__channel:{stock}"});
    channel.send(110, {"SSUBSCRIBE", "a", "redisson_lock__channel:{stock}"}, "10.0.0.3:7");
    channel.send(120, {"SUBSCRIBE", "redisson_lock__channel:{stock}"}, "10.0.0.5:7");
    channel.send(130, {"UNSUBSCRIBE", "redisson_lock__channel:{stock}"}, "10.0.0.5:7");
    channel.send(130, {"UNSUBSCRIBE", "redisson_lock__channel:{stock}"},
                 "10.0.0.6:7"); // waits for nothing that we have seen
    channel.tally.seeClients(
        0, "addr=10.0.0.2:5 flags=P sub=1\naddr=10.0.0.3:7 flags=P sub=0 ssub=2\naddr=10.0.0.5:7 sub=4\n");
    QCOMPARE(channel.result().clientCount, 3);
    QCOMPARE(channel.result().waitingClients, 2);
}

void TestContention::whoHasGoneWaitsNoLonger()
{
    ContentionBench bench;
    for (int i = 1; i <= 3; ++i)
        bench.send(100 * i, {"SET", "stock", kTheirs + QByteArray::number(i), "NX"},
                   "10.0.0.2:" + QByteArray::number(i));
    bench.send(400, {"SET", "stock", kTheirs, "NX"}, "unix:/run/redis.sock");
    bench.see(500, kOurs);
    bench.tally.seeClients(0,
                           "id=3 addr=10.0.0.2:2 flags=N\nid=9 addr=/run/redis.sock:0 flags=U\n\nhostile\n=\naddr=\n");
    const auto result = bench.result();
    QCOMPARE(result.failed, 4);
    QCOMPARE(result.waitingClients, 1);
    for (const auto &client : result.clients) {
        const bool socket = client.address.startsWith("unix");
        QVERIFY(client.connected == (socket ? std::nullopt : std::optional(client.address == "10.0.0.2:2")));
        QVERIFY(client.waiting() == client.connected);
    }
}

/// One owner before and after, and others between the two readings.
void TestContention::holdersFasterThanTheReadings()
{
    ContentionBench bench;
    bench.send(100, {"SET", "stock", "another one", "NX"}); // while the first hold lasts
    bench.send(200, {"DEL", "stock"}, "10.0.0.1:1");
    bench.send(210, {"SET", "stock", "another one", "NX"}); // took it
    bench.send(300, {"DEL", "stock"});
    bench.see(500, kOurs);
    QCOMPARE(bench.result().attempts, 2);
    QCOMPARE(bench.result().failed, 1);
    QVERIFY(bench.result().failedBound() == Bound::AtLeast);
    QVERIFY(!bench.result().taken);

    // By a script; and one whose owner takes it again by the same name.
    ContentionBench script;
    script.send(200, {"EVALSHA", "r", "1", "stock", kOurs});
    script.send(200, {"del", "stock"}, "lua");
    script.send(300, {"SET", "stock", "another one", "NX"});
    script.see(500, kOurs);
    QVERIFY(!script.result().failed);
    ContentionBench again;
    again.send(200, {"SET", "stock", "another one", "NX"});
    again.send(300, {"SET", "stock", kOurs, "NX"}, "10.0.0.1:1");
    again.see(500, kOurs);
    QVERIFY(!again.result().failed);
}

void TestContention::linesThatWereLeftOut()
{
    ContentionBench bench;
    bench.send(100, {"SET", "stock", kTheirs, "NX"});
    bench.see(500, kOurs);
    QVERIFY(bench.result().attemptsBound() == Bound::Exact);
    bench.tally.skip(0);
    QVERIFY(bench.result().attemptsBound() == Bound::AtLeast && bench.result().failedBound() == Bound::AtLeast);

    ContentionBench quiet;
    quiet.see(500, kOurs);
    QVERIFY(quiet.result().attemptsBound() == Bound::Exact && quiet.result().failedBound() == Bound::Exact);
    quiet.tally.skip(0);
    QVERIFY(quiet.result().attemptsBound() == Bound::Unknown && quiet.result().failedBound() == Bound::Unknown
            && quiet.result().takenBound() == Bound::Unknown);
}

void TestContention::theNodeThatSawMost()
{
    ContentionBench bench(QStringLiteral("string"), 3);
    for (int node = 0; node < 3; ++node) {
        for (int i = 0; i <= node; ++i)
            bench.send(100 + i, {"SET", "stock", kTheirs, "NX"}, "10.0.0.2:5" + QByteArray::number(node), node);
    }
    bench.see(500, kOurs);
    const auto result = bench.result();
    QCOMPARE(result.node, 2);
    QCOMPARE(result.attempts, 3);
    QCOMPARE(result.failed, 3);
    QCOMPARE(result.clientCount, 1);
}

/// Where the key of a lock that is held elsewhere is missing each attempt succeeds, and the holder's own scripts are
/// foreign: it sees most, and nothing of it is so.
void TestContention::theNodeThatIsAsideSaysLittle()
{
    ContentionBench bench(QStringLiteral("string"), 3);
    bench.state.assessment.verdict = Verdict::HeldDegraded;
    bench.state.assessment.holders = {0, 1};
    for (int ms = 100; ms <= 900; ms += 100) {
        for (const int node : {0, 1})
            bench.read(node, kOurs, ms);
        bench.read(2, ms % 200 == 0 ? kTheirs : QByteArray(), ms);
        bench.tally.see(bench.state);
        for (const int node : {0, 1, 2})
            bench.send(ms + 50, {"SET", "stock", kTheirs, "NX", "PX", "30000"}, "10.0.0.2:5", node);
        bench.send(ms + 60, {"SET", "stock", kTheirs, "NX", "PX", "30000"}, "10.0.0.2:5", 2);
    }
    const auto result = bench.result();
    QCOMPARE(result.node, 0);
    QCOMPARE(result.attempts, 9);
    QVERIFY(!result.taken || *result.taken == 0);
}

void TestContention::otherLocksAndDatabases()
{
    ContentionBench bench;
    bench.send(100, {"SET", "stock", kTheirs, "NX"}, "10.0.0.2:5", 0, 1);
    bench.send(110, {"SET", "stock2", kTheirs, "NX"});
    bench.send(120, {});
    QCOMPARE(bench.result().attempts, 0);
    QCOMPARE(bench.result().node, -1);
    QCOMPARE(bench.result().failed, 0);
}

void TestContention::clientsAreBounded()
{
    ContentionBench bench;
    for (int i = 0; i < 1000; ++i)
        bench.send(100, {"SET", "stock", kTheirs, "NX"}, "10.0.0.2:" + QByteArray::number(i));
    const auto result = bench.result();
    QCOMPARE(result.clientCount, 1000);
    QCOMPARE(result.clients.size(), LockContention::kMostClients);
}

void TestContention::whatIsStillToBeRead()
{
    ContentionBench bench;
    QCOMPARE(bench.tally.unseen(), QList<QByteArray>());
    bench.send(100, {"SET", "stock", kTheirs, "NX"});
    QCOMPARE(bench.tally.unseen(), QList<QByteArray>{"stock"});
    bench.see(200, kOurs);
    QCOMPARE(bench.tally.unseen(), QList<QByteArray>());
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestContention)
#include "tst_contention.moc"
