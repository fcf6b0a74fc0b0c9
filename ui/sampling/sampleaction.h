#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QObject>
#include <QPointer>

#include <functional>

class QAction;
class QWidget;

namespace Lockscope {

/// The action that opens a SampleDialog, and why it cannot be. It changes nothing, and needs no unlocked actions.
class LOCKSCOPE_WIDGETS_EXPORT SampleAction : public QObject
{
    Q_OBJECT

public:
    /// What there is when the dialog opens.
    struct Ground
    {
        std::vector<NodeStatus> nodes;
        QByteArrayList selected; ///< locks
        bool knowsLocks = false; ///< there are any
    };

    /// `session`: null where a recording is shown.
    SampleAction(Session *session, std::function<Ground()> ground, QWidget *window);

    [[nodiscard]] QAction *action() const { return m_action; }
    void update(bool isReading);

private:
    void open();

    QPointer<Session> m_session;
    const std::function<Ground()> m_ground;
    QWidget *m_window;
    QAction *m_action;
};

} // namespace Lockscope
