#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QTimer>
#include <QWidget>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace Lockscope {

/// Confirms an action on other people's locks. Production requires typing a given text and a reason; an unspecified
/// environment requires a wait of some seconds. Actions must always be unlocked. Enter in a field must not press a
/// button, so the dialog must turn autoDefault off for its buttons.
class LOCKSCOPE_WIDGETS_EXPORT ConfirmPanel : public QWidget
{
    Q_OBJECT

public:
    static constexpr qsizetype kTypedChars = 32767; ///< the limit of a QLineEdit

    struct Words
    {
        QString typedLabel; ///< label of the field that production has
        const char *typedName; ///< object names of the fields
        const char *reasonName;
    };
    /// What production requires, and a sentence for each thing that is missing.
    struct ConfirmMessages
    {
        QByteArray typed; ///< the exact text that production requires
        QString unlocked; ///< if actions are locked
        QString look; ///< during the wait
        QString typing; ///< if the text on production is wrong
    };

    ConfirmPanel(Session *session, const Words &words, int delaySeconds, QWidget *parent);

    /// Callers may add rows below.
    [[nodiscard]] QFormLayout *form() const { return m_form; }
    /// The reason, from which Tab should lead to the action's button.
    [[nodiscard]] QWidget *lastField() const;
    /// Typing goes into the first field, and Space presses no button.
    void focusFirst();
    [[nodiscard]] bool isProduction() const { return m_environment == Environment::Production; }

    /// Restarts the wait, because the action has changed. Does nothing if the environment has no wait.
    void restartWait();
    [[nodiscard]] int secondsToLook() const { return m_secondsLeft; }
    /// Actions are unlocked, and the wait is not over.
    [[nodiscard]] bool isWaiting() const { return m_secondsLeft > 0 && m_session->actionsUnlocked(); }
    /// Makes the action's button look disabled during the wait. It stays enabled, so that Tab reaches it.
    void styleButton(QPushButton *button) const;
    /// Clears the typed text, because it confirmed another action. Returns whether there was any.
    bool forgetTyped();
    /// Sets a reason that the operator typed into an earlier dialog, as if typed now.
    void restoreReason(const QString &reason);
    /// Clears the reason, because it was for another action.
    void forgetReason();
    /// Keeps the reason of the last action as a proposal, selected so that typing replaces it.
    void proposeReason();
    /// Enables the fields. Pass false while an action runs, and afterwards.
    void setOpen(bool open);

    /// The typed text in bytes. Returns `wanted` if it was typed as shown, with `\u{…}` for invisible characters.
    [[nodiscard]] QByteArray typed(const QByteArray &wanted) const;
    [[nodiscard]] QString reason() const;
    /// Empty if the reason is only a proposal.
    [[nodiscard]] QString typedReason() const;
    /// Why the action cannot start now. Empty: it can.
    [[nodiscard]] QString whyNot(const ConfirmMessages &messages) const;

Q_SIGNALS:
    /// whyNot() may return something else.
    void changed();

private:
    Session *m_session;
    const Environment m_environment;
    const int m_delaySeconds;
    int m_secondsLeft = 0;
    QTimer m_delay;
    QFormLayout *m_form;
    QLineEdit *m_typed;
    QLineEdit *m_reason;
};

} // namespace Lockscope
