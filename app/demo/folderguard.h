#pragma once

#include <QProcess>
#include <QString>

#include <memory>

namespace Lockscope::App {

/// A temporary folder that is removed even if this program is killed: a small guard process waits for the end of a
/// pipe, then removes the folder. The kernel kills the servers in it, see tieToThisProcess().
class FolderGuard
{
public:
    FolderGuard();
    ~FolderGuard();
    Q_DISABLE_COPY_MOVE(FolderGuard)

    [[nodiscard]] bool isValid() const { return !m_path.isEmpty(); }
    [[nodiscard]] const QString &path() const { return m_path; }

    /// The guard process: waits for the end of standard input, then removes `path`, if FolderGuard made it.
    static int runGuard(const QString &path);

private:
    QString m_path;
    QProcess m_guard;
};

} // namespace Lockscope::App
