#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"
#include "lockstates.h"
#include "window.h"

#include <lockscope/ui/acting/acquiredialog.h>
#include <lockscope/ui/acting/ownlockdialog.h>
#include <lockscope/ui/acting/releasedialog.h>
#include <lockscope/ui/filter/lockfilteredit.h>
#include <lockscope/ui/locks/lockdetailpane.h>
#include <lockscope/ui/locks/locktableview.h>
#include <lockscope/ui/locks/lockview.h>
#include <lockscope/ui/locks/namespacepane.h>
#include <lockscope/ui/window/banner.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QKeyEvent>
#include <QLayout>
#include <QMenu>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kFew = 700; ///< several reading intervals: enough for something unwanted to show

/// How often a widget was put elsewhere.
class MoveCount : public QObject
{
public:
    explicit MoveCount(QObject *watched) { watched->installEventFilter(this); }

    int count = 0;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        count += event->type() == QEvent::Move ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

class TestLockscopeWidget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void locksAppearChangeAndGo();
    void aClickShowsTheDetails();
    void theDetailsSayWhatTheDialectTells();
    void typingFilters();
    void anEmptyTableSaysWhatHidesTheLocks();
    void actionsSayWhyTheyAreDisabled();
    void acquireRenewAndRelease();
    void acquireOfATakenLockKeepsTheDialog();
    void forceReleaseFromTheTable();
    void oneNodeDies();
    void nothingMovesTheTable();
    void threeNodesFallSilentAndReturn();
    void threeNodesDieAndReturnEmpty();
    void theSelectionStaysOnItsLock();
    void aSelectedLockThatVanishesIsNotReplaced();
    void whatStandsThereIsNoLockAndNotNothing();
    void arrowsGoOnFromWhereALockWas();
    void aLockThatWasGoneMayBeHeldAgainUnseen();
    void whatIsTakenJustNowIsNotToldAsNoLock();
    void aPauseTellsNothingThatWasReadLater();
    void theNodeTableOfOneLockStandsStill();
    void detailsAreScrolledAsAWhole();
    void aSelectedLockUnderTheFilterIsNotReplaced();
    void pausingLetsTheTableStand();
    void pausedDetailsSayAsOfWhen();
    void endingThePauseTakesNoFocusAway();
    void rowsStayUnderTheHand();
    void viewsAreChosenByKeysAndTabs();
    void actionsOnLocksRestWhereLocksCannotBeSeen();
    void theLayoutIsKept();
    void aNamespaceFilters();
    void namespacesStandStillUnderAHand();
    void locksWithoutANamespaceAreCounted();
    void aWrongFilterIsExplained();
    void readingStopsAndGoesOn();
    void whatIsNotReadStandsStill();
    void aFilterThatIsBeingTypedIsNotAWordSearch();
    void whatIsTakenIsScrolledTo();
    void whatIsTakenComesWhereItBelongs();
    void whatIsTakenAndHiddenByTheFilterIsTold();
    void anOwnLockThatIsLostCannotBeMissed();
    void keysDoWhatButtonsDo();
    void itDoesNotShrinkBelowItsButtons();
    void nothingIsHeld();
    void whatIsLeftOfASelectionCanBeActedOn();
    void aRestartedNodeForgets();
    void whatIsNotLookedAtIsNotTold();
    void aLongCountWidensNothing();
    void possibleLocksAreShownByOneClick();
    void aMenuGoesWithItsView();
    void nobodyAnswers();
    void destroyedWhileConnected();
    void destroyedInMidCommand();
    void twoWidgetsKnowNothingOfEachOther();
    void twoWidgetsOnOneSession();
    void whatTheFilterOffersGoesWithItsView();

private:
    Nodes m_nodes{5};
};

void TestLockscopeWidget::initTestCase()
{
    QVERIFY(m_nodes.start());
}

void TestLockscopeWidget::init()
{
    for (int i = 0; i < m_nodes.count(); ++i)
        m_nodes[i].thaw();
    QVERIFY(m_nodes.start());
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
}

