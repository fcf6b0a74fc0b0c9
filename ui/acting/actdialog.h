#pragma once

#include "../kit/export.h"
#include "confirmpanel.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Lockscope {

class FittingArea;

/// The frame of a dialog that acts on other clients' locks: the environment, a title, pages that scroll, a message, and
/// buttons that Tab reaches from the reason. Derived dialogs fill page() and call arrange().
class LOCKSCOPE_WIDGETS_EXPORT ActDialog : public QDialog
{
    Q_OBJECT

protected:
    struct Names ///< object names
    {
        const char *title;
        const char *message;
        const char *unlock;
        const char *act;
        const char *close;
    };

    ActDialog(Session *session, const Names &names, const ConfirmPanel::Words &words, int delaySeconds,
              QWidget *parent);

    [[nodiscard]] QVBoxLayout *page() const { return m_page; }
    /// Lays out the buttons: `aside` on the left, where a double click on the act's button does not hit them.
    void arrange(const QList<QPushButton *> &aside);
    /// For the message, after the act.
    [[nodiscard]] static QString recorded(const QString &reason);
    /// The act's button is enabled during a wait, for Tab, but looks disabled then.
    void updateActButton(const QString &text, const QString &whyNot, bool isEnabled);
    void updateCloseButton(bool isDone, bool isEnabled);
    virtual void restyle();
    void changeEvent(QEvent *event) override;

    Session *m_session;
    ConfirmPanel *m_confirm;
    FittingArea *m_scroll;
    QLabel *m_title;
    QLabel *m_message;
    QPushButton *m_unlockButton;
    QPushButton *m_actButton;
    QPushButton *m_closeButton;

private:
    QVBoxLayout *m_page;
    QHBoxLayout *m_buttons;
};

} // namespace Lockscope
