#include "fixtures/testprogram.h"

#include <lockscope/core/redis/glob.h>

#include <QRandomGenerator>

using namespace Lockscope;

namespace {

/// What Redis does (util.c, stringmatchlen), recursive and plain: right for short patterns, exponential for long ones.
bool redisMatches(QByteArrayView p, QByteArrayView s)
{
    while (!p.isEmpty() && !s.isEmpty()) {
        switch (p.front()) {
        case '*':
            while (p.size() > 1 && p.at(1) == '*')
                p = p.sliced(1);
            if (p.size() == 1)
                return true;
            for (qsizetype i = 0; i <= s.size(); ++i) {
                if (redisMatches(p.sliced(1), s.sliced(i)))
                    return true;
            }
            return false;
        case '?': s = s.sliced(1); break;
        case '[': {
            p = p.sliced(1);
            const bool negated = !p.isEmpty() && p.front() == '^';
            if (negated)
                p = p.sliced(1);
            bool match = false;
            for (;;) {
                if (p.size() >= 2 && p.front() == '\\') {
                    p = p.sliced(1);
                    match = match || p.front() == s.front();
                } else if (p.isEmpty()) {
                    break;
                } else if (p.front() == ']') {
                    break;
                } else if (p.size() >= 3 && p.at(1) == '-') {
                    const int low = std::min(p.front(), p.at(2));
                    const int high = std::max(p.front(), p.at(2));
                    match = match || (s.front() >= low && s.front() <= high);
                    p = p.sliced(2);
                } else {
                    match = match || p.front() == s.front();
                }
                p = p.sliced(1);
            }
            if (match == negated)
                return false;
            s = s.sliced(1);
            if (p.isEmpty())
                return s.isEmpty();
            break;
        }
        case '\\':
            if (p.size() >= 2)
                p = p.sliced(1);
            [[fallthrough]];
        default:
            if (p.front() != s.front())
                return false;
            s = s.sliced(1);
        }
        p = p.sliced(1);
    }
    while (s.isEmpty() && !p.isEmpty() && p.front() == '*')
        p = p.sliced(1);
    return p.isEmpty() && s.isEmpty();
}

} // namespace

class TestGlob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data();
    void matches();
    void agreesWithRedis();
    void escapedTextMatchesOnlyItself();
    void hostilePatternsEnd();
};

void TestGlob::matches_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<bool>("expected");

    const auto row = [](const char *what, const QByteArray &pattern, const QByteArray &key, bool expected) {
        QTest::newRow(what) << pattern << key << expected;
    };
    row("a star matches the rest", "lock:*", "lock:a:b", true);
    row("a star matches nothing", "lock:*", "lock:", true);
    row("a star is no suffix wildcard for other prefixes", "lock:*", "clock:a", false);
    row("a star in the middle", "a*c", "abbbc", true);
    row("a star gives back what it took too much", "*ab", "aab", true);
    row("a question mark is one character", "a?c", "abc", true);
    row("a question mark is not none", "a?c", "ac", false);
    row("one of a set", "h[ae]llo", "hello", true);
    row("none of a set", "h[ae]llo", "hillo", false);
    row("a negated set", "h[^e]llo", "hello", false);
    row("a range", "[a-c]", "b", true);
    row("a range the wrong way round", "[c-a]", "b", true);
    row("outside a range", "[a-c]", "d", false);
    row("a range beyond ASCII", "[\x80-\xFF]", "\xC3", true);
    row("an escaped bracket in a set", "[\\]]", "]", true);
    row("an unclosed set is forgiven", "[ab", "b", true);
    row("an escaped star is a star", "a\\*", "a*", true);
    row("an escaped star is nothing else", "a\\*", "ab", false);
    row("a backslash at the end is a backslash", "a\\", "a\\", true);
    row("an empty pattern matches only nothing", "", "a", false);
    row("nothing matches an empty pattern", "", "", true);
    row("case counts", "LOCK", "lock", false);
    row("the whole key must match", "lock", "lock:1", false);
    row("NUL is a character", QByteArray("a?b"), QByteArray("a\0b", 3), true);
}

void TestGlob::matches()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, key);
    QTEST(globMatches(pattern, key), "expected");
}

void TestGlob::agreesWithRedis()
{
    const QByteArray patternLetters("ab*?[]^-\\");
    const QByteArray keyLetters("ab]-^\\[");
    QRandomGenerator random(11);
    const auto word = [&random](const QByteArray &letters, int longest) {
        QByteArray text;
        for (int i = random.bounded(longest + 1); i > 0; --i)
            text += letters.at(random.bounded(static_cast<int>(letters.size())));
        return text;
    };
    for (int round = 0; round < 200000; ++round) {
        const QByteArray pattern = word(patternLetters, 7);
        const QByteArray key = word(keyLetters, 5);
        QVERIFY2(globMatches(pattern, key) == redisMatches(pattern, key), (pattern + "  against  " + key).constData());
    }
}

void TestGlob::escapedTextMatchesOnlyItself()
{
    for (int c = 0; c < 256; ++c) {
        const QByteArray text = QByteArray("a") + static_cast<char>(c) + "b";
        const QByteArray pattern = globEscaped(text);
        for (int d = 0; d < 256; ++d)
            QCOMPARE(globMatches(pattern, QByteArray("a") + static_cast<char>(d) + "b"), c == d);
        QVERIFY(!globMatches(pattern, "ab"));
        QVERIFY(!globMatches(pattern, text + 'x'));
        QCOMPARE(globLiteral(pattern), std::optional(text));
    }
    QVERIFY(globMatches(globEscaped("lock:[a]*?\\^-") + '*', "lock:[a]*?\\^-tail"));
    QCOMPARE(globLiteral("a\\"), std::optional<QByteArray>("a\\")); // as Redis takes a backslash at the end
    for (const QByteArray pattern : {"a*", "?a", "[a]", "\\**"})
        QVERIFY(!globLiteral(pattern));
}

void TestGlob::hostilePatternsEnd()
{
    // 40 stars make a backtracking matcher run for longer than the universe has.
    QVERIFY(!globMatches(QByteArray("a*").repeated(40) + 'b', QByteArray(2000, 'a')));
    QVERIFY(globMatches(QByteArray("*").repeated(1000), QByteArray(1000, 'a')));
}

LOCKSCOPE_TEST(QCoreApplication, TestGlob)
#include "tst_glob.moc"