void TestLockscopeWidget::locksAppearChangeAndGo()
{
    QVERIFY(m_nodes.startYoung());
    QVERIFY(m_nodes.seed(u"lock:first"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QCOMPARE(window.verdict("lock:first"), u"✔ held"_s);
    QCOMPARE(window.cell("lock:first", LockColumn::Owner), u"worker-1"_s);
    QCOMPARE(window.cell("lock:first", LockColumn::Votes), u"●●●●●  5 of 5"_s);
    QCOMPARE(window.text("lockCount"), u"1 lock"_s);
    // The servers of a test are young.
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").startsWith(u"⚠ Locking works and survives 2 more failures."_s),
                             kPatienceMs);
    QVERIFY2(window.text("bannerText")
                 .contains(u"All 5 nodes answer. 5 nodes started recently: locks taken before may be missing"_s),
             qPrintable(window.text("bannerText")));

    QVERIFY(m_nodes.seed(u"lock:second"_s, u"worker-2"_s));
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:first"_s, u"worker-3"_s));
    QTRY_COMPARE_WITH_TIMEOUT(window.cell("lock:first", LockColumn::Owner), u"worker-3"_s, kPatienceMs);
    QVERIFY(m_nodes.onAll({u"PERSIST"_s, u"lock:first"_s}, "1"));
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:first"), u"∞ no expiry"_s, kPatienceMs);
    m_nodes.removeKey(u"lock:first"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
}

void TestLockscopeWidget::aClickShowsTheDetails()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:b"_s, u"worker-2"_s));
    m_nodes[4].cli({u"DEL"_s, u"lock:b"_s});
    Window window(m_nodes);
    QVERIFY(window.text("detailEmpty").startsWith(u"Select a lock"_s));
    QVERIFY(window.widget->findChild<QWidget *>(u"detailEmpty"_s)->isVisible());
    QVERIFY(!window.widget->findChild<QWidget *>(u"detailTitle"_s)->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    QVERIFY(window.clickRow("lock:b"));
    QCOMPARE(window.text("detailTitle"), u"lock:b"_s);
    QVERIFY2(window.text("detailExplanation").startsWith(u"Held by worker-2"_s),
             qPrintable(window.text("detailExplanation")));
    QVERIFY(window.text("detailExplanation").contains(u"4 of 5 nodes agree"_s));
    QCOMPARE(columnOf(window.widget.get(), "detailNodes", 0).first(), m_nodes[0].endpoint().label());
    QCOMPARE(columnOf(window.widget.get(), "detailNodes", 1),
             QStringList({u"worker-2"_s, u"worker-2"_s, u"worker-2"_s, u"worker-2"_s, u"no such lock"_s}));
    QVERIFY(window.clickRow("lock:a"));
    QCOMPARE(window.text("detailTitle"), u"lock:a"_s);
    QCOMPARE(window.highlighted(), QByteArrayList({"lock:a"}));
}

void TestLockscopeWidget::theDetailsSayWhatTheDialectTells()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    const QString reader = u"9a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d:57"_s;
    const QString name = u"stock:"_s + u"very-long-part-"_s.repeated(20);
    m_nodes[0].cli({u"HSET"_s, name, u"mode"_s, u"read"_s, reader, u"2"_s});
    m_nodes[0].cli({u"PEXPIRE"_s, name, u"600000"_s});
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    QVERIFY(window.clickRow(name.toUtf8()));
    QTRY_VERIFY_WITH_TIMEOUT(window.text("detailFacts").contains(u"Waiters: about 0 (processes)"_s),
                             kPatienceMs); // asked besides
    const QString facts = window.text("detailFacts");
    for (const auto &part :
         {u"Redisson read-write lock"_s, u"Held for reading, readers: 1"_s, u"Hold count: 2"_s, u"thread 57"_s})
        QVERIFY2(facts.contains(part), qPrintable(facts));
    QVERIFY(window.text("detailCaveats").startsWith(u"⚠ The key's TTL"_s));
    QVERIFY(window.widget->findChild<QWidget *>(u"detailCaveats"_s)->isVisible());
    QCOMPARE(window.widget->width(), 1200); // nothing is pushed apart by a long name
    // Where there is nothing to beware of, no place is taken for it.
    QVERIFY(window.clickRow("lock:a"));
    QVERIFY(!window.widget->findChild<QWidget *>(u"detailCaveats"_s)->isVisible());
    QVERIFY(window.text("detailFacts").contains(u"String (SET NX)"_s));
}

void TestLockscopeWidget::typingFilters()
{
    QVERIFY(m_nodes.seed(u"lock:orders"_s));
    QVERIFY(m_nodes.seed(u"lock:stock"_s, u"worker-2"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    auto *filter = window.widget->findChild<QLineEdit *>(u"filter"_s);
    QTest::keyClicks(filter, u"owner:worker-2"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QCOMPARE(window.text("lockCount"), u"1 of 2 locks"_s);
    QTest::keyClicks(filter, u" nothing"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 0, kPatienceMs);
    QVERIFY2(window.text("emptyText").startsWith(u"The filter hides all 2 locks."_s),
             qPrintable(window.text("emptyText")));
    filter->clear();
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    QVERIFY(!window.widget->findChild<QLabel *>(u"emptyText"_s)->isVisible());
}

void TestLockscopeWidget::anEmptyTableSaysWhatHidesTheLocks()
{
    QVERIFY(m_nodes.seed(u"lock:orders"_s));
    QVERIFY(m_nodes.seed(u"lock:stock"_s, u"worker-2"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    auto *showAll = window.widget->findChild<QPushButton *>(u"emptyShowAll"_s);
    QVERIFY(!showAll->isVisible());
    auto *mine = window.widget->findChild<QAbstractButton *>(u"subsetChip3"_s);
    click(mine);
    QTRY_COMPARE_WITH_TIMEOUT(window.text("emptyText"), u"“Mine” hides all 2 locks."_s, kPatienceMs);
    QVERIFY(showAll->isVisible());
    click(showAll);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    QVERIFY(!mine->isChecked());
    QVERIFY(!showAll->isVisible());
    // The filter as well as a chip.
    auto *filter = window.widget->findChild<QLineEdit *>(u"filter"_s);
    QTest::keyClicks(filter, u"nothing"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.text("emptyText"), u"The filter hides all 2 locks."_s, kPatienceMs);
    click(mine);
    QTRY_COMPARE_WITH_TIMEOUT(window.text("emptyText"), u"“Mine” hides all 2 locks."_s, kPatienceMs);
    click(showAll);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    QCOMPARE(filter->text(), QString());
}

void TestLockscopeWidget::actionsSayWhyTheyAreDisabled()
{
    QVERIFY(m_nodes.seed(u"lock:theirs"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    auto &widget = *window.widget;
    QVERIFY(!widget.acquireAction()->isEnabled());
    QVERIFY(widget.acquireAction()->toolTip().startsWith(u"Read-only"_s));
    QVERIFY(!widget.forceReleaseAction()->isEnabled());
    QCOMPARE(widget.forceReleaseAction()->toolTip(), u"Select a lock first"_s);
    for (const auto *action : {widget.renewAction(), widget.releaseAction()}) {
        QVERIFY(!action->isEnabled());
        QVERIFY(action->toolTip().startsWith(u"Select a lock that this window holds"_s));
    }
    window.choose(widget.acquireAction());
    QVERIFY(widget.findChild<AcquireDialog *>() == nullptr);

    QVERIFY(window.clickRow("lock:theirs"));
    QCOMPARE(widget.renewAction()->toolTip(), u"This window does not hold this lock"_s);
    QVERIFY(widget.forceReleaseAction()->isEnabled()); // the plan is a dry run
    QVERIFY(widget.forceReleaseAction()->toolTip().contains(u"allow changes first"_s));

    window.choose(widget.unlockAction());
    QVERIFY(window.session.actionsUnlocked());
    QVERIFY(widget.acquireAction()->isEnabled());
    QVERIFY(!widget.renewAction()->isEnabled());
    QVERIFY(window.text("message").contains(u"Changes allowed"_s));
    window.choose(widget.unlockAction());
    QVERIFY(!window.session.actionsUnlocked());
    QVERIFY(!widget.acquireAction()->isEnabled());
}

void TestLockscopeWidget::acquireRenewAndRelease()
{
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 5"_s), kPatienceMs);
    window.choose(widget.unlockAction());
    window.choose(widget.acquireAction());
    auto *acquire = widget.findChild<AcquireDialog *>();
    QVERIFY(acquire != nullptr);
    auto *take = acquire->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QVERIFY(!take->isEnabled()); // no name yet
    QTest::keyClicks(acquire->findChild<QLineEdit *>(u"acquireName"_s), u"orders:42"_s);
    QVERIFY(take->isEnabled());
    click(take);
    QTRY_VERIFY_WITH_TIMEOUT(window.cell("orders:42", LockColumn::Owner).startsWith(u"★"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(widget.findChild<AcquireDialog *>() == nullptr, kPatienceMs);
    QCOMPARE(window.session.ownLocks().size(), 1);
    const OwnLock own = window.session.ownLocks().first();
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"orders:42"_s}, own.token), 5);
    QVERIFY(window.text("message").contains(u"You hold \"orders:42\""_s));
    QCOMPARE(widget.selectedLock(), QByteArray("orders:42"));
    QVERIFY(widget.renewAction()->isEnabled());
    QCOMPARE(widget.forceReleaseAction()->toolTip(), u"This lock is your own: release it"_s);

    // Shortened behind its back, it is back at its full TTL after a renewal by hand.
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"orders:42"_s, u"15000"_s}, "1"));
    window.choose(widget.renewAction());
    auto *renew = widget.findChild<OwnLockDialog *>();
    QVERIFY(renew != nullptr);
    click(renew->findChild<QPushButton *>(u"ownLockButton"_s));
    QTRY_VERIFY_WITH_TIMEOUT(window.text("message").contains(u"orders:42 is renewed"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(widget.findChild<OwnLockDialog *>() == nullptr, kPatienceMs);
    for (int i = 0; i < m_nodes.count(); ++i)
        QVERIFY(m_nodes[i].cli({u"PTTL"_s, u"orders:42"_s}).toInt() > 15000);

    window.choose(widget.releaseAction());
    auto *release = widget.findChild<OwnLockDialog *>();
    QVERIFY(release != nullptr);
    click(release->findChild<QPushButton *>(u"ownLockButton"_s));
    QTRY_VERIFY_WITH_TIMEOUT(window.text("message").contains(u"orders:42 is released"_s), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"orders:42"_s}, "0"), 5);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 0, kPatienceMs);
    QVERIFY(window.session.ownLocks().isEmpty());
    QVERIFY(!widget.releaseAction()->isEnabled());
}

void TestLockscopeWidget::acquireOfATakenLockKeepsTheDialog()
{
    QVERIFY(m_nodes.seed(u"lock:theirs"_s));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    window.choose(widget.unlockAction());
    window.choose(widget.acquireAction());
    auto *acquire = widget.findChild<AcquireDialog *>();
    QVERIFY(acquire != nullptr);
    QTest::keyClicks(acquire->findChild<QLineEdit *>(u"acquireName"_s), u"lock:theirs"_s);
    auto *take = acquire->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    click(take);
    QTRY_VERIFY_WITH_TIMEOUT(textOf(acquire, "acquireMessage").startsWith(u"✖"_s), kPatienceMs);
    QVERIFY(acquire->isVisible());
    QCOMPARE(textOf(acquire, "acquireName"), u"lock:theirs"_s);
    QVERIFY(take->isEnabled());
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:theirs"_s}, "worker-1"), 5);
    QVERIFY(window.session.ownLocks().isEmpty());
}

void TestLockscopeWidget::forceReleaseFromTheTable()
{
    QVERIFY(m_nodes.seed(u"lock:stuck"_s));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(window.clickRow("lock:stuck"));
    window.choose(widget.unlockAction());
    window.choose(widget.forceReleaseAction());
    auto *dialog = widget.findChild<ReleaseDialog *>();
    QVERIFY(dialog != nullptr);
    auto *button = dialog->findChild<QPushButton *>(u"releaseButton"_s);
    QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), kPatienceMs);
    click(button);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 0, kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:stuck"_s}, "0"), 5);
}

void TestLockscopeWidget::oneNodeDies()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:a"), u"✔ held"_s, kPatienceMs);
    m_nodes[2].kill();
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:a"), u"✔ held 4/5"_s, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(window.stateOf("nodeChip2").contains(u"down "_s), kPatienceMs);
    QVERIFY(!window.stateOf("nodeChip1").contains(u"down"_s));
    QVERIFY2(window.text("bannerText").contains(u"4 of 5 nodes answer."_s), qPrintable(window.text("bannerText")));
    QVERIFY(window.clickRow("lock:a"));
    QVERIFY(columnOf(window.widget.get(), "detailNodes", 1).at(2).startsWith(u"unknown, was worker-1"_s));

    QVERIFY(m_nodes[2].start());
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 5 nodes answer"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(window.stateOf("nodeChip2").contains(u"quarantine"_s), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(window.cell("lock:a", LockColumn::Votes), u"●●○●●  4 of 5"_s, kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:a"), u"✔ held"_s, kPatienceMs);
}

void TestLockscopeWidget::nothingMovesTheTable()
{
    QVERIFY(m_nodes.startYoung()); // so that there is a banner from the beginning
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    auto &widget = *window.widget;
    for (const QSize &size : {QSize(1280, 720), QSize(800, 700)}) {
        widget.resize(size);
        QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:a"), u"✔ held"_s, kPatienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 5"_s), kPatienceMs);
        const auto place = [&] {
            return QRect(window.table()->viewport()->mapTo(&widget, QPoint(0, 0)), window.table()->viewport()->size());
        };
        const QRect before = place();
        // A node dies, then the quorum.
        m_nodes[0].kill();
        QTRY_VERIFY_WITH_TIMEOUT(window.stateOf("nodeChip0").contains(u"down "_s), kPatienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(!window.text("nodeProblems").isEmpty(), kPatienceMs);
        QCOMPARE(place(), before);
        for (const int node : {1, 2})
            m_nodes[node].kill();
        QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"Locking has stopped"_s), kPatienceMs);
        QCOMPARE(place(), before);
        // A wrong filter, a message, a pause.
        auto *filter = widget.findChild<QLineEdit *>(u"filter"_s);
        QTest::keyClicks(filter, u"ttl>1"_s);
        QVERIFY(widget.findChild<QLabel *>(u"filterError"_s)->isVisible());
        QCOMPARE(place(), before);
        filter->clear();
        widget.pauseAction()->trigger();
        QVERIFY(!window.text("message").isEmpty());
        QTest::qWait(0); // what a layout would do, it has done
        QCOMPARE(place(), before);
        widget.pauseAction()->trigger();
        QVERIFY(m_nodes[0].start() && m_nodes[1].start() && m_nodes[2].start());
        QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 5"_s), kPatienceMs);
        QCOMPARE(place(), before);
        QVERIFY(m_nodes.seed(u"lock:a"_s));
    }
}

