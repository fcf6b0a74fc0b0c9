#pragma once

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <vector>

namespace LockscopeTest {

struct Found
{
    qint64 pid = 0;
    QByteArray command;
};

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Living processes that have to do with this folder: by their command line, environment or working directory.
inline std::vector<Found> processesOf(const QString &folder)
{
    std::vector<Found> found;
    const QByteArray needle = folder.toUtf8();
    const auto pids
        = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs).filter(QRegularExpression(QStringLiteral("^\\d+$")));
    for (const auto &pid : pids) {
        const QString proc = QStringLiteral("/proc/") + pid;
        const QByteArray command = contentOf(proc + QStringLiteral("/cmdline"));
        const bool related = command.contains(needle) || contentOf(proc + QStringLiteral("/environ")).contains(needle)
            || QFile::symLinkTarget(proc + QStringLiteral("/cwd")).startsWith(folder);
        if (related && !command.isEmpty())
            found.push_back({pid.toLongLong(), command});
    }
    return found;
}

inline std::vector<Found> serversOf(const QString &folder)
{
    auto found = processesOf(folder);
    std::erase_if(found, [](const Found &process) { return !process.command.contains("redis-server"); });
    return found;
}

/// The folders of private nodes.
inline QStringList foldersIn(const QString &folder)
{
    return QDir(folder).entryList({QStringLiteral("lockscope-demo-*")}, QDir::Dirs);
}

} // namespace LockscopeTest
