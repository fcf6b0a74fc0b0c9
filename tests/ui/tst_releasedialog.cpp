#include "window.h"

#include "fixtures/faultproxy.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/words/wording.h>
#include <lockscope/ui/acting/actresult.h>
#include <lockscope/ui/acting/releasedialog.h>
#include <lockscope/ui/acting/releaseresultpage.h>

#include <QApplication>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QHelpEvent>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int kTtlColumn = 2;
constexpr int kEffectColumn = 3;
constexpr int kOutcomeColumn = 1;
constexpr int kNowColumn = 2;

/// The release of worker-1's lock that nodes voted on, with what became of it on each; one that was not tried could not
/// be read for the plan.
std::pair<ReleasePlan, ReleaseReport> released(const std::vector<ReleasedNode::Outcome> &outcomes, KeyTtl ttl)
{
    ReleasePlan plan;
    plan.owner = "worker-1";
    plan.quorum = static_cast<int>(outcomes.size()) / 2 + 1;
    plan.voted = true;
    ReleaseReport report;
    for (int i = 0; i < static_cast<int>(outcomes.size()); ++i) {
        ReleasedNode node;
        node.node = i;
        node.label = u"n%1"_s.arg(i);
        node.outcome = outcomes[static_cast<size_t>(i)];
        PlannedNode planned;
        planned.node = i;
        planned.label = node.label;
        planned.isTarget = node.outcome != ReleasedNode::Outcome::NotTried;
        planned.effect = planned.isTarget ? PlannedNode::Effect::Release : PlannedNode::Effect::Unreachable;
        planned.expectedOwner = planned.isTarget ? plan.owner : QByteArray();
        planned.ttl = ttl;
        node.expectedOwner = planned.expectedOwner;
        plan.nodes.push_back(planned);
        report.nodes.push_back(node);
    }
    return {plan, report};
}

/// The result in one line, before anything is known of what became of the lock.
QString lineOf(const ReleasePlan &plan, const ReleaseReport &report, const QList<LateReading> &later = {})
{
    return ResultWording::result(plan, report, later, {}, Clock::system()).line();
}

} // namespace

/// Calls `look` whenever the widget appears.
class OnShow : public QObject
{
public:
    OnShow(QWidget *widget, std::function<void()> look) : m_look(std::move(look)) { widget->installEventFilter(this); }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Show)
            m_look();
        return false;
    }

private:
    const std::function<void()> m_look;
};

class TestReleaseDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void thePlanIsShown();
    void whatIsLeftIsWhatWasReadLast();
    void thereIsNothingToPlan();
    void readOnlyShowsThePlanAlone();
    void theKeyThatUnlocksKeepsWhatIsTyped();
    void developmentNeedsOneClick();
    void aLongValueIsReleased();
    void whatMustNotBeTrustedIsSaid();
    void whoStaysBlockedIsSaid();
    void withoutScriptsNothingCanBeDone();
    void aRedissonLockIsReleasedWithItsWaitersTold();
    void theOwnerChangesAfterThePlan();
    void theOwnerChangesOnOneNode();
    void aNodeGoesAfterThePlan();
    void theLockGoesAfterThePlan();
    void planningAgainTakesTheNewOwner();
    void unspecifiedMakesTheOperatorWait();
    void productionAsksForNameAndReason();
    void cancellingIsJournalled();
    void aPutBackThatIsCancelledHasItsOwnReason_data();
    void aPutBackThatIsCancelledHasItsOwnReason();
    void whatStandsWhereItWasNotReleasedIsToldWhenItIsPutBack();
    void aNodeThatIsBackIsToldBeforeItIsPutBack();
    void whatCannotBePutBackAnyMoreIsSaidOfEachNode();
    void oneNodeIsDown();
    void oneNodeGoesBetweenPlanAndClick();
    void oneNodeFallsSilentBetweenPlanAndClick();
    void whatANodeDidNotAnswerIsReadWhenItIsBack();
    void whatANodeTellsLaterMovesNothing();
    void whatCouldNotBeReadIsToldOnceItIs();
    void whatWasReadLaterIsTold_data();
    void whatWasReadLaterIsTold();
    void aLimitedTtlStands();
    void stillHeldIsByAQuorum();
    void whereItIsUnknownIsToldBesideARefusal();
    void theAftermathIsWatched();
    void theJournalFollowsTheLock();
    void newOwnersAreBlockedWhenItCameBack_data();
    void newOwnersAreBlockedWhenItCameBack();
    void watchingIsStopped();
    void aStrayVoteIsNotFree_data();
    void aStrayVoteIsNotFree();
    void anotherKeyIsNotFree();
    void withoutAPlanTheBoardTellsWhatIsInTheWay();
    void whichNodeIsSilentIsTold();
    void theJournalCannotBeWritten();
    void theTimeThatIsProposedLeavesRoomForARenewal();
    void shorteningIsChosenByKeyboard();
    void aLivingOwnerIsTold();
    void anOwnerThatIsGoneLosesIt();
    void anImmortalLockIsGivenATtl();
    void anActThatIsNotForItAnyMoreIsPlannedAgain();
    void whereNothingWasDoneNothingIsWatched();
    void whatIsNotForThisLockCannotBeChosen();
    void newcomersAreHeldOff();
    void spaceChangesNoChoiceThatWasMadeOutside();
    void aReaderWhoCameBesideStays_data();
    void aReaderWhoCameBesideStays();
    void aPlanOfASplitWithASilentNode();
    void whatIsFoundLaterIsComparedWithAllThatThePlanNames();
    void aReaderThatStaysWhereANodeWasSilentIsToldSo();
    void whoTakesItWhileANodeIsAwaitedHadItNotBefore();
    void itsOwnerTakesItAnewWhileANodeIsAwaited();
    void ofAValueThatNamesNobodyNobodyIsTold();
    void theTtlHasEndedSinceThePlan();
    void aReleaseIsPutBack();
    void somebodyCameBeforeItWasPutBack();
    void itsOwnerCameBeforeItWasPutBack();
    void aPutBackThatIsRefusedIsJournalled();
    void whatAPutBackMayLeaveBehindIsTold();
    void mostNodesHaveNoTtlToShorten();
    void aHoldOffIsNotPutBack();
    void anotherPlanKeepsThePutBack();
    void twoNodesOfFiveAreDown();
    void puttingBackOnProductionIsTypedAnew();
    void turningAwayFromAnActThatIsNotForIt();
    void whatRunsIsNotTurnedAwayFrom();
    void aNewOwnerIsTypedAnewOnProduction();
    void theSameOwnerIsNotTypedTwice();
    void enterInAFieldCancelsNothing();
    void aNameIsNoMarkup();
    void aNameIsTypedAsItIsShown();
    void tooFewAnswerToCallItHeld();
    void theUserMayNotReleaseIt();
    void onANodeThatIsSilentItNeverEnds();
    void aLongNameIsReadInFull();
    void aLongOwnerIsNamedAsInTheTable();
    void whatIsTypedStaysInItsPlace();
    void thatAnotherOwnerIsPlannedForMovesNoField();
    void tabWalksThroughTheDialog();
    void whatWaitsCanBeReachedByTab();

private:
    void open(const QString &name, Environment environment = Environment::Development, bool unlocked = true)
    {
        open(m_nodes.deployment(environment), name, unlocked);
    }
    void open(const Deployment &deployment, const QString &name, bool unlocked = true);
    QPushButton *releaseButton() const { return m_dialog->findChild<QPushButton *>(u"releaseButton"_s); }
    QString text(const char *name) const { return textOf(m_dialog, name); }
    void choose(const QString &act) const
    {
        auto *radio = m_dialog->findChild<QRadioButton *>(act);
        QTest::mouseClick(radio, Qt::LeftButton, {}, QPoint(8, radio->height() / 2));
    }
    QStringList effects() const { return columnOf(m_dialog, "releaseNodes", kEffectColumn); }
    QStringList outcomes() const { return columnOf(m_dialog, "releaseOutcomes", kOutcomeColumn); }
    QStringList nodesNow() const { return columnOf(m_dialog, "releaseOutcomes", kNowColumn); }
    /// The result as a whole: what is true now, and what led to it.
    QString result() const
    {
        return QStringList{text("releaseResult"), text("releaseResultDetail")}.join(u' ').trimmed();
    }
    bool isReleasedOn(int nodes) const
    {
        return text("releaseResult").startsWith(u"Released on %1 of 5 nodes."_s.arg(nodes));
    }
    /// On all nodes, without exception.
    bool isReleased() const { return isReleasedOn(5) && text("releaseResultDetail").isEmpty(); }
    bool isFree() const { return text("releaseResult").contains(u"Still free after "_s); }

    Nodes m_nodes{5};
    QString m_journal;
    std::unique_ptr<Session> m_session;
    QPointer<ReleaseDialog> m_dialog;
};

void TestReleaseDialog::initTestCase()
{
    QVERIFY(m_nodes.start());
}

void TestReleaseDialog::init()
{
    for (int i = 0; i < m_nodes.count(); ++i)
        m_nodes[i].thaw();
    QVERIFY(m_nodes.start());
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
    m_nodes.clearJournal();
    m_journal = m_nodes.journalPath();
}

void TestReleaseDialog::cleanup()
{
    delete m_dialog;
    m_session.reset();
}

void TestReleaseDialog::open(const Deployment &deployment, const QString &name, bool unlocked)
{
    m_session = std::make_unique<Session>(deployment, SessionOptions{.journalPath = m_journal});
    QSignalSpy boards(m_session.get(), &Session::boardChanged);
    m_session->start();
    const auto isComplete = [&] { return !boards.isEmpty() && boards.last().first().value<BoardDiffPtr>()->complete; };
    QTRY_VERIFY_WITH_TIMEOUT(isComplete(), kPatienceMs);
    if (unlocked)
        m_session->unlockActions();
    m_dialog = new ReleaseDialog(m_session.get(), name.toUtf8());
    m_dialog->show();
    QTRY_VERIFY_WITH_TIMEOUT(!text("releaseSummary").startsWith(u"Reading"_s), kPatienceMs);
}

void TestReleaseDialog::whatIsLeftIsWhatWasReadLast()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s));
    open(u"lock:a"_s);
    m_dialog->setEvidence(nullptr);
    const auto left = [this] {
        const auto found = QRegularExpression(u"Its TTL frees it in (\\d+) m"_s).match(text("releaseEvidence"));
        return found.hasMatch() ? found.captured(1).toInt() : -1;
    };
    // Renewed since the plan.
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"lock:a"_s, u"3000000"_s}, "1"));
    QTRY_VERIFY2_WITH_TIMEOUT(left() == 49, qPrintable(text("releaseEvidence")), kPatienceMs);
    // Given back since.
    QVERIFY(m_nodes.onAll({u"DEL"_s, u"lock:a"_s}, "1"));
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseReality").contains(u"the lock is gone"_s) && left() == -1,
                              qPrintable(text("releaseEvidence")), kPatienceMs);
}

void TestReleaseDialog::thePlanIsShown()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s));
    m_nodes[3].cli({u"SET"_s, u"lock:a"_s, u"somebody"_s, u"PX"_s, u"600000"_s});
    m_nodes[4].cli({u"DEL"_s, u"lock:a"_s});
    open(u"lock:a"_s);
    // The board may know by now since when.
    static const QRegularExpression kHeld(u"^Held by worker-1(?:\\. | for ≥ )"_s);
    QVERIFY2(kHeld.match(text("releaseSummary")).hasMatch(), qPrintable(text("releaseSummary")));
    QVERIFY(text("releaseSummary").contains(u"release it on 3 of 5 nodes"_s));
    QVERIFY(text("releaseEvidence").contains(u"Its TTL frees it in"_s));
    const QString release = u"delete if still held by worker-1"_s;
    QCOMPARE(effects(),
             QStringList({release, release, release, u"left alone: held by somebody"_s, u"nothing there"_s}));
    QCOMPARE(text("releaseButton"), u"Force-release lock:a"_s);
    QVERIFY(releaseButton()->isEnabled());
    QCOMPARE(columnOf(m_dialog, "releaseNodes", kTtlColumn).at(4), u"–"_s);
    QCOMPARE(columnOf(m_dialog, "releaseNodes", 1),
             QStringList({u"worker-1"_s, u"worker-1"_s, u"worker-1"_s, u"somebody"_s, u"–"_s}));
    QVERIFY(!m_dialog->findChild<QTableView *>(u"releaseOutcomes"_s)->isVisible());
    // A plan changes nothing and is no act.
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 3);
    QVERIFY(journalEvents(m_journal).isEmpty());
}

