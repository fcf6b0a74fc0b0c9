#pragma once

#include <QProcessEnvironment>
#include <QStringList>

namespace Lockscope::App {

/// The user's preferred languages, best first, by gettext's rules: the first set one of LC_ALL, LC_MESSAGES and LANG.
/// Unless it is "C", LANGUAGE takes precedence.
[[nodiscard]] QStringList wantedLanguages(const QProcessEnvironment &environment);

/// Translates the program to one of translationLanguages(), and Qt's own dialogs if their translation is installed.
/// Empty: to the user's language, else English. Call this before creating widgets.
void speak(const QString &language);

} // namespace Lockscope::App
