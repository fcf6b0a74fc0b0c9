#include "program.h"
#include "terminal.h"

#include "fixtures/nodes.h"
#include "fixtures/testprogram.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTcpSocket>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

const QString kRedissonOwner = u"8743c9c0-0795-4907-87fd-6c719a6b4586:57"_s;

QJsonObject named(const QList<QJsonObject> &objects, const QString &name)
{
    for (const auto &object : objects) {
        if (object.value("name"_L1).toString() == name)
            return object;
    }
    return {};
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void listAgreesWithRedisCli();
    void listOfARedissonLock();
    void listOfNothing();
    void releasesBesideASocketThatIsGone();
    void listSaysWhatMatters();
    void coloursAreForTerminals();
    void progressIsForTerminals();
    void listFitsTheTerminal();
    void passwordIsTypedWithoutEcho();
    void listAsText();
    void listWithPatterns();
    void listOfWhatOnlyLooksLikeALock();
    void pinsAreBelieved();
    void locksThatEndByTheirValue();
    void whatStandsBesideALockIsTold();
    void whoBeginsToWaitIsTold();
    void sharedLocksNameTheirHolders();
    void whatIsPrintedStaysEnglish();
    void dialectsAreListed();
    void listBesideAHugeField();
    void showOfWhatWasNotReadWhole();
    void listWithNodesDown();
    void showTellsWhetherItIsHeld();
    void showOfARegistrysLock();
    void showByTheApplicationsName();
    void showByEachOfItsNames_data();
    void showByEachOfItsNames();
    void commandsFindTheSameLock_data();
    void commandsFindTheSameLock();
    void whatIsPrintedAsOwnerIsTaken();
    void aNameIsReadWithoutAWalk();
    void aKeyThatIsNotUnderstood();
    void noCommandCallsAbsentWhatItDoesNotUnderstand();
    void whatHasEndedByItsValueIsSaid();
    void aNameThatSeveralLocksBear();
    void cutShortIsSaid();
    void locksAmongManyKeysAreAllFound();
    void aCountAtALocksName();
    void aPlanCarriesTheCaveatsOfTheLock_data();
    void aPlanCarriesTheCaveatsOfTheLock();
    void aReleaseWakesBlockedClients();
    void showOfALonelyPart();
    void showOfAQueueThatWasLeft();
    void listCountsWhatItCouldNotRead();
    void showTellsThatItCannotBeTold();
    void theOnlyNodeThatAnswers();
    void aStringOnOneOfSeveralNodes();
    void whyANodeCannotBeRead_data();
    void whyANodeCannotBeRead();
    void usageErrors_data();
    void usageErrors();
    void passwordsInWrongPlacesAreNotRepeated();
    void helpAndVersion();
    void watchTellsWhatComesAndGoes();
    void recordsAndReplays();
    void replayTellsWhatIsAboutSoLong();
    void recordingsAreNotOverwritten();
    void aFullDiskIsToldAndTheWatchingGoesOn();
    void replayOfWhatIsNone();
    void replayPacesAndEndsOnASignal();
    void watchAsText();
    void watchTellsAlerts();
    void metricsAreFetched();
    void watchTellsItsCost();
    void watchOnce();
    void watchEndsOnASignal_data();
    void watchEndsOnASignal();
    void watchEndsWithItsReader();
    void withoutADisplayTheWindowIsTheLiveView();
    void sampleTellsWhoContends();
    void sampleOfAnyKey();
    void sampleOfAFreeLock();
    void sampleOfNothing();
    void sampleOnProduction();
    void releasePlansFirst();
    void releaseOfOneOfSeveralKeys();
    void releasePlansWithItsCaveats();
    void releaseOfALongValue();
    void releaseExecutes();
    void releaseHoldsOff();
    void releaseShortensTheTtl();
    void releaseGivesATtl();
    void releaseOfAnotherOwnerIsRefused();
    void releaseWithoutTheRight();
    void releaseNeedsAnOwnerToExecute();
    void releaseOnProduction();
    void releaseOfWhatIsNotThere();

private:
    QStringList with(QStringList arguments, const Nodes &nodes) const
    {
        for (int i = 0; i < nodes.count(); ++i)
            arguments += {u"--node"_s, nodes[i].uri()};
        return arguments;
    }
    QStringList onFive(const QStringList &arguments) const { return with(arguments, m_nodes); }

    Nodes m_nodes{5};
};

void TestCli::initTestCase()
{
    QVERIFY(QFileInfo(QStringLiteral(LOCKSCOPE_PROGRAM)).isExecutable());
}

void TestCli::init()
{
    QVERIFY(m_nodes.start());
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
}

void TestCli::listAgreesWithRedisCli()
{
    QVERIFY(m_nodes.onAll({u"SET"_s, u"orders:42"_s, u"worker-1"_s, u"NX"_s, u"PX"_s, u"600000"_s}));
    // Ending at one moment everywhere, the TTLs of all nodes can be compared with each other.
    const qint64 end = QDateTime::currentMSecsSinceEpoch() + 600'000;
    QVERIFY(m_nodes.onAll({u"PEXPIREAT"_s, u"orders:42"_s, QString::number(end)}, "1"));
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:forever"_s, u"worker-2"_s}));
    const auto before = m_nodes[0].cli({u"PTTL"_s, u"orders:42"_s}).toLongLong();
    const auto outcome = Program().run(onFive({u"list"_s, u"--json"_s}));
    const auto after = m_nodes[4].cli({u"PTTL"_s, u"orders:42"_s}).toLongLong();
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(outcome.objects().size(), 2);

    const auto lock = named(outcome.objects(), u"orders:42"_s);
    QCOMPARE(lock.value("verdict"_L1).toString(), u"held"_s);
    QCOMPARE(lock.value("owner"_L1).toString(), u"worker-1"_s);
    QCOMPARE(lock.value("dialect"_L1).toString(), u"string"_s);
    QCOMPARE(lock.value("votes"_L1).toInt(), 5);
    QCOMPARE(lock.value("quorum"_L1).toInt(), 3);
    const auto ttl = lock.value("ttlMs"_L1).toInteger();
    QVERIFY2(ttl <= before && ttl >= after - 2,
             qPrintable(u"%1 is not between %2 and %3"_s.arg(ttl).arg(after).arg(before)));
    const auto validity = lock.value("validityMs"_L1).toInteger();
    QVERIFY(validity < ttl && validity > ttl - 10'000); // less drift: 1 % and 2 ms
    const auto readings = lock.value("nodes"_L1).toArray();
    QCOMPARE(readings.size(), 5);
    for (int i = 0; i < 5; ++i) {
        const auto reading = readings.at(i).toObject();
        QCOMPARE(reading.value("node"_L1).toString(), m_nodes[i].endpoint().label());
        QCOMPARE(reading.value("owner"_L1).toString(), u"worker-1"_s);
        QVERIFY(reading.value("ttlMs"_L1).toInteger() <= before);
        QVERIFY(reading.value("ttlMs"_L1).toInteger() >= after - 2);
        QVERIFY(reading.value("ageMs"_L1).toInteger(-1) >= 0);
        QVERIFY(reading.value("error"_L1).isNull());
    }
    for (const auto key : {"resource"_L1, "ownerInfo"_L1, "heldMs"_L1, "waiters"_L1}) {
        QVERIFY(lock.contains(key));
        QVERIFY(lock.value(key).isNull()); // not known
    }

    const auto forever = named(outcome.objects(), u"lock:forever"_s);
    QCOMPARE(forever.value("verdict"_L1).toString(), u"no-expiry"_s);
    QCOMPARE(forever.value("ttlMs"_L1).toInt(), -1);
    QCOMPARE(forever.value("validityMs"_L1).toInt(), -1);
}

void TestCli::listOfARedissonLock()
{
    m_nodes[1].cli({u"HSET"_s, u"inventory"_s, kRedissonOwner, u"2"_s});
    m_nodes[1].cli({u"PEXPIRE"_s, u"inventory"_s, u"600000"_s});
    const auto before = m_nodes[1].cli({u"PTTL"_s, u"inventory"_s}).toLongLong();
    const auto lock = named(Program().run(onFive({u"list"_s, u"--json"_s})).objects(), u"inventory"_s);
    QCOMPARE(lock.value("dialect"_L1).toString(), u"redisson"_s);
    QCOMPARE(lock.value("verdict"_L1).toString(), u"held"_s);
    QCOMPARE(lock.value("owner"_L1).toString(), kRedissonOwner);
    QCOMPARE(lock.value("holdCount"_L1).toInt(), 2);
    QCOMPARE(lock.value("ownerInfo"_L1).toObject().value("thread"_L1).toString(), u"57"_s);
    QCOMPARE(lock.value("votes"_L1).toInt(), 1);
    const auto readings = lock.value("nodes"_L1).toArray();
    QCOMPARE(readings.size(), 5); // a lock of that node alone, and a Redisson RedLock were it on others
    QCOMPARE(readings.at(1).toObject().value("node"_L1).toString(), m_nodes[1].endpoint().label());
    QCOMPARE(readings.at(1).toObject().value("owner"_L1).toString(), kRedissonOwner);
    QVERIFY(readings.at(0).toObject().value("owner"_L1).isNull()
            && readings.at(0).toObject().value("error"_L1).isNull());
    QVERIFY(lock.value("ttlMs"_L1).toInteger() <= before);
    QVERIFY(lock.value("ttlMs"_L1).toInteger() >= m_nodes[1].cli({u"PTTL"_s, u"inventory"_s}).toLongLong() - 2);
}

void TestCli::listOfNothing()
{
    const auto json = Program().run(onFive({u"list"_s, u"--json"_s}));
    QCOMPARE(json.code, 0);
    QCOMPARE(json.output, QByteArray());
    const auto text = Program().run(onFive({u"list"_s}));
    QCOMPARE(text.code, 0);
    QVERIFY2(text.output.endsWith("No locks found.\n"), text.output.constData());
    QVERIFY(text.output.startsWith("Locking works"));
    const auto ofPattern = Program().run(onFive({u"list"_s, u"--pattern"_s, u"orders:*"_s}));
    QVERIFY2(ofPattern.output.endsWith("No locks found among the keys that match orders:*.\n"),
             ofPattern.output.constData());
}

/// Its connection fails at once, while the others are still being opened. It was a crash.
void TestCli::releasesBesideASocketThatIsGone()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s));
    const auto outcome = Program().run(onFive({u"release"_s, u"lock:a"_s, u"--node"_s, u"unix:///no/such.sock"_s,
                                               u"--owner"_s, u"worker-1"_s, u"--execute"_s}));
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.output.contains("Released on 5 of 6 nodes."), outcome.output.constData());
}

void TestCli::listSaysWhatMatters()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s));
    auto outcome = Program().run(onFive({u"list"_s}));
    QVERIFY2(outcome.output.startsWith("1 lock, none needs attention.\nLocking works and survives 2 more failures."),
             outcome.output.constData());
    m_nodes.onAll({u"SET"_s, u"lock:b"_s, u"worker-2"_s});
    outcome = Program().run(onFive({u"list"_s}));
    QVERIFY2(outcome.output.startsWith("2 locks, 1 needs attention (no expiry).\n"), outcome.output.constData());
}

void TestCli::coloursAreForTerminals()
{
    m_nodes.onAll({u"SET"_s, u"lock:b"_s, u"worker-2"_s});
    QVERIFY(!Program().run(onFive({u"list"_s})).output.contains('\033'));
    QByteArrayList command{"env", "TERM=xterm", LOCKSCOPE_PROGRAM};
    for (const auto &word : onFive({u"list"_s}))
        command += word.toUtf8();
    Terminal coloured;
    QVERIFY(coloured.start(command));
    QVERIFY(coloured.shows("\033[1;31m∞ no expiry\033[0m"));
    QCOMPARE(coloured.finish(), 0);
    Terminal plain;
    command.insert(1, "NO_COLOR=1");
    QVERIFY(plain.start(command));
    QVERIFY(plain.shows("∞ no expiry"));
    QCOMPARE(plain.finish(), 0);
    QVERIFY(!plain.screen().contains('\033'));
}

/// Listening takes more than the second after which progress is shown.
void TestCli::progressIsForTerminals()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s));
    QByteArrayList command{LOCKSCOPE_PROGRAM};
    for (const auto &word : onFive({u"sample"_s, u"lock:a"_s, u"--for"_s, u"1.5s"_s}))
        command += word.toUtf8();
    Terminal shown;
    QVERIFY(shown.start(command));
    QVERIFY(shown.shows("Listening to the nodes"));
    QVERIFY(shown.shows("\r\033[Klock:a"));
    QCOMPARE(shown.finish(), 0);
    Terminal quiet;
    QVERIFY(quiet.start(command + QByteArrayList{"--quiet"}));
    QVERIFY(quiet.shows("lock:a"));
    QCOMPARE(quiet.finish(), 0);
    QVERIFY(!quiet.screen().contains("Listening"));
}

void TestCli::listFitsTheTerminal()
{
    const QString name = u"lock:"_s + u"long"_s.repeated(20);
    QVERIFY(m_nodes.seed(name, u"worker-1"_s));
    QVERIFY(Program().run(onFive({u"list"_s})).output.contains(name.toUtf8()));
    QByteArrayList command{"sh", "-c", "stty cols 60; exec \"$0\" \"$@\"", LOCKSCOPE_PROGRAM};
    for (const auto &word : onFive({u"list"_s}))
        command += word.toUtf8();
    Terminal narrow;
    QVERIFY(narrow.start(command));
    QCOMPARE(narrow.finish(), 0);
    const QByteArray &screen = narrow.screen();
    QVERIFY2(screen.contains("longlong") && screen.contains("worker-1") && screen.contains("5 of 5"),
             screen.constData());
    QVERIFY2(screen.contains("TTL") && !screen.contains("DIALECT"), screen.constData());
    for (const auto &line : QString::fromUtf8(screen).split(u'\n')) {
        if (line.contains(u"longlong"_s) || line.contains(u"TTL"_s))
            QVERIFY2(line.trimmed().size() <= 60, qPrintable(line));
    }
}

void TestCli::passwordIsTypedWithoutEcho()
{
    const QByteArray ask
        = QByteArray(LOCKSCOPE_PROGRAM) + " list --timeout 1s --askpass --node " + m_nodes[0].uri().toUtf8();
    Terminal typed;
    QVERIFY(typed.start({"sh", "-c", ask}));
    QVERIFY(typed.shows("Password: "));
    typed.type("s3cret\n");
    (void)typed.finish();
    QVERIFY(!typed.screen().contains("s3cret"));
    // Ctrl+C ends the program and not the shell around it, whose terminal shows again what is typed.
    Terminal interrupted;
    QVERIFY(interrupted.start({"sh", "-c", "trap : INT; " + ask + "; stty -a"}));
    QVERIFY(interrupted.shows("Password: "));
    interrupted.type("\x03");
    QCOMPARE(interrupted.finish(), 0);
    QVERIFY2(interrupted.screen().contains(" echo "), interrupted.screen().constData());
}

void TestCli::listAsText()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s));
    const QByteArray hostile = "lock:\x1b[2J";
    m_nodes[0].cli({u"SET"_s, QString::fromLatin1(hostile), u"x"_s, u"PX"_s, u"600000"_s});
    const auto outcome = Program().run(onFive({u"list"_s}));
    QCOMPARE(outcome.code, 0);
    const auto lines = outcome.output.split('\n');
    QVERIFY(lines.at(2).startsWith("STATE"));
    QVERIFY2(outcome.output.contains(QString(u"✔ held"_s).toUtf8()) && outcome.output.contains("worker-1"),
             outcome.output.constData());
    QVERIFY(outcome.output.contains("lock:\\x1B[2J"));
    QVERIFY(!outcome.output.contains('\x1b'));
}

