// The .ts files are complete: nothing of the sources is missing, and a translation keeps what the program needs of its
// source.

#include "fixtures/testprogram.h"

#include <lockscope/core/words/translation.h>
#include <lockscope/core/words/wording.h>

#include <QApplication>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <QXmlStreamReader>

#include <memory>

using namespace Lockscope;
using namespace Qt::StringLiterals;

namespace {

const QString kSources = QStringLiteral(LOCKSCOPE_SOURCE_DIR);
const QString kTranslations = kSources + u"/resources/translations/"_s;

struct Message
{
    QString context;
    QString source;
    QString comment;
    QStringList forms; ///< one, or those of the plural
    bool plural = false;
    bool finished = true;

    [[nodiscard]] QString key() const
    {
        return context + u" | "_s + source + (comment.isEmpty() ? QString() : u" | "_s + comment);
    }
};

QStringList formsOf(QXmlStreamReader &xml)
{
    QStringList forms;
    QString text;
    while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement())
            forms += xml.readElementText();
        else if (xml.isCharacters())
            text += xml.text();
    }
    return forms.isEmpty() ? QStringList{text} : forms;
}

/// Empty when the file cannot be read.
QList<Message> messagesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (xml.readNext() != QXmlStreamReader::Invalid && !xml.atEnd()) {
        if (!xml.isStartElement())
            continue;
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            messages.append({.context = context, .plural = xml.attributes().value("numerus"_L1) == "yes"_L1});
        } else if (xml.name() == "source"_L1) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == "comment"_L1) {
            messages.last().comment = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            messages.last().finished = !xml.attributes().hasAttribute("type"_L1);
            messages.last().forms = formsOf(xml);
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

QString fileOf(const QString &folder, const QString &language)
{
    return folder + u"/lockscope_"_s + language + u".ts"_s;
}

QStringList keysOf(const QList<Message> &messages)
{
    QStringList keys;
    for (const Message &message : messages)
        keys += message.key();
    keys.sort();
    return keys;
}

/// Those of `all` that `known` has not.
QString lacking(const QStringList &all, const QStringList &known)
{
    QStringList words;
    for (const QString &key : all) {
        if (!known.contains(key))
            words += key;
    }
    return words.join(u'\n');
}

QStringList allOf(const QString &text, const char *pattern)
{
    QStringList found;
    const QRegularExpression expression(QString::fromLatin1(pattern));
    for (auto match = expression.globalMatch(text); match.hasNext();)
        found += match.next().captured();
    found.sort();
    return found;
}

/// The sign at the front, with which colour-blind operators tell states apart: "✔ ", "⚠ ".
QString signOf(const QString &text)
{
    static const QRegularExpression sign(u"^\\s*[^\\w\\s\"'“”「」(（)%{}\\[\\]&,，、.:：;…]+(?=\\s|$)"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    return sign.match(text).captured().trimmed();
}

/// What is wrong with one form of a translation; empty: nothing.
QString flawOf(const Message &message, const QString &form, bool mayLeaveOutTheNumber)
{
    if (form.isEmpty())
        return u"is empty"_s;
    QStringList wanted = allOf(message.source, "%L?[0-9n]");
    const QStringList found = allOf(form, "%L?[0-9n]");
    if (found != wanted && mayLeaveOutTheNumber)
        wanted.removeAll(u"%n"_s);
    if (found != wanted)
        return u"has other placeholders"_s;
    if (form.count(u'\n') != message.source.count(u'\n'))
        return u"has another number of lines"_s;
    if (signOf(form) != signOf(message.source))
        return u"has another sign at the front: "_s + signOf(form);
    if (allOf(form.toLower(), "&[a-z]") != allOf(message.source.toLower(), "&[a-z]"))
        return u"has another accelerator"_s;
    return {};
}

/// All literals within tr() and translate() of the sources that `update` looks through, where a simple search finds
/// them.
QStringList literalsInSources()
{
    static const QRegularExpression call(
        u"(?:\\btr\\(|\\btranslate\\(\\s*\"[^\"]*\",|QT_TRANSLATE_NOOP\\(\\s*\"[^\"]*\",)\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)"_s);
    static const QRegularExpression literal(u"\"((?:[^\"\\\\]|\\\\.)*)\""_s);
    QStringList found;
    for (const QString &folder : {u"/ui"_s, u"/app"_s, u"/core/session"_s}) {
        QDirIterator files(kSources + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.fileName().contains("/app/cli/"_L1) || !file.open(QIODevice::ReadOnly))
                continue;
            const QString text = QString::fromUtf8(file.readAll());
            for (auto match = call.globalMatch(text); match.hasNext();) {
                QString words;
                const QString literals = match.next().captured(1);
                for (auto part = literal.globalMatch(literals); part.hasNext();)
                    words += part.next().captured(1);
                found += words.replace("\\n"_L1, "\n"_L1).replace("\\\""_L1, "\""_L1).replace("\\\\"_L1, "\\"_L1);
            }
        }
    }
    found.sort();
    found.removeDuplicates();
    return found;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isComplete_data();
    void isComplete();
    void theSourcesSayNothingElse();
    void servesWhatIsWanted_data();
    void servesWhatIsWanted();
    void isInstalledOnRequestAlone();
    void englishHasASingular();
};

void TestTranslations::isComplete_data()
{
    QTest::addColumn<int>("forms");
    for (const QString &language : translationLanguages())
        QTest::newRow(qPrintable(language)) << (language == "en"_L1 ? 2 : 1);
}

void TestTranslations::isComplete()
{
    QFETCH(const int, forms);
    const QString language = QString::fromLatin1(QTest::currentDataTag());
    const auto messages = messagesOf(fileOf(kTranslations, language));
    QVERIFY(!messages.isEmpty());
    QStringList flaws;
    for (const Message &message : messages) {
        if (!message.finished)
            flaws += message.key() + u": is unfinished"_s;
        if (message.forms.size() != (message.plural ? forms : 1))
            flaws += message.key() + u": has %1 forms"_s.arg(message.forms.size());
        for (int form = 0; form < message.forms.size(); ++form) {
            // A singular may say "the only one".
            if (const QString flaw = flawOf(message, message.forms.at(form), message.plural && forms == 2 && form == 0);
                !flaw.isEmpty())
                flaws += message.key() + u": \"%1\" "_s.arg(message.forms.at(form)) + flaw;
        }
    }
    QVERIFY2(flaws.isEmpty(), qPrintable(flaws.join(u'\n')));
}

void TestTranslations::theSourcesSayNothingElse()
{
    QTemporaryDir folder;
    for (const QString &language : translationLanguages())
        QVERIFY(QFile::copy(fileOf(kTranslations, language), fileOf(folder.path(), language)));
    QProcess update;
    update.start(kTranslations + u"/update"_s, {QStringLiteral(LOCKSCOPE_LUPDATE), folder.path()});
    QVERIFY(update.waitForFinished(60'000));
    QVERIFY2(update.exitCode() == 0, update.readAllStandardError().constData());

    for (const QString &language : translationLanguages()) {
        const QStringList kept = keysOf(messagesOf(fileOf(kTranslations, language)));
        const QStringList said = keysOf(messagesOf(fileOf(folder.path(), language)));
        QVERIFY2(lacking(said, kept).isEmpty(),
                 qPrintable(language + u" lacks (run the target update_translations):\n"_s + lacking(said, kept)));
        QVERIFY2(lacking(kept, said).isEmpty(),
                 qPrintable(language + u" has what no source says any more:\n"_s + lacking(kept, said)));
    }

    // lupdate silently passes over what it cannot parse.
    QStringList sources;
    for (const Message &message : messagesOf(fileOf(kTranslations, u"ko"_s)))
        sources += message.source;
    QVERIFY2(lacking(literalsInSources(), sources).isEmpty(),
             qPrintable(u"lupdate does not find:\n"_s + lacking(literalsInSources(), sources)));
}

void TestTranslations::servesWhatIsWanted_data()
{
    QTest::addColumn<QStringList>("wanted");
    QTest::addColumn<QString>("served");
    QTest::newRow("nothing") << QStringList() << QString();
    QTest::newRow("C") << QStringList{u"C"_s} << u"en"_s;
    QTest::newRow("C.UTF-8") << QStringList{u"C.UTF-8"_s} << u"en"_s;
    QTest::newRow("British") << QStringList{u"en_GB.UTF-8"_s} << u"en"_s;
    QTest::newRow("Korean") << QStringList{u"ko_KR.UTF-8"_s} << u"ko"_s;
    QTest::newRow("Konkani is not Korean") << QStringList{u"kok_IN"_s} << QString();
    QTest::newRow("Chinese") << QStringList{u"zh"_s} << u"zh_CN"_s;
    QTest::newRow("Singapore") << QStringList{u"zh_SG.UTF-8"_s} << u"zh_CN"_s;
    QTest::newRow("Taiwan") << QStringList{u"zh_TW.Big5"_s} << u"zh_TW"_s;
    QTest::newRow("Hong Kong") << QStringList{u"zh-HK"_s} << u"zh_TW"_s;
    QTest::newRow("by script") << QStringList{u"zh-Hant"_s} << u"zh_TW"_s;
    QTest::newRow("the script decides") << QStringList{u"zh-Hans-HK"_s} << u"zh_CN"_s;
    QTest::newRow("modifier") << QStringList{u"ko_KR.UTF-8@euro"_s} << u"ko"_s;
    QTest::newRow("the first that is served") << QStringList{u"fr_FR"_s, u"ko"_s, u"zh"_s} << u"ko"_s;
    QTest::newRow("none") << QStringList{u"fr_FR"_s, QString(), u"_"_s} << QString();
}

void TestTranslations::servesWhatIsWanted()
{
    QFETCH(const QStringList, wanted);
    QFETCH(const QString, served);
    QCOMPARE(translationFor(wanted), served);
}

void TestTranslations::isInstalledOnRequestAlone()
{
    const QLocale before;
    QCOMPARE(Wording::verdict(Verdict::Held), u"✔ held"_s);
    QCOMPARE(installTranslation(u"fr"_s), nullptr);
    const std::unique_ptr<QTranslator> translator(installTranslation(u"zh_TW"_s));
    QVERIFY(translator);
    QCOMPARE(Wording::verdict(Verdict::Held), u"✔ 持有中"_s);
    QCOMPARE(QLocale(), before);
    QVERIFY(QCoreApplication::removeTranslator(translator.get()));
    QCOMPARE(Wording::verdict(Verdict::Held), u"✔ held"_s);
}

void TestTranslations::englishHasASingular()
{
    const std::unique_ptr<QTranslator> translator(installTranslation(u"en"_s));
    QVERIFY(translator);
    QCOMPARE(Wording::tr("%n owners", nullptr, 1), u"1 owner"_s);
    QCOMPARE(Wording::tr("%n owners", nullptr, 2), u"2 owners"_s);
    QCOMPARE(Wording::verdict(Verdict::Held), u"✔ held"_s);
}

LOCKSCOPE_TEST(QApplication, TestTranslations)
#include "tst_translations.moc"
