#pragma once

namespace Lockscope {

// Independent of the locale, and without the lookup table of std::isdigit() and the like.

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

constexpr bool isAlnum(char c)
{
    return isDigit(c) || isLetter(c);
}

} // namespace Lockscope
