#include "evidence.h"

#include "counts.h"
#include "valuekind.h"

#include <QtGlobal>

#include <array>
#include <unordered_set>

namespace Lockscope {

namespace {

constexpr int kKnownWeight = 6;
constexpr std::chrono::hours kDay{24};
constexpr std::chrono::hours kHour{1};

// Two suggestive signs (2 each) or one strong sign (4) make a lock likely. Another purpose outweighs either.
constexpr std::array kTraits{
    SignTraits{Sign::Form, QLatin1String("form"), QT_TRANSLATE_NOOP("Lockscope::Sign", "a library's own form"), 8},
    SignTraits{Sign::LockWord, QLatin1String("lock-word"),
               QT_TRANSLATE_NOOP("Lockscope::Sign", "a lock word in the name"), 2},
    SignTraits{Sign::Owner, QLatin1String("owner"),
               QT_TRANSLATE_NOOP("Lockscope::Sign", "a value that can be an owner"), 2},
    SignTraits{Sign::Process, QLatin1String("process"),
               QT_TRANSLATE_NOOP("Lockscope::Sign", "a value that names a process"), 4},
    SignTraits{Sign::Token, QLatin1String("token"), QT_TRANSLATE_NOOP("Lockscope::Sign", "a random token"), 4},
    SignTraits{Sign::SeveralNodes, QLatin1String("several-nodes"),
               QT_TRANSLATE_NOOP("Lockscope::Sign", "several nodes have it"), 6},
    SignTraits{Sign::ComesBack, QLatin1String("comes-back"),
               QT_TRANSLATE_NOOP("Lockscope::Sign", "taken, deleted and taken again"), 4},
    SignTraits{Sign::Renewed, QLatin1String("renewed"), QT_TRANSLATE_NOOP("Lockscope::Sign", "renewed while watched"),
               4},
    SignTraits{Sign::Named, QLatin1String("named"), QT_TRANSLATE_NOOP("Lockscope::Sign", "named by you"), 4},
    SignTraits{Sign::OtherPurpose, QLatin1String("other-purpose"),
               QT_TRANSLATE_NOOP("Lockscope::Sign", "a name with another purpose"), -5},
    SignTraits{Sign::Content, QLatin1String("content"), QT_TRANSLATE_NOOP("Lockscope::Sign", "a value that is data"),
               0},
    SignTraits{Sign::Count, QLatin1String("count"), QT_TRANSLATE_NOOP("Lockscope::Sign", "a value that is a count"),
               -2},
    SignTraits{Sign::LongLived, QLatin1String("long-lived"),
               QT_TRANSLATE_NOOP("Lockscope::Sign", "a TTL longer than a day"), -2},
    SignTraits{Sign::NoExpiry, QLatin1String("no-expiry"),
               QT_TRANSLATE_NOOP("Lockscope::Sign", "an id without an expiry"), -2},
    SignTraits{Sign::UnknownForm, QLatin1String("unknown-form"),
               QT_TRANSLATE_NOOP("Lockscope::Sign", "a form that no dialect knows"), 0},
};

/// Name words that show another purpose, unless the name also has a lock word.
constexpr std::array kOtherPurposes{
    "session",   "sessions",  "sess",         "cache",        "cached",      "caches",      "csrf",       "xsrf",
    "otp",       "nonce",     "code",         "verification", "verify",      "verifier",    "pkce",       "reset",
    "rate",      "limit",     "score",        "views",        "idempotency", "idempotent",  "dedup",      "dedupe",
    "processed", "seen",      "presence",     "online",       "heartbeat",   "alive",       "last",       "cursor",
    "offset",    "flag",      "flags",        "feature",      "features",    "config",      "settings",   "version",
    "jwt",       "oauth",     "refresh",      "access",       "state",       "email",       "profile",    "device",
    "slug",      "url",       "short",        "invite",       "magic",       "password",    "auth",       "login",
    "api",       "secret",    "service",      "services",     "backend",     "upstream",    "server",     "servers",
    "discovery", "endpoint",  "address",      "result",       "results",     "response",    "page",       "fragment",
    "view",      "html",      "query",        "queries",      "asset",       "assets",      "build",      "message",
    "messages",  "msg",       "notification", "status",       "progress",    "map",         "index",      "lookup",
    "ref",       "cart",      "tracking",     "trace",        "span",        "correlation", "blacklist",  "denylist",
    "blocklist", "revoked",   "banned",       "blocked",      "remember",    "ticket",      "grant",      "consent",
    "captcha",   "challenge", "conn",         "connection",   "path",        "blob",        "blockchain", "hash",
    "idem",      "socket",    "owner",        "visitors",     "uv",          "token",       "tokens",     "record",
    "request",   "render",    "expires",      "expiry",
};
/// Name words that show another purpose even together with a lock word.
constexpr std::array kSurePurposes{"throttle", "ratelimit",   "transient", "duplicate",
                                   "etag",     "leaderboard", "presence",  "stream"};
/// A key whose name ends in one of these words holds an attribute of something, for example a lock's counter.
constexpr std::array kAttributes{
    "count",    "counter", "counts", "total",     "sum",      "stats",    "metric",  "metrics", "attempts",
    "failures", "errors",  "hits",   "seq",       "sequence", "number",   "waits",   "slowest", "md",
    "sha",      "hash",    "etag",   "integrity", "checksum", "digest",   "battery", "state",   "pin",
    "date",     "time",    "screen", "enabled",   "config",   "distinct", "token",   "json",
};

using Words = std::unordered_set<std::string_view>;

template <size_t Size>
Words wordsOf(const std::array<const char *, Size> &words)
{
    return {words.begin(), words.end()};
}

} // namespace

bool hasOtherPurpose(const KeyView &key)
{
    // Sets, because this runs for very many keys.
    static const Words kOther = wordsOf(kOtherPurposes);
    static const Words kSure = wordsOf(kSurePurposes);
    static const Words kOfLocks = wordsOf(kAttributes);
    const bool saysLock = key.saysLock();
    const auto hasPurpose
        = [&](std::string_view word) { return kSure.contains(word) || (!saysLock && kOther.contains(word)); };
    if (anyWordOf(key.key(), hasPurpose))
        return true;
    const QByteArray last = lastWordOf(key.key());
    return kOfLocks.contains(std::string_view(last.constData(), static_cast<size_t>(last.size())));
}

std::span<const SignTraits> signTraits()
{
    return kTraits;
}

std::vector<SignTraits> each(Signs signs)
{
    std::vector<SignTraits> result;
    for (const SignTraits &traits : kTraits) {
        if (signs.testFlag(traits.sign))
            result.push_back(traits);
    }
    return result;
}

int weightOf(Signs signs)
{
    int weight = 0;
    for (const SignTraits &traits : kTraits)
        weight += signs.testFlag(traits.sign) ? traits.weight : 0;
    return weight;
}

Grade gradeOf(Signs signs)
{
    if (signs.testFlag(Sign::UnknownForm))
        return Grade::NotUnderstood;
    const int weight = weightOf(signs);
    return weight < kLikelyWeight                              ? Grade::Possible
        : signs.testFlag(Sign::Form) && weight >= kKnownWeight ? Grade::Known
                                                               : Grade::Likely;
}

QLatin1String toString(Grade grade)
{
    switch (grade) {
    case Grade::NotUnderstood: return QLatin1String("not-understood");
    case Grade::Possible: return QLatin1String("possible");
    case Grade::Likely: return QLatin1String("likely");
    case Grade::Known: return QLatin1String("known");
    }
    return QLatin1String("not-understood");
}

Signs signsOf(const KeyView &key)
{
    const RawKey &raw = key.raw();
    const bool endless = raw.ttl.kind == KeyTtl::Kind::Never;
    const bool named = key.trust() >= KeyView::Trust::Named;
    const ValueKind kind = valueKindOf(key);
    Signs signs;
    signs.setFlag(Sign::LockWord, key.saysLock());
    signs.setFlag(Sign::Named, named);
    signs.setFlag(Sign::LongLived, !endless && raw.ttl.left > kDay && !key.saysLock());
    const bool isNumber = kind == ValueKind::Number || kind == ValueKind::Time;
    switch (kind) {
    case ValueKind::Process:
        signs |= Sign::Process;
        signs.setFlag(Sign::NoExpiry, endless && !key.saysLock());
        break;
    case ValueKind::LibraryToken: signs |= Sign::Token; break;
    case ValueKind::Id:
        signs |= Sign::Token;
        signs.setFlag(Sign::NoExpiry, endless && !key.saysLock());
        break;
    case ValueKind::Content: signs |= Sign::Content; break;
    case ValueKind::Text:
    case ValueKind::Word:
    case ValueKind::Number:
    case ValueKind::Time:
        // Such a value alone proves little: flags, counters and caches have it too.
        if (key.saysLock() || named
            || (!isNumber && !endless && raw.ttl.left <= (kind == ValueKind::Word ? kHour : kDay)))
            signs |= Sign::Owner;
        break;
    }
    if (weightOf(signs) >= kPossibleWeight) // below that it is no lock anyway
        signs.setFlag(Sign::OtherPurpose, !named && hasOtherPurpose(key));
    signs.setFlag(Sign::Count, !named && kind != ValueKind::Time && isCount(key));
    return signs;
}

} // namespace Lockscope
