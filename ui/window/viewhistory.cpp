#include "viewhistory.h"

#include "../kit/windowaction.h"

#include <utility>

namespace Lockscope {

ViewHistory::ViewHistory(QWidget *window)
    : QObject(window)
    , m_undo(makeWindowAction(window, tr("&Undo change of view"), "undoViewAction", QKeySequence(QKeySequence::Undo)))
    , m_redo(makeWindowAction(window, tr("Re&do change of view"), "redoViewAction", QKeySequence(QKeySequence::Redo)))
{
    // Both keys work, whichever the desktop uses for redo.
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_undo->setToolTip(
        tr("Undo the last change of filter, order, namespace or view. This does not undo acts on locks"));
    m_redo->setToolTip(tr("Redo the change of filter, order, namespace or view"));
    connect(m_undo, &QAction::triggered, this, [this] { go(m_before, m_after); });
    connect(m_redo, &QAction::triggered, this, [this] { go(m_after, m_before); });
    update();
}

void ViewHistory::begin(const ShownState &now)
{
    m_now = now;
    m_begun = true;
    m_typing = false;
    m_before.clear();
    m_after.clear();
    update();
}

void ViewHistory::note(const ShownState &now)
{
    if (!m_begun)
        return begin(now);
    if (now == m_now)
        return;
    ShownState retyped = m_now;
    retyped.filter = now.filter;
    const bool types = retyped == now;
    const ShownState before = std::exchange(m_now, now);
    m_after.clear();
    if (!types || !std::exchange(m_typing, true)) {
        m_before.push_back(before);
        if (m_before.size() > kMostSteps)
            m_before.erase(m_before.begin());
    }
    m_typing = types;
    update();
}

void ViewHistory::go(std::vector<ShownState> &from, std::vector<ShownState> &to)
{
    if (from.empty())
        return;
    to.push_back(std::exchange(m_now, from.back()));
    from.pop_back();
    m_typing = false;
    update();
    Q_EMIT wanted(m_now);
}

void ViewHistory::update()
{
    m_undo->setEnabled(!m_before.empty());
    m_redo->setEnabled(!m_after.empty());
}

} // namespace Lockscope
