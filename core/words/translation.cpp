#include "translation.h"

#include <QCoreApplication>
#include <QTranslator>

#include <memory>

// At global scope, as Q_INIT_RESOURCE requires. It keeps the linker from dropping the resource of a static library.
static void initTranslations()
{
    Q_INIT_RESOURCE(lockscope_translations);
}

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

QString servedBy(const QString &wanted)
{
    const QStringList parts = wanted.section(u'.', 0, 0).section(u'@', 0, 0).replace(u'-', u'_').toLower().split(u'_');
    const QString &language = parts.constFirst();
    if (language == "en"_L1 || language == "c"_L1 || language == "posix"_L1)
        return u"en"_s;
    if (language == "ko"_L1)
        return language;
    if (language != "zh"_L1)
        return {};
    if (parts.contains("hans"_L1))
        return u"zh_CN"_s;
    const bool traditional
        = parts.contains("hant"_L1) || parts.contains("tw"_L1) || parts.contains("hk"_L1) || parts.contains("mo"_L1);
    return traditional ? u"zh_TW"_s : u"zh_CN"_s;
}

} // namespace

QStringList translationLanguages()
{
    return {u"en"_s, u"ko"_s, u"zh_CN"_s, u"zh_TW"_s};
}

QString translationFor(const QStringList &wanted)
{
    for (const QString &name : wanted) {
        if (const QString language = servedBy(name); !language.isEmpty())
            return language;
    }
    return {};
}

QTranslator *installTranslation(const QString &language)
{
    if (QCoreApplication::instance() == nullptr || !translationLanguages().contains(language))
        return nullptr;
    initTranslations();
    auto translator = std::make_unique<QTranslator>(QCoreApplication::instance());
    if (!translator->load(u":/lockscope/translations/lockscope_"_s + language + u".qm"_s)
        || !QCoreApplication::installTranslator(translator.get()))
        return nullptr;
    return translator.release();
}

} // namespace Lockscope