void TestLockscopeWidget::threeNodesFallSilentAndReturn()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:a"), u"✔ held"_s, kPatienceMs);
    for (const int node : {0, 2, 4})
        m_nodes[node].freeze();
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:a"), u"? unknown"_s, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"Locking has stopped"_s), kPatienceMs);
    for (const int node : {0, 2, 4})
        m_nodes[node].thaw();
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:a"), u"✔ held"_s, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 5 nodes answer"_s), kPatienceMs);
}

void TestLockscopeWidget::threeNodesDieAndReturnEmpty()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:b"_s, u"worker-2"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    const QSignalSpy removals(window.widget->model(), &QAbstractItemModel::rowsRemoved);
    for (const int node : {0, 1, 2})
        m_nodes[node].kill();
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:a"), u"? unknown"_s, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:b"), u"? unknown"_s, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").startsWith(u"✖ Locking has stopped"_s), kPatienceMs);
    for (const int node : {3, 4})
        m_nodes[node].kill();
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"0 of 5 nodes answer."_s), kPatienceMs);
    QCOMPARE(window.verdict("lock:a"), u"? unknown"_s);
    QVERIFY(window.clickRow("lock:a"));
    QVERIFY(window.text("detailExplanation").startsWith(u"Whether it is held is unknown"_s));
    QCOMPARE(removals.size(), 0);

    // They come back on their own ports, empty: by itself the picture is true again.
    QVERIFY(m_nodes.start());
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 5 nodes answer"_s), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 0, kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:a"), u"✔ held"_s, kPatienceMs);
}

void TestLockscopeWidget::theSelectionStaysOnItsLock()
{
    for (const char letter : {'b', 'd', 'm', 'x'})
        QVERIFY(m_nodes.seed(u"lock:"_s + QLatin1Char(letter)));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 4, kPatienceMs);
    QVERIFY(window.clickRow("lock:m"));
    for (const char letter : {'a', 'c', 'z'})
        QVERIFY(m_nodes.seed(u"lock:"_s + QLatin1Char(letter)));
    for (const char letter : {'b', 'x'})
        m_nodes.removeKey(u"lock:"_s + QLatin1Char(letter));
    QVERIFY(m_nodes.onAll({u"PERSIST"_s, u"lock:z"_s}, "1")); // an alarm: sorts to the top
    QTRY_COMPARE_WITH_TIMEOUT(window.widget->model()->rowOf("lock:z"), 0, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 5, kPatienceMs);
    QCOMPARE(window.widget->selectedLock(), QByteArray("lock:m"));
    QCOMPARE(window.highlighted(), QByteArrayList({"lock:m"}));
    QCOMPARE(window.text("detailTitle"), u"lock:m"_s);
}

void TestLockscopeWidget::aSelectedLockThatVanishesIsNotReplaced()
{
    for (const char letter : {'a', 'b', 'c'})
        QVERIFY(m_nodes.seed(u"lock:"_s + QLatin1Char(letter)));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
    window.widget->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.widget.get()));
    QVERIFY(window.clickRow("lock:b"));
    QVERIFY(window.table()->hasFocus());
    m_nodes.removeKey(u"lock:b"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    // Nothing moves under the operator's hand: pressing Del now must not mean a neighbour.
    QCOMPARE(window.widget->selectedLock(), QByteArray("lock:b"));
    QCOMPARE(window.highlighted(), QByteArrayList());
    QCOMPARE(window.text("detailTitle"), u"lock:b"_s);
    QVERIFY(window.text("detailExplanation").startsWith(u"This lock is gone"_s));
    QVERIFY(!window.widget->forceReleaseAction()->isEnabled());
    window.widget->findChild<QLineEdit *>(u"filter"_s)->setFocus();
    window.table()->setFocus(); // some row becomes the current one, which nobody has chosen
    QCOMPARE(window.widget->selectedLock(), QByteArray("lock:b"));
    QCOMPARE(window.highlighted(), QByteArrayList());

    // When it is taken again it is the selected one again.
    QVERIFY(m_nodes.seed(u"lock:b"_s, u"worker-9"_s));
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
    QCOMPARE(window.highlighted(), QByteArrayList({"lock:b"}));
    QVERIFY(window.text("detailExplanation").startsWith(u"Held by worker-9"_s));
    // Which one stands above depends on how soon the nodes told of it: degraded for a moment, it comes before the
    // others.
    const QByteArray last = window.widget->model()->lockAt(2)->name;
    const QByteArray above = window.widget->model()->lockAt(1)->name;
    QVERIFY(window.clickRow(last));
    QTest::keyClick(window.table(), Qt::Key_Up);
    QCOMPARE(window.widget->selectedLock(), above);
}

void TestLockscopeWidget::whatStandsThereIsNoLockAndNotNothing()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(window.clickRow("lock:a"));
    const QString script = u"redis.call('del', KEYS[1]); return redis.call('rpush', KEYS[1], 'x')"_s;
    QVERIFY(m_nodes.onAll({u"EVAL"_s, script, u"1"_s, u"lock:a"_s}, "1"));
    QTRY_VERIFY2_WITH_TIMEOUT(
        window.text("detailExplanation").contains(u"Lockscope does not understand this key: it is a list"_s),
        qPrintable(window.text("detailExplanation")), kPatienceMs);
    QVERIFY2(!window.text("detailExplanation").contains(u"is gone"_s), qPrintable(window.text("detailExplanation")));
}

void TestLockscopeWidget::arrowsGoOnFromWhereALockWas()
{
    for (const char letter : {'a', 'b', 'c', 'd', 'e', 'f'})
        QVERIFY(m_nodes.seed(u"lock:"_s + QLatin1Char(letter)));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 6, kPatienceMs);
    window.widget->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.widget.get()));
    const auto nameAt = [&window](int row) { return window.widget->model()->lockAt(row)->name; };
    const QByteArray third = nameAt(2);
    const QByteArray fourth = nameAt(3);
    const QByteArray fifth = nameAt(4);
    QVERIFY(window.clickRow(third));
    m_nodes.removeKey(QString::fromUtf8(third));
    // Its row is held in its place while the hand is there, and the keys start from it.
    QTRY_VERIFY_WITH_TIMEOUT(window.text("detailExplanation").startsWith(u"This lock is gone"_s), kPatienceMs);
    window.table()->setFocus();
    QTest::keyClick(window.table(), Qt::Key_Down);
    QCOMPARE(window.widget->selectedLock(), fourth);
    m_nodes.removeKey(QString::fromUtf8(fourth));
    QCursor::setPos(window.widget->mapToGlobal(QPoint(1, 1)));
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 4, kPatienceMs); // nobody's hand is there any more, and the rows have gone
    QVERIFY(!window.table()->currentIndex().isValid());
    QTest::keyClick(window.table(), Qt::Key_Down);
    QCOMPARE(window.widget->selectedLock(), fifth); // the next one stands in its place
    QCOMPARE(window.highlighted(), QByteArrayList({fifth}));
}

void TestLockscopeWidget::aLockThatWasGoneMayBeHeldAgainUnseen()
{
    LockDetailPane pane;
    auto lock = std::make_shared<LockState>();
    lock->name = "lock:a";
    std::vector<NodeStatus> nodes(3);
    for (auto &node : nodes)
        node.reach = NodeStatus::Reach::Up;
    pane.show(lock, nodes, true);
    QVERIFY(pane.explanation().startsWith(u"This lock is gone"_s));
    nodes[0].reach = nodes[1].reach = NodeStatus::Reach::Down;
    pane.show(lock, nodes, true);
    QVERIFY2(pane.explanation().startsWith(u"This lock was gone at "_s), qPrintable(pane.explanation()));
    pane.show({}, nodes);
    pane.show(lock, nodes, true);
    QVERIFY2(pane.explanation().startsWith(u"Whether this lock is held is unknown"_s), qPrintable(pane.explanation()));
}

