#include "unlockkey.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>

namespace Lockscope {

UnlockKey::UnlockKey(Session *session, QWidget *dialog) : QObject(dialog)
{
    auto *key = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_U), dialog);
    key->setAutoRepeat(false);
    connect(key, &QShortcut::activated, session,
            [session] { session->actionsUnlocked() ? session->lockActions() : session->unlockActions(); });
    const auto lines = dialog->findChildren<QLineEdit *>();
    for (auto *line : lines)
        line->installEventFilter(this);
}

bool UnlockKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() != Qt::Key_U || (key->modifiers() != Qt::ControlModifier && key->modifiers() != Qt::AltModifier))
        return QObject::eventFilter(watched, event);
    // Keep the key from the line edit. An override that nobody accepts becomes the dialog's shortcut; drop key presses.
    event->setAccepted(event->type() == QEvent::KeyPress);
    return true;
}

} // namespace Lockscope
