#include "fixtures/keyspacefile.h"
#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/watch/deploymentwatch.h>

#include <algorithm>
#include <map>

using namespace Lockscope;
using namespace LockscopeTest;

using Label = KeyspaceFile::Label;

/// What Lockscope shows by default of what real applications leave in Redis, against labels that were given by the
/// applications' sources.
class TestKeyspaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void filesAreWhole();
    void locksAreShownAndNothingElse();

private:
    Endpoint at(qsizetype database) const
    {
        Endpoint endpoint = m_server.endpoint();
        endpoint.database = static_cast<int>(database);
        return endpoint;
    }
    /// Each file has a database of its own, by its place.
    void plant(qsizetype index);

    RedisServer m_server{RedisServer::Options{.config = {QStringLiteral("--databases"), QStringLiteral("512")}}};
    QList<KeyspaceFile> m_files;
};

void TestKeyspaces::initTestCase()
{
    auto files = KeyspaceFile::readAll(QFINDTESTDATA("../../fixtures/keyspaces"), Clock::system().wallNow());
    QVERIFY2(files, qPrintable(files ? QString() : files.error().message));
    m_files = std::move(*files);
    QVERIFY(m_server.start());
}

void TestKeyspaces::plant(qsizetype index)
{
    const KeyspaceFile &file = m_files.at(index);
    Link link(at(index), Purpose::Act);
    link.start();
    QVERIFY(QTest::qWaitFor([&] { return link.isUp(); }, kPatienceMs));
    QSet<QByteArray> names;
    bool done = false;
    for (const QByteArrayList &command : file.commands) {
        link.send(QByteArrayList{"EVAL", "return redis.call(unpack(ARGV))", "0"} + command,
                  [&file](const Result<Value> &reply) {
                      if (!reply)
                          QTest::qFail(qPrintable(file.name + QStringLiteral(": ") + reply.error().message), __FILE__,
                                       __LINE__);
                  });
    }
    link.send({"EVAL", "return redis.call('KEYS', '*')", "0"}, [&](const Result<Value> &reply) {
        done = true;
        for (size_t i = 0; reply && i < reply->elements.size(); ++i)
            names.insert(QByteArrayView(reply->elements[i].text).toByteArray());
    });
    QVERIFY(QTest::qWaitFor([&done] { return done; }, kPatienceMs));
    const auto labelled = file.labels.keys();
    const QSet<QByteArray> expected(labelled.begin(), labelled.end());
    const QByteArrayList differing = ((names - expected) + (expected - names)).values();
    QVERIFY2(differing.isEmpty(),
             qPrintable(file.name + QStringLiteral(": these have no label, or are not there: ")
                        + QString::fromUtf8(differing.join(' '))));
}

void TestKeyspaces::filesAreWhole()
{
    constexpr int kLeastApplications = 60;
    constexpr int kLeastKeys = 600;
    constexpr int kLeastOthers = 200;
    qsizetype keys = 0;
    qsizetype others = 0;
    for (const KeyspaceFile &file : std::as_const(m_files)) {
        keys += file.labels.size();
        others += std::count(file.labels.begin(), file.labels.end(), Label::None);
    }
    QVERIFY(m_files.size() >= kLeastApplications);
    QVERIFY(keys >= kLeastKeys);
    QVERIFY(others >= kLeastOthers);
}

void TestKeyspaces::locksAreShownAndNothingElse()
{
    struct Tally
    {
        int right = 0;
        int wrong = 0;
    };
    constexpr double kLeastRecall = 0.95;
    constexpr double kMostFalse = 0.02;
    constexpr qsizetype kAtOnce = 16;
    std::map<Grade, Tally> grades;
    int locks = 0;
    int possible = 0;
    QStringList misses;
    QStringList falseRows;
    for (qsizetype first = 0; first < m_files.size(); first += kAtOnce) {
        std::vector<std::unique_ptr<DeploymentWatch>> watches;
        std::vector<bool> complete(static_cast<size_t>(std::min(kAtOnce, m_files.size() - first)), false);
        for (size_t i = 0; i < complete.size(); ++i) {
            plant(first + static_cast<qsizetype>(i));
            auto &watch = watches.emplace_back(
                std::make_unique<DeploymentWatch>(Deployment{.name = QStringLiteral("one"),
                                                             .nodes = {at(first + static_cast<qsizetype>(i))},
                                                             .pace = ReadPace::unlimited(),
                                                             .interval = Millis(200)}));
            connect(watch.get(), &DeploymentWatch::changed, this,
                    [&complete, i](const BoardDiffPtr &diff) { complete[i] = diff->complete; });
            watch->start();
        }
        QVERIFY(QTest::qWaitFor([&] { return std::find(complete.begin(), complete.end(), false) == complete.end(); },
                                kPatienceMs));
        for (size_t i = 0; i < complete.size(); ++i) {
            const KeyspaceFile &file = m_files.at(first + static_cast<qsizetype>(i));
            QSet<QByteArray> shown;
            for (const LockStatePtr &lock : watches[i]->locks()) {
                const Label label = file.labels.value(lock->name, Label::None);
                const bool isFalse = label == Label::None || label == Label::Part
                    || (label == Label::Free && lock->assessment.isHeld());
                shown.insert(lock->name);
                ++(isFalse ? grades[lock->grade()].wrong : grades[lock->grade()].right);
                if (isFalse)
                    falseRows
                        += QStringLiteral("%1: %2 (%3, %4)")
                               .arg(file.name, QString::fromUtf8(lock->name), lock->dialect(), toString(lock->grade()));
            }
            possible += static_cast<int>(possibleKeys(watches[i]->nodeStatuses()).value_or(0));
            for (auto label = file.labels.begin(); label != file.labels.end(); ++label) {
                if (label.value() != Label::Lock)
                    continue;
                ++locks;
                if (!shown.contains(label.key()))
                    misses += QStringLiteral("%1: %2").arg(file.name, QString::fromUtf8(label.key()));
            }
        }
    }
    int rows = 0;
    for (const auto &[grade, tally] : grades) {
        rows += tally.right + tally.wrong;
        qInfo("%-15s %4d right, %3d false: precision %5.1f %%", toString(grade).data(), tally.right, tally.wrong,
              100.0 * tally.right / (tally.right + tally.wrong));
    }
    const double recall = 1 - static_cast<double>(misses.size()) / locks;
    const double falseShare = static_cast<double>(falseRows.size()) / rows;
    qInfo(
        "%d of %d locks shown by default: recall %.1f %%. %d of %d rows are false: %.1f %%. %d more keys may be locks.",
        locks - static_cast<int>(misses.size()), locks, 100 * recall, static_cast<int>(falseRows.size()), rows,
        100 * falseShare, possible);
    for (const QString &miss : std::as_const(misses))
        qInfo("missed  %s", qPrintable(miss));
    for (const QString &row : std::as_const(falseRows))
        qInfo("false   %s", qPrintable(row));
    QVERIFY(recall >= kLeastRecall);
    QVERIFY(falseShare <= kMostFalse);
}

LOCKSCOPE_TEST(QCoreApplication, TestKeyspaces)
#include "tst_keyspaces.moc"
