#include "atomicread.h"

#include <memory>

namespace Lockscope {

namespace {

KeyType typeOf(const QByteArray &name)
{
    return name == "none" ? KeyType::None : name == "string" ? KeyType::String : name == "hash" ? KeyType::Hash : KeyType::Other;
}

Result<RawKey> rawKeyFrom(const Value &reply, const QByteArray &key)
{
    // TYPE, PTTL, length, content; the latter two are WRONGTYPE errors when the key has become another kind of thing
    if (!reply.isArray() || reply.elements.size() != 4)
        return Error{.kind = ErrorKind::Protocol, .message = QStringLiteral("The transaction that reads a lock was answered in an unexpected form")};
    RawKey raw{.key = key, .type = typeOf(reply.elements[0].text), .ttl = KeyTtl::fromPttl(reply.elements[1].integer)};
    if (reply.elements[2].isInteger())
        raw.length = reply.elements[2].integer;
    const Value &content = reply.elements[3];
    if (content.isText()) {
        raw.value = content.text;
    } else if (content.isArray() && content.elements.size() == 2) {
        const auto &pairs = content.elements[1].elements;
        for (size_t pair = 0; pair + 1 < pairs.size(); pair += 2)
            raw.fields.append({pairs[pair].text, pairs[pair + 1].text});
    }
    return raw;
}

} // namespace

void readAtomically(Link &link, const QByteArray &key, KeyType expected, std::function<void(Result<RawKey>)> handler)
{
    // A command that is refused while it is queued tells why; EXEC then only says that the transaction was given up.
    const auto refused = std::make_shared<std::optional<Error>>();
    const auto ignore = [refused](const Result<Value> &reply) {
        if (!reply && !*refused)
            *refused = reply.error();
    };
    link.send({"MULTI"}, ignore);
    link.send({"TYPE", key}, ignore);
    link.send({"PTTL", key}, ignore);
    if (expected == KeyType::Hash) {
        link.send({"HLEN", key}, ignore);
        link.send({"HSCAN", key, "0", "COUNT", QByteArray::number(RawKey::kFieldLimit + 1)}, ignore);
    } else {
        link.send({"STRLEN", key}, ignore);
        link.send({"GETRANGE", key, "0", QByteArray::number(RawKey::kValueLimit - 1)}, ignore);
    }
    link.send({"EXEC"}, [key, refused, handler = std::move(handler)](const Result<Value> &reply) {
        handler(reply ? rawKeyFrom(*reply, key) : Result<RawKey>(refused->value_or(reply.error())));
    });
}

} // namespace Lockscope
