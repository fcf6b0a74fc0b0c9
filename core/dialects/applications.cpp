#include "stringdialect.h"
#include "valuekind.h"

namespace Lockscope {

namespace {

using Place = StringForm::Place;
using Ends = StringForm::Ends;

void setHostPid(Recognition &lock, QByteArrayView host, QByteArrayView pid)
{
    bool ok = false;
    const qint64 number = pid.toByteArray().toLongLong(&ok);
    lock.ownerInfo.edit().host = QString::fromUtf8(host);
    if (ok)
        lock.ownerInfo.edit().pid = number;
}

/// `[pid 31870] web-3:/mod/quiz/view.php`, serialized by PHP
bool decodeMoodle(Recognition &lock, const KeyView &key)
{
    static const QByteArray kPid = "[pid ";
    const QByteArrayView value = unwrapped(lock.owner);
    const qsizetype end = value.indexOf(']');
    if (!value.startsWith(kPid) || end < 0)
        return key.isPinned();
    const QByteArrayView place = value.sliced(std::min(end + 2, value.size()));
    setHostPid(lock, place.first(std::max<qsizetype>(0, place.indexOf(':'))),
               value.sliced(kPid.size(), end - kPid.size()));
    return true;
}

/// `web-7|31870`
bool decodePhpredis(Recognition &lock, const KeyView &key)
{
    const qsizetype bar = lock.owner.lastIndexOf('|');
    if (bar < 1 || !isDigits(QByteArrayView(lock.owner).sliced(bar + 1)))
        return key.isPinned();
    setHostPid(lock, QByteArrayView(lock.owner).first(bar), QByteArrayView(lock.owner).sliced(bar + 1));
    return true;
}

/// `exclusive` or the number of readers, serialized by PHP or as JSON.
bool decodeNextcloud(Recognition &lock, const KeyView &)
{
    const QByteArrayView value = unwrapped(lock.owner);
    if (value == "exclusive")
        return true;
    bool ok = false;
    const qint64 readers = value.toByteArray().toLongLong(&ok);
    lock.mode = LockMode::Read;
    lock.details.edit().holders = readers;
    return ok && readers > 0;
}

bool isNextcloudFree(const KeyView &key)
{
    const QByteArrayView value = unwrapped(key.raw().value);
    return isDigits(value) && value.toByteArray().toLongLong() <= 0;
}

bool decodeCronlock(Recognition &lock, const KeyView &key)
{
    return lockEndsAt(lock, key, instantNear(lock.owner, key.now()));
}

QByteArray jsonText(const QByteArray &json, const QByteArray &field)
{
    const QByteArray begin = '"' + field + "\":\"";
    const qsizetype at = json.indexOf(begin);
    const qsizetype end = at < 0 ? -1 : json.indexOf('"', at + begin.size());
    return end < 0 ? QByteArray() : json.mid(at + begin.size(), end - at - begin.size());
}

/// Finds the user who planned the change, and the pull request. A long value was cut, so it is not valid JSON.
bool decodeAtlantis(Recognition &lock, const KeyView &)
{
    const QByteArray user = jsonText(lock.owner, "Username");
    lock.ownerInfo.edit().program = QString::fromUtf8(user.isEmpty() ? jsonText(lock.owner, "Author") : user);
    lock.ownerInfo.edit().thread = QString::fromUtf8(jsonText(lock.owner, "URL"));
    return true;
}

} // namespace

/// Applications that have their own lock format.
Dialects makeApplicationDialects()
{
    return makeStringDialects({
        // PHP. SETNX `<session>.lock`, then EXPIRE: a process killed in between leaves it. DEL without comparing.
        {.id = "moodle",
         .title = "Moodle session lock",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly,
         .forms = {{.place = Place::End, .words = ".lock", .begins = "s:"},
                   {.place = Place::End, .words = ".lock", .begins = "[pid "}},
         .decode = decodeMoodle,
         .holdsOff = false},
        // C, for PHP. SET NX, with a TTL unless scripts may run forever. Waiters poll; compare-and-delete.
        {.id = "phpredis",
         .title = "phpredis session lock",
         .scope = Scope::Local,
         .forms = {{.place = Place::End, .words = "_LOCK"}},
         .decode = decodePhpredis},
        // PHP. Compare-and-set of a word or a number of readers, for an hour. A process that dies early leaves no TTL.
        {.id = "nextcloud",
         .title = "Nextcloud file lock",
         .scope = Scope::Local,
         .caveats = Caveat::NoOwner | Caveat::DeletesBlindly,
         .forms = {{.place = Place::Within, .words = "/lockfiles/"}, {.place = Place::Within, .words = "/lock/files/"}},
         .decode = decodeNextcloud,
         .isFree = isNextcloudFree,
         .holdsOff = false},
        // Shell. The second at which the job may run again; no TTL. After it, the next client takes it by GETSET.
        {.id = "cronlock",
         .title = "cronlock",
         .scope = Scope::Local,
         .caveats = Caveat::DeletesBlindly | Caveat::TtlIsNotLease | Caveat::NoOwner | Caveat::MayBeCooldown,
         .forms = {{.place = Place::Within, .words = "cronlock.", .shapes = Shape::Seconds, .ends = Ends::Never}},
         .decode = decodeCronlock,
         .holdsOff = false},
        // Go. JSON of the pull request that locks a project, or of the global apply lock. No TTL: a command, or closing
        // the pull request, deletes it.
        {.id = "atlantis",
         .title = "Atlantis",
         .scope = Scope::Local,
         .caveats = Caveat::MayBeCooldown,
         .forms = {{.place = Place::Start, .words = "pr/", .begins = R"({"Project":)"},
                   {.place = Place::Start, .words = "global/apply/lock", .begins = R"({"LockMetadata":)"}},
         .decode = decodeAtlantis,
         .holdsOff = false},
    });
}

} // namespace Lockscope
