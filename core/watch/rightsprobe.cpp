#include "rightsprobe.h"

#include "../redis/servererror.h"
#include "feed.h"

namespace Lockscope {

namespace {

/// A name that `pattern` matches, where its only wildcard is its end.
std::optional<QByteArray> sampleOf(const QByteArray &pattern)
{
    const QByteArray start = Feed::prefixOf(pattern);
    return pattern == start || pattern == start + '*' ? std::optional(start) : std::nullopt;
}

/// The command with what it needs to be tried: nothing is found, set or kept by it.
QByteArrayList trial(const QByteArrayList &command, const QByteArray &key)
{
    const QByteArray &name = command.constFirst();
    if (name == "SCAN")
        return {"SCAN", "0", "COUNT", "1"};
    if (name == "HSCAN" || name == "SSCAN")
        return {name, key, "0"};
    if (name == "GETRANGE" || name == "ZRANGE" || name == "LRANGE" || name == "ZCOUNT")
        return {name, key, "0", "0"};
    if (name == "HGET")
        return {name, key, "field"};
    if (name == "CLIENT") {
        const QByteArray &second = command.at(1);
        if (second == "LIST")
            return {"CLIENT", "LIST", "ID", "0"}; // nobody has this id: of many clients the list is long
        if (second == "SETNAME")
            return {"CLIENT", "SETNAME", "lockscope-doctor"};
        return second == "ID" ? command : command + QByteArrayList{second == "TRACKING" ? "OFF" : "ON"};
    }
    const bool needsNoKey = name == "PUBSUB" || name == "INFO" || name == "TIME" || name == "PING" || name == "MULTI" || name == "EXEC";
    return needsNoKey ? command : command + QByteArrayList{key};
}

} // namespace

/// The questions to one node, on a connection for each purpose.
class RightsProbe::Asking final : public QObject
{
public:
    Asking(RightsProbe *probe, NodeRights *rights, const Endpoint &endpoint, const AccessScope &scope, const TransportFactory &factory, const Clock &clock)
        : m_probe(probe)
        , m_rights(rights)
        , m_scope(scope)
        , m_database(endpoint.database)
        , m_watching(endpoint, Purpose::Watch, factory, clock)
        , m_listening(endpoint, Purpose::Listen, factory, clock)
    {
        connect(&m_watching, &Link::up, this, &Asking::askWatching);
        connect(&m_watching, &Link::down, this, &Asking::conclude);
        connect(&m_listening, &Link::up, this, &Asking::askListening);
        connect(&m_listening, &Link::down, this, &Asking::conclude);
    }
    ~Asking() override
    {
        disconnect(&m_watching, nullptr, this, nullptr);
        disconnect(&m_listening, nullptr, this, nullptr);
        m_concluded = true; // what is pending hears of the end
    }

    void start()
    {
        m_watching.start();
        m_listening.start();
    }

private:
    void askWatching()
    {
        const QByteArray key = sampleOf(m_scope.patterns.value(0)).value_or("lockscope-doctor");
        QList<QByteArrayList> last;
        for (const auto &command : allowedCommands(Purpose::Watch)) {
            const auto feature = featureOf(command);
            if (!feature || command.constFirst() == "SELECT" || command.constFirst() == "PING")
                continue; // the former is part of connecting, the latter is asked below
            if (*feature == Feature::Plans)
                last.append(command); // where it may begin and not end, all that follows would be part of it
            else
                ask(m_watching, trial(command, key), ruleFor(command), *feature);
        }
        for (const auto &pattern : m_scope.patterns) {
            if (const auto sample = sampleOf(pattern))
                ask(m_watching, {"PTTL", *sample}, "%R~" + pattern, Feature::Reading, true);
        }
        askSetting("appendfsync", [](ServerSettings &settings, const QByteArray &value) { settings.appendFsync = QString::fromUtf8(value.left(40)); });
        askSetting("save", [](ServerSettings &settings, const QByteArray &value) { settings.savePoints = QString::fromUtf8(value.left(200)); });
        askSetting("notify-keyspace-events",
                   [](ServerSettings &settings, const QByteArray &value) { settings.keyspaceEvents = QString::fromUtf8(value.left(40)); });
        for (const auto &command : last)
            ask(m_watching, trial(command, key), ruleFor(command), Feature::Plans);
        closeOne();
    }

