#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

#include <QPointer>
#include <QWidget>

class QAction;
class QMenu;
class QPushButton;

namespace Lockscope {

/// The actions on the selected lock that the details offer as buttons. Null: not offered.
struct LockPaneActions
{
    QPointer<QAction> forceRelease;
    QPointer<QAction> setTtl;
    QPointer<QAction> release; ///< of an own lock: enabled only for one
    QPointer<QAction> renew; ///< of an own lock
};

/// The buttons of the details: the one sensible action in colour, then others, then copying.
class LOCKSCOPE_WIDGETS_EXPORT LockDetailActions : public QWidget
{
    Q_OBJECT

public:
    explicit LockDetailActions(const Clock &clock, QWidget *parent = nullptr);

    /// The buttons follow the actions: what is disabled says why in its tip.
    void setActions(const LockPaneActions &actions);
    /// A recording offers only copying.
    void setRecorded();
    /// What `lockscope show` needs to find the deployment, for a shell; must contain no password.
    void setCommandOptions(const QString &options) { m_commandOptions = options; }

    /// `isGone`: only the name can be copied.
    void show(const LockStatePtr &lock, const std::vector<NodeStatus> &nodes, bool isGone);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Button
    {
        QPushButton *button = nullptr;
        QPointer<QAction> action;
    };

    [[nodiscard]] Button makeButton(const QString &text, const char *name);
    void update(const Button &button, bool isWanted);
    void updateButtons();
    void restyle();
    void fillCopyMenu();
    QAction *addCopy(const QString &text, const char *name, QString (LockDetailActions::*content)() const);
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString owner() const;
    [[nodiscard]] QString command() const;
    [[nodiscard]] QString json() const;

    const Clock &m_clock;
    LockStatePtr m_lock;
    std::vector<NodeStatus> m_nodes;
    QString m_commandOptions;
    bool m_isGone = false;
    bool m_isRecorded = false;
    Button m_forceRelease;
    Button m_release;
    Button m_renew;
    Button m_setTtl;
    QPushButton *m_copy;
    QMenu *m_copyMenu;
    QAction *m_copyOwner = nullptr;
    QAction *m_copyJson = nullptr;
};

} // namespace Lockscope
