#pragma once

#include "boardmirror.h"

#include <QJsonObject>
#include <QString>

namespace Lockscope::App {

/// Writes to standard output; false when nobody reads it any more.
bool print(const QString &text);
bool print(const QJsonObject &object); ///< on one line
void printError(const QString &text);

/// The nodes' state, a line each.
[[nodiscard]] QString nodesText(const std::vector<NodeStatus> &nodes);
/// Why a node cannot be used; names the node once.
[[nodiscard]] QString nodeErrorText(const NodeStatus &node);
/// How many keys of a node this user may not read, and why.
[[nodiscard]] QString hiddenKeysText(const NodeStatus &node);
/// How many keys of a node may be locks and were not read whole.
[[nodiscard]] QString undecidedKeysText(const NodeStatus &node);
/// The banner's sentence.
[[nodiscard]] QString capabilityText(const std::vector<NodeStatus> &nodes);
/// What the table of locks is made for.
struct TableOptions
{
    int width = 0; ///< 0 means no limit
    bool watched = false; ///< with hold times, which a single look cannot know
    bool isCut = false; ///< not everything was read
    QByteArrayList patterns = {}; ///< of the keys that alone are looked at; empty: all
};
/// A table of all locks; with a column for the database where there are several boards.
[[nodiscard]] QString locksText(const std::vector<const BoardMirror *> &boards, const Clock &clock, const TableOptions &options);
/// What a dialect is, a line each, and why some are not released.
[[nodiscard]] QString dialectsText();
/// One lock with a line per node.
[[nodiscard]] QString lockText(const LockState &lock, const std::vector<NodeStatus> &nodes, const Clock &clock);

/// Columns a terminal has; 0 when standard output is none.
[[nodiscard]] int terminalWidth();
[[nodiscard]] int terminalHeight();

} // namespace Lockscope::App
