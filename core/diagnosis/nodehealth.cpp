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

void judgeEviction(Findings &found, const NodeStatus &node)
{
    const ServerFacts &facts = *node.facts;
    const bool limited = facts.maxMemory.value_or(1) > 0; // a limit may exist although it is unknown
    if (!facts.evictionPolicy.isEmpty() && facts.evictionPolicy != QLatin1String("noeviction")) {
        const QString policy = visibleText(facts.evictionPolicy, 40);
        const qint64 evicted = facts.evictedKeys.value_or(0);
        found.add(
            "evicts", limited ? Severity::Alarm : Severity::Warning,
            !limited ? Findings::tr("%1 would throw keys away if it had a memory limit (%2); it has none")
                           .arg(label(node), policy)
                : evicted > 0
                ? Findings::tr("%1 throws keys away when its memory is full (%2), and has thrown %3 away")
                      .arg(label(node), policy, QString::number(evicted))
                : Findings::tr("%1 throws keys away when its memory is full (%2)").arg(label(node), policy),
            Findings::tr("A lock that is thrown away is free for the next one while its owner still relies on it."),
            {QStringLiteral("CONFIG SET maxmemory-policy noeviction")});
        return;
    }
    if (facts.maxMemory.value_or(0) > 0 && node.use && node.use->usedMemory
        && static_cast<double>(*node.use->usedMemory) > kNearlyFull * static_cast<double>(*facts.maxMemory))
        found.add(
            "nearly-full", isFull(node) ? Severity::Alarm : Severity::Warning,
            Findings::tr("%1 uses %2 of its %3 bytes of memory")
                .arg(label(node), QString::number(*node.use->usedMemory), QString::number(*facts.maxMemory)),
            isFull(node) ? Findings::tr(
                "It is full: no lock can be taken there; those that are held can still be renewed and released.")
                         : Findings::tr("Once it is full, no lock can be taken there; those that are held can still be "
                                        "renewed and released."),
            {QStringLiteral("CONFIG SET maxmemory %1").arg(std::max(*facts.maxMemory, *node.use->usedMemory) * 2)});
}

void judgePersistence(Findings &found, const NodeStatus &node)
{
    const ServerFacts &facts = *node.facts;
    const QString stayAway
        = QStringLiteral("# or keep a node that restarts away from clients until the longest TTL has passed");
    if (facts.appendOnly == false) {
        found.add(
            "forgets", Severity::Warning, Findings::tr("%1 keeps no append-only file").arg(label(node)),
            Findings::tr("A restart forgets locks that are held: it may then give them to a second owner."),
            {QStringLiteral("CONFIG SET appendonly yes"), QStringLiteral("CONFIG SET appendfsync always"), stayAway});
    } else if (facts.appendOnly == true) {
        const QString sync = node.settings ? node.settings->appendFsync : QString();
        if (facts.appendFails == true)
            found.add("append-fails", Severity::Alarm,
                      Findings::tr("%1 could not write its append-only file").arg(label(node)),
                      Findings::tr("It refuses all writes: no lock can be taken, renewed or released there."),
                      {QStringLiteral("# give its disk room: INFO persistence")});
        else if (sync.isEmpty())
            found.add(
                "fsync-unknown", Severity::Notice,
                Findings::tr("%1 keeps an append-only file; how often it reaches the disk is not known")
                    .arg(label(node)),
                Findings::tr(
                    "Unless appendfsync is always, a crash of the machine forgets the locks of the last moments."),
                {QStringLiteral("CONFIG GET appendfsync"), QStringLiteral("CONFIG SET appendfsync always")});
        else if (sync != QLatin1String("always"))
            found.add("fsync-late", Severity::Notice,
                      Findings::tr("%1 writes its append-only file to disk later than it answers (appendfsync %2)")
                          .arg(label(node), visibleText(sync, 20)),
                      Findings::tr("A crash of the machine forgets the locks of the last moments."),
                      {QStringLiteral("CONFIG SET appendfsync always"), stayAway});
    }
    if (mayRefuseWrites(node))
        found.add("snapshot-fails", Severity::Alarm, Findings::tr("The latest snapshot of %1 failed").arg(label(node)),
                  Findings::tr("Until one succeeds it may refuse all writes (stop-writes-on-bgsave-error): no lock can "
                               "be taken or renewed there."),
                  {QStringLiteral("# give its disk room, then: BGSAVE")});
}

