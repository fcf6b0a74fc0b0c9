#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

const SeatOptions kAnHourAhead{.clockAhead = Millis(3'600'000)};

Task<QString> jump(Stage &stage, const QString scheme, bool breaks)
{
    Seat &ann = *co_await stage.client(u"Ann"_s, scheme);
    Seat &bob = *co_await stage.client(u"Bob"_s, scheme, kAnHourAhead);
    co_await ann.acquire();
    co_await ann.enter();
    const Said bobs = co_await bob.acquire();
    if (bobs.value("ok"_L1).toBool())
        co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(bobs.value("ok"_L1).toBool() == breaks, breaks ? u"Bob, an hour ahead, takes over the lock that Ann has just taken"_s : u"Bob is refused"_s);
    stage.expect(most == (breaks ? 2 : 1), breaks ? u"two are inside at once"_s : u"only Ann is inside"_s);
    co_return breaks ? u"by Bob's clock Ann's lock ended an hour ago"_s : u"the server's clock alone counts the TTL down"_s;
}

Task<QString> timestamp(Stage &stage)
{
    return jump(stage, u"setnx-getset"_s, true);
}

Task<QString> serversClock(Stage &stage)
{
    return jump(stage, u"set-owner-lua"_s, false);
}

} // namespace

std::vector<Scenario> clockScenarios()
{
    return {{.id = u"clock-jump"_s,
             .title = u"A clock is ahead, and the lock is a timestamp"_s,
             .caption = u"The value is the time when Ann's lock ends, by her clock; Bob's process adds an hour to its own"_s,
             .expectation = u"two are inside at once"_s,
             .run = timestamp},
            {.id = u"clock-jump-ttl"_s,
             .title = u"The same with a TTL"_s,
             .caption = u"What clients think of the time does not matter: the server counts"_s,
             .expectation = u"the lock stays its owner's"_s,
             .run = serversClock}};
}

} // namespace Lockscope::Lab
