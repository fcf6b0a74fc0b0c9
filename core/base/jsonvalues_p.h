#pragma once

#include "clock.h"
#include "isotime.h"
#include "text.h"

#include <QJsonValue>
#include <QString>

#include <optional>

namespace Lockscope {

/// The JSON value for anything unknown.
inline const QJsonValue kNull(QJsonValue::Null);

/// Returns null for empty text, because empty means unknown.
[[nodiscard]] inline QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? kNull : QJsonValue(text);
}

/// Returns null for empty bytes, else their jsonText().
[[nodiscard]] inline QJsonValue orNull(const QByteArray &bytes)
{
    return bytes.isEmpty() ? kNull : QJsonValue(jsonText(bytes));
}

[[nodiscard]] inline QJsonValue millisOrNull(const std::optional<Micros> &duration)
{
    return duration ? QJsonValue(static_cast<qint64>(floorMillis(*duration).count())) : kNull;
}

[[nodiscard]] inline QJsonValue isoTimeOrNull(const std::optional<WallTime> &time)
{
    return time ? QJsonValue(isoTime(*time)) : kNull;
}

template <typename T>
[[nodiscard]] QJsonValue orNull(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : kNull;
}

} // namespace Lockscope
