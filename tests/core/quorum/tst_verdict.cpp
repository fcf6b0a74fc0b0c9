#include "fixtures/testprogram.h"
#include "start.h"

#include <lockscope/core/quorum/verdict.h>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

NodeReading reading(char code, Millis ttl = 10s, Scope scope = Scope::Quorum)
{
    if (code == '?')
        return {.rare
                = NodeReading::Rare{.error = Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("down")}}};
    if (code == '!') // it restarted, and has it no more
        return {.ttl = {KeyTtl::Kind::Gone, Millis(0)},
                .answer = NodeReading::Answer::Absent,
                .forgot = true,
                .readAt = kStart};
    if (code == '-')
        return {.ttl = {KeyTtl::Kind::Gone, Millis(0)}, .answer = NodeReading::Answer::Absent, .readAt = kStart};
    // small letters: the same owner, with a key that never ends
    const QByteArray owner(1, static_cast<char>(QChar::toUpper(static_cast<uint>(code))));
    const KeyTtl left = code >= 'a' ? KeyTtl{KeyTtl::Kind::Never, Millis(0)} : KeyTtl{KeyTtl::Kind::Finite, ttl};
    return {.ttl = left,
            .answer = NodeReading::Answer::Present,
            .lock = Recognition{.name = "k", .scope = scope, .owner = owner},
            .readAt = kStart};
}

/// One letter per node: an owner, `-` absent, `!` forgotten, `?` unknown.
std::vector<NodeReading> readings(const char *codes, Scope scope = Scope::Quorum)
{
    std::vector<NodeReading> result;
    for (const char *code = codes; *code != '\0'; ++code)
        result.push_back(reading(*code, 10s, scope));
    return result;
}

QString word(const std::optional<Assessment> &assessment)
{
    return assessment ? QString(toString(assessment->verdict)) : QStringLiteral("free");
}

std::optional<Micros> validityOf(const std::vector<Millis> &ttls)
{
    std::vector<NodeReading> nodes;
    for (const auto ttl : ttls)
        nodes.push_back(ttl < Millis(0) ? reading('-') : reading('A', ttl));
    return assess({.readings = nodes, .now = kStart})->validity;
}

} // namespace

class TestVerdict : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void votes_data();
    void votes();
    void forgottenIsNotReleased_data();
    void forgottenIsNotReleased();
    void everyPattern();
    void scopes_data();
    void scopes();
    void validityIsTheQuorumthLargest();
    void validityCountsDown();
    void validityAllowsForTheReadingItself();
    void neverEndingKeys();
    void keysThatEndByTheirValue();
    void blockedForAsLongAsTheLongestKey();
    void renewLate_data();
    void renewLate();
    void redissonAgreesByThread();
    void readersAreCountedOneByOne_data();
    void readersAreCountedOneByOne();
    void knownLockOfOneNode();
    void words();
};