void TestReleaseDialog::thereIsNothingToPlan()
{
    open(u"lock:none"_s);
    QVERIFY2(text("releaseSummary").startsWith(u"There is no plan. At "_s), qPrintable(text("releaseSummary")));
    QVERIFY(!releaseButton()->isEnabled());
    QCOMPARE(text("releaseReality"), QString());
    QVERIFY(m_nodes.seed(u"lock:none"_s, u"newcomer"_s));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseReality"), u"⚠ Since then newcomer has it. Refresh the plan."_s,
                              kPatienceMs);
    QVERIFY(m_nodes.onAll({u"DEL"_s, u"lock:none"_s}, "1"));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseReality"), QString(), kPatienceMs); // as it was read
    click(m_dialog->findChild<QPushButton *>(u"releaseClose"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
    QVERIFY(journalEvents(m_journal).isEmpty()); // there was nothing to turn away from
}

void TestReleaseDialog::readOnlyShowsThePlanAlone()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, Environment::Development, false);
    QVERIFY(text("releaseSummary").contains(u"Held by worker-1"_s));
    QVERIFY(!releaseButton()->isEnabled());
    QVERIFY2(text("releaseMessage").startsWith(u"Read-only"_s), qPrintable(text("releaseMessage")));
    click(releaseButton());
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
    m_session->unlockActions();
    QVERIFY(releaseButton()->isEnabled());
    QCOMPARE(text("releaseMessage"), QString());
    m_session->lockActions();
    QVERIFY(!releaseButton()->isEnabled());
}

void TestReleaseDialog::theKeyThatUnlocksKeepsWhatIsTyped()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, Environment::Development, false);
    auto *reason = m_dialog->findChild<QLineEdit *>(u"releaseReason"_s);
    QTest::keyClicks(reason, u"the host is gone"_s);
    QTest::keyClick(reason, Qt::Key_U, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(releaseButton()->isEnabled(), kPatienceMs);
    QCOMPARE(reason->text(), u"the host is gone"_s);
}

void TestReleaseDialog::developmentNeedsOneClick()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    QVERIFY(releaseButton()->isEnabled());
    const QSignalSpy executed(m_dialog, &ReleaseDialog::executed);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isReleased(), qPrintable(result()), kPatienceMs);
    QCOMPARE(outcomes(), QStringList(5, u"✔ released"_s));
    QVERIFY(m_dialog->findChild<QTableView *>(u"releaseOutcomes"_s)->isVisible());
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:a"_s}, "0"), 5);
    QVERIFY(!releaseButton()->isVisible());
    QCOMPARE(text("releaseClose"), u"Close"_s);
    QCOMPARE(executed.size(), 1);

    const auto entries = readJournal(m_journal);
    QCOMPARE(journalEvents(m_journal), QStringList({u"release-intent"_s, u"release-outcome"_s}));
    QCOMPARE(entries.first().value("name"_L1).toString(), u"lock:a"_s);
    QCOMPARE(entries.first().value("owner"_L1).toString(), u"worker-1"_s);
    QCOMPARE(entries.last().value("complete"_L1).toBool(), true);

    // Closing after the act is no cancelling.
    click(m_dialog->findChild<QPushButton *>(u"releaseClose"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
    QCOMPARE(journalEvents(m_journal).size(), 2);
}

// Longer than what is shown of it: all of it is compared.
void TestReleaseDialog::aLongValueIsReleased()
{
    const QString value = u"{\"Project\":\""_s + QString(700, u'p') + u"\"}"_s;
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:plan"_s, value}));
    open(u"lock:plan"_s);
    QVERIFY2(releaseButton()->isEnabled(), qPrintable(text("releaseSummary")));
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isReleased(), qPrintable(result()), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:plan"_s}, "0"), 5);
    auto *back = m_dialog->findChild<QPushButton *>(u"releasePutBack"_s);
    QTRY_VERIFY_WITH_TIMEOUT(back->isVisible() && back->isEnabled(), kPatienceMs);
    click(back);
    QTRY_VERIFY_WITH_TIMEOUT(releaseButton()->isVisible() && releaseButton()->isEnabled(), kPatienceMs);
    click(releaseButton());
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.countOf({u"GET"_s, u"lock:plan"_s}, value.toUtf8()), 5, kPatienceMs);
}

void TestReleaseDialog::whatMustNotBeTrustedIsSaid()
{
    const QStringList key{u"SET"_s, u"bull:q6:17:lock"_s, u"7f0c3e1a-2222-4b5c-9d3d-1a52c1a7d1b6:6"_s, u"PX"_s,
                          u"600000"_s};
    QVERIFY(m_nodes.onAll(key));
    open(u"bull:q6:17:lock"_s);
    const auto sentences = Wording::caveats(Caveat::SharedOwner | Caveat::JobRunsAgain);
    for (const auto &sentence : sentences)
        QVERIFY2(text("releaseEvidence").contains(u"⚠ "_s + sentence), qPrintable(text("releaseEvidence")));
}

void TestReleaseDialog::whoStaysBlockedIsSaid()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    std::array<QTcpSocket, 2> waiters;
    for (auto &waiter : waiters) {
        waiter.connectToHost(QHostAddress(QHostAddress::LocalHost), m_nodes[1].port());
        waiter.write("BLPOP lock:a:freed 0\r\n");
    }
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes[1].tell(u"INFO clients"_s).contains("blocked_clients:2\r"), kPatienceMs);
    open(u"lock:a"_s);
    const QString node = m_nodes[1].endpoint().label();
    QVERIFY2(
        text("releaseEvidence").contains(u"clients are blocked in BLPOP on %1. This release does not wake"_s.arg(node)),
        qPrintable(text("releaseEvidence")));
}

void TestReleaseDialog::withoutScriptsNothingCanBeDone()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    FaultProxy proxy(m_nodes[0]);
    QVERIFY(proxy.start());
    proxy.deny({.commands = {"EVAL", "EVALSHA", "SCRIPT"}, .words = "ERR unknown command '%s'"});
    Deployment deployment = m_nodes.deployment();
    deployment.nodes = {proxy.endpoint()};
    open(deployment, u"lock:a"_s);
    QVERIFY(!releaseButton()->isEnabled());
    QVERIFY2(releaseButton()->toolTip().contains(u"Lockscope cannot carry out the plan"_s),
             qPrintable(releaseButton()->toolTip()));
    QVERIFY(!releaseButton()->toolTip().contains(u"ACL"_s));
    QCOMPARE(m_nodes[0].tell(u"GET lock:a"_s), "worker-1");
}

void TestReleaseDialog::aRedissonLockIsReleasedWithItsWaitersTold()
{
    const QString owner = u"8743c9c0-0795-4907-87fd-6c719a6b4586:57"_s;
    QVERIFY(m_nodes.onAll({u"HSET"_s, u"inventory"_s, owner, u"2"_s}, "1"));
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"inventory"_s, u"600000"_s}, "1"));
    open(u"inventory"_s);
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseSummary").contains(u"Held by thread 57 of client 8743c9c… for "_s),
                              qPrintable(text("releaseSummary")), kPatienceMs); // as the table, once the board has it
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isReleased(), qPrintable(result()), kPatienceMs);
    QCOMPARE(outcomes(), QStringList(5, u"✔ released; notified waiters: 0"_s));
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"inventory"_s}, "0"), 5);
}

void TestReleaseDialog::theOwnerChangesAfterThePlan()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    const auto planned = effects();
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"newcomer"_s));
    QTRY_VERIFY_WITH_TIMEOUT(
        text("releaseReality").startsWith(u"⚠ Since this plan the owner has changed to newcomer"_s), kPatienceMs);
    QCOMPARE(effects(), planned); // the plan itself does not move
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseResult").startsWith(u"Nothing was released: the owner has changed"_s),
                             kPatienceMs);
    QCOMPARE(outcomes(), QStringList(5, u"✖ refused: now held by newcomer"_s));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseResultDetail"), u"Held by newcomer, as before the act."_s, kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "newcomer"), 5);
    QCOMPARE(readJournal(m_journal).last().value("complete"_L1).toBool(), false);
}

void TestReleaseDialog::theOwnerChangesOnOneNode()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    m_nodes[1].cli({u"SET"_s, u"lock:a"_s, u"newcomer"_s, u"PX"_s, u"600000"_s});
    QTRY_VERIFY_WITH_TIMEOUT(
        text("releaseReality").startsWith(u"⚠ Since this plan the owner has changed to newcomer on some nodes"_s),
        kPatienceMs);
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(isReleasedOn(4), kPatienceMs);
    QCOMPARE(countContaining(outcomes(), u"✔ released"_s), 4);
    QCOMPARE(outcomes().at(1), u"✖ refused: now held by newcomer"_s);
    QCOMPARE(m_nodes[1].cli({u"GET"_s, u"lock:a"_s}), QByteArray("newcomer"));
    // It is what remains, and has not come after the release.
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseResult").startsWith(u"Not free: a leftover of newcomer on 1 of 5 nodes ("_s),
                             kPatienceMs);
    QVERIFY(!m_dialog->findChild<QPushButton *>(u"releasePutBack"_s)->isEnabled());
}

void TestReleaseDialog::aNodeGoesAfterThePlan()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    m_nodes[1].kill();
    QTRY_VERIFY2_WITH_TIMEOUT(
        text("releaseReality").startsWith(u"⚠ Since this plan 1 of its nodes stopped answering"_s),
        qPrintable(text("releaseReality")), kPatienceMs);
    QVERIFY(m_nodes[1].start());
    QTRY_VERIFY2_WITH_TIMEOUT(
        text("releaseReality").startsWith(u"⚠ Since this plan it is gone from 1 of its nodes"_s), // it came back empty
        qPrintable(text("releaseReality")), kPatienceMs);
}

void TestReleaseDialog::theLockGoesAfterThePlan()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    m_nodes.removeKey(u"lock:a"_s);
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseReality").startsWith(u"⚠ Since this plan the lock is gone"_s), kPatienceMs);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(result().startsWith(u"The lock was already gone on every node."_s), qPrintable(result()),
                              kPatienceMs);
    QCOMPARE(outcomes(), QStringList(5, u"○ already gone"_s));
}

void TestReleaseDialog::planningAgainTakesTheNewOwner()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"newcomer"_s));
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseSummary").contains(u"Held by newcomer"_s), kPatienceMs);
    QVERIFY(text("releaseReality").isEmpty());
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isReleased(), qPrintable(result()), kPatienceMs);
}

void TestReleaseDialog::unspecifiedMakesTheOperatorWait()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, Environment::Unspecified);
    QVERIFY2(text("releaseMessage").startsWith(u"Check the plan once more"_s), qPrintable(text("releaseMessage")));
    auto *reason = m_dialog->findChild<QLineEdit *>(u"releaseReason"_s);
    QTest::mouseClick(reason, Qt::LeftButton);
    click(releaseButton()); // in vain
    QVERIFY(reason->hasFocus()); // what is typed next is not lost
    const QPoint over = releaseButton()->rect().center();
    QHelpEvent help(QEvent::ToolTip, over, releaseButton()->mapToGlobal(over));
    QApplication::sendEvent(releaseButton(), &help);
    QVERIFY2(QToolTip::text().contains(u"Check the plan once more: "_s), qPrintable(QToolTip::text()));
    // The pointer does not move.
    QTRY_VERIFY2_WITH_TIMEOUT(QToolTip::text().contains(u"once more: 1 s"_s), qPrintable(QToolTip::text()),
                              kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseMessage"), QString(), kPatienceMs);
    QTRY_VERIFY2_WITH_TIMEOUT(!QToolTip::isVisible(), qPrintable(QToolTip::text()), kPatienceMs);
    QVERIFY(releaseButton()->isEnabled());
    QVERIFY(journalEvents(m_journal).isEmpty());
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isReleased(), qPrintable(result()), kPatienceMs);
}

