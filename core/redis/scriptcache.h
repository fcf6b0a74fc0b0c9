#pragma once

#include "../base/export.h"

#include <QByteArrayList>

#include <optional>
#include <vector>

namespace Lockscope {

/// Which scripts the server at the other end is known to have, so that EVALSHA can stand in for EVAL: a lock's scripts are
/// short-lived work, and their text, sent and hashed each time, was half of it. One per connection; it learns from replies.
class LOCKSCOPE_CORE_EXPORT ScriptCache
{
public:
    /// The command calls a script by its text, and one that is longer than its hash.
    [[nodiscard]] static bool isCandidate(const QByteArrayList &command);
    /// The server's word that it does not know this hash, or that the user may not call by hash: nothing was run.
    [[nodiscard]] static bool isRefusal(const QByteArray &words);

    /// The hash to call the candidate's script by; nothing when the server may not have it.
    [[nodiscard]] std::optional<QByteArray> hashFor(const QByteArrayList &candidate) const;
    /// The server has run the candidate's script, so it has it now.
    void noteRun(const QByteArrayList &candidate);
    /// The server refused the candidate's hash with these words.
    void noteRefusal(const QByteArrayList &candidate, const QByteArray &words);

private:
    struct Script
    {
        QByteArray body;
        QByteArray hash;
    };

    std::vector<Script> m_known;
    bool m_permitted = true;
};

} // namespace Lockscope
