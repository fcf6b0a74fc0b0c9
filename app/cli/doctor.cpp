#include "../arguments/reference.h"
#include "../unixsignals.h"
#include "commands.h"
#include "databases.h"
#include "futures.h"
#include "progress.h"
#include "snapshot.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/session/healthjson.h>
#include <lockscope/core/words/findinggroups.h>
#include <lockscope/core/words/wording.h>

#include <QCoreApplication>
#include <QJsonArray>
#include <QSet>
#include <QTimer>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace Lockscope::App {

namespace {

struct DoctorText
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::App::DoctorText)
};

/// All results, collected before anything is printed.
struct Examination
{
    std::vector<NodeStatus> nodes;
    std::vector<NodeRights> rights;
    QList<HealthFinding> findings;
    AccessScope scope;

    /// A node or its proxy lacks commands that watching uses, which no right can add.
    [[nodiscard]] bool lacksCommands() const
    {
        return std::ranges::any_of(rights, [](const NodeRights &each) { return !each.unsupported.isEmpty(); })
            || std::ranges::any_of(nodes, [](const NodeStatus &node) { return node.scriptRefusal.has_value(); });
    }
    [[nodiscard]] QList<HealthFinding> findingsOf(int node) const
    {
        QList<HealthFinding> list;
        std::ranges::copy_if(findings, std::back_inserter(list),
                             [node](const HealthFinding &finding) { return finding.node == node; });
        return list;
    }
};

AccessScope scopeOf(const Deployment &deployment, const BoardMirror &board)
{
    AccessScope scope = AccessScope::of(deployment);
    for (const auto &node : board.nodes()) {
        const auto version = node.facts ? node.facts->compatibleRedisVersion : std::nullopt;
        if (version && (!scope.version || *version < *scope.version))
            scope.version = version;
    }
    QSet<QString> dialects;
    for (const auto &[name, lock] : board.locks())
        dialects.insert(lock->dialect());
    scope.dialects = QStringList(dialects.cbegin(), dialects.cend());
    return scope;
}

/// Adds one database: its servers are the same as in the others, the rights for it are not.
void add(Examination &found, const Deployment &deployment, const BoardMirror &board)
{
    const AccessScope scope = scopeOf(deployment, board);
    if (found.nodes.empty()) {
        found.nodes = board.nodes();
        found.scope = scope;
        return;
    }
    found.scope.databases += scope.databases;
    for (const auto &dialect : scope.dialects) {
        if (!found.scope.dialects.contains(dialect))
            found.scope.dialects.append(dialect);
    }
}

Millis longestTtl(const BoardMirror &board, Millis least)
{
    for (const auto &[name, lock] : board.locks()) {
        for (const auto &reading : lock->readings) {
            if (reading.ttl.kind == KeyTtl::Kind::Finite)
                least = std::max(least, reading.ttl.left);
        }
    }
    return least;
}

/// Returns false when interrupted.
bool tryRights(const Deployment &deployment, const AccessScope &scope, Millis timeout, std::vector<NodeRights> &rights)
{
    bool interrupted = false;
    const Progress progress([] { return DoctorText::tr("Checking the rights of this user…"); });
    UnixSignals signalWatch;
    QObject context;
    QTimer limit;
    limit.setSingleShot(true);
    RightsProbe probe(deployment, scope);
    QObject::connect(&limit, &QTimer::timeout, QCoreApplication::instance(), &QCoreApplication::quit);
    QObject::connect(&probe, &RightsProbe::finished, QCoreApplication::instance(), &QCoreApplication::quit);
    QObject::connect(&signalWatch, &UnixSignals::endRequested, &context, [&interrupted] {
        interrupted = true;
        QCoreApplication::quit();
    });
    limit.start(timeout);
    probe.start();
    QCoreApplication::exec();
    rights = probe.rights();
    return !interrupted;
}

QString headingOf(const FindingGroup &group)
{
    const QString sign = group.severity == Severity::Alarm ? u"✖"_s
        : group.severity == Severity::Warning              ? u"⚠"_s
                                                           : u"·"_s;
    return tinted(group.severity, sign + u' ' + severityWord(group.severity)) + u"  "_s + group.problem + u'\n';
}

