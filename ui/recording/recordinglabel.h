#pragma once

#include "../kit/export.h"

#include <QLabel>

namespace Lockscope {

class SessionRecorder;

/// Shows the duration and size of a running recording, and its file in the tool tip. A recording that broke off (full
/// disk) stays shown until the operator clicks the label or starts another. The label has one line and reserves its
/// greatest width, so that nothing next to it moves.
class LOCKSCOPE_WIDGETS_EXPORT RecordingLabel : public QLabel
{
    Q_OBJECT

public:
    explicit RecordingLabel(const SessionRecorder *recorder, QWidget *parent = nullptr);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void keepWidth();

    const SessionRecorder *m_recorder;
    QString m_brokeOff; ///< when and why; empty once the operator has seen it
};

} // namespace Lockscope
