#pragma once

#include "../redis/endpoint.h"

#include <QList>
#include <QStringList>

namespace Lockscope {

/// The addresses in a text that someone typed or pasted.
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
        QString reason; ///< a sentence, never with a password
        QString text
            = {}; ///< what was not understood, safe to show; empty if it may contain a password, or is not needed
    };

    QList<Entry> entries;
    QList<Problem> problems; ///< by line

    [[nodiscard]] QList<Endpoint> endpoints() const;
};

/// Reads addresses as Endpoint::fromUri() does, separated by line ends, white space, commas and semicolons. Lines that
/// begin with # are comments. In a line with a login, a comma may belong to the password, so it separates only before
/// white space or a scheme. A repeated address is a problem, because a node has one vote. Pure.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT AddressList readAddresses(const QString &text,
                                                              quint16 defaultPort = Endpoint::kDefaultPort);

} // namespace Lockscope
