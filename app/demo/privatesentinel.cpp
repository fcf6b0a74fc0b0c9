#include "privatesentinel.h"

#include <lockscope/core/base/childprocess.h>

#include <QDir>
#include <QTcpServer>

namespace Lockscope::App {

namespace {

using namespace Qt::StringLiterals;

/// A master is dead after five silent seconds: a pause of a busy machine is no failover. A failover ends after ten.
constexpr char kSettings[] = "bind 127.0.0.1\nport %1\nsentinel monitor %2 127.0.0.1 %3 1\n"
                             "sentinel down-after-milliseconds %2 5000\nsentinel failover-timeout %2 10000\n";

} // namespace

PrivateSentinel::PrivateSentinel(const QString &folder, quint16 masterPort)
{
    QTcpServer probe;
    if (!probe.listen(QHostAddress::LocalHost))
        return;
    m_port = probe.serverPort();
    probe.close();
    const QString own = folder + u"/sentinel"_s;
    QDir().mkpath(own);
    QFile settings(own + u"/sentinel.conf"_s); // Sentinel needs a writable configuration file to run
    if (!settings.open(QIODevice::WriteOnly))
        return;
    settings.write(QString::fromLatin1(kSettings)
                       .arg(QString::number(m_port), QLatin1String(kMaster), QString::number(masterPort))
                       .toLatin1());
    settings.close();
    tieToThisProcess(m_process);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardOutputFile(own + u"/log"_s);
    m_process.setWorkingDirectory(own);
    m_process.start(u"redis-server"_s, {u"sentinel.conf"_s, u"--sentinel"_s});
}

PrivateSentinel::~PrivateSentinel()
{
    m_process.kill();
    m_process.waitForFinished(2000);
}

Endpoint PrivateSentinel::endpoint() const
{
    Endpoint endpoint;
    endpoint.port = m_port;
    endpoint.name = u"Sentinel:%1"_s.arg(m_port);
    return endpoint;
}

} // namespace Lockscope::App
