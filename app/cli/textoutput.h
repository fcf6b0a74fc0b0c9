#pragma once

#include "boardmirror.h"

#include <lockscope/core/board/severity.h>

#include <QJsonObject>
#include <QString>

namespace Lockscope::App {

/// Writes to standard output; returns false if its reader is gone.
bool print(const QString &text);
bool print(const QJsonObject &object); ///< on one line
bool printBytes(const QByteArray &bytes); ///< as they are
void printError(const QString &text);

/// The state of the nodes, one per line.
[[nodiscard]] QString nodesText(const std::vector<NodeStatus> &nodes);
/// Why a node cannot be used. Names the node once.
[[nodiscard]] QString nodeErrorText(const NodeStatus &node);
/// The text after the node's label, unless it names the node itself.
[[nodiscard]] QString withNode(const QString &label, const QString &text);
/// The number of keys of a node that this user may not read, and why.
[[nodiscard]] QString hiddenKeysText(const NodeStatus &node);
/// The number of locks of a node that are not shown, because there are too many.
[[nodiscard]] QString leftOutText(const NodeStatus &node);
/// The number of keys of a node that may be locks and were not read completely.
[[nodiscard]] QString undecidedKeysText(const NodeStatus &node);
/// Whether locks can be acquired, and how many more nodes may fail.
[[nodiscard]] QString capabilityText(const std::vector<NodeStatus> &nodes);
/// "12 locks, 1 needs attention (no expiry)."; nothing if there are no locks.
[[nodiscard]] QString summaryText(const std::vector<const BoardMirror *> &boards);
/// How to print the table of locks.
struct TableOptions
{
    int width = 0; ///< 0: no limit
    bool watched = false; ///< add hold times, which a single look cannot know
    bool isCut = false; ///< not everything was read
    QByteArrayList patterns = {}; ///< of the watched keys; empty: all keys
};
/// A table of all locks, with a database column for several boards.
[[nodiscard]] QString locksText(const std::vector<const BoardMirror *> &boards, const Clock &clock,
                                const TableOptions &options);
/// A table of the dialects, and why some do not allow a release.
[[nodiscard]] QString dialectsText();
/// One lock with a line per node.
[[nodiscard]] QString lockText(const LockState &lock, const std::vector<NodeStatus> &nodes, const Clock &clock);

/// In the colour of the severity, on a terminal that shows colours (NO_COLOR is not set).
[[nodiscard]] QString tinted(Severity severity, const QString &text);

/// The columns of the terminal; 0 if standard output is no terminal.
[[nodiscard]] int terminalWidth();
[[nodiscard]] int terminalHeight();

} // namespace Lockscope::App
