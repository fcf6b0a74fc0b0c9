#include "scriptcache.h"

#include <algorithm>

namespace Lockscope {

namespace {

// Lockscope needs fewer. A program that generates scripts must not fill the memory.
constexpr size_t kMostScripts = 16;

bool isPermission(const QByteArray &words)
{
    // Redis 6: "this user has no permissions to run the 'evalsha' command". Redis 7: "User x has no permissions to …".
    return words.startsWith("NOPERM ") && words.contains("'evalsha'");
}

} // namespace

bool ScriptCache::isRefusal(const QByteArray &words)
{
    return words.startsWith("NOSCRIPT") || isPermission(words);
}

bool ScriptCache::knows(const Command &script) const
{
    return std::find(m_known.begin(), m_known.end(), script.hash()) != m_known.end();
}

void ScriptCache::noteRun(const Command &script)
{
    if (m_permitted && m_known.size() < kMostScripts && !knows(script))
        m_known.push_back(script.hash());
}

void ScriptCache::noteRefusal(const Command &script, const QByteArray &words)
{
    if (isPermission(words)) {
        m_permitted = false;
        m_known.clear();
    } else {
        std::erase(m_known, script.hash());
    }
}

} // namespace Lockscope
