#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

/// The replica stands still and its connection to the master is cut, so that it gets nothing more of it; then the master hands the lock
/// out and dies.
Task<bool> failAfterGrant(Stage &stage, Seat &ann)
{
    co_await stage.untilReplicating();
    stage.nodes().freeze(stage.replica());
    const QByteArray cut = co_await stage.administer(0, "CLIENT KILL TYPE replica");
    stage.tell(u"The replica stands still, cut off from its master"_s);
    const Said taken = co_await ann.acquire(Millis(5000));
    stage.expect(cut == ":1" && taken.value("ok"_L1).toBool(), u"Ann takes the lock on the master, which has not replicated it"_s);
    co_await ann.enter();
    stage.kill(0);
    stage.nodes().thaw(stage.replica());
    const QByteArray promoted = co_await stage.administer(stage.replica(), "REPLICAOF NO ONE");
    stage.expect(promoted == "+OK", u"the replica is the master now"_s);
    co_return true;
}

Task<QString> single(Stage &stage)
{
    Seat &ann = *co_await stage.client(u"Ann"_s, u"set-owner-lua"_s);
    co_await failAfterGrant(stage, ann);
    const SeatOptions promoted{.nodes = {stage.replica()}};
    Seat &bob = *co_await stage.client(u"Bob"_s, u"set-owner-lua"_s, promoted);
    const Said bobs = co_await bob.acquire();
    co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(bobs.value("ok"_L1).toBool(), u"Bob gets the lock that Ann holds"_s);
    stage.expect(most == 2, u"two are inside at once"_s);
    co_return u"the lock was handed out a second time"_s;
}

Task<QString> withWatchdog(Stage &stage)
{
    const SeatOptions brief{.ttl = Millis(3000)};
    Seat &ann = *co_await stage.client(u"Ann"_s, u"watchdog"_s, brief);
    co_await failAfterGrant(stage, ann);
    const SeatOptions promoted{.nodes = {stage.replica()}};
    Seat &bob = *co_await stage.client(u"Bob"_s, u"watchdog"_s, promoted);
    const Said bobs = co_await bob.acquire();
    co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(bobs.value("ok"_L1).toBool() && most == 2, u"Bob gets the lock that Ann holds, and two are inside at once"_s);
    co_await ann.event(u"lost"_s);
    const Said believes = co_await ann.believes();
    stage.expect(!believes.value("ok"_L1).toBool(), u"Ann is told when her TTL is over and could not be renewed"_s);
    co_return u"two held it until Ann's TTL was over; then she was told"_s;
}

/// The replica's counter lacks Ann's token, and gives it to Bob.
Task<QString> withFencing(Stage &stage)
{
    co_await stage.store().call("SET", "stock", "100");
    Seat &ann = *co_await stage.client(u"Ann"_s, u"fenced"_s);
    co_await failAfterGrant(stage, ann);
    co_await ann.read();
    const SeatOptions promoted{.nodes = {stage.replica()}};
    Seat &bob = *co_await stage.client(u"Bob"_s, u"fenced"_s, promoted);
    const Said bobs = co_await bob.acquire();
    stage.note(u"bobsToken"_s, bobs.value("token"_L1));
    co_await bob.read();
    const Said bobsSale = co_await bob.write();
    const Said annsSale = co_await ann.write();
    const qint64 left = co_await stage.stock();
    stage.note(u"stock"_s, left);
    stage.expect(bobs.value("token"_L1).toInt() == 1, u"Bob gets the same token as Ann"_s);
    stage.expect(bobsSale.value("ok"_L1).toBool() && annsSale.value("ok"_L1).toBool(), u"the store cannot tell them apart and accepts both"_s);
    stage.expect(left == 99, u"a sale is lost"_s);
    co_return u"2 sold, stock %1: a token is worth what its counter is"_s.arg(left);
}

Task<QString> redlock(Stage &stage)
{
    Seat &ann = *co_await stage.client(u"Ann"_s, u"redlock"_s);
    co_await failAfterGrant(stage, ann);
    const SeatOptions promoted{.nodes = {1, 2, 3, 4, stage.replica()}};
    Seat &bob = *co_await stage.client(u"Bob"_s, u"redlock"_s, promoted);
    const Said bobs = co_await bob.acquire(Millis(1000));
    const qint64 most = co_await stage.mostInside();
    stage.expect(!bobs.value("ok"_L1).toBool(), u"one vote of five does not give Bob the lock"_s);
    stage.expect(most == 1, u"only Ann is inside"_s);
    co_return u"the other four nodes still know that the lock is Ann's"_s;
}

} // namespace

std::vector<Scenario> failoverScenarios()
{
    return {{.id = u"failover"_s,
             .title = u"The master fails before it replicates"_s,
             .caption = u"Replication does not wait: the promoted replica never heard of Ann's lock"_s,
             .expectation = u"two are inside at once"_s,
             .replica = true,
             .run = single},
            {.id = u"failover-watchdog"_s,
             .title = u"The same with a strict watchdog"_s,
             .caption = u"How long two hold it: until the TTL of the first is over, for she cannot renew"_s,
             .expectation = u"two are inside at once, and the first is told"_s,
             .replica = true,
             .run = withWatchdog},
            {.id = u"failover-fenced"_s,
             .title = u"The same with fencing tokens"_s,
             .caption = u"The token that Bob gets: the counter went with the master, and counts again from before"_s,
             .expectation = u"a sale is lost"_s,
             .replica = true,
             .run = withFencing},
            {.id = u"failover-redlock"_s,
             .title = u"The same under Redlock"_s,
             .caption = u"Node A has a replica and loses the lock in the same way; the majority has not"_s,
             .expectation = u"the lock stays its owner's"_s,
             .nodes = 5,
             .replica = true,
             .run = redlock}};
}

} // namespace Lockscope::Lab
