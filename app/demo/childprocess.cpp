#include "childprocess.h"

#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace Lockscope::App {

void tieToThisProcess(QProcess &process)
{
    const pid_t parent = getpid();
    process.setChildProcessModifier([parent] {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        // The parent may have died between fork and prctl.
        if (getppid() != parent)
            _exit(1);
        setpgid(0, 0);
    });
}

} // namespace Lockscope::App
