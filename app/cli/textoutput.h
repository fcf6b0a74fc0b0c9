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
/// The banner's sentence.
[[nodiscard]] QString capabilityText(const std::vector<NodeStatus> &nodes);
/// A table of all locks; `width` 0 means no limit. `watched`: with hold times, which a single look cannot know.
[[nodiscard]] QString locksText(const BoardMirror &board, Instant now, int width, bool watched);
/// One lock with a line per node.
[[nodiscard]] QString lockText(const LockState &lock, const std::vector<NodeStatus> &nodes, Instant now);

/// Columns a terminal has; 0 when standard output is none.
[[nodiscard]] int terminalWidth();
[[nodiscard]] int terminalHeight();

} // namespace Lockscope::App
