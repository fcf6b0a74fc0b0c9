#pragma once

#include "../redis/endpoint.h"

#include <QList>
#include <QStringList>

namespace Lockscope {

/// What a text of addresses says: one that people typed, or pasted from wherever they keep them.
struct LOCKSCOPE_CORE_EXPORT AddressList
{
    struct Entry
    {
        Endpoint endpoint;
        int line = 1;
    };
    struct Problem
    {
        int line = 1;
        QString reason; ///< a sentence; never has a password in it
        QString text = {}; ///< what was not understood, made safe to show; empty where a password may be in it, or the reason tells
    };

    QList<Entry> entries;
    QList<Problem> problems; ///< in the order of their lines

    [[nodiscard]] QList<Endpoint> endpoints() const;
};

/// Reads addresses as Endpoint::fromUri() does, separated by line ends, white space, commas and semicolons; lines that begin with #
/// are remarks. In a line with a login a comma separates only before white space or a scheme, because it may be of a
/// password. An address that is there twice is a problem: a node has one vote. Pure.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT AddressList readAddresses(const QString &text, quint16 defaultPort = Endpoint::kDefaultPort);

} // namespace Lockscope
