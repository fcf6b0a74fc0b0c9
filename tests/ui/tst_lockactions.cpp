#include "window.h"

#include "fixtures/faultproxy.h"
#include "fixtures/testprogram.h"

#include <lockscope/ui/acting/acquiredialog.h>
#include <lockscope/ui/acting/lockactions.h>
#include <lockscope/ui/acting/ownlockdialog.h>
#include <lockscope/ui/acting/releasedialog.h>
#include <lockscope/ui/acting/releasemanydialog.h>
#include <lockscope/ui/kit/secondsbox.h>
#include <lockscope/ui/locks/lockview.h>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRadioButton>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kHeldColumn = 2;
constexpr int kPlanEffectColumn = 5;
const QString kRedissonOwner = u"8743c9c0-0795-4907-87fd-6c719a6b4586:57"_s;

} // namespace

/// The acts from the window, by mouse and keys: when each can be done, why not, and the dialogs for several locks and
/// for taking one.
class TestLockActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void eachSaysWhyItIsDisabled();
    void buttonsStayWhereTheyAre();
    void onAClusterNoneIsTaken();
    void whatTheLockAllows();
    void missingRightsAreSaidBeforeTheAct();
    void scriptsThatAreNotSupportedAreNoMissingRight();
    void whatActingLacksIsNamed();
    void whatCannotBeSeenIsNotActedOn();
    void keysOpenTheDialogWithItsAct_data();
    void keysOpenTheDialogWithItsAct();

    void theReasonComesBackWithItsLock();
    void severalAreReleasedByPreview();
    void whatComesBackLeadsTheResult();
    void tabLeadsFromTheReasonToTheButton();
    void someAreLeftOut();
    void severalOnProduction();
    void whatASilentNodeDidIsToldLater();
    void aRoundTellsOfSilentNodes();
    void aSurpriseEndsTheRound();
    void theRoundGoesOnPastASurprise();
    void severalAreShortened();
    void whatHasGotATtlSinceIsLeftAloneAndTold();
    void severalThatHaveATtlAreGivenNone();
    void noTableKeepsTheTab();
    void turningAwayIsJournalled();
    void readOnlyShowsThePreviewAlone();
    void tooManyAreRefused();
    void aLongNameOfMineIsToldWhole();
    void whatBecomesOfAnOwnLockIsToldWhileItsDialogIsOpen();
    void aReleaseWithoutAnswersIsNoLoss_data();
    void aReleaseWithoutAnswersIsNoLoss();
    void whatWasNeverAnsweredEndsWithItsTtl();
    void aReleaseThatTheMajorityAnswersIsOne();
    void aRenewalWithoutAnswersIsNoLoss();
    void enterInTheReasonCancelsNothing();
    void namesAreNoMarkup();
    void theTimelineHasNoRowsToRelease();
    void theWindowTellsTheOutcomeOfOne();
    void aStuckLockIsReleasedInFewSteps_data();
    void aStuckLockIsReleasedInFewSteps();
    void severalRowsAreReleased();
    void whatWasGoneBeforeARoundIsNotTimed();
    void severalStayByLock();
    void whatIsTakenOutAgainIsNotMeant();
    void severalAreCopied();
    void aLongNameIsCopiedWhole();
    void longOwnersAreToldApart();
    void tooManyRowsAreNotSelected();

    void acquireRefusesAForeignForm_data();
    void acquireRefusesAForeignForm();
    void acquireTakesARedissonLock();
    void acquireSuggestsTheDialect();
    void acquireTellsWhoIsNotExcluded();
    void acquireTellsWhatStandsThereNow();
    void acquireTellsThatItWaits();
    void acquireUnlocksWhatLockedItself();
    void whatWasTypedToAcquireComesBack();

private:
    QAction *action(const Window &window, const char *name) const
    {
        return window.widget->findChild<QAction *>(QLatin1String(name));
    }
    static void clickRow(const Window &window, const QByteArray &name, Qt::KeyboardModifiers with)
    {
        const auto place = window.table()->visualRect(
            window.widget->model()->index(window.widget->model()->rowOf(name), LockColumn::Name));
        QTest::mouseClick(window.table()->viewport(), Qt::LeftButton, with, place.center());
    }
    /// By its key, with actions unlocked.
    static AcquireDialog *openAcquire(Window &window)
    {
        window.session.unlockActions();
        window.widget->activateWindow();
        if (!QTest::qWaitFor([&window] { return window.widget->isActiveWindow(); }, kPatienceMs))
            return nullptr;
        window.table()->setFocus();
        QTest::keyClick(window.table(), Qt::Key_N, Qt::ControlModifier);
        return window.widget->findChild<AcquireDialog *>();
    }
    QPointer<ReleaseManyDialog> openMany(Window &window, int locks) const;
    QPointer<OwnLockDialog> openOwn(Window &window, const char *name, Millis ttl = Millis(60'000)) const;
    QString text(const char *name) const { return textOf(m_many, name); }
    QPushButton *button(const char *name) const { return m_many->findChild<QPushButton *>(QLatin1String(name)); }
    QStringList effects() const { return columnOf(m_many, "manyLocks", kPlanEffectColumn); }
    Deployment production() const { return m_nodes.deployment(Environment::Production); }

    Nodes m_nodes{3};
    QPointer<ReleaseManyDialog> m_many;
};

void TestLockActions::initTestCase()
{
    QVERIFY(m_nodes.start());
}

void TestLockActions::init()
{
    for (int i = 0; i < m_nodes.count(); ++i)
        m_nodes[i].thaw();
    QVERIFY(m_nodes.start());
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
    m_nodes.clearJournal();
}

QPointer<ReleaseManyDialog> TestLockActions::openMany(Window &window, int locks) const
{
    if (!QTest::qWaitFor([&] { return window.rows() == locks; }, kPatienceMs))
        return {};
    window.session.unlockActions();
    window.table()->setFocus();
    window.widget->activateWindow();
    if (!QTest::qWaitFor([&] { return window.widget->isActiveWindow(); }, kPatienceMs))
        return {};
    QTest::keyClick(window.table(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    QPointer<ReleaseManyDialog> dialog = window.widget->findChild<ReleaseManyDialog *>();
    const auto isPlanned = [&] { return textOf(dialog, "manyMessage") != u"Making the plans…"_s; };
    return dialog && QTest::qWaitFor(isPlanned, kPatienceMs) ? dialog : nullptr;
}

void TestLockActions::buttonsStayWhereTheyAre()
{
    Window window(m_nodes);
    const auto *button = window.widget->findChild<QAbstractButton *>(u"readOnlySwitch"_s);
    const QRect place = button->geometry();
    window.session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(window.widget->unlockAction()->isChecked(), kPatienceMs);
    QCoreApplication::processEvents();
    QCOMPARE(button->geometry(), place);
    window.session.lockActions(); // as being idle does, at any moment
    QTRY_VERIFY_WITH_TIMEOUT(!window.widget->unlockAction()->isChecked(), kPatienceMs);
    QCoreApplication::processEvents();
    QCOMPARE(button->geometry(), place);
}

void TestLockActions::eachSaysWhyItIsDisabled()
{
    Window window(m_nodes);
    for (auto *action : window.widget->lockActions()) {
        QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
        QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->objectName()));
        QCOMPARE(action->statusTip(), action->toolTip());
        QVERIFY(!action->shortcut().isEmpty());
    }
    QCOMPARE(action(window, "acquireAction")->toolTip(), u"Read-only: allow changes first (Ctrl+U)"_s);
    QCOMPARE(action(window, "shortenTtlAction")->toolTip(), u"Select a lock first"_s);
    QCOMPARE(action(window, "releaseManyAction")->toolTip(), u"No lock is shown"_s);
}

void TestLockActions::onAClusterNoneIsTaken()
{
    Deployment deployment = m_nodes.deployment();
    deployment.rule = DeploymentRule::Cluster;
    Window window(deployment, m_nodes.options());
    window.session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(window.session.actionsUnlocked(), kPatienceMs);
    QVERIFY(!action(window, "acquireAction")->isEnabled());
    QVERIFY2(action(window, "acquireAction")->toolTip().contains(u"cluster"_s),
             qPrintable(action(window, "acquireAction")->toolTip()));
}

void TestLockActions::whatTheLockAllows()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:ever"_s, u"worker-1"_s}));
    QVERIFY(m_nodes.onAll({u"HSET"_s, u"readers"_s, u"mode"_s, u"read"_s, kRedissonOwner, u"1"_s}, "2"));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(window.clickRow("lock:a"), kPatienceMs);
    QVERIFY(action(window, "forceReleaseAction")->isEnabled());
    QVERIFY(action(window, "holdOffAction")->isEnabled());
    QVERIFY(action(window, "shortenTtlAction")->isEnabled());
    QVERIFY(!action(window, "setTtlAction")->isEnabled());
    QVERIFY(action(window, "setTtlAction")->toolTip().contains(u"has a TTL already"_s));
    QVERIFY(window.clickRow("lock:ever"));
    QVERIFY(!action(window, "shortenTtlAction")->isEnabled());
    QVERIFY(action(window, "shortenTtlAction")->toolTip().contains(u"Set a TTL instead"_s));
    QVERIFY(action(window, "setTtlAction")->isEnabled());
    QVERIFY(window.clickRow("readers"));
    QVERIFY(!action(window, "shortenTtlAction")->isEnabled());
    QVERIFY(action(window, "shortenTtlAction")->toolTip().contains(u"is not changed from outside"_s));
    QVERIFY(action(window, "releaseManyAction")->isEnabled());
    QVERIFY(journalEvents(m_nodes.journalPath()).isEmpty());
}

