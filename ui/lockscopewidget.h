#pragma once

#include "kit/export.h"

#include <lockscope/core/session/session.h>

#include <QList>
#include <QWidget>

#include <memory>

class QAction;
class QMenu;

namespace Lockscope {

class LockTableModel;
class RecordingPlayer;

/// Lockscope as one widget: a rail of views (overview, locks, timeline, contention, nodes, alerts, audit, owners), a
/// header with the nodes, a filter line, a status line, and the dialogs that act on locks. It has no menu and changes
/// nothing of the host; the host may put its actions into menus. A banner appears above the views only when something
/// is wrong, and never while the pointer is on the rows.
///
/// The session must outlive the widget, or be its QObject child. Several widgets may share a session, and several
/// sessions may be shown side by side.
///
/// The widget looks at its session (Session::setViewer) only while it is visible. It is not visible while hidden,
/// never shown, behind another tab, minimised, or covered where the platform reports it. If nobody else looks either,
/// nothing is read, and only keep-alives are sent. When shown again, it says how old its content is until everything
/// was read again, which starts at once. The time between is a gap in the history, without alerts of locks.
/// watchWhileHidden and a running recording prevent that.
///
///     Session session({.name = "shop", .nodes = nodes});
///     auto *lockscope = new LockscopeWidget(&session);
///     dock->setWidget(lockscope);
///     menu->addActions(lockscope->lockActions());
///     session.start();
class LOCKSCOPE_WIDGETS_EXPORT LockscopeWidget : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(bool watchWhileHidden READ watchesWhileHidden WRITE setWatchWhileHidden)

public:
    explicit LockscopeWidget(Session *session, QWidget *parent = nullptr);
    /// Shows a recording in the same views, with a bar to play it; actions on locks are disabled. The player must be
    /// open and outlive the widget.
    explicit LockscopeWidget(RecordingPlayer *player, QWidget *parent = nullptr);
    ~LockscopeWidget() override;

    [[nodiscard]] Session *session() const; ///< null for a recording
    [[nodiscard]] LockTableModel *model() const; ///< the rows of the view *locks*, as filtered
    /// The latest known state.
    [[nodiscard]] const std::vector<NodeStatus> &nodes() const;
    /// Empty: none.
    [[nodiscard]] QByteArray selectedLock() const;
    /// Selects the lock and scrolls to it. The details also tell of a lock that is not on the board, or filtered out.
    /// Empty: selects none.
    void selectLock(const QByteArray &name);
    /// Types into the filter line; resources/docs/guide.md explains its language. Invalid text shows all locks.
    void setFilterText(const QString &text);
    /// The text as typed, even if invalid.
    [[nodiscard]] QString filterText() const;
    /// Reads the session also while the widget is hidden, for alerts, or a history without gaps. Default: false.
    void setWatchWhileHidden(bool watch);
    [[nodiscard]] bool watchesWhileHidden() const;
    /// Shows a sentence at the lower edge, like the widget's own messages: plain text.
    void tell(const QString &sentence);
    /// Adds a checkable action of the host to the foot of the rail. `icon`: the name of a symbol, see symbol().
    void addRailAction(QAction *action, const QString &icon);
    /// What closing the session and the widget would end: own locks, a running recording. Plain-text sentences for a
    /// host that asks before it closes; the widget itself never asks. Empty: nothing.
    [[nodiscard]] QStringList wouldEnd() const;

    /// Shows a view: `overview`, `locks`, `timeline`, `contention`, `owners`, `nodes`, `alerts`,
    /// `audit`. Unknown ids have no effect.
    void showView(const QString &id);
    [[nodiscard]] QString currentView() const;
    /// One checkable action per view, in their order.
    [[nodiscard]] QList<QAction *> viewActions() const;

    /// The layout (sizes, columns, sort order, current view) for the host to store; nothing about locks.
    [[nodiscard]] QByteArray saveState() const;
    /// Returns false and changes nothing if the state is invalid or of another version.
    bool restoreState(const QByteArray &state);

    [[nodiscard]] QAction *unlockAction() const; ///< checkable: allows actions on locks
    [[nodiscard]] QAction *acquireAction() const;
    [[nodiscard]] QAction *renewAction() const;
    [[nodiscard]] QAction *releaseAction() const; ///< releases an own lock
    [[nodiscard]] QAction *forceReleaseAction() const; ///< releases another client's lock, after a plan
    /// Samples for some seconds which clients try to acquire which locks; changes nothing.
    [[nodiscard]] QAction *sampleAction() const;
    /// All actions on locks in the order of a menu: acquire, renew, release, force-release, hold off, shorten or set a
    /// TTL, release the selected or all shown locks, sample contention.
    [[nodiscard]] QList<QAction *> lockActions() const;
    [[nodiscard]] QAction *refreshAction() const;
    /// Checkable: freezes the table while reading continues. Hidden for a recording, whose bar has its own.
    [[nodiscard]] QAction *pauseAction() const;
    [[nodiscard]] QAction *readingAction() const; ///< checkable: the session reads, for all its widgets
    [[nodiscard]] QAction *namespacesAction() const; ///< checkable: shows the tree of namespaces
    [[nodiscard]] QAction *filterAction() const; ///< moves the focus to the filter line
    [[nodiscard]] QAction *sortByAction() const; ///< a menu: sort column and direction
    [[nodiscard]] QAction *columnsAction() const; ///< a menu: visible columns
    /// Undoes the last change of filter, order, namespace or view; never an action on locks.
    [[nodiscard]] QAction *undoViewAction() const;
    [[nodiscard]] QAction *redoViewAction() const;
    [[nodiscard]] QAction *exportAction() const; ///< writes the view's content into a file
    [[nodiscard]] QAction *recordAction() const; ///< checkable: records everything into a file
    [[nodiscard]] QAction *shortcutsAction() const;

Q_SIGNALS:
    /// A message, also shown at the lower edge: an outcome, a lost lock.
    void messageShown(const QString &message);
    /// An alert was raised or resolved, for a host that notifies. `text` is a plain-text sentence.
    void alertShown(const Lockscope::Alert &alert, const QString &text);
    /// The user changed the alert rules of this session. A host may store them with the deployment, and set them before
    /// the next widget: Session::setAlertRules().
    void alertRulesChanged(const Lockscope::AlertRules &rules);
    void viewChanged(const QString &id);
    /// No lock was found, and the user wants another database of the same nodes: the host should open another session.
    /// The widget offers this only while something is connected to the signal.
    void databaseRequested(int database);
    /// The menu of a node is about to open: the host may add actions to it.
    void nodeMenuRequested(int node, QMenu *menu);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void begin();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Lockscope
