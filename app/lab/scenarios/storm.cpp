#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr int kWaiters = 6;

/// Six clients arrive one after another while the lock is held. In which order do they get it?
Task<QString> storm(Stage &stage, const QString scheme, bool fair)
{
    const ClientOptions options{.retryMin = Millis(5), .retryMax = Millis(60)};
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, scheme, options);
    std::vector<Task<ClientProcess *>> starting;
    for (int i = 0; i < kWaiters; ++i)
        starting.push_back(stage.client(Words::tr("Waiter %1").arg(i + 1), scheme, options));
    std::vector<ClientProcess *> waiters;
    for (auto &client : starting) {
        ClientProcess *waiter = co_await client;
        waiters.push_back(waiter);
    }
    co_await ann.acquire();
    std::vector<Later<Said>> attempts;
    for (ClientProcess *waiter : waiters) {
        attempts.push_back(waiter->acquire(stage.pace()(Millis(20'000))));
        co_await waiter->event(u"waiting"_s); // it has tried before the next one arrives
    }
    co_await ann.release();
    QStringList order;
    std::vector<bool> done(kWaiters);
    int overtaken = 0;
    qint64 tries = 0;
    while (order.size() < kWaiters) {
        for (size_t i = 0; i < attempts.size(); ++i) {
            if (done[i] || !attempts[i].isGiven())
                continue;
            const Said got = co_await attempts[i];
            if (!got.value("ok"_L1).toBool()) {
                stage.expect(false, Words::tr("each waiter gets the lock"));
                co_return Words::tr("%1 never got the lock").arg(waiters[i]->name());
            }
            done[i] = true;
            overtaken
                += static_cast<int>(std::count(done.begin(), done.begin() + static_cast<std::ptrdiff_t>(i), false));
            tries += got.value("tries"_L1).toInteger();
            order.append(QString::number(i + 1));
            co_await waiters[i]->enter();
            co_await waiters[i]->leave();
            co_await waiters[i]->release();
        }
        co_await sleepFor(Millis(1));
    }
    const qint64 most = co_await stage.mostInside();
    stage.note(u"order"_s, order.join(u' '));
    stage.note(u"overtaken"_s, overtaken);
    stage.note(u"tries"_s, tries);
    stage.expect(most == 1, Words::tr("one client is inside at a time"));
    stage.expect((overtaken == 0) == fair,
                 fair ? Words::tr("the waiters get the lock in the order in which they came")
                      : Words::tr("some waiters overtake earlier ones"));
    co_return Words::tr("order %1; times overtaken: %2; tries: %3")
        .arg(order.join(u' '), QString::number(overtaken), QString::number(tries));
}

Task<QString> unfair(Stage &stage)
{
    return storm(stage, u"set-owner-lua"_s, false);
}

Task<QString> fair(Stage &stage)
{
    return storm(stage, u"redisson-fair"_s, true);
}

} // namespace

std::vector<Scenario> stormScenarios()
{
    return {{.id = u"storm-unfair"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Contention storm"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "Six clients wait. The client that asks at the right moment gets the lock, "
                                          "so some overtake others."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "some waiters are overtaken"),
             .run = unfair,
             .tries = 5},
            {.id = u"storm-fair"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Contention with a queue"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "The same six clients wait in a queue: first come, first served."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "no waiter is overtaken"),
             .run = fair}};
}

} // namespace Lockscope::Lab