void TestLockActions::missingRightsAreSaidBeforeTheAct()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"-eval"_s}));
    const auto allow = qScopeGuard([this] { m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"+eval"_s}); });
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.clickRow("lock:a"), kPatienceMs);
    QVERIFY(action(window, "forceReleaseAction")->isEnabled()); // a plan is a dry run
    window.session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(!action(window, "forceReleaseAction")->isEnabled(), kPatienceMs);
    for (const auto *name : {"forceReleaseAction", "holdOffAction", "acquireAction", "releaseManyAction"}) {
        QVERIFY(!action(window, name)->isEnabled());
        QVERIFY2(action(window, name)->toolTip().contains(u"may not act here"_s)
                     && action(window, name)->toolTip().contains(u"NOPERM"_s),
                 qPrintable(action(window, name)->toolTip()));
    }
    QVERIFY2(window.text("message").contains(u"may not act here"_s), qPrintable(window.text("message")));
    window.session.lockActions();
    QVERIFY(action(window, "forceReleaseAction")->isEnabled());
    // One node that lets the user act is enough to try.
    QCOMPARE(m_nodes[1].cli({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"+eval"_s}), "OK");
    window.session.unlockActions();
    QVERIFY(action(window, "forceReleaseAction")->isEnabled());
    QVERIFY(window.session.actingRefusal().isEmpty());
}

void TestLockActions::scriptsThatAreNotSupportedAreNoMissingRight()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    FaultProxy proxy(m_nodes[0]);
    QVERIFY(proxy.start());
    proxy.deny({.commands = {"EVAL", "EVALSHA", "CLIENT TRACKING"}, .words = "ERR unknown command '%s'"});
    Deployment deployment = m_nodes.deployment();
    deployment.nodes = {proxy.endpoint()};
    deployment.patterns = {"lock:*"};
    Window window(deployment, m_nodes.options());
    QTRY_VERIFY_WITH_TIMEOUT(window.clickRow("lock:a"), kPatienceMs);
    window.session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(!action(window, "forceReleaseAction")->isEnabled(), kPatienceMs);
    const QString why = window.session.actingRefusal();
    QVERIFY2(why.contains(u"do not support scripts"_s) && !why.contains(u"rights"_s) && !why.contains(u"may not"_s),
             qPrintable(why));
    // Nor does the window claim to be told of changes: the timer tells.
    const auto node = [&] { return window.widget->nodes().front(); };
    QTRY_VERIFY2_WITH_TIMEOUT(node().feedWhy.contains(u"does not support this command"_s), qPrintable(node().feedWhy),
                              kPatienceMs);
    QVERIFY(node().feed == FeedKind::None);
}

void TestLockActions::whatActingLacksIsNamed()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"-pexpire"_s, u"-del"_s}));
    const auto allow = qScopeGuard([this] {
        m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"+pexpire"_s, u"+del"_s});
    });
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.clickRow("lock:a"), kPatienceMs);
    window.session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(!window.session.actingLack().isEmpty(), kPatienceMs);
    QVERIFY2(window.session.actingLack().contains(u"(+del, +pexpire)"_s), qPrintable(window.session.actingLack()));
    QVERIFY(window.session.actingRefusal().isEmpty());
    QVERIFY2(window.text("message").contains(u"+del, +pexpire"_s), qPrintable(window.text("message")));
    QVERIFY(action(window, "forceReleaseAction")->isEnabled()); // other acts may work
    QVERIFY(action(window, "forceReleaseAction")->toolTip().contains(u"+pexpire"_s));
    // Nothing was written to find out.
    for (int i = 0; i < m_nodes.count(); ++i)
        QCOMPARE(m_nodes[i].cli({u"DBSIZE"_s}), "1");
    window.session.lockActions();
    QVERIFY(window.session.actingLack().isEmpty());
    // Of one node alone it is told which.
    QVERIFY(m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"+pexpire"_s, u"+del"_s}));
    QCOMPARE(m_nodes[1].cli({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"-del"_s}), "OK");
    window.session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(window.session.actingLack().contains(u": +del)"_s), kPatienceMs);
    window.session.lockActions();
    QCOMPARE(m_nodes[1].cli({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"+del"_s}), "OK");
    window.session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(action(window, "forceReleaseAction")->isEnabled(), kPatienceMs);
    QVERIFY(window.session.actingLack().isEmpty());
}

void TestLockActions::whatCannotBeSeenIsNotActedOn()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QWidget host;
    window.session.unlockActions();
    LockActions actions(
        &window.session, [](int) { return std::vector<LockStatePtr>(); }, &host);
    QTRY_VERIFY_WITH_TIMEOUT(window.session.actionsUnlocked(), kPatienceMs);
    actions.setSelection("lock:a", window.widget->model()->lock("lock:a"), 1);
    QVERIFY(actions.forceRelease()->isEnabled());
    actions.disableForOtherView(u"Go to the table of locks first"_s);
    for (auto *action : {actions.renew(), actions.release(), actions.forceRelease(), actions.holdOff(),
                         actions.shortenTtl(), actions.releaseMany()}) {
        QVERIFY(!action->isEnabled());
        QCOMPARE(action->toolTip(), u"Go to the table of locks first"_s);
    }
    QVERIFY(actions.acquire()->isEnabled());
    actions.setSelection("lock:a", window.widget->model()->lock("lock:a"), 1);
    QVERIFY(actions.forceRelease()->isEnabled());
}

void TestLockActions::keysOpenTheDialogWithItsAct_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("immortal");
    QTest::addColumn<QString>("radio");
    const int both = Qt::ControlModifier | Qt::ShiftModifier;
    QTest::newRow("release") << int(Qt::Key_Delete) << 0 << false << u"act-release"_s;
    QTest::newRow("hold off") << int(Qt::Key_H) << both << false << u"act-release-and-hold-off"_s;
    QTest::newRow("shorten") << int(Qt::Key_S) << both << false << u"act-shorten-ttl"_s;
    QTest::newRow("give a TTL") << int(Qt::Key_G) << both << true << u"act-set-ttl"_s;
}

void TestLockActions::keysOpenTheDialogWithItsAct()
{
    QFETCH(const int, key);
    QFETCH(const int, modifiers);
    QFETCH(const bool, immortal);
    QFETCH(const QString, radio);
    QVERIFY(immortal ? m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"worker-1"_s}) : m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(window.clickRow("lock:a"), kPatienceMs);
    window.widget->activateWindow();
    QTest::keyClick(window.table(), Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    auto *dialog = window.widget->findChild<ReleaseDialog *>();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(textOf(dialog, "releaseSummary").contains(u"Held by worker-1"_s), kPatienceMs);
    QVERIFY(dialog->findChild<QRadioButton *>(radio)->isChecked());
    QVERIFY(textOf(dialog, "releaseMessage").startsWith(u"Read-only"_s));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(window.widget->findChild<ReleaseDialog *>() == nullptr, kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 3);
}

/// Whoever turns away to look once more has not lost the reason, and finds it with no other lock.
void TestLockActions::theReasonComesBackWithItsLock()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    const auto openedFor = [&window](const QByteArray &name) -> ReleaseDialog * {
        if (!QTest::qWaitFor([&] { return window.clickRow(name); }, kPatienceMs))
            return nullptr;
        window.widget->activateWindow();
        if (!QTest::qWaitFor([&] { return window.widget->isActiveWindow(); }, kPatienceMs))
            return nullptr;
        QTest::keyClick(window.table(), Qt::Key_Delete);
        auto *dialog = window.widget->findChild<ReleaseDialog *>();
        const bool isPlanned = dialog != nullptr
            && QTest::qWaitFor([&] { return textOf(dialog, "releaseSummary").contains(u"Held by"_s); }, kPatienceMs);
        return isPlanned ? dialog : nullptr;
    };
    const auto turnAway = [&window](ReleaseDialog *dialog) {
        QTest::keyClick(dialog, Qt::Key_Escape);
        return QTest::qWaitFor([&] { return window.widget->findChild<ReleaseDialog *>() == nullptr; }, kPatienceMs);
    };
    const auto reasonOf = [](ReleaseDialog *dialog) { return dialog->findChild<QLineEdit *>(u"releaseReason"_s); };
    auto *dialog = openedFor("lock:a");
    QVERIFY(dialog != nullptr);
    QTest::keyClicks(reasonOf(dialog), u"asked Anna"_s);
    const auto timeOf
        = [](ReleaseDialog *of) { return of->findChild<SecondsBox *>(u"actTime-release-and-hold-off"_s); };
    auto *holdOff = dialog->findChild<QRadioButton *>(u"act-release-and-hold-off"_s);
    QTest::mouseClick(holdOff, Qt::LeftButton, {}, QPoint(8, holdOff->height() / 2));
    timeOf(dialog)->selectAll();
    QTest::keyClicks(timeOf(dialog), u"2m30s"_s);
    QVERIFY(turnAway(dialog));
    dialog = openedFor("lock:b");
    QVERIFY(dialog != nullptr);
    QCOMPARE(reasonOf(dialog)->text(), QString());
    QCOMPARE(timeOf(dialog)->value(), 30.0);
    QVERIFY(turnAway(dialog));
    dialog = openedFor("lock:a");
    QVERIFY(dialog != nullptr);
    QCOMPARE(reasonOf(dialog)->text(), u"asked Anna"_s);
    QCOMPARE(timeOf(dialog)->value(), 150.0);
    QVERIFY(turnAway(dialog)); // and is not lost by looking either
    dialog = openedFor("lock:a");
    QVERIFY(dialog != nullptr);
    QCOMPARE(reasonOf(dialog)->text(), u"asked Anna"_s);
    QCOMPARE(timeOf(dialog)->value(), 150.0);
}