void judgeReplication(Findings &found, const NodeStatus &node, const Deployment &deployment, bool alone)
{
    const ServerFacts &facts = *node.facts;
    if (isReplica(node)) {
        const QString primary = visibleText(facts.primary, 120);
        const bool lost = facts.primaryLost == true;
        const QString problem = primary.isEmpty()
            ? (lost ? Findings::tr("%1 is a replica that has lost its primary") : Findings::tr("%1 is a replica"))
                  .arg(label(node))
            : (lost ? Findings::tr("%1 is a replica of %2 that has lost its primary")
                    : Findings::tr("%1 is a replica of %2"))
                  .arg(label(node), primary);
        found.add(
            "replica", Severity::Alarm, problem,
            Findings::tr("It has no vote: no lock can be taken there, and what it shows is as old as its replication."),
            primary.isEmpty()
                ? QStringList()
                : QStringList{QStringLiteral("# watch its primary instead: --node redis://%1").arg(primary)});
    } else if (facts.role == QLatin1String("master") && facts.replicas.value_or(0) > 0) {
        found.add("fails-over", alone ? Severity::Warning : Severity::Notice,
                  Findings::tr("%1 has %2 replica(s)").arg(label(node), QString::number(*facts.replicas)),
                  Findings::tr("Replication is asynchronous: a replica that takes its place may not have the latest "
                               "locks, and gives them to a second owner."),
                  {QStringLiteral("# let no replica be promoted before the longest TTL has passed; or use independent "
                                  "nodes without replicas")});
    }
    if (!isReplica(node) && writeRefusalOf(node) == WriteRefusal::LacksReplicas)
        found.add("lacks-replicas", Severity::Alarm,
                  Findings::tr("%1 has no replica in step, and writes only where it has some (min-replicas-to-write)")
                      .arg(label(node)),
                  Findings::tr("It refuses all writes: no lock can be taken, renewed or released there."),
                  {QStringLiteral("# bring a replica back, or: CONFIG SET min-replicas-to-write 0")});
    if (facts.role == QLatin1String("sentinel")) {
        found.add("sentinel", Severity::Alarm, Findings::tr("%1 is a Sentinel").arg(label(node)),
                  Findings::tr("It has no keys, and no vote."),
                  {QStringLiteral("# ask it for the primary: SENTINEL GET-MASTER-ADDR-BY-NAME mymaster")});
    }
    if (facts.clusterMember && deployment.rule != DeploymentRule::Cluster)
        found.add("cluster", Severity::Alarm, Findings::tr("%1 belongs to a Redis Cluster").arg(label(node)),
                  Findings::tr("It is no independent node: it has only some of the keys, and no vote."));
}

/// The fix for a node that cannot be reached or read, by its error.
QStringList remedyOf(const Error &error, const NodeStatus &node, const Deployment &deployment)
{
    const auto at = static_cast<qsizetype>(node.index);
    switch (error.kind) {
    case ErrorKind::Authentication:
        return {QStringLiteral("# give the user and the password that it knows: with the address, --askpass or in the "
                               "connection dialog"),
                QStringLiteral("# there: ACL LIST")};
    case ErrorKind::Permission: {
        const QString user = deployment.nodes.value(at).user;
        QString line
            = QStringLiteral("ACL SETUSER %1").arg(user.isEmpty() ? QStringLiteral("default") : visibleText(user, 80));
        for (const auto &right : rightsToWatch(AccessScope::of(deployment)))
            line += QLatin1Char(' ') + visibleText(right.rule, 200);
        return {line};
    }
    case ErrorKind::Unsupported:
        return {QStringLiteral(
            "# read its locks by name (lockscope show NAME), or connect to the server without the proxy")};
    case ErrorKind::Timeout:
        return {QStringLiteral("# is its machine, its process (stopped?) or the network held up?"),
                QStringLiteral("SLOWLOG GET 10"), QStringLiteral("# a script that does not end: SCRIPT KILL")};
    case ErrorKind::Busy: return {QStringLiteral("SCRIPT KILL")};
    case ErrorKind::Loading: return {QStringLiteral("# wait until it has loaded its data: INFO persistence")};
    case ErrorKind::ReadOnly:
    case ErrorKind::MasterDown: return {QStringLiteral("# bring its primary back, or watch that: INFO replication")};
    case ErrorKind::Cluster:
        return {QStringLiteral("# open its deployment as it is (--cluster, or in the connection dialog), and see that "
                               "it is well: CLUSTER INFO")};
    case ErrorKind::TooManyClients:
        return {QStringLiteral("CLIENT LIST"), QStringLiteral("# or more of them: CONFIG SET maxclients")};
    case ErrorKind::NameNotFound: return {QStringLiteral("# see the host's name in the address, and the name service")};
    case ErrorKind::Tls:
        return {QStringLiteral("# see whether it speaks TLS there, and which authority signed its certificate: openssl "
                               "s_client -connect %1")
                    .arg(node.address.isEmpty() ? label(node) : visibleText(node.address, 120))};
    case ErrorKind::Protocol: return {QStringLiteral("# see that a Redis server is what listens at this address")};
    case ErrorKind::InvalidArgument: return {QStringLiteral("# see its address in the deployment")};
    default: break;
    }
    if (node.reach != NodeStatus::Reach::Up)
        return {QStringLiteral("# see that it runs and listens at this address, and that no firewall is between"),
                QStringLiteral("PING")};
    return {QStringLiteral("# see its log, and INFO")};
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
    found.add("restarted", Severity::Warning,
              Findings::tr("%1 started at %2").arg(label(node), timeOfDay(node.startedAt.value_or(processStart(node)))),
              Findings::tr("It may have forgotten locks that their owners rely on: until %1 at least its vote could "
                           "make a second owner.")
                  .arg(timeWithDateIfOtherDay(options.now, until)),
              {QStringLiteral("# keep it away from clients until %1, longer where leases are longer than was seen")
                   .arg(timeWithDateIfOtherDay(options.now, until))});
}

