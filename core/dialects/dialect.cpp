#include "dialect.h"

#include "../redis/glob.h"
#include "counts.h"

#include <QCryptographicHash>
#include <QSet>
#include <QtEndian>

#include <algorithm>

namespace Lockscope {

Dialect::~Dialect() = default;

bool Dialect::isFree(const KeyView &) const
{
    return false;
}

QList<QPair<QByteArray, QByteArray>> Dialect::endedHoldersToRemember(const RawKey &, WallTime) const
{
    return {};
}

std::optional<QByteArray> Dialect::companionOf(const KeyView &) const
{
    return std::nullopt;
}

std::vector<Companion> Dialect::companions(const QByteArray &) const
{
    return {};
}

void Dialect::refine(Recognition &, const std::vector<RawKey> &) const { }

Caveats Dialect::caveatsFor(const QByteArray &) const
{
    return caveats();
}

bool Dialect::mayBeLong(const RawKey &) const
{
    return false;
}

std::vector<WaiterSource> Dialect::waiters(const QByteArray &) const
{
    return {};
}

AsideNeed Dialect::asideNeed(const QByteArray &name) const
{
    return waiters(name).empty() && companions(name).empty() ? AsideNeed::None : AsideNeed::Always;
}

Result<ScriptCall> Dialect::limitTtl(const QByteArray &, const QByteArray &, const TtlLimit &) const
{
    return noTtlLimit(title(), QStringLiteral("its key has several holders, or its end stands in its value"));
}

Result<ScriptCall> Dialect::putBack(const QByteArray &, const QByteArray &, const ReleasedState &) const
{
    return noPutBack(title());
}

ScriptCall forceReleaseString(const QByteArray &name, const QByteArray &owner, const HoldOff &holdOff)
{
    return {.body = scriptBody(Script::ForceReleaseString),
            .keys = {name},
            .arguments = {comparableOwner(owner), QByteArray::number(holdOff.duration.count()), holdOff.owner, "all"}};
}

ScriptCall limitStringTtl(const QByteArray &name, const QByteArray &owner, const TtlLimit &limit)
{
    return {.body = scriptBody(Script::LimitTtlString),
            .keys = {name},
            .arguments = {comparableOwner(owner), QByteArray::number(limit.ttl.count()), wordOf(limit.only)}};
}

QByteArray comparableOwner(const QByteArray &owner)
{
    static const QByteArray kDigest = "sha1:";
    if (owner.size() <= RawKey::kValueLimit && !owner.startsWith(kDigest))
        return owner;
    return kDigest + QByteArray::number(owner.size()) + ':'
        + QCryptographicHash::hash(owner, QCryptographicHash::Sha1).toHex();
}

ScriptCall putStringBack(const QByteArray &name, const QByteArray &owner, const ReleasedState &taken)
{
    return {
        .body = scriptBody(Script::PutBackString), .keys = {name}, .arguments = {owner, remainingTtlArgument(taken)}};
}

QByteArray wordOf(TtlLimit::Only only)
{
    return only == TtlLimit::Only::IfEndless ? QByteArrayLiteral("endless") : QByteArrayLiteral("longer");
}

QByteArray remainingTtlArgument(const ReleasedState &taken)
{
    return taken.ttl.kind == KeyTtl::Kind::Never ? QByteArrayLiteral("-1") : QByteArray::number(taken.ttl.left.count());
}

Error noTtlLimit(const QString &title, const QString &why)
{
    return Error{.kind = ErrorKind::NotAllowed,
                 .message = QStringLiteral("The TTL of a lock of %1 is not changed from outside: %2").arg(title, why)};
}

Error noPutBack(const QString &title)
{
    return Error{.kind = ErrorKind::NotAllowed,
                 .message
                 = QStringLiteral("A released lock of %1 cannot be put back: it is more than one key with one owner")
                       .arg(title)};
}

QString OwnerInfo::process() const
{
    QString text = program;
    if (!host.isEmpty())
        text += text.isEmpty() ? host : QLatin1Char('@') + host;
    if (pid)
        text += (text.isEmpty() ? QString() : QStringLiteral(" · ")) + QString::number(*pid);
    return text;
}

QString OwnerInfo::identity() const
{
    QStringList parts{process(), client};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QByteArrayList Recognition::tokens() const
{
    if (!details->holders || ownerCut)
        return {owner};
    const QByteArrayList each = owner.split(' '); // as setHolders() joins them
    return each.size() == *details->holders ? each : QByteArrayList{owner};
}

bool Recognition::isHeldBy(const QByteArray &expected) const
{
    if (owner == expected || !details->holders || ownerCut)
        return owner == expected;
    return areAmong(expected, tokens());
}

bool areAmong(const QByteArray &named, const QByteArrayList &there)
{
    const QByteArrayList each = named.split(' ');
    return std::all_of(each.begin(), each.end(), [&there](const QByteArray &one) { return there.contains(one); });
}

QByteArrayList agreements(const std::vector<const Recognition *> &locks)
{
    QSet<QByteArray> owners;
    QSet<QByteArray> shared;
    for (const Recognition *lock : locks) {
        owners.insert(lock->owner);
        shared.insert(lock->agreed());
    }
    const bool onePerNode
        = locks.size() > 1 && owners.size() == static_cast<qsizetype>(locks.size()) && shared.size() == 1;
    QByteArrayList result;
    for (const Recognition *lock : locks)
        result.append(onePerNode ? lock->agreed() : lock->owner);
    return result;
}

QByteArrayList ScriptCall::command() const
{
    QByteArrayList words{"EVAL", body, QByteArray::number(keys.size())};
    words += keys;
    words += arguments;
    return words;
}

DialectCatalog::DialectCatalog(DialectOptions options) : m_options(std::move(options))
{
    const auto add
        = [this](Dialects dialects) { std::move(dialects.begin(), dialects.end(), std::back_inserter(m_dialects)); };
    // The numbers are the rules of resources/docs/dialects.md §4.
    add({makeNativeDialect(), makeRedissonDialect()}); // 3
    add(makeRedissonFamily()); // 2, 4, 14
    add(makeRubyQueueDialects()); // 5, 6
    add(makePythonQueueDialects()); // 11
    add(makeSymfonyDialects()); // 7, 8, 15
    add(makeMedallionDialects()); // 10
    add(makeApplicationDialects());
    add(makeHashDialects());
    add(makePrefixDialects()); // 9, 11, 13
    add({makePythonRedisLockDialect()}); // 16
    add(makeSemaphoreDialects()); // 11, 17
    add(makePythonDialects()); // 19
    add(makeSpringDialects()); // 12, 21, 22
    add(makeRedlockDialects()); // 20, 24 to 27
    add(makeLegacyDialects()); // 18, 23, 27, 30
    add({makeLeaseSetDialect(), makeUnknownFormDialect()});
    add(makeGenericDialects()); // 28, 31 to 33
    for (const auto &dialect : m_dialects) {
        m_byId.insert(dialect->id(), dialect.get());
        m_requiredFields += dialect->requiredFields();
        m_probeFields += dialect->probeFields();
        for (const KeyType type : dialect->types())
            m_recognisers.at(static_cast<size_t>(type)).push_back({dialect.get(), dialect->shapes()});
        for (const KeyType type : dialect->companionTypes())
            m_companionFinders.at(static_cast<size_t>(type)).push_back(dialect.get());
    }
}

const DialectCatalog &DialectCatalog::standard()
{
    static const DialectCatalog catalog;
    return catalog;
}

const Dialect *DialectCatalog::pinned(const QByteArray &key) const
{
    const auto &pins = m_options.pins;
    const auto pin = std::find_if(pins.begin(), pins.end(),
                                  [&](const DialectPin &candidate) { return globMatches(candidate.pattern, key); });
    return pin == pins.end() ? nullptr : find(pin->dialect);
}

/// A string serialized by Java, as Spring's RedisTemplate writes keys by default: header, `t`, 2 bytes of length, text.
static std::optional<QString> javaString(QByteArrayView bytes)
{
    static constexpr char kBegin[] = {'\xAC', '\xED', '\x00', '\x05', 't'};
    constexpr qsizetype kHeader = std::size(kBegin) + 2;
    if (bytes.size() < kHeader || !bytes.startsWith(QByteArrayView(kBegin, std::ssize(kBegin))))
        return std::nullopt;
    const QByteArrayView text = bytes.sliced(kHeader);
    const bool isWhole = qFromBigEndian<quint16>(bytes.data() + std::size(kBegin)) == text.size();
    return isWhole && text.isValidUtf8() ? std::optional(QString::fromUtf8(text)) : std::nullopt;
}

std::optional<Recognition> DialectCatalog::recognise(const RawKey &raw, WallTime now, bool patternNamed,
                                                     const QString &known) const
{
    auto recognition = firstToRecognise(raw, now, patternNamed, known);
    if (recognition) {
        recognition->keyType = raw.type;
        recognition->source = raw.value;
        if (auto name = javaString(raw.key))
            recognition->resource = std::move(*name);
        static const OwnerInfo kNothing;
        if (recognition->ownerInfo.orEmpty() == kNothing)
            recognition->ownerInfo.reset();
    }
    return recognition;
}

const Dialect *DialectCatalog::freeAs(const RawKey &raw, WallTime now) const
{
    const KeyView key(raw, now, KeyView::Trust::Strict);
    for (const auto &[dialect, shapes] : m_recognisers.at(static_cast<size_t>(raw.type))) {
        if (dialect->isFree(key))
            return dialect;
    }
    return nullptr;
}

std::optional<Recognition> DialectCatalog::notUnderstood(const RawKey &raw, WallTime now, bool patternNamed) const
{
    const KeyView key(raw, now, patternNamed ? KeyView::Trust::Named : KeyView::Trust::Strict);
    const bool named = patternNamed || (!m_options.pins.isEmpty() && pinned(raw.key) != nullptr);
    // A string's name is not enough: counters and caches of locks have the same names.
    if (!named && (key.isString() || !isNamedAsLock(key.key()) || hasOtherPurpose(key)))
        return std::nullopt;
    const bool haveAllEnded = raw.type == KeyType::SortedSet && raw.length == 0;
    if (raw.type == KeyType::None || haveAllEnded || companionOf(key) || freeAs(raw, now) != nullptr)
        return std::nullopt;
    return Recognition{.name = raw.key,
                       .dialect = QStringLiteral("not-understood"),
                       .scope = Scope::Either,
                       .signs = Signs(Sign::UnknownForm) | (named ? Sign::Named : Sign::LockWord),
                       .keyType = raw.type,
                       .details = RecognitionDetails{.size = raw.length},
                       .source = isCount(key) ? raw.value : QByteArray()};
}

/// Skips comparing bytes that both arrays share.
static bool isEqual(const QByteArray &a, const QByteArray &b)
{
    return (a.constData() == b.constData() && a.size() == b.size()) || a == b;
}

bool DialectCatalog::isSameAgain(const Recognition &lock, const RawKey &raw) const
{
    if (raw.type != KeyType::String || lock.keyType != raw.type || !isEqual(lock.source, raw.value)
        || !isEqual(lock.name, raw.key) || raw.isCut())
        return false;
    // A number may be a time, whose meaning changes as the clock moves on.
    return !lock.details->valueExpiry
        && std::any_of(raw.value.begin(), raw.value.end(), [](char c) { return c < '0' || c > '9'; });
}

std::optional<Recognition> DialectCatalog::firstToRecognise(const RawKey &raw, WallTime now, bool patternNamed,
                                                            const QString &known) const
{
    using Trust = KeyView::Trust;
    if (const Dialect *dialect = m_options.pins.isEmpty() ? nullptr : pinned(raw.key)) {
        const KeyView key(raw, now, Trust::Pinned);
        return dialect->companionOf(key) ? std::nullopt : dialect->recognise(key);
    }
    const KeyView key(raw, now, patternNamed ? Trust::Named : Trust::Strict);
    if (companionOf(key))
        return std::nullopt;
    for (const auto &[dialect, shapes] : m_recognisers.at(static_cast<size_t>(raw.type))) {
        // The form of a cut value is unknown: only dialects that accept any value can recognise it.
        if (key.isString() && !raw.isCut() && !(key.shapes() & shapes))
            continue;
        // The generic dialect accepts any string, so a dialect that earlier evidence showed goes first.
        if (dialect == &generic() && !known.isEmpty()) {
            const Dialect *better = find(known);
            if (better != nullptr && better != dialect) {
                if (auto recognition = better->recognise(KeyView(raw, now, Trust::Pinned)))
                    return recognition;
            }
        }
        if (auto recognition = dialect->recognise(key))
            return recognition;
    }
    return std::nullopt;
}

bool DialectCatalog::mayBeLong(const RawKey &raw) const
{
    if (!m_options.pins.isEmpty() && pinned(raw.key) != nullptr)
        return true;
    const auto &recognisers = m_recognisers.at(static_cast<size_t>(raw.type));
    return std::any_of(recognisers.begin(), recognisers.end(),
                       [&raw](const Candidate &candidate) { return candidate.dialect->mayBeLong(raw); });
}

bool DialectCatalog::isGeneric(const Recognition &lock) const
{
    return lock.dialect == generic().id();
}

std::optional<QByteArray> DialectCatalog::companionOf(const KeyView &key) const
{
    for (const Dialect *dialect : m_companionFinders.at(static_cast<size_t>(key.raw().type))) {
        if (auto name = dialect->companionOf(key))
            return name;
    }
    return std::nullopt;
}

std::optional<QByteArray> DialectCatalog::companionOf(const RawKey &raw, WallTime now) const
{
    return companionOf(KeyView(raw, now, KeyView::Trust::Strict));
}

const Dialect *DialectCatalog::find(const QString &id) const
{
    return m_byId.value(id, nullptr);
}

} // namespace Lockscope
