#include "accessrights.h"

#include "../dialects/dialect.h"
#include "../redis/commandpolicy.h"
#include "../watch/feed.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

namespace Lockscope {

namespace {

constexpr ServerVersion kChannelRules{6, 2, 0}; ///< for `&`
constexpr ServerVersion kReadRules{7, 0, 0}; ///< for `%R~`
constexpr ServerVersion kShardedChannels{7, 0, 0};
constexpr ServerVersion kNoTouch{7, 2, 0};
/// Assumed if the server's version is unknown.
constexpr ServerVersion kOldest{6, 2, 0};

struct Use
{
    std::string_view command; ///< in capitals
    std::string_view second = {};
    Feature feature;
};

constexpr std::array kUses = std::to_array<Use>({
    {"SCAN", {}, Feature::Reading},      {"TYPE", {}, Feature::Reading},       {"PTTL", {}, Feature::Reading},
    {"SELECT", {}, Feature::Reading},    {"STRLEN", {}, Feature::Plans},       {"GETRANGE", {}, Feature::Strings},
    {"HLEN", {}, Feature::Hashes},       {"HSCAN", {}, Feature::Hashes},       {"HGET", {}, Feature::LargeHashes},
    {"SCARD", {}, Feature::Sets},        {"SSCAN", {}, Feature::Sets},         {"ZCARD", {}, Feature::SortedSets},
    {"ZRANGE", {}, Feature::SortedSets}, {"LLEN", {}, Feature::Waiters},       {"LRANGE", {}, Feature::Waiters},
    {"ZCOUNT", {}, Feature::Waiters},    {"PUBSUB", {}, Feature::Waiters},     {"CLIENT", "LIST", Feature::Waiters},
    {"MULTI", {}, Feature::Plans},       {"EXEC", {}, Feature::Plans},         {"INFO", {}, Feature::Identity},
    {"TIME", {}, Feature::Clock},        {"CLIENT", "ID", Feature::Feed},      {"CLIENT", "TRACKING", Feature::Feed},
    {"SUBSCRIBE", {}, Feature::Feed},    {"PSUBSCRIBE", {}, Feature::Events},  {"PUNSUBSCRIBE", {}, Feature::Events},
    {"PING", {}, Feature::Probe},        {"CLIENT", "SETNAME", Feature::Name}, {"CLIENT", "NO-TOUCH", Feature::NoTouch},
    {"CLUSTER", {}, Feature::Slots},     {"ASKING", {}, Feature::Slots},
});

bool is(const QByteArray &word, std::string_view capitals)
{
    return word.toUpper() == QByteArrayView(capitals.data(), std::ssize(capitals));
}

bool isOlder(const AccessScope &scope, const ServerVersion &version)
{
    return scope.version.value_or(kOldest) < version;
}

bool isKnown(const AccessScope &scope, const QByteArrayList &command)
{
    if (featureOf(command) == Feature::Slots)
        return scope.cluster;
    if (is(command.value(1), "NO-TOUCH"))
        return !isOlder(scope, kNoTouch);
    return !is(command.value(1), "SHARDNUMSUB") && !is(command.first(), "SPUBLISH") ? true
                                                                                    : !isOlder(scope, kShardedChannels);
}

/// Makes the pattern one word for redis-cli. What would end it, or is refused in ACL patterns, becomes `?`.
QByteArray asWord(QByteArray pattern)
{
    for (char &c : pattern) {
        const auto byte = static_cast<uchar>(c);
        if (byte <= ' ' || byte == 0x7f || c == '"' || c == '\'')
            c = '?';
    }
    return pattern;
}

/// Drops patterns that are covered by another one whose only wildcard is a final `*`.
QByteArrayList withoutCovered(const QByteArrayList &patterns)
{
    QByteArrayList kept;
    for (const auto &pattern : patterns) {
        const bool covered = kept.contains(pattern) || std::ranges::any_of(patterns, [&](const QByteArray &other) {
                                 const QByteArray start = Feed::prefixOf(other);
                                 return other != pattern && other == start + '*' && pattern.startsWith(start);
                             });
        if (!covered)
            kept.append(pattern);
    }
    return kept;
}

/// The keys and channels that dialects use beside a lock's main key; patterns of them if the name is a pattern.
struct Surroundings
{
    QByteArrayList read; ///< keys
    QByteArrayList written; ///< keys
    QByteArrayList channels;
};

Surroundings surroundingsOf(const AccessScope &scope)
{
    const QByteArrayList names = scope.patterns.isEmpty() ? QByteArrayList{"*"} : scope.patterns;
    Surroundings around;
    for (const auto &dialect : DialectCatalog::standard().all()) {
        const LockRecipe *recipe = dialect->recipe();
        if (recipe == nullptr && !scope.dialects.contains(dialect->id()))
            continue;
        for (const auto &name : names) {
            for (const auto &companion : dialect->companions(name))
                around.read.append(companion.key);
            for (const auto &source : dialect->waiters(name)) {
                if (source.query == WaiterSource::Query::Subscribers)
                    around.channels.append(source.key);
                else if (source.query != WaiterSource::Query::BlockedClients)
                    around.read.append(source.key);
            }
            if (const auto call = dialect->forceRelease(name, "*")) {
                around.written += call->keys;
                if (call->body == scriptBody(Script::ForceReleaseRedissonRw))
                    around.written.append(call->arguments.constLast() + '*'); // the keys of the single holds
                if (call->body == scriptBody(Script::ForceReleaseString)) {
                    for (qsizetype i = 4; i + 1 < call->arguments.size(); i += 2)
                        around.channels.append(call->arguments.at(i));
                }
            }
            if (recipe != nullptr) {
                around.written += recipe
                                      ->take({.name = name,
                                              .owner = "*",
                                              .ttl = Millis(1),
                                              .fencingToken = recipe->hasFencingTokens()})
                                      .keys;
                around.written += recipe->release(name, "*", Wake::Yes).keys;
                around.channels += recipe->wakeChannels(name, "*");
            }
        }
    }
    if (scope.patterns.isEmpty()) {
        // Where a name has braces of its own, the channel adds none.
        for (auto &channel : around.channels)
            channel.replace("{*}", "*");
    }
    return around;
}

/// The commands that Lockscope's scripts call.
QByteArrayList scriptCommands()
{
    static const QRegularExpression kCall(QStringLiteral(R"(redis\.p?call\(([^,]*),)"));
    static const QRegularExpression kName(QStringLiteral("'([A-Z]+)'"));
    QByteArrayList commands;
    for (const auto script : allScripts()) {
        const QString body = QString::fromLatin1(scriptBody(script));
        for (auto calls = kCall.globalMatch(body); calls.hasNext();) {
            const QString first = calls.next().captured(1); // a name, or an expression that selects one of several
            for (auto names = kName.globalMatch(first); names.hasNext();) {
                const QByteArray command = names.next().captured(1).toLatin1();
                if (!commands.contains(command))
                    commands.append(command);
            }
        }
    }
    std::ranges::sort(commands);
    return commands;
}

class Rights
{
public:
    explicit Rights(const AccessScope &scope) : m_scope(scope) { }

