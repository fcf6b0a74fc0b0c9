#include "commands.h"
#include "databases.h"
#include "futures.h"
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

/// A plain string by itself, which a key beside it may show to be another library's (Dialect::companions()): names both of them, and few
/// others. Empty: there is none.
QByteArray withKeyBeside(const LockState &lock)
{
    const Dialect *dialect = lock.seen && DialectCatalog::standard().isGeneric(*lock.seen) ? DialectCatalog::standard().find(lock.dialect()) : nullptr;
    const auto companions = dialect != nullptr ? dialect->companions(lock.name) : std::vector<Companion>();
    if (companions.empty())
        return {};
    const QByteArray &a = lock.name;
    const QByteArray &b = companions.front().key;
    const auto begin = std::ranges::mismatch(a, b).in1 - a.begin();
    const qsizetype most = std::min(a.size(), b.size()) - begin;
    qsizetype end = 0;
    while (end < most && a.at(a.size() - end - 1) == b.at(b.size() - end - 1))
        ++end;
    return globEscaped(a.first(begin)) + '*' + globEscaped(a.last(end));
}

/// The main key of what this key stands beside, as far as its name alone tells; empty: it tells nothing.
QByteArray mainKeyBeside(const QByteArray &name)
{
    // Some look at the value as well: it is taken to be what they expect.
    static const QByteArray kWaitingWriter = "a_1_" + QByteArray(32, '0') + "_WRITERWAITING";
    static const QByteArray kToken = QByteArray(32, '\0').toBase64();
    for (const KeyType type : {KeyType::String, KeyType::List, KeyType::SortedSet, KeyType::Hash, KeyType::Set}) {
        const RawKey raw{.key = name, .type = type, .length = 1, .value = kWaitingWriter, .fields = {{kToken, "1"}}};
        const auto mainKey = DialectCatalog::standard().companionOf(raw, Clock::system().wallNow());
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
    // Of some the name is in two parts: asynq's queue and task.
    if (const qsizetype colon = resource.indexOf(':'); colon > 0)
        patterns.append("*{" + globEscaped(resource.first(colon)) + "}:*:" + globEscaped(resource.mid(colon + 1)));
    return patterns;
}

/// A number by itself may be the count of free permits that stands beside those in use.
bool mayBeCounter(const LockState &lock)
{
    return lock.dialect() == QLatin1String("counter") || (DialectCatalog::standard().isGeneric(lock.seen.orEmpty()) && isDigits(lock.assessment.owner));
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
    const auto look = [&](const QByteArrayList &patterns) {
        deployment.patterns = patterns;
        other.session = std::make_unique<Session>(deployment);
        other.board = takeSnapshot(*other.session, timeout, Warnings::Said);
        if (!other.board)
            return;
        const auto beside = mainKey.isEmpty() ? other.board->locks().end() : other.board->locks().find(KeyQuorum::mainKeyOf(mainKey));
        other.lock = beside != other.board->locks().end() ? beside->second : other.board->called(name);
    };
    look(mainKey.isEmpty() ? patternsOfResource(name) : QByteArrayList{patternOf(mainKey)});
    // Some put other words there, or nothing between theirs and the name: what is read in vain costs no more than a list.
    if (other.board && !other.lock && mainKey.isEmpty())
        look({'*' + globEscaped(name) + '*'});
    if (const QByteArray wider = other.lock && !mainKey.isEmpty() ? withKeyBeside(*other.lock) : QByteArray(); !wider.isEmpty())
        look({wider});
    return other;
}

/// What there is at this name in place of a lock, in words. Empty: nothing, or it is not known.
QString insteadText(Deployment deployment, const QByteArray &name, Millis timeout)
{
    deployment.patterns = {patternOf(name)};
    deployment.dialects.pins = {{.pattern = globEscaped(name), .dialect = QStringLiteral("string")}}; // which takes any
    Session session(deployment);
    const auto board = takeSnapshot(session, timeout, Warnings::Said);
    const auto found = board ? board->locks().find(name) : std::map<QByteArray, LockStatePtr>::const_iterator();
    if (!board || found == board->locks().end())
        return {};
    const Assessment &assessment = found->second->assessment;
    if (const QByteArray mainKey = mainKeyBeside(name); !mainKey.isEmpty())
        return QStringLiteral("\"%1\" stands beside the lock \"%2\", which nobody holds").arg(visibleText(name), visibleText(mainKey));
    if (assessment.neverExpires && isDigits(assessment.owner))
        return QStringLiteral("\"%1\" is the number %2, which never ends: a count, of a semaphore's free permits for example. If it is a lock, name its "
                              "dialect: --pin GLOB=DIALECT")
            .arg(visibleText(name), visibleText(assessment.owner, 40));
    return QStringLiteral("\"%1\" is a string and no lock: one that has ended by what it says, a part of one whose other keys are gone, or something else. "
                          "If it is a lock, name its dialect: --pin GLOB=DIALECT")
        .arg(visibleText(name));
}

/// There is no such lock in this database; says what there is in its place. `where` begins what is said.
int tellWhatThereIs(const Request &request, const Deployment &deployment, const BoardMirror &board, const QByteArray &name, const QString &where)
{
    if (exitCodeOf(board) == kUnreachable)
        return kUnreachable;
    const bool isCertain = std::none_of(board.nodes().begin(), board.nodes().end(), isSilent) && board.isComplete();
    // By its name or that of its queue. Where it is none of the locks that are watched, a user who may read no more than those would
    // only leave entries in the server's ACL LOG.
    const QByteArray mainKey = mainKeyBeside(name).isEmpty() ? name : mainKeyBeside(name);
    const auto &patterns = deployment.patterns;
    const bool isWatched = patterns.isEmpty() || std::ranges::any_of(patterns, [&mainKey](const QByteArray &pattern) { return globMatches(pattern, mainKey); });
    const auto left = isWatched ? findLeftQueue(deployment, board.nodes(), mainKey, request.timeout) : std::nullopt;
    if (left) {
        if (request.json)
            print(withDatabase(leftQueueToJson(*left), board.nodes()));
        printError(where + leftQueueText(*left, isCertain));
    }
    if (std::any_of(board.nodes().begin(), board.nodes().end(), [](const NodeStatus &node) { return node.hiddenKeys > 0; }))
        return kUnreachable; // the warning has been printed: it cannot be told
    const auto undecided = std::find_if(board.nodes().begin(), board.nodes().end(), [](const NodeStatus &node) { return node.undecided.has_value(); });
    if (undecided != board.nodes().end()) {
        printError(where + QStringLiteral("%1: %2").arg(visibleText(undecided->label, 80), undecided->undecided->message));
        return kUnreachable;
    }
    if (!isCertain) {
        printError(where + QStringLiteral("no node that answers has a lock named \"%1\"; whether another one has it cannot be told").arg(visibleText(name)));
        return kUnreachable;
    }
    if (left)
        return kRefused;
    const QString instead = insteadText(deployment, name, request.timeout);
    printError(where + (instead.isEmpty() ? QStringLiteral("no node that answers has a lock named \"%1\"").arg(visibleText(name)) : instead));
    return kRefused;
}

/// What one database has of the name.
struct Found
{
    Deployment deployment;
    std::unique_ptr<Session> session;
    BoardMirror board;
    LockStatePtr lock; ///< null: there is none
};

/// Nothing when interrupted.
std::optional<Found> find(const Request &request, const Deployment &in)
{
    Deployment deployment = in;
    const QByteArray name = bytesFromText(request.name);
    // Asked for by name, it is read whatever its form; no other key is, unless it takes others to tell what it is.
    deployment.patterns = {patternOf(name)};
    auto session = std::make_unique<Session>(deployment);
    auto board = takeSnapshot(*session, request.timeout);
    if (!board)
        return std::nullopt;
    auto found = board->locks().find(KeyQuorum::mainKeyOf(name));
    QByteArray wider;
    if (found != board->locks().end()) {
        const QByteArray registry = registryOf(*found->second);
        wider = registry.isEmpty() ? withKeyBeside(*found->second) : globEscaped(registry) + '*';
    }
    if (!wider.isEmpty()) {
        deployment.patterns = {wider};
        session = std::make_unique<Session>(deployment);
        board = takeSnapshot(*session, request.timeout, Warnings::Said);
        if (!board)
            return std::nullopt;
        found = board->locks().find(name);
    }
    LockStatePtr shown = found != board->locks().end() ? found->second : nullptr;
    if (exitCodeOf(*board) != kUnreachable && (!shown || mayBeCounter(*shown))) {
        NamedOtherwise other = lookUpOtherwise(in, name, request.timeout);
        if (!other.board)
            return std::nullopt;
        if (other.lock) {
            shown = other.lock;
            session = std::move(other.session);
            board = std::move(other.board);
        }
    }
    return Found{.deployment = in, .session = std::move(session), .board = std::move(*board), .lock = std::move(shown)};
}

/// In the words of a heading; empty where one database is looked at.
QString whereOf(const Request &request, const Found &found)
{
    return request.databases.isSeveral() ? QStringLiteral("Database %1: ").arg(found.deployment.nodes.first().database) : QString();
}

int tell(const Request &request, const Found &found)
{
    if (request.json) {
        print(lockToJson(*found.lock, found.board.nodes(), found.session->clock()));
    } else {
        print(whereOf(request, found));
        print(lockText(*found.lock, found.board.nodes(), found.session->clock()));
    }
    const Assessment &assessment = found.lock->assessment;
    return assessment.isHeld() ? kDone : assessment.verdict == Verdict::Unknown ? kUnreachable : kRefused;
}

/// Of several databases: held in one of them is held, and what could not be told in one of them cannot be told.
int codeOf(const QList<int> &codes)
{
    return codes.contains(kDone) ? kDone : codes.contains(kUnreachable) ? kUnreachable : kRefused;
}

} // namespace

