#pragma once

#include <QObject>

class QWidget;

namespace Lockscope::Lab {

/// Keys for the whole lab, except in text fields: Space pauses the exercise, Enter presses the focused button. In text
/// fields Ctrl+U and Ctrl+E stay the window's shortcuts.
class LabKeys : public QObject
{
    Q_OBJECT

public:
    /// Handles the keys of `lab` and its descendants, including later ones.
    explicit LabKeys(QWidget *lab);

    /// While nothing can be paused, Space is an ordinary key.
    void setPausable(bool pausable) { m_isPausable = pausable; }

    bool eventFilter(QObject *object, QEvent *event) override;

Q_SIGNALS:
    void pauseWanted();

private:
    QWidget *m_lab;
    bool m_isPausable = false;
};

} // namespace Lockscope::Lab
