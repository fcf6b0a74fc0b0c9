#include "program.h"
#include "terminal.h"

#include "fixtures/nodes.h"
#include "fixtures/testprogram.h"

#include <QFileInfo>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

const QString kName = u"orders:42"_s;
const QByteArray kControlC("\x03");
const QByteArray kControlZ("\x1a");

/// A shell script that says "ready PID" and then waits for signals. `atSignals` sets its traps.
QString patientScript(const QString &atSignals)
{
    return u"sleep 1000 & %1; echo ready $! $$; while :; do wait; done"_s.arg(atSignals);
}

/// The process exists and has not ended.
bool runs(qint64 pid)
{
    QFile status(u"/proc/%1/stat"_s.arg(pid));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    const QByteArray line = status.readAll();
    return line.mid(line.lastIndexOf(')') + 2, 1) != "Z";
}

} // namespace

class TestRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void exitStatus_data();
    void exitStatus();
    void aCommandThatCannotBeRun_data();
    void aCommandThatCannotBeRun();
    void youngNodesHaveNoVote();
    void theLockIsHeldWhileTheCommandRuns();
    void itIsRenewed();
    void inputAndOutputPassUntouched();
    void argumentsPassByteForByte();
    void theNameMayBeAnyBytes();
    void whatTheCommandIsTold();
    void passwordsAreHidden();
    void aSecondIsRefused();
    void aSecondWaits();
    void withoutAQuorumItDoesNotRun();
    void aMinorityMayBeDown();
    void wrongUsage_data();
    void wrongUsage();
    void signalsReachTheCommand_data();
    void signalsReachTheCommand();
    void aSecondSignalDoesToo();
    void endsAsItsCommandDid();
    void aSignalWhileWaitingEndsIt();
    void ignoredSignalsStayIgnored();
    void aCommandThatSignalsItsGroupHearsItOnce();
    void whatTheCommandLeavesBehindIsLeftAlone();
    void nodesDieMeanwhile();
    void theKeyIsTakenAway();
    void theKeyIsTakenAwayBeforeTheRelease();
    void nothingOutlivesTheLoss();
    void theNextOneStartsAfterTheEnd();
    void theLongestHold();
    void whatItStartsToEndIsNotTold();
    void stoppedForLong();
    void stoppedForLongWithItsCommand();
    void suspendedForLong();
    void killed();
    void withoutStandardStreams();
    void itsGuardIsKilled();
    void theReleaseIsNotConfirmed();
    void controlC();
    void controlCEndsALoop();
    void controlZ();
    void aCommandThatStopsItself();

private:
    QStringList nodes(QStringList arguments = {}) const
    {
        for (int i = 0; i < m_nodes.count(); ++i)
            arguments += {u"--node"_s, m_nodes[i].uri()};
        return arguments;
    }
    /// Arguments for a command under the lock kName; `options` come first.
    QStringList under(const QStringList &options, const QStringList &command) const
    {
        return nodes(QStringList{u"run"_s} + options) + QStringList{kName} + command;
    }
    QStringList underShell(const QStringList &options, const QString &script) const
    {
        return under(options, {u"sh"_s, u"-c"_s, script});
    }
    bool isFree(const QString &name = kName) const
    {
        return m_nodes.countOf({u"EXISTS"_s, name}, "0") == m_nodes.count();
    }

    /// How many SETs the last node has seen in this test.
    int attempts() const
    {
        const auto stats = m_nodes[2].cli({u"INFO"_s, u"commandstats"_s});
        const qsizetype at = stats.indexOf("cmdstat_set:calls=");
        return at < 0 ? 0 : stats.mid(at + 18, stats.indexOf(',', at) - at - 18).toInt();
    }

    /// A run of patientScript(): waits until it is ready. The process ids of its own child and of itself.
    QList<qint64> startPatient(Program &program, const QStringList &options, const QString &atSignals) const
    {
        program.start(underShell(options, patientScript(atSignals)));
        const bool ready = QTest::qWaitFor(
            [&] { return program.soFar().output.contains("ready") && program.soFar().output.endsWith('\n'); },
            kPatienceMs);
        const auto words = program.soFar().output.trimmed().split(' ');
        return ready && words.size() == 3 ? QList<qint64>{words.at(1).toLongLong(), words.at(2).toLongLong()}
                                          : QList<qint64>{0, 0};
    }

    /// A command line for a shell that runs `command` under the lock.
    QByteArray inShell(const QByteArray &command) const
    {
        QByteArrayList words{QByteArrayLiteral(LOCKSCOPE_PROGRAM)};
        const auto ours = under({}, {});
        for (const auto &word : ours)
            words += word.toUtf8();
        return words.join(' ') + ' ' + command;
    }

    Nodes m_nodes{3};
};