void TestLockActions::severalAreReleasedByPreview()
{
    for (int i = 0; i < 12; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 12);
    QVERIFY(m_many);
    QVERIFY2(text("manySummary").contains(u"acts on 12 of 12 locks"_s), qPrintable(text("manySummary")));
    QCOMPARE(effects(), QStringList(12, u"on 3 of 3 nodes: delete if still held by worker-1"_s));
    QCOMPARE(text("manyRelease"), u"Force-release 12 locks"_s);
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "12"), 3);
    click(button("manyRelease"));
    QTRY_COMPARE_WITH_TIMEOUT(text("manyClose"), u"Close"_s, kPatienceMs);
    QVERIFY2(text("releaseResult").startsWith(u"Released 12 of 12 locks."_s), qPrintable(text("releaseResult")));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseResult"), u"Released 12 of 12 locks. Still free: 12."_s, kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "0"), 3);
    QCOMPARE(effects().filter(u"✔ Released on 3 of 3 nodes. Still free"_s).size(), 12);
    QCOMPARE(journalEvents(m_nodes.journalPath()).size(), 24);
    const auto entries = readJournal(m_nodes.journalPath());
    QCOMPARE(entries.first().value("round"_L1).toObject().value("locks"_L1).toInt(), 12);
    click(button("manyClose"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_many, kPatienceMs);
    QVERIFY(window.text("message").contains(u"12 of 12"_s));
    QCOMPARE(journalEvents(m_nodes.journalPath()).size(), 24);
}

void TestLockActions::whatComesBackLeadsTheResult()
{
    for (int i = 0; i < 2; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 2);
    QVERIFY(m_many);
    QVERIFY(!m_many->findChild<QLabel *>(u"releaseBand"_s)->isVisible());
    click(button("manyRelease"));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseResult"), u"Released 2 of 2 locks. Still free: 2."_s, kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:1"_s));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseResult"), u"Held again or still: 1 of 2 locks."_s, kPatienceMs);
    QCOMPARE(text("releaseResultDetail"), u"Released 2 of 2 locks."_s);
    QCOMPARE(effects().filter(u"✖ The lock came back after"_s).size(), 1);
    QCOMPARE(text("manyMessage"), u"Recorded in the audit journal."_s);
    QVERIFY(window.text("message").contains(u"Held again or still: 1 of 2 locks."_s)); // the status line follows
}

void TestLockActions::tabLeadsFromTheReasonToTheButton()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(production(), m_nodes.options());
    m_many = openMany(window, 1);
    QVERIFY(m_many);
    const auto *band = m_many->findChild<QLabel *>(u"releaseBand"_s);
    QVERIFY(band->isVisible() && band->text().startsWith(u"PRODUCTION"_s));
    m_many->activateWindow();
    QTest::keyClicks(m_many->findChild<QLineEdit *>(u"manyTypedNumber"_s), u"1"_s);
    auto *reason = m_many->findChild<QLineEdit *>(u"manyReason"_s);
    reason->setFocus();
    QTest::keyClicks(reason, u"host is gone"_s);
    QTest::keyClick(reason, Qt::Key_Tab);
    QTRY_VERIFY_WITH_TIMEOUT(button("manyRelease")->hasFocus(), kPatienceMs);
}

void TestLockActions::someAreLeftOut()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    QVERIFY(m_nodes.seed(u"lock:gone"_s));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
    window.session.unlockActions();
    const auto own = await(window.session.acquire("mine", {.ttl = Millis(60'000)}));
    QVERIFY(own);
    window.session.setPaused(true); // the board is behind: the preview reads for itself
    m_nodes.removeKey(u"lock:gone"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 4, kPatienceMs);
    m_many = openMany(window, 4);
    QVERIFY(m_many);
    QCOMPARE(effects().filter(u"left out: It is your own"_s).size(), 1);
    QCOMPARE(effects().filter(u": No node that answers has a lock"_s).size(), 1);
    // By the tick in its line, as by hand.
    auto *table = m_many->findChild<QTableView *>(u"manyLocks"_s);
    int row = 0;
    while (table->model()->index(row, 0).data().toString() != u"lock:b"_s)
        ++row;
    table->setFocus();
    table->setCurrentIndex(table->model()->index(row, 0));
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(table->model()->index(row, kPlanEffectColumn).data().toString(), u"– left out: You left it out."_s);
    QCOMPARE(text("manyRelease"), u"Force-release 1 locks"_s);
    click(button("manyRelease"));
    QTRY_COMPARE_WITH_TIMEOUT(text("manyClose"), u"Close"_s, kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:a"_s}, "0"), 3);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:b"_s}, "1"), 3);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"mine"_s}, "1"), 3);
}

void TestLockActions::severalOnProduction()
{
    for (int i = 0; i < 3; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window(production(), m_nodes.options());
    m_many = openMany(window, 3);
    QVERIFY(m_many);
    QVERIFY(!button("manyRelease")->isEnabled());
    QVERIFY2(text("manyMessage").contains(u"type the number of locks, 3"_s), qPrintable(text("manyMessage")));
    QTest::keyClicks(m_many->findChild<QLineEdit *>(u"manyTypedNumber"_s), u"4"_s);
    QTest::keyClicks(m_many->findChild<QLineEdit *>(u"manyReason"_s), u"host is gone"_s);
    QVERIFY(!button("manyRelease")->isEnabled());
    QTest::keyClick(m_many->findChild<QLineEdit *>(u"manyTypedNumber"_s), Qt::Key_Backspace);
    QTest::keyClicks(m_many->findChild<QLineEdit *>(u"manyTypedNumber"_s), u"3"_s);
    QVERIFY(button("manyRelease")->isEnabled());
    click(button("manyRelease"));
    QTRY_COMPARE_WITH_TIMEOUT(text("manyClose"), u"Close"_s, kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "0"), 3);
    QCOMPARE(readJournal(m_nodes.journalPath()).first().value("reason"_L1).toString(), u"host is gone"_s);
}

void TestLockActions::whatASilentNodeDidIsToldLater()
{
    for (int i = 0; i < 2; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 2);
    QVERIFY(m_many);
    m_nodes[0].freeze();
    click(button("manyRelease"));
    QTRY_VERIFY_WITH_TIMEOUT(text("manyMessage").contains(u"Lockscope asks silent nodes again"_s), kPatienceMs);
    QVERIFY(journalEvents(m_nodes.journalPath()).filter(u"release-known"_s).isEmpty());
    m_nodes[0].thaw();
    QTRY_VERIFY_WITH_TIMEOUT(!journalEvents(m_nodes.journalPath()).filter(u"release-known"_s).isEmpty(), kPatienceMs);
}