void judgeClock(Findings &found, const std::vector<NodeStatus> &nodes, size_t i)
{
    if (clockIsOff(nodes, i) != true)
        return;
    const Micros offset = *clockOffset(nodes, i);
    found.add(
        "clock-off", Severity::Warning,
        (offset > Micros(0) ? Findings::tr("The clock of %1 is %2 s ahead (± %3 s)")
                            : Findings::tr("The clock of %1 is %2 s behind (± %3 s)"))
            .arg(label(nodes[i]), inSeconds(std::chrono::abs(offset)), inSeconds(nodes[i].clock->uncertainty())),
        Findings::tr(
            "When it is set right, its locks end too soon or too late; ends that a value tells are off by as much."),
        {QStringLiteral("# chrony.conf, to step at the start only and slew from then on: makestep 0.1 3"),
         QStringLiteral("systemctl enable --now chronyd")});
}

void judgeClockSteps(Findings &found, const NodeStatus &node, const HealthOptions &options)
{
    if (!node.clockSteppedAt || !quarantineAfter(*node.clockSteppedAt, options.longestTtl, options.now))
        return;
    const bool ahead = node.clockStep > Micros(0);
    found.add(
        "clock-stepped", Severity::Warning,
        (ahead ? Findings::tr("The clock of %1 was set forward by %2 s at %3")
               : Findings::tr("The clock of %1 was set back by %2 s at %3"))
            .arg(label(node), inSeconds(std::chrono::abs(node.clockStep)), timeOfDay(*node.clockSteppedAt)),
        ahead ? Findings::tr("Its locks end sooner by as much: an owner may still rely on one that is gone.")
              : Findings::tr("Its locks end later by as much: they block others for longer than they were meant to."),
        {QStringLiteral("# chrony.conf, to step at the start only and slew from then on: makestep 0.1 3")});
}

