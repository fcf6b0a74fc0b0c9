#include "atomicread.h"

#include <memory>

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
    // TYPE, PTTL, length, content, of a string its end; these are WRONGTYPE errors when the key has become another kind of thing
    if (!reply.isArray() || reply.elements.size() < 4 || reply.elements.size() > 5)
        return Error{.kind = ErrorKind::Protocol, .message = QStringLiteral("The transaction that reads a lock was answered in an unexpected form")};
    RawKey raw{.key = key, .type = keyTypeFromName(reply.elements[0].text), .ttl = KeyTtl::fromPttl(reply.elements[1].integer)};
    if (reply.elements[2].isInteger())
        raw.length = reply.elements[2].integer;
    const Value &content = reply.elements[3];
    if (content.isText()) {
        raw.value = content.text;
        if (raw.isCut() && reply.elements.size() == 5 && reply.elements[4].isText())
            raw.cutShort(raw.length, reply.elements[4].text);
    } else if (content.isArray() && raw.type == KeyType::SortedSet) {
        raw.take(texts(content), true);
    } else if (content.isArray() && content.elements.size() == 2) {
        raw.take(texts(content.elements[1]), raw.type == KeyType::Hash); // behind the cursor
    }
    return raw;
}

} // namespace

void readAtomically(Link &link, const QByteArray &key, KeyType expected, std::function<void(Result<RawKey>)> handler, bool asking)
{
    // A command that is refused while it is queued tells why; EXEC then only says that the transaction was given up.
    const auto refused = std::make_shared<std::optional<Error>>();
    const auto ignore = [refused](const Result<Value> &reply) {
        if (!reply && !*refused)
            *refused = reply.error();
    };
    if (asking)
        link.send({"ASKING"}, ignore); // of one command, and of a transaction up to its end
    link.send({"MULTI"}, ignore);
    link.send({"TYPE", key}, ignore);
    link.send({"PTTL", key}, ignore);
    static const QByteArray kCount = QByteArray::number(RawKey::kFieldLimit + 1);
    switch (expected) {
    case KeyType::Hash:
        link.send({"HLEN", key}, ignore);
        link.send({"HSCAN", key, "0", "COUNT", kCount}, ignore);
        break;
    case KeyType::Set:
        link.send({"SCARD", key}, ignore);
        link.send({"SSCAN", key, "0", "COUNT", kCount}, ignore);
        break;
    case KeyType::SortedSet:
        link.send({"ZCARD", key}, ignore);
        link.send({"ZRANGE", key, "0", QByteArray::number(RawKey::kElementLimit - 1), "WITHSCORES"}, ignore);
        break;
    default:
        link.send({"STRLEN", key}, ignore);
        link.send({"GETRANGE", key, "0", QByteArray::number(RawKey::kValueLimit - 1)}, ignore);
        link.send({"GETRANGE", key, QByteArray::number(-RawKey::kValueEnd), "-1"}, ignore);
    }
    link.send({"EXEC"}, [key, refused, handler = std::move(handler)](const Result<Value> &reply) {
        handler(reply ? rawKeyFrom(*reply, key) : Result<RawKey>(refused->value_or(reply.error())));
    });
}

} // namespace Lockscope
