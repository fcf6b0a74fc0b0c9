#pragma once

#include "../base/export.h"

#include <QStringList>

class QTranslator;

namespace Lockscope {

/// The languages of the widgets: "en", "ko", "zh_CN", "zh_TW".
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QStringList translationLanguages();

/// The translation for the first of `wanted` that has one; empty: none has. `wanted` are names as in LANG, LANGUAGE or
/// QLocale::uiLanguages(): "zh_TW.UTF-8", "zh-Hant-HK", "ko", "C". Chinese of Taiwan, Hong Kong and Macau, or in the
/// script Hant, gets "zh_TW", any other "zh_CN".
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString translationFor(const QStringList &wanted);

/// Translates all library widgets that are made from now on. Install "en" as well: without it English has no singular
/// ("1 nodes"). The library never calls this itself, and changes neither QLocale's default nor Qt's own texts.
///
/// The application owns the translator and may remove it. Null: no such translation, or no application. GUI thread.
LOCKSCOPE_CORE_EXPORT QTranslator *installTranslation(const QString &language);

} // namespace Lockscope
