#pragma once

#include "../base/export.h"

#include <QByteArrayList>

#include <initializer_list>
#include <memory>

namespace Lockscope {

/// What a command does, as far as it matters who may send it.
enum class CommandSort {
    Unknown, ///< on no list: never sent
    Locking, ///< takes a lock
    Script,
    Probe, ///< EVAL without a script: carries out nothing, the answer says whether the server knows it
    Read,
    Listening, ///< subscribes
    Monitoring, ///< shows what all clients send
    Connection, ///< about the connection or the server
};

/// How a script travels.
enum class ScriptForm {
    TextOrHash, ///< by its hash where the server has run it; should it have forgotten it, the text follows *behind* what was sent since
    Text, ///< always in full, for what must keep its place
};

/// A command to a server, encoded once however many nodes it is sent to. Immutable; copies share.
class LOCKSCOPE_CORE_EXPORT Command
{
public:
    /// Words as redis-cli takes them. An EVAL travels as ScriptForm::TextOrHash.
    Command(QByteArrayList words);
    Command(std::initializer_list<QByteArray> words) : Command(QByteArrayList(words)) { }

    /// EVAL with `body`, whose SHA-1 in hexadecimal is `hash`: for scripts that are sent often.
    [[nodiscard]] static Command script(const QByteArray &body, const QByteArray &hash, const QByteArrayList &keys, const QByteArrayList &arguments,
                                        ScriptForm form = ScriptForm::TextOrHash);

    [[nodiscard]] const QByteArrayList &words() const { return m_data->words; }
    /// The first word; empty when there is none.
    [[nodiscard]] QByteArray name() const { return words().isEmpty() ? QByteArray() : words().constFirst(); }
    [[nodiscard]] CommandSort sort() const { return m_data->sort; }
    /// The command changes nothing on the server, so a missing answer leaves nothing unknown.
    [[nodiscard]] bool changesNothing() const;

    /// The hash by which a server that knows the script may be told to run it; empty when the command is no such script.
    [[nodiscard]] const QByteArray &hash() const { return m_data->hash; }

    /// Puts the encoded command behind what `target` holds. `byHash` only where there is a hash.
    void appendTo(QByteArray &target, bool byHash = false) const;

private:
    struct Data
    {
        QByteArrayList words;
        CommandSort sort = CommandSort::Unknown;
        QByteArray hash;
        QByteArray encoded; ///< by hash, where there is one
    };

    explicit Command(Data data) : m_data(std::make_shared<const Data>(std::move(data))) { }

    std::shared_ptr<const Data> m_data;
};

} // namespace Lockscope