void TestRun::initTestCase()
{
    QVERIFY(QFileInfo(QStringLiteral(LOCKSCOPE_PROGRAM)).isExecutable());
}

void TestRun::init()
{
    QVERIFY(m_nodes.start());
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
    QVERIFY(m_nodes.onAll({u"CONFIG"_s, u"RESETSTAT"_s}));
}

void TestRun::exitStatus_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("status");
    QTest::newRow("success") << QByteArray("true") << QByteArray("0");
    QTest::newRow("failure") << QByteArray("false") << QByteArray("1");
    QTest::newRow("any number") << QByteArray("sh -c 'exit 200'") << QByteArray("200");
    QTest::newRow("terminated") << QByteArray("sh -c 'kill -TERM $$'") << QByteArray("143");
    QTest::newRow("killed") << QByteArray("sh -c 'kill -KILL $$'") << QByteArray("137");
    QTest::newRow("crashed") << QByteArray("sh -c 'kill -SEGV $$'") << QByteArray("139");
    QTest::newRow("options of its own") << QByteArray("test --ttl = --ttl") << QByteArray("0");
    QTest::newRow("behind --") << QByteArray("-- test -z ''") << QByteArray("0");
}

void TestRun::exitStatus()
{
    QFETCH(const QByteArray, command);
    QFETCH(const QByteArray, status);
    QProcess shell;
    shell.start(u"sh"_s, {u"-c"_s, QString::fromUtf8(inShell(command) + "; echo $?")});
    QVERIFY(shell.waitForFinished(kPatienceMs));
    QCOMPARE(shell.readAllStandardOutput().trimmed(), status);
    QVERIFY(isFree());
}

void TestRun::aCommandThatCannotBeRun_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("status");
    QTest::newRow("not found in PATH") << u"lockscope-no-such-program"_s << 127;
    QTest::newRow("not found") << u"/nonexistent/program"_s << 127;
    QTest::newRow("not executable") << u"/etc/passwd"_s << 126;
    QTest::newRow("a folder") << u"/etc"_s << 126;
}

void TestRun::aCommandThatCannotBeRun()
{
    QFETCH(const QString, command);
    QFETCH(const int, status);
    const auto outcome = Program().run(under({}, {command}));
    QCOMPARE(outcome.code, status);
    QVERIFY(says(outcome, u"lockscope: \"%1\" cannot be run: "_s.arg(command)));
    QVERIFY(isFree());
}

void TestRun::youngNodesHaveNoVote()
{
    QVERIFY(m_nodes[0].restart() && m_nodes[2].restart());
    const auto refused = Program().run(under({}, {u"true"_s}));
    QCOMPARE(refused.code, 3);
    QVERIFY(says(refused, u"may lack earlier locks; it votes from "_s));
    QVERIFY(says(refused, u"add --trust-young-nodes; otherwise give a --wait that lasts until they vote"_s));
    QCOMPARE(Program().run(under({u"--trust-young-nodes"_s}, {u"true"_s})).code, 0);
    // A waiting command says why, and runs in the end.
    QVERIFY(m_nodes[0].restart() && m_nodes[2].restart());
    const auto waited
        = Program().run(under({u"--ttl"_s, u"5s"_s, u"--longest-ttl"_s, u"5s"_s, u"--wait"_s, u"1h"_s}, {u"true"_s}));
    QCOMPARE(waited.code, 0);
    QVERIFY(says(waited, u"lockscope: waiting: "_s));
    QVERIFY(says(waited, u"it votes from "_s));
}

void TestRun::theLockIsHeldWhileTheCommandRuns()
{
    Program program;
    program.start(underShell({u"--ttl"_s, u"60s"_s}, u"echo $LOCKSCOPE_TOKEN; cat"_s));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.endsWith('\n'), kPatienceMs);
    const QByteArray token = program.soFar().output.trimmed();
    QVERIFY(token.startsWith("lockscope:"));
    QVERIFY2(token.contains(":sh:"), token.constData()); // who an operator sees
    QVERIFY(token.contains(':' + QByteArray::number(program.pid()) + ':'));
    QCOMPARE(m_nodes.countOf({u"GET"_s, kName}, token), 3);
    QVERIFY(m_nodes[0].cli({u"PTTL"_s, kName}).toInt() > 30'000);
    program.closeInput();
    QCOMPARE(program.finish().code, 0);
    QVERIFY(isFree());
    QCOMPARE(program.finish().errors, QByteArray());
}