void TestReleaseDialog::productionAsksForNameAndReason()
{
    QVERIFY(m_nodes.seed(u"lock:billing"_s));
    open(u"lock:billing"_s, Environment::Production);
    QVERIFY(!releaseButton()->isEnabled());
    QVERIFY2(text("releaseMessage").startsWith(u"This is production: type the lock's name"_s),
             qPrintable(text("releaseMessage")));
    auto *name = m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s);
    auto *reason = m_dialog->findChild<QLineEdit *>(u"releaseReason"_s);
    QVERIFY(name->isVisible());
    QTest::keyClicks(name, u"lock:bill"_s);
    QTest::keyClicks(reason, u"the host is gone"_s);
    QVERIFY(!releaseButton()->isEnabled());
    QTest::keyClicks(name, u"ing"_s);
    QVERIFY(releaseButton()->isEnabled());
    reason->clear();
    QTest::keyClicks(reason, u"   "_s);
    QVERIFY(!releaseButton()->isEnabled());
    QVERIFY(text("releaseMessage").contains(u"give a reason"_s));
    QTest::keyClicks(reason, u"the host is gone"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isReleased(), qPrintable(result()), kPatienceMs);
    const auto intent = readJournal(m_journal).first();
    QVERIFY(intent.value("reason"_L1).toString().contains(u"the host is gone"_s));
    QCOMPARE(intent.value("environment"_L1).toString(), u"production"_s);
}

void TestReleaseDialog::cancellingIsJournalled()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseReason"_s), u"asked Anna"_s);
    click(m_dialog->findChild<QPushButton *>(u"releaseClose"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(journalEvents(m_journal), QStringList({u"release-cancelled"_s}), kPatienceMs);
    QCOMPARE(readJournal(m_journal).first().value("reason"_L1).toString(), u"asked Anna"_s);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
}

void TestReleaseDialog::aPutBackThatIsCancelledHasItsOwnReason_data()
{
    QTest::addColumn<bool>("typed");

    QTest::newRow("one was typed") << true;
    QTest::newRow("that of the release stands there") << false;
}

void TestReleaseDialog::aPutBackThatIsCancelledHasItsOwnReason()
{
    QFETCH(bool, typed);

    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    auto *reason = m_dialog->findChild<QLineEdit *>(u"releaseReason"_s);
    QTest::keyClicks(reason, u"host is gone"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releasePutBack"_s));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseButton"), u"Restore lock:a"_s, kPatienceMs);
    QCOMPARE(reason->text(), u"host is gone"_s);
    if (typed)
        QTest::keyClicks(reason, u"wrong one"_s);
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QTRY_COMPARE_WITH_TIMEOUT(journalEvents(m_journal).value(2), u"put-back-cancelled"_s, kPatienceMs);
    const auto entry = readJournal(m_journal).at(2);
    QCOMPARE(entry.contains("reason"_L1), typed);
    QCOMPARE(entry.value("reason"_L1).toString(), typed ? u"wrong one"_s : QString());
}

/// Where the release did not come to, the lock stands; and a plan to put it back that is made anew is one to put it
/// back.
void TestReleaseDialog::whatStandsWhereItWasNotReleasedIsToldWhenItIsPutBack()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    m_nodes[2].freeze();
    open(u"lock:a"_s);
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(isReleasedOn(4), kPatienceMs);
    m_nodes[2].thaw();
    QTRY_VERIFY_WITH_TIMEOUT(outcomes().at(2).contains(u"its owner has it"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->findChild<QPushButton *>(u"releasePutBack"_s)->isEnabled(), kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releasePutBack"_s));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseButton"), u"Restore lock:a"_s, kPatienceMs);
    const QString label = m_nodes.deployment(Environment::Development).nodes[2].display();
    QVERIFY2(text("releaseSummary").startsWith(u"Released. A key is left on %1. Plan of "_s.arg(label)),
             qPrintable(text("releaseSummary")));
    QCOMPARE(effects().at(2), u"left alone: not released here, worker-1 has it"_s);

    auto *reason = m_dialog->findChild<QLineEdit *>(u"releaseReason"_s);
    QTest::keyClicks(reason, u"wrong one"_s);
    m_nodes[2].cli(
        {u"PEXPIRE"_s, u"lock:a"_s, u"500000"_s}); // read since, it is its former owner's, and in nobody's way
    QSignalSpy boards(m_session.get(), &Session::boardChanged);
    QTRY_VERIFY_WITH_TIMEOUT(boards.size() > 0, kPatienceMs);
    QCOMPARE(text("releaseReality"), QString());
    m_nodes[0].cli({u"SET"_s, u"lock:a"_s, u"newcomer"_s});
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseReality").startsWith(u"⚠ Since this plan newcomer has it on "_s),
                              qPrintable(text("releaseReality")), kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseSummary").startsWith(u"There is no plan. At "_s),
                              qPrintable(text("releaseSummary")), kPatienceMs);
    QCOMPARE(text("releaseButton"), u"Restore lock:a"_s);
    QVERIFY(!releaseButton()->isEnabled());
    m_nodes[0].cli({u"DEL"_s, u"lock:a"_s});
    m_nodes[2].cli({u"DEL"_s, u"lock:a"_s});
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseReality"), u"⚠ Since then the lock is gone. Refresh the plan."_s,
                              kPatienceMs);
    m_nodes[1].freeze();
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseSummary").contains(u"for worker-1 on 3 of 5 nodes"_s),
                              qPrintable(text("releaseSummary")), kPatienceMs);
    QCOMPARE(reason->text(), u"wrong one"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(result().startsWith(u"Restored on 3 of 4 nodes."_s), qPrintable(result()), kPatienceMs);
    const auto outcome = journalEvents(m_journal).indexOf(u"put-back-outcome"_s);
    QVERIFY(outcome >= 0);
    QCOMPARE(readJournal(m_journal).at(outcome).value("complete"_L1), QJsonValue(false));
}

void TestReleaseDialog::aNodeThatIsBackIsToldBeforeItIsPutBack()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    bool isSilent = false;
    connect(m_session.get(), &Session::boardChanged, m_dialog, [&isSilent](const BoardDiffPtr &diff) {
        isSilent = diff->nodes.front().reach != NodeStatus::Reach::Up || diff->nodes.front().error;
    });
    m_nodes[0].freeze();
    const QString label = m_nodes.deployment(Environment::Development).nodes[0].display();
    click(m_dialog->findChild<QPushButton *>(u"releasePutBack"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseSummary").contains(u"for worker-1 on 4 of 5 nodes"_s),
                              qPrintable(text("releaseSummary")), kPatienceMs);
    QVERIFY2(text("releaseSummary").contains(u"Could not be read: %1."_s.arg(label)),
             qPrintable(text("releaseSummary")));
    QTRY_VERIFY_WITH_TIMEOUT(isSilent, kPatienceMs);
    m_nodes[0].thaw();
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseReality"),
                              u"⚠ Back, but not in this plan: %1. Refresh the plan."_s.arg(label), kPatienceMs);
    m_nodes[0].cli({u"SET"_s, u"lock:a"_s, u"other"_s, u"PX"_s, u"600000"_s});
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseReality"),
                              u"⚠ On %1, which is not in this plan, other has it. Refresh the plan."_s.arg(label),
                              kPatienceMs);
    m_nodes[1].cli({u"SET"_s, u"lock:a"_s, u"third"_s, u"PX"_s, u"600000"_s});
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseReality").startsWith(u"⚠ Since this plan third has it on "_s),
                              qPrintable(text("releaseReality")), kPatienceMs);
}

void TestReleaseDialog::whatCannotBePutBackAnyMoreIsSaidOfEachNode()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s, 4000));
    m_nodes[4].cli({u"PERSIST"_s, u"lock:a"_s});
    open(u"lock:a"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releasePutBack"_s));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseButton"), u"Restore lock:a"_s, kPatienceMs);
    QStringList wanted(4, u"nothing: its TTL has run out"_s);
    wanted += u"if still free: restore it for worker-1, without TTL"_s;
    QTRY_COMPARE_WITH_TIMEOUT(effects(), wanted, kPatienceMs);
}

void TestReleaseDialog::oneNodeIsDown()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    m_nodes[2].kill();
    open(u"lock:a"_s);
    QVERIFY2(effects().at(2).startsWith(u"not reached:"_s), qPrintable(effects().at(2)));
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(isReleasedOn(4), kPatienceMs);
    const QString down = m_nodes.deployment(Environment::Development).nodes[2].display();
    QVERIFY2(result().contains(u"Node %1 did not answer and may still hold it."_s.arg(down)), qPrintable(result()));
    QTRY_COMPARE_WITH_TIMEOUT(nodesNow().at(2), u"unknown"_s, kPatienceMs);
    QCOMPARE(outcomes().at(2), u"✕ not read for the plan, nothing sent"_s);
    QVERIFY(m_nodes[2].start());
    QTRY_VERIFY2_WITH_TIMEOUT(outcomes().at(2).startsWith(u"○ not read for the plan, nothing sent; at "_s),
                              qPrintable(outcomes().at(2)), kPatienceMs);
}

void TestReleaseDialog::oneNodeGoesBetweenPlanAndClick()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    m_nodes[2].kill();
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseReality").contains(u"stopped answering"_s),
                             kPatienceMs); // by now it is known to be down
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(isReleasedOn(4), kPatienceMs);
    QVERIFY2(outcomes().at(2).startsWith(u"✕ not reached, nothing sent"_s), qPrintable(outcomes().at(2)));
    QVERIFY(m_nodes[2].start());
    QTRY_VERIFY2_WITH_TIMEOUT(outcomes().at(2).startsWith(u"○ not reached, nothing sent; at "_s),
                              qPrintable(outcomes().at(2)), kPatienceMs);
}

void TestReleaseDialog::oneNodeFallsSilentBetweenPlanAndClick()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    m_nodes[2].freeze();
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(isReleasedOn(4), kPatienceMs);
    QCOMPARE(countContaining(outcomes(), u"✔ released"_s), 4);
    QVERIFY2(outcomes().at(2).startsWith(u"? unknown: no answer"_s), qPrintable(outcomes().at(2)));
    // That the others are free may have been on the board before the late outcome was here.
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
}

void TestReleaseDialog::whatANodeDidNotAnswerIsReadWhenItIsBack()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    m_nodes[2].freeze();
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(isReleasedOn(4), kPatienceMs);
    QVERIFY2(result().contains(u"Unknown on "_s + m_nodes.deployment(Environment::Development).nodes[2].display()),
             qPrintable(text("releaseMessage")));
    QVERIFY(outcomes().at(2).startsWith(u"? unknown"_s));
    const QSignalSpy turned(m_dialog->findChild<ActResult *>(), &ActResult::turned);
    m_nodes[2].thaw();
    QTRY_VERIFY_WITH_TIMEOUT(outcomes().at(2).startsWith(u"○ no answer; at "_s), kPatienceMs);
    QVERIFY2(outcomes().at(2).endsWith(u"the key is gone"_s), qPrintable(outcomes().at(2)));
    QCOMPARE(countContaining(outcomes(), u"✔ released"_s), 4); // the others stay as they were
    // The result and the window's line follow.
    const QString label = m_nodes.deployment(Environment::Development).nodes[2].display();
    QTRY_VERIFY2_WITH_TIMEOUT(isReleasedOn(4) && result().contains(u": the key is gone from "_s + label),
                              qPrintable(result()), kPatienceMs);
    QVERIFY2(!result().contains(u"nknown"_s), qPrintable(result()));
    const auto isTold = [&] {
        return !turned.isEmpty() && turned.last().first().toString().contains(u": the key is gone from "_s + label);
    };
    QTRY_VERIFY_WITH_TIMEOUT(isTold(), kPatienceMs);
}

