#pragma once

#include "../base/result.h"
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

/// A lock that nobody holds, put in the place of one that was taken away: newcomers are kept off for a while, so that what
/// the old holder still has under way can end (lock-delay).
struct HoldOff
{
    Millis duration{0}; ///< 0: none
    QByteArray owner = {}; ///< made by Dialect::holdOffOwner(), the same on all nodes
};

/// A TTL that somebody else's lock is to have: it never lives longer by it.
struct TtlLimit
{
    enum class Only {
        IfLonger, ///< a TTL is running that is longer
        IfEndless, ///< there is none
    };

    Millis ttl{0}; ///< > 0
    Only only = Only::IfLonger;
};

/// What a force-release took away of a node's key, besides the owner.
struct TakenAway
{
    KeyTtl ttl = {}; ///< that it still had
    std::optional<qint64> holdCount = {}; ///< where the dialect has one
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
/// Each is one file, or one row of a family's table, that also states how its locks are taken, renewed and given back.
class LOCKSCOPE_CORE_EXPORT Dialect
{
public:
    virtual ~Dialect();

    [[nodiscard]] virtual QString id() const = 0; ///< stable word for JSON, for example `redisson`
    [[nodiscard]] virtual QString title() const = 0; ///< name for people
    [[nodiscard]] virtual HolderReaction holderReaction() const = 0;
    [[nodiscard]] virtual Caveats caveats() const { return {}; }
    /// Of a lock with this owner: where the form is shared with many, the value may be one that all of an application write.
    [[nodiscard]] virtual Caveats caveatsFor(const QByteArray &owner) const;

    /// Other keys have all of its forms as well: what else is known of a key decides how sure it is, see signsOf().
    [[nodiscard]] virtual bool sharesItsForms() const { return false; }

    /// Types of the keys that recognise() looks at, the main one first.
    [[nodiscard]] virtual std::vector<KeyType> types() const = 0;
    /// Types of the keys that companionOf() looks at.
    [[nodiscard]] virtual std::vector<KeyType> companionTypes() const { return {}; }
    /// Forms of the strings that recognise() looks at, unless the dialect is pinned: it is not bothered with others.
    [[nodiscard]] virtual Shapes shapes() const { return Shape::Text; }

    /// The lock that this key is the main key of.
    [[nodiscard]] virtual std::optional<Recognition> recognise(const KeyView &key) const = 0;

    /// The key is one of this dialect's, and says by itself that nobody holds the lock: a count of 0, an end that has passed.
    [[nodiscard]] virtual bool isFree(const KeyView &key) const;

    /// Holders in the key, with what stands beside them, that have ended because others there were refreshed so much later. Once those
    /// have left recognise() would count them again: whoever watches remembers them.
    [[nodiscard]] virtual QList<QPair<QByteArray, QByteArray>> endedBesideOthers(const RawKey &raw, WallTime now) const;

    /// The main key of the lock that this key belongs to without being it. Empty: it belongs to the library, and to no one lock.
    [[nodiscard]] virtual std::optional<QByteArray> companionOf(const KeyView &key) const;

    /// Keys that may belong to the lock, besides its main key.
    [[nodiscard]] virtual std::vector<Companion> companions(const QByteArray &name) const;

    /// What those keys, as far as they are there, add to what is known of the lock. They have been asked for.
    virtual void refine(Recognition &lock, const std::vector<RawKey> &companions) const;

    /// Fields by which recognise() tells a hash that is too long to be read whole.
    [[nodiscard]] virtual QByteArrayList namedFields() const { return {}; }
    /// Fields that such a hash is asked for whatever its name, so that mayBeLong() can be asked again.
    [[nodiscard]] virtual QByteArrayList tellingFields() const { return {}; }
    /// A hash or a set that is too long to be read whole may be such a lock, by its name or its tellingFields(): then a part of it is
    /// read, and judged by.
    [[nodiscard]] virtual bool mayBeLong(const RawKey &raw) const;

    /// Where to ask how many wait. Empty: from outside it cannot be known.
    [[nodiscard]] virtual std::vector<WaiterSource> waiters(const QByteArray &name) const;

    /// Deletes the lock on one node if `owner` still holds it, and wakes who waits; or puts the hold-off in its place, and
    /// wakes nobody. Of a shared lock the holders that `owner` names are put out, if all of them are still there; others stay.
    /// Where that is not safe, or not known, NotAllowed says why.
    [[nodiscard]] virtual Result<ScriptCall> forceRelease(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff = {}) const = 0;

    /// Sets the TTL of the lock's key on one node as `limit` says, if `owner` still holds it, and wakes who would sleep past
    /// it. NotAllowed where several holders share the key, where its TTL is not the lease, or where waiters would not come back.
    [[nodiscard]] virtual Result<ScriptCall> limitTtl(const QByteArray &name, const QByteArray &owner, const TtlLimit &limit) const;

    /// Sets the lock on one node again as a force-release found it, if the key is still free. NotAllowed where a key cannot be
    /// restored to the letter.
    [[nodiscard]] virtual Result<ScriptCall> putBack(const QByteArray &name, const QByteArray &owner, const TakenAway &taken) const;

    /// The owner of a hold-off: tells readers what it is, and is nobody's token.
    [[nodiscard]] virtual QByteArray holdOffOwner() const = 0;

