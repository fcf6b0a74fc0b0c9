#include "commandtable.h"

#include "../lab/scenario.h"
#include "../lab/scheme.h"
#include "commandline.h"

#include <lockscope/core/dialects/dialect.h>
#include <lockscope/core/words/translation.h>

#include <algorithm>
#include <numeric>

namespace Lockscope::App {

namespace {

constexpr CommandText kCommands[]{
    {"window", "", "", "Open the window",
     "Without nodes, the window begins with your kept connections. Lockscope is read-only until you allow changes. F1 "
     "lists the keys. Where there is no display, a live text view runs instead.",
     "0 done, 2 wrong usage, 3 the demo's nodes could not be started.",
     "lockscope --node redis://10.0.0.1 --node redis://10.0.0.2 --node redis://10.0.0.3\n"
     "lockscope -h redis.example.org --tls --askpass --view alerts"},
    {"list", "See locks", "", "Print all locks, once",
     "A --pattern without wildcards is a name, as for show: its keys are read directly.",
     "0 done, 3 no node could be read, or --timeout cut it short.",
     "lockscope list -h redis.example.org -n all\n"
     "lockscope list --pattern 'orders:*' --json | jq -r .owner"},
    {"show", "See locks", "NAME", "Print one lock, with a line per node",
     "NAME is the lock's key, a key beside it, or what the application calls the lock; \\xNN is a byte.",
     "0 held, 1 not held, 3 unknown, because nodes do not answer.",
     "lockscope show orders:42 -h redis.example.org\n"
     "lockscope show orders:42 --json | jq -r .owner      # who holds it, for a script"},
    {"watch", "See locks", "", "Print locks as they change, and alerts, until interrupted",
     "A terminal shows a table that is redrawn; otherwise each change is a line. --on-alert commands run one at a "
     "time, "
     "with the alert as JSON on standard input and LOCKSCOPE_ALERT_KIND, _PHASE, _SEVERITY, _NAME, _NODE and _TEXT in "
     "the environment. After 30s they are killed.",
     "0 ended by Ctrl+C; 130 Ctrl+C pressed again; 1 the recording failed.",
     "lockscope watch -h redis.example.org --json\n"
     "lockscope watch --record incident.jsonl              # also keep it for replay\n"
     "lockscope watch --on-alert 'logger \"$LOCKSCOPE_ALERT_TEXT\"'"},
    {"sample", "See locks", "[NAME...]", "Print who tries to take locks, by MONITOR for some seconds",
     "Without a NAME it finds the keys at which clients contend, known as locks or not. MONITOR slows the nodes down.",
     "0 done, 1 refused on production, 3 no node could be read, or cut short.",
     "lockscope sample orders:42 --for 2s\n"
     "lockscope sample -h redis.example.org                # where clients contend"},
    {"release", "Act on locks", "NAME", "Release somebody else's lock, by a plan",
     "Prints the plan and changes nothing. With --execute each node compares the owner first, and Lockscope reports "
     "whether the lock stays free. NAME as for show.",
     "0 done, 1 refused or the lock came back, 3 no node could be read, or cut short.",
     "lockscope release lock:nightly -h redis.example.org  # the plan\n"
     "lockscope release lock:nightly -h redis.example.org --owner host-3:7 --execute"},
    {"run", "Act on locks", "NAME [--] COMMAND [ARGUMENTS]", "Run a command under a lock",
     "Takes the lock, renews it while COMMAND runs, and releases it. If the lock cannot be kept, COMMAND is ended with "
     "all that it has started. Everything after NAME and the options belongs to COMMAND, which gets LOCKSCOPE_LOCK, "
     "LOCKSCOPE_TOKEN and LOCKSCOPE_TTL_MS, and not REDISCLI_AUTH.",
     "that of COMMAND; 126 or 127 if it cannot be run or found. Not run: 1 somebody else holds the lock, 2 wrong "
     "usage, "
     "3 too few nodes. 4: COMMAND ran and its lock was lost.",
     "lockscope run nightly -h redis.example.org report.sh --all\n"
     "lockscope run deploy --wait 5m --ttl 1m -- make deploy"},
    {"doctor", "Check nodes", "", "Report what endangers locks on nodes, and how to fix it",
     "Also lists the rights that this user lacks. It prints fixes and runs none.",
     "0 nothing endangers locks, 1 something does, 3 a node was not reached, or cut short.",
     "lockscope doctor -h redis.example.org --user lockscope --askpass\n"
     "lockscope doctor --ttl 2m --json"},
    {"dialects", "Check nodes", "", "List how libraries write locks, and what Lockscope can do", "", "0 done.",
     "lockscope dialects\n"
     "lockscope dialects --json | jq -r .dialect"},
    {"replay", "Record and export", "FILE", "Show a recording as if it were watched, without any Redis", "",
     "0 done, 1 the recording cannot be read.",
     "lockscope replay incident.jsonl --at 14:02:11 --once\n"
     "lockscope replay incident.jsonl --window"},
    {"export", "Record and export", "", "Serve metrics for Prometheus, until interrupted",
     "The metrics' names are a contract: see metrics in the documentation. Beyond this machine, scrapers need a token, "
     "from --token-file or LOCKSCOPE_EXPORT_TOKEN in the environment.",
     "0 ended by Ctrl+C; 130 Ctrl+C pressed again; 1 the address cannot be listened on.",
     "lockscope export --prometheus -h redis.example.org\n"
     "lockscope export --prometheus --listen 0.0.0.0:9464 --token-file /etc/lockscope/token"},
    {"demo", "Learn", "", "Run private Redis nodes with contending clients; or the lab",
     "Everything that the demo starts is gone afterwards. It needs redis-server. The lab shows what ways of locking "
     "do.",
     "0 done; of the lab: 0 all came out as expected, 1 something did not, 3 it could not be started.",
     "lockscope demo\n"
     "lockscope demo --scenario crash-without-expiry"},
    {"help", "", "[COMMAND|connection]", "Print a page of help, or the whole reference", "", "0 done, 2 no such page.",
     "lockscope help release\n"
     "lockscope help connection"},
    {"complete", "", "-- [WORD...]", "Print what can complete a command line, for the shells' completion", "",
     "0 done.",
     "lockscope complete -- list --ti\n"
     "lockscope complete -- re"}};

constexpr const char *kNodes = "window list show watch sample release run doctor export";
constexpr const char *kReaders = "window list show watch sample release doctor export";
constexpr const char *kOneLook = "list show sample release doctor";

constexpr OptionText kOptions[]{
    {"--owner", "TOKEN", "release", "Only from this owner. --execute requires it."},
    {"--execute", "", "release", "Carry out the plan. Without it, nothing is changed."},
    {"--hold-off", "TIME", "release", "Nobody else gets the lock for this long. Gives the owner time to finish."},
    {"--shorten-to", "TIME", "release", "Shorten the TTL instead. A live owner will renew and keep the lock."},
    {"--set-ttl", "TIME", "release", "Set this TTL instead, on a lock without expiry."},
    {"--reason", "TEXT", "release", "Reason for the audit journal. Production requires it."},
    {"--confirm", "NAME", "release", "The lock's name again. Production requires it."},
    {"--ttl", "TIME", "run", "TTL, renewed every third of it (default 30s). If longer, see --longest-ttl."},
    {"--longest-ttl", "TIME", "run",
     "The longest TTL of any client (default 30s, or --ttl if longer): the same for all clients. "
     "A node votes once it runs for this long."},
    {"--trust-young-nodes", "", "run window",
     "Let nodes vote that restarted recently: they are new, or keep each write."},
    {"--wait", "TIME", "run", "How long to try for the lock (default: one attempt)."},
    {"--longest-hold", "TIME", "run", "End COMMAND after this long."},
    {"--grace", "TIME", "run", "From SIGTERM to SIGKILL (default a third of the TTL, at most 10s)."},
    {"--conflict-exit-code", "NUMBER", "run", "Exit status if somebody else holds the lock (default 1)."},
    {"--lost-exit-code", "NUMBER", "run", "Exit status if COMMAND was ended because of its lock (default 4)."},
    {"--ttl", "TIME", "doctor", "The longest TTL that clients use (default 30s, or the longest seen)."},
    {"--for", "TIME", "sample", "How long to listen, at most 10s (default 3s)."},
    {"--confirm-production", "", "sample", "Listen on production as well."},
    {"--prometheus", "", "export", "Required: Prometheus' text format, the only one."},
    {"--listen", "ADDRESS:PORT", "export", "Where to serve them (default 127.0.0.1:9464). Port 0: any free port."},
    {"--token-file", "FILE", "export", "Serve only requests with the token in FILE: 'Authorization: Bearer TOKEN'."},
    {"--no-token", "", "export", "Serve everybody who can reach the address, beyond this machine as well."},
    {"--record", "FILE", "watch", "Also write everything to FILE, which must not exist yet."},
    {"--alert-rules", "FILE", "watch export", "Alert by the rules in this JSON file, not by the usual ones."},
    {"--on-alert", "COMMAND", "watch", "Run this command of the shell for each alert that begins or ends."},
    {"--once", "", "watch window demo", "End after the first complete picture."},
    {"--at", "TIME", "replay", "Begin there: 90s after its start, at 14:02:11, or at 2026-11-21T14:02:11."},
    {"--speed", "NUMBER", "replay", "Play this many times faster (default 1); 0 without pauses."},
    {"--once", "", "replay", "Print one picture: that at --at, otherwise the last."},
    {"--window", "", "replay", "Show it in the window, with a bar to go to any moment."},
    {"--headless", "", "window demo", "A live text view instead of the window."},
    {"--view", "VIEW", "window demo replay",
     "Begin the window with overview, locks, timeline, contention, owners, nodes, alerts or audit."},
    {"--lang", "LANGUAGE", "window demo replay",
     "The window's language: en, ko, zh_CN or zh_TW (default: the environment's)."},
    {"--lab", "", "demo", "The lab in the window: start, pause and step through each way of locking."},
    {"--list", "", "demo", "Print the lab's schemes and scenarios."},
    {"--all", "", "demo", "Run every scheme in the stock experiment, then every scenario."},
    {"--tour", "", "demo", "Run the guided tour: twelve scenarios from no lock to fencing."},
    {"--scheme", "SCHEME...", "demo", "Run the stock experiment with this way of locking."},
    {"--scenario", "SCENARIO...", "demo", "Run this scenario of failure."},
    {"--runs", "NUMBER", "demo", "Repeat each this often (default 1)."},
    {"--stock", "NUMBER", "demo", "Stock of the stock experiment (default 100)."},
    {"--buyers", "NUMBER", "demo", "Its buyers (default 100)."},
    {"--processes", "NUMBER", "demo", "Its processes (default 4)."},
    {"--json", "", "window list show watch replay sample release doctor dialects demo",
     "Print one JSON object per line."},
    {"--quiet", "", "list show sample release run doctor demo", "Show no progress on the terminal."},
    {"--timeout", "TIME", kOneLook, "Stop after this time, and say what is missing."},
    {"--interval", "TIME", "window watch export demo", "Time between readings, 0.1s to 60s (default 1s)."},
    {"--man", "", "help", "Print the manual page."},
    {"--markdown", "", "help", "Print the reference in Markdown."},
    {"--help", "", "window list show watch replay sample release run doctor dialects demo export help complete",
     "Print this page."},
    {"--version", "", "window", "Print the version."},

    {"--pattern", "GLOB...", kReaders, "Show all keys that match, as for SCAN MATCH.", OptionPart::Keys},
    {"--generic, --possible", "", kReaders, "Also keys that may be locks.", OptionPart::Keys},
    {"--most-locks", "NUMBER", kReaders, "Further locks are left out and counted (default 2000000).", OptionPart::Keys},
    {"--pin", "GLOB=DIALECT...", kReaders,
     "Keys that match are locks of this dialect, or none. The first match counts.", OptionPart::Keys},

    {"--node", "URI...", kNodes,
     "A node: redis://[user:password@]host[:port][/db], rediss:// for TLS, unix:///path. Several independent nodes "
     "vote on each lock, as in Redlock. A password in it is hidden as that of -a is.",
     OptionPart::Connection},
    {"-h, --host", "HOST", kNodes, "Host of one node (default 127.0.0.1).", OptionPart::Connection},
    {"-p, --port", "PORT", kNodes, "Its port (default 6379).", OptionPart::Connection},
    {"-s, --socket", "PATH", kNodes, "Its unix socket.", OptionPart::Connection},
    {"-u, --uri", "URI...", kNodes, "The same as --node.", OptionPart::Connection},
    {"-n, --db", "DATABASE", kNodes,
     "Number of the database (default 0). list, show, watch, doctor, export and the window take several: -n 0,1, or -n "
     "all for those that hold keys.",
     OptionPart::Connection},
    {"--user", "NAME", kNodes, "ACL user to log in as.", OptionPart::Connection},
    {"-a, --pass", "PASSWORD", kNodes,
     "Password. Lockscope hides it from the process list, but only once it runs, and the shell may keep it: prefer "
     "--askpass or REDISCLI_AUTH in the environment.",
     OptionPart::Connection},
    {"--askpass", "", kNodes, "Ask for the password on the terminal.", OptionPart::Connection},
    {"--tls", "", kNodes, "Use TLS. Certificates and host names are always verified.", OptionPart::Connection},
    {"--cacert", "FILE", kNodes, "Certificates to trust (default: the system's).", OptionPart::Connection},
    {"--cert", "FILE", kNodes, "Certificate of this client.", OptionPart::Connection},
    {"--key", "FILE", kNodes, "Key of that certificate.", OptionPart::Connection},
    {"--sni", "NAME", kNodes, "Server name to ask for and to verify.", OptionPart::Connection},
    {"--sentinel", "URI...", kNodes,
     "Instead of nodes: a sentinel that knows the node, also after a failover. host[:port] (default 26379), or a URI "
     "with its own login.",
     OptionPart::Connection},
    {"--master", "NAME", kNodes, "Name by which the sentinels know the node.", OptionPart::Connection},
    {"--cluster", "", kNodes, "The nodes belong to a Redis Cluster. Lockscope finds and watches all its masters.",
     OptionPart::Connection},
    {"--ssh", "HOST...", kNodes,
     "Reach all servers through [user@]host[:port], by OpenSSH with its configuration and agent. Several: each "
     "through the one before.",
     OptionPart::Connection},
    {"--proxy", "PROXY", kNodes,
     "Reach all servers through socks5://[user@]host[:port], which resolves their names; 'environment' takes "
     "ALL_PROXY.",
     OptionPart::Connection},
    {"--map", "HOST=HOST...", kNodes, "Reach HOST[:PORT], as servers announce it, at another address.",
     OptionPart::Connection},
    {"--environment", "KIND", kNodes,
     "development, unspecified or production. Production requires release --execute to have --confirm and --reason, "
     "and "
     "sample to have --confirm-production.",
     OptionPart::Connection}};

/// Insertions, deletions, substitutions and swaps of neighbours that make one word the other.
int distanceBetween(const QString &left, const QString &right)
{
    const auto width = static_cast<size_t>(right.size()) + 1;
    std::vector<int> before;
    std::vector<int> last(width);
    std::iota(last.begin(), last.end(), 0);
    for (qsizetype i = 0; i < left.size(); ++i) {
        std::vector<int> next(width, static_cast<int>(i) + 1);
        for (qsizetype j = 0; j < right.size(); ++j) {
            const auto at = static_cast<size_t>(j);
            next[at + 1] = std::min({last[at + 1] + 1, next[at] + 1, last[at] + (left.at(i) == right.at(j) ? 0 : 1)});
            if (i > 0 && j > 0 && left.at(i) == right.at(j - 1) && left.at(i - 1) == right.at(j))
                next[at + 1] = std::min(next[at + 1], before[at - 1] + 1);
        }
        before = std::exchange(last, std::move(next));
    }
    return last.back();
}

} // namespace

QStringList OptionText::spellings() const
{
    return QString::fromLatin1(names).split(QStringLiteral(", "));
}

QString OptionText::id() const
{
    return spellings().constLast().mid(2);
}

QString OptionText::valueName() const
{
    return QString::fromLatin1(value).remove(QStringLiteral("..."));
}

bool OptionText::goesWith(const QString &command) const
{
    return QString::fromLatin1(commands).split(u' ').contains(command);
}

std::span<const CommandText> commandTable()
{
    return kCommands;
}

std::span<const OptionText> optionTable()
{
    return kOptions;
}

const CommandText *findCommand(const QString &name)
{
    const auto *found = std::ranges::find_if(
        kCommands, [&name](const CommandText &command) { return name == QLatin1String(command.name); });
    return found == std::end(kCommands) ? nullptr : found;
}

const OptionText *findOption(const QString &spelling, const QString &command)
{
    const OptionText *any = nullptr;
    for (const auto &option : kOptions) {
        if (!option.spellings().contains(spelling))
            continue;
        any = &option;
        if (option.goesWith(command))
            break;
    }
    return any;
}

QStringList choicesFor(const QString &valueName)
{
    QStringList names;
    if (valueName == QLatin1String("VIEW"))
        return viewIds();
    if (valueName == QLatin1String("LANGUAGE"))
        return translationLanguages();
    if (valueName == QLatin1String("KIND"))
        return {QStringLiteral("development"), QStringLiteral("unspecified"), QStringLiteral("production")};
    if (valueName.endsWith(QLatin1String("DIALECT"))) {
        for (const auto &dialect : DialectCatalog::standard().all())
            names += dialect->id();
    }
    if (valueName == QLatin1String("SCHEME")) {
        for (const auto &scheme : Lab::allSchemes())
            names += scheme.id;
    }
    if (valueName == QLatin1String("SCENARIO")) {
        for (const auto &scenario : Lab::allScenarios())
            names += scenario.id;
    }
    return names;
}

QString suggestion(const QString &word, const QStringList &candidates)
{
    QString best;
    auto least = static_cast<int>(word.size() / 3) + 1;
    if (word.size() < 3) // anything is like it
        return {};
    for (const auto &candidate : candidates) {
        if (candidate.startsWith(word))
            return QStringLiteral(" Did you mean '%1'?").arg(candidate);
        if (const int distance = distanceBetween(word, candidate); distance <= least && distance < candidate.size()) {
            best = candidate;
            least = distance - 1;
        }
    }
    return best.isEmpty() ? QString() : QStringLiteral(" Did you mean '%1'?").arg(best);
}

} // namespace Lockscope::App
