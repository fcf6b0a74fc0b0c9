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

/// Takes a lock in the operator's name, in the form of a dialect: of Lockscope's own, which most libraries of one string respect,
/// or of one whose clients need another. What stands at the name is read first: a form that the key's own clients would choke
/// on is refused before anything is written; it is read again as long as nobody presses. Stays open, with what was typed, until it worked; closed before, it
/// withdraws an attempt that is running.
class LOCKSCOPE_WIDGETS_EXPORT AcquireDialog : public QDialog
{
    Q_OBJECT

public:
    /// All that it is filled in with; at first as it is proposed.
    struct Typed
    {
        QString name;
        QString dialect; ///< empty: not chosen by hand
        double ttlSeconds = 30;
        double waitSeconds = 0;
        bool autoRenew = true;
    };

    explicit AcquireDialog(Session *session, QWidget *parent = nullptr);
    ~AcquireDialog() override;

    /// As it stood when the operator turned away the last time: the name is selected, so that another one takes its place.
    void restore(const Typed &typed);
    /// As of now; later states it hears from the session. Which of them have no vote on new locks is said before anybody asks for one.
    void setNodes(const std::vector<NodeStatus> &nodes);
    void reject() override;

Q_SIGNALS:
    void acquired(const Lockscope::OwnLock &lock);
    /// It was closed while an attempt was running: what that has taken is given back.
    void withdrawn(const QByteArray &name);
    /// The operator turned away: `typed` is for restore(), the next time.
    void cancelled(const Lockscope::AcquireDialog::Typed &typed);

private:
    void take();
    void look();
    /// Unless the operator has chosen one.
    void propose(const QString &dialect);
    [[nodiscard]] static QString standing(const KeySurvey &survey);
    /// That the chosen library's clients would not meet a lock of this name; empty: they would.
    [[nodiscard]] QString whoIsNotExcluded(const QByteArray &name) const;
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
    QTimer m_waitTimer; ///< while it is waited for
    QDeadlineTimer m_waitsUntil;
    QTimer m_lookTimer; ///< until the typing pauses; then until it is looked again
    int m_looks = 0; ///< answers to earlier ones are not about this name any more
    bool m_looked = false; ///< at this name
    bool m_looksOnceMore = false; ///< as soon as the nodes that are being asked have answered
    bool m_dialectChosen = false; ///< by hand
    bool m_mayUnlock = false; ///< it was said that pressing once more unlocks actions
    bool m_running = false;
    QPointer<QWidget> m_typedIn; ///< has the focus again after an attempt
};

} // namespace Lockscope
