#pragma once

#include "command.h"

#include <vector>

namespace Lockscope {

/// Which scripts the server at the other end is known to have, so that EVALSHA can stand in for EVAL: a lock's scripts are
/// short-lived work, and their text, sent and hashed each time, was half of it. One per connection; it learns from replies.
class LOCKSCOPE_CORE_EXPORT ScriptCache
{
public:
    /// The server's word that it does not know this hash, or that the user may not call by hash: nothing was run.
    [[nodiscard]] static bool isRefusal(const QByteArray &words);

    /// It may be called by its hash. `script` has one, here and below.
    [[nodiscard]] bool knows(const Command &script) const;
    /// The server has run it from its text, so it has it now.
    void noteRun(const Command &script);
    /// The server refused its hash with these words.
    void noteRefusal(const Command &script, const QByteArray &words);

private:
    std::vector<QByteArray> m_known; ///< hashes
    bool m_permitted = true;
};

} // namespace Lockscope
