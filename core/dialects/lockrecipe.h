#pragma once

#include "../base/clock.h"
#include "scripts.h"

#include <QByteArrayList>

#include <optional>

namespace Lockscope {

/// One command about one lock, for one node: a script with its keys and arguments, or plain words.
struct LockCommand
{
    std::optional<Script> script = {};
    QByteArrayList keys = {};
    QByteArrayList arguments = {};
    QByteArrayList words = {}; ///< when it is no script
    /// A script that takes is never called by its hash: where the server has forgotten it, it would be sent again behind the
    /// release that may have followed meanwhile, and what it took would stay (rule S11).
    bool inFull = false;
};

/// What is wanted of a node.
struct Claim
{
    QByteArray name = {};
    QByteArray owner = {};
    Millis ttl{0}; ///< how long the key is to live
    QByteArray place = {}; ///< who waits in a fair queue: the same for all attempts of one acquire; empty: does not queue
    bool fencingToken = false;
    qint64 holds = 1;
    bool healing = false; ///< it is held already, by a quorum of the other nodes: no queue stands before that
};

/// Whether a release tells those who wait. The withdrawal of an attempt that won too few nodes does not: it would wake
/// clients whose own attempts wake others, and so on. On a single node, where an attempt wins all or nothing, the last one
/// of an acquire does, if it had won (and was cancelled, or heard of it too late): somebody may have gone to sleep over it.
enum class Wake { No, Yes };

/// How locks of one dialect are taken, kept and given back: what Lockscope writes is what that library's own clients
/// check (resources/docs/dialects.md §7). Pure. The nodes' answers are the same for all recipes:
/// - take: OK or {1, fencing token or 0} granted; nil or {0} held by somebody else, or somebody is in line before us
/// - renew: 1 renewed, 0 absent, -1 somebody else's
/// - release: 1 released, 0 absent, -1 somebody else's; or such a number as the first of an array
class LOCKSCOPE_CORE_EXPORT LockRecipe
{
public:
    virtual ~LockRecipe();

    /// The owner of one attempt: never the same twice (rule S6). `client` is an UUID of the taking client, `number` is new
    /// for each attempt of that client.
    [[nodiscard]] virtual QByteArray makeOwner(const QByteArray &client, quint64 number, const QString &program) const = 0;

    /// Takes it only if it is free, with its TTL, in one atomic step (S5).
    [[nodiscard]] virtual LockCommand take(const Claim &claim) const = 0;
    /// Sets the TTL, and the hold count, anew if `owner` still holds it; never re-creates it (S7, S8).
    [[nodiscard]] virtual LockCommand renew(const Claim &claim) const = 0;
    /// Gives back all holds if `owner` holds it, and wakes who waits, if so wanted.
    [[nodiscard]] virtual LockCommand release(const QByteArray &name, const QByteArray &owner, Wake wake) const = 0;

    /// What the keys of the library's own clients begin with; these never meet another one. Empty: nothing, they use names as they are.
    [[nodiscard]] virtual QByteArray keyPrefix() const { return {}; }
    /// Locks of this dialect have a hold count.
    [[nodiscard]] virtual bool isReentrant() const { return false; }
    /// Leaves the fair queue that take() may have joined.
    [[nodiscard]] virtual std::optional<LockCommand> leaveQueue(const QByteArray &name, const QByteArray &place) const;
    /// Channels on which a message says that the lock may have become free.
    [[nodiscard]] virtual QByteArrayList wakeChannels(const QByteArray &name, const QByteArray &place) const;
    /// Whoever holds such a lock sends that message, so that those who listen need not ask often.
    [[nodiscard]] virtual bool everyOwnerTells() const { return false; }
    /// take() can count fencing tokens.
    [[nodiscard]] virtual bool hasFencingTokens() const { return false; }
};

} // namespace Lockscope
