#include "commandpolicy.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace Lockscope {

namespace {

struct Entry
{
    CommandSort sort;
    std::string_view name; ///< in capitals
    std::string_view second = {}; ///< only with this second word
    std::string_view third = {}; ///< only with this third word, and no further one
};

// Commands that are refused unless named here. Looked up for every command that is sent: those of locks come first.
constexpr std::array kCommands = std::to_array<Entry>({
    {CommandSort::Locking, "SET"},
    {CommandSort::Script, "EVAL"},
    {CommandSort::Script, "EVALSHA"},
    {CommandSort::Read, "PTTL"},
    {CommandSort::Read, "TYPE"},
    {CommandSort::Read, "GETRANGE"},
    {CommandSort::Read, "STRLEN"},
    {CommandSort::Read, "MULTI"},
    {CommandSort::Read, "EXEC"},
    {CommandSort::Read, "SCAN"},
    {CommandSort::Read, "EXISTS"},
    {CommandSort::Read, "HLEN"},
    {CommandSort::Read, "HSCAN"},
    {CommandSort::Read, "HGET"},
    {CommandSort::Read, "ZCARD"},
    {CommandSort::Read, "ZCOUNT"},
    {CommandSort::Read, "ZRANGE"},
    {CommandSort::Read, "LLEN"},
    {CommandSort::Read, "LRANGE"},
    {CommandSort::Read, "PUBSUB", "NUMSUB"},
    {CommandSort::Read, "PUBSUB", "SHARDNUMSUB"},
    {CommandSort::Read, "CLIENT", "LIST"},
    // The configuration has passwords in it: only these, one by one.
    {CommandSort::Read, "CONFIG", "GET", "APPENDFSYNC"},
    {CommandSort::Read, "CONFIG", "GET", "SAVE"},
    {CommandSort::Read, "CONFIG", "GET", "NOTIFY-KEYSPACE-EVENTS"},
    {CommandSort::Read, "SCARD"},
    {CommandSort::Read, "SSCAN"},
    {CommandSort::Listening, "SUBSCRIBE"},
    {CommandSort::Listening, "UNSUBSCRIBE"},
    {CommandSort::Listening, "PSUBSCRIBE"},
    {CommandSort::Listening, "PUNSUBSCRIBE"},
    {CommandSort::Connection, "PING"},
    {CommandSort::Connection, "AUTH"},
    {CommandSort::Connection, "SELECT"},
    {CommandSort::Connection, "TIME"},
    {CommandSort::Connection, "INFO"},
    {CommandSort::Connection, "ROLE"},
    {CommandSort::Connection, "CLIENT", "SETNAME"},
    {CommandSort::Connection, "CLIENT", "ID"},
    {CommandSort::Connection, "CLIENT", "NO-TOUCH"},
    {CommandSort::Connection, "CLIENT", "TRACKING"},
});

bool isWord(const QByteArray &text, std::string_view capitals)
{
    return text.size() == std::ssize(capitals) && std::equal(text.cbegin(), text.cend(), capitals.begin(), [](char c, char capital) {
               return c == capital || (c >= 'a' && c <= 'z' && c - 'a' + 'A' == capital);
           });
}

bool fits(const Entry &entry, const QByteArrayList &words)
{
    if (!isWord(words.first(), entry.name))
        return false;
    if (!entry.second.empty() && (words.size() < 2 || !isWord(words.at(1), entry.second)))
        return false;
    return entry.third.empty() || (words.size() == 3 && isWord(words.at(2), entry.third));
}

bool mayBeSent(Purpose purpose, CommandSort sort)
{
    switch (sort) {
    case CommandSort::Unknown: return false;
    case CommandSort::Locking: return purpose == Purpose::Lock;
    case CommandSort::Script: return purpose == Purpose::Lock || purpose == Purpose::Act;
    case CommandSort::Read: return purpose != Purpose::Listen;
    case CommandSort::Listening: return purpose == Purpose::Listen;
    case CommandSort::Connection: return true;
    }
    return false;
}

/// For messages.
QByteArray nameOf(const QByteArrayList &command)
{
    if (command.isEmpty())
        return {};
    const QByteArray name = command.first().toUpper();
    return name == "CLIENT" && command.size() > 1 ? name + ' ' + command.at(1).toUpper() : name;
}

} // namespace

CommandSort sortOf(const QByteArrayList &words)
{
    if (words.isEmpty())
        return CommandSort::Unknown;
    for (const auto &entry : kCommands) {
        if (fits(entry, words))
            return entry.sort;
    }
    return CommandSort::Unknown;
}

QList<QByteArrayList> allowedCommands(Purpose purpose)
{
    QList<QByteArrayList> commands;
    for (const auto &entry : kCommands) {
        if (!mayBeSent(purpose, entry.sort))
            continue;
        QByteArrayList words{QByteArray(entry.name.data(), std::ssize(entry.name))};
        if (!entry.second.empty())
            words.append(QByteArray(entry.second.data(), std::ssize(entry.second)));
        if (!commands.contains(words))
            commands.append(words);
    }
    return commands;
}

Result<void> checkAllowed(Purpose purpose, const Command &command)
{
    if (mayBeSent(purpose, command.sort()))
        return {};
    return Error{.kind = ErrorKind::NotAllowed,
                 .message = QStringLiteral("The command %1 is not on the allow-list of a %2 connection")
                                .arg(QString::fromLatin1(nameOf(command.words()).left(40)),
                                     purpose == Purpose::Watch        ? QStringLiteral("watching")
                                         : purpose == Purpose::Lock   ? QStringLiteral("locking")
                                         : purpose == Purpose::Listen ? QStringLiteral("listening")
                                                                      : QStringLiteral("acting"))};
}

} // namespace Lockscope
