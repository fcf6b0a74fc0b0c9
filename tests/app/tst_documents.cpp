#include "fixtures/testprogram.h"

#include <app/arguments/commandline.h>

#include <lockscope/core/control/aftermath.h>
#include <lockscope/core/dialects/evidence.h>
#include <lockscope/core/dialects/words.h>
#include <lockscope/core/history/alertkinds.h>
#include <lockscope/core/history/metrics.h>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace Qt::StringLiterals;

namespace {

const QDir kTop(QStringLiteral(LOCKSCOPE_RESOURCES) + u"/.."_s);

QString fileText(const QString &path)
{
    QFile file(kTop.filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList documentPaths()
{
    QStringList paths{u"README.md"_s, u"ARCHITECTURE.md"_s, u"CHANGELOG.md"_s, u"CONTRIBUTING.md"_s};
    QDirIterator files(kTop.filePath(u"resources/docs"_s), {u"*.md"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths += kTop.relativeFilePath(files.next());
    paths.sort();
    return paths;
}

/// The first group of each match that has one.
QSet<QString> capturesIn(const QString &text, const QString &pattern)
{
    QSet<QString> found;
    auto matches = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        for (int group = 1; group <= match.lastCapturedIndex(); ++group) {
            if (!match.captured(group).isEmpty())
                found.insert(match.captured(group));
        }
    }
    return found;
}

QString joined(const QSet<QString> &words)
{
    QStringList list(words.cbegin(), words.cend());
    list.sort();
    return list.join(u' ');
}

/// Fails with what one side has and the other has not.
void compareWords(const QSet<QString> &documented, const QSet<QString> &inCode)
{
    QCOMPARE(joined(inCode - documented), QString()); // not documented
    QCOMPARE(joined(documented - inCode), QString()); // not in the code
}

/// Lines of code blocks, continuation lines joined. Blocks in another language than the shell's are left out.
QStringList shellLines(const QString &text)
{
    QStringList lines;
    QString fence;
    bool isFenced = false;
    bool goesOn = false;
    const auto all = text.split(u'\n');
    for (const QString &line : all) {
        if (line.startsWith(u"```"_s)) {
            isFenced = !isFenced;
            fence = line.mid(3).trimmed();
            continue;
        }
        const bool isShell = isFenced ? fence.isEmpty() || fence == u"sh"_s : line.startsWith(u"    "_s);
        if (!isShell)
            continue;
        QString code = line.trimmed();
        const bool isContinued = code.endsWith(u'\\');
        if (isContinued)
            code.chop(1);
        if (goesOn)
            lines.last() += u' ' + code.trimmed();
        else
            lines += code;
        goesOn = isContinued;
    }
    return lines;
}

/// The arguments of `lockscope` or `./run` in a line of a shell; unset: it is another command.
std::optional<QStringList> argumentsIn(QString line)
{
    static const QRegularExpression kCommand(u"^(?:[A-Z_]+=\\S+ )?(?:lockscope|\\./run)(?: |$)"_s);
    static const QRegularExpression kEnd(u"\\s(?:#|\\||>|&|;)"_s);
    const auto command = kCommand.match(line);
    if (!command.hasMatch() || line.contains(u"[OPTIONS]"_s)) // a line of usage
        return std::nullopt;
    line = line.mid(command.capturedLength());
    if (const qsizetype end = line.indexOf(kEnd); end >= 0)
        line.truncate(end);
    return QProcess::splitCommand(line.replace(u'\'', u'"'));
}

QString anchorOf(const QString &heading)
{
    QString anchor = heading.trimmed().toLower();
    anchor.remove(QRegularExpression(u"[^\\w\\- ]"_s, QRegularExpression::UseUnicodePropertiesOption));
    return anchor.replace(u' ', u'-');
}

/// Names in the first column of the tables that begin with this cell.
QSet<QString> firstColumn(const QString &text, const QString &heading)
{
    QSet<QString> names;
    bool isInTable = false;
    const auto lines = text.split(u'\n');
    for (const QString &line : lines) {
        const QString cell = line.section(u'|', 1, 1);
        isInTable = line.startsWith(u'|') && (isInTable || cell.trimmed() == heading);
        if (isInTable)
            names += capturesIn(cell, u"`([^`]+)`"_s);
    }
    return names;
}

QSet<QString> inBackticks(const QString &text)
{
    return capturesIn(text, u"`([^`\n]+)`"_s);
}

/// Names of metrics and their labels, as an exporter with one node writes them.
QSet<QString> exportedMetrics()
{
    BoardDiff diff;
    diff.nodes.push_back({.label = u"one"_s, .reach = NodeStatus::Reach::Up});
    Metrics metrics;
    metrics.apply(diff);
    return capturesIn(QString::fromUtf8(metrics.text(Instant(), WallTime(), "0")), u"^# TYPE (\\S+)"_s);
}

/// Metrics that a query of Prometheus names; a histogram's series count as the histogram.
QSet<QString> metricsIn(const QString &query)
{
    QSet<QString> names;
    const auto found = capturesIn(query, u"\\b(lockscope_\\w+)"_s);
    for (QString name : found)
        names.insert(name.remove(QRegularExpression(u"(?<=hold_seconds)_(bucket|sum|count)$"_s)));
    return names;
}

/// Words that a function `toString()` of this file returns.
QSet<QString> wordsIn(const QString &path, const QString &function)
{
    const QString text = fileText(path);
    const qsizetype begin = text.indexOf(u"QLatin1String toString("_s + function);
    return capturesIn(text.mid(begin, text.indexOf(u"\n}"_s, begin) - begin), u"QLatin1String\\(\"([^\"]+)\"\\)"_s);
}

} // namespace

/// The documents say what is true: commands, links, names of fields, metrics and exit codes.
class TestDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rootDocumentsAreShort();
    void everyCommandIsParsed();
    void everyLinkResolves();
    void programsAreThoseOfTheConsumer();
    void promisedHeadersAreInstalled();
    void jsonFieldsAreDocumented();
    void jsonWordsAreDocumented();
    void exitCodesAreDocumented();
    void metricsAreDocumented();
    void alertRulesNameMetrics();
    void dashboardNamesMetrics();
};

void TestDocuments::rootDocumentsAreShort()
{
    for (const auto &[path, kib] : {std::pair(u"README.md"_s, 8), std::pair(u"ARCHITECTURE.md"_s, 12),
                                    std::pair(u"CHANGELOG.md"_s, 2), std::pair(u"CONTRIBUTING.md"_s, 3)}) {
        const qint64 size = QFile(kTop.filePath(path)).size();
        QVERIFY2(size > 0 && size <= kib * 1024, qPrintable(u"%1: %2 bytes"_s.arg(path).arg(size)));
    }
}

void TestDocuments::everyCommandIsParsed()
{
    int parsed = 0;
    for (const QString &path : documentPaths()) {
        for (const QString &line : shellLines(fileText(path)) + firstColumn(fileText(path), u"command"_s).values()) {
            const auto arguments = argumentsIn(line);
            if (!arguments)
                continue;
            const auto request = parseCommandLine(*arguments);
            QVERIFY2(request,
                     qPrintable(path + u": "_s + line + u": "_s + (request ? QString() : request.error().message)));
            ++parsed;
        }
    }
    QVERIFY(parsed > 30);
}

void TestDocuments::everyLinkResolves()
{
    // What resources/CMakeLists.txt installs, in the tree's own order.
    static const QRegularExpression kInstalled(
        u"^([A-Z]+\\.md|resources/(docs|prometheus|screenshots)/.+|tests/consumer(/.+)?)$"_s);
    QStringList broken;
    for (const QString &path : documentPaths()) {
        const QDir folder = QFileInfo(kTop.filePath(path)).dir();
        for (const QString &link : capturesIn(fileText(path), u"\\]\\(([^)\\s]+)\\)"_s)) {
            if (link.contains(u"://"_s))
                continue;
            const QString target = link.section(u'#', 0, 0);
            const QString anchor = link.section(u'#', 1);
            const QString file = target.isEmpty() ? kTop.filePath(path) : folder.filePath(target);
            QSet<QString> anchors;
            for (const QString &heading : capturesIn(fileText(kTop.relativeFilePath(file)), u"^#+ (.+)$"_s))
                anchors.insert(anchorOf(heading));
            const bool isInstalled = kInstalled.match(kTop.relativeFilePath(QDir::cleanPath(file))).hasMatch();
            if (!isInstalled || !QFileInfo::exists(file) || (!anchor.isEmpty() && !anchors.contains(anchor)))
                broken += path + u": "_s + link;
        }
    }
    broken.sort();
    QVERIFY2(broken.isEmpty(), qPrintable(broken.join(u'\n')));
}

/// A whole program on a page is one that tests/consumer/check.sh builds.
void TestDocuments::programsAreThoseOfTheConsumer()
{
    static const QRegularExpression kProgram(u"```cpp\\n(#include.*?)```"_s,
                                             QRegularExpression::DotMatchesEverythingOption);
    int programs = 0;
    for (const QString &path : documentPaths()) {
        auto matches = kProgram.globalMatch(fileText(path));
        while (matches.hasNext()) {
            const QString program = matches.next().captured(1);
            if (!program.contains(u"int main("_s))
                continue;
            ++programs;
            const QStringList sources = QDir(kTop.filePath(u"tests/consumer"_s)).entryList({u"*.cpp"_s});
            QVERIFY2(std::ranges::any_of(sources,
                                         [&](const QString &source) {
                                             return fileText(u"tests/consumer/"_s + source).endsWith(program);
                                         }),
                     qPrintable(path));
        }
    }
    QVERIFY(programs > 0);
}

void TestDocuments::promisedHeadersAreInstalled()
{
    const QString embedding = fileText(u"resources/docs/embedding.md"_s).section(u"## Headers to rely on"_s, 1);
    const QString list = fileText(u"core/cmake/LockscopeHeaders.cmake"_s).section(u"set(installed"_s, 0, 0);
    QCOMPARE(capturesIn(embedding, u"`((?:core|ui)/[a-z/]+\\.h)`"_s), capturesIn(list, u"((?:core|ui)/[a-z/]+\\.h)"_s));
}

void TestDocuments::jsonFieldsAreDocumented()
{
    const QStringList writers{u"core/session/lockjson.cpp"_s,
                              u"core/session/healthjson.cpp"_s,
                              u"core/session/contentionjson.cpp"_s,
                              u"core/session/alertjson.cpp"_s,
                              u"core/session/historyjson.cpp"_s,
                              u"core/control/releaseplan.cpp"_s,
                              u"core/control/aftermath.cpp"_s,
                              u"core/control/releasecontroller.cpp"_s,
                              u"core/control/auditjournal.cpp"_s,
                              u"core/control/openoutcomes.cpp"_s,
                              u"app/cli/databases.cpp"_s,
                              u"app/cli/doctor.cpp"_s,
                              u"app/cli/lab.cpp"_s,
                              u"app/cli/leftqueue.cpp"_s,
                              u"app/cli/liveview.cpp"_s,
                              u"app/cli/notunderstood.cpp"_s,
                              u"app/cli/release.cpp"_s,
                              u"app/cli/snapshot.cpp"_s,
                              u"app/lab/laboratory.cpp"_s,
                              u"app/lab/stageevent.cpp"_s};
    // {u"field"_s, …}, {condition ? u"field"_s : u"other"_s, …}, insert(u"field"_s, …), object[u"field"_s]
    const QString field = uR"x((?:[{\[](?:[^{}",;]*\?\s*u"([a-z]\w*)"_s\s*:)?|insert\()\s*)x"_s
        + uR"x((?:u"([a-z]\w*)"_s|QStringLiteral\("([a-z]\w*)"\))\s*[,\]])x"_s;
    const QString fieldOfJsonText = uR"x(json\.(?:field\w*|key)\(\s*"([a-z]\w*)"_L1)x"_s;
    QSet<QString> written;
    for (const QString &writer : writers) {
        const QString text = fileText(writer);
        QVERIFY2(!text.isEmpty(), qPrintable(writer));
        written += capturesIn(text, field);
        written += capturesIn(text, fieldOfJsonText);
    }
    QVERIFY(written.size() > 100);
    const QString page = fileText(u"resources/docs/json.md"_s);
    QCOMPARE(joined(written - inBackticks(page)), QString()); // not documented
    // Fields that are read, not written; and the first line of a recording.
    const QSet<QString> others{u"enabled"_s, u"forAtLeastMs"_s};
    QCOMPARE(joined(firstColumn(page, u"field"_s) - written - others), QString()); // not in the code
}

