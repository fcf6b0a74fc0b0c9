#include "fixtures/testprogram.h"

#include <QApplication>
#include <QTranslator>

#include "lockstates.h"

#include <lockscope/ui/filter/lockfigures.h>
#include <lockscope/ui/filter/lockfilter.h>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr Instant kNow{std::chrono::hours(5)};

/// name "orders:checkout:42", owner "shop@host-7", held-degraded since 90 s by 2 of 3 nodes, 5 s left, 2 wait,
/// redisson.
std::shared_ptr<LockState> checkout()
{
    auto lock = std::make_shared<LockState>(*makeLock({.name = "orders:checkout:42",
                                                       .owner = "shop@host-7",
                                                       .verdict = Verdict::HeldDegraded,
                                                       .votes = 2,
                                                       .nodes = 3,
                                                       .ttl = Millis(5000),
                                                       .heldSince = kNow - std::chrono::seconds(90),
                                                       .dialect = u"redisson"_s},
                                                      kNow));
    lock->hold.exact = true;
    tell(*lock, [&](Recognition &told) { told.resource = u"Checkout \"42\" \\ Zürich"_s; });
    tell(*lock, [&](Recognition &told) { told.ownerInfo.edit().host = u"host-7"_s; });
    tell(*lock, [&](Recognition &told) {
        told.details.edit().waiters = WaiterCount{.count = 2, .unit = WaiterSource::Unit::Waiters, .exact = true};
    });
    tell(*lock, [&](Recognition &told) { told.details.edit().holdCount = 1; });
    return lock;
}

LockFilterContext context()
{
    return {.now = kNow, .wallAhead = Micros(0), .nodeLabels = {u"alpha"_s, u"beta"_s, u"gamma"_s}};
}

} // namespace

class TestLockFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data();
    void matches();
    void freeTextFindsTheStateAsItIsShown();
    void holdCountsThatDifferByNode();
    void whatIsNotKnownFitsNoComparison_data();
    void whatIsNotKnownFitsNoComparison();
    void namesOfAnyBytesAreFoundAsTheyAreShown();
    void keysBesideALockFindIt();
    void timeAloneChangesWhatMatches();
    void errors_data();
    void ownersAreFoundAsTheyAreShown();
    void errors();
    void aWrongLineMatchesAll();
    void completions_data();
    void completions();
    void whatIsOfferedIsUnderstood();
    void emptiness_data();
    void emptiness();
    void equalTextsAreEqualFilters();
    void oneIsWithinAnother_data();
    void oneIsWithinAnother();
    void blockedTimeIsAnEstimateOrNothing();
};