void TestLockActions::aRoundTellsOfSilentNodes()
{
    for (int i = 0; i < 2; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 2);
    QVERIFY(m_many);
    const auto isTold = [this] { return text("manySummary").contains(u"Nodes not reached now: 1."_s); };
    const QPoint place = button("manyRelease")->mapTo(m_many.data(), QPoint(0, 0));
    const QPoint table = m_many->findChild<QTableView *>(u"manyLocks"_s)->pos();
    QVERIFY(!isTold());
    m_nodes[0].freeze();
    QTRY_VERIFY2_WITH_TIMEOUT(isTold(), qPrintable(text("manySummary")), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(
        effects(), QStringList(2, u"⚠ 1 of its nodes stopped answering: the act may fail there"_s), kPatienceMs);
    QCoreApplication::processEvents(); // the layout has its say
    QCOMPARE(button("manyRelease")->mapTo(m_many.data(), QPoint(0, 0)), place);
    QCOMPARE(m_many->findChild<QTableView *>(u"manyLocks"_s)->pos(), table);
    m_nodes[0].thaw();
    QTRY_VERIFY_WITH_TIMEOUT(!isTold(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(effects().filter(u"⚠"_s), QStringList(), kPatienceMs);
    m_nodes[0].cli({u"FLUSHALL"_s}); // as if it had come back empty
    QTRY_COMPARE_WITH_TIMEOUT(effects(), QStringList(2, u"⚠ gone from 1 of its nodes: nothing will happen there"_s),
                              kPatienceMs);
    QVERIFY2(text("manySummary").contains(u"Changed since the plan: 2."_s), qPrintable(text("manySummary")));
}

void TestLockActions::aSurpriseEndsTheRound()
{
    for (int i = 0; i < 4; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 4);
    QVERIFY(m_many);
    const QString second = columnOf(m_many, "manyLocks", 0).at(1);
    const QString third = columnOf(m_many, "manyLocks", 0).at(2);
    QVERIFY(m_nodes.seed(second, u"newcomer"_s));
    m_nodes.removeKey(third);
    const auto heldFor = [this] { return columnOf(m_many, "manyLocks", kHeldColumn).mid(2); };
    QCOMPARE(heldFor().filter(u"n/a"_s), QStringList());
    const QString shown = window.cell(second.toUtf8(), LockColumn::Held);
    QTRY_VERIFY_WITH_TIMEOUT(window.cell(second.toUtf8(), LockColumn::Held) != shown, kPatienceMs); // time goes on
    // It is told before anything is sent.
    QTRY_COMPARE_WITH_TIMEOUT(effects().at(1), u"⚠ newcomer has it now: nothing will happen"_s, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(effects().at(2), u"⚠ gone since the plan"_s, kPatienceMs);
    QTRY_VERIFY2_WITH_TIMEOUT(text("manySummary").contains(u"Changed since the plan: 2."_s),
                              qPrintable(text("manySummary")), kPatienceMs);
    QTest::keyClicks(m_many->findChild<QLineEdit *>(u"manyReason"_s), u"host is gone"_s);
    click(button("manyRelease"));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseResultDetail").contains(u"Not started: 2."_s), kPatienceMs);
    QVERIFY(effects().at(1).contains(u"Nothing was released: the owner has changed since the plan."_s));
    QCOMPARE(effects().filter(u"– not done: The lock before"_s).size(), 2);
    QCOMPARE(heldFor(), QStringList(2, u"n/a"_s)); // nobody looks any more: one of them has gone
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "2"), 3);
    // They were not turned away from.
    QTRY_COMPARE_WITH_TIMEOUT(journalEvents(m_nodes.journalPath()).filter(u"release-skipped"_s).size(), 2, kPatienceMs);
    QVERIFY(journalEvents(m_nodes.journalPath()).filter(u"cancelled"_s).isEmpty());
    const auto entry = readJournal(m_nodes.journalPath()).last();
    QCOMPARE(entry.value("because"_L1).toString(), u"surprise"_s);
    QCOMPARE(entry.value("reason"_L1).toString(), u"host is gone"_s);
    QVERIFY(entry.value("round"_L1).isObject());
}

void TestLockActions::theRoundGoesOnPastASurprise()
{
    for (int i = 0; i < 5; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 5);
    QVERIFY(m_many);
    QVERIFY(m_nodes.seed(u"lock:0"_s, u"newcomer"_s));
    m_nodes.removeKey(u"lock:1"_s);
    m_nodes[0].cli({u"DEL"_s, u"lock:2"_s});
    m_nodes[0].cli({u"SET"_s, u"lock:4"_s, u"newcomer"_s});
    auto *stop = m_many->findChild<QCheckBox *>(u"manyStopAtSurprise"_s);
    QTest::mouseClick(stop, Qt::LeftButton, {}, QPoint(8, stop->height() / 2));
    QVERIFY(!stop->isChecked());
    click(button("manyRelease"));
    QTRY_COMPARE_WITH_TIMEOUT(text("manyClose"), u"Close"_s, kPatienceMs);
    QVERIFY2(text("releaseResult").startsWith(u"Released 2 of 5 locks."_s), qPrintable(text("releaseResult")));
    QCOMPARE(text("releaseResultDetail"),
             u"Already gone: 1. Already gone from some nodes: 1. Done on some nodes only: 1. Not done: 1."_s);
    // What they had for the plan is no longer so.
    for (const int column : {kHeldColumn, kHeldColumn + 1, kHeldColumn + 2})
        QCOMPARE(columnOf(m_many, "manyLocks", column), QStringList(5, u"n/a"_s));
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "1"), 2);
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "2"), 1);
}

void TestLockActions::severalAreShortened()
{
    for (int i = 0; i < 3; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:ever"_s, u"worker-1"_s}));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 4);
    QVERIFY(m_many);
    auto *radio = m_many->findChild<QRadioButton *>(u"act-shorten-ttl"_s);
    QTest::mouseClick(radio, Qt::LeftButton, {}, QPoint(8, radio->height() / 2));
    QCOMPARE(effects().filter(u"no TTL to shorten"_s).size(), 1);
    QCOMPARE(text("manyRelease"), u"Shorten TTL of 3 locks to 15.0 s"_s);
    click(button("manyRelease"));
    QTRY_COMPARE_WITH_TIMEOUT(text("manyClose"), u"Close"_s, kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "4"), 3);
    QVERIFY(m_nodes[0].cli({u"PTTL"_s, u"lock:1"_s}).toInt() <= 15'000);
    QCOMPARE(m_nodes[0].cli({u"PTTL"_s, u"lock:ever"_s}), "-1");
}

void TestLockActions::whatHasGotATtlSinceIsLeftAloneAndTold()
{
    for (int i = 0; i < 3; ++i)
        QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:%1"_s.arg(i), u"worker-1"_s}));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 3);
    QVERIFY(m_many);
    auto *radio = m_many->findChild<QRadioButton *>(u"act-set-ttl"_s);
    QTest::mouseClick(radio, Qt::LeftButton, {}, QPoint(8, radio->height() / 2));
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"lock:1"_s, u"900000"_s}, "1"));
    const auto row = columnOf(m_many, "manyLocks", 0).indexOf(u"lock:1"_s);
    QTRY_COMPARE_WITH_TIMEOUT(effects().at(row), u"⚠ its TTL changed on 3 of its nodes: nothing will happen there"_s,
                              kPatienceMs);
    QVERIFY2(text("manySummary").contains(u"Changed since the plan: 1."_s), qPrintable(text("manySummary")));
    click(button("manyRelease"));
    QTRY_COMPARE_WITH_TIMEOUT(text("manyClose"), u"Close"_s, kPatienceMs);
    QCOMPARE(text("releaseResult"), u"Set a TTL on 2 of 3 locks."_s);
    QCOMPARE(text("releaseResultDetail"), u"Left alone, because the TTL had changed: 1."_s);
}

void TestLockActions::severalThatHaveATtlAreGivenNone()
{
    for (int i = 0; i < 3; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 3);
    QVERIFY(m_many);
    QVERIFY(!m_many->findChild<QRadioButton *>(u"act-set-ttl"_s)->isEnabled());
    QVERIFY2(text("actNote-set-ttl").contains(u"it has a TTL already"_s), qPrintable(text("actNote-set-ttl")));
    QVERIFY(m_many->findChild<QRadioButton *>(u"act-shorten-ttl"_s)->isEnabled());
}

void TestLockActions::noTableKeepsTheTab()
{
    const Window window(m_nodes);
    for (const auto *table : window.widget->findChildren<QTableView *>())
        QVERIFY2(!table->tabKeyNavigation(), qPrintable(table->objectName()));
}

void TestLockActions::turningAwayIsJournalled()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 2);
    QVERIFY(m_many);
    QTest::keyClicks(m_many->findChild<QLineEdit *>(u"manyReason"_s), u"asked Anna"_s);
    QTest::keyClick(m_many, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_many, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(journalEvents(m_nodes.journalPath()), QStringList(u"release-cancelled"_s),
                              kPatienceMs); // one act, one entry
    QCOMPARE(readJournal(m_nodes.journalPath()).last().value("locks"_L1).toInt(), 2);
    QCOMPARE(readJournal(m_nodes.journalPath()).last().value("reason"_L1).toString(), u"asked Anna"_s);
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "2"), 3);
    m_many = openMany(window, 2);
    QVERIFY(m_many);
    QCOMPARE(m_many->findChild<QLineEdit *>(u"manyReason"_s)->text(), u"asked Anna"_s);
    QTest::keyClick(m_many, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_many, kPatienceMs);
}

void TestLockActions::readOnlyShowsThePreviewAlone()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 1);
    QVERIFY(m_many);
    window.session.lockActions();
    QTRY_VERIFY_WITH_TIMEOUT(!button("manyRelease")->isEnabled(), kPatienceMs);
    QVERIFY(text("manyMessage").startsWith(u"Read-only"_s));
    click(button("manyRelease"));
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "1"), 3);
    click(button("manyUnlock"));
    QTRY_VERIFY_WITH_TIMEOUT(button("manyRelease")->isEnabled(), kPatienceMs);
}

