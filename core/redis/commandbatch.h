#pragma once

#include "../base/result.h"
#include "value.h"

#include <QByteArrayList>

#include <functional>
#include <initializer_list>
#include <vector>

namespace Lockscope {

/// Many commands whose answers go to one handler, encoded as they are added: for reading thousands of keys, where a Command
/// and a handler for each would cost more than the reading. Only commands that read may be sent so.
class LOCKSCOPE_CORE_EXPORT CommandBatch
{
public:
    /// Told once per command, in their order, which one, and its answer. What it wants of an array it may take; the text of any
    /// other answer is lent until the handler returns, or runs an event loop: to be kept, it has to be copied deeply.
    using Handler = std::function<void(qsizetype index, Result<Value> &reply)>;

    void reserve(qsizetype commands);
    void add(std::initializer_list<QByteArrayView> words);

    [[nodiscard]] qsizetype size() const { return std::ssize(m_starts); }
    [[nodiscard]] bool isEmpty() const { return m_starts.empty(); }
    [[nodiscard]] const QByteArray &encoded() const { return m_encoded; }
    [[nodiscard]] QByteArrayList words(qsizetype index) const;
    /// The first that does more than read; -1 when none does.
    [[nodiscard]] qsizetype firstNotReading() const { return m_firstNotReading; }

private:
    QByteArray m_encoded;
    std::vector<qsizetype> m_starts; ///< in m_encoded
    qsizetype m_firstNotReading = -1;
};

} // namespace Lockscope
