#include "app/program.h"
#include "fixtures/faultproxy.h"
#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"
#include "ui/window.h"

#include <lockscope/core/quorum/quorum.h>

#include <QJsonArray>
#include <QTcpSocket>
#include <QUuid>

#include <array>
#include <random>
#include <set>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kAllNodes = 5;
constexpr int kQuorum = 3;
constexpr int kScenesByDefault = 3;
constexpr int kQuestionsInAll = 1000;

/// Whether what a node has becomes known. Of a node that answers late or in part, some may, at some times.
enum class Answers { Surely, Perhaps, Never };

/// What is wrong with a node.
struct Evil
{
    QString name;
    Answers answers = Answers::Surely;
    bool isYoung = false;
    std::function<void(RedisServer &, FaultProxy &)> begin = {};
};

/// Replies that no Redis server gives to any of our questions about keys.
QByteArrayList hostileReplies()
{
    return {"-ERR unknown command\r\n",
            "-NOPERM this user has no permissions\r\n",
            "-NOAUTH Authentication required.\r\n",
            "-LOADING Redis is loading the dataset in memory\r\n",
            "-MASTERDOWN Link with MASTER is down\r\n",
            "-BUSY Redis is busy running a script\r\n",
            "-MOVED 1 127.0.0.1:1\r\n",
            "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n",
            QByteArray("\x00\xff\xfe\x00", 4),
            "$1000000000\r\nab",
            "*100000000\r\n*1\r\n",
            "*-7\r\n",
            "$-9223372036854775809\r\n"};
}

std::vector<Evil> evils(std::mt19937 &random)
{
    const auto oneOf = [&random](const QByteArrayList &list) {
        return list.at(static_cast<qsizetype>(random() % static_cast<unsigned>(list.size())));
    };
    const QByteArray stage = oneOf({"CLIENT", "INFO", "TIME", "SCAN", "TYPE", "GETRANGE", "PTTL", "SUBSCRIBE"});
    const QByteArray wrong = oneOf(hostileReplies());
    const QByteArray partly = oneOf({"INFO", "TIME", "SCAN", "TYPE", "GETRANGE", "PTTL", "CLIENT"});
    const QByteArray lacking = oneOf({"INFO", "TIME", "CLIENT", "CONFIG", "SCAN", "TYPE"});
    const auto cutAfter = static_cast<qsizetype>(random() % 4);
    return {
        {.name = u"young"_s, .isYoung = true},
        {.name = u"slow"_s, .begin = [](RedisServer &, FaultProxy &proxy) { proxy.delay(Millis(10), Millis(20)); }},
        {.name = u"very slow"_s,
         .answers = Answers::Perhaps,
         .begin = [](RedisServer &, FaultProxy &proxy) { proxy.delay(Millis(200), Millis(400)); }},
        {.name = u"byte by byte"_s,
         .answers = Answers::Perhaps,
         .begin = [](RedisServer &, FaultProxy &proxy) { proxy.drip(); }},
        {.name = u"refusing"_s,
         .answers = Answers::Never,
         .begin = [](RedisServer &, FaultProxy &proxy) { proxy.refuse(); }},
        {.name = u"a black hole"_s,
         .answers = Answers::Never,
         .begin = [](RedisServer &, FaultProxy &proxy) { proxy.blackHole(); }},
        {.name = u"stopped"_s,
         .answers = Answers::Never,
         .begin = [](RedisServer &server, FaultProxy &) { server.freeze(); }},
        {.name = u"mute"_s,
         .answers = Answers::Never,
         .begin = [](RedisServer &, FaultProxy &proxy) { proxy.dropReplies(); }},
        {.name = u"half-hung from %1"_s.arg(QString::fromLatin1(stage)),
         .answers = Answers::Perhaps,
         .begin = [stage](RedisServer &, FaultProxy &proxy) { proxy.holdCommands({.from = stage}); }},
        {.name = u"cut after %1 bytes"_s.arg(cutAfter),
         .answers = Answers::Never,
         .begin = [cutAfter](RedisServer &, FaultProxy &proxy) { proxy.resetInReply(cutAfter, {.count = -1}); }},
        {.name = u"hostile: %1"_s.arg(QString::fromLatin1(wrong.toPercentEncoding())),
         .answers = Answers::Never,
         .begin = [wrong](RedisServer &, FaultProxy &proxy) { proxy.garble(wrong, {.count = -1}); }},
        {.name
         = u"hostile to %1: %2"_s.arg(QString::fromLatin1(partly), QString::fromLatin1(wrong.toPercentEncoding())),
         .answers = Answers::Perhaps,
         .begin
         = [wrong, partly](RedisServer &, FaultProxy &proxy) { proxy.garble(wrong, {.to = partly, .count = -1}); }},
        {.name = u"without %1"_s.arg(QString::fromLatin1(lacking)),
         .answers = Answers::Perhaps,
         .begin
         = [lacking](RedisServer &,
                     FaultProxy &proxy) { proxy.deny({.commands = {lacking}, .words = "ERR unknown command '%s'"}); }},
    };
}

