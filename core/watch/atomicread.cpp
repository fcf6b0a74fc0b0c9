#include "atomicread.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace Lockscope {

namespace {

QByteArrayList texts(const Value &array)
{
    QByteArrayList result;
    for (const Value &element : array.elements)
        result.append(element.text);
    return result;
}

Result<RawKey> rawKeyFrom(const Value &reply, const QByteArray &key)
{
    // The replies to TYPE, PTTL, length, content and, for strings, the value's end. If the type has changed, all but
    // TYPE and PTTL are WRONGTYPE errors.
    if (!reply.isArray() || reply.elements.size() < 4 || reply.elements.size() > 5)
        return Error{.kind = ErrorKind::Protocol,
                     .message = QStringLiteral("The transaction that reads a lock was answered in an unexpected form")};
    RawKey raw{.key = key,
               .type = keyTypeFromName(reply.elements[0].text),
               .ttl = KeyTtl::fromPttl(reply.elements[1].integer)};
    if (reply.elements[2].isInteger())
        raw.length = reply.elements[2].integer;
    const Value &content = reply.elements[3];
    if (content.isText()) {
        raw.value = content.text;
        if (raw.value.size() < raw.length && reply.elements.size() == 5 && reply.elements[4].isText())
            raw.cutShort(raw.length, reply.elements[4].text);
    } else if (content.isArray() && raw.type == KeyType::SortedSet) {
        raw.take(texts(content), true);
    } else if (content.isArray() && content.elements.size() == 2) {
        raw.take(texts(content.elements[1]), raw.type == KeyType::Hash); // after the cursor
    }
    return raw;
}

std::vector<Command> commandsFor(const QByteArray &key, KeyType expected, qsizetype wholeUpTo)
{
    static const QByteArray kCount = QByteArray::number(RawKey::kFieldLimit + 1);
    std::vector<Command> commands{{"TYPE", key}, {"PTTL", key}};
    switch (expected) {
    case KeyType::Hash: commands.insert(commands.end(), {{"HLEN", key}, {"HSCAN", key, "0", "COUNT", kCount}}); break;
    case KeyType::Set: commands.insert(commands.end(), {{"SCARD", key}, {"SSCAN", key, "0", "COUNT", kCount}}); break;
    case KeyType::SortedSet:
        commands.insert(
            commands.end(),
            {{"ZCARD", key}, {"ZRANGE", key, "0", QByteArray::number(RawKey::kElementLimit - 1), "WITHSCORES"}});
        break;
    // A list's content is not read; the second LLEN keeps the number of replies.
    case KeyType::List: commands.insert(commands.end(), {{"LLEN", key}, {"LLEN", key}}); break;
    default:
        commands.insert(commands.end(),
                        {{"STRLEN", key},
                         {"GETRANGE", key, "0", QByteArray::number(wholeUpTo - 1)},
                         {"GETRANGE", key, QByteArray::number(-RawKey::kValueEnd), "-1"}});
    }
    return commands;
}

/// A node with full memory (OOM) rejects every command of a transaction, even reads. It still runs a pipeline in one
/// piece, unless it uses I/O threads.
void readInPipeline(Link &link, const QByteArray &key, const std::vector<Command> &commands,
                    const std::function<void(Result<RawKey>)> &handler)
{
    const auto answers = std::make_shared<Value>(Value{.type = Value::Type::Array});
    const auto failed = std::make_shared<std::optional<Error>>();
    for (const Command &command : commands) {
        link.send(command, [=, count = commands.size()](const Result<Value> &reply) {
            if (!reply && reply.error().kind != ErrorKind::WrongType && !*failed)
                *failed = reply.error();
            answers->elements.push_back(reply ? *reply : Value{.type = Value::Type::Error});
            if (answers->elements.size() == count)
                handler(*failed ? Result<RawKey>(**failed) : rawKeyFrom(*answers, key));
        });
    }
}

} // namespace

void readAtomically(Link &link, const QByteArray &key, KeyType expected, std::function<void(Result<RawKey>)> handler,
                    bool asking, qsizetype wholeUpTo)
{
    const std::vector<Command> commands = commandsFor(key, expected, wholeUpTo);
    // A command that is rejected while queued gives the reason. EXEC then only reports that the transaction was
    // aborted.
    const auto refused = std::make_shared<std::optional<Error>>();
    const auto noteRefusal = [refused](const Result<Value> &reply) {
        if (!reply && !*refused)
            *refused = reply.error();
    };
    if (asking)
        link.send({"ASKING"}, noteRefusal); // applies to one command, or to a transaction up to its end
    link.send({"MULTI"}, noteRefusal);
    for (const auto &command : commands)
        link.send(command, noteRefusal);
    link.send({"EXEC"},
              [key, refused, commands, asking, link = QPointer(&link),
               handler = std::move(handler)](const Result<Value> &reply) {
                  // Not with ASKING, which outside a transaction covers only one command.
                  if (!reply && *refused && (*refused)->kind == ErrorKind::OutOfMemory && link && !asking)
                      return readInPipeline(*link, key, commands, handler);
                  handler(reply ? rawKeyFrom(*reply, key) : Result<RawKey>(refused->value_or(reply.error())));
              });
}

} // namespace Lockscope
