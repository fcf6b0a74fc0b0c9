#include "fixtures/testprogram.h"

#include <lockscope/core/redis/commandpolicy.h>

using namespace Lockscope;

class TestCommandPolicy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decides_data();
    void decides();
    void refusalNamesTheCommandOnly();
    void listsWhatIsAllowed();
};

void TestCommandPolicy::decides_data()
{
    QTest::addColumn<QByteArrayList>("command");
    QTest::addColumn<bool>("watch");
    QTest::addColumn<bool>("lock");
    QTest::addColumn<bool>("act");
    QTest::addColumn<bool>("listen");
    QTest::addColumn<bool>("sample");
    QTest::addColumn<bool>("readOnly");

    const auto row = [](const QByteArrayList &command, bool watch, bool lock, bool act, bool listen, bool readOnly,
                        bool sample = false) {
        QTest::newRow(command.join(' ').constData()) << command << watch << lock << act << listen << sample << readOnly;
    };
    for (const char *name : {"AUTH", "SELECT", "PING", "TIME", "INFO"})
        row({name}, true, true, true, true, true);
    for (const char *name : {"SCAN", "TYPE", "PTTL", "STRLEN", "GETRANGE", "HLEN", "HSCAN", "HGET", "ZCARD", "ZCOUNT",
                             "ZRANGE", "LLEN", "LRANGE", "SCARD", "SSCAN", "MULTI", "EXEC"})
        row({name}, true, true, true, false, true);
    row({"CLIENT", "LIST"}, true, true, true, false, true);
    row({"PUBSUB", "NUMSUB", "c"}, true, true, true, false, true);
    row({"PUBSUB", "SHARDNUMSUB", "c"}, true, true, true, false, true);
    row({"PUBSUB", "CHANNELS", "c*"}, true, true, true, false, true);
    row({"PUBSUB", "NUMPAT"}, false, false, false, false, false);
    // Of the configuration three settings, each alone: passwords are in it as well.
    for (const char *name : {"appendfsync", "save", "notify-keyspace-events"})
        row({"CONFIG", "GET", name}, true, true, true, false, true);
    row({"config", "get", "APPENDFSYNC"}, true, true, true, false, true);
    row({"CONFIG", "GET", "requirepass"}, false, false, false, false, false);
    row({"CONFIG", "GET", "*"}, false, false, false, false, false);
    row({"CONFIG", "GET", "save", "requirepass"}, false, false, false, false, false);
    row({"CONFIG", "GET"}, false, false, false, false, false);
    row({"CONFIG", "SET", "save", ""}, false, false, false, false, false);
    row({"CLIENT", "SETNAME", "x"}, true, true, true, true, true);
    row({"CLIENT", "ID"}, true, true, true, true, true);
    row({"client", "setname", "x"}, true, true, true, true, true);
    row({"scan", "0"}, true, true, true, false, true);
    row({"EVAL"}, true, true, true, false, true); // without a script: only whether the server knows it
    row({"EVAL", "return 1"}, false, true, true, false, false);
    row({"EVALSHA"}, false, true, true, false, false);
    row({"EVAL", "return 1", "0"}, false, true, true, false, false);
    row({"evalsha", "x", "0"}, false, true, true, false, false);
    row({"SET", "k", "v", "NX"}, false, true, false, false, false);
    row({"CLIENT", "TRACKING", "ON"}, true, true, true, true, true);
    row({"SENTINEL", "GET-MASTER-ADDR-BY-NAME", "shop"}, true, true, true, true, true);
    row({"CLUSTER", "SHARDS"}, true, true, true, true, true);
    row({"CLUSTER", "SLOTS"}, true, true, true, true, true);
    row({"ASKING"}, true, true, true, false, true);
    row({"SENTINEL", "FAILOVER", "shop"}, false, false, false, false, false);
    row({"CLUSTER", "FAILOVER"}, false, false, false, false, false);
    row({"CLUSTER"}, false, false, false, false, false);
    for (const char *name : {"SUBSCRIBE", "UNSUBSCRIBE", "PSUBSCRIBE", "PUNSUBSCRIBE"})
        row({name, "channel"}, false, false, false, true, true);
    row({"MONITOR"}, false, false, false, false, true, true);
    // never, for nobody: SEC23 and everything that is not named
    for (const char *name : {"KEYS",    "DEBUG",  "FLUSHALL", "FLUSHDB", "CONFIG",    "SCRIPT",   "SHUTDOWN",
                             "DEL",     "UNLINK", "EXPIRE",   "PEXPIRE", "PERSIST",   "RENAME",   "GET",
                             "HGETALL", "SWAPDB", "RESTORE",  "SLAVEOF", "REPLICAOF", "FAILOVER", "ACL",
                             "MODULE",  "SAVE",   "FCALL",    "HELLO",   "SCANX",     "",         "PUBLISH"})
        row({name}, false, false, false, false, false);
    row({"CLIENT"}, false, false, false, false, false);
    row({"CLIENT", "KILL", "ID", "1"}, false, false, false, false, false);
    row({"CLIENT", "PAUSE", "1"}, false, false, false, false, false);
    row({"SET "}, false, false, false, false, false);
    row({}, false, false, false, false, false);
}

void TestCommandPolicy::decides()
{
    QFETCH(QByteArrayList, command);
    QTEST(checkAllowed(Purpose::Watch, command).hasValue(), "watch");
    QTEST(checkAllowed(Purpose::Lock, command).hasValue(), "lock");
    QTEST(checkAllowed(Purpose::Act, command).hasValue(), "act");
    QTEST(checkAllowed(Purpose::Listen, command).hasValue(), "listen");
    QTEST(checkAllowed(Purpose::Sample, command).hasValue(), "sample");
    QTEST(Command(command).changesNothing(), "readOnly");
}

void TestCommandPolicy::refusalNamesTheCommandOnly()
{
    const auto refused = checkAllowed(Purpose::Watch, {"SET", "key", "hunter2"});
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::NotAllowed));
    QVERIFY(refused.error().message.contains(QStringLiteral("SET")));
    QVERIFY(refused.error().message.contains(QStringLiteral("watching")));
    QVERIFY(!refused.error().message.contains(QStringLiteral("hunter2")));
    QVERIFY(checkAllowed(Purpose::Lock, {"DEL"}).error().message.contains(QStringLiteral("locking")));
    QVERIFY(checkAllowed(Purpose::Act, {"DEL"}).error().message.contains(QStringLiteral("acting")));
    QVERIFY(checkAllowed(Purpose::Sample, {"GET"}).error().message.contains(QStringLiteral("sampling")));
}

void TestCommandPolicy::listsWhatIsAllowed()
{
    for (const auto purpose : {Purpose::Watch, Purpose::Lock, Purpose::Act, Purpose::Listen}) {
        const auto commands = allowedCommands(purpose);
        for (const auto &command : commands) {
            if (command != QByteArrayList{"CONFIG", "GET"}) // which needs to be told what
                QVERIFY2(checkAllowed(purpose, command), command.join(' ').constData());
        }
    }
    QVERIFY(allowedCommands(Purpose::Watch).contains({"PTTL"}));
    QVERIFY(allowedCommands(Purpose::Watch).contains({"CLIENT", "ID"}));
    QVERIFY(!allowedCommands(Purpose::Watch).contains({"EVAL"}));
    QVERIFY(allowedCommands(Purpose::Act).contains({"EVAL"}));
    QCOMPARE(allowedCommands(Purpose::Watch).count({"CONFIG", "GET"}), 1);
}

LOCKSCOPE_TEST(QCoreApplication, TestCommandPolicy)
#include "tst_commandpolicy.moc"
