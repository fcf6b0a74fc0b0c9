#include "commandpolicy.h"

#include <algorithm>
#include <array>

namespace Lockscope {

namespace {

// Commands that are refused unless named here. A word pair stands for a subcommand.
constexpr std::array kConnection = {"AUTH", "SELECT", "PING", "TIME", "INFO", "ROLE", "CLIENT SETNAME", "CLIENT ID", "CLIENT NO-TOUCH"};
constexpr std::array kReads = {"SCAN", "TYPE", "PTTL", "STRLEN", "GETRANGE", "HLEN", "HSCAN", "HGET", "MULTI", "EXEC", "EXISTS"};
constexpr std::array kScripts = {"EVAL", "EVALSHA"};
constexpr std::array kLocking = {"SET"};
constexpr std::array kListening = {"SUBSCRIBE", "UNSUBSCRIBE"};

QByteArray nameOf(const QByteArrayList &command)
{
    if (command.isEmpty())
        return {};
    const QByteArray name = command.first().toUpper();
    return name == "CLIENT" && command.size() > 1 ? name + ' ' + command.at(1).toUpper() : name;
}

template <size_t N>
bool contains(const std::array<const char *, N> &list, const QByteArray &name)
{
    return std::any_of(list.begin(), list.end(), [&](const char *entry) { return name == entry; });
}

} // namespace

Result<void> checkAllowed(Purpose purpose, const QByteArrayList &command)
{
    const QByteArray name = nameOf(command);
    bool allowed = contains(kConnection, name);
    switch (purpose) {
    case Purpose::Watch: allowed = allowed || contains(kReads, name); break;
    case Purpose::Act: allowed = allowed || contains(kReads, name) || contains(kScripts, name); break;
    case Purpose::Lock: allowed = allowed || contains(kReads, name) || contains(kScripts, name) || contains(kLocking, name); break;
    case Purpose::Listen: allowed = allowed || contains(kListening, name); break;
    }
    if (allowed)
        return {};
    return Error{.kind = ErrorKind::NotAllowed,
                 .message = QStringLiteral("The command %1 is not on the allow-list of a %2 connection")
                                .arg(QString::fromLatin1(name.left(40)),
                                     purpose == Purpose::Watch        ? QStringLiteral("watching")
                                         : purpose == Purpose::Lock   ? QStringLiteral("locking")
                                         : purpose == Purpose::Listen ? QStringLiteral("listening")
                                                                      : QStringLiteral("acting"))};
}

bool changesNothing(const QByteArrayList &command)
{
    const QByteArray name = nameOf(command);
    return contains(kConnection, name) || contains(kReads, name) || contains(kListening, name);
}

} // namespace Lockscope
