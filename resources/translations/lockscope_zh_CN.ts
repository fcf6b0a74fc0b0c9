<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>CommandLine</name>
    <message>
        <source>Cluster of %1</source>
        <translation>%1 的集群</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::AcquireDialog</name>
    <message>
        <source>Renew until I release it</source>
        <translation>一直续期，直到我释放</translation>
    </message>
    <message>
        <source>Acquire a lock</source>
        <translation>获取锁</translation>
    </message>
    <message>
        <source>for example orders:42</source>
        <translation>例如 orders:42</translation>
    </message>
    <message numerus="yes">
        <source>Nodes: %n.</source>
        <translation>
            <numerusform>节点：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Acquire</source>
        <translation>获取(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;TTL:</source>
        <translation>TTL(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Wait at most:</source>
        <translation>最多等待(&amp;W)：</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>✖ %1</source>
        <translation>✖ %1</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>正在询问各节点…</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1：至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>✖ At %1: %2</source>
        <translation>✖ %1：%2</translation>
    </message>
    <message>
        <source>The library whose clients the lock excludes. Lockscope&apos;s own form also excludes Redlock, redis-py, Spring, Laravel and others.</source>
        <translation>锁所排斥的客户端使用的库。Lockscope 自己的形式也排斥 Redlock、redis-py、Spring、Laravel 等。</translation>
    </message>
    <message>
        <source>&amp;Library:</source>
        <translation>库(&amp;L)：</translation>
    </message>
    <message>
        <source>◔ Lockscope takes no lock here until %1. These nodes started or failed over and have no vote yet: %2.</source>
        <translation>◔ 在 %1 之前，Lockscope 不在此获取锁。这些节点启动过或故障转移过，尚无投票权：%2。</translation>
    </message>
    <message>
        <source>◔ These nodes started or failed over and have no vote yet: %1.</source>
        <translation>◔ 这些节点启动过或故障转移过，尚无投票权：%1。</translation>
    </message>
    <message>
        <source>The other nodes are enough.</source>
        <translation>其余节点足够。</translation>
    </message>
    <message>
        <source>The current state is unknown: %1</source>
        <translation>当前状态未知：%1</translation>
    </message>
    <message>
        <source>⚠ The keys of %1 begin with &quot;%2&quot;. This lock does not exclude its clients.</source>
        <translation>⚠ %1 的键以“%2”开头。此锁不排斥它的客户端。</translation>
    </message>
    <message>
        <source>No node can be read. Whether it is held is unknown.</source>
        <translation>没有可读的节点。是否被持有未知。</translation>
    </message>
    <message>
        <source>Too few nodes can be read: %1 of %2. Whether it is free is unknown.</source>
        <translation>可读的节点太少：%2 个中有 %1 个。是否空闲未知。</translation>
    </message>
    <message>
        <source>It is free on all nodes that can be read.</source>
        <translation>它在所有可读的节点上都空闲。</translation>
    </message>
    <message>
        <source>%1 holds it (%2). You can wait for it.</source>
        <translation>由 %1 持有（%2）。您可以等待。</translation>
    </message>
    <message>
        <source>%3 has it on %1 of %2 nodes (%4). Whether it is held is unknown.</source>
        <translation>它在 %2 个节点中的 %1 个（%4）上属于 %3。是否被持有未知。</translation>
    </message>
    <message>
        <source>%3 has it on %1 of %2 nodes (%4): too few to hold it. It blocks these nodes.</source>
        <translation>它在 %2 个节点中的 %1 个（%4）上属于 %3：太少，不算持有。它会阻塞这些节点。</translation>
    </message>
    <message>
        <source>✖ This window is read-only again. Press once more to allow changes and acquire.</source>
        <translation>✖ 本窗口已恢复只读。再按一次即可允许更改并获取。</translation>
    </message>
    <message>
        <source>Allow changes and &amp;acquire</source>
        <translation>允许更改并获取(&amp;A)</translation>
    </message>
    <message>
        <source>Reading the lock…</source>
        <translation>正在读取锁…</translation>
    </message>
    <message>
        <source>Not acquired yet. Waiting for at most %1 more.</source>
        <translation>尚未获取。最多再等待 %1。</translation>
    </message>
    <message>
        <source>Asking the nodes one last time…</source>
        <translation>最后一次询问各节点…</translation>
    </message>
</context>
<context>
    <name>Lockscope::ActChooser</name>
    <message>
        <source>Release no&amp;w</source>
        <translation>立即释放(&amp;W)</translation>
    </message>
    <message>
        <source>Sh&amp;orten its TTL to</source>
        <translation>将 TTL 缩短到(&amp;O)</translation>
    </message>
    <message>
        <source>A waiter may take it at once.</source>
        <translation>等待者可能会立即获取它。</translation>
    </message>
    <message>
        <source>Release and &amp;block new owners for</source>
        <translation>释放并拦截新持有者(&amp;B)</translation>
    </message>
    <message>
        <source>Gives the owner time to finish.</source>
        <translation>给持有者留出收尾的时间。</translation>
    </message>
    <message>
        <source>A live owner will renew and keep it.</source>
        <translation>仍存活的持有者会续期并保住它。</translation>
    </message>
    <message>
        <source>Set a &amp;TTL of</source>
        <translation>将 TTL 设为(&amp;T)</translation>
    </message>
    <message>
        <source>For a lock that never expires.</source>
        <translation>用于永不过期的锁。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ActDialog</name>
    <message>
        <source>Allow &amp;changes</source>
        <translation>允许更改(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>正在询问各节点…</translation>
    </message>
    <message>
        <source>Recorded in the audit journal.</source>
        <translation>会记入审计日志。</translation>
    </message>
    <message>
        <source>Recorded in the audit journal, with the reason “%1”.</source>
        <translation>会记入审计日志，理由为“%1”。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Lockscope::AlertRulesDialog</name>
    <message>
        <source>Alert rules</source>
        <translation>告警规则</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>Raise when</source>
        <translation>触发条件</translation>
    </message>
    <message>
        <source>For at least</source>
        <translation>至少持续</translation>
    </message>
    <message>
        <source>Repeat after</source>
        <translation>重复间隔</translation>
    </message>
    <message>
        <source>Enter seconds, or a number with ms, m or h. New rules apply to active alerts from their next change.</source>
        <translation>请输入秒数，或带 ms、m 或 h 的数字。对活动中的告警，新规则从其下次变化起生效。</translation>
    </message>
    <message>
        <source>Your changes are not applied yet.</source>
        <translation>您的更改尚未应用。</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>继续编辑(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Discard changes</source>
        <translation>放弃更改(&amp;D)</translation>
    </message>
    <message>
        <source>The condition must last this long</source>
        <translation>条件必须持续这么久</translation>
    </message>
    <message>
        <source>Repeats after this time while the condition lasts</source>
        <translation>条件持续期间，每隔这么久重复一次</translation>
    </message>
</context>
<context>
    <name>Lockscope::AlertWording</name>
    <message>
        <source>node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>the deployment</source>
        <translation>整个部署</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>quorum lost</source>
        <translation>失去多数派</translation>
    </message>
    <message>
        <source>no margin</source>
        <translation>无余量</translation>
    </message>
    <message>
        <source>held long</source>
        <translation>持有过久</translation>
    </message>
    <message>
        <source>often split</source>
        <translation>频繁分裂</translation>
    </message>
    <message>
        <source>node restarted</source>
        <translation>节点重启</translation>
    </message>
    <message>
        <source>clock off</source>
        <translation>时钟偏差</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 behind</source>
        <translation>%1 的时钟慢了 %2</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 ahead</source>
        <translation>%1 的时钟快了 %2</translation>
    </message>
    <message>
        <source>failover</source>
        <translation>故障转移</translation>
    </message>
    <message>
        <source>own lock lost</source>
        <translation>自己的锁丢失</translation>
    </message>
    <message>
        <source>node down</source>
        <translation>节点失联</translation>
    </message>
    <message>
        <source>Your lock %1 was lost</source>
        <translation>您的锁 %1 已丢失</translation>
    </message>
    <message>
        <source>%1 had no expiry</source>
        <translation>%1 曾没有过期时间</translation>
    </message>
    <message>
        <source>The clock of %1 was %2 behind</source>
        <translation>%1 的时钟曾慢 %2</translation>
    </message>
    <message>
        <source>The clock of %1 was %2 ahead</source>
        <translation>%1 的时钟曾快 %2</translation>
    </message>
    <message>
        <source>held for more than</source>
        <translation>持有超过</translation>
    </message>
    <message>
        <source>Held for longer than this</source>
        <translation>持有时间超过此值</translation>
    </message>
    <message>
        <source>and</source>
        <translation>且</translation>
    </message>
    <message>
        <source>times its 99th percentile</source>
        <translation>倍（第 99 百分位）</translation>
    </message>
    <message>
        <source>more splits than</source>
        <translation>分裂次数多于</translation>
    </message>
    <message>
        <source>within</source>
        <translation>在此时间内</translation>
    </message>
    <message>
        <source>a node cannot be read</source>
        <translation>某个节点无法读取</translation>
    </message>
    <message>
        <source>a clock is off by more than</source>
        <translation>时钟偏差超过</translation>
    </message>
    <message>
        <source>Off by more than this</source>
        <translation>偏差超过此值</translation>
    </message>
    <message>
        <source>; %1 times recently</source>
        <translation>；近期 %1 次</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 from %2 on: exclusion may have failed</source>
        <translation>自 %2 起，可能曾有两个持有者依赖 %1：互斥可能已失效</translation>
    </message>
    <message>
        <source>Two owners may rely on %1 now, since %2: exclusion may fail</source>
        <translation>自 %2 起，现在可能有两个持有者依赖 %1：互斥可能失效</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once: %4 times recently, last for %2, at %3</source>
        <translation>可能曾有两个持有者同时依赖 %1：近期 %4 次，最近一次在 %3，持续 %2</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once for %2, at %3: exclusion may have failed</source>
        <translation>%3，可能曾有两个持有者同时依赖 %1，持续 %2：互斥可能已失效</translation>
    </message>
    <message>
        <source>One more node failure would have stopped locking</source>
        <translation>当时再有一个节点故障，加锁就会停止</translation>
    </message>
    <message>
        <source>One more node failure stops locking</source>
        <translation>再有一个节点故障，加锁就会停止</translation>
    </message>
    <message>
        <source>Too few nodes could vote on new locks from %3 on: %1 of %2 needed</source>
        <translation>自 %3 起，能为新锁投票的节点曾太少：需要 %2 个，只有 %1 个</translation>
    </message>
    <message>
        <source>Too few nodes can vote on new locks since %3: %1 of %2 needed</source>
        <translation>自 %3 起，能为新锁投票的节点太少：需要 %2 个，只有 %1 个</translation>
    </message>
    <message>
        <source>The alert stays active this long</source>
        <translation>告警保持活动这么久</translation>
    </message>
    <message>
        <source>or until its quarantine ends</source>
        <translation>或直到其隔离结束</translation>
    </message>
    <message>
        <source>two owners rely on one lock; stays active for</source>
        <translation>两个持有者依赖同一把锁；保持活动</translation>
    </message>
    <message>
        <source>The alert stays active this long, as past once only one owner relies on the lock</source>
        <translation>告警保持活动这么久；只剩一个持有者依赖此锁后，显示为已过去</translation>
    </message>
    <message>
        <source>Too few nodes can be read: %1 of %2 needed. Locking has stopped, unless the others only reject reads</source>
        <translation>可读的节点太少：需要 %2 个，只有 %1 个。加锁已停止，除非其余节点只是拒绝读取</translation>
    </message>
    <message>
        <source>Too few nodes could be read: %1 of %2 needed. Locking had stopped, unless the others only rejected reads</source>
        <translation>可读的节点曾太少：需要 %2 个，只有 %1 个。加锁曾停止，除非其余节点只是拒绝读取</translation>
    </message>
    <message>
        <source>clients cannot take locks</source>
        <translation>客户端无法获取锁</translation>
    </message>
    <message>
        <source>one more node failure stops locking</source>
        <translation>再有一个节点故障，加锁就会停止</translation>
    </message>
    <message>
        <source>no expiry</source>
        <translation>永不过期</translation>
    </message>
    <message>
        <source>%1 never expires: if its owner is gone, it stays locked</source>
        <translation>%1 永不过期：持有者若已消失，它会一直锁着</translation>
    </message>
    <message>
        <source>a lock has no expiry</source>
        <translation>锁没有过期时间</translation>
    </message>
    <message>
        <source>renewing late</source>
        <translation>续期延迟</translation>
    </message>
    <message>
        <source>%1 expires soon unless its owner renews it</source>
        <translation>持有者若不续期，%1 很快就会过期</translation>
    </message>
    <message>
        <source>The owner of %1 was late to renew it</source>
        <translation>%1 的持有者续期过晚</translation>
    </message>
    <message>
        <source>a renewal is late</source>
        <translation>续期延迟</translation>
    </message>
    <message>
        <source>%1 has been held for ≥ %2; more than %3 is unusual</source>
        <translation>%1 已被持有 ≥ %2；超过 %3 属于异常</translation>
    </message>
    <message>
        <source>%1 has been held for ≥ %2, if it is one hold; more than %3 is unusual</source>
        <translation>%1 已被持有 ≥ %2（若为同一次持有）；超过 %3 属于异常</translation>
    </message>
    <message>
        <source>%1 was held for ≥ %2; more than %3 is unusual</source>
        <translation>%1 曾被持有 ≥ %2；超过 %3 属于异常</translation>
    </message>
    <message>
        <source>%1 was held for ≥ %2, if that was one hold; more than %3 is unusual</source>
        <translation>%1 曾被持有 ≥ %2（若为同一次持有）；超过 %3 属于异常</translation>
    </message>
    <message>
        <source>0: every lock, even without a known usual hold time</source>
        <translation>0：每把锁，即使通常持有时间未知</translation>
    </message>
    <message>
        <source>many waiters</source>
        <translation>等待者过多</translation>
    </message>
    <message>
        <source>%1 has %2 waiters; more than %3 is unusual</source>
        <translation>%1 有 %2 个等待者；超过 %3 属于异常</translation>
    </message>
    <message>
        <source>%1 had %2 waiters at the end; more than %3 is unusual</source>
        <translation>%1 结束时有 %2 个等待者；超过 %3 属于异常</translation>
    </message>
    <message>
        <source>more waiters than</source>
        <translation>等待者多于</translation>
    </message>
    <message>
        <source>Clients keep each other from taking %1: %2 splits recently</source>
        <translation>客户端互相妨碍，无法获取 %1：近期分裂 %2 次</translation>
    </message>
    <message>
        <source>Clients kept each other from taking %1: at most %2 splits at a time</source>
        <translation>客户端曾互相妨碍，无法获取 %1：同一时段最多分裂 %2 次</translation>
    </message>
    <message>
        <source>Counts the splits of this time</source>
        <translation>统计此时间内的分裂</translation>
    </message>
    <message>
        <source>%1 cannot be read: Lockscope does not see its locks</source>
        <translation>无法读取 %1：Lockscope 看不到它的锁</translation>
    </message>
    <message>
        <source>%1 could not be read: Lockscope did not see its locks</source>
        <translation>曾无法读取 %1：Lockscope 当时看不到它的锁</translation>
    </message>
    <message>
        <source>%1 restarted: its locks may be lost</source>
        <translation>%1 重启过：它的锁可能已丢失</translation>
    </message>
    <message>
        <source>a node restarted; stays active for</source>
        <translation>节点重启；保持活动</translation>
    </message>
    <message>
        <source>Another server replaced %1 and may lack the latest locks</source>
        <translation>另一台服务器取代了 %1，可能缺少最近的锁</translation>
    </message>
    <message>
        <source>another server replaced a node; stays active for</source>
        <translation>另一台服务器取代了节点；保持活动</translation>
    </message>
    <message>
        <source>node evicts keys</source>
        <translation>节点会淘汰键</translation>
    </message>
    <message>
        <source>%1 may evict locks when its memory is full</source>
        <translation>%1 内存满时可能淘汰锁</translation>
    </message>
    <message>
        <source>%1 could have evicted locks when its memory was full</source>
        <translation>%1 内存满时曾可能淘汰锁</translation>
    </message>
    <message>
        <source>a full node may evict locks</source>
        <translation>内存满的节点可能淘汰锁</translation>
    </message>
    <message>
        <source>Your lock %1 is lost: stop the work that relies on it</source>
        <translation>您的锁 %1 已丢失：请停止依赖它的工作</translation>
    </message>
    <message>
        <source>this window lost its lock; stays active for</source>
        <translation>本窗口丢失了它的锁；保持活动</translation>
    </message>
    <message>
        <source>%1. This held when its rule changed; the new rule does not raise it</source>
        <translation>%1。规则更改时情况如此；按新规则不会触发</translation>
    </message>
</context>
<context>
    <name>Lockscope::AlertsView</name>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>About</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>For</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>静音(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Unmute</source>
        <translation>取消静音(&amp;U)</translation>
    </message>
    <message>
        <source> · muted: %1</source>
        <translation> · 已静音：%1</translation>
    </message>
    <message>
        <source>all alerts</source>
        <translation>所有告警</translation>
    </message>
    <message>
        <source>%1 about %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>R&amp;ules…</source>
        <translation>规则(&amp;U)…</translation>
    </message>
    <message>
        <source>▾ %1</source>
        <translation>▾ %1</translation>
    </message>
    <message>
        <source>▸ %1</source>
        <translation>▸ %1</translation>
    </message>
    <message>
        <source>%1 locks in no namespace</source>
        <translation>%1 把没有命名空间的锁</translation>
    </message>
    <message>
        <source>%1 locks in %2</source>
        <translation>%2 中的 %1 把锁</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>this lock</source>
        <translation>这把锁</translation>
    </message>
    <message>
        <source>This alert about %1, for an &amp;hour</source>
        <translation>关于%1的这种告警，一小时(&amp;H)</translation>
    </message>
    <message>
        <source>This alert about %1, until the &amp;session ends</source>
        <translation>关于%1的这种告警，直到会话结束(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;All alerts about %1, until the session ends</source>
        <translation>关于%1的所有告警，直到会话结束(&amp;A)</translation>
    </message>
    <message>
        <source>these locks</source>
        <translation>这些锁</translation>
    </message>
    <message>
        <source>all locks in %1</source>
        <translation>%1 中的所有锁</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>此节点</translation>
    </message>
    <message>
        <source>the deployment</source>
        <translation>整个部署</translation>
    </message>
    <message>
        <source> · past: %1</source>
        <translation> · 已过去：%1</translation>
    </message>
    <message>
        <source>All alerts of this &amp;kind, until the session ends</source>
        <translation>此类的所有警报，直到会话结束(&amp;K)</translation>
    </message>
    <message>
        <source>All alerts of these &amp;kinds, until the session ends</source>
        <translation>这些类的所有警报，直到会话结束(&amp;K)</translation>
    </message>
    <message>
        <source>All alerts of the &amp;kind %1, until the session ends</source>
        <translation>%1 类的所有警报，直到会话结束(&amp;K)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>each of the %n rows selected</source>
        <translation>
            <numerusform>所选 %n 行中的每一行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (muted until %2)</source>
        <translation>%1（静音至 %2）</translation>
    </message>
    <message>
        <source>%1 (muted until the session ends)</source>
        <translation>%1（静音至会话结束）</translation>
    </message>
    <message>
        <source>locks in no namespace</source>
        <translation>没有命名空间的锁</translation>
    </message>
    <message>
        <source>locks in %1</source>
        <translation>%1 中的锁</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>详情(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Clear resolved</source>
        <translation>清除已解决(&amp;C)</translation>
    </message>
    <message>
        <source>No alerts.</source>
        <translation>没有告警。</translation>
    </message>
    <message>
        <source>Resolved: %1</source>
        <translation>已解决：%1</translation>
    </message>
    <message>
        <source>No alerts up to this moment.</source>
        <translation>到此时刻为止没有告警。</translation>
    </message>
    <message>
        <source>– Rule changed</source>
        <translation>– 规则已更改</translation>
    </message>
    <message>
        <source>✔ Resolved</source>
        <translation>✔ 已解决</translation>
    </message>
    <message>
        <source>– Muted</source>
        <translation>– 已静音</translation>
    </message>
    <message>
        <source>⚠ Past</source>
        <translation>⚠ 已过去</translation>
    </message>
    <message>
        <source>? Unknown</source>
        <translation>? 未知</translation>
    </message>
    <message>
        <source>✖ Active at %1</source>
        <translation>✖ %1 时活动</translation>
    </message>
    <message>
        <source>⚠ Active at %1</source>
        <translation>⚠ %1 时活动</translation>
    </message>
    <message>
        <source>✖ Active</source>
        <translation>✖ 活动中</translation>
    </message>
    <message>
        <source>⚠ Active</source>
        <translation>⚠ 活动中</translation>
    </message>
    <message>
        <source>%1. Active before the recording began</source>
        <translation>%1。录制开始前已处于活动状态</translation>
    </message>
    <message>
        <source>%1. Active before the lock was first seen</source>
        <translation>%1。首次看到此锁前已处于活动状态</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Since %1 · %2</source>
        <translation>自 %1 起 · %2</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>%1 alerts of one kind. Latest: %2</source>
        <translation>同类告警 %1 条。最近一条：%2</translation>
    </message>
    <message>
        <source>– Not listed</source>
        <translation>– 未列出</translation>
    </message>
    <message>
        <source>Active: %1</source>
        <translation>活动：%1</translation>
    </message>
    <message>
        <source> · rows shown: %1 of %2</source>
        <translation> · 显示行数：%1 / %2</translation>
    </message>
    <message>
        <source> · from the recording</source>
        <translation> · 来自录制</translation>
    </message>
    <message>
        <source>&amp;Show nodes</source>
        <translation>显示节点(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Show lock</source>
        <translation>显示锁(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>展开(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Collapse</source>
        <translation>折叠(&amp;C)</translation>
    </message>
    <message>
        <source>Select an alert</source>
        <translation>请选择一条告警</translation>
    </message>
    <message>
        <source>Recordings use the default rules</source>
        <translation>录制使用默认规则</translation>
    </message>
    <message>
        <source>Since: %1</source>
        <translation>开始时间：%1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>持续：%1</translation>
    </message>
    <message>
        <source>%1. Too few nodes answer to check this now</source>
        <translation>%1。应答的节点太少，现在无法核实</translation>
    </message>
    <message>
        <source> · keeps the latest %1 resolved</source>
        <translation> · 保留最近 %1 条已解决的告警</translation>
    </message>
    <message>
        <source>Choose when to raise alerts</source>
        <translation>选择何时触发告警</translation>
    </message>
    <message>
        <source>%1, for every lock and node</source>
        <translation>%1，针对每把锁和每个节点</translation>
    </message>
    <message>
        <source>No alerts are muted</source>
        <translation>没有静音的告警</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::AboutDialog</name>
    <message>
        <source>%1, role %2</source>
        <translation>%1，角色 %2</translation>
    </message>
    <message>
        <source>%1: not connected, %2</source>
        <translation>%1：未连接，%2</translation>
    </message>
    <message>
        <source>About Lockscope</source>
        <translation>关于 Lockscope</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>复制(&amp;O)</translation>
    </message>
    <message>
        <source>Qt %1, built with %2</source>
        <translation>Qt %1，编译时为 %2</translation>
    </message>
    <message>
        <source>Servers:</source>
        <translation>服务器：</translation>
    </message>
    <message>
        <source>Servers of %1:</source>
        <translation>%1 的服务器：</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1：已移除</translation>
    </message>
    <message>
        <source>version unknown</source>
        <translation>版本未知</translation>
    </message>
    <message>
        <source>%1: connecting</source>
        <translation>%1：正在连接</translation>
    </message>
    <message>
        <source>%1: not connected, last %2</source>
        <translation>%1：未连接，上次为 %2</translation>
    </message>
    <message>
        <source>Watch, take and release the locks that services share through Redis. MIT licence.</source>
        <translation>查看、获取和释放各服务通过 Redis 共享的锁。MIT 许可证。</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::Demo</name>
    <message>
        <source>Demo: five private nodes</source>
        <translation>演示：五个私有节点</translation>
    </message>
    <message>
        <source>&amp;Kill node</source>
        <translation>杀死节点(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Start node</source>
        <translation>启动节点(&amp;S)</translation>
    </message>
    <message>
        <source>Kills the server process. Its keys are lost.</source>
        <translation>杀死服务器进程。其中的键会丢失。</translation>
    </message>
    <message>
        <source>Starts the server again, empty, on its old port.</source>
        <translation>在原端口上重新启动服务器，内容为空。</translation>
    </message>
    <message>
        <source>&amp;Thaw node</source>
        <translation>解冻节点(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Freeze node</source>
        <translation>冻结节点(&amp;F)</translation>
    </message>
    <message>
        <source>Lets the server process go on.</source>
        <translation>让服务器进程继续运行。</translation>
    </message>
    <message>
        <source>Stops the process: the server accepts connections but does not answer.</source>
        <translation>停住进程：服务器接受连接，但不应答。</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::DesktopNotifications</name>
    <message numerus="yes">
        <source>%n more alerts</source>
        <translation>
            <numerusform>还有 %n 条告警</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>&amp;Notify on the desktop</source>
        <translation>桌面通知(&amp;N)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>⚠ The desktop shows no alerts: %1</source>
        <translation>⚠ 桌面不显示告警：%1</translation>
    </message>
    <message>
        <source>Also show alerts on the desktop, even while this window is hidden</source>
        <translation>也在桌面上显示告警，即使本窗口已隐藏</translation>
    </message>
    <message>
        <source>This build has no D-Bus support</source>
        <translation>此版本编译时未包含 D-Bus 支持</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::MainWindow</name>
    <message>
        <source>Lockscope</source>
        <translation>Lockscope</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save as connection…</source>
        <translation>另存为连接(&amp;S)…</translation>
    </message>
    <message>
        <source>Open &amp;recording…</source>
        <translation>打开录制(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Lockscope</source>
        <translation>关于 Lockscope(&amp;A)</translation>
    </message>
    <message>
        <source>%1 – Lockscope</source>
        <translation>%1 – Lockscope</translation>
    </message>
    <message>
        <source>[PRODUCTION] </source>
        <translation>[生产] </translation>
    </message>
    <message>
        <source> · PRODUCTION</source>
        <translation> · 生产</translation>
    </message>
    <message>
        <source>[RECORDING] %1 – Lockscope</source>
        <translation>[录制] %1 – Lockscope</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>打开录制</translation>
    </message>
    <message>
        <source>O&amp;pen connection</source>
        <translation>打开连接(&amp;P)</translation>
    </message>
    <message>
        <source>Open in another &amp;window</source>
        <translation>在另一个窗口打开(&amp;W)</translation>
    </message>
    <message>
        <source>La&amp;b</source>
        <translation>实验室(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Show the lab</source>
        <translation>显示实验室(&amp;S)</translation>
    </message>
    <message>
        <source>Start or &amp;repeat</source>
        <translation>开始或重来(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>单步(&amp;T)</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>停止(&amp;O)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Quit Lockscope?</source>
        <translation>退出 Lockscope？</translation>
    </message>
    <message>
        <source>Close this window?</source>
        <translation>关闭此窗口？</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Leave %1?</source>
        <translation>离开 %1？</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · 未保存</translation>
    </message>
    <message>
        <source>Data&amp;base</source>
        <translation>数据库(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n keys)</source>
        <comment>number of a database</comment>
        <translation>
            <numerusform>%1（%n 个键）</numerusform>
        </translation>
    </message>
    <message>
        <source>The window shows one database at a time. File → Database opens another one.</source>
        <translation>窗口一次只显示一个数据库。用“文件 → 数据库”打开另一个。</translation>
    </message>
    <message>
        <source>Co&amp;nnections…</source>
        <translation>连接(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Close connection</source>
        <translation>关闭连接(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>锁(&amp;L)</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>演示(&amp;D)</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Everything that would have ended has ended already.</source>
        <translation>原本会结束的都已结束。</translation>
    </message>
    <message>
        <source>this view</source>
        <translation>此视图</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Pause or continue</source>
        <translation>暂停或继续(&amp;P)</translation>
    </message>
    <message>
        <source>The password of this connection is not saved. Type it.</source>
        <translation>此连接的密码没有保存。请输入。</translation>
    </message>
    <message>
        <source>The lab&apos;s nodes replace it. Lockscope opens it again after the lab, without its history.</source>
        <translation>实验室的节点会取代它。实验室结束后，Lockscope 会重新打开它，但不带历史。</translation>
    </message>
    <message>
        <source>S&amp;witch between lab and views</source>
        <translation>在实验室和视图之间切换(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Close the lab</source>
        <translation>关闭实验室(&amp;C)</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>保存图片(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::ThemeSwitch</name>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::WelcomePage</name>
    <message>
        <source>See who holds which Redis lock, and release what is stuck.</source>
        <translation>查看谁持有哪把 Redis 锁，并释放卡住的锁。</translation>
    </message>
    <message>
        <source>Recent connections</source>
        <translation>最近的连接</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>连接(&amp;C)…</translation>
    </message>
    <message>
        <source>Watch the locks on your own Redis servers.</source>
        <translation>监视您自己的 Redis 服务器上的锁。</translation>
    </message>
    <message>
        <source>Try the de&amp;mo</source>
        <translation>试用演示(&amp;M)</translation>
    </message>
    <message>
        <source>Starts five private Redis servers, and clients that compete for locks.</source>
        <translation>启动五个私有 Redis 服务器，以及争用锁的客户端。</translation>
    </message>
    <message>
        <source>&amp;Open a recording…</source>
        <translation>打开录制(&amp;O)…</translation>
    </message>
    <message>
        <source>Replay what happened to the locks, at any speed.</source>
        <translation>以任意速度回放锁上发生过的事。</translation>
    </message>
    <message>
        <source>L&amp;ab</source>
        <translation>实验室(&amp;A)</translation>
    </message>
    <message>
        <source>Learn step by step how locks fail, and what prevents it.</source>
        <translation>一步步了解锁如何失效，以及如何防止。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Lockscope::AuditView</name>
    <message>
        <source>✖ %1 refused</source>
        <translation>✖ %1：被拒绝</translation>
    </message>
    <message>
        <source>– %1 cancelled</source>
        <translation>– %1：已取消</translation>
    </message>
    <message>
        <source>⚠ %1 incomplete</source>
        <translation>⚠ %1：不完整</translation>
    </message>
    <message>
        <source>✔ %1 done</source>
        <translation>✔ %1：完成</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n nodes</source>
        <translation>
            <numerusform>%1（%n 个节点）</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>操作者</translation>
    </message>
    <message>
        <source>Audit journal</source>
        <translation>审计日志</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>The journal cannot be read: %1</source>
        <translation>无法读取日志：%1</translation>
    </message>
    <message>
        <source>No entry matches the filter.</source>
        <translation>没有符合筛选的条目。</translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation>条目：%1</translation>
    </message>
    <message>
        <source>Entries: %1 of %2</source>
        <translation>条目：%1 / %2</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>to be released</source>
        <translation>待释放</translation>
    </message>
    <message>
        <source>TTL to be shortened</source>
        <translation>待缩短 TTL</translation>
    </message>
    <message>
        <source>ends sooner anyway</source>
        <translation>本来就更早结束</translation>
    </message>
    <message>
        <source>without TTL</source>
        <translation>没有 TTL</translation>
    </message>
    <message>
        <source>has a TTL</source>
        <translation>已有 TTL</translation>
    </message>
    <message>
        <source>was not released</source>
        <translation>没有被释放</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>那里什么也没有</translation>
    </message>
    <message>
        <source>another owner</source>
        <translation>另一个持有者</translation>
    </message>
    <message>
        <source>owner not comparable</source>
        <translation>持有者无法比较</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已释放</translation>
    </message>
    <message>
        <source>TTL shortened</source>
        <translation>已缩短 TTL</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>outcome unknown</source>
        <translation>结果未知</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>no scripts on the node</source>
        <translation>节点不支持脚本</translation>
    </message>
    <message>
        <source>value too long to compare</source>
        <translation>值过长，无法比较</translation>
    </message>
    <message numerus="yes">
        <source>%n locks: %1</source>
        <translation>
            <numerusform>%n 把锁：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>TTL shortening</source>
        <translation>缩短 TTL</translation>
    </message>
    <message>
        <source>TTL setting</source>
        <translation>设置 TTL</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>… %1 started</source>
        <translation>… %1：已开始</translation>
    </message>
    <message>
        <source>– %1 skipped</source>
        <translation>– %1：已跳过</translation>
    </message>
    <message>
        <source>ℹ %1: found later</source>
        <translation>ℹ %1：后来查明</translation>
    </message>
    <message>
        <source>⚠ %1: lock came back</source>
        <translation>⚠ %1：锁又回来了</translation>
    </message>
    <message>
        <source>ℹ %1: afterwards</source>
        <translation>ℹ %1：后续</translation>
    </message>
    <message>
        <source>○ %1 not needed</source>
        <translation>○ %1：不需要</translation>
    </message>
    <message>
        <source>✔ %1: already gone</source>
        <translation>✔ %1：原已消失</translation>
    </message>
    <message>
        <source>⚠ %1 partly done</source>
        <translation>⚠ %1：部分完成</translation>
    </message>
    <message>
        <source>? %1 unconfirmed</source>
        <translation>? %1：未确认</translation>
    </message>
    <message>
        <source>✖ %1 failed</source>
        <translation>✖ %1：失败</translation>
    </message>
    <message>
        <source>TTL to be set</source>
        <translation>待设置 TTL</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>already expired</source>
        <translation>已经过期</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>连不上</translation>
    </message>
    <message>
        <source>released, other holders stay</source>
        <translation>已释放，其他持有者仍在</translation>
    </message>
    <message>
        <source>TTL set</source>
        <translation>已设置 TTL</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>already gone</source>
        <translation>已经消失</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>未尝试</translation>
    </message>
    <message>
        <source>an earlier release did not go as planned</source>
        <translation>之前的一次释放未按计划进行</translation>
    </message>
    <message>
        <source>stopped before its turn</source>
        <translation>轮到之前已停止</translation>
    </message>
    <message>
        <source>to be restored</source>
        <translation>待恢复</translation>
    </message>
    <message>
        <source>not readable, nothing sent</source>
        <translation>不可读，未发送任何内容</translation>
    </message>
    <message>
        <source>outcome unknown on %1: check there</source>
        <translation>在 %1 上的结果未知：请到那里查看</translation>
    </message>
    <message>
        <source>%1: gone</source>
        <translation>%1：已消失</translation>
    </message>
    <message>
        <source>%1: still held by its owner, TTL %2</source>
        <translation>%1：仍由其持有者持有，TTL %2</translation>
    </message>
    <message>
        <source>%1: still held by its owner</source>
        <translation>%1：仍由其持有者持有</translation>
    </message>
    <message>
        <source>%1: held by %2</source>
        <translation>%1：由 %2 持有</translation>
    </message>
    <message>
        <source>%1: a key that is not a lock</source>
        <translation>%1：不是锁的键</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>理由：%1</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <translation>持有者：%1</translation>
    </message>
    <message>
        <source>⚠ Unreadable</source>
        <translation>⚠ 无法解析</translation>
    </message>
    <message>
        <source>This line cannot be parsed:
%1</source>
        <translation>此行无法解析：
%1</translation>
    </message>
    <message>
        <source>Unreadable line</source>
        <translation>无法解析的行</translation>
    </message>
    <message>
        <source>Filter: words that an entry must contain</source>
        <translation>筛选：条目必须包含的词</translation>
    </message>
    <message>
        <source>Audit journal filter</source>
        <translation>审计日志筛选</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>详情(&amp;D)</translation>
    </message>
    <message>
        <source>Copy &amp;entry</source>
        <translation>复制条目(&amp;E)</translation>
    </message>
    <message>
        <source>Select an entry</source>
        <translation>请选择一个条目</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No actions yet. Every release, refusal and cancel is recorded here.</source>
        <translation>还没有操作。每次释放、拒绝和取消都会记录在这里。</translation>
    </message>
    <message>
        <source> · %1 of older entries are in the file</source>
        <translation> · 文件中还有 %1 条更早的条目</translation>
    </message>
    <message>
        <source>to be released and blocked for new owners</source>
        <translation>待释放并拦截新持有者</translation>
    </message>
    <message>
        <source>released and blocked for new owners</source>
        <translation>已释放并拦截新持有者</translation>
    </message>
</context>
<context>
    <name>Lockscope::BadgeRow</name>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>Lockscope::Banner</name>
    <message>
        <source>✖</source>
        <translation>✖</translation>
    </message>
    <message>
        <source>⚠</source>
        <translation>⚠</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>✔</source>
        <translation>✔</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Show the nodes</source>
        <translation>显示节点</translation>
    </message>
</context>
<context>
    <name>Lockscope::ConfirmPanel</name>
    <message>
        <source>&amp;Reason (required):</source>
        <translation>理由（必填）(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Reason (for the journal):</source>
        <translation>理由（写入日志）(&amp;R)：</translation>
    </message>
    <message>
        <source>This is production: give a reason for the journal.</source>
        <translation>这是生产环境：请写明理由，以便记入日志。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ConnectionDialog</name>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>测试(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Results of the test</source>
        <translation>测试结果</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>导入连接</translation>
    </message>
    <message>
        <source>Export connections, without passwords</source>
        <translation>导出连接，不含密码</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>✖ %1</source>
        <translation>✖ %1</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>… connecting</source>
        <translation>… 正在连接</translation>
    </message>
    <message>
        <source>✔ works: %1, %2</source>
        <translation>✔ 可用：%1，%2</translation>
    </message>
    <message>
        <source>✔ works (INFO is not permitted: version and role are unknown)</source>
        <translation>✔ 可用（无权执行 INFO：版本和角色未知）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>✖ %1 cannot be read: %2</source>
        <translation>✖ 无法读取 %1：%2</translation>
    </message>
    <message>
        <source>✖ Nothing was imported from %1. %2</source>
        <translation>✖ 没有从 %1 导入任何内容。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n connections imported.</source>
        <translation>
            <numerusform>已导入 %n 个连接。</numerusform>
        </translation>
    </message>
    <message>
        <source>✖ %1 cannot be written: %2</source>
        <translation>✖ 无法写入 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n connections exported, without passwords.</source>
        <translation>
            <numerusform>已导出 %n 个连接，不含密码。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close without saving</source>
        <translation>不保存并关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Connect &amp;without saving</source>
        <translation>不保存并连接(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Save “%1” and connect</source>
        <translation>保存“%1”并连接(&amp;S)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>… connected, being read</source>
        <translation>… 已连接，正在读取</translation>
    </message>
    <message>
        <source>At %1: %2 of %3 nodes work.</source>
        <translation>%1：%3 个节点中有 %2 个正常。</translation>
    </message>
    <message>
        <source>Saves this connection, without its passwords</source>
        <translation>保存此连接，不含密码</translation>
    </message>
    <message>
        <source>⚠ Cannot read the password from the keychain: %1. Type it.</source>
        <translation>⚠ 无法从密钥环读取密码：%1。请输入。</translation>
    </message>
    <message>
        <source>✖ No keychain is available. Choose another place for the password under “Login and TLS”.</source>
        <translation>✖ 没有可用的密钥环。请在“登录与 TLS”中为密码另选保存位置。</translation>
    </message>
    <message>
        <source>Saved, without passwords.</source>
        <translation>已保存，不含密码。</translation>
    </message>
    <message>
        <source>⚠ The connection is saved, its password is not: %1</source>
        <translation>⚠ 连接已保存，密码未保存：%1</translation>
    </message>
    <message>
        <source>✖ The password of %1 is missing. Type it, or connect once more without it.</source>
        <translation>✖ 缺少 %1 的密码。请输入，或再次连接（不使用密码）。</translation>
    </message>
    <message>
        <source>a new connection without a name</source>
        <translation>没有名称的新连接</translation>
    </message>
    <message>
        <source>Your changes are not saved: %1.</source>
        <translation>您的更改尚未保存：%1。</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>继续编辑(&amp;K)</translation>
    </message>
    <message>
        <source>Renamed, because the names exist: %1</source>
        <translation>因名称已存在而改名：%1</translation>
    </message>
</context>
<context>
    <name>Lockscope::ContendersModel</name>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>Tried with</source>
        <translation>所用命令</translation>
    </message>
    <message>
        <source>still trying</source>
        <translation>仍在尝试</translation>
    </message>
    <message>
        <source>no longer waiting</source>
        <translation>不再等待</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>等待时长</translation>
    </message>
</context>
<context>
    <name>Lockscope::ContentionModel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Seen on</source>
        <translation>所见节点</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>仍在等待</translation>
    </message>
    <message>
        <source>Between holds: %1</source>
        <translation>两次持有之间：%1</translation>
    </message>
    <message>
        <source>some commands could not be read</source>
        <translation>部分命令无法读取</translation>
    </message>
    <message>
        <source>MONITOR shows no replies. Lockscope infers failures from the owners before and after an attempt. ≥: lower bound.</source>
        <translation>MONITOR 不显示应答。Lockscope 根据尝试前后的持有者推断失败。≥：下限。</translation>
    </message>
    <message>
        <source>Clients that failed or waited, and are still there. Each client counts once. Clients that did neither stay unseen.</source>
        <translation>失败或等待过、且仍在的客户端。每个客户端只计一次。既未失败也未等待的客户端看不到。</translation>
    </message>
    <message>
        <source>Not a known lock, but clients tried to take this key.</source>
        <translation>不是已知的锁，但有客户端尝试获取此键。</translation>
    </message>
    <message>
        <source>With several nodes, each attempt goes to all. This node saw the most attempts.</source>
        <translation>有多个节点时，每次尝试都发往所有节点。此节点看到的尝试最多。</translation>
    </message>
    <message>
        <source>Waiting connections</source>
        <translation>等待中的连接</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>Lockscope::ContentionPlots</name>
    <message>
        <source>Waiting time per lock and minute</source>
        <translation>每把锁每分钟的等待时间</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Time with waiters</source>
        <translation>有等待者的时间</translation>
    </message>
    <message>
        <source>Hold times</source>
        <translation>持有时间</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>持有时长</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>持有次数</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>No waiters were seen in the last 30 minutes.</source>
        <translation>最近 30 分钟内未观察到等待者。</translation>
    </message>
    <message>
        <source>darkest %1</source>
        <translation>最深：%1</translation>
    </message>
    <message>
        <source>Hold times, all locks</source>
        <translation>持有时间，所有锁</translation>
    </message>
    <message>
        <source>Hold times, %1</source>
        <translation>持有时间，%1</translation>
    </message>
    <message>
        <source>p50 %1 · p99 %2</source>
        <translation>p50 %1 · p99 %2</translation>
    </message>
    <message>
        <source>Left out, because only a bound is known: %1 holds.</source>
        <translation>未计入只知其界限的持有：%1 次。</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>未监视</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold.</source>
        <translation>Lockscope 未见完整的持有。</translation>
    </message>
    <message>
        <source>No hold was seen to end in this time.</source>
        <translation>此时间内未观察到持有结束。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ContentionWording</name>
    <message>
        <source>n/a</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message numerus="yes">
        <source>Clients tried to take %n keys.</source>
        <translation>
            <numerusform>客户端尝试获取了 %n 个键。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them saw no contention.</source>
        <translation>
            <numerusform>其中 %n 个没有争用。</numerusform>
        </translation>
    </message>
    <message>
        <source>free for ≥ %1</source>
        <translation>空闲 ≥ %1</translation>
    </message>
    <message>
        <source>its owners look alike</source>
        <translation>它的持有者看起来都一样</translation>
    </message>
    <message>
        <source>it changes hands faster than Lockscope reads</source>
        <translation>它易手太快，Lockscope 来不及读取</translation>
    </message>
    <message>
        <source>no command shows whether the key existed</source>
        <translation>没有命令表明键是否存在</translation>
    </message>
    <message>
        <source>Lockscope read it too early or too late</source>
        <translation>Lockscope 读取得太早或太晚</translation>
    </message>
    <message numerus="yes">
        <source>Too many keys: %n attempts are not counted.</source>
        <translation>
            <numerusform>键太多：%n 次尝试未计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>too much traffic: stopped after %1</source>
        <translation>流量太大：%1 后已停止</translation>
    </message>
    <message numerus="yes">
        <source>%n lines were too long or not commands, and are not counted</source>
        <translation>
            <numerusform>%n 行过长或不是命令，未计入</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ElidedLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Lockscope::EnvironmentBand</name>
    <message>
        <source>PRODUCTION</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>PRODUCTION · %1</source>
        <translation>生产 · %1</translation>
    </message>
</context>
<context>
    <name>Lockscope::EnvironmentBar</name>
    <message>
        <source>%1 · %2</source>
        <comment>environment · name of the deployment</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Lockscope::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets (*.csv)</source>
        <translation>CSV，供电子表格使用 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>✔ %n rows written to %1</source>
        <translation>
            <numerusform>✔ 已将 %n 行写入 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to export: this view shows no rows.</source>
        <translation>没有可导出的内容：此视图没有显示任何行。</translation>
    </message>
    <message numerus="yes">
        <source>✔ %n rows, as they were at %2, written to %1</source>
        <translation>
            <numerusform>✔ 已将 %2 时的 %n 行写入 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>✖ Cannot write %1: %2</source>
        <translation>✖ 无法写入 %1：%2</translation>
    </message>
    <message>
        <source>nothing to export</source>
        <translation>没有可导出的内容</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
</context>
<context>
    <name>Lockscope::FileDialog</name>
    <message>
        <source>There is no folder %1</source>
        <translation>没有文件夹 %1</translation>
    </message>
    <message>
        <source>The folder %1 is not writable</source>
        <translation>文件夹 %1 不可写</translation>
    </message>
    <message>
        <source>%1 exists. Choose another name</source>
        <translation>%1 已存在。请换一个名称</translation>
    </message>
    <message>
        <source>%1 is not writable</source>
        <translation>%1 不可写</translation>
    </message>
</context>
<context>
    <name>Lockscope::FindingGroups</name>
    <message numerus="yes">
        <source>%n nodes keep no append-only file</source>
        <translation>
            <numerusform>%n 个节点没有 AOF 文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes evict keys when their memory is full</source>
        <translation>
            <numerusform>%n 个节点内存满时会淘汰键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have little memory left</source>
        <translation>
            <numerusform>%n 个节点剩余内存不多</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes could not write their append-only file</source>
        <translation>
            <numerusform>%n 个节点无法写入其 AOF 文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not show how often they write to disk</source>
        <translation>
            <numerusform>%n 个节点不显示多久写盘一次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes write to disk later than they answer</source>
        <translation>
            <numerusform>%n 个节点先应答，之后才写盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest snapshot of %n nodes failed</source>
        <translation>
            <numerusform>%n 个节点最近一次快照失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have replicas</source>
        <translation>
            <numerusform>%n 个节点有副本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are replicas</source>
        <translation>
            <numerusform>%n 个节点是副本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have too few replicas in sync</source>
        <translation>
            <numerusform>%n 个节点的同步副本太少</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are Sentinels</source>
        <translation>
            <numerusform>%n 个节点是 Sentinel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes belong to a Redis Cluster</source>
        <translation>
            <numerusform>%n 个节点属于 Redis Cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes cannot be reached</source>
        <translation>
            <numerusform>%n 个节点连不上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes cannot be read</source>
        <translation>
            <numerusform>%n 个节点不可读</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks of %n nodes are off</source>
        <translation>
            <numerusform>%n 个节点的时钟有偏差</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks of %n nodes jumped</source>
        <translation>
            <numerusform>%n 个节点的时钟发生过跳变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not answer INFO</source>
        <translation>
            <numerusform>%n 个节点不应答 INFO</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not support scripts</source>
        <translation>
            <numerusform>%n 个节点不支持脚本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some keys of %n nodes cannot be read</source>
        <translation>
            <numerusform>%n 个节点的部分键无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are second names of others</source>
        <translation>
            <numerusform>%n 个节点是其他节点的别名</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes: %1</source>
        <translation>
            <numerusform>%n 个节点：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not report their uptime</source>
        <translation>
            <numerusform>%n 个节点不报告运行时间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes started recently</source>
        <translation>
            <numerusform>%n 个节点最近启动过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some locks of %n nodes are not shown</source>
        <translation>
            <numerusform>%n 个节点的部分锁未显示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::Header</name>
    <message>
        <source>PRODUCTION</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>DEVELOPMENT</source>
        <translation>开发</translation>
    </message>
</context>
<context>
    <name>Lockscope::HeaderMenus</name>
    <message>
        <source>&amp;Ascending</source>
        <translation>升序(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>降序(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Lockscope::HealthFinding</name>
    <message>
        <source>%1 uses %2 of its %3 bytes of memory</source>
        <translation>%1 已用内存 %2 字节，上限 %3 字节</translation>
    </message>
    <message>
        <source>%1 keeps no append-only file</source>
        <translation>%1 没有 AOF 文件</translation>
    </message>
    <message>
        <source>%1 could not write its append-only file</source>
        <translation>%1 无法写入它的 AOF 文件</translation>
    </message>
    <message>
        <source>The latest snapshot of %1 failed</source>
        <translation>%1 最近一次快照失败</translation>
    </message>
    <message>
        <source>%1 is a replica</source>
        <translation>%1 是副本</translation>
    </message>
    <message>
        <source>%1 is a replica of %2</source>
        <translation>%1 是 %2 的副本</translation>
    </message>
    <message>
        <source>%1 has %2 replica(s)</source>
        <translation>%1 有 %2 个副本</translation>
    </message>
    <message>
        <source>%1 is a Sentinel</source>
        <translation>%1 是 Sentinel</translation>
    </message>
    <message>
        <source>%1 belongs to a Redis Cluster</source>
        <translation>%1 属于一个 Redis Cluster</translation>
    </message>
    <message>
        <source>%1 started at %2</source>
        <translation>%1 于 %2 启动</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s ahead (± %3 s)</source>
        <translation>%1 的时钟快 %2 秒（± %3 秒）</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s behind (± %3 s)</source>
        <translation>%1 的时钟慢 %2 秒（± %3 秒）</translation>
    </message>
    <message>
        <source>%1 is the same server as %2</source>
        <translation>%1 与 %2 是同一台服务器</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>%1 has an eviction policy (%2), but no memory limit</source>
        <translation>%1 设有淘汰策略（%2），但没有内存上限</translation>
    </message>
    <message>
        <source>%1 evicts keys when its memory is full (%2); evicted so far: %3</source>
        <translation>%1 内存满时会淘汰键（%2）；至今已淘汰：%3</translation>
    </message>
    <message>
        <source>%1 evicts keys when its memory is full (%2)</source>
        <translation>%1 内存满时会淘汰键（%2）</translation>
    </message>
    <message>
        <source>An evicted lock is free for the next client while its owner still relies on it.</source>
        <translation>被淘汰的锁会空出给下一个客户端，而其持有者仍在依赖它。</translation>
    </message>
    <message>
        <source>The node is full and rejects new locks. Owners can still renew and release theirs.</source>
        <translation>节点已满，拒绝新锁。持有者仍可续期和释放自己的锁。</translation>
    </message>
    <message>
        <source>When full, the node rejects new locks. Owners can still renew and release theirs.</source>
        <translation>节点满时会拒绝新锁。持有者仍可续期和释放自己的锁。</translation>
    </message>
    <message>
        <source>A restart loses the node&apos;s locks. Another client may then take them.</source>
        <translation>重启会丢失此节点的锁。之后其他客户端可能获取它们。</translation>
    </message>
    <message>
        <source>The node rejects all writes: clients cannot take, renew or release locks there.</source>
        <translation>节点拒绝所有写入：客户端无法在那里获取、续期或释放锁。</translation>
    </message>
    <message>
        <source>%1 keeps an append-only file; its appendfsync setting is unknown</source>
        <translation>%1 有 AOF 文件；其 appendfsync 设置未知</translation>
    </message>
    <message>
        <source>Unless appendfsync is always, a machine crash loses the latest locks.</source>
        <translation>除非 appendfsync 为 always，否则机器崩溃会丢失最近的锁。</translation>
    </message>
    <message>
        <source>%1 answers before its append-only file is on disk (appendfsync %2)</source>
        <translation>%1 在 AOF 文件写盘之前就应答（appendfsync %2）</translation>
    </message>
    <message>
        <source>A machine crash loses the latest locks.</source>
        <translation>机器崩溃会丢失最近的锁。</translation>
    </message>
    <message>
        <source>The node may reject new locks and renewals until a snapshot succeeds (stop-writes-on-bgsave-error).</source>
        <translation>在快照成功之前，节点可能拒绝新锁和续期（stop-writes-on-bgsave-error）。</translation>
    </message>
    <message>
        <source>%1 is a replica that lost its primary</source>
        <translation>%1 是失去主节点的副本</translation>
    </message>
    <message>
        <source>%1 is a replica that lost its primary, %2</source>
        <translation>%1 是失去主节点的副本，%2</translation>
    </message>
    <message>
        <source>A replica has no vote and accepts no locks. Its data may lag behind its primary.</source>
        <translation>副本没有投票权，也不接受锁。其数据可能落后于主节点。</translation>
    </message>
    <message>
        <source>Replication is asynchronous. A promoted replica may lack the latest locks, and other clients can take them.</source>
        <translation>复制是异步的。升为主节点的副本可能缺少最近的锁，其他客户端可以获取它们。</translation>
    </message>
    <message>
        <source>%1 has too few replicas in sync to accept writes (min-replicas-to-write)</source>
        <translation>%1 的同步副本太少，无法接受写入（min-replicas-to-write）</translation>
    </message>
    <message>
        <source>A Sentinel stores no keys and has no vote.</source>
        <translation>Sentinel 不保存键，也没有投票权。</translation>
    </message>
    <message>
        <source>The node is not independent: it stores only some of the keys and has no vote.</source>
        <translation>此节点不是独立的：它只保存部分键，没有投票权。</translation>
    </message>
    <message>
        <source>Locks taken before may be missing, at least until %1. The node&apos;s vote could give them a second owner.</source>
        <translation>至少在 %1 之前，可能缺少此前获取的锁。此节点的一票可能使它们有第二个持有者。</translation>
    </message>
    <message>
        <source>When the clock is corrected, locks expire too early or too late. Expiry times stored in values are off, too.</source>
        <translation>时钟校正后，锁会过早或过晚过期。保存在值中的过期时间也会有偏差。</translation>
    </message>
    <message>
        <source>The clock of %1 jumped forward by %2 s at %3</source>
        <translation>%1 的时钟于 %3 向前跳了 %2 秒</translation>
    </message>
    <message>
        <source>The clock of %1 jumped back by %2 s at %3</source>
        <translation>%1 的时钟于 %3 向后跳了 %2 秒</translation>
    </message>
    <message>
        <source>Its locks expire that much earlier. An owner may still rely on an expired lock.</source>
        <translation>它的锁会提早同样多的时间过期。持有者可能仍在依赖已过期的锁。</translation>
    </message>
    <message>
        <source>Its locks expire that much later and block other clients for longer.</source>
        <translation>它的锁会推迟同样多的时间过期，并更久地阻塞其他客户端。</translation>
    </message>
    <message>
        <source>%1, or a proxy in front of it, does not support INFO</source>
        <translation>%1 或它前面的代理不支持 INFO</translation>
    </message>
    <message>
        <source>Unknown: whether the node is a replica, restarted empty or evicts locks. Lockscope takes no locks there.</source>
        <translation>未知：节点是否是副本、是否重启后为空、是否会淘汰锁。Lockscope 不在那里获取锁。</translation>
    </message>
    <message>
        <source>%1 does not allow this user to run INFO</source>
        <translation>%1 不允许此用户执行 INFO</translation>
    </message>
    <message>
        <source>%1 does not report its uptime</source>
        <translation>%1 不报告运行时间</translation>
    </message>
    <message>
        <source>Whether it restarted empty a short time ago is unknown. A client of Lockscope that is new to it waits for the longest TTL before it takes a lock there.</source>
        <translation>它不久前是否重启为空未知。首次使用它的 Lockscope 客户端会先等待最长的 TTL，再在那里获取锁。</translation>
    </message>
    <message>
        <source>%1, or a proxy in front of it, does not support scripts</source>
        <translation>%1 或它前面的代理不支持脚本</translation>
    </message>
    <message>
        <source>Lockscope cannot release locks there. Clients that renew or release by script cannot do so either.</source>
        <translation>Lockscope 无法在那里释放锁。用脚本续期或释放的客户端也不能。</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 cannot be read: the node or its proxy does not support the command</source>
        <translation>%2 的 %1 个键无法读取：节点或其代理不支持该命令</translation>
    </message>
    <message>
        <source>These keys may be locks.</source>
        <translation>这些键可能是锁。</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 cannot be read: this user may not run %3</source>
        <translation>%2 的 %1 个键无法读取：此用户无权执行 %3</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 cannot be read: this user lacks the right</source>
        <translation>%2 的 %1 个键无法读取：此用户没有权限</translation>
    </message>
    <message>
        <source>%1 of %2 Sentinels do not answer (%3)</source>
        <translation>%2 个 Sentinel 中有 %1 个不应答（%3）</translation>
    </message>
    <message>
        <source>Unless they still reach each other, they cannot agree on a failover. If the primary fails, locking then stops.</source>
        <translation>除非它们彼此仍能连通，否则无法就故障转移达成一致。主节点若故障，加锁就会停止。</translation>
    </message>
    <message>
        <source>The others can still agree on a failover, but fewer of them may fail.</source>
        <translation>其余 Sentinel 仍能就故障转移达成一致，但可再失去的更少。</translation>
    </message>
    <message>
        <source>%1 are the same server</source>
        <translation>%1 是同一台服务器</translation>
    </message>
    <message>
        <source>One server has one vote. Clients that count it more often can take locks that others hold.</source>
        <translation>一台服务器只有一票。把它重复计数的客户端可能获取别人持有的锁。</translation>
    </message>
    <message>
        <source>%1 run on one machine</source>
        <translation>%1 运行在同一台机器上</translation>
    </message>
    <message>
        <source>If the machine fails, locking stops. After a crash a majority may have lost its locks.</source>
        <translation>这台机器若故障，加锁就会停止。崩溃之后，多数节点可能已丢失其锁。</translation>
    </message>
    <message>
        <source>The number of nodes is even: %1</source>
        <translation>节点数为偶数：%1</translation>
    </message>
    <message>
        <source>%1 nodes survive as many failures. One node fewer saves a vote per lock.</source>
        <translation>%1 个节点能承受同样多的故障。少一个节点，每把锁可省一票。</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>尚未应答</translation>
    </message>
    <message>
        <source>%1 cannot be reached</source>
        <translation>%1 连不上</translation>
    </message>
    <message>
        <source>Lockscope does not see its locks: %1</source>
        <translation>Lockscope 看不到它的锁：%1</translation>
    </message>
    <message>
        <source>The node cannot vote: %1</source>
        <translation>此节点无法投票：%1</translation>
    </message>
    <message>
        <source>Both names share one vote. Lockscope lists the problems under %1.</source>
        <translation>两个名称共用一票。Lockscope 在 %1 下列出问题。</translation>
    </message>
    <message>
        <source>At least %1 lock(s) of %2 are not shown, because there are too many</source>
        <translation>锁太多，%2 至少有 %1 个锁未显示</translation>
    </message>
    <message>
        <source>Watch fewer keys with a pattern, or raise --most-locks.</source>
        <translation>请用模式减少监视的键，或调高 --most-locks。</translation>
    </message>
</context>
<context>
    <name>Lockscope::HoldTimesPlot</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>少于 %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>超过 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>held %1
holds: %2 (%3 %)</source>
        <translation>持有 %1
次数：%2（%3 %）</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
</context>
<context>
    <name>Lockscope::JournalDetails</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>关闭详情</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::CheckList</name>
    <message>
        <source>none yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>tick here as they come true</source>
        <translation>成立后在此打勾</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ClientControlsView</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Way of locking</source>
        <translation>加锁方式</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>renews</source>
        <translation>续期</translation>
    </message>
    <message>
        <source>shows its token</source>
        <translation>出示令牌</translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>购买</translation>
    </message>
    <message>
        <source>Reads the stock, thinks for half a second, and writes one less, whether it has the lock or not</source>
        <translation>读取库存，考虑半秒，写回减一后的值，不论它是否持有锁</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Crash</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>SIGKILL</source>
        <translation>SIGKILL</translation>
    </message>
    <message>
        <source>Way of locking of a new client</source>
        <translation>新客户端的加锁方式</translation>
    </message>
    <message>
        <source>Clients of the lab</source>
        <translation>实验室的客户端</translation>
    </message>
    <message>
        <source>No client is there yet.</source>
        <translation>还没有客户端。</translation>
    </message>
    <message>
        <source>For how long Acquire tries, and Hold holds</source>
        <translation>“获取”尝试多久，“持有”持有多久</translation>
    </message>
    <message>
        <source>✖ dead</source>
        <translation>✖ 已死</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>TTL of its locks</source>
        <translation>它的锁的 TTL</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>For</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>❚❚ stopped</source>
        <translation>❚❚ 已停住</translation>
    </message>
    <message>
        <source>… waits</source>
        <translation>… 等待中</translation>
    </message>
    <message>
        <source>● holds</source>
        <translation>● 持有中</translation>
    </message>
    <message>
        <source>❚❚ stopped, holds</source>
        <translation>❚❚ 已停住，持有中</translation>
    </message>
    <message>
        <source>◌ believes it holds</source>
        <translation>◌ 自以为持有</translation>
    </message>
    <message>
        <source>○ alive</source>
        <translation>○ 存活</translation>
    </message>
    <message>
        <source>It was granted the lock and has heard of no loss, but the nodes do not have it as its own: its TTL is over, or another took it</source>
        <translation>它得到过锁，也没有听说失去，但节点上的锁已不是它的：TTL 已结束，或被别人获取</translation>
    </message>
    <message>
        <source>Its way of locking has no watchdog: nothing renews its lock</source>
        <translation>它的加锁方式没有看门狗：没有什么为它的锁续期</translation>
    </message>
    <message>
        <source>Its way of locking has no fencing token</source>
        <translation>它的加锁方式没有防护令牌</translation>
    </message>
    <message>
        <source>It holds the lock, or believes so, and would wait for itself: it must Release first</source>
        <translation>它持有锁，或自以为持有，会等待自己：必须先“释放”</translation>
    </message>
    <message>
        <source>● holds, on %1 only</source>
        <translation>● 持有中，仅在 %1</translation>
    </message>
    <message>
        <source>● on %1 only, %2 s left</source>
        <translation>● 仅在 %1，还剩 %2 秒</translation>
    </message>
    <message>
        <source>● holds, %1 s left</source>
        <translation>● 持有中，还剩 %1 秒</translation>
    </message>
    <message>
        <source>❚❚ stopped, holds on %1 only</source>
        <translation>❚❚ 已停住，仅在 %1 上持有</translation>
    </message>
    <message>
        <source>Tries for ten seconds, and then holds the lock for this long</source>
        <translation>尝试十秒，得到锁后持有这么久</translation>
    </message>
    <message>
        <source>SIGSTOP: the client pauses and does not notice</source>
        <translation>SIGSTOP：客户端暂停，自己不会察觉</translation>
    </message>
    <message>
        <source>The client is paused and would not notice</source>
        <translation>客户端已暂停，不会察觉</translation>
    </message>
    <message>
        <source>Starts a client process that follows your commands</source>
        <translation>启动一个听从您命令的客户端进程</translation>
    </message>
    <message>
        <source>Tries for this long, at least once</source>
        <translation>在这段时间内尝试，至少一次</translation>
    </message>
    <message>
        <source>Releases as its scheme does, even if the lock is lost</source>
        <translation>按其方案释放，即使锁已丢失</translation>
    </message>
    <message>
        <source>Its way of locking uses node %1 only, which is no majority of all nodes</source>
        <translation>它的加锁方式只用节点 %1，不是所有节点的多数</translation>
    </message>
    <message>
        <source>Choose a running client first</source>
        <translation>请先选择一个正在运行的客户端</translation>
    </message>
    <message>
        <source>Its watchdog renews the lock. Without it the lock ends with its TTL.</source>
        <translation>看门狗为锁续期。没有看门狗，锁随其 TTL 结束。</translation>
    </message>
    <message>
        <source>Sends its token with each write. Without a token the store accepts late writes, too.</source>
        <translation>每次写入都带上令牌。没有令牌，存储也会接受迟到的写入。</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ExerciseList</name>
    <message>
        <source>Exercises of the lab</source>
        <translation>实验室的练习</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ExerciseModel</name>
    <message>
        <source>cut short</source>
        <translation>中途结束</translation>
    </message>
    <message>
        <source>Stock experiment</source>
        <translation>库存实验</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>自己动手</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::FindingWords</name>
    <message>
        <source>TTL in ms (−1: none)</source>
        <translation>TTL，毫秒（−1：没有）</translation>
    </message>
    <message>
        <source>Bob&apos;s attempts</source>
        <translation>Bob 的尝试次数</translation>
    </message>
    <message>
        <source>Bob waited, in ms</source>
        <translation>Bob 等待了，毫秒</translation>
    </message>
    <message>
        <source>most inside at once</source>
        <translation>同时在内的最多人数</translation>
    </message>
    <message>
        <source>Bob&apos;s token</source>
        <translation>Bob 的令牌</translation>
    </message>
    <message>
        <source>Ann&apos;s release</source>
        <translation>Ann 的释放</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>库存</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>售出</translation>
    </message>
    <message>
        <source>most votes for one</source>
        <translation>单个持有者的最多票数</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>buyers</source>
        <translation>买家</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>sales lost</source>
        <translation>丢失的销售</translation>
    </message>
    <message>
        <source>oversold</source>
        <translation>超卖</translation>
    </message>
    <message>
        <source>found it sold out</source>
        <translation>发现已售罄</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>refused by their token</source>
        <translation>因令牌被拒绝</translation>
    </message>
    <message>
        <source>commands sent</source>
        <translation>发送的命令</translation>
    </message>
    <message>
        <source>wait in ms</source>
        <translation>等待，毫秒</translation>
    </message>
    <message>
        <source>hold in ms</source>
        <translation>持有，毫秒</translation>
    </message>
    <message>
        <source>all in ms</source>
        <translation>总计，毫秒</translation>
    </message>
    <message>
        <source>✖ It could not begin</source>
        <translation>✖ 无法开始</translation>
    </message>
    <message>
        <source>✔ As expected: %1</source>
        <translation>✔ 符合预期：%1</translation>
    </message>
    <message>
        <source>✖ NOT as expected: %1</source>
        <translation>✖ 不符合预期：%1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>结局：%1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>测得：%1</translation>
    </message>
    <message>
        <source>%1 median, %2 longest</source>
        <translation>中位数 %1，最长 %2</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>✔ exact</source>
        <translation>✔ 准确</translation>
    </message>
    <message>
        <source>✖ off by %1</source>
        <translation>✖ 相差 %1</translation>
    </message>
    <message>
        <source>Ann&apos;s token</source>
        <translation>Ann 的令牌</translation>
    </message>
    <message>
        <source>renewals</source>
        <translation>续期次数</translation>
    </message>
    <message>
        <source>nodes with Ann&apos;s lock</source>
        <translation>有 Ann 的锁的节点</translation>
    </message>
    <message>
        <source>thinking, at most, in ms</source>
        <translation>思考，最多，毫秒</translation>
    </message>
    <message>
        <source>stood still, in ms, which would count as waiting</source>
        <translation>停止，毫秒（否则会算作等待）</translation>
    </message>
    <message>
        <source>overtaken by nobody</source>
        <translation>没有人被超越</translation>
    </message>
    <message numerus="yes">
        <source>overtaken %n time(s)</source>
        <translation>
            <numerusform>被超越 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance plays a part: this is attempt %1</source>
        <translation>有偶然因素：这是第 %1 次尝试</translation>
    </message>
    <message>
        <source>⚠ Paused for %1 while TTLs kept running: repeat it without a pause</source>
        <translation>⚠ 暂停了 %1，而 TTL 仍在走：请不暂停再做一次</translation>
    </message>
    <message>
        <source>⚠ Somebody acted by hand meanwhile: repeat it to see it alone</source>
        <translation>⚠ 期间有人手动操作：请重做一次，单独观察</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::LabControls</name>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>单步(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Between two steps. TTLs keep running. (Space, except in a text field)</source>
        <translation>在两步之间。TTL 照常流逝。（空格，文本框内除外）</translation>
    </message>
    <message>
        <source>One more step (full stop in the list)</source>
        <translation>再走一步（列表中按句点）</translation>
    </message>
    <message>
        <source>Ends all clients and nodes of the lab</source>
        <translation>结束实验室的所有客户端和节点</translation>
    </message>
    <message>
        <source>From the next start on, TTLs of a few seconds are five times as long.</source>
        <translation>从下次开始起，几秒的 TTL 延长到五倍。</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢速</translation>
    </message>
    <message>
        <source>A moment after each step. %1</source>
        <translation>每步之后稍停片刻。%1</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Never waits</source>
        <translation>从不等待</translation>
    </message>
    <message>
        <source>By step</source>
        <translation>逐步</translation>
    </message>
    <message>
        <source>Waits for Step after each step. %1</source>
        <translation>每步之后等待“单步”。%1</translation>
    </message>
    <message>
        <source>Starts the chosen exercise with new nodes and clients (Enter in the list)</source>
        <translation>用新的节点和客户端开始所选练习（列表中按回车）</translation>
    </message>
    <message>
        <source>Ends the running exercise, which is then cut short: %1</source>
        <translation>结束正在运行的练习，它会中途结束：%1</translation>
    </message>
    <message>
        <source>The exercise has ended. Its nodes and clients stay until the next start.</source>
        <translation>练习已结束。它的节点和客户端保留到下次开始。</translation>
    </message>
    <message>
        <source>Choose an exercise and press Start.</source>
        <translation>请选择一个练习，然后按“开始”。</translation>
    </message>
    <message>
        <source>The nodes are starting…</source>
        <translation>节点正在启动…</translation>
    </message>
    <message>
        <source>Cut short: %1.
The nodes are starting…</source>
        <translation>中途结束：%1。
节点正在启动…</translation>
    </message>
    <message>
        <source>The nodes are yours. “By hand” has all actions.</source>
        <translation>节点归您操作。所有操作都在“手动操作”中。</translation>
    </message>
    <message>
        <source>Paused after the last step. TTLs keep running.</source>
        <translation>在上一步之后暂停。TTL 照常流逝。</translation>
    </message>
    <message>
        <source>All buyers are paused (SIGSTOP). TTLs keep running.</source>
        <translation>所有买家都已暂停（SIGSTOP）。TTL 照常流逝。</translation>
    </message>
    <message>
        <source>Paused: no buyer has started yet.</source>
        <translation>已暂停：还没有买家开始。</translation>
    </message>
    <message>
        <source>Pauses as soon as this step is done.</source>
        <translation>这一步完成后立即暂停。</translation>
    </message>
    <message>
        <source>Pauses after this step. %1</source>
        <translation>这一步之后暂停。%1</translation>
    </message>
    <message>
        <source>This step is running.</source>
        <translation>正在执行这一步。</translation>
    </message>
    <message>
        <source>Running.</source>
        <translation>正在运行。</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::LabPanel</name>
    <message>
        <source>Stock</source>
        <translation>库存</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动操作</translation>
    </message>
    <message>
        <source>Lab: %1</source>
        <translation>实验室：%1</translation>
    </message>
    <message>
        <source>A run that was cut short has no row in the comparison of schemes</source>
        <translation>中途结束的运行在方案比较中没有行</translation>
    </message>
    <message>
        <source>Cut short, because it was stopped</source>
        <translation>中途结束，因为被停止</translation>
    </message>
    <message>
        <source>Guided tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Search exercises</source>
        <translation>搜索练习</translation>
    </message>
    <message>
        <source>Twelve exercises from no lock to fencing</source>
        <translation>十二个练习，从没有锁到防护令牌</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>图示</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Take part</source>
        <translation>参与</translation>
    </message>
    <message>
        <source>Tour: next (%1 of %2)</source>
        <translation>导览：下一站（%1/%2）</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>Tour, %1 of %2:</source>
        <translation>导览，第 %1 站，共 %2 站：</translation>
    </message>
    <message>
        <source>Watch:</source>
        <translation>看点：</translation>
    </message>
    <message>
        <source>Found in:</source>
        <translation>见于：</translation>
    </message>
    <message>
        <source>Weakness:</source>
        <translation>弱点：</translation>
    </message>
    <message>
        <source>The stock experiment has a chart: see Stock.</source>
        <translation>库存实验有图表：请看“库存”。</translation>
    </message>
    <message>
        <source>The nodes and clients are starting…</source>
        <translation>节点和客户端正在启动…</translation>
    </message>
    <message>
        <source>Chance plays a part, so it runs again: attempt %1</source>
        <translation>有偶然因素，因此再运行：第 %1 次尝试</translation>
    </message>
    <message>
        <source>Cut short, because another exercise started: %1</source>
        <translation>中途结束，因为开始了另一个练习：%1</translation>
    </message>
    <message>
        <source>Start the exercise to see it here.</source>
        <translation>开始练习后即可在此查看。</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::NodeControlsView</name>
    <message>
        <source>Nodes can be frozen, slowed down, killed and restarted while they run.</source>
        <translation>节点运行时可以冻结、放慢、杀死和重启。</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>放慢</translation>
    </message>
    <message>
        <source>Stops the process for 200 of every 250 ms (SIGSTOP, SIGCONT): answers come late</source>
        <translation>每 250 毫秒中让进程停住 200 毫秒（SIGSTOP、SIGCONT）：应答来得迟</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>断开</translation>
    </message>
    <message>
        <source>Shut down</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>解冻</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>SIGSTOP: it accepts connections and answers nothing</source>
        <translation>SIGSTOP：它接受连接，但什么也不应答</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>杀死</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>SIGKILL: its keys are lost</source>
        <translation>SIGKILL：它的键丢失</translation>
    </message>
    <message>
        <source>Starts it again on its old port, empty</source>
        <translation>在原端口上重新启动，空的</translation>
    </message>
    <message>
        <source>Closes its port and its connections. It keeps running, but no client reaches it. (CONFIG SET port 0, Redis 7)</source>
        <translation>关闭其端口和连接。它继续运行，但没有客户端能到达它。（CONFIG SET port 0，Redis 7）</translation>
    </message>
    <message>
        <source>SHUTDOWN SAVE: it saves its keys and has them again when it starts</source>
        <translation>SHUTDOWN SAVE：保存其键，启动时恢复</translation>
    </message>
    <message>
        <source>Starts it again on its old port, with the keys that it saved</source>
        <translation>在原端口重新启动，带上所保存的键</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StockChart</name>
    <message>
        <source>Stock, sales and losses over time</source>
        <translation>库存、售出和丢失随时间的变化</translation>
    </message>
    <message>
        <source>Left: %1. Sold: %2. Lost: %3. %4</source>
        <translation>剩余：%1。售出：%2。丢失：%3。%4</translation>
    </message>
    <message>
        <source>%1 sales/s</source>
        <translation>每秒售出 %1</translation>
    </message>
    <message>
        <source>Sales appear here while the experiment runs.</source>
        <translation>实验运行时，销售显示在此。</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>售出</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>0 s</source>
        <translation>0 秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StockView</name>
    <message>
        <source>Scheme</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Wait, ms</source>
        <translation>等待，毫秒</translation>
    </message>
    <message>
        <source>Hold, ms</source>
        <translation>持有，毫秒</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>库存</translation>
    </message>
    <message>
        <source>Buyers</source>
        <translation>买家</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Each buyer takes the lock, reads the stock, decides, writes it back. What was sold must be what is missing.</source>
        <translation>每个买家获取锁，读取库存，决定，写回。售出多少，就应当少了多少。</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>售出</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>lost or oversold</source>
        <translation>丢失或超卖</translation>
    </message>
    <message>
        <source>Weakness: %1</source>
        <translation>弱点：%1</translation>
    </message>
    <message>
        <source>sold; without holding the lock: %1</source>
        <translation>已售；未持有锁：%1</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Done otherwise, or at another speed, than the latest: its figures are not to be compared</source>
        <translation>与最近一次的做法或速度不同：数字不可比较</translation>
    </message>
    <message>
        <source>Comparison of the schemes that ran</source>
        <translation>已运行方案的比较</translation>
    </message>
    <message>
        <source>Schemes that ran are compared here.</source>
        <translation>已运行的方案在此比较。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the comparison to a CSV or JSON file</source>
        <translation>将比较写入 CSV 或 JSON 文件</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StoryModel</name>
    <message>
        <source>After</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StoryView</name>
    <message>
        <source>What happened, step by step</source>
        <translation>发生了什么，一步一步</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::SwimLanesView</name>
    <message>
        <source>Diagram of the exercise</source>
        <translation>练习的图示</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG 图片 (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>✔ Saved the picture to %1</source>
        <translation>✔ 图片已保存到 %1</translation>
    </message>
    <message>
        <source>✖ Cannot write %1: %2</source>
        <translation>✖ 无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::TakePartView</name>
    <message>
        <source>Start an exercise to take part.</source>
        <translation>开始一个练习即可参与。</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>恢复 %1</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>暂停 %1</translation>
    </message>
    <message>
        <source>SIGCONT</source>
        <translation>SIGCONT</translation>
    </message>
    <message>
        <source>SIGSTOP: the process stops and does not notice</source>
        <translation>SIGSTOP：进程停住，自己不会察觉</translation>
    </message>
    <message>
        <source>Kill %1</source>
        <translation>杀死 %1</translation>
    </message>
    <message>
        <source>SIGKILL</source>
        <translation>SIGKILL</translation>
    </message>
    <message>
        <source>Start node %1</source>
        <translation>启动节点 %1</translation>
    </message>
    <message>
        <source>On its old port</source>
        <translation>在原端口上</translation>
    </message>
    <message>
        <source>Thaw node %1</source>
        <translation>解冻节点 %1</translation>
    </message>
    <message>
        <source>Freeze node %1</source>
        <translation>冻结节点 %1</translation>
    </message>
    <message>
        <source>SIGSTOP: it accepts connections and answers nothing</source>
        <translation>SIGSTOP：它接受连接，但什么也不应答</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::Words</name>
    <message>
        <source>Node %1 cannot be cut off: %2</source>
        <translation>节点 %1 无法断开：%2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>准确</translation>
    </message>
    <message>
        <source>wrong, within %1 tries</source>
        <translation>出错，至多 %1 次尝试</translation>
    </message>
    <message>
        <source>It did not come to an end</source>
        <translation>它没有结束</translation>
    </message>
    <message>
        <source>Bob is refused</source>
        <translation>Bob 被拒绝</translation>
    </message>
    <message>
        <source>only Ann is inside</source>
        <translation>只有 Ann 在内</translation>
    </message>
    <message>
        <source>Ann takes the free lock</source>
        <translation>Ann 获取空闲的锁</translation>
    </message>
    <message>
        <source>the key has no expiry</source>
        <translation>键没有过期时间</translation>
    </message>
    <message>
        <source>nobody ever gets the lock again</source>
        <translation>再也没有人得到这把锁</translation>
    </message>
    <message>
        <source>Ann takes the lock on the master, which has not replicated it</source>
        <translation>Ann 在主节点上获取锁，主节点还没有复制它</translation>
    </message>
    <message>
        <source>Bob gets the lock that Ann holds</source>
        <translation>Bob 得到了 Ann 持有的锁</translation>
    </message>
    <message>
        <source>Bob gets the lock that Ann holds, and two are inside at once</source>
        <translation>Bob 得到了 Ann 持有的锁，两个人同时在内</translation>
    </message>
    <message>
        <source>Bob gets the same token as Ann</source>
        <translation>Bob 得到与 Ann 相同的令牌</translation>
    </message>
    <message>
        <source>a sale is lost</source>
        <translation>丢失一笔销售</translation>
    </message>
    <message>
        <source>one vote of five does not give Bob the lock</source>
        <translation>五票中的一票不能让 Bob 得到锁</translation>
    </message>
    <message>
        <source>The master fails before it replicates</source>
        <translation>主节点在复制之前失效</translation>
    </message>
    <message>
        <source>Bob takes the lock when Ann&apos;s TTL is over</source>
        <translation>Ann 的 TTL 结束后 Bob 获取锁</translation>
    </message>
    <message>
        <source>Carl does not get Bob&apos;s lock</source>
        <translation>Carl 得不到 Bob 的锁</translation>
    </message>
    <message>
        <source>Ann deleted Bob&apos;s lock, and Carl came in beside Bob</source>
        <translation>Ann 删除了 Bob 的锁，Carl 进到 Bob 身边</translation>
    </message>
    <message>
        <source>the stock counts each sale</source>
        <translation>库存计入了每笔销售</translation>
    </message>
    <message>
        <source>%1 sold, stock %2</source>
        <translation>售出 %1，库存 %2</translation>
    </message>
    <message>
        <source>no sale is lost</source>
        <translation>没有丢失销售</translation>
    </message>
    <message>
        <source>the votes are split: two, two and one of five, and nobody has the lock</source>
        <translation>票分散了：五票分成二、二、一，没有人得到锁</translation>
    </message>
    <message>
        <source>Ann gets three of five nodes</source>
        <translation>Ann 得到五个节点中的三个</translation>
    </message>
    <message>
        <source>Bob gets three of five as well: C has voted twice</source>
        <translation>Bob 也得到五个中的三个：C 投了两次票</translation>
    </message>
    <message>
        <source>A node restarts empty</source>
        <translation>节点重启后是空的</translation>
    </message>
    <message>
        <source>Waiter %1</source>
        <translation>等待者 %1</translation>
    </message>
    <message>
        <source>Bob wakes and takes the lock</source>
        <translation>Bob 醒来并获取锁</translation>
    </message>
    <message>
        <source>Bob had the lock as soon as it was free</source>
        <translation>锁一空闲 Bob 就得到了它</translation>
    </message>
    <message>
        <source>An operator deletes the key</source>
        <translation>一位操作员删除了键</translation>
    </message>
    <message>
        <source>a second and a half later the lock is free, and Bob sleeps beside it</source>
        <translation>一秒半之后锁是空闲的，Bob 睡在它旁边</translation>
    </message>
    <message>
        <source>the waiter sleeps beside a free lock</source>
        <translation>等待者睡在空闲的锁旁边</translation>
    </message>
    <message>
        <source>the waiter takes the lock at once</source>
        <translation>等待者立刻获取锁</translation>
    </message>
    <message>
        <source>Bob is refused for three TTLs</source>
        <translation>三个 TTL 之久 Bob 都被拒绝</translation>
    </message>
    <message>
        <source>Ann knows that she does not hold it</source>
        <translation>Ann 知道自己没有持有它</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog leaves Bob&apos;s lock alone</source>
        <translation>Ann 的看门狗不触动 Bob 的锁</translation>
    </message>
    <message>
        <source>Bob gets the lock</source>
        <translation>Bob 得到锁</translation>
    </message>
    <message>
        <source>Ann knows that she has lost it</source>
        <translation>Ann 知道自己丢失了它</translation>
    </message>
    <message>
        <source>the deleted lock comes back</source>
        <translation>被删除的锁又回来</translation>
    </message>
    <message>
        <source>Fencing tokens, checked by the resource</source>
        <translation>防护令牌，由资源检查</translation>
    </message>
    <message>
        <source>Redisson&apos;s fenced lock</source>
        <translation>Redisson 的带防护令牌的锁</translation>
    </message>
    <message>
        <source>Strict watchdog: this library on one node</source>
        <translation>严格的看门狗：本库，一个节点</translation>
    </message>
    <message>
        <source>Lockscope</source>
        <translation>Lockscope</translation>
    </message>
    <message>
        <source>Strict Redlock: this library on five nodes</source>
        <translation>严格的 Redlock：本库，五个节点</translation>
    </message>
    <message>
        <source>No lock</source>
        <translation>没有锁</translation>
    </message>
    <message>
        <source>read, decide, write back</source>
        <translation>读取、决定、写回</translation>
    </message>
    <message>
        <source>A lock inside each process</source>
        <translation>每个进程内部的锁</translation>
    </message>
    <message>
        <source>synchronized, Mutex, std::mutex</source>
        <translation>synchronized、Mutex、std::mutex</translation>
    </message>
    <message>
        <source>Redisson&apos;s reentrant hash with wake-up</source>
        <translation>Redisson 的可重入哈希，带唤醒</translation>
    </message>
    <message>
        <source>Redisson</source>
        <translation>Redisson</translation>
    </message>
    <message>
        <source>redlock-rb, redlock-py, redsync, node-redlock</source>
        <translation>redlock-rb、redlock-py、redsync、node-redlock</translation>
    </message>
    <message>
        <source>SETNX and DEL</source>
        <translation>SETNX 和 DEL</translation>
    </message>
    <message>
        <source>celery-singleton, Spring&apos;s cache lock, by hand</source>
        <translation>celery-singleton、Spring 的缓存锁、手写</translation>
    </message>
    <message>
        <source>JedisLock, old redis-objects, redis-lock of node</source>
        <translation>JedisLock、旧的 redis-objects、node 的 redis-lock</translation>
    </message>
    <message>
        <source>SETNX, then EXPIRE</source>
        <translation>SETNX，然后 EXPIRE</translation>
    </message>
    <message>
        <source>Laravel 5.8, redis-py 2.10, tutorials</source>
        <translation>Laravel 5.8、redis-py 2.10、教程</translation>
    </message>
    <message>
        <source>SETNX and EXPIRE in one script</source>
        <translation>SETNX 和 EXPIRE 在一个脚本里</translation>
    </message>
    <message>
        <source>by hand, for servers before SET NX PX</source>
        <translation>手写，用于 SET NX PX 之前的服务器</translation>
    </message>
    <message>
        <source>SET NX PX with a fixed value, DEL</source>
        <translation>固定值的 SET NX PX，DEL</translation>
    </message>
    <message>
        <source>arq, RQ, by hand</source>
        <translation>arq、RQ、手写</translation>
    </message>
    <message>
        <source>SET NX PX with an owner, GET then DEL</source>
        <translation>带持有者的 SET NX PX，先 GET 再 DEL</translation>
    </message>
    <message>
        <source>Spring Integration before 6.2, by hand</source>
        <translation>6.2 之前的 Spring Integration、手写</translation>
    </message>
    <message>
        <source>redis-py, Laravel, GitLab</source>
        <translation>redis-py、Laravel、GitLab</translation>
    </message>
    <message>
        <source>RedLock.net, aioredlock, EasyCaching</source>
        <translation>RedLock.net、aioredlock、EasyCaching</translation>
    </message>
    <message>
        <source>between SETNX and EXPIRE</source>
        <translation>在 SETNX 与 EXPIRE 之间</translation>
    </message>
    <message>
        <source>between GET and DEL</source>
        <translation>在 GET 与 DEL 之间</translation>
    </message>
    <message>
        <source>between the nodes</source>
        <translation>在各节点之间</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已释放</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>The process of %1 has ended, and not by the scenario&apos;s hand</source>
        <translation>%1 的进程已结束，且不是场景所为</translation>
    </message>
    <message>
        <source>%1 did not %2</source>
        <translation>%1 没有完成：%2</translation>
    </message>
    <message>
        <source>%1 was not heard to be %2</source>
        <translation>没有听到 %1 的消息：%2</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 继续</translation>
    </message>
    <message>
        <source>%1 is killed</source>
        <translation>%1 被杀死</translation>
    </message>
    <message>
        <source>%1 is stopped %2</source>
        <translation>%1 停在此处：%2</translation>
    </message>
    <message>
        <source>%1 waits for the lock</source>
        <translation>%1 等待锁</translation>
    </message>
    <message>
        <source>%1 has the lock</source>
        <translation>%1 得到锁</translation>
    </message>
    <message>
        <source>%1 does not get the lock</source>
        <translation>%1 没有得到锁</translation>
    </message>
    <message>
        <source>%1 begins the guarded work, inside now: %2</source>
        <translation>%1 开始受保护的工作，现在在内：%2</translation>
    </message>
    <message>
        <source>%1 ends the guarded work</source>
        <translation>%1 结束受保护的工作</translation>
    </message>
    <message>
        <source>%1 reads stock %2</source>
        <translation>%1 读到库存 %2</translation>
    </message>
    <message>
        <source>%1 writes stock %2</source>
        <translation>%1 写入库存 %2</translation>
    </message>
    <message>
        <source>The private nodes of the lab do not answer</source>
        <translation>实验室的私有节点没有应答</translation>
    </message>
    <message>
        <source>Node %1 has died, and not by the scenario&apos;s hand</source>
        <translation>节点 %1 已死，且不是场景所为</translation>
    </message>
    <message>
        <source>%1 cannot use the nodes</source>
        <translation>%1 不能使用这些节点</translation>
    </message>
    <message>
        <source>%1 is there, with: %2</source>
        <translation>%1 到场，加锁方式：%2</translation>
    </message>
    <message>
        <source>Node %1 is killed</source>
        <translation>节点 %1 被杀死</translation>
    </message>
    <message>
        <source>Node %1 does not start again</source>
        <translation>节点 %1 不再启动</translation>
    </message>
    <message>
        <source>Node %1 is back, with the keys it had</source>
        <translation>节点 %1 回来了，带着它原有的键</translation>
    </message>
    <message>
        <source>Node %1 is back, empty</source>
        <translation>节点 %1 回来了，空的</translation>
    </message>
    <message>
        <source>Node %1 did not answer to %2</source>
        <translation>节点 %1 没有应答 %2</translation>
    </message>
    <message>
        <source>The lock&apos;s key did not come</source>
        <translation>锁的键没有出现</translation>
    </message>
    <message>
        <source>The lock&apos;s key did not go</source>
        <translation>锁的键没有消失</translation>
    </message>
    <message>
        <source>The lock&apos;s key is there on node %1</source>
        <translation>锁的键在节点 %1 上</translation>
    </message>
    <message>
        <source>The lock&apos;s key is gone on node %1</source>
        <translation>锁的键在节点 %1 上消失了</translation>
    </message>
    <message>
        <source>The replica does not replicate</source>
        <translation>副本没有复制</translation>
    </message>
    <message>
        <source>As expected: %1</source>
        <translation>符合预期：%1</translation>
    </message>
    <message>
        <source>NOT as expected: %1</source>
        <translation>不符合预期：%1</translation>
    </message>
    <message>
        <source>All clients are stopped where they are</source>
        <translation>所有客户端都停在原处</translation>
    </message>
    <message>
        <source>All clients go on</source>
        <translation>所有客户端继续</translation>
    </message>
    <message>
        <source>Shop %1</source>
        <translation>店铺 %1</translation>
    </message>
    <message>
        <source>what was sold is what is missing</source>
        <translation>售出多少，就少了多少</translation>
    </message>
    <message>
        <source>sales are lost</source>
        <translation>有销售丢失</translation>
    </message>
    <message>
        <source>every buyer had the lock once</source>
        <translation>每个买家都得到过一次锁</translation>
    </message>
    <message>
        <source>exact: %1 sold, %2 left</source>
        <translation>准确：售出 %1，剩余 %2</translation>
    </message>
    <message>
        <source>wrong by %1: %2 sold, %3 left of %4, oversold %5</source>
        <translation>相差 %1：售出 %2，剩余 %3，原有 %4，超卖 %5</translation>
    </message>
    <message>
        <source>A master fails, under Redlock</source>
        <translation>主节点失效，用 Redlock</translation>
    </message>
    <message>
        <source>four of five nodes still have Ann&apos;s lock, and Bob was refused</source>
        <translation>五个节点中的四个仍有 Ann 的锁，Bob 被拒绝</translation>
    </message>
    <message>
        <source>Ann, whose TTL was over, and Bob were inside at once</source>
        <translation>TTL 已过的 Ann 与 Bob 曾同时在内</translation>
    </message>
    <message>
        <source>Ann&apos;s release deletes Bob&apos;s lock</source>
        <translation>Ann 的释放删除了 Bob 的锁</translation>
    </message>
    <message>
        <source>Carl gets the lock while Bob believes that he holds it</source>
        <translation>Bob 以为自己持有锁时，Carl 得到了它</translation>
    </message>
    <message>
        <source>Ann worked on beside Bob, but her late release left his lock alone</source>
        <translation>Ann 与 Bob 同时工作过，但她迟来的释放没有触动他的锁</translation>
    </message>
    <message>
        <source>Bob and Carl are inside at once</source>
        <translation>Bob 与 Carl 同时在内</translation>
    </message>
    <message>
        <source>Ann&apos;s token is 1, Bob&apos;s is 2</source>
        <translation>Ann 的令牌是 1，Bob 的是 2</translation>
    </message>
    <message>
        <source>Carl gets the lock beside Bob</source>
        <translation>Bob 还在内，Carl 也得到了锁</translation>
    </message>
    <message>
        <source>Ann&apos;s lock is left on 2 of 5 nodes</source>
        <translation>Ann 的锁留在 5 个节点中的 2 个上</translation>
    </message>
    <message>
        <source>nobody else gets the lock</source>
        <translation>别人都得不到锁</translation>
    </message>
    <message>
        <source>Bob tries to get the lock, for three times the TTL</source>
        <translation>Bob 尝试获取锁，为时 TTL 的三倍</translation>
    </message>
    <message>
        <source>Renewal %1 by Ann&apos;s watchdog: the TTL goes up from %2 ms to %3 ms</source>
        <translation>Ann 的看门狗第 %1 次续期：TTL 从 %2 ms 升到 %3 ms</translation>
    </message>
    <message>
        <source>Bob tries again, and waits</source>
        <translation>Bob 再次尝试，并等待</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog has not set the key again</source>
        <translation>Ann 的看门狗没有重新设置键</translation>
    </message>
    <message>
        <source>the deleted lock does not come back</source>
        <translation>被删除的锁不再回来</translation>
    </message>
    <message>
        <source>%1 has the lock, token %2</source>
        <translation>%1 得到锁，令牌 %2</translation>
    </message>
    <message>
        <source>%1 writes stock %2, with token %3</source>
        <translation>%1 写入库存 %2，令牌 %3</translation>
    </message>
    <message>
        <source>%1 may not write stock %2: token %3 is too old</source>
        <translation>%1 不能写入库存 %2：令牌 %3 太旧</translation>
    </message>
    <message>
        <source>%1 could not write stock %2</source>
        <translation>%1 未能写入库存 %2</translation>
    </message>
    <message>
        <source>%1 says: I hold the lock</source>
        <translation>%1 说：我持有锁</translation>
    </message>
    <message>
        <source>%1 says: I do not hold the lock</source>
        <translation>%1 说：我不持有锁</translation>
    </message>
    <message>
        <source>lockscope %1: exit status %2</source>
        <translation>lockscope %1：退出状态 %2</translation>
    </message>
    <message>
        <source>There is no lock: %1 goes on</source>
        <translation>没有锁：%1 继续</translation>
    </message>
    <message>
        <source>Sentinel does not make the replica the master</source>
        <translation>Sentinel 没有把副本变成主节点</translation>
    </message>
    <message>
        <source>Sentinel says that node %1 is the master now</source>
        <translation>Sentinel 说：现在节点 %1 是主节点</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>手动：%1</translation>
    </message>
    <message>
        <source>node %1 is frozen</source>
        <translation>节点 %1 已冻结</translation>
    </message>
    <message>
        <source>node %1 goes on</source>
        <translation>节点 %1 继续运行</translation>
    </message>
    <message>
        <source>node %1 answers late</source>
        <translation>节点 %1 应答变迟</translation>
    </message>
    <message>
        <source>node %1 answers at once again</source>
        <translation>节点 %1 又及时应答</translation>
    </message>
    <message>
        <source>node %1 is cut off from its clients, and runs on</source>
        <translation>节点 %1 与客户端断开，继续运行</translation>
    </message>
    <message>
        <source>node %1 can be reached again</source>
        <translation>节点 %1 又能连上了</translation>
    </message>
    <message>
        <source>node %1 is killed</source>
        <translation>节点 %1 被杀死</translation>
    </message>
    <message>
        <source>node %1 is shut down, and writes its keys down</source>
        <translation>节点 %1 被关闭，并写下自己的键</translation>
    </message>
    <message>
        <source>node %1 is started again</source>
        <translation>节点 %1 重新启动</translation>
    </message>
    <message>
        <source>%1 is started</source>
        <translation>%1 已启动</translation>
    </message>
    <message>
        <source>An operator types: lockscope %1</source>
        <translation>一位操作员输入：lockscope %1</translation>
    </message>
    <message>
        <source>n/a: it stood still between the steps</source>
        <translation>无数据：步骤之间停住了</translation>
    </message>
    <message>
        <source>Bob waits on: DEL sends no message, and the TTL that he has read is not over</source>
        <translation>Bob 继续等待：DEL 不发送消息，而他读到的 TTL 还没有结束</translation>
    </message>
    <message>
        <source>That way of locking knows one node: %1 uses node %2 only</source>
        <translation>这种加锁方式只知道一个节点：%1 只用节点 %2</translation>
    </message>
    <message>
        <source>%1 did not hold the lock: nothing guarded this sale</source>
        <translation>%1 没有持有锁：这笔销售没有任何保护</translation>
    </message>
    <message>
        <source>Waits until %1 has the lock, or gives up</source>
        <translation>等待 %1 得到锁，或放弃</translation>
    </message>
    <message>
        <source>Waits for the answer of %1</source>
        <translation>等待 %1 的回答</translation>
    </message>
    <message>
        <source>Waits until %1 stops at the moment that this is about</source>
        <translation>等待 %1 停在此处所关注的那一刻</translation>
    </message>
    <message>
        <source>Waits until %1 has tried, and waits for the lock</source>
        <translation>等待 %1 尝试过并开始等锁</translation>
    </message>
    <message>
        <source>Waits until the process of %1 runs</source>
        <translation>等待 %1 的进程运行</translation>
    </message>
    <message>
        <source>%1, for %2 s at most.</source>
        <translation>%1，最多 %2 秒。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Waits until node %1 answers again</source>
        <translation>等待节点 %1 重新应答</translation>
    </message>
    <message>
        <source>Waits until lockscope %1 has ended</source>
        <translation>等待 lockscope %1 结束</translation>
    </message>
    <message>
        <source>Waits until the lock&apos;s key is on node %1 again</source>
        <translation>等待锁的键再次出现在节点 %1 上</translation>
    </message>
    <message>
        <source>Waits until the lock is free</source>
        <translation>等待锁空闲</translation>
    </message>
    <message>
        <source>Waits until Sentinel has made the replica, node %1, the master</source>
        <translation>等待 Sentinel 把副本（节点 %1）提升为主节点</translation>
    </message>
    <message>
        <source>%1 renews the lock from now on</source>
        <translation>%1 从现在起续期其锁</translation>
    </message>
    <message>
        <source>%1 does not renew the lock any more</source>
        <translation>%1 不再续期其锁</translation>
    </message>
    <message>
        <source>%1 will renew locks taken from now on</source>
        <translation>%1 今后获取的锁将会续期</translation>
    </message>
    <message>
        <source>%1 will not renew locks taken from now on</source>
        <translation>%1 今后获取的锁不会续期</translation>
    </message>
    <message>
        <source>%1 shows the fencing token with every write from now on</source>
        <translation>%1 从现在起写入时出示防护令牌</translation>
    </message>
    <message>
        <source>%1 does not show the fencing token any more: the store takes every write</source>
        <translation>%1 不再出示防护令牌：写什么，存储就收什么</translation>
    </message>
    <message>
        <source>%1 believed to hold the lock, and did not: nothing guarded this sale</source>
        <translation>%1 以为自己持有锁，其实没有：这笔销售没有任何保护</translation>
    </message>
    <message>
        <source>%1 had the lock only after reading: nothing guarded this sale</source>
        <translation>%1 在读取之后才得到锁：这笔销售没有任何保护</translation>
    </message>
    <message>
        <source>%1 is still busy with the command before</source>
        <translation>%1 还在忙于之前的指令</translation>
    </message>
    <message>
        <source>%1: the key on node %2 ends in %3 s, unless it is renewed.</source>
        <translation>%1：节点 %2 上的键将在 %3 秒后结束，除非续期。</translation>
    </message>
    <message>
        <source>order %1; times overtaken: %2; tries: %3</source>
        <translation>顺序 %1；被超越次数：%2；尝试：%3</translation>
    </message>
    <message>
        <source>before the release</source>
        <translation>在释放之前</translation>
    </message>
    <message>
        <source>refused: someone else holds it</source>
        <translation>被拒绝：由别人持有</translation>
    </message>
    <message>
        <source>Waits until %1 learns that the lock is lost</source>
        <translation>等到 %1 得知锁已丢失</translation>
    </message>
    <message>
        <source>%1 pauses</source>
        <translation>%1 暂停</translation>
    </message>
    <message>
        <source>%1 learns that the lock is lost</source>
        <translation>%1 得知锁已丢失</translation>
    </message>
    <message>
        <source>%1 has no lock to release</source>
        <translation>%1 没有锁可释放</translation>
    </message>
    <message>
        <source>%1 releases the lock: %2</source>
        <translation>%1 释放锁：%2</translation>
    </message>
    <message>
        <source>nothing: the exercise ends when you stop it</source>
        <translation>无：您停止时练习结束</translation>
    </message>
    <message>
        <source>%1 is to acquire the lock</source>
        <translation>要求 %1 获取锁</translation>
    </message>
    <message>
        <source>%1 is to hold the lock for %2 s</source>
        <translation>要求 %1 持有锁 %2 秒</translation>
    </message>
    <message>
        <source>%1 is to buy</source>
        <translation>要求 %1 购买</translation>
    </message>
    <message>
        <source>%1 is to release the lock</source>
        <translation>要求 %1 释放锁</translation>
    </message>
    <message>
        <source>Bob, whose clock is an hour ahead, takes over the lock that Ann holds</source>
        <translation>Bob 的时钟快一小时，他接管了 Ann 持有的锁</translation>
    </message>
    <message>
        <source>two clients are inside at once</source>
        <translation>两个客户端同时在内</translation>
    </message>
    <message>
        <source>by Bob&apos;s clock, Ann&apos;s lock had ended long ago</source>
        <translation>按 Bob 的时钟，Ann 的锁早已结束</translation>
    </message>
    <message>
        <source>only the server&apos;s clock counts the TTL down</source>
        <translation>只有服务器的时钟为 TTL 倒计时</translation>
    </message>
    <message>
        <source>The value is the time when Ann&apos;s lock ends, by her clock. Bob&apos;s clock is an hour ahead, so the lock looks expired to him.</source>
        <translation>值是按 Ann 的时钟，她的锁结束的时间。Bob 的时钟快一小时，所以在他看来锁已过期。</translation>
    </message>
    <message>
        <source>The server counts the TTL down. The clients&apos; clocks do not matter.</source>
        <translation>服务器为 TTL 倒计时。客户端的时钟无关紧要。</translation>
    </message>
    <message>
        <source>the owner keeps the lock</source>
        <translation>持有者保住锁</translation>
    </message>
    <message>
        <source>Bob tries for a second and does not get the lock</source>
        <translation>Bob 尝试一秒，没有得到锁</translation>
    </message>
    <message>
        <source>the dead owner&apos;s lock is still held until an operator releases it</source>
        <translation>已死持有者的锁仍被持有，直到操作员释放它</translation>
    </message>
    <message>
        <source>Ann never sent EXPIRE: the lock is held for ever</source>
        <translation>Ann 始终没有发送 EXPIRE：锁永远被持有</translation>
    </message>
    <message>
        <source>the key has an expiry</source>
        <translation>键有过期时间</translation>
    </message>
    <message>
        <source>Bob gets the lock when the TTL is over</source>
        <translation>TTL 结束后 Bob 得到锁</translation>
    </message>
    <message>
        <source>Bob had the lock when the TTL was over</source>
        <translation>TTL 一结束 Bob 就得到了锁</translation>
    </message>
    <message>
        <source>Bob had the lock after %1 ms</source>
        <translation>%1 毫秒后 Bob 得到了锁</translation>
    </message>
    <message>
        <source>the lock expires one TTL later</source>
        <translation>一个 TTL 之后锁过期</translation>
    </message>
    <message>
        <source>Node %1, the replica, is frozen and cut off from node %2, the master</source>
        <translation>副本节点 %1 被冻结，并与主节点 %2 断开</translation>
    </message>
    <message>
        <source>the new master granted the lock a second time</source>
        <translation>新的主节点第二次授予了锁</translation>
    </message>
    <message>
        <source>Ann learns of her loss when her TTL ends without a renewal</source>
        <translation>Ann 的 TTL 未续期就结束，她得知锁已丢失</translation>
    </message>
    <message>
        <source>two clients held the lock until Ann&apos;s TTL was over; then Ann learned of her loss</source>
        <translation>Ann 的 TTL 结束之前，两个客户端都持有锁；之后 Ann 得知锁已丢失</translation>
    </message>
    <message>
        <source>the store cannot tell the tokens apart and accepts both writes</source>
        <translation>存储分不清两个令牌，两次写入都接受</translation>
    </message>
    <message>
        <source>2 sold, stock %1: a token is only as safe as its counter</source>
        <translation>售出 2，库存 %1：令牌只和它的计数器一样安全</translation>
    </message>
    <message>
        <source>Replication is asynchronous: the promoted replica never received Ann&apos;s lock.</source>
        <translation>复制是异步的：升为主节点的副本从未收到 Ann 的锁。</translation>
    </message>
    <message>
        <source>Two clients hold the lock until Ann&apos;s TTL is over: she cannot renew it.</source>
        <translation>Ann 的 TTL 结束之前，两个客户端都持有锁：她无法续期。</translation>
    </message>
    <message>
        <source>two clients are inside at once, and the first learns of its loss</source>
        <translation>两个客户端同时在内，第一个得知锁已丢失</translation>
    </message>
    <message>
        <source>Ann&apos;s release leaves Bob&apos;s lock alone</source>
        <translation>Ann 的释放不触动 Bob 的锁</translation>
    </message>
    <message>
        <source>Ann has compared the owner, and deletes a lock</source>
        <translation>Ann 已比较过持有者，然后删除了一把锁</translation>
    </message>
    <message>
        <source>Ann deleted Bob&apos;s lock: two clients are inside at once</source>
        <translation>Ann 删除了 Bob 的锁：两个客户端同时在内</translation>
    </message>
    <message>
        <source>Ann&apos;s check was right when she made it, and she still deleted Bob&apos;s lock</source>
        <translation>Ann 检查时结果是对的，她仍然删除了 Bob 的锁</translation>
    </message>
    <message>
        <source>the store accepts Bob&apos;s write</source>
        <translation>存储接受 Bob 的写入</translation>
    </message>
    <message>
        <source>the store refuses Ann&apos;s write</source>
        <translation>存储拒绝 Ann 的写入</translation>
    </message>
    <message>
        <source>the store accepts Ann&apos;s late write</source>
        <translation>存储接受 Ann 迟来的写入</translation>
    </message>
    <message>
        <source>Ann works on beside Bob after her TTL; no release can prevent that. Her release finds another owner and leaves Bob&apos;s lock alone, so Carl stays out.</source>
        <translation>Ann 的 TTL 结束后，她与 Bob 同时工作；任何释放都无法防止。她释放时发现是另一个持有者，不触动 Bob 的锁，所以 Carl 进不来。</translation>
    </message>
    <message>
        <source>Bob keeps his lock</source>
        <translation>Bob 保住他的锁</translation>
    </message>
    <message>
        <source>The lock changes hands between Ann&apos;s GET and her DEL.</source>
        <translation>锁在 Ann 的 GET 与 DEL 之间易手。</translation>
    </message>
    <message>
        <source>The holder pauses for longer than its TTL</source>
        <translation>持有者暂停的时间超过其 TTL</translation>
    </message>
    <message>
        <source>Each client releases its votes, waits for a random time, and tries again</source>
        <translation>每个客户端释放自己的票，等待一段随机时间，再次尝试</translation>
    </message>
    <message>
        <source>after random pauses each client gets the lock, one at a time</source>
        <translation>随机停顿之后，每个客户端都得到锁，一次一个</translation>
    </message>
    <message>
        <source>%1 never got the lock</source>
        <translation>%1 始终没有得到锁</translation>
    </message>
    <message>
        <source>no client got the lock in the first round</source>
        <translation>第一轮没有客户端得到锁</translation>
    </message>
    <message>
        <source>split two, two, one; then each client got the lock, in %1 tries altogether</source>
        <translation>分成二、二、一；之后每个客户端都得到了锁，共尝试 %1 次</translation>
    </message>
    <message>
        <source>C may not vote yet, and two nodes are no majority</source>
        <translation>C 还不能投票，两个节点不构成多数</translation>
    </message>
    <message>
        <source>one node forgot the lock, and two clients hold it</source>
        <translation>一个节点忘了锁，两个客户端都持有它</translation>
    </message>
    <message>
        <source>Ann&apos;s lock is left on 2 of 5 nodes, and nobody has a majority; C may not vote yet, so Bob was refused</source>
        <translation>Ann 的锁留在 5 个节点中的 2 个上，没有人得到多数；C 还不能投票，所以 Bob 被拒绝</translation>
    </message>
    <message>
        <source>Three owners share five nodes, and none has a majority.</source>
        <translation>三个持有者分占五个节点，谁也没有多数。</translation>
    </message>
    <message>
        <source>nobody gets the lock in the first round, each client gets it later</source>
        <translation>第一轮没有人得到锁，之后每个客户端都得到</translation>
    </message>
    <message>
        <source>Node C forgets Ann&apos;s lock, which is left on A and B. Bob asks C, D and E. C&apos;s vote does not count until the longest TTL has passed, and D and E are no majority.</source>
        <translation>节点 C 忘了 Ann 的锁，锁留在 A 和 B 上。Bob 询问 C、D、E。最长的 TTL 过去之前，C 的票不算数，而 D 和 E 不构成多数。</translation>
    </message>
    <message>
        <source>each waiter gets the lock</source>
        <translation>每个等待者都得到锁</translation>
    </message>
    <message>
        <source>one client is inside at a time</source>
        <translation>同一时间只有一个客户端在内</translation>
    </message>
    <message>
        <source>the waiters get the lock in the order in which they came</source>
        <translation>等待者按到来的顺序得到锁</translation>
    </message>
    <message>
        <source>some waiters overtake earlier ones</source>
        <translation>有的等待者超越了先来的</translation>
    </message>
    <message>
        <source>some waiters are overtaken</source>
        <translation>有的等待者被超越</translation>
    </message>
    <message>
        <source>no waiter is overtaken</source>
        <translation>没有等待者被超越</translation>
    </message>
    <message>
        <source>lockscope releases the lock</source>
        <translation>lockscope 释放锁</translation>
    </message>
    <message>
        <source>The lab sends the message that the DEL left out</source>
        <translation>实验室补发 DEL 没有发送的消息</translation>
    </message>
    <message>
        <source>the missing message wakes Bob</source>
        <translation>缺少的消息唤醒 Bob</translation>
    </message>
    <message>
        <source>Bob slept beside a free lock, and would have slept until the end of the TTL that he had read</source>
        <translation>Bob 睡在空闲的锁旁边，本会一直睡到他读到的 TTL 结束</translation>
    </message>
    <message>
        <source>`lockscope release --execute` compares the owner, deletes the key, and sends the message.</source>
        <translation>`lockscope release --execute` 比较持有者，删除键，并发送消息。</translation>
    </message>
    <message>
        <source>Ann held the lock all the time</source>
        <translation>Ann 一直持有锁</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog renewed the lock again and again</source>
        <translation>Ann 的看门狗一再为锁续期</translation>
    </message>
    <message>
        <source>Ann releases her own lock</source>
        <translation>Ann 释放自己的锁</translation>
    </message>
    <message>
        <source>Bob then gets the lock, and was never inside with Ann</source>
        <translation>之后 Bob 得到锁，从未与 Ann 同时在内</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog renewed the lock for three TTLs; then she released it</source>
        <translation>Ann 的看门狗为锁续期了三个 TTL 之久；之后她释放了它</translation>
    </message>
    <message>
        <source>Ann learned of her loss as soon as she went on</source>
        <translation>Ann 一继续就得知锁已丢失</translation>
    </message>
    <message>
        <source>the key is back and names Ann</source>
        <translation>键又出现了，指明 Ann</translation>
    </message>
    <message>
        <source>Bob does not get the lock that the operator freed</source>
        <translation>Bob 得不到操作员释放的锁</translation>
    </message>
    <message>
        <source>Ann has not noticed</source>
        <translation>Ann 没有察觉</translation>
    </message>
    <message>
        <source>the lock that the operator deleted came back</source>
        <translation>操作员删除的锁又回来了</translation>
    </message>
    <message>
        <source>the lock was free until Bob came, and Ann learned of her loss</source>
        <translation>Bob 到来之前锁是空闲的，Ann 得知锁已丢失</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog renews the TTL at each third of it. So her lock lasts as long as her work, three TTLs, while Bob tries.</source>
        <translation>Ann 的看门狗每过三分之一 TTL 续期一次。所以她的锁与工作一样久，三个 TTL，其间 Bob 一直尝试。</translation>
    </message>
    <message>
        <source>A stopped process cannot renew. A strict watchdog reports the loss when the process goes on.</source>
        <translation>停住的进程无法续期。进程继续时，严格的看门狗会报告丢失。</translation>
    </message>
    <message>
        <source>the holder learns that its lock is lost</source>
        <translation>持有者得知自己的锁已丢失</translation>
    </message>
    <message>
        <source>The operator deletes the key. Within half a TTL the key is back.</source>
        <translation>操作员删除键。不到半个 TTL，键又回来了。</translation>
    </message>
    <message>
        <source>The operator deletes Ann&apos;s lock. Her watchdog does not set the key again, Ann learns of the loss, and Bob gets the lock.</source>
        <translation>操作员删除 Ann 的锁。她的看门狗不重新设置键，Ann 得知锁已丢失，Bob 得到锁。</translation>
    </message>
    <message>
        <source>A failing master may lose the latest token, and its successor issues that token again.</source>
        <translation>失效的主节点可能丢失最新的令牌，接替者会再次发出该令牌。</translation>
    </message>
    <message>
        <source>A failing master loses its latest locks.</source>
        <translation>失效的主节点丢失最新的锁。</translation>
    </message>
    <message>
        <source>A holder that pauses between its check and its write writes too late.</source>
        <translation>持有者若在检查与写入之间暂停，就写得太迟。</translation>
    </message>
    <message>
        <source>Two buyers read the same stock and both write it back: one sale is lost.</source>
        <translation>两个买家读到相同的库存，都写回：丢失一笔销售。</translation>
    </message>
    <message>
        <source>Each process has its own lock, so processes do not exclude each other.</source>
        <translation>每个进程各有自己的锁，所以进程之间不互斥。</translation>
    </message>
    <message>
        <source>A bare DEL wakes nobody: waiters sleep on beside a free lock.</source>
        <translation>单独的 DEL 不唤醒任何人：等待者在空闲的锁旁边继续睡。</translation>
    </message>
    <message>
        <source>A node that restarts empty votes a second time.</source>
        <translation>重启后为空的节点会第二次投票。</translation>
    </message>
    <message>
        <source>A dead owner keeps the lock for ever.</source>
        <translation>已死的持有者永远占着锁。</translation>
    </message>
    <message>
        <source>A client whose clock is ahead takes over a held lock. DEL deletes the lock, whoever holds it.</source>
        <translation>时钟快的客户端会接管持有中的锁。不论由谁持有，DEL 都删除锁。</translation>
    </message>
    <message>
        <source>An owner that dies between the two keeps the lock for ever.</source>
        <translation>死在两者之间的持有者永远占着锁。</translation>
    </message>
    <message>
        <source>The value names no owner: a late owner deletes someone else&apos;s lock.</source>
        <translation>值不指明持有者：迟到的持有者会删除别人的锁。</translation>
    </message>
    <message>
        <source>A late owner deletes someone else&apos;s lock.</source>
        <translation>迟到的持有者会删除别人的锁。</translation>
    </message>
    <message>
        <source>The lock may change hands between the check and the DEL.</source>
        <translation>锁可能在检查与 DEL 之间易手。</translation>
    </message>
    <message>
        <source>Work that outlasts the TTL goes on without the lock.</source>
        <translation>工作超过 TTL，就在没有锁的情况下继续。</translation>
    </message>
    <message>
        <source>Watchdog that sets a missing key again</source>
        <translation>会重新设置缺失键的看门狗</translation>
    </message>
    <message>
        <source>A deleted lock comes back, and its holder does not notice.</source>
        <translation>被删除的锁又回来，持有者不会察觉。</translation>
    </message>
    <message>
        <source>The lab makes Sentinel fail over now, without waiting until it is sure</source>
        <translation>实验室让 Sentinel 立即故障转移，不等它确定</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>亲自试试</translation>
    </message>
    <message>
        <source>Start clients of any scheme under “By hand”, and do to them and to the nodes what you like. Redlock asks all five nodes, other schemes only node A.</source>
        <translation>在“手动操作”中启动任意方案的客户端，随意操作它们和节点。Redlock 询问全部五个节点，其他方案只询问节点 A。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>操作员</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Replica %1</source>
        <translation>副本 %1</translation>
    </message>
    <message>
        <source>Master %1</source>
        <translation>主节点 %1</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>Sentinel</source>
        <translation>Sentinel</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>库存</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>learns of the loss</source>
        <translation>得知锁已丢失</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>读到 %1</translation>
    </message>
    <message>
        <source>says: I hold it</source>
        <translation>说：我持有它</translation>
    </message>
    <message>
        <source>says: I do not hold it</source>
        <translation>说：我不持有它</translation>
    </message>
    <message>
        <source>stops %1</source>
        <translation>%1停住</translation>
    </message>
    <message>
        <source>resumes</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>被杀死</translation>
    </message>
    <message>
        <source>acquire</source>
        <translation>获取</translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <translation>
            <numerusform>%n 个等待者</numerusform>
        </translation>
    </message>
    <message>
        <source>acquire: refused</source>
        <translation>获取：被拒绝</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>DEL deletes %1&apos;s lock</source>
        <translation>DEL 删除 %1 的锁</translation>
    </message>
    <message>
        <source>release: no key</source>
        <translation>释放：没有键</translation>
    </message>
    <message>
        <source>release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>release: not the owner</source>
        <translation>释放：不是持有者</translation>
    </message>
    <message>
        <source>writes %1, token %2</source>
        <translation>写入 %1，令牌 %2</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>写入 %1</translation>
    </message>
    <message>
        <source>refused: token %1 &lt; %2</source>
        <translation>被拒绝：令牌 %1 &lt; %2</translation>
    </message>
    <message>
        <source>refused: the stock is not %1 any more</source>
        <translation>被拒绝：库存已不是 %1</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>stock %1: %2&apos;s sale is lost</source>
        <translation>库存 %1：%2 的销售丢失</translation>
    </message>
    <message>
        <source>stock %1</source>
        <translation>库存 %1</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 同时在内</translation>
    </message>
    <message>
        <source>paused, still believes it holds</source>
        <translation>已暂停，仍自以为持有</translation>
    </message>
    <message>
        <source>believes it holds</source>
        <translation>自以为持有</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>holds, token %1</source>
        <translation>持有中，令牌 %1</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>持有中</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>%1 · no expiry</source>
        <translation>%1 · 永不过期</translation>
    </message>
    <message>
        <source>%1 · TTL %2</source>
        <translation>%1 · TTL %2</translation>
    </message>
    <message>
        <source>makes it the master</source>
        <translation>把它提升为主节点</translation>
    </message>
    <message>
        <source>down</source>
        <translation>宕机</translation>
    </message>
    <message>
        <source>back, empty</source>
        <translation>回来了，空的</translation>
    </message>
    <message>
        <source>back, with its keys</source>
        <translation>回来了，带着它的键</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>已冻结</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>已断开</translation>
    </message>
    <message>
        <source>set again</source>
        <translation>又被设置</translation>
    </message>
    <message>
        <source>renewed</source>
        <translation>已续期</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>deleted by %1</source>
        <translation>被 %1 删除</translation>
    </message>
    <message>
        <source>Without a lock</source>
        <translation>没有锁</translation>
    </message>
    <message>
        <source>Broken locks</source>
        <translation>有缺陷的锁</translation>
    </message>
    <message>
        <source>Long work</source>
        <translation>长时间工作</translation>
    </message>
    <message>
        <source>Failover</source>
        <translation>故障转移</translation>
    </message>
    <message>
        <source>Redlock</source>
        <translation>Redlock</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>等待者</translation>
    </message>
    <message>
        <source>A clock is ahead of a timestamp lock</source>
        <translation>时钟快了，锁是时间戳</translation>
    </message>
    <message>
        <source>A clock is ahead, and a TTL decides</source>
        <translation>时钟快了，由 TTL 决定</translation>
    </message>
    <message>
        <source>INCR makes the key, so Ann has the lock</source>
        <translation>INCR 创建键，于是 Ann 得到锁</translation>
    </message>
    <message>
        <source>after three TTLs Bob has no lock, and the key is still there</source>
        <translation>三个 TTL 之后 Bob 仍没有得到锁，键还在</translation>
    </message>
    <message>
        <source>each of Bob&apos;s attempts prolonged the dead owner&apos;s lock</source>
        <translation>Bob 的每次尝试都延长了已死持有者的锁</translation>
    </message>
    <message>
        <source>SETNX without expiry</source>
        <translation>没有过期时间的 SETNX</translation>
    </message>
    <message>
        <source>Ann takes the lock and dies. The key has no TTL, so it stays.</source>
        <translation>Ann 获取锁后死了。键没有 TTL，所以一直留着。</translation>
    </message>
    <message>
        <source>Crash between SETNX and EXPIRE</source>
        <translation>在 SETNX 与 EXPIRE 之间崩溃</translation>
    </message>
    <message>
        <source>Ann dies after SETNX and before EXPIRE. The key never gets a TTL.</source>
        <translation>Ann 死在 SETNX 之后、EXPIRE 之前。键始终没有得到 TTL。</translation>
    </message>
    <message>
        <source>One script sets key and expiry</source>
        <translation>一个脚本同时设置键和过期时间</translation>
    </message>
    <message>
        <source>The server runs both commands or neither, so the key expires even if Ann dies. Both clients write 1: nobody can tell Bob&apos;s lock from Ann&apos;s.</source>
        <translation>服务器要么两条命令都执行，要么都不执行，所以即使 Ann 死了，键也会过期。两个客户端都写 1：谁也分不清 Bob 的锁和 Ann 的锁。</translation>
    </message>
    <message>
        <source>INCR as a lock</source>
        <translation>用 INCR 作锁</translation>
    </message>
    <message>
        <source>Ann takes the lock and dies. Bob tries again and again, and each attempt sets the TTL anew.</source>
        <translation>Ann 获取锁后死了。Bob 一再尝试，每次尝试都重新设置 TTL。</translation>
    </message>
    <message>
        <source>the waiter itself keeps the dead owner&apos;s lock alive</source>
        <translation>等待者自己让已死持有者的锁一直存活</translation>
    </message>
    <message>
        <source>The master fails, with a strict watchdog</source>
        <translation>主节点失效，有严格的看门狗</translation>
    </message>
    <message>
        <source>The master fails, with fencing tokens</source>
        <translation>主节点失效，有防护令牌</translation>
    </message>
    <message>
        <source>The master gives Ann token 1 and dies. Its replica never received that, and gives Bob token 1 as well.</source>
        <translation>主节点给 Ann 令牌 1，然后死了。它的副本从未收到这一点，也给 Bob 令牌 1。</translation>
    </message>
    <message>
        <source>Node A dies. Its replica takes its place without Ann&apos;s lock and votes for Bob. Four nodes still have Ann&apos;s lock.</source>
        <translation>节点 A 死了。它的副本接替它，没有 Ann 的锁，并投票给 Bob。四个节点仍有 Ann 的锁。</translation>
    </message>
    <message>
        <source>DEL removes someone else&apos;s lock</source>
        <translation>DEL 删除别人的锁</translation>
    </message>
    <message>
        <source>Ann works on beside Bob after her TTL. Then her DEL deletes Bob&apos;s lock, because the value names no owner. Carl gets the lock, too.</source>
        <translation>Ann 的 TTL 结束后，她与 Bob 同时工作。随后她的 DEL 删除了 Bob 的锁，因为值不指明持有者。Carl 也得到了锁。</translation>
    </message>
    <message>
        <source>A release that compares the owner</source>
        <translation>比较持有者的释放</translation>
    </message>
    <message>
        <source>Check, then delete</source>
        <translation>先检查，后删除</translation>
    </message>
    <message>
        <source>Ann reads the stock, then pauses for longer than her TTL. Bob takes the lock and buys. Ann resumes and writes back what she read before.</source>
        <translation>Ann 读取库存，然后暂停，时间超过其 TTL。Bob 获取锁并购买。Ann 恢复后，写回她之前读到的值。</translation>
    </message>
    <message>
        <source>Fencing tokens stop a paused holder</source>
        <translation>防护令牌拦住暂停过的持有者</translation>
    </message>
    <message>
        <source>Ann reads the stock, then pauses for longer than her TTL. Bob takes the lock and buys. When Ann resumes, the store compares tokens.</source>
        <translation>Ann 读取库存，然后暂停，时间超过其 TTL。Bob 获取锁并购买。Ann 恢复后，存储比较令牌。</translation>
    </message>
    <message>
        <source>Split vote</source>
        <translation>票分散</translation>
    </message>
    <message>
        <source>A, B and C vote for Ann while D and E are down. Then node C restarts empty and votes for Bob.</source>
        <translation>D 和 E 宕机时，A、B、C 投票给 Ann。随后节点 C 重启后是空的，投票给 Bob。</translation>
    </message>
    <message>
        <source>A node restarts empty and must wait</source>
        <translation>节点重启后是空的，必须等待</translation>
    </message>
    <message>
        <source>Contention storm</source>
        <translation>争用风暴</translation>
    </message>
    <message>
        <source>Six clients wait. The client that asks at the right moment gets the lock, so some overtake others.</source>
        <translation>六个客户端等待。恰好在合适时刻询问的客户端得到锁，所以有的会超越别的。</translation>
    </message>
    <message>
        <source>Contention with a queue</source>
        <translation>带队列的争用</translation>
    </message>
    <message>
        <source>The same six clients wait in a queue: first come, first served.</source>
        <translation>同样的六个客户端在队列中等待：先来先得。</translation>
    </message>
    <message>
        <source>DEL wakes no waiter</source>
        <translation>DEL 不唤醒等待者</translation>
    </message>
    <message>
        <source>An operator deletes the key. The lock is free, and Bob sleeps on: he waits for a message that DEL does not send.</source>
        <translation>一位操作员删除了键。锁是空闲的，Bob 却继续睡：他等待的消息，DEL 不会发送。</translation>
    </message>
    <message>
        <source>A planned release wakes the waiter</source>
        <translation>按计划释放会唤醒等待者</translation>
    </message>
    <message>
        <source>A watchdog keeps the lock</source>
        <translation>看门狗保住锁</translation>
    </message>
    <message>
        <source>The holder pauses with its watchdog</source>
        <translation>持有者连同其看门狗一起暂停</translation>
    </message>
    <message>
        <source>A watchdog sets a deleted key again</source>
        <translation>看门狗重新设置被删除的键</translation>
    </message>
    <message>
        <source>A strict watchdog lets a deleted key go</source>
        <translation>严格的看门狗不再设置被删除的键</translation>
    </message>
    <message>
        <source>the store refuses Ann&apos;s write, because the stock has changed since she read it</source>
        <translation>存储拒绝 Ann 的写入，因为她读取之后库存已经改变</translation>
    </message>
    <message>
        <source>the store accepts Ann&apos;s write</source>
        <translation>存储接受 Ann 的写入</translation>
    </message>
    <message>
        <source>Ann reads again, and her second write is accepted</source>
        <translation>Ann 重新读取，她的第二次写入被接受</translation>
    </message>
    <message>
        <source>No lock: a sale is lost</source>
        <translation>没有锁：丢失一笔销售</translation>
    </message>
    <message>
        <source>Ann and Bob both read the stock, and both write back one less.</source>
        <translation>Ann 和 Bob 都读取库存，又都写回减一后的值。</translation>
    </message>
    <message>
        <source>WATCH, MULTI, EXEC instead of a lock</source>
        <translation>用 WATCH、MULTI、EXEC 代替锁</translation>
    </message>
    <message>
        <source>Ann and Bob both read the stock. Bob writes first, so EXEC refuses Ann&apos;s write. She reads again and writes again.</source>
        <translation>Ann 和 Bob 都读取库存。Bob 先写入，所以 EXEC 拒绝 Ann 的写入。她重新读取，再次写入。</translation>
    </message>
    <message>
        <source>no sale is lost, but one attempt was in vain</source>
        <translation>没有丢失销售，但有一次尝试白费了</translation>
    </message>
    <message>
        <source>One atomic script needs no lock</source>
        <translation>一个原子脚本不需要锁</translation>
    </message>
    <message>
        <source>Ann and Bob both read the stock. It does not matter: the script decrements what is there at that moment.</source>
        <translation>Ann 和 Bob 都读取库存。这无关紧要：脚本把那一刻的值减一。</translation>
    </message>
    <message>
        <source>tutorials, by hand</source>
        <translation>教程、手写</translation>
    </message>
    <message>
        <source>Each attempt prolongs the TTL: waiters keep a dead owner&apos;s lock alive.</source>
        <translation>每次尝试都延长 TTL：等待者让已死持有者的锁一直存活。</translation>
    </message>
    <message>
        <source>Redlock as most libraries do it</source>
        <translation>Redlock，大多数库的做法</translation>
    </message>
    <message>
        <source>SETNX with a timestamp and GETSET</source>
        <translation>带时间戳的 SETNX 和 GETSET</translation>
    </message>
    <message>
        <source>SET NX PX, compare and delete in Lua</source>
        <translation>SET NX PX，在 Lua 中比较并删除</translation>
    </message>
    <message>
        <source>Optimistic: WATCH, MULTI, EXEC</source>
        <translation>乐观方式：WATCH、MULTI、EXEC</translation>
    </message>
    <message>
        <source>the Redis documentation, redis-py&apos;s transaction()</source>
        <translation>Redis 文档、redis-py 的 transaction()</translation>
    </message>
    <message>
        <source>Under contention most attempts are in vain and must be repeated.</source>
        <translation>争用时，大多数尝试都白费，必须重来。</translation>
    </message>
    <message>
        <source>No lock needed: one atomic script</source>
        <translation>不需要锁：一个原子脚本</translation>
    </message>
    <message>
        <source>DECR, Lua, Redis functions</source>
        <translation>DECR、Lua、Redis 函数</translation>
    </message>
    <message>
        <source>Only for work that one command or script on one server can do.</source>
        <translation>只适用于一台服务器上一条命令或一个脚本就能完成的工作。</translation>
    </message>
    <message>
        <source>Two clients change one number. What can go wrong without a lock?</source>
        <translation>两个客户端修改同一个数。没有锁会出什么错？</translation>
    </message>
    <message>
        <source>Both wrote 99: a sale is lost. Read, decide and write must exclude each other.</source>
        <translation>两者都写了 99：丢失一笔销售。读取、决定和写入必须互斥。</translation>
    </message>
    <message>
        <source>SETNX lets only one client in. What if that client dies?</source>
        <translation>SETNX 只让一个客户端进来。如果那个客户端死了呢？</translation>
    </message>
    <message>
        <source>The key has no expiry, so nobody ever gets the lock again. A lock needs a TTL.</source>
        <translation>键没有过期时间，所以再也没有人得到这把锁。锁需要 TTL。</translation>
    </message>
    <message>
        <source>EXPIRE as a second command adds a TTL. Is that enough?</source>
        <translation>用第二条命令 EXPIRE 加上 TTL。这就够了吗？</translation>
    </message>
    <message>
        <source>The client died between the two commands. Key and TTL must be set in one step.</source>
        <translation>客户端死在两条命令之间。键和 TTL 必须一步设置。</translation>
    </message>
    <message>
        <source>One step sets both, like SET NX PX. The owner dies again.</source>
        <translation>一步设置两者，如同 SET NX PX。持有者又死了。</translation>
    </message>
    <message>
        <source>The lock expires, and work goes on. But a TTL can also end while its owner lives.</source>
        <translation>锁过期，工作继续。但 TTL 也可能在持有者还活着时结束。</translation>
    </message>
    <message>
        <source>Ann&apos;s work lasts longer than her TTL. Then she sends DEL.</source>
        <translation>Ann 的工作时间超过她的 TTL。然后她发送 DEL。</translation>
    </message>
    <message>
        <source>DEL removed Bob&apos;s lock, and Carl came in. The value must name its owner.</source>
        <translation>DEL 删除了 Bob 的锁，Carl 进来了。值必须指明其持有者。</translation>
    </message>
    <message>
        <source>Now the value names the owner, and Ann checks it before DEL.</source>
        <translation>现在值指明持有者，Ann 在 DEL 之前检查它。</translation>
    </message>
    <message>
        <source>The lock changed hands between check and DEL. Compare and delete must be one step.</source>
        <translation>锁在检查与 DEL 之间易手。比较和删除必须是一步。</translation>
    </message>
    <message>
        <source>A script compares and deletes in one step.</source>
        <translation>一个脚本一步完成比较和删除。</translation>
    </message>
    <message>
        <source>Bob&apos;s lock stays. But Ann and Bob still worked at once: her TTL was too short.</source>
        <translation>Bob 的锁还在。但 Ann 与 Bob 仍曾同时工作：她的 TTL 太短。</translation>
    </message>
    <message>
        <source>A watchdog renews the TTL for as long as the work lasts.</source>
        <translation>工作持续多久，看门狗就为 TTL 续期多久。</translation>
    </message>
    <message>
        <source>The TTL may be short, and long work is safe: as long as the watchdog runs.</source>
        <translation>TTL 可以短，长时间工作也安全：只要看门狗在运行。</translation>
    </message>
    <message>
        <source>The whole process pauses, and its watchdog with it.</source>
        <translation>整个进程暂停，它的看门狗也随之暂停。</translation>
    </message>
    <message>
        <source>No watchdog can renew while it is paused. It can only report the loss afterwards.</source>
        <translation>任何看门狗暂停时都无法续期。它只能事后报告丢失。</translation>
    </message>
    <message>
        <source>The server is not perfect either: the master dies.</source>
        <translation>服务器也不完美：主节点死了。</translation>
    </message>
    <message>
        <source>Replication is asynchronous, so the new master granted the lock again.</source>
        <translation>复制是异步的，所以新的主节点又授予了一次锁。</translation>
    </message>
    <message>
        <source>Redlock asks five independent nodes for a majority.</source>
        <translation>Redlock 向五个独立的节点争取多数。</translation>
    </message>
    <message>
        <source>One forgetful node of five changes nothing. But a paused holder can still write late.</source>
        <translation>五个节点中有一个健忘，什么也不会改变。但暂停过的持有者仍可能写得太迟。</translation>
    </message>
    <message>
        <source>Each grant has a number, and the store knows the greatest one.</source>
        <translation>每次授予都有一个编号，存储知道最大的那个。</translation>
    </message>
    <message>
        <source>Only the store can refuse a late write. That is what fencing tokens are for.</source>
        <translation>只有存储能拒绝迟来的写入。防护令牌就是为此而设。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2 票</translation>
    </message>
    <message>
        <source>%1 overtakes %2</source>
        <translation>%1 超越 %2</translation>
    </message>
    <message>
        <source>lockscope run has ended %1. It says: %2</source>
        <translation>lockscope run 结束了 %1。它说：%2</translation>
    </message>
    <message>
        <source>Waits until lockscope run ends %1</source>
        <translation>等待 lockscope run 结束 %1</translation>
    </message>
    <message>
        <source>lockscope run did not end %1</source>
        <translation>lockscope run 没有结束 %1</translation>
    </message>
    <message>
        <source>lockscope run has the lock, and %1 begins</source>
        <translation>lockscope run 持有锁，%1 开始</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>被 %1 结束</translation>
    </message>
    <message>
        <source>token %1 again</source>
        <translation>又是令牌 %1</translation>
    </message>
    <message>
        <source>free, kept for dead %1</source>
        <translation>空闲，为已死的 %1 保留</translation>
    </message>
    <message>
        <source>renewed, though %1 is dead</source>
        <translation>已续期，尽管 %1 已死</translation>
    </message>
    <message>
        <source>the lock is free, and Carl waits behind the dead Bob</source>
        <translation>锁是空闲的，Carl 却在已死的 Bob 后面等待</translation>
    </message>
    <message>
        <source>Carl gets the lock when Bob&apos;s place has run out</source>
        <translation>Bob 的位置到期后，Carl 获取锁</translation>
    </message>
    <message>
        <source>Bob&apos;s place ran out two TTLs after he took it; by default Redisson keeps it five minutes longer than the lock&apos;s TTL</source>
        <translation>Bob 的位置在占据两个 TTL 后到期；Redisson 默认比锁的 TTL 多保留五分钟</translation>
    </message>
    <message>
        <source>each reader gets the lock at once, although the writer came before</source>
        <translation>尽管写者先来，每个读者都立即获取锁</translation>
    </message>
    <message>
        <source>the writer waits</source>
        <translation>写者在等待</translation>
    </message>
    <message>
        <source>the writer gets the lock when no reader is left</source>
        <translation>没有读者时，写者获取锁</translation>
    </message>
    <message>
        <source>the writer waited for as long as readers overlapped</source>
        <translation>只要读者重叠，写者就一直等待</translation>
    </message>
    <message>
        <source>A dead waiter keeps its place</source>
        <translation>已死的等待者保留它的位置</translation>
    </message>
    <message>
        <source>Bob and Carl wait in the queue of a fair lock, and Bob dies. Ann releases the lock: it is Bob&apos;s turn.</source>
        <translation>Bob 和 Carl 在公平锁的队列中等待，Bob 死了。Ann 释放锁：轮到 Bob。</translation>
    </message>
    <message>
        <source>a free lock that nobody may take</source>
        <translation>一把谁也不能获取的空闲锁</translation>
    </message>
    <message>
        <source>Readers that overlap keep a writer out</source>
        <translation>重叠的读者把写者挡在外面</translation>
    </message>
    <message>
        <source>Readers share a read-write lock. Each comes before the other has left, so the lock is never free for the writer.</source>
        <translation>读者共享一把读写锁。一个还没离开，另一个就来了，所以锁对写者从不空闲。</translation>
    </message>
    <message>
        <source>the writer waits until no reader is left</source>
        <translation>写者一直等到没有读者</translation>
    </message>
    <message>
        <source>Ann works on beside Bob, and believes that she renews her own lock</source>
        <translation>Ann 在 Bob 旁边继续工作，并相信她续期的是自己的锁</translation>
    </message>
    <message>
        <source>Three TTLs pass</source>
        <translation>三个 TTL 过去了</translation>
    </message>
    <message>
        <source>three TTLs after Bob&apos;s death the key still names him: Ann prolongs it</source>
        <translation>Bob 死后三个 TTL，键仍然写着他：Ann 在延长它</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog kept Bob&apos;s lock, even when he was dead</source>
        <translation>Ann 的看门狗保持了 Bob 的锁，即使他已死</translation>
    </message>
    <message>
        <source>the job is ended by lockscope run, with exit status 4</source>
        <translation>lockscope run 结束作业，退出状态为 4</translation>
    </message>
    <message>
        <source>the job ends before a TTL has passed</source>
        <translation>作业在一个 TTL 过去之前结束</translation>
    </message>
    <message>
        <source>the key is not set again by lockscope run</source>
        <translation>lockscope run 没有重新设置键</translation>
    </message>
    <message>
        <source>lockscope run noticed at its next renewal, ended the job, and Bob could start</source>
        <translation>lockscope run 在下一次续期时发现，结束了作业，Bob 得以开始</translation>
    </message>
    <message>
        <source>Two holders prolong one lease</source>
        <translation>两个持有者延长同一个租约</translation>
    </message>
    <message>
        <source>Ann loses the lock in a pause, and her watchdog goes on: its EXPIRE does not compare owners. It prolongs Bob&apos;s lock, even when Bob is dead.</source>
        <translation>Ann 在暂停中失去锁，她的看门狗却继续：它的 EXPIRE 不比较所有者。它延长 Bob 的锁，即使 Bob 已死。</translation>
    </message>
    <message>
        <source>a dead owner&apos;s lock never ends</source>
        <translation>已死所有者的锁永不结束</translation>
    </message>
    <message>
        <source>A batch job loses its lock</source>
        <translation>批处理作业失去锁</translation>
    </message>
    <message>
        <source>An operator deletes the lock of a batch job. lockscope run notices when it renews, and ends the job.</source>
        <translation>一位操作员删除了批处理作业的锁。lockscope run 在续期时发现，并结束作业。</translation>
    </message>
    <message>
        <source>the job ends soon after its lock</source>
        <translation>作业在失去锁后不久结束</translation>
    </message>
    <message>
        <source>Redisson&apos;s fair lock with its queue</source>
        <translation>Redisson 的公平锁，带队列</translation>
    </message>
    <message>
        <source>A dead waiter keeps its place in the queue: the lock is free, and all wait.</source>
        <translation>已死的等待者保留它在队列中的位置：锁空闲，大家却都在等。</translation>
    </message>
    <message>
        <source>Redisson&apos;s read lock</source>
        <translation>Redisson 的读锁</translation>
    </message>
    <message>
        <source>Readers share the lock: clients that write under it lose sales.</source>
        <translation>读者共享锁：在它之下写入的客户端会丢失销售。</translation>
    </message>
    <message>
        <source>Redisson&apos;s write lock</source>
        <translation>Redisson 的写锁</translation>
    </message>
    <message>
        <source>Readers that overlap keep a writer waiting for ever.</source>
        <translation>重叠的读者让写者永远等待。</translation>
    </message>
    <message>
        <source>Watchdog that renews without comparing</source>
        <translation>不比较就续期的看门狗</translation>
    </message>
    <message>
        <source>A holder that lost its lock prolongs its successor&apos;s, even a dead one&apos;s.</source>
        <translation>失去锁的持有者延长其后继者的锁，即使后继者已死。</translation>
    </message>
    <message>
        <source>A batch job starts: lockscope %1 %2</source>
        <translation>一个批处理作业开始：lockscope %1 %2</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockActions</name>
    <message>
        <source>&amp;Acquire…</source>
        <translation>获取(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;new…</source>
        <translation>续期(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Release own…</source>
        <translation>释放自己的锁(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Force-release…</source>
        <translation>强制释放(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Shorten the TTL…</source>
        <translation>缩短 TTL(&amp;S)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Take a lock</source>
        <translation>获取一把锁</translation>
    </message>
    <message>
        <source>Select a lock first</source>
        <translation>请先选择一把锁</translation>
    </message>
    <message>
        <source>This lock is your own: release it</source>
        <translation>这是您自己的锁：请直接释放</translation>
    </message>
    <message>
        <source>No lock is shown</source>
        <translation>没有显示任何锁</translation>
    </message>
    <message>
        <source>✔ You hold &quot;%1&quot;.</source>
        <translation>✔ 您持有“%1”。</translation>
    </message>
    <message>
        <source>Force-release se&amp;lected…</source>
        <translation>强制释放所选的锁(&amp;L)…</translation>
    </message>
    <message>
        <source>Force-release all sho&amp;wn…</source>
        <translation>强制释放所有显示的锁(&amp;W)…</translation>
    </message>
    <message>
        <source>Several locks are selected</source>
        <translation>选择了多把锁</translation>
    </message>
    <message>
        <source>Several locks are selected: force-release them together (Ctrl+Del)</source>
        <translation>选择了多把锁：请一起强制释放 (Ctrl+Del)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>This window does not hold this lock</source>
        <translation>本窗口没有持有这把锁</translation>
    </message>
    <message>
        <source>Select a lock that this window holds</source>
        <translation>请选择一把本窗口持有的锁</translation>
    </message>
    <message>
        <source>Force-release and &amp;block…</source>
        <translation>强制释放并拦截(&amp;B)…</translation>
    </message>
    <message>
        <source>Set a &amp;TTL…</source>
        <translation>设置 TTL(&amp;T)…</translation>
    </message>
    <message>
        <source>No actions here</source>
        <translation>这里没有可用的操作</translation>
    </message>
    <message>
        <source>Lockscope takes no locks on a cluster: a failover may lose them</source>
        <translation>Lockscope 不在集群上获取锁：故障转移可能使锁丢失</translation>
    </message>
    <message>
        <source>Read-only: allow changes first (Ctrl+U)</source>
        <translation>只读：请先允许更改 (Ctrl+U)</translation>
    </message>
    <message>
        <source>Renew this lock&apos;s TTL</source>
        <translation>续期此锁的 TTL</translation>
    </message>
    <message>
        <source>Release this lock</source>
        <translation>释放此锁</translation>
    </message>
    <message>
        <source>The selected lock is gone</source>
        <translation>所选的锁已消失</translation>
    </message>
    <message>
        <source>Lockscope does not know the form of this lock</source>
        <translation>Lockscope 不认识此锁的形式</translation>
    </message>
    <message>
        <source>It has no TTL to shorten. Set a TTL instead</source>
        <translation>它没有可缩短的 TTL。请改为设置 TTL</translation>
    </message>
    <message>
        <source>It has a TTL already. Shorten it instead</source>
        <translation>它已有 TTL。请改为缩短</translation>
    </message>
    <message>
        <source>Show the plan. To act, allow changes first</source>
        <translation>显示计划。要执行操作，请先允许更改</translation>
    </message>
    <message>
        <source>Plan and force-release someone else&apos;s lock</source>
        <translation>制定计划并强制释放别人的锁</translation>
    </message>
    <message>
        <source>Force-release someone else&apos;s lock and block new owners for a while</source>
        <translation>强制释放别人的锁，并在一段时间内拦截新持有者</translation>
    </message>
    <message>
        <source>Let someone else&apos;s lock expire sooner, unless its owner renews it</source>
        <translation>若持有者不续期，让别人的锁更早过期</translation>
    </message>
    <message>
        <source>Set a TTL for someone else&apos;s lock that never expires</source>
        <translation>为别人的永不过期的锁设置 TTL</translation>
    </message>
    <message>
        <source>Plan the release of all selected locks</source>
        <translation>为所选的所有锁制定释放计划</translation>
    </message>
    <message>
        <source>Select several locks with Ctrl or Shift</source>
        <translation>用 Ctrl 或 Shift 选择多把锁</translation>
    </message>
    <message>
        <source>%1 locks are selected; the limit is %2</source>
        <translation>已选择 %1 把锁；上限为 %2</translation>
    </message>
    <message>
        <source>Plan the release of all locks shown</source>
        <translation>为显示的所有锁制定释放计划</translation>
    </message>
    <message>
        <source>Go to the table of locks first (Ctrl+1)</source>
        <translation>请先转到锁表 (Ctrl+1)</translation>
    </message>
    <message>
        <source>%1 locks are shown; the limit is %2. Narrow the filter</source>
        <translation>显示了 %1 把锁；上限为 %2。请缩小筛选范围</translation>
    </message>
    <message>
        <source>You withdrew the attempt to acquire &quot;%1&quot;.</source>
        <translation>您撤回了获取“%1”的尝试。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockDetailActions</name>
    <message>
        <source>Force-release…</source>
        <translation>强制释放…</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>释放…</translation>
    </message>
    <message>
        <source>Renew…</source>
        <translation>续期…</translation>
    </message>
    <message>
        <source>Set a TTL…</source>
        <translation>设置 TTL…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockDetailPane</name>
    <message>
        <source>Last 10 minutes</source>
        <translation>最近 10 分钟</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Key, type and library</source>
        <translation>键、类型和库</translation>
    </message>
    <message>
        <source>Select a lock to see who holds it, where, and for how long.</source>
        <translation>选择一把锁，查看谁持有它、在哪里、持有多久。</translation>
    </message>
    <message>
        <source>Hidden by the filter</source>
        <translation>被筛选隐藏</translation>
    </message>
    <message>
        <source>Outside the chosen namespace</source>
        <translation>不在所选命名空间中</translation>
    </message>
    <message>
        <source>Paused, as of %1</source>
        <translation>已暂停，截至 %1</translation>
    </message>
    <message>
        <source>Not reading</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>Not reading, as of %1</source>
        <translation>未读取，截至 %1</translation>
    </message>
    <message>
        <source>This lock was gone at %1. Whether it is held now is unknown: too few nodes can be read.</source>
        <translation>此锁在 %1 时已消失。现在是否被持有未知：可读的节点太少。</translation>
    </message>
    <message>
        <source>Whether this lock is held is unknown: too few nodes can be read.</source>
        <translation>此锁是否被持有未知：可读的节点太少。</translation>
    </message>
    <message>
        <source>This lock was gone at %1. Lockscope has not read since.</source>
        <translation>此锁在 %1 时已消失。此后 Lockscope 没有读取。</translation>
    </message>
    <message>
        <source>This lock is gone: the node restarted or failed over without it. That is no release: its owner may still rely on it.</source>
        <translation>此锁已消失：节点重启或故障转移后没有它。这不是释放：其持有者可能仍在依赖它。</translation>
    </message>
    <message>
        <source>This lock is gone: the node has no lock of this name.</source>
        <translation>此锁已消失：节点上没有这个名称的锁。</translation>
    </message>
    <message>
        <source>This lock is gone: no node has a lock of this name.</source>
        <translation>此锁已消失：没有节点有这个名称的锁。</translation>
    </message>
    <message>
        <source>Nobody holds this lock: enough nodes answered without it. No answer from: %1.</source>
        <translation>无人持有此锁：应答的节点足够，都没有它。未应答：%1。</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>? Unknown</source>
        <translation>? 未知</translation>
    </message>
    <message>
        <source>Owner in Redis: %1</source>
        <translation>Redis 中的持有者：%1</translation>
    </message>
    <message>
        <source>Companion keys: %1</source>
        <translation>伴随键：%1</translation>
    </message>
    <message>
        <source>This lock is gone. At %1, %2 had a key of this name that is no lock.</source>
        <translation>此锁已消失。%1 时，%2 上有同名的键，但不是锁。</translation>
    </message>
    <message>
        <source>This lock did not exist at the shown time.</source>
        <translation>在所示时刻，此锁不存在。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFacts</name>
    <message>
        <source>Held</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>等待者</translation>
    </message>
    <message>
        <source>Quorum</source>
        <translation>多数派</translation>
    </message>
    <message>
        <source>Usual hold</source>
        <translation>通常持有</translation>
    </message>
    <message>
        <source>Takes / min</source>
        <translation>获取/分</translation>
    </message>
    <message>
        <source>Nobody holds it for sure.</source>
        <translation>没有人确定持有它。</translation>
    </message>
    <message>
        <source>never</source>
        <translation>永不</translation>
    </message>
    <message>
        <source>The key has no TTL.</source>
        <translation>此键没有 TTL。</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>单节点</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Nodes that agree on the owner. Needed: %1.</source>
        <translation>对持有者一致的节点。需要：%1。</translation>
    </message>
    <message>
        <source>The history is not evaluated yet.</source>
        <translation>尚未分析历史。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>99 % of its holds in the last %1 were shorter.</source>
        <translation>最近 %1 内 99 % 的持有都更短。</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Over the last %1.</source>
        <translation>最近 %1。</translation>
    </message>
    <message>
        <source>Lockscope saw it later than it was taken.</source>
        <translation>它被获取之后，Lockscope 才看到它。</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold in the last %1.</source>
        <translation>Lockscope 在最近 %1 内未见完整的持有。</translation>
    </message>
    <message>
        <source>Lockscope saw none in the last %1, but may have missed some.</source>
        <translation>Lockscope 在最近 %1 内未见获取，但可能有遗漏。</translation>
    </message>
    <message>
        <source>Over the last %1. Lockscope may have missed some.</source>
        <translation>最近 %1。Lockscope 可能有遗漏。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFilter</name>
    <message>
        <source>The closing quotation mark is missing.</source>
        <translation>缺少右引号。</translation>
    </message>
    <message>
        <source>Write a term after the minus sign, as in -owner:api.</source>
        <translation>请在减号后写一个条件，例如 -owner:api。</translation>
    </message>
    <message>
        <source>Compare %1: write %1&lt;… or %1&gt;….</source>
        <translation>请比较 %1：写 %1&lt;… 或 %1&gt;…。</translation>
    </message>
    <message>
        <source>%1 is text: write %1: and a part of it.</source>
        <translation>%1 是文本：请写 %1: 和其中的一部分。</translation>
    </message>
    <message>
        <source>Compare one of ttl, held, blocked, waiters, votes, holds and fence. Put text into quotation marks.</source>
        <translation>请比较 ttl、held、blocked、waiters、votes、holds 和 fence 之一。文本请加引号。</translation>
    </message>
    <message>
        <source>Write a space after the closing quotation mark.</source>
        <translation>请在右引号后写一个空格。</translation>
    </message>
    <message>
        <source>Unknown state. States: %1.</source>
        <translation>未知状态。可用状态：%1。</translation>
    </message>
    <message>
        <source>Unknown mode. Modes: %1.</source>
        <translation>未知模式。可用模式：%1。</translation>
    </message>
    <message>
        <source>Unknown dialect. The field completes dialect: with all names; a part of a name is enough.</source>
        <translation>未知方言。输入框会在 dialect: 后补全所有名称；写名称的一部分即可。</translation>
    </message>
    <message>
        <source>Write a time here, as in %1&lt;5s.</source>
        <translation>请在这里写时间，例如 %1&lt;5s。</translation>
    </message>
    <message>
        <source>Write a whole number here, as in %1&gt;0.</source>
        <translation>请在这里写整数，例如 %1&gt;0。</translation>
    </message>
    <message>
        <source>Write a unit after the number: ms, s, m, h or d.</source>
        <translation>请在数字后写单位：ms、s、m、h 或 d。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFilterEdit</name>
    <message>
        <source>Filter of the lock table</source>
        <translation>锁表的筛选</translation>
    </message>
    <message>
        <source>✖ Filter, character %1: %2 %3</source>
        <translation>✖ 过滤器，第 %1 个字符：%2 %3</translation>
    </message>
    <message>
        <source>Filter by name, owner:api, ttl&lt;5s, held&gt;1m</source>
        <translation>按名称筛选，或 owner:api、ttl&lt;5s、held&gt;1m</translation>
    </message>
    <message>
        <source>Separate terms by spaces; all must match.
Text: name: resource: owner: dialect: verdict: node: host: mode:, with a part or a pattern of * and ?
Comparisons: ttl held blocked (ms, s, m, h, d), waiters votes holds fence. Unknown values never match.
A minus sign before a term excludes its locks.</source>
        <translation>条件之间用空格分隔；须全部符合。
文本：name: resource: owner: dialect: verdict: node: host: mode:，后接一部分，或含 * 和 ? 的模式
比较：ttl held blocked（ms、s、m、h、d），waiters votes holds fence。未知的值从不符合。
条件前加减号会排除符合它的锁。</translation>
    </message>
    <message>
        <source>The filter is off until it is correct.</source>
        <translation>改正之前，筛选不生效。</translation>
    </message>
    <message>
        <source>Only the other terms apply until it is correct.</source>
        <translation>改正之前，只有其他条件生效。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockNodesModel</name>
    <message>
        <source>%1 s ago</source>
        <translation>%1 秒前</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1前</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取时间</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Not read for this lock</source>
        <translation>未为此锁读取</translation>
    </message>
    <message>
        <source>The reading took %1.</source>
        <translation>读取用时 %1。</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>The recording omits readings that changed nothing.</source>
        <translation>录制中省略了没有变化的读取。</translation>
    </message>
    <message>
        <source>live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Read %1. The node has reported no change since.</source>
        <translation>%1读取。此后节点未报告变化。</translation>
    </message>
    <message>
        <source>due</source>
        <translation>已到期</translation>
    </message>
    <message>
        <source>never</source>
        <translation>永不</translation>
    </message>
    <message>
        <source>no such lock since its restart</source>
        <translation>重启后没有这把锁</translation>
    </message>
    <message>
        <source>no such lock</source>
        <translation>没有这把锁</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>unknown, was %1. %2</source>
        <translation>未知，之前为 %1。%2</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockNodesTable</name>
    <message>
        <source>Readings of the selected lock, a row per node</source>
        <translation>所选锁的读数，每个节点一行</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockTableModel</name>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>等待者</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>方言</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Hold count</source>
        <translation>重入次数</translation>
    </message>
    <message>
        <source>Fencing token</source>
        <translation>防护令牌</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>★ this window: %1</source>
        <translation>★ 本窗口：%1</translation>
    </message>
    <message>
        <source>~ %1</source>
        <translation>~ %1</translation>
    </message>
    <message>
        <source>Acq/min</source>
        <translation>获取/分</translation>
    </message>
    <message>
        <source>p99 hold</source>
        <translation>持有 p99</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Over the last %1.</source>
        <translation>最近 %1。</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 未知</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Worst first, then by name.</source>
        <translation>问题最严重的在前，其次按名称。</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>A square per node. Filled: has this owner. Half: another owner. Empty: no key. Hatched: no answer.</source>
        <translation>每个节点一个方块。实心：为此持有者。半实心：另一个持有者。空心：没有键。斜线：没有应答。</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Last 10 min</source>
        <translation>最近 10 分钟</translation>
    </message>
    <message>
        <source>– ended</source>
        <translation>– 已结束</translation>
    </message>
    <message>
        <source>The history is not evaluated yet.</source>
        <translation>尚未分析历史。</translation>
    </message>
    <message>
        <source>Lockscope may have missed short holds. %1</source>
        <translation>Lockscope 可能漏掉了短暂的持有。%1</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold. %1</source>
        <translation>Lockscope 未见完整的持有。%1</translation>
    </message>
    <message>
        <source>Remaining TTL, as part of the largest TTL seen</source>
        <translation>剩余 TTL，占所见最大 TTL 的比例</translation>
    </message>
    <message>
        <source>TTL on the nodes that answer. They are too few to know the holder.</source>
        <translation>应答的节点上的 TTL。这些节点太少，无法得知持有者</translation>
    </message>
    <message>
        <source>Number of waiters, if the library stores them. ~: estimate. ≤: includes waiters for other locks</source>
        <translation>等待者数量，若库保存了它。~：估计。≤：含其他锁的等待者</translation>
    </message>
    <message>
        <source>Each colour is an owner. A line below: clients waited.</source>
        <translation>每种颜色代表一个持有者。下方有线：有客户端等待。</translation>
    </message>
    <message>
        <source>Recent takes per minute. ≥: Lockscope may have missed some</source>
        <translation>近期每分钟的获取次数。≥：Lockscope 可能有遗漏</translation>
    </message>
    <message>
        <source>99 % of the recent complete holds were shorter. ≈: within 1/16</source>
        <translation>近期完整的持有中 99 % 更短。≈：误差在 1/16 以内</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockTableView</name>
    <message>
        <source>&amp;Default columns</source>
        <translation>默认列(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy (Ctrl+C)</source>
        <translation>复制(&amp;C) (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockView</name>
    <message>
        <source>Locks</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Looking for locks…</source>
        <translation>正在查找锁…</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show all locks</source>
        <translation>显示所有锁</translation>
    </message>
    <message numerus="yes">
        <source>“%1” hides all %n locks.</source>
        <translation>
            <numerusform>“%1”隐藏了全部 %n 把锁。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n locks.</source>
        <translation>
            <numerusform>筛选隐藏了全部 %n 把锁。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filter and namespace hide all %n locks.</source>
        <translation>
            <numerusform>筛选和命名空间隐藏了全部 %n 把锁。</numerusform>
        </translation>
    </message>
    <message>
        <source>No node can be read, so locks are unknown. The banner says why.</source>
        <translation>没有可读的节点，因此锁未知。横幅说明原因。</translation>
    </message>
    <message>
        <source> The table is paused and does not show later changes.</source>
        <translation> 锁表已暂停，不显示之后的变化。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockWords</name>
    <message>
        <source>? Not understood</source>
        <translation>? 无法识别</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>after a failover</source>
        <translation>故障转移后</translation>
    </message>
    <message>
        <source>because a clock may be ahead</source>
        <translation>因为时钟可能偏快</translation>
    </message>
    <message>
        <source>because it was taken on other nodes</source>
        <translation>因为它在其他节点上被获取</translation>
    </message>
    <message>
        <source>after a restart</source>
        <translation>重启后</translation>
    </message>
    <message>
        <source>Two owners since %1, %2. %3, whose lease never ends, may rely on it too.</source>
        <translation>自 %1 起有两个持有者（%2）。%3 也可能依赖它，其租约永不结束。</translation>
    </message>
    <message>
        <source>Two owners since %1, %2. %3 may rely on it too, until %4.</source>
        <translation>自 %1 起有两个持有者（%2）。%3 也可能依赖它，直到 %4。</translation>
    </message>
    <message>
        <source>Held by %1 for %2, but its renewal is late.</source>
        <translation>由 %1 持有 %2，但续期已延迟。</translation>
    </message>
    <message>
        <source>Held by %1 for at least %2, but its renewal is late.</source>
        <translation>由 %1 持有至少 %2，但续期已延迟。</translation>
    </message>
    <message>
        <source>Held by %1 for %2.</source>
        <translation>由 %1 持有 %2。</translation>
    </message>
    <message>
        <source>Held by %1 for at least %2.</source>
        <translation>由 %1 持有至少 %2。</translation>
    </message>
    <message>
        <source>It never expires: if its owner is gone, it stays locked until someone releases it.</source>
        <translation>它永不过期：持有者若已消失，它会一直锁着，直到有人释放。</translation>
    </message>
    <message>
        <source>It will be lost unless its owner renews it now.</source>
        <translation>持有者若不立即续期，它就会丢失。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes agree; %3 more may fail.</source>
        <translation>%2 个节点中有 %1 个一致；还可再失去 %3 个。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes agree; no more may fail.</source>
        <translation>%2 个节点中有 %1 个一致；不能再失去任何一个。</translation>
    </message>
    <message numerus="yes">
        <source>All %n nodes agree.</source>
        <translation>
            <numerusform>全部 %n 个节点一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only node %1 has it.</source>
        <translation>只有节点 %1 有它。</translation>
    </message>
    <message>
        <source>It has no TTL and blocks these nodes until someone removes it.</source>
        <translation>它没有 TTL，在有人移除之前会一直阻塞这些节点。</translation>
    </message>
    <message>
        <source>It blocks these nodes until its TTL ends.</source>
        <translation>它会阻塞这些节点，直到 TTL 结束。</translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners share the nodes, and none has the %1 votes it needs.</source>
        <translation>
            <numerusform>无人持有：%n 个持有者分占各节点，谁都没有所需的 %1 票。</numerusform>
        </translation>
    </message>
    <message>
        <source>The other nodes are enough: it can be taken.</source>
        <translation>其余节点足够：可以获取它。</translation>
    </message>
    <message>
        <source>A part has no TTL and blocks its nodes until someone removes it.</source>
        <translation>其中有的没有 TTL，在有人移除之前会一直阻塞其节点。</translation>
    </message>
    <message>
        <source>It resolves when they release it or their TTLs end.</source>
        <translation>待其释放或 TTL 结束后解决。</translation>
    </message>
    <message>
        <source>Lockscope does not understand this key: it is %1. Whether it is held is unknown. If you know its library, name the dialect: --pin GLOB=DIALECT</source>
        <translation>Lockscope 无法识别此键：它是%1。是否被持有未知。如果您知道它的库，请指定方言：--pin GLOB=DIALECT</translation>
    </message>
    <message>
        <source>Only node %1 has it: its library uses one node, and clients of other nodes do not see it.</source>
        <translation>只有节点 %1 有它：其库只用一个节点，其他节点的客户端看不到它。</translation>
    </message>
    <message>
        <source>Only node %1 has it, which is no majority: another client can take it, too.</source>
        <translation>只有节点 %1 有它，不是多数派：另一个客户端也可以获取它。</translation>
    </message>
    <message>
        <source>Nobody holds it for sure: %1 of %2 nodes have it. A failed acquire or release may have left it. Other nodes may have lost it, or its owner uses only these nodes.</source>
        <translation>没有人确定持有它：%2 个节点中有 %1 个有它。可能是失败的获取或释放所留。也可能其他节点已丢失它，或其持有者只用这些节点。</translation>
    </message>
    <message>
        <source>Whether it is held is unknown. Nodes with the lock: %1; silent nodes: %2; votes needed: %3.</source>
        <translation>是否被持有未知。有此锁的节点：%1；不应答的节点：%2；所需票数：%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted without it. That is no release: its owner may still rely on it.</source>
        <translation>
            <numerusform>%n 个节点重启后没有它。这不是释放：其持有者可能仍在依赖它。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has no TTL on %n nodes and stays there when the hold ends.</source>
        <translation>
            <numerusform>它在 %n 个节点上没有 TTL，持有结束后仍会留在那里。</numerusform>
        </translation>
    </message>
    <message>
        <source>It never expires there. Only node %1 has it, which is no majority: another client can take it, too.</source>
        <translation>它在那里永不过期。只有节点 %1 有它，不是多数派：另一个客户端也可以获取它。</translation>
    </message>
    <message>
        <source>Safe for %1, longer if renewed.</source>
        <translation>可安全持有 %1，续期后更久。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockscopePlugin</name>
    <message>
        <source>Locks that services share through Redis, live</source>
        <translation>各服务通过 Redis 共享的锁，实时显示</translation>
    </message>
    <message>
        <source>The place of a LockscopeWidget: who holds which lock, on which nodes, for how much longer. The program gives it a session by setSession().</source>
        <translation>LockscopeWidget 的位置：谁持有哪把锁、在哪些节点上、还有多久。程序用 setSession() 为它指定会话。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockscopeWidget</name>
    <message>
        <source>Read-only again.</source>
        <translation>恢复只读。</translation>
    </message>
    <message>
        <source>✖ Your lock &quot;%1&quot; is lost: %2</source>
        <translation>✖ 您的锁“%1”已丢失：%2</translation>
    </message>
    <message>
        <source>Na&amp;mespaces</source>
        <translation>命名空间(&amp;M)</translation>
    </message>
    <message>
        <source>Fi&amp;lter</source>
        <translation>筛选(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>Record into a new file</source>
        <translation>录制到新文件</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation>，位于 %1</translation>
    </message>
    <message>
        <source> · not reading</source>
        <translation> · 未读取</translation>
    </message>
    <message>
        <source>Stop recor&amp;ding</source>
        <translation>停止录制(&amp;D)</translation>
    </message>
    <message>
        <source>Recor&amp;d…</source>
        <translation>录制(&amp;D)…</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>排序依据(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>This view shows all its columns</source>
        <translation>此视图显示其全部列</translation>
    </message>
    <message>
        <source> so far</source>
        <translation>（至今）</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>✔ You hold &quot;%1&quot;; the filter hides it.</source>
        <translation>✔ 您持有“%1”；它被筛选隐藏。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示它</translation>
    </message>
    <message>
        <source>Clear filter and namespace, and go to it</source>
        <translation>清除筛选和命名空间，并转到它</translation>
    </message>
    <message>
        <source> · only %1</source>
        <translation> · 仅 %1</translation>
    </message>
    <message>
        <source>Show or hide keys that may be locks</source>
        <translation>显示或隐藏可能是锁的键</translation>
    </message>
    <message>
        <source>1 lock</source>
        <translation>1 把锁</translation>
    </message>
    <message numerus="yes">
        <source>%n locks</source>
        <translation>
            <numerusform>%n 把锁</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>Hide possible</source>
        <translation>隐藏可能项</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Allows taking and releasing locks. Read-only again %1 after the last act (Ctrl+U)</source>
        <translation>允许获取和释放锁。最后一次操作后过 %1 恢复只读 (Ctrl+U)</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Contention</source>
        <translation>争用</translation>
    </message>
    <message>
        <source>Actions on locks</source>
        <translation>对锁的操作</translation>
    </message>
    <message>
        <source>Show &amp;nodes</source>
        <translation>显示节点(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Copy address</source>
        <translation>复制地址(&amp;C)</translation>
    </message>
    <message>
        <source>Changes allo&amp;wed</source>
        <translation>允许更改(&amp;W)</translation>
    </message>
    <message>
        <source>Read-onl&amp;y</source>
        <translation>只读(&amp;Y)</translation>
    </message>
    <message>
        <source>Go to the locks first (Ctrl+2).</source>
        <translation>请先转到锁视图 (Ctrl+2)。</translation>
    </message>
    <message>
        <source>Changes allowed. The window is read-only again %1 after the last act.</source>
        <translation>已允许更改。最后一次操作后过 %1，本窗口恢复只读。</translation>
    </message>
    <message>
        <source>Read-only again. You can still renew and release the locks that this window holds.</source>
        <translation>恢复只读。您仍可续期和释放本窗口持有的锁。</translation>
    </message>
    <message>
        <source>This is a recording. You cannot change its locks.</source>
        <translation>这是录制。您无法更改其中的锁。</translation>
    </message>
    <message>
        <source>⚠ Recording: %1.</source>
        <translation>⚠ 录制：%1。</translation>
    </message>
    <message>
        <source>Record all events to a file, to replay without Redis</source>
        <translation>将所有事件录制到文件，无需 Redis 即可回放</translation>
    </message>
    <message>
        <source>The row changed under your click, so nothing was selected.</source>
        <translation>点击时行发生了变化，因此未选择任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>You can select at most %n rows.</source>
        <translation>
            <numerusform>最多可选择 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope reads only keys that match: %1</source>
        <translation>Lockscope 只读取匹配的键：%1</translation>
    </message>
    <message>
        <source>The filter hides &quot;%1&quot;. The details show it.</source>
        <translation>“%1”被筛选隐藏。详情中会显示它。</translation>
    </message>
    <message>
        <source>‖ At %1: Lockscope was not reading; this is the state of %2.</source>
        <translation>‖ %1：Lockscope 当时未在读取；这是 %2 的状态。</translation>
    </message>
    <message>
        <source>Locks: unknown</source>
        <translation>锁：未知</translation>
    </message>
    <message>
        <source> · table paused at %1</source>
        <translation> · 锁表已于 %1 暂停</translation>
    </message>
    <message>
        <source>Sort order of the rows</source>
        <translation>行的排序方式</translation>
    </message>
    <message>
        <source>This view has a fixed order</source>
        <translation>此视图的顺序固定</translation>
    </message>
    <message>
        <source>Columns to show</source>
        <translation>要显示的列</translation>
    </message>
    <message>
        <source>Write the rows of this view to a CSV or JSON file</source>
        <translation>将此视图的行写入 CSV 或 JSON 文件</translation>
    </message>
    <message>
        <source>This view has no export</source>
        <translation>此视图不能导出</translation>
    </message>
    <message>
        <source>This is a recording: you cannot change its locks</source>
        <translation>这是录制：您无法更改其中的锁</translation>
    </message>
    <message numerus="yes">
        <source>This releases %n of your locks, and others can take them: %1. On silent nodes they stay until their TTL ends.</source>
        <translation>
            <numerusform>这会释放您的 %n 把锁，别人可以获取它们：%1。在不应答的节点上，它们会留到 TTL 结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recording ends. It is saved in %1</source>
        <translation>录制结束。已保存在 %1</translation>
    </message>
    <message>
        <source> shown, more exist</source>
        <translation>（已显示，还有更多）</translation>
    </message>
</context>
<context>
    <name>Lockscope::NamespacePane</name>
    <message>
        <source>%1  ✖ %2</source>
        <translation>%1  ✖ %2</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>All locks</source>
        <translation>所有锁</translation>
    </message>
    <message>
        <source>Namespaces of the locks</source>
        <translation>锁的命名空间</translation>
    </message>
    <message>
        <source>Namespaces end at colons. Choose one to show only its locks</source>
        <translation>命名空间以冒号结尾。选择一个，只显示其中的锁</translation>
    </message>
    <message>
        <source>This list does not show all namespaces</source>
        <translation>此列表没有显示全部命名空间</translation>
    </message>
</context>
<context>
    <name>Lockscope::NewsCard</name>
    <message>
        <source>Needs attention</source>
        <translation>需要关注</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
</context>
<context>
    <name>Lockscope::NodeStrip</name>
    <message>
        <source>Node %1 at %2</source>
        <translation>节点 %1，位于 %2</translation>
    </message>
    <message>
        <source>not up since %1</source>
        <translation>%1 起不可用</translation>
    </message>
    <message>
        <source>before at %1</source>
        <translation>之前位于 %1</translation>
    </message>
    <message>
        <source>%1, role %2</source>
        <translation>%1，角色 %2</translation>
    </message>
    <message>
        <source>eviction policy: %1</source>
        <translation>淘汰策略：%1</translation>
    </message>
    <message>
        <source>keeps an append-only file</source>
        <translation>启用了 AOF</translation>
    </message>
    <message>
        <source>clock: −%1 against ours (± %2)</source>
        <translation>时钟：比我们 −%1（± %2）</translation>
    </message>
    <message>
        <source>clock: +%1 against ours (± %2)</source>
        <translation>时钟：比我们 +%1（± %2）</translation>
    </message>
    <message>
        <source>last read at %1</source>
        <translation>上次读取于 %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>◔ quarantine %1</source>
        <translation>◔ 隔离 %1</translation>
    </message>
    <message>
        <source>◔ up since %1</source>
        <translation>◔ %1 起运行</translation>
    </message>
    <message>
        <source>⚠ replica</source>
        <translation>⚠ 副本</translation>
    </message>
    <message>
        <source>⚠ evicts</source>
        <translation>⚠ 会淘汰</translation>
    </message>
    <message>
        <source>⚠ clock −%1</source>
        <translation>⚠ 时钟 −%1</translation>
    </message>
    <message>
        <source>⚠ clock +%1</source>
        <translation>⚠ 时钟 +%1</translation>
    </message>
    <message>
        <source>⟳ restarted %1</source>
        <translation>⟳ %1 重启</translation>
    </message>
    <message>
        <source>⇄ failed over %1</source>
        <translation>⇄ %1 故障转移</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>timer only</source>
        <translation>仅定时</translation>
    </message>
    <message>
        <source>failed over at %1</source>
        <translation>%1 故障转移</translation>
    </message>
    <message>
        <source>readable since %1</source>
        <translation>自 %1 起可读</translation>
    </message>
    <message>
        <source>⚠ full</source>
        <translation>⚠ 已满</translation>
    </message>
    <message>
        <source>⚠ refuses writes</source>
        <translation>⚠ 拒绝写入</translation>
    </message>
    <message>
        <source>⚠ snapshot failed</source>
        <translation>⚠ 快照失败</translation>
    </message>
    <message>
        <source>silent %1</source>
        <translation>不应答 %1</translation>
    </message>
    <message>
        <source>not readable %1</source>
        <translation>不可读 %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>宕机 %1</translation>
    </message>
    <message>
        <source>not reached %1</source>
        <translation>连不上 %1</translation>
    </message>
    <message>
        <source>Updates via key tracking.</source>
        <translation>通过 tracking 更新。</translation>
    </message>
    <message>
        <source>Updates via key tracking. %1</source>
        <translation>通过 tracking 更新。%1</translation>
    </message>
    <message>
        <source>Updates via keyspace events.</source>
        <translation>通过键空间事件更新。</translation>
    </message>
    <message>
        <source>Updates via keyspace events, because: %1</source>
        <translation>通过键空间事件更新，原因：%1</translation>
    </message>
    <message>
        <source>Updates via the timer.</source>
        <translation>通过定时器更新。</translation>
    </message>
    <message>
        <source>Updates via the timer only, because: %1</source>
        <translation>仅通过定时器更新，原因：%1</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Node %1, address unknown</source>
        <translation>节点 %1，地址未知</translation>
    </message>
    <message>
        <source>its memory is full: it rejects new locks; owners can renew and release theirs</source>
        <translation>内存已满：它拒绝新锁；持有者可以续期和释放自己的锁</translation>
    </message>
    <message>
        <source>too few replicas are in sync (min-replicas-to-write): it rejects all writes</source>
        <translation>同步副本太少（min-replicas-to-write）：它拒绝所有写入</translation>
    </message>
    <message>
        <source>it cannot write its append-only file and rejects all writes</source>
        <translation>它无法写入自己的 AOF 文件，拒绝所有写入</translation>
    </message>
    <message>
        <source>its latest snapshot failed: it may reject all writes</source>
        <translation>最近一次快照失败：它可能拒绝所有写入</translation>
    </message>
    <message>
        <source>running since %1</source>
        <translation>自 %1 起运行</translation>
    </message>
    <message>
        <source>keeps no append-only file: a restart loses its locks</source>
        <translation>没有 AOF 文件：重启会丢失它的锁</translation>
    </message>
    <message>
        <source>watching costs %1 commands and %2 per second</source>
        <translation>监视的开销：每秒 %1 条命令和 %2</translation>
    </message>
    <message>
        <source>restarted at %2: locks taken before may be missing until %1</source>
        <translation>%2 重启过：在 %1 之前，可能缺少此前获取的锁</translation>
    </message>
    <message>
        <source>restarted or failed over: locks taken before may be missing until %1</source>
        <translation>重启过或故障转移过：在 %1 之前，可能缺少此前获取的锁</translation>
    </message>
    <message>
        <source>started recently: locks taken before may be missing until %1</source>
        <translation>刚启动不久：在 %1 之前，可能缺少此前获取的锁</translation>
    </message>
</context>
<context>
    <name>Lockscope::NodesView</name>
    <message>
        <source>· notice</source>
        <translation>· 提示</translation>
    </message>
    <message>
        <source>⚠ warning</source>
        <translation>⚠ 警告</translation>
    </message>
    <message>
        <source>✖ danger</source>
        <translation>✖ 危险</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>tracking</source>
        <translation>tracking</translation>
    </message>
    <message>
        <source>keyspace events</source>
        <translation>键空间事件</translation>
    </message>
    <message>
        <source>timer only</source>
        <translation>仅定时</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>No node is known yet.</source>
        <translation>尚无已知节点。</translation>
    </message>
    <message>
        <source>⚠ not readable</source>
        <translation>⚠ 不可读</translation>
    </message>
    <message>
        <source>● up</source>
        <translation>● 可用</translation>
    </message>
    <message>
        <source>✕ down</source>
        <translation>✕ 宕机</translation>
    </message>
    <message>
        <source>✕ not reached</source>
        <translation>✕ 连不上</translation>
    </message>
    <message>
        <source>… connecting</source>
        <translation>… 正在连接</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>⚠ </source>
        <translation>⚠ </translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1前</translation>
    </message>
    <message>
        <source>⚠ silent</source>
        <translation>⚠ 不应答</translation>
    </message>
    <message>
        <source>◔ quarantine</source>
        <translation>◔ 隔离</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Our commands/s</source>
        <translation>我方命令/秒</translation>
    </message>
    <message>
        <source>Our traffic/s</source>
        <translation>我方流量/秒</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Uptime</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <source>Updates via</source>
        <translation>更新方式</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>处理办法</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Lockscope never runs a fix. Copy it and run it yourself.</source>
        <translation>Lockscope 从不执行处理办法。请复制后自行执行。</translation>
    </message>
    <message>
        <source>&amp;Copy fix</source>
        <translation>复制处理办法(&amp;C)</translation>
    </message>
    <message>
        <source>Problems that endanger locks</source>
        <translation>危及锁的问题</translation>
    </message>
    <message>
        <source>✔ Resolved</source>
        <translation>✔ 已解决</translation>
    </message>
    <message>
        <source>No problem found that endangers locks.</source>
        <translation>没有发现危及锁的问题。</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>复制行(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;fix (Ctrl+C)</source>
        <translation>复制处理办法(&amp;F) (Ctrl+C)</translation>
    </message>
    <message>
        <source>Select a problem that has a fix.</source>
        <translation>请选择一个有处理办法的问题。</translation>
    </message>
    <message>
        <source>– removed</source>
        <translation>– 已移除</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>◔ Restarted. Locks taken before may be missing until %1.</source>
        <translation>◔ 已重启。在 %1 之前，可能缺少此前获取的锁。</translation>
    </message>
    <message>
        <source>◔ Started recently. Locks taken before may be missing until %1.</source>
        <translation>◔ 刚启动不久。在 %1 之前，可能缺少此前获取的锁。</translation>
    </message>
    <message>
        <source>Latency of the last 2 minutes: %1 to %2</source>
        <translation>最近 2 分钟的延迟：%1 至 %2</translation>
    </message>
    <message>
        <source>⇄ Failed over at %1</source>
        <translation>⇄ %1 故障转移</translation>
    </message>
    <message>
        <source>All nodes</source>
        <translation>所有节点</translation>
    </message>
    <message>
        <source>? Role and version are from its last report.</source>
        <translation>? 角色和版本来自其上次报告。</translation>
    </message>
</context>
<context>
    <name>Lockscope::NoticeList</name>
    <message>
        <source>Sign</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>What</source>
        <translation>事件</translation>
    </message>
</context>
<context>
    <name>Lockscope::OtherDatabases</name>
    <message>
        <source>Open database %1</source>
        <translation>打开数据库 %1</translation>
    </message>
</context>
<context>
    <name>Lockscope::OverviewTile</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Lockscope::OverviewView</name>
    <message>
        <source>Locks</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation>当前等待</translation>
    </message>
    <message>
        <source>Takes per minute</source>
        <translation>每分钟获取</translation>
    </message>
    <message>
        <source>Lost or overlapping, 1 h</source>
        <translation>丢失或重叠，1 小时</translation>
    </message>
    <message>
        <source>Takes and waiters, last 30 minutes</source>
        <translation>获取与等待者，最近 30 分钟</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Per minute</source>
        <translation>每分钟</translation>
    </message>
    <message>
        <source>Waiters, at most</source>
        <translation>等待者，最多</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Hold times, last 30 minutes</source>
        <translation>持有时间，最近 30 分钟</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>持有时长</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>持有次数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Contention: waiting time per lock and minute</source>
        <translation>争用：每把锁每分钟的等待时间</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Time with waiters</source>
        <translation>有等待者的时间</translation>
    </message>
    <message>
        <source>still reading</source>
        <translation>仍在读取</translation>
    </message>
    <message>
        <source>all in order</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>no lock reports its waiters</source>
        <translation>没有锁告知等待者</translation>
    </message>
    <message numerus="yes">
        <source>on %n locks</source>
        <translation>
            <numerusform>涉及 %n 把锁</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, longest %2</source>
        <translation>%1，最久 %2</translation>
    </message>
    <message>
        <source>known for %1 of %2 locks</source>
        <translation>%2 把锁中已知 %1 把</translation>
    </message>
    <message>
        <source>usual %1 to %2</source>
        <translation>通常 %1 至 %2</translation>
    </message>
    <message>
        <source>usual not known yet</source>
        <translation>通常值尚未知</translation>
    </message>
    <message>
        <source>last %1 %2</source>
        <translation>最近 %1 %2</translation>
    </message>
    <message>
        <source>none seen since %1</source>
        <translation>自 %1 起未见</translation>
    </message>
    <message>
        <source>last: none seen</source>
        <translation>最近：未见</translation>
    </message>
    <message>
        <source>Lost: %1. Overlapping: %2.</source>
        <translation>丢失：%1。重叠：%2。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>takes/min, max %1</source>
        <translation>获取/分，最高 %1</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>waiters, max %1</source>
        <translation>等待者，最多 %1</translation>
    </message>
    <message>
        <source>waiters</source>
        <translation>等待者</translation>
    </message>
    <message>
        <source>p50 %1 · p99 %2</source>
        <translation>p50 %1 · p99 %2</translation>
    </message>
    <message>
        <source>Left out, because only a bound is known: %1 holds.</source>
        <translation>未计入只知其界限的持有：%1 次。</translation>
    </message>
    <message>
        <source>No waiters were seen in the last 30 minutes.</source>
        <translation>最近 30 分钟内未观察到等待者。</translation>
    </message>
    <message>
        <source>darkest %1</source>
        <translation>最深：%1</translation>
    </message>
    <message>
        <source>Nothing needs attention</source>
        <translation>没有需要关注的事项</translation>
    </message>
    <message>
        <source>Still reading the nodes</source>
        <translation>仍在读取节点</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>time, what happened</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>未监视</translation>
    </message>
    <message>
        <source>watched for %1</source>
        <translation>已监视 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Most libraries do not store waiters in Redis.</source>
        <translation>大多数库不在 Redis 中保存等待者。</translation>
    </message>
    <message>
        <source>no waiters</source>
        <translation>没有等待者</translation>
    </message>
    <message>
        <source>Some takes were missed. Counts are lower bounds (≥).</source>
        <translation>漏掉了一些获取。计数为下限（≥）。</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold.</source>
        <translation>Lockscope 未见完整的持有。</translation>
    </message>
    <message>
        <source>No hold was seen to end in the last 30 minutes.</source>
        <translation>最近 30 分钟内未观察到持有结束。</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>还没有事件</translation>
    </message>
    <message>
        <source>no node can be read</source>
        <translation>没有可读的节点</translation>
    </message>
    <message>
        <source>more exist</source>
        <translation>还有更多</translation>
    </message>
</context>
<context>
    <name>Lockscope::OverviewWording</name>
    <message>
        <source>Node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>%1 released by %2</source>
        <translation>%1 由 %2 释放</translation>
    </message>
    <message>
        <source>%1 released by this window</source>
        <translation>%1 由本窗口释放</translation>
    </message>
    <message>
        <source>%1 released by you</source>
        <translation>%1 由您释放</translation>
    </message>
    <message>
        <source>%1 expired while %2 held it</source>
        <translation>%1 在 %2 持有期间过期</translation>
    </message>
    <message>
        <source>%1 lost by the nodes, held by %2</source>
        <translation>%1 被节点丢失，持有者 %2</translation>
    </message>
    <message>
        <source>%1 lost by this window</source>
        <translation>%1 被本窗口丢失</translation>
    </message>
    <message>
        <source>%1 taken over from %2</source>
        <translation>%1 从 %2 手中被接管</translation>
    </message>
    <message>
        <source>%1 ended</source>
        <translation>%1 已结束</translation>
    </message>
    <message>
        <source>%1 overlap</source>
        <translation>%1 重叠</translation>
    </message>
    <message>
        <source>%1 split</source>
        <translation>%1 分裂</translation>
    </message>
    <message>
        <source>%1 no expiry</source>
        <translation>%1 永不过期</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 未知</translation>
    </message>
    <message>
        <source>%1 renewing late</source>
        <translation>%1 续期延迟</translation>
    </message>
    <message>
        <source>%1 leftover</source>
        <translation>%1 残留</translation>
    </message>
    <message>
        <source>%1 degraded</source>
        <translation>%1 降级</translation>
    </message>
    <message>
        <source>%1: two owners may rely on it</source>
        <translation>%1：可能有两个持有者依赖它</translation>
    </message>
    <message>
        <source>%1: several owners, none has a quorum</source>
        <translation>%1：有多个持有者，谁都没有多数派</translation>
    </message>
    <message>
        <source>%1 never expires</source>
        <translation>%1 永不过期</translation>
    </message>
    <message>
        <source>%1: too few nodes answer</source>
        <translation>%1：应答的节点太少</translation>
    </message>
    <message>
        <source>%1: leftover without a quorum</source>
        <translation>%1：没有多数派的残留</translation>
    </message>
    <message>
        <source>%1 is missing on some nodes</source>
        <translation>%1 在部分节点上缺失</translation>
    </message>
    <message>
        <source>%1 more locks have two owners</source>
        <translation>另有 %1 把锁有两个持有者</translation>
    </message>
    <message>
        <source>%1 more locks are split</source>
        <translation>另有 %1 把锁分裂</translation>
    </message>
    <message>
        <source>%1 more locks never expire</source>
        <translation>另有 %1 把锁永不过期</translation>
    </message>
    <message>
        <source>%1 more locks are unknown</source>
        <translation>另有 %1 把锁状态未知</translation>
    </message>
    <message>
        <source>%1 more locks are leftovers</source>
        <translation>另有 %1 把锁是残留</translation>
    </message>
    <message>
        <source>%1 more locks are degraded</source>
        <translation>另有 %1 把锁降级</translation>
    </message>
    <message>
        <source>%1 down for %2</source>
        <translation>%1 已宕机 %2</translation>
    </message>
    <message>
        <source>%1 was never reached</source>
        <translation>%1 从未连上</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>%1 is full and rejects new locks</source>
        <translation>%1 已满，拒绝新锁</translation>
    </message>
    <message>
        <source>%1 rejects writes: too few replicas</source>
        <translation>%1 拒绝写入：副本太少</translation>
    </message>
    <message>
        <source>%1 rejects writes: its log file fails</source>
        <translation>%1 拒绝写入：其日志文件出错</translation>
    </message>
    <message>
        <source>%1 restarted. Locks may be missing until %2.</source>
        <translation>%1 重启过。在 %2 之前可能缺少锁。</translation>
    </message>
    <message>
        <source>%1 hides %2 keys from this user</source>
        <translation>%1 对此用户隐藏了 %2 个键</translation>
    </message>
    <message>
        <source>%1 passed to %2</source>
        <translation>%1 交接给 %2</translation>
    </message>
    <message>
        <source>%1 has two owners: %2 and %3</source>
        <translation>%1 有两个持有者：%2 和 %3</translation>
    </message>
    <message>
        <source>%1 went down</source>
        <translation>%1 宕机</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 恢复可用</translation>
    </message>
    <message>
        <source>%1 restarted</source>
        <translation>%1 重启</translation>
    </message>
    <message>
        <source>%1 failed over to another server</source>
        <translation>%1 故障转移到另一台服务器</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>%1 renews late</source>
        <translation>%1 续期延迟</translation>
    </message>
    <message>
        <source>%1 more locks renew late</source>
        <translation>另有 %1 把锁续期延迟</translation>
    </message>
    <message>
        <source>%1 taken again by %2</source>
        <translation>%1 又被 %2 获取</translation>
    </message>
    <message>
        <source>%1 has more locks than are shown</source>
        <translation>%1 的锁多于所显示的</translation>
    </message>
</context>
<context>
    <name>Lockscope::OwnLockDialog</name>
    <message>
        <source>Renew a lock</source>
        <translation>续期锁</translation>
    </message>
    <message>
        <source>Release a lock</source>
        <translation>释放锁</translation>
    </message>
    <message>
        <source>Renew %1 for %2</source>
        <translation>将 %1 续期 %2</translation>
    </message>
    <message>
        <source>Release %1</source>
        <translation>释放 %1</translation>
    </message>
    <message>
        <source>Lock:</source>
        <translation>锁：</translation>
    </message>
    <message>
        <source>Token:</source>
        <translation>令牌：</translation>
    </message>
    <message>
        <source>Valid for:</source>
        <translation>有效期剩余：</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>正在询问各节点…</translation>
    </message>
    <message>
        <source>%1 is renewed.</source>
        <translation>%1 已续期。</translation>
    </message>
    <message>
        <source>%1 is released.</source>
        <translation>%1 已释放。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>✖ At %1: %2</source>
        <translation>✖ %1：%2</translation>
    </message>
    <message>
        <source>no longer, on nodes that released it</source>
        <translation>已无效，在已释放它的节点上</translation>
    </message>
    <message>
        <source>no longer</source>
        <translation>已无效</translation>
    </message>
    <message>
        <source>✖ The lock is lost: %1</source>
        <translation>✖ 锁已丢失：%1</translation>
    </message>
    <message>
        <source>This window no longer holds it</source>
        <translation>本窗口不再持有它</translation>
    </message>
    <message>
        <source>no longer; on silent nodes it expires in %1</source>
        <translation>已无效；在不应答的节点上 %1 后过期</translation>
    </message>
</context>
<context>
    <name>Lockscope::OwnersView</name>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>%1 (connections)</source>
        <translation>%1（连接）</translation>
    </message>
    <message>
        <source>%1 (processes)</source>
        <translation>%1（进程）</translation>
    </message>
    <message>
        <source>%1 (jobs)</source>
        <translation>%1（任务）</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Locks held</source>
        <translation>持有的锁</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>已持有</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>按持有者</translation>
    </message>
    <message>
        <source>By host</source>
        <translation>按主机</translation>
    </message>
    <message>
        <source>Most locks first</source>
        <translation>锁最多的在前</translation>
    </message>
    <message>
        <source>Held longest first</source>
        <translation>持有最久的在前</translation>
    </message>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>%n 个持有者</numerusform>
        </translation>
    </message>
    <message>
        <source>Held: %1</source>
        <translation>持有中：%1</translation>
    </message>
    <message>
        <source>★ this window: %1</source>
        <translation>★ 本窗口：%1</translation>
    </message>
    <message>
        <source>★ This window holds it</source>
        <translation>★ 由本窗口持有</translation>
    </message>
    <message>
        <source>Held: %1 so far</source>
        <translation>持有中：%1（至今）</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>★ This window holds %1 of them</source>
        <translation>★ 其中 %1 把由本窗口持有</translation>
    </message>
    <message>
        <source>Locks whose waiters are unknown: %1</source>
        <translation>等待者未知的锁：%1</translation>
    </message>
    <message>
        <source>With waiters</source>
        <translation>有等待者</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>最久持有</translation>
    </message>
    <message>
        <source>Longest-held lock</source>
        <translation>持有最久的锁</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>等待者</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>已等待</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Locks with waiters</source>
        <translation>有等待者的锁</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Order of owners</source>
        <translation>持有者的顺序</translation>
    </message>
    <message>
        <source>Most waiters first</source>
        <translation>等待者最多的在前</translation>
    </message>
    <message numerus="yes">
        <source>Graph (%n possible deadlocks)</source>
        <translation>
            <numerusform>图（%n 个可能的死锁）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible deadlocks, marked red.</source>
        <translation>
            <numerusform>%n 个可能的死锁，以红色标出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more locks: use the filter.</source>
        <translation>
            <numerusform>还有 %n 把锁：请使用筛选。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more owners of shared locks.</source>
        <translation>
            <numerusform>还有 %n 个共享锁的持有者。</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiters unknown: %1 locks. Most libraries do not store them.</source>
        <translation>等待者未知：%1 把锁。大多数库不保存等待者。</translation>
    </message>
    <message>
        <source>Named waiters are from the sample %1 ago.</source>
        <translation>列名的等待者来自 %1前的采样。</translation>
    </message>
    <message>
        <source>Dashed: waits for. Solid: held by.</source>
        <translation>虚线：等待。实线：持有。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>‼ Overlap: %1</source>
        <translation>‼ 重叠：%1</translation>
    </message>
    <message>
        <source>unknown (%1)</source>
        <translation>未知（%1）</translation>
    </message>
    <message>
        <source>★ %1, including this window</source>
        <translation>★ %1，包括本窗口</translation>
    </message>
    <message>
        <source>– Holds nothing now</source>
        <translation>– 现在没有持有任何锁</translation>
    </message>
    <message>
        <source>– Not listed</source>
        <translation>– 未列出</translation>
    </message>
    <message>
        <source>Waiters are unknown: no node can be read.</source>
        <translation>等待者未知：没有可读的节点。</translation>
    </message>
    <message>
        <source>No known waiters. Most libraries do not store waiters in Redis.</source>
        <translation>没有已知的等待者。大多数库不在 Redis 中保存等待者。</translation>
    </message>
    <message>
        <source>owner unknown: %1</source>
        <translation>持有者未知：%1</translation>
    </message>
    <message>
        <source>%1 more owners: use the filter</source>
        <translation>还有 %1 个持有者：请使用筛选</translation>
    </message>
    <message>
        <source>%1 more locks with waiters</source>
        <translation>还有 %1 把有等待者的锁</translation>
    </message>
    <message>
        <source>No known owner holds a lock that matches the filter.</source>
        <translation>没有已知的持有者持有符合筛选的锁。</translation>
    </message>
    <message>
        <source>Owners are unknown: no node can be read.</source>
        <translation>持有者未知：没有可读的节点。</translation>
    </message>
    <message>
        <source>No known owners.</source>
        <translation>没有已知的持有者。</translation>
    </message>
    <message>
        <source>No known owners. Not reached: %1.</source>
        <translation>没有已知的持有者。连不上：%1。</translation>
    </message>
    <message>
        <source>No lock is held.</source>
        <translation>没有被持有的锁。</translation>
    </message>
    <message>
        <source>No owner on the nodes that answer. Not reached: %1.</source>
        <translation>有应答的节点上没有持有者。连不上：%1。</translation>
    </message>
    <message>
        <source>All owners write this value, so it identifies none.</source>
        <translation>所有持有者都写入此值，因此它不指明任何一个。</translation>
    </message>
</context>
<context>
    <name>Lockscope::PlotCard</name>
    <message>
        <source>Show as &amp;table</source>
        <translation>显示为表格(&amp;T)</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>保存图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;numbers…</source>
        <translation>保存数据(&amp;N)…</translation>
    </message>
    <message>
        <source>Table, picture, numbers</source>
        <translation>表格、图片、数据</translation>
    </message>
    <message>
        <source>More about: %1</source>
        <translation>更多：%1</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>✔ Saved the picture to %1</source>
        <translation>✔ 已将图片保存到 %1</translation>
    </message>
    <message>
        <source>✖ Cannot write %1: %2</source>
        <translation>✖ 无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileForm</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the environment&apos;s own</source>
        <translation>环境默认颜色</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>N&amp;odes</source>
        <translation>节点(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Login and TLS</source>
        <translation>登录与 TLS(&amp;L)</translation>
    </message>
    <message>
        <source>N&amp;ame:</source>
        <translation>名称(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>分组(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Environment:</source>
        <translation>环境(&amp;E)：</translation>
    </message>
    <message>
        <source>Colou&amp;r:</source>
        <translation>颜色(&amp;R)：</translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation>所有节点</translation>
    </message>
    <message>
        <source>the sentinels</source>
        <translation>Sentinel</translation>
    </message>
    <message>
        <source>&amp;Watched keys</source>
        <translation>监视的键(&amp;W)</translation>
    </message>
    <message>
        <source>Write the colour as #rrggbb, for example #b31d12</source>
        <translation>请将颜色写成 #rrggbb，例如 #b31d12</translation>
    </message>
    <message>
        <source>SS&amp;H and proxy</source>
        <translation>SSH 与代理(&amp;H)</translation>
    </message>
    <message>
        <source>the proxy</source>
        <translation>代理</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileList</name>
    <message>
        <source>Connect&amp;ions:</source>
        <translation>连接(&amp;I)：</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>新建(&amp;W)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>新连接</translation>
    </message>
    <message>
        <source>%1 · PRODUCTION</source>
        <translation>%1 · 生产</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1（已修改）</translation>
    </message>
    <message>
        <source>Delete connection</source>
        <translation>删除连接</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>删除“%1”</translation>
    </message>
    <message>
        <source>Saved connections</source>
        <translation>已保存的连接</translation>
    </message>
    <message>
        <source>Write all connections to a file, without passwords</source>
        <translation>将所有连接写入文件，不含密码</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>Delete the connection “%1”?

This also deletes its saved password. The servers stay as they are.</source>
        <translation>删除连接“%1”？

其保存的密码也会删除。服务器保持不变。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileLoginTab</name>
    <message>
        <source>Ask each time</source>
        <translation>每次询问</translation>
    </message>
    <message>
        <source>Keep in the keychain</source>
        <translation>保存在密钥环中</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>用户(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>密码(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Keep passwords:</source>
        <translation>密码保存方式(&amp;K)：</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>CA &amp;file:</source>
        <translation>CA 文件(&amp;F)：</translation>
    </message>
    <message>
        <source>PEM file; empty: the system&apos;s authorities</source>
        <translation>PEM 文件；留空：系统的证书颁发机构</translation>
    </message>
    <message>
        <source>Clie&amp;nt certificate:</source>
        <translation>客户端证书(&amp;N)：</translation>
    </message>
    <message>
        <source>PEM file; empty: none</source>
        <translation>PEM 文件；留空：不使用</translation>
    </message>
    <message>
        <source>Client ke&amp;y:</source>
        <translation>客户端密钥(&amp;Y)：</translation>
    </message>
    <message>
        <source>PEM file of the certificate&apos;s key</source>
        <translation>证书密钥的 PEM 文件</translation>
    </message>
    <message>
        <source>Host na&amp;me:</source>
        <translation>主机名(&amp;M)：</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>Looking for a keychain…</source>
        <translation>正在查找密钥环…</translation>
    </message>
    <message>
        <source>ACL user of all nodes without their own; empty: the server&apos;s default user</source>
        <translation>没有单独指定用户的所有节点的 ACL 用户；留空：服务器的默认用户</translation>
    </message>
    <message>
        <source>Keep until Lockscope quits</source>
        <translation>保留到 Lockscope 退出</translation>
    </message>
    <message>
        <source>TLS on all no&amp;des (otherwise only for rediss:// addresses)</source>
        <translation>所有节点使用 TLS（否则仅用于 rediss:// 地址）(&amp;D)</translation>
    </message>
    <message>
        <source>the name in the certificate; empty: the host of each address</source>
        <translation>证书中的名称；留空：各地址的主机</translation>
    </message>
    <message>
        <source>for all nodes without their own</source>
        <translation>用于没有单独密码的所有节点</translation>
    </message>
    <message>
        <source>as typed, not saved</source>
        <translation>按输入的内容，不保存</translation>
    </message>
    <message>
        <source>saved, not shown</source>
        <translation>已保存，不显示</translation>
    </message>
    <message>
        <source>No keychain is available%1. Lockscope can ask each time, or keep the password in memory. It never writes passwords to a file.</source>
        <translation>没有可用的密钥环%1。Lockscope 可以每次询问，或把密码保留在内存中。它从不将密码写入文件。</translation>
    </message>
    <message>
        <source>Your desktop&apos;s keychain keeps the passwords. The profile contains none.</source>
        <translation>密码保存在桌面的密钥环中。连接配置中没有密码。</translation>
    </message>
    <message>
        <source>A keychain is available. Lockscope never writes passwords to a file.</source>
        <translation>有可用的密钥环。Lockscope 从不将密码写入文件。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileNodesModel</name>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>(as all: %1)</source>
        <translation>（同全部：%1）</translation>
    </message>
    <message>
        <source>(as all)</source>
        <translation>（同全部）</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>(as all: yes)</source>
        <translation>（同全部：是）</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>(its host)</source>
        <translation>（其主机名）</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>TLS host name</source>
        <translation>TLS 主机名</translation>
    </message>
    <message>
        <source>own, not shown</source>
        <translation>单独指定，不显示</translation>
    </message>
    <message>
        <source>(ask each time)</source>
        <translation>（每次询问）</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileNodesTab</name>
    <message>
        <source>Independent servers: one, or several that vote (Redlock)</source>
        <translation>独立服务器：一台，或多台投票（Redlock）</translation>
    </message>
    <message>
        <source>A single server</source>
        <translation>单台服务器</translation>
    </message>
    <message>
        <source>Sentinel a&amp;ddresses:</source>
        <translation>Sentinel 地址(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Master name:</source>
        <translation>主节点名称(&amp;M)：</translation>
    </message>
    <message>
        <source>Data&amp;base of the master:</source>
        <translation>主节点的数据库(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;User of the sentinels:</source>
        <translation>Sentinel 用户(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Password of the sentinels:</source>
        <translation>Sentinel 密码(&amp;P)：</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 还有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>kept, not shown</source>
        <translation>已保存，不显示</translation>
    </message>
    <message>
        <source>Line %1: %2 (in “%3”)</source>
        <translation>第 %1 行：%2（在“%3”中）</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>line %1 (“%2”)</source>
        <translation>第 %1 行（“%2”）</translation>
    </message>
    <message>
        <source>as typed, not kept</source>
        <translation>按输入的内容，不保存</translation>
    </message>
    <message>
        <source>Deployment type</source>
        <translation>部署类型</translation>
    </message>
    <message>
        <source>Sentinel: the current master</source>
        <translation>Sentinel：当前的主节点</translation>
    </message>
    <message>
        <source>Cluster: found from one or more of its servers</source>
        <translation>集群：从其中一台或多台服务器发现</translation>
    </message>
    <message>
        <source>•1• is a hidden password. Remove it to use no password</source>
        <translation>•1• 是隐藏的密码。删除它即不使用密码</translation>
    </message>
    <message>
        <source>A&amp;ddresses, one per line, or separated by commas or spaces:</source>
        <translation>地址，每行一个，或用逗号或空格分隔(&amp;D)：</translation>
    </message>
    <message>
        <source>Nodes, with their own and the common settings</source>
        <translation>节点，含各自的设置和通用设置</translation>
    </message>
    <message>
        <source>NAME from `sentinel monitor NAME` in the Sentinel&apos;s configuration</source>
        <translation>Sentinel 配置中 `sentinel monitor NAME` 的 NAME</translation>
    </message>
    <message>
        <source>often empty</source>
        <translation>通常留空</translation>
    </message>
    <message>
        <source>Set the master&apos;s login under “Login and TLS”.</source>
        <translation>请在“登录与 TLS”中设置主节点的登录信息。</translation>
    </message>
    <message>
        <source>Also wrong: %1</source>
        <translation>另有错误：%1</translation>
    </message>
    <message>
        <source>Invalid addresses</source>
        <translation>地址无效</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfilePasswordStore</name>
    <message>
        <source>The password is not saved</source>
        <translation>密码没有保存</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileRouteTab</name>
    <message>
        <source>ann@bastion.example.org; several: each through the one before; empty: none</source>
        <translation>ann@bastion.example.org；多台：每台都经由前一台；留空：不使用</translation>
    </message>
    <message>
        <source>socks5://proxy.example.org:1080; empty: none</source>
        <translation>socks5://proxy.example.org:1080；留空：不使用</translation>
    </message>
    <message>
        <source>SSH uses your own configuration, keys and agent. The last host or the proxy resolves the names of the servers.</source>
        <translation>SSH 使用您自己的配置、密钥和代理程序（agent）。服务器的名称由最后一台主机或代理解析。</translation>
    </message>
    <message>
        <source>SSH hosts:</source>
        <translation>SSH 主机：</translation>
    </message>
    <message>
        <source>Pro&amp;xy:</source>
        <translation>代理(&amp;X)：</translation>
    </message>
    <message>
        <source>Proxy password:</source>
        <translation>代理密码：</translation>
    </message>
    <message>
        <source>often empty</source>
        <translation>通常留空</translation>
    </message>
    <message>
        <source>as typed, not kept</source>
        <translation>按输入的内容，不保存</translation>
    </message>
    <message>
        <source>kept, not shown</source>
        <translation>已保存，不显示</translation>
    </message>
    <message>
        <source>Addresses that servers announce, and where they are reached</source>
        <translation>服务器公布的地址，以及实际可达的地址</translation>
    </message>
    <message>
        <source>Servers announce</source>
        <translation>服务器公布的地址</translation>
    </message>
    <message>
        <source>Reach it at</source>
        <translation>实际连接地址</translation>
    </message>
    <message>
        <source>For example 172.18.0.3:6379, to reach at 127.0.0.1:7001. Without a port: all ports of the host</source>
        <translation>例如 172.18.0.3:6379，实际连接 127.0.0.1:7001。不写端口：该主机的所有端口</translation>
    </message>
    <message>
        <source>A&amp;ddresses that servers announce, but that cannot be reached from here:</source>
        <translation>服务器公布、但从此处无法到达的地址(&amp;D)：</translation>
    </message>
    <message>
        <source>An address is missing beside “%1”</source>
        <translation>“%1”旁边缺少地址</translation>
    </message>
    <message>
        <source>“%1” is no address; write host or host:port</source>
        <translation>“%1”不是地址；请写 host 或 host:port</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileStore</name>
    <message>
        <source>it is not a JSON object</source>
        <translation>它不是 JSON 对象</translation>
    </message>
    <message>
        <source>Cannot read a saved connection (%1); Lockscope leaves it unchanged: %2</source>
        <translation>无法读取一个已保存的连接（%1）；Lockscope 未改动它：%2</translation>
    </message>
    <message>
        <source>Cannot write the settings file %1</source>
        <translation>无法写入设置文件 %1</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileWatchTab</name>
    <message>
        <source>Insert the name of a dialect…</source>
        <translation>插入方言名称…</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Key &amp;patterns:</source>
        <translation>键模式(&amp;P)：</translation>
    </message>
    <message>
        <source>Read every:</source>
        <translation>读取间隔：</translation>
    </message>
    <message>
        <source>Pins, line %1: %2</source>
        <translation>方言指定，第 %1 行：%2</translation>
    </message>
    <message>
        <source>write PATTERN=DIALECT, for example jobs:*=redisson</source>
        <translation>请写 PATTERN=DIALECT，例如 jobs:*=redisson</translation>
    </message>
    <message>
        <source>there is no dialect &quot;%1&quot;</source>
        <translation>没有方言“%1”</translation>
    </message>
    <message>
        <source>Show &amp;keys that may be locks</source>
        <translation>显示可能是锁的键(&amp;K)</translation>
    </message>
    <message>
        <source>for example lock:* orders:*; empty: recognise locks by form</source>
        <translation>例如 lock:* orders:*；留空：按形式识别锁</translation>
    </message>
    <message>
        <source>Includes keys with little evidence. Sessions, caches and counters may be among them.</source>
        <translation>包括证据不足的键。其中可能有会话、缓存和计数器。</translation>
    </message>
    <message>
        <source>Dialects to pin a pattern to</source>
        <translation>可指定给模式的方言</translation>
    </message>
    <message>
        <source>&amp;Dialect pins,
PATTERN=DIALECT,
one per line:</source>
        <translation>方言指定(&amp;D)，
PATTERN=DIALECT，
每行一个：</translation>
    </message>
</context>
<context>
    <name>Lockscope::QuorumRing</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 masters</source>
        <comment>4 of 5 masters</comment>
        <translation>%1 个主节点</translation>
    </message>
    <message>
        <source>%1 of 1 node</source>
        <translation>%1 / 1 个节点</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <comment>4 of 5 nodes</comment>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>each is needed</source>
        <translation>每个都不可少</translation>
    </message>
    <message>
        <source>locking stopped</source>
        <translation>加锁已停止</translation>
    </message>
    <message>
        <source>locking may stop</source>
        <translation>加锁可能停止</translation>
    </message>
    <message>
        <source>no spare</source>
        <translation>没有备用</translation>
    </message>
    <message>
        <source>can lose none</source>
        <translation>不能再失去</translation>
    </message>
    <message numerus="yes">
        <source>can lose %n more</source>
        <translation>
            <numerusform>可再失去 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can lose %n</source>
        <translation>
            <numerusform>可失去 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::Rail</name>
    <message numerus="yes">
        <source>%1, %n needing attention</source>
        <translation>
            <numerusform>%1，%n 项需要关注</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>view and keys</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
</context>
<context>
    <name>Lockscope::RankingModel</name>
    <message numerus="yes">
        <source>… and %n more, not shown: use the filter</source>
        <translation>
            <numerusform>… 还有 %n 项未显示：请使用筛选</numerusform>
        </translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>‼ %1</source>
        <translation>‼ %1</translation>
    </message>
    <message>
        <source>Namespace, lock, owner</source>
        <translation>命名空间、锁、持有者</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Hand-overs</source>
        <translation>交接</translation>
    </message>
    <message>
        <source>Hold p50</source>
        <translation>持有 p50</translation>
    </message>
    <message>
        <source>Hold p99</source>
        <translation>持有 p99</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Expired in use</source>
        <translation>使用中过期</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>至今 %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>avg %1 locks</source>
        <translation>平均 %1 把锁</translation>
    </message>
    <message>
        <source>Waited for</source>
        <translation>被等待</translation>
    </message>
    <message>
        <source>How long the lock had waiters; for a namespace the sum. n/a: waiters are unknown</source>
        <translation>锁有等待者的时长；命名空间为其总和。无数据：等待者未知</translation>
    </message>
    <message>
        <source>Lock: total time held, active holds included. Namespace: average number of held locks. ?: partly unobserved</source>
        <translation>锁：持有总时长，含进行中的持有。命名空间：被持有的锁的平均数。?：有一部分未观察到</translation>
    </message>
    <message>
        <source>Number of takes. ≥: Lockscope may have missed short holds</source>
        <translation>获取次数。≥：Lockscope 可能漏掉了短暂的持有</translation>
    </message>
    <message>
        <source>How often another owner took it right after a release</source>
        <translation>释放后立即被另一个持有者获取的次数</translation>
    </message>
    <message>
        <source>Half of the complete holds were shorter. ≈: within 1/16, or as exact as the readings. n/a: too few complete holds</source>
        <translation>完整的持有中有一半更短。≈：误差在 1/16 以内，或与读数一样精确。无数据：完整的持有太少</translation>
    </message>
    <message>
        <source>99 % of the complete holds were shorter. ≈: within 1/16, or as exact as the readings. n/a: too few complete holds</source>
        <translation>完整的持有中 99 % 更短。≈：误差在 1/16 以内，或与读数一样精确。无数据：完整的持有太少</translation>
    </message>
    <message>
        <source>The longest hold; &quot;so far&quot;: still active. ≥, ≤: a bound, because its start or end was seen late. ?: if it is one hold</source>
        <translation>最久的一次持有；“至今”：仍在持有。≥、≤：界限，因为看到其开始或结束时已晚。?：若为同一次持有</translation>
    </message>
    <message>
        <source>Expired without a release. The owner may still have relied on the lock</source>
        <translation>未经释放而过期。持有者可能仍在依赖此锁</translation>
    </message>
    <message>
        <source>Lost by a node that restarted or failed over. The owner may still have relied on the lock</source>
        <translation>被重启或故障转移的节点丢失。持有者可能仍在依赖此锁</translation>
    </message>
    <message>
        <source>Two owners may have relied on the lock at once. Exclusion may have failed</source>
        <translation>可能曾有两个持有者同时依赖此锁。互斥可能已失效</translation>
    </message>
</context>
<context>
    <name>Lockscope::RankingView</name>
    <message>
        <source>Ranking of namespaces, locks and owners</source>
        <translation>命名空间、锁和持有者的排行</translation>
    </message>
    <message>
        <source>&amp;Show the lock</source>
        <translation>转到锁(&amp;S)</translation>
    </message>
    <message>
        <source>Locks: %1</source>
        <translation>锁：%1</translation>
    </message>
    <message>
        <source>Locks: %1 of %2</source>
        <translation>锁：%1 / %2</translation>
    </message>
    <message>
        <source>%1, over the last %2</source>
        <translation>%1，最近 %2</translation>
    </message>
    <message>
        <source>Copy &amp;name</source>
        <translation>复制名称(&amp;N)</translation>
    </message>
    <message>
        <source>No history yet.</source>
        <translation>还没有历史。</translation>
    </message>
    <message>
        <source> · Some events were missed. Counts are lower bounds (≥).</source>
        <translation> · 漏掉了一些事件。计数为下限（≥）。</translation>
    </message>
    <message>
        <source>No lock has been held so far.</source>
        <translation>至今没有锁被持有过。</translation>
    </message>
    <message>
        <source>No lock matches the filter. This view filters by name only.</source>
        <translation>没有锁符合筛选。此视图只按名称筛选。</translation>
    </message>
    <message>
        <source>%1, over the last %2 of the whole recording</source>
        <translation>%1，整段录制的最后 %2</translation>
    </message>
    <message>
        <source> · up to the last reading</source>
        <translation> · 截至最后一次读数</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReadingControl</name>
    <message>
        <source>Read no&amp;w</source>
        <translation>立即读取(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keep reading</source>
        <translation>持续读取(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Reading again.</source>
        <translation>恢复读取。</translation>
    </message>
    <message numerus="yes">
        <source>+%n changes</source>
        <translation>
            <numerusform>+%n 处变化</numerusform>
        </translation>
    </message>
    <message>
        <source>Read all known locks now and retry nodes that are down</source>
        <translation>立即读取所有已知的锁，并重试宕机的节点</translation>
    </message>
    <message>
        <source>When off, Lockscope does not read the nodes, and this window shows old states</source>
        <translation>关闭时，Lockscope 不读取节点，本窗口显示旧状态</translation>
    </message>
    <message>
        <source>Pause the table of locks while reading continues (Ctrl+P, or space in the table)</source>
        <translation>暂停锁表，读取继续（Ctrl+P，或在表中按空格）</translation>
    </message>
    <message>
        <source>Changed locks since the pause. Click to show them</source>
        <translation>暂停以来变化的锁。点击以显示</translation>
    </message>
    <message>
        <source>Stopped reading. This window shows the last state.</source>
        <translation>已停止读取。本窗口显示最后的状态。</translation>
    </message>
    <message>
        <source>‖ Lockscope did not read from %1 to %2 and reads again now. Some states may be from before.</source>
        <translation>‖ Lockscope 从 %1 到 %2 未读取，现已恢复读取。部分状态可能是此前的。</translation>
    </message>
    <message>
        <source>‖ Reading stopped at %1. This window shows the state of %2.</source>
        <translation>‖ 读取已于 %1 停止。本窗口显示 %2 的状态。</translation>
    </message>
    <message>
        <source>‖ Reading stopped at %1. This window shows that state.</source>
        <translation>‖ 读取已于 %1 停止。本窗口显示当时的状态。</translation>
    </message>
    <message>
        <source>The table of locks is paused; reading continues.</source>
        <translation>锁表已暂停；读取继续。</translation>
    </message>
    <message>
        <source>The table of locks is live again.</source>
        <translation>锁表恢复实时。</translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingLabel</name>
    <message>
        <source>● Recording: %1, %2</source>
        <translation>● 正在录制：%1，%2</translation>
    </message>
    <message>
        <source>The recording stopped at %1: %2</source>
        <translation>录制于 %1 停止：%2</translation>
    </message>
    <message>
        <source>✖ The recording stopped</source>
        <translation>✖ 录制已停止</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>录制到 %1</translation>
    </message>
    <message>
        <source>%1
The events up to then are in %2
Click to dismiss</source>
        <translation>%1
此前的事件在 %2 中
点击以关闭</translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingPlayer</name>
    <message>
        <source>, and </source>
        <translation>，并且</translation>
    </message>
    <message numerus="yes">
        <source>Lockscope skipped %n unreadable lines</source>
        <translation>
            <numerusform>Lockscope 跳过了 %n 行无法读取的内容</numerusform>
        </translation>
    </message>
    <message>
        <source>it was not closed properly, so its end may be missing</source>
        <translation>它没有正常关闭，因此结尾可能缺失</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseDialog</name>
    <message>
        <source>Type the lock&apos;s &amp;name:</source>
        <translation>输入锁的名称(&amp;N)：</translation>
    </message>
    <message>
        <source>This is production: type the lock&apos;s name, %1.</source>
        <translation>这是生产环境：请输入锁的名称，%1。</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>正在询问各节点…</translation>
    </message>
    <message>
        <source>The lock&apos;s whole name</source>
        <translation>锁的完整名称</translation>
    </message>
    <message>
        <source>This plan is for another owner than the one before: type the lock&apos;s name anew.</source>
        <translation>此计划针对的持有者与上一个不同：请重新输入锁的名称。</translation>
    </message>
    <message>
        <source>✖ At %1 nothing was done: %2</source>
        <translation>✖ %1 未执行任何操作：%2</translation>
    </message>
    <message>
        <source>Shorten TTL of %1</source>
        <translation>缩短 %1 的 TTL</translation>
    </message>
    <message>
        <source>Set a TTL for %1</source>
        <translation>为 %1 设置 TTL</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>恢复 %1</translation>
    </message>
    <message>
        <source>Force-release %1</source>
        <translation>强制释放 %1</translation>
    </message>
    <message>
        <source>Refresh &amp;plan</source>
        <translation>刷新计划(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Undo release…</source>
        <translation>撤销释放(&amp;U)…</translation>
    </message>
    <message>
        <source>Force-release lock</source>
        <translation>强制释放锁</translation>
    </message>
    <message>
        <source>Reading the lock on all nodes…</source>
        <translation>正在读取所有节点上的锁…</translation>
    </message>
    <message>
        <source>✖ Not restored at %1: %2</source>
        <translation>✖ %1 未恢复：%2</translation>
    </message>
    <message>
        <source>There is no plan. At %1: %2</source>
        <translation>没有计划。%1：%2</translation>
    </message>
    <message>
        <source>Nothing is left to restore: its TTL has run out.</source>
        <translation>没有可恢复的：其 TTL 已到。</translation>
    </message>
    <message>
        <source>Read-only: allow changes to carry the plan out.</source>
        <translation>只读：允许更改后才能执行计划。</translation>
    </message>
    <message numerus="yes">
        <source>Check the plan once more: %n s.</source>
        <translation>
            <numerusform>请再核对一遍计划：%n 秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a new &amp;plan</source>
        <translation>重新制定计划(&amp;P)</translation>
    </message>
    <message>
        <source>Release and &amp;block new owners for %1</source>
        <translation>释放并拦截新持有者 %1(&amp;B)</translation>
    </message>
    <message>
        <source>Release and &amp;block new owners for %1…</source>
        <translation>释放并拦截新持有者 %1(&amp;B)…</translation>
    </message>
    <message>
        <source>Read-only: allow changes first</source>
        <translation>只读：请先允许更改</translation>
    </message>
    <message>
        <source>Restores the lock for its former owner, with the rest of its TTL.</source>
        <translation>为原持有者恢复这把锁，使用剩余的 TTL。</translation>
    </message>
    <message>
        <source>Cannot be undone: %1</source>
        <translation>无法撤销：%1</translation>
    </message>
    <message>
        <source> Refresh the plan.</source>
        <translation> 请刷新计划。</translation>
    </message>
    <message>
        <source>Making the plan…</source>
        <translation>正在制定计划…</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseManyDialog</name>
    <message>
        <source>Type the &amp;number of locks:</source>
        <translation>输入锁的数量(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Locks to act on</source>
        <translation>要操作的锁</translation>
    </message>
    <message>
        <source> ⚠ Nodes not reached now: %1.</source>
        <translation> ⚠ 现在无法到达的节点：%1 个。</translation>
    </message>
    <message numerus="yes">
        <source>Shorten TTL of %n locks</source>
        <translation>
            <numerusform>缩短 %n 把锁的 TTL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set a TTL for %n locks</source>
        <translation>
            <numerusform>为 %n 把锁设置 TTL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Force-release %n locks</source>
        <translation>
            <numerusform>强制释放 %n 把锁</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop at the &amp;first lock that does not go as planned</source>
        <translation>遇到第一把未按计划进行的锁即停止(&amp;F)</translation>
    </message>
    <message>
        <source>Force-release locks</source>
        <translation>强制释放锁</translation>
    </message>
    <message>
        <source>Stopping after the current lock…</source>
        <translation>处理完当前的锁后停止…</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>已完成：%1 / %2。</translation>
    </message>
    <message>
        <source>Reading the locks on all nodes…</source>
        <translation>正在读取所有节点上的锁…</translation>
    </message>
    <message>
        <source>Plan of %1: acts on %2 of %3 locks, each where the owner below still has it.</source>
        <translation>%1 的计划：作用于 %3 把锁中的 %2 把，仅限下列持有者仍持有之处。</translation>
    </message>
    <message>
        <source> ⚠ Changed since the plan: %1.</source>
        <translation> ⚠ 制定计划后有变化：%1。</translation>
    </message>
    <message numerus="yes">
        <source> ⚠ %n more locks exceed the limit of this list.</source>
        <translation>
            <numerusform> ⚠ 另有 %n 把锁超出此列表的上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shortened the TTL of %1 of %2 locks.</source>
        <translation>已缩短 %2 把锁中 %1 把的 TTL。</translation>
    </message>
    <message>
        <source>Set a TTL on %1 of %2 locks.</source>
        <translation>已为 %2 把锁中的 %1 把设置 TTL。</translation>
    </message>
    <message>
        <source>Released %1 of %2 locks.</source>
        <translation>已释放 %2 把锁中的 %1 把。</translation>
    </message>
    <message>
        <source>Already gone: %1.</source>
        <translation>已经消失：%1。</translation>
    </message>
    <message>
        <source>Already gone from some nodes: %1.</source>
        <translation>已从部分节点上消失：%1。</translation>
    </message>
    <message>
        <source>Left alone, because the TTL had changed: %1.</source>
        <translation>未触动，因为 TTL 已变：%1。</translation>
    </message>
    <message>
        <source>Done on some nodes only: %1.</source>
        <translation>只在部分节点上完成：%1。</translation>
    </message>
    <message>
        <source>Not done: %1.</source>
        <translation>未完成：%1。</translation>
    </message>
    <message>
        <source>Not started: %1.</source>
        <translation>未开始：%1。</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>已略过：%1。</translation>
    </message>
    <message>
        <source>Held again or still: %1 of %2 locks.</source>
        <translation>又被持有或仍被持有：%2 把锁中的 %1 把。</translation>
    </message>
    <message>
        <source>Still free: %1.</source>
        <translation>仍空闲：%1。</translation>
    </message>
    <message>
        <source>New owners blocked: %1.</source>
        <translation>已拦截新持有者：%1。</translation>
    </message>
    <message>
        <source>Expired: %1.</source>
        <translation>已过期：%1。</translation>
    </message>
    <message>
        <source>Making the plans…</source>
        <translation>正在制定计划…</translation>
    </message>
    <message>
        <source>No lock to act on.</source>
        <translation>没有可操作的锁。</translation>
    </message>
    <message>
        <source>Read-only: allow changes to carry the plans out.</source>
        <translation>只读：允许更改后才能执行计划。</translation>
    </message>
    <message numerus="yes">
        <source>Check the plans once more: %n s.</source>
        <translation>
            <numerusform>请再核对一遍计划：%n 秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is production: type the number of locks, %1.</source>
        <translation>这是生产环境：请输入锁的数量，%1。</translation>
    </message>
    <message numerus="yes">
        <source>Release %n locks and block new owners for %1</source>
        <translation>
            <numerusform>释放 %n 把锁，并拦截新持有者 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shorten TTL of %n locks to %1</source>
        <translation>
            <numerusform>将 %n 把锁的 TTL 缩短到 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set a TTL of %1 for %n locks</source>
        <translation>
            <numerusform>为 %n 把锁设置 TTL %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Acting on one lock after another…</source>
        <translation>正在逐一处理各把锁…</translation>
    </message>
    <message>
        <source> Lockscope asks silent nodes again and records their answers there.</source>
        <translation> Lockscope 会再次询问不应答的节点，并在那里记录其应答。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseManyModel</name>
    <message>
        <source>on %1 of %2 nodes: %3</source>
        <translation>在 %2 个节点中的 %1 个上：%3</translation>
    </message>
    <message>
        <source>⚠ %1 not reached; </source>
        <translation>⚠ %1 个连不上；</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>– left out: %1</source>
        <translation>– 已略过：%1</translation>
    </message>
    <message>
        <source>asking the nodes…</source>
        <translation>正在询问各节点…</translation>
    </message>
    <message>
        <source>✖ nothing was done: %1</source>
        <translation>✖ 什么也没有做：%1</translation>
    </message>
    <message>
        <source>– not done: %1</source>
        <translation>– 未做：%1</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>已持有</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>票数</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>将发生什么</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>无数据</translation>
    </message>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>%n 个持有者</numerusform>
        </translation>
    </message>
    <message>
        <source>split</source>
        <translation>分裂</translation>
    </message>
    <message>
        <source>– left out, as read at %1: %2</source>
        <translation>– 已略过（读取于 %1）：%2</translation>
    </message>
    <message>
        <source>– left out. %1</source>
        <translation>– 已略过。%1</translation>
    </message>
    <message>
        <source>You left it out.</source>
        <translation>您略过了它。</translation>
    </message>
    <message>
        <source>⚠ gone since the plan</source>
        <translation>⚠ 制定计划后已消失</translation>
    </message>
    <message>
        <source>⚠ %1 has it now: nothing will happen</source>
        <translation>⚠ 现在属于 %1：不会执行任何操作</translation>
    </message>
    <message>
        <source>⚠ nothing will happen where %1 has it now</source>
        <translation>⚠ 在属于 %1 的节点上，现在不会执行任何操作</translation>
    </message>
    <message>
        <source>⚠ %1 of its nodes stopped answering: the act may fail there</source>
        <translation>⚠ 其中 %1 个节点不再应答：在那里操作可能失败</translation>
    </message>
    <message>
        <source>⚠ other holders share it now and stay: %1</source>
        <translation>⚠ 现在有其他持有者共享它，仍会留下：%1</translation>
    </message>
    <message>
        <source>⚠ gone from %1 of its nodes: nothing will happen there</source>
        <translation>⚠ 已从其中 %1 个节点上消失：在那里不会执行任何操作</translation>
    </message>
    <message>
        <source>⚠ its TTL changed on %1 of its nodes: nothing will happen there</source>
        <translation>⚠ 其 TTL 在其中 %1 个节点上已变：在那里不会执行任何操作</translation>
    </message>
    <message>
        <source>⚠ nodes that have it are back, but not in this plan: %1</source>
        <translation>⚠ 有它的节点已恢复，但不在此计划内：%1</translation>
    </message>
    <message>
        <source>✔ %1</source>
        <translation>✔ %1</translation>
    </message>
    <message>
        <source>✖ %1</source>
        <translation>✖ %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>It is your own lock. Release it yourself.</source>
        <translation>这是您自己的锁。请自行释放。</translation>
    </message>
    <message>
        <source>The lock before did not go as planned.</source>
        <translation>前一把锁未按计划进行。</translation>
    </message>
    <message>
        <source>You stopped before this lock.</source>
        <translation>您在轮到此锁之前停止了。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>node and outcome</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleasePlanPage</name>
    <message>
        <source>What the nodes have</source>
        <translation>各节点上的内容</translation>
    </message>
    <message>
        <source>Show the &amp;script</source>
        <translation>显示脚本(&amp;S)</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>将发生什么</translation>
    </message>
    <message>
        <source>The script that runs on each node</source>
        <translation>在每个节点上执行的脚本</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>正在询问各节点…</translation>
    </message>
    <message>
        <source>Hide the &amp;script</source>
        <translation>隐藏脚本(&amp;S)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无事可做</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>an empty value</source>
        <translation>空值</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseResultPage</name>
    <message>
        <source>&amp;Stop watching</source>
        <translation>停止监视(&amp;S)</translation>
    </message>
    <message>
        <source>What happened on each node</source>
        <translation>每个节点上的结果</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Time that the lock is watched</source>
        <translation>监视此锁的时长</translation>
    </message>
    <message>
        <source>The audit journal still records what becomes of the lock.</source>
        <translation>审计日志仍会记录此锁的后续。</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseWording</name>
    <message numerus="yes">
        <source>Renewals seen from this owner: %n.</source>
        <translation>
            <numerusform>见到此持有者续期的次数：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ Since this plan the owner has changed to %1: this plan will refuse.</source>
        <translation>⚠ 制定计划后，持有者已变为 %1：此计划会被拒绝。</translation>
    </message>
    <message>
        <source>⚠ Since this plan the owner has changed to %1 on some nodes: there the plan will refuse.</source>
        <translation>⚠ 制定计划后，部分节点上的持有者已变为 %1：在那里此计划会被拒绝。</translation>
    </message>
    <message>
        <source>⚠ Since this plan it has lost its TTL on %1 of its nodes.</source>
        <translation>⚠ 制定计划后，它在其中 %1 个节点上失去了 TTL。</translation>
    </message>
    <message>
        <source>Released and free.</source>
        <translation>已释放，锁空闲。</translation>
    </message>
    <message>
        <source>Released.</source>
        <translation>已释放。</translation>
    </message>
    <message>
        <source> A key is left on %1.</source>
        <translation> %1 上还留有键。</translation>
    </message>
    <message>
        <source> Could not be read: %1.</source>
        <translation> 无法读取：%1。</translation>
    </message>
    <message>
        <source>Split: nobody holds it.</source>
        <translation>分裂：无人持有。</translation>
    </message>
    <message>
        <source>%1 has it. Whether it is held is unknown: too few nodes answer.</source>
        <translation>它属于 %1。是否被持有未知：应答的节点太少。</translation>
    </message>
    <message>
        <source>%1 has it on too few nodes to hold it.</source>
        <translation>它在过少的节点上属于 %1，不算持有。</translation>
    </message>
    <message>
        <source>New owners are blocked: nobody holds it.</source>
        <translation>正在拦截新持有者：无人持有。</translation>
    </message>
    <message>
        <source>Held by %1 for %2.</source>
        <translation>由 %1 持有 %2。</translation>
    </message>
    <message>
        <source>Held by %1.</source>
        <translation>由 %1 持有。</translation>
    </message>
    <message>
        <source>Plan of %1: restore it for %2 on %3 of %4 nodes, where it is still free.</source>
        <translation>%1 的计划：在 %4 个节点中的 %3 个上为 %2 恢复，仅限仍空闲之处。</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where the named owner still has it.</source>
        <translation>%1 的计划：%2；作用于 %4 个节点中的 %3 个，仅限所列持有者仍持有之处。</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where new owners are still blocked.</source>
        <translation>%1 的计划：%2；作用于 %4 个节点中的 %3 个，仅限仍在拦截新持有者之处。</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where this owner still has it.</source>
        <translation>%1 的计划：%2；作用于 %4 个节点中的 %3 个，仅限此持有者仍持有之处。</translation>
    </message>
    <message>
        <source>its former owners</source>
        <translation>其原持有者</translation>
    </message>
    <message>
        <source>Read at %1. This act does not apply.</source>
        <translation>读取于 %1。此操作不适用。</translation>
    </message>
    <message>
        <source>Nothing to do: its TTL is nowhere longer than %1</source>
        <translation>无事可做：其 TTL 在任何节点上都不超过 %1</translation>
    </message>
    <message>
        <source>Nothing to do: it has no TTL to shorten. Set a TTL instead</source>
        <translation>无事可做：它没有可缩短的 TTL。请改为设置 TTL</translation>
    </message>
    <message>
        <source>Nothing to do: it has a TTL already. Shorten it instead</source>
        <translation>无事可做：它已有 TTL。请改为缩短</translation>
    </message>
    <message>
        <source>It never expires.</source>
        <translation>它永不过期。</translation>
    </message>
    <message>
        <source>It expires in %1.</source>
        <translation>它将在 %1 后过期。</translation>
    </message>
    <message>
        <source>It never expires: waiting does not free it.</source>
        <translation>它永不过期：等待不会使它释放。</translation>
    </message>
    <message>
        <source>Its TTL frees it in %1 unless it is renewed.</source>
        <translation>若不续期，它将在 %1 后随 TTL 释放。</translation>
    </message>
    <message>
        <source>Its value says when it ends. Until then its owner, if alive, relies on it.</source>
        <translation>它的值写明了何时结束。在此之前，其持有者若仍存活，会依赖它。</translation>
    </message>
    <message>
        <source>It never expires: waiting does not free it. Its owner, if alive, still relies on it.</source>
        <translation>它永不过期：等待不会使它释放。其持有者若仍存活，仍在依赖它。</translation>
    </message>
    <message>
        <source>Its TTL frees it in %1 unless its owner renews it. Until then its owner may rely on it.</source>
        <translation>若其持有者不续期，它将在 %1 后随 TTL 释放。在此之前其持有者可能依赖它。</translation>
    </message>
    <message>
        <source>Its TTL has run out.</source>
        <translation>其 TTL 已到。</translation>
    </message>
    <message>
        <source>Left of its TTL: %1.</source>
        <translation>其 TTL 还剩：%1。</translation>
    </message>
    <message>
        <source>It had no TTL: once restored, it never expires.</source>
        <translation>它原本没有 TTL：恢复后永不过期。</translation>
    </message>
    <message>
        <source>A waiter may take it at any moment. Then nothing is restored.</source>
        <translation>等待者随时可能获取它。届时什么也不会恢复。</translation>
    </message>
    <message>
        <source>New owners stay blocked until this expires or is released.</source>
        <translation>在它过期或被释放之前，会一直拦截新持有者。</translation>
    </message>
    <message>
        <source>Choose a time longer than its renewal interval, or a live owner loses it.</source>
        <translation>请选择比其续期间隔更长的时间，否则存活的持有者会失去它。</translation>
    </message>
    <message>
        <source>Until then its keys block new owners.</source>
        <translation>在此之前，它的键会阻塞新持有者。</translation>
    </message>
    <message>
        <source>Extensions of its TTL seen: %1. By which holder is unknown.</source>
        <translation>见到其 TTL 被延长的次数：%1。由哪个持有者延长未知。</translation>
    </message>
    <message>
        <source>No extension of its TTL was seen.</source>
        <translation>未见其 TTL 被延长。</translation>
    </message>
    <message>
        <source>No renewal seen from this owner.</source>
        <translation>未见此持有者续期。</translation>
    </message>
    <message>
        <source>Waiters: %1.</source>
        <translation>等待者：%1。</translation>
    </message>
    <message>
        <source>Waiters: at most %1.</source>
        <translation>等待者：最多 %1。</translation>
    </message>
    <message>
        <source>Waiters: about %1.</source>
        <translation>等待者：约 %1。</translation>
    </message>
    <message>
        <source>Its last fencing token is %1. Services that check it reject the old owner after the next.</source>
        <translation>它最后的防护令牌是 %1。检查令牌的服务在下一个令牌出现后会拒绝旧持有者。</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>恢复 %1</translation>
    </message>
    <message>
        <source>Release %1 and block new owners for %2</source>
        <translation>释放 %1，并拦截新持有者 %2</translation>
    </message>
    <message>
        <source>Shorten TTL of %1 to %2</source>
        <translation>将 %1 的 TTL 缩短到 %2</translation>
    </message>
    <message>
        <source>Set a TTL of %2 for %1</source>
        <translation>为 %1 设置 TTL %2</translation>
    </message>
    <message>
        <source>Force-release %1</source>
        <translation>强制释放 %1</translation>
    </message>
    <message>
        <source>⚠ Since this plan the lock is gone.</source>
        <translation>⚠ 制定计划后锁已消失。</translation>
    </message>
    <message>
        <source>⚠ Since this plan %1 has it on %2: nothing will be restored.</source>
        <translation>⚠ 制定计划后，它在 %2 上已属于 %1：什么也不会恢复。</translation>
    </message>
    <message>
        <source>⚠ Since this plan it was free and was taken again. Its value does not say by whom.</source>
        <translation>⚠ 制定计划后，它曾空闲，又被重新获取。从它的值看不出由谁获取。</translation>
    </message>
    <message>
        <source>⚠ Since this plan %1 of its nodes stopped answering: the act may fail there.</source>
        <translation>⚠ 制定计划后，其中 %1 个节点不再应答：在那里操作可能失败。</translation>
    </message>
    <message>
        <source>⚠ Nodes that have it and are back, but not in this plan: %1.</source>
        <translation>⚠ 有它的节点已恢复，但不在此计划内：%1 个。</translation>
    </message>
    <message>
        <source>⚠ Since this plan other holders share it: %1. They stay, and new owners are not blocked.</source>
        <translation>⚠ 制定计划后有其他持有者共享它：%1。他们会留下，也不会拦截新持有者。</translation>
    </message>
    <message>
        <source>⚠ Since this plan other holders share it: %1. They stay.</source>
        <translation>⚠ 制定计划后有其他持有者共享它：%1。他们会留下。</translation>
    </message>
    <message>
        <source>⚠ Since this plan it is gone from %1 of its nodes: nothing happens there.</source>
        <translation>⚠ 制定计划后，它已从其中 %1 个节点上消失：在那里不会执行任何操作。</translation>
    </message>
    <message>
        <source>⚠ Since this plan it has a TTL on %1 of its nodes.</source>
        <translation>⚠ 制定计划后，它在其中 %1 个节点上有了 TTL。</translation>
    </message>
    <message>
        <source>⚠ On %1, which is not in this plan, %2 has it.</source>
        <translation>⚠ 在不属于此计划的 %1 上，它属于 %2。</translation>
    </message>
    <message>
        <source>⚠ Back, but not in this plan: %1.</source>
        <translation>⚠ 已恢复，但不在此计划内：%1。</translation>
    </message>
    <message>
        <source> Refresh the plan.</source>
        <translation> 请刷新计划。</translation>
    </message>
    <message>
        <source>⚠ Since then the lock is gone.</source>
        <translation>⚠ 此后锁已消失。</translation>
    </message>
    <message>
        <source>⚠ Since then %1 has it.</source>
        <translation>⚠ 此后它已属于 %1。</translation>
    </message>
    <message>
        <source>nothing: its TTL has run out</source>
        <translation>什么也不做：其 TTL 已到</translation>
    </message>
    <message>
        <source>It is no longer free</source>
        <translation>它已不再空闲</translation>
    </message>
    <message>
        <source>It is no longer free: another key is on %1</source>
        <translation>它已不再空闲：%1 上有另一个键</translation>
    </message>
    <message>
        <source>It is no longer free: on %1, %2 has it</source>
        <translation>它已不再空闲：在 %1 上属于 %2</translation>
    </message>
    <message>
        <source>Held by someone (%1).</source>
        <translation>由某个持有者持有（%1）。</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where this value is still set. ⚠ It names nobody: the current holder loses it.</source>
        <translation>%1 的计划：%2；作用于 %4 个节点中的 %3 个，仅限此值仍在之处。⚠ 它不指明任何人：当前持有者会失去锁。</translation>
    </message>
    <message>
        <source>Nothing to do: no node has it for this owner</source>
        <translation>无事可做：没有节点为此持有者保有它</translation>
    </message>
    <message>
        <source>✖ %1 was lost before its release: %2 of %3 nodes no longer had it.</source>
        <translation>✖ %1 在释放之前已丢失：%3 个节点中的 %2 个已没有它。</translation>
    </message>
    <message>
        <source> On silent nodes its TTL ends at %1 at the latest.</source>
        <translation> 在不应答的节点上，其 TTL 最迟于 %1 结束。</translation>
    </message>
    <message>
        <source>✔ %1 is released on all nodes.</source>
        <translation>✔ %1 已在所有节点上释放。</translation>
    </message>
    <message>
        <source>○ %1 is gone from %2 of %3 nodes; on the others its TTL has ended.</source>
        <translation>○ %1 已从 %3 个节点中的 %2 个上消失；在其余节点上其 TTL 已结束。</translation>
    </message>
    <message>
        <source>? Whether %1 is released is unknown: no node answered. It may be held until %2 at the latest. Lockscope asks silent nodes again.</source>
        <translation>? %1 是否已释放未知：没有节点应答。它最迟可能被持有到 %2。Lockscope 会再次询问不应答的节点。</translation>
    </message>
    <message>
        <source>? %1 is gone from %2 of %3 nodes. On the others it may be held until %4 at the latest. Lockscope asks silent nodes again.</source>
        <translation>? %1 已从 %3 个节点中的 %2 个上消失。在其余节点上，它最迟可能被持有到 %4。Lockscope 会再次询问不应答的节点。</translation>
    </message>
    <message>
        <source>✔ %1 is released, and gone from %2 of %3 nodes. On the others its TTL ends at %4 at the latest.</source>
        <translation>✔ %1 已释放，已从 %3 个节点中的 %2 个上消失。在其余节点上，其 TTL 最迟于 %4 结束。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReplayBar</name>
    <message>
        <source>▶ Play</source>
        <translation>▶ 播放</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>❚❚ Pause</source>
        <translation>❚❚ 暂停</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 / %3</translation>
    </message>
    <message>
        <source>Play or pause the recording (Ctrl+Space)</source>
        <translation>播放或暂停录制 (Ctrl+Space)</translation>
    </message>
    <message>
        <source>Shown moment of the recording</source>
        <translation>录制中显示的时刻</translation>
    </message>
</context>
<context>
    <name>Lockscope::ResultWording</name>
    <message>
        <source> Other holders share it and stay.</source>
        <translation> 其他持有者共享它，仍会留下。</translation>
    </message>
    <message>
        <source> Other holders share it and stay: %1.</source>
        <translation> 其他持有者共享它，仍会留下：%1。</translation>
    </message>
    <message>
        <source> New owners are not blocked where they stay.</source>
        <translation> 在他们留下之处，不会拦截新持有者。</translation>
    </message>
    <message>
        <source>Restored on %1 of %2 nodes.</source>
        <translation>已在 %2 个节点中的 %1 个上恢复。</translation>
    </message>
    <message>
        <source>Nothing was restored: the TTL has run out.</source>
        <translation>什么也没有恢复：TTL 已到。</translation>
    </message>
    <message>
        <source>Not restored: too few nodes took it.</source>
        <translation>未恢复：接受它的节点太少。</translation>
    </message>
    <message>
        <source>Not restored: its owner took it again.</source>
        <translation>未恢复：其持有者已重新获取它。</translation>
    </message>
    <message>
        <source>Not restored: it was taken meanwhile.</source>
        <translation>未恢复：它在此期间已被获取。</translation>
    </message>
    <message>
        <source>Not restored: someone else took it meanwhile.</source>
        <translation>未恢复：它在此期间已被别人获取。</translation>
    </message>
    <message>
        <source> Nothing was left behind.</source>
        <translation> 没有留下任何内容。</translation>
    </message>
    <message numerus="yes">
        <source> The key may be left on %n nodes.</source>
        <translation>
            <numerusform> 键可能还留在 %n 个节点上。</numerusform>
        </translation>
    </message>
    <message>
        <source> Someone held it in between.</source>
        <translation> 其间曾有人持有它。</translation>
    </message>
    <message>
        <source> %1 held it in between.</source>
        <translation> 其间曾由 %1 持有。</translation>
    </message>
    <message>
        <source> %1 and then %2 held it in between.</source>
        <translation> 其间曾先由 %1、后由 %2 持有。</translation>
    </message>
    <message>
        <source>Nothing was released: the owner has changed since the plan.</source>
        <translation>什么也没有释放：制定计划后持有者已变。</translation>
    </message>
    <message>
        <source>Nothing was done: the lock has changed since the plan.</source>
        <translation>什么也没有做：制定计划后锁已变化。</translation>
    </message>
    <message>
        <source>Nothing was done: this user lacks the right.</source>
        <translation>什么也没有做：此用户没有权限。</translation>
    </message>
    <message>
        <source>The TTL is as requested.</source>
        <translation>TTL 已符合要求。</translation>
    </message>
    <message>
        <source>The owner no longer has the lock.</source>
        <translation>该持有者已不再有此锁。</translation>
    </message>
    <message>
        <source> Whether this act did it is unknown.</source>
        <translation> 是否由此操作所致未知。</translation>
    </message>
    <message>
        <source>There was nothing left to do.</source>
        <translation>已没有需要做的。</translation>
    </message>
    <message>
        <source>The lock was already gone on every node.</source>
        <translation>锁在所有节点上都早已消失。</translation>
    </message>
    <message>
        <source>The named holders were removed on %1 of %2 nodes.</source>
        <translation>已在 %2 个节点中的 %1 个上移出所列持有者。</translation>
    </message>
    <message>
        <source>Released on %1 of %2 nodes.</source>
        <translation>已在 %2 个节点中的 %1 个上释放。</translation>
    </message>
    <message>
        <source>TTL shortened to %3 on %1 of %2 nodes.</source>
        <translation>已在 %2 个节点中的 %1 个上将 TTL 缩短到 %3。</translation>
    </message>
    <message>
        <source>TTL set to %3 on %1 of %2 nodes.</source>
        <translation>已在 %2 个节点中的 %1 个上将 TTL 设为 %3。</translation>
    </message>
    <message>
        <source> Left alone on %1: the owner has changed.</source>
        <translation> 在 %1 上未触动：持有者已变。</translation>
    </message>
    <message>
        <source> Left alone on %1: the lock has changed.</source>
        <translation> 在 %1 上未触动：锁已变化。</translation>
    </message>
    <message>
        <source> Already gone from %1.</source>
        <translation> 在 %1 上早已消失。</translation>
    </message>
    <message>
        <source> Nothing was sent to %1: not reached.</source>
        <translation> 没有向 %1 发送任何内容：连不上。</translation>
    </message>
    <message>
        <source> Failed on %1.</source>
        <translation> 在 %1 上失败。</translation>
    </message>
    <message>
        <source> Read again at %1: the key is gone from %2.</source>
        <translation> %1 再次读取：键已从 %2 上消失。</translation>
    </message>
    <message>
        <source> Read again at %1: new owners are blocked on %2.</source>
        <translation> %1 再次读取：%2 上正在拦截新持有者。</translation>
    </message>
    <message>
        <source> Read again at %1: someone else&apos;s key is on %2.</source>
        <translation> %1 再次读取：%2 上是别人的键。</translation>
    </message>
    <message>
        <source> Read again at %1: its owner has it on %2.</source>
        <translation> %1 再次读取：在 %2 上仍属于其持有者。</translation>
    </message>
    <message>
        <source> This user lacks the right on %1: nothing was done there.</source>
        <translation> 此用户在 %1 上没有权限：在那里什么也没有做。</translation>
    </message>
    <message>
        <source> It keeps its longer TTL on %1.</source>
        <translation> 在 %1 上保留其更长的 TTL。</translation>
    </message>
    <message numerus="yes">
        <source> It has no TTL on %n nodes and does not expire there.</source>
        <translation>
            <numerusform> 它在 %n 个节点上没有 TTL，在那里不会过期。</numerusform>
        </translation>
    </message>
    <message>
        <source> There its TTL differs, and these nodes keep it held.</source>
        <translation> 那里的 TTL 不同，这些节点使它仍被持有。</translation>
    </message>
    <message>
        <source> It may be held forever: it has no TTL.</source>
        <translation> 它可能永远被持有：它没有 TTL。</translation>
    </message>
    <message>
        <source> It may still be held until its TTL ends.</source>
        <translation> 在 TTL 结束之前，它可能仍被持有。</translation>
    </message>
    <message>
        <source> It may be held for longer.</source>
        <translation> 它可能被持有更久。</translation>
    </message>
    <message>
        <source> Where it is left, it does not expire.</source>
        <translation> 在仍有它的地方，它不会过期。</translation>
    </message>
    <message>
        <source> Where it is left, it ends with its TTL.</source>
        <translation> 在仍有它的地方，它随 TTL 结束。</translation>
    </message>
    <message>
        <source> ⚠ The outcome is not in the journal: %1</source>
        <translation> ⚠ 结果未写入日志：%1</translation>
    </message>
    <message>
        <source>Whether it is free is unknown.</source>
        <translation>是否空闲未知。</translation>
    </message>
    <message>
        <source>Free again since %1.</source>
        <translation>自 %1 起又空闲。</translation>
    </message>
    <message>
        <source>Stayed free for %1.</source>
        <translation>保持空闲 %1。</translation>
    </message>
    <message>
        <source>Still free after %1.</source>
        <translation>%1 后仍空闲。</translation>
    </message>
    <message>
        <source>Not free: a key with its name, but no lock, is on %1.</source>
        <translation>不空闲：%1 上有同名的键，但不是锁。</translation>
    </message>
    <message>
        <source>Not free: %1 has it on %2.</source>
        <translation>不空闲：在 %2 上属于 %1。</translation>
    </message>
    <message>
        <source>New owners are blocked.</source>
        <translation>正在拦截新持有者。</translation>
    </message>
    <message>
        <source>Nobody has renewed it so far.</source>
        <translation>至今无人续期。</translation>
    </message>
    <message>
        <source>It has no TTL again on %1, after %2.</source>
        <translation>%2 后，它在 %1 上又没有 TTL 了。</translation>
    </message>
    <message>
        <source>It has no TTL again, after %1.</source>
        <translation>%1 后，它又没有 TTL 了。</translation>
    </message>
    <message>
        <source>Renewed on %1 of %2 nodes after %3. Its owner may be alive.</source>
        <translation>%3 后，在 %2 个节点中的 %1 个上被续期。其持有者可能仍存活。</translation>
    </message>
    <message>
        <source>Renewed or taken again after %1.</source>
        <translation>%1 后被续期或重新获取。</translation>
    </message>
    <message>
        <source>Renewed after %1. Its owner is alive.</source>
        <translation>%1 后被续期。其持有者仍存活。</translation>
    </message>
    <message>
        <source>Still held for longer: %1 of %2 nodes (%3) keep it.</source>
        <translation>仍会被持有更久：%2 个节点中的 %1 个（%3）仍保留它。</translation>
    </message>
    <message>
        <source>Expired after %1. Its owner did not renew it.</source>
        <translation>%1 后过期。其持有者没有续期。</translation>
    </message>
    <message>
        <source>Now held by %1, since %2.</source>
        <translation>现由 %1 持有，自 %2 起。</translation>
    </message>
    <message>
        <source> Before that, %1 had it.</source>
        <translation> 在此之前曾属于 %1。</translation>
    </message>
    <message>
        <source>Held by %1, as before the act.</source>
        <translation>由 %1 持有，与操作前相同。</translation>
    </message>
    <message>
        <source>The lock was taken again after %1. Its value does not say by whom.</source>
        <translation>%1 后锁又被获取。从它的值看不出由谁获取。</translation>
    </message>
    <message>
        <source>The lock came back after %1.</source>
        <translation>%1 后锁又回来了。</translation>
    </message>
    <message>
        <source>Still held by %1 on %2 of %3 nodes.</source>
        <translation>在 %3 个节点中的 %2 个上仍由 %1 持有。</translation>
    </message>
    <message>
        <source>Its former owner holds it again.</source>
        <translation>其原持有者又持有它。</translation>
    </message>
    <message>
        <source>Not free: a leftover of %1 on %2 of %3 nodes (%4). No quorum holds it.</source>
        <translation>不空闲：%1 的残留在 %3 个节点中的 %2 个（%4）上。没有多数派持有它。</translation>
    </message>
    <message>
        <source>Not free: several owners, and none has a quorum.</source>
        <translation>不空闲：有多个持有者，谁都没有多数派。</translation>
    </message>
    <message>
        <source>Whether it is free is unknown: no answer from %1.</source>
        <translation>是否空闲未知：%1 没有应答。</translation>
    </message>
    <message>
        <source>Whether it is held is unknown: %1 has it on %2 of %3 nodes (%4).</source>
        <translation>是否被持有未知：它在 %3 个节点中的 %2 个（%4）上属于 %1。</translation>
    </message>
    <message>
        <source> Not watched since %1.</source>
        <translation> 自 %1 起不再监视。</translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation>%1（%2）。</translation>
    </message>
    <message>
        <source>still free after %1</source>
        <translation>%1 后仍空闲</translation>
    </message>
    <message>
        <source>not free: no lock, but a key</source>
        <translation>不空闲：是键，但不是锁</translation>
    </message>
    <message>
        <source>not free: %1</source>
        <translation>不空闲：%1</translation>
    </message>
    <message>
        <source>new owners blocked</source>
        <translation>已拦截新持有者</translation>
    </message>
    <message>
        <source>not renewed after %1</source>
        <translation>%1 后未续期</translation>
    </message>
    <message>
        <source>renewed after %1</source>
        <translation>%1 后被续期</translation>
    </message>
    <message>
        <source>still held for longer</source>
        <translation>仍会被持有更久</translation>
    </message>
    <message>
        <source>expired after %1</source>
        <translation>%1 后过期</translation>
    </message>
    <message>
        <source>taken by %1 after %2</source>
        <translation>%2 后被 %1 获取</translation>
    </message>
    <message>
        <source>still held by %1</source>
        <translation>仍由 %1 持有</translation>
    </message>
    <message>
        <source>came back after %1</source>
        <translation>%1 后又回来</translation>
    </message>
    <message>
        <source>held again by its former owner</source>
        <translation>又由其原持有者持有</translation>
    </message>
    <message>
        <source>leftover of %1</source>
        <translation>%1 的残留</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分裂</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>blocked for new owners</source>
        <translation>拦截新持有者</translation>
    </message>
    <message>
        <source>a key that is no lock</source>
        <translation>不是锁的键</translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <translation>%1，自 %2 起</translation>
    </message>
    <message>
        <source>not reached, nothing sent</source>
        <translation>连不上，未发送任何内容</translation>
    </message>
    <message>
        <source>not read for the plan, nothing sent</source>
        <translation>制定计划时未读到，未发送任何内容</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>没有应答</translation>
    </message>
    <message>
        <source>○ %1; at %2 the key is gone</source>
        <translation>○ %1；%2 时键已消失</translation>
    </message>
    <message>
        <source>⚠ %1; at %2 its owner has it, TTL %3</source>
        <translation>⚠ %1；%2 时仍属于其持有者，TTL %3</translation>
    </message>
    <message>
        <source>⚠ %1; at %2 %3 has it</source>
        <translation>⚠ %1；%2 时属于 %3</translation>
    </message>
    <message>
        <source>○ %1; at %2 %3 has it</source>
        <translation>○ %1；%2 时属于 %3</translation>
    </message>
    <message>
        <source>○ %1; at %2 a key that is no lock</source>
        <translation>○ %1；%2 时为不是锁的键</translation>
    </message>
    <message>
        <source> Unknown on %1: no answer, the command may have run.</source>
        <translation> 在 %1 上结果未知：没有应答，命令可能已执行。</translation>
    </message>
    <message>
        <source> It is still held.</source>
        <translation> 它仍被持有。</translation>
    </message>
    <message>
        <source> Unknown on %1: no answer.</source>
        <translation> 在 %1 上未知：没有应答。</translation>
    </message>
    <message>
        <source> Node %1 did not answer and may still hold it.</source>
        <translation> 节点 %1 没有应答，可能仍持有它。</translation>
    </message>
    <message>
        <source> Nodes %1 did not answer and may still hold it.</source>
        <translation> 节点 %1 没有应答，可能仍持有它。</translation>
    </message>
    <message>
        <source>Watching for %1.</source>
        <translation>观察 %1。</translation>
    </message>
    <message>
        <source> The same owner value is back.</source>
        <translation> 同一持有者的值又出现了。</translation>
    </message>
</context>
<context>
    <name>Lockscope::RowCopy</name>
    <message>
        <source>&amp;Copy (Ctrl+C)</source>
        <translation>复制(&amp;C) (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleAction</name>
    <message>
        <source>Sample &amp;contention…</source>
        <translation>采样争用(&amp;C)…</translation>
    </message>
    <message>
        <source>This is a recording: no clients to listen to</source>
        <translation>这是录制：没有可监听的客户端</translation>
    </message>
    <message>
        <source>Reading is off: Lockscope could not tell the result of an attempt</source>
        <translation>读取已关闭：Lockscope 无法得知尝试的结果</translation>
    </message>
    <message>
        <source>Show which clients try to take which lock, for some seconds (%1)</source>
        <translation>显示几秒内哪些客户端尝试获取哪把锁 (%1)</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleDialog</name>
    <message>
        <source>Nodes to listen to</source>
        <translation>要监听的节点</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>监听(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Sample contention</source>
        <translation>采样争用</translation>
    </message>
    <message>
        <source>The selec&amp;ted: %1</source>
        <translation>所选的锁：%1(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>The selec&amp;ted: %n locks</source>
        <translation>
            <numerusform>所选的锁：%n 把(&amp;T)</numerusform>
        </translation>
    </message>
    <message>
        <source>Locks:</source>
        <translation>锁：</translation>
    </message>
    <message>
        <source>Listen &amp;for:</source>
        <translation>监听时长(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Nodes:</source>
        <translation>节点(&amp;N)：</translation>
    </message>
    <message>
        <source>Choose a node to listen to.</source>
        <translation>请选择要监听的节点。</translation>
    </message>
    <message numerus="yes">
        <source>Listening to %n nodes…</source>
        <translation>
            <numerusform>正在监听 %n 个节点…</numerusform>
        </translation>
    </message>
    <message>
        <source>✖ %1</source>
        <translation>✖ %1</translation>
    </message>
    <message>
        <source>Listened until %1.</source>
        <translation>监听至 %1。</translation>
    </message>
    <message>
        <source>An&amp;y key</source>
        <translation>任何键(&amp;Y)</translation>
    </message>
    <message>
        <source>✔ %1</source>
        <translation>✔ %1</translation>
    </message>
    <message>
        <source>&amp;All known locks</source>
        <translation>所有已知的锁(&amp;A)</translation>
    </message>
    <message>
        <source>This is &amp;production: slow its nodes down with MONITOR</source>
        <translation>这是生产环境：允许 MONITOR 拖慢其节点(&amp;P)</translation>
    </message>
    <message>
        <source>Contention by lock</source>
        <translation>各锁的争用</translation>
    </message>
    <message>
        <source>Connections that tried to take the lock</source>
        <translation>尝试获取此锁的连接</translation>
    </message>
    <message>
        <source>MONITOR slows a busy node down: the node sends Lockscope a copy of each command. Lockscope changes nothing, keeps no values, and stops at %1 commands or %2 MiB per node.</source>
        <translation>MONITOR 会拖慢繁忙的节点：节点会把每条命令的副本发给 Lockscope。Lockscope 不更改任何内容，不保留值，每个节点到 %1 条命令或 %2 MiB 即停止。</translation>
    </message>
    <message>
        <source>Includes unknown locks: SET with NX, SETNX, and scripts that take locks.</source>
        <translation>包括未知的锁：带 NX 的 SET、SETNX，以及获取锁的脚本。</translation>
    </message>
    <message>
        <source>This is production: confirm that Lockscope may slow its nodes down.</source>
        <translation>这是生产环境：请确认 Lockscope 可以拖慢其节点。</translation>
    </message>
    <message>
        <source>Not listening yet.</source>
        <translation>尚未开始监听。</translation>
    </message>
    <message>
        <source>Stopped, without a result.</source>
        <translation>已停止，没有结果。</translation>
    </message>
    <message numerus="yes">
        <source>✔ Clients tried to take, or waited for, %1 of %n locks.</source>
        <translation>
            <numerusform>✔ 客户端尝试获取或等待过 %n 把锁中的 %1 把。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope heard no attempt to take one of %1 locks.</source>
        <translation>Lockscope 没有听到获取这 %1 把锁中任何一把的尝试。</translation>
    </message>
    <message>
        <source>No client tried to take one of %1 locks.</source>
        <translation>没有客户端尝试获取这 %1 把锁中的任何一把。</translation>
    </message>
    <message>
        <source>Lockscope heard no attempt to take a lock.</source>
        <translation>Lockscope 没有听到获取锁的尝试。</translation>
    </message>
    <message>
        <source>No client tried to take a lock.</source>
        <translation>没有客户端尝试获取锁。</translation>
    </message>
    <message>
        <source>Nodes heard: %1 of %2.</source>
        <translation>听到的节点：%1 / %2。</translation>
    </message>
    <message>
        <source>⚠ Some commands were missed: see the nodes above.</source>
        <translation>⚠ 漏掉了一些命令：见上方的节点。</translation>
    </message>
    <message>
        <source>Connections that tried to take the lock chosen above</source>
        <translation>尝试获取上方所选锁的连接</translation>
    </message>
    <message>
        <source>Connections that tried to take %1: %2 (a client may have several)</source>
        <translation>尝试获取 %1 的连接：%2（一个客户端可能有多个）</translation>
    </message>
    <message>
        <source> (without the %1 least active)</source>
        <translation>（不含最不活跃的 %1 个）</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleNodesModel</name>
    <message>
        <source>✕ down</source>
        <translation>✕ 宕机</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Listened for</source>
        <translation>监听时长</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>Lockscope::SecondsBox</name>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds, or a number with ms, m or h, as 1m30s</source>
        <translation>秒数，或带 ms、m 或 h 的数字，例如 1m30s</translation>
    </message>
    <message>
        <source>The limit is %1, used instead</source>
        <translation>上限为 %1，已改用上限</translation>
    </message>
</context>
<context>
    <name>Lockscope::SessionRecorder</name>
    <message>
        <source>the disk is too slow. The file keeps the events up to then.</source>
        <translation>磁盘太慢。文件保留到那时为止的事件。</translation>
    </message>
    <message>
        <source>● Recording to %1</source>
        <translation>● 正在录制到 %1</translation>
    </message>
    <message>
        <source>✖ Recording stopped: %1</source>
        <translation>✖ 录制已停止：%1</translation>
    </message>
    <message>
        <source>✖ Cannot record: %1</source>
        <translation>✖ 无法录制：%1</translation>
    </message>
    <message>
        <source>✖ Cannot close the recording: %1</source>
        <translation>✖ 无法关闭录制：%1</translation>
    </message>
    <message>
        <source>✔ Recorded %1 to %2</source>
        <translation>✔ 已录制 %1 到 %2</translation>
    </message>
</context>
<context>
    <name>Lockscope::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>not now: %1</source>
        <translation>当前不可用：%1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>当前不可用</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>not in this view</source>
        <translation>不在此视图中</translation>
    </message>
    <message>
        <source>Copy the selected rows, or the selected hold in the timeline</source>
        <translation>复制所选的行，或时间线中所选的一次持有</translation>
    </message>
    <message>
        <source>Pause the table of locks</source>
        <translation>暂停锁表</translation>
    </message>
    <message>
        <source>In the filter: go to the view. In contention and alerts: go to the lock</source>
        <translation>在筛选中：转到视图。在争用和告警中：转到锁</translation>
    </message>
</context>
<context>
    <name>Lockscope::Sign</name>
    <message>
        <source>a library&apos;s own form</source>
        <translation>某个库特有的形式</translation>
    </message>
    <message>
        <source>a lock word in the name</source>
        <translation>名称中含有锁相关的词</translation>
    </message>
    <message>
        <source>a value that can be an owner</source>
        <translation>值可以是持有者</translation>
    </message>
    <message>
        <source>a value that names a process</source>
        <translation>值指明某个进程</translation>
    </message>
    <message>
        <source>a random token</source>
        <translation>随机令牌</translation>
    </message>
    <message>
        <source>taken, deleted and taken again</source>
        <translation>被获取、删除后又被获取</translation>
    </message>
    <message>
        <source>renewed while watched</source>
        <translation>观察期间被续期</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>由您指定</translation>
    </message>
    <message>
        <source>a name with another purpose</source>
        <translation>名称另有用途</translation>
    </message>
    <message>
        <source>a value that is data</source>
        <translation>值是数据</translation>
    </message>
    <message>
        <source>a value that is a count</source>
        <translation>值是计数</translation>
    </message>
    <message>
        <source>a TTL longer than a day</source>
        <translation>TTL 超过一天</translation>
    </message>
    <message>
        <source>an id without an expiry</source>
        <translation>没有过期时间的标识</translation>
    </message>
    <message>
        <source>a form that no dialect knows</source>
        <translation>任何方言都不认识的形式</translation>
    </message>
    <message>
        <source>several nodes have it</source>
        <translation>多个节点上有它</translation>
    </message>
</context>
<context>
    <name>Lockscope::StatusBar</name>
    <message>
        <source>Press ? for shortcuts</source>
        <translation>按 ? 查看快捷键</translation>
    </message>
    <message>
        <source>by timer</source>
        <translation>定时</translation>
    </message>
    <message>
        <source>by keyspace events</source>
        <translation>键空间事件</translation>
    </message>
    <message>
        <source>by key tracking</source>
        <translation>tracking</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>● Live</source>
        <translation>● 实时</translation>
    </message>
    <message>
        <source>‖ Table paused</source>
        <translation>‖ 锁表已暂停</translation>
    </message>
    <message>
        <source>‖ Not reading</source>
        <translation>‖ 未读取</translation>
    </message>
    <message>
        <source>▶ Recording</source>
        <translation>▶ 录制</translation>
    </message>
    <message>
        <source>updated %1 ago %2</source>
        <translation>%1前更新（%2）</translation>
    </message>
    <message>
        <source>%1 commands/s · %2/s</source>
        <translation>%1 条命令/秒 · %2/秒</translation>
    </message>
    <message>
        <source>Cost of watching, for all nodes together</source>
        <translation>监视的开销，所有节点合计</translation>
    </message>
</context>
<context>
    <name>Lockscope::SteadyTable</name>
    <message numerus="yes">
        <source>↑ %n more above</source>
        <translation>
            <numerusform>↑ 上方还有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::StripWidget</name>
    <message>
        <source>Holds of the last 10 minutes</source>
        <translation>最近 10 分钟的持有</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>尚未知</translation>
    </message>
</context>
<context>
    <name>Lockscope::SubsetChips</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>需要关注</translation>
    </message>
    <message>
        <source>Contended</source>
        <translation>有争用</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>All locks</source>
        <translation>所有锁</translation>
    </message>
    <message>
        <source>Locks that this window holds</source>
        <translation>由本窗口持有的锁</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>title and count</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Locks in a warning or critical state</source>
        <translation>处于警告或危险状态的锁</translation>
    </message>
    <message>
        <source>Locks with known waiters</source>
        <translation>已知有等待者的锁</translation>
    </message>
</context>
<context>
    <name>Lockscope::TakesPlot</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1
not watched</source>
        <translation>%1
未监视</translation>
    </message>
    <message>
        <source>takes: %1 (%2 per minute)</source>
        <translation>获取：%1（每分钟 %2）</translation>
    </message>
    <message>
        <source>takes: %1</source>
        <translation>获取：%1</translation>
    </message>
    <message>
        <source>%1
%2
waiters: at most %3</source>
        <translation>%1
%2
等待者：最多 %3</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineCanvas</name>
    <message>
        <source>Timeline of locks</source>
        <translation>锁的时间线</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Shows the owner of each lock over time. As a table: Ctrl+Shift+T.</source>
        <translation>显示每把锁在各时间的持有者。以表格显示：Ctrl+Shift+T。</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelinePainter</name>
    <message>
        <source>? unknown</source>
        <translation>? 未知</translation>
    </message>
    <message numerus="yes">
        <source>%n holds</source>
        <comment>too short to be drawn one by one</comment>
        <translation>
            <numerusform>%n 次持有</numerusform>
        </translation>
    </message>
    <message>
        <source>‼ overlap</source>
        <translation>‼ 重叠</translation>
    </message>
    <message numerus="yes">
        <source>%n more owners</source>
        <translation>
            <numerusform>还有 %n 个持有者</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wait</source>
        <comment>so many wait for the lock</comment>
        <translation>%1 个等待</translation>
    </message>
    <message numerus="yes">
        <source>%n locks</source>
        <translation>
            <numerusform>%n 把锁</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n locks</source>
        <translation>
            <numerusform>%n 把锁中的 %1 把</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1后</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1前</translation>
    </message>
    <message>
        <source>✕ %1 down</source>
        <translation>✕ %1 宕机</translation>
    </message>
    <message>
        <source>◂ held until %1</source>
        <translation>◂ 持有至 %1</translation>
    </message>
    <message>
        <source>held from %1 ▸</source>
        <translation>自 %1 起持有 ▸</translation>
    </message>
    <message>
        <source>~ %1 wait</source>
        <comment>about so many</comment>
        <translation>~ %1 等待锁</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>unknown: the node was down</source>
        <translation>未知：节点曾宕机</translation>
    </message>
    <message>
        <source>unknown: too few nodes could be read</source>
        <translation>未知：可读的节点曾太少</translation>
    </message>
    <message>
        <source>unknown: not reading</source>
        <translation>未知：未读取</translation>
    </message>
    <message>
        <source>unknown: reading is paused</source>
        <translation>未知：读取已暂停</translation>
    </message>
    <message>
        <source>unknown: no longer kept</source>
        <translation>未知：不再保留</translation>
    </message>
    <message>
        <source>unknown: not watched yet</source>
        <translation>未知：尚未监视</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineTable</name>
    <message>
        <source>Holds, the latest first</source>
        <translation>持有记录，最近的在前</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineTableModel</name>
    <message>
        <source>before %1</source>
        <translation>%1 之前</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>持有时长</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束方式</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineView</name>
    <message>
        <source>Follow the present (Space, End)</source>
        <translation>跟随当前（空格、End）</translation>
    </message>
    <message>
        <source>⟨ Contention</source>
        <translation>⟨ 争用</translation>
    </message>
    <message>
        <source>Contention ⟩</source>
        <translation>争用 ⟩</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>More time (−)</source>
        <translation>显示更长时间 (−)</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Less time (+)</source>
        <translation>显示更短时间 (+)</translation>
    </message>
    <message>
        <source>As table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Order of the locks</source>
        <translation>锁的顺序</translation>
    </message>
    <message>
        <source>Trouble first</source>
        <translation>有问题的在前</translation>
    </message>
    <message>
        <source>Most contended first</source>
        <translation>争用最多的在前</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>● Live</source>
        <translation>● 实时</translation>
    </message>
    <message>
        <source>%1 in view</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>&amp;Copy (Ctrl+C)</source>
        <translation>复制(&amp;C) (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the selected hold as a row</source>
        <translation>将所选的一次持有复制为一行</translation>
    </message>
    <message>
        <source>Loading the history…</source>
        <translation>正在加载历史…</translation>
    </message>
    <message>
        <source>To the previous contention: hand-over with waiters, overlap, expiry in use, wait ([)</source>
        <translation>转到上一处争用：有等待者的交接、重叠、使用中过期、等待 ([)</translation>
    </message>
    <message>
        <source>To the next contention: hand-over with waiters, overlap, expiry in use, wait (])</source>
        <translation>转到下一处争用：有等待者的交接、重叠、使用中过期、等待 (])</translation>
    </message>
    <message>
        <source>Show the timeline as a table (Ctrl+Shift+T)</source>
        <translation>以表格显示时间线 (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>❚❚ Paused</source>
        <translation>❚❚ 已暂停</translation>
    </message>
    <message>
        <source>● Follows the replay</source>
        <translation>● 跟随回放</translation>
    </message>
    <message>
        <source>Owner and waiters</source>
        <translation>持有者和等待者</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Next owner</source>
        <translation>下一个持有者</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>等待者</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message numerus="yes">
        <source>Without %Ln earlier holds. Use the filter to see them.</source>
        <translation>
            <numerusform>未含更早的 %Ln 次持有。请使用筛选查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope saw no owner of these locks.</source>
        <translation>Lockscope 未见这些锁的持有者。</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n locks, ended ones included.</source>
        <translation>
            <numerusform>筛选隐藏了全部 %n 把锁，包括已结束的。</numerusform>
        </translation>
    </message>
    <message>
        <source>No locks since %1.

A lock appears here when a client takes it. Open a recording to see the past.</source>
        <translation>自 %1 起没有锁。

客户端获取锁后，锁会出现在这里。要查看过去，请打开录制。</translation>
    </message>
    <message>
        <source>Click a hold to see its owner, the next owner and the waiters. Press ] and [ for the next and previous contention.</source>
        <translation>点击一次持有，查看其持有者、下一个持有者和等待者。按 ] 和 [ 转到下一处和上一处争用。</translation>
    </message>
    <message>
        <source>No known contention of this lock after %1.</source>
        <translation>%1 之后此锁没有已知的争用。</translation>
    </message>
    <message>
        <source>No known contention of this lock before %1.</source>
        <translation>%1 之前此锁没有已知的争用。</translation>
    </message>
    <message>
        <source>No known contention after %1.</source>
        <translation>%1 之后没有已知的争用。</translation>
    </message>
    <message>
        <source>No known contention before %1.</source>
        <translation>%1 之前没有已知的争用。</translation>
    </message>
    <message>
        <source>Lockscope skips hand-overs without known waiters.</source>
        <translation>Lockscope 跳过没有已知等待者的交接。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier holds are not listed. Use the filter to see them.</source>
        <translation>
            <numerusform>更早的 %Ln 次持有未列出。请使用筛选查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>New events appear on the right. Press End to go there.</source>
        <translation>新事件出现在右侧。按 End 转到那里。</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineWording</name>
    <message>
        <source>released</source>
        <translation>已释放</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>被接管</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>end unknown</source>
        <translation>结束方式未知</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>held at least since then</source>
        <translation>至少从那时起持有</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: %2 could not be read</source>
        <translation>%1：无法读取 %2</translation>
    </message>
    <message>
        <source>%1: in the future</source>
        <translation>%1：在未来</translation>
    </message>
    <message>
        <source>since %1, for %2 now</source>
        <translation>自 %1 起，至今 %2</translation>
    </message>
    <message>
        <source>at least since %1, for %2 or longer</source>
        <translation>至少自 %1 起，%2 或更久</translation>
    </message>
    <message>
        <source>from %1 to %2, for %3</source>
        <translation>从 %1 到 %2，共 %3</translation>
    </message>
    <message>
        <source>at least from %1 to %2, for %3 or longer</source>
        <translation>至少从 %1 到 %2，%3 或更久</translation>
    </message>
    <message>
        <source>It never expires.</source>
        <translation>它永不过期。</translation>
    </message>
    <message>
        <source>It ends in %1 unless renewed.</source>
        <translation>若不续期，将在 %1 后结束。</translation>
    </message>
    <message>
        <source>It is due now.</source>
        <translation>它现已到期。</translation>
    </message>
    <message>
        <source>It may have been any time earlier.</source>
        <translation>实际可能更早，早多少不限。</translation>
    </message>
    <message>
        <source>It may have been up to %1 earlier.</source>
        <translation>实际最多可能早 %1。</translation>
    </message>
    <message>
        <source> </source>
        <comment>between sentences</comment>
        <translation> </translation>
    </message>
    <message>
        <source>The end may have been up to %1 earlier.</source>
        <translation>结束实际最多可能早 %1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 held it %2.</source>
        <translation>%1 曾持有，%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 held it next, %2 after.</source>
        <translation>%1 随后持有，间隔 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n short holds</source>
        <translation>
            <numerusform>%1：%n 次短暂持有</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: handed over at %2</source>
        <translation>%1：%2 交接</translation>
    </message>
    <message>
        <source>%1 held it %2. %3</source>
        <translation>%1 曾持有，%2。%3</translation>
    </message>
    <message>
        <source>%1 held it before.</source>
        <translation>%1 此前持有。</translation>
    </message>
    <message>
        <source>✖ %1: split at %2</source>
        <translation>✖ %1：%2 分裂</translation>
    </message>
    <message>
        <source>Two readings a round trip apart agreed.</source>
        <translation>相隔一次往返的两次读数一致。</translation>
    </message>
    <message>
        <source>%1: ended at %2</source>
        <translation>%1：%2 结束</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more here: zoom in)</source>
        <translation>
            <numerusform>%1（这里还有 %n 项：请放大）</numerusform>
        </translation>
    </message>
    <message>
        <source>✕ %1: %2 at %3</source>
        <translation>✕ %1：%3 %2</translation>
    </message>
    <message>
        <source>%1: renewed at %2</source>
        <translation>%1：%2 续期</translation>
    </message>
    <message>
        <source>%1 renewed it with %2 left.</source>
        <translation>%1 续期时还剩 %2。</translation>
    </message>
    <message>
        <source>⚠ %1: renewed late at %2</source>
        <translation>⚠ %1：%2 才续期，已延迟</translation>
    </message>
    <message>
        <source>%1: unknown since %2</source>
        <translation>%1：自 %2 起未知</translation>
    </message>
    <message>
        <source>%1: unknown from %2 to %3</source>
        <translation>%1：%2 至 %3 未知</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>Another owner may have relied on it at the same time.</source>
        <translation>同一时间可能还有另一个持有者依赖它。</translation>
    </message>
    <message>
        <source>%1: %2 since %3</source>
        <translation>%1：自 %3 起 %2</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation>%1：从 %3 到 %4 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between nodes</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>hold-off over</source>
        <translation>拦截结束</translation>
    </message>
    <message>
        <source>%1 held it since %2.</source>
        <translation>%1 自 %2 起持有它。</translation>
    </message>
    <message>
        <source>%1 held it at least since %2.</source>
        <translation>%1 至少自 %2 起持有它。</translation>
    </message>
    <message>
        <source>The end may have been up to %1 later.</source>
        <translation>结束实际最多可能晚 %1。</translation>
    </message>
    <message>
        <source>Several owners each had some of the nodes, and none had enough.</source>
        <translation>几个持有者各占部分节点，谁都没有达到所需票数。</translation>
    </message>
    <message>
        <source>force-released</source>
        <translation>已强制释放</translation>
    </message>
    <message>
        <source>overlap: two owners may have relied on it</source>
        <translation>重叠：可能曾有两个持有者依赖它</translation>
    </message>
    <message numerus="yes">
        <source>up to %n waiters</source>
        <translation>
            <numerusform>最多 %n 个等待者</numerusform>
        </translation>
    </message>
    <message>
        <source>No other node showed an owner. This node is unknown.</source>
        <translation>其他节点都没有显示持有者。此节点未知。</translation>
    </message>
    <message>
        <source>No readable node showed an owner. The other nodes are unknown.</source>
        <translation>可读的节点都没有显示持有者。其他节点未知。</translation>
    </message>
    <message>
        <source>%1: unknown</source>
        <translation>%1：未知</translation>
    </message>
    <message>
        <source>Lockscope did not read here. The owner is unknown: the lock may have been held.</source>
        <translation>Lockscope 此时未读取。持有者未知：锁可能曾被持有。</translation>
    </message>
    <message>
        <source>%1: unknown before %2</source>
        <translation>%1：%2 之前未知</translation>
    </message>
    <message>
        <source>Earlier events are no longer kept. The lock may have been held.</source>
        <translation>更早的事件不再保留。锁可能曾被持有。</translation>
    </message>
    <message>
        <source>Lockscope did not watch before. The lock may have been held.</source>
        <translation>Lockscope 此前未监视。锁可能曾被持有。</translation>
    </message>
    <message>
        <source>%1: no owner seen at %2</source>
        <translation>%1：%2 未见持有者</translation>
    </message>
    <message>
        <source>Without change events, Lockscope misses holds between two readings.</source>
        <translation>没有变化事件时，Lockscope 会漏掉两次读取之间的持有。</translation>
    </message>
    <message>
        <source>someone</source>
        <translation>某个持有者</translation>
    </message>
    <message numerus="yes">
        <source>Waiters meanwhile: up to %n since %1.</source>
        <translation>
            <numerusform>其间的等待者：自 %1 起最多 %n 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiters meanwhile: up to %n.</source>
        <translation>
            <numerusform>其间的等待者：最多 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>No waiters seen meanwhile.</source>
        <translation>其间未见等待者。</translation>
    </message>
    <message>
        <source>Waiters are unknown: the library does not store them, or Lockscope did not read them.</source>
        <translation>等待者未知：库不保存等待者，或 Lockscope 未读取。</translation>
    </message>
    <message>
        <source>By its value it ends in %1. Then any client may take it.</source>
        <translation>按其值，它将在 %1 后结束。之后任何客户端都可以获取它。</translation>
    </message>
    <message>
        <source>By its value it has ended: any client may take it.</source>
        <translation>按其值，它已结束：任何客户端都可以获取它。</translation>
    </message>
    <message>
        <source>Whether it is still held is unknown: too few nodes can be read.</source>
        <translation>是否仍被持有未知：可读的节点太少。</translation>
    </message>
    <message>
        <source>Whether it is still held is unknown: reading is off.</source>
        <translation>是否仍被持有未知：读取已关闭。</translation>
    </message>
    <message>
        <source>Its key went before its TTL, or is no longer a lock. Someone released or deleted it; the nodes do not show who.</source>
        <translation>它的键在 TTL 结束前消失，或不再是锁。有人释放或删除了它；从节点看不出是谁。</translation>
    </message>
    <message>
        <source>✕ It expired. Its owner may still have relied on the lock.</source>
        <translation>✕ 它已过期。其持有者可能仍在依赖此锁。</translation>
    </message>
    <message>
        <source>‼ Another owner took it before the end in its value: after a release, or by a clock that is ahead.</source>
        <translation>‼ 另一个持有者在其值写明的结束之前获取了它：在释放之后，或因时钟偏快。</translation>
    </message>
    <message>
        <source>Another owner had it before its TTL ended: after a quick release, or by overwriting it.</source>
        <translation>另一个持有者在其 TTL 结束前得到了它：在快速释放之后，或通过覆盖。</translation>
    </message>
    <message>
        <source>You force-released it.</source>
        <translation>您强制释放了它。</translation>
    </message>
    <message>
        <source>✕ It was lost: nodes restarted or failed over without it. Its owner may still have relied on the lock.</source>
        <translation>✕ 它已丢失：节点重启或故障转移后没有它。其持有者可能仍在依赖此锁。</translation>
    </message>
    <message>
        <source>This window took and released it.</source>
        <translation>本窗口获取并释放了它。</translation>
    </message>
    <message>
        <source>Nobody held it: Lockscope blocked new owners for a while, and the block expired.</source>
        <translation>无人持有：Lockscope 拦截了新持有者一段时间，拦截已到期。</translation>
    </message>
    <message>
        <source>✕ This window took and lost it: renewed too late, deleted or overwritten, or forgotten by restarted nodes.</source>
        <translation>✕ 本窗口获取后又丢失了它：续期过晚、被删除或覆盖，或节点重启后没有它。</translation>
    </message>
    <message>
        <source>‼ Another owner took it on other nodes, while this owner&apos;s key was on its node.</source>
        <translation>‼ 此持有者的键还在其节点上时，另一个持有者在其他节点上获取了它。</translation>
    </message>
    <message>
        <source>How it ended is unknown.</source>
        <translation>结束方式未知。</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>未知时间</translation>
    </message>
    <message>
        <source>From %1 to %2 too few nodes could be read. Its owner may have released and taken it again.</source>
        <translation>从 %1 到 %2，可读的节点太少。其持有者可能释放后又获取了它。</translation>
    </message>
    <message>
        <source>From %1 to %2 Lockscope did not read. Its owner may have released and taken it again.</source>
        <translation>从 %1 到 %2，Lockscope 未读取。其持有者可能释放后又获取了它。</translation>
    </message>
    <message>
        <source>Lockscope saw the take.</source>
        <translation>Lockscope 看到了获取。</translation>
    </message>
    <message>
        <source>Lockscope did not see the take: it was held already.</source>
        <translation>Lockscope 未看到获取：它当时已被持有。</translation>
    </message>
    <message>
        <source>Last seen at %1, known to be lost at %2. In between its key may have remained.</source>
        <translation>最后于 %1 见到，%2 得知已丢失。其间它的键可能仍在。</translation>
    </message>
    <message>
        <source>Last seen at %1, gone at %2: it ended in between.</source>
        <translation>最后于 %1 见到，%2 已消失：它在其间结束。</translation>
    </message>
    <message>
        <source>Lockscope saw its end.</source>
        <translation>Lockscope 看到了它的结束。</translation>
    </message>
    <message>
        <source>%1: ended by now</source>
        <translation>%1：现已结束</translation>
    </message>
    <message>
        <source>Another owner has it now. Details follow in a moment.</source>
        <translation>现在由另一个持有者持有。稍后显示详情。</translation>
    </message>
    <message>
        <source>%1: unknown whether it is still held</source>
        <translation>%1：是否仍被持有未知</translation>
    </message>
    <message>
        <source>Another owner has it now.</source>
        <translation>现在由另一个持有者持有。</translation>
    </message>
    <message>
        <source>No later owner seen.</source>
        <translation>未见之后的持有者。</translation>
    </message>
    <message>
        <source>The owner is unknown now.</source>
        <translation>现在的持有者未知。</translation>
    </message>
    <message>
        <source>Counted from the first holder to the last. Lockscope does not keep the holders in between.</source>
        <translation>从第一个持有者计到最后一个。Lockscope 不保留其间的持有者。</translation>
    </message>
    <message>
        <source>It is on one node: clients of other nodes may have taken it there.</source>
        <translation>它在一个节点上：其他节点的客户端可能已在那里获取它。</translation>
    </message>
    <message>
        <source>No other owner seen meanwhile.</source>
        <translation>其间未见其他持有者。</translation>
    </message>
    <message>
        <source>Between %1 and %2, too close to draw one by one. Zoom in to see each.</source>
        <translation>在 %1 与 %2 之间，太密，无法逐一画出。放大可查看每一次。</translation>
    </message>
    <message>
        <source>%1 took it %2 later.</source>
        <translation>%2 后，%1 获取了它。</translation>
    </message>
    <message>
        <source>Lockscope saw both.</source>
        <translation>两者 Lockscope 都看到了。</translation>
    </message>
    <message>
        <source>Lockscope found the new owner holding it.</source>
        <translation>Lockscope 发现时，新持有者已持有它。</translation>
    </message>
    <message>
        <source>‼ %1: overlap at %2, exclusion may have failed</source>
        <translation>‼ %1：%2 重叠，互斥可能已失效</translation>
    </message>
    <message>
        <source>‼ %1: overlap at %2, exclusion failed</source>
        <translation>‼ %1：%2 重叠，互斥已失效</translation>
    </message>
    <message>
        <source>%1 had lost it and released the rest at %2. Until then it may have relied on the lock.</source>
        <translation>%1 已丢失它，并于 %2 释放了其余部分。在此之前，它可能一直依赖此锁。</translation>
    </message>
    <message>
        <source>%1 did not release it and may rely on it forever: its lease never expires.</source>
        <translation>%1 没有释放它，可能永远依赖它：其租约永不过期。</translation>
    </message>
    <message>
        <source>Lockscope saw no release by %1. It may rely on the lock until %2, for %3 more.</source>
        <translation>Lockscope 未见 %1 释放。它可能依赖此锁到 %2，还有 %3。</translation>
    </message>
    <message>
        <source>%1 did not release it and may rely on it until %2, for %3 more.</source>
        <translation>%1 没有释放它，可能依赖它到 %2，还有 %3。</translation>
    </message>
    <message>
        <source>%1 also holds it, since %2.</source>
        <translation>自 %2 起，%1 也持有它。</translation>
    </message>
    <message>
        <source>%1 also held it from %2 on. Both may have relied on it for %3, until %4.</source>
        <translation>自 %2 起，%1 也曾持有它。两者可能都依赖了它 %3，直到 %4。</translation>
    </message>
    <message>
        <source>The first owner&apos;s key is on one node, the second owner took the others. Their libraries differ, or the first key is a leftover. Whether the first owner still acted on it is unknown.</source>
        <translation>第一个持有者的键在一个节点上，第二个持有者获取了其他节点。两者的库不同，或第一个键是残留。第一个持有者是否仍据此行事未知。</translation>
    </message>
    <message>
        <source>So say the values, by their owners&apos; clocks. With equal lease times, the second owner&apos;s clock is ahead. With a longer second lease, the first owner may have released it just before. Whether the first owner still acted on it is unknown.</source>
        <translation>这是按两个值及其持有者的时钟得出的。若租约时长相同，则第二个持有者的时钟偏快。若第二个租约更长，第一个持有者可能刚刚释放了它。第一个持有者是否仍据此行事未知。</translation>
    </message>
    <message>
        <source>Nodes lost the first owner&apos;s lock before its lease ended. Whether the first owner still acted on it is unknown.</source>
        <translation>第一个持有者的租约结束前，节点丢失了它的锁。第一个持有者是否仍据此行事未知。</translation>
    </message>
    <message>
        <source>Nobody held it. Contenders retry after a while.</source>
        <translation>无人持有。争用者过一会儿会重试。</translation>
    </message>
    <message>
        <source>That is %1 later than usual for this owner.</source>
        <translation>比此持有者通常的续期晚 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n waiters, since %2</source>
        <translation>
            <numerusform>%1：自 %2 起最多 %n 个等待者</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope saw them wait for %1.</source>
        <translation>Lockscope 看到它们等待了 %1。</translation>
    </message>
    <message>
        <source>Counted at each reading from the keys of waiters, while the lock&apos;s key exists.</source>
        <translation>锁的键存在期间，每次读取时根据等待者的键计数。</translation>
    </message>
    <message>
        <source>Too few nodes could be read to know the owner. The lock may have been held.</source>
        <translation>可读的节点太少，无法得知持有者。锁可能曾被持有。</translation>
    </message>
    <message>
        <source>One owner had too few nodes: a leftover of an attempt, or of a lock that other nodes lost.</source>
        <translation>一个持有者的节点太少：是一次尝试的残留，或是其他节点已丢失的锁的残留。</translation>
    </message>
    <message>
        <source>Nobody held it, but those nodes were not free.</source>
        <translation>无人持有，但那些节点并不空闲。</translation>
    </message>
    <message>
        <source>still held</source>
        <translation>仍被持有</translation>
    </message>
</context>
<context>
    <name>Lockscope::ViewHistory</name>
    <message>
        <source>&amp;Undo change of view</source>
        <translation>撤销视图更改(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do change of view</source>
        <translation>重做视图更改(&amp;D)</translation>
    </message>
    <message>
        <source>Undo the last change of filter, order, namespace or view. This does not undo acts on locks</source>
        <translation>撤销对筛选、顺序、命名空间或视图的上次更改。对锁的操作不会撤销</translation>
    </message>
    <message>
        <source>Redo the change of filter, order, namespace or view</source>
        <translation>重做对筛选、顺序、命名空间或视图的更改</translation>
    </message>
</context>
<context>
    <name>Lockscope::WaitGraphCanvas</name>
    <message>
        <source>Wait-for graph</source>
        <translation>等待关系图</translation>
    </message>
    <message>
        <source>unknown owner</source>
        <translation>持有者未知</translation>
    </message>
    <message>
        <source>unknown (%1)</source>
        <translation>未知（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%n waiters</source>
        <translation>
            <numerusform>%n 个等待者</numerusform>
        </translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>Host: %1</source>
        <translation>主机：%1</translation>
    </message>
    <message>
        <source>Waits for %1</source>
        <translation>等待 %1</translation>
    </message>
    <message>
        <source>Held by %1</source>
        <translation>由 %1 持有</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>等待者：%1</translation>
    </message>
    <message>
        <source>Holds %1</source>
        <translation>持有 %1</translation>
    </message>
    <message>
        <source>Part of a cycle: a possible deadlock.</source>
        <translation>环的一部分：可能的死锁。</translation>
    </message>
    <message>
        <source>The library reports how many wait, not who.</source>
        <translation>该库只报告有多少等待者，不报告是谁。</translation>
    </message>
</context>
<context>
    <name>Lockscope::WaitingPlot</name>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1: not watched</source>
        <translation>%1：未监视</translation>
    </message>
    <message>
        <source>%1: waiters for %2</source>
        <translation>%1：有等待者 %2</translation>
    </message>
    <message>
        <source>%1: no waiters seen</source>
        <translation>%1：未见等待者</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
</context>
<context>
    <name>Lockscope::Wording</name>
    <message>
        <source>✔ held</source>
        <translation>✔ 持有中</translation>
    </message>
    <message>
        <source>✔ held, degraded</source>
        <translation>✔ 持有中，降级</translation>
    </message>
    <message>
        <source>✖ split</source>
        <translation>✖ 分裂</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 未知</translation>
    </message>
    <message>
        <source>∞ no expiry</source>
        <translation>∞ 永不过期</translation>
    </message>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>%n 个持有者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n readers</source>
        <translation>
            <numerusform>%n 个读者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holders</source>
        <translation>
            <numerusform>%n 个持有者</numerusform>
        </translation>
    </message>
    <message>
        <source>thread %1 of client %2</source>
        <translation>客户端 %2 的线程 %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>(empty name)</source>
        <translation>（空名称）</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>单节点</translation>
    </message>
    <message>
        <source>1 of 1</source>
        <translation>1 / 1</translation>
    </message>
    <message>
        <source>%1  %2 of %3</source>
        <translation>%1  %2 / %3</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 m %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 m</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小时</translation>
    </message>
    <message>
        <source>due</source>
        <translation>已到期</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 (value)</source>
        <translation>%1（按值）</translation>
    </message>
    <message>
        <source>due (value)</source>
        <translation>已到期（按值）</translation>
    </message>
    <message>
        <source>Hold count: %1</source>
        <translation>重入次数：%1</translation>
    </message>
    <message>
        <source>Fencing token: %1</source>
        <translation>防护令牌：%1</translation>
    </message>
    <message>
        <source>The owner is a process: all its locks carry this value.</source>
        <translation>持有者是一个进程：它的所有锁都是这个值。</translation>
    </message>
    <message>
        <source>Exclusive</source>
        <translation>排他</translation>
    </message>
    <message>
        <source>Held for writing</source>
        <translation>写持有</translation>
    </message>
    <message numerus="yes">
        <source>Held for reading, readers: %n</source>
        <translation>
            <numerusform>读持有，读者：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Held for reading, readers: unknown</source>
        <translation>读持有，读者：未知</translation>
    </message>
    <message numerus="yes">
        <source>Semaphore, permits in use: %n</source>
        <translation>
            <numerusform>信号量，已用许可：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Semaphore, permits in use: unknown</source>
        <translation>信号量，已用许可：未知</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>program %1</source>
        <translation>程序 %1</translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>主机 %1</translation>
    </message>
    <message>
        <source>pid %1</source>
        <translation>pid %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>client %1</source>
        <translation>客户端 %1</translation>
    </message>
    <message>
        <source>since %1 by its own clock (%2 ago)</source>
        <translation>按其自己的时钟自 %1 起（%2前）</translation>
    </message>
    <message>
        <source>since %1 by its own clock, which is ahead of ours</source>
        <translation>按其自己的时钟自 %1 起，该时钟比我们的快</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>All %1 nodes answer.</source>
        <translation>全部 %1 个节点都应答。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes answer.</source>
        <translation>%2 个节点中有 %1 个应答。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>release it</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>shorten its TTL to %1</source>
        <translation>将 TTL 缩短到 %1</translation>
    </message>
    <message>
        <source>delete if still held by %1</source>
        <translation>若仍由 %1 持有则删除</translation>
    </message>
    <message>
        <source>left alone: it ends sooner</source>
        <translation>不触动：它会更早结束</translation>
    </message>
    <message>
        <source>left alone: it has no TTL to shorten</source>
        <translation>不触动：它没有可缩短的 TTL</translation>
    </message>
    <message>
        <source>left alone: it has a TTL</source>
        <translation>不触动：它已有 TTL</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>那里什么也没有</translation>
    </message>
    <message>
        <source>left alone: held by %1</source>
        <translation>不触动：由 %1 持有</translation>
    </message>
    <message>
        <source>not reached: %1</source>
        <translation>连不上：%1</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>原因不明</translation>
    </message>
    <message>
        <source>✔ released</source>
        <translation>✔ 已释放</translation>
    </message>
    <message>
        <source>✔ shortened; it had %1 left</source>
        <translation>✔ 已缩短；原来还剩 %1</translation>
    </message>
    <message>
        <source>○ left alone: its TTL is %1</source>
        <translation>○ 未触动：其 TTL 为 %1</translation>
    </message>
    <message>
        <source>✖ refused: %1</source>
        <translation>✖ 被拒绝：%1</translation>
    </message>
    <message>
        <source>✖ refused: now held by %1</source>
        <translation>✖ 被拒绝：现由 %1 持有</translation>
    </message>
    <message>
        <source>✕ not reached, nothing sent. %1</source>
        <translation>✕ 连不上，什么也没有发送。%1</translation>
    </message>
    <message>
        <source>✖ failed: %1</source>
        <translation>✖ 失败：%1</translation>
    </message>
    <message>
        <source>– left alone as planned</source>
        <translation>– 按计划未触动</translation>
    </message>
    <message>
        <source>The holder notices the loss within its renewal interval.</source>
        <translation>持有者会在其续期间隔内察觉丢失。</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>开发</translation>
    </message>
    <message>
        <source>Unspecified</source>
        <translation>未指定</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>%1 m (value)</source>
        <translation>%1 分（按值）</translation>
    </message>
    <message>
        <source>‼ held, overlap</source>
        <translation>‼ 持有中，重叠</translation>
    </message>
    <message>
        <source>✔ held, one node</source>
        <translation>✔ 持有中，单节点</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <comment>time left, not of all nodes</comment>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <comment>held for so long, if it is one hold</comment>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>hold-off, set by Lockscope</source>
        <translation>拦截，由 Lockscope 设置</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>Hold count: %1 to %2, by node</source>
        <translation>重入次数：%1 至 %2，视节点而定</translation>
    </message>
    <message numerus="yes">
        <source>%n clients are blocked in %1 on %2. This release does not wake them.</source>
        <translation>
            <numerusform>%2 上有 %n 个客户端阻塞在 %1 中。此次释放不会唤醒它们。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients are blocked in %1 on %2. The end of the TTL does not wake them.</source>
        <translation>
            <numerusform>%2 上有 %n 个客户端阻塞在 %1 中。TTL 结束不会唤醒它们。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys could not be read; they may be locks</source>
        <translation>
            <numerusform>%1：%n 个键无法读取；其中可能有锁</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Database %1 has %n keys.</source>
        <translation>
            <numerusform>数据库 %1 有 %n 个键。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n keys)</source>
        <comment>number of a database</comment>
        <translation>
            <numerusform>%1（%n 个键）</numerusform>
        </translation>
    </message>
    <message>
        <source>Other databases with keys: %1.</source>
        <translation>其他有键的数据库：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Other databases with keys: %1, and %n more.</source>
        <translation>
            <numerusform>其他有键的数据库：%1，另有 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood: %1</source>
        <translation>无法识别：%1</translation>
    </message>
    <message>
        <source>Grade: %1 (%2)</source>
        <translation>等级：%1（%2）</translation>
    </message>
    <message>
        <source>Dialect: %1</source>
        <translation>方言：%1</translation>
    </message>
    <message>
        <source>No locks found among the keys that match %1 and that this user may read.</source>
        <translation>在与 %1 匹配且此用户可读的键中未找到锁。</translation>
    </message>
    <message>
        <source>No locks found among the keys that match %1.</source>
        <translation>在与 %1 匹配的键中未找到锁。</translation>
    </message>
    <message>
        <source>No locks found among the keys that this user may read.</source>
        <translation>在此用户可读的键中未找到锁。</translation>
    </message>
    <message>
        <source>No locks found.</source>
        <translation>未找到锁。</translation>
    </message>
    <message>
        <source>1 key may be a lock</source>
        <translation>1 个键可能是锁</translation>
    </message>
    <message numerus="yes">
        <source>%n keys may be locks</source>
        <translation>
            <numerusform>%n 个键可能是锁</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>无法识别</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>可能</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>很可能</translation>
    </message>
    <message>
        <source>known</source>
        <translation>已知</translation>
    </message>
    <message numerus="yes">
        <source>a string (bytes: %n)</source>
        <translation>
            <numerusform>字符串（%n 字节）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a hash (fields: %n)</source>
        <translation>
            <numerusform>哈希（%n 个字段）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a list (elements: %n)</source>
        <translation>
            <numerusform>列表（%n 个元素）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a set (members: %n)</source>
        <translation>
            <numerusform>集合（%n 个成员）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a sorted set (members: %n)</source>
        <translation>
            <numerusform>有序集合（%n 个成员）</numerusform>
        </translation>
    </message>
    <message>
        <source>a key of a module&apos;s type</source>
        <translation>模块类型的键</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>a stream</source>
        <translation>流</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>数字 %1</translation>
    </message>
    <message>
        <source>◐ leftover</source>
        <translation>◐ 残留</translation>
    </message>
    <message>
        <source>⚠ renewing late</source>
        <translation>⚠ 续期延迟</translation>
    </message>
    <message>
        <source>✔ held %1/%2</source>
        <translation>✔ 持有中 %1/%2</translation>
    </message>
    <message>
        <source>✔ Held, 1 node</source>
        <translation>✔ 持有中，1 个节点</translation>
    </message>
    <message>
        <source>someone (%1)</source>
        <translation>某个持有者（%1）</translation>
    </message>
    <message>
        <source>several holders</source>
        <translation>多个持有者</translation>
    </message>
    <message>
        <source>First holder: %1</source>
        <translation>第一个持有者：%1</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <translation>持有者：%1</translation>
    </message>
    <message>
        <source>Holders that are gone, by its library: %1</source>
        <translation>按其库判断已离开的持有者：%1</translation>
    </message>
    <message>
        <source>By its value and its holder&apos;s clock it ends in %1. Then any client may take it.</source>
        <translation>按其值和持有者的时钟，它将在 %1 后结束。之后任何客户端都可以获取它。</translation>
    </message>
    <message>
        <source>By its value and its holder&apos;s clock it ended %1 ago. Any client may take it.</source>
        <translation>按其值和持有者的时钟，它已于 %1前结束。任何客户端都可以获取它。</translation>
    </message>
    <message>
        <source>This library&apos;s release compares nothing: a late holder may delete its successor&apos;s lock.</source>
        <translation>此库释放时不做比较：迟到的持有者可能删除后继者的锁。</translation>
    </message>
    <message>
        <source>This library&apos;s renewal compares nothing: a late holder may overwrite its successor.</source>
        <translation>此库续期时不做比较：迟到的持有者可能覆盖后继者。</translation>
    </message>
    <message>
        <source>This library&apos;s renewal sets a deleted key again.</source>
        <translation>此库续期时会重新设置已删除的键。</translation>
    </message>
    <message>
        <source>The value names no owner: all holders look alike, and a release compares nothing.</source>
        <translation>值不指明持有者：所有持有者看起来都一样，释放时不做比较。</translation>
    </message>
    <message>
        <source>The key may stay after the work, on purpose.</source>
        <translation>工作结束后，键可能有意留下。</translation>
    </message>
    <message>
        <source>The key&apos;s TTL is not a lease: the value contains the leases, or holders extend it for each other.</source>
        <translation>键的 TTL 不是租约：租约写在值中，或由持有者互相延长。</translation>
    </message>
    <message>
        <source>It guards a queue&apos;s job. Without it the queue runs the job again, perhaps beside its old worker.</source>
        <translation>它保护队列的一个任务。没有它，队列会再次运行该任务，可能与旧的工作进程同时运行。</translation>
    </message>
    <message>
        <source>A live holder loops without a pause after the key is gone.</source>
        <translation>键消失后，存活的持有者会不停歇地循环。</translation>
    </message>
    <message>
        <source>It is a field of a hash. TTL and type belong to the whole hash.</source>
        <translation>它是哈希的一个字段。TTL 和类型属于整个哈希。</translation>
    </message>
    <message>
        <source>Its owner may have taken several keys with this value. It needs all of them.</source>
        <translation>其持有者可能用此值获取了多个键，且全部都需要。</translation>
    </message>
    <message>
        <source>Each node has another client id with the same thread. That may be one owner, or several clients.</source>
        <translation>各节点上的线程相同，但客户端 id 不同。可能是一个持有者，也可能是多个客户端。</translation>
    </message>
    <message>
        <source>Waiters: unknown (so is the library, and where it stores waiters)</source>
        <translation>等待者：未知（库也未知，不知其在哪里保存等待者）</translation>
    </message>
    <message>
        <source>Waiters: unknown (the library does not store them)</source>
        <translation>等待者：未知（库不保存等待者）</translation>
    </message>
    <message>
        <source>Waiters: unknown (not read)</source>
        <translation>等待者：未知（未读取）</translation>
    </message>
    <message>
        <source>Waiters: unknown (no listener for its release; polling clients leave no trace)</source>
        <translation>等待者：未知（没有监听其释放的客户端；轮询的客户端不留痕迹）</translation>
    </message>
    <message>
        <source>Waiters: %1</source>
        <translation>等待者：%1</translation>
    </message>
    <message>
        <source>Waiters: %1 (connections)</source>
        <translation>等待者：%1（连接）</translation>
    </message>
    <message>
        <source>Waiters: %1 (processes)</source>
        <translation>等待者：%1（进程）</translation>
    </message>
    <message>
        <source>Waiters: %1 (jobs)</source>
        <translation>等待者：%1（任务）</translation>
    </message>
    <message>
        <source>Lockscope could not see it from %1 to %2 ago: its owner may have released and taken it again.</source>
        <translation>从 %1前到 %2前，Lockscope 看不到它：其持有者可能释放后又获取了它。</translation>
    </message>
    <message>
        <source>The node restarted or failed over. Locks taken before may be missing, and a new lock may have a second owner.</source>
        <translation>节点重启过或故障转移过。可能缺少此前获取的锁，新锁可能有第二个持有者。</translation>
    </message>
    <message>
        <source>The node rejects all writes. Clients cannot take, renew or release locks.</source>
        <translation>节点拒绝所有写入。客户端无法获取、续期或释放锁。</translation>
    </message>
    <message>
        <source>The node&apos;s memory is full. Clients cannot take locks, but can renew and release them.</source>
        <translation>节点内存已满。客户端无法获取锁，但可以续期和释放。</translation>
    </message>
    <message>
        <source>The node started recently. Locks taken before may be missing until %1, and a new lock may have a second owner.</source>
        <translation>节点刚启动不久。在 %1 之前，可能缺少此前获取的锁，新锁可能有第二个持有者。</translation>
    </message>
    <message>
        <source>The node&apos;s latest snapshot failed. It may reject all writes: clients then cannot take, renew or release locks.</source>
        <translation>节点最近一次快照失败。它可能拒绝所有写入：届时客户端无法获取、续期或释放锁。</translation>
    </message>
    <message>
        <source>Locking works. The node answers; there is no spare.</source>
        <translation>加锁正常。节点有应答；没有备用。</translation>
    </message>
    <message>
        <source>The node answers but rejects reads. Which locks are held, and whether clients can take locks, is unknown.</source>
        <translation>节点有应答，但拒绝读取。哪些锁被持有、客户端能否获取锁，均未知。</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted or failed over.</source>
        <translation>
            <numerusform>%n 个节点重启过或故障转移过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted or failed over and may lack locks.</source>
        <translation>
            <numerusform>%n 个节点重启过或故障转移过，可能缺少锁。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory is full on %n nodes.</source>
        <translation>
            <numerusform>%n 个节点内存已满。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes reject all writes.</source>
        <translation>
            <numerusform>%n 个节点拒绝所有写入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest snapshot of %n nodes failed: they may reject all writes.</source>
        <translation>
            <numerusform>%n 个节点最近一次快照失败：它们可能拒绝所有写入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes started recently: locks taken before may be missing until %1.</source>
        <translation>
            <numerusform>%n 个节点刚启动不久：在 %1 之前，可能缺少此前获取的锁。</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 masters answer. Each master has its own locks.</source>
        <translation>全部 %1 个主节点都应答。每个主节点各有自己的锁。</translation>
    </message>
    <message>
        <source>%1 of %2 masters can be read. Locks on the others are unknown.</source>
        <translation>%2 个主节点中有 %1 个可读。其余主节点上的锁未知。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes can be read, %3 reject reads.</source>
        <translation>%2 个节点中有 %1 个可读，%3 个拒绝读取。</translation>
    </message>
    <message>
        <source>Clients cannot take locks, but can renew and release them. %1</source>
        <translation>客户端无法获取锁，但可以续期和释放。%1</translation>
    </message>
    <message>
        <source>A new lock may have a second owner; one more failure stops renewals. %1</source>
        <translation>新锁可能有第二个持有者；再有一个故障，续期就会停止。%1</translation>
    </message>
    <message>
        <source>A new lock may have a second owner; owners can renew held locks. %1</source>
        <translation>新锁可能有第二个持有者；持有者可以续期已持有的锁。%1</translation>
    </message>
    <message>
        <source>Which locks are held is unknown: %2 nodes are needed. Others may still take locks. %1</source>
        <translation>哪些锁被持有未知：需要 %2 个节点。别人可能仍能获取锁。%1</translation>
    </message>
    <message>
        <source>Locking has stopped: %2 nodes are needed. Held locks expire with their TTL; locks without one stay. %1</source>
        <translation>加锁已停止：需要 %2 个节点。已持有的锁随其 TTL 过期；没有 TTL 的会留下。%1</translation>
    </message>
    <message>
        <source>Whether locking works is unknown. %1</source>
        <translation>加锁是否正常未知。%1</translation>
    </message>
    <message>
        <source>Locking works, but one more failure may stop it. %1</source>
        <translation>加锁正常，但再有一个故障就可能停止。%1</translation>
    </message>
    <message>
        <source>Locking works, but one more failure stops it. %1</source>
        <translation>加锁正常，但再有一个故障就会停止。%1</translation>
    </message>
    <message numerus="yes">
        <source>Locking works and survives %n more failures. %1</source>
        <translation>
            <numerusform>加锁正常，还能承受 %n 个故障。%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this user may not read %n keys; they may be locks</source>
        <translation>
            <numerusform>%1：此用户无权读取 %n 个键；它们可能是锁</numerusform>
        </translation>
    </message>
    <message>
        <source>release it and block new owners for %1</source>
        <translation>释放并拦截新持有者 %1</translation>
    </message>
    <message>
        <source>set a TTL of %1</source>
        <translation>设置 TTL %1</translation>
    </message>
    <message>
        <source>restore it where it is still free</source>
        <translation>在仍空闲之处恢复</translation>
    </message>
    <message>
        <source>remove these holders, if all still have it: %1</source>
        <translation>若这些持有者都仍持有它，则移除他们：%1</translation>
    </message>
    <message>
        <source>if still held by %1: block new owners for %2</source>
        <translation>若仍由 %1 持有：拦截新持有者 %2</translation>
    </message>
    <message>
        <source>if still held by %1 for longer: shorten TTL to %2</source>
        <translation>若仍由 %1 持有更久：将 TTL 缩短到 %2</translation>
    </message>
    <message>
        <source>if still held by %1 without TTL: set a TTL of %2</source>
        <translation>若仍由 %1 持有且没有 TTL：设置 TTL %2</translation>
    </message>
    <message>
        <source>if still free: restore it for %1, without TTL</source>
        <translation>若仍空闲：为 %1 恢复，不带 TTL</translation>
    </message>
    <message>
        <source>if still free: restore it for %1, with the rest of its TTL</source>
        <translation>若仍空闲：为 %1 恢复，使用剩余的 TTL</translation>
    </message>
    <message>
        <source>left alone: its value is no comparable owner</source>
        <translation>不触动：它的值不是可比较的持有者</translation>
    </message>
    <message>
        <source>left alone: its value is longer than 1 MiB</source>
        <translation>不触动：它的值超过 1 MiB</translation>
    </message>
    <message>
        <source>left alone: the node runs no scripts</source>
        <translation>不触动：节点不执行脚本</translation>
    </message>
    <message>
        <source>left alone: not released here</source>
        <translation>不触动：未在此释放</translation>
    </message>
    <message>
        <source>left alone: not released here, %1 has it</source>
        <translation>不触动：未在此释放，它属于 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; notified waiters: %n</source>
        <translation>
            <numerusform>%1；已通知的等待者：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ removed the named holders; other holders stay</source>
        <translation>⚠ 已移除所列持有者；其他持有者仍在</translation>
    </message>
    <message>
        <source>⚠ removed the named holders; other holders stay: %1</source>
        <translation>⚠ 已移除所列持有者；其他持有者仍在：%1</translation>
    </message>
    <message>
        <source>✔ TTL set</source>
        <translation>✔ 已设置 TTL</translation>
    </message>
    <message>
        <source>✔ restored</source>
        <translation>✔ 已恢复</translation>
    </message>
    <message>
        <source>○ left alone: no longer needed</source>
        <translation>○ 未触动：已不需要</translation>
    </message>
    <message>
        <source>○ restored and removed again: the other nodes did not accept it</source>
        <translation>○ 恢复后又移除：其他节点没有接受它</translation>
    </message>
    <message>
        <source>✖ refused: no longer a holder: %1</source>
        <translation>✖ 被拒绝：不再是持有者：%1</translation>
    </message>
    <message>
        <source>○ already gone</source>
        <translation>○ 已经消失</translation>
    </message>
    <message>
        <source>○ nothing sent: its TTL has run out</source>
        <translation>○ 未发送任何内容：其 TTL 已到</translation>
    </message>
    <message>
        <source>? unknown: no answer, the command may have run. %1</source>
        <translation>? 未知：没有应答，命令可能已执行。%1</translation>
    </message>
    <message>
        <source>✕ not read for the plan, nothing sent</source>
        <translation>✕ 制定计划时未读到，未发送任何内容</translation>
    </message>
    <message>
        <source>Some libraries (RedLock.net, aioredlock) set a deleted key again at their next renewal. Watch whether it comes back.</source>
        <translation>有些库（RedLock.net、aioredlock）会在下次续期时重新设置已删除的键。请留意它是否又出现。</translation>
    </message>
    <message>
        <source>The holder does not notice and works on until it releases.</source>
        <translation>持有者不会察觉，会继续工作直到自行释放。</translation>
    </message>
    <message>
        <source>The holder&apos;s library is unknown. Some (RedLock.net, aioredlock) set a deleted key again at their next renewal. Watch whether it comes back.</source>
        <translation>持有者的库未知。有些库（RedLock.net、aioredlock）会在下次续期时重新设置已删除的键。请留意它是否又出现。</translation>
    </message>
    <message>
        <source>The holder&apos;s reaction is unknown.</source>
        <translation>持有者会如何反应未知。</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n more keys have a token of these owners: %1. If they belong to this lock, release them, too.</source>
        <translation>
            <numerusform>⚠ 另有 %n 个键含有这些持有者的令牌：%1。若它们属于此锁，也请释放。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n more keys have the same token: %1. If they belong to this lock, release them, too.</source>
        <translation>
            <numerusform>⚠ 另有 %n 个键含有相同的令牌：%1。若它们属于此锁，也请释放。</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether clients are blocked on %1 is unknown.</source>
        <translation>%1 上是否有客户端被阻塞未知。</translation>
    </message>
    <message>
        <source>Node %1: %2</source>
        <translation>节点 %1：%2</translation>
    </message>
    <message>
        <source>∞ never</source>
        <translation>∞ 永不</translation>
    </message>
    <message>
        <source>Lockscope cannot read the node. Clients with the same problem cannot take or renew locks.</source>
        <translation>Lockscope 无法读取节点。遇到同样问题的客户端无法获取或续期锁。</translation>
    </message>
    <message>
        <source>The node has not answered yet.</source>
        <translation>节点尚未应答。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes have answered so far; %3 are needed.</source>
        <translation>目前 %2 个节点中有 %1 个已应答；需要 %3 个。</translation>
    </message>
    <message numerus="yes">
        <source>%1: at least %n locks are not shown, because there are too many</source>
        <translation>
            <numerusform>%1：锁太多，至少有 %n 个未显示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SshAskpass</name>
    <message>
        <source>SSH – Lockscope</source>
        <translation>SSH – Lockscope</translation>
    </message>
</context>
<context>
    <name>SystemKeychain</name>
    <message>
        <source>there is no such entry</source>
        <translation>没有这个条目</translation>
    </message>
    <message>
        <source>the keychain refused access</source>
        <translation>密钥环拒绝访问</translation>
    </message>
    <message>
        <source>no keychain service answers</source>
        <translation>没有密钥环服务应答</translation>
    </message>
    <message>
        <source>this Lockscope was built without QtKeychain</source>
        <translation>此 Lockscope 编译时未包含 QtKeychain</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>node %1 went down</source>
        <translation>节点 %1 宕机</translation>
    </message>
    <message>
        <source>node %1 restarted</source>
        <translation>节点 %1 重启</translation>
    </message>
    <message>
        <source>node %1 failed over</source>
        <translation>节点 %1 故障转移</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Not watched</source>
        <translation>未监视</translation>
    </message>
    <message>
        <source>Unknown: too few nodes were readable</source>
        <translation>未知：可读的节点太少</translation>
    </message>
    <message numerus="yes">
        <source>%n short holds, the last by %1</source>
        <translation>
            <numerusform>%n 次短暂持有，最近一次由 %1 持有</numerusform>
        </translation>
    </message>
    <message>
        <source>Held by %1</source>
        <translation>由 %1 持有</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>持续 %1</translation>
    </message>
    <message>
        <source>For %1, until %2 ago</source>
        <translation>持续 %1，到 %2前为止</translation>
    </message>
    <message>
        <source>Not held</source>
        <translation>未被持有</translation>
    </message>
    <message>
        <source>Waiters: up to %1</source>
        <translation>等待者：最多 %1</translation>
    </message>
    <message>
        <source>%1, %2 ago</source>
        <translation>%1，%2前</translation>
    </message>
</context>
</TS>
