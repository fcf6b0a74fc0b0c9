#pragma once

#include "../base/result.h"
#include "dialectoptions.h"
#include "keyview.h"
#include "lockrecipe.h"
#include "recognition.h"
#include "scripts.h"

#include <QByteArrayList>
#include <QHash>

#include <array>
#include <memory>
#include <vector>

namespace Lockscope {

/// A lock without a holder, set in place of a deleted one for some time (lock-delay). Gives the owner time to finish.
struct HoldOff
{
    Millis duration{0}; ///< 0: none
    QByteArray owner = {}; ///< made by Dialect::holdOffOwner(), the same on all nodes
};

/// A new TTL for someone else's lock, which never extends it.
struct TtlLimit
{
    enum class Only {
        IfLonger, ///< only if its TTL is longer
        IfEndless, ///< only if it has no TTL
    };

    Millis ttl{0}; ///< > 0
    Only only = Only::IfLonger;
};

/// What a force-release removed from a node in addition to the owner.
struct ReleasedState
{
    KeyTtl ttl = {}; ///< the remaining TTL
    std::optional<qint64> holdCount = {}; ///< if the dialect has one
};

/// A script call: EVAL body, keys, arguments.
struct ScriptCall
{
    QByteArray body;
    QByteArrayList keys;
    QByteArrayList arguments;

    [[nodiscard]] QByteArrayList command() const;
};

/// Whether companions and waiters of a lock have to be read.
enum class AsideNeed : quint8 {
    None,
    /// Few locks have one: in the first reading, only if the walk finds it. The lock's name and its only companion's
    /// are kPythonLockStart and kPythonSignalStart before the same, and there are no waiters.
    IfFound,
    Always,
};

/// The way in which one lock library writes its locks, and how they are acquired, renewed and released. One file, or
/// one row of a table, per library. Pure: no I/O, no clock, no state; instances are shared by all threads.
class LOCKSCOPE_CORE_EXPORT Dialect
{
public:
    virtual ~Dialect();

    [[nodiscard]] virtual QString id() const = 0; ///< stable word for JSON, for example `redisson`
    [[nodiscard]] virtual QString title() const = 0; ///< name for people
    [[nodiscard]] virtual HolderReaction holderReaction() const = 0;
    [[nodiscard]] virtual Caveats caveats() const { return {}; }
    /// The caveats of a lock with this owner: a common value may be one that all clients of an application write.
    [[nodiscard]] virtual Caveats caveatsFor(const QByteArray &owner) const;

    /// Keys that are no locks may have the same form, so further evidence decides, see signsOf().
    [[nodiscard]] virtual bool sharesItsForms() const { return false; }

    /// The key types that recognise() accepts, the main one first.
    [[nodiscard]] virtual std::vector<KeyType> types() const = 0;
    /// The key types that companionOf() accepts.
    [[nodiscard]] virtual std::vector<KeyType> companionTypes() const { return {}; }
    /// The string forms that recognise() accepts, unless the dialect is pinned.
    [[nodiscard]] virtual Shapes shapes() const { return Shape::Text; }

    /// The lock whose main key this is.
    [[nodiscard]] virtual std::optional<Recognition> recognise(const KeyView &key) const = 0;

    /// The key belongs to this dialect and shows by itself that nobody holds the lock: a count of 0, or an end that has
    /// passed.
    [[nodiscard]] virtual bool isFree(const KeyView &key) const;

    /// Holders whose lease has ended, as member and score; only the higher scores of other holders show that. Remember
    /// them (EndedHolders), because recognise() would count them again once those others have left.
    [[nodiscard]] virtual QList<QPair<QByteArray, QByteArray>> endedHoldersToRemember(const RawKey &raw,
                                                                                      WallTime now) const;

    /// The main key of the lock to which this key is a companion. Empty: the key belongs to the library, not to one
    /// lock. Unset: the key is no companion.
    [[nodiscard]] virtual std::optional<QByteArray> companionOf(const KeyView &key) const;

    /// The possible companions of the lock.
    [[nodiscard]] virtual std::vector<Companion> companions(const QByteArray &name) const;

    /// Adds what the existing companions contain.
    virtual void refine(Recognition &lock, const std::vector<RawKey> &companions) const;

