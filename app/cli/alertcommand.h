#pragma once

#include <lockscope/core/base/clock.h>

#include <QJsonObject>
#include <QProcess>
#include <QTimer>

#include <deque>
#include <functional>

namespace Lockscope::App {

/// Runs a command of the shell for each alert, one at a time (`watch --on-alert`). The command gets the alert as JSON
/// on its standard input and in LOCKSCOPE_ALERT_KIND, _PHASE, _SEVERITY, _NAME, _NODE and _TEXT. Its output goes to
/// standard error. Needs an event loop.
class AlertCommand
{
public:
    struct Limits
    {
        Millis time{30'000}; ///< then the command and all that it started are killed
        size_t queue = 100; ///< alerts that wait for the command; more are left out, and this is reported
    };

    /// `report` gets a sentence about each failure.
    AlertCommand(const QString &command, std::function<void(const QString &)> report, Limits limits);
    AlertCommand(const QString &command, std::function<void(const QString &)> report)
        : AlertCommand(command, std::move(report), Limits())
    {
    }
    /// Waits for the running command, within its limit. Waiting alerts are left out.
    ~AlertCommand();
    Q_DISABLE_COPY_MOVE(AlertCommand)

    /// `alert`: as `watch --json` prints it. `severity`: "danger" or "warning".
    void run(const QJsonObject &alert, const QString &severity, const QString &sentence);
    [[nodiscard]] bool isIdle() const { return m_process.state() == QProcess::NotRunning && m_queue.empty(); }

private:
    struct Waiting
    {
        QJsonObject alert;
        QString severity;
        QString sentence;
    };

    void startNext();
    void kill();
    void finish(int code, QProcess::ExitStatus status);

    const std::function<void(const QString &)> m_report;
    const Limits m_limits;
    std::deque<Waiting> m_queue;
    qsizetype m_leftOut = 0;
    QString m_kind; ///< of the alert that the command runs for
    bool m_isKilled = false;
    QTimer m_limit;
    QProcess m_process; ///< last: it ends before what its signals use
};

} // namespace Lockscope::App