/// Between two owners the nodes are asked what stands there: the next one's key may be read before the board has told
/// of it.
void TestLockscopeWidget::whatIsTakenJustNowIsNotToldAsNoLock()
{
    LockDetailPane pane;
    const QSignalSpy asked(&pane, &LockDetailPane::lockGone);
    auto lock = std::make_shared<LockState>();
    lock->name = "lock:a";
    std::vector<NodeStatus> nodes(1);
    nodes[0].reach = NodeStatus::Reach::Up;
    pane.show(lock, nodes);
    pane.show(lock, nodes, true);
    QCOMPARE(asked.size(), 1);
    RawKey raw;
    raw.type = KeyType::String;
    const KeySurvey taken{.name = "lock:a",
                          .nodes = {{.node = 0, .label = u"n"_s, .raw = raw, .lock = Recognition{.owner = "next"}}}};
    pane.showRemainingKeys(taken);
    QVERIFY2(pane.explanation().startsWith(u"This lock is gone"_s), qPrintable(pane.explanation()));
    QTRY_COMPARE_WITH_TIMEOUT(asked.size(), 2, kPatienceMs);
    pane.showRemainingKeys(taken); // the board had its time
    QVERIFY2(pane.explanation().contains(u"that is no lock"_s), qPrintable(pane.explanation()));
}

/// What stands at its name now says nothing of the moment of a pause: it is asked for when the window goes on.
void TestLockscopeWidget::aPauseTellsNothingThatWasReadLater()
{
    FakeClock clock;
    LockDetailPane pane(clock);
    const QSignalSpy asked(&pane, &LockDetailPane::lockGone);
    auto lock = std::make_shared<LockState>();
    lock->name = "lock:a";
    std::vector<NodeStatus> nodes(1);
    nodes[0].reach = NodeStatus::Reach::Up;
    RawKey raw;
    raw.type = KeyType::String;
    const KeySurvey key{.name = "lock:a", .nodes = {{.node = 0, .label = u"n"_s, .raw = raw}}};
    pane.show(lock, nodes);
    pane.setMoment(Moment{.now = clock.now(), .wallNow = clock.wallNow()});
    clock.advance(std::chrono::seconds(8));
    pane.show(lock, nodes, true);
    QCOMPARE(asked.size(), 0);
    pane.showRemainingKeys(key); // asked for before
    QVERIFY2(pane.explanation().startsWith(u"This lock is gone"_s), qPrintable(pane.explanation()));
    pane.setMoment({});
    QCOMPARE(asked.size(), 1);
    pane.showRemainingKeys(key);
    QVERIFY2(pane.explanation().contains(u"At "_s + Wording::timeOfDay(clock.wallNow())),
             qPrintable(pane.explanation()));
}

void TestLockscopeWidget::theNodeTableOfOneLockStandsStill()
{
    LockDetailPane pane;
    pane.resize(300, 600);
    std::vector<NodeStatus> nodes(3);
    for (auto &node : nodes)
        node.reach = NodeStatus::Reach::Up;
    const LockStatePtr plain = makeLock({.votes = 3, .nodes = 3});
    const LockStatePtr degraded = makeLock({.verdict = Verdict::HeldDegraded, .votes = 2, .nodes = 3});
    const LockStatePtr longer = makeLock({.verdict = Verdict::Leftover, .votes = 1, .nodes = 3});
    pane.show(plain, nodes);
    pane.setVisible(true);
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    auto *table = pane.findChild<QTableView *>(u"detailNodes"_s);
    const auto top = [&] {
        pane.findChild<QScrollArea *>()->widget()->layout()->activate();
        return table->mapTo(&pane, QPoint()).y();
    };
    const int before = top();
    pane.show(degraded, nodes);
    QCoreApplication::processEvents();
    QCOMPARE(top(), before); // for a line more there is room
    MoveCount moves(table);
    for (int i = 0; i < 3; ++i) {
        pane.show(degraded, nodes);
        pane.tick();
    }
    QCOMPARE(moves.count, 0); // not even between two events, where a paint may come
    pane.show(longer, nodes);
    QTRY_VERIFY_WITH_TIMEOUT(top() > before, kPatienceMs);
    const int grown = top();
    pane.show(plain, nodes);
    QCoreApplication::processEvents();
    QCOMPARE(top(), grown); // and it may be said again in a moment
    pane.show(makeLock({.name = "another", .votes = 3, .nodes = 3}), nodes);
    QTRY_COMPARE_WITH_TIMEOUT(top(), before, kPatienceMs);
}

void TestLockscopeWidget::detailsAreScrolledAsAWhole()
{
    LockDetailPane pane;
    pane.resize(600, 160);
    std::vector<NodeStatus> nodes(9);
    pane.show(makeLock({.votes = 9, .nodes = 9}), nodes);
    pane.setVisible(true);
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    auto *table = pane.findChild<QTableView *>(u"detailNodes"_s);
    const auto *scroll = pane.findChild<QScrollArea *>();
    QTRY_VERIFY_WITH_TIMEOUT(scroll->verticalScrollBar()->maximum() > 0, kPatienceMs);
    QCOMPARE(table->verticalScrollBar()->maximum(), 0);
    const auto isInSight = [&](int row) {
        const QRect place = table->visualRect(table->model()->index(row, 0));
        return scroll->viewport()->rect().contains(
            QRect(table->viewport()->mapTo(scroll->viewport(), place.topLeft()), place.size()));
    };
    QVERIFY(!isInSight(8));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_End, Qt::ControlModifier);
    QVERIFY(isInSight(8));
    QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(isInSight(0));
}

void TestLockscopeWidget::aSelectedLockUnderTheFilterIsNotReplaced()
{
    for (const char letter : {'a', 'b', 'c'})
        QVERIFY(m_nodes.seed(u"lock:"_s + QLatin1Char(letter)));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
    QVERIFY(window.clickRow("lock:b"));
    auto *filter = window.widget->findChild<QLineEdit *>(u"filter"_s);
    QTest::keyClicks(filter, u"lock:c"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.text("detailNote"), u"Hidden by the filter"_s, kPatienceMs);
    QCOMPARE(window.text("detailTitle"), u"lock:b"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QCOMPARE(window.widget->selectedLock(), QByteArray("lock:b"));
    QCOMPARE(window.highlighted(), QByteArrayList());
    filter->clear();
    QTRY_COMPARE_WITH_TIMEOUT(window.highlighted(), QByteArrayList({"lock:b"}), kPatienceMs);
    QCOMPARE(window.text("detailTitle"), u"lock:b"_s);
    QCOMPARE(window.text("detailNote"), QString());
    // It is not the filter where there is none.
    auto *spaces = window.widget->findChild<NamespacePane *>();
    QVERIFY(m_nodes.seed(u"job:c"_s));
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 4, kPatienceMs);
    spaces->choose("job:");
    QTRY_COMPARE_WITH_TIMEOUT(window.text("detailNote"), u"Outside the chosen namespace"_s, kPatienceMs);
}

void TestLockscopeWidget::pausingLetsTheTableStand()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    auto *chip = widget.findChild<QPushButton *>(u"waitingChip"_s);
    QVERIFY(!chip->isVisible());
    window.choose(widget.pauseAction());
    QVERIFY(!window.session.isPaused()); // reading goes on
    QVERIFY(chip->isVisible());
    QVERIFY2(window.text("lockCount").contains(u"paused at"_s), qPrintable(window.text("lockCount")));
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    QVERIFY(m_nodes.seed(u"lock:c"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!chip->text().startsWith(u"+0"_s) && !chip->text().startsWith(u"+1 "_s), kPatienceMs);
    QVERIFY2(chip->text().endsWith(u" changes"_s), qPrintable(chip->text()));
    QCOMPARE(window.rows(), 1);
    click(chip);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
    QVERIFY(!chip->isVisible());
    QVERIFY(!widget.pauseAction()->isChecked());

    window.table()->setFocus();
    QTest::keyClick(window.table(), Qt::Key_Space);
    QVERIFY(widget.pauseAction()->isChecked());
    QVERIFY(widget.model()->isPaused());
    QTest::keyClick(window.table(), Qt::Key_Space);
    QVERIFY(!widget.model()->isPaused());
}

void TestLockscopeWidget::aNamespaceFilters()
{
    for (const QString &name : {u"lock:eu:1"_s, u"lock:us:1"_s, u"lock:us:2"_s})
        QVERIFY(m_nodes.seed(name));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
    window.widget->namespacesAction()->trigger();
    auto *pane = window.widget->findChild<QTreeView *>(u"namespaces"_s);
    QCoreApplication::processEvents(); // it gets its place
    QTRY_COMPARE_WITH_TIMEOUT(pane->model()->rowCount(), 2, kPatienceMs);
    const auto lock = pane->model()->index(1, 0);
    QTRY_COMPARE_WITH_TIMEOUT(pane->model()->rowCount(lock), 2, kPatienceMs);
    pane->expand(lock);
    QTest::mouseClick(pane->viewport(), Qt::LeftButton, {},
                      pane->visualRect(pane->model()->index(1, 0, lock)).center());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(window.text("lockCount"), u"2 of 3 locks in lock:us:"_s, kPatienceMs);
    // Hidden, the pane hides nothing.
    window.widget->namespacesAction()->trigger();
    QVERIFY(!pane->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 3, kPatienceMs);
}

