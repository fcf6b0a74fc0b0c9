#pragma once

#include <lockscope/core/history/alerts.h>

#include <QObject>

#include <memory>

class QAction;

namespace Lockscope::App {

/// Tells alerts on the desktop (org.freedesktop.Notifications), when the user has chosen so; off by default. One that is over
/// takes the place of its alert. At most kMostShown stand at once: of more, one tells how many. Where no such service answers,
/// that is said once, and nothing else happens. The program may have been built without D-Bus: then the action is disabled.
class DesktopNotifications : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostShown = 5;

    explicit DesktopNotifications(QObject *parent = nullptr);
    ~DesktopNotifications() override;

    [[nodiscard]] QAction *action() const { return m_action; } ///< checkable
    /// What is watched from now on; what was told of another is taken back.
    void setDeployment(const QString &name);
    /// As LockscopeWidget::alertShown() has it.
    void tell(const Alert &alert, const QString &text);

Q_SIGNALS:
    /// The user chose a notification: of this lock, or, empty, of something else.
    void chosen(const QByteArray &lock);
    /// A sentence for people: it does not work, and why.
    void failed(const QString &sentence);

private:
    class Bus;

    QAction *m_action;
    std::unique_ptr<Bus> m_bus; ///< null while it is off
    QString m_deployment;
};

} // namespace Lockscope::App