    /// How LockClient takes locks of this dialect; null when it does not.
    [[nodiscard]] virtual const LockRecipe *recipe() const { return nullptr; }
};

/// A user's word that the keys a glob matches are of this dialect: it is believed where the form alone would not be.
struct DialectPin
{
    QByteArray pattern; ///< as SCAN MATCH reads it
    QString dialect; ///< Dialect::id()

    friend bool operator==(const DialectPin &, const DialectPin &) = default;
};

struct DialectOptions
{
    QList<DialectPin> pins = {}; ///< the first that matches counts

    friend bool operator==(const DialectOptions &, const DialectOptions &) = default;
};

/// All dialects, most specific first. The first that recognises a key names it. Immutable, so that threads may share it.
class LOCKSCOPE_CORE_EXPORT DialectCatalog
{
public:
    /// Every dialect this version knows.
    explicit DialectCatalog(DialectOptions options = {});
    /// Without any options: for whoever only looks up what is known of a dialect.
    [[nodiscard]] static const DialectCatalog &standard();

    /// `patternNamed`: the user named this key by a pattern, so a form that many other keys share is believed.
    /// `known`: a dialect that the key was found to be of by more than its form, in whose favour the generic form stands back.
    /// Nothing for a companion of a lock.
    [[nodiscard]] std::optional<Recognition> recognise(const RawKey &raw, WallTime now, bool patternNamed = false, const QString &known = {}) const;
    /// The dialect that knows this key as a lock which nobody holds, see Dialect::isFree(). Null: none does.
    [[nodiscard]] const Dialect *freeAs(const RawKey &raw, WallTime now) const;
    /// A key that no dialect recognises, though the user named it, or its own name has a lock word: it is shown with its type and size.
    /// Nothing for companions, and for strings that only their name makes lock-like.
    [[nodiscard]] std::optional<Recognition> notUnderstood(const RawKey &raw, WallTime now, bool patternNamed) const;
    /// This string says the same as the one that `lock` was read from, on whichever node: recognise() would tell
    /// it again.
    [[nodiscard]] bool isSameAgain(const Recognition &lock, const RawKey &raw) const;
    /// It is taken for a lock because it is a string, and nothing else: whatever tells more about it is right.
    [[nodiscard]] bool isGeneric(const Recognition &lock) const;
    /// No dialect can read it, see notUnderstood().
    [[nodiscard]] static bool isNotUnderstood(const Recognition &lock) { return lock.signs.testFlag(Sign::UnknownForm); }
    /// See Dialect::companionOf().
    [[nodiscard]] std::optional<QByteArray> companionOf(const RawKey &raw, WallTime now) const;
    /// Dialect::namedFields() of all.
    [[nodiscard]] const QByteArrayList &namedFields() const { return m_namedFields; }
    /// Dialect::tellingFields() of all.
    [[nodiscard]] const QByteArrayList &tellingFields() const { return m_tellingFields; }
    /// See Dialect::mayBeLong(). What is pinned may be.
    [[nodiscard]] bool mayBeLong(const RawKey &raw) const;
    /// Null when there is none with this id.
    [[nodiscard]] const Dialect *find(const QString &id) const;
    [[nodiscard]] const std::vector<std::shared_ptr<const Dialect>> &all() const & { return m_dialects; }
    [[nodiscard]] const DialectOptions &options() const { return m_options; }

private:
    [[nodiscard]] const Dialect &generic() const { return *m_dialects.back(); }
    [[nodiscard]] const Dialect *pinned(const QByteArray &key) const;
    [[nodiscard]] std::optional<QByteArray> companionOf(const KeyView &key) const;
    [[nodiscard]] std::optional<Recognition> firstToRecognise(const RawKey &raw, WallTime now, bool patternNamed, const QString &known) const;

    DialectOptions m_options;
    std::vector<std::shared_ptr<const Dialect>> m_dialects;
    QHash<QString, const Dialect *> m_byId;
    QByteArrayList m_namedFields;
    QByteArrayList m_tellingFields;
    struct Candidate
    {
        const Dialect *dialect = nullptr;
        Shapes shapes;
    };
    // By the type of the key, in the same order: most keys are no locks, and must be told so soon.
    std::array<std::vector<Candidate>, kKeyTypes> m_recognisers;
    std::array<std::vector<const Dialect *>, kKeyTypes> m_companionFinders;
};

using Dialects = std::vector<std::shared_ptr<const Dialect>>;

/// Dialect::limitTtl() and putBack() of a lock that is one string at `name`.
[[nodiscard]] ScriptCall limitStringTtl(const QByteArray &name, const QByteArray &owner, const TtlLimit &limit);
[[nodiscard]] ScriptCall putStringBack(const QByteArray &name, const QByteArray &owner, const TakenAway &taken);
/// The owner as scripts compare it with a string. A long one is named by its length and digest, so that each node is not sent all of it;
/// one that reads like such a digest is, too, so that neither can be taken for the other.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray comparableOwner(const QByteArray &owner);
/// Their arguments: when a TTL is to be set, and the TTL that was left, -1 for none.
[[nodiscard]] QByteArray wordOf(TtlLimit::Only only);
[[nodiscard]] QByteArray leftOf(const TakenAway &taken);
/// The refusals of both.
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
