#include "recording.h"

#include "../base/jsonvalues_p.h"
#include "../history/reliance.h"
#include "recordingjson_p.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

/// The longest time without a line, in microseconds.
constexpr qint64 kSignOfLife = 1'000'000;
/// Two lines are closer than this, unless the machine slept.
constexpr qint64 kUsualPause = 60 * kSignOfLife;
constexpr qsizetype kShownName = 200;

QByteArray headerLine(const RecordingHeader &header)
{
    QJsonArray nodes;
    for (qsizetype i = 0; i < header.labels.size(); ++i)
        nodes.append(QJsonObject{{u"label"_s, header.labels.at(i)}, {u"address"_s, header.addresses.value(i)}});
    return jsonLine(QJsonObject{{u"lockscope"_s, u"recording"_s},
                                {u"version"_s, RecordingHeader::kVersion},
                                {u"deployment"_s, header.deployment},
                                {u"nodes"_s, nodes},
                                {u"startedAt"_s, isoTime(header.startedAt)},
                                {u"intervalMs"_s, static_cast<qint64>(floorMillis(header.pace.interval).count())},
                                {u"feedDelayMs"_s, millisOrNull(header.pace.feedDelay)}});
}

/// The node may have another process than before, so its answers are written again.
bool maybeReplaced(const NodeStatus &before, const NodeStatus &after)
{
    const auto runId = [](const NodeStatus &node) { return node.facts ? node.facts->runId : QByteArray(); };
    return before.address != after.address || before.since != after.since || before.restartedAt != after.restartedAt
        || runId(before) != runId(after);
}

Error cutRecording(const QString &why)
{
    return {.kind = ErrorKind::InvalidArgument, .message = why};
}

/// Reads a line with its end, or kMostLine + 1 bytes. QIODevice::readLine(qint64) allocates the maximum each time,
/// which costs more than reading most lines.
QByteArray readLine(QIODevice &device)
{
    QByteArray line;
    std::array<char, 8192> part;
    while (line.size() <= kMostLine && !line.endsWith('\n')) {
        const qint64 room = std::min<qint64>(part.size(), kMostLine + 2 - line.size()); // it ends the data with a zero
        const qint64 got = device.readLine(part.data(), room);
        if (got <= 0)
            break;
        line.append(part.data(), got);
    }
    return line;
}

} // namespace

RecordingWriter::RecordingWriter(const QString &path) : m_file(path) { }

RecordingWriter::~RecordingWriter()
{
    if (m_file.isOpen())
        (void)close(m_start + Micros(std::max<qint64>(m_time, 0))); // no one can handle the error
}

Result<void> RecordingWriter::open(const RecordingHeader &header, Instant now)
{
    m_start = now;
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered,
                     QFileDevice::ReadOwner | QFileDevice::WriteOwner)) {
        m_error = Error{
            .kind = ErrorKind::Io,
            .message = m_file.exists()
                ? QStringLiteral("%1 exists already; a recording does not overwrite anything").arg(m_file.fileName())
                : QStringLiteral("%1 cannot be made: %2").arg(m_file.fileName(), m_file.errorString())};
        return *m_error;
    }
    return flush(headerLine(header));
}

qint64 RecordingWriter::nextTime(Instant now)
{
    return std::max<qint64>((now - m_start).count(), m_time + 1);
}

bool RecordingWriter::line(QByteArray &out, qint64 t, const QJsonObject &content, const QByteArray &name)
{
    // "t" comes first, so that length() can find times without parsing the rest.
    QByteArray text = "{\"t\":" + QByteArray::number(t);
    text += content.isEmpty() ? QByteArrayLiteral("}\n") : ',' + jsonLine(content).mid(1);
    const bool fits = text.size() <= kMostLine;
    if (!fits) {
        ++m_leftOut;
        text = "{\"t\":" + QByteArray::number(t) + ','
            + jsonLine({{u"leftOut"_s, visibleText(name, kShownName)}}).mid(1);
    }
    m_time = t;
    out += text;
    return fits;
}

void RecordingWriter::writeLatest(QByteArray &out, const std::vector<Written *> &locks)
{
    Instant when = Instant::min();
    for (const Written *written : locks) {
        if (written->latest)
            when = std::max(when, written->latestAt);
    }
    if (when == Instant::min())
        return;
    const qint64 t = nextTime(when);
    for (Written *written : locks) {
        if (!written->latest)
            continue;
        line(out, t, {{u"again"_s, RecordingJson::again(*written->latest, m_start)}}, written->latest->name);
        written->state = std::exchange(written->latest, nullptr);
    }
}

