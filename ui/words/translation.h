#pragma once

#include "../kit/export.h"

#include <QStringList>

class QTranslator;

namespace Lockscope {

/// What the widgets can speak: "en", "ko", "zh_CN", "zh_TW".
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QStringList translationLanguages();

/// The one of translationLanguages() that serves the first of `wanted` that any of them serves; empty when none is served.
/// `wanted` are names as in LANG, LANGUAGE or QLocale::uiLanguages(): "zh_TW.UTF-8", "zh-Hant-HK", "ko", "C". Chinese of
/// Taiwan, Hong Kong and Macau, or in the script Hant, is served by "zh_TW", any other by "zh_CN".
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QString translationFor(const QStringList &wanted);

/// Lets all widgets of the library that are made from now on speak one of translationLanguages(), "en" too: without it
/// English has no singular ("1 nodes"). The library never does so by itself, and changes neither QLocale's default nor
/// Qt's own words. The translator belongs to the application, which may remove it again; null when there is none
/// for `language`, or no application. GUI thread.
LOCKSCOPE_WIDGETS_EXPORT QTranslator *installTranslation(const QString &language);

} // namespace Lockscope
