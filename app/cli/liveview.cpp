#include "liveview.h"

#include "databases.h"
#include "textoutput.h"

#include <lockscope/core/base/isotime.h>
#include <lockscope/core/base/text.h>
#include <lockscope/core/session/alertjson.h>
#include <lockscope/core/session/lockjson.h>
#include <lockscope/core/words/alertwording.h>
#include <lockscope/core/words/wording.h>

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <csignal>
#include <poll.h>
#include <unistd.h>

namespace Lockscope::App {

namespace {

/// Readings between two reports of the cost.
constexpr int kCostTicks = 10;

/// The change is worth a line; a renewal only changes numbers.
bool sameFacts(const LockState &a, const LockState &b)
{
    return a.assessment.verdict == b.assessment.verdict && a.assessment.owner == b.assessment.owner
        && a.assessment.votes == b.assessment.votes && a.holdCounts() == b.holdCounts() && a.waiters() == b.waiters()
        && a.fencingToken() == b.fencingToken() && a.signs() == b.signs()
        && a.valueExpiry().has_value() == b.valueExpiry().has_value();
}

/// JSON tells of each node who owns the lock there. Why that is unknown, the node's own event tells, too.
bool sameOnNodes(const LockState &a, const LockState &b)
{
    return std::ranges::equal(a.readings, b.readings, [](const NodeReading &x, const NodeReading &y) {
        return x.answer == y.answer
            && (x.lock ? x.lock->owner : QByteArray()) == (y.lock ? y.lock->owner : QByteArray());
    });
}

bool sameFacts(const NodeStatus &a, const NodeStatus &b)
{
    return a.reach == b.reach && a.error == b.error && a.restartedAt == b.restartedAt
        && a.failedOverAt == b.failedOverAt && a.retired == b.retired && a.feed == b.feed
        && a.quarantinedUntil == b.quarantinedUntil && a.clockSteppedAt == b.clockSteppedAt;
}

/// A clock that shows one moment.
class StoppedClock final : public Clock
{
public:
    explicit StoppedClock(const Moment &moment) : m_moment(moment) { }

    Instant now() const override { return m_moment.now; }
    WallTime wallNow() const override { return m_moment.wall; }

private:
    const Moment m_moment;
};

} // namespace

LiveView::LiveView(std::function<Moment()> clock, const Request &request)
    : m_clock(std::move(clock))
    , m_request(request)
    , m_screen(!request.json && terminalWidth() > 0 && !request.once)
{
    // print() notices a missing reader. Qt ignores this signal as well, but only after it has made a socket.
    std::signal(SIGPIPE, SIG_IGN);
}

void LiveView::apply(const BoardDiffPtr &diff, int source)
{
    BoardMirror &board = m_boards[source];
    if (!m_screen)
        printChanges(*diff, board);
    board.apply(diff);
}

void LiveView::endWithoutReader()
{
    pollfd output{.fd = STDOUT_FILENO, .events = 0, .revents = 0};
    if (poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLNVAL)) != 0)
        QCoreApplication::exit(kDone);
}

void LiveView::redraw(const QString &headline)
{
    std::vector<const BoardMirror *> boards;
    for (const auto &[source, board] : m_boards) {
        if (!board.nodes().empty())
            boards.push_back(&board);
    }
    if (!m_screen || boards.empty())
        return;
    // Draw over the old text and clear the rest: this avoids flicker.
    const QString text = headline + summaryText(boards) + capabilityText(boards.front()->nodes())
        + nodesText(boards.front()->nodes()) + QLatin1Char('\n')
        + locksText(boards, StoppedClock(m_clock()),
                    {.width = terminalWidth(), .watched = true, .patterns = m_request.deployment.patterns})
        + QCoreApplication::translate("LiveView", "\nCtrl+C ends.");
    QStringList lines = text.split(QLatin1Char('\n'));
    const int height = terminalHeight();
    if (height > 1 && lines.size() > height) {
        const qsizetype hidden = lines.size() - (height - 1);
        lines = lines.mid(0, height - 1);
        lines.append(
            QCoreApplication::translate("LiveView", "… %1 more lines; a taller terminal shows them").arg(hidden));
    }
    put(QStringLiteral("\x1b[H") + lines.join(QStringLiteral("\x1b[K\n")) + QStringLiteral("\x1b[K\x1b[J"));
}

void LiveView::tellCost()
{
    const Instant now = m_clock().now;
    if (!m_request.json || m_boards.empty())
        return;
    if (!m_costTold)
        m_costTold = now; // the first measurement covers too little time
    if (now - *m_costTold < kCostTicks * m_request.deployment.interval)
        return;
    m_costTold = now;
    for (const auto &[source, board] : m_boards) {
        for (const auto &node : board.nodes()) {
            if (!node.retired)
                event("cost", {}, costToJson(node));
        }
    }
}