void TestLockActions::tooManyAreRefused()
{
    for (int i = 0; i < 101; ++i)
        m_nodes[0].cli({u"SET"_s, u"lock:%1"_s.arg(i), u"worker-1"_s, u"PX"_s, u"600000"_s});
    auto one = production();
    one.nodes = one.nodes.first(1);
    Window window(one, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 101, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!action(window, "releaseManyAction")->isEnabled(), kPatienceMs);
    QVERIFY2(action(window, "releaseManyAction")->toolTip().contains(u"101 locks are shown; the limit is 100"_s),
             qPrintable(action(window, "releaseManyAction")->toolTip()));
    // Its keys say so as well.
    window.widget->activateWindow();
    QTest::keyClick(window.table(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY2_WITH_TIMEOUT(window.text("message").contains(u"101 locks are shown; the limit is 100"_s),
                              qPrintable(window.text("message")), kPatienceMs);
    QVERIFY(window.widget->findChild<ReleaseManyDialog *>() == nullptr);
}

void TestLockActions::aLongNameOfMineIsToldWhole()
{
    const QString name = u"lock:"_s + u"n"_s.repeated(295) + u"-end"_s;
    Window window(m_nodes);
    window.session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(window.session.actionsUnlocked(), kPatienceMs);
    const auto own = await(window.session.acquire(name.toUtf8(), {.ttl = Millis(60'000)}));
    QVERIFY(own.hasValue());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    clickRow(window, name.toUtf8(), {});
    QTRY_VERIFY_WITH_TIMEOUT(action(window, "releaseAction")->isEnabled(), kPatienceMs);
    action(window, "releaseAction")->trigger();
    auto *dialog = window.widget->findChild<OwnLockDialog *>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->findChild<QPlainTextEdit *>(u"ownLockName"_s)->toPlainText(), name);
    auto *button = dialog->findChild<QPushButton *>(u"ownLockButton"_s);
    QVERIFY2(button->text().contains(u'…') && button->text().endsWith(u"-end"_s) && dialog->width() < 1000,
             qPrintable(button->text()));
    click(button);
    QTRY_VERIFY2_WITH_TIMEOUT(window.text("message").contains(u"-end is released."_s),
                              qPrintable(window.text("message")), kPatienceMs);
    QVERIFY(!window.text("message").contains(name));
    QVERIFY(tipText(window.widget->findChild<QLabel *>(u"message"_s)->toolTip()).contains(name));
}

void TestLockActions::whatBecomesOfAnOwnLockIsToldWhileItsDialogIsOpen()
{
    Window window(m_nodes);
    window.session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(window.session.actionsUnlocked(), kPatienceMs);
    QVERIFY(await(window.session.acquire("lock:mine", {.ttl = Millis(60'000), .autoRenew = false})).hasValue());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    clickRow(window, "lock:mine", {});
    QTRY_VERIFY_WITH_TIMEOUT(action(window, "renewAction")->isEnabled(), kPatienceMs);
    action(window, "renewAction")->trigger();
    auto *dialog = window.widget->findChild<OwnLockDialog *>();
    QVERIFY(dialog != nullptr);
    const auto *left = dialog->findChild<QLabel *>(u"ownLockLeft"_s);
    const auto *button = dialog->findChild<QPushButton *>(u"ownLockButton"_s);
    const auto seconds = [left] { return left->text().section(u' ', 0, 0).toDouble(); };
    QVERIFY2(seconds() > 30, qPrintable(left->text()));
    // Somebody else shortens it: what is left is what the nodes say.
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"lock:mine"_s, u"25000"_s}, "1"));
    QTRY_VERIFY2_WITH_TIMEOUT(seconds() > 1 && seconds() <= 25, qPrintable(left->text()), kPatienceMs);
    QVERIFY(button->isEnabled());
    // And takes it away.
    QVERIFY(m_nodes.onAll({u"DEL"_s, u"lock:mine"_s}, "1"));
    QTRY_VERIFY_WITH_TIMEOUT(!button->isEnabled(), kPatienceMs);
    QCOMPARE(left->text(), u"no longer"_s);
    QVERIFY(dialog->findChild<QLabel *>(u"ownLockMessage"_s)->text().contains(u"lost"_s));
    QVERIFY(!button->toolTip().isEmpty());
}

QPointer<OwnLockDialog> TestLockActions::openOwn(Window &window, const char *name, Millis ttl) const
{
    window.session.unlockActions();
    if (!await(window.session.acquire("lock:mine", {.ttl = ttl, .autoRenew = false})).hasValue()
        || !QTest::qWaitFor([&] { return window.rows() == 1; }, kPatienceMs))
        return {};
    clickRow(window, "lock:mine", {});
    if (!QTest::qWaitFor([&] { return action(window, name)->isEnabled(); }, kPatienceMs))
        return {};
    action(window, name)->trigger();
    return window.widget->findChild<OwnLockDialog *>();
}

void TestLockActions::aReleaseWithoutAnswersIsNoLoss_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("frozen");
    QTest::addColumn<QString>("told");

    QTest::newRow("one node") << 1 << 1 << u"? Whether lock:mine is released is unknown: no node answered"_s;
    QTest::newRow("two of three") << 3 << 2 << u"? lock:mine is gone from 1 of 3 nodes. On the others it may be held"_s;
}

void TestLockActions::aReleaseWithoutAnswersIsNoLoss()
{
    QFETCH(int, nodes);
    QFETCH(int, frozen);
    QFETCH(QString, told);

    Deployment deployment = m_nodes.deployment();
    deployment.nodes = deployment.nodes.first(nodes);
    Window window(deployment, m_nodes.options());
    const auto dialog = openOwn(window, "releaseAction");
    QVERIFY(dialog);
    for (int i = 0; i < frozen; ++i)
        m_nodes[i].freeze();
    click(dialog->findChild<QPushButton *>(u"ownLockButton"_s));
    QCOMPARE(textOf(dialog, "ownLockMessage"), u"Asking the nodes…"_s);
    QVERIFY2(textOf(dialog, "ownLockLeft").startsWith(u"no longer"_s), qPrintable(textOf(dialog, "ownLockLeft")));
    QTest::keyClick(dialog, Qt::Key_Escape); // what it comes to is told here
    QVERIFY(dialog && dialog->isVisible());
    QTRY_VERIFY2_WITH_TIMEOUT(textOf(dialog, "ownLockMessage").startsWith(told),
                              qPrintable(textOf(dialog, "ownLockMessage")), kPatienceMs);
    QVERIFY(!dialog->findChild<QPushButton *>(u"ownLockButton"_s)->isVisible());
    // It stands in place of what was told before.
    QVERIFY2(window.text("message").contains(told), qPrintable(window.text("message")));
    const QString left = textOf(dialog, "ownLockLeft");
    QTRY_VERIFY_WITH_TIMEOUT(textOf(dialog, "ownLockLeft") != left,
                             kPatienceMs); // its timer runs, and takes it for no loss
    QVERIFY2(textOf(dialog, "ownLockLeft").startsWith(u"no longer; on silent nodes it expires in "_s),
             qPrintable(textOf(dialog, "ownLockLeft")));
    QVERIFY(textOf(dialog, "ownLockMessage").startsWith(told));
    for (int i = 0; i < frozen; ++i)
        m_nodes[i].thaw();
    const QString released = u"✔ lock:mine is released on all nodes."_s;
    QTRY_COMPARE_WITH_TIMEOUT(textOf(dialog, "ownLockMessage"), released, kPatienceMs);
    QVERIFY2(window.text("message").endsWith(released), qPrintable(window.text("message")));
    QCOMPARE(textOf(dialog, "ownLockLeft"), u"no longer"_s);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:mine"_s}, "0"), 3);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog, kPatienceMs);
}

void TestLockActions::whatWasNeverAnsweredEndsWithItsTtl()
{
    Window window(m_nodes);
    const auto dialog = openOwn(window, "releaseAction", Millis(8000));
    QVERIFY(dialog);
    m_nodes[0].freeze();
    m_nodes[1].freeze();
    click(dialog->findChild<QPushButton *>(u"ownLockButton"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(window.text("message").contains(u"On the others it may be held until"_s),
                              qPrintable(window.text("message")), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<QPushButton *>(u"ownLockButton"_s)->isHidden(), kPatienceMs);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog, kPatienceMs);
    const QString told = u"○ lock:mine is gone from 1 of 3 nodes; on the others its TTL has ended."_s;
    QTRY_VERIFY2_WITH_TIMEOUT(window.text("message").endsWith(told), qPrintable(window.text("message")), kPatienceMs);
}

void TestLockActions::aReleaseThatTheMajorityAnswersIsOne()
{
    Window window(m_nodes);
    const auto dialog = openOwn(window, "releaseAction");
    QVERIFY(dialog);
    m_nodes[0].freeze();
    click(dialog->findChild<QPushButton *>(u"ownLockButton"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog, kPatienceMs);
    const QString told = u"✔ lock:mine is released, and gone from 2 of 3 nodes. On the others its TTL ends at "_s;
    QVERIFY2(window.text("message").contains(told), qPrintable(window.text("message")));
    m_nodes[0].thaw();
    QTRY_VERIFY2_WITH_TIMEOUT(window.text("message").endsWith(u"is released on all nodes."_s),
                              qPrintable(window.text("message")), kPatienceMs);
}

void TestLockActions::aRenewalWithoutAnswersIsNoLoss()
{
    Window window(m_nodes);
    const auto dialog = openOwn(window, "renewAction");
    QVERIFY(dialog);
    m_nodes[0].freeze();
    m_nodes[1].freeze();
    auto *button = dialog->findChild<QPushButton *>(u"ownLockButton"_s);
    click(button);
    QTRY_VERIFY2_WITH_TIMEOUT(
        textOf(dialog, "ownLockMessage")
            .contains(u": Too few nodes confirmed the renewal; the lock keeps its old validity"_s),
        qPrintable(textOf(dialog, "ownLockMessage")), kPatienceMs);
    QVERIFY(button->isEnabled());
    QVERIFY(window.session.owns("lock:mine"));
    m_nodes[0].thaw();
    m_nodes[1].thaw();
    click(button);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog, kPatienceMs);
    QVERIFY2(window.text("message").endsWith(u"lock:mine is renewed."_s), qPrintable(window.text("message")));
}

void TestLockActions::enterInTheReasonCancelsNothing()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(production(), m_nodes.options());
    m_many = openMany(window, 1);
    QVERIFY(m_many);
    auto *reason = m_many->findChild<QLineEdit *>(u"manyReason"_s);
    reason->setFocus();
    QTest::keyClicks(reason, u"host is gone"_s);
    QTest::keyClick(reason, Qt::Key_Return);
    QVERIFY(m_many && m_many->isVisible());
    QCOMPARE(reason->text(), u"host is gone"_s);
    QVERIFY(journalEvents(m_nodes.journalPath()).isEmpty());
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "1"), 3);
}

void TestLockActions::namesAreNoMarkup()
{
    const QString name = u"<b>lock</b> & <img src=x>"_s;
    QVERIFY(m_nodes.seed(name));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    m_many = openMany(window, 1);
    QVERIFY(m_many);
    const QString tip
        = m_many->findChild<QTableView *>(u"manyLocks"_s)->model()->index(0, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(tipText(tip).contains(name), qPrintable(tip));
}

void TestLockActions::theTimelineHasNoRowsToRelease()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_VERIFY_WITH_TIMEOUT(action(window, "releaseManyAction")->isEnabled(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(window.clickRow("lock:a"), kPatienceMs);
    window.widget->activateWindow();
    QTest::keyClick(window.widget.get(), Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(window.widget->currentView(), u"timeline"_s);
    // What is selected is seen there; the rows of the table are not.
    QVERIFY(action(window, "forceReleaseAction")->isEnabled());
    QVERIFY(!action(window, "releaseManyAction")->isEnabled());
    QVERIFY2(action(window, "releaseManyAction")->toolTip().contains(u"Ctrl+1"_s),
             qPrintable(action(window, "releaseManyAction")->toolTip()));
    QTest::keyClick(window.widget.get(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window.widget->findChild<ReleaseManyDialog *>() == nullptr);
    QTest::keyClick(window.widget.get(), Qt::Key_2, Qt::ControlModifier);
    QVERIFY(action(window, "releaseManyAction")->isEnabled());
}

void TestLockActions::theWindowTellsTheOutcomeOfOne()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_VERIFY_WITH_TIMEOUT(window.clickRow("lock:a"), kPatienceMs);
    window.session.unlockActions();
    window.widget->activateWindow();
    QTest::keyClick(window.table(), Qt::Key_Delete);
    auto *dialog = window.widget->findChild<ReleaseDialog *>();
    QVERIFY(dialog != nullptr);
    auto *release = dialog->findChild<QPushButton *>(u"releaseButton"_s);
    QTRY_VERIFY_WITH_TIMEOUT(release->isEnabled(), kPatienceMs);
    click(release);
    const auto message = [&window] { return window.text("message"); };
    QTRY_VERIFY2_WITH_TIMEOUT(message().contains(u"\"lock:a\": Released on 3 of 3 nodes."_s), qPrintable(message()),
                              kPatienceMs);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(window.widget->findChild<ReleaseDialog *>() == nullptr, kPatienceMs);
    // It follows the lock behind the dialog.
    QTRY_VERIFY2_WITH_TIMEOUT(message().contains(u"\"lock:a\": Released on 3 of 3 nodes. Watching for 30 s."_s),
                              qPrintable(message()), kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(message().contains(u"\"lock:a\": The lock came back after "_s), qPrintable(message()),
                              kPatienceMs);
    QVERIFY2(message().contains(u"The same owner value is back."_s), qPrintable(message()));
}

void TestLockActions::aStuckLockIsReleasedInFewSteps_data()
{
    QTest::addColumn<bool>("byMouse");
    QTest::addColumn<int>("most");
    QTest::newRow("clicks") << true << 4;
    QTest::newRow("keys") << false << 8;
}

/// From the first sight of the lock until its release is confirmed, on development and read-only at first.
void TestLockActions::aStuckLockIsReleasedInFewSteps()
{
    QFETCH(const bool, byMouse);
    QFETCH(const int, most);
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:stuck"_s, u"worker-1"_s}));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    window.widget->activateWindow();
    QTRY_VERIFY_WITH_TIMEOUT(window.widget->isActiveWindow(), kPatienceMs);
    window.table()->setFocus();
    int steps = 0;
    const auto press = [&steps](Qt::Key key, Qt::KeyboardModifiers with = {}) {
        ++steps;
        QTest::keyClick(QApplication::activeWindow()->focusWidget(), key, with);
    };
    if (byMouse) {
        ++steps;
        QVERIFY(window.clickRow("lock:stuck"));
        ++steps;
        click(window.widget->findChild<QPushButton *>(u"detailForceRelease"_s));
    } else {
        press(Qt::Key_Down);
        press(Qt::Key_Delete);
    }
    const QPointer<ReleaseDialog> dialog = window.widget->findChild<ReleaseDialog *>();
    QVERIFY(dialog);
    QTRY_VERIFY_WITH_TIMEOUT(dialog->isActiveWindow(), kPatienceMs);
    auto *release = dialog->findChild<QPushButton *>(u"releaseButton"_s);
    QTRY_VERIFY_WITH_TIMEOUT(textOf(dialog, "releaseSummary").contains(u"Held by worker-1"_s), kPatienceMs);
    if (byMouse) {
        ++steps;
        click(dialog->findChild<QPushButton *>(u"releaseUnlock"_s));
    } else {
        press(Qt::Key_U, Qt::ControlModifier);
    }
    QTRY_VERIFY_WITH_TIMEOUT(release->isEnabled(), kPatienceMs);
    if (byMouse) {
        ++steps;
        click(release);
    } else {
        press(Qt::Key_Tab);
        press(Qt::Key_Space);
    }
    QTRY_VERIFY2_WITH_TIMEOUT(
        textOf(dialog, "releaseResult").startsWith(u"Released on 3 of 3 nodes. Still free after "_s),
        qPrintable(textOf(dialog, "releaseResult")), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:stuck"_s}, "0"), 3);
    QVERIFY2(steps <= most, qPrintable(QString::number(steps)));
}

void TestLockActions::severalRowsAreReleased()
{
    for (int i = 0; i < 5; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 5, kPatienceMs);
    window.session.unlockActions();
    window.widget->activateWindow();
    auto *selected = action(window, "releaseSelectedAction");
    clickRow(window, "lock:1", {});
    QVERIFY(!selected->isEnabled());
    QVERIFY2(selected->toolTip().contains(u"Ctrl or Shift"_s), qPrintable(selected->toolTip()));
    clickRow(window, "lock:3", Qt::ControlModifier);
    QVERIFY(selected->isEnabled());
    // Which of the two would one that is for one lock be about?
    QVERIFY(!action(window, "forceReleaseAction")->isEnabled());
    QVERIFY2(action(window, "forceReleaseAction")->toolTip().contains(u"Several locks are selected"_s),
             qPrintable(action(window, "forceReleaseAction")->toolTip()));
    QTest::keyClick(window.table(), Qt::Key_Delete);
    QVERIFY(window.widget->findChild<ReleaseDialog *>() == nullptr);
    QTest::keyClick(window.table(), Qt::Key_Delete, Qt::ControlModifier);
    m_many = window.widget->findChild<ReleaseManyDialog *>();
    QVERIFY(m_many);
    QTRY_VERIFY_WITH_TIMEOUT(button("manyRelease")->isEnabled(), kPatienceMs);
    QCOMPARE(columnOf(m_many, "manyLocks", 0), QStringList({u"lock:1"_s, u"lock:3"_s}));
    QCOMPARE(text("manyRelease"), u"Force-release 2 locks"_s);
    click(button("manyRelease"));
    QTRY_COMPARE_WITH_TIMEOUT(text("manyClose"), u"Close"_s, kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"DBSIZE"_s}, "3"), 3);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:1"_s}, "0"), 3);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:3"_s}, "0"), 3);
}

void TestLockActions::whatWasGoneBeforeARoundIsNotTimed()
{
    for (const auto *name : {"lock:1", "lock:2", "lock:3"})
        QVERIFY(m_nodes.seed(QLatin1String(name)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
    window.session.unlockActions();
    window.table()->setFocus();
    window.widget->activateWindow();
    clickRow(window, "lock:1", {});
    clickRow(window, "lock:3", Qt::ControlModifier);
    window.session.setPaused(true); // the board is behind
    m_nodes.removeKey(u"lock:3"_s);
    QTest::keyClick(window.table(), Qt::Key_Delete, Qt::ControlModifier);
    m_many = window.widget->findChild<ReleaseManyDialog *>();
    QVERIFY(m_many);
    QTRY_VERIFY_WITH_TIMEOUT(button("manyRelease")->isEnabled(), kPatienceMs);
    QVERIFY2(effects().at(1).startsWith(u"– left out, as read at "_s), qPrintable(effects().at(1)));
    QVERIFY(!columnOf(m_many, "manyLocks", kHeldColumn).at(0).isEmpty());
    QCOMPARE(columnOf(m_many, "manyLocks", kHeldColumn).at(1), QString());
    QVERIFY(m_nodes.seed(u"lock:3"_s, u"newcomer"_s));
    window.session.setPaused(false);
    QTRY_COMPARE_WITH_TIMEOUT(effects().at(1), u"– left out. ⚠ Since then newcomer has it."_s, kPatienceMs);
    click(button("manyRelease"));
    QTRY_COMPARE_WITH_TIMEOUT(text("manyClose"), u"Close"_s, kPatienceMs);
    QCOMPARE(effects().at(1), u"– left out. ⚠ Since then newcomer has it."_s);
}

void TestLockActions::severalStayByLock()
{
    for (const auto *name : {"lock:b", "lock:d", "lock:f"})
        QVERIFY(m_nodes.seed(QLatin1String(name)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
    clickRow(window, "lock:b", {});
    clickRow(window, "lock:f", Qt::ControlModifier);
    const auto are = [&](QByteArrayList names) {
        auto now = window.highlighted();
        std::sort(now.begin(), now.end());
        return now == names;
    };
    QVERIFY(are({"lock:b", "lock:f"}));
    auto *locks = window.widget->findChild<LockView *>();
    QVERIFY(m_nodes.seed(u"lock:a"_s)); // others come before and between
    QVERIFY(m_nodes.seed(u"lock:c"_s));
    QTRY_VERIFY_WITH_TIMEOUT((locks->sortNow(), window.rows() == 5), kPatienceMs);
    QVERIFY(are({"lock:b", "lock:f"}));
    // One of them goes, the current one: no neighbour is chosen in its place; details and keys are about the other,
    // which is highlighted.
    QCOMPARE(window.widget->selectedLock(), QByteArray("lock:f"));
    m_nodes.removeKey(u"lock:f"_s);
    QTRY_VERIFY_WITH_TIMEOUT((locks->sortNow(), window.rows() == 4), kPatienceMs);
    QVERIFY(are({"lock:b"}));
    QCOMPARE(window.widget->selectedLock(), QByteArray("lock:b"));
    QVERIFY(action(window, "forceReleaseAction")->isEnabled());
    QVERIFY(!action(window, "releaseSelectedAction")->isEnabled());
    QVERIFY(m_nodes.seed(u"lock:f"_s));
    QTRY_VERIFY_WITH_TIMEOUT((locks->sortNow(), window.rows() == 5), kPatienceMs);
    QVERIFY(are({"lock:b", "lock:f"}));
    QVERIFY(action(window, "releaseSelectedAction")->isEnabled());
    // What the filter hides is not acted on.
    window.widget->setFilterText(u"name:lock:b"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(!action(window, "releaseSelectedAction")->isEnabled());
    QVERIFY(action(window, "forceReleaseAction")->isEnabled());
    clickRow(window, "lock:b", {});
    QVERIFY(action(window, "forceReleaseAction")->isEnabled());
    window.widget->setFilterText({});
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 5, kPatienceMs);
    QVERIFY(are({"lock:b"}));
}

void TestLockActions::whatIsTakenOutAgainIsNotMeant()
{
    for (const auto *name : {"lock:a", "lock:b"})
        QVERIFY(m_nodes.seed(QLatin1String(name)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    clickRow(window, "lock:a", {});
    clickRow(window, "lock:b", Qt::ControlModifier);
    clickRow(window, "lock:b", Qt::ControlModifier); // only the frame of the current row is left there
    QCOMPARE(window.highlighted(), QByteArrayList({"lock:a"}));
    QCOMPARE(window.widget->selectedLock(), QByteArray("lock:a"));
    QVERIFY(action(window, "forceReleaseAction")->isEnabled());
    clickRow(window, "lock:a", Qt::ControlModifier);
    QVERIFY(window.highlighted().isEmpty());
    QVERIFY(window.widget->selectedLock().isEmpty());
    QVERIFY(!action(window, "forceReleaseAction")->isEnabled());
    // By keys: Shift and the arrows.
    clickRow(window, "lock:a", {});
    window.widget->activateWindow();
    QTest::keyClick(window.table(), window.widget->model()->rowOf("lock:a") == 0 ? Qt::Key_Down : Qt::Key_Up,
                    Qt::ShiftModifier);
    QCOMPARE(window.highlighted().size(), 2);
    QVERIFY(action(window, "releaseSelectedAction")->isEnabled());
}

void TestLockActions::severalAreCopied()
{
    for (const auto *name : {"lock:a", "lock:b", "lock:c"})
        QVERIFY(m_nodes.seed(QLatin1String(name)));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
    clickRow(window, "lock:a", {});
    clickRow(window, "lock:c", Qt::ControlModifier);
    QTest::keySequence(window.table(), QKeySequence(QKeySequence::Copy));
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines.at(0).contains(u"\tlock:a\tworker-1\t"_s) && lines.at(1).contains(u"\tlock:c\t"_s),
             qPrintable(lines.join(u'|')));
}

void TestLockActions::aLongNameIsCopiedWhole()
{
    const QString name = u"lock:"_s + u"n"_s.repeated(495);
    QVERIFY(m_nodes.seed(name + u'a') && m_nodes.seed(name + u'b'));
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    clickRow(window, (name + u'b').toUtf8(), {});
    QTest::keySequence(window.table(), QKeySequence(QKeySequence::Copy));
    QVERIFY2(QGuiApplication::clipboard()->text().split(u'\t').contains(name + u'b'),
             qPrintable(QGuiApplication::clipboard()->text()));
    // What is cut on the screen is told apart by its end, and its tip has it whole.
    const auto *model = window.widget->model();
    const auto cell = model->index(model->rowOf((name + u'b').toUtf8()), LockColumn::Name);
    QVERIFY2(cell.data().toString().contains(u"…n"_s) && cell.data().toString().endsWith(u"nb"_s),
             qPrintable(cell.data().toString()));
    QCOMPARE(tipText(cell.data(Qt::ToolTipRole).toString()), name + u'b');
    const auto *title = window.widget->findChild<QTextEdit *>(u"detailTitle"_s);
    QVERIFY2(title->toPlainText().contains(u"…n"_s) && title->toPlainText().endsWith(u"nb"_s),
             qPrintable(title->toPlainText()));
    QCOMPARE(tipText(title->toolTip()), name + u'b');
}

void TestLockActions::longOwnersAreToldApart()
{
    const QString owner = u"o"_s.repeated(599);
    for (int i = 0; i < 3; ++i)
        m_nodes[i].cli({u"SET"_s, u"lock:a"_s, owner + (i == 0 ? u'1' : u'2'), u"PX"_s, u"600000"_s});
    Window window({m_nodes.deployment(Environment::Development)}, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    clickRow(window, "lock:a", {});
    QTRY_VERIFY2_WITH_TIMEOUT(window.text("detailOwner").contains(u"oo2"_s), qPrintable(window.text("detailOwner")),
                              kPatienceMs);
    QVERIFY2(window.text("detailOwner").contains(u"[600 bytes]"_s), qPrintable(window.text("detailOwner")));
    const auto *nodes = window.widget->findChild<QTableView *>(u"detailNodes"_s);
    QCOMPARE(nodes->textElideMode(), Qt::ElideMiddle);
    QVERIFY(nodes->model()->index(0, 1).data().toString().endsWith(u"oo1"_s));
    QVERIFY(nodes->model()->index(1, 1).data().toString().endsWith(u"oo2"_s));
    const auto *model = window.widget->model();
    const QString tip = tipText(model->index(0, LockColumn::Owner).data(Qt::ToolTipRole).toString());
    QVERIFY2(tip.endsWith(u"oo2"_s), qPrintable(tip));
}

void TestLockActions::tooManyRowsAreNotSelected()
{
    QStringList set{u"MSET"_s};
    for (int i = 0; i < 1001; ++i)
        set << u"lock:%1"_s.arg(i) << u"worker-1"_s;
    m_nodes[0].cli(set);
    auto one = m_nodes.deployment(Environment::Development);
    one.nodes = one.nodes.first(1);
    Window window(one, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1001, kPatienceMs);
    const QByteArray first = window.widget->model()->lockAt(0)->name;
    clickRow(window, first, {});
    QTest::keySequence(window.table(), QKeySequence(QKeySequence::SelectAll));
    QCOMPARE(window.highlighted(), QByteArrayList({first}));
    QVERIFY2(window.text("message").contains(u"1000"_s), qPrintable(window.text("message")));
    // More than are released at once can be selected, and are refused with their number.
    window.table()->selectRow(0);
    window.table()->scrollTo(window.table()->model()->index(600, 0));
    QTest::mouseClick(window.table()->viewport(), Qt::LeftButton, Qt::ShiftModifier,
                      window.table()->visualRect(window.table()->model()->index(600, 1)).center());
    QCOMPARE(window.highlighted().size(), 601);
    QVERIFY(!action(window, "releaseSelectedAction")->isEnabled());
    QVERIFY2(action(window, "releaseSelectedAction")->toolTip().contains(u"601 locks are selected; the limit is 500"_s),
             qPrintable(action(window, "releaseSelectedAction")->toolTip()));
}

void TestLockActions::acquireRefusesAForeignForm_data()
{
    QTest::addColumn<QStringList>("write");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("why");
    QTest::newRow("a Redisson lock as a string")
        << QStringList{u"HSET"_s, u"stock"_s, kRedissonOwner, u"1"_s} << QByteArray("1") << u"lockscope"_s
        << u"take it as one of Redisson"_s;
    QTest::newRow("a list") << QStringList{u"RPUSH"_s, u"stock"_s, u"a"_s} << QByteArray("1") << u"lockscope"_s
                            << u"is a list on"_s;
    QTest::newRow("a string as Redisson's") << QStringList{u"SET"_s, u"stock"_s, u"worker-1"_s, u"PX"_s, u"600000"_s}
                                            << QByteArray("OK") << u"redisson"_s << u"would not see who holds it"_s;
}

void TestLockActions::acquireRefusesAForeignForm()
{
    QFETCH(const QStringList, write);
    QFETCH(const QByteArray, written);
    QFETCH(const QString, dialect);
    QFETCH(const QString, why);
    QCOMPARE(m_nodes[1].cli(write), written);
    const QByteArray before = m_nodes[1].cli({u"DUMP"_s, u"stock"_s});
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 3"_s), kPatienceMs);
    window.session.unlockActions();
    AcquireDialog dialog(&window.session);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto *combo = dialog.findChild<QComboBox *>(u"acquireDialect"_s);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    while (combo->currentData().toString() != dialect && combo->currentIndex() + 1 < combo->count())
        QTest::keyClick(combo, Qt::Key_Down);
    QCOMPARE(combo->currentData().toString(), dialect);
    Q_EMIT combo->activated(combo->currentIndex());
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"acquireName"_s), u"stock"_s);
    click(dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok));
    QTRY_VERIFY_WITH_TIMEOUT(textOf(&dialog, "acquireMessage").startsWith(u"✖"_s), kPatienceMs);
    QVERIFY2(textOf(&dialog, "acquireMessage").contains(why), qPrintable(textOf(&dialog, "acquireMessage")));
    QVERIFY(dialog.isVisible());
    QCOMPARE(m_nodes[1].cli({u"DUMP"_s, u"stock"_s}), before);
    QCOMPARE(m_nodes[0].cli({u"EXISTS"_s, u"stock"_s}), "0"); // nothing was sent to any node
    QVERIFY(window.session.ownLocks().isEmpty());
}

void TestLockActions::acquireTakesARedissonLock()
{
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 3"_s), kPatienceMs);
    auto *dialog = openAcquire(window);
    QVERIFY(dialog != nullptr);
    auto *combo = dialog->findChild<QComboBox *>(u"acquireDialect"_s);
    QVERIFY(combo->count() >= 3);
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"acquireName"_s), u"stock"_s);
    QTest::keyClicks(combo, u"Redisson"_s);
    QCOMPARE(combo->currentData().toString(), u"redisson"_s);
    Q_EMIT combo->activated(combo->currentIndex());
    QTest::keyClick(dialog->findChild<QLineEdit *>(u"acquireName"_s), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(window.session.ownLocks().size(), 1, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.countOf({u"TYPE"_s, u"stock"_s}, "hash"), 3, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(window.widget->selectedLock(), QByteArray("stock"), kPatienceMs);
}

void TestLockActions::acquireSuggestsTheDialect()
{
    QVERIFY(m_nodes.onAll({u"HSET"_s, u"stock"_s, kRedissonOwner, u"1"_s}, "1"));
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 3"_s), kPatienceMs);
    AcquireDialog dialog(&window.session);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"acquireName"_s), u"stock"_s);
    QTRY_VERIFY_WITH_TIMEOUT(textOf(&dialog, "acquireMessage").contains(kRedissonOwner + u" holds it"_s), kPatienceMs);
    const auto *combo = dialog.findChild<QComboBox *>(u"acquireDialect"_s);
    QCOMPARE(combo->currentData().toString(), u"redisson"_s);
    // Of another name it tells nothing, however soon that is asked for.
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"acquireName"_s), u"2"_s);
    QCOMPARE(combo->currentData().toString(), u"lockscope"_s);
}

void TestLockActions::acquireTellsWhoIsNotExcluded()
{
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 3"_s), kPatienceMs);
    AcquireDialog dialog(&window.session);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto *combo = dialog.findChild<QComboBox *>(u"acquireDialect"_s);
    QTest::keyClicks(combo, u"python"_s);
    QCOMPARE(combo->currentData().toString(), u"python-redis-lock"_s);
    Q_EMIT combo->activated(combo->currentIndex());
    auto *name = dialog.findChild<QLineEdit *>(u"acquireName"_s);
    QTest::keyClicks(name, u"stock"_s);
    const QString words = u"begin with \"lock:\". This lock does not exclude its clients"_s;
    QTRY_VERIFY_WITH_TIMEOUT(textOf(&dialog, "acquireMessage").contains(words), kPatienceMs);
    name->clear();
    QTest::keyClicks(name, u"lock:stock"_s);
    QTRY_VERIFY2_WITH_TIMEOUT(textOf(&dialog, "acquireMessage") == u"It is free on all nodes that can be read."_s,
                              qPrintable(textOf(&dialog, "acquireMessage")), kPatienceMs);
}

void TestLockActions::acquireTellsWhatStandsThereNow()
{
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 3"_s), kPatienceMs);
    AcquireDialog dialog(&window.session);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"acquireName"_s), u"stock"_s);
    QTRY_VERIFY_WITH_TIMEOUT(textOf(&dialog, "acquireMessage").contains(u"It is free"_s), kPatienceMs);
    const auto dialect = dialog.findChild<QComboBox *>(u"acquireDialect"_s)->currentData();
    QVERIFY(m_nodes.onAll({u"HSET"_s, u"stock"_s, kRedissonOwner, u"1"_s}, "1"));
    QTRY_VERIFY2_WITH_TIMEOUT(textOf(&dialog, "acquireMessage").startsWith(u"✖"_s),
                              qPrintable(textOf(&dialog, "acquireMessage")), kPatienceMs);
    QCOMPARE(dialog.findChild<QComboBox *>(u"acquireDialect"_s)->currentData(),
             dialect); // what was chosen does not change by itself
    QVERIFY(m_nodes.onAll({u"DEL"_s, u"stock"_s}, "1"));
    QTRY_VERIFY_WITH_TIMEOUT(textOf(&dialog, "acquireMessage").contains(u"It is free"_s), kPatienceMs);
    // A minority is no hold.
    m_nodes[0].cli({u"HSET"_s, u"stock"_s, kRedissonOwner, u"1"_s});
    QTRY_VERIFY2_WITH_TIMEOUT(textOf(&dialog, "acquireMessage").startsWith(u"✖"_s),
                              qPrintable(textOf(&dialog, "acquireMessage")), kPatienceMs);
    m_nodes[0].cli({u"DEL"_s, u"stock"_s});
    m_nodes[0].cli({u"SET"_s, u"stock"_s, u"left-behind"_s, u"PX"_s, u"600000"_s});
    QTRY_VERIFY2_WITH_TIMEOUT(textOf(&dialog, "acquireMessage").startsWith(u"left-behind has it on 1 of 3 nodes"_s),
                              qPrintable(textOf(&dialog, "acquireMessage")), kPatienceMs);
}

void TestLockActions::acquireTellsThatItWaits()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 3"_s), kPatienceMs);
    const QPointer<AcquireDialog> dialog = openAcquire(window);
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"acquireName"_s), u"lock:a"_s);
    auto *wait = dialog->findChild<QDoubleSpinBox *>(u"acquireWait"_s);
    QVERIFY(wait != nullptr);
    wait->setValue(600);
    QTest::keyClick(dialog->findChild<QLineEdit *>(u"acquireName"_s), Qt::Key_Return);
    QTRY_VERIFY2_WITH_TIMEOUT(textOf(dialog, "acquireMessage").startsWith(u"Not acquired yet. Waiting for at most "_s),
                              qPrintable(textOf(dialog, "acquireMessage")), kPatienceMs);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY2_WITH_TIMEOUT(window.text("message").contains(u"You withdrew the attempt to acquire \"lock:a\""_s),
                              qPrintable(window.text("message")), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog, kPatienceMs);
    QVERIFY(window.session.ownLocks().isEmpty());
}

