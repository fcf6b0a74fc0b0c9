#include "fixtures/testprogram.h"

#include <app/arguments/commandline.h>
#include <app/desktopidentity.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace Qt::StringLiterals;

/// The files by which desktops know the program fit the program, and each other.
class TestDesktopIdentity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowsBearIdAndIcon();
    void theIconIsBuiltInAtEachSize();
    void picturesAreAsLargeAsTheirNamesSay();
    void allFilesBearTheId();
    void entriesStartWhatTheProgramKnows();
    void screenshotsAreThere();

private:
    static QString resource(const QString &path) { return QStringLiteral(LOCKSCOPE_RESOURCES) + u'/' + path; }
    static QString read(const QString &path)
    {
        QFile file(resource(path));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    /// The values of all lines `key=value` of a .desktop file.
    static QStringList values(const QString &key)
    {
        QStringList found;
        const auto lines = read(u"desktop/"_s + desktopId() + u".desktop"_s).split(u'\n');
        for (const auto &line : lines) {
            if (line.startsWith(key + u'='))
                found += line.mid(key.size() + 1);
        }
        return found;
    }
};

void TestDesktopIdentity::windowsBearIdAndIcon()
{
    introduceToDesktop();
    QCOMPARE(QGuiApplication::desktopFileName(), desktopId());
    QVERIFY(!QGuiApplication::windowIcon().isNull());
}

void TestDesktopIdentity::theIconIsBuiltInAtEachSize()
{
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        const QImage image = programIcon().pixmap(QSize(size, size), 1.0).toImage();
        QCOMPARE(image.size(), QSize(size, size));
        QCOMPARE(image.pixelColor(0, 0).alpha(), 0); // a shape of its own, not a tile
        QVERIFY(image.pixelColor(size / 2, size * 5 / 8).alpha() == 255); // the body
    }
}

void TestDesktopIdentity::picturesAreAsLargeAsTheirNamesSay()
{
    const auto names = QDir(resource(u"icons/png"_s)).entryList({u"*.png"_s}, QDir::Files);
    QCOMPARE(names.size(), 9);
    for (const auto &name : names) {
        const int size = QStringView(name).chopped(4).toInt();
        QCOMPARE(QImage(resource(u"icons/png/"_s + name)).size(), QSize(size, size));
    }
    for (const auto &suffix : {u".svg"_s, u"-symbolic.svg"_s})
        QVERIFY(QFile::exists(resource(u"icons/"_s + desktopId() + suffix)));
}

void TestDesktopIdentity::allFilesBearTheId()
{
    QCOMPARE(values(u"Icon"_s), QStringList{desktopId()});
    QXmlStreamReader xml(read(u"desktop/"_s + desktopId() + u".metainfo.xml"_s));
    QHash<QString, QString> texts;
    QStringList versions;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = xml.name().toString();
        if (name == "release"_L1)
            versions += xml.attributes().value(u"version"_s).toString();
        if (name == "id"_L1 || name == "launchable"_L1 || name == "binary"_L1 || name == "icon"_L1)
            texts.insert(name, xml.readElementText());
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(texts.value(u"id"_s), desktopId());
    QCOMPARE(texts.value(u"icon"_s), desktopId());
    QCOMPARE(texts.value(u"launchable"_s), desktopId() + u".desktop"_s);
    QCOMPARE(texts.value(u"binary"_s), u"lockscope"_s);
    QCOMPARE(versions.value(0), QStringLiteral(LOCKSCOPE_VERSION)); // the newest comes first
}

void TestDesktopIdentity::entriesStartWhatTheProgramKnows()
{
    const QStringList commands = values(u"Exec"_s);
    QCOMPARE(commands.size(), 1 + values(u"Actions"_s).value(0).count(u';'));
    for (const auto &command : commands) {
        QStringList words = command.split(u' ');
        QCOMPARE(words.takeFirst(), u"lockscope"_s);
        const auto request = parseCommandLine(words);
        QVERIFY2(request, qPrintable(command));
    }
}

void TestDesktopIdentity::screenshotsAreThere()
{
    static const QRegularExpression image(QStringLiteral(
        "<image type=\"source\" width=\"(\\d+)\" height=\"(\\d+)\">https://[^<]*/screenshots/([^/<]+)</image>"));
    auto found = image.globalMatch(read(u"desktop/"_s + desktopId() + u".metainfo.xml"_s));
    int count = 0;
    for (; found.hasNext(); ++count) {
        const auto match = found.next();
        const QImage picture(resource(u"screenshots/"_s + match.captured(3)));
        QCOMPARE(picture.size(), QSize(match.captured(1).toInt(), match.captured(2).toInt()));
    }
    QVERIFY(count >= 2);
}

LOCKSCOPE_TEST(QApplication, TestDesktopIdentity)
#include "tst_desktopidentity.moc"
