#include "actingprobe.h"

#include "../base/text.h"
#include "../diagnosis/accessrights.h"
#include "../watch/deploymentwatch.h"

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

/// Since this version a script can declare `no-writes`. Redis checks the user's rights before it rejects its writes.
constexpr ServerVersion kReadOnlyScripts{7, 0, 0};

/// Tries each command and returns its error, or nothing. Redis rejects commands that write, after checking rights.
constexpr char kTrial[] = R"(#!lua flags=no-writes
local said = {}
local at = 1
while at < #ARGV do
  local count = tonumber(ARGV[at])
  local words = {}
  for i = 1, count do words[i] = ARGV[at + i] end
  local answer = redis.pcall(unpack(words))
  said[#said + 1] = type(answer) == 'table' and answer.err or ''
  at = at + count + 1
end
return said
)";

struct Trial
{
    QByteArrayList command;
    QByteArray rule; ///< the missing ACL rule, if Redis refuses the command
    bool ofKey = false; ///< tests a key pattern: only a refusal of the key counts
};

/// Adds as many arguments as Redis requires before it checks rights. The script's `no-writes` flag prevents any change.
QByteArrayList withWords(const QByteArray &command, const QByteArray &key)
{
    if (command == "TIME")
        return {command};
    if (command == "PUBLISH" || command == "SPUBLISH")
        return {command, key, ""};
    static const QByteArrayList kTwo{"HGET", "HEXISTS",   "HSTRLEN", "HDEL",   "LINDEX", "LPUSH",   "RPUSH",
                                     "SREM", "SISMEMBER", "ZREM",    "ZSCORE", "INCRBY", "PEXPIRE", "SET"};
    static const QByteArrayList kThree{"GETRANGE", "HSET", "LREM", "ZADD", "ZINCRBY", "ZRANGE"};
    QByteArrayList words{command, key};
    for (int i = kThree.contains(command) ? 2 : kTwo.contains(command) ? 1 : 0; i > 0; --i)
        words.append("0");
    return words;
}

std::vector<Trial> trialsOn(const Deployment &deployment)
{
    std::vector<Trial> trials;
    const QByteArray key = sampleOf(deployment.patterns.value(0)).value_or("lockscope-doctor");
    for (const auto &command : commandsToAct())
        trials.push_back({.command = withWords(command, key), .rule = ruleFor({command})});
    for (const auto &pattern : deployment.patterns) {
        if (const auto sample = sampleOf(pattern))
            trials.push_back({.command = {"DEL", *sample}, .rule = '~' + pattern, .ofKey = true});
    }
    return trials;
}

/// Redis 7.0 says "can't run this command" or "can't access at least one of the keys". Redis 7.2 says "no permissions
/// to run" or "No permissions to access".
bool isRefused(const QByteArray &words, bool ofKey)
{
    return ofKey
        ? words.contains("can't access at least one of the keys") || words.toLower().contains("permissions to access")
        : words.contains("can't run this command") || words.contains("no permissions to run");
}

} // namespace