/// A lock as it is: its owner on each node, empty where it has no key.
struct Truth
{
    QString name;
    std::array<QString, kAllNodes> owners;
    bool neverEnds = false;
};

/// What may be said about a lock.
struct Statement
{
    QString verdict; ///< as in JSON; "none": no node has it
    QString owner;
    int votes = 0;

    bool operator<(const Statement &other) const
    {
        return std::tie(verdict, owner, votes) < std::tie(other.verdict, other.owner, other.votes);
    }
    [[nodiscard]] QString text() const { return u"%1 by %2 (%3)"_s.arg(verdict, owner).arg(votes); }
};

using Statements = std::set<Statement>;

/// What follows from the answers of these nodes (a bit for each), by the rules of the guide. Written apart from the
/// core: what is under test must not judge itself.
Statement judged(const Truth &truth, unsigned answering)
{
    QMap<QString, int> votes;
    int silent = 0;
    int present = 0;
    for (size_t node = 0; node < kAllNodes; ++node) {
        if ((answering >> node & 1U) == 0)
            ++silent;
        else if (!truth.owners[node].isEmpty()) {
            ++votes[truth.owners[node]];
            ++present;
        }
    }
    if (present == 0)
        return {.verdict = u"none"_s};
    const auto best = std::max_element(votes.begin(), votes.end());
    if (*best >= kQuorum) {
        const QString held = *best == kAllNodes ? u"held"_s : u"held-degraded"_s;
        return {.verdict = truth.neverEnds ? u"no-expiry"_s : held, .owner = best.key(), .votes = *best};
    }
    if (*best + silent >= kQuorum)
        return {.verdict = u"unknown"_s};
    if (present == 1) // that node's own lock
        return {.verdict = truth.neverEnds ? u"no-expiry"_s : u"held"_s, .owner = best.key(), .votes = 1};
    return {.verdict = votes.size() > 1 ? u"split"_s : u"residue"_s};
}

/// The owner and the votes matter only where a verdict says that the lock is held.
Statement said(const QString &verdict, const QString &owner, int votes)
{
    const bool isHeld = verdict.startsWith("held"_L1) || verdict == "no-expiry"_L1 || verdict == "renew-late"_L1;
    return isHeld ? Statement{.verdict = verdict, .owner = owner, .votes = votes} : Statement{.verdict = verdict};
}

Statement said(const QJsonObject &lock)
{
    return said(lock.value("verdict"_L1).toString(), lock.value("owner"_L1).toString(), lock.value("votes"_L1).toInt());
}

} // namespace

/// Asks all parts of the program about locks whose truth is known, while their nodes answer badly or not at all.
class TestTruth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingIsSaidThatIsNotKnown_data();
    void nothingIsSaidThatIsNotKnown();
    void cleanupTestCase();

private:
    void prepareLocks(size_t scene);
    [[nodiscard]] bool begin(size_t scene);
    [[nodiscard]] QStringList nodes() const;
    /// All that may be said. `early`: nodes that answer may not have done so yet.
    [[nodiscard]] Statements allowed(const Truth &truth, bool early) const;
    [[nodiscard]] const Truth *truthOf(const QString &name) const;
    [[nodiscard]] Answers answersOf(size_t node) const
    {
        return m_evils[node] ? m_evils[node]->answers : Answers::Surely;
    }
    [[nodiscard]] QString labelOf(size_t node) const { return u"127.0.0.1:%1"_s.arg(m_proxies[node]->port()); }

    void wrong(const QString &who, const QString &what) { m_wrong.append(who + u": "_s + what); }
    void checkLock(const QString &who, const QJsonObject &lock, bool early);
    void checkRows(const QString &who, const QList<QJsonObject> &objects, bool early);
    void checkList(const QStringList &limit);
    void checkShow(const Truth &truth, const Outcome &json, const Outcome &text, bool isCut);
    void checkWatch();
    void checkExport();
    void checkWindow();

    RedisSet m_nodes{kAllNodes};
    std::array<std::unique_ptr<FaultProxy>, kAllNodes> m_proxies;
    std::array<std::optional<Evil>, kAllNodes> m_evils;
    std::vector<Truth> m_locks;
    QStringList m_wrong;
    int m_questions = 0;
};

