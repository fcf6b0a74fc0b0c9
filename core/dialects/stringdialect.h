#pragma once

#include "dialect.h"

namespace Lockscope {

/// One form by which a library's string locks can be recognised.
struct StringForm
{
    enum class Place { Anything, Start, End, Within };
    enum class Ends { Whatever, ByItself, Never };

    Place place = Place::Anything;
    const char *words = ""; ///< the library's own text at that place of the key
    Shapes shapes = Shape::Text; ///< the value has one of these
    const char *begins = ""; ///< the value starts with this
    /// Other keys have such values, too, so signsOf() decides the grade. Otherwise the form is proof enough.
    bool shared = false;
    Ends ends = Ends::Whatever;
};

/// A library whose lock is one string key, as data. Defaults are the common case: `SET key owner NX PX`, renewal by
/// compare-and-expire, release by compare-and-delete, waiters that poll and cannot be seen.
struct StringLibrary
{
    using Messages = QList<QPair<QByteArray, QByteArray>>; ///< channel, message

    const char *id = "";
    const char *title = "";
    Scope scope = Scope::Either;
    HolderReaction reaction = HolderReaction::NoticesAtRelease;
    Caveats caveats = {};
    std::vector<StringForm> forms = {};
    /// Reads the owner's details from the value. False: the value shows that the lock has ended.
    bool (*decode)(Recognition &lock, const KeyView &key) = nullptr;
    bool (*isFree)(const KeyView &key) = nullptr; ///< nobody holds it; null: see isOverByItsValue()
    std::optional<QByteArray> (*companionOf)(const KeyView &key) = nullptr; ///< the lock that this key stands beside
    KeyType companionType = KeyType::String; ///< of the keys that companionOf() accepts
    std::vector<Companion> (*companions)(const QByteArray &name) = nullptr; ///< keys beside the lock that say more
    void (*refine)(Recognition &lock, const std::vector<RawKey> &companions) = nullptr; ///< adds what these say
    std::vector<WaiterSource> (*waiters)(const QByteArray &name) = nullptr; ///< where waiters leave a trace
    QByteArrayList (*sameOwnerKeys)(const QByteArray &name) = nullptr; ///< also force-released if of the same owner
    QByteArrayList (*deletedWithIt)(const QByteArray &name) = nullptr; ///< also deleted by a force-release
    Messages (*wake)(const QByteArray &name) = nullptr; ///< messages that a force-release sends
    QByteArray (*wakeList)(const QByteArray &name) = nullptr; ///< list whose push wakes blocked clients
    const char *noRelease = nullptr; ///< why Lockscope does not release it; null: it does
    bool holdsOff = true; ///< clients take any string for another holder; false: they would read a hold-off as data
};

/// Makes the dialect of one library, or of each, in their order.
[[nodiscard]] std::shared_ptr<const Dialect> makeStringDialect(StringLibrary library);
[[nodiscard]] Dialects makeStringDialects(std::vector<StringLibrary> libraries);

/// For StringLibrary::decode: reads an owner `<host>:<pid>`.
[[nodiscard]] bool decodeHostPid(Recognition &lock, const KeyView &key);

/// For StringLibrary::decode: sets the end of the lock, after which it is free whatever the key's TTL. Returns whether
/// it may still be held, with an allowance for clock differences; always true for pinned keys.
[[nodiscard]] bool lockEndsAt(Recognition &lock, const KeyView &key, std::optional<WallTime> end);

/// A string without a TTL whose value is an end that has passed (SETNX with a time): the next client takes it over.
[[nodiscard]] bool isOverByItsValue(const KeyView &key);

/// The errors of Dialect::forceRelease().
[[nodiscard]] Error noForceRelease(const QString &title, const QString &why);
[[nodiscard]] Error noHoldOff(const QString &title);

} // namespace Lockscope
