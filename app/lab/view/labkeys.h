#pragma once

#include <QObject>

class QWidget;

namespace Lockscope::Lab {

/// Keys that mean the same wherever the focus is in the lab, but in a text field: Space pauses what goes on, Enter presses the
/// button that has the focus. In text fields Ctrl+U and Ctrl+E are the window's, too.
class LabKeys : public QObject
{
    Q_OBJECT

public:
    /// Sees the keys of `lab` and all within it, also what comes later.
    explicit LabKeys(QWidget *lab);

    /// While nothing goes on that could be paused Space is an ordinary key.
    void setPausable(bool pausable) { m_isPausable = pausable; }

    bool eventFilter(QObject *object, QEvent *event) override;

Q_SIGNALS:
    void pauseWanted();

private:
    QWidget *m_lab;
    bool m_isPausable = false;
};

} // namespace Lockscope::Lab
