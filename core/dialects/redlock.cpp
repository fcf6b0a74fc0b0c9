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
    // PHP's microtime() writes the fraction before the seconds.
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

/// The application's metadata follows the 22 characters of the token.
bool decodeBsm(Recognition &lock, const KeyView &)
{
    lock.ownerInfo.edit().program = QString::fromUtf8(lock.owner.mid(22));
    return true;
}

} // namespace

/// Libraries that lock by one string, on one node or as Redlock on several (resources/docs/dialects.md B; §4, rules 20,
/// 24 to 27). The form of the random owner identifies them. They acquire by SET NX PX and release by
/// compare-and-delete; waiters poll. For forms that other values share, name and TTL decide the grade, see signsOf().
Dialects makeRedlockDialects()
{
    return makeStringDialects({
        // .NET. It renews at half the TTL and recreates a missing key, as long as the process lives. The same key and
        // value may be pottery's (Python), which has a TTL of 10 s and renews by compare-and-expire.
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
        // Go. TTL 8 s; the application extends it. WithSetNXOnExtend recreates a missing key.
        {.id = "redsync",
         .title = "redsync",
         .scope = Scope::Quorum,
         .caveats = Caveat::Recreates,
         .forms = {{.shapes = Shape::Base64Of16, .shared = true, .ends = Ends::ByItself}}},
        // Go. The application extends it. One owner may hold several keys, and then needs all of them.
        {.id = "bsm-redislock",
         .title = "bsm/redislock",
         .caveats = Caveat::OneOfSeveral,
         .forms = {{.shapes = Shape::Base64Url16, .shared = true, .ends = Ends::ByItself}},
         .decode = decodeBsm},
        // C++. An extension replaces the owner by a new one.
        {.id = "redlock-cpp",
         .title = "redlock-cpp",
         .forms = {{.shapes = Shape::Hex40Upper, .shared = true, .ends = Ends::ByItself}}},
        // Elixir. No other library writes 80 digits.
        {.id = "lyokato-redlock",
         .title = "redlock (Elixir)",
         .forms = {{.shapes = Shape::Hex80, .ends = Ends::ByItself}}},
        // PHP, with a custom prefix.
        {.id = "php-lock-string",
         .title = "php-lock/lock, prefix changed",
         .forms = {{.shapes = Shape::Hex64, .shared = true, .ends = Ends::ByItself}}},
        // PHP. The value contains pid and time, in a form that no other library uses.
        {.id = "cheprasov",
         .title = "php-redis-lock",
         .scope = Scope::Local,
         .forms = {{.shapes = Shape::PidTimeRandom}},
         .decode = decodePidTimeRandom},
        // PHP. uniqid() also makes many ids that are not locks.
        {.id = "redlock-php",
         .title = "redlock-php",
         .forms = {{.shapes = Shape::Uniqid, .shared = true, .ends = Ends::ByItself}},
         .decode = decodeUniqid},
        // Rust: 20 random bytes.
        {.id = "rslock",
         .title = "rslock",
         .forms = {{.shapes = Shape::Bytes20, .shared = true, .ends = Ends::ByItself}}},
        // Perl. An extension does not compare: it overwrites any owner, or recreates the key.
        {.id = "redis-distlock",
         .title = "Redis::DistLock",
         .reaction = HolderReaction::MayRecreate,
         .caveats = Caveat::Recreates | Caveat::OverwritesBlindly,
         .forms = {{.shapes = Shape::Base64Of24, .shared = true, .ends = Ends::ByItself}},
         // 32 hex digits are also valid base64, but are another library's token.
         .decode = [](Recognition &, const KeyView &key) { return key.isPinned() || !(key.shapes() & Shape::Hex32); }},
        // PHP. Later versions cannot acquire a lock whose key has this form, until it expires.
        {.id = "symfony-string",
         .title = "Symfony Lock up to 5.1",
         .forms = {{.shapes = Shape::Base64Of32, .shared = true, .ends = Ends::ByItself}}},
    });
}

} // namespace Lockscope
