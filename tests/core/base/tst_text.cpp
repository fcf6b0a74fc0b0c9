#include "fixtures/testprogram.h"

#include <lockscope/core/base/text.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

using namespace Lockscope;

class TestText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void visibleText_data();
    void visibleText();
    void visibleTextOfStrings();
    void visibleTextIsBounded();
    void visibleTextIsReadBack();
    void visibleTextNeverShowsControls();
    void jsonText_data();
    void jsonText();
    void jsonTextIsReadBackExactly();
    void jsonLinesShowNoControls();
    void pastedTextIsTakenLiterally_data();
    void pastedTextIsTakenLiterally();
};

void TestText::visibleText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("plain text stays") << QByteArray("lock:order:42") << QStringLiteral("lock:order:42");
    QTest::newRow("nothing stays nothing") << QByteArray() << QString();
    QTest::newRow("a backslash stays") << QByteArray("a\\b") << QStringLiteral("a\\b");
    QTest::newRow("what looks like a byte written out is told apart")
        << QByteArray("a\\x01") << QStringLiteral("a\\x5Cx01");
    QTest::newRow("what looks like a character written out, too")
        << QByteArray("a\\u{41}") << QStringLiteral("a\\x5Cu{41}");
    QTest::newRow("half of such stays") << QByteArray("a\\x0\\u") << QStringLiteral("a\\x0\\u");
    QTest::newRow("umlauts stay") << QByteArray("schl\xC3\xBCssel") << QStringLiteral("schl\u00FCssel");
    QTest::newRow("an emoji stays") << QByteArray("\xF0\x9F\x94\x92") << QStringLiteral("\U0001F512");
    QTest::newRow("NUL is shown") << QByteArray("a\0b", 3) << QStringLiteral("a\\x00b");
    QTest::newRow("line breaks are shown") << QByteArray("a\r\nb") << QStringLiteral("a\\x0D\\x0Ab");
    QTest::newRow("an escape sequence is shown") << QByteArray("\x1B[31mred") << QStringLiteral("\\x1B[31mred");
    QTest::newRow("DEL is shown") << QByteArray("\x7F") << QStringLiteral("\\x7F");
    QTest::newRow("a C1 control is shown") << QByteArray("\xC2\x9B") << QStringLiteral("\\u{9B}");
    QTest::newRow("a lone byte that is no UTF-8 is shown") << QByteArray("a\xFF") << QStringLiteral("a\\xFF");
    QTest::newRow("a cut UTF-8 sequence is shown") << QByteArray("a\xC3") << QStringLiteral("a\\xC3");
    QTest::newRow("an overlong form is shown") << QByteArray("\xC0\xAF") << QStringLiteral("\\xC0\\xAF");
    QTest::newRow("an encoded surrogate is shown") << QByteArray("\xED\xA0\x80") << QStringLiteral("\\xED\\xA0\\x80");
    QTest::newRow("a value beyond Unicode is shown")
        << QByteArray("\xF4\x90\x80\x80") << QStringLiteral("\\xF4\\x90\\x80\\x80");
    QTest::newRow("a right-to-left override is shown") << QByteArray("a\xE2\x80\xAE") << QStringLiteral("a\\u{202E}");
    QTest::newRow("an isolate is shown") << QByteArray("\xE2\x81\xA6") << QStringLiteral("\\u{2066}");
    QTest::newRow("a zero-width space is shown") << QByteArray("a\xE2\x80\x8B") << QStringLiteral("a\\u{200B}");
    QTest::newRow("a line separator is shown") << QByteArray("\xE2\x80\xA8") << QStringLiteral("\\u{2028}");
    QTest::newRow("a byte order mark is shown") << QByteArray("\xEF\xBB\xBFlock") << QStringLiteral("\\u{FEFF}lock");
    QTest::newRow("a byte order mark in the middle is shown")
        << QByteArray("a\xEF\xBB\xBFk") << QStringLiteral("a\\u{FEFF}k");
    QTest::newRow("a private character is shown") << QByteArray("\xEE\x80\x80") << QStringLiteral("\\u{E000}");
    QTest::newRow("four combining marks stay, the fifth is shown")
        << QByteArray("e\xCC\x81\xCC\x81\xCC\x81\xCC\x81\xCC\x81")
        << QStringLiteral("e\u0301\u0301\u0301\u0301\\u{301}");
}

void TestText::visibleText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    QCOMPARE(Lockscope::visibleText(bytes), expected);
}

