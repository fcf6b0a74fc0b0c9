#pragma once

#include "../kit/badge.h"

#include <QWidget>

#include <vector>

namespace Lockscope {

/// Several badges side by side. Those that do not fit are counted at the end: "+2". The tool tip names all.
class LOCKSCOPE_WIDGETS_EXPORT BadgeRow : public QWidget
{
    Q_OBJECT

public:
    explicit BadgeRow(QWidget *parent = nullptr);

    void setBadges(const std::vector<BadgeLook> &badges);
    [[nodiscard]] QStringList texts() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<BadgeLook> m_badges;
};

} // namespace Lockscope
