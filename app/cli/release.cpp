#include "commands.h"
#include "databases.h"
#include "futures.h"
#include "namedlocks.h"
#include "progress.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/control/planfollowup.h>
#include <lockscope/core/dialects/dialect.h>
#include <lockscope/core/dialects/spellings.h>
#include <lockscope/core/words/resultwording.h>
#include <lockscope/core/words/wording.h>

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>

namespace Lockscope::App {

namespace {

struct ReleaseText
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::App::ReleaseText)
};

/// How long to search other keys for the same token: one owner may need all of them (ReleasePlan::sameToken).
constexpr Millis kTokenSearch{2000};

/// A plan gets at least this long, even if looking has taken all of --timeout.
constexpr Millis kLeastForPlan{500};

/// How long to follow a released lock: an owner that is alive may take it again. The journal says for how long.
constexpr Millis kFollow{2000};

/// What became of the lock: after `longest`, or as soon as the act turns out to be in vain.
Aftermath follow(Session &session, const ReleaseReport &report, Aftermath latest, Millis longest)
{
    const Progress progress([] { return ReleaseText::tr("Watching whether the lock stays free…"); });
    QEventLoop loop;
    const auto take = [&](const Aftermath &aftermath) {
        if (aftermath.name() == report.name && aftermath.sentAt() == report.sentAt)
            latest = aftermath;
        if (latest.sentAt() == report.sentAt && latest.severity() == Severity::Alarm)
            loop.quit();
    };
    QObject::connect(&session, &Session::aftermathChanged, &loop, take);
    QTimer::singleShot(longest, &loop, &QEventLoop::quit);
    take(latest);
    if (latest.severity() != Severity::Alarm)
        loop.exec();
    return latest.sentAt() == report.sentAt ? latest : Aftermath();
}

/// Other keys may have the token of this lock.
bool mayStandElsewhere(const LockState &lock)
{
    const Dialect *dialect = DialectCatalog::standard().find(lock.dialect());
    return dialect != nullptr && dialect->types().front() == KeyType::String
        && !(dialect->caveats() & (Caveat::SharedOwner | Caveat::NoOwner));
}

void printPlan(const ReleasePlan &plan)
{
    const bool limits = plan.act.kind == LockActionKind::ShortenTtl || plan.act.kind == LockActionKind::SetTtl;
    const QString name = visibleText(plan.name);
    const QString owner = plan.owner.isEmpty() ? ReleaseText::tr("an empty value") : visibleText(plan.owner, 400);
    if (plan.isTie)
        print(ReleaseText::tr("Plan: \"%1\" (%2), of several owners, each named below: %3\n")
                  .arg(name, plan.dialectTitle, Wording::act(plan.act)));
    else if (!mayBeHeld(plan))
        print(ReleaseText::tr("Plan: \"%1\" (%2), left over from %3, held by nobody: %4\n")
                  .arg(name, plan.dialectTitle, owner, Wording::act(plan.act)));
    else
        print(limits ? ReleaseText::tr("Plan: \"%1\" (%2), held by %3: %4\n")
                           .arg(name, plan.dialectTitle, owner, Wording::act(plan.act))
                     : ReleaseText::tr("Plan: release \"%1\" (%2), held by %3\n").arg(name, plan.dialectTitle, owner));
    for (const auto &node : plan.nodes) {
        const bool isThere = node.effect != PlannedNode::Effect::NothingThere;
        print(QStringLiteral("  %1  TTL %2  %3\n")
                  .arg(visibleText(node.label, 60), isThere ? Wording::ttl(node.ttl) : QStringLiteral("–"),
                       Wording::effect(node, plan)));
    }
    if (limits)
        print(ReleaseText::tr("A live owner may renew the lock and keep it.\n"));
    else if (const QString reaction = Wording::reaction(plan); !reaction.isEmpty())
        print(reaction + QLatin1Char('\n'));
    if (!limits && !plan.sameToken.isEmpty())
        print(Wording::sameToken(plan) + QLatin1Char('\n'));
    const QStringList warnings = Wording::blockedClients(plan) + Wording::caveats(plan.caveats());
    for (const auto &warning : warnings)
        print(QStringLiteral("⚠ %1\n").arg(warning));
    if (plan.act.kind == LockActionKind::ReleaseAndHoldOff)
        print(ReleaseText::tr("Then nobody can take the lock for %1: a hold-off blocks it.\n")
                  .arg(Wording::duration(plan.act.time)));
}

