#include "nodehealth.h"

#include "accessrights.h"

#include "../base/localtime.h"
#include "../base/text.h"
#include "../quorum/quorum.h"

#include <QCoreApplication>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace Lockscope {

namespace {

/// Above this share of its memory limit, a node without eviction is about to refuse new locks.
constexpr double kNearlyFull = 0.9;

QString label(const NodeStatus &node)
{
    return visibleText(node.label, 80);
}

QString inSeconds(Micros duration)
{
    return QString::number(std::chrono::duration<double>(duration).count(), 'f', 3);
}

/// Collects findings about one node, or about all. Its sentences are translated, its commands are not.
class Findings
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::HealthFinding)

public:
    void of(int node) { m_node = node; }
    void add(const char *id, Severity severity, const QString &problem, const QString &impact,
             const QStringList &fix = {})
    {
        m_list.append({.id = QLatin1String(id),
                       .severity = severity,
                       .node = m_node,
                       .problem = problem,
                       .impact = impact,
                       .fix = fix});
    }
    [[nodiscard]] QList<HealthFinding> sorted() &&
    {
        std::stable_sort(m_list.begin(), m_list.end(),
                         [](const auto &a, const auto &b) { return a.severity > b.severity; });
        return std::move(m_list);
    }

private:
    QList<HealthFinding> m_list;
    int m_node = -1;
};

bool lacksConfig(const NodeStatus &node)
{
    return node.settings && node.settings->withoutConfig;
}

/// The lines that change these settings, as CONFIG SET takes them. `kept`: a restart must not bring the old ones back.
QStringList toSet(const NodeStatus &node, const QStringList &settings, bool kept = false)
{
    QStringList lines;
    for (const auto &setting : settings)
        lines += (lacksConfig(node) ? QStringLiteral("# the server has no CONFIG; set it as its provider describes: ")
                                    : QStringLiteral("CONFIG SET "))
            + setting;
    if (kept && !lacksConfig(node))
        lines += QStringLiteral("CONFIG REWRITE");
    return lines;
}

void judgeEviction(Findings &found, const NodeStatus &node)
{
    const ServerFacts &facts = *node.facts;
    const bool limited = facts.maxMemory.value_or(1) > 0; // a limit may exist although it is unknown
    if (!facts.evictionPolicy.isEmpty() && facts.evictionPolicy != QLatin1String("noeviction")) {
        const QString policy = visibleText(facts.evictionPolicy, 40);
        const qint64 evicted = facts.evictedKeys.value_or(0);
        found.add(
            "evicts", limited ? Severity::Alarm : Severity::Warning,
            !limited ? Findings::tr("%1 has an eviction policy (%2), but no memory limit").arg(label(node), policy)
                : evicted > 0 ? Findings::tr("%1 evicts keys when its memory is full (%2); evicted so far: %3")
                                    .arg(label(node), policy, QString::number(evicted))
                              : Findings::tr("%1 evicts keys when its memory is full (%2)").arg(label(node), policy),
            Findings::tr("An evicted lock is free for the next client while its owner still relies on it."),
            toSet(node, {QStringLiteral("maxmemory-policy noeviction")}));
        return;
    }
    if (facts.maxMemory.value_or(0) > 0 && node.use && node.use->usedMemory
        && static_cast<double>(*node.use->usedMemory) > kNearlyFull * static_cast<double>(*facts.maxMemory))
        found.add(
            "nearly-full", isFull(node) ? Severity::Alarm : Severity::Warning,
            Findings::tr("%1 uses %2 of its %3 bytes of memory")
                .arg(label(node), QString::number(*node.use->usedMemory), QString::number(*facts.maxMemory)),
            isFull(node)
                ? Findings::tr("The node is full and rejects new locks. Owners can still renew and release theirs.")
                : Findings::tr("When full, the node rejects new locks. Owners can still renew and release theirs."),
            toSet(node, {QStringLiteral("maxmemory %1").arg(std::max(*facts.maxMemory, *node.use->usedMemory) * 2)}));
}

