#include <lockscope/ui/acting/acquiredialog.h>

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

QTEST_MAIN(TestAcquireDialog)
#include "tst_acquiredialog.moc"
