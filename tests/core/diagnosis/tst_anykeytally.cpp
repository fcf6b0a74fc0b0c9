// What is heard of attempts at any key, from the lines of MONITOR alone.

#include "fixtures/testprogram.h"

#include <lockscope/core/diagnosis/anykeytally.h>

using namespace Lockscope;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kLockScript = "if (redis.call('exists', KEYS[1]) == 0) then redis.call('hincrby', KEYS[1], ARGV[2], "
                               "1) end return redis.call('pttl', KEYS[1])";

/// Lines with their moments in ms.
struct TallyBench
{
    AnyKeyTally tally{std::vector<int>{0}};

    void send(int ms, const QString &line, const QByteArray &client = "10.0.0.1:1", int database = 0)
    {
        QByteArrayList words;
        for (const auto &word : line.split(u' '))
            words.append(word.toUtf8());
        sendWords(ms, words, client, database);
    }
    void sendWords(int ms, const QByteArrayList &words, const QByteArray &client = "10.0.0.1:1", int database = 0)
    {
        tally.take(0,
                   {.at = std::chrono::hours(1) + Millis(ms), .database = database, .source = client, .words = words});
    }
    void called(int ms, const QString &line) { send(ms, line, "lua"); }
    [[nodiscard]] LockContention only() const
    {
        const auto report = tally.report();
        return report.size() == 1 ? report.front()
                                  : LockContention{.name = "there are " + QByteArray::number(report.size())};
    }
};

} // namespace

class TestAnyKeyTally : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachFormIsAnAttempt_data();
    void eachFormIsAnAttempt();
    void whatIsNoAttempt_data();
    void whatIsNoAttempt();
    void aReleasedKeyIsFollowed();
    void aKeyEndsWithItsTtl();
    void closeToItsEndNobodyKnows();
    void whoeverHasItAtMostOneGotIt();
    void setnxWithExpire();
    void anUnknownCommandEndsWhatIsKnown();
    void whatWasNotHeardIsUnknown();
    void scriptsTellByWhatTheyCall();
    void scriptsThatOnlyRefuse();
    void otherScriptsAreNone();
    void setNxWithinAScript();
    void releasesAreNone();
    void clientsThatAreStillThere();
    void theMostContendedComesFirst();
    void memoryIsBounded();
    void otherDatabasesCountForNothing();
};

void TestAnyKeyTally::eachFormIsAnAttempt_data()
{
    QTest::addColumn<QString>("line");
    for (const auto *line : {"SET k v NX", "set k v nx px 30000", "SET k v PX 30000 NX", "SET k v EX 30 NX",
                             "SET k v NX EX 30", "SET k v NX GET", "SETNX k v"})
        QTest::addRow("%s", line) << QString::fromLatin1(line);
}

void TestAnyKeyTally::eachFormIsAnAttempt()
{
    QFETCH(const QString, line);
    TallyBench bench;
    bench.send(0, u"DEL k"_s);
    bench.send(1, line, "10.0.0.1:1");
    bench.send(2, line, "10.0.0.2:2");
    bench.send(3, line, "10.0.0.2:2");
    const auto lock = bench.only();
    QCOMPARE(lock.name, "k");
    QCOMPARE(lock.attempts, 3);
    QCOMPARE(lock.clientCount, 2);
    QCOMPARE(lock.clients.front().address, "10.0.0.2:2");
    QVERIFY(!lock.isKnownLock);
}

void TestAnyKeyTally::whatIsNoAttempt_data()
{
    QTest::addColumn<QString>("line");
    for (const auto *line : {"SET k v", "SET k nx", "SET k v XX", "GET k", "DEL k", "HSETNX k f v", "INCR k", "EVAL x",
                             "EVALSHA sha 0", "SETNX"})
        QTest::addRow("%s", line) << QString::fromLatin1(line);
}

void TestAnyKeyTally::whatIsNoAttempt()
{
    QFETCH(const QString, line);
    TallyBench bench;
    for (const auto *client : {"10.0.0.1:1", "10.0.0.2:2"})
        bench.send(0, line, client);
    bench.send(1, u"PING"_s);
    QVERIFY(bench.tally.report().empty());
    QCOMPARE(bench.tally.figures(), AnyKeys());
}

