#pragma once

#include <QProcess>
#include <QString>

#include <memory>

namespace Lockscope::App {

/// A temporary folder that vanishes with this program even when it is killed: a small process of our own waits at the end
/// of a pipe for that and then removes the folder. (The servers in it are killed by the kernel, see tieToThisProcess().)
class FolderGuard
{
public:
    FolderGuard();
    /// Removes the folder and ends the guard.
    ~FolderGuard();
    Q_DISABLE_COPY_MOVE(FolderGuard)

    [[nodiscard]] bool isValid() const { return !m_path.isEmpty(); }
    [[nodiscard]] const QString &path() const { return m_path; }

    /// What the guard process runs: waits for the end of standard input, then removes `path`. Refuses any folder that
    /// FolderGuard did not make.
    static int runGuard(const QString &path);

private:
    QString m_path;
    QProcess m_guard;
};

} // namespace Lockscope::App