void TestText::visibleTextOfStrings()
{
    QCOMPARE(Lockscope::visibleText(QStringLiteral("a\nb\u202E")), QStringLiteral("a\\x0Ab\\u{202E}"));
    QCOMPARE(Lockscope::visibleText(QStringLiteral("abcdef"), 4), QStringLiteral("abc\u2026"));
    QCOMPARE(Lockscope::visibleText(QStringLiteral("abcd"), 4), QStringLiteral("abcd"));
    QCOMPARE(Lockscope::visibleText(QStringLiteral("a\u00A0b\u3164c\uFE0F")),
             QStringLiteral("a\\u{A0}b\\u{3164}c\\u{FE0F}"));
}

void TestText::visibleTextIsBounded()
{
    QCOMPARE(Lockscope::visibleText(QByteArray("abcd"), 4), QStringLiteral("abcd"));
    QCOMPARE(Lockscope::visibleText(QByteArray("abcde"), 4), QStringLiteral("abc\u2026"));
    // Never in the middle of what was written out.
    QCOMPARE(Lockscope::visibleText(QByteArray("ab\x01"
                                               "cdef"),
                                    7),
             QStringLiteral("ab\\x01\u2026"));
    QCOMPARE(Lockscope::visibleText(QByteArray("ab\x01"
                                               "cdef"),
                                    6),
             QStringLiteral("ab\u2026"));
    QCOMPARE(Lockscope::visibleText(QByteArray("a\xE2\x80\xAE"
                                               "bcd"),
                                    9),
             QStringLiteral("a\u2026"));
    QCOMPARE(Lockscope::visibleText(QByteArray("a\xE2\x80\xAE"
                                               "bcd"),
                                    10),
             QStringLiteral("a\\u{202E}\u2026"));
    for (const QByteArray &unit : {QByteArray("x"), QByteArray("\x01"), QByteArray("\xFF"),
                                   QByteArray("\xF0\x9F\x94\x92"), QByteArray("\xCC\x81")}) {
        for (int limit = 1; limit < 40; ++limit) {
            const QString shown = Lockscope::visibleText(unit.repeated(1000), limit);
            QVERIFY2(shown.size() <= limit, qPrintable(shown));
            QVERIFY(shown.endsWith(QChar(0x2026)));
            QVERIFY(shown.isValidUtf16());
        }
    }
}

/// What is shown can be typed: it means what it was made of.
void TestText::visibleTextIsReadBack()
{
    const QByteArrayList pieces{"\\",
                                "x",
                                "0",
                                "1",
                                "u{",
                                "41}",
                                "\x01",
                                "\xFF",
                                "\xC3\xBC",
                                QByteArray(1, '\0'),
                                "\xC2\x9B",
                                "\xE2\x80\xAE",
                                "\xEF\xB8\x8F",
                                "\xC2\xA0",
                                "\xE3\x85\xA4",
                                "\xCD\x8F"};
    QRandomGenerator random(11);
    for (int round = 0; round < 20000; ++round) {
        QByteArray bytes;
        for (int i = random.bounded(8); i > 0; --i)
            bytes += pieces.at(random.bounded(static_cast<int>(pieces.size())));
        const QString text = Lockscope::visibleText(bytes);
        QVERIFY2(bytesFromText(text) == bytes, (bytes.toHex() + " became " + text.toUtf8()).constData());
    }
}

void TestText::visibleTextNeverShowsControls()
{
    QRandomGenerator random(20240501);
    for (int round = 0; round < 5000; ++round) {
        QByteArray bytes;
        for (int i = random.bounded(40); i > 0; --i)
            bytes += static_cast<char>(random.bounded(256));
        const QString shown = Lockscope::visibleText(bytes);
        QVERIFY(shown.isValidUtf16());
        const auto characters = shown.toUcs4();
        for (const auto c : characters) {
            const auto category = QChar::category(static_cast<char32_t>(c));
            QVERIFY2(category != QChar::Other_Control && category != QChar::Other_Format, bytes.toHex().constData());
        }
    }
}

