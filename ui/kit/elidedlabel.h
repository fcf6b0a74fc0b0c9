#pragma once

#include "export.h"

#include <QLabel>

namespace Lockscope {

/// Shows plain text in as many lines as it was made for, each cut with an ellipsis where its place ends: its height never
/// changes with what it says, so that nothing below it moves. The whole text is in text(), in the tool tip when something
/// was cut (unless the label has another one), and can be copied from its menu.
class LOCKSCOPE_WIDGETS_EXPORT ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr, int lines = 1);

    [[nodiscard]] bool isCut() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// What is left of a line where its place ends: as much as fits, and an ellipsis.
    [[nodiscard]] virtual QString cut(const QString &line, int width) const;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QStringList shown() const; ///< a text for each line
    [[nodiscard]] QRect inner() const;
    [[nodiscard]] int height() const;

    const int m_lines;
};

} // namespace Lockscope
