#include "sshaskpass.h"

#include <QProcessEnvironment>

namespace Lockscope {

namespace {

constexpr char kOfEnvironment[] = "SSH_ASKPASS";

struct Helper
{
    QString program;
    QString terminal;
};

Helper &ownHelper()
{
    static Helper helper;
    return helper;
}

} // namespace

void SshAskpass::setProgram(const QString &program, const QString &terminal)
{
    ownHelper() = {.program = program, .terminal = terminal};
}

bool SshAskpass::isThere()
{
    return !qEnvironmentVariableIsEmpty(kOfEnvironment) || !ownHelper().program.isEmpty();
}

void SshAskpass::addTo(QProcessEnvironment &environment)
{
    environment.insert(QStringLiteral("SSH_ASKPASS_REQUIRE"), QStringLiteral("force")); // also without a display
    if (!qEnvironmentVariableIsEmpty(kOfEnvironment))
        return;
    environment.insert(QLatin1String(kOfEnvironment), ownHelper().program);
    environment.insert(QLatin1String(kVariable), ownHelper().terminal);
}

} // namespace Lockscope
