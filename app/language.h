#pragma once

#include <QProcessEnvironment>
#include <QStringList>

namespace Lockscope::App {

/// The languages that the user wants, best first, by the rule of gettext: LC_ALL, LC_MESSAGES or LANG, the first that is
/// set; unless that is "C", LANGUAGE goes before it.
[[nodiscard]] QStringList wantedLanguages(const QProcessEnvironment &environment);

/// Lets the window, and Qt's own dialogs where their translation is installed, speak this one of translationLanguages();
/// empty: what the user wants, else English. Before the first widget.
void speak(const QString &language);

} // namespace Lockscope::App
