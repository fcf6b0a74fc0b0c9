#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/severity.h>

#include <QWidget>

#include <vector>

class QAction;
class QVBoxLayout;

namespace Lockscope {

class RailButton;

/// The list of views at the left edge: one button per action, with an icon, a name, and a count where something needs
/// attention. Up and Down move between them.
class LOCKSCOPE_WIDGETS_EXPORT Rail : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(QWidget *parent = nullptr);

    /// Adds a button for a checkable action; its icon and text are shown. `atFoot`: at the lower end.
    void add(QAction *action, const QString &icon, bool atFoot = false);
    /// Shows a number on the button of this action; 0: none.
    void setCount(const QAction *action, int count, Severity severity);
    /// Shows only icons, for narrow windows. The names become tool tips.
    void setCompact(bool compact);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] RailButton *buttonOf(const QAction *action) const;

    QVBoxLayout *m_layout;
    std::vector<RailButton *> m_buttons;
    int m_atFoot = 0;
    bool m_isCompact = true; ///< at first: names must not widen a window whose width is not known yet
};

} // namespace Lockscope
