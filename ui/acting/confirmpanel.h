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

/// The friction before something is done to other people's locks, as much of it as the deployment's environment asks for: on production
/// something is typed and a reason given, where the environment is not stated one has to look for some seconds; and everywhere
/// actions must be unlocked. Keeps a dialog from the wrong key as well: Enter in its fields presses nothing.
class LOCKSCOPE_WIDGETS_EXPORT ConfirmPanel : public QWidget
{
    Q_OBJECT

public:
    static constexpr qsizetype kTypedChars = 32767; ///< as many as a line edit takes

    struct Words
    {
        QString typedLabel; ///< before the field that production has
        const char *typedName; ///< object names, of the fields
        const char *reasonName;
    };
    /// What is said of that which is missing; each a sentence.
    struct Wants
    {
        QByteArray typed; ///< what production wants typed, to the letter
        QString unlocked; ///< actions are not
        QString look; ///< some seconds more
        QString typing; ///< on production something else was typed
    };

    ConfirmPanel(Session *session, const Words &words, int delaySeconds, QWidget *parent);

    /// For more rows below.
    [[nodiscard]] QFormLayout *form() const { return m_form; }
    [[nodiscard]] bool isProduction() const { return m_environment == Environment::Production; }

    /// What would be done is another thing now: where one has to look, one looks anew.
    void lookAnew();
    [[nodiscard]] int secondsToLook() const { return m_secondsLeft; }
    /// Actions are unlocked, and time alone stands in the way.
    [[nodiscard]] bool isForLook() const { return m_secondsLeft > 0 && m_session->actionsUnlocked(); }
    /// The button of the act: while time alone stands in the way it can be reached by Tab, and looks as one that cannot be pressed yet.
    void dress(QPushButton *button) const;
    /// It is confirmed for what it was typed for: for something else it is typed anew. Whether anything had been typed.
    bool forgetTyped();
    /// As if it had just been typed: it was, before the operator turned away and came back.
    void restoreReason(const QString &reason);
    /// What is done now is done for another reason.
    void forgetReason();
    /// What is done now may be done for the same reason: it stands there, and typing replaces it.
    void proposeReason();
    /// Nothing can be typed while something runs, and after it.
    void setOpen(bool open);

    /// The bytes that were typed: `wanted` where it was typed as it is shown, with `\u{…}` for what cannot be seen.
    [[nodiscard]] QByteArray typed(const QByteArray &wanted) const;
    [[nodiscard]] QString reason() const;
    /// Empty where what stands there was only proposed.
    [[nodiscard]] QString typedReason() const;
    /// Empty: nothing stands in the way.
    [[nodiscard]] QString whyNot(const Wants &wants) const;

Q_SIGNALS:
    /// whyNot() may say something else.
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
