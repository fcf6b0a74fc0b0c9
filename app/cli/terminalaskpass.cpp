#include "terminalaskpass.h"

#include "progress.h"

#include "../arguments/commandline.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/redis/sshaskpass.h>

#include <QFileInfo>

#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace Lockscope::App {

void offerTerminalToSsh(const Request &request)
{
    static const QStringList kOnce{QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("doctor"),
                                   QStringLiteral("sample"), QStringLiteral("release")};
    const char *const terminal = ttyname(STDIN_FILENO);
    if (request.deployment.route().ssh.isEmpty() || !kOnce.contains(request.command) || terminal == nullptr
        || isatty(STDERR_FILENO) == 0)
        return;
    SshAskpass::setProgram(QFileInfo(QStringLiteral("/proc/self/exe")).canonicalFilePath(),
                           QString::fromLocal8Bit(terminal));
    Progress::disable(); // its line would run into the question
}

int runTerminalAskpass(int argc, char *argv[])
{
    prctl(PR_SET_PDEATHSIG, SIGTERM); // when ssh is ended, the terminal gets its echo back
    const int terminal = open(qgetenv(SshAskpass::kVariable).constData(), O_RDWR | O_NOCTTY);
    if (terminal < 0)
        return 1;
    dup2(terminal, STDIN_FILENO);
    dup2(terminal, STDERR_FILENO);
    const QString words = QString::fromLocal8Bit(argc > 1 ? argv[1] : "");
    QStringList lines; // it may contain text of the server
    for (const auto &line : words.split(QLatin1Char('\n')))
        lines += visibleText(line, 400);
    const bool isYesOrNo = words.contains(QLatin1String("(yes/no"));
    const auto answer
        = askPassword((lines.join(QLatin1Char('\n')).trimmed() + QLatin1Char(' ')).toUtf8().constData(), isYesOrNo);
    if (!answer)
        return 1;
    std::printf("%s\n", answer->reveal().constData());
    return 0;
}

} // namespace Lockscope::App