/// "Impact  …" below a heading, each line of a fix on its own.
QString rowOf(const QString &title, const QStringList &lines)
{
    constexpr int kIndent = 12;
    QString text;
    for (const auto &line : lines)
        text += (text.isEmpty() ? u"    "_s + title : QString()).leftJustified(kIndent) + line + u'\n';
    return text;
}

/// Severity, problem, impact, fix.
QString groupText(const FindingGroup &group)
{
    const QString nodes = group.nodes.isEmpty() ? DoctorText::tr("all together") : group.nodes.join(u", "_s);
    const int width = terminalWidth() > 0 ? terminalWidth() : 100;
    return headingOf(group) + rowOf(DoctorText::tr("Nodes"), {wrapped(nodes, 12, width)})
        + rowOf(DoctorText::tr("Impact"), {wrapped(group.impact, 12, width)})
        + rowOf(DoctorText::tr("Fix"), group.fix); // not wrapped: to be copied
}

bool lacks(const NodeRights &rights, Feature feature)
{
    return std::ranges::any_of(rights.missing,
                               [feature](const MissingRight &right) { return right.feature == feature; })
        || std::ranges::any_of(rights.unsupported,
                               [feature](const MissingCommand &command) { return command.feature == feature; });
}

bool mayTrack(const NodeRights &rights)
{
    return rights.asked && !lacks(rights, Feature::Feed);
}

/// Although it has the command: Dragonfly, for example, has only some of its options.
bool isUntracked(const NodeStatus &node)
{
    return node.feed != FeedKind::Tracking && !node.feedWhy.isEmpty();
}

/// What this user may not do, as findings: locks are safe, but Lockscope shows less.
QList<HealthFinding> rightsFindings(const Examination &found, const Deployment &deployment)
{
    QList<HealthFinding> findings;
    for (size_t i = 0; i < found.nodes.size(); ++i) {
        const NodeRights &rights = found.rights[i];
        if (found.nodes[i].reach != NodeStatus::Reach::Up)
            continue;
        if (!rights.asked) {
            findings.append({.id = u"rights-unknown"_s,
                             .node = found.nodes[i].index,
                             .problem = DoctorText::tr("This user's rights are unknown"),
                             .impact = DoctorText::tr("Lockscope may show less than there is.")});
            continue;
        }
        const QString &user = deployment.nodes.at(static_cast<qsizetype>(i)).user;
        const bool isUnidentified = !found.nodes[i].facts.has_value(); // a finding of its own
        std::map<QString, QByteArrayList> missing; // by what is lost without them
        for (const auto &right : rights.missing) {
            if (right.feature != Feature::Identity || !isUnidentified)
                missing[lossWithout(right.feature)] += right.rule;
        }
        for (const auto &[loss, rules] : missing)
            findings.append({.id = u"rights "_s + QString::fromUtf8(rules.join(' ')),
                             .node = found.nodes[i].index,
                             .problem = DoctorText::tr("This user lacks %1").arg(visibleText(rules.join(' '), 200)),
                             .impact = asSentence(loss),
                             .fix = {lineToGrant(rules, user)}});
        std::map<QString, QByteArrayList> unsupported;
        for (const auto &command : rights.unsupported) {
            if (command.feature != Feature::Identity || !isUnidentified)
                unsupported[lossWithout(command.feature)] += command.command;
        }
        for (const auto &[loss, commands] : unsupported)
            findings.append({.id = u"command "_s + QString::fromLatin1(commands.join(' ')),
                             .node = found.nodes[i].index,
                             .problem = (commands.size() == 1
                                             ? DoctorText::tr("%1 is not supported by the node or a proxy before it")
                                             : DoctorText::tr("%1 are not supported by the node or a proxy before it"))
                                            .arg(QString::fromLatin1(commands.join(", "))),
                             .impact = asSentence(loss)});
        if (mayTrack(rights) && isUntracked(found.nodes[i]))
            findings.append({.id = u"untracked"_s,
                             .node = found.nodes[i].index,
                             .problem = DoctorText::tr("The node does not report changes by tracking"),
                             .impact = asSentence(lossWithout(Feature::Feed))});
    }
    return findings;
}

