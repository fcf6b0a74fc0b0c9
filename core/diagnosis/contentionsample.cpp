#include "contentionsample.h"

#include "../base/text.h"
#include "../watch/deploymentwatch.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// How long the report waits for the final answers of the nodes.
constexpr Millis kLastLook{2000};
/// The most locks to read again for the report.
constexpr qsizetype kMostLooks = 1000;
/// The limit for the reply to CLIENT LIST, enough for about 40,000 clients.
constexpr qint64 kLongestClientList = 16 * 1024 * 1024;
/// Added to a node's measured round trip for its clock and the network.
constexpr Millis kSlack{5};

} // namespace

/// The connection to one node.
struct ContentionSample::Tap
{
    explicit Tap(SampledNode node) : about(std::move(node)) { }

    SampledNode about;
    std::unique_ptr<Connection, DeleteLater> connection;
    std::unique_ptr<Connection, DeleteLater> last; ///< for PING and CLIENT LIST at the end
    QTimer limit;
    std::optional<Instant> began;
    Instant heard; ///< time of the last line, or of the start
    bool answers = false; ///< to the final PING; otherwise commands after its last line were missed
    bool ended = false;

    [[nodiscard]] bool isHeardCompletely() const { return began && !about.error && !about.cutShort; }
};

ContentionSample::ContentionSample(DeploymentWatch *watch, ContentionRequest request, TransportFactory factory,
                                   const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_watch(watch)
    , m_request(std::move(request))
    , m_duration(std::clamp(m_request.duration, Millis(1), ContentionRequest::kLongest))
    , m_factory(std::move(factory))
    , m_clock(clock)
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &ContentionSample::finish);
}

ContentionSample::~ContentionSample()
{
    for (const auto &tap : m_taps)
        end(*tap);
}

QFuture<Result<ContentionReport>> ContentionSample::run()
{
    if (const auto refused = refusal())
        m_answer.give(*refused);
    else
        begin();
    return m_answer.future();
}

std::optional<Error> ContentionSample::refusal() const
{
    const auto &deployment = m_watch->deployment();
    if (deployment.environment == Environment::Production && !m_request.confirmed)
        return Error{.kind = ErrorKind::NotAllowed,
                     .message
                     = QStringLiteral("\"%1\" is production, and MONITOR slows its nodes down: it needs a confirmation")
                           .arg(visibleText(deployment.name, 80))};
    if (deployment.nodes.isEmpty())
        return Error{.kind = ErrorKind::InvalidArgument, .message = QStringLiteral("There are no nodes")};
    for (const int node : m_request.nodes) {
        if (node < 0 || node >= m_watch->nodeCount())
            return Error{.kind = ErrorKind::InvalidArgument,
                         .message = QStringLiteral("There is no node %1").arg(node)};
    }
    for (const auto &name : m_request.locks) {
        if (!m_request.anyKey && !m_watch->lock(name))
            return Error{.kind = ErrorKind::NotFound,
                         .message = QStringLiteral("There is no lock named \"%1\"").arg(visibleText(name))};
    }
    return std::nullopt;
}

void ContentionSample::begin()
{
    const auto statuses = m_watch->nodeStatuses();
    std::vector<ContentionTally::Node> places;
    std::vector<int> databases;
    for (int node = 0; node < m_watch->nodeCount(); ++node) {
        const auto &status = statuses.at(static_cast<size_t>(node));
        const auto endpoint = m_watch->endpoint(node);
        places.push_back(
            {.database = endpoint ? endpoint->database : 0, .slack = status.roundTrip.value_or(Micros(0)) + kSlack});
        databases.push_back(places.back().database);
        if (!endpoint)
            continue; // its address is unknown
        if (m_request.nodes.isEmpty() || m_request.nodes.contains(node))
            m_taps.push_back(std::make_unique<Tap>(SampledNode{.node = node, .label = status.label}));
    }
    if (m_taps.empty()) {
        m_answer.give(Error{.kind = ErrorKind::Unreachable,
                            .message = QStringLiteral("The addresses of these nodes are not known yet"),
                            .retrySafe = true});
        return;
    }
    m_tally.emplace(std::move(places), m_watch->dialects());
    if (m_request.anyKey)
        m_anyKey.emplace(databases);
    const auto locks = m_watch->locks();
    for (const auto &lock : locks) {
        if ((m_request.locks.isEmpty() || m_request.locks.contains(lock->name)) && !m_tally->hasLock(lock->name))
            m_tally->addLock(*lock);
    }
    connect(m_watch, &DeploymentWatch::changed, this, [this](const BoardDiffPtr &diff) { onDiff(*diff); });
    for (const auto &tap : m_taps)
        open(*tap);
}