void TestLockFilter::matches_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("expected");
    QTest::newRow("nothing typed shows all") << QString() << true;
    QTest::newRow("part of the name") << u"checkout"_s << true;
    QTest::newRow("part of the owner") << u"host-7"_s << true;
    QTest::newRow("part of the resource") << u"Zürich"_s << true;
    QTest::newRow("free text is a word of the state") << u"degraded"_s << true;
    QTest::newRow("the state's words, as shown") << u"\"held, degr\""_s << true;
    QTest::newRow("the state's words with a space") << u"\"held degr\""_s << true;
    QTest::newRow("the state's words with a hyphen") << u"held-degr"_s << true;
    QTest::newRow("a word of the state begins so") << u"eld"_s << false;
    QTest::newRow("the state of other locks") << u"no-exp"_s << false;
    QTest::newRow("free text that must not be the state") << u"-degraded"_s << false;
    QTest::newRow("free text is not the dialect") << u"redisson"_s << false;
    QTest::newRow("letter case does not matter") << u"ORDERS Host"_s << true;
    QTest::newRow("nor beyond ASCII") << u"zÜRICH"_s << true;
    QTest::newRow("a word that occurs nowhere") << u"invoice"_s << false;
    QTest::newRow("all words must occur") << u"orders invoice"_s << false;
    QTest::newRow("words in any order") << u"shop 42"_s << true;
    QTest::newRow("name: in the name") << u"name:checkout"_s << true;
    QTest::newRow("name: not in the owner") << u"name:host-7"_s << false;
    QTest::newRow("owner: in the owner") << u"owner:shop"_s << true;
    QTest::newRow("owner: not in the name") << u"owner:orders"_s << false;
    QTest::newRow("resource:") << u"resource:checkout"_s << true;
    QTest::newRow("host:") << u"host:HOST"_s << true;
    QTest::newRow("host: another") << u"host:host-8"_s << false;
    QTest::newRow("verdict: in the state") << u"verdict:held"_s << true;
    QTest::newRow("verdict: whole") << u"verdict:held-degraded"_s << true;
    QTest::newRow("verdict: another one") << u"verdict:residue"_s << false;
    QTest::newRow("state: is the same") << u"state:degraded"_s << true;
    QTest::newRow("dialect: in the dialect") << u"dialect:redisson"_s << true;
    QTest::newRow("dialect: another one") << u"dialect:redsync"_s << false;
    QTest::newRow("mode:") << u"mode:exclusive"_s << true;
    QTest::newRow("mode: another one") << u"mode:read"_s << false;
    QTest::newRow("node: that carries it") << u"node:beta"_s << true;
    QTest::newRow("node: that lacks it") << u"node:gamma"_s << false;
    QTest::newRow("field names in capitals") << u"NAME:orders TTL<6S"_s << true;
    QTest::newRow("a name with colons is no field") << u"orders:checkout"_s << true;
    QTest::newRow("a name with colons after its field") << u"name:orders:checkout:42"_s << true;
    QTest::newRow("fields together") << u"name:orders owner:shop verdict:degraded dialect:redisson"_s << true;
    QTest::newRow("one field off spoils it") << u"name:orders owner:bank"_s << false;
    QTest::newRow("a field that is being typed") << u"owner:"_s << true;
    QTest::newRow("regular expressions are none") << u"ord.*"_s << false;
    QTest::newRow("a glob for all of it") << u"name:orders:*:4?"_s << true;
    QTest::newRow("a glob that ends too early") << u"name:orders:*:4"_s << false;
    QTest::newRow("a glob is anchored") << u"name:checkout*"_s << false;
    QTest::newRow("a glob as free text") << u"*:42"_s << true;
    QTest::newRow("quoted") << u"\"shop@host\""_s << true;
    QTest::newRow("quoted with spaces") << u"resource:\"checkout \\\"42\\\" \\\\\""_s << true;
    QTest::newRow("quoted what looks like a field") << u"\"owner:shop\""_s << false;
    QTest::newRow("not") << u"-owner:shop"_s << false;
    QTest::newRow("not another") << u"-owner:bank -invoice"_s << true;
    QTest::newRow("a minus inside a word") << u"host-7"_s << true;
    QTest::newRow("ttl below") << u"ttl<5001ms"_s << true;
    QTest::newRow("ttl not below") << u"ttl<5s"_s << false;
    QTest::newRow("ttl at most") << u"ttl<=5s"_s << true;
    QTest::newRow("ttl above") << u"ttl>0.1m"_s << false;
    QTest::newRow("held above") << u"held>1m"_s << true;
    QTest::newRow("held in hours") << u"held>0.5h"_s << false;
    QTest::newRow("held exactly") << u"held=90s"_s << true;
    QTest::newRow("waiters") << u"waiters>0"_s << true;
    QTest::newRow("waiters at least") << u"waiters>=3"_s << false;
    QTest::newRow("votes") << u"votes<3"_s << true;
    QTest::newRow("holds") << u"holds=1"_s << true;
    QTest::newRow("blocked: two for 90 s") << u"blocked>=3m"_s << true;
    QTest::newRow("not a comparison") << u"-ttl<6s"_s << false;
    QTest::newRow("spaces around") << u"  orders   "_s << true;
}

void TestLockFilter::matches()
{
    QFETCH(const QString, text);
    QFETCH(const bool, expected);
    const LockFilter filter(text);
    QVERIFY2(!filter.error(), filter.error() ? qPrintable(filter.error()->message) : "");
    QCOMPARE(filter.matches(*checkout(), context()), expected);
    QCOMPARE(filter.matches(*checkout(), context(), LockFilter::wordsOf(*checkout())), expected);
}