int runShow(const Request &request)
{
    std::vector<Found> all;
    const auto done = forEachDatabase(request, [&](const Deployment &deployment) -> Result<std::vector<NodeStatus>> {
        auto found = find(request, deployment);
        if (!found)
            return Error{.kind = ErrorKind::Cancelled};
        all.push_back(std::move(*found));
        return all.back().board.nodes();
    });
    if (!done) {
        if (done.error().kind != ErrorKind::Cancelled)
            printError(done.error().message);
        return exitCodeOf(done.error());
    }
    QList<int> codes;
    for (const auto &found : all) {
        if (found.lock)
            codes.append(tell(request, found));
        else if (exitCodeOf(found.board) == kUnreachable)
            codes.append(kUnreachable);
    }
    if (std::ranges::any_of(all, [](const Found &found) { return found.lock != nullptr; }))
        return codeOf(codes);
    std::vector<std::vector<NodeStatus>> seen;
    for (const auto &found : all) {
        codes.append(tellWhatThereIs(request, found.deployment, found.board, bytesFromText(request.name), whereOf(request, found)));
        seen.push_back(found.board.nodes());
    }
    if (const QString hint = otherDatabasesHint(seen, request); !hint.isEmpty())
        printError(hint);
    return codeOf(codes);
}

} // namespace Lockscope::App