void judgePersistence(Findings &found, const NodeStatus &node)
{
    const ServerFacts &facts = *node.facts;
    const QString stayAway
        = QStringLiteral("# or keep a restarted node away from clients until the longest TTL has passed");
    const QString syncAlways = QStringLiteral("appendfsync always");
    if (facts.appendOnly == false) {
        found.add("forgets", Severity::Warning, Findings::tr("%1 keeps no append-only file").arg(label(node)),
                  Findings::tr("A restart loses the node's locks. Another client may then take them."),
                  toSet(node, {QStringLiteral("appendonly yes"), syncAlways}, true) << stayAway);
    } else if (facts.appendOnly == true) {
        const QString sync = node.settings ? node.settings->appendFsync : QString();
        if (facts.appendFails == true)
            found.add("append-fails", Severity::Alarm,
                      Findings::tr("%1 could not write its append-only file").arg(label(node)),
                      Findings::tr("The node rejects all writes: clients cannot take, renew or release locks there."),
                      {QStringLiteral("# free disk space, then check: INFO persistence")});
        else if (sync.isEmpty())
            found.add("fsync-unknown", Severity::Notice,
                      Findings::tr("%1 keeps an append-only file; its appendfsync setting is unknown").arg(label(node)),
                      Findings::tr("Unless appendfsync is always, a machine crash loses the latest locks."),
                      (lacksConfig(node) ? QStringList() : QStringList{QStringLiteral("CONFIG GET appendfsync")})
                          + toSet(node, {syncAlways}, true));
        else if (sync != QLatin1String("always"))
            found.add("fsync-late", Severity::Notice,
                      Findings::tr("%1 answers before its append-only file is on disk (appendfsync %2)")
                          .arg(label(node), visibleText(sync, 20)),
                      Findings::tr("A machine crash loses the latest locks."),
                      toSet(node, {syncAlways}, true) << stayAway);
    }
    if (mayRefuseWrites(node))
        found.add(
            "snapshot-fails", Severity::Alarm, Findings::tr("The latest snapshot of %1 failed").arg(label(node)),
            Findings::tr(
                "The node may reject new locks and renewals until a snapshot succeeds (stop-writes-on-bgsave-error)."),
            {QStringLiteral("# free disk space, then: BGSAVE")});
}

void judgeReplication(Findings &found, const NodeStatus &node, const Deployment &deployment, bool alone)
{
    const ServerFacts &facts = *node.facts;
    if (isReplica(node)) {
        const QString primary = visibleText(facts.primary, 120);
        const bool lost = facts.primaryLost == true;
        const QString problem = primary.isEmpty()
            ? (lost ? Findings::tr("%1 is a replica that lost its primary") : Findings::tr("%1 is a replica"))
                  .arg(label(node))
            : (lost ? Findings::tr("%1 is a replica that lost its primary, %2") : Findings::tr("%1 is a replica of %2"))
                  .arg(label(node), primary);
        found.add("replica", Severity::Alarm, problem,
                  Findings::tr("A replica has no vote and accepts no locks. Its data may lag behind its primary."),
                  primary.isEmpty()
                      ? QStringList()
                      : QStringList{QStringLiteral("# watch its primary instead: --node redis://%1").arg(primary)});
    } else if (facts.role == QLatin1String("master") && facts.replicas.value_or(0) > 0) {
        found.add(
            "fails-over", alone ? Severity::Warning : Severity::Notice,
            Findings::tr("%1 has %2 replica(s)").arg(label(node), QString::number(*facts.replicas)),
            Findings::tr("Replication is asynchronous. A promoted replica may lack the latest locks, and other clients "
                         "can take them."),
            {QStringLiteral(
                "# delay promotion until the longest TTL has passed, or use independent nodes without replicas")});
    }
    if (!isReplica(node) && writeRefusalOf(node) == WriteRefusal::LacksReplicas)
        found.add(
            "lacks-replicas", Severity::Alarm,
            Findings::tr("%1 has too few replicas in sync to accept writes (min-replicas-to-write)").arg(label(node)),
            Findings::tr("The node rejects all writes: clients cannot take, renew or release locks there."),
            QStringList(QStringLiteral("# start a replica again, or:"))
                + toSet(node, {QStringLiteral("min-replicas-to-write 0")}));
    if (facts.role == QLatin1String("sentinel")) {
        found.add("sentinel", Severity::Alarm, Findings::tr("%1 is a Sentinel").arg(label(node)),
                  Findings::tr("A Sentinel stores no keys and has no vote."),
                  {QStringLiteral("# ask it for the primary: SENTINEL GET-MASTER-ADDR-BY-NAME mymaster")});
    }
    if (facts.clusterMember && deployment.rule != DeploymentRule::Cluster)
        found.add("cluster", Severity::Alarm, Findings::tr("%1 belongs to a Redis Cluster").arg(label(node)),
                  Findings::tr("The node is not independent: it stores only some of the keys and has no vote."));
}

