#include "recordingplayer.h"

#include <lockscope/core/base/text.h>

#include <QLocale>

#include <algorithm>
#include <set>
#include <tuple>

namespace Lockscope {

namespace {

constexpr int kStepMillis = 50;
constexpr Micros kAlertStep = std::chrono::seconds(1);
/// All that is known at the start is written within this time. Later readings have nodes that connected later.
constexpr Micros kBeginning = std::chrono::seconds(1);
/// A recording can be shown in full, because it is one file.
constexpr HistoryLimits kLimits{.age = std::chrono::hours(24 * 365)};

AlertRules rulesWithoutDelay()
{
    AlertRules rules = defaultAlertRules();
    for (auto &[kind, rule] : rules)
        rule.forAtLeast = Micros(0);
    return rules;
}

/// The alerts of a recording, as a session would have raised them. An alert that is active at the first complete
/// reading is raised then: nobody knows how long it has lasted.
class RecordedAlerts
{
public:
    explicit RecordedAlerts(const History &history)
        : m_alerts(defaultAlertRules(), usualHold(history))
        , m_withoutDelay(std::in_place, rulesWithoutDelay(), usualHold(history))
    {
        m_alerts.setTellsChanges(true); // nobody can ask between the events
    }

    void apply(const BoardDiff &diff, const std::vector<HistoryEvent> &events, Instant now, Micros wallAhead)
    {
        finishInitialAlerts(now);
        const auto withoutDelay
            = m_withoutDelay ? m_withoutDelay->apply(diff, events, now, wallAhead) : std::vector<Alert>();
        take(m_alerts.apply(diff, events, now, wallAhead), withoutDelay);
        if (diff.complete && !m_complete)
            m_complete = now;
        m_last = now;
    }
    /// Events from before the recording, reported with the next diff.
    void resume(const std::vector<HistoryEvent> &past)
    {
        m_alerts.resume(past);
        if (m_withoutDelay)
            m_withoutDelay->resume(past);
    }
    void tick(Instant now)
    {
        finishInitialAlerts(now);
        const auto withoutDelay = m_withoutDelay ? m_withoutDelay->tick(now) : std::vector<Alert>();
        take(m_alerts.tick(now), withoutDelay);
        m_last = now;
    }
    void note(const OwnAction &ownAction, Instant now)
    {
        const auto withoutDelay = m_withoutDelay ? m_withoutDelay->note(ownAction, now) : std::vector<Alert>();
        take(m_alerts.note(ownAction, now), withoutDelay);
    }
    void setLocksUnread(bool unread)
    {
        m_alerts.setLocksUnread(unread);
        if (m_withoutDelay)
            m_withoutDelay->setLocksUnread(unread);
    }
    void end() { finishInitialAlerts(Instant::max()); }

    [[nodiscard]] std::vector<Alert> told() && { return std::move(m_told); }
    /// Unset: no reading was complete.
    [[nodiscard]] std::optional<Instant> knownSince() const { return m_knownSince; }

private:
    using Subject = std::tuple<AlertKind, int, QByteArray>;

    [[nodiscard]] static Alerts::UsualHold usualHold(const History &history)
    {
        return [&history](const QByteArray &lock) { return history.usualHold(lock); };
    }
    [[nodiscard]] static Subject subjectOf(const Alert &alert) { return {alert.kind, alert.node, alert.lock}; }

    void take(const std::vector<Alert> &told, const std::vector<Alert> &withoutDelay)
    {
        const auto tell = [this](const Alert &alert) {
            m_told.push_back(alert);
            if (alert.phase != Alert::Phase::Cleared) {
                m_raised.insert(subjectOf(alert));
                return;
            }
            m_raised.erase(subjectOf(alert));
            m_before.erase(subjectOf(alert));
        };
        for (const Alert &alert : told)
            tell(alert);
        // Only `withoutDelay` has the end of alerts that did not last long enough for the rules.
        for (const Alert &alert : withoutDelay) {
            if (alert.phase == Alert::Phase::Cleared && m_before.count(subjectOf(alert)) > 0)
                tell(alert);
        }
        if (m_knownSince && m_before.empty())
            m_withoutDelay.reset();
    }
    void finishInitialAlerts(Instant now)
    {
        if (!m_complete || m_knownSince || now - kBeginning < *m_complete)
            return;
        m_knownSince = m_last;
        const auto standing = m_withoutDelay->standing(m_last);
        for (const Alert &alert : standing) {
            if (!m_raised.insert(subjectOf(alert)).second)
                continue;
            m_before.insert(subjectOf(alert));
            m_told.push_back(alert);
            m_told.back().phase = Alert::Phase::Raised;
            m_told.back().at = std::max(*m_complete, alert.since); // active since the first complete reading
        }
        std::stable_sort(m_told.begin(), m_told.end(), [](const Alert &a, const Alert &b) { return a.at < b.at; });
        if (m_before.empty())
            m_withoutDelay.reset();
    }

