// Locks in other databases than the one that is watched: they are named, and several databases are looked at in one
// run.

#include "program.h"

#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"

#include <QJsonArray>
#include <QNetworkAccessManager>
#include <QNetworkReply>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

QJsonObject named(const QList<QJsonObject> &objects, const QString &name, int database)
{
    for (const auto &object : objects) {
        if (object.value("name"_L1).toString() == name && object.value("database"_L1).toInt(-1) == database)
            return object;
    }
    return {};
}

} // namespace

class TestDatabases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_server.start()); }
    void init();

    void anEmptyListNamesOtherDatabases();
    void whatIsNotFoundMayBeElsewhere();
    void withoutInfoNothingIsSaid();
    void listOfSeveral();
    void listOfAll();
    void listOfADatabaseThatIsNotThere();
    void showOfSeveral();
    void watchOfAllFindsNewOnes();
    void watchTellsTheDatabase();
    void doctorOfSeveral();
    void metricsOfSeveral();
    void badInput_data();
    void badInput();
    void aClusterHasOne();

private:
    [[nodiscard]] QStringList on(QStringList arguments) const
    {
        return std::move(arguments) << u"-p"_s << QString::number(m_server.port());
    }
    void lock(int database, const QString &name, const QString &owner) const
    {
        m_server.cli({u"-n"_s, QString::number(database), u"SET"_s, name, owner, u"PX"_s, u"3600000"_s});
    }

    RedisServer m_server;
};

void TestDatabases::init()
{
    QCOMPARE(m_server.cli({u"FLUSHALL"_s}), "OK");
}

void TestDatabases::anEmptyListNamesOtherDatabases()
{
    lock(1, u"jobs:reindex"_s, u"f47ac10b58cc11e8a1b20242ac110002"_s);
    m_server.tell(u"SET foo bar"_s);
    const auto text = Program().run(on({u"list"_s}));
    QCOMPARE(text.code, 0);
    QVERIFY2(text.output.endsWith("Database 1 has 1 key. Add -n 1, or -n all.\n"), text.output.constData());
    const auto json = Program().run(on({u"list"_s, u"--json"_s}));
    QCOMPARE(json.output, QByteArray());
    QVERIFY2(json.errors.contains("Database 1 has 1 key. Add -n 1, or -n all."), json.errors.constData());
    // From there the other one is in sight, and an own lock leaves nothing to look for.
    const auto there = Program().run(on({u"list"_s, u"-n"_s, u"1"_s, u"--generic"_s, u"--json"_s}));
    QCOMPARE(there.objects().size(), 1);
    QCOMPARE(there.objects().first().value("database"_L1).toInt(), 1);
    QCOMPARE(there.errors, QByteArray());

    for (const int database : {2, 3, 4, 5, 6})
        m_server.cli({u"-n"_s, QString::number(database), u"MSET"_s, u"a"_s, u"1"_s, u"b"_s, u"2"_s});
    const auto many = Program().run(on({u"list"_s}));
    QVERIFY2(many.output.endsWith("Other databases with keys: 2 (2 keys), 3 (2 keys), 4 (2 keys), 5 (2 keys), 6 (2 "
                                  "keys), and 1 more. Add -n 2, or -n all.\n"),
             many.output.constData());
}

void TestDatabases::whatIsNotFoundMayBeElsewhere()
{
    lock(1, u"jobs:reindex"_s, u"f47ac10b58cc11e8a1b20242ac110002"_s);
    const auto show = Program().run(on({u"show"_s, u"jobs:reindex"_s}));
    QCOMPARE(show.code, 1);
    QVERIFY2(show.errors.contains("Database 1 has 1 key. Add -n 1, or -n all."), show.errors.constData());
    const auto release = Program().run(on({u"release"_s, u"jobs:reindex"_s}));
    QCOMPARE(release.code, 1);
    QVERIFY2(release.errors.contains("Database 1 has 1 key. Add -n 1.\n"), release.errors.constData());
    const auto plan = Program().run(on({u"release"_s, u"jobs:reindex"_s, u"-n"_s, u"1"_s, u"--json"_s}));
    QCOMPARE(plan.code, 0);
    QCOMPARE(plan.objects().first().value("database"_L1).toInt(), 1);
}

