#pragma once

#include "../redis/link.h"
#include "pacer.h"

namespace Lockscope {

/// How many commands a node runs for others than us, by what it says it has run in all (INFO stats), told to the pacer: a node that
/// has nothing else to do is read faster. What the user may not ask is asked once a connection. Single-threaded.
class LOCKSCOPE_CORE_EXPORT ForeignLoad : public QObject
{
    Q_OBJECT

public:
    enum class Span {
        SinceTick, ///< from one tick to the next
        SoFar, ///< since the last tick
    };

    ForeignLoad(Link *link, Pacer *pacer, const Clock &clock, QObject *parent = nullptr);

    /// A connection has begun.
    void begin();
    void measure(Span span);
    /// The same between ticks, where that is worth asking: others may come at any time, and are not to wait for a tick until we make
    /// room.
    void look();

private:
    void note(std::optional<qint64> all, Span span);

    Link *m_link;
    Pacer *m_pacer;
    const Clock &m_clock;
    bool m_mayAsk = true;
    bool m_isKnown = false; ///< on this connection it was measured over some time
    std::optional<qint64> m_all; ///< commands, by what the server said at a tick
    qint64 m_ours = 0; ///< of them
    Instant m_measuredAt;
    Instant m_askedAt; ///< whatever the answer
};

} // namespace Lockscope
