#include "fixtures/testprogram.h"

#include <app/aboutdialog.h>

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace Qt::StringLiterals;

class TestAboutDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesVersionsAndServers();
    void withoutServers();
    void isCopied();
};

void TestAboutDialog::namesVersionsAndServers()
{
    QCoreApplication::setApplicationVersion(u"1.2.3"_s);
    NodeStatus up{.label = u"a"_s, .address = u"10.0.0.1:6379"_s, .reach = NodeStatus::Reach::Up};
    up.facts = ServerFacts{.version = u"7.0.15\nx"_s, .role = u"master"_s};
    const NodeStatus down{.label = u"b"_s, .address = u"10.0.0.2:6379"_s, .reach = NodeStatus::Reach::Down};
    const QString text = AboutDialog::textOf(u"Stock"_s, {up, down});
    for (const auto &part :
         {u"Lockscope 1.2.3"_s, u"Qt "_s + QLatin1String(qVersion()), u"hiredis "_s, u"Servers of Stock:"_s,
          u"a (10.0.0.1:6379): 7.0.15"_s, u"role master"_s, u"b (10.0.0.2:6379): not connected, version unknown"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY(!text.contains(u"15\nx"_s)); // a server's words keep to their line
    QVERIFY(text.contains(QRegularExpression(u"hiredis \\d+\\.\\d+\\.\\d+"_s)));
}

void TestAboutDialog::withoutServers()
{
    QVERIFY(!AboutDialog::textOf({}, {}).contains(u"Servers"_s));
}

void TestAboutDialog::isCopied()
{
    AboutDialog dialog({}, {});
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"aboutCopy"_s), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), AboutDialog::textOf({}, {}));
}

LOCKSCOPE_TEST(QApplication, TestAboutDialog)
#include "tst_aboutdialog.moc"
