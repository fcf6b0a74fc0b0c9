#include "fittingarea.h"

#include "screenfit.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>

namespace Lockscope {

FittingArea::FittingArea(QWidget *content, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus); // the focus goes from field to field, and the area scrolls to it
    setWidget(content);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget * /*before*/, const QWidget *now) { showWhole(now); });
}

/// QScrollArea shows no more than the cursor, and only when Tab comes from within it.
void FittingArea::showWhole(const QWidget *field)
{
    // What is clicked is in sight, and must not move.
    if (field == nullptr || !widget()->isAncestorOf(field) || QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    const QPoint centre = field->mapTo(widget(), field->rect().center());
    const QSize margin = field->size().boundedTo(viewport()->size()) / 2;
    ensureVisible(centre.x(), centre.y(), margin.width(), margin.height());
}

QSize FittingArea::room() const
{
    constexpr int kLinesOfButtons = 5; // with their margins and those of the dialog
    const QSize all = roomOnScreen(this);
    return {all.width() - 4 * fontMetrics().lineSpacing(),
            all.height() - kLinesOfButtons * fontMetrics().lineSpacing()};
}

QSize FittingArea::sizeHint() const
{
    return widget()->sizeHint().boundedTo(room());
}

QSize FittingArea::minimumSizeHint() const
{
    return widget()->minimumSizeHint().boundedTo(room());
}

bool FittingArea::hasHeightForWidth() const
{
    return widget()->hasHeightForWidth();
}

int FittingArea::heightForWidth(int width) const
{
    return std::min(widget()->heightForWidth(width), room().height());
}

bool FittingArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry(); // the content needs more room, or less
    // QScrollArea answers a resize with another one. That has no end where the content needs the scroll bar only while
    // there is none: texts wrap in the width that is left.
    if (watched == widget() && event->type() == QEvent::Resize) {
        if (m_isFollowing)
            return false;
        const QScopedValueRollback following(m_isFollowing, true);
        return QScrollArea::eventFilter(watched, event);
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace Lockscope