void ContentionSample::open(Tap &tap)
{
    const Endpoint endpoint = m_watch->endpoint(tap.about.node).value_or(Endpoint());
    tap.connection.reset(
        new Connection(m_factory(endpoint), ConnectionOptions::forEndpoint(endpoint, Purpose::Sample), m_clock));
    tap.limit.setSingleShot(true);
    tap.limit.setTimerType(Qt::PreciseTimer);
    connect(&tap.limit, &QTimer::timeout, this, [this, &tap] { end(tap); });
    connect(tap.connection.get(), &Connection::closed, this, [this, &tap](const Error &reason) { end(tap, reason); });
    connect(tap.connection.get(), &Connection::monitored, this,
            [this, &tap](const QByteArray &line, qint64 length) { onLine(tap, line, length); });
    connect(tap.connection.get(), &Connection::ready, this, [this, &tap] {
        tap.connection->send({"MONITOR"}, [self = QPointer(this), &tap](const Result<Value> &answer) {
            if (!self.isNull())
                self->onMonitoring(tap, answer);
        });
    });
    tap.connection->open();
}

void ContentionSample::onMonitoring(Tap &tap, const Result<Value> &answer)
{
    if (tap.ended)
        return;
    if (!answer) {
        end(tap, answer.error());
        return;
    }
    tap.began = tap.heard = m_clock.now();
    tap.limit.start(m_duration);
}

void ContentionSample::onLine(Tap &tap, const QByteArray &line, qint64 length)
{
    if (tap.ended)
        return;
    tap.heard = m_clock.now();
    ++tap.about.lines;
    tap.about.bytes += length;
    const auto parsed = length == line.size() ? MonitorLine::parse(line) : std::nullopt;
    if (parsed) {
        m_tally->take(tap.about.node, *parsed, tap.heard);
        if (m_anyKey)
            m_anyKey->take(tap.about.node, *parsed);
    } else {
        ++tap.about.skipped;
        skip(tap.about.node);
    }
    if (tap.about.lines >= kMostLines || tap.about.bytes >= kMostBytes) {
        tap.about.cutShort = true;
        end(tap);
    }
}

void ContentionSample::skip(int node)
{
    m_tally->skip(node);
    if (m_anyKey)
        m_anyKey->skip(node);
}

bool ContentionSample::hasClients(int node) const
{
    return m_tally->hasClients(node) || (m_anyKey && m_anyKey->hasClients(node));
}

void ContentionSample::end(Tap &tap, std::optional<Error> why)
{
    if (std::exchange(tap.ended, true))
        return;
    tap.limit.stop();
    tap.about.error = std::move(why);
    if (tap.began) {
        tap.about.duration = floorMillis(m_clock.now() - *tap.began);
        m_tally->end(tap.about.node, m_clock.now());
    }
    if (tap.connection) {
        // The connection may be the caller.
        disconnect(tap.connection.get(), nullptr, this, nullptr);
        tap.connection->close({.kind = ErrorKind::Cancelled, .message = QStringLiteral("The sample has ended")});
        tap.connection.reset();
    }
    if (m_answer.future().isFinished()
        || std::any_of(m_taps.begin(), m_taps.end(), [](const auto &each) { return !each->ended; }))
        return;
    QMetaObject::invokeMethod(this, &ContentionSample::settle, Qt::QueuedConnection);
}

void ContentionSample::onDiff(const BoardDiff &diff)
{
    for (const auto &name : diff.removed)
        m_tally->seeGone(name);
    for (const auto &state : diff.changed)
        m_tally->see(*state);
    finishWhenAnswered();
}

