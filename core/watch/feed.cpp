#include "feed.h"

#include "../base/namespaces.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// Characters that end the literal start of a glob.
constexpr char kSpecial[] = "*?[\\";

qsizetype sharedStart(const QByteArray &a, const QByteArray &b)
{
    return std::mismatch(a.cbegin(), a.cend(), b.cbegin(), b.cend()).first - a.cbegin();
}

/// Sorts the prefixes and removes those that start with another one: Redis rejects overlapping prefixes.
QByteArrayList withoutOverlaps(QByteArrayList prefixes)
{
    std::sort(prefixes.begin(), prefixes.end());
    QByteArrayList kept;
    for (const auto &prefix : prefixes) {
        if (kept.isEmpty() || !prefix.startsWith(kept.constLast()))
            kept.append(prefix);
    }
    return kept;
}

/// Keeps prefixes with the kMostPrefixes most important first bytes, and removes the others from the sorted list.
/// Returns the number removed.
qsizetype leaveOut(QByteArrayList &prefixes, const QByteArrayList &listenedFor)
{
    struct Start
    {
        char byte = 0;
        bool stays = false;
        qsizetype prefixes = 0;
    };
    std::vector<Start> starts;
    for (const auto &prefix : std::as_const(prefixes)) {
        if (prefix.isEmpty())
            return 0; // it covers all other prefixes
        if (starts.empty() || starts.back().byte != prefix.front())
            starts.push_back(
                {.byte = prefix.front(), .stays = std::ranges::any_of(listenedFor, [&](const QByteArray &one) {
                                             return one.startsWith(prefix.front());
                                         })});
        ++starts.back().prefixes;
    }
    if (std::ssize(starts) <= Feed::kMostPrefixes)
        return 0;
    std::ranges::stable_sort(starts, [](const Start &a, const Start &b) {
        return std::pair(a.stays, a.prefixes) > std::pair(b.stays, b.prefixes);
    });
    starts.resize(Feed::kMostPrefixes);
    return prefixes.removeIf([&](const QByteArray &prefix) {
        return std::ranges::find(starts, prefix.front(), &Start::byte) == starts.end();
    });
}

} // namespace

