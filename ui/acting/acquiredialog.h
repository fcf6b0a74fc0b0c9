#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QDeadlineTimer>
#include <QDialog>
#include <QPointer>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace Lockscope {

class SecondsBox;

/// Acquires a lock for the operator, in Lockscope's own form or that of another dialect. Most libraries with string
/// locks respect Lockscope's. Reads the key first, and again every second, and refuses a form that its clients cannot
/// read. Stays open until the lock is acquired; closing it withdraws a running attempt.
class LOCKSCOPE_WIDGETS_EXPORT AcquireDialog : public QDialog
{
    Q_OBJECT

public:
    /// The content of all fields. The defaults are what a new dialog proposes.
    struct Typed
    {
        QString name;
        QString dialect; ///< empty: the operator did not choose one
        double ttlSeconds = 30;
        double waitSeconds = 0;
        bool autoRenew = true;
    };

    explicit AcquireDialog(Session *session, QWidget *parent = nullptr);
    ~AcquireDialog() override;

    /// Fills in what cancelled() reported. Selects the name, so that typing replaces it.
    void restore(const Typed &typed);
    /// Shows which nodes have no vote on new locks, or may lack older ones. Later states come from the session.
    void setNodes(const std::vector<NodeStatus> &nodes);
    void reject() override;

Q_SIGNALS:
    void acquired(const Lockscope::OwnLock &lock);
    /// The dialog was closed during an attempt. The session releases what the attempt had acquired.
    void withdrawn(const QByteArray &name);
    /// The operator closed the dialog without a lock. `typed` is for restore() of the next one.
    void cancelled(const Lockscope::AcquireDialog::Typed &typed);

private:
    void take();
    void surveyKey();
    /// Selects the dialect, unless the operator has chosen one.
    void propose(const QString &dialect);
    [[nodiscard]] static QString holderSummary(const KeySurvey &survey);
    /// Warns that clients of the chosen library use another prefix, so the lock does not exclude them. Empty: it does.
    [[nodiscard]] QString prefixWarning(const QByteArray &name) const;
    void tell(const Result<KeySurvey> &survey, bool again);
    void send();
    void tellWait();
    void setRunning(bool running);
    void tellRefusal(const Error &why);
    void finish(const Result<OwnLock> &result);

    Session *m_session;
    QFuture<Result<OwnLock>> m_attempt;
    QLineEdit *m_name;
    QComboBox *m_dialect;
    SecondsBox *m_ttl;
    SecondsBox *m_wait;
    QCheckBox *m_autoRenew;
    QLabel *m_message;
    QLabel *m_quarantine;
    QDialogButtonBox *m_buttons;
    QTimer m_waitTimer; ///< updates the message while waiting
    QDeadlineTimer m_waitsUntil;
    QTimer m_lookTimer; ///< until the next survey: after a pause in typing, then every second
    int m_looks = 0; ///< number of surveys; answers to earlier ones are ignored
    bool m_looked = false; ///< the key of this name was surveyed
    bool m_looksOnceMore = false; ///< survey again soon after the running survey
    bool m_dialectChosen = false; ///< by the operator
    bool m_mayUnlock = false; ///< the message says that the next press unlocks actions
    bool m_running = false;
    QPointer<QWidget> m_typedIn; ///< gets the focus back after an attempt
};

} // namespace Lockscope