void TestLockscopeWidget::namespacesStandStillUnderAHand()
{
    for (const QString &name : {u"b:1"_s, u"d:1"_s})
        QVERIFY(m_nodes.seed(name));
    Window window(m_nodes);
    window.widget->namespacesAction()->trigger();
    auto *pane = window.widget->findChild<QTreeView *>(u"namespaces"_s);
    const auto rows = [pane] {
        QStringList shown;
        for (int row = 0; row < pane->model()->rowCount(); ++row)
            shown += pane->model()->index(row, 0).data().toString() + u' '
                + pane->model()->index(row, 1).data().toString();
        return shown;
    };
    QTRY_COMPARE_WITH_TIMEOUT(rows(), QStringList({u"All locks 2"_s, u"b: 1"_s, u"d: 1"_s}), kPatienceMs);
    QTest::mouseMove(pane->viewport(), {20, 20});
    QTest::mouseMove(pane->viewport(), {21, 21});
    for (const QString &name : {u"a:1"_s, u"d:2"_s})
        QVERIFY(m_nodes.seed(name));
    m_nodes.removeKey(u"b:1"_s);
    QTRY_COMPARE_WITH_TIMEOUT(rows(), QStringList({u"All locks 3"_s, u"b: 0"_s, u"d: 2"_s}), kPatienceMs);
    QTest::mouseMove(window.table()->viewport(), {20, 20});
    QTRY_COMPARE_WITH_TIMEOUT(rows(), QStringList({u"All locks 3"_s, u"a: 1"_s, u"d: 2"_s}), kPatienceMs);
}

void TestLockscopeWidget::locksWithoutANamespaceAreCounted()
{
    QVERIFY(m_nodes.seed(u"nightly"_s)); // no colon in it
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.text("lockCount"), u"1 lock"_s, kPatienceMs);
    const auto *pane = window.widget->findChild<QTreeView *>(u"namespaces"_s);
    QCOMPARE(pane->model()->index(0, 1).data().toString(), u"1"_s);
    m_nodes.removeKey(u"nightly"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.text("lockCount"), u"0 locks"_s, kPatienceMs);
    QCOMPARE(pane->model()->index(0, 1).data().toString(), u"0"_s);
}

void TestLockscopeWidget::pausedDetailsSayAsOfWhen()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:b"_s, u"worker-2"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    QVERIFY(window.clickRow("lock:a"));
    QTest::keyClick(window.table(), Qt::Key_Space);
    QVERIFY(window.widget->pauseAction()->isChecked());
    QCOMPARE(window.text("detailTitle"), u"lock:a"_s);
    QVERIFY2(window.text("detailNote").startsWith(u"Paused, as of "_s), qPrintable(window.text("detailNote")));
    // What was told before the pause comes yet, to the table and to them.
    QStringList ages;
    const auto stand = [&] {
        ages = columnOf(window.widget.get(), "detailNodes", 3);
        return !QTest::qWaitFor([&] { return columnOf(window.widget.get(), "detailNodes", 3) != ages; }, kFew);
    };
    QTRY_VERIFY_WITH_TIMEOUT(stand(), kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-9"_s));
    QTRY_VERIFY_WITH_TIMEOUT(window.text("waitingChip") != u"+0 changes"_s, kPatienceMs);
    QVERIFY(!QTest::qWaitFor([&] { return columnOf(window.widget.get(), "detailNodes", 3) != ages; }, kFew));
    // Another lock is shown as of that moment, too.
    QVERIFY(window.clickRow("lock:b"));
    QCOMPARE(window.text("detailTitle"), u"lock:b"_s);
    QVERIFY2(window.text("detailNote").startsWith(u"Paused, as of "_s), qPrintable(window.text("detailNote")));
    click(window.widget->findChild<QPushButton *>(u"waitingChip"_s));
    QCOMPARE(window.text("detailTitle"), u"lock:b"_s);
    QVERIFY(window.clickRow("lock:a"));
    QTRY_VERIFY_WITH_TIMEOUT(window.text("detailExplanation").startsWith(u"Held by worker-9"_s), kPatienceMs);
}

/// It goes when it is pressed: whoever types in the filter goes on there, and a key that pressed it is the table's
/// next.
void TestLockscopeWidget::endingThePauseTakesNoFocusAway()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    auto &widget = *window.widget;
    widget.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&widget));
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    auto *chip = widget.findChild<QPushButton *>(u"waitingChip"_s);
    auto *filter = widget.findChild<QLineEdit *>(u"filter"_s);
    filter->setFocus();
    widget.pauseAction()->trigger();
    click(chip);
    QVERIFY(!chip->isVisible());
    QVERIFY(filter->hasFocus());
    window.table()->setFocus();
    widget.pauseAction()->trigger();
    click(chip);
    QVERIFY(window.table()->hasFocus());
    widget.pauseAction()->trigger();
    chip->setFocus(Qt::TabFocusReason);
    QTest::keyClick(chip, Qt::Key_Space);
    QVERIFY(!chip->isVisible());
    QVERIFY(window.table()->hasFocus());
}

void TestLockscopeWidget::rowsStayUnderTheHand()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    auto *locks = widget.findChild<LockView *>();
    QVERIFY(!locks->rowsWait());
    // A hand that does not rest: each look moves it.
    auto move = [&, x = 0]() mutable { QTest::mouseMove(window.table()->viewport(), {40 + (++x % 2) * 10, 15}); };
    move();
    QVERIFY(m_nodes.onAll({u"PERSIST"_s, u"lock:b"_s}, "1")); // an alarm: belongs to the top
    QTRY_VERIFY_WITH_TIMEOUT((move(), window.verdict("lock:b") == u"∞ no expiry"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT((move(), locks->rowsWait()), kPatienceMs);
    QCOMPARE(widget.model()->rowOf("lock:b"), 1);
    // Nothing is sorted while it is paused.
    QTest::keyClick(window.table(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT((move(), !locks->rowsWait()), kPatienceMs);
    QTest::keyClick(window.table(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT((move(), locks->rowsWait()), kPatienceMs);
    QCOMPARE(widget.model()->rowOf("lock:b"), 1);
    locks->sortNow();
    QTRY_COMPARE_WITH_TIMEOUT(widget.model()->rowOf("lock:b"), 0, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!locks->rowsWait(), kPatienceMs);
}

void TestLockscopeWidget::viewsAreChosenByKeysAndTabs()
{
    Window window(m_nodes);
    auto &widget = *window.widget;
    widget.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&widget));
    QCOMPARE(widget.currentView(), u"locks"_s);
    const QSignalSpy changes(&widget, &LockscopeWidget::viewChanged);
    QTest::keyClick(&widget, Qt::Key_6, Qt::ControlModifier);
    QCOMPARE(widget.currentView(), u"nodes"_s);
    QTRY_COMPARE_WITH_TIMEOUT(columnOf(&widget, "nodesTable", 0).size(), 5, kPatienceMs);
    QVERIFY(!window.table()->isVisible());
    click(widget.findChild<QAbstractButton *>(u"locksViewActionButton"_s));
    QCOMPARE(widget.currentView(), u"locks"_s);
    QVERIFY(window.table()->isVisible());
    QCOMPARE(changes.size(), 2);
    QStringList ids;
    for (const auto *action : widget.viewActions()) {
        QVERIFY(!action->shortcut().isEmpty());
        ids += action->data().toString();
    }
    QVERIFY2(ids.contains(u"contention"_s) && ids.contains(u"alerts"_s) && ids.contains(u"audit"_s),
             qPrintable(ids.join(u' ')));
    widget.showView(u"nothing of the kind"_s);
    QCOMPARE(widget.currentView(), u"locks"_s);
    // From where there is no filter line, its keys lead to where there is one.
    widget.showView(u"audit"_s);
    QTest::keyClick(&widget, Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(widget.currentView(), u"locks"_s);
    QVERIFY(widget.findChild<QLineEdit *>(u"filter"_s)->hasFocus());
}

void TestLockscopeWidget::actionsOnLocksRestWhereLocksCannotBeSeen()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(window.clickRow("lock:a"));
    QVERIFY(widget.forceReleaseAction()->isEnabled());
    for (const auto &view : {u"nodes"_s, u"ranking"_s}) {
        widget.showView(view);
        QVERIFY(!widget.forceReleaseAction()->isEnabled());
        QVERIFY(widget.forceReleaseAction()->toolTip().contains(u"Ctrl+2"_s));
        QTest::keyClick(&widget, Qt::Key_Delete);
        QVERIFY(widget.findChild<ReleaseDialog *>() == nullptr);
    }
    widget.showView(u"locks"_s);
    QVERIFY(widget.forceReleaseAction()->isEnabled());
}

void TestLockscopeWidget::theLayoutIsKept()
{
    Window window(m_nodes);
    auto &widget = *window.widget;
    window.table()->setColumnWidth(LockColumn::Name, 333);
    window.table()->setColumnHidden(LockColumn::Dialect, false);
    widget.namespacesAction()->setChecked(true);
    widget.showView(u"contention"_s);
    const QByteArray state = widget.saveState();

    LockscopeWidget second(&window.session);
    QVERIFY(!second.restoreState({}));
    QVERIFY(!second.restoreState("something else"));
    QVERIFY(!second.restoreState(state.left(state.size() / 2)));
    QCOMPARE(second.currentView(), u"overview"_s);
    QVERIFY(second.restoreState(state));
    const auto *table = second.findChild<QTableView *>(u"lockTable"_s);
    QCOMPARE(table->columnWidth(LockColumn::Name), 333);
    QVERIFY(!table->isColumnHidden(LockColumn::Dialect));
    QVERIFY(second.namespacesAction()->isChecked());
    QCOMPARE(second.currentView(), u"contention"_s);
}

void TestLockscopeWidget::aWrongFilterIsExplained()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    auto *filter = window.widget->findChild<QLineEdit *>(u"filter"_s);
    const auto *error = window.widget->findChild<QLabel *>(u"filterError"_s);
    QTest::keyClicks(filter, u"lock:a ttl>1"_s);
    QVERIFY(error->isVisible());
    QVERIFY2(error->text().contains(u"ms, s, m, h or d"_s), qPrintable(error->text()));
    QTest::keyClick(filter, Qt::Key_S);
    QVERIFY(!error->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
}

void TestLockscopeWidget::readingStopsAndGoesOn()
{
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.text("emptyText"), u"No locks found."_s, kPatienceMs);
    widget.readingAction()->trigger();
    QVERIFY(window.session.isPaused());
    QVERIFY(window.text("lockCount").contains(u"not reading"_s));
    const auto *banner = widget.findChild<Banner *>();
    QVERIFY2(banner->text().startsWith(u"‖ Reading stopped at "_s), qPrintable(banner->text()));
    QCOMPARE(banner->severity(), Severity::Notice);
    QVERIFY(m_nodes.seed(u"lock:unseen"_s));
    QVERIFY(!QTest::qWaitFor([&] { return window.rows() > 0; }, kFew));
    widget.refreshAction()->trigger(); // reads once, paused or not
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY2(banner->text().contains(u"This window shows the state of"_s), qPrintable(banner->text()));
    QVERIFY(m_nodes.seed(u"lock:later"_s));
    widget.readingAction()->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    QVERIFY(!window.text("lockCount").contains(u"not reading"_s));
    QVERIFY2(banner->text().contains(u"All 5 nodes answer"_s), qPrintable(banner->text()));
    QVERIFY(banner->severity() != Severity::Notice);
}

void TestLockscopeWidget::whatIsNotReadStandsStill()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s, 1500));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.verdict("lock:a"), u"✔ held"_s, kPatienceMs);
    QVERIFY(window.clickRow("lock:a"));
    widget.readingAction()->trigger();
    QCOMPARE(window.text("detailTitle"), u"lock:a"_s);
    QVERIFY2(window.text("detailNote").startsWith(u"Not reading, as of "_s), qPrintable(window.text("detailNote")));
    QVERIFY2(window.stateOf("nodeChip0").contains(u"last read at"_s), qPrintable(window.stateOf("nodeChip0")));
    const auto shown = [&] {
        return QStringList{window.cell("lock:a", LockColumn::Ttl),
                           window.cell("lock:a", LockColumn::Held),
                           window.text("detailExplanation"),
                           window.stateOf("nodeChip0"),
                           columnOf(&widget, "detailNodes", 2).join(u' '),
                           columnOf(&widget, "detailNodes", 3).join(u' ')};
    };
    const auto standsStill = [&] {
        const auto before = shown();
        return !QTest::qWaitFor([&] { return shown() != before; }, 2 * kFew);
    };
    QTRY_VERIFY2_WITH_TIMEOUT(standsStill(), qPrintable(shown().join(u'\n')), kPatienceMs); // after what was on its way
    // Read once more: as of then, and still again.
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-2"_s));
    widget.refreshAction()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window.text("detailExplanation").startsWith(u"Held by worker-2"_s), kPatienceMs);
    widget.readingAction()->trigger();
    QCOMPARE(window.text("detailTitle"), u"lock:a"_s);
    QVERIFY(!window.stateOf("nodeChip0").contains(u"last read at"_s));
    const auto held = window.cell("lock:a", LockColumn::Held);
    QTRY_VERIFY_WITH_TIMEOUT(window.cell("lock:a", LockColumn::Held) != held, kPatienceMs);
}