Feed::Feed(Link *watching, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_watching(watching)
    , m_listening(std::make_unique<Link>(watching->endpoint(), Purpose::Listen, std::move(factory), clock))
{
    connect(m_watching, &Link::up, this, &Feed::start);
    connect(m_watching, &Link::down, this, [this] {
        m_tracked.clear();
        end(QStringLiteral("There is no connection"));
    });
    connect(m_listening.get(), &Link::up, this, &Feed::subscribe);
    connect(m_listening.get(), &Link::down, this, [this](const Error &reason) {
        forgetConnection();
        end(reason.message);
    });
    connect(m_listening.get(), &Link::invalidated, this, [this](const QByteArrayList &keys) {
        if (keys.isEmpty())
            Q_EMIT began();
        else
            Q_EMIT changed(keys);
    });
    connect(m_listening.get(), &Link::message, this, [this](const QByteArray &channel) {
        // __keyspace@DB__:KEY
        const qsizetype colon = channel.indexOf("__:");
        if (colon < 0 || m_kind == FeedKind::Tracking)
            return; // no event, or tracking has just begun and reports the change
        setKind(FeedKind::KeyspaceEvents, m_why);
        Q_EMIT changed({channel.sliced(colon + 3)});
    });
}

Feed::~Feed()
{
    // Pending requests fail while all members still exist; nobody else gets a signal.
    disconnect(this, nullptr, nullptr, nullptr);
    m_listening->stop();
}

QByteArray Feed::prefixOf(const QByteArray &glob)
{
    const auto end = std::find_first_of(glob.cbegin(), glob.cend(), std::begin(kSpecial), std::end(kSpecial) - 1);
    return glob.first(end - glob.cbegin());
}

QByteArray Feed::eventPattern(int database, const QByteArray &prefix)
{
    QByteArray literal;
    for (const char c : prefix) {
        if (std::find(std::begin(kSpecial), std::end(kSpecial) - 1, c) != std::end(kSpecial) - 1 || c == ']')
            literal += '\\';
        literal += c;
    }
    return "__keyspace@" + QByteArray::number(database) + "__:" + literal + '*';
}

QByteArray Feed::prefixFor(const QByteArray &name)
{
    const QByteArray space = innermostNamespace(name);
    return space.isEmpty() ? name : space;
}

Feed::Prefixes Feed::gathered(QByteArrayList prefixes, const QByteArrayList &listenedFor)
{
    prefixes = withoutOverlaps(std::move(prefixes));
    if (prefixes.size() <= kMostPrefixes)
        return {.chosen = std::move(prefixes)};
    const auto leftOut = static_cast<int>(leaveOut(prefixes, listenedFor));
    // Split the sorted list where neighbours have the shortest common start. Each part then becomes its common start.
    std::vector<qsizetype> boundaries; // each before the prefix of this index
    for (qsizetype i = 1; i < prefixes.size(); ++i)
        boundaries.push_back(i);
    std::ranges::stable_sort(boundaries, {},
                             [&](qsizetype i) { return sharedStart(prefixes.at(i - 1), prefixes.at(i)); });
    boundaries.resize(std::min(boundaries.size(), size_t(kMostPrefixes - 1)));
    std::ranges::sort(boundaries);
    boundaries.push_back(prefixes.size());
    QByteArrayList result;
    qsizetype begin = 0;
    for (const qsizetype end : boundaries) {
        // In a sorted part, all prefixes share what the first and the last share.
        result.append(prefixes.at(begin).first(sharedStart(prefixes.at(begin), prefixes.at(end - 1))));
        begin = end;
    }
    return {.chosen = withoutOverlaps(std::move(result)), .leftOut = leftOut};
}

void Feed::setPrefixes(const Prefixes &prefixes)
{
    if (prefixes == m_prefixes)
        return;
    m_prefixes = prefixes;
    if (m_watching->isUp())
        start();
}

void Feed::probe()
{
    if (m_probing || !m_listening->isUp())
        return;
    if (m_kind != FeedKind::Tracking && ++m_probes >= kRetryProbes) {
        m_probes = 0;
        if (m_redirect.isEmpty())
            subscribe();
        else
            track(m_prefixes.chosen);
    }
    keepAlive();
}

void Feed::keepAlive()
{
    if (m_probing || !m_listening->isUp())
        return;
    m_probing = true;
    m_listening->send({"PING"}, [self = QPointer(this)](const Result<Value> &reply) {
        if (!self)
            return;
        self->m_probing = false;
        if (!reply && reply.error().kind == ErrorKind::Timeout)
            self->m_listening->recycle(reply.error());
    });
}

void Feed::stop()
{
    m_listening->stop();
    m_probing = false;
    forgetConnection();
    m_tracked.clear();
    setKind(FeedKind::None);
}

void Feed::start()
{
    m_listening->setEndpoint(m_watching->endpoint(),
                             {.kind = ErrorKind::Unreachable,
                              .message = QStringLiteral("Another server is listened to from now on"),
                              .retrySafe = true});
    if (m_prefixes.chosen.isEmpty()) {
        end({}); // no error: no lock is known yet whose name to listen for
    } else if (m_prefixes.chosen.constFirst().isEmpty()) {
        end(QStringLiteral("A pattern begins with a wildcard: the node would have to tell of every write"));
    } else if (m_listening->state() == Link::State::Stopped) {
        m_pending = true;
        m_listening->start();
    } else if (!m_redirect.isEmpty()) {
        m_pending = true;
        track(m_prefixes.chosen);
    }
}

void Feed::subscribe()
{
    if (m_id.isEmpty())
        m_listening->send({"CLIENT", "ID"}, [self = QPointer(this)](const Result<Value> &reply) {
            if (!self)
                return;
            if (reply && reply->isInteger())
                self->m_id = QByteArray::number(reply->integer);
            else if (!reply)
                self->m_why = reply.error().message;
        });
    m_listening->send({"SUBSCRIBE", Connection::kInvalidations}, [self = QPointer(this)](const Result<Value> &reply) {
        if (!self || !self->m_listening->isUp())
            return;
        if (!reply)
            self->m_why = reply.error().message;
        else
            self->m_redirect = self->m_id;
        if (self->m_redirect.isEmpty())
            self->listenToEvents();
        else
            self->track(self->m_prefixes.chosen);
    });
}

void Feed::track(const QByteArrayList &prefixes)
{
    if (!m_watching->isUp() || m_redirect.isEmpty())
        return;
    // Restart tracking: its connection and its prefixes cannot be changed.
    if (!m_tracked.isEmpty())
        m_watching->send({"CLIENT", "TRACKING", "OFF"}, [](const Result<Value> &) {});
    QByteArrayList command{"CLIENT", "TRACKING", "ON", "REDIRECT", m_redirect, "BCAST"};
    for (const auto &prefix : prefixes)
        command << "PREFIX" << prefix;
    m_tracked = prefixes;
    m_watching->send(command, [self = QPointer(this), prefixes, redirect = m_redirect](const Result<Value> &reply) {
        if (!self || prefixes != self->m_tracked || redirect != self->m_redirect)
            return; // a newer request is under way
        if (reply) {
            self->m_pending = false;
            self->dropEvents();
            self->setKind(FeedKind::Tracking, self->whatIsLeftOut(), self->listeningFor(prefixes));
            Q_EMIT self->began();
        } else if (self->m_watching->isUp()) {
            self->m_tracked.clear();
            self->m_why = reply.error().message;
            self->listenToEvents();
        }
    });
}

void Feed::listenToEvents()
{
    QByteArrayList patterns;
    for (const auto &prefix : std::as_const(m_prefixes.chosen))
        patterns.append(eventPattern(m_watching->endpoint().database, prefix));
    if (patterns == m_events) {
        setKind(m_kind, m_why); // tracking was refused again
        settle();
        return;
    }
    // Whether the server sends events is in its configuration, which few users may read. The first event shows it.
    setKind(FeedKind::None, m_why);
    dropEvents();
    m_events = patterns;
    // One by one, because the server answers each pattern separately.
    for (const auto &pattern : patterns)
        m_listening->send({"PSUBSCRIBE", pattern}, [self = QPointer(this), pattern](const Result<Value> &reply) {
            if (self && reply && self->m_events.contains(pattern))
                Q_EMIT self->began();
        });
    settle();
}

void Feed::dropEvents()
{
    // A subscription that the server refuses to end repeats what tracking reports.
    for (const auto &pattern : std::as_const(m_events))
        m_listening->send({"PUNSUBSCRIBE", pattern}, [](const Result<Value> &) {});
    m_events.clear();
}

void Feed::forgetConnection()
{
    m_id.clear();
    m_redirect.clear();
    m_events.clear();
}

void Feed::end(const QString &why)
{
    setKind(FeedKind::None, why);
    settle();
}

void Feed::settle()
{
    if (std::exchange(m_pending, false))
        Q_EMIT settled();
}

QString Feed::whatIsLeftOut() const
{
    return isWhole()
        ? QString()
        : QStringLiteral(
              "Not of all: the names begin in more ways than %1, and each more costs the node with every write; "
              "the timer tells of the others")
              .arg(kMostPrefixes);
}

std::vector<TrackedPrefix> Feed::listeningFor(const QByteArrayList &prefixes) const
{
    std::vector<TrackedPrefix> trackedPrefixes;
    for (const auto &prefix : prefixes) {
        const auto before = std::ranges::find_if(
            m_trackedPrefixes, [&](const TrackedPrefix &one) { return prefix.startsWith(one.prefix); });
        trackedPrefixes.push_back(
            {.prefix = prefix, .since = before != m_trackedPrefixes.end() ? before->since : m_clock.now()});
    }
    return trackedPrefixes;
}

void Feed::setKind(FeedKind kind, const QString &why, std::vector<TrackedPrefix> trackedPrefixes)
{
    if (kind == m_kind && why == m_reportedWhy && trackedPrefixes == m_trackedPrefixes)
        return;
    m_kind = kind;
    m_trackedPrefixes = std::move(trackedPrefixes);
    m_why = m_reportedWhy = why;
    Q_EMIT kindChanged();
}

std::optional<QByteArray> sampleOf(const QByteArray &pattern)
{
    // Replace stars by some text: Redis matches no pattern against an empty key.
    QByteArray sample = pattern;
    sample.replace("*", "lockscope-doctor");
    return Feed::prefixOf(sample) == sample ? std::optional(sample) : std::nullopt;
}

} // namespace Lockscope
