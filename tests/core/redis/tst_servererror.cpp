#include "fixtures/testprogram.h"

#include <lockscope/core/redis/servererror.h>

using namespace Lockscope;

class TestServerError : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kinds_data();
    void kinds();
    void saysWhoAndWhat();
    void hostileWordsStayHarmless();
};

void TestServerError::kinds_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<bool>("retrySafe");

    const auto row = [](const QByteArray &words, ErrorKind kind, bool retrySafe = true) {
        QTest::newRow(words.constData()) << words << kind << retrySafe;
    };
    // as redis-server 7.0 words them
    row("NOAUTH Authentication required.", ErrorKind::Authentication, false);
    row("WRONGPASS invalid username-password pair or user is disabled.", ErrorKind::Authentication, false);
    row("ERR AUTH <password> called without any password configured for the default user. Are you sure your "
        "configuration is correct?",
        ErrorKind::Authentication, false);
    row("ERR Client sent AUTH, but no password is set", ErrorKind::Authentication, false); // before Redis 6
    row("ERR invalid password", ErrorKind::Authentication, false);
    row("NOPERM this user has no permissions to run the 'get' command", ErrorKind::Permission, false);
    row("ERR The user executing the script can't run this command or subcommand script: 3f, on @user_script:1.",
        ErrorKind::Permission, false);
    row("LOADING Redis is loading the dataset in memory", ErrorKind::Loading);
    row("READONLY You can't write against a read only replica. script: 4a, on @user_script:1.", ErrorKind::ReadOnly);
    row("MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.", ErrorKind::MasterDown);
    row("BUSY Redis is busy running a script. You can only call SCRIPT KILL or SHUTDOWN NOSAVE.", ErrorKind::Busy);
    row("OOM command not allowed when used memory > 'maxmemory'.", ErrorKind::OutOfMemory);
    row("MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk.",
        ErrorKind::Persistence);
    row("NOREPLICAS Not enough good replicas to write.", ErrorKind::NoReplicas);
    row("MOVED 3999 127.0.0.1:6381", ErrorKind::Cluster);
    row("ASK 3999 127.0.0.1:6381", ErrorKind::Cluster);
    row("CLUSTERDOWN Hash slot not served", ErrorKind::Cluster);
    row("TRYAGAIN Multiple keys request during rehashing of slot", ErrorKind::Cluster);
    row("CROSSSLOT Keys in request don't hash to the same slot", ErrorKind::Cluster);
    row("NOSCRIPT No matching script. Please use EVAL.", ErrorKind::NoScript);
    row("WRONGTYPE Operation against a key holding the wrong kind of value", ErrorKind::WrongType);
    row("ERR DB index is out of range", ErrorKind::Server);
    row("ERR SELECT is not allowed in cluster mode", ErrorKind::Server);
    row("ERR max number of clients reached", ErrorKind::TooManyClients);
    row("ERR unknown command 'FOO'", ErrorKind::Unsupported);
    row("ERR unknown command 'CONFIG', with args beginning with: 'GET' 'save' ", ErrorKind::Unsupported);
    row("ERR unknown command `EVAL`, with args beginning with: ", ErrorKind::Unsupported);
    row("ERR unknown subcommand 'tracking'. Try CLIENT HELP.", ErrorKind::Unsupported);
    row("ERR Unknown subcommand or wrong number of arguments for 'TRACKING'. Try CLIENT HELP.", ErrorKind::Unsupported);
    row("ERR unsupported command 'scan'", ErrorKind::Unsupported);
    row("unsupported command 'scan'", ErrorKind::Unsupported);
    row("ERR Command is not available: 'SCAN'. See the documentation", ErrorKind::Unsupported);
    row("ERR command 'SCRIPT' is not allowed", ErrorKind::Unsupported);
    // by a script: what it did before stays done
    row("ERR Unknown Redis command called from script script: 3f, on @user_script:1.", ErrorKind::Server);
    row("ERR value says unknown command", ErrorKind::Server);
    // a script's, as redis-server 6.0 words them
    const QByteArray script(
        "ERR Error running script (call to f_897afd4d23ee70efe0ede1685c1c94834429da77): @user_script:1: ");
    row(script + "WRONGTYPE Operation against a key holding the wrong kind of value", ErrorKind::WrongType);
    row(script + "@user_script: 1: -OOM command not allowed when used memory > 'maxmemory'.", ErrorKind::OutOfMemory);
    row(script + "@user_script: 1: -READONLY You can't write against a read only replica.", ErrorKind::ReadOnly);
    row(script + "@user_script: 1: The user executing the script can't run this command or subcommand",
        ErrorKind::Permission, false);
    row(script + "ERR value is not an integer or out of range", ErrorKind::Server);
    row("ERR Error running script (call to f_", ErrorKind::Server);
    row(script, ErrorKind::Server);
    // only the whole first word decides
    row("BUSYKEY Target key name already exists.", ErrorKind::Server);
    row("ERR something LOADING", ErrorKind::Server);
    row("busy", ErrorKind::Server);
    row("OOM", ErrorKind::OutOfMemory);
}

void TestServerError::kinds()
{
    QFETCH(QByteArray, words);
    const Error error = errorFromReply(words, QStringLiteral("node A"), "SET");
    QFETCH(ErrorKind, kind);
    QCOMPARE(toString(error.kind), toString(kind));
    QTEST(error.retrySafe, "retrySafe");
    QCOMPARE(error.serverReply, words);
}

void TestServerError::saysWhoAndWhat()
{
    const Error error = errorFromReply("OOM command not allowed", QStringLiteral("node A"), "SET");
    QVERIFY2(error.message.startsWith(QStringLiteral("node A ")), qPrintable(error.message));
    QVERIFY(error.message.contains(QStringLiteral("OOM command not allowed")));
    QVERIFY(error.message.contains(QStringLiteral("SET")));
    const QString unsupported = errorFromReply("ERR unknown command 'EVAL'", QStringLiteral("node A"), "EVAL").message;
    QVERIFY2(unsupported.contains(QStringLiteral("does not support")) && !unsupported.contains(QStringLiteral("ACL")),
             qPrintable(unsupported));
    QVERIFY(!errorFromReply("ERR x", QStringLiteral("n")).message.contains(QStringLiteral("in answer")));
}

void TestServerError::hostileWordsStayHarmless()
{
    const Error marked = errorFromReply("ERR %1 %2 \x1B[2J\xE2\x80\xAE", QStringLiteral("%3 node"), "SET");
    QVERIFY2(marked.message.contains(QStringLiteral("ERR %1 %2 \\x1B[2J\\u{202E}")), qPrintable(marked.message));
    QVERIFY(marked.message.startsWith(QStringLiteral("%3 node ")));

    const Error huge = errorFromReply("ERR " + QByteArray(60000, 'x'), QStringLiteral("n"));
    QVERIFY(huge.message.size() < 400);
    QCOMPARE(huge.serverReply.size(), 1024);

    QCOMPARE(toString(errorFromReply({}, QStringLiteral("n")).kind), toString(ErrorKind::Server));
}

LOCKSCOPE_TEST(QCoreApplication, TestServerError)
#include "tst_servererror.moc"
