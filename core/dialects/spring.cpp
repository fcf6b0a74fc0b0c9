#include "stringdialect.h"

#include <QtEndian>

namespace Lockscope {

namespace {

using Place = StringForm::Place;
using Ends = StringForm::Ends;

/// Spring Integration 4.x: host, key and thread, each after one byte with its length, then the time in big-endian
/// milliseconds. The key in the value is the end of the Redis key, which proves the form.
bool decodeVersion4(Recognition &lock, const KeyView &key)
{
    const QByteArray &value = lock.owner;
    QByteArrayList texts;
    qsizetype at = 0;
    while (texts.size() < 3) {
        const qsizetype length = at < value.size() ? static_cast<unsigned char>(value.at(at)) : -1;
        if (length < 1 || at + 1 + length > value.size())
            return key.isPinned();
        texts.append(value.mid(at + 1, length));
        at += 1 + length;
    }
    if (value.size() - at != 8 || !key.key().endsWith(':' + texts.at(1)))
        return key.isPinned();
    lock.resource = QString::fromUtf8(texts.at(1));
    lock.ownerInfo.edit().host = QString::fromUtf8(texts.at(0));
    lock.ownerInfo.edit().thread = QString::fromUtf8(texts.at(2));
    lock.ownerInfo.edit().since
        = WallTime(Millis(std::clamp<qint64>(qFromBigEndian<qint64>(value.constData() + at), 0, 1LL << 52)));
    return true;
}

QByteArray registryOf(const QByteArray &key)
{
    return key.left(key.indexOf(':'));
}

/// Clients of 5.5.7 to 6.x subscribe to one channel per registry. 6.4.9, 6.5.4 and 7.0 use one per key, by pattern.
StringLibrary::Messages wakeSpring(const QByteArray &name)
{
    const QByteArray channel = registryOf(name) + "-channel";
    return {{channel, name}, {channel + ':' + name, name}};
}

std::vector<WaiterSource> springWaiters(const QByteArray &name)
{
    // Counts registries that ever waited. From 7.0 on they subscribe by pattern, which no subscriber count shows.
    return {{.query = WaiterSource::Query::Subscribers,
             .key = registryOf(name) + "-channel",
             .unit = WaiterSource::Unit::Processes}};
}

} // namespace

/// Spring (resources/docs/dialects.md E; §4, rules 12, 21, 22).
Dialects makeSpringDialects()
{
    return makeStringDialects({
        // SETNX of an empty value at `<cache>~lock`, by default without a TTL. EXISTS every 50 ms; blind DEL.
        {.id = "spring-cache",
         .title = "Spring cache lock",
         .scope = Scope::Local,
         .caveats = Caveat::NoOwner | Caveat::DeletesBlindly,
         .forms = {{.place = Place::End, .words = "~lock", .shapes = Shape::Empty}}},
        {.id = "spring-integration-4",
         .title = "Spring Integration 4",
         .scope = Scope::Local,
         .forms = {{.shapes = Shape::BytesEndInTime, .ends = Ends::ByItself}},
         .decode = decodeVersion4},
        // TTL 60 s at `<registry>:<key>`. The value is the registry's UUID, the same on all its locks. Only that
        // identifies them (see SharedOwnerDetector), unless the user pins the dialect.
        {.id = "spring-integration",
         .title = "Spring Integration",
         .scope = Scope::Local,
         .caveats = Caveat::SharedOwner,
         .waiters = springWaiters,
         .wake = wakeSpring},
    });
}

} // namespace Lockscope