ActingProbe::ActingProbe(DeploymentWatch *watch, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_watch(watch)
    , m_factory(std::move(factory))
    , m_clock(clock)
{
}

ActingProbe::~ActingProbe()
{
    // Destroying a link answers its pending commands; conclude() then finds no link and does nothing.
    for (auto &[node, link] : m_links)
        disconnect(link.get(), nullptr, this, nullptr);
    const auto gone = std::exchange(m_links, {});
}

void ActingProbe::start()
{
    for (int node = 0; node < m_watch->nodeCount(); ++node) {
        if (const auto endpoint = m_watch->endpoint(node)) {
            auto &link = m_links[node] = std::make_unique<Link>(*endpoint, Purpose::Act, m_factory, m_clock);
            connect(link.get(), &Link::up, this, [this, node] { ask(node); });
            connect(link.get(), &Link::down, this, [this, node] { conclude(node, std::nullopt); });
        }
    }
    for (auto &[node, link] : m_links)
        link->start();
}

void ActingProbe::ask(int node)
{
    const auto found = m_links.find(node);
    if (found == m_links.end())
        return;
    found->second->send({"EVAL", "return 1", "0"}, [this, node](const Result<Value> &reply) {
        if (reply)
            tryCommands(node);
        else
            refuse(node, reply.error());
    });
}

void ActingProbe::refuse(int node, const Error &error)
{
    m_isUnsupported = m_isUnsupported || error.kind == ErrorKind::Unsupported;
    conclude(node, error.isRefusal() ? std::optional(visibleText(error.serverReply, 200)) : std::nullopt);
}

void ActingProbe::tryCommands(int node)
{
    const auto statuses = m_watch->nodeStatuses();
    const auto &facts = statuses.at(static_cast<size_t>(node)).facts;
    const auto found = m_links.find(node);
    if (found == m_links.end())
        return;
    if (!facts || facts->compatibleRedisVersion.value_or(ServerVersion()) < kReadOnlyScripts) {
        conclude(node, QString());
        return;
    }
    QByteArrayList call{"EVAL", kTrial, "0"};
    for (const auto &trial : trialsOn(m_watch->deployment()))
        call << QByteArray::number(trial.command.size()) << trial.command;
    found->second->send(call, [this, node](const Result<Value> &reply) {
        if (reply)
            noteMissing(node, *reply);
        conclude(node, QString());
    });
}

void ActingProbe::noteMissing(int node, const Value &reply)
{
    const auto trials = trialsOn(m_watch->deployment());
    for (size_t i = 0; i < trials.size() && i < reply.elements.size(); ++i) {
        if (isRefused(reply.elements[i].text, trials[i].ofKey))
            m_missing[node].append(trials[i].rule);
    }
}

QString ActingProbe::missingRights() const
{
    if (m_missing.empty())
        return {};
    const bool isSame = std::cmp_equal(m_missing.size(), m_allowed)
        && std::all_of(m_missing.begin(), m_missing.end(),
                       [this](const auto &missing) { return missing.second == m_missing.begin()->second; });
    const auto words = [](const QByteArrayList &rules) {
        constexpr qsizetype kMost = 8;
        QString text = visibleText(rules.mid(0, kMost).join(", "), 300);
        return rules.size() > kMost ? text + QStringLiteral(" and %1 more").arg(rules.size() - kMost) : text;
    };
    QStringList nodes;
    const auto statuses = m_watch->nodeStatuses();
    for (const auto &[node, rules] : m_missing)
        nodes += visibleText(statuses.at(static_cast<size_t>(node)).label, 60) + QStringLiteral(": ") + words(rules);
    return QStringLiteral("This user lacks some rights to act (%1). 'lockscope doctor' lists the rights")
        .arg(isSame ? words(m_missing.begin()->second) : nodes.join(QStringLiteral("; ")));
}

void ActingProbe::conclude(int node, std::optional<QString> refusal)
{
    const auto found = m_links.find(node);
    if (found == m_links.end())
        return; // already answered, or the probe is being destroyed
    // The link may be emitting the current signal, so it is deleted later.
    disconnect(found->second.get(), nullptr, this, nullptr);
    found->second.release()->deleteLater();
    m_links.erase(found);
    if (refusal && refusal->isEmpty())
        ++m_allowed;
    else if (refusal)
        m_refused.append(*refusal);
    if (!m_links.empty())
        return;
    if (m_allowed > 0 || m_refused.isEmpty())
        Q_EMIT finished(QString(), missingRights());
    else if (m_isUnsupported)
        Q_EMIT finished(
            QStringLiteral(
                "Lockscope cannot act here: the nodes, or a proxy in front of them, do not support scripts (%1)")
                .arg(m_refused.constFirst()),
            QString());
    else
        Q_EMIT finished(
            QStringLiteral(
                "This user may not act here: the nodes reject its scripts (%1). 'lockscope doctor' lists the rights")
                .arg(m_refused.constFirst()),
            QString());
}

} // namespace Lockscope