void TestTruth::initTestCase()
{
    QVERIFY(m_nodes.reset());
    for (size_t i = 0; i < kAllNodes; ++i) {
        m_proxies[i] = std::make_unique<FaultProxy>(m_nodes[static_cast<int>(i)]);
        QVERIFY(m_proxies[i]->start());
    }
}

void TestTruth::cleanupTestCase()
{
    qInfo("%d questions", m_questions);
    if (qEnvironmentVariableIsSet("LOCKSCOPE_ATTACK_LONG"))
        QVERIFY(m_questions >= kQuestionsInAll);
}

void TestTruth::prepareLocks(size_t scene)
{
    m_locks.clear();
    // "A" and "B" are owners, "-" is none; each scene has them on other nodes.
    for (const auto &[name, pattern, neverEnds] : std::vector<std::tuple<QString, QString, bool>>{
             {u"lock:all"_s, u"AAAAA"_s, false},
             {u"lock:four"_s, u"AAAA-"_s, false},
             {u"lock:three"_s, u"AAA--"_s, false},
             {u"lock:three-two"_s, u"AAABB"_s, false},
             {u"lock:two"_s, u"AA---"_s, false},
             {u"lock:split"_s, u"AABB-"_s, false},
             {u"lock:scattered"_s, u"ABCDE"_s, false},
             {u"lock:one"_s, u"A----"_s, false},
             {u"lock:endless"_s, u"AAAAA"_s, true},
             {u"lock:nobody"_s, u"-----"_s, false},
         }) {
        Truth truth{.name = name, .owners = {}, .neverEnds = neverEnds};
        QMap<QChar, QString> owners;
        for (size_t i = 0; i < kAllNodes; ++i) {
            const QChar letter = pattern.at(static_cast<qsizetype>(i));
            if (letter == u'-')
                continue;
            QString &owner = owners[letter];
            if (owner.isEmpty())
                owner = QUuid::createUuid().toString(QUuid::WithoutBraces);
            truth.owners[(i + scene) % kAllNodes] = owner;
        }
        m_locks.push_back(truth);
    }
}

bool TestTruth::begin(size_t scene)
{
    for (const auto &proxy : m_proxies)
        proxy->pass();
    if (!m_nodes.reset())
        return false;
    prepareLocks(scene);
    for (int node = 0; node < kAllNodes; ++node) {
        const auto &evil = m_evils[static_cast<size_t>(node)];
        if (evil && evil->isYoung && !m_nodes[node].restart())
            return false;
        QStringList command{u"EVAL"_s,
                            u"for i = 1, #ARGV, 3 do redis.call('SET', ARGV[i], ARGV[i + 1]) "
                            "if ARGV[i + 2] ~= '0' then redis.call('PEXPIRE', ARGV[i], ARGV[i + 2]) end end "
                            "return redis.call('DBSIZE')"_s,
                            u"0"_s};
        int locks = 0;
        for (const auto &truth : m_locks) {
            if (const QString &owner = truth.owners[static_cast<size_t>(node)]; !owner.isEmpty()) {
                command += {truth.name, owner, truth.neverEnds ? u"0"_s : u"1000000"_s};
                ++locks;
            }
        }
        if (m_nodes[node].cli(command) != QByteArray::number(locks))
            return false;
        if (evil && evil->begin)
            evil->begin(m_nodes[node], *m_proxies[static_cast<size_t>(node)]);
    }
    return true;
}

QStringList TestTruth::nodes() const
{
    QStringList words;
    for (const auto &proxy : m_proxies)
        words += {u"--node"_s, u"redis://127.0.0.1:%1"_s.arg(proxy->port())};
    return words;
}