void TestDocuments::jsonWordsAreDocumented()
{
    const QString page = fileText(u"resources/docs/json.md"_s);
    QSet<QString> words;
    for (const auto &[path, function] : {std::pair(u"core/quorum/verdict.cpp"_s, u"Verdict"_s),
                                         std::pair(u"core/board/lockstate.cpp"_s, u"OverlapCause"_s),
                                         std::pair(u"core/dialects/words.cpp"_s, u"LockMode"_s),
                                         std::pair(u"core/dialects/words.cpp"_s, u"HolderReaction"_s),
                                         std::pair(u"core/dialects/words.cpp"_s, u"WaiterSource"_s),
                                         std::pair(u"core/dialects/evidence.cpp"_s, u"Grade"_s),
                                         std::pair(u"core/history/historylog.cpp"_s, u"HistoryKind"_s),
                                         std::pair(u"core/history/historylog.cpp"_s, u"HoldEnd"_s),
                                         std::pair(u"core/history/alerts.cpp"_s, u"Alert::Phase"_s),
                                         std::pair(u"core/control/lockaction.cpp"_s, u"LockActionKind"_s),
                                         std::pair(u"core/control/releaseplan.cpp"_s, u"PlannedNode::Effect"_s),
                                         std::pair(u"core/control/releaseplan.cpp"_s, u"ReleasedNode::Outcome"_s),
                                         std::pair(u"core/control/releaseplan.cpp"_s, u"Environment"_s),
                                         std::pair(u"core/control/aftermath.cpp"_s, u"Aftermath::Kind"_s)}) {
        const QSet<QString> found = wordsIn(path, function);
        QVERIFY2(found.size() > 1, qPrintable(path + u' ' + function));
        words += found;
    }
    for (const SignTraits &sign : signTraits())
        words.insert(sign.word);
    for (const AlertTraits &alert : alertTraits())
        words.insert(alert.id);
    QCOMPARE(joined(words - inBackticks(page)), QString());

    compareWords(firstColumn(page, u"finding"_s),
                 capturesIn(fileText(u"core/diagnosis/nodehealth.cpp"_s), u"found\\.add\\(\\s*\"([a-z-]+)\""_s));
    const QSet<QString> ofOneLock{u"owner-cut"_s, u"one-node"_s};
    compareWords(firstColumn(page, u"word"_s), wordsIn(u"core/dialects/words.cpp"_s, u"Caveat"_s) + ofOneLock);
}

