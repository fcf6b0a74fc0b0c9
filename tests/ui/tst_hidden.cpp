#include "fixtures/testprogram.h"

#include "window.h"

#include <lockscope/ui/kit/visibilitywatch.h>
#include <lockscope/ui/window/banner.h>

#include <QApplication>
#include <QFileDialog>
#include <QTabWidget>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

/// What a widget that nobody can see does: nothing; and what it says when it is seen again. That the nodes hear nothing
/// of a session at rest is shown by tst_resting.
class TestHidden : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void restsWhenOutOfSight_data();
    void restsWhenOutOfSight();
    void aMomentOutOfSightIsNone();
    void neverShownIsHidden();
    void nothingIsSentWhileHidden();
    void saysHowOldItIsUntilAllIsReadAgain();
    void theHostMayWantItWatched();
    void aRecordingIsWatched();
    void anotherWidgetThatIsSeenWillDo();
    void aDockThatFloatsIsFollowed();

private:
    Nodes m_nodes{3};
};

void TestHidden::initTestCase()
{
    QVERIFY(m_nodes.start());
}

void TestHidden::init()
{
    QVERIFY(m_nodes.start());
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
    QVERIFY(m_nodes.seed(u"lock:a"_s));
}

void TestHidden::restsWhenOutOfSight_data()
{
    QTest::addColumn<QString>("how");
    for (const auto *how : {"hidden", "another tab", "minimised", "window hidden"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestHidden::restsWhenOutOfSight()
{
    QFETCH(QString, how);
    Deployment deployment = m_nodes.deployment();
    deployment.beganEmptyAt = Clock::system().wallNow(); // however young its nodes are, that is no reason to warn
    Session session(deployment, m_nodes.options());
    QTabWidget host;
    auto *widget = new LockscopeWidget(&session);
    host.addTab(widget, u"Locks"_s);
    host.addTab(new QLabel(u"Something else"_s), u"Other"_s);
    host.resize(1200, 800);
    host.show();
    session.start();
    QTRY_COMPARE_WITH_TIMEOUT(widget->model()->rowCount(), 1, kPatienceMs);
    QVERIFY(session.isReading());

    const bool isTab = how == u"another tab"_s;
    if (how == u"hidden"_s)
        widget->hide();
    else if (isTab)
        host.setCurrentIndex(1);
    else if (how == u"minimised"_s)
        host.showMinimized();
    else
        host.hide();
    QTRY_VERIFY_WITH_TIMEOUT(session.isResting(), kPatienceMs);
    QVERIFY(!session.isPaused()); // nobody has stopped it
    QVERIFY(widget->readingAction()->isChecked());
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    m_nodes.removeKey(u"lock:a"_s);
    QVERIFY(!QTest::qWaitFor([&] { return widget->model()->lock("lock:b") != nullptr; }, 700));

    if (how == u"hidden"_s)
        widget->show();
    else if (isTab)
        host.setCurrentIndex(0);
    else if (how == u"minimised"_s)
        host.showNormal();
    else
        host.show();
    QTRY_VERIFY_WITH_TIMEOUT(session.isReading(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(widget->model()->lock("lock:b") != nullptr && widget->model()->lock("lock:a") == nullptr,
                             kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!session.catchingUp(), kPatienceMs);
    QCOMPARE(widget->findChild<Banner *>()->severity(), Severity::Fine);
}

void TestHidden::aMomentOutOfSightIsNone()
{
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    window.widget->hide();
    QCoreApplication::processEvents();
    QVERIFY(!window.session.isResting());
    window.widget->show();
    QVERIFY(!QTest::qWaitFor([&] { return window.session.isResting(); }, 2 * VisibilityWatch::kGraceMillis));
}

void TestHidden::neverShownIsHidden()
{
    Session session(m_nodes.deployment(), m_nodes.options());
    auto widget = std::make_unique<LockscopeWidget>(&session);
    QVERIFY(session.isResting());
    session.start();
    QVERIFY(!QTest::qWaitFor([&] { return widget->model()->totalCount() > 0; }, 700));
    widget->show();
    QTRY_COMPARE_WITH_TIMEOUT(widget->model()->totalCount(), 1, kPatienceMs);
    widget->hide();
    QTRY_VERIFY_WITH_TIMEOUT(session.isResting(), kPatienceMs);
    widget.reset();
    QVERIFY(session.isReading()); // who has the session without a widget wants to know
}

void TestHidden::nothingIsSentWhileHidden()
{
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    window.widget->hide();
    // By the servers' own account: of none of our connections was anything heard for twenty intervals.
    const auto isQuiet = [this] {
        for (int i = 0; i < m_nodes.count(); ++i) {
            int ours = 0;
            const auto lines = m_nodes[i].cli({u"CLIENT"_s, u"LIST"_s}).split('\n');
            for (const auto &line : lines) {
                if (!line.contains(" name=lockscope"))
                    continue;
                ++ours;
                if (line.contains(" idle=0 ") || line.contains(" idle=1 "))
                    return false;
            }
            if (ours == 0)
                return false;
        }
        return true;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), kPatienceMs);
    QVERIFY(m_nodes.onAll({u"CONFIG"_s, u"RESETSTAT"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), kPatienceMs);
    for (int i = 0; i < m_nodes.count(); ++i) {
        const auto lines = m_nodes[i].cli({u"INFO"_s, u"commandstats"_s}).split('\n');
        for (const auto &line : lines) {
            const bool isCommand = line.startsWith("cmdstat_");
            const bool isTests = line.startsWith("cmdstat_client|list") || line.startsWith("cmdstat_config|resetstat")
                || line.startsWith("cmdstat_ping");
            QVERIFY2(!isCommand || isTests, line.constData());
        }
    }
}

void TestHidden::saysHowOldItIsUntilAllIsReadAgain()
{
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    window.widget->hide();
    QTRY_VERIFY_WITH_TIMEOUT(window.session.isResting(), kPatienceMs);
    m_nodes[0].freeze(); // so that it takes a while
    window.widget->show();
    QTRY_VERIFY_WITH_TIMEOUT(window.text("bannerText").startsWith(u"‖ Lockscope did not read from "_s), kPatienceMs);
    QVERIFY(window.session.isReading());
    QCOMPARE(window.widget->findChild<Banner *>()->severity(), Severity::Notice);
    QVERIFY(window.widget->readingAction()->isChecked());
    QTRY_VERIFY2_WITH_TIMEOUT(!window.text("bannerText").startsWith(u"‖"_s), qPrintable(window.text("bannerText")),
                              kPatienceMs);
    // By then it is known that one node does not answer.
    QVERIFY2(window.text("bannerText").contains(u"2 of 3"_s), qPrintable(window.text("bannerText")));
}

void TestHidden::theHostMayWantItWatched()
{
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(!window.widget->watchesWhileHidden());
    QVERIFY(window.widget->setProperty("watchWhileHidden", true));
    window.widget->hide();
    QVERIFY(!QTest::qWaitFor([&] { return window.session.isResting(); }, 2 * VisibilityWatch::kGraceMillis));
    QVERIFY(m_nodes.seed(u"lock:b"_s));
    QTRY_VERIFY_WITH_TIMEOUT(window.widget->model()->lock("lock:b") != nullptr, kPatienceMs);
    window.widget->setWatchWhileHidden(false);
    QVERIFY(window.session.isResting());
}

void TestHidden::aRecordingIsWatched()
{
    QTemporaryDir folder;
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    window.widget->recordAction()->trigger();
    auto *dialog = window.widget->findChild<QFileDialog *>(u"recordDialog"_s);
    QVERIFY(dialog != nullptr);
    Q_EMIT dialog->fileSelected(folder.filePath(u"all.lockscope.jsonl"_s));
    dialog->close();
    QTRY_VERIFY_WITH_TIMEOUT(window.widget->recordAction()->isChecked(), kPatienceMs);
    window.widget->hide();
    QVERIFY(!QTest::qWaitFor([&] { return window.session.isResting(); }, 2 * VisibilityWatch::kGraceMillis));
    window.widget->recordAction()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window.session.isResting(), kPatienceMs);
}

void TestHidden::anotherWidgetThatIsSeenWillDo()
{
    Window window(m_nodes);
    auto second = std::make_unique<LockscopeWidget>(&window.session);
    second->show();
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    window.widget->hide();
    QVERIFY(!QTest::qWaitFor([&] { return window.session.isResting(); }, 2 * VisibilityWatch::kGraceMillis));
    second.reset();
    QTRY_VERIFY_WITH_TIMEOUT(window.session.isResting(), kPatienceMs);
}

void TestHidden::aDockThatFloatsIsFollowed()
{
    Session session(m_nodes.deployment(), m_nodes.options());
    QWidget host;
    host.resize(1000, 700);
    host.show();
    LockscopeWidget widget(&session, &host);
    widget.show();
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(session.isReading(), kPatienceMs);
    widget.setParent(nullptr); // it floats
    widget.show();
    QTRY_VERIFY_WITH_TIMEOUT(session.isReading(), kPatienceMs);
    host.hide(); // that is not its window any more
    QVERIFY(!QTest::qWaitFor([&] { return session.isResting(); }, 2 * VisibilityWatch::kGraceMillis));
    widget.showMinimized();
    QTRY_VERIFY_WITH_TIMEOUT(session.isResting(), kPatienceMs);
}

LOCKSCOPE_TEST(QApplication, TestHidden)
#include "tst_hidden.moc"
