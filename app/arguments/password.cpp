#include "commandline.h"

#include <csignal>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <string_view>
#include <utility>

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

void overwrite(char *from, const char *to)
{
    std::fill(from, from + std::max<ptrdiff_t>(to - from, 0), '*');
}

} // namespace

void hidePasswords(std::span<char *const> words)
{
    bool isPassword = false; // the word before was -a or --pass
    for (char *const text : words) {
        const std::string_view word(text);
        char *const end = text + word.size();
        if (std::exchange(isPassword, false))
            overwrite(text, end);
        else if (word == "-a" || word == "--pass")
            isPassword = true;
        else if (word.starts_with("--pass="))
            overwrite(text + word.find('=') + 1, end);
        else if (word.starts_with("-a"))
            overwrite(text + 2, end);
        else if (const size_t at = word.rfind('@'); at != std::string_view::npos) {
            // The login of an address: everything between its scheme, if any, and the last @.
            const size_t scheme = word.find("://");
            const size_t option = word.starts_with("--") ? word.find('=') : std::string_view::npos;
            overwrite(text + (scheme < at ? scheme + 3 : option < at ? option + 1 : 0), text + at);
        }
    }
    for (const char *variable : {"REDISCLI_AUTH", "LOCKSCOPE_EXPORT_TOKEN", "LOCKSCOPE_PROXY_PASSWORD"})
        qunsetenv(variable);
}

void setCommonPassword(Deployment &deployment, const Secret &password)
{
    for (auto &node : deployment.nodes) {
        if (node.password.isEmpty())
            node.password = password;
    }
}

std::optional<Secret> askPassword(const char *question, bool echoes)
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
    if (!echoes)
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    std::fputs(question, stderr); // only now, so that nothing typed after it shows
    QByteArray line;
    for (int c = std::getchar(); c != EOF && c != '\n'; c = std::getchar())
        line += static_cast<char>(c);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &g_terminal);
    for (size_t i = 0; i < std::size(kEndingSignals); ++i)
        sigaction(kEndingSignals[i], &before[i], nullptr);
    if (!echoes)
        std::fputc('\n', stderr);
    return Secret(line);
}

} // namespace Lockscope::App
