#include "labkeys.h"

#include <lockscope/ui/kit/windowaction.h>

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>

namespace Lockscope::Lab {

LabKeys::LabKeys(QWidget *lab) : QObject(lab), m_lab(lab)
{
    qApp->installEventFilter(this); // the node buttons are recreated for each stage
}

bool LabKeys::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *widget = qobject_cast<QWidget *>(object);
    if (widget == nullptr || (widget != m_lab && !m_lab->isAncestorOf(widget))) // popups have their own keys
        return false;
    const auto *key = dynamic_cast<QKeyEvent *>(event);
    if (key != nullptr && event->type() == QEvent::ShortcutOverride) {
        const bool isOfTheWindow = isKeyOfAnAction(*key);
        if (isOfTheWindow)
            event->ignore();
        return isOfTheWindow;
    }
    if (key == nullptr || (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0)
        return false;
    if (key->key() == Qt::Key_Space) {
        if (qobject_cast<const QSpinBox *>(widget) != nullptr)
            return true; // integers contain no space; it would replace the selected number
        if (!m_isPausable || qobject_cast<const QLineEdit *>(widget) != nullptr
            || qobject_cast<const QAbstractSpinBox *>(widget) != nullptr)
            return false;
        if (!key->isAutoRepeat())
            Q_EMIT pauseWanted();
        return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        if (auto *button = qobject_cast<QAbstractButton *>(object)) {
            if (!key->isAutoRepeat())
                button->click();
            return true;
        }
    }
    return false;
}

} // namespace Lockscope::Lab