QString persistenceText(const NodeStatus &node)
{
    const auto &facts = *node.facts;
    if (!facts.appendOnly)
        return DoctorText::tr("persistence unknown");
    const QString sync = node.settings ? visibleText(node.settings->appendFsync, 20) : QString();
    QString text = !*facts.appendOnly ? DoctorText::tr("no append-only file")
        : sync.isEmpty()              ? DoctorText::tr("append-only file, appendfsync unknown")
                                      : DoctorText::tr("append-only file, appendfsync %1").arg(sync);
    if (node.settings && node.settings->savePoints)
        text += node.settings->savePoints->isEmpty()
            ? DoctorText::tr(", no snapshots")
            : DoctorText::tr(", snapshots %1").arg(visibleText(*node.settings->savePoints, 80));
    return text;
}

QString memoryText(const NodeStatus &node)
{
    const auto &facts = *node.facts;
    const QString policy = facts.evictionPolicy.isEmpty() ? DoctorText::tr("eviction policy unknown")
                                                          : visibleText(facts.evictionPolicy, 40);
    const QString limit = !facts.maxMemory ? DoctorText::tr("memory limit unknown")
        : *facts.maxMemory == 0            ? DoctorText::tr("no memory limit")
                                           : DoctorText::tr("at most %1 bytes").arg(*facts.maxMemory);
    return DoctorText::tr("%1, %2").arg(policy, limit);
}

QString feedText(const NodeStatus &node, const NodeRights &rights)
{
    if (!rights.asked)
        return DoctorText::tr("updates: unknown");
    if (mayTrack(rights) && !isUntracked(node))
        return DoctorText::tr("updates via tracking");
    const auto events = node.settings ? node.settings->keyspaceEvents : std::nullopt;
    const bool sent = events && !events->isEmpty();
    if (!lacks(rights, Feature::Events) && (sent || !events))
        return sent ? DoctorText::tr("updates via keyspace events")
                    : DoctorText::tr("updates via timer, or via keyspace events if the node sends them");
    return DoctorText::tr("updates via timer only");
}

QString nodeText(const NodeStatus &node, const NodeRights &rights, WallTime now)
{
    if (node.reach != NodeStatus::Reach::Up)
        return DoctorText::tr("✕ %1\n").arg(visibleText(node.label, 80));
    QString text = DoctorText::tr("● %1").arg(visibleText(node.label, 80));
    if (!node.facts)
        return text + DoctorText::tr("  does not say who it is\n");
    text += DoctorText::tr("  %1, %2").arg(visibleText(node.facts->version, 60), visibleText(node.facts->role, 20));
    if (node.startedAt)
        text += DoctorText::tr(", up for %1")
                    .arg(Wording::duration(std::max(std::chrono::floor<std::chrono::seconds>(now - *node.startedAt),
                                                    std::chrono::seconds(1))));
    QStringList lines{memoryText(node), persistenceText(node)};
    if (node.facts->replicas)
        lines += DoctorText::tr("%n replicas", nullptr, static_cast<int>(*node.facts->replicas));
    lines += node.clock ? DoctorText::tr("clock %1%2 (± %3)")
                              .arg(node.clock->middle() < Micros(0) ? u"−"_s : u"+"_s,
                                   Wording::duration(std::chrono::abs(node.clock->middle())),
                                   Wording::duration(node.clock->uncertainty()))
                        : DoctorText::tr("clock unknown");
    lines += feedText(node, rights);
    return text + u"\n    "_s + lines.join(u"; "_s) + u'\n';
}

QString aclText(const AccessScope &scope)
{
    if (scope.version && *scope.version < ServerVersion{6, 0, 0})
        return DoctorText::tr("\nThis server is too old for users with rights of their own (Redis 6).\n");
    return DoctorText::tr("\nRights of a user that watches (SCAN shows it the names of all keys):\n  %1\n"
                          "\nRights of a user that also takes and releases locks:\n  %2\n"
                          "\nNothing was changed.\n")
        .arg(QString::fromUtf8(aclLine("lockscope-watch", rightsToWatch(scope))),
             QString::fromUtf8(aclLine("lockscope-act", rightsToAct(scope))));
}

void printText(const Examination &found, const Deployment &deployment, WallTime now)
{
    QString text = capabilityText(found.nodes);
    const auto groups = FindingGroups::of(found.findings + rightsFindings(found, deployment), found.nodes);
    for (const auto &group : groups)
        text += u'\n' + groupText(group);
    if (groups.isEmpty())
        text += DoctorText::tr("\nNo problems found.\n");
    text += DoctorText::tr("\nNodes\n");
    for (size_t i = 0; i < found.nodes.size(); ++i)
        text += nodeText(found.nodes[i], found.rights[i], now);
    print(text);
    print(found.lacksCommands()
              ? DoctorText::tr("\nNo access right adds a command that is not supported. Nothing was changed.\n")
              : aclText(found.scope));
}

