// The locks of other libraries, as the watching shows them: the real libraries, driven in their own languages, against
// real servers, watched by a session that is told nothing but the nodes.
#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"
#include "locker.h"

#include <lockscope/core/session/session.h>

#include <QTemporaryDir>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

/// One library in one way of its use, and what can be known of its locks from outside.
struct Library
{
    QByteArray title;
    QStringList command; ///< starts the Locker; the nodes' ports are appended
    int nodes = 1;
    QString dialect = {};
    QString extends = {}; ///< the Locker's command that prolongs a lock; empty: nothing does
    bool keeps = false; ///< it renews by itself
    bool blocks
        = false; ///< who waits is blocked on the server; others ask again and again, and cannot be told from outside
};

QList<Library> libraries()
{
    // -I: the distribution's own modules, whatever the environment says
    const QStringList python{QStringLiteral(LOCKSCOPE_PYTHON), QStringLiteral("-I")};
    const QStringList node{QStringLiteral("env"), QStringLiteral("NODE_PATH=" LOCKSCOPE_NODE_MODULES),
                           QStringLiteral("node"), QStringLiteral(LOCKSCOPE_INTEROP "/noderedlock/locker.js")};
    const QString extend = QStringLiteral("extend 90000");
    return {
        {.title = "redis-py",
         .command = python + QStringList{QStringLiteral(LOCKSCOPE_INTEROP "/redispy/locker.py")},
         .dialect = QStringLiteral("redis-py"),
         .extends = extend},
        {.title = "node-redlock 4",
         .command = node + QStringList{QStringLiteral("4")},
         .nodes = 5,
         .dialect = QStringLiteral("string"),
         .extends = extend},
        {.title = "node-redlock 5",
         .command = node + QStringList{QStringLiteral("5")},
         .nodes = 5,
         .dialect = QStringLiteral("string"),
         .extends = extend,
         .keeps = true},
        {.title = "Symfony Lock",
         .command = {QStringLiteral("php"), QStringLiteral(LOCKSCOPE_INTEROP "/symfony/locker.php")},
         .dialect = QStringLiteral("symfony"),
         .extends = extend},
        {.title = "cacheops",
         .command = python + QStringList{QStringLiteral(LOCKSCOPE_INTEROP "/cacheops/locker.py")},
         .dialect = QStringLiteral("cacheops"),
         .blocks = true},
    };
}

const QByteArray kName = "stock";
const QString kTake = QStringLiteral("acquire stock 30000 0");
const QString kTakeWaiting = QStringLiteral("acquire stock 30000 60000");

} // namespace

class TestInteropShown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void held_data() { addRows(); }
    void held();
    void renewed_data() { addRows(&Library::extends); }
    void renewed();
    void keptByItself_data() { addRows(&Library::keeps); }
    void keptByItself();
    void released_data() { addRows(); }
    void released();
    void handedOver_data() { addRows(); }
    void handedOver();
    void waiters_data() { addRows(); }
    void waiters();
    void contended_data() { addRows(); }
    void contended();
    void leftBehind_data() { addRows(); }
    void leftBehind();

private:
    template <typename Wanted = std::nullptr_t>
    void addRows(Wanted wanted = nullptr) const
    {
        QTest::addColumn<int>("library");
        for (int i = 0; i < m_libraries.size(); ++i) {
            if constexpr (std::is_same_v<Wanted, std::nullptr_t>)
                QTest::newRow(m_libraries.at(i).title) << i;
            else if (const auto has = m_libraries.at(i).*wanted; has != decltype(has)())
                QTest::newRow(m_libraries.at(i).title) << i;
        }
    }

    [[nodiscard]] bool start(Locker &locker) const;
    /// The row, if there is one.
    [[nodiscard]] LockStatePtr row() const { return m_rows.value(kName); }
    /// All nodes show it as held by this owner.
    [[nodiscard]] bool isShown(const QByteArray &owner) const;
    [[nodiscard]] Micros ttl() const;
    /// What history says of the lock, oldest first.
    [[nodiscard]] std::vector<HistoryEvent> told() const;
    [[nodiscard]] QList<HistoryEvent> told(HistoryKind kind) const;
    [[nodiscard]] int renewalsTold() const { return static_cast<int>(told(HistoryKind::Renewed).size()); }

    const QList<Library> m_libraries = libraries();
    QTemporaryDir m_folder;
    RedisSet m_servers{5};
    Library m_library;
    std::unique_ptr<Locker> m_they;
    std::unique_ptr<Session> m_session;
    QHash<QByteArray, LockStatePtr> m_rows;
    bool m_complete = false;
};

