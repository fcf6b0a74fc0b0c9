#include "foreignload.h"

#include "../redis/serverfacts.h"

#include <QPointer>

#include <algorithm>

namespace Lockscope {

namespace {

/// While a node is read fast because it is idle, measure this often whether it still is.
constexpr Millis kStillIdle{50};
/// After this time on a new connection, a second measurement shows whether the node is idle.
constexpr Millis kFirstSpan{20};
/// Shortest assumed first span: the few commands of our own other connection must not look like load.
constexpr double kLeastFirstSpan = 0.1; // seconds

} // namespace

ForeignLoad::ForeignLoad(Link *link, Pacer *pacer, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_link(link)
    , m_pacer(pacer)
    , m_clock(clock)
{
}

void ForeignLoad::begin()
{
    m_all.reset();
    m_mayAsk = true;
    m_isKnown = false;
}

void ForeignLoad::look()
{
    const Micros since = m_clock.now() - m_askedAt;
    if (m_isKnown ? m_pacer->isFast() && since >= kStillIdle : m_all && since >= kFirstSpan)
        measure(Span::SoFar);
}

void ForeignLoad::measure(Span span)
{
    if (!m_mayAsk)
        return;
    m_askedAt = m_clock.now();
    m_link->send({"INFO", "stats"}, [self = QPointer(this), span](const Result<Value> &reply) {
        if (!self)
            return;
        self->m_mayAsk = reply || !reply.error().isRefusal();
        self->note(infoNumber(reply ? reply->text : QByteArray(), "total_commands_processed"), span);
    });
}

void ForeignLoad::note(std::optional<qint64> all, Span span)
{
    if (!all) {
        m_all.reset();
        m_pacer->noteOthers(std::nullopt);
        return;
    }
    const qint64 ours = m_link->traffic().answered;
    const Instant now = m_clock.now();
    if (m_all && now > m_measuredAt) {
        // Between two ticks, a few commands in a short time are no load: assume a longer span.
        const double least = span == Span::SinceTick ? 0 : m_isKnown ? 1 : kLeastFirstSpan;
        const double seconds = std::max(least, std::chrono::duration<double>(now - m_measuredAt).count());
        m_pacer->noteOthers(static_cast<double>(*all - *m_all - (ours - m_ours)) / seconds);
        m_isKnown = true;
    }
    if (m_all && span == Span::SoFar)
        return;
    m_all = all;
    m_ours = ours;
    m_measuredAt = now;
}

} // namespace Lockscope
