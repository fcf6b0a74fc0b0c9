#pragma once

#include "fixtures/waiting.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace LockscopeTest {

/// What a run of the program left behind.
struct Outcome
{
    int code = -1;
    bool crashed = true;
    QByteArray output;
    QByteArray errors;

    /// Standard output as one JSON object per line.
    [[nodiscard]] QList<QJsonObject> objects() const
    {
        QList<QJsonObject> list;
        const auto lines = output.split('\n');
        for (const auto &line : lines) {
            if (!line.isEmpty())
                list.append(QJsonDocument::fromJson(line).object());
        }
        return list;
    }
};

/// Standard error has these words.
inline bool says(const Outcome &outcome, const QString &words)
{
    const bool found = QString::fromUtf8(outcome.errors).contains(words);
    if (!found)
        qWarning("standard error is: %s", outcome.errors.constData());
    return found;
}

/// The built program in a world of its own: no display, a temporary folder as home, state and TMPDIR, nothing inherited
/// but PATH.
class Program
{
public:
    Program()
    {
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("PATH"), qEnvironmentVariable("PATH"));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        environment.insert(QStringLiteral("HOME"), m_folder.path());
        environment.insert(QStringLiteral("TMPDIR"), m_folder.path());
        environment.insert(QStringLiteral("XDG_STATE_HOME"), m_folder.path());
        m_process.setProcessEnvironment(environment);
        m_process.setProgram(QStringLiteral(LOCKSCOPE_PROGRAM));
        QObject::connect(&m_process, &QProcess::readyReadStandardOutput, &m_process,
                         [this] { m_outcome.output += m_process.readAllStandardOutput(); });
        QObject::connect(&m_process, &QProcess::readyReadStandardError, &m_process,
                         [this] { m_outcome.errors += m_process.readAllStandardError(); });
    }
    ~Program()
    {
        if (isRunning()) {
            m_process.kill();
            m_process.waitForFinished();
        }
    }
    Q_DISABLE_COPY_MOVE(Program)

    void start(const QStringList &arguments)
    {
        m_outcome = {};
        m_process.setArguments(arguments);
        m_process.start();
        m_process.waitForStarted();
    }

    /// Waits until it has ended by itself.
    Outcome finish()
    {
        if (isRunning() && !QTest::qWaitFor([this] { return !isRunning(); }, kPatienceMs))
            return m_outcome;
        m_outcome.output += m_process.readAllStandardOutput();
        m_outcome.errors += m_process.readAllStandardError();
        m_outcome.code = m_process.exitCode();
        m_outcome.crashed = m_process.exitStatus() != QProcess::NormalExit;
        return m_outcome;
    }

    Outcome run(const QStringList &arguments)
    {
        start(arguments);
        return finish();
    }

    /// From the next start on.
    void setVariable(const QString &name, const QString &value)
    {
        QProcessEnvironment environment = m_process.processEnvironment();
        environment.insert(name, value);
        m_process.setProcessEnvironment(environment);
    }

    void signal(int number) const { ::kill(static_cast<pid_t>(m_process.processId()), number); }
    /// From the next start on it leads a process group of its own, as a job of a shell does.
    void leadGroup()
    {
        m_process.setChildProcessModifier([] { setpgid(0, 0); });
    }
    /// From the next start on no file that it writes may grow beyond this: the write comes back short, as on a full
    /// disk.
    void limitFiles(rlim_t bytes)
    {
        m_process.setChildProcessModifier([bytes] {
            const rlimit limit{.rlim_cur = bytes, .rlim_max = bytes};
            setrlimit(RLIMIT_FSIZE, &limit);
            ::signal(SIGXFSZ, SIG_IGN);
        });
    }
    /// From the next start on it can have so many open files.
    void limitOpenFiles(rlim_t count)
    {
        m_process.setChildProcessModifier([count] {
            const rlimit limit{.rlim_cur = count, .rlim_max = count};
            setrlimit(RLIMIT_NOFILE, &limit);
        });
    }
    /// From the next start on it can allocate so much.
    void limitData(rlim_t bytes)
    {
        m_process.setChildProcessModifier([bytes] {
            const rlimit limit{.rlim_cur = bytes, .rlim_max = bytes};
            setrlimit(RLIMIT_DATA, &limit);
        });
    }
    void signalGroup(int number) const { ::kill(-static_cast<pid_t>(m_process.processId()), number); }
    void write(const QByteArray &input) { m_process.write(input); }
    void closeInput() { m_process.closeWriteChannel(); }
    /// From the next start on another program reads its output, as in a shell's pipe.
    void pipeInto(QProcess &reader) { m_process.setStandardOutputProcess(&reader); }

    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /// What it has written so far.
    [[nodiscard]] const Outcome &soFar() const { return m_outcome; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString journalPath() const { return m_folder.filePath(QStringLiteral("lockscope/audit.jsonl")); }
    [[nodiscard]] qint64 pid() const { return m_process.processId(); }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
    Outcome m_outcome;
};

} // namespace LockscopeTest
