// The program reaches servers through SSH and a proxy: each command, by its arguments alone; nothing survives it, and
// no secret is seen.

#include "fixtures/redisset.h"
#include "fixtures/socksserver.h"
#include "fixtures/sshserver.h"
#include "fixtures/testprogram.h"
#include "leftovers.h"
#include "program.h"
#include "terminal.h"

#include <QScopeGuard>
#include <QTcpServer>
#include <QTcpSocket>

#include <memory>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

class TestReachCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void commandsThroughSsh();
    void runThroughSsh();
    void aFailedLoginIsSaid();
    void sshAsksOnTheTerminal();
    void aQuestionEndsWithTheProgram();
    void whatWatchesAsksNothing();
    void aKilledProgramLeavesNothing();
    void aProgramKilledWhileItConnectsLeavesNothing_data();
    void aProgramKilledWhileItConnectsLeavesNothing();
    void aProxyWithAPassword();
    void thePasswordOfAProxyIsNotTakenFromTheArguments();
    void theEnvironmentsProxyWhenAskedFor();

private:
    [[nodiscard]] QStringList node(int index = 0) const
    {
        return {u"-p"_s, QString::number(m_redis.endpoints().at(index).port)};
    }
    [[nodiscard]] QStringList bySsh() const { return {u"--ssh"_s, m_ssh.host()}; }

    RedisSet m_redis{3};
    SshServer m_ssh;
};

void TestReachCli::initTestCase()
{
    QVERIFY(m_redis.reset());
    QVERIFY(m_ssh.start());
    QCOMPARE(m_redis[0].tell(u"SET lock:a owner-1 PX 600000"_s), "OK");
}

void TestReachCli::commandsThroughSsh()
{
    Program program;
    const Outcome list = program.run(QStringList{u"list"_s, u"--json"_s} + node() + bySsh());
    QVERIFY2(list.code == 0, list.errors.constData());
    QVERIFY2(list.output.contains("\"owner-1\""), list.output.constData());
    const Outcome show = program.run(QStringList{u"show"_s, u"lock:a"_s} + node() + bySsh());
    QVERIFY2(show.code == 0, show.errors.constData());
    const Outcome doctor = program.run(QStringList{u"doctor"_s, u"--json"_s} + node() + bySsh());
    QVERIFY2(doctor.code <= 1, doctor.errors.constData());
    const Outcome sample = program.run(QStringList{u"sample"_s, u"lock:a"_s, u"--for"_s, u"0.2s"_s} + node() + bySsh());
    QVERIFY2(sample.code == 0, sample.errors.constData());
    QCOMPARE(m_redis[1].tell(u"SET lock:b owner-1 PX 600000"_s), "OK");
    const Outcome release = program.run(
        QStringList{u"release"_s, u"lock:b"_s, u"--owner"_s, u"owner-1"_s, u"--execute"_s} + node(1) + bySsh());
    QVERIFY2(release.code == 0, release.errors.constData());
    QCOMPARE(m_redis[1].tell(u"EXISTS lock:b"_s), "0");
    QTRY_COMPARE_WITH_TIMEOUT(m_ssh.clients(), 0, kPatienceMs);
}

void TestReachCli::runThroughSsh()
{
    QStringList arguments{u"run"_s, u"job"_s, u"--wait"_s, u"30s"_s}; // the first try may end before SSH is connected
    for (int i = 0; i < m_redis.size(); ++i)
        arguments += {u"--node"_s, u"redis://127.0.0.1:%1"_s.arg(m_redis[i].port())};
    Program program;
    const Outcome outcome = program.run(arguments + bySsh() + QStringList{u"--"_s, u"sh"_s, u"-c"_s, u"echo done"_s});
    QVERIFY2(outcome.code == 0, outcome.errors.constData());
    QCOMPARE(outcome.output, "done\n");
}

void TestReachCli::aFailedLoginIsSaid()
{
    QVERIFY(m_ssh.useKey(u"stranger"_s));
    Program program;
    const Outcome outcome = program.run(QStringList{u"list"_s} + node() + bySsh());
    QVERIFY(m_ssh.useKey(u"user"_s));
    QCOMPARE(outcome.code, 3);
    QVERIFY2((outcome.errors + outcome.output).contains("Permission denied (publickey)"),
             (outcome.errors + outcome.output).constData());
}

