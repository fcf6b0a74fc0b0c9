#include "fixtures/testprogram.h"

#include <lockscope/core/board/restartmemory.h>

using namespace Lockscope;
using namespace std::chrono_literals;

namespace {

constexpr Instant kBegin{std::chrono::hours(1)};
constexpr WallTime kRestart{std::chrono::hours(1000)};

/// A lock with this TTL on one of three nodes, read there at `readAt`; its taking was seen at `taken`, if at all.
LockState lockOn(size_t node, Millis ttl, Instant readAt, std::optional<Instant> taken)
{
    LockState state;
    state.name = "lock:a";
    state.readings.resize(3);
    NodeReading &reading = state.readings[node];
    reading.answer = NodeReading::Answer::Present;
    reading.ttl = {KeyTtl::Kind::Finite, ttl};
    reading.readAt = readAt;
    reading.lock = Recognition{.owner = "owner-1"};
    state.assessment.owner = "owner-1";
    state.hold.exact = taken.has_value();
    state.hold.since = taken.value_or(readAt);
    return state;
}

RestartMemory ofThree()
{
    RestartMemory forgettable;
    for (int node = 0; node < 3; ++node)
        forgettable.addNode();
    return forgettable;
}

} // namespace

class TestRestartMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asLongAsNothingIsNoticedAllCounts();
    void whatIsTakenAfterwardsWasNotForgotten_data();
    void whatIsTakenAfterwardsWasNotForgotten();
    void whatMayHaveStoodCounts();
    void aSlackReachesBack();
    void bothKindsOfStartEndAlike();
    void aStartIsNoticedOnce();
    void anotherStartIsNoticedAnew();
    void onlyThatNodesStart();
};

void TestRestartMemory::asLongAsNothingIsNoticedAllCounts()
{
    RestartMemory forgettable = ofThree();
    QCOMPARE(forgettable.longestTtl(), Millis(30s));
    QCOMPARE(forgettable.longestTtl(1, std::nullopt), Millis(30s));
    forgettable.noteTtls(lockOn(0, 1h, kBegin, kBegin));
    QCOMPARE(forgettable.longestTtl(1, std::nullopt), Millis(1h));
    QCOMPARE(forgettable.longestTtl(1, kRestart), Millis(1h));
}

void TestRestartMemory::whatIsTakenAfterwardsWasNotForgotten_data()
{
    QTest::addColumn<bool>("seen");
    QTest::newRow("its start was seen") << true;
    QTest::newRow("nobody saw it start") << false;
}

void TestRestartMemory::whatIsTakenAfterwardsWasNotForgotten()
{
    QFETCH(const bool, seen);
    const std::optional<WallTime> since = seen ? std::optional(kRestart) : std::nullopt;
    RestartMemory forgettable = ofThree();
    forgettable.noteTtls(lockOn(0, 100s, kBegin - 5s, std::nullopt));
    if (seen)
        forgettable.replaced(1, kRestart, kBegin);
    else
        forgettable.known(1, kBegin);
    forgettable.noteTtls(lockOn(0, 1h, kBegin + 5s, kBegin + 4s)); // elsewhere
    forgettable.noteTtls(lockOn(1, 2h, kBegin + 5s, std::nullopt)); // there
    QCOMPARE(forgettable.longestTtl(1, since), Millis(100s));
    QCOMPARE(forgettable.longestTtl(), Millis(2h));
}

void TestRestartMemory::whatMayHaveStoodCounts()
{
    RestartMemory forgettable = ofThree();
    forgettable.known(1, kBegin);
    forgettable.noteTtls(lockOn(0, 10min, kBegin + 5s, std::nullopt)); // found late, nobody knows since when
    QCOMPARE(forgettable.longestTtl(1, std::nullopt), Millis(10min));
    forgettable.noteTtls(lockOn(0, 20min, kBegin + 5s, kBegin - 1s));
    QCOMPARE(forgettable.longestTtl(1, std::nullopt), Millis(20min));
}

