#include "fixtures/testprogram.h"

#include "window.h"

#include <lockscope/ui/contention/rankingview.h>
#include <lockscope/ui/journals/auditview.h>
#include <lockscope/ui/locks/lockorder.h>
#include <lockscope/ui/tables/steadytable.h>
#include <lockscope/ui/window/viewhistory.h>

#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QTreeView>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

/// How a window shows its locks: sorting, columns, going back. By keys alone.
class TestShowing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void sortedByKeys();
    void columnsByKeys();
    void theRankingToo();
    void menusOnlyWhereTheyMeanSomething();
    void oneStepBackAndForth();
    void typingIsOneStep();
    void theHistoryOfViewsIsBounded();
    void ctrlZGoesBackInTheWindow();
    void ctrlZInTheLineIsTheLines();
    void exportIsOffWhereThereIsNothingToExport();

private:
    [[nodiscard]] QMenu *menu(const char *name) const
    {
        return m_window->widget->findChild<QMenu *>(QLatin1String(name));
    }
    /// Opens the menu and chooses the entry with this text, by keys.
    void choose(QMenu *menu, const QString &text) const;

    Nodes m_nodes{1};
    std::unique_ptr<Window> m_window;
};

void TestShowing::initTestCase()
{
    QVERIFY(m_nodes.start());
}

void TestShowing::init()
{
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
    QVERIFY(m_nodes.seed(u"app:b"_s, u"worker-1"_s));
    QVERIFY(m_nodes.seed(u"a"_s, u"worker-2"_s));
    m_window = std::make_unique<Window>(m_nodes);
    m_window->widget->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window->widget.get()));
    QTRY_COMPARE_WITH_TIMEOUT(m_window->rows(), 2, kPatienceMs);
}

void TestShowing::choose(QMenu *menu, const QString &text) const
{
    QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), kPatienceMs);
    for (int i = 0; i < 2 * menu->actions().size(); ++i) {
        if (menu->activeAction() != nullptr && QString(menu->activeAction()->text()).remove(u'&') == text)
            break;
        QTest::keyClick(menu, Qt::Key_Down);
    }
    QVERIFY2(menu->activeAction() != nullptr && QString(menu->activeAction()->text()).remove(u'&') == text,
             qPrintable(text));
    QTest::keyClick(menu, Qt::Key_Return);
    // Where there is no window manager the focus does not come back by itself.
    m_window->widget->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window->widget.get()));
}