void TestCli::listWithPatterns()
{
    QVERIFY(m_nodes.seed(u"jobs:1"_s));
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    m_nodes.onAll({u"SET"_s, u"jobs:2"_s, u"no expiry and no word for lock"_s});
    const auto objects = Program().run(onFive({u"list"_s, u"--json"_s, u"--pattern"_s, u"jobs:*"_s})).objects();
    QCOMPARE(objects.size(), 2);
    QCOMPARE(named(objects, u"jobs:2"_s).value("verdict"_L1).toString(), u"no-expiry"_s);
}

void TestCli::listOfWhatOnlyLooksLikeALock()
{
    const QStringList oneNode{u"--node"_s, m_nodes[0].uri()};
    m_nodes[0].cli({u"SET"_s, u"lock:x"_s, u"worker-1"_s, u"NX"_s, u"PX"_s, u"600000"_s});
    m_nodes[0].cli({u"SET"_s, u"order:x"_s, u"ann"_s, u"PX"_s, u"600000"_s});
    QCOMPARE(Program().run(QStringList{u"list"_s, u"--json"_s} + oneNode).objects().size(), 1);
    const auto text = Program().run(QStringList{u"list"_s} + oneNode).output;
    QVERIFY2(text.endsWith("1 key may be a lock. Add --possible to show them.\n"), text.constData());
    const auto objects = Program().run(QStringList{u"list"_s, u"--json"_s, u"--possible"_s} + oneNode).objects();
    QCOMPARE(objects.size(), 2);
    QCOMPARE(named(objects, u"order:x"_s).value("grade"_L1).toString(), u"possible"_s);
    QCOMPARE(named(objects, u"lock:x"_s).value("evidence"_L1).toArray(), (QJsonArray{u"lock-word"_s, u"process"_s}));
    QCOMPARE(named(objects, u"lock:x"_s).value("dialect"_L1).toString(), u"string"_s);
    // Asked for by its name it is shown, with or without.
    QCOMPARE(Program().run(QStringList{u"show"_s, u"lock:x"_s} + oneNode).code, 0);
}

void TestCli::pinsAreBelieved()
{
    const QStringList oneNode{u"--node"_s, m_nodes[0].uri()};
    m_nodes[0].cli({u"SET"_s, u"job:1"_s, u"worker-1"_s, u"PX"_s, u"600000"_s});
    m_nodes[0].cli({u"SET"_s, u"job:2"_s, u"worker-2"_s, u"PX"_s, u"600000"_s});
    const auto objects
        = Program()
              .run(QStringList{u"list"_s, u"--json"_s, u"--pin"_s, u"job:1=rslock"_s, u"--pin"_s, u"job:*=redsync"_s}
                   + oneNode)
              .objects();
    QCOMPARE(objects.size(), 2);
    QCOMPARE(named(objects, u"job:1"_s).value("dialect"_L1).toString(), u"rslock"_s); // the first that matches
    QCOMPARE(named(objects, u"job:2"_s).value("dialect"_L1).toString(), u"redsync"_s);
}

void TestCli::locksThatEndByTheirValue()
{
    // As the old documentation of Redis had it: SETNX with the time it ends, and no TTL.
    const QStringList oneNode{u"--node"_s, m_nodes[0].uri()};
    const qint64 end = QDateTime::currentSecsSinceEpoch() + 600;
    m_nodes[0].cli({u"SETNX"_s, u"lock:report"_s, QString::number(end)});
    const auto lock = named(Program().run(QStringList{u"list"_s, u"--json"_s} + oneNode).objects(), u"lock:report"_s);
    QCOMPARE(lock.value("dialect"_L1).toString(), u"setnx-timestamp"_s);
    QCOMPARE(lock.value("verdict"_L1).toString(), u"held"_s);
    QVERIFY(lock.value("ttlMs"_L1).isNull());
    QVERIFY(lock.value("valueExpiryMs"_L1).toInteger() > 500'000
            && lock.value("valueExpiryMs"_L1).toInteger() <= 600'000);
    QVERIFY(lock.value("caveats"_L1).toArray().contains(u"ttl-is-not-lease"_s));
    const auto list = Program().run(QStringList{u"list"_s} + oneNode);
    QVERIFY2(list.output.contains("s (value)") && !list.output.contains("expiry"), list.output.constData());
    const auto show
        = Program().run(QStringList{u"show"_s, u"lock:report"_s, u"--pin"_s, u"lock:*=setnx-timestamp"_s} + oneNode);
    QCOMPARE(show.code, 0);
    QVERIFY2(show.output.contains("By its value and its holder's clock it ends in 9 m 5"), show.output.constData());
}

void TestCli::whatStandsBesideALockIsTold()
{
    const QStringList oneNode{u"--node"_s, m_nodes[0].uri()};
    Nodes &nodes = m_nodes;
    const auto cli = [&nodes](const QString &words) { return nodes[0].cli(words.split(u' ')); };
    const qint64 seconds = QDateTime::currentSecsSinceEpoch() + 600;
    cli(u"HSET ledger %1 1"_s.arg(kRedissonOwner));
    cli(u"PEXPIRE ledger 600000"_s);
    cli(u"RPUSH redisson_lock_queue:{ledger} %1"_s.arg(kRedissonOwner));
    cli(u"ZADD redisson_lock_timeout:{ledger} %1 %2"_s.arg(seconds * 1000).arg(kRedissonOwner));
    cli(u"SET redisson_lock_token:{ledger} 9"_s);
    cli(u"SADD stock.readers host-1_7_%1"_s.arg(QString(32, u'a')));
    cli(u"PEXPIRE stock.readers 600000"_s);
    cli(u"SET stock.writer host-1_8_%1_WRITERWAITING PX 600000"_s.arg(QString(32, u'b')));
    cli(u"SET lock:owner:report host-1:77"_s);
    cli(u"SET lock:expire:report %1"_s.arg(seconds));
    for (const QString &command : {u"list"_s, u"watch"_s}) {
        auto words = QStringList{command, u"--json"_s} + oneNode;
        if (command == "watch"_L1)
            words << u"--once"_s;
        // What was told last: watch tells what it learns as it learns it.
        const auto objects = Program().run(words).objects();
        QJsonObject last;
        for (const auto &object : objects) {
            if (object.contains("verdict"_L1))
                last.insert(object.value("name"_L1).toString(), object);
            if (object.value("name"_L1).toString() == "lock:owner:report"_L1)
                QCOMPARE(object.value("verdict"_L1).toString(), u"held"_s); // it is not known yet, or it is
        }
        const auto ledger = last.value("ledger"_L1).toObject();
        QCOMPARE(ledger.value("fencingToken"_L1).toInt(), 9);
        QCOMPARE(ledger.value("waiters"_L1).toObject().value("count"_L1).toInt(), 1);
        QVERIFY(ledger.value("waiters"_L1).toObject().value("exact"_L1).toBool());
        QCOMPARE(last.value("stock.readers"_L1).toObject().value("waiters"_L1).toObject().value("count"_L1).toInt(), 1);
        const auto report = last.value("lock:owner:report"_L1).toObject();
        QVERIFY(report.value("valueExpiryMs"_L1).toInteger() > 500'000);
        QVERIFY(report.value("ttlMs"_L1).isNull());
    }
    const auto show = [&](const QString &name) { return Program().run(QStringList{u"show"_s, name} + oneNode).output; };
    QVERIFY(show(u"ledger"_s).contains("Waiters: 1") && show(u"ledger"_s).contains("Fencing token: 9"));
    QVERIFY(show(u"stock.readers"_s).contains("Waiters: about 1"));
    QVERIFY(show(u"lock:owner:report"_s).contains("ends in 9 m"));
    QVERIFY(!show(u"lock:owner:report"_s).contains("stuck")); // though its key has no TTL
}

void TestCli::whoBeginsToWaitIsTold()
{
    Nodes &nodes = m_nodes;
    const auto cli = [&nodes](const QString &words) { return nodes[0].cli(words.split(u' ')); };
    const qint64 end = QDateTime::currentMSecsSinceEpoch() + 600'000;
    cli(u"HSET ledger %1 1"_s.arg(kRedissonOwner));
    cli(u"PEXPIRE ledger 600000"_s);
    Program program;
    program.start({u"watch"_s, u"--json"_s, u"--interval"_s, u"0.1s"_s, u"--node"_s, m_nodes[0].uri()});
    const auto told = [&program](const QLatin1String field) {
        QJsonArray values;
        for (const auto &object : program.soFar().objects()) {
            const auto value = object.value(field);
            if (object.value("event"_L1).toString() == "lock"_L1 && (values.isEmpty() || values.last() != value))
                values.append(value);
        }
        return values;
    };
    const auto count = [&] { return told("waiters"_L1).last().toObject().value("count"_L1).toInt(-1); };
    QTRY_COMPARE_WITH_TIMEOUT(count(), 0, kPatienceMs);
    cli(u"ZADD redisson_lock_timeout:{ledger} %1 a:1 %1 b:1"_s.arg(end));
    cli(u"RPUSH redisson_lock_queue:{ledger} a:1 b:1"_s);
    QTRY_COMPARE_WITH_TIMEOUT(count(), 2, kPatienceMs);
    cli(u"SET redisson_lock_token:{ledger} 3"_s);
    QTRY_COMPARE_WITH_TIMEOUT(told("fencingToken"_L1).last().toInt(), 3, kPatienceMs);
    // What only counts down is not told: a few rounds later there is not a word more.
    const auto lines = program.soFar().output.count("\"event\":\"lock\"");
    const auto costs = program.soFar().output.count("\"event\":\"cost\"");
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.count("\"event\":\"cost\"") >= costs + 2, kPatienceMs);
    QCOMPARE(program.soFar().output.count("\"event\":\"lock\""), lines);
    program.signal(SIGINT);
    QCOMPARE(program.finish().code, 0);
}

void TestCli::sharedLocksNameTheirHolders()
{
    const QString other = u"0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d:7"_s;
    m_nodes[0].cli({u"HSET"_s, u"stock"_s, u"mode"_s, u"read"_s, kRedissonOwner, u"2"_s, other, u"1"_s});
    m_nodes[0].cli({u"PEXPIRE"_s, u"stock"_s, u"600000"_s});
    const auto lock
        = named(Program().run({u"list"_s, u"--json"_s, u"--node"_s, m_nodes[0].uri()}).objects(), u"stock"_s);
    QCOMPARE(lock.value("mode"_L1).toString(), u"read"_s);
    QCOMPARE(lock.value("holdCount"_L1).toInt(), 3);
    const auto holders = lock.value("holders"_L1).toArray();
    QCOMPARE(holders.size(), 2);
    QVERIFY(holders.contains(other) && holders.contains(kRedissonOwner));
    QCOMPARE(lock.value("grade"_L1).toString(), u"known"_s);
}

void TestCli::whatIsPrintedStaysEnglish()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s, u"worker-1"_s));
    Program program;
    program.setVariable(u"LC_ALL"_s, u"ko_KR.UTF-8"_s);
    program.setVariable(u"LANGUAGE"_s, u"zh_TW:ko"_s);
    const auto outcome = program.run(onFive({u"list"_s}));
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.output.contains(QString(u"✔ held"_s).toUtf8()), outcome.output.constData());
}

void TestCli::dialectsAreListed()
{
    const auto text = Program().run({u"dialects"_s});
    QCOMPARE(text.code, 0);
    QVERIFY(text.output.startsWith("DIALECT"));
    const auto json = Program().run({u"dialects"_s, u"--json"_s});
    QCOMPARE(json.code, 0);
    QVERIFY(json.objects().size() > 50);
    QSet<QString> ids;
    for (const auto &dialect : json.objects()) {
        const QString id = dialect.value("dialect"_L1).toString();
        ids.insert(id);
        QVERIFY2(text.output.contains('\n' + id.toUtf8() + ' '), qPrintable(id));
        QVERIFY(dialect.value("release"_L1).toBool() == dialect.value("releaseRefusal"_L1).isNull());
    }
    QCOMPARE(ids.size(), json.objects().size());
    for (const auto &dialect : json.objects()) {
        if (dialect.value("dialect"_L1) == u"counter"_s)
            QVERIFY(text.output.contains(dialect.value("releaseRefusal"_L1).toString().toUtf8()));
    }
}

void TestCli::listBesideAHugeField()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    for (int node = 0; node < 5; ++node)
        m_nodes[node].cli(
            {u"EVAL"_s, u"redis.call('HSET', KEYS[1], 'html', string.rep('x', 2000000))"_s, u"1"_s, u"page:0"_s});
    const auto outcome = Program().run(onFive({u"list"_s, u"--json"_s}));
    QCOMPARE(outcome.code, 0);
    QCOMPARE(named(outcome.objects(), u"lock:a"_s).value("verdict"_L1).toString(), u"held"_s);
}

void TestCli::showOfWhatWasNotReadWhole()
{
    const QString readers
        = u"redis.call('HSET', KEYS[1], 'mode', 'read') for i = 1, tonumber(ARGV[1]) do "
          "redis.call('HSET', KEYS[1], '8743c9c0-0795-4907-87fd-6c719a6b4586:' .. i, 1) end redis.call('PEXPIRE', KEYS[1], 60000)"_s;
    const QString words
        = u"for i = 1, 700 do redis.call('HSET', KEYS[1], 'word' .. i, 1) end redis.call('HSET', KEYS[2], 'html', string.rep('x', 2000000))"_s;
    m_nodes[0].cli({u"EVAL"_s, readers, u"1"_s, u"rwbig"_s, u"17"_s});
    m_nodes[0].cli({u"EVAL"_s, readers, u"1"_s, u"crowd"_s, u"700"_s});
    m_nodes[0].cli({u"EVAL"_s, words, u"2"_s, u"words"_s, u"page:0"_s});
    const QStringList node{u"--node"_s, m_nodes[0].uri()};
    for (const QString &name : {u"rwbig"_s, u"crowd"_s}) {
        const auto held = Program().run(QStringList{u"show"_s, name, u"--json"_s} + node);
        QCOMPARE(held.code, 0);
        QCOMPARE(held.objects().first().value("mode"_L1).toString(), u"read"_s);
    }
    // Neither a lock nor none, as far as it was read.
    for (const QString &name : {u"words"_s, u"page:0"_s}) {
        const auto unknown = Program().run(QStringList{u"show"_s, name} + node);
        QCOMPARE(unknown.code, 3);
        QVERIFY((unknown.errors + unknown.output).contains("is unknown"));
    }
    QCOMPARE(Program().run(QStringList{u"list"_s, u"--json"_s} + node).objects().size(), 2);
}

void TestCli::listWithNodesDown()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    m_nodes[1].kill();
    auto outcome = Program().run(onFive({u"list"_s, u"--json"_s}));
    QCOMPARE(outcome.code, 0);
    QVERIFY(says(outcome, m_nodes[1].endpoint().label() + u" refuses the connection"_s));
    auto lock = named(outcome.objects(), u"lock:a"_s);
    QCOMPARE(lock.value("verdict"_L1).toString(), u"held-degraded"_s);
    QVERIFY(!lock.value("nodes"_L1).toArray().at(1).toObject().value("error"_L1).toString().isEmpty());

    m_nodes[2].kill();
    m_nodes[3].kill();
    outcome = Program().run(onFive({u"list"_s, u"--json"_s}));
    QCOMPARE(outcome.code, 0); // something could be read
    lock = named(outcome.objects(), u"lock:a"_s);
    QCOMPARE(lock.value("verdict"_L1).toString(), u"unknown"_s);
    QCOMPARE(lock.value("votes"_L1).toInt(), 2);
    QVERIFY(lock.value("validityMs"_L1).isNull());
}

