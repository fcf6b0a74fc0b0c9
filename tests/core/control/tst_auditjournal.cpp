#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/control/auditjournal.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QThread>

#include <atomic>
#include <csignal>
#include <memory>
#include <sys/resource.h>
#include <vector>

using namespace Lockscope;
using namespace LockscopeTest;

class TestAuditJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void appendsOneLinePerEntry();
    void saysWhoAndWhen();
    void makesItsFolderAndIsPrivate();
    void goesOnWhereOthersLeftOff();
    void endsALineThatWasCut();
    void twoWritersDoNotOverwriteEachOther();
    void parallelWritersLeaveNoBlankLines();
    void hostileTextStaysOnItsLine();
    void unwritablePath_data();
    void unwritablePath();
    void fullDisk();
    void aDiskThatFillsUp();
    void defaultPath();

private:
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QJsonObject lineAt(const QString &path, qsizetype index)
    {
        return QJsonDocument::fromJson(contents(path).split('\n').value(index)).object();
    }

    FakeClock m_clock;
    QTemporaryDir m_dir;
};

void TestAuditJournal::appendsOneLinePerEntry()
{
    const QString path = m_dir.filePath(QStringLiteral("lines.jsonl"));
    AuditJournal journal(path, m_clock);
    for (int i = 0; i < 3; ++i)
        QVERIFY(journal.append({{QStringLiteral("n"), i}}).hasValue());
    const QByteArray bytes = contents(path);
    QCOMPARE(bytes.count('\n'), 3);
    QVERIFY(bytes.endsWith('\n'));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(lineAt(path, i).value(QStringLiteral("n")).toInt(-1), i);
}

void TestAuditJournal::saysWhoAndWhen()
{
    const QString path = m_dir.filePath(QStringLiteral("who.jsonl"));
    // an entry cannot forge these
    QVERIFY(AuditJournal(path, m_clock)
                .append({{QStringLiteral("time"), QStringLiteral("never")}, {QStringLiteral("actor"), 1}})
                .hasValue());
    const QJsonObject line = lineAt(path, 0);
    QCOMPARE(line.value(QStringLiteral("time")).toString(), QStringLiteral("2019-12-20T00:00:00.000Z"));
    const QJsonObject actor = line.value(QStringLiteral("actor")).toObject();
    QCOMPARE(actor.value(QStringLiteral("pid")).toInteger(), QCoreApplication::applicationPid());
    QVERIFY(!actor.value(QStringLiteral("user")).toString().isEmpty());
    QVERIFY(!actor.value(QStringLiteral("host")).toString().isEmpty());
}

void TestAuditJournal::makesItsFolderAndIsPrivate()
{
    const QString path = m_dir.filePath(QStringLiteral("a/b/audit.jsonl"));
    QVERIFY(AuditJournal(path, m_clock).append({}).hasValue());
    const auto permissions = QFileInfo(path).permissions();
    QVERIFY(permissions.testFlag(QFileDevice::ReadOwner));
    QVERIFY(!(permissions
              & (QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther
                 | QFileDevice::ExeOwner)));
}

void TestAuditJournal::goesOnWhereOthersLeftOff()
{
    const QString path = m_dir.filePath(QStringLiteral("again.jsonl"));
    for (int i = 0; i < 2; ++i)
        QVERIFY(AuditJournal(path, m_clock).append({{QStringLiteral("n"), i}}).hasValue());
    QCOMPARE(contents(path).count('\n'), 2);
    QCOMPARE(lineAt(path, 1).value(QStringLiteral("n")).toInt(), 1);
}

void TestAuditJournal::endsALineThatWasCut()
{
    const QString path = m_dir.filePath(QStringLiteral("cut.jsonl"));
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("{\"n\":0}\n{\"n\":") > 0);
    }
    QVERIFY(AuditJournal(path, m_clock).append({{QStringLiteral("n"), 7}}).hasValue());
    const auto lines = contents(path).split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines.at(1), QByteArray("{\"n\":"));
    QCOMPARE(lineAt(path, 2).value(QStringLiteral("n")).toInt(), 7);
}

void TestAuditJournal::twoWritersDoNotOverwriteEachOther()
{
    const QString path = m_dir.filePath(QStringLiteral("two.jsonl"));
    AuditJournal one(path, m_clock);
    AuditJournal two(path, m_clock);
    for (int i = 0; i < 5; ++i) {
        QVERIFY(one.append({{QStringLiteral("n"), 2 * i}}).hasValue());
        QVERIFY(two.append({{QStringLiteral("n"), 2 * i + 1}}).hasValue());
    }
    for (int i = 0; i < 10; ++i)
        QCOMPARE(lineAt(path, i).value(QStringLiteral("n")).toInt(-1), i);
}

