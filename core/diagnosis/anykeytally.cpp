#include "anykeytally.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <utility>

namespace Lockscope {

namespace {

/// A key may expire this much sooner or later than its TTL says: Redis reads the clock once per event loop.
constexpr Micros kExpirySlack = Millis(3);
/// The most refusals to keep of scripts that may or may not be lock scripts.
constexpr size_t kMostDoubts = 20'000;
constexpr auto kFarAway = Micros::max();

constexpr std::array kReads{"GET",      "MGET",      "EXISTS",  "TTL",     "PTTL",      "TYPE",  "STRLEN",
                            "GETRANGE", "HGET",      "HMGET",   "HGETALL", "HEXISTS",   "HLEN",  "HKEYS",
                            "HVALS",    "HSCAN",     "HSTRLEN", "WATCH",   "OBJECT",    "DUMP",  "TOUCH",
                            "ZSCORE",   "ZCARD",     "ZRANGE",  "SCARD",   "SISMEMBER", "LLEN",  "LRANGE",
                            "LINDEX",   "SUBSCRIBE", "PUBLISH", "MEMORY",  "ZRANK",     "ZCOUNT"};
constexpr std::array kScripts{"EVAL", "EVALSHA", "FCALL"};

template <size_t size>
bool isOneOf(const std::array<const char *, size> &names, const QByteArray &name)
{
    return std::any_of(names.begin(), names.end(), [&name](const char *known) { return name == known; });
}

bool hasWord(const QByteArrayList &words, qsizetype from, QByteArrayView word)
{
    return std::any_of(words.begin() + std::min(from, words.size()), words.end(),
                       [word](const QByteArray &each) { return each.toUpper() == word; });
}

bool takesLocks(const QByteArray &text)
{
    const QByteArray lower = text.toLower();
    const auto calls = [&lower](const QByteArray &name) {
        return lower.contains('\'' + name + '\'') || lower.contains('"' + name + '"');
    };
    return calls("setnx") || (calls("set") && calls("nx")) || (calls("exists") && calls("hincrby"));
}

} // namespace

AnyKeyTally::AnyKeyTally(const std::vector<int> &databases)
{
    for (const int database : databases)
        m_nodes.push_back({.database = database});
}

void AnyKeyTally::take(int index, const MonitorLine &line)
{
    Node &node = m_nodes.at(static_cast<size_t>(index));
    if (line.words.isEmpty())
        return;
    const QByteArray command = line.words.constFirst().left(32).toUpper();
    if (command == "FLUSHALL" || command == "SWAPDB") {
        for (auto &[name, key] : node.keys)
            setUnknown(key);
        return;
    }
    if (line.database != node.database)
        return;
    if (!line.isFromScript()) {
        finish(node);
        if (isOneOf(kScripts, command))
            return begin(node, line, command);
    }
    const bool isOfRun = line.isFromScript() && node.run;
    follow(node, line, command, isOfRun ? node.run->client : line.source, isOfRun ? node.run->command : command);
}

void AnyKeyTally::skip(int index)
{
    Node &node = m_nodes.at(static_cast<size_t>(index));
    node.complete = false;
    node.run.reset();
    for (auto &[name, key] : node.keys)
        setUnknown(key);
}

AnyKeyTally::Expiry AnyKeyTally::expiryOf(const QByteArrayList &words, qsizetype from)
{
    Expiry expiry;
    for (qsizetype i = from; i < words.size(); ++i) {
        const QByteArray word = words.at(i).left(8).toUpper();
        if (word == "EX" || word == "PX") {
            bool ok = false;
            const qint64 number = words.value(i + 1).toLongLong(&ok);
            if (!ok || number <= 0 || number > 100'000'000'000)
                return {.isKnown = false};
            expiry.after = word == "EX" ? Micros(std::chrono::seconds(number)) : Micros(Millis(number));
            ++i;
        } else if (word == "EXAT" || word == "PXAT" || word == "KEEPTTL") {
            return {.isKnown = false};
        }
    }
    return expiry;
}

AnyKeyTally::Key *AnyKeyTally::find(Node &node, const QByteArray &name)
{
    const auto found = node.keys.find(name);
    return found == node.keys.end() ? nullptr : &found->second;
}

AnyKeyTally::Key *AnyKeyTally::track(Node &node, const QByteArray &name)
{
    if (Key *known = find(node, name))
        return known;
    if (node.keys.size() >= kMostKeys && name.size() <= kLongestKey) {
        const auto forgotten = std::erase_if(node.keys, [](const auto &entry) { return entry.second.attempts <= 1; });
        node.leftOut += static_cast<qint64>(forgotten);
        node.hasForgotten = node.hasForgotten || forgotten > 0;
    }
    if (name.size() > kLongestKey || node.keys.size() >= kMostKeys) {
        ++node.leftOut;
        return nullptr;
    }
    Key &key = node.keys[name];
    key.isFromStart = !node.hasForgotten;
    return &key;
}

void AnyKeyTally::expire(Key &key, Micros now)
{
    if (key.presence != Presence::Present || !key.isTtlKnown || !key.expiresAt || now < *key.expiresAt - kExpirySlack)
        return;
    if (now > *key.expiresAt + kExpirySlack)
        setAbsent(key, *key.expiresAt);
    else
        setUnknown(key);
}

void AnyKeyTally::setAbsent(Key &key, Micros now)
{
    if (key.presence != Presence::Absent)
        key.freeSince = now;
    key.presence = Presence::Absent;
    key.isTtlKnown = false;
    key.runUntil.reset();
    key.isFreeKnown = true;
}

void AnyKeyTally::setPresent(Key &key, const Expiry &expiry, Micros now)
{
    if (key.freeSince)
        key.free += std::max(Micros(0), now - *std::exchange(key.freeSince, std::nullopt));
    key.presence = Presence::Present;
    key.isTtlKnown = expiry.isKnown;
    key.expiresAt = expiry.after ? std::optional(now + *expiry.after) : std::nullopt;
    key.runUntil.reset();
}

void AnyKeyTally::setUnknown(Key &key)
{
    key.presence = Presence::Unknown;
    key.isTtlKnown = false;
    key.runUntil.reset();
    key.freeSince.reset();
}

void AnyKeyTally::count(Key &key, const QByteArray &client, const QByteArray &command, Outcome outcome)
{
    Client &who = key.clients[client];
    ++key.attempts;
    ++who.attempts;
    if (!who.commands.contains(command))
        who.commands.append(command);
    who.unserved = outcome == Outcome::Failed;
    if (outcome == Outcome::Taken) {
        ++key.taken;
        ++who.taken;
    } else if (outcome == Outcome::Failed) {
        ++key.failed;
        ++who.failed;
    }
}

void AnyKeyTally::tryNx(Node &node, const QByteArray &name, const QByteArray &client, const QByteArray &command,
                        const Expiry &expiry, Micros now)
{
    Key *found = track(node, name);
    if (found == nullptr)
        return;
    Key &key = *found;
    expire(key, now);
    if (key.presence == Presence::Absent) {
        count(key, client, command, Outcome::Taken);
        setPresent(key, expiry, now);
        return;
    }
    if (key.presence == Presence::Present && key.isTtlKnown) {
        key.isFreeKnown = true;
        count(key, client, command, Outcome::Failed);
        return;
    }
    // Who holds the key is unknown. Until the shortest TTL of these attempts has passed, at most one of them succeeded.
    const Micros end = !expiry.isKnown ? now : expiry.after ? now + *expiry.after - kExpirySlack : kFarAway;
    if (key.runUntil && now < *key.runUntil) {
        key.runUntil = std::min(*key.runUntil, end);
        const bool isItsOwn = key.clients[client].run == key.run;
        count(key, client, command, Outcome::Undecided);
        ++key.failed; // one attempt of the run failed, but it is unknown whose
        if (isItsOwn) {
            ++key.clients[client].failed;
            key.clients[client].unserved = true;
        }
    } else {
        ++key.run;
        key.runUntil = end;
        count(key, client, command, Outcome::Undecided);
    }
    key.clients[client].run = key.run;
    key.presence = Presence::Present; // set by this attempt or an earlier one
    key.isTtlKnown = false;
}

/// Applies one command to the keys, as a change or as an attempt.
void AnyKeyTally::follow(Node &node, const MonitorLine &line, const QByteArray &command, const QByteArray &client,
                         const QByteArray &as)
{
    const auto &words = line.words;
    if (command == "FLUSHDB") {
        for (auto &[name, key] : node.keys)
            setAbsent(key, line.at);
        return;
    }
    if (words.size() < 2)
        return;
    const QByteArray &name = words.at(1);
    ScriptRun *run = line.isFromScript() && node.run ? &*node.run : nullptr;
    const bool isSetNx = command == "SET" && words.size() > 3 && hasWord(words, 3, "NX");
    if (isSetNx || command == "SETNX") {
        if (run != nullptr)
            run->tried.insert(name);
        tryNx(node, name, client, as, command == "SET" ? expiryOf(words, 3) : Expiry(), line.at);
        return;
    }
    if (command == "DEL" || command == "UNLINK") {
        for (qsizetype i = 1; i < words.size(); ++i) {
            if (run != nullptr)
                run->removed.insert(words.at(i));
            if (Key *key = find(node, words.at(i))) {
                expire(*key, line.at);
                setAbsent(*key, line.at);
            }
        }
        return;
    }
    if (isOneOf(kReads, command)) {
        if (run != nullptr && command == "EXISTS")
            run->existsChecked.insert(name);
        if (run != nullptr && (command == "PTTL" || command == "TTL"))
            run->ttlRead.insert(name);
        return;
    }
    Key *key = find(node, name);
    if (command == "EXPIRE" || command == "PEXPIRE") {
        bool ok = false;
        const qint64 number = words.value(2).toLongLong(&ok);
        if (key == nullptr)
            return;
        expire(*key, line.at);
        if (!ok || number <= 0 || number > 100'000'000'000 || words.size() > 3)
            return setUnknown(*key);
        const Micros after = command == "EXPIRE" ? Micros(std::chrono::seconds(number)) : Micros(Millis(number));
        if (key->presence == Presence::Present && (key->isTtlKnown || run != nullptr))
            setPresent(*key, {.after = after}, line.at);
        else if (key->runUntil) // the unknown holder keeps it no longer than this
            key->runUntil = std::min(*key->runUntil, line.at + after - kExpirySlack);
        return;
    }
    if (command == "PERSIST") {
        if (key != nullptr && key->presence == Presence::Present && key->isTtlKnown)
            setPresent(*key, {}, line.at);
        return;
    }
    if (run != nullptr)
        run->written.insert(name);
    if (key != nullptr) {
        expire(*key, line.at);
        const bool mayFail = hasWord(words, 3, "XX");
        if (command == "SET" && !mayFail)
            setPresent(*key, expiryOf(words, 3), line.at);
        else if ((command == "HINCRBY" || command == "HSET") && run != nullptr)
            setPresent(*key, {.isKnown = false}, line.at); // the script sets the TTL next
        else
            setUnknown(*key);
    }
    if ((command == "RENAME" || command == "COPY") && words.size() > 2) {
        if (Key *other = find(node, words.at(2)))
            setUnknown(*other);
    }
}

void AnyKeyTally::begin(Node &node, const MonitorLine &line, const QByteArray &command)
{
    bool ok = false;
    const qint64 count = line.words.size() > 3 ? line.words.at(2).toLongLong(&ok) : 0;
    if (!ok || count <= 0 || count > line.words.size() - 3)
        return;
    const QByteArray script = command == "EVAL"
        ? QCryptographicHash::hash(line.words.at(1), QCryptographicHash::Sha1).toHex()
        : line.words.at(1).toLower();
    if (command == "EVAL" && takesLocks(line.words.at(1)))
        learn(node, script);
    node.run = ScriptRun{
        .client = line.source, .command = command, .script = script, .at = line.at, .keys = line.words.mid(3, count)};
}

/// Judges a script after its last call.
void AnyKeyTally::finish(Node &node)
{
    if (!node.run)
        return;
    const ScriptRun run = *std::exchange(node.run, std::nullopt);
    for (const auto &name : run.keys) {
        if (run.tried.contains(name) || run.removed.contains(name) || !run.existsChecked.contains(name))
            continue;
        // The script tested whether the lock exists, then acquired it or left it, and perhaps read its TTL.
        const bool isTaken = run.written.contains(name);
        if (isTaken || run.ttlRead.contains(name))
            learn(node, run.script);
        if (isTaken) {
            if (Key *key = track(node, name)) {
                key->isFreeKnown = true;
                count(*key, run.client, run.command, Outcome::Taken);
            }
        } else if (m_lockScripts.contains(run.script)) {
            if (Key *key = track(node, name)) {
                key->isFreeKnown = true;
                count(*key, run.client, run.command, Outcome::Failed);
            }
        } else if (node.doubts < kMostDoubts) {
            ++node.doubts;
            node.doubtful[run.script].push_back(
                {.key = name, .client = run.client, .command = run.command, .at = run.at});
        }
    }
}

void AnyKeyTally::learn(Node &node, const QByteArray &script)
{
    m_lockScripts.insert(script);
    const auto before = node.doubtful.find(script);
    if (before == node.doubtful.end())
        return;
    for (const auto &refusal : before->second) {
        if (Key *key = track(node, refusal.key))
            count(*key, refusal.client, refusal.command, Outcome::Failed);
    }
    node.doubts -= before->second.size();
    node.doubtful.erase(before);
}

void AnyKeyTally::seeClients(int index, const QByteArray &list)
{
    QSet<QByteArray> present;
    for (const auto &line : list.split('\n')) {
        for (const auto &field : line.split(' ')) {
            if (field.startsWith("addr="))
                present.insert(field.mid(5));
        }
    }
    m_nodes.at(static_cast<size_t>(index)).present = std::move(present);
}

LockContention AnyKeyTally::contentionOf(const Node &node, int index, const QByteArray &name, const Key &key)
{
    LockContention contention{.name = name,
                              .node = index,
                              .attempts = key.attempts,
                              .complete = node.complete && key.isFromStart,
                              .isKnownLock = false};
    contention.undecided = key.attempts - key.failed - key.taken;
    if (contention.undecided > 0)
        contention.undecidedWhy = UndecidedWhy::Unfollowed;
    const auto bounded = [&](qint64 number) {
        return number > 0 || (contention.undecided == 0 && contention.complete) ? std::optional(number) : std::nullopt;
    };
    contention.failed = bounded(key.failed);
    contention.taken = bounded(key.taken);
    if (key.isFreeKnown)
        contention.free = key.free;
    qint64 waiting = 0;
    for (const auto &[address, client] : key.clients) {
        ContendingClient reported{.address = address,
                                  .attempts = client.attempts,
                                  .failed = client.failed,
                                  .undecided = client.attempts - client.failed - client.taken,
                                  .unserved = client.unserved,
                                  .commands = client.commands};
        if (node.present && !address.startsWith("unix:")) // all clients of a unix socket have the same address
            reported.connected = node.present->contains(address);
        waiting += reported.waiting().value_or(false) ? 1 : 0;
        contention.clients.push_back(std::move(reported));
    }
    if (waiting > 0)
        contention.waitingClients = waiting;
    contention.clientCount = std::ssize(contention.clients);
    std::stable_sort(contention.clients.begin(), contention.clients.end(),
                     [](const ContendingClient &a, const ContendingClient &b) { return a.attempts > b.attempts; });
    if (contention.clients.size() > LockContention::kMostClients)
        contention.clients.resize(LockContention::kMostClients);
    return contention;
}

std::vector<LockContention> AnyKeyTally::report(const QByteArrayList &named) const
{
    std::map<QByteArray, std::pair<int, const Key *>> most;
    for (size_t index = 0; index < m_nodes.size(); ++index) {
        for (const auto &[name, key] : m_nodes[index].keys) {
            if (!isContended(key) && (key.attempts == 0 || !named.contains(name)))
                continue;
            auto &best = most[name];
            if (best.second == nullptr || key.attempts > best.second->attempts)
                best = {static_cast<int>(index), &key};
        }
    }
    std::vector<LockContention> report;
    for (const auto &[name, best] : most)
        report.push_back(contentionOf(m_nodes[static_cast<size_t>(best.first)], best.first, name, *best.second));
    sortByContention(report);
    return report;
}

AnyKeys AnyKeyTally::figures() const
{
    std::map<QByteArray, bool> heard; // whether the key is contended on any node
    AnyKeys figures;
    for (const auto &node : m_nodes) {
        figures.leftOut += node.leftOut;
        for (const auto &[name, key] : node.keys) {
            if (key.attempts > 0)
                heard[name] = isContended(key) || heard[name];
        }
    }
    figures.heard = std::ssize(heard);
    figures.uncontended = std::count_if(heard.begin(), heard.end(), [](const auto &entry) { return !entry.second; });
    return figures;
}

} // namespace Lockscope