void TestAnyKeyTally::aReleasedKeyIsFollowed()
{
    TallyBench bench;
    bench.send(0, u"SET k a NX PX 30000"_s, "a:1"); // it, or another one, has it
    bench.send(10, u"DEL k"_s, "a:1");
    bench.send(30, u"SET k b NX PX 30000"_s, "b:1");
    bench.send(40, u"SET k c NX PX 30000"_s, "c:1");
    bench.send(50, u"DEL k"_s, "b:1");
    bench.send(55, u"SET k c NX PX 30000"_s, "c:1");
    const auto lock = bench.only();
    QCOMPARE(lock.attempts, 4);
    QCOMPARE(lock.taken, 2);
    QCOMPARE(lock.takenBound(), Bound::AtLeast);
    QCOMPARE(lock.failed, 1);
    QCOMPARE(lock.undecided, 1);
    QCOMPARE(lock.undecidedWhy, UndecidedWhy::Unfollowed);
    QCOMPARE(lock.free, Micros(Millis(25)));
    QVERIFY(!lock.clients.front().unserved); // it got it in the end
}

void TestAnyKeyTally::aKeyEndsWithItsTtl()
{
    TallyBench bench;
    bench.send(0, u"DEL k"_s);
    bench.send(0, u"SET k a NX"_s, "a:1"); // begins to be followed
    bench.send(1, u"DEL k"_s);
    bench.send(1, u"SET k a NX PX 100"_s, "a:1");
    bench.send(50, u"SET k b NX PX 100"_s, "b:1");
    bench.send(151, u"SET k b NX PX 100"_s, "b:1");
    const auto lock = bench.only();
    QCOMPARE(lock.failed, 1);
    QCOMPARE(lock.taken, 2);
    QCOMPARE(lock.free, Micros(Millis(50)));
}

void TestAnyKeyTally::closeToItsEndNobodyKnows()
{
    TallyBench bench;
    bench.send(0, u"SET k a NX"_s, "a:1");
    bench.send(1, u"DEL k"_s);
    bench.send(1, u"SET k a NX PX 100"_s, "a:1");
    bench.send(101, u"SET k b NX PX 100"_s, "b:1");
    const auto lock = bench.only();
    QCOMPARE(lock.taken, 1);
    QCOMPARE(lock.failed, std::nullopt);
    QCOMPARE(lock.undecided, 2);
}

void TestAnyKeyTally::whoeverHasItAtMostOneGotIt()
{
    TallyBench bench;
    for (int i = 0; i < 10; ++i)
        bench.send(i * 10, u"SET k v NX PX 1000"_s, i % 2 == 0 ? "a:1" : "b:1");
    auto lock = bench.only();
    QCOMPARE(lock.failed, 9);
    QCOMPARE(lock.failedBound(), Bound::AtLeast);
    QCOMPARE(lock.undecided, 1);
    QCOMPARE(lock.clients.front().failed, 4); // of five
    // Once that TTL has passed, another one may have got it.
    bench.send(1001, u"SET k v NX PX 1000"_s, "a:1");
    lock = bench.only();
    QCOMPARE(lock.failed, 9);
    QCOMPARE(lock.undecided, 2);
}

void TestAnyKeyTally::setnxWithExpire()
{
    TallyBench bench;
    bench.send(0, u"SETNX k a"_s, "a:1");
    bench.send(1, u"EXPIRE k 1"_s, "a:1");
    bench.send(500, u"SETNX k b"_s, "b:1");
    bench.send(1500, u"SETNX k b"_s, "b:1");
    const auto lock = bench.only();
    QCOMPARE(lock.failed, 1);
    QCOMPARE(lock.undecided, 2);
}

