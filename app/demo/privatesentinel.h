#pragma once

#include <lockscope/core/redis/endpoint.h>

#include <QProcess>

namespace Lockscope::App {

/// A real Redis Sentinel of the demo's own that watches one master, and alone decides about it. It keeps what it writes in a folder
/// that is there already, and is gone after exit, after a crash and after Ctrl+C.
class PrivateSentinel
{
public:
    static constexpr char kMaster[] = "master"; ///< how it calls whichever is it

    /// Starts it and does not wait. It finds the replicas that the master has by now; later ones only after ten seconds.
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
