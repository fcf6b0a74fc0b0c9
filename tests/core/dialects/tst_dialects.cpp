#include <lockscope/core/dialects/token.h>

#include <QTest>

using namespace Lockscope;

namespace {

const KeyTtl kFinite{KeyTtl::Kind::Finite, Millis(5000)};
const KeyTtl kNever{KeyTtl::Kind::Never, Millis(0)};

RawKey string(const QByteArray &key, const QByteArray &value, KeyTtl ttl = kFinite)
{
    return {.key = key, .type = KeyType::String, .ttl = ttl, .length = value.size(), .value = value.left(RawKey::kValueLimit)};
}

RawKey hash(const QByteArray &key, const QList<QPair<QByteArray, QByteArray>> &fields, qint64 length = -1)
{
    return {.key = key, .type = KeyType::Hash, .ttl = kFinite, .length = length < 0 ? fields.size() : length, .fields = fields};
}

const QByteArray kClient("285475da-9152-4c83-822a-67ee2f116a79");

} // namespace

Q_DECLARE_METATYPE(Lockscope::RawKey)

class TestDialects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognises_data();
    void recognises();
    void nativeLock();
    void redissonLock();
    void redissonAgreesByThread();
    void confidenceOfPlainStrings();
    void forceReleaseComparesTheOwner();
    void pttlReplies();
    void catalogue();
};

void TestDialects::recognises_data()
{
    QTest::addColumn<RawKey>("raw");
    QTest::addColumn<bool>("patternNamed");
    QTest::addColumn<QString>("dialect"); // empty: no lock

    const auto row = [](const char *what, const RawKey &raw, const char *dialect, bool patternNamed = false) {
        QTest::newRow(what) << raw << patternNamed << QString::fromLatin1(dialect);
    };
    row("a native lock", string("x", makeToken(QStringLiteral("p"))), "lockscope");
    row("a python-redis-lock", string("lock:import", "mZ3+/bT0aKcQ9vX1yR7sWd2E"), "python-redis-lock");
    row("its form elsewhere", string("import", "mZ3+/bT0aKcQ9vX1yR7sWd2E"), "string");
    row("another string under its prefix", string("lock:import", "worker-1"), "string");
    row("a string that ends by itself", string("order:1", "abc"), "string");
    row("a string that never ends is a value", string("order:1", "abc", kNever), "");
    row("unless its name says lock", string("order-lock", "abc", kNever), "string");
    row("in whatever case", string("orderMUTEX", "abc", kNever), "string");
    row("or a pattern named it", string("order:1", "abc", kNever), "string", true);
    row("an empty value is an owner too", string("a:lock", ""), "string");
    row("a value too long to be read whole, in a key that is named", string("a:lock", QByteArray(600, 'x')), "string", true);
    row("a long value of a key that does not say lock", string("page:1", QByteArray(600, 'x')), "");
    row("a native token on a key that never ends", string("x", makeToken(QStringLiteral("p")), kNever), "lockscope");
    row("a Redisson lock", hash("anyLock", {{kClient + ":1", "1"}}), "redisson");
    row("a Redisson lock held twice by one thread", hash("anyLock", {{kClient + ":73", "2"}}), "redisson");
    row("a hash with two fields", hash("h", {{kClient + ":1", "1"}, {kClient + ":2", "1"}}), "");
    row("a hash with more fields than were read", hash("h", {{kClient + ":1", "1"}}, 2), "");
    row("a hold count of zero", hash("h", {{kClient + ":1", "0"}}), "");
    row("a hold count that is no number", hash("h", {{kClient + ":1", "x"}}), "");
    row("a field that is no thread", hash("h", {{"name", "1"}}), "");
    row("a field with something behind the thread", hash("h", {{kClient + ":1:write", "1"}}), "");
    row("a field with a line break behind it", hash("h", {{kClient + ":1\n", "1"}}), "");
    row("a capital client id", hash("h", {{kClient.toUpper() + ":1", "1"}}), "");
    row("a list", RawKey{.key = "my:lock", .type = KeyType::List, .ttl = kFinite}, "");
    row("a key that is gone", RawKey{.key = "my:lock", .type = KeyType::None}, "", true);
}

void TestDialects::recognises()
{
    QFETCH(RawKey, raw);
    QFETCH(bool, patternNamed);
    QFETCH(QString, dialect);
    const auto recognition = DialectCatalog().recognise(raw, patternNamed);
    QCOMPARE(recognition ? recognition->dialect : QString(), dialect);
    if (recognition) {
        QCOMPARE(recognition->name, raw.key);
        QVERIFY(recognition->confidence > 0 && recognition->confidence <= 100);
    }
}