void TestInteropShown::init()
{
    QFETCH(const int, library);
    m_library = m_libraries.at(library);
    QVERIFY(m_folder.isValid());
    QVERIFY(m_servers.reset());
    m_they = std::make_unique<Locker>();
    QVERIFY(start(*m_they));
    // What it tried out while it started is gone again.
    QVERIFY(m_servers.reset());

    m_rows.clear();
    m_complete = false;
    m_session
        = std::make_unique<Session>(Deployment{.name = QStringLiteral("shop"),
                                               .nodes = m_servers.endpoints(m_library.nodes),
                                               .interval = Deployment::kShortestInterval},
                                    SessionOptions{.journalPath = m_folder.filePath(QStringLiteral("audit.jsonl"))});
    connect(m_session.get(), &Session::boardChanged, this, [this](const BoardDiffPtr &diff) {
        for (const auto &state : diff->changed)
            m_rows.insert(state->name, state);
        for (const auto &name : diff->removed)
            m_rows.remove(name);
        m_complete = diff->complete;
    });
    m_session->start();
    QTRY_VERIFY_WITH_TIMEOUT(m_complete, kPatienceMs);
    QVERIFY(m_rows.isEmpty());
}

void TestInteropShown::cleanup()
{
    m_session.reset();
    m_they.reset();
}

bool TestInteropShown::start(Locker &locker) const
{
    QStringList command = m_library.command;
    const auto endpoints = m_servers.endpoints(m_library.nodes);
    for (const auto &endpoint : endpoints)
        command += QString::number(endpoint.port);
    return locker.start(command);
}

bool TestInteropShown::isShown(const QByteArray &owner) const
{
    const auto shown = row();
    return shown && shown->assessment.owner == owner && shown->assessment.votes == m_library.nodes;
}

Micros TestInteropShown::ttl() const
{
    const auto shown = row();
    return shown ? shown->assessedNow(m_session->clock().now()).ttl.value_or(Micros(0)) : Micros(0);
}

std::vector<HistoryEvent> TestInteropShown::told() const
{
    const auto history = await(m_session->history());
    return history ? (*history)->latest(kName, 1000) : std::vector<HistoryEvent>();
}

QList<HistoryEvent> TestInteropShown::told(HistoryKind kind) const
{
    QList<HistoryEvent> events;
    for (const auto &event : told()) {
        if (event.kind == kind)
            events.append(event);
    }
    return events;
}

