#include "fixtures/testprogram.h"

#include <lockscope/ui/tables/headerstate.h>
#include <lockscope/ui/tables/steadytable.h>

#include <QApplication>
#include <QHeaderView>

using namespace Lockscope;
using namespace Qt::StringLiterals;

namespace {

/// A table whose titles just fit, in a font of this size.
struct Titled
{
    explicit Titled(int points) : table({u"A title of some length"_s, u"Hidden title"_s, u"Last"_s})
    {
        QFont font = table.font();
        font.setPointSize(points);
        table.setFont(font);
        header.setFont(font);
        header.setMinimumSectionSize(em());
    }
    [[nodiscard]] int em() const { return header.fontMetrics().horizontalAdvance(u'm'); }
    [[nodiscard]] int titleWidth(int column) const { return header.sectionSizeHint(column); }

    SteadyTable table;
    QHeaderView &header = *table.horizontalHeader();
};

} // namespace

class TestHeaderState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsGrowAndShrinkWithTheFont();
    void sameFontSameWidths();
    void statesOfTheHeaderItselfStillLoad();
    void othersAreRefused();
};

void TestHeaderState::columnsGrowAndShrinkWithTheFont()
{
    Titled small(9);
    for (const int column : {0, 1})
        small.header.resizeSection(column, small.titleWidth(column) + small.em());
    small.header.hideSection(1);
    small.header.swapSections(0, 1);
    const QByteArray state = saveHeader(small.header);

    Titled large(18);
    QVERIFY(restoreHeader(large.header, state));
    QVERIFY(large.header.isSectionHidden(1));
    QCOMPARE(large.header.visualIndex(0), 1);
    QVERIFY2(large.header.sectionSize(0) >= large.titleWidth(0),
             qPrintable(u"%1 < %2"_s.arg(large.header.sectionSize(0)).arg(large.titleWidth(0))));
    QCOMPARE(large.header.minimumSectionSize(), large.em());
    large.header.showSection(1);
    QVERIFY(large.header.sectionSize(1) >= large.titleWidth(1));

    Titled again(9);
    QVERIFY(restoreHeader(again.header, saveHeader(large.header)));
    QVERIFY(std::abs(again.header.sectionSize(0) - small.header.sectionSize(0)) <= 1);
}

void TestHeaderState::sameFontSameWidths()
{
    Titled first(11);
    first.header.resizeSection(0, 123);
    Titled second(11);
    QVERIFY(restoreHeader(second.header, saveHeader(first.header)));
    QCOMPARE(second.header.sectionSize(0), 123);
}

void TestHeaderState::statesOfTheHeaderItselfStillLoad()
{
    Titled first(9);
    first.header.resizeSection(0, 123);
    Titled second(18);
    QVERIFY(restoreHeader(second.header, first.header.saveState()));
    QCOMPARE(second.header.sectionSize(0), 123);
}

void TestHeaderState::othersAreRefused()
{
    Titled first(9);
    const QByteArray state = saveHeader(first.header);
    Titled second(18);
    second.header.resizeSection(0, 321);
    for (const QByteArray &wrong :
         {QByteArray(), QByteArray("rubbish"), state.left(3), state.left(10), state.left(state.size() / 2),
          state.left(4) + QByteArray(8, '\xff') + state.mid(12), state.left(4) + QByteArray(8, '\0') + state.mid(12)})
        QVERIFY(!restoreHeader(second.header, wrong));
    QCOMPARE(second.header.sectionSize(0), 321);
}

LOCKSCOPE_TEST(QApplication, TestHeaderState)
#include "tst_headerstate.moc"
