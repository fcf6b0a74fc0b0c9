#include "readers.h"
#include "values.h"

#include <lockscope/core/base/text.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Lockscope::App {

Result<void> readRun(const GivenWords &given, Request &request)
{
    if (request.deployment.rule == DeploymentRule::Cluster)
        return usage(
            u"run takes no lock on a cluster: there it is a lock of one master, which a failover may lose. Name "
            "independent nodes, or sentinels"_s);
    RunOptions &run = request.run;
    for (const auto &read :
         {readDuration(given, u"ttl"_s, run.lock.ttl), readDuration(given, u"longest-ttl"_s, run.longestTtl),
          readDuration(given, u"wait"_s, run.lock.wait, Millis(0)),
          readDuration(given, u"longest-hold"_s, run.lock.longestHold),
          readNumber(given, u"conflict-exit-code"_s, run.conflictExitCode, 0, 255),
          readNumber(given, u"lost-exit-code"_s, run.lostExitCode, 0, 255)}) {
        if (!read)
            return read.error();
    }
    // A renewal is due after the first third of the TTL, the second leaves time to retry it, the last ends the command.
    run.grace = std::min(run.lock.ttl / 3, Millis(10'000));
    if (const auto read = readDuration(given, u"grace"_s, run.grace, Millis(0)); !read)
        return read.error();
    if (given.commandToRun.isEmpty())
        return usage(u"run needs a command to run: run NAME COMMAND [ARGUMENTS]"_s);
    for (const auto &word : given.commandToRun)
        run.command.append(word.toLocal8Bit());
    if (const auto valid = LockClient::validate(bytesFromText(request.name), run.lock); !valid)
        return usage(valid.error().message);
    return {};
}

} // namespace Lockscope::App