/// The fix for a node that cannot be reached or read, by its error.
QStringList remedyOf(const Error &error, const NodeStatus &node, const Deployment &deployment)
{
    const auto at = static_cast<qsizetype>(node.index);
    switch (error.kind) {
    case ErrorKind::Authentication:
        return {QStringLiteral("# set the user and password: with the address, --askpass or in the connection dialog"),
                QStringLiteral("# list the users on the node: ACL LIST")};
    case ErrorKind::Permission: {
        const QString user = deployment.nodes.value(at).user;
        QString line
            = QStringLiteral("ACL SETUSER %1").arg(user.isEmpty() ? QStringLiteral("default") : visibleText(user, 80));
        for (const auto &right : rightsToWatch(AccessScope::of(deployment)))
            line += QLatin1Char(' ') + visibleText(quotedForShell(right.rule), 200);
        return {line};
    }
    case ErrorKind::Unsupported:
        return {QStringLiteral(
            "# read its locks by name (lockscope show NAME), or connect to the server without the proxy")};
    case ErrorKind::Timeout:
        return {QStringLiteral("# check the machine, the process (stopped?) and the network"),
                QStringLiteral("SLOWLOG GET 10"), QStringLiteral("# stop an endless script: SCRIPT KILL")};
    case ErrorKind::Busy: return {QStringLiteral("SCRIPT KILL")};
    case ErrorKind::Loading: return {QStringLiteral("# wait until the node has loaded its data: INFO persistence")};
    case ErrorKind::ReadOnly:
    case ErrorKind::MasterDown:
        return {QStringLiteral("# start its primary again, or watch the primary: INFO replication")};
    case ErrorKind::Cluster:
        return {QStringLiteral(
            "# connect to it as a cluster (--cluster, or in the connection dialog), then check: CLUSTER INFO")};
    case ErrorKind::TooManyClients:
        return {QStringLiteral("CLIENT LIST"), QStringLiteral("# or allow more clients: CONFIG SET maxclients")};
    case ErrorKind::Route:
        if (const QStringList hosts = deployment.nodes.value(at).route.ssh; !hosts.isEmpty())
            return {QStringLiteral("ssh ")
                    + (hosts.size() > 1 ? QStringLiteral("-J %1 ").arg(hosts.mid(0, hosts.size() - 1).join(u','))
                                        : QString())
                    + QStringLiteral("ssh://") + hosts.constLast()};
        return {QStringLiteral("# check that the proxy runs, and connects to this node")};
    case ErrorKind::NameNotFound: return {QStringLiteral("# check the host name in the address, and the name service")};
    case ErrorKind::Tls:
        return {QStringLiteral("# check TLS and who signed the certificate: openssl s_client -connect %1")
                    .arg(node.address.isEmpty() ? label(node) : visibleText(node.address, 120))};
    case ErrorKind::Protocol: return {QStringLiteral("# check that a Redis server listens at this address")};
    case ErrorKind::InvalidArgument: return {QStringLiteral("# check its address in the deployment")};
    default: break;
    }
    if (node.reach != NodeStatus::Reach::Up)
        return {QStringLiteral(
                    "# check that it runs and is not stopped, listens at this address, and that no firewall blocks it"),
                QStringLiteral("PING")};
    return {QStringLiteral("# check its log, and INFO")};
}

