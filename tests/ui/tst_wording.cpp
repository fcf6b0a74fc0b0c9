#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"
#include "lockstates.h"

#include <lockscope/core/base/durationtext.h>
#include <lockscope/core/diagnosis/nodehealth.h>
#include <lockscope/core/redis/servererror.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/lockwords.h>
#include <lockscope/core/words/wording.h>
#include <lockscope/ui/acting/releasewording.h>
#include <lockscope/ui/kit/roles.h>

#include <QApplication>
#include <QRegularExpression>
#include <QSet>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr Verdict kVerdicts[] = {Verdict::Held,    Verdict::HeldDegraded, Verdict::Leftover, Verdict::Split,
                                 Verdict::Unknown, Verdict::NoExpiry,     Verdict::RenewLate};

std::vector<NodeStatus> nodeList(int up, int connecting, int down)
{
    std::vector<NodeStatus> nodes;
    const auto add = [&nodes](int count, NodeStatus::Reach reach) {
        for (int i = 0; i < count; ++i) {
            const auto index = static_cast<int>(nodes.size());
            nodes.push_back({.index = index, .label = u"node-%1"_s.arg(index), .reach = reach});
        }
    };
    add(up, NodeStatus::Reach::Up);
    add(connecting, NodeStatus::Reach::Connecting);
    add(down, NodeStatus::Reach::Down);
    return nodes;
}

} // namespace

namespace {

QString lead(const LockState &lock, const std::vector<NodeStatus> &nodes, Instant now)
{
    return LockWords::lead(lock, nodes, now).text;
}

} // namespace

class TestWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowNamesNoOptions();
    void everyVerdictHasItsWords();
    void everySeverityHasAColourInLightAndDark();
    void everyVerdictIsExplained();
    void anOverlapIsSaidFirst();
    void whatOneNodeOfSeveralHasIsNotSaidToBeSafe();
    void aLockOnTheOnlyNodeNeedsNoNode();
    void hostileOwnersAreEscaped_data();
    void hostileOwnersAreEscaped();
    void decodedOwnersAreReadable();
    void factsOfALock();
    void whoWaits();
    void anEndThatTooFewNodesTell();
    void anEndThatStandsInTheValue();
    void everyCaveatIsASentence();
    void hostileFactsAreEscaped();
    void whatIsOnAnotherDayHasItsDate();
    void capability_data();
    void capability();
    void restartedNodesHaveNoVote();
    void fullNodesTakeNoLock();
    void nodesThatRefuseWritesTakeNoLock();
    void whoRefusesMayStillLock();
    void whatTheBannerSaysFitsALine();
    void youngNodesAreWarnedOfWithTheReason();
    void keysThatMayBeLocksAreCounted();
    void whatIsNotUnderstood();
    void problemsAreNamedOnceEach();
    void durations_data();
    void durations();
    void ttls();
    void votesShowANodeEach();
    void plansAndOutcomesHaveWords();
    void whatNobodyHoldsHasNoOwnerWhoBelievesIt();
};

void TestWording::theWindowNamesNoOptions()
{
    QStringList sentences{u"n0 asks for a client certificate. Does it ask for a client certificate (--cert, --key)?"_s,
                          errorFromReply("NOAUTH Authentication required.", u"n0"_s).message,
                          errorFromReply("MOVED 1 10.0.0.1:6379", u"n0"_s).message};
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::Io); ++kind) {
        NodeStatus node{.label = u"n0"_s, .reach = NodeStatus::Reach::Up};
        node.error = Error{.kind = static_cast<ErrorKind>(kind), .message = u"no"_s};
        for (const auto &finding : healthFindings({node}, Deployment(), {.now = Clock::system().wallNow()}))
            sentences += finding.fix;
    }
    for (const QString &sentence : std::as_const(sentences))
        QVERIFY2(!adviceForWindow(sentence).contains(u"--"_s), qPrintable(adviceForWindow(sentence)));
}

void TestWording::everyVerdictHasItsWords()
{
    QSet<QString> words;
    for (const auto verdict : kVerdicts) {
        QVERIFY(!Wording::verdict(verdict).isEmpty());
        words.insert(Wording::verdict(verdict));
    }
    QCOMPARE(words.size(), static_cast<qsizetype>(std::size(kVerdicts)));
    // What is not held never reads as held.
    for (const auto verdict : {Verdict::Leftover, Verdict::Split, Verdict::Unknown})
        QVERIFY(!Wording::verdict(verdict).contains(u"held"_s));
    QCOMPARE(severityOf(Verdict::Held), Severity::Fine);
    QCOMPARE(severityOf(Verdict::Unknown), Severity::Warning);
    QCOMPARE(severityOf(Verdict::NoExpiry), Severity::Alarm);
    QCOMPARE(severityOf(Verdict::Split), Severity::Alarm);
}

void TestWording::everySeverityHasAColourInLightAndDark()
{
    QPalette light;
    light.setColor(QPalette::Base, Qt::white);
    QPalette dark;
    dark.setColor(QPalette::Base, Qt::black);
    QSet<QRgb> colours;
    for (const auto severity : {Severity::Fine, Severity::Notice, Severity::Warning, Severity::Alarm}) {
        const QColor onLight = Roles::of(light).of(severity);
        const QColor onDark = Roles::of(dark).of(severity);
        QVERIFY(onLight.lightness() < 128);
        QVERIFY(onDark.lightness() > 128);
        colours.insert(onLight.rgb());
        colours.insert(onDark.rgb());
    }
    QCOMPARE(colours.size(), 8);
}

