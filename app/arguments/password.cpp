#include "commandline.h"

#include <termios.h>
#include <unistd.h>

#include <cstdio>

namespace Lockscope::App {

void setCommonPassword(Deployment &deployment, const Secret &password)
{
    for (auto &node : deployment.nodes) {
        if (node.password.isEmpty())
            node.password = password;
    }
}

std::optional<Secret> askPassword()
{
    if (isatty(STDIN_FILENO) == 0)
        return std::nullopt;
    std::fputs("Password: ", stderr);
    termios before{};
    tcgetattr(STDIN_FILENO, &before);
    termios silent = before;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    QByteArray line;
    for (int c = std::getchar(); c != EOF && c != '\n'; c = std::getchar())
        line += static_cast<char>(c);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    std::fputc('\n', stderr);
    return Secret(line);
}

} // namespace Lockscope::App