void judgeRestart(Findings &found, const NodeStatus &node, const Deployment &deployment, const HealthOptions &options)
{
    WallTime until; // default: no restart to report
    if (const auto young = mayHaveForgottenUntil(node, options.longestTtl, options.now);
        young && !runsSinceItBegan(node, deployment))
        until = *young;
    for (const auto &watched :
         {node.quarantinedUntil, node.mayLackLocksUntil}) { // these allow for the longest TTL seen
        if (watched && *watched > options.now)
            until = std::max(until, *watched);
    }
    if (until == WallTime())
        return;
    found.add(
        "restarted", Severity::Warning,
        Findings::tr("%1 started at %2").arg(label(node), timeOfDay(node.startedAt.value_or(processStart(node)))),
        Findings::tr(
            "Locks taken before may be missing, at least until %1. The node's vote could give them a second owner.")
            .arg(timeWithDateIfOtherDay(options.now, until)),
        {QStringLiteral("# keep it away from clients until %1, or longer if some leases are longer")
             .arg(timeWithDateIfOtherDay(options.now, until))});
}

void judgeClock(Findings &found, const std::vector<NodeStatus> &nodes, size_t i)
{
    if (clockIsOff(nodes, i) != true)
        return;
    const Micros offset = *clockOffset(nodes, i);
    found.add("clock-off", Severity::Warning,
              (offset > Micros(0) ? Findings::tr("The clock of %1 is %2 s ahead (± %3 s)")
                                  : Findings::tr("The clock of %1 is %2 s behind (± %3 s)"))
                  .arg(label(nodes[i]), inSeconds(std::chrono::abs(offset)), inSeconds(nodes[i].clock->uncertainty())),
              Findings::tr("When the clock is corrected, locks expire too early or too late. Expiry times stored in "
                           "values are off, too."),
              {QStringLiteral("# chrony.conf: step only at start, then slew: makestep 0.1 3"),
               QStringLiteral("systemctl enable --now chronyd")});
}

void judgeClockSteps(Findings &found, const NodeStatus &node, const HealthOptions &options)
{
    if (!node.clockSteppedAt || !quarantineAfter(*node.clockSteppedAt, options.longestTtl, options.now))
        return;
    const bool ahead = node.clockStep > Micros(0);
    found.add("clock-stepped", Severity::Warning,
              (ahead ? Findings::tr("The clock of %1 jumped forward by %2 s at %3")
                     : Findings::tr("The clock of %1 jumped back by %2 s at %3"))
                  .arg(label(node), inSeconds(std::chrono::abs(node.clockStep)), timeOfDay(*node.clockSteppedAt)),
              ahead ? Findings::tr("Its locks expire that much earlier. An owner may still rely on an expired lock.")
                    : Findings::tr("Its locks expire that much later and block other clients for longer."),
              {QStringLiteral("# chrony.conf: step only at start, then slew: makestep 0.1 3")});
}

void judgeRights(Findings &found, const NodeStatus &node, const QString &user)
{
    const QString who = user.isEmpty() ? QStringLiteral("default") : visibleText(user, 80);
    if (!node.facts && node.factsRefusal && node.factsRefusal->kind == ErrorKind::Unsupported)
        found.add("unidentified", Severity::Warning,
                  Findings::tr("%1, or a proxy in front of it, does not support INFO").arg(label(node)),
                  Findings::tr("Unknown: whether the node is a replica, restarted empty or evicts locks. Lockscope "
                               "takes no locks there."),
                  {});
    else if (!node.facts)
        found.add("unidentified", Severity::Warning,
                  Findings::tr("%1 does not allow this user to run INFO").arg(label(node)),
                  Findings::tr("Unknown: whether the node is a replica, restarted empty or evicts locks. Lockscope "
                               "takes no locks there."),
                  {QStringLiteral("ACL SETUSER %1 +info").arg(who)});
    else if (node.use && !node.use->uptime && !node.startedAt)
        found.add(
            "age-unknown", Severity::Notice, Findings::tr("%1 does not report its uptime").arg(label(node)),
            Findings::tr("Whether it restarted empty a short time ago is unknown. A client of Lockscope that is new "
                         "to it waits for the longest TTL before it takes a lock there."),
            {});
    if (node.scriptRefusal)
        found.add(
            "no-scripts", Severity::Warning,
            Findings::tr("%1, or a proxy in front of it, does not support scripts").arg(label(node)),
            Findings::tr(
                "Lockscope cannot release locks there. Clients that renew or release by script cannot do so either."),
            {});
    if (node.leftOut > 0)
        found.add("locks-left-out", Severity::Warning,
                  Findings::tr("At least %1 lock(s) of %2 are not shown, because there are too many")
                      .arg(QString::number(node.leftOut), label(node)),
                  Findings::tr("Watch fewer keys with a pattern, or raise --most-locks."), {});
    // Name a missing command, because a right to key patterns would not fix it.
    static const QRegularExpression kCommand(QStringLiteral("run the '([^']+)' command"));
    const auto command
        = node.hiddenWhy ? kCommand.match(QString::fromUtf8(node.hiddenWhy->serverReply)).captured(1) : QString();
    if (node.hiddenKeys > 0 && node.hiddenWhy && node.hiddenWhy->kind == ErrorKind::Unsupported)
        found.add("hidden-keys", Severity::Notice,
                  Findings::tr("%1 key(s) of %2 cannot be read: the node or its proxy does not support the command")
                      .arg(QString::number(node.hiddenKeys), label(node)),
                  Findings::tr("These keys may be locks."), {});
    else if (node.hiddenKeys > 0 && !command.isEmpty())
        found.add("hidden-keys", Severity::Notice,
                  Findings::tr("%1 key(s) of %2 cannot be read: this user may not run %3")
                      .arg(QString::number(node.hiddenKeys), label(node), visibleText(command.toUpper(), 40)),
                  Findings::tr("These keys may be locks."),
                  {QStringLiteral("ACL SETUSER %1 +%2").arg(who, visibleText(command, 40))});
    else if (node.hiddenKeys > 0)
        found.add("hidden-keys", Severity::Notice,
                  Findings::tr("%1 key(s) of %2 cannot be read: this user lacks the right")
                      .arg(QString::number(node.hiddenKeys), label(node)),
                  Findings::tr("These keys may be locks."), {QStringLiteral("ACL SETUSER %1 '%R~PATTERN'").arg(who)});
}

