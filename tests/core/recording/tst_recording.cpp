#include "fixtures/testprogram.h"

#include "../history/scene.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/recording/replay.h>

#include <QBuffer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

#include <map>

using namespace LockscopeTest;

namespace {

using Picture = std::map<QByteArray, LockStatePtr>;

void apply(Picture &picture, const BoardDiff &diff)
{
    for (const auto &name : diff.removed)
        picture.erase(name);
    for (const auto &state : diff.changed)
        picture[state->name] = state;
}

/// What people see of a lock, without the numbers that count down.
QString facts(const LockState &state)
{
    QStringList parts{jsonText(state.name),
                      toString(state.assessment.verdict),
                      jsonText(state.assessment.owner),
                      QString::number(state.assessment.votes),
                      QString::number(state.assessment.margin),
                      state.assessment.local ? QStringLiteral("local") : QString(),
                      state.dialect(),
                      state.resource(),
                      state.ownerInfo().host,
                      state.hold.exact ? QStringLiteral("exact") : QString()};
    for (const auto &reading : state.readings)
        parts << QString::number(static_cast<int>(reading.answer))
              << (reading.lock ? jsonText(reading.lock->owner) : QString())
              << (reading.error() ? reading.error()->message : QString())
              << QString::number(static_cast<int>(reading.ttl.kind == KeyTtl::Kind::Never));
    return parts.join(QLatin1Char('|'));
}

QStringList facts(const Picture &picture)
{
    QStringList list;
    for (const auto &[name, state] : picture)
        list << facts(*state);
    return list;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::unique_ptr<RecordingReader> readerOf(const QByteArray &bytes)
{
    auto buffer = std::make_unique<QBuffer>();
    buffer->setData(bytes);
    buffer->open(QIODevice::ReadOnly);
    return std::make_unique<RecordingReader>(std::move(buffer));
}

RecordingHeader headerOf(const Scene &scene)
{
    RecordingHeader header{.deployment = QStringLiteral("shop"), .startedAt = scene.wall};
    for (const auto &node : scene.statuses) {
        header.labels << node.label;
        header.addresses << node.address;
    }
    return header;
}

/// A scene that is recorded.
struct Recorded : Scene
{
    Recorded(int nodes, const QString &path, Scope scope = Scope::Quorum)
        : Scene(nodes, scope)
        , writer(path)
        , opened(writer.open(headerOf(*this), now))
    {
    }

    Result<void> look() { return writer.write(*diff(), now); }

    RecordingWriter writer;
    Result<void> opened;
};

} // namespace

class TestRecording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHeaderTellsWhatWasWatched();
    void linesAreWhatTheFormatSays();
    void isPrivateAndOverwritesNothing();
    void comesBackAsItWas_data();
    void comesBackAsItWas();
    void historyOfAReplayIsTheSame();
    void aRestartBeforeItIsNoneInIt();
    void whatOnlyStandsThereCostsNothing();
    void thatReadingStoppedIsTold();
    void whatWasDoneIsTold();
    void whetherAHoldIsOneIsTold();
    void recordingsWithoutHoldIds();
    void quietIsToldInTheRecording();
    void renewalsAreShort();
    void whatHappenedBefore();
    void allThatADialectTells();
    void hostileNames();
    void tooLongLinesAreLeftOut();
    void aClusterComesBackToo();
    void badLinesAreToldAndSkipped_data();
    void badLinesAreToldAndSkipped();
    void manyProblemsAreCounted();
    void cutRecordings();
    void notARecording_data();
    void notARecording();
    void randomDamageIsSurvived();
    void fullDiskKeepsWhatWasWritten();
    void wallClockJumpsChangeNothing();
    void seekAndStep();
    void playhead();

private:
    QString freshPath() { return m_dir.filePath(QStringLiteral("%1.jsonl").arg(++m_files)); }

    QTemporaryDir m_dir;
    int m_files = 0;
};

void TestRecording::theHeaderTellsWhatWasWatched()
{
    const QString path = freshPath();
    Recorded r(3, path);
    QVERIFY(r.opened.hasValue());
    QVERIFY(r.writer.close(r.now).hasValue());
    const auto reader = RecordingReader::open(path);
    QVERIFY(reader.hasValue());
    QCOMPARE((*reader)->header(), headerOf(r));
    const auto object = QJsonDocument::fromJson(contents(path).split('\n').first()).object();
    QCOMPARE(object.value(QStringLiteral("version")).toInt(), 1);
    QCOMPARE(object.value(QStringLiteral("startedAt")).toString(), QStringLiteral("2019-12-20T00:00:00.000Z"));
}

void TestRecording::linesAreWhatTheFormatSays()
{
    const QString path = freshPath();
    Recorded r(2, path);
    r.everywhere("A");
    QVERIFY(r.look().hasValue());
    r.pass(1s);
    r.nowhere();
    QVERIFY(r.look().hasValue());
    QVERIFY(r.writer.close(r.now).hasValue());
    const auto lines = contents(path).trimmed().split('\n');
    QStringList kinds;
    qint64 last = 0;
    for (const auto &line : lines.mid(1)) {
        QVERIFY(line.startsWith("{\"t\":"));
        const auto object = QJsonDocument::fromJson(line).object();
        const auto t = object.value(QStringLiteral("t")).toInteger(-1);
        QVERIFY(t >= last);
        last = t;
        for (const auto &key : object.keys()) {
            if (key != QStringLiteral("t"))
                kinds << key;
        }
    }
    QCOMPARE(kinds,
             (QStringList{QStringLiteral("node"), QStringLiteral("node"), QStringLiteral("lock"),
                          QStringLiteral("complete"), QStringLiteral("gone"), QStringLiteral("end")}));
    QCOMPARE(r.writer.bytes(), QFileInfo(path).size());
}

