#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <QByteArrayList>

#include <optional>

namespace Lockscope {

/// One command of one client, as MONITOR reports it: `1339518083.107412 [0 127.0.0.1:60866] "set" "key" "value"`.
struct LOCKSCOPE_CORE_EXPORT MonitorLine
{
    static constexpr qsizetype kMostWords = 1024;
    static constexpr qsizetype kLongestSource = 256;

    Micros at{0}; ///< since 1970, by the server's clock
    int database = 0;
    QByteArray source; ///< `address:port`, `unix:path`, or `lua`
    QByteArrayList words; ///< the command and its arguments, as sent

    /// A script ran this command: the latest script call before this line.
    [[nodiscard]] bool isFromScript() const { return source == "lua"; }

    /// Unset unless the line has exactly this format. Also unset if it has more words, or a longer source, than any
    /// command that acquires locks. Accepts any bytes. The words may contain secrets: count them, never show them.
    [[nodiscard]] static std::optional<MonitorLine> parse(QByteArrayView line);
};

} // namespace Lockscope
