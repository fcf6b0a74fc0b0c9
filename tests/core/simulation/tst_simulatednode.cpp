// The simulated node's key space against a real server: the same random commands, the same answers.

#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include "keyspace.h"
#include "random.h"

#include <lockscope/core/dialects/scripts.h>

#include <QEventLoop>
#include <QTimer>

#include <map>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace LockscopeTest::Simulation;

namespace {

constexpr int kSteps = 40'000;
/// And as many more as it takes to have met this many keys that had expired.
constexpr int kExpiries = 200;
constexpr int kKeys = 4;
constexpr qsizetype kStepsTold = 40;

struct Step
{
    enum class Kind { Take, TakeForEver, Extend, Release, Delete };
    static constexpr int kKinds = 5;

    Kind kind;
    int key = 0;
    Token owner = kNobody;
    qint64 ttl = 0;
};

/// What either side says to a step, and what is there afterwards.
struct Outcome
{
    int answer = 0;
    QByteArray owner = {};
    qint64 pttl = 0;

    friend bool operator==(const Outcome &, const Outcome &) = default;
};

QByteArray nameOf(Token token)
{
    return token == kNobody ? QByteArray() : "t" + QByteArray::number(token);
}

int answerTo(KeySpace &keys, const Step &step, qint64 nowMs)
{
    switch (step.kind) {
    case Step::Kind::Take: return keys.setIfAbsent(step.key, step.owner, step.ttl, nowMs) ? 1 : 0;
    case Step::Kind::TakeForEver: return keys.setIfAbsent(step.key, step.owner, std::nullopt, nowMs) ? 1 : 0;
    case Step::Kind::Extend: return keys.extendIfOwner(step.key, step.owner, step.ttl, nowMs);
    case Step::Kind::Release: return keys.deleteIfOwner(step.key, step.owner, nowMs);
    case Step::Kind::Delete: return keys.remove(step.key, nowMs) ? 1 : 0;
    }
    return 0;
}

Outcome execute(KeySpace &keys, const Step &step, qint64 nowMs)
{
    Outcome outcome{.answer = answerTo(keys, step, nowMs)};
    outcome.owner = nameOf(keys.owner(step.key, nowMs));
    outcome.pttl = keys.pttl(step.key, nowMs);
    return outcome;
}

QByteArray describe(const Step &step)
{
    static constexpr std::array kNames{"SET NX PX", "SET NX", "EXTEND", "RELEASE", "DEL"};
    return QByteArray(kNames.at(static_cast<size_t>(step.kind))) + " key " + QByteArray::number(step.key) + " owner "
        + nameOf(step.owner) + " ttl " + QByteArray::number(step.ttl);
}

QByteArray describe(const Outcome &outcome)
{
    return QByteArray::number(outcome.answer) + ", then owner \"" + outcome.owner + "\", PTTL "
        + QByteArray::number(outcome.pttl);
}

/// Gives a server and a KeySpace one command after the other, each as soon as the one before is answered, and compares.
class Comparison
{
public:
    /// `tellsMoments`: the server runs commands by a clock that it has read some time before (Redis 8), not by TIME.
    /// PEXPIRETIME shows it.
    Comparison(const Endpoint &server, bool tellsMoments, quint64 seed)
        : m_tellsMoments(tellsMoments)
        , m_random(seed)
        , m_link(server, Purpose::Lock)
    {
    }

    /// False when the server stops answering.
    bool run()
    {
        QTimer::singleShot(6 * kPatienceMs, &m_loop, &QEventLoop::quit);
        QObject::connect(&m_link, &Link::up, &m_loop, [this] { next(); });
        m_link.start();
        m_loop.exec(); // a turn of a waiting test would take longer than a command
        return isOver();
    }

    QByteArray difference() const { return m_difference; }
    const std::map<std::pair<Step::Kind, int>, int> &answersSeen() const { return m_answersSeen; }

private:
    bool isOver() const { return (m_stepsDone >= kSteps && m_expiriesSeen >= kExpiries) || !m_difference.isEmpty(); }

    void next()
    {
        if (isOver()) {
            m_loop.quit();
            return;
        }
        const Step step = m_unknownKey ? Step{.kind = Step::Kind::Delete, .key = *m_unknownKey} : draw();
        const QByteArray key = "key" + QByteArray::number(step.key);
        const auto ignore = [](const Result<Value> &) {};
        const QByteArrayList moment = m_tellsMoments ? kMoment : QByteArrayList{"TIME"};
        m_link.send(moment, [this](const Result<Value> &reply) { m_before = reply ? momentOf(*reply) : 0; });
        // One EXEC, so that nothing comes between.
        m_link.send({"MULTI"}, ignore);
        m_link.send(command(step, key), ignore);
        m_link.send({"GETRANGE", key, "0", "-1"}, ignore);
        m_link.send({"PTTL", key}, ignore);
        m_link.send(moment, ignore);
        m_link.send({"EXEC"}, [this, step](const Result<Value> &reply) { onReply(step, reply); });
    }

    Step draw()
    {
        Step step{.kind = static_cast<Step::Kind>(m_random.below(Step::kKinds)),
                  .key = m_random.below(kKeys),
                  .owner = m_random.between(1, 2),
                  .ttl = m_random.between(1, 3)};
        if (step.kind == Step::Kind::TakeForEver && m_random.chance(700))
            step.kind = Step::Kind::Take;
        if (step.kind == Step::Kind::Extend && m_random.chance(200))
            step.ttl = m_random.between(-2, 0);
        return step;
    }