    /// The fields that recognise() needs of a hash that is too long to be read completely.
    [[nodiscard]] virtual QByteArrayList requiredFields() const { return {}; }
    /// The fields to read of any long hash before mayBeLong() is called again.
    [[nodiscard]] virtual QByteArrayList probeFields() const { return {}; }
    /// A hash or set that is too long to be read completely may be a lock of this dialect. Its name or probeFields()
    /// show it; read a part of it.
    [[nodiscard]] virtual bool mayBeLong(const RawKey &raw) const;

    /// Where to read the number of waiters. Empty: it cannot be known from outside.
    [[nodiscard]] virtual std::vector<WaiterSource> waiters(const QByteArray &name) const;

    /// Whether companions() and waiters() have to be read. It is asked at each reading, so it must be fast.
    [[nodiscard]] virtual AsideNeed asideNeed(const QByteArray &name) const;

    /// The script that deletes the lock on one node if `owner` still holds it, and wakes the waiters. With a hold-off,
    /// it sets that instead and wakes nobody. For a shared lock it removes the holders listed in `owner`, if all of
    /// them still hold it. Error: NotAllowed if that is not safe; the message says why.
    [[nodiscard]] virtual Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner,
                                                          const HoldOff &holdOff = {}) const = 0;

    /// The script that sets the TTL on one node if `owner` still holds the lock. It wakes waiters that would sleep past
    /// the new end. Error: NotAllowed if several holders share the key, its TTL is not the lease, or waiters would not
    /// come back.
    [[nodiscard]] virtual Result<ScriptCall> limitTtl(const QByteArray &name, const QByteArray &owner,
                                                      const TtlLimit &limit) const;

    /// The script that restores the lock on one node if the key is still free. Error: NotAllowed if it cannot be
    /// restored exactly.
    [[nodiscard]] virtual Result<ScriptCall> putBack(const QByteArray &name, const QByteArray &owner,
                                                     const ReleasedState &taken) const;

    /// An owner for a hold-off: explains itself to readers, and is no client's token.
    [[nodiscard]] virtual QByteArray holdOffOwner() const = 0;

    /// How LockClient acquires locks of this dialect; null if it cannot.
    [[nodiscard]] virtual const LockRecipe *recipe() const { return nullptr; }
};

/// All dialects, most specific first; the first that recognises a key wins. Immutable; may be shared by threads.
class LOCKSCOPE_CORE_EXPORT DialectCatalog
{
public:
    /// All dialects of this version.
    explicit DialectCatalog(DialectOptions options = {});
    /// A catalog without options, to look up dialects.
    [[nodiscard]] static const DialectCatalog &standard();

    /// Recognises a key. `patternNamed`: the user named it by a pattern, so a common form suffices. `known`: a dialect
    /// that earlier evidence showed, which takes precedence over the generic form. Unset for companions.
    [[nodiscard]] std::optional<Recognition> recognise(const RawKey &raw, WallTime now, bool patternNamed = false,
                                                       const QString &known = {}) const;
    /// The dialect in which this key is a lock without a holder, see Dialect::isFree(). Null: none.
    [[nodiscard]] const Dialect *freeAs(const RawKey &raw, WallTime now) const;
    /// A row for a key that no dialect recognises: shows type and size. Unset unless the user named the key or its name
    /// has a lock word. Unset also for companions, and for strings with nothing but a lock-like name.
    [[nodiscard]] std::optional<Recognition> notUnderstood(const RawKey &raw, WallTime now, bool patternNamed) const;
    /// The string equals the one that `lock` was read from, on any node, so recognise() would return the same.
    [[nodiscard]] bool isSameAgain(const Recognition &lock, const RawKey &raw) const;
    /// Recognised by the generic string form only; any more specific dialect takes precedence.
    [[nodiscard]] bool isGeneric(const Recognition &lock) const;
    /// See notUnderstood().
    [[nodiscard]] static bool isNotUnderstood(const Recognition &lock)
    {
        return lock.signs.testFlag(Sign::UnknownForm);
    }
    /// See Dialect::companionOf().
    [[nodiscard]] std::optional<QByteArray> companionOf(const RawKey &raw, WallTime now) const;
    /// Dialect::requiredFields() of all dialects.
    [[nodiscard]] const QByteArrayList &requiredFields() const { return m_requiredFields; }
    /// Dialect::probeFields() of all dialects.
    [[nodiscard]] const QByteArrayList &probeFields() const { return m_probeFields; }
    /// See Dialect::mayBeLong(). Also true for pinned keys.
    [[nodiscard]] bool mayBeLong(const RawKey &raw) const;
    /// Null if there is no such dialect.
    [[nodiscard]] const Dialect *find(const QString &id) const;
    [[nodiscard]] const std::vector<std::shared_ptr<const Dialect>> &all() const & { return m_dialects; }
    [[nodiscard]] const DialectOptions &options() const { return m_options; }

private:
    [[nodiscard]] const Dialect &generic() const { return *m_dialects.back(); }
    [[nodiscard]] const Dialect *pinned(const QByteArray &key) const;
    [[nodiscard]] std::optional<QByteArray> companionOf(const KeyView &key) const;
    [[nodiscard]] std::optional<Recognition> firstToRecognise(const RawKey &raw, WallTime now, bool patternNamed,
                                                              const QString &known) const;

