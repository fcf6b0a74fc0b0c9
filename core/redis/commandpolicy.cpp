#include "commandpolicy.h"

#include <QVarLengthArray>

#include <algorithm>
#include <array>
#include <string_view>

namespace Lockscope {

namespace {

struct Entry
{
    CommandSort sort;
    std::string_view name; ///< in upper case
    std::string_view second = {}; ///< if set, the second word must match
    std::string_view third = {}; ///< if set, the third word must match and be the last
};

// The allow-list. Each command that is sent is looked up here, so those of locks come first.
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
    {CommandSort::Read, "HLEN"},
    {CommandSort::Read, "HSCAN"},
    {CommandSort::Read, "HGET"},
    {CommandSort::Read, "ZCARD"},
    {CommandSort::Read, "ZCOUNT"},
    {CommandSort::Read, "ZRANGE"},
    // The configuration contains passwords, so only these settings are allowed.
    {CommandSort::Read, "CONFIG", "GET", "APPENDFSYNC"},
    {CommandSort::Read, "CONFIG", "GET", "SAVE"},
    {CommandSort::Read, "CONFIG", "GET", "NOTIFY-KEYSPACE-EVENTS"},
    {CommandSort::Read, "SCARD"},
    {CommandSort::Read, "SSCAN"},
    {CommandSort::Read, "ASKING"},
    {CommandSort::Read, "LLEN"},
    {CommandSort::Read, "LRANGE"},
    {CommandSort::Read, "PUBSUB", "CHANNELS"},
    {CommandSort::Read, "PUBSUB", "NUMSUB"},
    {CommandSort::Read, "PUBSUB", "SHARDNUMSUB"},
    {CommandSort::Read, "CLIENT", "LIST"},
    {CommandSort::Listening, "SUBSCRIBE"},
    {CommandSort::Listening, "UNSUBSCRIBE"},
    {CommandSort::Listening, "PSUBSCRIBE"},
    {CommandSort::Listening, "PUNSUBSCRIBE"},
    {CommandSort::Monitoring, "MONITOR"},
    {CommandSort::Connection, "PING"},
    {CommandSort::Connection, "AUTH"},
    {CommandSort::Connection, "SELECT"},
    {CommandSort::Connection, "TIME"},
    {CommandSort::Connection, "INFO"},
    {CommandSort::Connection, "CLIENT", "SETNAME"},
    {CommandSort::Connection, "CLIENT", "ID"},
    {CommandSort::Connection, "CLIENT", "NO-TOUCH"},
    {CommandSort::Connection, "CLIENT", "TRACKING"},
    {CommandSort::Connection, "CLUSTER", "SHARDS"},
    {CommandSort::Connection, "CLUSTER", "SLOTS"},
    {CommandSort::Connection, "SENTINEL", "GET-MASTER-ADDR-BY-NAME"},
});

bool isWord(QByteArrayView text, std::string_view capitals)
{
    return text.size() == std::ssize(capitals) && std::equal(text.begin(), text.end(), capitals.begin(), [](char c, char capital) {
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

bool mayBeSent(Purpose purpose, CommandSort sort)
{
    switch (sort) {
    case CommandSort::Unknown: return false;
    case CommandSort::Locking: return purpose == Purpose::Lock;
    case CommandSort::Script: return purpose == Purpose::Lock || purpose == Purpose::Act;
    case CommandSort::Probe:
    case CommandSort::Read: return purpose != Purpose::Listen && purpose != Purpose::Sample;
    case CommandSort::Listening: return purpose == Purpose::Listen;
    case CommandSort::Monitoring: return purpose == Purpose::Sample;
    case CommandSort::Connection: return purpose != Purpose::Sample;
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

CommandSort sortOf(std::span<const QByteArrayView> words)
{
    if (words.empty())
        return CommandSort::Unknown;
    if (words.size() == 1 && isWord(words.front(), "EVAL"))
        return CommandSort::Probe;
    for (const auto &entry : kCommands) {
        if (fits(entry, words))
            return entry.sort;
    }
    return CommandSort::Unknown;
}

CommandSort sortOf(const QByteArrayList &words)
{
    // One word more than any entry checks, so that an extra word is noticed.
    const QVarLengthArray<QByteArrayView, 4> first(words.begin(), words.begin() + std::min<qsizetype>(words.size(), 4));
    return sortOf(std::span<const QByteArrayView>(first.data(), static_cast<size_t>(first.size())));
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
    return refusal(purpose, command.words());
}

Result<void> checkAllowed(Purpose purpose, const CommandBatch &batch)
{
    if (batch.firstNotReading() >= 0)
        return refusal(purpose, batch.words(batch.firstNotReading()));
    if (!batch.isEmpty() && !mayBeSent(purpose, CommandSort::Read))
        return refusal(purpose, batch.words(0));
    return {};
}

} // namespace Lockscope
