#include "app/program.h"
#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"

#include <QFile>
#include <QTcpSocket>

#include <sys/stat.h>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// Escape sequences for a terminal, DEL, a C1 control, a right-to-left override, a zero-width space and a tag.
const QByteArray kHostile = "\x1b]0;owned\x07\x1b[31m\x7f\xc2\x9b"
                            "31m\xe2\x80\xae\xe2\x80\x8b\xf3\xa0\x80\x81";
/// The same for redis-cli's EVAL.
const QString kHostileInLua
    = u"\\27]0;owned\\7\\27[31m\\127\\194\\15531m\\226\\128\\174\\226\\128\\139\\243\\160\\128\\129"_s;

QByteArray controlIn(const QByteArray &text)
{
    for (const QByteArray &control :
         {QByteArray("\x1b"), QByteArray("\x07"), QByteArray("\x7f"), QByteArray("\xc2\x9b"),
          QByteArray("\xe2\x80\xae"), QByteArray("\xe2\x80\x8b"), QByteArray("\xf3\xa0\x80\x81")}) {
        if (const qsizetype at = text.indexOf(control); at >= 0)
            return control.toHex() + " in " + text.mid(std::max<qsizetype>(at - 100, 0), 200);
    }
    return {};
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// What others chose: names, values and files.
class TestHostileText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void noControlsReachATerminal_data();
    void noControlsReachATerminal();
    void noControlsInRecordings();
    void noControlsInMetrics();
    void noControlsInTheJournal();
    void aPipeInPlaceOfTheSettings();

private:
    [[nodiscard]] QStringList with(const QStringList &command) const
    {
        // The node's name is the user's, who may have it from elsewhere.
        return command + QStringList{u"--node"_s, m_server.uri() + u"?name=n%1b%5b31m%c2%9b%e2%80%ae"_s};
    }

    RedisServer m_server;
    QString m_name; ///< as Lockscope prints it
};

void TestHostileText::initTestCase()
{
    QVERIFY(m_server.start());
    const QString script
        = u"local text = '%1' redis.call('SET', 'lock:'..text, text, 'PX', 1000000) "
          "redis.call('HSET', 'hash:'..text, text..':1', 1) redis.call('PEXPIRE', 'hash:'..text, 1000000) "
          "redis.call('RPUSH', 'lock:list:'..text, text) "
          "redis.call('SET', 'a'..text..':lock', 'host-1:42', 'PX', 1000000)"_s.arg(kHostileInLua);
    m_server.cli({u"EVAL"_s, script, u"0"_s});
    m_name = u"lock:"_s + QString::fromUtf8(kHostile);
    QCOMPARE(m_server.cli({u"EXISTS"_s, m_name}), "1");
}

void TestHostileText::noControlsReachATerminal_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("list") << QStringList{u"list"_s, u"--possible"_s};
    QTest::newRow("list, JSON") << QStringList{u"list"_s, u"--possible"_s, u"--json"_s};
    QTest::newRow("list of a list") << QStringList{u"list"_s, u"--pattern"_s, u"lock:list:*"_s};
    QTest::newRow("show") << QStringList{u"show"_s, m_name};
    QTest::newRow("show, JSON") << QStringList{u"show"_s, m_name, u"--json"_s};
    QTest::newRow("show of nothing") << QStringList{u"show"_s, m_name + u'x'};
    QTest::newRow("release") << QStringList{u"release"_s, m_name};
    QTest::newRow("release, JSON") << QStringList{u"release"_s, m_name, u"--json"_s};
    QTest::newRow("watch") << QStringList{u"watch"_s, u"--once"_s};
    QTest::newRow("watch, JSON") << QStringList{u"watch"_s, u"--once"_s, u"--json"_s};
    QTest::newRow("sample") << QStringList{u"sample"_s, m_name, u"--for"_s, u"100ms"_s};
    QTest::newRow("sample, JSON") << QStringList{u"sample"_s, m_name, u"--for"_s, u"100ms"_s, u"--json"_s};
    QTest::newRow("doctor") << QStringList{u"doctor"_s};
    QTest::newRow("doctor, JSON") << QStringList{u"doctor"_s, u"--json"_s};
    QTest::newRow("an unknown command") << QStringList{m_name};
    QTest::newRow("an unknown option") << QStringList{u"list"_s, u"--"_s + m_name};
}

