#include "token.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QSysInfo>

#include <algorithm>
#include <array>

namespace Lockscope {

namespace {

constexpr char kPrefix[] = "lockscope:";

QByteArray plainWord(const QString &text)
{
    QByteArray word = text.toUtf8().left(64);
    for (char &c : word) {
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '_' || c == '-';
        if (!plain)
            c = '_';
    }
    return word.isEmpty() ? QByteArray("_") : word;
}

} // namespace

QByteArray makeToken(const QString &program)
{
    std::array<quint32, 4> random{};
    QRandomGenerator::system()->fillRange(random.data(), random.size());
    const QByteArray bits(reinterpret_cast<const char *>(random.data()), sizeof random);
    return kPrefix + plainWord(QSysInfo::machineHostName()) + ':' + QByteArray::number(QCoreApplication::applicationPid()) + ':' + plainWord(program) + ':'
        + bits.toHex();
}

std::optional<OwnerInfo> parseToken(const QByteArray &value)
{
    if (!value.startsWith(kPrefix))
        return std::nullopt;
    const auto parts = value.split(':');
    if (parts.size() != 5)
        return std::nullopt;
    bool pidOk = false;
    const qint64 pid = parts.at(2).toLongLong(&pidOk);
    const QByteArray &bits = parts.at(4);
    const bool hex = bits.size() == 32 && std::all_of(bits.begin(), bits.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    if (!pidOk || !hex || parts.at(1).isEmpty() || parts.at(3).isEmpty())
        return std::nullopt;
    return OwnerInfo{.program = QString::fromUtf8(parts.at(3)), .host = QString::fromUtf8(parts.at(1)), .pid = pid};
}

} // namespace Lockscope