/// The buttons at the foot stay where they are.
void TestReleaseDialog::whatANodeTellsLaterMovesNothing()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog)); // laid out
    m_nodes[2].freeze();
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(isReleasedOn(4), kPatienceMs);
    QCoreApplication::processEvents();
    auto *close = m_dialog->findChild<QPushButton *>(u"releaseClose"_s);
    const int before = close->mapTo(m_dialog, QPoint()).y();
    m_nodes[2].thaw();
    QTRY_VERIFY_WITH_TIMEOUT(result().contains(u"Read again at "_s), kPatienceMs);
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    QCoreApplication::processEvents();
    QCOMPARE(close->mapTo(m_dialog, QPoint()).y(), before);
}

void TestReleaseDialog::whatCouldNotBeReadIsToldOnceItIs()
{
    using As = LateReading::As;
    using Outcome = ReleasedNode::Outcome;
    auto [plan, report] = released({Outcome::Released, Outcome::Released, Outcome::NotTried}, {KeyTtl::Kind::Never});
    QVERIFY(!openOwner(plan, report, 0));
    QCOMPARE(openOwner(plan, report, 2), std::optional<QByteArray>("worker-1"));
    QCOMPARE(lineOf(plan, report), u"Released on 2 of 3 nodes. Node n2 did not answer and may still hold it."_s);
    const QString again = u"Read again at %1: "_s.arg(Wording::timeOfDay({}));
    QCOMPARE(lineOf(plan, report, {{.node = 2, .as = As::Gone}}),
             u"Released on 2 of 3 nodes. %1the key is gone from n2."_s.arg(again));
    QCOMPARE(lineOf(plan, report, {{.node = 2, .as = As::Owners}}),
             u"Released on 2 of 3 nodes. %1its owner has it on n2."_s.arg(again));
    QVERIFY(ResultWording::result(plan, report, {{.node = 2, .as = As::Owners}}, {}, Clock::system()).severity
            == Severity::Warning);
    // Of a lock whose owner has another word on each node it is not known which it would have there.
    plan.nodes[1].expectedOwner = "worker-1b";
    QVERIFY(!openOwner(plan, report, 2));
}

void TestReleaseDialog::whatWasReadLaterIsTold_data()
{
    using As = LateReading::As;
    QTest::addColumn<LockActionKind>("kind");
    QTest::addColumn<LateReading>("found");
    QTest::addColumn<QString>("words");
    const auto owners = [](KeyTtl ttl) { return LateReading{.node = 0, .as = As::Owners, .ttl = ttl}; };
    const KeyTtl minute{KeyTtl::Kind::Finite, 60s};
    const KeyTtl never{KeyTtl::Kind::Never};
    const QString again = u" Read again at %1: "_s.arg(Wording::timeOfDay({}));
    const QString noLonger = u"The owner no longer has the lock. Whether this act did it is unknown."_s;
    QTest::newRow("released, gone") << LockActionKind::Release << LateReading{.node = 0, .as = As::Gone}
                                    << noLonger + again + u"the key is gone from there."_s;
    QTest::newRow("released, another's") << LockActionKind::Release << LateReading{.node = 0, .as = As::Others}
                                         << noLonger + again + u"someone else's key is on there."_s;
    QTest::newRow("held off, late") << LockActionKind::ReleaseAndHoldOff << LateReading{.node = 0, .as = As::HoldOff}
                                    << noLonger + again + u"new owners are blocked on there."_s;
    QTest::newRow("released, still there")
        << LockActionKind::Release << owners(minute)
        << u"Released on 0 of 1 nodes."_s + again + u"its owner has it on there. It is still held."_s;
    QTest::newRow("shortened") << LockActionKind::ShortenTtl << owners(minute)
                               << u"The TTL is as requested. Whether this act did it is unknown."_s + again
            + u"its owner has it on there."_s;
    QTest::newRow("given no TTL") << LockActionKind::SetTtl << owners(never)
                                  << u"TTL set to 1 m 00 s on 0 of 1 nodes."_s + again
            + u"its owner has it on there. There its TTL differs, and these nodes keep it held."_s;
    QTest::newRow("put back") << LockActionKind::PutBack << owners(minute)
                              << u"Restored on 1 of 1 nodes."_s + again + u"its owner has it on there."_s;
}

void TestReleaseDialog::whatWasReadLaterIsTold()
{
    QFETCH(const LockActionKind, kind);
    QFETCH(const LateReading, found);
    QFETCH(const QString, words);
    ReleasePlan plan;
    plan.act = {.kind = kind, .time = 60s};
    plan.owner = "worker-1";
    PlannedNode planned;
    planned.label = u"there"_s;
    planned.effect = kind == LockActionKind::Release || kind == LockActionKind::ReleaseAndHoldOff
        ? PlannedNode::Effect::Release
        : kind == LockActionKind::ShortenTtl ? PlannedNode::Effect::ShortenTtl
        : kind == LockActionKind::SetTtl     ? PlannedNode::Effect::SetTtl
                                             : PlannedNode::Effect::PutBack;
    planned.isTarget = true;
    planned.expectedOwner = "worker-1";
    planned.ttl = {KeyTtl::Kind::Finite, 600s};
    plan.nodes = {planned};
    ReleaseReport report;
    report.act = plan.act;
    ReleasedNode node;
    node.label = planned.label;
    node.outcome = ReleasedNode::Outcome::Unknown;
    node.expectedOwner = "worker-1";
    report.nodes = {node};
    QVERIFY(lineOf(plan, report).contains(u"Unknown on there"_s));
    QCOMPARE(lineOf(plan, report, {found}), words);
}

/// Whatever its owner's renewal makes of it later.
void TestReleaseDialog::aLimitedTtlStands()
{
    using As = LateReading::As;
    const auto owners = [](KeyTtl ttl) { return LateReading{.as = As::Owners, .ttl = ttl}; };
    const auto finite = [](Millis left) { return KeyTtl{KeyTtl::Kind::Finite, left}; };
    const LockAction shorten{.kind = LockActionKind::ShortenTtl, .time = 12s};
    const LockAction setTtl{.kind = LockActionKind::SetTtl, .time = 12s};
    QVERIFY(isLimited(owners(finite(10s)), shorten));
    QVERIFY(!isLimited(owners(finite(29s)), shorten));
    QVERIFY(isLimited(owners(finite(29s)), setTtl));
    QVERIFY(!isLimited(owners({KeyTtl::Kind::Never}), setTtl));
    QVERIFY(!isLimited(owners(finite(10s)), {.kind = LockActionKind::Release}));
    QVERIFY(!isLimited({.as = As::Gone}, shorten));
}

/// A node that is found with the lock is one vote, whether it was asked or not.
void TestReleaseDialog::stillHeldIsByAQuorum()
{
    using As = LateReading::As;
    using Outcome = ReleasedNode::Outcome;
    const auto [plan, report]
        = released({Outcome::Released, Outcome::Released, Outcome::Unknown, Outcome::Unknown, Outcome::NotTried},
                   {KeyTtl::Kind::Finite, 600s});
    QList<LateReading> found;
    const auto told = [&, &plan = plan, &report = report] { return lineOf(plan, report, found); };
    const QString mayBe = u"It may still be held until its TTL ends."_s;
    const QString still = u"It is still held."_s;
    QVERIFY2(told().contains(mayBe), qPrintable(told()));
    for (const int node : {2, 3}) {
        found.append({.node = node, .as = As::Owners});
        QVERIFY2(told().contains(mayBe) && !told().contains(still), qPrintable(told()));
    }
    found.append({.node = 4, .as = As::Owners});
    QVERIFY2(told().contains(still) && !told().contains(mayBe), qPrintable(told()));
    found.last().as = As::Gone;
    QVERIFY2(!told().contains(still) && !told().contains(mayBe), qPrintable(told()));
}

void TestReleaseDialog::whereItIsUnknownIsToldBesideARefusal()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    m_nodes[1].cli({u"SET"_s, u"lock:a"_s, u"newcomer"_s, u"PX"_s, u"600000"_s});
    m_nodes[2].freeze();
    const QString changed = m_nodes.deployment(Environment::Development).nodes[1].display();
    const QString silent = m_nodes.deployment(Environment::Development).nodes[2].display();
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(result().contains(u"Released on 3 of 5 nodes at "_s)
                                  && result().contains(u"Left alone on %1: the owner has changed."_s.arg(changed))
                                  && result().contains(u"Unknown on %1: no answer"_s.arg(silent)),
                              qPrintable(result()), kPatienceMs);
}

void TestReleaseDialog::theAftermathIsWatched()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    const auto severity = [this] { return m_dialog->findChild<ResultBox *>()->severity(); };
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isReleased() && isFree(), qPrintable(result()), kPatienceMs);
    QVERIFY(severity() == Severity::Fine);
    QCOMPARE(nodesNow(), QStringList(5, u"free"_s));
    QVERIFY(!m_dialog->findChild<QPushButton *>(u"releaseBlock"_s)->isVisible());
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"next-in-line"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseResult").startsWith(u"Now held by next-in-line, since "_s),
                              qPrintable(result()), kPatienceMs);
    QVERIFY2(text("releaseResultDetail").startsWith(u"Released on 5 of 5 nodes at "_s), qPrintable(result()));
    QVERIFY(severity() == Severity::Notice);
    QTRY_COMPARE_WITH_TIMEOUT(countContaining(nodesNow(), u"next-in-line since "_s), 5, kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseResult").startsWith(u"The lock came back after "_s), qPrintable(result()),
                              kPatienceMs);
    QVERIFY2(result().endsWith(u"The same owner value is back."_s), qPrintable(result()));
    QVERIFY(severity() == Severity::Alarm);
    QTRY_COMPARE_WITH_TIMEOUT(countContaining(nodesNow(), u"worker-1 since "_s), 5, kPatienceMs);
}

/// What the dialog says, the journal records, and the window's line follows even after the dialog.
void TestReleaseDialog::theJournalFollowsTheLock()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseReason"_s), u"stuck"_s);
    click(releaseButton());
    const auto findings = [this] {
        QStringList words;
        for (const auto &entry : readJournal(m_journal, JournalPart::Aftermath))
            words += entry.value("finding"_L1).toString();
        return words;
    };
    QTRY_COMPARE_WITH_TIMEOUT(findings(), QStringList{u"free"_s}, kPatienceMs);
    QCOMPARE(text("releaseMessage"), u"Recorded in the audit journal, with the reason “stuck”."_s);
    const QSignalSpy turned(m_dialog->findChild<ActResult *>(), &ActResult::turned);
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTRY_COMPARE_WITH_TIMEOUT(findings(), QStringList({u"free"_s, u"came-back"_s}), kPatienceMs);
    QVERIFY(turned.last().first().toString().startsWith(u"The lock came back after "_s));
    const auto entry = readJournal(m_journal, JournalPart::Aftermath).last();
    QCOMPARE(entry.value("event"_L1).toString(), u"release-aftermath"_s);
    QCOMPARE(entry.value("name"_L1).toString(), u"lock:a"_s);
    QCOMPARE(entry.value("owner"_L1).toString(), u"worker-1"_s);
    QVERIFY(entry.value("watching"_L1).toBool());
    QVERIFY(entry.value("afterMs"_L1).toInteger() > 0);
    QVERIFY(entry.value("watchedMs"_L1).toInteger() >= entry.value("afterMs"_L1).toInteger());
}

void TestReleaseDialog::newOwnersAreBlockedWhenItCameBack_data()
{
    QTest::addColumn<Environment>("environment");
    QTest::newRow("at once on development") << Environment::Development;
    QTest::newRow("by another plan elsewhere") << Environment::Production;
}