void ContentionSample::sendFinalQuestions(Tap &tap)
{
    const Endpoint endpoint = m_watch->endpoint(tap.about.node).value_or(Endpoint());
    auto options = ConnectionOptions::forEndpoint(endpoint, Purpose::Watch);
    options.limits.bulk = kLongestClientList;
    tap.last.reset(new Connection(m_factory(endpoint), std::move(options), m_clock));
    const auto end = [this, &tap] {
        if (!tap.last)
            return;
        disconnect(tap.last.get(), nullptr, this, nullptr); // it may be the caller
        tap.last.reset();
        finishWhenAnswered();
    };
    connect(tap.last.get(), &Connection::closed, this, end);
    connect(tap.last.get(), &Connection::ready, this, [this, &tap, end] {
        // PING goes separately, because the reply to CLIENT LIST may exceed the limit.
        const bool hasClients = this->hasClients(tap.about.node);
        tap.last->send({"PING"}, [self = QPointer(this), &tap, hasClients, end](const Result<Value> &answer) {
            if (self.isNull())
                return;
            tap.answers = answer || !answer.error().serverReply.isEmpty();
            if (!hasClients)
                end();
        });
        if (!hasClients)
            return;
        tap.last->send({"CLIENT", "LIST"}, [self = QPointer(this), &tap, end](const Result<Value> &answer) {
            if (self.isNull())
                return;
            if (answer)
                self->m_tally->seeClients(tap.about.node, answer->text);
            if (answer && self->m_anyKey)
                self->m_anyKey->seeClients(tap.about.node, answer->text);
            end();
        });
    });
    tap.last->open();
}

void ContentionSample::finishWhenAnswered()
{
    if (m_settling && m_tally->unseen().isEmpty()
        && std::none_of(m_taps.begin(), m_taps.end(), [](const auto &tap) { return tap->last != nullptr; }))
        finish();
}

void ContentionSample::settle()
{
    m_settling = true;
    m_patience.start(kLastLook);
    for (const auto &tap : m_taps) {
        if (tap->isHeardCompletely() || (tap->began && hasClients(tap->about.node)))
            sendFinalQuestions(*tap);
    }
    const auto unseen = m_tally->unseen();
    for (qsizetype i = 0; i < std::min(unseen.size(), kMostLooks); ++i)
        m_watch->refreshLock(unseen.at(i));
    finishWhenAnswered();
}

void ContentionSample::finish()
{
    m_settling = false;
    m_patience.stop();
    for (const auto &tap : m_taps) {
        if (tap->last)
            disconnect(tap->last.get(), nullptr, this, nullptr);
        tap->last.reset();
    }
    disconnect(m_watch, nullptr, this, nullptr);
    const bool sampled
        = std::any_of(m_taps.begin(), m_taps.end(), [](const auto &tap) { return tap->began.has_value(); });
    if (!sampled) {
        m_answer.give(m_taps.front()->about.error.value_or(Error{
            .kind = ErrorKind::Unreachable, .message = QStringLiteral("No node could be sampled"), .retrySafe = true}));
        return;
    }
    for (const auto &tap : m_taps) {
        if (tap->isHeardCompletely() && !tap->answers) {
            tap->about.error
                = Error{.kind = ErrorKind::Timeout,
                        .message = QStringLiteral(
                            "The node fell silent before the time was up. Commands after its last line are unknown"),
                        .retrySafe = true};
            tap->about.duration = floorMillis(tap->heard - *tap->began);
        }
        if (!tap->isHeardCompletely())
            skip(tap->about.node);
    }
    ContentionReport report{.locks = m_tally->report(), .nodes = {}};
    if (m_anyKey) {
        for (auto &other : m_anyKey->report(m_request.locks)) {
            if (!m_tally->hasLock(other.name))
                report.locks.push_back(std::move(other));
        }
        sortByContention(report.locks);
        report.anyKeys = m_anyKey->figures();
    }
    for (const auto &tap : m_taps)
        report.nodes.push_back(tap->about);
    m_answer.give(std::move(report));
}

} // namespace Lockscope