void TestLockscopeWidget::aFilterThatIsBeingTypedIsNotAWordSearch()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    auto *filter = window.widget->findChild<QLineEdit *>(u"filter"_s);
    QTest::keyClicks(filter, u"ttl"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 0, kPatienceMs);
    QTest::keyClicks(filter, u"<5"_s); // no unit yet: so it was no word
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    filter->clear();
    QTest::keyClicks(filter, u"lock:a verdict:q"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    // One that was whole stays in force while it is changed.
    filter->setText(u"lock:b ttl>5s"_s);
    QTRY_VERIFY_WITH_TIMEOUT(window.rows() == 1 && window.widget->model()->rowOf("lock:b") == 0, kPatienceMs);
    QTest::keyClick(filter, Qt::Key_Backspace);
    QVERIFY(window.widget->findChild<QLabel *>(u"filterError"_s)->isVisible());
    QVERIFY(!QTest::qWaitFor([&] { return window.rows() != 1; }, kFew));
}

void TestLockscopeWidget::whatIsTakenIsScrolledTo()
{
    for (int i = 0; i < 60; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 60, kPatienceMs);
    window.table()->sortByColumn(LockColumn::Name, Qt::AscendingOrder);
    window.choose(widget.unlockAction());
    window.choose(widget.acquireAction());
    auto *acquire = widget.findChild<AcquireDialog *>();
    QVERIFY(acquire != nullptr);
    QTest::keyClicks(acquire->findChild<QLineEdit *>(u"acquireName"_s), u"mine"_s);
    click(acquire->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok));
    QTRY_VERIFY_WITH_TIMEOUT(widget.model()->rowOf("mine") >= 0, kPatienceMs);
    QCOMPARE(widget.selectedLock(), QByteArray("mine"));
    const auto isSeen = [&] {
        const QRect place
            = window.table()->visualRect(widget.model()->index(widget.model()->rowOf("mine"), LockColumn::Name));
        return window.table()->viewport()->rect().intersected(place).height() == place.height(); // wholly
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSeen(), kPatienceMs);
    // Also when what is around the table takes more room then.
    for (const int height : {640, 651, 657, 663}) {
        widget.resize(1200, height);
        QTRY_VERIFY2_WITH_TIMEOUT(isSeen(), qPrintable(QString::number(height)), kPatienceMs);
    }
    // Until the operator does something with it.
    QTest::keyClick(window.table(), Qt::Key_Home, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!isSeen(), kPatienceMs);
    widget.resize(1200, 640);
    QVERIFY(!QTest::qWaitFor(isSeen, kFew));
}

void TestLockscopeWidget::whatIsTakenComesWhereItBelongs()
{
    for (int i = 0; i < 5; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 5, kPatienceMs);
    window.table()->sortByColumn(LockColumn::Name, Qt::AscendingOrder);
    window.session.unlockActions();
    QVERIFY(window.clickRow("lock:3")); // rows wait for the hand
    window.choose(widget.acquireAction());
    auto *acquire = widget.findChild<AcquireDialog *>();
    QVERIFY(acquire != nullptr);
    QTest::keyClicks(acquire->findChild<QLineEdit *>(u"acquireName"_s), u"a:mine"_s);
    auto *table = widget.findChild<LockTableView *>();
    QVERIFY(table->isHandOnIt());
    QTest::keyClick(acquire, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(widget.model()->rowOf("a:mine") >= 0, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(widget.selectedLock(), QByteArray("a:mine"), kPatienceMs);
    QVERIFY(!table->isHandOnIt());
    QTRY_COMPARE_WITH_TIMEOUT(widget.model()->rowOf("a:mine"), 0, kPatienceMs);
    QCOMPARE(widget.selectedLock(), QByteArray("a:mine"));
}

void TestLockscopeWidget::whatIsTakenAndHiddenByTheFilterIsTold()
{
    for (int i = 0; i < 60; ++i)
        QVERIFY(m_nodes.seed(u"lock:%1"_s.arg(i)));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 60, kPatienceMs);
    widget.selectLock("lock:7");
    widget.setFilterText(u"name:lock"_s);
    window.session.unlockActions();
    window.choose(widget.acquireAction());
    auto *acquire = widget.findChild<AcquireDialog *>();
    QVERIFY(acquire != nullptr);
    QTest::keyClicks(acquire->findChild<QLineEdit *>(u"acquireName"_s), u"mine"_s);
    click(acquire->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok));
    QTRY_VERIFY_WITH_TIMEOUT(window.text("message").endsWith(u"You hold \"mine\"; the filter hides it."_s),
                             kPatienceMs);
    QCOMPARE(widget.selectedLock(), QByteArray("lock:7"));
    QCOMPARE(widget.model()->lockAt(window.table()->currentIndex().row())->name, "lock:7");
    auto *show = widget.findChild<QToolButton *>(u"showHidden"_s);
    QVERIFY(show->isVisible());
    // The filter that is changed later shows it, and scrolls nowhere of itself.
    widget.setFilterText(QString());
    QTRY_VERIFY_WITH_TIMEOUT(widget.model()->rowOf("mine") >= 0, kPatienceMs);
    QCOMPARE(widget.selectedLock(), QByteArray("lock:7"));
    // It is to be seen: that it is hidden is not so any more.
    QTRY_VERIFY_WITH_TIMEOUT(!show->isVisible(), kPatienceMs);
    QVERIFY2(window.text("message").isEmpty(), qPrintable(window.text("message")));
    // Hidden once more, and wanted again.
    widget.setFilterText(u"name:lock"_s);
    QTRY_VERIFY_WITH_TIMEOUT(widget.model()->rowOf("mine") < 0, kPatienceMs);
    Q_EMIT widget.findChild<LockView *>()->awaitedHidden("mine");
    QVERIFY(show->isVisible());
    click(show);
    QTRY_COMPARE_WITH_TIMEOUT(widget.selectedLock(), QByteArray("mine"), kPatienceMs);
    QVERIFY(widget.model()->rowOf("mine") >= 0);
    QVERIFY(!show->isVisible());
    // A chip hides it as well.
    auto *attention = widget.findChild<QAbstractButton *>(u"subsetChip1"_s);
    click(attention);
    QTRY_VERIFY_WITH_TIMEOUT(widget.model()->rowOf("mine") < 0, kPatienceMs);
    widget.selectLock({});
    Q_EMIT widget.findChild<LockView *>()->awaitedHidden("mine");
    click(show);
    QTRY_COMPARE_WITH_TIMEOUT(widget.selectedLock(), QByteArray("mine"), kPatienceMs);
    QVERIFY(widget.model()->rowOf("mine") >= 0);
    QVERIFY(!attention->isChecked());
}