void TestDatabases::withoutInfoNothingIsSaid()
{
    lock(1, u"jobs:reindex"_s, u"f47ac10b58cc11e8a1b20242ac110002"_s);
    m_server.cli({u"ACL"_s, u"SETUSER"_s, u"quiet"_s, u"on"_s, u">pw"_s, u"~*"_s, u"&*"_s, u"+@all"_s, u"-info"_s});
    const QStringList asQuiet{u"--user"_s, u"quiet"_s, u"-a"_s, u"pw"_s};
    const auto list = Program().run(on(QStringList{u"list"_s} + asQuiet));
    QCOMPARE(list.code, 0);
    QVERIFY2(!list.output.contains("atabase"), list.output.constData());
    for (const QString &command : {u"list"_s, u"watch"_s}) {
        const auto all = Program().run(on(QStringList{command, u"-n"_s, u"all"_s} + asQuiet));
        QCOMPARE(all.code, 1);
        QVERIFY2(all.errors.contains("No node says which databases hold keys") && all.errors.contains("-n 0,1"),
                 all.errors.constData());
    }
    m_server.tell(u"ACL DELUSER quiet"_s);
}

void TestDatabases::listOfSeveral()
{
    // One name in two databases: two locks.
    lock(0, u"lock:a"_s, u"worker-0"_s);
    lock(5, u"lock:a"_s, u"worker-5"_s);
    lock(3, u"lock:b"_s, u"worker-3"_s);
    const auto json = Program().run(on({u"list"_s, u"-n"_s, u"0,5"_s, u"--json"_s, u"--generic"_s}));
    QCOMPARE(json.code, 0);
    QCOMPARE(json.objects().size(), 2);
    QCOMPARE(named(json.objects(), u"lock:a"_s, 0).value("owner"_L1).toString(), u"worker-0"_s);
    QCOMPARE(named(json.objects(), u"lock:a"_s, 5).value("owner"_L1).toString(), u"worker-5"_s);
    const auto text = Program().run(on({u"list"_s, u"-n"_s, u"0,5"_s, u"--generic"_s}));
    const auto lines = text.output.split('\n');
    QVERIFY2(lines.at(2).startsWith("STATE") && lines.at(2).contains("  DB  "), text.output.constData());
    QVERIFY2(lines.at(3).contains("  0   ") && lines.at(3).contains("worker-0"), text.output.constData());
    QVERIFY2(lines.at(4).contains("  5   ") && lines.at(4).contains("worker-5"), text.output.constData());
    // Where none of those has a lock, the rest is named.
    const auto none = Program().run(on({u"list"_s, u"-n"_s, u"1,2"_s}));
    QVERIFY2(none.output.endsWith("Other databases with keys: 0 (1 key), 3 (1 key), 5 (1 key). Add -n 0, or -n all.\n"),
             none.output.constData());
}

void TestDatabases::listOfAll()
{
    lock(1, u"lock:a"_s, u"worker-1"_s);
    lock(15, u"lock:a"_s, u"worker-15"_s);
    const auto json = Program().run(on({u"list"_s, u"-n"_s, u"all"_s, u"--json"_s, u"--generic"_s}));
    QCOMPARE(json.code, 0);
    QCOMPARE(json.objects().size(), 2);
    QCOMPARE(named(json.objects(), u"lock:a"_s, 1).value("owner"_L1).toString(), u"worker-1"_s);
    QCOMPARE(named(json.objects(), u"lock:a"_s, 15).value("owner"_L1).toString(), u"worker-15"_s);
    init();
    const auto none = Program().run(on({u"list"_s, u"-n"_s, u"all"_s, u"--generic"_s}));
    QCOMPARE(none.code, 0);
    QVERIFY2(none.output.endsWith("No locks found.\n"), none.output.constData());
}