/// "no expiry" in a row must be found by that, in the language of the window and in English.
void TestLockFilter::freeTextFindsTheStateAsItIsShown()
{
    const auto found = [](const QString &text, const LockState &lock) {
        const LockFilter filter(text);
        const bool does = filter.matches(lock, context());
        return does == filter.matches(lock, context(), LockFilter::wordsOf(lock)) && does;
    };
    const auto lock = makeLock({.verdict = Verdict::NoExpiry, .ttl = std::nullopt}, kNow);
    for (const auto &text : {u"no-exp"_s, u"no-expiry"_s, u"\"no expiry\""_s, u"No_Expiry"_s, u"expir"_s, u"no-"_s})
        QVERIFY2(found(text, *lock), qPrintable(text));
    QVERIFY(!found(u"held"_s, *lock));
    QVERIFY(!found(u"no"_s, *lock)); // too few letters, which begin too many words
    LockState overlap = *checkout();
    QVERIFY(!found(u"overlap"_s, overlap));
    overlap.overlap = LockOverlap();
    QVERIFY(found(u"overlap"_s, overlap));
    LockState past;
    past.name = "a";
    QVERIFY(!found(u"unknown"_s, past) && !found(u"held"_s, past));

    struct German : QTranslator
    {
        [[nodiscard]] bool isEmpty() const override { return false; }
        QString translate(const char *, const char *source, const char *, int) const override
        {
            return QByteArray(source).contains("no expiry") ? u"∞ kein Ende"_s : QString();
        }
    } german;
    QCoreApplication::installTranslator(&german);
    for (const auto &text : {u"kein-end"_s, u"\"KEIN ENDE\""_s, u"no-exp"_s})
        QVERIFY2(found(text, *lock), qPrintable(text));
    QCoreApplication::removeTranslator(&german);
}

void TestLockFilter::holdCountsThatDifferByNode()
{
    const auto lock = std::make_shared<LockState>(*makeLock({.name = "a", .owner = "A", .votes = 2, .nodes = 3}));
    qint64 count = 1;
    for (const int node : lock->assessment.holders) {
        NodeReading &reading = lock->readings[static_cast<size_t>(node)];
        QVERIFY(reading.lock);
        reading.lock.edit().details.edit().holdCount = count;
        count += 5;
    }
    QCOMPARE(lock->holdCounts(), HoldCounts(1, 6));
    for (const QString &text : {u"holds=1"_s, u"holds=6"_s, u"holds>5"_s, u"holds<2"_s})
        QVERIFY2(LockFilter(text).matches(*lock, context()), qPrintable(text));
    QVERIFY(!LockFilter(u"holds>6"_s).matches(*lock, context()));
}

void TestLockFilter::whatIsNotKnownFitsNoComparison_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("expected");
    for (const QString &field : {u"waiters"_s, u"holds"_s, u"fence"_s}) {
        for (const QString &comparison : {u"<5"_s, u">=0"_s, u"=0"_s})
            QTest::newRow(qPrintable(field + comparison)) << field + comparison << false;
    }
    QTest::newRow("ttl below") << u"ttl<9999d"_s << false;
    QTest::newRow("ttl above") << u"ttl>0s"_s << false;
    QTest::newRow("blocked") << u"blocked>=0s"_s << false;
    QTest::newRow("held at least so long") << u"held>1m"_s << true;
    QTest::newRow("held perhaps longer") << u"held<2m"_s << false;
    QTest::newRow("not turns it round") << u"-waiters<5"_s << true;
    QTest::newRow("no host") << u"host:h"_s << false;
}

void TestLockFilter::whatIsNotKnownFitsNoComparison()
{
    QFETCH(const QString, text);
    QFETCH(const bool, expected);
    const auto lock = checkout();
    lock->assessment.ttl.reset();
    tell(*lock, [&](Recognition &told) { told.details.edit().waiters.reset(); });
    tell(*lock, [&](Recognition &told) { told.details.edit().holdCount.reset(); });
    lock->hold.exact = false;
    tell(*lock, [&](Recognition &told) { told.ownerInfo.reset(); });
    QCOMPARE(LockFilter(text).matches(*lock, context()), expected);

    lock->assessment.neverExpires = true;
    QVERIFY(LockFilter(u"ttl>9999d"_s).matches(*lock, context()));
    QVERIFY(!LockFilter(u"ttl<9999d"_s).matches(*lock, context()));
    lock->assessment.verdict = Verdict::Leftover;
    QVERIFY(!LockFilter(u"held>1s"_s).matches(*lock, context()));
    lock->assessment.verdict = Verdict::Unknown;
    QVERIFY(!LockFilter(u"votes>0"_s).matches(*lock, context()));
}

