// The simulated node's key space against a real server: the same random commands, the same answers.

#include "fixtures/redisserver.h"
#include "fixtures/waiting.h"

#include "keyspace.h"
#include "random.h"

#include <lockscope/core/dialects/scripts.h>

#include <QEventLoop>
#include <QTest>
#include <QTimer>

#include <map>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace LockscopeTest::Simulation;

namespace {

constexpr int kSequences = 3000;
/// And as many more as it takes to have met this many keys that had expired.
constexpr int kExpiries = 200;
constexpr int kKeys = 2;

struct Step
{
    enum class Kind { Take, TakeForEver, Extend, Release, Delete };
    static constexpr int kKinds = 5;

    Kind kind;
    int key;
    Token owner;
    qint64 ttl;
};

/// What either side says to a step, and what is there afterwards.
struct Outcome
{
    int answer = 0;
    QByteArray owner = {};
    qint64 pttl = 0;
};

QByteArray nameOf(Token token)
{
    return token == kNobody ? QByteArray() : "t" + QByteArray::number(token);
}

Outcome execute(KeySpace &keys, const Step &step, qint64 nowMs)
{
    Outcome outcome;
    switch (step.kind) {
    case Step::Kind::Take: outcome.answer = keys.setIfAbsent(step.key, step.owner, step.ttl, nowMs) ? 1 : 0; break;
    case Step::Kind::TakeForEver: outcome.answer = keys.setIfAbsent(step.key, step.owner, std::nullopt, nowMs) ? 1 : 0; break;
    case Step::Kind::Extend: outcome.answer = keys.extendIfOwner(step.key, step.owner, step.ttl, nowMs); break;
    case Step::Kind::Release: outcome.answer = keys.deleteIfOwner(step.key, step.owner, nowMs); break;
    case Step::Kind::Delete: outcome.answer = keys.remove(step.key, nowMs) ? 1 : 0; break;
    }
    outcome.owner = nameOf(keys.owner(step.key, nowMs));
    outcome.pttl = keys.pttl(step.key, nowMs);
    return outcome;
}

bool isSame(const Outcome &model, const Outcome &real)
{
    // The server reads its clock again for PTTL: a millisecond may have begun in between.
    const bool ticked = model.pttl > 0 && real.pttl == model.pttl - 1;
    return model.answer == real.answer && model.owner == real.owner && (model.pttl == real.pttl || ticked);
}

QByteArray describe(const Step &step)
{
    static constexpr std::array kNames{"SET NX PX", "SET NX", "EXTEND", "RELEASE", "DEL"};
    return QByteArray(kNames.at(static_cast<size_t>(step.kind))) + " key " + QByteArray::number(step.key) + " owner " + nameOf(step.owner) + " ttl "
        + QByteArray::number(step.ttl);
}

QByteArray describe(const Outcome &outcome)
{
    return QByteArray::number(outcome.answer) + ", then owner \"" + outcome.owner + "\", PTTL " + QByteArray::number(outcome.pttl);
}

/// Gives a server and a KeySpace one command after the other, each as soon as the one before is answered, and compares.
class Comparison
{
public:
    Comparison(Link &link, quint64 seed) : m_link(link), m_random(seed) { }

    /// False when the server stops answering.
    bool run()
    {
        QTimer::singleShot(6 * kPatienceMs, &m_loop, &QEventLoop::quit);
        next();
        m_loop.exec(); // a turn of a waiting test would take longer than a command
        return isOver();
    }

