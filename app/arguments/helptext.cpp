#include "commandline.h"

namespace Lockscope::App {

QString helpText()
{
    return QStringLiteral(
        R"(Lockscope shows, live, the locks that services share through Redis, and lets an operator act on them.

Usage:
  lockscope [NODES]                 the window
  lockscope demo [--headless]       five private Redis nodes with contending clients
  lockscope demo --lab              the lab in the window: what ways of locking do, started by a key, paused,
                                    stepped through
  lockscope demo --list|--all|--scheme NAME|--scenario NAME [--runs NUMBER] [--json]
                                    the same without a window, checked
  lockscope list [NODES] [--json]   every lock, once
  lockscope show NAME [NODES] [--json]
                                    one lock, with a line per node
  lockscope watch [NODES] [--record FILE] [--alert-rules FILE] [--json]
                                    locks as they change, and alerts, until interrupted
  lockscope replay FILE [--at TIME] [--speed NUMBER] [--once] [--json | --window]
                                    a recording as if it were watched, without any Redis
  lockscope export --prometheus [NODES] [--listen ADDRESS:PORT] [--alert-rules FILE]
                                    what the locks do as metrics, for Prometheus to fetch, until interrupted
  lockscope sample [NAME...] [NODES] [--for TIME] [--confirm-production] [--json]
                                    who tries to take these locks; without a name, at which keys clients contend,
                                    known as locks or not: listens for some seconds to all that clients send
                                    (MONITOR), which slows the nodes down
  lockscope release NAME [NODES] [--owner TOKEN] [--hold-off TIME|--shorten-to TIME|--set-ttl TIME]
                    [--execute] [--reason TEXT] [--json]
                                    release somebody else's lock: prints the plan; only --execute
                                    carries it out, and only where the owner is still the planned one
  lockscope run NAME [NODES] [--ttl TIME] [--wait TIME] [--] COMMAND [ARGUMENTS]
                                    take the lock, run COMMAND, give the lock back; all after NAME and
                                    options is the command's own
  lockscope doctor [NODES] [--ttl TIME] [--json]
                                    what about these nodes endangers locks, what this user may not do, and
                                    the lines that would mend it; none of them is run
  lockscope dialects [--json]       the ways of writing a lock that are recognised, and what is known of them

Nodes (several independent nodes vote on each lock, as Redlock does):
  --node URI        redis://[user:password@]host[:port][/db], rediss:// for TLS, unix:///path; repeat it
  -h, --host HOST   as in redis-cli, for one node (default 127.0.0.1)
  -p, --port PORT   (default 6379)
  -s, --socket PATH
  -u, --uri URI     the same as --node
  -n, --db NUMBER   (default 0); list, show, watch, doctor and export take several: -n 0,1, or -n all for
                    those that hold keys
  -a, --pass PASSWORD   seen by others in the process list; better REDISCLI_AUTH or --askpass
  --user NAME, --askpass
  --tls, --cacert FILE, --cert FILE, --key FILE, --sni NAME
  --sentinel URI    in place of the above: sentinels say where the node is, also after a failover; host[:port]
                    (default 26379) or a URI with a login of its own; repeat it
  --master NAME     the name by which the sentinels know it
  --cluster         the nodes named are some of a Redis Cluster's: all its masters are found and watched,
                    each lock on the one that serves its slot

What counts as a lock:
  By default, keys that one of the dialects is known by. Keys that only look like locks count once
  two independent nodes carry them; without a TTL, only if their names have a lock word.
  --possible        show keys that may be locks as well
  --pattern GLOB    only keys that match, as SCAN MATCH reads it, and these whatever they look like; repeat it.
                    Without wildcards it is a NAME, which is read directly
  --pin GLOB=DIALECT
                    keys that match are locks of this dialect, or none; repeat it, the first that
                    matches counts

Doctor:
  --ttl TIME        the longest TTL that clients use on these nodes (default 30s, or the longest seen): for so
                    long a node that has restarted may have forgotten locks

Run:
  --ttl TIME        of the lock (default 30s); it is renewed every third of it while COMMAND runs
  --wait TIME       how long to try for the lock (default: one attempt)
  --longest-hold TIME   end COMMAND after this long
  --grace TIME      from SIGTERM to SIGKILL when COMMAND has to be ended (default a third of the TTL,
                    at most 10s). A lock that cannot be renewed is given up so long before its end
  --conflict-exit-code NUMBER   when somebody else holds the lock (default 1)
  --lost-exit-code NUMBER       when COMMAND was ended because of its lock (default 4)

The lab:
  --lab             in the window
  --list            its schemes and scenarios, and what to look at
  --all             every scheme in the stock experiment, then every scenario
  --scheme NAME     the stock experiment with this way of locking: buyers read the stock, think, write it back;
                    repeat it
  --scenario NAME   repeat it
  --runs NUMBER     all of that so often (default 1)
  --stock NUMBER, --buyers NUMBER, --processes NUMBER
                    of the stock experiment (default 100, 100, 4)

Further:
  --environment development|unspecified|production
                    production asks release --execute for --confirm NAME and --reason TEXT, and sample
                    for --confirm-production
  --interval TIME   between readings, 0.1s to 60s (default 1s)
  --timeout TIME    list, show, sample, release and doctor are cut short after this time, and say so;
                    without it they run to the end
  --for TIME        sample: how long to listen, at most 10s (default 3s)
  --hold-off TIME   release: nobody else gets the lock for this long, so that what its owner still has
                    under way can end
  --shorten-to TIME release: do not delete it, but let it end so soon, unless its owner renews it: then it lives
  --set-ttl TIME    release: do not delete it, but give it, that has no TTL, this one
  --once            watch: end after the first complete picture; replay: print one picture, that at --at or
                    else the last
  --record FILE     watch: also write all of it into FILE, which must not exist yet
  --alert-rules FILE
                    watch, export: tell of alerts by these rules, in JSON (README, "JSON"), and not by the usual ones
  --listen ADDRESS:PORT
                    export: where metrics are fetched (default 127.0.0.1:9464); port 0: any that is free
  --lang LANGUAGE   of the window: en, ko, zh_CN or zh_TW, else what the environment says; what is printed stays
                    English
  --window          replay: in the window, with all its views and a bar to go to any moment
  --view NAME       of the window: begin with overview, locks, timeline, contention,
                    owners, nodes, alerts or audit
  --at TIME         replay: begin there: 90s after its beginning, at 14:02:11, or 2026-11-21T14:02:11
  --speed NUMBER    replay: so many times as fast as it was (default 1); 0 without pauses
  --json            one JSON object per line
  --help, --version

Times: 500ms, 2s, 1.5m, 2h or a bare number of seconds.

NAME: the lock's key, a key beside it, or what the application calls the lock; \xNN is a byte.

Exit status: 0 done, 1 refused or not held, 2 wrong usage, 3 no node could be read, or cut short by --timeout.
Of show: 0 held, 1 not held, 3 it cannot be told, because nodes do not answer.
Of doctor: 0 nothing endangers locks, 1 something does, 3 a node was not reached.
Of the lab: 0 all came out as expected, 1 something did not.
Ctrl+C ends watch, replay, export and the demo in order, with 0. Pressed again while that takes its time,
it ends them at once, with 130 (128 and the signal's number); servers and files of a demo go all the same.
Of run: that of COMMAND; 126 or 127 when it cannot be run or is not found; without having run it
1 somebody else holds the lock, 2 wrong usage, 3 too few nodes; 4 COMMAND ran and its lock was lost.
)");
}

} // namespace Lockscope::App
