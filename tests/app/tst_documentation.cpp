#include "fixtures/testprogram.h"

#include <app/arguments/commandline.h>
#include <app/arguments/commandtable.h>
#include <app/arguments/reference.h>

#include <QFile>
#include <QProcess>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace Qt::StringLiterals;

namespace {

QString read(const QString &path)
{
    QFile file(QStringLiteral(LOCKSCOPE_RESOURCES) + u"/../"_s + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The words of a line of an example, without its comment and what follows a pipe.
QStringList wordsOf(const QString &line)
{
    return QProcess::splitCommand(line.section(u" # "_s, 0, 0).section(u" | "_s, 0, 0).replace(u'\'', u'"'));
}

/// A command line with which the command can be parsed.
QStringList smallest(const QString &command)
{
    if (command == "run"_L1)
        return {command};
    if (command == "replay"_L1 || command == "show"_L1 || command == "release"_L1)
        return {command, u"x"_s};
    return command == "export"_L1 ? QStringList{command, u"--prometheus"_s} : QStringList{command};
}

/// "--node" and the like, each once, in the order of the page.
QStringList optionsOnPage(const QString &page)
{
    QStringList found;
    const auto lines = page.split(u'\n');
    for (const auto &line : lines) {
        if (!line.startsWith(u"  -"_s))
            continue;
        const QString term = line.trimmed().section(u"  "_s, 0, 0);
        found += u"--"_s + term.section(u"--"_s, 1).section(u' ', 0, 0);
    }
    return found;
}

QStringList optionsOf(const QString &command, bool isConnection)
{
    QStringList names;
    for (const auto &option : optionTable()) {
        if (option.goesWith(command) && (option.part == OptionPart::Connection) == isConnection)
            names += u"--"_s + option.id();
    }
    return names;
}

} // namespace

/// Parsing, help, completion, the manual page and resources/docs/cli.md agree.
class TestDocumentation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data();
    void pages();
    void commandsTakeTheirOptionsAndNoOthers_data();
    void commandsTakeTheirOptionsAndNoOthers();
    void theOverviewListsEachCommand();
    void narrowTerminals();
    void theManualHasAll();
    void cliMdIsPrinted();
    void completion_data();
    void completion();
    void packagesAreOfThisVersion();
};

void TestDocumentation::pages_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &command : commandTable())
        QTest::newRow(command.name) << QString::fromLatin1(command.name);
    QTest::newRow("connection") << u"connection"_s;
    QTest::newRow("overview") << QString();
}

void TestDocumentation::pages()
{
    QFETCH(const QString, name);
    const auto page = helpText(name, 0);
    QVERIFY(page);
    QVERIFY2(page->count(u'\n') <= 40, qPrintable(*page));
    const auto lines = page->split(u'\n');
    for (const auto &line : lines)
        QVERIFY2(line.size() <= 100, qPrintable(line));
    if (name.isEmpty())
        return;
    const auto examples = page->section(u"Examples:\n"_s, 1).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(examples.size() >= 2);
    for (const auto &example : examples) {
        QStringList words = wordsOf(example);
        QCOMPARE(words.takeFirst(), u"lockscope"_s);
        const auto request = parseCommandLine(words);
        QVERIFY2(request, qPrintable(example + u": "_s + (request ? QString() : request.error().message)));
    }
    QCOMPARE(optionsOnPage(*page), optionsOf(name == "connection"_L1 ? u"list"_s : name, name == "connection"_L1));
}

void TestDocumentation::commandsTakeTheirOptionsAndNoOthers_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &command : commandTable())
        QTest::newRow(command.name) << QString::fromLatin1(command.name);
}

void TestDocumentation::commandsTakeTheirOptionsAndNoOthers()
{
    QFETCH(const QString, name);
    for (const auto &option : optionTable()) {
        const auto spellings = option.spellings();
        for (const auto &spelling : spellings) {
            const OptionText *meant = findOption(spelling, name);
            QVERIFY(meant != nullptr && meant->isFlag() == option.isFlag());
            const QStringList given = option.isFlag() ? QStringList{spelling} : QStringList{spelling, u"1"_s};
            const auto request = parseCommandLine(smallest(name) + given);
            const bool isRefused
                = !request && request.error().message.startsWith(u"--%1 goes with "_s.arg(option.id()));
            const bool isOfTheLab = name == "demo"_L1 && option.goesWith(name); // goes with --all and the like
            QVERIFY2(isRefused != meant->goesWith(name) || isOfTheLab || spelling == "--view"_L1
                         || spelling == "--master"_L1,
                     qPrintable(spelling));
        }
    }
}

