#pragma once

#include "export.h"

#include <QScrollArea>

namespace Lockscope {

/// The part of a dialog above its buttons. It asks for as much room as its content needs, but never for more than the
/// screen has beside the buttons: then it scrolls, and the buttons stay visible.
class LOCKSCOPE_WIDGETS_EXPORT FittingArea : public QScrollArea
{
    Q_OBJECT

public:
    /// Takes `content`, which must have its layout.
    FittingArea(QWidget *content, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QSize room() const;
    void showWhole(const QWidget *field);

    bool m_isFollowing = false; ///< a resize of the content
};

} // namespace Lockscope
