#include "filterbar.h"

#include "../kit/icons.h"
#include "../kit/type.h"
#include "lockfilteredit.h"
#include "subsetchips.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kErrorWidth = 320; ///< minimum
constexpr int kMostWidth = 430; ///< of the filter
constexpr int kLeastWidth = 160;
constexpr double kShareOfWidth = 0.3; ///< of the filter
constexpr int kBeforeFreeSpace = 100; ///< the filter takes its width before the free space does
constexpr int kEdge = 8;
constexpr int kGap = 4;

} // namespace

FilterBar::FilterBar(QWidget *floor, QWidget *parent)
    : QWidget(parent)
    , m_floor(floor)
    , m_edit(new LockFilterEdit(this))
    , m_chips(new SubsetChips(this))
    , m_line(new QHBoxLayout(this))
    , m_error(new QLabel(floor))
{
    m_line->setContentsMargins(14, 10, 14, 8);
    m_line->setSpacing(2 * kGrid);
    m_edit->setObjectName(QStringLiteral("filter"));
    m_edit->setMinimumWidth(kLeastWidth);
    m_edit->addAction(symbolIcon(QStringLiteral("search"), m_edit), QLineEdit::LeadingPosition);
    m_line->addWidget(m_edit, kBeforeFreeSpace);
    m_line->addWidget(m_chips);
    m_line->addStretch(1);
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

void FilterBar::addAtEnd(QWidget *widget)
{
    m_line->addWidget(widget);
}

void FilterBar::begin()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

void FilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // By the bar's width only: where a count gets longer, the chips beside the filter must not move.
    m_edit->setMaximumWidth(std::clamp(static_cast<int>(width() * kShareOfWidth), kLeastWidth, kMostWidth));
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
