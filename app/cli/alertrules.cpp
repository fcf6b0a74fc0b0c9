#include "alertrules.h"

#include <lockscope/core/session/alertjson.h>

#include <QFile>
#include <QJsonDocument>

namespace Lockscope::App {

Result<AlertRules> alertRulesFromFile(const QString &path)
{
    constexpr qint64 kLargest = 1 << 20;
    if (path.isEmpty())
        return defaultAlertRules();
    const auto bad = [&path](const QString &why) {
        return Error{.kind = ErrorKind::InvalidArgument, .message = QStringLiteral("%1: %2").arg(path, why)};
    };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return bad(file.errorString());
    QJsonParseError mistake;
    const auto document = QJsonDocument::fromJson(file.read(kLargest), &mistake);
    if (!document.isObject())
        return bad(mistake.error == QJsonParseError::NoError
                       ? QStringLiteral("It holds no JSON object")
                       : QStringLiteral("It is no JSON: %1 at byte %2").arg(mistake.errorString()).arg(mistake.offset));
    const auto rules = alertRulesFromJson(document.object());
    return rules ? rules : bad(rules.error().message);
}

} // namespace Lockscope::App