/// An earlier node that is the same server under another name.
const NodeStatus *sameServerBefore(const std::vector<NodeStatus> &nodes, size_t i)
{
    const auto runId = [](const NodeStatus &node) {
        return node.reach == NodeStatus::Reach::Up && node.facts ? node.facts->runId : QByteArray();
    };
    for (size_t j = 0; j < i; ++j) {
        if (!runId(nodes[i]).isEmpty() && runId(nodes[i]) == runId(nodes[j]))
            return &nodes[j];
    }
    return nullptr;
}

QStringList labelsOf(const std::vector<NodeStatus> &nodes, const QList<size_t> &which)
{
    QStringList labels;
    for (const size_t i : which)
        labels.append(label(nodes[i]));
    return labels;
}

void judgeSentinels(Findings &found, const std::vector<NodeStatus> &nodes, const Deployment &deployment)
{
    const auto all = deployment.sentinels.size();
    const QStringList silent = nodes.empty() ? QStringList() : nodes.front().silentSentinels;
    if (silent.isEmpty())
        return;
    QStringList shown;
    for (const auto &label : silent)
        shown += visibleText(label, 80);
    const bool most = 2 * silent.size() >= all;
    found.add("sentinels-silent", most ? Severity::Alarm : Severity::Warning,
              Findings::tr("%1 of %2 Sentinels do not answer (%3)")
                  .arg(QString::number(silent.size()), QString::number(all), shown.join(QStringLiteral(", "))),
              most ? Findings::tr("Unless they still reach each other, they cannot agree on a failover. If the primary "
                                  "fails, locking then stops.")
                   : Findings::tr("The others can still agree on a failover, but fewer of them may fail."),
              {QStringLiteral("# start them again, or remove them from the list: SENTINEL SENTINELS %1")
                   .arg(visibleText(deployment.master, 80))});
}

