#include "app/program.h"
#include "fixtures/faultproxy.h"
#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"

#include <memory>
#include <random>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// Changes one reply as a broken or hostile server might: bits, lengths, types, pieces.
void mutateReply(QByteArray &reply, std::mt19937 &random)
{
    constexpr unsigned kOneIn = 6;
    if (reply.isEmpty() || random() % kOneIn != 0)
        return;
    const auto below = [&random](qsizetype size) {
        return static_cast<qsizetype>(random() % static_cast<unsigned long>(std::max<qsizetype>(size, 1)));
    };
    static const QByteArrayList kPieces{"-1",
                                        "0",
                                        "9223372036854775807",
                                        "-9223372036854775808",
                                        "\r\n",
                                        "$-1\r\n",
                                        "*-1\r\n",
                                        "_\r\n",
                                        "*3\r\n",
                                        ":18446744073709551616\r\n",
                                        "%1\r\n",
                                        ">2\r\n",
                                        "$536870912\r\n",
                                        "*1048576\r\n",
                                        "\xff\xfe",
                                        "-ERR \x1b[2J\r\n"};
    switch (random() % 6) {
    case 0: reply[below(reply.size())] = static_cast<char>(random()); break;
    case 1: reply.truncate(below(reply.size())); break;
    case 2: reply += reply; break;
    case 3: reply.insert(below(reply.size()), kPieces.at(below(kPieces.size()))); break;
    case 4: reply = kPieces.at(below(kPieces.size())) + reply.mid(below(reply.size())); break;
    default: reply[0] = "+-:$*%~#,_(>|=!"[random() % 15]; break;
    }
}

} // namespace

/// Conversations with a real server whose replies are changed on their way.
class TestMutations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCommandEndsInOrder();

private:
    RedisServer m_server;
};

void TestMutations::initTestCase()
{
    QVERIFY(m_server.start());
    m_server.tell(u"SET lock:a 5f0c1e2a-7f55-4d3c-9f3b-2f1f2a4c8d10 PX 1000000"_s);
    m_server.tell(u"HSET anyLock:b 0b2c1f3e-7f55-4d3c-9f3b-2f1f2a4c8d11:1 2"_s);
    m_server.tell(u"PEXPIRE anyLock:b 1000000"_s);
    m_server.tell(u"ZADD semaphore:c 1900000000 holder-1"_s);
    m_server.tell(u"RPUSH redisson_lock_queue:{d} x:1 y:2"_s);
    m_server.tell(u"SET cache:e {}"_s);
}

void TestMutations::everyCommandEndsInOrder()
{
    constexpr size_t kAtOnce = 4;
    constexpr qint64 kMostMemory = 400 * 1024 * 1024; // of address space for data; see RLIMIT_DATA in getrlimit(2)
    const int conversations = qEnvironmentVariableIsSet("LOCKSCOPE_ATTACK_LONG") ? 1000 : 24;
    const QList<QStringList> commands{
        {u"list"_s, u"--possible"_s},
        {u"list"_s, u"--json"_s},
        {u"show"_s, u"lock:a"_s},
        {u"show"_s, u"anyLock:b"_s, u"--json"_s},
        {u"list"_s, u"--pattern"_s, u"*"_s},
        {u"release"_s, u"lock:a"_s},
        {u"doctor"_s, u"--json"_s},
        {u"sample"_s, u"--for"_s, u"100ms"_s},
    };
    struct Conversation
    {
        int seed = 0;
        std::unique_ptr<FaultProxy> proxy;
        std::unique_ptr<Program> program;
    };
    std::vector<Conversation> running;
    const auto finish = [](Conversation &conversation) {
        const Outcome outcome = conversation.program->finish();
        QVERIFY2(!outcome.crashed && outcome.code >= 0 && outcome.code <= 3,
                 qPrintable(u"seed %1: status %2: %3"_s.arg(conversation.seed)
                                .arg(outcome.code)
                                .arg(QString::fromUtf8(outcome.errors))));
        for (const char byte : {'\x1b', '\x07'})
            QVERIFY2(!outcome.output.contains(byte) && !outcome.errors.contains(byte),
                     qPrintable(QString::number(conversation.seed)));
    };
    for (int seed = 1; seed <= conversations; ++seed) {
        Conversation next{
            .seed = seed, .proxy = std::make_unique<FaultProxy>(m_server), .program = std::make_unique<Program>()};
        QVERIFY(next.proxy->start());
        next.proxy->mutate([random = std::mt19937(static_cast<unsigned>(seed))](QByteArray &reply) mutable {
            mutateReply(reply, random);
        });
        next.program->limitData(kMostMemory);
        next.program->start(
            commands.at(seed % commands.size())
            + QStringList{u"--timeout"_s, u"1s"_s, u"--node"_s, u"redis://127.0.0.1:%1"_s.arg(next.proxy->port())});
        running.push_back(std::move(next));
        if (running.size() == kAtOnce) {
            finish(running.front());
            running.erase(running.begin());
        }
        if (QTest::currentTestFailed())
            return;
    }
    for (auto &conversation : running)
        finish(conversation);
}

LOCKSCOPE_TEST(QCoreApplication, TestMutations)
#include "tst_mutations.moc"