void TestRun::itIsRenewed()
{
    Program program;
    program.start(under({u"--ttl"_s, u"3s"_s}, {u"cat"_s}));
    int renewals = 0;
    int before = 0;
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            const int left = m_nodes[1].cli({u"PTTL"_s, kName}).toInt();
            renewals += before > 0 && left > before ? 1 : 0;
            before = left;
            return renewals >= 2;
        }(),
        kPatienceMs);
    program.closeInput();
    QCOMPARE(program.finish().code, 0);
}

void TestRun::inputAndOutputPassUntouched()
{
    QByteArray bytes;
    for (int i = 0; i < 256 * 4096; ++i)
        bytes += static_cast<char>((i ^ (i >> 8)) & 0xFF);
    for (const auto &script : {u"cat"_s, u"cat >&2"_s}) {
        Program program;
        program.start(underShell({}, script));
        program.write(bytes);
        program.closeInput();
        const auto outcome = program.finish();
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.output == (script == u"cat"_s ? bytes : QByteArray()));
        QVERIFY(outcome.errors == (script == u"cat"_s ? QByteArray() : bytes));
    }
}

void TestRun::argumentsPassByteForByte()
{
    QProcess shell;
    shell.start(
        u"sh"_s,
        {u"-c"_s, QString::fromUtf8(inShell(R"sh(printf '%s|' "$(printf 'a\377\001b')" '' ' ' -- --help -h)sh"))});
    QVERIFY(shell.waitForFinished(kPatienceMs));
    QCOMPARE(shell.readAllStandardOutput(), QByteArray("a\377\001b|| |--|--help|-h|"));
}

void TestRun::theNameMayBeAnyBytes()
{
    // Written as `list` and `show` print it.
    LOCKSCOPE_NEEDS_REDIS(QVersionNumber(7), "redis-cli that quotes what SCAN finds");
    const QString script = u"printenv LOCKSCOPE_LOCK; redis-cli -p %1 --no-raw --scan"_s.arg(m_nodes[0].port());
    const auto outcome = Program().run(nodes({u"run"_s}) + QStringList{u"a\\xFF\\x00b"_s, u"sh"_s, u"-c"_s, script});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.output, QByteArray("a\\xFF\\x00b\n\"a\\xff\\x00b\"\n"));
}

void TestRun::whatTheCommandIsTold()
{
    const auto outcome
        = Program().run(under({u"--ttl"_s, u"20s"_s}, {u"printenv"_s, u"LOCKSCOPE_LOCK"_s, u"LOCKSCOPE_TTL_MS"_s}));
    QCOMPARE(outcome.output, QByteArray("orders:42\n20000\n"));
}

void TestRun::passwordsAreHidden()
{
    // The nodes have no password: it only has to be somewhere.
    const auto isShown = [](qint64 pid) {
        QFile arguments(u"/proc/%1/cmdline"_s.arg(pid));
        return !arguments.open(QIODevice::ReadOnly) || arguments.readAll().contains("s3same");
    };
    RedisServer server({.config = {u"--requirepass"_s, u"s3same"_s}});
    QVERIFY(server.start());
    const QString host = u"127.0.0.1:%1"_s.arg(server.port());
    const QString byUri = u"redis://:s3same@"_s + host;
    for (const QStringList &login : QList<QStringList>{{u"--node"_s, byUri},
                                                       {u"--node="_s + byUri},
                                                       {u"--node"_s, u":s3same@"_s + host},
                                                       {u"-u"_s, byUri},
                                                       {u"--node"_s, host, u"-a"_s, u"s3same"_s},
                                                       {u"--node"_s, host, u"-as3same"_s},
                                                       {u"--node"_s, host, u"--pass=s3same"_s},
                                                       {u"--node"_s, host, u"--pass"_s, u"s3same"_s}}) {
        Program program;
        program.setVariable(u"REDISCLI_AUTH"_s, u"s3same"_s);
        program.setVariable(u"LOCKSCOPE_PROXY_PASSWORD"_s, u"s3same"_s);
        program.start(QStringList{u"run"_s, kName} + login
                      + QStringList{u"sh"_s, u"-c"_s, u"env; echo parent $PPID; read line"_s, u"a@b"_s});
        QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("parent ") || !program.isRunning(), kPatienceMs);
        QVERIFY2(program.isRunning(), program.soFar().errors.constData());
        QVERIFY(!isShown(program.pid()));
        const QByteArray output = program.soFar().output;
        QVERIFY(!isShown(output.mid(output.indexOf("parent ") + 7).trimmed().toLongLong()));
        QVERIFY(!output.contains("REDISCLI_AUTH") && !output.contains("s3same"));
        QVERIFY(output.contains("LOCKSCOPE_TOKEN="));
        program.write("\n");
        QCOMPARE(program.finish().code, 0);
    }
}