void TestCli::showTellsWhetherItIsHeld()
{
    QVERIFY(m_nodes.seed(u"orders:42"_s));
    const auto held = Program().run(onFive({u"show"_s, u"orders:42"_s, u"--json"_s}));
    QCOMPARE(held.code, 0);
    QCOMPARE(held.objects().size(), 1);
    QCOMPARE(held.objects().first().value("owner"_L1).toString(), u"worker-1"_s);

    const auto text = Program().run(onFive({u"show"_s, u"orders:42"_s}));
    QCOMPARE(text.code, 0);
    QVERIFY(text.output.startsWith("orders:42\nHeld by worker-1"));
    QCOMPARE(text.output.count("127.0.0.1:"), 5);

    const auto free = Program().run(onFive({u"show"_s, u"orders:43"_s}));
    QCOMPARE(free.code, 1);
    QVERIFY(says(free, u"no node that answers has a lock named \"orders:43\""_s));
    QCOMPARE(free.output, QByteArray());

    // On a minority it is there, but held by nobody.
    for (const int node : {0, 1, 2})
        m_nodes[node].cli({u"DEL"_s, u"orders:42"_s});
    const auto residue = Program().run(onFive({u"show"_s, u"orders:42"_s, u"--json"_s}));
    QCOMPARE(residue.code, 1);
    QCOMPARE(residue.objects().first().value("verdict"_L1).toString(), u"residue"_s);

    // Asked for by name, a pattern's letters mean themselves.
    QVERIFY(m_nodes.seed(u"a[1]*"_s));
    QVERIFY(m_nodes.seed(u"a1x"_s));
    const auto literal = Program().run(onFive({u"show"_s, u"a[1]*"_s, u"--json"_s}));
    QCOMPARE(literal.code, 0);
    QCOMPARE(literal.objects().first().value("name"_L1).toString(), u"a[1]*"_s);
}

void TestCli::showOfARegistrysLock()
{
    // Only together can the locks of a registry be told.
    for (int i = 0; i < 3; ++i)
        m_nodes[0].cli(
            {u"SET"_s, u"myreg:k%1"_s.arg(i), u"3edaecd7-8b5a-4c47-bdc6-fff775044369"_s, u"PX"_s, u"60000"_s});
    m_nodes[0].cli({u"SET"_s, u"session:1"_s, u"96b38d21-5ded-4eeb-ac36-87b581f3be26"_s, u"PX"_s, u"60000"_s});
    const QStringList node{u"--node"_s, m_nodes[0].uri()};
    const auto dialectOf = [&](const QString &name) {
        const auto shown = Program().run(QStringList{u"show"_s, name, u"--json"_s} + node);
        return shown.objects().isEmpty() ? QString() : shown.objects().first().value("dialect"_L1).toString();
    };
    QCOMPARE(dialectOf(u"myreg:k0"_s), u"spring-integration"_s);
    QCOMPARE(dialectOf(u"session:1"_s), u"string"_s);
    QCOMPARE(Program().run(QStringList{u"list"_s, u"--json"_s} + node).objects().size(), 3);
    const auto once = Program().run(QStringList{u"watch"_s, u"--once"_s, u"--json"_s} + node);
    for (int i = 0; i < 3; ++i)
        QVERIFY(!named(once.objects(), u"myreg:k%1"_s.arg(i)).isEmpty());
}

void TestCli::showByTheApplicationsName()
{
    const QStringList node{u"--node"_s, m_nodes[0].uri()};
    const auto show = [&](const QString &name) {
        return Program().run(QStringList{u"show"_s, u"--json"_s} + node + QStringList{u"--"_s, name});
    };
    const auto mainKeyOf = [&](const QString &name) {
        const auto shown = show(name);
        return shown.objects().isEmpty() ? QString() : shown.objects().first().value("name"_L1).toString();
    };
    const QString soon = QString::number(QDateTime::currentMSecsSinceEpoch() + 60'000);
    const QString permit
        = u"redis.call('ZADD', KEYS[1], ARGV[1], string.rep(string.char(0x91), 16)) redis.call('SET', KEYS[2], 3)"_s;
    m_nodes[0].cli({u"EVAL"_s, permit, u"2"_s, u"{perm}:timeout"_s, u"perm"_s, soon});
    m_nodes[0].cli({u"SADD"_s, u"med:rw.readers"_s, u"WEB_7_4711_0123456789abcdef0123456789abcdef"_s});
    m_nodes[0].cli({u"SET"_s, u"--json"_s, u"abc"_s, u"PX"_s, u"60000"_s});
    // The count of free permits is none of their holders.
    QCOMPARE(mainKeyOf(u"perm"_s), u"{perm}:timeout"_s);
    QCOMPARE(mainKeyOf(u"{perm}:timeout"_s), u"{perm}:timeout"_s);
    QCOMPARE(mainKeyOf(u"med:rw"_s), u"med:rw.readers"_s);
    QCOMPARE(mainKeyOf(u"--json"_s), u"--json"_s);
    // Nor is a count any lock, unless somebody says so.
    m_nodes[0].cli({u"SET"_s, u"visits"_s, u"3"_s});
    const auto count = show(u"visits"_s);
    QCOMPARE(count.code, 3);
    QVERIFY2(count.output.contains("\"not-understood\"") || count.output.contains("it is the number 3."),
             count.output.constData());
    const auto listed = Program().run(QStringList{u"list"_s, u"--json"_s, u"--pattern"_s, u"visits"_s} + node);
    QCOMPARE(listed.objects().first().value("grade"_L1).toString(), u"not-understood"_s);
    QCOMPARE(Program().run(QStringList{u"sample"_s, u"visits"_s, u"--for"_s, u"100ms"_s} + node).code, 0);
    const auto plan = Program().run(QStringList{u"release"_s, u"visits"_s} + node);
    QCOMPARE(plan.code, 1);
    QVERIFY2(plan.errors.contains("a count"), plan.errors.constData());
    const auto pinned
        = Program().run(QStringList{u"show"_s, u"visits"_s, u"--json"_s, u"--pin"_s, u"visits=string"_s} + node);
    QCOMPARE(pinned.objects().first().value("owner"_L1).toString(), u"3"_s);
    // By a key that stands beside it.
    m_nodes[0].cli({u"SET"_s, u"lock:import"_s, u"FtPGYcjANDBTxDWnjcCyUual"_s});
    QCOMPARE(mainKeyOf(u"lock-signal:import"_s), u"lock:import"_s);
    QCOMPARE(show(u"med:r"_s).code, 1);
    // The same lock is released by that name, and not the count.
    const auto permits = Program().run(QStringList{u"release"_s, u"--json"_s} + node + QStringList{u"--"_s, u"perm"_s});
    QCOMPARE(permits.code, 0);
    QCOMPARE(permits.objects().first().value("name"_L1).toString(), u"{perm}:timeout"_s);
    // With no permit in use it is no lock either.
    m_nodes[0].cli({u"DEL"_s, u"{perm}:timeout"_s});
    QCOMPARE(show(u"perm"_s).code, 3);
    const auto unused = Program().run(QStringList{u"release"_s} + node + QStringList{u"--"_s, u"perm"_s});
    QCOMPARE(unused.code, 1);
    QVERIFY2(unused.errors.contains("a count"), unused.errors.constData());
    // A lock that is called like a key is not what is meant by that key's name, if that is a lock too.
    m_nodes[0].cli({u"SET"_s, u"import"_s, u"worker-1"_s});
    const auto own = Program().run(QStringList{u"release"_s, u"import"_s, u"--json"_s} + node);
    QCOMPARE(own.code, 0);
    QCOMPARE(own.objects().first().value("name"_L1).toString(), u"import"_s);
    m_nodes[0].cli({u"DEL"_s, u"import"_s});
    const auto other = Program().run(QStringList{u"release"_s, u"import"_s, u"--json"_s} + node);
    QCOMPARE(other.code, 0);
    QCOMPARE(other.objects().first().value("name"_L1).toString(), u"lock:import"_s);
}

/// By its main key, by each that stands beside it, and by what the application calls it.
void TestCli::showByEachOfItsNames_data()
{
    QTest::addColumn<QList<QStringList>>("commands");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QStringList>("names"); // the main key first
    const QString soon = QString::number(QDateTime::currentMSecsSinceEpoch() + 60'000);
    const QString seconds = QString::number(QDateTime::currentSecsSinceEpoch() + 60);
    const QString now = QString::number(QDateTime::currentSecsSinceEpoch());
    const QString thread = u"96b38d21-5ded-4eeb-ac36-87b581f3be26:7"_s;
    const QString digest = u"uniquejobs:0123456789abcdef0123456789abcdef"_s;
    const QString token = u"aRxayyjVyO5uzngqXlRtOhRBw4lNPNB6xN5r3/Jy+sk="_s;
    const QString medallion = u"WEB_7_4711_0123456789abcdef0123456789abcdef"_s;
    const QString acquirer = u"rql:acq:1/2/3/4/0123456789abcdef"_s;
    const auto row = [](const char *what, const QList<QStringList> &commands, const QString &dialect,
                        const QStringList &names) { QTest::newRow(what) << commands << dialect << names; };
    row("Redisson",
        {{u"HSET"_s, u"rl"_s, thread, u"1"_s},
         {u"PEXPIRE"_s, u"rl"_s, u"60000"_s},
         {u"RPUSH"_s, u"redisson_lock_queue:{rl}"_s, thread},
         {u"ZADD"_s, u"redisson_lock_timeout:{rl}"_s, soon, thread},
         {u"SET"_s, u"redisson_lock_token:{rl}"_s, u"4"_s}},
        u"redisson"_s,
        {u"rl"_s, u"redisson_lock_queue:{rl}"_s, u"redisson_lock_timeout:{rl}"_s, u"redisson_lock_token:{rl}"_s});
    row("Redisson, read-write",
        {{u"HSET"_s, u"rw"_s, u"mode"_s, u"read"_s, thread, u"1"_s},
         {u"PEXPIRE"_s, u"rw"_s, u"60000"_s},
         {u"SET"_s, u"{rw}:%1:rwlock_timeout:1"_s.arg(thread), u"1"_s, u"PX"_s, u"60000"_s}},
        u"redisson-rw"_s, {u"rw"_s, u"{rw}:%1:rwlock_timeout:1"_s.arg(thread)});
    row("redis_queued_locks",
        {{u"HSET"_s, u"rql:lock:b"_s, u"acq_id"_s, acquirer, u"hst_id"_s, u"h"_s, u"ts"_s, now, u"ini_ttl"_s,
          u"60000"_s},
         {u"PEXPIRE"_s, u"rql:lock:b"_s, u"60000"_s},
         {u"ZADD"_s, u"rql:lock_queue:b"_s, now, u"rql:acq:1/2/3/5/0123456789abcdef"_s}},
        u"redis-queued-locks"_s, {u"rql:lock:b"_s, u"rql:lock_queue:b"_s, u"b"_s});
    row("sidekiq-unique-jobs",
        {{u"HSET"_s, digest + u":LOCKED"_s, u"0123456789abcdef01234567"_s, now},
         {u"SET"_s, digest, u"0123456789abcdef01234567"_s},
         {u"RPUSH"_s, digest + u":QUEUED"_s, u"x"_s},
         {u"RPUSH"_s, digest + u":PRIMED"_s, u"x"_s},
         {u"SET"_s, digest + u":INFO"_s, u"{}"_s}},
        u"sidekiq-unique-jobs"_s,
        {digest + u":LOCKED"_s, digest, digest + u":QUEUED"_s, digest + u":PRIMED"_s, digest + u":INFO"_s});
    row("Symfony Semaphore",
        {{u"ZADD"_s, u"{pool}:time"_s, seconds, token}, {u"ZADD"_s, u"{pool}:weight"_s, u"1"_s, token}},
        u"symfony-semaphore"_s, {u"{pool}:time"_s, u"{pool}:weight"_s, u"pool"_s});
    row("Medallion, readers and a writer that waits",
        {{u"SADD"_s, u"med.readers"_s, medallion},
         {u"SET"_s, u"med.writer"_s, medallion + u"_WRITERWAITING"_s, u"PX"_s, u"60000"_s}},
        u"medallion-readers"_s, {u"med.readers"_s, u"med.writer"_s, u"med"_s});
    row("Medallion, a writer", {{u"SET"_s, u"med.writer"_s, medallion, u"PX"_s, u"60000"_s}}, u"medallion"_s,
        {u"med.writer"_s, u"med"_s});
    row("rueidislock",
        {{u"EVAL"_s,
          u"for i=0,2 do redis.call('SET','rueidislock:'..i..':z',string.rep(string.char(0x92),24),'PX',60000) end"_s,
          u"0"_s}},
        u"rueidislock"_s, {u"rueidislock:0:z"_s, u"rueidislock:1:z"_s, u"rueidislock:2:z"_s, u"z"_s});
    row("python-redis-lock",
        {{u"SET"_s, u"lock:i"_s, u"FtPGYcjANDBTxDWnjcCyUual"_s}, {u"RPUSH"_s, u"lock-signal:i"_s, u"1"_s}},
        u"python-redis-lock"_s, {u"lock:i"_s, u"lock-signal:i"_s, u"i"_s});
    row("python-redis-lock, an id of its own",
        {{u"SET"_s, u"lock:[i]"_s, u"my-id"_s, u"EX"_s, u"60"_s}, {u"RPUSH"_s, u"lock-signal:[i]"_s, u"1"_s}},
        u"python-redis-lock"_s, {u"lock:[i]"_s, u"lock-signal:[i]"_s, u"[i]"_s});
    row("redis-semaphore (Ruby)",
        {{u"HSET"_s, u"SEMAPHORE:p:GRABBED"_s, u"0"_s, now},
         {u"RPUSH"_s, u"SEMAPHORE:p:AVAILABLE"_s, u"1"_s},
         {u"SET"_s, u"SEMAPHORE:p:EXISTS"_s, u"1"_s}},
        u"redis-semaphore-ruby"_s,
        {u"SEMAPHORE:p:GRABBED"_s, u"SEMAPHORE:p:AVAILABLE"_s, u"SEMAPHORE:p:EXISTS"_s, u"p"_s});
    const QString uuid = u"96b38d21-5ded-4eeb-ac36-87b581f3be26"_s;
    row("ShedLock",
        {{u"SET"_s, u"job-lock:default:rep"_s, u"ADDED:2026-11-21T09:59:00.123Z@batch-1"_s, u"PX"_s, u"60000"_s}},
        u"shedlock"_s, {u"job-lock:default:rep"_s, u"rep"_s});
    row("asynq", {{u"SET"_s, u"asynq:{low}:unique:email:ab12"_s, uuid, u"PX"_s, u"60000"_s}}, u"asynq"_s,
        {u"asynq:{low}:unique:email:ab12"_s, u"low:email:ab12"_s});
    row("lock4j", {{u"SET"_s, u"lock4jpay"_s, u"96b38d215ded4eebac3687b581f3be26"_s, u"PX"_s, u"60000"_s}}, u"lock4j"_s,
        {u"lock4jpay"_s, u"pay"_s});
    row("resque-scheduler", {{u"SET"_s, u"res:resque_scheduler_master_lock"_s, u"web-1:4711"_s, u"PX"_s, u"60000"_s}},
        u"resque-scheduler"_s, {u"res:resque_scheduler_master_lock"_s, u"res"_s});
    row("GitLab", {{u"SET"_s, u"gitlab:exclusive_lease:web:7"_s, uuid, u"PX"_s, u"60000"_s}}, u"gitlab"_s,
        {u"gitlab:exclusive_lease:web:7"_s, u"web:7"_s});
    row("celery-singleton", {{u"SET"_s, u"SINGLETONLOCK_mail"_s, uuid, u"PX"_s, u"60000"_s}}, u"celery-singleton"_s,
        {u"SINGLETONLOCK_mail"_s, u"mail"_s});
    row("quartz-redis-jobstore", {{u"SET"_s, u"q:trigger_lock:g:n"_s, uuid, u"PX"_s, u"60000"_s}}, u"quartz-jobstore"_s,
        {u"q:trigger_lock:g:n"_s, u"g:n"_s});
    row("mlanett", {{u"SET"_s, u"lock:owner:x"_s, u"web-1:4711"_s}, {u"SET"_s, u"lock:expire:x"_s, seconds}},
        u"mlanett"_s, {u"lock:owner:x"_s, u"lock:expire:x"_s, u"x"_s});
}

void TestCli::showByEachOfItsNames()
{
    QFETCH(QList<QStringList>, commands);
    QFETCH(QString, dialect);
    QFETCH(QStringList, names);
    for (const auto &command : commands)
        m_nodes[0].cli(command);
    for (const auto &name : names) {
        const auto shown = Program().run({u"show"_s, u"--json"_s, u"--node"_s, m_nodes[0].uri(), u"--"_s, name});
        QVERIFY2(shown.code == 0 && shown.objects().size() == 1,
                 qPrintable(name + u": "_s + QString::fromUtf8(shown.errors)));
        QCOMPARE(shown.objects().first().value("name"_L1).toString(), names.first());
        QCOMPARE(shown.objects().first().value("dialect"_L1).toString(), dialect);
    }
}

/// Whatever command it is given to, a name means one lock.
void TestCli::commandsFindTheSameLock_data()
{
    QTest::addColumn<QList<QStringList>>("commands");
    QTest::addColumn<QStringList>("names"); // the main key first, as it is printed
    const QString uuid = u"96b38d21-5ded-4eeb-ac36-87b581f3be26"_s;
    const QString soon = QString::number(QDateTime::currentMSecsSinceEpoch() + 60'000);
    QTest::newRow("Redisson") << QList<QStringList>{{u"HSET"_s, u"rl"_s, uuid + u":7"_s, u"1"_s},
                                                    {u"PEXPIRE"_s, u"rl"_s, u"60000"_s},
                                                    {u"SET"_s, u"redisson_lock_token:{rl}"_s, u"4"_s}}
                              << QStringList{u"rl"_s, u"redisson_lock_token:{rl}"_s, u"\\x72l"_s};
    QTest::newRow("redlock") << QList<QStringList>{{u"SET"_s, u"redlock:orders"_s, uuid, u"PX"_s, u"60000"_s}}
                             << QStringList{u"redlock:orders"_s, u"orders"_s, u"redlock\\x3Aorders"_s};
    QTest::newRow("python-redis-lock") << QList<QStringList>{{u"SET"_s, u"lock:i"_s, u"FtPGYcjANDBTxDWnjcCyUual"_s,
                                                              u"PX"_s, u"60000"_s},
                                                             {u"RPUSH"_s, u"lock-signal:i"_s, u"1"_s}}
                                       << QStringList{u"lock:i"_s, u"i"_s, u"lock-signal:i"_s};
    QTest::newRow("a count of permits") << QList<QStringList>{
        {u"EVAL"_s,
         u"redis.call('ZADD', KEYS[1], ARGV[1], string.rep(string.char(0x91), 16)) redis.call('SET', KEYS[2], 3)"_s,
         u"2"_s, u"{perm}:timeout"_s, u"perm"_s,
         soon}} << QStringList{u"{perm}:timeout"_s, u"perm"_s};
    QTest::newRow("rueidislock") << QList<QStringList>{
        {u"EVAL"_s,
         u"for i=0,2 do redis.call('SET','rueidislock:'..i..':z',string.rep(string.char(0x92),24),'PX',60000) end"_s,
         u"0"_s}} << QStringList{u"rueidislock:0:z"_s, u"rueidislock:1:z"_s, u"rueidislock:2:z"_s, u"z"_s};
    QTest::newRow("bytes that are no text") << QList<QStringList>{
        {u"EVAL"_s, u"redis.call('SET', 'lock:'..string.char(0xff, 0x80), 'worker-1', 'PX', 60000)"_s,
         u"0"_s}} << QStringList{u"lock:\\xFF\\x80"_s};
    QTest::newRow("a backslash") << QList<QStringList>{
        {u"EVAL"_s, u"redis.call('SET', 'lock:'..string.char(92)..'x41', 'worker-1', 'PX', 60000)"_s,
         u"0"_s}} << QStringList{u"lock:\\x5Cx41"_s, u"lock:\\x41"_s};
    // The prefix is the application's own: it takes a search.
    QTest::newRow("another prefix") << QList<QStringList>{
        {u"SET"_s, u"job-lock:prod:rep"_s, u"ADDED:2026-11-21T09:59:00.123Z@batch-1"_s, u"PX"_s,
         u"60000"_s}} << QStringList{u"job-lock:prod:rep"_s, u"rep"_s};
}

void TestCli::commandsFindTheSameLock()
{
    QFETCH(const QList<QStringList>, commands);
    QFETCH(const QStringList, names);
    for (const auto &command : commands)
        m_nodes[0].cli(command);
    const QStringList node{u"--json"_s, u"--node"_s, m_nodes[0].uri()};
    for (const auto &name : names) {
        const QList<QStringList> all{{u"show"_s, u"--"_s, name},
                                     {u"release"_s, u"--"_s, name},
                                     {u"sample"_s, u"--for"_s, u"10ms"_s, u"--"_s, name}};
        for (const auto &words : all) {
            const auto outcome = Program().run(node.mid(0, 3) + words);
            QVERIFY2(outcome.code == 0 && !outcome.objects().isEmpty(),
                     qPrintable(words.join(u' ') + u": "_s + QString::fromUtf8(outcome.errors)));
            QCOMPARE(outcome.objects().first().value("name"_L1).toString(), names.first());
        }
        QString pattern = name;
        if (name.contains(u'\\') && names.size() > 1 && name == names.last() && name != names.first())
            continue; // in a glob a backslash quotes: what it means by itself is written \x5C
        const auto listed = Program().run(
            node + QStringList{u"list"_s, u"--pattern"_s, pattern.replace(u"\\x5C"_s, u"\\x5C\\x5C"_s)});
        QVERIFY2(listed.code == 0 && listed.objects().size() == 1,
                 qPrintable(name + u": "_s + QString::fromUtf8(listed.output + listed.errors)));
        QCOMPARE(listed.objects().first().value("name"_L1).toString(), names.first());
    }
}

void TestCli::whatIsPrintedAsOwnerIsTaken()
{
    m_nodes[0].cli({u"EVAL"_s,
                    u"redis.call('SET', 'lock:o', string.char(0xff)..'a'..string.char(92)..'x41', 'PX', 60000)"_s,
                    u"0"_s});
    const QStringList node{u"--json"_s, u"--node"_s, m_nodes[0].uri()};
    const auto shown = Program().run(QStringList{u"show"_s, u"lock:o"_s} + node);
    const QString owner = shown.objects().first().value("owner"_L1).toString();
    QCOMPARE(owner, u"\\xFFa\\x5Cx41"_s);
    const auto released
        = Program().run(QStringList{u"release"_s, u"lock:o"_s, u"--owner"_s, owner, u"--execute"_s} + node);
    QCOMPARE(released.code, 0);
    QCOMPARE(m_nodes[0].cli({u"EXISTS"_s, u"lock:o"_s}).trimmed(), QByteArray("0"));
}

void TestCli::aNameIsReadWithoutAWalk()
{
    QVERIFY(m_nodes.seed(u"orders"_s));
    QVERIFY(
        m_nodes.onAll({u"SET"_s, u"redlock:bills"_s, u"96b38d21-5ded-4eeb-ac36-87b581f3be26"_s, u"PX"_s, u"60000"_s}));
    QVERIFY(m_nodes.onAll({u"CONFIG"_s, u"RESETSTAT"_s}));
    for (const QString &name : {u"orders"_s, u"bills"_s}) {
        QCOMPARE(Program().run(onFive({u"show"_s, name})).code, 0);
        QCOMPARE(Program().run(onFive({u"list"_s, u"--pattern"_s, name, u"--json"_s})).objects().size(), 1);
    }
    for (int node = 0; node < m_nodes.count(); ++node)
        QVERIFY(!m_nodes[node].cli({u"INFO"_s, u"commandstats"_s}).contains("cmdstat_scan:"));
    // Without the right to, too.
    QVERIFY(m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"-scan"_s}));
    const auto allow = qScopeGuard([this] { m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"+scan"_s}); });
    QCOMPARE(Program().run(onFive({u"show"_s, u"bills"_s})).code, 0);
    // What is not there may bear that name for its application: nobody could tell.
    QCOMPARE(Program().run(onFive({u"show"_s, u"notes"_s})).code, 3);
}

