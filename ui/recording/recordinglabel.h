#pragma once

#include "../kit/export.h"

#include <QLabel>

namespace Lockscope {

class SessionRecorder;

/// Says that a recording runs, for how long and how large it is, for as long as it does; the file is in its tool tip. One that
/// broke off (a full disk) is told until somebody clicks on it, or records anew. It is as
/// wide as the longest that it may say, so that nothing beside it moves, and as high as one line of text.
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
    QString m_brokeOff; ///< when and why; empty once that was seen
};

} // namespace Lockscope
