#include "fixtures/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

/// From the lowest to the highest: each includes those before it only.
const QStringList kCoreOrder{u"base"_s,    u"redis"_s,   u"dialects"_s, u"quorum"_s,    u"locks"_s,
                             u"board"_s,   u"watch"_s,   u"history"_s,  u"recording"_s, u"diagnosis"_s,
                             u"control"_s, u"session"_s, u"words"_s};
const QStringList kUiOrder{u"kit"_s,        u"tables"_s,    u"filter"_s, u"locks"_s,    u"timeline"_s, u"overview"_s,
                           u"contention"_s, u"owners"_s,    u"nodes"_s,  u"journals"_s, u"acting"_s,   u"sampling"_s,
                           u"connecting"_s, u"recording"_s, u"window"_s, u"."_s};

struct SourceFile
{
    QString path; ///< below its layer's folder
    QString folder; ///< "." at the layer's root
    QString text;
};

QList<SourceFile> sourcesOf(const QString &layer)
{
    const QDir root(QStringLiteral(LOCKSCOPE_RESOURCES) + u"/../"_s + layer);
    QList<SourceFile> sources;
    QDirIterator files(root.path(), {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        const QString path = root.relativeFilePath(file.fileName());
        if (file.open(QIODevice::ReadOnly))
            sources.append({.path = path,
                            .folder = path.contains(u'/') ? path.section(u'/', 0, 0) : u"."_s,
                            .text = QString::fromUtf8(file.readAll())});
    }
    return sources;
}

} // namespace

/// The order of the folders, as ARCHITECTURE.md describes it.
class TestHouse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void includesPointDown_data();
    void includesPointDown();
    void noFolderOfTheCoreIsLarge();
    void onlyThePublicFaceStandsAtTheRoot();
    void citedDocumentsExist();
};

void TestHouse::includesPointDown_data()
{
    QTest::addColumn<QString>("layer");
    QTest::addColumn<QStringList>("order");
    QTest::newRow("core") << u"core"_s << kCoreOrder;
    QTest::newRow("ui") << u"ui"_s << kUiOrder;
}

void TestHouse::includesPointDown()
{
    QFETCH(const QString, layer);
    QFETCH(const QStringList, order);
    static const QRegularExpression kInclude(uR"x(^#include (?:"([^"]+)"|<lockscope/([^>]+)>))x"_s,
                                             QRegularExpression::MultilineOption);
    const auto sources = sourcesOf(layer);
    QVERIFY(sources.size() > 100);
    QStringList wrong;
    for (const auto &source : sources) {
        if (source.folder == u"designer"_s) // a program of its own
            continue;
        if (!order.contains(source.folder))
            wrong += source.path + u": its folder is not in the order"_s;
        auto includes = kInclude.globalMatch(source.text);
        while (includes.hasNext()) {
            const auto include = includes.next();
            const QString name = include.captured(1).isEmpty()
                ? u"../"_s.repeated(source.path.count(u'/') + 1) + include.captured(2)
                : include.captured(1);
            const QString from = source.folder == u"."_s ? layer : layer + u'/' + source.path.section(u'/', 0, -2);
            const QString target = QDir::cleanPath(from + u'/' + name);
            const QString ofLayer = target.section(u'/', 0, 0);
            const QString folder = target.count(u'/') > 1 ? target.section(u'/', 1, 1) : u"."_s;
            const bool isBelow = ofLayer == layer ? order.indexOf(folder) <= order.indexOf(source.folder)
                                                  : layer == u"ui"_s && ofLayer == u"core"_s;
            if (!isBelow)
                wrong += source.path + u" includes "_s + name;
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestHouse::noFolderOfTheCoreIsLarge()
{
    QMap<QString, qsizetype> lines;
    qsizetype all = 0;
    for (const auto &source : sourcesOf(u"core"_s)) {
        const qsizetype count = source.text.count(u'\n');
        lines[source.folder] += count;
        all += count;
    }
    for (auto folder = lines.cbegin(); folder != lines.cend(); ++folder)
        QVERIFY2(4 * folder.value() <= all, qPrintable(folder.key()));
}

void TestHouse::onlyThePublicFaceStandsAtTheRoot()
{
    for (const auto &source : sourcesOf(u"ui"_s))
        QVERIFY2(source.folder != u"."_s || source.path.startsWith(u"lockscopewidget."_s)
                     || source.path.startsWith(u"lockscopepane."_s),
                 qPrintable(source.path));
}

void TestHouse::citedDocumentsExist()
{
    static const QRegularExpression kCitation(u"[\\w/.-]*\\w\\.md\\b"_s);
    const QDir root(QStringLiteral(LOCKSCOPE_RESOURCES) + u"/.."_s);
    QStringList absent;
    int found = 0;
    for (const auto &layer : {u"core"_s, u"ui"_s, u"app"_s, u"tests"_s}) {
        for (const auto &source : sourcesOf(layer)) {
            auto citations = kCitation.globalMatch(source.text);
            while (citations.hasNext()) {
                const QString cited = citations.next().captured();
                ++found;
                if (!root.exists(cited))
                    absent += layer + u'/' + source.path + u" cites "_s + cited;
            }
        }
    }
    QVERIFY(found > 0);
    QVERIFY2(absent.isEmpty(), qPrintable(absent.join(u'\n')));
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestHouse)
#include "tst_house.moc"
