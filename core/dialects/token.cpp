#include "token.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QSysInfo>
#include <QUuid>

#include <algorithm>
#include <array>
#include <utility>

#ifdef Q_OS_UNIX
#include <sys/random.h>
#include <unistd.h>
#endif

namespace Lockscope {

namespace {

constexpr char kTokenPrefix[] = "lockscope:";
constexpr QByteArrayView kHoldOffClient = "10c5c09e-0ff0-"; // begins a UUID

QByteArray plainWord(const QString &text)
{
    QByteArray word = text.toUtf8().left(64);
    for (char &c : word) {
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.'
            || c == '_' || c == '-';
        if (!plain)
            c = '_';
    }
    return word.isEmpty() ? QByteArray("_") : word;
}

/// `lockscope:HOST:PID:PROGRAM:`, cached because looking up the host name costs more than acquiring a lock.
QByteArray headFor(const QString &program, qint64 pid)
{
    struct Head
    {
        QString program;
        qint64 pid = 0;
        QByteArray text;
    };
    static thread_local Head head;
    if (head.text.isEmpty() || head.pid != pid || head.program != program) {
        head = {.program = program,
                .pid = pid,
                .text = kTokenPrefix + plainWord(QSysInfo::machineHostName()) + ':' + QByteArray::number(pid) + ':'
                    + plainWord(program) + ':'};
    }
    return head.text;
}

/// Random bits from the system, fetched for many tokens at once. A forked child process fetches its own.
class RandomBits
{
public:
    static constexpr size_t kWords = 4; ///< per token: 128 bits

    std::array<quint32, kWords> take(qint64 pid)
    {
        if (m_left == 0 || m_pid != pid) {
            fill();
            m_left = m_words.size();
            m_pid = pid;
        }
        std::array<quint32, kWords> bits{};
        for (auto &word : bits)
            word = std::exchange(m_words.at(--m_left), 0);
        return bits;
    }

private:
    void fill()
    {
#ifdef Q_OS_UNIX
        // Where the processor makes random bits, QRandomGenerator asks it for each word: over 1 µs per token.
        if (getentropy(m_words.data(), sizeof m_words) == 0)
            return;
#endif
        QRandomGenerator::system()->fillRange(m_words.data(), m_words.size());
    }

    std::array<quint32, 16 * kWords> m_words{}; // 256 bytes, the most that getentropy() returns at once
    size_t m_left = 0;
    qint64 m_pid = 0;
};

} // namespace

QByteArray makeToken(const QString &program)
{
    static thread_local RandomBits random;
    static constexpr char kDigits[] = "0123456789abcdef";
    const qint64 pid = QCoreApplication::applicationPid();
    const QByteArray head = headFor(program, pid);
    QByteArray token(head.size() + static_cast<qsizetype>(RandomBits::kWords) * 8, Qt::Uninitialized);
    char *at = std::copy(head.cbegin(), head.cend(), token.data());
    for (const quint32 word : random.take(pid)) {
        for (int shift = 28; shift >= 0; shift -= 4)
            *at++ = kDigits[(word >> shift) & 0xF];
    }
    return token;
}

std::optional<OwnerInfo> parseToken(const QByteArray &value)
{
    if (!value.startsWith(kTokenPrefix))
        return std::nullopt;
    const auto parts = value.split(':');
    if (parts.size() != 5)
        return std::nullopt;
    bool pidOk = false;
    const qint64 pid = parts.at(2).toLongLong(&pidOk);
    const QByteArray &bits = parts.at(4);
    const bool hex = bits.size() == 32 && std::all_of(bits.begin(), bits.end(), [](char c) {
                         return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
                     });
    if (!pidOk || !hex || parts.at(1).isEmpty() || parts.at(3).isEmpty())
        return std::nullopt;
    return OwnerInfo{.program = QString::fromUtf8(parts.at(3)), .host = QString::fromUtf8(parts.at(1)), .pid = pid};
}

QByteArray makeHoldOffClient()
{
    return kHoldOffClient.toByteArray()
        + QUuid::createUuid().toByteArray(QUuid::WithoutBraces).mid(kHoldOffClient.size());
}

bool isHoldOff(const QByteArray &owner)
{
    return owner.startsWith(kHoldOffClient)
        || (owner.startsWith(kTokenPrefix) && owner.contains(":hold-off:") && parseToken(owner));
}

} // namespace Lockscope
