#pragma once

#include "fixtures/waiting.h"

#include <lockscope/core/history/history.h>
#include <lockscope/core/watch/deploymentwatch.h>

#include <QSet>

#include <algorithm>

namespace LockscopeTest {

using namespace Lockscope;

/// A watch, and what its diffs add up to: what a table that only listens would show, and what a history makes of it.
class Picture : public QObject
{
public:
    explicit Picture(Deployment deployment) : watch(std::move(deployment))
    {
        connect(&watch, &DeploymentWatch::changed, this, [this](const BoardDiffPtr &diff) {
            for (const auto &state : diff->changed)
                locks.insert(state->name, state);
            for (const auto &name : diff->removed) {
                locks.remove(name);
                removed.insert(name);
            }
            nodes = diff->nodes;
            complete = diff->complete;
            for (const auto &event : m_history.apply(*diff, Clock::system().now()))
                events.push_back(event);
        });
        watch.start();
    }

    [[nodiscard]] bool is(const QByteArray &name, Verdict verdict) const
    {
        const auto state = locks.value(name);
        return state && state->assessment.verdict == verdict;
    }
    [[nodiscard]] int nodesThat(NodeStatus::Reach reach) const
    {
        return static_cast<int>(
            std::count_if(nodes.begin(), nodes.end(), [reach](const NodeStatus &node) { return node.reach == reach; }));
    }
    [[nodiscard]] int count(HistoryKind kind) const
    {
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [kind](const HistoryEvent &event) { return event.kind == kind; }));
    }
    /// How this lock's last hold ended; nothing when it has not.
    [[nodiscard]] std::optional<HoldEnd> endOf(const QByteArray &name) const
    {
        const auto end = std::find_if(events.rbegin(), events.rend(), [&](const HistoryEvent &event) {
            return event.kind == HistoryKind::Ended && event.lock == name;
        });
        return end == events.rend() ? std::nullopt : std::optional(end->end);
    }
    /// For a failure's message.
    [[nodiscard]] QByteArray tell(const QByteArray &name) const
    {
        const auto state = locks.value(name);
        QByteArray text = state ? QByteArray(toString(state->assessment.verdict).data()) + " votes "
                + QByteArray::number(state->assessment.votes) + " unknown "
                + QByteArray::number(state->assessment.unknownNodes)
                                : QByteArray("not on the board");
        for (const auto &node : nodes) {
            text += "; " + node.label.toUtf8() + (node.reach == NodeStatus::Reach::Up ? " up" : " not up")
                + (node.retired ? " retired" : "");
            if (node.error)
                text += ": " + node.error->message.toUtf8();
        }
        return text;
    }

    DeploymentWatch watch;
    QHash<QByteArray, LockStatePtr> locks;
    QSet<QByteArray> removed; ///< ever
    std::vector<NodeStatus> nodes;
    std::vector<HistoryEvent> events;
    bool complete = false;

private:
    History m_history;
};

#define TRY_VERDICT(picture, name, expected)                                                                           \
    do {                                                                                                               \
        const bool reached = QTest::qWaitFor([&] { return (picture).is(name, expected); }, kPatienceMs);               \
        QVERIFY2(reached, (picture).tell(name).constData());                                                           \
    } while (false)

/// The condition becomes true before the watch has begun a third round of reading: "right again within two intervals",
/// counted by the watch itself, so that a slow machine makes no difference.
#define TRY_WITHIN_TWO_INTERVALS(picture, name, condition)                                                             \
    do {                                                                                                               \
        const quint64 begun = (picture).watch.ticks();                                                                 \
        const bool reached = QTest::qWaitFor([&] { return (condition); }, kPatienceMs);                                \
        const quint64 rounds = (picture).watch.ticks() - begun;                                                        \
        QVERIFY2(reached, (picture).tell(name).constData());                                                           \
        QVERIFY2(rounds <= 2,                                                                                          \
                 ("after " + QByteArray::number(rounds) + " rounds: " + (picture).tell(name)).constData());            \
    } while (false)

} // namespace LockscopeTest
