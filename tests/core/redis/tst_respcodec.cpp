#include "fixtures/testprogram.h"

#include <lockscope/core/redis/respcodec.h>

#include <hiredis/hiredis.h>

#include <QRandomGenerator>

#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace Lockscope;

namespace {

Value status(const QByteArray &text)
{
    return {.type = Value::Type::Status, .text = text};
}
Value failure(const QByteArray &text)
{
    return {.type = Value::Type::Error, .text = text};
}
Value bulk(const QByteArray &text)
{
    return {.type = Value::Type::Bulk, .text = text};
}
Value number(qint64 n)
{
    return {.type = Value::Type::Integer, .integer = n};
}
Value array(std::vector<Value> elements)
{
    return {.type = Value::Type::Array, .elements = std::move(elements)};
}

struct Reading
{
    std::vector<Value> replies;
    std::optional<Error> error;
};

/// What is lent is what would be taken.
Reading readAll(const QByteArrayList &slices, RespLimits limits = {})
{
    RespReader reader(limits);
    RespReader lending(limits);
    Reading reading;
    std::vector<Value> lent;
    for (const auto &slice : slices) {
        const auto fed = reader.feed(slice);
        const auto fedAlike = lending.feed(slice);
        while (reader.hasReply())
            reading.replies.push_back(reader.takeReply());
        while (lending.hasReply()) {
            Value reply = lending.lendReply();
            reply.text.detach();
            lent.push_back(std::move(reply));
        }
        const bool alike = fed.hasValue() == fedAlike.hasValue() && lent == reading.replies;
        if (!QTest::qVerify(alike, "lent as taken", "", __FILE__, __LINE__))
            return {};
        if (!fed) {
            reading.error = fed.error();
            break;
        }
    }
    return reading;
}

QByteArrayList bytewise(const QByteArray &bytes)
{
    QByteArrayList slices;
    for (const char c : bytes)
        slices += QByteArray(1, c);
    return slices;
}

QByteArray nested(int depth)
{
    return QByteArray("*1\r\n").repeated(depth) + ":1\r\n";
}

#if HIREDIS_MAJOR >= 1 // older ones have no hooks

/// hiredis' memory while it lives: from the n-th request on there is none.
class ScarceMemory
{
public:
    explicit ScarceMemory(int requests)
    {
        s_left = requests;
        s_lent = 0;
        hiredisAllocFuncs hooks{};
        hooks.mallocFn = [](size_t size) { return take([size] { return std::malloc(size); }, true); };
        hooks.callocFn
            = [](size_t count, size_t size) { return take([count, size] { return std::calloc(count, size); }, true); };
        hooks.reallocFn = [](void *old, size_t size) {
            return take([old, size] { return std::realloc(old, size); }, old == nullptr);
        };
        hooks.strdupFn = [](const char *text) {
            return static_cast<char *>(take([text] { return static_cast<void *>(strdup(text)); }, true));
        };
        hooks.freeFn = [](void *memory) {
            s_lent -= memory != nullptr ? 1 : 0;
            std::free(memory);
        };
        hiredisSetAllocators(&hooks);
    }
    ~ScarceMemory() { hiredisResetAllocators(); }
    Q_DISABLE_COPY_MOVE(ScarceMemory)

    static bool ranOut() { return s_left < 0; }
    static int lent() { return s_lent; }

private:
    template <typename Allocate>
    static void *take(Allocate allocate, bool isNew)
    {
        if (--s_left < 0)
            return nullptr;
        s_lent += isNew ? 1 : 0;
        return allocate();
    }

    inline static int s_left = 0;
    inline static int s_lent = 0;
};

#endif

} // namespace

class TestRespCodec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void encodes();
    void encodesAsHiredisDoes();
    void replies_data();
    void replies();
    void repliesStayAvailableInOrder();
    void largeReplies();
    void refuses_data();
    void refuses();
    void whatCameBeforeAnErrorIsKept_data() { refuses_data(); }
    void whatCameBeforeAnErrorIsKept();
    void limitsAreInclusive();
    void announcedSizesReserveNothing();
    void lackOfMemoryIsAnError();
};

void TestRespCodec::encodes()
{
    QCOMPARE(encodeCommand({"PING"}), QByteArray("*1\r\n$4\r\nPING\r\n"));
    QCOMPARE(encodeCommand({"SET", QByteArray("a\r\n\0b", 5), ""}),
             QByteArray("*3\r\n$3\r\nSET\r\n$5\r\na\r\n\0b\r\n$0\r\n\r\n", 30));
    QCOMPARE(encodeCommand({"X", QByteArray(100000, 'y')}).size(), 100000 + 22);
}

