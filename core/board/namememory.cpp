#include "namememory.h"

namespace Lockscope {

namespace {

/// A node that was away for longer is read anew by the form of its keys.
constexpr qsizetype kMostLeftUnread = 100'000;
constexpr qsizetype kMostVotedLately = 20'000; ///< per generation
/// Beyond that, what other nodes have is found by the next tick.
constexpr qsizetype kMostStrangers = 10'000;
/// Enough for the names that are contended for: a name that comes and goes once never returns.
constexpr qsizetype kMostFormer = 4096;

} // namespace

void NameMemory::votedLeft(const QByteArray &name, bool hadQuorum, bool allRead, Instant now)
{
    if (!allRead) {
        if (m_leftUnread.size() < kMostLeftUnread)
            m_leftUnread.insert(name, hadQuorum);
        return;
    }
    if (m_lately.names.size() >= kMostVotedLately || now - m_lately.since >= kVotedLately)
        m_before = std::exchange(m_lately, {.names = {}, .since = now});
    m_lately.names.insert(name, hadQuorum);
}

std::optional<bool> NameMemory::votedLately(const QByteArray &name, Instant now) const
{
    for (const Generation *generation : {&m_lately, &m_before}) {
        const bool isRecent = !generation->names.isEmpty() && now - generation->since < 2 * kVotedLately;
        if (const auto found = isRecent ? generation->names.constFind(name) : generation->names.constEnd();
            found != generation->names.constEnd())
            return *found;
    }
    return std::nullopt;
}

std::optional<bool> NameMemory::takeVoted(const QByteArray &name, Instant now)
{
    const auto left = m_leftUnread.isEmpty() ? m_leftUnread.end() : m_leftUnread.find(name);
    if (left == m_leftUnread.end())
        return votedLately(name, now);
    const bool hadQuorum = *left;
    m_leftUnread.erase(left);
    return hadQuorum;
}

void NameMemory::ownerLeft(const QByteArray &name, const QByteArray &owner)
{
    if (m_former.size() >= kMostFormer && !m_former.contains(name))
        m_former.removeIf([](const auto &former) { return former.value().comebacks == 0; });
    if (m_former.size() < kMostFormer || m_former.contains(name))
        m_former[name].owner = qHash(owner);
}

int NameMemory::comebacks(const QByteArray &name, const QByteArray &owner, bool isNew)
{
    const auto former = m_former.isEmpty() ? m_former.end() : m_former.find(name);
    if (former == m_former.end())
        return 0;
    if (isNew && !owner.isEmpty() && former->owner != qHash(owner))
        ++former->comebacks;
    return former->comebacks;
}

void NameMemory::noteStranger(int node, const QByteArray &name)
{
    if (m_strangers.size() < kMostStrangers || m_strangers.contains(name))
        m_strangers[name].insert(node);
}

} // namespace Lockscope
