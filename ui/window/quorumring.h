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
    [[nodiscard]] QString answer() const { return m_shown.answer; } ///< "4 of 5 nodes"
    [[nodiscard]] QString margin() const { return m_shown.margin; } ///< "can lose 1 more"

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Shown
    {
        std::vector<Severity> segments;
        Severity severity = Severity::Notice;
        QString answer;
        QString margin;

        friend bool operator==(const Shown &, const Shown &) = default;
    };

    Shown m_shown;
};

} // namespace Lockscope
