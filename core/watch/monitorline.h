#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <QByteArrayList>

#include <optional>

namespace Lockscope {

/// One command of one client, as MONITOR tells of it: `1339518083.107412 [0 127.0.0.1:60866] "set" "key" "value"`.
struct LOCKSCOPE_CORE_EXPORT MonitorLine
{
    static constexpr qsizetype kMostWords = 1024;
    static constexpr qsizetype kLongestSource = 256;

    Micros at{0}; ///< since 1970, by the server's clock
    int database = 0;
    QByteArray source; ///< `address:port`, `unix:path`, or `lua`
    QByteArrayList words; ///< the command and its arguments, as they were sent

    /// A script called it, the one that stands last before it.
    [[nodiscard]] bool isFromScript() const { return source == "lua"; }

    /// Nothing when it is not such a line, to the letter, or has more words or a longer source than anything that takes locks.
    /// Takes any bytes. The words hold values and perhaps secrets: they are for whoever counts, and for nobody to see.
    [[nodiscard]] static std::optional<MonitorLine> parse(QByteArrayView line);
};

} // namespace Lockscope
