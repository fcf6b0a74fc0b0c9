#include "notunderstood.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/dialect.h>
#include <lockscope/core/dialects/tokenshape.h>
#include <lockscope/core/quorum/quorum.h>
#include <lockscope/core/words/wording.h>

#include <QJsonArray>
#include <QLocale>

#include <algorithm>

namespace Lockscope::App {

namespace {

bool isThereOn(const SurveyedKey &node)
{
    return node.raw && node.raw->type != KeyType::None;
}

/// Unset for types whose size is not read.
std::optional<qint64> sizeOf(const RawKey &raw)
{
    return raw.type == KeyType::Stream || raw.type == KeyType::Other ? std::nullopt : std::optional(raw.length);
}

/// "a string of 12 bytes, TTL 58 s, on a:6379".
QString placeText(const SurveyedKey &node)
{
    const RawKey &raw = *node.raw;
    QString text = nounOf(raw.type);
    if (const auto size = sizeOf(raw)) {
        const char *unit = raw.type == KeyType::String ? (*size == 1 ? "byte" : "bytes")
            : *size == 1                               ? "element"
                                                       : "elements";
        text += QStringLiteral(" of %1 %2").arg(QLocale(QLocale::English).toString(*size), QLatin1String(unit));
    }
    const QString ttl = raw.ttl.kind == KeyTtl::Kind::Never ? QStringLiteral("no TTL")
                                                            : QStringLiteral("TTL %1").arg(Wording::ttl(raw.ttl));
    return QStringLiteral("%1, %2, on %3").arg(text, ttl, visibleText(node.label, 80));
}

/// Says that nobody holds the lock, if a dialect recognises the key as free; otherwise empty.
QString freeText(const RawKey &raw, const QString &name)
{
    const WallTime now = Clock::system().wallNow();
    const Dialect *dialect = DialectCatalog::standard().freeAs(raw, now);
    if (dialect == nullptr)
        return {};
    const auto ended = raw.type == KeyType::String ? instantNear(raw.value, now) : std::nullopt;
    if (ended && *ended < now)
        return QStringLiteral("nobody holds \"%1\" (%2): its value says that it ended %3 ago, so anybody may take it")
            .arg(name, dialect->title(), Wording::duration(now - *ended));
    return QStringLiteral("nobody holds \"%1\" (%2)").arg(name, dialect->title());
}

/// Some nodes have the key, and each of them as nobody's.
bool isSeenFree(const KeySurvey &survey)
{
    return isThere(survey) && std::ranges::none_of(survey.nodes, [](const SurveyedKey &node) {
               return isThereOn(node)
                   && DialectCatalog::standard().freeAs(*node.raw, Clock::system().wallNow()) == nullptr;
           });
}

} // namespace

bool isThere(const KeySurvey &survey)
{
    return std::ranges::any_of(survey.nodes, isThereOn);
}

bool isFree(const KeySurvey &survey)
{
    // A node that does not answer may have a holder.
    const auto answers = std::ranges::count_if(survey.nodes, [](const auto &node) { return node.raw.hasValue(); });
    return answers >= quorumOf(static_cast<int>(survey.nodes.size())) && isSeenFree(survey);
}

QString notUnderstoodText(const KeySurvey &survey)
{
    const QString name = visibleText(survey.name);
    QStringList places;
    const RawKey *first = nullptr;
    for (const auto &node : survey.nodes) {
        if (!isThereOn(node))
            continue;
        places += placeText(node);
        first = first != nullptr ? first : &*node.raw;
    }
    if (isFree(survey))
        return freeText(*first, name);
    if (isSeenFree(survey))
        return QStringLiteral("whether somebody holds \"%1\" is unknown: too few nodes answer. Nobody does on: %2")
            .arg(name, places.join(QStringLiteral("; ")));
    const QString where = places.join(QStringLiteral("; "));
    const QString hint = QStringLiteral("If it is a lock, name its dialect: --pin GLOB=DIALECT");
    const QString why = first != nullptr && first->type == KeyType::String
        ? QStringLiteral(" It may have ended by what it says, or be a part of one whose other keys are gone.")
        : QString();
    return QStringLiteral("\"%1\" exists, and Lockscope does not recognise it: %2.%3 %4").arg(name, where, why, hint);
}

QJsonObject notUnderstoodToJson(const KeySurvey &survey)
{
    QJsonArray nodes;
    for (const auto &node : survey.nodes) {
        if (!isThereOn(node))
            continue;
        const RawKey &raw = *node.raw;
        const auto size = sizeOf(raw);
        nodes.append(
            QJsonObject{{QStringLiteral("node"), node.label},
                        {QStringLiteral("type"), QString(toString(raw.type))},
                        {QStringLiteral("size"), size ? QJsonValue(*size) : QJsonValue()},
                        {QStringLiteral("ttlMs"),
                         raw.ttl.kind == KeyTtl::Kind::Finite ? QJsonValue(static_cast<qint64>(raw.ttl.left.count()))
                                                              : QJsonValue()}});
    }
    const bool free = isFree(survey);
    return {{QStringLiteral("name"), jsonText(survey.name)},
            {QStringLiteral("grade"), free ? QStringLiteral("known") : QStringLiteral("not-understood")},
            {QStringLiteral("verdict"), free ? QStringLiteral("free") : QStringLiteral("unknown")},
            {QStringLiteral("nodes"), nodes}};
}

} // namespace Lockscope::App
