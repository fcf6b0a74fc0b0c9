#pragma once

#include "guardprocess.h"

#include <QObject>
#include <QSocketNotifier>

namespace Lockscope::App {

/// The program's side of the connection to the process that guards the command (GuardProcess).
class CommandGuard : public QObject
{
    Q_OBJECT

public:
    /// Forks the guard. Create this before any thread starts.
    explicit CommandGuard(const GuardTask &task, QObject *parent = nullptr);
    /// The guard ends a command that still runs.
    ~CommandGuard() override;

    [[nodiscard]] bool isValid() const { return m_channel >= 0; }
    [[nodiscard]] pid_t pid() const { return m_pid; }

    void start(const QByteArray &token);
    void endBy(Instant at, GuardOrder::Why why);
    void end(const QString &reason);
    void forward(int signal);

Q_SIGNALS:
    void ended(const Lockscope::App::GuardReport &report);
    /// The guard itself was killed. The kernel then sent SIGTERM to the command, whose fate is unknown.
    void vanished();

private:
    void send(const GuardOrder &order, const QByteArray &text = {});
    void read();

    int m_channel = -1;
    pid_t m_pid = 0;
    bool m_atWork = false; ///< the guard has a command
    QSocketNotifier *m_notifier = nullptr;
};

} // namespace Lockscope::App
