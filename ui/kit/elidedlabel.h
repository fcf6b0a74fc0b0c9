#pragma once

#include "export.h"

#include <QLabel>

namespace Lockscope {

/// Shows plain text in a fixed number of lines and elides each to the width. Its height never changes, so nothing below
/// it moves. text() has the full text. The tool tip shows it if something was cut (unless another tip is set), and its
/// menu copies it.
class LOCKSCOPE_WIDGETS_EXPORT ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr, int lines = 1);

    [[nodiscard]] bool isCut() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// Shortens a line that does not fit, with an ellipsis.
    [[nodiscard]] virtual QString cut(const QString &line, int width) const;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QStringList shown() const; ///< one entry per line
    [[nodiscard]] QRect inner() const;
    [[nodiscard]] int height() const;

    const int m_lines;
};

} // namespace Lockscope