void judgeTogether(Findings &found, const std::vector<NodeStatus> &nodes, const Deployment &deployment)
{
    QMap<QByteArray, QList<size_t>> servers;
    QMap<QString, QList<size_t>> machines;
    for (size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].reach == NodeStatus::Reach::Up && nodes[i].facts && !nodes[i].facts->runId.isEmpty())
            servers[nodes[i].facts->runId].append(i);
        const Endpoint endpoint = deployment.nodes.value(static_cast<qsizetype>(i));
        if (sameServerBefore(nodes, i) != nullptr)
            continue; // it shares the fate of the other name
        machines[endpoint.kind == Endpoint::Kind::Unix ? QStringLiteral("localhost") : endpoint.host].append(i);
    }
    for (const auto &same : std::as_const(servers)) {
        if (same.size() > 1)
            found.add("same-server", Severity::Alarm,
                      Findings::tr("%1 are the same server").arg(labelsOf(nodes, same).join(QStringLiteral(", "))),
                      Findings::tr(
                          "One server has one vote. Clients that count it more often can take locks that others hold."),
                      {QStringLiteral("# list each server once")});
    }
    for (const auto &same : std::as_const(machines)) {
        if (same.size() >= 2
            && same.size() > static_cast<qsizetype>(nodes.size()) - quorumOf(static_cast<int>(nodes.size())))
            found.add(
                "same-machine", Severity::Notice,
                Findings::tr("%1 run on one machine").arg(labelsOf(nodes, same).join(QStringLiteral(", "))),
                Findings::tr("If the machine fails, locking stops. After a crash a majority may have lost its locks."),
                {QStringLiteral("# run each node on its own machine")});
    }
    const bool allVote = std::none_of(nodes.begin(), nodes.end(), isReplica)
        && std::none_of(servers.begin(), servers.end(), [](const auto &same) { return same.size() > 1; });
    const bool vote = deployment.rule != DeploymentRule::Cluster; // in a cluster each node has its own locks
    if (vote && allVote && nodes.size() > 1 && nodes.size() % 2 == 0)
        found.add("even-count", Severity::Notice, Findings::tr("The number of nodes is even: %1").arg(nodes.size()),
                  Findings::tr("%1 nodes survive as many failures. One node fewer saves a vote per lock.")
                      .arg(nodes.size() - 1),
                  {QStringLiteral("# use an odd number of nodes")});
}

} // namespace

QLatin1String severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Fine:
    case Severity::Notice: return QLatin1String("notice");
    case Severity::Warning: return QLatin1String("warning");
    case Severity::Alarm: return QLatin1String("danger");
    }
    return QLatin1String("notice");
}

QList<HealthFinding> healthFindings(const std::vector<NodeStatus> &nodes, const Deployment &deployment,
                                    const HealthOptions &options)
{
    Findings found;
    for (size_t i = 0; i < nodes.size(); ++i) {
        const NodeStatus &node = nodes[i];
        found.of(node.index);
        if (node.reach != NodeStatus::Reach::Up) {
            const QString why = node.error ? visibleText(node.error->message, 400) : Findings::tr("no answer yet");
            found.add("unreachable", Severity::Alarm, Findings::tr("%1 cannot be reached").arg(label(node)),
                      deployment.rule == DeploymentRule::Cluster || isReachUnknown(node)
                          ? Findings::tr("Lockscope does not see its locks: %1").arg(why)
                          : Findings::tr("The node cannot vote: %1").arg(why),
                      remedyOf(node.error.value_or(Error{.kind = ErrorKind::Unreachable}), node, deployment));
            continue;
        }
        if (const NodeStatus *same = sameServerBefore(nodes, i)) {
            found.add(
                "second-name", Severity::Notice,
                Findings::tr("%1 is the same server as %2").arg(label(node), label(*same)),
                Findings::tr("Both names share one vote. Lockscope lists the problems under %1.").arg(label(*same)),
                {QStringLiteral("# list each server once")});
            continue;
        }
        if (isReplica(node)) {
            // A replica has no vote that its restart, its memory or its clock could endanger.
            judgeReplication(found, node, deployment, nodes.size() == 1);
            judgeRights(found, node, deployment.nodes.value(static_cast<qsizetype>(i)).user);
            continue;
        }
        if (node.error)
            found.add("unreadable", Severity::Alarm, Findings::tr("%1 cannot be read").arg(label(node)),
                      visibleText(node.error->message, 400), remedyOf(*node.error, node, deployment));
        judgeRestart(found, node, deployment, options);
        if (node.facts) {
            judgeEviction(found, node);
            judgePersistence(found, node);
            judgeReplication(found, node, deployment, nodes.size() == 1);
        }
        judgeClock(found, nodes, i);
        judgeClockSteps(found, node, options);
        judgeRights(found, node, deployment.nodes.value(static_cast<qsizetype>(i)).user);
    }
    found.of(-1);
    judgeSentinels(found, nodes, deployment);
    judgeTogether(found, nodes, deployment);
    return std::move(found).sorted();
}

} // namespace Lockscope
