#include "alertcommand.h"

#include <lockscope/core/base/text.h>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Lockscope::App {

AlertCommand::AlertCommand(const QString &command, std::function<void(const QString &)> report, Limits limits)
    : m_report(std::move(report))
    , m_limits(limits)
{
    m_process.setProgram(u"/bin/sh"_s);
    m_process.setArguments({u"-c"_s, u"exec >&2\n"_s + command}); // standard output is for what watch prints
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.setChildProcessModifier([] {
        setpgid(0, 0); // Ctrl+C is for watch; a kill is for all that the command started
        std::signal(SIGPIPE, SIG_DFL);
    });
    m_limit.setSingleShot(true);
    QObject::connect(&m_limit, &QTimer::timeout, &m_process, [this] { kill(); });
    QObject::connect(&m_process, &QProcess::finished, &m_process, [this](int code, QProcess::ExitStatus status) {
        finish(code, status);
        startNext();
    });
    QObject::connect(&m_process, &QProcess::errorOccurred, &m_process, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart) // otherwise finished() follows, or the command did not read its input
            return;
        m_limit.stop();
        m_report(u"--on-alert: the command cannot be started: "_s + m_process.errorString());
        startNext();
    });
}

AlertCommand::~AlertCommand()
{
    m_leftOut += std::ssize(m_queue);
    m_queue.clear();
    if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(std::max(1, m_limit.remainingTime()))) {
        kill();
        m_process.waitForFinished(-1);
    }
    if (m_leftOut > 0)
        m_report(u"--on-alert: alerts left out: %1"_s.arg(m_leftOut));
}

void AlertCommand::run(const QJsonObject &alert, const QString &severity, const QString &sentence)
{
    if (m_queue.size() >= m_limits.queue) {
        if (m_leftOut++ == 0)
            m_report(u"--on-alert: the command is slower than alerts come, so some are left out"_s);
        return;
    }
    m_queue.push_back({alert, severity, sentence});
    startNext();
}

void AlertCommand::startNext()
{
    if (m_queue.empty() || m_process.state() != QProcess::NotRunning)
        return;
    const Waiting next = std::move(m_queue.front());
    m_queue.pop_front();
    m_kind = next.alert.value("alert"_L1).toString();
    m_isKilled = false;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LOCKSCOPE_ALERT_KIND"_s, m_kind);
    environment.insert(u"LOCKSCOPE_ALERT_PHASE"_s, next.alert.value("phase"_L1).toString());
    environment.insert(u"LOCKSCOPE_ALERT_SEVERITY"_s, next.severity);
    environment.insert(u"LOCKSCOPE_ALERT_NAME"_s, visibleText(next.alert.value("name"_L1).toString(), 4096));
    environment.insert(u"LOCKSCOPE_ALERT_NODE"_s, next.alert.value("node"_L1).toString());
    environment.insert(u"LOCKSCOPE_ALERT_TEXT"_s, next.sentence);
    m_process.setProcessEnvironment(environment);
    m_limit.start(m_limits.time);
    m_process.start();
    m_process.write(jsonLine(next.alert));
    m_process.closeWriteChannel();
}

void AlertCommand::kill()
{
    m_isKilled = true;
    if (const auto pid = static_cast<pid_t>(m_process.processId()); pid > 0)
        ::kill(-pid, SIGKILL);
    m_process.kill(); // it may not lead its group yet
}

void AlertCommand::finish(int code, QProcess::ExitStatus status)
{
    m_limit.stop();
    if (m_isKilled)
        m_report(u"--on-alert: the command took longer than %1 s and was killed (%2)"_s.arg(
            QString::number(static_cast<double>(m_limits.time.count()) / 1000), m_kind));
    else if (status == QProcess::CrashExit)
        m_report(u"--on-alert: the command was ended by a signal (%1)"_s.arg(m_kind));
    else if (code != 0)
        m_report(u"--on-alert: the command ended with status %1 (%2)"_s.arg(QString::number(code), m_kind));
}

} // namespace Lockscope::App
