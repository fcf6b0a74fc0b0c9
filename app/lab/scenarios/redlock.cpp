#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

/// Each client reaches different nodes first, as clients in different places do.
Task<QString> splitVote(Stage &stage)
{
    std::vector<ClientProcess *> clients;
    const QStringList names{u"Ann"_s, u"Bob"_s, u"Carl"_s};
    const QList<QList<int>> reached{{0, 1}, {2, 3}, {4}};
    for (int i = 0; i < 3; ++i) {
        const ClientOptions options{.retryMin = Millis(20), .retryMax = Millis(200), .askedFirst = reached.at(i)};
        ClientProcess *client = co_await stage.client(names.at(i), u"redlock"_s, options);
        clients.push_back(client);
    }
    std::vector<Later<Said>> attempts;
    for (ClientProcess *client : clients) {
        attempts.push_back(client->acquire(stage.pace()(Millis(10'000)), u"between the nodes"_s));
        co_await client->event(u"stopped"_s);
    }
    int most = 0;
    QHash<QByteArray, int> votes;
    for (int node = 0; node < 5; ++node) {
        const QByteArray owner = co_await stage.owner(node);
        most = std::max(most, ++votes[owner]);
    }
    stage.note(u"mostVotes"_s, most);
    stage.expect(votes.size() == 3 && most == 2,
                 Words::tr("the votes are split: two, two and one of five, and nobody has the lock"));
    // Each client is rejected by the remaining nodes before the first one releases its votes.
    for (ClientProcess *client : clients) {
        client->goOn(u"before the release"_s);
        co_await client->event(u"stopped"_s);
    }
    stage.tell(Words::tr("Each client releases its votes, waits for a random time, and tries again"));
    for (ClientProcess *client : clients)
        client->goOn();
    // Each holder releases for the next: all three succeed, one after another.
    int granted = 0;
    int tries = 0;
    std::vector<bool> done(attempts.size());
    while (granted < 3) {
        for (size_t i = 0; i < attempts.size(); ++i) {
            if (done[i] || !attempts[i].isGiven())
                continue;
            done[i] = true;
            const Said said = co_await attempts[i];
            if (!said.value("ok"_L1).toBool()) {
                stage.expect(false, Words::tr("after random pauses each client gets the lock, one at a time"));
                co_return Words::tr("%1 never got the lock").arg(clients[i]->name());
            }
            tries += said.value("tries"_L1).toInt();
            ++granted;
            co_await clients[i]->enter();
            co_await clients[i]->leave();
            co_await clients[i]->release();
        }
        co_await sleepFor(Millis(2));
    }
    const qint64 inside = co_await stage.mostInside();
    stage.note(u"tries"_s, tries);
    stage.expect(granted == 3 && inside == 1,
                 Words::tr("after random pauses each client gets the lock, one at a time"));
    stage.expect(tries >= 6, Words::tr("no client got the lock in the first round"));
    co_return Words::tr("split two, two, one; then each client got the lock, in %1 tries altogether").arg(tries);
}

/// Ann's lock is on A, B and C, while D and E are down. C restarts empty.
Task<QString> restart(Stage &stage, const QString bobsScheme, bool breaks)
{
    const ClientOptions minute{.ttl = Millis(60'000)};
    ClientProcess &ann = *co_await stage.client(u"Ann"_s, u"redlock"_s, minute);
    stage.kill(3);
    stage.kill(4);
    const Said taken = co_await ann.acquire(stage.pace()(Pace::kLong));
    stage.expect(taken.value("ok"_L1).toBool(), Words::tr("Ann gets three of five nodes"));
    const QByteArray anns = co_await stage.owner();
    co_await ann.enter();
    co_await stage.restart(3);
    co_await stage.restart(4);
    ClientProcess &bob = *co_await stage.client(u"Bob"_s, bobsScheme);
    stage.kill(2);
    co_await stage.restart(2);
    // He may get two of five at any time.
    const Said bobs = co_await bob.acquire(breaks ? stage.pace()(Pace::kLong) : Millis(1500));
    stage.expect(bobs.value("ok"_L1).toBool() == breaks,
                 breaks ? Words::tr("Bob gets three of five as well: C has voted twice")
                        : Words::tr("C may not vote yet, and two nodes are no majority"));
    if (bobs.value("ok"_L1).toBool())
        co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    int left = 0;
    for (int node = 0; node < 5; ++node) {
        const QByteArray owner = co_await stage.owner(node);
        left += owner == anns ? 1 : 0;
    }
    stage.note(u"nodesLeft"_s, left);
    stage.expect(left == 2, Words::tr("Ann's lock is left on 2 of 5 nodes"));
    stage.expect(most == (breaks ? 2 : 1),
                 breaks ? Words::tr("two clients are inside at once") : Words::tr("only Ann is inside"));
    co_return breaks
        ? Words::tr("one node forgot the lock, and two clients hold it")
        : Words::tr(
            "Ann's lock is left on 2 of 5 nodes, and nobody has a majority; C may not vote yet, so Bob was refused");
}

Task<QString> restartEmpty(Stage &stage)
{
    return restart(stage, u"redlock"_s, true);
}

Task<QString> restartDelayed(Stage &stage)
{
    return restart(stage, u"redlock-strict"_s, false);
}

} // namespace

std::vector<Scenario> redlockScenarios()
{
    return {{.id = u"split-vote"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Split vote"),
             .caption
             = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Three owners share five nodes, and none has a majority."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                              "nobody gets the lock in the first round, each client gets it later"),
             .nodes = 5,
             .run = splitVote},
            {.id = u"restart-empty"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A node restarts empty"),
             .caption = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                          "A, B and C vote for Ann while D and E are down. Then node C restarts empty "
                                          "and votes for Bob."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "two clients are inside at once"),
             .nodes = 5,
             .run = restartEmpty},
            {.id = u"restart-delayed"_s,
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A node restarts empty and must wait"),
             .caption
             = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                 "Node C forgets Ann's lock, which is left on A and B. Bob asks C, D and E. C's vote "
                                 "does not count until the longest TTL has passed, and D and E are no majority."),
             .expectation = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "nobody else gets the lock"),
             .nodes = 5,
             .run = restartDelayed}};
}

} // namespace Lockscope::Lab
