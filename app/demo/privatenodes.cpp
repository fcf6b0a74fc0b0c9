#include "privatenodes.h"

#include <lockscope/core/base/childprocess.h>

#include <QDeadlineTimer>
#include <QDir>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>

#include <csignal>

namespace Lockscope::App {

namespace {

/// Ports that are free now. Probes them together, so that no two are equal.
QList<quint16> freePorts(int count)
{
    std::vector<std::unique_ptr<QTcpServer>> probes;
    QList<quint16> ports;
    for (int i = 0; i < count; ++i) {
        auto &probe = probes.emplace_back(std::make_unique<QTcpServer>());
        if (!probe->listen(QHostAddress::LocalHost))
            return {};
        ports.append(probe->serverPort());
    }
    return ports;
}

} // namespace

PrivateNodes::PrivateNodes(int count, QObject *parent) : QObject(parent)
{
    const auto ports = freePorts(count);
    for (int i = 0; i < count && i < static_cast<int>(ports.size()); ++i)
        m_nodes.push_back({.name = QString(QChar(QLatin1Char(static_cast<char>('A' + i)))), .port = ports.at(i)});
}

PrivateNodes::~PrivateNodes()
{
    for (auto &node : m_nodes) {
        if (node.process) {
            disconnect(node.process.get(), nullptr, this, nullptr);
            node.process->kill(); // also ends a frozen process; no data to save
        }
    }
    for (auto &node : m_nodes) {
        if (node.process)
            node.process->waitForFinished(2000);
    }
}

Result<void> PrivateNodes::start()
{
    if (const auto launched = launchAll(); !launched)
        return launched;
    for (const auto &node : m_nodes) {
        if (const auto answer = awaitAnswer(node); !answer)
            return answer;
    }
    return {};
}

Result<void> PrivateNodes::launchAll()
{
    if (QStandardPaths::findExecutable(QStringLiteral("redis-server")).isEmpty())
        return Error{.kind = ErrorKind::Io,
                     .message
                     = QStringLiteral("The demo needs the program redis-server; install the package redis-server")};
    if (!m_folder.isValid())
        return Error{.kind = ErrorKind::Io,
                     .message = QStringLiteral("The demo cannot make a folder in %1").arg(QDir::tempPath())};
    if (m_nodes.empty())
        return Error{.kind = ErrorKind::Io,
                     .message = QStringLiteral("The demo finds no free ports on the loopback interface")};
    for (auto &node : m_nodes)
        launch(node);
    return {};
}

void PrivateNodes::launch(NodeProcess &node)
{
    const QString folder = m_folder.path() + QLatin1Char('/') + node.name;
    QDir().mkpath(folder);
    node.process = std::make_unique<QProcess>();
    node.frozen = false;
    tieToThisProcess(*node.process);
    node.process->setProcessChannelMode(QProcess::MergedChannels);
    node.process->setStandardOutputFile(folder + QStringLiteral("/log"));
    connect(node.process.get(), &QProcess::stateChanged, this, &PrivateNodes::changed);
    QStringList arguments{QStringLiteral("--port"),
                          QString::number(node.port),
                          QStringLiteral("--bind"),
                          QStringLiteral("127.0.0.1"),
                          QStringLiteral("--dir"),
                          folder,
                          QStringLiteral("--save"),
                          QString(),
                          QStringLiteral("--appendonly"),
                          QStringLiteral("no"),
                          QStringLiteral("--daemonize"),
                          QStringLiteral("no"),
                          QStringLiteral("--repl-diskless-sync-delay"),
                          QStringLiteral("0")};
    if (node.master >= 0) {
        arguments += {QStringLiteral("--replicaof"), QStringLiteral("127.0.0.1"),
                      QString::number(m_nodes.at(static_cast<size_t>(node.master)).port)};
    }
    node.process->start(QStringLiteral("redis-server"), arguments);
}

Result<void> PrivateNodes::awaitAnswer(const NodeProcess &node) const
{
    QDeadlineTimer deadline(5000);
    QTcpSocket probe;
    while (!deadline.hasExpired() && node.process->state() != QProcess::NotRunning) {
        probe.connectToHost(QStringLiteral("127.0.0.1"), node.port);
        if (probe.waitForConnected(200))
            return {};
        probe.abort();
        node.process->waitForFinished(20); // a pause; ends early if the server exits
    }
    return Error{
        .kind = ErrorKind::Io,
        .message
        = QStringLiteral("The private redis-server %1 did not start on port %2").arg(node.name).arg(node.port)};
}

QList<Endpoint> PrivateNodes::endpoints() const
{
    QList<Endpoint> endpoints;
    for (const auto &node : m_nodes) {
        Endpoint endpoint;
        endpoint.port = node.port;
        endpoint.name = node.name;
        endpoints.append(endpoint);
    }
    return endpoints;
}

qint64 PrivateNodes::processId(int node) const
{
    return isRunning(node) ? m_nodes.at(static_cast<size_t>(node)).process->processId() : 0;
}

bool PrivateNodes::isRunning(int node) const
{
    const auto &process = m_nodes.at(static_cast<size_t>(node)).process;
    return process && process->state() != QProcess::NotRunning;
}

bool PrivateNodes::isFrozen(int node) const
{
    return isRunning(node) && m_nodes.at(static_cast<size_t>(node)).frozen;
}

void PrivateNodes::kill(int node)
{
    if (isRunning(node))
        m_nodes.at(static_cast<size_t>(node)).process->kill();
}

void PrivateNodes::restart(int node, bool withData)
{
    if (isRunning(node))
        return;
    auto &target = m_nodes.at(static_cast<size_t>(node));
    if (!withData) // a replica, too, has saved its master's data
        QFile::remove(m_folder.path() + QLatin1Char('/') + target.name + QStringLiteral("/dump.rdb"));
    launch(target);
}

void PrivateNodes::freeze(int node)
{
    auto &target = m_nodes.at(static_cast<size_t>(node));
    if (isRunning(node) && ::kill(static_cast<pid_t>(target.process->processId()), SIGSTOP) == 0) {
        target.frozen = true;
        Q_EMIT changed();
    }
}

void PrivateNodes::thaw(int node)
{
    auto &target = m_nodes.at(static_cast<size_t>(node));
    if (isRunning(node) && ::kill(static_cast<pid_t>(target.process->processId()), SIGCONT) == 0) {
        target.frozen = false;
        Q_EMIT changed();
    }
}

} // namespace Lockscope::App
