#pragma once

#include "../kit/export.h"

#include <lockscope/core/words/wording.h>

#include <QWidget>

namespace Lockscope {

/// A ring with a segment per node, and beside it how many answer and how many more may fail.
class LOCKSCOPE_WIDGETS_EXPORT QuorumRing : public QWidget
{
    Q_OBJECT

public:
    explicit QuorumRing(QWidget *parent = nullptr);

    void setNodes(const std::vector<NodeStatus> &nodes, WallTime now);
    [[nodiscard]] QString answer() const { return m_answer; } ///< "4 of 5 nodes"
    [[nodiscard]] QString margin() const { return m_margin; } ///< "can lose 1 more"

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Severity> m_segments;
    Severity m_severity = Severity::Notice;
    QString m_answer;
    QString m_margin;
};

} // namespace Lockscope
