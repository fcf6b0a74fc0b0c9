#include "fixtures/testprogram.h"

#include "leftovers.h"
#include "program.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

qsizetype workersOf(const QString &folder)
{
    const auto found = processesOf(folder);
    return std::count_if(found.begin(), found.end(),
                         [](const Found &process) { return process.command.contains("demo-worker"); });
}

QSet<QString> locksIn(const Outcome &outcome)
{
    QSet<QString> names;
    const auto objects = outcome.objects();
    for (const auto &object : objects) {
        if (object.value("event"_L1).toString() == u"lock"_s)
            names.insert(object.value("name"_L1).toString());
    }
    return names;
}

QString latestOf(const Outcome &outcome, const QString &event, const QLatin1String key, const QString &name,
                 const QLatin1String wanted)
{
    QString latest;
    const auto objects = outcome.objects();
    for (const auto &object : objects) {
        if (object.value("event"_L1).toString() == event && object.value(key).toString() == name)
            latest = object.value(wanted).toString();
    }
    return latest;
}

} // namespace

class TestDemo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsLocksOnFiveServers();
    void nothingIsLeft_data();
    void nothingIsLeft();
    void nothingIsLeftWhenItIsEndedWhileItEnds();
    void aKilledServerIsShownAsDown();
    void twoDemosSideBySide();
    void withoutRedisServerItSaysWhatToInstall();

private:
    std::unique_ptr<Program> m_program;
};

void TestDemo::init()
{
    m_program = std::make_unique<Program>();
}

void TestDemo::cleanup()
{
    if (m_program->isRunning()) {
        m_program->signal(SIGTERM);
        m_program->finish();
    }
    m_program.reset();
}