void TestRespCodec::encodesAsHiredisDoes()
{
    QByteArray appended("before");
    QByteArray expected = appended;
    QRandomGenerator random(20261);
    for (int round = 0; round < 500; ++round) {
        QByteArrayList arguments;
        const int count = random.bounded(1, 12);
        for (int i = 0; i < count; ++i) {
            // Every number of digits that a length may have comes by.
            QByteArray argument(random.bounded(1 << random.bounded(18)), Qt::Uninitialized);
            std::generate(argument.begin(), argument.end(), [&] { return static_cast<char>(random.bounded(256)); });
            arguments += argument;
        }
        std::vector<const char *> pointers;
        std::vector<size_t> sizes;
        for (const auto &argument : std::as_const(arguments)) {
            pointers.push_back(argument.constData());
            sizes.push_back(static_cast<size_t>(argument.size()));
        }
        char *target = nullptr;
        const auto size = redisFormatCommandArgv(&target, count, pointers.data(), sizes.data());
        const QByteArray theirs(target, static_cast<qsizetype>(size));
        redisFreeCommand(target);
        QCOMPARE(encodeCommand(arguments), theirs);
        appendCommand(appended, std::vector<QByteArrayView>(arguments.cbegin(), arguments.cend()));
        expected += theirs;
    }
    QCOMPARE(appended, expected);
}

void TestRespCodec::replies_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<std::vector<Value>>("expected");

    const auto row = [](const char *what, const QByteArray &bytes, const std::vector<Value> &expected) {
        QTest::newRow(what) << bytes << expected;
    };
    row("a status", "+OK\r\n", {status("OK")});
    row("an empty status", "+\r\n", {status("")});
    row("an error", "-ERR no\r\n", {failure("ERR no")});
    row("an integer", ":42\r\n", {number(42)});
    row("a negative integer", ":-2\r\n", {number(-2)});
    row("the largest integer", ":9223372036854775807\r\n", {number(std::numeric_limits<qint64>::max())});
    row("a bulk", "$5\r\nhello\r\n", {bulk("hello")});
    row("an empty bulk", "$0\r\n\r\n", {bulk("")});
    row("a nil bulk", "$-1\r\n", {Value{}});
    row("a nil array", "*-1\r\n", {Value{}});
    row("an empty array", "*0\r\n", {array({})});
    row("a binary bulk that looks like protocol", QByteArray("$13\r\n\r\n+OK\r\n\0$3\r\n\xFF\r\n", 20),
        {bulk(QByteArray("\r\n+OK\r\n\0$3\r\n\xFF", 13))});
    row("an array of every kind", "*6\r\n+OK\r\n-ERR\r\n:7\r\n$1\r\nx\r\n$-1\r\n*0\r\n",
        {array({status("OK"), failure("ERR"), number(7), bulk("x"), Value{}, array({})})});
    row("nested arrays", "*3\r\n*2\r\n:1\r\n*1\r\n$1\r\na\r\n:2\r\n*-1\r\n",
        {array({array({number(1), array({bulk("a")})}), number(2), Value{}})});
    row("a page of SCAN", "*2\r\n$2\r\n17\r\n*2\r\n$1\r\na\r\n$2\r\nbc\r\n",
        {array({bulk("17"), array({bulk("a"), bulk("bc")})})});
    row("arrays as deep as allowed", nested(8),
        {array({array({array({array({array({array({array({array({number(1)})})})})})})})})});
    row("several replies", "+OK\r\n:1\r\n$-1\r\n*1\r\n$0\r\n\r\n-E\r\n",
        {status("OK"), number(1), Value{}, array({bulk("")}), failure("E")});
}

void TestRespCodec::replies()
{
    QFETCH(QByteArray, bytes);
    QFETCH(std::vector<Value>, expected);

    const auto check = [&](const QByteArrayList &slices, const QByteArray &how) {
        const Reading reading = readAll(slices);
        QVERIFY2(!reading.error,
                 (how + ": " + (reading.error ? reading.error->message.toUtf8() : QByteArray())).constData());
        QVERIFY2(reading.replies == expected, how.constData());
    };
    check({bytes}, "in one piece");
    check(bytewise(bytes), "byte by byte");
    for (qsizetype i = 0; i <= bytes.size(); ++i) {
        check({bytes.left(i), bytes.mid(i)}, "split at " + QByteArray::number(i));
        for (qsizetype j = i; j <= bytes.size(); ++j)
            check({bytes.left(i), bytes.mid(i, j - i), bytes.mid(j)},
                  "split at " + QByteArray::number(i) + " and " + QByteArray::number(j));
    }
    // Nothing is made up of a beginning.
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const Reading cut = readAll({bytes.left(i)});
        QVERIFY(!cut.error);
        QVERIFY(cut.replies.size() < expected.size());
    }
}

