#pragma once

#include <lockscope/core/base/result.h>

#include <QMap>
#include <QStringList>

namespace Lockscope::App {

/// The words of a command line, sorted into command, operands and options. Values are not interpreted.
class GivenWords
{
public:
    /// Reports unknown commands, and options that the command does not take.
    [[nodiscard]] Result<void> read(const QStringList &arguments);

    QString command = QStringLiteral("window"); ///< one of commandTable()
    bool isCommandNamed = false;
    QStringList operands; ///< for `run`: the name alone
    QStringList commandToRun; ///< for `run`: everything from COMMAND on, as it is

    /// Options are named by their id, such as "host".
    [[nodiscard]] bool has(const QString &option) const { return m_options.contains(option); }
    [[nodiscard]] QString value(const QString &option) const { return values(option).value(values(option).size() - 1); }
    [[nodiscard]] QStringList values(const QString &option) const { return m_options.value(option); }

private:
    enum class Until { FirstWord, End };

    [[nodiscard]] Result<QStringList> takeOptions(const QStringList &arguments, Until until);
    [[nodiscard]] Result<void> readRun(const QStringList &rest);
    [[nodiscard]] Result<void> unknownCommand(const QString &word, const QStringList &rest);
    [[nodiscard]] Error unknownOption(const QString &word) const;

    QMap<QString, QStringList> m_options;
};

/// Whether an error may repeat this word. It may be a part of a password: behind -a, or of an address.
[[nodiscard]] bool isQuotable(const QString &word, const GivenWords &given);

} // namespace Lockscope::App