Statements TestTruth::allowed(const Truth &truth, bool early) const
{
    unsigned surely = 0;
    unsigned perhaps = 0;
    for (size_t node = 0; node < kAllNodes; ++node) {
        if (answersOf(node) == Answers::Surely && !early)
            surely |= 1U << node;
        else if (answersOf(node) != Answers::Never)
            perhaps |= 1U << node;
    }
    Statements all;
    for (unsigned some = perhaps;; some = (some - 1) & perhaps) {
        all.insert(judged(truth, surely | some));
        if (some == 0)
            break;
    }
    // A leftover or a split is said only when a second look confirms it.
    if (std::ranges::any_of(
            all, [](const Statement &each) { return each.verdict == "residue"_L1 || each.verdict == "split"_L1; }))
        all.insert({.verdict = u"unknown"_s});
    return all;
}

const Truth *TestTruth::truthOf(const QString &name) const
{
    const auto found = std::ranges::find(m_locks, name, &Truth::name);
    return found == m_locks.end() ? nullptr : &*found;
}

/// A lock's JSON: its verdict, and what it says of each node.
void TestTruth::checkLock(const QString &who, const QJsonObject &lock, bool early)
{
    const Truth *truth = truthOf(lock.value("name"_L1).toString());
    if (truth == nullptr)
        return wrong(who, u"there is no such lock: %1"_s.arg(lock.value("name"_L1).toString()));
    const QString what = who + u' ' + truth->name;
    if (const Statement statement = said(lock); !allowed(*truth, early).contains(statement))
        wrong(what, statement.text());
    const QJsonArray readings = lock.value("nodes"_L1).toArray();
    for (const auto &value : readings) {
        const QJsonObject reading = value.toObject();
        for (size_t node = 0; node < kAllNodes; ++node) {
            if (reading.value("node"_L1).toString() != labelOf(node))
                continue;
            const bool isKnown = reading.value("error"_L1).isNull();
            if (isKnown && answersOf(node) == Answers::Never)
                wrong(what, u"node %1 never answered"_s.arg(node));
            if (isKnown && reading.value("owner"_L1).toString() != truth->owners[node])
                wrong(what, u"node %1 does not have %2"_s.arg(node).arg(reading.value("owner"_L1).toString()));
        }
    }
}

/// All locks of a list. Those that it leaves out exist nowhere, as far as was said.
void TestTruth::checkRows(const QString &who, const QList<QJsonObject> &objects, bool early)
{
    QStringList shown;
    for (const auto &object : objects) {
        if (!object.contains("name"_L1))
            continue;
        shown += object.value("name"_L1).toString();
        checkLock(who, object, early);
    }
    for (const auto &truth : m_locks) {
        ++m_questions;
        if (!shown.contains(truth.name) && !allowed(truth, early).contains({.verdict = u"none"_s}))
            wrong(who, truth.name + u" is not shown"_s);
    }
}

void TestTruth::checkList(const QStringList &limit)
{
    const Outcome list = Program().run(QStringList{u"list"_s, u"--json"_s} + nodes() + limit);
    const auto objects = list.objects();
    const bool isCut = std::ranges::any_of(
        objects, [](const QJsonObject &object) { return object.value("complete"_L1) == QJsonValue(false); });
    checkRows(u"list"_s, objects, isCut);
    if (list.crashed || (list.code != 0 && list.code != 3) || (isCut && list.code != 3))
        wrong(u"list"_s, u"exit status %1"_s.arg(list.code));
    for (size_t node = 0; node < kAllNodes; ++node) {
        const bool isNamed = list.errors.contains(labelOf(node).toUtf8());
        if (!isNamed && answersOf(node) == Answers::Never && !(isCut && list.errors.contains("no node answered")))
            wrong(u"list"_s, u"does not name silent node %1: %2"_s.arg(node).arg(QString::fromUtf8(list.errors)));
    }
}

