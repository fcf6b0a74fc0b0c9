#pragma once

#include <QByteArray>

#include <chrono>
#include <optional>

namespace LockscopeBench {

/// Owners that look like UUIDs and contain when they were written, so that each reader knows how late it is.
inline qint64 microsNow()
{
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

inline QByteArray stampedOwner(quint32 salt)
{
    constexpr int kHex = 16;
    const auto hex
        = [](quint64 number, int digits) { return QByteArray::number(number, kHex).rightJustified(digits, '0', true); };
    return hex(salt, 8) + "-57a3-4ed0-8000-" + hex(static_cast<quint64>(microsNow()), 12);
}

/// Milliseconds since the owner was written. Unset: it has no stamp.
inline std::optional<double> millisSinceStamp(const QByteArray &owner)
{
    constexpr qsizetype kLength = 36;
    if (owner.size() != kLength || owner.mid(8, 16) != "-57a3-4ed0-8000-")
        return std::nullopt;
    return static_cast<double>(microsNow() - owner.last(12).toLongLong(nullptr, 16)) / 1000;
}

} // namespace LockscopeBench