    static QByteArrayList command(const Step &step, const QByteArray &key)
    {
        const QByteArray owner = nameOf(step.owner);
        const QByteArray ttl = QByteArray::number(step.ttl);
        switch (step.kind) {
        case Step::Kind::Take: return {"SET", key, owner, "NX", "PX", ttl};
        case Step::Kind::TakeForEver: return {"SET", key, owner, "NX"};
        case Step::Kind::Extend: return {"EVAL", scriptBody(Script::RenewString), "1", key, owner, ttl};
        case Step::Kind::Release: return {"EVAL", scriptBody(Script::ReleaseString), "1", key, owner, ""};
        case Step::Kind::Delete: return {"EVAL", "return redis.call('DEL', KEYS[1])", "1", key};
        }
        return {};
    }

    void onReply(const Step &step, const Result<Value> &reply)
    {
        if (!reply || !reply->isArray() || reply->elements.size() != 4) {
            m_difference = "no answer: " + (reply ? QByteArray("not four of them") : reply.error().message.toUtf8());
            m_loop.quit();
            return;
        }
        const qint64 after = momentOf(reply->elements[3]);
        const Value &word = reply->elements[0];
        const Outcome real{.answer = word.isInteger() ? static_cast<int>(word.integer)
                               : word.isNil()         ? 0
                                                      : 1,
                           .owner = reply->elements[1].text,
                           .pttl = reply->elements[2].integer};
        ++m_stepsDone;
        m_steps += describe(step) + ": " + describe(real) + " at " + QByteArray::number(m_before);
        if (m_steps.size() > kStepsTold)
            m_steps.removeFirst();
        if (m_unknownKey || after != m_before) {
            // In a tick the server may have looked at its clock before and after: what it has now cannot be known, and
            // the key goes.
            m_keys.remove(step.key, m_before);
            m_unknownKey = m_unknownKey ? std::nullopt : std::optional(step.key);
            next();
            return;
        }
        noteExpiry(step);
        const bool mayBeGone = m_tellsMoments && m_keys.pttl(step.key, m_before) == 0;
        const Outcome expected = execute(m_keys, step, m_before);
        if (mayBeGone && !(expected == real)) {
            // Redis 8 deletes expired keys by a later clock than that by which it runs commands.
            m_keys.remove(step.key, m_before);
            m_unknownKey = step.key;
            next();
            return;
        }
        if (!(expected == real)) {
            m_difference = m_steps.join('\n') + "\nexpected " + describe(expected);
            m_loop.quit();
            return;
        }
        ++m_answersSeen[{step.kind, real.answer}];
        next();
    }

    /// In ms: the answer to kMoment or to TIME.
    static qint64 momentOf(const Value &moment)
    {
        return moment.elements.size() == 2
            ? moment.elements[0].text.toLongLong() * 1000 + moment.elements[1].text.toLongLong() / 1000
            : moment.integer;
    }

    void noteExpiry(const Step &step)
    {
        KeySpace before = m_keys;
        const bool wasThere = before.owner(step.key, 0) != kNobody;
        if (wasThere && before.owner(step.key, m_before) == kNobody)
            ++m_expiriesSeen;
    }

    inline static const QByteArrayList kMoment{
        "EVAL", "redis.call('SET', KEYS[1], 1, 'PX', 1000000) return redis.call('PEXPIRETIME', KEYS[1]) - 1000000", "1",
        "clock"};

    QEventLoop m_loop;
    const bool m_tellsMoments;
    Random m_random;
    KeySpace m_keys{kKeys};
    std::optional<int> m_unknownKey;
    QByteArrayList m_steps; ///< the latest
    QByteArray m_difference;
    std::map<std::pair<Step::Kind, int>, int> m_answersSeen;
    qint64 m_before = 0; ///< the server's clock at the latest step
    int m_stepsDone = 0;
    int m_expiriesSeen = 0;
    Link m_link; ///< goes first: what is pending is answered then
};

} // namespace

class TestSimulatedNode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersLikeAServer();
};

void TestSimulatedNode::answersLikeAServer()
{
    RedisServer server;
    QVERIFY(server.start());
    const bool tellsMoments = server.tell(QStringLiteral("INFO server")).contains("redis_version:8");
    Comparison comparison(server.endpoint(), tellsMoments, 1);
    QVERIFY(comparison.run());
    QVERIFY2(comparison.difference().isEmpty(), comparison.difference().constData());
    // It has come by every answer.
    using Kind = Step::Kind;
    const std::vector<std::pair<Kind, int>> possible{{Kind::Take, 0},        {Kind::Take, 1},    {Kind::TakeForEver, 0},
                                                     {Kind::TakeForEver, 1}, {Kind::Extend, 0},  {Kind::Extend, 1},
                                                     {Kind::Extend, -1},     {Kind::Release, 0}, {Kind::Release, 1},
                                                     {Kind::Release, -1},    {Kind::Delete, 0},  {Kind::Delete, 1}};
    QCOMPARE(comparison.answersSeen().size(), possible.size());
    for (const auto &answer : possible)
        QVERIFY(comparison.answersSeen().at(answer) > 50);
}

LOCKSCOPE_TEST(QCoreApplication, TestSimulatedNode)
#include "tst_simulatednode.moc"
