#include "commandpolicy.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace Lockscope {

namespace {

// Commands that are refused unless named here, in capitals. Some only with a certain second word.
struct Entry
{
    std::string_view name;
    std::string_view second = {};
};

constexpr std::array kConnection
    = std::to_array<Entry>({{"AUTH"}, {"SELECT"}, {"PING"}, {"TIME"}, {"INFO"}, {"ROLE"}, {"CLIENT", "SETNAME"}, {"CLIENT", "ID"}, {"CLIENT", "NO-TOUCH"}});
constexpr std::array kReads
    = std::to_array<Entry>({{"SCAN"}, {"TYPE"}, {"PTTL"}, {"STRLEN"}, {"GETRANGE"}, {"HLEN"}, {"HSCAN"}, {"HGET"}, {"MULTI"}, {"EXEC"}, {"EXISTS"}});
constexpr std::array kScripts = std::to_array<Entry>({{"EVAL"}, {"EVALSHA"}});
constexpr std::array kLocking = std::to_array<Entry>({{"SET"}});

// Asked for every command that is sent: without copies.
bool isWord(const QByteArray &text, std::string_view capitals)
{
    return text.size() == std::ssize(capitals) && std::equal(text.cbegin(), text.cend(), capitals.begin(), [](char c, char capital) {
               return c == capital || (c >= 'a' && c <= 'z' && c - 'a' + 'A' == capital);
           });
}

template <size_t N>
bool contains(const std::array<Entry, N> &list, const QByteArrayList &command)
{
    return !command.isEmpty() && std::any_of(list.begin(), list.end(), [&](const Entry &entry) {
        return isWord(command.first(), entry.name) && (entry.second.empty() || (command.size() > 1 && isWord(command.at(1), entry.second)));
    });
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
    const bool allowed = contains(kConnection, command) || contains(kReads, command) || (purpose != Purpose::Watch && contains(kScripts, command))
        || (purpose == Purpose::Lock && contains(kLocking, command));
    if (allowed)
        return {};
    return Error{.kind = ErrorKind::NotAllowed,
                 .message = QStringLiteral("The command %1 is not on the allow-list of a %2 connection")
                                .arg(QString::fromLatin1(nameOf(command).left(40)),
                                     purpose == Purpose::Watch      ? QStringLiteral("watching")
                                         : purpose == Purpose::Lock ? QStringLiteral("locking")
                                                                    : QStringLiteral("acting"))};
}

bool changesNothing(const QByteArrayList &command)
{
    return contains(kConnection, command) || contains(kReads, command);
}

} // namespace Lockscope
