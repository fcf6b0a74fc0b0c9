#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

Task<QString> withoutExpiry(Stage &stage)
{
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"setnx-del"_s);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"setnx-del"_s);
    const Said taken = co_await ann.acquire();
    stage.expect(taken.value("ok"_L1).toBool(), Words::tr("Ann takes the free lock"));
    co_await ann.crash();
    const qint64 ttl = co_await stage.ttl();
    stage.note(u"ttlMs"_s, ttl);
    stage.expect(ttl == -1, Words::tr("the key has no expiry"));
    const Said refused = co_await bob.acquire(Millis(1000));
    stage.note(u"triesOfBob"_s, refused.value("tries"_L1));
    stage.expect(!refused.value("ok"_L1).toBool(), Words::tr("Bob tries for a second and does not get the lock"));
    co_return Words::tr("the dead owner's lock is still held until an operator releases it");
}

Task<QString> betweenTheTwo(Stage &stage)
{
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"setnx-expire"_s);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"setnx-expire"_s);
    (void)ann.acquire(Millis(0), u"between SETNX and EXPIRE"_s);
    co_await ann.event(u"stopped"_s);
    co_await ann.crash();
    const qint64 ttl = co_await stage.ttl();
    stage.note(u"ttlMs"_s, ttl);
    stage.expect(ttl == -1, Words::tr("the key has no expiry"));
    const Said refused = co_await bob.acquire(Millis(1000));
    stage.expect(!refused.value("ok"_L1).toBool(), Words::tr("Bob tries for a second and does not get the lock"));
    co_return Words::tr("Ann never sent EXPIRE: the lock is held for ever");
}

Task<QString> inOneScript(Stage &stage)
{
    const ClientOptions brief{.ttl = Millis(800)};
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"setnx-expire-script"_s, brief);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"setnx-expire-script"_s, brief);
    stage.setHurried(true); // read the key while it exists, even if the viewer pauses afterwards
    const Said taken = co_await ann.acquire();
    const qint64 ttl = co_await stage.ttl();
    stage.setHurried(false);
    co_await stage.passGate();
    co_await ann.crash();
    const qint64 after = co_await stage.ttl(); // -2: expired
    stage.note(u"ttlMs"_s, ttl);
    stage.expect(taken.value("ok"_L1).toBool() && ttl >= 0 && after != -1, Words::tr("the key has an expiry"));
    const Said got = co_await bob.acquire(Millis(5000));
    stage.noteTime(u"waitedMs"_s, got.value("waitedMs"_L1));
    stage.expect(got.value("ok"_L1).toBool(), Words::tr("Bob gets the lock when the TTL is over"));
    if (stage.hasStoodStill())
        co_return Words::tr("Bob had the lock when the TTL was over");
    co_return Words::tr("Bob had the lock after %1 ms").arg(got.value("waitedMs"_L1).toInteger());
}

/// Each of Bob's attempts is an INCR and an EXPIRE.
Task<QString> prolongedByWaiters(Stage &stage)
{
    const ClientOptions brief{.ttl = Millis(800), .retryMin = Millis(100), .retryMax = Millis(150)};
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"incr"_s, brief);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"incr"_s, brief);
    stage.setHurried(true); // Bob comes while the key is there
    const Said taken = co_await ann.acquire();
    stage.expect(taken.value("ok"_L1).toBool(), Words::tr("INCR makes the key, so Ann has the lock"));
    co_await ann.crash();
    const Said refused = co_await bob.acquire(stage.pace()(brief.ttl) * 3);
    const qint64 ttl = co_await stage.ttl();
    stage.setHurried(false);
    stage.note(u"ttlMs"_s, ttl);
    stage.note(u"triesOfBob"_s, refused.value("tries"_L1));
    stage.expect(!refused.value("ok"_L1).toBool() && ttl > 0,
                 Words::tr("after three TTLs Bob has no lock, and the key is still there"));
    co_await stage.passGate();
    co_return Words::tr("each of Bob's attempts prolonged the dead owner's lock");
}

} // namespace

std::vector<Scenario> crashScenarios()
{
    return {{.id = u"crash-without-expiry"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "SETNX without expiry"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "Ann takes the lock and dies. The key has no TTL, so it stays."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "nobody ever gets the lock again"),
             .run = withoutExpiry},
            {.id = u"crash-between-setnx-and-expire"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Crash between SETNX and EXPIRE"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "Ann dies after SETNX and before EXPIRE. The key never gets a TTL."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "nobody ever gets the lock again"),
             .run = betweenTheTwo},
            {.id = u"crash-in-one-script"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "One script sets key and expiry"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "The server runs both commands or neither, so the key expires even if Ann "
                                          "dies. Both clients write 1: nobody can tell Bob's lock from Ann's."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the lock expires one TTL later"),
             .run = inOneScript},
            {.id = u"incr-prolonged"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "INCR as a lock"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "Ann takes the lock and dies. Bob tries again and again, and each attempt "
                                          "sets the TTL anew."),
             .expectation
             = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the waiter itself keeps the dead owner's lock alive"),
             .run = prolongedByWaiters}};
}

} // namespace Lockscope::Lab
