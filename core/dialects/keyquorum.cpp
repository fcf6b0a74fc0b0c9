#include "keyquorum.h"

#include <algorithm>
#include <vector>

namespace Lockscope::KeyQuorum {

namespace {

/// The index of the digit that numbers the key; -1 for other keys.
qsizetype numberAt(QByteArrayView key)
{
    // Runs for every key: the first byte rejects most of them.
    if (key.isEmpty() || (key[0] != 'r' && key[0] != 'v'))
        return -1;
    for (const char *prefix : {"rueidislock:", "valkeylock:"}) {
        const QByteArrayView begin(prefix);
        const qsizetype at = begin.size();
        if (key.size() > at + 2 && key.startsWith(begin) && key[at] >= '0' && key[at] <= '2' && key[at + 1] == ':')
            return at;
    }
    return -1;
}

bool isThere(const RawKey &raw)
{
    return raw.ttl.kind == KeyTtl::Kind::Finite || raw.ttl.kind == KeyTtl::Kind::Never;
}

bool endsBefore(const KeyTtl &a, const KeyTtl &b)
{
    return a.kind == KeyTtl::Kind::Finite && (b.kind == KeyTtl::Kind::Never || a.left < b.left);
}

} // namespace

bool isPart(QByteArrayView key)
{
    return numberAt(key) >= 0;
}

QByteArray mainKeyOf(const QByteArray &key)
{
    const qsizetype at = numberAt(key);
    QByteArray name = key;
    if (at >= 0 && name.at(at) != '0')
        name[at] = '0';
    return name;
}

QByteArrayList otherKeysOf(const QByteArray &name)
{
    const qsizetype at = numberAt(name);
    if (at < 0 || name.at(at) != '0')
        return {};
    QByteArrayList keys{name, name};
    keys[0][at] = '1';
    keys[1][at] = '2';
    return keys;
}

void resolve(RawKey &first, const Others &others)
{
    const std::array<const RawKey *, 3> all{&first, &others[0], &others[1]};
    for (const RawKey *candidate : all) {
        std::vector<KeyTtl> ends;
        for (const RawKey *key : all) {
            if (isThere(*key) && isThere(*candidate) && key->value == candidate->value)
                ends.push_back(key->ttl);
        }
        if (ends.size() < 2)
            continue;
        // The lock ends when only one of its keys is left.
        std::sort(ends.begin(), ends.end(), endsBefore);
        const RawKey agreed = *candidate;
        first.type = KeyType::String;
        first.value = agreed.value;
        first.length = agreed.length;
        first.ttl = ends[ends.size() - 2];
        return;
    }
    first.value.clear();
    first.length = 0;
    first.ttl = {KeyTtl::Kind::Gone, Millis(0)};
}

} // namespace Lockscope::KeyQuorum
