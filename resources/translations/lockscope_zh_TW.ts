<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>CommandLine</name>
    <message>
        <source>Cluster of %1</source>
        <translation>%1 的叢集</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n 個節點</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::AcquireDialog</name>
    <message>
        <source>Renew until I release it</source>
        <translation>持續續租，直到我釋放</translation>
    </message>
    <message>
        <source>Acquire a lock</source>
        <translation>取得鎖</translation>
    </message>
    <message>
        <source>for example orders:42</source>
        <translation>例如 orders:42</translation>
    </message>
    <message numerus="yes">
        <source>Nodes: %n.</source>
        <translation>
            <numerusform>節點：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose clients are to be excluded. Lockscope&apos;s own is one string with a token, which the libraries of the Redlock family, redis-py, Spring, Laravel and others see as somebody else&apos;s lock.</source>
        <translation>要與誰的用戶端互斥。Lockscope 自己的鎖是一個帶 token 的字串；Redlock 系列函式庫、redis-py、Spring、Laravel 等會將它視為別人的鎖。</translation>
    </message>
    <message>
        <source>&amp;Acquire</source>
        <translation>取得(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名稱(&amp;N)：</translation>
    </message>
    <message>
        <source>As a lock &amp;of:</source>
        <translation>鎖的方言(&amp;O)：</translation>
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
        <translation>目前狀況不明：%1</translation>
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
        <translation>正在查看目前狀況…</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>正在詢問各節點…</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1：至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>還有 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>◔ Lockscope takes no lock here until %1. Restarted or failed over, may have forgotten locks, and have no vote on new ones: %2.</source>
        <translation>◔ %1 之前 Lockscope 不在此取得任何鎖。重新啟動或發生過容錯移轉、可能忘記了鎖、對新鎖沒有投票權的節點：%2。</translation>
    </message>
    <message>
        <source>◔ Restarted or failed over, may have forgotten locks, and have no vote on new ones: %1.</source>
        <translation>◔ 重新啟動或發生過容錯移轉、可能忘記了鎖、對新鎖沒有投票權的節點：%1。</translation>
    </message>
    <message>
        <source>The others are enough.</source>
        <translation>其餘節點已足夠。</translation>
    </message>
    <message>
        <source>✖ Actions have locked themselves meanwhile (read-only). Press once more to unlock them and acquire.</source>
        <translation>✖ 操作已自動重新鎖定（唯讀）。再按一次即可解鎖並取得。</translation>
    </message>
    <message>
        <source>Unlock and &amp;acquire</source>
        <translation>解鎖並取得(&amp;A)</translation>
    </message>
    <message>
        <source>Asking the nodes for the last time…</source>
        <translation>正在最後一次詢問節點…</translation>
    </message>
    <message>
        <source>⚠ Nodes that run for less time than locks last here: %1. They may lack some that were taken before: a lock that is taken now may have a second owner, until %2 at least.</source>
        <translation>⚠ 運行時間短於這裡鎖的時長的節點：%1。它們可能缺少先前取得的鎖：現在取得的鎖至少在 %2 之前可能會有第二個持有者。</translation>
    </message>
    <message>
        <source>✖ At %1: %2</source>
        <translation>✖ %1：%2</translation>
    </message>
    <message>
        <source>It stands on %1 of %2 nodes for %3 (%4); whether it is held is not known.</source>
        <translation>它在 %2 個節點中的 %1 個上屬於 %3（%4）；是否被持有不明。</translation>
    </message>
    <message>
        <source>It stands on %1 of %2 nodes for %3 (%4): too few to hold it, and in the way there.</source>
        <translation>它在 %2 個節點中的 %1 個上屬於 %3（%4）：太少，不算持有，但在那裡擋路。</translation>
    </message>
    <message>
        <source>It could not be taken so far: waiting, for another %1 at most. Withdraw ends that.</source>
        <translation>目前還未能取得：正在等待，最多再等 %1。撤回即可結束。</translation>
    </message>
    <message>
        <source>No node can be read: whether somebody has it is not known.</source>
        <translation>沒有可讀取的節點：是否有人持有不得而知。</translation>
    </message>
    <message>
        <source>Too few nodes can be read to tell whether it can be taken: %1 of %2.</source>
        <translation>可讀取的節點太少，無法判斷能否取得：%2 個中的 %1 個。</translation>
    </message>
    <message>
        <source>Nobody has it on a node that can be read.</source>
        <translation>在可讀取的節點上沒有人持有它。</translation>
    </message>
    <message>
        <source>⚠ The keys of %1 begin with &quot;%2&quot;: its clients are not excluded by this one.</source>
        <translation>⚠ %1 的鍵以「%2」開頭：此鍵不會排斥它的用戶端。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ActChooser</name>
    <message>
        <source>Release no&amp;w</source>
        <translation>立即釋放(&amp;W)</translation>
    </message>
    <message>
        <source>Sh&amp;orten its TTL to</source>
        <translation>將 TTL 縮短為(&amp;O)</translation>
    </message>
    <message>
        <source>A waiter may take it at once.</source>
        <translation>等待者可能會立刻取得它。</translation>
    </message>
    <message>
        <source>Release and &amp;block new owners for</source>
        <translation>釋放並擋下新來者(&amp;B)</translation>
    </message>
    <message>
        <source>Gives the owner time to finish.</source>
        <translation>給持有者時間完成工作。</translation>
    </message>
    <message>
        <source>A live owner will renew and keep it.</source>
        <translation>活著的持有者會續租並保有它。</translation>
    </message>
    <message>
        <source>Set a &amp;TTL of</source>
        <translation>設定 TTL(&amp;T)</translation>
    </message>
    <message>
        <source>For a lock that never expires.</source>
        <translation>用於永不到期的鎖。</translation>
    </message>
</context>
<context>
    <name>Lockscope::AlertRulesDialog</name>
    <message>
        <source>Alert rules</source>
        <translation>警示規則</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>警示</translation>
    </message>
    <message>
        <source>Told when</source>
        <translation>提示條件</translation>
    </message>
    <message>
        <source>and it is so for</source>
        <translation>並持續</translation>
    </message>
    <message>
        <source>Told again after</source>
        <translation>再次提示間隔</translation>
    </message>
    <message>
        <source>Times in seconds, or with ms, m or h behind the number. What stands already is told by the new rules from the next change on.</source>
        <translation>時間以秒為單位，也可在數字後加 ms、m 或 h。已有的警示自下一次變化起依新規則提示。</translation>
    </message>
    <message>
        <source>It must be so for this long</source>
        <translation>須持續這麼久</translation>
    </message>
    <message>
        <source>Told again after this, while it lasts</source>
        <translation>只要仍然持續，過這麼久再次提示</translation>
    </message>
    <message>
        <source>What was changed is not applied yet.</source>
        <translation>所做的變更尚未套用。</translation>
    </message>
    <message>
        <source>&amp;Back to the rules</source>
        <translation>返回規則(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Drop it</source>
        <translation>捨棄(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Lockscope::AlertWording</name>
    <message>
        <source>node %1</source>
        <translation>節點 %1</translation>
    </message>
    <message>
        <source>the deployment</source>
        <translation>整個部署</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重疊</translation>
    </message>
    <message>
        <source>quorum lost</source>
        <translation>失去多數</translation>
    </message>
    <message>
        <source>no margin</source>
        <translation>無餘裕</translation>
    </message>
    <message>
        <source>never expires</source>
        <translation>永不到期</translation>
    </message>
    <message>
        <source>renewed late</source>
        <translation>續租延遲</translation>
    </message>
    <message>
        <source>held long</source>
        <translation>持有過久</translation>
    </message>
    <message>
        <source>many wait</source>
        <translation>等待者多</translation>
    </message>
    <message>
        <source>often split</source>
        <translation>經常分裂</translation>
    </message>
    <message>
        <source>node restarted</source>
        <translation>節點重啟</translation>
    </message>
    <message>
        <source>node evicts</source>
        <translation>節點會淘汰鍵</translation>
    </message>
    <message>
        <source>clock off</source>
        <translation>時鐘偏差</translation>
    </message>
    <message>
        <source>One more node lost, and no lock can be taken</source>
        <translation>再失去一個節點，就無法取得任何鎖</translation>
    </message>
    <message>
        <source>%1 never expires: if its owner is gone it is stuck for ever</source>
        <translation>%1 永不到期：持有者若已不在，它會永遠卡住</translation>
    </message>
    <message>
        <source>%1 will be lost unless its owner renews it</source>
        <translation>%1 將會遺失，除非持有者續租</translation>
    </message>
    <message>
        <source>Waiting for %1: %2; more than %3 are many</source>
        <translation>等待 %1 的：%2；超過 %3 就算過多</translation>
    </message>
    <message>
        <source>Those who want %1 keep each other from it: splits lately: %2</source>
        <translation>爭搶 %1 的各方互相阻擋，近期分裂次數：%2</translation>
    </message>
    <message>
        <source>%1 may throw locks away when its memory is full</source>
        <translation>%1 記憶體用滿時可能丟棄鎖</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 behind</source>
        <translation>%1 的時鐘慢了 %2</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 ahead</source>
        <translation>%1 的時鐘快了 %2</translation>
    </message>
    <message>
        <source>%1 has been held for %2 or longer; more than %3 is unusual</source>
        <translation>%1 已被持有 %2 或更久；超過 %3 就不尋常</translation>
    </message>
    <message>
        <source>failover</source>
        <translation>容錯移轉</translation>
    </message>
    <message>
        <source>%1 restarted: what it held in memory may be gone</source>
        <translation>%1 重新啟動了：其記憶體中的內容可能已遺失</translation>
    </message>
    <message>
        <source>Another server took the place of %1: it may lack the latest locks</source>
        <translation>另一台伺服器取代了 %1：它可能缺少最新的鎖</translation>
    </message>
    <message>
        <source>own lock lost</source>
        <translation>自己的鎖遺失</translation>
    </message>
    <message>
        <source>Your lock %1 is lost: who relied on it must stop</source>
        <translation>您的鎖 %1 已遺失：依賴它的一方必須停下</translation>
    </message>
    <message>
        <source>node down</source>
        <translation>節點失聯</translation>
    </message>
    <message>
        <source>%1 cannot be read: what is locked there is not seen</source>
        <translation>%1 無法讀取：看不到那裡鎖住了什麼</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once, from %2 on: exclusion may have been broken</source>
        <translation>自 %2 起，兩個持有者可能同時依賴過 %1：互斥可能被破壞</translation>
    </message>
    <message>
        <source>Two owners may rely on %1 now, since %2: exclusion may be broken</source>
        <translation>自 %2 起，現在可能有兩個持有者依賴 %1：互斥可能被破壞</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once, the last time for %2, at %3; times lately: %4</source>
        <translation>兩個持有者可能同時依賴過 %1，最近一次持續 %2，在 %3；近來次數：%4</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once for %2, at %3: exclusion may have been broken</source>
        <translation>兩個持有者可能同時依賴過 %1，持續 %2，在 %3：互斥可能被破壞</translation>
    </message>
    <message>
        <source>; times lately: %1</source>
        <translation>；近來次數：%1</translation>
    </message>
    <message>
        <source>Your lock %1 was lost</source>
        <translation>您的鎖 %1 已遺失</translation>
    </message>
    <message>
        <source>With one more node lost, no lock could have been taken</source>
        <translation>若再失去一個節點，就無法取得鎖了</translation>
    </message>
    <message>
        <source>%1 could not be read: what was locked there was not seen</source>
        <translation>曾無法讀取 %1：當時看不到那裡鎖了什麼</translation>
    </message>
    <message>
        <source>%1 had no expiry</source>
        <translation>%1 曾沒有到期時間</translation>
    </message>
    <message>
        <source>%1 was held for %2 or longer; more than %3 is unusual</source>
        <translation>%1 曾被持有 %2 或更久；超過 %3 屬於異常</translation>
    </message>
    <message>
        <source>At the end so many waited for %1: %2; more than %3 are many</source>
        <translation>結束時等待 %1 的有：%2；超過 %3 即為過多</translation>
    </message>
    <message>
        <source>%1 could have thrown locks away when its memory was full</source>
        <translation>%1 在記憶體滿時曾可能丟棄鎖</translation>
    </message>
    <message>
        <source>The clock of %1 was %2 behind</source>
        <translation>%1 的時鐘曾慢 %2</translation>
    </message>
    <message>
        <source>The clock of %1 was %2 ahead</source>
        <translation>%1 的時鐘曾快 %2</translation>
    </message>
    <message>
        <source>A renewal of %1 was overdue</source>
        <translation>%1 的續期曾經逾期</translation>
    </message>
    <message>
        <source>Those who wanted %1 kept each other from it: splits within a while, at most: %2</source>
        <translation>爭用 %1 者曾互相阻礙：一段時間內的分裂，最多 %2 次</translation>
    </message>
    <message>
        <source>%1 was held for %2 or longer, if that was one hold; more than %3 is unusual</source>
        <translation>%1 曾被持有 %2 或更久（如果那是同一次持有）；超過 %3 屬於異常</translation>
    </message>
    <message>
        <source>%1 has been held for %2 or longer, if it is one hold; more than %3 is unusual</source>
        <translation>%1 已被持有 %2 或更久（如果是同一次持有）；超過 %3 就不尋常</translation>
    </message>
    <message>
        <source>%1. So it stood when its rule was changed: it is not told any more</source>
        <translation>%1。規則變更時情況如此：不再通知</translation>
    </message>
    <message>
        <source>Too few nodes could be read to tell who held what: %1, needed: %2. Unless they only refused to be read, no lock could be taken</source>
        <translation>可讀取的節點太少，無法判斷誰持有什麼：%1，需要：%2。除非只是拒絕讀取，否則無法取得任何鎖</translation>
    </message>
    <message>
        <source>Too few nodes can be read to tell who holds what: %1, needed: %2. Unless they only refuse to be read, no lock can be taken</source>
        <translation>可讀取的節點太少，無法判斷誰持有什麼：%1，需要：%2。除非只是拒絕讀取，否則無法取得任何鎖</translation>
    </message>
    <message>
        <source>From %3 on too few nodes were left to vote on new locks: %1, needed: %2</source>
        <translation>自 %3 起，可為新鎖投票的節點過少：%1，需要：%2</translation>
    </message>
    <message>
        <source>Since %3 too few nodes are left that may vote on new locks: %1, needed: %2</source>
        <translation>自 %3 以來，可為新鎖投票的節點過少：%1，需要：%2</translation>
    </message>
    <message>
        <source>The alert stands for this long</source>
        <translation>警示保留這麼久</translation>
    </message>
    <message>
        <source>or its quarantine</source>
        <translation>或至隔離期結束</translation>
    </message>
    <message>
        <source>two owners rely on one lock; told for</source>
        <translation>兩個持有者依賴同一個鎖；告知時長</translation>
    </message>
    <message>
        <source>It is told for this long, as past once nobody relies on it twice</source>
        <translation>在這段時間內告知；一旦不再有兩方依賴，就作為已過去的告知</translation>
    </message>
    <message>
        <source>no lock can be taken</source>
        <translation>無法取得鎖</translation>
    </message>
    <message>
        <source>one more node lost, and none can</source>
        <translation>再失去一個節點就無法取得</translation>
    </message>
    <message>
        <source>a lock has no end</source>
        <translation>鎖沒有期限</translation>
    </message>
    <message>
        <source>a renewal is overdue</source>
        <translation>續期逾時未到</translation>
    </message>
    <message>
        <source>held for more than</source>
        <translation>持有超過</translation>
    </message>
    <message>
        <source>Held for longer than this</source>
        <translation>持有時間超過此值</translation>
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
        <translation>等待者多於</translation>
    </message>
    <message>
        <source>more splits than</source>
        <translation>分裂次數多於</translation>
    </message>
    <message>
        <source>within</source>
        <translation>在此時間內</translation>
    </message>
    <message>
        <source>Splits are counted over this time</source>
        <translation>統計此時間內的分裂次數</translation>
    </message>
    <message>
        <source>a node cannot be read</source>
        <translation>某個節點無法讀取</translation>
    </message>
    <message>
        <source>a node restarted; stands for</source>
        <translation>節點重新啟動；保留</translation>
    </message>
    <message>
        <source>another server took a node&apos;s place; stands for</source>
        <translation>另一台伺服器取代了節點；保留</translation>
    </message>
    <message>
        <source>a full node may throw locks away</source>
        <translation>記憶體已滿的節點可能丟棄鎖</translation>
    </message>
    <message>
        <source>a clock is off by more than</source>
        <translation>時鐘偏差超過</translation>
    </message>
    <message>
        <source>Off by more than this</source>
        <translation>偏差超過此值</translation>
    </message>
    <message>
        <source>a lock taken here is lost; stands for</source>
        <translation>在此取得的鎖遺失；持續</translation>
    </message>
    <message>
        <source>0: every lock, even if its usual hold time is unknown</source>
        <translation>0：所有的鎖，即使平常的持有時間不明</translation>
    </message>
</context>
<context>
    <name>Lockscope::AlertsView</name>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>警示</translation>
    </message>
    <message>
        <source>About</source>
        <translation>對象</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>開始時間</translation>
    </message>
    <message>
        <source>For</source>
        <translation>持續</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>警示</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>靜音(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Unmute</source>
        <translation>取消靜音(&amp;U)</translation>
    </message>
    <message>
        <source> · muted: %1</source>
        <translation> · 已靜音：%1</translation>
    </message>
    <message>
        <source>all alerts</source>
        <translation>所有警示</translation>
    </message>
    <message>
        <source>%1 about %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Nothing is muted</source>
        <translation>沒有靜音的警示</translation>
    </message>
    <message>
        <source>R&amp;ules…</source>
        <translation>規則(&amp;U)…</translation>
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
        <translation>%1 個沒有命名空間的鎖</translation>
    </message>
    <message>
        <source>%1 locks in %2</source>
        <translation>%2 中的 %1 個鎖</translation>
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
        <translation>這個鎖</translation>
    </message>
    <message>
        <source>This alert about %1, for an &amp;hour</source>
        <translation>關於%1的這種警示，一小時(&amp;H)</translation>
    </message>
    <message>
        <source>This alert about %1, until the &amp;session ends</source>
        <translation>關於%1的這種警示，直到工作階段結束(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;All alerts about %1, until the session ends</source>
        <translation>關於%1的所有警示，直到工作階段結束(&amp;A)</translation>
    </message>
    <message>
        <source>these locks</source>
        <translation>這些鎖</translation>
    </message>
    <message>
        <source>all locks in %1</source>
        <translation>%1 中的所有鎖</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>此節點</translation>
    </message>
    <message>
        <source>the deployment</source>
        <translation>整個部署</translation>
    </message>
    <message>
        <source> · past: %1</source>
        <translation> · 已過去：%1</translation>
    </message>
    <message>
        <source>All alerts of this &amp;kind, until the session ends</source>
        <translation>此類的所有警示，直到工作階段結束(&amp;K)</translation>
    </message>
    <message>
        <source>All alerts of these &amp;kinds, until the session ends</source>
        <translation>這些類的所有警示，直到工作階段結束(&amp;K)</translation>
    </message>
    <message>
        <source>All alerts of the &amp;kind %1, until the session ends</source>
        <translation>%1 類的所有警示，直到工作階段結束(&amp;K)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>each of the %n rows selected</source>
        <translation>
            <numerusform>所選 %n 列中的每一列</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, whatever it is about</source>
        <translation>%1，無論關於什麼</translation>
    </message>
    <message>
        <source>%1 (muted until %2)</source>
        <translation>%1（靜音至 %2）</translation>
    </message>
    <message>
        <source>%1 (muted until the session ends)</source>
        <translation>%1（靜音至工作階段結束）</translation>
    </message>
    <message>
        <source>locks in no namespace</source>
        <translation>沒有命名空間的鎖</translation>
    </message>
    <message>
        <source>locks in %1</source>
        <translation>%1 中的鎖</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細資料(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Clear resolved</source>
        <translation>清除已解除的警示(&amp;C)</translation>
    </message>
    <message>
        <source>No alerts.</source>
        <translation>沒有警示。</translation>
    </message>
    <message>
        <source>Resolved: %1</source>
        <translation>已解除：%1</translation>
    </message>
    <message>
        <source>No alerts up to this moment.</source>
        <translation>到這一刻為止沒有警示。</translation>
    </message>
    <message>
        <source>– Rule changed</source>
        <translation>– 規則已變更</translation>
    </message>
    <message>
        <source>✔ Resolved</source>
        <translation>✔ 已解除</translation>
    </message>
    <message>
        <source>– Muted</source>
        <translation>– 已靜音</translation>
    </message>
    <message>
        <source>⚠ Past</source>
        <translation>⚠ 已過去</translation>
    </message>
    <message>
        <source>? Unknown</source>
        <translation>? 不明</translation>
    </message>
    <message>
        <source>✖ Active at %1</source>
        <translation>✖ %1 時進行中</translation>
    </message>
    <message>
        <source>⚠ Active at %1</source>
        <translation>⚠ %1 時進行中</translation>
    </message>
    <message>
        <source>✖ Active</source>
        <translation>✖ 進行中</translation>
    </message>
    <message>
        <source>⚠ Active</source>
        <translation>⚠ 進行中</translation>
    </message>
    <message>
        <source>%1. Last seen so: too few nodes answer now</source>
        <translation>%1。這是最後所見：目前有回應的節點太少</translation>
    </message>
    <message>
        <source>%1. Active before the recording began</source>
        <translation>%1。錄製開始前就已如此</translation>
    </message>
    <message>
        <source>%1. Active before the lock was first seen</source>
        <translation>%1。首次看到該鎖前就已如此</translation>
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
        <translation>同類警示 %1 則。最近一則：%2</translation>
    </message>
    <message>
        <source>– Not listed</source>
        <translation>– 未列出</translation>
    </message>
    <message>
        <source>Active: %1</source>
        <translation>進行中：%1</translation>
    </message>
    <message>
        <source> · latest %1 resolved are kept</source>
        <translation> · 已解除的保留最近 %1 則</translation>
    </message>
    <message>
        <source> · rows shown: %1 of %2</source>
        <translation> · 顯示的列：%1 / %2</translation>
    </message>
    <message>
        <source> · from the recording</source>
        <translation> · 來自錄製檔</translation>
    </message>
    <message>
        <source>&amp;Show nodes</source>
        <translation>顯示節點(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Show lock</source>
        <translation>前往鎖(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>展開(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Collapse</source>
        <translation>收合(&amp;C)</translation>
    </message>
    <message>
        <source>Select an alert</source>
        <translation>請選取一則警示</translation>
    </message>
    <message>
        <source>Choose when alerts are raised</source>
        <translation>選擇何時發出警示</translation>
    </message>
    <message>
        <source>Recordings use the default rules</source>
        <translation>錄製檔使用預設規則</translation>
    </message>
    <message>
        <source>Since: %1</source>
        <translation>開始時間：%1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>持續：%1</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::AboutDialog</name>
    <message>
        <source>%1: has no part any more</source>
        <translation>%1：不再參與</translation>
    </message>
    <message>
        <source>%1, role %2</source>
        <translation>%1，角色 %2</translation>
    </message>
    <message>
        <source>version not known</source>
        <translation>版本不明</translation>
    </message>
    <message>
        <source>%1: being connected</source>
        <translation>%1：連線中</translation>
    </message>
    <message>
        <source>%1: not connected; it was %2</source>
        <translation>%1：未連線；先前為 %2</translation>
    </message>
    <message>
        <source>%1: not connected, %2</source>
        <translation>%1：未連線，%2</translation>
    </message>
    <message>
        <source>About Lockscope</source>
        <translation>關於 Lockscope</translation>
    </message>
    <message>
        <source>Watch, take and clear the locks that services share through Redis. MIT licence.</source>
        <translation>監看、取得並清理各服務透過 Redis 共用的鎖。MIT 授權。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>複製(&amp;O)</translation>
    </message>
    <message>
        <source>Qt %1, built with %2</source>
        <translation>Qt %1，編譯時為 %2</translation>
    </message>
    <message>
        <source>Servers:</source>
        <translation>伺服器：</translation>
    </message>
    <message>
        <source>Servers of %1:</source>
        <translation>%1 的伺服器：</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::Demo</name>
    <message>
        <source>Demo: five private nodes</source>
        <translation>展示：五個私有節點</translation>
    </message>
    <message>
        <source>&amp;Kill node</source>
        <translation>強制終止節點(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Start node</source>
        <translation>啟動節點(&amp;S)</translation>
    </message>
    <message>
        <source>Kills the server process. Its keys are lost.</source>
        <translation>強制終止伺服器行程。其中的鍵會遺失。</translation>
    </message>
    <message>
        <source>Starts the server again, empty, on its old port.</source>
        <translation>在原連接埠上重新啟動伺服器，空的。</translation>
    </message>
    <message>
        <source>&amp;Thaw node</source>
        <translation>解凍節點(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Freeze node</source>
        <translation>凍結節點(&amp;F)</translation>
    </message>
    <message>
        <source>Lets the server process go on.</source>
        <translation>讓伺服器行程繼續執行。</translation>
    </message>
    <message>
        <source>Stops the process: the server accepts connections but does not answer.</source>
        <translation>暫停行程：伺服器接受連線，但不回應。</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::DesktopNotifications</name>
    <message>
        <source>⚠ Alerts are not told on the desktop: %1</source>
        <translation>⚠ 無法在桌面通知警示：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more alerts</source>
        <translation>
            <numerusform>還有 %n 則警示</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>&amp;Notify on the desktop</source>
        <translation>桌面通知(&amp;N)</translation>
    </message>
    <message>
        <source>Tell alerts on the desktop as well, also while this window is not in sight</source>
        <translation>也在桌面通知警示，即使看不到本視窗</translation>
    </message>
    <message>
        <source>This program was built without D-Bus</source>
        <translation>此程式編譯時未包含 D-Bus</translation>
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
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save as connection…</source>
        <translation>另存為連線(&amp;S)…</translation>
    </message>
    <message>
        <source>Open &amp;recording…</source>
        <translation>開啟錄製檔(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Lockscope</source>
        <translation>關於 Lockscope(&amp;A)</translation>
    </message>
    <message>
        <source>%1 – Lockscope</source>
        <translation>%1 – Lockscope</translation>
    </message>
    <message>
        <source>[PRODUCTION] </source>
        <translation>[正式環境] </translation>
    </message>
    <message>
        <source>The password of this connection is not kept: type it.</source>
        <translation>此連線未儲存密碼：請輸入。</translation>
    </message>
    <message>
        <source> · PRODUCTION</source>
        <translation> · 正式環境</translation>
    </message>
    <message>
        <source>[RECORDING] %1 – Lockscope</source>
        <translation>[錄製檔] %1 – Lockscope</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>開啟錄製檔</translation>
    </message>
    <message>
        <source>O&amp;pen connection</source>
        <translation>開啟連線(&amp;P)</translation>
    </message>
    <message>
        <source>Open in another &amp;window</source>
        <translation>在另一個視窗開啟(&amp;W)</translation>
    </message>
    <message>
        <source>La&amp;b</source>
        <translation>實驗室(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Show the lab</source>
        <translation>顯示實驗室(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;witch between the lab and the locks</source>
        <translation>在實驗室與鎖之間切換(&amp;W)</translation>
    </message>
    <message>
        <source>Start or &amp;repeat</source>
        <translation>開始或重來(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause or go on</source>
        <translation>暫停或繼續(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>單步(&amp;T)</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>停止(&amp;O)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Quit Lockscope?</source>
        <translation>結束 Lockscope？</translation>
    </message>
    <message>
        <source>Close this window?</source>
        <translation>關閉此視窗？</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>關閉(&amp;L)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Leave %1?</source>
        <translation>離開 %1？</translation>
    </message>
    <message>
        <source>what is shown</source>
        <translation>目前顯示的內容</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>離開(&amp;L)</translation>
    </message>
    <message>
        <source>The lab&apos;s nodes take its place. When the lab ends it is opened again; what was seen of it till now is forgotten.</source>
        <translation>實驗室的節點會取而代之。實驗室結束後會重新開啟它；到目前為止看到的內容會被忘記。</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · 未儲存</translation>
    </message>
    <message>
        <source>What would have ended has ended by itself meanwhile.</source>
        <translation>將要結束的已在此期間自行結束。</translation>
    </message>
    <message>
        <source>Data&amp;base</source>
        <translation>資料庫(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n keys)</source>
        <comment>number of a database</comment>
        <translation>
            <numerusform>%1（%n 個鍵）</numerusform>
        </translation>
    </message>
    <message>
        <source>The window shows one database at a time. File → Database opens another one.</source>
        <translation>視窗一次只顯示一個資料庫。用「檔案 → 資料庫」開啟另一個。</translation>
    </message>
    <message>
        <source>Co&amp;nnections…</source>
        <translation>連線(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Close connection</source>
        <translation>關閉連線(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>鎖(&amp;L)</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>實驗室</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>正式環境</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未儲存</translation>
    </message>
    <message>
        <source>Choose an exercise on the right. Its nodes and locks appear here.</source>
        <translation>請在右側選擇一項練習。它的節點和鎖會顯示在這裡。</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>展示(&amp;D)</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>展示</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::ThemeSwitch</name>
    <message>
        <source>T&amp;heme</source>
        <translation>佈景主題(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟隨系統(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
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
        <translation>查看誰持有哪個 Redis 鎖，並釋放卡住的鎖。</translation>
    </message>
    <message>
        <source>Recent connections</source>
        <translation>最近的連線</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>連線(&amp;C)…</translation>
    </message>
    <message>
        <source>Watch the locks on your own Redis servers.</source>
        <translation>監看您自己的 Redis 伺服器上的鎖。</translation>
    </message>
    <message>
        <source>Try the de&amp;mo</source>
        <translation>試用展示(&amp;M)</translation>
    </message>
    <message>
        <source>Starts five private Redis servers, and clients that compete for locks.</source>
        <translation>啟動五台私有 Redis 伺服器，以及爭用鎖的用戶端。</translation>
    </message>
    <message>
        <source>&amp;Open a recording…</source>
        <translation>開啟錄製檔(&amp;O)…</translation>
    </message>
    <message>
        <source>Replay what happened to the locks, at any speed.</source>
        <translation>以任意速度重播鎖發生過的事。</translation>
    </message>
    <message>
        <source>L&amp;ab</source>
        <translation>實驗室(&amp;A)</translation>
    </message>
    <message>
        <source>Learn step by step how locks fail, and what prevents it.</source>
        <translation>一步步了解鎖如何出錯，以及如何防止。</translation>
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
        <translation>✖ %1：遭拒</translation>
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
            <numerusform>%1（%n 個節點）</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>What</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
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
        <translation>稽核日誌</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>The journal cannot be read: %1</source>
        <translation>無法讀取日誌：%1</translation>
    </message>
    <message>
        <source>No entry matches the filter.</source>
        <translation>沒有符合篩選的項目。</translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation>項目：%1</translation>
    </message>
    <message>
        <source>Entries: %1 of %2</source>
        <translation>項目：%1 / %2</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>to be released</source>
        <translation>待釋放</translation>
    </message>
    <message>
        <source>to be released and held off</source>
        <translation>待釋放並擋下</translation>
    </message>
    <message>
        <source>TTL to be shortened</source>
        <translation>待縮短 TTL</translation>
    </message>
    <message>
        <source>ends sooner anyway</source>
        <translation>本來就更早結束</translation>
    </message>
    <message>
        <source>without TTL</source>
        <translation>沒有 TTL</translation>
    </message>
    <message>
        <source>has a TTL</source>
        <translation>已有 TTL</translation>
    </message>
    <message>
        <source>was not released</source>
        <translation>未被釋放</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>那裡什麼也沒有</translation>
    </message>
    <message>
        <source>another owner</source>
        <translation>另一個持有者</translation>
    </message>
    <message>
        <source>owner not comparable</source>
        <translation>持有者無法比對</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已釋放</translation>
    </message>
    <message>
        <source>TTL shortened</source>
        <translation>已縮短 TTL</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>遭拒</translation>
    </message>
    <message>
        <source>outcome unknown</source>
        <translation>結果不明</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>released and held off</source>
        <translation>已釋放並擋下</translation>
    </message>
    <message>
        <source>no scripts on the node</source>
        <translation>節點不支援腳本</translation>
    </message>
    <message>
        <source>value too long to compare</source>
        <translation>值過長，無法比較</translation>
    </message>
    <message numerus="yes">
        <source>%n locks: %1</source>
        <translation>
            <numerusform>%n 個鎖：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Release</source>
        <translation>釋放</translation>
    </message>
    <message>
        <source>TTL shortening</source>
        <translation>縮短 TTL</translation>
    </message>
    <message>
        <source>TTL setting</source>
        <translation>設定 TTL</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>… %1 started</source>
        <translation>… %1：已開始</translation>
    </message>
    <message>
        <source>– %1 skipped</source>
        <translation>– %1：已略過</translation>
    </message>
    <message>
        <source>ℹ %1: found later</source>
        <translation>ℹ %1：後來得知</translation>
    </message>
    <message>
        <source>⚠ %1: lock came back</source>
        <translation>⚠ %1：鎖又回來了</translation>
    </message>
    <message>
        <source>ℹ %1: afterwards</source>
        <translation>ℹ %1：後續</translation>
    </message>
    <message>
        <source>○ %1 not needed</source>
        <translation>○ %1：不需要</translation>
    </message>
    <message>
        <source>✔ %1: already gone</source>
        <translation>✔ %1：已經消失</translation>
    </message>
    <message>
        <source>⚠ %1 partly done</source>
        <translation>⚠ %1：部分完成</translation>
    </message>
    <message>
        <source>? %1 unconfirmed</source>
        <translation>? %1：未確認</translation>
    </message>
    <message>
        <source>✖ %1 failed</source>
        <translation>✖ %1：失敗</translation>
    </message>
    <message>
        <source>TTL to be set</source>
        <translation>待設定 TTL</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>已放回</translation>
    </message>
    <message>
        <source>already expired</source>
        <translation>已經到期</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>連不上</translation>
    </message>
    <message>
        <source>released, other holders stay</source>
        <translation>已釋放，其他持有者仍在</translation>
    </message>
    <message>
        <source>TTL set</source>
        <translation>已設定 TTL</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>already gone</source>
        <translation>已經消失</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>未嘗試</translation>
    </message>
    <message>
        <source>an earlier release did not go as planned</source>
        <translation>前面有一次釋放未按計畫進行</translation>
    </message>
    <message>
        <source>stopped before its turn</source>
        <translation>輪到它之前已停止</translation>
    </message>
    <message>
        <source>to be restored</source>
        <translation>待放回</translation>
    </message>
    <message>
        <source>not readable, nothing sent</source>
        <translation>無法讀取，未傳送任何內容</translation>
    </message>
    <message>
        <source>outcome unknown on %1: check there</source>
        <translation>%1 上結果不明：請到那裡查看</translation>
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
        <translation>%1：不是鎖的鍵</translation>
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
        <translation>⚠ 無法讀取</translation>
    </message>
    <message>
        <source>This line cannot be parsed:
%1</source>
        <translation>無法解析這一行：
%1</translation>
    </message>
    <message>
        <source>Unreadable line</source>
        <translation>無法讀取的行</translation>
    </message>
    <message>
        <source>Filter: words that an entry must contain</source>
        <translation>篩選：項目中必須含有的字詞</translation>
    </message>
    <message>
        <source>Audit journal filter</source>
        <translation>稽核日誌的篩選</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細資料(&amp;D)</translation>
    </message>
    <message>
        <source>Copy &amp;entry</source>
        <translation>複製項目(&amp;E)</translation>
    </message>
    <message>
        <source>Select an entry</source>
        <translation>請選取一個項目</translation>
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
        <translation>還沒有任何操作。每次釋放、拒絕與取消都會記錄在這裡。</translation>
    </message>
    <message>
        <source> · %1 of older entries are in the file</source>
        <translation> · 更早的項目（%1）在檔案中</translation>
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
        <translation>理由（寫入日誌）(&amp;R)：</translation>
    </message>
    <message>
        <source>This is production: give a reason for the journal.</source>
        <translation>這是正式環境：請寫明理由，以便記入日誌。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ConnectionDialog</name>
    <message>
        <source>Node</source>
        <translation>節點</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>測試(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>連線</translation>
    </message>
    <message>
        <source>Keeps this connection, without its passwords</source>
        <translation>儲存此連線，不含密碼</translation>
    </message>
    <message>
        <source>Results of the test</source>
        <translation>測試結果</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>連線(&amp;C)</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（複本）</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>匯入連線</translation>
    </message>
    <message>
        <source>Export connections, without passwords</source>
        <translation>匯出連線，不含密碼</translation>
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
        <translation>⚠ 鑰匙圈沒有給出密碼：%1。請輸入。</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>測試中…</translation>
    </message>
    <message>
        <source>… connecting</source>
        <translation>… 連線中</translation>
    </message>
    <message>
        <source>✔ works: %1, %2</source>
        <translation>✔ 可用：%1，%2</translation>
    </message>
    <message>
        <source>✔ works (INFO is not permitted: version and role are unknown)</source>
        <translation>✔ 可用（無權執行 INFO：版本與角色不明）</translation>
    </message>
    <message>
        <source>✖ No keychain can be used here: choose under “Login and TLS” where else the password is from.</source>
        <translation>✖ 這裡沒有可用的鑰匙圈：請在「登入與 TLS」中選擇密碼的其他來源。</translation>
    </message>
    <message>
        <source>Kept, without passwords.</source>
        <translation>已儲存，不含密碼。</translation>
    </message>
    <message>
        <source>⚠ The connection is kept, its password is not: %1</source>
        <translation>⚠ 連線已儲存，密碼未儲存：%1</translation>
    </message>
    <message>
        <source>✖ The password of %1 is missing. Type it, or connect once more to go without.</source>
        <translation>✖ 缺少%1的密碼。請輸入；若不用密碼，請再按一次連線。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>✖ %1 cannot be read: %2</source>
        <translation>✖ 無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>✖ Nothing was imported from %1. %2</source>
        <translation>✖ 沒有從 %1 匯入任何內容。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n connections imported.</source>
        <translation>
            <numerusform>已匯入 %n 個連線。</numerusform>
        </translation>
    </message>
    <message>
        <source>✖ %1 cannot be written: %2</source>
        <translation>✖ 無法寫入 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n connections exported, without passwords.</source>
        <translation>
            <numerusform>已匯出 %n 個連線，不含密碼。</numerusform>
        </translation>
    </message>
    <message>
        <source>a new one without a name</source>
        <translation>未命名的新連線</translation>
    </message>
    <message>
        <source>What was typed is not saved: %1.</source>
        <translation>輸入的內容未儲存：%1。</translation>
    </message>
    <message>
        <source>&amp;Close without saving</source>
        <translation>不儲存並關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Connect &amp;without saving</source>
        <translation>不儲存並連線(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Save “%1” and connect</source>
        <translation>儲存「%1」並連線(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go on editing</source>
        <translation>繼續編輯(&amp;G)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Their names were taken, so these are called: %1</source>
        <translation>名稱已被使用，因此改稱：%1</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>… connected, being read</source>
        <translation>… 已連線，讀取中</translation>
    </message>
    <message>
        <source>At %1: %2 of %3 nodes work.</source>
        <translation>%1：%3 個節點中有 %2 個正常。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ContendersModel</name>
    <message>
        <source>wants it still</source>
        <translation>仍在爭取</translation>
    </message>
    <message>
        <source>waits no longer</source>
        <translation>不再等待</translation>
    </message>
    <message>
        <source>has gone</source>
        <translation>已離開</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>無資料</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>用戶端</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>嘗試</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Went to wait</source>
        <translation>轉入等待</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>結束時</translation>
    </message>
    <message>
        <source>Tried with</source>
        <translation>所用指令</translation>
    </message>
</context>
<context>
    <name>Lockscope::ContentionModel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>及另外 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>無資料</translation>
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
        <translation>未能讀取全部內容</translation>
    </message>
    <message>
        <source>MONITOR tells no answers: that an attempt failed is inferred from who had the lock before and after it. ≥: at least so many.</source>
        <translation>MONITOR 不顯示回應：某次嘗試是否失敗，是由其前後誰持有該鎖推斷而來。≥：至少這麼多。</translation>
    </message>
    <message>
        <source>Clients that failed, or went to wait for the lock&apos;s signal, and are still there. One that tries on one connection and waits on another counts once. Who did neither during the sample was not seen.</source>
        <translation>失敗過、或轉入等待該鎖訊號、且仍保持連線的用戶端。在一個連線上嘗試、在另一個連線上等待的只計一次。取樣期間兩者都沒做的看不到。</translation>
    </message>
    <message>
        <source>Where several nodes vote, each attempt goes to all of them: this is the one that saw most, of those that carry the lock</source>
        <translation>在多個節點投票時，每次嘗試都會發往所有節點：這是持有該鎖的節點中看到最多的一個</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Seen on</source>
        <translation>所見節點</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>嘗試</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>仍在等待</translation>
    </message>
    <message>
        <source>Connections that want it</source>
        <translation>爭取它的連線</translation>
    </message>
    <message>
        <source>Not known of</source>
        <translation>結果不明</translation>
    </message>
    <message>
        <source>No known lock: clients tried to take this key.</source>
        <translation>不是已知的鎖：有用戶端嘗試取得此鍵。</translation>
    </message>
    <message>
        <source>Between holds: %1</source>
        <translation>兩次持有之間：%1</translation>
    </message>
</context>
<context>
    <name>Lockscope::ContentionPlots</name>
    <message>
        <source>Waiting time per lock and minute</source>
        <translation>每個鎖每分鐘的等待時間</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>Time with waiters</source>
        <translation>有等待者的時間</translation>
    </message>
    <message>
        <source>Hold times</source>
        <translation>持有時間</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>持有時間</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>持有次數</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>讀取中…</translation>
    </message>
    <message>
        <source>No lock had known waiters in the last 30 minutes.</source>
        <translation>最近 30 分鐘沒有鎖有已知的等待者。</translation>
    </message>
    <message>
        <source>darkest %1</source>
        <translation>最深 %1</translation>
    </message>
    <message>
        <source>Hold times, all locks</source>
        <translation>持有時間，所有鎖</translation>
    </message>
    <message>
        <source>Hold times, %1</source>
        <translation>持有時間，%1</translation>
    </message>
    <message>
        <source>No hold was seen from its beginning to its end.</source>
        <translation>沒有完整觀察到任何一次持有。</translation>
    </message>
    <message>
        <source>No hold has ended in this time.</source>
        <translation>這段時間內沒有持有結束。</translation>
    </message>
    <message>
        <source>p50 %1 · p99 %2</source>
        <translation>p50 %1 · p99 %2</translation>
    </message>
    <message>
        <source>Left out, because only a bound is known: %1 holds.</source>
        <translation>因只知上下限而未計入的持有：%1 次。</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>未監看</translation>
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
        <translation>無資料</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>its owners cannot be told apart</source>
        <translation>無法區分其持有者</translation>
    </message>
    <message>
        <source>it changes hands faster than it can be read</source>
        <translation>易手比讀取還快</translation>
    </message>
    <message>
        <source>it was not read close enough to them</source>
        <translation>未能在其前後及時讀取</translation>
    </message>
    <message>
        <source>it says so much that it was ended after %1</source>
        <translation>內容過多，%1 後即結束</translation>
    </message>
    <message numerus="yes">
        <source>%n lines were too long to be read, or no command; attempts among them are not counted</source>
        <translation>
            <numerusform>%n 行過長無法讀取，或不是指令；其中的嘗試未計入</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing heard says whether the key was there</source>
        <translation>聽到的內容無法說明當時該鍵是否存在</translation>
    </message>
    <message numerus="yes">
        <source>Clients tried to take %n keys.</source>
        <translation>
            <numerusform>用戶端嘗試取得了 %n 個鍵。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them saw no contention.</source>
        <translation>
            <numerusform>其中 %n 個沒有爭用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were too many keys: %n attempts are left out.</source>
        <translation>
            <numerusform>鍵太多：%n 次嘗試未計入。</numerusform>
        </translation>
    </message>
    <message>
        <source>free for ≥ %1</source>
        <translation>閒置 ≥ %1</translation>
    </message>
</context>
<context>
    <name>Lockscope::ElidedLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Lockscope::EnvironmentBand</name>
    <message>
        <source>PRODUCTION</source>
        <translation>正式環境</translation>
    </message>
    <message>
        <source>PRODUCTION · %1</source>
        <translation>正式環境 · %1</translation>
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
        <translation>匯出</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets (*.csv)</source>
        <translation>CSV，供試算表使用 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>✖ %1 was not written: %2</source>
        <translation>✖ %1 未寫入：%2</translation>
    </message>
    <message numerus="yes">
        <source>✔ %n rows written to %1</source>
        <translation>
            <numerusform>✔ 已將 %n 列寫入 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>there is nothing to export</source>
        <translation>沒有可匯出的內容</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>已放棄</translation>
    </message>
    <message>
        <source>Nothing to export: this view shows no rows.</source>
        <translation>沒有可匯出的內容：此檢視沒有顯示任何列。</translation>
    </message>
    <message numerus="yes">
        <source>✔ %n rows, as they were at %2, written to %1</source>
        <translation>
            <numerusform>✔ 已將 %2 時的 %n 列寫入 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::FileDialog</name>
    <message>
        <source>There is no folder %1</source>
        <translation>沒有資料夾 %1</translation>
    </message>
    <message>
        <source>Nothing may be written into the folder %1</source>
        <translation>不可寫入資料夾 %1</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name</source>
        <translation>%1 已存在：請另選名稱</translation>
    </message>
    <message>
        <source>%1 may not be written</source>
        <translation>%1 不可寫入</translation>
    </message>
</context>
<context>
    <name>Lockscope::FindingGroups</name>
    <message numerus="yes">
        <source>%n nodes keep no append-only file</source>
        <translation>
            <numerusform>%n 個節點未啟用 AOF</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes evict keys when their memory is full</source>
        <translation>
            <numerusform>%n 個節點在記憶體滿時會淘汰鍵</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have little memory left</source>
        <translation>
            <numerusform>%n 個節點剩餘記憶體不多</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes could not write their append-only file</source>
        <translation>
            <numerusform>%n 個節點無法寫入 AOF 檔案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not show how often they write to disk</source>
        <translation>
            <numerusform>%n 個節點未顯示多久寫到磁碟一次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes write to disk later than they answer</source>
        <translation>
            <numerusform>%n 個節點先回應，之後才寫到磁碟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest snapshot of %n nodes failed</source>
        <translation>
            <numerusform>%n 個節點最近一次快照失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have replicas</source>
        <translation>
            <numerusform>%n 個節點有複本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are replicas</source>
        <translation>
            <numerusform>%n 個節點是複本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have too few replicas in sync</source>
        <translation>
            <numerusform>%n 個節點同步的複本太少</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are Sentinels</source>
        <translation>
            <numerusform>%n 個節點是 Sentinel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes belong to a Redis Cluster</source>
        <translation>
            <numerusform>%n 個節點屬於 Redis Cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes cannot be reached</source>
        <translation>
            <numerusform>%n 個節點連不上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes cannot be read</source>
        <translation>
            <numerusform>%n 個節點無法讀取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted</source>
        <translation>
            <numerusform>%n 個節點重新啟動了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks of %n nodes are off</source>
        <translation>
            <numerusform>%n 個節點的時鐘有偏差</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks of %n nodes jumped</source>
        <translation>
            <numerusform>%n 個節點的時鐘跳動了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not answer INFO</source>
        <translation>
            <numerusform>%n 個節點不回應 INFO</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not support scripts</source>
        <translation>
            <numerusform>%n 個節點不支援腳本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some keys of %n nodes cannot be read</source>
        <translation>
            <numerusform>%n 個節點上有些鍵無法讀取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are second names of others</source>
        <translation>
            <numerusform>%n 個節點是其他節點的別名</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes: %1</source>
        <translation>
            <numerusform>%n 個節點：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::Header</name>
    <message>
        <source>PRODUCTION</source>
        <translation>正式環境</translation>
    </message>
    <message>
        <source>DEVELOPMENT</source>
        <translation>開發環境</translation>
    </message>
</context>
<context>
    <name>Lockscope::HeaderMenus</name>
    <message>
        <source>&amp;Ascending</source>
        <translation>遞增(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>遞減(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Lockscope::HealthFinding</name>
    <message>
        <source>%1 would throw keys away if it had a memory limit (%2); it has none</source>
        <translation>若設了記憶體上限，%1 會丟棄鍵（%2）；它沒有上限</translation>
    </message>
    <message>
        <source>%1 throws keys away when its memory is full (%2), and has thrown %3 away</source>
        <translation>%1 記憶體滿時會丟棄鍵（%2），已丟棄 %3 個</translation>
    </message>
    <message>
        <source>%1 throws keys away when its memory is full (%2)</source>
        <translation>%1 記憶體滿時會丟棄鍵（%2）</translation>
    </message>
    <message>
        <source>A lock that is thrown away is free for the next one while its owner still relies on it.</source>
        <translation>被丟棄的鎖對下一個請求者就是空著的，而它的持有者仍依賴著它。</translation>
    </message>
    <message>
        <source>%1 uses %2 of its %3 bytes of memory</source>
        <translation>%1 已用記憶體 %2 位元組，上限 %3 位元組</translation>
    </message>
    <message>
        <source>Once it is full, no lock can be taken there; those that are held can still be renewed and released.</source>
        <translation>一旦用滿，就無法在那裡取得鎖；已持有的仍可續租和釋放。</translation>
    </message>
    <message>
        <source>%1 keeps no append-only file</source>
        <translation>%1 沒有 AOF 檔案</translation>
    </message>
    <message>
        <source>A restart forgets locks that are held: it may then give them to a second owner.</source>
        <translation>重新啟動會忘記正被持有的鎖：之後可能把它們交給第二個持有者。</translation>
    </message>
    <message>
        <source>%1 could not write its append-only file</source>
        <translation>%1 無法寫入它的 AOF 檔案</translation>
    </message>
    <message>
        <source>%1 keeps an append-only file; how often it reaches the disk is not known</source>
        <translation>%1 有 AOF 檔案；多久寫到磁碟一次不明</translation>
    </message>
    <message>
        <source>Unless appendfsync is always, a crash of the machine forgets the locks of the last moments.</source>
        <translation>除非 appendfsync 為 always，否則機器當機會忘記最後時刻的鎖。</translation>
    </message>
    <message>
        <source>%1 writes its append-only file to disk later than it answers (appendfsync %2)</source>
        <translation>%1 先回應，之後才把 AOF 寫到磁碟（appendfsync %2）</translation>
    </message>
    <message>
        <source>A crash of the machine forgets the locks of the last moments.</source>
        <translation>機器當機會忘記最後時刻的鎖。</translation>
    </message>
    <message>
        <source>The latest snapshot of %1 failed</source>
        <translation>%1 最近一次快照失敗</translation>
    </message>
    <message>
        <source>Until one succeeds it may refuse all writes (stop-writes-on-bgsave-error): no lock can be taken or renewed there.</source>
        <translation>在快照成功之前它可能拒絕一切寫入（stop-writes-on-bgsave-error）：那裡無法取得或續租任何鎖。</translation>
    </message>
    <message>
        <source>%1 is a replica that has lost its primary</source>
        <translation>%1 是副本，並已失去它的主節點</translation>
    </message>
    <message>
        <source>%1 is a replica</source>
        <translation>%1 是副本</translation>
    </message>
    <message>
        <source>%1 is a replica of %2 that has lost its primary</source>
        <translation>%1 是 %2 的副本，並已失去主節點</translation>
    </message>
    <message>
        <source>%1 is a replica of %2</source>
        <translation>%1 是 %2 的副本</translation>
    </message>
    <message>
        <source>It has no vote: no lock can be taken there, and what it shows is as old as its replication.</source>
        <translation>它沒有票：那裡無法取得鎖，所見內容的新舊取決於複寫。</translation>
    </message>
    <message>
        <source>%1 has %2 replica(s)</source>
        <translation>%1 有 %2 個副本</translation>
    </message>
    <message>
        <source>Replication is asynchronous: a replica that takes its place may not have the latest locks, and gives them to a second owner.</source>
        <translation>複寫是非同步的：接替它的副本可能沒有最新的鎖，會把它們交給第二個持有者。</translation>
    </message>
    <message>
        <source>%1 is a Sentinel</source>
        <translation>%1 是 Sentinel</translation>
    </message>
    <message>
        <source>It has no keys, and no vote.</source>
        <translation>它沒有鍵，也沒有票。</translation>
    </message>
    <message>
        <source>%1 belongs to a Redis Cluster</source>
        <translation>%1 屬於一個 Redis Cluster</translation>
    </message>
    <message>
        <source>It is no independent node: it has only some of the keys, and no vote.</source>
        <translation>它不是獨立節點：只有一部分鍵，也沒有票。</translation>
    </message>
    <message>
        <source>%1 started at %2</source>
        <translation>%1 於 %2 啟動</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s ahead (± %3 s)</source>
        <translation>%1 的時鐘快 %2 秒（± %3 秒）</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s behind (± %3 s)</source>
        <translation>%1 的時鐘慢 %2 秒（± %3 秒）</translation>
    </message>
    <message>
        <source>When it is set right, its locks end too soon or too late; ends that a value tells are off by as much.</source>
        <translation>校正時它的鎖會結束得過早或過晚；值中所寫的到期時間也差這麼多。</translation>
    </message>
    <message>
        <source>The clock of %1 was set forward by %2 s at %3</source>
        <translation>%1 的時鐘在 %3 被撥快 %2 秒</translation>
    </message>
    <message>
        <source>The clock of %1 was set back by %2 s at %3</source>
        <translation>%1 的時鐘在 %3 被撥慢 %2 秒</translation>
    </message>
    <message>
        <source>Its locks end sooner by as much: an owner may still rely on one that is gone.</source>
        <translation>它的鎖提前這麼多結束：持有者可能仍依賴一個已消失的鎖。</translation>
    </message>
    <message>
        <source>Its locks end later by as much: they block others for longer than they were meant to.</source>
        <translation>它的鎖延後這麼多結束：阻擋別人的時間比預期更長。</translation>
    </message>
    <message>
        <source>%1 does not let this user run INFO</source>
        <translation>%1 不允許該使用者執行 INFO</translation>
    </message>
    <message>
        <source>Whether it is a replica, restarted empty or throws locks away cannot be told; Lockscope takes no locks there.</source>
        <translation>它是否為副本、是否空著重新啟動、是否丟棄鎖都無從得知；Lockscope 不在那裡取得鎖。</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 may not be read by this user</source>
        <translation>%2 的 %1 個鍵不允許該使用者讀取</translation>
    </message>
    <message>
        <source>Whether they are locks is not known.</source>
        <translation>它們是不是鎖不明。</translation>
    </message>
    <message>
        <source>%1 are one server</source>
        <translation>%1 是同一台伺服器</translation>
    </message>
    <message>
        <source>One server has one vote: clients that count several take locks that others hold.</source>
        <translation>一台伺服器只有一票：把它算作幾票的用戶端會取得別人持有的鎖。</translation>
    </message>
    <message>
        <source>%1 are on one machine</source>
        <translation>%1 在同一台機器上</translation>
    </message>
    <message>
        <source>When it goes, no lock can be taken any more; when it crashes, a majority may forget what it held.</source>
        <translation>它一旦停機，就無法再取得鎖；它一旦當機，多數節點可能忘記所保存的鎖。</translation>
    </message>
    <message>
        <source>There are %1 nodes</source>
        <translation>共有 %1 個節點</translation>
    </message>
    <message>
        <source>As many may be lost as of %1: the last one only costs a vote more.</source>
        <translation>能承受的故障數與 %1 個節點時相同：最後一個只是多要一票。</translation>
    </message>
    <message>
        <source>%1 is not reached</source>
        <translation>無法連線 %1</translation>
    </message>
    <message>
        <source>It cannot vote: %1</source>
        <translation>它無法投票：%1</translation>
    </message>
    <message>
        <source>%1 is the same server as %2</source>
        <translation>%1 與 %2 是同一台伺服器</translation>
    </message>
    <message>
        <source>It has one vote, as %1; all that is found about it stands there.</source>
        <translation>它只有一票，記在 %1 名下；關於它的所有發現都列在那裡。</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>無法讀取 %1</translation>
    </message>
    <message>
        <source>Without an answer: %1 of %2 sentinels (%3)</source>
        <translation>無回應：%2 個 Sentinel 中的 %1 個（%3）</translation>
    </message>
    <message>
        <source>Unless they see each other, they cannot agree on a failover: when the primary dies, no lock can be taken any more.</source>
        <translation>除非它們彼此可見，否則無法就容錯移轉達成一致：主節點一旦當機，就再也無法取得鎖。</translation>
    </message>
    <message>
        <source>The others can still agree on a failover; fewer of them may be lost.</source>
        <translation>其餘的仍能就容錯移轉達成一致，但可再失去的數量減少了。</translation>
    </message>
    <message>
        <source>it has not answered</source>
        <translation>它沒有回應</translation>
    </message>
    <message>
        <source>Its locks are not seen: %1</source>
        <translation>看不到它的鎖：%1</translation>
    </message>
    <message>
        <source>It may have forgotten locks that their owners rely on: until %1 at least its vote could make a second owner.</source>
        <translation>它可能忘記了持有者仍依賴的鎖：至少在 %1 之前，它的票可能造成第二個持有者。</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 could not be read: this user may not run %3</source>
        <translation>%2 的 %1 個鍵無法讀取：此使用者不可執行 %3</translation>
    </message>
    <message>
        <source>It is full: no lock can be taken there; those that are held can still be renewed and released.</source>
        <translation>它已用滿：無法在那裡取得鎖；已持有的仍可續租和釋放。</translation>
    </message>
    <message>
        <source>It refuses all writes: no lock can be taken, renewed or released there.</source>
        <translation>它拒絕一切寫入：那裡無法取得、續租或釋放任何鎖。</translation>
    </message>
    <message>
        <source>%1 has no replica in step, and writes only where it has some (min-replicas-to-write)</source>
        <translation>%1 沒有同步的副本，而它只在有副本時才寫入（min-replicas-to-write）</translation>
    </message>
    <message>
        <source>%1 or a proxy before it does not support INFO</source>
        <translation>%1 或其前面的代理不支援 INFO</translation>
    </message>
    <message>
        <source>%1 or a proxy before it does not support scripts</source>
        <translation>%1 或其前面的代理不支援腳本</translation>
    </message>
    <message>
        <source>No lock can be released from here. Clients that renew or release by scripts cannot do so there.</source>
        <translation>這裡無法釋放任何鎖。以腳本續期或釋放的用戶端在那裡也無法做到。</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 could not be read: the node or a proxy before it does not support the command</source>
        <translation>%2 的 %1 個鍵無法讀取：節點或其前面的代理不支援該命令</translation>
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
        <translation>%1 小時</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>短於 %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>長於 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>held %1
holds: %2 (%3 %)</source>
        <translation>持有 %1
持有次數：%2（%3 %）</translation>
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
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉 (Esc)</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>關閉詳細資料</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ClientControlsView</name>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Starts a process that takes steps when told</source>
        <translation>啟動一個按指示一步步執行的行程</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>用戶端</translation>
    </message>
    <message>
        <source>Way of locking</source>
        <translation>上鎖方式</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>renews</source>
        <translation>續租</translation>
    </message>
    <message>
        <source>shows its token</source>
        <translation>出示 token</translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>Tries for so long, once at least</source>
        <translation>嘗試這麼久，至少一次</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Tries for ten seconds, and gives the lock back after so long</source>
        <translation>嘗試十秒，持有這麼久之後歸還鎖</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>釋放</translation>
    </message>
    <message>
        <source>As its way of locking releases, whether it still has the lock or not</source>
        <translation>按其上鎖方式釋放，不論它是否仍持有鎖</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>購買</translation>
    </message>
    <message>
        <source>Reads the stock, thinks for half a second, and writes one less, whether it has the lock or not</source>
        <translation>讀取庫存，考慮半秒，寫回減一後的值，不論它是否持有鎖</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>SIGSTOP: it stands still and does not know it</source>
        <translation>SIGSTOP：它停住，自己並不知道</translation>
    </message>
    <message>
        <source>Crash</source>
        <translation>當掉</translation>
    </message>
    <message>
        <source>SIGKILL</source>
        <translation>SIGKILL</translation>
    </message>
    <message>
        <source>Way of locking of a new client</source>
        <translation>新用戶端的上鎖方式</translation>
    </message>
    <message>
        <source>Clients of the lab</source>
        <translation>實驗室的用戶端</translation>
    </message>
    <message>
        <source>No client is there yet.</source>
        <translation>還沒有用戶端。</translation>
    </message>
    <message>
        <source>For how long Acquire tries, and Hold holds</source>
        <translation>「取得」嘗試多久，「持有」持有多久</translation>
    </message>
    <message>
        <source>✖ dead</source>
        <translation>✖ 已死</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢復</translation>
    </message>
    <message>
        <source>TTL of its locks</source>
        <translation>它的鎖的 TTL</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>For</source>
        <translation>時長</translation>
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
        <translation>◌ 自以為持有</translation>
    </message>
    <message>
        <source>○ alive</source>
        <translation>○ 存活</translation>
    </message>
    <message>
        <source>It was granted the lock and has heard of no loss, but the nodes do not have it as its own: its TTL is over, or another took it</source>
        <translation>它得到過鎖，也沒有聽說失去，但節點上的鎖已不是它的：TTL 已結束，或被別人取得</translation>
    </message>
    <message>
        <source>No client that lives is chosen</source>
        <translation>沒有選取存活的用戶端</translation>
    </message>
    <message>
        <source>Its way of locking has no watchdog: nothing renews its lock</source>
        <translation>它的加鎖方式沒有看門狗：沒有什麼為它的鎖續租</translation>
    </message>
    <message>
        <source>It stands still, and would not hear of it</source>
        <translation>它停住了，聽不到</translation>
    </message>
    <message>
        <source>By its watchdog. Switched off, also while it holds the lock, the lock ends with its TTL</source>
        <translation>由它的看門狗續租。關閉後，即使正持有鎖，鎖也隨其 TTL 結束</translation>
    </message>
    <message>
        <source>Its way of locking has no fencing token</source>
        <translation>它的加鎖方式沒有 fencing token</translation>
    </message>
    <message>
        <source>With all that it writes from now on. Without it the store takes what comes, also too late</source>
        <translation>從現在起每次寫入都出示。不出示時，儲存端照單全收，來得太遲的也收</translation>
    </message>
    <message>
        <source>It holds the lock, or believes so, and would wait for itself: it must Release first</source>
        <translation>它持有鎖，或自以為持有，會等待自己：必須先「釋放」</translation>
    </message>
    <message>
        <source>● holds, on %1 only</source>
        <translation>● 持有中，僅在 %1</translation>
    </message>
    <message>
        <source>Its way of locking uses node %1 only. For who asks all nodes that is no majority</source>
        <translation>它的上鎖方式只用節點 %1。對詢問所有節點者而言，這不是多數</translation>
    </message>
    <message>
        <source>● on %1 only, %2 s left</source>
        <translation>● 僅在 %1，還剩 %2 秒</translation>
    </message>
    <message>
        <source>● holds, %1 s left</source>
        <translation>● 持有中，還剩 %1 秒</translation>
    </message>
    <message>
        <source>❚❚ stopped, holds on %1 only</source>
        <translation>❚❚ 已停住，僅在 %1 上持有</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ExerciseList</name>
    <message>
        <source>Scenarios and schemes of the lab</source>
        <translation>實驗室的情境和方案</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ExerciseModel</name>
    <message>
        <source>Scenarios: what can go wrong, step by step</source>
        <translation>情境：會出什麼錯，一步步來看</translation>
    </message>
    <message>
        <source>The stock experiment: many buyers at once, guarded by</source>
        <translation>庫存實驗：許多買家同時購買，保護方式為</translation>
    </message>
    <message>
        <source>Without a script</source>
        <translation>沒有腳本</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>示範內容</translation>
    </message>
    <message>
        <source>Came out</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>中途結束</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::FindingWords</name>
    <message>
        <source>TTL in ms (−1: none)</source>
        <translation>TTL，毫秒（−1：沒有）</translation>
    </message>
    <message>
        <source>Bob&apos;s attempts</source>
        <translation>Bob 的嘗試次數</translation>
    </message>
    <message>
        <source>Bob waited, in ms</source>
        <translation>Bob 等待了，毫秒</translation>
    </message>
    <message>
        <source>most inside at once</source>
        <translation>同時在內的最多人數</translation>
    </message>
    <message>
        <source>Bob&apos;s token</source>
        <translation>Bob 的 token</translation>
    </message>
    <message>
        <source>Ann&apos;s release</source>
        <translation>Ann 的釋放</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>庫存</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>售出</translation>
    </message>
    <message>
        <source>most votes for one</source>
        <translation>單一持有者的最多票數</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>嘗試次數</translation>
    </message>
    <message>
        <source>order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>buyers</source>
        <translation>買家</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>行程</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩餘</translation>
    </message>
    <message>
        <source>sales lost</source>
        <translation>遺失的銷售</translation>
    </message>
    <message>
        <source>oversold</source>
        <translation>超賣</translation>
    </message>
    <message>
        <source>found it sold out</source>
        <translation>發現已售罄</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>refused by their token</source>
        <translation>因 token 遭拒</translation>
    </message>
    <message>
        <source>commands sent</source>
        <translation>送出的命令</translation>
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
        <translation>總計，毫秒</translation>
    </message>
    <message>
        <source>✖ It could not begin</source>
        <translation>✖ 無法開始</translation>
    </message>
    <message>
        <source>✔ As expected: %1</source>
        <translation>✔ 符合預期：%1</translation>
    </message>
    <message>
        <source>✖ NOT as expected: %1</source>
        <translation>✖ 不符合預期：%1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>結局：%1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>測得：%1</translation>
    </message>
    <message>
        <source>Chance has a part in it: attempt %1 is shown</source>
        <translation>有偶然因素：顯示的是第 %1 次嘗試</translation>
    </message>
    <message>
        <source>⚠ It stood still for %1, and TTLs ran on meanwhile: repeat it without a pause</source>
        <translation>⚠ 中途停了 %1，其間 TTL 照常流逝：請不暫停地重來一次</translation>
    </message>
    <message>
        <source>⚠ Somebody changed something by hand meanwhile: repeat it to see it alone</source>
        <translation>⚠ 其間有人手動更動過：想單獨看它，請重來一次</translation>
    </message>
    <message>
        <source>%1 median, %2 longest</source>
        <translation>中位數 %1，最長 %2</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>無資料</translation>
    </message>
    <message>
        <source>✔ exact</source>
        <translation>✔ 準確</translation>
    </message>
    <message>
        <source>✖ off by %1</source>
        <translation>✖ 相差 %1</translation>
    </message>
    <message>
        <source>Ann&apos;s token</source>
        <translation>Ann 的 token</translation>
    </message>
    <message>
        <source>renewals</source>
        <translation>續租次數</translation>
    </message>
    <message>
        <source>nodes with Ann&apos;s lock</source>
        <translation>有 Ann 的鎖的節點</translation>
    </message>
    <message>
        <source>thinking, at most, in ms</source>
        <translation>思考，最多，毫秒</translation>
    </message>
    <message>
        <source>stood still, in ms, which would count as waiting</source>
        <translation>停住，毫秒（否則會算作等待）</translation>
    </message>
    <message>
        <source>overtaken by nobody</source>
        <translation>沒有人被超越</translation>
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
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Repe&amp;at</source>
        <translation>重來(&amp;A)</translation>
    </message>
    <message>
        <source>Starts what is chosen, from the beginning, with new nodes and clients (Enter, or its own key in the list)</source>
        <translation>用新的節點和用戶端從頭開始所選內容（Enter，或清單中它自己的鍵）</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暫停(&amp;U)</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>繼續(&amp;O)</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>單步(&amp;P)</translation>
    </message>
    <message>
        <source>One step more (the full stop in the list)</source>
        <translation>再走一步（清單中按句點）</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Ends the clients and nodes, also those that were left to be looked at</source>
        <translation>結束用戶端和節點，包括留下來供查看的</translation>
    </message>
    <message>
        <source>as fast as it goes</source>
        <translation>盡可能快</translation>
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
        <translation>慢速和一步一步：從下次開始起，幾秒的 TTL 延長到五倍，以便觀看</translation>
    </message>
    <message>
        <source>Sp&amp;eed:</source>
        <translation>速度(&amp;E)：</translation>
    </message>
    <message>
        <source>It has ended. Its nodes and clients stay, to be looked at, until the next start.</source>
        <translation>已結束。它的節點和用戶端保留供查看，直到下次開始。</translation>
    </message>
    <message>
        <source>Choose one, and press its key, or Start.</source>
        <translation>請選擇一項，按它的鍵或「開始」。</translation>
    </message>
    <message>
        <source>Nodes are being started…</source>
        <translation>正在啟動節點…</translation>
    </message>
    <message>
        <source>The nodes are yours: see “By hand” below.</source>
        <translation>節點歸您操作：見下方「手動操作」。</translation>
    </message>
    <message>
        <source>Stands still behind the last step. TTLs run on meanwhile.</source>
        <translation>停在上一步之後。其間 TTL 照常流逝。</translation>
    </message>
    <message>
        <source>All buyers stand still (SIGSTOP). TTLs run on meanwhile.</source>
        <translation>所有買家都停住了（SIGSTOP）。其間 TTL 照常流逝。</translation>
    </message>
    <message>
        <source>Stands still as soon as the step under way is done.</source>
        <translation>正在進行的一步完成後即停住。</translation>
    </message>
    <message>
        <source>The step is being taken.</source>
        <translation>正在走這一步。</translation>
    </message>
    <message>
        <source>Goes on.</source>
        <translation>進行中。</translation>
    </message>
    <message>
        <source>Stands still: no buyer has begun yet.</source>
        <translation>已停住：還沒有買家開始。</translation>
    </message>
    <message>
        <source>Stands still then. %1</source>
        <translation>之後停住。%1</translation>
    </message>
    <message>
        <source>Between two steps; TTLs run on meanwhile (Space, but in a text field)</source>
        <translation>在兩步之間；其間 TTL 照常流逝（空白鍵，文字欄位內除外）</translation>
    </message>
    <message>
        <source>What goes on now is cut short: %1</source>
        <translation>正在進行的會中途結束：%1</translation>
    </message>
    <message>
        <source>Cut short: %1.
Nodes are being started…</source>
        <translation>中途結束：%1。
正在啟動節點…</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::LabDock</name>
    <message>
        <source>Lab</source>
        <translation>實驗室</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::LabPanel</name>
    <message>
        <source>What happens</source>
        <translation>發生了什麼</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>庫存</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動操作</translation>
    </message>
    <message>
        <source>Once more, because chance has a part in it: attempt %1</source>
        <translation>因有偶然因素再來一次：第 %1 次嘗試</translation>
    </message>
    <message>
        <source>Look at: %1
Expected: %2</source>
        <translation>看點：%1
預期：%2</translation>
    </message>
    <message>
        <source>Found in: %1
Weakness: %2
Expected: %3</source>
        <translation>見於：%1
弱點：%2
預期：%3</translation>
    </message>
    <message>
        <source>Lab: %1</source>
        <translation>實驗室：%1</translation>
    </message>
    <message>
        <source>Cut short, because another was started meanwhile: %1</source>
        <translation>中途結束，因為其間啟動了另一個：%1</translation>
    </message>
    <message>
        <source>A run that was cut short has no row in the comparison of schemes</source>
        <translation>中途結束的執行在方案比較中沒有列</translation>
    </message>
    <message>
        <source>Cut short, because it was stopped</source>
        <translation>中途結束，因為被停止</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::NodeControlsView</name>
    <message>
        <source>Nodes can be frozen, slowed down, killed and restarted while they run.</source>
        <translation>節點執行時可以凍結、放慢、強制終止和重新啟動。</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>放慢</translation>
    </message>
    <message>
        <source>Stops the process for 200 of every 250 ms (SIGSTOP, SIGCONT): answers come late</source>
        <translation>每 250 毫秒中讓行程停住 200 毫秒（SIGSTOP、SIGCONT）：回應來得遲</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>切斷</translation>
    </message>
    <message>
        <source>Closes its port and cuts its clients: nobody reaches it, and it runs on (CONFIG SET port 0, Redis 7)</source>
        <translation>關閉它的連接埠並切斷它的用戶端：誰也連不上它，而它繼續執行（CONFIG SET port 0，Redis 7）</translation>
    </message>
    <message>
        <source>Shut down</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>SHUTDOWN SAVE: it writes its keys down, and has them again when it starts</source>
        <translation>SHUTDOWN SAVE：它寫下自己的鍵，再啟動時仍有這些鍵</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>解凍</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>凍結</translation>
    </message>
    <message>
        <source>SIGSTOP: it accepts connections and answers nothing</source>
        <translation>SIGSTOP：它接受連線，但什麼也不回應</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>強制終止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>啟動</translation>
    </message>
    <message>
        <source>SIGKILL: its keys are lost</source>
        <translation>SIGKILL：它的鍵遺失</translation>
    </message>
    <message>
        <source>Starts it again on its old port, with the keys it wrote down</source>
        <translation>在原連接埠上重新啟動，帶著它寫下的鍵</translation>
    </message>
    <message>
        <source>Starts it again on its old port, empty</source>
        <translation>在原連接埠上重新啟動，空的</translation>
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
        <translation>結果</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>嘗試次數</translation>
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
        <translation>庫存</translation>
    </message>
    <message>
        <source>Buyers</source>
        <translation>買家</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>行程</translation>
    </message>
    <message>
        <source>Each buyer takes the lock, reads the stock, decides, writes it back. What was sold must be what is missing.</source>
        <translation>每個買家取得鎖，讀取庫存，決定，寫回。售出多少，就應當少了多少。</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>售出</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>lost or oversold</source>
        <translation>遺失或超賣</translation>
    </message>
    <message>
        <source>The schemes that were tried, compared</source>
        <translation>試過的方案的比較</translation>
    </message>
    <message>
        <source>Schemes that were tried are compared here.</source>
        <translation>試過的方案在此比較。</translation>
    </message>
    <message>
        <source>Weakness: %1</source>
        <translation>弱點：%1</translation>
    </message>
    <message>
        <source>sold; without holding the lock: %1</source>
        <translation>已售；未持有鎖：%1</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩餘</translation>
    </message>
    <message>
        <source>Done otherwise, or at another speed, than the latest: its figures are not to be compared</source>
        <translation>與最近一次的做法或速度不同：數字不可比較</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StoryModel</name>
    <message>
        <source>After</source>
        <translation>經過</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>發生了什麼</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StoryView</name>
    <message>
        <source>What happened, step by step</source>
        <translation>發生了什麼，一步一步</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::Words</name>
    <message>
        <source>Try it yourself: clients and nodes in your hands</source>
        <translation>自己試試：用戶端和節點由您操作</translation>
    </message>
    <message>
        <source>nothing: it ends when you stop it</source>
        <translation>沒有：您停止它時結束</translation>
    </message>
    <message>
        <source>Node %1 cannot be cut off: %2</source>
        <translation>節點 %1 無法切斷：%2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>準確</translation>
    </message>
    <message>
        <source>wrong, within %1 tries</source>
        <translation>出錯，至多 %1 次嘗試</translation>
    </message>
    <message>
        <source>It did not come to an end</source>
        <translation>它沒有結束</translation>
    </message>
    <message>
        <source>Bob, an hour ahead, takes over the lock that Ann has just taken</source>
        <translation>Bob 快一小時，接管了 Ann 剛取得的鎖</translation>
    </message>
    <message>
        <source>Bob is refused</source>
        <translation>Bob 遭拒</translation>
    </message>
    <message>
        <source>two are inside at once</source>
        <translation>兩個人同時在內</translation>
    </message>
    <message>
        <source>only Ann is inside</source>
        <translation>只有 Ann 在內</translation>
    </message>
    <message>
        <source>the server&apos;s clock alone counts the TTL down</source>
        <translation>只有伺服器的時鐘在倒數 TTL</translation>
    </message>
    <message>
        <source>A clock is ahead, and the lock is a timestamp</source>
        <translation>時鐘快了，而鎖是一個時間戳記</translation>
    </message>
    <message>
        <source>What clients think of the time does not matter: the server counts</source>
        <translation>用戶端認為幾點無關緊要：由伺服器來數</translation>
    </message>
    <message>
        <source>the lock stays its owner&apos;s</source>
        <translation>鎖仍歸持有者</translation>
    </message>
    <message>
        <source>Ann takes the free lock</source>
        <translation>Ann 取得空著的鎖</translation>
    </message>
    <message>
        <source>the key has no expiry</source>
        <translation>鍵沒有到期時間</translation>
    </message>
    <message>
        <source>Bob tries for a second and does not get it</source>
        <translation>Bob 嘗試了一秒，沒有得到</translation>
    </message>
    <message>
        <source>the lock of a dead owner is still held; nothing but a hand will free it</source>
        <translation>已死持有者的鎖仍被持有；只有動手才能解開</translation>
    </message>
    <message>
        <source>the EXPIRE was never sent: the lock is held for ever</source>
        <translation>EXPIRE 從未送出：鎖永遠被持有</translation>
    </message>
    <message>
        <source>a key that is there has an expiry</source>
        <translation>存在的鍵都有到期時間</translation>
    </message>
    <message>
        <source>Bob gets it when the TTL is over</source>
        <translation>TTL 結束後 Bob 得到它</translation>
    </message>
    <message>
        <source>Bob had it after %1 ms</source>
        <translation>Bob 在 %1 毫秒後得到了它</translation>
    </message>
    <message>
        <source>The owner crashes, and the lock has no expiry</source>
        <translation>持有者當掉，鎖沒有到期時間</translation>
    </message>
    <message>
        <source>The TTL of the key: there is none. Ann is gone, her lock stays</source>
        <translation>鍵的 TTL：沒有。Ann 走了，她的鎖留下</translation>
    </message>
    <message>
        <source>nobody ever gets the lock again</source>
        <translation>再也沒有人得到這個鎖</translation>
    </message>
    <message>
        <source>The owner crashes between SETNX and EXPIRE</source>
        <translation>持有者在 SETNX 與 EXPIRE 之間當掉</translation>
    </message>
    <message>
        <source>Two commands leave a gap between them, and what can happen in it will</source>
        <translation>兩道命令之間有空隙，空隙裡能發生的遲早會發生</translation>
    </message>
    <message>
        <source>the lock frees itself one TTL later</source>
        <translation>一個 TTL 之後鎖自行釋放</translation>
    </message>
    <message>
        <source>Ann takes the lock on the master, which has not replicated it</source>
        <translation>Ann 在主節點上取得鎖，主節點還沒有複寫它</translation>
    </message>
    <message>
        <source>Bob gets the lock that Ann holds</source>
        <translation>Bob 得到了 Ann 持有的鎖</translation>
    </message>
    <message>
        <source>the lock was handed out a second time</source>
        <translation>鎖被第二次發出</translation>
    </message>
    <message>
        <source>Bob gets the lock that Ann holds, and two are inside at once</source>
        <translation>Bob 得到了 Ann 持有的鎖，兩個人同時在內</translation>
    </message>
    <message>
        <source>Ann is told when her TTL is over and could not be renewed</source>
        <translation>Ann 的 TTL 結束且無法續租時，她得到通知</translation>
    </message>
    <message>
        <source>two held it until Ann&apos;s TTL was over; then she was told</source>
        <translation>在 Ann 的 TTL 結束之前兩個人都持有它；然後她得到通知</translation>
    </message>
    <message>
        <source>Bob gets the same token as Ann</source>
        <translation>Bob 得到與 Ann 相同的 token</translation>
    </message>
    <message>
        <source>the store cannot tell them apart and accepts both</source>
        <translation>儲存端分不清它們，兩個都接受</translation>
    </message>
    <message>
        <source>a sale is lost</source>
        <translation>遺失一筆銷售</translation>
    </message>
    <message>
        <source>2 sold, stock %1: a token is worth what its counter is</source>
        <translation>售出 2，庫存 %1：token 的價值取決於它的計數器</translation>
    </message>
    <message>
        <source>one vote of five does not give Bob the lock</source>
        <translation>五票中的一票不能讓 Bob 得到鎖</translation>
    </message>
    <message>
        <source>The master fails before it replicates</source>
        <translation>主節點在複寫之前失效</translation>
    </message>
    <message>
        <source>Replication does not wait: the promoted replica never heard of Ann&apos;s lock</source>
        <translation>複寫不會等待：升格的複本從未聽說過 Ann 的鎖</translation>
    </message>
    <message>
        <source>How long two hold it: until the TTL of the first is over, for she cannot renew</source>
        <translation>兩個人持有它多久：直到前者的 TTL 結束，因為她無法續租</translation>
    </message>
    <message>
        <source>two are inside at once, and the first is told</source>
        <translation>兩個人同時在內，前者得到通知</translation>
    </message>
    <message>
        <source>Bob takes the lock when Ann&apos;s TTL is over</source>
        <translation>Ann 的 TTL 結束後 Bob 取得鎖</translation>
    </message>
    <message>
        <source>Carl does not get Bob&apos;s lock</source>
        <translation>Carl 得不到 Bob 的鎖</translation>
    </message>
    <message>
        <source>Ann deleted Bob&apos;s lock, and Carl came in beside Bob</source>
        <translation>Ann 刪除了 Bob 的鎖，Carl 進到 Bob 身邊</translation>
    </message>
    <message>
        <source>Ann, who has checked, deletes a lock</source>
        <translation>Ann 檢查過了，刪除一個鎖</translation>
    </message>
    <message>
        <source>it was Bob&apos;s: two are inside at once</source>
        <translation>那是 Bob 的：兩個人同時在內</translation>
    </message>
    <message>
        <source>the check was right when it was made, and Bob&apos;s lock was deleted all the same</source>
        <translation>檢查當時是對的，Bob 的鎖照樣被刪除了</translation>
    </message>
    <message>
        <source>Bob&apos;s sale is written</source>
        <translation>Bob 的銷售已寫入</translation>
    </message>
    <message>
        <source>Ann&apos;s write is refused</source>
        <translation>Ann 的寫入遭拒</translation>
    </message>
    <message>
        <source>Ann&apos;s write, too late, is accepted</source>
        <translation>Ann 的寫入太遲，卻被接受</translation>
    </message>
    <message>
        <source>the stock counts each sale</source>
        <translation>庫存計入了每筆銷售</translation>
    </message>
    <message>
        <source>%1 sold, stock %2</source>
        <translation>售出 %1，庫存 %2</translation>
    </message>
    <message>
        <source>Work outlasts the TTL, and the wrong lock is deleted</source>
        <translation>工作超過 TTL，刪錯了鎖</translation>
    </message>
    <message>
        <source>Bob&apos;s lock stays</source>
        <translation>Bob 的鎖保留</translation>
    </message>
    <message>
        <source>The owner is checked first and deleted then</source>
        <translation>先檢查持有者，再刪除</translation>
    </message>
    <message>
        <source>The moment between GET and DEL, in which the lock changes hands</source>
        <translation>GET 與 DEL 之間的那一刻，鎖換了手</translation>
    </message>
    <message>
        <source>The holder stands still for longer than its TTL</source>
        <translation>持有者停住的時間超過 TTL</translation>
    </message>
    <message>
        <source>no sale is lost</source>
        <translation>沒有遺失銷售</translation>
    </message>
    <message>
        <source>the votes are split: two, two and one of five, and nobody has the lock</source>
        <translation>票分散了：五票分成二、二、一，沒有人得到鎖</translation>
    </message>
    <message>
        <source>%1 never got it</source>
        <translation>%1 始終沒有得到它</translation>
    </message>
    <message>
        <source>after random pauses each of the three gets it, one at a time</source>
        <translation>隨機停頓之後，三個人各自得到它，一次一個</translation>
    </message>
    <message>
        <source>the first round was in vain for all of them</source>
        <translation>第一輪對所有人都是徒勞</translation>
    </message>
    <message>
        <source>split two, two, one; then each got it, in %1 tries all together</source>
        <translation>分成二、二、一；之後每個人都得到了，總共 %1 次嘗試</translation>
    </message>
    <message>
        <source>Ann gets three of five nodes</source>
        <translation>Ann 得到五個節點中的三個</translation>
    </message>
    <message>
        <source>Bob gets three of five as well: C has voted twice</source>
        <translation>Bob 也得到五個中的三個：C 投了兩次票</translation>
    </message>
    <message>
        <source>C may not vote yet, and two are no majority</source>
        <translation>C 還不能投票，而兩票不是多數</translation>
    </message>
    <message>
        <source>one node forgot, and two hold the lock</source>
        <translation>一個節點忘記了，兩個人持有鎖</translation>
    </message>
    <message>
        <source>A split vote, and random pauses that end it</source>
        <translation>票分散，隨機停頓使它結束</translation>
    </message>
    <message>
        <source>The owners on the five nodes: three of them, and none has a majority</source>
        <translation>五個節點上的持有者：有三個，誰也沒有多數</translation>
    </message>
    <message>
        <source>nobody gets it in the first round, each gets it later</source>
        <translation>第一輪沒有人得到，之後人人得到</translation>
    </message>
    <message>
        <source>A node restarts empty</source>
        <translation>節點重新啟動後是空的</translation>
    </message>
    <message>
        <source>Waiter %1</source>
        <translation>等待者 %1</translation>
    </message>
    <message>
        <source>one is inside at a time</source>
        <translation>一次只有一個人在內</translation>
    </message>
    <message>
        <source>they get it in the order in which they came</source>
        <translation>他們按到來的順序得到它</translation>
    </message>
    <message>
        <source>some who came later get it earlier</source>
        <translation>有些後來的先得到它</translation>
    </message>
    <message>
        <source>Many want it, and luck decides</source>
        <translation>許多人想要它，由運氣決定</translation>
    </message>
    <message>
        <source>some are overtaken</source>
        <translation>有人被超越</translation>
    </message>
    <message>
        <source>Many want it, and stand in line</source>
        <translation>許多人想要它，排隊等候</translation>
    </message>
    <message>
        <source>nobody is overtaken</source>
        <translation>沒有人被超越</translation>
    </message>
    <message>
        <source>the release is carried out</source>
        <translation>釋放已執行</translation>
    </message>
    <message>
        <source>Bob wakes and takes the lock</source>
        <translation>Bob 醒來並取得鎖</translation>
    </message>
    <message>
        <source>Bob had the lock as soon as it was free</source>
        <translation>鎖一空著 Bob 就得到了它</translation>
    </message>
    <message>
        <source>An operator deletes the key</source>
        <translation>一位操作員刪除了鍵</translation>
    </message>
    <message>
        <source>a second and a half later the lock is free, and Bob sleeps beside it</source>
        <translation>一秒半之後鎖是空著的，Bob 睡在它旁邊</translation>
    </message>
    <message>
        <source>The message that the DEL left out is sent</source>
        <translation>DEL 沒有發出的訊息送出了</translation>
    </message>
    <message>
        <source>the message that was missing wakes him</source>
        <translation>缺少的那則訊息喚醒了他</translation>
    </message>
    <message>
        <source>A bare DEL leaves waiters asleep</source>
        <translation>單獨的 DEL 讓等待者繼續睡</translation>
    </message>
    <message>
        <source>the waiter sleeps beside a free lock</source>
        <translation>等待者睡在空著的鎖旁邊</translation>
    </message>
    <message>
        <source>`lockscope release --execute` compares the owner, deletes, and sends the message</source>
        <translation>`lockscope release --execute` 比較持有者，刪除，並送出訊息</translation>
    </message>
    <message>
        <source>the waiter takes the lock at once</source>
        <translation>等待者立刻取得鎖</translation>
    </message>
    <message>
        <source>Bob is refused for three TTLs</source>
        <translation>三個 TTL 之久 Bob 都遭拒</translation>
    </message>
    <message>
        <source>the lock was Ann&apos;s all the time</source>
        <translation>鎖一直是 Ann 的</translation>
    </message>
    <message>
        <source>Ann gives back what is hers</source>
        <translation>Ann 歸還自己的鎖</translation>
    </message>
    <message>
        <source>Bob gets it then, and was never inside with Ann</source>
        <translation>之後 Bob 得到它，從未與 Ann 同時在內</translation>
    </message>
    <message>
        <source>renewed for three TTLs, then given back</source>
        <translation>續租了三個 TTL，然後歸還</translation>
    </message>
    <message>
        <source>Ann knows that she does not hold it</source>
        <translation>Ann 知道自己沒有持有它</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog leaves Bob&apos;s lock alone</source>
        <translation>Ann 的看門狗不更動 Bob 的鎖</translation>
    </message>
    <message>
        <source>Ann was told as soon as she went on</source>
        <translation>Ann 一繼續就得到了通知</translation>
    </message>
    <message>
        <source>the key is back, and Ann&apos;s</source>
        <translation>鍵回來了，是 Ann 的</translation>
    </message>
    <message>
        <source>Bob does not get the lock that was freed for him</source>
        <translation>Bob 沒有得到為他騰出的鎖</translation>
    </message>
    <message>
        <source>Bob gets the lock</source>
        <translation>Bob 得到鎖</translation>
    </message>
    <message>
        <source>Ann has noticed nothing</source>
        <translation>Ann 什麼也沒有察覺</translation>
    </message>
    <message>
        <source>Ann knows that she has lost it</source>
        <translation>Ann 知道自己失去了它</translation>
    </message>
    <message>
        <source>what the operator deleted came back</source>
        <translation>操作員刪除的又回來了</translation>
    </message>
    <message>
        <source>A watchdog keeps the lock while the work lasts</source>
        <translation>工作持續期間看門狗保住鎖</translation>
    </message>
    <message>
        <source>The holder stands still, and its watchdog with it</source>
        <translation>持有者停住，它的看門狗也停住</translation>
    </message>
    <message>
        <source>No watchdog renews from a process that is stopped; a strict one tells when it goes on</source>
        <translation>被停住的行程裡沒有看門狗續租；嚴格的看門狗在繼續時會通知</translation>
    </message>
    <message>
        <source>the holder is told that its lock is lost</source>
        <translation>持有者得知自己的鎖已遺失</translation>
    </message>
    <message>
        <source>A holder that sets a deleted key again</source>
        <translation>持有者把被刪除的鍵又設回去</translation>
    </message>
    <message>
        <source>the deleted lock comes back</source>
        <translation>被刪除的鎖又回來</translation>
    </message>
    <message>
        <source>Compare and delete, with a queue</source>
        <translation>比較並刪除，帶佇列</translation>
    </message>
    <message>
        <source>Redisson&apos;s fair lock, redis_queued_locks</source>
        <translation>Redisson 的公平鎖、redis_queued_locks</translation>
    </message>
    <message>
        <source>work that outlasts the TTL goes on without the lock; one who dies in line holds up the rest for a while</source>
        <translation>超過 TTL 的工作在沒有鎖的情況下繼續；排隊中死去的會讓其餘的等上一陣</translation>
    </message>
    <message>
        <source>Fencing tokens, checked by the resource</source>
        <translation>Fencing token，由資源檢查</translation>
    </message>
    <message>
        <source>Redisson&apos;s fenced lock</source>
        <translation>Redisson 的帶 fencing token 的鎖</translation>
    </message>
    <message>
        <source>a master that fails may take the greatest number with it, and it is given out twice</source>
        <translation>失效的主節點可能帶走最大的數，它會被發出兩次</translation>
    </message>
    <message>
        <source>Strict watchdog: this library on one node</source>
        <translation>嚴格的看門狗：本程式庫，一個節點</translation>
    </message>
    <message>
        <source>Lockscope</source>
        <translation>Lockscope</translation>
    </message>
    <message>
        <source>a master that fails takes its locks with it</source>
        <translation>失效的主節點帶走它的鎖</translation>
    </message>
    <message>
        <source>Strict Redlock: this library on five nodes</source>
        <translation>嚴格的 Redlock：本程式庫，五個節點</translation>
    </message>
    <message>
        <source>who stands still between asking whether it holds the lock and writing, writes too late</source>
        <translation>在確認是否持有鎖與寫入之間停住的，寫得太遲</translation>
    </message>
    <message>
        <source>No lock</source>
        <translation>沒有鎖</translation>
    </message>
    <message>
        <source>read, decide, write back</source>
        <translation>讀取、決定、寫回</translation>
    </message>
    <message>
        <source>two who read the same stock both write it back, and one sale is lost</source>
        <translation>兩個讀到同一庫存的都寫回，一筆銷售遺失</translation>
    </message>
    <message>
        <source>A lock inside each process</source>
        <translation>每個行程內部的鎖</translation>
    </message>
    <message>
        <source>synchronized, Mutex, std::mutex</source>
        <translation>synchronized、Mutex、std::mutex</translation>
    </message>
    <message>
        <source>other processes have a lock of their own</source>
        <translation>其他行程有自己的鎖</translation>
    </message>
    <message>
        <source>Redisson&apos;s reentrant hash with wake-up</source>
        <translation>Redisson 的可重入雜湊，帶喚醒</translation>
    </message>
    <message>
        <source>Redisson</source>
        <translation>Redisson</translation>
    </message>
    <message>
        <source>a bare DEL wakes nobody: who waits sleeps on beside a free lock</source>
        <translation>單獨的 DEL 不喚醒誰：等待者在空著的鎖旁邊繼續睡</translation>
    </message>
    <message>
        <source>Redlock on five nodes, as most have it</source>
        <translation>五個節點上的 Redlock，多數程式庫的做法</translation>
    </message>
    <message>
        <source>redlock-rb, redlock-py, redsync, node-redlock</source>
        <translation>redlock-rb、redlock-py、redsync、node-redlock</translation>
    </message>
    <message>
        <source>a node that restarts empty gives its vote a second time</source>
        <translation>重新啟動後為空的節點會第二次投票</translation>
    </message>
    <message>
        <source>SETNX and DEL</source>
        <translation>SETNX 和 DEL</translation>
    </message>
    <message>
        <source>celery-singleton, Spring&apos;s cache lock, by hand</source>
        <translation>celery-singleton、Spring 的快取鎖、手寫</translation>
    </message>
    <message>
        <source>an owner that dies keeps it for ever</source>
        <translation>死去的持有者永遠占著它</translation>
    </message>
    <message>
        <source>SETNX with a timestamp, GETSET to take over</source>
        <translation>帶時間戳記的 SETNX，用 GETSET 接管</translation>
    </message>
    <message>
        <source>JedisLock, old redis-objects, redis-lock of node</source>
        <translation>JedisLock、舊的 redis-objects、node 的 redis-lock</translation>
    </message>
    <message>
        <source>whose clock is ahead takes it from its holder; DEL gives back whosever it is</source>
        <translation>時鐘快的會從持有者手裡拿走它；DEL 不管是誰的都歸還</translation>
    </message>
    <message>
        <source>SETNX, then EXPIRE</source>
        <translation>SETNX，然後 EXPIRE</translation>
    </message>
    <message>
        <source>Laravel 5.8, redis-py 2.10, tutorials</source>
        <translation>Laravel 5.8、redis-py 2.10、教學文章</translation>
    </message>
    <message>
        <source>who dies between the two keeps it for ever</source>
        <translation>在兩者之間死去的永遠占著它</translation>
    </message>
    <message>
        <source>SETNX and EXPIRE in one script</source>
        <translation>SETNX 和 EXPIRE 在一個腳本裡</translation>
    </message>
    <message>
        <source>by hand, for servers before SET NX PX</source>
        <translation>手寫，用於 SET NX PX 之前的伺服器</translation>
    </message>
    <message>
        <source>the value names nobody: who comes late deletes the lock of another</source>
        <translation>值沒有寫明是誰：來遲的會刪除別人的鎖</translation>
    </message>
    <message>
        <source>SET NX PX with a fixed value, DEL</source>
        <translation>固定值的 SET NX PX，DEL</translation>
    </message>
    <message>
        <source>arq, RQ, by hand</source>
        <translation>arq、RQ、手寫</translation>
    </message>
    <message>
        <source>who comes late deletes the lock of another</source>
        <translation>來遲的會刪除別人的鎖</translation>
    </message>
    <message>
        <source>SET NX PX with an owner, GET then DEL</source>
        <translation>帶持有者的 SET NX PX，先 GET 再 DEL</translation>
    </message>
    <message>
        <source>Spring Integration before 6.2, by hand</source>
        <translation>6.2 之前的 Spring Integration、手寫</translation>
    </message>
    <message>
        <source>between the check and the DEL the lock may become another&apos;s</source>
        <translation>在檢查與 DEL 之間鎖可能已成為別人的</translation>
    </message>
    <message>
        <source>SET NX PX with an owner, compare and delete in Lua</source>
        <translation>帶持有者的 SET NX PX，在 Lua 中比較並刪除</translation>
    </message>
    <message>
        <source>redis-py, Laravel, GitLab</source>
        <translation>redis-py、Laravel、GitLab</translation>
    </message>
    <message>
        <source>work that outlasts the TTL goes on without the lock</source>
        <translation>超過 TTL 的工作在沒有鎖的情況下繼續</translation>
    </message>
    <message>
        <source>Watchdog that sets the key again when it is missing</source>
        <translation>鍵缺少時又設回去的看門狗</translation>
    </message>
    <message>
        <source>RedLock.net, aioredlock, EasyCaching</source>
        <translation>RedLock.net、aioredlock、EasyCaching</translation>
    </message>
    <message>
        <source>a lock taken away comes back, and its holder never hears that it was gone</source>
        <translation>被拿走的鎖又回來，它的持有者從不知道它曾不在</translation>
    </message>
    <message>
        <source>between SETNX and EXPIRE</source>
        <translation>在 SETNX 與 EXPIRE 之間</translation>
    </message>
    <message>
        <source>between GET and DEL</source>
        <translation>在 GET 與 DEL 之間</translation>
    </message>
    <message>
        <source>between the nodes</source>
        <translation>在各節點之間</translation>
    </message>
    <message>
        <source>before giving back</source>
        <translation>在歸還之前</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已釋放</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已刪除</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>The process of %1 has ended, and not by the scenario&apos;s hand</source>
        <translation>%1 的行程已結束，且不是情境所為</translation>
    </message>
    <message>
        <source>%1 did not %2</source>
        <translation>%1 沒有完成：%2</translation>
    </message>
    <message>
        <source>%1 was not heard to be %2</source>
        <translation>沒有聽到 %1 的訊息：%2</translation>
    </message>
    <message>
        <source>%1 stands still</source>
        <translation>%1 停住</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 繼續</translation>
    </message>
    <message>
        <source>%1 is killed</source>
        <translation>%1 被強制終止</translation>
    </message>
    <message>
        <source>%1 is stopped %2</source>
        <translation>%1 停在此處：%2</translation>
    </message>
    <message>
        <source>%1 is told that the lock is lost</source>
        <translation>%1 得知鎖已遺失</translation>
    </message>
    <message>
        <source>%1 waits for the lock</source>
        <translation>%1 等待鎖</translation>
    </message>
    <message>
        <source>%1 has the lock</source>
        <translation>%1 得到鎖</translation>
    </message>
    <message>
        <source>%1 does not get the lock</source>
        <translation>%1 沒有得到鎖</translation>
    </message>
    <message>
        <source>%1 gives the lock back: %2</source>
        <translation>%1 歸還鎖：%2</translation>
    </message>
    <message>
        <source>%1 begins the guarded work, inside now: %2</source>
        <translation>%1 開始受保護的工作，現在在內：%2</translation>
    </message>
    <message>
        <source>%1 ends the guarded work</source>
        <translation>%1 結束受保護的工作</translation>
    </message>
    <message>
        <source>%1 reads stock %2</source>
        <translation>%1 讀到庫存 %2</translation>
    </message>
    <message>
        <source>%1 writes stock %2</source>
        <translation>%1 寫入庫存 %2</translation>
    </message>
    <message>
        <source>The private nodes of the lab do not answer</source>
        <translation>實驗室的私有節點沒有回應</translation>
    </message>
    <message>
        <source>Node %1 has died, and not by the scenario&apos;s hand</source>
        <translation>節點 %1 已死，且不是情境所為</translation>
    </message>
    <message>
        <source>%1 cannot use the nodes</source>
        <translation>%1 不能使用這些節點</translation>
    </message>
    <message>
        <source>%1 is there, with: %2</source>
        <translation>%1 到場，上鎖方式：%2</translation>
    </message>
    <message>
        <source>Node %1 is killed</source>
        <translation>節點 %1 被強制終止</translation>
    </message>
    <message>
        <source>Node %1 does not start again</source>
        <translation>節點 %1 不再啟動</translation>
    </message>
    <message>
        <source>Node %1 is back, with the keys it had</source>
        <translation>節點 %1 回來了，帶著它原有的鍵</translation>
    </message>
    <message>
        <source>Node %1 is back, empty</source>
        <translation>節點 %1 回來了，空的</translation>
    </message>
    <message>
        <source>Node %1 did not answer to %2</source>
        <translation>節點 %1 沒有回應 %2</translation>
    </message>
    <message>
        <source>The lock&apos;s key did not come</source>
        <translation>鎖的鍵沒有出現</translation>
    </message>
    <message>
        <source>The lock&apos;s key did not go</source>
        <translation>鎖的鍵沒有消失</translation>
    </message>
    <message>
        <source>The lock&apos;s key is there on node %1</source>
        <translation>鎖的鍵在節點 %1 上</translation>
    </message>
    <message>
        <source>The lock&apos;s key is gone on node %1</source>
        <translation>鎖的鍵在節點 %1 上消失了</translation>
    </message>
    <message>
        <source>The replica does not replicate</source>
        <translation>複本沒有複寫</translation>
    </message>
    <message>
        <source>As expected: %1</source>
        <translation>符合預期：%1</translation>
    </message>
    <message>
        <source>NOT as expected: %1</source>
        <translation>不符合預期：%1</translation>
    </message>
    <message>
        <source>All clients are stopped where they are</source>
        <translation>所有用戶端都停在原處</translation>
    </message>
    <message>
        <source>All clients go on</source>
        <translation>所有用戶端繼續</translation>
    </message>
    <message>
        <source>Shop %1</source>
        <translation>店鋪 %1</translation>
    </message>
    <message>
        <source>what was sold is what is missing</source>
        <translation>售出多少，就少了多少</translation>
    </message>
    <message>
        <source>sales are lost</source>
        <translation>有銷售遺失</translation>
    </message>
    <message>
        <source>every buyer had the lock once</source>
        <translation>每個買家都得到過一次鎖</translation>
    </message>
    <message>
        <source>exact: %1 sold, %2 left</source>
        <translation>準確：售出 %1，剩餘 %2</translation>
    </message>
    <message>
        <source>wrong by %1: %2 sold, %3 left of %4, oversold %5</source>
        <translation>相差 %1：售出 %2，剩餘 %3，原有 %4，超賣 %5</translation>
    </message>
    <message>
        <source>A clock is ahead, and the lock has a TTL</source>
        <translation>時鐘快了，而鎖有 TTL</translation>
    </message>
    <message>
        <source>The master fails, and the holder has a strict watchdog</source>
        <translation>主節點失效，持有者有嚴格的看門狗</translation>
    </message>
    <message>
        <source>A master fails, under Redlock</source>
        <translation>主節點失效，用 Redlock</translation>
    </message>
    <message>
        <source>The holder stands still, with fencing tokens</source>
        <translation>持有者停住，用 fencing token</translation>
    </message>
    <message>
        <source>A node restarts empty, with the delay Redlock asks for</source>
        <translation>節點重新啟動後是空的，帶 Redlock 要求的延遲</translation>
    </message>
    <message>
        <source>A release by plan wakes waiters</source>
        <translation>按計畫釋放會喚醒等待者</translation>
    </message>
    <message>
        <source>A strict watchdog does not set a deleted key again</source>
        <translation>嚴格的看門狗不把被刪除的鍵設回去</translation>
    </message>
    <message>
        <source>by Bob&apos;s clock Ann&apos;s lock had ended long ago</source>
        <translation>依 Bob 的時鐘，Ann 的鎖早已結束</translation>
    </message>
    <message>
        <source>The value is the time when Ann&apos;s lock ends, by her clock. Bob&apos;s clock is an hour ahead, and says that it has passed</source>
        <translation>值是 Ann 的鎖結束的時間，依她的時鐘。Bob 的時鐘快一小時，顯示那個時間已經過去</translation>
    </message>
    <message>
        <source>four of five nodes still have Ann&apos;s lock, and Bob was refused</source>
        <translation>五個節點中的四個仍有 Ann 的鎖，Bob 遭拒</translation>
    </message>
    <message>
        <source>Node A dies, and its replica, which the table does not show, takes its place without Ann&apos;s lock: one vote for Bob. Four nodes still have Ann&apos;s</source>
        <translation>節點 A 死了，它的複本（表中不顯示）頂替它，卻沒有 Ann 的鎖：Bob 得一票。其餘四個節點仍有 Ann 的鎖</translation>
    </message>
    <message>
        <source>Ann, whose TTL was over, and Bob were inside at once</source>
        <translation>TTL 已過的 Ann 與 Bob 曾同時在內</translation>
    </message>
    <message>
        <source>Ann&apos;s release deletes Bob&apos;s lock</source>
        <translation>Ann 的釋放刪除了 Bob 的鎖</translation>
    </message>
    <message>
        <source>Bob&apos;s lock is as it was before Ann&apos;s release</source>
        <translation>Bob 的鎖與 Ann 釋放之前一樣</translation>
    </message>
    <message>
        <source>Carl gets the lock while Bob believes that he holds it</source>
        <translation>Bob 以為自己持有鎖時，Carl 得到了它</translation>
    </message>
    <message>
        <source>Ann worked on beside Bob, but her late release left his lock alone</source>
        <translation>Ann 與 Bob 同時工作過，但她遲來的釋放沒有更動他的鎖</translation>
    </message>
    <message>
        <source>Bob and Carl are inside at once</source>
        <translation>Bob 與 Carl 同時在內</translation>
    </message>
    <message>
        <source>Ann&apos;s token is 1, Bob&apos;s is 2</source>
        <translation>Ann 的 token 是 1，Bob 的是 2</translation>
    </message>
    <message>
        <source>Ann works on when her TTL is over, beside Bob. Then her DEL: by then the key is Bob&apos;s, its value does not tell, and Carl comes in as well</source>
        <translation>TTL 過後 Ann 仍在工作，與 Bob 同時。然後是她的 DEL：那時鍵已是 Bob 的，而值看不出來，於是 Carl 也進來了</translation>
    </message>
    <message>
        <source>Carl gets the lock beside Bob</source>
        <translation>Bob 還在內，Carl 也得到了鎖</translation>
    </message>
    <message>
        <source>Ann works on when her TTL is over, beside Bob: no release can cure that. But hers finds another owner and leaves Bob&apos;s lock alone, so that Carl stays out</source>
        <translation>TTL 過後 Ann 仍在工作，與 Bob 同時：任何釋放都治不了。但她的釋放發現持有者是別人，不更動 Bob 的鎖，所以 Carl 進不來</translation>
    </message>
    <message>
        <source>Ann&apos;s lock is left on 2 of 5 nodes</source>
        <translation>Ann 的鎖留在 5 個節點中的 2 個上</translation>
    </message>
    <message>
        <source>Ann&apos;s lock is left on 2 of 5 nodes and nobody has a majority; yet Bob was refused, for C&apos;s vote waits</source>
        <translation>Ann 的鎖留在 5 個節點中的 2 個上，誰也沒有多數；但 Bob 仍遭拒，因為 C 的票還要等</translation>
    </message>
    <message>
        <source>nobody else gets the lock</source>
        <translation>別人都得不到鎖</translation>
    </message>
    <message>
        <source>Bob slept beside a free lock, and would have until the end of the TTL that he had read</source>
        <translation>Bob 睡在空著的鎖旁邊，本會一直睡到他讀到的 TTL 結束</translation>
    </message>
    <message>
        <source>Bob tries to get the lock, for three times the TTL</source>
        <translation>Bob 嘗試取得鎖，為時 TTL 的三倍</translation>
    </message>
    <message>
        <source>Renewal %1 by Ann&apos;s watchdog: the TTL goes up from %2 ms to %3 ms</source>
        <translation>Ann 的看門狗 第 %1 次續租：TTL 從 %2 ms 升到 %3 ms</translation>
    </message>
    <message>
        <source>it was renewed again and again</source>
        <translation>鎖一次次續租</translation>
    </message>
    <message>
        <source>Bob tries again, and waits</source>
        <translation>Bob 再次嘗試，並等待</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog has not set the key again</source>
        <translation>Ann 的看門狗 沒有重新設定鍵</translation>
    </message>
    <message>
        <source>the lock was free until Bob came, and Ann was told</source>
        <translation>鎖在 Bob 來之前一直空著，Ann 得到了通知</translation>
    </message>
    <message>
        <source>The TTL: at each third of it Ann&apos;s watchdog sets it up again, so that her lock lasts as long as her work, three TTLs, while Bob tries</source>
        <translation>TTL：每過三分之一，Ann 的看門狗 就把它重新加滿，於是她的鎖與工作一樣長，達三個 TTL，而 Bob 一直在嘗試</translation>
    </message>
    <message>
        <source>The key after the operator&apos;s DEL: within half a TTL it is there again</source>
        <translation>操作員 DEL 之後的鍵：半個 TTL 之內它又在了</translation>
    </message>
    <message>
        <source>The operator&apos;s DEL takes Ann&apos;s lock away: her watchdog does not set it again, Ann is told, and Bob gets the lock</source>
        <translation>操作員的 DEL 拿走了 Ann 的鎖：她的看門狗 不重新設定它，Ann 得到通知，Bob 得到鎖</translation>
    </message>
    <message>
        <source>the deleted lock does not come back</source>
        <translation>被刪除的鎖不再回來</translation>
    </message>
    <message>
        <source>refused, for it is another&apos;s</source>
        <translation>遭拒，因為是別人的</translation>
    </message>
    <message>
        <source>%1 has the lock, token %2</source>
        <translation>%1 得到鎖，token %2</translation>
    </message>
    <message>
        <source>%1 writes stock %2, with token %3</source>
        <translation>%1 寫入庫存 %2，token %3</translation>
    </message>
    <message>
        <source>%1 may not write stock %2: token %3 is too old</source>
        <translation>%1 不能寫入庫存 %2：token %3 太舊</translation>
    </message>
    <message>
        <source>%1 could not write stock %2</source>
        <translation>%1 未能寫入庫存 %2</translation>
    </message>
    <message>
        <source>%1 says: I hold the lock</source>
        <translation>%1 說：我持有鎖</translation>
    </message>
    <message>
        <source>%1 says: I do not hold the lock</source>
        <translation>%1 說：我不持有鎖</translation>
    </message>
    <message>
        <source>lockscope %1: exit status %2</source>
        <translation>lockscope %1：結束狀態 %2</translation>
    </message>
    <message>
        <source>There is no lock: %1 goes on</source>
        <translation>沒有鎖：%1 繼續</translation>
    </message>
    <message>
        <source>There is no lock that %1 could give back</source>
        <translation>沒有鎖：%1 無可歸還</translation>
    </message>
    <message>
        <source>Sentinel is told to fail over now, without waiting until it is sure</source>
        <translation>讓 Sentinel 現在就容錯移轉，不等到它確定</translation>
    </message>
    <message>
        <source>Sentinel does not make the replica the master</source>
        <translation>Sentinel 沒有把複本變成主節點</translation>
    </message>
    <message>
        <source>Sentinel says that node %1 is the master now</source>
        <translation>Sentinel 說：現在節點 %1 是主節點</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>手動：%1</translation>
    </message>
    <message>
        <source>node %1 is frozen</source>
        <translation>節點 %1 已凍結</translation>
    </message>
    <message>
        <source>node %1 goes on</source>
        <translation>節點 %1 繼續執行</translation>
    </message>
    <message>
        <source>node %1 answers late</source>
        <translation>節點 %1 回應變遲</translation>
    </message>
    <message>
        <source>node %1 answers at once again</source>
        <translation>節點 %1 又及時回應</translation>
    </message>
    <message>
        <source>node %1 is cut off from its clients, and runs on</source>
        <translation>節點 %1 與用戶端切斷，繼續執行</translation>
    </message>
    <message>
        <source>node %1 can be reached again</source>
        <translation>節點 %1 又能連上了</translation>
    </message>
    <message>
        <source>node %1 is killed</source>
        <translation>節點 %1 被強制終止</translation>
    </message>
    <message>
        <source>node %1 is shut down, and writes its keys down</source>
        <translation>節點 %1 被關閉，並寫下自己的鍵</translation>
    </message>
    <message>
        <source>node %1 is started again</source>
        <translation>節點 %1 重新啟動</translation>
    </message>
    <message>
        <source>%1 is started</source>
        <translation>%1 已啟動</translation>
    </message>
    <message>
        <source>%1 is told to acquire the lock</source>
        <translation>%1 收到指令：取得鎖</translation>
    </message>
    <message>
        <source>%1 is told to hold the lock for %2 s</source>
        <translation>%1 收到指令：持有鎖 %2 秒</translation>
    </message>
    <message>
        <source>%1 is told to buy</source>
        <translation>%1 收到指令：購買</translation>
    </message>
    <message>
        <source>%1 is told to give the lock back</source>
        <translation>%1 收到指令：歸還鎖</translation>
    </message>
    <message>
        <source>Node %1, the replica, stands still, cut off from node %2, the master</source>
        <translation>複本節點 %1 停住，與主節點 %2 斷開</translation>
    </message>
    <message>
        <source>Node C forgets Ann: her lock is left on A and B, and C, D and E are free. Bob asks for them, but C&apos;s vote does not count until the longest TTL has passed, and D and E alone are no majority</source>
        <translation>節點 C 忘了 Ann：她的鎖留在 A 和 B 上，C、D、E 空著。Bob 向它們請求，但在最長的 TTL 過去之前 C 的票不算數，而只有 D 和 E 不是多數</translation>
    </message>
    <message>
        <source>each of them gets it</source>
        <translation>每一個都得到它</translation>
    </message>
    <message>
        <source>An operator types: lockscope %1</source>
        <translation>一位操作員輸入：lockscope %1</translation>
    </message>
    <message>
        <source>The lock is free, and nobody takes it: Bob waits for a message that DEL does not send. Once the key is gone, only the story and the clients under “By hand” show him; the table says that no locks are held</source>
        <translation>鎖空著，沒有人取得：Bob 在等 DEL 不會發的訊息。鍵消失後，只有「發生了什麼」和「手動操作」中的用戶端清單還顯示他；表格顯示沒有被持有的鎖</translation>
    </message>
    <message>
        <source>n/a: it stood still between the steps</source>
        <translation>無資料：步驟之間停住了</translation>
    </message>
    <message>
        <source>Bob had it when the TTL was over</source>
        <translation>TTL 結束後 Bob 得到了它</translation>
    </message>
    <message>
        <source>Start clients of any way of locking below, and do to them and to the nodes what you like. Redlock asks all five nodes; other ways use node A only, and what node A has alone is no majority of five</source>
        <translation>在下方啟動任意上鎖方式的用戶端，對它們和節點隨意操作。Redlock 詢問全部五個節點；其他方式只用節點 A，而只在節點 A 上有的不是五個中的多數</translation>
    </message>
    <message>
        <source>The server does both or neither; the TTL runs whatever becomes of Ann. Both write 1: nobody can tell Bob&apos;s lock from hers</source>
        <translation>伺服器要麼兩樣都做，要麼都不做；不管 Ann 怎樣，TTL 都在走。兩者都寫 1：沒有人能區分 Bob 的鎖和她的鎖</translation>
    </message>
    <message>
        <source>The tokens, in the story: the master gives Ann 1; its replica never heard of that, and gives Bob 1 as well</source>
        <translation>token，見「發生了什麼」：主節點給 Ann 1；它的複本從未聽說，也給 Bob 1</translation>
    </message>
    <message>
        <source>The stock, in the story: Ann writes back what she read before Bob bought. No release can mend that</source>
        <translation>庫存，見「發生了什麼」：Ann 寫回的是她在 Bob 購買之前讀到的。任何釋放方式都補救不了</translation>
    </message>
    <message>
        <source>The tokens, in the story: Ann gets 1, Bob 2. The store has seen 2 when Ann comes with 1, and refuses her write</source>
        <translation>token，見「發生了什麼」：Ann 得 1，Bob 得 2。Ann 帶著 1 來時，儲存端已見過 2，拒絕她的寫入</translation>
    </message>
    <message>
        <source>Ann&apos;s votes are A, B and C, for D and E are down meanwhile. Then node C restarts empty, and gives its vote to Bob: the row tells of an overlap</source>
        <translation>Ann 的票來自 A、B 和 C，因為其間 D 和 E 停機。之後節點 C 空著重新啟動，把票投給 Bob：該列顯示重疊</translation>
    </message>
    <message>
        <source>Bob waits on: DEL sends no message, and the TTL that he has read is not over</source>
        <translation>Bob 繼續等待：DEL 不送出訊息，而他讀到的 TTL 還沒有結束</translation>
    </message>
    <message>
        <source>That way of locking knows one node: %1 uses node %2 only</source>
        <translation>這種上鎖方式只知道一個節點：%1 只用節點 %2</translation>
    </message>
    <message>
        <source>%1 did not hold the lock: nothing guarded this sale</source>
        <translation>%1 沒有持有鎖：這筆銷售沒有任何保護</translation>
    </message>
    <message>
        <source>The order in which they get it: whoever asks at the right moment. Who only asks again and again leaves no trace in Redis: the table cannot count them</source>
        <translation>他們得到它的順序：誰問得正是時候就歸誰。只是反覆詢問的等待者不在 Redis 中留下痕跡：表格數不出他們</translation>
    </message>
    <message>
        <source>The same six with a queue: first come, first served. The queue is a list of the lab&apos;s own, of which the table does not know: it counts those of known libraries only</source>
        <translation>同樣的六個，帶有佇列：先到先得。佇列是實驗室自己的列表，表格不認識它：它只計數已知函式庫的佇列</translation>
    </message>
    <message>
        <source>Waits until %1 has the lock, or gives up</source>
        <translation>等待 %1 得到鎖，或放棄</translation>
    </message>
    <message>
        <source>Waits for the answer of %1</source>
        <translation>等待 %1 的回答</translation>
    </message>
    <message>
        <source>Waits until %1 is told that the lock is lost</source>
        <translation>等待 %1 被告知鎖已遺失</translation>
    </message>
    <message>
        <source>Waits until %1 stops at the moment that this is about</source>
        <translation>等待 %1 停在此處所關注的那一刻</translation>
    </message>
    <message>
        <source>Waits until %1 has tried, and waits for the lock</source>
        <translation>等待 %1 嘗試過並開始等鎖</translation>
    </message>
    <message>
        <source>Waits until the process of %1 runs</source>
        <translation>等待 %1 的行程執行</translation>
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
        <translation>等待節點 %1 重新回應</translation>
    </message>
    <message>
        <source>Waits until lockscope %1 has ended</source>
        <translation>等待 lockscope %1 結束</translation>
    </message>
    <message>
        <source>Waits until the lock&apos;s key is on node %1 again</source>
        <translation>等待鎖的鍵再次出現在節點 %1 上</translation>
    </message>
    <message>
        <source>Waits until the lock is free</source>
        <translation>等待鎖空出來</translation>
    </message>
    <message>
        <source>Waits until Sentinel has made the replica, node %1, the master</source>
        <translation>等待 Sentinel 把複本（節點 %1）升為主節點</translation>
    </message>
    <message>
        <source>%1 renews the lock from now on</source>
        <translation>%1 從現在起續租其鎖</translation>
    </message>
    <message>
        <source>%1 does not renew the lock any more</source>
        <translation>%1 不再續租其鎖</translation>
    </message>
    <message>
        <source>%1 will renew locks taken from now on</source>
        <translation>%1 今後取得的鎖將會續租</translation>
    </message>
    <message>
        <source>%1 will not renew locks taken from now on</source>
        <translation>%1 今後取得的鎖不會續租</translation>
    </message>
    <message>
        <source>%1 shows the fencing token with every write from now on</source>
        <translation>%1 從現在起寫入時出示 fencing token</translation>
    </message>
    <message>
        <source>%1 does not show the fencing token any more: the store takes every write</source>
        <translation>%1 不再出示 fencing token：寫什麼，儲存端就收什麼</translation>
    </message>
    <message>
        <source>%1 believed to hold the lock, and did not: nothing guarded this sale</source>
        <translation>%1 以為自己持有鎖，其實沒有：這筆銷售沒有任何保護</translation>
    </message>
    <message>
        <source>%1 had the lock only after reading: nothing guarded this sale</source>
        <translation>%1 在讀取之後才得到鎖：這筆銷售沒有任何保護</translation>
    </message>
    <message>
        <source>The owner crashes, both commands in one script</source>
        <translation>持有者當掉，SETNX 和 EXPIRE 在一個腳本裡</translation>
    </message>
    <message>
        <source>The master fails, and with it the token counter</source>
        <translation>主節點失效，連同 fencing token 的計數</translation>
    </message>
    <message>
        <source>Work outlasts the TTL, and DEL compares the owner</source>
        <translation>工作超過 TTL，DEL 時比較持有者</translation>
    </message>
    <message>
        <source>%1 is still busy with the command before</source>
        <translation>%1 還在忙於之前的指令</translation>
    </message>
    <message>
        <source>%1: the key on node %2 ends in %3 s, unless it is renewed.</source>
        <translation>%1：節點 %2 上的鍵將在 %3 秒後結束，除非續租。</translation>
    </message>
    <message>
        <source>order %1; times overtaken: %2; tries: %3</source>
        <translation>順序 %1；被超越次數：%2；嘗試：%3</translation>
    </message>
    <message>
        <source>Each of the three gives its votes back, waits for a random time, and tries again</source>
        <translation>三者各自交還得到的票，等待一段隨機時間，然後重試</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockActions</name>
    <message>
        <source>&amp;Acquire…</source>
        <translation>取得(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;new…</source>
        <translation>續租(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Release own…</source>
        <translation>釋放自己的鎖(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Force-release…</source>
        <translation>強制釋放(&amp;F)…</translation>
    </message>
    <message>
        <source>Force-release and &amp;hold off…</source>
        <translation>強制釋放並擋下新來者(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Shorten the TTL…</source>
        <translation>縮短 TTL(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Give it a TTL…</source>
        <translation>設定 TTL(&amp;G)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Nothing can be done here</source>
        <translation>這裡沒有可做的操作</translation>
    </message>
    <message>
        <source>Take a lock</source>
        <translation>取得一個鎖</translation>
    </message>
    <message>
        <source>Read-only: unlock actions first (Ctrl+U)</source>
        <translation>唯讀：請先解鎖操作 (Ctrl+U)</translation>
    </message>
    <message>
        <source>Set this lock&apos;s TTL anew</source>
        <translation>重新設定這個鎖的 TTL</translation>
    </message>
    <message>
        <source>Give this lock back</source>
        <translation>歸還這個鎖</translation>
    </message>
    <message>
        <source>Select a lock first</source>
        <translation>請先選取一個鎖</translation>
    </message>
    <message>
        <source>This lock is your own: release it</source>
        <translation>這是您自己的鎖：請直接釋放</translation>
    </message>
    <message>
        <source>It is not known how locks of this kind are written</source>
        <translation>不知道這類鎖是如何寫入的</translation>
    </message>
    <message>
        <source>It has no TTL that could be shortened: give it one</source>
        <translation>它沒有可縮短的 TTL：請為它設定一個</translation>
    </message>
    <message>
        <source>It has a TTL already: that can be shortened</source>
        <translation>它已有 TTL：可以縮短</translation>
    </message>
    <message>
        <source>Show the plan; carrying it out needs actions unlocked</source>
        <translation>顯示計畫；執行前須先解鎖操作</translation>
    </message>
    <message>
        <source>Release somebody else&apos;s lock, by plan</source>
        <translation>依計畫釋放別人的鎖</translation>
    </message>
    <message>
        <source>Release somebody else&apos;s lock, and let nobody in for a while</source>
        <translation>釋放別人的鎖，並在一段時間內不讓任何人取得</translation>
    </message>
    <message>
        <source>Let somebody else&apos;s lock end sooner, unless its owner renews it</source>
        <translation>讓別人的鎖提早結束，除非持有者續租</translation>
    </message>
    <message>
        <source>Give somebody else&apos;s lock that never ends a TTL</source>
        <translation>為別人永不結束的鎖設定 TTL</translation>
    </message>
    <message>
        <source>Plan the release of all locks shown, and choose from them</source>
        <translation>為所有顯示的鎖制定釋放計畫，再從中挑選</translation>
    </message>
    <message>
        <source>No lock is shown</source>
        <translation>沒有顯示任何鎖</translation>
    </message>
    <message>
        <source>%1 locks are shown, at most %2 are released at once: narrow the filter</source>
        <translation>顯示了 %1 個鎖，一次最多釋放 %2 個：請縮小篩選範圍</translation>
    </message>
    <message>
        <source>✔ You hold &quot;%1&quot;.</source>
        <translation>✔ 您持有「%1」。</translation>
    </message>
    <message>
        <source>Force-release se&amp;lected…</source>
        <translation>強制釋放所選的鎖(&amp;L)…</translation>
    </message>
    <message>
        <source>Force-release all sho&amp;wn…</source>
        <translation>強制釋放所有顯示的鎖(&amp;W)…</translation>
    </message>
    <message>
        <source>Several locks are selected</source>
        <translation>選取了多個鎖</translation>
    </message>
    <message>
        <source>Several locks are selected: force-release them together (Ctrl+Del)</source>
        <translation>選取了多個鎖：請一起強制釋放 (Ctrl+Del)</translation>
    </message>
    <message>
        <source>Plan the release of all locks that are selected, and choose from them</source>
        <translation>為所有選取的鎖制定釋放計畫，再從中挑選</translation>
    </message>
    <message>
        <source>Select several locks in the table: with Ctrl or Shift held</source>
        <translation>請在表格中選取多個鎖：按住 Ctrl 或 Shift</translation>
    </message>
    <message>
        <source>%1 locks are selected, at most %2 are released at once</source>
        <translation>選取了 %1 個鎖，一次最多釋放 %2 個</translation>
    </message>
    <message>
        <source>Go to the locks first (Ctrl+1): here it is not their table that is shown</source>
        <translation>請先前往鎖檢視 (Ctrl+1)：這裡顯示的不是鎖表格</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>「%1」：%2</translation>
    </message>
    <message>
        <source>No lock is taken on a cluster: it would be a lock of one master, which a failover may lose</source>
        <translation>不在叢集上取得鎖：那會是單一主節點的鎖，容錯移轉可能遺失它</translation>
    </message>
    <message>
        <source>The attempt to acquire &quot;%1&quot; was withdrawn.</source>
        <translation>已撤回取得「%1」的嘗試。</translation>
    </message>
    <message>
        <source>What is selected is no lock any more</source>
        <translation>所選的已不再是鎖</translation>
    </message>
    <message>
        <source>This window does not hold this lock</source>
        <translation>本視窗沒有持有這把鎖</translation>
    </message>
    <message>
        <source>Select a lock that this window holds</source>
        <translation>請選取一把本視窗持有的鎖</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockDetailActions</name>
    <message>
        <source>Force-release…</source>
        <translation>強制釋放…</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>釋放…</translation>
    </message>
    <message>
        <source>Renew…</source>
        <translation>續租…</translation>
    </message>
    <message>
        <source>Set a TTL…</source>
        <translation>設定 TTL…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令列</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Read-only. Switch to &apos;Changes allowed&apos; first.</source>
        <translation>唯讀。請先切換為「允許變更」。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockDetailPane</name>
    <message>
        <source>Last 10 minutes</source>
        <translation>最近 10 分鐘</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>節點</translation>
    </message>
    <message>
        <source>Key, type and library</source>
        <translation>鍵、類型與函式庫</translation>
    </message>
    <message>
        <source>Select a lock to see who holds it, where, and for how long.</source>
        <translation>選取一個鎖，查看誰持有它、在哪裡、持有多久。</translation>
    </message>
    <message>
        <source>Hidden by the filter</source>
        <translation>被篩選隱藏</translation>
    </message>
    <message>
        <source>Outside the chosen namespace</source>
        <translation>不在所選的命名空間中</translation>
    </message>
    <message>
        <source>Paused, as of %1</source>
        <translation>已暫停，截至 %1</translation>
    </message>
    <message>
        <source>Not reading</source>
        <translation>未在讀取</translation>
    </message>
    <message>
        <source>Not reading, as of %1</source>
        <translation>未在讀取，截至 %1</translation>
    </message>
    <message>
        <source>This lock was gone at %1. Whether it is held now is unknown: too few nodes can be read.</source>
        <translation>這個鎖在 %1 時已消失。現在是否被持有不明：可讀取的節點太少。</translation>
    </message>
    <message>
        <source>Whether this lock is held is unknown: too few nodes can be read.</source>
        <translation>這個鎖是否被持有不明：可讀取的節點太少。</translation>
    </message>
    <message>
        <source>This lock is gone. At %1, there was a key of this name that is no lock, on %2.</source>
        <translation>這個鎖已消失。%1 時，%2 上有一個同名但不是鎖的鍵。</translation>
    </message>
    <message>
        <source>There is no lock of this name at the shown moment.</source>
        <translation>在所顯示的時刻沒有這個名稱的鎖。</translation>
    </message>
    <message>
        <source>This lock was gone at %1. Lockscope has not read since.</source>
        <translation>這個鎖在 %1 時已消失。此後 Lockscope 沒有再讀取。</translation>
    </message>
    <message>
        <source>This lock is gone: the node restarted or failed over without it. That is no release: its owner may still rely on it.</source>
        <translation>這個鎖已消失：節點重新啟動或發生容錯移轉後不再有它。這不是釋放：其持有者可能仍依賴它。</translation>
    </message>
    <message>
        <source>This lock is gone: the node has no lock of this name.</source>
        <translation>這個鎖已消失：節點上沒有這個名稱的鎖。</translation>
    </message>
    <message>
        <source>This lock is gone: no node has a lock of this name.</source>
        <translation>這個鎖已消失：沒有節點有這個名稱的鎖。</translation>
    </message>
    <message>
        <source>Nobody holds this lock: enough nodes answered without it. No answer from: %1.</source>
        <translation>沒有人持有這個鎖：足夠多的節點回應沒有它。沒有回應的節點：%1。</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>? Unknown</source>
        <translation>? 不明</translation>
    </message>
    <message>
        <source>Owner in Redis: %1</source>
        <translation>Redis 中的持有者：%1</translation>
    </message>
    <message>
        <source>Companion keys: %1</source>
        <translation>附屬鍵：%1</translation>
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
        <translation>多數</translation>
    </message>
    <message>
        <source>Usual hold</source>
        <translation>平常持有</translation>
    </message>
    <message>
        <source>Takes / min</source>
        <translation>取得/分</translation>
    </message>
    <message>
        <source>Nobody holds it for sure.</source>
        <translation>沒有人確定持有它。</translation>
    </message>
    <message>
        <source>It was taken before Lockscope saw it, or seen late.</source>
        <translation>它在 Lockscope 看到之前就已被取得，或較晚才被看到。</translation>
    </message>
    <message>
        <source>never</source>
        <translation>永不</translation>
    </message>
    <message>
        <source>The key has no TTL.</source>
        <translation>這個鍵沒有 TTL。</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>單一節點</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Nodes that agree on the owner. Needed: %1.</source>
        <translation>對持有者看法一致的節點。需要：%1。</translation>
    </message>
    <message>
        <source>The history is not evaluated yet.</source>
        <translation>歷史尚未分析。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>99 % of its holds in the last %1 were shorter.</source>
        <translation>最近 %1 內，99 % 的持有短於此值。</translation>
    </message>
    <message>
        <source>No hold was seen from its beginning to its end in the last %1.</source>
        <translation>最近 %1 內沒有完整觀察到任何一次持有。</translation>
    </message>
    <message>
        <source>None was seen in the last %1, but some may have been missed.</source>
        <translation>最近 %1 內未見取得，但可能有遺漏。</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Over the last %1. Some may have been missed.</source>
        <translation>最近 %1。可能有遺漏。</translation>
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
        <translation>減號後面要接一個不應成立的條件，例如 -owner:api。</translation>
    </message>
    <message>
        <source>%1 is compared: write %1&lt;… or %1&gt;….</source>
        <translation>%1 用於比較：請寫 %1&lt;… 或 %1&gt;…。</translation>
    </message>
    <message>
        <source>%1 is a text: write %1: and a part of it.</source>
        <translation>%1 是文字：請寫 %1: 加上其中一部分。</translation>
    </message>
    <message>
        <source>Nothing of this name can be compared; there are ttl, held, blocked, waiters, votes, holds and fence. Put text into quotation marks.</source>
        <translation>沒有這個可比較的名稱；可用的有 ttl、held、blocked、waiters、votes、holds 與 fence。文字請加引號。</translation>
    </message>
    <message>
        <source>After the closing quotation mark there must be a space.</source>
        <translation>結尾引號之後必須有空格。</translation>
    </message>
    <message>
        <source>The closing quotation mark is missing.</source>
        <translation>缺少結尾引號。</translation>
    </message>
    <message>
        <source>There is no such state; there are %1.</source>
        <translation>沒有這種狀態；可用的有 %1。</translation>
    </message>
    <message>
        <source>There is no such mode; there are %1.</source>
        <translation>沒有這種模式；可用的有 %1。</translation>
    </message>
    <message>
        <source>Here a time is expected, as in %1&lt;5s.</source>
        <translation>這裡應為時間，例如 %1&lt;5s。</translation>
    </message>
    <message>
        <source>Here a whole number is expected, as in %1&gt;0.</source>
        <translation>這裡應為整數，例如 %1&gt;0。</translation>
    </message>
    <message>
        <source>After the number its unit is expected: ms, s, m, h or d.</source>
        <translation>數字後面應有單位：ms、s、m、h 或 d。</translation>
    </message>
    <message>
        <source>No dialect is called so. Behind dialect: the field offers them all; a part of the name will do.</source>
        <translation>沒有這樣的方言。在 dialect: 之後，輸入欄會列出全部；寫名稱的一部分即可。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFilterEdit</name>
    <message>
        <source>Terms with spaces between them must all hold.
Text: name: resource: owner: dialect: verdict: node: host: mode:, a part of it, or a pattern with * and ?
Comparisons: ttl held blocked (ms, s, m, h, d), waiters votes holds fence; what is not known never fits
A minus sign before a term: locks for which it does not hold</source>
        <translation>條件之間以空格分隔，必須全部成立。
文字：name: resource: owner: dialect: verdict: node: host: mode:，可寫其中一部分，或用含 * 與 ? 的樣式
比較：ttl held blocked（ms、s、m、h、d），waiters votes holds fence；不明的值一律不符合
條件前加減號：條件不成立的鎖</translation>
    </message>
    <message>
        <source>Filter of the lock table</source>
        <translation>鎖表格的篩選</translation>
    </message>
    <message>
        <source>Until it is right nothing is left out.</source>
        <translation>在它正確之前，不會略去任何內容。</translation>
    </message>
    <message>
        <source>✖ Filter, character %1: %2 %3</source>
        <translation>✖ 篩選，第 %1 個字元：%2 %3</translation>
    </message>
    <message>
        <source>Until it is right only its other terms hold.</source>
        <translation>在它正確之前，只有其餘條件有效。</translation>
    </message>
    <message>
        <source>Filter by name, owner:api, ttl&lt;5s, held&gt;1m</source>
        <translation>依名稱、owner:api、ttl&lt;5s、held&gt;1m 篩選</translation>
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
        <translation>節點</translation>
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
        <translation>讀取時間</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Not read for this lock</source>
        <translation>未為此鎖讀取</translation>
    </message>
    <message>
        <source>The reading took %1.</source>
        <translation>讀取耗時 %1。</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>The recording omits readings that changed nothing.</source>
        <translation>錄製檔略去沒有變化的讀數。</translation>
    </message>
    <message>
        <source>live</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Read %1. The node has reported no change since.</source>
        <translation>讀取於 %1。此後節點未回報變化。</translation>
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
        <translation>重新啟動後沒有這個鎖</translation>
    </message>
    <message>
        <source>no such lock</source>
        <translation>沒有這個鎖</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>尚未讀取</translation>
    </message>
    <message>
        <source>unknown, was %1. %2</source>
        <translation>不明，先前是 %1。%2</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockNodesTable</name>
    <message>
        <source>Readings of the selected lock, a row per node</source>
        <translation>所選鎖的讀數，每個節點一列</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockTableModel</name>
    <message>
        <source>What is left until it ends by itself, of the largest TTL seen</source>
        <translation>距自行結束的剩餘時間，取所見最大的 TTL</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
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
        <translation>資源</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主機</translation>
    </message>
    <message>
        <source>Hold count</source>
        <translation>重入次數</translation>
    </message>
    <message>
        <source>Fencing token</source>
        <translation>Fencing token</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>無資料</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>★ this window: %1</source>
        <translation>★ 本視窗：%1</translation>
    </message>
    <message>
        <source>~ %1</source>
        <translation>~ %1</translation>
    </message>
    <message>
        <source>How often it was taken per minute, of late; ≥ where some may have passed unseen</source>
        <translation>最近每分鐘被取得的次數；≥ 表示可能有未被看到的</translation>
    </message>
    <message>
        <source>Acq/min</source>
        <translation>取得/分</translation>
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
        <translation>尚未查看發生過的事件。</translation>
    </message>
    <message>
        <source>Over the last %1.</source>
        <translation>最近 %1。</translation>
    </message>
    <message>
        <source>No hold of it was seen from its beginning to its end. %1</source>
        <translation>沒有完整觀察到它的任何一次持有。%1</translation>
    </message>
    <message>
        <source>Not every change was told all the time: short holds may have passed unseen. %1</source>
        <translation>並非一直收到所有變動：短暫的持有可能未被看到。%1</translation>
    </message>
    <message>
        <source>99 of 100 holds took no longer, of late, of those that were seen from their beginning to their end; where ≈ stands before it, within a sixteenth</source>
        <translation>近期從頭到尾觀察到的持有中，100 次有 99 次不長於此；前面有 ≈ 時，誤差在十六分之一以內</translation>
    </message>
    <message>
        <source>So long it stands on nodes that answer. They are too few to tell who holds it.</source>
        <translation>這是在有回應的節點上剩餘的時間。這些節點太少，無法判斷誰持有它。</translation>
    </message>
    <message>
        <source>How many wait, where the lock&apos;s library leaves a trace of it; ~ where that is a guess, ≤ where so many wait for this lock or others</source>
        <translation>等待者數量，僅在鎖的函式庫留下痕跡時可知；~ 表示估計，≤ 表示有這麼多在等待此鎖或其他鎖</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 不明</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Worst first, then by name.</source>
        <translation>最嚴重的在前，其次依名稱。</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>節點</translation>
    </message>
    <message>
        <source>A square per node. Filled: has this owner. Half: another owner. Empty: no key. Hatched: no answer.</source>
        <translation>每個節點一個方塊。實心：由此持有者持有。半滿：另一個持有者。空心：沒有鍵。斜線：沒有回應。</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Last 10 min</source>
        <translation>最近 10 分鐘</translation>
    </message>
    <message>
        <source>Each colour is an owner. A line below: others waited.</source>
        <translation>每種顏色代表一個持有者。下方的線：有別人在等待。</translation>
    </message>
    <message>
        <source>– ended</source>
        <translation>– 已結束</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockTableView</name>
    <message>
        <source>&amp;Default columns</source>
        <translation>預設欄位(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy (Ctrl+C)</source>
        <translation>複製(&amp;C) (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockView</name>
    <message>
        <source>Locks</source>
        <translation>鎖</translation>
    </message>
    <message numerus="yes">
        <source>No lock matches the filter. Clear it to see all %n.</source>
        <translation>
            <numerusform>沒有符合篩選的鎖。清除篩選可查看全部 %n 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No lock of this namespace matches. Choose all locks and clear the filter to see all %n.</source>
        <translation>
            <numerusform>此命名空間中沒有符合的鎖。選擇「所有鎖」並清除篩選，可查看全部 %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>連線中…</translation>
    </message>
    <message>
        <source>No node can be read, so nothing is known about locks. Above is why.</source>
        <translation>沒有節點可讀，因此對鎖一無所知。原因見上方。</translation>
    </message>
    <message>
        <source>Looking for locks…</source>
        <translation>正在尋找鎖…</translation>
    </message>
    <message>
        <source> The table stands still: what has come since is not in it.</source>
        <translation> 表格已暫停：此後出現的鎖不在其中。</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>顯示</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockWords</name>
    <message>
        <source>? Not understood</source>
        <translation>? 無法辨識</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
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
        <translation>容錯移轉後</translation>
    </message>
    <message>
        <source>because a clock may be ahead</source>
        <translation>因某個時鐘可能偏快</translation>
    </message>
    <message>
        <source>because it was taken on other nodes</source>
        <translation>因在其他節點上被取得</translation>
    </message>
    <message>
        <source>after a restart</source>
        <translation>重新啟動後</translation>
    </message>
    <message>
        <source>Two owners since %1, %2. %3, whose lease never ends, may rely on it too.</source>
        <translation>自 %1 起有兩個持有者（%2）。%3 也可能依賴它，其租約永不結束。</translation>
    </message>
    <message>
        <source>Two owners since %1, %2. %3 may rely on it too, until %4.</source>
        <translation>自 %1 起有兩個持有者（%2）。%3 在 %4 之前也可能依賴它。</translation>
    </message>
    <message>
        <source>Held by %1 for %2, but its renewal is late.</source>
        <translation>由 %1 持有 %2，但續租已延遲。</translation>
    </message>
    <message>
        <source>Held by %1 for at least %2, but its renewal is late.</source>
        <translation>由 %1 持有至少 %2，但續租已延遲。</translation>
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
        <translation>它永不到期：持有者若已不在，它會一直鎖著，直到有人釋放。</translation>
    </message>
    <message>
        <source>It will be lost unless its owner renews it now.</source>
        <translation>持有者若不立刻續租，它就會遺失。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes agree; %3 more may fail.</source>
        <translation>%2 個節點中有 %1 個一致；還可承受 %3 個故障。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes agree; no more may fail.</source>
        <translation>%2 個節點中有 %1 個一致；不能再有節點故障。</translation>
    </message>
    <message numerus="yes">
        <source>All %n nodes agree.</source>
        <translation>
            <numerusform>全部 %n 個節點一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only node %1 has it.</source>
        <translation>只有節點 %1 有它。</translation>
    </message>
    <message>
        <source>Only node %1 has it, as its library does it: clients of other nodes do not see it.</source>
        <translation>只有節點 %1 有它，其函式庫就是這樣上鎖：其他節點的用戶端看不到它。</translation>
    </message>
    <message>
        <source>Only node %1 has it, which is no majority: another client can take it as well.</source>
        <translation>只有節點 %1 有它，這不是多數：另一個用戶端也能取得它。</translation>
    </message>
    <message>
        <source>Nobody holds it for sure: %1 of %2 nodes have it. A failed acquire or release may have left it, other nodes may have lost it, or its owner uses only these nodes.</source>
        <translation>沒有人確定持有它：%2 個節點中有 %1 個有它。可能是失敗的取得或釋放留下的，可能是其他節點遺失了它，或其持有者只用這些節點。</translation>
    </message>
    <message>
        <source>It has no TTL and blocks these nodes until someone removes it.</source>
        <translation>它沒有 TTL，會一直擋住這些節點，直到有人移除。</translation>
    </message>
    <message>
        <source>It blocks these nodes until its TTL ends.</source>
        <translation>它會擋住這些節點，直到 TTL 結束。</translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners share the nodes, and none has the %1 votes it needs.</source>
        <translation>
            <numerusform>無人持有：%n 個持有者分占各節點，誰都沒有所需的 %1 票。</numerusform>
        </translation>
    </message>
    <message>
        <source>The other nodes are enough: it can be taken.</source>
        <translation>其餘節點已足夠：可以取得。</translation>
    </message>
    <message>
        <source>A part has no TTL and blocks its nodes until someone removes it.</source>
        <translation>其中有的沒有 TTL，會一直擋住其節點，直到有人移除。</translation>
    </message>
    <message>
        <source>It resolves when they release it or their TTLs end.</source>
        <translation>待其釋放或 TTL 結束後即解決。</translation>
    </message>
    <message>
        <source>Whether it is held is unknown. Nodes that have it: %1; that do not answer: %2; votes needed: %3.</source>
        <translation>是否被持有不明。有它的節點：%1；沒有回應的：%2；所需票數：%3。</translation>
    </message>
    <message>
        <source>Nodes that restarted without it: %1. That is no release: its owner may still rely on it.</source>
        <translation>重新啟動後不再有它的節點：%1。這不是釋放：其持有者可能仍依賴它。</translation>
    </message>
    <message>
        <source>Lockscope does not understand this key: it is %1. Whether it is held is unknown. If you know its library, name the dialect: --pin GLOB=DIALECT</source>
        <translation>Lockscope 無法辨識此鍵：它是%1。是否被持有不明。如果您知道它的函式庫，請指定方言：--pin GLOB=DIALECT</translation>
    </message>
    <message>
        <source>Safe for %1 unless renewed.</source>
        <translation>若不續租，還可安全持有 %1。</translation>
    </message>
    <message>
        <source>From %1 to %2 ago nobody could see it: its owner may have released and taken it again.</source>
        <translation>從 %1前到 %2前沒有人能看到它：其持有者可能釋放後又取得了它。</translation>
    </message>
    <message numerus="yes">
        <source>Nodes on which it has no TTL: %n. It stays there when the hold ends.</source>
        <translation>
            <numerusform>沒有 TTL 的節點：%n 個。持有結束後它仍會留在那裡。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::LockscopePlugin</name>
    <message>
        <source>Locks that services share through Redis, live</source>
        <translation>各服務透過 Redis 共用的鎖，即時顯示</translation>
    </message>
    <message>
        <source>The place of a LockscopeWidget: who holds which lock, on which nodes, for how much longer. The program gives it a session by setSession().</source>
        <translation>LockscopeWidget 的位置：誰持有哪個鎖、在哪些節點上、還有多久。程式以 setSession() 為它指定工作階段。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockscopeWidget</name>
    <message>
        <source>Read-only again.</source>
        <translation>恢復唯讀。</translation>
    </message>
    <message>
        <source>✖ Your lock &quot;%1&quot; is lost: %2</source>
        <translation>✖ 您的鎖「%1」已遺失：%2</translation>
    </message>
    <message>
        <source>A recording is shown: nothing can be done to its locks.</source>
        <translation>顯示的是錄製檔：無法對其中的鎖做任何操作。</translation>
    </message>
    <message>
        <source>Na&amp;mespaces</source>
        <translation>命名空間(&amp;M)</translation>
    </message>
    <message>
        <source>Fi&amp;lter</source>
        <translation>篩選(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>Write what this view shows into a file: CSV or JSON</source>
        <translation>把此檢視顯示的內容寫入檔案：CSV 或 JSON</translation>
    </message>
    <message>
        <source>Write all that happens into a file, to be replayed later without any Redis</source>
        <translation>把發生的一切寫入檔案，之後不需 Redis 即可重播</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>鍵盤快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>節點</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>警示</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>稽核</translation>
    </message>
    <message>
        <source>That click came just as the row under it was replaced by another one: nothing was selected.</source>
        <translation>按下的瞬間，該列恰好被另一列取代：沒有選取任何內容。</translation>
    </message>
    <message>
        <source>The filter hides &quot;%1&quot;; its details are shown below.</source>
        <translation>篩選隱藏了「%1」；其詳細資料顯示於下方。</translation>
    </message>
    <message>
        <source>Record into a new file</source>
        <translation>錄製到新檔案</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation>，位於 %1</translation>
    </message>
    <message>
        <source> · not reading</source>
        <translation> · 未讀取</translation>
    </message>
    <message>
        <source>This is a recording: nothing can be done to its locks</source>
        <translation>這是錄製檔：無法對其中的鎖做任何操作</translation>
    </message>
    <message>
        <source>Stop recor&amp;ding</source>
        <translation>停止錄製(&amp;D)</translation>
    </message>
    <message>
        <source>Recor&amp;d…</source>
        <translation>錄製(&amp;D)…</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>排序依據(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>欄(&amp;C)</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>持有者</translation>
    </message>
    <message numerus="yes">
        <source>At most %n rows can be selected at a time.</source>
        <translation>
            <numerusform>一次最多選取 %n 列。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the rows are sorted by</source>
        <translation>列的排序依據</translation>
    </message>
    <message>
        <source>This view has an order of its own</source>
        <translation>此檢視有自己的順序</translation>
    </message>
    <message>
        <source>Which columns are shown</source>
        <translation>顯示哪些欄</translation>
    </message>
    <message>
        <source>This view shows all its columns</source>
        <translation>此檢視顯示其所有欄</translation>
    </message>
    <message>
        <source>What this view shows cannot be written into a file</source>
        <translation>此檢視顯示的內容無法寫入檔案</translation>
    </message>
    <message>
        <source>Locks: not known</source>
        <translation>鎖：不明</translation>
    </message>
    <message>
        <source> so far</source>
        <translation>（至今）</translation>
    </message>
    <message>
        <source>Actions are unlocked. They lock themselves again %1 after the last act.</source>
        <translation>操作已解鎖。最後一次操作後過 %1 會自動重新鎖定。</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message numerus="yes">
        <source>%n locks that you hold are released, and others can take them: %1. On a node that does not answer they run out.</source>
        <translation>
            <numerusform>您持有的 %n 個鎖將被釋放，別人可以取得：%1。在沒有回應的節點上，它們會到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recording ends. What was written is kept in %1</source>
        <translation>錄製將結束。已寫入的內容保留在 %1</translation>
    </message>
    <message>
        <source>✔ You hold &quot;%1&quot;; the filter hides it.</source>
        <translation>✔ 您持有「%1」；它被篩選隱藏。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>顯示它</translation>
    </message>
    <message>
        <source>Clear filter and namespace, and go to it</source>
        <translation>清除篩選和命名空間，並移至它</translation>
    </message>
    <message>
        <source>⚠ A recording is shown: %1.</source>
        <translation>⚠ 正在顯示錄製：%1。</translation>
    </message>
    <message>
        <source>‖ At %1: reading had stopped at %2; what is shown is as old as that.</source>
        <translation>‖ %1：已於 %2 停止讀取；顯示的內容截至當時。</translation>
    </message>
    <message>
        <source> · table of locks paused at %1</source>
        <translation> · 鎖表暫停於 %1</translation>
    </message>
    <message>
        <source>Read-only again. What this window holds goes on, and can be renewed and given back.</source>
        <translation>恢復唯讀。本視窗持有的鎖繼續保持，仍可續租和歸還。</translation>
    </message>
    <message>
        <source> · only %1</source>
        <translation> · 僅 %1</translation>
    </message>
    <message>
        <source>Show or hide keys that may be locks</source>
        <translation>顯示或隱藏可能是鎖的鍵</translation>
    </message>
    <message>
        <source>1 lock</source>
        <translation>1 個鎖</translation>
    </message>
    <message numerus="yes">
        <source>%n locks</source>
        <translation>
            <numerusform>%n 個鎖</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>Hide possible</source>
        <translation>隱藏可能項</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Allows taking and releasing locks. Read-only again %1 after the last act (Ctrl+U)</source>
        <translation>允許取得與釋放鎖。最後一次操作後過 %1 恢復唯讀 (Ctrl+U)</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>總覽</translation>
    </message>
    <message>
        <source>Contention</source>
        <translation>爭用</translation>
    </message>
    <message>
        <source>Only keys that match these patterns are read: %1</source>
        <translation>只讀取符合這些樣式的鍵：%1</translation>
    </message>
    <message>
        <source>Actions on locks</source>
        <translation>鎖的操作</translation>
    </message>
    <message>
        <source>Show &amp;nodes</source>
        <translation>顯示節點(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Copy address</source>
        <translation>複製位址(&amp;C)</translation>
    </message>
    <message>
        <source>Changes allo&amp;wed</source>
        <translation>允許變更(&amp;W)</translation>
    </message>
    <message>
        <source>Read-onl&amp;y</source>
        <translation>唯讀(&amp;Y)</translation>
    </message>
    <message>
        <source>Go to the locks first (Ctrl+2).</source>
        <translation>請先前往鎖檢視 (Ctrl+2)。</translation>
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
        <translation>命名空間</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>All locks</source>
        <translation>所有鎖</translation>
    </message>
    <message>
        <source>Namespaces of the locks</source>
        <translation>鎖的命名空間</translation>
    </message>
    <message>
        <source>A name up to each of its colons; choosing one shows only the locks in it</source>
        <translation>名稱中到每個冒號為止的部分；選擇其一則只顯示其中的鎖</translation>
    </message>
    <message>
        <source>There are more namespaces than are shown here</source>
        <translation>還有更多命名空間未顯示於此</translation>
    </message>
</context>
<context>
    <name>Lockscope::NewsCard</name>
    <message>
        <source>Needs attention</source>
        <translation>需要注意</translation>
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
        <translation>節點 %1，位址尚未知</translation>
    </message>
    <message>
        <source>Node %1 at %2</source>
        <translation>節點 %1，位於 %2</translation>
    </message>
    <message>
        <source>not up since %1</source>
        <translation>%1 起離線</translation>
    </message>
    <message>
        <source>before at %1</source>
        <translation>先前位於 %1</translation>
    </message>
    <message>
        <source>%1, role %2</source>
        <translation>%1，角色 %2</translation>
    </message>
    <message>
        <source>its process runs since %1</source>
        <translation>其行程自 %1 起執行</translation>
    </message>
    <message>
        <source>eviction policy: %1</source>
        <translation>淘汰策略：%1</translation>
    </message>
    <message>
        <source>keeps an append-only file</source>
        <translation>已啟用 AOF</translation>
    </message>
    <message>
        <source>keeps no append-only file: a restart forgets locks</source>
        <translation>未啟用 AOF：重啟會忘記鎖</translation>
    </message>
    <message>
        <source>watching costs it %1 commands and %2 per second</source>
        <translation>監看它的負擔：每秒 %1 個命令，%2</translation>
    </message>
    <message>
        <source>clock: −%1 against ours (± %2)</source>
        <translation>時鐘：比我們 −%1（± %2）</translation>
    </message>
    <message>
        <source>clock: +%1 against ours (± %2)</source>
        <translation>時鐘：比我們 +%1（± %2）</translation>
    </message>
    <message>
        <source>last read at %1</source>
        <translation>上次讀取於 %1</translation>
    </message>
    <message>
        <source>it restarted at %2 and may have forgotten locks that are relied on, until %1</source>
        <translation>它在 %2 重啟過，可能忘記仍被倚賴的鎖，直到 %1</translation>
    </message>
    <message>
        <source>it restarted or failed over, and may have forgotten locks that are relied on, until %1</source>
        <translation>它重啟或發生過容錯移轉，可能忘記仍被倚賴的鎖，直到 %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>連線中</translation>
    </message>
    <message>
        <source>has no part any more</source>
        <translation>不再參與</translation>
    </message>
    <message>
        <source>◔ quarantine %1</source>
        <translation>◔ 隔離 %1</translation>
    </message>
    <message>
        <source>◔ up since %1</source>
        <translation>◔ %1 起運行</translation>
    </message>
    <message>
        <source>⚠ replica</source>
        <translation>⚠ 複本</translation>
    </message>
    <message>
        <source>⚠ evicts</source>
        <translation>⚠ 會淘汰</translation>
    </message>
    <message>
        <source>⚠ clock −%1</source>
        <translation>⚠ 時鐘 −%1</translation>
    </message>
    <message>
        <source>⚠ clock +%1</source>
        <translation>⚠ 時鐘 +%1</translation>
    </message>
    <message>
        <source>⟳ restarted %1</source>
        <translation>⟳ %1 重啟</translation>
    </message>
    <message>
        <source>⇄ failed over %1</source>
        <translation>⇄ %1 容錯移轉</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>timer only</source>
        <translation>僅定時</translation>
    </message>
    <message>
        <source>failed over at %1</source>
        <translation>%1 容錯移轉</translation>
    </message>
    <message>
        <source>it runs for less time than locks last here: until %1 at least it may lack locks that were taken before and are relied on</source>
        <translation>它的運行時間短於這裡鎖的時長：至少在 %1 之前，它可能缺少先前取得且仍被倚賴的鎖</translation>
    </message>
    <message>
        <source>readable since %1</source>
        <translation>自 %1 起可讀取</translation>
    </message>
    <message>
        <source>⚠ full</source>
        <translation>⚠ 已滿</translation>
    </message>
    <message>
        <source>its memory is full: no lock can be taken there; those that are held can still be renewed and released</source>
        <translation>記憶體已滿：那裡無法取得鎖；已持有的鎖仍可續期和釋放</translation>
    </message>
    <message>
        <source>⚠ refuses writes</source>
        <translation>⚠ 拒絕寫入</translation>
    </message>
    <message>
        <source>⚠ snapshot failed</source>
        <translation>⚠ 快照失敗</translation>
    </message>
    <message>
        <source>no replica is in step (min-replicas-to-write): it refuses all writes, so that no lock can be taken, renewed or released there</source>
        <translation>沒有同步的副本（min-replicas-to-write）：它拒絕一切寫入，那裡無法取得、續租或釋放任何鎖</translation>
    </message>
    <message>
        <source>its append-only file cannot be written: it refuses all writes, so that no lock can be taken, renewed or released there</source>
        <translation>無法寫入 AOF 檔案：它拒絕一切寫入，那裡無法取得、續租或釋放任何鎖</translation>
    </message>
    <message>
        <source>its latest snapshot failed: it may refuse all writes, so that no lock can be taken, renewed or released there</source>
        <translation>最近一次快照失敗：它可能拒絕一切寫入，那裡便無法取得、續租或釋放任何鎖</translation>
    </message>
    <message>
        <source>silent %1</source>
        <translation>無回應 %1</translation>
    </message>
    <message>
        <source>not readable %1</source>
        <translation>無法讀取 %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>離線 %1</translation>
    </message>
    <message>
        <source>not reached %1</source>
        <translation>連不上 %1</translation>
    </message>
    <message>
        <source>Updates via key tracking.</source>
        <translation>透過鍵 tracking 更新。</translation>
    </message>
    <message>
        <source>Updates via key tracking. %1</source>
        <translation>透過鍵 tracking 更新。%1</translation>
    </message>
    <message>
        <source>Updates via keyspace events.</source>
        <translation>透過 keyspace 事件更新。</translation>
    </message>
    <message>
        <source>Updates via keyspace events, because: %1</source>
        <translation>透過 keyspace 事件更新，原因：%1</translation>
    </message>
    <message>
        <source>Updates via the timer.</source>
        <translation>透過定時讀取更新。</translation>
    </message>
    <message>
        <source>Updates via the timer only, because: %1</source>
        <translation>僅透過定時讀取更新，原因：%1</translation>
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
        <translation>✖ 危險</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>無資料</translation>
    </message>
    <message>
        <source>tracking</source>
        <translation>tracking</translation>
    </message>
    <message>
        <source>keyspace events</source>
        <translation>keyspace 事件</translation>
    </message>
    <message>
        <source>timer only</source>
        <translation>僅定時</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>節點</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>開始時間</translation>
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
        <translation>時鐘</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>節點</translation>
    </message>
    <message>
        <source>No node is known yet.</source>
        <translation>尚無已知節點。</translation>
    </message>
    <message>
        <source>⚠ not readable</source>
        <translation>⚠ 無法讀取</translation>
    </message>
    <message>
        <source>● up</source>
        <translation>● 上線</translation>
    </message>
    <message>
        <source>✕ down</source>
        <translation>✕ 離線</translation>
    </message>
    <message>
        <source>✕ not reached</source>
        <translation>✕ 連不上</translation>
    </message>
    <message>
        <source>… connecting</source>
        <translation>… 連線中</translation>
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
        <translation>⚠ 沒有回應</translation>
    </message>
    <message>
        <source>◔ quarantine</source>
        <translation>◔ 隔離</translation>
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
        <translation>延遲</translation>
    </message>
    <message>
        <source>Uptime</source>
        <translation>運行時間</translation>
    </message>
    <message>
        <source>Updates via</source>
        <translation>更新方式</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>嚴重程度</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>影響</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>解決方法</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Lockscope never runs a fix. Copy it and run it yourself.</source>
        <translation>Lockscope 絕不執行解決方法。請複製後自行執行。</translation>
    </message>
    <message>
        <source>&amp;Copy fix</source>
        <translation>複製解決方法(&amp;C)</translation>
    </message>
    <message>
        <source>Problems that endanger locks</source>
        <translation>危及鎖的問題</translation>
    </message>
    <message>
        <source>✔ Resolved</source>
        <translation>✔ 已解決</translation>
    </message>
    <message>
        <source>No problem found that endangers locks.</source>
        <translation>沒有發現危及鎖的問題。</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>複製列(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;fix (Ctrl+C)</source>
        <translation>複製解決方法(&amp;F) (Ctrl+C)</translation>
    </message>
    <message>
        <source>Select a problem that has a fix.</source>
        <translation>請選取一個有解決方法的問題。</translation>
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
        <translation>? 角色和版本是它最後一次回報的。</translation>
    </message>
    <message>
        <source>◔ Restarted. Locks taken before may be missing until %1.</source>
        <translation>◔ 已重新啟動。先前取得的鎖在 %1 之前可能缺失。</translation>
    </message>
    <message>
        <source>◔ Started recently. Locks taken before may be missing until %1.</source>
        <translation>◔ 剛啟動不久。先前取得的鎖在 %1 之前可能缺失。</translation>
    </message>
    <message>
        <source>Latency of the last 2 minutes: %1 to %2</source>
        <translation>最近 2 分鐘的延遲：%1 至 %2</translation>
    </message>
    <message>
        <source>⇄ Failed over at %1</source>
        <translation>⇄ %1 容錯移轉</translation>
    </message>
    <message>
        <source>All nodes</source>
        <translation>所有節點</translation>
    </message>
</context>
<context>
    <name>Lockscope::NoticeList</name>
    <message>
        <source>Sign</source>
        <translation>符號</translation>
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
        <translation>開啟資料庫 %1</translation>
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
        <translation>鎖</translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation>目前等待者</translation>
    </message>
    <message>
        <source>Takes per minute</source>
        <translation>每分鐘取得次數</translation>
    </message>
    <message>
        <source>Lost or overlapping, 1 h</source>
        <translation>遺失或重疊，1 小時</translation>
    </message>
    <message>
        <source>Takes and waiters, last 30 minutes</source>
        <translation>取得次數與等待者，最近 30 分鐘</translation>
    </message>
    <message>
        <source>From</source>
        <translation>從</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>取得次數</translation>
    </message>
    <message>
        <source>Per minute</source>
        <translation>每分鐘</translation>
    </message>
    <message>
        <source>Waiters, at most</source>
        <translation>等待者，最多</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Hold times, last 30 minutes</source>
        <translation>持有時間，最近 30 分鐘</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>持有時間</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>持有次數</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Contention: waiting time per lock and minute</source>
        <translation>爭用：每個鎖每分鐘的等待時間</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>Time with waiters</source>
        <translation>有等待者的時間</translation>
    </message>
    <message>
        <source>still reading</source>
        <translation>仍在讀取</translation>
    </message>
    <message>
        <source>all in order</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>Most libraries leave no trace of waiters in Redis.</source>
        <translation>多數函式庫的等待者在 Redis 中不留痕跡。</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>no lock reports its waiters</source>
        <translation>沒有鎖回報其等待者</translation>
    </message>
    <message numerus="yes">
        <source>on %n locks</source>
        <translation>
            <numerusform>在 %n 個鎖上</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, longest %2</source>
        <translation>%1，最長 %2</translation>
    </message>
    <message>
        <source>nobody waits</source>
        <translation>無人等待</translation>
    </message>
    <message>
        <source>known for %1 of %2 locks</source>
        <translation>已知 %2 個鎖中的 %1 個</translation>
    </message>
    <message>
        <source>usual %1 to %2</source>
        <translation>平常 %1 至 %2</translation>
    </message>
    <message>
        <source>usual not known yet</source>
        <translation>平常值尚不明</translation>
    </message>
    <message>
        <source>Some takes may have been missed. Counts are lower bounds (≥).</source>
        <translation>可能遺漏了一些取得。次數為下限（≥）。</translation>
    </message>
    <message>
        <source>last %1 %2</source>
        <translation>最近 %1 %2</translation>
    </message>
    <message>
        <source>none seen since %1</source>
        <translation>自 %1 起未見</translation>
    </message>
    <message>
        <source>last: none seen</source>
        <translation>最近：未見</translation>
    </message>
    <message>
        <source>Lost: %1. Overlapping: %2.</source>
        <translation>遺失：%1。重疊：%2。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>讀取中…</translation>
    </message>
    <message>
        <source>takes/min, max %1</source>
        <translation>取得/分，最多 %1</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>取得</translation>
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
        <translation>最近 30 分鐘沒有持有結束。</translation>
    </message>
    <message>
        <source>p50 %1 · p99 %2</source>
        <translation>p50 %1 · p99 %2</translation>
    </message>
    <message>
        <source>Left out, because only a bound is known: %1 holds.</source>
        <translation>因只知上下限而未計入的持有：%1 次。</translation>
    </message>
    <message>
        <source>No lock had known waiters in the last 30 minutes.</source>
        <translation>最近 30 分鐘沒有鎖有已知的等待者。</translation>
    </message>
    <message>
        <source>darkest %1</source>
        <translation>最深 %1</translation>
    </message>
    <message>
        <source>Nothing needs attention</source>
        <translation>沒有需要注意的</translation>
    </message>
    <message>
        <source>Still reading the nodes</source>
        <translation>仍在讀取節點</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>time, what happened</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>還沒有發生任何事</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>未監看</translation>
    </message>
    <message>
        <source>watched for %1</source>
        <translation>已監看 %1</translation>
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
        <translation>節點 %1</translation>
    </message>
    <message>
        <source>%1 released by %2</source>
        <translation>%1 由 %2 釋放</translation>
    </message>
    <message>
        <source>%1 released by this window</source>
        <translation>%1 由本視窗釋放</translation>
    </message>
    <message>
        <source>%1 released by you</source>
        <translation>%1 由您釋放</translation>
    </message>
    <message>
        <source>%1 expired while %2 held it</source>
        <translation>%1 在 %2 持有時到期</translation>
    </message>
    <message>
        <source>%1 lost by the nodes, held by %2</source>
        <translation>%1 在節點上遺失，當時由 %2 持有</translation>
    </message>
    <message>
        <source>%1 lost by this window</source>
        <translation>本視窗失去了 %1</translation>
    </message>
    <message>
        <source>%1 taken over from %2</source>
        <translation>%1 從 %2 手中被接手</translation>
    </message>
    <message>
        <source>%1 ended</source>
        <translation>%1 已結束</translation>
    </message>
    <message>
        <source>%1 overlap</source>
        <translation>%1 重疊</translation>
    </message>
    <message>
        <source>%1 split</source>
        <translation>%1 分裂</translation>
    </message>
    <message>
        <source>%1 no expiry</source>
        <translation>%1 永不到期</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 不明</translation>
    </message>
    <message>
        <source>%1 renewing late</source>
        <translation>%1 續租延遲</translation>
    </message>
    <message>
        <source>%1 leftover</source>
        <translation>%1 殘留</translation>
    </message>
    <message>
        <source>%1 degraded</source>
        <translation>%1 降級</translation>
    </message>
    <message>
        <source>%1: two owners may rely on it</source>
        <translation>%1：兩個持有者可能同時依賴它</translation>
    </message>
    <message>
        <source>%1: several owners, none has a quorum</source>
        <translation>%1：有幾個持有者，誰都沒有多數</translation>
    </message>
    <message>
        <source>%1 never expires</source>
        <translation>%1 永不到期</translation>
    </message>
    <message>
        <source>%1: too few nodes answer</source>
        <translation>%1：有回應的節點太少</translation>
    </message>
    <message>
        <source>%1 is renewed late</source>
        <translation>%1 續租延遲</translation>
    </message>
    <message>
        <source>%1: leftover without a quorum</source>
        <translation>%1：未達多數的殘留</translation>
    </message>
    <message>
        <source>%1 is missing on some nodes</source>
        <translation>%1 在部分節點上缺失</translation>
    </message>
    <message>
        <source>%1 more locks have two owners</source>
        <translation>還有 %1 個鎖有兩個持有者</translation>
    </message>
    <message>
        <source>%1 more locks are split</source>
        <translation>還有 %1 個鎖分裂</translation>
    </message>
    <message>
        <source>%1 more locks never expire</source>
        <translation>還有 %1 個鎖永不到期</translation>
    </message>
    <message>
        <source>%1 more locks are unknown</source>
        <translation>還有 %1 個鎖不明</translation>
    </message>
    <message>
        <source>%1 more locks are renewed late</source>
        <translation>還有 %1 個鎖續租延遲</translation>
    </message>
    <message>
        <source>%1 more locks are leftovers</source>
        <translation>還有 %1 個鎖是殘留</translation>
    </message>
    <message>
        <source>%1 more locks are degraded</source>
        <translation>還有 %1 個鎖降級</translation>
    </message>
    <message>
        <source>%1 down for %2</source>
        <translation>%1 離線 %2</translation>
    </message>
    <message>
        <source>%1 was never reached</source>
        <translation>%1 從未連上</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>無法讀取 %1</translation>
    </message>
    <message>
        <source>%1 is full and rejects new locks</source>
        <translation>%1 記憶體已滿，拒絕新的鎖</translation>
    </message>
    <message>
        <source>%1 rejects writes: too few replicas</source>
        <translation>%1 拒絕寫入：複本太少</translation>
    </message>
    <message>
        <source>%1 rejects writes: its log file fails</source>
        <translation>%1 拒絕寫入：AOF 檔案出錯</translation>
    </message>
    <message>
        <source>%1 restarted. Locks may be missing until %2.</source>
        <translation>%1 已重新啟動。在 %2 之前可能缺少一些鎖。</translation>
    </message>
    <message>
        <source>%1 hides %2 keys from this user</source>
        <translation>%1 不讓此使用者讀取 %2 個鍵</translation>
    </message>
    <message>
        <source>%1 passed to %2</source>
        <translation>%1 交接給 %2</translation>
    </message>
    <message>
        <source>%1 has two owners: %2 and %3</source>
        <translation>%1 有兩個持有者：%2 和 %3</translation>
    </message>
    <message>
        <source>%1 went down</source>
        <translation>%1 離線了</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 已恢復</translation>
    </message>
    <message>
        <source>%1 restarted</source>
        <translation>%1 已重新啟動</translation>
    </message>
    <message>
        <source>%1 failed over to another server</source>
        <translation>%1 容錯移轉到另一台伺服器</translation>
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
        <translation>續租鎖</translation>
    </message>
    <message>
        <source>Release a lock</source>
        <translation>釋放鎖</translation>
    </message>
    <message>
        <source>Renew %1 for %2</source>
        <translation>將 %1 續租 %2</translation>
    </message>
    <message>
        <source>Release %1</source>
        <translation>釋放 %1</translation>
    </message>
    <message>
        <source>Lock:</source>
        <translation>鎖：</translation>
    </message>
    <message>
        <source>Token:</source>
        <translation>Token：</translation>
    </message>
    <message>
        <source>Valid for:</source>
        <translation>有效時間剩餘：</translation>
    </message>
    <message>
        <source>not any more</source>
        <translation>已失效</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>正在詢問各節點…</translation>
    </message>
    <message>
        <source>%1 is renewed.</source>
        <translation>%1 已續租。</translation>
    </message>
    <message>
        <source>%1 is released.</source>
        <translation>%1 已釋放。</translation>
    </message>
    <message>
        <source>This window does not hold it any more</source>
        <translation>此視窗已不再持有它</translation>
    </message>
    <message>
        <source>✖ It is lost: %1</source>
        <translation>✖ 已遺失：%1</translation>
    </message>
    <message>
        <source>not any more; where no answer came, it ends in %1</source>
        <translation>已不再；未答覆之處將在 %1 後結束</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>✖ At %1: %2</source>
        <translation>✖ %1：%2</translation>
    </message>
    <message>
        <source>not any more, where a node has given it back</source>
        <translation>在已歸還它的節點上不再有效</translation>
    </message>
</context>
<context>
    <name>Lockscope::OwnersView</name>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>%1 (connections)</source>
        <translation>%1（連線）</translation>
    </message>
    <message>
        <source>%1 (processes)</source>
        <translation>%1（行程）</translation>
    </message>
    <message>
        <source>%1 (jobs)</source>
        <translation>%1（工作）</translation>
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
        <translation>主機</translation>
    </message>
    <message>
        <source>Locks held</source>
        <translation>持有的鎖</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖</translation>
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
        <translation>依持有者</translation>
    </message>
    <message>
        <source>By host</source>
        <translation>依主機</translation>
    </message>
    <message>
        <source>Most locks first</source>
        <translation>鎖最多的在前</translation>
    </message>
    <message>
        <source>Held longest first</source>
        <translation>持有最久的在前</translation>
    </message>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>%n 個持有者</numerusform>
        </translation>
    </message>
    <message>
        <source>Held: %1</source>
        <translation>持有中：%1</translation>
    </message>
    <message>
        <source>★ this window: %1</source>
        <translation>★ 本視窗：%1</translation>
    </message>
    <message>
        <source>★ This window holds it</source>
        <translation>★ 由本視窗持有</translation>
    </message>
    <message>
        <source>Held: %1 so far</source>
        <translation>持有中：%1（至今）</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>無資料</translation>
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
        <translation>★ 其中 %1 個由本視窗持有</translation>
    </message>
    <message>
        <source>All owners write this value, so it does not identify one.</source>
        <translation>所有持有者都寫入此值，因此無法由它辨認持有者。</translation>
    </message>
    <message>
        <source>Locks whose waiters are unknown: %1</source>
        <translation>等待者不明的鎖：%1</translation>
    </message>
    <message>
        <source>With waiters</source>
        <translation>有等待者</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>最長持有</translation>
    </message>
    <message>
        <source>Longest-held lock</source>
        <translation>持有最久的鎖</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>等待者</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>等待時間</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Locks with waiters</source>
        <translation>有等待者的鎖</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>分組</translation>
    </message>
    <message>
        <source>Order of owners</source>
        <translation>持有者的順序</translation>
    </message>
    <message>
        <source>Most waiters first</source>
        <translation>等待者最多的在前</translation>
    </message>
    <message numerus="yes">
        <source>Graph (%n possible deadlocks)</source>
        <translation>
            <numerusform>圖（%n 個可能的死結）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible deadlocks, marked red.</source>
        <translation>
            <numerusform>%n 個可能的死結，以紅色標示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more locks: use the filter.</source>
        <translation>
            <numerusform>還有 %n 個鎖：請使用篩選。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more owners of shared locks.</source>
        <translation>
            <numerusform>共用鎖還有 %n 個持有者。</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiters unknown: %1 locks. Most libraries do not store them.</source>
        <translation>等待者不明：%1 個鎖。多數函式庫不儲存等待者。</translation>
    </message>
    <message>
        <source>Named waiters are from the sample %1 ago.</source>
        <translation>列出名稱的等待者來自 %1前的取樣。</translation>
    </message>
    <message>
        <source>Dashed: waits for. Solid: held by.</source>
        <translation>虛線：等待。實線：持有。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>‼ Overlap: %1</source>
        <translation>‼ 重疊：%1</translation>
    </message>
    <message>
        <source>unknown (%1)</source>
        <translation>不明（%1）</translation>
    </message>
    <message>
        <source>★ %1, including this window</source>
        <translation>★ %1，包括本視窗</translation>
    </message>
    <message>
        <source>– Holds nothing now</source>
        <translation>– 目前未持有任何鎖</translation>
    </message>
    <message>
        <source>– Not listed</source>
        <translation>– 未列出</translation>
    </message>
    <message>
        <source>Waiters are unknown: no node can be read.</source>
        <translation>等待者不明：沒有可讀取的節點。</translation>
    </message>
    <message>
        <source>No known waiters. Most libraries do not store waiters in Redis.</source>
        <translation>沒有已知的等待者。多數函式庫不在 Redis 中儲存等待者。</translation>
    </message>
    <message>
        <source>owner unknown: %1</source>
        <translation>持有者不明：%1</translation>
    </message>
    <message>
        <source>%1 more owners: use the filter</source>
        <translation>還有 %1 個持有者：請使用篩選</translation>
    </message>
    <message>
        <source>%1 more locks with waiters</source>
        <translation>還有 %1 個有等待者的鎖</translation>
    </message>
    <message>
        <source>No known owner holds a lock that matches the filter.</source>
        <translation>符合篩選的鎖沒有已知的持有者。</translation>
    </message>
    <message>
        <source>Owners are unknown: no node can be read.</source>
        <translation>持有者不明：沒有可讀取的節點。</translation>
    </message>
    <message>
        <source>No known owners.</source>
        <translation>沒有已知的持有者。</translation>
    </message>
    <message>
        <source>No known owners. Not reached: %1.</source>
        <translation>沒有已知的持有者。連不上：%1。</translation>
    </message>
    <message>
        <source>No lock is held.</source>
        <translation>沒有鎖被持有。</translation>
    </message>
    <message>
        <source>No owner on the nodes that answer. Not reached: %1.</source>
        <translation>有回應的節點上沒有持有者。連不上：%1。</translation>
    </message>
</context>
<context>
    <name>Lockscope::PlotCard</name>
    <message>
        <source>Show as &amp;table</source>
        <translation>以表格顯示(&amp;T)</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>儲存圖片(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;numbers…</source>
        <translation>儲存數據(&amp;N)…</translation>
    </message>
    <message>
        <source>Table, picture, numbers</source>
        <translation>表格、圖片、數據</translation>
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
        <translation>儲存圖片</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 圖片 (*.png)</translation>
    </message>
    <message>
        <source>✔ Picture written to %1</source>
        <translation>✔ 圖片已寫入 %1</translation>
    </message>
    <message>
        <source>✖ %1 was not written: %2</source>
        <translation>✖ %1 未寫入：%2</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileForm</name>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>the environment&apos;s own</source>
        <translation>環境預設顏色</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>N&amp;odes</source>
        <translation>節點(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Login and TLS</source>
        <translation>登入與 TLS(&amp;L)</translation>
    </message>
    <message>
        <source>W&amp;hat is watched</source>
        <translation>監看範圍(&amp;H)</translation>
    </message>
    <message>
        <source>N&amp;ame:</source>
        <translation>名稱(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>群組(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Environment:</source>
        <translation>環境(&amp;E)：</translation>
    </message>
    <message>
        <source>Colou&amp;r:</source>
        <translation>顏色(&amp;R)：</translation>
    </message>
    <message>
        <source>The colour is written as #rrggbb, for example #b31d12</source>
        <translation>顏色應寫成 #rrggbb，例如 #b31d12</translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation>所有節點</translation>
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
        <translation>已儲存的連線</translation>
    </message>
    <message>
        <source>Connect&amp;ions:</source>
        <translation>連線(&amp;I)：</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>新增(&amp;W)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>建立複本</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>刪除…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>All of them into a file, without passwords</source>
        <translation>將全部連線匯出到檔案，不含密碼</translation>
    </message>
    <message>
        <source>%1 (not kept)</source>
        <translation>%1（未儲存）</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>新連線</translation>
    </message>
    <message>
        <source>%1 · PRODUCTION</source>
        <translation>%1 · 正式環境</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1（已修改）</translation>
    </message>
    <message>
        <source>Delete connection</source>
        <translation>刪除連線</translation>
    </message>
    <message>
        <source>Delete the connection “%1”?

What it says, and a password that was kept for it, is forgotten. The servers are not touched.</source>
        <translation>刪除連線「%1」？

它的設定與為它儲存的密碼都會刪除。伺服器不受影響。</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>刪除「%1」</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileLoginTab</name>
    <message>
        <source>ACL user of all nodes that name none; empty: the server&apos;s default user</source>
        <translation>未另外指定使用者的節點所用的 ACL 使用者；留空：伺服器的預設使用者</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>每次詢問</translation>
    </message>
    <message>
        <source>Keep until Lockscope ends</source>
        <translation>保留到 Lockscope 結束</translation>
    </message>
    <message>
        <source>Keep in the keychain</source>
        <translation>儲存在鑰匙圈中</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>使用者(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>密碼(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Keep passwords:</source>
        <translation>密碼儲存方式(&amp;K)：</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>TLS on all no&amp;des; without it only where the address says rediss://</source>
        <translation>所有節點使用 TLS(&amp;D)；不勾選則僅限 rediss:// 位址</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>選擇：%1</translation>
    </message>
    <message>
        <source>CA &amp;file:</source>
        <translation>CA 檔案(&amp;F)：</translation>
    </message>
    <message>
        <source>PEM file; empty: the system&apos;s authorities</source>
        <translation>PEM 檔案；留空：系統的憑證授權單位</translation>
    </message>
    <message>
        <source>Clie&amp;nt certificate:</source>
        <translation>用戶端憑證(&amp;N)：</translation>
    </message>
    <message>
        <source>PEM file; empty: none</source>
        <translation>PEM 檔案；留空：不使用</translation>
    </message>
    <message>
        <source>Client ke&amp;y:</source>
        <translation>用戶端金鑰(&amp;Y)：</translation>
    </message>
    <message>
        <source>PEM file of the certificate&apos;s key</source>
        <translation>憑證金鑰的 PEM 檔案</translation>
    </message>
    <message>
        <source>the name the certificate must carry; empty: the host of each address</source>
        <translation>憑證必須包含的名稱；留空：各位址的主機名稱</translation>
    </message>
    <message>
        <source>Host na&amp;me:</source>
        <translation>主機名稱(&amp;M)：</translation>
    </message>
    <message>
        <source>of all nodes that have none of their own</source>
        <translation>用於所有未另外設定的節點</translation>
    </message>
    <message>
        <source>kept, not shown</source>
        <translation>已儲存，不顯示</translation>
    </message>
    <message>
        <source>No keychain can be used here%1. Passwords are never written to a file: they can be asked for each time, or kept in memory until Lockscope ends.</source>
        <translation>這裡沒有可用的鑰匙圈%1。密碼絕不會寫入檔案：可以每次詢問，或在記憶體中保留到 Lockscope 結束。</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>Looking for a keychain…</source>
        <translation>正在尋找鑰匙圈…</translation>
    </message>
    <message>
        <source>The keychain of your desktop keeps the passwords; the profile has none in it.</source>
        <translation>密碼由桌面鑰匙圈保存；連線設定中不含密碼。</translation>
    </message>
    <message>
        <source>A keychain runs here. Passwords are never written to a file.</source>
        <translation>這裡有可用的鑰匙圈。密碼絕不會寫入檔案。</translation>
    </message>
    <message>
        <source>as typed, not kept</source>
        <translation>按輸入的內容，不保存</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileNodesModel</name>
    <message>
        <source>(none)</source>
        <translation>（無）</translation>
    </message>
    <message>
        <source>(as all: %1)</source>
        <translation>（同全部：%1）</translation>
    </message>
    <message>
        <source>its own, not shown</source>
        <translation>另外設定，不顯示</translation>
    </message>
    <message>
        <source>(as all)</source>
        <translation>（同全部）</translation>
    </message>
    <message>
        <source>(asked for)</source>
        <translation>（詢問）</translation>
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
        <translation>（其主機名稱）</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>User</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>TLS host name</source>
        <translation>TLS 主機名稱</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileNodesTab</name>
    <message>
        <source>What the nodes are to each other</source>
        <translation>節點之間的關係</translation>
    </message>
    <message>
        <source>Independent servers: one, or several that vote (Redlock)</source>
        <translation>獨立伺服器：一台，或多台投票（Redlock）</translation>
    </message>
    <message>
        <source>A single server</source>
        <translation>單一伺服器</translation>
    </message>
    <message>
        <source>Sentinel: whichever server is the master</source>
        <translation>Sentinel：目前的主節點</translation>
    </message>
    <message>
        <source>Cluster: found by one or more of its servers</source>
        <translation>叢集：透過其中一台或多台伺服器找到</translation>
    </message>
    <message>
        <source>A&amp;ddresses, one in a line, or pasted with commas or spaces between:</source>
        <translation>位址(&amp;D)，每行一個，或貼上以逗號或空格分隔的清單：</translation>
    </message>
    <message>
        <source>Nodes: what each says itself, and what it has from the fields for all</source>
        <translation>節點：各自的設定，以及沿用共用欄位的設定</translation>
    </message>
    <message>
        <source>as `sentinel monitor NAME` in the sentinel&apos;s configuration</source>
        <translation>與 Sentinel 設定中 `sentinel monitor NAME` 的名稱一致</translation>
    </message>
    <message>
        <source>often none</source>
        <translation>通常沒有</translation>
    </message>
    <message>
        <source>How to log in to the master stands under “Login and TLS”.</source>
        <translation>主節點的登入方式在「登入與 TLS」中設定。</translation>
    </message>
    <message>
        <source>Sentinel a&amp;ddresses:</source>
        <translation>Sentinel 位址(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Master name:</source>
        <translation>主節點名稱(&amp;M)：</translation>
    </message>
    <message>
        <source>Data&amp;base of the master:</source>
        <translation>主節點的資料庫(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;User of the sentinels:</source>
        <translation>Sentinel 使用者(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Password of the sentinels:</source>
        <translation>Sentinel 密碼(&amp;P)：</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 還有 %n 項</numerusform>
        </translation>
    </message>
    <message>
        <source>kept, not shown</source>
        <translation>已儲存，不顯示</translation>
    </message>
    <message>
        <source>Line %1: %2 (in “%3”)</source>
        <translation>第 %1 行：%2（在「%3」中）</translation>
    </message>
    <message>
        <source>Addresses that were not understood</source>
        <translation>無法辨識的位址</translation>
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
        <translation>同樣有誤：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>line %1 (“%2”)</source>
        <translation>第 %1 行（「%2」）</translation>
    </message>
    <message>
        <source>•1• stands for a password, which is not shown; without it there is none</source>
        <translation>•1• 代表一個不顯示的密碼；刪去它就沒有密碼</translation>
    </message>
    <message>
        <source>as typed, not kept</source>
        <translation>按輸入的內容，不保存</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfilePasswordStore</name>
    <message>
        <source>The password is not kept</source>
        <translation>密碼未儲存</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileStore</name>
    <message>
        <source>it is no JSON object</source>
        <translation>它不是 JSON 物件</translation>
    </message>
    <message>
        <source>A kept connection (%1) cannot be read and is left as it is: %2</source>
        <translation>一個已儲存的連線（%1）無法讀取，保持原樣：%2</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be written</source>
        <translation>無法寫入設定檔 %1</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileWatchTab</name>
    <message>
        <source>for example lock:* orders:*; empty: recognise locks by their form</source>
        <translation>例如 lock:* orders:*；留空：依形式辨識鎖</translation>
    </message>
    <message>
        <source>Dialects that a pattern can be pinned to</source>
        <translation>可供樣式指定的方言</translation>
    </message>
    <message>
        <source>Insert the name of a dialect…</source>
        <translation>插入方言名稱…</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Key &amp;patterns:</source>
        <translation>鍵樣式(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Dialect pins,
PATTERN=DIALECT,
one in a line:</source>
        <translation>方言指定(&amp;D)，
PATTERN=DIALECT，
每行一個：</translation>
    </message>
    <message>
        <source>Read every:</source>
        <translation>讀取間隔：</translation>
    </message>
    <message>
        <source>Pins, line %1: %2</source>
        <translation>方言指定，第 %1 行：%2</translation>
    </message>
    <message>
        <source>write PATTERN=DIALECT, for example jobs:*=redisson</source>
        <translation>請寫 PATTERN=DIALECT，例如 jobs:*=redisson</translation>
    </message>
    <message>
        <source>there is no dialect &quot;%1&quot;</source>
        <translation>沒有方言「%1」</translation>
    </message>
    <message>
        <source>Show &amp;keys that may be locks</source>
        <translation>顯示可能是鎖的鍵(&amp;K)</translation>
    </message>
    <message>
        <source>Also keys for which little evidence speaks. Sessions, caches and counters may be among them.</source>
        <translation>也包括證據較少的鍵，其中可能有工作階段、快取和計數器。</translation>
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
        <translation>%1 個主節點</translation>
    </message>
    <message>
        <source>%1 of 1 node</source>
        <translation>%1 / 1 個節點</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <comment>4 of 5 nodes</comment>
        <translation>%1 個節點</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>連線中</translation>
    </message>
    <message>
        <source>each is needed</source>
        <translation>缺一不可</translation>
    </message>
    <message>
        <source>locking stopped</source>
        <translation>加鎖已停擺</translation>
    </message>
    <message>
        <source>locking may stop</source>
        <translation>加鎖可能停擺</translation>
    </message>
    <message>
        <source>no spare</source>
        <translation>沒有備援</translation>
    </message>
    <message>
        <source>can lose none</source>
        <translation>不可再失去</translation>
    </message>
    <message numerus="yes">
        <source>can lose %n more</source>
        <translation>
            <numerusform>還可失去 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can lose %n</source>
        <translation>
            <numerusform>可失去 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::Rail</name>
    <message numerus="yes">
        <source>%1, %n needing attention</source>
        <translation>
            <numerusform>%1，%n 項需要注意</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>view and keys</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>檢視</translation>
    </message>
</context>
<context>
    <name>Lockscope::RankingModel</name>
    <message numerus="yes">
        <source>… and %n more, not shown: use the filter</source>
        <translation>
            <numerusform>… 還有 %n 項未顯示：請使用篩選</numerusform>
        </translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>無資料</translation>
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
        <translation>被取得的次數，以所見為限；≥ 表示短暫的持有可能未被看到</translation>
    </message>
    <message>
        <source>How often another owner held it shortly after the one before</source>
        <translation>換成另一個持有者且間隔很短的次數</translation>
    </message>
    <message>
        <source>Ended by the end of their TTL, not by a release: the owner may still have relied on it</source>
        <translation>因 TTL 到期而結束，不是被釋放：持有者可能仍在倚賴它</translation>
    </message>
    <message>
        <source>Gone with a node that restarted or failed over: the owner may still have relied on it</source>
        <translation>隨節點重啟或容錯移轉而遺失：持有者可能仍在倚賴它</translation>
    </message>
    <message>
        <source>Two owners may have relied on it at once: exclusion may have been broken</source>
        <translation>兩個持有者可能同時倚賴過它：互斥可能已被破壞</translation>
    </message>
    <message>
        <source>Namespace, lock, owner</source>
        <translation>命名空間、鎖、持有者</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>取得</translation>
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
        <translation>最長</translation>
    </message>
    <message>
        <source>Expired in use</source>
        <translation>使用中到期</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>遺失</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>重疊</translation>
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
        <translation>完整觀察到的持有中，一半不長於此；前面有 ≈ 時，誤差在十六分之一以內，或取決於起止被觀察到的精度；大多數未被完整觀察到時為「無資料」</translation>
    </message>
    <message>
        <source>99 of 100 holds that were seen whole were no longer than this; where ≈ stands before it, within a sixteenth or as closely as beginnings and ends were seen; n/a where most were not</source>
        <translation>完整觀察到的持有中，100 次有 99 次不長於此；前面有 ≈ 時，誤差在十六分之一以內，或取決於起止被觀察到的精度；大多數未被完整觀察到時為「無資料」</translation>
    </message>
    <message>
        <source>The longest hold; &quot;so far&quot; is one that goes on. ≥: its beginning or its end was not seen at once; ≤: it was seen too shortly to tell more; ?: if it is one hold, for a while nobody could see it</source>
        <translation>最長的一次持有；「至今」表示仍在持續。≥：其開始或結束未被立即觀察到；≤：看到的時間太短，無法得知更多；?：如果是同一次持有，曾有一段沒有人能看到它</translation>
    </message>
    <message>
        <source>avg %1 locks</source>
        <translation>平均 %1 個鎖</translation>
    </message>
    <message>
        <source>How long the lock had waiters; of a namespace the sum. n/a: no waiters are known.</source>
        <translation>此鎖有等待者的時間；命名空間則為總和。無資料：沒有已知的等待者。</translation>
    </message>
    <message>
        <source>Lock: how long it was held. Namespace: how many of its locks were held at once, on average. Active holds count. ?: some of that time was not observed</source>
        <translation>鎖：被持有了多久。命名空間：平均有多少個鎖同時被持有。仍在持有中的也計入。?：其中一段時間沒有觀察到</translation>
    </message>
    <message>
        <source>Waited for</source>
        <translation>有人等待</translation>
    </message>
</context>
<context>
    <name>Lockscope::RankingView</name>
    <message>
        <source>Ranking of namespaces, locks and owners</source>
        <translation>命名空間、鎖與持有者的排行</translation>
    </message>
    <message>
        <source>&amp;Show the lock</source>
        <translation>前往鎖(&amp;S)</translation>
    </message>
    <message>
        <source>Locks: %1</source>
        <translation>鎖：%1</translation>
    </message>
    <message>
        <source>Locks: %1 of %2</source>
        <translation>鎖：%1 / %2</translation>
    </message>
    <message>
        <source>%1, over the last %2</source>
        <translation>%1，最近 %2</translation>
    </message>
    <message>
        <source>Copy &amp;name</source>
        <translation>複製名稱(&amp;N)</translation>
    </message>
    <message>
        <source> · as of when reading stopped</source>
        <translation> · 截至停止讀取時</translation>
    </message>
    <message>
        <source>%1, over the last %2 of the recording, whatever moment is shown</source>
        <translation>%1，記錄的最後 %2（與所示時刻無關）</translation>
    </message>
    <message>
        <source>No history yet.</source>
        <translation>還沒有歷史。</translation>
    </message>
    <message>
        <source>No lock was held since watching began.</source>
        <translation>監看開始以來沒有鎖被持有。</translation>
    </message>
    <message>
        <source>No lock matches the filter. Only names are filtered here.</source>
        <translation>沒有符合篩選的鎖。這裡只篩選名稱。</translation>
    </message>
    <message>
        <source> · Some events were missed. Counts are lower bounds (≥).</source>
        <translation> · 遺漏了一些事件。次數為下限（≥）。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReadingControl</name>
    <message>
        <source>Read no&amp;w</source>
        <translation>立即讀取(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keep reading</source>
        <translation>持續讀取(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>Read all known locks now and try nodes that are down</source>
        <translation>立即讀取所有已知的鎖，並重試離線的節點</translation>
    </message>
    <message>
        <source>Off: nothing is read from the nodes, and what is shown grows old</source>
        <translation>關閉：不再從節點讀取，顯示的內容會逐漸過時</translation>
    </message>
    <message>
        <source>Locks that have changed, come or gone while the table stands still: go on and show them</source>
        <translation>表格靜止期間有變動、出現或消失的鎖：繼續並顯示它們</translation>
    </message>
    <message>
        <source>Reading again.</source>
        <translation>恢復讀取。</translation>
    </message>
    <message>
        <source>Stopped: nothing is read; what is shown stands still.</source>
        <translation>已停止：不再讀取；所顯示的內容靜止不變。</translation>
    </message>
    <message>
        <source>‖ Reading stopped at %1, read once more at %2: what is shown is as old as that.</source>
        <translation>‖ 已於 %1 停止讀取，%2 又讀取過一次：顯示的內容截至當時。</translation>
    </message>
    <message>
        <source>‖ Reading stopped at %1: what is shown is as old as that.</source>
        <translation>‖ 已於 %1 停止讀取：顯示的內容截至當時。</translation>
    </message>
    <message numerus="yes">
        <source>+%n changes</source>
        <translation>
            <numerusform>+%n 項變動</numerusform>
        </translation>
    </message>
    <message>
        <source>‖ Nothing was read from %1 to %2. It is being read again: until then, what is shown may be as old as that.</source>
        <translation>‖ 從 %1 到 %2 沒有讀取任何內容。正在重新讀取：在完成之前，顯示的內容可能截至當時。</translation>
    </message>
    <message>
        <source>The table of locks stands still, to be read in peace; reading goes on (Ctrl+P, or space in the table)</source>
        <translation>鎖表靜止不動，方便查看；讀取照常進行（Ctrl+P，或在表格中按空白鍵）</translation>
    </message>
    <message>
        <source>The table of locks stands still; reading goes on.</source>
        <translation>鎖表已靜止；讀取照常進行。</translation>
    </message>
    <message>
        <source>The table of locks follows again.</source>
        <translation>鎖表恢復更新。</translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingLabel</name>
    <message>
        <source>● Recording: %1, %2</source>
        <translation>● 正在錄製：%1，%2</translation>
    </message>
    <message>
        <source>Into %1</source>
        <translation>檔案：%1</translation>
    </message>
    <message>
        <source>The recording broke off at %1: %2</source>
        <translation>錄製於 %1 中斷：%2</translation>
    </message>
    <message>
        <source>✖ The recording broke off</source>
        <translation>✖ 錄製已中斷</translation>
    </message>
    <message>
        <source>%1
What was written up to then is in %2
A click takes this away</source>
        <translation>%1
此前寫入的內容在 %2
點擊可移除此提示</translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingPlayer</name>
    <message numerus="yes">
        <source>%n lines of it could not be understood and are passed over</source>
        <translation>
            <numerusform>其中 %n 行無法理解，已略過</numerusform>
        </translation>
    </message>
    <message>
        <source>it was not closed in order, so that its end may be missing</source>
        <translation>未正常關閉，結尾可能缺失</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>，並且</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseDialog</name>
    <message>
        <source>Type the lock&apos;s &amp;name:</source>
        <translation>輸入鎖的名稱(&amp;N)：</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The plan is being made.</source>
        <translation>正在制定計畫。</translation>
    </message>
    <message>
        <source>This is production: type the lock&apos;s name, %1.</source>
        <translation>這是正式環境：請輸入鎖的名稱，%1。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>正在詢問各節點…</translation>
    </message>
    <message>
        <source>The lock&apos;s whole name</source>
        <translation>鎖的完整名稱</translation>
    </message>
    <message>
        <source>This plan is for another owner than the one before: type the lock&apos;s name anew.</source>
        <translation>此計畫針對的持有者與上一個不同：請重新輸入鎖的名稱。</translation>
    </message>
    <message>
        <source>✖ At %1 nothing was done: %2</source>
        <translation>✖ %1 未執行任何操作：%2</translation>
    </message>
    <message>
        <source>Shorten TTL of %1</source>
        <translation>縮短 %1 的 TTL</translation>
    </message>
    <message>
        <source>Set a TTL for %1</source>
        <translation>為 %1 設定 TTL</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>放回 %1</translation>
    </message>
    <message>
        <source>Force-release %1</source>
        <translation>強制釋放 %1</translation>
    </message>
    <message>
        <source>Allow &amp;changes</source>
        <translation>允許變更(&amp;C)</translation>
    </message>
    <message>
        <source>Refresh &amp;plan</source>
        <translation>更新計畫(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Undo release…</source>
        <translation>復原釋放(&amp;U)…</translation>
    </message>
    <message>
        <source>Force-release lock</source>
        <translation>強制釋放鎖</translation>
    </message>
    <message>
        <source>Reading the lock on all nodes…</source>
        <translation>正在所有節點上讀取這個鎖…</translation>
    </message>
    <message>
        <source>✖ Not restored at %1: %2</source>
        <translation>✖ %1 未放回：%2</translation>
    </message>
    <message>
        <source>There is no plan. At %1: %2</source>
        <translation>沒有計畫。%1：%2</translation>
    </message>
    <message>
        <source>Nothing is left to restore: its TTL has run out.</source>
        <translation>沒有可放回的：其 TTL 已到。</translation>
    </message>
    <message>
        <source>Read-only: allow changes to carry the plan out.</source>
        <translation>唯讀：允許變更後才能執行計畫。</translation>
    </message>
    <message numerus="yes">
        <source>Check the plan once more: %n s.</source>
        <translation>
            <numerusform>請再看一次計畫：%n 秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a new &amp;plan</source>
        <translation>制定新計畫(&amp;P)</translation>
    </message>
    <message>
        <source>Release and &amp;block new owners for %1</source>
        <translation>釋放並擋下新來者 %1(&amp;B)</translation>
    </message>
    <message>
        <source>Release and &amp;block new owners for %1…</source>
        <translation>釋放並擋下新來者 %1(&amp;B)…</translation>
    </message>
    <message>
        <source>Recorded in the audit journal.</source>
        <translation>會記入稽核日誌。</translation>
    </message>
    <message>
        <source>Recorded in the audit journal, with the reason “%1”.</source>
        <translation>會記入稽核日誌，理由為「%1」。</translation>
    </message>
    <message>
        <source>Read-only: allow changes first</source>
        <translation>唯讀：請先允許變更</translation>
    </message>
    <message>
        <source>Restores the lock for its former owner, with the rest of its TTL.</source>
        <translation>為原持有者放回這個鎖，沿用其剩餘的 TTL。</translation>
    </message>
    <message>
        <source>Cannot be undone: %1</source>
        <translation>無法復原：%1</translation>
    </message>
    <message>
        <source> Refresh the plan.</source>
        <translation> 請更新計畫。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseManyDialog</name>
    <message>
        <source>Type the &amp;number of locks:</source>
        <translation>輸入鎖的數量(&amp;N)：</translation>
    </message>
    <message>
        <source>Stop at the &amp;first that does not go as planned</source>
        <translation>遇到第一個意外就停止(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Unlock actions</source>
        <translation>解鎖操作(&amp;U)</translation>
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
        <translation>對別人的多個鎖操作</translation>
    </message>
    <message>
        <source>Locks to act on</source>
        <translation>要操作的鎖</translation>
    </message>
    <message>
        <source>Stopping: the lock that is under way is finished.</source>
        <translation>停止中：會先完成目前這個鎖。</translation>
    </message>
    <message>
        <source>Locks: %1. To be acted on: %2, left out: %3. Each only where the owner below still holds it at that moment.</source>
        <translation>鎖：%1。要操作：%2，已略過：%3。每個僅在屆時仍由下列持有者持有時生效。</translation>
    </message>
    <message numerus="yes">
        <source> ⚠ %n more are not in this list: it has a limit.</source>
        <translation>
            <numerusform> ⚠ 還有 %n 個不在此清單中：清單有上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>The plans are being made.</source>
        <translation>正在制定計畫。</translation>
    </message>
    <message>
        <source>There is nothing to act on.</source>
        <translation>沒有可操作的項目。</translation>
    </message>
    <message>
        <source>Read-only: unlock actions to carry the plans out.</source>
        <translation>唯讀：解鎖操作後才能執行計畫。</translation>
    </message>
    <message numerus="yes">
        <source>Look at the plans once more: %n s.</source>
        <translation>
            <numerusform>請再看一次計畫：%n 秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is production: type the number of locks to be acted on, %1.</source>
        <translation>這是正式環境：請輸入要操作的鎖的數量，%1。</translation>
    </message>
    <message numerus="yes">
        <source>Release %1 of %n locks</source>
        <translation>
            <numerusform>釋放 %n 個鎖中的 %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %1 of %n locks, hold off for %2</source>
        <translation>
            <numerusform>釋放 %n 個鎖中的 %1 個，擋下 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shorten %1 of %n locks to %2</source>
        <translation>
            <numerusform>將 %n 個鎖中的 %1 個縮短為 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %1 of %n locks a TTL of %2</source>
        <translation>
            <numerusform>為 %n 個鎖中的 %1 個設定 TTL %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>One after another…</source>
        <translation>逐一進行…</translation>
    </message>
    <message>
        <source>⚠ Stopped before the end.</source>
        <translation>⚠ 提前停止。</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>本輪結束。</translation>
    </message>
    <message>
        <source> As read at %1.</source>
        <translation>以 %1 讀取時為準。</translation>
    </message>
    <message>
        <source>Locks: %1. Acted on so far: %2 of %3, left out: %4.</source>
        <translation>鎖：%1。目前已操作：%3 中的 %2，已略過：%4。</translation>
    </message>
    <message>
        <source> Nodes that did not answer are asked once they do: what they have then is told in Audit.</source>
        <translation>未回應的節點在恢復回應後會再次查詢：屆時的結果見「稽核」。</translation>
    </message>
    <message>
        <source> ⚠ Not as planned any more: %1.</source>
        <translation> ⚠ 已與計畫不符：%1。</translation>
    </message>
    <message>
        <source> ⚠ Nodes not reached now: %1.</source>
        <translation> ⚠ 現在無法連線的節點：%1 個。</translation>
    </message>
    <message>
        <source>gone already before it: %1</source>
        <translation>此前已消失：%1</translation>
    </message>
    <message>
        <source>left alone, their TTL was another by then: %1</source>
        <translation>未動，其 TTL 當時已不同：%1</translation>
    </message>
    <message>
        <source>%1 of %2 went as planned</source>
        <translation>%2 把中有 %1 把按計畫完成</translation>
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
        <translation>；未開始：%1。這些都已記入日誌。已略過：%2。</translation>
    </message>
    <message>
        <source>gone already from some of their nodes: %1</source>
        <translation>在部分節點上已消失：%1</translation>
    </message>
    <message>
        <source>; of the others something was done on some nodes: %1</source>
        <translation>；其餘中在部分節點上已執行的：%1 把</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseManyModel</name>
    <message>
        <source>on %1 of %2 nodes: %3</source>
        <translation>在 %2 個節點中的 %1 個上：%3</translation>
    </message>
    <message>
        <source>⚠ %1 not reached; </source>
        <translation>⚠ %1 個連不上；</translation>
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
        <translation>讀取中…</translation>
    </message>
    <message>
        <source>– left out: %1</source>
        <translation>– 已略過：%1</translation>
    </message>
    <message>
        <source>asking the nodes…</source>
        <translation>正在詢問各節點…</translation>
    </message>
    <message>
        <source>✖ nothing was done: %1</source>
        <translation>✖ 什麼也沒有做：%1</translation>
    </message>
    <message>
        <source>– not done: %1</source>
        <translation>– 未做：%1</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖</translation>
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
        <translation>票數</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>將發生什麼</translation>
    </message>
    <message>
        <source>⚠ gone since this was planned</source>
        <translation>⚠ 計畫之後已消失</translation>
    </message>
    <message>
        <source>⚠ %1 has taken it since: nothing will be done</source>
        <translation>⚠ 此後 %1 已取得它：不會執行任何操作</translation>
    </message>
    <message>
        <source>⚠ nothing will be done where %1 has taken it since</source>
        <translation>⚠ 此後 %1 已在部分節點上取得它：那些節點上不會執行任何操作</translation>
    </message>
    <message>
        <source>⚠ %1 of its nodes cannot be read any more: there it may come to nothing</source>
        <translation>⚠ 其中 %1 個節點已無法讀取：在那裡可能不會有任何結果</translation>
    </message>
    <message>
        <source>⚠ nothing will be done on %1 of its nodes: gone from there since</source>
        <translation>⚠ 此後已從其中 %1 個節點上消失：在那裡不會執行任何操作</translation>
    </message>
    <message>
        <source>⚠ nodes are back that have it, and are left out: %1</source>
        <translation>⚠ 有它的節點已恢復，但不在計畫內：%1 個</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>無資料</translation>
    </message>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>%n 個持有者</numerusform>
        </translation>
    </message>
    <message>
        <source>split</source>
        <translation>分裂</translation>
    </message>
    <message>
        <source>⚠ others share it since, and stay: %1</source>
        <translation>⚠ 之後有其他持有者共用它，且會留下：%1</translation>
    </message>
    <message>
        <source>– left out, as read at %1: %2</source>
        <translation>– 已略過（讀取於 %1）：%2</translation>
    </message>
    <message>
        <source>– left out. %1</source>
        <translation>– 已略過。%1</translation>
    </message>
    <message>
        <source>It is your own: release it yourself.</source>
        <translation>這是您自己的鎖：請自行釋放。</translation>
    </message>
    <message>
        <source>The one before did not go as planned.</source>
        <translation>前一個未按計畫進行。</translation>
    </message>
    <message>
        <source>You stopped before it.</source>
        <translation>您在它之前停止了。</translation>
    </message>
    <message>
        <source>You left it out.</source>
        <translation>您略過了它。</translation>
    </message>
    <message>
        <source>⚠ nothing will be done on %1 of its nodes: its TTL is another there since</source>
        <translation>⚠ 此後其中 %1 個節點上的 TTL 已不同：在那裡不會做任何操作</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleasePlanPage</name>
    <message>
        <source>What the nodes have</source>
        <translation>各節點的現況</translation>
    </message>
    <message>
        <source>Show the &amp;script</source>
        <translation>顯示腳本(&amp;S)</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>節點</translation>
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
        <translation>將發生什麼</translation>
    </message>
    <message>
        <source>The script that runs on each node</source>
        <translation>在每個節點上執行的腳本</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>正在詢問各節點…</translation>
    </message>
    <message>
        <source>Hide the &amp;script</source>
        <translation>隱藏腳本(&amp;S)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>an empty value</source>
        <translation>空的值</translation>
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
        <translation>停止觀察(&amp;S)</translation>
    </message>
    <message>
        <source>What happened on each node</source>
        <translation>每個節點上發生了什麼</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>節點</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>目前</translation>
    </message>
    <message>
        <source>Time that the lock is watched</source>
        <translation>觀察這個鎖的時間</translation>
    </message>
    <message>
        <source>The audit journal still records what becomes of the lock.</source>
        <translation>稽核日誌仍會記錄這個鎖的後續。</translation>
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
            <numerusform>看到此持有者續租的次數：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>✔ %1 is released: every node has answered by now.</source>
        <translation>✔ %1 已釋放：現在所有節點均已答覆。</translation>
    </message>
    <message>
        <source>? Whether %1 is given back is not known, no node has answered: it may be held until its TTL ends, at %2 at the latest. Nodes that come back are asked again.</source>
        <translation>? 不知道 %1 是否已歸還，沒有節點答覆：它可能被持有至 TTL 結束，最遲 %2。節點恢復後會再次詢問。</translation>
    </message>
    <message>
        <source>✖ %1 was lost before it was released: %2 of %3 nodes had it for this window no more.</source>
        <translation>✖ %1 在釋放之前就已遺失：%3 個節點中的 %2 個上它已不屬於本視窗。</translation>
    </message>
    <message>
        <source> Where no answer came, its TTL ends at %1 at the latest.</source>
        <translation> 未答覆之處，其 TTL 最遲於 %1 結束。</translation>
    </message>
    <message>
        <source>○ %1 is gone from %2 of %3 nodes; where that is not known, its TTL has ended.</source>
        <translation>○ %1 已從 %3 個節點中的 %2 個上消失；其餘未知之處 TTL 已到。</translation>
    </message>
    <message>
        <source>? %1 is gone from %2 of %3 nodes. On the others that is not known: it may be held until its TTL ends there, at %4 at the latest. Nodes that come back are asked again.</source>
        <translation>? %1 已從 %3 個節點中的 %2 個上消失。其餘節點未知：它可能被持有至那裡的 TTL 結束，最遲 %4。節點恢復後會再次詢問。</translation>
    </message>
    <message>
        <source>✔ %1 is released, gone from %2 of %3 nodes. On the others that is not known: there its TTL ends at %4 at the latest.</source>
        <translation>✔ %1 已釋放，已從 %3 個節點中的 %2 個上消失。其餘節點未知：那裡的 TTL 最遲於 %4 結束。</translation>
    </message>
    <message>
        <source>⚠ Since this plan the owner has changed to %1: this plan will refuse.</source>
        <translation>⚠ 制定計畫後，持有者已變為 %1：此計畫會被拒絕。</translation>
    </message>
    <message>
        <source>⚠ Since this plan the owner has changed to %1 on some nodes: there the plan will refuse.</source>
        <translation>⚠ 制定計畫後，部分節點上的持有者已變為 %1：在那裡此計畫會被拒絕。</translation>
    </message>
    <message>
        <source>⚠ Since this plan it has lost its TTL on %1 of its nodes.</source>
        <translation>⚠ 制定計畫後，它在其中 %1 個節點上失去了 TTL。</translation>
    </message>
    <message>
        <source>Released and free.</source>
        <translation>已釋放，空著。</translation>
    </message>
    <message>
        <source>Released.</source>
        <translation>已釋放。</translation>
    </message>
    <message>
        <source> A key is left on %1.</source>
        <translation> %1 上仍留有鍵。</translation>
    </message>
    <message>
        <source> Could not be read: %1.</source>
        <translation> 無法讀取：%1。</translation>
    </message>
    <message>
        <source>Split: nobody holds it.</source>
        <translation>分裂：無人持有。</translation>
    </message>
    <message>
        <source>%1 has it. Whether it is held is unknown: too few nodes answer.</source>
        <translation>%1 有它。是否被持有不明：有回應的節點太少。</translation>
    </message>
    <message>
        <source>%1 has it on too few nodes to hold it.</source>
        <translation>%1 有它，但節點太少，不算持有。</translation>
    </message>
    <message>
        <source>New owners are blocked: nobody holds it.</source>
        <translation>新來者已被擋下：無人持有。</translation>
    </message>
    <message>
        <source>Held by somebody (%1).</source>
        <translation>由某人（%1）持有。</translation>
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
        <translation>%1 的計畫：在 %4 個節點中的 %3 個上為 %2 放回，僅在仍空著之處。</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where the named owner still has it.</source>
        <translation>%1 的計畫：在 %4 個節點中的 %3 個上%2，僅在所列持有者仍持有之處。</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where new owners are still blocked.</source>
        <translation>%1 的計畫：在 %4 個節點中的 %3 個上%2，僅在新來者仍被擋下之處。</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where this value is still set. ⚠ It names nobody: whoever has the lock then loses it.</source>
        <translation>%1 的計畫：在 %4 個節點中的 %3 個上%2，僅在此值仍在之處。⚠ 它不指明任何人：屆時持有鎖的不論是誰都會失去它。</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where this owner still has it.</source>
        <translation>%1 的計畫：在 %4 個節點中的 %3 個上%2，僅在此持有者仍持有之處。</translation>
    </message>
    <message>
        <source>its former owners</source>
        <translation>其原持有者</translation>
    </message>
    <message>
        <source>Read at %1. This act does not apply.</source>
        <translation>讀取於 %1。此操作不適用。</translation>
    </message>
    <message>
        <source>Nothing to do: its TTL is nowhere longer than %1</source>
        <translation>無事可做：沒有一處的 TTL 超過 %1</translation>
    </message>
    <message>
        <source>Nothing to do: it has no TTL to shorten. Set a TTL instead</source>
        <translation>無事可做：它沒有可縮短的 TTL。請改為設定 TTL</translation>
    </message>
    <message>
        <source>Nothing to do: it has a TTL already. Shorten it instead</source>
        <translation>無事可做：它已有 TTL。請改為縮短</translation>
    </message>
    <message>
        <source>Nothing to do: the owner of this plan has it nowhere</source>
        <translation>無事可做：此計畫的持有者在任何節點上都沒有它</translation>
    </message>
    <message>
        <source>It never expires.</source>
        <translation>它永不到期。</translation>
    </message>
    <message>
        <source>It expires in %1.</source>
        <translation>它將在 %1後到期。</translation>
    </message>
    <message>
        <source>It never expires: waiting does not free it.</source>
        <translation>它永不到期：等待不會讓它空出。</translation>
    </message>
    <message>
        <source>Its TTL frees it in %1 unless it is renewed.</source>
        <translation>若不續租，其 TTL 將在 %1後讓它空出。</translation>
    </message>
    <message>
        <source>Its value says when it ends. Until then its owner, if alive, relies on it.</source>
        <translation>其值寫明了何時結束。在此之前，其持有者若還活著，仍依賴它。</translation>
    </message>
    <message>
        <source>It never expires: waiting does not free it. Its owner, if alive, still relies on it.</source>
        <translation>它永不到期：等待不會讓它空出。其持有者若還活著，仍依賴它。</translation>
    </message>
    <message>
        <source>Its TTL frees it in %1 unless its owner renews it. Until then its owner may rely on it.</source>
        <translation>若持有者不續租，其 TTL 將在 %1後讓它空出。在此之前，其持有者可能依賴它。</translation>
    </message>
    <message>
        <source>Its TTL has run out.</source>
        <translation>其 TTL 已到。</translation>
    </message>
    <message>
        <source>Left of its TTL: %1.</source>
        <translation>TTL 剩餘：%1。</translation>
    </message>
    <message>
        <source>It had no TTL: once restored, it never expires.</source>
        <translation>它原本沒有 TTL：放回後永不到期。</translation>
    </message>
    <message>
        <source>A waiter may take it at any moment. Then nothing is restored.</source>
        <translation>等待者隨時可能取得它。那樣就不會放回任何內容。</translation>
    </message>
    <message>
        <source>New owners stay blocked until this expires or is released.</source>
        <translation>新來者會一直被擋下，直到它到期或被釋放。</translation>
    </message>
    <message>
        <source>Choose a time longer than its renewal interval, or a live owner loses it.</source>
        <translation>請選擇長於其續租間隔的時間，否則活著的持有者會失去它。</translation>
    </message>
    <message>
        <source>Until then its keys block new owners.</source>
        <translation>在此之前，其鍵會擋下新來者。</translation>
    </message>
    <message>
        <source>Extensions of its TTL seen: %1. By which holder is unknown.</source>
        <translation>看到其 TTL 被延長的次數：%1。由哪個持有者延長不明。</translation>
    </message>
    <message>
        <source>No extension of its TTL was seen.</source>
        <translation>沒有看到其 TTL 被延長。</translation>
    </message>
    <message>
        <source>No renewal seen from this owner.</source>
        <translation>沒有看到此持有者續租。</translation>
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
        <translation>等待者：約 %1。</translation>
    </message>
    <message>
        <source>Its last fencing token is %1. Services that check it reject the old owner after the next.</source>
        <translation>其最近的 fencing token 是 %1。下一次取得之後，檢查 token 的服務會拒絕舊持有者。</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>放回 %1</translation>
    </message>
    <message>
        <source>Release %1 and block new owners for %2</source>
        <translation>釋放 %1 並擋下新來者 %2</translation>
    </message>
    <message>
        <source>Shorten TTL of %1 to %2</source>
        <translation>將 %1 的 TTL 縮短為 %2</translation>
    </message>
    <message>
        <source>Set a TTL of %2 for %1</source>
        <translation>為 %1 設定 TTL %2</translation>
    </message>
    <message>
        <source>Force-release %1</source>
        <translation>強制釋放 %1</translation>
    </message>
    <message>
        <source>⚠ Since this plan the lock is gone.</source>
        <translation>⚠ 制定計畫後，鎖已消失。</translation>
    </message>
    <message>
        <source>⚠ Since this plan %1 has it on %2: nothing will be restored.</source>
        <translation>⚠ 制定計畫後，%1 在 %2 上取得了它：不會放回任何內容。</translation>
    </message>
    <message>
        <source>⚠ Since this plan it was free and was taken again. Its value does not say by whom.</source>
        <translation>⚠ 制定計畫後，它曾空著，又被取得。從其值看不出是誰。</translation>
    </message>
    <message>
        <source>⚠ Since this plan %1 of its nodes stopped answering: the act may fail there.</source>
        <translation>⚠ 制定計畫後，其中 %1 個節點不再回應：操作在那裡可能失敗。</translation>
    </message>
    <message>
        <source>⚠ Nodes that have it and are back, but not in this plan: %1.</source>
        <translation>⚠ 有它且已恢復、但不在此計畫內的節點：%1。</translation>
    </message>
    <message>
        <source>⚠ Since this plan other holders share it: %1. They stay, and new owners are not blocked.</source>
        <translation>⚠ 制定計畫後，有其他持有者共用它：%1。它們仍會保留，且不會擋下新來者。</translation>
    </message>
    <message>
        <source>⚠ Since this plan other holders share it: %1. They stay.</source>
        <translation>⚠ 制定計畫後，有其他持有者共用它：%1。它們仍會保留。</translation>
    </message>
    <message>
        <source>⚠ Since this plan it is gone from %1 of its nodes: nothing happens there.</source>
        <translation>⚠ 制定計畫後，它已從其中 %1 個節點上消失：在那裡不會執行任何操作。</translation>
    </message>
    <message>
        <source>⚠ Since this plan it has a TTL on %1 of its nodes.</source>
        <translation>⚠ 制定計畫後，它在其中 %1 個節點上有了 TTL。</translation>
    </message>
    <message>
        <source>⚠ On %1, which is not in this plan, %2 has it.</source>
        <translation>⚠ 在不屬於此計畫的 %1 上，%2 有它。</translation>
    </message>
    <message>
        <source>⚠ Back, but not in this plan: %1.</source>
        <translation>⚠ 已恢復、但不在此計畫內：%1。</translation>
    </message>
    <message>
        <source> Refresh the plan.</source>
        <translation> 請更新計畫。</translation>
    </message>
    <message>
        <source>⚠ Since then the lock is gone.</source>
        <translation>⚠ 此後鎖已消失。</translation>
    </message>
    <message>
        <source>⚠ Since then %1 has it.</source>
        <translation>⚠ 此後 %1 有它。</translation>
    </message>
    <message>
        <source>nothing: its TTL has run out</source>
        <translation>無：其 TTL 已到</translation>
    </message>
    <message>
        <source>It is no longer free</source>
        <translation>它已不再空著</translation>
    </message>
    <message>
        <source>It is no longer free: another key is on %1</source>
        <translation>它已不再空著：%1 上有另一個鍵</translation>
    </message>
    <message>
        <source>It is no longer free: on %1, %2 has it</source>
        <translation>它已不再空著：在 %1 上由 %2 占有</translation>
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
        <translation>播放錄製檔，或讓它停住 (Ctrl+Space)</translation>
    </message>
    <message>
        <source>Moment of the recording that is shown</source>
        <translation>錄製檔中目前顯示的時刻</translation>
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
        <translation>❚❚ 暫停</translation>
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
        <translation> 其他持有者共用它，仍會保留。</translation>
    </message>
    <message>
        <source> Other holders share it and stay: %1.</source>
        <translation> 其他持有者共用它，仍會保留：%1。</translation>
    </message>
    <message>
        <source> New owners are not blocked where they stay.</source>
        <translation> 在它們保留之處，新來者不會被擋下。</translation>
    </message>
    <message>
        <source>Restored on %1 of %2 nodes.</source>
        <translation>已在 %2 個節點中的 %1 個上放回。</translation>
    </message>
    <message>
        <source>Nothing was restored: the TTL has run out.</source>
        <translation>沒有放回任何內容：TTL 已到。</translation>
    </message>
    <message>
        <source>Not restored: too few nodes took it.</source>
        <translation>未放回：接受的節點太少。</translation>
    </message>
    <message>
        <source>Not restored: its owner took it again.</source>
        <translation>未放回：其持有者已重新取得。</translation>
    </message>
    <message>
        <source>Not restored: it was taken meanwhile.</source>
        <translation>未放回：其間已被取得。</translation>
    </message>
    <message>
        <source>Not restored: someone else took it meanwhile.</source>
        <translation>未放回：其間已被別人取得。</translation>
    </message>
    <message>
        <source> Nothing was left behind.</source>
        <translation> 沒有留下任何內容。</translation>
    </message>
    <message numerus="yes">
        <source> The key may be left on %n nodes.</source>
        <translation>
            <numerusform> 鍵可能留在 %n 個節點上。</numerusform>
        </translation>
    </message>
    <message>
        <source> Someone held it in between.</source>
        <translation> 期間曾有人持有它。</translation>
    </message>
    <message>
        <source> %1 held it in between.</source>
        <translation> 期間 %1 曾持有它。</translation>
    </message>
    <message>
        <source> %1 and then %2 held it in between.</source>
        <translation> 期間 %1 和 %2 先後持有過它。</translation>
    </message>
    <message>
        <source>Nothing was released: the owner has changed since the plan.</source>
        <translation>沒有釋放任何內容：制定計畫後持有者已變更。</translation>
    </message>
    <message>
        <source>Nothing was done: the lock has changed since the plan.</source>
        <translation>未執行任何操作：制定計畫後鎖已變更。</translation>
    </message>
    <message>
        <source>Nothing was done: this user lacks the right.</source>
        <translation>未執行任何操作：此使用者沒有權限。</translation>
    </message>
    <message>
        <source>The TTL is as requested.</source>
        <translation>TTL 已符合要求。</translation>
    </message>
    <message>
        <source>The owner no longer has the lock.</source>
        <translation>持有者已不再有這個鎖。</translation>
    </message>
    <message>
        <source> Whether this act did it is unknown.</source>
        <translation> 是否由此操作所致不明。</translation>
    </message>
    <message>
        <source>There was nothing left to do.</source>
        <translation>已經無事可做。</translation>
    </message>
    <message>
        <source>The lock was already gone on every node.</source>
        <translation>這個鎖在每個節點上都已消失。</translation>
    </message>
    <message>
        <source>The named holders were removed on %1 of %2 nodes.</source>
        <translation>已在 %2 個節點中的 %1 個上移出所列持有者。</translation>
    </message>
    <message>
        <source>Released on %1 of %2 nodes.</source>
        <translation>已在 %2 個節點中的 %1 個上釋放。</translation>
    </message>
    <message>
        <source>TTL shortened to %3 on %1 of %2 nodes.</source>
        <translation>已在 %2 個節點中的 %1 個上將 TTL 縮短為 %3。</translation>
    </message>
    <message>
        <source>TTL set to %3 on %1 of %2 nodes.</source>
        <translation>已在 %2 個節點中的 %1 個上將 TTL 設為 %3。</translation>
    </message>
    <message>
        <source> Left alone on %1: the owner has changed.</source>
        <translation> %1 上未更動：持有者已變更。</translation>
    </message>
    <message>
        <source> Left alone on %1: the lock has changed.</source>
        <translation> %1 上未更動：鎖已變更。</translation>
    </message>
    <message>
        <source> Already gone from %1.</source>
        <translation> 已經從 %1 上消失。</translation>
    </message>
    <message>
        <source> Not known on %1: no answer, the command may have run.</source>
        <translation> %1 上結果不明：沒有回應，命令可能已執行。</translation>
    </message>
    <message>
        <source> Nothing was sent to %1: not reached.</source>
        <translation> 沒有向 %1 傳送任何內容：連不上。</translation>
    </message>
    <message>
        <source> Failed on %1.</source>
        <translation> 在 %1 上失敗。</translation>
    </message>
    <message>
        <source> Read again at %1: the key is gone from %2.</source>
        <translation> %1 再次讀取：鍵已從 %2 上消失。</translation>
    </message>
    <message>
        <source> Read again at %1: new owners are blocked on %2.</source>
        <translation> %1 再次讀取：新來者在 %2 上已被擋下。</translation>
    </message>
    <message>
        <source> Read again at %1: someone else&apos;s key is on %2.</source>
        <translation> %1 再次讀取：%2 上是別人的鍵。</translation>
    </message>
    <message>
        <source> Read again at %1: its owner has it on %2.</source>
        <translation> %1 再次讀取：其持有者在 %2 上仍有它。</translation>
    </message>
    <message>
        <source> Not read for the plan, may still have it: %1.</source>
        <translation> 制定計畫時未讀到、可能仍有它的節點：%1。</translation>
    </message>
    <message>
        <source> This user lacks the right on %1: nothing was done there.</source>
        <translation> 此使用者在 %1 上沒有權限：在那裡未執行任何操作。</translation>
    </message>
    <message>
        <source> It keeps its longer TTL on %1.</source>
        <translation> 在 %1 上保留其較長的 TTL。</translation>
    </message>
    <message numerus="yes">
        <source> It has no TTL on %n nodes and does not expire there.</source>
        <translation>
            <numerusform> 它在 %n 個節點上沒有 TTL，在那裡不會到期。</numerusform>
        </translation>
    </message>
    <message>
        <source> So it is still held.</source>
        <translation> 所以它仍被持有。</translation>
    </message>
    <message>
        <source> There its TTL differs, and these nodes keep it held.</source>
        <translation> 那裡的 TTL 不同，這些節點使它仍被持有。</translation>
    </message>
    <message>
        <source> It may be held forever: it has no TTL.</source>
        <translation> 它可能永遠被持有：它沒有 TTL。</translation>
    </message>
    <message>
        <source> It may still be held until its TTL ends.</source>
        <translation> 在其 TTL 結束之前，它可能仍被持有。</translation>
    </message>
    <message>
        <source> It may be held for longer.</source>
        <translation> 它可能被持有得更久。</translation>
    </message>
    <message>
        <source> Where it is left, it does not expire.</source>
        <translation> 在留有它之處，它不會到期。</translation>
    </message>
    <message>
        <source> Where it is left, it ends with its TTL.</source>
        <translation> 在留有它之處，它隨其 TTL 結束。</translation>
    </message>
    <message>
        <source> ⚠ The outcome is not in the journal: %1</source>
        <translation> ⚠ 結果未寫入日誌：%1</translation>
    </message>
    <message>
        <source>Whether it is free is unknown.</source>
        <translation>是否空著不明。</translation>
    </message>
    <message>
        <source>Free again since %1.</source>
        <translation>自 %1 起又空著。</translation>
    </message>
    <message>
        <source>Stayed free for %1.</source>
        <translation>空著的狀態持續了 %1。</translation>
    </message>
    <message>
        <source>Still free after %1.</source>
        <translation>%1後仍空著。</translation>
    </message>
    <message>
        <source>Not free: a key with its name, but no lock, is on %1.</source>
        <translation>未空著：%1 上有一個同名但不是鎖的鍵。</translation>
    </message>
    <message>
        <source>Not free: %1 has it on %2.</source>
        <translation>未空著：%1 在 %2 上有它。</translation>
    </message>
    <message>
        <source>New owners are blocked.</source>
        <translation>新來者已被擋下。</translation>
    </message>
    <message>
        <source>Nobody has renewed it so far.</source>
        <translation>至今無人續租。</translation>
    </message>
    <message>
        <source>It has no TTL again on %1, after %2.</source>
        <translation>%2後，它在 %1 上又沒有了 TTL。</translation>
    </message>
    <message>
        <source>It has no TTL again, after %1.</source>
        <translation>%1後，它又沒有了 TTL。</translation>
    </message>
    <message>
        <source>Renewed on %1 of %2 nodes after %3. Its owner may be alive.</source>
        <translation>%3後在 %2 個節點中的 %1 個上續租。其持有者可能還活著。</translation>
    </message>
    <message>
        <source>Renewed or taken again after %1.</source>
        <translation>%1後已續租或重新取得。</translation>
    </message>
    <message>
        <source>Renewed after %1. Its owner is alive.</source>
        <translation>%1後已續租。其持有者還活著。</translation>
    </message>
    <message>
        <source>Still held for longer: %1 of %2 nodes (%3) keep it.</source>
        <translation>仍會持有更久：%2 個節點中有 %1 個（%3）保留它。</translation>
    </message>
    <message>
        <source>Expired after %1. Its owner did not renew it.</source>
        <translation>%1後已到期。其持有者沒有續租。</translation>
    </message>
    <message>
        <source>Now held by %1, since %2.</source>
        <translation>現由 %1 持有，自 %2 起。</translation>
    </message>
    <message>
        <source> Before that, %1 had it.</source>
        <translation> 在此之前由 %1 占有。</translation>
    </message>
    <message>
        <source>Held by %1, as before the act.</source>
        <translation>由 %1 持有，與操作前相同。</translation>
    </message>
    <message>
        <source>The lock was taken again after %1. Its value does not say by whom.</source>
        <translation>%1後鎖又被取得。從其值看不出是誰。</translation>
    </message>
    <message>
        <source>The lock came back after %1.</source>
        <translation>%1後鎖又回來了。</translation>
    </message>
    <message>
        <source>Still held by %1 on %2 of %3 nodes.</source>
        <translation>在 %3 個節點中的 %2 個上仍由 %1 持有。</translation>
    </message>
    <message>
        <source>Its former owner holds it again.</source>
        <translation>其原持有者又持有它。</translation>
    </message>
    <message>
        <source>Not free: a leftover of %1 on %2 of %3 nodes (%4). No quorum holds it.</source>
        <translation>未空著：在 %3 個節點中的 %2 個上（%4）有 %1 的殘留。沒有多數持有它。</translation>
    </message>
    <message>
        <source>Not free: several owners, and none has a quorum.</source>
        <translation>未空著：有幾個持有者，誰都沒有多數。</translation>
    </message>
    <message>
        <source>Whether it is free is unknown: no answer from %1.</source>
        <translation>是否空著不明：%1 沒有回應。</translation>
    </message>
    <message>
        <source>Whether it is held is unknown: %1 has it on %2 of %3 nodes (%4).</source>
        <translation>是否被持有不明：%1 在 %3 個節點中的 %2 個上（%4）有它。</translation>
    </message>
    <message>
        <source> Not known on %1: no answer.</source>
        <translation> %1 上不明：沒有回應。</translation>
    </message>
    <message>
        <source> Not watched since %1.</source>
        <translation> 自 %1 起不再觀察。</translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation>%2：%1。</translation>
    </message>
    <message>
        <source> Its owner %1 is alive and took it again.</source>
        <translation> 其持有者 %1 還活著，並重新取得了它。</translation>
    </message>
    <message>
        <source>still free after %1</source>
        <translation>%1後仍空著</translation>
    </message>
    <message>
        <source>not free: no lock, but a key</source>
        <translation>未空著：不是鎖，但有鍵</translation>
    </message>
    <message>
        <source>not free: %1</source>
        <translation>未空著：%1</translation>
    </message>
    <message>
        <source>new owners blocked</source>
        <translation>新來者已被擋下</translation>
    </message>
    <message>
        <source>not renewed after %1</source>
        <translation>%1後未續租</translation>
    </message>
    <message>
        <source>renewed after %1</source>
        <translation>%1後已續租</translation>
    </message>
    <message>
        <source>still held for longer</source>
        <translation>仍會持有更久</translation>
    </message>
    <message>
        <source>expired after %1</source>
        <translation>%1後已到期</translation>
    </message>
    <message>
        <source>taken by %1 after %2</source>
        <translation>%2後被 %1 取得</translation>
    </message>
    <message>
        <source>still held by %1</source>
        <translation>仍由 %1 持有</translation>
    </message>
    <message>
        <source>came back after %1</source>
        <translation>%1後又回來了</translation>
    </message>
    <message>
        <source>held again by its former owner</source>
        <translation>又由其原持有者持有</translation>
    </message>
    <message>
        <source>leftover of %1</source>
        <translation>%1 的殘留</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分裂</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空著</translation>
    </message>
    <message>
        <source>blocked for new owners</source>
        <translation>已擋下新來者</translation>
    </message>
    <message>
        <source>a key that is no lock</source>
        <translation>不是鎖的鍵</translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <translation>%1，自 %2 起</translation>
    </message>
    <message>
        <source>not reached, nothing sent</source>
        <translation>連不上，未傳送任何內容</translation>
    </message>
    <message>
        <source>not read for the plan, nothing sent</source>
        <translation>制定計畫時未讀到，未傳送任何內容</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>沒有回應</translation>
    </message>
    <message>
        <source>○ %1; at %2 the key is gone</source>
        <translation>○ %1；%2 時鍵已消失</translation>
    </message>
    <message>
        <source>⚠ %1; at %2 its owner has it, TTL %3</source>
        <translation>⚠ %1；%2 時其持有者仍有它，TTL %3</translation>
    </message>
    <message>
        <source>⚠ %1; at %2 %3 has it</source>
        <translation>⚠ %1；%2 時 %3 有它</translation>
    </message>
    <message>
        <source>○ %1; at %2 %3 has it</source>
        <translation>○ %1；%2 時 %3 有它</translation>
    </message>
    <message>
        <source>○ %1; at %2 a key that is no lock</source>
        <translation>○ %1；%2 時是一個不是鎖的鍵</translation>
    </message>
</context>
<context>
    <name>Lockscope::RowCopy</name>
    <message>
        <source>&amp;Copy (Ctrl+C)</source>
        <translation>複製(&amp;C) (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleAction</name>
    <message>
        <source>Sample &amp;contention…</source>
        <translation>取樣爭用(&amp;C)…</translation>
    </message>
    <message>
        <source>This is a recording: there is nobody to listen to</source>
        <translation>這是錄製內容：沒有可監聽的對象</translation>
    </message>
    <message>
        <source>Nothing is read: what became of an attempt could not be told</source>
        <translation>目前不在讀取：無法得知嘗試的結果</translation>
    </message>
    <message>
        <source>Who tries to take which lock, for some seconds (%1)</source>
        <translation>幾秒鐘內誰在嘗試取得哪個鎖 (%1)</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleDialog</name>
    <message>
        <source>&amp;All that are known</source>
        <translation>所有已知的鎖(&amp;A)</translation>
    </message>
    <message>
        <source>This is &amp;production, and MONITOR slows its nodes down: listen all the same</source>
        <translation>這是正式環境，MONITOR 會拖慢其節點：仍要監聽(&amp;P)</translation>
    </message>
    <message>
        <source>Nodes to listen to</source>
        <translation>要監聽的節點</translation>
    </message>
    <message>
        <source>Who contends for which lock</source>
        <translation>誰在爭用哪個鎖</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>監聽(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Sample contention</source>
        <translation>取樣爭用</translation>
    </message>
    <message>
        <source>MONITOR: for this time each of these nodes sends here a copy of every command that any client sends it, which slows it down, the more the busier it is. Nothing is changed, and no value is kept. A node that says more than %1 commands or %2 MiB is left early.</source>
        <translation>MONITOR：在這段時間內，這些節點會把任何用戶端送來的每條指令都抄送一份到這裡，這會拖慢節點，越忙越慢。不更動任何內容，也不保留任何值。超過 %1 條指令或 %2 MiB 的節點會提前結束。</translation>
    </message>
    <message>
        <source>The selec&amp;ted: %1</source>
        <translation>所選的鎖：%1(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>The selec&amp;ted: %n locks</source>
        <translation>
            <numerusform>所選的鎖：%n 個(&amp;T)</numerusform>
        </translation>
    </message>
    <message>
        <source>Locks:</source>
        <translation>鎖：</translation>
    </message>
    <message>
        <source>Listen &amp;for:</source>
        <translation>監聽時間(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Nodes:</source>
        <translation>節點(&amp;N)：</translation>
    </message>
    <message>
        <source>Choose a node to listen to.</source>
        <translation>請選擇要監聽的節點。</translation>
    </message>
    <message>
        <source>This is production: confirm that its nodes may be slowed down.</source>
        <translation>這是正式環境：請確認可以拖慢其節點。</translation>
    </message>
    <message>
        <source>Nothing is listened to yet.</source>
        <translation>尚未監聽。</translation>
    </message>
    <message numerus="yes">
        <source>Listening to %n nodes…</source>
        <translation>
            <numerusform>正在監聽 %n 個節點…</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: nothing is told of what was heard until then.</source>
        <translation>已停止：此前聽到的內容不予顯示。</translation>
    </message>
    <message>
        <source>✖ %1</source>
        <translation>✖ %1</translation>
    </message>
    <message>
        <source>Nobody tried to take a lock; locks listened for: %1.</source>
        <translation>無人嘗試取得鎖；監聽的鎖：%1。</translation>
    </message>
    <message>
        <source>Nodes that told: %1 of %2.</source>
        <translation>有回應的節點：%1/%2。</translation>
    </message>
    <message>
        <source>⚠ Not all was heard: see the nodes above.</source>
        <translation>⚠ 未能聽到全部：請看上方的節點。</translation>
    </message>
    <message>
        <source> (%1 that tried least are not listed)</source>
        <translation>（嘗試最少的 %1 個未列出）</translation>
    </message>
    <message>
        <source>Connections that contended for the lock</source>
        <translation>爭用該鎖的連線</translation>
    </message>
    <message>
        <source>Connections that contended for the lock that is chosen above</source>
        <translation>爭用上方所選鎖的連線</translation>
    </message>
    <message>
        <source>Connections that contended for %1: %2 (a client may have several)</source>
        <translation>爭用 %1 的連線：%2（一個用戶端可能有多個）</translation>
    </message>
    <message numerus="yes">
        <source>✔ Clients tried to take, or waited for, %1 of %n locks listened for.</source>
        <translation>
            <numerusform>✔ 在監聽的 %n 個鎖中，有 %1 個有用戶端嘗試取得或等待。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was heard to try to take a lock; locks listened for: %1.</source>
        <translation>沒有聽到有人嘗試取得鎖；監聽的鎖：%1。</translation>
    </message>
    <message>
        <source>Listened until %1.</source>
        <translation>監聽至 %1。</translation>
    </message>
    <message>
        <source>An&amp;y key</source>
        <translation>任何鍵(&amp;Y)</translation>
    </message>
    <message>
        <source>Also keys that are no known locks: SET with NX, SETNX, and scripts that take locks.</source>
        <translation>也包括不是已知鎖的鍵：帶 NX 的 SET、SETNX，以及取得鎖的指令碼。</translation>
    </message>
    <message>
        <source>✔ %1</source>
        <translation>✔ %1</translation>
    </message>
    <message>
        <source>Nobody was heard to try to take a lock.</source>
        <translation>沒有聽到有人嘗試取得鎖。</translation>
    </message>
    <message>
        <source>Nobody tried to take a lock.</source>
        <translation>沒有人嘗試取得鎖。</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleNodesModel</name>
    <message>
        <source>✕ down</source>
        <translation>✕ 離線</translation>
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
        <translation>節點</translation>
    </message>
    <message>
        <source>Listened for</source>
        <translation>監聽時間</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>What is to be said of it</source>
        <translation>說明</translation>
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
        <translation>最多 %1，將取此值</translation>
    </message>
    <message>
        <source>In seconds; or with ms, m or h behind the number, as 1m30s</source>
        <translation>單位為秒；也可以在數字後寫 ms、m 或 h，如 1m30s</translation>
    </message>
</context>
<context>
    <name>Lockscope::SessionRecorder</name>
    <message>
        <source>● Recording into %1</source>
        <translation>● 正在錄製到 %1</translation>
    </message>
    <message>
        <source>✖ Nothing is recorded any more: %1</source>
        <translation>✖ 不再錄製：%1</translation>
    </message>
    <message>
        <source>✔ Recorded %1 into %2</source>
        <translation>✔ 已錄製 %1 到 %2</translation>
    </message>
    <message>
        <source>✖ The recording could not be closed: %1</source>
        <translation>✖ 錄製檔無法正常關閉：%1</translation>
    </message>
    <message>
        <source>the disk does not keep up, and what happened cannot wait for it any longer. What was written up to then is kept.</source>
        <translation>磁碟跟不上，發生的事件無法再等下去。先前寫入的內容會保留。</translation>
    </message>
    <message>
        <source>✖ Nothing is recorded: %1</source>
        <translation>✖ 沒有錄製：%1</translation>
    </message>
</context>
<context>
    <name>Lockscope::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>目前</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>not now: %1</source>
        <translation>目前不可用：%1</translation>
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
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Pause, in the table of locks</source>
        <translation>暫停（鎖表格中）</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In the filter: to the view below. In ranking and alerts: to the lock</source>
        <translation>在篩選中：到下方檢視。在排行與警示中：前往鎖</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>目前不可用</translation>
    </message>
    <message>
        <source>Copy the selected rows, or the current one, in every table; in the timeline&apos;s picture the selected hold</source>
        <translation>在所有表格中複製所選列或目前列；在時間軸圖中複製所選的一次持有</translation>
    </message>
    <message>
        <source>not now: its view is not shown</source>
        <translation>現在不可用：其檢視未顯示</translation>
    </message>
</context>
<context>
    <name>Lockscope::Sign</name>
    <message>
        <source>a library&apos;s own form</source>
        <translation>某函式庫特有的形式</translation>
    </message>
    <message>
        <source>a lock word in the name</source>
        <translation>名稱中含有鎖相關的詞</translation>
    </message>
    <message>
        <source>a value that can be an owner</source>
        <translation>值可以是持有者</translation>
    </message>
    <message>
        <source>a value that names a process</source>
        <translation>值指明某個行程</translation>
    </message>
    <message>
        <source>a random token</source>
        <translation>隨機 token</translation>
    </message>
    <message>
        <source>the same owner on several nodes</source>
        <translation>多個節點上持有者相同</translation>
    </message>
    <message>
        <source>taken, deleted and taken again</source>
        <translation>被取得、刪除後又被取得</translation>
    </message>
    <message>
        <source>renewed while watched</source>
        <translation>觀察期間被續租</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>由您指定</translation>
    </message>
    <message>
        <source>a name with another purpose</source>
        <translation>名稱另有用途</translation>
    </message>
    <message>
        <source>a value that is data</source>
        <translation>值是資料</translation>
    </message>
    <message>
        <source>a value that is a count</source>
        <translation>值是計數</translation>
    </message>
    <message>
        <source>a TTL longer than a day</source>
        <translation>TTL 超過一天</translation>
    </message>
    <message>
        <source>an id without an expiry</source>
        <translation>沒有到期時間的識別碼</translation>
    </message>
    <message>
        <source>a form that no dialect knows</source>
        <translation>任何方言都不認得的形式</translation>
    </message>
</context>
<context>
    <name>Lockscope::StatusBar</name>
    <message>
        <source>Press ? for shortcuts</source>
        <translation>按 ? 查看快速鍵</translation>
    </message>
    <message>
        <source>What watching costs all nodes together</source>
        <translation>監看對所有節點合計的負擔</translation>
    </message>
    <message>
        <source>by timer</source>
        <translation>靠定時讀取</translation>
    </message>
    <message>
        <source>by keyspace events</source>
        <translation>靠 keyspace 事件</translation>
    </message>
    <message>
        <source>by key tracking</source>
        <translation>靠鍵 tracking</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>● Live</source>
        <translation>● 即時</translation>
    </message>
    <message>
        <source>‖ Table paused</source>
        <translation>‖ 表格已暫停</translation>
    </message>
    <message>
        <source>‖ Not reading</source>
        <translation>‖ 未在讀取</translation>
    </message>
    <message>
        <source>▶ Recording</source>
        <translation>▶ 錄製檔</translation>
    </message>
    <message>
        <source>updated %1 ago %2</source>
        <translation>%1前更新，%2</translation>
    </message>
    <message>
        <source>%1 commands/s · %2/s</source>
        <translation>%1 個命令/秒 · %2/秒</translation>
    </message>
</context>
<context>
    <name>Lockscope::SteadyTable</name>
    <message numerus="yes">
        <source>↑ %n more above</source>
        <translation>
            <numerusform>↑ 上方還有 %n 項</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::StripWidget</name>
    <message>
        <source>Holds of the last 10 minutes</source>
        <translation>最近 10 分鐘的持有</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>尚不明</translation>
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
        <translation>需要注意</translation>
    </message>
    <message>
        <source>Contended</source>
        <translation>有爭用</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>All locks</source>
        <translation>所有鎖</translation>
    </message>
    <message>
        <source>Locks in a state of warning or alarm</source>
        <translation>處於警告或危險狀態的鎖</translation>
    </message>
    <message>
        <source>Locks that others wait for, where that is known</source>
        <translation>已知有別人在等待的鎖</translation>
    </message>
    <message>
        <source>Locks that this window holds</source>
        <translation>本視窗持有的鎖</translation>
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
未監看</translation>
    </message>
    <message>
        <source>takes: %1 (%2 per minute)</source>
        <translation>取得：%1 次（每分鐘 %2 次）</translation>
    </message>
    <message>
        <source>takes: %1</source>
        <translation>取得：%1 次</translation>
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
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineCanvas</name>
    <message>
        <source>Timeline of locks</source>
        <translation>鎖的時間軸</translation>
    </message>
    <message>
        <source>A picture of who held which lock when. The same as a table: Ctrl+Shift+T.</source>
        <translation>誰在何時持有哪個鎖的圖。相同內容的表格：Ctrl+Shift+T。</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelinePainter</name>
    <message>
        <source>not known: the node was down</source>
        <translation>不明：節點離線</translation>
    </message>
    <message>
        <source>not known: too few nodes could be read</source>
        <translation>不明：可讀的節點太少</translation>
    </message>
    <message>
        <source>not known: nothing was read</source>
        <translation>不明：沒有讀取</translation>
    </message>
    <message>
        <source>not known: reading is paused</source>
        <translation>不明：讀取已暫停</translation>
    </message>
    <message>
        <source>not known: not kept any more</source>
        <translation>不明：已不再保留</translation>
    </message>
    <message>
        <source>not known: not watched yet</source>
        <translation>不明：尚未開始監看</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 不明</translation>
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
        <translation>‼ 重疊</translation>
    </message>
    <message numerus="yes">
        <source>%n more owners</source>
        <translation>
            <numerusform>還有 %n 個持有者</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wait</source>
        <comment>so many wait for the lock</comment>
        <translation>%1 個等待</translation>
    </message>
    <message numerus="yes">
        <source>%n locks</source>
        <translation>
            <numerusform>%n 個鎖</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n locks</source>
        <translation>
            <numerusform>%n 個鎖中的 %1 個</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1後</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1前</translation>
    </message>
    <message>
        <source>✕ %1 down</source>
        <translation>✕ %1 離線</translation>
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
        <translation>不明</translation>
    </message>
    <message>
        <source>~ %1 wait</source>
        <comment>about so many</comment>
        <translation>~ %1 等待鎖</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineTable</name>
    <message>
        <source>Holds, the latest first</source>
        <translation>持有紀錄，最近的在前</translation>
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
        <translation>現在</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之後</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>From</source>
        <translation>從</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>持有時間</translation>
    </message>
    <message>
        <source>Ended how</source>
        <translation>如何結束</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineView</name>
    <message>
        <source>Waiting for what happened so far…</source>
        <translation>正在等待至今發生的事件…</translation>
    </message>
    <message>
        <source>Follow the present (Space, End)</source>
        <translation>跟隨目前（空白鍵、End）</translation>
    </message>
    <message>
        <source>⟨ Contention</source>
        <translation>⟨ 爭用</translation>
    </message>
    <message>
        <source>Contention ⟩</source>
        <translation>爭用 ⟩</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>More time (−)</source>
        <translation>顯示更長時間 (−)</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Less time (+)</source>
        <translation>顯示更短時間 (+)</translation>
    </message>
    <message>
        <source>As table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>The same as a table (Ctrl+Shift+T)</source>
        <translation>相同內容的表格 (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>Order of the locks</source>
        <translation>鎖的順序</translation>
    </message>
    <message>
        <source>Trouble first</source>
        <translation>有問題的在前</translation>
    </message>
    <message>
        <source>Most contended first</source>
        <translation>爭用最多的在前</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>依名稱</translation>
    </message>
    <message>
        <source>Culprit and victim</source>
        <translation>占用方與受阻方</translation>
    </message>
    <message>
        <source>Who held it</source>
        <translation>誰曾持有</translation>
    </message>
    <message>
        <source>Who came next</source>
        <translation>誰接著得到</translation>
    </message>
    <message>
        <source>Who waits</source>
        <translation>誰在等待</translation>
    </message>
    <message>
        <source>How known</source>
        <translation>如何得知</translation>
    </message>
    <message>
        <source>No lock was seen since %1.

As soon as somebody takes one, it appears here with who holds it and for how long. To look at the past, open a recording.</source>
        <translation>自 %1 以來沒有看到鎖。

一有人取得鎖，就會顯示在這裡：誰持有、持有多久。要看過去，請開啟錄製檔。</translation>
    </message>
    <message>
        <source>Click on something to see who held the lock, who came next and who waits; or walk with ] and [ from one contention to the next.</source>
        <translation>點一下任何地方，查看誰曾持有鎖、誰接著得到、誰在等待；或用 ] 與 [ 在各次爭用之間移動。</translation>
    </message>
    <message>
        <source>● Live</source>
        <translation>● 即時</translation>
    </message>
    <message>
        <source>❚❚ Standing still</source>
        <translation>❚❚ 靜止</translation>
    </message>
    <message>
        <source>%1 in view</source>
        <translation>顯示 %1</translation>
    </message>
    <message>
        <source>New events come in on the right; End goes there.</source>
        <translation>新事件從右側進入；End 鍵可到那裡。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier holds are not listed: the filter makes the list shorter.</source>
        <translation>
            <numerusform>還有 %Ln 筆更早的持有未列出：使用篩選可縮短清單。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier holds are not in it: the filter makes the list shorter.</source>
        <translation>
            <numerusform>其中不含 %Ln 筆更早的持有：使用篩選可縮短清單。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy (Ctrl+C)</source>
        <translation>複製(&amp;C) (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the selected hold as a row</source>
        <translation>將所選的一次持有複製為一列</translation>
    </message>
    <message>
        <source>● With the replay</source>
        <translation>● 跟隨重播</translation>
    </message>
    <message>
        <source>Nobody was seen to hold these locks.</source>
        <translation>沒有人被看到持有這些鎖。</translation>
    </message>
    <message>
        <source>To the contention before: hand-over (where it is told who waits, one that was waited for), overlap, expiry in use, wait ([)</source>
        <translation>到上一次爭用：交接（能得知誰在等待時，僅限有人等待的交接）、重疊、使用中到期、等待 ([)</translation>
    </message>
    <message>
        <source>To the next contention: hand-over (where it is told who waits, one that was waited for), overlap, expiry in use, wait (])</source>
        <translation>到下一次爭用：交接（能得知誰在等待時，僅限有人等待的交接）、重疊、使用中到期、等待 (])</translation>
    </message>
    <message>
        <source>Hand-overs that nobody was seen to wait for are passed over.</source>
        <translation>未見有人等待的交接會被略過。</translation>
    </message>
    <message numerus="yes">
        <source>The filter leaves out all locks here: %n, with those that have ended. Change or clear the filter to see them.</source>
        <translation>
            <numerusform>篩選排除了這裡的所有鎖：共 %n 個，包括已結束的。變更或清除篩選即可檢視。</numerusform>
        </translation>
    </message>
    <message>
        <source>No contention of this lock was known after %1.</source>
        <translation>%1 之後沒有已知的此鎖的爭用。</translation>
    </message>
    <message>
        <source>No contention of this lock was known before %1.</source>
        <translation>%1 之前沒有已知的此鎖的爭用。</translation>
    </message>
    <message>
        <source>No contention was known after %1.</source>
        <translation>%1 之後沒有已知的爭用。</translation>
    </message>
    <message>
        <source>No contention was known before %1.</source>
        <translation>%1 之前沒有已知的爭用。</translation>
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
        <translation>已釋放</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>已到期</translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>被接手</translation>
    </message>
    <message>
        <source>released by hand</source>
        <translation>手動釋放</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>遺失</translation>
    </message>
    <message>
        <source>end unknown</source>
        <translation>結束方式不明</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>節點 %1</translation>
    </message>
    <message>
        <source>held at least since then</source>
        <translation>至少從那時起持有</translation>
    </message>
    <message>
        <source>overlap: two may have relied on it</source>
        <translation>重疊：可能有兩個持有者同時倚賴它</translation>
    </message>
    <message numerus="yes">
        <source>up to %n waited</source>
        <translation>
            <numerusform>最多 %n 個等待</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: %2 could not be read</source>
        <translation>%1：無法讀取 %2</translation>
    </message>
    <message>
        <source>Nobody was seen to hold the lock on the other nodes. What this one had is not known.</source>
        <translation>在其他節點上沒有看到有人持有該鎖。這個節點上有什麼不得而知。</translation>
    </message>
    <message>
        <source>%1: not known</source>
        <translation>%1：不明</translation>
    </message>
    <message>
        <source>Nothing was read here. Who held the lock is not known: it need not have been free.</source>
        <translation>這段時間沒有讀取。誰持有鎖不得而知：未必空著。</translation>
    </message>
    <message>
        <source>%1: not known from %2 to %3</source>
        <translation>%1：%2 至 %3 不明</translation>
    </message>
    <message>
        <source>%1: not known before %2</source>
        <translation>%1：%2 之前不明</translation>
    </message>
    <message>
        <source>What happened earlier is not kept any more. It need not have been free.</source>
        <translation>更早發生的事已不再保留。未必空著。</translation>
    </message>
    <message>
        <source>Nobody watched before. It need not have been free.</source>
        <translation>在此之前沒有監看。未必空著。</translation>
    </message>
    <message>
        <source>%1: in the future</source>
        <translation>%1：在未來</translation>
    </message>
    <message>
        <source>%1: nobody was seen to hold it at %2</source>
        <translation>%1：%2 時未見有人持有</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>某人</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n were seen to wait meanwhile.</source>
        <translation>
            <numerusform>期間最多看到 %n 個等待者。</numerusform>
        </translation>
    </message>
    <message>
        <source>Who waits is not known: it leaves no trace here, or nobody asked.</source>
        <translation>誰在等待不得而知：這裡不留痕跡，或沒有查詢。</translation>
    </message>
    <message>
        <source>Nobody was seen to wait meanwhile.</source>
        <translation>期間未見有人等待。</translation>
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
        <translation>從 %1 到 %2，共 %3</translation>
    </message>
    <message>
        <source>at least from %1 to %2, for %3 or longer</source>
        <translation>至少從 %1 到 %2，%3 或更久</translation>
    </message>
    <message>
        <source>It never expires.</source>
        <translation>它永不到期。</translation>
    </message>
    <message>
        <source>It ends in %1 unless renewed.</source>
        <translation>若不續租，將在 %1 後結束。</translation>
    </message>
    <message>
        <source>It is due now.</source>
        <translation>它現已到期。</translation>
    </message>
    <message>
        <source>✕ It expired: its owner may have believed that it still held the lock.</source>
        <translation>✕ 它已到期：其持有者可能以為自己仍持有該鎖。</translation>
    </message>
    <message>
        <source>Another owner stood there before it was due: given back and taken at once, or overwritten.</source>
        <translation>在到期之前，那裡已是另一個持有者：歸還後立即被取得，或被覆寫。</translation>
    </message>
    <message>
        <source>It was released by hand from here.</source>
        <translation>它在這裡被手動釋放。</translation>
    </message>
    <message>
        <source>✕ It was lost: nodes restarted or failed over and came back without it. Its owner may have believed that it held the lock.</source>
        <translation>✕ 它已遺失：節點重啟或容錯移轉，恢復後沒有它。其持有者可能以為自己仍持有該鎖。</translation>
    </message>
    <message>
        <source>How it ended is not known.</source>
        <translation>它如何結束不得而知。</translation>
    </message>
    <message>
        <source>It may have been any time earlier.</source>
        <translation>實際可能更早，早多少不限。</translation>
    </message>
    <message>
        <source>It may have been up to %1 earlier.</source>
        <translation>實際最多可能早 %1。</translation>
    </message>
    <message>
        <source> </source>
        <comment>between sentences</comment>
        <translation> </translation>
    </message>
    <message>
        <source>The acquisition was seen.</source>
        <translation>取得的時刻已觀察到。</translation>
    </message>
    <message>
        <source>The acquisition was not seen: it was held already.</source>
        <translation>取得的時刻沒有觀察到：當時已被持有。</translation>
    </message>
    <message>
        <source>Its end was seen.</source>
        <translation>結束的時刻已觀察到。</translation>
    </message>
    <message>
        <source>The end may have been up to %1 earlier.</source>
        <translation>結束實際最多可能早 %1。</translation>
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
        <translation>%1 接著持有，間隔 %2。</translation>
    </message>
    <message>
        <source>Nobody else was seen to hold it meanwhile.</source>
        <translation>期間未見別人持有它。</translation>
    </message>
    <message>
        <source>Nobody was seen to hold it after.</source>
        <translation>之後未見有人持有。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n short holds</source>
        <translation>
            <numerusform>%1：%n 次短暫持有</numerusform>
        </translation>
    </message>
    <message>
        <source>They lie between %1 and %2, too close to be drawn one by one. Zoom in to see each.</source>
        <translation>它們在 %1 與 %2 之間，太密而無法逐一繪製。放大可看到每一次。</translation>
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
        <translation>%1 接著得到，間隔 %2。</translation>
    </message>
    <message>
        <source>Both were seen.</source>
        <translation>兩者都已觀察到。</translation>
    </message>
    <message>
        <source>The new owner was found holding it.</source>
        <translation>發現時新持有者已在持有。</translation>
    </message>
    <message>
        <source>‼ %1: overlap at %2, exclusion is broken</source>
        <translation>‼ %1：%2 重疊，互斥已被破壞</translation>
    </message>
    <message>
        <source>%1 did not give it back, and may rely on it without end: its lease never expires.</source>
        <translation>%1 沒有歸還，可能會無限期倚賴它：其租約永不到期。</translation>
    </message>
    <message>
        <source>%1 did not give it back, and may rely on it until %2, for another %3.</source>
        <translation>%1 沒有歸還，可能會倚賴它直到 %2，還有 %3。</translation>
    </message>
    <message>
        <source>%1 holds it as well, since %2.</source>
        <translation>%1 自 %2 起也持有它。</translation>
    </message>
    <message>
        <source>Nodes came back without the first one&apos;s lock before its lease was over. Whether it still acted on it cannot be seen from here.</source>
        <translation>節點恢復後，在前一方的租約結束之前就沒有了它的鎖。它是否仍據此行事，從這裡看不到。</translation>
    </message>
    <message>
        <source>✖ %1: split at %2</source>
        <translation>✖ %1：%2 分裂</translation>
    </message>
    <message>
        <source>Nobody held it; contenders try again after a while.</source>
        <translation>無人持有；競爭者稍後會重試。</translation>
    </message>
    <message>
        <source>Two readings a round trip apart agreed.</source>
        <translation>相隔一次往返的兩次讀數一致。</translation>
    </message>
    <message>
        <source>%1: ended at %2</source>
        <translation>%1：%2 結束</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more here: zoom in)</source>
        <translation>
            <numerusform>%1（這裡還有 %n 項：請放大）</numerusform>
        </translation>
    </message>
    <message>
        <source>✕ %1: %2 at %3</source>
        <translation>✕ %1：%3 %2</translation>
    </message>
    <message>
        <source>%1: renewed at %2</source>
        <translation>%1：%2 續租</translation>
    </message>
    <message>
        <source>%1 renewed it with %2 left.</source>
        <translation>%1 續租時還剩 %2。</translation>
    </message>
    <message>
        <source>⚠ %1: renewed late at %2</source>
        <translation>⚠ %1：%2 才續租，已延遲</translation>
    </message>
    <message>
        <source>That is %1 later than this owner usually does.</source>
        <translation>比此持有者平時晚 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n wait, since %2</source>
        <translation>
            <numerusform>%1：自 %2 起最多 %n 個等待</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: unknown since %2</source>
        <translation>%1：自 %2 起不明</translation>
    </message>
    <message>
        <source>%1: unknown from %2 to %3</source>
        <translation>%1：%2 至 %3 不明</translation>
    </message>
    <message>
        <source>Too few nodes could be read to tell who holds it. It need not be free.</source>
        <translation>可讀的節點太少，無法判斷誰持有。未必空著。</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>it is not known how long</source>
        <translation>時間長短不明</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>Where changes are not told, holds between two readings are not seen.</source>
        <translation>沒有變化通知時，兩次讀取之間的持有看不到。</translation>
    </message>
    <message>
        <source>Another owner may have relied on it at the same time.</source>
        <translation>同一時間可能還有另一個持有者倚賴它。</translation>
    </message>
    <message>
        <source>It was seen last at %1, and found gone at %2: it ended in between.</source>
        <translation>最後一次見到是在 %1，%2 發現已不在：在這之間結束。</translation>
    </message>
    <message>
        <source>They were seen to wait for %1.</source>
        <translation>看到它們等待了 %1。</translation>
    </message>
    <message>
        <source>Counted at each reading from what waiting leaves in Redis, while the lock&apos;s key is there.</source>
        <translation>在鎖的鍵存在期間，每次讀取時依等待在 Redis 中留下的痕跡計數。</translation>
    </message>
    <message>
        <source>‼ Another owner took it on other nodes, while this one&apos;s key stood on a node of its own.</source>
        <translation>‼ 另一個持有者在其他節點上取得了它，而這一個的鍵仍在自己的節點上。</translation>
    </message>
    <message>
        <source>The first one&apos;s key stands on one node, the second one took the lock on others: they lock by different ways, or the key is left of an attempt that failed. Whether the first one still acted on it cannot be seen from here.</source>
        <translation>第一個的鍵在一個節點上，第二個在其他節點上取得了鎖：它們的上鎖方式不同，或者這個鍵是失敗的嘗試留下的。第一個是否仍據此行事，從這裡看不到。</translation>
    </message>
    <message>
        <source>%1: %2 since %3</source>
        <translation>%1：自 %3 起 %2</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation>%1：從 %3 到 %4 %2</translation>
    </message>
    <message>
        <source>Keys of one owner stood on too few nodes: left of an attempt, or of a lock that others lost.</source>
        <translation>一個持有者的鍵只在過少的節點上：是一次嘗試的殘留，或是其他節點遺失了的鎖。</translation>
    </message>
    <message>
        <source>Nobody held it, and it was not free on those nodes.</source>
        <translation>無人持有，但在這些節點上也不空閒。</translation>
    </message>
    <message>
        <source>It stands on one node: who asks the others may have taken it there.</source>
        <translation>它只在一個節點上：向其他節點請求的可能已在那裡取得。</translation>
    </message>
    <message>
        <source>Whether it goes on cannot be told: too few nodes can be read.</source>
        <translation>無法得知它是否仍在持有：可讀取的節點太少。</translation>
    </message>
    <message>
        <source>%1: not known whether it goes on</source>
        <translation>%1：是否仍在持有未知</translation>
    </message>
    <message>
        <source>Who holds it now is not known.</source>
        <translation>現在由誰持有未知。</translation>
    </message>
    <message>
        <source>From %1 to %2 too few nodes could be read: it may have ended then, and been taken anew by the same owner.</source>
        <translation>從 %1 到 %2 可讀的節點太少：它可能在此期間結束，並被同一持有者重新取得。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between nodes</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Nobody was seen to hold the lock on the nodes that could be read. What the others had is not known.</source>
        <translation>在可讀的節點上沒有觀察到有人持有此鎖。其餘節點上有什麼不得而知。</translation>
    </message>
    <message>
        <source>Whether it goes on cannot be told: nothing is read.</source>
        <translation>無法判斷是否仍在持有：沒有在讀取。</translation>
    </message>
    <message>
        <source>From %1 to %2 nothing was read: it may have ended then, and been taken anew by the same owner.</source>
        <translation>從 %1 到 %2 沒有讀取任何內容：它可能在那時結束，又被同一擁有者重新取得。</translation>
    </message>
    <message>
        <source>hold-off over</source>
        <translation>擋下結束</translation>
    </message>
    <message>
        <source>It was taken from here, and given back.</source>
        <translation>它由此處取得，並已歸還。</translation>
    </message>
    <message>
        <source>Nobody held it: it was kept from everybody for a while, which has ended by itself.</source>
        <translation>無人持有：它曾在一段時間內擋下所有人，現已自行結束。</translation>
    </message>
    <message>
        <source>%1: over by now</source>
        <translation>%1：現已結束</translation>
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
        <translation>現在已由另一持有者持有。它何時到來、這次持有如何結束，稍後即告知。</translation>
    </message>
    <message>
        <source>Another owner has it by now.</source>
        <translation>現在已由另一持有者持有。</translation>
    </message>
    <message>
        <source>The end may have been up to %1 later.</source>
        <translation>結束實際最多可能晚 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Some were seen to wait meanwhile: up to %n since %1.</source>
        <translation>
            <numerusform>期間見到有等待者：自 %1 起最多 %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is counted from the first of them to the last; who came and went is not kept here.</source>
        <translation>從其中第一個算到最後一個；誰來誰走不在此記錄。</translation>
    </message>
    <message>
        <source>Its value says that it ends in %1; then anybody may take it.</source>
        <translation>其值表明它在 %1 後結束；之後任何人都可以取得它。</translation>
    </message>
    <message>
        <source>By its value it has ended: anybody may take it.</source>
        <translation>按其值它已結束：任何人都可以取得它。</translation>
    </message>
    <message>
        <source>Several owners each had some of the nodes, and none had enough.</source>
        <translation>幾個持有者各占部分節點，誰都沒有達到所需票數。</translation>
    </message>
    <message>
        <source>Its key was gone before it was due, or no lock any more: given back, or taken away. By whom, its nodes do not tell.</source>
        <translation>其鍵在到期前已消失，或不再是鎖：被歸還，或被奪走。是誰所為，節點不會告知。</translation>
    </message>
    <message>
        <source>It was seen last at %1, and known to be lost at %2. Whether its key stood on in between was not seen.</source>
        <translation>最後一次見到是在 %1，%2 得知已遺失。這之間其鍵是否仍在，沒有人看到。</translation>
    </message>
    <message>
        <source>%1 held it as well, from %2 on: both may have relied on it for %3, until %4.</source>
        <translation>%1 從 %2 起也持有它：兩者可能在 %3 內都依賴它，直到 %4。</translation>
    </message>
    <message>
        <source>✕ It was taken from here, and lost: it was not renewed in time, its key was deleted or overwritten, or nodes came back without it.</source>
        <translation>✕ 它曾由此處取得，後來遺失：未及時續期，或者它的鍵被刪除或覆寫，或者節點恢復時已沒有它。</translation>
    </message>
    <message>
        <source>%1 had lost it, and gave back what it had left at %2: until then it may have relied on it.</source>
        <translation>%1 已失去它，並於 %2 歸還了剩餘部分：在此之前它可能仍依賴該鎖。</translation>
    </message>
    <message>
        <source>‼ Another owner took it over before the end that its value states: given back the moment before, or over by that one&apos;s clock.</source>
        <translation>‼ 另一持有者在其值所述的結束時間之前接管了它：要麼剛剛被歸還，要麼按那一方的時鐘已經結束。</translation>
    </message>
    <message>
        <source>‼ %1: overlap at %2, exclusion may be broken</source>
        <translation>‼ %1：%2 重疊，互斥可能已被破壞</translation>
    </message>
    <message>
        <source>%1 was not seen to give it back, and may rely on it until %2, for another %3.</source>
        <translation>未看到 %1 歸還，它可能會依賴它直到 %2，還有 %3。</translation>
    </message>
    <message>
        <source>That is what their values say, by their owners&apos; clocks: if both take it for as long, the second one&apos;s clock is ahead, and by it the first lease was over. If the second one takes it for longer, the first one may have given it back the moment before. Whether the first one still acted on it cannot be seen from here.</source>
        <translation>這是它們的值按各自持有者的時鐘所說的：如果兩者取得的時長相同，則第二個持有者的時鐘偏快，按它的時鐘第一個租約已經結束。如果第二個取得的時間更長，則第一個可能剛剛歸還了它。第一個是否仍據此行事，從這裡無法看到。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ViewHistory</name>
    <message>
        <source>&amp;Undo change of view</source>
        <translation>復原檢視變更(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do change of view</source>
        <translation>重做檢視變更(&amp;D)</translation>
    </message>
    <message>
        <source>Take back the last change of filter, order, namespace or view; what was done to locks is not taken back</source>
        <translation>復原對篩選、順序、命名空間或檢視的上一次變更；對鎖的操作不會復原</translation>
    </message>
    <message>
        <source>Do again what was taken back of filter, order, namespace or view</source>
        <translation>重做已復原的篩選、順序、命名空間或檢視變更</translation>
    </message>
</context>
<context>
    <name>Lockscope::WaitGraphCanvas</name>
    <message>
        <source>Wait-for graph</source>
        <translation>等待圖</translation>
    </message>
    <message>
        <source>unknown owner</source>
        <translation>持有者不明</translation>
    </message>
    <message>
        <source>unknown (%1)</source>
        <translation>不明（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%n waiters</source>
        <translation>
            <numerusform>%n 個等待者</numerusform>
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
        <translation>主機：%1</translation>
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
        <translation>屬於一個循環：可能的死結。</translation>
    </message>
    <message>
        <source>The library reports how many wait, not who.</source>
        <translation>函式庫只回報有多少個在等待，不回報是誰。</translation>
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
        <translation>%1：未監看</translation>
    </message>
    <message>
        <source>%1: waiters for %2</source>
        <translation>%1：有等待者的時間 %2</translation>
    </message>
    <message>
        <source>%1: no waiters seen</source>
        <translation>%1：未見等待者</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
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
        <translation>✔ 持有中，降級</translation>
    </message>
    <message>
        <source>✖ split</source>
        <translation>✖ 分裂</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 不明</translation>
    </message>
    <message>
        <source>∞ no expiry</source>
        <translation>∞ 永不到期</translation>
    </message>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>%n 個持有者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n readers</source>
        <translation>
            <numerusform>%n 個讀取者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holders</source>
        <translation>
            <numerusform>%n 個持有者</numerusform>
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
        <translation>用戶端 %2 的執行緒 %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>(empty name)</source>
        <translation>（空名稱）</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>單一節點</translation>
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
        <translation>%1 小時 %2 分</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小時</translation>
    </message>
    <message>
        <source>due</source>
        <translation>已到期</translation>
    </message>
    <message>
        <source>∞ never ends</source>
        <translation>∞ 永不結束</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 (value)</source>
        <translation>%1（依值）</translation>
    </message>
    <message>
        <source>due (value)</source>
        <translation>已到期（依值）</translation>
    </message>
    <message>
        <source>Hold count: %1</source>
        <translation>重入次數：%1</translation>
    </message>
    <message>
        <source>Fencing token: %1</source>
        <translation>Fencing token：%1</translation>
    </message>
    <message>
        <source>The first holder says: %1</source>
        <translation>第一個持有者自述：%1</translation>
    </message>
    <message>
        <source>The owner says: %1</source>
        <translation>持有者自述：%1</translation>
    </message>
    <message>
        <source>Its value says that it ends in %1, by its holder&apos;s clock; then anybody may take it.</source>
        <translation>依其值，以持有者的時鐘計，將在 %1 後結束；屆時任何人都可取得。</translation>
    </message>
    <message>
        <source>Its value says that it ended %1 ago, by its holder&apos;s clock: whoever comes next may take it.</source>
        <translation>依其值，以持有者的時鐘計，已於 %1前結束：下一個來者即可取得。</translation>
    </message>
    <message>
        <source>A release of this library compares nothing: a late holder may delete its successor&apos;s lock.</source>
        <translation>此函式庫釋放時不做比對：遲到的持有者可能刪掉後繼者的鎖。</translation>
    </message>
    <message>
        <source>A renewal of this library compares nothing: a late holder may overwrite its successor.</source>
        <translation>此函式庫續租時不做比對：遲到的持有者可能覆寫後繼者。</translation>
    </message>
    <message>
        <source>A renewal of this library sets a key again that is gone.</source>
        <translation>此函式庫續租時會重新設定已消失的鍵。</translation>
    </message>
    <message>
        <source>The value names no owner: one holder cannot be told from the next, and a release compares nothing.</source>
        <translation>值中沒有持有者：前後持有者無法區分，釋放時也不做比對。</translation>
    </message>
    <message>
        <source>The owner is a process: all its locks carry this value.</source>
        <translation>持有者是一個行程：它的所有鎖都是這個值。</translation>
    </message>
    <message>
        <source>The key may stay on purpose when the work is done.</source>
        <translation>工作完成後，鍵可能刻意保留。</translation>
    </message>
    <message>
        <source>The key&apos;s TTL is no holder&apos;s lease: leases stand in the value, or holders prolong it for each other.</source>
        <translation>鍵的 TTL 不是某個持有者的租約：租約寫在值裡，或由持有者們互相延長。</translation>
    </message>
    <message>
        <source>It guards a job of a queue: without it the job is run again, perhaps beside its old worker.</source>
        <translation>它保護佇列中的一項工作：沒有它，工作會再次執行，可能與原來的 worker 同時進行。</translation>
    </message>
    <message>
        <source>A living holder loops without a pause once the key is gone.</source>
        <translation>鍵一旦消失，活著的持有者會不停空轉。</translation>
    </message>
    <message>
        <source>It is a field of a hash: TTL and type are those of the whole hash.</source>
        <translation>它是雜湊中的一個欄位：TTL 與類型屬於整個雜湊。</translation>
    </message>
    <message>
        <source>Exclusive</source>
        <translation>獨占</translation>
    </message>
    <message>
        <source>Held for writing</source>
        <translation>寫入持有</translation>
    </message>
    <message numerus="yes">
        <source>Held for reading, readers: %n</source>
        <translation>
            <numerusform>讀取持有，讀取者：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Held for reading, readers: unknown</source>
        <translation>讀取持有，讀取者：不明</translation>
    </message>
    <message numerus="yes">
        <source>Semaphore, permits in use: %n</source>
        <translation>
            <numerusform>號誌，使用中的許可：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Semaphore, permits in use: unknown</source>
        <translation>號誌，使用中的許可：不明</translation>
    </message>
    <message>
        <source>Waiting: n/a (who waits leaves no trace in Redis)</source>
        <translation>等待者：無從得知（等待在 Redis 中不留痕跡）</translation>
    </message>
    <message>
        <source>Waiting: n/a (not asked)</source>
        <translation>等待者：無從得知（未查詢）</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>等待者：%1</translation>
    </message>
    <message>
        <source>Waiting: %1 (connections)</source>
        <translation>等待者：%1（連線）</translation>
    </message>
    <message>
        <source>Waiting: %1 (processes)</source>
        <translation>等待者：%1（行程）</translation>
    </message>
    <message>
        <source>Waiting: %1 (jobs)</source>
        <translation>等待者：%1（工作）</translation>
    </message>
    <message>
        <source>program %1</source>
        <translation>程式 %1</translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>主機 %1</translation>
    </message>
    <message>
        <source>pid %1</source>
        <translation>pid %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>執行緒 %1</translation>
    </message>
    <message>
        <source>client %1</source>
        <translation>用戶端 %1</translation>
    </message>
    <message>
        <source>since %1 by its own clock (%2 ago)</source>
        <translation>依其自己的時鐘自 %1 起（%2前）</translation>
    </message>
    <message>
        <source>since %1 by its own clock, which is ahead of ours</source>
        <translation>依其自己的時鐘自 %1 起，該時鐘比我們的快</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Safe for %1 unless renewed.</source>
        <translation>若不續租，還可安全持有 %1。</translation>
    </message>
    <message>
        <source>Held by %1 for %2, on node %3 alone. %4</source>
        <translation>由 %1 持有 %2，僅在節點 %3 上。%4</translation>
    </message>
    <message numerus="yes">
        <source>Held by %1 for %2; all %n nodes agree. %3</source>
        <translation>
            <numerusform>由 %1 持有 %2；全部 %n 個節點一致。%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Held by %1 for %2, but only %3 of %4 nodes agree. Further node losses it survives: %n. %5</source>
        <translation>
            <numerusform>由 %1 持有 %2，但 %4 個節點中只有 %3 個一致。還可承受失去的節點數：%n。%5</numerusform>
        </translation>
    </message>
    <message>
        <source>Held by %1 for %2, but its renewal is late: it will be lost unless it is renewed. %3</source>
        <translation>由 %1 持有 %2，但續租已延遲：若不續租就會遺失。%3</translation>
    </message>
    <message>
        <source>Held by %1 for %2 and never ends by itself: if its owner is gone, it is stuck until somebody releases it.</source>
        <translation>由 %1 持有 %2，且永不自行結束：持有者若已不在，它會一直卡住，直到有人釋放。</translation>
    </message>
    <message>
        <source>It cannot be told from here whether this is held: nodes that carry it: %1, that do not answer: %2; votes needed: %3.</source>
        <translation>從這裡無法判斷它是否被持有：有它的節點 %1 個，沒有回應的節點 %2 個；需要 %3 票。</translation>
    </message>
    <message>
        <source>The node answers. Locks can be taken; there is no spare node.</source>
        <translation>節點有回應。可以取得鎖；沒有備援節點。</translation>
    </message>
    <message>
        <source>Connecting to the node…</source>
        <translation>正在連線到節點…</translation>
    </message>
    <message>
        <source>The node cannot be read: no lock can be taken, renewed or seen.</source>
        <translation>節點無法讀取：無法取得、續租或查看鎖。</translation>
    </message>
    <message>
        <source>Connecting: %1 of %2 nodes have answered so far.</source>
        <translation>連線中：%2 個節點中已有 %1 個回應。</translation>
    </message>
    <message>
        <source>All %1 masters answer. Each has locks of its own: none stands in for another.</source>
        <translation>全部 %1 個主節點都有回應。各有各的鎖：彼此不能代替。</translation>
    </message>
    <message>
        <source>All %1 nodes answer.</source>
        <translation>全部 %1 個節點都有回應。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes answer.</source>
        <translation>%2 個節點中有 %1 個回應。</translation>
    </message>
    <message>
        <source>%1 Locks can be taken, but ONE more failure stops all locking.</source>
        <translation>%1可以取得鎖，但再有一個節點故障，加鎖就全部停擺。</translation>
    </message>
    <message numerus="yes">
        <source>%1 Locks can be taken. Further failures that can be survived: %n.</source>
        <translation>
            <numerusform>%1可以取得鎖。還可承受的故障數：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys may not be read by this user; they may be locks</source>
        <translation>
            <numerusform>%1：此使用者無權讀取 %n 個鍵；其中可能有鎖</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>還有 %n 項</numerusform>
        </translation>
    </message>
    <message>
        <source>release it</source>
        <translation>釋放</translation>
    </message>
    <message>
        <source>release it and hold newcomers off for %1</source>
        <translation>釋放，並擋下新來者 %1</translation>
    </message>
    <message>
        <source>shorten its TTL to %1</source>
        <translation>將 TTL 縮短為 %1</translation>
    </message>
    <message>
        <source>give it a TTL of %1</source>
        <translation>設定 TTL %1</translation>
    </message>
    <message>
        <source>put it back where it is still free</source>
        <translation>在仍空著處放回</translation>
    </message>
    <message>
        <source>delete if still held by %1</source>
        <translation>若仍由 %1 持有則刪除</translation>
    </message>
    <message>
        <source>if still held by %1: put a hold-off of %2 in its place</source>
        <translation>若仍由 %1 持有：換成擋下 %2 的占位</translation>
    </message>
    <message>
        <source>if still held by %1 and longer: let it end in %2</source>
        <translation>若仍由 %1 持有且 TTL 更長：讓它在 %2 後結束</translation>
    </message>
    <message>
        <source>if still held by %1 without TTL: let it end in %2</source>
        <translation>若仍由 %1 持有且沒有 TTL：讓它在 %2 後結束</translation>
    </message>
    <message>
        <source>if still free: set it for %1 again, without TTL</source>
        <translation>若仍空著：重新為 %1 設定，不設 TTL</translation>
    </message>
    <message>
        <source>if still free: set it for %1 again, with what is left of its TTL</source>
        <translation>若仍空著：重新為 %1 設定，沿用剩餘的 TTL</translation>
    </message>
    <message>
        <source>left alone: it ends sooner</source>
        <translation>不更動：它會更早結束</translation>
    </message>
    <message>
        <source>left alone: it has no TTL to shorten</source>
        <translation>不更動：它沒有可縮短的 TTL</translation>
    </message>
    <message>
        <source>left alone: it has a TTL</source>
        <translation>不更動：它已有 TTL</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>那裡什麼也沒有</translation>
    </message>
    <message>
        <source>left alone: held by %1</source>
        <translation>不更動：由 %1 持有</translation>
    </message>
    <message>
        <source>left alone: the value there is no owner that can be compared</source>
        <translation>不更動：該處的值不是可比對的持有者</translation>
    </message>
    <message>
        <source>left alone: nothing was released here</source>
        <translation>不更動：這裡沒有釋放過任何東西</translation>
    </message>
    <message>
        <source>not reached: %1</source>
        <translation>連不上：%1</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>原因不明</translation>
    </message>
    <message numerus="yes">
        <source>%1; waiting clients told: %n</source>
        <translation>
            <numerusform>%1；已通知的等待用戶端：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>✔ released</source>
        <translation>✔ 已釋放</translation>
    </message>
    <message>
        <source>✔ shortened; it had %1 left</source>
        <translation>✔ 已縮短；原本還剩 %1</translation>
    </message>
    <message>
        <source>✔ put back</source>
        <translation>✔ 已放回</translation>
    </message>
    <message>
        <source>○ left alone: its TTL is %1</source>
        <translation>○ 未更動：其 TTL 為 %1</translation>
    </message>
    <message>
        <source>○ left alone: not needed any more</source>
        <translation>○ 未更動：已不需要</translation>
    </message>
    <message>
        <source>✖ refused: %1</source>
        <translation>✖ 遭拒：%1</translation>
    </message>
    <message>
        <source>✖ refused: now held by %1</source>
        <translation>✖ 遭拒：現由 %1 持有</translation>
    </message>
    <message>
        <source>○ was gone already</source>
        <translation>○ 已經消失</translation>
    </message>
    <message>
        <source>✕ not reached, nothing sent. %1</source>
        <translation>✕ 連不上，什麼也沒有送出。%1</translation>
    </message>
    <message>
        <source>? unknown: sent, but not answered; it may have happened. %1</source>
        <translation>? 不明：已送出，但沒有回應；可能已經生效。%1</translation>
    </message>
    <message>
        <source>✖ failed: %1</source>
        <translation>✖ 失敗：%1</translation>
    </message>
    <message>
        <source>– left alone as planned</source>
        <translation>– 依計畫未更動</translation>
    </message>
    <message>
        <source>✕ could not be read for the plan, nothing sent</source>
        <translation>✕ 制定計畫時無法讀取，什麼也沒有送出</translation>
    </message>
    <message>
        <source>The holder notices the loss within its renewal interval.</source>
        <translation>持有者會在其續租間隔內察覺遺失。</translation>
    </message>
    <message>
        <source>The holder does not notice: it goes on working until it releases.</source>
        <translation>持有者不會察覺：它會繼續工作，直到釋放。</translation>
    </message>
    <message>
        <source>The holder&apos;s library is not known. Some (RedLock.net, aioredlock) set a deleted key again at their next renewal: watch whether it comes back.</source>
        <translation>持有者所用的函式庫不明。有些函式庫（RedLock.net、aioredlock）會在下次續租時重新設定已刪除的鍵：請留意它是否回來。</translation>
    </message>
    <message>
        <source>How the holder reacts is not known.</source>
        <translation>持有者會如何反應不明。</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>開發</translation>
    </message>
    <message>
        <source>Unspecified</source>
        <translation>未指定</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>正式環境</translation>
    </message>
    <message>
        <source>○ put back and taken away again: elsewhere it could not be put back</source>
        <translation>○ 放回後又撤去：別處無法放回</translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners share the nodes and none has the %1 votes it needs. Not all of it has a TTL: that blocks its nodes until somebody removes it.</source>
        <translation>
            <numerusform>無人持有：%n 個持有者分占各節點，誰都沒有所需的 %1 票。其中有的沒有 TTL，在有人移除之前會一直擋住其節點。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners share the nodes and none has the %1 votes it needs. It resolves when they give it back, or their TTLs end.</source>
        <translation>
            <numerusform>無人持有：%n 個持有者分占各節點，誰都沒有所需的 %1 票。待其歸還或 TTL 結束後解決。</numerusform>
        </translation>
    </message>
    <message>
        <source>The node answers. It restarted or failed over, and may have forgotten locks: a lock that is taken now may have a second owner.</source>
        <translation>節點有回應。它重新啟動或發生過容錯移轉，可能忘記了鎖：現在取得的鎖可能會有第二個持有者。</translation>
    </message>
    <message numerus="yes">
        <source>⚠ The same token stands on %n more keys: %1. If it is one lock over several keys, they stay locked; release them, too.</source>
        <translation>
            <numerusform>⚠ 另有 %n 個鍵帶有相同的 token：%1。如果這是一個跨多個鍵的鎖，它們會繼續鎖著；請一併釋放。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 m (value)</source>
        <translation>%1 分（依值）</translation>
    </message>
    <message>
        <source>‼ held, overlap</source>
        <translation>‼ 持有中，重疊</translation>
    </message>
    <message>
        <source>failover</source>
        <comment>why two own a lock</comment>
        <translation>容錯移轉</translation>
    </message>
    <message>
        <source>restart</source>
        <comment>why two own a lock</comment>
        <translation>重新啟動</translation>
    </message>
    <message>
        <source>‼ Two owners since %1 (%2): %3, whose lease never ends, may rely on it as well.</source>
        <translation>‼ 自 %1 起有兩個持有者（%2）：%3 也可能依賴它，其租約永不結束。</translation>
    </message>
    <message>
        <source>‼ Two owners since %1 (%2): %3 may rely on it until %4 as well.</source>
        <translation>‼ 自 %1 起有兩個持有者（%2）：%3 在 %4 之前也可能依賴它。</translation>
    </message>
    <message>
        <source>Nobody holds it for sure: %1 of %2 nodes have it. It is left of a failed acquire or release, or of a lock that the others lost; or its owner locks on these nodes only, and asks no others. It has no TTL, and blocks those nodes until somebody removes it.</source>
        <translation>沒有人確定持有它：%2 個節點中有 %1 個有它。它是失敗的取得或釋放、或其他節點遺失的鎖留下的；或者其持有者只在這些節點上鎖，不詢問其他節點。它沒有 TTL，在有人移除之前會一直擋住這些節點。</translation>
    </message>
    <message>
        <source>Nobody holds it for sure: %1 of %2 nodes have it. It is left of a failed acquire or release, or of a lock that the others lost; or its owner locks on these nodes only, and asks no others. It blocks those nodes until its TTL ends.</source>
        <translation>沒有人確定持有它：%2 個節點中有 %1 個有它。它是失敗的取得或釋放、或其他節點遺失的鎖留下的；或者其持有者只在這些節點上鎖，不詢問其他節點。它會擋住這些節點，直到 TTL 結束。</translation>
    </message>
    <message>
        <source>Nodes that restarted and have it no more: %1. That tells of no release: its owner may believe that it holds the lock.</source>
        <translation>重新啟動後不再有它的節點：%1。這並不表示已釋放：其持有者可能仍以為持有此鎖。</translation>
    </message>
    <message>
        <source>Its owner may have taken several keys together, each with this value: it needs all of them, or loses all.</source>
        <translation>其持有者可能以此值同時取得了多個鍵：它需要全部的鍵，缺一即全部失去。</translation>
    </message>
    <message>
        <source>✔ held, one node</source>
        <translation>✔ 持有中，單一節點</translation>
    </message>
    <message>
        <source>Waiting: n/a (whose lock this is, and so where it would keep who waits, does not show)</source>
        <translation>等待：無資料（看不出這是哪個函式庫的鎖，也就不知道等待者記在哪裡）</translation>
    </message>
    <message>
        <source>taken on other nodes</source>
        <comment>why two own a lock</comment>
        <translation>在其他節點上取得</translation>
    </message>
    <message>
        <source>So its library locks: who asks other nodes does not see it.</source>
        <translation>它的函式庫就是這樣上鎖的：詢問其他節點者看不到它。</translation>
    </message>
    <message numerus="yes">
        <source>That is no majority of %n nodes: who asks all of them can take it as well.</source>
        <translation>
            <numerusform>這不是 %n 個節點的多數：詢問全部節點者也能取得它。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restarted or failed over: %n.</source>
        <translation>
            <numerusform>重新啟動或容錯移轉過：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restarted or failed over, may lack locks: %n.</source>
        <translation>
            <numerusform>重新啟動或容錯移轉過、可能缺少鎖：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 A lock taken now may have a second owner; ONE more failure stops renewals.</source>
        <translation>%1 現在取得的鎖可能有第二個持有者；再有一個節點故障，續租也會停擺。</translation>
    </message>
    <message>
        <source>%1 A lock taken now may have a second owner; those held can be renewed.</source>
        <translation>%1 現在取得的鎖可能有第二個持有者；已持有的可以續租。</translation>
    </message>
    <message>
        <source>%1 No lock can be taken or renewed: %2 are needed. Held ones lapse with their TTLs; those without one stay.</source>
        <translation>%1 無法取得或續租任何鎖：需要 %2 個。已持有的隨 TTL 結束；沒有 TTL 的會留下。</translation>
    </message>
    <message>
        <source>%1 of %2 masters can be read. What the others hold cannot be told.</source>
        <translation>%2 個主節點中有 %1 個可讀取。其餘節點持有什麼無法得知。</translation>
    </message>
    <message>
        <source>○ nothing left to put back, nothing sent: its TTL has ended meanwhile</source>
        <translation>○ 沒有可放回的，未發送：其 TTL 在此期間已到</translation>
    </message>
    <message>
        <source>The node answers. It runs for less time than locks last here: until %1 at least it may lack some that were taken before, and a lock that is taken now may have a second owner.</source>
        <translation>節點有回應。它的運行時間短於這裡鎖的時長：至少在 %1 之前，它可能缺少先前取得的鎖，現在取得的鎖可能會有第二個持有者。</translation>
    </message>
    <message numerus="yes">
        <source>Up for less time than locks last here, and may lack some until %1 at least: %n.</source>
        <translation>
            <numerusform>運行時間短於這裡鎖的時長、至少在 %1 之前可能缺少先前取得的鎖的節點：%n 個。</numerusform>
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
        <translation>從 %1 前到 %2 前沒有人能看到它：它可能在那時被歸還，又被同一擁有者再次取得。</translation>
    </message>
    <message>
        <source>hold-off, set by Lockscope</source>
        <translation>擋下，由 Lockscope 設定</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>未告知</translation>
    </message>
    <message>
        <source>Waiting: n/a (nobody listens for its release; who asks again and again leaves no trace)</source>
        <translation>等待者：無從得知（無人監聽其釋放；反覆詢問者不留痕跡）</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>holders that share it</source>
        <translation>共用它的持有者</translation>
    </message>
    <message>
        <source>The node answers. Its memory is full: no lock can be taken; those that are held can still be renewed and released.</source>
        <translation>節點有回應。其記憶體已滿：無法取得鎖；已持有的仍可續租和釋放。</translation>
    </message>
    <message>
        <source>The node answers, and refuses to be read: what is held there is not known, nor whether others can take locks.</source>
        <translation>節點有回應，但拒絕讀取：那裡持有什麼、別人能否取得鎖，都不得而知。</translation>
    </message>
    <message numerus="yes">
        <source>Memory is full: %n.</source>
        <translation>
            <numerusform>記憶體已滿：%n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 nodes can be read, %3 refuse it.</source>
        <translation>%2 個節點中 %1 個可讀取，%3 個拒絕讀取。</translation>
    </message>
    <message>
        <source>%1 No lock can be taken; those held can be renewed and released.</source>
        <translation>%1 無法取得鎖；已持有的可以續租和釋放。</translation>
    </message>
    <message>
        <source>%1 Too few to tell what is held: %2 are needed. Others may be able to take locks.</source>
        <translation>%1 太少，無法判斷持有情況：需要 %2 個。別人也許能取得鎖。</translation>
    </message>
    <message>
        <source>%1 Locks can be taken. After ONE more failure that rests on those that refuse.</source>
        <translation>%1 可以取得鎖。再有一個故障，就取決於那些拒絕讀取的節點。</translation>
    </message>
    <message>
        <source>⚠ put out who was named; others who share it stay</source>
        <translation>⚠ 已移出所列持有者；共用它的其他持有者仍在</translation>
    </message>
    <message>
        <source>⚠ put out who was named; others who share it stay: %1</source>
        <translation>⚠ 已移出所列持有者；共用它的其他持有者仍在：%1</translation>
    </message>
    <message>
        <source>✖ refused: no longer among those who share it: %1</source>
        <translation>✖ 已拒絕：已不在共用者之中：%1</translation>
    </message>
    <message>
        <source>put out, if all of them still have it: %1</source>
        <translation>若他們都仍持有則移出：%1</translation>
    </message>
    <message>
        <source>left alone: not released here, it stands for %1</source>
        <translation>不觸動：這裡未釋放，仍為 %1 持有</translation>
    </message>
    <message>
        <source>Hold count: %1 to %2, by node</source>
        <translation>重入次數：%1 至 %2，視節點而定</translation>
    </message>
    <message numerus="yes">
        <source>Nodes on which it has no TTL: %n. There it stays when the hold has ended.</source>
        <translation>
            <numerusform>沒有 TTL 的節點：%n 個。持有結束後它仍留在那裡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners have some of the nodes, and none has the %1 votes it needs. The other nodes are enough: it can be taken.</source>
        <translation>
            <numerusform>無人持有：%n 個持有者占有部分節點，誰都沒有所需的 %1 票。其餘節點足夠：可以取得。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each node has another client&apos;s id, with one thread: so one owner writes it, and so would several clients whose threads have the same number.</source>
        <translation>各節點上的用戶端 ID 不同而執行緒相同：一個持有者會這樣寫，執行緒編號相同的多個用戶端也會這樣寫。</translation>
    </message>
    <message>
        <source>✔ was given a TTL</source>
        <translation>✔ 已設定 TTL</translation>
    </message>
    <message numerus="yes">
        <source>⚠ A token of these owners stands on %n more keys: %1. If it is one lock over several keys, they stay locked; release them, too.</source>
        <translation>
            <numerusform>⚠ 另有 %n 個鍵帶有這些持有者之一的 token：%1。如果這是一個跨多個鍵的鎖，它們會繼續鎖著；請一併釋放。</numerusform>
        </translation>
    </message>
    <message>
        <source>a clock that may be ahead</source>
        <comment>why two own a lock</comment>
        <translation>可能偏快的時鐘</translation>
    </message>
    <message>
        <source>The node answers, and refuses all writes: no lock can be taken, renewed or released.</source>
        <translation>節點有回應，但拒絕一切寫入：無法取得、續租或釋放任何鎖。</translation>
    </message>
    <message>
        <source>The node answers. Its latest snapshot failed: it may refuse all writes, so that no lock can be taken, renewed or released.</source>
        <translation>節點有回應。最近一次快照失敗：它可能拒絕一切寫入，便無法取得、續租或釋放任何鎖。</translation>
    </message>
    <message numerus="yes">
        <source>Refuse all writes: %n.</source>
        <translation>
            <numerusform>拒絕一切寫入：%n 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Latest snapshot failed, may refuse all writes: %n.</source>
        <translation>
            <numerusform>最近快照失敗、可能拒絕一切寫入：%n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Whether locks can be taken is not known.</source>
        <translation>%1 能否取得鎖尚不可知。</translation>
    </message>
    <message>
        <source>%1 Locks can be taken. After ONE more failure that is not known.</source>
        <translation>%1 可以取得鎖。再有一個故障就不可知了。</translation>
    </message>
    <message>
        <source>left alone: the value there is longer than 1 MiB and cannot be compared</source>
        <translation>不觸動：該處的值超過 1 MiB，無法比較</translation>
    </message>
    <message>
        <source>left alone: the node carries out no scripts</source>
        <translation>不觸動：該節點不執行腳本</translation>
    </message>
    <message>
        <source>Whether clients are blocked on %1 is not known.</source>
        <translation>%1 上是否有用戶端被阻塞尚不可知。</translation>
    </message>
    <message numerus="yes">
        <source>%n clients are blocked in %1 on %2. This release does not wake them.</source>
        <translation>
            <numerusform>%2 上有 %n 個用戶端阻塞在 %1 中。此次釋放不會喚醒它們。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients are blocked in %1 on %2. The end of the TTL does not wake them.</source>
        <translation>
            <numerusform>%2 上有 %n 個用戶端阻塞在 %1 中。TTL 結束不會喚醒它們。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys could not be read; they may be locks</source>
        <translation>
            <numerusform>%1：%n 個鍵無法讀取；其中可能有鎖</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Database %1 has %n keys.</source>
        <translation>
            <numerusform>資料庫 %1 有 %n 個鍵。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n keys)</source>
        <comment>number of a database</comment>
        <translation>
            <numerusform>%1（%n 個鍵）</numerusform>
        </translation>
    </message>
    <message>
        <source>Other databases with keys: %1.</source>
        <translation>其他有鍵的資料庫：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Other databases with keys: %1, and %n more.</source>
        <translation>
            <numerusform>其他有鍵的資料庫：%1，另有 %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood: %1</source>
        <translation>無法辨識：%1</translation>
    </message>
    <message>
        <source>Grade: %1 (%2)</source>
        <translation>等級：%1（%2）</translation>
    </message>
    <message>
        <source>Dialect: %1</source>
        <translation>方言：%1</translation>
    </message>
    <message>
        <source>Lockscope does not understand this key: it is %1. Whether it is held, and by whom, cannot be told. If you know its library, name the dialect: --pin GLOB=DIALECT</source>
        <translation>Lockscope 無法辨識此鍵：它是%1。是否被持有、由誰持有均無法判斷。如果您知道它的函式庫，請指定方言：--pin GLOB=DIALECT</translation>
    </message>
    <message>
        <source>No locks found among the keys that match %1 and that this user may read.</source>
        <translation>在與 %1 相符且此使用者可讀的鍵中找不到鎖。</translation>
    </message>
    <message>
        <source>No locks found among the keys that match %1.</source>
        <translation>在與 %1 相符的鍵中找不到鎖。</translation>
    </message>
    <message>
        <source>No locks found among the keys that this user may read.</source>
        <translation>在此使用者可讀的鍵中找不到鎖。</translation>
    </message>
    <message>
        <source>No locks found.</source>
        <translation>找不到鎖。</translation>
    </message>
    <message>
        <source>1 key may be a lock</source>
        <translation>1 個鍵可能是鎖</translation>
    </message>
    <message numerus="yes">
        <source>%n keys may be locks</source>
        <translation>
            <numerusform>%n 個鍵可能是鎖</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>無法辨識</translation>
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
            <numerusform>字串（%n 位元組）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a hash (fields: %n)</source>
        <translation>
            <numerusform>雜湊（%n 個欄位）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a list (elements: %n)</source>
        <translation>
            <numerusform>清單（%n 個元素）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a set (members: %n)</source>
        <translation>
            <numerusform>集合（%n 個成員）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a sorted set (members: %n)</source>
        <translation>
            <numerusform>有序集合（%n 個成員）</numerusform>
        </translation>
    </message>
    <message>
        <source>a key of a module&apos;s type</source>
        <translation>模組類型的鍵</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>a stream</source>
        <translation>串流</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>數字 %1</translation>
    </message>
    <message>
        <source>Its library says that these holders are gone: %1</source>
        <translation>其程式庫表示這些持有者已不存在：%1</translation>
    </message>
    <message>
        <source>node %1 went down</source>
        <translation>節點 %1 離線了</translation>
    </message>
    <message>
        <source>node %1 restarted</source>
        <translation>節點 %1 重新啟動了</translation>
    </message>
    <message>
        <source>node %1 failed over</source>
        <translation>節點 %1 發生容錯移轉</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重疊</translation>
    </message>
    <message>
        <source>Not watched</source>
        <translation>未監看</translation>
    </message>
    <message>
        <source>Unknown: too few nodes were readable</source>
        <translation>不明：可讀取的節點太少</translation>
    </message>
    <message numerus="yes">
        <source>%n short holds, the last by %1</source>
        <translation>
            <numerusform>%n 次短暫持有，最近一次由 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Held by %1</source>
        <translation>由 %1 持有</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>已持有 %1</translation>
    </message>
    <message>
        <source>For %1, until %2 ago</source>
        <translation>持有 %1，直到 %2前</translation>
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
        <translation>◐ 殘留</translation>
    </message>
    <message>
        <source>⚠ renewing late</source>
        <translation>⚠ 續租延遲</translation>
    </message>
    <message>
        <source>✔ held %1/%2</source>
        <translation>✔ 持有中 %1/%2</translation>
    </message>
    <message>
        <source>Some libraries (RedLock.net, aioredlock) set a deleted key again at their next renewal: watch whether it comes back.</source>
        <translation>有些函式庫（RedLock.net、aioredlock）會在下次續租時重新設定已刪除的鍵：請留意它是否回來。</translation>
    </message>
    <message>
        <source>✔ Held, 1 node</source>
        <translation>✔ 持有中，1 個節點</translation>
    </message>
</context>
<context>
    <name>SystemKeychain</name>
    <message>
        <source>there is no such entry</source>
        <translation>沒有這個項目</translation>
    </message>
    <message>
        <source>the keychain refused access</source>
        <translation>鑰匙圈拒絕存取</translation>
    </message>
    <message>
        <source>no keychain service answers</source>
        <translation>沒有鑰匙圈服務回應</translation>
    </message>
    <message>
        <source>this Lockscope was built without QtKeychain</source>
        <translation>此 Lockscope 編譯時未包含 QtKeychain</translation>
    </message>
</context>
</TS>