void TestDemo::showsLocksOnFiveServers()
{
    m_program->start({u"demo"_s, u"--headless"_s, u"--json"_s, u"--interval"_s, u"0.2s"_s});
    QTRY_VERIFY_WITH_TIMEOUT(locksIn(m_program->soFar()).contains(u"lock:nightly-report"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(locksIn(m_program->soFar()).contains(u"scheduler:leader"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(locksIn(m_program->soFar()).contains(u"billing:invoice-run"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(locksIn(m_program->soFar()).contains(u"inventory:recount"_s), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(
        latestOf(m_program->soFar(), u"lock"_s, "name"_L1, u"lock:nightly-report"_s, "verdict"_L1), u"no-expiry"_s,
        kPatienceMs);
    QCOMPARE(serversOf(m_program->folder()).size(), size_t(5));
    QVERIFY(workersOf(m_program->folder()) >= 8);
    QCOMPARE(foldersIn(m_program->folder()).size(), 1);
    QVERIFY(!m_program->soFar().errors.contains("no display")); // it was asked for
}

void TestDemo::nothingIsLeft_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("inOrder");
    QTest::newRow("after Ctrl+C") << SIGINT << true;
    QTest::newRow("after SIGTERM") << SIGTERM << true;
    QTest::newRow("after SIGKILL") << SIGKILL << false;
    QTest::newRow("after a crash") << SIGABRT << false;
}

void TestDemo::nothingIsLeft()
{
    QFETCH(const int, number);
    QFETCH(const bool, inOrder);
    m_program->start({u"demo"_s, u"--headless"_s, u"--json"_s});
    QTRY_VERIFY_WITH_TIMEOUT(locksIn(m_program->soFar()).contains(u"lock:nightly-report"_s), kPatienceMs);
    const QString folder = m_program->folder();
    QCOMPARE(serversOf(folder).size(), size_t(5));
    m_program->signal(number);
    const auto outcome = m_program->finish();
    QVERIFY(!m_program->isRunning());
    QCOMPARE(outcome.crashed, !inOrder);
    if (inOrder)
        QCOMPARE(outcome.code, 0);
    QTRY_COMPARE_WITH_TIMEOUT(processesOf(folder).size(), size_t(0), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(foldersIn(folder), QStringList(), kPatienceMs);
}

void TestDemo::nothingIsLeftWhenItIsEndedWhileItEnds()
{
    m_program->start({u"demo"_s, u"--headless"_s, u"--json"_s});
    QTRY_VERIFY_WITH_TIMEOUT(locksIn(m_program->soFar()).contains(u"lock:nightly-report"_s), kPatienceMs);
    const QString folder = m_program->folder();
    QCOMPARE(serversOf(folder).size(), size_t(5));
    // Impatience: once is asked, again and again is told.
    QTRY_VERIFY_WITH_TIMEOUT((m_program->isRunning() ? m_program->signal(SIGINT) : void(), !m_program->isRunning()),
                             kPatienceMs);
    const auto outcome = m_program->finish();
    QVERIFY(outcome.crashed ? outcome.code == SIGINT
                            : outcome.code == 0); // of a signal, which a shell tells as 130; or it was in time
    QTRY_COMPARE_WITH_TIMEOUT(processesOf(folder).size(), size_t(0), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(foldersIn(folder), QStringList(), kPatienceMs);
}

void TestDemo::aKilledServerIsShownAsDown()
{
    m_program->start({u"demo"_s, u"--headless"_s, u"--json"_s, u"--interval"_s, u"0.2s"_s});
    QTRY_VERIFY_WITH_TIMEOUT(locksIn(m_program->soFar()).contains(u"lock:nightly-report"_s), kPatienceMs);
    const auto servers = serversOf(m_program->folder());
    QCOMPARE(servers.size(), size_t(5));
    const auto port = QRegularExpression(u":(\\d+)"_s).match(QString::fromUtf8(servers.back().command)).captured(1);
    QVERIFY(!port.isEmpty());
    ::kill(static_cast<pid_t>(servers.back().pid), SIGKILL);

    const auto isDown = [&] {
        const auto objects = m_program->soFar().objects();
        return std::any_of(objects.begin(), objects.end(), [&](const QJsonObject &object) {
            return object.value("address"_L1).toString().endsWith(u':' + port)
                && object.value("state"_L1).toString() == u"down"_s;
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isDown(), kPatienceMs);
    QVERIFY(m_program->isRunning());
    // The rest goes on: locks are still taken and given back.
    const auto size = m_program->soFar().output.size();
    QTRY_VERIFY_WITH_TIMEOUT(m_program->soFar().output.mid(size).contains("\"event\":\"lock\""), kPatienceMs);
    QCOMPARE(serversOf(m_program->folder()).size(), size_t(4));
}

void TestDemo::twoDemosSideBySide()
{
    Program other;
    m_program->start({u"demo"_s, u"--headless"_s, u"--json"_s});
    other.start({u"demo"_s, u"--headless"_s, u"--json"_s});
    QTRY_VERIFY_WITH_TIMEOUT(locksIn(m_program->soFar()).contains(u"lock:nightly-report"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(locksIn(other.soFar()).contains(u"lock:nightly-report"_s), kPatienceMs);
    other.signal(SIGTERM);
    QCOMPARE(other.finish().code, 0);
    QTRY_COMPARE_WITH_TIMEOUT(processesOf(other.folder()).size(), size_t(0), kPatienceMs);
    QCOMPARE(serversOf(m_program->folder()).size(), size_t(5));
}

void TestDemo::withoutRedisServerItSaysWhatToInstall()
{
    QProcess process;
    QProcessEnvironment environment;
    environment.insert(u"PATH"_s, m_program->folder());
    environment.insert(u"TMPDIR"_s, m_program->folder());
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(LOCKSCOPE_PROGRAM), {u"demo"_s, u"--headless"_s});
    QVERIFY(process.waitForFinished(kPatienceMs));
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(process.readAllStandardError().contains("install the package redis-server"));
    QTRY_COMPARE_WITH_TIMEOUT(foldersIn(m_program->folder()), QStringList(), kPatienceMs);
}

LOCKSCOPE_TEST(QCoreApplication, TestDemo)
#include "tst_demo.moc"