void TestAnyKeyTally::anUnknownCommandEndsWhatIsKnown()
{
    TallyBench bench;
    bench.send(0, u"SET k a NX"_s, "a:1");
    bench.send(1, u"DEL k"_s);
    bench.send(2, u"SET k a NX PX 30000"_s, "a:1");
    bench.send(3, u"GETDEL k"_s, "a:1");
    bench.send(4, u"SET k b NX PX 30000"_s, "b:1");
    QCOMPARE(bench.only().undecided, 2);
    bench.send(5, u"FLUSHALL"_s);
    bench.send(6, u"SET k b NX PX 30000"_s, "b:1");
    QCOMPARE(bench.only().undecided, 3);
}

void TestAnyKeyTally::whatWasNotHeardIsUnknown()
{
    TallyBench bench;
    bench.send(0, u"SET k a NX"_s, "a:1");
    bench.send(1, u"DEL k"_s);
    bench.send(2, u"SET k a NX PX 30000"_s, "a:1");
    bench.tally.skip(0);
    bench.send(3, u"SET k b NX PX 30000"_s, "b:1");
    const auto lock = bench.only();
    QCOMPARE(lock.attemptsBound(), Bound::AtLeast);
    QCOMPARE(lock.undecided, 2);
}

void TestAnyKeyTally::scriptsTellByWhatTheyCall()
{
    TallyBench bench;
    bench.sendWords(0, {"EVAL", kLockScript, "1", "k", "30000", "id:1"}, "a:1");
    bench.called(0, u"exists k"_s);
    bench.called(0, u"hincrby k id:1 1"_s);
    bench.called(0, u"pexpire k 30000"_s);
    bench.sendWords(1, {"EVAL", kLockScript, "1", "k", "30000", "id:2"}, "b:1");
    bench.called(1, u"exists k"_s);
    bench.called(1, u"pttl k"_s);
    bench.send(2, u"PING"_s);
    const auto lock = bench.only();
    QCOMPARE(lock.attempts, 2);
    QCOMPARE(lock.taken, 1);
    QCOMPARE(lock.failed, 1);
    QCOMPARE(lock.failedBound(), Bound::Exact);
    QCOMPARE(lock.clients.front().commands, QByteArrayList{"EVAL"});
}

void TestAnyKeyTally::scriptsThatOnlyRefuse()
{
    // A hold that began before the sample, and a script of which only the hash is heard.
    TallyBench bench;
    for (const auto *client : {"a:1", "b:1", "a:1"}) {
        bench.send(1, u"EVALSHA 0123 1 k 30000 id"_s, client);
        bench.called(1, u"exists k"_s);
        bench.called(1, u"hexists k id"_s);
        bench.called(1, u"pttl k"_s);
    }
    bench.send(2, u"PING"_s);
    QCOMPARE(bench.only().attempts, 3);
    QCOMPARE(bench.only().failed, 3);

    // One that does not say how long it stays is known once it takes.
    TallyBench other;
    other.send(0, u"EVALSHA 4567 1 k id"_s, "b:1");
    other.called(0, u"exists k"_s);
    other.send(1, u"PING"_s);
    QVERIFY(other.tally.report().empty());
    other.send(2, u"EVALSHA 4567 1 k id"_s, "a:1");
    other.called(2, u"exists k"_s);
    other.called(2, u"hset k id 1"_s);
    other.send(3, u"PING"_s);
    QCOMPARE(other.only().attempts, 2);
    QCOMPARE(other.only().failed, 1);
    QCOMPARE(other.only().taken, 1);
}

void TestAnyKeyTally::otherScriptsAreNone()
{
    TallyBench bench;
    for (const auto *client : {"a:1", "b:1"}) {
        bench.sendWords(0, {"EVAL", "return redis.call('incr', KEYS[1])", "1", "k"}, client);
        bench.called(0, u"incr k"_s);
        bench.sendWords(1, {"EVAL", "if redis.call('exists', KEYS[1]) == 1 then return 1 end", "1", "k"}, client);
        bench.called(1, u"exists k"_s);
    }
    bench.send(2, u"PING"_s);
    QVERIFY(bench.tally.report().empty());
}

