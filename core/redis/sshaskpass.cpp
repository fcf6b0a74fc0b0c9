#include "sshaskpass.h"

#include <QProcessEnvironment>

namespace Lockscope {

namespace {

constexpr char kOfEnvironment[] = "SSH_ASKPASS";

QString &ownProgram()
{
    static QString program;
    return program;
}

} // namespace

void SshAskpass::setProgram(const QString &program)
{
    ownProgram() = program;
}

bool SshAskpass::isThere()
{
    return !qEnvironmentVariableIsEmpty(kOfEnvironment) || !ownProgram().isEmpty();
}

void SshAskpass::addTo(QProcessEnvironment &environment)
{
    environment.insert(QStringLiteral("SSH_ASKPASS_REQUIRE"), QStringLiteral("force")); // also without a display
    if (!qEnvironmentVariableIsEmpty(kOfEnvironment))
        return;
    environment.insert(QLatin1String(kOfEnvironment), ownProgram());
    environment.insert(QLatin1String(kVariable), QStringLiteral("1"));
}

} // namespace Lockscope
