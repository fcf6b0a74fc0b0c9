#include "blockedclients.h"

#include "../redis/serverfacts.h"

#include <QPointer>

namespace Lockscope {

namespace {

/// CLIENT LIST of more clients than this costs the server too much, and exceeds what a connection reads.
constexpr qint64 kMostClients = 2000;

BlockedCounts blockedIn(const QByteArray &clientList)
{
    BlockedCounts counts;
    const auto lines = clientList.split('\n');
    for (const auto &line : lines) {
        QByteArray command;
        bool blocked = false;
        const auto fields = line.split(' ');
        for (const auto &field : fields) {
            if (field.startsWith("flags="))
                blocked = field.sliced(6).contains('b');
            else if (field.startsWith("cmd="))
                command = field.sliced(4).toLower();
        }
        if (blocked)
            ++counts[command];
    }
    return counts;
}

} // namespace

void countBlockedClients(Link &link, std::function<void(const Result<BlockedCounts> &)> handler)
{
    const QString where = link.endpoint().label();
    link.send(
        {"INFO", "clients"}, [link = QPointer(&link), where, handler = std::move(handler)](const Result<Value> &reply) {
            if (!reply)
                return handler(reply.error());
            const auto blocked = infoNumber(reply->text, "blocked_clients");
            const auto connected = infoNumber(reply->text, "connected_clients");
            if (blocked == 0)
                return handler(BlockedCounts());
            if (!connected || !link)
                return handler(Error{.kind = ErrorKind::Server,
                                     .message = QStringLiteral("%1 does not say how many clients it has").arg(where)});
            if (*connected > kMostClients)
                return handler(Error{.kind = ErrorKind::NotAllowed,
                                     .message = QStringLiteral("%1 has %2 clients; their list would cost it too much")
                                                    .arg(where, QString::number(*connected))});
            link->send({"CLIENT", "LIST", "TYPE", "normal"}, [handler](const Result<Value> &list) {
                handler(list ? Result<BlockedCounts>(blockedIn(list->text)) : Result<BlockedCounts>(list.error()));
            });
        });
}

} // namespace Lockscope