void TestDocumentation::theOverviewListsEachCommand()
{
    const QString page = *helpText({}, 0);
    for (const auto &command : commandTable()) {
        const bool isListed = page.contains(u"\n  %1  "_s.arg(QLatin1String(command.name)));
        QCOMPARE(isListed, *command.group != '\0');
    }
}

void TestDocumentation::narrowTerminals()
{
    const auto lines = helpText(u"demo"_s, 80)->split(u'\n');
    for (const auto &line : lines)
        QVERIFY2(line.size() <= 80, qPrintable(line));
}

void TestDocumentation::theManualHasAll()
{
    const QString manual = referenceMan(QStringLiteral(LOCKSCOPE_VERSION));
    QVERIFY(manual.startsWith(u".TH LOCKSCOPE 1 \"\" \"Lockscope "_s + QStringLiteral(LOCKSCOPE_VERSION)));
    for (const auto &option : optionTable())
        QVERIFY2(manual.contains(QString(u"--"_s + option.id()).replace(u'-', u"\\-"_s)), option.names);
    for (const auto &command : commandTable()) {
        const QString heading = u"\n.SH %1\n"_s.arg(QString::fromLatin1(command.name).toUpper());
        QCOMPARE(manual.contains(heading), qstrcmp(command.name, "complete") != 0);
    }
}

void TestDocumentation::cliMdIsPrinted()
{
    QVERIFY2(read(u"resources/docs/cli.md"_s) == referenceMarkdown(),
             "run: lockscope help --markdown > resources/docs/cli.md");
}

void TestDocumentation::completion_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("candidates");
    for (const auto &command : commandTable()) {
        const QString name = QString::fromLatin1(command.name);
        QTest::addRow("options of %s", command.name)
            << QStringList{name, u"--"_s} << optionsOf(name, false) + optionsOf(name, true);
    }
    QTest::newRow("a command") << QStringList{u"re"_s} << QStringList{u"release"_s, u"replay"_s};
    QTest::newRow("a page of help") << QStringList{u"help"_s, u"con"_s} << QStringList{u"connection"_s};
    QTest::newRow("a command nobody knows") << QStringList{u"lits"_s, u"--j"_s} << QStringList();
    QTest::newRow("behind options") << QStringList{u"-p"_s, u"1"_s, u"exp"_s} << QStringList{u"export"_s};
    QTest::newRow("a value") << QStringList{u"list"_s, u"--environment"_s, u"p"_s} << QStringList{u"production"_s};
    QTest::newRow("a value behind =") << QStringList{u"list"_s, u"--environment=p"_s}
                                      << QStringList{u"--environment=production"_s};
    QTest::newRow("a pin") << QStringList{u"list"_s, u"--pin"_s, u"a=b:*=sidekiq-unique-jobs-"_s}
                           << QStringList{u"a=b:*=sidekiq-unique-jobs-5"_s};
    QTest::newRow("a name is no candidate") << QStringList{u"show"_s, QString()} << QStringList();
    QTest::newRow("a file") << QStringList{u"replay"_s, u"x"_s} << QStringList{u":files"_s};
    QTest::newRow("a file of an option") << QStringList{u"list"_s, u"--cacert"_s, QString()}
                                         << QStringList{u":files"_s};
    QTest::newRow("a host") << QStringList{u"list"_s, u"-h"_s, QString()} << QStringList{u":hosts"_s};
    QTest::newRow("the command to run") << QStringList{u"run"_s, u"a"_s, u"--ttl"_s, u"1"_s, u"gi"_s}
                                        << QStringList{u":command 4"_s};
    QTest::newRow("its arguments") << QStringList{u"run"_s, u"a"_s, u"git"_s, u"log"_s, u"--"_s}
                                   << QStringList{u":command 2"_s};
}

void TestDocumentation::completion()
{
    QFETCH(const QStringList, words);
    QFETCH(const QStringList, candidates);
    QStringList found;
    const auto lines = completionsOf(words).split(u'\n', Qt::SkipEmptyParts);
    for (const auto &line : lines)
        found += line.section(u'\t', 0, 0);
    QCOMPARE(found, candidates);
}

void TestDocumentation::packagesAreOfThisVersion()
{
    QVERIFY(read(u"resources/debian/changelog"_s)
                .startsWith(QStringLiteral("lockscope (%1-1) ").arg(QStringLiteral(LOCKSCOPE_VERSION))));
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestDocumentation)
#include "tst_documentation.moc"
