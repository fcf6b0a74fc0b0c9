#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

/// Freezes the replica and cuts its connection to the master, so that it receives nothing more. Then the master grants
/// the lock and dies, and Sentinel promotes the replica.
Task<Said> failAfterGrant(Stage &stage, ClientProcess &ann)
{
    co_await stage.untilReplicating();
    stage.nodes().freeze(stage.replica());
    const QByteArray cut = co_await stage.administer(0, "CLIENT KILL TYPE replica");
    stage.tell(Words::tr("Node %1, the replica, is frozen and cut off from node %2, the master")
                   .arg(QChar(u'A' + stage.replica()), QChar(u'A')));
    const Said taken = co_await ann.acquire(stage.pace()(Pace::kLong));
    stage.expect(cut == ":1" && taken.value("ok"_L1).toBool(),
                 Words::tr("Ann takes the lock on the master, which has not replicated it"));
    co_await ann.enter();
    stage.kill(0);
    co_await stage.passGate();
    stage.nodes().thaw(stage.replica());
    co_await stage.failOver();
    co_return taken;
}

Task<QString> single(Stage &stage)
{
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"set-owner-lua"_s);
    co_await failAfterGrant(stage, ann);
    const ClientOptions promoted{.nodes = {stage.replica()}};
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"set-owner-lua"_s, promoted);
    const Said bobs = co_await bob.acquire();
    stage.expect(bobs.value("ok"_L1).toBool(), Words::tr("Bob gets the lock that Ann holds"));
    co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(most == 2, Words::tr("two clients are inside at once"));
    co_return Words::tr("the new master granted the lock a second time");
}

Task<QString> withWatchdog(Stage &stage)
{
    const ClientOptions brief{.ttl = Millis(6000)}; // longer than the failover
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"watchdog"_s, brief);
    co_await failAfterGrant(stage, ann);
    const ClientOptions promoted{.nodes = {stage.replica()}};
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"watchdog"_s, promoted);
    const Said bobs = co_await bob.acquire();
    co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(bobs.value("ok"_L1).toBool() && most == 2,
                 Words::tr("Bob gets the lock that Ann holds, and two are inside at once"));
    co_await ann.event(u"lost"_s);
    const Said believes = co_await ann.believes();
    stage.expect(!believes.value("ok"_L1).toBool(),
                 Words::tr("Ann learns of her loss when her TTL ends without a renewal"));
    co_return Words::tr("two clients held the lock until Ann's TTL was over; then Ann learned of her loss");
}

/// The replica's counter lacks Ann's token, so it gives the same token to Bob.
Task<QString> withFencing(Stage &stage)
{
    co_await stage.store().call("SET", "stock", "100");
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"fenced"_s);
    const Said anns = co_await failAfterGrant(stage, ann);
    stage.note(u"annsToken"_s, anns.value("token"_L1));
    co_await ann.read();
    const ClientOptions promoted{.nodes = {stage.replica()}};
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"fenced"_s, promoted);
    const Said bobs = co_await bob.acquire();
    stage.note(u"bobsToken"_s, bobs.value("token"_L1));
    stage.expect(bobs.value("token"_L1).toInt() == 1 && bobs.value("token"_L1) == anns.value("token"_L1),
                 Words::tr("Bob gets the same token as Ann"));
    co_await bob.read();
    const Said bobsSale = co_await bob.write();
    const Said annsSale = co_await ann.write();
    const qint64 left = co_await stage.stock();
    stage.note(u"stock"_s, left);
    stage.expect(bobsSale.value("ok"_L1).toBool() && annsSale.value("ok"_L1).toBool(),
                 Words::tr("the store cannot tell the tokens apart and accepts both writes"));
    stage.expect(left == 99, Words::tr("a sale is lost"));
    co_return Words::tr("2 sold, stock %1: a token is only as safe as its counter").arg(left);
}

Task<QString> redlock(Stage &stage)
{
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"redlock"_s);
    co_await failAfterGrant(stage, ann);
    const ClientOptions promoted{.nodes = {1, 2, 3, 4, stage.replica()}};
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"redlock"_s, promoted);
    const Said bobs = co_await bob.acquire(Millis(1000));
    stage.expect(!bobs.value("ok"_L1).toBool(), Words::tr("one vote of five does not give Bob the lock"));
    const qint64 most = co_await stage.mostInside();
    stage.expect(most == 1, Words::tr("only Ann is inside"));
    co_return Words::tr("four of five nodes still have Ann's lock, and Bob was refused");
}

} // namespace

std::vector<Scenario> failoverScenarios()
{
    return {
        {.id = u"failover"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The master fails before it replicates"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "Replication is asynchronous: the promoted replica never received Ann's lock."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "two clients are inside at once"),
         .replica = true,
         .run = single},
        {.id = u"failover-watchdog"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The master fails, with a strict watchdog"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "Two clients hold the lock until Ann's TTL is over: she cannot renew it."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "two clients are inside at once, and the first learns of its loss"),
         .replica = true,
         .run = withWatchdog},
        {.id = u"failover-fenced"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The master fails, with fencing tokens"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "The master gives Ann token 1 and dies. Its replica never received that, and "
                                      "gives Bob token 1 as well."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "a sale is lost"),
         .replica = true,
         .run = withFencing},
        {.id = u"failover-redlock"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A master fails, under Redlock"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "Node A dies. Its replica takes its place without Ann's lock and votes for Bob. "
                                      "Four nodes still have Ann's lock."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the owner keeps the lock"),
         .nodes = 5,
         .replica = true,
         .run = redlock}};
}

} // namespace Lockscope::Lab