    Alerts m_alerts;
    std::optional<Alerts> m_withoutDelay; ///< until `m_before` is empty
    std::set<Subject> m_raised;
    std::set<Subject> m_before; ///< active at the first complete reading, and still
    std::optional<Instant> m_complete; ///< the first complete reading
    std::optional<Instant> m_knownSince;
    Instant m_last;
    std::vector<Alert> m_told;
};

} // namespace

struct RecordingPlayer::Opened
{
    RecordingHeader header;
    Micros length{0};
    Micros firstCompleteAt{0};
    HistorySnapshotPtr history;
    TimelinePastPtr past;
    std::vector<Alert> alerts;
    Instant alertsKnownSince = Instant::max();
    std::vector<std::pair<Micros, Micros>> unread;
    qint64 problems = 0;
    bool whole = false;
};

/// Reads the files.
class RecordingPlayer::Reader : public QObject
{
public:
    /// Reads the whole recording once, because views show its whole history at any moment.
    [[nodiscard]] Result<Opened> open(const QString &path)
    {
        auto reader = RecordingReader::open(path);
        if (!reader)
            return reader.error();
        Opened opened{.header = (*reader)->header()};
        History history(kLimits, opened.header.pace);
        RecordedAlerts alerts(history);
        const auto past = std::make_shared<TimelinePast>();
        Micros at{0};
        bool isUnread = false;
        while (const auto frame = (*reader)->next()) {
            if (isCancelled)
                return Error{.kind = ErrorKind::Cancelled,
                             .message = QStringLiteral("Nobody wants to see it any more")};
            // Without lines nothing happened, but what lasts may still become an alert.
            for (; at + kAlertStep < frame->at && frame->at - at < std::chrono::hours(1); at += kAlertStep)
                alerts.tick(Replay::instantAt(at + kAlertStep));
            at = frame->at;
            const Instant now = Replay::instantAt(at);
            const Micros wallAhead
                = (opened.header.startedAt + floorMillis(at)).time_since_epoch() - now.time_since_epoch();
            if (frame->diff->complete && opened.firstCompleteAt == Micros(0) && at <= kBeginning)
                opened.firstCompleteAt = at;
            past->apply(*frame->diff, now);
            if (frame->reading) {
                history.setPaused(!*frame->reading, now);
                alerts.setLocksUnread(!*frame->reading);
                if (*frame->reading && isUnread)
                    opened.unread.back().second = at;
                else if (!*frame->reading && !isUnread)
                    opened.unread.emplace_back(at, Micros::max());
                isUnread = !*frame->reading;
            }
            alerts.resume(frame->past);
            for (const OwnAction &ownAction : frame->ownActions) {
                history.note(ownAction, now);
                alerts.note(ownAction, now);
            }
            alerts.apply(*frame->diff, history.apply(*frame->diff, now, wallAhead), now, wallAhead);
        }
        past->end(Replay::instantAt(at));
        opened.length = at;
        opened.past = past;
        alerts.end();
        opened.alertsKnownSince = alerts.knownSince().value_or(Instant::max());
        opened.alerts = std::move(alerts).told();
        opened.history = history.snapshot(Replay::instantAt(at));
        opened.problems = (*reader)->problemCount();
        opened.whole = (*reader)->isWhole();
        auto replay = Replay::open(path);
        if (!replay)
            return replay.error();
        m_replay = std::move(*replay);
        return opened;
    }

    [[nodiscard]] BoardDiffPtr boardAt(Micros position, bool whole)
    {
        const auto diff = m_replay->seek(position);
        for (const auto &state : diff->changed)
            m_board.insert(state->name, state);
        for (const auto &name : diff->removed)
            m_board.remove(name);
        if (!whole)
            return diff;
        auto all = std::make_shared<BoardDiff>(*diff);
        all->changed.assign(m_board.begin(), m_board.end());
        return all;
    }

