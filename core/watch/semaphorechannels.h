#pragma once

#include "../dialects/dialect.h"
#include "../redis/link.h"

#include <QSet>

namespace Lockscope {

/// Finds Redisson semaphores with waiters by their PUBSUB channels: a key that holds a plain number is a semaphore if
/// clients listen to its channel (resources/docs/dialects.md §4, rule 33). A refused question is tried once per
/// connection. Single-threaded.
class LOCKSCOPE_CORE_EXPORT SemaphoreChannels : public QObject
{
    Q_OBJECT

public:
    explicit SemaphoreChannels(Link *link, QObject *parent = nullptr);

    /// Call this for each new connection, and when ask() may not follow: forgets what was answered.
    void begin()
    {
        m_mayAsk = true;
        m_names.clear();
    }
    void ask();
    /// No semaphore has waiters.
    [[nodiscard]] bool isEmpty() const { return m_names.isEmpty(); }
    /// The recognition, if the channels show that the key is a semaphore.
    [[nodiscard]] std::optional<Recognition> recognise(const RawKey &raw, const DialectCatalog &dialects,
                                                       WallTime now) const;

private:
    Link *m_link;
    QSet<QByteArray> m_names; ///< as of the latest answer
    bool m_mayAsk = true;
};

} // namespace Lockscope