void TestDocuments::exitCodesAreDocumented()
{
    const QString declaration
        = fileText(u"app/arguments/commandline.h"_s).section(u"enum ExitCode {"_s, 1).section(u'}', 0, 0);
    const QSet<QString> ofShells{u"126"_s, u"127"_s, u"130"_s}; // not executable, not found, interrupted
    compareWords(firstColumn(fileText(u"resources/docs/json.md"_s), u"code"_s),
                 capturesIn(declaration, u"= (\\d+)"_s) + ofShells);
}

void TestDocuments::metricsAreDocumented()
{
    const QString page = fileText(u"resources/docs/metrics.md"_s);
    compareWords(firstColumn(page, u"metric"_s), exportedMetrics());
    const QSet<QString> words
        = wordsIn(u"core/quorum/verdict.cpp"_s, u"Verdict"_s) + wordsIn(u"core/history/historylog.cpp"_s, u"HoldEnd"_s);
    QCOMPARE(joined(words - inBackticks(page)), QString());
}

void TestDocuments::alertRulesNameMetrics()
{
    const QSet<QString> named = metricsIn(fileText(u"resources/prometheus/lockscope-alerts.yml"_s));
    QVERIFY(!named.isEmpty());
    QCOMPARE(joined(named - exportedMetrics()), QString());
}

