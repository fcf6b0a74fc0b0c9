#pragma once

#include "../redis/link.h"
#include "pacer.h"

namespace Lockscope {

/// Measures how many commands a node runs for other clients (INFO stats minus our own), and informs the pacer. The
/// pacer reads an idle node faster. If the ACL forbids INFO, it is tried once per connection. Single-threaded.
class LOCKSCOPE_CORE_EXPORT ForeignLoad : public QObject
{
    Q_OBJECT

public:
    enum class Span {
        SinceTick, ///< between two ticks
        SoFar, ///< since the latest tick
    };

    ForeignLoad(Link *link, Pacer *pacer, const Clock &clock, QObject *parent = nullptr);

    /// Call this for each new connection.
    void begin();
    void measure(Span span);
    /// Measures between ticks if needed: other clients may come at any time, and Lockscope then slows down at once.
    void look();

private:
    void note(std::optional<qint64> all, Span span);

    Link *m_link;
    Pacer *m_pacer;
    const Clock &m_clock;
    bool m_mayAsk = true;
    bool m_isKnown = false; ///< measured on this connection
    std::optional<qint64> m_all; ///< commands that the server had run at the latest tick
    qint64 m_ours = 0; ///< our share of m_all
    Instant m_measuredAt;
    Instant m_askedAt; ///< whatever the answer
};

} // namespace Lockscope
