#include "stringdialect.h"

namespace Lockscope {

namespace {

using Place = StringForm::Place;
using Ends = StringForm::Ends;

/// redis-py's token is a UUID of version 1: the time of the acquire() call, and the host's MAC address.
bool decodeRedisPy(Recognition &lock, const KeyView &)
{
    lock.ownerInfo.edit().since = uuid1Time(lock.owner);
    if (lock.ownerInfo.orEmpty().since)
        lock.ownerInfo.edit().host = QString::fromLatin1(lock.owner.right(12));
    return true;
}

/// `<prefix>:<version>:<key>`
bool decodeDjango(Recognition &lock, const KeyView &key)
{
    const QByteArrayList parts = key.key().split(':');
    return key.isPinned()
        || (parts.size() > 2 && isDigits(parts.at(1)) && parts.at(1).size() < 4 && decodeRedisPy(lock, key));
}

QByteArray signalOf(const QByteArray &name)
{
    return name + ":signal";
}

const QByteArray kWalrus = "lock:";
const QByteArray kWalrusEvent = "lock.event:";

QByteArray walrusEventOf(const QByteArray &name)
{
    return kWalrusEvent + (name.startsWith(kWalrus) ? name.sliced(kWalrus.size()) : name);
}

} // namespace

/// redis-py's Lock and libraries built on it (resources/docs/dialects.md D; §4, rule 19), which key names distinguish.
/// SET NX, with a TTL only on request; waiters poll every 100 ms; extend and release compare. Also walrus, and
/// cacheops, whose lock is at the key of the value to be computed.
Dialects makePythonDialects()
{
    return makeStringDialects({
        {.id = "celery-once",
         .title = "celery-once",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly,
         .forms = {{.place = Place::Start, .words = "qo_", .shapes = Shape::Hex32V1}},
         .decode = decodeRedisPy},
        {.id = "dogpile",
         .title = "dogpile.cache",
         .scope = Scope::Local,
         .forms = {{.place = Place::Start, .words = "_lock", .shapes = Shape::Hex32V1}},
         .decode = decodeRedisPy},
        {.id = "django-redis",
         .title = "django-redis",
         .scope = Scope::Local,
         .forms = {{.shapes = Shape::Hex32V1}},
         .decode = decodeDjango},
        {.id = "redis-py", .title = "redis-py", .forms = {{.shapes = Shape::Hex32V1}}, .decode = decodeRedisPy},
        // SETNX, then EXPIRE if there is a TTL. A release compares, clears the event list and pushes to it.
        {.id = "walrus",
         .title = "walrus",
         .scope = Scope::Local,
         .forms = {{.place = Place::Start, .words = "lock:", .shapes = Shape::Bytes32}},
         .companionOf =
             [](const KeyView &key) {
                 const bool isEvent = key.key().startsWith(kWalrusEvent);
                 return isEvent ? std::optional(kWalrus + key.key().sliced(kWalrusEvent.size())) : std::nullopt;
             },
         .companionType = KeyType::List,
         .companions =
             [](const QByteArray &name) {
                 return std::vector<Companion>{{walrusEventOf(name), KeyType::List, Companion::Role::Signal}};
             },
         .waiters =
             [](const QByteArray &) {
                 return std::vector<WaiterSource>{{.query = WaiterSource::Query::BlockedClients,
                                                   .key = "blpop",
                                                   .unit = WaiterSource::Unit::Clients}};
             },
         .wakeList = walrusEventOf},
        {.id = "cacheops",
         .title = "cacheops",
         .scope = Scope::Local,
         .caveats = Caveat::NoOwner | Caveat::DeletesBlindly,
         .forms = {{.begins = "LOCK", .ends = Ends::ByItself}},
         .decode = [](Recognition &, const KeyView &key) { return key.isPinned() || key.raw().value.size() == 4; },
         .companions =
             [](const QByteArray &name) {
                 return std::vector<Companion>{{signalOf(name), KeyType::List, Companion::Role::Signal}};
             },
         .waiters =
             [](const QByteArray &) {
                 return std::vector<WaiterSource>{{.query = WaiterSource::Query::BlockedClients,
                                                   .key = "brpoplpush",
                                                   .unit = WaiterSource::Unit::Clients}};
             },
         .wakeList = signalOf},
    });
}

} // namespace Lockscope