void TestTruth::checkShow(const Truth &truth, const Outcome &json, const Outcome &text, bool isCut)
{
    const QString who = u"show "_s + truth.name;
    m_questions += 2;
    const Statements may = allowed(truth, isCut);
    const auto mayBe = [&may](auto... words) {
        return std::ranges::any_of(may, [&](const Statement &each) { return (each.verdict.startsWith(words) || ...); });
    };
    unsigned answering = 0;
    int silent = 0;
    for (size_t node = 0; node < kAllNodes; ++node) {
        answering |= answersOf(node) == Answers::Never ? 0U : 1U << node;
        silent += answersOf(node) == Answers::Never ? 1 : 0;
    }
    // Without a key on any node that answers it is free only if the others are no quorum.
    const bool mayBeFree = silent < kQuorum && (mayBe("none"_L1) || judged(truth, answering).verdict == "none"_L1);
    for (const Outcome &outcome : {json, text}) {
        const bool isRight = outcome.code == 3 || (outcome.code == 0 && mayBe("held"_L1, "no-expiry"_L1))
            || (outcome.code == 1 && (mayBeFree || mayBe("residue"_L1, "split"_L1)));
        if (outcome.crashed || !isRight)
            wrong(who,
                  u"exit status %1: %2"_s.arg(outcome.code).arg(QString::fromUtf8(outcome.output + outcome.errors)));
    }
    bool isCutJson = false;
    for (const auto &object : json.objects()) {
        isCutJson = isCutJson || object.contains("complete"_L1);
        if (object.value("verdict"_L1) == "free"_L1 && !mayBeFree)
            wrong(who, u"free"_s);
        else if (object.contains("votes"_L1))
            checkLock(u"show"_s, object, isCut);
    }
    const QString words = QString::fromUtf8(text.output + text.errors);
    for (const char *free : {"nobody holds", "is free", "Free"}) {
        if (words.contains(QLatin1String(free)) && !mayBeFree && !mayBe("residue"_L1, "split"_L1))
            wrong(who, words);
    }
    if (words.contains("Held by"_L1)) {
        const bool isRight = std::ranges::any_of(may, [&words](const Statement &each) {
            return !each.owner.isEmpty() && words.contains(u"Held by "_s + each.owner);
        });
        if (!isRight)
            wrong(who, words);
    }
}

void TestTruth::checkWatch()
{
    Program program;
    program.start(QStringList{u"watch"_s, u"--json"_s, u"--interval"_s, u"0.2s"_s} + nodes());
    QMap<QString, QJsonObject> latest;
    QMap<QString, QJsonObject> latestNodes;
    qsizetype read = 0;
    const auto isSettled = [&] {
        const QByteArray &output = program.soFar().output;
        for (qsizetype end = output.indexOf('\n', read); end >= 0; end = output.indexOf('\n', read)) {
            const QJsonObject object = QJsonDocument::fromJson(output.mid(read, end - read)).object();
            read = end + 1;
            const QString event = object.value("event"_L1).toString();
            const QString name = object.value("name"_L1).toString();
            if (event == "lock"_L1) {
                checkLock(u"watch"_s, object, true);
                latest.insert(name, object);
            } else if (event == "gone"_L1) {
                const Truth *truth = truthOf(name);
                if (truth == nullptr || !allowed(*truth, true).contains({.verdict = u"none"_s}))
                    wrong(u"watch"_s, name + u" is gone"_s);
                latest.remove(name);
            } else if (event == "node"_L1) {
                latestNodes.insert(object.value("node"_L1).toString(), object);
                for (size_t node = 0; node < kAllNodes; ++node) {
                    if (object.value("node"_L1) == labelOf(node) && answersOf(node) == Answers::Surely
                        && object.value("state"_L1) == "down"_L1)
                        wrong(u"watch"_s, u"node %1 is down: %2"_s.arg(node).arg(object.value("error"_L1).toString()));
                }
            }
        }
        for (size_t node = 0; node < kAllNodes; ++node) {
            const QJsonObject object = latestNodes.value(labelOf(node));
            const bool isRead = object.value("state"_L1) == "up"_L1 && object.value("error"_L1).isNull();
            if ((answersOf(node) == Answers::Surely && !isRead) || (answersOf(node) == Answers::Never && isRead))
                return false;
            if (answersOf(node) == Answers::Surely
                && object.value("youngUntil"_L1).isNull() != !(m_evils[node] && m_evils[node]->isYoung))
                return false;
        }
        return std::ranges::all_of(m_locks, [&](const Truth &truth) {
            const auto row = latest.constFind(truth.name);
            return allowed(truth, false).contains(row == latest.cend() ? Statement{.verdict = u"none"_s} : said(*row));
        });
    };
    if (!QTest::qWaitFor(isSettled, kPatienceMs)) {
        for (const auto &truth : m_locks)
            wrong(u"watch, in the end"_s, truth.name + u' ' + said(latest.value(truth.name)).text());
        for (const auto &node : latestNodes)
            wrong(u"watch, in the end"_s, QString::fromUtf8(QJsonDocument(node).toJson(QJsonDocument::Compact)));
    }
    m_questions += static_cast<int>(m_locks.size()) + kAllNodes;
    program.signal(SIGTERM);
    if (program.finish().code != 0)
        wrong(u"watch"_s, u"exit status %1"_s.arg(program.soFar().code));
}

