#pragma once

#include <QObject>

#include <csignal>
#include <initializer_list>
#include <sys/types.h>

namespace Lockscope::App {

/// Receives signals as events in place of what they would do to this program. Those that were ignored when it was
/// started (nohup, `&` in a script) stay ignored. To be made before there are threads; from then on to the end of the
/// program.
class SignalInbox : public QObject
{
    Q_OBJECT

public:
    explicit SignalInbox(std::initializer_list<int> numbers, QObject *parent = nullptr);
    ~SignalInbox() override;

Q_SIGNALS:
    /// `sender` is 0 when the kernel sent it: a key pressed in the terminal, or the terminal closed.
    void arrived(int number, pid_t sender);

private:
    void read();

    sigset_t m_taken{};
    int m_descriptor = -1;
};

/// Ends this program as the signal would have, but leaves no core file. Returns where the kernel protects it (process 1).
void dieOf(int number);

} // namespace Lockscope::App