    bool isOver() const { return (m_sequence >= kSequences && m_expiriesSeen >= kExpiries) || !m_difference.isEmpty(); }
    QByteArray difference() const { return m_difference; }
    const std::map<std::pair<Step::Kind, int>, int> &answersSeen() const { return m_answersSeen; }

private:
    void next()
    {
        if (m_left == 0) {
            ++m_sequence;
            m_left = m_random.between(4, 24);
            m_keys = KeySpace(kKeys);
            m_steps.clear();
        }
        if (isOver()) {
            m_loop.quit();
            return;
        }
        --m_left;
        const Step step = draw();
        const QByteArray key = "s" + QByteArray::number(m_sequence) + ":" + QByteArray::number(step.key);
        const auto ignore = [](const Result<Value> &) {};
        // One EXEC runs in one moment of the server's time.
        m_link.send({"MULTI"}, ignore);
        m_link.send({"TIME"}, ignore);
        m_link.send(command(step, key), ignore);
        m_link.send({"GETRANGE", key, "0", "-1"}, ignore);
        m_link.send({"PTTL", key}, ignore);
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
        if (!reply || !reply->isArray() || reply->elements.size() != 4 || reply->elements[0].elements.size() != 2) {
            m_difference = "no answer: " + (reply ? QByteArray("not four of them") : reply.error().message.toUtf8());
            m_loop.quit();
            return;
        }
        const auto &answers = reply->elements;
        const Value &word = answers[1];
        const Outcome real{.answer = word.isInteger() ? static_cast<int>(word.integer)
                               : word.isNil()         ? 0
                                                      : 1,
                           .owner = answers[2].text,
                           .pttl = answers[3].integer};
        const qint64 timeMs = answers[0].elements[0].text.toLongLong() * 1000 + answers[0].elements[1].text.toLongLong() / 1000;
        m_steps += describe(step) + ": " + describe(real) + " at " + QByteArray::number(timeMs);
        noteExpiry(step, timeMs);
        // The moment of EXEC is a little before its TIME, so it may be in the millisecond before.
        for (const qint64 nowMs : {timeMs, timeMs - 1}) {
            KeySpace tried = m_keys;
            if (isSame(execute(tried, step, nowMs), real)) {
                m_keys = tried;
                ++m_answersSeen[{step.kind, real.answer}];
                next();
                return;
            }
        }
        m_difference = m_steps.join('\n') + "\nexpected " + describe(execute(m_keys, step, timeMs));
        m_loop.quit();
    }

    void noteExpiry(const Step &step, qint64 timeMs)
    {
        KeySpace before = m_keys;
        const bool wasThere = before.owner(step.key, 0) != kNobody;
        if (wasThere && before.owner(step.key, timeMs) == kNobody)
            ++m_expiriesSeen;
    }

    Link &m_link;
    QEventLoop m_loop;
    Random m_random;
    KeySpace m_keys{kKeys};
    QByteArrayList m_steps; ///< of this sequence
    QByteArray m_difference;
    std::map<std::pair<Step::Kind, int>, int> m_answersSeen;
    int m_sequence = 0;
    int m_left = 0;
    int m_expiriesSeen = 0;
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
    Link link(server.endpoint(), Purpose::Lock);
    link.start();
    QTRY_VERIFY_WITH_TIMEOUT(link.isUp(), kPatienceMs);
    Comparison comparison(link, 1);
    QVERIFY(comparison.run());
    QVERIFY2(comparison.difference().isEmpty(), comparison.difference().constData());
    // It has come by every answer.
    using Kind = Step::Kind;
    const std::vector<std::pair<Kind, int>> possible{{Kind::Take, 0},    {Kind::Take, 1},     {Kind::TakeForEver, 0}, {Kind::TakeForEver, 1},
                                                     {Kind::Extend, 0},  {Kind::Extend, 1},   {Kind::Extend, -1},     {Kind::Release, 0},
                                                     {Kind::Release, 1}, {Kind::Release, -1}, {Kind::Delete, 0},      {Kind::Delete, 1}};
    QCOMPARE(comparison.answersSeen().size(), possible.size());
    for (const auto &answer : possible)
        QVERIFY(comparison.answersSeen().at(answer) > 50);
}

QTEST_GUILESS_MAIN(TestSimulatedNode)
#include "tst_simulatednode.moc"
