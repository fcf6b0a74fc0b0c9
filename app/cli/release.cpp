#include "commands.h"
#include "futures.h"
#include "snapshot.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
#include <lockscope/ui/wording.h>

#include <QCoreApplication>

namespace Lockscope::App {

namespace {

struct ReleaseText
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::App::ReleaseText)
};

void printPlan(const ReleasePlan &plan)
{
    print(ReleaseText::tr("Plan: release \"%1\" (%2), held by %3\n").arg(visibleText(plan.name), plan.dialectTitle, visibleText(plan.owner, 400)));
    for (const auto &node : plan.nodes)
        print(QStringLiteral("  %1  TTL %2  %3\n").arg(visibleText(node.label, 60), Wording::ttl(node.ttl), Wording::effect(node)));
    print(Wording::reaction(plan.reaction) + QLatin1Char('\n'));
    if (plan.holdOff > Millis(0))
        print(ReleaseText::tr("Then nobody gets it for %1: a hold-off stands in its place.\n").arg(Wording::duration(plan.holdOff)));
}

} // namespace

int runRelease(const Request &request)
{
    Session session(request.deployment);
    const auto board = takeSnapshot(session, request.timeout);
    if (!board)
        return kRefused;
    if (exitCodeOf(*board) == kUnreachable)
        return kUnreachable;

    auto plan = waitFor(session.planRelease(bytesFromText(request.name), bytesFromText(request.owner)));
    if (!plan) {
        printError(plan.error().message);
        if (request.execute)
            session.releaseRefused(bytesFromText(request.name), bytesFromText(request.owner), request.reason, plan.error());
        return exitCodeOf(plan.error());
    }
    plan->holdOff = request.holdOff;
    if (!request.execute) {
        if (request.json) {
            print(toJson(*plan));
        } else {
            printPlan(*plan);
            print(ReleaseText::tr("Nothing was done. Add --execute to carry it out.\n"));
        }
        return kDone;
    }
    if (!request.json)
        printPlan(*plan);
    if (request.owner.isEmpty()) {
        printError(ReleaseText::tr("--execute needs --owner TOKEN, so that nobody else's lock is released by mistake; the plan shows it"));
        return kUsage;
    }

    session.unlockActions();
    const auto report = waitFor(session.executeRelease(*plan, {.typedName = bytesFromText(request.confirm), .reason = request.reason}));
    if (!report) {
        printError(report.error().message);
        return exitCodeOf(report.error());
    }
    if (request.json) {
        print(toJson(*report));
    } else {
        for (const auto &node : report->nodes)
            print(QStringLiteral("  %1  %2\n").arg(visibleText(node.label, 60), Wording::outcome(node)));
    }
    if (report->journalError)
        printError(report->journalError->message);
    if (mayStillBeHeld(*plan, *report)) {
        printError(ReleaseText::tr("so many nodes are silent that \"%1\" may still be held until its TTL ends").arg(visibleText(plan->name)));
        return kRefused;
    }
    return report->isComplete() ? kDone : kRefused;
}

} // namespace Lockscope::App