void TestRun::aSecondIsRefused()
{
    QVERIFY(m_nodes.seed(kName));
    auto outcome = Program().run(under({}, {u"echo"_s, u"ran"_s}));
    QCOMPARE(outcome.code, 1);
    QVERIFY(says(outcome, u"Somebody else holds \"orders:42\""_s));
    QCOMPARE(outcome.output, QByteArray());
    outcome
        = Program().run(under({u"--conflict-exit-code"_s, u"75"_s, u"--wait"_s, u"300ms"_s}, {u"echo"_s, u"ran"_s}));
    QCOMPARE(outcome.code, 75);
    QCOMPARE(outcome.output, QByteArray());
    QCOMPARE(m_nodes.countOf({u"GET"_s, kName}, "worker-1"), 3);
}

void TestRun::aSecondWaits()
{
    Program first;
    first.start(underShell({}, u"echo in; cat"_s));
    QTRY_COMPARE_WITH_TIMEOUT(first.soFar().output, QByteArray("in\n"), kPatienceMs);
    Program second;
    second.start(under({u"--wait"_s, u"1m"_s}, {u"echo"_s, u"ran"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(attempts() >= 2, kPatienceMs); // it has tried
    QVERIFY(second.isRunning());
    QCOMPARE(second.soFar().output, QByteArray());
    first.closeInput();
    QCOMPARE(first.finish().code, 0);
    const auto outcome = second.finish();
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.output, QByteArray("ran\n"));
    QCOMPARE(outcome.errors, QByteArray());
    QVERIFY(isFree());
}

void TestRun::withoutAQuorumItDoesNotRun()
{
    auto outcome = Program().run({u"run"_s, u"-p"_s, u"1"_s, kName, u"echo"_s, u"ran"_s});
    QCOMPARE(outcome.code, 3);
    QVERIFY(says(outcome, u"refuses the connection"_s));
    QCOMPARE(outcome.output, QByteArray());
    m_nodes[0].kill();
    m_nodes[1].kill();
    outcome = Program().run(under({u"--wait"_s, u"300ms"_s}, {u"echo"_s, u"ran"_s}));
    QCOMPARE(outcome.code, 3);
    QCOMPARE(outcome.output, QByteArray());
    QCOMPARE(m_nodes[2].cli({u"EXISTS"_s, kName}), QByteArray("0"));
}

void TestRun::aMinorityMayBeDown()
{
    m_nodes[1].kill();
    const auto outcome = Program().run(under({}, {u"echo"_s, u"ran"_s}));
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.output, QByteArray("ran\n"));
    QCOMPARE(outcome.errors, QByteArray());
}

void TestRun::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("no name") << QStringList{} << u"run needs the name of a lock"_s;
    QTest::newRow("no command") << QStringList{kName} << u"run needs a command"_s;
    QTest::newRow("a TTL that is none") << QStringList{u"--ttl"_s, u"soon"_s, kName, u"true"_s} << u"--ttl"_s;
    QTest::newRow("a TTL too short") << QStringList{u"--ttl"_s, u"5ms"_s, kName, u"true"_s} << u"TTL must be from"_s;
}

void TestRun::wrongUsage()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, words);
    const auto outcome = Program().run(nodes({u"run"_s}) + arguments);
    QCOMPARE(outcome.code, 2);
    QVERIFY(says(outcome, words));
}

void TestRun::signalsReachTheCommand_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("name");
    QTest::newRow("interrupt") << SIGINT << u"INT"_s;
    QTest::newRow("terminate") << SIGTERM << u"TERM"_s;
    QTest::newRow("hang up") << SIGHUP << u"HUP"_s;
    QTest::newRow("quit") << SIGQUIT << u"QUIT"_s;
    QTest::newRow("user 1") << SIGUSR1 << u"USR1"_s;
    QTest::newRow("user 2") << SIGUSR2 << u"USR2"_s;
}

void TestRun::signalsReachTheCommand()
{
    QFETCH(const int, number);
    QFETCH(const QString, name);
    Program program;
    // The lock is held to the end of the command, however long its handler takes.
    startPatient(program, {},
                 u"trap 'kill $! 2>&-; redis-cli -p %1 exists orders:42; exit 41' %2"_s.arg(
                     QString::number(m_nodes[2].port()), name));
    program.signal(number);
    const auto outcome = program.finish();
    QVERIFY(!outcome.crashed);
    QCOMPARE(outcome.code, 41);
    QVERIFY2(outcome.output.endsWith("\n1\n"), outcome.output.constData());
    QCOMPARE(outcome.errors, QByteArray());
    QVERIFY(isFree());
}

