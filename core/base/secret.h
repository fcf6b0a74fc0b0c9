#pragma once

#include "export.h"

#include <QByteArray>

namespace Lockscope {

/// A password. It has no stream operator and no conversion to text, so that it cannot reach a log by accident. The
/// destructor overwrites its own copy of the bytes.
class LOCKSCOPE_CORE_EXPORT Secret
{
public:
    Secret() = default;
    explicit Secret(const QByteArray &bytes);
    Secret(const Secret &other);
    Secret(Secret &&other) noexcept;
    Secret &operator=(const Secret &other);
    Secret &operator=(Secret &&other) noexcept;
    ~Secret();

    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }

    /// Returns the bytes, for the code that sends them. Do not keep the result.
    [[nodiscard]] const QByteArray &reveal() const { return m_bytes; }

    friend bool operator==(const Secret &a, const Secret &b) { return a.m_bytes == b.m_bytes; }

private:
    void wipe();

    QByteArray m_bytes;
};

} // namespace Lockscope
