// The plug-in as Qt Designer meets it: loaded from its file, asked what it offers, and told to make one.

#include "fixtures/testprogram.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QImage>
#include <QPluginLoader>
#include <QSet>
#include <QXmlStreamReader>
#include <QtUiPlugin/QDesignerCustomWidgetInterface>

using namespace Qt::StringLiterals;

class TestDesignerPlugin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thePaletteHasAllToShow();
    void theFormSaysWhatIsMade();
    void aPictureIsShown();
    void nothingIsConnected();
    void manyComeAndGo();

private:
    static int sockets()
    {
        int count = 0;
        const QDir open(u"/proc/self/fd"_s);
        const auto entries = open.entryInfoList(QDir::System | QDir::Files | QDir::NoDotAndDotDot);
        for (const auto &entry : entries)
            count += entry.symLinkTarget().contains(u"socket:"_s) ? 1 : 0;
        return count;
    }

    QPluginLoader m_loader;
    QDesignerCustomWidgetInterface *m_plugin = nullptr;
};

void TestDesignerPlugin::initTestCase()
{
    m_loader.setFileName(QStringLiteral(LOCKSCOPE_DESIGNER_PLUGIN));
    m_plugin = qobject_cast<QDesignerCustomWidgetInterface *>(m_loader.instance());
    QVERIFY2(m_plugin != nullptr, qPrintable(m_loader.errorString()));
    m_plugin->initialize(nullptr);
}

void TestDesignerPlugin::thePaletteHasAllToShow()
{
    QCOMPARE(m_plugin->group(), u"Lockscope"_s);
    QVERIFY(!m_plugin->toolTip().isEmpty());
    QVERIFY(!m_plugin->whatsThis().isEmpty());
    QVERIFY(!m_plugin->isContainer());
    for (const int size : {22, 48})
        QCOMPARE(m_plugin->icon().pixmap(QSize(size, size), 1.0).toImage().size(), QSize(size, size));
}

void TestDesignerPlugin::theFormSaysWhatIsMade()
{
    QXmlStreamReader xml(m_plugin->domXml());
    QStringList classes;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "widget"_L1)
            classes += xml.attributes().value(u"class"_s).toString();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(classes, QStringList{m_plugin->name()});
    const std::unique_ptr<QWidget> widget(m_plugin->createWidget(nullptr));
    QCOMPARE(QLatin1String(widget->metaObject()->className()), m_plugin->name()); // by this Designer writes it down
    QString header = m_plugin->includeFile();
    header.replace(u"<lockscope/"_s, QStringLiteral(LOCKSCOPE_SOURCE_DIR "/")).chop(1);
    QVERIFY2(QFile::exists(header), qPrintable(header));
}

void TestDesignerPlugin::aPictureIsShown()
{
    QWidget form;
    form.resize(900, 600);
    auto *widget = m_plugin->createWidget(&form);
    widget->resize(800, 500);
    form.show();
    const QImage image = widget->grab().toImage();
    QCOMPARE(image.size(), QSize(800, 500));
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colours.insert(image.pixel(x, y));
    }
    QVERIFY2(colours.size() > 30, qPrintable(QString::number(colours.size()))); // tabs, buttons, words
    widget->resize(120, 40);
    QCOMPARE(widget->grab().toImage().size(), QSize(120, 40));
    QVERIFY(widget->findChildren<QWidget *>().isEmpty()); // nothing in it takes clicks or keys from Designer
    QVERIFY(widget->actions().isEmpty());
}

void TestDesignerPlugin::nothingIsConnected()
{
    const int before = sockets();
    const std::unique_ptr<QWidget> widget(m_plugin->createWidget(nullptr));
    widget->resize(800, 500);
    widget->show();
    QVERIFY(QTest::qWaitForWindowExposed(widget.get()));
    QCoreApplication::processEvents();
    QCOMPARE(sockets(), before);
}

void TestDesignerPlugin::manyComeAndGo()
{
    for (int i = 0; i < 10; ++i) {
        const std::unique_ptr<QWidget> widget(m_plugin->createWidget(nullptr));
        widget->resize(400, 300);
        QVERIFY(!widget->grab().isNull());
    }
}

LOCKSCOPE_TEST(QApplication, TestDesignerPlugin)
#include "tst_designerplugin.moc"