void TestReachCli::sshAsksOnTheTerminal()
{
    QVERIFY(m_ssh.lockKey(u"open sesame"_s) && m_ssh.useKey(u"locked"_s) && m_ssh.forgetHostKey());
    const auto tidy = qScopeGuard([this] {
        (void)m_ssh.useKey(u"user"_s);
        (void)m_ssh.trustHostKey();
    });
    Terminal terminal;
    QVERIFY(terminal.start({LOCKSCOPE_PROGRAM, "list", "-p", node().at(1).toUtf8(), "--ssh", m_ssh.host().toUtf8()}));
    QVERIFY(terminal.shows("authenticity of host"));
    QVERIFY(terminal.shows("(yes/no"));
    terminal.type("yes\n");
    QVERIFY(terminal.shows("Enter passphrase"));
    QVERIFY(!terminal.echoes());
    terminal.type("open sesame\n");
    QVERIFY(terminal.shows("owner-1"));
    QCOMPARE(terminal.finish(), 0);
    QVERIFY(!terminal.screen().contains("sesame"));
    QVERIFY(terminal.echoes());
    QTRY_COMPARE_WITH_TIMEOUT(m_ssh.clients(), 0, kPatienceMs);
}

void TestReachCli::aQuestionEndsWithTheProgram()
{
    QVERIFY(m_ssh.lockKey(u"open sesame"_s) && m_ssh.useKey(u"locked"_s));
    const auto tidy = qScopeGuard([this] { (void)m_ssh.useKey(u"user"_s); });
    Terminal terminal;
    QVERIFY(terminal.start({LOCKSCOPE_PROGRAM, "list", "-p", node().at(1).toUtf8(), "--ssh", m_ssh.host().toUtf8()}));
    QVERIFY(terminal.shows("Enter passphrase"));
    QVERIFY(!terminal.echoes());
    terminal.type("\x03"); // Ctrl+C
    const int status = terminal.finish();
    QVERIFY2(WIFEXITED(status) && WEXITSTATUS(status) == 1, terminal.screen().constData());
    QTRY_VERIFY_WITH_TIMEOUT(terminal.echoes(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_ssh.clients(), 0, kPatienceMs);
}

void TestReachCli::whatWatchesAsksNothing()
{
    QVERIFY(m_ssh.lockKey(u"open sesame"_s) && m_ssh.useKey(u"locked"_s));
    const auto tidy = qScopeGuard([this] { (void)m_ssh.useKey(u"user"_s); });
    Terminal terminal;
    QVERIFY(terminal.start(
        {LOCKSCOPE_PROGRAM, "watch", "--once", "-p", node().at(1).toUtf8(), "--ssh", m_ssh.host().toUtf8()}));
    QVERIFY(terminal.shows("Permission denied"));
    QVERIFY(!terminal.screen().contains("passphrase"));
    terminal.type("\x03");
    (void)terminal.finish();
}

void TestReachCli::aKilledProgramLeavesNothing()
{
    RedisServer locked({.config = {u"--requirepass"_s, u"hunter2"_s}});
    QVERIFY(locked.start());
    const QString pass = u"-a"_s;
    QCOMPARE(locked.cli({pass, u"hunter2"_s, u"--no-auth-warning"_s, u"SET"_s, u"lock:a"_s, u"owner-1"_s}), "OK");
    Program program;
    program.setVariable(u"REDISCLI_AUTH"_s, u"hunter2"_s);
    program.start(QStringList{u"watch"_s, u"--json"_s, u"--possible"_s, u"-p"_s, QString::number(locked.port())}
                  + bySsh() + QStringList{u"--ssh"_s, m_ssh.host().replace(u"127.0.0.1"_s, u"localhost"_s)});
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("owner-1"), kPatienceMs);
    QCOMPARE(m_ssh.clients(), 2); // the second reaches the next host
    QVERIFY(QDir(program.folder()).entryList({u"lockscope-ssh-*"_s}, QDir::Dirs).isEmpty());
    for (const auto &process : processesOf(program.folder()))
        QVERIFY2(!process.command.contains("hunter2"), process.command.constData());
    QVERIFY(!m_ssh.clientArguments().contains("hunter2"));
    for (const auto &process : m_ssh.clientProcesses())
        QVERIFY(!contentOf(u"/proc/%1/environ"_s.arg(process)).contains("hunter2"));
    program.signal(SIGKILL);
    QVERIFY(program.finish().crashed);
    QTRY_COMPARE_WITH_TIMEOUT(m_ssh.clients(), 0, kPatienceMs);
    QVERIFY(QDir(program.folder()).entryList({u"lockscope-ssh-*"_s}, QDir::Dirs).isEmpty());
}

