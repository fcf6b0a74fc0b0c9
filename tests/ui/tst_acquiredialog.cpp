#include <lockscope/ui/acting/acquiredialog.h>
#include <lockscope/ui/acting/secondsbox.h>

#include <QComboBox>
#include <QLineEdit>
#include <QTest>
#include <QTimer>

using namespace Lockscope;
using namespace Qt::StringLiterals;

class TestAcquireDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingIsWaitedForAlsoAfterADialectWasChosen();
    void timesAreTypedInAnyUnit_data();
    void timesAreTypedInAnyUnit();
};

void TestAcquireDialog::typingIsWaitedForAlsoAfterADialectWasChosen()
{
    Session session(Deployment{.nodes = {Endpoint{}}});
    AcquireDialog dialog(&session);
    dialog.show();
    QTest::keyClick(dialog.findChild<QComboBox *>(u"acquireDialect"_s), Qt::Key_Down);
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"acquireName"_s), u"a"_s);
    // Nothing is asked of the nodes yet.
    bool waits = false;
    const auto timers = dialog.findChildren<QTimer *>(QString(), Qt::FindDirectChildrenOnly);
    for (const auto *timer : timers)
        waits = waits || (timer->isActive() && timer->interval() > 0);
    QVERIFY(waits);
}

void TestAcquireDialog::timesAreTypedInAnyUnit_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("seconds");
    QTest::newRow("seconds") << u"90"_s << 90.0;
    QTest::newRow("with a unit") << u"45s"_s << 45.0;
    QTest::newRow("milliseconds") << u"500ms"_s << 0.5;
    QTest::newRow("minutes") << u"2m"_s << 120.0;
    QTest::newRow("a part of an hour") << u"1.5h"_s << 5400.0;
    QTest::newRow("no time") << u"x7"_s << 7.0;
}

void TestAcquireDialog::timesAreTypedInAnyUnit()
{
    QFETCH(QString, typed);
    SecondsBox box;
    box.setRange(0.1, 100'000);
    box.setValue(30);
    box.show();
    box.selectAll();
    QTest::keyClicks(&box, typed);
    QTest::keyClick(&box, Qt::Key_Return);
    QTEST(box.value(), "seconds");
}

QTEST_MAIN(TestAcquireDialog)
#include "tst_acquiredialog.moc"
