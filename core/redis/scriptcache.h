#pragma once

#include "command.h"

#include <vector>

namespace Lockscope {

/// Remembers which scripts the server has, so that EVALSHA can replace EVAL. For the short scripts of locks, sending
/// and hashing the text each time was half of the work. One per connection; it learns from replies.
class LOCKSCOPE_CORE_EXPORT ScriptCache
{
public:
    /// The server does not know the hash, or the user may not run EVALSHA. The script did not run.
    [[nodiscard]] static bool isRefusal(const QByteArray &words);

    /// The server has the script. `script` must have a hash, here and below.
    [[nodiscard]] bool knows(const Command &script) const;
    /// Call this when the server has run the script from its text.
    void noteRun(const Command &script);
    /// Call this when the server rejected the hash with the error `words`.
    void noteRefusal(const Command &script, const QByteArray &words);

private:
    std::vector<QByteArray> m_known; ///< hashes
    bool m_permitted = true;
};

} // namespace Lockscope
