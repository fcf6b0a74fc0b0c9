#pragma once

#include "../dialects/dialect.h"
#include "../redis/link.h"

#include <QSet>

namespace Lockscope {

/// Which of Redisson's semaphores are waited for now, by the channels that somebody listens to: a number is one of them if it is
/// (dialects.md §4, rule 33). What the user may not ask is asked once a connection. Single-threaded.
class LOCKSCOPE_CORE_EXPORT SemaphoreChannels : public QObject
{
    Q_OBJECT

public:
    explicit SemaphoreChannels(Link *link, QObject *parent = nullptr);

    /// A connection has begun.
    void begin() { m_mayAsk = true; }
    void ask();
    /// Nobody waits for any.
    [[nodiscard]] bool isEmpty() const { return m_names.isEmpty(); }
    /// The semaphore, if the key is one by that.
    [[nodiscard]] std::optional<Recognition> recognise(const RawKey &raw, const DialectCatalog &dialects, WallTime now) const;

private:
    Link *m_link;
    QSet<QByteArray> m_names; ///< as asked last
    bool m_mayAsk = true;
};

} // namespace Lockscope
