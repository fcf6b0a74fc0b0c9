#include "commandline.h"

#include <csignal>
#include <termios.h>
#include <unistd.h>

#include <cstdio>
#include <iterator>

namespace Lockscope::App {

namespace {

constexpr int kEndingSignals[]{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

termios g_terminal{}; // a signal handler can use only globals

/// Runs once for a signal, which then ends the program as it would without a handler.
void restoreTerminal(int number)
{
    tcsetattr(STDIN_FILENO, TCSANOW, &g_terminal);
    raise(number);
}

} // namespace

void setCommonPassword(Deployment &deployment, const Secret &password)
{
    for (auto &node : deployment.nodes) {
        if (node.password.isEmpty())
            node.password = password;
    }
}

std::optional<Secret> askPassword(const char *question)
{
    if (tcgetattr(STDIN_FILENO, &g_terminal) != 0)
        return std::nullopt;
    struct sigaction restore
    {
    };
    restore.sa_handler = restoreTerminal;
    restore.sa_flags = static_cast<int>(SA_RESETHAND);
    struct sigaction before[std::size(kEndingSignals)];
    for (size_t i = 0; i < std::size(kEndingSignals); ++i)
        sigaction(kEndingSignals[i], &restore, &before[i]);
    termios silent = g_terminal;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    std::fputs(question, stderr); // only now, so that nothing typed after it shows
    QByteArray line;
    for (int c = std::getchar(); c != EOF && c != '\n'; c = std::getchar())
        line += static_cast<char>(c);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &g_terminal);
    for (size_t i = 0; i < std::size(kEndingSignals); ++i)
        sigaction(kEndingSignals[i], &before[i], nullptr);
    std::fputc('\n', stderr);
    return Secret(line);
}

} // namespace Lockscope::App
