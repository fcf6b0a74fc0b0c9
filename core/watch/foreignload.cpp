#include "foreignload.h"

#include "../redis/serverfacts.h"

#include <QPointer>

#include <algorithm>

namespace Lockscope {

namespace {

/// A node that is read fast because it is idle is asked so often whether it still is.
constexpr Millis kStillIdle{50};

} // namespace

ForeignLoad::ForeignLoad(Link *link, Pacer *pacer, const Clock &clock, QObject *parent) : QObject(parent), m_link(link), m_pacer(pacer), m_clock(clock) { }

void ForeignLoad::begin()
{
    m_all.reset();
    m_mayAsk = true;
}

void ForeignLoad::look()
{
    if (m_pacer->isFast() && m_clock.now() - m_askedAt >= kStillIdle)
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
        // Between two ticks a few commands in a short while are no load yet.
        const double least = span == Span::SoFar ? 1 : 0;
        const double seconds = std::max(least, std::chrono::duration<double>(now - m_measuredAt).count());
        m_pacer->noteOthers(static_cast<double>(*all - *m_all - (ours - m_ours)) / seconds);
    }
    if (m_all && span == Span::SoFar)
        return;
    m_all = all;
    m_ours = ours;
    m_measuredAt = now;
}

} // namespace Lockscope
