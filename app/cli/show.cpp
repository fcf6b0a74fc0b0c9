#include "commands.h"
#include "leftqueue.h"
#include "snapshot.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/keyquorum.h>
#include <lockscope/core/dialects/tokenshape.h>
#include <lockscope/core/redis/glob.h>
#include <lockscope/core/session/lockjson.h>

#include <algorithm>
#include <array>
#include <utility>

using namespace std::chrono_literals;

namespace Lockscope::App {

namespace {

/// It has not told which locks it has. What another name of a server has that is asked already, is known.
bool isSilent(const NodeStatus &node)
{
    const bool isAsked = node.reach == NodeStatus::Reach::Up && (!node.error || node.error->kind == ErrorKind::InvalidArgument);
    return !node.retired && !isAsked;
}

/// Names this key; of a lock that is several keys any of them.
QByteArray patternOf(const QByteArray &name)
{
    QByteArray pattern = globEscaped(name);
    if (KeyQuorum::isPart(name)) // none of it is escaped up to its number
        pattern.replace(name.indexOf(':') + 1, 1, "[012]");
    return pattern;
}

/// A plain string by itself, which others beside it may show to be a lock of a registry (Neighbours): what begins as they would.
/// Empty: they would tell nothing.
QByteArray registryOf(const LockState &lock)
{
    constexpr Micros kLongestTtl = 60s;
    const bool looksLikeOne = lock.seen && DialectCatalog::standard().isGeneric(*lock.seen) && isUuid(lock.assessment.owner) && lock.assessment.ttl
        && *lock.assessment.ttl <= kLongestTtl;
    return looksLikeOne ? lock.name.left(lock.name.indexOf(':') + 1) : QByteArray();
}

/// The main key of what this key stands beside, as far as its name alone tells; empty: it tells nothing.
QByteArray mainKeyBeside(const QByteArray &name)
{
    for (const KeyType type : {KeyType::String, KeyType::List, KeyType::SortedSet, KeyType::Hash, KeyType::Set}) {
        const auto mainKey = DialectCatalog::standard().companionOf(RawKey{.key = name, .type = type, .length = 1}, Clock::system().wallNow());
        if (mainKey && !mainKey->isEmpty() && *mainKey != name)
            return *mainKey;
    }
    return {};
}

/// What libraries put before and behind what the application calls a lock, as globs.
constexpr auto kPlaces = std::to_array<std::pair<const char *, const char *>>({
    {"*:", ""},
    {"*_", ""},
    {"*lock", ""},
    {"*lock.", ""},
    {"", ".readers"},
    {"", ".writer"},
    {"", ":timeout"},
    {"{", "}:timeout"},
    {"{", "}:time"},
    {"*:", ":GRABBED"},
    {"", ":lock"},
    {"", "~lock"},
});

/// Where libraries put a lock that the application calls so.
QByteArrayList patternsOfResource(const QByteArray &resource)
{
    const QByteArray name = globEscaped(resource);
    QByteArrayList patterns;
    for (const auto &[before, after] : kPlaces)
        patterns.append(before + name + after);
    return patterns;
}

/// A number by itself may be the count of free permits that stands beside those in use.
bool mayBeCounter(const LockState &lock)
{
    return DialectCatalog::standard().isGeneric(lock.seen.orEmpty()) && isDigits(lock.assessment.owner);
}

/// Not by the name of its main key, but by that of a key beside it or by what the application calls it.
struct NamedOtherwise
{
    std::unique_ptr<Session> session;
    std::optional<BoardMirror> board;
    LockStatePtr lock;
};

NamedOtherwise lookUpOtherwise(Deployment deployment, const QByteArray &name, Millis timeout)
{
    NamedOtherwise other;
    const QByteArray mainKey = mainKeyBeside(name);
    deployment.patterns = mainKey.isEmpty() ? patternsOfResource(name) : QByteArrayList{patternOf(mainKey)};
    other.session = std::make_unique<Session>(deployment);
    other.board = takeSnapshot(*other.session, timeout, Warnings::Said);
    if (!other.board)
        return other;
    const auto beside = mainKey.isEmpty() ? other.board->locks().end() : other.board->locks().find(KeyQuorum::mainKeyOf(mainKey));
    other.lock = beside != other.board->locks().end() ? beside->second : other.board->called(name);
    return other;
}

/// Nobody holds it: what it is in words, where it looks like a lock and is none. Empty: it is not there, or something else.
QString countText(Deployment deployment, const QByteArray &name, Millis timeout)
{
    deployment.patterns = {patternOf(name)};
    deployment.dialects.pins = {{.pattern = globEscaped(name), .dialect = QStringLiteral("string")}};
    Session session(deployment);
    const auto board = takeSnapshot(session, timeout, Warnings::Said);
    const auto found = board ? board->locks().find(name) : std::map<QByteArray, LockStatePtr>::const_iterator();
    if (!board || found == board->locks().end() || !found->second->assessment.neverExpires || !isDigits(found->second->assessment.owner))
        return {};
    return QStringLiteral("\"%1\" is the number %2, which never ends: a count, of a semaphore's free permits for example. If it is a lock, name its "
                          "dialect: --pin GLOB=DIALECT")
        .arg(visibleText(name), visibleText(found->second->assessment.owner));
}

/// There is no such lock; says what there is in its place.
int tellWhatThereIs(const Request &request, const BoardMirror &board, const QByteArray &name)
{
    if (exitCodeOf(board) == kUnreachable)
        return kUnreachable;
    const bool isCertain = std::none_of(board.nodes().begin(), board.nodes().end(), isSilent) && board.isComplete();
    // By its name or that of its queue.
    const QByteArray mainKey = mainKeyBeside(name);
    const auto left = findLeftQueue(request.deployment, board.nodes(), mainKey.isEmpty() ? name : mainKey, request.timeout);
    if (left) {
        if (request.json)
            print(leftQueueToJson(*left));
        printError(leftQueueText(*left, isCertain));
    }
    if (std::any_of(board.nodes().begin(), board.nodes().end(), [](const NodeStatus &node) { return node.hiddenKeys > 0; }))
        return kUnreachable; // the warning has been printed: it cannot be told
    const auto undecided = std::find_if(board.nodes().begin(), board.nodes().end(), [](const NodeStatus &node) { return node.undecided.has_value(); });
    if (undecided != board.nodes().end()) {
        printError(QStringLiteral("%1: %2").arg(visibleText(undecided->label, 80), undecided->undecided->message));
        return kUnreachable;
    }
    if (!isCertain) {
        printError(QStringLiteral("no node that answers has a lock named \"%1\"; whether another one has it cannot be told").arg(visibleText(name)));
        return kUnreachable;
    }
    if (left)
        return kRefused;
    const QString count = countText(request.deployment, name, request.timeout);
    printError(count.isEmpty() ? QStringLiteral("no node that answers has a lock named \"%1\"").arg(visibleText(name)) : count);
    return kRefused;
}

} // namespace

int runShow(const Request &request)
{
    Deployment deployment = request.deployment;
    const QByteArray name = bytesFromText(request.name);
    // Asked for by name, it is read whatever its form; no other key is, unless it takes others to tell what it is.
    deployment.patterns = {patternOf(name)};
    auto session = std::make_unique<Session>(deployment);
    auto board = takeSnapshot(*session, request.timeout);
    if (!board)
        return kRefused;
    auto found = board->locks().find(KeyQuorum::mainKeyOf(name));
    if (const QByteArray registry = found != board->locks().end() ? registryOf(*found->second) : QByteArray(); !registry.isEmpty()) {
        deployment.patterns = {globEscaped(registry) + '*'};
        session = std::make_unique<Session>(deployment);
        board = takeSnapshot(*session, request.timeout, Warnings::Said);
        if (!board)
            return kRefused;
        found = board->locks().find(name);
    }
    LockStatePtr shown = found != board->locks().end() ? found->second : nullptr;
    if (exitCodeOf(*board) != kUnreachable && (!shown || mayBeCounter(*shown))) {
        NamedOtherwise other = lookUpOtherwise(request.deployment, name, request.timeout);
        if (!other.board)
            return kRefused;
        if (other.lock) {
            shown = other.lock;
            session = std::move(other.session);
            board = std::move(other.board);
        }
    }
    if (!shown)
        return tellWhatThereIs(request, *board, name);
    if (request.json)
        print(lockToJson(*shown, board->nodes(), session->clock()));
    else
        print(lockText(*shown, board->nodes(), session->clock()));
    const Assessment &assessment = shown->assessment;
    return assessment.isHeld() ? kDone : assessment.verdict == Verdict::Unknown ? kUnreachable : kRefused;
}

} // namespace Lockscope::App