void LiveView::tell(const Alert &alert, int source)
{
    const auto [known, isNew] = m_toldSince.try_emplace({source, alert.kind, alert.node, alert.lock}, alert.since);
    const bool isOnceMore = !isNew && alert.isOnceMore(std::exchange(known->second, alert.since));
    if (alert.phase == Alert::Phase::Cleared)
        m_toldSince.erase(known);
    const bool isTold = alert.phase == Alert::Phase::Still && !isOnceMore && !alert.isPast(); // it was printed before
    const bool isNews = !isTold && !alert.quiet;
    if (!isNews && !m_request.json)
        return;
    const Moment moment = m_clock();
    const auto &nodes = m_boards[source].nodes();
    const QString sentence = AlertWording::sentence(alert, nodes, moment.wall - floorMillis(moment.now - alert.at));
    const QString sign = alert.severity() == Severity::Alarm ? QStringLiteral("✖ ") : QStringLiteral("⚠ ");
    const QJsonObject told = event("alert",
                                   where(nodes)
                                       + (alert.phase == Alert::Phase::Cleared
                                              ? QCoreApplication::translate("LiveView", "✔ over: %1").arg(sentence)
                                              : sign + sentence),
                                   alertToJson(alert, nodes, moment.wall - floorMillis(moment.now - alert.since)));
    if (isNews && onAlert)
        onAlert(told, alert.severity() == Severity::Alarm ? QStringLiteral("danger") : QStringLiteral("warning"),
                sentence);
}

void LiveView::begin()
{
    if (m_screen)
        put(QStringLiteral("\x1b[?1049h\x1b[?25l"));
}

void LiveView::end()
{
    if (m_screen)
        put(QStringLiteral("\x1b[?25h\x1b[?1049l"));
}

void LiveView::put(const QString &text)
{
    if (!App::print(text))
        QCoreApplication::exit(kDone); // the reader of the output is gone
}

void LiveView::print(const QString &line, const QJsonObject &object)
{
    if (m_screen)
        return;
    if (!m_request.json)
        put(line + QLatin1Char('\n'));
    else if (!App::print(object))
        QCoreApplication::exit(kDone);
}

QJsonObject LiveView::event(const char *kind, const QString &line, QJsonObject object)
{
    const WallTime now = m_clock().wall;
    const auto time = QDateTime::fromMSecsSinceEpoch(now.time_since_epoch().count());
    object.insert(QStringLiteral("event"), QLatin1String(kind));
    object.insert(QStringLiteral("time"), isoTime(now));
    print(time.time().toString(QStringLiteral("HH:mm:ss.zzz")) + QStringLiteral("  ") + line, object);
    return object;
}

QString LiveView::where(const std::vector<NodeStatus> &nodes) const
{
    const auto database = m_request.databases.isSeveral() ? databaseOf(nodes) : std::nullopt;
    return database ? QCoreApplication::translate("LiveView", "db %1  ").arg(*database) : QString();
}

void LiveView::printChanges(const BoardDiff &diff, const BoardMirror &before)
{
    const StoppedClock clock(m_clock());
    for (size_t i = 0; i < diff.nodes.size(); ++i) {
        const bool known = i < before.nodes().size() && sameFacts(before.nodes()[i], diff.nodes[i]);
        if (known)
            continue;
        // A failover or a clock step is printed once, not again with each later change of the node.
        NodeStatus told = diff.nodes[i];
        if (i < before.nodes().size() && before.nodes()[i].failedOverAt == told.failedOverAt)
            told.failedOverAt.reset();
        if (i < before.nodes().size() && before.nodes()[i].clockSteppedAt == told.clockSteppedAt)
            told.clockSteppedAt.reset();
        event("node", nodesText({told}).trimmed(), nodeToJson(diff.nodes[i]));
    }
    QByteArray json;
    const QByteArray head = "{\"event\":\"lock\",\"time\":\"" + isoTime(clock.wallNow()).toLatin1() + "\",";
    for (const auto &lock : diff.changed) {
        const auto known = before.locks().find(lock->name);
        if (known != before.locks().end() && sameFacts(*known->second, *lock)
            && (!m_request.json || sameOnNodes(*known->second, *lock)))
            continue;
        if (m_request.json) {
            const qsizetype begin = json.size();
            addLockJson(json, *lock, diff.nodes, clock);
            json.replace(begin, 1, head);
            json += '\n';
            continue;
        }
        event("lock",
              where(diff.nodes)
                  + QStringLiteral("%1  %2  %3  %4  %5")
                        .arg(Wording::verdict(*lock), visibleText(lock->name), Wording::owner(*lock),
                             Wording::votes(*lock), Wording::ttl(*lock, clock)),
              {});
    }
    if (!json.isEmpty() && !printBytes(json))
        QCoreApplication::exit(kDone);
    for (const auto &name : diff.removed)
        event("gone", where(diff.nodes) + QCoreApplication::translate("LiveView", "○ gone  %1").arg(visibleText(name)),
              withDatabase({{QStringLiteral("name"), jsonText(name)}}, diff.nodes));
}

} // namespace Lockscope::App