void TestDatabases::listOfADatabaseThatIsNotThere()
{
    lock(0, u"lock:a"_s, u"worker-0"_s);
    const auto alone = Program().run(on({u"list"_s, u"-n"_s, u"99"_s}));
    QCOMPARE(alone.code, 3);
    QVERIFY2(alone.errors.contains("/99 has no database of that number"), alone.errors.constData());
    // What there is, is shown; that it is not all, the exit status says as well.
    const auto both = Program().run(on({u"list"_s, u"-n"_s, u"0,99"_s, u"--generic"_s}));
    QCOMPARE(both.code, 3);
    QVERIFY2(both.errors.contains("/99 has no database of that number"), both.errors.constData());
    QVERIFY2(both.output.contains("worker-0"), both.output.constData());
}

void TestDatabases::showOfSeveral()
{
    lock(0, u"lock:a"_s, u"worker-0"_s);
    lock(5, u"lock:a"_s, u"worker-5"_s);
    const auto json = Program().run(on({u"show"_s, u"lock:a"_s, u"-n"_s, u"all"_s, u"--json"_s}));
    QCOMPARE(json.code, 0);
    QCOMPARE(json.objects().size(), 2);
    QCOMPARE(named(json.objects(), u"lock:a"_s, 5).value("owner"_L1).toString(), u"worker-5"_s);
    const auto text = Program().run(on({u"show"_s, u"lock:a"_s, u"-n"_s, u"1,5"_s}));
    QCOMPARE(text.code, 0);
    QVERIFY2(text.output.startsWith("Database 5: lock:a\n"), text.output.constData());
    const auto none = Program().run(on({u"show"_s, u"lock:b"_s, u"-n"_s, u"0,1"_s}));
    QCOMPARE(none.code, 1);
    QVERIFY2(none.errors.contains("Database 0: no node that answers has a lock named \"lock:b\"")
                 && none.errors.contains("Database 1: no node that answers has a lock named \"lock:b\"")
                 && none.errors.contains("Database 5 has 1 key."),
             none.errors.constData());
}