void TestWording::everyVerdictIsExplained()
{
    const auto nodes = nodeList(5, 0, 0);
    for (const auto verdict : kVerdicts) {
        const auto lock = makeLock({.verdict = verdict, .votes = 3, .nodes = 5});
        const QString sentence = lead(*lock, nodes, {});
        QVERIFY2(sentence.size() > 20, qPrintable(sentence));
        QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
    }
    QVERIFY(lead(*makeLock({.verdict = Verdict::Unknown, .votes = 2, .nodes = 5}), nodes, {})
                .startsWith(u"Whether it is held is unknown."_s));
    // Of a node that restarted and cannot be read nobody knows what it has.
    LockState restarted = *makeLock({.verdict = Verdict::Unknown, .votes = 2, .nodes = 5});
    restarted.readings[4] = {.answer = NodeReading::Answer::Unknown, .forgot = true};
    QVERIFY(!lead(restarted, nodes, {}).contains(u"restarted"_s));
    restarted.readings[4].answer = NodeReading::Answer::Absent;
    QVERIFY(lead(restarted, nodes, {}).contains(u"1 nodes restarted without it."_s));
    QVERIFY(lead(*makeLock({.verdict = Verdict::Leftover, .votes = 2, .nodes = 5}), nodes, {})
                .startsWith(u"Nobody holds it for sure: 2 of 5"_s));
    const auto split = [&](std::optional<Millis> ttl) {
        return lead(*makeLock({.verdict = Verdict::Split, .votes = 3, .nodes = 5, .ttl = ttl}), nodes, {});
    };
    const auto loose = makeLock({.verdict = Verdict::Split, .votes = 2, .nodes = 5});
    QVERIFY(lead(*loose, nodes, {}).endsWith(u"The other nodes are enough: it can be taken."_s));
    QVERIFY(split(Millis(1000)).contains(u"their TTLs end"_s));
    QVERIFY(split(std::nullopt).contains(u"until someone removes it"_s)); // by itself it does not resolve
}

