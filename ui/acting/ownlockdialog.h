#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QDialog>
#include <QTimer>

class QLabel;
class QPushButton;

namespace Lockscope {

/// Renews or releases a lock that this session took. Shows what is left of it while it is open: by its
/// lease, or less, if that is what the nodes say; once it is lost there is nothing to be done. A release that nodes did not answer
/// stays here until it is known, or is closed; LockActions tells of it as well.
class LOCKSCOPE_WIDGETS_EXPORT OwnLockDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Act { Renew, Release };

    /// `seen`: the lock as the board has it; null: not yet.
    OwnLockDialog(Session *session, const OwnLock &lock, const LockStatePtr &seen, Act act, QWidget *parent = nullptr);

    /// While the nodes are asked there is no turning away: the outcome is told here.
    void reject() override;

Q_SIGNALS:
    /// It worked; what to tell the operator. `whole`: the same with the name in full.
    void done(const QString &message, const QString &whole);

private:
    void tick();
    void run();
    void take(const LockState &seen);
    void setLost(const QString &reason);
    void hear(const Result<void> &result);
    void showOpen();

    Session *m_session;
    OwnLock m_lock;
    const Act m_act;
    std::optional<Instant> m_seenUntil; ///< by what the nodes say
    std::optional<OpenRelease> m_open; ///< how far the release is, where not all nodes answered at once
    bool m_isAsking = false;
    bool m_isLost = false;
    bool m_isGivenBack = false; ///< there is nothing more to be done
    QLabel *m_left;
    QLabel *m_message;
    QPushButton *m_button;
    QPushButton *m_closeButton;
    QTimer m_timer;
};

} // namespace Lockscope
