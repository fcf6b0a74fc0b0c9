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
        <source>&amp;Acquire</source>
        <translation>取得(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名稱(&amp;N)：</translation>
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
        <source>✖ At %1: %2</source>
        <translation>✖ %1：%2</translation>
    </message>
    <message>
        <source>The library whose clients the lock excludes. Lockscope&apos;s own form also excludes Redlock, redis-py, Spring, Laravel and others.</source>
        <translation>此鎖所排除的是使用這個函式庫的用戶端。Lockscope 自己的形式也排除 Redlock、redis-py、Spring、Laravel 等。</translation>
    </message>
    <message>
        <source>&amp;Library:</source>
        <translation>函式庫(&amp;L)：</translation>
    </message>
    <message>
        <source>◔ Lockscope takes no lock here until %1. These nodes started or failed over and have no vote yet: %2.</source>
        <translation>◔ 在 %1 之前，Lockscope 不在這裡取得鎖。這些節點剛啟動或發生容錯移轉，還沒有票：%2。</translation>
    </message>
    <message>
        <source>◔ These nodes started or failed over and have no vote yet: %1.</source>
        <translation>◔ 這些節點剛啟動或發生容錯移轉，還沒有票：%1。</translation>
    </message>
    <message>
        <source>The other nodes are enough.</source>
        <translation>其餘節點已足夠。</translation>
    </message>
    <message>
        <source>The current state is unknown: %1</source>
        <translation>目前狀態不明：%1</translation>
    </message>
    <message>
        <source>⚠ The keys of %1 begin with &quot;%2&quot;. This lock does not exclude its clients.</source>
        <translation>⚠ %1 的鍵以「%2」開頭。這個鎖不會排除它的用戶端。</translation>
    </message>
    <message>
        <source>No node can be read. Whether it is held is unknown.</source>
        <translation>沒有可讀取的節點。是否被持有不明。</translation>
    </message>
    <message>
        <source>Too few nodes can be read: %1 of %2. Whether it is free is unknown.</source>
        <translation>可讀取的節點太少：%2 個中的 %1 個。是否空著不明。</translation>
    </message>
    <message>
        <source>It is free on all nodes that can be read.</source>
        <translation>在所有可讀取的節點上都空著。</translation>
    </message>
    <message>
        <source>%1 holds it (%2). You can wait for it.</source>
        <translation>由 %1 持有（%2）。您可以等待它。</translation>
    </message>
    <message>
        <source>%3 has it on %1 of %2 nodes (%4). Whether it is held is unknown.</source>
        <translation>%3 在 %2 個節點中的 %1 個上（%4）有它。是否被持有不明。</translation>
    </message>
    <message>
        <source>%3 has it on %1 of %2 nodes (%4): too few to hold it. It blocks these nodes.</source>
        <translation>%3 在 %2 個節點中的 %1 個上（%4）有它：太少，不算持有。它擋住這些節點。</translation>
    </message>
    <message>
        <source>✖ This window is read-only again. Press once more to allow changes and acquire.</source>
        <translation>✖ 此視窗已恢復唯讀。再按一次即允許變更並取得。</translation>
    </message>
    <message>
        <source>Allow changes and &amp;acquire</source>
        <translation>允許變更並取得(&amp;A)</translation>
    </message>
    <message>
        <source>Reading the lock…</source>
        <translation>正在讀取鎖…</translation>
    </message>
    <message>
        <source>Not acquired yet. Waiting for at most %1 more.</source>
        <translation>尚未取得。最多再等待 %1。</translation>
    </message>
    <message>
        <source>Asking the nodes one last time…</source>
        <translation>正在最後一次詢問各節點…</translation>
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
    <name>Lockscope::ActDialog</name>
    <message>
        <source>Allow &amp;changes</source>
        <translation>允許變更(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>正在詢問各節點…</translation>
    </message>
    <message>
        <source>Recorded in the audit journal.</source>
        <translation>已記入稽核日誌。</translation>
    </message>
    <message>
        <source>Recorded in the audit journal, with the reason “%1”.</source>
        <translation>已記入稽核日誌，理由為「%1」。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
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
        <source>Raise when</source>
        <translation>觸發條件</translation>
    </message>
    <message>
        <source>For at least</source>
        <translation>至少持續</translation>
    </message>
    <message>
        <source>Repeat after</source>
        <translation>重複間隔</translation>
    </message>
    <message>
        <source>Enter seconds, or a number with ms, m or h. New rules apply to active alerts from their next change.</source>
        <translation>請輸入秒數，或帶 ms、m、h 的數字。對進行中的警示，新規則從下次變化起生效。</translation>
    </message>
    <message>
        <source>Your changes are not applied yet.</source>
        <translation>您的變更尚未套用。</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>繼續編輯(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Discard changes</source>
        <translation>捨棄變更(&amp;D)</translation>
    </message>
    <message>
        <source>The condition must last this long</source>
        <translation>條件必須持續這麼久</translation>
    </message>
    <message>
        <source>Repeats after this time while the condition lasts</source>
        <translation>條件持續期間，每隔這段時間重複一次</translation>
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
        <source>held long</source>
        <translation>持有過久</translation>
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
        <source>clock off</source>
        <translation>時鐘偏差</translation>
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
        <source>failover</source>
        <translation>容錯移轉</translation>
    </message>
    <message>
        <source>own lock lost</source>
        <translation>自己的鎖遺失</translation>
    </message>
    <message>
        <source>node down</source>
        <translation>節點失聯</translation>
    </message>
    <message>
        <source>Your lock %1 was lost</source>
        <translation>您的鎖 %1 已遺失</translation>
    </message>
    <message>
        <source>%1 had no expiry</source>
        <translation>%1 曾沒有到期時間</translation>
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
        <source>more splits than</source>
        <translation>分裂次數多於</translation>
    </message>
    <message>
        <source>within</source>
        <translation>在此時間內</translation>
    </message>
    <message>
        <source>a node cannot be read</source>
        <translation>某個節點無法讀取</translation>
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
        <source>; %1 times recently</source>
        <translation>；近期 %1 次</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 from %2 on: exclusion may have failed</source>
        <translation>自 %2 起可能有兩個持有者依賴過 %1：互斥可能已失效</translation>
    </message>
    <message>
        <source>Two owners may rely on %1 now, since %2: exclusion may fail</source>
        <translation>自 %2 起可能有兩個持有者正依賴 %1：互斥可能失效</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once: %4 times recently, last for %2, at %3</source>
        <translation>可能有兩個持有者同時依賴過 %1：近期 %4 次，最近一次持續 %2，於 %3</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once for %2, at %3: exclusion may have failed</source>
        <translation>可能有兩個持有者同時依賴過 %1，持續 %2，於 %3：互斥可能已失效</translation>
    </message>
    <message>
        <source>One more node failure would have stopped locking</source>
        <translation>當時再有一個節點故障，就無法上鎖</translation>
    </message>
    <message>
        <source>One more node failure stops locking</source>
        <translation>再有一個節點故障，就無法上鎖</translation>
    </message>
    <message>
        <source>Too few nodes could vote on new locks from %3 on: %1 of %2 needed</source>
        <translation>自 %3 起，能為新鎖投票的節點曾太少：需要 %2 個中的 %1 個</translation>
    </message>
    <message>
        <source>Too few nodes can vote on new locks since %3: %1 of %2 needed</source>
        <translation>自 %3 起，能為新鎖投票的節點太少：需要 %2 個中的 %1 個</translation>
    </message>
    <message>
        <source>The alert stays active this long</source>
        <translation>警示保持進行中這麼久</translation>
    </message>
    <message>
        <source>or until its quarantine ends</source>
        <translation>或直到其隔離結束</translation>
    </message>
    <message>
        <source>two owners rely on one lock; stays active for</source>
        <translation>兩個持有者依賴同一個鎖；警示保持</translation>
    </message>
    <message>
        <source>The alert stays active this long, as past once only one owner relies on the lock</source>
        <translation>只剩一個持有者依賴該鎖後，警示仍以「已過去」保留這麼久</translation>
    </message>
    <message>
        <source>Too few nodes can be read: %1 of %2 needed. Locking has stopped, unless the others only reject reads</source>
        <translation>可讀取的節點太少：需要 %2 個中的 %1 個。上鎖已停止，除非其餘節點只是拒絕讀取</translation>
    </message>
    <message>
        <source>Too few nodes could be read: %1 of %2 needed. Locking had stopped, unless the others only rejected reads</source>
        <translation>可讀取的節點曾太少：需要 %2 個中的 %1 個。上鎖曾停止，除非其餘節點只是拒絕讀取</translation>
    </message>
    <message>
        <source>clients cannot take locks</source>
        <translation>用戶端無法取得鎖</translation>
    </message>
    <message>
        <source>one more node failure stops locking</source>
        <translation>再有一個節點故障就無法上鎖</translation>
    </message>
    <message>
        <source>no expiry</source>
        <translation>永不到期</translation>
    </message>
    <message>
        <source>%1 never expires: if its owner is gone, it stays locked</source>
        <translation>%1 永不到期：持有者若已不在，它會一直鎖著</translation>
    </message>
    <message>
        <source>a lock has no expiry</source>
        <translation>某個鎖沒有到期時間</translation>
    </message>
    <message>
        <source>renewing late</source>
        <translation>續租延遲</translation>
    </message>
    <message>
        <source>%1 expires soon unless its owner renews it</source>
        <translation>%1 即將到期，除非持有者續租</translation>
    </message>
    <message>
        <source>The owner of %1 was late to renew it</source>
        <translation>%1 的持有者續租曾延遲</translation>
    </message>
    <message>
        <source>a renewal is late</source>
        <translation>某次續租已延遲</translation>
    </message>
    <message>
        <source>%1 has been held for ≥ %2; more than %3 is unusual</source>
        <translation>%1 已持有 ≥ %2；超過 %3 即屬異常</translation>
    </message>
    <message>
        <source>%1 has been held for ≥ %2, if it is one hold; more than %3 is unusual</source>
        <translation>%1 已持有 ≥ %2（若為同一次持有）；超過 %3 即屬異常</translation>
    </message>
    <message>
        <source>%1 was held for ≥ %2; more than %3 is unusual</source>
        <translation>%1 曾持有 ≥ %2；超過 %3 即屬異常</translation>
    </message>
    <message>
        <source>%1 was held for ≥ %2, if that was one hold; more than %3 is unusual</source>
        <translation>%1 曾持有 ≥ %2（若為同一次持有）；超過 %3 即屬異常</translation>
    </message>
    <message>
        <source>0: every lock, even without a known usual hold time</source>
        <translation>0：所有鎖，平常持有時間不明的也算</translation>
    </message>
    <message>
        <source>many waiters</source>
        <translation>等待者眾多</translation>
    </message>
    <message>
        <source>%1 has %2 waiters; more than %3 is unusual</source>
        <translation>%1 有 %2 個等待者；超過 %3 即屬異常</translation>
    </message>
    <message>
        <source>%1 had %2 waiters at the end; more than %3 is unusual</source>
        <translation>%1 結束時有 %2 個等待者；超過 %3 即屬異常</translation>
    </message>
    <message>
        <source>more waiters than</source>
        <translation>等待者多於</translation>
    </message>
    <message>
        <source>Clients keep each other from taking %1: %2 splits recently</source>
        <translation>用戶端互相妨礙，取不到 %1：近期分裂 %2 次</translation>
    </message>
    <message>
        <source>Clients kept each other from taking %1: at most %2 splits at a time</source>
        <translation>用戶端曾互相妨礙，取不到 %1：一段時間內最多分裂 %2 次</translation>
    </message>
    <message>
        <source>Counts the splits of this time</source>
        <translation>計算這段時間內的分裂次數</translation>
    </message>
    <message>
        <source>%1 cannot be read: Lockscope does not see its locks</source>
        <translation>無法讀取 %1：Lockscope 看不到它的鎖</translation>
    </message>
    <message>
        <source>%1 could not be read: Lockscope did not see its locks</source>
        <translation>曾無法讀取 %1：Lockscope 當時看不到它的鎖</translation>
    </message>
    <message>
        <source>%1 restarted: its locks may be lost</source>
        <translation>%1 重新啟動了：它的鎖可能已遺失</translation>
    </message>
    <message>
        <source>a node restarted; stays active for</source>
        <translation>某個節點重新啟動；警示保持</translation>
    </message>
    <message>
        <source>Another server replaced %1 and may lack the latest locks</source>
        <translation>另一台伺服器取代了 %1，可能缺少最近的鎖</translation>
    </message>
    <message>
        <source>another server replaced a node; stays active for</source>
        <translation>另一台伺服器取代了某個節點；警示保持</translation>
    </message>
    <message>
        <source>node evicts keys</source>
        <translation>節點淘汰鍵</translation>
    </message>
    <message>
        <source>%1 may evict locks when its memory is full</source>
        <translation>%1 在記憶體滿時可能淘汰鎖</translation>
    </message>
    <message>
        <source>%1 could have evicted locks when its memory was full</source>
        <translation>%1 曾可能在記憶體滿時淘汰鎖</translation>
    </message>
    <message>
        <source>a full node may evict locks</source>
        <translation>節點記憶體滿時可能淘汰鎖</translation>
    </message>
    <message>
        <source>Your lock %1 is lost: stop the work that relies on it</source>
        <translation>您的鎖 %1 已遺失：請停止依賴它的工作</translation>
    </message>
    <message>
        <source>this window lost its lock; stays active for</source>
        <translation>此視窗失去了它的鎖；警示保持</translation>
    </message>
    <message>
        <source>%1. This held when its rule changed; the new rule does not raise it</source>
        <translation>%1。規則變更時情況如此；新規則不會觸發它</translation>
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
    <message>
        <source>%1. Too few nodes answer to check this now</source>
        <translation>%1。有回應的節點太少，現在無法查核</translation>
    </message>
    <message>
        <source> · keeps the latest %1 resolved</source>
        <translation> · 保留最近 %1 則已解除的警示</translation>
    </message>
    <message>
        <source>Choose when to raise alerts</source>
        <translation>選擇何時觸發警示</translation>
    </message>
    <message>
        <source>%1, for every lock and node</source>
        <translation>%1，所有鎖與節點</translation>
    </message>
    <message>
        <source>No alerts are muted</source>
        <translation>沒有已靜音的警示</translation>
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
        <translation>%1：未連線，%2</translation>
    </message>
    <message>
        <source>About Lockscope</source>
        <translation>關於 Lockscope</translation>
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
    <message>
        <source>%1: removed</source>
        <translation>%1：已移除</translation>
    </message>
    <message>
        <source>version unknown</source>
        <translation>版本不明</translation>
    </message>
    <message>
        <source>%1: connecting</source>
        <translation>%1：連線中</translation>
    </message>
    <message>
        <source>%1: not connected, last %2</source>
        <translation>%1：未連線，上次為 %2</translation>
    </message>
    <message>
        <source>Watch, take and release the locks that services share through Redis. MIT licence.</source>
        <translation>監看、取得並釋放各服務透過 Redis 共用的鎖。MIT 授權條款。</translation>
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
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>⚠ The desktop shows no alerts: %1</source>
        <translation>⚠ 桌面未顯示警示：%1</translation>
    </message>
    <message>
        <source>Also show alerts on the desktop, even while this window is hidden</source>
        <translation>即使此視窗隱藏，也在桌面上顯示警示</translation>
    </message>
    <message>
        <source>This build has no D-Bus support</source>
        <translation>此版本不支援 D-Bus</translation>
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
        <source>Start or &amp;repeat</source>
        <translation>開始或重來(&amp;R)</translation>
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
        <source>%1 · not saved</source>
        <translation>%1 · 未儲存</translation>
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
        <source>&amp;Demo</source>
        <translation>展示(&amp;D)</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>展示</translation>
    </message>
    <message>
        <source>Everything that would have ended has ended already.</source>
        <translation>原本會結束的都已經結束。</translation>
    </message>
    <message>
        <source>this view</source>
        <translation>此檢視</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>離開(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Pause or continue</source>
        <translation>暫停或繼續(&amp;P)</translation>
    </message>
    <message>
        <source>The password of this connection is not saved. Type it.</source>
        <translation>此連線的密碼未儲存。請輸入。</translation>
    </message>
    <message>
        <source>The lab&apos;s nodes replace it. Lockscope opens it again after the lab, without its history.</source>
        <translation>實驗室的節點會取代它。實驗室結束後，Lockscope 會重新開啟它，但不含其歷史。</translation>
    </message>
    <message>
        <source>S&amp;witch between lab and views</source>
        <translation>切換實驗室與檢視(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Close the lab</source>
        <translation>關閉實驗室(&amp;C)</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>儲存圖片(&amp;I)…</translation>
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
    <message>
        <source>to be released and blocked for new owners</source>
        <translation>待釋放並擋下新來者</translation>
    </message>
    <message>
        <source>released and blocked for new owners</source>
        <translation>已釋放並擋下新來者</translation>
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
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>Show the nodes</source>
        <translation>顯示節點</translation>
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
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
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
    <message>
        <source>Saves this connection, without its passwords</source>
        <translation>儲存此連線，不含密碼</translation>
    </message>
    <message>
        <source>⚠ Cannot read the password from the keychain: %1. Type it.</source>
        <translation>⚠ 無法從鑰匙圈讀取密碼：%1。請輸入。</translation>
    </message>
    <message>
        <source>✖ No keychain is available. Choose another place for the password under “Login and TLS”.</source>
        <translation>✖ 沒有可用的鑰匙圈。請在「登入與 TLS」中為密碼選擇其他儲存方式。</translation>
    </message>
    <message>
        <source>Saved, without passwords.</source>
        <translation>已儲存，不含密碼。</translation>
    </message>
    <message>
        <source>⚠ The connection is saved, its password is not: %1</source>
        <translation>⚠ 連線已儲存，密碼未儲存：%1</translation>
    </message>
    <message>
        <source>✖ The password of %1 is missing. Type it, or connect once more without it.</source>
        <translation>✖ 缺少 %1 的密碼。請輸入，或再按一次連線以不用密碼連線。</translation>
    </message>
    <message>
        <source>a new connection without a name</source>
        <translation>未命名的新連線</translation>
    </message>
    <message>
        <source>Your changes are not saved: %1.</source>
        <translation>您的變更未儲存：%1。</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>繼續編輯(&amp;K)</translation>
    </message>
    <message>
        <source>Renamed, because the names exist: %1</source>
        <translation>因名稱已存在而重新命名：%1</translation>
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
        <source>At the end</source>
        <translation>結束時</translation>
    </message>
    <message>
        <source>Tried with</source>
        <translation>所用指令</translation>
    </message>
    <message>
        <source>still trying</source>
        <translation>仍在嘗試</translation>
    </message>
    <message>
        <source>no longer waiting</source>
        <translation>不再等待</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已不在</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>等待時間</translation>
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
        <source>Between holds: %1</source>
        <translation>兩次持有之間：%1</translation>
    </message>
    <message>
        <source>some commands could not be read</source>
        <translation>有些指令無法讀取</translation>
    </message>
    <message>
        <source>MONITOR shows no replies. Lockscope infers failures from the owners before and after an attempt. ≥: lower bound.</source>
        <translation>MONITOR 不顯示回應。Lockscope 從嘗試前後的持有者推斷失敗。≥：下限。</translation>
    </message>
    <message>
        <source>Clients that failed or waited, and are still there. Each client counts once. Clients that did neither stay unseen.</source>
        <translation>失敗過或等待過、且仍在的用戶端。每個用戶端只計一次。兩者皆無的用戶端看不到。</translation>
    </message>
    <message>
        <source>Not a known lock, but clients tried to take this key.</source>
        <translation>不是已知的鎖，但用戶端曾嘗試取得這個鍵。</translation>
    </message>
    <message>
        <source>With several nodes, each attempt goes to all. This node saw the most attempts.</source>
        <translation>有多個節點時，每次嘗試會送往所有節點。此節點看到的嘗試最多。</translation>
    </message>
    <message>
        <source>Waiting connections</source>
        <translation>等待中的連線</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
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
        <source>No waiters were seen in the last 30 minutes.</source>
        <translation>最近 30 分鐘沒有觀察到等待者。</translation>
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
    <message>
        <source>Lockscope saw no complete hold.</source>
        <translation>Lockscope 沒有看到完整的持有。</translation>
    </message>
    <message>
        <source>No hold was seen to end in this time.</source>
        <translation>這段時間內沒有觀察到結束的持有。</translation>
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
    <message>
        <source>free for ≥ %1</source>
        <translation>閒置 ≥ %1</translation>
    </message>
    <message>
        <source>its owners look alike</source>
        <translation>它的持有者看起來都一樣</translation>
    </message>
    <message>
        <source>it changes hands faster than Lockscope reads</source>
        <translation>它換手的速度快過 Lockscope 的讀取</translation>
    </message>
    <message>
        <source>no command shows whether the key existed</source>
        <translation>沒有指令顯示該鍵是否存在</translation>
    </message>
    <message>
        <source>Lockscope read it too early or too late</source>
        <translation>Lockscope 讀取得太早或太晚</translation>
    </message>
    <message numerus="yes">
        <source>Too many keys: %n attempts are not counted.</source>
        <translation>
            <numerusform>鍵太多：%n 次嘗試未計入。</numerusform>
        </translation>
    </message>
    <message>
        <source>too much traffic: stopped after %1</source>
        <translation>流量太大：%1後停止</translation>
    </message>
    <message numerus="yes">
        <source>%n lines were too long or not commands, and are not counted</source>
        <translation>
            <numerusform>%n 行過長或不是指令，未計入</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>✔ %n rows written to %1</source>
        <translation>
            <numerusform>✔ 已將 %n 列寫入 %1</numerusform>
        </translation>
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
    <message>
        <source>✖ Cannot write %1: %2</source>
        <translation>✖ 無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>nothing to export</source>
        <translation>沒有可匯出的內容</translation>
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
        <translation>沒有資料夾 %1</translation>
    </message>
    <message>
        <source>The folder %1 is not writable</source>
        <translation>資料夾 %1 無法寫入</translation>
    </message>
    <message>
        <source>%1 exists. Choose another name</source>
        <translation>%1 已存在。請選擇其他名稱</translation>
    </message>
    <message>
        <source>%1 is not writable</source>
        <translation>%1 無法寫入</translation>
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
    <message numerus="yes">
        <source>%n nodes do not report their uptime</source>
        <translation>
            <numerusform>%n 個節點未回報運作時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes started recently</source>
        <translation>
            <numerusform>%n 個節點剛啟動不久</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some locks of %n nodes are not shown</source>
        <translation>
            <numerusform>%n 個節點的部分鎖未顯示</numerusform>
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
        <source>%1 uses %2 of its %3 bytes of memory</source>
        <translation>%1 已用記憶體 %2 位元組，上限 %3 位元組</translation>
    </message>
    <message>
        <source>%1 keeps no append-only file</source>
        <translation>%1 沒有 AOF 檔案</translation>
    </message>
    <message>
        <source>%1 could not write its append-only file</source>
        <translation>%1 無法寫入它的 AOF 檔案</translation>
    </message>
    <message>
        <source>The latest snapshot of %1 failed</source>
        <translation>%1 最近一次快照失敗</translation>
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
        <translation>%1 有 %2 個副本</translation>
    </message>
    <message>
        <source>%1 is a Sentinel</source>
        <translation>%1 是 Sentinel</translation>
    </message>
    <message>
        <source>%1 belongs to a Redis Cluster</source>
        <translation>%1 屬於一個 Redis Cluster</translation>
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
        <source>%1 is the same server as %2</source>
        <translation>%1 與 %2 是同一台伺服器</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>無法讀取 %1</translation>
    </message>
    <message>
        <source>%1 has an eviction policy (%2), but no memory limit</source>
        <translation>%1 有淘汰策略（%2），但沒有記憶體上限</translation>
    </message>
    <message>
        <source>%1 evicts keys when its memory is full (%2); evicted so far: %3</source>
        <translation>%1 在記憶體滿時會淘汰鍵（%2）；至今已淘汰：%3</translation>
    </message>
    <message>
        <source>%1 evicts keys when its memory is full (%2)</source>
        <translation>%1 在記憶體滿時會淘汰鍵（%2）</translation>
    </message>
    <message>
        <source>An evicted lock is free for the next client while its owner still relies on it.</source>
        <translation>鎖被淘汰後，下一個用戶端就能取得，而其持有者仍依賴它。</translation>
    </message>
    <message>
        <source>The node is full and rejects new locks. Owners can still renew and release theirs.</source>
        <translation>此節點記憶體已滿，拒絕新的鎖。持有者仍可續租和釋放自己的鎖。</translation>
    </message>
    <message>
        <source>When full, the node rejects new locks. Owners can still renew and release theirs.</source>
        <translation>記憶體滿時，此節點拒絕新的鎖。持有者仍可續租和釋放自己的鎖。</translation>
    </message>
    <message>
        <source>A restart loses the node&apos;s locks. Another client may then take them.</source>
        <translation>重新啟動會遺失此節點的鎖。之後其他用戶端可能取得它們。</translation>
    </message>
    <message>
        <source>The node rejects all writes: clients cannot take, renew or release locks there.</source>
        <translation>此節點拒絕所有寫入：用戶端無法在那裡取得、續租或釋放鎖。</translation>
    </message>
    <message>
        <source>%1 keeps an append-only file; its appendfsync setting is unknown</source>
        <translation>%1 有 AOF 檔案；其 appendfsync 設定不明</translation>
    </message>
    <message>
        <source>Unless appendfsync is always, a machine crash loses the latest locks.</source>
        <translation>除非 appendfsync 為 always，否則機器當機會遺失最近的鎖。</translation>
    </message>
    <message>
        <source>%1 answers before its append-only file is on disk (appendfsync %2)</source>
        <translation>%1 在 AOF 檔案寫到磁碟之前就回應（appendfsync %2）</translation>
    </message>
    <message>
        <source>A machine crash loses the latest locks.</source>
        <translation>機器當機會遺失最近的鎖。</translation>
    </message>
    <message>
        <source>The node may reject new locks and renewals until a snapshot succeeds (stop-writes-on-bgsave-error).</source>
        <translation>在快照成功之前，此節點可能拒絕新的鎖與續租（stop-writes-on-bgsave-error）。</translation>
    </message>
    <message>
        <source>%1 is a replica that lost its primary</source>
        <translation>%1 是失去主節點的複本</translation>
    </message>
    <message>
        <source>%1 is a replica that lost its primary, %2</source>
        <translation>%1 是失去主節點的複本，%2</translation>
    </message>
    <message>
        <source>A replica has no vote and accepts no locks. Its data may lag behind its primary.</source>
        <translation>複本沒有票，也不接受鎖。其資料可能落後於主節點。</translation>
    </message>
    <message>
        <source>Replication is asynchronous. A promoted replica may lack the latest locks, and other clients can take them.</source>
        <translation>複寫是非同步的。升級為主節點的複本可能缺少最近的鎖，其他用戶端就能取得它們。</translation>
    </message>
    <message>
        <source>%1 has too few replicas in sync to accept writes (min-replicas-to-write)</source>
        <translation>%1 同步的複本太少，無法接受寫入（min-replicas-to-write）</translation>
    </message>
    <message>
        <source>A Sentinel stores no keys and has no vote.</source>
        <translation>Sentinel 不儲存鍵，也沒有票。</translation>
    </message>
    <message>
        <source>The node is not independent: it stores only some of the keys and has no vote.</source>
        <translation>此節點並不獨立：它只儲存部分的鍵，也沒有票。</translation>
    </message>
    <message>
        <source>Locks taken before may be missing, at least until %1. The node&apos;s vote could give them a second owner.</source>
        <translation>先前取得的鎖可能缺失，至少到 %1。此節點的票可能讓它們有第二個持有者。</translation>
    </message>
    <message>
        <source>When the clock is corrected, locks expire too early or too late. Expiry times stored in values are off, too.</source>
        <translation>校正時鐘時，鎖會太早或太晚到期。存在值裡的到期時間也會有偏差。</translation>
    </message>
    <message>
        <source>The clock of %1 jumped forward by %2 s at %3</source>
        <translation>%1 的時鐘於 %3 向前跳了 %2 秒</translation>
    </message>
    <message>
        <source>The clock of %1 jumped back by %2 s at %3</source>
        <translation>%1 的時鐘於 %3 向後跳了 %2 秒</translation>
    </message>
    <message>
        <source>Its locks expire that much earlier. An owner may still rely on an expired lock.</source>
        <translation>它的鎖會提早這麼多到期。持有者可能仍依賴已到期的鎖。</translation>
    </message>
    <message>
        <source>Its locks expire that much later and block other clients for longer.</source>
        <translation>它的鎖會延後這麼多到期，擋住其他用戶端更久。</translation>
    </message>
    <message>
        <source>%1, or a proxy in front of it, does not support INFO</source>
        <translation>%1 或其前面的代理不支援 INFO</translation>
    </message>
    <message>
        <source>Unknown: whether the node is a replica, restarted empty or evicts locks. Lockscope takes no locks there.</source>
        <translation>不明：此節點是否為複本、是否重新啟動後變空、是否淘汰鎖。Lockscope 不在那裡取得鎖。</translation>
    </message>
    <message>
        <source>%1 does not allow this user to run INFO</source>
        <translation>%1 不允許此使用者執行 INFO</translation>
    </message>
    <message>
        <source>%1 does not report its uptime</source>
        <translation>%1 未回報運作時間</translation>
    </message>
    <message>
        <source>Whether it restarted empty a short time ago is unknown. A client of Lockscope that is new to it waits for the longest TTL before it takes a lock there.</source>
        <translation>它是否不久前重新啟動後變空不明。初次連上它的 Lockscope 用戶端，會先等待最長的 TTL，才在那裡取得鎖。</translation>
    </message>
    <message>
        <source>%1, or a proxy in front of it, does not support scripts</source>
        <translation>%1 或其前面的代理不支援腳本</translation>
    </message>
    <message>
        <source>Lockscope cannot release locks there. Clients that renew or release by script cannot do so either.</source>
        <translation>Lockscope 無法在那裡釋放鎖。以腳本續租或釋放的用戶端也做不到。</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 cannot be read: the node or its proxy does not support the command</source>
        <translation>%2 的 %1 個鍵無法讀取：節點或其代理不支援此指令</translation>
    </message>
    <message>
        <source>These keys may be locks.</source>
        <translation>這些鍵可能是鎖。</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 cannot be read: this user may not run %3</source>
        <translation>%2 的 %1 個鍵無法讀取：此使用者無權執行 %3</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 cannot be read: this user lacks the right</source>
        <translation>%2 的 %1 個鍵無法讀取：此使用者沒有權限</translation>
    </message>
    <message>
        <source>%1 of %2 Sentinels do not answer (%3)</source>
        <translation>%2 個 Sentinel 中有 %1 個沒有回應（%3）</translation>
    </message>
    <message>
        <source>Unless they still reach each other, they cannot agree on a failover. If the primary fails, locking then stops.</source>
        <translation>除非它們彼此仍能連上，否則無法就容錯移轉達成一致。主節點若故障，上鎖就會停止。</translation>
    </message>
    <message>
        <source>The others can still agree on a failover, but fewer of them may fail.</source>
        <translation>其餘的仍能就容錯移轉達成一致，但可再故障的更少。</translation>
    </message>
    <message>
        <source>%1 are the same server</source>
        <translation>%1 是同一台伺服器</translation>
    </message>
    <message>
        <source>One server has one vote. Clients that count it more often can take locks that others hold.</source>
        <translation>一台伺服器只有一票。重複計票的用戶端可能取得別人持有的鎖。</translation>
    </message>
    <message>
        <source>%1 run on one machine</source>
        <translation>%1 在同一台機器上執行</translation>
    </message>
    <message>
        <source>If the machine fails, locking stops. After a crash a majority may have lost its locks.</source>
        <translation>這台機器若故障，上鎖就會停止。當機後，多數節點可能已遺失其鎖。</translation>
    </message>
    <message>
        <source>The number of nodes is even: %1</source>
        <translation>節點數為偶數：%1</translation>
    </message>
    <message>
        <source>%1 nodes survive as many failures. One node fewer saves a vote per lock.</source>
        <translation>%1 個節點能承受的故障一樣多。少一個節點，每個鎖可省一票。</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>尚無回應</translation>
    </message>
    <message>
        <source>%1 cannot be reached</source>
        <translation>%1 連不上</translation>
    </message>
    <message>
        <source>Lockscope does not see its locks: %1</source>
        <translation>Lockscope 看不到它的鎖：%1</translation>
    </message>
    <message>
        <source>The node cannot vote: %1</source>
        <translation>此節點無法投票：%1</translation>
    </message>
    <message>
        <source>Both names share one vote. Lockscope lists the problems under %1.</source>
        <translation>兩個名稱共用一票。Lockscope 將問題列在 %1 之下。</translation>
    </message>
    <message>
        <source>At least %1 lock(s) of %2 are not shown, because there are too many</source>
        <translation>鎖太多，%2 至少有 %1 個鎖未顯示</translation>
    </message>
    <message>
        <source>Watch fewer keys with a pattern, or raise --most-locks.</source>
        <translation>請用模式減少監看的鍵，或調高 --most-locks。</translation>
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
    <name>Lockscope::Lab::CheckList</name>
    <message>
        <source>none yet</source>
        <translation>還沒有</translation>
    </message>
    <message>
        <source>tick here as they come true</source>
        <translation>成立時會在此打勾</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ClientControlsView</name>
    <message>
        <source>Add</source>
        <translation>加入</translation>
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
        <source>Hold</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>釋放</translation>
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
        <source>Its way of locking has no watchdog: nothing renews its lock</source>
        <translation>它的加鎖方式沒有看門狗：沒有什麼為它的鎖續租</translation>
    </message>
    <message>
        <source>Its way of locking has no fencing token</source>
        <translation>它的加鎖方式沒有 fencing token</translation>
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
    <message>
        <source>Tries for ten seconds, and then holds the lock for this long</source>
        <translation>嘗試十秒，然後持有鎖這麼久</translation>
    </message>
    <message>
        <source>SIGSTOP: the client pauses and does not notice</source>
        <translation>SIGSTOP：用戶端暫停，且不會察覺</translation>
    </message>
    <message>
        <source>The client is paused and would not notice</source>
        <translation>用戶端已暫停，不會察覺</translation>
    </message>
    <message>
        <source>Starts a client process that follows your commands</source>
        <translation>啟動一個聽從您命令的用戶端行程</translation>
    </message>
    <message>
        <source>Tries for this long, at least once</source>
        <translation>在這段時間內嘗試，至少一次</translation>
    </message>
    <message>
        <source>Releases as its scheme does, even if the lock is lost</source>
        <translation>依其方案釋放，即使鎖已遺失</translation>
    </message>
    <message>
        <source>Its way of locking uses node %1 only, which is no majority of all nodes</source>
        <translation>它的加鎖方式只用節點 %1，不是所有節點的多數</translation>
    </message>
    <message>
        <source>Choose a running client first</source>
        <translation>請先選擇一個正在執行的用戶端</translation>
    </message>
    <message>
        <source>Its watchdog renews the lock. Without it the lock ends with its TTL.</source>
        <translation>看門狗為鎖續租。沒有看門狗，鎖會隨其 TTL 結束。</translation>
    </message>
    <message>
        <source>Sends its token with each write. Without a token the store accepts late writes, too.</source>
        <translation>每次寫入都帶上 token。沒有 token，儲存端也會接受遲到的寫入。</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ExerciseList</name>
    <message>
        <source>Exercises of the lab</source>
        <translation>實驗室的練習</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ExerciseModel</name>
    <message>
        <source>cut short</source>
        <translation>中途結束</translation>
    </message>
    <message>
        <source>Stock experiment</source>
        <translation>庫存實驗</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>自己動手</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
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
    <message>
        <source>Chance plays a part: this is attempt %1</source>
        <translation>有偶然因素：這是第 %1 次嘗試</translation>
    </message>
    <message>
        <source>⚠ Paused for %1 while TTLs kept running: repeat it without a pause</source>
        <translation>⚠ 暫停了 %1，而 TTL 仍在走：請不暫停再做一次</translation>
    </message>
    <message>
        <source>⚠ Somebody acted by hand meanwhile: repeat it to see it alone</source>
        <translation>⚠ 期間有人手動操作：請重做一次，單獨觀察</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::LabControls</name>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暫停(&amp;U)</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>單步(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>重新開始(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>繼續(&amp;C)</translation>
    </message>
    <message>
        <source>Between two steps. TTLs keep running. (Space, except in a text field)</source>
        <translation>在兩步之間。TTL 照常流逝。（空白鍵，文字欄位內除外）</translation>
    </message>
    <message>
        <source>One more step (full stop in the list)</source>
        <translation>再走一步（清單中按句點）</translation>
    </message>
    <message>
        <source>Ends all clients and nodes of the lab</source>
        <translation>結束實驗室的所有用戶端和節點</translation>
    </message>
    <message>
        <source>From the next start on, TTLs of a few seconds are five times as long.</source>
        <translation>從下次開始起，幾秒的 TTL 延長到五倍。</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢速</translation>
    </message>
    <message>
        <source>A moment after each step. %1</source>
        <translation>每一步之後稍停片刻。%1</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Never waits</source>
        <translation>從不等待</translation>
    </message>
    <message>
        <source>By step</source>
        <translation>逐步</translation>
    </message>
    <message>
        <source>Waits for Step after each step. %1</source>
        <translation>每一步之後等待「單步」。%1</translation>
    </message>
    <message>
        <source>Starts the chosen exercise with new nodes and clients (Enter in the list)</source>
        <translation>用新的節點和用戶端開始所選的練習（清單中按 Enter）</translation>
    </message>
    <message>
        <source>Ends the running exercise, which is then cut short: %1</source>
        <translation>結束正在進行的練習，它會中途結束：%1</translation>
    </message>
    <message>
        <source>The exercise has ended. Its nodes and clients stay until the next start.</source>
        <translation>練習已結束。它的節點和用戶端會保留到下次開始。</translation>
    </message>
    <message>
        <source>Choose an exercise and press Start.</source>
        <translation>請選擇一項練習，然後按「開始」。</translation>
    </message>
    <message>
        <source>The nodes are starting…</source>
        <translation>正在啟動節點…</translation>
    </message>
    <message>
        <source>Cut short: %1.
The nodes are starting…</source>
        <translation>中途結束：%1。
正在啟動節點…</translation>
    </message>
    <message>
        <source>The nodes are yours. “By hand” has all actions.</source>
        <translation>節點歸您操作。所有動作都在「手動操作」中。</translation>
    </message>
    <message>
        <source>Paused after the last step. TTLs keep running.</source>
        <translation>已在上一步之後暫停。TTL 照常流逝。</translation>
    </message>
    <message>
        <source>All buyers are paused (SIGSTOP). TTLs keep running.</source>
        <translation>所有買家都已暫停（SIGSTOP）。TTL 照常流逝。</translation>
    </message>
    <message>
        <source>Paused: no buyer has started yet.</source>
        <translation>已暫停：還沒有買家開始。</translation>
    </message>
    <message>
        <source>Pauses as soon as this step is done.</source>
        <translation>這一步一完成就暫停。</translation>
    </message>
    <message>
        <source>Pauses after this step. %1</source>
        <translation>在這一步之後暫停。%1</translation>
    </message>
    <message>
        <source>This step is running.</source>
        <translation>正在走這一步。</translation>
    </message>
    <message>
        <source>Running.</source>
        <translation>進行中。</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::LabPanel</name>
    <message>
        <source>Stock</source>
        <translation>庫存</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動操作</translation>
    </message>
    <message>
        <source>Lab: %1</source>
        <translation>實驗室：%1</translation>
    </message>
    <message>
        <source>A run that was cut short has no row in the comparison of schemes</source>
        <translation>中途結束的執行在方案比較中沒有列</translation>
    </message>
    <message>
        <source>Cut short, because it was stopped</source>
        <translation>中途結束，因為被停止</translation>
    </message>
    <message>
        <source>Guided tour</source>
        <translation>導覽</translation>
    </message>
    <message>
        <source>Search exercises</source>
        <translation>搜尋練習</translation>
    </message>
    <message>
        <source>Twelve exercises from no lock to fencing</source>
        <translation>十二項練習，從沒有鎖到 fencing token</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>圖解</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>預期</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>檢查項目</translation>
    </message>
    <message>
        <source>Take part</source>
        <translation>親自參與</translation>
    </message>
    <message>
        <source>Tour: next (%1 of %2)</source>
        <translation>導覽：下一項（%1 / %2）</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>結束導覽</translation>
    </message>
    <message>
        <source>Tour, %1 of %2:</source>
        <translation>導覽，%1 / %2：</translation>
    </message>
    <message>
        <source>Watch:</source>
        <translation>看點：</translation>
    </message>
    <message>
        <source>Found in:</source>
        <translation>見於：</translation>
    </message>
    <message>
        <source>Weakness:</source>
        <translation>弱點：</translation>
    </message>
    <message>
        <source>The stock experiment has a chart: see Stock.</source>
        <translation>庫存實驗有圖表：請看「庫存」。</translation>
    </message>
    <message>
        <source>The nodes and clients are starting…</source>
        <translation>正在啟動節點與用戶端…</translation>
    </message>
    <message>
        <source>Chance plays a part, so it runs again: attempt %1</source>
        <translation>有偶然因素，因此再執行：第 %1 次嘗試</translation>
    </message>
    <message>
        <source>Cut short, because another exercise started: %1</source>
        <translation>中途結束，因為開始了另一個練習：%1</translation>
    </message>
    <message>
        <source>Start the exercise to see it here.</source>
        <translation>開始練習後即可在此查看。</translation>
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
        <source>Shut down</source>
        <translation>關閉</translation>
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
        <source>Starts it again on its old port, empty</source>
        <translation>在原連接埠上重新啟動，空的</translation>
    </message>
    <message>
        <source>Closes its port and its connections. It keeps running, but no client reaches it. (CONFIG SET port 0, Redis 7)</source>
        <translation>關閉其連接埠與連線。它繼續執行，但沒有用戶端連得到它。（CONFIG SET port 0，Redis 7）</translation>
    </message>
    <message>
        <source>SHUTDOWN SAVE: it saves its keys and has them again when it starts</source>
        <translation>SHUTDOWN SAVE：儲存其鍵，啟動時恢復</translation>
    </message>
    <message>
        <source>Starts it again on its old port, with the keys that it saved</source>
        <translation>在原連接埠重新啟動，帶上所儲存的鍵</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StockChart</name>
    <message>
        <source>Stock, sales and losses over time</source>
        <translation>庫存、銷售與遺失隨時間的變化</translation>
    </message>
    <message>
        <source>Left: %1. Sold: %2. Lost: %3. %4</source>
        <translation>剩餘：%1。售出：%2。遺失：%3。%4</translation>
    </message>
    <message>
        <source>%1 sales/s</source>
        <translation>每秒 %1 筆銷售</translation>
    </message>
    <message>
        <source>Sales appear here while the experiment runs.</source>
        <translation>實驗進行時，銷售會顯示在這裡。</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩餘</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>售出</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>遺失</translation>
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
    <message>
        <source>Comparison of the schemes that ran</source>
        <translation>已執行方案的比較</translation>
    </message>
    <message>
        <source>Schemes that ran are compared here.</source>
        <translation>已執行的方案在此比較。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Write the comparison to a CSV or JSON file</source>
        <translation>將比較寫入 CSV 或 JSON 檔案</translation>
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
    <name>Lockscope::Lab::SwimLanesView</name>
    <message>
        <source>Diagram of the exercise</source>
        <translation>練習的圖解</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>儲存圖片</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG 圖片 (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 圖片 (*.png)</translation>
    </message>
    <message>
        <source>✔ Saved the picture to %1</source>
        <translation>✔ 已將圖片儲存到 %1</translation>
    </message>
    <message>
        <source>✖ Cannot write %1: %2</source>
        <translation>✖ 無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>儲存圖片…</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::TakePartView</name>
    <message>
        <source>Start an exercise to take part.</source>
        <translation>請開始一項練習，以便參與。</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>恢復 %1</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>暫停 %1</translation>
    </message>
    <message>
        <source>SIGCONT</source>
        <translation>SIGCONT</translation>
    </message>
    <message>
        <source>SIGSTOP: the process stops and does not notice</source>
        <translation>SIGSTOP：行程停住，且不會察覺</translation>
    </message>
    <message>
        <source>Kill %1</source>
        <translation>強制終止 %1</translation>
    </message>
    <message>
        <source>SIGKILL</source>
        <translation>SIGKILL</translation>
    </message>
    <message>
        <source>Start node %1</source>
        <translation>啟動節點 %1</translation>
    </message>
    <message>
        <source>On its old port</source>
        <translation>在原連接埠上</translation>
    </message>
    <message>
        <source>Thaw node %1</source>
        <translation>解凍節點 %1</translation>
    </message>
    <message>
        <source>Freeze node %1</source>
        <translation>凍結節點 %1</translation>
    </message>
    <message>
        <source>SIGSTOP: it accepts connections and answers nothing</source>
        <translation>SIGSTOP：它接受連線，但什麼也不回應</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::Words</name>
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
        <source>Bob is refused</source>
        <translation>Bob 遭拒</translation>
    </message>
    <message>
        <source>only Ann is inside</source>
        <translation>只有 Ann 在內</translation>
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
        <source>nobody ever gets the lock again</source>
        <translation>再也沒有人得到這個鎖</translation>
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
        <source>Bob gets the lock that Ann holds, and two are inside at once</source>
        <translation>Bob 得到了 Ann 持有的鎖，兩個人同時在內</translation>
    </message>
    <message>
        <source>Bob gets the same token as Ann</source>
        <translation>Bob 得到與 Ann 相同的 token</translation>
    </message>
    <message>
        <source>a sale is lost</source>
        <translation>遺失一筆銷售</translation>
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
        <source>the stock counts each sale</source>
        <translation>庫存計入了每筆銷售</translation>
    </message>
    <message>
        <source>%1 sold, stock %2</source>
        <translation>售出 %1，庫存 %2</translation>
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
        <source>Ann gets three of five nodes</source>
        <translation>Ann 得到五個節點中的三個</translation>
    </message>
    <message>
        <source>Bob gets three of five as well: C has voted twice</source>
        <translation>Bob 也得到五個中的三個：C 投了兩次票</translation>
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
        <source>the waiter sleeps beside a free lock</source>
        <translation>等待者睡在空著的鎖旁邊</translation>
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
        <source>Ann knows that she does not hold it</source>
        <translation>Ann 知道自己沒有持有它</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog leaves Bob&apos;s lock alone</source>
        <translation>Ann 的看門狗不更動 Bob 的鎖</translation>
    </message>
    <message>
        <source>Bob gets the lock</source>
        <translation>Bob 得到鎖</translation>
    </message>
    <message>
        <source>Ann knows that she has lost it</source>
        <translation>Ann 知道自己失去了它</translation>
    </message>
    <message>
        <source>the deleted lock comes back</source>
        <translation>被刪除的鎖又回來</translation>
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
        <source>Strict watchdog: this library on one node</source>
        <translation>嚴格的看門狗：本程式庫，一個節點</translation>
    </message>
    <message>
        <source>Lockscope</source>
        <translation>Lockscope</translation>
    </message>
    <message>
        <source>Strict Redlock: this library on five nodes</source>
        <translation>嚴格的 Redlock：本程式庫，五個節點</translation>
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
        <source>A lock inside each process</source>
        <translation>每個行程內部的鎖</translation>
    </message>
    <message>
        <source>synchronized, Mutex, std::mutex</source>
        <translation>synchronized、Mutex、std::mutex</translation>
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
        <source>redlock-rb, redlock-py, redsync, node-redlock</source>
        <translation>redlock-rb、redlock-py、redsync、node-redlock</translation>
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
        <source>JedisLock, old redis-objects, redis-lock of node</source>
        <translation>JedisLock、舊的 redis-objects、node 的 redis-lock</translation>
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
        <source>SETNX and EXPIRE in one script</source>
        <translation>SETNX 和 EXPIRE 在一個腳本裡</translation>
    </message>
    <message>
        <source>by hand, for servers before SET NX PX</source>
        <translation>手寫，用於 SET NX PX 之前的伺服器</translation>
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
        <source>SET NX PX with an owner, GET then DEL</source>
        <translation>帶持有者的 SET NX PX，先 GET 再 DEL</translation>
    </message>
    <message>
        <source>Spring Integration before 6.2, by hand</source>
        <translation>6.2 之前的 Spring Integration、手寫</translation>
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
        <source>A master fails, under Redlock</source>
        <translation>主節點失效，用 Redlock</translation>
    </message>
    <message>
        <source>four of five nodes still have Ann&apos;s lock, and Bob was refused</source>
        <translation>五個節點中的四個仍有 Ann 的鎖，Bob 遭拒</translation>
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
        <source>Carl gets the lock beside Bob</source>
        <translation>Bob 還在內，Carl 也得到了鎖</translation>
    </message>
    <message>
        <source>Ann&apos;s lock is left on 2 of 5 nodes</source>
        <translation>Ann 的鎖留在 5 個節點中的 2 個上</translation>
    </message>
    <message>
        <source>nobody else gets the lock</source>
        <translation>別人都得不到鎖</translation>
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
        <source>Bob tries again, and waits</source>
        <translation>Bob 再次嘗試，並等待</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog has not set the key again</source>
        <translation>Ann 的看門狗 沒有重新設定鍵</translation>
    </message>
    <message>
        <source>the deleted lock does not come back</source>
        <translation>被刪除的鎖不再回來</translation>
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
        <source>An operator types: lockscope %1</source>
        <translation>一位操作員輸入：lockscope %1</translation>
    </message>
    <message>
        <source>n/a: it stood still between the steps</source>
        <translation>無資料：步驟之間停住了</translation>
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
        <source>Waits until %1 has the lock, or gives up</source>
        <translation>等待 %1 得到鎖，或放棄</translation>
    </message>
    <message>
        <source>Waits for the answer of %1</source>
        <translation>等待 %1 的回答</translation>
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
        <source>before the release</source>
        <translation>釋放之前</translation>
    </message>
    <message>
        <source>refused: someone else holds it</source>
        <translation>遭拒：由別人持有</translation>
    </message>
    <message>
        <source>Waits until %1 learns that the lock is lost</source>
        <translation>等待 %1 得知鎖已遺失</translation>
    </message>
    <message>
        <source>%1 pauses</source>
        <translation>%1 暫停</translation>
    </message>
    <message>
        <source>%1 learns that the lock is lost</source>
        <translation>%1 得知鎖已遺失</translation>
    </message>
    <message>
        <source>%1 has no lock to release</source>
        <translation>%1 沒有可釋放的鎖</translation>
    </message>
    <message>
        <source>%1 releases the lock: %2</source>
        <translation>%1 釋放鎖：%2</translation>
    </message>
    <message>
        <source>nothing: the exercise ends when you stop it</source>
        <translation>沒有：您停止時練習就結束</translation>
    </message>
    <message>
        <source>%1 is to acquire the lock</source>
        <translation>要求 %1 取得鎖</translation>
    </message>
    <message>
        <source>%1 is to hold the lock for %2 s</source>
        <translation>要求 %1 持有鎖 %2 秒</translation>
    </message>
    <message>
        <source>%1 is to buy</source>
        <translation>要求 %1 購買</translation>
    </message>
    <message>
        <source>%1 is to release the lock</source>
        <translation>要求 %1 釋放鎖</translation>
    </message>
    <message>
        <source>Bob, whose clock is an hour ahead, takes over the lock that Ann holds</source>
        <translation>Bob 的時鐘快了一小時，他接手了 Ann 持有的鎖</translation>
    </message>
    <message>
        <source>two clients are inside at once</source>
        <translation>兩個用戶端同時在內</translation>
    </message>
    <message>
        <source>by Bob&apos;s clock, Ann&apos;s lock had ended long ago</source>
        <translation>依 Bob 的時鐘，Ann 的鎖早已結束</translation>
    </message>
    <message>
        <source>only the server&apos;s clock counts the TTL down</source>
        <translation>只有伺服器的時鐘為 TTL 倒數</translation>
    </message>
    <message>
        <source>The value is the time when Ann&apos;s lock ends, by her clock. Bob&apos;s clock is an hour ahead, so the lock looks expired to him.</source>
        <translation>值是 Ann 的鎖結束的時間，依她的時鐘。Bob 的時鐘快了一小時，所以在他看來鎖已到期。</translation>
    </message>
    <message>
        <source>The server counts the TTL down. The clients&apos; clocks do not matter.</source>
        <translation>TTL 由伺服器倒數。用戶端的時鐘無關緊要。</translation>
    </message>
    <message>
        <source>the owner keeps the lock</source>
        <translation>持有者保有鎖</translation>
    </message>
    <message>
        <source>Bob tries for a second and does not get the lock</source>
        <translation>Bob 嘗試一秒，沒有得到鎖</translation>
    </message>
    <message>
        <source>the dead owner&apos;s lock is still held until an operator releases it</source>
        <translation>已死持有者的鎖仍被持有，直到操作員釋放它</translation>
    </message>
    <message>
        <source>Ann never sent EXPIRE: the lock is held for ever</source>
        <translation>Ann 沒有送出 EXPIRE：鎖永遠被持有</translation>
    </message>
    <message>
        <source>the key has an expiry</source>
        <translation>鍵有到期時間</translation>
    </message>
    <message>
        <source>Bob gets the lock when the TTL is over</source>
        <translation>TTL 結束後 Bob 得到鎖</translation>
    </message>
    <message>
        <source>Bob had the lock when the TTL was over</source>
        <translation>TTL 一結束 Bob 就得到了鎖</translation>
    </message>
    <message>
        <source>Bob had the lock after %1 ms</source>
        <translation>Bob 在 %1 毫秒後得到了鎖</translation>
    </message>
    <message>
        <source>the lock expires one TTL later</source>
        <translation>一個 TTL 之後鎖到期</translation>
    </message>
    <message>
        <source>Node %1, the replica, is frozen and cut off from node %2, the master</source>
        <translation>複本（節點 %1）已凍結，並與主節點（節點 %2）切斷</translation>
    </message>
    <message>
        <source>the new master granted the lock a second time</source>
        <translation>新的主節點把鎖又給出了一次</translation>
    </message>
    <message>
        <source>Ann learns of her loss when her TTL ends without a renewal</source>
        <translation>Ann 的 TTL 未經續租就結束，這時她得知鎖已遺失</translation>
    </message>
    <message>
        <source>two clients held the lock until Ann&apos;s TTL was over; then Ann learned of her loss</source>
        <translation>兩個用戶端同時持有鎖，直到 Ann 的 TTL 結束；這時 Ann 得知鎖已遺失</translation>
    </message>
    <message>
        <source>the store cannot tell the tokens apart and accepts both writes</source>
        <translation>儲存端分不清兩個 token，兩次寫入都接受</translation>
    </message>
    <message>
        <source>2 sold, stock %1: a token is only as safe as its counter</source>
        <translation>售出 2，庫存 %1：計數器有多可靠，token 才有多可靠</translation>
    </message>
    <message>
        <source>Replication is asynchronous: the promoted replica never received Ann&apos;s lock.</source>
        <translation>複寫是非同步的：升為主節點的複本沒有收到過 Ann 的鎖。</translation>
    </message>
    <message>
        <source>Two clients hold the lock until Ann&apos;s TTL is over: she cannot renew it.</source>
        <translation>兩個用戶端同時持有鎖，直到 Ann 的 TTL 結束：她無法續租。</translation>
    </message>
    <message>
        <source>two clients are inside at once, and the first learns of its loss</source>
        <translation>兩個用戶端同時在內，第一個得知鎖已遺失</translation>
    </message>
    <message>
        <source>Ann&apos;s release leaves Bob&apos;s lock alone</source>
        <translation>Ann 的釋放不更動 Bob 的鎖</translation>
    </message>
    <message>
        <source>Ann has compared the owner, and deletes a lock</source>
        <translation>Ann 已比較過持有者，並刪除鎖</translation>
    </message>
    <message>
        <source>Ann deleted Bob&apos;s lock: two clients are inside at once</source>
        <translation>Ann 刪除了 Bob 的鎖：兩個用戶端同時在內</translation>
    </message>
    <message>
        <source>Ann&apos;s check was right when she made it, and she still deleted Bob&apos;s lock</source>
        <translation>Ann 檢查時結果是對的，她仍刪除了 Bob 的鎖</translation>
    </message>
    <message>
        <source>the store accepts Bob&apos;s write</source>
        <translation>儲存端接受 Bob 的寫入</translation>
    </message>
    <message>
        <source>the store refuses Ann&apos;s write</source>
        <translation>儲存端拒絕 Ann 的寫入</translation>
    </message>
    <message>
        <source>the store accepts Ann&apos;s late write</source>
        <translation>儲存端接受 Ann 遲來的寫入</translation>
    </message>
    <message>
        <source>Ann works on beside Bob after her TTL; no release can prevent that. Her release finds another owner and leaves Bob&apos;s lock alone, so Carl stays out.</source>
        <translation>Ann 在 TTL 結束後繼續工作，與 Bob 同時；任何釋放方式都無法防止。她的釋放發現持有者是別人，不更動 Bob 的鎖，所以 Carl 進不來。</translation>
    </message>
    <message>
        <source>Bob keeps his lock</source>
        <translation>Bob 保有他的鎖</translation>
    </message>
    <message>
        <source>The lock changes hands between Ann&apos;s GET and her DEL.</source>
        <translation>在 Ann 的 GET 與 DEL 之間，鎖換了持有者。</translation>
    </message>
    <message>
        <source>The holder pauses for longer than its TTL</source>
        <translation>持有者暫停得比其 TTL 更久</translation>
    </message>
    <message>
        <source>Each client releases its votes, waits for a random time, and tries again</source>
        <translation>每個用戶端釋放自己的票，等待一段隨機時間，再次嘗試</translation>
    </message>
    <message>
        <source>after random pauses each client gets the lock, one at a time</source>
        <translation>隨機等待之後，各用戶端逐一得到鎖</translation>
    </message>
    <message>
        <source>%1 never got the lock</source>
        <translation>%1 始終沒有得到鎖</translation>
    </message>
    <message>
        <source>no client got the lock in the first round</source>
        <translation>第一輪沒有用戶端得到鎖</translation>
    </message>
    <message>
        <source>split two, two, one; then each client got the lock, in %1 tries altogether</source>
        <translation>票分成二、二、一；之後每個用戶端都得到了鎖，總共嘗試 %1 次</translation>
    </message>
    <message>
        <source>C may not vote yet, and two nodes are no majority</source>
        <translation>C 還不能投票，兩個節點不是多數</translation>
    </message>
    <message>
        <source>one node forgot the lock, and two clients hold it</source>
        <translation>一個節點忘了鎖，兩個用戶端都持有它</translation>
    </message>
    <message>
        <source>Ann&apos;s lock is left on 2 of 5 nodes, and nobody has a majority; C may not vote yet, so Bob was refused</source>
        <translation>Ann 的鎖留在 5 個節點中的 2 個上，誰都沒有多數；C 還不能投票，所以 Bob 遭拒</translation>
    </message>
    <message>
        <source>Three owners share five nodes, and none has a majority.</source>
        <translation>三個持有者分占五個節點，誰都沒有多數。</translation>
    </message>
    <message>
        <source>nobody gets the lock in the first round, each client gets it later</source>
        <translation>第一輪沒有人得到鎖，之後每個用戶端都得到</translation>
    </message>
    <message>
        <source>Node C forgets Ann&apos;s lock, which is left on A and B. Bob asks C, D and E. C&apos;s vote does not count until the longest TTL has passed, and D and E are no majority.</source>
        <translation>節點 C 忘了 Ann 的鎖，鎖還留在 A 和 B 上。Bob 詢問 C、D 和 E。最長的 TTL 過去之前，C 的票不計入，而 D 和 E 不是多數。</translation>
    </message>
    <message>
        <source>each waiter gets the lock</source>
        <translation>每個等待者都得到鎖</translation>
    </message>
    <message>
        <source>one client is inside at a time</source>
        <translation>一次只有一個用戶端在內</translation>
    </message>
    <message>
        <source>the waiters get the lock in the order in which they came</source>
        <translation>等待者按先來後到得到鎖</translation>
    </message>
    <message>
        <source>some waiters overtake earlier ones</source>
        <translation>有些等待者超越了先來的</translation>
    </message>
    <message>
        <source>some waiters are overtaken</source>
        <translation>有些等待者被超越</translation>
    </message>
    <message>
        <source>no waiter is overtaken</source>
        <translation>沒有等待者被超越</translation>
    </message>
    <message>
        <source>lockscope releases the lock</source>
        <translation>lockscope 釋放鎖</translation>
    </message>
    <message>
        <source>The lab sends the message that the DEL left out</source>
        <translation>實驗室送出 DEL 沒有送的訊息</translation>
    </message>
    <message>
        <source>the missing message wakes Bob</source>
        <translation>補上的訊息喚醒 Bob</translation>
    </message>
    <message>
        <source>Bob slept beside a free lock, and would have slept until the end of the TTL that he had read</source>
        <translation>Bob 睡在空著的鎖旁邊，本會睡到他讀到的 TTL 結束</translation>
    </message>
    <message>
        <source>`lockscope release --execute` compares the owner, deletes the key, and sends the message.</source>
        <translation>`lockscope release --execute` 比較持有者、刪除鍵，並送出訊息。</translation>
    </message>
    <message>
        <source>Ann held the lock all the time</source>
        <translation>Ann 一直持有鎖</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog renewed the lock again and again</source>
        <translation>Ann 的看門狗一再續租鎖</translation>
    </message>
    <message>
        <source>Ann releases her own lock</source>
        <translation>Ann 釋放自己的鎖</translation>
    </message>
    <message>
        <source>Bob then gets the lock, and was never inside with Ann</source>
        <translation>之後 Bob 得到鎖，從未與 Ann 同時在內</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog renewed the lock for three TTLs; then she released it</source>
        <translation>Ann 的看門狗續租鎖達三個 TTL 之久；之後她釋放了它</translation>
    </message>
    <message>
        <source>Ann learned of her loss as soon as she went on</source>
        <translation>Ann 一繼續就得知鎖已遺失</translation>
    </message>
    <message>
        <source>the key is back and names Ann</source>
        <translation>鍵又回來了，並指明 Ann</translation>
    </message>
    <message>
        <source>Bob does not get the lock that the operator freed</source>
        <translation>Bob 得不到操作員釋放的鎖</translation>
    </message>
    <message>
        <source>Ann has not noticed</source>
        <translation>Ann 沒有察覺</translation>
    </message>
    <message>
        <source>the lock that the operator deleted came back</source>
        <translation>操作員刪除的鎖又回來了</translation>
    </message>
    <message>
        <source>the lock was free until Bob came, and Ann learned of her loss</source>
        <translation>Bob 來之前鎖一直空著，Ann 得知鎖已遺失</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog renews the TTL at each third of it. So her lock lasts as long as her work, three TTLs, while Bob tries.</source>
        <translation>Ann 的看門狗每過三分之一 TTL 就續租一次。所以她的鎖與工作一樣久，達三個 TTL，其間 Bob 一直嘗試。</translation>
    </message>
    <message>
        <source>A stopped process cannot renew. A strict watchdog reports the loss when the process goes on.</source>
        <translation>停住的行程無法續租。行程繼續時，嚴格的看門狗會回報鎖已遺失。</translation>
    </message>
    <message>
        <source>the holder learns that its lock is lost</source>
        <translation>持有者得知自己的鎖已遺失</translation>
    </message>
    <message>
        <source>The operator deletes the key. Within half a TTL the key is back.</source>
        <translation>操作員刪除鍵。半個 TTL 之內，鍵又回來了。</translation>
    </message>
    <message>
        <source>The operator deletes Ann&apos;s lock. Her watchdog does not set the key again, Ann learns of the loss, and Bob gets the lock.</source>
        <translation>操作員刪除 Ann 的鎖。她的看門狗不重新設定鍵，Ann 得知鎖已遺失，Bob 得到鎖。</translation>
    </message>
    <message>
        <source>A failing master may lose the latest token, and its successor issues that token again.</source>
        <translation>失效的主節點可能遺失最近的 token，接替者會再次發出同一個 token。</translation>
    </message>
    <message>
        <source>A failing master loses its latest locks.</source>
        <translation>失效的主節點會遺失最近的鎖。</translation>
    </message>
    <message>
        <source>A holder that pauses between its check and its write writes too late.</source>
        <translation>持有者若在檢查與寫入之間暫停，就會寫得太遲。</translation>
    </message>
    <message>
        <source>Two buyers read the same stock and both write it back: one sale is lost.</source>
        <translation>兩個買家讀到相同的庫存，又都寫回：遺失一筆銷售。</translation>
    </message>
    <message>
        <source>Each process has its own lock, so processes do not exclude each other.</source>
        <translation>每個行程各有自己的鎖，所以行程之間不互斥。</translation>
    </message>
    <message>
        <source>A bare DEL wakes nobody: waiters sleep on beside a free lock.</source>
        <translation>單獨的 DEL 不喚醒任何人：等待者繼續睡在空著的鎖旁邊。</translation>
    </message>
    <message>
        <source>A node that restarts empty votes a second time.</source>
        <translation>重新啟動後是空的節點會第二次投票。</translation>
    </message>
    <message>
        <source>A dead owner keeps the lock for ever.</source>
        <translation>已死的持有者永遠占著鎖。</translation>
    </message>
    <message>
        <source>A client whose clock is ahead takes over a held lock. DEL deletes the lock, whoever holds it.</source>
        <translation>時鐘偏快的用戶端會接手持有中的鎖。不論由誰持有，DEL 都會刪除鎖。</translation>
    </message>
    <message>
        <source>An owner that dies between the two keeps the lock for ever.</source>
        <translation>持有者若死在兩者之間，就永遠占著鎖。</translation>
    </message>
    <message>
        <source>The value names no owner: a late owner deletes someone else&apos;s lock.</source>
        <translation>值不指明持有者：遲到的持有者會刪除別人的鎖。</translation>
    </message>
    <message>
        <source>A late owner deletes someone else&apos;s lock.</source>
        <translation>遲到的持有者會刪除別人的鎖。</translation>
    </message>
    <message>
        <source>The lock may change hands between the check and the DEL.</source>
        <translation>在檢查與 DEL 之間，鎖可能換了持有者。</translation>
    </message>
    <message>
        <source>Work that outlasts the TTL goes on without the lock.</source>
        <translation>超過 TTL 的工作會在沒有鎖的情況下繼續。</translation>
    </message>
    <message>
        <source>Watchdog that sets a missing key again</source>
        <translation>會重新設定缺失鍵的看門狗</translation>
    </message>
    <message>
        <source>A deleted lock comes back, and its holder does not notice.</source>
        <translation>被刪除的鎖會回來，其持有者不會察覺。</translation>
    </message>
    <message>
        <source>The lab makes Sentinel fail over now, without waiting until it is sure</source>
        <translation>實驗室讓 Sentinel 現在就容錯移轉，不等它確定</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>自己動手試</translation>
    </message>
    <message>
        <source>Start clients of any scheme under “By hand”, and do to them and to the nodes what you like. Redlock asks all five nodes, other schemes only node A.</source>
        <translation>在「手動操作」下啟動任一上鎖方式的用戶端，並隨意操作它們和節點。Redlock 詢問全部五個節點，其他上鎖方式只詢問節點 A。</translation>
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
        <translation>操作員</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Replica %1</source>
        <translation>複本 %1</translation>
    </message>
    <message>
        <source>Master %1</source>
        <translation>主節點 %1</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>節點 %1</translation>
    </message>
    <message>
        <source>Sentinel</source>
        <translation>Sentinel</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>庫存</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空著</translation>
    </message>
    <message>
        <source>learns of the loss</source>
        <translation>得知鎖已遺失</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>讀到 %1</translation>
    </message>
    <message>
        <source>says: I hold it</source>
        <translation>說：我持有鎖</translation>
    </message>
    <message>
        <source>says: I do not hold it</source>
        <translation>說：我不持有鎖</translation>
    </message>
    <message>
        <source>stops %1</source>
        <translation>停住：%1</translation>
    </message>
    <message>
        <source>resumes</source>
        <translation>恢復</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>被強制終止</translation>
    </message>
    <message>
        <source>acquire</source>
        <translation>取得</translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <translation>
            <numerusform>%n 個在等待</numerusform>
        </translation>
    </message>
    <message>
        <source>acquire: refused</source>
        <translation>取得：遭拒</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>DEL deletes %1&apos;s lock</source>
        <translation>DEL 刪除 %1 的鎖</translation>
    </message>
    <message>
        <source>release: no key</source>
        <translation>釋放：沒有鍵</translation>
    </message>
    <message>
        <source>release</source>
        <translation>釋放</translation>
    </message>
    <message>
        <source>release: not the owner</source>
        <translation>釋放：不是持有者</translation>
    </message>
    <message>
        <source>writes %1, token %2</source>
        <translation>寫入 %1，token %2</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>寫入 %1</translation>
    </message>
    <message>
        <source>refused: token %1 &lt; %2</source>
        <translation>遭拒：token %1 &lt; %2</translation>
    </message>
    <message>
        <source>refused: the stock is not %1 any more</source>
        <translation>遭拒：庫存已不是 %1</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>遭拒</translation>
    </message>
    <message>
        <source>stock %1: %2&apos;s sale is lost</source>
        <translation>庫存 %1：%2 的銷售遺失</translation>
    </message>
    <message>
        <source>stock %1</source>
        <translation>庫存 %1</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 同時</translation>
    </message>
    <message>
        <source>paused, still believes it holds</source>
        <translation>已暫停，仍自以為持有</translation>
    </message>
    <message>
        <source>believes it holds</source>
        <translation>自以為持有</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>holds, token %1</source>
        <translation>持有中，token %1</translation>
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
        <translation>%1 · 永不到期</translation>
    </message>
    <message>
        <source>%1 · TTL %2</source>
        <translation>%1 · TTL %2</translation>
    </message>
    <message>
        <source>makes it the master</source>
        <translation>把它升為主節點</translation>
    </message>
    <message>
        <source>down</source>
        <translation>離線</translation>
    </message>
    <message>
        <source>back, empty</source>
        <translation>回來了，空的</translation>
    </message>
    <message>
        <source>back, with its keys</source>
        <translation>回來了，帶著它的鍵</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>已凍結</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>已切斷</translation>
    </message>
    <message>
        <source>set again</source>
        <translation>重新設定</translation>
    </message>
    <message>
        <source>renewed</source>
        <translation>已續租</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>已到期</translation>
    </message>
    <message>
        <source>deleted by %1</source>
        <translation>被 %1 刪除</translation>
    </message>
    <message>
        <source>Without a lock</source>
        <translation>沒有鎖</translation>
    </message>
    <message>
        <source>Broken locks</source>
        <translation>有缺陷的鎖</translation>
    </message>
    <message>
        <source>Long work</source>
        <translation>長時間的工作</translation>
    </message>
    <message>
        <source>Failover</source>
        <translation>容錯移轉</translation>
    </message>
    <message>
        <source>Redlock</source>
        <translation>Redlock</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>時鐘</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>等待者</translation>
    </message>
    <message>
        <source>A clock is ahead of a timestamp lock</source>
        <translation>時鐘快了，而鎖是時間戳記</translation>
    </message>
    <message>
        <source>A clock is ahead, and a TTL decides</source>
        <translation>時鐘快了，而由 TTL 決定</translation>
    </message>
    <message>
        <source>INCR makes the key, so Ann has the lock</source>
        <translation>INCR 建立了鍵，所以 Ann 得到鎖</translation>
    </message>
    <message>
        <source>after three TTLs Bob has no lock, and the key is still there</source>
        <translation>三個 TTL 之後 Bob 沒有得到鎖，鍵仍在</translation>
    </message>
    <message>
        <source>each of Bob&apos;s attempts prolonged the dead owner&apos;s lock</source>
        <translation>Bob 的每次嘗試都延長了已死持有者的鎖</translation>
    </message>
    <message>
        <source>SETNX without expiry</source>
        <translation>沒有到期時間的 SETNX</translation>
    </message>
    <message>
        <source>Ann takes the lock and dies. The key has no TTL, so it stays.</source>
        <translation>Ann 取得鎖後死了。鍵沒有 TTL，所以一直留著。</translation>
    </message>
    <message>
        <source>Crash between SETNX and EXPIRE</source>
        <translation>在 SETNX 與 EXPIRE 之間當掉</translation>
    </message>
    <message>
        <source>Ann dies after SETNX and before EXPIRE. The key never gets a TTL.</source>
        <translation>Ann 死在 SETNX 之後、EXPIRE 之前。鍵永遠得不到 TTL。</translation>
    </message>
    <message>
        <source>One script sets key and expiry</source>
        <translation>一個腳本設定鍵和到期時間</translation>
    </message>
    <message>
        <source>The server runs both commands or neither, so the key expires even if Ann dies. Both clients write 1: nobody can tell Bob&apos;s lock from Ann&apos;s.</source>
        <translation>兩個指令，伺服器要麼都執行，要麼都不執行，所以即使 Ann 死了，鍵也會到期。兩個用戶端都寫入 1：誰也分不清是 Bob 的鎖還是 Ann 的鎖。</translation>
    </message>
    <message>
        <source>INCR as a lock</source>
        <translation>用 INCR 當鎖</translation>
    </message>
    <message>
        <source>Ann takes the lock and dies. Bob tries again and again, and each attempt sets the TTL anew.</source>
        <translation>Ann 取得鎖後死了。Bob 一再嘗試，每次嘗試都重新設定 TTL。</translation>
    </message>
    <message>
        <source>the waiter itself keeps the dead owner&apos;s lock alive</source>
        <translation>正是等待者自己讓已死持有者的鎖一直存活</translation>
    </message>
    <message>
        <source>The master fails, with a strict watchdog</source>
        <translation>主節點失效，用嚴格的看門狗</translation>
    </message>
    <message>
        <source>The master fails, with fencing tokens</source>
        <translation>主節點失效，用 fencing token</translation>
    </message>
    <message>
        <source>The master gives Ann token 1 and dies. Its replica never received that, and gives Bob token 1 as well.</source>
        <translation>主節點給 Ann token 1，然後死了。它的複本沒有收到這件事，也給 Bob token 1。</translation>
    </message>
    <message>
        <source>Node A dies. Its replica takes its place without Ann&apos;s lock and votes for Bob. Four nodes still have Ann&apos;s lock.</source>
        <translation>節點 A 死了。它的複本取而代之，沒有 Ann 的鎖，並投票給 Bob。四個節點仍有 Ann 的鎖。</translation>
    </message>
    <message>
        <source>DEL removes someone else&apos;s lock</source>
        <translation>DEL 刪掉別人的鎖</translation>
    </message>
    <message>
        <source>Ann works on beside Bob after her TTL. Then her DEL deletes Bob&apos;s lock, because the value names no owner. Carl gets the lock, too.</source>
        <translation>Ann 在 TTL 結束後繼續工作，與 Bob 同時。然後她的 DEL 刪除了 Bob 的鎖，因為值不指明持有者。Carl 也得到鎖。</translation>
    </message>
    <message>
        <source>A release that compares the owner</source>
        <translation>會比較持有者的釋放</translation>
    </message>
    <message>
        <source>Check, then delete</source>
        <translation>先檢查，再刪除</translation>
    </message>
    <message>
        <source>Ann reads the stock, then pauses for longer than her TTL. Bob takes the lock and buys. Ann resumes and writes back what she read before.</source>
        <translation>Ann 讀取庫存，然後暫停得比她的 TTL 更久。Bob 取得鎖並購買。Ann 恢復後，寫回她先前讀到的值。</translation>
    </message>
    <message>
        <source>Fencing tokens stop a paused holder</source>
        <translation>Fencing token 擋下暫停過的持有者</translation>
    </message>
    <message>
        <source>Ann reads the stock, then pauses for longer than her TTL. Bob takes the lock and buys. When Ann resumes, the store compares tokens.</source>
        <translation>Ann 讀取庫存，然後暫停得比她的 TTL 更久。Bob 取得鎖並購買。Ann 恢復時，儲存端會比較 token。</translation>
    </message>
    <message>
        <source>Split vote</source>
        <translation>票分散了</translation>
    </message>
    <message>
        <source>A, B and C vote for Ann while D and E are down. Then node C restarts empty and votes for Bob.</source>
        <translation>D 和 E 離線時，A、B 和 C 投票給 Ann。然後節點 C 重新啟動，是空的，並投票給 Bob。</translation>
    </message>
    <message>
        <source>A node restarts empty and must wait</source>
        <translation>節點重新啟動後是空的，必須等待</translation>
    </message>
    <message>
        <source>Contention storm</source>
        <translation>爭用風暴</translation>
    </message>
    <message>
        <source>Six clients wait. The client that asks at the right moment gets the lock, so some overtake others.</source>
        <translation>六個用戶端在等待。在對的時刻詢問的用戶端得到鎖，所以有些會超越別人。</translation>
    </message>
    <message>
        <source>Contention with a queue</source>
        <translation>有佇列的爭用</translation>
    </message>
    <message>
        <source>The same six clients wait in a queue: first come, first served.</source>
        <translation>同樣的六個用戶端排隊等待：先來先得。</translation>
    </message>
    <message>
        <source>DEL wakes no waiter</source>
        <translation>DEL 不喚醒等待者</translation>
    </message>
    <message>
        <source>An operator deletes the key. The lock is free, and Bob sleeps on: he waits for a message that DEL does not send.</source>
        <translation>一位操作員刪除了鍵。鎖空著，Bob 卻繼續睡：他在等一則 DEL 不會送出的訊息。</translation>
    </message>
    <message>
        <source>A planned release wakes the waiter</source>
        <translation>按計畫釋放會喚醒等待者</translation>
    </message>
    <message>
        <source>A watchdog keeps the lock</source>
        <translation>看門狗保住鎖</translation>
    </message>
    <message>
        <source>The holder pauses with its watchdog</source>
        <translation>持有者連同其看門狗一起暫停</translation>
    </message>
    <message>
        <source>A watchdog sets a deleted key again</source>
        <translation>看門狗重新設定被刪除的鍵</translation>
    </message>
    <message>
        <source>A strict watchdog lets a deleted key go</source>
        <translation>嚴格的看門狗放手被刪除的鍵</translation>
    </message>
    <message>
        <source>the store refuses Ann&apos;s write, because the stock has changed since she read it</source>
        <translation>儲存端拒絕 Ann 的寫入，因為她讀取之後庫存已變</translation>
    </message>
    <message>
        <source>the store accepts Ann&apos;s write</source>
        <translation>儲存端接受 Ann 的寫入</translation>
    </message>
    <message>
        <source>Ann reads again, and her second write is accepted</source>
        <translation>Ann 再次讀取，她的第二次寫入被接受</translation>
    </message>
    <message>
        <source>No lock: a sale is lost</source>
        <translation>沒有鎖：遺失一筆銷售</translation>
    </message>
    <message>
        <source>Ann and Bob both read the stock, and both write back one less.</source>
        <translation>Ann 和 Bob 都讀取庫存，又都寫回減一後的值。</translation>
    </message>
    <message>
        <source>WATCH, MULTI, EXEC instead of a lock</source>
        <translation>用 WATCH、MULTI、EXEC 代替鎖</translation>
    </message>
    <message>
        <source>Ann and Bob both read the stock. Bob writes first, so EXEC refuses Ann&apos;s write. She reads again and writes again.</source>
        <translation>Ann 和 Bob 都讀取庫存。Bob 先寫入，所以 EXEC 拒絕 Ann 的寫入。她再次讀取，再次寫入。</translation>
    </message>
    <message>
        <source>no sale is lost, but one attempt was in vain</source>
        <translation>沒有遺失銷售，但有一次嘗試是徒勞</translation>
    </message>
    <message>
        <source>One atomic script needs no lock</source>
        <translation>一個不可分割的腳本，不需要鎖</translation>
    </message>
    <message>
        <source>Ann and Bob both read the stock. It does not matter: the script decrements what is there at that moment.</source>
        <translation>Ann 和 Bob 都讀取庫存。這無關緊要：腳本執行時，庫存是多少，就從多少減一。</translation>
    </message>
    <message>
        <source>tutorials, by hand</source>
        <translation>教學文章、手寫</translation>
    </message>
    <message>
        <source>Each attempt prolongs the TTL: waiters keep a dead owner&apos;s lock alive.</source>
        <translation>每次嘗試都延長 TTL：等待者讓已死持有者的鎖一直存活。</translation>
    </message>
    <message>
        <source>Redlock as most libraries do it</source>
        <translation>Redlock，大多數函式庫的做法</translation>
    </message>
    <message>
        <source>SETNX with a timestamp and GETSET</source>
        <translation>帶時間戳記的 SETNX，以及 GETSET</translation>
    </message>
    <message>
        <source>SET NX PX, compare and delete in Lua</source>
        <translation>SET NX PX，在 Lua 中比較並刪除</translation>
    </message>
    <message>
        <source>Optimistic: WATCH, MULTI, EXEC</source>
        <translation>樂觀方式：WATCH、MULTI、EXEC</translation>
    </message>
    <message>
        <source>the Redis documentation, redis-py&apos;s transaction()</source>
        <translation>Redis 文件、redis-py 的 transaction()</translation>
    </message>
    <message>
        <source>Under contention most attempts are in vain and must be repeated.</source>
        <translation>爭用時，大多數嘗試是徒勞，必須重來。</translation>
    </message>
    <message>
        <source>No lock needed: one atomic script</source>
        <translation>不需要鎖：一個不可分割的腳本</translation>
    </message>
    <message>
        <source>DECR, Lua, Redis functions</source>
        <translation>DECR、Lua、Redis 函式</translation>
    </message>
    <message>
        <source>Only for work that one command or script on one server can do.</source>
        <translation>只適用於一台伺服器上一個指令或腳本就能完成的工作。</translation>
    </message>
    <message>
        <source>Two clients change one number. What can go wrong without a lock?</source>
        <translation>兩個用戶端修改同一個數字。沒有鎖會出什麼錯？</translation>
    </message>
    <message>
        <source>Both wrote 99: a sale is lost. Read, decide and write must exclude each other.</source>
        <translation>兩者都寫入 99：遺失一筆銷售。讀取、決定和寫入必須互斥。</translation>
    </message>
    <message>
        <source>SETNX lets only one client in. What if that client dies?</source>
        <translation>SETNX 只讓一個用戶端進入。如果那個用戶端死了呢？</translation>
    </message>
    <message>
        <source>The key has no expiry, so nobody ever gets the lock again. A lock needs a TTL.</source>
        <translation>鍵沒有到期時間，所以再也沒有人得到這個鎖。鎖需要 TTL。</translation>
    </message>
    <message>
        <source>EXPIRE as a second command adds a TTL. Is that enough?</source>
        <translation>用第二個指令 EXPIRE 加上 TTL。這樣夠嗎？</translation>
    </message>
    <message>
        <source>The client died between the two commands. Key and TTL must be set in one step.</source>
        <translation>用戶端死在兩個指令之間。鍵和 TTL 必須在一步中設定。</translation>
    </message>
    <message>
        <source>One step sets both, like SET NX PX. The owner dies again.</source>
        <translation>一步設定兩者，如同 SET NX PX。持有者又死了。</translation>
    </message>
    <message>
        <source>The lock expires, and work goes on. But a TTL can also end while its owner lives.</source>
        <translation>鎖到期，工作繼續。但 TTL 也可能在持有者還活著時結束。</translation>
    </message>
    <message>
        <source>Ann&apos;s work lasts longer than her TTL. Then she sends DEL.</source>
        <translation>Ann 的工作超過她的 TTL。然後她送出 DEL。</translation>
    </message>
    <message>
        <source>DEL removed Bob&apos;s lock, and Carl came in. The value must name its owner.</source>
        <translation>DEL 刪掉了 Bob 的鎖，Carl 進來了。值必須指明持有者。</translation>
    </message>
    <message>
        <source>Now the value names the owner, and Ann checks it before DEL.</source>
        <translation>現在值指明持有者，Ann 在 DEL 之前會檢查它。</translation>
    </message>
    <message>
        <source>The lock changed hands between check and DEL. Compare and delete must be one step.</source>
        <translation>在檢查與 DEL 之間，鎖換了持有者。比較和刪除必須是一步。</translation>
    </message>
    <message>
        <source>A script compares and deletes in one step.</source>
        <translation>一個腳本在一步中比較並刪除。</translation>
    </message>
    <message>
        <source>Bob&apos;s lock stays. But Ann and Bob still worked at once: her TTL was too short.</source>
        <translation>Bob 的鎖還在。但 Ann 與 Bob 仍同時工作過：她的 TTL 太短。</translation>
    </message>
    <message>
        <source>A watchdog renews the TTL for as long as the work lasts.</source>
        <translation>只要工作還在進行，看門狗就為 TTL 續租。</translation>
    </message>
    <message>
        <source>The TTL may be short, and long work is safe: as long as the watchdog runs.</source>
        <translation>TTL 可以很短，長時間的工作也安全：只要看門狗還在執行。</translation>
    </message>
    <message>
        <source>The whole process pauses, and its watchdog with it.</source>
        <translation>整個行程暫停，看門狗也隨之暫停。</translation>
    </message>
    <message>
        <source>No watchdog can renew while it is paused. It can only report the loss afterwards.</source>
        <translation>看門狗暫停時無法續租。它只能事後回報鎖已遺失。</translation>
    </message>
    <message>
        <source>The server is not perfect either: the master dies.</source>
        <translation>伺服器也不完美：主節點死了。</translation>
    </message>
    <message>
        <source>Replication is asynchronous, so the new master granted the lock again.</source>
        <translation>複寫是非同步的，所以新的主節點把鎖又給出了一次。</translation>
    </message>
    <message>
        <source>Redlock asks five independent nodes for a majority.</source>
        <translation>Redlock 向五個獨立的節點爭取多數。</translation>
    </message>
    <message>
        <source>One forgetful node of five changes nothing. But a paused holder can still write late.</source>
        <translation>五個節點中有一個健忘，什麼也不會改變。但暫停過的持有者仍可能寫得太遲。</translation>
    </message>
    <message>
        <source>Each grant has a number, and the store knows the greatest one.</source>
        <translation>每次給出鎖都有編號，儲存端知道最大的編號。</translation>
    </message>
    <message>
        <source>Only the store can refuse a late write. That is what fencing tokens are for.</source>
        <translation>只有儲存端能拒絕遲來的寫入。這正是 fencing token 的用途。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 overtakes %2</source>
        <translation>%1 超越 %2</translation>
    </message>
    <message>
        <source>lockscope run has ended %1. It says: %2</source>
        <translation>lockscope run 結束了 %1。它說：%2</translation>
    </message>
    <message>
        <source>Waits until lockscope run ends %1</source>
        <translation>等待 lockscope run 結束 %1</translation>
    </message>
    <message>
        <source>lockscope run did not end %1</source>
        <translation>lockscope run 沒有結束 %1</translation>
    </message>
    <message>
        <source>lockscope run has the lock, and %1 begins</source>
        <translation>lockscope run 持有鎖，%1 開始</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>被 %1 結束</translation>
    </message>
    <message>
        <source>token %1 again</source>
        <translation>又是 token %1</translation>
    </message>
    <message>
        <source>free, kept for dead %1</source>
        <translation>空著，為已死的 %1 保留</translation>
    </message>
    <message>
        <source>renewed, though %1 is dead</source>
        <translation>已續期，儘管 %1 已死</translation>
    </message>
    <message>
        <source>the lock is free, and Carl waits behind the dead Bob</source>
        <translation>鎖空著，Carl 卻在已死的 Bob 後面等待</translation>
    </message>
    <message>
        <source>Carl gets the lock when Bob&apos;s place has run out</source>
        <translation>Bob 的位置到期後，Carl 取得鎖</translation>
    </message>
    <message>
        <source>Bob&apos;s place ran out two TTLs after he took it; by default Redisson keeps it five minutes longer than the lock&apos;s TTL</source>
        <translation>Bob 的位置在佔據兩個 TTL 後到期；Redisson 預設比鎖的 TTL 多保留五分鐘</translation>
    </message>
    <message>
        <source>each reader gets the lock at once, although the writer came before</source>
        <translation>儘管寫入者先來，每個讀取者都立即取得鎖</translation>
    </message>
    <message>
        <source>the writer waits</source>
        <translation>寫入者在等待</translation>
    </message>
    <message>
        <source>the writer gets the lock when no reader is left</source>
        <translation>沒有讀取者時，寫入者取得鎖</translation>
    </message>
    <message>
        <source>the writer waited for as long as readers overlapped</source>
        <translation>只要讀取者重疊，寫入者就一直等待</translation>
    </message>
    <message>
        <source>A dead waiter keeps its place</source>
        <translation>已死的等待者保留它的位置</translation>
    </message>
    <message>
        <source>Bob and Carl wait in the queue of a fair lock, and Bob dies. Ann releases the lock: it is Bob&apos;s turn.</source>
        <translation>Bob 和 Carl 在公平鎖的佇列中等待，Bob 死了。Ann 釋放鎖：輪到 Bob。</translation>
    </message>
    <message>
        <source>a free lock that nobody may take</source>
        <translation>一個誰也不能取得的空鎖</translation>
    </message>
    <message>
        <source>Readers that overlap keep a writer out</source>
        <translation>重疊的讀取者把寫入者擋在外面</translation>
    </message>
    <message>
        <source>Readers share a read-write lock. Each comes before the other has left, so the lock is never free for the writer.</source>
        <translation>讀取者共用一個讀寫鎖。一個還沒離開，另一個就來了，所以鎖對寫入者從不空著。</translation>
    </message>
    <message>
        <source>the writer waits until no reader is left</source>
        <translation>寫入者一直等到沒有讀取者</translation>
    </message>
    <message>
        <source>Ann works on beside Bob, and believes that she renews her own lock</source>
        <translation>Ann 在 Bob 旁邊繼續工作，並相信她續期的是自己的鎖</translation>
    </message>
    <message>
        <source>Three TTLs pass</source>
        <translation>三個 TTL 過去了</translation>
    </message>
    <message>
        <source>three TTLs after Bob&apos;s death the key still names him: Ann prolongs it</source>
        <translation>Bob 死後三個 TTL，鍵仍然寫著他：Ann 在延長它</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog kept Bob&apos;s lock, even when he was dead</source>
        <translation>Ann 的看門狗保持了 Bob 的鎖，即使他已死</translation>
    </message>
    <message>
        <source>the job is ended by lockscope run, with exit status 4</source>
        <translation>lockscope run 結束工作，結束狀態為 4</translation>
    </message>
    <message>
        <source>the job ends before a TTL has passed</source>
        <translation>工作在一個 TTL 過去之前結束</translation>
    </message>
    <message>
        <source>the key is not set again by lockscope run</source>
        <translation>lockscope run 沒有重新設定鍵</translation>
    </message>
    <message>
        <source>lockscope run noticed at its next renewal, ended the job, and Bob could start</source>
        <translation>lockscope run 在下一次續期時發現，結束了工作，Bob 得以開始</translation>
    </message>
    <message>
        <source>Two holders prolong one lease</source>
        <translation>兩個持有者延長同一個租約</translation>
    </message>
    <message>
        <source>Ann loses the lock in a pause, and her watchdog goes on: its EXPIRE does not compare owners. It prolongs Bob&apos;s lock, even when Bob is dead.</source>
        <translation>Ann 在暫停中失去鎖，她的看門狗卻繼續：它的 EXPIRE 不比較擁有者。它延長 Bob 的鎖，即使 Bob 已死。</translation>
    </message>
    <message>
        <source>a dead owner&apos;s lock never ends</source>
        <translation>已死擁有者的鎖永不結束</translation>
    </message>
    <message>
        <source>A batch job loses its lock</source>
        <translation>批次工作失去鎖</translation>
    </message>
    <message>
        <source>An operator deletes the lock of a batch job. lockscope run notices when it renews, and ends the job.</source>
        <translation>一位操作員刪除了批次工作的鎖。lockscope run 在續期時發現，並結束工作。</translation>
    </message>
    <message>
        <source>the job ends soon after its lock</source>
        <translation>工作在失去鎖後不久結束</translation>
    </message>
    <message>
        <source>Redisson&apos;s fair lock with its queue</source>
        <translation>Redisson 的公平鎖，帶佇列</translation>
    </message>
    <message>
        <source>A dead waiter keeps its place in the queue: the lock is free, and all wait.</source>
        <translation>已死的等待者保留它在佇列中的位置：鎖空著，大家卻都在等。</translation>
    </message>
    <message>
        <source>Redisson&apos;s read lock</source>
        <translation>Redisson 的讀取鎖</translation>
    </message>
    <message>
        <source>Readers share the lock: clients that write under it lose sales.</source>
        <translation>讀取者共用鎖：在它之下寫入的用戶端會遺失銷售。</translation>
    </message>
    <message>
        <source>Redisson&apos;s write lock</source>
        <translation>Redisson 的寫入鎖</translation>
    </message>
    <message>
        <source>Readers that overlap keep a writer waiting for ever.</source>
        <translation>重疊的讀取者讓寫入者永遠等待。</translation>
    </message>
    <message>
        <source>Watchdog that renews without comparing</source>
        <translation>不比較就續期的看門狗</translation>
    </message>
    <message>
        <source>A holder that lost its lock prolongs its successor&apos;s, even a dead one&apos;s.</source>
        <translation>失去鎖的持有者延長其後繼者的鎖，即使後繼者已死。</translation>
    </message>
    <message>
        <source>A batch job starts: lockscope %1 %2</source>
        <translation>一個批次工作開始：lockscope %1 %2</translation>
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
        <source>&amp;Shorten the TTL…</source>
        <translation>縮短 TTL(&amp;S)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Take a lock</source>
        <translation>取得一個鎖</translation>
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
        <source>No lock is shown</source>
        <translation>沒有顯示任何鎖</translation>
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
        <source>&quot;%1&quot;: %2</source>
        <translation>「%1」：%2</translation>
    </message>
    <message>
        <source>This window does not hold this lock</source>
        <translation>本視窗沒有持有這把鎖</translation>
    </message>
    <message>
        <source>Select a lock that this window holds</source>
        <translation>請選取一把本視窗持有的鎖</translation>
    </message>
    <message>
        <source>Force-release and &amp;block…</source>
        <translation>強制釋放並擋下新來者(&amp;B)…</translation>
    </message>
    <message>
        <source>Set a &amp;TTL…</source>
        <translation>設定 TTL(&amp;T)…</translation>
    </message>
    <message>
        <source>No actions here</source>
        <translation>這裡沒有可用的操作</translation>
    </message>
    <message>
        <source>Lockscope takes no locks on a cluster: a failover may lose them</source>
        <translation>Lockscope 不在叢集上取得鎖：容錯移轉可能遺失它們</translation>
    </message>
    <message>
        <source>Read-only: allow changes first (Ctrl+U)</source>
        <translation>唯讀：請先允許變更 (Ctrl+U)</translation>
    </message>
    <message>
        <source>Renew this lock&apos;s TTL</source>
        <translation>續租這個鎖的 TTL</translation>
    </message>
    <message>
        <source>Release this lock</source>
        <translation>釋放這個鎖</translation>
    </message>
    <message>
        <source>The selected lock is gone</source>
        <translation>所選的鎖已消失</translation>
    </message>
    <message>
        <source>Lockscope does not know the form of this lock</source>
        <translation>Lockscope 不認得這個鎖的形式</translation>
    </message>
    <message>
        <source>It has no TTL to shorten. Set a TTL instead</source>
        <translation>它沒有可縮短的 TTL。請改為設定 TTL</translation>
    </message>
    <message>
        <source>It has a TTL already. Shorten it instead</source>
        <translation>它已有 TTL。請改為縮短</translation>
    </message>
    <message>
        <source>Show the plan. To act, allow changes first</source>
        <translation>顯示計畫。要執行操作，請先允許變更</translation>
    </message>
    <message>
        <source>Plan and force-release someone else&apos;s lock</source>
        <translation>制定計畫並強制釋放別人的鎖</translation>
    </message>
    <message>
        <source>Force-release someone else&apos;s lock and block new owners for a while</source>
        <translation>強制釋放別人的鎖，並在一段時間內擋下新來者</translation>
    </message>
    <message>
        <source>Let someone else&apos;s lock expire sooner, unless its owner renews it</source>
        <translation>讓別人的鎖提早到期，除非其持有者續租</translation>
    </message>
    <message>
        <source>Set a TTL for someone else&apos;s lock that never expires</source>
        <translation>為別人永不到期的鎖設定 TTL</translation>
    </message>
    <message>
        <source>Plan the release of all selected locks</source>
        <translation>為所有選取的鎖制定釋放計畫</translation>
    </message>
    <message>
        <source>Select several locks with Ctrl or Shift</source>
        <translation>用 Ctrl 或 Shift 選取多個鎖</translation>
    </message>
    <message>
        <source>%1 locks are selected; the limit is %2</source>
        <translation>已選取 %1 個鎖；上限為 %2</translation>
    </message>
    <message>
        <source>Plan the release of all locks shown</source>
        <translation>為所有顯示的鎖制定釋放計畫</translation>
    </message>
    <message>
        <source>Go to the table of locks first (Ctrl+1)</source>
        <translation>請先前往鎖表格 (Ctrl+1)</translation>
    </message>
    <message>
        <source>%1 locks are shown; the limit is %2. Narrow the filter</source>
        <translation>已顯示 %1 個鎖；上限為 %2。請縮小篩選範圍</translation>
    </message>
    <message>
        <source>You withdrew the attempt to acquire &quot;%1&quot;.</source>
        <translation>您已撤回取得「%1」的嘗試。</translation>
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
    <message>
        <source>This lock is gone. At %1, %2 had a key of this name that is no lock.</source>
        <translation>這個鎖已消失。%1 時，%2 上有同名但不是鎖的鍵。</translation>
    </message>
    <message>
        <source>This lock did not exist at the shown time.</source>
        <translation>在所顯示的時刻，這個鎖不存在。</translation>
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
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Over the last %1.</source>
        <translation>最近 %1。</translation>
    </message>
    <message>
        <source>Lockscope saw it later than it was taken.</source>
        <translation>Lockscope 看到它的時間晚於它被取得的時間。</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold in the last %1.</source>
        <translation>最近 %1 內，Lockscope 沒有看到完整的持有。</translation>
    </message>
    <message>
        <source>Lockscope saw none in the last %1, but may have missed some.</source>
        <translation>最近 %1 內，Lockscope 沒有看到，但可能有遺漏。</translation>
    </message>
    <message>
        <source>Over the last %1. Lockscope may have missed some.</source>
        <translation>最近 %1。Lockscope 可能有遺漏。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFilter</name>
    <message>
        <source>The closing quotation mark is missing.</source>
        <translation>缺少結尾引號。</translation>
    </message>
    <message>
        <source>Write a term after the minus sign, as in -owner:api.</source>
        <translation>請在減號後寫一個條件，例如 -owner:api。</translation>
    </message>
    <message>
        <source>Compare %1: write %1&lt;… or %1&gt;….</source>
        <translation>%1 用於比較：請寫 %1&lt;… 或 %1&gt;…。</translation>
    </message>
    <message>
        <source>%1 is text: write %1: and a part of it.</source>
        <translation>%1 是文字：請寫 %1: 加上其中一部分。</translation>
    </message>
    <message>
        <source>Compare one of ttl, held, blocked, waiters, votes, holds and fence. Put text into quotation marks.</source>
        <translation>請比較 ttl、held、blocked、waiters、votes、holds、fence 之一。文字請放在引號內。</translation>
    </message>
    <message>
        <source>Write a space after the closing quotation mark.</source>
        <translation>請在結尾引號後加一個空格。</translation>
    </message>
    <message>
        <source>Unknown state. States: %1.</source>
        <translation>不明的狀態。可用的狀態：%1。</translation>
    </message>
    <message>
        <source>Unknown mode. Modes: %1.</source>
        <translation>不明的模式。可用的模式：%1。</translation>
    </message>
    <message>
        <source>Unknown dialect. The field completes dialect: with all names; a part of a name is enough.</source>
        <translation>不明的方言。在欄位中輸入 dialect: 會列出所有名稱；只寫名稱的一部分即可。</translation>
    </message>
    <message>
        <source>Write a time here, as in %1&lt;5s.</source>
        <translation>請在這裡寫時間，例如 %1&lt;5s。</translation>
    </message>
    <message>
        <source>Write a whole number here, as in %1&gt;0.</source>
        <translation>請在這裡寫整數，例如 %1&gt;0。</translation>
    </message>
    <message>
        <source>Write a unit after the number: ms, s, m, h or d.</source>
        <translation>請在數字後寫單位：ms、s、m、h 或 d。</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFilterEdit</name>
    <message>
        <source>Filter of the lock table</source>
        <translation>鎖表格的篩選</translation>
    </message>
    <message>
        <source>✖ Filter, character %1: %2 %3</source>
        <translation>✖ 篩選，第 %1 個字元：%2 %3</translation>
    </message>
    <message>
        <source>Filter by name, owner:api, ttl&lt;5s, held&gt;1m</source>
        <translation>依名稱、owner:api、ttl&lt;5s、held&gt;1m 篩選</translation>
    </message>
    <message>
        <source>Separate terms by spaces; all must match.
Text: name: resource: owner: dialect: verdict: node: host: mode:, with a part or a pattern of * and ?
Comparisons: ttl held blocked (ms, s, m, h, d), waiters votes holds fence. Unknown values never match.
A minus sign before a term excludes its locks.</source>
        <translation>條件以空格分隔，必須全部符合。
文字：name: resource: owner: dialect: verdict: node: host: mode:，後接其中一部分，或含 * 和 ? 的樣式
比較：ttl held blocked（ms、s、m、h、d），waiters votes holds fence。不明的值一律不符合。
條件前加減號，即排除符合的鎖。</translation>
    </message>
    <message>
        <source>The filter is off until it is correct.</source>
        <translation>修正之前，篩選不作用。</translation>
    </message>
    <message>
        <source>Only the other terms apply until it is correct.</source>
        <translation>修正之前，只有其他條件作用。</translation>
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
        <source>Over the last %1.</source>
        <translation>最近 %1。</translation>
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
        <source>– ended</source>
        <translation>– 已結束</translation>
    </message>
    <message>
        <source>The history is not evaluated yet.</source>
        <translation>歷史尚未分析。</translation>
    </message>
    <message>
        <source>Lockscope may have missed short holds. %1</source>
        <translation>Lockscope 可能遺漏了短暫的持有。%1</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold. %1</source>
        <translation>Lockscope 沒有看到完整的持有。%1</translation>
    </message>
    <message>
        <source>Remaining TTL, as part of the largest TTL seen</source>
        <translation>剩餘 TTL，以所見最大 TTL 為準的比例</translation>
    </message>
    <message>
        <source>TTL on the nodes that answer. They are too few to know the holder.</source>
        <translation>有回應的節點上的 TTL。節點太少，無法得知持有者。</translation>
    </message>
    <message>
        <source>Number of waiters, if the library stores them. ~: estimate. ≤: includes waiters for other locks</source>
        <translation>等待者數量，若函式庫有儲存。~：估計值。≤：含其他鎖的等待者</translation>
    </message>
    <message>
        <source>Each colour is an owner. A line below: clients waited.</source>
        <translation>每種顏色是一個持有者。下方有線：有用戶端在等待。</translation>
    </message>
    <message>
        <source>Recent takes per minute. ≥: Lockscope may have missed some</source>
        <translation>近期每分鐘取得次數。≥：Lockscope 可能有遺漏</translation>
    </message>
    <message>
        <source>99 % of the recent complete holds were shorter. ≈: within 1/16</source>
        <translation>近期 99 % 的完整持有短於此值。≈：誤差在 1/16 以內</translation>
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
    <message>
        <source>Connecting…</source>
        <translation>連線中…</translation>
    </message>
    <message>
        <source>Looking for locks…</source>
        <translation>正在尋找鎖…</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Show all locks</source>
        <translation>顯示所有鎖</translation>
    </message>
    <message numerus="yes">
        <source>“%1” hides all %n locks.</source>
        <translation>
            <numerusform>「%1」隱藏了全部 %n 個鎖。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n locks.</source>
        <translation>
            <numerusform>篩選隱藏了全部 %n 個鎖。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filter and namespace hide all %n locks.</source>
        <translation>
            <numerusform>篩選與命名空間隱藏了全部 %n 個鎖。</numerusform>
        </translation>
    </message>
    <message>
        <source>No node can be read, so locks are unknown. The banner says why.</source>
        <translation>沒有可讀取的節點，因此鎖的情況不明。原因見橫幅。</translation>
    </message>
    <message>
        <source> The table is paused and does not show later changes.</source>
        <translation> 表格已暫停，不顯示之後的變化。</translation>
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
        <source>Lockscope does not understand this key: it is %1. Whether it is held is unknown. If you know its library, name the dialect: --pin GLOB=DIALECT</source>
        <translation>Lockscope 無法辨識此鍵：它是%1。是否被持有不明。如果您知道它的函式庫，請指定方言：--pin GLOB=DIALECT</translation>
    </message>
    <message>
        <source>Only node %1 has it: its library uses one node, and clients of other nodes do not see it.</source>
        <translation>只有節點 %1 有它：其函式庫只用一個節點，其他節點的用戶端看不到它。</translation>
    </message>
    <message>
        <source>Only node %1 has it, which is no majority: another client can take it, too.</source>
        <translation>只有節點 %1 有它，未達多數：其他用戶端也能取得它。</translation>
    </message>
    <message>
        <source>Nobody holds it for sure: %1 of %2 nodes have it. A failed acquire or release may have left it. Other nodes may have lost it, or its owner uses only these nodes.</source>
        <translation>無人確定持有它：%2 個節點中有 %1 個有它。可能是失敗的取得或釋放所留下。也可能是其他節點遺失了它，或其持有者只用這些節點。</translation>
    </message>
    <message>
        <source>Whether it is held is unknown. Nodes with the lock: %1; silent nodes: %2; votes needed: %3.</source>
        <translation>是否被持有不明。有此鎖的節點：%1；沒有回應的節點：%2；所需票數：%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted without it. That is no release: its owner may still rely on it.</source>
        <translation>
            <numerusform>%n 個節點重新啟動後不再有它。這不是釋放：其持有者可能仍依賴它。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has no TTL on %n nodes and stays there when the hold ends.</source>
        <translation>
            <numerusform>它在 %n 個節點上沒有 TTL，持有結束後仍會留在那裡。</numerusform>
        </translation>
    </message>
    <message>
        <source>It never expires there. Only node %1 has it, which is no majority: another client can take it, too.</source>
        <translation>它在那裡永不到期。只有節點 %1 有它，未達多數：其他用戶端也能取得它。</translation>
    </message>
    <message>
        <source>Safe for %1, longer if renewed.</source>
        <translation>還可安全持有 %1，若續租則更久。</translation>
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
    <message>
        <source>This view shows all its columns</source>
        <translation>此檢視顯示其所有欄</translation>
    </message>
    <message>
        <source> so far</source>
        <translation>（至今）</translation>
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
    <message>
        <source>Changes allowed. The window is read-only again %1 after the last act.</source>
        <translation>已允許變更。最後一次操作後過 %1，視窗恢復唯讀。</translation>
    </message>
    <message>
        <source>Read-only again. You can still renew and release the locks that this window holds.</source>
        <translation>恢復唯讀。您仍可續租和釋放本視窗持有的鎖。</translation>
    </message>
    <message>
        <source>This is a recording. You cannot change its locks.</source>
        <translation>這是錄製檔。您無法變更其中的鎖。</translation>
    </message>
    <message>
        <source>⚠ Recording: %1.</source>
        <translation>⚠ 錄製檔：%1。</translation>
    </message>
    <message>
        <source>Record all events to a file, to replay without Redis</source>
        <translation>將所有事件錄製到檔案，之後不需 Redis 即可重播</translation>
    </message>
    <message>
        <source>The row changed under your click, so nothing was selected.</source>
        <translation>您按下時那一列變了，因此沒有選取任何內容。</translation>
    </message>
    <message numerus="yes">
        <source>You can select at most %n rows.</source>
        <translation>
            <numerusform>最多可選取 %n 列。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope reads only keys that match: %1</source>
        <translation>Lockscope 只讀取符合以下樣式的鍵：%1</translation>
    </message>
    <message>
        <source>The filter hides &quot;%1&quot;. The details show it.</source>
        <translation>篩選隱藏了「%1」。詳細資料中會顯示它。</translation>
    </message>
    <message>
        <source>‖ At %1: Lockscope was not reading; this is the state of %2.</source>
        <translation>‖ %1 時：Lockscope 未在讀取；這是 %2 的狀態。</translation>
    </message>
    <message>
        <source>Locks: unknown</source>
        <translation>鎖：不明</translation>
    </message>
    <message>
        <source> · table paused at %1</source>
        <translation> · 表格於 %1 暫停</translation>
    </message>
    <message>
        <source>Sort order of the rows</source>
        <translation>各列的排序</translation>
    </message>
    <message>
        <source>This view has a fixed order</source>
        <translation>此檢視的順序固定</translation>
    </message>
    <message>
        <source>Columns to show</source>
        <translation>要顯示的欄</translation>
    </message>
    <message>
        <source>Write the rows of this view to a CSV or JSON file</source>
        <translation>將此檢視的各列寫入 CSV 或 JSON 檔案</translation>
    </message>
    <message>
        <source>This view has no export</source>
        <translation>此檢視無法匯出</translation>
    </message>
    <message>
        <source>This is a recording: you cannot change its locks</source>
        <translation>這是錄製檔：您無法變更其中的鎖</translation>
    </message>
    <message numerus="yes">
        <source>This releases %n of your locks, and others can take them: %1. On silent nodes they stay until their TTL ends.</source>
        <translation>
            <numerusform>這會釋放您的 %n 個鎖，之後別人可以取得它們：%1。在沒有回應的節點上，它們會留到 TTL 結束。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recording ends. It is saved in %1</source>
        <translation>錄製結束。已儲存在 %1</translation>
    </message>
    <message>
        <source> shown, more exist</source>
        <translation>（已顯示，還有更多）</translation>
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
        <source>Namespaces end at colons. Choose one to show only its locks</source>
        <translation>命名空間以冒號分隔。選擇一個，只顯示其中的鎖</translation>
    </message>
    <message>
        <source>This list does not show all namespaces</source>
        <translation>此清單未顯示所有命名空間</translation>
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
        <source>eviction policy: %1</source>
        <translation>淘汰策略：%1</translation>
    </message>
    <message>
        <source>keeps an append-only file</source>
        <translation>已啟用 AOF</translation>
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
        <source>connecting</source>
        <translation>連線中</translation>
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
        <source>readable since %1</source>
        <translation>自 %1 起可讀取</translation>
    </message>
    <message>
        <source>⚠ full</source>
        <translation>⚠ 已滿</translation>
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
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Node %1, address unknown</source>
        <translation>節點 %1，位址不明</translation>
    </message>
    <message>
        <source>its memory is full: it rejects new locks; owners can renew and release theirs</source>
        <translation>記憶體已滿：拒絕新的鎖；持有者可續租和釋放自己的鎖</translation>
    </message>
    <message>
        <source>too few replicas are in sync (min-replicas-to-write): it rejects all writes</source>
        <translation>同步的複本太少（min-replicas-to-write）：拒絕所有寫入</translation>
    </message>
    <message>
        <source>it cannot write its append-only file and rejects all writes</source>
        <translation>無法寫入 AOF 檔案，拒絕所有寫入</translation>
    </message>
    <message>
        <source>its latest snapshot failed: it may reject all writes</source>
        <translation>最近一次快照失敗：可能拒絕所有寫入</translation>
    </message>
    <message>
        <source>running since %1</source>
        <translation>自 %1 起執行</translation>
    </message>
    <message>
        <source>keeps no append-only file: a restart loses its locks</source>
        <translation>未啟用 AOF：重新啟動會遺失它的鎖</translation>
    </message>
    <message>
        <source>watching costs %1 commands and %2 per second</source>
        <translation>監看的成本：每秒 %1 個指令、%2</translation>
    </message>
    <message>
        <source>restarted at %2: locks taken before may be missing until %1</source>
        <translation>%2 重新啟動：先前取得的鎖在 %1 之前可能缺失</translation>
    </message>
    <message>
        <source>restarted or failed over: locks taken before may be missing until %1</source>
        <translation>已重新啟動或容錯移轉：先前取得的鎖在 %1 之前可能缺失</translation>
    </message>
    <message>
        <source>started recently: locks taken before may be missing until %1</source>
        <translation>剛啟動不久：先前取得的鎖在 %1 之前可能缺失</translation>
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
    <message>
        <source>? Role and version are from its last report.</source>
        <translation>? 角色與版本來自它上次的回報。</translation>
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
        <source>p50 %1 · p99 %2</source>
        <translation>p50 %1 · p99 %2</translation>
    </message>
    <message>
        <source>Left out, because only a bound is known: %1 holds.</source>
        <translation>因只知上下限而未計入的持有：%1 次。</translation>
    </message>
    <message>
        <source>No waiters were seen in the last 30 minutes.</source>
        <translation>最近 30 分鐘沒有觀察到等待者。</translation>
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
    <message>
        <source>Most libraries do not store waiters in Redis.</source>
        <translation>多數函式庫不在 Redis 中儲存等待者。</translation>
    </message>
    <message>
        <source>no waiters</source>
        <translation>沒有等待者</translation>
    </message>
    <message>
        <source>Some takes were missed. Counts are lower bounds (≥).</source>
        <translation>遺漏了一些取得。次數為下限（≥）。</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold.</source>
        <translation>Lockscope 沒有看到完整的持有。</translation>
    </message>
    <message>
        <source>No hold was seen to end in the last 30 minutes.</source>
        <translation>最近 30 分鐘沒有觀察到結束的持有。</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>還沒有事件</translation>
    </message>
    <message>
        <source>no node can be read</source>
        <translation>沒有可讀取的節點</translation>
    </message>
    <message>
        <source>more exist</source>
        <translation>還有更多</translation>
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
    <message>
        <source>%1 renews late</source>
        <translation>%1 續租延遲</translation>
    </message>
    <message>
        <source>%1 more locks renew late</source>
        <translation>還有 %1 個鎖續租延遲</translation>
    </message>
    <message>
        <source>%1 taken again by %2</source>
        <translation>%1 又被 %2 取得</translation>
    </message>
    <message>
        <source>%1 has more locks than are shown</source>
        <translation>%1 的鎖多於所顯示的</translation>
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
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>✖ At %1: %2</source>
        <translation>✖ %1：%2</translation>
    </message>
    <message>
        <source>no longer, on nodes that released it</source>
        <translation>在已釋放它的節點上不再有效</translation>
    </message>
    <message>
        <source>no longer</source>
        <translation>不再有效</translation>
    </message>
    <message>
        <source>✖ The lock is lost: %1</source>
        <translation>✖ 鎖已遺失：%1</translation>
    </message>
    <message>
        <source>This window no longer holds it</source>
        <translation>本視窗不再持有它</translation>
    </message>
    <message>
        <source>no longer; on silent nodes it expires in %1</source>
        <translation>不再有效；在沒有回應的節點上，%1後到期</translation>
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
    <message>
        <source>All owners write this value, so it identifies none.</source>
        <translation>所有持有者都寫入這個值，因此無法辨識是誰。</translation>
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
        <source>✔ Saved the picture to %1</source>
        <translation>✔ 已將圖片儲存到 %1</translation>
    </message>
    <message>
        <source>✖ Cannot write %1: %2</source>
        <translation>✖ 無法寫入 %1：%2</translation>
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
        <source>all nodes</source>
        <translation>所有節點</translation>
    </message>
    <message>
        <source>the sentinels</source>
        <translation>Sentinel</translation>
    </message>
    <message>
        <source>&amp;Watched keys</source>
        <translation>監看的鍵(&amp;W)</translation>
    </message>
    <message>
        <source>Write the colour as #rrggbb, for example #b31d12</source>
        <translation>請將顏色寫成 #rrggbb，例如 #b31d12</translation>
    </message>
    <message>
        <source>SS&amp;H and proxy</source>
        <translation>SSH 與代理(&amp;H)</translation>
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
        <source>Delete “%1”</source>
        <translation>刪除「%1」</translation>
    </message>
    <message>
        <source>Saved connections</source>
        <translation>已儲存的連線</translation>
    </message>
    <message>
        <source>Write all connections to a file, without passwords</source>
        <translation>將所有連線寫入檔案，不含密碼</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1（未儲存）</translation>
    </message>
    <message>
        <source>Delete the connection “%1”?

This also deletes its saved password. The servers stay as they are.</source>
        <translation>刪除連線「%1」？

它已儲存的密碼也會一併刪除。伺服器不受影響。</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileLoginTab</name>
    <message>
        <source>Ask each time</source>
        <translation>每次詢問</translation>
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
        <source>Host na&amp;me:</source>
        <translation>主機名稱(&amp;M)：</translation>
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
        <source>ACL user of all nodes without their own; empty: the server&apos;s default user</source>
        <translation>沒有自己的使用者的所有節點所用的 ACL 使用者；留空：伺服器的預設使用者</translation>
    </message>
    <message>
        <source>Keep until Lockscope quits</source>
        <translation>保留到 Lockscope 結束</translation>
    </message>
    <message>
        <source>TLS on all no&amp;des (otherwise only for rediss:// addresses)</source>
        <translation>所有節點都用 TLS（否則僅用於 rediss:// 位址）(&amp;D)</translation>
    </message>
    <message>
        <source>the name in the certificate; empty: the host of each address</source>
        <translation>憑證中的名稱；留空：各位址的主機</translation>
    </message>
    <message>
        <source>for all nodes without their own</source>
        <translation>用於沒有自己的設定的所有節點</translation>
    </message>
    <message>
        <source>as typed, not saved</source>
        <translation>按輸入的內容，不儲存</translation>
    </message>
    <message>
        <source>saved, not shown</source>
        <translation>已儲存，不顯示</translation>
    </message>
    <message>
        <source>No keychain is available%1. Lockscope can ask each time, or keep the password in memory. It never writes passwords to a file.</source>
        <translation>沒有可用的鑰匙圈%1。Lockscope 可以每次詢問，或將密碼保留在記憶體中。它絕不將密碼寫入檔案。</translation>
    </message>
    <message>
        <source>Your desktop&apos;s keychain keeps the passwords. The profile contains none.</source>
        <translation>密碼由您桌面的鑰匙圈儲存。設定檔中不含密碼。</translation>
    </message>
    <message>
        <source>A keychain is available. Lockscope never writes passwords to a file.</source>
        <translation>有可用的鑰匙圈。Lockscope 絕不將密碼寫入檔案。</translation>
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
    <message>
        <source>own, not shown</source>
        <translation>自有，不顯示</translation>
    </message>
    <message>
        <source>(ask each time)</source>
        <translation>（每次詢問）</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileNodesTab</name>
    <message>
        <source>Independent servers: one, or several that vote (Redlock)</source>
        <translation>獨立伺服器：一台，或多台投票（Redlock）</translation>
    </message>
    <message>
        <source>A single server</source>
        <translation>單一伺服器</translation>
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
        <translation>第 %1 行（「%2」）</translation>
    </message>
    <message>
        <source>as typed, not kept</source>
        <translation>按輸入的內容，不保存</translation>
    </message>
    <message>
        <source>Deployment type</source>
        <translation>部署類型</translation>
    </message>
    <message>
        <source>Sentinel: the current master</source>
        <translation>Sentinel：目前的主節點</translation>
    </message>
    <message>
        <source>Cluster: found from one or more of its servers</source>
        <translation>叢集：由其中一台或多台伺服器找出</translation>
    </message>
    <message>
        <source>•1• is a hidden password. Remove it to use no password</source>
        <translation>•1• 是隱藏的密碼。若不用密碼，請將它移除</translation>
    </message>
    <message>
        <source>A&amp;ddresses, one per line, or separated by commas or spaces:</source>
        <translation>位址，每行一個，或以逗號或空格分隔(&amp;D)：</translation>
    </message>
    <message>
        <source>Nodes, with their own and the common settings</source>
        <translation>節點，含各自與共用的設定</translation>
    </message>
    <message>
        <source>NAME from `sentinel monitor NAME` in the Sentinel&apos;s configuration</source>
        <translation>Sentinel 設定中 `sentinel monitor NAME` 的 NAME</translation>
    </message>
    <message>
        <source>often empty</source>
        <translation>通常留空</translation>
    </message>
    <message>
        <source>Set the master&apos;s login under “Login and TLS”.</source>
        <translation>主節點的登入請在「登入與 TLS」中設定。</translation>
    </message>
    <message>
        <source>Also wrong: %1</source>
        <translation>另有錯誤：%1</translation>
    </message>
    <message>
        <source>Invalid addresses</source>
        <translation>無效的位址</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfilePasswordStore</name>
    <message>
        <source>The password is not saved</source>
        <translation>密碼未儲存</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileRouteTab</name>
    <message>
        <source>ann@bastion.example.org; several: each through the one before; empty: none</source>
        <translation>ann@bastion.example.org；多個：每個都經由前一個；留空：不使用</translation>
    </message>
    <message>
        <source>socks5://proxy.example.org:1080; empty: none</source>
        <translation>socks5://proxy.example.org:1080；留空：不使用</translation>
    </message>
    <message>
        <source>SSH uses your own configuration, keys and agent. The last host or the proxy resolves the names of the servers.</source>
        <translation>SSH 使用您自己的設定、金鑰和代理程式（agent）。伺服器的名稱由最後一台主機或代理解析。</translation>
    </message>
    <message>
        <source>SSH hosts:</source>
        <translation>SSH 主機：</translation>
    </message>
    <message>
        <source>Pro&amp;xy:</source>
        <translation>代理(&amp;X)：</translation>
    </message>
    <message>
        <source>Proxy password:</source>
        <translation>代理密碼：</translation>
    </message>
    <message>
        <source>often empty</source>
        <translation>通常留空</translation>
    </message>
    <message>
        <source>as typed, not kept</source>
        <translation>按輸入的內容，不保存</translation>
    </message>
    <message>
        <source>kept, not shown</source>
        <translation>已儲存，不顯示</translation>
    </message>
    <message>
        <source>Addresses that servers announce, and where they are reached</source>
        <translation>伺服器公布的位址，以及實際可達的位址</translation>
    </message>
    <message>
        <source>Servers announce</source>
        <translation>伺服器公布的位址</translation>
    </message>
    <message>
        <source>Reach it at</source>
        <translation>實際連線位址</translation>
    </message>
    <message>
        <source>For example 172.18.0.3:6379, to reach at 127.0.0.1:7001. Without a port: all ports of the host</source>
        <translation>例如 172.18.0.3:6379，實際連線 127.0.0.1:7001。不寫連接埠：該主機的所有連接埠</translation>
    </message>
    <message>
        <source>A&amp;ddresses that servers announce, but that cannot be reached from here:</source>
        <translation>伺服器公布、但從此處無法到達的位址(&amp;D)：</translation>
    </message>
    <message>
        <source>An address is missing beside “%1”</source>
        <translation>「%1」旁邊缺少位址</translation>
    </message>
    <message>
        <source>“%1” is no address; write host or host:port</source>
        <translation>「%1」不是位址；請寫 host 或 host:port</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileStore</name>
    <message>
        <source>it is not a JSON object</source>
        <translation>它不是 JSON 物件</translation>
    </message>
    <message>
        <source>Cannot read a saved connection (%1); Lockscope leaves it unchanged: %2</source>
        <translation>無法讀取一個已儲存的連線（%1）；Lockscope 不更動它：%2</translation>
    </message>
    <message>
        <source>Cannot write the settings file %1</source>
        <translation>無法寫入設定檔 %1</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileWatchTab</name>
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
        <source>for example lock:* orders:*; empty: recognise locks by form</source>
        <translation>例如 lock:* orders:*；留空：依形式辨識鎖</translation>
    </message>
    <message>
        <source>Includes keys with little evidence. Sessions, caches and counters may be among them.</source>
        <translation>包括證據不足的鍵。其中可能有工作階段、快取與計數器。</translation>
    </message>
    <message>
        <source>Dialects to pin a pattern to</source>
        <translation>可為樣式指定的方言</translation>
    </message>
    <message>
        <source>&amp;Dialect pins,
PATTERN=DIALECT,
one per line:</source>
        <translation>方言指定(&amp;D)，
PATTERN=DIALECT，
每行一個：</translation>
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
        <source>avg %1 locks</source>
        <translation>平均 %1 個鎖</translation>
    </message>
    <message>
        <source>Waited for</source>
        <translation>有人等待</translation>
    </message>
    <message>
        <source>How long the lock had waiters; for a namespace the sum. n/a: waiters are unknown</source>
        <translation>鎖有等待者的時間；命名空間為總和。無資料：等待者不明</translation>
    </message>
    <message>
        <source>Lock: total time held, active holds included. Namespace: average number of held locks. ?: partly unobserved</source>
        <translation>鎖：持有總時間，含進行中的持有。命名空間：平均持有的鎖數。?：部分時間未觀察</translation>
    </message>
    <message>
        <source>Number of takes. ≥: Lockscope may have missed short holds</source>
        <translation>取得次數。≥：Lockscope 可能遺漏了短暫的持有</translation>
    </message>
    <message>
        <source>How often another owner took it right after a release</source>
        <translation>釋放後立即被另一個持有者取得的次數</translation>
    </message>
    <message>
        <source>Half of the complete holds were shorter. ≈: within 1/16, or as exact as the readings. n/a: too few complete holds</source>
        <translation>一半的完整持有短於此值。≈：誤差在 1/16 以內，或取決於讀數的精度。無資料：完整持有太少</translation>
    </message>
    <message>
        <source>99 % of the complete holds were shorter. ≈: within 1/16, or as exact as the readings. n/a: too few complete holds</source>
        <translation>99 % 的完整持有短於此值。≈：誤差在 1/16 以內，或取決於讀數的精度。無資料：完整持有太少</translation>
    </message>
    <message>
        <source>The longest hold; &quot;so far&quot;: still active. ≥, ≤: a bound, because its start or end was seen late. ?: if it is one hold</source>
        <translation>最長的一次持有；「至今」：仍在進行。≥、≤：上限或下限，因為開始或結束看到得較晚。?：若為同一次持有</translation>
    </message>
    <message>
        <source>Expired without a release. The owner may still have relied on the lock</source>
        <translation>未釋放即到期。持有者當時可能仍依賴這個鎖</translation>
    </message>
    <message>
        <source>Lost by a node that restarted or failed over. The owner may still have relied on the lock</source>
        <translation>因節點重新啟動或容錯移轉而遺失。持有者當時可能仍依賴這個鎖</translation>
    </message>
    <message>
        <source>Two owners may have relied on the lock at once. Exclusion may have failed</source>
        <translation>可能有兩個持有者同時依賴這個鎖。互斥可能已失效</translation>
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
        <source>No history yet.</source>
        <translation>還沒有歷史。</translation>
    </message>
    <message>
        <source> · Some events were missed. Counts are lower bounds (≥).</source>
        <translation> · 遺漏了一些事件。次數為下限（≥）。</translation>
    </message>
    <message>
        <source>No lock has been held so far.</source>
        <translation>至今沒有鎖被持有。</translation>
    </message>
    <message>
        <source>No lock matches the filter. This view filters by name only.</source>
        <translation>沒有符合篩選的鎖。此檢視只依名稱篩選。</translation>
    </message>
    <message>
        <source>%1, over the last %2 of the whole recording</source>
        <translation>%1，整個錄製檔的最後 %2</translation>
    </message>
    <message>
        <source> · up to the last reading</source>
        <translation> · 到最後一次讀數為止</translation>
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
        <source>Reading again.</source>
        <translation>恢復讀取。</translation>
    </message>
    <message numerus="yes">
        <source>+%n changes</source>
        <translation>
            <numerusform>+%n 項變動</numerusform>
        </translation>
    </message>
    <message>
        <source>Read all known locks now and retry nodes that are down</source>
        <translation>立即讀取所有已知的鎖，並重試離線的節點</translation>
    </message>
    <message>
        <source>When off, Lockscope does not read the nodes, and this window shows old states</source>
        <translation>關閉時，Lockscope 不讀取節點，本視窗顯示舊狀態</translation>
    </message>
    <message>
        <source>Pause the table of locks while reading continues (Ctrl+P, or space in the table)</source>
        <translation>暫停鎖表格，讀取繼續（Ctrl+P，或在表格中按空白鍵）</translation>
    </message>
    <message>
        <source>Changed locks since the pause. Click to show them</source>
        <translation>暫停後有變化的鎖。按一下即顯示</translation>
    </message>
    <message>
        <source>Stopped reading. This window shows the last state.</source>
        <translation>已停止讀取。本視窗顯示最後的狀態。</translation>
    </message>
    <message>
        <source>‖ Lockscope did not read from %1 to %2 and reads again now. Some states may be from before.</source>
        <translation>‖ Lockscope 從 %1 到 %2 未讀取，現已恢復。有些狀態可能是先前的。</translation>
    </message>
    <message>
        <source>‖ Reading stopped at %1. This window shows the state of %2.</source>
        <translation>‖ 讀取於 %1 停止。本視窗顯示 %2 的狀態。</translation>
    </message>
    <message>
        <source>‖ Reading stopped at %1. This window shows that state.</source>
        <translation>‖ 讀取於 %1 停止。本視窗顯示那時的狀態。</translation>
    </message>
    <message>
        <source>The table of locks is paused; reading continues.</source>
        <translation>鎖表格已暫停；讀取繼續。</translation>
    </message>
    <message>
        <source>The table of locks is live again.</source>
        <translation>鎖表格恢復即時。</translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingLabel</name>
    <message>
        <source>● Recording: %1, %2</source>
        <translation>● 正在錄製：%1，%2</translation>
    </message>
    <message>
        <source>The recording stopped at %1: %2</source>
        <translation>錄製於 %1 停止：%2</translation>
    </message>
    <message>
        <source>✖ The recording stopped</source>
        <translation>✖ 錄製已停止</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>錄製到 %1</translation>
    </message>
    <message>
        <source>%1
The events up to then are in %2
Click to dismiss</source>
        <translation>%1
到那時為止的事件在 %2 中
按一下即關閉</translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingPlayer</name>
    <message>
        <source>, and </source>
        <translation>，並且</translation>
    </message>
    <message numerus="yes">
        <source>Lockscope skipped %n unreadable lines</source>
        <translation>
            <numerusform>Lockscope 略過了 %n 行無法讀取的內容</numerusform>
        </translation>
    </message>
    <message>
        <source>it was not closed properly, so its end may be missing</source>
        <translation>它未正常關閉，因此結尾可能缺失</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseDialog</name>
    <message>
        <source>Type the lock&apos;s &amp;name:</source>
        <translation>輸入鎖的名稱(&amp;N)：</translation>
    </message>
    <message>
        <source>This is production: type the lock&apos;s name, %1.</source>
        <translation>這是正式環境：請輸入鎖的名稱，%1。</translation>
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
    <message>
        <source>Making the plan…</source>
        <translation>正在制定計畫…</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseManyDialog</name>
    <message>
        <source>Type the &amp;number of locks:</source>
        <translation>輸入鎖的數量(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Locks to act on</source>
        <translation>要操作的鎖</translation>
    </message>
    <message>
        <source> ⚠ Nodes not reached now: %1.</source>
        <translation> ⚠ 現在無法連線的節點：%1 個。</translation>
    </message>
    <message numerus="yes">
        <source>Shorten TTL of %n locks</source>
        <translation>
            <numerusform>縮短 %n 個鎖的 TTL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set a TTL for %n locks</source>
        <translation>
            <numerusform>為 %n 個鎖設定 TTL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Force-release %n locks</source>
        <translation>
            <numerusform>強制釋放 %n 個鎖</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop at the &amp;first lock that does not go as planned</source>
        <translation>遇到第一個未按計畫進行的鎖即停止(&amp;F)</translation>
    </message>
    <message>
        <source>Force-release locks</source>
        <translation>強制釋放鎖</translation>
    </message>
    <message>
        <source>Stopping after the current lock…</source>
        <translation>處理完目前的鎖後停止…</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>已完成：%1 / %2。</translation>
    </message>
    <message>
        <source>Reading the locks on all nodes…</source>
        <translation>正在所有節點上讀取這些鎖…</translation>
    </message>
    <message>
        <source>Plan of %1: acts on %2 of %3 locks, each where the owner below still has it.</source>
        <translation>%1 的計畫：操作 %3 個鎖中的 %2 個，各僅在下列持有者仍持有之處。</translation>
    </message>
    <message>
        <source> ⚠ Changed since the plan: %1.</source>
        <translation> ⚠ 制定計畫後已變更：%1 個。</translation>
    </message>
    <message numerus="yes">
        <source> ⚠ %n more locks exceed the limit of this list.</source>
        <translation>
            <numerusform> ⚠ 還有 %n 個鎖超出此清單的上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shortened the TTL of %1 of %2 locks.</source>
        <translation>已縮短 %2 個鎖中 %1 個的 TTL。</translation>
    </message>
    <message>
        <source>Set a TTL on %1 of %2 locks.</source>
        <translation>已為 %2 個鎖中的 %1 個設定 TTL。</translation>
    </message>
    <message>
        <source>Released %1 of %2 locks.</source>
        <translation>已釋放 %2 個鎖中的 %1 個。</translation>
    </message>
    <message>
        <source>Already gone: %1.</source>
        <translation>已經消失：%1 個。</translation>
    </message>
    <message>
        <source>Already gone from some nodes: %1.</source>
        <translation>已從部分節點上消失：%1 個。</translation>
    </message>
    <message>
        <source>Left alone, because the TTL had changed: %1.</source>
        <translation>因 TTL 已變更而未更動：%1 個。</translation>
    </message>
    <message>
        <source>Done on some nodes only: %1.</source>
        <translation>只在部分節點上完成：%1 個。</translation>
    </message>
    <message>
        <source>Not done: %1.</source>
        <translation>未完成：%1 個。</translation>
    </message>
    <message>
        <source>Not started: %1.</source>
        <translation>未開始：%1 個。</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>已略過：%1 個。</translation>
    </message>
    <message>
        <source>Held again or still: %1 of %2 locks.</source>
        <translation>再次或仍被持有：%2 個鎖中的 %1 個。</translation>
    </message>
    <message>
        <source>Still free: %1.</source>
        <translation>仍空著：%1 個。</translation>
    </message>
    <message>
        <source>New owners blocked: %1.</source>
        <translation>已擋下新來者：%1 個。</translation>
    </message>
    <message>
        <source>Expired: %1.</source>
        <translation>已到期：%1 個。</translation>
    </message>
    <message>
        <source>Making the plans…</source>
        <translation>正在制定計畫…</translation>
    </message>
    <message>
        <source>No lock to act on.</source>
        <translation>沒有可操作的鎖。</translation>
    </message>
    <message>
        <source>Read-only: allow changes to carry the plans out.</source>
        <translation>唯讀：允許變更後才能執行這些計畫。</translation>
    </message>
    <message numerus="yes">
        <source>Check the plans once more: %n s.</source>
        <translation>
            <numerusform>請再看一次計畫：%n 秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is production: type the number of locks, %1.</source>
        <translation>這是正式環境：請輸入鎖的數量，%1。</translation>
    </message>
    <message numerus="yes">
        <source>Release %n locks and block new owners for %1</source>
        <translation>
            <numerusform>釋放 %n 個鎖並擋下新來者 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shorten TTL of %n locks to %1</source>
        <translation>
            <numerusform>將 %n 個鎖的 TTL 縮短為 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set a TTL of %1 for %n locks</source>
        <translation>
            <numerusform>為 %n 個鎖設定 TTL %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Acting on one lock after another…</source>
        <translation>正在逐一操作各個鎖…</translation>
    </message>
    <message>
        <source> Lockscope asks silent nodes again and records their answers there.</source>
        <translation> Lockscope 會再次詢問沒有回應的節點，並在那裡記錄其回應。</translation>
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
        <source>– left out, as read at %1: %2</source>
        <translation>– 已略過（讀取於 %1）：%2</translation>
    </message>
    <message>
        <source>– left out. %1</source>
        <translation>– 已略過。%1</translation>
    </message>
    <message>
        <source>You left it out.</source>
        <translation>您略過了它。</translation>
    </message>
    <message>
        <source>⚠ gone since the plan</source>
        <translation>⚠ 制定計畫後已消失</translation>
    </message>
    <message>
        <source>⚠ %1 has it now: nothing will happen</source>
        <translation>⚠ 現由 %1 持有：不會執行任何操作</translation>
    </message>
    <message>
        <source>⚠ nothing will happen where %1 has it now</source>
        <translation>⚠ 在 %1 有它之處，不會執行任何操作</translation>
    </message>
    <message>
        <source>⚠ %1 of its nodes stopped answering: the act may fail there</source>
        <translation>⚠ 其中 %1 個節點不再回應：操作在那裡可能失敗</translation>
    </message>
    <message>
        <source>⚠ other holders share it now and stay: %1</source>
        <translation>⚠ 現有其他持有者共用它，仍會保留：%1</translation>
    </message>
    <message>
        <source>⚠ gone from %1 of its nodes: nothing will happen there</source>
        <translation>⚠ 已從其中 %1 個節點上消失：在那裡不會執行任何操作</translation>
    </message>
    <message>
        <source>⚠ its TTL changed on %1 of its nodes: nothing will happen there</source>
        <translation>⚠ 其中 %1 個節點上的 TTL 已變更：在那裡不會執行任何操作</translation>
    </message>
    <message>
        <source>⚠ nodes that have it are back, but not in this plan: %1</source>
        <translation>⚠ 有它且已恢復、但不在此計畫內的節點：%1</translation>
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
        <translation>這是您自己的鎖。請直接釋放。</translation>
    </message>
    <message>
        <source>The lock before did not go as planned.</source>
        <translation>前一個鎖未按計畫進行。</translation>
    </message>
    <message>
        <source>You stopped before this lock.</source>
        <translation>您在輪到這個鎖之前停止了。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>node and outcome</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
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
    <message>
        <source>Held by someone (%1).</source>
        <translation>由某人持有（%1）。</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where this value is still set. ⚠ It names nobody: the current holder loses it.</source>
        <translation>%1 的計畫：在 %4 個節點中的 %3 個上%2，僅在仍為此值之處。⚠ 此值不指明任何人：目前的持有者會失去它。</translation>
    </message>
    <message>
        <source>Nothing to do: no node has it for this owner</source>
        <translation>無事可做：沒有節點有此持有者的鎖</translation>
    </message>
    <message>
        <source>✖ %1 was lost before its release: %2 of %3 nodes no longer had it.</source>
        <translation>✖ %1 在釋放前已遺失：%3 個節點中有 %2 個已不再有它。</translation>
    </message>
    <message>
        <source> On silent nodes its TTL ends at %1 at the latest.</source>
        <translation> 在沒有回應的節點上，其 TTL 最晚於 %1 結束。</translation>
    </message>
    <message>
        <source>✔ %1 is released on all nodes.</source>
        <translation>✔ %1 已在所有節點上釋放。</translation>
    </message>
    <message>
        <source>○ %1 is gone from %2 of %3 nodes; on the others its TTL has ended.</source>
        <translation>○ %1 已從 %3 個節點中的 %2 個上消失；在其餘節點上，其 TTL 已結束。</translation>
    </message>
    <message>
        <source>? Whether %1 is released is unknown: no node answered. It may be held until %2 at the latest. Lockscope asks silent nodes again.</source>
        <translation>? %1 是否已釋放不明：沒有節點回應。它最晚可能被持有到 %2。Lockscope 會再次詢問沒有回應的節點。</translation>
    </message>
    <message>
        <source>? %1 is gone from %2 of %3 nodes. On the others it may be held until %4 at the latest. Lockscope asks silent nodes again.</source>
        <translation>? %1 已從 %3 個節點中的 %2 個上消失。在其餘節點上，它最晚可能被持有到 %4。Lockscope 會再次詢問沒有回應的節點。</translation>
    </message>
    <message>
        <source>✔ %1 is released, and gone from %2 of %3 nodes. On the others its TTL ends at %4 at the latest.</source>
        <translation>✔ %1 已釋放，並已從 %3 個節點中的 %2 個上消失。在其餘節點上，其 TTL 最晚於 %4 結束。</translation>
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
        <translation>❚❚ 暫停</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 / %3</translation>
    </message>
    <message>
        <source>Play or pause the recording (Ctrl+Space)</source>
        <translation>播放或暫停錄製檔 (Ctrl+空白鍵)</translation>
    </message>
    <message>
        <source>Shown moment of the recording</source>
        <translation>錄製檔中所顯示的時刻</translation>
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
        <source> Not watched since %1.</source>
        <translation> 自 %1 起不再觀察。</translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation>%2：%1。</translation>
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
    <message>
        <source> Unknown on %1: no answer, the command may have run.</source>
        <translation> 在 %1 上不明：沒有回應，指令可能已執行。</translation>
    </message>
    <message>
        <source> It is still held.</source>
        <translation> 它仍被持有。</translation>
    </message>
    <message>
        <source> Unknown on %1: no answer.</source>
        <translation> 在 %1 上不明：沒有回應。</translation>
    </message>
    <message>
        <source> Node %1 did not answer and may still hold it.</source>
        <translation> 節點 %1 沒有回應，可能仍持有它。</translation>
    </message>
    <message>
        <source> Nodes %1 did not answer and may still hold it.</source>
        <translation> 節點 %1 都沒有回應，可能仍持有它。</translation>
    </message>
    <message>
        <source>Watching for %1.</source>
        <translation>將觀察 %1。</translation>
    </message>
    <message>
        <source> The same owner value is back.</source>
        <translation> 相同的持有者值又回來了。</translation>
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
        <source>This is a recording: no clients to listen to</source>
        <translation>這是錄製檔：沒有可監聽的用戶端</translation>
    </message>
    <message>
        <source>Reading is off: Lockscope could not tell the result of an attempt</source>
        <translation>讀取已關閉：Lockscope 無法判斷嘗試的結果</translation>
    </message>
    <message>
        <source>Show which clients try to take which lock, for some seconds (%1)</source>
        <translation>用幾秒鐘顯示哪些用戶端嘗試取得哪個鎖（%1）</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleDialog</name>
    <message>
        <source>Nodes to listen to</source>
        <translation>要監聽的節點</translation>
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
    <message numerus="yes">
        <source>Listening to %n nodes…</source>
        <translation>
            <numerusform>正在監聽 %n 個節點…</numerusform>
        </translation>
    </message>
    <message>
        <source>✖ %1</source>
        <translation>✖ %1</translation>
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
        <source>✔ %1</source>
        <translation>✔ %1</translation>
    </message>
    <message>
        <source>&amp;All known locks</source>
        <translation>所有已知的鎖(&amp;A)</translation>
    </message>
    <message>
        <source>This is &amp;production: slow its nodes down with MONITOR</source>
        <translation>這是正式環境：允許 MONITOR 拖慢其節點(&amp;P)</translation>
    </message>
    <message>
        <source>Contention by lock</source>
        <translation>各鎖的爭用</translation>
    </message>
    <message>
        <source>Connections that tried to take the lock</source>
        <translation>嘗試取得此鎖的連線</translation>
    </message>
    <message>
        <source>MONITOR slows a busy node down: the node sends Lockscope a copy of each command. Lockscope changes nothing, keeps no values, and stops at %1 commands or %2 MiB per node.</source>
        <translation>MONITOR 會拖慢忙碌的節點：節點會將每個指令的副本傳給 Lockscope。Lockscope 不做任何變更，不保留值，每個節點達 %1 個指令或 %2 MiB 即停止。</translation>
    </message>
    <message>
        <source>Includes unknown locks: SET with NX, SETNX, and scripts that take locks.</source>
        <translation>包括未知的鎖：帶 NX 的 SET、SETNX，以及取得鎖的腳本。</translation>
    </message>
    <message>
        <source>This is production: confirm that Lockscope may slow its nodes down.</source>
        <translation>這是正式環境：請確認 Lockscope 可以拖慢其節點。</translation>
    </message>
    <message>
        <source>Not listening yet.</source>
        <translation>尚未監聽。</translation>
    </message>
    <message>
        <source>Stopped, without a result.</source>
        <translation>已停止，沒有結果。</translation>
    </message>
    <message numerus="yes">
        <source>✔ Clients tried to take, or waited for, %1 of %n locks.</source>
        <translation>
            <numerusform>✔ %n 個鎖中有 %1 個，用戶端曾嘗試取得或等待。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope heard no attempt to take one of %1 locks.</source>
        <translation>Lockscope 沒有聽到取得這 %1 個鎖的嘗試。</translation>
    </message>
    <message>
        <source>No client tried to take one of %1 locks.</source>
        <translation>沒有用戶端嘗試取得這 %1 個鎖。</translation>
    </message>
    <message>
        <source>Lockscope heard no attempt to take a lock.</source>
        <translation>Lockscope 沒有聽到取得鎖的嘗試。</translation>
    </message>
    <message>
        <source>No client tried to take a lock.</source>
        <translation>沒有用戶端嘗試取得鎖。</translation>
    </message>
    <message>
        <source>Nodes heard: %1 of %2.</source>
        <translation>已監聽的節點：%1 / %2。</translation>
    </message>
    <message>
        <source>⚠ Some commands were missed: see the nodes above.</source>
        <translation>⚠ 遺漏了一些指令：請見上方的節點。</translation>
    </message>
    <message>
        <source>Connections that tried to take the lock chosen above</source>
        <translation>嘗試取得上方所選鎖的連線</translation>
    </message>
    <message>
        <source>Connections that tried to take %1: %2 (a client may have several)</source>
        <translation>嘗試取得 %1 的連線：%2（一個用戶端可能有多條）</translation>
    </message>
    <message>
        <source> (without the %1 least active)</source>
        <translation> （不含最不活躍的 %1 個）</translation>
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
        <source>Remark</source>
        <translation>備註</translation>
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
        <translation>秒數，或帶 ms、m、h 的數字，例如 1m30s</translation>
    </message>
    <message>
        <source>The limit is %1, used instead</source>
        <translation>上限為 %1，已改用此值</translation>
    </message>
</context>
<context>
    <name>Lockscope::SessionRecorder</name>
    <message>
        <source>the disk is too slow. The file keeps the events up to then.</source>
        <translation>磁碟太慢。檔案保留到那時為止的事件。</translation>
    </message>
    <message>
        <source>● Recording to %1</source>
        <translation>● 錄製到 %1</translation>
    </message>
    <message>
        <source>✖ Recording stopped: %1</source>
        <translation>✖ 錄製已停止：%1</translation>
    </message>
    <message>
        <source>✖ Cannot record: %1</source>
        <translation>✖ 無法錄製：%1</translation>
    </message>
    <message>
        <source>✖ Cannot close the recording: %1</source>
        <translation>✖ 無法關閉錄製檔：%1</translation>
    </message>
    <message>
        <source>✔ Recorded %1 to %2</source>
        <translation>✔ 已將 %1 錄製到 %2</translation>
    </message>
</context>
<context>
    <name>Lockscope::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
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
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>目前不可用</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>not in this view</source>
        <translation>此檢視中不可用</translation>
    </message>
    <message>
        <source>Copy the selected rows, or the selected hold in the timeline</source>
        <translation>複製所選的列，或時間軸中所選的一次持有</translation>
    </message>
    <message>
        <source>Pause the table of locks</source>
        <translation>暫停鎖表格</translation>
    </message>
    <message>
        <source>In the filter: go to the view. In contention and alerts: go to the lock</source>
        <translation>在篩選中：移至檢視。在爭用與警示中：移至鎖</translation>
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
    <message>
        <source>several nodes have it</source>
        <translation>多個節點有它</translation>
    </message>
</context>
<context>
    <name>Lockscope::StatusBar</name>
    <message>
        <source>Press ? for shortcuts</source>
        <translation>按 ? 查看快速鍵</translation>
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
    <message>
        <source>Cost of watching, for all nodes together</source>
        <translation>監看的成本，所有節點合計</translation>
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
        <source>Locks that this window holds</source>
        <translation>本視窗持有的鎖</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>title and count</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Locks in a warning or critical state</source>
        <translation>處於警告或嚴重狀態的鎖</translation>
    </message>
    <message>
        <source>Locks with known waiters</source>
        <translation>有已知等待者的鎖</translation>
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
        <source>Locks</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Shows the owner of each lock over time. As a table: Ctrl+Shift+T.</source>
        <translation>顯示每個鎖在各時間的持有者。以表格顯示：Ctrl+Shift+T。</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelinePainter</name>
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
        <source>~ %1 wait</source>
        <comment>about so many</comment>
        <translation>~ %1 等待鎖</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>unknown: the node was down</source>
        <translation>不明：節點當時離線</translation>
    </message>
    <message>
        <source>unknown: too few nodes could be read</source>
        <translation>不明：可讀取的節點太少</translation>
    </message>
    <message>
        <source>unknown: not reading</source>
        <translation>不明：未在讀取</translation>
    </message>
    <message>
        <source>unknown: reading is paused</source>
        <translation>不明：讀取已暫停</translation>
    </message>
    <message>
        <source>unknown: no longer kept</source>
        <translation>不明：已不再保留</translation>
    </message>
    <message>
        <source>unknown: not watched yet</source>
        <translation>不明：尚未監看</translation>
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
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>End</source>
        <translation>結束</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineView</name>
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
        <source>● Live</source>
        <translation>● 即時</translation>
    </message>
    <message>
        <source>%1 in view</source>
        <translation>顯示 %1</translation>
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
        <source>Loading the history…</source>
        <translation>正在載入歷史…</translation>
    </message>
    <message>
        <source>To the previous contention: hand-over with waiters, overlap, expiry in use, wait ([)</source>
        <translation>移至前一次爭用：有等待者的交接、重疊、使用中到期、等待 ([)</translation>
    </message>
    <message>
        <source>To the next contention: hand-over with waiters, overlap, expiry in use, wait (])</source>
        <translation>移至下一次爭用：有等待者的交接、重疊、使用中到期、等待 (])</translation>
    </message>
    <message>
        <source>Show the timeline as a table (Ctrl+Shift+T)</source>
        <translation>以表格顯示時間軸 (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>❚❚ Paused</source>
        <translation>❚❚ 已暫停</translation>
    </message>
    <message>
        <source>● Follows the replay</source>
        <translation>● 跟隨重播</translation>
    </message>
    <message>
        <source>Owner and waiters</source>
        <translation>持有者與等待者</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Next owner</source>
        <translation>下一個持有者</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>等待者</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依據</translation>
    </message>
    <message numerus="yes">
        <source>Without %Ln earlier holds. Use the filter to see them.</source>
        <translation>
            <numerusform>未包含更早的 %Ln 次持有。請用篩選查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope saw no owner of these locks.</source>
        <translation>Lockscope 沒有看到這些鎖的持有者。</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n locks, ended ones included.</source>
        <translation>
            <numerusform>篩選隱藏了全部 %n 個鎖，包括已結束的。</numerusform>
        </translation>
    </message>
    <message>
        <source>No locks since %1.

A lock appears here when a client takes it. Open a recording to see the past.</source>
        <translation>自 %1 起沒有鎖。

用戶端取得鎖時，鎖會出現在這裡。要查看過去，請開啟錄製檔。</translation>
    </message>
    <message>
        <source>Click a hold to see its owner, the next owner and the waiters. Press ] and [ for the next and previous contention.</source>
        <translation>按一下一次持有，即可查看其持有者、下一個持有者與等待者。按 ] 與 [ 移至下一次與前一次爭用。</translation>
    </message>
    <message>
        <source>No known contention of this lock after %1.</source>
        <translation>%1 之後，這個鎖沒有已知的爭用。</translation>
    </message>
    <message>
        <source>No known contention of this lock before %1.</source>
        <translation>%1 之前，這個鎖沒有已知的爭用。</translation>
    </message>
    <message>
        <source>No known contention after %1.</source>
        <translation>%1 之後沒有已知的爭用。</translation>
    </message>
    <message>
        <source>No known contention before %1.</source>
        <translation>%1 之前沒有已知的爭用。</translation>
    </message>
    <message>
        <source>Lockscope skips hand-overs without known waiters.</source>
        <translation>Lockscope 會略過沒有已知等待者的交接。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier holds are not listed. Use the filter to see them.</source>
        <translation>
            <numerusform>更早的 %Ln 次持有未列出。請用篩選查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>New events appear on the right. Press End to go there.</source>
        <translation>新事件會出現在右側。按 End 移至該處。</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineWording</name>
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
        <source>, </source>
        <comment>between remarks</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: %2 could not be read</source>
        <translation>%1：無法讀取 %2</translation>
    </message>
    <message>
        <source>%1: in the future</source>
        <translation>%1：在未來</translation>
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
    <message numerus="yes">
        <source>%1: %n short holds</source>
        <translation>
            <numerusform>%1：%n 次短暫持有</numerusform>
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
        <source>%1: unknown since %2</source>
        <translation>%1：自 %2 起不明</translation>
    </message>
    <message>
        <source>%1: unknown from %2 to %3</source>
        <translation>%1：%2 至 %3 不明</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>Another owner may have relied on it at the same time.</source>
        <translation>同一時間可能還有另一個持有者倚賴它。</translation>
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
        <source>, </source>
        <comment>between nodes</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>hold-off over</source>
        <translation>擋下結束</translation>
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
        <translation>結束實際最多可能晚 %1。</translation>
    </message>
    <message>
        <source>Several owners each had some of the nodes, and none had enough.</source>
        <translation>幾個持有者各占部分節點，誰都沒有達到所需票數。</translation>
    </message>
    <message>
        <source>force-released</source>
        <translation>已強制釋放</translation>
    </message>
    <message>
        <source>overlap: two owners may have relied on it</source>
        <translation>重疊：可能有兩個持有者依賴它</translation>
    </message>
    <message numerus="yes">
        <source>up to %n waiters</source>
        <translation>
            <numerusform>最多 %n 個等待者</numerusform>
        </translation>
    </message>
    <message>
        <source>No other node showed an owner. This node is unknown.</source>
        <translation>其他節點都沒有顯示持有者。此節點不明。</translation>
    </message>
    <message>
        <source>No readable node showed an owner. The other nodes are unknown.</source>
        <translation>可讀取的節點都沒有顯示持有者。其餘節點不明。</translation>
    </message>
    <message>
        <source>%1: unknown</source>
        <translation>%1：不明</translation>
    </message>
    <message>
        <source>Lockscope did not read here. The owner is unknown: the lock may have been held.</source>
        <translation>Lockscope 此時未讀取。持有者不明：這個鎖可能曾被持有。</translation>
    </message>
    <message>
        <source>%1: unknown before %2</source>
        <translation>%1：%2 之前不明</translation>
    </message>
    <message>
        <source>Earlier events are no longer kept. The lock may have been held.</source>
        <translation>更早的事件已不再保留。這個鎖可能曾被持有。</translation>
    </message>
    <message>
        <source>Lockscope did not watch before. The lock may have been held.</source>
        <translation>Lockscope 在此之前未監看。這個鎖可能曾被持有。</translation>
    </message>
    <message>
        <source>%1: no owner seen at %2</source>
        <translation>%1：%2 未見持有者</translation>
    </message>
    <message>
        <source>Without change events, Lockscope misses holds between two readings.</source>
        <translation>沒有變更事件時，Lockscope 會遺漏兩次讀數之間的持有。</translation>
    </message>
    <message>
        <source>someone</source>
        <translation>某人</translation>
    </message>
    <message numerus="yes">
        <source>Waiters meanwhile: up to %n since %1.</source>
        <translation>
            <numerusform>期間的等待者：自 %1 起最多 %n 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiters meanwhile: up to %n.</source>
        <translation>
            <numerusform>期間的等待者：最多 %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>No waiters seen meanwhile.</source>
        <translation>期間未見等待者。</translation>
    </message>
    <message>
        <source>Waiters are unknown: the library does not store them, or Lockscope did not read them.</source>
        <translation>等待者不明：函式庫不儲存等待者，或 Lockscope 未讀取。</translation>
    </message>
    <message>
        <source>By its value it ends in %1. Then any client may take it.</source>
        <translation>依其值，它將在 %1後結束。之後任何用戶端都可取得它。</translation>
    </message>
    <message>
        <source>By its value it has ended: any client may take it.</source>
        <translation>依其值，它已結束：任何用戶端都可取得它。</translation>
    </message>
    <message>
        <source>Whether it is still held is unknown: too few nodes can be read.</source>
        <translation>是否仍被持有不明：可讀取的節點太少。</translation>
    </message>
    <message>
        <source>Whether it is still held is unknown: reading is off.</source>
        <translation>是否仍被持有不明：讀取已關閉。</translation>
    </message>
    <message>
        <source>Its key went before its TTL, or is no longer a lock. Someone released or deleted it; the nodes do not show who.</source>
        <translation>其鍵在 TTL 結束前就已消失，或不再是鎖。有人釋放或刪除了它；節點不顯示是誰。</translation>
    </message>
    <message>
        <source>✕ It expired. Its owner may still have relied on the lock.</source>
        <translation>✕ 它已到期。其持有者當時可能仍依賴這個鎖。</translation>
    </message>
    <message>
        <source>‼ Another owner took it before the end in its value: after a release, or by a clock that is ahead.</source>
        <translation>‼ 在其值所寫的結束之前，另一個持有者取得了它：在釋放之後，或因其時鐘偏快。</translation>
    </message>
    <message>
        <source>Another owner had it before its TTL ended: after a quick release, or by overwriting it.</source>
        <translation>在其 TTL 結束之前，另一個持有者已有它：在很快的釋放之後，或覆寫了它。</translation>
    </message>
    <message>
        <source>You force-released it.</source>
        <translation>您強制釋放了它。</translation>
    </message>
    <message>
        <source>✕ It was lost: nodes restarted or failed over without it. Its owner may still have relied on the lock.</source>
        <translation>✕ 它已遺失：節點重新啟動或容錯移轉後不再有它。其持有者當時可能仍依賴這個鎖。</translation>
    </message>
    <message>
        <source>This window took and released it.</source>
        <translation>本視窗取得並釋放了它。</translation>
    </message>
    <message>
        <source>Nobody held it: Lockscope blocked new owners for a while, and the block expired.</source>
        <translation>無人持有它：Lockscope 擋下新來者一段時間，該占位已到期。</translation>
    </message>
    <message>
        <source>✕ This window took and lost it: renewed too late, deleted or overwritten, or forgotten by restarted nodes.</source>
        <translation>✕ 本視窗取得後又失去了它：續租太晚、被刪除或覆寫，或重新啟動的節點已沒有它。</translation>
    </message>
    <message>
        <source>‼ Another owner took it on other nodes, while this owner&apos;s key was on its node.</source>
        <translation>‼ 此持有者的鍵還在其節點上時，另一個持有者在其他節點上取得了它。</translation>
    </message>
    <message>
        <source>How it ended is unknown.</source>
        <translation>它如何結束不明。</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>不明的時長</translation>
    </message>
    <message>
        <source>From %1 to %2 too few nodes could be read. Its owner may have released and taken it again.</source>
        <translation>從 %1 到 %2，可讀取的節點太少。其持有者可能釋放後又重新取得。</translation>
    </message>
    <message>
        <source>From %1 to %2 Lockscope did not read. Its owner may have released and taken it again.</source>
        <translation>從 %1 到 %2，Lockscope 未讀取。其持有者可能釋放後又重新取得。</translation>
    </message>
    <message>
        <source>Lockscope saw the take.</source>
        <translation>Lockscope 看到了取得。</translation>
    </message>
    <message>
        <source>Lockscope did not see the take: it was held already.</source>
        <translation>Lockscope 沒有看到取得：當時已被持有。</translation>
    </message>
    <message>
        <source>Last seen at %1, known to be lost at %2. In between its key may have remained.</source>
        <translation>最後於 %1 看到，於 %2 確知已遺失。其間其鍵可能仍在。</translation>
    </message>
    <message>
        <source>Last seen at %1, gone at %2: it ended in between.</source>
        <translation>最後於 %1 看到，於 %2 已消失：在其間結束。</translation>
    </message>
    <message>
        <source>Lockscope saw its end.</source>
        <translation>Lockscope 看到了它的結束。</translation>
    </message>
    <message>
        <source>%1: ended by now</source>
        <translation>%1：現已結束</translation>
    </message>
    <message>
        <source>Another owner has it now. Details follow in a moment.</source>
        <translation>現由另一個持有者持有。詳細資料稍後出現。</translation>
    </message>
    <message>
        <source>%1: unknown whether it is still held</source>
        <translation>%1：是否仍被持有不明</translation>
    </message>
    <message>
        <source>Another owner has it now.</source>
        <translation>現由另一個持有者持有。</translation>
    </message>
    <message>
        <source>No later owner seen.</source>
        <translation>未見後續的持有者。</translation>
    </message>
    <message>
        <source>The owner is unknown now.</source>
        <translation>目前持有者不明。</translation>
    </message>
    <message>
        <source>Counted from the first holder to the last. Lockscope does not keep the holders in between.</source>
        <translation>從第一個持有者計到最後一個。Lockscope 不保留其間的持有者。</translation>
    </message>
    <message>
        <source>It is on one node: clients of other nodes may have taken it there.</source>
        <translation>它在一個節點上：其他節點的用戶端可能已在那裡取得它。</translation>
    </message>
    <message>
        <source>No other owner seen meanwhile.</source>
        <translation>期間未見其他持有者。</translation>
    </message>
    <message>
        <source>Between %1 and %2, too close to draw one by one. Zoom in to see each.</source>
        <translation>在 %1 與 %2 之間，過於接近，無法逐一畫出。放大即可看到每一次。</translation>
    </message>
    <message>
        <source>%1 took it %2 later.</source>
        <translation>%1 在 %2後取得它。</translation>
    </message>
    <message>
        <source>Lockscope saw both.</source>
        <translation>Lockscope 兩者都看到了。</translation>
    </message>
    <message>
        <source>Lockscope found the new owner holding it.</source>
        <translation>Lockscope 發現時，新持有者已持有它。</translation>
    </message>
    <message>
        <source>‼ %1: overlap at %2, exclusion may have failed</source>
        <translation>‼ %1：%2 重疊，互斥可能已失效</translation>
    </message>
    <message>
        <source>‼ %1: overlap at %2, exclusion failed</source>
        <translation>‼ %1：%2 重疊，互斥已失效</translation>
    </message>
    <message>
        <source>%1 had lost it and released the rest at %2. Until then it may have relied on the lock.</source>
        <translation>%1 已失去它，並於 %2 釋放其餘部分。在那之前，它可能依賴這個鎖。</translation>
    </message>
    <message>
        <source>%1 did not release it and may rely on it forever: its lease never expires.</source>
        <translation>%1 沒有釋放它，可能永遠依賴它：其租約永不結束。</translation>
    </message>
    <message>
        <source>Lockscope saw no release by %1. It may rely on the lock until %2, for %3 more.</source>
        <translation>Lockscope 沒有看到 %1 釋放。它可能依賴這個鎖直到 %2，還有 %3。</translation>
    </message>
    <message>
        <source>%1 did not release it and may rely on it until %2, for %3 more.</source>
        <translation>%1 沒有釋放它，可能依賴它直到 %2，還有 %3。</translation>
    </message>
    <message>
        <source>%1 also holds it, since %2.</source>
        <translation>自 %2 起，%1 也持有它。</translation>
    </message>
    <message>
        <source>%1 also held it from %2 on. Both may have relied on it for %3, until %4.</source>
        <translation>自 %2 起，%1 也曾持有它。兩者可能都依賴它 %3，直到 %4。</translation>
    </message>
    <message>
        <source>The first owner&apos;s key is on one node, the second owner took the others. Their libraries differ, or the first key is a leftover. Whether the first owner still acted on it is unknown.</source>
        <translation>第一個持有者的鍵在一個節點上，第二個持有者取得了其餘節點。兩者的函式庫不同，或第一個鍵是殘留。第一個持有者當時是否仍依此行事不明。</translation>
    </message>
    <message>
        <source>So say the values, by their owners&apos; clocks. With equal lease times, the second owner&apos;s clock is ahead. With a longer second lease, the first owner may have released it just before. Whether the first owner still acted on it is unknown.</source>
        <translation>這是依值以及其持有者的時鐘得出的。若租約時間相同，則第二個持有者的時鐘偏快。若第二個租約較長，第一個持有者可能剛釋放了它。第一個持有者當時是否仍依此行事不明。</translation>
    </message>
    <message>
        <source>Nodes lost the first owner&apos;s lock before its lease ended. Whether the first owner still acted on it is unknown.</source>
        <translation>在第一個持有者的租約結束前，節點遺失了它的鎖。第一個持有者當時是否仍依此行事不明。</translation>
    </message>
    <message>
        <source>Nobody held it. Contenders retry after a while.</source>
        <translation>無人持有它。競爭者會稍後重試。</translation>
    </message>
    <message>
        <source>That is %1 later than usual for this owner.</source>
        <translation>這比此持有者平常晚 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n waiters, since %2</source>
        <translation>
            <numerusform>%1：自 %2 起最多 %n 個等待者</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope saw them wait for %1.</source>
        <translation>Lockscope 看到它們等待了 %1。</translation>
    </message>
    <message>
        <source>Counted at each reading from the keys of waiters, while the lock&apos;s key exists.</source>
        <translation>鎖的鍵存在期間，每次讀數從等待者的鍵計算。</translation>
    </message>
    <message>
        <source>Too few nodes could be read to know the owner. The lock may have been held.</source>
        <translation>可讀取的節點太少，無法得知持有者。這個鎖可能曾被持有。</translation>
    </message>
    <message>
        <source>One owner had too few nodes: a leftover of an attempt, or of a lock that other nodes lost.</source>
        <translation>有一個持有者，節點太少：是嘗試的殘留，或是其他節點遺失的鎖的殘留。</translation>
    </message>
    <message>
        <source>Nobody held it, but those nodes were not free.</source>
        <translation>無人持有它，但那些節點並未空著。</translation>
    </message>
    <message>
        <source>still held</source>
        <translation>仍持有中</translation>
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
        <source>Undo the last change of filter, order, namespace or view. This does not undo acts on locks</source>
        <translation>復原上一次對篩選、順序、命名空間或檢視的變更。對鎖的操作不會復原</translation>
    </message>
    <message>
        <source>Redo the change of filter, order, namespace or view</source>
        <translation>重做對篩選、順序、命名空間或檢視的變更</translation>
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
        <source>The owner is a process: all its locks carry this value.</source>
        <translation>持有者是一個行程：它的所有鎖都是這個值。</translation>
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
        <source>about %1</source>
        <translation>約 %1</translation>
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
        <source>All %1 nodes answer.</source>
        <translation>全部 %1 個節點都有回應。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes answer.</source>
        <translation>%2 個節點中有 %1 個回應。</translation>
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
        <source>shorten its TTL to %1</source>
        <translation>將 TTL 縮短為 %1</translation>
    </message>
    <message>
        <source>delete if still held by %1</source>
        <translation>若仍由 %1 持有則刪除</translation>
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
        <source>not reached: %1</source>
        <translation>連不上：%1</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>原因不明</translation>
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
        <source>○ left alone: its TTL is %1</source>
        <translation>○ 未更動：其 TTL 為 %1</translation>
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
        <source>✕ not reached, nothing sent. %1</source>
        <translation>✕ 連不上，什麼也沒有送出。%1</translation>
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
        <source>The holder notices the loss within its renewal interval.</source>
        <translation>持有者會在其續租間隔內察覺遺失。</translation>
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
        <source>%1 m (value)</source>
        <translation>%1 分（依值）</translation>
    </message>
    <message>
        <source>‼ held, overlap</source>
        <translation>‼ 持有中，重疊</translation>
    </message>
    <message>
        <source>✔ held, one node</source>
        <translation>✔ 持有中，單一節點</translation>
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
        <translation>擋下，由 Lockscope 設定</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>Hold count: %1 to %2, by node</source>
        <translation>重入次數：%1 至 %2，視節點而定</translation>
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
        <source>✔ Held, 1 node</source>
        <translation>✔ 持有中，1 個節點</translation>
    </message>
    <message>
        <source>someone (%1)</source>
        <translation>某人（%1）</translation>
    </message>
    <message>
        <source>several holders</source>
        <translation>多個持有者</translation>
    </message>
    <message>
        <source>First holder: %1</source>
        <translation>第一個持有者：%1</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <translation>持有者：%1</translation>
    </message>
    <message>
        <source>Holders that are gone, by its library: %1</source>
        <translation>依其函式庫，已不在的持有者：%1</translation>
    </message>
    <message>
        <source>By its value and its holder&apos;s clock it ends in %1. Then any client may take it.</source>
        <translation>依其值與其持有者的時鐘，它將在 %1後結束。之後任何用戶端都可取得它。</translation>
    </message>
    <message>
        <source>By its value and its holder&apos;s clock it ended %1 ago. Any client may take it.</source>
        <translation>依其值與其持有者的時鐘，它已於 %1前結束。任何用戶端都可取得它。</translation>
    </message>
    <message>
        <source>This library&apos;s release compares nothing: a late holder may delete its successor&apos;s lock.</source>
        <translation>此函式庫釋放時不比對：遲到的持有者可能刪除後繼者的鎖。</translation>
    </message>
    <message>
        <source>This library&apos;s renewal compares nothing: a late holder may overwrite its successor.</source>
        <translation>此函式庫續租時不比對：遲到的持有者可能覆寫後繼者的鎖。</translation>
    </message>
    <message>
        <source>This library&apos;s renewal sets a deleted key again.</source>
        <translation>此函式庫續租時會重新設定已刪除的鍵。</translation>
    </message>
    <message>
        <source>The value names no owner: all holders look alike, and a release compares nothing.</source>
        <translation>其值不指明持有者：所有持有者看起來都一樣，釋放時也不比對。</translation>
    </message>
    <message>
        <source>The key may stay after the work, on purpose.</source>
        <translation>工作結束後，鍵可能刻意保留。</translation>
    </message>
    <message>
        <source>The key&apos;s TTL is not a lease: the value contains the leases, or holders extend it for each other.</source>
        <translation>鍵的 TTL 不是租約：值中含有各個租約，或持有者會互相延長。</translation>
    </message>
    <message>
        <source>It guards a queue&apos;s job. Without it the queue runs the job again, perhaps beside its old worker.</source>
        <translation>它保護佇列中的作業。沒有它，佇列會再次執行該作業，可能與舊的工作行程同時進行。</translation>
    </message>
    <message>
        <source>A live holder loops without a pause after the key is gone.</source>
        <translation>鍵消失後，活著的持有者會不停地迴圈。</translation>
    </message>
    <message>
        <source>It is a field of a hash. TTL and type belong to the whole hash.</source>
        <translation>它是雜湊的一個欄位。TTL 與類型屬於整個雜湊。</translation>
    </message>
    <message>
        <source>Its owner may have taken several keys with this value. It needs all of them.</source>
        <translation>其持有者可能以此值取得了多個鍵，且全部都需要。</translation>
    </message>
    <message>
        <source>Each node has another client id with the same thread. That may be one owner, or several clients.</source>
        <translation>各節點上的用戶端識別碼不同，執行緒相同。可能是同一個持有者，或多個用戶端。</translation>
    </message>
    <message>
        <source>Waiters: unknown (so is the library, and where it stores waiters)</source>
        <translation>等待者：不明（函式庫不明，它在哪裡儲存等待者也不明）</translation>
    </message>
    <message>
        <source>Waiters: unknown (the library does not store them)</source>
        <translation>等待者：不明（函式庫不儲存等待者）</translation>
    </message>
    <message>
        <source>Waiters: unknown (not read)</source>
        <translation>等待者：不明（未讀取）</translation>
    </message>
    <message>
        <source>Waiters: unknown (no listener for its release; polling clients leave no trace)</source>
        <translation>等待者：不明（沒有人監聽其釋放；輪詢的用戶端不留痕跡）</translation>
    </message>
    <message>
        <source>Waiters: %1</source>
        <translation>等待者：%1</translation>
    </message>
    <message>
        <source>Waiters: %1 (connections)</source>
        <translation>等待者：%1（連線）</translation>
    </message>
    <message>
        <source>Waiters: %1 (processes)</source>
        <translation>等待者：%1（行程）</translation>
    </message>
    <message>
        <source>Waiters: %1 (jobs)</source>
        <translation>等待者：%1（作業）</translation>
    </message>
    <message>
        <source>Lockscope could not see it from %1 to %2 ago: its owner may have released and taken it again.</source>
        <translation>從 %1前到 %2前，Lockscope 看不到它：其持有者可能釋放後又重新取得。</translation>
    </message>
    <message>
        <source>The node restarted or failed over. Locks taken before may be missing, and a new lock may have a second owner.</source>
        <translation>節點已重新啟動或容錯移轉。先前取得的鎖可能缺失，新的鎖可能有第二個持有者。</translation>
    </message>
    <message>
        <source>The node rejects all writes. Clients cannot take, renew or release locks.</source>
        <translation>節點拒絕所有寫入。用戶端無法取得、續租或釋放鎖。</translation>
    </message>
    <message>
        <source>The node&apos;s memory is full. Clients cannot take locks, but can renew and release them.</source>
        <translation>節點的記憶體已滿。用戶端無法取得鎖，但可續租和釋放鎖。</translation>
    </message>
    <message>
        <source>The node started recently. Locks taken before may be missing until %1, and a new lock may have a second owner.</source>
        <translation>節點剛啟動不久。先前取得的鎖在 %1 之前可能缺失，新的鎖可能有第二個持有者。</translation>
    </message>
    <message>
        <source>The node&apos;s latest snapshot failed. It may reject all writes: clients then cannot take, renew or release locks.</source>
        <translation>節點最近一次快照失敗。它可能拒絕所有寫入：那樣用戶端就無法取得、續租或釋放鎖。</translation>
    </message>
    <message>
        <source>Locking works. The node answers; there is no spare.</source>
        <translation>上鎖正常。節點有回應；沒有備援。</translation>
    </message>
    <message>
        <source>The node answers but rejects reads. Which locks are held, and whether clients can take locks, is unknown.</source>
        <translation>節點有回應，但拒絕讀取。哪些鎖被持有、用戶端能否取得鎖，都不明。</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted or failed over.</source>
        <translation>
            <numerusform>%n 個節點已重新啟動或容錯移轉。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted or failed over and may lack locks.</source>
        <translation>
            <numerusform>%n 個節點已重新啟動或容錯移轉，可能缺少鎖。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory is full on %n nodes.</source>
        <translation>
            <numerusform>%n 個節點的記憶體已滿。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes reject all writes.</source>
        <translation>
            <numerusform>%n 個節點拒絕所有寫入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest snapshot of %n nodes failed: they may reject all writes.</source>
        <translation>
            <numerusform>%n 個節點最近一次快照失敗：可能拒絕所有寫入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes started recently: locks taken before may be missing until %1.</source>
        <translation>
            <numerusform>%n 個節點剛啟動不久：先前取得的鎖在 %1 之前可能缺失。</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 masters answer. Each master has its own locks.</source>
        <translation>全部 %1 個主節點都有回應。每個主節點各有自己的鎖。</translation>
    </message>
    <message>
        <source>%1 of %2 masters can be read. Locks on the others are unknown.</source>
        <translation>%2 個主節點中有 %1 個可讀取。其餘主節點上的鎖不明。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes can be read, %3 reject reads.</source>
        <translation>%2 個節點中有 %1 個可讀取，%3 個拒絕讀取。</translation>
    </message>
    <message>
        <source>Clients cannot take locks, but can renew and release them. %1</source>
        <translation>用戶端無法取得鎖，但可續租和釋放鎖。%1</translation>
    </message>
    <message>
        <source>A new lock may have a second owner; one more failure stops renewals. %1</source>
        <translation>新的鎖可能有第二個持有者；再有一個故障，續租就會停止。%1</translation>
    </message>
    <message>
        <source>A new lock may have a second owner; owners can renew held locks. %1</source>
        <translation>新的鎖可能有第二個持有者；持有者可續租持有中的鎖。%1</translation>
    </message>
    <message>
        <source>Which locks are held is unknown: %2 nodes are needed. Others may still take locks. %1</source>
        <translation>哪些鎖被持有不明：需要 %2 個節點。別人可能仍能取得鎖。%1</translation>
    </message>
    <message>
        <source>Locking has stopped: %2 nodes are needed. Held locks expire with their TTL; locks without one stay. %1</source>
        <translation>上鎖已停止：需要 %2 個節點。持有中的鎖隨其 TTL 到期；沒有 TTL 的會留下。%1</translation>
    </message>
    <message>
        <source>Whether locking works is unknown. %1</source>
        <translation>上鎖是否正常不明。%1</translation>
    </message>
    <message>
        <source>Locking works, but one more failure may stop it. %1</source>
        <translation>上鎖正常，但再有一個故障就可能停止。%1</translation>
    </message>
    <message>
        <source>Locking works, but one more failure stops it. %1</source>
        <translation>上鎖正常，但再有一個故障就會停止。%1</translation>
    </message>
    <message numerus="yes">
        <source>Locking works and survives %n more failures. %1</source>
        <translation>
            <numerusform>上鎖正常，還可承受 %n 個故障。%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this user may not read %n keys; they may be locks</source>
        <translation>
            <numerusform>%1：此使用者無權讀取 %n 個鍵；其中可能有鎖</numerusform>
        </translation>
    </message>
    <message>
        <source>release it and block new owners for %1</source>
        <translation>釋放並擋下新來者 %1</translation>
    </message>
    <message>
        <source>set a TTL of %1</source>
        <translation>設定 TTL %1</translation>
    </message>
    <message>
        <source>restore it where it is still free</source>
        <translation>在仍空著之處放回</translation>
    </message>
    <message>
        <source>remove these holders, if all still have it: %1</source>
        <translation>若以下持有者全都仍有它，則移出它們：%1</translation>
    </message>
    <message>
        <source>if still held by %1: block new owners for %2</source>
        <translation>若仍由 %1 持有：擋下新來者 %2</translation>
    </message>
    <message>
        <source>if still held by %1 for longer: shorten TTL to %2</source>
        <translation>若仍由 %1 持有且時間更長：將 TTL 縮短為 %2</translation>
    </message>
    <message>
        <source>if still held by %1 without TTL: set a TTL of %2</source>
        <translation>若仍由 %1 持有且沒有 TTL：設定 TTL %2</translation>
    </message>
    <message>
        <source>if still free: restore it for %1, without TTL</source>
        <translation>若仍空著：為 %1 放回，沒有 TTL</translation>
    </message>
    <message>
        <source>if still free: restore it for %1, with the rest of its TTL</source>
        <translation>若仍空著：為 %1 放回，沿用其剩餘的 TTL</translation>
    </message>
    <message>
        <source>left alone: its value is no comparable owner</source>
        <translation>不更動：其值不是可比對的持有者</translation>
    </message>
    <message>
        <source>left alone: its value is longer than 1 MiB</source>
        <translation>不更動：其值超過 1 MiB</translation>
    </message>
    <message>
        <source>left alone: the node runs no scripts</source>
        <translation>不更動：節點不執行腳本</translation>
    </message>
    <message>
        <source>left alone: not released here</source>
        <translation>不更動：不在這裡釋放</translation>
    </message>
    <message>
        <source>left alone: not released here, %1 has it</source>
        <translation>不更動：不在這裡釋放，%1 有它</translation>
    </message>
    <message numerus="yes">
        <source>%1; notified waiters: %n</source>
        <translation>
            <numerusform>%1；已通知的等待者：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ removed the named holders; other holders stay</source>
        <translation>⚠ 已移出所列持有者；其他持有者仍在</translation>
    </message>
    <message>
        <source>⚠ removed the named holders; other holders stay: %1</source>
        <translation>⚠ 已移出所列持有者；其他持有者仍在：%1</translation>
    </message>
    <message>
        <source>✔ TTL set</source>
        <translation>✔ 已設定 TTL</translation>
    </message>
    <message>
        <source>✔ restored</source>
        <translation>✔ 已放回</translation>
    </message>
    <message>
        <source>○ left alone: no longer needed</source>
        <translation>○ 未更動：已不再需要</translation>
    </message>
    <message>
        <source>○ restored and removed again: the other nodes did not accept it</source>
        <translation>○ 放回後又移除：其他節點未接受</translation>
    </message>
    <message>
        <source>✖ refused: no longer a holder: %1</source>
        <translation>✖ 遭拒：已不再是持有者：%1</translation>
    </message>
    <message>
        <source>○ already gone</source>
        <translation>○ 已經消失</translation>
    </message>
    <message>
        <source>○ nothing sent: its TTL has run out</source>
        <translation>○ 什麼也沒有送出：其 TTL 已到</translation>
    </message>
    <message>
        <source>? unknown: no answer, the command may have run. %1</source>
        <translation>? 不明：沒有回應，指令可能已執行。%1</translation>
    </message>
    <message>
        <source>✕ not read for the plan, nothing sent</source>
        <translation>✕ 制定計畫時未讀到，什麼也沒有送出</translation>
    </message>
    <message>
        <source>Some libraries (RedLock.net, aioredlock) set a deleted key again at their next renewal. Watch whether it comes back.</source>
        <translation>有些函式庫（RedLock.net、aioredlock）會在下次續租時重新設定已刪除的鍵。請留意它是否回來。</translation>
    </message>
    <message>
        <source>The holder does not notice and works on until it releases.</source>
        <translation>持有者不會察覺，會繼續工作到釋放為止。</translation>
    </message>
    <message>
        <source>The holder&apos;s library is unknown. Some (RedLock.net, aioredlock) set a deleted key again at their next renewal. Watch whether it comes back.</source>
        <translation>持有者的函式庫不明。有些（RedLock.net、aioredlock）會在下次續租時重新設定已刪除的鍵。請留意它是否回來。</translation>
    </message>
    <message>
        <source>The holder&apos;s reaction is unknown.</source>
        <translation>持有者的反應不明。</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n more keys have a token of these owners: %1. If they belong to this lock, release them, too.</source>
        <translation>
            <numerusform>⚠ 還有 %n 個鍵帶有這些持有者的 token：%1。若它們屬於這個鎖，請一併釋放。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n more keys have the same token: %1. If they belong to this lock, release them, too.</source>
        <translation>
            <numerusform>⚠ 還有 %n 個鍵帶有相同的 token：%1。若它們屬於這個鎖，請一併釋放。</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether clients are blocked on %1 is unknown.</source>
        <translation>用戶端是否阻塞在 %1 上不明。</translation>
    </message>
    <message>
        <source>Node %1: %2</source>
        <translation>節點 %1：%2</translation>
    </message>
    <message>
        <source>∞ never</source>
        <translation>∞ 永不</translation>
    </message>
    <message>
        <source>Lockscope cannot read the node. Clients with the same problem cannot take or renew locks.</source>
        <translation>Lockscope 無法讀取節點。遇到同樣問題的用戶端無法取得或續租鎖。</translation>
    </message>
    <message>
        <source>The node has not answered yet.</source>
        <translation>節點尚未回應。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes have answered so far; %3 are needed.</source>
        <translation>目前 %2 個節點中有 %1 個已回應；需要 %3 個。</translation>
    </message>
    <message numerus="yes">
        <source>%1: at least %n locks are not shown, because there are too many</source>
        <translation>
            <numerusform>%1：鎖太多，至少有 %n 個未顯示</numerusform>
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
<context>
    <name>Wording</name>
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
</context>
</TS>
