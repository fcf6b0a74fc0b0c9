#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include "app/cli/alertcommand.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

class TestAlertCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theCommandGetsTheAlert();
    void commandsNeverOverlap();
    void failureIsReported_data();
    void failureIsReported();
    void whatTakesTooLongIsKilledWithItsChildren();
    void moreThanTheQueueHoldsIsLeftOut();
    void theRunningCommandEndsBeforeTheProgram();
    void inputNeedNotBeRead();

private:
    [[nodiscard]] std::unique_ptr<AlertCommand> command(const QString &text, AlertCommand::Limits limits = {})
    {
        return std::make_unique<AlertCommand>(
            QString(text).replace(u"@"_s, m_folder.path()), [this](const QString &said) { m_said += said; }, limits);
    }
    [[nodiscard]] QByteArray written() const
    {
        QFile file(m_folder.filePath(u"out"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void raise(AlertCommand &command, const QString &kind = u"no-margin"_s, const QString &name = u"a"_s)
    {
        command.run({{u"alert"_s, kind}, {u"phase"_s, u"raised"_s}, {u"name"_s, name}, {u"node"_s, u"n:1"_s}},
                    u"danger"_s, u"One more failure stops it"_s);
    }
    static void waitFor(const AlertCommand &command) { QTRY_VERIFY_WITH_TIMEOUT(command.isIdle(), kPatienceMs); }

    QTemporaryDir m_folder;
    QStringList m_said;
};

void TestAlertCommand::init()
{
    m_said.clear();
    QFile::remove(m_folder.filePath(u"out"_s));
}

void TestAlertCommand::theCommandGetsTheAlert()
{
    const auto hook = command(
        u"{ cat; echo \"$LOCKSCOPE_ALERT_KIND|$LOCKSCOPE_ALERT_PHASE|$LOCKSCOPE_ALERT_SEVERITY|$LOCKSCOPE_ALERT_"
        "NAME|$LOCKSCOPE_ALERT_NODE|$LOCKSCOPE_ALERT_TEXT\"; } >@/out"_s);
    raise(*hook, u"no-margin"_s, u"$(touch x); '\n"_s);
    waitFor(*hook);
    const auto lines = written().split('\n');
    const auto alert = QJsonDocument::fromJson(lines.value(0)).object();
    QCOMPARE(alert.value("alert"_L1).toString(), u"no-margin"_s);
    QCOMPARE(alert.value("name"_L1).toString(), u"$(touch x); '\n"_s);
    QCOMPARE(lines.value(1), "no-margin|raised|danger|$(touch x); '\\x0A|n:1|One more failure stops it");
    QVERIFY(m_said.isEmpty());
}

void TestAlertCommand::commandsNeverOverlap()
{
    const auto hook = command(u"mkdir @/running && echo $LOCKSCOPE_ALERT_NAME >>@/out && rmdir @/running"_s);
    for (const auto &name : {u"a"_s, u"b"_s, u"c"_s})
        raise(*hook, u"held-long"_s, name);
    waitFor(*hook);
    QCOMPARE(written(), "a\nb\nc\n");
    QVERIFY2(m_said.isEmpty(), qPrintable(m_said.join(u'\n')));
}

void TestAlertCommand::failureIsReported_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("a status") << u"exit 3"_s << u"--on-alert: the command ended with status 3 (no-margin)"_s;
    QTest::newRow("a signal") << u"kill -TERM $$"_s << u"--on-alert: the command was ended by a signal (no-margin)"_s;
    QTest::newRow("no command") << u"exec /no/such/program 2>/dev/null"_s
                                << u"--on-alert: the command ended with status 127 (no-margin)"_s;
}

void TestAlertCommand::failureIsReported()
{
    QFETCH(const QString, text);
    QFETCH(const QString, said);
    const auto hook = command(text);
    raise(*hook);
    waitFor(*hook);
    QCOMPARE(m_said, QStringList{said});
}

void TestAlertCommand::whatTakesTooLongIsKilledWithItsChildren()
{
    // The pipe ends when the last process that has it is gone.
    const auto hook
        = command(u"mkfifo @/pipe; (exec 9>@/pipe; sleep 1000) & cat @/pipe; sleep 1000"_s, {.time = Millis(200)});
    raise(*hook);
    waitFor(*hook);
    QCOMPARE(m_said, QStringList{u"--on-alert: the command took longer than 0.2 s and was killed (no-margin)"_s});
}

void TestAlertCommand::moreThanTheQueueHoldsIsLeftOut()
{
    auto hook = command(u"echo $LOCKSCOPE_ALERT_NAME >>@/out"_s, {.queue = 2});
    for (const auto &name : {u"runs"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s})
        raise(*hook, u"held-long"_s, name);
    waitFor(*hook);
    QCOMPARE(written(), "runs\nb\nc\n");
    hook.reset();
    QCOMPARE(m_said.size(), 2);
    QCOMPARE(m_said.last(), u"--on-alert: alerts left out: 2"_s);
}

void TestAlertCommand::theRunningCommandEndsBeforeTheProgram()
{
    auto hook = command(u"cat >/dev/null; echo done >@/out"_s);
    raise(*hook);
    raise(*hook);
    hook.reset();
    QCOMPARE(written(), "done\n");
    QCOMPARE(m_said, QStringList{u"--on-alert: alerts left out: 1"_s});
}

void TestAlertCommand::inputNeedNotBeRead()
{
    const auto hook = command(u"exec <&-; echo ok >@/out"_s);
    raise(*hook, u"held-long"_s, QString(300'000, u'x'));
    waitFor(*hook);
    QCOMPARE(written(), "ok\n");
    QVERIFY2(m_said.isEmpty(), qPrintable(m_said.join(u'\n')));
}

LOCKSCOPE_TEST(QCoreApplication, TestAlertCommand)
#include "tst_alertcommand.moc"
