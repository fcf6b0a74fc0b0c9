#include "commandbatch.h"

#include "commandpolicy.h"
#include "respcodec.h"

namespace Lockscope {

void CommandBatch::reserve(qsizetype commands)
{
    constexpr qsizetype kUsualSize = 64;
    m_starts.reserve(static_cast<size_t>(commands));
    m_encoded.reserve(commands * kUsualSize);
}

void CommandBatch::add(std::initializer_list<QByteArrayView> words)
{
    const std::span<const QByteArrayView> all(words.begin(), words.size());
    if (m_firstNotReading < 0 && kindOf(all) != CommandKind::Read)
        m_firstNotReading = size();
    m_starts.push_back(m_encoded.size());
    appendCommand(m_encoded, all);
}

QByteArrayList CommandBatch::words(qsizetype index) const
{
    // Reverses appendCommand(): *COUNT, then $SIZE and the bytes of each word.
    QByteArrayList result;
    qsizetype at = m_starts.at(static_cast<size_t>(index));
    const auto number = [&] {
        const qsizetype end = m_encoded.indexOf('\r', at);
        const qsizetype value = QByteArrayView(m_encoded).sliced(at + 1, end - at - 1).toLongLong();
        at = end + 2;
        return value;
    };
    for (qsizetype left = number(); left > 0; --left) {
        const qsizetype size = number();
        result.append(m_encoded.sliced(at, size));
        at += size + 2;
    }
    return result;
}

} // namespace Lockscope