void TestText::jsonText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("an ordinary name stays") << QByteArray("lock:a") << QStringLiteral("lock:a");
    QTest::newRow("a backslash in text stays") << QByteArray("dir\\file") << QStringLiteral("dir\\file");
    QTest::newRow("controls are text and stay")
        << QByteArray("a\tb\0", 4) << QString(QStringLiteral("a\tb") + QChar(0));
    QTest::newRow("a byte that is no text is written out") << QByteArray("a\xFF") << QStringLiteral("a\\xFF");
    QTest::newRow("then a backslash is written out too") << QByteArray("\\\xFF") << QStringLiteral("\\x5C\\xFF");
    QTest::newRow("text that looks like an escape is told apart")
        << QByteArray("a\\xFF") << QStringLiteral("a\\x5CxFF");
    QTest::newRow("a byte order mark is not lost") << QByteArray("\xEF\xBB\xBF"
                                                                 "a")
                                                   << QString(QChar(0xFEFF) + QStringLiteral("a"));
}

void TestText::jsonText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    QCOMPARE(Lockscope::jsonText(bytes), expected);
    QCOMPARE(bytesFromText(expected), bytes);
}

void TestText::jsonTextIsReadBackExactly()
{
    // Pieces that meet at every seam: escapes, halves of escapes, valid and invalid UTF-8.
    const QByteArrayList pieces{"\\",
                                "x",
                                "4",
                                "1",
                                "F",
                                "-",
                                "+",
                                " ",
                                "\xFF",
                                "\xC3",
                                "\xBC",
                                "\xEF\xBB\xBF",
                                "\xF0\x9F\x94\x92",
                                QByteArray(1, '\0'),
                                "z"};
    QRandomGenerator random(7);
    for (int round = 0; round < 50000; ++round) {
        QByteArray bytes;
        for (int i = random.bounded(10); i > 0; --i)
            bytes += pieces.at(random.bounded(static_cast<int>(pieces.size())));
        const QString text = Lockscope::jsonText(bytes);
        QVERIFY2(bytesFromText(text) == bytes, (bytes.toHex() + " became " + text.toUtf8()).constData());
    }
}

void TestText::jsonLinesShowNoControls()
{
    const QJsonObject plain{{QStringLiteral("a"), QStringLiteral("schl\u00FCssel \U0001F512 \u65E5")}};
    QCOMPARE(Lockscope::jsonLine(plain), QJsonDocument(plain).toJson(QJsonDocument::Compact) + '\n');
    QString all;
    for (char32_t c = 1; c < 0x20000; ++c)
        all += QChar::fromUcs4(c >= 0xD800 && c < 0xE000 ? U'x' : c);
    const QJsonObject odd{{all, QJsonArray{all, 1, QJsonObject{{QStringLiteral("\u202E"), all}}}}};
    const QByteArray line = Lockscope::jsonLine(odd);
    QVERIFY(QJsonDocument::fromJson(line).object() == odd);
    QCOMPARE(line.count('\n'), 1);
    const auto shown = QString::fromUtf8(line).chopped(1).toUcs4();
    for (const auto c : shown) {
        const auto category = QChar::category(static_cast<char32_t>(c));
        QVERIFY(category != QChar::Other_Control && category != QChar::Other_Format);
    }
    const QJsonObject few{{QStringLiteral("n"), QStringLiteral("\u001B\u007F\u009B\u202E\u200B\U000E0001")}};
    QCOMPARE(Lockscope::jsonLine(few),
             R"({"n":"\u001b\u007f\u009b\u202e\u200b\udb40\udc01"})"
             "\n");
}

void TestText::pastedTextIsTakenLiterally_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("an escape becomes its byte") << QStringLiteral("a\\x00b") << QByteArray("a\0b", 3);
    QTest::newRow("lower-case digits count") << QStringLiteral("\\xfe") << QByteArray("\xFE");
    QTest::newRow("an escape at the very end counts") << QStringLiteral("\\x41") << QByteArray("A");
    QTest::newRow("an escape that is cut stays text") << QStringLiteral("\\x4") << QByteArray("\\x4");
    QTest::newRow("a sign is no hex digit") << QStringLiteral("\\x-1") << QByteArray("\\x-1");
    QTest::newRow("a blank is no hex digit") << QStringLiteral("\\x 1") << QByteArray("\\x 1");
    QTest::newRow("other escapes stay text") << QStringLiteral("\\n") << QByteArray("\\n");
    QTest::newRow("text becomes UTF-8") << QStringLiteral("\u00FC") << QByteArray("\xC3\xBC");
}

void TestText::pastedTextIsTakenLiterally()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(bytesFromText(text), expected);
}

LOCKSCOPE_TEST(QCoreApplication, TestText)
#include "tst_text.moc"
