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
        <source>%1: %n keys have too many elements or a very long one, and were not read whole: whether they are locks cannot be told.</source>
        <translation>
            <numerusform>%1: %n key has too many elements or a very long one, and was not read whole: whether it is a lock cannot be told.</numerusform>
            <numerusform>%1: %n keys have too many elements or a very long one, and were not read whole: whether they are locks cannot be told.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys could not be read, so it is not known whether they are locks. %2</source>
        <translation>
            <numerusform>%1: %n key could not be read, so it is not known whether it is a lock. %2</numerusform>
            <numerusform>%1: %n keys could not be read, so it is not known whether they are locks. %2</numerusform>
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
        <source>%n lines were too long to be read, or no command; attempts among them are not counted</source>
        <translation>
            <numerusform>%n line was too long to be read, or no command; attempts in it are not counted</numerusform>
            <numerusform>%n lines were too long to be read, or no command; attempts among them are not counted</numerusform>
        </translation>
    </message>
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
        <source>There were too many keys: %n attempts are left out.</source>
        <translation>
            <numerusform>There were too many keys: %n attempt is left out.</numerusform>
            <numerusform>There were too many keys: %n attempts are left out.</numerusform>
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
        <source>%n nodes restarted</source>
        <translation>
            <numerusform>%n node restarted</numerusform>
            <numerusform>%n nodes restarted</numerusform>
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
    <name>Lockscope::LockView</name>
    <message numerus="yes">
        <source>No lock matches the filter. Clear it to see all %n.</source>
        <translation>
            <numerusform>No lock matches the filter. Clear it to see the only one.</numerusform>
            <numerusform>No lock matches the filter. Clear it to see all %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No lock of this namespace matches. Choose all locks and clear the filter to see all %n.</source>
        <translation>
            <numerusform>No lock of this namespace matches. Choose all locks and clear the filter to see the only one.</numerusform>
            <numerusform>No lock of this namespace matches. Choose all locks and clear the filter to see all %n.</numerusform>
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
        <source>Nodes on which it has no TTL: %n. It stays there when the hold ends.</source>
        <translation>
            <numerusform>Nodes on which it has no TTL: %n. It stays there when the hold ends.</numerusform>
            <numerusform>Nodes on which it has no TTL: %n. It stays there when the hold ends.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::LockscopeWidget</name>
    <message numerus="yes">
        <source>At most %n rows can be selected at a time.</source>
        <translation>
            <numerusform>At most %n row can be selected at a time.</numerusform>
            <numerusform>At most %n rows can be selected at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locks that you hold are released, and others can take them: %1. On a node that does not answer they run out.</source>
        <translation>
            <numerusform>The lock that you hold is released, and others can take it: %1. On a node that does not answer it runs out.</numerusform>
            <numerusform>%n locks that you hold are released, and others can take them: %1. On a node that does not answer they run out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locks</source>
        <translation>
            <numerusform>%n lock</numerusform>
            <numerusform>%n locks</numerusform>
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
        <source>%n lines of it could not be understood and are passed over</source>
        <translation>
            <numerusform>%n line of it could not be understood and is passed over</numerusform>
            <numerusform>%n lines of it could not be understood and are passed over</numerusform>
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
        <source> ⚠ %n more are not in this list: it has a limit.</source>
        <translation>
            <numerusform> ⚠ %n more is not in this list: it has a limit.</numerusform>
            <numerusform> ⚠ %n more are not in this list: it has a limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the plans once more: %n s.</source>
        <translation>
            <numerusform>Look at the plans once more: %n s.</numerusform>
            <numerusform>Look at the plans once more: %n s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %1 of %n locks</source>
        <translation>
            <numerusform>Release %1 of %n lock</numerusform>
            <numerusform>Release %1 of %n locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %1 of %n locks, hold off for %2</source>
        <translation>
            <numerusform>Release %1 of %n lock, hold off for %2</numerusform>
            <numerusform>Release %1 of %n locks, hold off for %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shorten %1 of %n locks to %2</source>
        <translation>
            <numerusform>Shorten %1 of %n lock to %2</numerusform>
            <numerusform>Shorten %1 of %n locks to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %1 of %n locks a TTL of %2</source>
        <translation>
            <numerusform>Give %1 of %n lock a TTL of %2</numerusform>
            <numerusform>Give %1 of %n locks a TTL of %2</numerusform>
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
        <source>✔ Clients tried to take, or waited for, %1 of %n locks listened for.</source>
        <translation>
            <numerusform>✔ Clients tried to take, or waited for, %1 of %n lock listened for.</numerusform>
            <numerusform>✔ Clients tried to take, or waited for, %1 of %n locks listened for.</numerusform>
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
        <source>%Ln earlier holds are not listed: the filter makes the list shorter.</source>
        <translation>
            <numerusform>%Ln earlier hold is not listed: the filter makes the list shorter.</numerusform>
            <numerusform>%Ln earlier holds are not listed: the filter makes the list shorter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier holds are not in it: the filter makes the list shorter.</source>
        <translation>
            <numerusform>%Ln earlier hold is not in it: the filter makes the list shorter.</numerusform>
            <numerusform>%Ln earlier holds are not in it: the filter makes the list shorter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filter leaves out all locks here: %n, with those that have ended. Change or clear the filter to see them.</source>
        <translation>
            <numerusform>The filter leaves out the only lock here. Change or clear the filter to see it.</numerusform>
            <numerusform>The filter leaves out all locks here: %n, with those that have ended. Change or clear the filter to see them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineWording</name>
    <message numerus="yes">
        <source>up to %n waited</source>
        <translation>
            <numerusform>up to %n waited</numerusform>
            <numerusform>up to %n waited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n were seen to wait meanwhile.</source>
        <translation>
            <numerusform>Up to %n was seen to wait meanwhile.</numerusform>
            <numerusform>Up to %n were seen to wait meanwhile.</numerusform>
        </translation>
    </message>
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
        <source>%1: up to %n wait, since %2</source>
        <translation>
            <numerusform>%1: up to %n waits, since %2</numerusform>
            <numerusform>%1: up to %n wait, since %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some were seen to wait meanwhile: up to %n since %1.</source>
        <translation>
            <numerusform>Some were seen to wait meanwhile: up to %n since %1.</numerusform>
            <numerusform>Some were seen to wait meanwhile: up to %n since %1.</numerusform>
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
        <source>Held by %1 for %2; all %n nodes agree. %3</source>
        <translation>
            <numerusform>Held by %1 for %2; its only node agrees. %3</numerusform>
            <numerusform>Held by %1 for %2; all %n nodes agree. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Held by %1 for %2, but only %3 of %4 nodes agree. Further node losses it survives: %n. %5</source>
        <translation>
            <numerusform>Held by %1 for %2, but only %3 of %4 nodes agree. Further node losses it survives: %n. %5</numerusform>
            <numerusform>Held by %1 for %2, but only %3 of %4 nodes agree. Further node losses it survives: %n. %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Locks can be taken. Further failures that can be survived: %n.</source>
        <translation>
            <numerusform>%1 Locks can be taken. Further failures that can be survived: %n.</numerusform>
            <numerusform>%1 Locks can be taken. Further failures that can be survived: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys may not be read by this user; they may be locks</source>
        <translation>
            <numerusform>%1: %n key may not be read by this user; it may be a lock</numerusform>
            <numerusform>%1: %n keys may not be read by this user; they may be locks</numerusform>
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
        <source>%1; waiting clients told: %n</source>
        <translation>
            <numerusform>%1; waiting clients told: %n</numerusform>
            <numerusform>%1; waiting clients told: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners share the nodes and none has the %1 votes it needs. Not all of it has a TTL: that blocks its nodes until somebody removes it.</source>
        <translation>
            <numerusform>Nobody holds it: %n owner has some of the nodes, and not the %1 votes it needs. Not all of it has a TTL: that blocks its nodes until somebody removes it.</numerusform>
            <numerusform>Nobody holds it: %n owners share the nodes and none has the %1 votes it needs. Not all of it has a TTL: that blocks its nodes until somebody removes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners share the nodes and none has the %1 votes it needs. It resolves when they give it back, or their TTLs end.</source>
        <translation>
            <numerusform>Nobody holds it: %n owner has some of the nodes, and not the %1 votes it needs. It resolves when it is given back, or its TTL ends.</numerusform>
            <numerusform>Nobody holds it: %n owners share the nodes and none has the %1 votes it needs. It resolves when they give it back, or their TTLs end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ The same token stands on %n more keys: %1. If it is one lock over several keys, they stay locked; release them, too.</source>
        <translation>
            <numerusform>⚠ The same token stands on %n more key: %1. If it is one lock over several keys, it stays locked; release it, too.</numerusform>
            <numerusform>⚠ The same token stands on %n more keys: %1. If it is one lock over several keys, they stay locked; release them, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is no majority of %n nodes: who asks all of them can take it as well.</source>
        <translation>
            <numerusform>That is no majority of %n node: who asks all of them can take it as well.</numerusform>
            <numerusform>That is no majority of %n nodes: who asks all of them can take it as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restarted or failed over: %n.</source>
        <translation>
            <numerusform>Restarted or failed over: %n.</numerusform>
            <numerusform>Restarted or failed over: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restarted or failed over, may lack locks: %n.</source>
        <translation>
            <numerusform>Restarted or failed over, may lack locks: %n.</numerusform>
            <numerusform>Restarted or failed over, may lack locks: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up for less time than locks last here, and may lack some until %1 at least: %n.</source>
        <translation>
            <numerusform>Up for less time than locks last here, and may lack some until %1 at least: %n.</numerusform>
            <numerusform>Up for less time than locks last here, and may lack some until %1 at least: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory is full: %n.</source>
        <translation>
            <numerusform>Memory is full: %n.</numerusform>
            <numerusform>Memory is full: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nodes on which it has no TTL: %n. There it stays when the hold has ended.</source>
        <translation>
            <numerusform>Nodes on which it has no TTL: %n. There it stays when the hold has ended.</numerusform>
            <numerusform>Nodes on which it has no TTL: %n. There it stays when the hold has ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners have some of the nodes, and none has the %1 votes it needs. The other nodes are enough: it can be taken.</source>
        <translation>
            <numerusform>Nobody holds it: %n owner has some of the nodes, and not the %1 votes it needs. The other nodes are enough: it can be taken.</numerusform>
            <numerusform>Nobody holds it: %n owners have some of the nodes, and none has the %1 votes it needs. The other nodes are enough: it can be taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ A token of these owners stands on %n more keys: %1. If it is one lock over several keys, they stay locked; release them, too.</source>
        <translation>
            <numerusform>⚠ A token of these owners stands on %n more key: %1. If it is one lock over several keys, it stays locked; release it, too.</numerusform>
            <numerusform>⚠ A token of these owners stands on %n more keys: %1. If it is one lock over several keys, they stay locked; release them, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refuse all writes: %n.</source>
        <translation>
            <numerusform>Refuse all writes: %n.</numerusform>
            <numerusform>Refuse all writes: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Latest snapshot failed, may refuse all writes: %n.</source>
        <translation>
            <numerusform>Latest snapshot failed, may refuse all writes: %n.</numerusform>
            <numerusform>Latest snapshot failed, may refuse all writes: %n.</numerusform>
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
        <source>%n short holds, the last by %1</source>
        <translation>
            <numerusform>%n short hold, the last by %1</numerusform>
            <numerusform>%n short holds, the last by %1</numerusform>
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
</TS>
