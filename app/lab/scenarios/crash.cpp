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

} // namespace

std::vector<Scenario> crashScenarios()
{
    return {
        {.id = u"crash-without-expiry"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The owner crashes, and the lock has no expiry"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The key has no TTL. Ann is dead, and her lock stays."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "nobody ever gets the lock again"),
         .run = withoutExpiry},
        {.id = u"crash-between-setnx-and-expire"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The owner crashes between SETNX and EXPIRE"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Ann dies in the gap between the two commands."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "nobody ever gets the lock again"),
         .run = betweenTheTwo},
        {.id = u"crash-in-one-script"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The owner crashes; one script sets key and TTL"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "The server runs both commands or neither, so the TTL runs even if Ann dies. "
                                      "Both clients write 1: nobody can tell Bob's lock from Ann's."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the lock expires one TTL later"),
         .run = inOneScript}};
}

} // namespace Lockscope::Lab
