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

class ActResult;

/// The actions on the selected lock, on several locks, and on all shown locks. Tool tip and status tip say what an
/// action does, or why it is disabled. The actions belong to `window` with their shortcuts, and open dialogs over it.
class LOCKSCOPE_WIDGETS_EXPORT LockActions : public QObject
{
    Q_OBJECT

public:
    /// Returns at most `most` of the locks that the filter shows, in the order of the table.
    using Shown = std::function<std::vector<LockStatePtr>(int most)>;

    /// `session`: null disables all actions, for example for a recording.
    LockActions(Session *session, Shown shown, QWidget *window);

    /// `lock`: the state of the selected lock; null if the board does not have it. `shown`: how many locks the filter
    /// shows; unset if the table is not visible. `several`: all selected locks; more than one disables actions on one.
    void setSelection(const QByteArray &name, const LockStatePtr &lock, std::optional<int> shown,
                      const std::vector<LockStatePtr> &several = {});
    /// Disables actions until the next setSelection(), because another view hides the selection. `why`: where to go.
    void disableForOtherView(const QString &why);
    /// Call this after a change of own locks or of the right to act.
    void update();

    [[nodiscard]] QAction *acquire() const { return m_acquire; }
    [[nodiscard]] QAction *renew() const { return m_renew; }
    [[nodiscard]] QAction *release() const { return m_release; } ///< own lock
    [[nodiscard]] QAction *forceRelease() const { return m_forceRelease; } ///< someone else's lock, by plan
    [[nodiscard]] QAction *holdOff() const { return m_holdOff; }
    [[nodiscard]] QAction *shortenTtl() const { return m_shortenTtl; }
    [[nodiscard]] QAction *setTtl() const { return m_setTtl; }
    [[nodiscard]] QAction *releaseMany() const { return m_releaseMany; }
    /// All actions, in the order of a menu.
    [[nodiscard]] QList<QAction *> all() const;

Q_SIGNALS:
    /// A message for the operator: an outcome, or why a shortcut did nothing. `whole`: the same with full names.
    void messageShown(const QString &text, const QString &whole);
    void acquired(const QByteArray &name);

private:
    /// What the operator typed into the last cancelled dialog.
    struct Typed
    {
        QByteArray lock; ///< empty: several locks
        TypedAct act;
    };

    QAction *add(const QString &text, const char *name, const QKeySequence &shortcut);
    void set(QAction *action, const QString &what, const QString &why);
    void updateOwn();
    void updateOthers();
    [[nodiscard]] QString whyNotOthers(LockActionKind kind) const;
    [[nodiscard]] std::optional<OwnLock> selectedOwn() const;
    void openAcquire();
    void openOwn(bool renew);
    void openRelease(LockActionKind kind);
    void follow(ActResult *result);
    void openMany(const std::vector<LockStatePtr> &locks);
    void reportOpenRelease(const OpenRelease &release);
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
    std::vector<NodeStatus> m_nodes; ///< from the last board change

    QHash<QByteArray, OpenRelease> m_openReleases; ///< of own locks, by token
    QPointer<ActResult> m_followed; ///< of the last release
    Typed m_typed;
    AcquireDialog::Typed m_typedToAcquire;
    QHash<const QAction *, QShortcut *> m_refused; ///< the same keys, to say why an action is disabled

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