QJsonArray toJson(const QList<HealthFinding> &findings)
{
    QJsonArray list;
    for (const auto &finding : findings)
        list.append(findingToJson(finding));
    return list;
}

void printJson(const Examination &found, const Deployment &deployment)
{
    for (size_t i = 0; i < found.nodes.size(); ++i) {
        QJsonObject object = healthToJson(found.nodes[i]);
        object.insert(u"findings"_s, toJson(found.findingsOf(found.nodes[i].index)));
        QJsonArray unsupported;
        for (const auto &command : found.rights[i].unsupported)
            unsupported.append(missingCommandToJson(command));
        QJsonArray missing;
        for (const auto &right : found.rights[i].missing)
            missing.append(missingRightToJson(right, deployment.nodes.at(static_cast<qsizetype>(i)).user));
        object.insert(u"unsupportedCommands"_s,
                      found.rights[i].asked ? QJsonValue(unsupported) : QJsonValue(QJsonValue::Null));
        object.insert(u"missingRights"_s, found.rights[i].asked ? QJsonValue(missing) : QJsonValue(QJsonValue::Null));
        print(object);
    }
    const bool isOfRights = !found.lacksCommands();
    QJsonArray databases;
    for (const int database : found.scope.databases)
        databases.append(database);
    print(QJsonObject{
        {u"deployment"_s, deployment.name},
        {u"databases"_s, databases},
        {u"findings"_s, toJson(found.findingsOf(-1))},
        {u"aclWatch"_s,
         isOfRights ? QString::fromUtf8(aclLine("lockscope-watch", rightsToWatch(found.scope))) : QJsonValue()},
        {u"aclAct"_s,
         isOfRights ? QString::fromUtf8(aclLine("lockscope-act", rightsToAct(found.scope))) : QJsonValue()}});
}

int exitCodeOf(const Examination &found)
{
    if (std::ranges::any_of(found.nodes, [](const NodeStatus &node) { return node.reach != NodeStatus::Reach::Up; }))
        return kUnreachable;
    const bool endangered = std::ranges::any_of(
        found.findings, [](const HealthFinding &finding) { return finding.severity > Severity::Notice; });
    return endangered ? kRefused : kDone;
}

} // namespace

int runDoctor(const Request &request)
{
    Examination found;
    Millis ttl = request.longestTtl;
    WallTime now;
    bool lacksOne = false; // of several databases, at least one could not be read
    BoardMirror read; // the first database that --timeout cut short, otherwise the latest
    const auto done = forEachDatabase(request, [&](const Deployment &deployment) -> Result<std::vector<NodeStatus>> {
        Session session(deployment, SessionOptions::oneLook());
        const auto board = takeSnapshot(session, request.timeLeft());
        if (!board)
            return Error{.kind = ErrorKind::Cancelled};
        if (found.nodes.empty() || read.isComplete())
            read = *board;
        add(found, deployment, *board);
        lacksOne = lacksOne || (request.databases.isSeveral() && exitCodeOf(*board) != kDone);
        ttl = longestTtl(*board, ttl);
        now = session.clock().wallNow();
        return board->nodes();
    });
    if (!done) {
        if (done.error().kind != ErrorKind::Cancelled)
            printError(done.error().message);
        return exitCodeOf(done.error());
    }
    if (found.nodes.empty())
        return kUnreachable;
    const Deployment deployment = withCurrentServers(request.deployment, found.nodes);
    if (!tryRights(deployment, found.scope, request.timeLeft().value_or(kPatience), found.rights))
        return kRefused;
    for (size_t i = 0; i < found.nodes.size(); ++i) {
        found.nodes[i].settings = found.rights[i].settings;
        found.nodes[i].mayLackLocksUntil
            = mayHaveForgottenUntil(found.nodes[i], ttl, now); // the TTLs and settings are known better now
    }
    found.findings = healthFindings(found.nodes, deployment, {.longestTtl = ttl, .now = now});
    const IncompleteNotice notice(request, read);
    if (request.json)
        printJson(found, deployment);
    else
        printText(found, deployment, now);
    return notice.end(lacksOne ? kUnreachable : exitCodeOf(found));
}

} // namespace Lockscope::App
