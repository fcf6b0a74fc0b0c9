#include "../scenario.h"

#include <QElapsedTimer>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

const ClientOptions kShortLease{.ttl = Millis(1500)}; // a busy machine may delay the watchdog by two thirds of it

Task<QString> saves(Stage &stage)
{
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"watchdog"_s, kShortLease);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"watchdog"_s, kShortLease);
    co_await ann.acquire(stage.pace()(Pace::kLong));
    co_await ann.enter();
    const QByteArray before = co_await stage.owner();
    const Millis threeTtls = stage.pace()(kShortLease.ttl) * 3; // the length of Ann's work
    stage.tell(Words::tr("Bob tries to get the lock, for three times the TTL"));
    const auto trying = bob.acquire(threeTtls);
    QElapsedTimer time;
    time.start();
    int renewals = 0;
    for (qint64 last = co_await stage.ttl(); time.elapsed() < threeTtls.count();) {
        const qint64 left = co_await stage.ttl();
        if (last >= 0 && left > last)
            stage.tell(Words::tr("Renewal %1 by Ann's watchdog: the TTL goes up from %2 ms to %3 ms")
                           .arg(++renewals)
                           .arg(last)
                           .arg(left));
        last = left;
        co_await sleepFor(Millis(20));
    }
    const Said refused = co_await trying;
    stage.note(u"renewals"_s, renewals);
    const QByteArray after = co_await stage.owner();
    stage.expect(!refused.value("ok"_L1).toBool(), Words::tr("Bob is refused for three TTLs"));
    stage.expect(!before.isEmpty() && before == after, Words::tr("Ann held the lock all the time"));
    stage.expect(renewals >= 3, Words::tr("Ann's watchdog renewed the lock again and again"));
    stage.tell(Words::tr("Bob tries again, and waits"));
    const auto waiting = bob.acquire(stage.pace()(Millis(15'000)));
    co_await ann.leave();
    const Said given = co_await ann.release();
    stage.expect(given.value("what"_L1).toString() == "released"_L1, Words::tr("Ann releases her own lock"));
    const Said got = co_await waiting;
    co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(got.value("ok"_L1).toBool() && most == 1,
                 Words::tr("Bob then gets the lock, and was never inside with Ann"));
    co_return Words::tr("Ann's watchdog renewed the lock for three TTLs; then she released it");
}

Task<QString> tells(Stage &stage)
{
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"watchdog"_s, kShortLease);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"set-owner-lua"_s);
    co_await ann.acquire(stage.pace()(Pace::kLong));
    ann.pause();
    co_await stage.untilGone();
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("Bob takes the lock when Ann's TTL is over"));
    const QByteArray owner = co_await stage.owner();
    ann.resume();
    co_await ann.event(u"lost"_s);
    const Said believes = co_await ann.believes();
    const QByteArray later = co_await stage.owner();
    stage.expect(!believes.value("ok"_L1).toBool(), Words::tr("Ann knows that she does not hold it"));
    stage.expect(!owner.isEmpty() && owner == later, Words::tr("Ann's watchdog leaves Bob's lock alone"));
    co_return Words::tr("Ann learned of her loss as soon as she went on");
}

Task<QString> takenFromAnn(Stage &stage, const QString scheme, bool comesBack)
{
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, scheme, kShortLease);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"set-owner-lua"_s);
    co_await ann.acquire(stage.pace()(Pace::kLong));
    const QByteArray anns = co_await stage.owner();
    co_await stage.deleteKey();
    if (comesBack)
        co_await stage.untilThere();
    else
        co_await ann.event(u"lost"_s);
    const QByteArray found = co_await stage.owner();
    stage.expect(!anns.isEmpty() && found == (comesBack ? anns : QByteArray()),
                 comesBack ? Words::tr("the key is back and names Ann")
                           : Words::tr("Ann's watchdog has not set the key again"));
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool() != comesBack,
                 comesBack ? Words::tr("Bob does not get the lock that the operator freed")
                           : Words::tr("Bob gets the lock"));
    const Said believes = co_await ann.believes();
    stage.expect(believes.value("ok"_L1).toBool() == comesBack,
                 comesBack ? Words::tr("Ann has not noticed") : Words::tr("Ann knows that she has lost it"));
    co_return comesBack ? Words::tr("the lock that the operator deleted came back")
                        : Words::tr("the lock was free until Bob came, and Ann learned of her loss");
}

Task<QString> recreates(Stage &stage)
{
    return takenFromAnn(stage, u"watchdog-recreates"_s, true);
}

