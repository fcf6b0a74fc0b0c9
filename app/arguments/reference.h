#pragma once

#include <QString>

#include <optional>

namespace Lockscope::App {

/// Breaks the text into lines of at most `width`. All but the first are indented.
[[nodiscard]] QString wrapped(const QString &text, qsizetype indent, qsizetype width);

// All of these are made from commandTable() and optionTable().

/// The page of a command or of "connection", or the list of commands if the name is empty. Unset: there is no such
/// page.
[[nodiscard]] std::optional<QString> helpText(const QString &name, int width);
/// All pages, as resources/docs/cli.md has them.
[[nodiscard]] QString referenceMarkdown();
/// The manual page, in the macros of man(7).
[[nodiscard]] QString referenceMan(const QString &version);

/// What can stand in the last place of a command line (without the program's name): candidates, one per line, each with
/// a tab and its meaning if it has one. Or a line ":files", ":hosts", or ":command N", where the words from N on are a
/// command of their own.
[[nodiscard]] QString completionsOf(const QStringList &words);

} // namespace Lockscope::App