void TestVerdict::votes_data()
{
    QTest::addColumn<QByteArray>("codes");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QByteArray>("owner");
    QTest::addColumn<int>("margin");

    const auto row
        = [](const char *what, const char *codes, const char *verdict, const char *owner = "", int margin = -1) {
              QTest::addRow("%s: %s", codes, what)
                  << QByteArray(codes) << QString::fromLatin1(verdict) << QByteArray(owner) << margin;
          };
    row("the one node has it", "A", "held", "A", 0);
    row("the one node cannot be read", "?", "unknown");
    row("the one node does not have it", "-", "free");
    row("all of two agree", "AA", "held", "A", 0);
    row("one of two is no majority", "A-", "residue", "A");
    row("one of two, the other silent", "A?", "unknown", "A");
    row("all agree", "AAA", "held", "A", 1);
    row("one lacks it", "AA-", "held-degraded", "A", 0);
    row("one is down", "A?A", "held-degraded", "A", 0);
    row("one has another owner", "BAA", "held-degraded", "A", 0);
    row("a minority's key", "A--", "residue", "A");
    row("two owners, none can win", "AB-", "split");
    row("three owners", "ABC", "split");
    row("the silent one decides between two", "AB?", "unknown");
    row("the silent one may make it a quorum", "A-?", "unknown", "A");
    row("two silent", "A??", "unknown", "A");
    row("nothing but silence", "???", "unknown");
    row("absent but for two silent ones", "-??", "unknown");
    row("nowhere", "---", "free");
    row("all four", "AAAA", "held", "A", 1);
    row("three of four", "AAA-", "held-degraded", "A", 0);
    row("two of four are no quorum", "AA--", "residue", "A");
    row("a tie of four", "AABB", "split");
    row("two of four, one silent", "AA-?", "unknown", "A");
    row("a tie of four with room for neither", "AABC", "split");
    row("one of four, one silent cannot reach three", "A--?", "residue", "A");
    row("all five", "AAAAA", "held", "A", 2);
    row("four of five", "AAAA-", "held-degraded", "A", 1);
    row("a bare quorum of five", "AAA-B", "held-degraded", "A", 0);
    row("a bare quorum and silence", "AAA??", "held-degraded", "A", 0);
    row("two of five and silence", "AA???", "unknown", "A");
    row("two of five, one silent", "AA-?-", "unknown", "A");
    row("two against two, one silent", "AABB?", "unknown");
    row("two against two, one lacks it", "AABB-", "split");
    row("two of five", "AA---", "residue", "A");
    row("one of five, one silent", "A---?", "residue", "A");
    row("two against one, the rest absent", "AAB--", "split");
    row("one forgot it", "AA!", "held-degraded", "A", 0);
    row("two forgot it", "A!!", "residue", "A");
    row("all forgot it", "!!!", "free");
    row("one forgot it, one lacks it", "!-!", "free");
}

void TestVerdict::votes()
{
    QFETCH(QByteArray, codes);
    QFETCH(QString, verdict);
    QFETCH(QByteArray, owner);
    const auto nodes = readings(codes.constData());
    const auto assessment = assess({.readings = nodes, .now = kStart});
    QCOMPARE(word(assessment), verdict);
    if (!assessment)
        return;
    if (!owner.isEmpty() || verdict == QStringLiteral("split"))
        QCOMPARE(assessment->owner, owner);
    QTEST(int(assessment->margin), "margin");
    QCOMPARE(assessment->quorum, quorumOf(static_cast<int>(codes.size())));
    if (codes.size() > 1)
        QCOMPARE(assessment->unknownNodes, static_cast<int>(codes.count('?')));
    QCOMPARE(assessment->isHeld(), verdict.startsWith(QStringLiteral("held")));
}

/// What a node forgot when it restarted nobody gave back: while a silent node has it still, for all we know, it is not
/// free.
void TestVerdict::forgottenIsNotReleased_data()
{
    QTest::addColumn<QByteArray>("codes");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *codes, const char *verdict) {
        QTest::newRow(codes) << QByteArray(codes) << QString::fromLatin1(verdict);
    };
    row("!?-", "unknown");
    row("!?!", "unknown");
    row("-?-", "free");
    row("-?---", "free");
    row("!?---", "free"); // it never had a quorum
    row("!?!--", "unknown");
    // Nor where one has it still, and is not enough: it is residue only once all have told.
    row("A?!", "unknown");
    row("A?!!-", "unknown");
    row("A?!--", "unknown");
    row("A?---", "residue");
    row("A-!!!", "residue");
    row("A!!", "residue");
    row("A?!B!", "unknown");
    row("A?B--", "split");
}

void TestVerdict::forgottenIsNotReleased()
{
    QFETCH(QByteArray, codes);
    QFETCH(QString, verdict);
    auto nodes = readings(codes.constData());
    // Whether the silent one was seen to have it or not: it may have got it since.
    QCOMPARE(word(assess({.readings = nodes, .now = kStart, .everVoted = true})), verdict);
    if (nodes[1].answer != NodeReading::Answer::Unknown)
        return;
    nodes[1].lock = Recognition{.name = "k", .scope = Scope::Quorum, .owner = "A"};
    QCOMPARE(word(assess({.readings = nodes, .now = kStart, .everVoted = true})), verdict);
}

