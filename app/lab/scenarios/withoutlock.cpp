#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

/// Ann and Bob both read the stock before either writes.
Task<QString> bothRead(Stage &stage, const QString scheme, bool refused)
{
    co_await stage.store().call("SET", "stock", "100");
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, scheme);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, scheme);
    co_await ann.acquire();
    co_await bob.acquire();
    co_await ann.read();
    co_await bob.read();
    const Said bobs = co_await bob.write();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("the store accepts Bob's write"));
    Said anns = co_await ann.write();
    stage.expect(anns.value("ok"_L1).toBool() != refused,
                 refused ? Words::tr("the store refuses Ann's write, because the stock has changed since she read it")
                         : Words::tr("the store accepts Ann's write"));
    if (refused) {
        co_await ann.read();
        anns = co_await ann.write();
        stage.expect(anns.value("ok"_L1).toBool(), Words::tr("Ann reads again, and her second write is accepted"));
    }
    const qint64 left = co_await stage.stock();
    const bool isLost = scheme == "none"_L1;
    stage.note(u"sold"_s, 2);
    stage.note(u"stock"_s, left);
    stage.expect(left == (isLost ? 99 : 98),
                 isLost ? Words::tr("a sale is lost") : Words::tr("the stock counts each sale"));
    co_return Words::tr("%1 sold, stock %2").arg(2).arg(left);
}

Task<QString> lostUpdate(Stage &stage)
{
    return bothRead(stage, u"none"_s, false);
}

Task<QString> optimistic(Stage &stage)
{
    return bothRead(stage, u"optimistic"_s, true);
}

Task<QString> atomic(Stage &stage)
{
    return bothRead(stage, u"atomic"_s, false);
}

} // namespace

std::vector<Scenario> withoutLockScenarios()
{
    return {{.id = u"lost-update"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "No lock: a sale is lost"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "Ann and Bob both read the stock, and both write back one less."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "a sale is lost"),
             .run = lostUpdate},
            {.id = u"optimistic-retry"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "WATCH, MULTI, EXEC instead of a lock"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "Ann and Bob both read the stock. Bob writes first, so EXEC refuses Ann's "
                                          "write. She reads again and writes again."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "no sale is lost, but one attempt was in vain"),
             .run = optimistic},
            {.id = u"atomic-script"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "One atomic script needs no lock"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "Ann and Bob both read the stock. It does not matter: the script decrements "
                                          "what is there at that moment."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "no sale is lost"),
             .run = atomic}};
}

} // namespace Lockscope::Lab
