#include "viewframe.h"

#include "../kit/icons.h"
#include "rail.h"

#include <QAction>
#include <QActionGroup>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

ViewFrame::ViewFrame(QWidget *parent)
    : QWidget(parent)
    , m_rail(new Rail(parent))
    , m_stack(new QStackedWidget(this))
    , m_actions(new QActionGroup(this))
    , m_layout(new QVBoxLayout(this))
{
    m_stack->setObjectName(QStringLiteral("viewStack"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_stack, 1);
    connect(m_actions, &QActionGroup::triggered, this,
            [this](const QAction *action) { showView(action->data().toString()); });
}

void ViewFrame::add(const ViewEntry &entry)
{
    auto *action = new QAction(symbolIcon(entry.icon), entry.title, this);
    action->setObjectName(entry.id + QStringLiteral("ViewAction"));
    action->setCheckable(true);
    action->setData(entry.id);
    action->setShortcut(entry.shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_actions->addAction(action);
    m_entries.push_back(entry);
    m_stack->addWidget(entry.widget);
    m_rail->add(action, entry.icon);
    if (m_entries.size() == 1)
        showIndex(0);
}

void ViewFrame::setTools(QWidget *tools)
{
    m_tools = tools;
    m_layout->insertWidget(0, tools);
    tools->setVisible(current() == nullptr || current()->isFiltered);
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
        showIndex(index);
}

void ViewFrame::showIndex(int index)
{
    if (index == m_current)
        return;
    m_current = index;
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
    return m_current < 0 ? nullptr : &m_entries[static_cast<size_t>(m_current)];
}

void ViewFrame::setCount(const QString &id, int count, Severity severity)
{
    if (const int index = indexOf(id); index >= 0)
        m_rail->setCount(m_actions->actions().at(index), count, severity);
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
