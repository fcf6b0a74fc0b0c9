#include "stringdialect.h"

namespace Lockscope {

namespace {

using Place = StringForm::Place;
using Ends = StringForm::Ends;

bool decodeUniqid(Recognition &lock, const KeyView &)
{
    bool ok = false;
    const qint64 seconds = lock.owner.left(8).toLongLong(&ok, 16);
    const qint64 micros = lock.owner.mid(8).toLongLong(nullptr, 16);
    if (ok && lock.owner.size() == 13)
        lock.ownerInfo.edit().since = WallTime(Millis(seconds * 1000 + micros / 1000));
    return true;
}

bool decodePidTimeRandom(Recognition &lock, const KeyView &key)
{
    const qsizetype colon = lock.owner.indexOf(':');
    const qsizetype space = lock.owner.indexOf(' ');
    if (colon < 1 || space < colon)
        return true;
    lock.ownerInfo.edit().pid = lock.owner.left(colon).toLongLong();
    // PHP's microtime(): the fraction stands before the second.
    const int millis = (lock.owner.mid(colon + 3, space - colon - 3) + "000").left(3).toInt();
    if (const auto second = instantNear(lock.owner.mid(space + 1).split(':').first(), key.now()))
        lock.ownerInfo.edit().since = *second + Millis(millis);
    return true;
}

bool decodeWarlock(Recognition &lock, const KeyView &)
{
    lock.ownerInfo.edit().since = uuid1Time(QByteArray::fromBase64(lock.owner).toHex());
    return true;
}

/// What follows 22 characters is the application's own.
bool decodeBsm(Recognition &lock, const KeyView &)
{
    lock.ownerInfo.edit().program = QString::fromUtf8(lock.owner.mid(22));
    return true;
}

} // namespace

/// Libraries that lock by one string with a random owner, on one node or as Redlock on several (resources/docs/dialects.md B; §4, rules 20, 24
/// to 27), told by what the owner looks like. All take by SET NX PX and release by compare-and-delete; their waiters ask
/// again and again. Forms that other values share count in a key whose name says lock; elsewhere only once two independent
/// nodes agree.
Dialects makeRedlockDialects()
{
    return makeStringDialects({
        // .NET, renewed at half the TTL, and set again when it is gone, for as long as the process lives. pottery (Python)
        // writes the same, 10 s, and renews by compare-and-expire.
        {.id = "redlock",
         .title = "RedLock.net or pottery",
         .scope = Scope::Quorum,
         .reaction = HolderReaction::MayRecreate,
         .caveats = Caveat::Recreates,
         .forms = {{.place = Place::Start, .words = "redlock:", .shapes = Shape::Uuid, .ends = Ends::ByItself}}},
        // Node.
        {.id = "warlock",
         .title = "warlock",
         .scope = Scope::Local,
         .forms = {{.place = Place::End, .words = ":lock", .shapes = Shape::Base64OfUuid1, .ends = Ends::ByItself}},
         .decode = decodeWarlock},
        // Go, 8 s, prolonged by hand; WithSetNXOnExtend sets it again.
        {.id = "redsync",
         .title = "redsync",
         .scope = Scope::Quorum,
         .caveats = Caveat::Recreates,
         .forms = {{.shapes = Shape::Base64Of16, .shared = true, .ends = Ends::ByItself}}},
        // Go, prolonged by hand; may hold several keys with one owner, and then needs all of them.
        {.id = "bsm-redislock",
         .title = "bsm/redislock",
         .caveats = Caveat::OneOfSeveral,
         .forms = {{.shapes = Shape::Base64Url16, .shared = true, .ends = Ends::ByItself}},
         .decode = decodeBsm},
        // C++. Prolonged by a new owner in the old one's place.
        {.id = "redlock-cpp", .title = "redlock-cpp", .forms = {{.shapes = Shape::Hex40Upper, .shared = true, .ends = Ends::ByItself}}},
        // Elixir. Nothing else writes as many digits.
        {.id = "lyokato-redlock", .title = "redlock (Elixir)", .forms = {{.shapes = Shape::Hex80, .ends = Ends::ByItself}}},
        // PHP, with a prefix of its own choice.
        {.id = "php-lock-string", .title = "php-lock/lock, prefix changed", .forms = {{.shapes = Shape::Hex64, .shared = true, .ends = Ends::ByItself}}},
        // PHP. Whose value tells pid and time, and is like nothing else.
        {.id = "cheprasov", .title = "php-redis-lock", .scope = Scope::Local, .forms = {{.shapes = Shape::PidTimeRandom}}, .decode = decodePidTimeRandom},
        // PHP. uniqid() makes many other ids, too.
        {.id = "redlock-php", .title = "redlock-php", .forms = {{.shapes = Shape::Uniqid, .shared = true, .ends = Ends::ByItself}}, .decode = decodeUniqid},
        // Rust: 20 random bytes.
        {.id = "rslock", .title = "rslock", .forms = {{.shapes = Shape::Bytes20, .shared = true, .ends = Ends::ByItself}}},
        // Perl. Prolonging does not compare: it overwrites whoever holds it, or sets it again.
        {.id = "redis-distlock",
         .title = "Redis::DistLock",
         .reaction = HolderReaction::MayRecreate,
         .caveats = Caveat::Recreates | Caveat::OverwritesBlindly,
         .forms = {{.shapes = Shape::Base64Of24, .shared = true, .ends = Ends::ByItself}},
         // 32 hex digits are base64, too, and another library's.
         .decode = [](Recognition &, const KeyView &key) { return key.isPinned() || !(key.shapes() & Shape::Hex32); }},
        // PHP, Symfony up to 5.1: later ones refuse a key of this form until it ends.
        {.id = "symfony-string", .title = "Symfony Lock up to 5.1", .forms = {{.shapes = Shape::Base64Of32, .shared = true, .ends = Ends::ByItself}}},
    });
}

} // namespace Lockscope
