#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace Lockscope {

/// The user states that keys matching a glob are of this dialect. Their form alone need not show it.
struct DialectPin
{
    QByteArray pattern; ///< a SCAN MATCH glob
    QString dialect; ///< Dialect::id()

    friend bool operator==(const DialectPin &, const DialectPin &) = default;
};

/// How keys are recognised in one deployment.
struct DialectOptions
{
    QList<DialectPin> pins = {}; ///< the first match counts

    friend bool operator==(const DialectOptions &, const DialectOptions &) = default;
};

} // namespace Lockscope
