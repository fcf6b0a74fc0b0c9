#pragma once

#include "../kit/export.h"

#include <QWidget>

class QTimer;

namespace Lockscope {

class ElidedLabel;

/// The latest message at the lower edge of the window, with its time. It clears itself after kShownMillis, so that an
/// old result is not taken for the present state.
class LOCKSCOPE_WIDGETS_EXPORT StatusLine : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kShownMillis = 30'000;

    enum class Kind {
        Passing,
        Kept, ///< stays until the next message: the operator must do something about it
    };

    explicit StatusLine(QWidget *parent = nullptr);

    using QWidget::show;
    /// Replaces the message. The tool tip shows `whole`, or if that is empty the text, where it is cut.
    void show(const QString &text, const QString &whole = {}, Kind kind = Kind::Passing);
    void clear();
    /// The message without its time; empty: none.
    [[nodiscard]] QString text() const { return m_text; }
    /// Replaces the tool tip of the present message.
    void setToolTip(const QString &tip);

Q_SIGNALS:
    /// The message has gone, so what belongs to it (a button beside it) must go, too.
    void cleared();

private:
    QString m_text;
    ElidedLabel *m_label;
    QTimer *m_timer;
};

} // namespace Lockscope