void TestRun::aSecondSignalDoesToo()
{
    Program program;
    startPatient(program, {}, u"n=0; trap 'n=$((n+1)); echo got; [ $n -lt 2 ] || { kill $! 2>&-; exit 42; }' INT"_s);
    program.signal(SIGINT);
    QTRY_COMPARE_WITH_TIMEOUT(program.soFar().output.count("got"), 1, kPatienceMs);
    program.signal(SIGINT);
    QCOMPARE(program.finish().code, 42);
    QVERIFY(isFree());
}

void TestRun::endsAsItsCommandDid()
{
    // Not only by the number: shells and service managers ask whether a signal ended it.
    Program program;
    program.start(underShell({}, u"echo ready; exec sleep 1000"_s));
    QTRY_COMPARE_WITH_TIMEOUT(program.soFar().output, QByteArray("ready\n"), kPatienceMs);
    program.signal(SIGTERM);
    const auto outcome = program.finish();
    QVERIFY(outcome.crashed);
    QCOMPARE(outcome.code, SIGTERM);
    QVERIFY(isFree());
}

void TestRun::aSignalWhileWaitingEndsIt()
{
    QVERIFY(m_nodes.seed(kName));
    Program program;
    program.start(under({u"--wait"_s, u"1h"_s}, {u"echo"_s, u"ran"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(attempts() >= 2, kPatienceMs);
    program.signal(SIGINT);
    const auto outcome = program.finish();
    QVERIFY(outcome.crashed);
    QCOMPARE(outcome.code, SIGINT);
    QCOMPARE(outcome.output, QByteArray());
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(m_nodes.countOf({u"GET"_s, kName}, "worker-1"), 3);
}

void TestRun::ignoredSignalsStayIgnored()
{
    QVERIFY(m_nodes.seed(kName));
    QProcess shell;
    shell.start(
        u"sh"_s,
        {u"-c"_s,
         u"trap '' HUP; exec "_s + QString::fromUtf8(inShell("").replace(" run ", " run --wait 1h ") + "true")});
    QTRY_VERIFY_WITH_TIMEOUT(attempts() >= 2, kPatienceMs);
    const auto pid = static_cast<pid_t>(shell.processId());
    kill(pid, SIGHUP);
    kill(pid, SIGTERM);
    QTRY_COMPARE_WITH_TIMEOUT(shell.state(), QProcess::NotRunning, kPatienceMs);
    QCOMPARE(shell.exitCode(), SIGTERM);
}

void TestRun::aCommandThatSignalsItsGroupHearsItOnce()
{
    Program program;
    program.leadGroup();
    startPatient(program, {}, u"trap 'echo heard' TERM; trap 'kill -KILL $!; exit 0' USR1; kill 0"_s);
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("heard"), kPatienceMs);
    program.signal(SIGUSR1); // comes after the echo, if there were one
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.output.count("heard"), 1);
}

void TestRun::whatTheCommandLeavesBehindIsLeftAlone()
{
    const auto outcome = Program().run(underShell({}, u"sleep 1000 >/dev/null 2>&1 & echo $!"_s));
    QCOMPARE(outcome.code, 0);
    const auto left = outcome.output.trimmed().toLongLong();
    QVERIFY(runs(left));
    kill(static_cast<pid_t>(left), SIGKILL);
    QVERIFY(isFree());
}

void TestRun::nodesDieMeanwhile()
{
    Program program;
    // Told while the lock is still valid: nobody else can have it yet.
    startPatient(program, {u"--ttl"_s, u"1500ms"_s, u"--wait"_s, u"10s"_s},
                 u"trap 'kill $! 2>&-; echo told; exit 0' TERM"_s);
    m_nodes[0].kill();
    m_nodes[1].kill();
    const auto outcome = program.finish();
    QVERIFY(!outcome.crashed);
    QCOMPARE(outcome.code, 4);
    QVERIFY(outcome.output.endsWith("told\n"));
    QVERIFY(
        says(outcome, u"the lock \"orders:42\" could not be renewed and is about to run out; its command is ended"_s));
    QVERIFY(!outcome.errors.contains("is lost"));
}

void TestRun::theKeyIsTakenAway()
{
    Program program;
    startPatient(program, {u"--ttl"_s, u"3s"_s, u"--lost-exit-code"_s, u"99"_s},
                 u"trap 'kill $! 2>&-; echo told; exit 0' TERM"_s);
    for (const int node : {0, 2}) {
        m_nodes[node].cli({u"SET"_s, kName, u"somebody"_s, u"PX"_s, u"60000"_s});
    }
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 99);
    QVERIFY(outcome.output.endsWith("told\n"));
    QVERIFY(says(outcome, u"the lock \"orders:42\" is lost: "_s));
    QVERIFY2(outcome.errors.count('\n') == 1, outcome.errors.constData());
    QCOMPARE(m_nodes.countOf({u"GET"_s, kName}, "somebody"), 2); // what is others' is left alone
    QCOMPARE(m_nodes[1].cli({u"EXISTS"_s, kName}), QByteArray("0"));
}

