#pragma once

#include "../tables/exportdialog.h"
#include "../words/wording.h"

#include <QIcon>
#include <QKeySequence>
#include <QMap>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QAction;
class QActionGroup;
class QHBoxLayout;
class QHeaderView;
class QMenu;
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
    bool isCounted = false; ///< its tab keeps room for a count
    bool isFiltered = true; ///< the shared tools (filter and actions on locks) stand above it
    bool showsSelection = false; ///< it shows which lock is selected: only there something can be done to that
    /// As of when it tells what is exported; nothing: of all that there is.
    std::function<std::optional<WallTime>()> moment = {};

    // What it can do; empty where it cannot. offerAll() finds them.
    std::function<QByteArray()> save = {}; ///< its layout
    std::function<void(const QByteArray &)> restore = {};
    std::function<ExportContent()> exported = {};
    std::function<void()> sortNow = {}; ///< the rows go to their places, hand or not
    std::function<bool()> rowsWait = {}; ///< they would be others, but for the hand on them
    QHeaderView *sortHeader = nullptr; ///< its sort indicator says what the rows are sorted by
    std::function<void(QMenu *)> fillColumns = {}; ///< with the columns to choose from
};

/// The entry with what the view's class has: saveState(), restoreState(), exported(), sortNow(), rowsWait(), sortHeader(), fillColumnMenu().
template <typename View>
[[nodiscard]] ViewEntry offerAll(View *view, ViewEntry entry)
{
    entry.widget = view;
    if constexpr (requires { view->restoreState(view->saveState()); }) {
        entry.save = [view] { return view->saveState(); };
        entry.restore = [view](const QByteArray &state) { view->restoreState(state); };
    }
    if constexpr (requires { view->exported(); })
        entry.exported = [view] { return view->exported(); };
    if constexpr (requires { view->sortNow(); })
        entry.sortNow = [view] { view->sortNow(); };
    if constexpr (requires { view->rowsWait(); })
        entry.rowsWait = [view] { return view->rowsWait(); };
    if constexpr (requires { view->sortHeader(); })
        entry.sortHeader = view->sortHeader();
    if constexpr (requires(QMenu * menu) { view->fillColumnMenu(menu); })
        entry.fillColumns = [view](QMenu *menu) { view->fillColumnMenu(menu); };
    return entry;
}

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
    [[nodiscard]] const std::vector<ViewEntry> &entries() const { return m_entries; }
    /// Shown on the view's tab, which is a counted one; 0 shows none.
    void setCount(const QString &id, int count, Wording::Severity severity);
    /// Checkable, one of them checked; in the order in which the views were added.
    [[nodiscard]] QList<QAction *> actions() const;

    /// The layouts of the views by their ids, with those that were restored of views that are not here: a recording has no audit,
    /// and does not forget its columns.
    [[nodiscard]] QMap<QString, QByteArray> layouts() const;
    /// A view that is not named stays as it is.
    void restoreLayouts(const QMap<QString, QByteArray> &layouts);

Q_SIGNALS:
    void currentChanged(const QString &id);

private:
    [[nodiscard]] static QString counted(const QString &title, int count);
    [[nodiscard]] int indexOf(const QString &id) const;
    void showIndex(int index);

    std::vector<ViewEntry> m_entries;
    QMap<QString, QByteArray> m_restored;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    QActionGroup *m_actions;
    QHBoxLayout *m_top;
    QVBoxLayout *m_layout;
    QWidget *m_tools = nullptr;
};

} // namespace Lockscope
