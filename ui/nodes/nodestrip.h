#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/words/wording.h>

#include <QTimer>
#include <QWidget>

namespace Lockscope {

class NodeChip;

/// One chip per node, in one line: its reach and since when, round trip, restart, quarantine, hazards for locks, feed
/// and errors. Where the line is too narrow, chips of nodes that are well shrink first. The height never changes, so
/// nothing below moves when a node fails.
class LOCKSCOPE_WIDGETS_EXPORT NodeStrip : public QWidget
{
    Q_OBJECT

public:
    explicit NodeStrip(const Clock &clock = Clock::system(), QWidget *parent = nullptr);

    /// Changed measurements (round trips, clocks) are shown a few times a second; other changes at once.
    void setNodes(const std::vector<NodeStatus> &nodes);
    /// Shows the figures as of this moment, when reading stopped. Unset: as of now.
    void setReadUntil(const std::optional<WallTime> &moment);
    /// The text of this node's chip: its sign and name, and its state in a second line.
    [[nodiscard]] QString textOf(int node) const;

    /// Where a menu of this node's chip opens; global.
    [[nodiscard]] QPoint placeBelow(int node) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(int node); ///< its chip was clicked

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void arrange();
    /// The hazards on the chip; raises `severity` to the worst.
    [[nodiscard]] QStringList hazards(size_t node, Severity &severity) const;
    [[nodiscard]] QStringList details(size_t node) const;
    [[nodiscard]] static QStringList writingOf(const NodeStatus &node); ///< whether it rejects writes, or may
    /// The moment as of which the nodes are shown; constant while reading is stopped.
    [[nodiscard]] WallTime shownNow() const;
    /// The process is younger than locks last here, although nobody saw it start.
    [[nodiscard]] bool isYoung(const NodeStatus &status) const;

    const Clock &m_clock;
    std::vector<NodeStatus> m_nodes;
    std::optional<WallTime> m_readUntil;
    QList<NodeChip *> m_chips;
    QSize m_hint;
    int m_step = 0; ///< how much the chips leave out
    int m_arrangedWidth = -1;
    QTimer m_timer;
    QTimer m_soon; ///< for measurements
};

} // namespace Lockscope