void TestRun::theKeyIsTakenAwayBeforeTheRelease()
{
    Program program;
    program.start(underShell({u"--ttl"_s, u"10m"_s}, u"echo in; cat"_s));
    QTRY_COMPARE_WITH_TIMEOUT(program.soFar().output, QByteArray("in\n"), kPatienceMs);
    m_nodes.removeKey(kName);
    program.closeInput();
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 4);
    QVERIFY(says(outcome, u"the lock \"orders:42\" was taken away while its command ran"_s));
}

void TestRun::nothingOutlivesTheLoss()
{
    // Deaf to SIGTERM; in the background, in another session, without a parent.
    const QString script
        = u"trap '' TERM; sleep 1000 & echo $!; setsid sleep 1000 & echo $!; (setsid sh -c 'echo $$; exec sleep 1000' &); echo $$; wait"_s;
    Program program;
    program.start(underShell({u"--ttl"_s, u"1500ms"_s, u"--wait"_s, u"10s"_s, u"--grace"_s, u"200ms"_s}, script));
    QTRY_COMPARE_WITH_TIMEOUT(program.soFar().output.count('\n'), 4, kPatienceMs);
    const auto pids = program.soFar().output.trimmed().split('\n');
    const auto running = [&pids] {
        return std::count_if(pids.begin(), pids.end(), [](const QByteArray &pid) { return runs(pid.toLongLong()); });
    };
    QCOMPARE(running(), 4);
    m_nodes[1].kill();
    m_nodes[2].kill();
    QCOMPARE(program.finish().code, 4);
    QCOMPARE(running(), 0);
}

void TestRun::theNextOneStartsAfterTheEnd()
{
    // The first is stopped and cannot renew; its command is deaf to SIGTERM and works on.
    Program first;
    const QString diary = first.folder() + u"/diary"_s;
    first.start(
        underShell({u"--ttl"_s, u"5s"_s}, u"trap '' TERM; while :; do cat /proc/uptime >>%1; done"_s.arg(diary)));
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(diary), kPatienceMs);
    first.signal(SIGSTOP);
    Program second;
    const auto outcome = second.run(under({u"--wait"_s, u"1m"_s}, {u"cat"_s, u"/proc/uptime"_s}));
    QCOMPARE(outcome.code, 0);
    const double began = outcome.output.split(' ').first().toDouble();
    first.signal(SIGCONT);
    QCOMPARE(first.finish().code, 4);
    QFile file(diary);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto lines = file.readAll().trimmed().split('\n');
    const double ended = lines.last().split(' ').first().toDouble();
    QVERIFY(ended > 0);
    QVERIFY2(
        ended <= began,
        qPrintable(u"the first ended at %1 s, the second began at %2 s"_s.arg(ended, 0, 'f', 2).arg(began, 0, 'f', 2)));
}

void TestRun::theLongestHold()
{
    Program program;
    startPatient(program, {u"--longest-hold"_s, u"300ms"_s},
                 u"trap 'kill $! 2>&-; redis-cli -p %1 exists orders:42; exit 0' TERM"_s.arg(m_nodes[0].port()));
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 4);
    QVERIFY2(outcome.output.endsWith("\n1\n"), outcome.output.constData()); // held to the end
    QVERIFY(says(outcome,
                 u"the lock \"orders:42\" has been held for as long as --longest-hold allows; its command is ended"_s));
    QVERIFY(isFree());
}

/// The command starts a program when it is told to end, while the guard still has many others to tell.
void TestRun::whatItStartsToEndIsNotTold()
{
    Program program;
    program.start(
        underShell({u"--longest-hold"_s, u"1s"_s},
                   u"trap 'sh -c \"sleep 0.2; redis-cli -p %1 exists orders:42\"; exit 0' TERM; "
                   "i=0; while [ $i -lt 300 ]; do sleep 1000 & i=$((i+1)); done; while :; do wait; done"_s.arg(
                       m_nodes[0].port())));
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 4);
    QCOMPARE(outcome.output, QByteArray("1\n"));
}

