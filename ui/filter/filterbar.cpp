#include "filterbar.h"

#include "../kit/accelerator.h"
#include "lockfilteredit.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kErrorWidth = 320; ///< minimum
constexpr int kEdge = 8;
constexpr int kGap = 4;

} // namespace

FilterBar::FilterBar(const QList<QAction *> &actions, QWidget *floor, QWidget *parent)
    : QWidget(parent)
    , m_floor(floor)
    , m_edit(new LockFilterEdit(this))
    , m_error(new QLabel(floor))
{
    auto *bar = new QHBoxLayout(this);
    bar->setContentsMargins(0, 0, 0, 0);
    for (auto *action : actions) {
        auto *button = new QToolButton(this);
        setWordsAndAction(button, action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
        // Keep the width when an action changes its text, so that its neighbours do not move.
        const auto keepWidth
            = [button] { button->setMinimumWidth(std::max(button->minimumWidth(), button->sizeHint().width())); };
        keepWidth();
        connect(action, &QAction::changed, button, keepWidth);
    }
    m_edit->setObjectName(QStringLiteral("filter"));
    bar->addWidget(m_edit, 1);
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->setFrameShape(QFrame::StyledPanel);
    m_error->setAutoFillBackground(true);
    m_error->setBackgroundRole(QPalette::ToolTipBase);
    m_error->setForegroundRole(QPalette::ToolTipText);
    m_error->setMargin(4);
    m_error->setObjectName(QStringLiteral("filterError"));
    m_error->hide();
    connect(m_edit, &LockFilterEdit::filterChanged, this, [this](const LockFilter &said) {
        m_isFiltering = !said.isEmpty();
        Q_EMIT filterChanged(said);
    });
    connect(m_edit, &LockFilterEdit::errorChanged, this, [this](const QString &sentence) {
        m_error->setText(sentence);
        explain();
    });
    connect(m_edit, &QLineEdit::returnPressed, this, &FilterBar::left);
}

void FilterBar::begin()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

void FilterBar::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    explain();
}

void FilterBar::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_error->hide();
}

void FilterBar::explain()
{
    m_error->setVisible(!isHidden() && !m_error->text().isEmpty());
    if (m_error->isHidden())
        return;
    const QPoint below = m_edit->mapTo(m_floor, QPoint(0, m_edit->height()));
    const int width = std::max(m_edit->width(), kErrorWidth);
    QRect place(std::max(0, std::min(below.x(), m_floor->width() - width - kEdge)), below.y(), width,
                m_error->heightForWidth(width));
    // Avoid covering buttons of the view below.
    for (const auto *button : m_floor->findChildren<QToolButton *>()) {
        const QRect taken(button->mapTo(m_floor, QPoint(0, 0)), button->size());
        if (button->isVisible() && !isAncestorOf(button) && taken.intersects(place)
            && taken.top() - below.y() < place.height())
            place.moveTop(std::max(place.top(), taken.bottom() + kGap));
    }
    m_error->setGeometry(place);
    m_error->raise();
}

} // namespace Lockscope
