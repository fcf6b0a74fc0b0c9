#pragma once

#include "../base/result.h"
#include "value.h"

#include <QByteArrayList>

#include <functional>
#include <initializer_list>
#include <vector>

namespace Lockscope {

/// Many reading commands with one handler, encoded as they are added. Made for reading thousands of keys, where one
/// Command and handler per key would cost more than reading it.
class LOCKSCOPE_CORE_EXPORT CommandBatch
{
public:
    /// Called once per command, in order, with its index and reply. May move the elements out of an array. Any other
    /// text is valid only until the handler returns or runs an event loop. Make a deep copy to keep it.
    using Handler = std::function<void(qsizetype index, Result<Value> &reply)>;

    void reserve(qsizetype commands);
    void add(std::initializer_list<QByteArrayView> words);

    [[nodiscard]] qsizetype size() const { return std::ssize(m_starts); }
    [[nodiscard]] bool isEmpty() const { return m_starts.empty(); }
    [[nodiscard]] const QByteArray &encoded() const { return m_encoded; }
    [[nodiscard]] QByteArrayList words(qsizetype index) const;
    /// Returns the index of the first command that does not just read; -1 if there is none.
    [[nodiscard]] qsizetype firstNotReading() const { return m_firstNotReading; }

private:
    QByteArray m_encoded;
    std::vector<qsizetype> m_starts; ///< offsets in m_encoded
    qsizetype m_firstNotReading = -1;
};

} // namespace Lockscope