Result<void> RecordingWriter::write(const BoardDiff &diff, Instant now)
{
    if (m_error)
        return *m_error;
    QByteArray lines;
    std::vector<LockStatePtr> whole;
    std::vector<LockStatePtr> again;
    std::vector<LockStatePtr> same;
    std::vector<Written *> changing;
    const bool maybeOthers
        = !std::equal(diff.nodes.begin(), diff.nodes.end(), m_nodes.begin(), m_nodes.end(),
                      [](const NodeStatus &after, const NodeStatus &before) { return !maybeReplaced(before, after); });
    if (maybeOthers) {
        for (auto &written : m_locks)
            written.doubted = true;
    }
    for (const auto &state : diff.changed) {
        Written &written = m_locks[state->name];
        if (!written.state || !RecordingJson::sameFacts(*written.state, *state)) {
            whole.push_back(state);
        } else if (written.doubted || !RecordingJson::sameDues(*written.state, *state)) {
            again.push_back(state);
        } else {
            same.push_back(state);
        }
    }
    // Nothing is inserted into m_locks below, so pointers into it stay valid.
    const bool sameNodes = equalExceptMeasurements(diff.nodes, m_nodes);
    if (!sameNodes) { // earlier readings come before a change of the nodes
        for (auto &written : m_locks)
            changing.push_back(&written);
    } else {
        for (const auto *states : {&whole, &again}) {
            for (const auto &state : *states)
                changing.push_back(&m_locks.find(state->name).value());
        }
        for (const auto &name : diff.removed) {
            if (const auto written = m_locks.find(name); written != m_locks.end())
                changing.push_back(&written.value());
        }
    }
    writeLatest(lines, changing);
    for (const auto *states : {&whole, &again}) {
        for (const auto &state : *states) {
            Written &written = *m_locks.find(state->name);
            written.state = state;
            written.doubted = false;
        }
    }
    for (const auto &state : same) {
        Written &written = *m_locks.find(state->name);
        written.latest = state;
        written.latestAt = now;
    }
    for (const auto &name : diff.removed)
        m_locks.remove(name);

    const qint64 t = nextTime(now);
    for (size_t i = 0; i < diff.nodes.size(); ++i) {
        if (i >= m_nodes.size() || !equalExceptMeasurements(m_nodes[i], diff.nodes[i]))
            line(lines, t, {{u"node"_s, RecordingJson::node(diff.nodes[i], m_start)}}, diff.nodes[i].label.toUtf8());
    }
    m_nodes = diff.nodes;
    for (const auto &state : whole) {
        if (!line(lines, t, {{u"lock"_s, RecordingJson::lock(*state, m_start)}}, state->name))
            m_locks.find(state->name)->state = nullptr; // without the lock's line, a later `again` has no basis
    }
    for (const auto &state : again)
        line(lines, t, {{u"again"_s, RecordingJson::again(*state, m_start)}}, state->name);
    for (const auto &name : diff.removed)
        line(lines, t, {{u"gone"_s, RecordingJson::text(name)}}, name);
    if (diff.complete && !m_complete)
        line(lines, t, {{u"complete"_s, true}});
    m_complete = m_complete || diff.complete;
    return lines.isEmpty() ? tick(now) : flush(lines);
}

Result<void> RecordingWriter::writePast(const std::vector<HistoryEvent> &events, Instant now)
{
    if (m_error)
        return *m_error;
    std::vector<HistoryEvent> kept;
    QHash<QByteArray, size_t> overlaps; // the last one of each lock
    for (const auto &event : events) {
        if (const auto last = overlaps.constFind(event.lock);
            event.kind == HistoryKind::Ended && last != overlaps.cend()) {
            HistoryEvent &overlap = kept[*last];
            if (overlap.owner == event.owner)
                overlap.length = std::min(
                    overlap.length,
                    std::max(Micros(0), event.at - overlap.at)); // the end of the new owner's hold ended the overlap
        }
        if (isOverlapOver(event)) {
            if (const auto last = overlaps.constFind(event.lock); last != overlaps.cend() && kept[*last].at == event.at)
                kept[*last].length = std::min(kept[*last].length, event.length);
            continue;
        }
        const bool matters = event.kind == HistoryKind::Overlap || event.kind == HistoryKind::Split
            || event.kind == HistoryKind::NodeRestarted || event.kind == HistoryKind::NodeFailover;
        if (!matters || event.at > m_start || m_start - event.at > kPastKept)
            continue;
        if (event.kind == HistoryKind::Overlap)
            overlaps.insert(event.lock, kept.size());
        kept.push_back(event);
    }
    QByteArray lines;
    const qint64 t = nextTime(now);
    for (size_t i = kept.size() > kMostPast ? kept.size() - kMostPast : 0; i < kept.size();
         ++i) // the latest matter most
        line(lines, t, {{u"past"_s, RecordingJson::past(kept[i], m_start)}}, kept[i].lock);
    if (lines.isEmpty())
        return {};
    return flush(lines);
}

