#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

const SeatOptions kShort{.ttl = Millis(600)};

/// Ann's work outlasts her TTL; Bob takes the lock; Ann gives back; may Carl come in beside Bob?
Task<QString> annIsLate(Stage &stage, const QString scheme, bool deletesBobs)
{
    Seat &ann = *co_await stage.client(u"Ann"_s, scheme, kShort);
    Seat &bob = *co_await stage.client(u"Bob"_s, scheme);
    Seat &carl = *co_await stage.client(u"Carl"_s, scheme);
    co_await ann.acquire();
    co_await stage.untilGone();
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("Bob takes the lock when Ann's TTL is over"));
    co_await bob.enter();
    const Said given = co_await ann.release();
    stage.note(u"annsRelease"_s, given.value("what"_L1));
    const Said carls = co_await carl.acquire();
    if (carls.value("ok"_L1).toBool())
        co_await carl.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(carls.value("ok"_L1).toBool() == deletesBobs,
                 deletesBobs ? Words::tr("Carl gets the lock while Bob holds it") : Words::tr("Carl does not get Bob's lock"));
    stage.expect(most == (deletesBobs ? 2 : 1), deletesBobs ? Words::tr("two are inside at once") : Words::tr("only Bob is inside"));
    co_return deletesBobs ? Words::tr("Ann deleted Bob's lock, and Carl came in beside Bob") : Words::tr("Ann's late release changed nothing");
}

Task<QString> wrongLockDeleted(Stage &stage)
{
    return annIsLate(stage, u"set-fixed"_s, true);
}

Task<QString> ownLockDeleted(Stage &stage)
{
    return annIsLate(stage, u"set-owner-lua"_s, false);
}

Task<QString> checkThenDelete(Stage &stage)
{
    Seat &ann = *co_await stage.client(u"Ann"_s, u"set-owner-check"_s, kShort);
    Seat &bob = *co_await stage.client(u"Bob"_s, u"set-owner-check"_s);
    Seat &carl = *co_await stage.client(u"Carl"_s, u"set-owner-check"_s);
    stage.setHurried(true); // to the point where the moment is that this is about
    co_await ann.acquire();
    stage.setHurried(false);
    const auto releasing = ann.release(u"between GET and DEL"_s);
    co_await ann.event(u"stopped"_s);
    co_await stage.untilGone();
    const Said bobs = co_await bob.acquire();
    co_await bob.enter();
    ann.goOn();
    const Said given = co_await releasing;
    const Said carls = co_await carl.acquire();
    if (carls.value("ok"_L1).toBool())
        co_await carl.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("Bob takes the lock when Ann's TTL is over"));
    stage.expect(given.value("what"_L1).toString() == "deleted"_L1, Words::tr("Ann, who has checked, deletes a lock"));
    stage.expect(most == 2, Words::tr("it was Bob's: two are inside at once"));
    co_return Words::tr("the check was right when it was made, and Bob's lock was deleted all the same");
}

/// Ann reads, stands still beyond her TTL, and writes what she had worked out.
Task<QString> annStandsStill(Stage &stage, const QString scheme, bool fenced)
{
    co_await stage.store().call("SET", "stock", "100");
    Seat &ann = *co_await stage.client(u"Ann"_s, scheme, kShort);
    Seat &bob = *co_await stage.client(u"Bob"_s, scheme);
    co_await ann.acquire();
    co_await ann.read();
    ann.pause();
    co_await stage.untilGone();
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("Bob takes the lock when Ann's TTL is over"));
    co_await bob.read();
    const Said bobsSale = co_await bob.write();
    co_await bob.release();
    ann.resume();
    const Said annsSale = co_await ann.write();
    const int sold = (bobsSale.value("ok"_L1).toBool() ? 1 : 0) + (annsSale.value("ok"_L1).toBool() ? 1 : 0);
    const qint64 left = co_await stage.stock();
    stage.note(u"sold"_s, sold);
    stage.note(u"stock"_s, left);
    stage.expect(bobsSale.value("ok"_L1).toBool(), Words::tr("Bob's sale is written"));
    stage.expect(annsSale.value("ok"_L1).toBool() != fenced, fenced ? Words::tr("Ann's write is refused") : Words::tr("Ann's write, too late, is accepted"));
    stage.expect((sold == 100 - left) == fenced, fenced ? Words::tr("the stock counts each sale") : Words::tr("a sale is lost"));
    co_return Words::tr("%1 sold, stock %2").arg(sold).arg(left);
}

Task<QString> longPause(Stage &stage)
{
    return annStandsStill(stage, u"set-owner-lua"_s, false);
}

Task<QString> longPauseFenced(Stage &stage)
{
    return annStandsStill(stage, u"fenced"_s, true);
}

} // namespace

std::vector<Scenario> lateScenarios()
{
    return {{.id = u"wrong-lock-deleted"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Work outlasts the TTL, and the wrong lock is deleted"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Ann's DEL: by then the key is Bob's, and its value does not tell"),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "two are inside at once"),
             .run = wrongLockDeleted},
            {.id = u"own-lock-deleted"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Work outlasts the TTL, and the owner is compared while deleting"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "Ann's release finds another owner and leaves it alone. That Ann went on without a lock, it does not cure"),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Bob's lock stays"),
             .run = ownLockDeleted},
            {.id = u"check-then-delete"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The owner is checked first and deleted then"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The moment between GET and DEL, in which the lock changes hands"),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "two are inside at once"),
             .run = checkThenDelete},
            {.id = u"long-pause"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The holder stands still for longer than its TTL"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The stock: Ann writes back what she read before Bob bought. No release can mend that"),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "a sale is lost"),
             .run = longPause},
            {.id = u"long-pause-fenced"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The holder stands still, with fencing tokens"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Ann's token is smaller than Bob's, and the store refuses it"),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "no sale is lost"),
             .run = longPauseFenced}};
}

} // namespace Lockscope::Lab
