#include "command.h"

#include "commandpolicy.h"
#include "respcodec.h"

#include <QCryptographicHash>
#include <QVarLengthArray>

namespace Lockscope {

namespace {

using Words = QVarLengthArray<QByteArrayView, 12>;

// Length of a SHA-1 in hexadecimal. Sending a shorter script by hash saves nothing.
constexpr qsizetype kHashSize = 40;

QByteArray encodedByHash(const QByteArrayList &words, const QByteArray &hash)
{
    Words parts(words.cbegin(), words.cend());
    parts[0] = "EVALSHA";
    parts[1] = hash;
    QByteArray bytes;
    appendCommand(bytes, parts);
    return bytes;
}

} // namespace

Command::Command(QByteArrayList words)
    : Command([&] {
        Data data{.words = std::move(words)};
        data.kind = kindOf(data.words);
        const bool callable
            = data.words.size() > 2 && data.words.constFirst() == "EVAL" && data.words.at(1).size() > kHashSize;
        if (callable) {
            data.hash = QCryptographicHash::hash(data.words.at(1), QCryptographicHash::Sha1).toHex();
            data.encoded = encodedByHash(data.words, data.hash);
        } else {
            data.encoded = encodeCommand(data.words);
        }
        return data;
    }())
{
}

Command Command::script(const QByteArray &body, const QByteArray &hash, const QByteArrayList &keys,
                        const QByteArrayList &arguments, ScriptForm form)
{
    Data data{.kind = CommandKind::Script};
    data.words.reserve(3 + keys.size() + arguments.size());
    data.words << QByteArrayLiteral("EVAL") << body << QByteArray::number(keys.size());
    data.words += keys;
    data.words += arguments;
    if (form == ScriptForm::TextOrHash) {
        data.hash = hash;
        data.encoded = encodedByHash(data.words, hash);
    } else {
        data.encoded = encodeCommand(data.words);
    }
    return Command(std::move(data));
}

bool Command::changesNothing() const
{
    switch (kind()) {
    case CommandKind::Probe:
    case CommandKind::Read:
    case CommandKind::Listening:
    case CommandKind::Monitoring:
    case CommandKind::Connection: return true;
    default: return false;
    }
}

void Command::appendTo(QByteArray &target, bool byHash) const
{
    Q_ASSERT(!byHash || !hash().isEmpty());
    if (byHash || hash().isEmpty()) {
        target += m_data->encoded;
        return;
    }
    const Words parts(words().cbegin(), words().cend());
    appendCommand(target, parts);
}

} // namespace Lockscope
