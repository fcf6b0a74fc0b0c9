#pragma once

#include "clock.h"
#include "isotime.h"
#include "text.h"

#include <QJsonValue>
#include <QString>

#include <optional>

namespace Lockscope {

/// Stands in JSON for what is not known.
inline const QJsonValue kNull(QJsonValue::Null);

/// What is empty is not known.
[[nodiscard]] inline QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? kNull : QJsonValue(text);
}

/// The same for bytes from outside: see jsonText().
[[nodiscard]] inline QJsonValue orNull(const QByteArray &bytes)
{
    return bytes.isEmpty() ? kNull : QJsonValue(jsonText(bytes));
}

/// In whole milliseconds.
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
