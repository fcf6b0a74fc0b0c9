#include "glob.h"

#include <utility>

namespace Lockscope {

namespace {

/// Matches one character of the key against the pattern element at `p`. Returns the position after the element, or -1.
qsizetype matchElement(const QByteArray &pattern, qsizetype p, char c)
{
    switch (pattern.at(p)) {
    case '?': return p + 1;
    case '\\':
        if (p + 1 < pattern.size())
            ++p;
        return pattern.at(p) == c ? p + 1 : -1;
    case '[': {
        ++p;
        const bool negated = p < pattern.size() && pattern.at(p) == '^';
        if (negated)
            ++p;
        bool match = false;
        const auto uc = static_cast<uchar>(c);
        while (p < pattern.size() && pattern.at(p) != ']') {
            if (pattern.at(p) == '\\' && p + 1 < pattern.size()) {
                ++p;
                match = match || pattern.at(p) == c;
                ++p;
            } else if (p + 2 < pattern.size() && pattern.at(p + 1) == '-') {
                auto low = static_cast<uchar>(pattern.at(p));
                auto high = static_cast<uchar>(pattern.at(p + 2));
                if (low > high)
                    std::swap(low, high);
                match = match || (uc >= low && uc <= high);
                p += 3;
            } else {
                match = match || pattern.at(p) == c;
                ++p;
            }
        }
        if (p < pattern.size())
            ++p; // the closing bracket; Redis accepts a pattern without it
        return match != negated ? p : -1;
    }
    default: return pattern.at(p) == c ? p + 1 : -1;
    }
}

} // namespace

bool globMatches(const QByteArray &pattern, const QByteArray &key)
{
    qsizetype p = 0;
    qsizetype k = 0;
    qsizetype starPattern = -1; // where to resume after the last *, if it must match more
    qsizetype starKey = 0;
    while (k < key.size()) {
        if (p < pattern.size() && pattern.at(p) == '*') {
            starPattern = ++p;
            starKey = k;
            continue;
        }
        const qsizetype next = p < pattern.size() ? matchElement(pattern, p, key.at(k)) : -1;
        if (next >= 0) {
            p = next;
            ++k;
        } else if (starPattern >= 0) {
            p = starPattern;
            k = ++starKey;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern.at(p) == '*')
        ++p;
    return p == pattern.size();
}

std::optional<QByteArray> globLiteral(const QByteArray &pattern)
{
    QByteArray text;
    text.reserve(pattern.size());
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const char c = pattern.at(i);
        if (c == '*' || c == '?' || c == '[')
            return std::nullopt;
        if (c == '\\' && i + 1 < pattern.size())
            ++i;
        text += pattern.at(i);
    }
    return text;
}

QByteArray globEscaped(const QByteArray &text)
{
    QByteArray out;
    out.reserve(text.size());
    for (const char c : text) {
        if (c == '\\' || c == '*' || c == '?' || c == '[' || c == ']' || c == '^' || c == '-')
            out += '\\';
        out += c;
    }
    return out;
}

} // namespace Lockscope
