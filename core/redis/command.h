#pragma once

#include "../base/export.h"

#include <QByteArrayList>

#include <initializer_list>
#include <memory>

namespace Lockscope {

/// What a command does; decides which connections may send it.
enum class CommandKind {
    Unknown, ///< not on the list; never sent
    Locking, ///< acquires a lock
    Script,
    Probe, ///< EVAL without a script: executes nothing, but shows whether the server supports scripts
    Read,
    Listening, ///< subscribes
    Monitoring, ///< shows the commands of all clients
    Connection, ///< about the connection or the server
};

/// How a script is sent.
enum class ScriptForm {
    /// By hash once the server has run the script. If the server forgot it, the text is sent *after* later commands.
    TextOrHash,
    Text, ///< always in full, for commands whose order matters
};

/// A command for a server. It is encoded once, for any number of nodes. Immutable; copies share the data.
class LOCKSCOPE_CORE_EXPORT Command
{
public:
    /// Takes the words as in redis-cli. Sends an EVAL as ScriptForm::TextOrHash.
    Command(QByteArrayList words);
    Command(std::initializer_list<QByteArray> words) : Command(QByteArrayList(words)) { }

    /// EVAL with `body` and its SHA-1 in hexadecimal, `hash`. Use it for scripts that are sent often.
    [[nodiscard]] static Command script(const QByteArray &body, const QByteArray &hash, const QByteArrayList &keys,
                                        const QByteArrayList &arguments, ScriptForm form = ScriptForm::TextOrHash);

    [[nodiscard]] const QByteArrayList &words() const { return m_data->words; }
    /// Returns the first word; empty if there is none.
    [[nodiscard]] QByteArray name() const { return words().isEmpty() ? QByteArray() : words().constFirst(); }
    [[nodiscard]] CommandKind kind() const { return m_data->kind; }
    /// The command does not change data, so a missing reply leaves no doubt about the outcome.
    [[nodiscard]] bool changesNothing() const;

    /// Returns the hash for EVALSHA; empty if the command is not a script that can be sent by hash.
    [[nodiscard]] const QByteArray &hash() const { return m_data->hash; }

    /// Appends the encoded command to `target`. `byHash` requires a hash.
    void appendTo(QByteArray &target, bool byHash = false) const;

private:
    struct Data
    {
        QByteArrayList words;
        CommandKind kind = CommandKind::Unknown;
        QByteArray hash;
        QByteArray encoded; ///< as EVALSHA if there is a hash
    };

    explicit Command(Data data) : m_data(std::make_shared<const Data>(std::move(data))) { }

    std::shared_ptr<const Data> m_data;
};

} // namespace Lockscope
