#pragma once

#include "figures.h"

#include <lockscope/core/locks/lockclient.h>

#include <QEventLoop>

#include <optional>

namespace LockscopeBench {

/// How the library is called.
enum class Calls { Handlers, Futures };

/// Ours: `atOnce` callers, each with a lock of its own that it takes, gives back and takes again, so that as many
/// cycles are under way all the time. Options are the defaults: renewal is armed and disarmed in each cycle.
class LockLoop
{
public:
    LockLoop(const QList<Lockscope::Endpoint> &nodes, int atOnce, Calls calls);

    /// Nothing when all is well, else why not.
    [[nodiscard]] std::optional<QString> run(std::chrono::duration<double> length, Stretch &stretch);

private:
    void begin(qsizetype caller);
    void giveBack(qsizetype caller, Lockscope::HeldLock &lock);
    void end(qsizetype caller, const Lockscope::Result<void> &released);
    void stop(const QString &failure);

    struct Caller
    {
        QByteArray name;
        SteadyClock::time_point begun;
    };

    Lockscope::LockClient m_client;
    const Calls m_calls;
    QEventLoop m_loop;
    std::vector<Caller> m_callers;
    int m_underWay = 0;
    SteadyClock::time_point m_until;
    Stretch *m_stretch = nullptr;
    std::optional<QString> m_failure;
};

} // namespace LockscopeBench