void TestCli::aKeyThatIsNotUnderstood()
{
    m_nodes[0].cli({u"RPUSH"_s, u"jobs"_s, u"a"_s, u"b"_s, u"c"_s});
    m_nodes[0].cli({u"HSET"_s, u"profile"_s, u"name"_s, u"Ann"_s});
    m_nodes[0].cli({u"PEXPIRE"_s, u"profile"_s, u"60000"_s});
    m_nodes[0].cli({u"XADD"_s, u"events"_s, u"*"_s, u"a"_s, u"b"_s});
    const QStringList node{u"--node"_s, m_nodes[0].uri()};
    const auto isSaid = [](const QByteArray &all) {
        return all.contains("no lock") || all.contains("free") || all.contains("nobody") || all.contains("absent");
    };
    const auto show = [&](const QString &name) { return Program().run(QStringList{u"show"_s, name} + node); };
    const auto list = show(u"jobs"_s);
    QCOMPARE(list.code, 3); // whether it is held cannot be told
    QVERIFY2(list.output.contains("it is a list (elements: 3)"), list.output.constData());
    QVERIFY(!isSaid(list.errors + list.output));
    const auto hash = show(u"profile"_s);
    QVERIFY2(hash.output.contains("it is a hash (fields: 1)"), hash.output.constData());
    QVERIFY(!isSaid(hash.errors + hash.output));
    const auto stream = show(u"events"_s);
    QVERIFY2(stream.output.contains("it is a stream."), stream.output.constData());
    const auto json = Program().run(QStringList{u"show"_s, u"jobs"_s, u"--json"_s} + node).objects();
    QCOMPARE(json.size(), 1);
    QCOMPARE(json.first().value("grade"_L1).toString(), u"not-understood"_s);
    QCOMPARE(json.first().value("size"_L1).toInt(), 3);
    const auto listed = Program().run(QStringList{u"list"_s, u"--pattern"_s, u"jobs"_s} + node);
    QVERIFY2(listed.output.contains("not understood: a list (elements: 3)"), listed.output.constData());
    QVERIFY(!isSaid(listed.errors + listed.output));
}

/// Through all commands: what exists and is not understood is never called absent.
void TestCli::noCommandCallsAbsentWhatItDoesNotUnderstand()
{
    m_nodes[0].cli({u"RPUSH"_s, u"import:lock"_s, u"a"_s, u"b"_s});
    const QStringList node{u"--node"_s, m_nodes[0].uri()};
    const auto claims = [](const Outcome &outcome) {
        const QByteArray said = (outcome.output + outcome.errors).toLower();
        for (const char *claim : {"no lock", "is free", "nobody", "absent", "not held"}) {
            if (said.contains(claim))
                return QString::fromLatin1(claim) + u": "_s + QString::fromUtf8(said);
        }
        return QString();
    };
    for (const QStringList &command :
         {QStringList{u"list"_s}, QStringList{u"list"_s, u"--pattern"_s, u"import:*"_s},
          QStringList{u"list"_s, u"--pattern"_s, u"import:lock"_s}, QStringList{u"list"_s, u"--possible"_s},
          QStringList{u"show"_s, u"import:lock"_s}, QStringList{u"release"_s, u"import:lock"_s},
          QStringList{u"release"_s, u"import:lock"_s, u"--json"_s}, QStringList{u"watch"_s, u"--once"_s},
          QStringList{u"doctor"_s}}) {
        const auto outcome = Program().run(command + node);
        QVERIFY2(claims(outcome).isEmpty(), qPrintable(command.join(u' ') + u": "_s + claims(outcome)));
    }
    // It is a row with its type and size, and JSON says the same.
    const auto listed = Program().run(QStringList{u"list"_s, u"--json"_s} + node).objects();
    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed.first().value("grade"_L1).toString(), u"not-understood"_s);
    QCOMPARE(listed.first().value("verdict"_L1).toString(), u"unknown"_s);
    QCOMPARE(listed.first().value("type"_L1).toString(), u"list"_s);
    QCOMPARE(listed.first().value("size"_L1).toInt(), 2);
    QVERIFY(m_nodes[0].cli({u"LLEN"_s, u"import:lock"_s}).trimmed() == "2"); // nothing was done to it
    // Too large to be read, it is there all the same.
    m_nodes[0].cli(
        {u"EVAL"_s, u"redis.call('HSET', KEYS[1], 'f', string.rep('x', 2000000))"_s, u"1"_s, u"huge:lock"_s});
    const auto huge = Program().run(QStringList{u"list"_s, u"--json"_s} + node).objects();
    QCOMPARE(named(huge, u"huge:lock"_s).value("grade"_L1).toString(), u"not-understood"_s);
    const auto shown = Program().run(QStringList{u"show"_s, u"huge:lock"_s} + node);
    QCOMPARE(shown.code, 3);
    QVERIFY2(claims(shown).isEmpty(), qPrintable(claims(shown)));
}

/// A key that a dialect knows, and that says by itself that nobody holds the lock.
void TestCli::whatHasEndedByItsValueIsSaid()
{
    const qint64 now = QDateTime::currentSecsSinceEpoch();
    m_nodes[0].cli({u"SET"_s, u"cronlock.nightly"_s, QString::number(now - 5000)});
    m_nodes[0].cli({u"SET"_s, u"1f38/lockfiles/8277"_s, u"0"_s});
    const QStringList node{u"--node"_s, m_nodes[0].uri()};
    const auto ended = Program().run(QStringList{u"show"_s, u"cronlock.nightly"_s} + node);
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.errors.contains("its value says that it ended 1 h 23 m ago, so anybody may take it"),
             ended.errors.constData());
    const auto json = Program().run(QStringList{u"show"_s, u"cronlock.nightly"_s, u"--json"_s} + node).objects();
    QCOMPARE(json.first().value("verdict"_L1).toString(), u"free"_s);
    QVERIFY(says(Program().run(QStringList{u"show"_s, u"1f38/lockfiles/8277"_s} + node), u"nobody holds"_s));
}

void TestCli::aNameThatSeveralLocksBear()
{
    const QString uuid = u"96b38d21-5ded-4eeb-ac36-87b581f3be26"_s;
    m_nodes[0].cli({u"SET"_s, u"redlock:pay"_s, uuid, u"PX"_s, u"60000"_s});
    m_nodes[0].cli({u"SET"_s, u"gitlab:exclusive_lease:pay"_s, uuid, u"PX"_s, u"60000"_s});
    const auto refused = Program().run({u"release"_s, u"pay"_s, u"--node"_s, m_nodes[0].uri()});
    QCOMPARE(refused.code, 1);
    QVERIFY(says(refused, u"several locks are called \"pay\"; name one by its key"_s));
    QCOMPARE(Program().run({u"release"_s, u"redlock:pay"_s, u"--node"_s, m_nodes[0].uri()}).code, 0);
}

void TestCli::cutShortIsSaid()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    m_nodes[1].freeze();
    const auto thaw = qScopeGuard([this] { m_nodes[1].thaw(); });
    const QStringList cut{u"--timeout"_s, u"400ms"_s};
    const auto json = Program().run(onFive({u"list"_s, u"--json"_s}) + cut);
    QCOMPARE(json.code, 3);
    QCOMPARE(json.objects().size(), 2);
    QCOMPARE(json.objects().first().value("name"_L1).toString(), u"lock:a"_s);
    QCOMPARE(json.objects().last().value("complete"_L1), QJsonValue(false));
    QCOMPARE(json.objects().last().value("timeoutMs"_L1).toInt(), 400);
    for (const auto &command : {QStringList{u"list"_s}, QStringList{u"show"_s, u"lock:a"_s},
                                QStringList{u"release"_s, u"lock:a"_s}, QStringList{u"doctor"_s}}) {
        const auto text = Program().run(onFive(command) + cut);
        QCOMPARE(text.code, command.startsWith(u"show"_s) ? 0 : 3); // the four that answer hold it
        QVERIFY2(text.output.startsWith("Incomplete: not everything was read after 400 ms.\n"),
                 text.output.constData());
    }
    for (const auto &command :
         {QStringList{u"show"_s, u"lock:a"_s}, QStringList{u"release"_s, u"lock:a"_s}, QStringList{u"doctor"_s}}) {
        const auto objects = Program().run(onFive(command + QStringList{u"--json"_s}) + cut).objects();
        QVERIFY(objects.size() >= 2);
        QCOMPARE(objects.last().value("complete"_L1), QJsonValue(false));
    }
    // Without a limit it goes on until the node's connection has ended: what it has is then known to be unknown.
    const auto whole = Program().run(onFive({u"list"_s, u"--json"_s}));
    QCOMPARE(whole.code, 0);
    QCOMPARE(whole.objects().size(), 1);
}

