#include "../scenario.h"

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

/// Each reaches other nodes first; so do clients in different places.
Task<QString> splitVote(Stage &stage)
{
    std::vector<Seat *> seats;
    const QStringList names{u"Ann"_s, u"Bob"_s, u"Carl"_s};
    const QList<QList<int>> reached{{0, 1}, {2, 3}, {4}};
    for (int i = 0; i < 3; ++i) {
        const SeatOptions options{.retryMin = Millis(20), .retryMax = Millis(200), .askedFirst = reached.at(i)};
        Seat *seat = co_await stage.client(names.at(i), u"redlock"_s, options);
        seats.push_back(seat);
    }
    std::vector<Later<Said>> attempts;
    for (Seat *seat : seats) {
        attempts.push_back(seat->acquire(Millis(10'000), u"between the nodes"_s));
        co_await seat->event(u"stopped"_s);
    }
    int most = 0;
    QHash<QByteArray, int> votes;
    for (int node = 0; node < 5; ++node) {
        const QByteArray owner = co_await stage.owner(node);
        most = std::max(most, ++votes[owner]);
    }
    stage.note(u"mostVotes"_s, most);
    stage.expect(votes.size() == 3 && most == 2, u"the votes are split: two, two and one of five, and nobody has the lock"_s);
    // Each hears from the rest of the nodes that it is too late, before the first of them gives its votes back.
    for (Seat *seat : seats) {
        seat->goOn(u"before giving back"_s);
        co_await seat->event(u"stopped"_s);
    }
    for (Seat *seat : seats)
        seat->goOn();
    // Whoever gets it makes room for the next: all three come in, one after another.
    int granted = 0;
    int tries = 0;
    std::vector<bool> done(attempts.size());
    while (granted < 3) {
        for (size_t i = 0; i < attempts.size(); ++i) {
            if (done[i] || !attempts[i].isGiven())
                continue;
            done[i] = true;
            const Said said = co_await attempts[i];
            if (!said.value("ok"_L1).toBool())
                co_return u"%1 never got it"_s.arg(seats[i]->name());
            tries += said.value("tries"_L1).toInt();
            ++granted;
            co_await seats[i]->enter();
            co_await seats[i]->leave();
            co_await seats[i]->release();
        }
        co_await sleepFor(Millis(2));
    }
    const qint64 inside = co_await stage.mostInside();
    stage.note(u"tries"_s, tries);
    stage.expect(granted == 3 && inside == 1, u"after random pauses each of the three gets it, one at a time"_s);
    stage.expect(tries >= 6, u"the first round was in vain for all of them"_s);
    co_return u"split two, two, one; then each got it, in %1 tries all together"_s.arg(tries);
}

/// Ann's lock is on A, B and C. C comes back empty. D and E were not there for Ann.
Task<QString> restart(Stage &stage, const QString bobsScheme, bool breaks)
{
    const SeatOptions minute{.ttl = Millis(60'000)};
    Seat &ann = *co_await stage.client(u"Ann"_s, u"redlock"_s, minute);
    stage.kill(3);
    stage.kill(4);
    const Said taken = co_await ann.acquire(Millis(5000));
    stage.expect(taken.value("ok"_L1).toBool(), u"Ann gets three of five nodes"_s);
    co_await ann.enter();
    co_await stage.restart(3);
    co_await stage.restart(4);
    Seat &bob = *co_await stage.client(u"Bob"_s, bobsScheme);
    stage.kill(2);
    co_await stage.restart(2);
    const Said bobs = co_await bob.acquire(Millis(1500));
    if (bobs.value("ok"_L1).toBool())
        co_await bob.enter();
    const qint64 most = co_await stage.mostInside();
    stage.expect(bobs.value("ok"_L1).toBool() == breaks,
                 breaks ? u"Bob gets three of five as well: C has voted twice"_s : u"C may not vote yet, and two are no majority"_s);
    stage.expect(most == (breaks ? 2 : 1), breaks ? u"two are inside at once"_s : u"only Ann is inside"_s);
    co_return breaks ? u"one node forgot, and two hold the lock"_s : u"the restarted node stayed out of it, and Bob was refused"_s;
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
             .title = u"A split vote, and random pauses that end it"_s,
             .caption = u"The owners on the five nodes: three of them, and none has a majority"_s,
             .expectation = u"nobody gets it in the first round, each gets it later"_s,
             .nodes = 5,
             .run = splitVote},
            {.id = u"restart-empty"_s,
             .title = u"A node restarts empty"_s,
             .caption = u"Node C: it gave Ann its vote, restarted, and gives it to Bob"_s,
             .expectation = u"two are inside at once"_s,
             .nodes = 5,
             .run = restartEmpty},
            {.id = u"restart-delayed"_s,
             .title = u"The same, with the delay that Redlock asks for"_s,
             .caption = u"Node C is asked, but its vote does not count until the longest TTL has passed"_s,
             .expectation = u"the lock stays its owner's"_s,
             .nodes = 5,
             .run = restartDelayed}};
}

} // namespace Lockscope::Lab
