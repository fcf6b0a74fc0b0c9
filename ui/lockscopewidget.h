#pragma once

#include "export.h"

#include <lockscope/core/session/session.h>

#include <QList>
#include <QWidget>

#include <memory>

class QAction;

namespace Lockscope {

class LockTableModel;

/// Lockscope in one widget: banner, node strip, table of locks, details, and the dialogs that act on them. For a host's
/// own window as well as for the program's. It has no menu or status bar of its own and changes nothing of the host; its
/// actions can be put into the host's menus.
///
/// The session is the host's and must outlive the widget, or be given over with QObject parentage. Several widgets may
/// share one session, and several sessions may be shown side by side.
class LOCKSCOPE_WIDGETS_EXPORT LockscopeWidget : public QWidget
{
    Q_OBJECT

public:
    explicit LockscopeWidget(Session *session, QWidget *parent = nullptr);
    ~LockscopeWidget() override;

    [[nodiscard]] Session *session() const;
    [[nodiscard]] LockTableModel *model() const;
    /// Empty when none is selected.
    [[nodiscard]] QByteArray selectedLock() const;
    void selectLock(const QByteArray &name);
    void setFilterText(const QString &text);

    [[nodiscard]] QAction *unlockAction() const; ///< checkable: actions on locks are allowed
    [[nodiscard]] QAction *acquireAction() const;
    [[nodiscard]] QAction *renewAction() const;
    [[nodiscard]] QAction *releaseAction() const; ///< own lock
    [[nodiscard]] QAction *forceReleaseAction() const; ///< somebody else's, by plan
    /// All that act on locks, in the order of a menu: the four above, hold off, shorten or give a TTL, release all shown.
    [[nodiscard]] QList<QAction *> lockActions() const;
    [[nodiscard]] QAction *refreshAction() const;
    [[nodiscard]] QAction *pauseAction() const; ///< checkable: the table stands still, reading goes on
    [[nodiscard]] QAction *readingAction() const; ///< checkable: the session reads; for all widgets on it
    [[nodiscard]] QAction *namespacesAction() const; ///< checkable: the tree of namespaces is shown
    [[nodiscard]] QAction *filterAction() const; ///< moves the focus to the filter line

Q_SIGNALS:
    /// Something worth telling: an outcome, a lost lock. Also shown at the widget's lower edge.
    void messageShown(const QString &message);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Lockscope
