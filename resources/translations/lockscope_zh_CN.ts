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
        <source>Whose clients are to be excluded. Lockscope&apos;s own is one string with a token, which the libraries of the Redlock family, redis-py, Spring, Laravel and others see as somebody else&apos;s lock.</source>
        <translation>要与谁的客户端互斥。Lockscope 自己的锁是一个带令牌的字符串；Redlock 系列库、redis-py、Spring、Laravel 等会把它看作别人的锁。</translation>
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
        <source>As a lock &amp;of:</source>
        <translation>锁的方言(&amp;O)：</translation>
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
        <source>What stands there is not known: %1</source>
        <translation>现状未知：%1</translation>
    </message>
    <message>
        <source>✖ %1</source>
        <translation>✖ %1</translation>
    </message>
    <message>
        <source>It is there, held by %1 (%2): it can be waited for.</source>
        <translation>已存在，由 %1 持有（%2）：可以等待。</translation>
    </message>
    <message>
        <source>Looking at what stands there…</source>
        <translation>正在查看现状…</translation>
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
        <source>◔ Lockscope takes no lock here until %1. Restarted or failed over, may have forgotten locks, and have no vote on new ones: %2.</source>
        <translation>◔ %1 之前 Lockscope 不在此获取任何锁。重启或发生过故障转移、可能忘记了锁、对新锁没有投票权的节点：%2。</translation>
    </message>
    <message>
        <source>◔ Restarted or failed over, may have forgotten locks, and have no vote on new ones: %1.</source>
        <translation>◔ 重启或发生过故障转移、可能忘记了锁、对新锁没有投票权的节点：%1。</translation>
    </message>
    <message>
        <source>The others are enough.</source>
        <translation>其余节点已足够。</translation>
    </message>
    <message>
        <source>✖ Actions have locked themselves meanwhile (read-only). Press once more to unlock them and acquire.</source>
        <translation>✖ 操作已自动重新锁定（只读）。再按一次即可解锁并获取。</translation>
    </message>
    <message>
        <source>Unlock and &amp;acquire</source>
        <translation>解锁并获取(&amp;A)</translation>
    </message>
    <message>
        <source>Asking the nodes for the last time…</source>
        <translation>正在最后一次询问节点…</translation>
    </message>
    <message>
        <source>⚠ Nodes that run for less time than locks last here: %1. They may lack some that were taken before: a lock that is taken now may have a second owner, until %2 at least.</source>
        <translation>⚠ 运行时间短于这里锁的时长的节点：%1。它们可能缺少此前获取的锁：现在获取的锁至少在 %2 之前可能会有第二个持有者。</translation>
    </message>
    <message>
        <source>✖ At %1: %2</source>
        <translation>✖ %1：%2</translation>
    </message>
    <message>
        <source>It stands on %1 of %2 nodes for %3 (%4); whether it is held is not known.</source>
        <translation>它在 %2 个节点中的 %1 个上属于 %3（%4）；是否被持有未知。</translation>
    </message>
    <message>
        <source>It stands on %1 of %2 nodes for %3 (%4): too few to hold it, and in the way there.</source>
        <translation>它在 %2 个节点中的 %1 个上属于 %3（%4）：太少，不算持有，但在那里挡路。</translation>
    </message>
    <message>
        <source>It could not be taken so far: waiting, for another %1 at most. Withdraw ends that.</source>
        <translation>目前还未能获取：正在等待，最多再等 %1。撤回即可结束。</translation>
    </message>
    <message>
        <source>No node can be read: whether somebody has it is not known.</source>
        <translation>没有可读的节点：是否有人持有不得而知。</translation>
    </message>
    <message>
        <source>Too few nodes can be read to tell whether it can be taken: %1 of %2.</source>
        <translation>可读的节点太少，无法判断能否获取：%2 个中的 %1 个。</translation>
    </message>
    <message>
        <source>Nobody has it on a node that can be read.</source>
        <translation>在可读的节点上没有人持有它。</translation>
    </message>
    <message>
        <source>⚠ The keys of %1 begin with &quot;%2&quot;: its clients are not excluded by this one.</source>
        <translation>⚠ %1 的键以“%2”开头：此键不会排斥它的客户端。</translation>
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
        <source>Told when</source>
        <translation>提示条件</translation>
    </message>
    <message>
        <source>and it is so for</source>
        <translation>并持续</translation>
    </message>
    <message>
        <source>Told again after</source>
        <translation>再次提示间隔</translation>
    </message>
    <message>
        <source>Times in seconds, or with ms, m or h behind the number. What stands already is told by the new rules from the next change on.</source>
        <translation>时间以秒为单位，也可在数字后加 ms、m 或 h。已有的告警从下一次变化起按新规则提示。</translation>
    </message>
    <message>
        <source>It must be so for this long</source>
        <translation>须持续这么久</translation>
    </message>
    <message>
        <source>Told again after this, while it lasts</source>
        <translation>只要仍然持续，过这么久再次提示</translation>
    </message>
    <message>
        <source>What was changed is not applied yet.</source>
        <translation>所做的更改尚未应用。</translation>
    </message>
    <message>
        <source>&amp;Back to the rules</source>
        <translation>返回规则(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Drop it</source>
        <translation>放弃(&amp;D)</translation>
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
        <source>never expires</source>
        <translation>永不过期</translation>
    </message>
    <message>
        <source>renewed late</source>
        <translation>续期延迟</translation>
    </message>
    <message>
        <source>held long</source>
        <translation>持有过久</translation>
    </message>
    <message>
        <source>many wait</source>
        <translation>等待者多</translation>
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
        <source>node evicts</source>
        <translation>节点会淘汰键</translation>
    </message>
    <message>
        <source>clock off</source>
        <translation>时钟偏差</translation>
    </message>
    <message>
        <source>One more node lost, and no lock can be taken</source>
        <translation>再失去一个节点，就无法获取任何锁</translation>
    </message>
    <message>
        <source>%1 never expires: if its owner is gone it is stuck for ever</source>
        <translation>%1 永不过期：持有者若已消失，它将永远卡住</translation>
    </message>
    <message>
        <source>%1 will be lost unless its owner renews it</source>
        <translation>%1 将会丢失，除非持有者续期</translation>
    </message>
    <message>
        <source>Waiting for %1: %2; more than %3 are many</source>
        <translation>等待 %1 的：%2；超过 %3 即为过多</translation>
    </message>
    <message>
        <source>Those who want %1 keep each other from it: splits lately: %2</source>
        <translation>争抢 %1 的各方互相阻挡，近期分裂次数：%2</translation>
    </message>
    <message>
        <source>%1 may throw locks away when its memory is full</source>
        <translation>%1 内存满时可能会丢弃锁</translation>
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
        <source>%1 has been held for %2 or longer; more than %3 is unusual</source>
        <translation>%1 已被持有 %2 或更久；超过 %3 就不寻常</translation>
    </message>
    <message>
        <source>failover</source>
        <translation>故障转移</translation>
    </message>
    <message>
        <source>%1 restarted: what it held in memory may be gone</source>
        <translation>%1 重启了：其内存中的内容可能已丢失</translation>
    </message>
    <message>
        <source>Another server took the place of %1: it may lack the latest locks</source>
        <translation>另一台服务器取代了 %1：它可能缺少最新的锁</translation>
    </message>
    <message>
        <source>own lock lost</source>
        <translation>自己的锁丢失</translation>
    </message>
    <message>
        <source>Your lock %1 is lost: who relied on it must stop</source>
        <translation>您的锁 %1 已丢失：依赖它的一方必须停下</translation>
    </message>
    <message>
        <source>node down</source>
        <translation>节点失联</translation>
    </message>
    <message>
        <source>%1 cannot be read: what is locked there is not seen</source>
        <translation>%1 无法读取：看不到那里锁住了什么</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once, from %2 on: exclusion may have been broken</source>
        <translation>自 %2 起，两个持有者可能同时依赖过 %1：互斥可能被破坏</translation>
    </message>
    <message>
        <source>Two owners may rely on %1 now, since %2: exclusion may be broken</source>
        <translation>自 %2 起，现在可能有两个持有者依赖 %1：互斥可能被破坏</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once, the last time for %2, at %3; times lately: %4</source>
        <translation>两个持有者可能同时依赖过 %1，最近一次持续 %2，在 %3；近来次数：%4</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once for %2, at %3: exclusion may have been broken</source>
        <translation>两个持有者可能同时依赖过 %1，持续 %2，在 %3：互斥可能被破坏</translation>
    </message>
    <message>
        <source>; times lately: %1</source>
        <translation>；近来次数：%1</translation>
    </message>
    <message>
        <source>Your lock %1 was lost</source>
        <translation>您的锁 %1 已丢失</translation>
    </message>
    <message>
        <source>With one more node lost, no lock could have been taken</source>
        <translation>若再失去一个节点，就无法获取锁了</translation>
    </message>
    <message>
        <source>%1 could not be read: what was locked there was not seen</source>
        <translation>曾无法读取 %1：当时看不到那里锁了什么</translation>
    </message>
    <message>
        <source>%1 had no expiry</source>
        <translation>%1 曾没有过期时间</translation>
    </message>
    <message>
        <source>%1 was held for %2 or longer; more than %3 is unusual</source>
        <translation>%1 曾被持有 %2 或更久；超过 %3 属于异常</translation>
    </message>
    <message>
        <source>At the end so many waited for %1: %2; more than %3 are many</source>
        <translation>结束时等待 %1 的有：%2；超过 %3 即为过多</translation>
    </message>
    <message>
        <source>%1 could have thrown locks away when its memory was full</source>
        <translation>%1 在内存满时曾可能丢弃锁</translation>
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
        <source>A renewal of %1 was overdue</source>
        <translation>%1 的续期曾经逾期</translation>
    </message>
    <message>
        <source>Those who wanted %1 kept each other from it: splits within a while, at most: %2</source>
        <translation>争用 %1 者曾互相阻碍：一段时间内的分裂，最多 %2 次</translation>
    </message>
    <message>
        <source>%1 was held for %2 or longer, if that was one hold; more than %3 is unusual</source>
        <translation>%1 曾被持有 %2 或更久（如果那是同一次持有）；超过 %3 属于异常</translation>
    </message>
    <message>
        <source>%1 has been held for %2 or longer, if it is one hold; more than %3 is unusual</source>
        <translation>%1 已被持有 %2 或更久（如果是同一次持有）；超过 %3 就不寻常</translation>
    </message>
    <message>
        <source>%1. So it stood when its rule was changed: it is not told any more</source>
        <translation>%1。规则更改时情况如此：不再通知</translation>
    </message>
    <message>
        <source>Too few nodes could be read to tell who held what: %1, needed: %2. Unless they only refused to be read, no lock could be taken</source>
        <translation>可读的节点太少，无法判断谁持有什么：%1，需要：%2。除非只是拒绝读取，否则无法获取任何锁</translation>
    </message>
    <message>
        <source>Too few nodes can be read to tell who holds what: %1, needed: %2. Unless they only refuse to be read, no lock can be taken</source>
        <translation>可读的节点太少，无法判断谁持有什么：%1，需要：%2。除非只是拒绝读取，否则无法获取任何锁</translation>
    </message>
    <message>
        <source>From %3 on too few nodes were left to vote on new locks: %1, needed: %2</source>
        <translation>自 %3 起，可为新锁投票的节点过少：%1，需要：%2</translation>
    </message>
    <message>
        <source>Since %3 too few nodes are left that may vote on new locks: %1, needed: %2</source>
        <translation>自 %3 以来，可为新锁投票的节点过少：%1，需要：%2</translation>
    </message>
    <message>
        <source>The alert stands for this long</source>
        <translation>告警保留这么久</translation>
    </message>
    <message>
        <source>or its quarantine</source>
        <translation>或至隔离期结束</translation>
    </message>
    <message>
        <source>two owners rely on one lock; told for</source>
        <translation>两个持有者依赖同一把锁；告知时长</translation>
    </message>
    <message>
        <source>It is told for this long, as past once nobody relies on it twice</source>
        <translation>在这段时间内告知；一旦不再有两方依赖，就作为已过去的告知</translation>
    </message>
    <message>
        <source>no lock can be taken</source>
        <translation>无法获取锁</translation>
    </message>
    <message>
        <source>one more node lost, and none can</source>
        <translation>再失去一个节点就无法获取</translation>
    </message>
    <message>
        <source>a lock has no end</source>
        <translation>锁没有期限</translation>
    </message>
    <message>
        <source>a renewal is overdue</source>
        <translation>续期逾时未到</translation>
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
        <source>more wait than</source>
        <translation>等待者多于</translation>
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
        <source>Splits are counted over this time</source>
        <translation>统计此时间内的分裂次数</translation>
    </message>
    <message>
        <source>a node cannot be read</source>
        <translation>某个节点无法读取</translation>
    </message>
    <message>
        <source>a node restarted; stands for</source>
        <translation>节点重启；保留</translation>
    </message>
    <message>
        <source>another server took a node&apos;s place; stands for</source>
        <translation>另一台服务器取代了节点；保留</translation>
    </message>
    <message>
        <source>a full node may throw locks away</source>
        <translation>内存已满的节点可能丢弃锁</translation>
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
        <source>a lock taken here is lost; stands for</source>
        <translation>在此获取的锁丢失；持续</translation>
    </message>
    <message>
        <source>0: every lock, even if its usual hold time is unknown</source>
        <translation>0：所有锁，即使其通常持有时间未知</translation>
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
        <source>Nothing is muted</source>
        <translation>没有静音的告警</translation>
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
        <source>%1, whatever it is about</source>
        <translation>%1，无论关于什么</translation>
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
        <source>%1. Last seen so: too few nodes answer now</source>
        <translation>%1。最后一次看到时如此：现在应答的节点太少</translation>
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
        <source> · latest %1 resolved are kept</source>
        <translation> · 保留最近 %1 条已解决的</translation>
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
        <source>Choose when alerts are raised</source>
        <translation>选择何时发出告警</translation>
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
</context>
<context>
    <name>Lockscope::App::AboutDialog</name>
    <message>
        <source>%1: has no part any more</source>
        <translation>%1：不再参与</translation>
    </message>
    <message>
        <source>%1, role %2</source>
        <translation>%1，角色 %2</translation>
    </message>
    <message>
        <source>version not known</source>
        <translation>版本未知</translation>
    </message>
    <message>
        <source>%1: being connected</source>
        <translation>%1：正在连接</translation>
    </message>
    <message>
        <source>%1: not connected; it was %2</source>
        <translation>%1：未连接；之前为 %2</translation>
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
        <source>Watch, take and clear the locks that services share through Redis. MIT licence.</source>
        <translation>监视、获取并清理各服务通过 Redis 共享的锁。MIT 许可证。</translation>
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
    <message>
        <source>⚠ Alerts are not told on the desktop: %1</source>
        <translation>⚠ 无法在桌面通知告警：%1</translation>
    </message>
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
        <source>Tell alerts on the desktop as well, also while this window is not in sight</source>
        <translation>也在桌面通知告警，即使看不到本窗口</translation>
    </message>
    <message>
        <source>This program was built without D-Bus</source>
        <translation>此程序编译时未包含 D-Bus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
        <source>The password of this connection is not kept: type it.</source>
        <translation>此连接未保存密码：请输入。</translation>
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
        <source>S&amp;witch between the lab and the locks</source>
        <translation>在实验室与锁之间切换(&amp;W)</translation>
    </message>
    <message>
        <source>Start or &amp;repeat</source>
        <translation>开始或重来(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause or go on</source>
        <translation>暂停或继续(&amp;P)</translation>
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
        <source>what is shown</source>
        <translation>当前显示的内容</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>The lab&apos;s nodes take its place. When the lab ends it is opened again; what was seen of it till now is forgotten.</source>
        <translation>实验室的节点会取而代之。实验室结束后会重新打开它；到目前为止看到的内容会被忘记。</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · 未保存</translation>
    </message>
    <message>
        <source>What would have ended has ended by itself meanwhile.</source>
        <translation>将要结束的已在此期间自行结束。</translation>
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
        <source>Choose an exercise on the right. Its nodes and locks appear here.</source>
        <translation>请在右侧选择一个练习。它的节点和锁会显示在这里。</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>演示(&amp;D)</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>演示</translation>
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
        <source>to be released and held off</source>
        <translation>待释放并拦截</translation>
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
        <source>released and held off</source>
        <translation>已释放并拦截</translation>
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
        <source>Keeps this connection, without its passwords</source>
        <translation>保存此连接，不含密码</translation>
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
        <source>⚠ The keychain did not give the password: %1. Type it.</source>
        <translation>⚠ 密钥环没有给出密码：%1。请输入。</translation>
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
        <source>✖ No keychain can be used here: choose under “Login and TLS” where else the password is from.</source>
        <translation>✖ 这里没有可用的密钥环：请在“登录与 TLS”中选择密码的其他来源。</translation>
    </message>
    <message>
        <source>Kept, without passwords.</source>
        <translation>已保存，不含密码。</translation>
    </message>
    <message>
        <source>⚠ The connection is kept, its password is not: %1</source>
        <translation>⚠ 连接已保存，密码未保存：%1</translation>
    </message>
    <message>
        <source>✖ The password of %1 is missing. Type it, or connect once more to go without.</source>
        <translation>✖ 缺少%1的密码。请输入；若不用密码，请再次点击连接。</translation>
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
        <source>a new one without a name</source>
        <translation>未命名的新连接</translation>
    </message>
    <message>
        <source>What was typed is not saved: %1.</source>
        <translation>输入的内容未保存：%1。</translation>
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
        <source>&amp;Go on editing</source>
        <translation>继续编辑(&amp;G)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Their names were taken, so these are called: %1</source>
        <translation>名称已被占用，因此改称：%1</translation>
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
</context>
<context>
    <name>Lockscope::ContendersModel</name>
    <message>
        <source>wants it still</source>
        <translation>仍在争取</translation>
    </message>
    <message>
        <source>waits no longer</source>
        <translation>不再等待</translation>
    </message>
    <message>
        <source>has gone</source>
        <translation>已离开</translation>
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
        <source>Went to wait</source>
        <translation>转入等待</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>Tried with</source>
        <translation>所用命令</translation>
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
        <source>not all that was said could be read</source>
        <translation>未能读取全部内容</translation>
    </message>
    <message>
        <source>MONITOR tells no answers: that an attempt failed is inferred from who had the lock before and after it. ≥: at least so many.</source>
        <translation>MONITOR 不显示应答：某次尝试是否失败，由其前后谁持有该锁推断得出。≥：至少这么多。</translation>
    </message>
    <message>
        <source>Clients that failed, or went to wait for the lock&apos;s signal, and are still there. One that tries on one connection and waits on another counts once. Who did neither during the sample was not seen.</source>
        <translation>失败过、或转入等待该锁信号、且仍保持连接的客户端。在一个连接上尝试、在另一个连接上等待的只计一次。采样期间两者都没做的看不到。</translation>
    </message>
    <message>
        <source>Where several nodes vote, each attempt goes to all of them: this is the one that saw most, of those that carry the lock</source>
        <translation>在多个节点投票时，每次尝试都会发往所有节点：这是持有该锁的节点中看到最多的一个</translation>
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
        <source>Connections that want it</source>
        <translation>争取它的连接</translation>
    </message>
    <message>
        <source>Not known of</source>
        <translation>结果未知</translation>
    </message>
    <message>
        <source>No known lock: clients tried to take this key.</source>
        <translation>不是已知的锁：有客户端尝试获取此键。</translation>
    </message>
    <message>
        <source>Between holds: %1</source>
        <translation>两次持有之间：%1</translation>
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
        <source>No lock had known waiters in the last 30 minutes.</source>
        <translation>最近 30 分钟内没有已知有等待者的锁。</translation>
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
        <source>No hold was seen from its beginning to its end.</source>
        <translation>没有完整观察到任何一次持有。</translation>
    </message>
    <message>
        <source>No hold has ended in this time.</source>
        <translation>这段时间内没有持有结束。</translation>
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
    <message>
        <source>its owners cannot be told apart</source>
        <translation>无法区分其持有者</translation>
    </message>
    <message>
        <source>it changes hands faster than it can be read</source>
        <translation>易手比读取还快</translation>
    </message>
    <message>
        <source>it was not read close enough to them</source>
        <translation>未能在其前后及时读取</translation>
    </message>
    <message>
        <source>it says so much that it was ended after %1</source>
        <translation>内容过多，%1 后即结束</translation>
    </message>
    <message numerus="yes">
        <source>%n lines were too long to be read, or no command; attempts among them are not counted</source>
        <translation>
            <numerusform>%n 行过长无法读取，或不是命令；其中的尝试未计入</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing heard says whether the key was there</source>
        <translation>听到的内容不能说明当时该键是否存在</translation>
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
    <message numerus="yes">
        <source>There were too many keys: %n attempts are left out.</source>
        <translation>
            <numerusform>键太多：%n 次尝试未计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>free for ≥ %1</source>
        <translation>空闲 ≥ %1</translation>
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
    <message>
        <source>✖ %1 was not written: %2</source>
        <translation>✖ %1 未写入：%2</translation>
    </message>
    <message numerus="yes">
        <source>✔ %n rows written to %1</source>
        <translation>
            <numerusform>✔ 已将 %n 行写入 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>there is nothing to export</source>
        <translation>没有可导出的内容</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>已放弃</translation>
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
</context>
<context>
    <name>Lockscope::FileDialog</name>
    <message>
        <source>There is no folder %1</source>
        <translation>没有文件夹 %1</translation>
    </message>
    <message>
        <source>Nothing may be written into the folder %1</source>
        <translation>不可写入文件夹 %1</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name</source>
        <translation>%1 已存在：请另选名称</translation>
    </message>
    <message>
        <source>%1 may not be written</source>
        <translation>%1 不可写入</translation>
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
        <source>%n nodes restarted</source>
        <translation>
            <numerusform>%n 个节点重启过</numerusform>
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
        <source>%1 would throw keys away if it had a memory limit (%2); it has none</source>
        <translation>若设了内存上限，%1 会丢弃键（%2）；它没有上限</translation>
    </message>
    <message>
        <source>%1 throws keys away when its memory is full (%2), and has thrown %3 away</source>
        <translation>%1 内存满时会丢弃键（%2），已丢弃 %3 个</translation>
    </message>
    <message>
        <source>%1 throws keys away when its memory is full (%2)</source>
        <translation>%1 内存满时会丢弃键（%2）</translation>
    </message>
    <message>
        <source>A lock that is thrown away is free for the next one while its owner still relies on it.</source>
        <translation>被丢弃的锁对下一个请求者就是空闲的，而它的持有者仍依赖着它。</translation>
    </message>
    <message>
        <source>%1 uses %2 of its %3 bytes of memory</source>
        <translation>%1 已用内存 %2 字节，上限 %3 字节</translation>
    </message>
    <message>
        <source>Once it is full, no lock can be taken there; those that are held can still be renewed and released.</source>
        <translation>一旦用满，就无法在那里获取锁；已持有的仍可续期和释放。</translation>
    </message>
    <message>
        <source>%1 keeps no append-only file</source>
        <translation>%1 没有 AOF 文件</translation>
    </message>
    <message>
        <source>A restart forgets locks that are held: it may then give them to a second owner.</source>
        <translation>重启会忘记正被持有的锁：之后可能把它们交给第二个持有者。</translation>
    </message>
    <message>
        <source>%1 could not write its append-only file</source>
        <translation>%1 无法写入它的 AOF 文件</translation>
    </message>
    <message>
        <source>%1 keeps an append-only file; how often it reaches the disk is not known</source>
        <translation>%1 有 AOF 文件；多久写到磁盘一次不清楚</translation>
    </message>
    <message>
        <source>Unless appendfsync is always, a crash of the machine forgets the locks of the last moments.</source>
        <translation>除非 appendfsync 为 always，否则机器崩溃会忘记最后时刻的锁。</translation>
    </message>
    <message>
        <source>%1 writes its append-only file to disk later than it answers (appendfsync %2)</source>
        <translation>%1 先应答，之后才把 AOF 写到磁盘（appendfsync %2）</translation>
    </message>
    <message>
        <source>A crash of the machine forgets the locks of the last moments.</source>
        <translation>机器崩溃会忘记最后时刻的锁。</translation>
    </message>
    <message>
        <source>The latest snapshot of %1 failed</source>
        <translation>%1 最近一次快照失败</translation>
    </message>
    <message>
        <source>Until one succeeds it may refuse all writes (stop-writes-on-bgsave-error): no lock can be taken or renewed there.</source>
        <translation>在快照成功之前它可能拒绝一切写入（stop-writes-on-bgsave-error）：那里无法获取或续期任何锁。</translation>
    </message>
    <message>
        <source>%1 is a replica that has lost its primary</source>
        <translation>%1 是副本，并已失去它的主节点</translation>
    </message>
    <message>
        <source>%1 is a replica</source>
        <translation>%1 是副本</translation>
    </message>
    <message>
        <source>%1 is a replica of %2 that has lost its primary</source>
        <translation>%1 是 %2 的副本，并已失去主节点</translation>
    </message>
    <message>
        <source>%1 is a replica of %2</source>
        <translation>%1 是 %2 的副本</translation>
    </message>
    <message>
        <source>It has no vote: no lock can be taken there, and what it shows is as old as its replication.</source>
        <translation>它没有票：那里无法获取锁，所见内容的新旧取决于复制。</translation>
    </message>
    <message>
        <source>%1 has %2 replica(s)</source>
        <translation>%1 有 %2 个副本</translation>
    </message>
    <message>
        <source>Replication is asynchronous: a replica that takes its place may not have the latest locks, and gives them to a second owner.</source>
        <translation>复制是异步的：接替它的副本可能没有最新的锁，会把它们交给第二个持有者。</translation>
    </message>
    <message>
        <source>%1 is a Sentinel</source>
        <translation>%1 是 Sentinel</translation>
    </message>
    <message>
        <source>It has no keys, and no vote.</source>
        <translation>它没有键，也没有票。</translation>
    </message>
    <message>
        <source>%1 belongs to a Redis Cluster</source>
        <translation>%1 属于一个 Redis Cluster</translation>
    </message>
    <message>
        <source>It is no independent node: it has only some of the keys, and no vote.</source>
        <translation>它不是独立节点：只有一部分键，也没有票。</translation>
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
        <source>When it is set right, its locks end too soon or too late; ends that a value tells are off by as much.</source>
        <translation>校正时它的锁会结束得过早或过晚；值中所写的到期时间也差这么多。</translation>
    </message>
    <message>
        <source>The clock of %1 was set forward by %2 s at %3</source>
        <translation>%1 的时钟在 %3 被拨快 %2 秒</translation>
    </message>
    <message>
        <source>The clock of %1 was set back by %2 s at %3</source>
        <translation>%1 的时钟在 %3 被拨慢 %2 秒</translation>
    </message>
    <message>
        <source>Its locks end sooner by as much: an owner may still rely on one that is gone.</source>
        <translation>它的锁提前这么多结束：持有者可能仍依赖一把已消失的锁。</translation>
    </message>
    <message>
        <source>Its locks end later by as much: they block others for longer than they were meant to.</source>
        <translation>它的锁推迟这么多结束：阻塞别人的时间比预期更长。</translation>
    </message>
    <message>
        <source>%1 does not let this user run INFO</source>
        <translation>%1 不允许该用户执行 INFO</translation>
    </message>
    <message>
        <source>Whether it is a replica, restarted empty or throws locks away cannot be told; Lockscope takes no locks there.</source>
        <translation>它是否为副本、是否空着重启、是否丢弃锁都无从得知；Lockscope 不在那里获取锁。</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 may not be read by this user</source>
        <translation>%2 的 %1 个键不允许该用户读取</translation>
    </message>
    <message>
        <source>Whether they are locks is not known.</source>
        <translation>它们是不是锁不清楚。</translation>
    </message>
    <message>
        <source>%1 are one server</source>
        <translation>%1 是同一台服务器</translation>
    </message>
    <message>
        <source>One server has one vote: clients that count several take locks that others hold.</source>
        <translation>一台服务器只有一票：把它算作几票的客户端会获取别人持有的锁。</translation>
    </message>
    <message>
        <source>%1 are on one machine</source>
        <translation>%1 在同一台机器上</translation>
    </message>
    <message>
        <source>When it goes, no lock can be taken any more; when it crashes, a majority may forget what it held.</source>
        <translation>它一旦停机，就无法再获取锁；它一旦崩溃，多数节点可能忘记所保存的锁。</translation>
    </message>
    <message>
        <source>There are %1 nodes</source>
        <translation>共有 %1 个节点</translation>
    </message>
    <message>
        <source>As many may be lost as of %1: the last one only costs a vote more.</source>
        <translation>能承受的故障数与 %1 个节点时相同：最后一个只是多要一票。</translation>
    </message>
    <message>
        <source>%1 is not reached</source>
        <translation>无法连接 %1</translation>
    </message>
    <message>
        <source>It cannot vote: %1</source>
        <translation>它无法投票：%1</translation>
    </message>
    <message>
        <source>%1 is the same server as %2</source>
        <translation>%1 与 %2 是同一台服务器</translation>
    </message>
    <message>
        <source>It has one vote, as %1; all that is found about it stands there.</source>
        <translation>它只有一票，记在 %1 名下；关于它的所有发现都列在那里。</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>Without an answer: %1 of %2 sentinels (%3)</source>
        <translation>无应答：%2 个 Sentinel 中的 %1 个（%3）</translation>
    </message>
    <message>
        <source>Unless they see each other, they cannot agree on a failover: when the primary dies, no lock can be taken any more.</source>
        <translation>除非它们彼此可见，否则无法就故障转移达成一致：主节点一旦宕机，就再也无法获取锁。</translation>
    </message>
    <message>
        <source>The others can still agree on a failover; fewer of them may be lost.</source>
        <translation>其余的仍能就故障转移达成一致，但可再失去的数量减少了。</translation>
    </message>
    <message>
        <source>it has not answered</source>
        <translation>它没有应答</translation>
    </message>
    <message>
        <source>Its locks are not seen: %1</source>
        <translation>看不到它的锁：%1</translation>
    </message>
    <message>
        <source>It may have forgotten locks that their owners rely on: until %1 at least its vote could make a second owner.</source>
        <translation>它可能忘记了持有者仍依赖的锁：至少在 %1 之前，它的票可能造成第二个持有者。</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 could not be read: this user may not run %3</source>
        <translation>%2 的 %1 个键无法读取：此用户不可执行 %3</translation>
    </message>
    <message>
        <source>It is full: no lock can be taken there; those that are held can still be renewed and released.</source>
        <translation>它已用满：无法在那里获取锁；已持有的仍可续期和释放。</translation>
    </message>
    <message>
        <source>It refuses all writes: no lock can be taken, renewed or released there.</source>
        <translation>它拒绝一切写入：那里无法获取、续期或释放任何锁。</translation>
    </message>
    <message>
        <source>%1 has no replica in step, and writes only where it has some (min-replicas-to-write)</source>
        <translation>%1 没有同步的副本，而它只在有副本时才写入（min-replicas-to-write）</translation>
    </message>
    <message>
        <source>%1 or a proxy before it does not support INFO</source>
        <translation>%1 或其前面的代理不支持 INFO</translation>
    </message>
    <message>
        <source>%1 or a proxy before it does not support scripts</source>
        <translation>%1 或其前面的代理不支持脚本</translation>
    </message>
    <message>
        <source>No lock can be released from here. Clients that renew or release by scripts cannot do so there.</source>
        <translation>这里无法释放任何锁。用脚本续期或释放的客户端在那里也无法做到。</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 could not be read: the node or a proxy before it does not support the command</source>
        <translation>%2 的 %1 个键无法读取：节点或其前面的代理不支持该命令</translation>
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
    <name>Lockscope::Lab::ClientControlsView</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Starts a process that takes steps when told</source>
        <translation>启动一个按指示一步步执行的进程</translation>
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
        <source>Tries for so long, once at least</source>
        <translation>尝试这么久，至少一次</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Tries for ten seconds, and gives the lock back after so long</source>
        <translation>尝试十秒，持有这么久之后归还锁</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>As its way of locking releases, whether it still has the lock or not</source>
        <translation>按其加锁方式释放，不论它是否仍持有锁</translation>
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
        <source>SIGSTOP: it stands still and does not know it</source>
        <translation>SIGSTOP：它停住，自己并不知道</translation>
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
        <source>No client that lives is chosen</source>
        <translation>没有选中存活的客户端</translation>
    </message>
    <message>
        <source>Its way of locking has no watchdog: nothing renews its lock</source>
        <translation>它的加锁方式没有看门狗：没有什么为它的锁续期</translation>
    </message>
    <message>
        <source>It stands still, and would not hear of it</source>
        <translation>它停住了，听不到</translation>
    </message>
    <message>
        <source>By its watchdog. Switched off, also while it holds the lock, the lock ends with its TTL</source>
        <translation>由它的看门狗续期。关闭后，即使正持有锁，锁也随其 TTL 结束</translation>
    </message>
    <message>
        <source>Its way of locking has no fencing token</source>
        <translation>它的加锁方式没有防护令牌</translation>
    </message>
    <message>
        <source>With all that it writes from now on. Without it the store takes what comes, also too late</source>
        <translation>从现在起每次写入都出示。不出示时，存储照单全收，来得太迟的也收</translation>
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
        <source>Its way of locking uses node %1 only. For who asks all nodes that is no majority</source>
        <translation>它的加锁方式只用节点 %1。对询问所有节点者而言，这不是多数</translation>
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
</context>
<context>
    <name>Lockscope::Lab::ExerciseList</name>
    <message>
        <source>Scenarios and schemes of the lab</source>
        <translation>实验室的场景和方案</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ExerciseModel</name>
    <message>
        <source>Scenarios: what can go wrong, step by step</source>
        <translation>场景：会出什么错，一步步来看</translation>
    </message>
    <message>
        <source>The stock experiment: many buyers at once, guarded by</source>
        <translation>库存实验：许多买家同时购买，保护方式为</translation>
    </message>
    <message>
        <source>Without a script</source>
        <translation>没有脚本</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>演示内容</translation>
    </message>
    <message>
        <source>Came out</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>中途结束</translation>
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
        <source>Chance has a part in it: attempt %1 is shown</source>
        <translation>有偶然因素：显示的是第 %1 次尝试</translation>
    </message>
    <message>
        <source>⚠ It stood still for %1, and TTLs ran on meanwhile: repeat it without a pause</source>
        <translation>⚠ 中途停了 %1，其间 TTL 照常流逝：请不暂停地重来一次</translation>
    </message>
    <message>
        <source>⚠ Somebody changed something by hand meanwhile: repeat it to see it alone</source>
        <translation>⚠ 其间有人手动改动过：想单独看它，请重来一次</translation>
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
</context>
<context>
    <name>Lockscope::Lab::LabControls</name>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Repe&amp;at</source>
        <translation>重来(&amp;A)</translation>
    </message>
    <message>
        <source>Starts what is chosen, from the beginning, with new nodes and clients (Enter, or its own key in the list)</source>
        <translation>用新的节点和客户端从头开始所选内容（回车，或列表中它自己的键）</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>单步(&amp;P)</translation>
    </message>
    <message>
        <source>One step more (the full stop in the list)</source>
        <translation>再走一步（列表中按句点）</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Ends the clients and nodes, also those that were left to be looked at</source>
        <translation>结束客户端和节点，包括留下来供查看的</translation>
    </message>
    <message>
        <source>as fast as it goes</source>
        <translation>尽可能快</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>慢速</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>一步一步</translation>
    </message>
    <message>
        <source>Slowly, and step by step: from the next start on, TTLs of a few seconds are five times as long, so that they can be watched</source>
        <translation>慢速和一步一步：从下次开始起，几秒的 TTL 延长到五倍，以便观看</translation>
    </message>
    <message>
        <source>Sp&amp;eed:</source>
        <translation>速度(&amp;E)：</translation>
    </message>
    <message>
        <source>It has ended. Its nodes and clients stay, to be looked at, until the next start.</source>
        <translation>已结束。它的节点和客户端保留供查看，直到下次开始。</translation>
    </message>
    <message>
        <source>Choose one, and press its key, or Start.</source>
        <translation>请选择一项，按它的键或“开始”。</translation>
    </message>
    <message>
        <source>Nodes are being started…</source>
        <translation>正在启动节点…</translation>
    </message>
    <message>
        <source>The nodes are yours: see “By hand” below.</source>
        <translation>节点归您操作：见下方“手动操作”。</translation>
    </message>
    <message>
        <source>Stands still behind the last step. TTLs run on meanwhile.</source>
        <translation>停在上一步之后。其间 TTL 照常流逝。</translation>
    </message>
    <message>
        <source>All buyers stand still (SIGSTOP). TTLs run on meanwhile.</source>
        <translation>所有买家都停住了（SIGSTOP）。其间 TTL 照常流逝。</translation>
    </message>
    <message>
        <source>Stands still as soon as the step under way is done.</source>
        <translation>正在进行的一步完成后即停住。</translation>
    </message>
    <message>
        <source>The step is being taken.</source>
        <translation>正在走这一步。</translation>
    </message>
    <message>
        <source>Goes on.</source>
        <translation>进行中。</translation>
    </message>
    <message>
        <source>Stands still: no buyer has begun yet.</source>
        <translation>已停住：还没有买家开始。</translation>
    </message>
    <message>
        <source>Stands still then. %1</source>
        <translation>之后停住。%1</translation>
    </message>
    <message>
        <source>Between two steps; TTLs run on meanwhile (Space, but in a text field)</source>
        <translation>在两步之间；其间 TTL 照常流逝（空格，文本框内除外）</translation>
    </message>
    <message>
        <source>What goes on now is cut short: %1</source>
        <translation>正在进行的会中途结束：%1</translation>
    </message>
    <message>
        <source>Cut short: %1.
Nodes are being started…</source>
        <translation>中途结束：%1。
正在启动节点…</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::LabDock</name>
    <message>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::LabPanel</name>
    <message>
        <source>What happens</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>库存</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动操作</translation>
    </message>
    <message>
        <source>Once more, because chance has a part in it: attempt %1</source>
        <translation>因有偶然因素再来一次：第 %1 次尝试</translation>
    </message>
    <message>
        <source>Look at: %1
Expected: %2</source>
        <translation>看点：%1
预期：%2</translation>
    </message>
    <message>
        <source>Found in: %1
Weakness: %2
Expected: %3</source>
        <translation>见于：%1
弱点：%2
预期：%3</translation>
    </message>
    <message>
        <source>Lab: %1</source>
        <translation>实验室：%1</translation>
    </message>
    <message>
        <source>Cut short, because another was started meanwhile: %1</source>
        <translation>中途结束，因为其间启动了另一个：%1</translation>
    </message>
    <message>
        <source>A run that was cut short has no row in the comparison of schemes</source>
        <translation>中途结束的运行在方案比较中没有行</translation>
    </message>
    <message>
        <source>Cut short, because it was stopped</source>
        <translation>中途结束，因为被停止</translation>
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
        <source>Closes its port and cuts its clients: nobody reaches it, and it runs on (CONFIG SET port 0, Redis 7)</source>
        <translation>关闭它的端口并切断它的客户端：谁也连不上它，而它继续运行（CONFIG SET port 0，Redis 7）</translation>
    </message>
    <message>
        <source>Shut down</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>SHUTDOWN SAVE: it writes its keys down, and has them again when it starts</source>
        <translation>SHUTDOWN SAVE：它写下自己的键，再启动时仍有这些键</translation>
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
        <source>Starts it again on its old port, with the keys it wrote down</source>
        <translation>在原端口上重新启动，带着它写下的键</translation>
    </message>
    <message>
        <source>Starts it again on its old port, empty</source>
        <translation>在原端口上重新启动，空的</translation>
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
        <source>The schemes that were tried, compared</source>
        <translation>试过的方案的比较</translation>
    </message>
    <message>
        <source>Schemes that were tried are compared here.</source>
        <translation>试过的方案在此比较。</translation>
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
    <name>Lockscope::Lab::Words</name>
    <message>
        <source>Try it yourself: clients and nodes in your hands</source>
        <translation>自己试试：客户端和节点由您操作</translation>
    </message>
    <message>
        <source>nothing: it ends when you stop it</source>
        <translation>没有：您停止它时结束</translation>
    </message>
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
        <source>Bob, an hour ahead, takes over the lock that Ann has just taken</source>
        <translation>Bob 快一小时，接管了 Ann 刚获取的锁</translation>
    </message>
    <message>
        <source>Bob is refused</source>
        <translation>Bob 被拒绝</translation>
    </message>
    <message>
        <source>two are inside at once</source>
        <translation>两个人同时在内</translation>
    </message>
    <message>
        <source>only Ann is inside</source>
        <translation>只有 Ann 在内</translation>
    </message>
    <message>
        <source>the server&apos;s clock alone counts the TTL down</source>
        <translation>只有服务器的时钟在倒数 TTL</translation>
    </message>
    <message>
        <source>A clock is ahead, and the lock is a timestamp</source>
        <translation>时钟快了，而锁是一个时间戳</translation>
    </message>
    <message>
        <source>What clients think of the time does not matter: the server counts</source>
        <translation>客户端认为几点无关紧要：由服务器来数</translation>
    </message>
    <message>
        <source>the lock stays its owner&apos;s</source>
        <translation>锁仍归持有者</translation>
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
        <source>Bob tries for a second and does not get it</source>
        <translation>Bob 尝试了一秒，没有得到</translation>
    </message>
    <message>
        <source>the lock of a dead owner is still held; nothing but a hand will free it</source>
        <translation>已死持有者的锁仍被持有；只有动手才能解开</translation>
    </message>
    <message>
        <source>the EXPIRE was never sent: the lock is held for ever</source>
        <translation>EXPIRE 从未发出：锁永远被持有</translation>
    </message>
    <message>
        <source>a key that is there has an expiry</source>
        <translation>存在的键都有过期时间</translation>
    </message>
    <message>
        <source>Bob gets it when the TTL is over</source>
        <translation>TTL 结束后 Bob 得到它</translation>
    </message>
    <message>
        <source>Bob had it after %1 ms</source>
        <translation>Bob 在 %1 毫秒后得到了它</translation>
    </message>
    <message>
        <source>The owner crashes, and the lock has no expiry</source>
        <translation>持有者崩溃，锁没有过期时间</translation>
    </message>
    <message>
        <source>The TTL of the key: there is none. Ann is gone, her lock stays</source>
        <translation>键的 TTL：没有。Ann 走了，她的锁留下</translation>
    </message>
    <message>
        <source>nobody ever gets the lock again</source>
        <translation>再也没有人得到这把锁</translation>
    </message>
    <message>
        <source>The owner crashes between SETNX and EXPIRE</source>
        <translation>持有者在 SETNX 与 EXPIRE 之间崩溃</translation>
    </message>
    <message>
        <source>Two commands leave a gap between them, and what can happen in it will</source>
        <translation>两条命令之间有空隙，空隙里能发生的迟早会发生</translation>
    </message>
    <message>
        <source>the lock frees itself one TTL later</source>
        <translation>一个 TTL 之后锁自行释放</translation>
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
        <source>the lock was handed out a second time</source>
        <translation>锁被第二次发出</translation>
    </message>
    <message>
        <source>Bob gets the lock that Ann holds, and two are inside at once</source>
        <translation>Bob 得到了 Ann 持有的锁，两个人同时在内</translation>
    </message>
    <message>
        <source>Ann is told when her TTL is over and could not be renewed</source>
        <translation>Ann 的 TTL 结束且无法续期时，她得到通知</translation>
    </message>
    <message>
        <source>two held it until Ann&apos;s TTL was over; then she was told</source>
        <translation>在 Ann 的 TTL 结束之前两个人都持有它；然后她得到通知</translation>
    </message>
    <message>
        <source>Bob gets the same token as Ann</source>
        <translation>Bob 得到与 Ann 相同的令牌</translation>
    </message>
    <message>
        <source>the store cannot tell them apart and accepts both</source>
        <translation>存储分不清它们，两个都接受</translation>
    </message>
    <message>
        <source>a sale is lost</source>
        <translation>丢失一笔销售</translation>
    </message>
    <message>
        <source>2 sold, stock %1: a token is worth what its counter is</source>
        <translation>售出 2，库存 %1：令牌的价值取决于它的计数器</translation>
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
        <source>Replication does not wait: the promoted replica never heard of Ann&apos;s lock</source>
        <translation>复制不会等待：提升的副本从未听说过 Ann 的锁</translation>
    </message>
    <message>
        <source>How long two hold it: until the TTL of the first is over, for she cannot renew</source>
        <translation>两个人持有它多久：直到前者的 TTL 结束，因为她无法续期</translation>
    </message>
    <message>
        <source>two are inside at once, and the first is told</source>
        <translation>两个人同时在内，前者得到通知</translation>
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
        <source>Ann, who has checked, deletes a lock</source>
        <translation>Ann 检查过了，删除一把锁</translation>
    </message>
    <message>
        <source>it was Bob&apos;s: two are inside at once</source>
        <translation>那是 Bob 的：两个人同时在内</translation>
    </message>
    <message>
        <source>the check was right when it was made, and Bob&apos;s lock was deleted all the same</source>
        <translation>检查当时是对的，Bob 的锁照样被删除了</translation>
    </message>
    <message>
        <source>Bob&apos;s sale is written</source>
        <translation>Bob 的销售已写入</translation>
    </message>
    <message>
        <source>Ann&apos;s write is refused</source>
        <translation>Ann 的写入被拒绝</translation>
    </message>
    <message>
        <source>Ann&apos;s write, too late, is accepted</source>
        <translation>Ann 的写入太迟，却被接受</translation>
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
        <source>Work outlasts the TTL, and the wrong lock is deleted</source>
        <translation>工作超过 TTL，删错了锁</translation>
    </message>
    <message>
        <source>Bob&apos;s lock stays</source>
        <translation>Bob 的锁保留</translation>
    </message>
    <message>
        <source>The owner is checked first and deleted then</source>
        <translation>先检查持有者，再删除</translation>
    </message>
    <message>
        <source>The moment between GET and DEL, in which the lock changes hands</source>
        <translation>GET 与 DEL 之间的那一刻，锁换了手</translation>
    </message>
    <message>
        <source>The holder stands still for longer than its TTL</source>
        <translation>持有者停住的时间超过 TTL</translation>
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
        <source>%1 never got it</source>
        <translation>%1 始终没有得到它</translation>
    </message>
    <message>
        <source>after random pauses each of the three gets it, one at a time</source>
        <translation>随机停顿之后，三个人各自得到它，一次一个</translation>
    </message>
    <message>
        <source>the first round was in vain for all of them</source>
        <translation>第一轮对所有人都是徒劳</translation>
    </message>
    <message>
        <source>split two, two, one; then each got it, in %1 tries all together</source>
        <translation>分成二、二、一；之后每个人都得到了，总共 %1 次尝试</translation>
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
        <source>C may not vote yet, and two are no majority</source>
        <translation>C 还不能投票，而两票不是多数派</translation>
    </message>
    <message>
        <source>one node forgot, and two hold the lock</source>
        <translation>一个节点忘记了，两个人持有锁</translation>
    </message>
    <message>
        <source>A split vote, and random pauses that end it</source>
        <translation>票分散，随机停顿使它结束</translation>
    </message>
    <message>
        <source>The owners on the five nodes: three of them, and none has a majority</source>
        <translation>五个节点上的持有者：有三个，谁也没有多数派</translation>
    </message>
    <message>
        <source>nobody gets it in the first round, each gets it later</source>
        <translation>第一轮没有人得到，之后人人得到</translation>
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
        <source>one is inside at a time</source>
        <translation>一次只有一个人在内</translation>
    </message>
    <message>
        <source>they get it in the order in which they came</source>
        <translation>他们按到来的顺序得到它</translation>
    </message>
    <message>
        <source>some who came later get it earlier</source>
        <translation>有些后来的先得到它</translation>
    </message>
    <message>
        <source>Many want it, and luck decides</source>
        <translation>许多人想要它，由运气决定</translation>
    </message>
    <message>
        <source>some are overtaken</source>
        <translation>有人被超越</translation>
    </message>
    <message>
        <source>Many want it, and stand in line</source>
        <translation>许多人想要它，排队等候</translation>
    </message>
    <message>
        <source>nobody is overtaken</source>
        <translation>没有人被超越</translation>
    </message>
    <message>
        <source>the release is carried out</source>
        <translation>释放已执行</translation>
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
        <source>The message that the DEL left out is sent</source>
        <translation>DEL 没有发出的消息发出了</translation>
    </message>
    <message>
        <source>the message that was missing wakes him</source>
        <translation>缺少的那条消息唤醒了他</translation>
    </message>
    <message>
        <source>A bare DEL leaves waiters asleep</source>
        <translation>单独的 DEL 让等待者继续睡</translation>
    </message>
    <message>
        <source>the waiter sleeps beside a free lock</source>
        <translation>等待者睡在空闲的锁旁边</translation>
    </message>
    <message>
        <source>`lockscope release --execute` compares the owner, deletes, and sends the message</source>
        <translation>`lockscope release --execute` 比较持有者，删除，并发出消息</translation>
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
        <source>the lock was Ann&apos;s all the time</source>
        <translation>锁一直是 Ann 的</translation>
    </message>
    <message>
        <source>Ann gives back what is hers</source>
        <translation>Ann 归还自己的锁</translation>
    </message>
    <message>
        <source>Bob gets it then, and was never inside with Ann</source>
        <translation>之后 Bob 得到它，从未与 Ann 同时在内</translation>
    </message>
    <message>
        <source>renewed for three TTLs, then given back</source>
        <translation>续期了三个 TTL，然后归还</translation>
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
        <source>Ann was told as soon as she went on</source>
        <translation>Ann 一继续就得到了通知</translation>
    </message>
    <message>
        <source>the key is back, and Ann&apos;s</source>
        <translation>键回来了，是 Ann 的</translation>
    </message>
    <message>
        <source>Bob does not get the lock that was freed for him</source>
        <translation>Bob 没有得到为他腾出的锁</translation>
    </message>
    <message>
        <source>Bob gets the lock</source>
        <translation>Bob 得到锁</translation>
    </message>
    <message>
        <source>Ann has noticed nothing</source>
        <translation>Ann 什么也没有察觉</translation>
    </message>
    <message>
        <source>Ann knows that she has lost it</source>
        <translation>Ann 知道自己丢失了它</translation>
    </message>
    <message>
        <source>what the operator deleted came back</source>
        <translation>操作员删除的又回来了</translation>
    </message>
    <message>
        <source>A watchdog keeps the lock while the work lasts</source>
        <translation>工作持续期间看门狗保住锁</translation>
    </message>
    <message>
        <source>The holder stands still, and its watchdog with it</source>
        <translation>持有者停住，它的看门狗也停住</translation>
    </message>
    <message>
        <source>No watchdog renews from a process that is stopped; a strict one tells when it goes on</source>
        <translation>被停住的进程里没有看门狗续期；严格的看门狗在继续时会通知</translation>
    </message>
    <message>
        <source>the holder is told that its lock is lost</source>
        <translation>持有者得知自己的锁已丢失</translation>
    </message>
    <message>
        <source>A holder that sets a deleted key again</source>
        <translation>持有者把被删除的键又设回去</translation>
    </message>
    <message>
        <source>the deleted lock comes back</source>
        <translation>被删除的锁又回来</translation>
    </message>
    <message>
        <source>Compare and delete, with a queue</source>
        <translation>比较并删除，带队列</translation>
    </message>
    <message>
        <source>Redisson&apos;s fair lock, redis_queued_locks</source>
        <translation>Redisson 的公平锁、redis_queued_locks</translation>
    </message>
    <message>
        <source>work that outlasts the TTL goes on without the lock; one who dies in line holds up the rest for a while</source>
        <translation>超过 TTL 的工作在没有锁的情况下继续；排队中死去的会让其余的等上一阵</translation>
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
        <source>a master that fails may take the greatest number with it, and it is given out twice</source>
        <translation>失效的主节点可能带走最大的数，它会被发出两次</translation>
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
        <source>a master that fails takes its locks with it</source>
        <translation>失效的主节点带走它的锁</translation>
    </message>
    <message>
        <source>Strict Redlock: this library on five nodes</source>
        <translation>严格的 Redlock：本库，五个节点</translation>
    </message>
    <message>
        <source>who stands still between asking whether it holds the lock and writing, writes too late</source>
        <translation>在确认是否持有锁与写入之间停住的，写得太迟</translation>
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
        <source>two who read the same stock both write it back, and one sale is lost</source>
        <translation>两个读到同一库存的都写回，一笔销售丢失</translation>
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
        <source>other processes have a lock of their own</source>
        <translation>其他进程有自己的锁</translation>
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
        <source>a bare DEL wakes nobody: who waits sleeps on beside a free lock</source>
        <translation>单独的 DEL 不唤醒谁：等待者在空闲的锁旁边继续睡</translation>
    </message>
    <message>
        <source>Redlock on five nodes, as most have it</source>
        <translation>五个节点上的 Redlock，多数库的做法</translation>
    </message>
    <message>
        <source>redlock-rb, redlock-py, redsync, node-redlock</source>
        <translation>redlock-rb、redlock-py、redsync、node-redlock</translation>
    </message>
    <message>
        <source>a node that restarts empty gives its vote a second time</source>
        <translation>重启后为空的节点会第二次投票</translation>
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
        <source>an owner that dies keeps it for ever</source>
        <translation>死去的持有者永远占着它</translation>
    </message>
    <message>
        <source>SETNX with a timestamp, GETSET to take over</source>
        <translation>带时间戳的 SETNX，用 GETSET 接管</translation>
    </message>
    <message>
        <source>JedisLock, old redis-objects, redis-lock of node</source>
        <translation>JedisLock、旧的 redis-objects、node 的 redis-lock</translation>
    </message>
    <message>
        <source>whose clock is ahead takes it from its holder; DEL gives back whosever it is</source>
        <translation>时钟快的会从持有者手里拿走它；DEL 不管是谁的都归还</translation>
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
        <source>who dies between the two keeps it for ever</source>
        <translation>在两者之间死去的永远占着它</translation>
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
        <source>the value names nobody: who comes late deletes the lock of another</source>
        <translation>值没有写明是谁：来迟的会删除别人的锁</translation>
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
        <source>who comes late deletes the lock of another</source>
        <translation>来迟的会删除别人的锁</translation>
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
        <source>between the check and the DEL the lock may become another&apos;s</source>
        <translation>在检查与 DEL 之间锁可能已成为别人的</translation>
    </message>
    <message>
        <source>SET NX PX with an owner, compare and delete in Lua</source>
        <translation>带持有者的 SET NX PX，在 Lua 中比较并删除</translation>
    </message>
    <message>
        <source>redis-py, Laravel, GitLab</source>
        <translation>redis-py、Laravel、GitLab</translation>
    </message>
    <message>
        <source>work that outlasts the TTL goes on without the lock</source>
        <translation>超过 TTL 的工作在没有锁的情况下继续</translation>
    </message>
    <message>
        <source>Watchdog that sets the key again when it is missing</source>
        <translation>键缺失时又设回去的看门狗</translation>
    </message>
    <message>
        <source>RedLock.net, aioredlock, EasyCaching</source>
        <translation>RedLock.net、aioredlock、EasyCaching</translation>
    </message>
    <message>
        <source>a lock taken away comes back, and its holder never hears that it was gone</source>
        <translation>被拿走的锁又回来，它的持有者从不知道它曾不在</translation>
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
        <source>before giving back</source>
        <translation>在归还之前</translation>
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
        <source>%1 stands still</source>
        <translation>%1 停住</translation>
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
        <source>%1 is told that the lock is lost</source>
        <translation>%1 得知锁已丢失</translation>
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
        <source>%1 gives the lock back: %2</source>
        <translation>%1 归还锁：%2</translation>
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
        <source>A clock is ahead, and the lock has a TTL</source>
        <translation>时钟快了，而锁有 TTL</translation>
    </message>
    <message>
        <source>The master fails, and the holder has a strict watchdog</source>
        <translation>主节点失效，持有者有严格的看门狗</translation>
    </message>
    <message>
        <source>A master fails, under Redlock</source>
        <translation>主节点失效，用 Redlock</translation>
    </message>
    <message>
        <source>The holder stands still, with fencing tokens</source>
        <translation>持有者停住，用防护令牌</translation>
    </message>
    <message>
        <source>A node restarts empty, with the delay Redlock asks for</source>
        <translation>节点重启后是空的，带 Redlock 要求的延迟</translation>
    </message>
    <message>
        <source>A release by plan wakes waiters</source>
        <translation>按计划释放会唤醒等待者</translation>
    </message>
    <message>
        <source>A strict watchdog does not set a deleted key again</source>
        <translation>严格的看门狗不把被删除的键设回去</translation>
    </message>
    <message>
        <source>by Bob&apos;s clock Ann&apos;s lock had ended long ago</source>
        <translation>按 Bob 的时钟，Ann 的锁早已结束</translation>
    </message>
    <message>
        <source>The value is the time when Ann&apos;s lock ends, by her clock. Bob&apos;s clock is an hour ahead, and says that it has passed</source>
        <translation>值是 Ann 的锁结束的时间，按她的时钟。Bob 的时钟快一小时，显示那个时间已经过去</translation>
    </message>
    <message>
        <source>four of five nodes still have Ann&apos;s lock, and Bob was refused</source>
        <translation>五个节点中的四个仍有 Ann 的锁，Bob 被拒绝</translation>
    </message>
    <message>
        <source>Node A dies, and its replica, which the table does not show, takes its place without Ann&apos;s lock: one vote for Bob. Four nodes still have Ann&apos;s</source>
        <translation>节点 A 死了，它的副本（表中不显示）顶替它，却没有 Ann 的锁：Bob 得一票。其余四个节点仍有 Ann 的锁</translation>
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
        <source>Bob&apos;s lock is as it was before Ann&apos;s release</source>
        <translation>Bob 的锁与 Ann 释放之前一样</translation>
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
        <source>Ann works on when her TTL is over, beside Bob. Then her DEL: by then the key is Bob&apos;s, its value does not tell, and Carl comes in as well</source>
        <translation>TTL 过后 Ann 仍在工作，与 Bob 同时。然后是她的 DEL：那时键已是 Bob 的，而值看不出来，于是 Carl 也进来了</translation>
    </message>
    <message>
        <source>Carl gets the lock beside Bob</source>
        <translation>Bob 还在内，Carl 也得到了锁</translation>
    </message>
    <message>
        <source>Ann works on when her TTL is over, beside Bob: no release can cure that. But hers finds another owner and leaves Bob&apos;s lock alone, so that Carl stays out</source>
        <translation>TTL 过后 Ann 仍在工作，与 Bob 同时：任何释放都治不了。但她的释放发现持有者是别人，不触动 Bob 的锁，所以 Carl 进不来</translation>
    </message>
    <message>
        <source>Ann&apos;s lock is left on 2 of 5 nodes</source>
        <translation>Ann 的锁留在 5 个节点中的 2 个上</translation>
    </message>
    <message>
        <source>Ann&apos;s lock is left on 2 of 5 nodes and nobody has a majority; yet Bob was refused, for C&apos;s vote waits</source>
        <translation>Ann 的锁留在 5 个节点中的 2 个上，谁也没有多数；但 Bob 仍被拒绝，因为 C 的票还要等</translation>
    </message>
    <message>
        <source>nobody else gets the lock</source>
        <translation>别人都得不到锁</translation>
    </message>
    <message>
        <source>Bob slept beside a free lock, and would have until the end of the TTL that he had read</source>
        <translation>Bob 睡在空闲的锁旁边，本会一直睡到他读到的 TTL 结束</translation>
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
        <source>it was renewed again and again</source>
        <translation>锁被一次次续期</translation>
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
        <source>the lock was free until Bob came, and Ann was told</source>
        <translation>锁在 Bob 来之前一直空闲，Ann 得到了通知</translation>
    </message>
    <message>
        <source>The TTL: at each third of it Ann&apos;s watchdog sets it up again, so that her lock lasts as long as her work, three TTLs, while Bob tries</source>
        <translation>TTL：每过三分之一，Ann 的看门狗就把它重新加满，于是她的锁与工作一样长，达三个 TTL，而 Bob 一直在尝试</translation>
    </message>
    <message>
        <source>The key after the operator&apos;s DEL: within half a TTL it is there again</source>
        <translation>操作员 DEL 之后的键：半个 TTL 之内它又在了</translation>
    </message>
    <message>
        <source>The operator&apos;s DEL takes Ann&apos;s lock away: her watchdog does not set it again, Ann is told, and Bob gets the lock</source>
        <translation>操作员的 DEL 拿走了 Ann 的锁：她的看门狗不重新设置它，Ann 得到通知，Bob 得到锁</translation>
    </message>
    <message>
        <source>the deleted lock does not come back</source>
        <translation>被删除的锁不再回来</translation>
    </message>
    <message>
        <source>refused, for it is another&apos;s</source>
        <translation>被拒绝，因为是别人的</translation>
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
        <source>There is no lock that %1 could give back</source>
        <translation>没有锁：%1 无可归还</translation>
    </message>
    <message>
        <source>Sentinel is told to fail over now, without waiting until it is sure</source>
        <translation>让 Sentinel 现在就故障转移，不等到它确定</translation>
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
        <source>%1 is told to acquire the lock</source>
        <translation>%1 收到指令：获取锁</translation>
    </message>
    <message>
        <source>%1 is told to hold the lock for %2 s</source>
        <translation>%1 收到指令：持有锁 %2 秒</translation>
    </message>
    <message>
        <source>%1 is told to buy</source>
        <translation>%1 收到指令：购买</translation>
    </message>
    <message>
        <source>%1 is told to give the lock back</source>
        <translation>%1 收到指令：归还锁</translation>
    </message>
    <message>
        <source>Node %1, the replica, stands still, cut off from node %2, the master</source>
        <translation>副本节点 %1 停住，与主节点 %2 断开</translation>
    </message>
    <message>
        <source>Node C forgets Ann: her lock is left on A and B, and C, D and E are free. Bob asks for them, but C&apos;s vote does not count until the longest TTL has passed, and D and E alone are no majority</source>
        <translation>节点 C 忘了 Ann：她的锁留在 A 和 B 上，C、D、E 空着。Bob 向它们请求，但在最长的 TTL 过去之前 C 的票不算数，而只有 D 和 E 不是多数</translation>
    </message>
    <message>
        <source>each of them gets it</source>
        <translation>每一个都得到它</translation>
    </message>
    <message>
        <source>An operator types: lockscope %1</source>
        <translation>一位操作员输入：lockscope %1</translation>
    </message>
    <message>
        <source>The lock is free, and nobody takes it: Bob waits for a message that DEL does not send. Once the key is gone, only the story and the clients under “By hand” show him; the table says that no locks are held</source>
        <translation>锁空闲着，没有人获取：Bob 在等 DEL 不会发的消息。键消失后，只有“发生了什么”和“手动操作”中的客户端列表还显示他；表格显示没有被持有的锁</translation>
    </message>
    <message>
        <source>n/a: it stood still between the steps</source>
        <translation>无数据：步骤之间停住了</translation>
    </message>
    <message>
        <source>Bob had it when the TTL was over</source>
        <translation>TTL 结束后 Bob 得到了它</translation>
    </message>
    <message>
        <source>Start clients of any way of locking below, and do to them and to the nodes what you like. Redlock asks all five nodes; other ways use node A only, and what node A has alone is no majority of five</source>
        <translation>在下方启动任意加锁方式的客户端，对它们和节点随意操作。Redlock 询问全部五个节点；其他方式只用节点 A，而只在节点 A 上有的不是五个中的多数</translation>
    </message>
    <message>
        <source>The server does both or neither; the TTL runs whatever becomes of Ann. Both write 1: nobody can tell Bob&apos;s lock from hers</source>
        <translation>服务器要么两样都做，要么都不做；不管 Ann 怎样，TTL 都在走。两者都写 1：没有人能区分 Bob 的锁和她的锁</translation>
    </message>
    <message>
        <source>The tokens, in the story: the master gives Ann 1; its replica never heard of that, and gives Bob 1 as well</source>
        <translation>令牌，见“发生了什么”：主节点给 Ann 1；它的副本从未听说，也给 Bob 1</translation>
    </message>
    <message>
        <source>The stock, in the story: Ann writes back what she read before Bob bought. No release can mend that</source>
        <translation>库存，见“发生了什么”：Ann 写回的是她在 Bob 购买之前读到的。任何释放方式都补救不了</translation>
    </message>
    <message>
        <source>The tokens, in the story: Ann gets 1, Bob 2. The store has seen 2 when Ann comes with 1, and refuses her write</source>
        <translation>令牌，见“发生了什么”：Ann 得 1，Bob 得 2。Ann 带着 1 来时，存储已见过 2，拒绝她的写入</translation>
    </message>
    <message>
        <source>Ann&apos;s votes are A, B and C, for D and E are down meanwhile. Then node C restarts empty, and gives its vote to Bob: the row tells of an overlap</source>
        <translation>Ann 的票来自 A、B 和 C，因为其间 D 和 E 停机。之后节点 C 空着重启，把票投给 Bob：该行显示重叠</translation>
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
        <source>The order in which they get it: whoever asks at the right moment. Who only asks again and again leaves no trace in Redis: the table cannot count them</source>
        <translation>他们得到它的顺序：谁问得正是时候就归谁。只是反复询问的等待者不在 Redis 中留下痕迹：表格数不出他们</translation>
    </message>
    <message>
        <source>The same six with a queue: first come, first served. The queue is a list of the lab&apos;s own, of which the table does not know: it counts those of known libraries only</source>
        <translation>同样的六个，带有队列：先到先得。队列是实验室自己的列表，表格不认识它：它只计数已知库的队列</translation>
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
        <source>Waits until %1 is told that the lock is lost</source>
        <translation>等待 %1 被告知锁已丢失</translation>
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
        <source>The owner crashes, both commands in one script</source>
        <translation>持有者崩溃，SETNX 和 EXPIRE 在一个脚本里</translation>
    </message>
    <message>
        <source>The master fails, and with it the token counter</source>
        <translation>主节点失效，连同防护令牌的计数</translation>
    </message>
    <message>
        <source>Work outlasts the TTL, and DEL compares the owner</source>
        <translation>工作超过 TTL，DEL 时比较持有者</translation>
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
        <source>Each of the three gives its votes back, waits for a random time, and tries again</source>
        <translation>三者各自交还得到的票，等待一段随机时间，然后重试</translation>
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
        <source>Force-release and &amp;hold off…</source>
        <translation>强制释放并拦截(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Shorten the TTL…</source>
        <translation>缩短 TTL(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Give it a TTL…</source>
        <translation>设置 TTL(&amp;G)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Nothing can be done here</source>
        <translation>这里没有可做的操作</translation>
    </message>
    <message>
        <source>Take a lock</source>
        <translation>获取一把锁</translation>
    </message>
    <message>
        <source>Read-only: unlock actions first (Ctrl+U)</source>
        <translation>只读：请先解锁操作 (Ctrl+U)</translation>
    </message>
    <message>
        <source>Set this lock&apos;s TTL anew</source>
        <translation>重新设置这把锁的 TTL</translation>
    </message>
    <message>
        <source>Give this lock back</source>
        <translation>归还这把锁</translation>
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
        <source>It is not known how locks of this kind are written</source>
        <translation>不知道这类锁是怎样写入的</translation>
    </message>
    <message>
        <source>It has no TTL that could be shortened: give it one</source>
        <translation>它没有可缩短的 TTL：请为它设置一个</translation>
    </message>
    <message>
        <source>It has a TTL already: that can be shortened</source>
        <translation>它已有 TTL：可以缩短</translation>
    </message>
    <message>
        <source>Show the plan; carrying it out needs actions unlocked</source>
        <translation>显示计划；执行需要先解锁操作</translation>
    </message>
    <message>
        <source>Release somebody else&apos;s lock, by plan</source>
        <translation>按计划释放别人的锁</translation>
    </message>
    <message>
        <source>Release somebody else&apos;s lock, and let nobody in for a while</source>
        <translation>释放别人的锁，并在一段时间内不让任何人获取</translation>
    </message>
    <message>
        <source>Let somebody else&apos;s lock end sooner, unless its owner renews it</source>
        <translation>让别人的锁提前结束，除非持有者续期</translation>
    </message>
    <message>
        <source>Give somebody else&apos;s lock that never ends a TTL</source>
        <translation>为别人永不结束的锁设置 TTL</translation>
    </message>
    <message>
        <source>Plan the release of all locks shown, and choose from them</source>
        <translation>为所有显示的锁制定释放计划，再从中选择</translation>
    </message>
    <message>
        <source>No lock is shown</source>
        <translation>没有显示任何锁</translation>
    </message>
    <message>
        <source>%1 locks are shown, at most %2 are released at once: narrow the filter</source>
        <translation>显示了 %1 把锁，一次最多释放 %2 把：请缩小筛选范围</translation>
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
        <source>Plan the release of all locks that are selected, and choose from them</source>
        <translation>为所有选择的锁制定释放计划，再从中选择</translation>
    </message>
    <message>
        <source>Select several locks in the table: with Ctrl or Shift held</source>
        <translation>请在表中选择多把锁：按住 Ctrl 或 Shift</translation>
    </message>
    <message>
        <source>%1 locks are selected, at most %2 are released at once</source>
        <translation>选择了 %1 把锁，一次最多释放 %2 把</translation>
    </message>
    <message>
        <source>Go to the locks first (Ctrl+1): here it is not their table that is shown</source>
        <translation>请先转到锁视图 (Ctrl+1)：这里显示的不是锁表</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>No lock is taken on a cluster: it would be a lock of one master, which a failover may lose</source>
        <translation>不在集群上获取锁：那会是单个主节点的锁，故障转移可能丢失它</translation>
    </message>
    <message>
        <source>The attempt to acquire &quot;%1&quot; was withdrawn.</source>
        <translation>已撤回获取“%1”的尝试。</translation>
    </message>
    <message>
        <source>What is selected is no lock any more</source>
        <translation>所选的已不再是锁</translation>
    </message>
    <message>
        <source>This window does not hold this lock</source>
        <translation>本窗口没有持有这把锁</translation>
    </message>
    <message>
        <source>Select a lock that this window holds</source>
        <translation>请选择一把本窗口持有的锁</translation>
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
    <message>
        <source>Read-only. Switch to &apos;Changes allowed&apos; first.</source>
        <translation>只读。请先切换到“允许更改”。</translation>
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
        <source>This lock is gone. At %1, there was a key of this name that is no lock, on %2.</source>
        <translation>此锁已消失。在 %1，%2 上有一个同名的键，但不是锁。</translation>
    </message>
    <message>
        <source>There is no lock of this name at the shown moment.</source>
        <translation>在所示时刻没有这个名称的锁。</translation>
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
        <source>It was taken before Lockscope saw it, or seen late.</source>
        <translation>它在 Lockscope 看到之前已被获取，或看到得较晚。</translation>
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
        <source>No hold was seen from its beginning to its end in the last %1.</source>
        <translation>最近 %1 内没有完整观察到任何一次持有。</translation>
    </message>
    <message>
        <source>None was seen in the last %1, but some may have been missed.</source>
        <translation>最近 %1 内没有看到，但可能有遗漏。</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Over the last %1. Some may have been missed.</source>
        <translation>最近 %1。可能有遗漏。</translation>
    </message>
    <message>
        <source>Over the last %1.</source>
        <translation>最近 %1。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFilter</name>
    <message>
        <source>A minus sign is followed by the term that must not hold, as in -owner:api.</source>
        <translation>减号后面要跟一个不应成立的条件，例如 -owner:api。</translation>
    </message>
    <message>
        <source>%1 is compared: write %1&lt;… or %1&gt;….</source>
        <translation>%1 用于比较：请写 %1&lt;… 或 %1&gt;…。</translation>
    </message>
    <message>
        <source>%1 is a text: write %1: and a part of it.</source>
        <translation>%1 是文本：请写 %1: 加其中一部分。</translation>
    </message>
    <message>
        <source>Nothing of this name can be compared; there are ttl, held, blocked, waiters, votes, holds and fence. Put text into quotation marks.</source>
        <translation>没有这个可比较的名称；可用的有 ttl、held、blocked、waiters、votes、holds 和 fence。文本请加引号。</translation>
    </message>
    <message>
        <source>After the closing quotation mark there must be a space.</source>
        <translation>右引号之后必须有空格。</translation>
    </message>
    <message>
        <source>The closing quotation mark is missing.</source>
        <translation>缺少右引号。</translation>
    </message>
    <message>
        <source>There is no such state; there are %1.</source>
        <translation>没有这种状态；可用的有 %1。</translation>
    </message>
    <message>
        <source>There is no such mode; there are %1.</source>
        <translation>没有这种模式；可用的有 %1。</translation>
    </message>
    <message>
        <source>Here a time is expected, as in %1&lt;5s.</source>
        <translation>这里应为时间，例如 %1&lt;5s。</translation>
    </message>
    <message>
        <source>Here a whole number is expected, as in %1&gt;0.</source>
        <translation>这里应为整数，例如 %1&gt;0。</translation>
    </message>
    <message>
        <source>After the number its unit is expected: ms, s, m, h or d.</source>
        <translation>数字后面应有单位：ms、s、m、h 或 d。</translation>
    </message>
    <message>
        <source>No dialect is called so. Behind dialect: the field offers them all; a part of the name will do.</source>
        <translation>没有这样的方言。在 dialect: 之后，输入框会列出全部；写名称的一部分即可。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFilterEdit</name>
    <message>
        <source>Terms with spaces between them must all hold.
Text: name: resource: owner: dialect: verdict: node: host: mode:, a part of it, or a pattern with * and ?
Comparisons: ttl held blocked (ms, s, m, h, d), waiters votes holds fence; what is not known never fits
A minus sign before a term: locks for which it does not hold</source>
        <translation>条件之间用空格分隔，必须全部成立。
文本：name: resource: owner: dialect: verdict: node: host: mode:，可写一部分，或用含 * 和 ? 的模式
比较：ttl held blocked（ms、s、m、h、d），waiters votes holds fence；未知的值一律不符合
条件前加减号：条件不成立的锁</translation>
    </message>
    <message>
        <source>Filter of the lock table</source>
        <translation>锁表的筛选</translation>
    </message>
    <message>
        <source>Until it is right nothing is left out.</source>
        <translation>在它正确之前，不会略去任何内容。</translation>
    </message>
    <message>
        <source>✖ Filter, character %1: %2 %3</source>
        <translation>✖ 过滤器，第 %1 个字符：%2 %3</translation>
    </message>
    <message>
        <source>Until it is right only its other terms hold.</source>
        <translation>在它正确之前，只有其余条件有效。</translation>
    </message>
    <message>
        <source>Filter by name, owner:api, ttl&lt;5s, held&gt;1m</source>
        <translation>按名称筛选，或 owner:api、ttl&lt;5s、held&gt;1m</translation>
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
        <source>What is left until it ends by itself, of the largest TTL seen</source>
        <translation>距自行结束的剩余时间，取所见最大的 TTL</translation>
    </message>
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
        <source>How often it was taken per minute, of late; ≥ where some may have passed unseen</source>
        <translation>最近每分钟被获取的次数；≥ 表示可能有未被看到的</translation>
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
        <source>What happened is not looked through yet.</source>
        <translation>尚未查看发生过的事件。</translation>
    </message>
    <message>
        <source>Over the last %1.</source>
        <translation>最近 %1。</translation>
    </message>
    <message>
        <source>No hold of it was seen from its beginning to its end. %1</source>
        <translation>没有完整观察到它的任何一次持有。%1</translation>
    </message>
    <message>
        <source>Not every change was told all the time: short holds may have passed unseen. %1</source>
        <translation>并非一直收到全部变化：短暂的持有可能未被看到。%1</translation>
    </message>
    <message>
        <source>99 of 100 holds took no longer, of late, of those that were seen from their beginning to their end; where ≈ stands before it, within a sixteenth</source>
        <translation>近期从头到尾观察到的持有中，100 次有 99 次不长于此；前面有 ≈ 时，误差在十六分之一以内</translation>
    </message>
    <message>
        <source>So long it stands on nodes that answer. They are too few to tell who holds it.</source>
        <translation>这是在有应答的节点上剩余的时间。这些节点太少，无法判断谁持有它。</translation>
    </message>
    <message>
        <source>How many wait, where the lock&apos;s library leaves a trace of it; ~ where that is a guess, ≤ where so many wait for this lock or others</source>
        <translation>等待者数量，仅当锁的库留下痕迹时可知；~ 表示估计，≤ 表示有这么多在等待此锁或其他锁</translation>
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
        <source>Each colour is an owner. A line below: others waited.</source>
        <translation>每种颜色代表一个持有者。下方的线：有别人在等待。</translation>
    </message>
    <message>
        <source>– ended</source>
        <translation>– 已结束</translation>
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
    <message numerus="yes">
        <source>No lock matches the filter. Clear it to see all %n.</source>
        <translation>
            <numerusform>没有符合筛选的锁。清除筛选可查看全部 %n 把。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No lock of this namespace matches. Choose all locks and clear the filter to see all %n.</source>
        <translation>
            <numerusform>此命名空间中没有符合的锁。选择“所有锁”并清除筛选，可查看全部 %n 把。</numerusform>
        </translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>No node can be read, so nothing is known about locks. Above is why.</source>
        <translation>没有节点可读，因此对锁一无所知。原因见上方。</translation>
    </message>
    <message>
        <source>Looking for locks…</source>
        <translation>正在查找锁…</translation>
    </message>
    <message>
        <source> The table stands still: what has come since is not in it.</source>
        <translation> 表已暂停：此后出现的锁不在其中。</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
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
        <source>Only node %1 has it, as its library does it: clients of other nodes do not see it.</source>
        <translation>只有节点 %1 有它，它的库就是这样加锁的：其他节点的客户端看不到它。</translation>
    </message>
    <message>
        <source>Only node %1 has it, which is no majority: another client can take it as well.</source>
        <translation>只有节点 %1 有它，不是多数：别的客户端也能获取它。</translation>
    </message>
    <message>
        <source>Nobody holds it for sure: %1 of %2 nodes have it. A failed acquire or release may have left it, other nodes may have lost it, or its owner uses only these nodes.</source>
        <translation>没有人确定持有它：%2 个节点中有 %1 个有它。可能是失败的获取或释放留下的，可能其他节点丢失了它，也可能其持有者只使用这些节点。</translation>
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
        <source>Whether it is held is unknown. Nodes that have it: %1; that do not answer: %2; votes needed: %3.</source>
        <translation>是否被持有未知。有它的节点：%1；不应答的节点：%2；所需票数：%3。</translation>
    </message>
    <message>
        <source>Nodes that restarted without it: %1. That is no release: its owner may still rely on it.</source>
        <translation>重启后没有它的节点：%1。这不是释放：其持有者可能仍在依赖它。</translation>
    </message>
    <message>
        <source>Lockscope does not understand this key: it is %1. Whether it is held is unknown. If you know its library, name the dialect: --pin GLOB=DIALECT</source>
        <translation>Lockscope 无法识别此键：它是%1。是否被持有未知。如果您知道它的库，请指定方言：--pin GLOB=DIALECT</translation>
    </message>
    <message>
        <source>Safe for %1 unless renewed.</source>
        <translation>若不续期，还可安全持有 %1。</translation>
    </message>
    <message>
        <source>From %1 to %2 ago nobody could see it: its owner may have released and taken it again.</source>
        <translation>从 %1前到 %2前没有人能看到它：其持有者可能释放后又重新获取了它。</translation>
    </message>
    <message numerus="yes">
        <source>Nodes on which it has no TTL: %n. It stays there when the hold ends.</source>
        <translation>
            <numerusform>没有 TTL 的节点：%n 个。持有结束后它仍留在那里。</numerusform>
        </translation>
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
        <source>A recording is shown: nothing can be done to its locks.</source>
        <translation>显示的是录制：不能对其中的锁做任何操作。</translation>
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
        <source>Write what this view shows into a file: CSV or JSON</source>
        <translation>把此视图显示的内容写入文件：CSV 或 JSON</translation>
    </message>
    <message>
        <source>Write all that happens into a file, to be replayed later without any Redis</source>
        <translation>把发生的一切写入文件，以后无需 Redis 即可回放</translation>
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
        <source>That click came just as the row under it was replaced by another one: nothing was selected.</source>
        <translation>点击的瞬间，该行恰好被另一行取代：没有选中任何内容。</translation>
    </message>
    <message>
        <source>The filter hides &quot;%1&quot;; its details are shown below.</source>
        <translation>筛选隐藏了“%1”；其详情显示在下方。</translation>
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
        <source>This is a recording: nothing can be done to its locks</source>
        <translation>这是录制：不能对其中的锁做任何操作</translation>
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
    <message numerus="yes">
        <source>At most %n rows can be selected at a time.</source>
        <translation>
            <numerusform>一次最多选择 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the rows are sorted by</source>
        <translation>行的排序依据</translation>
    </message>
    <message>
        <source>This view has an order of its own</source>
        <translation>此视图有自己的顺序</translation>
    </message>
    <message>
        <source>Which columns are shown</source>
        <translation>显示哪些列</translation>
    </message>
    <message>
        <source>This view shows all its columns</source>
        <translation>此视图显示其全部列</translation>
    </message>
    <message>
        <source>What this view shows cannot be written into a file</source>
        <translation>此视图显示的内容不能写入文件</translation>
    </message>
    <message>
        <source>Locks: not known</source>
        <translation>锁：未知</translation>
    </message>
    <message>
        <source> so far</source>
        <translation>（至今）</translation>
    </message>
    <message>
        <source>Actions are unlocked. They lock themselves again %1 after the last act.</source>
        <translation>操作已解锁。最后一次操作后过 %1 会自动重新锁定。</translation>
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
    <message numerus="yes">
        <source>%n locks that you hold are released, and others can take them: %1. On a node that does not answer they run out.</source>
        <translation>
            <numerusform>您持有的 %n 把锁将被释放，别人可以获取：%1。在没有应答的节点上，它们会到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recording ends. What was written is kept in %1</source>
        <translation>录制将结束。已写入的内容保留在 %1</translation>
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
        <source>⚠ A recording is shown: %1.</source>
        <translation>⚠ 正在显示录制：%1。</translation>
    </message>
    <message>
        <source>‖ At %1: reading had stopped at %2; what is shown is as old as that.</source>
        <translation>‖ %1：已于 %2 停止读取；显示的内容截至那时。</translation>
    </message>
    <message>
        <source> · table of locks paused at %1</source>
        <translation> · 锁表暂停于 %1</translation>
    </message>
    <message>
        <source>Read-only again. What this window holds goes on, and can be renewed and given back.</source>
        <translation>恢复只读。本窗口持有的锁继续保持，仍可续期和归还。</translation>
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
        <source>Only keys that match these patterns are read: %1</source>
        <translation>只读取符合这些模式的键：%1</translation>
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
        <source>A name up to each of its colons; choosing one shows only the locks in it</source>
        <translation>名称中到每个冒号为止的部分；选择一个则只显示其中的锁</translation>
    </message>
    <message>
        <source>There are more namespaces than are shown here</source>
        <translation>还有更多命名空间未在此显示</translation>
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
        <source>Node %1, whose address is not known yet</source>
        <translation>节点 %1，地址尚未知</translation>
    </message>
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
        <source>its process runs since %1</source>
        <translation>其进程自 %1 起运行</translation>
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
        <source>keeps no append-only file: a restart forgets locks</source>
        <translation>未启用 AOF：重启会忘记锁</translation>
    </message>
    <message>
        <source>watching costs it %1 commands and %2 per second</source>
        <translation>监视它的开销：每秒 %1 条命令，%2</translation>
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
        <source>it restarted at %2 and may have forgotten locks that are relied on, until %1</source>
        <translation>它在 %2 重启过，可能忘记了仍被依赖的锁，直到 %1</translation>
    </message>
    <message>
        <source>it restarted or failed over, and may have forgotten locks that are relied on, until %1</source>
        <translation>它重启或发生过故障转移，可能忘记了仍被依赖的锁，直到 %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>has no part any more</source>
        <translation>不再参与</translation>
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
        <source>it runs for less time than locks last here: until %1 at least it may lack locks that were taken before and are relied on</source>
        <translation>它的运行时间短于这里锁的时长：至少在 %1 之前，它可能缺少此前获取且仍被依赖的锁</translation>
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
        <source>its memory is full: no lock can be taken there; those that are held can still be renewed and released</source>
        <translation>内存已满：那里无法获取锁；已持有的锁仍可续期和释放</translation>
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
        <source>no replica is in step (min-replicas-to-write): it refuses all writes, so that no lock can be taken, renewed or released there</source>
        <translation>没有同步的副本（min-replicas-to-write）：它拒绝一切写入，那里无法获取、续期或释放任何锁</translation>
    </message>
    <message>
        <source>its append-only file cannot be written: it refuses all writes, so that no lock can be taken, renewed or released there</source>
        <translation>无法写入 AOF 文件：它拒绝一切写入，那里无法获取、续期或释放任何锁</translation>
    </message>
    <message>
        <source>its latest snapshot failed: it may refuse all writes, so that no lock can be taken, renewed or released there</source>
        <translation>最近一次快照失败：它可能拒绝一切写入，那里便无法获取、续期或释放任何锁</translation>
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
        <source>? Role and version are those that it reported last.</source>
        <translation>? 角色和版本为其最后一次报告的内容。</translation>
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
        <source>Most libraries leave no trace of waiters in Redis.</source>
        <translation>大多数库不会在 Redis 中留下等待者的痕迹。</translation>
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
        <source>nobody waits</source>
        <translation>无人等待</translation>
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
        <source>Some takes may have been missed. Counts are lower bounds (≥).</source>
        <translation>可能漏掉了一些获取。计数为下限（≥）。</translation>
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
        <source>No hold has ended in the last 30 minutes.</source>
        <translation>最近 30 分钟内没有持有结束。</translation>
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
        <source>No lock had known waiters in the last 30 minutes.</source>
        <translation>最近 30 分钟内没有已知有等待者的锁。</translation>
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
        <source>Nothing has happened yet</source>
        <translation>尚未发生任何事</translation>
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
        <source>%1 is renewed late</source>
        <translation>%1 续期延迟</translation>
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
        <source>%1 more locks are renewed late</source>
        <translation>另有 %1 把锁续期延迟</translation>
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
        <source>not any more</source>
        <translation>已失效</translation>
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
        <source>This window does not hold it any more</source>
        <translation>此窗口已不再持有它</translation>
    </message>
    <message>
        <source>✖ It is lost: %1</source>
        <translation>✖ 已丢失：%1</translation>
    </message>
    <message>
        <source>not any more; where no answer came, it ends in %1</source>
        <translation>已不再；未答复之处将在 %1 后结束</translation>
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
        <source>not any more, where a node has given it back</source>
        <translation>在已归还它的节点上不再有效</translation>
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
        <source>All owners write this value, so it does not identify one.</source>
        <translation>所有持有者都写入这个值，因此它不能指明是哪一个。</translation>
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
        <source>✔ Picture written to %1</source>
        <translation>✔ 图片已写入 %1</translation>
    </message>
    <message>
        <source>✖ %1 was not written: %2</source>
        <translation>✖ %1 未写入：%2</translation>
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
        <source>W&amp;hat is watched</source>
        <translation>监视范围(&amp;H)</translation>
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
        <source>The colour is written as #rrggbb, for example #b31d12</source>
        <translation>颜色应写成 #rrggbb，例如 #b31d12</translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation>所有节点</translation>
    </message>
    <message>
        <source>the sentinels</source>
        <translation>Sentinel</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileList</name>
    <message>
        <source>Kept connections</source>
        <translation>已保存的连接</translation>
    </message>
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
        <source>All of them into a file, without passwords</source>
        <translation>将全部连接导出到文件，不含密码</translation>
    </message>
    <message>
        <source>%1 (not kept)</source>
        <translation>%1（未保存）</translation>
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
        <source>Delete the connection “%1”?

What it says, and a password that was kept for it, is forgotten. The servers are not touched.</source>
        <translation>删除连接“%1”？

它的设置和为它保存的密码都会被删除。服务器不受影响。</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>删除“%1”</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileLoginTab</name>
    <message>
        <source>ACL user of all nodes that name none; empty: the server&apos;s default user</source>
        <translation>未单独指定用户的节点所用的 ACL 用户；留空：服务器的默认用户</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>每次询问</translation>
    </message>
    <message>
        <source>Keep until Lockscope ends</source>
        <translation>保留到 Lockscope 退出</translation>
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
        <source>TLS on all no&amp;des; without it only where the address says rediss://</source>
        <translation>所有节点使用 TLS(&amp;D)；不勾选则仅限 rediss:// 地址</translation>
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
        <source>the name the certificate must carry; empty: the host of each address</source>
        <translation>证书必须包含的名称；留空：各地址的主机名</translation>
    </message>
    <message>
        <source>Host na&amp;me:</source>
        <translation>主机名(&amp;M)：</translation>
    </message>
    <message>
        <source>of all nodes that have none of their own</source>
        <translation>用于所有未单独设置的节点</translation>
    </message>
    <message>
        <source>kept, not shown</source>
        <translation>已保存，不显示</translation>
    </message>
    <message>
        <source>No keychain can be used here%1. Passwords are never written to a file: they can be asked for each time, or kept in memory until Lockscope ends.</source>
        <translation>这里没有可用的密钥环%1。密码绝不会写入文件：可以每次询问，或在内存中保留到 Lockscope 退出。</translation>
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
        <source>The keychain of your desktop keeps the passwords; the profile has none in it.</source>
        <translation>密码由桌面密钥环保存；连接配置中不含密码。</translation>
    </message>
    <message>
        <source>A keychain runs here. Passwords are never written to a file.</source>
        <translation>这里有可用的密钥环。密码绝不会写入文件。</translation>
    </message>
    <message>
        <source>as typed, not kept</source>
        <translation>按输入的内容，不保存</translation>
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
        <source>its own, not shown</source>
        <translation>单独设置，不显示</translation>
    </message>
    <message>
        <source>(as all)</source>
        <translation>（同全部）</translation>
    </message>
    <message>
        <source>(asked for)</source>
        <translation>（询问）</translation>
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
</context>
<context>
    <name>Lockscope::ProfileNodesTab</name>
    <message>
        <source>What the nodes are to each other</source>
        <translation>节点之间的关系</translation>
    </message>
    <message>
        <source>Independent servers: one, or several that vote (Redlock)</source>
        <translation>独立服务器：一台，或多台投票（Redlock）</translation>
    </message>
    <message>
        <source>A single server</source>
        <translation>单台服务器</translation>
    </message>
    <message>
        <source>Sentinel: whichever server is the master</source>
        <translation>Sentinel：当前的主节点</translation>
    </message>
    <message>
        <source>Cluster: found by one or more of its servers</source>
        <translation>集群：通过其中一台或多台服务器发现</translation>
    </message>
    <message>
        <source>A&amp;ddresses, one in a line, or pasted with commas or spaces between:</source>
        <translation>地址(&amp;D)，每行一个，或粘贴以逗号或空格分隔的列表：</translation>
    </message>
    <message>
        <source>Nodes: what each says itself, and what it has from the fields for all</source>
        <translation>节点：各自的设置，以及从公共字段继承的设置</translation>
    </message>
    <message>
        <source>as `sentinel monitor NAME` in the sentinel&apos;s configuration</source>
        <translation>与 Sentinel 配置中 `sentinel monitor NAME` 的名称一致</translation>
    </message>
    <message>
        <source>often none</source>
        <translation>通常没有</translation>
    </message>
    <message>
        <source>How to log in to the master stands under “Login and TLS”.</source>
        <translation>主节点的登录方式在“登录与 TLS”中设置。</translation>
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
        <source>Addresses that were not understood</source>
        <translation>无法识别的地址</translation>
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
        <source>Wrong as well: %1</source>
        <translation>同样有误：%1</translation>
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
        <source>•1• stands for a password, which is not shown; without it there is none</source>
        <translation>•1• 代表一个不显示的密码；删去它就没有密码</translation>
    </message>
    <message>
        <source>as typed, not kept</source>
        <translation>按输入的内容，不保存</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfilePasswordStore</name>
    <message>
        <source>The password is not kept</source>
        <translation>密码未保存</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileStore</name>
    <message>
        <source>it is no JSON object</source>
        <translation>它不是 JSON 对象</translation>
    </message>
    <message>
        <source>A kept connection (%1) cannot be read and is left as it is: %2</source>
        <translation>一个已保存的连接（%1）无法读取，保持原样：%2</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be written</source>
        <translation>无法写入设置文件 %1</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileWatchTab</name>
    <message>
        <source>for example lock:* orders:*; empty: recognise locks by their form</source>
        <translation>例如 lock:* orders:*；留空：按形式识别锁</translation>
    </message>
    <message>
        <source>Dialects that a pattern can be pinned to</source>
        <translation>可供模式指定的方言</translation>
    </message>
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
        <source>&amp;Dialect pins,
PATTERN=DIALECT,
one in a line:</source>
        <translation>方言指定(&amp;D)，
PATTERN=DIALECT，
每行一个：</translation>
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
        <source>Also keys for which little evidence speaks. Sessions, caches and counters may be among them.</source>
        <translation>也包括证据较少的键，其中可能有会话、缓存和计数器。</translation>
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
        <source>How often it was taken, as far as that was seen; ≥ where short holds may have passed unseen</source>
        <translation>被获取的次数，以所见为限；≥ 表示短暂的持有可能未被看到</translation>
    </message>
    <message>
        <source>How often another owner held it shortly after the one before</source>
        <translation>换成另一个持有者且间隔很短的次数</translation>
    </message>
    <message>
        <source>Ended by the end of their TTL, not by a release: the owner may still have relied on it</source>
        <translation>因 TTL 到期而结束，不是被释放：持有者可能仍在依赖它</translation>
    </message>
    <message>
        <source>Gone with a node that restarted or failed over: the owner may still have relied on it</source>
        <translation>随节点重启或故障转移而丢失：持有者可能仍在依赖它</translation>
    </message>
    <message>
        <source>Two owners may have relied on it at once: exclusion may have been broken</source>
        <translation>两个持有者可能同时依赖过它：互斥可能已被破坏</translation>
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
        <source>Half of the holds that were seen whole were no longer than this; where ≈ stands before it, within a sixteenth or as closely as beginnings and ends were seen; n/a where most were not</source>
        <translation>完整观察到的持有中，一半不长于此；前面有 ≈ 时，误差在十六分之一以内，或取决于起止被观察到的精度；大多数未被完整观察到时为“无数据”</translation>
    </message>
    <message>
        <source>99 of 100 holds that were seen whole were no longer than this; where ≈ stands before it, within a sixteenth or as closely as beginnings and ends were seen; n/a where most were not</source>
        <translation>完整观察到的持有中，100 次有 99 次不长于此；前面有 ≈ 时，误差在十六分之一以内，或取决于起止被观察到的精度；大多数未被完整观察到时为“无数据”</translation>
    </message>
    <message>
        <source>The longest hold; &quot;so far&quot; is one that goes on. ≥: its beginning or its end was not seen at once; ≤: it was seen too shortly to tell more; ?: if it is one hold, for a while nobody could see it</source>
        <translation>最长的一次持有；“至今”表示仍在持续。≥：其开始或结束未被立即观察到；≤：看到的时间太短，无法得知更多；?：如果是同一次持有，曾有一段没有人能看到它</translation>
    </message>
    <message>
        <source>avg %1 locks</source>
        <translation>平均 %1 把锁</translation>
    </message>
    <message>
        <source>How long the lock had waiters; of a namespace the sum. n/a: no waiters are known.</source>
        <translation>锁有等待者的时长；命名空间为总和。无数据：没有已知的等待者。</translation>
    </message>
    <message>
        <source>Lock: how long it was held. Namespace: how many of its locks were held at once, on average. Active holds count. ?: some of that time was not observed</source>
        <translation>锁：被持有的时长。命名空间：平均同时被持有的锁数。当前的持有计算在内。?：其中部分时间没有观察到</translation>
    </message>
    <message>
        <source>Waited for</source>
        <translation>被等待</translation>
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
        <source> · as of when reading stopped</source>
        <translation> · 截至停止读取时</translation>
    </message>
    <message>
        <source>%1, over the last %2 of the recording, whatever moment is shown</source>
        <translation>%1，记录的最后 %2（与所示时刻无关）</translation>
    </message>
    <message>
        <source>No history yet.</source>
        <translation>还没有历史。</translation>
    </message>
    <message>
        <source>No lock was held since watching began.</source>
        <translation>开始监视以来没有锁被持有。</translation>
    </message>
    <message>
        <source>No lock matches the filter. Only names are filtered here.</source>
        <translation>没有符合筛选的锁。这里只按名称筛选。</translation>
    </message>
    <message>
        <source> · Some events were missed. Counts are lower bounds (≥).</source>
        <translation> · 漏掉了一些事件。计数为下限（≥）。</translation>
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
        <source>Read all known locks now and try nodes that are down</source>
        <translation>立即读取所有已知的锁，并重试宕机的节点</translation>
    </message>
    <message>
        <source>Off: nothing is read from the nodes, and what is shown grows old</source>
        <translation>关闭：不再从节点读取，显示的内容会逐渐过时</translation>
    </message>
    <message>
        <source>Locks that have changed, come or gone while the table stands still: go on and show them</source>
        <translation>表格静止期间有变化、出现或消失的锁：继续并显示它们</translation>
    </message>
    <message>
        <source>Reading again.</source>
        <translation>恢复读取。</translation>
    </message>
    <message>
        <source>Stopped: nothing is read; what is shown stands still.</source>
        <translation>已停止：不再读取；所显示的内容静止不变。</translation>
    </message>
    <message>
        <source>‖ Reading stopped at %1, read once more at %2: what is shown is as old as that.</source>
        <translation>‖ 已于 %1 停止读取，%2 又读取过一次：显示的内容截至那时。</translation>
    </message>
    <message>
        <source>‖ Reading stopped at %1: what is shown is as old as that.</source>
        <translation>‖ 已于 %1 停止读取：显示的内容截至那时。</translation>
    </message>
    <message numerus="yes">
        <source>+%n changes</source>
        <translation>
            <numerusform>+%n 处变化</numerusform>
        </translation>
    </message>
    <message>
        <source>‖ Nothing was read from %1 to %2. It is being read again: until then, what is shown may be as old as that.</source>
        <translation>‖ 从 %1 到 %2 没有读取任何内容。正在重新读取：在完成之前，显示的内容可能截至那时。</translation>
    </message>
    <message>
        <source>The table of locks stands still, to be read in peace; reading goes on (Ctrl+P, or space in the table)</source>
        <translation>锁表静止不动，便于查看；读取照常进行（Ctrl+P，或在表中按空格）</translation>
    </message>
    <message>
        <source>The table of locks stands still; reading goes on.</source>
        <translation>锁表已静止；读取照常进行。</translation>
    </message>
    <message>
        <source>The table of locks follows again.</source>
        <translation>锁表恢复更新。</translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingLabel</name>
    <message>
        <source>● Recording: %1, %2</source>
        <translation>● 正在录制：%1，%2</translation>
    </message>
    <message>
        <source>Into %1</source>
        <translation>文件：%1</translation>
    </message>
    <message>
        <source>The recording broke off at %1: %2</source>
        <translation>录制于 %1 中断：%2</translation>
    </message>
    <message>
        <source>✖ The recording broke off</source>
        <translation>✖ 录制已中断</translation>
    </message>
    <message>
        <source>%1
What was written up to then is in %2
A click takes this away</source>
        <translation>%1
此前写入的内容在 %2
点击可移除此提示</translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingPlayer</name>
    <message numerus="yes">
        <source>%n lines of it could not be understood and are passed over</source>
        <translation>
            <numerusform>其中 %n 行无法理解，已跳过</numerusform>
        </translation>
    </message>
    <message>
        <source>it was not closed in order, so that its end may be missing</source>
        <translation>未正常关闭，结尾可能缺失</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>，并且</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseDialog</name>
    <message>
        <source>Type the lock&apos;s &amp;name:</source>
        <translation>输入锁的名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The plan is being made.</source>
        <translation>正在制定计划。</translation>
    </message>
    <message>
        <source>This is production: type the lock&apos;s name, %1.</source>
        <translation>这是生产环境：请输入锁的名称，%1。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <source>Allow &amp;changes</source>
        <translation>允许更改(&amp;C)</translation>
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
        <source>Recorded in the audit journal.</source>
        <translation>会记入审计日志。</translation>
    </message>
    <message>
        <source>Recorded in the audit journal, with the reason “%1”.</source>
        <translation>会记入审计日志，理由为“%1”。</translation>
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
</context>
<context>
    <name>Lockscope::ReleaseManyDialog</name>
    <message>
        <source>Type the &amp;number of locks:</source>
        <translation>输入锁的数量(&amp;N)：</translation>
    </message>
    <message>
        <source>Stop at the &amp;first that does not go as planned</source>
        <translation>遇到第一个意外就停止(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Unlock actions</source>
        <translation>解锁操作(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Act on several locks of others</source>
        <translation>对别人的多把锁操作</translation>
    </message>
    <message>
        <source>Locks to act on</source>
        <translation>要操作的锁</translation>
    </message>
    <message>
        <source>Stopping: the lock that is under way is finished.</source>
        <translation>正在停止：会先完成当前这把锁。</translation>
    </message>
    <message>
        <source>Locks: %1. To be acted on: %2, left out: %3. Each only where the owner below still holds it at that moment.</source>
        <translation>锁：%1。要操作：%2，已略过：%3。每把仅在届时仍由下列持有者持有时生效。</translation>
    </message>
    <message numerus="yes">
        <source> ⚠ %n more are not in this list: it has a limit.</source>
        <translation>
            <numerusform> ⚠ 还有 %n 把不在此列表中：列表有上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>The plans are being made.</source>
        <translation>正在制定计划。</translation>
    </message>
    <message>
        <source>There is nothing to act on.</source>
        <translation>没有可操作的内容。</translation>
    </message>
    <message>
        <source>Read-only: unlock actions to carry the plans out.</source>
        <translation>只读：解锁操作后才能执行计划。</translation>
    </message>
    <message numerus="yes">
        <source>Look at the plans once more: %n s.</source>
        <translation>
            <numerusform>请再看一遍计划：%n 秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is production: type the number of locks to be acted on, %1.</source>
        <translation>这是生产环境：请输入要操作的锁的数量，%1。</translation>
    </message>
    <message numerus="yes">
        <source>Release %1 of %n locks</source>
        <translation>
            <numerusform>释放 %n 把锁中的 %1 把</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %1 of %n locks, hold off for %2</source>
        <translation>
            <numerusform>释放 %n 把锁中的 %1 把，拦截 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shorten %1 of %n locks to %2</source>
        <translation>
            <numerusform>将 %n 把锁中的 %1 把缩短到 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %1 of %n locks a TTL of %2</source>
        <translation>
            <numerusform>为 %n 把锁中的 %1 把设置 TTL %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>One after another…</source>
        <translation>逐一进行…</translation>
    </message>
    <message>
        <source>⚠ Stopped before the end.</source>
        <translation>⚠ 提前停止。</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>本轮结束。</translation>
    </message>
    <message>
        <source> As read at %1.</source>
        <translation>以 %1 读取时为准。</translation>
    </message>
    <message>
        <source>Locks: %1. Acted on so far: %2 of %3, left out: %4.</source>
        <translation>锁：%1。目前已操作：%3 中的 %2，已略过：%4。</translation>
    </message>
    <message>
        <source> Nodes that did not answer are asked once they do: what they have then is told in Audit.</source>
        <translation>未应答的节点在恢复应答后会再次查询：届时的结果见“审计”。</translation>
    </message>
    <message>
        <source> ⚠ Not as planned any more: %1.</source>
        <translation> ⚠ 已与计划不符：%1。</translation>
    </message>
    <message>
        <source> ⚠ Nodes not reached now: %1.</source>
        <translation> ⚠ 现在无法到达的节点：%1 个。</translation>
    </message>
    <message>
        <source>gone already before it: %1</source>
        <translation>此前已消失：%1</translation>
    </message>
    <message>
        <source>left alone, their TTL was another by then: %1</source>
        <translation>未动，其 TTL 当时已不同：%1</translation>
    </message>
    <message>
        <source>%1 of %2 went as planned</source>
        <translation>%2 把中有 %1 把按计划完成</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>; not begun: %1. Each of these is in the journal. Left out: %2.</source>
        <translation>；未开始：%1。这些都已记入日志。已略过：%2。</translation>
    </message>
    <message>
        <source>gone already from some of their nodes: %1</source>
        <translation>在部分节点上已消失：%1</translation>
    </message>
    <message>
        <source>; of the others something was done on some nodes: %1</source>
        <translation>；其余中在部分节点上已执行的：%1 把</translation>
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
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>⚠ may still be held. </source>
        <translation>⚠ 可能仍被持有。</translation>
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
        <source>⚠ gone since this was planned</source>
        <translation>⚠ 计划之后已消失</translation>
    </message>
    <message>
        <source>⚠ %1 has taken it since: nothing will be done</source>
        <translation>⚠ 此后 %1 已获取它：不会执行任何操作</translation>
    </message>
    <message>
        <source>⚠ nothing will be done where %1 has taken it since</source>
        <translation>⚠ 此后 %1 已在部分节点上获取它：那些节点上不会执行任何操作</translation>
    </message>
    <message>
        <source>⚠ %1 of its nodes cannot be read any more: there it may come to nothing</source>
        <translation>⚠ 其中 %1 个节点已无法读取：在那里可能不会有任何结果</translation>
    </message>
    <message>
        <source>⚠ nothing will be done on %1 of its nodes: gone from there since</source>
        <translation>⚠ 此后已从其中 %1 个节点上消失：在那里不会执行任何操作</translation>
    </message>
    <message>
        <source>⚠ nodes are back that have it, and are left out: %1</source>
        <translation>⚠ 有它的节点已恢复，但不在计划内：%1 个</translation>
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
        <source>⚠ others share it since, and stay: %1</source>
        <translation>⚠ 之后有其他持有者共享它，且会留下：%1</translation>
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
        <source>It is your own: release it yourself.</source>
        <translation>这是您自己的锁：请自行释放。</translation>
    </message>
    <message>
        <source>The one before did not go as planned.</source>
        <translation>前一个未按计划进行。</translation>
    </message>
    <message>
        <source>You stopped before it.</source>
        <translation>您在它之前停止了。</translation>
    </message>
    <message>
        <source>You left it out.</source>
        <translation>您略过了它。</translation>
    </message>
    <message>
        <source>⚠ nothing will be done on %1 of its nodes: its TTL is another there since</source>
        <translation>⚠ 此后其中 %1 个节点上的 TTL 已不同：在那里不会做任何操作</translation>
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
        <source>✔ %1 is released: every node has answered by now.</source>
        <translation>✔ %1 已释放：现在所有节点均已答复。</translation>
    </message>
    <message>
        <source>? Whether %1 is given back is not known, no node has answered: it may be held until its TTL ends, at %2 at the latest. Nodes that come back are asked again.</source>
        <translation>? 不知道 %1 是否已归还，没有节点答复：它可能被持有至 TTL 结束，最迟 %2。节点恢复后会再次询问。</translation>
    </message>
    <message>
        <source>✖ %1 was lost before it was released: %2 of %3 nodes had it for this window no more.</source>
        <translation>✖ %1 在释放之前就已丢失：%3 个节点中的 %2 个上它已不属于本窗口。</translation>
    </message>
    <message>
        <source> Where no answer came, its TTL ends at %1 at the latest.</source>
        <translation> 未答复之处，其 TTL 最迟于 %1 结束。</translation>
    </message>
    <message>
        <source>○ %1 is gone from %2 of %3 nodes; where that is not known, its TTL has ended.</source>
        <translation>○ %1 已从 %3 个节点中的 %2 个上消失；其余未知之处 TTL 已到。</translation>
    </message>
    <message>
        <source>? %1 is gone from %2 of %3 nodes. On the others that is not known: it may be held until its TTL ends there, at %4 at the latest. Nodes that come back are asked again.</source>
        <translation>? %1 已从 %3 个节点中的 %2 个上消失。其余节点未知：它可能被持有至那里的 TTL 结束，最迟 %4。节点恢复后会再次询问。</translation>
    </message>
    <message>
        <source>✔ %1 is released, gone from %2 of %3 nodes. On the others that is not known: there its TTL ends at %4 at the latest.</source>
        <translation>✔ %1 已释放，已从 %3 个节点中的 %2 个上消失。其余节点未知：那里的 TTL 最迟于 %4 结束。</translation>
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
        <source>Held by somebody (%1).</source>
        <translation>有人持有（%1）。</translation>
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
        <source>Plan of %1: %2 on %3 of %4 nodes, where this value is still set. ⚠ It names nobody: whoever has the lock then loses it.</source>
        <translation>%1 的计划：%2；作用于 %4 个节点中的 %3 个，仅限仍为此值之处。⚠ 此值不指明任何人：届时谁持有这把锁，谁就会失去它。</translation>
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
        <source>Nothing to do: the owner of this plan has it nowhere</source>
        <translation>无事可做：此计划的持有者在任何节点上都没有它</translation>
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
</context>
<context>
    <name>Lockscope::ReplayBar</name>
    <message>
        <source>▶ Play</source>
        <translation>▶ 播放</translation>
    </message>
    <message>
        <source>Play the recording, or let it stand (Ctrl+Space)</source>
        <translation>播放录制，或让它停住 (Ctrl+Space)</translation>
    </message>
    <message>
        <source>Moment of the recording that is shown</source>
        <translation>录制中当前显示的时刻</translation>
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
        <source> Not known on %1: no answer, the command may have run.</source>
        <translation> 在 %1 上未知：没有应答，命令可能已执行。</translation>
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
        <source> Not read for the plan, may still have it: %1.</source>
        <translation> 制定计划时未读到，可能仍有它：%1。</translation>
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
        <source> So it is still held.</source>
        <translation> 所以它仍被持有。</translation>
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
        <source> Not known on %1: no answer.</source>
        <translation> 在 %1 上未知：没有应答。</translation>
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
        <source> Its owner %1 is alive and took it again.</source>
        <translation> 其持有者 %1 仍存活，并重新获取了它。</translation>
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
        <source>This is a recording: there is nobody to listen to</source>
        <translation>这是录制内容：没有可监听的对象</translation>
    </message>
    <message>
        <source>Nothing is read: what became of an attempt could not be told</source>
        <translation>目前不在读取：无法得知尝试的结果</translation>
    </message>
    <message>
        <source>Who tries to take which lock, for some seconds (%1)</source>
        <translation>几秒钟内谁在尝试获取哪把锁 (%1)</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleDialog</name>
    <message>
        <source>&amp;All that are known</source>
        <translation>所有已知的锁(&amp;A)</translation>
    </message>
    <message>
        <source>This is &amp;production, and MONITOR slows its nodes down: listen all the same</source>
        <translation>这是生产环境，MONITOR 会拖慢其节点：仍要监听(&amp;P)</translation>
    </message>
    <message>
        <source>Nodes to listen to</source>
        <translation>要监听的节点</translation>
    </message>
    <message>
        <source>Who contends for which lock</source>
        <translation>谁在争用哪把锁</translation>
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
        <source>MONITOR: for this time each of these nodes sends here a copy of every command that any client sends it, which slows it down, the more the busier it is. Nothing is changed, and no value is kept. A node that says more than %1 commands or %2 MiB is left early.</source>
        <translation>MONITOR：在这段时间内，这些节点会把任何客户端发来的每条命令都抄送一份到这里，这会拖慢节点，越忙越慢。不改动任何内容，也不保留任何值。超过 %1 条命令或 %2 MiB 的节点会提前结束。</translation>
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
    <message>
        <source>This is production: confirm that its nodes may be slowed down.</source>
        <translation>这是生产环境：请确认可以拖慢其节点。</translation>
    </message>
    <message>
        <source>Nothing is listened to yet.</source>
        <translation>尚未监听。</translation>
    </message>
    <message numerus="yes">
        <source>Listening to %n nodes…</source>
        <translation>
            <numerusform>正在监听 %n 个节点…</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: nothing is told of what was heard until then.</source>
        <translation>已停止：此前听到的内容不予显示。</translation>
    </message>
    <message>
        <source>✖ %1</source>
        <translation>✖ %1</translation>
    </message>
    <message>
        <source>Nobody tried to take a lock; locks listened for: %1.</source>
        <translation>无人尝试获取锁；监听的锁：%1。</translation>
    </message>
    <message>
        <source>Nodes that told: %1 of %2.</source>
        <translation>有应答的节点：%1/%2。</translation>
    </message>
    <message>
        <source>⚠ Not all was heard: see the nodes above.</source>
        <translation>⚠ 未能听到全部：请看上方的节点。</translation>
    </message>
    <message>
        <source> (%1 that tried least are not listed)</source>
        <translation>（尝试最少的 %1 个未列出）</translation>
    </message>
    <message>
        <source>Connections that contended for the lock</source>
        <translation>争用该锁的连接</translation>
    </message>
    <message>
        <source>Connections that contended for the lock that is chosen above</source>
        <translation>争用上方所选锁的连接</translation>
    </message>
    <message>
        <source>Connections that contended for %1: %2 (a client may have several)</source>
        <translation>争用 %1 的连接：%2（一个客户端可能有多个）</translation>
    </message>
    <message numerus="yes">
        <source>✔ Clients tried to take, or waited for, %1 of %n locks listened for.</source>
        <translation>
            <numerusform>✔ 在监听的 %n 把锁中，有 %1 把有客户端尝试获取或等待。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was heard to try to take a lock; locks listened for: %1.</source>
        <translation>没有听到有人尝试获取锁；监听的锁：%1。</translation>
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
        <source>Also keys that are no known locks: SET with NX, SETNX, and scripts that take locks.</source>
        <translation>也包括不是已知锁的键：带 NX 的 SET、SETNX，以及获取锁的脚本。</translation>
    </message>
    <message>
        <source>✔ %1</source>
        <translation>✔ %1</translation>
    </message>
    <message>
        <source>Nobody was heard to try to take a lock.</source>
        <translation>没有听到有人尝试获取锁。</translation>
    </message>
    <message>
        <source>Nobody tried to take a lock.</source>
        <translation>没有人尝试获取锁。</translation>
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
        <source>What is to be said of it</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>Lockscope::SecondsBox</name>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>At most %1, which is taken</source>
        <translation>最多 %1，将取此值</translation>
    </message>
    <message>
        <source>In seconds; or with ms, m or h behind the number, as 1m30s</source>
        <translation>单位为秒；也可以在数字后写 ms、m 或 h，如 1m30s</translation>
    </message>
</context>
<context>
    <name>Lockscope::SessionRecorder</name>
    <message>
        <source>● Recording into %1</source>
        <translation>● 正在录制到 %1</translation>
    </message>
    <message>
        <source>✖ Nothing is recorded any more: %1</source>
        <translation>✖ 不再录制：%1</translation>
    </message>
    <message>
        <source>✔ Recorded %1 into %2</source>
        <translation>✔ 已录制 %1 到 %2</translation>
    </message>
    <message>
        <source>✖ The recording could not be closed: %1</source>
        <translation>✖ 录制无法正常关闭：%1</translation>
    </message>
    <message>
        <source>the disk does not keep up, and what happened cannot wait for it any longer. What was written up to then is kept.</source>
        <translation>磁盘跟不上，发生的事件无法再等下去。此前写入的内容会保留。</translation>
    </message>
    <message>
        <source>✖ Nothing is recorded: %1</source>
        <translation>✖ 没有录制：%1</translation>
    </message>
</context>
<context>
    <name>Lockscope::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>作用</translation>
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
        <source>Pause, in the table of locks</source>
        <translation>暂停（锁表中）</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In the filter: to the view below. In ranking and alerts: to the lock</source>
        <translation>在筛选中：转到下方视图。在排行和告警中：转到锁</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>当前不可用</translation>
    </message>
    <message>
        <source>Copy the selected rows, or the current one, in every table; in the timeline&apos;s picture the selected hold</source>
        <translation>在所有表格中复制所选行或当前行；在时间线图中复制所选的一次持有</translation>
    </message>
    <message>
        <source>not now: its view is not shown</source>
        <translation>现在不可用：其视图未显示</translation>
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
        <source>the same owner on several nodes</source>
        <translation>多个节点上持有者相同</translation>
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
</context>
<context>
    <name>Lockscope::StatusBar</name>
    <message>
        <source>Press ? for shortcuts</source>
        <translation>按 ? 查看快捷键</translation>
    </message>
    <message>
        <source>What watching costs all nodes together</source>
        <translation>监视给所有节点带来的总开销</translation>
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
        <source>Locks in a state of warning or alarm</source>
        <translation>处于警告或告警状态的锁</translation>
    </message>
    <message>
        <source>Locks that others wait for, where that is known</source>
        <translation>有别人等待的锁（仅限能得知时）</translation>
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
        <source>A picture of who held which lock when. The same as a table: Ctrl+Shift+T.</source>
        <translation>谁在何时持有哪把锁的图。同样内容的表格：Ctrl+Shift+T。</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelinePainter</name>
    <message>
        <source>not known: the node was down</source>
        <translation>未知：节点宕机</translation>
    </message>
    <message>
        <source>not known: too few nodes could be read</source>
        <translation>未知：可读的节点太少</translation>
    </message>
    <message>
        <source>not known: nothing was read</source>
        <translation>未知：没有读取</translation>
    </message>
    <message>
        <source>not known: reading is paused</source>
        <translation>未知：读取已暂停</translation>
    </message>
    <message>
        <source>not known: not kept any more</source>
        <translation>未知：已不再保留</translation>
    </message>
    <message>
        <source>not known: not watched yet</source>
        <translation>未知：尚未开始监视</translation>
    </message>
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
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>~ %1 wait</source>
        <comment>about so many</comment>
        <translation>~ %1 等待锁</translation>
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
        <source>Ended how</source>
        <translation>如何结束</translation>
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
        <source>not known</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineView</name>
    <message>
        <source>Waiting for what happened so far…</source>
        <translation>正在等待至今发生的事件…</translation>
    </message>
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
        <source>The same as a table (Ctrl+Shift+T)</source>
        <translation>同样内容的表格 (Ctrl+Shift+T)</translation>
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
        <source>Culprit and victim</source>
        <translation>占用方与受阻方</translation>
    </message>
    <message>
        <source>Who held it</source>
        <translation>谁曾持有</translation>
    </message>
    <message>
        <source>Who came next</source>
        <translation>谁随后得到</translation>
    </message>
    <message>
        <source>Who waits</source>
        <translation>谁在等待</translation>
    </message>
    <message>
        <source>How known</source>
        <translation>如何得知</translation>
    </message>
    <message>
        <source>No lock was seen since %1.

As soon as somebody takes one, it appears here with who holds it and for how long. To look at the past, open a recording.</source>
        <translation>自 %1 以来没有见到锁。

一有人获取锁，就会显示在这里：谁持有、持有多久。要看过去，请打开录制。</translation>
    </message>
    <message>
        <source>Click on something to see who held the lock, who came next and who waits; or walk with ] and [ from one contention to the next.</source>
        <translation>点击任意处，查看谁曾持有锁、谁随后得到、谁在等待；或用 ] 和 [ 在各次争用之间移动。</translation>
    </message>
    <message>
        <source>● Live</source>
        <translation>● 实时</translation>
    </message>
    <message>
        <source>❚❚ Standing still</source>
        <translation>❚❚ 静止</translation>
    </message>
    <message>
        <source>%1 in view</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>New events come in on the right; End goes there.</source>
        <translation>新事件从右侧进入；End 键可到那里。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier holds are not listed: the filter makes the list shorter.</source>
        <translation>
            <numerusform>还有 %Ln 条更早的持有未列出：使用筛选可缩短列表。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier holds are not in it: the filter makes the list shorter.</source>
        <translation>
            <numerusform>其中不含 %Ln 条更早的持有：使用筛选可缩短列表。</numerusform>
        </translation>
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
        <source>● With the replay</source>
        <translation>● 跟随回放</translation>
    </message>
    <message>
        <source>Nobody was seen to hold these locks.</source>
        <translation>没有人被看到持有这些锁。</translation>
    </message>
    <message>
        <source>To the contention before: hand-over (where it is told who waits, one that was waited for), overlap, expiry in use, wait ([)</source>
        <translation>到上一次争用：交接（能得知谁在等待时，仅限有人等待的交接）、重叠、使用中过期、等待 ([)</translation>
    </message>
    <message>
        <source>To the next contention: hand-over (where it is told who waits, one that was waited for), overlap, expiry in use, wait (])</source>
        <translation>到下一次争用：交接（能得知谁在等待时，仅限有人等待的交接）、重叠、使用中过期、等待 (])</translation>
    </message>
    <message>
        <source>Hand-overs that nobody was seen to wait for are passed over.</source>
        <translation>未见有人等待的交接会被跳过。</translation>
    </message>
    <message numerus="yes">
        <source>The filter leaves out all locks here: %n, with those that have ended. Change or clear the filter to see them.</source>
        <translation>
            <numerusform>筛选排除了这里的所有锁：共 %n 个，包括已结束的。更改或清除筛选即可查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>No contention of this lock was known after %1.</source>
        <translation>%1 之后没有已知的此锁的争用。</translation>
    </message>
    <message>
        <source>No contention of this lock was known before %1.</source>
        <translation>%1 之前没有已知的此锁的争用。</translation>
    </message>
    <message>
        <source>No contention was known after %1.</source>
        <translation>%1 之后没有已知的争用。</translation>
    </message>
    <message>
        <source>No contention was known before %1.</source>
        <translation>%1 之前没有已知的争用。</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineWording</name>
    <message>
        <source>holds on</source>
        <translation>仍在持有</translation>
    </message>
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
        <source>released by hand</source>
        <translation>被人工释放</translation>
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
        <source>overlap: two may have relied on it</source>
        <translation>重叠：可能有两个持有者同时依赖它</translation>
    </message>
    <message numerus="yes">
        <source>up to %n waited</source>
        <translation>
            <numerusform>最多 %n 个等待</numerusform>
        </translation>
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
        <source>Nobody was seen to hold the lock on the other nodes. What this one had is not known.</source>
        <translation>在其他节点上没有见到有人持有该锁。这个节点上有什么不得而知。</translation>
    </message>
    <message>
        <source>%1: not known</source>
        <translation>%1：未知</translation>
    </message>
    <message>
        <source>Nothing was read here. Who held the lock is not known: it need not have been free.</source>
        <translation>这段时间没有读取。谁持有锁不得而知：未必空闲。</translation>
    </message>
    <message>
        <source>%1: not known from %2 to %3</source>
        <translation>%1：%2 至 %3 未知</translation>
    </message>
    <message>
        <source>%1: not known before %2</source>
        <translation>%1：%2 之前未知</translation>
    </message>
    <message>
        <source>What happened earlier is not kept any more. It need not have been free.</source>
        <translation>更早发生的事已不再保留。未必空闲。</translation>
    </message>
    <message>
        <source>Nobody watched before. It need not have been free.</source>
        <translation>此前没有监视。未必空闲。</translation>
    </message>
    <message>
        <source>%1: in the future</source>
        <translation>%1：在未来</translation>
    </message>
    <message>
        <source>%1: nobody was seen to hold it at %2</source>
        <translation>%1：%2 时未见有人持有</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>某人</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n were seen to wait meanwhile.</source>
        <translation>
            <numerusform>其间最多见到 %n 个等待者。</numerusform>
        </translation>
    </message>
    <message>
        <source>Who waits is not known: it leaves no trace here, or nobody asked.</source>
        <translation>谁在等待不得而知：这里不留痕迹，或没有查询。</translation>
    </message>
    <message>
        <source>Nobody was seen to wait meanwhile.</source>
        <translation>其间未见有人等待。</translation>
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
        <source>✕ It expired: its owner may have believed that it still held the lock.</source>
        <translation>✕ 它已过期：其持有者可能以为自己仍持有该锁。</translation>
    </message>
    <message>
        <source>Another owner stood there before it was due: given back and taken at once, or overwritten.</source>
        <translation>在到期之前，那里已是另一个持有者：归还后立即被获取，或被覆盖。</translation>
    </message>
    <message>
        <source>It was released by hand from here.</source>
        <translation>它在这里被人工释放。</translation>
    </message>
    <message>
        <source>✕ It was lost: nodes restarted or failed over and came back without it. Its owner may have believed that it held the lock.</source>
        <translation>✕ 它已丢失：节点重启或故障转移，恢复后没有它。其持有者可能以为自己仍持有该锁。</translation>
    </message>
    <message>
        <source>How it ended is not known.</source>
        <translation>它如何结束不得而知。</translation>
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
        <source>The acquisition was seen.</source>
        <translation>获取的时刻已观察到。</translation>
    </message>
    <message>
        <source>The acquisition was not seen: it was held already.</source>
        <translation>获取的时刻没有观察到：当时已被持有。</translation>
    </message>
    <message>
        <source>Its end was seen.</source>
        <translation>结束的时刻已观察到。</translation>
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
    <message>
        <source>Nobody else was seen to hold it meanwhile.</source>
        <translation>其间未见别人持有它。</translation>
    </message>
    <message>
        <source>Nobody was seen to hold it after.</source>
        <translation>之后未见有人持有。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n short holds</source>
        <translation>
            <numerusform>%1：%n 次短暂持有</numerusform>
        </translation>
    </message>
    <message>
        <source>They lie between %1 and %2, too close to be drawn one by one. Zoom in to see each.</source>
        <translation>它们在 %1 和 %2 之间，太密而无法逐一绘制。放大可看到每一次。</translation>
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
        <source>%1 came next, %2 after.</source>
        <translation>%1 随后得到，间隔 %2。</translation>
    </message>
    <message>
        <source>Both were seen.</source>
        <translation>两者都已观察到。</translation>
    </message>
    <message>
        <source>The new owner was found holding it.</source>
        <translation>发现时新持有者已在持有。</translation>
    </message>
    <message>
        <source>‼ %1: overlap at %2, exclusion is broken</source>
        <translation>‼ %1：%2 重叠，互斥已被破坏</translation>
    </message>
    <message>
        <source>%1 did not give it back, and may rely on it without end: its lease never expires.</source>
        <translation>%1 没有归还，可能会无限期依赖它：其租约永不过期。</translation>
    </message>
    <message>
        <source>%1 did not give it back, and may rely on it until %2, for another %3.</source>
        <translation>%1 没有归还，可能会依赖它直到 %2，还有 %3。</translation>
    </message>
    <message>
        <source>%1 holds it as well, since %2.</source>
        <translation>%1 自 %2 起也持有它。</translation>
    </message>
    <message>
        <source>Nodes came back without the first one&apos;s lock before its lease was over. Whether it still acted on it cannot be seen from here.</source>
        <translation>节点恢复后，在第一方的租约结束之前就没有了它的锁。它是否仍据此行事，从这里看不到。</translation>
    </message>
    <message>
        <source>✖ %1: split at %2</source>
        <translation>✖ %1：%2 分裂</translation>
    </message>
    <message>
        <source>Nobody held it; contenders try again after a while.</source>
        <translation>无人持有；竞争者稍后会重试。</translation>
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
        <source>That is %1 later than this owner usually does.</source>
        <translation>比此持有者平时晚 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n wait, since %2</source>
        <translation>
            <numerusform>%1：自 %2 起最多 %n 个等待</numerusform>
        </translation>
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
        <source>Too few nodes could be read to tell who holds it. It need not be free.</source>
        <translation>可读的节点太少，无法判断谁持有。未必空闲。</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>it is not known how long</source>
        <translation>时长未知</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>Where changes are not told, holds between two readings are not seen.</source>
        <translation>没有变化通知时，两次读取之间的持有看不到。</translation>
    </message>
    <message>
        <source>Another owner may have relied on it at the same time.</source>
        <translation>同一时间可能还有另一个持有者依赖它。</translation>
    </message>
    <message>
        <source>It was seen last at %1, and found gone at %2: it ended in between.</source>
        <translation>最后一次见到是在 %1，%2 发现已不在：在这之间结束。</translation>
    </message>
    <message>
        <source>They were seen to wait for %1.</source>
        <translation>看到它们等待了 %1。</translation>
    </message>
    <message>
        <source>Counted at each reading from what waiting leaves in Redis, while the lock&apos;s key is there.</source>
        <translation>在锁的键存在期间，每次读取时根据等待在 Redis 中留下的痕迹计数。</translation>
    </message>
    <message>
        <source>‼ Another owner took it on other nodes, while this one&apos;s key stood on a node of its own.</source>
        <translation>‼ 另一个持有者在其他节点上获取了它，而这一个的键仍在自己的节点上。</translation>
    </message>
    <message>
        <source>The first one&apos;s key stands on one node, the second one took the lock on others: they lock by different ways, or the key is left of an attempt that failed. Whether the first one still acted on it cannot be seen from here.</source>
        <translation>第一个的键在一个节点上，第二个在其他节点上获取了锁：它们的加锁方式不同，或者这个键是失败的尝试留下的。第一个是否仍据此行事，从这里看不到。</translation>
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
        <source>Keys of one owner stood on too few nodes: left of an attempt, or of a lock that others lost.</source>
        <translation>一个持有者的键只在过少的节点上：是一次尝试的残留，或是其他节点丢失了的锁。</translation>
    </message>
    <message>
        <source>Nobody held it, and it was not free on those nodes.</source>
        <translation>无人持有，但在这些节点上也不空闲。</translation>
    </message>
    <message>
        <source>It stands on one node: who asks the others may have taken it there.</source>
        <translation>它只在一个节点上：向其他节点请求的可能已在那里获取。</translation>
    </message>
    <message>
        <source>Whether it goes on cannot be told: too few nodes can be read.</source>
        <translation>无法得知它是否仍在持有：可读取的节点太少。</translation>
    </message>
    <message>
        <source>%1: not known whether it goes on</source>
        <translation>%1：是否仍在持有未知</translation>
    </message>
    <message>
        <source>Who holds it now is not known.</source>
        <translation>现在由谁持有未知。</translation>
    </message>
    <message>
        <source>From %1 to %2 too few nodes could be read: it may have ended then, and been taken anew by the same owner.</source>
        <translation>从 %1 到 %2 可读的节点太少：它可能在此期间结束，并被同一持有者重新获取。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between nodes</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Nobody was seen to hold the lock on the nodes that could be read. What the others had is not known.</source>
        <translation>在可读的节点上没有观察到有人持有此锁。其余节点上有什么不得而知。</translation>
    </message>
    <message>
        <source>Whether it goes on cannot be told: nothing is read.</source>
        <translation>无法判断是否仍在持有：没有在读取。</translation>
    </message>
    <message>
        <source>From %1 to %2 nothing was read: it may have ended then, and been taken anew by the same owner.</source>
        <translation>从 %1 到 %2 没有读取任何内容：它可能在那时结束，又被同一持有者重新获取。</translation>
    </message>
    <message>
        <source>hold-off over</source>
        <translation>拦截结束</translation>
    </message>
    <message>
        <source>It was taken from here, and given back.</source>
        <translation>它由此处获取，并已归还。</translation>
    </message>
    <message>
        <source>Nobody held it: it was kept from everybody for a while, which has ended by itself.</source>
        <translation>无人持有：它曾在一段时间内拦截所有人，现已自行结束。</translation>
    </message>
    <message>
        <source>%1: over by now</source>
        <translation>%1：现已结束</translation>
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
        <source>Another owner has it by now. When it came, and how this hold ended, is told in a moment.</source>
        <translation>现在已由另一持有者持有。它何时到来、这次持有如何结束，稍后即告知。</translation>
    </message>
    <message>
        <source>Another owner has it by now.</source>
        <translation>现在已由另一持有者持有。</translation>
    </message>
    <message>
        <source>The end may have been up to %1 later.</source>
        <translation>结束实际最多可能晚 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Some were seen to wait meanwhile: up to %n since %1.</source>
        <translation>
            <numerusform>其间见到有等待者：自 %1 起最多 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is counted from the first of them to the last; who came and went is not kept here.</source>
        <translation>从其中第一个算到最后一个；谁来谁走不在此记录。</translation>
    </message>
    <message>
        <source>Its value says that it ends in %1; then anybody may take it.</source>
        <translation>其值表明它在 %1 后结束；之后任何人都可以获取它。</translation>
    </message>
    <message>
        <source>By its value it has ended: anybody may take it.</source>
        <translation>按其值它已结束：任何人都可以获取它。</translation>
    </message>
    <message>
        <source>Several owners each had some of the nodes, and none had enough.</source>
        <translation>几个持有者各占部分节点，谁都没有达到所需票数。</translation>
    </message>
    <message>
        <source>Its key was gone before it was due, or no lock any more: given back, or taken away. By whom, its nodes do not tell.</source>
        <translation>其键在到期前已消失，或不再是锁：被归还，或被夺走。是谁所为，节点不会告知。</translation>
    </message>
    <message>
        <source>It was seen last at %1, and known to be lost at %2. Whether its key stood on in between was not seen.</source>
        <translation>最后一次见到是在 %1，%2 得知已丢失。这之间其键是否仍在，没有人看到。</translation>
    </message>
    <message>
        <source>%1 held it as well, from %2 on: both may have relied on it for %3, until %4.</source>
        <translation>%1 从 %2 起也持有它：两者可能在 %3 内都依赖它，直到 %4。</translation>
    </message>
    <message>
        <source>✕ It was taken from here, and lost: it was not renewed in time, its key was deleted or overwritten, or nodes came back without it.</source>
        <translation>✕ 它曾由此处获取，后来丢失：未及时续期，或者它的键被删除或覆盖，或者节点恢复时已没有它。</translation>
    </message>
    <message>
        <source>%1 had lost it, and gave back what it had left at %2: until then it may have relied on it.</source>
        <translation>%1 已失去它，并于 %2 归还了剩余部分：在此之前它可能仍依赖该锁。</translation>
    </message>
    <message>
        <source>‼ Another owner took it over before the end that its value states: given back the moment before, or over by that one&apos;s clock.</source>
        <translation>‼ 另一持有者在其值所述的结束时间之前接管了它：要么刚刚被归还，要么按那一方的时钟已经结束。</translation>
    </message>
    <message>
        <source>‼ %1: overlap at %2, exclusion may be broken</source>
        <translation>‼ %1：%2 重叠，互斥可能已被破坏</translation>
    </message>
    <message>
        <source>%1 was not seen to give it back, and may rely on it until %2, for another %3.</source>
        <translation>未看到 %1 归还，它可能会依赖它直到 %2，还有 %3。</translation>
    </message>
    <message>
        <source>That is what their values say, by their owners&apos; clocks: if both take it for as long, the second one&apos;s clock is ahead, and by it the first lease was over. If the second one takes it for longer, the first one may have given it back the moment before. Whether the first one still acted on it cannot be seen from here.</source>
        <translation>这是它们的值按各自持有者的时钟所说的：如果两者获取的时长相同，则第二个持有者的时钟偏快，按它的时钟第一个租约已经结束。如果第二个获取的时间更长，则第一个可能刚刚归还了它。第一个是否仍据此行事，从这里无法看到。</translation>
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
        <source>Take back the last change of filter, order, namespace or view; what was done to locks is not taken back</source>
        <translation>撤销对筛选、顺序、命名空间或视图的上一次更改；对锁的操作不会撤销</translation>
    </message>
    <message>
        <source>Do again what was taken back of filter, order, namespace or view</source>
        <translation>重做已撤销的筛选、顺序、命名空间或视图更改</translation>
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
        <source>somebody (%1)</source>
        <translation>某人（%1）</translation>
    </message>
    <message>
        <source>%1 @ %2, pid %3</source>
        <translation>%1 @ %2，pid %3</translation>
    </message>
    <message>
        <source>%1, pid %2</source>
        <translation>%1，pid %2</translation>
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
        <source>∞ never ends</source>
        <translation>∞ 永不结束</translation>
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
        <source>The first holder says: %1</source>
        <translation>第一个持有者自述：%1</translation>
    </message>
    <message>
        <source>The owner says: %1</source>
        <translation>持有者自述：%1</translation>
    </message>
    <message>
        <source>Its value says that it ends in %1, by its holder&apos;s clock; then anybody may take it.</source>
        <translation>按其值，以持有者的时钟计，将在 %1 后结束；届时任何人都可获取。</translation>
    </message>
    <message>
        <source>Its value says that it ended %1 ago, by its holder&apos;s clock: whoever comes next may take it.</source>
        <translation>按其值，以持有者的时钟计，已于 %1前结束：下一个来者即可获取。</translation>
    </message>
    <message>
        <source>A release of this library compares nothing: a late holder may delete its successor&apos;s lock.</source>
        <translation>此库释放时不作比较：迟到的持有者可能删掉后继者的锁。</translation>
    </message>
    <message>
        <source>A renewal of this library compares nothing: a late holder may overwrite its successor.</source>
        <translation>此库续期时不作比较：迟到的持有者可能覆盖后继者。</translation>
    </message>
    <message>
        <source>A renewal of this library sets a key again that is gone.</source>
        <translation>此库续期时会重新设置已消失的键。</translation>
    </message>
    <message>
        <source>The value names no owner: one holder cannot be told from the next, and a release compares nothing.</source>
        <translation>值中没有持有者：前后持有者无法区分，释放时也不作比较。</translation>
    </message>
    <message>
        <source>The owner is a process: all its locks carry this value.</source>
        <translation>持有者是一个进程：它的所有锁都是这个值。</translation>
    </message>
    <message>
        <source>The key may stay on purpose when the work is done.</source>
        <translation>工作完成后，键可能有意保留。</translation>
    </message>
    <message>
        <source>The key&apos;s TTL is no holder&apos;s lease: leases stand in the value, or holders prolong it for each other.</source>
        <translation>键的 TTL 不是某个持有者的租约：租约写在值里，或由持有者们互相延长。</translation>
    </message>
    <message>
        <source>It guards a job of a queue: without it the job is run again, perhaps beside its old worker.</source>
        <translation>它保护队列中的一个任务：没有它任务会再次执行，可能与原来的工作者同时进行。</translation>
    </message>
    <message>
        <source>A living holder loops without a pause once the key is gone.</source>
        <translation>键一旦消失，活着的持有者会不停空转。</translation>
    </message>
    <message>
        <source>It is a field of a hash: TTL and type are those of the whole hash.</source>
        <translation>它是哈希中的一个字段：TTL 和类型属于整个哈希。</translation>
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
        <source>Waiting: n/a (who waits leaves no trace in Redis)</source>
        <translation>等待者：无从得知（等待在 Redis 中不留痕迹）</translation>
    </message>
    <message>
        <source>Waiting: n/a (not asked)</source>
        <translation>等待者：无从得知（未查询）</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>等待者：%1</translation>
    </message>
    <message>
        <source>Waiting: %1 (connections)</source>
        <translation>等待者：%1（连接）</translation>
    </message>
    <message>
        <source>Waiting: %1 (processes)</source>
        <translation>等待者：%1（进程）</translation>
    </message>
    <message>
        <source>Waiting: %1 (jobs)</source>
        <translation>等待者：%1（任务）</translation>
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
        <source>Safe for %1 unless renewed.</source>
        <translation>若不续期，还可安全持有 %1。</translation>
    </message>
    <message>
        <source>Held by %1 for %2, on node %3 alone. %4</source>
        <translation>由 %1 持有 %2，仅在节点 %3 上。%4</translation>
    </message>
    <message numerus="yes">
        <source>Held by %1 for %2; all %n nodes agree. %3</source>
        <translation>
            <numerusform>由 %1 持有 %2；全部 %n 个节点一致。%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Held by %1 for %2, but only %3 of %4 nodes agree. Further node losses it survives: %n. %5</source>
        <translation>
            <numerusform>由 %1 持有 %2，但 %4 个节点中只有 %3 个一致。还可承受失去的节点数：%n。%5</numerusform>
        </translation>
    </message>
    <message>
        <source>Held by %1 for %2, but its renewal is late: it will be lost unless it is renewed. %3</source>
        <translation>由 %1 持有 %2，但续期已延迟：若不续期就会丢失。%3</translation>
    </message>
    <message>
        <source>Held by %1 for %2 and never ends by itself: if its owner is gone, it is stuck until somebody releases it.</source>
        <translation>由 %1 持有 %2，且永不自行结束：持有者若已消失，它会一直卡住，直到有人释放。</translation>
    </message>
    <message>
        <source>It cannot be told from here whether this is held: nodes that carry it: %1, that do not answer: %2; votes needed: %3.</source>
        <translation>从这里无法判断它是否被持有：有它的节点 %1 个，不应答的节点 %2 个；需要 %3 票。</translation>
    </message>
    <message>
        <source>The node answers. Locks can be taken; there is no spare node.</source>
        <translation>节点应答。可以获取锁；没有备用节点。</translation>
    </message>
    <message>
        <source>Connecting to the node…</source>
        <translation>正在连接节点…</translation>
    </message>
    <message>
        <source>The node cannot be read: no lock can be taken, renewed or seen.</source>
        <translation>节点不可读：无法获取、续期或查看锁。</translation>
    </message>
    <message>
        <source>Connecting: %1 of %2 nodes have answered so far.</source>
        <translation>正在连接：%2 个节点中已有 %1 个应答。</translation>
    </message>
    <message>
        <source>All %1 masters answer. Each has locks of its own: none stands in for another.</source>
        <translation>全部 %1 个主节点都应答。各有各的锁：谁也不能代替谁。</translation>
    </message>
    <message>
        <source>All %1 nodes answer.</source>
        <translation>全部 %1 个节点都应答。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes answer.</source>
        <translation>%2 个节点中有 %1 个应答。</translation>
    </message>
    <message>
        <source>%1 Locks can be taken, but ONE more failure stops all locking.</source>
        <translation>%1可以获取锁，但再有一个节点故障，加锁就全部停止。</translation>
    </message>
    <message numerus="yes">
        <source>%1 Locks can be taken. Further failures that can be survived: %n.</source>
        <translation>
            <numerusform>%1可以获取锁。还可承受的故障数：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys may not be read by this user; they may be locks</source>
        <translation>
            <numerusform>%1：此用户无权读取 %n 个键；其中可能有锁</numerusform>
        </translation>
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
        <source>release it and hold newcomers off for %1</source>
        <translation>释放，并拦截新来者 %1</translation>
    </message>
    <message>
        <source>shorten its TTL to %1</source>
        <translation>将 TTL 缩短到 %1</translation>
    </message>
    <message>
        <source>give it a TTL of %1</source>
        <translation>设置 TTL %1</translation>
    </message>
    <message>
        <source>put it back where it is still free</source>
        <translation>在仍空闲处放回</translation>
    </message>
    <message>
        <source>delete if still held by %1</source>
        <translation>若仍由 %1 持有则删除</translation>
    </message>
    <message>
        <source>if still held by %1: put a hold-off of %2 in its place</source>
        <translation>若仍由 %1 持有：以 %2 的拦截占位代替</translation>
    </message>
    <message>
        <source>if still held by %1 and longer: let it end in %2</source>
        <translation>若仍由 %1 持有且 TTL 更长：让它在 %2 后结束</translation>
    </message>
    <message>
        <source>if still held by %1 without TTL: let it end in %2</source>
        <translation>若仍由 %1 持有且没有 TTL：让它在 %2 后结束</translation>
    </message>
    <message>
        <source>if still free: set it for %1 again, without TTL</source>
        <translation>若仍空闲：重新为 %1 设置，不设 TTL</translation>
    </message>
    <message>
        <source>if still free: set it for %1 again, with what is left of its TTL</source>
        <translation>若仍空闲：重新为 %1 设置，使用剩余的 TTL</translation>
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
        <source>left alone: the value there is no owner that can be compared</source>
        <translation>不触动：该处的值不是可比较的持有者</translation>
    </message>
    <message>
        <source>left alone: nothing was released here</source>
        <translation>不触动：这里没有释放过任何内容</translation>
    </message>
    <message>
        <source>not reached: %1</source>
        <translation>连不上：%1</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>原因不明</translation>
    </message>
    <message numerus="yes">
        <source>%1; waiting clients told: %n</source>
        <translation>
            <numerusform>%1；已通知的等待客户端：%n</numerusform>
        </translation>
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
        <source>✔ put back</source>
        <translation>✔ 已放回</translation>
    </message>
    <message>
        <source>○ left alone: its TTL is %1</source>
        <translation>○ 未触动：其 TTL 为 %1</translation>
    </message>
    <message>
        <source>○ left alone: not needed any more</source>
        <translation>○ 未触动：已不需要</translation>
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
        <source>○ was gone already</source>
        <translation>○ 已经消失</translation>
    </message>
    <message>
        <source>✕ not reached, nothing sent. %1</source>
        <translation>✕ 连不上，什么也没有发送。%1</translation>
    </message>
    <message>
        <source>? unknown: sent, but not answered; it may have happened. %1</source>
        <translation>? 未知：已发送，但没有应答；可能已经生效。%1</translation>
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
        <source>✕ could not be read for the plan, nothing sent</source>
        <translation>✕ 制定计划时无法读取，什么也没有发送</translation>
    </message>
    <message>
        <source>The holder notices the loss within its renewal interval.</source>
        <translation>持有者会在其续期间隔内察觉丢失。</translation>
    </message>
    <message>
        <source>The holder does not notice: it goes on working until it releases.</source>
        <translation>持有者不会察觉：它会继续工作，直到释放。</translation>
    </message>
    <message>
        <source>The holder&apos;s library is not known. Some (RedLock.net, aioredlock) set a deleted key again at their next renewal: watch whether it comes back.</source>
        <translation>持有者所用的库未知。有些库（RedLock.net、aioredlock）会在下次续期时重新设置已删除的键：请留意它是否回来。</translation>
    </message>
    <message>
        <source>How the holder reacts is not known.</source>
        <translation>持有者会如何反应未知。</translation>
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
        <source>○ put back and taken away again: elsewhere it could not be put back</source>
        <translation>○ 放回后又撤去：别处无法放回</translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners share the nodes and none has the %1 votes it needs. Not all of it has a TTL: that blocks its nodes until somebody removes it.</source>
        <translation>
            <numerusform>无人持有：%n 个持有者分占各节点，谁都没有所需的 %1 票。其中有的没有 TTL，在有人移除之前会一直阻塞其节点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners share the nodes and none has the %1 votes it needs. It resolves when they give it back, or their TTLs end.</source>
        <translation>
            <numerusform>无人持有：%n 个持有者分占各节点，谁都没有所需的 %1 票。待其归还或 TTL 结束后解决。</numerusform>
        </translation>
    </message>
    <message>
        <source>The node answers. It restarted or failed over, and may have forgotten locks: a lock that is taken now may have a second owner.</source>
        <translation>节点有应答。它重启或发生过故障转移，可能忘记了锁：现在获取的锁可能会有第二个持有者。</translation>
    </message>
    <message numerus="yes">
        <source>⚠ The same token stands on %n more keys: %1. If it is one lock over several keys, they stay locked; release them, too.</source>
        <translation>
            <numerusform>⚠ 另有 %n 个键带有相同的令牌：%1。如果这是一把跨多个键的锁，它们会继续锁着；请一并释放。</numerusform>
        </translation>
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
        <source>failover</source>
        <comment>why two own a lock</comment>
        <translation>故障转移</translation>
    </message>
    <message>
        <source>restart</source>
        <comment>why two own a lock</comment>
        <translation>重启</translation>
    </message>
    <message>
        <source>‼ Two owners since %1 (%2): %3, whose lease never ends, may rely on it as well.</source>
        <translation>‼ 自 %1 起有两个持有者（%2）：%3 也可能依赖它，其租约永不结束。</translation>
    </message>
    <message>
        <source>‼ Two owners since %1 (%2): %3 may rely on it until %4 as well.</source>
        <translation>‼ 自 %1 起有两个持有者（%2）：%3 在 %4 之前也可能依赖它。</translation>
    </message>
    <message>
        <source>Nobody holds it for sure: %1 of %2 nodes have it. It is left of a failed acquire or release, or of a lock that the others lost; or its owner locks on these nodes only, and asks no others. It has no TTL, and blocks those nodes until somebody removes it.</source>
        <translation>没有人确定持有它：%2 个节点中有 %1 个有它。它是失败的获取或释放、或其他节点丢失的锁留下的；或者其持有者只在这些节点上加锁，不询问其他节点。它没有 TTL，在有人移除之前会一直阻塞这些节点。</translation>
    </message>
    <message>
        <source>Nobody holds it for sure: %1 of %2 nodes have it. It is left of a failed acquire or release, or of a lock that the others lost; or its owner locks on these nodes only, and asks no others. It blocks those nodes until its TTL ends.</source>
        <translation>没有人确定持有它：%2 个节点中有 %1 个有它。它是失败的获取或释放、或其他节点丢失的锁留下的；或者其持有者只在这些节点上加锁，不询问其他节点。它会阻塞这些节点，直到 TTL 结束。</translation>
    </message>
    <message>
        <source>Nodes that restarted and have it no more: %1. That tells of no release: its owner may believe that it holds the lock.</source>
        <translation>重启后不再有它的节点：%1。这并不说明已释放：其持有者可能仍以为持有此锁。</translation>
    </message>
    <message>
        <source>Its owner may have taken several keys together, each with this value: it needs all of them, or loses all.</source>
        <translation>其持有者可能以此值同时获取了多个键：它需要全部的键，缺一即全部失去。</translation>
    </message>
    <message>
        <source>✔ held, one node</source>
        <translation>✔ 持有中，单节点</translation>
    </message>
    <message>
        <source>Waiting: n/a (whose lock this is, and so where it would keep who waits, does not show)</source>
        <translation>等待：无数据（看不出这是哪个库的锁，也就不知道等待者记在哪里）</translation>
    </message>
    <message>
        <source>taken on other nodes</source>
        <comment>why two own a lock</comment>
        <translation>在其他节点上获取</translation>
    </message>
    <message>
        <source>So its library locks: who asks other nodes does not see it.</source>
        <translation>它的库就是这样加锁的：询问其他节点者看不到它。</translation>
    </message>
    <message numerus="yes">
        <source>That is no majority of %n nodes: who asks all of them can take it as well.</source>
        <translation>
            <numerusform>这不是 %n 个节点的多数：询问全部节点者也能获取它。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restarted or failed over: %n.</source>
        <translation>
            <numerusform>重启或故障转移过：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restarted or failed over, may lack locks: %n.</source>
        <translation>
            <numerusform>重启或故障转移过、可能缺少锁：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 A lock taken now may have a second owner; ONE more failure stops renewals.</source>
        <translation>%1 现在获取的锁可能有第二个持有者；再有一个节点故障，续期也会停止。</translation>
    </message>
    <message>
        <source>%1 A lock taken now may have a second owner; those held can be renewed.</source>
        <translation>%1 现在获取的锁可能有第二个持有者；已持有的可以续期。</translation>
    </message>
    <message>
        <source>%1 No lock can be taken or renewed: %2 are needed. Held ones lapse with their TTLs; those without one stay.</source>
        <translation>%1 无法获取或续期任何锁：需要 %2 个。已持有的随 TTL 结束；没有 TTL 的会留下。</translation>
    </message>
    <message>
        <source>%1 of %2 masters can be read. What the others hold cannot be told.</source>
        <translation>%2 个主节点中有 %1 个可读。其余节点持有什么无法得知。</translation>
    </message>
    <message>
        <source>○ nothing left to put back, nothing sent: its TTL has ended meanwhile</source>
        <translation>○ 没有可放回的，未发送：其 TTL 在此期间已到</translation>
    </message>
    <message>
        <source>The node answers. It runs for less time than locks last here: until %1 at least it may lack some that were taken before, and a lock that is taken now may have a second owner.</source>
        <translation>节点有应答。它的运行时间短于这里锁的时长：至少在 %1 之前，它可能缺少此前获取的锁，现在获取的锁可能会有第二个持有者。</translation>
    </message>
    <message numerus="yes">
        <source>Up for less time than locks last here, and may lack some until %1 at least: %n.</source>
        <translation>
            <numerusform>运行时间短于这里锁的时长、至少在 %1 之前可能缺少此前获取的锁的节点：%n 个。</numerusform>
        </translation>
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
        <source>From %1 to %2 ago nobody could see it: it may have been given back then, and taken again by the same owner.</source>
        <translation>从 %1 前到 %2 前没有人能看到它：它可能在那时被归还，又被同一持有者再次获取。</translation>
    </message>
    <message>
        <source>hold-off, set by Lockscope</source>
        <translation>拦截，由 Lockscope 设置</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>未告知</translation>
    </message>
    <message>
        <source>Waiting: n/a (nobody listens for its release; who asks again and again leaves no trace)</source>
        <translation>等待者：无从得知（无人监听其释放；反复询问者不留痕迹）</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>holders that share it</source>
        <translation>共享它的持有者</translation>
    </message>
    <message>
        <source>The node answers. Its memory is full: no lock can be taken; those that are held can still be renewed and released.</source>
        <translation>节点应答。其内存已满：无法获取锁；已持有的仍可续期和释放。</translation>
    </message>
    <message>
        <source>The node answers, and refuses to be read: what is held there is not known, nor whether others can take locks.</source>
        <translation>节点应答，但拒绝读取：那里持有什么、别人能否获取锁，都不得而知。</translation>
    </message>
    <message numerus="yes">
        <source>Memory is full: %n.</source>
        <translation>
            <numerusform>内存已满：%n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 nodes can be read, %3 refuse it.</source>
        <translation>%2 个节点中 %1 个可读，%3 个拒绝读取。</translation>
    </message>
    <message>
        <source>%1 No lock can be taken; those held can be renewed and released.</source>
        <translation>%1 无法获取锁；已持有的可以续期和释放。</translation>
    </message>
    <message>
        <source>%1 Too few to tell what is held: %2 are needed. Others may be able to take locks.</source>
        <translation>%1 太少，无法判断持有情况：需要 %2 个。别人也许能获取锁。</translation>
    </message>
    <message>
        <source>%1 Locks can be taken. After ONE more failure that rests on those that refuse.</source>
        <translation>%1 可以获取锁。再有一个故障，就取决于那些拒绝读取的节点。</translation>
    </message>
    <message>
        <source>⚠ put out who was named; others who share it stay</source>
        <translation>⚠ 已移出所列持有者；共享它的其他持有者仍在</translation>
    </message>
    <message>
        <source>⚠ put out who was named; others who share it stay: %1</source>
        <translation>⚠ 已移出所列持有者；共享它的其他持有者仍在：%1</translation>
    </message>
    <message>
        <source>✖ refused: no longer among those who share it: %1</source>
        <translation>✖ 已拒绝：已不在共享者之中：%1</translation>
    </message>
    <message>
        <source>put out, if all of them still have it: %1</source>
        <translation>若他们都仍持有则移出：%1</translation>
    </message>
    <message>
        <source>left alone: not released here, it stands for %1</source>
        <translation>不触动：这里未释放，仍为 %1 持有</translation>
    </message>
    <message>
        <source>Hold count: %1 to %2, by node</source>
        <translation>重入次数：%1 至 %2，视节点而定</translation>
    </message>
    <message numerus="yes">
        <source>Nodes on which it has no TTL: %n. There it stays when the hold has ended.</source>
        <translation>
            <numerusform>没有 TTL 的节点：%n 个。持有结束后它仍留在那里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners have some of the nodes, and none has the %1 votes it needs. The other nodes are enough: it can be taken.</source>
        <translation>
            <numerusform>无人持有：%n 个持有者占有部分节点，谁都没有所需的 %1 票。其余节点足够：可以获取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each node has another client&apos;s id, with one thread: so one owner writes it, and so would several clients whose threads have the same number.</source>
        <translation>各节点上的客户端 ID 不同而线程相同：一个持有者会这样写，线程号相同的多个客户端也会这样写。</translation>
    </message>
    <message>
        <source>✔ was given a TTL</source>
        <translation>✔ 已设置 TTL</translation>
    </message>
    <message numerus="yes">
        <source>⚠ A token of these owners stands on %n more keys: %1. If it is one lock over several keys, they stay locked; release them, too.</source>
        <translation>
            <numerusform>⚠ 另有 %n 个键带有这些持有者之一的令牌：%1。如果这是一把跨多个键的锁，它们会继续锁着；请一并释放。</numerusform>
        </translation>
    </message>
    <message>
        <source>a clock that may be ahead</source>
        <comment>why two own a lock</comment>
        <translation>可能偏快的时钟</translation>
    </message>
    <message>
        <source>The node answers, and refuses all writes: no lock can be taken, renewed or released.</source>
        <translation>节点有应答，但拒绝一切写入：无法获取、续期或释放任何锁。</translation>
    </message>
    <message>
        <source>The node answers. Its latest snapshot failed: it may refuse all writes, so that no lock can be taken, renewed or released.</source>
        <translation>节点有应答。最近一次快照失败：它可能拒绝一切写入，便无法获取、续期或释放任何锁。</translation>
    </message>
    <message numerus="yes">
        <source>Refuse all writes: %n.</source>
        <translation>
            <numerusform>拒绝一切写入：%n 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Latest snapshot failed, may refuse all writes: %n.</source>
        <translation>
            <numerusform>最近快照失败、可能拒绝一切写入：%n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Whether locks can be taken is not known.</source>
        <translation>%1 能否获取锁尚不可知。</translation>
    </message>
    <message>
        <source>%1 Locks can be taken. After ONE more failure that is not known.</source>
        <translation>%1 可以获取锁。再有一个故障就不可知了。</translation>
    </message>
    <message>
        <source>left alone: the value there is longer than 1 MiB and cannot be compared</source>
        <translation>不触动：该处的值超过 1 MiB，无法比较</translation>
    </message>
    <message>
        <source>left alone: the node carries out no scripts</source>
        <translation>不触动：该节点不执行脚本</translation>
    </message>
    <message>
        <source>Whether clients are blocked on %1 is not known.</source>
        <translation>%1 上是否有客户端被阻塞尚不可知。</translation>
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
        <source>Lockscope does not understand this key: it is %1. Whether it is held, and by whom, cannot be told. If you know its library, name the dialect: --pin GLOB=DIALECT</source>
        <translation>Lockscope 无法识别此键：它是%1。是否被持有、由谁持有均无法判断。如果您知道它的库，请指定方言：--pin GLOB=DIALECT</translation>
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
        <source>Its library says that these holders are gone: %1</source>
        <translation>其库表明这些持有者已不存在：%1</translation>
    </message>
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
        <source>Some libraries (RedLock.net, aioredlock) set a deleted key again at their next renewal: watch whether it comes back.</source>
        <translation>有些库（RedLock.net、aioredlock）会在下次续期时重新设置已删除的键：请留意它是否回来。</translation>
    </message>
    <message>
        <source>✔ Held, 1 node</source>
        <translation>✔ 持有中，1 个节点</translation>
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
</TS>
