#include "fixtures/testprogram.h"

#include <lockscope/core/words/wording.h>
#include <lockscope/ui/acting/acquiredialog.h>
#include <lockscope/ui/acting/unlockkey.h>
#include <lockscope/ui/kit/secondsbox.h>

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QToolTip>

using namespace Lockscope;
using namespace Qt::StringLiterals;

class TestAcquireDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingIsWaitedForAlsoAfterADialectWasChosen();
    void quarantineIsSaidBeforehand();
    void timesAreTypedInAnyUnit_data();
    void timesAreTypedInAnyUnit();
    void tooLongATimeIsToldWhileItIsTyped();
    void theKeyThatUnlocksIsNoLines();
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

void TestAcquireDialog::quarantineIsSaidBeforehand()
{
    Session session(Deployment{.nodes = {Endpoint{}, Endpoint{}, Endpoint{}}});
    AcquireDialog dialog(&session);
    dialog.show();
    const auto *label = dialog.findChild<QLabel *>(u"acquireQuarantine"_s);
    QCOMPARE(label->text(), QString());
    const int height = dialog.height();
    std::vector<NodeStatus> nodes(3);
    for (int i = 0; i < 3; ++i) {
        nodes[static_cast<size_t>(i)].index = i;
        nodes[static_cast<size_t>(i)].label = u"node "_s + QChar(u'a' + i);
        nodes[static_cast<size_t>(i)].reach = NodeStatus::Reach::Up;
    }
    const WallTime now = session.clock().wallNow();
    const WallTime early = now + std::chrono::hours(1);
    const WallTime late = now + std::chrono::hours(2);
    nodes[0].quarantinedUntil = late;
    const auto diff = std::make_shared<BoardDiff>();
    diff->nodes = nodes;
    Q_EMIT session.boardChanged(diff);
    QVERIFY2(label->text().contains(u"node a until "_s + Wording::timeWithDateIfOtherDay(now, late))
                 && label->text().contains(u"The other nodes are enough"_s),
             qPrintable(label->text()));
    nodes[2].quarantinedUntil = early;
    dialog.setNodes(nodes);
    QVERIFY2(
        label->text().contains(u"Lockscope takes no lock here until "_s + Wording::timeWithDateIfOtherDay(now, early)),
        qPrintable(label->text()));
    QVERIFY2(label->text().contains(u"node c until "_s + Wording::timeWithDateIfOtherDay(now, early)),
             qPrintable(label->text()));
    QCOMPARE(dialog.height(), height);
    nodes[0].quarantinedUntil = nodes[2].quarantinedUntil = now - std::chrono::seconds(1);
    dialog.setNodes(nodes);
    QCOMPARE(label->text(), QString());
    // A young process counts alike.
    nodes[1].mayLackLocksUntil = late;
    dialog.setNodes(nodes);
    QVERIFY2(label->text().contains(u"node b until "_s + Wording::timeWithDateIfOtherDay(now, late)),
             qPrintable(label->text()));
    nodes[2].mayLackLocksUntil = early;
    dialog.setNodes(nodes);
    QVERIFY2(
        label->text().contains(u"Lockscope takes no lock here until "_s + Wording::timeWithDateIfOtherDay(now, early)),
        qPrintable(label->text()));
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
    QTest::newRow("more than there may be") << u"100001"_s << 100'000.0;
    QTest::newRow("more than there may be, with a unit") << u"9999h"_s << 100'000.0;
    QTest::newRow("minutes and seconds") << u"2m30s"_s << 150.0;
    QTest::newRow("without the last unit, which stands there") << u"2m30"_s << 150.0;
    QTest::newRow("as it is written elsewhere") << u"1 h 05 m"_s << 3900.0;
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
    QCOMPARE(box.text(), box.textFromValue(box.value()) + box.suffix());
}

void TestAcquireDialog::tooLongATimeIsToldWhileItIsTyped()
{
    SecondsBox box;
    box.setRange(0.1, 3600);
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    box.selectAll();
    QTest::keyClicks(&box, u"9999"_s);
    QTRY_VERIFY2(QToolTip::text().contains(u"The limit is "_s + box.textFromValue(3600) + u" s"_s),
                 qPrintable(QToolTip::text()));
    QTest::keyClicks(&box, u"ms"_s); // which it was to be
    QTRY_VERIFY2(QToolTip::text().isEmpty(), qPrintable(QToolTip::text()));
    QCOMPARE(box.value(), 9.999);
    box.selectAll();
    QTest::keyClicks(&box, u"2h"_s);
    QCOMPARE(box.value(), 3600.0); // also where nobody leaves the field
    QVERIFY(QToolTip::isVisible());
}

/// As in the window; on some desktops it would empty the line, and so would the letter of a button that is hidden be
/// typed.
void TestAcquireDialog::theKeyThatUnlocksIsNoLines()
{
    Session session(Deployment{.nodes = {Endpoint{}}});
    AcquireDialog dialog(&session);
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    for (auto *line : dialog.findChildren<QLineEdit *>()) {
        if (!line->isEnabled() || !line->isVisible())
            continue;
        line->setFocus();
        const QString text = line->text();
        QKeyEvent override(QEvent::ShortcutOverride, Qt::Key_U, Qt::ControlModifier);
        override.accept(); // as a line does where it is a key of its own
        QObject *keys = dialog.findChild<UnlockKey *>();
        QVERIFY(keys->eventFilter(line, &override));
        QVERIFY(!override.isAccepted());
        QTest::keyClick(line, Qt::Key_U, Qt::ControlModifier);
        QVERIFY(session.actionsUnlocked());
        QTest::keyClick(line, Qt::Key_U, Qt::ControlModifier);
        QVERIFY(!session.actionsUnlocked());
        QTest::sendKeyEvent(QTest::Click, line, Qt::Key_U, u"u"_s, Qt::AltModifier);
        QCOMPARE(line->text(), text);
    }
}

LOCKSCOPE_TEST(QApplication, TestAcquireDialog)
#include "tst_acquiredialog.moc"