void TestReleaseDialog::newOwnersAreBlockedWhenItCameBack()
{
    QFETCH(const Environment, environment);
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, environment);
    const bool isProduction = environment == Environment::Production;
    QCOMPARE(m_dialog->findChild<QWidget *>(u"releaseBand"_s)->isVisible(), isProduction);
    auto *name = m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s);
    if (isProduction)
        QTest::keyClicks(name, u"lock:a"_s);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseReason"_s), u"stuck"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    auto *block = m_dialog->findChild<QPushButton *>(u"releaseBlock"_s);
    bool wasEnabled = true;
    OnShow watch(block, [&] { wasEnabled = block->isEnabled(); });
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTRY_VERIFY_WITH_TIMEOUT(block->isVisible() && block->isEnabled(), kPatienceMs);
    QVERIFY(!wasEnabled); // a click for the button that was there before does not hit it
    QVERIFY(block->x() > m_dialog->findChild<QPushButton *>(u"releaseStop"_s)->geometry().right());
    QCOMPARE(block->text(),
             isProduction ? u"Release and &block new owners for 30 s…"_s : u"Release and &block new owners for 30 s"_s);
    click(block);
    if (isProduction) {
        QTRY_VERIFY_WITH_TIMEOUT(text("releaseButton").startsWith(u"Release lock:a and block new owners"_s)
                                     && name->isEnabled(),
                                 kPatienceMs);
        QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
        name->clear();
        QTest::keyClicks(name, u"lock:a"_s);
        click(releaseButton());
    }
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseResult") == u"Released on 5 of 5 nodes. New owners are blocked."_s,
                              qPrintable(result()), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 0);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:a"_s}, "1"), 5);
    QCOMPARE(readJournal(m_journal).last().value("reason"_L1).toString(), u"stuck"_s);
}

void TestReleaseDialog::watchingIsStopped()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    auto *stop = m_dialog->findChild<QPushButton *>(u"releaseStop"_s);
    click(stop);
    QVERIFY(!stop->isVisible());
    const QString before = result();
    QVERIFY2(before.contains(u"Not watched since "_s), qPrintable(before));
    QSignalSpy boards(m_session.get(), &Session::boardChanged);
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTRY_VERIFY_WITH_TIMEOUT(boards.size() > 1, kPatienceMs);
    QCOMPARE(result(), before);
}

void TestReleaseDialog::aStrayVoteIsNotFree_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("its name says lock") << u"lock:a"_s << QStringList{u"PX"_s, u"600000"_s};
    QTest::newRow("nothing says lock") << u"stock"_s << QStringList{};
}

void TestReleaseDialog::aStrayVoteIsNotFree()
{
    QFETCH(const QString, name);
    QFETCH(const QStringList, options);
    QVERIFY(m_nodes.seed(name));
    open(name);
    auto *putBack = m_dialog->findChild<QPushButton *>(u"releasePutBack"_s);
    LockStatePtr seen;
    const auto note = [&seen, name](const BoardDiffPtr &diff) {
        for (const auto &lock : diff->changed)
            seen = lock->name == name.toUtf8() ? lock : seen;
    };
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    connect(m_session.get(), &Session::boardChanged, m_dialog, note);
    m_nodes[0].cli(QStringList{u"SET"_s, name, u"somebody"_s} + options);
    const QString label = m_nodes.deployment(Environment::Development).nodes[0].display();
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseResult").startsWith(u"Not free:"_s), qPrintable(text("releaseReality")),
                              kPatienceMs);
    // Soon it is a row of the board, too.
    QTRY_VERIFY2_WITH_TIMEOUT(
        text("releaseResult").startsWith(u"Not free: a leftover of somebody on 1 of 5 nodes (%1)"_s.arg(label)),
        qPrintable(text("releaseReality")), kPatienceMs);
    QVERIFY(seen && seen->assessment.verdict == Verdict::Leftover && seen->assessment.owner == "somebody");
    QVERIFY(putBack->isVisible() && !putBack->isEnabled());
    QCOMPARE(putBack->toolTip(), u"Cannot be undone: It is no longer free: on %1, somebody has it"_s.arg(label));
}

void TestReleaseDialog::anotherKeyIsNotFree()
{
    QVERIFY(m_nodes.seed(u"stock"_s));
    open(u"stock"_s);
    auto *putBack = m_dialog->findChild<QPushButton *>(u"releasePutBack"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    m_nodes[1].cli({u"RPUSH"_s, u"stock"_s, u"1"_s});
    const QString label = m_nodes.deployment(Environment::Development).nodes[1].display();
    QTRY_VERIFY2_WITH_TIMEOUT(
        text("releaseResult").startsWith(u"Not free: a key with its name, but no lock, is on "_s + label),
        qPrintable(text("releaseReality")), kPatienceMs);
    QVERIFY(!putBack->isEnabled());
    QCOMPARE(putBack->toolTip(), u"Cannot be undone: It is no longer free: another key is on "_s + label);
    m_nodes[1].cli({u"DEL"_s, u"stock"_s});
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(text("releaseReality")), kPatienceMs);
    QVERIFY(putBack->isEnabled());
}

void TestReleaseDialog::withoutAPlanTheBoardTellsWhatIsInTheWay()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    auto *putBack = m_dialog->findChild<QPushButton *>(u"releasePutBack"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s));
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseSummary").startsWith(u"There is no plan."_s),
                              qPrintable(text("releaseSummary")), kPatienceMs);
    QVERIFY(putBack->isEnabled());
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"newcomer"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!putBack->isEnabled(), kPatienceMs);
    QVERIFY2(putBack->toolTip().endsWith(u"newcomer has it"_s), qPrintable(putBack->toolTip()));
    QCOMPARE(text("releaseReality"), u"⚠ Since then newcomer has it. Refresh the plan."_s);
}

void TestReleaseDialog::whichNodeIsSilentIsTold()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    m_nodes[2].freeze();
    const QString label = m_nodes.deployment(Environment::Development).nodes[2].display();
    QTRY_VERIFY2_WITH_TIMEOUT(result().endsWith(u"Unknown on %1: no answer."_s.arg(label)), qPrintable(result()),
                              kPatienceMs);
    QVERIFY(isFree());
}

void TestReleaseDialog::theJournalCannotBeWritten()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    m_journal = u"/proc/no-such-folder/audit.jsonl"_s;
    open(u"lock:a"_s);
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseMessage").contains(u" nothing was done: The audit journal"_s), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
}

void TestReleaseDialog::theTimeThatIsProposedLeavesRoomForARenewal()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s, 15'000));
    open(u"lock:a"_s);
    auto *time = m_dialog->findChild<QDoubleSpinBox *>(u"actTime-shorten-ttl"_s);
    QVERIFY2(time->value() <= 7.5, qPrintable(QString::number(time->value()))); // half of what is left
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"lock:a"_s, u"30000"_s}, "1"));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseEvidence").contains(u"Renewals seen"_s), kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s));
    // Its owner has let half of 30 s pass, or a little more.
    QTRY_VERIFY2_WITH_TIMEOUT(time->value() >= 22.5 && time->value() < 27, qPrintable(QString::number(time->value())),
                              kPatienceMs);
}

void TestReleaseDialog::shorteningIsChosenByKeyboard()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    auto *radio = m_dialog->findChild<QRadioButton *>(u"act-shorten-ttl"_s);
    auto *time = m_dialog->findChild<QDoubleSpinBox *>(u"actTime-shorten-ttl"_s);
    QVERIFY(radio->isEnabled());
    QVERIFY(!time->isEnabled());
    m_dialog->activateWindow();
    m_dialog->findChild<QRadioButton *>(u"act-release"_s)->setFocus();
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Down);
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Down);
    QVERIFY(radio->isChecked());
    QVERIFY(time->isEnabled());
    QCOMPARE(time->value(), 15.0);
    time->setFocus();
    time->selectAll();
    QTest::keyClicks(time, u"60"_s);
    QTest::keyClick(time, Qt::Key_Tab);
    QCOMPARE(text("releaseButton"), u"Shorten TTL of lock:a to 1 m 00 s"_s);
    QVERIFY2(text("releaseSummary").contains(u"shorten its TTL to 1 m 00 s on 5 of 5 nodes"_s),
             qPrintable(text("releaseSummary")));
    QCOMPARE(effects(), QStringList(5, u"if still held by worker-1 for longer: shorten TTL to 1 m 00 s"_s));
    QVERIFY(m_dialog->findChild<QPlainTextEdit *>(u"releaseScript"_s)->toPlainText().contains(u"PEXPIRE"_s));
    releaseButton()->setFocus();
    QTest::keyClick(releaseButton(), Qt::Key_Space);
    QTRY_VERIFY2_WITH_TIMEOUT(result().startsWith(u"TTL shortened to 1 m 00 s on 5 of 5 nodes."_s),
                              qPrintable(result()), kPatienceMs);
    QVERIFY(outcomes().first().startsWith(u"✔ shortened; it had"_s));
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
    for (int i = 0; i < m_nodes.count(); ++i)
        QVERIFY(m_nodes[i].cli({u"PTTL"_s, u"lock:a"_s}).toInt() <= 60'000);
    QCOMPARE(journalEvents(m_journal), QStringList({u"shorten-ttl-intent"_s, u"shorten-ttl-outcome"_s}));
    QVERIFY(!m_dialog->findChild<QPushButton *>(u"releasePutBack"_s)->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(result().contains(u"Nobody has renewed it so far"_s), kPatienceMs);
}

void TestReleaseDialog::aLivingOwnerIsTold()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    choose(u"act-shorten-ttl"_s);
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(result().contains(u"Nobody has renewed it so far"_s), kPatienceMs);
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"lock:a"_s, u"600000"_s}, "1"));
    // A node after another tells of it, and what one tells is in flux until the next has.
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseResult").startsWith(u"Renewed after "_s)
                                  && text("releaseResult").endsWith(u"Its owner is alive."_s),
                              qPrintable(result()), kPatienceMs);
}

void TestReleaseDialog::anOwnerThatIsGoneLosesIt()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    choose(u"act-shorten-ttl"_s);
    m_dialog->findChild<QDoubleSpinBox *>(u"actTime-shorten-ttl"_s)->setValue(0.5);
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseResult").contains(u"Its owner did not renew it"_s), kPatienceMs);
}

void TestReleaseDialog::anImmortalLockIsGivenATtl()
{
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"worker-1"_s}));
    open(u"lock:a"_s);
    QVERIFY(!m_dialog->findChild<QRadioButton *>(u"act-shorten-ttl"_s)->isEnabled());
    QVERIFY2(text("actNote-shorten-ttl").contains(u"it has no TTL to shorten"_s),
             qPrintable(text("actNote-shorten-ttl")));
    choose(u"act-set-ttl"_s);
    QCOMPARE(text("releaseButton"), u"Set a TTL of 1 m 00 s for lock:a"_s);
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"lock:a"_s, u"600000"_s}, "1"));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseReality"),
                              u"⚠ Since this plan it has a TTL on 5 of its nodes. Refresh the plan."_s, kPatienceMs);
    QVERIFY(m_nodes.onAll({u"PERSIST"_s, u"lock:a"_s}, "1"));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseReality"), QString(), kPatienceMs);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(result().startsWith(u"TTL set to 1 m 00 s on 5 of 5 nodes."_s), qPrintable(result()),
                              kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"PTTL"_s, u"lock:a"_s}, "-1"), 0);
    QCOMPARE(journalEvents(m_journal), QStringList({u"set-ttl-intent"_s, u"set-ttl-outcome"_s}));
}