void TestRespCodec::repliesStayAvailableInOrder()
{
    RespReader reader;
    QVERIFY(reader.feed(":1\r\n:2\r\n:").hasValue());
    QVERIFY(reader.feed("3\r\n").hasValue());
    for (int i = 1; i <= 3; ++i) {
        QVERIFY(reader.hasReply());
        QCOMPARE(reader.takeReply().integer, i);
    }
    QVERIFY(!reader.hasReply());

    // Short and other replies in turn, some taken late, some lent.
    QVERIFY(reader.feed("+one\r\n*1\r\n:2\r\n$5\r\nthree\r\n*1\r\n$4").hasValue());
    QVERIFY(reader.takeReply() == status("one"));
    QVERIFY(reader.feed("\r\nfour\r\n+five\r\n*-1\r\n:7\r\n").hasValue());
    QVERIFY(reader.lendReply() == array({number(2)}));
    QVERIFY(reader.lendReply() == bulk("three"));
    QVERIFY(reader.takeReply() == array({bulk("four")}));
    QVERIFY(reader.lendReply() == status("five"));
    QVERIFY(reader.lendReply() == Value{});
    QVERIFY(reader.takeReply() == number(7));
    QVERIFY(!reader.hasReply());
}

void TestRespCodec::largeReplies()
{
    // Larger than the slices in which the parser is fed, and not a multiple of them.
    const QByteArray body(777'777, 'b');
    const QByteArray one = "$777777\r\n" + body + "\r\n";
    QByteArray many("*20000\r\n");
    for (int i = 0; i < 20000; ++i)
        many += "$3\r\nabc\r\n";
    const QByteArray bytes = one + many + one;
    for (const qsizetype step : {bytes.size(), qsizetype(65536), qsizetype(16384), qsizetype(1000)}) {
        QByteArrayList slices;
        for (qsizetype pos = 0; pos < bytes.size(); pos += step)
            slices += bytes.mid(pos, step);
        const Reading reading = readAll(slices);
        QVERIFY(!reading.error);
        QCOMPARE(reading.replies.size(), size_t(3));
        QVERIFY(reading.replies[0] == bulk(body));
        QCOMPARE(reading.replies[1].elements.size(), size_t(20000));
        QVERIFY(reading.replies[1].elements.back() == bulk("abc"));
        QVERIFY(reading.replies[2] == bulk(body));
    }
}

void TestRespCodec::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<RespLimits>("limits");

    const auto row = [](const char *what, const QByteArray &bytes, RespLimits limits = {}) {
        QTest::newRow(what) << bytes << limits;
    };
    row("an array of two thousand million", "*2147483647\r\n");
    row("an array of four thousand million", "*4294967296\r\n");
    row("an array of more than fits", "*9223372036854775808\r\n");
    row("a bulk of all addresses", "$9223372036854775807\r\n");
    row("a bulk beyond the limit", "$1048577\r\n");
    row("a bulk of length -2", "$-2\r\n");
    row("an array of length -2", "*-2\r\n");
    row("a length without digits", "$\r\n");
    row("a lone minus", "$-\r\n");
    row("a plus sign in a length", "$+1\r\n");
    row("a blank in a length", "$ 1\r\n");
    row("letters in a length", "*1x\r\n");
    row("hexadecimal", "*0x1\r\n");
    row("an integer that is none", ":abc\r\n");
    row("an integer beyond 64 bits", ":9223372036854775808\r\n");
    row("a RESP3 map", "%1\r\n");
    row("a RESP3 set", "~1\r\n");
    row("a RESP3 push", ">1\r\n");
    row("a RESP3 null", "_\r\n");
    row("a RESP3 double", ",1.5\r\n");
    row("a RESP3 boolean", "#t\r\n");
    row("a RESP3 big number", "(1\r\n");
    row("a RESP3 blob error", "!1\r\n");
    row("a RESP3 verbatim string", "=4\r\n");
    row("a RESP3 attribute", "|1\r\n");
    row("HTTP", "HTTP/1.1 400 Bad Request\r\n\r\n");
    row("an empty line", "\r\n");
    row("a bare line feed", "+OK\n");
    row("a carriage return inside a line", "+O\rK\r\n");
    row("NULs", QByteArray(8, '\0') + "\r\n");
    row("an endless line", '+' + QByteArray(70000, 'x'));
    row("an endless header", '$' + QByteArray(70000, '0'));
    row("a bulk longer than announced", "$2\r\nabc\r\n");
    row("a bulk that ends in line feed alone", "$2\r\nab\n\n");
    row("an empty bulk that is not empty", "$0\r\nx\r\n");
    row("arrays nine deep", nested(9));
    row("more elements than allowed", "*11\r\n", {.elements = 10});
    row("more elements than allowed, in all arrays", "*3\r\n*4\r\n:1\r\n:2\r\n:3\r\n:4\r\n*4\r\n", {.elements = 10});
    row("a bulk larger than allowed", "$11\r\n", {.bulk = 10});
    row("a line longer than allowed", "+01234567890\r\n", {.line = 10});
    row("one reply of more bytes than allowed", "*3\r\n$8\r\n01234567\r\n$8\r\n01234567\r\n$8\r\n01234567\r\n",
        {.pending = 40});
}

