#pragma once

#include "../base/clock.h"
#include "../base/result.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <QTimer>

#include <memory>

namespace Lockscope {

/// One OpenSSH process that carries all connections of a thread through the same hosts. It is a SOCKS server at a unix
/// socket that only this process can open. It starts when a connection needs it, again after a pause if it fails, and
/// ends with its thread, also if the program is killed.
class SshTunnel : public QObject
{
    Q_OBJECT

public:
    /// Returns the tunnel of the current thread, which needs an event loop. Not to be kept without addUser().
    [[nodiscard]] static SshTunnel *through(const QStringList &hosts);
    ~SshTunnel() override;

    /// The process runs as long as there are users, and a while longer. Destroying `user` removes it.
    void addUser(QObject *user);
    /// Starts the process unless it runs. Error: why it has ended last; it is too early to try again. The pause grows,
    /// and is long after a rejected login or a host key that was not accepted.
    [[nodiscard]] Result<void> start();
    /// The user wants to try again: no tunnel of the current thread waits any longer.
    static void endPauses();
    [[nodiscard]] bool isUp() const { return m_socket >= 0; }
    /// Opens a connection to the SOCKS server. Returns its descriptor; -1 if that fails.
    [[nodiscard]] int connectToIt() const;
    /// Why the last host could not connect to a server, if it has just said so. ssh does not say to which, but reports
    /// each failure before it closes that connection.
    [[nodiscard]] QString takeOpenFailure();

Q_SIGNALS:
    void up();
    void down(const Lockscope::Error &why);

private:
    SshTunnel(const QStringList &hosts, QObject *parent);

    void readOutput();
    void onUp();
    void onEnded(const Error &why);
    void end();
    [[nodiscard]] Millis pause() const;
    [[nodiscard]] Result<QString> makeFolder(bool mayAsk);
    void startSweeper();
    void deleteFolder();

    const QStringList m_hosts;
    QProcess m_process;
    QTimer m_idle;
    QTimer m_patience;
    std::unique_ptr<QTemporaryDir> m_folder; ///< until the tunnel is up
    std::unique_ptr<QProcess> m_sweeper; ///< ends ssh and deletes m_folder if this program is killed
    QByteArray m_output; ///< the last part
    QByteArray m_line; ///< the beginning of a line
    QStringList m_openFailures; ///< oldest first
    QElapsedTimer m_failedOpening; ///< since the last one
    Error m_lastError;
    QElapsedTimer m_ended;
    int m_failures = 0; ///< since it was up
    bool m_wantsSession = true; ///< until the host turns out to allow none
    bool m_hasSession = false;
    int m_users = 0;
    int m_socket = -1; ///< refers to the socket's file, which is deleted
};

} // namespace Lockscope