void TestRecording::isPrivateAndOverwritesNothing()
{
    const QString path = freshPath();
    Recorded r(1, path);
    QVERIFY(r.writer.close(r.now).hasValue());
    QVERIFY(!(QFileInfo(path).permissions()
              & (QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther)));
    const auto before = contents(path);
    Recorded again(1, path);
    QVERIFY(!again.opened.hasValue());
    QVERIFY(again.opened.error().kind == ErrorKind::Io);
    QVERIFY(again.opened.error().message.contains(QStringLiteral("exists already")));
    QVERIFY(!again.look().hasValue());
    QCOMPARE(contents(path), before);
    Recorded nowhere(1, m_dir.filePath(QStringLiteral("no/such/folder")));
    QVERIFY(!nowhere.opened.hasValue());
}

void TestRecording::comesBackAsItWas_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("seed");
    for (const int nodes : {1, 2, 3, 5}) {
        for (int seed = 0; seed < 10; ++seed)
            QTest::addRow("%d nodes, seed %d", nodes, seed) << nodes << seed;
    }
}

/// Random histories: at every moment the replay shows what was shown.
void TestRecording::comesBackAsItWas()
{
    QFETCH(int, nodes);
    QFETCH(int, seed);
    QRandomGenerator random(static_cast<quint32>(100 * nodes + seed));
    const QByteArrayList names{"lock:a", "lock:b", QByteArray("\x00\xFF\n\\x41", 7)};
    const QByteArrayList owners{"A", "B", QByteArray("\xFE\x1B[31m", 6)};
    const QString path = freshPath();
    Recorded r(nodes, path, seed % 2 == 0 ? Scope::Quorum : Scope::Either);
    const Instant start = r.now;
    Picture live;
    History history;
    QStringList told;
    std::vector<std::pair<Micros, QStringList>> moments;
    for (int step = 0; step < 200; ++step) {
        r.pass(Millis(1 + random.bounded(random.bounded(20) == 0 ? 20'000 : 900)));
        const int node = random.bounded(nodes);
        const auto &name = names.at(random.bounded(static_cast<int>(names.size())));
        const auto &owner = owners.at(random.bounded(static_cast<int>(owners.size())));
        const auto isUp
            = [&](int which) { return r.statuses[static_cast<size_t>(which)].reach == NodeStatus::Reach::Up; };
        switch (random.bounded(9)) {
        case 0: r.down(node); break;
        case 1: r.up(node); break;
        case 2: r.restart(node); break;
        case 3:
            if (isUp(node))
                r.present(node, owner, KeyTtl{KeyTtl::Kind::Never}, name);
            break;
        default:
            for (int other = 0; other < nodes; ++other) {
                if (isUp(other) && random.bounded(4) == 0)
                    r.absent(other, name);
                else if (isUp(other))
                    r.present(other, owner, Millis(1 + random.bounded(5000)), name);
            }
        }
        const auto diff = r.diff();
        QVERIFY(r.writer.write(*diff, r.now).hasValue());
        apply(live, *diff);
        told += words(history.apply(*diff, r.now), true);
        moments.emplace_back(r.now - start, facts(live));
    }
    QVERIFY(r.writer.close(r.now).hasValue());

    const auto replay = Replay::open(path);
    QVERIFY(replay.hasValue());
    Picture shown;
    for (const auto &[at, expected] : moments) {
        apply(shown, *(*replay)->seek(at + Micros(1))); // what was seen last is written just before what changes
        QCOMPARE(facts(shown), expected);
    }
    // And from any moment to any other.
    for (int i = 0; i < 20; ++i) {
        const auto &[at, expected] = moments[static_cast<size_t>(random.bounded(static_cast<int>(moments.size())))];
        apply(shown, *(*replay)->seek(at + Micros(1)));
        QCOMPARE(facts(shown), expected);
    }
    QCOMPARE((*replay)->reader().problemCount(), 0);

    (void)(*replay)->seek(Micros(-1));
    History again({}, (*replay)->header().pace);
    QStringList retold;
    while (const auto diff = (*replay)->step())
        retold += words(again.apply(*diff, Replay::instantAt((*replay)->position())), true);
    for (qsizetype i = 0; i < std::min(told.size(), retold.size()); ++i)
        QVERIFY2(told.at(i) == retold.at(i),
                 qPrintable(QStringLiteral("%1: %2 became %3").arg(i).arg(told.at(i), retold.at(i))));
    QCOMPARE(retold, told);
    QVERIFY((*replay)->reader().isWhole());
}

void TestRecording::historyOfAReplayIsTheSame()
{
    // The reading that was left out because it said nothing new is what tells how the hold ended.
    const QString path = freshPath();
    Recorded r(1, path);
    r.everywhere("A", 10s);
    QVERIFY(r.look().hasValue());
    for (int i = 1; i < 20; ++i) {
        r.pass(500ms);
        r.everywhere("A", 10s - i * 500ms);
        QVERIFY(r.look().hasValue());
    }
    r.pass(700ms);
    r.nowhere();
    QVERIFY(r.look().hasValue());
    QVERIFY(r.writer.close(r.now).hasValue());
    const auto replay = Replay::open(path);
    QVERIFY(replay.hasValue());
    History history;
    QStringList told;
    std::vector<HistoryEvent> all;
    while (const auto diff = (*replay)->step()) {
        const auto events = history.apply(*diff, Replay::instantAt((*replay)->position()));
        told += words(events);
        all.insert(all.end(), events.begin(), events.end());
    }
    QCOMPARE(told, (QStringList{QStringLiteral("began A"), QStringLiteral("ended A expired")}));
    QVERIFY(all.back().length >= Micros(10s) && all.back().length < Micros(10200ms));
}

void TestRecording::aRestartBeforeItIsNoneInIt()
{
    const QString path = freshPath();
    Recorded r(1, path);
    r.restart(0);
    r.everywhere("A", 60s);
    r.pass(10s);
    QVERIFY(r.look().hasValue());
    r.pass(1s);
    r.restart(0);
    QVERIFY(r.look().hasValue());
    QVERIFY(r.writer.close(r.now).hasValue());
    const auto replay = Replay::open(path);
    QVERIFY(replay.hasValue());
    History history({}, (*replay)->header().pace);
    // As the window begins: nothing is known of the nodes yet.
    QStringList told
        = words(history.apply(*(*replay)->seek(Micros(-1)), Replay::instantAt((*replay)->position())), true);
    while (const auto diff = (*replay)->step())
        told += words(history.apply(*diff, Replay::instantAt((*replay)->position())), true);
    QCOMPARE(told.filter(QStringLiteral("node-restarted")).size(), 1);
}

void TestRecording::whatOnlyStandsThereCostsNothing()
{
    const QString path = freshPath();
    Recorded r(5, path);
    for (int i = 0; i < 100; ++i)
        r.everywhere("A", 3600s, "lock:" + QByteArray::number(i));
    QVERIFY(r.look().hasValue());
    const auto before = r.writer.bytes();
    for (int second = 1; second <= 60; ++second) {
        r.pass(1s);
        for (int i = 0; i < 100; ++i)
            r.everywhere("A", 3600s - second * 1s, "lock:" + QByteArray::number(i));
        QVERIFY(r.look().hasValue());
    }
    const auto perSecond = (r.writer.bytes() - before) / 60;
    QVERIFY2(perSecond < 30, qPrintable(QString::number(perSecond))); // a sign of life
}

void TestRecording::whatHappenedBefore()
{
    const QString path = freshPath();
    Recorded r(3, path);
    std::vector<HistoryEvent> past{{.kind = HistoryKind::NodeRestarted, .node = 2, .at = r.now - 20s, .slack = 1s},
                                   {.kind = HistoryKind::Overlap,
                                    .cause = OverlapCause::Restarted,
                                    .at = r.now - 10s,
                                    .slack = 5ms,
                                    .lock = QByteArray("a\xff", 2),
                                    .owner = "B",
                                    .other = "A",
                                    .length = 40s}};
    std::vector<HistoryEvent> all = past;
    all.push_back({.kind = HistoryKind::Began, .at = r.now - 10s, .lock = "a", .owner = "B"}); // the board tells that
    all.push_back({.kind = HistoryKind::NodeFailover, .node = 0, .at = r.now - 25h}); // long ago
    all.push_back({.kind = HistoryKind::NodeFailover, .node = 0, .at = r.now + 1s}); // and what is recorded itself
    all.push_back({.kind = HistoryKind::Ended,
                   .at = r.now - 4s,
                   .lock = past[1].lock,
                   .owner = "B"}); // nobody relies on it twice any more
    QVERIFY(r.writer.writePast(all, r.now));
    past[1].length = 6s;
    r.everywhere("B");
    QVERIFY(r.look());
    QVERIFY(r.writer.close(r.now));
    const auto reader = readerOf(contents(path));
    QVERIFY(reader->readHeader());
    std::vector<HistoryEvent> told;
    while (const auto frame = reader->next())
        told.insert(told.end(), frame->past.begin(), frame->past.end());
    QCOMPARE(reader->problemCount(), 0);
    for (auto &event : past)
        event.at += RecordingReader::kEpoch - r.now;
    QVERIFY(told == past);
}

void TestRecording::whatWasDoneIsTold()
{
    using Kind = OwnAction::Kind;
    const std::vector<OwnAction> ownActions{{.kind = Kind::ReleaseBegins, .lock = "lock:a", .owner = "A\xff"},
                                            {.kind = Kind::ReleaseFailed, .lock = "lock:a"},
                                            {.kind = Kind::OwnTaken, .lock = "lock:b"},
                                            {.kind = Kind::OwnLost, .lock = "lock:b"}};
    const QString path = freshPath();
    Recorded r(1, path);
    r.everywhere("A");
    QVERIFY(r.look());
    for (const OwnAction &ownAction : ownActions) {
        r.pass(1s);
        QVERIFY(r.writer.writeOwnAction(ownAction, r.now));
    }
    QVERIFY(r.writer.close(r.now));
    const auto reader = readerOf(contents(path));
    QVERIFY(reader->readHeader());
    std::vector<OwnAction> told;
    while (const auto frame = reader->next())
        told.insert(told.end(), frame->ownActions.begin(), frame->ownActions.end());
    QCOMPARE(reader->problemCount(), 0);
    QVERIFY(told == ownActions);
}

void TestRecording::whetherAHoldIsOneIsTold()
{
    const QString path = freshPath();
    Recorded r(1, path);
    r.everywhere("A");
    QVERIFY(r.look());
    r.pass(5s);
    r.board.readAgainSince(r.now - 3s, r.now);
    const UnseenTime unseen{.from = RecordingReader::kEpoch + 2s, .to = RecordingReader::kEpoch + 5s};
    r.pass(1s);
    r.everywhere("A"); // with a lease that began anew
    QVERIFY(r.look());
    QVERIFY(r.writer.close(r.now));
    const auto reader = readerOf(contents(path));
    QVERIFY(reader->readHeader());
    std::vector<Shared<UnseenTime>> told;
    while (const auto frame = reader->next()) {
        for (const auto &state : frame->diff->changed)
            told.push_back(state->hold.unseen);
    }
    QVERIFY(told == (std::vector<Shared<UnseenTime>>{std::nullopt, unseen}));
}

void TestRecording::recordingsWithoutHoldIds()
{
    // Written before recordings carried ids: each owner, and an owner that is seen to come again, has a hold of its
    // own.
    const QString path = freshPath();
    Recorded r(1, path);
    for (const char *owner : {"A", "A", "B", "A"}) {
        r.everywhere(owner);
        QVERIFY(r.look());
        r.pass(1s);
    }
    r.restart(0);
    r.everywhere("A"); // with a lease that began anew
    QVERIFY(r.look());
    QVERIFY(r.writer.close(r.now));
    for (const bool withIds : {true, false}) {
        QByteArray text = contents(path);
        if (!withIds)
            text.replace(QByteArrayLiteral("\"hold\":"), QByteArrayLiteral("\"unknownField\":"));
        const auto reader = readerOf(text);
        QVERIFY(reader->readHeader());
        std::vector<quint64> ids;
        while (const auto frame = reader->next()) {
            for (const auto &state : frame->diff->changed)
                ids.push_back(state->hold.id);
        }
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        QCOMPARE(ids, (std::vector<quint64>{1, 2, 3, 4}));
    }
}

void TestRecording::thatReadingStoppedIsTold()
{
    const QString path = freshPath();
    Recorded r(1, path);
    r.everywhere("A");
    QVERIFY(r.look());
    r.pass(1s);
    QVERIFY(r.writer.writeReading(true, r.now)); // nothing new
    QVERIFY(r.writer.writeReading(false, r.now));
    r.pass(5s);
    QVERIFY(r.writer.tick(r.now));
    QVERIFY(r.writer.writeReading(true, r.now));
    r.pass(1s);
    QVERIFY(r.writer.close(r.now));
    const auto reader = readerOf(contents(path));
    QVERIFY(reader->readHeader());
    std::vector<std::pair<Micros, bool>> told;
    while (const auto frame = reader->next()) {
        if (frame->reading)
            told.emplace_back(floorMillis(frame->at), *frame->reading);
    }
    QCOMPARE(reader->problemCount(), 0);
    QVERIFY(told == (std::vector<std::pair<Micros, bool>>{{Micros(1s), false}, {Micros(6s), true}}));

    Replay replay(readerOf(contents(path)));
    QVERIFY(replay.wasReading());
    (void)replay.seek(3s);
    QVERIFY(!replay.wasReading());
    (void)replay.seek(7s);
    QVERIFY(replay.wasReading());
    (void)replay.seek(2s);
    QVERIFY(!replay.wasReading());
}

void TestRecording::quietIsToldInTheRecording()
{
    const QString path = freshPath();
    Recorded r(1, path);
    QVERIFY(r.look().hasValue());
    for (int i = 0; i < 600; ++i) {
        r.pass(500ms);
        QVERIFY(r.writer.tick(r.now).hasValue());
    }
    r.everywhere("A");
    QVERIFY(r.look().hasValue());
    QVERIFY(r.writer.close(r.now).hasValue());
    const auto replay = Replay::open(path);
    QVERIFY(replay.hasValue());
    History history;
    QStringList told;
    while (const auto diff = (*replay)->step())
        told += words(history.apply(*diff, Replay::instantAt((*replay)->position())), true);
    QCOMPARE(told, (QStringList{QStringLiteral("node-up 0"), QStringLiteral("began A")}));
}

void TestRecording::renewalsAreShort()
{
    const QString path = freshPath();
    Recorded r(5, path);
    r.everywhere("A", 30s);
    QVERIFY(r.look().hasValue());
    const auto before = r.writer.bytes();
    for (int i = 0; i < 100; ++i) {
        r.pass(500ms);
        r.everywhere("A", 30s);
        QVERIFY(r.look().hasValue());
    }
    const auto each = (r.writer.bytes() - before) / 100;
    QVERIFY2(each < 300, qPrintable(QString::number(each)));
}

void TestRecording::allThatADialectTells()
{
    const QString path = freshPath();
    Recorded r(2, path);
    const Recognition lock{.name = "lock:a",
                           .resource = QStringLiteral("a"),
                           .dialect = QStringLiteral("d"),
                           .scope = Scope::Local,
                           .signs = Sign::LockWord | Sign::Token,
                           .mode = LockMode::Permits,
                           .owner = "A B",
                           .ownerCut = true,
                           .agreement = QByteArray("7"),
                           .ownerInfo = OwnerInfo{.program = QStringLiteral("p"),
                                                  .host = QStringLiteral("h"),
                                                  .pid = 1LL << 50,
                                                  .thread = QStringLiteral("t"),
                                                  .client = QStringLiteral("c"),
                                                  .since = WallTime(Millis(12345))},
                           .details = RecognitionDetails{
                               .holdCount = 3,
                               .holders = 2,
                               .waiters = WaiterCount{.count = 5, .unit = WaiterSource::Unit::Clients, .exact = true},
                               .fencingToken = 99,
                               .valueExpiry = WallTime(Millis(67890))}};
    const Error why{.kind = ErrorKind::Permission, .message = QStringLiteral("no"), .serverReply = "NOPERM \xFF"};
    r.board.present(0, "lock:a", lock, {KeyTtl::Kind::Never}, r.now, r.took);
    r.board.present(1, "lock:a", lock, {KeyTtl::Kind::Finite, 104'166 * 24h}, r.now, r.took);
    r.statuses[1].hiddenKeys = 3;
    r.statuses[1].leftOut = 5;
    r.statuses[1].hiddenWhy = why;
    r.statuses[1].roundTrip = 77us;
    r.statuses[1].feed = FeedKind::KeyspaceEvents;
    r.statuses[1].feedWhy = QStringLiteral("no right to track");
    r.statuses[1].quarantinedUntil = r.wall + 18s;
    r.statuses[0].trackedPrefixes = {{.prefix = "lock:\xFF", .since = r.now - 3s}};
    r.statuses[0].restartUnknown = true;
    r.statuses[0].startedAt = r.wall - 11s;
    r.statuses[0].mayLackLocksUntil = r.wall + 19s;
    r.statuses[1].clock = ClockOffset{.least = -3ms, .most = 5ms};
    r.statuses[0].facts->appendOnly = true; // on which rests what a restart has cost
    r.statuses[0].facts->appendFails = false;
    r.statuses[0].facts->snapshotFails = true; // on these whether it writes
    r.statuses[0].facts->goodReplicas = 0;
    r.statuses[1].facts->maxMemory = 100;
    r.statuses[1].use = ServerUse{.uptime = {}, .usedMemory = 100};
    const auto diff = std::make_shared<BoardDiff>(*r.diff());
    QCOMPARE(diff->changed.size(), 1U);
    auto overlapped = std::make_shared<LockState>(*diff->changed.at(0));
    overlapped->overlap
        = LockOverlap{.other = "Z\xFF", .since = r.wall, .until = r.wall + 5s, .cause = OverlapCause::ClockAhead};
    overlapped->seenFirst = r.now - 300ms;
    overlapped->readings[1].setCut(4s);
    diff->changed[0] = overlapped;
    QVERIFY(r.writer.write(*diff, r.now).hasValue());
    const auto replay = Replay::open(path);
    QVERIFY(replay.hasValue());
    const auto read = (*replay)->step();
    auto nodes = diff->nodes;
    nodes[1].roundTrip.reset(); // it is of that moment alone, and nobody knows how long
    nodes[0].trackedPrefixes.at(0).since += read->changed.at(0)->assessedAt - diff->changed.at(0)->assessedAt;
    QCOMPARE(read->nodes, nodes);
    QCOMPARE((*replay)->seek((*replay)->position())->nodes, nodes);
    const LockState &before = *diff->changed.at(0);
    const LockState &after = *read->changed.at(0);
    for (size_t node = 0; node < 2; ++node) {
        QVERIFY(after.readings[node].lock == before.readings[node].lock);
        QVERIFY(after.readings[node].error() == before.readings[node].error());
        QVERIFY(after.readings[node].ttl == before.readings[node].ttl);
        QCOMPARE(after.readings[node].took, before.readings[node].took);
        QCOMPARE(after.readings[node].cut().count(), before.readings[node].cut().count());
    }
    QVERIFY(after.ownerInfo() == before.ownerInfo());
    QCOMPARE(after.holdCounts(), before.holdCounts());
    QVERIFY(after.signs() == before.signs());
    QVERIFY(after.assessment.verdict == before.assessment.verdict);
    QVERIFY(after.overlap && after.overlap == before.overlap);
    QVERIFY(after.seenFirst && *after.seenFirst - after.assessedAt == *before.seenFirst - before.assessedAt);
}

void TestRecording::hostileNames()
{
    const QByteArrayList names{QByteArray("\0", 1),
                               "line\nbreak",
                               "{\"t\":0}\n",
                               "quote\"\\",
                               "\\x41",
                               QByteArray("\xFF\xFE\x00\x80", 4),
                               "\xEF\xBB\xBFwith a mark",
                               "\u202Eright to left",
                               "\x1B[2J",
                               "a/b c\td"};
    const QString path = freshPath();
    Recorded r(1, path);
    for (const auto &name : names)
        r.everywhere(name, 10s, name);
    QVERIFY(r.look().hasValue());
    QVERIFY(r.writer.close(r.now).hasValue());
    const auto replay = Replay::open(path);
    QVERIFY(replay.hasValue());
    Picture shown;
    apply(shown, *(*replay)->seek(1s));
    QCOMPARE(static_cast<qsizetype>(shown.size()), names.size());
    for (const auto &name : names) {
        QVERIFY2(shown.contains(name), name.toHex());
        QCOMPARE(shown.at(name)->assessment.owner, name);
    }
    QCOMPARE((*replay)->reader().problemCount(), 0);
}

void TestRecording::tooLongLinesAreLeftOut()
{
    const QString path = freshPath();
    Recorded r(1, path);
    r.everywhere("A", 10s, QByteArray(100 * 1024, '\xFF')); // four characters each
    r.everywhere("A", 10s, "lock:b");
    QVERIFY(r.look().hasValue());
    r.pass(1s);
    r.nowhere(QByteArray(100 * 1024, '\xFF'));
    QVERIFY(r.look().hasValue());
    QVERIFY(r.writer.close(r.now).hasValue());
    QCOMPARE(r.writer.leftOut(), 2);
    for (const auto &line : contents(path).split('\n'))
        QVERIFY(line.size() <= kMostLine);
    const auto replay = Replay::open(path);
    QVERIFY(replay.hasValue());
    Picture shown;
    apply(shown, *(*replay)->seek(10s));
    QCOMPARE(shown.size(), 1U);
    QCOMPARE((*replay)->reader().problemCount(), 2);
    QVERIFY((*replay)->reader().problems().front().why.contains(QStringLiteral("too long")));
}

void TestRecording::aClusterComesBackToo()
{
    const int slot = clusterSlotOf("lock:a");
    const auto master = [](const QString &host, int first, int last) {
        return ClusterMaster{.host = host, .port = 1, .slotRanges = {{first, last}}};
    };
    SlotHomes homes;
    (void)homes.apply({master(QStringLiteral("a"), 0, slot), master(QStringLiteral("b"), slot + 1, kClusterSlots - 1)});
    const QString path = freshPath();
    Recorded r(2, path);
    r.board.setHomes(&homes);
    Picture live;
    const auto look = [&] {
        const auto diff = r.diff();
        apply(live, *diff);
        QVERIFY(r.writer.write(*diff, r.now).hasValue());
    };
    r.present(0, "A");
    look();
    QCOMPARE(toString(live["lock:a"]->assessment.verdict), toString(Verdict::Held));
    const auto held = facts(live);
    r.pass(1s);
    (void)homes.apply({master(QStringLiteral("b"), slot + 1, kClusterSlots - 1)}); // its slot is nobody's
    r.board.homesChanged();
    look();
    QCOMPARE(toString(live["lock:a"]->assessment.verdict), toString(Verdict::Unknown));
    QVERIFY(r.writer.close(r.now).hasValue());

    const auto replay = Replay::open(path);
    QVERIFY(replay.hasValue());
    Picture shown;
    apply(shown, *(*replay)->step());
    QCOMPARE(facts(shown), held);
    apply(shown, *(*replay)->seek(10s));
    QCOMPARE(facts(shown), facts(live));
    QCOMPARE((*replay)->reader().problemCount(), 0);
    QVERIFY(!(*replay)->seek(Micros(-1))->complete);
}

void TestRecording::badLinesAreToldAndSkipped_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no JSON") << QByteArray("what is this");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("an array") << QByteArray("[1,2]");
    QTest::newRow("cut") << QByteArray("{\"t\":1000,\"lock\":{\"name\":\"lo");
    QTest::newRow("no time") << QByteArray("{\"gone\":\"lock:a\"}");
    QTest::newRow("before the beginning") << QByteArray("{\"t\":-5,\"complete\":true}");
    QTest::newRow("a time that is no number of ours") << QByteArray("{\"t\":1e30,\"complete\":true}");
    QTest::newRow("a lock of no name") << QByteArray("{\"t\":1000,\"lock\":{}}");
    QTest::newRow("a lock of too few nodes") << QByteArray("{\"t\":1000,\"lock\":{\"name\":\"x\",\"readings\":[]}}");
    QTest::newRow("a reading without its lock")
        << QByteArray("{\"t\":1000,\"lock\":{\"name\":\"x\",\"locks\":[],\"readings\":[{\"answer\":\"present\"}]}}");
    QTest::newRow("a reading of a lock that is not there") << QByteArray(
        "{\"t\":1000,\"lock\":{\"name\":\"x\",\"locks\":[],\"readings\":[{\"answer\":\"present\",\"lock\":-7}]}}");
    QTest::newRow("an unknown answer") << QByteArray(
        "{\"t\":1000,\"lock\":{\"name\":\"x\",\"readings\":[{\"answer\":\"perhaps\"}]}}");
    QTest::newRow("a lock that nobody has")
        << QByteArray("{\"t\":1000,\"lock\":{\"name\":\"x\",\"readings\":[{\"answer\":\"absent\"}]}}");
    QTest::newRow("again of a lock that is not known") << QByteArray("{\"t\":1000,\"again\":{\"name\":\"x\"}}");
    QTest::newRow("gone without having been") << QByteArray("{\"t\":1000,\"gone\":\"x\"}");
    QTest::newRow("a node too many") << QByteArray("{\"t\":1000,\"node\":{\"index\":9,\"reach\":\"up\"}}");
    QTest::newRow("a node before the first") << QByteArray("{\"t\":1000,\"node\":{\"index\":-1,\"reach\":\"up\"}}");
    QTest::newRow("a node in no state") << QByteArray("{\"t\":1000,\"node\":{\"index\":0}}");
    QTest::newRow("longer than may be") << QByteArray(3 * kMostLine, 'x');
    QTest::newRow("nothing that is known") << QByteArray("{\"t\":1000,\"gonX\":\"lock:a\"}");
    QTest::newRow("a time that goes back") << QByteArray("{\"t\":-90000000,\"gone\":\"lock:a\"}");
    QTest::newRow("a time beyond what follows") << QByteArray("{\"t\":9000000000000,\"gone\":\"lock:a\"}");
    QTest::newRow("a time beyond reason") << QByteArray("{\"t\":9000000000000000,\"gone\":\"lock:a\"}");
}

void TestRecording::badLinesAreToldAndSkipped()
{
    QFETCH(QByteArray, line);
    const QString path = freshPath();
    Recorded r(1, path);
    r.everywhere("A");
    QVERIFY(r.look().hasValue());
    r.pass(1s);
    r.everywhere("B");
    QVERIFY(r.look().hasValue());
    QVERIFY(r.writer.close(r.now).hasValue());
    auto lines = contents(path).split('\n');
    lines.insert(3, line); // after the header, the node and the lock
    auto reader = readerOf(lines.join('\n'));
    QVERIFY(reader->readHeader().hasValue());
    Picture shown;
    while (const auto frame = reader->next())
        apply(shown, *frame->diff);
    QCOMPARE(reader->problemCount(), 1);
    QCOMPARE(reader->problems().front().line, 4);
    QVERIFY(!reader->problems().front().why.isEmpty());
    QCOMPARE(shown.size(), 1U);
    QCOMPARE(shown.at("lock:a")->assessment.owner, QByteArray("B"));
    QVERIFY(reader->isWhole());
    QVERIFY(reader->length() < Micros(10s));
}

void TestRecording::manyProblemsAreCounted()
{
    const QString path = freshPath();
    Recorded r(1, path);
    QVERIFY(r.writer.close(r.now).hasValue());
    auto reader = readerOf(contents(path) + QByteArray("nonsense\n").repeated(5000));
    QVERIFY(reader->readHeader().hasValue());
    while (reader->next()) { }
    QCOMPARE(reader->problemCount(), 5000);
    QCOMPARE(reader->problems().size(), RecordingReader::kMostProblems);
}

void TestRecording::cutRecordings()
{
    const QString path = freshPath();
    {
        Recorded r(1, path);
        for (int i = 0; i < 5; ++i) {
            r.pass(1s);
            r.everywhere(i % 2 == 0 ? "A" : "B");
            QVERIFY(r.look().hasValue());
        }
        QVERIFY(r.writer.close(r.now).hasValue());
    }
    const QByteArray whole = contents(path);
    for (qsizetype size = whole.indexOf('\n') + 1; size < whole.size(); size += 7) {
        auto reader = readerOf(whole.left(size));
        QVERIFY(reader->readHeader().hasValue());
        (void)reader->length();
        while (reader->next()) { }
        QVERIFY(reader->problemCount() <= 1); // the line that was cut
        QVERIFY(!reader->isWhole() || size > whole.size() - 3);
    }
}

void TestRecording::notARecording_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("why");
    const QString none = QStringLiteral("no recording");
    QTest::newRow("empty") << QByteArray() << none;
    QTest::newRow("text") << QByteArray("hello\n") << none;
    QTest::newRow("one huge line") << QByteArray(5 * kMostLine, 'x') << none;
    QTest::newRow("a first line that was cut")
        << QByteArray("{\"deployment\":\"shop\",\"feedDelayMs\":nul") << QStringLiteral("line 1 of it is cut");
    QTest::newRow("other JSON") << QByteArray("{\"t\":1}\n") << none;
    QTest::newRow("of the future") << QByteArray("{\"lockscope\":\"recording\",\"version\":2}\n")
                                   << QStringLiteral("version 2");
    QTest::newRow("no nodes") << QByteArray(
        "{\"lockscope\":\"recording\",\"version\":1,\"startedAt\":\"2026-01-01T00:00:00.000Z\"}\n")
                              << QStringLiteral("which nodes");
    QTest::newRow("no time") << QByteArray("{\"lockscope\":\"recording\",\"version\":1,\"nodes\":[{}]}\n")
                             << QStringLiteral("which nodes");
}

void TestRecording::notARecording()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, why);
    const QString path = freshPath();
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    const auto replay = Replay::open(path);
    QVERIFY(!replay.hasValue());
    QVERIFY(replay.error().kind == ErrorKind::InvalidArgument);
    QVERIFY2(replay.error().message.contains(why), qPrintable(replay.error().message));
    QVERIFY(Replay::open(path + QStringLiteral(".none")).error().kind == ErrorKind::Io);
}

void TestRecording::randomDamageIsSurvived()
{
    const QString path = freshPath();
    {
        Recorded r(3, path);
        for (int i = 0; i < 20; ++i) {
            r.pass(1s);
            r.everywhere(i % 3 == 0 ? "A" : "B", 10s, "lock:" + QByteArray::number(i % 4));
            if (i % 5 == 0)
                r.restart(i % 3);
            QVERIFY(r.look().hasValue());
        }
    }
    const QByteArray whole = contents(path);
    const auto head = whole.indexOf('\n') + 1;
    QRandomGenerator random(7);
    for (int round = 0; round < 400; ++round) {
        QByteArray bytes = whole;
        for (int i = 0; i < 8; ++i) {
            const auto place = head + random.bounded(static_cast<int>(bytes.size() - head));
            switch (random.bounded(3)) {
            case 0: bytes[place] = static_cast<char>(random.bounded(256)); break;
            case 1: bytes.remove(place, random.bounded(40)); break;
            default: bytes.insert(place, QByteArray::number(random.generate64()));
            }
        }
        Replay replay([&] {
            auto reader = readerOf(bytes);
            if (!reader->readHeader())
                qFatal("the header was not touched");
            return reader;
        }());
        History history;
        Picture shown;
        Micros last{0};
        while (const auto diff = replay.step()) {
            QVERIFY(replay.position() >= last);
            last = replay.position();
            apply(shown, *diff);
            history.apply(*diff, Replay::instantAt(last));
            for (const auto &[name, state] : shown)
                (void)state->assessedNow(Replay::instantAt(last));
        }
        (void)replay.seek(Micros(0));
    }
}

void TestRecording::fullDiskKeepsWhatWasWritten()
{
    const QString path = freshPath();
    Recorded r(1, path);
    r.everywhere("A");
    QVERIFY(r.look().hasValue());
    const auto good = r.writer.bytes();

    // No file may grow beyond this: the write comes back short, as on a full disk.
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit tight{.rlim_cur = static_cast<rlim_t>(good + 100), .rlim_max = before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
    r.pass(1s);
    r.everywhere("B");
    const auto failed = r.look();
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);

    QVERIFY(!failed.hasValue());
    QVERIFY(failed.error().kind == ErrorKind::Io);
    QVERIFY(failed.error().message.contains(path));
    QVERIFY(!r.look().hasValue()); // there is room again, but a recording with a hole would lie
    QVERIFY(!r.writer.close(r.now).hasValue());
    QCOMPARE(QFileInfo(path).size(), good);
    const auto replay = Replay::open(path);
    QVERIFY(replay.hasValue());
    Picture shown;
    apply(shown, *(*replay)->seek(10s));
    QCOMPARE(shown.at("lock:a")->assessment.owner, QByteArray("A"));
    QCOMPARE((*replay)->reader().problemCount(), 0);
    QVERIFY(!(*replay)->reader().isWhole());
}

void TestRecording::wallClockJumpsChangeNothing()
{
    const QString path = freshPath();
    Recorded r(1, path);
    r.everywhere("A");
    QVERIFY(r.look().hasValue());
    r.wall -= 24h;
    r.pass(2s);
    r.everywhere("B");
    QVERIFY(r.look().hasValue());
    QVERIFY(r.writer.close(r.now).hasValue());
    const auto replay = Replay::open(path);
    QVERIFY(replay.hasValue());
    (*replay)->step();
    QCOMPARE(*(*replay)->nextAt(), Micros(2s));
    QCOMPARE((*replay)->wallTimeAt(2s), (*replay)->header().startedAt + 2s);
}

void TestRecording::seekAndStep()
{
    const QString path = freshPath();
    Recorded r(1, path);
    for (const char *owner : {"A", "B", "C"}) {
        r.pass(10s);
        r.everywhere(owner);
        QVERIFY(r.look().hasValue());
    }
    QVERIFY(r.writer.close(r.now).hasValue());
    const auto opened = Replay::open(path);
    QVERIFY(opened.hasValue());
    Replay &replay = **opened;
    QCOMPARE(replay.position(), Micros(0));
    QVERIFY(replay.length() >= Micros(30s) && replay.length() < Micros(31s));
    QCOMPARE(*replay.nextAt(), Micros(10s));

    Picture shown;
    const auto owner = [&] { return shown.empty() ? QByteArray() : shown.begin()->second->assessment.owner; };
    apply(shown, *replay.seek(5s));
    QCOMPARE(owner(), QByteArray());
    QCOMPARE(replay.position(), Micros(5s));
    apply(shown, *replay.seek(25s));
    QCOMPARE(owner(), QByteArray("B"));
    QVERIFY(replay.seek(25s)->changed.empty());
    apply(shown, *replay.step());
    QCOMPARE(owner(), QByteArray("C"));
    QCOMPARE(replay.position(), Micros(30s));
    apply(shown, *replay.seek(12s)); // back
    QCOMPARE(owner(), QByteArray("A"));
    apply(shown, *replay.seek(1s));
    QCOMPARE(owner(), QByteArray());
    apply(shown, *replay.seek(24h));
    QCOMPARE(owner(), QByteArray("C"));
    QCOMPARE(replay.position(), replay.length());
    QVERIFY(!replay.nextAt());
    QVERIFY(replay.step() == nullptr);
}

void TestRecording::playhead()
{
    Instant now(1h);
    Playhead head(now, 2);
    now += 3s;
    QCOMPARE(head.at(now), Micros(6s));
    QCOMPARE(*head.until(Micros(5s), now), Micros(0));
    const auto wait = *head.until(Micros(8s), now);
    QVERIFY(head.at(now + wait) >= Micros(8s) && wait <= Micros(1s) + Micros(2));
    head.setSpeed(0, now);
    now += 1h;
    QCOMPARE(head.at(now), Micros(6s));
    QVERIFY(!head.until(Micros(8s), now));
    head.jump(Micros(1s), now);
    head.setSpeed(0.5, now);
    QCOMPARE(head.at(now + 2s), Micros(2s));
}

LOCKSCOPE_TEST(QCoreApplication, TestRecording)
#include "tst_recording.moc"
