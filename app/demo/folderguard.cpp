#include "folderguard.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <csignal>
#include <unistd.h>

namespace Lockscope::App {

namespace {

constexpr char kPrefix[] = "lockscope-demo-";

} // namespace

FolderGuard::FolderGuard()
{
    QTemporaryDir folder(QDir::tempPath() + QLatin1Char('/') + QLatin1String(kPrefix) + QStringLiteral("XXXXXX"));
    if (!folder.isValid())
        return;
    folder.setAutoRemove(false);
    m_path = folder.path();
    m_guard.setChildProcessModifier([] {
        // The guard must outlive this program for a moment, also after Ctrl+C or a closed terminal.
        setsid();
        for (const int number : {SIGINT, SIGTERM, SIGHUP})
            signal(number, SIG_IGN);
    });
    m_guard.start(QCoreApplication::applicationFilePath(), {QStringLiteral("demo-guard"), m_path},
                  QIODevice::WriteOnly);
    m_guard.waitForStarted();
}

FolderGuard::~FolderGuard()
{
    if (m_path.isEmpty())
        return;
    QDir(m_path).removeRecursively();
    m_guard.closeWriteChannel();
    m_guard.waitForFinished(2000);
}

int FolderGuard::runGuard(const QString &path)
{
    char byte = 0;
    while (read(STDIN_FILENO, &byte, 1) > 0) { }
    const QFileInfo folder(path);
    if (!folder.fileName().startsWith(QLatin1String(kPrefix)) || !folder.isDir() || folder.isSymLink())
        return 2;
    // A server may still write a file while the kernel kills it.
    for (int i = 0; i < 50 && QFileInfo::exists(path); ++i) {
        QDir(path).removeRecursively();
        usleep(20'000);
    }
    return 0;
}

} // namespace Lockscope::App
