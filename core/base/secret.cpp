#include "secret.h"

namespace Lockscope {

Secret::Secret(const QByteArray &bytes)
    // A deep copy: with implicit sharing, another QByteArray could keep the bytes unwiped.
    : m_bytes(bytes.constData(), bytes.size())
{
}

Secret::Secret(const Secret &other) : Secret(other.m_bytes) { }

Secret::Secret(Secret &&other) noexcept : m_bytes(std::move(other.m_bytes))
{
    other.m_bytes.clear();
}

Secret &Secret::operator=(const Secret &other)
{
    if (this != &other) {
        wipe();
        m_bytes = QByteArray(other.m_bytes.constData(), other.m_bytes.size());
    }
    return *this;
}

Secret &Secret::operator=(Secret &&other) noexcept
{
    if (this != &other) {
        wipe();
        m_bytes = std::move(other.m_bytes);
        other.m_bytes.clear();
    }
    return *this;
}

Secret::~Secret()
{
    wipe();
}

void Secret::wipe()
{
    if (m_bytes.isEmpty() || !m_bytes.isDetached())
        return;
    // volatile keeps the compiler from dropping stores to memory that is about to be freed.
    volatile char *bytes = m_bytes.data();
    for (qsizetype i = 0; i < m_bytes.size(); ++i)
        bytes[i] = 0;
}

} // namespace Lockscope