void TestTruth::checkExport()
{
    Program program;
    program.start(QStringList{u"export"_s, u"--prometheus"_s, u"--listen"_s, u"0"_s, u"--interval"_s, u"0.2s"_s}
                  + nodes());
    if (!QTest::qWaitFor([&] { return program.soFar().output.endsWith("/metrics\n"); }, kPatienceMs))
        return wrong(u"export"_s, u"does not start"_s);
    const auto port = static_cast<quint16>(QUrl(QString::fromUtf8(program.soFar().output.trimmed())).port());
    QMap<QByteArray, double> figures;
    const auto nodeUp = [&figures](const QString &label) {
        return figures.value("lockscope_node_up{node=\"" + label.toUtf8() + "\"}", -1);
    };
    int sure = 0;
    int never = 0;
    int perhaps = 0;
    int young = 0;
    for (size_t node = 0; node < kAllNodes; ++node) {
        (answersOf(node) == Answers::Surely ? sure : answersOf(node) == Answers::Never ? never : perhaps) += 1;
        young += m_evils[node] && m_evils[node]->isYoung ? 1 : 0;
    }
    const auto isSettled = [&] {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, port);
        socket.write("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n");
        if (!QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, kPatienceMs))
            return false;
        figures.clear();
        for (const QByteArray &line : socket.readAll().split('\n')) {
            if (const qsizetype space = line.lastIndexOf(' '); space > 0 && line.startsWith("lockscope_"))
                figures.insert(line.left(space), line.mid(space + 1).toDouble());
        }
        for (size_t node = 0; node < kAllNodes; ++node) {
            const double up = nodeUp(labelOf(node));
            if (answersOf(node) == Answers::Surely && up == 0)
                wrong(u"export"_s, u"node %1 is up"_s.arg(node));
            if ((answersOf(node) == Answers::Surely && up != 1) || (answersOf(node) == Answers::Never && up == 1))
                return false;
        }
        const double readable = figures.value("lockscope_nodes_readable", -1);
        if (readable < sure || readable > sure + perhaps || figures.value("lockscope_nodes") != kAllNodes)
            return false;
        if (perhaps == 0 && figures.value("lockscope_can_lock", -1) != (sure - young >= kQuorum ? 1 : 0))
            return false;
        if (perhaps > 0)
            return true;
        QMap<QString, int> verdicts;
        for (const auto &truth : m_locks)
            ++verdicts[allowed(truth, false).begin()->verdict]; // before "unknown", which does not last
        verdicts.remove(u"none"_s);
        double shown = 0;
        for (auto it = figures.cbegin(); it != figures.cend(); ++it)
            shown += it.key().startsWith("lockscope_locks{") ? it.value() : 0;
        int inAll = 0;
        for (auto it = verdicts.cbegin(); it != verdicts.cend(); ++it) {
            inAll += it.value();
            const QByteArray key = "lockscope_locks{namespace=\"lock:\",verdict=\"" + it.key().toUtf8() + "\"}";
            if (figures.value(key, 0) != it.value())
                return false;
        }
        return shown == inAll;
    };
    if (!QTest::qWaitFor(isSettled, kPatienceMs)) {
        for (auto it = figures.cbegin(); it != figures.cend(); ++it) {
            if (it.key().startsWith("lockscope_locks{") || it.key().startsWith("lockscope_nod")
                || it.key().startsWith("lockscope_can_lock"))
                wrong(u"export, in the end"_s, u"%1 %2"_s.arg(QString::fromUtf8(it.key())).arg(it.value()));
        }
    }
    m_questions += kAllNodes + 2 + static_cast<int>(m_locks.size());
}

