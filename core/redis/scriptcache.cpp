#include "scriptcache.h"

#include <QCryptographicHash>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr qsizetype kHashSize = 40;
// Ours are four. A program that composes scripts as it goes must not fill our memory.
constexpr size_t kMostScripts = 16;

bool isPermission(const QByteArray &words)
{
    // 6.x: "this user has no permissions to run the 'evalsha' command", 7.x: "User x has no permissions to run the 'evalsha' command"
    return words.startsWith("NOPERM ") && words.contains("'evalsha'");
}

} // namespace

bool ScriptCache::isCandidate(const QByteArrayList &command)
{
    return command.size() > 1 && command.first() == "EVAL" && command.at(1).size() > kHashSize;
}

bool ScriptCache::isRefusal(const QByteArray &words)
{
    return words.startsWith("NOSCRIPT") || isPermission(words);
}

std::optional<QByteArray> ScriptCache::hashFor(const QByteArrayList &candidate) const
{
    const QByteArray &body = candidate.at(1);
    const auto known = std::find_if(m_known.begin(), m_known.end(), [&](const Script &script) {
        return script.body.size() == body.size() && (script.body.constData() == body.constData() || script.body == body); // ours are constants
    });
    return known != m_known.end() ? std::optional(known->hash) : std::nullopt;
}

void ScriptCache::noteRun(const QByteArrayList &candidate)
{
    if (!m_permitted || m_known.size() >= kMostScripts || hashFor(candidate))
        return;
    m_known.push_back({candidate.at(1), QCryptographicHash::hash(candidate.at(1), QCryptographicHash::Sha1).toHex()});
}

void ScriptCache::noteRefusal(const QByteArrayList &candidate, const QByteArray &words)
{
    if (isPermission(words)) {
        m_permitted = false;
        m_known.clear();
    } else {
        std::erase_if(m_known, [&](const Script &script) { return script.body == candidate.at(1); });
    }
}

} // namespace Lockscope