void TestHostileText::noControlsReachATerminal()
{
    QFETCH(const QStringList, command);
    const Outcome outcome = Program().run(with(command));
    QVERIFY(!outcome.crashed && outcome.output.size() + outcome.errors.size() > 0);
    QCOMPARE(controlIn(outcome.output), QByteArray());
    QCOMPARE(controlIn(outcome.errors), QByteArray());
    for (const auto &object : outcome.objects()) {
        if (command.contains(u"--json"_s))
            QVERIFY(!object.isEmpty());
    }
}

void TestHostileText::noControlsInRecordings()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"recording.jsonl"_s);
    Program program;
    program.start(with({u"watch"_s, u"--json"_s, u"--record"_s, path}));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.count("owned") >= 2, kPatienceMs);
    program.signal(SIGTERM);
    QCOMPARE(controlIn(program.finish().output), QByteArray());
    QVERIFY(bytesOf(path).contains("owned"));
    QCOMPARE(controlIn(bytesOf(path)), QByteArray());
    for (const QStringList &options : {QStringList{u"--once"_s}, QStringList{u"--speed"_s, u"0"_s},
                                       QStringList{u"--speed"_s, u"0"_s, u"--json"_s}}) {
        const Outcome replay = Program().run(QStringList{u"replay"_s, path} + options);
        QCOMPARE(replay.code, 0);
        QVERIFY(replay.output.contains("owned"));
        QCOMPARE(controlIn(replay.output + replay.errors), QByteArray());
    }
    // A recording that somebody else made.
    QFile other(folder.filePath(u"other.jsonl"_s));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write(
        bytesOf(path).replace("\\u001b", "\x1b").replace("\\u009b", "\xc2\x9b").replace("\\u202e", "\xe2\x80\xae"));
    other.close();
    const Outcome replay = Program().run({u"replay"_s, other.fileName(), u"--once"_s});
    QCOMPARE(controlIn(replay.output + replay.errors), QByteArray());
}

void TestHostileText::noControlsInMetrics()
{
    Program program;
    program.start(with({u"export"_s, u"--prometheus"_s, u"--listen"_s, u"0"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.soFar().output.endsWith("/metrics\n"), kPatienceMs);
    const auto port = static_cast<quint16>(QUrl(QString::fromUtf8(program.soFar().output.trimmed())).port());
    QByteArray text;
    const auto scrape = [&] {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, port);
        socket.write("GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        (void)QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, kPatienceMs);
        text = socket.readAll();
        return text.contains("owned") && text.contains("lockscope_node_up{");
    };
    QTRY_VERIFY_WITH_TIMEOUT(scrape(), kPatienceMs);
    QCOMPARE(controlIn(text), QByteArray());
}

void TestHostileText::noControlsInTheJournal()
{
    Program program;
    const Outcome outcome = program.run(with({u"release"_s, m_name, u"--owner"_s, u"somebody else"_s, u"--execute"_s,
                                              u"--reason"_s, QString::fromUtf8(kHostile)}));
    QCOMPARE(outcome.code, 1);
    QCOMPARE(controlIn(outcome.output + outcome.errors), QByteArray());
    QVERIFY(bytesOf(program.journalPath()).contains("owned"));
    QCOMPARE(controlIn(bytesOf(program.journalPath())), QByteArray());
}

void TestHostileText::aPipeInPlaceOfTheSettings()
{
    for (const QString &name : {u"lockscope/lockscope.conf"_s, u"lockscope.conf"_s}) {
        Program program;
        const QString path = program.folder() + u"/.config/"_s + name;
        QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
        QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
        program.setVariable(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        program.start({u"--node"_s, m_server.uri()});
        QTRY_VERIFY_WITH_TIMEOUT(m_server.tell(u"CLIENT LIST"_s).contains("name=lockscope-watch"), kPatienceMs);
        program.signal(SIGTERM);
        const Outcome outcome = program.finish();
        QVERIFY(!outcome.crashed);
        QCOMPARE(outcome.code, 0);
        QVERIFY(says(outcome, u"is no regular file"_s));
    }
}

LOCKSCOPE_TEST(QCoreApplication, TestHostileText)
#include "tst_hostiletext.moc"