void TestRun::stoppedForLong()
{
    Program program;
    const auto pids = startPatient(program, {u"--ttl"_s, u"1500ms"_s, u"--wait"_s, u"10s"_s}, u":"_s);
    program.signal(SIGSTOP);
    // The command is ended all the same.
    QTRY_VERIFY_WITH_TIMEOUT(!runs(pids.at(0)) && !runs(pids.at(1)), kPatienceMs);
    QVERIFY(program.isRunning());
    program.signal(SIGCONT);
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 4);
    QVERIFY(says(outcome, u"could not be renewed"_s));
}

void TestRun::stoppedForLongWithItsCommand()
{
    Program program;
    program.leadGroup();
    const auto pids = startPatient(program, {u"--ttl"_s, u"1500ms"_s, u"--wait"_s, u"10s"_s}, u":"_s);
    program.signalGroup(SIGSTOP);
    QTRY_VERIFY_WITH_TIMEOUT(isFree(), kPatienceMs); // ran out
    QVERIFY(runs(pids.at(0)) && runs(pids.at(1)));
    program.signalGroup(SIGCONT);
    QCOMPARE(program.finish().code, 4);
    QVERIFY(!runs(pids.at(0)) && !runs(pids.at(1)));
}

void TestRun::suspendedForLong()
{
    // As by Ctrl+Z: the guard goes on, and the command does not wake up without its lock.
    Program program;
    program.leadGroup();
    const auto pids = startPatient(program, {u"--ttl"_s, u"1500ms"_s, u"--wait"_s, u"10s"_s},
                                   u"trap 'kill $! 2>&-; echo told; exit 0' TERM"_s);
    program.signalGroup(SIGTSTP);
    QTRY_VERIFY_WITH_TIMEOUT(!runs(pids.at(0)) && !runs(pids.at(1)), kPatienceMs);
    QVERIFY(program.isRunning());
    program.signalGroup(SIGCONT);
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 4);
    QVERIFY(outcome.output.endsWith("told\n"));
}

void TestRun::killed()
{
    // A shell around it stays, so that what is written after its death is read.
    QProcess shell;
    shell.start(u"sh"_s,
                QStringList{u"-c"_s, u"\"$@\"; echo over; read line"_s, u"sh"_s, QStringLiteral(LOCKSCOPE_PROGRAM)}
                    + underShell({u"--grace"_s, u"200ms"_s},
                                 u"echo $LOCKSCOPE_TOKEN; "_s + patientScript(u"trap 'echo told' TERM"_s)));
    QByteArray output;
    const auto hasWritten = [&](const QByteArray &text) {
        output += shell.readAllStandardOutput();
        return output.contains(text) && output.endsWith('\n');
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasWritten("ready"), kPatienceMs);
    const auto lines = output.trimmed().split('\n');
    const auto pids = lines.last().split(' ').mid(1);
    kill(lines.first().split(':').at(2).toInt(), SIGKILL);
    QTRY_VERIFY_WITH_TIMEOUT(hasWritten("over") && hasWritten("told"), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!runs(pids.at(0).toLongLong()) && !runs(pids.at(1).toLongLong()), kPatienceMs);
    QByteArray errors;
    QTRY_VERIFY_WITH_TIMEOUT(
        (errors += shell.readAllStandardError())
            .contains("the program that held the lock \"orders:42\" was killed; its command is ended"),
        kPatienceMs);
    shell.closeWriteChannel();
    QVERIFY(shell.waitForFinished(kPatienceMs));
}

void TestRun::withoutStandardStreams()
{
    // Descriptors that the program opens for itself must not become the command's output.
    QProcess shell;
    shell.start(u"sh"_s,
                {u"-c"_s,
                 u"exec 3>&1 <&- >&- 2>&-; "_s
                     + QString::fromUtf8(inShell(
                         "sh -c 'for i in 0 1 2 3; do if [ -e /proc/$$/fd/$i ]; then echo $i >&3; fi; done'"))});
    QVERIFY(shell.waitForFinished(kPatienceMs));
    QCOMPARE(shell.exitCode(), 0);
    QCOMPARE(shell.readAllStandardOutput(), QByteArray("3\n"));
    // Nor the place where the program's own sentences go.
    shell.start(
        u"sh"_s,
        {u"-c"_s,
         u"exec 3>&1 <&- >&- 2>&-; "_s
             + QString::fromUtf8(inShell("sh -c 'readlink /proc/$(echo $LOCKSCOPE_TOKEN | cut -d: -f3)/fd/2 >&3'"))});
    QVERIFY(shell.waitForFinished(kPatienceMs));
    QCOMPARE(shell.readAllStandardOutput(), QByteArray("/dev/null\n"));
}