Result<void> RecordingWriter::writeReading(bool reads, Instant now)
{
    if (m_error)
        return *m_error;
    if (std::exchange(m_reads, reads) == reads)
        return {};
    QByteArray lines;
    std::vector<Written *> all; // the latest readings came before the change
    for (auto &written : m_locks)
        all.push_back(&written);
    writeLatest(lines, all);
    line(lines, nextTime(now), {{u"reading"_s, reads}});
    return flush(lines);
}

Result<void> RecordingWriter::writeOwnAction(const OwnAction &ownAction, Instant now)
{
    if (m_error)
        return *m_error;
    QByteArray lines;
    line(lines, nextTime(now), {{u"deed"_s, RecordingJson::ownAction(ownAction)}}, ownAction.lock);
    return flush(lines);
}

Result<void> RecordingWriter::tick(Instant now)
{
    if (m_error)
        return *m_error;
    const qint64 t = nextTime(now);
    if (t < m_time + kSignOfLife)
        return {};
    QByteArray lines;
    line(lines, t, {});
    return flush(lines);
}

Result<void> RecordingWriter::close(Instant now)
{
    if (!m_error && m_file.isOpen()) {
        QByteArray lines;
        std::vector<Written *> all;
        for (auto &written : m_locks)
            all.push_back(&written);
        writeLatest(lines, all);
        line(lines, nextTime(now), {{u"end"_s, true}});
        (void)flush(lines); // the error is kept in m_error
    }
    m_file.close();
    m_locks.clear();
    if (m_error)
        return *m_error;
    return {};
}

Result<void> RecordingWriter::flush(const QByteArray &lines)
{
    const qint64 written = m_file.write(lines);
    if (written == lines.size()) {
        m_bytes += written;
        return {};
    }
    // QFile reports no error for a partial write, so write the rest to get one.
    if (written >= 0 && m_file.error() == QFileDevice::NoError)
        (void)m_file.write(lines.sliced(written));
    m_error = Error{.kind = ErrorKind::Io,
                    .message = QStringLiteral("The recording %1 ends here: it cannot be written: %2")
                                   .arg(m_file.fileName(), m_file.errorString())};
    // Remove a partial line and keep the complete ones before it.
    const auto there = static_cast<qsizetype>(std::clamp<qint64>(m_file.size() - m_bytes, 0, lines.size()));
    m_bytes += lines.left(there).lastIndexOf('\n') + 1;
    (void)m_file.resize(m_bytes);
    return *m_error;
}

/// A parsed line of the recording.
struct RecordingReader::Line
{
    qint64 t = 0;
    QJsonObject content;
    qint64 number = 0;
};

RecordingReader::RecordingReader(std::unique_ptr<QIODevice> device) : m_device(std::move(device)) { }

Result<std::unique_ptr<RecordingReader>> RecordingReader::open(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly))
        return Error{.kind = ErrorKind::Io,
                     .message = QStringLiteral("%1 cannot be read: %2").arg(path, file->errorString())};
    auto reader = std::make_unique<RecordingReader>(std::move(file));
    if (const auto header = reader->readHeader(); !header)
        return Error{.kind = header.error().kind,
                     .message = QStringLiteral("%1: %2").arg(path, header.error().message)};
    return reader;
}

