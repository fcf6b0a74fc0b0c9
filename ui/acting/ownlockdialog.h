#pragma once

#include "../export.h"

#include <lockscope/core/session/session.h>

#include <QDialog>
#include <QTimer>

class QLabel;
class QPushButton;

namespace Lockscope {

/// Renews or releases a lock that this session took. Shows what is left of it while it is open.
class LOCKSCOPE_WIDGETS_EXPORT OwnLockDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Act { Renew, Release };

    OwnLockDialog(Session *session, const OwnLock &lock, Act act, QWidget *parent = nullptr);

Q_SIGNALS:
    /// It worked; what to tell the operator. `whole`: the same with the name in full.
    void done(const QString &message, const QString &whole);

private:
    void tick();
    void run();

    Session *m_session;
    OwnLock m_lock;
    const Act m_act;
    QLabel *m_left;
    QLabel *m_message;
    QPushButton *m_button;
    QTimer m_timer;
};

} // namespace Lockscope
