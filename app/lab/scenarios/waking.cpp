#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

/// Bob sleeps until a message, or until the TTL that he has read ends, as Redisson's clients do.
Task<QString> takenAway(Stage &stage, bool byPlan)
{
    const ClientOptions minute{.ttl = Millis(60'000)};
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"redisson"_s, minute);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"redisson"_s, minute);
    co_await ann.acquire();
    const auto waiting = bob.acquire(stage.pace()(Millis(120'000)));
    co_await bob.event(u"waiting"_s);
    if (byPlan) {
        const Reply fields = co_await stage.node(0).call("HKEYS", Stage::kLock);
        const QString owner
            = fields && !fields->elements.empty() ? QString::fromUtf8(fields->elements.front().text) : QString();
        const QStringList words{
            u"release"_s,         QString::fromLatin1(Stage::kLock), u"--owner"_s, owner, u"--execute"_s, u"--reason"_s,
            u"the lab shows it"_s};
        const int code = co_await stage.runProgram(words);
        stage.expect(code == 0, Words::tr("lockscope releases the lock"));
        const Said got = co_await waiting;
        stage.noteTime(u"waitedMs"_s, got.value("waitedMs"_L1));
        const Millis waited = Millis(got.value("waitedMs"_L1).toInteger()) - stage.gate().stoodStill();
        stage.expect(got.value("ok"_L1).toBool() && waited < stage.pace()(minute.ttl) / 2,
                     Words::tr("Bob wakes and takes the lock"));
        co_return Words::tr("Bob had the lock as soon as it was free");
    }
    co_await stage.deleteKey();
    stage.tell(Words::tr("Bob waits on: DEL sends no message, and the TTL that he has read is not over"));
    co_await sleepFor(Millis(1500)); // long enough to see that nothing happens
    const qint64 ttl = co_await stage.ttl();
    stage.expect(!waiting.isGiven() && ttl == -2,
                 Words::tr("a second and a half later the lock is free, and Bob sleeps beside it"));
    co_await stage.passGate();
    stage.tell(Words::tr("The lab sends the message that the DEL left out")); // before it wakes him
    (void)stage.node(0).call("PUBLISH", QByteArray("redisson_lock__channel:{") + Stage::kLock + '}', "0");
    const Said got = co_await waiting;
    stage.expect(got.value("ok"_L1).toBool(), Words::tr("the missing message wakes Bob"));
    co_return Words::tr("Bob slept beside a free lock, and would have slept until the end of the TTL that he had read");
}

Task<QString> bareDel(Stage &stage)
{
    return takenAway(stage, false);
}

Task<QString> releaseByPlan(Stage &stage)
{
    return takenAway(stage, true);
}

/// Bob stands first in the queue of the fair lock, and dies.
Task<QString> deadWaiter(Stage &stage)
{
    const ClientOptions brief{.ttl = Millis(1500)};
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"redisson-fair"_s, brief);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, u"redisson-fair"_s, brief);
    ClientProcess &carl = *co_await stage.client(u"Carl"_s, u"redisson-fair"_s, brief);
    stage.setHurried(true); // Bob's place lasts for two TTLs
    co_await ann.acquire();
    (void)bob.acquire(Millis(60'000));
    co_await bob.event(u"waiting"_s);
    const auto waiting = carl.acquire(stage.pace()(Millis(60'000)));
    co_await carl.event(u"waiting"_s);
    co_await bob.crash();
    co_await ann.release();
    const qint64 ttl = co_await stage.ttl();
    stage.expect(ttl == -2 && !waiting.isGiven(), Words::tr("the lock is free, and Carl waits behind the dead Bob"));
    stage.setHurried(false);
    const Said got = co_await waiting;
    stage.noteTime(u"waitedMs"_s, got.value("waitedMs"_L1));
    stage.expect(got.value("ok"_L1).toBool(), Words::tr("Carl gets the lock when Bob's place has run out"));
    co_await carl.enter();
    co_return Words::tr(
        "Bob's place ran out two TTLs after he took it; by default Redisson keeps it five minutes longer "
        "than the lock's TTL");
}

/// Two readers take turns, so that one of them always holds the lock.
Task<QString> readersOverlap(Stage &stage)
{
    co_await stage.store().call("SET", "stock", "100");
    const ClientOptions minute{.ttl = Millis(60'000)};
    ClientProcess *reader = co_await stage.client(u"Ann"_s, u"redisson-read"_s, minute);
    ClientProcess *other = co_await stage.client(u"Bob"_s, u"redisson-read"_s, minute);
    ClientProcess &writer = *co_await stage.client(u"Writer"_s, u"redisson-write"_s, minute);
    co_await reader->acquire();
    const auto waiting = writer.acquire(stage.pace()(Millis(120'000)));
    co_await writer.event(u"waiting"_s);
    int joined = 0;
    for (int round = 0; round < 4; ++round) {
        const Said got = co_await other->acquire();
        joined += got.value("ok"_L1).toBool() ? 1 : 0;
        co_await other->read();
        co_await sleepFor(Millis(150)); // long enough to be seen
        co_await reader->release();
        std::swap(reader, other);
    }
    stage.expect(joined == 4, Words::tr("each reader gets the lock at once, although the writer came before"));
    stage.expect(!waiting.isGiven(), Words::tr("the writer waits"));
    co_await reader->release();
    const Said got = co_await waiting;
    stage.expect(got.value("ok"_L1).toBool(), Words::tr("the writer gets the lock when no reader is left"));
    co_await writer.read();
    co_await writer.write();
    co_return Words::tr("the writer waited for as long as readers overlapped");
}

} // namespace

std::vector<Scenario> wakingScenarios()
{
    return {
        {.id = u"bare-del"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "DEL wakes no waiter"),
         .caption
         = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                             "An operator deletes the key. The lock is free, and Bob sleeps on: he waits for a "
                             "message that DEL does not send."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the waiter sleeps beside a free lock"),
         .run = bareDel},
        {.id = u"release-by-plan"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A planned release wakes the waiter"),
         .caption = QT_TRANSLATE_NOOP(
             "Lockscope::Lab::Words",
             "`lockscope release --execute` compares the owner, deletes the key, and sends the message."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the waiter takes the lock at once"),
         .run = releaseByPlan},
        {.id = u"fair-dead-waiter"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A dead waiter keeps its place"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "Bob and Carl wait in the queue of a fair lock, and Bob dies. Ann releases the "
                                      "lock: it is Bob's turn."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "a free lock that nobody may take"),
         .run = deadWaiter},
        {.id = u"readers-overlap"_s,
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Readers that overlap keep a writer out"),
         .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                      "Readers share a read-write lock. Each comes before the other has left, so the "
                                      "lock is never free for the writer."),
         .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "the writer waits until no reader is left"),
         .run = readersOverlap}};
}

} // namespace Lockscope::Lab