    DialectOptions m_options;
    std::vector<std::shared_ptr<const Dialect>> m_dialects;
    QHash<QString, const Dialect *> m_byId;
    QByteArrayList m_requiredFields;
    QByteArrayList m_probeFields;
    struct Candidate
    {
        const Dialect *dialect = nullptr;
        Shapes shapes;
    };
    // By key type, in the same order: most keys are no locks, and must be rejected fast.
    std::array<std::vector<Candidate>, kKeyTypes> m_recognisers;
    std::array<std::vector<const Dialect *>, kKeyTypes> m_companionFinders;
};

using Dialects = std::vector<std::shared_ptr<const Dialect>>;

/// Dialect::forceRelease(), limitTtl() and putBack() for a lock that is one string.
[[nodiscard]] ScriptCall forceReleaseString(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff);
[[nodiscard]] ScriptCall limitStringTtl(const QByteArray &name, const QByteArray &owner, const TtlLimit &limit);
[[nodiscard]] ScriptCall putStringBack(const QByteArray &name, const QByteArray &owner, const ReleasedState &taken);
/// The owner as scripts compare it with a string. A long owner is replaced by its length and digest, to save sending it
/// to each node; so is an owner that looks like such a digest, so that the two cannot be confused.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray comparableOwner(const QByteArray &owner);
/// Script arguments: the condition for a TTL, and the remaining TTL (-1: none).
[[nodiscard]] QByteArray wordOf(TtlLimit::Only only);
[[nodiscard]] QByteArray remainingTtlArgument(const ReleasedState &taken);
/// The errors of both.
[[nodiscard]] Error noTtlLimit(const QString &title, const QString &why);
[[nodiscard]] Error noPutBack(const QString &title);

// One file each; a file that knows several libraries of one family makes several, most specific first.
[[nodiscard]] std::shared_ptr<const Dialect> makeNativeDialect();
[[nodiscard]] std::shared_ptr<const Dialect> makeRedissonDialect();
[[nodiscard]] Dialects makeRedissonFamily();
[[nodiscard]] Dialects makePythonQueueDialects();
[[nodiscard]] Dialects makeSymfonyDialects();
[[nodiscard]] Dialects makeRubyQueueDialects();
[[nodiscard]] Dialects makeMedallionDialects();
[[nodiscard]] Dialects makeSpringDialects();
[[nodiscard]] Dialects makePrefixDialects();
[[nodiscard]] Dialects makeApplicationDialects();
[[nodiscard]] Dialects makeHashDialects();
[[nodiscard]] std::shared_ptr<const Dialect> makePythonRedisLockDialect();
[[nodiscard]] Dialects makeSemaphoreDialects();
[[nodiscard]] std::shared_ptr<const Dialect> makeLeaseSetDialect();
[[nodiscard]] Dialects makePythonDialects();
[[nodiscard]] Dialects makeRedlockDialects();
[[nodiscard]] Dialects makeLegacyDialects();
[[nodiscard]] std::shared_ptr<const Dialect> makeUnknownFormDialect();
[[nodiscard]] Dialects makeGenericDialects();

} // namespace Lockscope
