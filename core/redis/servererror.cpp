#include "servererror.h"

#include "../base/text.h"

namespace Lockscope {

namespace {

struct Known
{
    const char *word;
    ErrorKind kind;
    const char *advice;
};

constexpr Known kKnown[] = {
    {"NOAUTH", ErrorKind::Authentication,
     "needs a password; give one with the address, --askpass or in the connection dialog"},
    {"WRONGPASS", ErrorKind::Authentication, "refuses the user name or the password"},
    {"NOPERM", ErrorKind::Permission,
     "refuses this user the right to do that; extend the user's rights with ACL SETUSER (lockscope doctor prints the "
     "line)"},
    {"LOADING", ErrorKind::Loading, "is still loading its data; it answers when that is done"},
    {"READONLY", ErrorKind::ReadOnly, "is a replica and takes no writes; use its primary"},
    {"MASTERDOWN", ErrorKind::MasterDown, "is a replica that has lost its primary"},
    {"BUSY", ErrorKind::Busy, "is busy with a script and answers nothing else"},
    {"OOM", ErrorKind::OutOfMemory, "has reached its maxmemory and takes no new keys"},
    {"MISCONF", ErrorKind::Persistence, "cannot save to disk and therefore refuses writes"},
    {"NOREPLICAS", ErrorKind::NoReplicas, "lacks the replicas that min-replicas-to-write asks for"},
    {"MOVED", ErrorKind::Cluster,
     "is a cluster node and the key belongs to another one; open them as a cluster (--cluster, or in the connection "
     "dialog)"},
    {"ASK", ErrorKind::Cluster, "is a cluster node and the key is being moved"},
    {"CLUSTERDOWN", ErrorKind::Cluster, "is a cluster node and the cluster is down"},
    {"TRYAGAIN", ErrorKind::Cluster, "is a cluster node and the keys are being moved"},
    {"CROSSSLOT", ErrorKind::Cluster, "is a cluster node and the keys are in different slots"},
    {"NOSCRIPT", ErrorKind::NoScript, "does not have the script in its cache"},
    {"WRONGTYPE", ErrorKind::WrongType, "holds another type of value at this key"},
};

/// Returns the error of the command that failed within a script. Before Redis 7.0 it follows one or two positions: "ERR
/// Error running script (call to f_…): @user_script:1: @user_script: 1: -OOM command not allowed".
QByteArray withoutScript(const QByteArray &words)
{
    static constexpr QByteArrayView kPlace("@user_script:");
    if (!words.startsWith("ERR Error running script (call to f_"))
        return words;
    const qsizetype place = words.lastIndexOf(kPlace);
    const qsizetype end = place < 0 ? -1 : words.indexOf(": ", place + kPlace.size());
    if (end < 0)
        return words;
    const QByteArray inner = words.mid(end + 2);
    return inner.startsWith('-') ? inner.mid(1) : inner;
}

/// Redis, Valkey and most services: "ERR unknown command 'X'" or "subcommand"; up to 6.2 "ERR Unknown subcommand or
/// wrong number …". Envoy: "unsupported command 'x'". Others: "ERR command is not supported" (allowed, available).
bool isUnsupported(const QByteArray &lower)
{
    for (const char *words : {"unknown command", "unknown subcommand", "unsupported command", "unsupported subcommand",
                              "unavailable command"}) {
        if (lower.startsWith(words) || (lower.startsWith("err ") && lower.sliced(4).startsWith(words)))
            return true;
    }
    return lower.startsWith("err command ")
        && (lower.contains("not supported") || lower.contains("not available") || lower.contains("not allowed")
            || lower.contains("disabled"));
}

ErrorKind kindOfPlainErr(const QByteArray &words)
{
    const QByteArray lower = words.toLower();
    if (isUnsupported(lower))
        return ErrorKind::Unsupported;
    // Older servers and scripts send these errors without an error code.
    if (lower.contains("max number of clients"))
        return ErrorKind::TooManyClients;
    if (lower.contains("user executing the script can't") || lower.contains("has no permissions"))
        return ErrorKind::Permission;
    if (lower.contains("invalid password") || lower.contains("without any password configured")
        || lower.contains("no password is set") || lower.contains("invalid username-password"))
        return ErrorKind::Authentication;
    return ErrorKind::Server;
}

} // namespace

Error errorFromReply(const QByteArray &reply, const QString &where, const QByteArray &command)
{
    const QByteArray words = withoutScript(reply);
    const qsizetype space = words.indexOf(' ');
    const QByteArray first = space < 0 ? words : words.left(space);
    ErrorKind kind = ErrorKind::Server;
    QString advice;
    for (const auto &known : kKnown) {
        if (first == known.word) {
            kind = known.kind;
            advice = QString::fromLatin1(known.advice);
            break;
        }
    }
    if (kind == ErrorKind::Server) {
        kind = kindOfPlainErr(words);
        advice = words.contains("DB index is out of range")
            ? QStringLiteral("has no database of that number: they are counted from 0, and there are 16 unless its "
                             "setting databases says otherwise")
            : words.contains("SELECT is not allowed in cluster mode")
            ? QStringLiteral("is a cluster node and has database 0 alone: leave the number out")
            : kind == ErrorKind::TooManyClients
            ? QStringLiteral("has reached its maxclients and takes no more connections")
            : kind == ErrorKind::Permission
            ? QStringLiteral("refuses this user the right to do that; extend the user's rights with ACL SETUSER "
                             "(lockscope doctor prints the line)")
            : words.contains("without any password configured") || words.contains("no password is set")
            ? QStringLiteral(
                "has no password, but one was given; unset REDISCLI_AUTH, leave out -a, or clear the password "
                "of the connection")
            : kind == ErrorKind::Authentication ? QStringLiteral("refuses the login")
            : kind == ErrorKind::Unsupported    ? QStringLiteral("or a proxy before it does not support this command")
                                                : QStringLiteral("answers with an error");
    }
    const QString doing = command.isEmpty() ? QString() : QStringLiteral(" to %1").arg(QString::fromLatin1(command));
    return {.kind = kind,
            .message = QStringLiteral("%1 %2 (%3)")
                           .arg(where, advice,
                                visibleText(words.endsWith('.') ? words.chopped(1) : words, 200)
                                    + (doing.isEmpty() ? QString() : QStringLiteral(", in answer") + doing)),
            .serverReply = reply.left(1024),
            .retrySafe = kind != ErrorKind::Authentication && kind != ErrorKind::Permission};
}

bool refusesOnlyTheKey(const QByteArray &words)
{
    // Redis 6: "this user has no permissions to access one of the keys used as arguments". Redis 7: "No permissions to
    // access a key". Scripts: "The user executing the script can't access at least one of the keys mentioned in the …".
    return (words.startsWith("NOPERM ") && words.contains("permissions to access"))
        || words.contains("script can't access at least one of the keys");
}

} // namespace Lockscope