void judgeRights(Findings &found, const NodeStatus &node, const QString &user)
{
    const QString who = user.isEmpty() ? QStringLiteral("default") : visibleText(user, 80);
    if (!node.facts && node.factsRefusal && node.factsRefusal->kind == ErrorKind::Unsupported)
        found.add("unidentified", Severity::Warning,
                  Findings::tr("%1 or a proxy before it does not support INFO").arg(label(node)),
                  Findings::tr("Whether it is a replica, restarted empty or throws locks away cannot be told; "
                               "Lockscope takes no locks there."),
                  {});
    else if (!node.facts)
        found.add("unidentified", Severity::Warning,
                  Findings::tr("%1 does not let this user run INFO").arg(label(node)),
                  Findings::tr("Whether it is a replica, restarted empty or throws locks away cannot be told; "
                               "Lockscope takes no locks there."),
                  {QStringLiteral("ACL SETUSER %1 +info").arg(who)});
    if (node.scriptRefusal)
        found.add(
            "no-scripts", Severity::Warning,
            Findings::tr("%1 or a proxy before it does not support scripts").arg(label(node)),
            Findings::tr(
                "No lock can be released from here. Clients that renew or release by scripts cannot do so there."),
            {});
    // Name a missing command, because a right to key patterns would not fix it.
    static const QRegularExpression kCommand(QStringLiteral("run the '([^']+)' command"));
    const auto command
        = node.hiddenWhy ? kCommand.match(QString::fromUtf8(node.hiddenWhy->serverReply)).captured(1) : QString();
    if (node.hiddenKeys > 0 && node.hiddenWhy && node.hiddenWhy->kind == ErrorKind::Unsupported)
        found.add("hidden-keys", Severity::Notice,
                  Findings::tr(
                      "%1 key(s) of %2 could not be read: the node or a proxy before it does not support the command")
                      .arg(QString::number(node.hiddenKeys), label(node)),
                  Findings::tr("Whether they are locks is not known."), {});
    else if (node.hiddenKeys > 0 && !command.isEmpty())
        found.add("hidden-keys", Severity::Notice,
                  Findings::tr("%1 key(s) of %2 could not be read: this user may not run %3")
                      .arg(QString::number(node.hiddenKeys), label(node), visibleText(command.toUpper(), 40)),
                  Findings::tr("Whether they are locks is not known."),
                  {QStringLiteral("ACL SETUSER %1 +%2").arg(who, visibleText(command, 40))});
    else if (node.hiddenKeys > 0)
        found.add("hidden-keys", Severity::Notice,
                  Findings::tr("%1 key(s) of %2 may not be read by this user")
                      .arg(QString::number(node.hiddenKeys), label(node)),
                  Findings::tr("Whether they are locks is not known."),
                  {QStringLiteral("ACL SETUSER %1 '%R~PATTERN'").arg(who)});
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
              Findings::tr("Without an answer: %1 of %2 sentinels (%3)")
                  .arg(QString::number(silent.size()), QString::number(all), shown.join(QStringLiteral(", "))),
              most ? Findings::tr("Unless they see each other, they cannot agree on a failover: when the primary dies, "
                                  "no lock can be taken any more.")
                   : Findings::tr("The others can still agree on a failover; fewer of them may be lost."),
              {QStringLiteral("# start them again, or leave them out of the list: SENTINEL SENTINELS %1")
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
                      Findings::tr("%1 are one server").arg(labelsOf(nodes, same).join(QStringLiteral(", "))),
                      Findings::tr("One server has one vote: clients that count several take locks that others hold."),
                      {QStringLiteral("# name each server once")});
    }
    for (const auto &same : std::as_const(machines)) {
        if (same.size() >= 2
            && same.size() > static_cast<qsizetype>(nodes.size()) - quorumOf(static_cast<int>(nodes.size())))
            found.add("same-machine", Severity::Notice,
                      Findings::tr("%1 are on one machine").arg(labelsOf(nodes, same).join(QStringLiteral(", "))),
                      Findings::tr("When it goes, no lock can be taken any more; when it crashes, a majority may "
                                   "forget what it held."),
                      {QStringLiteral("# put independent nodes on machines of their own")});
    }
    const bool allVote = std::none_of(nodes.begin(), nodes.end(), isReplica)
        && std::none_of(servers.begin(), servers.end(), [](const auto &same) { return same.size() > 1; });
    const bool vote = deployment.rule != DeploymentRule::Cluster; // in a cluster each node has its own locks
    if (vote && allVote && nodes.size() > 1 && nodes.size() % 2 == 0)
        found.add(
            "even-count", Severity::Notice, Findings::tr("There are %1 nodes").arg(nodes.size()),
            Findings::tr("As many may be lost as of %1: the last one only costs a vote more.").arg(nodes.size() - 1),
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
            const QString why
                = node.error ? visibleText(node.error->message, 400) : Findings::tr("it has not answered");
            found.add("unreachable", Severity::Alarm, Findings::tr("%1 is not reached").arg(label(node)),
                      deployment.rule == DeploymentRule::Cluster ? Findings::tr("Its locks are not seen: %1").arg(why)
                                                                 : Findings::tr("It cannot vote: %1").arg(why),
                      remedyOf(node.error.value_or(Error{.kind = ErrorKind::Unreachable}), node, deployment));
            continue;
        }
        if (const NodeStatus *same = sameServerBefore(nodes, i)) {
            found.add(
                "second-name", Severity::Notice,
                Findings::tr("%1 is the same server as %2").arg(label(node), label(*same)),
                Findings::tr("It has one vote, as %1; all that is found about it stands there.").arg(label(*same)),
                {QStringLiteral("# name each server once")});
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