/// Past the first pages the node is known to be idle: pages overlap, and the TTLs of most strings are not asked for.
void TestCli::locksAmongManyKeysAreAllFound()
{
    const QString plant
        = u"for i = 1, 40000 do redis.call('SET', 'page:'..i, '<html>'..i) end "
          "for i = 1, 150 do redis.call('HSET', 'job:'..i, '96b38d21-5ded-4eeb-ac36-87b581f3be26:'..i, '1') "
          "redis.call('PEXPIRE', 'job:'..i, 600000) "
          "redis.call('SET', 'redlock:'..i, string.format('96b38d21-5ded-4eeb-ac36-%012d', i), 'PX', 600000) "
          "redis.call('RPUSH', 'list:'..i, i) end"_s;
    m_nodes[0].cli({u"EVAL"_s, plant, u"0"_s});
    const auto listed = Program().run({u"list"_s, u"--json"_s, u"--node"_s, m_nodes[0].uri()});
    QCOMPARE(listed.code, 0);
    const auto locks = listed.objects();
    QCOMPARE(locks.size(), 300);
    for (const auto &lock : locks) {
        QCOMPARE(lock.value("verdict"_L1).toString(), u"held"_s);
        const double ttl = lock.value("nodes"_L1).toArray().first().toObject().value("ttlMs"_L1).toDouble();
        QVERIFY2(ttl > 0 && ttl <= 600'000, qPrintable(lock.value("name"_L1).toString()));
    }
}

/// At a name that says lock, too: none by default, on however many nodes, and nobody's to delete whoever names it.
void TestCli::aPlanCarriesTheCaveatsOfTheLock_data()
{
    QTest::addColumn<QList<QStringList>>("commands");
    QTest::addColumn<QString>("name");
    QTest::newRow("ShedLock") << QList<QStringList>{{u"SET"_s, u"job-lock:default:report"_s,
                                                     u"ADDED:2026-11-21T09:59:00.123Z@host1"_s, u"PX"_s, u"600000"_s}}
                              << u"job-lock:default:report"_s;
    QTest::newRow("celery-once") << QList<QStringList>{{u"SET"_s, u"qo_tasks.sync_id-7"_s,
                                                        u"3b9ac0f2d1c111eea5060242ac120002"_s, u"PX"_s, u"600000"_s}}
                                 << u"qo_tasks.sync_id-7"_s;
    QTest::newRow("Bull") << QList<QStringList>{
        {u"SET"_s, u"bull:q6:17:lock"_s, u"7f0c3e1a-2222-4b5c-9d3d-1a52c1a7d1b6:6"_s, u"PX"_s, u"60000"_s},
        {u"HSET"_s, u"bull:q6:17"_s, u"name"_s, u"x"_s, u"data"_s, u"{}"_s, u"opts"_s, u"{}"_s, u"timestamp"_s,
         u"1"_s}} << u"bull:q6:17:lock"_s;
}

void TestCli::aPlanCarriesTheCaveatsOfTheLock()
{
    QFETCH(const QList<QStringList>, commands);
    QFETCH(const QString, name);
    for (const auto &command : commands)
        m_nodes[0].cli(command);
    const QStringList node{u"--node"_s, m_nodes[0].uri()};
    const auto shown = Program().run(QStringList{u"show"_s, name, u"--json"_s} + node);
    const QJsonArray caveats = shown.objects().first().value("caveats"_L1).toArray();
    QVERIFY2(!caveats.isEmpty(), shown.output.constData());
    const auto plan = Program().run(QStringList{u"release"_s, name, u"--json"_s} + node);
    QCOMPARE(plan.objects().first().value("caveats"_L1).toArray(), caveats);
    // In words as well.
    const auto words = Program().run(QStringList{u"release"_s, name} + node);
    QVERIFY2(words.output.count("⚠") >= caveats.size(), words.output.constData());
}

/// walrus: who waits for it blocks on a list that only its own release fills.
void TestCli::aReleaseWakesBlockedClients()
{
    m_nodes[0].cli(
        {u"EVAL"_s,
         u"local s = '' for i = 192, 223 do s = s .. string.char(i) end redis.call('SET', 'lock:import-feeds', s)"_s,
         u"0"_s});
    QProcess waiter;
    waiter.start(
        u"redis-cli"_s,
        QStringList{u"-p"_s, QString::number(m_nodes[0].port()), u"BLPOP"_s, u"lock.event:import-feeds"_s, u"0"_s});
    QVERIFY(QTest::qWaitFor(
        [this] {
            return m_nodes[0].cli({u"INFO"_s, u"clients"_s}).contains("blocked_clients:1");
        },
        kPatienceMs));
    const QStringList node{u"--node"_s, m_nodes[0].uri()};
    const auto listed = Program().run(QStringList{u"list"_s, u"--json"_s} + node).objects();
    const auto lock = std::ranges::find_if(
        listed, [](const QJsonObject &row) { return row.value("name"_L1) == u"lock:import-feeds"_s; });
    QVERIFY(lock != listed.end());
    const QString owner = lock->value("owner"_L1).toString(); // as JSON has it
    const auto released
        = Program().run(QStringList{u"release"_s, u"lock:import-feeds"_s, u"--owner"_s, owner, u"--execute"_s} + node);
    QVERIFY2(released.code == 0, released.errors.constData());
    QTRY_COMPARE_WITH_TIMEOUT(waiter.state(), QProcess::NotRunning, kPatienceMs);
    QVERIFY(waiter.readAllStandardOutput().contains("lock.event:import-feeds"));
    // An empty value is an owner like another.
    m_nodes[0].cli({u"SET"_s, u"empty:lock"_s, u""_s});
    const auto other
        = Program().run(QStringList{u"release"_s, u"empty:lock"_s, u"--owner"_s, u"web-1"_s, u"--execute"_s} + node);
    QCOMPARE(other.code, 1);
    QVERIFY2(other.errors.contains("web-1 does not hold \"empty:lock\""), other.errors.constData());
    const auto empty
        = Program().run(QStringList{u"release"_s, u"empty:lock"_s, u"--owner"_s, u""_s, u"--execute"_s} + node);
    QVERIFY2(empty.code == 0, empty.errors.constData());
}

void TestCli::aCountAtALocksName()
{
    QStringList nodes;
    for (int node = 0; node < 3; ++node) {
        m_nodes[node].cli({u"SET"_s, u"lock:counter"_s, u"5"_s});
        nodes << u"--node"_s << m_nodes[node].uri();
    }
    const auto listed = Program().run(QStringList{u"list"_s, u"--json"_s} + nodes);
    QVERIFY(std::ranges::none_of(listed.objects(),
                                 [](const QJsonObject &lock) { return lock.value("name"_L1) == u"lock:counter"_s; }));
    const auto shown = Program().run(QStringList{u"show"_s, u"--json"_s, u"lock:counter"_s} + nodes);
    QVERIFY2(!shown.objects().isEmpty(), shown.errors.constData());
    QCOMPARE(shown.code, 3);
    QCOMPARE(shown.objects().first().value("verdict"_L1).toString(), u"unknown"_s);
    m_nodes[0].cli({u"SET"_s, u"pool:lock"_s, u"7"_s});
    const auto possible
        = Program().run({u"list"_s, u"--possible"_s, u"--json"_s, u"--node"_s, m_nodes[0].uri()}).objects();
    m_nodes[0].cli({u"DEL"_s, u"pool:lock"_s});
    const auto pool = std::ranges::find_if(
        possible, [](const QJsonObject &lock) { return lock.value("name"_L1) == u"pool:lock"_s; });
    QVERIFY(pool != possible.end());
    QCOMPARE(pool->value("verdict"_L1).toString(), u"unknown"_s);
    const auto released = Program().run(QStringList{u"release"_s, u"lock:counter"_s, u"--execute"_s} + nodes);
    QVERIFY(released.code != 0);
    QVERIFY2(released.errors.contains("a count, of a semaphore's free permits for example"),
             released.errors.constData());
    for (int node = 0; node < 3; ++node) {
        QCOMPARE(m_nodes[node].cli({u"GET"_s, u"lock:counter"_s}).trimmed(), QByteArray("5"));
        m_nodes[node].cli({u"DEL"_s, u"lock:counter"_s});
    }
}

/// One key of two: its library clears it away.
void TestCli::showOfALonelyPart()
{
    const auto show = [&](const QString &name) {
        return Program().run({u"show"_s, u"--node"_s, m_nodes[0].uri(), u"--"_s, name});
    };
    m_nodes[0].cli({u"SET"_s, u"lock:expire:x"_s, u"1795375000"_s});
    const auto expire = show(u"lock:expire:x"_s);
    QCOMPARE(expire.code, 1);
    QVERIFY2(expire.errors.contains("\"lock:expire:x\" stands beside the lock \"lock:owner:x\", which nobody holds"),
             expire.errors.constData());
    m_nodes[0].cli({u"DEL"_s, u"lock:expire:x"_s});
    m_nodes[0].cli({u"SET"_s, u"lock:owner:x"_s, u"web-1:4711"_s});
    const auto owner = show(u"lock:owner:x"_s);
    QCOMPARE(owner.code, 3); // nor can it be told that it is free
    QVERIFY2(owner.errors.contains("a part of one whose other keys are gone"), owner.errors.constData());
}

void TestCli::showOfAQueueThatWasLeft()
{
    // The hash was deleted by hand: it is free, and newcomers stand behind a head that nobody wakes.
    const QString waiter = u"96b38d21-5ded-4eeb-ac36-87b581f3be26:7"_s;
    m_nodes[0].cli({u"RPUSH"_s, u"redisson_lock_queue:{fair}"_s, waiter});
    m_nodes[0].cli({u"ZADD"_s, u"redisson_lock_timeout:{fair}"_s,
                    QString::number(QDateTime::currentMSecsSinceEpoch() + 60'000), waiter});
    const auto shown = Program().run({u"show"_s, u"fair"_s, u"--node"_s, m_nodes[0].uri()});
    QCOMPARE(shown.code, 1);
    QVERIFY(says(
        shown,
        u"nobody holds \"fair\", but the queue of Redisson's fair lock is left there, with 1 in line; 1 of them still wait"_s));
    QCOMPARE(Program().run({u"show"_s, u"fare"_s, u"--node"_s, m_nodes[0].uri()}).code, 1);
    // Also by the names of what is left, for programs, and where another node is silent: then nobody knows whether it
    // is held there.
    for (const QString &name : {u"fair"_s, u"redisson_lock_queue:{fair}"_s, u"redisson_lock_timeout:{fair}"_s}) {
        const auto left = Program().run({u"show"_s, u"--json"_s, u"--node"_s, m_nodes[0].uri(), u"--"_s, name});
        QCOMPARE(left.code, 1);
        QCOMPARE(left.objects().size(), 1);
        const QJsonObject told = left.objects().first();
        QCOMPARE(told.value("name"_L1).toString(), u"fair"_s);
        QCOMPARE(told.value("verdict"_L1).toString(), u"free"_s);
        QCOMPARE(told.value("leftQueue"_L1)["places"_L1].toInt(), 1);
        QCOMPARE(told.value("leftQueue"_L1)["waiting"_L1].toInt(), 1);
        const auto silent = Program().run(
            {u"show"_s, u"--node"_s, m_nodes[0].uri(), u"--node"_s, u"redis://127.0.0.1:1"_s, u"--"_s, name});
        QCOMPARE(silent.code, 3);
        QVERIFY2(silent.errors.contains("no node that answers has a holder of \"fair\", but the queue"),
                 silent.errors.constData());
        QVERIFY2(silent.errors.contains("whether another one has it cannot be told"), silent.errors.constData());
    }
}

void TestCli::listCountsWhatItCouldNotRead()
{
    m_nodes[0].cli(
        {u"EVAL"_s, u"redis.call('HSET', KEYS[1], 'acq_id', string.rep('x', 2000000))"_s, u"1"_s, u"rql:lock:big"_s});
    m_nodes[0].cli(
        {u"EVAL"_s, u"redis.call('HSET', KEYS[1], 'html', string.rep('x', 2000000))"_s, u"1"_s, u"page:0"_s});
    const auto listed = Program().run({u"list"_s, u"--json"_s, u"--node"_s, m_nodes[0].uri()});
    QCOMPARE(listed.code, 0);
    QVERIFY(says(listed, u"1 key has too many elements, a very long one"_s));
}

void TestCli::showTellsThatItCannotBeTold()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    m_nodes[1].kill();
    QCOMPARE(Program().run(onFive({u"show"_s, u"lock:a"_s})).code, 0);
    const auto missing = Program().run(onFive({u"show"_s, u"lock:b"_s}));
    QCOMPARE(missing.code, 3); // the silent one may have it as a lock of its own
    QVERIFY(says(missing, u"cannot be told"_s));
    for (const int node : {2, 3})
        m_nodes[node].kill();
    const auto unknown = Program().run(onFive({u"show"_s, u"lock:a"_s, u"--json"_s}));
    QCOMPARE(unknown.code, 3);
    QCOMPARE(unknown.objects().first().value("verdict"_L1).toString(), u"unknown"_s);
}

void TestCli::theOnlyNodeThatAnswers()
{
    m_nodes[2].cli({u"SET"_s, u"lock:a"_s, u"worker-1"_s, u"NX"_s, u"PX"_s, u"600000"_s});
    m_nodes[2].cli({u"SET"_s, u"session:a"_s, u"ann"_s, u"NX"_s, u"PX"_s, u"600000"_s});
    const auto alone = Program().run(onFive({u"list"_s, u"--json"_s})).objects();
    QCOMPARE(alone.size(), 1);
    QCOMPARE(alone.first().value("caveats"_L1).toArray(), QJsonArray{u"one-node"_s});
    for (const int node : {0, 1, 3, 4})
        m_nodes[node].kill();
    const auto outcome = Program().run(onFive({u"list"_s, u"--json"_s}));
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.objects().size(), 1); // what does not even look like a lock is none
    QCOMPARE(outcome.objects().first().value("name"_L1).toString(), u"lock:a"_s);
    QCOMPARE(outcome.objects().first().value("verdict"_L1).toString(), u"unknown"_s);
    QCOMPARE(outcome.objects().first().value("nodes"_L1).toArray().size(), 5);
}

void TestCli::aStringOnOneOfSeveralNodes()
{
    m_nodes[2].cli({u"SET"_s, u"lock:a"_s, u"worker-1"_s, u"NX"_s, u"PX"_s, u"600000"_s});
    const auto text = Program().run(onFive({u"show"_s, u"lock:a"_s}));
    QCOMPARE(text.code, 0);
    QVERIFY2(text.output.contains("Only node"), text.output.constData());
    QCOMPARE(text.output.count("no such lock"), 4);
    const auto nodes
        = Program().run(onFive({u"show"_s, u"lock:a"_s, u"--json"_s})).objects().first().value("nodes"_L1).toArray();
    QCOMPARE(nodes.size(), 5);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(nodes.at(i).toObject().value("owner"_L1).toString(), i == 2 ? u"worker-1"_s : QString());
}

void TestCli::whyANodeCannotBeRead_data()
{
    QTest::addColumn<QString>("uri"); // %1 the server's port, %2 its TLS port, %3 its own CA, %4 another CA
    QTest::addColumn<QString>("words");
    QTest::newRow("no listener") << u"redis://127.0.0.1:1"_s << u"refuses the connection: no server listens there"_s;
    QTest::newRow("no password given") << u"redis://127.0.0.1:%1"_s << u"needs a password"_s;
    QTest::newRow("a wrong password") << u"redis://:wr0ng@127.0.0.1:%1"_s << u"refuses the user name or the password"_s;
    QTest::newRow("a user without the right to SCAN")
        << u"redis://blind:pw@127.0.0.1:%1"_s << u"refuses this user the right to do that"_s;
    QTest::newRow("TLS: another host name")
        << u"rediss://:s3same@127.0.0.1:%2?cacert=%3"_s << u"the certificate is for redis.test, not for 127.0.0.1"_s;
    QTest::newRow("TLS: another authority")
        << u"rediss://:s3same@127.0.0.1:%2?cacert=%4&sni=redis.test"_s << u"unknown CA"_s;
    QTest::newRow("TLS: on a plain port")
        << u"rediss://:s3same@127.0.0.1:%1?cacert=%3&sni=redis.test"_s << u"try without --tls"_s;
    QTest::newRow("plain, on a TLS port") << u"redis://:s3same@127.0.0.1:%2"_s << u"use --tls"_s;
    QTest::newRow("a unix socket that is not there")
        << u"unix:///nonexistent/redis.sock"_s << u"/nonexistent/redis.sock"_s;
}

void TestCli::whyANodeCannotBeRead()
{
    QFETCH(const QString, uri);
    QFETCH(const QString, words);
    RedisServer server({.tls = true, .tlsHostName = u"redis.test"_s, .config = {u"--requirepass"_s, u"s3same"_s}});
    QVERIFY(server.start());
    QCOMPARE(server.cli({u"--no-auth-warning"_s, u"-a"_s, u"s3same"_s, u"ACL"_s, u"SETUSER"_s, u"blind"_s, u"on"_s,
                         u">pw"_s, u"~*"_s, u"+@all"_s, u"-scan"_s}),
             QByteArray("OK"));
    QString filled = uri;
    filled.replace(u"%1"_s, QString::number(server.port()))
        .replace(u"%2"_s, QString::number(server.tlsPort()))
        .replace(u"%3"_s, server.caFile())
        .replace(u"%4"_s, server.otherCaFile());
    for (const auto &command :
         {QStringList{u"list"_s}, QStringList{u"show"_s, u"a"_s}, QStringList{u"release"_s, u"a"_s}}) {
        const auto outcome = Program().run(command + QStringList{u"--node"_s, filled});
        QCOMPARE(outcome.code, 3);
        QVERIFY(says(outcome, words));
        QVERIFY(outcome.errors.startsWith("lockscope: "));
        for (const char *secret : {"wr0ng", "s3same"})
            QVERIFY(!outcome.errors.contains(secret) && !outcome.output.contains(secret));
    }
}

void TestCli::usageErrors_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("a command nobody knows")
        << QStringList{u"lits"_s} << u"Unknown command 'lits'. Did you mean 'list'? See 'lockscope --help'."_s;
    QTest::newRow("a flag nobody knows") << QStringList{u"list"_s, u"--jsno"_s} << u"jsno"_s;
    QTest::newRow("a pattern of nothing")
        << QStringList{u"list"_s, u"--pattern"_s, QString()} << u"--pattern needs a pattern"_s;
    QTest::newRow("show without a name") << QStringList{u"show"_s} << u"needs the name of a lock"_s;
    QTest::newRow("a pin of a dialect nobody knows")
        << QStringList{u"list"_s, u"--pin"_s, u"a=b"_s} << u"Unknown dialect"_s;
    QTest::newRow("a bad address") << QStringList{u"list"_s, u"--node"_s, u"redis://a:b"_s} << u"is not a port"_s;
    QTest::newRow("what may be a password for a database")
        << QStringList{u"list"_s, u"--node"_s, u"redis://127.0.0.1/271828"_s} << u"is not a database number"_s;
    QTest::newRow("what may be a password, as -n")
        << QStringList{u"list"_s, u"-n"_s, u"271828"_s} << u"--db takes the number"_s;
    QTest::newRow("--askpass without a terminal") << QStringList{u"list"_s, u"--askpass"_s} << u"needs a terminal"_s;
}

void TestCli::usageErrors()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, words);
    const auto outcome = Program().run(arguments);
    QCOMPARE(outcome.code, 2);
    QVERIFY(says(outcome, words));
    QVERIFY(!outcome.errors.contains("271828"));
    QCOMPARE(outcome.output, QByteArray());
}

