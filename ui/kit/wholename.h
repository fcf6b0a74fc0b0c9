#pragma once

#include <QPlainTextEdit>

namespace Lockscope {

/// A name in full, to be read to its end and copied: wrapped anywhere, as high as its lines, of which the first few are in view
/// and the rest is scrolled to.
class WholeName : public QPlainTextEdit
{
public:
    /// `name` is fit to be shown.
    explicit WholeName(const QString &name, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace Lockscope
