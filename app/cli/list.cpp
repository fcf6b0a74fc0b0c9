#include "commands.h"
#include "databases.h"
#include "futures.h"
#include "namedlocks.h"
#include "notunderstood.h"
#include "textoutput.h"

#include <lockscope/core/redis/glob.h>
#include <lockscope/core/session/lockjson.h>

#include <algorithm>

namespace Lockscope::App {

namespace {

/// The result for one database.
struct Listing
{
    std::unique_ptr<Session> session;
    BoardMirror board;
    bool isCut = false;
};

void printJson(const std::vector<const BoardMirror *> &boards, const Clock &clock)
{
    constexpr qsizetype kAtOnce = 64 * 1024;
    QByteArray text;
    for (const BoardMirror *board : boards) {
        for (const auto &[name, lock] : board->locks()) {
            addLockJson(text, *lock, board->nodes(), clock);
            text += '\n';
            if (text.size() >= kAtOnce)
                printBytes(std::exchange(text, {}));
        }
    }
    printBytes(text);
}

/// Patterns without wildcards are names, and match what `show` finds. Unset when interrupted.
std::optional<Listing> takeListing(Deployment deployment, const Request &request)
{
    std::vector<QByteArrayList> names;
    for (const auto &pattern : std::as_const(deployment.patterns)) {
        if (const auto name = globLiteral(pattern))
            names.push_back({*name});
    }
    std::optional<NamedLocks> found;
    if (!names.empty()) {
        found = findNamed(deployment, names, request.timeLeft());
        if (!found)
            return std::nullopt;
        for (const auto &named : found->named) {
            if (named.survey)
                printError(notUnderstoodText(*named.survey));
        }
        deployment.patterns.removeIf([](const QByteArray &pattern) { return globLiteral(pattern).has_value(); });
    }
    if (found && deployment.patterns.isEmpty()) {
        found->board.keepOnly([&found](const QByteArray &name) {
            return std::ranges::any_of(found->named, [&name](const NamedLock &named) {
                return named.lock ? named.lock->name == name : named.keys.contains(name);
            });
        });
        return Listing{.session = std::move(found->session), .board = std::move(found->board), .isCut = found->isCut};
    }
    for (const auto &named : found ? found->named : std::vector<NamedLock>()) {
        if (named.lock)
            deployment.patterns.append(globEscaped(named.lock->name));
    }
    auto session = std::make_unique<Session>(deployment, SessionOptions::oneLook());
    auto board = takeSnapshot(*session, request.timeLeft(), found ? Warnings::PrintNew : Warnings::Print);
    if (!board)
        return std::nullopt;
    session->setPaused(true); // printing may take long
    const bool isCut = !board->isComplete() || (found && found->isCut);
    return Listing{.session = std::move(session), .board = std::move(*board), .isCut = isCut};
}

} // namespace

int runList(const Request &request)
{
    std::vector<Listing> listings;
    const auto done = forEachDatabase(request, [&](const Deployment &deployment) -> Result<std::vector<NodeStatus>> {
        auto listing = takeListing(deployment, request);
        if (!listing)
            return Error{.kind = ErrorKind::Cancelled};
        listings.push_back(std::move(*listing));
        return listings.back().board.nodes();
    });
    if (!done) {
        if (done.error().kind != ErrorKind::Cancelled)
            printError(done.error().message);
        return exitCodeOf(done.error());
    }
    const auto cut
        = std::find_if(listings.begin(), listings.end(), [](const Listing &listing) { return listing.isCut; });
    const IncompleteNotice notice(request, (cut != listings.end() ? *cut : listings.front()).board,
                                  cut != listings.end());
    const Clock &clock = Clock::system();
    std::vector<const BoardMirror *> shown;
    std::vector<std::vector<NodeStatus>> seen;
    bool hasNone = true;
    for (const auto &listing : listings) {
        const BoardMirror &board = listing.board;
        if (board.nodes().empty())
            continue;
        shown.push_back(&board);
        seen.push_back(board.nodes());
        hasNone = hasNone && board.locks().empty();
        for (const auto &node : board.nodes()) {
            if (node.undecidedKeys > 0)
                printError(undecidedKeysText(node));
        }
    }
    if (shown.empty())
        return notice.end(kUnreachable);
    const QString hint = hasNone ? otherDatabasesHint(seen, request) : QString();
    if (request.json) {
        printJson(shown, clock);
        if (!hint.isEmpty())
            printError(hint);
    } else {
        print(summaryText(shown) + capabilityText(shown.front()->nodes()));
        print(locksText(
            shown, clock,
            {.width = terminalWidth(), .isCut = cut != listings.end(), .patterns = request.deployment.patterns}));
        if (!hint.isEmpty())
            print(hint + QLatin1Char('\n'));
    }
    const bool allRead = std::all_of(listings.begin(), listings.end(),
                                     [](const Listing &listing) { return exitCodeOf(listing.board) == kDone; });
    return notice.end(allRead ? kDone : kUnreachable);
}

} // namespace Lockscope::App
