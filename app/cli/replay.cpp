#include "../unixsignals.h"
#include "commands.h"
#include "liveview.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/history/reliance.h>
#include <lockscope/core/recording/replay.h>
#include <lockscope/core/session/historyjson.h>
#include <lockscope/core/words/wording.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QTimer>

#include <algorithm>

namespace Lockscope::App {

namespace {

constexpr Millis kRedraw{200};
/// Diffs to show before signals and timers get their turn.
constexpr int kBatch = 200;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::App::Words)
};

QString nodeLabel(int node, const std::vector<NodeStatus> &nodes)
{
    return node >= 0 && static_cast<size_t>(node) < nodes.size()
        ? visibleText(nodes[static_cast<size_t>(node)].label, 60)
        : QString();
}

QString endText(HoldEnd end)
{
    switch (end) {
    case HoldEnd::Unknown: return Words::tr("ended, it is not known how");
    case HoldEnd::Released: return Words::tr("released");
    case HoldEnd::Expired: return Words::tr("expired in use");
    case HoldEnd::TakenOver: return Words::tr("taken over");
    case HoldEnd::ForceReleased: return Words::tr("released by force");
    case HoldEnd::Lost: return Words::tr("lost by its nodes");
    case HoldEnd::OwnLost: return Words::tr("lost by who recorded this");
    case HoldEnd::OwnReleased: return Words::tr("released by who recorded this");
    case HoldEnd::HoldOffOver: return Words::tr("its hold-off was over");
    }
    return {};
}

/// Describes an event that the lines about changes do not show; otherwise empty. `fromSlack`: the slack of its begin.
QString historyText(const HistoryEvent &event, const std::vector<NodeStatus> &nodes, Micros fromSlack = Micros(0))
{
    const QString name = visibleText(event.lock);
    const QString owner = visibleText(event.owner, 80);
    const QString length = Wording::duration(event.length);
    switch (event.kind) {
    case HistoryKind::Ended: {
        if (event.exact && isMostlySure(event.length, event.slack)) {
            const QString sentence = Wording::isRough(event.length, fromSlack, event.slack)
                ? Words::tr("  %1  %2 after about %3  %4")
                : Words::tr("  %1  %2 after %3  %4");
            return sentence.arg(name, endText(event.end), length, owner);
        }
        return Words::tr("  %1  %2 after %3 at least  %4")
            .arg(name, endText(event.end), Wording::duration(event.leastHoldTime()), owner);
    }
    case HistoryKind::HandOver:
        return Words::tr("  %1  %2 → %3 within %4")
            .arg(name, owner, visibleText(event.other, 80), Wording::duration(event.length + event.slack));
    case HistoryKind::Overlap:
        if (isOverlapOver(event))
            return Words::tr("  %1  overlap over after %2: %3 gave back what it had left")
                .arg(name, length, visibleText(event.other, 80));
        return Words::tr("‼ %1  overlap: %2 may still rely on it while %3 holds it")
            .arg(name, visibleText(event.other, 80), owner);
    case HistoryKind::NodeRestarted: return Words::tr("  %1  restarted").arg(nodeLabel(event.node, nodes));
    case HistoryKind::NodeFailover: return Words::tr("  %1  failed over").arg(nodeLabel(event.node, nodes));
    case HistoryKind::Gap: return Words::tr("  nobody watched for %1").arg(length);
    default: return {};
    }
}

/// Plays one recording into a view.
class Player
{
public:
    Player(Replay &replay, const Request &request, Instant now)
        : m_replay(replay)
        , m_request(request)
        , m_head(now, request.speed)
        , m_history({}, replay.header().pace)
        , m_view(
              [this] {
                  return Moment{Replay::instantAt(m_position), m_replay.wallTimeAt(m_position)};
              },
              request)
    {
    }

    LiveView &view() { return m_view; }

    /// Shows the board at `from`, where the history begins as well.
    void begin(Micros from, Instant now)
    {
        m_view.begin();
        m_head.jump(from, now);
        if (from > Micros(0) || m_request.once)
            show(m_replay.seek(from), from);
    }

    /// Shows all diffs that are due. Returns the time until the next one; unset at the end.
    std::optional<Millis> advance(Instant now)
    {
        for (int shown = 0; shown < kBatch; ++shown) {
            const auto next = m_replay.nextAt();
            if (!next)
                return std::nullopt;
            const auto wait = m_request.speed > 0 ? *m_head.until(*next, now) : Micros(0);
            if (wait > Micros(0)) {
                m_position = m_head.at(now); // a screen counts down between two diffs
                return std::min(std::chrono::ceil<Millis>(wait),
                                std::chrono::duration_cast<Millis>(std::chrono::hours(1)));
            }
            const auto diff = m_replay.step();
            for (const OwnAction &ownAction : m_replay.ownActions())
                m_history.note(ownAction, Replay::instantAt(*next));
            show(diff, *next);
        }
        return Millis(0);
    }