void TestVerdict::everyPattern()
{
    // Every pattern of five symbols on up to five nodes against the rules for verdicts.
    const QByteArray symbols("AB-?C");
    for (int n = 1; n <= 5; ++n) {
        int patterns = 1;
        for (int i = 0; i < n; ++i)
            patterns *= 5;
        for (int code = 0; code < patterns; ++code) {
            QByteArray codes;
            for (int i = 0, rest = code; i < n; ++i, rest /= 5)
                codes += symbols.at(rest % 5);
            const auto best = static_cast<int>(std::max({codes.count('A'), codes.count('B'), codes.count('C')}));
            const auto unknown = static_cast<int>(codes.count('?'));
            const int owners
                = (codes.contains('A') ? 1 : 0) + (codes.contains('B') ? 1 : 0) + (codes.contains('C') ? 1 : 0);
            const int quorum = n / 2 + 1;
            const QString expected = best == n ? QStringLiteral("held")
                : best >= quorum               ? QStringLiteral("held-degraded")
                : best + unknown >= quorum     ? QStringLiteral("unknown")
                : owners > 1                   ? QStringLiteral("split")
                : owners == 1                  ? QStringLiteral("residue")
                                               : QStringLiteral("free");
            const auto nodes = readings(codes.constData());
            for (const bool everVoted : {false, true}) {
                const QString got = word(assess({.readings = nodes, .now = kStart, .everVoted = everVoted}));
                QVERIFY2(got == expected, (codes + ": " + got.toLatin1()).constData());
                // A lock that was never voted on and was last seen on a node that is silent now may still be there.
                if (owners == 0 && unknown > 0) {
                    auto seenThere = nodes;
                    seenThere[static_cast<size_t>(codes.indexOf('?'))].lock = Recognition{.name = "n", .owner = "A"};
                    const QString later = word(assess({.readings = seenThere, .now = kStart, .everVoted = everVoted}));
                    QCOMPARE(later, everVoted ? expected : QStringLiteral("unknown"));
                }
            }
        }
    }
}

void TestVerdict::scopes_data()
{
    QTest::addColumn<QByteArray>("codes");
    QTest::addColumn<int>("scope");
    QTest::addColumn<bool>("everVoted");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<bool>("local");

    const auto row
        = [](const char *what, const char *codes, Scope scope, bool everVoted, const char *verdict, bool local) {
              QTest::addRow("%s: %s", codes, what)
                  << QByteArray(codes) << static_cast<int>(scope) << everVoted << QString::fromLatin1(verdict) << local;
          };
    row("a local lock is judged by its node", "A--", Scope::Local, false, "held", true);
    row("whatever the others are", "A??", Scope::Local, false, "held", true);
    row("a local lock without an end", "a--", Scope::Local, false, "no-expiry", true);
    row("a local lock that a quorum had is residue on one node", "A--", Scope::Local, true, "residue", false);
    row("and may be held where others are silent", "A??", Scope::Local, true, "unknown", false);
    row("either, on one node, is that node's own", "--A", Scope::Either, false, "held", true);
    row("either, on one of five, one silent: still its own", "A---?", Scope::Either, false, "held", true);
    row("either, when silent nodes could make it a voted one", "A-?", Scope::Either, false, "unknown", false);
    row("either, on two nodes, is voted on", "AA-", Scope::Either, false, "held-degraded", false);
    row("either, on two of five", "AA---", Scope::Either, false, "residue", false);
    row("either, once voted on, stays so", "A--", Scope::Either, true, "residue", false);
    row("either, with two owners", "AB-", Scope::Either, false, "split", false);
    row("a quorum lock on one node is residue", "A--", Scope::Quorum, false, "residue", false);
    row("one node of one is always local", "A", Scope::Quorum, false, "held", true);
}