/// The table makes words of a Redisson owner, "uuid:31": both are found.
void TestLockFilter::ownersAreFoundAsTheyAreShown()
{
    const auto lock = checkout();
    lock->assessment.owner = "0b9f2c11-aaaa:31";
    tell(*lock, [](Recognition &told) {
        told.owner = "0b9f2c11-aaaa:31";
        told.ownerInfo = OwnerInfo{.thread = u"31"_s, .client = u"0b9f2c11-aaaa"_s};
    });
    for (const auto &words : {LockFilterWords(), LockFilter::wordsOf(*lock)}) {
        for (const QString &text : {u"owner:thread"_s, u"owner:THREAD"_s, u"owner:thread*"_s, u"owner:aaaa:31"_s,
                                    u"\"31 of client\""_s, u"-owner:checkout"_s})
            QVERIFY2(LockFilter(text).matches(*lock, context(), words), qPrintable(text));
        for (const QString &text : {u"owner:program"_s, u"owner:checkout"_s, u"name:thread"_s})
            QVERIFY2(!LockFilter(text).matches(*lock, context(), words), qPrintable(text));
    }
}

void TestLockFilter::namesOfAnyBytesAreFoundAsTheyAreShown()
{
    const auto lock = checkout();
    lock->name = "lock:\x1b[0m\xc3\x84rger\xff";
    for (const QString &text : {u"\\x1b"_s, u"ärger"_s, u"\\xff"_s, u"name:lock:*ger*"_s, u"[0m"_s})
        QVERIFY2(LockFilter(text).matches(*lock, context()), qPrintable(text));
    lock->name = "lock:" + QByteArray(100'000, 'x') + "end";
    QVERIFY(LockFilter(u"xend"_s).matches(*lock, context()));
}

void TestLockFilter::keysBesideALockFindIt()
{
    const auto lock = checkout();
    const auto finds = [&](const QString &text) {
        const LockFilter filter(text);
        return filter.matches(*lock, context()) && filter.matches(*lock, context(), LockFilter::wordsOf(*lock));
    };
    lock->name = "rl";
    QVERIFY(finds(u"redisson_lock_queue:{rl}"_s));
    QVERIFY(finds(u"name:redisson_lock_queue:{rl}"_s));
    QVERIFY(!finds(u"redisson_lock_queue:{rx}"_s));
    QVERIFY(!LockFilter(u"redisson_lock_queue:{rl}"_s).isNarrowerThan(LockFilter(u"redisson"_s)));
    lock->name = "a\\x41";
    QVERIFY(finds(u"a\\x41"_s)); // as it is
    QVERIFY(finds(u"a\\x5Cx41"_s)); // as it is printed
}

void TestLockFilter::timeAloneChangesWhatMatches()
{
    const auto lock = checkout();
    auto later = context();
    later.now += std::chrono::seconds(4);
    QVERIFY(!LockFilter(u"ttl<2s"_s).matches(*lock, context()));
    QVERIFY(LockFilter(u"ttl<2s"_s).matches(*lock, later));
    QVERIFY(!LockFilter(u"held>91s"_s).matches(*lock, context()));
    QVERIFY(LockFilter(u"held>91s"_s).matches(*lock, later));
    QVERIFY(LockFilter(u"a ttl<2s"_s).dependsOnTime());
    QVERIFY(LockFilter(u"-held>2s"_s).dependsOnTime());
    QVERIFY(!LockFilter(u"owner:ttl votes<3 waiters>0"_s).dependsOnTime());
}

void TestLockFilter::errors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("length");
    QTest::addColumn<QString>("part");
    QTest::newRow("no unit") << u"orders ttl<5"_s << 12 << 1 << u"unit"_s;
    QTest::newRow("an unknown unit") << u"ttl<5y"_s << 5 << 1 << u"ms, s, m, h or d"_s;
    QTest::newRow("no time") << u"held>"_s << 5 << 1 << u"held<5s"_s;
    QTest::newRow("no number") << u"waiters>many"_s << 8 << 4 << u"whole number"_s;
    QTest::newRow("half a vote") << u"votes<2.5"_s << 6 << 3 << u"whole number"_s;
    QTest::newRow("a count with a unit") << u"votes<2s"_s << 6 << 2 << u"whole number"_s;
    QTest::newRow("two points") << u"ttl<1.2.3s"_s << 4 << 6 << u"time"_s;
    QTest::newRow("no such comparison") << u"a tll<5s"_s << 2 << 6 << u"quotation marks"_s;
    QTest::newRow("a number as text") << u"ttl:5s"_s << 0 << 4 << u"ttl<"_s;
    QTest::newRow("a text as number") << u"owner=api"_s << 0 << 6 << u"owner:"_s;
    QTest::newRow("Unknown state") << u"verdict:free"_s << 8 << 4 << u"held-degraded"_s;
    QTest::newRow("Unknown mode") << u"-mode:q"_s << 6 << 1 << u"exclusive"_s;
    QTest::newRow("no such dialect") << u"dialect:foo"_s << 8 << 3 << u"Unknown dialect"_s;
    QTest::newRow("quotation mark left open") << u"a \"b c"_s << 2 << 4 << u"closing"_s;
    QTest::newRow("text after the quotation mark") << u"\"a\"b"_s << 3 << 1 << u"space"_s;
    QTest::newRow("a lone minus") << u"a - b"_s << 2 << 1 << u"minus"_s;
}