    void redraw()
    {
        const auto time = QDateTime::fromMSecsSinceEpoch(m_replay.wallTimeAt(m_position).time_since_epoch().count());
        m_view.redraw(Words::tr("Recording of %1, %2 of %3 (%4)\n")
                          .arg(visibleText(m_replay.header().deployment, 60), Wording::duration(m_position),
                               Wording::duration(m_replay.length()),
                               time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))));
    }

    void end() { m_view.end(); }

private:
    void show(const BoardDiffPtr &diff, Micros at)
    {
        m_position = at;
        m_view.apply(diff);
        const Instant now = Replay::instantAt(at);
        if (const bool reads = m_replay.wasReading(); reads != m_wasReading) {
            m_wasReading = reads;
            m_history.setPaused(!reads, now);
            if (!reads)
                m_stoppedAt = now;
            const HistoryEvent gap{.kind = HistoryKind::Gap, .at = now, .length = now - m_stoppedAt};
            if (reads)
                print(historyText(gap, diff->nodes), historyToJson(gap, diff->nodes, now, m_replay.wallTimeAt(at)), at);
            else if (!m_request.json) // in JSON, a gap is printed when it ends
                print(Words::tr("  reading was stopped: what is shown is as old as that"), {}, at);
        }
        for (const auto &event :
             m_history.apply(*diff, now, Micros(m_replay.wallTimeAt(at).time_since_epoch()) - now.time_since_epoch())) {
            if (event.kind == HistoryKind::Began)
                m_fromSlack.insert(event.lock, event.slack);
            const Micros fromSlack = event.kind == HistoryKind::Ended ? m_fromSlack.take(event.lock) : Micros(0);
            const QString text = historyText(event, diff->nodes, fromSlack);
            if (text.isEmpty() && !m_request.json)
                continue;
            print(text, historyToJson(event, diff->nodes, now, m_replay.wallTimeAt(at)), at);
        }
    }

    void print(const QString &text, const QJsonObject &json, Micros at)
    {
        const auto time = QDateTime::fromMSecsSinceEpoch(m_replay.wallTimeAt(at).time_since_epoch().count());
        m_view.print(time.time().toString(QStringLiteral("HH:mm:ss.zzz  ")) + text, json);
    }

    Replay &m_replay;
    const Request &m_request;
    Playhead m_head;
    Micros m_position{0};
    History m_history;
    QHash<QByteArray, Micros> m_fromSlack; ///< of the current holds
    bool m_wasReading = true;
    Instant m_stoppedAt;
    LiveView m_view;
};

void printProblems(const RecordingReader &reader, bool readToItsEnd)
{
    for (const auto &problem : reader.problems())
        printError(Words::tr("line %1 is passed over: %2").arg(problem.line).arg(visibleText(problem.why, 300)));
    const auto more = reader.problemCount() - static_cast<qint64>(reader.problems().size());
    if (more > 0)
        printError(Words::tr("%1 more lines are passed over").arg(more));
    if (readToItsEnd && !reader.isWhole())
        printError(Words::tr("the recording was not closed in order; it may have been cut"));
}

} // namespace

int runReplay(const Request &request)
{
    const auto opened = Replay::open(request.file);
    if (!opened) {
        printError(opened.error().message);
        return kRefused;
    }
    Replay &replay = **opened;
    const auto from = positionOf(request.at, replay.header().startedAt);
    if (!from) {
        printError(from.error().message);
        return kUsage;
    }
    const Micros end = replay.length();
    if (!request.at.isEmpty() && *from > end)
        printError(Words::tr("the recording ends after %1: what it says last is shown").arg(Wording::duration(end)));
    const Clock &clock = Clock::system();
    Player player(replay, request, clock.now());
    player.begin(request.once && request.at.isEmpty() ? end : std::min(*from, end), clock.now());
    if (request.once) {
        player.end();
        printProblems(replay.reader(), !replay.nextAt());
        return kDone;
    }

    UnixSignals signalWatch;
    QObject context;
    QTimer next;
    QTimer redraw;
    next.setSingleShot(true);
    QObject::connect(&signalWatch, &UnixSignals::endRequested, QCoreApplication::instance(), &QCoreApplication::quit);
    QObject::connect(&redraw, &QTimer::timeout, &context, [&] {
        LiveView::endWithoutReader();
        (void)player.advance(clock.now()); // moves the shown time; due diffs have their own timer
        player.redraw();
    });
    QObject::connect(&next, &QTimer::timeout, &context, [&] {
        if (const auto wait = player.advance(clock.now()))
            next.start(*wait);
        else
            QCoreApplication::quit();
    });
    redraw.start(kRedraw);
    next.start(0);
    const int code = QCoreApplication::exec();
    player.end();
    printProblems(replay.reader(), !replay.nextAt());
    return code;
}

} // namespace Lockscope::App
