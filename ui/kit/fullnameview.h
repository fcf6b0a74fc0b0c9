#pragma once

#include <QPlainTextEdit>

namespace Lockscope {

/// Shows a full name to read and copy. It wraps anywhere, and scrolls beyond a few lines.
class FullNameView : public QPlainTextEdit
{
public:
    /// `name`: must be safe to show, see visibleText().
    explicit FullNameView(const QString &name, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace Lockscope
