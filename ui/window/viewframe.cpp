#include "viewframe.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kUsualCount = 99;

/// Tabs that do not move when their counts change: a tab's data is the widest text that it may have.
class SteadyTabs : public QTabBar
{
public:
    using QTabBar::QTabBar;

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override
    {
        const QSize size = QTabBar::tabSizeHint(index);
        const auto widthOf
            = [this](const QString &text) { return fontMetrics().size(Qt::TextShowMnemonic, text).width(); };
        return size + QSize(std::max(0, widthOf(tabData(index).toString()) - widthOf(tabText(index))), 0);
    }
};

} // namespace

ViewFrame::ViewFrame(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new SteadyTabs(this))
    , m_stack(new QStackedWidget(this))
    , m_actions(new QActionGroup(this))
    , m_top(new QHBoxLayout)
    , m_layout(new QVBoxLayout(this))
{
    m_tabs->setObjectName(QStringLiteral("viewTabs"));
    m_tabs->setAccessibleName(tr("Views"));
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_stack->setObjectName(QStringLiteral("viewStack"));
    m_top->addWidget(m_tabs, 1);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addLayout(m_top);
    m_layout->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &ViewFrame::showIndex);
    connect(m_actions, &QActionGroup::triggered, this,
            [this](const QAction *action) { showView(action->data().toString()); });
}

void ViewFrame::add(const ViewEntry &entry)
{
    auto *action = new QAction(entry.icon, entry.title, this);
    action->setObjectName(entry.id + QStringLiteral("ViewAction"));
    action->setCheckable(true);
    action->setData(entry.id);
    action->setShortcut(entry.shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_actions->addAction(action);
    m_entries.push_back(entry);
    m_stack->addWidget(entry.widget);
    const int tab = m_tabs->addTab(entry.icon, entry.title); // the first tab becomes the current one at once
    m_tabs->setTabToolTip(tab,
                          entry.shortcut.isEmpty() ? QString() : entry.shortcut.toString(QKeySequence::NativeText));
    if (entry.isCounted)
        m_tabs->setTabData(tab, counted(entry.title, kUsualCount));
    if (tab == 0)
        showIndex(0);
}

QString ViewFrame::counted(const QString &title, int count)
{
    return tr("%1 (%2)").arg(title, QString::number(count));
}

void ViewFrame::setTools(QWidget *tools)
{
    m_tools = tools;
    m_layout->insertWidget(1, tools);
    tools->setVisible(current() == nullptr || current()->isFiltered);
}

void ViewFrame::addBeside(QWidget *widget)
{
    m_top->addWidget(widget);
}

int ViewFrame::indexOf(const QString &id) const
{
    const auto found
        = std::find_if(m_entries.begin(), m_entries.end(), [&id](const ViewEntry &entry) { return entry.id == id; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

void ViewFrame::showView(const QString &id)
{
    if (const int index = indexOf(id); index >= 0)
        m_tabs->setCurrentIndex(index);
}

void ViewFrame::showIndex(int index)
{
    if (index < 0 || index >= static_cast<int>(m_entries.size()))
        return;
    const ViewEntry &entry = m_entries[static_cast<size_t>(index)];
    const bool hadFocus
        = m_stack->isAncestorOf(focusWidget()) || (m_tools != nullptr && m_tools->isAncestorOf(focusWidget()));
    m_stack->setCurrentWidget(entry.widget);
    if (m_tools != nullptr)
        m_tools->setVisible(entry.isFiltered);
    m_actions->actions().at(index)->setChecked(true);
    // Move the focus from the hidden view to the visible one.
    if (hadFocus || focusWidget() == nullptr)
        entry.widget->setFocus(Qt::OtherFocusReason);
    Q_EMIT currentChanged(entry.id);
}

QString ViewFrame::currentId() const
{
    const auto *entry = current();
    return entry == nullptr ? QString() : entry->id;
}

const ViewEntry *ViewFrame::current() const
{
    const int index = m_tabs->currentIndex();
    return index < 0 || index >= static_cast<int>(m_entries.size()) ? nullptr : &m_entries[static_cast<size_t>(index)];
}

void ViewFrame::setCount(const QString &id, int count, Severity severity)
{
    const int index = indexOf(id);
    if (index < 0)
        return;
    const QString &title = m_entries[static_cast<size_t>(index)].title;
    const QString text = count == 0 ? title : counted(title, count);
    if (m_tabs->tabText(index) != text)
        m_tabs->setTabText(index, text);
    m_tabs->setTabTextColor(index, count == 0 ? QColor() : Wording::colour(severity, palette()));
}

QMap<QString, QByteArray> ViewFrame::layouts() const
{
    auto layouts = m_restored;
    for (const auto &view : m_entries) {
        if (view.save)
            layouts.insert(view.id, view.save());
    }
    return layouts;
}

void ViewFrame::restoreLayouts(const QMap<QString, QByteArray> &layouts)
{
    m_restored = layouts;
    for (const auto &view : m_entries) {
        if (view.restore && layouts.contains(view.id))
            view.restore(layouts.value(view.id));
    }
}

QList<QAction *> ViewFrame::actions() const
{
    return m_actions->actions();
}

} // namespace Lockscope
