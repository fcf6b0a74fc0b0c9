#pragma once

#include "guardprocess.h"

#include <QObject>
#include <QSocketNotifier>

namespace Lockscope::App {

/// The program's end of the line to the process that guards the command (GuardProcess).
class CommandGuard : public QObject
{
    Q_OBJECT

public:
    /// Forks the guard: to be made before there are threads.
    explicit CommandGuard(const GuardTask &task, QObject *parent = nullptr);
    /// A command that still runs is ended by the guard.
    ~CommandGuard() override;

    [[nodiscard]] bool isValid() const { return m_channel >= 0; }
    [[nodiscard]] pid_t pid() const { return m_pid; }

    void start(const QByteArray &token);
    void endBy(Instant at, GuardOrder::Why why);
    void end(const QString &reason);
    void forward(int signal);

Q_SIGNALS:
    void ended(const Lockscope::App::GuardReport &report);
    /// It was killed itself. The command was then sent SIGTERM; nobody knows what becomes of it.
    void vanished();

private:
    void send(const GuardOrder &order, const QByteArray &text = {});
    void read();

    int m_channel = -1;
    pid_t m_pid = 0;
    bool m_atWork = false; ///< there is a command to guard
    QSocketNotifier *m_notifier = nullptr;
};

} // namespace Lockscope::App