/// It is compared with what was planned last, and journalled as what was chosen.
void TestReleaseDialog::anActThatIsNotForItAnyMoreIsPlannedAgain()
{
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"worker-1"_s}));
    open(u"lock:a"_s);
    choose(u"act-set-ttl"_s);
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"lock:a"_s, u"600000"_s}, "1"));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseReality").contains(u"it has a TTL on"_s), kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseSummary").contains(u"This act does not apply."_s), kPatienceMs);
    QSignalSpy boards(m_session.get(), &Session::boardChanged);
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"lock:a"_s, u"500000"_s}, "1"));
    const auto isTold = [&] {
        return std::any_of(boards.begin(), boards.end(), [](const QList<QVariant> &told) {
            const auto diff = told.first().value<BoardDiffPtr>();
            return !diff->changed.empty() && diff->changed.front()->assessment.ttl < MaybeMicros(505s);
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isTold(), kPatienceMs);
    QCOMPARE(text("releaseReality"), QString());
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QTRY_COMPARE_WITH_TIMEOUT(journalEvents(m_journal), QStringList{u"set-ttl-cancelled"_s}, kPatienceMs);
}

void TestReleaseDialog::whereNothingWasDoneNothingIsWatched()
{
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"worker-1"_s}));
    open(u"lock:a"_s);
    choose(u"act-set-ttl"_s);
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"lock:a"_s, u"20000"_s}, "1"));
    click(releaseButton());
    QTRY_COMPARE_WITH_TIMEOUT(result(), u"There was nothing left to do."_s, kPatienceMs);
    QCOMPARE(text("releaseReality"), QString()); // whether its owner renews it was not tried
    QVERIFY(!m_dialog->findChild<QProgressBar *>(u"releaseWatched"_s)->isVisible());
}

void TestReleaseDialog::whatIsNotForThisLockCannotBeChosen()
{
    QVERIFY(m_nodes.onAll(
        {u"HSET"_s, u"lock:a"_s, u"mode"_s, u"read"_s, u"8743c9c0-0795-4907-87fd-6c719a6b4586:57"_s, u"1"_s}, "2"));
    open(u"lock:a"_s);
    for (const auto *kind : {"shorten-ttl", "set-ttl"}) {
        auto *radio = m_dialog->findChild<QRadioButton *>(u"act-"_s + QLatin1String(kind));
        QVERIFY(!radio->isEnabled());
        QVERIFY2(radio->toolTip().contains(u"is not changed from outside"_s), qPrintable(radio->toolTip()));
        click(radio);
        QVERIFY(!radio->isChecked());
    }
    QVERIFY(releaseButton()->isEnabled()); // it can be released

    // A time that nothing comes of: said, and not sent.
    delete m_dialog;
    QVERIFY(m_nodes.onAll({u"DEL"_s, u"lock:a"_s}, "1"));
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    choose(u"act-shorten-ttl"_s);
    m_dialog->findChild<QDoubleSpinBox *>(u"actTime-shorten-ttl"_s)->setValue(10'000);
    QVERIFY(!releaseButton()->isEnabled());
    QVERIFY2(text("releaseMessage").contains(u"its TTL is nowhere longer"_s), qPrintable(text("releaseMessage")));
    QCOMPARE(effects(), QStringList(5, u"nothing"_s));
}

void TestReleaseDialog::newcomersAreHeldOff()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    choose(u"act-release-and-hold-off"_s);
    QCOMPARE(text("releaseButton"), u"Release lock:a and block new owners for 30.0 s"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isReleased(), qPrintable(result()), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:a"_s}, "1"), 5);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 0);
    QTRY_COMPARE_WITH_TIMEOUT(result(), u"Released on 5 of 5 nodes. New owners are blocked."_s, kPatienceMs);
    QCOMPARE(nodesNow(), QStringList(5, u"blocked for new owners"_s));
    // Its old owner writes blindly, as some libraries do.
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseResult").startsWith(u"The lock came back after "_s), kPatienceMs);
}

void TestReleaseDialog::spaceChangesNoChoiceThatWasMadeOutside()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    ReleaseDialog dialog(m_session.get(), "lock:a", nullptr, LockActionKind::ReleaseAndHoldOff);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTRY_VERIFY_WITH_TIMEOUT(textOf(&dialog, "releaseSummary").contains(u"Held by worker-1"_s), kPatienceMs);
    QVERIFY(dialog.focusWidget() != nullptr);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Space);
    QVERIFY(dialog.findChild<QRadioButton *>(u"act-release-and-hold-off"_s)->isChecked());
}

void TestReleaseDialog::aReaderWhoCameBesideStays_data()
{
    QTest::addColumn<QString>("act");
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("message");
    const QString who = u"8743c9c0-0795-4907-87fd-6c719a6b4586:59"_s;
    QTest::newRow("released") << u"act-release"_s
                              << u"⚠ Since this plan other holders share it: %1. They stay. Refresh the plan."_s.arg(
                                     who)
                              << u"Other holders share it and stay: %1."_s.arg(who);
    QTest::newRow("held off")
        << u"act-release-and-hold-off"_s
        << u"⚠ Since this plan other holders share it: %1. They stay, and new owners are not blocked. Refresh the plan."_s
               .arg(who)
        << u"Other holders share it and stay: %1. New owners are not blocked where they stay."_s.arg(who);
}

void TestReleaseDialog::aReaderWhoCameBesideStays()
{
    QFETCH(const QString, act);
    QFETCH(const QString, change);
    QFETCH(const QString, message);
    const auto reader = [](int thread) { return u"8743c9c0-0795-4907-87fd-6c719a6b4586:%1"_s.arg(thread); };
    m_nodes[0].cli({u"HSET"_s, u"catalog"_s, u"mode"_s, u"read"_s, reader(57), u"1"_s, reader(58), u"1"_s});
    m_nodes[0].cli({u"PEXPIRE"_s, u"catalog"_s, u"600000"_s});
    open(u"catalog"_s);
    choose(act);
    m_nodes[0].cli({u"HSET"_s, u"catalog"_s, reader(59), u"1"_s});
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseReality"), change, kPatienceMs);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(result().contains(u"The named holders were removed on 1 of 5 nodes"_s)
                                  && result().endsWith(message),
                              qPrintable(result()), kPatienceMs);
    QCOMPARE(countContaining(outcomes(), u"other holders stay: "_s + reader(59)), 1);
    QCOMPARE(m_nodes[0].cli({u"HGET"_s, u"catalog"_s, reader(59)}), QByteArray("1"));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseResult"), u"Held by %1, as before the act."_s.arg(reader(59)), kPatienceMs);
    QCOMPARE(readJournal(m_journal).last().value("mayStillBeHeld"_L1).toBool(), true);
    QCOMPARE(readJournal(m_journal).last().value("complete"_L1).toBool(), act == u"act-release"_s);
    // Who comes after that is told by itself.
    m_nodes[0].cli({u"HSET"_s, u"catalog"_s, reader(60), u"1"_s});
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseResult").startsWith(u"Now held by %1, since "_s.arg(reader(60))),
                             kPatienceMs);
}

/// Which of them, if any, holds it cannot be told then.
void TestReleaseDialog::aPlanOfASplitWithASilentNode()
{
    m_nodes[0].cli({u"SET"_s, u"lock:a"_s, u"worker-1"_s, u"PX"_s, u"600000"_s});
    m_nodes[1].cli({u"SET"_s, u"lock:a"_s, u"worker-1"_s, u"PX"_s, u"600000"_s});
    m_nodes[2].cli({u"SET"_s, u"lock:a"_s, u"worker-2"_s, u"PX"_s, u"600000"_s});
    m_nodes[3].cli({u"SET"_s, u"lock:a"_s, u"worker-2"_s, u"PX"_s, u"600000"_s});
    open(u"lock:a"_s);
    QVERIFY2(text("releaseSummary").contains(u"Split: nobody holds it"_s), qPrintable(text("releaseSummary")));
    delete m_dialog;
    m_nodes[4].kill();
    open(u"lock:a"_s);
    QVERIFY2(text("releaseSummary").contains(u"worker-1 / worker-2 has it. Whether it is held is unknown"_s),
             qPrintable(text("releaseSummary")));
}

/// Another one of those that are put out stands there: that node is not cleared.
void TestReleaseDialog::whatIsFoundLaterIsComparedWithAllThatThePlanNames()
{
    for (int i = 0; i < 4; ++i)
        m_nodes[i].cli({u"SET"_s, u"lock:a"_s, i < 2 ? u"worker-1"_s : u"worker-2"_s, u"PX"_s, u"600000"_s});
    open(u"lock:a"_s);
    m_nodes[2].cli({u"SET"_s, u"lock:a"_s, u"worker-1"_s, u"PX"_s, u"600000"_s});
    m_nodes[2].freeze();
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(isReleasedOn(3), kPatienceMs);
    m_nodes[2].thaw();
    QTRY_VERIFY2_WITH_TIMEOUT(outcomes().at(2).startsWith(u"⚠ no answer; at "_s), qPrintable(outcomes().at(2)),
                              kPatienceMs);
    QVERIFY2(outcomes().at(2).endsWith(u"worker-1 has it"_s), qPrintable(outcomes().at(2)));
    QTRY_VERIFY2_WITH_TIMEOUT(result().contains(u"Released on 3 of 5 nodes"_s)
                                  && result().contains(u": its owner has it on "_s),
                              qPrintable(result()), kPatienceMs);
}

void TestReleaseDialog::aReaderThatStaysWhereANodeWasSilentIsToldSo()
{
    const auto reader = [](int thread) { return u"8743c9c0-0795-4907-87fd-6c719a6b4586:%1"_s.arg(thread); };
    QVERIFY(
        m_nodes.onAll({u"HSET"_s, u"catalog"_s, u"mode"_s, u"read"_s, reader(57), u"1"_s, reader(58), u"1"_s}, "3"));
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"catalog"_s, u"600000"_s}, "1"));
    open(u"catalog"_s);
    QVERIFY(m_nodes.onAll({u"HDEL"_s, u"catalog"_s, reader(57)}, "1"));
    m_nodes[2].freeze();
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(result().contains(u"Nothing was released: "_s), kPatienceMs);
    m_nodes[2].thaw();
    QTRY_VERIFY_WITH_TIMEOUT(result().contains(u"Read again at "_s), kPatienceMs);
    QVERIFY2(result().contains(u": its owner has it on "_s) && !result().contains(u"lready gone"_s),
             qPrintable(result()));
}

/// An attempt of the next one stood on a node, and it gets the rest before the report has come.
void TestReleaseDialog::whoTakesItWhileANodeIsAwaitedHadItNotBefore()
{
    for (int i = 0; i < 5; ++i)
        m_nodes[i].cli({u"SET"_s, u"lock:a"_s, i == 0 ? u"worker-2"_s : u"worker-1"_s, u"PX"_s, u"600000"_s});
    open(u"lock:a"_s);
    m_nodes[4].freeze();
    click(releaseButton());
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes[3].cli({u"EXISTS"_s, u"lock:a"_s}), QByteArray("0"), kPatienceMs);
    for (int i = 1; i < 4; ++i)
        m_nodes[i].cli({u"SET"_s, u"lock:a"_s, u"worker-2"_s, u"NX"_s, u"PX"_s, u"600000"_s});
    QTRY_VERIFY2_WITH_TIMEOUT(result().contains(u"Released on 3 of 5 nodes"_s), qPrintable(result()), kPatienceMs);
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseResult").startsWith(u"Now held by worker-2, since "_s), qPrintable(result()),
                              kPatienceMs);
    m_nodes[4].thaw();
}

void TestReleaseDialog::itsOwnerTakesItAnewWhileANodeIsAwaited()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    m_nodes[4].freeze();
    click(releaseButton());
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes[3].cli({u"EXISTS"_s, u"lock:a"_s}), QByteArray("0"), kPatienceMs);
    for (int i = 0; i < 4; ++i)
        m_nodes[i].cli({u"SET"_s, u"lock:a"_s, u"worker-1"_s, u"NX"_s, u"PX"_s, u"600000"_s});
    QTRY_VERIFY2_WITH_TIMEOUT(result().contains(u"Released on 4 of 5 nodes"_s), qPrintable(result()), kPatienceMs);
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseResult").startsWith(u"The lock came back after "_s), qPrintable(result()),
                              kPatienceMs);
    m_nodes[4].thaw();
}

