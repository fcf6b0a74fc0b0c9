#pragma once

#include "fixtures/waiting.h"

#include <QByteArrayList>

#include <csignal>
#include <fcntl.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <vector>

namespace LockscopeTest {

/// A program on a terminal of its own, with somebody who types and reads.
class Terminal
{
public:
    ~Terminal()
    {
        if (m_master >= 0)
            close(m_master); // the terminal closes: SIGHUP
        if (m_pid <= 0)
            return;
        kill(m_pid, SIGKILL);
        waitpid(m_pid, nullptr, 0);
    }
    Terminal() = default;
    Q_DISABLE_COPY_MOVE(Terminal)

    [[nodiscard]] bool start(const QByteArrayList &command)
    {
        std::vector<char *> arguments;
        for (const auto &word : command)
            arguments.push_back(const_cast<char *>(word.constData()));
        arguments.push_back(nullptr);
        m_pid = forkpty(&m_master, nullptr, nullptr, nullptr);
        if (m_pid == 0) {
            execvp(arguments.front(), arguments.data());
            _exit(127);
        }
        if (m_pid > 0)
            fcntl(m_master, F_SETFL, fcntl(m_master, F_GETFL) | O_NONBLOCK);
        return m_pid > 0;
    }

    void type(const QByteArray &keys) const
    {
        QVERIFY(write(m_master, keys.constData(), static_cast<size_t>(keys.size())) == keys.size());
    }

    /// Waits until `text` appears behind what was seen before.
    [[nodiscard]] bool shows(const QByteArray &text)
    {
        const bool found = QTest::qWaitFor(
            [&] {
                readScreen();
                return m_screen.indexOf(text, m_seen) >= 0;
            },
            kPatienceMs);
        if (!found)
            qWarning("the terminal shows: %s", m_screen.mid(m_seen).constData());
        else
            m_seen = m_screen.indexOf(text, m_seen) + text.size();
        return found;
    }

    /// Waits until the program has ended; its status as wait() tells it.
    [[nodiscard]] int finish()
    {
        int status = -1;
        const bool ended = QTest::qWaitFor(
            [&] {
                readScreen();
                return waitpid(m_pid, &status, WNOHANG) == m_pid;
            },
            kPatienceMs);
        if (ended)
            m_pid = 0;
        return status;
    }

    /// Whether it shows what is typed.
    [[nodiscard]] bool echoes() const
    {
        termios state{};
        return tcgetattr(m_master, &state) == 0 && (state.c_lflag & ECHO) != 0;
    }
    [[nodiscard]] pid_t pid() const { return m_pid; }
    /// All that was shown so far.
    [[nodiscard]] const QByteArray &screen() const { return m_screen; }

private:
    void readScreen()
    {
        char bytes[4096];
        ssize_t size = 0;
        while ((size = read(m_master, bytes, sizeof bytes)) > 0)
            m_screen.append(bytes, size);
    }

    pid_t m_pid = 0;
    int m_master = -1;
    QByteArray m_screen;
    qsizetype m_seen = 0;
};

} // namespace LockscopeTest