void TestLockFilter::errors()
{
    QFETCH(const QString, text);
    QFETCH(const int, position);
    QFETCH(const int, length);
    QFETCH(const QString, part);
    const LockFilter filter(text);
    QVERIFY(filter.error());
    QCOMPARE(filter.error()->position, position);
    QCOMPARE(filter.error()->length, length);
    QVERIFY2(filter.error()->message.contains(part), qPrintable(filter.error()->message));
}

void TestLockFilter::aWrongLineMatchesAll()
{
    const LockFilter filter(u"invoice ttl<"_s);
    QVERIFY(filter.error());
    QVERIFY(filter.isEmpty());
    QVERIFY(filter.matches(*checkout(), context()));
    QVERIFY(!(filter == LockFilter()));
}

void TestLockFilter::completions_data()
{
    QTest::addColumn<QString>("text"); // | is the cursor
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("length");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("a field") << u"ow|"_s << 0 << 2 << QStringList{u"owner:"_s};
    QTest::newRow("nothing typed") << u"|"_s << 0 << 0 << QStringList();
    QTest::newRow("a comparison") << u"orders tt|"_s << 7 << 2 << QStringList{u"ttl<"_s, u"ttl>"_s};
    QTest::newRow("after a minus") << u"-dia|"_s << 1 << 3 << QStringList{u"dialect:"_s};
    QTest::newRow("states") << u"verdict:h|"_s << 0 << 9 << QStringList{u"verdict:held"_s, u"verdict:held-degraded"_s};
    QTest::newRow("states by their other name") << u"a state:s| b"_s << 2 << 7 << QStringList{u"state:split"_s};
    QTest::newRow("the term is replaced whole") << u"mode:r|ead x"_s << 0 << 9 << QStringList{u"mode:read"_s};
    QTest::newRow("nodes") << u"node:|"_s << 0 << 5 << QStringList{u"node:alpha"_s, u"node:\"beta two\""_s};
    QTest::newRow("nothing fits") << u"orders|"_s << 0 << 6 << QStringList();
    QTest::newRow("not inside of quotation marks") << u"\"a ow|"_s << 5 << 0 << QStringList();
}

void TestLockFilter::completions()
{
    QFETCH(QString, text);
    QFETCH(const int, start);
    QFETCH(const int, length);
    QFETCH(const QStringList, words);
    const auto cursor = text.indexOf(u'|');
    text.remove(cursor, 1);
    const auto completion = LockFilter::completions(text, cursor, {u"alpha"_s, u"beta two"_s});
    QCOMPARE(completion.start, start);
    QCOMPARE(completion.length, length);
    QCOMPARE(completion.words, words);
}