void TestTruth::checkWindow()
{
    Deployment deployment{.name = u"truth"_s, .interval = Millis(200)};
    for (const auto &proxy : m_proxies)
        deployment.nodes.append(proxy->endpoint());
    const QTemporaryDir folder;
    Window window(deployment, {.journalPath = folder.filePath(u"audit.jsonl"_s)});
    const auto statementOf = [&window](const Truth &truth) {
        const int row = window.widget->model()->rowOf(truth.name.toUtf8());
        if (row < 0)
            return Statement{.verdict = u"none"_s};
        const auto lock = window.widget->model()->lockAt(row);
        return said(QString(toString(lock->assessment.verdict)), QString::fromUtf8(lock->assessment.owner),
                    lock->assessment.votes);
    };
    static const QMap<QString, QString> kWords{
        {u"held"_s, u"✔ held"_s},   {u"held-degraded"_s, u"✔ held"_s}, {u"no-expiry"_s, u"∞ no expiry"_s},
        {u"split"_s, u"✖ split"_s}, {u"residue"_s, u"◐ leftover"_s},   {u"unknown"_s, u"? unknown"_s},
    };
    const auto isSettled = [&] {
        bool isRight = true;
        for (const auto &truth : m_locks) {
            const Statement statement = statementOf(truth);
            const QString cell = window.verdict(truth.name.toUtf8());
            if (statement.verdict != "none"_L1 && !allowed(truth, true).contains(statement))
                wrong(u"window"_s, truth.name + u' ' + statement.text());
            if (statement.verdict != "none"_L1 && !cell.startsWith(kWords.value(statement.verdict, u"(no words)"_s)))
                wrong(u"window"_s, truth.name + u' ' + cell + u", and "_s + statement.text());
            isRight = isRight && allowed(truth, false).contains(statement);
        }
        return isRight;
    };
    if (!QTest::qWaitFor(isSettled, kPatienceMs)) {
        for (const auto &truth : m_locks)
            wrong(u"window, in the end"_s, truth.name + u' ' + statementOf(truth).text());
    }
    m_questions += static_cast<int>(m_locks.size());
}

void TestTruth::nothingIsSaidThatIsNotKnown_data()
{
    QTest::addColumn<int>("scene");
    const int scenes = qEnvironmentVariableIsSet("LOCKSCOPE_ATTACK_LONG") ? 20 : kScenesByDefault;
    for (int scene = 0; scene < scenes; ++scene)
        QTest::addRow("scene %d", scene) << scene;
}

void TestTruth::nothingIsSaidThatIsNotKnown()
{
    QFETCH(const int, scene);
    // So many nodes have something of their own; the others are well.
    constexpr std::array kTroubled{1, 3, 2, 4, 5, 0};
    std::mt19937 random(static_cast<unsigned>(scene) + 1);
    std::array<size_t, kAllNodes> order{0, 1, 2, 3, 4};
    std::shuffle(order.begin(), order.end(), random);
    m_evils.fill(std::nullopt);
    for (int i = 0; i < kTroubled.at(static_cast<size_t>(scene) % kTroubled.size()); ++i) {
        const auto all = evils(random);
        m_evils[order.at(static_cast<size_t>(i))] = all.at(random() % all.size());
    }
    QStringList told;
    for (const auto &evil : m_evils)
        told += evil ? evil->name : u"well"_s;
    QVERIFY(begin(static_cast<size_t>(scene)));
    m_wrong.clear();

    const QStringList limit
        = scene % 3 == 0 ? QStringList() : QStringList{u"--timeout"_s, scene % 3 == 1 ? u"0.5s"_s : u"1.5s"_s};
    std::vector<std::pair<std::unique_ptr<Program>, std::unique_ptr<Program>>> shows;
    for (const auto &truth : m_locks) {
        shows.emplace_back(std::make_unique<Program>(), std::make_unique<Program>());
        shows.back().first->start(QStringList{u"show"_s, truth.name, u"--json"_s} + nodes() + limit);
        shows.back().second->start(QStringList{u"show"_s, truth.name} + nodes() + limit);
    }
    checkList(limit);
    checkWatch();
    checkExport();
    checkWindow();
    for (size_t i = 0; i < shows.size(); ++i)
        checkShow(m_locks[i], shows[i].first->finish(), shows[i].second->finish(), !limit.isEmpty());
    m_wrong.removeDuplicates();
    QVERIFY2(m_wrong.isEmpty(), qPrintable(told.join(u", "_s) + u'\n' + m_wrong.join(u'\n')));
}

LOCKSCOPE_TEST(QApplication, TestTruth)
#include "tst_truth.moc"
