#pragma once

#include "../kit/export.h"
#include "acquiredialog.h"
#include "typedact.h"

#include <lockscope/core/session/session.h>

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

class QAction;
class QKeySequence;
class QShortcut;
class QWidget;

namespace Lockscope {

/// The actions on the selected lock, on several, and on all that are shown: what each does, whether it can be done now, and if not, why (as tool
/// tip and status tip). They open their dialogs over the window they were made for, and are added to it with their shortcuts.
class LOCKSCOPE_WIDGETS_EXPORT LockActions : public QObject
{
    Q_OBJECT

public:
    /// The locks that the filter shows, in their order, at most so many.
    using Shown = std::function<std::vector<LockStatePtr>(int most)>;

    /// `session`: null where nothing can be done, as to the locks of a recording.
    LockActions(Session *session, Shown shown, QWidget *window);

    /// What is selected, and how the board has it; null when it is not on the board. `shown`: how many locks the filter shows; none
    /// where they are not what is seen.
    /// `several`: all that are selected, where that can be more than one: then what is done to one lock is not possible.
    void setSelection(const QByteArray &name, const LockStatePtr &lock, std::optional<int> shown, const std::vector<LockStatePtr> &several = {});
    /// Another view stands before the locks: nothing is done to a selection that cannot be seen, and `why` says where to go. Until the
    /// next setSelection().
    void setOutOfSight(const QString &why);
    /// What is possible has changed: own locks, the right to act.
    void update();

    [[nodiscard]] QAction *acquire() const { return m_acquire; }
    [[nodiscard]] QAction *renew() const { return m_renew; }
    [[nodiscard]] QAction *release() const { return m_release; } ///< own lock
    [[nodiscard]] QAction *forceRelease() const { return m_forceRelease; } ///< somebody else's, by plan
    [[nodiscard]] QAction *holdOff() const { return m_holdOff; }
    [[nodiscard]] QAction *shortenTtl() const { return m_shortenTtl; }
    [[nodiscard]] QAction *setTtl() const { return m_setTtl; }
    [[nodiscard]] QAction *releaseMany() const { return m_releaseMany; }
    /// All of them, in the order of a menu.
    [[nodiscard]] QList<QAction *> all() const;

Q_SIGNALS:
    /// Something worth telling: an outcome, or why keys did nothing. `whole`: the same with names in full.
    void told(const QString &text, const QString &whole);
    void acquired(const QByteArray &name);

private:
    /// When the operator turned away the last time: it is not lost.
    struct Typed
    {
        QByteArray lock; ///< empty: for several
        TypedAct act;
    };

    QAction *add(const QString &text, const char *name, const QKeySequence &shortcut);
    void set(QAction *action, const QString &what, const QString &why);
    void updateOwn();
    void updateOthers();
    [[nodiscard]] QString whyNotOthers(ActKind kind) const;
    [[nodiscard]] std::optional<OwnLock> selectedOwn() const;
    void openAcquire();
    void openOwn(bool renew);
    void openRelease(ActKind kind);
    void openMany(const std::vector<LockStatePtr> &locks);
    void tellOpen(const OpenRelease &release);
    void tell(const OpenRelease &release);
    void awaitEnd(const OpenRelease &release);
    [[nodiscard]] bool areSeveral() const { return m_several.size() > 1; }

    QPointer<Session> m_session;
    Shown m_locksShown;
    QWidget *m_window;
    QByteArray m_name;
    LockStatePtr m_lock;
    std::optional<int> m_shown = 0;
    std::vector<LockStatePtr> m_several;
    QString m_outOfSight;
    std::vector<NodeStatus> m_nodes; ///< as told last

    QHash<QByteArray, OpenRelease> m_openReleases; ///< of own locks, by token
    Typed m_typed;
    AcquireDialog::Typed m_typedToAcquire;
    QHash<const QAction *, QShortcut *> m_refused; ///< the same keys, while the action is disabled

    QAction *m_acquire;
    QAction *m_renew;
    QAction *m_release;
    QAction *m_forceRelease;
    QAction *m_holdOff;
    QAction *m_shortenTtl;
    QAction *m_setTtl;
    QAction *m_releaseSelected;
    QAction *m_releaseMany;
};

} // namespace Lockscope
