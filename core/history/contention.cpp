#include "contention.h"

#include <QCryptographicHash>

#include <algorithm>
#include <tuple>

namespace Lockscope {

namespace {

/// Shorter arguments are TTLs and flags.
constexpr qsizetype kShortestToken = 8;
/// An owner that is read this soon after a sample acquired its lock within it: clients wait longer between attempts.
constexpr Millis kReadBehind{50};

enum class CommandUse {
    None,
    Attempt, ///< one key, followed by a value
    Script,
    Wait, ///< for any of several keys or channels
    Unwait,
    Removal,
};

struct Form
{
    const char *name; ///< in capitals
    CommandUse use;
    bool needsNx = false;
    bool lastIsTimeout = false; ///< the last word is not a key
    int keys = 1; ///< 0: all following words
};

constexpr Form kForms[]{
    {.name = "SET", .use = CommandUse::Attempt, .needsNx = true},
    {.name = "SETNX", .use = CommandUse::Attempt},
    {.name = "GETSET", .use = CommandUse::Attempt},
    {.name = "HSETNX", .use = CommandUse::Attempt},
    {.name = "EVAL", .use = CommandUse::Script},
    {.name = "EVALSHA", .use = CommandUse::Script},
    {.name = "FCALL", .use = CommandUse::Script},
    {.name = "BLPOP", .use = CommandUse::Wait, .lastIsTimeout = true, .keys = 0},
    {.name = "BRPOP", .use = CommandUse::Wait, .lastIsTimeout = true, .keys = 0},
    {.name = "BRPOPLPUSH", .use = CommandUse::Wait},
    {.name = "BLMOVE", .use = CommandUse::Wait},
    {.name = "SUBSCRIBE", .use = CommandUse::Wait, .keys = 0},
    {.name = "SSUBSCRIBE", .use = CommandUse::Wait, .keys = 0},
    {.name = "UNSUBSCRIBE", .use = CommandUse::Unwait, .keys = 0},
    {.name = "SUNSUBSCRIBE", .use = CommandUse::Unwait, .keys = 0},
    {.name = "DEL", .use = CommandUse::Removal, .keys = 0},
    {.name = "UNLINK", .use = CommandUse::Removal, .keys = 0},
    {.name = "HDEL", .use = CommandUse::Removal},
    {.name = "ZREM", .use = CommandUse::Removal},
    {.name = "SREM", .use = CommandUse::Removal},
};

const Form *formOf(const QByteArray &name)
{
    const auto *form
        = std::find_if(std::begin(kForms), std::end(kForms), [&](const Form &known) { return name == known.name; });
    return form == std::end(kForms) ? nullptr : form;
}

/// The position of the keys among the words.
struct Keys
{
    qsizetype first = 1;
    qsizetype count = 0;
};

std::optional<Keys> keysOf(const Form &form, const QByteArrayList &words)
{
    Keys keys;
    if (form.use == CommandUse::Script) {
        bool ok = false;
        keys.first = 3;
        keys.count = words.size() > 3 ? words.at(2).toLongLong(&ok) : 0;
        return ok && keys.count > 0 && keys.count <= words.size() - 3 ? std::optional(keys) : std::nullopt;
    }
    keys.count = form.keys > 0 ? form.keys : words.size() - 1 - (form.lastIsTimeout ? 1 : 0);
    return keys.count > 0 && keys.count < words.size() ? std::optional(keys) : std::nullopt;
}

bool isToken(const QByteArray &word)
{
    return word.size() >= kShortestToken
        && !std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// The same id for a script's text and its hash.
size_t scriptId(const QByteArrayList &words, const QByteArray &name)
{
    return qHash(name == "EVAL" ? QCryptographicHash::hash(words.at(1), QCryptographicHash::Sha1).toHex()
                                : words.at(1).toLower())
        | 1;
}

std::vector<size_t> hashesOf(const QByteArrayList &tokens)
{
    std::vector<size_t> hashes;
    for (const auto &token : tokens)
        hashes.push_back(qHash(token));
    return hashes;
}

bool haveOneInCommon(const std::vector<size_t> &some, const std::vector<size_t> &others)
{
    return std::any_of(some.begin(), some.end(),
                       [&](size_t one) { return std::find(others.begin(), others.end(), one) != others.end(); });
}

} // namespace

void sortByContention(std::vector<LockContention> &locks)
{
    const auto weightOf = [](const LockContention &lock) {
        return std::tuple(lock.failed.value_or(0), lock.clientCount, lock.attempts);
    };
    std::stable_sort(locks.begin(), locks.end(), [&](const LockContention &a, const LockContention &b) {
        return weightOf(a) != weightOf(b) ? weightOf(a) > weightOf(b) : a.name < b.name;
    });
}

ContentionTally::ContentionTally(std::vector<Node> nodes, const DialectCatalog &dialects) : m_dialects(dialects)
{
    for (const auto &node : nodes)
        m_nodes.push_back({.node = node});
}

void ContentionTally::addLock(const LockState &lock)
{
    const size_t index = m_locks.size();
    const Caveats caveats = lock.caveats();
    const bool exclusive = lock.mode() == LockMode::Exclusive || lock.mode() == LockMode::Write;
    m_locks.push_back({.name = lock.name,
                       .judged = exclusive && !(caveats & (Caveat::NoOwner | Caveat::SharedOwner | Caveat::NotAKey))});
    m_index.insert(lock.name, index);
    m_targets.insert(lock.name, {.lock = index});
    if (const Dialect *dialect = m_dialects.find(lock.dialect())) {
        for (const auto &companion : dialect->companions(lock.name)) {
            if (companion.role == Companion::Role::Signal)
                m_targets.insert(companion.key, {.lock = index, .signal = true});
        }
        for (const auto &source : dialect->waiters(lock.name)) {
            if (source.query == WaiterSource::Query::Subscribers)
                m_targets.insert(source.key, {.lock = index, .signal = true});
        }
    }
    see(lock);
    for (auto &[node, place] : m_locks.back().places) {
        for (auto &stretch : place.stretches)
            stretch.atStart = true;
    }
}

void ContentionTally::take(int node, const MonitorLine &line, Instant arrived)
{
    NodeState &state = m_nodes.at(static_cast<size_t>(node));
    const Micros delay = arrived.time_since_epoch() - line.at;
    state.leastDelay = std::min(state.leastDelay.value_or(delay), delay);
    if (line.database != state.node.database || line.words.isEmpty())
        return;
    if (line.isFromScript()) {
        noteScriptCall(state, node, line.words);
        return;
    }
    state.script.clear();
    const QByteArray name = line.words.constFirst().left(32).toUpper();
    const Form *form = formOf(name);
    const auto keys = form != nullptr ? keysOf(*form, line.words) : std::nullopt;
    if (!keys)
        return;
    const bool aboutSignal = form->use == CommandUse::Wait || form->use == CommandUse::Unwait;
    if (form->needsNx
        && std::none_of(line.words.begin() + std::min<qsizetype>(3, line.words.size()), line.words.end(),
                        [](const QByteArray &word) { return word.size() == 2 && word.toUpper() == "NX"; }))
        return;
    for (qsizetype i = keys->first; i < keys->first + keys->count; ++i) {
        const auto [begin, end] = std::as_const(m_targets).equal_range(line.words.at(i));
        for (auto target = begin; target != end; ++target) {
            if (target->signal != aboutSignal)
                continue;
            auto &attempts = m_locks[target->lock].places[node].attempts;
            if (form->use == CommandUse::Script
                && std::find(state.script.begin(), state.script.end(), std::pair(target->lock, attempts.size() - 1))
                    != state.script.end())
                continue; // the script names the key twice
            const auto client = state.clients.constFind(line.source);
            const int known = client != state.clients.constEnd() ? *client : static_cast<int>(state.addresses.size());
            if (client == state.clients.constEnd()) {
                state.clients.insert(line.source, known);
                state.addresses.push_back(line.source);
            }
            Attempt attempt{.at = line.at,
                            .arrived = arrived,
                            .client = known,
                            .command = name,
                            .removes = form->use == CommandUse::Removal,
                            .waits = aboutSignal,
                            .stopsWaiting = form->use == CommandUse::Unwait};
            for (qsizetype word = keys->first + keys->count; word < line.words.size() && !aboutSignal; ++word) {
                // A command's value is its token, whatever it looks like.
                if (isToken(line.words.at(word)) || (form->use == CommandUse::Attempt && word == keys->first + 1))
                    attempt.tokens.push_back(qHash(line.words.at(word)));
            }
            if (form->use == CommandUse::Script) {
                attempt.script = scriptId(line.words, name);
                state.script.emplace_back(target->lock, attempts.size());
            }
            attempts.push_back(std::move(attempt));
        }
    }
}

/// MONITOR reports a script's calls directly after the script.
void ContentionTally::noteScriptCall(NodeState &state, int node, const QByteArrayList &words)
{
    const Form *form = formOf(words.constFirst().left(32).toUpper());
    const auto keys = form != nullptr && form->use == CommandUse::Removal ? keysOf(*form, words) : std::nullopt;
    if (!keys)
        return;
    for (const auto &[lock, attempt] : state.script) {
        const auto begin = words.begin() + keys->first;
        if (std::find(begin, begin + keys->count, m_locks[lock].name) != begin + keys->count)
            m_locks[lock].places[node].attempts[attempt].removes = true;
    }
}

void ContentionTally::see(const LockState &lock)
{
    const auto index = m_index.constFind(lock.name);
    if (index == m_index.constEnd())
        return;
    for (size_t node = 0; node < std::min(lock.readings.size(), m_nodes.size()); ++node) {
        const NodeReading &reading = lock.readings[node];
        if (reading.answer == NodeReading::Answer::Unknown)
            continue;
        Place &place = m_locks[*index].places[static_cast<int>(node)];
        if (const Assessment &held = lock.assessment; held.isHeld() && !held.local && !held.holders.empty()) {
            ++place.heldSeen;
            place.asideSeen += held.holders.contains(static_cast<int>(node)) ? 0 : 1;
        }
        place.seenAt = std::max(place.seenAt, reading.readAt);
        Stretch *last = place.stretches.empty() ? nullptr : &place.stretches.back();
        if (reading.answer == NodeReading::Answer::Absent || !reading.lock || reading.lock->ownerCut) {
            if (last != nullptr)
                last->open = false;
            continue;
        }
        auto owners = hashesOf(reading.lock->tokens());
        if (last == nullptr || !last->open || last->owners != owners)
            place.stretches.push_back(
                {.owners = std::move(owners), .from = reading.readAt, .to = reading.readAt - reading.took});
        else
            last->to = std::max(last->to, reading.readAt - reading.took);
    }
}

void ContentionTally::seeGone(const QByteArray &name)
{
    const auto index = m_index.constFind(name);
    if (index == m_index.constEnd())
        return;
    for (auto &[node, place] : m_locks[*index].places) {
        if (!place.stretches.empty())
            place.stretches.back().open = false;
    }
}

QList<QByteArray> ContentionTally::unseen() const
{
    QList<QByteArray> names;
    for (const auto &lock : m_locks) {
        if (std::any_of(lock.places.begin(), lock.places.end(), [](const auto &entry) {
                const Place &place = entry.second;
                return !place.attempts.empty() && place.seenAt <= place.attempts.back().arrived;
            }))
            names.append(lock.name);
    }
    return names;
}

void ContentionTally::seeClients(int node, const QByteArray &list)
{
    const auto hasSome = [](const QByteArray &count) { return !count.isEmpty() && count != "0"; };
    QHash<QByteArray, Present> present;
    for (const auto &line : list.split('\n')) {
        QByteArray address;
        Present client;
        for (const auto &field : line.split(' ')) {
            const qsizetype equals = field.indexOf('=');
            const QByteArray name = field.left(equals);
            const QByteArray value = field.mid(equals + 1).trimmed();
            if (name == "addr")
                address = value;
            else if ((name == "flags" && value.contains('b')) || ((name == "sub" || name == "ssub") && hasSome(value)))
                client.waits = true;
        }
        if (!address.isEmpty())
            present.insert(address, client);
    }
    m_nodes.at(static_cast<size_t>(node)).present = std::move(present);
}

std::optional<bool> ContentionTally::isConnected(const NodeState &state, const ContendingClient &client)
{
    if (!state.present || client.address.startsWith("unix:")) // all clients of a unix socket have the same address
        return std::nullopt;
    const auto found = state.present->constFind(client.address);
    return found != state.present->constEnd() && (client.waits == 0 || found->waits);
}

Instant ContentionTally::surelyUntil(const Stretch &stretch,
                                     const std::vector<std::pair<Instant, const Attempt *>> &endings, Micros slack)
{
    Instant until = stretch.to;
    for (const auto &[at, attempt] : endings) {
        if (at <= stretch.from + slack || at >= stretch.to - slack)
            continue;
        if (attempt->removes)
            until = std::min(until, at);
        else if (haveOneInCommon(attempt->tokens, stretch.owners))
            return stretch.from; // acquired again: it was free before, since an unknown time
    }
    return until;
}

std::vector<LockContention> ContentionTally::report() const
{
    std::vector<LockContention> contentions;
    // Zero attempts mean something only if every line was seen.
    const bool complete
        = std::all_of(m_nodes.begin(), m_nodes.end(), [](const NodeState &state) { return state.complete; });
    for (const auto &lock : m_locks) {
        LockContention most{.name = lock.name, .complete = complete};
        if (!complete)
            most.failed = most.taken = std::nullopt;
        bool isAside = true;
        for (const auto &[node, place] : lock.places) {
            LockContention one = judge(lock, node, place);
            const bool more
                = one.attempts != most.attempts ? one.attempts > most.attempts : one.clientCount > most.clientCount;
            const bool isFirst
                = one.attempts == most.attempts && one.clientCount == most.clientCount && node < most.node;
            if (one.clientCount > 0 && (place.isAside() != isAside ? isAside : more || isFirst)) {
                most = std::move(one);
                isAside = place.isAside();
            }
        }
        contentions.push_back(std::move(most));
    }
    return contentions;
}

/// The attempts that acquired the lock. For each stretch, the last attempt that its owner can have made before the
/// first reading. It comes after the latest reading of the previous owner.
std::unordered_set<const ContentionTally::Attempt *>
ContentionTally::takersOf(const Place &place, const NodeState &state, const DoneAt &doneAt,
                          const std::unordered_set<TokenHash> &followUps)
{
    const Micros slack = state.node.slack;
    std::unordered_set<TokenHash> ofHolders; // scripts that owners run while they hold the lock
    for (const auto &attempt : place.attempts) {
        const Instant done = doneAt(attempt);
        const bool isHolders = std::any_of(place.stretches.begin(), place.stretches.end(), [&](const Stretch &stretch) {
            return haveOneInCommon(attempt.tokens, stretch.owners) && stretch.from + slack < done
                && done < stretch.to - slack;
        });
        if (isHolders)
            ofHolders.insert(attempt.script);
    }
    std::unordered_set<const Attempt *> takers;
    for (size_t i = 0; i < place.stretches.size(); ++i) {
        const Stretch &stretch = place.stretches[i];
        const Instant after = i > 0 ? place.stretches[i - 1].to - slack : Instant::min();
        if (stretch.atStart || stretch.from - slack - kReadBehind > state.endedAt)
            continue;
        const auto last = std::find_if(place.attempts.rbegin(), place.attempts.rend(), [&](const Attempt &attempt) {
            const Instant done = doneAt(attempt);
            return !attempt.waits && !attempt.removes && haveOneInCommon(attempt.tokens, stretch.owners)
                && done - slack <= stretch.from && done >= after
                && (attempt.script == 0
                    || (!ofHolders.contains(attempt.script) && !followUps.contains(attempt.script)));
        });
        if (last != place.attempts.rend())
            takers.insert(&*last);
    }
    return takers;
}

/// Scripts that acquire the lock: those of the takers, and those that a client repeats with a token that never had the
/// lock. Scripts that follow a plain command are excluded.
std::unordered_set<ContentionTally::TokenHash>
ContentionTally::takeScriptsOf(const Place &place, const std::unordered_set<const Attempt *> &takers,
                               const std::unordered_set<TokenHash> &followUps)
{
    std::unordered_set<TokenHash> scripts;
    std::unordered_set<TokenHash> others; // scripts that remove the key
    std::unordered_map<TokenHash, TokenHash> first; // the first script of each token
    for (const auto &attempt : place.attempts) {
        if (attempt.script == 0)
            continue;
        if (attempt.removes)
            others.insert(attempt.script);
        if (takers.contains(&attempt))
            scripts.insert(attempt.script);
        const bool everHadIt
            = std::any_of(place.stretches.begin(), place.stretches.end(), [&attempt](const Stretch &stretch) {
                  return haveOneInCommon(attempt.tokens, stretch.owners);
              });
        for (const TokenHash token : attempt.tokens) {
            const auto [known, isFirst] = first.emplace(token, attempt.script);
            if (!isFirst && !everHadIt && known->second == attempt.script && !followUps.contains(attempt.script))
                scripts.insert(attempt.script);
        }
    }
    for (const TokenHash script : others)
        scripts.erase(script);
    return scripts;
}

/// Scripts that a client ran after a plain command with the same token: they renew, release or clean up what that
/// command acquired. Once known, such a script is never an attempt, even if its plain command came before the sample.
std::unordered_set<ContentionTally::TokenHash> ContentionTally::followUpsOf(const Place &place)
{
    std::unordered_set<TokenHash> scripts;
    std::unordered_set<TokenHash> plain;
    for (const auto &attempt : place.attempts) {
        for (const TokenHash token : attempt.tokens) {
            if (attempt.script == 0)
                plain.insert(token);
            else if (plain.contains(token))
                scripts.insert(attempt.script);
        }
    }
    return scripts;
}

LockContention ContentionTally::judge(const Lock &lock, int node, const Place &place) const
{
    const NodeState &state = m_nodes.at(static_cast<size_t>(node));
    const Micros slack = state.node.slack;
    LockContention contention{.name = lock.name, .node = node, .complete = state.complete};
    // The line with the least delay shows the difference of the clocks, plus its travel time.
    const auto doneAt
        = [&state](const Attempt &attempt) { return Instant(attempt.at + state.leastDelay.value_or(Micros(0))); };
    std::vector<std::pair<Instant, const Attempt *>> endings; // what may end a hold, or begin one
    for (const auto &attempt : place.attempts) {
        if (!attempt.waits && (attempt.removes || attempt.script == 0))
            endings.emplace_back(doneAt(attempt), &attempt);
    }
    std::vector<std::pair<Instant, Instant>> sureHolds; // when an owner certainly had it; parallel to `stretches`
    for (const auto &stretch : place.stretches)
        sureHolds.emplace_back(stretch.from + slack, surelyUntil(stretch, endings, slack) - slack);

    const auto isLast
        = [&place](const Stretch &stretch) { return stretch.open && &stretch == &place.stretches.back(); };
    const auto followUps = followUpsOf(place);
    const auto takers = takersOf(place, state, doneAt, followUps);
    const auto takeScripts = takeScriptsOf(place, takers, followUps);
    std::unordered_map<TokenHash, TokenHash> bearers; // by token: the script that brought it first; 0: a command
    std::unordered_map<int, ContendingClient> clients;
    qint64 failed = 0;
    qint64 taken = 0;
    for (const auto &attempt : place.attempts) {
        const Instant done = doneAt(attempt);
        const auto isIts
            = [&attempt](const Stretch &stretch) { return haveOneInCommon(attempt.tokens, stretch.owners); };
        const bool takes = takers.contains(&attempt);
        // A client may use one token for its whole life. At other times, an owner's attempts count like anybody's.
        const bool mayTake = takes || attempt.script == 0 || takeScripts.contains(attempt.script);
        const bool hasIt = std::any_of(place.stretches.begin(), place.stretches.end(), [&](const Stretch &stretch) {
            return isIts(stretch) && stretch.from - slack <= done && (isLast(stretch) || done <= stretch.to + slack);
        });
        bool holders = attempt.script != 0 && !takes && hasIt;
        holders = holders || (!mayTake && followUps.contains(attempt.script));
        holders = holders || (!mayTake && std::any_of(place.stretches.begin(), place.stretches.end(), isIts));
        for (const TokenHash token : attempt.tokens)
            holders = (bearers.emplace(token, attempt.script).first->second != attempt.script && !mayTake) || holders;
        if (!attempt.waits && (holders || attempt.removes))
            continue;
        if (attempt.stopsWaiting && !clients.contains(attempt.client))
            continue;

        ContendingClient &client = clients[attempt.client];
        if (attempt.waits) {
            client.waits += attempt.stopsWaiting ? 0 : 1;
            client.unserved = !attempt.stopsWaiting;
            continue;
        }
        ++client.attempts;
        ++contention.attempts;
        if (!client.commands.contains(attempt.command))
            client.commands.append(attempt.command);
        if (takes) {
            ++taken;
            client.unserved = false;
            continue;
        }
        bool refused = false;
        for (size_t i = 0; i < sureHolds.size() && lock.judged; ++i)
            refused
                = refused || (sureHolds[i].first <= done && done <= sureHolds[i].second && !isIts(place.stretches[i]));
        if (refused) {
            ++client.failed;
            ++failed;
            client.unserved = true;
        } else {
            ++client.undecided;
            ++contention.undecided;
        }
    }
    const bool changedHands = place.stretches.size() > 1 || (!place.stretches.empty() && !place.stretches.back().open);
    if (contention.undecided > 0)
        contention.undecidedWhy = !lock.judged ? UndecidedWhy::OwnersAlike
            : changedHands                     ? UndecidedWhy::ChangedHands
                                               : UndecidedWhy::Unread;
    const auto ifKnown = [&contention](qint64 number) {
        return number > 0 || (contention.undecided == 0 && contention.complete) ? std::optional(number) : std::nullopt;
    };
    contention.failed = ifKnown(failed);
    contention.taken = ifKnown(taken);

    qint64 trying = 0;
    qint64 blocked = 0;
    for (auto &[id, client] : clients) {
        client.address = state.addresses.at(static_cast<size_t>(id));
        client.connected = isConnected(state, client);
        const bool waiting = client.waiting().value_or(false);
        trying += waiting && client.failed > 0 ? 1 : 0;
        blocked += waiting && client.waits > 0 ? 1 : 0;
        contention.clients.push_back(std::move(client));
    }
    if (const qint64 waiting = std::max(trying, blocked); waiting > 0)
        contention.waitingClients = waiting;
    contention.clientCount = std::ssize(contention.clients);
    std::sort(contention.clients.begin(), contention.clients.end(),
              [](const ContendingClient &a, const ContendingClient &b) {
                  return a.attempts != b.attempts ? a.attempts > b.attempts
                      : a.waits != b.waits        ? a.waits > b.waits
                                                  : a.address < b.address;
              });
    if (contention.clients.size() > LockContention::kMostClients)
        contention.clients.resize(LockContention::kMostClients);
    return contention;
}

} // namespace Lockscope
