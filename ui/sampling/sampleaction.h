#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QObject>
#include <QPointer>

#include <functional>

class QAction;
class QWidget;

namespace Lockscope {

/// Opens a SampleDialog; its tool tip says why it cannot. Sampling changes nothing, so it needs no unlocked actions.
class LOCKSCOPE_WIDGETS_EXPORT SampleAction : public QObject
{
    Q_OBJECT

public:
    /// What is known when the dialog opens.
    struct SampleContext
    {
        std::vector<NodeStatus> nodes;
        QByteArrayList selected; ///< locks
        bool knowsLocks = false; ///< any locks are known
    };

    /// `session`: null for a recording.
    SampleAction(Session *session, std::function<SampleContext()> context, QWidget *window);

    [[nodiscard]] QAction *action() const { return m_action; }
    void update(bool isReading);

private:
    void open();

    QPointer<Session> m_session;
    const std::function<SampleContext()> m_context;
    QWidget *m_window;
    QAction *m_action;
};

} // namespace Lockscope