void TestShowing::sortedByKeys()
{
    auto &widget = *m_window->widget;
    QTest::keyClick(&widget, Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    choose(menu("sortByActionMenu"), u"Owner"_s);
    QTRY_COMPARE_WITH_TIMEOUT(widget.model()->rowOf("app:b"), 0, kPatienceMs);
    QTest::keyClick(&widget, Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    choose(menu("sortByActionMenu"), u"Descending"_s);
    QTRY_COMPARE_WITH_TIMEOUT(widget.model()->rowOf("a"), 0, kPatienceMs);
    QCOMPARE(m_window->table()->horizontalHeader()->sortIndicatorSection(), static_cast<int>(LockColumn::Owner));
}

void TestShowing::columnsByKeys()
{
    auto &widget = *m_window->widget;
    QVERIFY(m_window->table()->isColumnHidden(LockColumn::Dialect));
    QTest::keyClick(&widget, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    choose(menu("columnsActionMenu"), u"Dialect"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->table()->isColumnHidden(LockColumn::Dialect), kPatienceMs);
    QTest::keyClick(&widget, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    choose(menu("columnsActionMenu"), u"Default columns"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->table()->isColumnHidden(LockColumn::Dialect), kPatienceMs);
}

void TestShowing::theRankingToo()
{
    auto &widget = *m_window->widget;
    QTest::keyClick(&widget, Qt::Key_4, Qt::ControlModifier);
    const auto *header = widget.findChild<RankingView *>()->tree()->header();
    const QString second = header->model()->headerData(1, Qt::Horizontal).toString();
    QTest::keyClick(&widget, Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    choose(menu("sortByActionMenu"), second);
    QTRY_COMPARE_WITH_TIMEOUT(header->sortIndicatorSection(), 1, kPatienceMs);
}

void TestShowing::menusOnlyWhereTheyMeanSomething()
{
    auto &widget = *m_window->widget;
    widget.showView(u"nodes"_s);
    for (const auto *action : {widget.sortByAction(), widget.columnsAction()}) {
        QVERIFY(!action->isEnabled());
        QVERIFY(!action->toolTip().isEmpty());
    }
    QTest::keyClick(&widget, Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!menu("sortByActionMenu")->isVisible());
}

void TestShowing::oneStepBackAndForth()
{
    QWidget window;
    ViewHistory history(&window);
    const QSignalSpy wanted(&history, &ViewHistory::wanted);
    QVERIFY(!history.undo()->isEnabled() && !history.redo()->isEnabled());
    const ShownState locks{.view = u"locks"_s};
    const ShownState space{.view = u"locks"_s, .space = "app:"};
    const ShownState nodes{.view = u"nodes"_s, .space = "app:"};
    history.begin(locks);
    history.note(locks);
    QVERIFY(!history.undo()->isEnabled()); // nothing has changed
    history.note(space);
    history.note(nodes);
    const auto told = [&wanted] { return wanted.last().first().value<ShownState>(); };
    history.undo()->trigger();
    QCOMPARE(told(), space);
    history.note(space); // what was wanted is shown: that is no change
    history.undo()->trigger();
    QCOMPARE(told(), locks);
    QVERIFY(!history.undo()->isEnabled());
    history.redo()->trigger();
    QCOMPARE(told(), space);
    history.note(nodes); // another way: the old one ahead is lost
    QVERIFY(!history.redo()->isEnabled());
}

void TestShowing::typingIsOneStep()
{
    QWidget window;
    ViewHistory history(&window);
    const QSignalSpy wanted(&history, &ViewHistory::wanted);
    ShownState state{.view = u"locks"_s};
    history.begin(state);
    for (const auto &text : {u"a"_s, u"ab"_s, u"abc"_s}) {
        state.filter = text;
        history.note(state);
    }
    history.settle();
    state.filter = u"x"_s;
    history.note(state);
    history.undo()->trigger();
    QCOMPARE(wanted.last().first().value<ShownState>().filter, u"abc"_s);
    history.undo()->trigger();
    QCOMPARE(wanted.last().first().value<ShownState>().filter, QString());
    QVERIFY(!history.undo()->isEnabled());
}

void TestShowing::theHistoryOfViewsIsBounded()
{
    QWidget window;
    ViewHistory history(&window);
    for (int i = 0; i < 1000; ++i)
        history.note({.view = QString::number(i)});
    size_t steps = 0;
    while (history.undo()->isEnabled()) {
        history.undo()->trigger();
        ++steps;
    }
    QCOMPARE(steps, ViewHistory::kMostSteps);
}

void TestShowing::ctrlZGoesBackInTheWindow()
{
    auto &widget = *m_window->widget;
    auto *filter = widget.findChild<QLineEdit *>(u"filter"_s);
    widget.namespacesAction()->trigger();
    auto *pane = widget.findChild<QTreeView *>(u"namespaces"_s);
    QTRY_COMPARE_WITH_TIMEOUT(pane->model()->rowCount(), 2, kPatienceMs);
    QTest::keyClick(&widget, Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(filter, u"owner:worker-2"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->rows(), 1, kPatienceMs);
    QTest::keyClick(filter, Qt::Key_Return);
    QTest::mouseClick(pane->viewport(), Qt::LeftButton, {}, pane->visualRect(pane->model()->index(1, 0)).center());
    QTRY_COMPARE_WITH_TIMEOUT(m_window->rows(), 0, kPatienceMs);
    m_window->table()->setFocus();
    QTest::keyClick(&widget, Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(widget.currentView(), u"timeline"_s);

    const auto back = [&widget] { QTest::keyClick(&widget, Qt::Key_Z, Qt::ControlModifier); };
    back();
    QCOMPARE(widget.currentView(), u"locks"_s);
    QCOMPARE(filter->text(), u"owner:worker-2"_s);
    m_window->table()->setFocus();
    back();
    QTRY_COMPARE_WITH_TIMEOUT(m_window->rows(), 1, kPatienceMs); // all namespaces
    back();
    QCOMPARE(filter->text(), QString()); // all that was typed
    QTRY_COMPARE_WITH_TIMEOUT(m_window->rows(), 2, kPatienceMs);
    back(); // where it began
    QCOMPARE(widget.currentView(), u"overview"_s);
    QVERIFY(!widget.undoViewAction()->isEnabled());
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(&widget, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(widget.currentView(), u"locks"_s);
    QCOMPARE(filter->text(), u"owner:worker-2"_s);
}

void TestShowing::ctrlZInTheLineIsTheLines()
{
    auto &widget = *m_window->widget;
    widget.showView(u"nodes"_s);
    widget.showView(u"locks"_s);
    auto *filter = widget.findChild<QLineEdit *>(u"filter"_s);
    QTest::keyClick(&widget, Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(filter, u"abc"_s);
    QTest::keyClick(filter, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(filter->text() != u"abc"_s);
    QCOMPARE(widget.currentView(), u"locks"_s);
}

void TestShowing::exportIsOffWhereThereIsNothingToExport()
{
    auto &widget = *m_window->widget;
    for (const auto *action : widget.viewActions()) {
        widget.showView(action->data().toString());
        QVERIFY(!widget.exportAction()->toolTip().isEmpty());
    }
    widget.showView(u"locks"_s);
    QVERIFY(widget.exportAction()->isEnabled());
}

LOCKSCOPE_TEST(QApplication, TestShowing)
#include "tst_showing.moc"
