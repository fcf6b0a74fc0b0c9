#include "rightsprobe.h"

#include "../redis/servererror.h"
#include "../watch/feed.h"

#include <algorithm>
#include <array>

namespace Lockscope {

namespace {

/// The command with arguments to try it, which neither match, set nor keep anything.
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
            return {"CLIENT", "LIST", "ID", "0"}; // no client has this id, so the reply is short
        if (second == "SETNAME")
            return {"CLIENT", "SETNAME", "lockscope-doctor"};
        return second == "ID" ? command : command + QByteArrayList{second == "TRACKING" ? "OFF" : "ON"};
    }
    const bool needsNoKey
        = name == "PUBSUB" || name == "INFO" || name == "TIME" || name == "PING" || name == "MULTI" || name == "EXEC";
    return needsNoKey ? command : command + QByteArrayList{key};
}

/// The command that a rule such as `+client|tracking` allows.
QByteArray commandOf(const QByteArray &rule)
{
    return rule.sliced(1).replace('|', ' ').toUpper();
}

} // namespace

/// Asks one node, on one connection per purpose.
class RightsProbe::Asking final : public QObject
{
public:
    Asking(RightsProbe *probe, NodeRights *rights, const Endpoint &endpoint, const AccessScope &scope,
           const TransportFactory &factory, const Clock &clock)
        : m_probe(probe)
        , m_rights(rights)
        , m_scope(scope)
        , m_wanted(rightsToWatch(scope))
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
        m_concluded = true; // ignores the errors of pending commands
    }

    void start()
    {
        m_watching.start();
        m_listening.start();
    }

private:
    void askWatching()
    {
        // An empty key matches no ACL pattern, so every server would refuse it.
        const QByteArray key = m_scope.patterns.isEmpty()
            ? QByteArray("lockscope-doctor")
            : sampleOf(m_scope.patterns.first()).value_or("lockscope-doctor");
        QList<QByteArrayList> last;
        for (const auto &command : allowedCommands(Purpose::Watch)) {
            const AccessRight *right = find(ruleFor(command));
            if (right == nullptr || command.constFirst() == "SELECT" || command.constFirst() == "PING")
                continue; // SELECT is part of connecting, and PING goes to the listening connection
            if (right->feature == Feature::Plans)
                last.append(command); // if MULTI is allowed without EXEC, all later commands would join the transaction
            else
                ask(m_watching, trial(command, key), *right);
        }
        for (const auto &right : m_wanted) {
            const qsizetype tilde
                = right.rule.startsWith('&') || right.rule.startsWith('+') ? -1 : right.rule.indexOf('~');
            if (const auto sample = tilde < 0 ? std::nullopt : sampleOf(right.rule.mid(tilde + 1)))
                ask(m_watching, {"PTTL", *sample}, right, true);
        }
        askSetting(0);
        for (const auto &command : last)
            ask(m_watching, trial(command, key), *find(ruleFor(command)));
        closeOne();
    }

    void askListening()
    {
        const QByteArray invalidations = Connection::kInvalidations;
        QByteArray anyChannel = find("+subscribe") != nullptr ? invalidations : QByteArray("lockscope-doctor");
        if (const AccessRight *right = find("+ping"))
            ask(m_listening, {"PING"}, *right);
        if (const AccessRight *right = find("+subscribe"))
            ask(m_listening, {"SUBSCRIBE", invalidations}, *right);
        for (const auto &right : m_wanted) {
            if (!right.rule.startsWith('&'))
                continue;
            const QByteArray channel = right.rule.mid(1);
            if (right.feature == Feature::Events)
                anyChannel = channel; // an allowed one, so that only the command can be refused
            ask(m_listening, {channel == invalidations ? "SUBSCRIBE" : "PSUBSCRIBE", channel}, right, true);
        }
        if (const AccessRight *right = find("+psubscribe"))
            ask(m_listening, {"PSUBSCRIBE", anyChannel}, *right);
        if (const AccessRight *right = find("+punsubscribe"))
            ask(m_listening, {"PUNSUBSCRIBE", anyChannel}, *right);
        closeOne();
    }

    [[nodiscard]] const AccessRight *find(const QByteArray &rule) const
    {
        const auto found = std::ranges::find(m_wanted, rule, &AccessRight::rule);
        return found == m_wanted.end() ? nullptr : &*found;
    }

    /// `ofSubject`: counts refusals of the key or channel, not of the command.
    void ask(Link &link, const QByteArrayList &command, const AccessRight &right, bool ofSubject = false)
    {
        ++m_open;
        link.send(command, [this, right, ofSubject](const Result<Value> &reply) {
            if (m_concluded)
                return;
            if (!reply && reply.error().serverReply.isEmpty()) {
                m_silent = true;
            } else if (!reply && reply.error().kind == ErrorKind::Unsupported) {
                if (!ofSubject)
                    m_rights->unsupported.append({.command = commandOf(right.rule),
                                                  .feature = right.feature,
                                                  .serverReply = reply.error().serverReply});
            } else if (!reply && reply.error().kind == ErrorKind::Permission
                       && refusesOnlyTheKey(reply.error().serverReply) == ofSubject) {
                m_rights->missing.append(
                    {.rule = right.rule, .feature = right.feature, .serverReply = reply.error().serverReply});
            }
            closeOne();
        });
    }

    /// Reads the settings one by one. Stops at the first refusal, because watching does not need this right.
    void askSetting(size_t which)
    {
        struct Setting
        {
            QByteArray name;
            void (*take)(ServerSettings &settings, const QByteArray &value);
        };
        static const std::array kSettings = std::to_array<Setting>({
            {"appendfsync",
             [](ServerSettings &settings, const QByteArray &value) {
                 settings.appendFsync = QString::fromUtf8(value.left(40));
             }},
            {"save",
             [](ServerSettings &settings, const QByteArray &value) {
                 settings.savePoints = QString::fromUtf8(value.left(200));
             }},
            {"notify-keyspace-events",
             [](ServerSettings &settings, const QByteArray &value) {
                 settings.keyspaceEvents = QString::fromUtf8(value.left(40));
             }},
        });
        if (which >= kSettings.size())
            return;
        const Setting &setting = kSettings.at(which);
        ++m_open;
        m_watching.send({"CONFIG", "GET", setting.name}, [this, which, &setting](const Result<Value> &reply) {
            if (m_concluded)
                return;
            if (reply && reply->elements.size() == 2 && reply->elements[0].text == setting.name) {
                setting.take(m_rights->settings ? *m_rights->settings : m_rights->settings.emplace(),
                             reply->elements[1].text);
                askSetting(which + 1);
            } else if (!reply && reply.error().kind == ErrorKind::Unsupported) {
                m_rights->settings = ServerSettings{.withoutConfig = true};
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
        // A link may be emitting the current signal.
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
    const std::vector<AccessRight> m_wanted;
    Link m_watching;
    Link m_listening;
    int m_open = 2; ///< pending commands, and one per connection until it has sent all
    bool m_silent = false;
    bool m_concluded = false;
};

RightsProbe::RightsProbe(const Deployment &deployment, const AccessScope &scope, TransportFactory factory,
                         const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_rights(static_cast<size_t>(deployment.nodes.size()))
    , m_open(m_rights.size())
{
    for (size_t i = 0; i < m_rights.size(); ++i)
        m_asking.push_back(std::make_unique<Asking>(this, &m_rights[i], deployment.nodes.at(static_cast<qsizetype>(i)),
                                                    scope, factory, clock));
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
