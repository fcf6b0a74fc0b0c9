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
    QByteArrayList words = {}; ///< set if there is no script
    /// Send the script's text, never its hash; all scripts that acquire need this (rule S11). For an unknown hash the
    /// client would send the script again, perhaps after the release: the key would stay.
    bool inFull = false;
};

/// The parameters of an acquire or a renewal on one node.
struct Claim
{
    QByteArray name = {};
    QByteArray owner = {};
    Millis ttl{0}; ///< lifetime of the key
    QByteArray queueEntry = {}; ///< id of the waiter in a fair queue, the same for all attempts; empty: do not queue
    bool fencingToken = false;
    qint64 holds = 1;
    bool alreadyHeldByQuorum = false; ///< a quorum of the other nodes holds the lock already: ignore the queue
};

/// Whether a release wakes waiters. The withdrawal of an attempt that won too few nodes does not: the woken clients
/// would withdraw their own attempts, wake others, and so on. On a single node an attempt wins all or nothing. There
/// the last withdrawal of an acquire wakes waiters: some may have gone to sleep while the attempt held the key.
enum class Wake { No, Yes };

/// Builds the commands that acquire, renew and release locks of one dialect, in the form that its library's own clients
/// check (resources/docs/dialects.md §7). Pure. All recipes share these replies:
/// - take: OK or {1, fencing token or 0}: acquired; nil or {0}: another owner holds it, or another waiter is next
/// - renew: 1: renewed; 0: absent; -1: another owner holds it
/// - release: 1: released; 0: absent; -1: another owner holds it. The number may be the first element of an array
class LOCKSCOPE_CORE_EXPORT LockRecipe
{
public:
    virtual ~LockRecipe();

    /// The owner of one attempt, unique each time (rule S6). `client` is a UUID of the acquiring client. `number`
    /// differs for each attempt of that client.
    [[nodiscard]] virtual QByteArray makeOwner(const QByteArray &client, quint64 number,
                                               const QString &program) const = 0;

    /// Acquires the lock with its TTL in one atomic step, only if it is free (S5).
    [[nodiscard]] virtual LockCommand take(const Claim &claim) const = 0;
    /// Sets the TTL and the hold count again if `owner` still holds the lock; never re-creates it (S7, S8).
    [[nodiscard]] virtual LockCommand renew(const Claim &claim) const = 0;
    /// Releases all holds if `owner` holds the lock, and wakes waiters if requested.
    [[nodiscard]] virtual LockCommand release(const QByteArray &name, const QByteArray &owner, Wake wake) const = 0;

    /// The prefix of all keys of the library's own clients, which never see other keys. Empty: they use names as they
    /// are.
    [[nodiscard]] virtual QByteArray keyPrefix() const { return {}; }
    /// Locks of this dialect have a hold count.
    [[nodiscard]] virtual bool isReentrant() const { return false; }
    /// Leaves the fair queue that take() may have joined. Unset: the dialect has no queue.
    [[nodiscard]] virtual std::optional<LockCommand> leaveQueue(const QByteArray &name,
                                                                const QByteArray &queueEntry) const;
    /// Channels whose messages report that the lock may be free.
    [[nodiscard]] virtual QByteArrayList wakeChannels(const QByteArray &name, const QByteArray &queueEntry) const;
    /// Owners send that message with any client, so listening waiters rarely need to retry.
    [[nodiscard]] virtual bool everyOwnerPublishes() const { return false; }
    /// take() can issue fencing tokens.
    [[nodiscard]] virtual bool hasFencingTokens() const { return false; }
};

} // namespace Lockscope
