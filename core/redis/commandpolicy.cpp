#include "commandpolicy.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace Lockscope {

namespace {

enum class Sort { Locking, Script, Read, Listening, Connection };

struct Entry
{
    Sort sort;
    std::string_view name; ///< in capitals
    std::string_view second = {}; ///< only with this second word
};

// Commands that are refused unless named here. Looked up for every command that is sent: those of locks come first.
constexpr std::array kCommands = std::to_array<Entry>({
    {Sort::Locking, "SET"},
    {Sort::Script, "EVAL"},
    {Sort::Script, "EVALSHA"},
    {Sort::Read, "PTTL"},
    {Sort::Read, "TYPE"},
    {Sort::Read, "GETRANGE"},
    {Sort::Read, "STRLEN"},
    {Sort::Read, "MULTI"},
    {Sort::Read, "EXEC"},
    {Sort::Read, "SCAN"},
    {Sort::Read, "EXISTS"},
    {Sort::Read, "HLEN"},
    {Sort::Read, "HSCAN"},
    {Sort::Read, "HGET"},
    {Sort::Read, "ZCARD"},
    {Sort::Read, "ZRANGE"},
    {Sort::Read, "SCARD"},
    {Sort::Read, "SSCAN"},
    {Sort::Listening, "SUBSCRIBE"},
    {Sort::Listening, "UNSUBSCRIBE"},
    {Sort::Connection, "PING"},
    {Sort::Connection, "AUTH"},
    {Sort::Connection, "SELECT"},
    {Sort::Connection, "TIME"},
    {Sort::Connection, "INFO"},
    {Sort::Connection, "ROLE"},
    {Sort::Connection, "CLIENT", "SETNAME"},
    {Sort::Connection, "CLIENT", "ID"},
    {Sort::Connection, "CLIENT", "NO-TOUCH"},
});

bool isWord(const QByteArray &text, std::string_view capitals)
{
    return text.size() == std::ssize(capitals) && std::equal(text.cbegin(), text.cend(), capitals.begin(), [](char c, char capital) {
               return c == capital || (c >= 'a' && c <= 'z' && c - 'a' + 'A' == capital);
           });
}

std::optional<Sort> sortOf(const QByteArrayList &command)
{
    if (command.isEmpty())
        return std::nullopt;
    for (const auto &entry : kCommands) {
        if (isWord(command.first(), entry.name) && (entry.second.empty() || (command.size() > 1 && isWord(command.at(1), entry.second))))
            return entry.sort;
    }
    return std::nullopt;
}

bool mayBeSent(Purpose purpose, Sort sort)
{
    switch (sort) {
    case Sort::Locking: return purpose == Purpose::Lock;
    case Sort::Script: return purpose == Purpose::Lock || purpose == Purpose::Act;
    case Sort::Read: return purpose != Purpose::Listen;
    case Sort::Listening: return purpose == Purpose::Listen;
    case Sort::Connection: return true;
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

Result<void> checkAllowed(Purpose purpose, const QByteArrayList &command)
{
    const auto sort = sortOf(command);
    if (sort && mayBeSent(purpose, *sort))
        return {};
    return Error{.kind = ErrorKind::NotAllowed,
                 .message = QStringLiteral("The command %1 is not on the allow-list of a %2 connection")
                                .arg(QString::fromLatin1(nameOf(command).left(40)),
                                     purpose == Purpose::Watch        ? QStringLiteral("watching")
                                         : purpose == Purpose::Lock   ? QStringLiteral("locking")
                                         : purpose == Purpose::Listen ? QStringLiteral("listening")
                                                                      : QStringLiteral("acting"))};
}

bool changesNothing(const QByteArrayList &command)
{
    const auto sort = sortOf(command);
    return sort == Sort::Read || sort == Sort::Listening || sort == Sort::Connection;
}

} // namespace Lockscope
