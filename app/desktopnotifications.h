#pragma once

#include <lockscope/core/history/alerts.h>

#include <QObject>

#include <memory>

class QAction;

namespace Lockscope::App {

/// Shows alerts on the desktop (org.freedesktop.Notifications), if the user turns it on; off by default. A resolved
/// alert replaces its notification. At most kMostShown are visible at once; one more shows the number of the others. If
/// no service answers, failed() is emitted once. Without D-Bus at build time the action is disabled.
class DesktopNotifications : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostShown = 5;

    explicit DesktopNotifications(QObject *parent = nullptr);
    ~DesktopNotifications() override;

    [[nodiscard]] QAction *action() const { return m_action; } ///< checkable
    /// Sets the watched deployment, and closes the notifications of the previous one.
    void setDeployment(const QString &name);
    /// Takes the arguments of LockscopeWidget::alertShown().
    void tell(const Alert &alert, const QString &text);

Q_SIGNALS:
    /// The user clicked a notification. `lock`: empty if it is not about a lock.
    void chosen(const QByteArray &lock);
    /// Notifications do not work; the sentence says why.
    void failed(const QString &sentence);

private:
    class Bus;

    QAction *m_action;
    std::unique_ptr<Bus> m_bus; ///< null while off
    QString m_deployment;
};

} // namespace Lockscope::App