void TestDialects::nativeLock()
{
    const QByteArray token = makeToken(QStringLiteral("billing"));
    const auto lock = DialectCatalog().recognise(string("x", token), false);
    QVERIFY(lock);
    QVERIFY(lock->scope == Scope::Quorum);
    QCOMPARE(lock->owner, token);
    QCOMPARE(lock->agreement, token);
    QCOMPARE(lock->ownerInfo.program, QStringLiteral("billing"));
}

void TestDialects::redissonLock()
{
    const auto lock = DialectCatalog().recognise(hash("anyLock", {{kClient + ":73", "2"}}), false);
    QVERIFY(lock);
    QVERIFY(lock->scope == Scope::Either);
    QCOMPARE(lock->owner, kClient + ":73");
    QCOMPARE(lock->ownerInfo.thread, QStringLiteral("73"));
    QCOMPARE(lock->ownerInfo.client, QString::fromLatin1(kClient));
    QCOMPARE(lock->holdCount, std::optional<qint64>(2));
}

void TestDialects::redissonAgreesByThread()
{
    // A multi-lock has another client per node; its thread is what the nodes have in common.
    QByteArray other = kClient;
    other.replace("285475da", "aaaaaaaa");
    const DialectCatalog catalog;
    const auto first = catalog.recognise(hash("l", {{kClient + ":5", "1"}}), false);
    const auto second = catalog.recognise(hash("l", {{other + ":5", "1"}}), false);
    const auto third = catalog.recognise(hash("l", {{other + ":6", "1"}}), false);
    QVERIFY(first && second && third);
    QCOMPARE(first->agreement, second->agreement);
    QVERIFY(first->owner != second->owner);
    QVERIFY(second->agreement != third->agreement);
}

void TestDialects::confidenceOfPlainStrings()
{
    const DialectCatalog catalog;
    const int byPattern = catalog.recognise(string("a", "v"), true)->confidence;
    const int byName = catalog.recognise(string("a:lock", "v"), false)->confidence;
    const int byForm = catalog.recognise(string("a", "v"), false)->confidence;
    QVERIFY(byPattern > byName && byName > byForm);
    QVERIFY(catalog.recognise(string("a", "v"), false)->scope == Scope::Either);
}

void TestDialects::forceReleaseComparesTheOwner()
{
    const DialectCatalog catalog;
    const QByteArray name("na\r\nme");
    const QByteArray owner("']] return 1 --");
    for (const auto &dialect : catalog.all()) {
        const ScriptCall call = dialect->forceRelease(name, owner);
        QCOMPARE(call.keys.first(), name);
        QCOMPARE(call.arguments.first(), owner);
        // SEC11: a body is a constant, whatever the names are
        QCOMPARE(call.body, dialect->forceRelease("x", "y").body);
        QVERIFY(!call.body.isEmpty());
        QCOMPARE(call.command().mid(0, 4), (QByteArrayList{"EVAL", call.body, QByteArray::number(call.keys.size()), name}));
        QCOMPARE(call.command().at(3 + call.keys.size()), owner);
    }
    QCOMPARE(catalog.find(QStringLiteral("redisson"))->forceRelease("a", "o").arguments.at(1), QByteArray("redisson_lock__channel:{a}"));
    QCOMPARE(catalog.find(QStringLiteral("redisson"))->forceRelease("a{b}", "o").arguments.at(1), QByteArray("redisson_lock__channel:a{b}"));
}

void TestDialects::pttlReplies()
{
    QCOMPARE(KeyTtl::fromPttl(-2), (KeyTtl{KeyTtl::Kind::Gone, Millis(0)}));
    QCOMPARE(KeyTtl::fromPttl(-1), (KeyTtl{KeyTtl::Kind::Never, Millis(0)}));
    QCOMPARE(KeyTtl::fromPttl(0), (KeyTtl{KeyTtl::Kind::Finite, Millis(0)}));
    QCOMPARE(KeyTtl::fromPttl(7), (KeyTtl{KeyTtl::Kind::Finite, Millis(7)}));
}

void TestDialects::catalogue()
{
    const DialectCatalog catalog;
    QSet<QString> ids;
    for (const auto &dialect : catalog.all()) {
        ids.insert(dialect->id());
        QVERIFY(catalog.find(dialect->id()) == dialect.get());
        QVERIFY(!dialect->title().isEmpty());
    }
    QCOMPARE(ids.size(), static_cast<qsizetype>(catalog.all().size()));
    QVERIFY(catalog.find(QStringLiteral("nosuch")) == nullptr);
}

QTEST_GUILESS_MAIN(TestDialects)
#include "tst_dialects.moc"
