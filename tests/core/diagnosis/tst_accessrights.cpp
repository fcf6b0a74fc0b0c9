#include "fixtures/testprogram.h"

#include <lockscope/core/diagnosis/accessrights.h>
#include <lockscope/core/redis/commandpolicy.h>

#include <algorithm>

using namespace Lockscope;

namespace {

QByteArrayList rules(const std::vector<AccessRight> &rights, char sign = 0)
{
    QByteArrayList list;
    for (const auto &right : rights) {
        if (sign == 0 || right.rule.startsWith(sign))
            list.append(right.rule);
    }
    return list;
}

} // namespace

class TestAccessRights : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingThatIsSentHasAUse();
    void slotsAreOfClusters();
    void watchingGrantsNoWrite();
    void linesFitTheServer();
    void patternsBecomeKeys();
    void channels();
    void actingIncludesWatching();
    void actingHasWhatTheScriptsRun();
    void wordsStayWords();
};

void TestAccessRights::everythingThatIsSentHasAUse()
{
    // AUTH needs no right; CONFIG would tell passwords as well; sentinels have users of their own.
    const QList<QByteArrayList> without{
        {"AUTH"}, {"CONFIG", "GET"}, {"UNSUBSCRIBE"}, {"SENTINEL", "GET-MASTER-ADDR-BY-NAME"}};
    for (const auto purpose : {Purpose::Watch, Purpose::Listen}) {
        for (const auto &command : allowedCommands(purpose))
            QVERIFY2(featureOf(command).has_value() != without.contains(command), command.join(' ').constData());
    }
    QVERIFY(!featureOf({"SET"}));
    QVERIFY(!featureOf({}));
    // Each use says what is lost without it, and is told by a word of its own.
    QStringList words;
    for (int feature = 0; feature <= static_cast<int>(Feature::Acting); ++feature) {
        QVERIFY(!lossWithout(static_cast<Feature>(feature)).isEmpty());
        words.append(toString(static_cast<Feature>(feature)));
    }
    QCOMPARE(words.removeDuplicates(), 0);
}

void TestAccessRights::slotsAreOfClusters()
{
    AccessScope scope{.version = ServerVersion{7, 0, 0}};
    QVERIFY(!aclLine("u", rightsToWatch(scope)).contains("+cluster"));
    scope.cluster = true;
    QVERIFY(aclLine("u", rightsToWatch(scope)).contains("+cluster|shards"));
    QVERIFY(aclLine("u", rightsToWatch(scope)).contains("+asking"));
}

void TestAccessRights::watchingGrantsNoWrite()
{
    const auto watch = rules(rightsToWatch({.version = ServerVersion{7, 2, 0}}), '+');
    QVERIFY(watch.contains("+pttl"));
    QVERIFY(watch.contains("+client|id"));
    for (const char *rule : {"+set", "+del", "+eval", "+evalsha", "+publish", "+config|get", "+config", "+client",
                             "+pubsub", "+auth", "+select", "+keys", "+acl"})
        QVERIFY2(!watch.contains(rule), rule);
    QVERIFY(rules(rightsToWatch({.databases = {0, 3}}), '+').contains("+select"));
}

void TestAccessRights::linesFitTheServer()
{
    const auto of = [](std::optional<ServerVersion> version) {
        return rules(rightsToWatch({.patterns = {"lock:*"}, .version = version}));
    };
    const auto newest = of(ServerVersion{7, 2, 4});
    QVERIFY(newest.contains("+client|no-touch"));
    QVERIFY(newest.contains("%R~lock:*"));
    const auto seven = of(ServerVersion{7, 0, 15});
    QVERIFY(!seven.contains("+client|no-touch")); // unknown there, and the whole line would be refused
    QVERIFY(seven.contains("+pubsub|shardnumsub"));
    QVERIFY(seven.contains("%R~lock:*"));
    const auto six = of(ServerVersion{6, 2, 14});
    QVERIFY(!six.contains("+pubsub|shardnumsub"));
    QVERIFY(six.contains("~lock:*"));
    QVERIFY(six.contains("&__redis__:invalidate"));
    const auto sixZero = of(ServerVersion{6, 0, 16});
    QVERIFY(std::ranges::none_of(sixZero,
                                 [](const QByteArray &rule) { return rule.startsWith('&') || rule.startsWith('%'); }));
    QVERIFY(!aclLine("u", rightsToWatch({.version = ServerVersion{6, 0, 16}})).contains("resetchannels"));
    QCOMPARE(of(std::nullopt), six); // what is not known is not presumed
}

