#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

const ClientOptions kShort{.ttl = Millis(600)};

/// Ann's work outlasts her TTL, Bob acquires the lock, Ann releases. Can Carl acquire it beside Bob?
Task<QString> annIsLate(Stage &stage, const QString scheme, bool deletesBobs)
{
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, scheme, kShort);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, scheme);
    ClientProcess &carl = *co_await stage.client(u"Carl"_s, scheme);
    stage.setHurried(true); // Ann starts while she still holds the lock
    co_await ann.acquire();
    stage.setHurried(false);
    co_await ann.enter();
    co_await stage.untilGone();
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("Bob takes the lock when Ann's TTL is over"));
    co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(most == 2, Words::tr("Ann, whose TTL was over, and Bob were inside at once"));
    const QByteArray before = co_await stage.owner();
    co_await ann.leave();
    const Said given = co_await ann.release();
    stage.note(u"annsRelease"_s, given.value("what"_L1));
    const QByteArray after = co_await stage.owner();
    stage.expect(!before.isEmpty() && after == (deletesBobs ? QByteArray() : before),
                 deletesBobs ? Words::tr("Ann's release deletes Bob's lock")
                             : Words::tr("Ann's release leaves Bob's lock alone"));
    const Said carls = co_await carl.acquire();
    stage.expect(carls.value("ok"_L1).toBool() == deletesBobs,
                 deletesBobs ? Words::tr("Carl gets the lock while Bob believes that he holds it")
                             : Words::tr("Carl does not get Bob's lock"));
    if (!deletesBobs)
        co_return Words::tr("Ann worked on beside Bob, but her late release left his lock alone");
    const Said beside = co_await carl.enter();
    stage.expect(beside.value("inside"_L1).toInt() == 2, Words::tr("Bob and Carl are inside at once"));
    co_return Words::tr("Ann deleted Bob's lock, and Carl came in beside Bob");
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
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"set-owner-check"_s, kShort);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"set-owner-check"_s);
    ClientProcess &carl = *co_await stage.client(u"Carl"_s, u"set-owner-check"_s);
    Later<Said> releasing;
    Said checked;
    while (checked.isEmpty()) { // repeats if a busy machine delays Ann beyond her TTL
        stage.setHurried(true); // do not pause before the point that matters
        co_await ann.acquire();
        stage.setHurried(false);
        releasing = ann.release(u"between GET and DEL"_s);
        checked = co_await ann.event(u"stopped"_s);
    }
    co_await stage.untilGone();
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("Bob takes the lock when Ann's TTL is over"));
    co_await bob.enter();
    ann.goOn();
    const Said given = co_await releasing;
    stage.expect(given.value("what"_L1).toString() == "deleted"_L1,
                 Words::tr("Ann has compared the owner, and deletes a lock"));
    const Said carls = co_await carl.acquire();
    if (carls.value("ok"_L1).toBool())
        co_await carl.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(most == 2, Words::tr("Ann deleted Bob's lock: two clients are inside at once"));
    co_return Words::tr("Ann's check was right when she made it, and she still deleted Bob's lock");
}

/// Ann reads, pauses beyond her TTL, and writes her outdated result.
Task<QString> annPauses(Stage &stage, const QString scheme, bool fenced)
{
    co_await stage.store().call("SET", "stock", "100");
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, scheme, kShort);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, scheme);
    stage.setHurried(true); // Ann pauses while she still holds the lock
    const Said anns = co_await ann.acquire();
    stage.setHurried(false);
    co_await ann.read();
    ann.pause();
    co_await stage.untilGone();
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("Bob takes the lock when Ann's TTL is over"));
    if (fenced) {
        stage.note(u"annsToken"_s, anns.value("token"_L1));
        stage.note(u"bobsToken"_s, bobs.value("token"_L1));
        stage.expect(anns.value("token"_L1).toInt() == 1 && bobs.value("token"_L1).toInt() == 2,
                     Words::tr("Ann's token is 1, Bob's is 2"));
    }
    co_await bob.read();
    const Said bobsSale = co_await bob.write();
    stage.expect(bobsSale.value("ok"_L1).toBool(), Words::tr("the store accepts Bob's write"));
    co_await bob.release();
    ann.resume();
    const Said annsSale = co_await ann.write();
    stage.expect(annsSale.value("ok"_L1).toBool() != fenced,
                 fenced ? Words::tr("the store refuses Ann's write") : Words::tr("the store accepts Ann's late write"));
    const int sold = (bobsSale.value("ok"_L1).toBool() ? 1 : 0) + (annsSale.value("ok"_L1).toBool() ? 1 : 0);
    const qint64 left = co_await stage.stock();
    stage.note(u"sold"_s, sold);
    stage.note(u"stock"_s, left);
    stage.expect((sold == 100 - left) == fenced,
                 fenced ? Words::tr("the stock counts each sale") : Words::tr("a sale is lost"));
    co_return Words::tr("%1 sold, stock %2").arg(sold).arg(left);
}

Task<QString> longPause(Stage &stage)
{
    return annPauses(stage, u"set-owner-lua"_s, false);
}

Task<QString> longPauseFenced(Stage &stage)
{
    return annPauses(stage, u"fenced"_s, true);
}

} // namespace

std::vector<Scenario> lateScenarios()
{
    return {
        {.id = u"wrong-lock-deleted"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "DEL removes someone else's lock"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "Ann works on beside Bob after her TTL. Then her DEL deletes Bob's lock, because "
                                      "the value names no owner. Carl gets the lock, too."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Carl gets the lock beside Bob"),
         .run = wrongLockDeleted},
        {.id = u"own-lock-deleted"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A release that compares the owner"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "Ann works on beside Bob after her TTL; no release can prevent that. Her release "
                                      "finds another owner and leaves Bob's lock alone, so Carl stays out."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Bob keeps his lock"),
         .run = ownLockDeleted},
        {.id = u"check-then-delete"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Check, then delete"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The lock changes hands between Ann's GET and her DEL."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "two clients are inside at once"),
         .run = checkThenDelete}};
}

std::vector<Scenario> pauseScenarios()
{
    return {{.id = u"long-pause"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The holder pauses for longer than its TTL"),
             .caption
             = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                 "Ann reads the stock, then pauses for longer than her TTL. Bob takes the lock and "
                                 "buys. Ann resumes and writes back what she read before."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "a sale is lost"),
             .run = longPause},
            {.id = u"long-pause-fenced"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Fencing tokens stop a paused holder"),
             .caption
             = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                 "Ann reads the stock, then pauses for longer than her TTL. Bob takes the lock and "
                                 "buys. When Ann resumes, the store compares tokens."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "no sale is lost"),
             .run = longPauseFenced}};
}

} // namespace Lockscope::Lab