void TestVerdict::scopes()
{
    QFETCH(QByteArray, codes);
    QFETCH(int, scope);
    QFETCH(bool, everVoted);
    const auto nodes = readings(codes.constData(), static_cast<Scope>(scope));
    const auto assessment = assess({.readings = nodes, .now = kStart, .everVoted = everVoted});
    QTEST(word(assessment), "verdict");
    QTEST(assessment->local, "local");
    if (assessment->local) {
        QCOMPARE(assessment->nodes, std::vector{static_cast<int>(codes.toUpper().indexOf('A'))});
        QCOMPARE(assessment->quorum, 1);
    }
}

void TestVerdict::validityIsTheQuorumthLargest()
{
    const Millis absent(-1);
    QCOMPARE(validityOf({10s}), std::optional<Micros>(10s - 102ms));
    QCOMPARE(validityOf({10s, 20s}), std::optional<Micros>(10s - 102ms));
    QCOMPARE(validityOf({30s, 10s, 20s}), std::optional<Micros>(20s - 202ms));
    QCOMPARE(validityOf({30s, absent, 10s}), std::optional<Micros>(10s - 102ms));
    QCOMPARE(validityOf({40s, 30s, 10s, 20s}), std::optional<Micros>(20s - 202ms));
    QCOMPARE(validityOf({50s, 10s, 40s, 20s, 30s}), std::optional<Micros>(30s - 302ms));
    QCOMPARE(validityOf({1ms}), std::optional<Micros>(0s)); // never negative
}

void TestVerdict::validityCountsDown()
{
    auto nodes = readings("AAA");
    nodes[1].readAt = kStart - 3s; // an older reading of the same TTL has less left
    nodes[2].readAt = kStart - 4s;
    auto assessment = assess({.readings = nodes, .now = kStart});
    QCOMPARE(assessment->ttl, std::optional<Micros>(7s));
    QCOMPARE(assessment->validity, std::optional<Micros>(7s - 102ms));
    assessment = assess({.readings = nodes, .now = kStart + 20s});
    QCOMPARE(assessment->ttl, std::optional<Micros>(0s));
    QCOMPARE(assessment->validity, std::optional<Micros>(0s));
}

void TestVerdict::validityAllowsForTheReadingItself()
{
    // The TTL was true when the node answered, up to `took` before the answer arrived here.
    for (const char *codes : {"A", "AAA"}) {
        auto nodes = readings(codes);
        for (auto &node : nodes)
            node.took = 2s;
        const auto assessment = assess({.readings = nodes, .now = kStart});
        QCOMPARE(assessment->ttl, std::optional<Micros>(10s));
        QCOMPARE(assessment->validity, std::optional<Micros>(8s - 102ms));
    }
}

void TestVerdict::neverEndingKeys()
{
    const auto judged = [](const char *codes) {
        const auto nodes = readings(codes);
        return *assess({.readings = nodes, .now = kStart});
    };
    for (const char *codes : {"a", "aaa", "aa-", "aaA"}) {
        QCOMPARE(QString(toString(judged(codes).verdict)), QStringLiteral("no-expiry"));
        QVERIFY(judged(codes).neverExpires);
        QVERIFY(judged(codes).isHeld());
    }
    // As long as enough nodes have it, and no longer.
    QCOMPARE(QString(toString(judged("aAA").verdict)), QStringLiteral("held"));
    QVERIFY(!judged("aAA").neverExpires);
    QCOMPARE(judged("aAA").ttl, std::optional<Micros>(10s));
    // the quorum without an end has no end; with one such node the second largest TTL counts
    QVERIFY(!judged("aaA").ttl);
    QVERIFY(!judged("aaA").validity);
    QCOMPARE(judged("aAA").ttl, std::optional<Micros>(10s));
    // leftovers that never go away say so
    QCOMPARE(QString(toString(judged("a--").verdict)), QStringLiteral("residue"));
    QVERIFY(judged("a--").neverExpires);
    QVERIFY(judged("Ab-").neverExpires);
    QVERIFY(judged("aB-").neverExpires);
    QVERIFY(!judged("AB-").neverExpires);
}

