#include "scriptanswer_p.h"

#include "../base/text.h"
#include "../dialects/scripts.h"

namespace Lockscope {

namespace {

ReleasedNode::Outcome doneBy(LockActionKind kind)
{
    using Outcome = ReleasedNode::Outcome;
    switch (kind) {
    case LockActionKind::ShortenTtl: return Outcome::Shortened;
    case LockActionKind::SetTtl: return Outcome::TtlSet;
    case LockActionKind::PutBack: return Outcome::PutBack;
    default: return Outcome::Released;
    }
}

/// Scripts return at most this many bytes of an owner that they found.
constexpr qsizetype kFoundOwner = 256;

/// The script returned only the beginning of a longer owner: whether the rest is equal is unknown.
bool isBeginningOf(const QByteArray &found, const QByteArray &owner)
{
    return found.size() == kFoundOwner && owner.size() > kFoundOwner && owner.startsWith(found);
}

/// Reads the numbers that a script returns from `first` on: woken waiters, previous TTL, previous hold count.
void takeFigures(ReleasedNode &node, const std::vector<Value> &elements, size_t first)
{
    const auto number = [&elements, first](size_t figure) {
        const size_t at = first + figure;
        return elements.size() > at && elements[at].isInteger() ? std::optional(elements[at].integer) : std::nullopt;
    };
    const auto woken = number(0);
    if (woken && *woken >= 0)
        node.woken = woken;
    else if (woken == -1)
        node.error = Error{.kind = ErrorKind::Permission,
                           .message = QStringLiteral("Its waiters sleep on: this user may not publish on the lock's "
                                                     "channel. They continue after the TTL that they last read")};
    if (const auto ttl = number(1); ttl && *ttl >= -1)
        node.ttlBefore = KeyTtl::fromPttl(*ttl);
    if (const auto holds = number(2); holds && *holds > 0)
        node.holdCount = holds;
}

} // namespace

bool isDenied(const Error &error, const QByteArray &script)
{
    // Errors inside a script:
    // 7.0: "ERR The user executing the script can't run this command … script: <sha>, …"
    // 7.2: "NOPERM ACL failure in script: …"
    const bool before = error.serverReply.startsWith("NOPERM ") && !error.serverReply.contains("script");
    return error.kind == ErrorKind::Permission && (before || isAllOrNothing(script));
}

ReleasedNode outcomeOf(const LockAction &act, const PlannedNode &planned, const Result<Value> &reply)
{
    using Outcome = ReleasedNode::Outcome;
    ReleasedNode node{
        .node = planned.node, .label = planned.label, .expectedOwner = planned.expectedOwner, .shared = planned.shared};
    if (!reply) {
        node.error = reply.error();
        node.outcome = reply.error().kind == ErrorKind::OutcomeUnknown ? Outcome::Unknown
            : reply.error().serverReply.isEmpty()                      ? Outcome::Unreachable
                                                                       : Outcome::Failed;
        return node;
    }
    const auto &elements = reply->elements;
    const qint64 code = !elements.empty() && elements[0].isInteger() ? elements[0].integer : -99;
    switch (code) {
    case 1:
        node.outcome = doneBy(act.kind);
        takeFigures(node, elements, 1);
        break;
    case 3:
        node.outcome = Outcome::OthersStay;
        node.foundOwner = elements.size() > 1 ? elements[1].text : QByteArray();
        takeFigures(node, elements, 2);
        break;
    case 2:
        node.outcome = Outcome::NotNeeded;
        if (elements.size() > 1 && elements[1].isInteger())
            node.ttlBefore = KeyTtl::fromPttl(elements[1].integer);
        break;
    case -3:
        node.outcome = Outcome::Refused;
        node.ttlBefore = {KeyTtl::Kind::Never};
        node.error = Error{.kind = ErrorKind::NotOwner,
                           .message = QStringLiteral("It has lost its TTL since the plan. Nothing was done here")};
        break;
    case 0: node.outcome = Outcome::Absent; break;
    case -1:
    case -2:
        node.outcome = Outcome::Refused;
        node.foundOwner = elements.size() > 1 ? elements[1].text : QByteArray();
        node.error = Error{.kind = ErrorKind::NotOwner,
                           .message = code == -1
                               ? act.kind != LockActionKind::PutBack
                                   ? QStringLiteral("The owner has changed since the plan. Nothing was done here")
                                   : isBeginningOf(node.foundOwner, planned.comparedOwner())
                                   ? QStringLiteral("It was taken since the plan. Nothing was done here")
                                   : node.foundOwner == node.expectedOwner
                                   ? QStringLiteral("Its owner took it again. Nothing was done here")
                                   : QStringLiteral("Someone else took it. Nothing was done here")
                               : QStringLiteral("The key has become a %1 since the plan. Nothing was done here")
                                     .arg(visibleText(node.foundOwner, 40))};
        if (code == -2)
            node.foundOwner.clear(); // it is the key's type
        break;
    default:
        node.outcome = Outcome::Failed;
        node.error = Error{.kind = ErrorKind::Protocol,
                           .message = QStringLiteral("The script was answered in an unexpected form")};
    }
    return node;
}

void takeWithdrawal(ReleasedNode &node, const Result<Value> &reply)
{
    using Outcome = ReleasedNode::Outcome;
    const bool wasPutBack = node.outcome == Outcome::PutBack;
    if (!reply) {
        const bool open = wasPutBack && reply.error().kind == ErrorKind::OutcomeUnknown;
        node.error = reply.error();
        node.error->message = (open ? QStringLiteral("Restored; whether it was removed again is unknown: %1")
                                    : QStringLiteral("Cannot remove it again: %1"))
                                  .arg(reply.error().message);
        if (open)
            node.outcome = Outcome::Unknown;
        return;
    }
    const auto &elements = reply->elements;
    const qint64 code = !elements.empty() && elements[0].isInteger() ? elements[0].integer : -99;
    if (code == 1 || (code == 0 && wasPutBack)) {
        node.outcome = Outcome::Withdrawn;
        node.error.reset();
    } else if (code == -1 && wasPutBack) {
        node.outcome = Outcome::Refused;
        node.foundOwner = elements.size() > 1 ? elements[1].text : QByteArray();
        node.error
            = Error{.kind = ErrorKind::NotOwner, .message = QStringLiteral("Restored, and someone else has it since")};
    } else {
        // The put-back was sent over a lost connection and may still be executed.
        node.error = Error{.kind = ErrorKind::OutcomeUnknown, .message = QStringLiteral("It was already gone")};
        node.outcome = Outcome::Unknown;
    }
}

} // namespace Lockscope
