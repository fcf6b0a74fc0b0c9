#include "fixtures/testprogram.h"

#include "window.h"

#include <lockscope/ui/acting/ownlockdialog.h>
#include <lockscope/ui/acting/releasedialog.h>

#include <QApplication>
#include <QPlainTextEdit>
#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// Labels below `parent` that would draw their present text as markup.
QStringList labelsThatRenderMarkup(const QWidget *parent)
{
    QStringList found;
    const auto labels = parent->findChildren<QLabel *>();
    for (const auto *label : labels) {
        const bool rich = label->textFormat() == Qt::RichText || label->textFormat() == Qt::MarkdownText
            || (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
        if (rich)
            found += label->objectName() + u": "_s + label->text().left(80);
    }
    return found;
}

/// Labels with a name of their own show what servers say: they must not even guess.
QStringList namedLabelsThatGuess(const QWidget *parent)
{
    QStringList found;
    const auto labels = parent->findChildren<QLabel *>();
    for (const auto *label : labels) {
        const bool own = !label->objectName().isEmpty() && !label->objectName().startsWith(u"qt_"_s);
        if (own && label->textFormat() != Qt::PlainText)
            found += label->objectName();
    }
    return found;
}

/// Characters of `text` that could drive a terminal or a text layout.
bool hasControls(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return (c.category() == QChar::Other_Control && c != u'\n') || c.category() == QChar::Other_Format
            || c.category() == QChar::Separator_Line;
    });
}

QString tooltips(const QWidget *parent)
{
    QString all;
    const auto widgets = parent->findChildren<QWidget *>();
    for (const auto *widget : widgets)
        all += widget->toolTip();
    return all;
}

QByteArray nestedTables()
{
    return QByteArray("<table><tr><td>").repeated(200);
}

} // namespace

/// Values from Redis are hostile: they stay text, of bounded length, with control characters made visible.
class TestHostileValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void aHostileLockIsShownAsText_data();
    void aHostileLockIsShownAsText();
    void aThousandHostileLocksLeaveTheWindowUsable();
    void aHostileNodeNameIsShownAsText();
    void aHostileNameCanBeTakenAndReleased();

private:
    Nodes m_nodes{1};
};

void TestHostileValues::initTestCase()
{
    QVERIFY(m_nodes.start());
}

void TestHostileValues::init()
{
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
}

void TestHostileValues::aHostileLockIsShownAsText_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("owner");
    // Within 512 bytes the value is an owner; a longer one cannot be compared in full and is no lock.
    QTest::newRow("tables in the value") << QByteArray("lock:tables") << nestedTables().left(500);
    QTest::newRow("tables in the name") << "lock:" + nestedTables() << QByteArray("worker-1");
    QTest::newRow("a name of 100 kB") << "lock:" + QByteArray(100'000, 'x') << QByteArray("worker-1");
    QTest::newRow("a name of 100 kB without a place to break, of wide signs")
        << "lock:" + QByteArray("\xe2\x96\x88").repeated(33'000) << QByteArray("worker-1");
    QTest::newRow("control characters") << QByteArray("lock:\x1b]0;title\x07\r\n\tx")
                                        << QByteArray("\x1b[31mred\x1b[0m\0\n", 13);
    QTest::newRow("bidirectional overrides") << QByteArray("lock:\xe2\x80\xae"
                                                           "evil\xe2\x81\xa6")
                                             << QByteArray("\xe2\x80\xab"
                                                           "renwo\xe2\x80\xac");
    QTest::newRow("bytes that are no text")
        << QByteArray("lock:\xff\xfe\xc0\x80") << QByteArray("\x80\x81\xed\xa0\x80");
    QTest::newRow("a tower of accents") << "lock:a" + QByteArray("\xcc\x81").repeated(2000) << QByteArray("worker-1");
    QTest::newRow("a script in a picture")
        << QByteArray("lock:<img src=file:///etc/passwd onerror=x>") << QByteArray("<a href='http://evil'>x</a>");
    QTest::newRow("place markers and mnemonics") << QByteArray("lock:%1%2%n&x&&y") << QByteArray("%1 %99 &z");
}

void TestHostileValues::aHostileLockIsShownAsText()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, owner);
    // Lua's escapes carry any byte through redis-cli's command line.
    const auto luaString = [](const QByteArray &bytes) {
        QString text;
        for (const char byte : bytes)
            text += u"\\%1"_s.arg(static_cast<int>(static_cast<uchar>(byte)), 3, 10, QChar(u'0'));
        return u"'"_s + text + u"'"_s;
    };
    const QString script = m_nodes[0].path(u"seed.lua"_s);
    QFile file(script);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(u"return redis.call('SET', %1, %2, 'PX', 600000)"_s.arg(luaString(name), luaString(owner)).toUtf8());
    file.close();
    QCOMPARE(m_nodes[0].cli({u"--eval"_s, script}), QByteArray("OK"));

    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(window.widget->model()->lock(name) != nullptr);
    QVERIFY(window.clickRow(name));
    QTest::mouseMove(window.table()->viewport());
    QVERIFY(!window.widget->grab().isNull());
    for (int column = 0; column < LockColumn::Count; ++column) {
        const QString cell = window.cell(name, column);
        QVERIFY2(!hasControls(cell), qPrintable(cell));
        QVERIFY(cell.size() <= 200);
    }
    for (const char *label : {"detailTitle", "detailExplanation", "message", "lockCount", "bannerText"}) {
        QVERIFY2(!hasControls(window.text(label)), label);
        QVERIFY2(window.text(label).size() < 1000, label);
    }
    QCOMPARE(namedLabelsThatGuess(window.widget.get()), QStringList());

    // The dialog that acts on it says the same, and does not grow beyond a screen.
    window.choose(window.widget->unlockAction());
    window.choose(window.widget->forceReleaseAction());
    auto *dialog = window.widget->findChild<ReleaseDialog *>();
    QVERIFY(dialog != nullptr);
    auto *release = dialog->findChild<QPushButton *>(u"releaseButton"_s);
    QTRY_VERIFY_WITH_TIMEOUT(release->isEnabled(), kPatienceMs);
    QVERIFY(!dialog->grab().isNull());
    QCOMPARE(labelsThatRenderMarkup(window.widget.get()), QStringList());
    QCOMPARE(namedLabelsThatGuess(dialog), QStringList());
    const QString plan
        = columnOf(dialog, "releaseNodes", 1).join(u' ') + columnOf(dialog, "releaseNodes", 3).join(u' ');
    for (const QString &text : {textOf(dialog, "releaseTitle"), textOf(dialog, "releaseSummary"),
                                textOf(dialog, "releaseEvidence"), release->text(), plan})
        QVERIFY2(!hasControls(text) && text.size() < 1500, qPrintable(text.left(300)));
    QVERIFY(dialog->minimumSizeHint().width() < 1600);
    QVERIFY(window.widget->minimumSizeHint().width() < 1600);
    QVERIFY(!tooltips(window.widget.get()).contains(u"<table>"_s));
    click(release);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 0, kPatienceMs);
    QCOMPARE(m_nodes[0].cli({u"DBSIZE"_s}), QByteArray("0"));
}