Task<QString> doesNotRecreate(Stage &stage)
{
    return takenFromAnn(stage, u"watchdog"_s, false);
}

/// Each watchdog renews the key, whoever's it is.
Task<QString> renewedByTwo(Stage &stage)
{
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"watchdog-blind"_s, kShortLease);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"watchdog-blind"_s, kShortLease);
    co_await ann.acquire(stage.pace()(Pace::kLong));
    co_await ann.enter();
    ann.pause();
    co_await stage.untilGone();
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("Bob takes the lock when Ann's TTL is over"));
    co_await bob.enter();
    ann.resume();
    const Said believes = co_await ann.believes();
    const qint64 most = co_await stage.mostInside();
    stage.expect(believes.value("ok"_L1).toBool() && most == 2,
                 Words::tr("Ann works on beside Bob, and believes that she renews her own lock"));
    const QByteArray before = co_await stage.owner();
    co_await bob.crash();
    stage.tell(Words::tr("Three TTLs pass"));
    co_await sleepFor(stage.pace()(kShortLease.ttl) * 3);
    const QByteArray after = co_await stage.owner();
    const qint64 ttl = co_await stage.ttl();
    stage.note(u"ttlMs"_s, ttl);
    stage.expect(!before.isEmpty() && before == after && ttl > 0,
                 Words::tr("three TTLs after Bob's death the key still names him: Ann prolongs it"));
    co_await stage.passGate();
    co_return Words::tr("Ann's watchdog kept Bob's lock, even when he was dead");
}

/// The job is a process that `lockscope run` starts once it has the lock, and ends when it has lost it.
Task<QString> jobLosesLock(Stage &stage)
{
    const Millis ttl(3000);
    const ClientOptions underRun{.ttl = ttl, .isUnderRun = true}; // GCC 12 destroys one in a co_await twice
    ClientProcess &job = *co_await stage.client(u"Job"_s, u"none"_s, underRun);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"set-owner-lua"_s);
    co_await job.enter();
    QElapsedTimer time;
    time.start();
    const Millis stood = stage.gate().stoodStill();
    co_await stage.deleteKey();
    const int status = co_await job.exitStatus();
    const Millis lasted = Millis(time.elapsed()) - (stage.gate().stoodStill() - stood);
    stage.note(u"exitStatus"_s, status);
    stage.noteTime(u"endedAfterMs"_s, static_cast<qint64>(lasted.count()));
    stage.expect(status == 4, Words::tr("the job is ended by lockscope run, with exit status 4"));
    stage.expect(lasted < stage.pace()(ttl), Words::tr("the job ends before a TTL has passed"));
    const qint64 left = co_await stage.ttl();
    stage.expect(left == -2, Words::tr("the key is not set again by lockscope run"));
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("Bob gets the lock"));
    co_await bob.enter();
    co_return Words::tr("lockscope run noticed at its next renewal, ended the job, and Bob could start");
}

} // namespace

std::vector<Scenario> watchdogScenarios()
{
    return {
        {.id = u"watchdog-saves"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A watchdog keeps the lock"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "Ann's watchdog renews the TTL at each third of it. So her lock lasts as "
                                      "long as her work, three TTLs, while Bob tries."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the owner keeps the lock"),
         .run = saves},
        {.id = u"watchdog-tells"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The holder pauses with its watchdog"),
         .caption = QT_TRANSLATE_NOOP(
             "Lockscope::Lab::Words",
             "A stopped process cannot renew. A strict watchdog reports the loss when the process goes on."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the holder learns that its lock is lost"),
         .run = tells},
        {.id = u"holder-recreates"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A watchdog sets a deleted key again"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "The operator deletes the key. Within half a TTL the key is back."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the deleted lock comes back"),
         .run = recreates},
        {.id = u"holder-lets-go"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A strict watchdog lets a deleted key go"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "The operator deletes Ann's lock. Her watchdog does not set the key again, "
                                      "Ann learns of the loss, and Bob gets the lock."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the deleted lock does not come back"),
         .run = doesNotRecreate},
        {.id = u"renewed-by-two"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Two holders prolong one lease"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "Ann loses the lock in a pause, and her watchdog goes on: its EXPIRE does not "
                                      "compare owners. It prolongs Bob's lock, even when Bob is dead."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "a dead owner's lock never ends"),
         .run = renewedByTwo},
        {.id = u"job-loses-lock"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A batch job loses its lock"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "An operator deletes the lock of a batch job. lockscope run notices when it "
                                      "renews, and ends the job."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the job ends soon after its lock"),
         .run = jobLosesLock}};
}

} // namespace Lockscope::Lab
