#pragma once

#include <QByteArray>
#include <QRandomGenerator>

#include <cstring>

namespace Lockscope {

/// Hashes names for tables. The seed is random in each process, so that outsiders cannot choose names that collide.
/// qHash() is not used: on some virtual machines its AES instructions take 150 ns per name, a tenth of reading a lock.
///
/// Like wyhash, it multiplies to 128 bits and folds, 16 bytes at a time.
[[nodiscard]] inline quint64 nameHash(const QByteArray &name)
{
    static const quint64 kSeed = QRandomGenerator::system()->generate64();
    constexpr quint64 kOdd = 0x9E3779B97F4A7C15; // 2^64 divided by the golden ratio
    constexpr quint64 kOther = 0xD6E8FEB86659FD93;
    __extension__ using Wide = unsigned __int128;
    const auto mixed = [](quint64 a, quint64 b) {
        const auto product = static_cast<Wide>(a) * b;
        return static_cast<quint64>(product) ^ static_cast<quint64>(product >> 64U);
    };
    const char *data = name.constData();
    qsizetype left = name.size();
    quint64 state = kSeed ^ (static_cast<quint64>(left) * kOdd);
    while (left > 0) {
        quint64 words[2] = {0, 0};
        std::memcpy(words, data, static_cast<size_t>(qMin<qsizetype>(left, 16)));
        state = mixed(words[0] ^ state ^ kOther, words[1] ^ kSeed ^ kOdd) ^ (state >> 7U);
        data += 16;
        left -= 16;
    }
    return mixed(state ^ kSeed, kOdd);
}

} // namespace Lockscope