void TestAccessRights::patternsBecomeKeys()
{
    const AccessScope all{.version = ServerVersion{7, 0, 0}};
    QCOMPARE(rules(rightsToWatch(all), '%'), QByteArrayList{"%R~*"});
    QCOMPARE(rules(rightsToAct(all), '~'), QByteArrayList{"~*"});

    const AccessScope some{.patterns = {"lock:*", "jobs:?", "lock:a*"}, .version = ServerVersion{7, 0, 0}};
    const auto watch = rules(rightsToWatch(some), '%');
    QVERIFY(watch.contains("%R~lock:*"));
    QVERIFY(watch.contains("%R~jobs:?"));
    QVERIFY(!watch.contains("%R~lock:a*")); // the first covers it
    QVERIFY(watch.contains("%R~redisson_lock_queue:{lock:*}"));
    const auto act = rules(rightsToAct(some), '~');
    QVERIFY(act.contains("~lock:*"));
    for (const char *rule : {"~redisson_lock_queue:{lock:*}", "~redisson_lock_timeout:{jobs:?}",
                             "~lockscope_fencing:lock:*", "~lock-signal:*"})
        QVERIFY2(act.contains(rule), act.join(' ').constData());
    // What belongs to locks of other dialects only where these are in use.
    QVERIFY(!act.contains("~{lock:*}:*"));
    AccessScope shared = some;
    shared.dialects = {QStringLiteral("redisson-rw")};
    QVERIFY2(rules(rightsToAct(shared), '~').contains("~{lock:*}:*"),
             rules(rightsToAct(shared), '~').join(' ').constData());
}

void TestAccessRights::channels()
{
    QCOMPARE(rules(rightsToWatch({.patterns = {"lock:*"}}), '&'),
             (QByteArrayList{"&__redis__:invalidate", "&__keyspace@0__:lock:*"}));
    QCOMPARE(rules(rightsToWatch({.patterns = {"a[b]*"}, .databases = {2}}), '&'),
             (QByteArrayList{"&__redis__:invalidate", "&__keyspace@2__:a*"}));
    QCOMPARE(rules(rightsToWatch({.patterns = {"*:lock"}}), '&'), QByteArrayList{"&__redis__:invalidate"});
    QCOMPARE(rules(rightsToWatch({}), '&'), QByteArrayList{"&__redis__:invalidate"});
    const auto act = rules(rightsToAct({.patterns = {"lock:*"}}), '&');
    QVERIFY(act.contains("&redisson_lock__channel:{lock:*}"));
    QVERIFY(act.contains("&redisson_lock__channel:{lock:*}:*"));
    QVERIFY(act.contains("&lockscope_unlock:lock:*"));
    const auto any = rules(rightsToAct({}), '&');
    QVERIFY(any.contains("&redisson_lock__channel:*"));
    QVERIFY(any.contains("&lockscope_unlock:*"));
    QVERIFY(!any.contains("&*"));
}

void TestAccessRights::actingIncludesWatching()
{
    const AccessScope scope{.patterns = {"lock:*"}, .version = ServerVersion{7, 0, 15}};
    const auto act = rules(rightsToAct(scope));
    for (const auto &rule : rules(rightsToWatch(scope))) {
        const QByteArray more = rule.startsWith("%R") ? rule.mid(2) : rule;
        QVERIFY2(act.contains(more), rule.constData());
    }
}

void TestAccessRights::actingHasWhatTheScriptsRun()
{
    const auto act = rules(rightsToAct({.version = ServerVersion{7, 0, 15}}), '+');
    for (const char *rule : {"+set", "+eval", "+evalsha", "+get", "+del", "+pexpire", "+publish", "+spublish", "+hset",
                             "+zrem", "+srem", "+scard", "+lpush", "+unlink", "+unsubscribe", "+time", "+persist"})
        QVERIFY2(act.contains(rule), rule);
    for (const char *rule : {"+kind", "+keys", "+flushall", "+config", "+script", "+none"})
        QVERIFY2(!act.contains(rule), rule);
    QVERIFY(!rules(rightsToAct({.version = ServerVersion{6, 2, 0}}), '+').contains("+spublish"));
    QCOMPARE(act.count("+pttl"), 1);
}

void TestAccessRights::wordsStayWords()
{
    // Of what would end a word for redis-cli, or is refused in a pattern.
    const auto line = aclLine("lockscope-watch",
                              rightsToWatch({.patterns = {"my locks\n*", "\"a'*"}, .version = ServerVersion{7, 0, 0}}));
    QVERIFY(
        line.startsWith("ACL SETUSER lockscope-watch reset on '>PASSWORD' resetchannels '%R~my?locks?*' '%R~?a?*' "));
    QVERIFY(!line.contains('"') && !line.contains('\n'));
    // Quotes stand around words, and nowhere else.
    for (const QByteArray &word : line.split(' '))
        QVERIFY2(!word.contains('\'') || (word.count('\'') == 2 && word.startsWith('\'') && word.endsWith('\'')),
                 word.constData());
}

LOCKSCOPE_TEST(QCoreApplication, TestAccessRights)
#include "tst_accessrights.moc"
