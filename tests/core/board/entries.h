#pragma once

#include <lockscope/core/board/board.h>

namespace LockscopeTest {

[[nodiscard]] inline QList<QByteArray> namesOf(const std::vector<Lockscope::Board::Entry *> &entries)
{
    QList<QByteArray> names;
    for (const auto *entry : entries)
        names.append(Lockscope::Board::nameOf(*entry));
    return names;
}

/// The locks about which this node is to be asked.
[[nodiscard]] inline QList<QByteArray> namesOf(const Lockscope::Board &board, int node)
{
    auto round = board.everything();
    return namesOf(board.take(round, node, 1000));
}

} // namespace LockscopeTest
