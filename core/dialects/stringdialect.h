#pragma once

#include "dialect.h"

namespace Lockscope {

/// One way in which the strings of a library can be told.
struct StringForm
{
    enum class Place { Anything, Start, End, Within };
    enum class Ends { Whatever, ByItself, Never };

    Place place = Place::Anything;
    const char *words = ""; ///< of the library's own that stand in that place of the key
    Shapes shapes = Shape::Text; ///< the value has one of these forms
    const char *begins = ""; ///< and begins so
    /// Other keys have such values as well: signsOf() decides how sure it is that this is a lock. Otherwise the form shows it.
    bool shared = false;
    Ends ends = Ends::Whatever;
};

/// A library whose lock is one string key, as data. What is not stated is the common case: taken by `SET key owner NX PX`,
/// renewed by compare-and-expire, released by compare-and-delete, waiters ask again and again and cannot be seen.
struct StringLibrary
{
    using Messages = QList<QPair<QByteArray, QByteArray>>; ///< channel, message

    const char *id = "";
    const char *title = "";
    Scope scope = Scope::Either;
    HolderReaction reaction = HolderReaction::Quiet;
    Caveats caveats = {};
    std::vector<StringForm> forms = {};
    /// Takes apart what the value tells. False: it tells that the lock has ended.
    bool (*decode)(Recognition &lock, const KeyView &key) = nullptr;
    bool (*isFree)(const KeyView &key) = nullptr; ///< of a key with one of the forms: it says that nobody holds it
    std::optional<QByteArray> (*companionOf)(const KeyView &key) = nullptr;
    KeyType companionType = KeyType::String; ///< of the keys that companionOf() looks at
    std::vector<Companion> (*companions)(const QByteArray &name) = nullptr;
    void (*refine)(Recognition &lock, const std::vector<RawKey> &companions) = nullptr;
    std::vector<WaiterSource> (*waiters)(const QByteArray &name) = nullptr;
    QByteArrayList (*twins)(const QByteArray &name) = nullptr; ///< a force-release also deletes those that carry the same owner
    QByteArrayList (*deletedWithIt)(const QByteArray &name) = nullptr; ///< and these, whatever they carry
    Messages (*wake)(const QByteArray &name) = nullptr; ///< sent by a force-release
    QByteArray (*signal)(const QByteArray &name) = nullptr; ///< list that a force-release fills to wake who blocks on it
    const char *noRelease = nullptr; ///< why Lockscope does not release it
    bool holdsOff = true; ///< its clients see any string as somebody else's lock; false: they would read a hold-off as data
};

[[nodiscard]] std::shared_ptr<const Dialect> makeStringDialect(StringLibrary library);
[[nodiscard]] Dialects makeStringDialects(std::vector<StringLibrary> libraries);

/// For StringLibrary::decode: an owner `<host>:<pid>`.
[[nodiscard]] bool decodeHostPid(Recognition &lock, const KeyView &key);

/// For StringLibrary::decode: the lock ends then, whatever the key's TTL, and is free for whoever comes. True while it has not ended by
/// more than clocks differ.
[[nodiscard]] bool lockEndsAt(Recognition &lock, const KeyView &key, std::optional<WallTime> end);

/// A string that nothing ends but its value, which says that it is over (SETNX with a time): whoever comes next takes it.
[[nodiscard]] bool isOverByItsValue(const KeyView &key);

/// The refusals of Dialect::forceRelease().
[[nodiscard]] Error noForceRelease(const QString &title, const QString &why);
[[nodiscard]] Error noHoldOff(const QString &title);

} // namespace Lockscope
