#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

const SeatOptions kShort{.ttl = Millis(1000)};

Task<QString> saves(Stage &stage)
{
    Seat &ann = *co_await stage.client(u"Ann"_s, u"watchdog"_s, kShort);
    Seat &bob = *co_await stage.client(u"Bob"_s, u"watchdog"_s, kShort);
    co_await ann.acquire();
    co_await ann.enter();
    const QByteArray before = co_await stage.owner();
    const Said refused = co_await bob.acquire(kShort.ttl * 3); // Ann is at work for three times her TTL
    const QByteArray after = co_await stage.owner();
    stage.expect(!refused.value("ok"_L1).toBool(), u"Bob is refused for three TTLs"_s);
    stage.expect(!before.isEmpty() && before == after, u"the lock was Ann's all the time"_s);
    const auto waiting = bob.acquire(Millis(5000));
    co_await ann.leave();
    const Said given = co_await ann.release();
    const Said got = co_await waiting;
    co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(given.value("what"_L1).toString() == "released"_L1, u"Ann gives back what is hers"_s);
    stage.expect(got.value("ok"_L1).toBool() && most == 1, u"Bob gets it then, and was never inside with Ann"_s);
    co_return u"renewed for three TTLs, then given back"_s;
}

Task<QString> tells(Stage &stage)
{
    Seat &ann = *co_await stage.client(u"Ann"_s, u"watchdog"_s, kShort);
    Seat &bob = *co_await stage.client(u"Bob"_s, u"set-owner-lua"_s);
    co_await ann.acquire();
    ann.pause();
    co_await stage.untilGone();
    const Said bobs = co_await bob.acquire();
    const QByteArray owner = co_await stage.owner();
    ann.resume();
    co_await ann.event(u"lost"_s);
    const Said believes = co_await ann.believes();
    const QByteArray later = co_await stage.owner();
    stage.expect(bobs.value("ok"_L1).toBool(), u"Bob takes the lock when Ann's TTL is over"_s);
    stage.expect(!believes.value("ok"_L1).toBool(), u"Ann knows that she does not hold it"_s);
    stage.expect(!owner.isEmpty() && owner == later, u"Ann's watchdog leaves Bob's lock alone"_s);
    co_return u"Ann was told as soon as she went on"_s;
}

Task<QString> takenFromAnn(Stage &stage, const QString scheme, bool comesBack)
{
    Seat &ann = *co_await stage.client(u"Ann"_s, scheme, kShort);
    Seat &bob = *co_await stage.client(u"Bob"_s, u"set-owner-lua"_s);
    co_await ann.acquire();
    const QByteArray anns = co_await stage.owner();
    co_await stage.node(0).call("DEL", Stage::kLock);
    stage.tell(u"An operator deletes the key"_s);
    if (comesBack)
        co_await stage.untilThere();
    else
        co_await ann.event(u"lost"_s);
    const QByteArray found = co_await stage.owner();
    const Said bobs = co_await bob.acquire();
    const Said believes = co_await ann.believes();
    stage.expect((found == anns) == comesBack, comesBack ? u"the key is back, and Ann's"_s : u"the key stays away"_s);
    stage.expect(bobs.value("ok"_L1).toBool() != comesBack, comesBack ? u"Bob does not get the lock that was freed for him"_s : u"Bob gets the lock"_s);
    stage.expect(believes.value("ok"_L1).toBool() == comesBack, comesBack ? u"Ann has noticed nothing"_s : u"Ann knows that she has lost it"_s);
    co_return comesBack ? u"what the operator deleted came back"_s : u"the lock stayed free, and Ann was told"_s;
}

Task<QString> recreates(Stage &stage)
{
    return takenFromAnn(stage, u"watchdog-recreates"_s, true);
}

Task<QString> doesNotRecreate(Stage &stage)
{
    return takenFromAnn(stage, u"watchdog"_s, false);
}

} // namespace

std::vector<Scenario> watchdogScenarios()
{
    return {{.id = u"watchdog-saves"_s,
             .title = u"A watchdog keeps the lock while the work lasts"_s,
             .caption = u"The TTL jumps up again at each third of it, three times as long as it would have lasted"_s,
             .expectation = u"the lock stays its owner's"_s,
             .run = saves},
            {.id = u"watchdog-tells"_s,
             .title = u"The holder stands still, and its watchdog with it"_s,
             .caption = u"No watchdog renews from a process that is stopped; a strict one tells when it goes on"_s,
             .expectation = u"the holder is told that its lock is lost"_s,
             .run = tells},
            {.id = u"holder-recreates"_s,
             .title = u"A holder that sets a deleted key again"_s,
             .caption = u"The key after the operator's DEL: half a TTL later it is there again"_s,
             .expectation = u"the deleted lock comes back"_s,
             .run = recreates},
            {.id = u"holder-lets-go"_s,
             .title = u"A strict watchdog does not"_s,
             .caption = u"The key stays away, and Ann is told"_s,
             .expectation = u"the deleted lock stays free"_s,
             .run = doesNotRecreate}};
}

} // namespace Lockscope::Lab
