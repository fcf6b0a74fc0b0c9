#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

const ClientOptions kAnHourAhead{.clockAhead = Millis(3'600'000)};

Task<QString> jump(Stage &stage, const QString scheme, bool breaks)
{
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, scheme);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, scheme, kAnHourAhead);
    co_await ann.acquire();
    co_await ann.enter();
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool() == breaks,
                 breaks ? Words::tr("Bob, whose clock is an hour ahead, takes over the lock that Ann holds")
                        : Words::tr("Bob is refused"));
    if (bobs.value("ok"_L1).toBool())
        co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(most == (breaks ? 2 : 1),
                 breaks ? Words::tr("two clients are inside at once") : Words::tr("only Ann is inside"));
    co_return breaks ? Words::tr("by Bob's clock, Ann's lock had ended long ago")
                     : Words::tr("only the server's clock counts the TTL down");
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
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A clock is ahead of a timestamp lock"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "The value is the time when Ann's lock ends, by her clock. Bob's clock is an "
                                          "hour ahead, so the lock looks expired to him."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "two clients are inside at once"),
             .run = timestamp},
            {.id = u"clock-jump-ttl"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A clock is ahead, and a TTL decides"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "The server counts the TTL down. The clients' clocks do not matter."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the owner keeps the lock"),
             .run = serversClock}};
}

} // namespace Lockscope::Lab
