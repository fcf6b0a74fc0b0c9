#include "sampleaction.h"

#include "../kit/windowaction.h"
#include "sampledialog.h"

namespace Lockscope {

SampleAction::SampleAction(Session *session, std::function<SampleContext()> context, QWidget *window)
    : QObject(window)
    , m_session(session)
    , m_context(std::move(context))
    , m_window(window)
    , m_action(makeWindowAction(window, tr("Sample &contention…"), "sampleAction",
                                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)))
{
    connect(m_action, &QAction::triggered, this, &SampleAction::open);
    update(true);
}

void SampleAction::update(bool isReading)
{
    const QString why = !m_session ? tr("This is a recording: no clients to listen to")
        : !isReading               ? tr("Reading is off: Lockscope could not tell the result of an attempt")
                                   : QString();
    m_action->setEnabled(why.isEmpty());
    const QString tip = why.isEmpty() ? tr("Show which clients try to take which lock, for some seconds (%1)")
                                            .arg(m_action->shortcut().toString(QKeySequence::NativeText))
                                      : why;
    m_action->setToolTip(tip);
    m_action->setStatusTip(tip);
}

void SampleAction::open()
{
    if (!m_session)
        return;
    const SampleContext context = m_context();
    auto *dialog = new SampleDialog(m_session, context.nodes, context.selected, context.knowsLocks, m_window);
    dialog->open();
}

} // namespace Lockscope