void TestLockscopeWidget::anOwnLockThatIsLostCannotBeMissed()
{
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 5"_s), kPatienceMs);
    window.session.unlockActions();
    const QSignalSpy alerts(&widget, &LockscopeWidget::alertShown);
    const auto taken = window.session.acquire("mine", {.ttl = std::chrono::minutes(10)});
    QTRY_VERIFY_WITH_TIMEOUT(taken.isFinished() && widget.model()->rowOf("mine") >= 0, kPatienceMs);
    widget.selectLock("mine");
    QVERIFY(widget.renewAction()->isEnabled());
    QVERIFY(m_nodes.onAll({u"SET"_s, u"mine"_s, u"somebody"_s, u"PX"_s, u"600000"_s}));
    // Long before the next renewal.
    QTRY_VERIFY_WITH_TIMEOUT(!widget.renewAction()->isEnabled() && !widget.releaseAction()->isEnabled(), kPatienceMs);
    QVERIFY2(window.text("message").contains(u"✖ Your lock \"mine\" is lost"_s), qPrintable(window.text("message")));
    QTRY_COMPARE_WITH_TIMEOUT(alerts.size(), 1, kPatienceMs);
    QVERIFY(alerts.first().at(0).value<Alert>().kind == AlertKind::OwnLost);
    QVERIFY(alerts.first().at(1).toString().contains(u"mine"_s));
}

void TestLockscopeWidget::keysDoWhatButtonsDo()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    widget.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&widget));
    QTest::keyClick(&widget, Qt::Key_F, Qt::ControlModifier);
    auto *filter = widget.findChild<QLineEdit *>(u"filter"_s);
    QTRY_VERIFY_WITH_TIMEOUT(filter->hasFocus(), kPatienceMs);
    QTest::keyClick(filter, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(window.table()->hasFocus(), kPatienceMs);
    QTest::keyClick(window.table(), Qt::Key_Down);
    QTRY_COMPARE_WITH_TIMEOUT(widget.selectedLock(), QByteArray("lock:a"), kPatienceMs);
    QTest::keyClick(window.table(), Qt::Key_U, Qt::ControlModifier);
    QVERIFY(window.session.actionsUnlocked());
    QCOMPARE(widget.findChild<QAbstractButton *>(u"readOnlySwitch"_s)->text(), u"Changes allowed"_s);
    // In the filter, too, also where a desktop has the line deleted by that key.
    QKeyEvent override(QEvent::ShortcutOverride, Qt::Key_U, Qt::ControlModifier);
    override.accept();
    static_cast<QObject *>(filter)->event(&override);
    QVERIFY(!override.isAccepted());
    QTest::keyClick(filter, Qt::Key_U, Qt::ControlModifier);
    QVERIFY(!window.session.actionsUnlocked());
    QCOMPARE(widget.findChild<QAbstractButton *>(u"readOnlySwitch"_s)->text(), u"Read-only"_s);
    QTest::keyClick(filter, Qt::Key_U, Qt::ControlModifier);
    QVERIFY(window.session.actionsUnlocked());
    // Back in it, Down leads to the rows.
    widget.filterAction()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(filter->hasFocus(), kPatienceMs);
    QTest::keyClick(filter, Qt::Key_Down);
    QTRY_VERIFY_WITH_TIMEOUT(window.table()->hasFocus(), kPatienceMs);
    QTest::keyClick(window.table(), Qt::Key_Delete);
    QVERIFY(widget.findChild<ReleaseDialog *>() != nullptr);
}

void TestLockscopeWidget::itDoesNotShrinkBelowItsButtons()
{
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.text("lockCount"), u"0 locks"_s, kPatienceMs);
    window.widget->resize(100, 100);
    QCoreApplication::processEvents(); // the layout has its say
    for (const char *name : {"readOnlySwitch", "moreActions"}) {
        const auto *button = window.widget->findChild<QAbstractButton *>(QLatin1String(name));
        QVERIFY(button != nullptr && button->isVisible());
        QVERIFY(button->width() >= button->sizeHint().width());
        QVERIFY(
            window.widget->rect().contains(QRect(button->mapTo(window.widget.get(), QPoint(0, 0)), button->size())));
    }
}

void TestLockscopeWidget::nothingIsHeld()
{
    m_nodes.onAll({u"SET"_s, u"session:77"_s, u"no lock at all"_s});
    Window window(m_nodes);
    QCOMPARE(window.text("emptyText"), u"Connecting…"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.text("emptyText"), u"No locks found."_s, kPatienceMs);
    QVERIFY(window.widget->findChild<QLabel *>(u"emptyText"_s)->isVisible());
    QCOMPARE(window.text("lockCount"), u"0 locks"_s);
}

