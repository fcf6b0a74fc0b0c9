#include "fixtures/faketransport.h"
#include "fixtures/respframes.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/watch/keyreader.h>

#include <QPointer>
#include <QTest>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

/// A reader, and a scripted server with hashes or strings that answers at once, unless the elements of a slow key are
/// among what is asked: then all replies come too late, as Redis sends those of a batch together.
class ReaderBench
{
public:
    ReaderBench()
        : m_link({}, Purpose::Watch,
                 [this](const Endpoint &) {
                     auto transport = std::make_unique<FakeTransport>();
                     m_peer = transport.get();
                     return transport;
                 })
        , m_reader(&m_link, &m_dialects, Clock::system())
    {
        m_link.setTimeouts(Millis(kPatienceMs), Millis(100));
        m_link.start();
        m_peer->acceptOpen();
        QCoreApplication::processEvents();
        m_peer->arrive("+OK\r\n");
        m_peer->takeWritten();
    }

    [[nodiscard]] std::optional<KeysRead> read(const QByteArrayList &keys, KeyType known = KeyType::None)
    {
        std::vector<KeyReader::Wanted> wanted;
        for (const QByteArray &key : keys)
            wanted.push_back({.key = key, .type = known});
        std::optional<KeysRead> result;
        m_reader.read(std::move(wanted), [&result](KeysRead &read) { result = std::move(read); });
        const bool isDone = QTest::qWaitFor(
            [&] {
                answer();
                return result.has_value();
            },
            kPatienceMs);
        m_peer->arrive(std::exchange(m_late, {}));
        return isDone ? result : std::nullopt;
    }

    QByteArrayList slow;
    QByteArrayList missing;
    Instant valuesAskedAt;
    QByteArray type = "hash";
    int scans = 0; ///< HSCAN commands so far

private:
    void answer()
    {
        m_frames.append(m_peer->takeWritten());
        QByteArray replies;
        bool isLate = !m_late.isEmpty();
        for (QByteArray command = m_frames.take(); !command.isEmpty(); command = m_frames.take()) {
            const QByteArrayList words = wordsOf(command);
            if (words[0] == "GETRANGE")
                valuesAskedAt = Clock::system().now();
            scans += words[0] == "HSCAN" ? 1 : 0;
            isLate = isLate || (words[0] == "HSCAN" && slow.contains(words[1]));
            if (words[0] == "TYPE")
                replies += '+' + (missing.contains(words[1]) ? "none" : type) + "\r\n";
            else if (words[0] == "GETRANGE")
                replies += "$5\r\nowner\r\n";
            else if (words[0] == "HSCAN")
                replies += "*2\r\n$1\r\n0\r\n*2\r\n$5\r\nfield\r\n$1\r\n1\r\n";
            else
                replies += words[0] == "HLEN" ? ":1\r\n" : ":10000\r\n";
        }
        if (isLate)
            m_late += replies;
        else if (!replies.isEmpty())
            m_peer->arrive(replies);
    }

    QPointer<FakeTransport> m_peer;
    RespFrames m_frames;
    QByteArray m_late;
    DialectCatalog m_dialects;
    Link m_link;
    KeyReader m_reader;
};

} // namespace

class TestKeyReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSlowKeyIsFoundAndLeftAlone();
    void aNodeThatStoodStillIsReadAgainAtOnce();
    void roundTripsAreCounted();
    void whatDoesNotExistIsAsOldAsItsAnswer();
};

/// Otherwise each reading would keep the server busy with that key, and fail.
void TestKeyReader::aSlowKeyIsFoundAndLeftAlone()
{
    const QByteArrayList keys{"lock:0", "lock:1", "lock:2", "lock:slow", "lock:4", "lock:5", "lock:6", "lock:7"};
    ReaderBench bench;
    bench.slow = {"lock:slow"};
    std::optional<KeysRead> read;
    int failed = -1;
    do {
        ++failed;
        read = bench.read(keys);
        QVERIFY(read);
    } while (read->error && failed < 20);
    QVERIFY2(!read->error, qPrintable(read->error->message));
    QVERIFY2(failed <= 5, qPrintable(QString::number(failed))); // among 8, 4, 2 and twice alone
    QCOMPARE(read->leftAlone, QSet<QByteArray>{"lock:slow"});
    for (const KeysRead::Key &key : read->keys)
        QCOMPARE(key.raw.has("field"), key.raw.key != "lock:slow");

    const int scans = bench.scans;
    read = bench.read(keys);
    QVERIFY(read && !read->error);
    QCOMPARE(bench.scans, scans + 7);
    QCOMPARE(read->leftAlone, QSet<QByteArray>{"lock:slow"});
}

void TestKeyReader::aNodeThatStoodStillIsReadAgainAtOnce()
{
    const QByteArrayList keys{"lock:0", "lock:1", "lock:2", "lock:3"};
    ReaderBench bench;
    for (int i = 0; i < 4; ++i) {
        bench.slow = keys;
        auto read = bench.read(keys);
        QVERIFY(read);
        QVERIFY(read->error && read->error->kind == ErrorKind::Timeout);
        bench.slow.clear();
        read = bench.read(keys);
        QVERIFY(read);
        QVERIFY(!read->error);
        QVERIFY(read->leftAlone.isEmpty());
    }
}

/// The pace needs them: a step that was not needed took no time on the way.
void TestKeyReader::roundTripsAreCounted()
{
    const QByteArrayList keys{"lock:0", "lock:1"};
    ReaderBench bench;
    const auto hashes = bench.read(keys);
    QVERIFY(hashes && !hashes->error);
    QCOMPARE(hashes->exchanges, 3); // types, lengths, elements
    bench.type = "string";
    const auto strings = bench.read(keys);
    QVERIFY(strings && !strings->error);
    QCOMPARE(strings->exchanges, 2); // types, values
    const auto known = bench.read(keys, KeyType::String);
    QVERIFY(known && !known->error);
    QCOMPARE(known->exchanges, 1);
}

/// The values of the others take another round trip. Meanwhile the missing key may be set and read anew.
void TestKeyReader::whatDoesNotExistIsAsOldAsItsAnswer()
{
    ReaderBench bench;
    bench.type = "string";
    bench.missing = {"lock:1"};
    const auto read = bench.read({"lock:0", "lock:1"});
    QVERIFY(read && !read->error);
    QVERIFY(read->keys[0].answeredAt > bench.valuesAskedAt);
    QVERIFY(read->keys[1].answeredAt > Instant());
    QVERIFY(read->keys[1].answeredAt < bench.valuesAskedAt);
}

LOCKSCOPE_TEST(QCoreApplication, TestKeyReader)
#include "tst_keyreader.moc"