void TestInteropShown::held()
{
    const auto theirs = m_they->ask(kTake);
    QCOMPARE(theirs.word, "held");
    QTRY_VERIFY_WITH_TIMEOUT(isShown(theirs.rest), kPatienceMs);
    QCOMPARE(m_rows.size(), 1);

    const auto shown = row();
    QCOMPARE(shown->dialect(), m_library.dialect);
    QCOMPARE(toString(shown->assessment.verdict), toString(Verdict::Held));
    QCOMPARE(shown->assessment.owner, theirs.rest);
    QCOMPARE(shown->holders(), QByteArrayList{theirs.rest});
    QCOMPARE(shown->assessment.votes, m_library.nodes);
    QCOMPARE(static_cast<int>(shown->assessment.nodes.size()), m_library.nodes);
    QCOMPARE(shown->assessment.quorum, m_library.nodes / 2 + 1);
    QCOMPARE(shown->mode(), LockMode::Exclusive);
    QVERIFY(!shown->assessment.neverExpires);
    QVERIFY(ttl() > Millis(0) && ttl() <= Millis(30'000));
    QVERIFY(shown->assessment.validity && *shown->assessment.validity < Millis(30'000));
    QVERIFY(shown->hold.exact); // it was taken under our eyes

    const auto began = told(HistoryKind::Began);
    QCOMPARE(began.size(), 1);
    QCOMPARE(began.first().owner, theirs.rest);
    QVERIFY(began.first().exact);
}

void TestInteropShown::renewed()
{
    const auto theirs = m_they->ask(kTake);
    QCOMPARE(theirs.word, "held");
    QTRY_VERIFY_WITH_TIMEOUT(isShown(theirs.rest), kPatienceMs);
    const Instant since = row()->hold.since;

    QCOMPARE(m_they->ask(m_library.extends).word, "extended");
    QTRY_VERIFY_WITH_TIMEOUT(ttl() > Millis(30'000), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(renewalsTold(), 1, kPatienceMs);
    QVERIFY(isShown(theirs.rest));
    QVERIFY(ttl() <= Millis(90'000));
    QVERIFY(row()->hold.since == since);
    QVERIFY(row()->habit.renewalsSeen >= 1);

    const HistoryEvent renewal = told(HistoryKind::Renewed).first();
    QCOMPARE(renewal.owner, theirs.rest);
    QVERIFY2(renewal.length > Millis(0) && renewal.length <= Millis(30'000), "what was left of the lease");
    QVERIFY(told(HistoryKind::Ended).isEmpty());
    QCOMPARE(told(HistoryKind::Began).size(), 1);
}

void TestInteropShown::keptByItself()
{
    constexpr int kRenewals = 3;
    const auto theirs = m_they->ask(QStringLiteral("keep stock 2000"));
    QCOMPARE(theirs.word, "held");
    QTRY_VERIFY_WITH_TIMEOUT(isShown(theirs.rest), kPatienceMs);
    const Instant since = row()->hold.since;
    QTRY_VERIFY_WITH_TIMEOUT(renewalsTold() >= kRenewals, kPatienceMs);
    QVERIFY(row()->hold.since == since);
    QVERIFY(row()->habit.renewalsSeen >= kRenewals);
    const auto renewals = told(HistoryKind::Renewed);
    for (const auto &renewal : renewals) {
        QCOMPARE(renewal.owner, theirs.rest);
        // using() extends when 500 ms of its own count are left
        QVERIFY2(renewal.length > Millis(0) && renewal.length <= Millis(700),
                 QByteArray::number(static_cast<qlonglong>(renewal.length.count())));
    }

    QCOMPARE(m_they->ask(QStringLiteral("release")).word, "released");
    QTRY_VERIFY_WITH_TIMEOUT(!row(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(told(HistoryKind::Ended).size(), 1, kPatienceMs);
    const HistoryEvent end = told(HistoryKind::Ended).first();
    QCOMPARE(toString(end.end), toString(HoldEnd::Released));
    QVERIFY(end.length > kRenewals * Millis(1300)); // longer than any of its leases
}

void TestInteropShown::released()
{
    const auto theirs = m_they->ask(kTake);
    QCOMPARE(theirs.word, "held");
    QTRY_VERIFY_WITH_TIMEOUT(isShown(theirs.rest), kPatienceMs);
    QCOMPARE(m_they->ask(QStringLiteral("release")).word, "released");
    QTRY_VERIFY_WITH_TIMEOUT(!row(), kPatienceMs);
    QVERIFY(m_rows.isEmpty());

    QTRY_COMPARE_WITH_TIMEOUT(told(HistoryKind::Ended).size(), 1, kPatienceMs);
    const HistoryEvent end = told(HistoryKind::Ended).first();
    QCOMPARE(toString(end.end), toString(HoldEnd::Released));
    QCOMPARE(end.owner, theirs.rest);
    QVERIFY(end.exact);
    QVERIFY(told(HistoryKind::Overlap).isEmpty());
}

void TestInteropShown::handedOver()
{
    const auto first = m_they->ask(kTake);
    QCOMPARE(first.word, "held");
    QTRY_VERIFY_WITH_TIMEOUT(isShown(first.rest), kPatienceMs);
    Locker other;
    QVERIFY(start(other));
    other.tell(kTakeWaiting);
    // Attempts of another leave the picture as it is.
    QVERIFY(!QTest::qWaitFor([&] { return other.hasAnswered() || !isShown(first.rest); }, 1000));

    QCOMPARE(m_they->ask(QStringLiteral("release")).word, "released");
    const auto second = other.answer(kPatienceMs);
    QCOMPARE(second.word, "held");
    QTRY_VERIFY_WITH_TIMEOUT(row() && row()->assessment.isHeld() && row()->assessment.owner == second.rest,
                             kPatienceMs);
    QCOMPARE(row()->dialect(), m_library.dialect);
    QVERIFY(told(HistoryKind::Overlap).isEmpty());
    if (second.rest == first.rest)
        return; // its owners cannot be told apart
    QTRY_COMPARE_WITH_TIMEOUT(told(HistoryKind::HandOver).size(), 1, kPatienceMs);
    const HistoryEvent handOver = told(HistoryKind::HandOver).first();
    QCOMPARE(handOver.owner, first.rest);
    QCOMPARE(handOver.other, second.rest);
    const HistoryEvent end = told(HistoryKind::Ended).first();
    QCOMPARE(end.owner, first.rest);
    // The second was there before the watching looked again, or not.
    QVERIFY2(end.end == HoldEnd::Released || end.end == HoldEnd::TakenOver, toString(end.end).latin1());
}

void TestInteropShown::waiters()
{
    const auto theirs = m_they->ask(kTake);
    QCOMPARE(theirs.word, "held");
    QTRY_VERIFY_WITH_TIMEOUT(isShown(theirs.rest), kPatienceMs);
    Locker other;
    QVERIFY(start(other));
    other.tell(kTakeWaiting);
    if (!m_library.blocks) {
        // Nobody can know: it is not said that there are none.
        QVERIFY(!QTest::qWaitFor([&] { return other.hasAnswered() || row()->waiters().has_value(); }, 1000));
        QVERIFY(isShown(theirs.rest));
        other.kill(); // it would not hear that it shall stop
        return;
    }
    QTRY_VERIFY_WITH_TIMEOUT(row() && row()->waiters() && row()->waiters()->count == 1, kPatienceMs);
    // Which key a client is blocked on the server does not tell: at most so many wait for this lock.
    QVERIFY(!row()->waiters()->exact);
    QCOMPARE(row()->waiters()->unit, WaiterSource::Unit::Clients);
    QVERIFY(isShown(theirs.rest));

    QCOMPARE(m_they->ask(QStringLiteral("release")).word, "released");
    QCOMPARE(other.answer(kPatienceMs).word, "held");
    QTRY_VERIFY_WITH_TIMEOUT(row() && row()->waiters() && row()->waiters()->count == 0, kPatienceMs);
}

void TestInteropShown::contended()
{
    const auto theirs = m_they->ask(kTake);
    QCOMPARE(theirs.word, "held");
    QTRY_VERIFY_WITH_TIMEOUT(isShown(theirs.rest), kPatienceMs);
    Locker other;
    QVERIFY(start(other));
    const auto sample = m_session->sampleContention({.locks = {kName}, .duration = Millis(2000)});
    const auto listening = [this] {
        const auto clients = m_servers.tellAll(QStringLiteral("CLIENT LIST"), m_library.nodes);
        return std::all_of(clients.begin(), clients.end(),
                           [](const QByteArray &list) { return list.contains("cmd=monitor"); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(listening(), kPatienceMs);
    other.tell(kTakeWaiting);
    // What its holder does with the lock meanwhile is no attempt.
    if (!m_library.extends.isEmpty())
        QCOMPARE(m_they->ask(m_library.extends).word, "extended");
    const auto report = await(sample);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    other.kill();

    const LockContention &lock = report->locks.front();
    QCOMPARE(lock.clientCount, 1);
    QCOMPARE(lock.waitingClients, 1);
    QVERIFY(lock.clients.front().waiting() == true);
    QVERIFY(lock.clients.front().address.startsWith("127.0.0.1:"));
    QCOMPARE(lock.taken.value_or(0), 0);
    QVERIFY(lock.failed);
    if (m_library.blocks) {
        QCOMPARE(lock.attempts, 0); // it sees the lock by reading, and goes to wait
        QCOMPARE(lock.clients.front().waits, 1);
        return;
    }
    QVERIFY2(lock.attempts >= 5, QByteArray::number(lock.attempts));
    QVERIFY2(*lock.failed >= lock.attempts / 2,
             QByteArray::number(*lock.failed) + " of " + QByteArray::number(lock.attempts));
    QCOMPARE(lock.clients.front().commands.size(), 1);
    qInfo("attempts: %lld, failed: %lld", static_cast<long long>(lock.attempts), static_cast<long long>(*lock.failed));
}

void TestInteropShown::leftBehind()
{
    // The server may delete the key within what clocks are allowed to differ by, and then nobody knows why it went:
    // another try.
    HoldEnd last = HoldEnd::Unknown;
    for (int attempt = 1; attempt <= 3 && last == HoldEnd::Unknown; ++attempt) {
        m_they = std::make_unique<Locker>();
        QVERIFY(start(*m_they));
        const auto theirs = m_they->ask(QStringLiteral("acquire stock 3000 0"));
        QCOMPARE(theirs.word, "held");
        QTRY_VERIFY_WITH_TIMEOUT(isShown(theirs.rest), kPatienceMs);
        m_they->kill();
        QVERIFY(isShown(theirs.rest)); // held until its TTL ends, whatever became of its holder
        QTRY_VERIFY_WITH_TIMEOUT(!row(), kPatienceMs);

        QTRY_COMPARE_WITH_TIMEOUT(told(HistoryKind::Ended).size(), attempt, kPatienceMs);
        const HistoryEvent end = told(HistoryKind::Ended).last();
        last = end.end;
        QVERIFY2(last == HoldEnd::Expired || last == HoldEnd::Unknown, toString(last).latin1());
        QCOMPARE(end.owner, theirs.rest);
        QVERIFY2(end.length > Millis(1500) && end.length < Millis(4500),
                 QByteArray::number(end.length.count()) + " µs");
    }
    QCOMPARE(toString(last), toString(HoldEnd::Expired));
}

LOCKSCOPE_TEST(QCoreApplication, TestInteropShown)
#include "tst_interop_shown.moc"
