#include "childprocess.h"

#include <sys/prctl.h>
#include <unistd.h>

namespace Lockscope {

void tieToThisProcess(QProcess &process, int signal)
{
    const pid_t parent = getpid();
    process.setChildProcessModifier([parent, signal] {
        prctl(PR_SET_PDEATHSIG, signal);
        // The parent may have died between fork and prctl.
        if (getppid() != parent)
            _exit(1);
        setsid();
    });
}

} // namespace Lockscope