void TestLockFilter::whatIsOfferedIsUnderstood()
{
    for (const QString &typed : {u"verdict:"_s, u"state:"_s, u"mode:"_s, u"dialect:"_s, u"node:"_s}) {
        const auto completion = LockFilter::completions(typed, typed.size(), {u"alpha"_s, u"beta two"_s});
        QVERIFY2(!completion.words.isEmpty(), qPrintable(typed));
        for (const auto &word : completion.words)
            QVERIFY2(!LockFilter(word).error() && !LockFilter(word).isEmpty(), qPrintable(word));
    }
}

void TestLockFilter::emptiness_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("empty");
    QTest::newRow("no text") << QString() << true;
    QTest::newRow("spaces") << u"   "_s << true;
    QTest::newRow("a bare field") << u"name:"_s << true;
    QTest::newRow("a word") << u"a"_s << false;
}

void TestLockFilter::emptiness()
{
    QFETCH(const QString, text);
    QFETCH(const bool, empty);
    QCOMPARE(LockFilter(text).isEmpty(), empty);
}

void TestLockFilter::equalTextsAreEqualFilters()
{
    QVERIFY(LockFilter(u"a  b"_s) == LockFilter(u"a b "_s));
    QVERIFY(!(LockFilter(u"name:a"_s) == LockFilter(u"a"_s)));
    QVERIFY(!(LockFilter(u"ttl<5s"_s) == LockFilter(u"ttl<6s"_s)));
    QVERIFY(LockFilter(u"ttl<60s"_s) == LockFilter(u"ttl<1m"_s));
    QVERIFY(LockFilter() == LockFilter(QString()));
}

void TestLockFilter::oneIsWithinAnother_data()
{
    QTest::addColumn<QString>("narrow");
    QTest::addColumn<QString>("wide");
    QTest::addColumn<bool>("is");
    QTest::newRow("all") << u"x"_s << u""_s << true;
    QTest::newRow("nothing is within") << u""_s << u"x"_s << false;
    QTest::newRow("a word typed on") << u"orders"_s << u"ord"_s << true;
    QTest::newRow("a word typed before") << u"orders"_s << u"ders"_s << true;
    QTest::newRow("a word deleted") << u"ord"_s << u"orders"_s << false;
    QTest::newRow("another word") << u"name:a b"_s << u"name:a"_s << true;
    QTest::newRow("another field") << u"name:a"_s << u"owner:a"_s << false;
    QTest::newRow("less is left out") << u"-orders"_s << u"-ord"_s << false;
    QTest::newRow("a pattern") << u"name:or*"_s << u"name:or"_s << false;
    QTest::newRow("a comparison") << u"votes<3"_s << u"votes<4"_s << false;
    QTest::newRow("the same comparison") << u"votes<3 x"_s << u"votes<3"_s << true;
    QTest::newRow("a state") << u"verdict:held-degraded"_s << u"verdict:held"_s << true;
    QTest::newRow("a word of the state typed on") << u"no-exp"_s << u"no-e"_s << true;
    QTest::newRow("a state that the shorter text is not") << u"held"_s << u"eld"_s << false;
    QTest::newRow("a wider state") << u"verdict:held"_s << u"verdict:held-degraded"_s << false;
}

void TestLockFilter::oneIsWithinAnother()
{
    QFETCH(QString, narrow);
    QFETCH(QString, wide);
    const LockFilter within(narrow);
    QVERIFY(!within.error());
    QTEST(within.isNarrowerThan(LockFilter(wide)), "is");
}

void TestLockFilter::blockedTimeIsAnEstimateOrNothing()
{
    const auto lock = checkout();
    QCOMPARE(blockedTime(*lock), std::optional(Micros(std::chrono::minutes(3))));
    tell(*lock, [&](Recognition &told) { told.details.edit().waiters->count = 0; });
    QCOMPARE(blockedTime(*lock), std::optional(Micros(0)));
    lock->assessment.verdict = Verdict::Split;
    QVERIFY(!blockedTime(*lock));
    lock->assessment.verdict = Verdict::Held;
    tell(*lock, [&](Recognition &told) { told.details.edit().waiters.reset(); });
    QVERIFY(!blockedTime(*lock));
}

LOCKSCOPE_TEST(QApplication, TestLockFilter)
#include "tst_lockfilter.moc"