QString quotedForShell(const QByteArray &bytes)
{
    return u'\'' + visibleText(bytes, bytes.size() * 4).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

/// The options that carry out this plan.
QString wordsToExecute(const ReleasePlan &plan, bool isOwnerGiven)
{
    const QString owner = plan.isTie ? QStringLiteral("TOKEN") : quotedForShell(plan.owner);
    const QString execute
        = isOwnerGiven ? QStringLiteral("--execute") : QStringLiteral("--owner %1 --execute").arg(owner);
    return plan.environment != Environment::Production
        ? execute
        : execute + QStringLiteral(" --confirm %1 --reason TEXT").arg(quotedForShell(plan.name));
}

} // namespace

int runRelease(const Request &request)
{
    const auto found = findNamed(request.deployment, {Spellings::keysSpelledBy(request.name)}, request.timeLeft());
    if (!found)
        return kRefused;
    const IncompleteNotice notice(request, found->board, found->isCut);
    if (exitCodeOf(found->board) == kUnreachable)
        return notice.end(kUnreachable);
    const NamedLock &named = found->named.front();
    if (!named.othersWithThisName.isEmpty()) {
        QStringList keys{visibleText(named.lock->name)};
        for (const auto &key : named.othersWithThisName)
            keys.append(visibleText(key));
        printError(ReleaseText::tr("several locks are called \"%1\"; name one by its key: %2")
                       .arg(visibleText(named.keys.constFirst()), keys.join(QStringLiteral(", "))));
        return notice.end(kRefused);
    }
    const QByteArray owner = bytesFromText(request.owner.value_or(QString()));
    const QByteArray name = named.lock ? named.lock->name : named.keys.constFirst();

    // The lock itself is read directly; other keys only to find those that its owner may need with it.
    std::unique_ptr<Session> everything;
    if (named.lock && mayStandElsewhere(*named.lock)) {
        bool isComplete = holdFewKeys(found->board.nodes());
        if (isComplete) {
            everything = std::make_unique<Session>(request.deployment, SessionOptions::oneLook());
            const auto board
                = takeSnapshot(*everything, std::min(request.timeLeft().value_or(kTokenSearch), kTokenSearch),
                               Warnings::AlreadyPrinted);
            if (!board)
                return kRefused;
            isComplete = board->isComplete();
        }
        if (!isComplete) {
            printError(ReleaseText::tr("other keys may carry the same token: not all keys were looked at"));
            everything.reset();
        }
    }
    Session &session = everything ? *everything : *found->session;

    auto forPlan = request.timeLeft();
    if (forPlan)
        forPlan = std::max(*forPlan, kLeastForPlan);
    auto plan = waitFor(session.planRelease(name, owner, request.act), forPlan);
    if (!plan) {
        // Unless everything was read, NotFound does not prove that there is no lock.
        const bool isCertain = !found->isCut && std::ranges::none_of(found->board.nodes(), isSilent);
        if (plan.error().kind == ErrorKind::NotFound && !named.exists && !isCertain) {
            printError(ReleaseText::tr("whether there is a lock named \"%1\" cannot be told: not everything was read")
                           .arg(visibleText(name)));
            if (request.execute)
                session.releaseRefused(name, owner, request.reason, plan.error(), request.act);
            return notice.end(kUnreachable);
        }
        printError(plan.error().message);
        if (const QString hint = plan.error().kind == ErrorKind::NotFound
                ? otherDatabasesHint({found->board.nodes()}, request)
                : QString();
            !hint.isEmpty())
            printError(hint);
        if (request.execute)
            session.releaseRefused(name, owner, request.reason, plan.error(), request.act);
        return notice.end(exitCodeOf(plan.error()));
    }
    if (request.owner && owner.isEmpty() && !plan->owner.isEmpty()) {
        const Error other{.kind = ErrorKind::NotOwner,
                          .message = ReleaseText::tr("\"%1\" is held by %2, and not by an empty value")
                                         .arg(visibleText(plan->name), visibleText(plan->owner, 80))};
        printError(other.message);
        if (request.execute)
            session.releaseRefused(plan->name, owner, request.reason, other, request.act);
        return notice.end(kRefused);
    }
    if (!request.json)
        printPlan(*plan);
    else if (!request.execute)
        print(withDatabase(toJson(*plan), found->board.nodes()));
    if (const auto refusal = plan->refusal()) {
        printError(refusal->message);
        if (request.execute)
            session.releaseRefused(plan->name, owner, request.reason, *refusal, request.act);
        return notice.end(kRefused);
    }
    if (!request.execute) {
        if (!request.json)
            print(ReleaseText::tr("Nothing was done. To carry it out, add: %1\n")
                      .arg(wordsToExecute(*plan, request.owner.has_value())));
        return notice.end(kDone);
    }
    if (!request.owner) {
        printError(ReleaseText::tr(
            "--execute needs --owner TOKEN, so that nobody else's lock is released by mistake; the plan shows it"));
        return kUsage;
    }

    session.unlockActions();
    Aftermath aftermath; // the first one may arrive before the report
    const auto early = QObject::connect(&session, &Session::aftermathChanged,
                                        [&aftermath](const Aftermath &latest) { aftermath = latest; });
    const auto report = waitFor(
        session.executeRelease(*plan, {.typedName = bytesFromText(request.confirm), .reason = request.reason}));
    if (!report) {
        const bool unconfirmed
            = plan->environment == Environment::Production && report.error().kind == ErrorKind::InvalidArgument;
        printError(unconfirmed ? ReleaseText::tr("%1; add --confirm %2 --reason TEXT")
                                     .arg(report.error().message, quotedForShell(plan->name))
                               : report.error().message);
        // The plan's arguments were valid, so a confirmation is missing: refused, as for a sample.
        return report.error().kind == ErrorKind::InvalidArgument ? kRefused : exitCodeOf(report.error());
    }
    QObject::disconnect(early);
    if (!request.json) {
        for (const auto &node : report->nodes)
            print(QStringLiteral("  %1  %2\n").arg(visibleText(node.label, 60), Wording::outcome(node)));
    }
    if (Aftermath::isWorthWatching(*report))
        aftermath = follow(session, *report, aftermath, std::min(request.timeLeft().value_or(kFollow), kFollow));
    if (request.json) {
        QJsonObject object = toJson(*report);
        object.insert(QStringLiteral("mayStillBeHeld"), mayStillBeHeld(*plan, *report));
        object.insert(QStringLiteral("aftermath"),
                      aftermath.hasBegun() ? toJson(aftermath, session.clock().now()) : QJsonValue(QJsonValue::Null));
        print(withDatabase(object, found->board.nodes()));
    } else {
        print(ResultWording::result(*plan, *report, {}, aftermath, session.clock()).line() + QLatin1Char('\n'));
    }
    if (report->journalError)
        printError(report->journalError->message);
    if (report->isDenied()) {
        printError(ReleaseText::tr("this user lacks the right to do it; nothing was done, \"%1\" is as it was")
                       .arg(visibleText(plan->name)));
        return kRefused;
    }
    if (report->count(ReleasedNode::Outcome::OthersStay) > 0) {
        printError(
            ReleaseText::tr("\"%1\" is not free: others share it and have it still").arg(visibleText(plan->name)));
        return kRefused;
    }
    if (mayStillBeHeld(*plan, *report)) {
        printError(
            ReleaseText::tr("\"%1\" may still be held as it was: too many nodes are silent, refuse or were left alone")
                .arg(visibleText(plan->name)));
        return kRefused;
    }
    const bool isInVain = aftermath.hasBegun() && aftermath.severity() == Severity::Alarm;
    return report->isComplete() && !isInVain ? kDone : kRefused;
}

} // namespace Lockscope::App