void TestDatabases::watchOfAllFindsNewOnes()
{
    lock(1, u"lock:a"_s, u"worker-1"_s);
    Program program;
    program.start(on({u"watch"_s, u"-n"_s, u"all"_s, u"--json"_s, u"--generic"_s, u"--interval"_s, u"0.1s"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(!named(program.soFar().objects(), u"lock:a"_s, 1).isEmpty(), kPatienceMs);
    lock(7, u"lock:a"_s, u"worker-7"_s);
    QTRY_COMPARE_WITH_TIMEOUT(named(program.soFar().objects(), u"lock:a"_s, 7).value("owner"_L1).toString(),
                              u"worker-7"_s, kPatienceMs);
    m_server.tell(u"-n 1 DEL lock:a"_s);
    const auto gone = [&] {
        const auto objects = program.soFar().objects();
        return std::any_of(objects.begin(), objects.end(), [](const QJsonObject &object) {
            return object.value("event"_L1) == "gone"_L1 && object.value("database"_L1).toInt(-1) == 1;
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(gone(), kPatienceMs);
    program.signal(SIGINT);
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 0);
    for (const auto &object : outcome.objects())
        QVERIFY2(object.value("database"_L1).isDouble(), QJsonDocument(object).toJson().constData());
}

void TestDatabases::watchTellsTheDatabase()
{
    lock(0, u"lock:a"_s, u"worker-0"_s);
    lock(1, u"lock:a"_s, u"worker-1"_s);
    const auto outcome = Program().run(on({u"watch"_s, u"-n"_s, u"0,1"_s, u"--once"_s, u"--generic"_s}));
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.output.contains("db 0  ✔ held  lock:a  worker-0"), outcome.output.constData());
    QVERIFY2(outcome.output.contains("db 1  ✔ held  lock:a  worker-1"), outcome.output.constData());
}

void TestDatabases::doctorOfSeveral()
{
    lock(1, u"lock:a"_s, u"f47ac10b58cc11e8a1b20242ac110002"_s);
    const auto outcome = Program().run(on({u"doctor"_s, u"-n"_s, u"all"_s, u"--json"_s, u"--pattern"_s, u"lock:*"_s}));
    const auto objects = outcome.objects();
    QCOMPARE(objects.size(), 2); // one node, once
    QCOMPARE(objects.first().value("database"_L1).toInt(-1), 0);
    QCOMPARE(objects.last().value("databases"_L1).toArray(), QJsonArray({0, 1}));
    const QString acl = objects.last().value("aclWatch"_L1).toString();
    QVERIFY2(acl.contains(u"+select"_s) && acl.contains(u"&__keyspace@0__:lock:*"_s)
                 && acl.contains(u"&__keyspace@1__:lock:*"_s),
             qPrintable(acl));
}

void TestDatabases::metricsOfSeveral()
{
    lock(0, u"lock:a"_s, u"worker-0"_s);
    lock(1, u"lock:a"_s, u"worker-1"_s);
    Program program;
    program.start(on({u"export"_s, u"--prometheus"_s, u"--listen"_s, u"0"_s, u"--interval"_s, u"0.1s"_s, u"-n"_s,
                      u"0,1"_s, u"--generic"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.endsWith("/metrics\n"), kPatienceMs);
    QNetworkAccessManager network;
    const auto fetch = [&] {
        std::unique_ptr<QNetworkReply> reply(
            network.get(QNetworkRequest(QUrl(QString::fromUtf8(program.soFar().output.trimmed())))));
        return QTest::qWaitFor([&] { return reply->isFinished(); }, kPatienceMs) ? reply->readAll() : QByteArray();
    };
    const auto has = [&](const QByteArray &text) {
        return text.contains(R"(lockscope_locks{database="0",namespace="lock:",verdict="held"} 1)")
            && text.contains(R"(lockscope_locks{database="1",namespace="lock:",verdict="held"} 1)");
    };
    QTRY_VERIFY_WITH_TIMEOUT(has(fetch()), kPatienceMs);
    QCOMPARE(fetch().count("# TYPE lockscope_locks "), 1);
    program.signal(SIGTERM);
    QCOMPARE(program.finish().code, 0);
}

void TestDatabases::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("nothing between commas")
        << QStringList{u"list"_s, u"-n"_s, u"0,,x"_s} << QByteArray("--db takes the number of a database");
    QTest::newRow("no number") << QStringList{u"list"_s, u"-n"_s, u"0,x"_s}
                               << QByteArray("--db takes the number of a database");
    QTest::newRow("negative") << QStringList{u"list"_s, u"--db=-1"_s}
                              << QByteArray("--db takes the number of a database");
    QTest::newRow("twice") << QStringList{u"list"_s, u"-n"_s, u"1,1"_s} << QByteArray("database 1 is given twice");
    QTest::newRow("an address that names one")
        << QStringList{u"list"_s, u"--node"_s, u"redis://127.0.0.1/2"_s, u"-n"_s, u"0,1"_s}
        << QByteArray("names database 2; leave it out of the address");
    for (const QString &command : {u"release"_s, u"run"_s, u"sample"_s}) {
        QTest::addRow("%s", qPrintable(command))
            << QStringList{command, u"-n"_s, u"0,1"_s, u"lock:a"_s, u"true"_s}.mid(0, command == u"run"_s ? 5 : 4)
            << command.toUtf8() + " needs one database: name it, for example -n 1";
    }
    QTest::newRow("a recording") << QStringList{u"watch"_s, u"-n"_s, u"all"_s, u"--record"_s, u"file"_s}
                                 << QByteArray("--record keeps one database");
}

void TestDatabases::badInput()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, words);
    const auto outcome = Program().run(arguments);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.errors.contains(words), outcome.errors.constData());
    QCOMPARE(outcome.output, QByteArray());
}

void TestDatabases::aClusterHasOne()
{
    const auto outcome = Program().run(on({u"list"_s, u"--cluster"_s, u"-n"_s, u"all"_s}));
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.errors.contains("A cluster has database 0 only: leave out -n"), outcome.errors.constData());
}

LOCKSCOPE_TEST(QCoreApplication, TestDatabases)
#include "tst_databases.moc"
