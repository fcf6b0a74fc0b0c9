#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/base/alarms.h>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

class Sleeper final : public Alarms::Alarm
{
public:
    Sleeper(Alarms &alarms, QByteArray name, QByteArrayList &woken)
        : Alarms::Alarm(alarms)
        , m_name(std::move(name))
        , m_woken(woken)
    {
    }

    using Alarms::Alarm::cancelWake;
    using Alarms::Alarm::wakeAt;
    std::function<void(Instant)> then;

private:
    void onAlarm(Instant now) override
    {
        m_woken.append(m_name);
        if (then)
            then(now);
    }

    QByteArray m_name;
    QByteArrayList &m_woken;
};

} // namespace

class TestAlarms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inTheirOrder();
    void latestWordCounts();
    void timeThatNoTimerCounts();
    void againAtOnce();
    void otherOfTheSameMomentGoes();
    void allGoInAnAlarm();
};

void TestAlarms::inTheirOrder()
{
    Alarms alarms(Clock::system());
    QByteArrayList woken;
    Sleeper a(alarms, "a", woken);
    Sleeper b(alarms, "b", woken);
    Sleeper c(alarms, "c", woken);
    const Instant now = Clock::system().now();
    bool early = false;
    c.then = [&](Instant at) { early = at < now + Millis(30); };
    c.wakeAt(now + Millis(30));
    a.wakeAt(now - Millis(5)); // has passed
    b.wakeAt(now + Millis(10));
    QVERIFY(woken.isEmpty()); // not from within the call
    QTRY_COMPARE_WITH_TIMEOUT(woken, (QByteArrayList{"a", "b", "c"}), kPatienceMs);
    QVERIFY(!early);
}

void TestAlarms::latestWordCounts()
{
    Alarms alarms(Clock::system());
    QByteArrayList woken;
    Sleeper a(alarms, "a", woken);
    Sleeper b(alarms, "b", woken);
    Sleeper c(alarms, "c", woken);
    const Instant now = Clock::system().now();
    a.wakeAt(now);
    a.wakeAt(now + std::chrono::hours(1));
    b.wakeAt(now + std::chrono::hours(1));
    b.wakeAt(now + Millis(5));
    c.wakeAt(now);
    c.cancelWake();
    {
        Sleeper gone(alarms, "gone", woken);
        gone.wakeAt(now);
    }
    QTRY_COMPARE_WITH_TIMEOUT(woken, QByteArrayList{"b"}, kPatienceMs);
    c.wakeAt(Clock::system().now());
    QTRY_COMPARE_WITH_TIMEOUT(woken, (QByteArrayList{"b", "c"}), kPatienceMs);
}

void TestAlarms::timeThatNoTimerCounts()
{
    // A machine that sleeps: its clock goes on, its timers do not.
    FakeClock clock;
    Alarms alarms(clock);
    QByteArrayList woken;
    Sleeper a(alarms, "a", woken);
    a.wakeAt(clock.now() + std::chrono::hours(1));
    clock.advance(std::chrono::hours(2));
    QTRY_COMPARE_WITH_TIMEOUT(woken, QByteArrayList{"a"}, kPatienceMs);
}

void TestAlarms::againAtOnce()
{
    Alarms alarms(Clock::system());
    QByteArrayList woken;
    Sleeper a(alarms, "a", woken);
    Sleeper b(alarms, "b", woken);
    a.then = [&](Instant now) {
        if (woken.count("a") < 1000)
            a.wakeAt(now);
    };
    const Instant now = Clock::system().now();
    a.wakeAt(now);
    b.wakeAt(now + Millis(1));
    QTRY_COMPARE_WITH_TIMEOUT(woken.count("b"), 1, kPatienceMs); // nobody is starved
    QTRY_COMPARE_WITH_TIMEOUT(woken.count("a"), 1000, kPatienceMs);
}

void TestAlarms::otherOfTheSameMomentGoes()
{
    Alarms alarms(Clock::system());
    QByteArrayList woken;
    Sleeper a(alarms, "a", woken);
    auto b = std::make_unique<Sleeper>(alarms, "b", woken);
    Sleeper c(alarms, "c", woken);
    const Instant now = Clock::system().now();
    a.then = [&](Instant) {
        b.reset();
        c.cancelWake();
    };
    a.wakeAt(now);
    b->wakeAt(now);
    c.wakeAt(now);
    Sleeper d(alarms, "d", woken);
    d.wakeAt(now + Millis(5));
    QTRY_COMPARE_WITH_TIMEOUT(woken, (QByteArrayList{"a", "d"}), kPatienceMs);
}

void TestAlarms::allGoInAnAlarm()
{
    auto alarms = std::make_unique<Alarms>(Clock::system());
    QByteArrayList woken;
    auto a = std::make_unique<Sleeper>(*alarms, "a", woken);
    auto b = std::make_unique<Sleeper>(*alarms, "b", woken);
    const Instant now = Clock::system().now();
    a->wakeAt(now);
    b->wakeAt(now);
    a->then = [&](Instant) {
        b.reset();
        alarms.reset();
    };
    QTRY_COMPARE_WITH_TIMEOUT(woken, QByteArrayList{"a"}, kPatienceMs);
    QVERIFY(!alarms);
}

LOCKSCOPE_TEST(QCoreApplication, TestAlarms)
#include "tst_alarms.moc"
