#pragma once

#include "kit/export.h"

#include <lockscope/core/session/session.h>

#include <QList>
#include <QWidget>

#include <memory>

class QAction;

namespace Lockscope {

class LockTableModel;
class RecordingPlayer;

/// Lockscope in one widget: banner, node strip, the views (locks, timeline, ranking, nodes, alerts, audit), and the dialogs
/// that act on locks. For a host's own window as well as for the program's. It has no menu or status bar of its own and
/// changes nothing of the host; its actions can be put into the host's menus. Above the views nothing changes its height
/// with what it says, so that no row moves when a node dies.
///
/// The session is the host's and must outlive the widget, or be given over with QObject parentage. Several widgets may
/// share one session, and several sessions may be shown side by side.
///
/// While nobody can see it (hidden, never shown, behind another tab, minimised, or covered where the platform tells) it does not
/// look at its session (Session::setOnlooker): where nobody else does either, nothing is read, and nothing but keep-alives is sent.
/// On being shown it says how old what it shows is until all has been read again, which begins at once; the time between is a gap
/// of the history. Alerts of locks are not told meanwhile. watchWhileHidden changes that; a recording that runs does, too.
class LOCKSCOPE_WIDGETS_EXPORT LockscopeWidget : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(bool watchWhileHidden READ watchesWhileHidden WRITE setWatchWhileHidden)

public:
    explicit LockscopeWidget(Session *session, QWidget *parent = nullptr);
    /// Shows a recording in the same views, with a bar to play it. Nothing can be done to its locks. The player is open, and
    /// outlives the widget.
    explicit LockscopeWidget(RecordingPlayer *player, QWidget *parent = nullptr);
    ~LockscopeWidget() override;

    [[nodiscard]] Session *session() const; ///< null: a recording is shown
    [[nodiscard]] LockTableModel *model() const;
    /// As last told.
    [[nodiscard]] const std::vector<NodeStatus> &nodes() const;
    /// Empty when none is selected.
    [[nodiscard]] QByteArray selectedLock() const;
    void selectLock(const QByteArray &name);
    void setFilterText(const QString &text);
    /// As it is typed, right or wrong.
    [[nodiscard]] QString filterText() const;
    /// The session is read also while the widget cannot be seen: for a host that wants alerts, or history without gaps. Off by
    /// default.
    void setWatchWhileHidden(bool watch);
    [[nodiscard]] bool watchesWhileHidden() const;
    /// Shows a sentence at the lower edge, as the widget's own are: plain text.
    void tell(const QString &sentence);
    /// What would end now with the session and the widget, and how: own locks, a recording that runs. Sentences, plain text, for a
    /// host that asks before it closes; the widget asks nobody. Empty: nothing would.
    [[nodiscard]] QStringList wouldEnd() const;

    /// Shows one of the views: `locks`, `timeline`, `ranking`, `nodes`, `alerts`, `audit`. Nothing happens when there is none
    /// of that name.
    void showView(const QString &id);
    [[nodiscard]] QString currentView() const;
    /// Checkable, one for each view, in their order.
    [[nodiscard]] QList<QAction *> viewActions() const;

    /// How the views are laid out (sizes, columns, order, the view that is shown), for the host to keep; nothing of the locks.
    [[nodiscard]] QByteArray saveState() const;
    /// False when it is no such state, or of a later version: then nothing changes.
    bool restoreState(const QByteArray &state);

    [[nodiscard]] QAction *unlockAction() const; ///< checkable: actions on locks are allowed
    [[nodiscard]] QAction *acquireAction() const;
    [[nodiscard]] QAction *renewAction() const;
    [[nodiscard]] QAction *releaseAction() const; ///< own lock
    [[nodiscard]] QAction *forceReleaseAction() const; ///< somebody else's, by plan
    [[nodiscard]] QAction *sampleAction() const; ///< who tries to take which lock, by listening for some seconds; changes nothing
    /// All that are about locks, in the order of a menu: the first four above, hold off, shorten or give a TTL, release those selected
    /// or all shown, sample contention.
    [[nodiscard]] QList<QAction *> lockActions() const;
    [[nodiscard]] QAction *refreshAction() const;
    [[nodiscard]] QAction *pauseAction() const; ///< checkable: the table stands still, reading goes on; of a recording, whose bar does that, hidden
    [[nodiscard]] QAction *readingAction() const; ///< checkable: the session reads; for all widgets on it
    [[nodiscard]] QAction *namespacesAction() const; ///< checkable: the tree of namespaces is shown
    [[nodiscard]] QAction *filterAction() const; ///< moves the focus to the filter line
    [[nodiscard]] QAction *sortNowAction() const; ///< the rows go to their places, although a hand is on the table
    [[nodiscard]] QAction *sortByAction() const; ///< a menu: by which column the view is sorted, and in which direction
    [[nodiscard]] QAction *columnsAction() const; ///< a menu: which columns the view shows
    [[nodiscard]] QAction *undoViewAction() const; ///< the last change of filter, order, namespace or view; nothing of acts
    [[nodiscard]] QAction *redoViewAction() const;
    [[nodiscard]] QAction *exportAction() const; ///< of what the view shows, into a file
    [[nodiscard]] QAction *recordAction() const; ///< checkable: writes all that happens into a file
    [[nodiscard]] QAction *shortcutsAction() const; ///< shows all actions with their shortcuts

Q_SIGNALS:
    /// Something worth telling: an outcome, a lost lock. Also shown at the widget's lower edge.
    void messageShown(const QString &message);
    /// An alert was raised, or is over: for a host that can notify. `text` is a sentence, plain text.
    void alertShown(const Lockscope::Alert &alert, const QString &text);
    /// The operator has changed when to tell of what, for this session: for a host that keeps it with the deployment, and sets it
    /// again (Session::setAlertRules()) before the next widget.
    void alertRulesChanged(const Lockscope::AlertRules &rules);
    void viewChanged(const QString &id);
    /// No lock was found, and the operator wants to see another database of the same nodes: for a host that opens another session. The
    /// widget offers it only while something is connected to this signal.
    void databaseRequested(int database);

private:
    void begin();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Lockscope