void TestLockActions::acquireUnlocksWhatLockedItself()
{
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 3"_s), kPatienceMs);
    window.session.unlockActions();
    AcquireDialog dialog(&window.session);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"acquireName"_s), u"stock"_s);
    window.session.lockActions(); // as after ten idle minutes
    auto *acquire = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    click(acquire);
    QVERIFY2(textOf(&dialog, "acquireMessage").contains(u"read-only again"_s),
             qPrintable(textOf(&dialog, "acquireMessage")));
    QVERIFY(!window.session.actionsUnlocked());
    QCOMPARE(textOf(&dialog, "acquireName"), u"stock"_s);
    click(acquire);
    QTRY_COMPARE_WITH_TIMEOUT(window.session.ownLocks().size(), 1, kPatienceMs);
    QVERIFY(window.session.actionsUnlocked());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isVisible(), kPatienceMs);
}

void TestLockActions::whatWasTypedToAcquireComesBack()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 3"_s), kPatienceMs);
    QPointer<AcquireDialog> dialog = openAcquire(window);
    QVERIFY(dialog);
    const auto name = [&dialog] { return dialog->findChild<QLineEdit *>(u"acquireName"_s); };
    const auto wait = [&dialog] { return dialog->findChild<SecondsBox *>(u"acquireWait"_s); };
    QTest::keyClicks(name(), u"lock:a"_s);
    wait()->selectAll();
    QTest::keyClicks(wait(), u"0.2"_s);
    click(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok));
    QTRY_VERIFY_WITH_TIMEOUT(textOf(dialog, "acquireMessage").startsWith(u"✖"_s), kPatienceMs);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog, kPatienceMs);
    dialog = openAcquire(window);
    QVERIFY(dialog);
    QCOMPARE(name()->text(), u"lock:a"_s);
    QCOMPARE(wait()->value(), 0.2);
    QTest::keyClicks(name(), u"lock:b"_s); // in its place
    QCOMPARE(name()->text(), u"lock:b"_s);
    click(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog, kPatienceMs);
    dialog = openAcquire(window);
    QVERIFY(dialog);
    QCOMPARE(name()->text(), QString()); // that is done
    QCOMPARE(wait()->value(), 0.0);
}

LOCKSCOPE_TEST(QApplication, TestLockActions)
#include "tst_lockactions.moc"