void TestReachCli::aProgramKilledWhileItConnectsLeavesNothing_data()
{
    QTest::addColumn<bool>("isNext");
    QTest::newRow("to the first host") << false;
    QTest::newRow("to the second host") << true;
}

void TestReachCli::aProgramKilledWhileItConnectsLeavesNothing()
{
    QFETCH(const bool, isNext);
    QTcpServer silent; // ssh waits for its greeting
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    Program program;
    program.start(QStringList{u"watch"_s, u"-p"_s, u"1"_s} + (isNext ? bySsh() : QStringList())
                  + QStringList{u"--ssh"_s, u"127.0.0.1:%1"_s.arg(silent.serverPort())});
    QTRY_VERIFY_WITH_TIMEOUT(silent.hasPendingConnections(), kPatienceMs);
    const auto left = [&] { return QDir(program.folder()).entryList({u"lockscope-ssh-*"_s}, QDir::Dirs); };
    QCOMPARE(left().size(), 1);
    program.signal(SIGKILL);
    QVERIFY(program.finish().crashed);
    QTRY_COMPARE_WITH_TIMEOUT(left(), QStringList(), kPatienceMs);
    std::unique_ptr<QTcpSocket> ssh(silent.nextPendingConnection());
    QTRY_COMPARE_WITH_TIMEOUT(ssh->state(), QAbstractSocket::UnconnectedState, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_ssh.clients(), 0, kPatienceMs);
}

void TestReachCli::aProxyWithAPassword()
{
    SocksServer socks;
    socks.user = "ann";
    socks.password = "hunter2";
    Program program;
    program.setVariable(u"LOCKSCOPE_PROXY_PASSWORD"_s, u"hunter2"_s);
    const QStringList proxy{u"--proxy"_s, u"socks5://ann@127.0.0.1:%1"_s.arg(socks.serverPort())};
    const Outcome outcome = program.run(QStringList{u"list"_s, u"--json"_s} + node() + proxy);
    QVERIFY2(outcome.code == 0, outcome.errors.constData());
    QVERIFY(outcome.output.contains("owner-1"));
    program.setVariable(u"LOCKSCOPE_PROXY_PASSWORD"_s, {});
    const Outcome none = program.run(QStringList{u"list"_s} + node() + proxy);
    QCOMPARE(none.code, 2);
    QVERIFY(says(none, u"no terminal to ask for the proxy's password"_s));
}

void TestReachCli::thePasswordOfAProxyIsNotTakenFromTheArguments()
{
    Program program;
    const Outcome outcome = program.run(QStringList{u"list"_s, u"--proxy"_s, u"socks5://ann:hunter2@127.0.0.1:1"_s});
    QCOMPARE(outcome.code, 2);
    QVERIFY(says(outcome, u"has a password in it"_s));
    QVERIFY(!outcome.errors.contains("hunter2"));
}

void TestReachCli::theEnvironmentsProxyWhenAskedFor()
{
    SocksServer socks;
    Program program;
    const QStringList wanted{u"list"_s, u"--proxy"_s, u"environment"_s, u"-p"_s, u"1"_s};
    program.setVariable(u"ALL_PROXY"_s, QString());
    QVERIFY(program.run(wanted).errors.contains("the variable ALL_PROXY is not set"));
    program.setVariable(u"ALL_PROXY"_s, u"http://proxy:3128"_s);
    QVERIFY(program.run(wanted).errors.contains("--proxy environment: ALL_PROXY: A proxy is written socks5://"));
    program.setVariable(u"ALL_PROXY"_s, u"socks5h://127.0.0.1:%1"_s.arg(socks.serverPort()));
    QCOMPARE(program.run(QStringList{u"list"_s} + node()).code, 0);
    QVERIFY(socks.asked.isEmpty());
    QCOMPARE(program.run(QStringList{u"list"_s, u"--proxy"_s, u"environment"_s} + node()).code, 0);
    QVERIFY(!socks.asked.isEmpty());
}

LOCKSCOPE_TEST(QCoreApplication, TestReachCli)
#include "tst_reachcli.moc"
