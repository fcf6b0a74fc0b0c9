#pragma once

#include "fixtures/openhold.h"

#include <lockscope/core/history/history.h>

namespace LockscopeTest {

/// A history told by hand; moments are milliseconds since kStart.
class MadeUpHistory
{
public:
    static constexpr Lockscope::Instant kStart{std::chrono::hours(1)};

    explicit MadeUpHistory(Lockscope::HistoryLimits limits = {}) : m_log(limits) { }

    static Lockscope::Instant at(qint64 ms) { return kStart + Lockscope::Millis(ms); }

    MadeUpHistory &event(const Lockscope::HistoryEvent &event)
    {
        m_log.append(event);
        return *this;
    }
    MadeUpHistory &began(const QByteArray &lock, const QByteArray &owner, qint64 ms, bool exact = true)
    {
        m_open[lock] = openHold(lock, owner, at(ms));
        m_open[lock].exact = exact;
        return event({.kind = Lockscope::HistoryKind::Began,
                      .exact = exact,
                      .at = at(ms),
                      .slack = exact ? Lockscope::Micros(1000) : Lockscope::HistoryEvent::kUnbounded,
                      .lock = lock,
                      .owner = owner});
    }
    MadeUpHistory &ended(const QByteArray &lock, qint64 ms, Lockscope::HoldEnd end = Lockscope::HoldEnd::Released,
                         qint64 slackMs = 1)
    {
        const auto hold = m_open.contains(lock) ? m_open.take(lock) : openHold(lock, {}, {});
        return event({.kind = Lockscope::HistoryKind::Ended,
                      .end = end,
                      .exact = hold.exact && end != Lockscope::HoldEnd::Unknown,
                      .at = at(ms),
                      .slack = Lockscope::Millis(slackMs),
                      .lock = lock,
                      .owner = hold.owner(),
                      .length = at(ms) - hold.since});
    }
    MadeUpHistory &held(const QByteArray &lock, const QByteArray &owner, qint64 from, qint64 to,
                        Lockscope::HoldEnd end = Lockscope::HoldEnd::Released)
    {
        return began(lock, owner, from).ended(lock, to, end);
    }
    MadeUpHistory &renewed(const QByteArray &lock, qint64 ms, qint64 leftMs = 20'000,
                           std::optional<Lockscope::Micros> late = {})
    {
        return event({.kind = Lockscope::HistoryKind::Renewed,
                      .at = at(ms),
                      .lock = lock,
                      .owner = ownerOf(lock),
                      .length = Lockscope::Millis(leftMs),
                      .late = late});
    }
    MadeUpHistory &handedOver(const QByteArray &lock, const QByteArray &from, const QByteArray &to, qint64 ms,
                              qint64 betweenMs = 10)
    {
        return event({.kind = Lockscope::HistoryKind::HandOver,
                      .at = at(ms),
                      .lock = lock,
                      .owner = from,
                      .other = to,
                      .length = Lockscope::Millis(betweenMs)});
    }
    MadeUpHistory &overlapped(const QByteArray &lock, const QByteArray &fresh, const QByteArray &before, qint64 ms,
                              qint64 longerMs)
    {
        return event({.kind = Lockscope::HistoryKind::Overlap,
                      .at = at(ms),
                      .lock = lock,
                      .owner = fresh,
                      .other = before,
                      .length = Lockscope::Millis(longerMs)});
    }
    MadeUpHistory &node(Lockscope::HistoryKind kind, int node, qint64 ms)
    {
        return event({.kind = kind, .node = node, .at = at(ms)});
    }
    MadeUpHistory &gap(qint64 fromMs, qint64 toMs)
    {
        return event({.kind = Lockscope::HistoryKind::Gap, .at = at(toMs), .length = Lockscope::Millis(toMs - fromMs)});
    }
    MadeUpHistory &sight(bool regained, const QByteArray &lock, qint64 ms)
    {
        if (const auto hold = m_open.find(lock); hold != m_open.end())
            hold->inSight = regained;
        return event({.kind = regained ? Lockscope::HistoryKind::SightRegained : Lockscope::HistoryKind::SightLost,
                      .at = at(ms),
                      .lock = lock,
                      .owner = ownerOf(lock)});
    }

    MadeUpHistory &waited(const QByteArray &lock, int waiting, qint64 ms)
    {
        return event(
            {.kind = Lockscope::HistoryKind::Waiting, .at = at(ms), .lock = lock, .owner = {}, .waiting = waiting});
    }

    [[nodiscard]] Lockscope::HistorySnapshotPtr snapshot(qint64 nowMs) const
    {
        auto snapshot = std::make_shared<Lockscope::HistorySnapshot>();
        snapshot->takenAt = at(nowMs);
        snapshot->watchedSince = kStart;
        snapshot->chunks = m_log.chunks();
        snapshot->bytes = m_log.bytes();
        snapshot->forgotten = m_log.forgotten();
        for (const auto &hold : m_open)
            snapshot->open.push_back(hold);
        return snapshot;
    }

private:
    [[nodiscard]] QByteArray ownerOf(const QByteArray &lock) const
    {
        const auto hold = m_open.constFind(lock);
        return hold != m_open.cend() ? hold->owner() : QByteArray();
    }

    Lockscope::HistoryLog m_log;
    QHash<QByteArray, Lockscope::OpenHold> m_open;
};

inline constexpr auto atMs = MadeUpHistory::at;

} // namespace LockscopeTest