    std::atomic<bool> isCancelled = false;

private:
    std::unique_ptr<Replay> m_replay;
    QHash<QByteArray, LockStatePtr> m_board;
};

RecordingPlayer::RecordingPlayer(QObject *parent)
    : QObject(parent)
    , m_reader(new Reader)
    , m_timer(this)
    , m_head(Clock::system().now(), 0)
{
    m_reader->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_reader, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("recording"));
    m_thread.start();
    m_timer.setInterval(kStepMillis);
    connect(&m_timer, &QTimer::timeout, this, &RecordingPlayer::advance);
}

RecordingPlayer::~RecordingPlayer()
{
    m_reader->isCancelled = true;
    m_thread.quit();
    m_thread.wait(); // at most for one step
}

void RecordingPlayer::open(const QString &path)
{
    m_path = path;
    QMetaObject::invokeMethod(m_reader, [this, reader = m_reader, path] {
        const auto opened = std::make_shared<Result<Opened>>(reader->open(path));
        QMetaObject::invokeMethod(
            this, [this, opened] { *opened ? take(**opened) : Q_EMIT failed((*opened).error().message); });
    });
}

void RecordingPlayer::take(const Opened &opened)
{
    m_header = opened.header;
    m_length = opened.length;
    m_firstCompleteAt = opened.firstCompleteAt;
    m_history = opened.history;
    m_past = opened.past;
    m_alerts = opened.alerts;
    m_alertsKnownSince = opened.alertsKnownSince;
    m_unread = opened.unread;
    m_clock.begin(m_header.startedAt);
    m_isOpen = true;
    QStringList caveats;
    if (opened.problems > 0)
        caveats += tr("Lockscope skipped %n unreadable lines", nullptr, static_cast<int>(opened.problems));
    if (!opened.whole)
        caveats += tr("it was not closed properly, so its end may be missing");
    m_caveat = caveats.join(tr(", and "));
    Q_EMIT this->opened();
    ask();
}

std::optional<Micros> RecordingPlayer::unreadSince() const
{
    const auto isNow = [at = m_clock.position()](const auto &span) { return span.first <= at && at < span.second; };
    const auto found = std::find_if(m_unread.begin(), m_unread.end(), isNow);
    return found != m_unread.end() ? std::optional(found->first) : std::nullopt;
}

void RecordingPlayer::play()
{
    if (!m_isOpen || m_playing)
        return;
    if (position() >= m_length)
        seek(Micros(0)); // from the start
    m_playing = true;
    m_head.setSpeed(m_speed, Clock::system().now());
    m_timer.start();
    Q_EMIT playingChanged();
}

void RecordingPlayer::pause()
{
    if (!m_playing)
        return;
    m_playing = false;
    m_head.setSpeed(0, Clock::system().now());
    m_timer.stop();
    Q_EMIT playingChanged();
}

void RecordingPlayer::setSpeed(double speed)
{
    m_speed = speed;
    if (m_playing)
        m_head.setSpeed(speed, Clock::system().now());
}

void RecordingPlayer::seek(Micros position)
{
    if (!m_isOpen)
        return;
    m_head.jump(std::clamp(position, Micros(0), m_length), Clock::system().now());
    advance();
}

void RecordingPlayer::republish()
{
    m_whole = true;
    ask();
}

void RecordingPlayer::advance()
{
    m_position = std::clamp(m_head.at(Clock::system().now()), Micros(0), m_length);
    Q_EMIT positionChanged();
    ask();
    if (m_playing && position() >= m_length)
        pause();
}

void RecordingPlayer::ask()
{
    if (!m_isOpen)
        return;
    if (std::exchange(m_asked, true)) {
        m_again = true;
        return;
    }
    // The initial board is written a moment after the start; before that it would look empty.
    QMetaObject::invokeMethod(
        m_reader,
        [this, reader = m_reader, at = m_position, first = m_firstCompleteAt, whole = std::exchange(m_whole, false)] {
            const BoardDiffPtr diff = reader->boardAt(std::max(at, first), whole);
            QMetaObject::invokeMethod(this, [this, diff, at] {
                m_asked = false;
                m_clock.set(at);
                Q_EMIT boardChanged(diff);
                Q_EMIT momentChanged();
                if (std::exchange(m_again, false))
                    ask();
            });
        });
}

} // namespace Lockscope