void TestVerdict::keysThatEndByTheirValue()
{
    // Redis does not end the key, its holder said when it ends: no verdict calls that endless, and none knows how long
    // it lasts.
    auto nodes = readings("a", Scope::Local);
    nodes[0].lock.edit().details.edit().valueExpiry = WallTime(Millis(1));
    auto assessment = *assess({.readings = nodes, .now = kStart});
    QVERIFY(assessment.verdict == Verdict::Held);
    QVERIFY(!assessment.neverExpires && !assessment.ttl && !assessment.validity);
    nodes = readings("aaa");
    for (auto &node : nodes)
        node.lock.edit().details.edit().valueExpiry = WallTime(Millis(1));
    assessment = *assess({.readings = nodes, .now = kStart});
    QVERIFY(assessment.verdict == Verdict::Held);
    QVERIFY(!assessment.neverExpires && !assessment.ttl && !assessment.validity);
    nodes = readings("aAA");
    nodes[0].lock.edit().details.edit().valueExpiry = WallTime(Millis(1));
    assessment = *assess({.readings = nodes, .now = kStart});
    QVERIFY(assessment.verdict == Verdict::Held);
    QCOMPARE(assessment.ttl, std::optional<Micros>(10s));
    nodes = readings("aaa");
    nodes[0].lock.edit().details.edit().valueExpiry = WallTime(Millis(1)); // the others never end
    QVERIFY(assess({.readings = nodes, .now = kStart})->verdict == Verdict::NoExpiry);
}

void TestVerdict::blockedForAsLongAsTheLongestKey()
{
    for (const int longest : {0, 1, 2}) {
        auto nodes = readings("ABC");
        nodes[static_cast<size_t>(longest)].ttl.left = 60s;
        const auto assessment = assess({.readings = nodes, .now = kStart});
        QVERIFY(assessment->verdict == Verdict::Split);
        QCOMPARE(assessment->ttl, std::optional<Micros>(60s));
        QVERIFY(!assessment->validity);
    }
    for (const char *unheld : {"aBC", "AbC", "Aa---", "a----"}) { // one of them never ends
        const auto nodes = readings(unheld);
        const auto assessment = assess({.readings = nodes, .now = kStart});
        QVERIFY2(!assessment->isHeld() && assessment->verdict != Verdict::Unknown, unheld);
        QVERIFY2(assessment->neverExpires && !assessment->ttl, unheld);
    }
}

void TestVerdict::renewLate_data()
{
    QTest::addColumn<int>("renewals");
    QTest::addColumn<double>("least");
    QTest::addColumn<qint64>("leftMs");
    QTest::addColumn<bool>("late");
    // full TTL 30 s, usually renewed with two thirds left: late below 60 % of that, 12 s
    QTest::newRow("as usual") << 5 << 2.0 / 3 << qint64(20000) << false;
    QTest::newRow("somewhat late") << 5 << 2.0 / 3 << qint64(12100) << false;
    QTest::newRow("late") << 5 << 2.0 / 3 << qint64(11900) << true;
    QTest::newRow("two renewals are a habit") << 2 << 2.0 / 3 << qint64(1000) << true;
    QTest::newRow("one renewal is none") << 1 << 2.0 / 3 << qint64(1000) << false;
    QTest::newRow("never renewed") << 0 << 1.0 << qint64(1000) << false;
    QTest::newRow("one who always renews at the last moment") << 5 << 0.1 << qint64(2000) << false;
}

void TestVerdict::renewLate()
{
    QFETCH(int, renewals);
    QFETCH(double, least);
    QFETCH(qint64, leftMs);
    QFETCH(bool, late);
    for (const char *codes : {"A", "AAA", "AA-"}) {
        auto nodes = readings(codes);
        for (auto &node : nodes) {
            if (node.lock)
                node.ttl.left = Millis(leftMs);
        }
        const RenewalHabit habit{.renewalsSeen = renewals, .leastFraction = static_cast<float>(least), .fullTtl = 30s};
        const auto assessment = assess({.readings = nodes, .now = kStart, .habit = habit});
        QCOMPARE(assessment->verdict == Verdict::RenewLate, late);
        QVERIFY(assessment->isHeld());
    }
}

