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

} // namespace

std::vector<Scenario> wakingScenarios()
{
    return {{.id = u"bare-del"_s,
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
             .run = releaseByPlan}};
}

} // namespace Lockscope::Lab
