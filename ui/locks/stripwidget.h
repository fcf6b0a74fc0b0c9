#pragma once

#include "historystrip.h"

#include <QWidget>

namespace Lockscope {

/// Shows the strip of one lock with texts, and describes the moment below the pointer.
class LOCKSCOPE_WIDGETS_EXPORT StripWidget : public QWidget
{
    Q_OBJECT

public:
    explicit StripWidget(QWidget *parent = nullptr);

    /// `strip`: null: not known yet. `nodes`: their labels.
    void show(const HistoryStripPtr &strip, const QStringList &nodes, Instant now);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    HistoryStripPtr m_strip;
    QStringList m_nodes;
    Instant m_now;
};

} // namespace Lockscope
