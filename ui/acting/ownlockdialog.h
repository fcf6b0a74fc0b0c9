#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QDialog>
#include <QTimer>

class QLabel;
class QPushButton;

namespace Lockscope {

/// Renews or releases a lock that this session holds. Shows how long the lock is valid, by its lease or, if that is
/// less, by the nodes. A lost lock disables the button. If nodes do not answer a release, the dialog stays open and
/// shows their state. LockActions reports it as well.
class LOCKSCOPE_WIDGETS_EXPORT OwnLockDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Act { Renew, Release };

    /// `seen`: the lock's state on the board; null if it has none yet.
    OwnLockDialog(Session *session, const OwnLock &lock, const LockStatePtr &seen, Act act, QWidget *parent = nullptr);

    /// Does nothing while the nodes are asked, because the outcome appears here.
    void reject() override;

Q_SIGNALS:
    /// The action succeeded. `message` is for the operator; `whole` is the same with the full name.
    void done(const QString &message, const QString &whole);

private:
    void tick();
    void run();
    void updateFromBoard(const LockState &seen);
    void setLost(const QString &reason);
    void onAnswered(const Result<void> &result);
    void showOpen();

    Session *m_session;
    OwnLock m_lock;
    const Act m_act;
    std::optional<Instant> m_seenUntil; ///< end of validity by the nodes
    std::optional<OpenRelease> m_open; ///< state of the release, if not all nodes answered at once
    bool m_isAsking = false;
    bool m_isLost = false;
    bool m_isGivenBack = false; ///< released; only nodes that did not answer are shown
    QLabel *m_validFor;
    QLabel *m_message;
    QPushButton *m_button;
    QPushButton *m_closeButton;
    QTimer m_timer;
};

} // namespace Lockscope