/// All clients write the same: nothing that is seen tells who has it.
void TestReleaseDialog::ofAValueThatNamesNobodyNobodyIsTold()
{
    const auto take = [this] { return m_nodes.seed(u"lock:a"_s, u"1"_s); };
    QVERIFY(take());
    open(u"lock:a"_s);
    QVERIFY2(text("releaseSummary").contains(u"Held by someone (1). "_s)
                 && text("releaseSummary").contains(u"where this value is still set"_s),
             qPrintable(text("releaseSummary")));
    QCOMPARE(effects().first(), u"delete if still held by someone (1)"_s);
    m_nodes.removeKey(u"lock:a"_s);
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseReality").contains(u"the lock is gone"_s),
                              qPrintable(text("releaseReality")), kPatienceMs);
    QVERIFY(take());
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseReality").startsWith(u"⚠ Since this plan it was free and was taken again"_s),
                              qPrintable(text("releaseReality")), kPatienceMs);
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(isReleased(), kPatienceMs);
    QVERIFY(take());
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseResult").startsWith(u"The lock was taken again after "_s)
                                  && text("releaseResult").endsWith(u"Its value does not say by whom."_s),
                              qPrintable(result()), kPatienceMs);
}

void TestReleaseDialog::theTtlHasEndedSinceThePlan()
{
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"worker-1"_s}));
    open(u"lock:a"_s);
    choose(u"act-set-ttl"_s);
    QVERIFY(m_nodes.onAll({u"PEXPIRE"_s, u"lock:a"_s, u"300000"_s}, "1"));
    click(releaseButton());
    QTRY_COMPARE_WITH_TIMEOUT(result(), u"There was nothing left to do."_s, kPatienceMs);
    QVERIFY(outcomes().first().startsWith(u"○ left alone: its TTL is"_s));
    for (int i = 0; i < m_nodes.count(); ++i)
        QVERIFY(m_nodes[i].cli({u"PTTL"_s, u"lock:a"_s}).toInt() > 60'000);
}

void TestReleaseDialog::aReleaseIsPutBack()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    auto *putBack = m_dialog->findChild<QPushButton *>(u"releasePutBack"_s);
    QVERIFY(!putBack->isVisible());
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    QVERIFY(putBack->isVisible() && putBack->isEnabled());
    click(putBack);
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseSummary").contains(u"restore it for worker-1 on 5 of 5 nodes"_s),
                             kPatienceMs);
    QVERIFY(!m_dialog->findChild<QRadioButton *>(u"act-release"_s)->isVisible());
    QCOMPARE(text("releaseButton"), u"Restore lock:a"_s);
    QCOMPARE(effects(), QStringList(5, u"if still free: restore it for worker-1, with the rest of its TTL"_s));
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:a"_s}, "0"), 5); // a plan, too, changes nothing
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(result().startsWith(u"Restored on 5 of 5 nodes."_s), qPrintable(result()), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
    for (int i = 0; i < m_nodes.count(); ++i)
        QVERIFY(m_nodes[i].cli({u"PTTL"_s, u"lock:a"_s}).toInt() <= 600'000);
    QTRY_COMPARE_WITH_TIMEOUT(result(), u"Restored on 5 of 5 nodes. Its former owner holds it again."_s, kPatienceMs);
    QCOMPARE(journalEvents(m_journal),
             QStringList({u"release-intent"_s, u"release-outcome"_s, u"put-back-intent"_s, u"put-back-outcome"_s}));
}

void TestReleaseDialog::anotherPlanKeepsThePutBack()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    auto *putBack = m_dialog->findChild<QPushButton *>(u"releasePutBack"_s);
    auto *again = m_dialog->findChild<QPushButton *>(u"releaseAgain"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"next"_s));
    m_dialog->activateWindow();
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->isActiveWindow(), kPatienceMs);
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_P, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseSummary").contains(u"next"_s), kPatienceMs);
    QVERIFY(again->hasFocus()); // and not what turns away
    QVERIFY(putBack->isVisible() && !putBack->isEnabled());
    QVERIFY2(putBack->toolTip().contains(u"next has it"_s), qPrintable(putBack->toolTip()));
    m_nodes.removeKey(u"lock:a"_s);
    click(again);
    QTRY_VERIFY2_WITH_TIMEOUT(putBack->isVisible() && putBack->isEnabled(), qPrintable(putBack->toolTip()),
                              kPatienceMs);
    click(putBack);
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseButton"), u"Restore lock:a"_s, kPatienceMs);
    QVERIFY(!putBack->isVisible());
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(result().startsWith(u"Restored on 5 of 5 nodes."_s), qPrintable(result()), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
    QVERIFY(!putBack->isVisible());
}

void TestReleaseDialog::somebodyCameBeforeItWasPutBack()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    auto *putBack = m_dialog->findChild<QPushButton *>(u"releasePutBack"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    click(putBack);
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseButton"), u"Restore lock:a"_s, kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"next"_s));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseReality").contains(u"next has it on "_s), kPatienceMs);
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(result().startsWith(u"Not restored: someone else took it meanwhile."_s), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "next"), 5);
}

void TestReleaseDialog::itsOwnerCameBeforeItWasPutBack()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releasePutBack"_s));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseButton"), u"Restore lock:a"_s, kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseReality").contains(u"worker-1 has it on "_s), kPatienceMs);
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(result().contains(u"Not restored: its owner took it again"_s), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
}

void TestReleaseDialog::aPutBackThatIsRefusedIsJournalled()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    QCOMPARE(m_nodes[3].cli({u"SET"_s, u"lock:a"_s, u"next"_s}), "OK"); // since the plan
    click(releaseButton());
    auto *putBack = m_dialog->findChild<QPushButton *>(u"releasePutBack"_s);
    QTRY_VERIFY_WITH_TIMEOUT(putBack->isVisible() && putBack->isEnabled(), kPatienceMs);
    click(putBack);
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseMessage").contains(u"✖ Not restored at "_s), kPatienceMs);
    QVERIFY2(result().contains(u"Released on 4 of 5 nodes"_s), qPrintable(result())); // that stays true
    QTRY_COMPARE_WITH_TIMEOUT(journalEvents(m_journal),
                              QStringList({u"release-intent"_s, u"release-outcome"_s, u"put-back-refused"_s}),
                              kPatienceMs);
}

void TestReleaseDialog::whatAPutBackMayLeaveBehindIsTold()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releasePutBack"_s));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseButton"), u"Restore lock:a"_s, kPatienceMs);
    QCOMPARE(m_nodes[3].cli({u"SET"_s, u"lock:a"_s, u"next"_s}), "OK");
    m_nodes[4].freeze();
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(result().contains(u"Not restored: someone else took it meanwhile"_s)
                                 && result().contains(u" The key may be left on 1 nodes. Unknown on "_s),
                             kPatienceMs);
    QCOMPARE(outcomes().filter(u"○ restored and removed again"_s).size(), 3);
    QCOMPARE(outcomes().filter(u"? unknown"_s).size(), 1);
}

void TestReleaseDialog::mostNodesHaveNoTtlToShorten()
{
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"worker-1"_s}));
    QCOMPARE(m_nodes[0].cli({u"PEXPIRE"_s, u"lock:a"_s, u"300000"_s}), "1");
    open(u"lock:a"_s);
    choose(u"act-shorten-ttl"_s);
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(result().contains(u"TTL shortened to "_s), kPatienceMs);
    QVERIFY2(result().contains(
                 u" It has no TTL on 4 nodes and does not expire there. It may be held forever: it has no TTL."_s),
             qPrintable(result()));
}

void TestReleaseDialog::aHoldOffIsNotPutBack()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    auto *putBack = m_dialog->findChild<QPushButton *>(u"releasePutBack"_s);
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"next"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!putBack->isEnabled(), kPatienceMs);
    QCOMPARE(putBack->toolTip(), u"Cannot be undone: It is no longer free"_s);
    m_session->lockActions();
    click(putBack);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "next"), 5);
}

void TestReleaseDialog::twoNodesOfFiveAreDown()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    m_nodes[3].kill();
    m_nodes[4].kill();
    open(u"lock:a"_s);
    QCOMPARE(effects().filter(u"not reached"_s).size(), 2);
    choose(u"act-shorten-ttl"_s);
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(result().startsWith(u"TTL shortened to "_s), kPatienceMs);
    QVERIFY2(result().contains(u" did not answer and may still hold it."_s), qPrintable(result()));
    QCOMPARE(outcomes().filter(u"✔ shortened"_s).size(), 3);
}

void TestReleaseDialog::puttingBackOnProductionIsTypedAnew()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, Environment::Production);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s), u"lock:a"_s);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseReason"_s), u"wrong one"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isFree(), qPrintable(result()), kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releasePutBack"_s));
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseButton"), u"Restore lock:a"_s, kPatienceMs);
    QVERIFY(!releaseButton()->isEnabled());
    QVERIFY(text("releaseMessage").contains(u"type the lock's name"_s));
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s), u"lock:a"_s);
    // Why it was released is proposed; the first key replaces it.
    QCOMPARE(text("releaseReason"), u"wrong one"_s);
    QVERIFY(releaseButton()->isEnabled());
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseReason"_s), u"by mistake"_s);
    QCOMPARE(text("releaseReason"), u"by mistake"_s);
    QVERIFY(releaseButton()->isEnabled());
    click(releaseButton());
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(readJournal(m_journal).size(), 4, kPatienceMs);
    QVERIFY(readJournal(m_journal).at(2).value("reason"_L1).toString().contains(u"by mistake"_s));
}

void TestReleaseDialog::turningAwayFromAnActThatIsNotForIt()
{
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"worker-1"_s}));
    open(u"lock:a"_s);
    m_dialog->findChild<QRadioButton *>(u"act-shorten-ttl"_s)
        ->setChecked(true); // as an action that was chosen before the lock changed
    QVERIFY(!releaseButton()->isEnabled());
    QVERIFY(text("releaseMessage").contains(u"no TTL to shorten"_s));
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QTRY_COMPARE_WITH_TIMEOUT(journalEvents(m_journal), QStringList({u"shorten-ttl-cancelled"_s}), kPatienceMs);
    QCOMPARE(readJournal(m_journal).first().value("name"_L1).toString(), u"lock:a"_s);
}

void TestReleaseDialog::whatRunsIsNotTurnedAwayFrom()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s);
    const QSignalSpy executed(m_dialog, &ReleaseDialog::executed);
    m_nodes[2].freeze(); // the outcome is not there before its timeout
    click(releaseButton());
    QCOMPARE(text("releaseMessage"), u"Asking the nodes…"_s);
    auto *close = m_dialog->findChild<QPushButton *>(u"releaseClose"_s);
    QVERIFY(!close->isEnabled());
    click(close);
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    m_dialog->close(); // the window's own button
    QVERIFY(m_dialog->isVisible());
    m_nodes[2].thaw();
    QTRY_COMPARE_WITH_TIMEOUT(executed.size(), 1, kPatienceMs);
    QVERIFY2(result().contains(u"Released"_s), qPrintable(result()));
    QVERIFY(close->isEnabled());
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
}

void TestReleaseDialog::aNewOwnerIsTypedAnewOnProduction()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, Environment::Production);
    auto *name = m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s);
    QTest::keyClicks(name, u"lock:a"_s);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseReason"_s), u"worker-1 is dead"_s);
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"newcomer"_s));
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseResult").startsWith(u"Nothing was released: the owner has changed"_s),
                             kPatienceMs);
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseSummary").contains(u"Held by newcomer"_s), kPatienceMs);
    // What was confirmed was the end of worker-1.
    QVERIFY(!releaseButton()->isEnabled());
    QCOMPARE(name->text(), QString());
    QVERIFY2(text("releaseMessage").startsWith(u"This plan is for another owner than the one before"_s),
             qPrintable(text("releaseMessage")));
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s)); // for the same owner now
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseMessage").startsWith(u"This is production"_s),
                              qPrintable(text("releaseMessage")), kPatienceMs);
    click(releaseButton());
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "newcomer"), 5);
    QTest::keyClicks(name, u"lock:a"_s);
    click(releaseButton());
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.countOf({u"EXISTS"_s, u"lock:a"_s}, "0"), 5, kPatienceMs);
}

