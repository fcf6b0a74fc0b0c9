#include "fixtures/testprogram.h"

#include <lockscope/core/redis/respcodec.h>

#include <QRandomGenerator>

using namespace Lockscope;

namespace {

struct FuzzReading
{
    std::vector<Value> replies;
    bool failed = false;
    friend bool operator==(const FuzzReading &, const FuzzReading &) = default;
};

FuzzReading readIn(const QByteArray &bytes, RespLimits limits, const std::function<qsizetype()> &step)
{
    RespReader reader(limits);
    FuzzReading reading;
    for (qsizetype pos = 0; pos < bytes.size() && !reading.failed;) {
        const qsizetype size = qMax<qsizetype>(1, step());
        reading.failed = !reader.feed(bytes.mid(pos, size));
        while (reader.hasReply())
            reading.replies.push_back(reader.takeReply());
        pos += size;
    }
    return reading;
}

qint64 elementsIn(const Value &value)
{
    qint64 count = 1;
    for (const auto &element : value.elements)
        count += elementsIn(element);
    return count;
}

/// Empty arrays hold nothing and cost the reader no level.
int depthOf(const Value &value)
{
    int deepest = 0;
    for (const auto &element : value.elements)
        deepest = qMax(deepest, depthOf(element));
    return value.elements.empty() ? 0 : deepest + 1;
}

class Maker
{
public:
    explicit Maker(quint32 seed) : m_random(seed) { }

    QByteArray reply(int depth = 0)
    {
        switch (m_random.bounded(depth < 4 ? 7 : 5)) {
        case 0: return "+" + word() + "\r\n";
        case 1: return "-ERR " + word() + "\r\n";
        case 2: return ":" + QByteArray::number(static_cast<qint64>(m_random.generate64())) + "\r\n";
        case 3: return m_random.bounded(2) == 0 ? "$-1\r\n" : "*-1\r\n";
        case 4: {
            QByteArray body;
            for (int i = m_random.bounded(12); i > 0; --i)
                body += static_cast<char>(m_random.bounded(256));
            return "$" + QByteArray::number(body.size()) + "\r\n" + body + "\r\n";
        }
        default: {
            const int size = m_random.bounded(4);
            QByteArray bytes = "*" + QByteArray::number(size) + "\r\n";
            for (int i = 0; i < size; ++i)
                bytes += reply(depth + 1);
            return bytes;
        }
        }
    }

    QByteArray mutated(QByteArray bytes)
    {
        static const QByteArrayList tokens{"*",
                                           "$",
                                           "+",
                                           "-",
                                           ":",
                                           "\r\n",
                                           "\r",
                                           "\n",
                                           "*2147483647\r\n",
                                           "$9223372036854775807\r\n",
                                           "$-2\r\n",
                                           "*-1\r\n",
                                           "%1\r\n",
                                           "*1\r\n*1\r\n*1\r\n*1\r\n",
                                           "0",
                                           "-1",
                                           "99999999999999999999",
                                           QByteArray(1, '\0'),
                                           "\xFF"};
        for (int i = 1 + m_random.bounded(4); i > 0; --i) {
            const auto at = m_random.bounded(static_cast<int>(bytes.size()) + 1);
            switch (m_random.bounded(5)) {
            case 0: bytes.insert(at, tokens.at(m_random.bounded(static_cast<int>(tokens.size())))); break;
            case 1: bytes.remove(at, 1 + m_random.bounded(4)); break;
            case 2:
                if (at < bytes.size())
                    bytes[at] = static_cast<char>(m_random.bounded(256));
                break;
            case 3:
                if (at < bytes.size())
                    bytes[at] = static_cast<char>(bytes.at(at) ^ (1 << m_random.bounded(8)));
                break;
            default: bytes.insert(at, bytes.mid(m_random.bounded(static_cast<int>(bytes.size()) + 1), 20));
            }
        }
        return bytes;
    }

    QRandomGenerator &random() { return m_random; }

private:
    QByteArray word()
    {
        QByteArray text;
        for (int i = m_random.bounded(8); i > 0; --i)
            text += static_cast<char>('a' + m_random.bounded(26));
        return text;
    }

    QRandomGenerator m_random;
};

} // namespace

class TestRespFuzz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wellFormedStreamsAreReadWhole();
    void mutatedStreamsAreBoundedAndSlicingChangesNothing();
    void noise();
};

void TestRespFuzz::wellFormedStreamsAreReadWhole()
{
    Maker maker(1);
    for (int round = 0; round < 5000; ++round) {
        QByteArray bytes;
        const int count = 1 + maker.random().bounded(4);
        for (int i = 0; i < count; ++i)
            bytes += maker.reply();
        const FuzzReading reading = readIn(bytes, {}, [&] { return maker.random().bounded(1, 9); });
        QVERIFY2(!reading.failed, bytes.toHex().constData());
        QCOMPARE(reading.replies.size(), static_cast<size_t>(count));
    }
}

void TestRespFuzz::mutatedStreamsAreBoundedAndSlicingChangesNothing()
{
    const RespLimits limits{.depth = 5, .elements = 64, .line = 64, .bulk = 64, .pending = 512};
    Maker maker(2);
    int failed = 0;
    for (int round = 0; round < 30000; ++round) {
        QByteArray bytes;
        for (int i = maker.random().bounded(4); i >= 0; --i)
            bytes += maker.reply();
        bytes = maker.mutated(bytes);

        const FuzzReading whole = readIn(bytes, limits, [&] { return bytes.size(); });
        const FuzzReading byBytes = readIn(bytes, limits, [] { return 1; });
        const FuzzReading sliced = readIn(bytes, limits, [&] { return maker.random().bounded(1, 7); });
        QVERIFY2(whole == byBytes, bytes.toHex().constData());
        QVERIFY2(whole == sliced, bytes.toHex().constData());
        failed += whole.failed ? 1 : 0;

        for (const auto &reply : whole.replies) {
            QVERIFY(depthOf(reply) <= limits.depth);
            // Every element costs at least the bytes of "*0\r\n" or "+\r\n": nothing appears that was not sent.
            QVERIFY(elementsIn(reply) * 3 <= bytes.size());
        }
    }
    // A fuzz that breaks nothing, or everything, tries nothing.
    QVERIFY2(failed > 3000 && failed < 29000, qPrintable(QString::number(failed)));
}

void TestRespFuzz::noise()
{
    QRandomGenerator random(3);
    const QByteArray alphabet("*$+-:0123456789\r\n\r\n\r\nab");
    for (int round = 0; round < 30000; ++round) {
        QByteArray bytes;
        for (int i = random.bounded(60); i > 0; --i)
            bytes += alphabet.at(random.bounded(static_cast<int>(alphabet.size())));
        const FuzzReading whole = readIn(bytes, {}, [&] { return bytes.size(); });
        QVERIFY2(whole == readIn(bytes, {}, [] { return 1; }), bytes.toHex().constData());
    }
}

LOCKSCOPE_TEST(QCoreApplication, TestRespFuzz)
#include "tst_respfuzz.moc"
