#pragma once

#include <lockscope/core/board/lockstate.h>

#include <QDialog>

namespace Lockscope::App {

/// What a report of a fault needs, as plain text to be copied: versions of the program and of what it stands on, and of the
/// servers that are watched. No password, and no lock.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    /// `deployment`: empty where none is watched.
    AboutDialog(const QString &deployment, const std::vector<NodeStatus> &nodes, QWidget *parent = nullptr);

    [[nodiscard]] static QString textOf(const QString &deployment, const std::vector<NodeStatus> &nodes);
};

} // namespace Lockscope::App
