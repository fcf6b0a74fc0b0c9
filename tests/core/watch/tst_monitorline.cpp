#include "fixtures/testprogram.h"

#include <lockscope/core/redis/linecutter.h>
#include <lockscope/core/watch/monitorline.h>

#include <QRandomGenerator>

using namespace Lockscope;

namespace {

/// As sdscatrepr() in Redis writes a word.
QByteArray written(const QByteArray &word)
{
    QByteArray text = "\"";
    for (const char c : word) {
        switch (c) {
        case '\\':
        case '"': text += QByteArray("\\") + c; break;
        case '\n': text += "\\n"; break;
        case '\r': text += "\\r"; break;
        case '\t': text += "\\t"; break;
        case '\a': text += "\\a"; break;
        case '\b': text += "\\b"; break;
        default:
            if (c >= ' ' && c <= '~')
                text += c;
            else
                text += "\\x" + QByteArray(1, c).toHex();
        }
    }
    return text + '"';
}

QByteArray lineOf(const QByteArrayList &words, const QByteArray &source = "127.0.0.1:60866")
{
    QByteArray line = "1339518083.107412 [0 " + source + ']';
    for (const auto &word : words)
        line += ' ' + written(word);
    return line;
}

} // namespace

class TestMonitorLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhoSentWhat();
    void sources_data();
    void sources();
    void everyByteComesBack();
    void refuses_data();
    void refuses();
    void mutatedLines();
    void cutsLines_data();
    void cutsLines();
    void longLinesTakeNoMemory();
};

void TestMonitorLine::tellsWhoSentWhat()
{
    const auto line = MonitorLine::parse(
        R"(1339518083.107412 [3 127.0.0.1:60866] "set" "lock:a b" "x\"y\\z\r\n\t\a\b\x00\xff" "")");
    QVERIFY(line);
    QVERIFY(line->at == std::chrono::seconds(1339518083) + Micros(107412));
    QCOMPARE(line->database, 3);
    QCOMPARE(line->source, "127.0.0.1:60866");
    QCOMPARE(line->words, (QByteArrayList{"set", "lock:a b", QByteArray("x\"y\\z\r\n\t\a\b\0\xff", 12), ""}));
    QVERIFY(!line->isFromScript());
}

void TestMonitorLine::sources_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<bool>("script");
    QTest::newRow("IPv4") << QByteArray("10.0.0.7:1") << false;
    QTest::newRow("IPv6") << QByteArray("[2001:db8::1]:60866") << false;
    QTest::newRow("unix socket") << QByteArray("unix:/run/redis/redis.sock") << false;
    QTest::newRow("a path with blanks and brackets") << QByteArray("unix:/tmp/a [b]/c") << false;
    QTest::newRow("script") << QByteArray("lua") << true;
}

void TestMonitorLine::sources()
{
    QFETCH(const QByteArray, source);
    const auto line = MonitorLine::parse(lineOf({"get", "k"}, source));
    QVERIFY(line);
    QCOMPARE(line->source, source);
    QTEST(line->isFromScript(), "script");
    QCOMPARE(line->words, (QByteArrayList{"get", "k"}));
}

void TestMonitorLine::everyByteComesBack()
{
    QByteArray all;
    for (int byte = 0; byte < 256; ++byte)
        all += static_cast<char>(byte);
    const auto line = MonitorLine::parse(lineOf({"set", all}));
    QVERIFY(line);
    QCOMPARE(line->words, (QByteArrayList{"set", all}));
}

