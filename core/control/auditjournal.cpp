#include "auditjournal.h"

#include "../base/text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <QThread>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <pwd.h>
#include <sys/file.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

QString systemUser()
{
#ifdef Q_OS_UNIX
    passwd entry{};
    passwd *found = nullptr;
    QByteArray buffer(16384, Qt::Uninitialized);
    if (getpwuid_r(getuid(), &entry, buffer.data(), static_cast<size_t>(buffer.size()), &found) == 0
        && found != nullptr)
        return QString::fromLocal8Bit(found->pw_name);
    return QString::number(getuid());
#else
    return qEnvironmentVariable("USERNAME");
#endif
}

#ifdef Q_OS_UNIX
/// Waits for other writers, but not for one that is stopped: then a line may be followed by a blank one. Returns
/// whether no other writes.
bool lockForWriting(int descriptor)
{
    const QDeadlineTimer limit(1000);
    while (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK || limit.hasExpired())
            return false;
        QThread::msleep(1);
    }
    return true;
}
#endif

} // namespace

AuditJournal::AuditJournal(QString path, const Clock &clock) : m_path(std::move(path)), m_clock(clock) { }

QString AuditJournal::defaultPath()
{
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!state.startsWith(u'/')) // the XDG specification says to ignore relative paths
        state = QDir::homePath() + QStringLiteral("/.local/state");
    return state + QStringLiteral("/lockscope/audit.jsonl");
}

Result<void> AuditJournal::append(QJsonObject entry)
{
    const auto failed = [this](const QString &why) {
        return Error{.kind = ErrorKind::Io,
                     .message = QStringLiteral("The audit journal %1 cannot be written: %2").arg(m_path, why)};
    };
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(m_clock.wallNow().time_since_epoch().count()).toUTC();
    entry.insert(QStringLiteral("time"), now.toString(Qt::ISODateWithMs));
    entry.insert(QStringLiteral("actor"),
                 QJsonObject{{u"user"_s, systemUser()},
                             {u"host"_s, QSysInfo::machineHostName()},
                             {u"pid"_s, QCoreApplication::applicationPid()}});

    if (!QDir().mkpath(QFileInfo(m_path).absolutePath()))
        return failed(QStringLiteral("its folder cannot be made"));
    QFile file(m_path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered,
                   QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return failed(file.errorString());
    QByteArray line = jsonLine(entry);
#ifdef Q_OS_UNIX
    const bool isAlone = lockForWriting(file.handle()); // until it is closed: others see no half of this line
#endif
    // Another writer may have been killed within its line, so start on a new one.
    const qint64 size = file.size();
    if (size > 0 && file.seek(size - 1) && file.read(1) != "\n")
        line.prepend('\n');
    // QFile reports no error for a partial write, so write the rest to get one.
    for (qsizetype written = 0; written < line.size();) {
        const qint64 more = file.write(line.sliced(written));
        if (more <= 0) {
            const QString why = file.errorString();
#ifdef Q_OS_UNIX
            if (isAlone && written > 0)
                (void)file.resize(size); // a full disk leaves no half of an entry
#endif
            return failed(why);
        }
        written += more;
    }
#ifdef Q_OS_UNIX
    if (fsync(file.handle()) != 0)
        return failed(QString::fromLocal8Bit(strerror(errno)));
#endif
    return {};
}

} // namespace Lockscope