void TestDocuments::dashboardNamesMetrics()
{
    QJsonParseError error;
    const auto dashboard
        = QJsonDocument::fromJson(fileText(u"resources/prometheus/lockscope-dashboard.json"_s).toUtf8(), &error)
              .object();
    QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
    QSet<QString> named;
    QSet<int> ids;
    const QJsonArray panels = dashboard["panels"_L1].toArray();
    for (const auto &panel : panels) {
        const QString title = panel["title"_L1].toString();
        QVERIFY2(!title.isEmpty() && !ids.contains(panel["id"_L1].toInt()), qPrintable(title));
        ids.insert(panel["id"_L1].toInt());
        const QJsonArray targets = panel["targets"_L1].toArray();
        QVERIFY2(!targets.isEmpty(), qPrintable(title));
        for (const auto &target : targets) {
            const QSet<QString> metrics = metricsIn(target["expr"_L1].toString());
            QVERIFY2(!metrics.isEmpty(), qPrintable(title));
            named += metrics;
        }
    }
    QCOMPARE(joined(named - exportedMetrics()), QString());
    for (const QString &shown : {u"lockscope_locks"_s, u"lockscope_node_up"_s, u"lockscope_waiters"_s,
                                 u"lockscope_hold_seconds"_s, u"lockscope_acquisitions_total"_s, u"lockscope_alerts"_s})
        QVERIFY2(named.contains(shown), qPrintable(shown));
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestDocuments)
#include "tst_documents.moc"
