#pragma once

#include "export.h"
#include "wording.h"

#include <QIcon>
#include <QKeySequence>
#include <QWidget>

#include <vector>

class QAction;
class QActionGroup;
class QHBoxLayout;
class QStackedWidget;
class QTabBar;
class QVBoxLayout;

namespace Lockscope {

/// One of the pictures that a ViewFrame shows in turn.
struct ViewEntry
{
    QString id; ///< a stable word: for settings, and for hosts
    QString title;
    QIcon icon;
    QWidget *widget = nullptr; ///< taken over
    QKeySequence shortcut;
    bool isFiltered = true; ///< the shared tools (filter and actions on locks) stand above it
    bool showsSelection = false; ///< it shows which lock is selected: only there something can be done to that
};

/// Several views in one place, by tabs, keys and actions. A view that is not shown is hidden, and does no work if it minds
/// that. At the tabs' end there is room for what is true of all views.
class LOCKSCOPE_WIDGETS_EXPORT ViewFrame : public QWidget
{
    Q_OBJECT

public:
    explicit ViewFrame(QWidget *parent = nullptr);

    /// The first one is shown.
    void add(const ViewEntry &entry);
    /// Stand above the views that are filtered.
    void setTools(QWidget *tools);
    /// Behind the tabs.
    void addBeside(QWidget *widget);

    /// Nothing happens when there is no such view.
    void showView(const QString &id);
    [[nodiscard]] QString currentId() const;
    [[nodiscard]] const ViewEntry *current() const;
    /// Shown on the view's tab; 0 shows none.
    void setCount(const QString &id, int count, Wording::Severity severity);
    /// Checkable, one of them checked; in the order in which the views were added.
    [[nodiscard]] QList<QAction *> actions() const;

Q_SIGNALS:
    void currentChanged(const QString &id);

private:
    [[nodiscard]] int indexOf(const QString &id) const;
    void showIndex(int index);

    std::vector<ViewEntry> m_entries;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    QActionGroup *m_actions;
    QHBoxLayout *m_top;
    QVBoxLayout *m_layout;
    QWidget *m_tools = nullptr;
};

} // namespace Lockscope