    void addKeys(const QByteArrayList &patterns, bool readOnly, Feature feature)
    {
        const char *sign = readOnly && !isOlder(m_scope, kReadRules) ? "%R~" : "~";
        for (const auto &pattern : patterns)
            add(sign + asWord(pattern), feature);
    }
    void addChannels(const QByteArrayList &patterns, Feature feature)
    {
        if (isOlder(m_scope, kChannelRules))
            return; // every user may use all channels
        for (const auto &pattern : patterns)
            add('&' + asWord(pattern), feature);
    }
    void addCommand(const QByteArrayList &command, Feature feature)
    {
        if (isKnown(m_scope, command))
            add(ruleFor(command), feature);
    }
    void addWatching()
    {
        for (const auto purpose : {Purpose::Watch, Purpose::Listen}) {
            for (const auto &command : allowedCommands(purpose)) {
                if (is(command.first(), "SELECT")
                    && std::ranges::all_of(m_scope.databases, [](int database) { return database == 0; }))
                    continue;
                if (const auto feature = featureOf(command))
                    addCommand(command, *feature);
            }
        }
    }
    void addListening()
    {
        addChannels({Connection::kInvalidations}, Feature::Feed);
        QByteArrayList prefixes;
        for (const auto &pattern : m_scope.patterns)
            prefixes.append(Feed::prefixOf(pattern));
        // PSUBSCRIBE needs a rule for exactly its pattern, which is unknown beforehand if no patterns are configured.
        for (const auto &prefix : Feed::gathered(std::move(prefixes)).chosen) {
            for (const int database : m_scope.databases) {
                if (!prefix.isEmpty())
                    addChannels({Feed::eventPattern(database, prefix)}, Feature::Events);
            }
        }
    }
    [[nodiscard]] std::vector<AccessRight> take() && { return std::move(m_rights); }

private:
    void add(const QByteArray &rule, Feature feature)
    {
        if (std::ranges::none_of(m_rights, [&](const AccessRight &right) { return right.rule == rule; }))
            m_rights.push_back({.rule = rule, .feature = feature});
    }

