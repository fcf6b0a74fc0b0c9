#pragma once

#include "../kit/export.h"
#include "../words/wording.h"

#include <lockscope/core/board/lockstate.h>

#include <QTimer>
#include <QWidget>

namespace Lockscope {

class ElidedLabel;
class FlowLayout;

/// One chip per node: up or down and since when, round trip, restart and quarantine, what endangers locks there, how changes
/// are heard of, why it is down. Chips are of one size, whatever they say, and flow onto further lines where the width ends:
/// the strip's height follows from the number of nodes and the width alone, and nothing below it moves when a node dies.
class LOCKSCOPE_WIDGETS_EXPORT NodeStrip : public QWidget
{
    Q_OBJECT

public:
    explicit NodeStrip(const Clock &clock = Clock::system(), QWidget *parent = nullptr);

    /// What is only measured (round trips, clocks) is shown a few times a second, however often it is told; all else at once.
    void setNodes(const std::vector<NodeStatus> &nodes);
    /// Nothing is read since then, and the figures are of then. Nothing: they are of now.
    void setReadUntil(const std::optional<WallTime> &moment);
    /// What the chip of this node says.
    [[nodiscard]] QString textOf(int node) const;

private:
    void refresh();
    /// What the chip says besides reach and round trip, and how grave that is.
    [[nodiscard]] QStringList hazards(size_t node, Wording::Severity &severity) const;
    [[nodiscard]] QStringList details(size_t node) const;
    [[nodiscard]] static QStringList writingOf(const NodeStatus &node); ///< that it refuses to, or may
    /// As of when the nodes are shown: while nothing is read no time passes.
    [[nodiscard]] WallTime shownNow() const;
    /// It runs for less time than locks last here, though nobody here saw it start.
    [[nodiscard]] bool isYoung(const NodeStatus &status) const;

    const Clock &m_clock;
    std::vector<NodeStatus> m_nodes;
    std::optional<WallTime> m_readUntil;
    QList<ElidedLabel *> m_chips;
    FlowLayout *m_layout;
    QTimer m_timer;
    QTimer m_soon; ///< for figures
};

} // namespace Lockscope
