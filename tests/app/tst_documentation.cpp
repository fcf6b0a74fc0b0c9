#include "fixtures/testprogram.h"

#include <app/arguments/commandline.h>

#include <QFile>
#include <QRegularExpression>
#include <QSet>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace Qt::StringLiterals;

namespace {

QString read(const QString &path)
{
    QFile file(QStringLiteral(LOCKSCOPE_RESOURCES) + u'/' + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The first group of each match, sorted, each once.
QStringList allOf(const QString &text, const QString &pattern, const QString &prefix = {})
{
    QSet<QString> found;
    auto matches = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext())
        found.insert(prefix + matches.next().captured(1));
    QStringList sorted(found.cbegin(), found.cend());
    sorted.sort();
    return sorted;
}

const QString kLongFlag = QStringLiteral("(?<![\\w-])(--[a-z][a-z-]*)");

QStringList helpFlags()
{
    return allOf(helpText(), kLongFlag);
}

/// `-h` and the like, which all stand before their long form.
QStringList helpLetters()
{
    return allOf(helpText(), u"^ +(-[a-z]), --"_s);
}

QStringList helpCommands()
{
    return allOf(helpText(), u"^  lockscope ([a-z]+)"_s);
}

/// Without its comments.
QString completionOf(const QString &file)
{
    return read(u"completion/"_s + file).remove(QRegularExpression(u"^#.*$"_s, QRegularExpression::MultilineOption));
}

} // namespace

/// What is written about the command line beside the program names the same commands and flags as its help.
class TestDocumentation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpNamesWhatTheParserKnows();
    void theManPageExplainsEachFlag();
    void theManPageExplainsEachCommand();
    void theManPageIsOfThisVersion();
    void bashCompletesAll();
    void zshCompletesAll();
    void fishCompletesAll();
};

void TestDocumentation::helpNamesWhatTheParserKnows()
{
    QVERIFY(helpFlags().size() > 50);
    const auto flags = helpFlags() + helpLetters();
    for (const auto &flag : flags) {
        const auto request = parseCommandLine({u"list"_s, flag, u"1"_s});
        QVERIFY2(request || !request.error().message.contains(u"unknown option"_s, Qt::CaseInsensitive),
                 qPrintable(flag));
    }
    QVERIFY(parseCommandLine({u"list"_s, u"--no-such-flag"_s})
                .error()
                .message.contains(u"unknown option"_s, Qt::CaseInsensitive));
}

void TestDocumentation::theManPageExplainsEachFlag()
{
    // mdoc: `.It Fl h , Fl -host Ar HOST`
    QString items;
    const auto lines = read(u"man/lockscope.1"_s).split(u'\n');
    for (const auto &line : lines) {
        if (line.startsWith(u".It "_s))
            items += line + u'\n';
    }
    QCOMPARE(allOf(items, u"Fl -([a-z][a-z-]*)"_s, u"--"_s), helpFlags());
    QCOMPARE(allOf(items, u"Fl ([a-z]) "_s, u"-"_s), helpLetters());
}

void TestDocumentation::theManPageExplainsEachCommand()
{
    const QString page = read(u"man/lockscope.1"_s);
    const qsizetype begin = page.indexOf(u".Sh COMMANDS"_s);
    QCOMPARE(allOf(page.mid(begin, page.indexOf(u".Sh OPTIONS"_s) - begin), u"^\\.It Cm ([a-z]+)"_s), helpCommands());
    QCOMPARE(allOf(page.left(begin), u"^\\.Cm ([a-z]+)"_s), helpCommands());
}

void TestDocumentation::theManPageIsOfThisVersion()
{
    QVERIFY(read(u"man/lockscope.1"_s)
                .contains(QStringLiteral(".Os Lockscope %1\n").arg(QStringLiteral(LOCKSCOPE_VERSION))));
    QVERIFY(read(u"debian/changelog"_s)
                .startsWith(QStringLiteral("lockscope (%1-1) ").arg(QStringLiteral(LOCKSCOPE_VERSION))));
}

void TestDocumentation::bashCompletesAll()
{
    const QString text = completionOf(u"lockscope.bash"_s);
    QCOMPARE(allOf(text.mid(text.indexOf(u"local options"_s)) + text.section(u'"', 1, 1), kLongFlag), helpFlags());
    QStringList commands = text.section(u"compgen -W \"list "_s, 1).section(u'"', 0, 0).split(u' ');
    commands += u"list"_s;
    commands.sort();
    QCOMPARE(commands, helpCommands());
}

void TestDocumentation::zshCompletesAll()
{
    const QString text = completionOf(u"_lockscope"_s);
    QCOMPARE(allOf(text, u"(?<![\\w-])(--[a-z][a-z-]*)[[}]"_s), helpFlags());
    QCOMPARE(allOf(text, u"\\{(-[a-z]),--"_s), helpLetters());
    QCOMPARE(allOf(text, u"^ +['\"]([a-z]+):"_s), helpCommands());
}

void TestDocumentation::fishCompletesAll()
{
    const QString text = completionOf(u"lockscope.fish"_s);
    QCOMPARE(allOf(text, u"^complete .* -l ([a-z-]+)"_s, u"--"_s), helpFlags());
    QCOMPARE(allOf(text, u"^complete .* -s ([a-z]) "_s, u"-"_s), helpLetters());
    QCOMPARE(allOf(text, u"^complete .*\\$commands\" -a ([a-z]+)"_s), helpCommands());
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestDocumentation)
#include "tst_documentation.moc"
