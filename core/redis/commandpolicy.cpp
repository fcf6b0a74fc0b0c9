#include "commandpolicy.h"

#include <QVarLengthArray>

#include <algorithm>
#include <array>
#include <string_view>

namespace Lockscope {

namespace {

struct Entry
{
    CommandKind kind;
    std::string_view name; ///< in upper case
    std::string_view second = {}; ///< if set, the second word must match
    std::string_view third = {}; ///< if set, the third word must match and be the last
};

// The allow-list. Each command that is sent is looked up here, so those of locks come first.
constexpr std::array kCommands = std::to_array<Entry>({
    {CommandKind::Locking, "SET"},
    {CommandKind::Script, "EVAL"},
    {CommandKind::Script, "EVALSHA"},
    {CommandKind::Read, "PTTL"},
    {CommandKind::Read, "TYPE"},
    {CommandKind::Read, "GETRANGE"},
    {CommandKind::Read, "STRLEN"},
    {CommandKind::Read, "MULTI"},
    {CommandKind::Read, "EXEC"},
    {CommandKind::Read, "SCAN"},
    {CommandKind::Read, "HLEN"},
    {CommandKind::Read, "HSCAN"},
    {CommandKind::Read, "HGET"},
    {CommandKind::Read, "ZCARD"},
    {CommandKind::Read, "ZCOUNT"},
    {CommandKind::Read, "ZRANGE"},
    // The configuration contains passwords, so only these settings are allowed.
    {CommandKind::Read, "CONFIG", "GET", "APPENDFSYNC"},
    {CommandKind::Read, "CONFIG", "GET", "SAVE"},
    {CommandKind::Read, "CONFIG", "GET", "NOTIFY-KEYSPACE-EVENTS"},
    {CommandKind::Read, "SCARD"},
    {CommandKind::Read, "SSCAN"},
    {CommandKind::Read, "ASKING"},
    {CommandKind::Read, "LLEN"},
    {CommandKind::Read, "LRANGE"},
    {CommandKind::Read, "PUBSUB", "CHANNELS"},
    {CommandKind::Read, "PUBSUB", "NUMSUB"},
    {CommandKind::Read, "PUBSUB", "SHARDNUMSUB"},
    {CommandKind::Read, "CLIENT", "LIST"},
    {CommandKind::Listening, "SUBSCRIBE"},
    {CommandKind::Listening, "UNSUBSCRIBE"},
    {CommandKind::Listening, "PSUBSCRIBE"},
    {CommandKind::Listening, "PUNSUBSCRIBE"},
    {CommandKind::Monitoring, "MONITOR"},
    {CommandKind::Connection, "PING"},
    {CommandKind::Connection, "AUTH"},
    {CommandKind::Connection, "SELECT"},
    {CommandKind::Connection, "TIME"},
    {CommandKind::Connection, "INFO"},
    {CommandKind::Connection, "CLIENT", "SETNAME"},
    {CommandKind::Connection, "CLIENT", "ID"},
    {CommandKind::Connection, "CLIENT", "NO-TOUCH"},
    {CommandKind::Connection, "CLIENT", "TRACKING"},
    {CommandKind::Connection, "CLUSTER", "SHARDS"},
    {CommandKind::Connection, "CLUSTER", "SLOTS"},
    {CommandKind::Connection, "SENTINEL", "GET-MASTER-ADDR-BY-NAME"},
});

bool isWord(QByteArrayView text, std::string_view capitals)
{
    return text.size() == std::ssize(capitals)
        && std::equal(text.begin(), text.end(), capitals.begin(), [](char c, char capital) {
               return c == capital || (c >= 'a' && c <= 'z' && c - 'a' + 'A' == capital);
           });
}

bool fits(const Entry &entry, std::span<const QByteArrayView> words)
{
    if (!isWord(words.front(), entry.name))
        return false;
    if (!entry.second.empty() && (words.size() < 2 || !isWord(words[1], entry.second)))
        return false;
    return entry.third.empty() || (words.size() == 3 && isWord(words[2], entry.third));
}

bool mayBeSent(Purpose purpose, CommandKind kind)
{
    switch (kind) {
    case CommandKind::Unknown: return false;
    case CommandKind::Locking: return purpose == Purpose::Lock;
    case CommandKind::Script: return purpose == Purpose::Lock || purpose == Purpose::Act;
    case CommandKind::Probe:
    case CommandKind::Read: return purpose != Purpose::Listen && purpose != Purpose::Sample;
    case CommandKind::Listening: return purpose == Purpose::Listen;
    case CommandKind::Monitoring: return purpose == Purpose::Sample;
    case CommandKind::Connection: return purpose != Purpose::Sample;
    }
    return false;
}

/// Returns the command's name for error messages.
QByteArray nameOf(const QByteArrayList &command)
{
    if (command.isEmpty())
        return {};
    const QByteArray name = command.first().toUpper();
    const bool hasSecond = name == "CLIENT" || name == "CLUSTER" || name == "SENTINEL";
    return hasSecond && command.size() > 1 ? name + ' ' + command.at(1).toUpper() : name;
}

Error refusal(Purpose purpose, const QByteArrayList &words)
{
    return {.kind = ErrorKind::NotAllowed,
            .message = QStringLiteral("The command %1 is not on the allow-list of a %2 connection")
                           .arg(QString::fromLatin1(nameOf(words).left(40)),
                                purpose == Purpose::Watch        ? QStringLiteral("watching")
                                    : purpose == Purpose::Lock   ? QStringLiteral("locking")
                                    : purpose == Purpose::Listen ? QStringLiteral("listening")
                                    : purpose == Purpose::Sample ? QStringLiteral("sampling")
                                                                 : QStringLiteral("acting"))};
}

} // namespace

CommandKind kindOf(std::span<const QByteArrayView> words)
{
    if (words.empty())
        return CommandKind::Unknown;
    if (words.size() == 1 && isWord(words.front(), "EVAL"))
        return CommandKind::Probe;
    for (const auto &entry : kCommands) {
        if (fits(entry, words))
            return entry.kind;
    }
    return CommandKind::Unknown;
}

CommandKind kindOf(const QByteArrayList &words)
{
    // One word more than any entry checks, so that an extra word is noticed.
    const QVarLengthArray<QByteArrayView, 4> first(words.begin(), words.begin() + std::min<qsizetype>(words.size(), 4));
    return kindOf(std::span<const QByteArrayView>(first.data(), static_cast<size_t>(first.size())));
}

QList<QByteArrayList> allowedCommands(Purpose purpose)
{
    QList<QByteArrayList> commands;
    for (const auto &entry : kCommands) {
        if (!mayBeSent(purpose, entry.kind))
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
    if (mayBeSent(purpose, command.kind()))
        return {};
    return refusal(purpose, command.words());
}

Result<void> checkAllowed(Purpose purpose, const CommandBatch &batch)
{
    if (batch.firstNotReading() >= 0)
        return refusal(purpose, batch.words(batch.firstNotReading()));
    if (!batch.isEmpty() && !mayBeSent(purpose, CommandKind::Read))
        return refusal(purpose, batch.words(0));
    return {};
}

} // namespace Lockscope
