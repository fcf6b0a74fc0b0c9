#pragma once

#include "../base/result.h"
#include "lockrecipe.h"
#include "rawkey.h"
#include "scripts.h"

#include <QByteArrayList>

#include <memory>
#include <vector>

namespace Lockscope {

/// How the nodes of a deployment count for a lock of this dialect (DESIGN.md §5).
enum class Scope {
    Quorum, ///< voted on by all nodes
    Local, ///< a lock of one node, judged by that node alone
    Either, ///< one owner on two nodes or more is voted on, on one node it is local
};

/// What the value tells about the owner. Empty fields are not known.
struct OwnerInfo
{
    QString program;
    QString host;
    std::optional<qint64> pid;
    QString thread;
    QString client; ///< an id that all locks of one client process share

    friend bool operator==(const OwnerInfo &, const OwnerInfo &) = default;
};

/// A dialect's reading of one key: "a Redisson lock named X held by Y".
struct Recognition
{
    QByteArray name; ///< the lock's main key as Redis has it
    QString resource; ///< what the application calls it, where the dialect tells
    QString dialect; ///< Dialect::id()
    Scope scope = Scope::Either;
    int confidence = 0; ///< percent: the chance that this label is right (dialects.md §4)
    QByteArray owner; ///< the token that release must compare
    bool ownerCut = false; ///< the value is too long to be read whole: shown cut, and never compared
    QByteArray agreement; ///< what the nodes of one hold share even where their owners differ, see agreements()
    OwnerInfo ownerInfo;
    std::optional<qint64> holdCount; ///< of reentrant locks

    friend bool operator==(const Recognition &, const Recognition &) = default;
};

/// What the nodes that carry these locks agree by, one entry per lock. That is the owner. Only where at least two nodes
/// carry it, no owner twice, and all share one `agreement`, is it that: so does a Redisson multi-lock, with another client
/// id per node and one thread id. (A client id that stands on two nodes shows that the ids are not per node, and an equal
/// thread id then is chance.)
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList agreements(const std::vector<const Recognition *> &locks);

/// What a holder does once its key is taken away (dialects.md §2.2).
enum class HolderReaction {
    Told, ///< notices by itself within its renewal interval
    Quiet, ///< learns of it at release at the earliest
    MayRecreate, ///< some libraries that write this form set the key again
    Unknown,
};

/// A lock that nobody holds, put in the place of one that was taken away: newcomers are kept off for a while, so that what
/// the old holder still has under way can end (lock-delay).
struct HoldOff
{
    Millis duration{0}; ///< 0: none
    QByteArray owner = {}; ///< made by Dialect::holdOffOwner(), the same on all nodes
};

/// A script call: EVAL body, keys, arguments.
struct ScriptCall
{
    QByteArray body;
    QByteArrayList keys;
    QByteArrayList arguments;

    [[nodiscard]] QByteArrayList command() const;
};

/// The way one lock library writes its locks. Pure: no I/O, no clock, no state; instances are shared by all threads.
class LOCKSCOPE_CORE_EXPORT Dialect
{
public:
    virtual ~Dialect();

    [[nodiscard]] virtual QString id() const = 0; ///< stable word for JSON, for example `redisson`
    [[nodiscard]] virtual QString title() const = 0; ///< name for people
    [[nodiscard]] virtual HolderReaction holderReaction() const = 0;

    /// `patternNamed`: the user named this key by a pattern, so a form that many other keys share is believed.
    [[nodiscard]] virtual std::optional<Recognition> recognise(const RawKey &raw, bool patternNamed) const = 0;

    /// Deletes the lock on one node if `owner` still holds it, and wakes who waits; or puts the hold-off in its place, and
    /// wakes nobody.
    [[nodiscard]] virtual ScriptCall forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff = {}) const = 0;

    /// The owner of a hold-off: tells readers what it is, and is nobody's token.
    [[nodiscard]] virtual QByteArray holdOffOwner() const = 0;

    /// How LockClient takes locks of this dialect; null when it does not.
    [[nodiscard]] virtual const LockRecipe *recipe() const { return nullptr; }
};

/// All dialects, most specific first. The first that recognises a key names it.
class LOCKSCOPE_CORE_EXPORT DialectCatalog
{
public:
    /// Every dialect this version knows.
    DialectCatalog();

    [[nodiscard]] std::optional<Recognition> recognise(const RawKey &raw, bool patternNamed) const;
    /// Null when there is none with this id.
    [[nodiscard]] const Dialect *find(const QString &id) const;
    [[nodiscard]] const std::vector<std::shared_ptr<const Dialect>> &all() const { return m_dialects; }

private:
    std::vector<std::shared_ptr<const Dialect>> m_dialects;
};

// One file each.
[[nodiscard]] std::shared_ptr<const Dialect> makeNativeDialect();
[[nodiscard]] std::shared_ptr<const Dialect> makeRedissonDialect();
[[nodiscard]] std::shared_ptr<const Dialect> makePythonRedisLockDialect();
[[nodiscard]] std::shared_ptr<const Dialect> makePlainStringDialect();

} // namespace Lockscope