void TestCli::passwordsInWrongPlacesAreNotRepeated()
{
    const QString uri = u"redis://:271828@127.0.0.1:1"_s;
    for (const QStringList &arguments :
         {QStringList{u"list"_s, u"-h"_s, uri}, QStringList{u"list"_s, u"-s"_s, uri},
          QStringList{u"list"_s, u"--map"_s, uri}, QStringList{uri}, QStringList{u"list"_s, uri},
          QStringList{u"list"_s, u"-h"_s, u"app:271828@127.0.0.1"_s},
          QStringList{u"list"_s, u"--map"_s, u"app:271828@host"_s},
          QStringList{u"list"_s, u"--environment"_s, u"app:271828@host"_s},
          QStringList{u"list"_s, u"-p"_s, u"1"_s, u"--ssh"_s, u"app:271828@host"_s}}) {
        const auto outcome = Program().run(arguments);
        QVERIFY(outcome.code != 0);
        QVERIFY2(!(outcome.errors + outcome.output).contains("271828"), (outcome.errors + outcome.output).constData());
    }
}

void TestCli::helpAndVersion()
{
    const auto help = Program().run({u"--help"_s});
    QCOMPARE(help.code, 0);
    QVERIFY(help.output.contains("  list  "));
    const auto page = Program().run({u"list"_s, u"--help"_s});
    QCOMPARE(page.code, 0);
    QVERIFY(page.output.contains("lockscope list [OPTIONS]"));
    QCOMPARE(Program().run({u"help"_s, u"list"_s}).output, page.output);
    const auto completed = Program().run({u"complete"_s, u"--"_s, u"list"_s, u"--time"_s});
    QCOMPARE(completed.code, 0);
    QVERIFY(completed.output.startsWith("--timeout\t"));
    const auto version = Program().run({u"--version"_s});
    QCOMPARE(version.code, 0);
    QVERIFY(version.output.startsWith("lockscope "));
    QVERIFY(version.errors.isEmpty() && help.errors.isEmpty());
}

void TestCli::watchTellsWhatComesAndGoes()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Program program;
    program.start(onFive({u"watch"_s, u"--json"_s, u"--interval"_s, u"0.1s"_s}));
    const auto last = [&program](const QString &event, const QLatin1String key, const QString &value) {
        QJsonObject found;
        const auto objects = program.soFar().objects();
        for (const auto &object : objects) {
            if (object.value("event"_L1).toString() == event && object.value(key).toString() == value)
                found = object;
        }
        return found;
    };
    QTRY_VERIFY_WITH_TIMEOUT(!last(u"lock"_s, "name"_L1, u"lock:a"_s).isEmpty(), kPatienceMs);
    QCOMPARE(last(u"lock"_s, "name"_L1, u"lock:a"_s).value("verdict"_L1).toString(), u"held"_s);
    QCOMPARE(last(u"node"_s, "node"_L1, m_nodes[0].endpoint().label()).value("state"_L1).toString(), u"up"_s);
    QVERIFY(!last(u"lock"_s, "name"_L1, u"lock:a"_s).value("time"_L1).toString().isEmpty());

    QVERIFY(m_nodes.seed(u"lock:b"_s, u"worker-7"_s));
    QTRY_COMPARE_WITH_TIMEOUT(last(u"lock"_s, "name"_L1, u"lock:b"_s).value("owner"_L1).toString(), u"worker-7"_s,
                              kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:b"_s, u"worker-8"_s));
    QTRY_COMPARE_WITH_TIMEOUT(last(u"lock"_s, "name"_L1, u"lock:b"_s).value("owner"_L1).toString(), u"worker-8"_s,
                              kPatienceMs);
    // Another owner on one node changes neither the verdict nor the votes, but what is printed of that node.
    const auto ownerOnLast = [&] {
        return last(u"lock"_s, "name"_L1, u"lock:b"_s).value("nodes"_L1).toArray().at(4).toObject().value("owner"_L1);
    };
    m_nodes[4].cli({u"DEL"_s, u"lock:b"_s});
    QTRY_VERIFY_WITH_TIMEOUT(ownerOnLast().isNull(), kPatienceMs);
    m_nodes[4].cli({u"SET"_s, u"lock:b"_s, u"worker-9"_s, u"PX"_s, u"600000"_s});
    QTRY_COMPARE_WITH_TIMEOUT(ownerOnLast().toString(), u"worker-9"_s, kPatienceMs);
    m_nodes.removeKey(u"lock:a"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!last(u"gone"_s, "name"_L1, u"lock:a"_s).isEmpty(), kPatienceMs);
    m_nodes[4].kill();
    const QString label = m_nodes[4].endpoint().label();
    QTRY_COMPARE_WITH_TIMEOUT(last(u"node"_s, "node"_L1, label).value("state"_L1).toString(), u"down"_s, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(last(u"lock"_s, "name"_L1, u"lock:b"_s).value("verdict"_L1).toString(),
                              u"held-degraded"_s, kPatienceMs);
    program.signal(SIGINT);
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 0);
    for (const auto &object : outcome.objects())
        QVERIFY(!object.isEmpty()); // each line is whole
}

void TestCli::recordsAndReplays()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Program program;
    const QString path = program.folder() + u"/incident.jsonl"_s;
    program.start(onFive({u"watch"_s, u"--json"_s, u"--interval"_s, u"0.1s"_s, u"--record"_s, path}));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("lock:a"), kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:b"_s, u"worker-7"_s));
    // Its last word: while the nodes get a key, or lose it, one after the other, they say the same of it as when one is
    // down.
    const auto verdictOfB = [&] {
        QString verdict;
        for (const auto &object : program.soFar().objects()) {
            if (object.value("event"_L1).toString() == "lock"_L1 && object.value("name"_L1).toString() == "lock:b"_L1)
                verdict = object.value("verdict"_L1).toString();
        }
        return verdict;
    };
    QTRY_COMPARE_WITH_TIMEOUT(verdictOfB(), u"held"_s, kPatienceMs);
    m_nodes.removeKey(u"lock:a"_s);
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("\"gone\""), kPatienceMs);
    m_nodes[4].kill();
    QTRY_COMPARE_WITH_TIMEOUT(verdictOfB(), u"held-degraded"_s, kPatienceMs);
    program.signal(SIGINT);
    const auto watched = program.finish();
    QCOMPARE(watched.code, 0);
    m_nodes[3].kill(); // the replay needs none of them

    // The same events of locks in the same order; then what follows from them.
    const auto story = [](const Outcome &outcome) {
        QStringList lines;
        const auto objects = outcome.objects();
        for (const auto &object : objects) {
            const auto event = object.value("event"_L1).toString();
            if (event == "lock"_L1 || event == "gone"_L1)
                lines << QStringList{event, object.value("name"_L1).toString(), object.value("verdict"_L1).toString(),
                                     object.value("owner"_L1).toString()}
                             .join(u' ');
        }
        return lines;
    };
    const auto replayed = program.run({u"replay"_s, path, u"--json"_s, u"--speed"_s, u"0"_s});
    QCOMPARE(replayed.code, 0);
    QCOMPARE(replayed.errors, QByteArray());
    QCOMPARE(story(replayed), story(watched));
    QJsonObject ended;
    const auto objects = replayed.objects();
    for (const auto &object : objects) {
        if (object.value("event"_L1).toString() == "ended"_L1)
            ended = object;
    }
    QCOMPARE(ended.value("name"_L1).toString(), u"lock:a"_s);
    QCOMPARE(ended.value("end"_L1).toString(), u"released"_s);

    const auto text = program.run({u"replay"_s, path, u"--speed"_s, u"0"_s});
    QVERIFY(text.output.contains("lock:a  released after "));
    const auto last = program.run({u"replay"_s, path, u"--once"_s, u"--json"_s});
    QVERIFY(named(last.objects(), u"lock:a"_s).isEmpty());
    QCOMPARE(named(last.objects(), u"lock:b"_s).value("verdict"_L1).toString(), u"held-degraded"_s);
    const auto beyond = program.run({u"replay"_s, path, u"--once"_s, u"--json"_s, u"--at"_s, u"1h"_s});
    QCOMPARE(beyond.output, last.output);
    QVERIFY2(beyond.errors.contains("what it says last is shown"), beyond.errors.constData());
    const auto first = program.run({u"replay"_s, path, u"--once"_s, u"--json"_s, u"--at"_s, u"0"_s});
    QVERIFY(named(first.objects(), u"lock:b"_s).isEmpty());
}

void TestCli::replayTellsWhatIsAboutSoLong()
{
    Program program;
    const QString path = program.folder() + u"/rough.jsonl"_s;
    program.start(onFive({u"watch"_s, u"--json"_s, u"--interval"_s, u"1s"_s, u"--record"_s, path}));
    const auto isHeld = [&](const QString &name) {
        const auto objects = program.soFar().objects();
        return std::any_of(objects.begin(), objects.end(), [&](const QJsonObject &object) {
            return object.value("name"_L1).toString() == name && object.value("verdict"_L1).toString() == "held"_L1;
        });
    };
    QVERIFY(m_nodes.seed(u"lock:known"_s));
    QTRY_VERIFY_WITH_TIMEOUT(isHeld(u"lock:known"_s), kPatienceMs); // all has been read once
    QVERIFY(m_nodes.seed(
        u"job:first"_s)); // of its namespace: no node tells of it, it is found by a look that comes each second
    QTRY_VERIFY_WITH_TIMEOUT(isHeld(u"job:first"_s), kPatienceMs);
    const auto left = [&] { return m_nodes[0].tell(u"PTTL job:first"_s).toInt(); };
    const int whenFound = left();
    QTRY_VERIFY_WITH_TIMEOUT(left() < whenFound - 5000, kPatienceMs); // its end, too, may be seen seconds late
    m_nodes.removeKey(u"job:first"_s);
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("\"gone\""), kPatienceMs);
    program.signal(SIGINT);
    QCOMPARE(program.finish().code, 0);
    const auto text = program.run({u"replay"_s, path, u"--speed"_s, u"0"_s});
    const QByteArray end = text.output.mid(std::max<qsizetype>(text.output.indexOf("job:first  released"), 0));
    QVERIFY2(end.startsWith("job:first  released after about "), end.constData());
}

void TestCli::recordingsAreNotOverwritten()
{
    Program program;
    const QString path = program.folder() + u"/precious"_s;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("precious");
    file.close();
    const auto outcome = program.run(onFive({u"watch"_s, u"--once"_s, u"--record"_s, path}));
    QCOMPARE(outcome.code, 1);
    QVERIFY(says(outcome, u"exists already"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("precious"));
}

void TestCli::aFullDiskIsToldAndTheWatchingGoesOn()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Program program;
    // No file may grow beyond this.
    program.limitFiles(1000);
    program.start(onFive(
        {u"watch"_s, u"--json"_s, u"--interval"_s, u"0.1s"_s, u"--record"_s, program.folder() + u"/full.jsonl"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().errors.contains("cannot be written"), kPatienceMs);
    QVERIFY(m_nodes.seed(u"lock:b"_s, u"worker-7"_s));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("worker-7"), kPatienceMs);
    program.signal(SIGINT);
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 1); // not what was asked for
    QCOMPARE(outcome.errors.count("cannot be written"), 1);
    QVERIFY2(!outcome.errors.contains("Unknown error"), outcome.errors.constData()); // it says why
}