void TestMonitorLine::refuses_data()
{
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char *title, const QByteArray &line) { QTest::newRow(title) << line; };
    row("nothing", "");
    row("an answer", "OK");
    row("no time", R"([0 lua] "get" "k")");
    row("no microseconds", R"(1339518083 [0 lua] "get" "k")");
    row("five digits", R"(1339518083.10741 [0 lua] "get" "k")");
    row("a negative time", R"(-1339518083.107412 [0 lua] "get" "k")");
    row("a time beyond all", R"(9999999999999999.107412 [0 lua] "get" "k")");
    row("a number beyond all", R"(99999999999999999999999.107412 [0 lua] "get" "k")");
    row("no database", R"(1339518083.107412 [lua] "get" "k")");
    row("a huge database", R"(1339518083.107412 [99999999999 lua] "get" "k")");
    row("no source", R"(1339518083.107412 [0 ] "get" "k")");
    row("no words", R"(1339518083.107412 [0 lua] )");
    row("no word at all", R"(1339518083.107412 [0 lua])");
    row("a bare word", R"(1339518083.107412 [0 lua] get)");
    row("an open word", R"(1339518083.107412 [0 lua] "get)");
    row("an open escape", R"(1339518083.107412 [0 lua] "get\)");
    row("an unknown escape", R"(1339518083.107412 [0 lua] "get\q")");
    row("half a byte", R"(1339518083.107412 [0 lua] "\x4")");
    row("no byte", R"(1339518083.107412 [0 lua] "\xzz")");
    row("a signed byte", R"(1339518083.107412 [0 lua] "\x-1")");
    row("words that touch", R"(1339518083.107412 [0 lua] "get""k")");
    row("something behind", R"(1339518083.107412 [0 lua] "get" "k" )");
    row("a source without end", "1339518083.107412 [0 " + QByteArray(100'000, 'x') + R"(] "get")");
    row("too many words", lineOf(QByteArrayList(MonitorLine::kMostWords + 1, "x")));
}

void TestMonitorLine::refuses()
{
    QFETCH(const QByteArray, line);
    QVERIFY(!MonitorLine::parse(line));
}

void TestMonitorLine::mutatedLines()
{
    QRandomGenerator random(4711);
    const QByteArrayList seeds{lineOf({"set", "lock:a", "token", "NX", "PX", "30000"}),
                               lineOf({"EVALSHA", "0123456789abcdef", "1", "lock:a", "\x01\xff\n\""}, "lua"),
                               lineOf({"blpop", "lock-signal:a", "0"}, "unix:/run/r.sock"),
                               lineOf({"get", QByteArray(300, '\\')}, "[::1]:1")};
    const QByteArray spice("\"\\[] x\0\n\xff.0", 12);
    int accepted = 0;
    for (int round = 0; round < 20'000; ++round) {
        QByteArray line = seeds.at(random.bounded(static_cast<int>(seeds.size())));
        for (int edits = random.bounded(4); edits >= 0; --edits) {
            const auto at = random.bounded(static_cast<int>(line.size()) + 1);
            switch (random.bounded(4)) {
            case 0: line.remove(at, random.bounded(8)); break;
            case 1: line.insert(at, spice.at(random.bounded(static_cast<int>(spice.size())))); break;
            case 2: line = line.left(at) + static_cast<char>(random.bounded(256)) + line.mid(at + 1); break;
            default:
                line.insert(at, line.mid(random.bounded(static_cast<int>(line.size()) + 1), random.bounded(30)));
                break;
            }
            if (line.isEmpty())
                line = "1";
        }
        // Each word is shorter than what it was written as, and what is accepted is one line's to the letter.
        if (const auto parsed = MonitorLine::parse(line)) {
            ++accepted;
            QVERIFY(!parsed->words.isEmpty() && parsed->words.size() <= MonitorLine::kMostWords);
            QVERIFY(!parsed->source.isEmpty() && parsed->source.size() <= MonitorLine::kLongestSource);
            qsizetype size = 0;
            for (const auto &word : parsed->words)
                size += word.size() + 3;
            QVERIFY(size < line.size());
            QByteArray again = QByteArray::number(static_cast<qint64>(parsed->at.count() / 1'000'000)) + '.'
                + QByteArray::number(static_cast<qint64>(parsed->at.count() % 1'000'000)).rightJustified(6, '0') + " ["
                + QByteArray::number(parsed->database) + ' ' + parsed->source + ']';
            for (const auto &word : parsed->words)
                again += ' ' + written(word);
            const auto reparsed = MonitorLine::parse(again);
            QVERIFY2(reparsed && reparsed->words == parsed->words && reparsed->source == parsed->source
                         && reparsed->at == parsed->at,
                     line.constData());
        }
    }
    QVERIFY(accepted > 500);
}

void TestMonitorLine::cutsLines_data()
{
    QTest::addColumn<int>("slice");
    for (const int slice : {1, 2, 3, 7, 1000})
        QTest::addRow("%d bytes at once", slice) << slice;
}

void TestMonitorLine::cutsLines()
{
    QFETCH(const int, slice);
    const QByteArray bytes = "+OK\r\n\n+0123456789\r\n+01234567\r\n\r\n+x\ry\n+open";
    LineCutter cutter(10);
    QByteArrayList lines;
    for (qsizetype at = 0; at < bytes.size(); at += slice) {
        cutter.feed(QByteArrayView(bytes).sliced(at, std::min<qsizetype>(slice, bytes.size() - at)));
        while (cutter.hasLine()) {
            const auto line = cutter.takeLine();
            lines.append(line.text + (line.isCut() ? " cut of " + QByteArray::number(line.length) : QByteArray()));
        }
    }
    QCOMPARE(lines, (QByteArrayList{"+OK", "", "+012345678 cut of 11", "+01234567", "", "+x\ry"}));
}

void TestMonitorLine::longLinesTakeNoMemory()
{
    LineCutter cutter(64);
    for (int i = 0; i < 1000; ++i)
        cutter.feed(QByteArray(100'000, 'x'));
    cutter.feed("\r\n+next\r\n");
    QVERIFY(cutter.hasLine());
    const auto line = cutter.takeLine();
    QCOMPARE(line.length, 100'000'000);
    QVERIFY(line.text.size() == 64 && line.text.capacity() < 1000);
    QCOMPARE(cutter.takeLine().text, "+next");
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestMonitorLine)
#include "tst_monitorline.moc"
