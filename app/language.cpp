#include "language.h"

#include <lockscope/core/words/translation.h>

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <memory>

using namespace Qt::StringLiterals;

namespace Lockscope::App {

QStringList wantedLanguages(const QProcessEnvironment &environment)
{
    QString locale;
    for (const auto *const variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        locale = environment.value(QLatin1String(variable));
        if (!locale.isEmpty())
            break;
    }
    const QString name = locale.section(u'.', 0, 0);
    if (name.isEmpty() || name == "C"_L1 || name == "POSIX"_L1)
        return {u"C"_s};
    return environment.value(u"LANGUAGE"_s).split(u':', Qt::SkipEmptyParts) << locale;
}

void speak(const QString &language)
{
    QString spoken
        = language.isEmpty() ? translationFor(wantedLanguages(QProcessEnvironment::systemEnvironment())) : language;
    if (spoken.isEmpty())
        spoken = u"en"_s;
    auto qts = std::make_unique<QTranslator>(QCoreApplication::instance());
    if (qts->load(u"qtbase_"_s + spoken, QLibraryInfo::path(QLibraryInfo::TranslationsPath))
        && QCoreApplication::installTranslator(qts.get()))
        (void)qts.release(); // the application owns it
    installTranslation(spoken);
}

} // namespace Lockscope::App
