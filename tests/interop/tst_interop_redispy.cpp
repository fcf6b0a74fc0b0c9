// redis.lock.Lock of redis-py: a lock of one node.
#include "fixtures/testprogram.h"

#include "exclusiontest.h"

using namespace LockscopeTest;

class TestInteropRedisPy : public ExclusionTest
{
    Q_OBJECT

public:
    TestInteropRedisPy()
        // -I: the distribution's own modules, whatever the environment says
        : ExclusionTest({{.title = "redis-py",
                          .command = {QStringLiteral(LOCKSCOPE_PYTHON), QStringLiteral("-I"),
                                      QStringLiteral(LOCKSCOPE_REDISPY_LOCKER)}}})
    {
    }
};

LOCKSCOPE_TEST(QCoreApplication, TestInteropRedisPy)
#include "tst_interop_redispy.moc"