void TestRestartMemory::aSlackReachesBack()
{
    RestartMemory forgettable = ofThree();
    forgettable.known(1, kBegin);
    LockState state = lockOn(0, 10min, kBegin + 5s, kBegin + 1s);
    state.hold.slack = 2s;
    forgettable.noteTtls(state);
    QCOMPARE(forgettable.longestTtl(1, std::nullopt), Millis(10min));
}

/// Two nodes that started alike, of which one was seen starting: no lock that comes afterwards tells them apart.
void TestRestartMemory::bothKindsOfStartEndAlike()
{
    RestartMemory forgettable = ofThree();
    forgettable.noteTtls(lockOn(0, 100s, kBegin - 5s, std::nullopt));
    forgettable.known(0, kBegin);
    forgettable.replaced(1, kRestart, kBegin);
    forgettable.noteTtls(lockOn(2, 1h, kBegin + 5s, kBegin + 4s));
    QCOMPARE(forgettable.longestTtl(0, std::nullopt), forgettable.longestTtl(1, kRestart));
    forgettable.noteTtls(lockOn(2, 2h, kBegin + 6s, std::nullopt));
    QCOMPARE(forgettable.longestTtl(0, std::nullopt), Millis(2h));
    QCOMPARE(forgettable.longestTtl(1, kRestart), Millis(2h));
}

void TestRestartMemory::aStartIsNoticedOnce()
{
    RestartMemory forgettable = ofThree();
    forgettable.known(0, kBegin);
    forgettable.replaced(1, kRestart, kBegin);
    forgettable.noteTtls(lockOn(2, 1h, kBegin + 5s, kBegin + 4s));
    forgettable.known(0, kBegin + 6s);
    forgettable.replaced(1, kRestart, kBegin + 6s);
    QCOMPARE(forgettable.longestTtl(0, std::nullopt), Millis(30s));
    QCOMPARE(forgettable.longestTtl(1, kRestart), Millis(30s));
}

void TestRestartMemory::anotherStartIsNoticedAnew()
{
    RestartMemory forgettable = ofThree();
    forgettable.known(1, kBegin);
    forgettable.noteTtls(lockOn(0, 1h, kBegin + 5s, kBegin + 4s));
    forgettable.replaced(1, kRestart, kBegin + 6s); // this lock it can have forgotten
    QCOMPARE(forgettable.longestTtl(1, kRestart), Millis(1h));
    forgettable.replaced(1, kRestart + 10s, kBegin + 16s);
    QCOMPARE(forgettable.longestTtl(1, kRestart + 10s), Millis(1h));
    // Of a start that is not told yet, whatever is known.
    forgettable.noteTtls(lockOn(0, 3h, kBegin + 20s, kBegin + 19s));
    QCOMPARE(forgettable.longestTtl(1, kRestart + 30s), Millis(3h));
    forgettable.known(1, kBegin + 21s); // it is another server that was never looked at before
    QCOMPARE(forgettable.longestTtl(1, std::nullopt), Millis(3h));
}

void TestRestartMemory::onlyThatNodesStart()
{
    RestartMemory forgettable = ofThree();
    forgettable.known(0, kBegin);
    forgettable.noteTtls(lockOn(2, 1h, kBegin + 5s, kBegin + 4s));
    QCOMPARE(forgettable.longestTtl(0, std::nullopt), Millis(30s));
    QCOMPARE(forgettable.longestTtl(1, std::nullopt), Millis(1h));
    forgettable.known(1, kBegin + 10s);
    QCOMPARE(forgettable.longestTtl(0, std::nullopt), Millis(30s));
    QCOMPARE(forgettable.longestTtl(1, std::nullopt), Millis(1h));
}

LOCKSCOPE_TEST(QCoreApplication, TestRestartMemory)
#include "tst_restartmemory.moc"
