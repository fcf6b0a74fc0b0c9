#include "namefamilies.h"

#include "../dialects/namewords.h"

#include <algorithm>

namespace Lockscope {

namespace {

constexpr qsizetype kNameLimit = 1024;
constexpr int kShortestHexId = 4;
constexpr int kShortestMixedId = 10;
constexpr int kTurnsOfMixedId = 3; ///< between letters and digits: `k3j9x1a0b2`
constexpr int kFewLetters = 3; ///< fewer in common tell nothing of a purpose

struct Name
{
    quint64 family = 0xcbf29ce484222325; ///< of what the family has in common
    quint64 whole = 0xcbf29ce484222325;
    int letters = 0; ///< in common
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isHexLetter(char c)
{
    return (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

void mix(quint64 &hash, char c)
{
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3; // FNV-1a
}

Name lookAt(QByteArrayView whole)
{
    Name name;
    const QByteArrayView text = whole.first(std::min(whole.size(), kNameLimit));
    bool followsId = false; ///< a group of a UUID goes on after its dash
    for (qsizetype at = 0; at < text.size();) {
        if (!isDigit(text[at]) && !isLetter(text[at])) {
            followsId = followsId && text[at] == '-';
            mix(name.family, text[at]);
            mix(name.whole, text[at++]);
            continue;
        }
        const qsizetype begin = at;
        bool isHex = true;
        int digits = 0;
        int turns = 0;
        for (; at < text.size() && (isDigit(text[at]) || isLetter(text[at])); ++at) {
            const bool digit = isDigit(text[at]);
            digits += digit ? 1 : 0;
            isHex = isHex && (digit || isHexLetter(text[at]));
            turns += at > begin && digit != isDigit(text[at - 1]) ? 1 : 0;
            mix(name.whole, text[at]);
        }
        const qsizetype length = at - begin;
        const bool isId = (isHex && (followsId || (digits > 0 && length >= kShortestHexId))) || (length >= kShortestMixedId && turns >= kTurnsOfMixedId);
        followsId = isId;
        if (isId) {
            mix(name.family, '#');
            continue;
        }
        for (qsizetype i = begin; i < at; ++i) {
            if (!isDigit(text[i])) {
                mix(name.family, text[i]);
                ++name.letters;
            } else if (i == begin || !isDigit(text[i - 1])) {
                mix(name.family, '#');
            }
        }
    }
    return name;
}

} // namespace

bool NameFamilies::isPassedOver(QByteArrayView name) const
{
    if (m_families.isEmpty())
        return false;
    const Name looked = lookAt(name);
    const auto family = m_families.constFind(looked.family);
    return family != m_families.constEnd() && !family->isOpen && family->read >= kEnough && ((looked.whole >> 32) + m_walk) % kParts != 0;
}

void NameFamilies::noteRead(QByteArrayView name, bool mayBeLock)
{
    const Name looked = lookAt(name);
    auto family = m_families.find(looked.family);
    if (family == m_families.end()) {
        if (m_families.size() >= kMostFamilies)
            return;
        family = m_families.insert(looked.family, {.read = 0, .isOpen = looked.letters < kFewLetters || hasLockWord(name)});
    }
    if (family->isOpen)
        return;
    family->isOpen = mayBeLock;
    if (mayBeLock)
        m_reopened = m_reopened || family->read >= kEnough;
    else
        family->read = std::min(family->read + 1, kEnough);
}

void NameFamilies::clear()
{
    m_families.clear();
    m_reopened = false;
}

} // namespace Lockscope
