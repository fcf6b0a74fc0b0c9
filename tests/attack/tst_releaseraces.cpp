#include "app/program.h"
#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

#include <array>
#include <random>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kServers = 3;
constexpr int kLocksAtOnce = 4;
constexpr size_t kOperators = 2;

} // namespace

/// Two operators release a lock at the same time, while its holder renews it or hands it on.
class TestReleaseRaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_nodes.reset()); }
    void theNextOwnerKeepsItsLock();
    void withoutAJournalNothingIsReleased();

private:
    [[nodiscard]] QStringList release(const QString &lock) const
    {
        QStringList words{u"release"_s,   lock,        u"--owner"_s,   u"owner-a"_s,
                          u"--execute"_s, u"--json"_s, u"--timeout"_s, u"5s"_s};
        for (int node = 0; node < kServers; ++node)
            words += {u"--node"_s, m_nodes[node].uri()};
        return words;
    }

    mutable RedisSet m_nodes{kServers};
};

void TestReleaseRaces::theNextOwnerKeepsItsLock()
{
    const int rounds = qEnvironmentVariableIsSet("LOCKSCOPE_ATTACK_LONG") ? 100 : 2;
    std::mt19937 random(1);
    int released = 0;
    for (int round = 0; round < rounds; ++round) {
        std::array<std::array<Program, kOperators>, kLocksAtOnce> operators;
        for (int i = 0; i < kLocksAtOnce; ++i) {
            const QString lock = u"lock:%1"_s.arg(i);
            m_nodes.tellAll(u"SET %1 owner-a PX 600000"_s.arg(lock));
            for (auto &one : operators[static_cast<size_t>(i)])
                one.start(release(lock));
        }
        // The holder renews its lock, and hands it on at some moment, to each node at another one.
        for (int i = 0; i < kLocksAtOnce; ++i) {
            const QString lock = u"lock:%1"_s.arg(i);
            m_nodes.tellAll(u"SET %1 owner-a XX PX 900000"_s.arg(lock)); // a renewal
            const QDeadlineTimer until(static_cast<qint64>(random() % 60));
            (void)QTest::qWaitFor([&] { return until.hasExpired(); }, kPatienceMs);
            m_nodes.tellAll(u"SET %1 owner-b PX 600000"_s.arg(lock));
        }
        for (int i = 0; i < kLocksAtOnce; ++i) {
            QMap<QString, int> releasedOn;
            for (auto &one : operators[static_cast<size_t>(i)]) {
                const Outcome outcome = one.finish();
                QVERIFY2(!outcome.crashed && (outcome.code == 0 || outcome.code == 1 || outcome.code == 3),
                         outcome.errors.constData());
                for (const auto &object : outcome.objects()) {
                    const QJsonArray nodes = object.value("nodes"_L1).toArray();
                    for (const auto &node : nodes) {
                        if (node["outcome"_L1] == "released"_L1)
                            ++releasedOn[node["node"_L1].toString()];
                    }
                }
            }
            for (const int times : std::as_const(releasedOn)) {
                QCOMPARE(times, 1); // a key goes but once
                ++released;
            }
            const auto owners = m_nodes.tellAll(u"GET lock:%1"_s.arg(i));
            QCOMPARE(owners.count("owner-b"), kServers);
        }
    }
    qInfo("%d keys released", released);
}

/// The disk is full, or the journal is no file.
void TestReleaseRaces::withoutAJournalNothingIsReleased()
{
    for (const bool isFull : {true, false}) {
        m_nodes.tellAll(u"SET lock:journal owner-a PX 600000"_s);
        Program program;
        QVERIFY(QDir().mkpath(QFileInfo(program.journalPath()).path()));
        if (isFull)
            QVERIFY(QFile::link(u"/dev/full"_s, program.journalPath()));
        else
            QVERIFY(QDir().mkpath(program.journalPath()));
        const Outcome outcome = program.run(release(u"lock:journal"_s));
        QVERIFY(!outcome.crashed && outcome.code != 0);
        QVERIFY(!outcome.errors.contains("Unknown error"));
        QCOMPARE(m_nodes.tellAll(u"GET lock:journal"_s).count("owner-a"), kServers);
    }
}

LOCKSCOPE_TEST(QCoreApplication, TestReleaseRaces)
#include "tst_releaseraces.moc"