/// Of two that were selected one is seen no more: the other one is selected, and can be acted on.
void TestLockscopeWidget::whatIsLeftOfASelectionCanBeActedOn()
{
    for (const char letter : {'a', 'b'})
        QVERIFY(m_nodes.seed(u"lock:"_s + QLatin1Char(letter)));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    window.session.unlockActions();
    const auto press = [&window](int row, Qt::KeyboardModifiers modifiers) {
        const auto index = window.widget->model()->index(row, LockColumn::Name);
        QTest::mouseClick(window.table()->viewport(), Qt::LeftButton, modifiers,
                          window.table()->visualRect(index).center());
    };
    const QByteArray stays = window.widget->model()->lockAt(0)->name;
    press(1, {});
    press(0, Qt::ShiftModifier);
    QCOMPARE(window.widget->selectedLock(), stays);
    QVERIFY(!window.widget->forceReleaseAction()->isEnabled()); // of two
    window.widget->setFilterText(u"name:"_s + QString::fromUtf8(stays)); // which waits for no hand
    QTRY_COMPARE_WITH_TIMEOUT(window.highlighted(), QByteArrayList{stays}, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(window.widget->forceReleaseAction()->isEnabled(), kPatienceMs);
}

/// On one node, too: that a restart took a lock away tells of no release.
void TestLockscopeWidget::aRestartedNodeForgets()
{
    Nodes one(1);
    QVERIFY(one.start());
    const auto seed = [&] {
        QVERIFY(one.onAll({u"HSET"_s, u"lock:a"_s, u"3edaecd7-8b5a-4c47-bdc6-fff775044369:1"_s, u"1"_s}, "1"));
        QVERIFY(one.onAll({u"PEXPIRE"_s, u"lock:a"_s, u"600000"_s}, "1"));
    };
    seed();
    Window window(one);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(window.clickRow("lock:a"));
    one[0].kill();
    QTRY_VERIFY_WITH_TIMEOUT(window.text("detailExplanation").contains(u"is unknown"_s), kPatienceMs);
    QVERIFY(one.start());
    const auto isForgotten
        = [&] { return window.text("detailExplanation").contains(u"the node restarted or failed over without it"_s); };
    QTRY_VERIFY2_WITH_TIMEOUT(isForgotten(), qPrintable(window.text("detailExplanation")), kPatienceMs);
    // Given back it is no more than gone.
    seed();
    QTRY_VERIFY_WITH_TIMEOUT(window.text("detailExplanation").startsWith(u"Held"_s), kPatienceMs);
    one.removeKey(u"lock:a"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.text("detailExplanation"),
                              u"This lock is gone: the node has no lock of this name."_s, kPatienceMs);
}

void TestLockscopeWidget::whatIsNotLookedAtIsNotTold()
{
    m_nodes.onAll({u"SET"_s, u"lock:77"_s, u"0123456789abcdef0123456789abcdef01234567"_s, u"PX"_s, u"60000"_s});
    auto deployment = m_nodes.deployment();
    deployment.patterns = {"orders:*", "jobs:*"};
    Window window(deployment, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.text("emptyText"), u"No locks found among the keys that match orders:* jobs:*."_s,
                              kPatienceMs);
    QCOMPARE(window.text("lockCount"), u"0 locks · only orders:* jobs:*"_s);
    QVERIFY(window.widget->findChild<QLabel *>(u"lockCount"_s)->toolTip().contains(u"orders:* jobs:*"_s));
}

void TestLockscopeWidget::aLongCountWidensNothing()
{
    auto deployment = m_nodes.deployment();
    const auto leastWidth = [&] {
        Window window(deployment, m_nodes.options());
        window.widget->resize(800, 700);
        if (!QTest::qWaitFor([&] { return window.text("lockCount").startsWith(u"0 locks"_s); }, kPatienceMs))
            return -1;
        window.widget->pauseAction()->trigger();
        return window.widget->findChild<QWidget *>(u"filter"_s)->parentWidget()->minimumSizeHint().width();
    };
    const int usual = leastWidth();
    QVERIFY(usual > 0);
    deployment.patterns = {"orders-of-the-first-region:*", "jobs-of-the-second-region:*"};
    QCOMPARE(leastWidth(), usual);
}

void TestLockscopeWidget::possibleLocksAreShownByOneClick()
{
    Deployment deployment = m_nodes.deployment();
    deployment.possible = false;
    m_nodes[0].cli({u"SET"_s, u"order:x"_s, u"worker seven"_s, u"PX"_s, u"600000"_s}); // on one node of five
    Window window(deployment, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.text("emptyText"), u"No locks found. 1 key may be a lock."_s, kPatienceMs);
    QCOMPARE(window.text("lockCount"), u"0 locks · 1 key may be a lock"_s);
    auto *chip = window.widget->findChild<QToolButton *>(u"possibleChip"_s);
    QVERIFY(chip->isVisibleTo(window.widget.get()));
    auto *offer = window.widget->findChild<QPushButton *>(u"emptyShowPossible"_s);
    QVERIFY(offer->isVisibleTo(window.widget.get()));
    offer->click();
    QTRY_COMPARE_WITH_TIMEOUT(window.text("lockCount"), u"1 lock"_s, kPatienceMs);
    QVERIFY(!offer->isVisibleTo(window.widget.get()));
    chip->click();
    QTRY_COMPARE_WITH_TIMEOUT(window.text("lockCount"), u"0 locks · 1 key may be a lock"_s, kPatienceMs);
}

/// What it would do is about rows that are not to be seen any more.
void TestLockscopeWidget::aMenuGoesWithItsView()
{
    Window window(m_nodes);
    window.widget->showView(u"alerts"_s);
    auto *button = window.widget->findChild<QToolButton *>(u"muteButton"_s);
    QVERIFY(QTest::qWaitForWindowExposed(window.widget.get()));
    button->menu()->popup(button->mapToGlobal(QPoint(0, button->height())));
    QTRY_VERIFY_WITH_TIMEOUT(button->menu()->isVisible(), kPatienceMs);
    window.widget->viewActions().at(1)->trigger(); // as by Ctrl+2
    QVERIFY(!button->menu()->isVisible());
}

void TestLockscopeWidget::nobodyAnswers()
{
    Nodes absent(3);
    QVERIFY(absent.start());
    for (int i = 0; i < absent.count(); ++i)
        absent[i].kill();
    Window window(absent);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("emptyText").startsWith(u"No node can be read, so locks are unknown"_s),
                             kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").startsWith(u"✖ Locking has stopped"_s),
                             kPatienceMs); // once all were tried
    QVERIFY(window.stateOf("nodeChip0").contains(u"not reached "_s));
    // Nothing is known of any lock: that is not none.
    QCOMPARE(window.text("lockCount"), u"Locks: unknown"_s);
    QCOMPARE(window.widget->findChild<QTreeView *>(u"namespaces"_s)->model()->index(0, 1).data().toString(), u"?"_s);
    QVERIFY(
        window.widget->findChild<QAbstractButton *>(u"nodeChip0"_s)->toolTip().contains(u"refuses the connection"_s));
    const auto *problems = window.widget->findChild<QLabel *>(u"nodeProblems"_s);
    QVERIFY(problems->isVisible());
    QVERIFY2(problems->text().contains(u"refuses the connection"_s), qPrintable(problems->text()));
    QVERIFY(absent.start());
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").contains(u"All 3 nodes answer"_s), kPatienceMs);
    QVERIFY(!problems->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(window.text("lockCount"), u"0 locks"_s, kPatienceMs);
}

void TestLockscopeWidget::destroyedWhileConnected()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    QVERIFY(window.clickRow("lock:a"));
    window.widget.reset();
    // The session lives on without it, and another widget may follow.
    QSignalSpy changes(&window.session, &Session::boardChanged);
    QVERIFY(m_nodes.seed(u"lock:c"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!changes.isEmpty(), kPatienceMs);
    LockscopeWidget second(&window.session);
    second.show(); // unseen it would not look
    QVERIFY(m_nodes.seed(u"lock:d"_s));
    QTRY_VERIFY_WITH_TIMEOUT(second.model()->lock("lock:d") != nullptr, kPatienceMs);
}

void TestLockscopeWidget::destroyedInMidCommand()
{
    QVERIFY(m_nodes.seed(u"lock:theirs"_s));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(window.clickRow("lock:theirs"));
    window.choose(widget.unlockAction());
    for (int i = 0; i < m_nodes.count(); ++i)
        m_nodes[i].freeze(); // so that neither the plan nor the acquisition can be answered
    window.choose(widget.forceReleaseAction());
    window.choose(widget.acquireAction());
    auto *acquire = widget.findChild<AcquireDialog *>();
    QVERIFY(acquire != nullptr);
    QTest::keyClicks(acquire->findChild<QLineEdit *>(u"acquireName"_s), u"orders:7"_s);
    const auto *cancel = acquire->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Cancel);
    QVERIFY(cancel->text() != u"Withdraw"_s);
    click(acquire->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok));
    QCOMPARE(cancel->text(), u"Withdraw"_s);
    const QPointer<ReleaseDialog> release = widget.findChild<ReleaseDialog *>();
    QVERIFY(release);
    window.widget.reset();
    QVERIFY(!release);
    QVERIFY(window.session.ownLocks().isEmpty());

    // The answers come when nobody waits for them any more.
    QSignalSpy changes(&window.session, &Session::boardChanged);
    for (int i = 0; i < m_nodes.count(); ++i)
        m_nodes[i].thaw();
    auto answered = window.session.planRelease("lock:theirs");
    QTRY_VERIFY_WITH_TIMEOUT(answered.isFinished(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!changes.isEmpty(), kPatienceMs);
}

void TestLockscopeWidget::twoWidgetsKnowNothingOfEachOther()
{
    auto left = m_nodes.deployment();
    left.nodes = m_nodes.deployment().nodes.mid(0, 3);
    auto right = m_nodes.deployment();
    right.nodes = m_nodes.deployment().nodes.mid(3, 1);
    m_nodes[3].cli({u"SET"_s, u"lock:right"_s, u"r"_s, u"PX"_s, u"600000"_s});
    for (int i = 0; i < 3; ++i)
        m_nodes[i].cli({u"SET"_s, u"lock:left"_s, u"l"_s, u"PX"_s, u"600000"_s});
    Window one(left, m_nodes.options());
    auto two = std::make_unique<Window>(right, m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(one.verdict("lock:left"), u"✔ held"_s, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(two->verdict("lock:right"), u"✔ held"_s, kPatienceMs);
    QCOMPARE(one.rows(), 1);
    QCOMPARE(two->rows(), 1);
    one.choose(one.widget->unlockAction());
    QVERIFY(one.session.actionsUnlocked());
    QVERIFY(!two->session.actionsUnlocked());
    two->choose(two->widget->pauseAction());
    QVERIFY(two->widget->model()->isPaused());
    QVERIFY(!one.widget->model()->isPaused());
    two.reset();
    QCursor::setPos(one.widget->mapToGlobal(QPoint(1, 1))); // resting where the other window was it would hold the rows
    for (int i = 0; i < 3; ++i)
        m_nodes[i].cli({u"DEL"_s, u"lock:left"_s});
    QTRY_COMPARE_WITH_TIMEOUT(one.rows(), 0, kPatienceMs);
}

void TestLockscopeWidget::whatTheFilterOffersGoesWithItsView()
{
    const Window window(m_nodes);
    auto *edit = window.widget->findChild<LockFilterEdit *>();
    edit->setFocus();
    QTest::keyClicks(edit, u"verd"_s);
    QVERIFY(edit->words()->popup()->isVisible());
    window.widget->showView(u"contention"_s);
    QVERIFY(!edit->words()->popup()->isVisible());
    QCOMPARE(window.widget->filterText(), u"verd"_s);
}

void TestLockscopeWidget::twoWidgetsOnOneSession()
{
    Window window(m_nodes);
    LockscopeWidget second(&window.session);
    second.show();
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(second.model()->rowCount(), 1, kPatienceMs);
    window.choose(window.widget->unlockAction());
    QVERIFY(second.unlockAction()->isChecked());
    QVERIFY(second.acquireAction()->isEnabled());
    second.setFilterText(u"nothing like this"_s);
    QTRY_COMPARE_WITH_TIMEOUT(second.model()->rowCount(), 0, kPatienceMs);
    QCOMPARE(window.rows(), 1);
}

LOCKSCOPE_TEST(QApplication, TestLockscopeWidget)
#include "tst_lockscopewidget.moc"
