#pragma once

#include <lockscope/core/board/lockstate.h>

#include <QDialog>

namespace Lockscope::App {

/// Text for a bug report, to be copied: versions of the program, its libraries and the servers. No passwords, no locks.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    /// `deployment`: empty if none is watched.
    AboutDialog(const QString &deployment, const std::vector<NodeStatus> &nodes, QWidget *parent = nullptr);

    [[nodiscard]] static QString textOf(const QString &deployment, const std::vector<NodeStatus> &nodes);
};

} // namespace Lockscope::App
