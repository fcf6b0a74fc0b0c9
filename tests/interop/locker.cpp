#include "locker.h"

#include "fixtures/waiting.h"

#include <csignal>
#include <sys/prctl.h>

namespace LockscopeTest {

Locker::Locker()
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGKILL); });
}

Locker::~Locker()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(kPatienceMs)) {
        m_process.kill();
        m_process.waitForFinished(-1);
    }
}

bool Locker::start(const QStringList &command)
{
    m_process.start(command.first(), command.mid(1));
    const Answer ready = answer(2 * kPatienceMs);
    if (ready.word != "ready")
        qWarning("%s does not get ready: %s", qPrintable(command.join(u' ')), qPrintable(m_process.errorString()));
    return ready.word == "ready";
}

void Locker::tell(const QString &line)
{
    m_process.write(line.toUtf8() + '\n');
}

Locker::Answer Locker::answer(int patienceMs)
{
    if (!QTest::qWaitFor([this] { return hasAnswered() || m_process.state() == QProcess::NotRunning; }, patienceMs)
        || !hasAnswered())
        return {};
    const QByteArray line = m_process.readLine().trimmed();
    const qsizetype space = line.indexOf(' ');
    return space < 0 ? Answer{.word = line} : Answer{.word = line.left(space), .rest = line.mid(space + 1)};
}

Locker::Answer Locker::ask(const QString &line)
{
    tell(line);
    return answer(kPatienceMs);
}

void Locker::kill()
{
    m_process.kill();
    m_process.waitForFinished(-1);
}

} // namespace LockscopeTest