Result<void> RecordingReader::readHeader()
{
    if (m_device->isSequential() || !m_device->seek(0))
        return Error{.kind = ErrorKind::Io, .message = QStringLiteral("it cannot be read from its beginning")};
    m_line = 0;
    m_time = 0;
    m_ahead.reset();
    m_complete = false;
    m_whole = false;
    m_locks.clear();
    m_nodes.clear();
    m_problems.clear();
    m_problemCount = 0;

    const auto text = nextLine();
    const QJsonObject object = text ? QJsonDocument::fromJson(*text).object() : QJsonObject();
    if (object.isEmpty() && text && text->startsWith("{\"deployment\":"))
        return cutRecording(
            QStringLiteral("line 1 of it is cut or was altered, without which nothing can be told of the others"));
    if (object["lockscope"_L1].toString() != "recording"_L1)
        return cutRecording(QStringLiteral("this is no recording of Lockscope"));
    if (object["version"_L1].toInt() != RecordingHeader::kVersion)
        return cutRecording(QStringLiteral("the recording has version %1, this program reads version %2")
                                .arg(object["version"_L1].toInt())
                                .arg(RecordingHeader::kVersion));
    const auto startedAt = QDateTime::fromString(object["startedAt"_L1].toString(), Qt::ISODateWithMs);
    const QJsonArray nodes = object["nodes"_L1].toArray();
    if (!startedAt.isValid() || nodes.isEmpty())
        return cutRecording(QStringLiteral("its first line does not say which nodes were watched, and when"));
    m_header = {.deployment = object["deployment"_L1].toString(),
                .startedAt = WallTime(Millis(startedAt.toMSecsSinceEpoch()))};
    m_header.pace.interval = Millis(std::clamp<qint64>(object["intervalMs"_L1].toInteger(1000), 1, 3'600'000));
    if (object["feedDelayMs"_L1].isDouble())
        m_header.pace.feedDelay = Millis(std::clamp<qint64>(object["feedDelayMs"_L1].toInteger(), 0, 3'600'000));
    for (qsizetype i = 0; i < nodes.size(); ++i) {
        m_header.labels.append(nodes.at(i)["label"_L1].toString());
        m_header.addresses.append(nodes.at(i)["address"_L1].toString());
        m_nodes.push_back({.index = static_cast<int>(i),
                           .label = m_header.labels.at(i),
                           .address = m_header.addresses.at(i),
                           .since = m_header.startedAt});
    }
    return {};
}

std::optional<QByteArray> RecordingReader::nextLine()
{
    for (;;) {
        QByteArray line = readLine(*m_device);
        if (line.isEmpty())
            return std::nullopt;
        ++m_line;
        if (line.endsWith('\n') || (line.size() <= kMostLine && m_device->atEnd()))
            return line;
        problem(QStringLiteral("it is longer than a line may be"));
        while (!line.isEmpty() && !line.endsWith('\n'))
            line = readLine(*m_device);
    }
}

std::optional<RecordingReader::Line> RecordingReader::nextEntry()
{
    while (const auto text = nextLine()) {
        QJsonParseError fault;
        const auto document = QJsonDocument::fromJson(*text, &fault);
        if (!document.isObject() || !document["t"_L1].isDouble()) {
            problem(fault.error == QJsonParseError::NoError ? QStringLiteral("it has no time") : fault.errorString());
            continue;
        }
        // Time never goes back: a slightly earlier time counts as the same.
        constexpr qint64 kMost = 1LL << 52;
        const qint64 t = document["t"_L1].toInteger(-1);
        if (t < 0 || t <= m_time - kUsualPause || t > kMost || isBeyondTheNext(t)) {
            problem(QStringLiteral("its time does not fit those of the lines around it"));
            continue;
        }
        m_time = std::max(m_time, t);
        return Line{.t = m_time, .content = document.object(), .number = m_line};
    }
    return std::nullopt;
}

bool RecordingReader::isBeyondTheNext(qint64 t)
{
    if (t - m_time < kUsualPause)
        return false;
    const qint64 here = m_device->pos();
    const QJsonValue next = QJsonDocument::fromJson(readLine(*m_device))["t"_L1];
    m_device->seek(here);
    return next.isDouble() && next.toInteger() > m_time - kUsualPause && next.toInteger() < t;
}

