#include "fixtures/testprogram.h"

#include "../fixtures/redisserver.h"

#include <thread>

using namespace LockscopeTest;

/// The control: a race there is, after a server was started. The thread sanitizer must tell it, or
/// its silence about all else says nothing. It passes by what the sanitizer prints (CMakeLists.txt).
class TestControl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRaceIsTold();
};

void TestControl::aRaceIsTold()
{
    RedisServer server;
    QVERIFY(server.start());
    int unguarded = 0;
    std::thread other([&unguarded] { ++unguarded; });
    ++unguarded;
    other.join();
    QVERIFY(unguarded > 0);
}

LOCKSCOPE_TEST(QCoreApplication, TestControl)
#include "tst_control.moc"