void TestVerdict::redissonAgreesByThread()
{
    auto nodes = readings("ABC");
    for (auto &node : nodes)
        node.lock.edit().agreement = QByteArray("17");
    const auto assessment = assess({.readings = nodes, .now = kStart});
    QVERIFY(assessment->verdict == Verdict::Held);
    QCOMPARE(assessment->owners, 1);
    QCOMPARE(assessment->votes, 3);
}

void TestVerdict::readersAreCountedOneByOne_data()
{
    QTest::addColumn<QByteArrayList>("onNodes");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QByteArray>("owner");
    QTest::addColumn<int>("votes");
    QTest::newRow("the same everywhere") << QByteArrayList{"A B", "A B", "A B"} << QStringLiteral("held")
                                         << QByteArray("A B") << 3;
    QTest::newRow("each on two") << QByteArrayList{"A B", "A", "B"} << QStringLiteral("held-degraded")
                                 << QByteArray("A B") << 2;
    QTest::newRow("three, each on two") << QByteArrayList{"A B", "B C", "A C"} << QStringLiteral("held-degraded")
                                        << QByteArray("A B C") << 2;
    QTest::newRow("one on all, beside another")
        << QByteArrayList{"A B", "A", "A"} << QStringLiteral("held") << QByteArray("A") << 3;
    QTest::newRow("with a silent node") << QByteArrayList{"A B", "A", "?"} << QStringLiteral("held-degraded")
                                        << QByteArray("A") << 2;
    QTest::newRow("each on one") << QByteArrayList{"A", "B", "C"} << QStringLiteral("split") << QByteArray() << 1;
}

void TestVerdict::readersAreCountedOneByOne()
{
    QFETCH(const QByteArrayList, onNodes);
    std::vector<NodeReading> nodes;
    for (const QByteArray &readers : onNodes) {
        nodes.push_back(reading(readers.at(0)));
        if (nodes.back().lock)
            nodes.back().lock = Recognition{.name = "k",
                                            .scope = Scope::Either,
                                            .mode = LockMode::Read,
                                            .owner = readers,
                                            .agreement = readers,
                                            .details = RecognitionDetails{.holders = readers.count(' ') + 1}};
    }
    const auto assessment = assess({.readings = nodes, .now = kStart});
    QVERIFY(assessment);
    QTEST(word(assessment), "verdict");
    QTEST(assessment->owner, "owner");
    QTEST(int(assessment->votes), "votes");
}

void TestVerdict::knownLockOfOneNode()
{
    auto nodes = readings("AB?");
    auto assessment = assess({.readings = nodes, .now = kStart, .localNode = 1});
    QVERIFY(assessment->verdict == Verdict::Held);
    QCOMPARE(assessment->owner, QByteArray("B"));
    QVERIFY(assessment->local);
    assessment = assess({.readings = nodes, .now = kStart, .localNode = 2});
    QVERIFY(assessment->verdict == Verdict::Unknown);
    nodes = readings("A-A");
    // gone from its node is gone, and nobody's hold
    assessment = assess({.readings = nodes, .now = kStart, .localNode = 1});
    QVERIFY(!assessment || !assessment->isHeld());
}

void TestVerdict::words()
{
    QCOMPARE(toString(Verdict::HeldDegraded), QLatin1String("held-degraded"));
    QCOMPARE(toString(Verdict::NoExpiry), QLatin1String("no-expiry"));
    QCOMPARE(toString(Verdict::RenewLate), QLatin1String("renew-late"));
}

LOCKSCOPE_TEST(QCoreApplication, TestVerdict)
#include "tst_verdict.moc"