void TestAuditJournal::parallelWritersLeaveNoBlankLines()
{
    constexpr int kWriters = 8;
    constexpr int kEntries = 25;
    const QString path = m_dir.filePath(QStringLiteral("parallel.jsonl"));
    std::vector<std::unique_ptr<QThread>> writers;
    std::atomic_int failed = 0;
    for (int i = 0; i < kWriters; ++i) {
        writers.emplace_back(QThread::create([&] {
            AuditJournal journal(path, m_clock);
            for (int entry = 0; entry < kEntries; ++entry) {
                const bool ok = journal.append({{QStringLiteral("reason"), QString(200'000, u'x')}}).hasValue();
                failed += ok ? 0 : 1;
            }
        }));
        writers.back()->start();
    }
    for (const auto &writer : writers)
        writer->wait();
    QCOMPARE(failed.load(), 0);
    auto lines = contents(path).split('\n');
    QCOMPARE(lines.takeLast(), QByteArray());
    QCOMPARE(lines.count(QByteArray()), 0);
    QCOMPARE(lines.size(), kWriters * kEntries);
    for (const auto &line : std::as_const(lines))
        QVERIFY(!QJsonDocument::fromJson(line).isNull());
}

void TestAuditJournal::hostileTextStaysOnItsLine()
{
    const QString path = m_dir.filePath(QStringLiteral("hostile.jsonl"));
    const QString key = QStringLiteral("a\n{\"forged\":true}\r\x1B[2J") + QChar(0);
    QVERIFY(AuditJournal(path, m_clock).append({{QStringLiteral("key"), key}}).hasValue());
    QCOMPARE(contents(path).count('\n'), 1);
    QVERIFY(!contents(path).contains('\x1B'));
    QCOMPARE(lineAt(path, 0).value(QStringLiteral("key")).toString(), key);
}

void TestAuditJournal::unwritablePath_data()
{
    QTest::addColumn<QString>("path");
    const QString file = m_dir.filePath(QStringLiteral("file"));
    QFile(file).open(QIODevice::WriteOnly);
    QTest::newRow("below a file instead of a folder") << file + QStringLiteral("/audit.jsonl");
    QTest::newRow("a folder instead of a file") << m_dir.path();
    QTest::newRow("below /proc, which takes no folders") << QStringLiteral("/proc/lockscope/audit.jsonl");
}

void TestAuditJournal::unwritablePath()
{
    QFETCH(QString, path);
    const auto appended = AuditJournal(path, m_clock).append({});
    QVERIFY(!appended);
    QCOMPARE(toString(appended.error().kind), toString(ErrorKind::Io));
    QVERIFY2(appended.error().message.contains(path), qPrintable(appended.error().message));
}

void TestAuditJournal::fullDisk()
{
    const auto appended = AuditJournal(QStringLiteral("/dev/full"), m_clock).append({{QStringLiteral("n"), 1}});
    QVERIFY(!appended);
    QCOMPARE(toString(appended.error().kind), toString(ErrorKind::Io));
    QVERIFY2(appended.error().message.contains(QStringLiteral("No space left")), qPrintable(appended.error().message));
}

/// A part of the entry fits.
void TestAuditJournal::aDiskThatFillsUp()
{
    const QString path = m_dir.filePath(QStringLiteral("full.jsonl"));
    QVERIFY(AuditJournal(path, m_clock).append({{QStringLiteral("n"), 1}}));
    const QByteArray earlier = contents(path);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{.rlim_cur = 20'000, .rlim_max = before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto appended = AuditJournal(path, m_clock).append({{QStringLiteral("reason"), QString(100'000, u'x')}});
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!appended);
    QVERIFY2(appended.error().message.contains(QStringLiteral("File too large")), qPrintable(appended.error().message));
    QCOMPARE(contents(path), earlier); // no half of an entry
}

void TestAuditJournal::defaultPath()
{
    qputenv("XDG_STATE_HOME", "/state");
    QCOMPARE(AuditJournal::defaultPath(), QStringLiteral("/state/lockscope/audit.jsonl"));
    const QString home = QDir::homePath() + QStringLiteral("/.local/state/lockscope/audit.jsonl");
    qputenv("XDG_STATE_HOME", "relative");
    QCOMPARE(AuditJournal::defaultPath(), home);
    qunsetenv("XDG_STATE_HOME");
    QCOMPARE(AuditJournal::defaultPath(), home);
}

LOCKSCOPE_TEST(QCoreApplication, TestAuditJournal)
#include "tst_auditjournal.moc"
