#include "sshtunnel_p.h"

#include "../base/childprocess.h"
#include "sshaskpass.h"
#include "sshcommand.h"

#include <QAbstractEventDispatcher>
#include <QDir>
#include <QFile>
#include <QProcessEnvironment>

#include <algorithm>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace Lockscope {

namespace {

/// Outlasts the pauses between attempts of all connections.
constexpr Millis kTunnelIdle{60'000};
/// For a start at which nobody is asked anything. ssh limits only its first steps.
constexpr Millis kTunnelStart{30'000};
constexpr Millis kFirstTunnelPause{500};
constexpr Millis kLongestTunnelPause{15'000};
constexpr Millis kRefusedTunnelPause{30'000};
/// The user has just been asked, and has given up or does not know.
constexpr Millis kAskedTunnelPause{600'000};
/// A failure that no connection has taken by then was that of a connection which is gone.
constexpr qint64 kOpenFailureMs = 1000;
constexpr qsizetype kKeptOutput = 8192;
constexpr int kTunnelEndMs = 1000;

Error tunnelError(const QString &message)
{
    return {.kind = ErrorKind::Route, .message = message, .retrySafe = true};
}

/// The longest path that a socket's address can hold must fit, so the user's own temporary folder may be too long.
QString folderTemplate()
{
    for (const auto &folder : {qEnvironmentVariable("XDG_RUNTIME_DIR"), QDir::tempPath()}) {
        if (!folder.isEmpty() && folder.toUtf8().size() < 60 && QFileInfo(folder).isWritable())
            return folder + QStringLiteral("/lockscope-ssh-XXXXXX");
    }
    return QStringLiteral("/tmp/lockscope-ssh-XXXXXX");
}

QList<SshTunnel *> tunnelsHere()
{
    const QObject *home = QAbstractEventDispatcher::instance();
    return home == nullptr ? QList<SshTunnel *>()
                           : home->findChildren<SshTunnel *>(QString(), Qt::FindDirectChildrenOnly);
}

} // namespace

SshTunnel *SshTunnel::through(const QStringList &hosts)
{
    const auto tunnels = tunnelsHere();
    const auto found = std::find_if(tunnels.begin(), tunnels.end(),
                                    [&hosts](const SshTunnel *tunnel) { return tunnel->m_hosts == hosts; });
    return found != tunnels.end() ? *found : new SshTunnel(hosts, QAbstractEventDispatcher::instance());
}

SshTunnel::SshTunnel(const QStringList &hosts, QObject *parent)
    : QObject(parent)
    , m_hosts(hosts)
    , m_process(this)
    , m_idle(this)
    , m_patience(this)
{
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    // On SIGTERM ssh also ends the process by which it reaches the next host.
    tieToThisProcess(m_process, SIGTERM);
    connect(&m_process, &QProcess::readyRead, this, &SshTunnel::readOutput);
    connect(&m_process, &QProcess::finished, this, [this] {
        readOutput();
        const bool isWithoutSession
            = m_wantsSession && !m_hasSession && SshCommand::isWithoutSession(m_process.exitCode(), m_output);
        onEnded(SshCommand::whyEnded(m_output + m_line, m_hosts));
        if (isWithoutSession) {
            m_wantsSession = false;
            m_failures = 0;
        }
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            onEnded(tunnelError(QStringLiteral("The program ssh cannot be started; install OpenSSH's client")));
    });
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        setParent(nullptr); // through() must not return it any more
        deleteLater();
    });
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        onEnded(tunnelError(QStringLiteral("The SSH host %1 does not finish the login").arg(m_hosts.constLast())));
        end();
    });
}

SshTunnel::~SshTunnel()
{
    end();
    deleteFolder();
}

void SshTunnel::addUser(QObject *user)
{
    ++m_users;
    m_idle.stop();
    connect(user, &QObject::destroyed, this, [this] {
        if (--m_users == 0)
            m_idle.start(kTunnelIdle);
    });
}

Result<QString> SshTunnel::makeFolder(bool mayAsk)
{
    m_folder = std::make_unique<QTemporaryDir>(folderTemplate());
    QFile configuration(m_folder->filePath(QStringLiteral("config")));
    const QByteArray text = SshCommand::configuration(mayAsk);
    if (!m_folder->isValid() || !configuration.open(QIODevice::WriteOnly | QIODevice::NewOnly)
        || !configuration.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        || configuration.write(text) != text.size())
        return tunnelError(QStringLiteral("A folder for SSH cannot be made: %1").arg(m_folder->errorString()));
    return configuration.fileName();
}

void SshTunnel::startSweeper()
{
    m_sweeper = std::make_unique<QProcess>();
    m_sweeper->setChildProcessModifier([] { ::setsid(); }); // Ctrl+C is not for it
    // Its input ends at the latest with this program. While ssh connects, SIGTERM ends only itself, and not the process
    // by which it reaches the next host.
    m_sweeper->start(QStringLiteral("sh"),
                     {QStringLiteral("-c"),
                      QStringLiteral("read -r _; kill -- \"-$1\" 2>/dev/null; exec rm -rf -- \"$0\""), m_folder->path(),
                      QString::number(m_process.processId())});
}

void SshTunnel::deleteFolder()
{
    m_folder.reset();
    if (!m_sweeper)
        return;
    m_sweeper->kill();
    m_sweeper->waitForFinished(kTunnelEndMs);
    m_sweeper.reset();
}

void SshTunnel::endPauses()
{
    for (SshTunnel *tunnel : tunnelsHere())
        tunnel->m_failures = 0;
}

Millis SshTunnel::pause() const
{
    if (m_failures == 0)
        return Millis(0);
    if (!m_lastError.retrySafe)
        return SshAskpass::isThere() ? kAskedTunnelPause : kRefusedTunnelPause;
    return std::min(kLongestTunnelPause, kFirstTunnelPause * (1 << std::min(m_failures - 1, 8)));
}

Result<void> SshTunnel::start()
{
    if (m_process.state() != QProcess::NotRunning)
        return {};
    if (m_ended.isValid() && m_ended.elapsed() < pause().count())
        return m_lastError;
    const bool mayAsk = SshAskpass::isThere();
    const auto configuration = makeFolder(mayAsk);
    if (!configuration)
        return configuration.error();
    auto environment = QProcessEnvironment::systemEnvironment();
    if (mayAsk)
        SshAskpass::addTo(environment);
    else
        m_patience.start(kTunnelStart);
    // ssh and what it starts need no password of Redis or of a proxy.
    for (const char *secret : {"REDISCLI_AUTH", "LOCKSCOPE_PROXY_PASSWORD"})
        environment.remove(QLatin1String(secret));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C")); // its sentences contain the system's words
    m_process.setProcessEnvironment(environment);
    m_output.clear();
    m_line.clear();
    m_hasSession = false;
    // Its input stays open until this process ends, and with it the session.
    m_process.start(
        QStringLiteral("ssh"),
        SshCommand::arguments(m_hosts, *configuration, m_folder->filePath(QStringLiteral("socks")), m_wantsSession));
    if (m_process.state() == QProcess::NotRunning) // starting can fail at once
        return m_lastError;
    startSweeper();
    return {};
}

void SshTunnel::readOutput()
{
    m_line += m_process.readAll();
    for (qsizetype end = m_line.indexOf('\n'); end >= 0; end = m_line.indexOf('\n')) {
        const QByteArray line = m_line.left(end + 1);
        m_line.remove(0, end + 1);
        m_output = (m_output + line).right(kKeptOutput);
        if (line.trimmed() == SshCommand::kUp) {
            onUp();
        } else if (line.trimmed() == SshCommand::kSession) {
            m_hasSession = true;
        } else if (const auto why = SshCommand::openFailure(line)) {
            m_openFailures += *why;
            m_failedOpening.start();
        }
    }
    m_line = m_line.right(kKeptOutput);
}

void SshTunnel::onUp()
{
    if (!m_folder)
        return;
    // The descriptor keeps the socket usable after its file is gone. Then nothing is left behind if this program is
    // killed, and no other process can enter the tunnel.
    m_socket = ::open(QFile::encodeName(m_folder->filePath(QStringLiteral("socks"))).constData(), O_PATH | O_CLOEXEC);
    deleteFolder();
    m_patience.stop();
    if (m_socket < 0) {
        onEnded(SshCommand::whyEnded(m_output, m_hosts));
        end();
        return;
    }
    m_failures = 0;
    Q_EMIT up();
}

void SshTunnel::onEnded(const Error &why)
{
    if (m_socket >= 0)
        ::close(std::exchange(m_socket, -1));
    deleteFolder();
    m_patience.stop();
    m_ended.start();
    ++m_failures;
    m_lastError = why;
    Q_EMIT down(why);
}

void SshTunnel::end()
{
    if (m_socket >= 0)
        ::close(std::exchange(m_socket, -1));
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.blockSignals(true);
    // Its process group has also the processes by which it reaches the next host.
    const auto group = static_cast<pid_t>(m_process.processId());
    ::kill(-group, SIGTERM);
    if (!m_process.waitForFinished(kTunnelEndMs)) {
        ::kill(-group, SIGKILL);
        m_process.waitForFinished(kTunnelEndMs);
    }
    m_process.blockSignals(false);
}

int SshTunnel::connectToIt() const
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray path = "/proc/self/fd/" + QByteArray::number(m_socket);
    std::copy(path.begin(), path.end(), address.sun_path);
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor >= 0 && ::connect(descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0) {
        ::close(descriptor);
        return -1;
    }
    return descriptor;
}

QString SshTunnel::takeOpenFailure()
{
    // The report and the end of the connection may arrive in one turn of the event loop, in any order.
    if (m_process.state() == QProcess::Running)
        m_process.waitForReadyRead(0);
    if (m_failedOpening.isValid() && m_failedOpening.elapsed() > kOpenFailureMs)
        m_openFailures.clear();
    return m_openFailures.isEmpty() ? QString() : m_openFailures.takeFirst();
}

} // namespace Lockscope
