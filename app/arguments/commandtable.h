#pragma once

#include <QStringList>

#include <span>

namespace Lockscope::App {

/// The part of a page in which an option stands.
enum class OptionPart {
    Own,
    Keys, ///< which keys are shown as locks
    Connection, ///< explained once, by `help connection`
};

/// An option. A name with two meanings has two rows.
struct OptionText
{
    const char *names; ///< "-h, --host"; the last long one is what the program reads
    const char *value; ///< "HOST"; "URI..." if the option can be repeated; empty for a flag
    const char *commands; ///< that take it
    const char *text;
    OptionPart part = OptionPart::Own;

    [[nodiscard]] QStringList spellings() const;
    [[nodiscard]] QString id() const; ///< "host"
    [[nodiscard]] QString valueName() const; ///< without "..."
    [[nodiscard]] bool isFlag() const { return *value == '\0'; }
    [[nodiscard]] bool goesWith(const QString &command) const;
};

/// A subcommand, or `window`, which is what the program does without one.
struct CommandText
{
    const char *name;
    const char *group; ///< its heading in the list of commands; empty: not listed
    const char *operands;
    const char *purpose;
    const char *details;
    const char *exitStatus;
    const char *examples; ///< one per line, with a comment as in a shell
};

/// The one definition of the command line: parsing, help, completion, the manual page and
/// resources/docs/cli.md are made from it.
[[nodiscard]] std::span<const CommandText> commandTable();
[[nodiscard]] std::span<const OptionText> optionTable();

[[nodiscard]] const CommandText *findCommand(const QString &name);
/// The option of this spelling ("-h", "--host") that the command takes, or else any; null: there is none.
[[nodiscard]] const OptionText *findOption(const QString &spelling, const QString &command);

/// The words that a value with this name can be; empty: any.
[[nodiscard]] QStringList choicesFor(const QString &valueName);

/// " Did you mean 'list'?", or nothing if no candidate is like the word.
[[nodiscard]] QString suggestion(const QString &word, const QStringList &candidates);

} // namespace Lockscope::App
