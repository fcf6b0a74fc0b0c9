#include "stringdialect.h"

#include <QtEndian>

namespace Lockscope {

namespace {

using Place = StringForm::Place;
using Ends = StringForm::Ends;

/// Tolerance for clock differences. For this long, a lock that ended by its value is shown with that end, not as free.
constexpr Millis kGrace{1000};
/// The maximum difference between an end that a client wrote and the end of its key's TTL.
constexpr Millis kClockSkew{5000};

const QByteArray kOwner = "lock:owner:";
const QByteArray kExpire = "lock:expire:";

bool decodeTimestamp(Recognition &lock, const KeyView &key)
{
    return lockEndsAt(lock, key, instantNear(key.raw().value, key.now()));
}

/// A key with the word "last" in its name contains a past time, not an end.
bool decodeSetnx(Recognition &lock, const KeyView &key)
{
    return (key.trust() >= KeyView::Trust::Named || !hasWord(key.key(), "last")) && decodeTimestamp(lock, key);
}

/// resque-lock-timeout writes `true` for a lock without a timeout, which never ends.
bool decodeTimestampOrTrue(Recognition &lock, const KeyView &key)
{
    return key.raw().value == "true" || decodeTimestamp(lock, key);
}

bool decodeBinarySeconds(Recognition &lock, const KeyView &key)
{
    if (key.raw().value.size() != 8)
        return key.isPinned();
    return lockEndsAt(lock, key,
                      WallTime(std::chrono::seconds(
                          std::clamp<qint64>(qFromLittleEndian<qint64>(key.raw().value.constData()), 0, 1LL << 40))));
}

/// `<uuid>:<epoch ms>`
bool decodeJedisLock(Recognition &lock, const KeyView &key)
{
    lock.ownerInfo.edit().client = QString::fromLatin1(lock.owner.left(36));
    return lockEndsAt(
        lock, key,
        instantNear(QByteArrayView(lock.owner).sliced(std::min<qsizetype>(37, lock.owner.size())), key.now()));
}

/// Discourse writes the second at which the lock ends. The key expires one second later.
bool decodeDiscourse(Recognition &lock, const KeyView &key)
{
    const auto end = instantNear(key.raw().value, key.now());
    const auto keyEnd = key.now() + key.raw().ttl.left;
    if (!key.isPinned() && (!end || *end > keyEnd + kClockSkew || *end < keyEnd - kClockSkew))
        return false;
    return lockEndsAt(lock, key, end);
}

/// A companion contains the end. Without it the library treats the lock as broken, and the next client deletes it.
bool decodeMlanett(Recognition &lock, const KeyView &key)
{
    lock.endIsInCompanion = true;
    lock.needsCompanion = !key.isPinned();
    return decodeHostPid(lock, key);
}

QByteArray expireKeyOf(const QByteArray &name)
{
    return name.startsWith(kOwner) ? kExpire + name.mid(kOwner.size()) : QByteArray();
}

} // namespace

bool lockEndsAt(Recognition &lock, const KeyView &key, std::optional<WallTime> end)
{
    lock.details.edit().valueExpiry = end;
    if (end)
        lock.details.edit().changesAt = *end + kGrace + Millis(1);
    return key.isPinned() || (end && *end + kGrace >= key.now());
}

bool isOverByItsValue(const KeyView &key)
{
    const Shapes shapes = key.shapes();
    if (!(shapes & (Shape::Seconds | Shape::Milliseconds | Shape::UuidMillis)) || key.endsByItself())
        return false;
    const QByteArrayView value(key.raw().value);
    const auto end = instantNear(shapes & Shape::UuidMillis ? value.sliced(37) : value, key.now());
    return end && *end + kGrace < key.now();
}

/// Locks whose value says when they end (resources/docs/dialects.md E, G, I, K; §4, rules 18, 23, 27, 30). Clients take
/// them by SETNX, or by GETSET after that time. Most keys have no TTL, so an ended lock stays until someone takes it.
Dialects makeLegacyDialects()
{
    return makeStringDialects({
        // Ruby. `lock:owner:<key>` is `host:pid`, `lock:expire:<key>` the second at which the lock ends.
        {.id = "mlanett",
         .title = "redis-lock (mlanett)",
         .scope = Scope::Local,
         .forms = {{.place = Place::Start, .words = "lock:owner:", .shapes = Shape::HostPid}},
         .decode = decodeMlanett,
         .companionOf =
             [](const KeyView &key) {
                 return key.isString() && key.key().startsWith(kExpire)
                     ? std::optional(kOwner + key.key().mid(kExpire.size()))
                     : std::nullopt;
             },
         .companions =
             [](const QByteArray &name) {
                 return std::vector<Companion>{{expireKeyOf(name), KeyType::String, Companion::Role::Deadlines}};
             },
         .refine =
             [](Recognition &lock, const std::vector<RawKey> &companions) {
                 bool ok = false;
                 const qint64 seconds = companions.empty() ? 0 : companions.front().value.toLongLong(&ok);
                 if (ok && seconds > 0 && seconds < (1LL << 40)) {
                     lock.needsCompanion = false;
                     lock.details.edit().valueExpiry = WallTime(std::chrono::seconds(seconds));
                     lock.details.edit().changesAt = *lock.details->valueExpiry + kGrace + Millis(1);
                 }
             },
         .deletedWithIt = [](const QByteArray &name) { return QByteArrayList{expireKeyOf(name)}; },
         .holdsOff = false},
        // Java. DEL without comparing.
        {.id = "jedislock",
         .title = "JedisLock",
         .scope = Scope::Local,
         .reaction = HolderReaction::MayRecreate,
         .caveats = Caveat::DeletesBlindly | Caveat::Recreates | Caveat::TtlIsNotLease,
         .forms = {{.shapes = Shape::UuidMillis}},
         .decode = decodeJedisLock,
         .holdsOff = false},
        // Ruby.
        {.id = "resque-lock",
         .title = "resque-lock",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly | Caveat::TtlIsNotLease | Caveat::NoOwner,
         .forms = {{.place = Place::Start,
                    .words = "resque:lock:",
                    .shapes = Shape::Seconds | Shape::Literal,
                    .ends = Ends::Never},
                   {.place = Place::Start,
                    .words = "resque:loner:lock:",
                    .shapes = Shape::Seconds | Shape::Literal,
                    .ends = Ends::Never},
                   {.place = Place::Start,
                    .words = "loner:lock:",
                    .shapes = Shape::Seconds | Shape::Literal,
                    .ends = Ends::Never}},
         .decode = decodeTimestampOrTrue,
         .holdsOff = false},
        // Node. PX 5000. DEL, unless the lock has ended by the client's clock.
        {.id = "node-redis-lock",
         .title = "redis-lock (Node)",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly,
         .forms = {{.place = Place::Start, .words = "lock.", .shapes = Shape::Milliseconds, .ends = Ends::ByItself}},
         .decode = decodeTimestamp,
         .holdsOff = false},
        // Ruby. EX; a release compares the value.
        {.id = "discourse",
         .title = "Discourse DistributedMutex",
         .scope = Scope::Local,
         .forms = {{.shapes = Shape::Seconds, .ends = Ends::ByItself}},
         .decode = decodeDiscourse,
         .holdsOff = false},
        // .NET, ServiceStack's newer lock: eight bytes.
        {.id = "servicestack",
         .title = "ServiceStack DistributedLock",
         .scope = Scope::Local,
         .caveats = Caveat::TtlIsNotLease,
         .forms = {{.shapes = Shape::Bytes8Time, .shared = true}},
         .decode = decodeBinarySeconds,
         .holdsOff = false},
        // The pattern of the old Redis documentation and ServiceStack's RedisLock. "Last run" keys look the same.
        {.id = "setnx-timestamp",
         .title = "SETNX with the time it ends",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly | Caveat::TtlIsNotLease | Caveat::NoOwner,
         .forms = {{.shapes = Shape::Seconds | Shape::Milliseconds, .shared = true, .ends = Ends::Never}},
         .decode = decodeSetnx,
         .holdsOff = false},
        // The owner is a worker's host and pid. Addresses of servers look the same.
        {.id = "host-pid",
         .title = "Lock by host and pid",
         .scope = Scope::Local,
         .caveats = Caveat::SharedOwner,
         .forms = {{.shapes = Shape::HostPid, .shared = true}},
         .decode = decodeHostPid},
    });
}

} // namespace Lockscope
