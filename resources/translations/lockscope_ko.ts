<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
<context>
    <name>CommandLine</name>
    <message>
        <source>Cluster of %1</source>
        <translation>%1 클러스터</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>노드 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::AcquireDialog</name>
    <message>
        <source>Renew until I release it</source>
        <translation>내가 해제할 때까지 갱신</translation>
    </message>
    <message>
        <source>Acquire a lock</source>
        <translation>락 획득</translation>
    </message>
    <message>
        <source>for example orders:42</source>
        <translation>예: orders:42</translation>
    </message>
    <message numerus="yes">
        <source>Nodes: %n.</source>
        <translation>
            <numerusform>노드: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Acquire</source>
        <translation>획득(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>이름(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;TTL:</source>
        <translation>TTL(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Wait at most:</source>
        <translation>최대 대기(&amp;W):</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>철회</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>✖ %1</source>
        <translation>✖ %1</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>노드에 묻는 중…</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1: %2까지</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>외 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>✖ At %1: %2</source>
        <translation>✖ %1: %2</translation>
    </message>
    <message>
        <source>The library whose clients the lock excludes. Lockscope&apos;s own form also excludes Redlock, redis-py, Spring, Laravel and others.</source>
        <translation>어느 라이브러리의 클라이언트를 막을지 정합니다. Lockscope 자체 형식은 Redlock, redis-py, Spring, Laravel 등도 막습니다.</translation>
    </message>
    <message>
        <source>&amp;Library:</source>
        <translation>라이브러리(&amp;L):</translation>
    </message>
    <message>
        <source>◔ Lockscope takes no lock here until %1. These nodes started or failed over and have no vote yet: %2.</source>
        <translation>◔ Lockscope는 %1까지 여기서 락을 획득하지 않습니다. 시작하거나 페일오버하여 아직 표가 없는 노드: %2.</translation>
    </message>
    <message>
        <source>◔ These nodes started or failed over and have no vote yet: %1.</source>
        <translation>◔ 시작하거나 페일오버하여 아직 표가 없는 노드: %1.</translation>
    </message>
    <message>
        <source>The other nodes are enough.</source>
        <translation>나머지 노드로 충분합니다.</translation>
    </message>
    <message>
        <source>The current state is unknown: %1</source>
        <translation>현재 상태를 알 수 없습니다: %1</translation>
    </message>
    <message>
        <source>⚠ The keys of %1 begin with &quot;%2&quot;. This lock does not exclude its clients.</source>
        <translation>⚠ %1의 키는 &quot;%2&quot;(으)로 시작합니다. 이 락은 그 클라이언트를 막지 않습니다.</translation>
    </message>
    <message>
        <source>No node can be read. Whether it is held is unknown.</source>
        <translation>읽을 수 있는 노드가 없어 보유 중인지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Too few nodes can be read: %1 of %2. Whether it is free is unknown.</source>
        <translation>읽을 수 있는 노드가 너무 적어 비어 있는지 알 수 없습니다: %1 / %2.</translation>
    </message>
    <message>
        <source>It is free on all nodes that can be read.</source>
        <translation>읽을 수 있는 모든 노드에서 비어 있습니다.</translation>
    </message>
    <message>
        <source>%1 holds it (%2). You can wait for it.</source>
        <translation>보유자: %1 (%2). 기다릴 수 있습니다.</translation>
    </message>
    <message>
        <source>%3 has it on %1 of %2 nodes (%4). Whether it is held is unknown.</source>
        <translation>소유자 %3, 노드 %2개 중 %1개에 있습니다(%4). 보유 중인지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%3 has it on %1 of %2 nodes (%4): too few to hold it. It blocks these nodes.</source>
        <translation>소유자 %3, 노드 %2개 중 %1개에 있습니다(%4). 너무 적어 보유한 것은 아니지만 이 노드들을 막습니다.</translation>
    </message>
    <message>
        <source>✖ This window is read-only again. Press once more to allow changes and acquire.</source>
        <translation>✖ 이 창은 다시 읽기 전용입니다. 변경을 허용하고 획득하려면 한 번 더 누르십시오.</translation>
    </message>
    <message>
        <source>Allow changes and &amp;acquire</source>
        <translation>변경 허용하고 획득(&amp;A)</translation>
    </message>
    <message>
        <source>Reading the lock…</source>
        <translation>락을 읽는 중…</translation>
    </message>
    <message>
        <source>Not acquired yet. Waiting for at most %1 more.</source>
        <translation>아직 획득하지 못했습니다. 앞으로 최대 %1 더 기다립니다.</translation>
    </message>
    <message>
        <source>Asking the nodes one last time…</source>
        <translation>마지막으로 노드에 묻는 중…</translation>
    </message>
</context>
<context>
    <name>Lockscope::ActChooser</name>
    <message>
        <source>Release no&amp;w</source>
        <translation>지금 해제(&amp;W)</translation>
    </message>
    <message>
        <source>Sh&amp;orten its TTL to</source>
        <translation>TTL 단축(&amp;O)</translation>
    </message>
    <message>
        <source>A waiter may take it at once.</source>
        <translation>대기자가 곧바로 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>Release and &amp;block new owners for</source>
        <translation>해제하고 새 소유자 차단(&amp;B)</translation>
    </message>
    <message>
        <source>Gives the owner time to finish.</source>
        <translation>소유자가 마무리할 시간을 줍니다.</translation>
    </message>
    <message>
        <source>A live owner will renew and keep it.</source>
        <translation>소유자가 살아 있으면 갱신하여 계속 보유합니다.</translation>
    </message>
    <message>
        <source>Set a &amp;TTL of</source>
        <translation>TTL 설정(&amp;T)</translation>
    </message>
    <message>
        <source>For a lock that never expires.</source>
        <translation>만료되지 않는 락에 씁니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::ActDialog</name>
    <message>
        <source>Allow &amp;changes</source>
        <translation>변경 허용(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>노드에 묻는 중…</translation>
    </message>
    <message>
        <source>Recorded in the audit journal.</source>
        <translation>감사 로그에 기록되었습니다.</translation>
    </message>
    <message>
        <source>Recorded in the audit journal, with the reason “%1”.</source>
        <translation>감사 로그에 “%1” 사유로 기록되었습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>Lockscope::AlertRulesDialog</name>
    <message>
        <source>Alert rules</source>
        <translation>경보 규칙</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>경보</translation>
    </message>
    <message>
        <source>Raise when</source>
        <translation>발생 조건</translation>
    </message>
    <message>
        <source>For at least</source>
        <translation>최소 지속 시간</translation>
    </message>
    <message>
        <source>Repeat after</source>
        <translation>반복 간격</translation>
    </message>
    <message>
        <source>Enter seconds, or a number with ms, m or h. New rules apply to active alerts from their next change.</source>
        <translation>초, 또는 ms, m, h를 붙인 숫자를 입력하십시오. 발생 중인 경보에는 다음 변경부터 새 규칙이 적용됩니다.</translation>
    </message>
    <message>
        <source>Your changes are not applied yet.</source>
        <translation>변경 내용이 아직 적용되지 않았습니다.</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>계속 편집(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Discard changes</source>
        <translation>변경 내용 버리기(&amp;D)</translation>
    </message>
    <message>
        <source>The condition must last this long</source>
        <translation>조건이 이 시간 동안 이어져야 합니다</translation>
    </message>
    <message>
        <source>Repeats after this time while the condition lasts</source>
        <translation>조건이 이어지는 동안 이 시간마다 반복합니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::AlertWording</name>
    <message>
        <source>node %1</source>
        <translation>노드 %1</translation>
    </message>
    <message>
        <source>the deployment</source>
        <translation>배포 전체</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>겹침</translation>
    </message>
    <message>
        <source>quorum lost</source>
        <translation>쿼럼 상실</translation>
    </message>
    <message>
        <source>no margin</source>
        <translation>여유 없음</translation>
    </message>
    <message>
        <source>held long</source>
        <translation>오래 보유</translation>
    </message>
    <message>
        <source>often split</source>
        <translation>잦은 분열</translation>
    </message>
    <message>
        <source>node restarted</source>
        <translation>노드 재시작</translation>
    </message>
    <message>
        <source>clock off</source>
        <translation>시계 어긋남</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 behind</source>
        <translation>%1의 시계가 %2 느림</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 ahead</source>
        <translation>%1의 시계가 %2 빠름</translation>
    </message>
    <message>
        <source>failover</source>
        <translation>장애 조치</translation>
    </message>
    <message>
        <source>own lock lost</source>
        <translation>자기 락 유실</translation>
    </message>
    <message>
        <source>node down</source>
        <translation>노드 다운</translation>
    </message>
    <message>
        <source>Your lock %1 was lost</source>
        <translation>내 락 %1을(를) 유실했습니다</translation>
    </message>
    <message>
        <source>%1 had no expiry</source>
        <translation>%1에 만료가 없었습니다</translation>
    </message>
    <message>
        <source>The clock of %1 was %2 behind</source>
        <translation>%1의 시계가 %2 느렸음</translation>
    </message>
    <message>
        <source>The clock of %1 was %2 ahead</source>
        <translation>%1의 시계가 %2 빨랐음</translation>
    </message>
    <message>
        <source>held for more than</source>
        <translation>보유 시간 초과</translation>
    </message>
    <message>
        <source>Held for longer than this</source>
        <translation>이보다 오래 보유</translation>
    </message>
    <message>
        <source>and</source>
        <translation>그리고</translation>
    </message>
    <message>
        <source>times its 99th percentile</source>
        <translation>배(99백분위수 기준)</translation>
    </message>
    <message>
        <source>more splits than</source>
        <translation>분열 횟수 초과</translation>
    </message>
    <message>
        <source>within</source>
        <translation>이 시간 안에</translation>
    </message>
    <message>
        <source>a node cannot be read</source>
        <translation>노드를 읽을 수 없음</translation>
    </message>
    <message>
        <source>a clock is off by more than</source>
        <translation>시계 오차 초과</translation>
    </message>
    <message>
        <source>Off by more than this</source>
        <translation>오차가 이보다 큼</translation>
    </message>
    <message>
        <source>; %1 times recently</source>
        <translation>; 최근 %1회</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 from %2 on: exclusion may have failed</source>
        <translation>%2부터 두 소유자가 %1에 의존했을 수 있음: 배타가 깨졌을 수 있음</translation>
    </message>
    <message>
        <source>Two owners may rely on %1 now, since %2: exclusion may fail</source>
        <translation>%2부터 지금까지 두 소유자가 %1에 의존할 수 있음: 배타가 깨질 수 있음</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once: %4 times recently, last for %2, at %3</source>
        <translation>두 소유자가 %1에 동시에 의존했을 수 있음: 최근 %4회, 마지막은 %3에 %2 동안</translation>
    </message>
    <message>
        <source>Two owners may have relied on %1 at once for %2, at %3: exclusion may have failed</source>
        <translation>%3에 %2 동안 두 소유자가 %1에 동시에 의존했을 수 있음: 배타가 깨졌을 수 있음</translation>
    </message>
    <message>
        <source>One more node failure would have stopped locking</source>
        <translation>노드가 하나만 더 고장 났다면 락 획득이 멈췄을 것임</translation>
    </message>
    <message>
        <source>One more node failure stops locking</source>
        <translation>노드가 하나만 더 고장 나면 락 획득이 멈춤</translation>
    </message>
    <message>
        <source>Too few nodes could vote on new locks from %3 on: %1 of %2 needed</source>
        <translation>%3부터 새 락에 투표할 수 있는 노드가 너무 적었음: 필요 %1 / %2</translation>
    </message>
    <message>
        <source>Too few nodes can vote on new locks since %3: %1 of %2 needed</source>
        <translation>%3부터 새 락에 투표할 수 있는 노드가 너무 적음: 필요 %1 / %2</translation>
    </message>
    <message>
        <source>The alert stays active this long</source>
        <translation>경보가 이 시간 동안 발생 중으로 남습니다</translation>
    </message>
    <message>
        <source>or until its quarantine ends</source>
        <translation>또는 격리가 끝날 때까지</translation>
    </message>
    <message>
        <source>two owners rely on one lock; stays active for</source>
        <translation>두 소유자가 한 락에 의존, 유지 시간</translation>
    </message>
    <message>
        <source>The alert stays active this long, as past once only one owner relies on the lock</source>
        <translation>경보가 이 시간 동안 발생 중으로 남습니다. 한 소유자만 락에 의존하게 되면 지남으로 표시됩니다</translation>
    </message>
    <message>
        <source>Too few nodes can be read: %1 of %2 needed. Locking has stopped, unless the others only reject reads</source>
        <translation>읽을 수 있는 노드가 너무 적음: 필요 %1 / %2. 나머지가 읽기만 거부하는 것이 아니라면 락 획득이 멈췄음</translation>
    </message>
    <message>
        <source>Too few nodes could be read: %1 of %2 needed. Locking had stopped, unless the others only rejected reads</source>
        <translation>읽을 수 있는 노드가 너무 적었음: 필요 %1 / %2. 나머지가 읽기만 거부한 것이 아니라면 락 획득이 멈췄었음</translation>
    </message>
    <message>
        <source>clients cannot take locks</source>
        <translation>클라이언트가 락을 획득할 수 없음</translation>
    </message>
    <message>
        <source>one more node failure stops locking</source>
        <translation>노드가 하나만 더 고장 나면 락 획득이 멈춤</translation>
    </message>
    <message>
        <source>no expiry</source>
        <translation>만료 없음</translation>
    </message>
    <message>
        <source>%1 never expires: if its owner is gone, it stays locked</source>
        <translation>%1은(는) 만료되지 않음: 소유자가 사라졌다면 계속 잠겨 있음</translation>
    </message>
    <message>
        <source>a lock has no expiry</source>
        <translation>락에 만료가 없음</translation>
    </message>
    <message>
        <source>renewing late</source>
        <translation>갱신 지연</translation>
    </message>
    <message>
        <source>%1 expires soon unless its owner renews it</source>
        <translation>%1은(는) 소유자가 갱신하지 않으면 곧 만료됨</translation>
    </message>
    <message>
        <source>The owner of %1 was late to renew it</source>
        <translation>%1의 소유자가 늦게 갱신했음</translation>
    </message>
    <message>
        <source>a renewal is late</source>
        <translation>갱신이 늦음</translation>
    </message>
    <message>
        <source>%1 has been held for ≥ %2; more than %3 is unusual</source>
        <translation>%1 보유 시간 ≥ %2. %3 초과는 이례적임</translation>
    </message>
    <message>
        <source>%1 has been held for ≥ %2, if it is one hold; more than %3 is unusual</source>
        <translation>%1 보유 시간 ≥ %2(한 번의 보유라면). %3 초과는 이례적임</translation>
    </message>
    <message>
        <source>%1 was held for ≥ %2; more than %3 is unusual</source>
        <translation>%1의 끝난 보유 시간 ≥ %2. %3 초과는 이례적임</translation>
    </message>
    <message>
        <source>%1 was held for ≥ %2, if that was one hold; more than %3 is unusual</source>
        <translation>%1의 끝난 보유 시간 ≥ %2(한 번의 보유였다면). %3 초과는 이례적임</translation>
    </message>
    <message>
        <source>0: every lock, even without a known usual hold time</source>
        <translation>0: 모든 락, 평소 보유 시간을 모르는 것도 포함</translation>
    </message>
    <message>
        <source>many waiters</source>
        <translation>대기자 많음</translation>
    </message>
    <message>
        <source>%1 has %2 waiters; more than %3 is unusual</source>
        <translation>%1의 대기자 %2. %3 초과는 이례적임</translation>
    </message>
    <message>
        <source>%1 had %2 waiters at the end; more than %3 is unusual</source>
        <translation>%1이(가) 끝날 때 대기자 %2. %3 초과는 이례적임</translation>
    </message>
    <message>
        <source>more waiters than</source>
        <translation>대기자 수 초과</translation>
    </message>
    <message>
        <source>Clients keep each other from taking %1: %2 splits recently</source>
        <translation>클라이언트들이 서로 %1 획득을 막음: 최근 분열 %2회</translation>
    </message>
    <message>
        <source>Clients kept each other from taking %1: at most %2 splits at a time</source>
        <translation>클라이언트들이 서로 %1 획득을 막았음: 한 번에 최대 분열 %2회</translation>
    </message>
    <message>
        <source>Counts the splits of this time</source>
        <translation>이 시간 안의 분열을 셉니다</translation>
    </message>
    <message>
        <source>%1 cannot be read: Lockscope does not see its locks</source>
        <translation>%1을(를) 읽을 수 없음: Lockscope가 그 락을 보지 못함</translation>
    </message>
    <message>
        <source>%1 could not be read: Lockscope did not see its locks</source>
        <translation>%1을(를) 읽을 수 없었음: Lockscope가 그 락을 보지 못했음</translation>
    </message>
    <message>
        <source>%1 restarted: its locks may be lost</source>
        <translation>%1 재시작됨: 그 락이 유실되었을 수 있음</translation>
    </message>
    <message>
        <source>a node restarted; stays active for</source>
        <translation>노드가 재시작함, 유지 시간</translation>
    </message>
    <message>
        <source>Another server replaced %1 and may lack the latest locks</source>
        <translation>다른 서버가 %1을(를) 대신함: 최근 락이 없을 수 있음</translation>
    </message>
    <message>
        <source>another server replaced a node; stays active for</source>
        <translation>다른 서버가 노드를 대신함, 유지 시간</translation>
    </message>
    <message>
        <source>node evicts keys</source>
        <translation>노드가 키를 축출함</translation>
    </message>
    <message>
        <source>%1 may evict locks when its memory is full</source>
        <translation>%1의 메모리가 가득 차면 락을 축출할 수 있음</translation>
    </message>
    <message>
        <source>%1 could have evicted locks when its memory was full</source>
        <translation>%1의 메모리가 가득 찼을 때 락을 축출할 수 있었음</translation>
    </message>
    <message>
        <source>a full node may evict locks</source>
        <translation>가득 찬 노드가 락을 축출할 수 있음</translation>
    </message>
    <message>
        <source>Your lock %1 is lost: stop the work that relies on it</source>
        <translation>내 락 %1이(가) 유실됨: 이 락에 의존하는 작업을 멈추십시오</translation>
    </message>
    <message>
        <source>this window lost its lock; stays active for</source>
        <translation>이 창이 락을 잃음, 유지 시간</translation>
    </message>
    <message>
        <source>%1. This held when its rule changed; the new rule does not raise it</source>
        <translation>%1. 규칙이 바뀔 때는 해당했지만, 새 규칙으로는 발생하지 않습니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::AlertsView</name>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>경보</translation>
    </message>
    <message>
        <source>About</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>For</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>경보</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>음소거(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Unmute</source>
        <translation>음소거 해제(&amp;U)</translation>
    </message>
    <message>
        <source> · muted: %1</source>
        <translation> · 음소거: %1</translation>
    </message>
    <message>
        <source>all alerts</source>
        <translation>모든 경보</translation>
    </message>
    <message>
        <source>%1 about %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>R&amp;ules…</source>
        <translation>규칙(&amp;U)…</translation>
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
        <translation>네임스페이스 없는 락 %1개</translation>
    </message>
    <message>
        <source>%1 locks in %2</source>
        <translation>%2의 락 %1개</translation>
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
        <translation>이 락</translation>
    </message>
    <message>
        <source>This alert about %1, for an &amp;hour</source>
        <translation>%1에 대한 이 경보, 한 시간(&amp;H)</translation>
    </message>
    <message>
        <source>This alert about %1, until the &amp;session ends</source>
        <translation>%1에 대한 이 경보, 세션이 끝날 때까지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;All alerts about %1, until the session ends</source>
        <translation>%1에 대한 모든 경보, 세션이 끝날 때까지(&amp;A)</translation>
    </message>
    <message>
        <source>these locks</source>
        <translation>이 락들</translation>
    </message>
    <message>
        <source>all locks in %1</source>
        <translation>%1의 모든 락</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>이 노드</translation>
    </message>
    <message>
        <source>the deployment</source>
        <translation>배포 전체</translation>
    </message>
    <message>
        <source> · past: %1</source>
        <translation> · 지남: %1</translation>
    </message>
    <message>
        <source>All alerts of this &amp;kind, until the session ends</source>
        <translation>이 종류의 모든 경보, 세션이 끝날 때까지(&amp;K)</translation>
    </message>
    <message>
        <source>All alerts of these &amp;kinds, until the session ends</source>
        <translation>이 종류들의 모든 경보, 세션이 끝날 때까지(&amp;K)</translation>
    </message>
    <message>
        <source>All alerts of the &amp;kind %1, until the session ends</source>
        <translation>%1 종류의 모든 경보, 세션이 끝날 때까지(&amp;K)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>each of the %n rows selected</source>
        <translation>
            <numerusform>선택한 %n개 행 각각</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (muted until %2)</source>
        <translation>%1 (%2까지 음소거)</translation>
    </message>
    <message>
        <source>%1 (muted until the session ends)</source>
        <translation>%1 (세션이 끝날 때까지 음소거)</translation>
    </message>
    <message>
        <source>locks in no namespace</source>
        <translation>네임스페이스 없는 락</translation>
    </message>
    <message>
        <source>locks in %1</source>
        <translation>%1의 락</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>세부 정보(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Clear resolved</source>
        <translation>해결된 항목 지우기(&amp;C)</translation>
    </message>
    <message>
        <source>No alerts.</source>
        <translation>경보가 없습니다.</translation>
    </message>
    <message>
        <source>Resolved: %1</source>
        <translation>해결됨: %1</translation>
    </message>
    <message>
        <source>No alerts up to this moment.</source>
        <translation>이 시점까지 경보가 없습니다.</translation>
    </message>
    <message>
        <source>– Rule changed</source>
        <translation>– 규칙 변경됨</translation>
    </message>
    <message>
        <source>✔ Resolved</source>
        <translation>✔ 해결됨</translation>
    </message>
    <message>
        <source>– Muted</source>
        <translation>– 음소거됨</translation>
    </message>
    <message>
        <source>⚠ Past</source>
        <translation>⚠ 지남</translation>
    </message>
    <message>
        <source>? Unknown</source>
        <translation>? 알 수 없음</translation>
    </message>
    <message>
        <source>✖ Active at %1</source>
        <translation>✖ %1에 발생 중</translation>
    </message>
    <message>
        <source>⚠ Active at %1</source>
        <translation>⚠ %1에 발생 중</translation>
    </message>
    <message>
        <source>✖ Active</source>
        <translation>✖ 발생 중</translation>
    </message>
    <message>
        <source>⚠ Active</source>
        <translation>⚠ 발생 중</translation>
    </message>
    <message>
        <source>%1. Active before the recording began</source>
        <translation>%1. 녹화를 시작하기 전부터 발생</translation>
    </message>
    <message>
        <source>%1. Active before the lock was first seen</source>
        <translation>%1. 락을 처음 보기 전부터 발생</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Since %1 · %2</source>
        <translation>%1부터 · %2</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>%1 alerts of one kind. Latest: %2</source>
        <translation>같은 종류의 경보 %1건. 최근: %2</translation>
    </message>
    <message>
        <source>– Not listed</source>
        <translation>– 목록에 없음</translation>
    </message>
    <message>
        <source>Active: %1</source>
        <translation>발생 중: %1</translation>
    </message>
    <message>
        <source> · rows shown: %1 of %2</source>
        <translation> · 표시된 행: %1 / %2</translation>
    </message>
    <message>
        <source> · from the recording</source>
        <translation> · 녹화에서</translation>
    </message>
    <message>
        <source>&amp;Show nodes</source>
        <translation>노드 보기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Show lock</source>
        <translation>락 보기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>펼치기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Collapse</source>
        <translation>접기(&amp;C)</translation>
    </message>
    <message>
        <source>Select an alert</source>
        <translation>경보를 선택하십시오</translation>
    </message>
    <message>
        <source>Recordings use the default rules</source>
        <translation>녹화에는 기본 규칙을 씁니다</translation>
    </message>
    <message>
        <source>Since: %1</source>
        <translation>시작: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>지속 시간: %1</translation>
    </message>
    <message>
        <source>%1. Too few nodes answer to check this now</source>
        <translation>%1. 응답하는 노드가 너무 적어 지금은 확인할 수 없습니다</translation>
    </message>
    <message>
        <source> · keeps the latest %1 resolved</source>
        <translation> · 해결된 항목은 최근 %1건만 보관</translation>
    </message>
    <message>
        <source>Choose when to raise alerts</source>
        <translation>경보를 언제 낼지 정합니다</translation>
    </message>
    <message>
        <source>%1, for every lock and node</source>
        <translation>%1, 모든 락과 노드</translation>
    </message>
    <message>
        <source>No alerts are muted</source>
        <translation>음소거된 경보가 없습니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::AboutDialog</name>
    <message>
        <source>%1, role %2</source>
        <translation>%1, 역할 %2</translation>
    </message>
    <message>
        <source>%1: not connected, %2</source>
        <translation>%1: 연결되지 않음, %2</translation>
    </message>
    <message>
        <source>About Lockscope</source>
        <translation>Lockscope 정보</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>복사(&amp;O)</translation>
    </message>
    <message>
        <source>Qt %1, built with %2</source>
        <translation>Qt %1, 빌드 시 %2</translation>
    </message>
    <message>
        <source>Servers:</source>
        <translation>서버:</translation>
    </message>
    <message>
        <source>Servers of %1:</source>
        <translation>%1의 서버:</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1: 제거됨</translation>
    </message>
    <message>
        <source>version unknown</source>
        <translation>버전을 알 수 없음</translation>
    </message>
    <message>
        <source>%1: connecting</source>
        <translation>%1: 연결 중</translation>
    </message>
    <message>
        <source>%1: not connected, last %2</source>
        <translation>%1: 연결되지 않음, 마지막 %2</translation>
    </message>
    <message>
        <source>Watch, take and release the locks that services share through Redis. MIT licence.</source>
        <translation>서비스들이 Redis로 공유하는 락을 감시하고 획득하고 해제합니다. MIT 라이선스.</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::Demo</name>
    <message>
        <source>Demo: five private nodes</source>
        <translation>데모: 전용 노드 다섯 개</translation>
    </message>
    <message>
        <source>&amp;Kill node</source>
        <translation>노드 강제 종료(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Start node</source>
        <translation>노드 시작(&amp;S)</translation>
    </message>
    <message>
        <source>Kills the server process. Its keys are lost.</source>
        <translation>서버 프로세스를 강제 종료합니다. 그 키는 사라집니다.</translation>
    </message>
    <message>
        <source>Starts the server again, empty, on its old port.</source>
        <translation>서버를 원래 포트에서 빈 채로 다시 시작합니다.</translation>
    </message>
    <message>
        <source>&amp;Thaw node</source>
        <translation>노드 재개(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Freeze node</source>
        <translation>노드 정지(&amp;F)</translation>
    </message>
    <message>
        <source>Lets the server process go on.</source>
        <translation>서버 프로세스를 다시 움직이게 합니다.</translation>
    </message>
    <message>
        <source>Stops the process: the server accepts connections but does not answer.</source>
        <translation>프로세스를 멈춥니다. 서버가 연결은 받지만 응답하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::DesktopNotifications</name>
    <message numerus="yes">
        <source>%n more alerts</source>
        <translation>
            <numerusform>경보 %n건 더</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>&amp;Notify on the desktop</source>
        <translation>데스크톱 알림(&amp;N)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>⚠ The desktop shows no alerts: %1</source>
        <translation>⚠ 데스크톱에 경보가 표시되지 않습니다: %1</translation>
    </message>
    <message>
        <source>Also show alerts on the desktop, even while this window is hidden</source>
        <translation>이 창이 숨어 있을 때에도 데스크톱에 경보를 표시합니다</translation>
    </message>
    <message>
        <source>This build has no D-Bus support</source>
        <translation>이 빌드는 D-Bus를 지원하지 않습니다</translation>
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
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save as connection…</source>
        <translation>다른 이름의 연결로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Open &amp;recording…</source>
        <translation>녹화 열기(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Lockscope</source>
        <translation>Lockscope 정보(&amp;A)</translation>
    </message>
    <message>
        <source>%1 – Lockscope</source>
        <translation>%1 – Lockscope</translation>
    </message>
    <message>
        <source>[PRODUCTION] </source>
        <translation>[운영] </translation>
    </message>
    <message>
        <source> · PRODUCTION</source>
        <translation> · 운영</translation>
    </message>
    <message>
        <source>[RECORDING] %1 – Lockscope</source>
        <translation>[녹화] %1 – Lockscope</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>녹화 열기</translation>
    </message>
    <message>
        <source>O&amp;pen connection</source>
        <translation>연결 열기(&amp;P)</translation>
    </message>
    <message>
        <source>Open in another &amp;window</source>
        <translation>다른 창에서 열기(&amp;W)</translation>
    </message>
    <message>
        <source>La&amp;b</source>
        <translation>실험실(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Show the lab</source>
        <translation>실험실 보이기(&amp;S)</translation>
    </message>
    <message>
        <source>Start or &amp;repeat</source>
        <translation>시작 또는 다시(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>한 단계(&amp;T)</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>중지(&amp;O)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Quit Lockscope?</source>
        <translation>Lockscope를 종료할까요?</translation>
    </message>
    <message>
        <source>Close this window?</source>
        <translation>이 창을 닫을까요?</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>닫기(&amp;L)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Leave %1?</source>
        <translation>%1에서 나갈까요?</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · 저장 안 됨</translation>
    </message>
    <message>
        <source>Data&amp;base</source>
        <translation>데이터베이스(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n keys)</source>
        <comment>number of a database</comment>
        <translation>
            <numerusform>%1(키 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>The window shows one database at a time. File → Database opens another one.</source>
        <translation>창에는 한 번에 한 데이터베이스만 표시됩니다. 파일 → 데이터베이스에서 다른 것을 여십시오.</translation>
    </message>
    <message>
        <source>Co&amp;nnections…</source>
        <translation>연결(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Close connection</source>
        <translation>연결 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>락(&amp;L)</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>실험실</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>운영</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>저장 안 됨</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>데모(&amp;D)</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>데모</translation>
    </message>
    <message>
        <source>Everything that would have ended has ended already.</source>
        <translation>끝날 것은 이미 모두 끝났습니다.</translation>
    </message>
    <message>
        <source>this view</source>
        <translation>이 보기</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>나가기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Pause or continue</source>
        <translation>일시 정지 또는 계속(&amp;P)</translation>
    </message>
    <message>
        <source>The password of this connection is not saved. Type it.</source>
        <translation>이 연결의 비밀번호는 저장되어 있지 않습니다. 입력하십시오.</translation>
    </message>
    <message>
        <source>The lab&apos;s nodes replace it. Lockscope opens it again after the lab, without its history.</source>
        <translation>실험실 노드가 이 연결을 대신합니다. 실험실이 끝나면 Lockscope가 다시 열지만, 기록은 없습니다.</translation>
    </message>
    <message>
        <source>S&amp;witch between lab and views</source>
        <translation>실험실과 보기 전환(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Close the lab</source>
        <translation>실험실 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>그림 저장(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::ThemeSwitch</name>
    <message>
        <source>T&amp;heme</source>
        <translation>테마(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>시스템(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Lockscope::App::WelcomePage</name>
    <message>
        <source>See who holds which Redis lock, and release what is stuck.</source>
        <translation>누가 어떤 Redis 락을 보유하는지 보고, 멈춘 락을 해제합니다.</translation>
    </message>
    <message>
        <source>Recent connections</source>
        <translation>최근 연결</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>연결(&amp;C)…</translation>
    </message>
    <message>
        <source>Watch the locks on your own Redis servers.</source>
        <translation>내 Redis 서버의 락을 감시합니다.</translation>
    </message>
    <message>
        <source>Try the de&amp;mo</source>
        <translation>데모 사용해 보기(&amp;M)</translation>
    </message>
    <message>
        <source>Starts five private Redis servers, and clients that compete for locks.</source>
        <translation>전용 Redis 서버 다섯 개와, 락을 두고 경쟁하는 클라이언트를 시작합니다.</translation>
    </message>
    <message>
        <source>&amp;Open a recording…</source>
        <translation>녹화 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Replay what happened to the locks, at any speed.</source>
        <translation>락에 일어난 일을 원하는 속도로 재생합니다.</translation>
    </message>
    <message>
        <source>L&amp;ab</source>
        <translation>실험실(&amp;A)</translation>
    </message>
    <message>
        <source>Learn step by step how locks fail, and what prevents it.</source>
        <translation>락이 어떻게 실패하고 무엇이 이를 막는지 단계별로 배웁니다.</translation>
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
        <translation>✖ %1: 거부됨</translation>
    </message>
    <message>
        <source>– %1 cancelled</source>
        <translation>– %1: 취소됨</translation>
    </message>
    <message>
        <source>⚠ %1 incomplete</source>
        <translation>⚠ %1: 미완료</translation>
    </message>
    <message>
        <source>✔ %1 done</source>
        <translation>✔ %1: 완료</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n nodes</source>
        <translation>
            <numerusform>%1 (노드 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>What</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>사유</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>배포</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>작업자</translation>
    </message>
    <message>
        <source>Audit journal</source>
        <translation>감사 로그</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>The journal cannot be read: %1</source>
        <translation>로그를 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>No entry matches the filter.</source>
        <translation>필터에 맞는 항목이 없습니다.</translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation>항목: %1</translation>
    </message>
    <message>
        <source>Entries: %1 of %2</source>
        <translation>항목: %1 / %2</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>to be released</source>
        <translation>해제 예정</translation>
    </message>
    <message>
        <source>TTL to be shortened</source>
        <translation>TTL 단축 예정</translation>
    </message>
    <message>
        <source>ends sooner anyway</source>
        <translation>어차피 더 일찍 끝남</translation>
    </message>
    <message>
        <source>without TTL</source>
        <translation>TTL 없음</translation>
    </message>
    <message>
        <source>has a TTL</source>
        <translation>TTL 있음</translation>
    </message>
    <message>
        <source>was not released</source>
        <translation>해제되지 않았음</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>아무것도 없음</translation>
    </message>
    <message>
        <source>another owner</source>
        <translation>다른 소유자</translation>
    </message>
    <message>
        <source>owner not comparable</source>
        <translation>소유자를 비교할 수 없음</translation>
    </message>
    <message>
        <source>released</source>
        <translation>해제됨</translation>
    </message>
    <message>
        <source>TTL shortened</source>
        <translation>TTL 단축됨</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>필요 없음</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>outcome unknown</source>
        <translation>결과를 알 수 없음</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>no scripts on the node</source>
        <translation>노드에서 스크립트를 쓸 수 없음</translation>
    </message>
    <message>
        <source>value too long to compare</source>
        <translation>값이 너무 길어 비교할 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n locks: %1</source>
        <translation>
            <numerusform>락 %n개: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Release</source>
        <translation>해제</translation>
    </message>
    <message>
        <source>TTL shortening</source>
        <translation>TTL 단축</translation>
    </message>
    <message>
        <source>TTL setting</source>
        <translation>TTL 설정</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>… %1 started</source>
        <translation>… %1: 시작됨</translation>
    </message>
    <message>
        <source>– %1 skipped</source>
        <translation>– %1: 건너뜀</translation>
    </message>
    <message>
        <source>ℹ %1: found later</source>
        <translation>ℹ %1: 나중에 확인</translation>
    </message>
    <message>
        <source>⚠ %1: lock came back</source>
        <translation>⚠ %1: 락이 돌아옴</translation>
    </message>
    <message>
        <source>ℹ %1: afterwards</source>
        <translation>ℹ %1: 이후</translation>
    </message>
    <message>
        <source>○ %1 not needed</source>
        <translation>○ %1: 필요 없음</translation>
    </message>
    <message>
        <source>✔ %1: already gone</source>
        <translation>✔ %1: 이미 없음</translation>
    </message>
    <message>
        <source>⚠ %1 partly done</source>
        <translation>⚠ %1: 일부만 완료</translation>
    </message>
    <message>
        <source>? %1 unconfirmed</source>
        <translation>? %1: 확인 안 됨</translation>
    </message>
    <message>
        <source>✖ %1 failed</source>
        <translation>✖ %1: 실패</translation>
    </message>
    <message>
        <source>TTL to be set</source>
        <translation>TTL 설정 예정</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>복원됨</translation>
    </message>
    <message>
        <source>already expired</source>
        <translation>이미 만료됨</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>연결 안 됨</translation>
    </message>
    <message>
        <source>released, other holders stay</source>
        <translation>해제됨, 다른 보유자는 남음</translation>
    </message>
    <message>
        <source>TTL set</source>
        <translation>TTL 설정됨</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>철회됨</translation>
    </message>
    <message>
        <source>already gone</source>
        <translation>이미 없음</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>시도하지 않음</translation>
    </message>
    <message>
        <source>an earlier release did not go as planned</source>
        <translation>앞선 해제가 계획대로 되지 않았음</translation>
    </message>
    <message>
        <source>stopped before its turn</source>
        <translation>차례가 오기 전에 중지됨</translation>
    </message>
    <message>
        <source>to be restored</source>
        <translation>복원 예정</translation>
    </message>
    <message>
        <source>not readable, nothing sent</source>
        <translation>읽을 수 없음, 아무것도 보내지 않음</translation>
    </message>
    <message>
        <source>outcome unknown on %1: check there</source>
        <translation>%1에서 결과를 알 수 없음: 그곳에서 확인하십시오</translation>
    </message>
    <message>
        <source>%1: gone</source>
        <translation>%1: 없음</translation>
    </message>
    <message>
        <source>%1: still held by its owner, TTL %2</source>
        <translation>%1: 소유자가 아직 보유 중, TTL %2</translation>
    </message>
    <message>
        <source>%1: still held by its owner</source>
        <translation>%1: 소유자가 아직 보유 중</translation>
    </message>
    <message>
        <source>%1: held by %2</source>
        <translation>%1: 보유자 %2</translation>
    </message>
    <message>
        <source>%1: a key that is not a lock</source>
        <translation>%1: 락이 아닌 키</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>사유: %1</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <translation>소유자: %1</translation>
    </message>
    <message>
        <source>⚠ Unreadable</source>
        <translation>⚠ 읽을 수 없음</translation>
    </message>
    <message>
        <source>This line cannot be parsed:
%1</source>
        <translation>이 줄을 해석할 수 없습니다:
%1</translation>
    </message>
    <message>
        <source>Unreadable line</source>
        <translation>읽을 수 없는 줄</translation>
    </message>
    <message>
        <source>Filter: words that an entry must contain</source>
        <translation>필터: 항목에 들어 있어야 할 단어</translation>
    </message>
    <message>
        <source>Audit journal filter</source>
        <translation>감사 로그 필터</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>세부 정보(&amp;D)</translation>
    </message>
    <message>
        <source>Copy &amp;entry</source>
        <translation>항목 복사(&amp;E)</translation>
    </message>
    <message>
        <source>Select an entry</source>
        <translation>항목을 선택하십시오</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No actions yet. Every release, refusal and cancel is recorded here.</source>
        <translation>아직 작업이 없습니다. 해제, 거부, 취소가 모두 여기에 기록됩니다.</translation>
    </message>
    <message>
        <source> · %1 of older entries are in the file</source>
        <translation> · 이전 항목 %1은(는) 파일에 있음</translation>
    </message>
    <message>
        <source>to be released and blocked for new owners</source>
        <translation>해제하고 새 소유자 차단 예정</translation>
    </message>
    <message>
        <source>released and blocked for new owners</source>
        <translation>해제되고 새 소유자 차단됨</translation>
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
        <translation>%1 기준: %2</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Show the nodes</source>
        <translation>노드 보기</translation>
    </message>
</context>
<context>
    <name>Lockscope::ConfirmPanel</name>
    <message>
        <source>&amp;Reason (required):</source>
        <translation>사유 (필수)(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Reason (for the journal):</source>
        <translation>사유 (로그용)(&amp;R):</translation>
    </message>
    <message>
        <source>This is production: give a reason for the journal.</source>
        <translation>운영 환경입니다: 로그에 남길 사유를 쓰십시오.</translation>
    </message>
</context>
<context>
    <name>Lockscope::ConnectionDialog</name>
    <message>
        <source>Node</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>테스트(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Results of the test</source>
        <translation>테스트 결과</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>연결(&amp;C)</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (사본)</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>연결 가져오기</translation>
    </message>
    <message>
        <source>Export connections, without passwords</source>
        <translation>비밀번호 없이 연결 내보내기</translation>
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
        <translation>테스트 중…</translation>
    </message>
    <message>
        <source>… connecting</source>
        <translation>… 연결 중</translation>
    </message>
    <message>
        <source>✔ works: %1, %2</source>
        <translation>✔ 정상: %1, %2</translation>
    </message>
    <message>
        <source>✔ works (INFO is not permitted: version and role are unknown)</source>
        <translation>✔ 정상 (INFO 권한 없음: 버전과 역할을 알 수 없음)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>✖ %1 cannot be read: %2</source>
        <translation>✖ %1 읽기 실패: %2</translation>
    </message>
    <message>
        <source>✖ Nothing was imported from %1. %2</source>
        <translation>✖ %1에서 아무것도 가져오지 못했습니다. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n connections imported.</source>
        <translation>
            <numerusform>연결 %n개를 가져왔습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>✖ %1 cannot be written: %2</source>
        <translation>✖ %1 쓰기 실패: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n connections exported, without passwords.</source>
        <translation>
            <numerusform>연결 %n개를 비밀번호 없이 내보냈습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close without saving</source>
        <translation>저장하지 않고 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>Connect &amp;without saving</source>
        <translation>저장하지 않고 연결(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Save “%1” and connect</source>
        <translation>“%1” 저장하고 연결(&amp;S)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>… connected, being read</source>
        <translation>… 연결됨, 읽는 중</translation>
    </message>
    <message>
        <source>At %1: %2 of %3 nodes work.</source>
        <translation>%1: 노드 %3개 중 %2개가 작동합니다.</translation>
    </message>
    <message>
        <source>Saves this connection, without its passwords</source>
        <translation>비밀번호 없이 이 연결을 저장합니다</translation>
    </message>
    <message>
        <source>⚠ Cannot read the password from the keychain: %1. Type it.</source>
        <translation>⚠ 키체인에서 비밀번호를 읽을 수 없습니다: %1. 입력하십시오.</translation>
    </message>
    <message>
        <source>✖ No keychain is available. Choose another place for the password under “Login and TLS”.</source>
        <translation>✖ 키체인을 쓸 수 없습니다. “로그인과 TLS”에서 비밀번호를 둘 다른 곳을 고르십시오.</translation>
    </message>
    <message>
        <source>Saved, without passwords.</source>
        <translation>비밀번호 없이 저장했습니다.</translation>
    </message>
    <message>
        <source>⚠ The connection is saved, its password is not: %1</source>
        <translation>⚠ 연결은 저장했지만 비밀번호는 저장하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>✖ The password of %1 is missing. Type it, or connect once more without it.</source>
        <translation>✖ %1의 비밀번호가 없습니다. 입력하거나, 비밀번호 없이 한 번 더 연결하십시오.</translation>
    </message>
    <message>
        <source>a new connection without a name</source>
        <translation>이름 없는 새 연결</translation>
    </message>
    <message>
        <source>Your changes are not saved: %1.</source>
        <translation>변경 내용이 저장되지 않았습니다: %1.</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>계속 편집(&amp;K)</translation>
    </message>
    <message>
        <source>Renamed, because the names exist: %1</source>
        <translation>같은 이름이 있어 이름을 바꿈: %1</translation>
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
        <translation>정보 없음</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>클라이언트</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>시도</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>끝날 때</translation>
    </message>
    <message>
        <source>Tried with</source>
        <translation>사용한 명령</translation>
    </message>
    <message>
        <source>still trying</source>
        <translation>아직 시도 중</translation>
    </message>
    <message>
        <source>no longer waiting</source>
        <translation>더는 대기 안 함</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>사라짐</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>대기 시간</translation>
    </message>
</context>
<context>
    <name>Lockscope::ContentionModel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>정보 없음</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Seen on</source>
        <translation>본 노드</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>시도</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>획득</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>아직 대기</translation>
    </message>
    <message>
        <source>Between holds: %1</source>
        <translation>보유 사이: %1</translation>
    </message>
    <message>
        <source>some commands could not be read</source>
        <translation>일부 명령을 읽지 못함</translation>
    </message>
    <message>
        <source>MONITOR shows no replies. Lockscope infers failures from the owners before and after an attempt. ≥: lower bound.</source>
        <translation>MONITOR는 응답을 보여 주지 않습니다. Lockscope는 시도 전후의 소유자를 보고 실패를 추정합니다. ≥: 하한값.</translation>
    </message>
    <message>
        <source>Clients that failed or waited, and are still there. Each client counts once. Clients that did neither stay unseen.</source>
        <translation>실패했거나 기다렸고 아직 연결되어 있는 클라이언트. 클라이언트마다 한 번만 셉니다. 둘 다 아닌 클라이언트는 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Not a known lock, but clients tried to take this key.</source>
        <translation>알려진 락은 아니지만, 클라이언트가 이 키를 획득하려고 했습니다.</translation>
    </message>
    <message>
        <source>With several nodes, each attempt goes to all. This node saw the most attempts.</source>
        <translation>노드가 여럿이면 시도는 모든 노드로 갑니다. 이 노드에서 가장 많은 시도가 보였습니다.</translation>
    </message>
    <message>
        <source>Waiting connections</source>
        <translation>대기 중인 연결</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>알 수 없음</translation>
    </message>
</context>
<context>
    <name>Lockscope::ContentionPlots</name>
    <message>
        <source>Waiting time per lock and minute</source>
        <translation>락별 분당 대기 시간</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>시각 (분)</translation>
    </message>
    <message>
        <source>Time with waiters</source>
        <translation>대기자가 있던 시간</translation>
    </message>
    <message>
        <source>Hold times</source>
        <translation>보유 시간 분포</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>보유 시간</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>보유 횟수</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>No waiters were seen in the last 30 minutes.</source>
        <translation>지난 30분 동안 대기자가 관찰되지 않았습니다.</translation>
    </message>
    <message>
        <source>darkest %1</source>
        <translation>가장 진한 색: %1</translation>
    </message>
    <message>
        <source>Hold times, all locks</source>
        <translation>보유 시간 분포, 모든 락</translation>
    </message>
    <message>
        <source>Hold times, %1</source>
        <translation>보유 시간 분포, %1</translation>
    </message>
    <message>
        <source>p50 %1 · p99 %2</source>
        <translation>p50 %1 · p99 %2</translation>
    </message>
    <message>
        <source>Left out, because only a bound is known: %1 holds.</source>
        <translation>한계값만 알아 제외한 보유: %1회.</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>감시 안 함</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold.</source>
        <translation>Lockscope가 온전한 보유를 보지 못했습니다.</translation>
    </message>
    <message>
        <source>No hold was seen to end in this time.</source>
        <translation>이 시간에 끝난 것으로 관찰된 보유가 없습니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::ContentionWording</name>
    <message>
        <source>n/a</source>
        <translation>정보 없음</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message numerus="yes">
        <source>Clients tried to take %n keys.</source>
        <translation>
            <numerusform>클라이언트가 키 %n개를 획득하려고 했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them saw no contention.</source>
        <translation>
            <numerusform>그중 %n개에는 경합이 없었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>free for ≥ %1</source>
        <translation>비어 있던 시간 ≥ %1</translation>
    </message>
    <message>
        <source>its owners look alike</source>
        <translation>소유자들이 똑같이 보임</translation>
    </message>
    <message>
        <source>it changes hands faster than Lockscope reads</source>
        <translation>Lockscope가 읽는 것보다 빨리 소유자가 바뀜</translation>
    </message>
    <message>
        <source>no command shows whether the key existed</source>
        <translation>키가 있었는지 보여 주는 명령이 없음</translation>
    </message>
    <message>
        <source>Lockscope read it too early or too late</source>
        <translation>Lockscope가 너무 일찍 또는 너무 늦게 읽음</translation>
    </message>
    <message numerus="yes">
        <source>Too many keys: %n attempts are not counted.</source>
        <translation>
            <numerusform>키가 너무 많음: 시도 %n회를 세지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>too much traffic: stopped after %1</source>
        <translation>트래픽이 너무 많음: %1 뒤 멈춤</translation>
    </message>
    <message numerus="yes">
        <source>%n lines were too long or not commands, and are not counted</source>
        <translation>
            <numerusform>너무 길거나 명령이 아니어서 세지 않은 줄: %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::ElidedLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Lockscope::EnvironmentBand</name>
    <message>
        <source>PRODUCTION</source>
        <translation>운영</translation>
    </message>
    <message>
        <source>PRODUCTION · %1</source>
        <translation>운영 · %1</translation>
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
        <translation>내보내기</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets (*.csv)</source>
        <translation>CSV, 스프레드시트용 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>✔ %n rows written to %1</source>
        <translation>
            <numerusform>✔ %n행을 %1에 썼습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to export: this view shows no rows.</source>
        <translation>내보낼 것이 없습니다: 이 보기에 표시된 행이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>✔ %n rows, as they were at %2, written to %1</source>
        <translation>
            <numerusform>✔ %2 기준 %n개 행을 %1에 저장했습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>✖ Cannot write %1: %2</source>
        <translation>✖ %1에 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>nothing to export</source>
        <translation>내보낼 것이 없음</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
</context>
<context>
    <name>Lockscope::FileDialog</name>
    <message>
        <source>There is no folder %1</source>
        <translation>%1 폴더가 없습니다</translation>
    </message>
    <message>
        <source>The folder %1 is not writable</source>
        <translation>%1 폴더에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>%1 exists. Choose another name</source>
        <translation>%1이(가) 이미 있습니다. 다른 이름을 고르십시오</translation>
    </message>
    <message>
        <source>%1 is not writable</source>
        <translation>%1에 쓸 수 없습니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::FindingGroups</name>
    <message numerus="yes">
        <source>%n nodes keep no append-only file</source>
        <translation>
            <numerusform>노드 %n개가 AOF 파일을 두지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes evict keys when their memory is full</source>
        <translation>
            <numerusform>노드 %n개가 메모리가 가득 차면 키를 축출합니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have little memory left</source>
        <translation>
            <numerusform>노드 %n개의 남은 메모리가 적습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes could not write their append-only file</source>
        <translation>
            <numerusform>노드 %n개가 AOF 파일을 쓰지 못했습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not show how often they write to disk</source>
        <translation>
            <numerusform>노드 %n개가 얼마나 자주 디스크에 쓰는지 알 수 없습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes write to disk later than they answer</source>
        <translation>
            <numerusform>노드 %n개가 응답한 뒤에야 디스크에 씁니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest snapshot of %n nodes failed</source>
        <translation>
            <numerusform>노드 %n개의 최근 스냅숏이 실패했습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have replicas</source>
        <translation>
            <numerusform>노드 %n개에 복제본이 있습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are replicas</source>
        <translation>
            <numerusform>노드 %n개가 복제본입니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have too few replicas in sync</source>
        <translation>
            <numerusform>노드 %n개에 따라온 복제본이 너무 적습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are Sentinels</source>
        <translation>
            <numerusform>노드 %n개가 Sentinel입니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes belong to a Redis Cluster</source>
        <translation>
            <numerusform>노드 %n개가 Redis Cluster에 속합니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes cannot be reached</source>
        <translation>
            <numerusform>노드 %n개에 연결되지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes cannot be read</source>
        <translation>
            <numerusform>노드 %n개를 읽을 수 없습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks of %n nodes are off</source>
        <translation>
            <numerusform>노드 %n개의 시계가 어긋나 있습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clocks of %n nodes jumped</source>
        <translation>
            <numerusform>노드 %n개의 시계가 갑자기 바뀌었습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not answer INFO</source>
        <translation>
            <numerusform>노드 %n개가 INFO에 응답하지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not support scripts</source>
        <translation>
            <numerusform>노드 %n개가 스크립트를 지원하지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some keys of %n nodes cannot be read</source>
        <translation>
            <numerusform>노드 %n개의 키 일부를 읽을 수 없습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are second names of others</source>
        <translation>
            <numerusform>노드 %n개는 다른 노드와 같은 서버입니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes: %1</source>
        <translation>
            <numerusform>노드 %n개: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes do not report their uptime</source>
        <translation>
            <numerusform>노드 %n개가 가동 시간을 알리지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes started recently</source>
        <translation>
            <numerusform>노드 %n개가 최근에 시작했습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some locks of %n nodes are not shown</source>
        <translation>
            <numerusform>노드 %n개의 일부 잠금이 표시되지 않습니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::Header</name>
    <message>
        <source>PRODUCTION</source>
        <translation>운영</translation>
    </message>
    <message>
        <source>DEVELOPMENT</source>
        <translation>개발</translation>
    </message>
</context>
<context>
    <name>Lockscope::HeaderMenus</name>
    <message>
        <source>&amp;Ascending</source>
        <translation>오름차순(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>내림차순(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Lockscope::HealthFinding</name>
    <message>
        <source>%1 uses %2 of its %3 bytes of memory</source>
        <translation>%1이(가) 메모리 %3바이트 중 %2바이트를 쓰고 있습니다</translation>
    </message>
    <message>
        <source>%1 keeps no append-only file</source>
        <translation>%1은(는) AOF 파일을 두지 않습니다</translation>
    </message>
    <message>
        <source>%1 could not write its append-only file</source>
        <translation>%1이(가) AOF 파일을 쓰지 못했습니다</translation>
    </message>
    <message>
        <source>The latest snapshot of %1 failed</source>
        <translation>%1의 최근 스냅숏이 실패했습니다</translation>
    </message>
    <message>
        <source>%1 is a replica</source>
        <translation>%1은(는) 복제본입니다</translation>
    </message>
    <message>
        <source>%1 is a replica of %2</source>
        <translation>%1은(는) %2의 복제본입니다</translation>
    </message>
    <message>
        <source>%1 has %2 replica(s)</source>
        <translation>%1에 복제본이 %2개 있습니다</translation>
    </message>
    <message>
        <source>%1 is a Sentinel</source>
        <translation>%1은(는) Sentinel입니다</translation>
    </message>
    <message>
        <source>%1 belongs to a Redis Cluster</source>
        <translation>%1은(는) Redis Cluster에 속합니다</translation>
    </message>
    <message>
        <source>%1 started at %2</source>
        <translation>%1이(가) %2에 시작했습니다</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s ahead (± %3 s)</source>
        <translation>%1의 시계가 %2초 빠릅니다(± %3초)</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s behind (± %3 s)</source>
        <translation>%1의 시계가 %2초 느립니다(± %3초)</translation>
    </message>
    <message>
        <source>%1 is the same server as %2</source>
        <translation>%1은(는) %2와(과) 같은 서버입니다</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1을(를) 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>%1 has an eviction policy (%2), but no memory limit</source>
        <translation>%1에 축출 정책(%2)은 있지만 메모리 한도가 없습니다</translation>
    </message>
    <message>
        <source>%1 evicts keys when its memory is full (%2); evicted so far: %3</source>
        <translation>%1은(는) 메모리가 가득 차면 키를 축출합니다(%2). 지금까지 축출: %3</translation>
    </message>
    <message>
        <source>%1 evicts keys when its memory is full (%2)</source>
        <translation>%1은(는) 메모리가 가득 차면 키를 축출합니다(%2)</translation>
    </message>
    <message>
        <source>An evicted lock is free for the next client while its owner still relies on it.</source>
        <translation>축출된 락은 소유자가 아직 의존하는 동안에도 다음 클라이언트가 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>The node is full and rejects new locks. Owners can still renew and release theirs.</source>
        <translation>노드가 가득 차서 새 락을 거부합니다. 소유자는 아직 자기 락을 갱신하고 해제할 수 있습니다.</translation>
    </message>
    <message>
        <source>When full, the node rejects new locks. Owners can still renew and release theirs.</source>
        <translation>가득 차면 노드가 새 락을 거부합니다. 소유자는 그래도 자기 락을 갱신하고 해제할 수 있습니다.</translation>
    </message>
    <message>
        <source>A restart loses the node&apos;s locks. Another client may then take them.</source>
        <translation>재시작하면 노드의 락이 유실됩니다. 그러면 다른 클라이언트가 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>The node rejects all writes: clients cannot take, renew or release locks there.</source>
        <translation>노드가 모든 쓰기를 거부합니다. 클라이언트가 그곳에서 락을 획득, 갱신, 해제할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 keeps an append-only file; its appendfsync setting is unknown</source>
        <translation>%1은(는) AOF 파일을 두지만 appendfsync 설정을 알 수 없습니다</translation>
    </message>
    <message>
        <source>Unless appendfsync is always, a machine crash loses the latest locks.</source>
        <translation>appendfsync가 always가 아니면, 머신이 크래시할 때 최근 락이 유실됩니다.</translation>
    </message>
    <message>
        <source>%1 answers before its append-only file is on disk (appendfsync %2)</source>
        <translation>%1은(는) AOF 파일이 디스크에 쓰이기 전에 응답합니다(appendfsync %2)</translation>
    </message>
    <message>
        <source>A machine crash loses the latest locks.</source>
        <translation>머신이 크래시하면 최근 락이 유실됩니다.</translation>
    </message>
    <message>
        <source>The node may reject new locks and renewals until a snapshot succeeds (stop-writes-on-bgsave-error).</source>
        <translation>스냅숏이 성공할 때까지 노드가 새 락과 갱신을 거부할 수 있습니다(stop-writes-on-bgsave-error).</translation>
    </message>
    <message>
        <source>%1 is a replica that lost its primary</source>
        <translation>%1은(는) 프라이머리를 잃은 복제본입니다</translation>
    </message>
    <message>
        <source>%1 is a replica that lost its primary, %2</source>
        <translation>%1은(는) 프라이머리 %2을(를) 잃은 복제본입니다</translation>
    </message>
    <message>
        <source>A replica has no vote and accepts no locks. Its data may lag behind its primary.</source>
        <translation>복제본에는 표가 없고 락을 받지 않습니다. 데이터가 프라이머리보다 늦을 수 있습니다.</translation>
    </message>
    <message>
        <source>Replication is asynchronous. A promoted replica may lack the latest locks, and other clients can take them.</source>
        <translation>복제는 비동기입니다. 승격된 복제본에는 최근 락이 없을 수 있고, 다른 클라이언트가 이를 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 has too few replicas in sync to accept writes (min-replicas-to-write)</source>
        <translation>%1에 따라온 복제본이 너무 적어 쓰기를 받지 못합니다(min-replicas-to-write)</translation>
    </message>
    <message>
        <source>A Sentinel stores no keys and has no vote.</source>
        <translation>Sentinel은 키를 저장하지 않고 표도 없습니다.</translation>
    </message>
    <message>
        <source>The node is not independent: it stores only some of the keys and has no vote.</source>
        <translation>이 노드는 독립적이지 않습니다. 키의 일부만 저장하고 표가 없습니다.</translation>
    </message>
    <message>
        <source>Locks taken before may be missing, at least until %1. The node&apos;s vote could give them a second owner.</source>
        <translation>이전에 획득된 락이 적어도 %1까지 없을 수 있습니다. 이 노드의 표로 그 락에 두 번째 소유자가 생길 수 있습니다.</translation>
    </message>
    <message>
        <source>When the clock is corrected, locks expire too early or too late. Expiry times stored in values are off, too.</source>
        <translation>시계를 바로잡으면 락이 너무 일찍 또는 너무 늦게 만료됩니다. 값에 적힌 만료 시각도 어긋납니다.</translation>
    </message>
    <message>
        <source>The clock of %1 jumped forward by %2 s at %3</source>
        <translation>%1의 시계가 %3에 %2초 앞으로 뛰었습니다</translation>
    </message>
    <message>
        <source>The clock of %1 jumped back by %2 s at %3</source>
        <translation>%1의 시계가 %3에 %2초 뒤로 뛰었습니다</translation>
    </message>
    <message>
        <source>Its locks expire that much earlier. An owner may still rely on an expired lock.</source>
        <translation>그 락이 그만큼 일찍 만료됩니다. 소유자가 만료된 락에 아직 의존할 수 있습니다.</translation>
    </message>
    <message>
        <source>Its locks expire that much later and block other clients for longer.</source>
        <translation>그 락이 그만큼 늦게 만료되어 다른 클라이언트를 더 오래 막습니다.</translation>
    </message>
    <message>
        <source>%1, or a proxy in front of it, does not support INFO</source>
        <translation>%1 또는 그 앞의 프록시가 INFO를 지원하지 않습니다</translation>
    </message>
    <message>
        <source>Unknown: whether the node is a replica, restarted empty or evicts locks. Lockscope takes no locks there.</source>
        <translation>노드가 복제본인지, 빈 채로 재시작했는지, 락을 축출하는지 알 수 없습니다. Lockscope는 그곳에서 락을 획득하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 does not allow this user to run INFO</source>
        <translation>%1이(가) 이 사용자에게 INFO를 허용하지 않습니다</translation>
    </message>
    <message>
        <source>%1 does not report its uptime</source>
        <translation>%1이(가) 가동 시간을 알리지 않습니다</translation>
    </message>
    <message>
        <source>Whether it restarted empty a short time ago is unknown. A client of Lockscope that is new to it waits for the longest TTL before it takes a lock there.</source>
        <translation>조금 전에 빈 채로 재시작했는지 알 수 없습니다. 이 노드를 처음 쓰는 Lockscope 클라이언트는 가장 긴 TTL만큼 기다린 뒤에 락을 획득합니다.</translation>
    </message>
    <message>
        <source>%1, or a proxy in front of it, does not support scripts</source>
        <translation>%1 또는 그 앞의 프록시가 스크립트를 지원하지 않습니다</translation>
    </message>
    <message>
        <source>Lockscope cannot release locks there. Clients that renew or release by script cannot do so either.</source>
        <translation>Lockscope가 그곳의 락을 해제할 수 없습니다. 스크립트로 갱신하거나 해제하는 클라이언트도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 cannot be read: the node or its proxy does not support the command</source>
        <translation>%2의 키 %1개를 읽을 수 없습니다: 노드나 프록시가 이 명령을 지원하지 않습니다</translation>
    </message>
    <message>
        <source>These keys may be locks.</source>
        <translation>이 키는 락일 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 cannot be read: this user may not run %3</source>
        <translation>%2의 키 %1개를 읽을 수 없습니다: 이 사용자는 %3을(를) 실행할 수 없습니다</translation>
    </message>
    <message>
        <source>%1 key(s) of %2 cannot be read: this user lacks the right</source>
        <translation>%2의 키 %1개를 읽을 수 없습니다: 이 사용자에게 권한이 없습니다</translation>
    </message>
    <message>
        <source>%1 of %2 Sentinels do not answer (%3)</source>
        <translation>Sentinel %2개 중 %1개가 응답하지 않습니다(%3)</translation>
    </message>
    <message>
        <source>Unless they still reach each other, they cannot agree on a failover. If the primary fails, locking then stops.</source>
        <translation>서로 연결되어 있지 않다면 페일오버에 합의할 수 없습니다. 그러면 프라이머리가 고장 날 때 락 획득이 멈춥니다.</translation>
    </message>
    <message>
        <source>The others can still agree on a failover, but fewer of them may fail.</source>
        <translation>나머지는 아직 페일오버에 합의할 수 있지만, 더 고장 나도 되는 수가 줄었습니다.</translation>
    </message>
    <message>
        <source>%1 are the same server</source>
        <translation>%1은(는) 같은 서버입니다</translation>
    </message>
    <message>
        <source>One server has one vote. Clients that count it more often can take locks that others hold.</source>
        <translation>서버 하나에는 표가 하나입니다. 이를 여러 번 세는 클라이언트는 다른 쪽이 보유한 락을 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 run on one machine</source>
        <translation>%1이(가) 한 머신에서 돌아갑니다</translation>
    </message>
    <message>
        <source>If the machine fails, locking stops. After a crash a majority may have lost its locks.</source>
        <translation>그 머신이 고장 나면 락 획득이 멈춥니다. 크래시 뒤에는 과반수가 락을 잃었을 수 있습니다.</translation>
    </message>
    <message>
        <source>The number of nodes is even: %1</source>
        <translation>노드 수가 짝수입니다: %1</translation>
    </message>
    <message>
        <source>%1 nodes survive as many failures. One node fewer saves a vote per lock.</source>
        <translation>노드 %1개로도 같은 수의 고장을 견딥니다. 노드를 하나 줄이면 락마다 표 하나를 아낍니다.</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>아직 응답 없음</translation>
    </message>
    <message>
        <source>%1 cannot be reached</source>
        <translation>%1에 연결할 수 없습니다</translation>
    </message>
    <message>
        <source>Lockscope does not see its locks: %1</source>
        <translation>Lockscope가 그 락을 보지 못합니다: %1</translation>
    </message>
    <message>
        <source>The node cannot vote: %1</source>
        <translation>노드가 투표할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Both names share one vote. Lockscope lists the problems under %1.</source>
        <translation>두 이름은 표 하나를 함께 씁니다. 문제는 %1 아래에 표시됩니다.</translation>
    </message>
    <message>
        <source>At least %1 lock(s) of %2 are not shown, because there are too many</source>
        <translation>잠금이 너무 많아 %2의 잠금 적어도 %1개가 표시되지 않습니다</translation>
    </message>
    <message>
        <source>Watch fewer keys with a pattern, or raise --most-locks.</source>
        <translation>패턴으로 감시할 키를 줄이거나 --most-locks 값을 높이세요.</translation>
    </message>
</context>
<context>
    <name>Lockscope::HoldTimesPlot</name>
    <message>
        <source>%1 ms</source>
        <translation>%1ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>%1 미만</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>%1 초과</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>held %1
holds: %2 (%3 %)</source>
        <translation>보유 시간 %1
보유 횟수: %2 (%3%)</translation>
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
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기 (Esc)</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>세부 정보 닫기</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::CheckList</name>
    <message>
        <source>none yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>tick here as they come true</source>
        <translation>이루어지면 여기에 표시됩니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ClientControlsView</name>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>클라이언트</translation>
    </message>
    <message>
        <source>Way of locking</source>
        <translation>잠그는 방식</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>renews</source>
        <translation>갱신</translation>
    </message>
    <message>
        <source>shows its token</source>
        <translation>토큰 제시</translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation>획득</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>보유</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>해제</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>구매</translation>
    </message>
    <message>
        <source>Reads the stock, thinks for half a second, and writes one less, whether it has the lock or not</source>
        <translation>재고를 읽고 0.5초 생각한 뒤 하나 줄여 씁니다. 락을 가졌는지와 상관없습니다</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Crash</source>
        <translation>크래시</translation>
    </message>
    <message>
        <source>SIGKILL</source>
        <translation>SIGKILL</translation>
    </message>
    <message>
        <source>Way of locking of a new client</source>
        <translation>새 클라이언트의 잠그는 방식</translation>
    </message>
    <message>
        <source>Clients of the lab</source>
        <translation>실험실의 클라이언트</translation>
    </message>
    <message>
        <source>No client is there yet.</source>
        <translation>아직 클라이언트가 없습니다.</translation>
    </message>
    <message>
        <source>For how long Acquire tries, and Hold holds</source>
        <translation>획득을 시도하는 시간, 보유하는 시간</translation>
    </message>
    <message>
        <source>✖ dead</source>
        <translation>✖ 죽음</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>TTL of its locks</source>
        <translation>이 클라이언트 락의 TTL</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>For</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>❚❚ stopped</source>
        <translation>❚❚ 멈춤</translation>
    </message>
    <message>
        <source>… waits</source>
        <translation>… 대기 중</translation>
    </message>
    <message>
        <source>● holds</source>
        <translation>● 보유 중</translation>
    </message>
    <message>
        <source>❚❚ stopped, holds</source>
        <translation>❚❚ 멈춤, 보유 중</translation>
    </message>
    <message>
        <source>◌ believes it holds</source>
        <translation>◌ 보유한다고 믿음</translation>
    </message>
    <message>
        <source>○ alive</source>
        <translation>○ 살아 있음</translation>
    </message>
    <message>
        <source>It was granted the lock and has heard of no loss, but the nodes do not have it as its own: its TTL is over, or another took it</source>
        <translation>락을 얻었고 잃었다는 말은 듣지 못했지만, 노드에는 그 락이 이 클라이언트의 것으로 없습니다. TTL이 끝났거나 다른 쪽이 획득했습니다</translation>
    </message>
    <message>
        <source>Its way of locking has no watchdog: nothing renews its lock</source>
        <translation>이 락 방식에는 워치독이 없음: 락을 갱신하는 것이 없음</translation>
    </message>
    <message>
        <source>Its way of locking has no fencing token</source>
        <translation>이 락 방식에는 펜싱 토큰이 없음</translation>
    </message>
    <message>
        <source>It holds the lock, or believes so, and would wait for itself: it must Release first</source>
        <translation>락을 보유하고 있거나 그렇게 믿고 있어 자기 자신을 기다리게 됨: 먼저 “해제”해야 함</translation>
    </message>
    <message>
        <source>● holds, on %1 only</source>
        <translation>● 보유 중, %1에만</translation>
    </message>
    <message>
        <source>● on %1 only, %2 s left</source>
        <translation>● %1에만 보유, %2초 남음</translation>
    </message>
    <message>
        <source>● holds, %1 s left</source>
        <translation>● 보유 중, %1초 남음</translation>
    </message>
    <message>
        <source>❚❚ stopped, holds on %1 only</source>
        <translation>❚❚ 멈춤, %1에서만 보유</translation>
    </message>
    <message>
        <source>Tries for ten seconds, and then holds the lock for this long</source>
        <translation>10초 동안 시도한 뒤, 이 시간 동안 락을 보유합니다</translation>
    </message>
    <message>
        <source>SIGSTOP: the client pauses and does not notice</source>
        <translation>SIGSTOP: 클라이언트가 멈추고, 이를 알아차리지 못합니다</translation>
    </message>
    <message>
        <source>The client is paused and would not notice</source>
        <translation>클라이언트가 일시 정지되어 알아차리지 못함</translation>
    </message>
    <message>
        <source>Starts a client process that follows your commands</source>
        <translation>명령에 따르는 클라이언트 프로세스를 시작합니다</translation>
    </message>
    <message>
        <source>Tries for this long, at least once</source>
        <translation>이 시간 동안, 최소 한 번 시도합니다</translation>
    </message>
    <message>
        <source>Releases as its scheme does, even if the lock is lost</source>
        <translation>락을 잃었어도 방식대로 해제합니다</translation>
    </message>
    <message>
        <source>Its way of locking uses node %1 only, which is no majority of all nodes</source>
        <translation>이 락 방식은 노드 %1만 사용하며, 이는 전체 노드의 과반이 아닙니다</translation>
    </message>
    <message>
        <source>Choose a running client first</source>
        <translation>먼저 실행 중인 클라이언트를 고르세요</translation>
    </message>
    <message>
        <source>Its watchdog renews the lock. Without it the lock ends with its TTL.</source>
        <translation>워치독이 락을 갱신합니다. 워치독이 없으면 락은 TTL과 함께 끝납니다.</translation>
    </message>
    <message>
        <source>Sends its token with each write. Without a token the store accepts late writes, too.</source>
        <translation>쓸 때마다 토큰을 보냅니다. 토큰이 없으면 저장소는 늦은 쓰기도 받아들입니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ExerciseList</name>
    <message>
        <source>Exercises of the lab</source>
        <translation>실험실의 실습</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::ExerciseModel</name>
    <message>
        <source>cut short</source>
        <translation>도중에 끝남</translation>
    </message>
    <message>
        <source>Stock experiment</source>
        <translation>재고 실험</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>직접 해 보기</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>실습</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::FindingWords</name>
    <message>
        <source>TTL in ms (−1: none)</source>
        <translation>TTL, ms (−1: 없음)</translation>
    </message>
    <message>
        <source>Bob&apos;s attempts</source>
        <translation>Bob의 시도</translation>
    </message>
    <message>
        <source>Bob waited, in ms</source>
        <translation>Bob의 대기, ms</translation>
    </message>
    <message>
        <source>most inside at once</source>
        <translation>동시에 안에 있던 최대 수</translation>
    </message>
    <message>
        <source>Bob&apos;s token</source>
        <translation>Bob의 토큰</translation>
    </message>
    <message>
        <source>Ann&apos;s release</source>
        <translation>Ann의 해제</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>재고</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>판매</translation>
    </message>
    <message>
        <source>most votes for one</source>
        <translation>한 소유자의 최대 표</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>시도</translation>
    </message>
    <message>
        <source>order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>buyers</source>
        <translation>구매자</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>프로세스</translation>
    </message>
    <message>
        <source>left</source>
        <translation>남음</translation>
    </message>
    <message>
        <source>sales lost</source>
        <translation>잃은 판매</translation>
    </message>
    <message>
        <source>oversold</source>
        <translation>초과 판매</translation>
    </message>
    <message>
        <source>found it sold out</source>
        <translation>품절 확인</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>포기</translation>
    </message>
    <message>
        <source>refused by their token</source>
        <translation>토큰으로 거부됨</translation>
    </message>
    <message>
        <source>commands sent</source>
        <translation>보낸 명령</translation>
    </message>
    <message>
        <source>wait in ms</source>
        <translation>대기, ms</translation>
    </message>
    <message>
        <source>hold in ms</source>
        <translation>보유, ms</translation>
    </message>
    <message>
        <source>all in ms</source>
        <translation>전체, ms</translation>
    </message>
    <message>
        <source>✖ It could not begin</source>
        <translation>✖ 시작할 수 없었습니다</translation>
    </message>
    <message>
        <source>✔ As expected: %1</source>
        <translation>✔ 예상대로: %1</translation>
    </message>
    <message>
        <source>✖ NOT as expected: %1</source>
        <translation>✖ 예상과 다름: %1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>결말: %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>측정: %1</translation>
    </message>
    <message>
        <source>%1 median, %2 longest</source>
        <translation>중앙값 %1, 최대 %2</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>정보 없음</translation>
    </message>
    <message>
        <source>✔ exact</source>
        <translation>✔ 정확</translation>
    </message>
    <message>
        <source>✖ off by %1</source>
        <translation>✖ 오차 %1</translation>
    </message>
    <message>
        <source>Ann&apos;s token</source>
        <translation>Ann의 토큰</translation>
    </message>
    <message>
        <source>renewals</source>
        <translation>갱신 횟수</translation>
    </message>
    <message>
        <source>nodes with Ann&apos;s lock</source>
        <translation>Ann의 락이 있는 노드</translation>
    </message>
    <message>
        <source>thinking, at most, in ms</source>
        <translation>생각하는 시간, 최대, ms</translation>
    </message>
    <message>
        <source>stood still, in ms, which would count as waiting</source>
        <translation>멈춰 있던 시간, ms(대기로 계산될 것임)</translation>
    </message>
    <message>
        <source>overtaken by nobody</source>
        <translation>추월당하지 않음</translation>
    </message>
    <message numerus="yes">
        <source>overtaken %n time(s)</source>
        <translation>
            <numerusform>%n번 추월당함</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance plays a part: this is attempt %1</source>
        <translation>우연이 작용합니다: %1번째 시도입니다</translation>
    </message>
    <message>
        <source>⚠ Paused for %1 while TTLs kept running: repeat it without a pause</source>
        <translation>⚠ TTL이 계속 흐르는 동안 %1 멈췄습니다: 멈추지 말고 다시 하세요</translation>
    </message>
    <message>
        <source>⚠ Somebody acted by hand meanwhile: repeat it to see it alone</source>
        <translation>⚠ 그동안 누군가 직접 조작했습니다: 그것 없이 보려면 다시 하세요</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::LabControls</name>
    <message>
        <source>&amp;Start</source>
        <translation>시작(&amp;S)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>일시 정지(&amp;U)</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>한 단계(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>중지(&amp;T)</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>다시 시작(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>계속(&amp;C)</translation>
    </message>
    <message>
        <source>Between two steps. TTLs keep running. (Space, except in a text field)</source>
        <translation>두 단계 사이에서. TTL은 계속 흐릅니다. (스페이스, 입력란에서는 제외)</translation>
    </message>
    <message>
        <source>One more step (full stop in the list)</source>
        <translation>한 단계 더 (목록에서 마침표)</translation>
    </message>
    <message>
        <source>Ends all clients and nodes of the lab</source>
        <translation>실험실의 모든 클라이언트와 노드를 끝냅니다</translation>
    </message>
    <message>
        <source>From the next start on, TTLs of a few seconds are five times as long.</source>
        <translation>다음 시작부터 몇 초짜리 TTL이 다섯 배로 길어집니다.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>천천히</translation>
    </message>
    <message>
        <source>A moment after each step. %1</source>
        <translation>단계마다 잠시 멈춥니다. %1</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Never waits</source>
        <translation>기다리지 않습니다</translation>
    </message>
    <message>
        <source>By step</source>
        <translation>한 단계씩</translation>
    </message>
    <message>
        <source>Waits for Step after each step. %1</source>
        <translation>단계마다 “한 단계”를 기다립니다. %1</translation>
    </message>
    <message>
        <source>Starts the chosen exercise with new nodes and clients (Enter in the list)</source>
        <translation>고른 실습을 새 노드와 클라이언트로 시작합니다 (목록에서 Enter)</translation>
    </message>
    <message>
        <source>Ends the running exercise, which is then cut short: %1</source>
        <translation>실행 중인 실습을 끝내며, 이 실습은 도중에 끝납니다: %1</translation>
    </message>
    <message>
        <source>The exercise has ended. Its nodes and clients stay until the next start.</source>
        <translation>실습이 끝났습니다. 노드와 클라이언트는 다음 시작까지 남아 있습니다.</translation>
    </message>
    <message>
        <source>Choose an exercise and press Start.</source>
        <translation>실습을 고르고 시작을 누르십시오.</translation>
    </message>
    <message>
        <source>The nodes are starting…</source>
        <translation>노드를 시작하는 중…</translation>
    </message>
    <message>
        <source>Cut short: %1.
The nodes are starting…</source>
        <translation>도중에 끝남: %1.
노드를 시작하는 중…</translation>
    </message>
    <message>
        <source>The nodes are yours. “By hand” has all actions.</source>
        <translation>노드를 마음대로 다룰 수 있습니다. 모든 동작은 “직접 조작”에 있습니다.</translation>
    </message>
    <message>
        <source>Paused after the last step. TTLs keep running.</source>
        <translation>마지막 단계 뒤에 일시 정지했습니다. TTL은 계속 흐릅니다.</translation>
    </message>
    <message>
        <source>All buyers are paused (SIGSTOP). TTLs keep running.</source>
        <translation>모든 구매자가 일시 정지했습니다 (SIGSTOP). TTL은 계속 흐릅니다.</translation>
    </message>
    <message>
        <source>Paused: no buyer has started yet.</source>
        <translation>일시 정지: 아직 시작한 구매자가 없습니다.</translation>
    </message>
    <message>
        <source>Pauses as soon as this step is done.</source>
        <translation>이 단계가 끝나는 대로 일시 정지합니다.</translation>
    </message>
    <message>
        <source>Pauses after this step. %1</source>
        <translation>이 단계 뒤에 일시 정지합니다. %1</translation>
    </message>
    <message>
        <source>This step is running.</source>
        <translation>이 단계를 실행하는 중입니다.</translation>
    </message>
    <message>
        <source>Running.</source>
        <translation>실행 중입니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::LabPanel</name>
    <message>
        <source>Stock</source>
        <translation>재고</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>직접 조작</translation>
    </message>
    <message>
        <source>Lab: %1</source>
        <translation>실험실: %1</translation>
    </message>
    <message>
        <source>A run that was cut short has no row in the comparison of schemes</source>
        <translation>도중에 끝난 실행은 방식 비교표에 행이 없습니다</translation>
    </message>
    <message>
        <source>Cut short, because it was stopped</source>
        <translation>멈춰져서 도중에 끝남</translation>
    </message>
    <message>
        <source>Guided tour</source>
        <translation>둘러보기</translation>
    </message>
    <message>
        <source>Search exercises</source>
        <translation>실습 검색</translation>
    </message>
    <message>
        <source>Twelve exercises from no lock to fencing</source>
        <translation>락 없음에서 펜싱까지 실습 열두 개</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>다이어그램</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>예상</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Take part</source>
        <translation>참여</translation>
    </message>
    <message>
        <source>Tour: next (%1 of %2)</source>
        <translation>둘러보기: 다음 (%1 / %2)</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>둘러보기 끝내기</translation>
    </message>
    <message>
        <source>Tour, %1 of %2:</source>
        <translation>둘러보기, %1 / %2:</translation>
    </message>
    <message>
        <source>Watch:</source>
        <translation>볼 것:</translation>
    </message>
    <message>
        <source>Found in:</source>
        <translation>쓰이는 곳:</translation>
    </message>
    <message>
        <source>Weakness:</source>
        <translation>약점:</translation>
    </message>
    <message>
        <source>The stock experiment has a chart: see Stock.</source>
        <translation>재고 실험에는 차트가 있습니다: 재고를 보세요.</translation>
    </message>
    <message>
        <source>The nodes and clients are starting…</source>
        <translation>노드와 클라이언트를 시작하는 중…</translation>
    </message>
    <message>
        <source>Chance plays a part, so it runs again: attempt %1</source>
        <translation>우연이 작용하므로 다시 실행합니다: %1번째 시도</translation>
    </message>
    <message>
        <source>Cut short, because another exercise started: %1</source>
        <translation>다른 실습이 시작되어 도중에 끝남: %1</translation>
    </message>
    <message>
        <source>Start the exercise to see it here.</source>
        <translation>실습을 시작하면 여기에 나타납니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::NodeControlsView</name>
    <message>
        <source>Nodes can be frozen, slowed down, killed and restarted while they run.</source>
        <translation>노드는 실행 중에 얼리고, 늦추고, 죽이고, 다시 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Stops the process for 200 of every 250 ms (SIGSTOP, SIGCONT): answers come late</source>
        <translation>250 ms마다 200 ms 동안 프로세스를 멈춥니다 (SIGSTOP, SIGCONT). 응답이 늦게 옵니다</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>차단</translation>
    </message>
    <message>
        <source>Shut down</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>녹이기</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>얼리기</translation>
    </message>
    <message>
        <source>SIGSTOP: it accepts connections and answers nothing</source>
        <translation>SIGSTOP: 연결은 받지만 아무것도 응답하지 않습니다</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>죽이기</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>SIGKILL: its keys are lost</source>
        <translation>SIGKILL: 키를 잃습니다</translation>
    </message>
    <message>
        <source>Starts it again on its old port, empty</source>
        <translation>원래 포트에서 빈 채로 다시 시작합니다</translation>
    </message>
    <message>
        <source>Closes its port and its connections. It keeps running, but no client reaches it. (CONFIG SET port 0, Redis 7)</source>
        <translation>포트와 연결을 닫습니다. 계속 실행되지만 어떤 클라이언트도 닿지 못합니다. (CONFIG SET port 0, Redis 7)</translation>
    </message>
    <message>
        <source>SHUTDOWN SAVE: it saves its keys and has them again when it starts</source>
        <translation>SHUTDOWN SAVE: 키를 저장하고, 시작할 때 다시 갖습니다</translation>
    </message>
    <message>
        <source>Starts it again on its old port, with the keys that it saved</source>
        <translation>저장한 키와 함께 이전 포트에서 다시 시작합니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StockChart</name>
    <message>
        <source>Stock, sales and losses over time</source>
        <translation>시간에 따른 재고, 판매, 손실</translation>
    </message>
    <message>
        <source>Left: %1. Sold: %2. Lost: %3. %4</source>
        <translation>남음: %1. 판매: %2. 잃음: %3. %4</translation>
    </message>
    <message>
        <source>%1 sales/s</source>
        <translation>판매 %1건/초</translation>
    </message>
    <message>
        <source>Sales appear here while the experiment runs.</source>
        <translation>실험이 실행되는 동안 판매가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>남음</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>판매</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>잃음</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>0 s</source>
        <translation>0초</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StockView</name>
    <message>
        <source>Scheme</source>
        <translation>방식</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>시도</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Wait, ms</source>
        <translation>대기, ms</translation>
    </message>
    <message>
        <source>Hold, ms</source>
        <translation>보유, ms</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>재고</translation>
    </message>
    <message>
        <source>Buyers</source>
        <translation>구매자</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>프로세스</translation>
    </message>
    <message>
        <source>Each buyer takes the lock, reads the stock, decides, writes it back. What was sold must be what is missing.</source>
        <translation>구매자마다 락을 획득하고, 재고를 읽고, 정하고, 다시 씁니다. 팔린 만큼 줄어 있어야 합니다.</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>판매</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>lost or oversold</source>
        <translation>잃음 또는 초과</translation>
    </message>
    <message>
        <source>Weakness: %1</source>
        <translation>약점: %1</translation>
    </message>
    <message>
        <source>sold; without holding the lock: %1</source>
        <translation>판매됨; 락 없이: %1</translation>
    </message>
    <message>
        <source>left</source>
        <translation>남음</translation>
    </message>
    <message>
        <source>Done otherwise, or at another speed, than the latest: its figures are not to be compared</source>
        <translation>가장 최근 것과 다르게, 또는 다른 속도로 했습니다. 수치를 비교할 수 없습니다</translation>
    </message>
    <message>
        <source>Comparison of the schemes that ran</source>
        <translation>실행한 방식의 비교</translation>
    </message>
    <message>
        <source>Schemes that ran are compared here.</source>
        <translation>실행한 방식을 여기에서 비교합니다.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Write the comparison to a CSV or JSON file</source>
        <translation>비교를 CSV 또는 JSON 파일로 저장</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StoryModel</name>
    <message>
        <source>After</source>
        <translation>경과</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>일어난 일</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::StoryView</name>
    <message>
        <source>What happened, step by step</source>
        <translation>일어난 일, 단계별로</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::SwimLanesView</name>
    <message>
        <source>Diagram of the exercise</source>
        <translation>실습의 다이어그램</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG 그림 (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 그림 (*.png)</translation>
    </message>
    <message>
        <source>✔ Saved the picture to %1</source>
        <translation>✔ 그림을 %1에 저장했습니다</translation>
    </message>
    <message>
        <source>✖ Cannot write %1: %2</source>
        <translation>✖ %1에 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>그림 저장…</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::TakePartView</name>
    <message>
        <source>Start an exercise to take part.</source>
        <translation>참여하려면 실습을 시작하십시오.</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>%1 재개</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>%1 일시 정지</translation>
    </message>
    <message>
        <source>SIGCONT</source>
        <translation>SIGCONT</translation>
    </message>
    <message>
        <source>SIGSTOP: the process stops and does not notice</source>
        <translation>SIGSTOP: 프로세스가 멈추고, 이를 알아차리지 못합니다</translation>
    </message>
    <message>
        <source>Kill %1</source>
        <translation>%1 죽이기</translation>
    </message>
    <message>
        <source>SIGKILL</source>
        <translation>SIGKILL</translation>
    </message>
    <message>
        <source>Start node %1</source>
        <translation>노드 %1 시작</translation>
    </message>
    <message>
        <source>On its old port</source>
        <translation>원래 포트에서</translation>
    </message>
    <message>
        <source>Thaw node %1</source>
        <translation>노드 %1 녹이기</translation>
    </message>
    <message>
        <source>Freeze node %1</source>
        <translation>노드 %1 얼리기</translation>
    </message>
    <message>
        <source>SIGSTOP: it accepts connections and answers nothing</source>
        <translation>SIGSTOP: 연결은 받지만 아무것도 응답하지 않습니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::Lab::Words</name>
    <message>
        <source>Node %1 cannot be cut off: %2</source>
        <translation>노드 %1 차단 불가: %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>정확</translation>
    </message>
    <message>
        <source>wrong, within %1 tries</source>
        <translation>오류, 최대 %1회 시도 안에</translation>
    </message>
    <message>
        <source>It did not come to an end</source>
        <translation>끝나지 않았습니다</translation>
    </message>
    <message>
        <source>Bob is refused</source>
        <translation>Bob이 거부됨</translation>
    </message>
    <message>
        <source>only Ann is inside</source>
        <translation>Ann만 안에 있음</translation>
    </message>
    <message>
        <source>Ann takes the free lock</source>
        <translation>Ann이 비어 있는 락을 획득함</translation>
    </message>
    <message>
        <source>the key has no expiry</source>
        <translation>키에 만료가 없음</translation>
    </message>
    <message>
        <source>nobody ever gets the lock again</source>
        <translation>아무도 다시는 락을 얻지 못함</translation>
    </message>
    <message>
        <source>Ann takes the lock on the master, which has not replicated it</source>
        <translation>Ann이 마스터에서 락을 획득하지만 아직 복제되지 않음</translation>
    </message>
    <message>
        <source>Bob gets the lock that Ann holds</source>
        <translation>Ann이 보유한 락을 Bob이 얻음</translation>
    </message>
    <message>
        <source>Bob gets the lock that Ann holds, and two are inside at once</source>
        <translation>Ann이 보유한 락을 Bob이 얻고, 둘이 동시에 안에 있음</translation>
    </message>
    <message>
        <source>Bob gets the same token as Ann</source>
        <translation>Bob이 Ann과 같은 토큰을 얻음</translation>
    </message>
    <message>
        <source>a sale is lost</source>
        <translation>판매 하나를 잃음</translation>
    </message>
    <message>
        <source>one vote of five does not give Bob the lock</source>
        <translation>다섯 표 중 한 표로는 Bob이 락을 얻지 못함</translation>
    </message>
    <message>
        <source>The master fails before it replicates</source>
        <translation>마스터가 복제하기 전에 실패함</translation>
    </message>
    <message>
        <source>Bob takes the lock when Ann&apos;s TTL is over</source>
        <translation>Ann의 TTL이 끝나면 Bob이 락을 획득함</translation>
    </message>
    <message>
        <source>Carl does not get Bob&apos;s lock</source>
        <translation>Carl은 Bob의 락을 얻지 못함</translation>
    </message>
    <message>
        <source>Ann deleted Bob&apos;s lock, and Carl came in beside Bob</source>
        <translation>Ann이 Bob의 락을 지웠고, Carl이 Bob 옆으로 들어옴</translation>
    </message>
    <message>
        <source>the stock counts each sale</source>
        <translation>재고가 판매를 모두 셈</translation>
    </message>
    <message>
        <source>%1 sold, stock %2</source>
        <translation>판매 %1, 재고 %2</translation>
    </message>
    <message>
        <source>no sale is lost</source>
        <translation>잃은 판매가 없음</translation>
    </message>
    <message>
        <source>the votes are split: two, two and one of five, and nobody has the lock</source>
        <translation>표가 갈림: 다섯 중 둘, 둘, 하나이고 아무도 락을 얻지 못함</translation>
    </message>
    <message>
        <source>Ann gets three of five nodes</source>
        <translation>Ann이 다섯 노드 중 셋을 얻음</translation>
    </message>
    <message>
        <source>Bob gets three of five as well: C has voted twice</source>
        <translation>Bob도 다섯 중 셋을 얻음: C가 두 번 투표함</translation>
    </message>
    <message>
        <source>A node restarts empty</source>
        <translation>노드가 빈 채로 재시작함</translation>
    </message>
    <message>
        <source>Waiter %1</source>
        <translation>대기자 %1</translation>
    </message>
    <message>
        <source>Bob wakes and takes the lock</source>
        <translation>Bob이 깨어나 락을 획득함</translation>
    </message>
    <message>
        <source>Bob had the lock as soon as it was free</source>
        <translation>락이 비자마자 Bob이 얻음</translation>
    </message>
    <message>
        <source>An operator deletes the key</source>
        <translation>운영자가 키를 지움</translation>
    </message>
    <message>
        <source>a second and a half later the lock is free, and Bob sleeps beside it</source>
        <translation>1.5초 뒤에도 락은 비어 있고, Bob은 그 옆에서 잠</translation>
    </message>
    <message>
        <source>the waiter sleeps beside a free lock</source>
        <translation>대기자가 빈 락 옆에서 잠</translation>
    </message>
    <message>
        <source>the waiter takes the lock at once</source>
        <translation>대기자가 곧바로 락을 획득함</translation>
    </message>
    <message>
        <source>Bob is refused for three TTLs</source>
        <translation>세 TTL 동안 Bob이 거부됨</translation>
    </message>
    <message>
        <source>Ann knows that she does not hold it</source>
        <translation>Ann이 보유하지 않음을 앎</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog leaves Bob&apos;s lock alone</source>
        <translation>Ann의 워치독은 Bob의 락을 그대로 둠</translation>
    </message>
    <message>
        <source>Bob gets the lock</source>
        <translation>Bob이 락을 얻음</translation>
    </message>
    <message>
        <source>Ann knows that she has lost it</source>
        <translation>Ann이 락을 잃었음을 앎</translation>
    </message>
    <message>
        <source>the deleted lock comes back</source>
        <translation>지워진 락이 돌아옴</translation>
    </message>
    <message>
        <source>Fencing tokens, checked by the resource</source>
        <translation>자원이 확인하는 펜싱 토큰</translation>
    </message>
    <message>
        <source>Redisson&apos;s fenced lock</source>
        <translation>Redisson의 펜싱 락</translation>
    </message>
    <message>
        <source>Strict watchdog: this library on one node</source>
        <translation>엄격한 워치독: 한 노드의 이 라이브러리</translation>
    </message>
    <message>
        <source>Lockscope</source>
        <translation>Lockscope</translation>
    </message>
    <message>
        <source>Strict Redlock: this library on five nodes</source>
        <translation>엄격한 Redlock: 다섯 노드의 이 라이브러리</translation>
    </message>
    <message>
        <source>No lock</source>
        <translation>락 없음</translation>
    </message>
    <message>
        <source>read, decide, write back</source>
        <translation>읽고, 정하고, 다시 쓰기</translation>
    </message>
    <message>
        <source>A lock inside each process</source>
        <translation>각 프로세스 안의 락</translation>
    </message>
    <message>
        <source>synchronized, Mutex, std::mutex</source>
        <translation>synchronized, Mutex, std::mutex</translation>
    </message>
    <message>
        <source>Redisson&apos;s reentrant hash with wake-up</source>
        <translation>깨우기가 있는 Redisson의 재진입 해시</translation>
    </message>
    <message>
        <source>Redisson</source>
        <translation>Redisson</translation>
    </message>
    <message>
        <source>redlock-rb, redlock-py, redsync, node-redlock</source>
        <translation>redlock-rb, redlock-py, redsync, node-redlock</translation>
    </message>
    <message>
        <source>SETNX and DEL</source>
        <translation>SETNX와 DEL</translation>
    </message>
    <message>
        <source>celery-singleton, Spring&apos;s cache lock, by hand</source>
        <translation>celery-singleton, Spring의 캐시 락, 직접 작성</translation>
    </message>
    <message>
        <source>JedisLock, old redis-objects, redis-lock of node</source>
        <translation>JedisLock, 옛 redis-objects, node의 redis-lock</translation>
    </message>
    <message>
        <source>SETNX, then EXPIRE</source>
        <translation>SETNX, 그다음 EXPIRE</translation>
    </message>
    <message>
        <source>Laravel 5.8, redis-py 2.10, tutorials</source>
        <translation>Laravel 5.8, redis-py 2.10, 튜토리얼</translation>
    </message>
    <message>
        <source>SETNX and EXPIRE in one script</source>
        <translation>SETNX와 EXPIRE를 한 스크립트로</translation>
    </message>
    <message>
        <source>by hand, for servers before SET NX PX</source>
        <translation>직접 작성, SET NX PX 이전 서버용</translation>
    </message>
    <message>
        <source>SET NX PX with a fixed value, DEL</source>
        <translation>고정값의 SET NX PX, DEL</translation>
    </message>
    <message>
        <source>arq, RQ, by hand</source>
        <translation>arq, RQ, 직접 작성</translation>
    </message>
    <message>
        <source>SET NX PX with an owner, GET then DEL</source>
        <translation>소유자가 있는 SET NX PX, GET 후 DEL</translation>
    </message>
    <message>
        <source>Spring Integration before 6.2, by hand</source>
        <translation>6.2 이전의 Spring Integration, 직접 작성</translation>
    </message>
    <message>
        <source>redis-py, Laravel, GitLab</source>
        <translation>redis-py, Laravel, GitLab</translation>
    </message>
    <message>
        <source>RedLock.net, aioredlock, EasyCaching</source>
        <translation>RedLock.net, aioredlock, EasyCaching</translation>
    </message>
    <message>
        <source>between SETNX and EXPIRE</source>
        <translation>SETNX와 EXPIRE 사이</translation>
    </message>
    <message>
        <source>between GET and DEL</source>
        <translation>GET과 DEL 사이</translation>
    </message>
    <message>
        <source>between the nodes</source>
        <translation>노드들 사이</translation>
    </message>
    <message>
        <source>released</source>
        <translation>해제됨</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>삭제됨</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>The process of %1 has ended, and not by the scenario&apos;s hand</source>
        <translation>%1: 프로세스가 시나리오와 상관없이 끝남</translation>
    </message>
    <message>
        <source>%1 did not %2</source>
        <translation>%1: 다음을 하지 못함: %2</translation>
    </message>
    <message>
        <source>%1 was not heard to be %2</source>
        <translation>%1: 다음 소식이 없음: %2</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1: 다시 움직임</translation>
    </message>
    <message>
        <source>%1 is killed</source>
        <translation>%1: 강제 종료됨</translation>
    </message>
    <message>
        <source>%1 is stopped %2</source>
        <translation>%1: 여기서 멈춤: %2</translation>
    </message>
    <message>
        <source>%1 waits for the lock</source>
        <translation>%1: 락을 기다림</translation>
    </message>
    <message>
        <source>%1 has the lock</source>
        <translation>%1: 락 획득</translation>
    </message>
    <message>
        <source>%1 does not get the lock</source>
        <translation>%1: 락을 얻지 못함</translation>
    </message>
    <message>
        <source>%1 begins the guarded work, inside now: %2</source>
        <translation>%1: 보호된 작업 시작, 지금 안에: %2</translation>
    </message>
    <message>
        <source>%1 ends the guarded work</source>
        <translation>%1: 보호된 작업 끝</translation>
    </message>
    <message>
        <source>%1 reads stock %2</source>
        <translation>%1: 재고 %2 읽음</translation>
    </message>
    <message>
        <source>%1 writes stock %2</source>
        <translation>%1: 재고 %2 씀</translation>
    </message>
    <message>
        <source>The private nodes of the lab do not answer</source>
        <translation>실험실의 전용 노드가 응답하지 않습니다</translation>
    </message>
    <message>
        <source>Node %1 has died, and not by the scenario&apos;s hand</source>
        <translation>노드 %1: 시나리오와 상관없이 죽음</translation>
    </message>
    <message>
        <source>%1 cannot use the nodes</source>
        <translation>%1: 노드를 쓸 수 없음</translation>
    </message>
    <message>
        <source>%1 is there, with: %2</source>
        <translation>%1: 준비됨, 잠그는 방식: %2</translation>
    </message>
    <message>
        <source>Node %1 is killed</source>
        <translation>노드 %1: 강제 종료됨</translation>
    </message>
    <message>
        <source>Node %1 does not start again</source>
        <translation>노드 %1: 다시 시작하지 않음</translation>
    </message>
    <message>
        <source>Node %1 is back, with the keys it had</source>
        <translation>노드 %1: 가졌던 키와 함께 돌아옴</translation>
    </message>
    <message>
        <source>Node %1 is back, empty</source>
        <translation>노드 %1: 빈 채로 돌아옴</translation>
    </message>
    <message>
        <source>Node %1 did not answer to %2</source>
        <translation>노드 %1: 다음에 응답하지 않음: %2</translation>
    </message>
    <message>
        <source>The lock&apos;s key did not come</source>
        <translation>락의 키가 나타나지 않음</translation>
    </message>
    <message>
        <source>The lock&apos;s key did not go</source>
        <translation>락의 키가 사라지지 않음</translation>
    </message>
    <message>
        <source>The lock&apos;s key is there on node %1</source>
        <translation>락의 키가 있음: 노드 %1</translation>
    </message>
    <message>
        <source>The lock&apos;s key is gone on node %1</source>
        <translation>락의 키가 사라짐: 노드 %1</translation>
    </message>
    <message>
        <source>The replica does not replicate</source>
        <translation>복제본이 복제하지 않음</translation>
    </message>
    <message>
        <source>As expected: %1</source>
        <translation>예상대로: %1</translation>
    </message>
    <message>
        <source>NOT as expected: %1</source>
        <translation>예상과 다름: %1</translation>
    </message>
    <message>
        <source>All clients are stopped where they are</source>
        <translation>모든 클라이언트가 그 자리에 멈춤</translation>
    </message>
    <message>
        <source>All clients go on</source>
        <translation>모든 클라이언트가 다시 움직임</translation>
    </message>
    <message>
        <source>Shop %1</source>
        <translation>상점 %1</translation>
    </message>
    <message>
        <source>what was sold is what is missing</source>
        <translation>팔린 만큼 줄어 있음</translation>
    </message>
    <message>
        <source>sales are lost</source>
        <translation>판매를 잃음</translation>
    </message>
    <message>
        <source>every buyer had the lock once</source>
        <translation>모든 구매자가 락을 한 번 얻음</translation>
    </message>
    <message>
        <source>exact: %1 sold, %2 left</source>
        <translation>정확: 판매 %1, 남음 %2</translation>
    </message>
    <message>
        <source>wrong by %1: %2 sold, %3 left of %4, oversold %5</source>
        <translation>오차 %1: 판매 %2, 남음 %3, 원래 %4, 초과 판매 %5</translation>
    </message>
    <message>
        <source>A master fails, under Redlock</source>
        <translation>Redlock에서 마스터가 실패함</translation>
    </message>
    <message>
        <source>four of five nodes still have Ann&apos;s lock, and Bob was refused</source>
        <translation>다섯 노드 중 넷에 여전히 Ann의 락이 있고, Bob은 거부됨</translation>
    </message>
    <message>
        <source>Ann, whose TTL was over, and Bob were inside at once</source>
        <translation>TTL이 끝난 Ann과 Bob이 동시에 안에 있었음</translation>
    </message>
    <message>
        <source>Ann&apos;s release deletes Bob&apos;s lock</source>
        <translation>Ann의 해제가 Bob의 락을 지움</translation>
    </message>
    <message>
        <source>Carl gets the lock while Bob believes that he holds it</source>
        <translation>Bob이 보유한다고 믿는 동안 Carl이 락을 얻음</translation>
    </message>
    <message>
        <source>Ann worked on beside Bob, but her late release left his lock alone</source>
        <translation>Ann은 Bob 옆에서 계속 작업했지만, 늦은 해제는 Bob의 락을 그대로 둠</translation>
    </message>
    <message>
        <source>Bob and Carl are inside at once</source>
        <translation>Bob과 Carl이 동시에 안에 있음</translation>
    </message>
    <message>
        <source>Ann&apos;s token is 1, Bob&apos;s is 2</source>
        <translation>Ann의 토큰은 1, Bob의 토큰은 2</translation>
    </message>
    <message>
        <source>Carl gets the lock beside Bob</source>
        <translation>Carl이 Bob 옆에서 락을 얻음</translation>
    </message>
    <message>
        <source>Ann&apos;s lock is left on 2 of 5 nodes</source>
        <translation>Ann의 락이 5개 노드 중 2개에 남음</translation>
    </message>
    <message>
        <source>nobody else gets the lock</source>
        <translation>다른 누구도 락을 얻지 못함</translation>
    </message>
    <message>
        <source>Bob tries to get the lock, for three times the TTL</source>
        <translation>Bob이 TTL의 세 배 동안 락을 얻으려 함</translation>
    </message>
    <message>
        <source>Renewal %1 by Ann&apos;s watchdog: the TTL goes up from %2 ms to %3 ms</source>
        <translation>Ann의 워치독이 갱신, %1번째: TTL이 %2 ms에서 %3 ms로 올라감</translation>
    </message>
    <message>
        <source>Bob tries again, and waits</source>
        <translation>Bob이 다시 시도하고 기다림</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog has not set the key again</source>
        <translation>Ann의 워치독은 키를 다시 설정하지 않았음</translation>
    </message>
    <message>
        <source>the deleted lock does not come back</source>
        <translation>지워진 락은 돌아오지 않음</translation>
    </message>
    <message>
        <source>%1 has the lock, token %2</source>
        <translation>%1: 락 획득, 토큰 %2</translation>
    </message>
    <message>
        <source>%1 writes stock %2, with token %3</source>
        <translation>%1: 재고 %2 씀, 토큰 %3</translation>
    </message>
    <message>
        <source>%1 may not write stock %2: token %3 is too old</source>
        <translation>%1: 재고 %2 쓸 수 없음: 토큰 %3이(가) 너무 오래됨</translation>
    </message>
    <message>
        <source>%1 could not write stock %2</source>
        <translation>%1: 재고 %2 쓰지 못함</translation>
    </message>
    <message>
        <source>%1 says: I hold the lock</source>
        <translation>%1의 말: 락을 보유하고 있음</translation>
    </message>
    <message>
        <source>%1 says: I do not hold the lock</source>
        <translation>%1의 말: 락을 보유하고 있지 않음</translation>
    </message>
    <message>
        <source>lockscope %1: exit status %2</source>
        <translation>lockscope %1: 종료 상태 %2</translation>
    </message>
    <message>
        <source>There is no lock: %1 goes on</source>
        <translation>락이 없음: %1 그대로 진행</translation>
    </message>
    <message>
        <source>Sentinel does not make the replica the master</source>
        <translation>Sentinel이 복제본을 마스터로 만들지 않음</translation>
    </message>
    <message>
        <source>Sentinel says that node %1 is the master now</source>
        <translation>Sentinel의 말: 이제 노드 %1이(가) 마스터임</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>직접: %1</translation>
    </message>
    <message>
        <source>node %1 is frozen</source>
        <translation>노드 %1 얼림</translation>
    </message>
    <message>
        <source>node %1 goes on</source>
        <translation>노드 %1 계속</translation>
    </message>
    <message>
        <source>node %1 answers late</source>
        <translation>노드 %1 응답 늦음</translation>
    </message>
    <message>
        <source>node %1 answers at once again</source>
        <translation>노드 %1 다시 제때 응답</translation>
    </message>
    <message>
        <source>node %1 is cut off from its clients, and runs on</source>
        <translation>노드 %1 클라이언트와 차단, 계속 실행</translation>
    </message>
    <message>
        <source>node %1 can be reached again</source>
        <translation>노드 %1 다시 연결 가능</translation>
    </message>
    <message>
        <source>node %1 is killed</source>
        <translation>노드 %1 강제 종료</translation>
    </message>
    <message>
        <source>node %1 is shut down, and writes its keys down</source>
        <translation>노드 %1 종료, 키를 적어 둠</translation>
    </message>
    <message>
        <source>node %1 is started again</source>
        <translation>노드 %1 다시 시작</translation>
    </message>
    <message>
        <source>%1 is started</source>
        <translation>%1: 시작됨</translation>
    </message>
    <message>
        <source>An operator types: lockscope %1</source>
        <translation>운영자가 입력: lockscope %1</translation>
    </message>
    <message>
        <source>n/a: it stood still between the steps</source>
        <translation>정보 없음: 단계 사이에 멈춰 있었음</translation>
    </message>
    <message>
        <source>Bob waits on: DEL sends no message, and the TTL that he has read is not over</source>
        <translation>Bob이 계속 기다림: DEL은 메시지를 보내지 않고, Bob이 읽은 TTL은 끝나지 않음</translation>
    </message>
    <message>
        <source>That way of locking knows one node: %1 uses node %2 only</source>
        <translation>이 락 방식은 노드 하나만 앎: %1은(는) 노드 %2만 씀</translation>
    </message>
    <message>
        <source>%1 did not hold the lock: nothing guarded this sale</source>
        <translation>%1은(는) 락을 보유하지 않았음: 이 판매를 지킨 것이 없음</translation>
    </message>
    <message>
        <source>Waits until %1 has the lock, or gives up</source>
        <translation>%1이(가) 락을 얻거나 포기할 때까지 대기</translation>
    </message>
    <message>
        <source>Waits for the answer of %1</source>
        <translation>%1의 대답을 대기</translation>
    </message>
    <message>
        <source>Waits until %1 stops at the moment that this is about</source>
        <translation>%1이(가) 문제의 순간에 멈출 때까지 대기</translation>
    </message>
    <message>
        <source>Waits until %1 has tried, and waits for the lock</source>
        <translation>%1이(가) 시도한 뒤 락을 기다릴 때까지 대기</translation>
    </message>
    <message>
        <source>Waits until the process of %1 runs</source>
        <translation>%1의 프로세스가 실행될 때까지 대기</translation>
    </message>
    <message>
        <source>%1, for %2 s at most.</source>
        <translation>%1, 최대 %2초.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Waits until node %1 answers again</source>
        <translation>노드 %1이(가) 다시 응답할 때까지 대기</translation>
    </message>
    <message>
        <source>Waits until lockscope %1 has ended</source>
        <translation>lockscope %1이(가) 끝날 때까지 대기</translation>
    </message>
    <message>
        <source>Waits until the lock&apos;s key is on node %1 again</source>
        <translation>락의 키가 노드 %1에 다시 있을 때까지 대기</translation>
    </message>
    <message>
        <source>Waits until the lock is free</source>
        <translation>락이 빌 때까지 대기</translation>
    </message>
    <message>
        <source>Waits until Sentinel has made the replica, node %1, the master</source>
        <translation>Sentinel이 복제본(노드 %1)을 마스터로 만들 때까지 대기</translation>
    </message>
    <message>
        <source>%1 renews the lock from now on</source>
        <translation>%1: 이제부터 락을 갱신함</translation>
    </message>
    <message>
        <source>%1 does not renew the lock any more</source>
        <translation>%1: 더는 락을 갱신하지 않음</translation>
    </message>
    <message>
        <source>%1 will renew locks taken from now on</source>
        <translation>%1: 앞으로 획득하는 락을 갱신함</translation>
    </message>
    <message>
        <source>%1 will not renew locks taken from now on</source>
        <translation>%1: 앞으로 획득하는 락을 갱신하지 않음</translation>
    </message>
    <message>
        <source>%1 shows the fencing token with every write from now on</source>
        <translation>%1: 이제부터 쓸 때 펜싱 토큰을 제시함</translation>
    </message>
    <message>
        <source>%1 does not show the fencing token any more: the store takes every write</source>
        <translation>%1: 더는 펜싱 토큰을 제시하지 않음: 저장소는 쓰는 것을 그대로 받음</translation>
    </message>
    <message>
        <source>%1 believed to hold the lock, and did not: nothing guarded this sale</source>
        <translation>%1은(는) 락을 보유한다고 믿었지만 아니었음: 이 판매를 지킨 것이 없음</translation>
    </message>
    <message>
        <source>%1 had the lock only after reading: nothing guarded this sale</source>
        <translation>%1은(는) 읽은 뒤에야 락을 얻음: 이 판매를 지킨 것이 없음</translation>
    </message>
    <message>
        <source>%1 is still busy with the command before</source>
        <translation>%1: 앞서 받은 지시를 아직 처리하는 중</translation>
    </message>
    <message>
        <source>%1: the key on node %2 ends in %3 s, unless it is renewed.</source>
        <translation>%1: 노드 %2의 키는 갱신되지 않으면 %3초 뒤 끝납니다.</translation>
    </message>
    <message>
        <source>order %1; times overtaken: %2; tries: %3</source>
        <translation>순서 %1, 추월 횟수: %2, 시도: %3</translation>
    </message>
    <message>
        <source>before the release</source>
        <translation>해제 직전</translation>
    </message>
    <message>
        <source>refused: someone else holds it</source>
        <translation>거부됨: 다른 쪽이 보유 중</translation>
    </message>
    <message>
        <source>Waits until %1 learns that the lock is lost</source>
        <translation>%1이(가) 락 유실을 알 때까지 대기</translation>
    </message>
    <message>
        <source>%1 pauses</source>
        <translation>%1: 일시 정지됨</translation>
    </message>
    <message>
        <source>%1 learns that the lock is lost</source>
        <translation>%1: 락 유실을 알게 됨</translation>
    </message>
    <message>
        <source>%1 has no lock to release</source>
        <translation>%1: 해제할 락이 없음</translation>
    </message>
    <message>
        <source>%1 releases the lock: %2</source>
        <translation>%1: 락 해제, 결과: %2</translation>
    </message>
    <message>
        <source>nothing: the exercise ends when you stop it</source>
        <translation>없음: 중지하면 실습이 끝남</translation>
    </message>
    <message>
        <source>%1 is to acquire the lock</source>
        <translation>%1에 지시: 락 획득</translation>
    </message>
    <message>
        <source>%1 is to hold the lock for %2 s</source>
        <translation>%1에 지시: 락을 %2초 보유</translation>
    </message>
    <message>
        <source>%1 is to buy</source>
        <translation>%1에 지시: 구매</translation>
    </message>
    <message>
        <source>%1 is to release the lock</source>
        <translation>%1에 지시: 락 해제</translation>
    </message>
    <message>
        <source>Bob, whose clock is an hour ahead, takes over the lock that Ann holds</source>
        <translation>시계가 한 시간 빠른 Bob이 Ann이 보유한 락을 넘겨받음</translation>
    </message>
    <message>
        <source>two clients are inside at once</source>
        <translation>두 클라이언트가 동시에 안에 있음</translation>
    </message>
    <message>
        <source>by Bob&apos;s clock, Ann&apos;s lock had ended long ago</source>
        <translation>Bob의 시계로는 Ann의 락이 오래전에 끝났음</translation>
    </message>
    <message>
        <source>only the server&apos;s clock counts the TTL down</source>
        <translation>TTL은 서버의 시계로만 줄어듦</translation>
    </message>
    <message>
        <source>The value is the time when Ann&apos;s lock ends, by her clock. Bob&apos;s clock is an hour ahead, so the lock looks expired to him.</source>
        <translation>값은 Ann의 시계로 Ann의 락이 끝나는 시각입니다. Bob의 시계는 한 시간 빨라서, Bob에게는 락이 만료된 것으로 보입니다.</translation>
    </message>
    <message>
        <source>The server counts the TTL down. The clients&apos; clocks do not matter.</source>
        <translation>TTL은 서버가 셉니다. 클라이언트의 시계는 상관없습니다.</translation>
    </message>
    <message>
        <source>the owner keeps the lock</source>
        <translation>소유자가 락을 유지함</translation>
    </message>
    <message>
        <source>Bob tries for a second and does not get the lock</source>
        <translation>Bob이 1초 동안 시도하지만 락을 얻지 못함</translation>
    </message>
    <message>
        <source>the dead owner&apos;s lock is still held until an operator releases it</source>
        <translation>운영자가 해제할 때까지 죽은 소유자의 락이 계속 보유 중임</translation>
    </message>
    <message>
        <source>Ann never sent EXPIRE: the lock is held for ever</source>
        <translation>Ann이 EXPIRE를 보내지 못함: 락이 영원히 보유됨</translation>
    </message>
    <message>
        <source>the key has an expiry</source>
        <translation>키에 만료가 있음</translation>
    </message>
    <message>
        <source>Bob gets the lock when the TTL is over</source>
        <translation>TTL이 끝나면 Bob이 락을 얻음</translation>
    </message>
    <message>
        <source>Bob had the lock when the TTL was over</source>
        <translation>TTL이 끝나자 Bob이 락을 얻음</translation>
    </message>
    <message>
        <source>Bob had the lock after %1 ms</source>
        <translation>%1 ms 뒤 Bob이 락을 얻음</translation>
    </message>
    <message>
        <source>the lock expires one TTL later</source>
        <translation>락이 TTL만큼 지난 뒤 만료됨</translation>
    </message>
    <message>
        <source>Node %1, the replica, is frozen and cut off from node %2, the master</source>
        <translation>복제본(노드 %1)을 얼리고 마스터(노드 %2)와 차단함</translation>
    </message>
    <message>
        <source>the new master granted the lock a second time</source>
        <translation>새 마스터가 락을 두 번째로 내줌</translation>
    </message>
    <message>
        <source>Ann learns of her loss when her TTL ends without a renewal</source>
        <translation>갱신 없이 TTL이 끝나면 Ann이 락 유실을 알게 됨</translation>
    </message>
    <message>
        <source>two clients held the lock until Ann&apos;s TTL was over; then Ann learned of her loss</source>
        <translation>Ann의 TTL이 끝날 때까지 두 클라이언트가 락을 보유했고, 그 뒤 Ann이 유실을 알게 됨</translation>
    </message>
    <message>
        <source>the store cannot tell the tokens apart and accepts both writes</source>
        <translation>저장소가 두 토큰을 구별하지 못해 쓰기를 둘 다 받음</translation>
    </message>
    <message>
        <source>2 sold, stock %1: a token is only as safe as its counter</source>
        <translation>판매 2, 재고 %1: 토큰은 그 카운터만큼만 안전함</translation>
    </message>
    <message>
        <source>Replication is asynchronous: the promoted replica never received Ann&apos;s lock.</source>
        <translation>복제는 비동기입니다: 승격된 복제본은 Ann의 락을 받지 못했습니다.</translation>
    </message>
    <message>
        <source>Two clients hold the lock until Ann&apos;s TTL is over: she cannot renew it.</source>
        <translation>Ann의 TTL이 끝날 때까지 두 클라이언트가 락을 보유합니다: Ann은 락을 갱신할 수 없습니다.</translation>
    </message>
    <message>
        <source>two clients are inside at once, and the first learns of its loss</source>
        <translation>두 클라이언트가 동시에 안에 있고, 첫 번째가 유실을 알게 됨</translation>
    </message>
    <message>
        <source>Ann&apos;s release leaves Bob&apos;s lock alone</source>
        <translation>Ann의 해제는 Bob의 락을 그대로 둠</translation>
    </message>
    <message>
        <source>Ann has compared the owner, and deletes a lock</source>
        <translation>Ann이 소유자를 비교했고, 이제 락을 지움</translation>
    </message>
    <message>
        <source>Ann deleted Bob&apos;s lock: two clients are inside at once</source>
        <translation>Ann이 Bob의 락을 지움: 두 클라이언트가 동시에 안에 있음</translation>
    </message>
    <message>
        <source>Ann&apos;s check was right when she made it, and she still deleted Bob&apos;s lock</source>
        <translation>Ann의 확인은 그 순간에는 맞았지만, 그래도 Bob의 락을 지움</translation>
    </message>
    <message>
        <source>the store accepts Bob&apos;s write</source>
        <translation>저장소가 Bob의 쓰기를 받음</translation>
    </message>
    <message>
        <source>the store refuses Ann&apos;s write</source>
        <translation>저장소가 Ann의 쓰기를 거부함</translation>
    </message>
    <message>
        <source>the store accepts Ann&apos;s late write</source>
        <translation>저장소가 Ann의 늦은 쓰기를 받음</translation>
    </message>
    <message>
        <source>Ann works on beside Bob after her TTL; no release can prevent that. Her release finds another owner and leaves Bob&apos;s lock alone, so Carl stays out.</source>
        <translation>Ann은 TTL이 끝난 뒤에도 Bob 옆에서 계속 작업합니다. 어떤 해제 방식도 이를 막을 수 없습니다. Ann의 해제는 소유자가 다른 것을 보고 Bob의 락을 그대로 두므로, Carl은 들어오지 못합니다.</translation>
    </message>
    <message>
        <source>Bob keeps his lock</source>
        <translation>Bob이 락을 유지함</translation>
    </message>
    <message>
        <source>The lock changes hands between Ann&apos;s GET and her DEL.</source>
        <translation>Ann의 GET과 DEL 사이에 락의 소유자가 바뀝니다.</translation>
    </message>
    <message>
        <source>The holder pauses for longer than its TTL</source>
        <translation>보유자가 TTL보다 오래 멈춤</translation>
    </message>
    <message>
        <source>Each client releases its votes, waits for a random time, and tries again</source>
        <translation>클라이언트마다 자기 표를 해제하고, 임의의 시간을 기다린 뒤 다시 시도함</translation>
    </message>
    <message>
        <source>after random pauses each client gets the lock, one at a time</source>
        <translation>임의로 기다린 뒤 클라이언트가 하나씩 모두 락을 얻음</translation>
    </message>
    <message>
        <source>%1 never got the lock</source>
        <translation>%1: 끝내 락을 얻지 못함</translation>
    </message>
    <message>
        <source>no client got the lock in the first round</source>
        <translation>첫 회에는 어느 클라이언트도 락을 얻지 못함</translation>
    </message>
    <message>
        <source>split two, two, one; then each client got the lock, in %1 tries altogether</source>
        <translation>둘, 둘, 하나로 갈림. 그 뒤 모든 클라이언트가 락을 얻음, 시도 모두 %1회</translation>
    </message>
    <message>
        <source>C may not vote yet, and two nodes are no majority</source>
        <translation>C는 아직 투표할 수 없고, 두 노드는 과반이 아님</translation>
    </message>
    <message>
        <source>one node forgot the lock, and two clients hold it</source>
        <translation>한 노드가 락을 잊었고, 두 클라이언트가 보유함</translation>
    </message>
    <message>
        <source>Ann&apos;s lock is left on 2 of 5 nodes, and nobody has a majority; C may not vote yet, so Bob was refused</source>
        <translation>Ann의 락이 5개 노드 중 2개에 남았고 아무도 과반이 아님. C는 아직 투표할 수 없어 Bob이 거부됨</translation>
    </message>
    <message>
        <source>Three owners share five nodes, and none has a majority.</source>
        <translation>세 소유자가 다섯 노드를 나눠 가졌고, 아무도 과반이 아닙니다.</translation>
    </message>
    <message>
        <source>nobody gets the lock in the first round, each client gets it later</source>
        <translation>첫 회에는 아무도 락을 얻지 못하고, 나중에 모든 클라이언트가 얻음</translation>
    </message>
    <message>
        <source>Node C forgets Ann&apos;s lock, which is left on A and B. Bob asks C, D and E. C&apos;s vote does not count until the longest TTL has passed, and D and E are no majority.</source>
        <translation>노드 C는 Ann의 락을 잊고, 락은 A와 B에 남습니다. Bob은 C, D, E에 묻습니다. C의 표는 가장 긴 TTL이 지날 때까지 세지 않으며, D와 E는 과반이 아닙니다.</translation>
    </message>
    <message>
        <source>each waiter gets the lock</source>
        <translation>모든 대기자가 락을 얻음</translation>
    </message>
    <message>
        <source>one client is inside at a time</source>
        <translation>한 번에 한 클라이언트만 안에 있음</translation>
    </message>
    <message>
        <source>the waiters get the lock in the order in which they came</source>
        <translation>대기자가 온 순서대로 락을 얻음</translation>
    </message>
    <message>
        <source>some waiters overtake earlier ones</source>
        <translation>일부 대기자가 먼저 온 대기자를 추월함</translation>
    </message>
    <message>
        <source>some waiters are overtaken</source>
        <translation>일부 대기자가 추월당함</translation>
    </message>
    <message>
        <source>no waiter is overtaken</source>
        <translation>추월당하는 대기자가 없음</translation>
    </message>
    <message>
        <source>lockscope releases the lock</source>
        <translation>lockscope가 락을 해제함</translation>
    </message>
    <message>
        <source>The lab sends the message that the DEL left out</source>
        <translation>DEL이 빠뜨린 메시지를 실험실이 보냄</translation>
    </message>
    <message>
        <source>the missing message wakes Bob</source>
        <translation>빠졌던 메시지가 Bob을 깨움</translation>
    </message>
    <message>
        <source>Bob slept beside a free lock, and would have slept until the end of the TTL that he had read</source>
        <translation>Bob이 빈 락 옆에서 잤고, 읽어 둔 TTL이 끝날 때까지 계속 잤을 것임</translation>
    </message>
    <message>
        <source>`lockscope release --execute` compares the owner, deletes the key, and sends the message.</source>
        <translation>`lockscope release --execute`는 소유자를 비교하고, 키를 지우고, 메시지를 보냅니다.</translation>
    </message>
    <message>
        <source>Ann held the lock all the time</source>
        <translation>Ann이 내내 락을 보유함</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog renewed the lock again and again</source>
        <translation>Ann의 워치독이 락을 거듭 갱신함</translation>
    </message>
    <message>
        <source>Ann releases her own lock</source>
        <translation>Ann이 자기 락을 해제함</translation>
    </message>
    <message>
        <source>Bob then gets the lock, and was never inside with Ann</source>
        <translation>그 뒤 Bob이 락을 얻고, Ann과 함께 안에 있던 적이 없음</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog renewed the lock for three TTLs; then she released it</source>
        <translation>Ann의 워치독이 세 TTL 동안 락을 갱신했고, 그 뒤 Ann이 해제함</translation>
    </message>
    <message>
        <source>Ann learned of her loss as soon as she went on</source>
        <translation>Ann이 다시 움직이자마자 유실을 알게 됨</translation>
    </message>
    <message>
        <source>the key is back and names Ann</source>
        <translation>키가 돌아왔고 Ann을 가리킴</translation>
    </message>
    <message>
        <source>Bob does not get the lock that the operator freed</source>
        <translation>운영자가 비운 락을 Bob이 얻지 못함</translation>
    </message>
    <message>
        <source>Ann has not noticed</source>
        <translation>Ann이 알아차리지 못함</translation>
    </message>
    <message>
        <source>the lock that the operator deleted came back</source>
        <translation>운영자가 지운 락이 돌아옴</translation>
    </message>
    <message>
        <source>the lock was free until Bob came, and Ann learned of her loss</source>
        <translation>Bob이 올 때까지 락이 비어 있었고, Ann이 유실을 알게 됨</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog renews the TTL at each third of it. So her lock lasts as long as her work, three TTLs, while Bob tries.</source>
        <translation>Ann의 워치독은 TTL의 3분의 1마다 갱신합니다. 그래서 Bob이 시도하는 동안 Ann의 락은 작업이 이어지는 세 TTL 내내 유지됩니다.</translation>
    </message>
    <message>
        <source>A stopped process cannot renew. A strict watchdog reports the loss when the process goes on.</source>
        <translation>멈춘 프로세스는 갱신할 수 없습니다. 엄격한 워치독은 프로세스가 다시 움직일 때 유실을 알립니다.</translation>
    </message>
    <message>
        <source>the holder learns that its lock is lost</source>
        <translation>보유자가 락 유실을 알게 됨</translation>
    </message>
    <message>
        <source>The operator deletes the key. Within half a TTL the key is back.</source>
        <translation>운영자가 키를 지웁니다. TTL의 절반 안에 키가 돌아옵니다.</translation>
    </message>
    <message>
        <source>The operator deletes Ann&apos;s lock. Her watchdog does not set the key again, Ann learns of the loss, and Bob gets the lock.</source>
        <translation>운영자가 Ann의 락을 지웁니다. Ann의 워치독은 키를 다시 설정하지 않고, Ann은 유실을 알게 되며, Bob이 락을 얻습니다.</translation>
    </message>
    <message>
        <source>A failing master may lose the latest token, and its successor issues that token again.</source>
        <translation>마스터가 실패하면 최근 토큰을 잃을 수 있고, 후임이 그 토큰을 다시 발급합니다.</translation>
    </message>
    <message>
        <source>A failing master loses its latest locks.</source>
        <translation>마스터가 실패하면 최근 락을 잃습니다.</translation>
    </message>
    <message>
        <source>A holder that pauses between its check and its write writes too late.</source>
        <translation>확인과 쓰기 사이에서 멈춘 보유자는 너무 늦게 씁니다.</translation>
    </message>
    <message>
        <source>Two buyers read the same stock and both write it back: one sale is lost.</source>
        <translation>두 구매자가 같은 재고를 읽고 둘 다 다시 씁니다: 판매 하나를 잃습니다.</translation>
    </message>
    <message>
        <source>Each process has its own lock, so processes do not exclude each other.</source>
        <translation>프로세스마다 자기 락이 있어, 프로세스끼리는 서로 막지 못합니다.</translation>
    </message>
    <message>
        <source>A bare DEL wakes nobody: waiters sleep on beside a free lock.</source>
        <translation>DEL만 하면 아무도 깨우지 않습니다: 대기자가 빈 락 옆에서 계속 잡니다.</translation>
    </message>
    <message>
        <source>A node that restarts empty votes a second time.</source>
        <translation>빈 채로 재시작한 노드는 두 번째로 투표합니다.</translation>
    </message>
    <message>
        <source>A dead owner keeps the lock for ever.</source>
        <translation>죽은 소유자가 락을 영원히 유지합니다.</translation>
    </message>
    <message>
        <source>A client whose clock is ahead takes over a held lock. DEL deletes the lock, whoever holds it.</source>
        <translation>시계가 빠른 클라이언트가 보유 중인 락을 넘겨받습니다. DEL은 누가 보유하든 락을 지웁니다.</translation>
    </message>
    <message>
        <source>An owner that dies between the two keeps the lock for ever.</source>
        <translation>둘 사이에서 죽은 소유자가 락을 영원히 유지합니다.</translation>
    </message>
    <message>
        <source>The value names no owner: a late owner deletes someone else&apos;s lock.</source>
        <translation>값에 소유자가 없습니다: 늦은 소유자가 다른 쪽의 락을 지웁니다.</translation>
    </message>
    <message>
        <source>A late owner deletes someone else&apos;s lock.</source>
        <translation>늦은 소유자가 다른 쪽의 락을 지웁니다.</translation>
    </message>
    <message>
        <source>The lock may change hands between the check and the DEL.</source>
        <translation>확인과 DEL 사이에 락의 소유자가 바뀔 수 있습니다.</translation>
    </message>
    <message>
        <source>Work that outlasts the TTL goes on without the lock.</source>
        <translation>TTL보다 오래 걸리는 작업은 락 없이 계속됩니다.</translation>
    </message>
    <message>
        <source>Watchdog that sets a missing key again</source>
        <translation>없어진 키를 다시 설정하는 워치독</translation>
    </message>
    <message>
        <source>A deleted lock comes back, and its holder does not notice.</source>
        <translation>지워진 락이 돌아오고, 보유자는 알아차리지 못합니다.</translation>
    </message>
    <message>
        <source>The lab makes Sentinel fail over now, without waiting until it is sure</source>
        <translation>Sentinel이 확신할 때까지 기다리지 않고, 실험실이 지금 페일오버하게 함</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>직접 해 보기</translation>
    </message>
    <message>
        <source>Start clients of any scheme under “By hand”, and do to them and to the nodes what you like. Redlock asks all five nodes, other schemes only node A.</source>
        <translation>“직접 조작”에서 원하는 방식의 클라이언트를 시작하고, 클라이언트와 노드를 마음대로 조작하십시오. Redlock은 다섯 노드 모두에 묻고, 다른 방식은 노드 A에만 묻습니다.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1ms</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>운영자</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Replica %1</source>
        <translation>복제본 %1</translation>
    </message>
    <message>
        <source>Master %1</source>
        <translation>마스터 %1</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>노드 %1</translation>
    </message>
    <message>
        <source>Sentinel</source>
        <translation>Sentinel</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>재고</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>free</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>learns of the loss</source>
        <translation>유실을 알게 됨</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>%1 읽음</translation>
    </message>
    <message>
        <source>says: I hold it</source>
        <translation>말: 보유하고 있음</translation>
    </message>
    <message>
        <source>says: I do not hold it</source>
        <translation>말: 보유하고 있지 않음</translation>
    </message>
    <message>
        <source>stops %1</source>
        <translation>멈춤: %1</translation>
    </message>
    <message>
        <source>resumes</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>강제 종료됨</translation>
    </message>
    <message>
        <source>acquire</source>
        <translation>획득</translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <translation>
            <numerusform>대기 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>acquire: refused</source>
        <translation>획득: 거부됨</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>포기</translation>
    </message>
    <message>
        <source>DEL deletes %1&apos;s lock</source>
        <translation>DEL이 %1의 락을 지움</translation>
    </message>
    <message>
        <source>release: no key</source>
        <translation>해제: 키 없음</translation>
    </message>
    <message>
        <source>release</source>
        <translation>해제</translation>
    </message>
    <message>
        <source>release: not the owner</source>
        <translation>해제: 소유자가 아님</translation>
    </message>
    <message>
        <source>writes %1, token %2</source>
        <translation>%1 씀, 토큰 %2</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>%1 씀</translation>
    </message>
    <message>
        <source>refused: token %1 &lt; %2</source>
        <translation>거부됨: 토큰 %1 &lt; %2</translation>
    </message>
    <message>
        <source>refused: the stock is not %1 any more</source>
        <translation>거부됨: 재고가 더는 %1 아님</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>stock %1: %2&apos;s sale is lost</source>
        <translation>재고 %1: %2의 판매를 잃음</translation>
    </message>
    <message>
        <source>stock %1</source>
        <translation>재고 %1</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 동시에</translation>
    </message>
    <message>
        <source>paused, still believes it holds</source>
        <translation>일시 정지, 아직 보유한다고 믿음</translation>
    </message>
    <message>
        <source>believes it holds</source>
        <translation>보유한다고 믿음</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>holds, token %1</source>
        <translation>보유 중, 토큰 %1</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>보유 중</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>%1 · no expiry</source>
        <translation>%1 · 만료 없음</translation>
    </message>
    <message>
        <source>%1 · TTL %2</source>
        <translation>%1 · TTL %2</translation>
    </message>
    <message>
        <source>makes it the master</source>
        <translation>마스터로 만듦</translation>
    </message>
    <message>
        <source>down</source>
        <translation>다운</translation>
    </message>
    <message>
        <source>back, empty</source>
        <translation>빈 채로 돌아옴</translation>
    </message>
    <message>
        <source>back, with its keys</source>
        <translation>키와 함께 돌아옴</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>얼림</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>차단됨</translation>
    </message>
    <message>
        <source>set again</source>
        <translation>다시 설정됨</translation>
    </message>
    <message>
        <source>renewed</source>
        <translation>갱신됨</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>만료됨</translation>
    </message>
    <message>
        <source>deleted by %1</source>
        <translation>삭제됨: %1</translation>
    </message>
    <message>
        <source>Without a lock</source>
        <translation>락 없이</translation>
    </message>
    <message>
        <source>Broken locks</source>
        <translation>잘못된 락</translation>
    </message>
    <message>
        <source>Long work</source>
        <translation>긴 작업</translation>
    </message>
    <message>
        <source>Failover</source>
        <translation>페일오버</translation>
    </message>
    <message>
        <source>Redlock</source>
        <translation>Redlock</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>대기자</translation>
    </message>
    <message>
        <source>A clock is ahead of a timestamp lock</source>
        <translation>시계가 빠르고, 락이 타임스탬프임</translation>
    </message>
    <message>
        <source>A clock is ahead, and a TTL decides</source>
        <translation>시계가 빠르지만, TTL이 정함</translation>
    </message>
    <message>
        <source>INCR makes the key, so Ann has the lock</source>
        <translation>INCR이 키를 만들어 Ann이 락을 얻음</translation>
    </message>
    <message>
        <source>after three TTLs Bob has no lock, and the key is still there</source>
        <translation>세 TTL이 지나도 Bob은 락을 얻지 못하고, 키는 그대로 있음</translation>
    </message>
    <message>
        <source>each of Bob&apos;s attempts prolonged the dead owner&apos;s lock</source>
        <translation>Bob이 시도할 때마다 죽은 소유자의 락이 연장됨</translation>
    </message>
    <message>
        <source>SETNX without expiry</source>
        <translation>만료 없는 SETNX</translation>
    </message>
    <message>
        <source>Ann takes the lock and dies. The key has no TTL, so it stays.</source>
        <translation>Ann이 락을 획득하고 죽습니다. 키에 TTL이 없어 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Crash between SETNX and EXPIRE</source>
        <translation>SETNX와 EXPIRE 사이의 크래시</translation>
    </message>
    <message>
        <source>Ann dies after SETNX and before EXPIRE. The key never gets a TTL.</source>
        <translation>Ann이 SETNX 뒤, EXPIRE 전에 죽습니다. 키는 끝내 TTL을 얻지 못합니다.</translation>
    </message>
    <message>
        <source>One script sets key and expiry</source>
        <translation>한 스크립트가 키와 만료를 설정함</translation>
    </message>
    <message>
        <source>The server runs both commands or neither, so the key expires even if Ann dies. Both clients write 1: nobody can tell Bob&apos;s lock from Ann&apos;s.</source>
        <translation>서버는 두 명령을 모두 실행하거나 하나도 실행하지 않으므로, Ann이 죽어도 키는 만료됩니다. 두 클라이언트 모두 1을 씁니다: 아무도 Bob의 락과 Ann의 락을 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>INCR as a lock</source>
        <translation>락으로 쓰는 INCR</translation>
    </message>
    <message>
        <source>Ann takes the lock and dies. Bob tries again and again, and each attempt sets the TTL anew.</source>
        <translation>Ann이 락을 획득하고 죽습니다. Bob은 거듭 시도하고, 시도할 때마다 TTL이 새로 설정됩니다.</translation>
    </message>
    <message>
        <source>the waiter itself keeps the dead owner&apos;s lock alive</source>
        <translation>대기자 자신이 죽은 소유자의 락을 살려 둠</translation>
    </message>
    <message>
        <source>The master fails, with a strict watchdog</source>
        <translation>엄격한 워치독이 있을 때 마스터가 실패함</translation>
    </message>
    <message>
        <source>The master fails, with fencing tokens</source>
        <translation>펜싱 토큰이 있을 때 마스터가 실패함</translation>
    </message>
    <message>
        <source>The master gives Ann token 1 and dies. Its replica never received that, and gives Bob token 1 as well.</source>
        <translation>마스터가 Ann에게 토큰 1을 주고 죽습니다. 복제본은 이를 받지 못해 Bob에게도 토큰 1을 줍니다.</translation>
    </message>
    <message>
        <source>Node A dies. Its replica takes its place without Ann&apos;s lock and votes for Bob. Four nodes still have Ann&apos;s lock.</source>
        <translation>노드 A가 죽습니다. 그 복제본이 Ann의 락 없이 그 자리를 대신하고 Bob에게 투표합니다. 네 노드에는 여전히 Ann의 락이 있습니다.</translation>
    </message>
    <message>
        <source>DEL removes someone else&apos;s lock</source>
        <translation>DEL이 다른 쪽의 락을 지움</translation>
    </message>
    <message>
        <source>Ann works on beside Bob after her TTL. Then her DEL deletes Bob&apos;s lock, because the value names no owner. Carl gets the lock, too.</source>
        <translation>Ann은 TTL이 끝난 뒤에도 Bob 옆에서 계속 작업합니다. 그 뒤 값에 소유자가 없으므로 Ann의 DEL이 Bob의 락을 지웁니다. Carl도 락을 얻습니다.</translation>
    </message>
    <message>
        <source>A release that compares the owner</source>
        <translation>소유자를 비교하는 해제</translation>
    </message>
    <message>
        <source>Check, then delete</source>
        <translation>확인 후 삭제</translation>
    </message>
    <message>
        <source>Ann reads the stock, then pauses for longer than her TTL. Bob takes the lock and buys. Ann resumes and writes back what she read before.</source>
        <translation>Ann이 재고를 읽은 뒤 TTL보다 오래 멈춥니다. Bob이 락을 획득하고 구매합니다. Ann은 재개한 뒤 전에 읽은 값을 바탕으로 다시 씁니다.</translation>
    </message>
    <message>
        <source>Fencing tokens stop a paused holder</source>
        <translation>펜싱 토큰이 멈췄던 보유자를 막음</translation>
    </message>
    <message>
        <source>Ann reads the stock, then pauses for longer than her TTL. Bob takes the lock and buys. When Ann resumes, the store compares tokens.</source>
        <translation>Ann이 재고를 읽은 뒤 TTL보다 오래 멈춥니다. Bob이 락을 획득하고 구매합니다. Ann이 재개하면 저장소가 토큰을 비교합니다.</translation>
    </message>
    <message>
        <source>Split vote</source>
        <translation>갈린 표</translation>
    </message>
    <message>
        <source>A, B and C vote for Ann while D and E are down. Then node C restarts empty and votes for Bob.</source>
        <translation>D와 E가 다운된 동안 A, B, C가 Ann에게 투표합니다. 그 뒤 노드 C가 빈 채로 재시작하여 Bob에게 투표합니다.</translation>
    </message>
    <message>
        <source>A node restarts empty and must wait</source>
        <translation>노드가 빈 채로 재시작하고, 기다려야 함</translation>
    </message>
    <message>
        <source>Contention storm</source>
        <translation>경합 폭주</translation>
    </message>
    <message>
        <source>Six clients wait. The client that asks at the right moment gets the lock, so some overtake others.</source>
        <translation>여섯 클라이언트가 기다립니다. 알맞은 순간에 묻는 클라이언트가 락을 얻으므로, 일부가 다른 쪽을 추월합니다.</translation>
    </message>
    <message>
        <source>Contention with a queue</source>
        <translation>대기열이 있는 경합</translation>
    </message>
    <message>
        <source>The same six clients wait in a queue: first come, first served.</source>
        <translation>같은 여섯 클라이언트가 대기열에서 기다립니다: 먼저 온 순서대로 얻습니다.</translation>
    </message>
    <message>
        <source>DEL wakes no waiter</source>
        <translation>DEL은 대기자를 깨우지 않음</translation>
    </message>
    <message>
        <source>An operator deletes the key. The lock is free, and Bob sleeps on: he waits for a message that DEL does not send.</source>
        <translation>운영자가 키를 지웁니다. 락은 비어 있지만 Bob은 계속 잡니다: DEL이 보내지 않는 메시지를 기다립니다.</translation>
    </message>
    <message>
        <source>A planned release wakes the waiter</source>
        <translation>계획에 따른 해제는 대기자를 깨움</translation>
    </message>
    <message>
        <source>A watchdog keeps the lock</source>
        <translation>워치독이 락을 지킴</translation>
    </message>
    <message>
        <source>The holder pauses with its watchdog</source>
        <translation>보유자가 워치독과 함께 멈춤</translation>
    </message>
    <message>
        <source>A watchdog sets a deleted key again</source>
        <translation>워치독이 지워진 키를 다시 설정함</translation>
    </message>
    <message>
        <source>A strict watchdog lets a deleted key go</source>
        <translation>엄격한 워치독은 지워진 키를 되살리지 않음</translation>
    </message>
    <message>
        <source>the store refuses Ann&apos;s write, because the stock has changed since she read it</source>
        <translation>Ann이 읽은 뒤 재고가 바뀌었으므로 저장소가 Ann의 쓰기를 거부함</translation>
    </message>
    <message>
        <source>the store accepts Ann&apos;s write</source>
        <translation>저장소가 Ann의 쓰기를 받음</translation>
    </message>
    <message>
        <source>Ann reads again, and her second write is accepted</source>
        <translation>Ann이 다시 읽고, 두 번째 쓰기는 받아들여짐</translation>
    </message>
    <message>
        <source>No lock: a sale is lost</source>
        <translation>락 없음: 판매 하나를 잃음</translation>
    </message>
    <message>
        <source>Ann and Bob both read the stock, and both write back one less.</source>
        <translation>Ann과 Bob이 둘 다 재고를 읽고, 둘 다 하나 줄여 다시 씁니다.</translation>
    </message>
    <message>
        <source>WATCH, MULTI, EXEC instead of a lock</source>
        <translation>락 대신 WATCH, MULTI, EXEC</translation>
    </message>
    <message>
        <source>Ann and Bob both read the stock. Bob writes first, so EXEC refuses Ann&apos;s write. She reads again and writes again.</source>
        <translation>Ann과 Bob이 둘 다 재고를 읽습니다. Bob이 먼저 쓰므로 EXEC가 Ann의 쓰기를 거부합니다. Ann은 다시 읽고 다시 씁니다.</translation>
    </message>
    <message>
        <source>no sale is lost, but one attempt was in vain</source>
        <translation>잃은 판매는 없지만, 시도 한 번이 헛됨</translation>
    </message>
    <message>
        <source>One atomic script needs no lock</source>
        <translation>원자적 스크립트 하나에는 락이 필요 없음</translation>
    </message>
    <message>
        <source>Ann and Bob both read the stock. It does not matter: the script decrements what is there at that moment.</source>
        <translation>Ann과 Bob이 둘 다 재고를 읽습니다. 상관없습니다: 스크립트는 그 순간에 있는 값을 줄입니다.</translation>
    </message>
    <message>
        <source>tutorials, by hand</source>
        <translation>튜토리얼, 직접 작성</translation>
    </message>
    <message>
        <source>Each attempt prolongs the TTL: waiters keep a dead owner&apos;s lock alive.</source>
        <translation>시도할 때마다 TTL이 연장됩니다: 대기자가 죽은 소유자의 락을 살려 둡니다.</translation>
    </message>
    <message>
        <source>Redlock as most libraries do it</source>
        <translation>대부분의 라이브러리 방식의 Redlock</translation>
    </message>
    <message>
        <source>SETNX with a timestamp and GETSET</source>
        <translation>타임스탬프를 쓰는 SETNX와 GETSET</translation>
    </message>
    <message>
        <source>SET NX PX, compare and delete in Lua</source>
        <translation>SET NX PX, Lua에서 비교 후 삭제</translation>
    </message>
    <message>
        <source>Optimistic: WATCH, MULTI, EXEC</source>
        <translation>낙관적: WATCH, MULTI, EXEC</translation>
    </message>
    <message>
        <source>the Redis documentation, redis-py&apos;s transaction()</source>
        <translation>Redis 문서, redis-py의 transaction()</translation>
    </message>
    <message>
        <source>Under contention most attempts are in vain and must be repeated.</source>
        <translation>경합 중에는 시도가 대부분 헛되어 되풀이해야 합니다.</translation>
    </message>
    <message>
        <source>No lock needed: one atomic script</source>
        <translation>락이 필요 없음: 원자적 스크립트 하나</translation>
    </message>
    <message>
        <source>DECR, Lua, Redis functions</source>
        <translation>DECR, Lua, Redis 함수</translation>
    </message>
    <message>
        <source>Only for work that one command or script on one server can do.</source>
        <translation>한 서버에서 명령이나 스크립트 하나로 할 수 있는 작업에만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Two clients change one number. What can go wrong without a lock?</source>
        <translation>두 클라이언트가 숫자 하나를 바꿉니다. 락이 없으면 무엇이 잘못될 수 있습니까?</translation>
    </message>
    <message>
        <source>Both wrote 99: a sale is lost. Read, decide and write must exclude each other.</source>
        <translation>둘 다 99를 썼습니다: 판매 하나를 잃습니다. 읽고, 정하고, 쓰는 동안 서로를 막아야 합니다.</translation>
    </message>
    <message>
        <source>SETNX lets only one client in. What if that client dies?</source>
        <translation>SETNX는 한 클라이언트만 들여보냅니다. 그 클라이언트가 죽으면 어떻게 됩니까?</translation>
    </message>
    <message>
        <source>The key has no expiry, so nobody ever gets the lock again. A lock needs a TTL.</source>
        <translation>키에 만료가 없어 아무도 다시는 락을 얻지 못합니다. 락에는 TTL이 필요합니다.</translation>
    </message>
    <message>
        <source>EXPIRE as a second command adds a TTL. Is that enough?</source>
        <translation>두 번째 명령인 EXPIRE가 TTL을 더합니다. 그것으로 충분합니까?</translation>
    </message>
    <message>
        <source>The client died between the two commands. Key and TTL must be set in one step.</source>
        <translation>클라이언트가 두 명령 사이에서 죽었습니다. 키와 TTL은 한 단계에서 설정해야 합니다.</translation>
    </message>
    <message>
        <source>One step sets both, like SET NX PX. The owner dies again.</source>
        <translation>SET NX PX처럼 한 단계가 둘 다 설정합니다. 소유자가 다시 죽습니다.</translation>
    </message>
    <message>
        <source>The lock expires, and work goes on. But a TTL can also end while its owner lives.</source>
        <translation>락이 만료되고 작업은 이어집니다. 하지만 소유자가 살아 있는 동안에도 TTL이 끝날 수 있습니다.</translation>
    </message>
    <message>
        <source>Ann&apos;s work lasts longer than her TTL. Then she sends DEL.</source>
        <translation>Ann의 작업이 TTL보다 오래 걸립니다. 그 뒤 Ann이 DEL을 보냅니다.</translation>
    </message>
    <message>
        <source>DEL removed Bob&apos;s lock, and Carl came in. The value must name its owner.</source>
        <translation>DEL이 Bob의 락을 지웠고, Carl이 들어왔습니다. 값에 소유자가 있어야 합니다.</translation>
    </message>
    <message>
        <source>Now the value names the owner, and Ann checks it before DEL.</source>
        <translation>이제 값에 소유자가 있고, Ann은 DEL 전에 이를 확인합니다.</translation>
    </message>
    <message>
        <source>The lock changed hands between check and DEL. Compare and delete must be one step.</source>
        <translation>확인과 DEL 사이에 락의 소유자가 바뀌었습니다. 비교와 삭제는 한 단계여야 합니다.</translation>
    </message>
    <message>
        <source>A script compares and deletes in one step.</source>
        <translation>스크립트가 한 단계에서 비교하고 지웁니다.</translation>
    </message>
    <message>
        <source>Bob&apos;s lock stays. But Ann and Bob still worked at once: her TTL was too short.</source>
        <translation>Bob의 락은 남습니다. 하지만 Ann과 Bob은 여전히 동시에 작업했습니다: Ann의 TTL이 너무 짧았습니다.</translation>
    </message>
    <message>
        <source>A watchdog renews the TTL for as long as the work lasts.</source>
        <translation>작업이 이어지는 동안 워치독이 TTL을 갱신합니다.</translation>
    </message>
    <message>
        <source>The TTL may be short, and long work is safe: as long as the watchdog runs.</source>
        <translation>TTL이 짧아도 긴 작업은 안전합니다: 워치독이 도는 동안에는.</translation>
    </message>
    <message>
        <source>The whole process pauses, and its watchdog with it.</source>
        <translation>프로세스 전체가 멈추고, 워치독도 함께 멈춥니다.</translation>
    </message>
    <message>
        <source>No watchdog can renew while it is paused. It can only report the loss afterwards.</source>
        <translation>멈춘 동안에는 어떤 워치독도 갱신할 수 없습니다. 나중에 유실을 알릴 수만 있습니다.</translation>
    </message>
    <message>
        <source>The server is not perfect either: the master dies.</source>
        <translation>서버도 완벽하지 않습니다: 마스터가 죽습니다.</translation>
    </message>
    <message>
        <source>Replication is asynchronous, so the new master granted the lock again.</source>
        <translation>복제는 비동기이므로 새 마스터가 락을 또 내주었습니다.</translation>
    </message>
    <message>
        <source>Redlock asks five independent nodes for a majority.</source>
        <translation>Redlock은 독립된 다섯 노드에 묻고 과반수를 얻어야 합니다.</translation>
    </message>
    <message>
        <source>One forgetful node of five changes nothing. But a paused holder can still write late.</source>
        <translation>다섯 중 잊어버린 노드 하나는 아무것도 바꾸지 않습니다. 하지만 멈췄던 보유자는 여전히 늦게 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Each grant has a number, and the store knows the greatest one.</source>
        <translation>락을 내줄 때마다 번호가 있고, 저장소는 가장 큰 번호를 압니다.</translation>
    </message>
    <message>
        <source>Only the store can refuse a late write. That is what fencing tokens are for.</source>
        <translation>늦은 쓰기는 저장소만 거부할 수 있습니다. 펜싱 토큰은 이를 위한 것입니다.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 overtakes %2</source>
        <translation>%1이(가) %2을(를) 추월</translation>
    </message>
    <message>
        <source>lockscope run has ended %1. It says: %2</source>
        <translation>lockscope run이 %1을(를) 끝냈습니다. 메시지: %2</translation>
    </message>
    <message>
        <source>Waits until lockscope run ends %1</source>
        <translation>lockscope run이 %1을(를) 끝낼 때까지 기다림</translation>
    </message>
    <message>
        <source>lockscope run did not end %1</source>
        <translation>lockscope run이 %1을(를) 끝내지 않음</translation>
    </message>
    <message>
        <source>lockscope run has the lock, and %1 begins</source>
        <translation>lockscope run이 락을 가졌고, %1이(가) 시작함</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>%1이(가) 끝냄</translation>
    </message>
    <message>
        <source>token %1 again</source>
        <translation>또 토큰 %1</translation>
    </message>
    <message>
        <source>free, kept for dead %1</source>
        <translation>비어 있음, 죽은 %1의 차례</translation>
    </message>
    <message>
        <source>renewed, though %1 is dead</source>
        <translation>%1이(가) 죽었는데도 갱신됨</translation>
    </message>
    <message>
        <source>the lock is free, and Carl waits behind the dead Bob</source>
        <translation>락은 비어 있는데 Carl이 죽은 Bob 뒤에서 기다림</translation>
    </message>
    <message>
        <source>Carl gets the lock when Bob&apos;s place has run out</source>
        <translation>Bob의 자리가 만료되면 Carl이 락을 획득함</translation>
    </message>
    <message>
        <source>Bob&apos;s place ran out two TTLs after he took it; by default Redisson keeps it five minutes longer than the lock&apos;s TTL</source>
        <translation>Bob의 자리는 차지한 지 TTL 두 번 뒤에 만료됨; Redisson은 기본으로 락의 TTL보다 5분 더 유지함</translation>
    </message>
    <message>
        <source>each reader gets the lock at once, although the writer came before</source>
        <translation>쓰는 쪽이 먼저 왔는데도, 읽는 쪽은 모두 바로 락을 획득함</translation>
    </message>
    <message>
        <source>the writer waits</source>
        <translation>쓰는 쪽은 기다림</translation>
    </message>
    <message>
        <source>the writer gets the lock when no reader is left</source>
        <translation>읽는 쪽이 모두 떠나면 쓰는 쪽이 락을 획득함</translation>
    </message>
    <message>
        <source>the writer waited for as long as readers overlapped</source>
        <translation>읽는 쪽이 겹치는 동안 쓰는 쪽은 계속 기다렸음</translation>
    </message>
    <message>
        <source>A dead waiter keeps its place</source>
        <translation>죽은 대기자가 자리를 지킴</translation>
    </message>
    <message>
        <source>Bob and Carl wait in the queue of a fair lock, and Bob dies. Ann releases the lock: it is Bob&apos;s turn.</source>
        <translation>Bob과 Carl이 공정 락의 대기열에서 기다리고, Bob이 죽습니다. Ann이 락을 해제하면 Bob의 차례입니다.</translation>
    </message>
    <message>
        <source>a free lock that nobody may take</source>
        <translation>아무도 획득할 수 없는 빈 락</translation>
    </message>
    <message>
        <source>Readers that overlap keep a writer out</source>
        <translation>겹치는 읽기가 쓰는 쪽을 막음</translation>
    </message>
    <message>
        <source>Readers share a read-write lock. Each comes before the other has left, so the lock is never free for the writer.</source>
        <translation>읽는 쪽은 읽기-쓰기 락을 공유합니다. 하나가 떠나기 전에 다른 하나가 오므로, 쓰는 쪽에게는 락이 결코 비지 않습니다.</translation>
    </message>
    <message>
        <source>the writer waits until no reader is left</source>
        <translation>읽는 쪽이 모두 떠날 때까지 쓰는 쪽이 기다림</translation>
    </message>
    <message>
        <source>Ann works on beside Bob, and believes that she renews her own lock</source>
        <translation>Ann은 Bob 옆에서 계속 일하며, 자기 락을 갱신한다고 믿음</translation>
    </message>
    <message>
        <source>Three TTLs pass</source>
        <translation>TTL 세 번이 지남</translation>
    </message>
    <message>
        <source>three TTLs after Bob&apos;s death the key still names him: Ann prolongs it</source>
        <translation>Bob이 죽고 TTL 세 번이 지나도 키는 여전히 Bob을 가리킴: Ann이 연장함</translation>
    </message>
    <message>
        <source>Ann&apos;s watchdog kept Bob&apos;s lock, even when he was dead</source>
        <translation>Ann의 워치독이 Bob의 락을, 그가 죽은 뒤에도 유지했음</translation>
    </message>
    <message>
        <source>the job is ended by lockscope run, with exit status 4</source>
        <translation>lockscope run이 작업을 끝내고, 종료 상태는 4임</translation>
    </message>
    <message>
        <source>the job ends before a TTL has passed</source>
        <translation>TTL이 지나기 전에 작업이 끝남</translation>
    </message>
    <message>
        <source>the key is not set again by lockscope run</source>
        <translation>lockscope run은 키를 다시 설정하지 않았음</translation>
    </message>
    <message>
        <source>lockscope run noticed at its next renewal, ended the job, and Bob could start</source>
        <translation>lockscope run이 다음 갱신 때 알아차려 작업을 끝냈고, Bob이 시작할 수 있었음</translation>
    </message>
    <message>
        <source>Two holders prolong one lease</source>
        <translation>두 보유자가 하나의 임대를 연장함</translation>
    </message>
    <message>
        <source>Ann loses the lock in a pause, and her watchdog goes on: its EXPIRE does not compare owners. It prolongs Bob&apos;s lock, even when Bob is dead.</source>
        <translation>Ann이 멈춘 동안 락을 잃지만 워치독은 계속합니다: 그 EXPIRE는 소유자를 비교하지 않습니다. Bob이 죽은 뒤에도 Bob의 락을 연장합니다.</translation>
    </message>
    <message>
        <source>a dead owner&apos;s lock never ends</source>
        <translation>죽은 소유자의 락이 끝나지 않음</translation>
    </message>
    <message>
        <source>A batch job loses its lock</source>
        <translation>배치 작업이 락을 잃음</translation>
    </message>
    <message>
        <source>An operator deletes the lock of a batch job. lockscope run notices when it renews, and ends the job.</source>
        <translation>운영자가 배치 작업의 락을 지웁니다. lockscope run은 갱신할 때 알아차리고 작업을 끝냅니다.</translation>
    </message>
    <message>
        <source>the job ends soon after its lock</source>
        <translation>작업이 락을 잃은 뒤 곧 끝남</translation>
    </message>
    <message>
        <source>Redisson&apos;s fair lock with its queue</source>
        <translation>대기열이 있는 Redisson의 공정 락</translation>
    </message>
    <message>
        <source>A dead waiter keeps its place in the queue: the lock is free, and all wait.</source>
        <translation>죽은 대기자가 대기열의 자리를 지킵니다: 락은 비어 있는데 모두 기다립니다.</translation>
    </message>
    <message>
        <source>Redisson&apos;s read lock</source>
        <translation>Redisson의 읽기 락</translation>
    </message>
    <message>
        <source>Readers share the lock: clients that write under it lose sales.</source>
        <translation>읽는 쪽은 락을 공유합니다: 그 아래에서 쓰는 클라이언트는 판매를 잃습니다.</translation>
    </message>
    <message>
        <source>Redisson&apos;s write lock</source>
        <translation>Redisson의 쓰기 락</translation>
    </message>
    <message>
        <source>Readers that overlap keep a writer waiting for ever.</source>
        <translation>겹치는 읽기는 쓰는 쪽을 영원히 기다리게 합니다.</translation>
    </message>
    <message>
        <source>Watchdog that renews without comparing</source>
        <translation>비교 없이 갱신하는 워치독</translation>
    </message>
    <message>
        <source>A holder that lost its lock prolongs its successor&apos;s, even a dead one&apos;s.</source>
        <translation>락을 잃은 보유자가 후임자의 락을, 그가 죽은 뒤에도 연장합니다.</translation>
    </message>
    <message>
        <source>A batch job starts: lockscope %1 %2</source>
        <translation>배치 작업이 시작됨: lockscope %1 %2</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockActions</name>
    <message>
        <source>&amp;Acquire…</source>
        <translation>획득(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;new…</source>
        <translation>갱신(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Release own…</source>
        <translation>내 락 해제(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Force-release…</source>
        <translation>강제 해제(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Shorten the TTL…</source>
        <translation>TTL 단축(&amp;S)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take a lock</source>
        <translation>락을 획득합니다</translation>
    </message>
    <message>
        <source>Select a lock first</source>
        <translation>먼저 락을 선택하십시오</translation>
    </message>
    <message>
        <source>This lock is your own: release it</source>
        <translation>내 락입니다: 그냥 해제하십시오</translation>
    </message>
    <message>
        <source>No lock is shown</source>
        <translation>표시된 락이 없습니다</translation>
    </message>
    <message>
        <source>✔ You hold &quot;%1&quot;.</source>
        <translation>✔ &quot;%1&quot; 보유 중.</translation>
    </message>
    <message>
        <source>Force-release se&amp;lected…</source>
        <translation>선택한 락 강제 해제(&amp;L)…</translation>
    </message>
    <message>
        <source>Force-release all sho&amp;wn…</source>
        <translation>표시된 락 모두 강제 해제(&amp;W)…</translation>
    </message>
    <message>
        <source>Several locks are selected</source>
        <translation>락이 여러 개 선택되어 있습니다</translation>
    </message>
    <message>
        <source>Several locks are selected: force-release them together (Ctrl+Del)</source>
        <translation>락이 여러 개 선택되어 있습니다: 함께 강제 해제하십시오 (Ctrl+Del)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>&quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>This window does not hold this lock</source>
        <translation>이 창이 보유한 락이 아닙니다</translation>
    </message>
    <message>
        <source>Select a lock that this window holds</source>
        <translation>이 창이 보유한 락을 선택하십시오</translation>
    </message>
    <message>
        <source>Force-release and &amp;block…</source>
        <translation>강제 해제하고 차단(&amp;B)…</translation>
    </message>
    <message>
        <source>Set a &amp;TTL…</source>
        <translation>TTL 설정(&amp;T)…</translation>
    </message>
    <message>
        <source>No actions here</source>
        <translation>여기에는 작업이 없습니다</translation>
    </message>
    <message>
        <source>Lockscope takes no locks on a cluster: a failover may lose them</source>
        <translation>Lockscope는 클러스터에서 락을 획득하지 않습니다: 페일오버로 유실될 수 있습니다</translation>
    </message>
    <message>
        <source>Read-only: allow changes first (Ctrl+U)</source>
        <translation>읽기 전용: 먼저 변경을 허용하십시오 (Ctrl+U)</translation>
    </message>
    <message>
        <source>Renew this lock&apos;s TTL</source>
        <translation>이 락의 TTL을 갱신합니다</translation>
    </message>
    <message>
        <source>Release this lock</source>
        <translation>이 락을 해제합니다</translation>
    </message>
    <message>
        <source>The selected lock is gone</source>
        <translation>선택한 락이 없어졌습니다</translation>
    </message>
    <message>
        <source>Lockscope does not know the form of this lock</source>
        <translation>Lockscope가 이 락의 형식을 모릅니다</translation>
    </message>
    <message>
        <source>It has no TTL to shorten. Set a TTL instead</source>
        <translation>단축할 TTL이 없습니다. TTL을 설정하십시오</translation>
    </message>
    <message>
        <source>It has a TTL already. Shorten it instead</source>
        <translation>이미 TTL이 있습니다. TTL을 단축하십시오</translation>
    </message>
    <message>
        <source>Show the plan. To act, allow changes first</source>
        <translation>계획을 봅니다. 실행하려면 먼저 변경을 허용하십시오</translation>
    </message>
    <message>
        <source>Plan and force-release someone else&apos;s lock</source>
        <translation>다른 사람의 락을 계획하여 강제 해제합니다</translation>
    </message>
    <message>
        <source>Force-release someone else&apos;s lock and block new owners for a while</source>
        <translation>다른 사람의 락을 강제 해제하고 한동안 새 소유자를 차단합니다</translation>
    </message>
    <message>
        <source>Let someone else&apos;s lock expire sooner, unless its owner renews it</source>
        <translation>소유자가 갱신하지 않으면 다른 사람의 락이 더 일찍 만료되게 합니다</translation>
    </message>
    <message>
        <source>Set a TTL for someone else&apos;s lock that never expires</source>
        <translation>만료되지 않는 다른 사람의 락에 TTL을 설정합니다</translation>
    </message>
    <message>
        <source>Plan the release of all selected locks</source>
        <translation>선택한 락 모두의 해제를 계획합니다</translation>
    </message>
    <message>
        <source>Select several locks with Ctrl or Shift</source>
        <translation>Ctrl이나 Shift로 락을 여러 개 선택하십시오</translation>
    </message>
    <message>
        <source>%1 locks are selected; the limit is %2</source>
        <translation>락 %1개가 선택되어 있습니다. 한도는 %2개입니다</translation>
    </message>
    <message>
        <source>Plan the release of all locks shown</source>
        <translation>표시된 락 모두의 해제를 계획합니다</translation>
    </message>
    <message>
        <source>Go to the table of locks first (Ctrl+1)</source>
        <translation>먼저 락 표로 이동하십시오 (Ctrl+1)</translation>
    </message>
    <message>
        <source>%1 locks are shown; the limit is %2. Narrow the filter</source>
        <translation>락 %1개가 표시되어 있습니다. 한도는 %2개입니다. 필터를 좁히십시오</translation>
    </message>
    <message>
        <source>You withdrew the attempt to acquire &quot;%1&quot;.</source>
        <translation>&quot;%1&quot; 획득 시도를 철회했습니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockDetailActions</name>
    <message>
        <source>Force-release…</source>
        <translation>강제 해제…</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>해제…</translation>
    </message>
    <message>
        <source>Renew…</source>
        <translation>갱신…</translation>
    </message>
    <message>
        <source>Set a TTL…</source>
        <translation>TTL 설정…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>명령줄</translation>
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
        <translation>지난 10분</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>Key, type and library</source>
        <translation>키, 타입, 라이브러리</translation>
    </message>
    <message>
        <source>Select a lock to see who holds it, where, and for how long.</source>
        <translation>락을 선택하면 누가, 어디에서, 얼마나 오래 보유하는지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Hidden by the filter</source>
        <translation>필터에 가려짐</translation>
    </message>
    <message>
        <source>Outside the chosen namespace</source>
        <translation>선택한 네임스페이스 밖</translation>
    </message>
    <message>
        <source>Paused, as of %1</source>
        <translation>일시 정지, %1 기준</translation>
    </message>
    <message>
        <source>Not reading</source>
        <translation>읽지 않음</translation>
    </message>
    <message>
        <source>Not reading, as of %1</source>
        <translation>읽지 않음, %1 기준</translation>
    </message>
    <message>
        <source>This lock was gone at %1. Whether it is held now is unknown: too few nodes can be read.</source>
        <translation>이 락은 %1에 없었습니다. 읽을 수 있는 노드가 너무 적어 지금 보유 중인지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Whether this lock is held is unknown: too few nodes can be read.</source>
        <translation>읽을 수 있는 노드가 너무 적어 이 락이 보유 중인지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>This lock was gone at %1. Lockscope has not read since.</source>
        <translation>이 락은 %1에 없었습니다. 그 뒤로 Lockscope가 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>This lock is gone: the node restarted or failed over without it. That is no release: its owner may still rely on it.</source>
        <translation>이 락은 없어졌습니다. 노드가 이 락 없이 재시작하거나 페일오버했습니다. 해제된 것이 아니므로 소유자가 아직 의존하고 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>This lock is gone: the node has no lock of this name.</source>
        <translation>이 락은 없어졌습니다. 노드에 이 이름의 락이 없습니다.</translation>
    </message>
    <message>
        <source>This lock is gone: no node has a lock of this name.</source>
        <translation>이 락은 없어졌습니다. 어느 노드에도 이 이름의 락이 없습니다.</translation>
    </message>
    <message>
        <source>Nobody holds this lock: enough nodes answered without it. No answer from: %1.</source>
        <translation>아무도 이 락을 보유하지 않습니다. 이 락이 없다고 응답한 노드가 충분합니다. 응답 없음: %1.</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>? Unknown</source>
        <translation>? 알 수 없음</translation>
    </message>
    <message>
        <source>Owner in Redis: %1</source>
        <translation>Redis에 적힌 소유자: %1</translation>
    </message>
    <message>
        <source>Companion keys: %1</source>
        <translation>딸린 키: %1</translation>
    </message>
    <message>
        <source>This lock is gone. At %1, %2 had a key of this name that is no lock.</source>
        <translation>이 락은 없어졌습니다. %1, %2에 이 이름의 락이 아닌 키가 있었습니다.</translation>
    </message>
    <message>
        <source>This lock did not exist at the shown time.</source>
        <translation>표시된 시점에는 이 락이 없었습니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFacts</name>
    <message>
        <source>Held</source>
        <translation>보유</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>대기자</translation>
    </message>
    <message>
        <source>Quorum</source>
        <translation>쿼럼</translation>
    </message>
    <message>
        <source>Usual hold</source>
        <translation>평소 보유</translation>
    </message>
    <message>
        <source>Takes / min</source>
        <translation>획득/분</translation>
    </message>
    <message>
        <source>Nobody holds it for sure.</source>
        <translation>확실한 보유자가 없습니다.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>The key has no TTL.</source>
        <translation>키에 TTL이 없습니다.</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>단일 노드</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Nodes that agree on the owner. Needed: %1.</source>
        <translation>소유자가 일치하는 노드. 필요: %1.</translation>
    </message>
    <message>
        <source>The history is not evaluated yet.</source>
        <translation>기록을 아직 분석하지 않았습니다.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>99 % of its holds in the last %1 were shorter.</source>
        <translation>지난 %1 동안 보유의 99%는 이보다 짧았습니다.</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Over the last %1.</source>
        <translation>지난 %1 기준.</translation>
    </message>
    <message>
        <source>Lockscope saw it later than it was taken.</source>
        <translation>Lockscope가 획득된 때보다 늦게 보았습니다.</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold in the last %1.</source>
        <translation>지난 %1 동안 Lockscope가 온전한 보유를 보지 못했습니다.</translation>
    </message>
    <message>
        <source>Lockscope saw none in the last %1, but may have missed some.</source>
        <translation>지난 %1 동안 Lockscope가 본 것이 없지만, 일부를 놓쳤을 수 있습니다.</translation>
    </message>
    <message>
        <source>Over the last %1. Lockscope may have missed some.</source>
        <translation>지난 %1 기준. Lockscope가 일부를 놓쳤을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFilter</name>
    <message>
        <source>The closing quotation mark is missing.</source>
        <translation>닫는 따옴표가 없습니다.</translation>
    </message>
    <message>
        <source>Write a term after the minus sign, as in -owner:api.</source>
        <translation>빼기 기호 뒤에 조건을 쓰십시오. 예: -owner:api.</translation>
    </message>
    <message>
        <source>Compare %1: write %1&lt;… or %1&gt;….</source>
        <translation>%1은(는) 비교해야 합니다: %1&lt;… 또는 %1&gt;…(으)로 쓰십시오.</translation>
    </message>
    <message>
        <source>%1 is text: write %1: and a part of it.</source>
        <translation>%1은(는) 텍스트입니다: %1: 뒤에 그 일부를 쓰십시오.</translation>
    </message>
    <message>
        <source>Compare one of ttl, held, blocked, waiters, votes, holds and fence. Put text into quotation marks.</source>
        <translation>ttl, held, blocked, waiters, votes, holds, fence 중 하나를 비교하십시오. 텍스트는 따옴표로 묶으십시오.</translation>
    </message>
    <message>
        <source>Write a space after the closing quotation mark.</source>
        <translation>닫는 따옴표 뒤에 공백을 쓰십시오.</translation>
    </message>
    <message>
        <source>Unknown state. States: %1.</source>
        <translation>알 수 없는 상태입니다. 상태: %1.</translation>
    </message>
    <message>
        <source>Unknown mode. Modes: %1.</source>
        <translation>알 수 없는 모드입니다. 모드: %1.</translation>
    </message>
    <message>
        <source>Unknown dialect. The field completes dialect: with all names; a part of a name is enough.</source>
        <translation>알 수 없는 방언입니다. 입력란이 dialect: 뒤에 모든 이름을 보여 줍니다. 이름의 일부만 써도 됩니다.</translation>
    </message>
    <message>
        <source>Write a time here, as in %1&lt;5s.</source>
        <translation>여기에 시간을 쓰십시오. 예: %1&lt;5s.</translation>
    </message>
    <message>
        <source>Write a whole number here, as in %1&gt;0.</source>
        <translation>여기에 정수를 쓰십시오. 예: %1&gt;0.</translation>
    </message>
    <message>
        <source>Write a unit after the number: ms, s, m, h or d.</source>
        <translation>숫자 뒤에 단위를 쓰십시오: ms, s, m, h 또는 d.</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockFilterEdit</name>
    <message>
        <source>Filter of the lock table</source>
        <translation>락 표 필터</translation>
    </message>
    <message>
        <source>✖ Filter, character %1: %2 %3</source>
        <translation>✖ 필터, %1번째 문자: %2 %3</translation>
    </message>
    <message>
        <source>Filter by name, owner:api, ttl&lt;5s, held&gt;1m</source>
        <translation>필터: 이름, owner:api, ttl&lt;5s, held&gt;1m</translation>
    </message>
    <message>
        <source>Separate terms by spaces; all must match.
Text: name: resource: owner: dialect: verdict: node: host: mode:, with a part or a pattern of * and ?
Comparisons: ttl held blocked (ms, s, m, h, d), waiters votes holds fence. Unknown values never match.
A minus sign before a term excludes its locks.</source>
        <translation>조건은 공백으로 나누며, 모두 맞아야 합니다.
텍스트: name: resource: owner: dialect: verdict: node: host: mode: 뒤에 일부, 또는 *와 ? 패턴
비교: ttl held blocked (ms, s, m, h, d), waiters votes holds fence. 알 수 없는 값은 맞지 않습니다.
조건 앞에 빼기 기호를 쓰면 그 락을 제외합니다.</translation>
    </message>
    <message>
        <source>The filter is off until it is correct.</source>
        <translation>바르게 고칠 때까지 필터가 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>Only the other terms apply until it is correct.</source>
        <translation>바르게 고칠 때까지 나머지 조건만 적용됩니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockNodesModel</name>
    <message>
        <source>%1 s ago</source>
        <translation>%1초 전</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1 전</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>읽은 때</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Not read for this lock</source>
        <translation>이 락에 대해 읽지 않음</translation>
    </message>
    <message>
        <source>The reading took %1.</source>
        <translation>읽는 데 %1 걸렸습니다.</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>The recording omits readings that changed nothing.</source>
        <translation>녹화에는 바뀐 것이 없는 판독값이 빠져 있습니다.</translation>
    </message>
    <message>
        <source>live</source>
        <translation>실시간</translation>
    </message>
    <message>
        <source>Read %1. The node has reported no change since.</source>
        <translation>%1 읽었습니다. 그 뒤 노드가 알린 변경이 없습니다.</translation>
    </message>
    <message>
        <source>due</source>
        <translation>만료됨</translation>
    </message>
    <message>
        <source>never</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>no such lock since its restart</source>
        <translation>재시작 이후 이 락 없음</translation>
    </message>
    <message>
        <source>no such lock</source>
        <translation>이 락 없음</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>아직 읽지 않음</translation>
    </message>
    <message>
        <source>unknown, was %1. %2</source>
        <translation>알 수 없음, 이전: %1. %2</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockNodesTable</name>
    <message>
        <source>Readings of the selected lock, a row per node</source>
        <translation>선택한 락의 판독값, 노드마다 한 행</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockTableModel</name>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>대기자</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>방언</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>리소스</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>호스트</translation>
    </message>
    <message>
        <source>Hold count</source>
        <translation>재진입 수</translation>
    </message>
    <message>
        <source>Fencing token</source>
        <translation>펜싱 토큰</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>정보 없음</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>★ this window: %1</source>
        <translation>★ 이 창: %1</translation>
    </message>
    <message>
        <source>~ %1</source>
        <translation>~ %1</translation>
    </message>
    <message>
        <source>Acq/min</source>
        <translation>획득/분</translation>
    </message>
    <message>
        <source>p99 hold</source>
        <translation>보유 p99</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Over the last %1.</source>
        <translation>지난 %1 기준.</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 알 수 없음</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Worst first, then by name.</source>
        <translation>심각한 순, 그다음 이름순.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>A square per node. Filled: has this owner. Half: another owner. Empty: no key. Hatched: no answer.</source>
        <translation>노드마다 사각형 하나. 채움: 이 소유자. 절반: 다른 소유자. 빔: 키 없음. 빗금: 응답 없음.</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>보유</translation>
    </message>
    <message>
        <source>Last 10 min</source>
        <translation>지난 10분</translation>
    </message>
    <message>
        <source>– ended</source>
        <translation>– 끝남</translation>
    </message>
    <message>
        <source>The history is not evaluated yet.</source>
        <translation>기록을 아직 분석하지 않았습니다.</translation>
    </message>
    <message>
        <source>Lockscope may have missed short holds. %1</source>
        <translation>Lockscope가 짧은 보유를 놓쳤을 수 있습니다. %1</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold. %1</source>
        <translation>Lockscope가 온전한 보유를 보지 못했습니다. %1</translation>
    </message>
    <message>
        <source>Remaining TTL, as part of the largest TTL seen</source>
        <translation>남은 TTL, 관찰된 최대 TTL에 대한 비율</translation>
    </message>
    <message>
        <source>TTL on the nodes that answer. They are too few to know the holder.</source>
        <translation>응답하는 노드의 TTL. 노드가 너무 적어 보유자를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Number of waiters, if the library stores them. ~: estimate. ≤: includes waiters for other locks</source>
        <translation>대기자 수, 라이브러리가 저장하는 경우. ~: 추정값. ≤: 다른 락의 대기자 포함</translation>
    </message>
    <message>
        <source>Each colour is an owner. A line below: clients waited.</source>
        <translation>색마다 소유자 하나. 아래 선: 기다린 클라이언트 있음.</translation>
    </message>
    <message>
        <source>Recent takes per minute. ≥: Lockscope may have missed some</source>
        <translation>최근 분당 획득 횟수. ≥: Lockscope가 일부를 놓쳤을 수 있음</translation>
    </message>
    <message>
        <source>99 % of the recent complete holds were shorter. ≈: within 1/16</source>
        <translation>최근 온전한 보유의 99%는 이보다 짧았습니다. ≈: 오차 1/16 이내</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockTableView</name>
    <message>
        <source>&amp;Default columns</source>
        <translation>기본 열(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy (Ctrl+C)</source>
        <translation>복사(&amp;C) (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockView</name>
    <message>
        <source>Locks</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>연결 중…</translation>
    </message>
    <message>
        <source>Looking for locks…</source>
        <translation>락을 찾는 중…</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Show all locks</source>
        <translation>모든 락 표시</translation>
    </message>
    <message numerus="yes">
        <source>“%1” hides all %n locks.</source>
        <translation>
            <numerusform>“%1” 필터가 락 %n개를 모두 숨깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n locks.</source>
        <translation>
            <numerusform>필터가 락 %n개를 모두 숨깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filter and namespace hide all %n locks.</source>
        <translation>
            <numerusform>필터와 네임스페이스가 락 %n개를 모두 숨깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No node can be read, so locks are unknown. The banner says why.</source>
        <translation>읽을 수 있는 노드가 없어 락을 알 수 없습니다. 이유는 배너에 있습니다.</translation>
    </message>
    <message>
        <source> The table is paused and does not show later changes.</source>
        <translation> 표가 일시 정지되어 이후 변경은 표시되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockWords</name>
    <message>
        <source>? Not understood</source>
        <translation>? 해석할 수 없음</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
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
        <translation>페일오버 이후</translation>
    </message>
    <message>
        <source>because a clock may be ahead</source>
        <translation>시계가 빠를 수 있음</translation>
    </message>
    <message>
        <source>because it was taken on other nodes</source>
        <translation>다른 노드에서 획득됨</translation>
    </message>
    <message>
        <source>after a restart</source>
        <translation>재시작 이후</translation>
    </message>
    <message>
        <source>Two owners since %1, %2. %3, whose lease never ends, may rely on it too.</source>
        <translation>%1부터 소유자가 둘입니다(%2). 리스가 끝나지 않는 %3도 의존하고 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>Two owners since %1, %2. %3 may rely on it too, until %4.</source>
        <translation>%1부터 소유자가 둘입니다(%2). %3도 %4까지 의존하고 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>Held by %1 for %2, but its renewal is late.</source>
        <translation>보유자 %1, %2째 보유 중이지만 갱신이 늦고 있습니다.</translation>
    </message>
    <message>
        <source>Held by %1 for at least %2, but its renewal is late.</source>
        <translation>보유자 %1, 최소 %2째 보유 중이지만 갱신이 늦고 있습니다.</translation>
    </message>
    <message>
        <source>Held by %1 for %2.</source>
        <translation>보유자 %1, %2째 보유 중입니다.</translation>
    </message>
    <message>
        <source>Held by %1 for at least %2.</source>
        <translation>보유자 %1, 최소 %2째 보유 중입니다.</translation>
    </message>
    <message>
        <source>It never expires: if its owner is gone, it stays locked until someone releases it.</source>
        <translation>만료되지 않습니다. 소유자가 사라졌다면 누군가 해제할 때까지 잠겨 있습니다.</translation>
    </message>
    <message>
        <source>It will be lost unless its owner renews it now.</source>
        <translation>소유자가 지금 갱신하지 않으면 잃게 됩니다.</translation>
    </message>
    <message>
        <source>%1 of %2 nodes agree; %3 more may fail.</source>
        <translation>노드 %2개 중 %1개가 일치합니다. %3개 더 고장 나도 됩니다.</translation>
    </message>
    <message>
        <source>%1 of %2 nodes agree; no more may fail.</source>
        <translation>노드 %2개 중 %1개가 일치합니다. 더 고장 나면 안 됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>All %n nodes agree.</source>
        <translation>
            <numerusform>노드 %n개가 모두 일치합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only node %1 has it.</source>
        <translation>노드 %1에만 있습니다.</translation>
    </message>
    <message>
        <source>It has no TTL and blocks these nodes until someone removes it.</source>
        <translation>TTL이 없어 누군가 지울 때까지 이 노드들을 막습니다.</translation>
    </message>
    <message>
        <source>It blocks these nodes until its TTL ends.</source>
        <translation>TTL이 끝날 때까지 이 노드들을 막습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds it: %n owners share the nodes, and none has the %1 votes it needs.</source>
        <translation>
            <numerusform>보유자가 없습니다. 소유자 %n명이 노드를 나눠 가져 아무도 필요한 %1표를 얻지 못했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other nodes are enough: it can be taken.</source>
        <translation>나머지 노드로 충분하므로 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>A part has no TTL and blocks its nodes until someone removes it.</source>
        <translation>일부는 TTL이 없어 누군가 지울 때까지 그 노드를 막습니다.</translation>
    </message>
    <message>
        <source>It resolves when they release it or their TTLs end.</source>
        <translation>그들이 해제하거나 TTL이 끝나면 풀립니다.</translation>
    </message>
    <message>
        <source>Lockscope does not understand this key: it is %1. Whether it is held is unknown. If you know its library, name the dialect: --pin GLOB=DIALECT</source>
        <translation>Lockscope가 이 키를 해석하지 못합니다: %1. 보유 중인지 알 수 없습니다. 라이브러리를 알면 방언을 지정하십시오: --pin GLOB=DIALECT</translation>
    </message>
    <message>
        <source>Only node %1 has it: its library uses one node, and clients of other nodes do not see it.</source>
        <translation>노드 %1에만 있습니다. 이 라이브러리는 노드 하나만 쓰며, 다른 노드의 클라이언트는 이 락을 보지 못합니다.</translation>
    </message>
    <message>
        <source>Only node %1 has it, which is no majority: another client can take it, too.</source>
        <translation>노드 %1에만 있어 과반수가 아닙니다. 다른 클라이언트도 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>Nobody holds it for sure: %1 of %2 nodes have it. A failed acquire or release may have left it. Other nodes may have lost it, or its owner uses only these nodes.</source>
        <translation>확실한 보유자가 없습니다: 노드 %2개 중 %1개에 있습니다. 실패한 획득이나 해제가 남겼을 수 있습니다. 다른 노드가 잃었거나, 소유자가 이 노드들만 쓸 수도 있습니다.</translation>
    </message>
    <message>
        <source>Whether it is held is unknown. Nodes with the lock: %1; silent nodes: %2; votes needed: %3.</source>
        <translation>보유 중인지 알 수 없습니다. 락이 있는 노드: %1, 응답 없는 노드: %2, 필요한 표: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted without it. That is no release: its owner may still rely on it.</source>
        <translation>
            <numerusform>노드 %n개가 이 락 없이 재시작했습니다. 해제된 것이 아니므로 소유자가 아직 의존하고 있을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has no TTL on %n nodes and stays there when the hold ends.</source>
        <translation>
            <numerusform>노드 %n개에서는 TTL이 없어, 보유가 끝나도 그곳에 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It never expires there. Only node %1 has it, which is no majority: another client can take it, too.</source>
        <translation>그곳에서는 만료되지 않습니다. 노드 %1에만 있어 과반수가 아닙니다. 다른 클라이언트도 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>Safe for %1, longer if renewed.</source>
        <translation>%1 동안 안전하며, 갱신하면 더 깁니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockscopePlugin</name>
    <message>
        <source>Locks that services share through Redis, live</source>
        <translation>서비스들이 Redis로 공유하는 락을 실시간으로</translation>
    </message>
    <message>
        <source>The place of a LockscopeWidget: who holds which lock, on which nodes, for how much longer. The program gives it a session by setSession().</source>
        <translation>LockscopeWidget이 들어갈 자리: 누가 어떤 락을 어느 노드에서, 앞으로 얼마나 보유하는지. 프로그램이 setSession()으로 세션을 넘겨줍니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::LockscopeWidget</name>
    <message>
        <source>Read-only again.</source>
        <translation>다시 읽기 전용입니다.</translation>
    </message>
    <message>
        <source>✖ Your lock &quot;%1&quot; is lost: %2</source>
        <translation>✖ 내 락 &quot;%1&quot; 유실: %2</translation>
    </message>
    <message>
        <source>Na&amp;mespaces</source>
        <translation>네임스페이스(&amp;M)</translation>
    </message>
    <message>
        <source>Fi&amp;lter</source>
        <translation>필터(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>경보</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>감사</translation>
    </message>
    <message>
        <source>Record into a new file</source>
        <translation>새 파일에 녹화</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation>, 위치: %1</translation>
    </message>
    <message>
        <source> · not reading</source>
        <translation> · 읽지 않음</translation>
    </message>
    <message>
        <source>Stop recor&amp;ding</source>
        <translation>녹화 중지(&amp;D)</translation>
    </message>
    <message>
        <source>Recor&amp;d…</source>
        <translation>녹화(&amp;D)…</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>정렬 기준(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>열(&amp;C)</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>This view shows all its columns</source>
        <translation>이 보기는 모든 열을 표시합니다</translation>
    </message>
    <message>
        <source> so far</source>
        <translation> (지금까지)</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>✔ You hold &quot;%1&quot;; the filter hides it.</source>
        <translation>✔ &quot;%1&quot;을(를) 보유하고 있습니다. 필터에 가려져 있습니다.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Clear filter and namespace, and go to it</source>
        <translation>필터와 네임스페이스를 지우고 그 락으로 이동</translation>
    </message>
    <message>
        <source> · only %1</source>
        <translation> · %1만</translation>
    </message>
    <message>
        <source>Show or hide keys that may be locks</source>
        <translation>락일 수 있는 키 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>1 lock</source>
        <translation>락 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n locks</source>
        <translation>
            <numerusform>락 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>Hide possible</source>
        <translation>가능 항목 숨기기</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Allows taking and releasing locks. Read-only again %1 after the last act (Ctrl+U)</source>
        <translation>락의 획득과 해제를 허용합니다. 마지막 작업 후 %1이 지나면 다시 읽기 전용이 됩니다 (Ctrl+U)</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>개요</translation>
    </message>
    <message>
        <source>Contention</source>
        <translation>경합</translation>
    </message>
    <message>
        <source>Actions on locks</source>
        <translation>락에 대한 작업</translation>
    </message>
    <message>
        <source>Show &amp;nodes</source>
        <translation>노드 보기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Copy address</source>
        <translation>주소 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Changes allo&amp;wed</source>
        <translation>변경 허용(&amp;W)</translation>
    </message>
    <message>
        <source>Read-onl&amp;y</source>
        <translation>읽기 전용(&amp;Y)</translation>
    </message>
    <message>
        <source>Go to the locks first (Ctrl+2).</source>
        <translation>먼저 락 보기로 이동하십시오 (Ctrl+2).</translation>
    </message>
    <message>
        <source>Changes allowed. The window is read-only again %1 after the last act.</source>
        <translation>변경이 허용되었습니다. 마지막 작업 뒤 %1이 지나면 창이 다시 읽기 전용이 됩니다.</translation>
    </message>
    <message>
        <source>Read-only again. You can still renew and release the locks that this window holds.</source>
        <translation>다시 읽기 전용입니다. 이 창이 보유한 락은 여전히 갱신하고 해제할 수 있습니다.</translation>
    </message>
    <message>
        <source>This is a recording. You cannot change its locks.</source>
        <translation>녹화입니다. 그 락을 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>⚠ Recording: %1.</source>
        <translation>⚠ 녹화: %1.</translation>
    </message>
    <message>
        <source>Record all events to a file, to replay without Redis</source>
        <translation>모든 이벤트를 파일에 녹화하여 Redis 없이 재생합니다</translation>
    </message>
    <message>
        <source>The row changed under your click, so nothing was selected.</source>
        <translation>누르는 사이에 행이 바뀌어 아무것도 선택하지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>You can select at most %n rows.</source>
        <translation>
            <numerusform>최대 %n개 행을 선택할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope reads only keys that match: %1</source>
        <translation>Lockscope는 다음과 일치하는 키만 읽습니다: %1</translation>
    </message>
    <message>
        <source>The filter hides &quot;%1&quot;. The details show it.</source>
        <translation>필터가 &quot;%1&quot;을(를) 숨깁니다. 세부 정보에는 표시됩니다.</translation>
    </message>
    <message>
        <source>‖ At %1: Lockscope was not reading; this is the state of %2.</source>
        <translation>‖ %1: Lockscope가 읽지 않고 있었습니다. %2의 상태입니다.</translation>
    </message>
    <message>
        <source>Locks: unknown</source>
        <translation>락: 알 수 없음</translation>
    </message>
    <message>
        <source> · table paused at %1</source>
        <translation> · %1에 표 일시 정지</translation>
    </message>
    <message>
        <source>Sort order of the rows</source>
        <translation>행의 정렬 순서</translation>
    </message>
    <message>
        <source>This view has a fixed order</source>
        <translation>이 보기의 순서는 고정되어 있습니다</translation>
    </message>
    <message>
        <source>Columns to show</source>
        <translation>표시할 열</translation>
    </message>
    <message>
        <source>Write the rows of this view to a CSV or JSON file</source>
        <translation>이 보기의 행을 CSV나 JSON 파일에 씁니다</translation>
    </message>
    <message>
        <source>This view has no export</source>
        <translation>이 보기는 내보낼 수 없습니다</translation>
    </message>
    <message>
        <source>This is a recording: you cannot change its locks</source>
        <translation>녹화입니다: 그 락을 바꿀 수 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>This releases %n of your locks, and others can take them: %1. On silent nodes they stay until their TTL ends.</source>
        <translation>
            <numerusform>내 락 %n개를 해제하여 다른 쪽이 획득할 수 있게 됩니다: %1. 응답 없는 노드에는 TTL이 끝날 때까지 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The recording ends. It is saved in %1</source>
        <translation>녹화가 끝납니다. 저장된 곳: %1</translation>
    </message>
    <message>
        <source> shown, more exist</source>
        <translation> 표시됨, 더 있음</translation>
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
        <translation>네임스페이스</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>락</translation>
    </message>
    <message>
        <source>All locks</source>
        <translation>모든 락</translation>
    </message>
    <message>
        <source>Namespaces of the locks</source>
        <translation>락의 네임스페이스</translation>
    </message>
    <message>
        <source>Namespaces end at colons. Choose one to show only its locks</source>
        <translation>네임스페이스는 콜론에서 끝납니다. 하나를 고르면 그 락만 표시합니다</translation>
    </message>
    <message>
        <source>This list does not show all namespaces</source>
        <translation>이 목록에 모든 네임스페이스가 나오지는 않습니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::NewsCard</name>
    <message>
        <source>Needs attention</source>
        <translation>확인 필요</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>최근</translation>
    </message>
</context>
<context>
    <name>Lockscope::NodeStrip</name>
    <message>
        <source>Node %1 at %2</source>
        <translation>노드 %1, 주소 %2</translation>
    </message>
    <message>
        <source>not up since %1</source>
        <translation>%1부터 가동 안 됨</translation>
    </message>
    <message>
        <source>before at %1</source>
        <translation>이전 주소 %1</translation>
    </message>
    <message>
        <source>%1, role %2</source>
        <translation>%1, 역할 %2</translation>
    </message>
    <message>
        <source>eviction policy: %1</source>
        <translation>축출 정책: %1</translation>
    </message>
    <message>
        <source>keeps an append-only file</source>
        <translation>AOF 사용</translation>
    </message>
    <message>
        <source>clock: −%1 against ours (± %2)</source>
        <translation>시계: 우리 기준 −%1 (± %2)</translation>
    </message>
    <message>
        <source>clock: +%1 against ours (± %2)</source>
        <translation>시계: 우리 기준 +%1 (± %2)</translation>
    </message>
    <message>
        <source>last read at %1</source>
        <translation>마지막으로 읽음: %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>연결 중</translation>
    </message>
    <message>
        <source>◔ quarantine %1</source>
        <translation>◔ 격리 %1</translation>
    </message>
    <message>
        <source>◔ up since %1</source>
        <translation>◔ %1부터 가동</translation>
    </message>
    <message>
        <source>⚠ replica</source>
        <translation>⚠ 복제본</translation>
    </message>
    <message>
        <source>⚠ evicts</source>
        <translation>⚠ 축출</translation>
    </message>
    <message>
        <source>⚠ clock −%1</source>
        <translation>⚠ 시계 −%1</translation>
    </message>
    <message>
        <source>⚠ clock +%1</source>
        <translation>⚠ 시계 +%1</translation>
    </message>
    <message>
        <source>⟳ restarted %1</source>
        <translation>⟳ 재시작 %1</translation>
    </message>
    <message>
        <source>⇄ failed over %1</source>
        <translation>⇄ 페일오버 %1</translation>
    </message>
    <message>
        <source>events</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>timer only</source>
        <translation>타이머만</translation>
    </message>
    <message>
        <source>failed over at %1</source>
        <translation>%1에 페일오버</translation>
    </message>
    <message>
        <source>readable since %1</source>
        <translation>%1부터 읽을 수 있음</translation>
    </message>
    <message>
        <source>⚠ full</source>
        <translation>⚠ 가득 참</translation>
    </message>
    <message>
        <source>⚠ refuses writes</source>
        <translation>⚠ 쓰기 거부</translation>
    </message>
    <message>
        <source>⚠ snapshot failed</source>
        <translation>⚠ 스냅숏 실패</translation>
    </message>
    <message>
        <source>silent %1</source>
        <translation>응답 없음 %1</translation>
    </message>
    <message>
        <source>not readable %1</source>
        <translation>읽을 수 없음 %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>다운 %1</translation>
    </message>
    <message>
        <source>not reached %1</source>
        <translation>연결 안 됨 %1</translation>
    </message>
    <message>
        <source>Updates via key tracking.</source>
        <translation>업데이트: key tracking.</translation>
    </message>
    <message>
        <source>Updates via key tracking. %1</source>
        <translation>업데이트: key tracking. %1</translation>
    </message>
    <message>
        <source>Updates via keyspace events.</source>
        <translation>업데이트: 키스페이스 이벤트.</translation>
    </message>
    <message>
        <source>Updates via keyspace events, because: %1</source>
        <translation>업데이트: 키스페이스 이벤트. 이유: %1</translation>
    </message>
    <message>
        <source>Updates via the timer.</source>
        <translation>업데이트: 타이머.</translation>
    </message>
    <message>
        <source>Updates via the timer only, because: %1</source>
        <translation>업데이트: 타이머만. 이유: %1</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>제거됨</translation>
    </message>
    <message>
        <source>Node %1, address unknown</source>
        <translation>노드 %1, 주소를 알 수 없음</translation>
    </message>
    <message>
        <source>its memory is full: it rejects new locks; owners can renew and release theirs</source>
        <translation>메모리가 가득 차서 새 락을 거부함. 소유자는 자기 락을 갱신하고 해제할 수 있음</translation>
    </message>
    <message>
        <source>too few replicas are in sync (min-replicas-to-write): it rejects all writes</source>
        <translation>따라온 복제본이 너무 적어(min-replicas-to-write) 모든 쓰기를 거부함</translation>
    </message>
    <message>
        <source>it cannot write its append-only file and rejects all writes</source>
        <translation>AOF 파일을 쓸 수 없어 모든 쓰기를 거부함</translation>
    </message>
    <message>
        <source>its latest snapshot failed: it may reject all writes</source>
        <translation>최근 스냅숏이 실패하여 모든 쓰기를 거부할 수 있음</translation>
    </message>
    <message>
        <source>running since %1</source>
        <translation>%1부터 가동</translation>
    </message>
    <message>
        <source>keeps no append-only file: a restart loses its locks</source>
        <translation>AOF 파일을 두지 않음: 재시작하면 락이 유실됨</translation>
    </message>
    <message>
        <source>watching costs %1 commands and %2 per second</source>
        <translation>감시 비용: 초당 명령 %1개, %2</translation>
    </message>
    <message>
        <source>restarted at %2: locks taken before may be missing until %1</source>
        <translation>%2에 재시작함: 이전에 획득된 락이 %1까지 없을 수 있음</translation>
    </message>
    <message>
        <source>restarted or failed over: locks taken before may be missing until %1</source>
        <translation>재시작하거나 페일오버함: 이전에 획득된 락이 %1까지 없을 수 있음</translation>
    </message>
    <message>
        <source>started recently: locks taken before may be missing until %1</source>
        <translation>최근 시작함: 이전에 획득된 락이 %1까지 없을 수 있음</translation>
    </message>
</context>
<context>
    <name>Lockscope::NodesView</name>
    <message>
        <source>· notice</source>
        <translation>· 참고</translation>
    </message>
    <message>
        <source>⚠ warning</source>
        <translation>⚠ 경고</translation>
    </message>
    <message>
        <source>✖ danger</source>
        <translation>✖ 위험</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>정보 없음</translation>
    </message>
    <message>
        <source>tracking</source>
        <translation>tracking</translation>
    </message>
    <message>
        <source>keyspace events</source>
        <translation>키스페이스 이벤트</translation>
    </message>
    <message>
        <source>timer only</source>
        <translation>타이머만</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>역할</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>No node is known yet.</source>
        <translation>아직 알려진 노드가 없습니다.</translation>
    </message>
    <message>
        <source>⚠ not readable</source>
        <translation>⚠ 읽을 수 없음</translation>
    </message>
    <message>
        <source>● up</source>
        <translation>● 가동</translation>
    </message>
    <message>
        <source>✕ down</source>
        <translation>✕ 다운</translation>
    </message>
    <message>
        <source>✕ not reached</source>
        <translation>✕ 연결 안 됨</translation>
    </message>
    <message>
        <source>… connecting</source>
        <translation>… 연결 중</translation>
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
        <translation>%1 전</translation>
    </message>
    <message>
        <source>⚠ silent</source>
        <translation>⚠ 응답 없음</translation>
    </message>
    <message>
        <source>◔ quarantine</source>
        <translation>◔ 격리</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Our commands/s</source>
        <translation>우리 명령/초</translation>
    </message>
    <message>
        <source>Our traffic/s</source>
        <translation>우리 트래픽/초</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>지연 시간</translation>
    </message>
    <message>
        <source>Uptime</source>
        <translation>가동 시간</translation>
    </message>
    <message>
        <source>Updates via</source>
        <translation>업데이트 방식</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>심각도</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>영향</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>조치</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Lockscope never runs a fix. Copy it and run it yourself.</source>
        <translation>Lockscope는 조치를 실행하지 않습니다. 복사하여 직접 실행하십시오.</translation>
    </message>
    <message>
        <source>&amp;Copy fix</source>
        <translation>조치 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Problems that endanger locks</source>
        <translation>락을 위태롭게 하는 문제</translation>
    </message>
    <message>
        <source>✔ Resolved</source>
        <translation>✔ 해결됨</translation>
    </message>
    <message>
        <source>No problem found that endangers locks.</source>
        <translation>락을 위태롭게 하는 문제가 없습니다.</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>행 복사(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;fix (Ctrl+C)</source>
        <translation>조치 복사(&amp;F) (Ctrl+C)</translation>
    </message>
    <message>
        <source>Select a problem that has a fix.</source>
        <translation>조치가 있는 문제를 선택하십시오.</translation>
    </message>
    <message>
        <source>– removed</source>
        <translation>– 제거됨</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>◔ Restarted. Locks taken before may be missing until %1.</source>
        <translation>◔ 재시작됨. 이전에 획득된 락이 %1까지 없을 수 있습니다.</translation>
    </message>
    <message>
        <source>◔ Started recently. Locks taken before may be missing until %1.</source>
        <translation>◔ 최근 시작됨. 이전에 획득된 락이 %1까지 없을 수 있습니다.</translation>
    </message>
    <message>
        <source>Latency of the last 2 minutes: %1 to %2</source>
        <translation>지난 2분의 지연 시간: %1~%2</translation>
    </message>
    <message>
        <source>⇄ Failed over at %1</source>
        <translation>⇄ %1에 페일오버</translation>
    </message>
    <message>
        <source>All nodes</source>
        <translation>모든 노드</translation>
    </message>
    <message>
        <source>? Role and version are from its last report.</source>
        <translation>? 역할과 버전은 마지막 보고에서 온 것입니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::NoticeList</name>
    <message>
        <source>Sign</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>What</source>
        <translation>내용</translation>
    </message>
</context>
<context>
    <name>Lockscope::OtherDatabases</name>
    <message>
        <source>Open database %1</source>
        <translation>데이터베이스 %1 열기</translation>
    </message>
</context>
<context>
    <name>Lockscope::OverviewTile</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Lockscope::OverviewView</name>
    <message>
        <source>Locks</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation>현재 대기</translation>
    </message>
    <message>
        <source>Takes per minute</source>
        <translation>분당 획득</translation>
    </message>
    <message>
        <source>Lost or overlapping, 1 h</source>
        <translation>유실·겹침, 1시간</translation>
    </message>
    <message>
        <source>Takes and waiters, last 30 minutes</source>
        <translation>획득과 대기자, 지난 30분</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>획득</translation>
    </message>
    <message>
        <source>Per minute</source>
        <translation>분당</translation>
    </message>
    <message>
        <source>Waiters, at most</source>
        <translation>최대 대기자</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>Hold times, last 30 minutes</source>
        <translation>보유 시간 분포, 지난 30분</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>보유 시간</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>보유 횟수</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>Contention: waiting time per lock and minute</source>
        <translation>경합: 락별 분당 대기 시간</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>시각 (분)</translation>
    </message>
    <message>
        <source>Time with waiters</source>
        <translation>대기자가 있던 시간</translation>
    </message>
    <message>
        <source>still reading</source>
        <translation>아직 읽는 중</translation>
    </message>
    <message>
        <source>all in order</source>
        <translation>모두 정상</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>no lock reports its waiters</source>
        <translation>대기자를 알리는 락 없음</translation>
    </message>
    <message numerus="yes">
        <source>on %n locks</source>
        <translation>
            <numerusform>락 %n개에서</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, longest %2</source>
        <translation>%1, 최장 %2</translation>
    </message>
    <message>
        <source>known for %1 of %2 locks</source>
        <translation>락 %2개 중 %1개만 알 수 있음</translation>
    </message>
    <message>
        <source>usual %1 to %2</source>
        <translation>평소 %1~%2</translation>
    </message>
    <message>
        <source>usual not known yet</source>
        <translation>평소 값은 아직 모름</translation>
    </message>
    <message>
        <source>last %1 %2</source>
        <translation>최근 %1 %2</translation>
    </message>
    <message>
        <source>none seen since %1</source>
        <translation>%1 이후 없음</translation>
    </message>
    <message>
        <source>last: none seen</source>
        <translation>최근 발생 없음</translation>
    </message>
    <message>
        <source>Lost: %1. Overlapping: %2.</source>
        <translation>유실: %1. 겹침: %2.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>takes/min, max %1</source>
        <translation>분당 획득, 최대 %1</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>획득</translation>
    </message>
    <message>
        <source>waiters, max %1</source>
        <translation>대기자, 최대 %1</translation>
    </message>
    <message>
        <source>waiters</source>
        <translation>대기자</translation>
    </message>
    <message>
        <source>p50 %1 · p99 %2</source>
        <translation>p50 %1 · p99 %2</translation>
    </message>
    <message>
        <source>Left out, because only a bound is known: %1 holds.</source>
        <translation>한계값만 알아 제외한 보유: %1회.</translation>
    </message>
    <message>
        <source>No waiters were seen in the last 30 minutes.</source>
        <translation>지난 30분 동안 대기자가 관찰되지 않았습니다.</translation>
    </message>
    <message>
        <source>darkest %1</source>
        <translation>가장 진한 색: %1</translation>
    </message>
    <message>
        <source>Nothing needs attention</source>
        <translation>확인할 것이 없습니다</translation>
    </message>
    <message>
        <source>Still reading the nodes</source>
        <translation>아직 노드를 읽는 중입니다</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>time, what happened</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not watched</source>
        <translation>감시 안 함</translation>
    </message>
    <message>
        <source>watched for %1</source>
        <translation>감시 시간 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Most libraries do not store waiters in Redis.</source>
        <translation>대부분의 라이브러리는 Redis에 대기자를 저장하지 않습니다.</translation>
    </message>
    <message>
        <source>no waiters</source>
        <translation>대기자 없음</translation>
    </message>
    <message>
        <source>Some takes were missed. Counts are lower bounds (≥).</source>
        <translation>일부 획득을 놓쳤습니다. 횟수는 하한값입니다(≥).</translation>
    </message>
    <message>
        <source>Lockscope saw no complete hold.</source>
        <translation>Lockscope가 온전한 보유를 보지 못했습니다.</translation>
    </message>
    <message>
        <source>No hold was seen to end in the last 30 minutes.</source>
        <translation>지난 30분 동안 끝난 것으로 관찰된 보유가 없습니다.</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>아직 이벤트가 없습니다</translation>
    </message>
    <message>
        <source>no node can be read</source>
        <translation>읽을 수 있는 노드가 없습니다</translation>
    </message>
    <message>
        <source>more exist</source>
        <translation>더 있음</translation>
    </message>
</context>
<context>
    <name>Lockscope::OverviewWording</name>
    <message>
        <source>Node %1</source>
        <translation>노드 %1</translation>
    </message>
    <message>
        <source>%1 released by %2</source>
        <translation>%1 해제됨 (소유자 %2)</translation>
    </message>
    <message>
        <source>%1 released by this window</source>
        <translation>%1 해제됨 (이 창)</translation>
    </message>
    <message>
        <source>%1 released by you</source>
        <translation>%1 해제됨 (내가 해제)</translation>
    </message>
    <message>
        <source>%1 expired while %2 held it</source>
        <translation>%1 사용 중 만료 (보유자 %2)</translation>
    </message>
    <message>
        <source>%1 lost by the nodes, held by %2</source>
        <translation>%1 유실: 노드가 잊음 (보유자 %2)</translation>
    </message>
    <message>
        <source>%1 lost by this window</source>
        <translation>%1 유실 (이 창의 락)</translation>
    </message>
    <message>
        <source>%1 taken over from %2</source>
        <translation>%1 넘겨받음 (이전 보유자 %2)</translation>
    </message>
    <message>
        <source>%1 ended</source>
        <translation>%1 끝남</translation>
    </message>
    <message>
        <source>%1 overlap</source>
        <translation>%1 겹침</translation>
    </message>
    <message>
        <source>%1 split</source>
        <translation>%1 분열</translation>
    </message>
    <message>
        <source>%1 no expiry</source>
        <translation>%1 만료 없음</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 알 수 없음</translation>
    </message>
    <message>
        <source>%1 renewing late</source>
        <translation>%1 갱신 지연</translation>
    </message>
    <message>
        <source>%1 leftover</source>
        <translation>%1 잔재</translation>
    </message>
    <message>
        <source>%1 degraded</source>
        <translation>%1 저하</translation>
    </message>
    <message>
        <source>%1: two owners may rely on it</source>
        <translation>%1: 두 소유자가 의존할 수 있음</translation>
    </message>
    <message>
        <source>%1: several owners, none has a quorum</source>
        <translation>%1: 소유자가 여럿, 쿼럼을 얻은 쪽 없음</translation>
    </message>
    <message>
        <source>%1 never expires</source>
        <translation>%1: 만료되지 않음</translation>
    </message>
    <message>
        <source>%1: too few nodes answer</source>
        <translation>%1: 응답하는 노드가 너무 적음</translation>
    </message>
    <message>
        <source>%1: leftover without a quorum</source>
        <translation>%1: 쿼럼 없는 잔재</translation>
    </message>
    <message>
        <source>%1 is missing on some nodes</source>
        <translation>%1: 일부 노드에 없음</translation>
    </message>
    <message>
        <source>%1 more locks have two owners</source>
        <translation>락 %1개 더 소유자가 둘</translation>
    </message>
    <message>
        <source>%1 more locks are split</source>
        <translation>락 %1개 더 분열</translation>
    </message>
    <message>
        <source>%1 more locks never expire</source>
        <translation>락 %1개 더 만료 없음</translation>
    </message>
    <message>
        <source>%1 more locks are unknown</source>
        <translation>락 %1개 더 알 수 없음</translation>
    </message>
    <message>
        <source>%1 more locks are leftovers</source>
        <translation>락 %1개 더 잔재</translation>
    </message>
    <message>
        <source>%1 more locks are degraded</source>
        <translation>락 %1개 더 저하</translation>
    </message>
    <message>
        <source>%1 down for %2</source>
        <translation>%1: %2째 다운</translation>
    </message>
    <message>
        <source>%1 was never reached</source>
        <translation>%1: 한 번도 연결되지 않음</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1: 읽을 수 없음</translation>
    </message>
    <message>
        <source>%1 is full and rejects new locks</source>
        <translation>%1: 가득 차서 새 락을 거부함</translation>
    </message>
    <message>
        <source>%1 rejects writes: too few replicas</source>
        <translation>%1: 복제본이 너무 적어 쓰기를 거부함</translation>
    </message>
    <message>
        <source>%1 rejects writes: its log file fails</source>
        <translation>%1: AOF 파일 오류로 쓰기를 거부함</translation>
    </message>
    <message>
        <source>%1 restarted. Locks may be missing until %2.</source>
        <translation>%1: 재시작됨. %2까지 락이 없을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 hides %2 keys from this user</source>
        <translation>%1: 이 사용자에게 보이지 않는 키 %2개</translation>
    </message>
    <message>
        <source>%1 passed to %2</source>
        <translation>%1: %2에게 인계됨</translation>
    </message>
    <message>
        <source>%1 has two owners: %2 and %3</source>
        <translation>%1: 소유자가 둘, %2 및 %3</translation>
    </message>
    <message>
        <source>%1 went down</source>
        <translation>%1: 다운</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1: 다시 가동</translation>
    </message>
    <message>
        <source>%1 restarted</source>
        <translation>%1: 재시작됨</translation>
    </message>
    <message>
        <source>%1 failed over to another server</source>
        <translation>%1: 다른 서버로 페일오버</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>%1 renews late</source>
        <translation>%1: 갱신이 늦음</translation>
    </message>
    <message>
        <source>%1 more locks renew late</source>
        <translation>락 %1개 더 갱신 지연</translation>
    </message>
    <message>
        <source>%1 taken again by %2</source>
        <translation>%1 다시 획득됨 (보유자 %2)</translation>
    </message>
    <message>
        <source>%1 has more locks than are shown</source>
        <translation>%1에는 표시된 것보다 많은 잠금이 있습니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::OwnLockDialog</name>
    <message>
        <source>Renew a lock</source>
        <translation>락 갱신</translation>
    </message>
    <message>
        <source>Release a lock</source>
        <translation>락 해제</translation>
    </message>
    <message>
        <source>Renew %1 for %2</source>
        <translation>%1: %2 갱신</translation>
    </message>
    <message>
        <source>Release %1</source>
        <translation>%1 해제</translation>
    </message>
    <message>
        <source>Lock:</source>
        <translation>락:</translation>
    </message>
    <message>
        <source>Token:</source>
        <translation>토큰:</translation>
    </message>
    <message>
        <source>Valid for:</source>
        <translation>유효 시간:</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>노드에 묻는 중…</translation>
    </message>
    <message>
        <source>%1 is renewed.</source>
        <translation>%1: 갱신했습니다.</translation>
    </message>
    <message>
        <source>%1 is released.</source>
        <translation>%1: 해제했습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>✖ At %1: %2</source>
        <translation>✖ %1: %2</translation>
    </message>
    <message>
        <source>no longer, on nodes that released it</source>
        <translation>끝남 (해제한 노드에서)</translation>
    </message>
    <message>
        <source>no longer</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>✖ The lock is lost: %1</source>
        <translation>✖ 락이 유실되었습니다: %1</translation>
    </message>
    <message>
        <source>This window no longer holds it</source>
        <translation>이 창이 더는 보유하지 않습니다</translation>
    </message>
    <message>
        <source>no longer; on silent nodes it expires in %1</source>
        <translation>끝남. 응답 없는 노드에서는 %1 뒤 만료됩니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::OwnersView</name>
    <message>
        <source>about %1</source>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>%1 (connections)</source>
        <translation>%1 (연결)</translation>
    </message>
    <message>
        <source>%1 (processes)</source>
        <translation>%1 (프로세스)</translation>
    </message>
    <message>
        <source>%1 (jobs)</source>
        <translation>%1 (작업)</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>호스트</translation>
    </message>
    <message>
        <source>Locks held</source>
        <translation>보유 락</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>보유자</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>보유 시간</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>소유자별</translation>
    </message>
    <message>
        <source>By host</source>
        <translation>호스트별</translation>
    </message>
    <message>
        <source>Most locks first</source>
        <translation>락 많은 순</translation>
    </message>
    <message>
        <source>Held longest first</source>
        <translation>오래 보유한 순</translation>
    </message>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>소유자 %n명</numerusform>
        </translation>
    </message>
    <message>
        <source>Held: %1</source>
        <translation>보유 중: %1</translation>
    </message>
    <message>
        <source>★ this window: %1</source>
        <translation>★ 이 창: %1</translation>
    </message>
    <message>
        <source>★ This window holds it</source>
        <translation>★ 이 창이 보유함</translation>
    </message>
    <message>
        <source>Held: %1 so far</source>
        <translation>보유 중: %1 (지금까지)</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>정보 없음</translation>
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
        <translation>★ 이 중 %1개를 이 창이 보유함</translation>
    </message>
    <message>
        <source>Locks whose waiters are unknown: %1</source>
        <translation>대기자를 알 수 없는 락: %1</translation>
    </message>
    <message>
        <source>With waiters</source>
        <translation>대기자 있음</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>최장 보유</translation>
    </message>
    <message>
        <source>Longest-held lock</source>
        <translation>가장 오래 보유된 락</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>대기자</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>대기 시간</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>Locks with waiters</source>
        <translation>대기자가 있는 락</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>묶기</translation>
    </message>
    <message>
        <source>Order of owners</source>
        <translation>소유자 순서</translation>
    </message>
    <message>
        <source>Most waiters first</source>
        <translation>대기자 많은 순</translation>
    </message>
    <message numerus="yes">
        <source>Graph (%n possible deadlocks)</source>
        <translation>
            <numerusform>그래프 (교착 가능 %n건)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible deadlocks, marked red.</source>
        <translation>
            <numerusform>교착 가능 %n건, 빨간색으로 표시.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more locks: use the filter.</source>
        <translation>
            <numerusform>락 %n개 더 있음: 필터를 쓰십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more owners of shared locks.</source>
        <translation>
            <numerusform>공유 락의 소유자 %n명 더 있음.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiters unknown: %1 locks. Most libraries do not store them.</source>
        <translation>대기자를 알 수 없는 락: %1개. 대부분의 라이브러리는 대기자를 저장하지 않습니다.</translation>
    </message>
    <message>
        <source>Named waiters are from the sample %1 ago.</source>
        <translation>이름이 있는 대기자는 %1 전의 표본에서 온 것입니다.</translation>
    </message>
    <message>
        <source>Dashed: waits for. Solid: held by.</source>
        <translation>점선: 기다림. 실선: 보유됨.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>‼ Overlap: %1</source>
        <translation>‼ 겹침: %1</translation>
    </message>
    <message>
        <source>unknown (%1)</source>
        <translation>알 수 없음 (%1)</translation>
    </message>
    <message>
        <source>★ %1, including this window</source>
        <translation>★ %1, 이 창 포함</translation>
    </message>
    <message>
        <source>– Holds nothing now</source>
        <translation>– 지금은 보유한 것 없음</translation>
    </message>
    <message>
        <source>– Not listed</source>
        <translation>– 목록에 없음</translation>
    </message>
    <message>
        <source>Waiters are unknown: no node can be read.</source>
        <translation>대기자를 알 수 없음: 읽을 수 있는 노드가 없습니다.</translation>
    </message>
    <message>
        <source>No known waiters. Most libraries do not store waiters in Redis.</source>
        <translation>알려진 대기자가 없습니다. 대부분의 라이브러리는 Redis에 대기자를 저장하지 않습니다.</translation>
    </message>
    <message>
        <source>owner unknown: %1</source>
        <translation>소유자를 알 수 없음: %1</translation>
    </message>
    <message>
        <source>%1 more owners: use the filter</source>
        <translation>소유자 %1명 더 있음: 필터를 쓰십시오</translation>
    </message>
    <message>
        <source>%1 more locks with waiters</source>
        <translation>대기자가 있는 락 %1개 더</translation>
    </message>
    <message>
        <source>No known owner holds a lock that matches the filter.</source>
        <translation>필터에 맞는 락을 보유한 알려진 소유자가 없습니다.</translation>
    </message>
    <message>
        <source>Owners are unknown: no node can be read.</source>
        <translation>소유자를 알 수 없음: 읽을 수 있는 노드가 없습니다.</translation>
    </message>
    <message>
        <source>No known owners.</source>
        <translation>알려진 소유자가 없습니다.</translation>
    </message>
    <message>
        <source>No known owners. Not reached: %1.</source>
        <translation>알려진 소유자가 없습니다. 연결 안 됨: %1.</translation>
    </message>
    <message>
        <source>No lock is held.</source>
        <translation>보유 중인 락이 없습니다.</translation>
    </message>
    <message>
        <source>No owner on the nodes that answer. Not reached: %1.</source>
        <translation>응답하는 노드에는 소유자가 없습니다. 연결 안 됨: %1.</translation>
    </message>
    <message>
        <source>All owners write this value, so it identifies none.</source>
        <translation>모든 소유자가 이 값을 쓰므로 누구인지 구별할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::PlotCard</name>
    <message>
        <source>Show as &amp;table</source>
        <translation>표로 보기(&amp;T)</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>그림 저장(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;numbers…</source>
        <translation>수치 저장(&amp;N)…</translation>
    </message>
    <message>
        <source>Table, picture, numbers</source>
        <translation>표, 그림, 수치</translation>
    </message>
    <message>
        <source>More about: %1</source>
        <translation>더 보기: %1</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 그림 (*.png)</translation>
    </message>
    <message>
        <source>✔ Saved the picture to %1</source>
        <translation>✔ 그림을 %1에 저장했습니다</translation>
    </message>
    <message>
        <source>✖ Cannot write %1: %2</source>
        <translation>✖ %1에 쓸 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileForm</name>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>the environment&apos;s own</source>
        <translation>환경 기본색</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>N&amp;odes</source>
        <translation>노드(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Login and TLS</source>
        <translation>로그인과 TLS(&amp;L)</translation>
    </message>
    <message>
        <source>N&amp;ame:</source>
        <translation>이름(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>그룹(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Environment:</source>
        <translation>환경(&amp;E):</translation>
    </message>
    <message>
        <source>Colou&amp;r:</source>
        <translation>색(&amp;R):</translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation>모든 노드</translation>
    </message>
    <message>
        <source>the sentinels</source>
        <translation>Sentinel</translation>
    </message>
    <message>
        <source>&amp;Watched keys</source>
        <translation>감시할 키(&amp;W)</translation>
    </message>
    <message>
        <source>Write the colour as #rrggbb, for example #b31d12</source>
        <translation>색을 #rrggbb 형식으로 쓰십시오. 예: #b31d12</translation>
    </message>
    <message>
        <source>SS&amp;H and proxy</source>
        <translation>SSH와 프록시(&amp;H)</translation>
    </message>
    <message>
        <source>the proxy</source>
        <translation>프록시</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileList</name>
    <message>
        <source>Connect&amp;ions:</source>
        <translation>연결(&amp;I):</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>새로 만들기(&amp;W)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>삭제…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>새 연결</translation>
    </message>
    <message>
        <source>%1 · PRODUCTION</source>
        <translation>%1 · 운영</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (변경됨)</translation>
    </message>
    <message>
        <source>Delete connection</source>
        <translation>연결 삭제</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>“%1” 삭제</translation>
    </message>
    <message>
        <source>Saved connections</source>
        <translation>저장된 연결</translation>
    </message>
    <message>
        <source>Write all connections to a file, without passwords</source>
        <translation>모든 연결을 비밀번호 없이 파일에 씁니다</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (저장 안 됨)</translation>
    </message>
    <message>
        <source>Delete the connection “%1”?

This also deletes its saved password. The servers stay as they are.</source>
        <translation>“%1” 연결을 삭제할까요?

저장된 비밀번호도 삭제됩니다. 서버는 그대로 있습니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileLoginTab</name>
    <message>
        <source>Ask each time</source>
        <translation>매번 묻기</translation>
    </message>
    <message>
        <source>Keep in the keychain</source>
        <translation>키체인에 보관</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>사용자(&amp;U):</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>비밀번호(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Keep passwords:</source>
        <translation>비밀번호 보관(&amp;K):</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>선택: %1</translation>
    </message>
    <message>
        <source>CA &amp;file:</source>
        <translation>CA 파일(&amp;F):</translation>
    </message>
    <message>
        <source>PEM file; empty: the system&apos;s authorities</source>
        <translation>PEM 파일. 비우면 시스템 인증 기관</translation>
    </message>
    <message>
        <source>Clie&amp;nt certificate:</source>
        <translation>클라이언트 인증서(&amp;N):</translation>
    </message>
    <message>
        <source>PEM file; empty: none</source>
        <translation>PEM 파일. 비우면 없음</translation>
    </message>
    <message>
        <source>Client ke&amp;y:</source>
        <translation>클라이언트 키(&amp;Y):</translation>
    </message>
    <message>
        <source>PEM file of the certificate&apos;s key</source>
        <translation>인증서 키의 PEM 파일</translation>
    </message>
    <message>
        <source>Host na&amp;me:</source>
        <translation>호스트 이름(&amp;M):</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>Looking for a keychain…</source>
        <translation>키체인을 찾는 중…</translation>
    </message>
    <message>
        <source>ACL user of all nodes without their own; empty: the server&apos;s default user</source>
        <translation>따로 지정하지 않은 모든 노드의 ACL 사용자. 비우면 서버의 기본 사용자</translation>
    </message>
    <message>
        <source>Keep until Lockscope quits</source>
        <translation>Lockscope 종료까지 보관</translation>
    </message>
    <message>
        <source>TLS on all no&amp;des (otherwise only for rediss:// addresses)</source>
        <translation>모든 노드에 TLS 사용 (끄면 rediss:// 주소에만)(&amp;D)</translation>
    </message>
    <message>
        <source>the name in the certificate; empty: the host of each address</source>
        <translation>인증서의 이름. 비우면 각 주소의 호스트</translation>
    </message>
    <message>
        <source>for all nodes without their own</source>
        <translation>따로 지정하지 않은 모든 노드에 사용</translation>
    </message>
    <message>
        <source>as typed, not saved</source>
        <translation>입력한 대로이며 저장되지 않음</translation>
    </message>
    <message>
        <source>saved, not shown</source>
        <translation>저장됨, 표시 안 함</translation>
    </message>
    <message>
        <source>No keychain is available%1. Lockscope can ask each time, or keep the password in memory. It never writes passwords to a file.</source>
        <translation>키체인을 쓸 수 없습니다%1. Lockscope는 매번 묻거나 비밀번호를 메모리에 둘 수 있습니다. 비밀번호를 파일에 쓰지는 않습니다.</translation>
    </message>
    <message>
        <source>Your desktop&apos;s keychain keeps the passwords. The profile contains none.</source>
        <translation>데스크톱의 키체인이 비밀번호를 보관합니다. 연결 설정에는 비밀번호가 없습니다.</translation>
    </message>
    <message>
        <source>A keychain is available. Lockscope never writes passwords to a file.</source>
        <translation>키체인을 쓸 수 있습니다. Lockscope는 비밀번호를 파일에 쓰지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileNodesModel</name>
    <message>
        <source>(none)</source>
        <translation>(없음)</translation>
    </message>
    <message>
        <source>(as all: %1)</source>
        <translation>(전체와 같음: %1)</translation>
    </message>
    <message>
        <source>(as all)</source>
        <translation>(전체와 같음)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>(as all: yes)</source>
        <translation>(전체와 같음: 예)</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>(its host)</source>
        <translation>(해당 호스트)</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>User</source>
        <translation>사용자</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>비밀번호</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>TLS host name</source>
        <translation>TLS 호스트 이름</translation>
    </message>
    <message>
        <source>own, not shown</source>
        <translation>자체, 표시 안 함</translation>
    </message>
    <message>
        <source>(ask each time)</source>
        <translation>(매번 묻기)</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileNodesTab</name>
    <message>
        <source>Independent servers: one, or several that vote (Redlock)</source>
        <translation>독립 서버: 하나, 또는 투표하는 여러 대 (Redlock)</translation>
    </message>
    <message>
        <source>A single server</source>
        <translation>단일 서버</translation>
    </message>
    <message>
        <source>Sentinel a&amp;ddresses:</source>
        <translation>Sentinel 주소(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Master name:</source>
        <translation>마스터 이름(&amp;M):</translation>
    </message>
    <message>
        <source>Data&amp;base of the master:</source>
        <translation>마스터의 데이터베이스(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;User of the sentinels:</source>
        <translation>Sentinel 사용자(&amp;U):</translation>
    </message>
    <message>
        <source>&amp;Password of the sentinels:</source>
        <translation>Sentinel 비밀번호(&amp;P):</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1번째 줄: %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 그 밖에 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>kept, not shown</source>
        <translation>저장됨, 표시 안 함</translation>
    </message>
    <message>
        <source>Line %1: %2 (in “%3”)</source>
        <translation>%1행: %2 (“%3”에서)</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>line %1 (“%2”)</source>
        <translation>%1행 (“%2”)</translation>
    </message>
    <message>
        <source>as typed, not kept</source>
        <translation>입력한 대로이며 보관되지 않음</translation>
    </message>
    <message>
        <source>Deployment type</source>
        <translation>배포 유형</translation>
    </message>
    <message>
        <source>Sentinel: the current master</source>
        <translation>Sentinel: 현재 마스터</translation>
    </message>
    <message>
        <source>Cluster: found from one or more of its servers</source>
        <translation>Cluster: 그 서버 하나 이상에서 찾음</translation>
    </message>
    <message>
        <source>•1• is a hidden password. Remove it to use no password</source>
        <translation>•1•은 숨긴 비밀번호입니다. 지우면 비밀번호를 쓰지 않습니다</translation>
    </message>
    <message>
        <source>A&amp;ddresses, one per line, or separated by commas or spaces:</source>
        <translation>주소, 한 줄에 하나 또는 쉼표나 공백으로 나누어 입력(&amp;D):</translation>
    </message>
    <message>
        <source>Nodes, with their own and the common settings</source>
        <translation>노드, 자체 설정과 공통 설정</translation>
    </message>
    <message>
        <source>NAME from `sentinel monitor NAME` in the Sentinel&apos;s configuration</source>
        <translation>Sentinel 설정의 `sentinel monitor NAME`에 있는 NAME</translation>
    </message>
    <message>
        <source>often empty</source>
        <translation>대개 비어 있음</translation>
    </message>
    <message>
        <source>Set the master&apos;s login under “Login and TLS”.</source>
        <translation>마스터의 로그인은 “로그인과 TLS”에서 설정하십시오.</translation>
    </message>
    <message>
        <source>Also wrong: %1</source>
        <translation>그 밖에 틀린 곳: %1</translation>
    </message>
    <message>
        <source>Invalid addresses</source>
        <translation>잘못된 주소</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfilePasswordStore</name>
    <message>
        <source>The password is not saved</source>
        <translation>비밀번호를 저장하지 못했습니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileRouteTab</name>
    <message>
        <source>ann@bastion.example.org; several: each through the one before; empty: none</source>
        <translation>ann@bastion.example.org. 여럿: 각각 앞의 것을 거침. 비우면 없음</translation>
    </message>
    <message>
        <source>socks5://proxy.example.org:1080; empty: none</source>
        <translation>socks5://proxy.example.org:1080. 비우면 없음</translation>
    </message>
    <message>
        <source>SSH uses your own configuration, keys and agent. The last host or the proxy resolves the names of the servers.</source>
        <translation>SSH는 사용자의 설정, 키, 에이전트를 씁니다. 서버 이름은 마지막 호스트나 프록시가 해석합니다.</translation>
    </message>
    <message>
        <source>SSH hosts:</source>
        <translation>SSH 호스트:</translation>
    </message>
    <message>
        <source>Pro&amp;xy:</source>
        <translation>프록시(&amp;X):</translation>
    </message>
    <message>
        <source>Proxy password:</source>
        <translation>프록시 비밀번호:</translation>
    </message>
    <message>
        <source>often empty</source>
        <translation>대개 비어 있음</translation>
    </message>
    <message>
        <source>as typed, not kept</source>
        <translation>입력한 대로이며 보관되지 않음</translation>
    </message>
    <message>
        <source>kept, not shown</source>
        <translation>저장됨, 표시 안 함</translation>
    </message>
    <message>
        <source>Addresses that servers announce, and where they are reached</source>
        <translation>서버가 알리는 주소와 실제로 연결할 주소</translation>
    </message>
    <message>
        <source>Servers announce</source>
        <translation>서버가 알리는 주소</translation>
    </message>
    <message>
        <source>Reach it at</source>
        <translation>연결할 주소</translation>
    </message>
    <message>
        <source>For example 172.18.0.3:6379, to reach at 127.0.0.1:7001. Without a port: all ports of the host</source>
        <translation>예: 172.18.0.3:6379을 127.0.0.1:7001로 연결합니다. 포트를 쓰지 않으면 호스트의 모든 포트</translation>
    </message>
    <message>
        <source>A&amp;ddresses that servers announce, but that cannot be reached from here:</source>
        <translation>서버가 알리지만 여기서 연결할 수 없는 주소(&amp;D):</translation>
    </message>
    <message>
        <source>An address is missing beside “%1”</source>
        <translation>“%1” 옆에 주소가 없습니다</translation>
    </message>
    <message>
        <source>“%1” is no address; write host or host:port</source>
        <translation>“%1”은(는) 주소가 아닙니다. host 또는 host:port로 쓰십시오</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileStore</name>
    <message>
        <source>it is not a JSON object</source>
        <translation>JSON 객체가 아닙니다</translation>
    </message>
    <message>
        <source>Cannot read a saved connection (%1); Lockscope leaves it unchanged: %2</source>
        <translation>저장된 연결을 읽을 수 없습니다(%1). Lockscope는 이를 그대로 둡니다: %2</translation>
    </message>
    <message>
        <source>Cannot write the settings file %1</source>
        <translation>설정 파일 %1에 쓸 수 없습니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::ProfileWatchTab</name>
    <message>
        <source>Insert the name of a dialect…</source>
        <translation>방언 이름 넣기…</translation>
    </message>
    <message>
        <source> s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Key &amp;patterns:</source>
        <translation>키 패턴(&amp;P):</translation>
    </message>
    <message>
        <source>Read every:</source>
        <translation>읽기 간격:</translation>
    </message>
    <message>
        <source>Pins, line %1: %2</source>
        <translation>방언 지정, %1번째 줄: %2</translation>
    </message>
    <message>
        <source>write PATTERN=DIALECT, for example jobs:*=redisson</source>
        <translation>PATTERN=DIALECT 형식으로 쓰십시오. 예: jobs:*=redisson</translation>
    </message>
    <message>
        <source>there is no dialect &quot;%1&quot;</source>
        <translation>&quot;%1&quot; 방언은 없습니다</translation>
    </message>
    <message>
        <source>Show &amp;keys that may be locks</source>
        <translation>락일 수 있는 키 표시(&amp;K)</translation>
    </message>
    <message>
        <source>for example lock:* orders:*; empty: recognise locks by form</source>
        <translation>예: lock:* orders:*. 비우면 형식으로 락을 알아봅니다</translation>
    </message>
    <message>
        <source>Includes keys with little evidence. Sessions, caches and counters may be among them.</source>
        <translation>근거가 적은 키도 포함합니다. 세션, 캐시, 카운터가 섞여 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>Dialects to pin a pattern to</source>
        <translation>패턴에 지정할 방언</translation>
    </message>
    <message>
        <source>&amp;Dialect pins,
PATTERN=DIALECT,
one per line:</source>
        <translation>방언 지정(&amp;D),
PATTERN=DIALECT,
한 줄에 하나:</translation>
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
        <translation>마스터 %1</translation>
    </message>
    <message>
        <source>%1 of 1 node</source>
        <translation>노드 %1 / 1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <comment>4 of 5 nodes</comment>
        <translation>노드 %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>연결 중</translation>
    </message>
    <message>
        <source>each is needed</source>
        <translation>모두 필요</translation>
    </message>
    <message>
        <source>locking stopped</source>
        <translation>락 획득 불가</translation>
    </message>
    <message>
        <source>locking may stop</source>
        <translation>락 획득이 안 될 수 있음</translation>
    </message>
    <message>
        <source>no spare</source>
        <translation>여분 없음</translation>
    </message>
    <message>
        <source>can lose none</source>
        <translation>더 잃으면 안 됨</translation>
    </message>
    <message numerus="yes">
        <source>can lose %n more</source>
        <translation>
            <numerusform>%n개 더 잃어도 됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can lose %n</source>
        <translation>
            <numerusform>%n개 잃어도 됨</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::Rail</name>
    <message numerus="yes">
        <source>%1, %n needing attention</source>
        <translation>
            <numerusform>%1, 확인 필요 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>view and keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>보기</translation>
    </message>
</context>
<context>
    <name>Lockscope::RankingModel</name>
    <message numerus="yes">
        <source>… and %n more, not shown: use the filter</source>
        <translation>
            <numerusform>… 그 밖에 %n개 표시 안 함: 필터를 쓰십시오</numerusform>
        </translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>정보 없음</translation>
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
        <translation>네임스페이스, 락, 소유자</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>보유</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>획득</translation>
    </message>
    <message>
        <source>Hand-overs</source>
        <translation>인계</translation>
    </message>
    <message>
        <source>Hold p50</source>
        <translation>보유 p50</translation>
    </message>
    <message>
        <source>Hold p99</source>
        <translation>보유 p99</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>최장</translation>
    </message>
    <message>
        <source>Expired in use</source>
        <translation>사용 중 만료</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>유실</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>겹침</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>지금까지 %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>avg %1 locks</source>
        <translation>평균 %1개</translation>
    </message>
    <message>
        <source>Waited for</source>
        <translation>대기 시간</translation>
    </message>
    <message>
        <source>How long the lock had waiters; for a namespace the sum. n/a: waiters are unknown</source>
        <translation>락에 대기자가 있던 시간. 네임스페이스는 그 합계. 정보 없음: 대기자를 알 수 없음</translation>
    </message>
    <message>
        <source>Lock: total time held, active holds included. Namespace: average number of held locks. ?: partly unobserved</source>
        <translation>락: 총 보유 시간, 진행 중인 보유 포함. 네임스페이스: 보유된 락의 평균 수. ?: 일부는 관찰하지 못함</translation>
    </message>
    <message>
        <source>Number of takes. ≥: Lockscope may have missed short holds</source>
        <translation>획득 횟수. ≥: Lockscope가 짧은 보유를 놓쳤을 수 있음</translation>
    </message>
    <message>
        <source>How often another owner took it right after a release</source>
        <translation>해제 직후 다른 소유자가 획득한 횟수</translation>
    </message>
    <message>
        <source>Half of the complete holds were shorter. ≈: within 1/16, or as exact as the readings. n/a: too few complete holds</source>
        <translation>온전한 보유의 절반은 이보다 짧았습니다. ≈: 오차 1/16 이내 또는 판독값의 정확도. 정보 없음: 온전한 보유가 너무 적음</translation>
    </message>
    <message>
        <source>99 % of the complete holds were shorter. ≈: within 1/16, or as exact as the readings. n/a: too few complete holds</source>
        <translation>온전한 보유의 99%는 이보다 짧았습니다. ≈: 오차 1/16 이내 또는 판독값의 정확도. 정보 없음: 온전한 보유가 너무 적음</translation>
    </message>
    <message>
        <source>The longest hold; &quot;so far&quot;: still active. ≥, ≤: a bound, because its start or end was seen late. ?: if it is one hold</source>
        <translation>가장 긴 보유. &quot;지금까지&quot;: 아직 진행 중. ≥, ≤: 시작이나 끝을 늦게 보아 한계값. ?: 한 번의 보유라면</translation>
    </message>
    <message>
        <source>Expired without a release. The owner may still have relied on the lock</source>
        <translation>해제 없이 만료됨. 소유자가 아직 락에 의존했을 수 있음</translation>
    </message>
    <message>
        <source>Lost by a node that restarted or failed over. The owner may still have relied on the lock</source>
        <translation>재시작하거나 페일오버한 노드가 잃음. 소유자가 아직 락에 의존했을 수 있음</translation>
    </message>
    <message>
        <source>Two owners may have relied on the lock at once. Exclusion may have failed</source>
        <translation>두 소유자가 동시에 락에 의존했을 수 있음. 배타가 깨졌을 수 있음</translation>
    </message>
</context>
<context>
    <name>Lockscope::RankingView</name>
    <message>
        <source>Ranking of namespaces, locks and owners</source>
        <translation>네임스페이스, 락, 소유자의 순위</translation>
    </message>
    <message>
        <source>&amp;Show the lock</source>
        <translation>락 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Locks: %1</source>
        <translation>락: %1</translation>
    </message>
    <message>
        <source>Locks: %1 of %2</source>
        <translation>락: %1 / %2</translation>
    </message>
    <message>
        <source>%1, over the last %2</source>
        <translation>%1, 지난 %2</translation>
    </message>
    <message>
        <source>Copy &amp;name</source>
        <translation>이름 복사(&amp;N)</translation>
    </message>
    <message>
        <source>No history yet.</source>
        <translation>아직 기록이 없습니다.</translation>
    </message>
    <message>
        <source> · Some events were missed. Counts are lower bounds (≥).</source>
        <translation> · 일부 이벤트를 놓쳤습니다. 횟수는 하한값입니다(≥).</translation>
    </message>
    <message>
        <source>No lock has been held so far.</source>
        <translation>지금까지 보유된 락이 없습니다.</translation>
    </message>
    <message>
        <source>No lock matches the filter. This view filters by name only.</source>
        <translation>필터에 맞는 락이 없습니다. 이 보기는 이름으로만 거릅니다.</translation>
    </message>
    <message>
        <source>%1, over the last %2 of the whole recording</source>
        <translation>%1, 전체 녹화의 마지막 %2</translation>
    </message>
    <message>
        <source> · up to the last reading</source>
        <translation> · 마지막 판독까지</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReadingControl</name>
    <message>
        <source>Read no&amp;w</source>
        <translation>지금 읽기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keep reading</source>
        <translation>계속 읽기(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>일시 정지(&amp;P)</translation>
    </message>
    <message>
        <source>Reading again.</source>
        <translation>다시 읽습니다.</translation>
    </message>
    <message numerus="yes">
        <source>+%n changes</source>
        <translation>
            <numerusform>변경 +%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Read all known locks now and retry nodes that are down</source>
        <translation>알려진 락을 모두 지금 읽고, 다운된 노드에 다시 연결해 봅니다</translation>
    </message>
    <message>
        <source>When off, Lockscope does not read the nodes, and this window shows old states</source>
        <translation>끄면 Lockscope가 노드를 읽지 않아 이 창에 오래된 상태가 표시됩니다</translation>
    </message>
    <message>
        <source>Pause the table of locks while reading continues (Ctrl+P, or space in the table)</source>
        <translation>읽기는 계속하면서 락 표를 일시 정지합니다 (Ctrl+P, 표에서는 스페이스)</translation>
    </message>
    <message>
        <source>Changed locks since the pause. Click to show them</source>
        <translation>일시 정지 이후 바뀐 락. 누르면 표시합니다</translation>
    </message>
    <message>
        <source>Stopped reading. This window shows the last state.</source>
        <translation>읽기를 멈췄습니다. 이 창은 마지막 상태를 표시합니다.</translation>
    </message>
    <message>
        <source>‖ Lockscope did not read from %1 to %2 and reads again now. Some states may be from before.</source>
        <translation>‖ Lockscope가 %1부터 %2까지 읽지 않았고 지금 다시 읽습니다. 일부 상태는 그 전 것일 수 있습니다.</translation>
    </message>
    <message>
        <source>‖ Reading stopped at %1. This window shows the state of %2.</source>
        <translation>‖ %1에 읽기를 멈췄습니다. 이 창은 %2의 상태를 표시합니다.</translation>
    </message>
    <message>
        <source>‖ Reading stopped at %1. This window shows that state.</source>
        <translation>‖ %1에 읽기를 멈췄습니다. 이 창은 그때의 상태를 표시합니다.</translation>
    </message>
    <message>
        <source>The table of locks is paused; reading continues.</source>
        <translation>락 표를 일시 정지했습니다. 읽기는 계속합니다.</translation>
    </message>
    <message>
        <source>The table of locks is live again.</source>
        <translation>락 표가 다시 실시간입니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingLabel</name>
    <message>
        <source>● Recording: %1, %2</source>
        <translation>● 녹화 중: %1, %2</translation>
    </message>
    <message>
        <source>The recording stopped at %1: %2</source>
        <translation>%1에 녹화가 멈췄습니다: %2</translation>
    </message>
    <message>
        <source>✖ The recording stopped</source>
        <translation>✖ 녹화가 멈췄습니다</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>저장 위치: %1</translation>
    </message>
    <message>
        <source>%1
The events up to then are in %2
Click to dismiss</source>
        <translation>%1
그때까지의 이벤트는 %2에 있습니다
누르면 닫힙니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::RecordingPlayer</name>
    <message>
        <source>, and </source>
        <translation>, 그리고 </translation>
    </message>
    <message numerus="yes">
        <source>Lockscope skipped %n unreadable lines</source>
        <translation>
            <numerusform>Lockscope가 읽을 수 없는 줄 %n개를 건너뛰었습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>it was not closed properly, so its end may be missing</source>
        <translation>제대로 닫히지 않아 끝부분이 없을 수 있습니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseDialog</name>
    <message>
        <source>Type the lock&apos;s &amp;name:</source>
        <translation>락 이름 입력(&amp;N):</translation>
    </message>
    <message>
        <source>This is production: type the lock&apos;s name, %1.</source>
        <translation>운영 환경입니다: 락 이름을 입력하십시오, %1.</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>노드에 묻는 중…</translation>
    </message>
    <message>
        <source>The lock&apos;s whole name</source>
        <translation>락의 전체 이름</translation>
    </message>
    <message>
        <source>This plan is for another owner than the one before: type the lock&apos;s name anew.</source>
        <translation>이 계획은 이전 계획과 소유자가 다릅니다: 락 이름을 다시 입력하십시오.</translation>
    </message>
    <message>
        <source>✖ At %1 nothing was done: %2</source>
        <translation>✖ %1, 아무것도 하지 않았습니다: %2</translation>
    </message>
    <message>
        <source>Shorten TTL of %1</source>
        <translation>%1의 TTL 단축</translation>
    </message>
    <message>
        <source>Set a TTL for %1</source>
        <translation>%1에 TTL 설정</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1 복원</translation>
    </message>
    <message>
        <source>Force-release %1</source>
        <translation>%1 강제 해제</translation>
    </message>
    <message>
        <source>Refresh &amp;plan</source>
        <translation>계획 새로 고침(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Undo release…</source>
        <translation>해제 되돌리기(&amp;U)…</translation>
    </message>
    <message>
        <source>Force-release lock</source>
        <translation>락 강제 해제</translation>
    </message>
    <message>
        <source>Reading the lock on all nodes…</source>
        <translation>모든 노드에서 락을 읽는 중…</translation>
    </message>
    <message>
        <source>✖ Not restored at %1: %2</source>
        <translation>✖ %1, 복원하지 않았습니다: %2</translation>
    </message>
    <message>
        <source>There is no plan. At %1: %2</source>
        <translation>계획이 없습니다. %1: %2</translation>
    </message>
    <message>
        <source>Nothing is left to restore: its TTL has run out.</source>
        <translation>복원할 것이 없습니다: TTL이 다 되었습니다.</translation>
    </message>
    <message>
        <source>Read-only: allow changes to carry the plan out.</source>
        <translation>읽기 전용: 계획을 실행하려면 변경을 허용하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>Check the plan once more: %n s.</source>
        <translation>
            <numerusform>계획을 한 번 더 확인하십시오: %n초.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a new &amp;plan</source>
        <translation>새 계획 만들기(&amp;P)</translation>
    </message>
    <message>
        <source>Release and &amp;block new owners for %1</source>
        <translation>해제하고 %1 동안 새 소유자 차단(&amp;B)</translation>
    </message>
    <message>
        <source>Release and &amp;block new owners for %1…</source>
        <translation>해제하고 %1 동안 새 소유자 차단(&amp;B)…</translation>
    </message>
    <message>
        <source>Read-only: allow changes first</source>
        <translation>읽기 전용: 먼저 변경을 허용하십시오</translation>
    </message>
    <message>
        <source>Restores the lock for its former owner, with the rest of its TTL.</source>
        <translation>남은 TTL로 이전 소유자에게 락을 복원합니다.</translation>
    </message>
    <message>
        <source>Cannot be undone: %1</source>
        <translation>되돌릴 수 없음: %1</translation>
    </message>
    <message>
        <source> Refresh the plan.</source>
        <translation> 계획을 새로 고치십시오.</translation>
    </message>
    <message>
        <source>Making the plan…</source>
        <translation>계획을 만드는 중…</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseManyDialog</name>
    <message>
        <source>Type the &amp;number of locks:</source>
        <translation>락 개수 입력(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>멈춤(&amp;S)</translation>
    </message>
    <message>
        <source>Locks to act on</source>
        <translation>작업할 락</translation>
    </message>
    <message>
        <source> ⚠ Nodes not reached now: %1.</source>
        <translation> ⚠ 지금 연결되지 않는 노드: %1개.</translation>
    </message>
    <message numerus="yes">
        <source>Shorten TTL of %n locks</source>
        <translation>
            <numerusform>락 %n개의 TTL 단축</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set a TTL for %n locks</source>
        <translation>
            <numerusform>락 %n개에 TTL 설정</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Force-release %n locks</source>
        <translation>
            <numerusform>락 %n개 강제 해제</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop at the &amp;first lock that does not go as planned</source>
        <translation>계획대로 되지 않은 첫 락에서 멈춤(&amp;F)</translation>
    </message>
    <message>
        <source>Force-release locks</source>
        <translation>락 강제 해제</translation>
    </message>
    <message>
        <source>Stopping after the current lock…</source>
        <translation>현재 락까지 마치고 멈추는 중…</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>완료: %1 / %2.</translation>
    </message>
    <message>
        <source>Reading the locks on all nodes…</source>
        <translation>모든 노드에서 락을 읽는 중…</translation>
    </message>
    <message>
        <source>Plan of %1: acts on %2 of %3 locks, each where the owner below still has it.</source>
        <translation>%1의 계획: 락 %3개 중 %2개에 실행. 각 락은 아래 소유자가 아직 가진 곳에서만.</translation>
    </message>
    <message>
        <source> ⚠ Changed since the plan: %1.</source>
        <translation> ⚠ 계획 이후 바뀜: %1.</translation>
    </message>
    <message numerus="yes">
        <source> ⚠ %n more locks exceed the limit of this list.</source>
        <translation>
            <numerusform> ⚠ 락 %n개가 이 목록의 한도를 넘습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shortened the TTL of %1 of %2 locks.</source>
        <translation>락 %2개 중 %1개의 TTL을 단축했습니다.</translation>
    </message>
    <message>
        <source>Set a TTL on %1 of %2 locks.</source>
        <translation>락 %2개 중 %1개에 TTL을 설정했습니다.</translation>
    </message>
    <message>
        <source>Released %1 of %2 locks.</source>
        <translation>락 %2개 중 %1개를 해제했습니다.</translation>
    </message>
    <message>
        <source>Already gone: %1.</source>
        <translation>이미 없음: %1.</translation>
    </message>
    <message>
        <source>Already gone from some nodes: %1.</source>
        <translation>일부 노드에서 이미 없음: %1.</translation>
    </message>
    <message>
        <source>Left alone, because the TTL had changed: %1.</source>
        <translation>TTL이 바뀌어 그대로 둠: %1.</translation>
    </message>
    <message>
        <source>Done on some nodes only: %1.</source>
        <translation>일부 노드에서만 완료: %1.</translation>
    </message>
    <message>
        <source>Not done: %1.</source>
        <translation>하지 않음: %1.</translation>
    </message>
    <message>
        <source>Not started: %1.</source>
        <translation>시작하지 않음: %1.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>제외: %1.</translation>
    </message>
    <message>
        <source>Held again or still: %1 of %2 locks.</source>
        <translation>다시 또는 아직 보유 중: 락 %2개 중 %1개.</translation>
    </message>
    <message>
        <source>Still free: %1.</source>
        <translation>아직 비어 있음: %1.</translation>
    </message>
    <message>
        <source>New owners blocked: %1.</source>
        <translation>새 소유자 차단됨: %1.</translation>
    </message>
    <message>
        <source>Expired: %1.</source>
        <translation>만료됨: %1.</translation>
    </message>
    <message>
        <source>Making the plans…</source>
        <translation>계획을 만드는 중…</translation>
    </message>
    <message>
        <source>No lock to act on.</source>
        <translation>작업할 락이 없습니다.</translation>
    </message>
    <message>
        <source>Read-only: allow changes to carry the plans out.</source>
        <translation>읽기 전용: 계획을 실행하려면 변경을 허용하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>Check the plans once more: %n s.</source>
        <translation>
            <numerusform>계획을 한 번 더 확인하십시오: %n초.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is production: type the number of locks, %1.</source>
        <translation>운영 환경입니다: 락 개수를 입력하십시오, %1.</translation>
    </message>
    <message numerus="yes">
        <source>Release %n locks and block new owners for %1</source>
        <translation>
            <numerusform>락 %n개 해제하고 %1 동안 새 소유자 차단</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shorten TTL of %n locks to %1</source>
        <translation>
            <numerusform>락 %n개의 TTL을 %1(으)로 단축</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set a TTL of %1 for %n locks</source>
        <translation>
            <numerusform>락 %n개에 TTL %1 설정</numerusform>
        </translation>
    </message>
    <message>
        <source>Acting on one lock after another…</source>
        <translation>락을 하나씩 처리하는 중…</translation>
    </message>
    <message>
        <source> Lockscope asks silent nodes again and records their answers there.</source>
        <translation> Lockscope가 응답 없는 노드에 다시 묻고 그 답을 그곳에 기록합니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleaseManyModel</name>
    <message>
        <source>on %1 of %2 nodes: %3</source>
        <translation>노드 %2개 중 %1개에서: %3</translation>
    </message>
    <message>
        <source>⚠ %1 not reached; </source>
        <translation>⚠ %1개 연결 안 됨; </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>– left out: %1</source>
        <translation>– 제외: %1</translation>
    </message>
    <message>
        <source>asking the nodes…</source>
        <translation>노드에 묻는 중…</translation>
    </message>
    <message>
        <source>✖ nothing was done: %1</source>
        <translation>✖ 아무것도 하지 않음: %1</translation>
    </message>
    <message>
        <source>– not done: %1</source>
        <translation>– 하지 않음: %1</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>보유 시간</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>투표</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>일어날 일</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>정보 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>소유자 %n명</numerusform>
        </translation>
    </message>
    <message>
        <source>split</source>
        <translation>분열</translation>
    </message>
    <message>
        <source>– left out, as read at %1: %2</source>
        <translation>– 제외(%1에 읽음): %2</translation>
    </message>
    <message>
        <source>– left out. %1</source>
        <translation>– 제외. %1</translation>
    </message>
    <message>
        <source>You left it out.</source>
        <translation>제외했습니다.</translation>
    </message>
    <message>
        <source>⚠ gone since the plan</source>
        <translation>⚠ 계획 이후 없어짐</translation>
    </message>
    <message>
        <source>⚠ %1 has it now: nothing will happen</source>
        <translation>⚠ 지금은 %1의 것임: 아무 일도 하지 않음</translation>
    </message>
    <message>
        <source>⚠ nothing will happen where %1 has it now</source>
        <translation>⚠ 지금 %1의 것인 곳에서는 아무 일도 하지 않음</translation>
    </message>
    <message>
        <source>⚠ %1 of its nodes stopped answering: the act may fail there</source>
        <translation>⚠ 해당 노드 중 %1개가 응답을 멈춤: 그곳에서는 작업이 실패할 수 있음</translation>
    </message>
    <message>
        <source>⚠ other holders share it now and stay: %1</source>
        <translation>⚠ 지금 다른 보유자가 함께 보유하며 남음: %1</translation>
    </message>
    <message>
        <source>⚠ gone from %1 of its nodes: nothing will happen there</source>
        <translation>⚠ 해당 노드 중 %1개에서 없어짐: 그곳에서는 아무 일도 하지 않음</translation>
    </message>
    <message>
        <source>⚠ its TTL changed on %1 of its nodes: nothing will happen there</source>
        <translation>⚠ 해당 노드 중 %1개에서 TTL이 바뀜: 그곳에서는 아무 일도 하지 않음</translation>
    </message>
    <message>
        <source>⚠ nodes that have it are back, but not in this plan: %1</source>
        <translation>⚠ 락이 있고 다시 돌아왔지만 이 계획에 없는 노드: %1</translation>
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
        <translation>내 락입니다. 직접 해제하십시오.</translation>
    </message>
    <message>
        <source>The lock before did not go as planned.</source>
        <translation>앞의 락이 계획대로 되지 않았습니다.</translation>
    </message>
    <message>
        <source>You stopped before this lock.</source>
        <translation>이 락 전에 멈췄습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>node and outcome</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReleasePlanPage</name>
    <message>
        <source>What the nodes have</source>
        <translation>노드의 현재 상태</translation>
    </message>
    <message>
        <source>Show the &amp;script</source>
        <translation>스크립트 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>TTL</source>
        <translation>TTL</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>할 일</translation>
    </message>
    <message>
        <source>The script that runs on each node</source>
        <translation>각 노드에서 실행되는 스크립트</translation>
    </message>
    <message>
        <source>Asking the nodes…</source>
        <translation>노드에 묻는 중…</translation>
    </message>
    <message>
        <source>Hide the &amp;script</source>
        <translation>스크립트 숨기기(&amp;S)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>할 일 없음</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>an empty value</source>
        <translation>빈 값</translation>
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
        <translation>지켜보기 중지(&amp;S)</translation>
    </message>
    <message>
        <source>What happened on each node</source>
        <translation>노드별 결과</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Time that the lock is watched</source>
        <translation>락을 지켜보는 시간</translation>
    </message>
    <message>
        <source>The audit journal still records what becomes of the lock.</source>
        <translation>락이 그 뒤 어떻게 되는지는 계속 감사 로그에 기록됩니다.</translation>
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
            <numerusform>이 소유자의 갱신 확인: %n회.</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ Since this plan the owner has changed to %1: this plan will refuse.</source>
        <translation>⚠ 계획 이후 소유자가 %1(으)로 바뀌었습니다. 이 계획은 거부됩니다.</translation>
    </message>
    <message>
        <source>⚠ Since this plan the owner has changed to %1 on some nodes: there the plan will refuse.</source>
        <translation>⚠ 계획 이후 일부 노드에서 소유자가 %1(으)로 바뀌었습니다. 그곳에서는 계획이 거부됩니다.</translation>
    </message>
    <message>
        <source>⚠ Since this plan it has lost its TTL on %1 of its nodes.</source>
        <translation>⚠ 계획 이후 노드 %1개에서 TTL이 없어졌습니다.</translation>
    </message>
    <message>
        <source>Released and free.</source>
        <translation>해제되어 비어 있습니다.</translation>
    </message>
    <message>
        <source>Released.</source>
        <translation>해제되었습니다.</translation>
    </message>
    <message>
        <source> A key is left on %1.</source>
        <translation> 키가 남은 곳: %1.</translation>
    </message>
    <message>
        <source> Could not be read: %1.</source>
        <translation> 읽지 못한 노드: %1.</translation>
    </message>
    <message>
        <source>Split: nobody holds it.</source>
        <translation>분열: 아무도 보유하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 has it. Whether it is held is unknown: too few nodes answer.</source>
        <translation>소유자 %1. 응답하는 노드가 너무 적어 보유 중인지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 has it on too few nodes to hold it.</source>
        <translation>소유자 %1. 가진 노드가 너무 적어 보유한 것이 아닙니다.</translation>
    </message>
    <message>
        <source>New owners are blocked: nobody holds it.</source>
        <translation>새 소유자가 차단됨: 아무도 보유하지 않습니다.</translation>
    </message>
    <message>
        <source>Held by %1 for %2.</source>
        <translation>보유자 %1, %2째 보유 중입니다.</translation>
    </message>
    <message>
        <source>Held by %1.</source>
        <translation>보유자: %1.</translation>
    </message>
    <message>
        <source>Plan of %1: restore it for %2 on %3 of %4 nodes, where it is still free.</source>
        <translation>%1의 계획: 노드 %4개 중 아직 비어 있는 %3개에서 %2에게 복원.</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where the named owner still has it.</source>
        <translation>%1의 계획: 노드 %4개 중 해당 소유자가 아직 가진 %3개에서 %2.</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where new owners are still blocked.</source>
        <translation>%1의 계획: 노드 %4개 중 새 소유자가 아직 차단된 %3개에서 %2.</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where this owner still has it.</source>
        <translation>%1의 계획: 노드 %4개 중 이 소유자가 아직 가진 %3개에서 %2.</translation>
    </message>
    <message>
        <source>its former owners</source>
        <translation>이전 소유자들</translation>
    </message>
    <message>
        <source>Read at %1. This act does not apply.</source>
        <translation>%1에 읽었습니다. 이 작업은 해당되지 않습니다.</translation>
    </message>
    <message>
        <source>Nothing to do: its TTL is nowhere longer than %1</source>
        <translation>할 일 없음: 어디에서도 TTL이 %1보다 길지 않습니다</translation>
    </message>
    <message>
        <source>Nothing to do: it has no TTL to shorten. Set a TTL instead</source>
        <translation>할 일 없음: 단축할 TTL이 없습니다. TTL을 설정하십시오</translation>
    </message>
    <message>
        <source>Nothing to do: it has a TTL already. Shorten it instead</source>
        <translation>할 일 없음: 이미 TTL이 있습니다. TTL을 단축하십시오</translation>
    </message>
    <message>
        <source>It never expires.</source>
        <translation>만료되지 않습니다.</translation>
    </message>
    <message>
        <source>It expires in %1.</source>
        <translation>%1 뒤 만료됩니다.</translation>
    </message>
    <message>
        <source>It never expires: waiting does not free it.</source>
        <translation>만료되지 않습니다: 기다려도 비지 않습니다.</translation>
    </message>
    <message>
        <source>Its TTL frees it in %1 unless it is renewed.</source>
        <translation>갱신되지 않으면 %1 뒤 TTL이 끝나 빕니다.</translation>
    </message>
    <message>
        <source>Its value says when it ends. Until then its owner, if alive, relies on it.</source>
        <translation>언제 끝나는지 값에 적혀 있습니다. 소유자가 살아 있으면 그때까지 의존합니다.</translation>
    </message>
    <message>
        <source>It never expires: waiting does not free it. Its owner, if alive, still relies on it.</source>
        <translation>만료되지 않습니다: 기다려도 비지 않습니다. 소유자가 살아 있으면 아직 의존하고 있습니다.</translation>
    </message>
    <message>
        <source>Its TTL frees it in %1 unless its owner renews it. Until then its owner may rely on it.</source>
        <translation>소유자가 갱신하지 않으면 %1 뒤 TTL이 끝나 빕니다. 그때까지 소유자가 의존할 수 있습니다.</translation>
    </message>
    <message>
        <source>Its TTL has run out.</source>
        <translation>TTL이 다 되었습니다.</translation>
    </message>
    <message>
        <source>Left of its TTL: %1.</source>
        <translation>남은 TTL: %1.</translation>
    </message>
    <message>
        <source>It had no TTL: once restored, it never expires.</source>
        <translation>TTL이 없었으므로 복원하면 만료되지 않습니다.</translation>
    </message>
    <message>
        <source>A waiter may take it at any moment. Then nothing is restored.</source>
        <translation>대기자가 언제든 획득할 수 있습니다. 그러면 아무것도 복원되지 않습니다.</translation>
    </message>
    <message>
        <source>New owners stay blocked until this expires or is released.</source>
        <translation>이것이 만료되거나 해제될 때까지 새 소유자는 차단됩니다.</translation>
    </message>
    <message>
        <source>Choose a time longer than its renewal interval, or a live owner loses it.</source>
        <translation>갱신 간격보다 긴 시간을 고르십시오. 그러지 않으면 살아 있는 소유자도 락을 잃습니다.</translation>
    </message>
    <message>
        <source>Until then its keys block new owners.</source>
        <translation>그때까지 그 키가 새 소유자를 막습니다.</translation>
    </message>
    <message>
        <source>Extensions of its TTL seen: %1. By which holder is unknown.</source>
        <translation>TTL 연장 확인: %1회. 어느 보유자가 했는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>No extension of its TTL was seen.</source>
        <translation>TTL 연장이 확인되지 않았습니다.</translation>
    </message>
    <message>
        <source>No renewal seen from this owner.</source>
        <translation>이 소유자의 갱신이 확인되지 않았습니다.</translation>
    </message>
    <message>
        <source>Waiters: %1.</source>
        <translation>대기자: %1.</translation>
    </message>
    <message>
        <source>Waiters: at most %1.</source>
        <translation>대기자: 최대 %1.</translation>
    </message>
    <message>
        <source>Waiters: about %1.</source>
        <translation>대기자: 약 %1.</translation>
    </message>
    <message>
        <source>Its last fencing token is %1. Services that check it reject the old owner after the next.</source>
        <translation>마지막 펜싱 토큰은 %1입니다. 토큰을 확인하는 서비스는 다음 토큰이 나온 뒤 이전 소유자를 거부합니다.</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1 복원</translation>
    </message>
    <message>
        <source>Release %1 and block new owners for %2</source>
        <translation>%1 해제하고 %2 동안 새 소유자 차단</translation>
    </message>
    <message>
        <source>Shorten TTL of %1 to %2</source>
        <translation>%1의 TTL을 %2(으)로 단축</translation>
    </message>
    <message>
        <source>Set a TTL of %2 for %1</source>
        <translation>%1에 TTL %2 설정</translation>
    </message>
    <message>
        <source>Force-release %1</source>
        <translation>%1 강제 해제</translation>
    </message>
    <message>
        <source>⚠ Since this plan the lock is gone.</source>
        <translation>⚠ 계획 이후 락이 없어졌습니다.</translation>
    </message>
    <message>
        <source>⚠ Since this plan %1 has it on %2: nothing will be restored.</source>
        <translation>⚠ 계획 이후 소유자가 %1인 노드: %2. 아무것도 복원되지 않습니다.</translation>
    </message>
    <message>
        <source>⚠ Since this plan it was free and was taken again. Its value does not say by whom.</source>
        <translation>⚠ 계획 이후 비었다가 다시 획득되었습니다. 값만으로는 누구인지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>⚠ Since this plan %1 of its nodes stopped answering: the act may fail there.</source>
        <translation>⚠ 계획 이후 해당 노드 중 %1개가 응답을 멈췄습니다. 그곳에서는 작업이 실패할 수 있습니다.</translation>
    </message>
    <message>
        <source>⚠ Nodes that have it and are back, but not in this plan: %1.</source>
        <translation>⚠ 락이 있고 다시 돌아왔지만 이 계획에 없는 노드: %1.</translation>
    </message>
    <message>
        <source>⚠ Since this plan other holders share it: %1. They stay, and new owners are not blocked.</source>
        <translation>⚠ 계획 이후 다른 보유자가 함께 보유합니다: %1. 이들은 남으며, 새 소유자는 차단되지 않습니다.</translation>
    </message>
    <message>
        <source>⚠ Since this plan other holders share it: %1. They stay.</source>
        <translation>⚠ 계획 이후 다른 보유자가 함께 보유합니다: %1. 이들은 남습니다.</translation>
    </message>
    <message>
        <source>⚠ Since this plan it is gone from %1 of its nodes: nothing happens there.</source>
        <translation>⚠ 계획 이후 노드 %1개에서 없어졌습니다. 그곳에서는 아무 일도 하지 않습니다.</translation>
    </message>
    <message>
        <source>⚠ Since this plan it has a TTL on %1 of its nodes.</source>
        <translation>⚠ 계획 이후 노드 %1개에서 TTL이 생겼습니다.</translation>
    </message>
    <message>
        <source>⚠ On %1, which is not in this plan, %2 has it.</source>
        <translation>⚠ 이 계획에 없는 %1에서는 %2의 것입니다.</translation>
    </message>
    <message>
        <source>⚠ Back, but not in this plan: %1.</source>
        <translation>⚠ 다시 돌아왔지만 이 계획에 없음: %1.</translation>
    </message>
    <message>
        <source> Refresh the plan.</source>
        <translation> 계획을 새로 고치십시오.</translation>
    </message>
    <message>
        <source>⚠ Since then the lock is gone.</source>
        <translation>⚠ 그 뒤 락이 없어졌습니다.</translation>
    </message>
    <message>
        <source>⚠ Since then %1 has it.</source>
        <translation>⚠ 그 뒤 %1의 것이 되었습니다.</translation>
    </message>
    <message>
        <source>nothing: its TTL has run out</source>
        <translation>할 일 없음: TTL이 다 되었습니다</translation>
    </message>
    <message>
        <source>It is no longer free</source>
        <translation>더 이상 비어 있지 않습니다</translation>
    </message>
    <message>
        <source>It is no longer free: another key is on %1</source>
        <translation>더 이상 비어 있지 않습니다. 다른 키가 있는 곳: %1</translation>
    </message>
    <message>
        <source>It is no longer free: on %1, %2 has it</source>
        <translation>더 이상 비어 있지 않습니다. %1에서 %2의 것입니다</translation>
    </message>
    <message>
        <source>Held by someone (%1).</source>
        <translation>누군가 보유 중입니다(%1).</translation>
    </message>
    <message>
        <source>Plan of %1: %2 on %3 of %4 nodes, where this value is still set. ⚠ It names nobody: the current holder loses it.</source>
        <translation>%1의 계획: 노드 %4개 중 아직 이 값인 %3개에서 %2. ⚠ 이 값은 누구인지 나타내지 않습니다. 현재 보유자가 락을 잃습니다.</translation>
    </message>
    <message>
        <source>Nothing to do: no node has it for this owner</source>
        <translation>할 일 없음: 어느 노드에도 이 소유자의 락이 없습니다</translation>
    </message>
    <message>
        <source>✖ %1 was lost before its release: %2 of %3 nodes no longer had it.</source>
        <translation>✖ %1은(는) 해제하기 전에 유실되었습니다: 노드 %3개 중 %2개에 이미 없었습니다.</translation>
    </message>
    <message>
        <source> On silent nodes its TTL ends at %1 at the latest.</source>
        <translation> 응답 없는 노드에서는 늦어도 %1에 TTL이 끝납니다.</translation>
    </message>
    <message>
        <source>✔ %1 is released on all nodes.</source>
        <translation>✔ %1: 모든 노드에서 해제했습니다.</translation>
    </message>
    <message>
        <source>○ %1 is gone from %2 of %3 nodes; on the others its TTL has ended.</source>
        <translation>○ %1: 노드 %3개 중 %2개에서 없어졌고, 나머지에서는 TTL이 끝났습니다.</translation>
    </message>
    <message>
        <source>? Whether %1 is released is unknown: no node answered. It may be held until %2 at the latest. Lockscope asks silent nodes again.</source>
        <translation>? %1이(가) 해제되었는지 알 수 없습니다: 응답한 노드가 없습니다. 늦어도 %2까지 보유 중일 수 있습니다. Lockscope가 응답 없는 노드에 다시 묻습니다.</translation>
    </message>
    <message>
        <source>? %1 is gone from %2 of %3 nodes. On the others it may be held until %4 at the latest. Lockscope asks silent nodes again.</source>
        <translation>? %1: 노드 %3개 중 %2개에서 없어졌습니다. 나머지에서는 늦어도 %4까지 보유 중일 수 있습니다. Lockscope가 응답 없는 노드에 다시 묻습니다.</translation>
    </message>
    <message>
        <source>✔ %1 is released, and gone from %2 of %3 nodes. On the others its TTL ends at %4 at the latest.</source>
        <translation>✔ %1: 해제했고, 노드 %3개 중 %2개에서 없어졌습니다. 나머지에서는 늦어도 %4에 TTL이 끝납니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::ReplayBar</name>
    <message>
        <source>▶ Play</source>
        <translation>▶ 재생</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>❚❚ Pause</source>
        <translation>❚❚ 일시 정지</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 / %3</translation>
    </message>
    <message>
        <source>Play or pause the recording (Ctrl+Space)</source>
        <translation>녹화 재생 또는 일시 정지 (Ctrl+스페이스)</translation>
    </message>
    <message>
        <source>Shown moment of the recording</source>
        <translation>녹화에서 표시 중인 시점</translation>
    </message>
</context>
<context>
    <name>Lockscope::ResultWording</name>
    <message>
        <source> Other holders share it and stay.</source>
        <translation> 함께 보유하는 다른 보유자는 남습니다.</translation>
    </message>
    <message>
        <source> Other holders share it and stay: %1.</source>
        <translation> 함께 보유하는 다른 보유자는 남습니다: %1.</translation>
    </message>
    <message>
        <source> New owners are not blocked where they stay.</source>
        <translation> 그들이 남은 곳에서는 새 소유자가 차단되지 않습니다.</translation>
    </message>
    <message>
        <source>Restored on %1 of %2 nodes.</source>
        <translation>노드 %2개 중 %1개에서 복원했습니다.</translation>
    </message>
    <message>
        <source>Nothing was restored: the TTL has run out.</source>
        <translation>아무것도 복원하지 않았습니다: TTL이 다 되었습니다.</translation>
    </message>
    <message>
        <source>Not restored: too few nodes took it.</source>
        <translation>복원되지 않았습니다: 받아들인 노드가 너무 적습니다.</translation>
    </message>
    <message>
        <source>Not restored: its owner took it again.</source>
        <translation>복원되지 않았습니다: 소유자가 다시 획득했습니다.</translation>
    </message>
    <message>
        <source>Not restored: it was taken meanwhile.</source>
        <translation>복원되지 않았습니다: 그사이 획득되었습니다.</translation>
    </message>
    <message>
        <source>Not restored: someone else took it meanwhile.</source>
        <translation>복원되지 않았습니다: 그사이 다른 쪽이 획득했습니다.</translation>
    </message>
    <message>
        <source> Nothing was left behind.</source>
        <translation> 남은 것은 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source> The key may be left on %n nodes.</source>
        <translation>
            <numerusform> 노드 %n개에 키가 남아 있을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source> Someone held it in between.</source>
        <translation> 그사이 누군가 보유했습니다.</translation>
    </message>
    <message>
        <source> %1 held it in between.</source>
        <translation> 그사이의 보유자: %1.</translation>
    </message>
    <message>
        <source> %1 and then %2 held it in between.</source>
        <translation> 그사이의 보유자: %1, 그다음 %2.</translation>
    </message>
    <message>
        <source>Nothing was released: the owner has changed since the plan.</source>
        <translation>아무것도 해제하지 않았습니다: 계획 이후 소유자가 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Nothing was done: the lock has changed since the plan.</source>
        <translation>아무것도 하지 않았습니다: 계획 이후 락이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Nothing was done: this user lacks the right.</source>
        <translation>아무것도 하지 않았습니다: 이 사용자에게 권한이 없습니다.</translation>
    </message>
    <message>
        <source>The TTL is as requested.</source>
        <translation>TTL이 요청한 대로입니다.</translation>
    </message>
    <message>
        <source>The owner no longer has the lock.</source>
        <translation>소유자가 더는 락을 갖고 있지 않습니다.</translation>
    </message>
    <message>
        <source> Whether this act did it is unknown.</source>
        <translation> 이 작업의 결과인지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>There was nothing left to do.</source>
        <translation>할 일이 남아 있지 않았습니다.</translation>
    </message>
    <message>
        <source>The lock was already gone on every node.</source>
        <translation>락이 모든 노드에서 이미 없었습니다.</translation>
    </message>
    <message>
        <source>The named holders were removed on %1 of %2 nodes.</source>
        <translation>노드 %2개 중 %1개에서 해당 보유자를 제거했습니다.</translation>
    </message>
    <message>
        <source>Released on %1 of %2 nodes.</source>
        <translation>노드 %2개 중 %1개에서 해제했습니다.</translation>
    </message>
    <message>
        <source>TTL shortened to %3 on %1 of %2 nodes.</source>
        <translation>노드 %2개 중 %1개에서 TTL을 %3(으)로 단축했습니다.</translation>
    </message>
    <message>
        <source>TTL set to %3 on %1 of %2 nodes.</source>
        <translation>노드 %2개 중 %1개에서 TTL을 %3(으)로 설정했습니다.</translation>
    </message>
    <message>
        <source> Left alone on %1: the owner has changed.</source>
        <translation> 소유자가 바뀌어 그대로 둔 곳: %1.</translation>
    </message>
    <message>
        <source> Left alone on %1: the lock has changed.</source>
        <translation> 락이 바뀌어 그대로 둔 곳: %1.</translation>
    </message>
    <message>
        <source> Already gone from %1.</source>
        <translation> 이미 없던 곳: %1.</translation>
    </message>
    <message>
        <source> Nothing was sent to %1: not reached.</source>
        <translation> 연결되지 않아 아무것도 보내지 않은 곳: %1.</translation>
    </message>
    <message>
        <source> Failed on %1.</source>
        <translation> 실패한 곳: %1.</translation>
    </message>
    <message>
        <source> Read again at %1: the key is gone from %2.</source>
        <translation> %1에 다시 읽음: 키가 없어진 곳 %2.</translation>
    </message>
    <message>
        <source> Read again at %1: new owners are blocked on %2.</source>
        <translation> %1에 다시 읽음: 새 소유자가 차단된 곳 %2.</translation>
    </message>
    <message>
        <source> Read again at %1: someone else&apos;s key is on %2.</source>
        <translation> %1에 다시 읽음: 다른 쪽의 키가 있는 곳 %2.</translation>
    </message>
    <message>
        <source> Read again at %1: its owner has it on %2.</source>
        <translation> %1에 다시 읽음: 소유자가 아직 가진 곳 %2.</translation>
    </message>
    <message>
        <source> This user lacks the right on %1: nothing was done there.</source>
        <translation> 이 사용자에게 권한이 없어 아무것도 하지 않은 곳: %1.</translation>
    </message>
    <message>
        <source> It keeps its longer TTL on %1.</source>
        <translation> 더 긴 TTL이 그대로인 곳: %1.</translation>
    </message>
    <message numerus="yes">
        <source> It has no TTL on %n nodes and does not expire there.</source>
        <translation>
            <numerusform> 노드 %n개에서는 TTL이 없어 만료되지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source> There its TTL differs, and these nodes keep it held.</source>
        <translation> 그곳에서는 TTL이 다르며, 이 노드들 때문에 계속 보유됩니다.</translation>
    </message>
    <message>
        <source> It may be held forever: it has no TTL.</source>
        <translation> TTL이 없어 영원히 보유될 수 있습니다.</translation>
    </message>
    <message>
        <source> It may still be held until its TTL ends.</source>
        <translation> TTL이 끝날 때까지 아직 보유 중일 수 있습니다.</translation>
    </message>
    <message>
        <source> It may be held for longer.</source>
        <translation> 더 오래 보유될 수 있습니다.</translation>
    </message>
    <message>
        <source> Where it is left, it does not expire.</source>
        <translation> 남은 곳에서는 만료되지 않습니다.</translation>
    </message>
    <message>
        <source> Where it is left, it ends with its TTL.</source>
        <translation> 남은 곳에서는 TTL과 함께 끝납니다.</translation>
    </message>
    <message>
        <source> ⚠ The outcome is not in the journal: %1</source>
        <translation> ⚠ 결과를 로그에 쓰지 못함: %1</translation>
    </message>
    <message>
        <source>Whether it is free is unknown.</source>
        <translation>비어 있는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Free again since %1.</source>
        <translation>%1부터 다시 비어 있습니다.</translation>
    </message>
    <message>
        <source>Stayed free for %1.</source>
        <translation>%1 동안 계속 비어 있었습니다.</translation>
    </message>
    <message>
        <source>Still free after %1.</source>
        <translation>%1 뒤에도 비어 있습니다.</translation>
    </message>
    <message>
        <source>Not free: a key with its name, but no lock, is on %1.</source>
        <translation>비어 있지 않습니다: 이름은 같지만 락이 아닌 키가 있는 곳 %1.</translation>
    </message>
    <message>
        <source>Not free: %1 has it on %2.</source>
        <translation>비어 있지 않습니다: 소유자 %1, 노드 %2.</translation>
    </message>
    <message>
        <source>New owners are blocked.</source>
        <translation>새 소유자가 차단되어 있습니다.</translation>
    </message>
    <message>
        <source>Nobody has renewed it so far.</source>
        <translation>지금까지 아무도 갱신하지 않았습니다.</translation>
    </message>
    <message>
        <source>It has no TTL again on %1, after %2.</source>
        <translation>%2 뒤 다시 TTL이 없어진 곳: %1.</translation>
    </message>
    <message>
        <source>It has no TTL again, after %1.</source>
        <translation>%1 뒤 다시 TTL이 없어졌습니다.</translation>
    </message>
    <message>
        <source>Renewed on %1 of %2 nodes after %3. Its owner may be alive.</source>
        <translation>%3 뒤 노드 %2개 중 %1개에서 갱신되었습니다. 소유자가 살아 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>Renewed or taken again after %1.</source>
        <translation>%1 뒤 갱신되었거나 다시 획득되었습니다.</translation>
    </message>
    <message>
        <source>Renewed after %1. Its owner is alive.</source>
        <translation>%1 뒤 갱신되었습니다. 소유자가 살아 있습니다.</translation>
    </message>
    <message>
        <source>Still held for longer: %1 of %2 nodes (%3) keep it.</source>
        <translation>더 오래 보유 중입니다: 노드 %2개 중 %1개(%3)가 유지합니다.</translation>
    </message>
    <message>
        <source>Expired after %1. Its owner did not renew it.</source>
        <translation>%1 뒤 만료되었습니다. 소유자가 갱신하지 않았습니다.</translation>
    </message>
    <message>
        <source>Now held by %1, since %2.</source>
        <translation>현재 보유자: %1, %2부터.</translation>
    </message>
    <message>
        <source> Before that, %1 had it.</source>
        <translation> 그 전의 소유자: %1.</translation>
    </message>
    <message>
        <source>Held by %1, as before the act.</source>
        <translation>작업 전과 같이 보유자: %1.</translation>
    </message>
    <message>
        <source>The lock was taken again after %1. Its value does not say by whom.</source>
        <translation>%1 뒤 락이 다시 획득되었습니다. 값만으로는 누구인지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The lock came back after %1.</source>
        <translation>%1 뒤 락이 돌아왔습니다.</translation>
    </message>
    <message>
        <source>Still held by %1 on %2 of %3 nodes.</source>
        <translation>아직 보유 중입니다: 보유자 %1, 노드 %3개 중 %2개.</translation>
    </message>
    <message>
        <source>Its former owner holds it again.</source>
        <translation>이전 소유자가 다시 보유합니다.</translation>
    </message>
    <message>
        <source>Not free: a leftover of %1 on %2 of %3 nodes (%4). No quorum holds it.</source>
        <translation>비어 있지 않습니다: %1의 잔재가 노드 %3개 중 %2개(%4)에 있습니다. 쿼럼으로 보유한 쪽은 없습니다.</translation>
    </message>
    <message>
        <source>Not free: several owners, and none has a quorum.</source>
        <translation>비어 있지 않습니다: 소유자가 여럿이고 쿼럼을 얻은 쪽이 없습니다.</translation>
    </message>
    <message>
        <source>Whether it is free is unknown: no answer from %1.</source>
        <translation>비어 있는지 알 수 없습니다: 응답 없음: %1.</translation>
    </message>
    <message>
        <source>Whether it is held is unknown: %1 has it on %2 of %3 nodes (%4).</source>
        <translation>보유 중인지 알 수 없습니다: 소유자 %1, 노드 %3개 중 %2개(%4).</translation>
    </message>
    <message>
        <source> Not watched since %1.</source>
        <translation> %1부터는 지켜보지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>still free after %1</source>
        <translation>%1 뒤에도 비어 있음</translation>
    </message>
    <message>
        <source>not free: no lock, but a key</source>
        <translation>비어 있지 않음: 락이 아닌 키</translation>
    </message>
    <message>
        <source>not free: %1</source>
        <translation>비어 있지 않음: %1</translation>
    </message>
    <message>
        <source>new owners blocked</source>
        <translation>새 소유자 차단됨</translation>
    </message>
    <message>
        <source>not renewed after %1</source>
        <translation>%1 뒤에도 갱신되지 않음</translation>
    </message>
    <message>
        <source>renewed after %1</source>
        <translation>%1 뒤 갱신됨</translation>
    </message>
    <message>
        <source>still held for longer</source>
        <translation>더 오래 보유 중</translation>
    </message>
    <message>
        <source>expired after %1</source>
        <translation>%1 뒤 만료됨</translation>
    </message>
    <message>
        <source>taken by %1 after %2</source>
        <translation>%2 뒤 획득됨: %1</translation>
    </message>
    <message>
        <source>still held by %1</source>
        <translation>아직 보유 중: %1</translation>
    </message>
    <message>
        <source>came back after %1</source>
        <translation>%1 뒤 돌아옴</translation>
    </message>
    <message>
        <source>held again by its former owner</source>
        <translation>이전 소유자가 다시 보유함</translation>
    </message>
    <message>
        <source>leftover of %1</source>
        <translation>%1의 잔재</translation>
    </message>
    <message>
        <source>split</source>
        <translation>분열</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>free</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>blocked for new owners</source>
        <translation>새 소유자 차단됨</translation>
    </message>
    <message>
        <source>a key that is no lock</source>
        <translation>락이 아닌 키</translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <translation>%1, %2부터</translation>
    </message>
    <message>
        <source>not reached, nothing sent</source>
        <translation>연결 안 됨, 아무것도 보내지 않음</translation>
    </message>
    <message>
        <source>not read for the plan, nothing sent</source>
        <translation>계획 때 읽지 못함, 아무것도 보내지 않음</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>응답 없음</translation>
    </message>
    <message>
        <source>○ %1; at %2 the key is gone</source>
        <translation>○ %1. %2에 키가 없음</translation>
    </message>
    <message>
        <source>⚠ %1; at %2 its owner has it, TTL %3</source>
        <translation>⚠ %1. %2에 소유자가 가짐, TTL %3</translation>
    </message>
    <message>
        <source>⚠ %1; at %2 %3 has it</source>
        <translation>⚠ %1. %2에 %3의 것임</translation>
    </message>
    <message>
        <source>○ %1; at %2 %3 has it</source>
        <translation>○ %1. %2에 %3의 것임</translation>
    </message>
    <message>
        <source>○ %1; at %2 a key that is no lock</source>
        <translation>○ %1. %2에 락이 아닌 키가 있음</translation>
    </message>
    <message>
        <source> Unknown on %1: no answer, the command may have run.</source>
        <translation> 알 수 없는 곳: %1. 응답이 없으며 명령이 실행되었을 수 있습니다.</translation>
    </message>
    <message>
        <source> It is still held.</source>
        <translation> 아직 보유 중입니다.</translation>
    </message>
    <message>
        <source> Unknown on %1: no answer.</source>
        <translation> 알 수 없는 곳: %1. 응답이 없습니다.</translation>
    </message>
    <message>
        <source> Node %1 did not answer and may still hold it.</source>
        <translation> 응답하지 않아 아직 보유 중일 수 있는 노드: %1.</translation>
    </message>
    <message>
        <source> Nodes %1 did not answer and may still hold it.</source>
        <translation> 응답하지 않아 아직 보유 중일 수 있는 노드: %1.</translation>
    </message>
    <message>
        <source>Watching for %1.</source>
        <translation>%1 동안 지켜봅니다.</translation>
    </message>
    <message>
        <source> The same owner value is back.</source>
        <translation> 같은 소유자 값이 돌아왔습니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::RowCopy</name>
    <message>
        <source>&amp;Copy (Ctrl+C)</source>
        <translation>복사(&amp;C) (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleAction</name>
    <message>
        <source>Sample &amp;contention…</source>
        <translation>경합 표본 뜨기(&amp;C)…</translation>
    </message>
    <message>
        <source>This is a recording: no clients to listen to</source>
        <translation>녹화입니다: 들을 클라이언트가 없습니다</translation>
    </message>
    <message>
        <source>Reading is off: Lockscope could not tell the result of an attempt</source>
        <translation>읽기가 꺼져 있어 Lockscope가 시도의 결과를 알 수 없습니다</translation>
    </message>
    <message>
        <source>Show which clients try to take which lock, for some seconds (%1)</source>
        <translation>어느 클라이언트가 어느 락을 획득하려는지 몇 초 동안 보여 줍니다 (%1)</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleDialog</name>
    <message>
        <source>Nodes to listen to</source>
        <translation>들을 노드</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>듣기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>멈춤(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Sample contention</source>
        <translation>경합 표본 뜨기</translation>
    </message>
    <message>
        <source>The selec&amp;ted: %1</source>
        <translation>선택한 락: %1(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>The selec&amp;ted: %n locks</source>
        <translation>
            <numerusform>선택한 락: %n개(&amp;T)</numerusform>
        </translation>
    </message>
    <message>
        <source>Locks:</source>
        <translation>락:</translation>
    </message>
    <message>
        <source>Listen &amp;for:</source>
        <translation>듣는 시간(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Nodes:</source>
        <translation>노드(&amp;N):</translation>
    </message>
    <message>
        <source>Choose a node to listen to.</source>
        <translation>들을 노드를 고르십시오.</translation>
    </message>
    <message numerus="yes">
        <source>Listening to %n nodes…</source>
        <translation>
            <numerusform>노드 %n개를 듣는 중…</numerusform>
        </translation>
    </message>
    <message>
        <source>✖ %1</source>
        <translation>✖ %1</translation>
    </message>
    <message>
        <source>Listened until %1.</source>
        <translation>%1까지 들었습니다.</translation>
    </message>
    <message>
        <source>An&amp;y key</source>
        <translation>모든 키(&amp;Y)</translation>
    </message>
    <message>
        <source>✔ %1</source>
        <translation>✔ %1</translation>
    </message>
    <message>
        <source>&amp;All known locks</source>
        <translation>알려진 락 모두(&amp;A)</translation>
    </message>
    <message>
        <source>This is &amp;production: slow its nodes down with MONITOR</source>
        <translation>운영 환경임: MONITOR로 노드가 느려져도 됨(&amp;P)</translation>
    </message>
    <message>
        <source>Contention by lock</source>
        <translation>락별 경합</translation>
    </message>
    <message>
        <source>Connections that tried to take the lock</source>
        <translation>락을 획득하려고 한 연결</translation>
    </message>
    <message>
        <source>MONITOR slows a busy node down: the node sends Lockscope a copy of each command. Lockscope changes nothing, keeps no values, and stops at %1 commands or %2 MiB per node.</source>
        <translation>MONITOR는 바쁜 노드를 느리게 합니다. 노드가 모든 명령의 사본을 Lockscope에 보냅니다. Lockscope는 아무것도 바꾸지 않고 값을 보관하지 않으며, 노드마다 명령 %1개나 %2 MiB에서 멈춥니다.</translation>
    </message>
    <message>
        <source>Includes unknown locks: SET with NX, SETNX, and scripts that take locks.</source>
        <translation>알려지지 않은 락도 포함: NX가 있는 SET, SETNX, 락을 획득하는 스크립트.</translation>
    </message>
    <message>
        <source>This is production: confirm that Lockscope may slow its nodes down.</source>
        <translation>운영 환경입니다: Lockscope가 노드를 느리게 해도 되는지 확인하십시오.</translation>
    </message>
    <message>
        <source>Not listening yet.</source>
        <translation>아직 듣지 않습니다.</translation>
    </message>
    <message>
        <source>Stopped, without a result.</source>
        <translation>결과 없이 멈췄습니다.</translation>
    </message>
    <message numerus="yes">
        <source>✔ Clients tried to take, or waited for, %1 of %n locks.</source>
        <translation>
            <numerusform>✔ 클라이언트가 락 %n개 중 %1개를 획득하려 했거나 기다렸습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope heard no attempt to take one of %1 locks.</source>
        <translation>Lockscope가 락 %1개에 대한 획득 시도를 듣지 못했습니다.</translation>
    </message>
    <message>
        <source>No client tried to take one of %1 locks.</source>
        <translation>락 %1개를 획득하려 한 클라이언트가 없습니다.</translation>
    </message>
    <message>
        <source>Lockscope heard no attempt to take a lock.</source>
        <translation>Lockscope가 락 획득 시도를 듣지 못했습니다.</translation>
    </message>
    <message>
        <source>No client tried to take a lock.</source>
        <translation>락을 획득하려 한 클라이언트가 없습니다.</translation>
    </message>
    <message>
        <source>Nodes heard: %1 of %2.</source>
        <translation>들은 노드: %1 / %2.</translation>
    </message>
    <message>
        <source>⚠ Some commands were missed: see the nodes above.</source>
        <translation>⚠ 일부 명령을 놓쳤습니다. 위의 노드를 보십시오.</translation>
    </message>
    <message>
        <source>Connections that tried to take the lock chosen above</source>
        <translation>위에서 고른 락을 획득하려고 한 연결</translation>
    </message>
    <message>
        <source>Connections that tried to take %1: %2 (a client may have several)</source>
        <translation>%1을(를) 획득하려고 한 연결: %2 (한 클라이언트의 연결이 여럿일 수 있음)</translation>
    </message>
    <message>
        <source> (without the %1 least active)</source>
        <translation> (가장 뜸한 %1개 제외)</translation>
    </message>
</context>
<context>
    <name>Lockscope::SampleNodesModel</name>
    <message>
        <source>✕ down</source>
        <translation>✕ 다운</translation>
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
        <translation>노드</translation>
    </message>
    <message>
        <source>Listened for</source>
        <translation>들은 시간</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>비고</translation>
    </message>
</context>
<context>
    <name>Lockscope::SecondsBox</name>
    <message>
        <source> s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Seconds, or a number with ms, m or h, as 1m30s</source>
        <translation>초, 또는 ms, m, h를 붙인 숫자. 예: 1m30s</translation>
    </message>
    <message>
        <source>The limit is %1, used instead</source>
        <translation>한도는 %1이며, 대신 이 값을 씁니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::SessionRecorder</name>
    <message>
        <source>the disk is too slow. The file keeps the events up to then.</source>
        <translation>디스크가 너무 느립니다. 파일에는 그때까지의 이벤트가 있습니다.</translation>
    </message>
    <message>
        <source>● Recording to %1</source>
        <translation>● %1에 녹화 중</translation>
    </message>
    <message>
        <source>✖ Recording stopped: %1</source>
        <translation>✖ 녹화가 멈췄습니다: %1</translation>
    </message>
    <message>
        <source>✖ Cannot record: %1</source>
        <translation>✖ 녹화할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>✖ Cannot close the recording: %1</source>
        <translation>✖ 녹화를 닫을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>✔ Recorded %1 to %2</source>
        <translation>✔ %1 녹화, 파일: %2</translation>
    </message>
</context>
<context>
    <name>Lockscope::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>not now: %1</source>
        <translation>지금은 안 됨: %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 또는 </translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>지금은 안 됨</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>not in this view</source>
        <translation>이 보기에서는 안 됨</translation>
    </message>
    <message>
        <source>Copy the selected rows, or the selected hold in the timeline</source>
        <translation>선택한 행 또는 타임라인에서 선택한 보유 복사</translation>
    </message>
    <message>
        <source>Pause the table of locks</source>
        <translation>락 표 일시 정지</translation>
    </message>
    <message>
        <source>In the filter: go to the view. In contention and alerts: go to the lock</source>
        <translation>필터에서: 보기로 이동. 경합과 경보에서: 락으로 이동</translation>
    </message>
</context>
<context>
    <name>Lockscope::Sign</name>
    <message>
        <source>a library&apos;s own form</source>
        <translation>라이브러리 고유의 형식</translation>
    </message>
    <message>
        <source>a lock word in the name</source>
        <translation>이름에 락을 뜻하는 단어</translation>
    </message>
    <message>
        <source>a value that can be an owner</source>
        <translation>소유자일 수 있는 값</translation>
    </message>
    <message>
        <source>a value that names a process</source>
        <translation>프로세스를 나타내는 값</translation>
    </message>
    <message>
        <source>a random token</source>
        <translation>무작위 토큰</translation>
    </message>
    <message>
        <source>taken, deleted and taken again</source>
        <translation>획득, 삭제 후 다시 획득됨</translation>
    </message>
    <message>
        <source>renewed while watched</source>
        <translation>관찰 중 갱신됨</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>사용자가 지정함</translation>
    </message>
    <message>
        <source>a name with another purpose</source>
        <translation>다른 용도의 이름</translation>
    </message>
    <message>
        <source>a value that is data</source>
        <translation>데이터인 값</translation>
    </message>
    <message>
        <source>a value that is a count</source>
        <translation>개수인 값</translation>
    </message>
    <message>
        <source>a TTL longer than a day</source>
        <translation>하루보다 긴 TTL</translation>
    </message>
    <message>
        <source>an id without an expiry</source>
        <translation>만료 없는 식별자</translation>
    </message>
    <message>
        <source>a form that no dialect knows</source>
        <translation>어떤 방언도 모르는 형식</translation>
    </message>
    <message>
        <source>several nodes have it</source>
        <translation>여러 노드에 있음</translation>
    </message>
</context>
<context>
    <name>Lockscope::StatusBar</name>
    <message>
        <source>Press ? for shortcuts</source>
        <translation>단축키는 ? 키</translation>
    </message>
    <message>
        <source>by timer</source>
        <translation>타이머로</translation>
    </message>
    <message>
        <source>by keyspace events</source>
        <translation>키스페이스 이벤트로</translation>
    </message>
    <message>
        <source>by key tracking</source>
        <translation>key tracking으로</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>● Live</source>
        <translation>● 실시간</translation>
    </message>
    <message>
        <source>‖ Table paused</source>
        <translation>‖ 표 일시 정지</translation>
    </message>
    <message>
        <source>‖ Not reading</source>
        <translation>‖ 읽지 않음</translation>
    </message>
    <message>
        <source>▶ Recording</source>
        <translation>▶ 녹화</translation>
    </message>
    <message>
        <source>updated %1 ago %2</source>
        <translation>%1 전 %2 업데이트</translation>
    </message>
    <message>
        <source>%1 commands/s · %2/s</source>
        <translation>명령 %1개/초 · %2/초</translation>
    </message>
    <message>
        <source>Cost of watching, for all nodes together</source>
        <translation>감시 비용, 모든 노드 합계</translation>
    </message>
</context>
<context>
    <name>Lockscope::SteadyTable</name>
    <message numerus="yes">
        <source>↑ %n more above</source>
        <translation>
            <numerusform>↑ 위에 %n개 더</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lockscope::StripWidget</name>
    <message>
        <source>Holds of the last 10 minutes</source>
        <translation>지난 10분의 보유</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>아직 알 수 없음</translation>
    </message>
</context>
<context>
    <name>Lockscope::SubsetChips</name>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>확인 필요</translation>
    </message>
    <message>
        <source>Contended</source>
        <translation>경합 중</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>내 락</translation>
    </message>
    <message>
        <source>All locks</source>
        <translation>모든 락</translation>
    </message>
    <message>
        <source>Locks that this window holds</source>
        <translation>이 창이 보유한 락</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>title and count</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Locks in a warning or critical state</source>
        <translation>경고 또는 위험 상태의 락</translation>
    </message>
    <message>
        <source>Locks with known waiters</source>
        <translation>대기자가 확인된 락</translation>
    </message>
</context>
<context>
    <name>Lockscope::TakesPlot</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>%1
not watched</source>
        <translation>%1
감시 안 함</translation>
    </message>
    <message>
        <source>takes: %1 (%2 per minute)</source>
        <translation>획득: %1 (분당 %2)</translation>
    </message>
    <message>
        <source>takes: %1</source>
        <translation>획득: %1</translation>
    </message>
    <message>
        <source>%1
%2
waiters: at most %3</source>
        <translation>%1
%2
대기자: 최대 %3</translation>
    </message>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineCanvas</name>
    <message>
        <source>Timeline of locks</source>
        <translation>락 타임라인</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Shows the owner of each lock over time. As a table: Ctrl+Shift+T.</source>
        <translation>각 락의 소유자를 시간에 따라 보여 줍니다. 표로 보기: Ctrl+Shift+T.</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelinePainter</name>
    <message>
        <source>? unknown</source>
        <translation>? 알 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n holds</source>
        <comment>too short to be drawn one by one</comment>
        <translation>
            <numerusform>보유 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>‼ overlap</source>
        <translation>‼ 겹침</translation>
    </message>
    <message numerus="yes">
        <source>%n more owners</source>
        <translation>
            <numerusform>소유자 %n명 더</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wait</source>
        <comment>so many wait for the lock</comment>
        <translation>대기 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n locks</source>
        <translation>
            <numerusform>락 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n locks</source>
        <translation>
            <numerusform>락 %n개 중 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 후</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1 전</translation>
    </message>
    <message>
        <source>✕ %1 down</source>
        <translation>✕ %1 다운</translation>
    </message>
    <message>
        <source>◂ held until %1</source>
        <translation>◂ %1까지 보유됨</translation>
    </message>
    <message>
        <source>held from %1 ▸</source>
        <translation>%1부터 보유됨 ▸</translation>
    </message>
    <message>
        <source>~ %1 wait</source>
        <comment>about so many</comment>
        <translation>~ %1: 락을 기다림</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>unknown: the node was down</source>
        <translation>알 수 없음: 노드가 다운됨</translation>
    </message>
    <message>
        <source>unknown: too few nodes could be read</source>
        <translation>알 수 없음: 읽을 수 있는 노드가 너무 적었음</translation>
    </message>
    <message>
        <source>unknown: not reading</source>
        <translation>알 수 없음: 읽지 않음</translation>
    </message>
    <message>
        <source>unknown: reading is paused</source>
        <translation>알 수 없음: 읽기 일시 정지</translation>
    </message>
    <message>
        <source>unknown: no longer kept</source>
        <translation>알 수 없음: 더는 보관하지 않음</translation>
    </message>
    <message>
        <source>unknown: not watched yet</source>
        <translation>알 수 없음: 아직 감시 안 함</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineTable</name>
    <message>
        <source>Holds, the latest first</source>
        <translation>보유 내역, 최근 것부터</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineTableModel</name>
    <message>
        <source>before %1</source>
        <translation>%1 이전</translation>
    </message>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 이후</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>락</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>To</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>보유 시간</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>End</source>
        <translation>종료</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineView</name>
    <message>
        <source>Follow the present (Space, End)</source>
        <translation>현재 따라가기 (스페이스, End)</translation>
    </message>
    <message>
        <source>⟨ Contention</source>
        <translation>⟨ 경합</translation>
    </message>
    <message>
        <source>Contention ⟩</source>
        <translation>경합 ⟩</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>More time (−)</source>
        <translation>더 긴 시간 (−)</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Less time (+)</source>
        <translation>더 짧은 시간 (+)</translation>
    </message>
    <message>
        <source>As table</source>
        <translation>표로 보기</translation>
    </message>
    <message>
        <source>Order of the locks</source>
        <translation>락 순서</translation>
    </message>
    <message>
        <source>Trouble first</source>
        <translation>문제 먼저</translation>
    </message>
    <message>
        <source>Most contended first</source>
        <translation>경합 많은 순</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>이름순</translation>
    </message>
    <message>
        <source>● Live</source>
        <translation>● 실시간</translation>
    </message>
    <message>
        <source>%1 in view</source>
        <translation>%1 표시</translation>
    </message>
    <message>
        <source>&amp;Copy (Ctrl+C)</source>
        <translation>복사(&amp;C) (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the selected hold as a row</source>
        <translation>선택한 보유를 한 행으로 복사</translation>
    </message>
    <message>
        <source>Loading the history…</source>
        <translation>기록을 불러오는 중…</translation>
    </message>
    <message>
        <source>To the previous contention: hand-over with waiters, overlap, expiry in use, wait ([)</source>
        <translation>이전 경합으로: 대기자가 있는 인계, 겹침, 사용 중 만료, 대기 ([)</translation>
    </message>
    <message>
        <source>To the next contention: hand-over with waiters, overlap, expiry in use, wait (])</source>
        <translation>다음 경합으로: 대기자가 있는 인계, 겹침, 사용 중 만료, 대기 (])</translation>
    </message>
    <message>
        <source>Show the timeline as a table (Ctrl+Shift+T)</source>
        <translation>타임라인을 표로 보기 (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>❚❚ Paused</source>
        <translation>❚❚ 일시 정지</translation>
    </message>
    <message>
        <source>● Follows the replay</source>
        <translation>● 재생을 따라감</translation>
    </message>
    <message>
        <source>Owner and waiters</source>
        <translation>소유자와 대기자</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>보유자</translation>
    </message>
    <message>
        <source>Next owner</source>
        <translation>다음 소유자</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>대기자</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>근거</translation>
    </message>
    <message numerus="yes">
        <source>Without %Ln earlier holds. Use the filter to see them.</source>
        <translation>
            <numerusform>더 이른 보유 %Ln회 제외. 필터를 쓰면 볼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope saw no owner of these locks.</source>
        <translation>Lockscope가 이 락들의 소유자를 보지 못했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n locks, ended ones included.</source>
        <translation>
            <numerusform>필터가 끝난 락을 포함해 락 %n개를 모두 숨깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No locks since %1.

A lock appears here when a client takes it. Open a recording to see the past.</source>
        <translation>%1 이후 락이 없습니다.

클라이언트가 락을 획득하면 여기에 나타납니다. 과거를 보려면 녹화를 여십시오.</translation>
    </message>
    <message>
        <source>Click a hold to see its owner, the next owner and the waiters. Press ] and [ for the next and previous contention.</source>
        <translation>보유를 누르면 소유자, 다음 소유자, 대기자가 표시됩니다. ] 키와 [ 키로 다음과 이전 경합으로 이동합니다.</translation>
    </message>
    <message>
        <source>No known contention of this lock after %1.</source>
        <translation>%1 이후 이 락의 알려진 경합이 없습니다.</translation>
    </message>
    <message>
        <source>No known contention of this lock before %1.</source>
        <translation>%1 이전 이 락의 알려진 경합이 없습니다.</translation>
    </message>
    <message>
        <source>No known contention after %1.</source>
        <translation>%1 이후 알려진 경합이 없습니다.</translation>
    </message>
    <message>
        <source>No known contention before %1.</source>
        <translation>%1 이전 알려진 경합이 없습니다.</translation>
    </message>
    <message>
        <source>Lockscope skips hand-overs without known waiters.</source>
        <translation>알려진 대기자가 없는 인계는 건너뜁니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier holds are not listed. Use the filter to see them.</source>
        <translation>
            <numerusform>더 이른 보유 %Ln회는 목록에 없습니다. 필터를 쓰면 볼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>New events appear on the right. Press End to go there.</source>
        <translation>새 이벤트는 오른쪽에 나타납니다. End 키를 누르면 그곳으로 갑니다.</translation>
    </message>
</context>
<context>
    <name>Lockscope::TimelineWording</name>
    <message>
        <source>released</source>
        <translation>해제됨</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>만료됨</translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>넘겨받음</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>유실</translation>
    </message>
    <message>
        <source>end unknown</source>
        <translation>종료 방식 알 수 없음</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>노드 %1</translation>
    </message>
    <message>
        <source>held at least since then</source>
        <translation>적어도 그때부터 보유</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2 could not be read</source>
        <translation>%1: %2 읽지 못함</translation>
    </message>
    <message>
        <source>%1: in the future</source>
        <translation>%1: 미래</translation>
    </message>
    <message>
        <source>since %1, for %2 now</source>
        <translation>%1부터 지금까지 %2</translation>
    </message>
    <message>
        <source>at least since %1, for %2 or longer</source>
        <translation>적어도 %1부터, %2 이상</translation>
    </message>
    <message>
        <source>from %1 to %2, for %3</source>
        <translation>%1부터 %2까지, %3</translation>
    </message>
    <message>
        <source>at least from %1 to %2, for %3 or longer</source>
        <translation>적어도 %1부터 %2까지, %3 이상</translation>
    </message>
    <message>
        <source>It never expires.</source>
        <translation>만료되지 않습니다.</translation>
    </message>
    <message>
        <source>It ends in %1 unless renewed.</source>
        <translation>갱신하지 않으면 %1 뒤 끝납니다.</translation>
    </message>
    <message>
        <source>It is due now.</source>
        <translation>지금 만료 시점입니다.</translation>
    </message>
    <message>
        <source>It may have been any time earlier.</source>
        <translation>실제로는 얼마든지 더 일렀을 수 있습니다.</translation>
    </message>
    <message>
        <source>It may have been up to %1 earlier.</source>
        <translation>실제로는 최대 %1 더 일렀을 수 있습니다.</translation>
    </message>
    <message>
        <source> </source>
        <comment>between sentences</comment>
        <translation> </translation>
    </message>
    <message>
        <source>The end may have been up to %1 earlier.</source>
        <translation>끝은 최대 %1 더 일렀을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 held it %2.</source>
        <translation>%1 보유: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 held it next, %2 after.</source>
        <translation>다음 보유: %1, 간격 %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n short holds</source>
        <translation>
            <numerusform>%1: 짧은 보유 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: handed over at %2</source>
        <translation>%1: %2에 인계</translation>
    </message>
    <message>
        <source>%1 held it %2. %3</source>
        <translation>%1 보유: %2. %3</translation>
    </message>
    <message>
        <source>%1 held it before.</source>
        <translation>이전 보유: %1.</translation>
    </message>
    <message>
        <source>✖ %1: split at %2</source>
        <translation>✖ %1: %2에 분열</translation>
    </message>
    <message>
        <source>Two readings a round trip apart agreed.</source>
        <translation>한 번의 왕복을 사이에 둔 두 판독이 일치했습니다.</translation>
    </message>
    <message>
        <source>%1: ended at %2</source>
        <translation>%1: %2에 종료</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more here: zoom in)</source>
        <translation>
            <numerusform>%1 (여기에 %n건 더: 확대하십시오)</numerusform>
        </translation>
    </message>
    <message>
        <source>✕ %1: %2 at %3</source>
        <translation>✕ %1: %2, %3</translation>
    </message>
    <message>
        <source>%1: renewed at %2</source>
        <translation>%1: %2에 갱신</translation>
    </message>
    <message>
        <source>%1 renewed it with %2 left.</source>
        <translation>%1: %2 남기고 갱신했습니다.</translation>
    </message>
    <message>
        <source>⚠ %1: renewed late at %2</source>
        <translation>⚠ %1: %2에 늦게 갱신</translation>
    </message>
    <message>
        <source>%1: unknown since %2</source>
        <translation>%1: %2부터 알 수 없음</translation>
    </message>
    <message>
        <source>%1: unknown from %2 to %3</source>
        <translation>%1: %2부터 %3까지 알 수 없음</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>최대 %1</translation>
    </message>
    <message>
        <source>Another owner may have relied on it at the same time.</source>
        <translation>같은 때에 다른 소유자도 이 락에 의존했을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1: %2 since %3</source>
        <translation>%1: %3부터 %2</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation>%1: %3부터 %4까지 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between nodes</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>hold-off over</source>
        <translation>차단 끝남</translation>
    </message>
    <message>
        <source>%1 held it since %2.</source>
        <translation>%1이(가) %2부터 보유했습니다.</translation>
    </message>
    <message>
        <source>%1 held it at least since %2.</source>
        <translation>%1이(가) 적어도 %2부터 보유했습니다.</translation>
    </message>
    <message>
        <source>The end may have been up to %1 later.</source>
        <translation>끝은 최대 %1 더 늦었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Several owners each had some of the nodes, and none had enough.</source>
        <translation>여러 소유자가 각각 일부 노드를 가졌고, 누구도 충분한 수를 갖지 못했습니다.</translation>
    </message>
    <message>
        <source>force-released</source>
        <translation>강제 해제됨</translation>
    </message>
    <message>
        <source>overlap: two owners may have relied on it</source>
        <translation>겹침: 두 소유자가 의존했을 수 있음</translation>
    </message>
    <message numerus="yes">
        <source>up to %n waiters</source>
        <translation>
            <numerusform>대기자 최대 %n명</numerusform>
        </translation>
    </message>
    <message>
        <source>No other node showed an owner. This node is unknown.</source>
        <translation>다른 노드에는 소유자가 없었습니다. 이 노드는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>No readable node showed an owner. The other nodes are unknown.</source>
        <translation>읽을 수 있는 노드에는 소유자가 없었습니다. 다른 노드는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: unknown</source>
        <translation>%1: 알 수 없음</translation>
    </message>
    <message>
        <source>Lockscope did not read here. The owner is unknown: the lock may have been held.</source>
        <translation>Lockscope가 이때 읽지 않았습니다. 소유자를 알 수 없습니다: 락이 보유되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1: unknown before %2</source>
        <translation>%1: %2 이전은 알 수 없음</translation>
    </message>
    <message>
        <source>Earlier events are no longer kept. The lock may have been held.</source>
        <translation>더 이른 이벤트는 더는 보관하지 않습니다. 락이 보유되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Lockscope did not watch before. The lock may have been held.</source>
        <translation>Lockscope가 그 전에는 감시하지 않았습니다. 락이 보유되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1: no owner seen at %2</source>
        <translation>%1: %2에 소유자 없음</translation>
    </message>
    <message>
        <source>Without change events, Lockscope misses holds between two readings.</source>
        <translation>변경 이벤트가 없으면 Lockscope가 두 판독 사이의 보유를 놓칩니다.</translation>
    </message>
    <message>
        <source>someone</source>
        <translation>누군가</translation>
    </message>
    <message numerus="yes">
        <source>Waiters meanwhile: up to %n since %1.</source>
        <translation>
            <numerusform>그동안의 대기자: %1부터 최대 %n명.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiters meanwhile: up to %n.</source>
        <translation>
            <numerusform>그동안의 대기자: 최대 %n명.</numerusform>
        </translation>
    </message>
    <message>
        <source>No waiters seen meanwhile.</source>
        <translation>그동안 확인된 대기자가 없습니다.</translation>
    </message>
    <message>
        <source>Waiters are unknown: the library does not store them, or Lockscope did not read them.</source>
        <translation>대기자를 알 수 없음: 라이브러리가 저장하지 않거나 Lockscope가 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>By its value it ends in %1. Then any client may take it.</source>
        <translation>값에 따르면 %1 뒤 끝납니다. 그 뒤 어느 클라이언트든 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>By its value it has ended: any client may take it.</source>
        <translation>값에 따르면 끝났습니다. 어느 클라이언트든 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>Whether it is still held is unknown: too few nodes can be read.</source>
        <translation>아직 보유 중인지 알 수 없습니다: 읽을 수 있는 노드가 너무 적습니다.</translation>
    </message>
    <message>
        <source>Whether it is still held is unknown: reading is off.</source>
        <translation>아직 보유 중인지 알 수 없습니다: 읽기가 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>Its key went before its TTL, or is no longer a lock. Someone released or deleted it; the nodes do not show who.</source>
        <translation>TTL이 끝나기 전에 키가 없어졌거나 더는 락이 아닙니다. 누군가 해제하거나 지웠지만, 누구인지는 노드가 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>✕ It expired. Its owner may still have relied on the lock.</source>
        <translation>✕ 만료되었습니다. 소유자가 아직 락에 의존했을 수 있습니다.</translation>
    </message>
    <message>
        <source>‼ Another owner took it before the end in its value: after a release, or by a clock that is ahead.</source>
        <translation>‼ 값에 적힌 끝보다 먼저 다른 소유자가 획득했습니다: 해제된 뒤였거나, 시계가 빨라서입니다.</translation>
    </message>
    <message>
        <source>Another owner had it before its TTL ended: after a quick release, or by overwriting it.</source>
        <translation>TTL이 끝나기 전에 다른 소유자의 것이 되었습니다: 빠른 해제 뒤였거나, 덮어쓴 것입니다.</translation>
    </message>
    <message>
        <source>You force-released it.</source>
        <translation>내가 강제 해제했습니다.</translation>
    </message>
    <message>
        <source>✕ It was lost: nodes restarted or failed over without it. Its owner may still have relied on the lock.</source>
        <translation>✕ 유실되었습니다: 노드가 이 락 없이 재시작하거나 페일오버했습니다. 소유자가 아직 락에 의존했을 수 있습니다.</translation>
    </message>
    <message>
        <source>This window took and released it.</source>
        <translation>이 창이 획득하고 해제했습니다.</translation>
    </message>
    <message>
        <source>Nobody held it: Lockscope blocked new owners for a while, and the block expired.</source>
        <translation>아무도 보유하지 않았습니다: Lockscope가 한동안 새 소유자를 차단했고, 그 차단이 만료되었습니다.</translation>
    </message>
    <message>
        <source>✕ This window took and lost it: renewed too late, deleted or overwritten, or forgotten by restarted nodes.</source>
        <translation>✕ 이 창이 획득했다가 잃었습니다: 갱신이 너무 늦었거나, 지워지거나 덮어써졌거나, 재시작한 노드가 잊었습니다.</translation>
    </message>
    <message>
        <source>‼ Another owner took it on other nodes, while this owner&apos;s key was on its node.</source>
        <translation>‼ 이 소유자의 키가 자기 노드에 있는 동안 다른 소유자가 다른 노드에서 획득했습니다.</translation>
    </message>
    <message>
        <source>How it ended is unknown.</source>
        <translation>어떻게 끝났는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>알 수 없는 시간</translation>
    </message>
    <message>
        <source>From %1 to %2 too few nodes could be read. Its owner may have released and taken it again.</source>
        <translation>%1부터 %2까지 읽을 수 있는 노드가 너무 적었습니다. 소유자가 해제했다가 다시 획득했을 수 있습니다.</translation>
    </message>
    <message>
        <source>From %1 to %2 Lockscope did not read. Its owner may have released and taken it again.</source>
        <translation>%1부터 %2까지 Lockscope가 읽지 않았습니다. 소유자가 해제했다가 다시 획득했을 수 있습니다.</translation>
    </message>
    <message>
        <source>Lockscope saw the take.</source>
        <translation>Lockscope가 획득을 보았습니다.</translation>
    </message>
    <message>
        <source>Lockscope did not see the take: it was held already.</source>
        <translation>Lockscope가 획득을 보지 못했습니다: 이미 보유 중이었습니다.</translation>
    </message>
    <message>
        <source>Last seen at %1, known to be lost at %2. In between its key may have remained.</source>
        <translation>마지막 확인 %1, 유실 확인 %2. 그 사이 키가 남아 있었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Last seen at %1, gone at %2: it ended in between.</source>
        <translation>마지막 확인 %1, 없어짐 확인 %2. 그 사이에 끝났습니다.</translation>
    </message>
    <message>
        <source>Lockscope saw its end.</source>
        <translation>Lockscope가 끝을 보았습니다.</translation>
    </message>
    <message>
        <source>%1: ended by now</source>
        <translation>%1: 지금은 끝남</translation>
    </message>
    <message>
        <source>Another owner has it now. Details follow in a moment.</source>
        <translation>지금은 다른 소유자의 것입니다. 세부 정보가 곧 나옵니다.</translation>
    </message>
    <message>
        <source>%1: unknown whether it is still held</source>
        <translation>%1: 아직 보유 중인지 알 수 없음</translation>
    </message>
    <message>
        <source>Another owner has it now.</source>
        <translation>지금은 다른 소유자의 것입니다.</translation>
    </message>
    <message>
        <source>No later owner seen.</source>
        <translation>이후 확인된 소유자가 없습니다.</translation>
    </message>
    <message>
        <source>The owner is unknown now.</source>
        <translation>지금 소유자를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Counted from the first holder to the last. Lockscope does not keep the holders in between.</source>
        <translation>첫 보유자부터 마지막 보유자까지 셉니다. Lockscope는 그 사이의 보유자를 보관하지 않습니다.</translation>
    </message>
    <message>
        <source>It is on one node: clients of other nodes may have taken it there.</source>
        <translation>노드 하나에 있습니다: 다른 노드의 클라이언트가 그곳에서 획득했을 수 있습니다.</translation>
    </message>
    <message>
        <source>No other owner seen meanwhile.</source>
        <translation>그동안 확인된 다른 소유자가 없습니다.</translation>
    </message>
    <message>
        <source>Between %1 and %2, too close to draw one by one. Zoom in to see each.</source>
        <translation>%1부터 %2 사이. 너무 가까워 하나씩 그릴 수 없습니다. 확대하면 각각 보입니다.</translation>
    </message>
    <message>
        <source>%1 took it %2 later.</source>
        <translation>%2 뒤 획득: %1.</translation>
    </message>
    <message>
        <source>Lockscope saw both.</source>
        <translation>Lockscope가 둘 다 보았습니다.</translation>
    </message>
    <message>
        <source>Lockscope found the new owner holding it.</source>
        <translation>Lockscope가 보았을 때 새 소유자가 이미 보유 중이었습니다.</translation>
    </message>
    <message>
        <source>‼ %1: overlap at %2, exclusion may have failed</source>
        <translation>‼ %1: %2에 겹침, 배타가 깨졌을 수 있음</translation>
    </message>
    <message>
        <source>‼ %1: overlap at %2, exclusion failed</source>
        <translation>‼ %1: %2에 겹침, 배타가 깨짐</translation>
    </message>
    <message>
        <source>%1 had lost it and released the rest at %2. Until then it may have relied on the lock.</source>
        <translation>%1은(는) 락을 이미 잃었고 %2에 나머지를 해제했습니다. 그때까지 락에 의존했을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 did not release it and may rely on it forever: its lease never expires.</source>
        <translation>%1은(는) 해제하지 않았고 계속 의존할 수 있습니다: 리스가 만료되지 않습니다.</translation>
    </message>
    <message>
        <source>Lockscope saw no release by %1. It may rely on the lock until %2, for %3 more.</source>
        <translation>Lockscope가 %1의 해제를 보지 못했습니다. %2까지 앞으로 %3 더 락에 의존할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 did not release it and may rely on it until %2, for %3 more.</source>
        <translation>%1은(는) 해제하지 않았고 %2까지 앞으로 %3 더 의존할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 also holds it, since %2.</source>
        <translation>%1도 %2부터 보유합니다.</translation>
    </message>
    <message>
        <source>%1 also held it from %2 on. Both may have relied on it for %3, until %4.</source>
        <translation>%1도 %2부터 보유했습니다. %4까지 %3 동안 둘 다 의존했을 수 있습니다.</translation>
    </message>
    <message>
        <source>The first owner&apos;s key is on one node, the second owner took the others. Their libraries differ, or the first key is a leftover. Whether the first owner still acted on it is unknown.</source>
        <translation>첫 소유자의 키는 노드 하나에 있고, 두 번째 소유자는 나머지를 획득했습니다. 라이브러리가 서로 다르거나, 첫 키가 잔재입니다. 첫 소유자가 아직 그 키로 작업했는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>So say the values, by their owners&apos; clocks. With equal lease times, the second owner&apos;s clock is ahead. With a longer second lease, the first owner may have released it just before. Whether the first owner still acted on it is unknown.</source>
        <translation>소유자들의 시계로 적힌 값이 그렇게 말합니다. 리스 시간이 같다면 두 번째 소유자의 시계가 빠릅니다. 두 번째 리스가 더 길다면 첫 소유자가 직전에 해제했을 수 있습니다. 첫 소유자가 아직 그 락으로 작업했는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Nodes lost the first owner&apos;s lock before its lease ended. Whether the first owner still acted on it is unknown.</source>
        <translation>리스가 끝나기 전에 노드가 첫 소유자의 락을 잃었습니다. 첫 소유자가 아직 그 락으로 작업했는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Nobody held it. Contenders retry after a while.</source>
        <translation>아무도 보유하지 않았습니다. 경쟁하는 쪽은 잠시 뒤 다시 시도합니다.</translation>
    </message>
    <message>
        <source>That is %1 later than usual for this owner.</source>
        <translation>이 소유자의 평소보다 %1 늦습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n waiters, since %2</source>
        <translation>
            <numerusform>%1: 대기자 최대 %n명, %2부터</numerusform>
        </translation>
    </message>
    <message>
        <source>Lockscope saw them wait for %1.</source>
        <translation>Lockscope가 본 대기 시간: %1.</translation>
    </message>
    <message>
        <source>Counted at each reading from the keys of waiters, while the lock&apos;s key exists.</source>
        <translation>락의 키가 있는 동안, 판독할 때마다 대기자의 키로 셉니다.</translation>
    </message>
    <message>
        <source>Too few nodes could be read to know the owner. The lock may have been held.</source>
        <translation>읽을 수 있는 노드가 너무 적어 소유자를 알 수 없었습니다. 락이 보유되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>One owner had too few nodes: a leftover of an attempt, or of a lock that other nodes lost.</source>
        <translation>한 소유자의 노드가 너무 적었습니다: 시도의 잔재이거나, 다른 노드가 잃은 락의 잔재입니다.</translation>
    </message>
    <message>
        <source>Nobody held it, but those nodes were not free.</source>
        <translation>아무도 보유하지 않았지만, 그 노드들은 비어 있지 않았습니다.</translation>
    </message>
    <message>
        <source>still held</source>
        <translation>아직 보유 중</translation>
    </message>
</context>
<context>
    <name>Lockscope::ViewHistory</name>
    <message>
        <source>&amp;Undo change of view</source>
        <translation>보기 변경 실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do change of view</source>
        <translation>보기 변경 다시 실행(&amp;D)</translation>
    </message>
    <message>
        <source>Undo the last change of filter, order, namespace or view. This does not undo acts on locks</source>
        <translation>필터, 정렬, 네임스페이스, 보기의 마지막 변경을 취소합니다. 락에 대한 작업은 취소하지 않습니다</translation>
    </message>
    <message>
        <source>Redo the change of filter, order, namespace or view</source>
        <translation>필터, 정렬, 네임스페이스, 보기의 변경을 다시 실행합니다</translation>
    </message>
</context>
<context>
    <name>Lockscope::WaitGraphCanvas</name>
    <message>
        <source>Wait-for graph</source>
        <translation>대기 그래프</translation>
    </message>
    <message>
        <source>unknown owner</source>
        <translation>알 수 없는 소유자</translation>
    </message>
    <message>
        <source>unknown (%1)</source>
        <translation>알 수 없음 (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n waiters</source>
        <translation>
            <numerusform>대기자 %n명</numerusform>
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
        <translation>호스트: %1</translation>
    </message>
    <message>
        <source>Waits for %1</source>
        <translation>기다리는 락: %1</translation>
    </message>
    <message>
        <source>Held by %1</source>
        <translation>보유자: %1</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>대기자: %1</translation>
    </message>
    <message>
        <source>Holds %1</source>
        <translation>보유 중: %1</translation>
    </message>
    <message>
        <source>Part of a cycle: a possible deadlock.</source>
        <translation>순환의 일부: 교착 상태일 수 있습니다.</translation>
    </message>
    <message>
        <source>The library reports how many wait, not who.</source>
        <translation>라이브러리는 대기자의 수만 알리고 누구인지는 알리지 않습니다.</translation>
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
        <translation>%1: 감시 안 함</translation>
    </message>
    <message>
        <source>%1: waiters for %2</source>
        <translation>%1: 대기자가 있던 시간 %2</translation>
    </message>
    <message>
        <source>%1: no waiters seen</source>
        <translation>%1: 대기자 없음</translation>
    </message>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
</context>
<context>
    <name>Lockscope::Wording</name>
    <message>
        <source>✔ held</source>
        <translation>✔ 보유 중</translation>
    </message>
    <message>
        <source>✔ held, degraded</source>
        <translation>✔ 보유 중, 저하</translation>
    </message>
    <message>
        <source>✖ split</source>
        <translation>✖ 분열</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 알 수 없음</translation>
    </message>
    <message>
        <source>∞ no expiry</source>
        <translation>∞ 만료 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n owners</source>
        <translation>
            <numerusform>소유자 %n명</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n readers</source>
        <translation>
            <numerusform>읽는 쪽 %n명</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holders</source>
        <translation>
            <numerusform>보유자 %n명</numerusform>
        </translation>
    </message>
    <message>
        <source>thread %1 of client %2</source>
        <translation>클라이언트 %2의 스레드 %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(비어 있음)</translation>
    </message>
    <message>
        <source>(empty name)</source>
        <translation>(빈 이름)</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>단일 노드</translation>
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
        <translation>%1ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 m %2 s</source>
        <translation>%1분 %2초</translation>
    </message>
    <message>
        <source>%1 h %2 m</source>
        <translation>%1시간 %2분</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1일 %2시간</translation>
    </message>
    <message>
        <source>due</source>
        <translation>만료됨</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 (value)</source>
        <translation>%1 (값 기준)</translation>
    </message>
    <message>
        <source>due (value)</source>
        <translation>만료됨 (값 기준)</translation>
    </message>
    <message>
        <source>Hold count: %1</source>
        <translation>재진입 수: %1</translation>
    </message>
    <message>
        <source>Fencing token: %1</source>
        <translation>펜싱 토큰: %1</translation>
    </message>
    <message>
        <source>The owner is a process: all its locks carry this value.</source>
        <translation>소유자는 프로세스입니다: 그 락은 모두 이 값을 가집니다.</translation>
    </message>
    <message>
        <source>Exclusive</source>
        <translation>배타</translation>
    </message>
    <message>
        <source>Held for writing</source>
        <translation>쓰기 보유</translation>
    </message>
    <message numerus="yes">
        <source>Held for reading, readers: %n</source>
        <translation>
            <numerusform>읽기 보유, 읽는 쪽: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Held for reading, readers: unknown</source>
        <translation>읽기 보유, 읽는 쪽: 알 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>Semaphore, permits in use: %n</source>
        <translation>
            <numerusform>세마포어, 사용 중인 허가: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Semaphore, permits in use: unknown</source>
        <translation>세마포어, 사용 중인 허가: 알 수 없음</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>program %1</source>
        <translation>프로그램 %1</translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>호스트 %1</translation>
    </message>
    <message>
        <source>pid %1</source>
        <translation>pid %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>스레드 %1</translation>
    </message>
    <message>
        <source>client %1</source>
        <translation>클라이언트 %1</translation>
    </message>
    <message>
        <source>since %1 by its own clock (%2 ago)</source>
        <translation>자체 시계로 %1부터 (%2 전)</translation>
    </message>
    <message>
        <source>since %1 by its own clock, which is ahead of ours</source>
        <translation>자체 시계로 %1부터, 그 시계는 우리보다 빠름</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>All %1 nodes answer.</source>
        <translation>노드 %1개가 모두 응답합니다.</translation>
    </message>
    <message>
        <source>%1 of %2 nodes answer.</source>
        <translation>노드 %2개 중 %1개가 응답합니다.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>그 밖에 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>release it</source>
        <translation>해제</translation>
    </message>
    <message>
        <source>shorten its TTL to %1</source>
        <translation>TTL을 %1(으)로 단축</translation>
    </message>
    <message>
        <source>delete if still held by %1</source>
        <translation>아직 %1 소유이면 삭제</translation>
    </message>
    <message>
        <source>left alone: it ends sooner</source>
        <translation>그대로 둠: 더 일찍 끝남</translation>
    </message>
    <message>
        <source>left alone: it has no TTL to shorten</source>
        <translation>그대로 둠: 단축할 TTL 없음</translation>
    </message>
    <message>
        <source>left alone: it has a TTL</source>
        <translation>그대로 둠: TTL 있음</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>아무것도 없음</translation>
    </message>
    <message>
        <source>left alone: held by %1</source>
        <translation>그대로 둠: 소유자 %1</translation>
    </message>
    <message>
        <source>not reached: %1</source>
        <translation>연결 안 됨: %1</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>알 수 없는 이유</translation>
    </message>
    <message>
        <source>✔ released</source>
        <translation>✔ 해제됨</translation>
    </message>
    <message>
        <source>✔ shortened; it had %1 left</source>
        <translation>✔ 단축됨; 남아 있던 시간 %1</translation>
    </message>
    <message>
        <source>○ left alone: its TTL is %1</source>
        <translation>○ 그대로 둠: TTL %1</translation>
    </message>
    <message>
        <source>✖ refused: %1</source>
        <translation>✖ 거부됨: %1</translation>
    </message>
    <message>
        <source>✖ refused: now held by %1</source>
        <translation>✖ 거부됨: 현재 소유자 %1</translation>
    </message>
    <message>
        <source>✕ not reached, nothing sent. %1</source>
        <translation>✕ 연결 안 됨, 보낸 것 없음. %1</translation>
    </message>
    <message>
        <source>✖ failed: %1</source>
        <translation>✖ 실패: %1</translation>
    </message>
    <message>
        <source>– left alone as planned</source>
        <translation>– 계획대로 그대로 둠</translation>
    </message>
    <message>
        <source>The holder notices the loss within its renewal interval.</source>
        <translation>보유자는 갱신 간격 안에 상실을 알아차립니다.</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>개발</translation>
    </message>
    <message>
        <source>Unspecified</source>
        <translation>미지정</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>운영</translation>
    </message>
    <message>
        <source>%1 m (value)</source>
        <translation>%1분 (값 기준)</translation>
    </message>
    <message>
        <source>‼ held, overlap</source>
        <translation>‼ 보유 중, 겹침</translation>
    </message>
    <message>
        <source>✔ held, one node</source>
        <translation>✔ 보유 중, 노드 하나</translation>
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
        <translation>차단, Lockscope가 설정</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>최대 %1</translation>
    </message>
    <message>
        <source>Hold count: %1 to %2, by node</source>
        <translation>재진입 수: 노드에 따라 %1~%2</translation>
    </message>
    <message numerus="yes">
        <source>%n clients are blocked in %1 on %2. This release does not wake them.</source>
        <translation>
            <numerusform>%2에서 클라이언트 %n개가 %1 명령에 막혀 있습니다. 이 해제는 이들을 깨우지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients are blocked in %1 on %2. The end of the TTL does not wake them.</source>
        <translation>
            <numerusform>%2에서 클라이언트 %n개가 %1 명령에 막혀 있습니다. TTL이 끝나도 이들은 깨어나지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n keys could not be read; they may be locks</source>
        <translation>
            <numerusform>%1: 키 %n개를 읽을 수 없음. 락일 수 있음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Database %1 has %n keys.</source>
        <translation>
            <numerusform>데이터베이스 %1에 키가 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n keys)</source>
        <comment>number of a database</comment>
        <translation>
            <numerusform>%1(키 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>Other databases with keys: %1.</source>
        <translation>키가 있는 다른 데이터베이스: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Other databases with keys: %1, and %n more.</source>
        <translation>
            <numerusform>키가 있는 다른 데이터베이스: %1 외 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood: %1</source>
        <translation>해석 불가: %1</translation>
    </message>
    <message>
        <source>Grade: %1 (%2)</source>
        <translation>등급: %1 (%2)</translation>
    </message>
    <message>
        <source>Dialect: %1</source>
        <translation>방언: %1</translation>
    </message>
    <message>
        <source>No locks found among the keys that match %1 and that this user may read.</source>
        <translation>%1과(와) 일치하고 이 사용자가 읽을 수 있는 키에서 락을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>No locks found among the keys that match %1.</source>
        <translation>%1과(와) 일치하는 키에서 락을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>No locks found among the keys that this user may read.</source>
        <translation>이 사용자가 읽을 수 있는 키에서 락을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>No locks found.</source>
        <translation>락을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>1 key may be a lock</source>
        <translation>키 1개가 락일 수 있음</translation>
    </message>
    <message numerus="yes">
        <source>%n keys may be locks</source>
        <translation>
            <numerusform>키 %n개가 락일 수 있음</numerusform>
        </translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>해석 불가</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>가능</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>유력</translation>
    </message>
    <message>
        <source>known</source>
        <translation>확인됨</translation>
    </message>
    <message numerus="yes">
        <source>a string (bytes: %n)</source>
        <translation>
            <numerusform>문자열(%n바이트)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a hash (fields: %n)</source>
        <translation>
            <numerusform>해시(필드 %n개)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a list (elements: %n)</source>
        <translation>
            <numerusform>리스트(요소 %n개)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a set (members: %n)</source>
        <translation>
            <numerusform>집합(멤버 %n개)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a sorted set (members: %n)</source>
        <translation>
            <numerusform>정렬 집합(멤버 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>a key of a module&apos;s type</source>
        <translation>모듈 타입의 키</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>a stream</source>
        <translation>스트림</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>숫자 %1</translation>
    </message>
    <message>
        <source>◐ leftover</source>
        <translation>◐ 잔재</translation>
    </message>
    <message>
        <source>⚠ renewing late</source>
        <translation>⚠ 갱신 지연</translation>
    </message>
    <message>
        <source>✔ held %1/%2</source>
        <translation>✔ 보유 중 %1/%2</translation>
    </message>
    <message>
        <source>✔ Held, 1 node</source>
        <translation>✔ 보유 중, 노드 1개</translation>
    </message>
    <message>
        <source>someone (%1)</source>
        <translation>누군가 (%1)</translation>
    </message>
    <message>
        <source>several holders</source>
        <translation>여러 보유자</translation>
    </message>
    <message>
        <source>First holder: %1</source>
        <translation>첫 보유자: %1</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <translation>소유자: %1</translation>
    </message>
    <message>
        <source>Holders that are gone, by its library: %1</source>
        <translation>라이브러리에 따르면 사라진 보유자: %1</translation>
    </message>
    <message>
        <source>By its value and its holder&apos;s clock it ends in %1. Then any client may take it.</source>
        <translation>값과 보유자의 시계에 따르면 %1 뒤 끝납니다. 그 뒤 어느 클라이언트든 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>By its value and its holder&apos;s clock it ended %1 ago. Any client may take it.</source>
        <translation>값과 보유자의 시계에 따르면 %1 전에 끝났습니다. 어느 클라이언트든 획득할 수 있습니다.</translation>
    </message>
    <message>
        <source>This library&apos;s release compares nothing: a late holder may delete its successor&apos;s lock.</source>
        <translation>이 라이브러리는 해제할 때 아무것도 비교하지 않습니다. 늦은 보유자가 다음 보유자의 락을 지울 수 있습니다.</translation>
    </message>
    <message>
        <source>This library&apos;s renewal compares nothing: a late holder may overwrite its successor.</source>
        <translation>이 라이브러리는 갱신할 때 아무것도 비교하지 않습니다. 늦은 보유자가 다음 보유자의 락을 덮어쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>This library&apos;s renewal sets a deleted key again.</source>
        <translation>이 라이브러리는 갱신할 때 지워진 키를 다시 설정합니다.</translation>
    </message>
    <message>
        <source>The value names no owner: all holders look alike, and a release compares nothing.</source>
        <translation>값이 소유자를 나타내지 않습니다. 모든 보유자가 똑같이 보이고, 해제할 때 아무것도 비교하지 않습니다.</translation>
    </message>
    <message>
        <source>The key may stay after the work, on purpose.</source>
        <translation>작업 뒤에도 키가 의도적으로 남을 수 있습니다.</translation>
    </message>
    <message>
        <source>The key&apos;s TTL is not a lease: the value contains the leases, or holders extend it for each other.</source>
        <translation>키의 TTL은 리스가 아닙니다. 리스는 값에 있거나, 보유자들이 서로 TTL을 연장합니다.</translation>
    </message>
    <message>
        <source>It guards a queue&apos;s job. Without it the queue runs the job again, perhaps beside its old worker.</source>
        <translation>대기열의 작업을 지킵니다. 이 락이 없으면 대기열이 작업을 다시, 어쩌면 이전 작업자와 나란히 실행합니다.</translation>
    </message>
    <message>
        <source>A live holder loops without a pause after the key is gone.</source>
        <translation>살아 있는 보유자는 키가 없어지면 쉬지 않고 반복합니다.</translation>
    </message>
    <message>
        <source>It is a field of a hash. TTL and type belong to the whole hash.</source>
        <translation>해시의 필드입니다. TTL과 타입은 해시 전체의 것입니다.</translation>
    </message>
    <message>
        <source>Its owner may have taken several keys with this value. It needs all of them.</source>
        <translation>소유자가 이 값으로 여러 키를 획득했을 수 있습니다. 그 키가 모두 필요합니다.</translation>
    </message>
    <message>
        <source>Each node has another client id with the same thread. That may be one owner, or several clients.</source>
        <translation>노드마다 클라이언트 식별자는 다르고 스레드는 같습니다. 한 소유자일 수도, 여러 클라이언트일 수도 있습니다.</translation>
    </message>
    <message>
        <source>Waiters: unknown (so is the library, and where it stores waiters)</source>
        <translation>대기자: 알 수 없음 (라이브러리와 대기자를 저장하는 곳도 알 수 없음)</translation>
    </message>
    <message>
        <source>Waiters: unknown (the library does not store them)</source>
        <translation>대기자: 알 수 없음 (라이브러리가 저장하지 않음)</translation>
    </message>
    <message>
        <source>Waiters: unknown (not read)</source>
        <translation>대기자: 알 수 없음 (읽지 않음)</translation>
    </message>
    <message>
        <source>Waiters: unknown (no listener for its release; polling clients leave no trace)</source>
        <translation>대기자: 알 수 없음 (해제를 기다리며 듣는 쪽 없음. 폴링하는 클라이언트는 흔적을 남기지 않음)</translation>
    </message>
    <message>
        <source>Waiters: %1</source>
        <translation>대기자: %1</translation>
    </message>
    <message>
        <source>Waiters: %1 (connections)</source>
        <translation>대기자: %1 (연결)</translation>
    </message>
    <message>
        <source>Waiters: %1 (processes)</source>
        <translation>대기자: %1 (프로세스)</translation>
    </message>
    <message>
        <source>Waiters: %1 (jobs)</source>
        <translation>대기자: %1 (작업)</translation>
    </message>
    <message>
        <source>Lockscope could not see it from %1 to %2 ago: its owner may have released and taken it again.</source>
        <translation>%1 전부터 %2 전까지 Lockscope가 볼 수 없었습니다. 소유자가 해제했다가 다시 획득했을 수 있습니다.</translation>
    </message>
    <message>
        <source>The node restarted or failed over. Locks taken before may be missing, and a new lock may have a second owner.</source>
        <translation>노드가 재시작하거나 페일오버했습니다. 이전에 획득된 락이 없을 수 있고, 새 락에 두 번째 소유자가 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>The node rejects all writes. Clients cannot take, renew or release locks.</source>
        <translation>노드가 모든 쓰기를 거부합니다. 클라이언트가 락을 획득, 갱신, 해제할 수 없습니다.</translation>
    </message>
    <message>
        <source>The node&apos;s memory is full. Clients cannot take locks, but can renew and release them.</source>
        <translation>노드의 메모리가 가득 찼습니다. 클라이언트가 락을 획득할 수는 없지만 갱신하고 해제할 수는 있습니다.</translation>
    </message>
    <message>
        <source>The node started recently. Locks taken before may be missing until %1, and a new lock may have a second owner.</source>
        <translation>노드가 최근 시작했습니다. 이전에 획득된 락이 %1까지 없을 수 있고, 새 락에 두 번째 소유자가 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>The node&apos;s latest snapshot failed. It may reject all writes: clients then cannot take, renew or release locks.</source>
        <translation>노드의 최근 스냅숏이 실패했습니다. 모든 쓰기를 거부할 수 있으며, 그러면 클라이언트가 락을 획득, 갱신, 해제할 수 없습니다.</translation>
    </message>
    <message>
        <source>Locking works. The node answers; there is no spare.</source>
        <translation>락이 작동합니다. 노드가 응답하며, 여분은 없습니다.</translation>
    </message>
    <message>
        <source>The node answers but rejects reads. Which locks are held, and whether clients can take locks, is unknown.</source>
        <translation>노드가 응답하지만 읽기를 거부합니다. 어느 락이 보유 중인지, 클라이언트가 락을 획득할 수 있는지 알 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted or failed over.</source>
        <translation>
            <numerusform>노드 %n개가 재시작하거나 페일오버했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes restarted or failed over and may lack locks.</source>
        <translation>
            <numerusform>노드 %n개가 재시작하거나 페일오버하여 락이 없을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory is full on %n nodes.</source>
        <translation>
            <numerusform>노드 %n개의 메모리가 가득 찼습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes reject all writes.</source>
        <translation>
            <numerusform>노드 %n개가 모든 쓰기를 거부합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest snapshot of %n nodes failed: they may reject all writes.</source>
        <translation>
            <numerusform>노드 %n개의 최근 스냅숏이 실패했습니다. 모든 쓰기를 거부할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes started recently: locks taken before may be missing until %1.</source>
        <translation>
            <numerusform>노드 %n개가 최근 시작했습니다. 이전에 획득된 락이 %1까지 없을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 masters answer. Each master has its own locks.</source>
        <translation>마스터 %1개가 모두 응답합니다. 락은 마스터마다 따로 있습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 masters can be read. Locks on the others are unknown.</source>
        <translation>마스터 %2개 중 %1개를 읽을 수 있습니다. 나머지의 락은 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 nodes can be read, %3 reject reads.</source>
        <translation>노드 %2개 중 %1개를 읽을 수 있고, %3개가 읽기를 거부합니다.</translation>
    </message>
    <message>
        <source>Clients cannot take locks, but can renew and release them. %1</source>
        <translation>클라이언트가 락을 획득할 수는 없지만 갱신하고 해제할 수는 있습니다. %1</translation>
    </message>
    <message>
        <source>A new lock may have a second owner; one more failure stops renewals. %1</source>
        <translation>새 락에 두 번째 소유자가 있을 수 있고, 하나 더 고장 나면 갱신이 멈춥니다. %1</translation>
    </message>
    <message>
        <source>A new lock may have a second owner; owners can renew held locks. %1</source>
        <translation>새 락에 두 번째 소유자가 있을 수 있습니다. 소유자는 보유한 락을 갱신할 수 있습니다. %1</translation>
    </message>
    <message>
        <source>Which locks are held is unknown: %2 nodes are needed. Others may still take locks. %1</source>
        <translation>어느 락이 보유 중인지 알 수 없습니다: 노드 %2개가 필요합니다. 다른 쪽은 아직 락을 획득할 수도 있습니다. %1</translation>
    </message>
    <message>
        <source>Locking has stopped: %2 nodes are needed. Held locks expire with their TTL; locks without one stay. %1</source>
        <translation>락 획득이 멈췄습니다: 노드 %2개가 필요합니다. 보유된 락은 TTL과 함께 만료되고, TTL이 없는 락은 남습니다. %1</translation>
    </message>
    <message>
        <source>Whether locking works is unknown. %1</source>
        <translation>락이 작동하는지 알 수 없습니다. %1</translation>
    </message>
    <message>
        <source>Locking works, but one more failure may stop it. %1</source>
        <translation>락이 작동하지만, 하나 더 고장 나면 멈출 수 있습니다. %1</translation>
    </message>
    <message>
        <source>Locking works, but one more failure stops it. %1</source>
        <translation>락이 작동하지만, 하나 더 고장 나면 멈춥니다. %1</translation>
    </message>
    <message numerus="yes">
        <source>Locking works and survives %n more failures. %1</source>
        <translation>
            <numerusform>락이 작동하며, %n개 더 고장 나도 견딥니다. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this user may not read %n keys; they may be locks</source>
        <translation>
            <numerusform>%1: 이 사용자가 읽을 수 없는 키 %n개. 락일 수 있음</numerusform>
        </translation>
    </message>
    <message>
        <source>release it and block new owners for %1</source>
        <translation>해제하고 %1 동안 새 소유자 차단</translation>
    </message>
    <message>
        <source>set a TTL of %1</source>
        <translation>TTL %1 설정</translation>
    </message>
    <message>
        <source>restore it where it is still free</source>
        <translation>아직 비어 있는 곳에 복원</translation>
    </message>
    <message>
        <source>remove these holders, if all still have it: %1</source>
        <translation>모두 아직 보유 중이면 이 보유자들 제거: %1</translation>
    </message>
    <message>
        <source>if still held by %1: block new owners for %2</source>
        <translation>아직 %1 소유이면 %2 동안 새 소유자 차단</translation>
    </message>
    <message>
        <source>if still held by %1 for longer: shorten TTL to %2</source>
        <translation>아직 %1 소유이고 더 길면 TTL을 %2(으)로 단축</translation>
    </message>
    <message>
        <source>if still held by %1 without TTL: set a TTL of %2</source>
        <translation>아직 %1 소유이고 TTL이 없으면 TTL %2 설정</translation>
    </message>
    <message>
        <source>if still free: restore it for %1, without TTL</source>
        <translation>아직 비어 있으면 %1에게 TTL 없이 복원</translation>
    </message>
    <message>
        <source>if still free: restore it for %1, with the rest of its TTL</source>
        <translation>아직 비어 있으면 %1에게 남은 TTL로 복원</translation>
    </message>
    <message>
        <source>left alone: its value is no comparable owner</source>
        <translation>그대로 둠: 값이 비교할 수 있는 소유자가 아님</translation>
    </message>
    <message>
        <source>left alone: its value is longer than 1 MiB</source>
        <translation>그대로 둠: 값이 1 MiB보다 김</translation>
    </message>
    <message>
        <source>left alone: the node runs no scripts</source>
        <translation>그대로 둠: 노드에서 스크립트를 쓸 수 없음</translation>
    </message>
    <message>
        <source>left alone: not released here</source>
        <translation>그대로 둠: 여기서 해제되지 않음</translation>
    </message>
    <message>
        <source>left alone: not released here, %1 has it</source>
        <translation>그대로 둠: 여기서 해제되지 않음, 소유자 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; notified waiters: %n</source>
        <translation>
            <numerusform>%1; 알림을 받은 대기자: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ removed the named holders; other holders stay</source>
        <translation>⚠ 해당 보유자 제거됨; 다른 보유자는 남음</translation>
    </message>
    <message>
        <source>⚠ removed the named holders; other holders stay: %1</source>
        <translation>⚠ 해당 보유자 제거됨; 다른 보유자는 남음: %1</translation>
    </message>
    <message>
        <source>✔ TTL set</source>
        <translation>✔ TTL 설정됨</translation>
    </message>
    <message>
        <source>✔ restored</source>
        <translation>✔ 복원됨</translation>
    </message>
    <message>
        <source>○ left alone: no longer needed</source>
        <translation>○ 그대로 둠: 더는 필요 없음</translation>
    </message>
    <message>
        <source>○ restored and removed again: the other nodes did not accept it</source>
        <translation>○ 복원했다가 다시 제거함: 다른 노드가 받아들이지 않음</translation>
    </message>
    <message>
        <source>✖ refused: no longer a holder: %1</source>
        <translation>✖ 거부됨: 더는 보유자가 아님: %1</translation>
    </message>
    <message>
        <source>○ already gone</source>
        <translation>○ 이미 없음</translation>
    </message>
    <message>
        <source>○ nothing sent: its TTL has run out</source>
        <translation>○ 보낸 것 없음: TTL이 다 되었음</translation>
    </message>
    <message>
        <source>? unknown: no answer, the command may have run. %1</source>
        <translation>? 알 수 없음: 응답 없음, 명령이 실행되었을 수 있음. %1</translation>
    </message>
    <message>
        <source>✕ not read for the plan, nothing sent</source>
        <translation>✕ 계획 때 읽지 못함, 보낸 것 없음</translation>
    </message>
    <message>
        <source>Some libraries (RedLock.net, aioredlock) set a deleted key again at their next renewal. Watch whether it comes back.</source>
        <translation>일부 라이브러리(RedLock.net, aioredlock)는 다음 갱신 때 지워진 키를 다시 설정합니다. 돌아오는지 지켜보십시오.</translation>
    </message>
    <message>
        <source>The holder does not notice and works on until it releases.</source>
        <translation>보유자는 알아차리지 못하고 해제할 때까지 계속 작업합니다.</translation>
    </message>
    <message>
        <source>The holder&apos;s library is unknown. Some (RedLock.net, aioredlock) set a deleted key again at their next renewal. Watch whether it comes back.</source>
        <translation>보유자의 라이브러리를 알 수 없습니다. 일부(RedLock.net, aioredlock)는 다음 갱신 때 지워진 키를 다시 설정합니다. 돌아오는지 지켜보십시오.</translation>
    </message>
    <message>
        <source>The holder&apos;s reaction is unknown.</source>
        <translation>보유자의 반응을 알 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n more keys have a token of these owners: %1. If they belong to this lock, release them, too.</source>
        <translation>
            <numerusform>⚠ 이 소유자들의 토큰이 있는 키 %n개 더: %1. 이 락에 속한다면 함께 해제하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n more keys have the same token: %1. If they belong to this lock, release them, too.</source>
        <translation>
            <numerusform>⚠ 같은 토큰이 있는 키 %n개 더: %1. 이 락에 속한다면 함께 해제하십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether clients are blocked on %1 is unknown.</source>
        <translation>%1에서 막혀 있는 클라이언트가 있는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Node %1: %2</source>
        <translation>노드 %1: %2</translation>
    </message>
    <message>
        <source>∞ never</source>
        <translation>∞ 만료 없음</translation>
    </message>
    <message>
        <source>Lockscope cannot read the node. Clients with the same problem cannot take or renew locks.</source>
        <translation>Lockscope가 노드를 읽을 수 없습니다. 같은 문제가 있는 클라이언트는 락을 획득하거나 갱신할 수 없습니다.</translation>
    </message>
    <message>
        <source>The node has not answered yet.</source>
        <translation>노드가 아직 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 nodes have answered so far; %3 are needed.</source>
        <translation>지금까지 %2개 노드 중 %1개가 응답했습니다. %3개가 필요합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1: at least %n locks are not shown, because there are too many</source>
        <translation>
            <numerusform>%1: 잠금이 너무 많아 적어도 %n개가 표시되지 않습니다</numerusform>
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
        <translation>그런 항목이 없습니다</translation>
    </message>
    <message>
        <source>the keychain refused access</source>
        <translation>키체인이 접근을 거부했습니다</translation>
    </message>
    <message>
        <source>no keychain service answers</source>
        <translation>응답하는 키체인 서비스가 없습니다</translation>
    </message>
    <message>
        <source>this Lockscope was built without QtKeychain</source>
        <translation>이 Lockscope는 QtKeychain 없이 빌드되었습니다</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>node %1 went down</source>
        <translation>노드 %1 다운</translation>
    </message>
    <message>
        <source>node %1 restarted</source>
        <translation>노드 %1 재시작</translation>
    </message>
    <message>
        <source>node %1 failed over</source>
        <translation>노드 %1 페일오버</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>겹침</translation>
    </message>
    <message>
        <source>Not watched</source>
        <translation>감시 안 함</translation>
    </message>
    <message>
        <source>Unknown: too few nodes were readable</source>
        <translation>알 수 없음: 읽을 수 있는 노드가 너무 적었음</translation>
    </message>
    <message numerus="yes">
        <source>%n short holds, the last by %1</source>
        <translation>
            <numerusform>짧은 보유 %n회, 마지막: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Held by %1</source>
        <translation>보유자: %1</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>%1 동안</translation>
    </message>
    <message>
        <source>For %1, until %2 ago</source>
        <translation>%1 동안, %2 전까지</translation>
    </message>
    <message>
        <source>Not held</source>
        <translation>보유되지 않음</translation>
    </message>
    <message>
        <source>Waiters: up to %1</source>
        <translation>대기자: 최대 %1</translation>
    </message>
    <message>
        <source>%1, %2 ago</source>
        <translation>%1, %2 전</translation>
    </message>
</context>
</TS>