void TestRespCodec::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(RespLimits, limits);

    const auto check = [&](const QByteArrayList &slices, const QByteArray &how) {
        const Reading reading = readAll(slices, limits);
        QVERIFY2(reading.error, how.constData());
        QCOMPARE(toString(reading.error->kind), toString(ErrorKind::Protocol));
        QVERIFY(reading.error->message.size() < 300);
        QVERIFY2(reading.replies.empty(), how.constData());
    };
    check({bytes}, "in one piece");
    check(bytewise(bytes), "byte by byte");
    for (qsizetype i = 1; i < qMin<qsizetype>(bytes.size(), 100); ++i)
        check({bytes.left(i), bytes.mid(i)}, "split at " + QByteArray::number(i));
}

void TestRespCodec::whatCameBeforeAnErrorIsKept()
{
    QFETCH(QByteArray, bytes);
    QFETCH(RespLimits, limits);
    // Whether an answer counts must not depend on the packets in which it happened to arrive.
    const QByteArray stream = ":1\r\n+a\r\n" + bytes;
    for (qsizetype i = 0; i <= 9; ++i) {
        const Reading reading = readAll({stream.left(i), stream.mid(i)}, limits);
        QVERIFY(reading.error);
        QVERIFY2((reading.replies == std::vector{number(1), status("a")}),
                 qPrintable(QStringLiteral("split at %1").arg(i)));
    }
}

void TestRespCodec::limitsAreInclusive()
{
    const auto accepts = [](const QByteArray &bytes, RespLimits limits) {
        return !readAll({bytes}, limits).error && !readAll(bytewise(bytes), limits).error;
    };
    QVERIFY(accepts("*2\r\n:1\r\n:2\r\n", {.elements = 2}));
    QVERIFY(accepts("*1\r\n*1\r\n:1\r\n", {.elements = 2}));
    QVERIFY(accepts(QByteArray("*2\r\n:1\r\n:2\r\n").repeated(3), {.elements = 2}));
    QVERIFY(accepts("$10\r\n0123456789\r\n", {.bulk = 10}));
    QVERIFY(accepts(nested(3), {.depth = 3}));
    QVERIFY(!accepts(nested(4), {.depth = 3}));
    QVERIFY(accepts(nested(8), {}));
    QVERIFY(accepts('+' + QByteArray(60000, 'x') + "\r\n", {}));
    QVERIFY(accepts("$1048576\r\n" + QByteArray(1048576, 'x') + "\r\n", {}));
    // the limit is one of a reply, not of a connection
    QVERIFY(accepts(QByteArray("$8\r\n01234567\r\n").repeated(100), {.pending = 40}));
    // siblings do not add up to depth
    QVERIFY(accepts("*3\r\n*1\r\n:1\r\n*1\r\n:1\r\n*1\r\n:1\r\n", {.depth = 2}));
}

void TestRespCodec::announcedSizesReserveNothing()
{
    // 64 connections whose servers announce the most that is allowed: 64 GB if anything believed them.
    std::vector<std::unique_ptr<RespReader>> readers;
    for (int i = 0; i < 64; ++i) {
        readers.push_back(std::make_unique<RespReader>(RespLimits{.elements = 1'000'000'000, .bulk = 1'000'000'000}));
        QVERIFY(readers.back()->feed(i % 2 == 0 ? "*1000000000\r\n" : "$1000000000\r\n").hasValue());
        QVERIFY(!readers.back()->hasReply());
    }
}

void TestRespCodec::lackOfMemoryIsAnError()
{
#if HIREDIS_MAJOR >= 1
    const QByteArray bytes = "*3\r\n$2000\r\n" + QByteArray(2000, 'x') + "\r\n:1\r\n" + nested(6);
    bool enough = false;
    for (int requests = 0; !enough; ++requests) {
        const ScarceMemory memory(requests);
        {
            RespReader reader;
            const auto fed = reader.feed(bytes);
            enough = !ScarceMemory::ranOut();
            QCOMPARE(reader.hasReply(), enough);
            QVERIFY(enough ? fed.hasValue() : !fed.hasValue() && fed.error().kind == ErrorKind::Protocol);
        }
        QCOMPARE(ScarceMemory::lent(), 0);
        QVERIFY(requests < 1000);
    }
#endif
}

LOCKSCOPE_TEST(QCoreApplication, TestRespCodec)
#include "tst_respcodec.moc"
