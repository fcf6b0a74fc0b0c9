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
                stage.expect(false, Words::tr("each of them gets it"));
                co_return Words::tr("%1 never got it").arg(waiters[i]->name());
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
    stage.expect(most == 1, Words::tr("one is inside at a time"));
    stage.expect((overtaken == 0) == fair,
                 fair ? Words::tr("they get it in the order in which they came")
                      : Words::tr("some who came later get it earlier"));
    co_return Words::tr("order %1; times overtaken: %2; tries: %3")
        .arg(order.join(u' '), QString::number(overtaken), QString::number(tries));
}

Task<QString> unfair(Stage &stage)
{
    return storm(stage, u"set-owner-lua"_s, false);
}

Task<QString> fair(Stage &stage)
{
    return storm(stage, u"fair"_s, true);
}

} // namespace

std::vector<Scenario> stormScenarios()
{
    return {{.id = u"storm-unfair"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Many want it, and luck decides"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "The order in which they get it: whoever asks at the right moment. Who only "
                                          "asks again and again leaves no trace "
                                          "in Redis: the table cannot count them"),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "some are overtaken"),
             .run = unfair,
             .tries = 5},
            {.id = u"storm-fair"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Many want it, and stand in line"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "The same six with a queue: first come, first served. The queue is a list of "
                                          "the lab's own, of which the table "
                                          "does not know: it counts those of known libraries only"),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "nobody is overtaken"),
             .run = fair}};
}

} // namespace Lockscope::Lab
