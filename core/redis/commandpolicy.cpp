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
    {CommandSort::Read, "ZRANGE"},
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
    {CommandSort::Connection, "ASKING"},
    {CommandSort::Connection, "CLUSTER", "SHARDS"},
    {CommandSort::Connection, "CLUSTER", "SLOTS"},
    {CommandSort::Connection, "SENTINEL", "GET-MASTER-ADDR-BY-NAME"},
});

bool isWord(const QByteArray &text, std::string_view capitals)
{
    return text.size() == std::ssize(capitals) && std::equal(text.cbegin(), text.cend(), capitals.begin(), [](char c, char capital) {
               return c == capital || (c >= 'a' && c <= 'z' && c - 'a' + 'A' == capital);
           });
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
    const bool hasSecond = name == "CLIENT" || name == "CLUSTER" || name == "SENTINEL";
    return hasSecond && command.size() > 1 ? name + ' ' + command.at(1).toUpper() : name;
}

} // namespace

CommandSort sortOf(const QByteArrayList &words)
{
    if (words.isEmpty())
        return CommandSort::Unknown;
    for (const auto &entry : kCommands) {
        if (isWord(words.first(), entry.name) && (entry.second.empty() || (words.size() > 1 && isWord(words.at(1), entry.second))))
            return entry.sort;
    }
    return CommandSort::Unknown;
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
