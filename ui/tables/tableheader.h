#pragma once

#include "../kit/export.h"

#include <QHeaderView>

namespace Lockscope {

/// A horizontal header in Lockscope's look: muted titles on the panel, aligned with the cells of RowDelegate.
class LOCKSCOPE_WIDGETS_EXPORT TableHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit TableHeader(QWidget *parent = nullptr) : QHeaderView(Qt::Horizontal, parent) { }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace Lockscope