void TestReleaseDialog::theSameOwnerIsNotTypedTwice()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, Environment::Production);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s), u"lock:a"_s);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseReason"_s), u"dead"_s);
    m_nodes[4].cli({u"DEL"_s, u"lock:a"_s});
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseSummary").contains(u"on 4 of 5 nodes"_s), kPatienceMs);
    QVERIFY(releaseButton()->isEnabled());
}

void TestReleaseDialog::enterInAFieldCancelsNothing()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, Environment::Production);
    m_dialog->activateWindow();
    auto *reason = m_dialog->findChild<QLineEdit *>(u"releaseReason"_s);
    QTest::keyClicks(reason, u"the host is gone"_s);
    choose(u"act-shorten-ttl"_s);
    auto *time = m_dialog->findChild<QDoubleSpinBox *>(u"actTime-shorten-ttl"_s);
    for (QWidget *field : {static_cast<QWidget *>(reason),
                           static_cast<QWidget *>(m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s)),
                           static_cast<QWidget *>(time), static_cast<QWidget *>(m_dialog->findChild<QTableView *>())}) {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Return);
        QTest::keyClick(field, Qt::Key_Enter);
        QVERIFY2(m_dialog && m_dialog->isVisible(), qPrintable(field->objectName()));
    }
    QCOMPARE(reason->text(), u"the host is gone"_s);
    QVERIFY(journalEvents(m_journal).isEmpty());
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
}

void TestReleaseDialog::aNameIsNoMarkup()
{
    const QString name = u"<b>lock</b> & <img src=x>"_s;
    QVERIFY(m_nodes.seed(name));
    open(name, Environment::Production);
    const QString tip = releaseButton()->toolTip();
    QVERIFY2(tipText(tip).contains(name), qPrintable(tip));
}

void TestReleaseDialog::aLongNameIsReadInFull()
{
    const QString name = u"lock:"_s + u"n"_s.repeated(495) + u'a';
    QVERIFY(m_nodes.seed(name));
    open(name, Environment::Production);
    auto *whole = m_dialog->findChild<QPlainTextEdit *>(u"releaseWholeName"_s);
    QCOMPARE(whole->toPlainText(), name);
    // Wrapped, not running off the edge, and all of it in view.
    QTRY_VERIFY_WITH_TIMEOUT(whole->verticalScrollBar()->maximum() == 0, kPatienceMs);
    QVERIFY(whole->document()->firstBlock().layout()->lineCount() > 1);
    QVERIFY(whole->document()->idealWidth() <= whole->viewport()->width());
    // Where it is cut, its end is seen.
    for (const char *part : {"releaseTitle", "releaseMessage", "releaseButton"})
        QVERIFY2(text(part).contains(u"…nnn"_s) && text(part).contains(u"na"_s), qPrintable(text(part)));
    whole->setFocus();
    QTest::keySequence(whole, QKeySequence::SelectAll);
    QTest::keySequence(whole, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), name);
    auto *typed = m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s);
    typed->setFocus();
    QTest::keySequence(typed, QKeySequence::Paste);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseReason"_s), u"the host is gone"_s);
    QVERIFY(releaseButton()->isEnabled());
}

void TestReleaseDialog::aLongOwnerIsNamedAsInTheTable()
{
    const QString token = u"lockscope:host-3:4711:report-job:"_s + u"0123456789abcdef"_s.repeated(2);
    QVERIFY(m_nodes.seed(u"lock:a"_s, token));
    open(u"lock:a"_s, Environment::Production);
    LockStatePtr lock;
    const QObject scope;
    connect(m_session.get(), &Session::boardChanged, &scope, [&lock](const BoardDiffPtr &board) {
        if (!board->changed.empty()) // another diff may tell of the nodes only
            lock = board->changed.front();
    });
    m_session->republish();
    QTRY_VERIFY_WITH_TIMEOUT(lock, kPatienceMs);
    m_dialog->setEvidence(lock);
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseSummary").startsWith(u"Held by report-job@host-3 · 4711"_s),
                              qPrintable(text("releaseSummary")), kPatienceMs);
    QVERIFY(columnOf(m_dialog, "releaseNodes", 1).constFirst().startsWith(token.left(50))); // as in Redis
    // It opens at its top, as high as it needs.
    auto *title = m_dialog->findChild<QLabel *>(u"releaseTitle"_s);
    const auto isAllThere = [title] { return title->visibleRegion().boundingRect() == title->rect(); };
    QTRY_VERIFY_WITH_TIMEOUT(isAllThere(), kPatienceMs);
}

void TestReleaseDialog::aNameIsTypedAsItIsShown()
{
    // Nobody can type what cannot be seen.
    const QString name = u"lock:a\u200Bb\u202Ec"_s;
    QVERIFY(m_nodes.seed(name));
    open(name, Environment::Production);
    auto *typed = m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s);
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseReason"_s), u"the host is gone"_s);
    QTest::keyClicks(typed, u"lock:abc"_s);
    QVERIFY(!releaseButton()->isEnabled());
    typed->clear();
    QTest::keyClicks(typed, m_dialog->findChild<QPlainTextEdit *>(u"releaseWholeName"_s)->toPlainText());
    QVERIFY2(typed->text().contains(u"\\u{200B}"_s), qPrintable(typed->text()));
    QVERIFY(releaseButton()->isEnabled());
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(isReleased(), qPrintable(result()), kPatienceMs);
}

void TestReleaseDialog::tooFewAnswerToCallItHeld()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    for (int i = 2; i < 5; ++i)
        m_nodes[i].kill();
    open(u"lock:a"_s);
    QVERIFY2(text("releaseSummary").startsWith(u"worker-1 has it. Whether it is held is unknown"_s),
             qPrintable(text("releaseSummary")));
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(result().contains(u"Released on 2 of 5 nodes"_s), qPrintable(result()), kPatienceMs);
    QVERIFY2(result().contains(u"It may still be held until its TTL ends."_s), qPrintable(result()));
    QVERIFY(m_dialog->findChild<ResultBox *>()->severity() == Severity::Warning);
    QVERIFY(m_dialog->findChild<QWidget *>(u"releaseWatched"_s)->isVisible());
}

void TestReleaseDialog::theUserMayNotReleaseIt()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"-del"_s}));
    const auto allow = qScopeGuard([this] { m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"+del"_s}); });
    open(u"lock:a"_s);
    click(releaseButton());
    QTRY_VERIFY2_WITH_TIMEOUT(text("releaseResult") == u"Nothing was done: this user lacks the right."_s,
                              qPrintable(result()), kPatienceMs);
    QVERIFY2(text("releaseResultDetail").contains(u"extend the user's rights with ACL SETUSER"_s),
             qPrintable(result()));
    QVERIFY(!result().contains(u"nknown"_s));
    const auto *table = m_dialog->findChild<QTableView *>(u"releaseOutcomes"_s);
    QVERIFY(
        tipText(table->model()->index(0, kOutcomeColumn).data(Qt::ToolTipRole).toString()).contains(outcomes().at(0)));
    // There is no aftermath of what was not done.
    QCOMPARE(text("releaseReality"), QString());
    QVERIFY(!m_dialog->findChild<QWidget *>(u"releaseWatched"_s)->isVisible());
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
}

void TestReleaseDialog::onANodeThatIsSilentItNeverEnds()
{
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"worker-1"_s}));
    open(u"lock:a"_s);
    m_nodes[2].freeze();
    click(releaseButton());
    QTRY_VERIFY_WITH_TIMEOUT(isReleasedOn(4), kPatienceMs);
    QVERIFY2(result().contains(u"Where it is left, it does not expire."_s), qPrintable(result()));
}

void TestReleaseDialog::whatIsTypedStaysInItsPlace()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, Environment::Production);
    auto *reason = m_dialog->findChild<QLineEdit *>(u"releaseReason"_s);
    auto *name = m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s);
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog)); // laid out
    const auto place = [&] { return reason->mapTo(m_dialog, QPoint()).y(); };
    const int before = place();
    const auto settled = [&] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
        return place();
    };
    QTest::keyClicks(name, u"lock:a"_s);
    QTest::keyClicks(reason, u"because"_s);
    QCOMPARE(text("releaseMessage"), QString());
    QCOMPARE(settled(), before);
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!text("releaseSummary").startsWith(u"Reading"_s), kPatienceMs);
    QCOMPARE(settled(), before);
    reason->clear();
    QVERIFY(!text("releaseMessage").isEmpty());
    QCOMPARE(settled(), before);
}

void TestReleaseDialog::thatAnotherOwnerIsPlannedForMovesNoField()
{
    const QString lock = u"orders:"_s + u"very-long-name-"_s.repeated(10);
    QVERIFY(m_nodes.seed(lock));
    open(lock, Environment::Production);
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog)); // laid out
    auto *name = m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s);
    QTest::keyClicks(name, lock);
    const auto place = [&] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
        return name->mapTo(m_dialog, QPoint()).y();
    };
    const int before = place();
    QVERIFY(m_nodes.seed(lock, u"next"_s));
    click(m_dialog->findChild<QPushButton *>(u"releaseAgain"_s));
    QTRY_VERIFY_WITH_TIMEOUT(text("releaseMessage").startsWith(u"This plan is for another owner"_s), kPatienceMs);
    QCOMPARE(place(), before);
}

void TestReleaseDialog::tabWalksThroughTheDialog()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, Environment::Production);
    m_dialog->activateWindow();
    auto *first = m_dialog->findChild<QRadioButton *>(u"act-release"_s);
    auto *again = m_dialog->findChild<QPushButton *>(u"releaseAgain"_s);
    first->setFocus();
    QTRY_VERIFY_WITH_TIMEOUT(first->hasFocus(), kPatienceMs);
    for (const auto &[key, goal] : {std::pair<Qt::Key, QWidget *>{Qt::Key_Tab, again}, {Qt::Key_Backtab, first}}) {
        QStringList way;
        for (int steps = 0; m_dialog->focusWidget() != goal && steps < 30; ++steps) {
            QTest::keyClick(m_dialog->focusWidget(), key);
            way += m_dialog->focusWidget()->objectName();
        }
        QVERIFY2(m_dialog->focusWidget() == goal, qPrintable(way.join(u' ')));
        for (const auto &name : {u"releaseNodes"_s, u"releaseTypedName"_s, u"releaseReason"_s, u"releaseClose"_s})
            QVERIFY2(way.contains(name), qPrintable(way.join(u' ')));
    }
    // From the reason straight to the button.
    QTest::keyClicks(m_dialog->findChild<QLineEdit *>(u"releaseTypedName"_s), u"lock:a"_s);
    auto *reason = m_dialog->findChild<QLineEdit *>(u"releaseReason"_s);
    reason->setFocus();
    QTest::keyClicks(reason, u"gone"_s);
    QTest::keyClick(reason, Qt::Key_Tab);
    QCOMPARE(m_dialog->focusWidget(), releaseButton());
}

void TestReleaseDialog::whatWaitsCanBeReachedByTab()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    open(u"lock:a"_s, Environment::Unspecified);
    m_dialog->activateWindow();
    auto *reason = m_dialog->findChild<QLineEdit *>(u"releaseReason"_s);
    QTRY_VERIFY_WITH_TIMEOUT(reason->hasFocus(), kPatienceMs);
    QVERIFY2(text("releaseMessage").startsWith(u"Check the plan once more"_s), qPrintable(text("releaseMessage")));
    QTest::keyClick(reason, Qt::Key_Tab);
    QCOMPARE(m_dialog->focusWidget(), releaseButton());
    QTest::keyClick(releaseButton(), Qt::Key_Space);
    // Pressed too early and let go when it is ready: that is not a click either.
    QTest::keyPress(releaseButton(), Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(text("releaseMessage"), QString(), kPatienceMs);
    QTest::keyRelease(releaseButton(), Qt::Key_Space);
    QVERIFY(journalEvents(m_journal).isEmpty());
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
    QTest::keyClick(releaseButton(), Qt::Key_Space);
    QTRY_VERIFY2_WITH_TIMEOUT(isReleased(), qPrintable(result()), kPatienceMs);
}

LOCKSCOPE_TEST(QApplication, TestReleaseDialog)
#include "tst_releasedialog.moc"
