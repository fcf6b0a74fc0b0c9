<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::AcquireDialog</name>
    <message numerus="yes">
        <source>Nodes: %n.</source>
        <translation>
            <numerusform>Nodes: %n.</numerusform>
            <numerusform>Nodes: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::AlertsView</name>
    <message numerus="yes">
        <source>each of the %n rows selected</source>
        <translation>
            <numerusform>the selected row</numerusform>
            <numerusform>each of the %n rows selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::App::DesktopNotifications</name>
    <message numerus="yes">
        <source>%n more alerts</source>
        <translation>
            <numerusform>%n more alert</numerusform>
            <numerusform>%n more alerts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::App::DoctorText</name>
    <message numerus="yes">
        <source>%n replicas</source>
        <translation>
            <numerusform>%n replica</numerusform>
            <numerusform>%n replicas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::App::MainWindow</name>
    <message numerus="yes">
        <source>%1 (%n keys)</source>
        <comment>number of a database</comment>
        <translation>
            <numerusform>%1 (%n key)</numerusform>
            <numerusform>%1 (%n keys)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::App::TextTable</name>
    <message numerus="yes">
        <source>%1: %n keys may not be read by this user, so it is not known whether they are locks. %2</source>
        <translation>
            <numerusform>%1: %n key may not be read by this user, so it is not known whether it is a lock. %2</numerusform>
            <numerusform>%1: %n keys may not be read by this user, so it is not known whether they are locks. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys have too many elements, a very long one, or ones that came too late: they were not read whole, so it is not known whether they are locks.</source>
        <translation>
            <numerusform>%1: %n key has too many elements, a very long one, or ones that came too late: it was not read whole, so it is not known whether it is a lock.</numerusform>
            <numerusform>%1: %n keys have too many elements, a very long one, or ones that came too late: they were not read whole, so it is not known whether they are locks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys could not be read, so it is not known whether they are locks. %2</source>
        <translation>
            <numerusform>%1: %n key could not be read, so it is not known whether it is a lock. %2</numerusform>
            <numerusform>%1: %n keys could not be read, so it is not known whether they are locks. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: at least %n locks are not shown, because there are too many. Watch fewer keys with --pattern, or raise --most-locks.</source>
        <translation>
            <numerusform>%1: at least %n lock is not shown, because there are too many. Watch fewer keys with --pattern, or raise --most-locks.</numerusform>
            <numerusform>%1: at least %n locks are not shown, because there are too many. Watch fewer keys with --pattern, or raise --most-locks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::AuditView</name>
    <message numerus="yes">
        <source>%1 on %n nodes</source>
        <translation>
            <numerusform>%1 on %n node</numerusform>
            <numerusform>%1 on %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locks: %1</source>
        <translation>
            <numerusform>%n lock: %1</numerusform>
            <numerusform>%n locks: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ConnectionDialog</name>
    <message numerus="yes">
        <source>%n connections imported.</source>
        <translation>
            <numerusform>%n connection imported.</numerusform>
            <numerusform>%n connections imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections exported, without passwords.</source>
        <translation>
            <numerusform>%n connection exported, without passwords.</numerusform>
            <numerusform>%n connections exported, without passwords.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ContentionModel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ContentionWording</name>
    <message numerus="yes">
        <source>Clients tried to take %n keys.</source>
        <translation>
            <numerusform>Clients tried to take %n key.</numerusform>
            <numerusform>Clients tried to take %n keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them saw no contention.</source>
        <translation>
            <numerusform>%n of them saw no contention.</numerusform>
            <numerusform>%n of them saw no contention.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many keys: %n attempts are not counted.</source>
        <translation>
            <numerusform>Too many keys: %n attempt is not counted.</numerusform>
            <numerusform>Too many keys: %n attempts are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines were too long or not commands, and are not counted</source>
        <translation>
            <numerusform>%n line was too long or not a command, and is not counted</numerusform>
            <numerusform>%n lines were too long or not commands, and are not counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ExportDialog</name>
    <message numerus="yes">
        <source>✔ %n rows written to %1</source>
        <translation>
            <numerusform>✔ %n row written to %1</numerusform>
            <numerusform>✔ %n rows written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✔ %n rows, as they were at %2, written to %1</source>
        <translation>
            <numerusform>✔ %n row, as it was at %2, written to %1</numerusform>
            <numerusform>✔ %n rows, as they were at %2, written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::FindingGroups</name>
    <message numerus="yes">
        <source>%n nodes keep no append-only file</source>
        <translation>
            <numerusform>%n node keeps no append-only file</numerusform>
            <numerusform>%n nodes keep no append-only file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes evict keys when their memory is full</source>
        <translation>
            <numerusform>%n node evicts keys when its memory is full</numerusform>
            <numerusform>%n nodes evict keys when their memory is full</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have little memory left</source>
        <translation>
            <numerusform>%n node has little memory left</numerusform>
            <numerusform>%n nodes have little memory left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes could not write their append-only file</source>
        <translation>
            <numerusform>%n node could not write its append-only file</numerusform>
            <numerusform>%n nodes could not write their append-only file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not show how often they write to disk</source>
        <translation>
            <numerusform>%n node does not show how often it writes to disk</numerusform>
            <numerusform>%n nodes do not show how often they write to disk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes write to disk later than they answer</source>
        <translation>
            <numerusform>%n node writes to disk later than it answers</numerusform>
            <numerusform>%n nodes write to disk later than they answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest snapshot of %n nodes failed</source>
        <translation>
            <numerusform>The latest snapshot of %n node failed</numerusform>
            <numerusform>The latest snapshot of %n nodes failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have replicas</source>
        <translation>
            <numerusform>%n node has replicas</numerusform>
            <numerusform>%n nodes have replicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are replicas</source>
        <translation>
            <numerusform>%n node is a replica</numerusform>
            <numerusform>%n nodes are replicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have too few replicas in sync</source>
        <translation>
            <numerusform>%n node has too few replicas in sync</numerusform>
            <numerusform>%n nodes have too few replicas in sync</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are Sentinels</source>
        <translation>
            <numerusform>%n node is a Sentinel</numerusform>
            <numerusform>%n nodes are Sentinels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes belong to a Redis Cluster</source>
        <translation>
            <numerusform>%n node belongs to a Redis Cluster</numerusform>
            <numerusform>%n nodes belong to a Redis Cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes cannot be reached</source>
        <translation>
            <numerusform>%n node cannot be reached</numerusform>
            <numerusform>%n nodes cannot be reached</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes cannot be read</source>
        <translation>
            <numerusform>%n node cannot be read</numerusform>
            <numerusform>%n nodes cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks of %n nodes are off</source>
        <translation>
            <numerusform>The clock of %n node is off</numerusform>
            <numerusform>The clocks of %n nodes are off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks of %n nodes jumped</source>
        <translation>
            <numerusform>The clock of %n node jumped</numerusform>
            <numerusform>The clocks of %n nodes jumped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not answer INFO</source>
        <translation>
            <numerusform>%n node does not answer INFO</numerusform>
            <numerusform>%n nodes do not answer INFO</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not support scripts</source>
        <translation>
            <numerusform>%n node does not support scripts</numerusform>
            <numerusform>%n nodes do not support scripts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some keys of %n nodes cannot be read</source>
        <translation>
            <numerusform>Some keys of %n node cannot be read</numerusform>
            <numerusform>Some keys of %n nodes cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are second names of others</source>
        <translation>
            <numerusform>%n node is a second name of another</numerusform>
            <numerusform>%n nodes are second names of others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes: %1</source>
        <translation>
            <numerusform>%n node: %1</numerusform>
            <numerusform>%n nodes: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not report their uptime</source>
        <translation>
            <numerusform>%n node does not report its uptime</numerusform>
            <numerusform>%n nodes do not report their uptime</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes started recently</source>
        <translation>
            <numerusform>%n node started recently</numerusform>
            <numerusform>%n nodes started recently</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some locks of %n nodes are not shown</source>
        <translation>
            <numerusform>Some locks of %n node are not shown</numerusform>
            <numerusform>Some locks of %n nodes are not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::FindingWords</name>
    <message numerus="yes">
        <source>overtaken %n time(s)</source>
        <translation>
            <numerusform>overtaken %n time</numerusform>
            <numerusform>overtaken %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::Words</name>
    <message numerus="yes">
        <source>%n wait</source>
        <translation>
            <numerusform>%n waits</numerusform>
            <numerusform>%n wait</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::LockView</name>
    <message numerus="yes">
        <source>“%1” hides all %n locks.</source>
        <translation>
            <numerusform>“%1” hides the only lock.</numerusform>
            <numerusform>“%1” hides all %n locks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n locks.</source>
        <translation>
            <numerusform>The filter hides the only lock.</numerusform>
            <numerusform>The filter hides all %n locks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filter and namespace hide all %n locks.</source>
        <translation>
            <numerusform>Filter and namespace hide the only lock.</numerusform>
            <numerusform>Filter and namespace hide all %n locks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::LockWords</name>
    <message numerus="yes">
        <source>All %n nodes agree.</source>
        <translation>
            <numerusform>%n node agrees.</numerusform>
            <numerusform>All %n nodes agree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners share the nodes, and none has the %1 votes it needs.</source>
        <translation>
            <numerusform>Nobody holds it: %n owner has some of the nodes, but not the %1 votes it needs.</numerusform>
            <numerusform>Nobody holds it: %n owners share the nodes, and none has the %1 votes it needs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted without it. That is no release: its owner may still rely on it.</source>
        <translation>
            <numerusform>%n node restarted without it. That is no release: its owner may still rely on it.</numerusform>
            <numerusform>%n nodes restarted without it. That is no release: its owner may still rely on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has no TTL on %n nodes and stays there when the hold ends.</source>
        <translation>
            <numerusform>It has no TTL on %n node and stays there when the hold ends.</numerusform>
            <numerusform>It has no TTL on %n nodes and stays there when the hold ends.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::LockscopeWidget</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locks</source>
        <translation>
            <numerusform>%n lock</numerusform>
            <numerusform>%n locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can select at most %n rows.</source>
        <translation>
            <numerusform>You can select at most %n row.</numerusform>
            <numerusform>You can select at most %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This releases %n of your locks, and others can take them: %1. On silent nodes they stay until their TTL ends.</source>
        <translation>
            <numerusform>This releases %n of your locks, and others can take it: %1. On silent nodes it stays until its TTL ends.</numerusform>
            <numerusform>This releases %n of your locks, and others can take them: %1. On silent nodes they stay until their TTL ends.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::OverviewView</name>
    <message numerus="yes">
        <source>on %n locks</source>
        <translation>
            <numerusform>on %n lock</numerusform>
            <numerusform>on %n locks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::OwnersView</name>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>%n owner</numerusform>
            <numerusform>%n owners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Graph (%n possible deadlocks)</source>
        <translation>
            <numerusform>Graph (%n possible deadlock)</numerusform>
            <numerusform>Graph (%n possible deadlocks)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible deadlocks, marked red.</source>
        <translation>
            <numerusform>%n possible deadlock, marked red.</numerusform>
            <numerusform>%n possible deadlocks, marked red.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more locks: use the filter.</source>
        <translation>
            <numerusform>%n more lock: use the filter.</numerusform>
            <numerusform>%n more locks: use the filter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more owners of shared locks.</source>
        <translation>
            <numerusform>%n more owner of shared locks.</numerusform>
            <numerusform>%n more owners of shared locks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileNodesTab</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::QuorumRing</name>
    <message numerus="yes">
        <source>can lose %n more</source>
        <translation>
            <numerusform>can lose %n more</numerusform>
            <numerusform>can lose %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can lose %n</source>
        <translation>
            <numerusform>can lose %n</numerusform>
            <numerusform>can lose %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::Rail</name>
    <message numerus="yes">
        <source>%1, %n needing attention</source>
        <translation>
            <numerusform>%1, %n needing attention</numerusform>
            <numerusform>%1, %n needing attention</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::RankingModel</name>
    <message numerus="yes">
        <source>… and %n more, not shown: use the filter</source>
        <translation>
            <numerusform>… and %n more, not shown: use the filter</numerusform>
            <numerusform>… and %n more, not shown: use the filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ReadingControl</name>
    <message numerus="yes">
        <source>+%n changes</source>
        <translation>
            <numerusform>+%n change</numerusform>
            <numerusform>+%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingPlayer</name>
    <message numerus="yes">
        <source>Lockscope skipped %n unreadable lines</source>
        <translation>
            <numerusform>Lockscope skipped %n unreadable line</numerusform>
            <numerusform>Lockscope skipped %n unreadable lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseDialog</name>
    <message numerus="yes">
        <source>Check the plan once more: %n s.</source>
        <translation>
            <numerusform>Check the plan once more: %n s.</numerusform>
            <numerusform>Check the plan once more: %n s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseManyDialog</name>
    <message numerus="yes">
        <source>Shorten TTL of %n locks</source>
        <translation>
            <numerusform>Shorten TTL of %n lock</numerusform>
            <numerusform>Shorten TTL of %n locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set a TTL for %n locks</source>
        <translation>
            <numerusform>Set a TTL for %n lock</numerusform>
            <numerusform>Set a TTL for %n locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Force-release %n locks</source>
        <translation>
            <numerusform>Force-release %n lock</numerusform>
            <numerusform>Force-release %n locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> ⚠ %n more locks exceed the limit of this list.</source>
        <translation>
            <numerusform> ⚠ %n more lock exceeds the limit of this list.</numerusform>
            <numerusform> ⚠ %n more locks exceed the limit of this list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check the plans once more: %n s.</source>
        <translation>
            <numerusform>Check the plan once more: %n s.</numerusform>
            <numerusform>Check the plans once more: %n s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n locks and block new owners for %1</source>
        <translation>
            <numerusform>Release %n lock and block new owners for %1</numerusform>
            <numerusform>Release %n locks and block new owners for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shorten TTL of %n locks to %1</source>
        <translation>
            <numerusform>Shorten TTL of %n lock to %1</numerusform>
            <numerusform>Shorten TTL of %n locks to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set a TTL of %1 for %n locks</source>
        <translation>
            <numerusform>Set a TTL of %1 for %n lock</numerusform>
            <numerusform>Set a TTL of %1 for %n locks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseManyModel</name>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>%n owner</numerusform>
            <numerusform>%n owners</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseWording</name>
    <message numerus="yes">
        <source>Renewals seen from this owner: %n.</source>
        <translation>
            <numerusform>Renewals seen from this owner: %n.</numerusform>
            <numerusform>Renewals seen from this owner: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ResultWording</name>
    <message numerus="yes">
        <source> The key may be left on %n nodes.</source>
        <translation>
            <numerusform> The key may be left on %n node.</numerusform>
            <numerusform> The key may be left on %n nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> It has no TTL on %n nodes and does not expire there.</source>
        <translation>
            <numerusform> It has no TTL on %n node and does not expire there.</numerusform>
            <numerusform> It has no TTL on %n nodes and does not expire there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleDialog</name>
    <message numerus="yes">
        <source>The selec&amp;ted: %n locks</source>
        <translation>
            <numerusform>The selec&amp;ted: %n lock</numerusform>
            <numerusform>The selec&amp;ted: %n locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Listening to %n nodes…</source>
        <translation>
            <numerusform>Listening to %n node…</numerusform>
            <numerusform>Listening to %n nodes…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✔ Clients tried to take, or waited for, %1 of %n locks.</source>
        <translation>
            <numerusform>✔ Clients tried to take, or waited for, %1 of %n lock.</numerusform>
            <numerusform>✔ Clients tried to take, or waited for, %1 of %n locks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::SteadyTable</name>
    <message numerus="yes">
        <source>↑ %n more above</source>
        <translation>
            <numerusform>↑ %n more above</numerusform>
            <numerusform>↑ %n more above</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelinePainter</name>
    <message numerus="yes">
        <source>%n holds</source>
        <comment>too short to be drawn one by one</comment>
        <translation>
            <numerusform>%n hold</numerusform>
            <numerusform>%n holds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more owners</source>
        <translation>
            <numerusform>%n more owner</numerusform>
            <numerusform>%n more owners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locks</source>
        <translation>
            <numerusform>%n lock</numerusform>
            <numerusform>%n locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n locks</source>
        <translation>
            <numerusform>%1 of %n lock</numerusform>
            <numerusform>%1 of %n locks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineView</name>
    <message numerus="yes">
        <source>Without %Ln earlier holds. Use the filter to see them.</source>
        <translation>
            <numerusform>Without %Ln earlier hold. Use the filter to see it.</numerusform>
            <numerusform>Without %Ln earlier holds. Use the filter to see them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n locks, ended ones included.</source>
        <translation>
            <numerusform>The filter hides the only lock, ended ones included.</numerusform>
            <numerusform>The filter hides all %n locks, ended ones included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier holds are not listed. Use the filter to see them.</source>
        <translation>
            <numerusform>%Ln earlier hold is not listed. Use the filter to see it.</numerusform>
            <numerusform>%Ln earlier holds are not listed. Use the filter to see them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineWording</name>
    <message numerus="yes">
        <source>%1: %n short holds</source>
        <translation>
            <numerusform>%1: %n short hold</numerusform>
            <numerusform>%1: %n short holds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more here: zoom in)</source>
        <translation>
            <numerusform>%1 (and %n more here: zoom in)</numerusform>
            <numerusform>%1 (and %n more here: zoom in)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n waiters</source>
        <translation>
            <numerusform>up to %n waiter</numerusform>
            <numerusform>up to %n waiters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiters meanwhile: up to %n since %1.</source>
        <translation>
            <numerusform>Waiters meanwhile: up to %n since %1.</numerusform>
            <numerusform>Waiters meanwhile: up to %n since %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiters meanwhile: up to %n.</source>
        <translation>
            <numerusform>Waiters meanwhile: up to %n.</numerusform>
            <numerusform>Waiters meanwhile: up to %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n waiters, since %2</source>
        <translation>
            <numerusform>%1: up to %n waiter, since %2</numerusform>
            <numerusform>%1: up to %n waiters, since %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::WaitGraphCanvas</name>
    <message numerus="yes">
        <source>%n waiters</source>
        <translation>
            <numerusform>%n waiter</numerusform>
            <numerusform>%n waiters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::Wording</name>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>%n owner</numerusform>
            <numerusform>%n owners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n readers</source>
        <translation>
            <numerusform>%n reader</numerusform>
            <numerusform>%n readers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holders</source>
        <translation>
            <numerusform>%n holder</numerusform>
            <numerusform>%n holders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Held for reading, readers: %n</source>
        <translation>
            <numerusform>Held for reading, readers: %n</numerusform>
            <numerusform>Held for reading, readers: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Semaphore, permits in use: %n</source>
        <translation>
            <numerusform>Semaphore, permits in use: %n</numerusform>
            <numerusform>Semaphore, permits in use: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients are blocked in %1 on %2. This release does not wake them.</source>
        <translation>
            <numerusform>%n client is blocked in %1 on %2. This release does not wake it.</numerusform>
            <numerusform>%n clients are blocked in %1 on %2. This release does not wake them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients are blocked in %1 on %2. The end of the TTL does not wake them.</source>
        <translation>
            <numerusform>%n client is blocked in %1 on %2. The end of the TTL does not wake it.</numerusform>
            <numerusform>%n clients are blocked in %1 on %2. The end of the TTL does not wake them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys could not be read; they may be locks</source>
        <translation>
            <numerusform>%1: %n key could not be read; it may be a lock</numerusform>
            <numerusform>%1: %n keys could not be read; they may be locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Database %1 has %n keys.</source>
        <translation>
            <numerusform>Database %1 has %n key.</numerusform>
            <numerusform>Database %1 has %n keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n keys)</source>
        <comment>number of a database</comment>
        <translation>
            <numerusform>%1 (%n key)</numerusform>
            <numerusform>%1 (%n keys)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other databases with keys: %1, and %n more.</source>
        <translation>
            <numerusform>Other databases with keys: %1, and %n more.</numerusform>
            <numerusform>Other databases with keys: %1, and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys may be locks</source>
        <translation>
            <numerusform>%n key may be a lock</numerusform>
            <numerusform>%n keys may be locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a string (bytes: %n)</source>
        <translation>
            <numerusform>a string (bytes: %n)</numerusform>
            <numerusform>a string (bytes: %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a hash (fields: %n)</source>
        <translation>
            <numerusform>a hash (fields: %n)</numerusform>
            <numerusform>a hash (fields: %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a list (elements: %n)</source>
        <translation>
            <numerusform>a list (elements: %n)</numerusform>
            <numerusform>a list (elements: %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a set (members: %n)</source>
        <translation>
            <numerusform>a set (members: %n)</numerusform>
            <numerusform>a set (members: %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a sorted set (members: %n)</source>
        <translation>
            <numerusform>a sorted set (members: %n)</numerusform>
            <numerusform>a sorted set (members: %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted or failed over.</source>
        <translation>
            <numerusform>%n node restarted or failed over.</numerusform>
            <numerusform>%n nodes restarted or failed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted or failed over and may lack locks.</source>
        <translation>
            <numerusform>%n node restarted or failed over and may lack locks.</numerusform>
            <numerusform>%n nodes restarted or failed over and may lack locks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory is full on %n nodes.</source>
        <translation>
            <numerusform>Memory is full on %n node.</numerusform>
            <numerusform>Memory is full on %n nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes reject all writes.</source>
        <translation>
            <numerusform>%n node rejects all writes.</numerusform>
            <numerusform>%n nodes reject all writes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest snapshot of %n nodes failed: they may reject all writes.</source>
        <translation>
            <numerusform>The latest snapshot of %n node failed: it may reject all writes.</numerusform>
            <numerusform>The latest snapshot of %n nodes failed: they may reject all writes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes started recently: locks taken before may be missing until %1.</source>
        <translation>
            <numerusform>%n node started recently: locks taken before may be missing until %1.</numerusform>
            <numerusform>%n nodes started recently: locks taken before may be missing until %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Locking works and survives %n more failures. %1</source>
        <translation>
            <numerusform>Locking works and survives %n more failure. %1</numerusform>
            <numerusform>Locking works and survives %n more failures. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this user may not read %n keys; they may be locks</source>
        <translation>
            <numerusform>%1: this user may not read %n key; it may be a lock</numerusform>
            <numerusform>%1: this user may not read %n keys; they may be locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; notified waiters: %n</source>
        <translation>
            <numerusform>%1; notified waiters: %n</numerusform>
            <numerusform>%1; notified waiters: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n more keys have a token of these owners: %1. If they belong to this lock, release them, too.</source>
        <translation>
            <numerusform>⚠ %n more key has a token of these owners: %1. If it belongs to this lock, release it, too.</numerusform>
            <numerusform>⚠ %n more keys have a token of these owners: %1. If they belong to this lock, release them, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n more keys have the same token: %1. If they belong to this lock, release them, too.</source>
        <translation>
            <numerusform>⚠ %n more key has the same token: %1. If it belongs to this lock, release it, too.</numerusform>
            <numerusform>⚠ %n more keys have the same token: %1. If they belong to this lock, release them, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: at least %n locks are not shown, because there are too many</source>
        <translation>
            <numerusform>%1: at least %n lock is not shown, because there are too many</numerusform>
            <numerusform>%1: at least %n locks are not shown, because there are too many</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message numerus="yes">
        <source>%n changes were too long to be recorded</source>
        <translation>
            <numerusform>%n change was too long to be recorded</numerusform>
            <numerusform>%n changes were too long to be recorded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n short holds, the last by %1</source>
        <translation>
            <numerusform>%n short hold, the last by %1</numerusform>
            <numerusform>%n short holds, the last by %1</numerusform>
        </translation>
    </message>
</context>
</TS>
