#include <lockscope/core/redis/commandpolicy.h>

#include <QTest>

using namespace Lockscope;

class TestCommandPolicy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decides_data();
    void decides();
    void refusalNamesTheCommandOnly();
};

void TestCommandPolicy::decides_data()
{
    QTest::addColumn<QByteArrayList>("command");
    QTest::addColumn<bool>("watch");
    QTest::addColumn<bool>("lock");
    QTest::addColumn<bool>("act");
    QTest::addColumn<bool>("listen");
    QTest::addColumn<bool>("readOnly");

    const auto row = [](const QByteArrayList &command, bool watch, bool lock, bool act, bool listen, bool readOnly) {
        QTest::newRow(command.join(' ').constData()) << command << watch << lock << act << listen << readOnly;
    };
    for (const char *name : {"AUTH", "SELECT", "PING", "TIME", "INFO", "ROLE"})
        row({name}, true, true, true, true, true);
    for (const char *name :
         {"SCAN", "TYPE", "PTTL", "STRLEN", "GETRANGE", "HLEN", "HSCAN", "HGET", "ZCARD", "ZRANGE", "SCARD", "SSCAN", "MULTI", "EXEC", "EXISTS"})
        row({name}, true, true, true, false, true);
    row({"CLIENT", "SETNAME", "x"}, true, true, true, true, true);
    row({"CLIENT", "ID"}, true, true, true, true, true);
    row({"client", "setname", "x"}, true, true, true, true, true);
    row({"scan", "0"}, true, true, true, false, true);
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
    // never, for nobody: SEC23 and everything that is not named
    for (const char *name : {"KEYS",     "MONITOR", "DEBUG",   "FLUSHALL", "FLUSHDB", "CONFIG",  "SCRIPT", "SHUTDOWN", "DEL",     "UNLINK",
                             "EXPIRE",   "PEXPIRE", "PERSIST", "RENAME",   "GET",     "HGETALL", "SWAPDB", "RESTORE",  "SLAVEOF", "REPLICAOF",
                             "FAILOVER", "ACL",     "MODULE",  "SAVE",     "FCALL",   "HELLO",   "SCANX",  "",         "PUBLISH"})
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
}

QTEST_GUILESS_MAIN(TestCommandPolicy)
#include "tst_commandpolicy.moc"