bool RecordingReader::take(const QJsonObject &content, BoardDiff &diff, RecordedFrame &frame)
{
    if (content.contains("lock"_L1) || content.contains("again"_L1)) {
        std::shared_ptr<LockState> state;
        if (content.contains("lock"_L1)) {
            state = RecordingJson::lock(content["lock"_L1].toObject(), kEpoch, m_nodes.size());
            if (state && !content["lock"_L1]["hold"_L1].isDouble())
                state->hold.id = RecordingJson::inferredHold(m_locks.value(state->name).get(), *state);
        } else if (const auto known = m_locks.constFind(bytesFromText(content["again"_L1]["name"_L1].toString()));
                   known != m_locks.constEnd()) {
            state = RecordingJson::again(content["again"_L1].toObject(), kEpoch, **known);
        }
        if (!state)
            return false;
        m_locks.insert(state->name, state);
        diff.changed.push_back(std::move(state));
    } else if (content.contains("gone"_L1)) {
        const QByteArray name = bytesFromText(content["gone"_L1].toString());
        if (m_locks.remove(name) == 0)
            return false;
        // A lock cannot change and leave within one diff.
        std::erase_if(diff.changed, [&](const LockStatePtr &state) { return state->name == name; });
        diff.removed.push_back(name);
    } else if (content.contains("node"_L1)) {
        const auto status = RecordingJson::node(content["node"_L1].toObject(), kEpoch);
        constexpr size_t kMostNodes = 1000;
        if (!status || status->index < 0
            || static_cast<size_t>(status->index) > std::min(m_nodes.size(), kMostNodes - 1))
            return false;
        if (static_cast<size_t>(status->index) == m_nodes.size())
            m_nodes.emplace_back(); // the cluster has grown
        m_nodes[static_cast<size_t>(status->index)] = *status;
    } else if (content.contains("past"_L1)) {
        auto event = RecordingJson::past(content["past"_L1].toObject(), kEpoch);
        if (!event)
            return false;
        frame.past.push_back(std::move(*event));
    } else if (content.contains("deed"_L1)) {
        auto ownAction = RecordingJson::ownAction(content["deed"_L1].toObject());
        if (!ownAction)
            return false;
        frame.ownActions.push_back(std::move(*ownAction));
    } else if (content.contains("reading"_L1)) {
        if (!content["reading"_L1].isBool())
            return false;
        frame.reading = content["reading"_L1].toBool();
    } else if (content.contains("leftOut"_L1)) {
        problem(QStringLiteral("it was too long to be recorded"));
    } else if (!content.contains("complete"_L1) && !content.contains("end"_L1) && content.size() > 1) {
        return false; // a line with only a time shows that watching continued
    }
    m_complete = m_complete || content["complete"_L1].toBool();
    m_whole = m_whole || content["end"_L1].toBool();
    return true;
}

std::optional<RecordedFrame> RecordingReader::next()
{
    auto diff = std::make_shared<BoardDiff>();
    RecordedFrame frame;
    std::optional<qint64> t;
    for (;;) {
        if (!m_ahead) {
            auto entry = nextEntry();
            if (!entry)
                break;
            m_ahead = std::make_shared<Line>(std::move(*entry));
        }
        if (t && m_ahead->t != *t)
            break;
        t = m_ahead->t;
        if (!take(m_ahead->content, *diff, frame))
            problem(QStringLiteral("what it says does not fit what came before, or cannot be understood"));
        m_ahead.reset();
    }
    if (!t)
        return std::nullopt;
    diff->generation = ++m_generation;
    diff->nodes = m_nodes;
    diff->complete = m_complete;
    frame.at = Micros(*t);
    frame.diff = std::move(diff);
    return frame;
}

Micros RecordingReader::length()
{
    const qint64 here = m_device->pos();
    const qint64 size = m_device->size();
    qint64 last = 0;
    m_device->seek(std::max<qint64>(0, size - 2 * kMostLine));
    for (QByteArray line = readLine(*m_device); !line.isEmpty(); line = readLine(*m_device)) {
        if (!line.startsWith("{\"t\":") || !line.endsWith("}\n"))
            continue;
        const auto digits = line.mid(5, std::max<qsizetype>(0, line.indexOf(line.contains(',') ? ',' : '}') - 5));
        last = digits.toLongLong(); // a greater time before it is wrong
    }
    m_device->seek(here);
    return Micros(last);
}

void RecordingReader::problem(const QString &why)
{
    ++m_problemCount;
    if (m_problems.size() < kMostProblems)
        m_problems.push_back({.line = m_ahead ? m_ahead->number : m_line, .why = why});
}

} // namespace Lockscope