void TestHostileValues::aThousandHostileLocksLeaveTheWindowUsable()
{
    const QString script = u"for i = 1, 1000 do redis.call('SET', 'lock:' .. i .. string.rep('<table><tr><td>', 200), "
                           u"string.rep('<b>', 100), 'PX', 600000) end "
                           "return redis.call('DBSIZE')"_s;
    QCOMPARE(m_nodes[0].cli({u"EVAL"_s, script, u"0"_s}), QByteArray("1000"));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1000, kPatienceMs);
    QVERIFY(!window.widget->grab().isNull());
    auto *filter = window.widget->findChild<QLineEdit *>(u"filter"_s);
    QTest::keyClicks(filter, u"lock:1000<"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    filter->clear();
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1000, kPatienceMs);
    QCOMPARE(labelsThatRenderMarkup(window.widget.get()), QStringList());
}

void TestHostileValues::aHostileNodeNameIsShownAsText()
{
    auto deployment = m_nodes.deployment();
    deployment.nodes.first().name = u"<b>node</b>\u202e\n"_s;
    Nodes closed(1);
    QVERIFY(closed.start());
    deployment.nodes.append(closed[0].endpoint());
    deployment.nodes.last().name = u"<table><tr><td>"_s;
    closed[0].kill();
    Window window(deployment, m_nodes.options());
    QTRY_VERIFY_WITH_TIMEOUT(window.text("nodeChip1").contains(u"not reached "_s), kPatienceMs);
    const auto *chip = window.widget->findChild<QAbstractButton *>(u"nodeChip0"_s);
    QTRY_VERIFY_WITH_TIMEOUT(chip->accessibleName().startsWith(u"●"_s), kPatienceMs);
    QVERIFY(window.text("nodeChip0").contains(u"<b>node</b>"_s));
    QVERIFY2(!hasControls(window.text("nodeChip0")), qPrintable(window.text("nodeChip0")));
    QCOMPARE(labelsThatRenderMarkup(window.widget.get()), QStringList());
    QVERIFY(!tooltips(window.widget.get()).contains(u"<table>"_s));
    QVERIFY(tooltips(window.widget.get()).contains(u"&lt;table&gt;"_s));
}

void TestHostileValues::aHostileNameCanBeTakenAndReleased()
{
    Window window(m_nodes);
    auto &widget = *window.widget;
    const QByteArray name = "lock:<h1>&Big\x1b[0m</h1>%1";
    window.session.unlockActions();
    const auto taken = await(window.session.acquire(name));
    QVERIFY(taken);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(window.clickRow(name));
    window.choose(widget.releaseAction());
    auto *dialog = widget.findChild<OwnLockDialog *>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(labelsThatRenderMarkup(&widget), QStringList());
    auto *button = dialog->findChild<QPushButton *>(u"ownLockButton"_s);
    QVERIFY(!hasControls(button->text()));
    QVERIFY(button->text().contains(u"&&Big"_s)); // no mnemonic of its own
    click(button);
    QTest::mouseMove(&widget, {1, 1}); // off the rows, which wait for the hand
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 0, kPatienceMs);
    QCOMPARE(labelsThatRenderMarkup(&widget), QStringList());
}

LOCKSCOPE_TEST(QApplication, TestHostileValues)
#include "tst_lockscopewidget_hostile.moc"