void TestRun::itsGuardIsKilled()
{
    Program program;
    const auto pids = startPatient(program, {}, u"trap 'kill $! 2>&-; exit 0' TERM"_s);
    QFile status(u"/proc/%1/stat"_s.arg(pids.at(1)));
    QVERIFY(status.open(QIODevice::ReadOnly));
    const QByteArray line = status.readAll();
    const auto guard = line.mid(line.lastIndexOf(')') + 2).split(' ').at(1).toInt();
    QVERIFY(guard > 1 && guard != program.pid());
    kill(guard, SIGKILL);
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 4);
    QVERIFY(says(outcome, u"the process that guards the command was killed"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!runs(pids.at(0)) && !runs(pids.at(1)), kPatienceMs);
}

void TestRun::theReleaseIsNotConfirmed()
{
    Program program;
    program.start(underShell({}, u"echo in; cat; exit 5"_s));
    QTRY_COMPARE_WITH_TIMEOUT(program.soFar().output, QByteArray("in\n"), kPatienceMs);
    m_nodes[0].freeze();
    m_nodes[1].freeze();
    program.closeInput();
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 5);
    QVERIFY(says(outcome, u"too few nodes confirmed the release of \"orders:42\"; it may stay held for up to 30 s"_s));
}

void TestRun::controlC()
{
    // It reaches the command once, from the terminal itself: to many programs a second one means "at once".
    Terminal terminal;
    QByteArrayList command{LOCKSCOPE_PROGRAM};
    const auto arguments = underShell({}, patientScript(u"trap 'echo heard' INT; trap 'kill $! 2>&-; exit 7' USR1"_s));
    for (const auto &word : arguments)
        command += word.toUtf8();
    QVERIFY(terminal.start(command));
    QVERIFY(terminal.shows("ready"));
    terminal.type(kControlC);
    QVERIFY(terminal.shows("heard"));
    kill(terminal.pid(), SIGUSR1); // comes after the echo, if there were one
    QCOMPARE(terminal.finish(), W_EXITCODE(7, 0));
    QCOMPARE(terminal.screen().count("heard"), 1);
    QVERIFY(isFree());
}

void TestRun::controlCEndsALoop()
{
    // As it does around any other program: a shell goes on unless the signal has ended the program.
    Terminal terminal;
    QVERIFY(terminal.start(
        {"bash", "-c", "for i in 1 2 3; do " + inShell("sh -c 'echo ready; exec sleep 1000'") + "; echo next; done"}));
    QVERIFY(terminal.shows("ready"));
    terminal.type(kControlC);
    QCOMPARE(terminal.finish(), W_EXITCODE(0, SIGINT));
    QVERIFY(!terminal.screen().contains("next"));
    QVERIFY(isFree());
}

void TestRun::controlZ()
{
    Terminal terminal;
    QVERIFY(terminal.start({"bash", "--norc", "--noprofile", "--noediting", "-i"}));
    terminal.type(inShell("sh -c 'echo $((600 + 66)); read word; echo got $word'") + '\n');
    QVERIFY(terminal.shows("666"));
    terminal.type(kControlZ);
    QVERIFY(terminal.shows("Stopped"));
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, kName}, "1"), 3); // until its TTL ends
    terminal.type("fg\n");
    terminal.type("this\n");
    QVERIFY(terminal.shows("got this"));
    terminal.type("echo status=$?\n");
    QVERIFY(terminal.shows("status=0"));
    QVERIFY(isFree());
}

void TestRun::aCommandThatStopsItself()
{
    // As `suspend` does in a shell: who started it wants the prompt back.
    Terminal terminal;
    QVERIFY(terminal.start({"bash", "--norc", "--noprofile", "--noediting", "-i"}));
    terminal.type(inShell("sh -c 'kill -STOP $$; echo $((600 + 66))'") + '\n');
    QVERIFY(terminal.shows("Stopped"));
    terminal.type("fg\n");
    QVERIFY(terminal.shows("666"));
    terminal.type("echo status=$?\n");
    QVERIFY(terminal.shows("status=0"));
    QVERIFY(isFree());
}

LOCKSCOPE_TEST(QCoreApplication, TestRun)
#include "tst_run.moc"
