#pragma once

#include "../tables/exportdialog.h"

#include <lockscope/core/words/wording.h>

#include <QKeySequence>
#include <QMap>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QAction;
class QActionGroup;
class QHeaderView;
class QMenu;
class QStackedWidget;
class QVBoxLayout;

namespace Lockscope {

class Rail;

/// One view of a ViewFrame.
struct ViewEntry
{
    QString id; ///< stable, for settings and hosts
    QString title;
    QString icon; ///< a symbol's name, see symbol()
    QWidget *widget = nullptr; ///< the frame takes ownership
    QKeySequence shortcut;
    bool isFiltered = true; ///< show the shared tools (filter and lock actions) above it
    bool showsSelection = false; ///< it shows the selected lock, so actions on that lock are available
    /// The time of the exported data; unset: the whole recording. Required if `exported` is set.
    std::function<std::optional<WallTime>()> moment = {};

    // What the view supports; empty: not supported. offerAll() fills these in.
    std::function<QByteArray()> save = {}; ///< saves its layout
    std::function<void(const QByteArray &)> restore = {};
    std::function<ExportContent()> exported = {};
    std::function<void()> sortNow = {}; ///< sorts the rows now, even while the user is on them
    std::function<bool()> rowsWait = {}; ///< sorted rows wait until the user leaves them
    QHeaderView *sortHeader = nullptr; ///< its sort indicator shows the sort column
    std::function<void(QMenu *)> fillColumns = {}; ///< fills a menu with the columns to choose from
};

/// Completes the entry with what the view's class provides: saveState(), restoreState(), exported(), sortNow(),
/// rowsWait(), sortHeader(), fillColumnMenu().
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

/// Shows several views in turn, by tabs, shortcuts and actions. Hides the others, so that they can stop working. After
/// the tabs there is room for widgets that concern all views.
class LOCKSCOPE_WIDGETS_EXPORT ViewFrame : public QWidget
{
    Q_OBJECT

public:
    explicit ViewFrame(QWidget *parent = nullptr);

    /// Adds a view and shows it if it is the first.
    void add(const ViewEntry &entry);
    /// Shows the tools above the views with isFiltered.
    void setTools(QWidget *tools);
    /// The list of the views, to be placed beside the frame.
    [[nodiscard]] Rail *rail() const { return m_rail; }

    /// Does nothing if there is no such view.
    void showView(const QString &id);
    [[nodiscard]] QString currentId() const;
    [[nodiscard]] const ViewEntry *current() const;
    [[nodiscard]] const std::vector<ViewEntry> &entries() const { return m_entries; }
    /// Shows a number beside the view's name; 0: none.
    void setCount(const QString &id, int count, Severity severity);
    /// One checkable action per view, in the order of add(); the current view's is checked.
    [[nodiscard]] QList<QAction *> actions() const;

    /// The views' layouts by id, including restored ones of views that are not here. So a recording, which has no
    /// audit, does not lose the audit's columns.
    [[nodiscard]] QMap<QString, QByteArray> layouts() const;
    /// Views without an entry stay as they are.
    void restoreLayouts(const QMap<QString, QByteArray> &layouts);

Q_SIGNALS:
    void currentChanged(const QString &id);

private:
    [[nodiscard]] int indexOf(const QString &id) const;
    void showIndex(int index);

    int m_current = -1;
    std::vector<ViewEntry> m_entries;
    QMap<QString, QByteArray> m_restored;
    Rail *m_rail;
    QStackedWidget *m_stack;
    QActionGroup *m_actions;
    QVBoxLayout *m_layout;
    QWidget *m_tools = nullptr;
};

} // namespace Lockscope
