#include "fixtures/testprogram.h"

#include "leftovers.h"
#include "program.h"

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

/// Every scheme and every scenario of the lab, as a user runs them.
class TestLabAll : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allIsAsExpected();
};

void TestLabAll::allIsAsExpected()
{
    constexpr int kRuns = 2;
    Program program;
    program.start({u"demo"_s, u"--all"_s, u"--json"_s, u"--runs"_s, QString::number(kRuns)});
    QTRY_VERIFY_WITH_TIMEOUT(!program.isRunning(), 800'000);
    const auto outcome = program.finish();
    const auto objects = outcome.objects();
    for (const auto &object : objects) {
        if (object.value("asExpected"_L1) == false)
            qWarning().noquote() << QJsonDocument(object).toJson();
    }
    QCOMPARE(outcome.code, 0);
    QVERIFY(objects.size() >= kRuns * 30);
    QTRY_COMPARE_WITH_TIMEOUT(processesOf(program.folder()).size(), size_t(0), kPatienceMs);
    QCOMPARE(foldersIn(program.folder()), QStringList());
}

LOCKSCOPE_TEST(QCoreApplication, TestLabAll)
#include "tst_laball.moc"
