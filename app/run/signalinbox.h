#pragma once

#include <QObject>

#include <csignal>
#include <initializer_list>
#include <sys/types.h>

namespace Lockscope::App {

/// Receives signals as events instead of their default action. Signals that were ignored at the start (nohup, `&` in a
/// script) stay ignored. Create this before any thread starts. The signals stay blocked until the program ends.
class SignalInbox : public QObject
{
    Q_OBJECT

public:
    explicit SignalInbox(std::initializer_list<int> numbers, QObject *parent = nullptr);
    ~SignalInbox() override;

Q_SIGNALS:
    /// `sender` is 0 if the kernel sent the signal: a key in the terminal, or the terminal was closed.
    void arrived(int number, pid_t sender);

private:
    void read();

    sigset_t m_taken{};
    int m_descriptor = -1;
};

/// Ends this program as the signal would have done, without a core file. Returns if the kernel protects it (process 1).
void dieOf(int number);

} // namespace Lockscope::App