    const AccessScope &m_scope;
    std::vector<AccessRight> m_rights;
};

QByteArrayList namesIn(const AccessScope &scope)
{
    return withoutCovered(scope.patterns.isEmpty() ? QByteArrayList{"*"} : scope.patterns);
}

/// The patterns that `names` do not cover.
QByteArrayList besides(const QByteArrayList &names, const QByteArrayList &patterns)
{
    QByteArrayList rest = withoutCovered(names + patterns);
    rest.removeIf([&](const QByteArray &pattern) { return names.contains(pattern); });
    return rest;
}

} // namespace

QLatin1String toString(Feature feature)
{
    switch (feature) {
    case Feature::Reading: return QLatin1String("reading");
    case Feature::Strings: return QLatin1String("strings");
    case Feature::Hashes: return QLatin1String("hashes");
    case Feature::Sets: return QLatin1String("sets");
    case Feature::SortedSets: return QLatin1String("sorted-sets");
    case Feature::LargeHashes: return QLatin1String("large-hashes");
    case Feature::Waiters: return QLatin1String("waiters");
    case Feature::Plans: return QLatin1String("plans");
    case Feature::Identity: return QLatin1String("identity");
    case Feature::Clock: return QLatin1String("clock");
    case Feature::Feed: return QLatin1String("feed");
    case Feature::Events: return QLatin1String("events");
    case Feature::Probe: return QLatin1String("probe");
    case Feature::Slots: return QLatin1String("slots");
    case Feature::Name: return QLatin1String("name");
    case Feature::NoTouch: return QLatin1String("no-touch");
    case Feature::Acting: return QLatin1String("acting");
    }
    return QLatin1String("reading");
}

QString lossWithout(Feature feature)
{
    switch (feature) {
    case Feature::Reading: return QStringLiteral("Lockscope sees no locks on this node");
    case Feature::Strings: return QStringLiteral("Lockscope does not see string locks (most locks)");
    case Feature::Hashes: return QStringLiteral("Lockscope does not see hash locks (for example Redisson)");
    case Feature::Sets: return QStringLiteral("Lockscope does not see set locks");
    case Feature::SortedSets: return QStringLiteral("Lockscope does not see sorted-set locks (mostly semaphores)");
    case Feature::LargeHashes: return QStringLiteral("Lockscope does not see hash locks with very many fields (rare)");
    case Feature::Waiters: return QStringLiteral("the number of waiters is unknown");
    case Feature::Plans: return QStringLiteral("Lockscope cannot plan a release");
    case Feature::Identity:
        return QStringLiteral("role, restarts, eviction and persistence are unknown; Lockscope takes no locks here");
    case Feature::Clock: return QStringLiteral("clock errors stay unknown");
    case Feature::Feed: return QStringLiteral("Lockscope sees changes only at the next reading");
    case Feature::Events: return QStringLiteral("if the server rejects tracking, keyspace events cannot replace it");
    case Feature::Probe:
        return QStringLiteral("checks of the listening connection leave entries in the server's ACL LOG");
    case Feature::Slots: return QStringLiteral("Lockscope cannot find the node of a lock and shows no locks");
    case Feature::Name: return QStringLiteral("Lockscope's connections have no name in CLIENT LIST");
    case Feature::NoTouch: return QStringLiteral("a read counts as use of the key and delays its eviction");
    case Feature::Acting: return QStringLiteral("Lockscope cannot take, renew or release locks here");
    }
    return {};
}

AccessScope AccessScope::of(const Deployment &deployment)
{
    AccessScope scope{
        .patterns = deployment.patterns, .databases = {}, .cluster = deployment.rule == DeploymentRule::Cluster};
    for (const auto &node : deployment.nodes) {
        if (!scope.databases.contains(node.database))
            scope.databases.append(node.database);
    }
    return scope;
}

std::optional<Feature> featureOf(const QByteArrayList &command)
{
    for (const auto &use : kUses) {
        if (is(command.value(0), use.command) && (use.second.empty() || is(command.value(1), use.second)))
            return use.feature;
    }
    return std::nullopt;
}

QByteArray ruleFor(const QByteArrayList &command)
{
    const QByteArray rule = '+' + command.value(0).toLower();
    return command.size() > 1 ? rule + '|' + command.at(1).toLower() : rule;
}

std::vector<AccessRight> rightsToWatch(const AccessScope &scope)
{
    Rights rights(scope);
    const QByteArrayList names = namesIn(scope);
    rights.addKeys(names, true, Feature::Reading);
    rights.addKeys(besides(names, surroundingsOf(scope).read), true, Feature::Waiters);
    rights.addListening();
    rights.addWatching();
    return std::move(rights).take();
}

std::vector<AccessRight> rightsToAct(const AccessScope &scope)
{
    Rights rights(scope);
    const Surroundings around = surroundingsOf(scope);
    const QByteArrayList names = namesIn(scope);
    rights.addKeys(names, false, Feature::Reading);
    rights.addKeys(besides(names, around.read + around.written), false, Feature::Acting);
    rights.addListening();
    rights.addChannels(withoutCovered(around.channels), Feature::Acting);
    rights.addWatching();
    for (const auto purpose : {Purpose::Lock, Purpose::Act}) {
        for (const auto &command : allowedCommands(purpose)) {
            const CommandKind kind = kindOf(command);
            if (kind == CommandKind::Locking || kind == CommandKind::Script || kind == CommandKind::Probe)
                rights.addCommand(command, Feature::Acting);
        }
    }
    rights.addCommand({"UNSUBSCRIBE"}, Feature::Acting); // to leave the channel of a lock after the wait
    for (const auto &command : scriptCommands())
        rights.addCommand({command}, Feature::Acting);
    return std::move(rights).take();
}

QByteArrayList commandsToAct()
{
    QByteArrayList commands = scriptCommands();
    for (const auto purpose : {Purpose::Lock, Purpose::Act}) {
        for (const auto &command : allowedCommands(purpose)) {
            if (kindOf(command) == CommandKind::Locking && !commands.contains(command.constFirst()))
                commands.append(command.constFirst());
        }
    }
    return commands;
}

QByteArray quotedForShell(const QByteArray &word)
{
    // redis-cli reads single quotes like a shell, unless the word contains one.
    const bool isPlain = !word.isEmpty() && std::all_of(word.begin(), word.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || std::strchr("+-_@:./,%=", c) != nullptr;
    });
    return isPlain || word.contains('\'') ? word : '\'' + word + '\'';
}

QByteArray aclLine(const QByteArray &user, const std::vector<AccessRight> &rights)
{
    QByteArray line = "ACL SETUSER " + quotedForShell(user) + " reset on '>PASSWORD'";
    // Servers with channel rules may give a new user all channels.
    if (std::ranges::any_of(rights, [](const AccessRight &right) { return right.rule.startsWith('&'); }))
        line += " resetchannels";
    for (const auto &right : rights)
        line += ' ' + quotedForShell(right.rule);
    return line;
}

} // namespace Lockscope