void TestCli::replayOfWhatIsNone()
{
    Program program;
    const auto missing = program.run({u"replay"_s, u"/no/such/file"_s});
    QCOMPARE(missing.code, 1);
    QVERIFY(says(missing, u"/no/such/file cannot be read"_s));
    const auto nothing = program.run({u"replay"_s, u"/dev/null"_s});
    QCOMPARE(nothing.code, 1);
    QVERIFY(says(nothing, u"it cannot be read from its beginning"_s));
    QCOMPARE(nothing.errors.count('\n'), 1); // and nothing else
    const auto other = program.run({u"replay"_s, QStringLiteral(LOCKSCOPE_PROGRAM)});
    QCOMPARE(other.code, 1);
    QVERIFY(says(other, u"no recording"_s));
}

void TestCli::replayPacesAndEndsOnASignal()
{
    Program program;
    const QString path = program.folder() + u"/slow.jsonl"_s;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"lockscope\":\"recording\",\"version\":1,\"startedAt\":\"2026-01-01T12:00:00.000Z\",\"nodes\":[{"
               "\"label\":\"n\"}]}\n"
               "{\"t\":0,\"node\":{\"index\":0,\"label\":\"first\",\"reach\":\"up\"}}\n"
               "nonsense\n"
               "{\"t\":7200000000,\"node\":{\"index\":0,\"label\":\"second\",\"reach\":\"down\"}}\n");
    file.close();
    program.start({u"replay"_s, path});
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("first"), kPatienceMs);
    program.signal(SIGINT);
    auto outcome = program.finish();
    QCOMPARE(outcome.code, 0);
    QVERIFY(!outcome.output.contains("second")); // two hours later
    outcome = program.run({u"replay"_s, path, u"--at"_s, u"119m"_s, u"--speed"_s, u"1000"_s});
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.contains("second"));
    QVERIFY(says(outcome, u"line 3 is passed over"_s));
    QVERIFY(says(outcome, u"may have been cut"_s));
}

void TestCli::watchAsText()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Program program;
    program.start(onFive({u"watch"_s, u"--interval"_s, u"0.1s"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("lock:a"), kPatienceMs);
    m_nodes.removeKey(u"lock:a"_s);
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("gone  lock:a"), kPatienceMs);
    QVERIFY(!program.soFar().output.contains('\x1b')); // no terminal, no escape sequences
    program.signal(SIGTERM);
    QCOMPARE(program.finish().code, 0);
}

void TestCli::watchTellsAlerts()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    const QTemporaryDir folder;
    QFile rules(folder.filePath(u"rules.json"_s));
    QVERIFY(rules.open(QIODevice::WriteOnly));
    rules.write(
        R"({"held-long": {"thresholdMs": 100, "factor": 0}, "no-margin": {"enabled": false}, "quorum-lost": {"enabled": false}})");
    rules.close();
    Program program;
    program.start(onFive({u"watch"_s, u"--json"_s, u"--interval"_s, u"0.1s"_s, u"--alert-rules"_s, rules.fileName(),
                          u"--on-alert"_s, u"cat >>'%1'; echo heard; exit 3"_s.arg(folder.filePath(u"heard"_s))}));
    const auto told = [&program](const QString &phase) {
        QJsonObject found;
        const auto objects = program.soFar().objects();
        for (const auto &object : objects) {
            if (object.value("event"_L1).toString() == u"alert"_s && object.value("phase"_L1).toString() == phase)
                found = object;
        }
        return found;
    };
    QTRY_VERIFY_WITH_TIMEOUT(!told(u"raised"_s).isEmpty(), kPatienceMs);
    const auto raised = told(u"raised"_s);
    QCOMPARE(raised.value("alert"_L1).toString(), u"held-long"_s);
    QCOMPARE(raised.value("name"_L1).toString(), u"lock:a"_s);
    QVERIFY(raised.value("node"_L1).isNull());
    QCOMPARE(raised.value("thresholdMs"_L1).toInt(), 100);
    QVERIFY(raised.value("valueMs"_L1).toInt() >= 100 && !raised.value("since"_L1).toString().isEmpty());
    m_nodes.removeKey(u"lock:a"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!told(u"cleared"_s).isEmpty(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(program.soFar().errors.count("--on-alert: the command ended with status 3 (held-long)"),
                              2, kPatienceMs);
    program.signal(SIGINT);
    const auto watched = program.finish();
    QCOMPARE(watched.code, 0);
    QVERIFY(watched.errors.contains("heard") && !watched.output.contains("heard\n"));
    QFile heard(folder.filePath(u"heard"_s));
    QVERIFY(heard.open(QIODevice::ReadOnly));
    const auto lines = heard.readAll().split('\n');
    QCOMPARE(QJsonDocument::fromJson(lines.value(0)).object(), raised);
    QCOMPARE(QJsonDocument::fromJson(lines.value(1)).object(), told(u"cleared"_s));

    // What is wrong with rules is told before anything is asked.
    QVERIFY(rules.open(QIODevice::WriteOnly));
    rules.write(R"({"held-lnog": {}})");
    rules.close();
    for (const auto &[path, why] :
         {std::pair(rules.fileName(), u"held-lnog"_s), std::pair(folder.filePath(u"none.json"_s), u"none.json"_s)}) {
        Program wrong;
        wrong.start(onFive({u"watch"_s, u"--alert-rules"_s, path}));
        const auto outcome = wrong.finish();
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.errors.contains(why.toUtf8()), outcome.errors.constData());
    }
}

void TestCli::metricsAreFetched()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Program program;
    program.start(onFive({u"export"_s, u"--prometheus"_s, u"--listen"_s, u"0"_s, u"--interval"_s, u"0.1s"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.endsWith("/metrics\n"), kPatienceMs);
    const QUrl url(QString::fromUtf8(program.soFar().output.trimmed()));
    QCOMPARE(url.host(), u"127.0.0.1"_s);
    QNetworkAccessManager network;
    const auto fetch = [&](const QString &path) {
        QUrl where = url;
        where.setPath(path);
        std::unique_ptr<QNetworkReply> reply(network.get(QNetworkRequest(where)));
        return QTest::qWaitFor([&] { return reply->isFinished(); }, kPatienceMs)
                && reply->error() == QNetworkReply::NoError
            ? reply->readAll()
            : QByteArray();
    };
    QTRY_VERIFY_WITH_TIMEOUT(fetch(u"/metrics"_s).contains(R"(lockscope_locks{namespace="lock:",verdict="held"} 1)"),
                             kPatienceMs);
    m_nodes.removeKey(u"lock:a"_s);
    QTRY_VERIFY_WITH_TIMEOUT(
        fetch(u"/metrics"_s).contains(R"(lockscope_holds_ended_total{namespace="lock:",end="released"} 1)"),
        kPatienceMs);
    QVERIFY(fetch(u"/metrics"_s).contains("lockscope_can_lock 1"));
    QVERIFY(fetch(u"/"_s).contains("/metrics"));
    QCOMPARE(fetch(u"/etc/passwd"_s), QByteArray());

    // Its port is taken.
    Program second;
    second.start(onFive({u"export"_s, u"--prometheus"_s, u"--listen"_s, QString::number(url.port())}));
    const auto refused = second.finish();
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.errors.contains("--listen"), refused.errors.constData());

    program.signal(SIGTERM);
    QCOMPARE(program.finish().code, 0);
}

void TestCli::watchTellsItsCost()
{
    Program program;
    program.start(onFive({u"watch"_s, u"--json"_s, u"--interval"_s, u"0.1s"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.count("\"event\":\"cost\"") >= 10,
                             kPatienceMs); // of five nodes, twice
    program.signal(SIGINT);
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 0);
    QSet<QString> nodes;
    for (const auto &object : outcome.objects()) {
        if (object.value("event"_L1).toString() != u"cost"_s)
            continue;
        nodes.insert(object.value("node"_L1).toString());
        QVERIFY(object.value("commandsPerSecond"_L1).toDouble() > 0
                && object.value("bytesPerSecond"_L1).toDouble() > 0);
        QVERIFY(object.value("roundTripUs"_L1).toInteger() > 0 && object.contains("time"_L1));
    }
    QCOMPARE(nodes.size(), 5);
}

void TestCli::watchOnce()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    const auto outcome = Program().run(onFive({u"watch"_s, u"--once"_s, u"--json"_s}));
    QCOMPARE(outcome.code, 0);
    QVERIFY(!named(outcome.objects(), u"lock:a"_s).isEmpty());
    QCOMPARE(Program().run({u"watch"_s, u"--once"_s, u"-p"_s, u"1"_s}).code, 3);
}

void TestCli::watchEndsOnASignal_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("terminated") << SIGTERM;
    QTest::newRow("the terminal closes") << SIGHUP;
}

void TestCli::watchEndsOnASignal()
{
    QFETCH(const int, number);
    Program program;
    program.start(onFive({u"watch"_s, u"--json"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("\"up\""), kPatienceMs);
    program.signal(number);
    const auto outcome = program.finish();
    QVERIFY(!outcome.crashed);
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.errors, QByteArray());
}

void TestCli::watchEndsWithItsReader()
{
    Program program;
    QProcess head;
    program.pipeInto(head);
    program.start(onFive({u"watch"_s, u"--json"_s, u"--interval"_s, u"0.1s"_s}));
    head.start(u"head"_s, {u"-n"_s, u"1"_s});
    QTRY_COMPARE_WITH_TIMEOUT(head.state(), QProcess::NotRunning, kPatienceMs);
    QVERIFY(head.readAllStandardOutput().startsWith("{"));
    QVERIFY(m_nodes.seed(u"lock:a"_s)); // something to tell
    const auto outcome = program.finish();
    QVERIFY(!program.isRunning());
    QVERIFY(!outcome.crashed);
    QCOMPARE(outcome.code, 0);
}

void TestCli::withoutADisplayTheWindowIsTheLiveView()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Program program;
    program.start(onFive({}));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.contains("lock:a"), kPatienceMs);
    QVERIFY(program.soFar().errors.contains("there is no display"));
    program.signal(SIGINT);
    QCOMPARE(program.finish().code, 0);
}

void TestCli::sampleTellsWhoContends()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:quiet"_s));
    for (const bool json : {true, false}) {
        Program program;
        QStringList arguments = onFive({u"sample"_s, u"--for"_s, u"1s"_s});
        if (json)
            arguments += u"--json"_s;
        program.start(arguments);
        const auto listening = [&] { return m_nodes[4].cli({u"CLIENT"_s, u"LIST"_s}).contains("cmd=monitor"); };
        QTRY_VERIFY_WITH_TIMEOUT(listening(), kPatienceMs);
        QCOMPARE(m_nodes[4].cli({u"SET"_s, u"lock:a"_s, u"a-secret-token"_s, u"NX"_s, u"PX"_s, u"60000"_s}),
                 QByteArray());
        const auto outcome = program.finish();
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.errors, QByteArray());
        QVERIFY(!outcome.output.contains("secret"));
        if (!json) {
            QVERIFY2(outcome.output.startsWith("lock:a  attempts: 1, failed: 1, taken: 0\n"), outcome.output);
            QVERIFY2(outcome.output.contains("  127.0.0.1:") && outcome.output.contains("has gone"), outcome.output);
            QVERIFY2(!outcome.output.contains("quiet"), outcome.output);
            continue;
        }
        const auto objects = outcome.objects();
        QCOMPARE(objects.size(), 1 + 5 + 1);
        const auto lock = objects.first();
        QCOMPARE(lock.value("name"_L1).toString(), u"lock:a"_s);
        QCOMPARE(lock.value("node"_L1).toString(), objects.at(5).value("node"_L1).toString());
        QCOMPARE(lock.value("attempts"_L1).toInt(), 1);
        QCOMPARE(lock.value("failed"_L1).toInt(-1), 1);
        QCOMPARE(lock.value("failedKind"_L1).toString(), u"exact"_s);
        QCOMPARE(lock.value("taken"_L1).toInt(-1), 0);
        QVERIFY(lock.value("waitingClients"_L1).isNull() && lock.value("waitingClientsKind"_L1).isNull());
        const auto client = lock.value("clients"_L1).toArray().first().toObject();
        QVERIFY(client.value("address"_L1).toString().startsWith(u"127.0.0.1:"_s));
        QCOMPARE(client.value("commands"_L1).toArray(), QJsonArray{u"SET"_s});
        QVERIFY(!client.value("connected"_L1).toBool(true) && !client.value("waiting"_L1).toBool(true));
        QCOMPARE(objects.last().value("keysHeard"_L1).toInt(), 1);
        for (const auto &node : objects.mid(1, 5)) {
            QVERIFY(node.value("error"_L1).isNull() && node.value("sampledMs"_L1).toInt() >= 1000);
            QVERIFY(!node.value("cutShort"_L1).toBool());
        }
    }
}

void TestCli::sampleOfAnyKey()
{
    for (const bool json : {true, false}) {
        QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
        Program program;
        QStringList arguments{u"sample"_s, u"--for"_s, u"5s"_s, u"--node"_s, m_nodes[0].uri()};
        if (json)
            arguments += u"--json"_s;
        program.start(arguments);
        QTRY_VERIFY_WITH_TIMEOUT(m_nodes[0].cli({u"CLIENT"_s, u"LIST"_s}).contains("cmd=monitor"), kPatienceMs);
        // No known lock, and gone before anybody could read it.
        m_nodes[0].tell(u"SET brief a-secret-token NX EX 30"_s);
        m_nodes[0].tell(u"DEL brief"_s);
        m_nodes[0].tell(u"SET brief a NX EX 30"_s);
        m_nodes[0].tell(u"SET brief b EX 30 NX"_s);
        m_nodes[0].tell(u"DEL brief"_s);
        m_nodes[0].tell(u"SETNX once 1"_s);
        const auto outcome = program.finish();
        QCOMPARE(outcome.code, 0);
        QVERIFY(!outcome.output.contains("secret"));
        if (!json) {
            QVERIFY2(outcome.output.startsWith("brief  attempts: 3, failed: ≥ 1, taken: ≥ 1, outcome unknown: 1 (no "
                                               "command shows whether the key existed)"),
                     outcome.output);
            QVERIFY2(outcome.output.contains("no known lock") && outcome.output.contains("free for ≥ "),
                     outcome.output);
            QVERIFY2(outcome.output.contains("Clients tried to take 2 keys. 1 of them saw no contention.\n"),
                     outcome.output);
            continue;
        }
        const auto objects = outcome.objects();
        QCOMPARE(objects.size(), 3); // the key, the node, what else was heard
        QCOMPARE(objects.first().value("name"_L1).toString(), u"brief"_s);
        QCOMPARE(objects.first().value("failed"_L1).toInt(-1), 1);
        QCOMPARE(objects.first().value("taken"_L1).toInt(-1), 1);
        QCOMPARE(objects.first().value("clientCount"_L1).toInt(-1), 3);
        QCOMPARE(objects.first().value("undecidedWhy"_L1).toString(), u"unfollowed"_s);
        QVERIFY(!objects.first().value("known"_L1).toBool(true) && objects.first().value("freeMs"_L1).isDouble());
        QCOMPARE(objects.last().value("keysHeard"_L1).toInt(-1), 2);
        QCOMPARE(objects.last().value("keysUncontended"_L1).toInt(-1), 1);
        QCOMPARE(objects.last().value("attemptsLeftOut"_L1).toInt(-1), 0);
    }
}

void TestCli::sampleOfAFreeLock()
{
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
    Program program;
    program.start({u"sample"_s, u"lock:b"_s, u"--for"_s, u"1s"_s, u"--node"_s, m_nodes[0].uri()});
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes[0].cli({u"CLIENT"_s, u"LIST"_s}).contains("cmd=monitor"), kPatienceMs);
    m_nodes[0].tell(u"SET lock:b a NX EX 30"_s);
    m_nodes[0].tell(u"SET lock:c a NX EX 30"_s);
    m_nodes[0].tell(u"SET lock:c b NX EX 30"_s);
    const auto outcome = program.finish();
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.output.startsWith("lock:b  attempts: 1") && !outcome.output.contains("lock:c"), outcome.output);
}

