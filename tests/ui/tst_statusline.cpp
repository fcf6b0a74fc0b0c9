#include "fixtures/testprogram.h"

#include <lockscope/ui/kit/fittedtext.h>
#include <lockscope/ui/window/statusline.h>

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTimer>

using namespace Lockscope;
using namespace Qt::StringLiterals;

class TestStatusLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessageClearsItself();
    void aKeptMessageStaysUntilTheNext();
    void eachMessageHasItsWholeTime();
    void itsToolTipGoesWithIt();
    void aTextThatFitsItsRoundedWidthIsNotCut();
};

namespace {

struct ShownLine
{
    StatusLine line;
    QTimer *timer = line.findChild<QTimer *>();
    QLabel *label = line.findChild<QLabel *>(u"message"_s);
};

} // namespace

void TestStatusLine::aMessageClearsItself()
{
    ShownLine shown;
    const QSignalSpy cleared(&shown.line, &StatusLine::cleared);
    shown.line.show(u"Released a."_s);
    QCOMPARE(shown.line.text(), u"Released a."_s);
    QVERIFY2(shown.label->text().endsWith(u"  Released a."_s), qPrintable(shown.label->text()));
    QVERIFY(shown.timer->isActive());
    QCOMPARE(shown.timer->interval(), StatusLine::kShownMillis);
    shown.timer->start(0);
    QTRY_COMPARE(cleared.size(), 1);
    QCOMPARE(shown.line.text(), QString());
    QCOMPARE(shown.label->text(), QString());
    shown.line.clear();
    QCOMPARE(cleared.size(), 1);
}

void TestStatusLine::aKeptMessageStaysUntilTheNext()
{
    ShownLine shown;
    shown.line.show(u"Released a."_s);
    shown.line.show(u"The journal cannot be written."_s, {}, StatusLine::Kind::Kept);
    QVERIFY(!shown.timer->isActive());
    shown.line.show(u"Copied."_s);
    QCOMPARE(shown.line.text(), u"Copied."_s);
    QVERIFY(shown.timer->isActive());
}

void TestStatusLine::eachMessageHasItsWholeTime()
{
    ShownLine shown;
    shown.line.show(u"one"_s);
    shown.timer->start(1); // its time is nearly over
    shown.line.show(u"two"_s);
    QCOMPARE(shown.timer->interval(), StatusLine::kShownMillis);
    QVERIFY(shown.timer->remainingTime() > 1);
}

void TestStatusLine::itsToolTipGoesWithIt()
{
    ShownLine shown;
    shown.line.show(u"Released 3 locks."_s, u"Released a, b and <c>."_s);
    QVERIFY2(shown.label->toolTip().contains(u"Released a, b and"_s), qPrintable(shown.label->toolTip()));
    QVERIFY(!shown.label->toolTip().contains(u"<c>"_s)); // names are no markup
    shown.line.setToolTip(u"Another"_s);
    QCOMPARE(shown.label->toolTip(), u"Another"_s);
    shown.line.show(u"Copied."_s);
    QCOMPARE(shown.label->toolTip(), QString());
    shown.line.show(u"Released."_s, u"All"_s);
    shown.line.show({});
    QCOMPARE(shown.label->toolTip(), QString());
    QCOMPARE(shown.line.text(), QString());
}

void TestStatusLine::aTextThatFitsItsRoundedWidthIsNotCut()
{
    for (int size = 70; size < 160; ++size) {
        QFont font;
        font.setPointSizeF(size / 10.0);
        font.setHintingPreference(QFont::PreferNoHinting);
        const QFontMetrics metrics(font);
        for (const QString &text : {u"7 個鎖"_s, u"7 locks"_s, u"Held, 1 node"_s, u"≥ 1 分 12 秒"_s})
            QCOMPARE(fittedText(metrics, text, Qt::ElideRight, metrics.horizontalAdvance(text)), text);
    }
}

LOCKSCOPE_TEST(QApplication, TestStatusLine)
#include "tst_statusline.moc"