void TestAnyKeyTally::setNxWithinAScript()
{
    TallyBench bench;
    bench.send(0, u"DEL k"_s);
    for (const auto *client : {"a:1", "b:1"}) {
        bench.send(1, u"EVALSHA 89ab 1 k token 30000"_s, client);
        bench.called(1, u"set k token NX PX 30000"_s);
    }
    const auto lock = bench.only();
    QCOMPARE(lock.attempts, 2);
    QCOMPARE(lock.failed, 1);
    QCOMPARE(lock.clients.front().commands, QByteArrayList{"EVALSHA"});
}

void TestAnyKeyTally::releasesAreNone()
{
    TallyBench bench;
    bench.sendWords(0, {"EVAL", "if redis.call('exists', KEYS[1]) == 1 then redis.call('del', KEYS[1]) end", "1", "k"},
                    "a:1");
    bench.called(0, u"exists k"_s);
    bench.called(0, u"del k"_s);
    bench.send(1, u"PING"_s, "b:1");
    QVERIFY(bench.tally.report().empty());
}

void TestAnyKeyTally::clientsThatAreStillThere()
{
    TallyBench bench;
    bench.send(0, u"SET k v NX"_s, "a:1");
    bench.send(1, u"SET k v NX"_s, "b:1");
    bench.send(2, u"SET k v NX"_s, "b:1");
    QCOMPARE(bench.only().clients.front().connected, std::nullopt);
    bench.tally.seeClients(0, "id=3 addr=b:1 laddr=c:6379 fd=8\n");
    const auto lock = bench.only();
    QCOMPARE(lock.clients.front().address, "b:1");
    QCOMPARE(lock.clients.front().connected, true);
    QCOMPARE(lock.clients.back().connected, false);
    QCOMPARE(lock.waitingClients, 1);
}

void TestAnyKeyTally::theMostContendedComesFirst()
{
    TallyBench bench;
    for (const auto *client : {"a:1", "b:1", "c:1"})
        bench.send(0, u"SETNX many v"_s, client);
    for (const auto *client : {"a:1", "b:1"})
        bench.send(0, u"SETNX few v"_s, client);
    bench.send(0, u"SETNX alone v"_s, "a:1");
    const auto report = bench.tally.report();
    QCOMPARE(report.size(), 2U);
    QCOMPARE(report.at(0).name, "many");
    QCOMPARE(report.at(1).name, "few");
    QCOMPARE(bench.tally.figures(), (AnyKeys{.heard = 3, .uncontended = 1, .leftOut = 0}));
}

void TestAnyKeyTally::memoryIsBounded()
{
    TallyBench bench;
    bench.send(0, u"SETNX contended v"_s, "a:1");
    bench.send(0, u"SETNX contended v"_s, "b:1");
    for (size_t i = 0; i < 3 * AnyKeyTally::kMostKeys; ++i)
        bench.sendWords(1, {"SETNX", "once:" + QByteArray::number(static_cast<qint64>(i)), "v"});
    QCOMPARE(bench.only().name, "contended");
    QVERIFY(bench.tally.figures().heard <= static_cast<qint64>(AnyKeyTally::kMostKeys));
    QVERIFY(bench.tally.figures().leftOut > 0);
    // Where all are contended, what is new is left out, and that is said.
    TallyBench full;
    for (const auto *client : {"a:1", "b:1"}) {
        for (size_t i = 0; i < AnyKeyTally::kMostKeys; ++i)
            full.sendWords(1, {"SETNX", QByteArray::number(static_cast<qint64>(i)), "v"}, client);
    }
    full.send(2, u"SETNX more v"_s);
    QCOMPARE(full.tally.report().size(), AnyKeyTally::kMostKeys);
    QCOMPARE(full.tally.figures().leftOut, 1);
    full.sendWords(2, {"SETNX", QByteArray(AnyKeyTally::kLongestKey + 1, 'x'), "v"});
    QCOMPARE(full.tally.figures().leftOut, 2);
}

void TestAnyKeyTally::otherDatabasesCountForNothing()
{
    TallyBench bench;
    for (const auto *client : {"a:1", "b:1"})
        bench.send(0, u"SETNX k v"_s, client, 1);
    QVERIFY(bench.tally.report().empty());
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestAnyKeyTally)
#include "tst_anykeytally.moc"