void TestWording::anOverlapIsSaidFirst()
{
    LockState lock = *makeLock({.owner = "bob"});
    const auto nodes = nodeList(1, 0, 0);
    const WallTime since{std::chrono::hours(1)};
    QCOMPARE(Wording::verdict(lock), Wording::verdict(Verdict::Held));
    QCOMPARE(severityOf(lock), Severity::Fine);
    lock.overlap = LockOverlap{
        .other = "ann\n", .since = since, .until = since + Millis(30'000), .cause = OverlapCause::FailedOver};
    QVERIFY(Wording::verdict(lock) != Wording::verdict(Verdict::Held));
    QVERIFY(Wording::verdict(lock).contains(u"overlap"_s));
    QCOMPARE(severityOf(lock), Severity::Alarm);
    const QString words = lead(lock, nodes, {});
    QVERIFY2(words.startsWith(
                 u"Two owners since %1, after a failover. ann\\x0A may rely on it too, until %2. Held by bob"_s.arg(
                     Wording::timeOfDay(since), Wording::timeOfDay(since + Millis(30'000)))),
             qPrintable(words));
    lock.assessment.validity = Micros(20'000'000);
    QVERIFY(!lead(lock, nodes, {}).contains(u"Safe for"_s)); // what two rely on is safe for nobody
    lock.overlap.edit().until.reset();
    lock.overlap.edit().cause = OverlapCause::Restarted;
    QVERIFY(lead(lock, nodes, {}).contains(u"after a restart. ann\\x0A, whose lease never ends,"_s));
    // Who cannot be told to hold it now is not said to.
    lock.assessment.verdict = Verdict::Unknown;
    QCOMPARE(Wording::verdict(lock), Wording::verdict(Verdict::Unknown));
    QCOMPARE(severityOf(lock), Severity::Alarm);
}

void TestWording::whatOneNodeOfSeveralHasIsNotSaidToBeSafe()
{
    LockState lock = *makeLock({.votes = 1, .nodes = 5, .local = true});
    lock.assessment.nodes = {0};
    lock.assessment.validity = Micros(20'000'000);
    const auto nodes = nodeList(5, 0, 0);
    QString words = lead(lock, nodes, {});
    QVERIFY2(words.contains(u"Only node node-0 has it, which is no majority"_s), qPrintable(words));
    QVERIFY(!words.contains(u"Safe for"_s));
    QVERIFY(Wording::verdict(lock).contains(u"one node"_s));
    QCOMPARE(severityOf(lock), Severity::Notice);
    // Without an expiry it is no more of a majority.
    LockState endless = lock;
    endless.assessment.verdict = Verdict::NoExpiry;
    endless.assessment.validity.reset();
    words = lead(endless, nodes, {});
    QVERIFY2(words.contains(u"It never expires there. Only node node-0 has it, which is no majority"_s),
             qPrintable(words));
    // Its library never asks another.
    tell(lock, [](Recognition &told) { told.scope = Scope::Local; });
    words = lead(lock, nodes, {});
    QVERIFY2(words.contains(u"Only node node-0 has it: its library uses one node"_s) && !words.contains(u"Safe for"_s),
             qPrintable(words));
    QVERIFY(Wording::verdict(lock).contains(u"one node"_s));
    QCOMPARE(severityOf(lock), Severity::Fine);
    // In a cluster that node alone is asked.
    lock.home = 0;
    QVERIFY(lead(lock, nodes, {}).contains(u"Safe for"_s));
    QCOMPARE(Wording::verdict(lock), Wording::verdict(Verdict::Held));
}

void TestWording::aLockOnTheOnlyNodeNeedsNoNode()
{
    const auto lock = makeLock({.votes = 1, .nodes = 1, .local = true});
    const QString sentence = lead(*lock, nodeList(1, 0, 0), {});
    QVERIFY2(sentence.startsWith(u"Held by "_s) && !sentence.contains(u"node-0"_s), qPrintable(sentence));
    QVERIFY(!lead(*lock, {}, {}).isEmpty()); // nodes not known yet
}

void TestWording::hostileOwnersAreEscaped_data()
{
    QTest::addColumn<QByteArray>("owner");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a line break") << QByteArray("a\nb") << u"a\\x0Ab"_s;
    QTest::newRow("an escape sequence") << QByteArray("\x1b[2J") << u"\\x1B[2J"_s;
    QTest::newRow("a zero byte") << QByteArray("a\0b", 3) << u"a\\x00b"_s;
    QTest::newRow("a right-to-left override") << QByteArray("a\xe2\x80\xae"
                                                            "b")
                                              << u"a\\u{202E}b"_s;
    QTest::newRow("bytes that are no text") << QByteArray("\xff\xfe") << u"\\xFF\\xFE"_s;
    QTest::newRow("markup stays text") << QByteArray("<b>x</b>") << u"<b>x</b>"_s;
    QTest::newRow("place markers stay text") << QByteArray("%1 %2 %n") << u"%1 %2 %n"_s;
}

void TestWording::hostileOwnersAreEscaped()
{
    QFETCH(const QByteArray, owner);
    QFETCH(const QString, shown);
    const auto lock = makeLock({.owner = owner, .votes = 5, .nodes = 5});
    QCOMPARE(Wording::owner(*lock), shown);
    const QString sentence = lead(*lock, nodeList(5, 0, 0), {});
    QVERIFY2(sentence.startsWith(u"Held by "_s + shown + u" for "_s), qPrintable(sentence));
    PlannedNode planned{.effect = PlannedNode::Effect::Release, .expectedOwner = owner};
    QVERIFY(Wording::effect(planned, {}).contains(shown));
    QVERIFY(Wording::outcome({.outcome = ReleasedNode::Outcome::Refused, .foundOwner = owner}).contains(shown));
}

void TestWording::decodedOwnersAreReadable()
{
    auto lock = *makeLock({});
    tell(lock,
         [&](Recognition &told) { told.ownerInfo = OwnerInfo{.program = u"shop"_s, .host = u"web-3"_s, .pid = 812}; });
    QCOMPARE(Wording::owner(lock), u"shop@web-3 · 812"_s);
    tell(lock, [&](Recognition &told) {
        told.ownerInfo = OwnerInfo{.thread = u"57"_s, .client = u"8743c9c0-0795-4907-87fd-6c719a6b4586"_s};
    });
    QVERIFY(Wording::owner(lock).startsWith(u"thread 57 of client "_s));
    QCOMPARE(Wording::owner(*makeLock({.owner = "true", .dialect = u"resque-lock"_s})), u"someone (true)"_s);
    tell(lock, [&](Recognition &told) { told.ownerInfo = OwnerInfo{.host = u"batch-1"_s, .pid = 7}; });
    QCOMPARE(Wording::owner(lock), u"batch-1 · 7"_s);
    tell(lock, [&](Recognition &told) { told.details.edit().holders = 2; });
    QCOMPARE(Wording::owner(lock), u"2 holders"_s);
    tell(lock, [&](Recognition &told) { told.mode = LockMode::Read; });
    QCOMPARE(Wording::owner(lock), u"2 readers"_s);
    tell(lock, [&](Recognition &told) { told.details.edit().holders.reset(); });
    lock.assessment.verdict = Verdict::Split;
    lock.assessment.owners = 3;
    QVERIFY(Wording::owner(lock).startsWith(u"3 "_s));
    lock.assessment.verdict = Verdict::Unknown;
    lock.assessment.owner.clear();
    QVERIFY(Wording::owner(lock).startsWith(u"3 "_s)); // whose it is nobody can tell
    lock.assessment.owners = 1;
    QCOMPARE(Wording::owner(lock), u"unknown"_s);
    // Known to be empty is not unknown.
    QCOMPARE(Wording::owner(*makeLock({.owner = {}})), u"(empty)"_s);
    QCOMPARE(Wording::name({}, 200), u"(empty name)"_s);
    // Cut in the middle: names differ in their ends. No character is cut in two.
    QCOMPARE(Wording::name(QByteArray(10, 'n'), 10), QString(10, u'n'));
    QCOMPARE(Wording::name("lock:" + QByteArray(20, 'n') + "a", 10), u"lock…nnnna"_s);
    // What was written out stays whole, on both sides of the cut.
    QCOMPARE(Wording::name("lock:" + QByteArray(20, 'n')
                               + "\x1B"
                                 "nn",
                           10),
             u"lock:nn…nn"_s);
    QCOMPARE(Wording::name("lock:" + QByteArray(20, 'n')
                               + "\x1B"
                                 "n",
                           10),
             u"lock…\\x1Bn"_s);
    QCOMPARE(Wording::name("lo\x1Bk" + QByteArray(20, 'n'), 10), u"lo…nnnnn"_s);
    for (int chars = 8; chars < 16; ++chars) {
        const QString shown = Wording::name(QByteArray("\xF0\x9F\x94\x92\xEB\x9D\xBD").repeated(100), chars);
        QVERIFY2(shown.size() <= chars && shown.isValidUtf16() && !shown.contains(u'\\') && shown.contains(u'…'),
                 qPrintable(shown));
    }
}

void TestWording::factsOfALock()
{
    auto lock = *makeLock({.dialect = u"redisson"_s});
    const WallTime now{std::chrono::hours(500'000)};
    QCOMPARE(Wording::facts(lock, now),
             (QStringList{u"Dialect: Redisson lock   ·   Exclusive   ·   Waiters: unknown (not read)"_s,
                          u"Grade: known (a library's own form)"_s}));
    tell(lock, [&](Recognition &told) { told.details.edit().holdCount = 2; });
    tell(lock, [&](Recognition &told) { told.details.edit().fencingToken = 33; });
    tell(lock, [&](Recognition &told) { told.details.edit().waiters = WaiterCount{.count = 4, .exact = true}; });
    tell(lock, [&](Recognition &told) {
        told.ownerInfo = OwnerInfo{.host = u"web-3"_s, .pid = 812, .thread = u"57"_s, .since = now - Millis(90'000)};
    });
    const auto facts = Wording::facts(lock, now);
    QCOMPARE(facts.size(), 3);
    QVERIFY2(facts[0].endsWith(u"Exclusive   ·   Hold count: 2   ·   Fencing token: 33   ·   Waiters: 4"_s),
             qPrintable(facts[0]));
    QVERIFY2(facts[1].startsWith(u"Owner: host web-3, pid 812, thread 57, since "_s), qPrintable(facts[1]));
    QVERIFY2(facts[1].endsWith(u" by its own clock (1 m 30 s ago)"_s), qPrintable(facts[1]));
    tell(lock, [&](Recognition &told) { told.ownerInfo.edit().since = now + Millis(9000); });
    QVERIFY(Wording::facts(lock, now)[1].endsWith(u"by its own clock, which is ahead of ours"_s));

    const auto shown = [&](LockMode mode, std::optional<qint64> holders) {
        tell(lock, [&](Recognition &told) { told.mode = mode; });
        tell(lock, [&](Recognition &told) { told.details.edit().holders = holders; });
        return Wording::facts(lock, now).first().section(u"   ·   "_s, 1, 1);
    };
    QCOMPARE(shown(LockMode::Write, 1), u"Held for writing"_s);
    QCOMPARE(shown(LockMode::Read, 3), u"Held for reading, readers: 3"_s);
    QCOMPARE(shown(LockMode::Permits, 2), u"Semaphore, permits in use: 2"_s);
    QVERIFY(Wording::facts(lock, now)[1].startsWith(u"First holder: "_s));
    // More of them than were read, which is not none.
    QCOMPARE(shown(LockMode::Read, std::nullopt), u"Held for reading, readers: unknown"_s);
    QCOMPARE(shown(LockMode::Permits, std::nullopt), u"Semaphore, permits in use: unknown"_s);
}

void TestWording::whoWaits()
{
    auto lock = *makeLock({});
    const auto words = [&] { return Wording::facts(lock, {}).first().section(u"   ·   "_s, -1); };
    QVERIFY2(words().startsWith(u"Waiters: unknown (so is the library"_s), qPrintable(words())); // a plain string
    tell(lock, [&](Recognition &told) { told.dialect = u"redsync"_s; });
    QCOMPARE(words(), u"Waiters: unknown (the library does not store them)"_s);
    tell(lock, [&](Recognition &told) { told.dialect = u"no such dialect"_s; });
    QVERIFY(words().startsWith(u"Waiters: unknown"_s));
    tell(lock, [&](Recognition &told) { told.details.edit().waiters = WaiterCount{.count = 0, .exact = true}; });
    QCOMPARE(words(), u"Waiters: 0"_s); // known to be nobody
    tell(lock, [&](Recognition &told) {
        told.details.edit().waiters = WaiterCount{.count = 3, .unit = WaiterSource::Unit::Processes};
    });
    QCOMPARE(words(), u"Waiters: about 3 (processes)"_s);
    tell(lock, [&](Recognition &told) {
        told.details.edit().waiters = WaiterCount{.count = 3, .unit = WaiterSource::Unit::Jobs, .exact = true};
    });
    QCOMPARE(words(), u"Waiters: 3 (jobs)"_s);
    tell(lock, [&](Recognition &told) {
        told.details.edit().waiters = WaiterCount{.count = 3, .unit = WaiterSource::Unit::Clients};
    });
    QCOMPARE(words(), u"Waiters: at most 3 (connections)"_s);
}

void TestWording::anEndThatTooFewNodesTell()
{
    constexpr Instant kNow{std::chrono::seconds(10)};
    auto lock = *makeLock({.votes = 2, .nodes = 5, .ttl = Millis(7500)}, kNow);
    lock.everVoted = true;
    lock.assessment.verdict = Verdict::Unknown;
    for (size_t node = 2; node < 5; ++node)
        lock.readings[node] = {.rare = NodeReading::Rare{.error = Error{.kind = ErrorKind::Unreachable}}};
    QVERIFY(lock.assessedNow(kNow).verdict == Verdict::Unknown);
    QCOMPARE(Wording::ttl(lock, kNow, {}), u"7.5 s ?"_s);
}

void TestWording::anEndThatStandsInTheValue()
{
    FakeClock clock;
    auto lock = *makeLock({.ttl = std::nullopt, .local = true}, clock.now());
    QCOMPARE(Wording::ttl(lock, clock), u"∞ never"_s);
    tell(lock, [&](Recognition &told) { told.details.edit().valueExpiry = clock.wallNow() + Millis(7500); });
    lock.assessment.neverExpires = false;
    QCOMPARE(Wording::ttl(lock, clock), u"7.5 s (value)"_s);
    QCOMPARE(Wording::facts(lock, clock.wallNow()).last(),
             u"By its value and its holder's clock it ends in 7.5 s. Then any client may take it."_s);
    for (const auto &[left, words] :
         {std::pair(Millis(599'000), u"9 m 59 s (value)"_s), std::pair(Millis(1'796'000), u"29 m (value)"_s),
          std::pair(Millis(3'600'000), u"1 h 00 m (value)"_s)}) { // each fits in its column
        tell(lock, [&, ahead = left](Recognition &told) { told.details.edit().valueExpiry = clock.wallNow() + ahead; });
        QCOMPARE(Wording::ttl(lock, clock), words);
    }
    tell(lock, [&](Recognition &told) { told.details.edit().valueExpiry = clock.wallNow() + Millis(7500); });
    clock.advance(std::chrono::seconds(10));
    QCOMPARE(Wording::ttl(lock, clock), u"due (value)"_s);
    QCOMPARE(Wording::facts(lock, clock.wallNow()).last(),
             u"By its value and its holder's clock it ended 2.5 s ago. Any client may take it."_s);

    // Redis ends it, too: the sooner end counts, and nothing is called safe.
    lock = *makeLock({.ttl = Millis(30'000), .local = true}, clock.now());
    lock.assessment.validity = Micros(29'000'000);
    QVERIFY(lead(lock, nodeList(1, 0, 0), clock.now()).contains(u"Safe for"_s));
    tell(lock, [&](Recognition &told) { told.details.edit().valueExpiry = clock.wallNow() + Millis(7500); });
    QCOMPARE(Wording::ttl(lock, clock), u"7.5 s (value)"_s);
    QVERIFY(!lead(lock, nodeList(1, 0, 0), clock.now()).contains(u"Safe for"_s));
    tell(lock, [&](Recognition &told) {
        told.details.edit().valueExpiry = clock.wallNow() + Millis(29'000);
    }); // the same, in whole seconds
    QCOMPARE(Wording::ttl(lock, clock), u"30.0 s"_s);
    tell(lock, [&](Recognition &told) { told.details.edit().valueExpiry = clock.wallNow() + Millis(600'000); });
    QCOMPARE(Wording::ttl(lock, clock), u"30.0 s"_s);
}

void TestWording::everyCaveatIsASentence()
{
    QSet<QString> sentences;
    int count = 0;
    for (quint32 bit = 1; bit <= static_cast<quint32>(Caveat::IdsDiffer); bit <<= 1) {
        const auto words = Wording::caveats(static_cast<Caveat>(bit));
        QCOMPARE(words.size(), 1);
        QVERIFY(words.first().endsWith(u'.'));
        sentences.insert(words.first());
        ++count;
    }
    QCOMPARE(sentences.size(), count);
    QCOMPARE(Wording::caveats(Caveat::NoOwner | Caveat::DeletesBlindly).size(), 2);
    QVERIFY(Wording::caveats({}).isEmpty());
}

void TestWording::hostileFactsAreEscaped()
{
    auto lock = *makeLock({});
    const QString hostile = u"a\n\x1b[2J\u202e"_s;
    tell(lock, [&](Recognition &told) {
        told.ownerInfo
            = OwnerInfo{.program = hostile, .host = hostile, .thread = hostile, .client = hostile.repeated(500)};
    });
    const QString text = Wording::facts(lock, {}).join(u' ');
    QVERIFY(!text.contains(u'\n') && !text.contains(u'\x1b') && !text.contains(QChar(0x202e)));
    QVERIFY(text.size() < 600);
}

void TestWording::capability_data()
{
    QTest::addColumn<int>("up");
    QTest::addColumn<int>("connecting");
    QTest::addColumn<int>("down");
    QTest::addColumn<QString>("words");
    QTest::addColumn<Severity>("severity");
    QTest::newRow("one node, up") << 1 << 0 << 0 << u"The node answers; there is no spare."_s << Severity::Fine;
    QTest::newRow("one node, connecting") << 0 << 1 << 0 << u"The node has not answered yet."_s << Severity::Notice;
    QTest::newRow("one node, down") << 0 << 0 << 1
                                    << u"Lockscope cannot read the node. Clients with the same problem cannot"_s
                                    << Severity::Alarm;
    QTest::newRow("five of five") << 5 << 0 << 0 << u"Locking works and survives 2 more failures. All 5 nodes answer."_s
                                  << Severity::Fine;
    QTest::newRow("four of five") << 4 << 0 << 1
                                  << u"Locking works and survives 1 more failures. 4 of 5 nodes answer."_s
                                  << Severity::Warning;
    QTest::newRow("three of five") << 3 << 0 << 2 << u"one more failure stops it. 3 of 5 nodes answer."_s
                                   << Severity::Warning;
    QTest::newRow("two of five") << 2 << 0 << 3 << u"Locking has stopped: 3 nodes are needed."_s << Severity::Alarm;
    QTest::newRow("none of five") << 0 << 0 << 5 << u"Locking has stopped"_s << Severity::Alarm;
    QTest::newRow("five connecting") << 0 << 5 << 0 << u"0 of 5 nodes have answered so far; 3 are needed."_s
                                     << Severity::Notice;
    QTest::newRow("two up, one connecting")
        << 2 << 1 << 2 << u"2 of 5 nodes have answered so far; 3 are needed."_s << Severity::Notice;
    QTest::newRow("one up, one connecting: too few whatever comes")
        << 1 << 1 << 3 << u"Locking has stopped"_s << Severity::Alarm;
    QTest::newRow("three up, two connecting") << 3 << 2 << 0 << u"3 of 5 nodes answer."_s << Severity::Warning;
}

void TestWording::restartedNodesHaveNoVote()
{
    const WallTime now(std::chrono::hours(1000));
    const auto nodes = [&](int restarted) {
        auto list = nodeList(3, 0, 0);
        for (size_t i = 0; i < static_cast<size_t>(restarted); ++i)
            list[i].quarantinedUntil = now + std::chrono::seconds(20);
        return list;
    };
    QCOMPARE(Capability::of(nodes(1), now).margin(), 0);
    QVERIFY(Wording::capability(Capability::of(nodes(1), now), now).contains(u"one more failure"_s));
    QVERIFY(!Capability::of(nodes(2), now).canLock());
    QVERIFY(Wording::capability(Capability::of(nodes(2), now), now).contains(u"may have a second owner"_s));
    QVERIFY(!Wording::capability(Capability::of(nodes(2), now), now).contains(u"one more failure"_s));
    auto threeOfFive = nodeList(3, 0, 2);
    threeOfFive.front().quarantinedUntil = now + std::chrono::seconds(20);
    QVERIFY(Wording::capability(Capability::of(threeOfFive, now), now)
                .contains(u"one more failure"_s)); // not less than without it
    QVERIFY(severityOf(Capability::of(nodes(2), now)) == Severity::Warning);
    QCOMPARE(Capability::of(nodes(2), now + std::chrono::seconds(20)).margin(), 1);
}

void TestWording::fullNodesTakeNoLock()
{
    const WallTime now(std::chrono::hours(1000));
    const auto nodes = [](int count, int full) {
        auto list = nodeList(count, 0, 0);
        for (size_t i = 0; i < static_cast<size_t>(full); ++i) {
            list[i].facts = ServerFacts{.evictionPolicy = u"noeviction"_s, .maxMemory = 1000};
            list[i].use = ServerUse{.uptime = {}, .usedMemory = 1000};
        }
        return list;
    };
    QCOMPARE(Wording::capability(Capability::of(nodes(1, 1), now), now),
             u"The node's memory is full. Clients cannot take locks, but can renew and release them."_s);
    QVERIFY(severityOf(Capability::of(nodes(1, 1), now)) == Severity::Alarm);
    QCOMPARE(
        Wording::capability(Capability::of(nodes(5, 3), now), now),
        u"Clients cannot take locks, but can renew and release them. All 5 nodes answer. Memory is full on 3 nodes."_s);
    QVERIFY(severityOf(Capability::of(nodes(5, 3), now)) == Severity::Alarm);
    QVERIFY(
        Wording::capability(Capability::of(nodes(5, 2), now), now).contains(u"Locking works, but one more failure"_s));
    QVERIFY(severityOf(Capability::of(nodes(5, 2), now)) == Severity::Warning);
    QVERIFY(Capability::of(nodes(5, 3)).canLock()); // what is seen is the same
    auto evicts = nodes(1, 1);
    evicts[0].facts->evictionPolicy = u"allkeys-lru"_s; // it makes room
    QCOMPARE(Capability::of(evicts, now).full, 0);
}

void TestWording::nodesThatRefuseWritesTakeNoLock()
{
    const WallTime now(std::chrono::hours(1000));
    const auto words = [now](int count, const std::vector<ServerFacts> &facts) {
        auto list = nodeList(count, 0, 0);
        for (size_t i = 0; i < facts.size(); ++i)
            list[i].facts = facts[i];
        const Capability capability = Capability::of(list, now);
        return QString::number(static_cast<int>(severityOf(capability))) + QLatin1Char(' ')
            + Wording::capability(capability, now);
    };
    const auto is = [](Severity severity, const QString &text) {
        return QString::number(static_cast<int>(severity)) + QLatin1Char(' ') + text;
    };
    const ServerFacts lacksReplicas{.goodReplicas = 0};
    const ServerFacts logFails{.appendOnly = true, .appendFails = true};
    const ServerFacts snapshotFailed{.snapshotFails = true};
    const ServerFacts writes{.appendOnly = false, .appendFails = true, .goodReplicas = 1};
    QCOMPARE(words(1, {lacksReplicas}),
             is(Severity::Alarm, u"The node rejects all writes. Clients cannot take, renew or release locks."_s));
    QCOMPARE(
        words(5, {lacksReplicas, logFails, lacksReplicas}),
        is(Severity::Alarm,
           u"Locking has stopped: 3 nodes are needed. Held locks expire with their TTL; locks without one stay. All 5 nodes answer. 3 nodes reject all writes."_s));
    QCOMPARE(words(5, {lacksReplicas}),
             is(Severity::Warning,
                u"Locking works and survives 1 more failures. All 5 nodes answer. 1 nodes reject all writes."_s));
    QCOMPARE(words(5, {writes}), words(5, {}));
    QCOMPARE(
        words(1, {snapshotFailed}),
        is(Severity::Warning,
           u"The node's latest snapshot failed. It may reject all writes: clients then cannot take, renew or release locks."_s));
    QCOMPARE(
        words(5, {snapshotFailed, snapshotFailed, snapshotFailed}),
        is(Severity::Warning,
           u"Whether locking works is unknown. All 5 nodes answer. The latest snapshot of 3 nodes failed: they may reject all writes."_s));
    QVERIFY(words(5, {snapshotFailed, snapshotFailed}).contains(u"Locking works, but one more failure may stop it."_s));
    QVERIFY(words(5, {snapshotFailed}).contains(u"Locking works and survives 1 more failures."_s));
}

/// Others may be let in where this user is not.
void TestWording::whoRefusesMayStillLock()
{
    const auto nodes = [](int count, int refusing) {
        auto list = nodeList(count, 0, 0);
        for (size_t i = 0; i < static_cast<size_t>(refusing); ++i)
            list[i].error = Error{.kind = ErrorKind::Permission, .message = u"may not run PTTL"_s};
        return list;
    };
    const auto words = [&nodes](int count, int refusing) {
        return Wording::capability(Capability::of(nodes(count, refusing)), WallTime());
    };
    QVERIFY(words(1, 1).startsWith(u"The node answers but rejects reads."_s));
    QCOMPARE(
        words(5, 3),
        u"Which locks are held is unknown: 3 nodes are needed. Others may still take locks. 2 of 5 nodes can be read, 3 reject reads."_s);
    QCOMPARE(words(5, 2),
             u"Locking works, but one more failure may stop it. 3 of 5 nodes can be read, 2 reject reads."_s);
    QVERIFY(words(5, 1).contains(u"survives 1 more failures."_s));
    QVERIFY(severityOf(Capability::of(nodes(5, 3))) == Severity::Alarm);
}

void TestWording::whatTheBannerSaysFitsALine()
{
    constexpr qsizetype kCharsInALine = 126; // beside the lab, in a window of 1280 pixels
    const WallTime now(std::chrono::hours(1000));
    for (int down = 0; down <= 5; ++down) {
        for (int restarted = 0; restarted <= 5 - down; ++restarted) {
            auto list = nodeList(5 - down, 0, down);
            for (size_t i = 0; i < static_cast<size_t>(restarted); ++i)
                list[i].quarantinedUntil = now + std::chrono::seconds(20);
            const QString words = Wording::capability(Capability::of(list, now), now);
            QVERIFY2(words.size() <= kCharsInALine, qPrintable(QStringLiteral("%1: %2").arg(words.size()).arg(words)));
        }
    }
}

void TestWording::youngNodesAreWarnedOfWithTheReason()
{
    const WallTime now(std::chrono::hours(1000));
    const auto until = now + std::chrono::minutes(5);
    auto list = nodeList(3, 0, 0);
    list[1].mayLackLocksUntil = until;
    const auto capability = Capability::of(list, now);
    QCOMPARE(capability.margin(), 1); // they vote
    QVERIFY(severityOf(capability) == Severity::Warning);
    const QString words = Wording::capability(capability, WallTime());
    QVERIFY2(
        words.startsWith(u"Locking works and survives 1 more failures. All 3 nodes answer. 1 nodes started recently"_s),
        qPrintable(words));
    QVERIFY2(words.contains(Wording::timeOfDay(until)) && words.contains(u"may be missing until"_s), qPrintable(words));
    QVERIFY(severityOf(Capability::of(list, until)) == Severity::Fine);
    // Where no lock can be taken that comes first.
    auto few = nodeList(1, 0, 2);
    few[0].mayLackLocksUntil = until;
    QVERIFY(Wording::capability(Capability::of(few, now), now).startsWith(u"Locking has stopped"_s));
    auto one = nodeList(1, 0, 0);
    one[0].mayLackLocksUntil = until;
    QVERIFY(Wording::capability(Capability::of(one, now), now).contains(u"may have a second owner"_s));
    QVERIFY(severityOf(Capability::of(one, now)) == Severity::Warning);
}

void TestWording::whatIsOnAnotherDayHasItsDate()
{
    const auto local = [](int day, int hour) {
        return WallTime(Millis(QDateTime(QDate(2026, 11, day), QTime(hour, 30)).toMSecsSinceEpoch()));
    };
    QCOMPARE(Wording::timeWithDateIfOtherDay(local(26, 5), local(26, 23)), u"23:30:00"_s);
    QCOMPARE(Wording::timeWithDateIfOtherDay(local(26, 5), local(27, 5)), u"2026-11-27 05:30:00"_s);
    auto nodes = nodeList(3, 0, 0);
    nodes[0].startedAt = local(26, 4);
    nodes[0].mayLackLocksUntil = local(27, 4);
    const QString words = Wording::capability(Capability::of(nodes, local(26, 5)), local(26, 5));
    QVERIFY2(words.contains(u"until 2026-11-27 04:30:00."_s), qPrintable(words));
}

void TestWording::capability()
{
    QFETCH(const int, up);
    QFETCH(const int, connecting);
    QFETCH(const int, down);
    QFETCH(const QString, words);
    QFETCH(const Severity, severity);
    const auto capability = Capability::of(nodeList(up, connecting, down));
    const QString sentence = Wording::capability(capability, WallTime());
    QVERIFY2(sentence.contains(words), qPrintable(sentence));
    QCOMPARE(severityOf(capability), severity);
}

void TestWording::keysThatMayBeLocksAreCounted()
{
    QCOMPARE(Wording::noLocks(false, 0, {}), u"No locks found."_s);
    QCOMPARE(Wording::noLocks(false, std::nullopt, {}), u"No locks found."_s);
    QCOMPARE(Wording::noLocks(false, 5, {}), u"No locks found. 5 keys may be locks."_s);
    QCOMPARE(Wording::noLocks(true, 1, {}),
             u"No locks found among the keys that this user may read. 1 key may be a lock."_s);
    const QByteArrayList patterns{"orders:*", "jobs:*"};
    QCOMPARE(Wording::noLocks(false, 0, patterns), u"No locks found among the keys that match orders:* jobs:*."_s);
    QCOMPARE(Wording::noLocks(true, 0, patterns),
             u"No locks found among the keys that match orders:* jobs:* and that this user may read."_s);
}

void TestWording::whatIsNotUnderstood()
{
    auto lock = *makeLock({.dialect = u"not-understood"_s});
    tell(lock, [&](Recognition &told) {
        told.signs = Sign::UnknownForm | Sign::LockWord;
        told.keyType = KeyType::Hash;
        told.details.edit().size = 3;
    });
    QCOMPARE(Wording::owner(lock), u"not understood: a hash (fields: 3)"_s);
    QVERIFY(lead(lock, {}, {}).startsWith(u"Lockscope does not understand this key: it is a hash (fields: 3)."_s));
    QCOMPARE(Wording::facts(lock, {}),
             QStringList{u"Grade: not understood (a lock word in the name, a form that no dialect knows)"_s});
}

void TestWording::problemsAreNamedOnceEach()
{
    QCOMPARE(Wording::problems({}), QString());
    QCOMPARE(Wording::problems(nodeList(2, 1, 0)), QString());
    auto nodes = nodeList(1, 1, 5);
    for (auto &node : nodes)
        node.error = Error{.message = u"is down"_s};
    nodes[0].error->message = u"not\npermitted"_s; // up and refused
    nodes[1].error->message = u"not yet connected"_s; // no news
    QCOMPARE(Wording::problems(nodes), u"Node %1: not\\x0Apermitted  ·  is down"_s.arg(nodes[0].label));
    for (size_t i = 2; i < nodes.size(); ++i)
        nodes[i].error->message = u"reason "_s + QString::number(i);
    const QString text = Wording::problems(nodes);
    QVERIFY2(text.contains(u"reason 3"_s) && !text.contains(u"reason 4"_s) && text.endsWith(u"and 3 more"_s),
             qPrintable(text));
}

void TestWording::durations_data()
{
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << qint64(0) << u"0.00 ms"_s;
    QTest::newRow("less than nothing") << qint64(-5'000'000) << u"0.00 ms"_s;
    QTest::newRow("part of a millisecond") << qint64(240) << u"0.24 ms"_s;
    QTest::newRow("milliseconds are never rounded up to a second") << qint64(999'999) << u"999 ms"_s;
    QTest::newRow("seconds") << qint64(21'390'000) << u"21.3 s"_s;
    QTest::newRow("just below a minute") << qint64(59'999'999) << u"59.9 s"_s;
    QTest::newRow("minutes") << qint64(302'000'000) << u"5 m 02 s"_s;
    QTest::newRow("hours") << qint64(3'660'000'000) << u"1 h 01 m"_s;
    QTest::newRow("days") << qint64(273'600'000'000) << u"3 d 4 h"_s;
}

void TestWording::durations()
{
    QFETCH(const qint64, micros);
    QFETCH(const QString, words);
    QCOMPARE(Wording::duration(Micros(micros)), words);
    // Sentences of core say the same, in whole seconds.
    if (micros >= 60'000'000)
        QCOMPARE(durationText(Micros(micros)), words);
}

void TestWording::ttls()
{
    QCOMPARE(Wording::ttl(Assessment{.ttl = Micros(2'500'000)}), u"2.5 s"_s);
    QCOMPARE(Wording::ttl(Assessment{.ttl = Micros(0)}), u"due"_s);
    QCOMPARE(Wording::ttl(Assessment{.neverExpires = true}), u"∞ never"_s);
    QCOMPARE(Wording::ttl(Assessment{}), u"unknown"_s);
    QCOMPARE(Wording::ttl(KeyTtl{KeyTtl::Kind::Never, Millis(0)}), u"∞ never"_s);
    QCOMPARE(Wording::ttl(KeyTtl{KeyTtl::Kind::Finite, Millis(1500)}), u"1.5 s"_s);
    QCOMPARE(Wording::ttl(KeyTtl{}), u"unknown"_s);

    auto lock = *makeLock({.heldSince = Instant(std::chrono::seconds(10))});
    QCOMPARE(Wording::heldFor(lock, Instant(std::chrono::seconds(15))), u"≥ 5.0 s"_s);
    lock.hold.exact = true;
    QCOMPARE(Wording::heldFor(lock, Instant(std::chrono::seconds(15))), u"5.0 s"_s);
    lock.hold.slack = Millis(2000); // it was read late
    QCOMPARE(Wording::heldFor(lock, Instant(std::chrono::seconds(15))), u"≥ 5.0 s"_s);
    lock.hold.slack = Millis(20);
    QCOMPARE(Wording::heldFor(lock, Instant(std::chrono::seconds(15))), u"5.0 s"_s);
    QCOMPARE(Wording::unseen(lock, Instant(std::chrono::seconds(15))), QString());
    lock.hold.unseen = UnseenTime{.from = Instant(std::chrono::seconds(11)),
                                  .to = Instant(std::chrono::seconds(13))}; // it may be two holds
    QCOMPARE(Wording::heldFor(lock, Instant(std::chrono::seconds(15))), u"5.0 s ?"_s);
    QVERIFY(
        lead(lock, {}, Instant(std::chrono::seconds(15)))
            .endsWith(
                u"Lockscope could not see it from 4 s to 2 s ago: its owner may have released and taken it again."_s));
    lock.assessment.verdict = Verdict::Unknown;
    QCOMPARE(Wording::heldFor(lock, Instant(std::chrono::seconds(15))), u"–"_s);
}

void TestWording::votesShowANodeEach()
{
    auto lock = *makeLock({.votes = 3, .nodes = 5});
    QCOMPARE(Wording::votes(lock), u"●●●○○  3 of 5"_s);
    lock.readings[1].lock.edit().owner = "another";
    lock.assessment.holders = {0, 2};
    lock.readings[4].answer = NodeReading::Answer::Unknown;
    QCOMPARE(Wording::votes(lock), u"●◐●○✕  3 of 5"_s);
    QCOMPARE(Wording::votes(*makeLock({.local = true})), u"1 of 1"_s);
}

void TestWording::plansAndOutcomesHaveWords()
{
    using Effect = PlannedNode::Effect;
    const ReleasePlan plan{.act = {.time = Millis(5000)}};
    QSet<QString> effects;
    for (const auto effect :
         {Effect::Release, Effect::HoldOff, Effect::ShortenTtl, Effect::SetTtl, Effect::PutBack, Effect::EndsSooner,
          Effect::NoTtl, Effect::HasTtl, Effect::NothingThere, Effect::OtherOwner, Effect::NotComparable,
          Effect::TooLong, Effect::NoScripts, Effect::NotReleased, Effect::Unreachable})
        effects.insert(Wording::effect({.effect = effect}, plan));
    QCOMPARE(effects.size(), 15);
    QVERIFY(Wording::effect({.effect = Effect::ShortenTtl}, plan).contains(u"5.0 s"_s));
    using Outcome = ReleasedNode::Outcome;
    QSet<QString> outcomes;
    for (const auto outcome : {Outcome::Released, Outcome::Shortened, Outcome::TtlSet, Outcome::PutBack,
                               Outcome::NotNeeded, Outcome::Withdrawn, Outcome::Refused, Outcome::Absent,
                               Outcome::Unreachable, Outcome::Unknown, Outcome::Failed, Outcome::NotTried})
        outcomes.insert(Wording::outcome({.outcome = outcome}));
    QCOMPARE(outcomes.size(), 12);
    QVERIFY(Wording::outcome({.outcome = Outcome::Released, .woken = 2}).contains(u"notified waiters: 2"_s));
    for (const auto reaction : {HolderReaction::NoticesSoon, HolderReaction::NoticesAtRelease,
                                HolderReaction::MayRecreate, HolderReaction::Unknown})
        QVERIFY(!Wording::reaction({.reaction = reaction}).isEmpty());
    for (const auto environment : {Environment::Development, Environment::Unspecified, Environment::Production})
        QVERIFY(!Wording::environment(environment).isEmpty());
    QCOMPARE(Wording::dialect(u"no such dialect"_s), u"unknown"_s);
    QVERIFY(Wording::dialect(u"redisson"_s) != u"unknown"_s);
}

/// A plan must not say that nobody holds it and, in the next line, that its owner may rely on it.
void TestWording::whatNobodyHoldsHasNoOwnerWhoBelievesIt()
{
    const auto node = [](int index, const QByteArray &owner, KeyTtl ttl) {
        return PlannedNode{.node = index,
                           .label = QString::number(index),
                           .effect = owner.isEmpty() ? PlannedNode::Effect::NothingThere : PlannedNode::Effect::Release,
                           .isTarget = !owner.isEmpty(),
                           .expectedOwner = owner,
                           .ttl = ttl};
    };
    const auto planOf = [&](const QByteArrayList &owners, KeyTtl ttl) {
        ReleasePlan plan{.name = "a", .reaction = HolderReaction::NoticesAtRelease, .owner = "x"};
        plan.quorum = 3;
        plan.voted = true;
        plan.isTie = owners.contains("y");
        for (const auto &owner : owners)
            plan.nodes.push_back(node(static_cast<int>(plan.nodes.size()), owner, ttl));
        return plan;
    };
    const auto words = [](const ReleasePlan &plan) {
        return ReleaseWording::plan(plan, {}, Instant()) + u'\n'
            + ReleaseWording::evidence(plan, plan.act, {}, Instant(), Instant() + std::chrono::seconds(1));
    };
    const QRegularExpression relies(u"rel(y|ies) on it"_s);
    const KeyTtl ends{KeyTtl::Kind::Finite, Millis(60'000)};
    const KeyTtl stays{KeyTtl::Kind::Never, Millis(0)};
    for (const auto &ttl : {ends, stays}) {
        for (const auto &owners : {QByteArrayList{"x", "x", "y", "y", ""}, QByteArrayList{"x", "x", "", "", ""}}) {
            const QString told = words(planOf(owners, ttl));
            QVERIFY2(!told.contains(relies) && !told.contains(u"holder"_s), qPrintable(told));
            QVERIFY2(told.contains(ttl == ends ? u"59.0 s"_s : u"never expires"_s), qPrintable(told));
        }
        const QString held = words(planOf({"x", "x", "x", "", ""}, ttl));
        QVERIFY2(held.contains(relies) && held.contains(u"holder"_s), qPrintable(held));
    }
}

LOCKSCOPE_TEST(QApplication, TestWording)
#include "tst_wording.moc"