    void askListening()
    {
        ask(m_listening, {"PING"}, "+ping", Feature::Probe);
        const QByteArray invalidations = Connection::kInvalidations;
        ask(m_listening, {"SUBSCRIBE", invalidations}, '&' + invalidations, Feature::Feed, true);
        ask(m_listening, {"SUBSCRIBE", invalidations}, "+subscribe", Feature::Feed);
        QByteArrayList prefixes;
        for (const auto &pattern : m_scope.patterns)
            prefixes.append(Feed::prefixOf(pattern));
        for (const auto &prefix : Feed::gathered(std::move(prefixes))) {
            const QByteArray pattern = Feed::eventPattern(m_database, prefix);
            if (!prefix.isEmpty())
                ask(m_listening, {"PSUBSCRIBE", pattern}, '&' + pattern, Feature::Events, true);
        }
        ask(m_listening, {"PSUBSCRIBE", "lockscope-doctor"}, "+psubscribe", Feature::Events);
        ask(m_listening, {"PUNSUBSCRIBE", "lockscope-doctor"}, "+punsubscribe", Feature::Events);
        closeOne();
    }

    /// `ofSubject`: a refusal counts that is about the key or the channel, not one of the command.
    void ask(Link &link, const QByteArrayList &command, const QByteArray &rule, Feature feature, bool ofSubject = false)
    {
        ++m_open;
        link.send(command, [this, rule, feature, ofSubject](const Result<Value> &reply) {
            if (m_concluded)
                return;
            if (!reply && reply.error().serverWords.isEmpty()) {
                m_silent = true;
            } else if (!reply && reply.error().kind == ErrorKind::Permission && refusesOnlyTheKey(reply.error().serverWords) == ofSubject) {
                m_rights->missing.append({.rule = rule, .feature = feature, .serverWords = reply.error().serverWords});
            }
            closeOne();
        });
    }

    void askSetting(const QByteArray &name, void (*take)(ServerSettings &, const QByteArray &))
    {
        ++m_open;
        m_watching.send({"CONFIG", "GET", name}, [this, name, take](const Result<Value> &reply) {
            if (m_concluded)
                return;
            if (reply && reply->elements.size() == 2 && reply->elements[0].text == name) {
                if (!m_rights->settings)
                    m_rights->settings.emplace();
                take(*m_rights->settings, reply->elements[1].text);
            }
            closeOne();
        });
    }

    void closeOne()
    {
        if (--m_open > 0)
            return;
        m_rights->asked = !m_silent;
        conclude();
    }

    void conclude()
    {
        if (std::exchange(m_concluded, true))
            return;
        // In a later turn: a link is the sender.
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_watching.stop();
                m_listening.stop();
                m_probe->onAnswered();
            },
            Qt::QueuedConnection);
    }

    RightsProbe *m_probe;
    NodeRights *m_rights;
    const AccessScope m_scope;
    const int m_database;
    Link m_watching;
    Link m_listening;
    int m_open = 2; ///< questions without an answer, and one per connection until all of its are asked
    bool m_silent = false;
    bool m_concluded = false;
};

RightsProbe::RightsProbe(const Deployment &deployment, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_rights(static_cast<size_t>(deployment.nodes.size()))
    , m_open(m_rights.size())
{
    const AccessScope scope = AccessScope::of(deployment);
    for (size_t i = 0; i < m_rights.size(); ++i)
        m_asking.push_back(std::make_unique<Asking>(this, &m_rights[i], deployment.nodes.at(static_cast<qsizetype>(i)), scope, factory, clock));
}

RightsProbe::~RightsProbe() = default;

void RightsProbe::start()
{
    for (const auto &asking : m_asking)
        asking->start();
}

void RightsProbe::onAnswered()
{
    if (--m_open == 0)
        Q_EMIT finished();
}

} // namespace Lockscope