void TestCli::sampleOfNothing()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    const auto quiet = Program().run(onFive({u"sample"_s, u"lock:a"_s, u"--for"_s, u"100ms"_s}));
    QCOMPARE(quiet.code, 0);
    QVERIFY2(quiet.output.startsWith("lock:a  attempts: 0\n"), quiet.output);
    const auto nobody = Program().run(onFive({u"sample"_s, u"--for"_s, u"100ms"_s}));
    QCOMPARE(nobody.code, 0);
    QVERIFY2(nobody.output.startsWith("Nobody"), nobody.output);
    const auto missing = Program().run(onFive({u"sample"_s, u"lock:b"_s, u"--for"_s, u"100ms"_s}));
    QCOMPARE(missing.code, 0);
    QVERIFY(says(missing, u"no node has a lock named \"lock:b\" now; listening"_s));
    QVERIFY2(missing.output.startsWith("Nobody"), missing.output);
    QCOMPARE(Program().run({u"sample"_s, u"-p"_s, u"1"_s, u"--timeout"_s, u"300ms"_s}).code, 3);
}

void TestCli::sampleOnProduction()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    const QStringList arguments = onFive({u"sample"_s, u"--for"_s, u"100ms"_s, u"--environment"_s, u"production"_s});
    const auto refused = Program().run(arguments);
    QCOMPARE(refused.code, 1);
    QVERIFY(says(refused, u"production"_s) && says(refused, u"--confirm-production"_s));
    QCOMPARE(Program().run(arguments + QStringList{u"--confirm-production"_s}).code, 0);
}

void TestCli::releasePlansFirst()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Program program;
    const auto text = program.run(onFive({u"release"_s, u"lock:a"_s}));
    QCOMPARE(text.code, 0);
    QVERIFY2(text.output.startsWith("Plan: release \"lock:a\""), text.output.constData());
    QCOMPARE(text.output.count("delete if still held by worker-1"), 5);
    QVERIFY(text.output.contains("Nothing was done. To carry it out, add: --owner 'worker-1' --execute\n"));
    const auto json = program.run(onFive({u"release"_s, u"lock:a"_s, u"--json"_s}));
    QCOMPARE(json.code, 0);
    QCOMPARE(json.objects().size(), 1);
    QCOMPARE(json.objects().first().value("owner"_L1).toString(), u"worker-1"_s);
    const auto effects = json.objects().first().value("nodes"_L1).toArray();
    QCOMPARE(effects.size(), 5);
    QCOMPARE(effects.first().toObject().value("effect"_L1).toString(), u"release"_s);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
    QVERIFY(!QFileInfo::exists(program.journalPath()));
}

void TestCli::releaseOfOneOfSeveralKeys()
{
    // As bsm/redislock's ObtainMulti leaves it.
    for (const QString &key : {u"lock:a"_s, u"lock:b"_s, u"lock:c"_s})
        QVERIFY(m_nodes.onAll({u"SET"_s, key, u"_d332ZZsQvEWoZyTNkudmA"_s, u"PX"_s, u"600000"_s}));
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:other"_s, u"_d332ZZsQvEWoZyTNkudmQ"_s, u"PX"_s, u"600000"_s}));
    const auto plan = Program().run(onFive({u"release"_s, u"lock:b"_s, u"--json"_s}));
    QCOMPARE(plan.code, 0);
    QCOMPARE(plan.objects().first().value("sameToken"_L1).toArray(), (QJsonArray{u"lock:a"_s, u"lock:c"_s}));
    QVERIFY(Program()
                .run(onFive({u"release"_s, u"lock:b"_s}))
                .output.contains("2 more keys have the same token: lock:a, lock:c."));
    QVERIFY(!Program().run(onFive({u"release"_s, u"lock:other"_s})).output.contains("same token"));
    // Of a split the tokens of all who are named, in another split as well.
    for (const QString &key : {u"lock:split"_s, u"lock:split-too"_s}) {
        for (int node = 0; node < 4; ++node)
            m_nodes[node].cli({u"SET"_s, key, node < 2 ? u"_e332ZZsQvEWoZyTNkudmQ"_s : u"_d332ZZsQvEWoZyTNkudmQ"_s,
                               u"PX"_s, u"600000"_s});
    }
    const auto split = Program().run(onFive({u"release"_s, u"lock:split"_s})).output;
    QVERIFY2(split.contains("2 more keys have a token of these owners: lock:other, lock:split-too."),
             split.constData());
    // One that is left beside another's quorum stands there, too.
    m_nodes[0].cli({u"SET"_s, u"lock:c"_s, u"_f332ZZsQvEWoZyTNkudmQ"_s, u"PX"_s, u"600000"_s});
    m_nodes[0].cli({u"SET"_s, u"lock:other"_s, u"_d332ZZsQvEWoZyTNkudmA"_s, u"PX"_s, u"600000"_s});
    QVERIFY(Program()
                .run(onFive({u"release"_s, u"lock:b"_s}))
                .output.contains("3 more keys have the same token: lock:a, lock:c, lock:other."));
}

void TestCli::releasePlansWithItsCaveats()
{
    QVERIFY(m_nodes.onAll(
        {u"SET"_s, u"bull:q6:17:lock"_s, u"7f0c3e1a-2222-4b5c-9d3d-1a52c1a7d1b6:6"_s, u"PX"_s, u"600000"_s}));
    const auto text = Program().run(onFive({u"release"_s, u"bull:q6:17:lock"_s}));
    QVERIFY2(
        text.output.contains("⚠ The owner is a process: all its locks carry this value.\n⚠ It guards a queue's job"),
        text.output.constData());
    const auto json = Program().run(onFive({u"release"_s, u"bull:q6:17:lock"_s, u"--json"_s})).objects().first();
    const auto shown = Program().run(onFive({u"show"_s, u"bull:q6:17:lock"_s, u"--json"_s})).objects().first();
    QCOMPARE(json.value("caveats"_L1).toArray(), (QJsonArray{u"shared-owner"_s, u"job-runs-again"_s}));
    QCOMPARE(json.value("caveats"_L1), shown.value("caveats"_L1));
    // Whoever is blocked, and is not woken by the release of a plain string.
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTcpSocket waiter;
    waiter.connectToHost(u"127.0.0.1"_s, m_nodes[0].port());
    waiter.write("BLPOP lock:a:freed 0\r\n");
    QVERIFY(waiter.waitForBytesWritten(kPatienceMs));
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes[0].tell(u"INFO clients"_s).contains("blocked_clients:1\r"), kPatienceMs);
    const auto blocked = Program().run(onFive({u"release"_s, u"lock:a"_s}));
    QVERIFY2(blocked.output.contains("⚠ 1 client is blocked in BLPOP on 127.0.0.1"), blocked.output.constData());
    QVERIFY(blocked.output.contains("This release does not wake it."));
}

// As Atlantis writes it: the pull request as JSON.
void TestCli::releaseOfALongValue()
{
    const QString value = u"{\"Project\":{\"RepoFullName\":\"infra/live\"},\"Pull\":{\"Num\":2,\"Body\":\"%1\"}}"_s.arg(
        QString(500, u'b'));
    QVERIFY(m_nodes.onAll({u"SET"_s, u"pr/infra/prod/default"_s, value}));
    const QStringList release = onFive({u"release"_s, u"pr/infra/prod/default"_s, u"--pin"_s, u"pr/*=string"_s});
    const auto plan = Program().run(release + QStringList{u"--json"_s});
    QCOMPARE(plan.code, 0);
    const QString owner = plan.objects().first().value("owner"_L1).toString();
    QVERIFY2(owner.contains(u"bytes]"_s), qPrintable(owner)); // shortened
    QVERIFY(plan.objects().first().value("caveats"_L1).toArray().contains(u"owner-cut"_s));
    const auto executed = Program().run(release + QStringList{u"--owner"_s, owner, u"--execute"_s});
    QCOMPARE(executed.code, 0);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"pr/infra/prod/default"_s}, "0"), 5);
    QVERIFY2(executed.output.contains("Released on 5 of 5 nodes. Still free after "), executed.output.constData());
}

void TestCli::releaseExecutes()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Program program;
    const auto outcome = program.run(onFive({u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--execute"_s,
                                             u"--json"_s, u"--reason"_s, u"host is gone"_s}));
    QCOMPARE(outcome.code, 0);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:a"_s}, "0"), 5);
    const auto report = outcome.objects().first();
    QCOMPARE(report.value("complete"_L1).toBool(), true);
    QCOMPARE(report.value("nodes"_L1).toArray().at(4).toObject().value("outcome"_L1).toString(), u"released"_s);
    QCOMPARE(report.value("aftermath"_L1).toObject().value("finding"_L1).toString(), u"free"_s);
    QCOMPARE(report.value("aftermath"_L1).toObject().keys().join(u' '),
             u"afterMs finding foundOwner watchedMs watching"_s);
    const auto afterwards = readJournal(program.journalPath(), JournalPart::Aftermath);
    QVERIFY(std::any_of(afterwards.begin(), afterwards.end(), [](const QJsonObject &entry) {
        return entry.value("finding"_L1).toString() == "free"_L1; // a slow node may be unknown at the end
    }));

    QCOMPARE(journalEvents(program.journalPath()), QStringList({u"release-intent"_s, u"release-outcome"_s}));
    const auto intent = readJournal(program.journalPath()).first();
    QCOMPARE(intent.value("name"_L1).toString(), u"lock:a"_s);
    QCOMPARE(intent.value("owner"_L1).toString(), u"worker-1"_s);
    QCOMPARE(intent.value("reason"_L1).toString(), u"host is gone"_s);
    QCOMPARE(QFileInfo(program.journalPath()).permissions()
                 & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());

    // Again: there is nothing any more.
    QCOMPARE(program.run(onFive({u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--execute"_s})).code, 1);
}

void TestCli::releaseHoldsOff()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    const auto release = onFive({u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--hold-off"_s, u"10m"_s});
    const auto tooLong = Program().run(
        onFive({u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--execute"_s, u"--hold-off"_s, u"1000h"_s}));
    QCOMPARE(tooLong.code, 2);
    QVERIFY2(tooLong.errors.contains("hold-off"), tooLong.errors.constData());
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
    const auto plan = Program().run(release);
    QCOMPARE(plan.code, 0);
    QVERIFY2(plan.output.contains("Then nobody can take the lock for 10"), plan.output.constData());
    QCOMPARE(Program().run(release + QStringList{u"--execute"_s}).code, 0);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:a"_s}, "1"), 5);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 0);
}

void TestCli::releaseShortensTheTtl()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    const auto release = onFive({u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--shorten-to"_s, u"1m"_s});
    const auto plan = Program().run(release);
    QCOMPARE(plan.code, 0);
    QVERIFY2(plan.output.startsWith("Plan: \"lock:a\""), plan.output.constData());
    QVERIFY2(plan.output.contains("held by worker-1: shorten its TTL to 1 m 00 s"), plan.output.constData());
    QCOMPARE(plan.output.count("shorten TTL to"), 5);
    Program program;
    const auto done = program.run(release + QStringList{u"--execute"_s, u"--json"_s});
    QCOMPARE(done.code, 0);
    QCOMPARE(done.objects().first().value("act"_L1).toString(), u"shorten-ttl"_s);
    QCOMPARE(done.objects().first().value("nodes"_L1).toArray().first().toObject().value("outcome"_L1).toString(),
             u"shortened"_s);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
    QCOMPARE(journalEvents(program.journalPath()), QStringList({u"shorten-ttl-intent"_s, u"shorten-ttl-outcome"_s}));
    // It ends sooner than that already.
    const auto again = program.run(
        onFive({u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--shorten-to"_s, u"1h"_s, u"--execute"_s}));
    QCOMPARE(again.code, 1);
    QVERIFY(says(again, u"its TTL is nowhere longer"_s));
    QCOMPARE(journalEvents(program.journalPath()).last(), u"shorten-ttl-refused"_s);
}

void TestCli::releaseGivesATtl()
{
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"worker-1"_s}));
    const auto give = onFive(
        {u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--set-ttl"_s, u"1m"_s, u"--execute"_s, u"--json"_s});
    const auto done = Program().run(give);
    QCOMPARE(done.code, 0);
    QCOMPARE(done.objects().first().value("nodes"_L1).toArray().at(4).toObject().value("outcome"_L1).toString(),
             u"ttl-set"_s);
    QCOMPARE(m_nodes.countOf({u"PTTL"_s, u"lock:a"_s}, "-1"), 0);
    const auto again = Program().run(give);
    QCOMPARE(again.code, 1);
    QVERIFY(says(again, u"it has a TTL already"_s));
}

void TestCli::releaseOfAnotherOwnerIsRefused()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Program program;
    const auto outcome = program.run(onFive({u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-2"_s, u"--execute"_s}));
    QCOMPARE(outcome.code, 1);
    QVERIFY(says(outcome, u"worker-2 does not hold \"lock:a\" on any node that answers"_s));
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
    QCOMPARE(journalEvents(program.journalPath()), QStringList({u"release-refused"_s}));
}

/// All nodes answer, and none does it: nothing is open.
void TestCli::releaseWithoutTheRight()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"-del"_s}));
    const auto allow = qScopeGuard([this] { m_nodes.onAll({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"+del"_s}); });
    const auto release = onFive({u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--execute"_s});
    const auto refused = Program().run(release);
    QCOMPARE(refused.code, 1);
    QVERIFY(says(refused, u"this user lacks the right to do it; nothing was done, \"lock:a\" is as it was"_s));
    QVERIFY2(!refused.errors.contains("may still be held") && !refused.errors.contains("silent"),
             refused.errors.constData());
    Program program;
    const auto json = program.run(release + QStringList{u"--json"_s});
    QCOMPARE(json.code, 1);
    QVERIFY(json.objects().first().value("denied"_L1).toBool());
    QVERIFY(readJournal(program.journalPath()).last().value("denied"_L1).toBool());
}

void TestCli::releaseNeedsAnOwnerToExecute()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    const auto outcome = Program().run(onFive({u"release"_s, u"lock:a"_s, u"--execute"_s}));
    QCOMPARE(outcome.code, 2);
    QVERIFY(says(outcome, u"--execute needs --owner TOKEN"_s));
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1"), 5);
}

void TestCli::releaseOnProduction()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Program program;
    const auto execute = onFive(
        {u"release"_s, u"lock:a"_s, u"--owner"_s, u"worker-1"_s, u"--execute"_s, u"--environment"_s, u"production"_s});
    const auto refuses = [&](const QStringList &more, const QString &words) {
        const auto outcome = program.run(execute + more);
        return outcome.code == 1 && says(outcome, words) && m_nodes.countOf({u"GET"_s, u"lock:a"_s}, "worker-1") == 5;
    };
    QVERIFY(refuses({}, u"type the lock's name to confirm; add --confirm 'lock:a' --reason TEXT"_s));
    QVERIFY(refuses({u"--reason"_s, u"gone"_s}, u"type the lock's name"_s));
    QVERIFY(refuses({u"--reason"_s, u"gone"_s, u"--confirm"_s, u"lock:b"_s}, u"type the lock's name"_s));
    QVERIFY(refuses({u"--confirm"_s, u"lock:a"_s}, u"give a reason"_s));
    QCOMPARE(program.run(execute + QStringList{u"--confirm"_s, u"lock:a"_s, u"--reason"_s, u"gone"_s}).code, 0);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"lock:a"_s}, "0"), 5);
    const QString refused = u"release-refused"_s;
    QCOMPARE(journalEvents(program.journalPath()),
             QStringList({refused, refused, refused, refused, u"release-intent"_s, u"release-outcome"_s}));
}

void TestCli::releaseOfWhatIsNotThere()
{
    const auto outcome = Program().run(onFive({u"release"_s, u"lock:none"_s}));
    QCOMPARE(outcome.code, 1);
    QVERIFY(says(outcome, u"has a lock named \"lock:none\""_s));
}

LOCKSCOPE_TEST(QCoreApplication, TestCli)
#include "tst_cli.moc"
