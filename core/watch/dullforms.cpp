#include "dullforms.h"

#include "../base/ascii.h"

#include <algorithm>

namespace Lockscope {

namespace {

constexpr qsizetype kLongestName = 1024;
constexpr int kShortestHexId = 4;
constexpr int kShortestMixedId = 10;
constexpr int kTurnsOfMixedId = 3; ///< least number of changes between letters and digits, as in `k3j9x1a0b2`
constexpr int kFewLetters = 3; ///< with fewer letters besides ids, a name does not show what the key is for

constexpr quint64 kSeed = 0xcbf29ce484222325; // of FNV-1a

bool isHexLetter(char c)
{
    return (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

void mix(quint64 &hash, char c)
{
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
}

/// Hashes the name with `#` in place of each number and id. Returns 0 if fewer than kFewLetters letters remain.
quint64 formOfName(QByteArrayView whole)
{
    quint64 form = kSeed;
    int letters = 0;
    const QByteArrayView text = whole.first(std::min(whole.size(), kLongestName));
    bool followsId = false; ///< only dashes came since an id: the next part may continue a UUID
    for (qsizetype at = 0; at < text.size();) {
        if (!isDigit(text[at]) && !isLetter(text[at])) {
            followsId = followsId && text[at] == '-';
            mix(form, text[at++]);
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
        }
        const qsizetype length = at - begin;
        const bool isId = (isHex && (followsId || (digits > 0 && length >= kShortestHexId)))
            || (length >= kShortestMixedId && turns >= kTurnsOfMixedId);
        followsId = isId;
        if (isId) {
            mix(form, '#');
            continue;
        }
        for (qsizetype i = begin; i < at; ++i) {
            if (!isDigit(text[i])) {
                mix(form, text[i]);
                ++letters;
            } else if (i == begin || !isDigit(text[i - 1])) {
                mix(form, '#');
            }
        }
    }
    return letters < kFewLetters ? 0 : form;
}

/// Mixes in the kind and length of each run of characters; of values over 64 bytes only their start. Returns false if
/// the value may be, or contain, the time of a lease: then two values of one form can differ in meaning.
bool mixValue(quint64 &form, QByteArrayView value)
{
    constexpr qsizetype kDigitsOfTime = 9;
    constexpr qsizetype kLong = 64;
    constexpr qsizetype kBeginning = 12;
    if (value.size() > kLong) {
        for (const char c : value.first(kBeginning))
            mix(form, isDigit(c) ? '0' : c);
        mix(form, '~');
        return true;
    }
    const auto kindOf = [](char c) {
        return isDigit(c) ? '0' : c >= 'a' && c <= 'z' ? 'a' : c >= 'A' && c <= 'Z' ? 'A' : c;
    };
    for (qsizetype at = 0; at < value.size();) {
        const char kind = kindOf(value[at]);
        const qsizetype begin = at;
        while (at < value.size() && kindOf(value[at]) == kind)
            ++at;
        if (kind < ' ' || kind > '~' || (kind == '0' && at - begin >= kDigitsOfTime))
            return false;
        mix(form, kind);
        mix(form, static_cast<char>(at - begin));
    }
    return true;
}

} // namespace

quint64 DullForms::formOf(QByteArrayView name, QByteArrayView value)
{
    quint64 form = formOfName(name);
    return form != 0 && mixValue(form, value) ? form : 0;
}

void DullForms::noteDull(quint64 form)
{
    if (form == 0)
        return;
    if (const auto known = m_judged.find(form); known != m_judged.end())
        *known = std::min(*known + 1, kEnough);
    else if (m_judged.size() < kMostForms)
        m_judged.insert(form, 1);
}

} // namespace Lockscope
