#pragma once

#include <lockscope/core/redis/endpoint.h>

#include <QProcess>

namespace Lockscope::App {

/// A real Redis Sentinel that watches one master with a quorum of one. It writes into an existing folder, and ends with
/// this program, even after a crash or Ctrl+C.
class PrivateSentinel
{
public:
    static constexpr char kMaster[] = "master"; ///< the name of the current master

    /// Starts it without waiting. It finds the replicas that the master has by now; later ones only after ten seconds.
    PrivateSentinel(const QString &folder, quint16 masterPort);
    ~PrivateSentinel();
    Q_DISABLE_COPY_MOVE(PrivateSentinel)

    [[nodiscard]] Endpoint endpoint() const;
    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }

private:
    quint16 m_port = 0;
    QProcess m_process;
};

} // namespace Lockscope::App
