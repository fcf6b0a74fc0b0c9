#include "lanes.h"

#include "words.h"

#include <QRegularExpression>

#include <algorithm>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;
using Kind = StageEvent::Kind;
using Look = Lanes::Look;

constexpr qint64 kTogether = 60; ///< ms; what is so close is one moment
constexpr qint64 kAnswered = 150; ///< ms; an observation that comes so late belongs to the answer before
constexpr qint64 kWaits = 300; ///< ms; who has no answer for so long waits
constexpr qint64 kLongTtl = 120'000; ///< ms; a longer one has no part in an exercise
constexpr int kMostAlike = 3; ///< more clients of one kind share a lane

const QRegularExpression &numberAtEnd()
{
    static const QRegularExpression kNumber(u" (\\d+)$"_s);
    return kNumber;
}

QString timeText(qint64 ms)
{
    if (ms >= 950)
        return Words::tr("%1 s").arg(QString::number(qRound(static_cast<double>(ms) / 100) / 10.0));
    return Words::tr("%1 ms").arg(10 * qRound(static_cast<double>(ms) / 10));
}

/// Follows the events one by one.
class LaneBuilder
{
public:
    LaneBuilder(const StageEvents &events, const StagePlan &plan) : m_plan(plan)
    {
        makeLanes(events);
        for (const auto &event : events)
            take(event);
    }

    [[nodiscard]] Lanes result() && { return std::move(m_lanes); }

private:
    struct Client
    {
        QString name;
        QString shortName; ///< in a lane of several clients
        int lane = -1;
        QString queued = {}; ///< what it would have as `value`
        bool isFolded = false;
        QList<int> nodes = {};
        QString value = {};
        std::optional<qint64> token = {};
        std::optional<qint64> read = {};
        bool isHolding = false;
        bool isConfirmed = false; ///< the nodes have had its latest lock
        bool isPaused = false;
        bool isDead = false;
        bool isReleasing = false;
        bool isWaiting = false;
        int ownerAtRelease = -1; ///< whose key was there when it began to release
        qint64 releasedAt = -kAnswered;
        int releasedIn = 0; ///< a moment
        qint64 grantedAt = -kAnswered;
        int grantedIn = 0; ///< a moment
        std::optional<qint64> askedAt = {}; ///< unset: no answer is due
        int askedIn = 0; ///< a moment
        int arrow = -1;
        int bar = -1; ///< the open one
        int votes = -1; ///< those of its latest attempt, which may still be observed
    };
    struct Key
    {
        bool isThere = false;
        QStringList values = {}; ///< several if readers share it
        QList<int> owners = {}; ///< per value; -1: nobody known
        QString next = {}; ///< the value of who may acquire it next, by its queue
        int bar = -1;

        [[nodiscard]] bool isOf(int number) const { return isThere && owners.contains(number); }
        /// -1: nobody known, or several.
        [[nodiscard]] int owner() const { return isThere && owners.size() == 1 ? owners.constFirst() : -1; }
        qint64 since = 0;
        int endedIn = 0; ///< a moment
        std::optional<qint64> endedAt = {};
        int free = -1; ///< a bar: nobody takes it although somebody waits
        bool isRenewed = false;
        bool isRenewedForDead = false;
        int down = -1; ///< a bar
        int frozen = -1; ///< a bar
    };

    void makeLanes(const StageEvents &events)
    {
        bool hasLock = false;
        bool hasOperator = false;
        bool hasStore = false;
        bool hasStock = false;
        std::map<QString, int> alike;
        const auto kindOf = [](const QString &name) { return QString(name).remove(numberAtEnd()); };
        for (const auto &event : events) {
            if (!event.client.isEmpty() && numberOf(event.client) < 0) {
                m_clients.push_back({.name = event.client, .shortName = event.client});
                ++alike[kindOf(event.client)];
            }
            hasLock = hasLock || !event.nodes.isEmpty() || event.node >= 0;
            hasOperator = hasOperator || event.kind == Kind::Operator;
            hasStock = hasStock || event.kind == Kind::Read || event.kind == Kind::Wrote;
            hasStore = hasStore || hasStock || event.kind == Kind::Entered;
        }
        std::map<QString, int> folded;
        for (size_t i = 0; i < m_clients.size(); ++i) {
            Client &client = m_clients[i];
            const QString kind = kindOf(client.name);
            client.isFolded = kind != client.name && alike[kind] > kMostAlike;
            if (!client.isFolded) {
                client.lane = add(Lanes::Kind::Client, client.name, static_cast<int>(i));
                continue;
            }
            client.shortName = client.name.mid(kind.size() + 1);
            const auto [found, isNew] = folded.try_emplace(kind, 0);
            if (isNew)
                found->second = add(Lanes::Kind::Client, kind + u" 1–"_s + QString::number(alike[kind]), -1);
            client.lane = found->second;
        }
        if (hasOperator)
            m_operator = add(Lanes::Kind::Operator, Words::tr("Operator"), -1);
        const int nodes = hasLock ? m_plan.nodes + (m_plan.replica ? 1 : 0) : 0;
        for (int i = 0; i < nodes; ++i) {
            const QChar letter(u'A' + i);
            m_nodeLanes.append(add(Lanes::Kind::Node,
                                   nodes == 1              ? Words::tr("Lock")
                                       : i == m_plan.nodes ? Words::tr("Replica %1").arg(letter)
                                       : m_plan.nodes == 1 ? Words::tr("Master %1").arg(letter)
                                                           : Words::tr("Node %1").arg(letter),
                                   -1));
        }
        m_keys.resize(static_cast<size_t>(nodes));
        if (m_plan.replica)
            m_sentinel = add(Lanes::Kind::Sentinel, Words::tr("Sentinel"), -1);
        if (hasStore)
            m_store = add(Lanes::Kind::Store, hasStock ? Words::tr("Stock") : Words::tr("Work"), -1);
    }

    int add(Lanes::Kind kind, const QString &name, int owner)
    {
        m_lanes.lanes.push_back({.kind = kind, .name = name, .owner = owner});
        return static_cast<int>(m_lanes.lanes.size()) - 1;
    }

    [[nodiscard]] int numberOf(const QString &name) const
    {
        const auto found = std::find_if(m_clients.begin(), m_clients.end(),
                                        [&](const Client &client) { return client.name == name; });
        return found == m_clients.end() ? -1 : static_cast<int>(found - m_clients.begin());
    }

    /// The moment of the current event.
    int moment(bool withArrow = false, bool isOwn = false)
    {
        if (m_snap && !withArrow && !isOwn)
            return *m_snap;
        auto &all = m_lanes.moments;
        const bool isNew
            = all.empty() || isOwn || m_ms - all.back().ms > kTogether || (withArrow && all.back().isTaken);
        if (isNew)
            all.push_back({.ms = m_ms});
        all.back().isTaken = all.back().isTaken || withArrow;
        return static_cast<int>(all.size()) - 1;
    }

    int open(int lane, Look look, int owner, const QString &text, std::optional<int> from = std::nullopt)
    {
        m_lanes.bars.push_back(
            {.lane = lane, .from = from ? *from : moment(), .look = look, .owner = owner, .text = text});
        return static_cast<int>(m_lanes.bars.size()) - 1;
    }

    void close(int &bar)
    {
        if (bar < 0)
            return;
        auto &ended = m_lanes.bars.at(static_cast<size_t>(std::exchange(bar, -1)));
        int at = moment();
        if (at <= ended.from) // it was there, however briefly
            at = moment(false, true);
        ended.to = at;
    }

    int arrow(int from, const QList<int> &to, const QString &text, bool isBad = false)
    {
        m_lanes.arrows.push_back({.at = moment(true), .from = from, .to = to, .text = text, .isBad = isBad});
        return m_lanes.arrows.back().at;
    }

    void mark(int lane, const QString &text, bool isBad, bool isBelow = true,
              Lanes::Mark::Sign sign = Lanes::Mark::Sign::None)
    {
        m_lanes.marks.push_back(
            {.at = moment(), .lane = lane, .text = text, .isBad = isBad, .isBelow = isBelow, .sign = sign});
    }

    [[nodiscard]] QList<int> lanesOf(const Client &client) const
    {
        QList<int> lanes;
        for (const int node : client.nodes)
            lanes.append(m_nodeLanes.value(node, -1));
        lanes.removeAll(-1);
        return lanes;
    }

    [[nodiscard]] qsizetype votesFor(int number) const
    {
        const auto &nodes = m_clients.at(static_cast<size_t>(number)).nodes;
        return std::count_if(nodes.begin(), nodes.end(),
                             [&](int node) { return m_keys.at(static_cast<size_t>(node)).isOf(number); });
    }

    [[nodiscard]] bool hasMajority(int number) const
    {
        return 2 * votesFor(number) > m_clients.at(static_cast<size_t>(number)).nodes.size();
    }

    void take(const StageEvent &event)
    {
        m_ms = event.ms;
        for (size_t i = 0; i < m_clients.size(); ++i) {
            Client &client = m_clients[i];
            if (client.askedAt && !client.isWaiting && !client.isDead && m_ms - *client.askedAt > kWaits) {
                client.isWaiting = true;
                update(static_cast<int>(i));
            }
        }
        for (size_t i = 0; i < m_keys.size() && m_keys.size() <= 2; ++i) {
            Key &key = m_keys[i];
            const bool isWaitedFor = std::any_of(m_clients.begin(), m_clients.end(), [&](const Client &client) {
                return client.isWaiting && client.nodes.contains(static_cast<int>(i));
            });
            if (!key.isThere && key.free < 0 && isWaitedFor && key.endedAt && m_ms - *key.endedAt > kWaits)
                key.free = open(m_nodeLanes.at(static_cast<int>(i)), Look::Waits, -1, freeText(key), key.endedIn);
        }
        const int number = numberOf(event.client);
        if (number >= 0)
            takeOfClient(event, number);
        else
            takeOfOthers(event);
        if (!event.told.isEmpty() && !m_lanes.moments.empty())
            m_lanes.moments.back().told += event.told;
    }

    void takeOfClient(const StageEvent &event, int number)
    {
        Client &client = m_clients.at(static_cast<size_t>(number));
        const bool isAboutALock = event.kind >= Kind::Asked && event.kind <= Kind::Released;
        if (isAboutALock && client.nodes.isEmpty())
            return; // its scheme has none
        switch (event.kind) {
        case Kind::Arrived: client.nodes = event.nodes; break;
        case Kind::Asked: ask(client); break;
        case Kind::Waiting:
            client.votes = -1;
            client.queued = event.value;
            break;
        case Kind::Granted: grant(event, number); break;
        case Kind::Refused: refuse(number); break;
        case Kind::Releasing:
        case Kind::WentOn:
            client.isReleasing = client.isReleasing || event.kind == Kind::Releasing;
            client.ownerAtRelease = client.nodes.isEmpty()      ? -1
                : keyOf(client.nodes.constFirst()).isOf(number) ? number
                                                                : keyOf(client.nodes.constFirst()).owner();
            break;
        case Kind::Released: release(event, number); break;
        case Kind::Lost:
            client.isHolding = false;
            mark(client.lane, Words::tr("learns of the loss"), false, true);
            break;
        case Kind::Entered:
            m_inside.append(number);
            updateInside();
            break;
        case Kind::Left:
            m_inside.removeOne(number);
            updateInside();
            break;
        case Kind::Read:
            client.read = event.number;
            arrow(client.lane, {m_store}, Words::tr("reads %1").arg(event.number.value_or(0)));
            break;
        case Kind::Wrote: write(event, client); break;
        case Kind::Believes:
            mark(client.lane, event.ok ? Words::tr("says: I hold it") : Words::tr("says: I do not hold it"),
                 event.ok && client.isConfirmed && !hasMajority(number));
            break;
        case Kind::Stopped:
            if (client.nodes.size() < 2)
                mark(client.lane, Words::tr("stops %1").arg(Words::tr(event.what.toUtf8())), false, false);
            else if (client.votes < 0)
                showVotes(number);
            break;
        case Kind::Paused: client.isPaused = true; break;
        case Kind::Resumed:
            client.isPaused = false;
            mark(client.lane, Words::tr("resumes"), false, false);
            break;
        case Kind::Killed:
            client.isDead = true;
            update(number);
            mark(client.lane, event.what.isEmpty() ? Words::tr("killed") : Words::tr("ended by %1").arg(event.what),
                 true, false, Lanes::Mark::Sign::Cross);
            m_inside.removeOne(number);
            updateInside();
            break;
        default: break;
        }
        update(number);
    }

    void ask(Client &client)
    {
        client.askedAt = m_ms;
        client.isWaiting = false;
        client.arrow = -1;
        if (client.isFolded) {
            client.askedIn = moment();
            countWaiters(client.lane);
            return;
        }
        if (const auto to = lanesOf(client); !to.isEmpty()) {
            client.askedIn = arrow(client.lane, to, Words::tr("acquire"));
            client.arrow = static_cast<int>(m_lanes.arrows.size()) - 1;
        } else {
            client.askedIn = moment();
        }
    }

    /// Of a lane of several clients: one text says how many wait.
    void countWaiters(int lane)
    {
        const auto count = std::count_if(m_clients.begin(), m_clients.end(), [&](const Client &client) {
            return client.lane == lane && client.askedAt.has_value();
        });
        auto found = m_waiters.find(lane);
        if (found == m_waiters.end()) {
            mark(lane, {}, false, false);
            found = m_waiters.emplace(lane, m_lanes.marks.size() - 1).first;
        }
        m_lanes.marks.at(found->second).text = Words::tr("%n wait", nullptr, static_cast<int>(count));
    }

    void grant(const StageEvent &event, int number)
    {
        Client &client = m_clients.at(static_cast<size_t>(number));
        client.isHolding = !client.nodes.isEmpty();
        client.isConfirmed = false;
        client.isReleasing = false;
        client.value = event.value;
        client.token = event.token;
        QStringList overtaken;
        for (const auto &other : m_clients) {
            if (client.isFolded && other.lane == client.lane && other.askedAt && other.askedAt < client.askedAt)
                overtaken += other.shortName;
        }
        const bool isAtOnce = !client.isWaiting && client.askedIn + 1 == static_cast<int>(m_lanes.moments.size());
        client.grantedAt = m_ms;
        client.grantedIn = isAtOnce ? client.askedIn : moment();
        client.askedAt.reset();
        client.isWaiting = false;
        for (const int node : std::as_const(client.nodes)) { // its key may have been seen before its answer
            Key &key = keyOf(node);
            for (qsizetype i = 0; i < key.owners.size() && !client.value.isEmpty(); ++i) {
                if (key.owners.at(i) == number && key.values.at(i) != client.value)
                    key.owners[i] = -1; // of its hold before
            }
            const qsizetype place = key.isThere ? key.values.indexOf(client.value) : -1;
            if (place >= 0 && key.owners.at(place) != number
                && (key.owners.at(place) < 0 || m_ms - key.since < kAnswered))
                setOwner(node, place, number);
        }
        client.isConfirmed = hasMajority(number);
        m_snap = client.grantedIn;
        update(number);
        m_snap.reset();
        client.votes = -1;
        if (client.token && std::any_of(m_clients.begin(), m_clients.end(), [&](const Client &other) {
                return &other != &client && other.token == client.token;
            }))
            mark(client.lane, Words::tr("token %1 again").arg(*client.token), true);
        if (!overtaken.isEmpty())
            mark(client.lane, Words::tr("%1 overtakes %2").arg(client.shortName, overtaken.join(u", "_s)), true);
        showVotes(number);
    }

    void refuse(int number)
    {
        Client &client = m_clients.at(static_cast<size_t>(number));
        const bool isLate = client.isWaiting;
        client.askedAt.reset();
        client.isWaiting = false;
        client.votes = -1;
        if (client.arrow >= 0 && !isLate) {
            auto &asked = m_lanes.arrows.at(static_cast<size_t>(client.arrow));
            asked.isRefused = true;
            asked.text = Words::tr("acquire: refused");
        } else {
            update(number);
            mark(client.lane, Words::tr("gives up"), false, true, Lanes::Mark::Sign::Line);
        }
        if (client.nodes.size() > 1)
            showVotes(number);
    }

    void release(const StageEvent &event, int number)
    {
        Client &client = m_clients.at(static_cast<size_t>(number));
        const bool isOthers = client.ownerAtRelease >= 0 && client.ownerAtRelease != number;
        client.isReleasing = false;
        client.isHolding = false;
        client.releasedAt = m_ms;
        if (client.isFolded || client.nodes.isEmpty()) {
            client.releasedIn = moment();
            return;
        }
        const bool isDel = event.what == "deleted"_L1;
        const QString text = isDel && isOthers
            ? Words::tr("DEL deletes %1's lock").arg(m_clients.at(static_cast<size_t>(client.ownerAtRelease)).name)
            : isDel                       ? u"DEL"_s
            : event.what == "absent"_L1   ? Words::tr("release: no key")
            : event.what == "released"_L1 ? Words::tr("release")
                                          : Words::tr("release: not the owner");
        client.releasedIn = arrow(client.lane, lanesOf(client), text, isDel && isOthers);
        m_lanes.arrows.back().isRefused = !event.ok && event.what != "absent"_L1;
    }

    void write(const StageEvent &event, Client &client)
    {
        const QString stock = QString::number(event.number.value_or(0));
        const QString text = event.token ? Words::tr("writes %1, token %2").arg(stock).arg(*event.token)
                                         : Words::tr("writes %1").arg(stock);
        const bool isLost = event.ok && m_stock && event.number.value_or(0) >= *m_stock; // nobody adds to it
        arrow(client.lane, {m_store}, text, isLost);
        if (!event.ok) {
            const qint64 token = event.token.value_or(0);
            m_lanes.arrows.back().isRefused = true;
            mark(m_store,
                 token < m_greatest ? Words::tr("refused: token %1 < %2").arg(token).arg(m_greatest)
                     : client.read  ? Words::tr("refused: the stock is not %1 any more").arg(*client.read)
                                    : Words::tr("refused"),
                 false);
            m_lanes.marks.back().isGood = true;
            return;
        }
        mark(m_store,
             isLost ? Words::tr("stock %1: %2's sale is lost").arg(stock, m_writer) : Words::tr("stock %1").arg(stock),
             isLost);
        m_stock = event.number;
        m_writer = client.name;
        m_greatest = std::max(m_greatest, event.token.value_or(0));
    }

    void updateInside()
    {
        close(m_insideBar);
        if (m_inside.isEmpty())
            return;
        QStringList names;
        for (const int number : std::as_const(m_inside))
            names += m_clients.at(static_cast<size_t>(number)).shortName;
        const bool isClash = names.size() > 1;
        m_insideBar = open(m_store, isClash ? Look::Clash : Look::Inside, isClash ? -1 : m_inside.constFirst(),
                           isClash ? Words::tr("%1 at once").arg(names.join(u" + "_s)) : names.constFirst());
    }

    /// Makes the client's bar fit what it does.
    void update(int number)
    {
        Client &client = m_clients.at(static_cast<size_t>(number));
        const bool isEnding = client.isReleasing && client.ownerAtRelease == number;
        const bool isLost = client.isConfirmed && !isEnding && !hasMajority(number);
        std::optional<Look> look;
        QString text;
        if (client.isDead) {
        } else if (client.isHolding && isLost) {
            look = Look::Believes;
            text = client.isPaused ? Words::tr("paused, still believes it holds") : Words::tr("believes it holds");
        } else if (client.isPaused) {
            look = Look::Paused;
            text = Words::tr("paused");
        } else if (client.isHolding) {
            look = Look::Holds;
            text = client.isFolded ? client.shortName
                : client.token     ? Words::tr("holds, token %1").arg(*client.token)
                                   : Words::tr("holds");
        } else if (client.isWaiting && !client.isFolded) {
            look = Look::Waits;
            text = Words::tr("waits");
        }
        if (client.bar >= 0) {
            auto &now = m_lanes.bars.at(static_cast<size_t>(client.bar));
            if (look == now.look && text == now.text)
                return;
            if (look == Look::Believes && now.look == Look::Paused) { // all of the pause, as one sees afterwards
                now.look = *look;
                now.text = text;
                return;
            }
            close(client.bar);
        }
        if (look)
            client.bar = open(client.lane, *look, number, text,
                              look == Look::Waits ? std::optional(client.askedIn) : std::nullopt);
    }

    Key &keyOf(int node) { return m_keys.at(static_cast<size_t>(node)); }

    void setOwner(int node, qsizetype place, int number)
    {
        Key &key = keyOf(node);
        key.owners[place] = number;
        auto &bar = m_lanes.bars.at(static_cast<size_t>(key.bar));
        bar.owner = key.owner();
        bar.text = keyText(key, m_ttl.value(node));
    }

    [[nodiscard]] QString keyText(const Key &key, qint64 ttl) const
    {
        QStringList names;
        for (qsizetype i = 0; i < key.owners.size(); ++i)
            names += key.owners.at(i) >= 0 ? m_clients.at(static_cast<size_t>(key.owners.at(i))).shortName
                                           : key.values.at(i).left(12);
        const QString name = names.join(u" + "_s);
        if (m_nodeLanes.size() > 2)
            return name;
        return ttl < 0       ? Words::tr("%1 · no expiry").arg(name)
            : ttl < kLongTtl ? Words::tr("%1 · TTL %2").arg(name, timeText(ttl))
                             : name;
    }

    [[nodiscard]] QString freeText(const Key &key) const
    {
        const auto next = std::find_if(m_clients.begin(), m_clients.end(), [&](const Client &client) {
            return client.isDead && !key.next.isEmpty() && client.queued == key.next;
        });
        return next == m_clients.end() ? Words::tr("free") : Words::tr("free, kept for dead %1").arg(next->shortName);
    }

    /// Most schemes name the owner in the value; with the others, all clients write the same.
    [[nodiscard]] int ownerOf(const QString &value, int node) const
    {
        int holder = -1;
        int asker = -1;
        int former = -1; // seen only after its release
        for (size_t i = 0; i < m_clients.size(); ++i) {
            const Client &client = m_clients[i];
            const int number = static_cast<int>(i);
            if (value.startsWith(QString(client.name).remove(u' ') + u'-'))
                return number;
            if (client.isHolding && client.value == value
                && (holder < 0 || client.grantedAt >= m_clients.at(static_cast<size_t>(holder)).grantedAt))
                holder = number;
            if (!client.isHolding && !value.isEmpty() && client.value == value)
                former = number;
            const bool mayWrite = client.queued.isEmpty() || client.queued == value;
            if (client.askedAt && mayWrite && client.nodes.contains(node)
                && (asker < 0 || *client.askedAt >= *m_clients.at(static_cast<size_t>(asker)).askedAt))
                asker = number;
        }
        return holder >= 0 ? holder : asker >= 0 ? asker : former;
    }

    void takeOfOthers(const StageEvent &event)
    {
        const bool isNode = event.node >= 0 && event.node < m_nodeLanes.size();
        const int lane = isNode ? m_nodeLanes.at(event.node) : -1;
        switch (event.kind) {
        case Kind::KeySet: setKey(event, lane); break;
        case Kind::KeyRenewed: renewKey(event, lane); break;
        case Kind::KeyGone: endKey(event, lane); break;
        case Kind::NextInLine: keyOf(event.node).next = event.value; break;
        case Kind::Operator:
            m_operatedAt = event.ms;
            arrow(m_operator, {lane}, event.what);
            break;
        case Kind::Promoted: arrow(m_sentinel, {lane}, Words::tr("makes it the master")); break;
        default:
            if (isNode)
                takeOfNode(event, lane);
        }
    }

    void takeOfNode(const StageEvent &event, int lane)
    {
        Key &key = keyOf(event.node);
        switch (event.kind) {
        case Kind::NodeEnded:
            close(key.frozen);
            if (key.isThere)
                close(key.bar);
            key.isThere = false;
            key.down = open(lane, Look::Down, -1, Words::tr("down"));
            updateAll();
            break;
        case Kind::NodeStarted:
            close(key.down);
            mark(lane, event.what == "empty"_L1 ? Words::tr("back, empty") : Words::tr("back, with its keys"),
                 event.what == "empty"_L1);
            break;
        case Kind::NodeFrozen:
        case Kind::NodeCutOff:
            if (key.frozen < 0)
                mark(lane, event.kind == Kind::NodeFrozen ? Words::tr("frozen") : Words::tr("cut off"), true);
            if (key.frozen < 0)
                key.frozen = open(lane, Look::Frozen, -1,
                                  event.kind == Kind::NodeFrozen ? Words::tr("frozen") : Words::tr("cut off"));
            break;
        case Kind::NodeThawed:
        case Kind::NodeReconnected: close(key.frozen); break;
        default: break;
        }
    }

    void setKey(const StageEvent &event, int lane)
    {
        Key &key = keyOf(event.node);
        const bool wasThere = std::exchange(key.isThere, true); // readers come and go
        key.values = event.value.split(u' ');
        key.owners.clear();
        int latest = -1; // of its owners
        for (const auto &value : std::as_const(key.values)) {
            key.owners += ownerOf(value, event.node);
            if (const int one = key.owners.constLast(); one >= 0
                && (latest < 0
                    || m_clients.at(static_cast<size_t>(one)).grantedAt
                        > m_clients.at(static_cast<size_t>(latest)).grantedAt))
                latest = one;
        }
        key.since = m_ms;
        key.isRenewed = false;
        key.isRenewedForDead = false;
        m_ttl[event.node] = event.ttlMs.value_or(-1);
        if (wasThere)
            close(key.bar);
        if (const Client *owner = latest >= 0 ? &m_clients.at(static_cast<size_t>(latest)) : nullptr;
            !wasThere && owner != nullptr && m_ms - owner->grantedAt < kAnswered && owner->grantedIn >= key.endedIn)
            m_snap = owner->grantedIn; // observed a moment after the answer
        close(key.free);
        key.bar = open(lane, Look::Key, key.owner(), keyText(key, m_ttl.value(event.node)));
        m_snap.reset();
        if (key.owner() >= 0 && !wasThere) {
            const Client &owner = m_clients.at(static_cast<size_t>(key.owner()));
            if (owner.votes >= 0) {
                auto &votes = m_lanes.votes.at(static_cast<size_t>(owner.votes));
                votes.owners[votes.nodes.indexOf(event.node)] = key.owner();
            }
            if (owner.isHolding && owner.isConfirmed && m_ms - owner.grantedAt > kAnswered)
                mark(lane, Words::tr("set again"), true);
        }
        updateAll();
    }

    void renewKey(const StageEvent &event, int lane)
    {
        Key &key = keyOf(event.node);
        if (!key.isThere)
            return;
        const bool hadExpiry = m_ttl.value(event.node) >= 0;
        const Client *owner = key.owner() < 0 ? nullptr : &m_clients.at(static_cast<size_t>(key.owner()));
        const bool isDead = owner != nullptr && owner->isDead;
        if (isDead && !std::exchange(key.isRenewedForDead, true))
            key.isRenewed = false; // says it again
        if (hadExpiry && m_nodeLanes.size() <= 2)
            mark(lane,
                 std::exchange(key.isRenewed, true) ? QString()
                     : isDead                       ? Words::tr("renewed, though %1 is dead").arg(owner->shortName)
                                                    : Words::tr("renewed"),
                 isDead, true, Lanes::Mark::Sign::Renewal);
        if (hadExpiry)
            return;
        m_ttl[event.node] = event.ttlMs.value_or(-1);
        m_lanes.bars.at(static_cast<size_t>(key.bar)).text = keyText(key, m_ttl.value(event.node));
    }

    void endKey(const StageEvent &event, int lane)
    {
        Key &key = keyOf(event.node);
        if (!key.isThere)
            return;
        const int owner = key.owner();
        const bool isMissed = std::any_of(key.owners.begin(), key.owners.end(), [this](int number) {
            return number >= 0 && m_clients.at(static_cast<size_t>(number)).isHolding
                && !m_clients.at(static_cast<size_t>(number)).isDead;
        });
        key.isThere = false;
        const auto isBy = [&](const Client &client) {
            return client.nodes.contains(event.node) && (client.isReleasing || m_ms - client.releasedAt < kAnswered);
        };
        const bool isOwn = owner >= 0 && isBy(m_clients.at(static_cast<size_t>(owner)));
        const auto other = std::find_if(m_clients.begin(), m_clients.end(), isBy);
        const auto sign = Lanes::Mark::Sign::Line;
        const Client *ended = isOwn    ? &m_clients.at(static_cast<size_t>(owner))
            : other != m_clients.end() ? &*other
                                       : nullptr;
        if (!event.ok && ended != nullptr && !ended->isReleasing) // observed a moment after the answer
            m_snap = std::max(ended->releasedIn, m_lanes.bars.at(static_cast<size_t>(key.bar)).from);
        const int bar = key.bar;
        close(key.bar);
        key.endedAt = m_ms;
        key.endedIn = m_lanes.bars.at(static_cast<size_t>(bar)).to.value_or(0);
        if (event.ok) {
            mark(lane, Words::tr("expired"), isMissed, true, sign);
            m_lanes.moments.back().isTaken = true; // whoever comes next comes later
        } else if (!isOwn && m_operatedAt && m_ms - *m_operatedAt < 20 * kAnswered)
            mark(lane, Words::tr("deleted"), isMissed, true, sign);
        else if (!isOwn && other != m_clients.end())
            mark(lane, Words::tr("deleted by %1").arg(other->name), true, true, sign);
        updateAll();
        m_snap.reset();
    }

    void showVotes(int number)
    {
        const Client &client = m_clients.at(static_cast<size_t>(number));
        if (client.nodes.size() < 2)
            return;
        Lanes::Votes votes{.at = moment(), .lane = client.lane, .owner = number, .nodes = client.nodes};
        for (const int node : client.nodes)
            votes.owners.append(keyOf(node).owner());
        m_lanes.votes.push_back(votes);
        m_clients.at(static_cast<size_t>(number)).votes = static_cast<int>(m_lanes.votes.size()) - 1;
    }

    void updateAll()
    {
        for (size_t i = 0; i < m_clients.size(); ++i) {
            Client &client = m_clients[i];
            client.isConfirmed = client.isConfirmed || (client.isHolding && hasMajority(static_cast<int>(i)));
            update(static_cast<int>(i));
        }
    }

    const StagePlan m_plan;
    Lanes m_lanes;
    qint64 m_ms = 0;
    std::optional<int> m_snap; ///< the moment of what is recorded now, if that was earlier
    std::vector<Client> m_clients;
    std::vector<Key> m_keys; ///< per node
    QList<int> m_nodeLanes;
    QHash<int, qint64> m_ttl; ///< per node
    int m_operator = -1;
    int m_sentinel = -1;
    int m_store = -1;
    QList<int> m_inside; ///< numbers of clients
    int m_insideBar = -1;
    std::map<int, size_t> m_waiters; ///< per lane of several clients: a mark
    std::optional<qint64> m_stock;
    QString m_writer; ///< who wrote the stock last
    qint64 m_greatest = 0; ///< token that the store has seen
    std::optional<qint64> m_operatedAt;
};

} // namespace

Lanes Lanes::of(const StageEvents &events, const StagePlan &plan)
{
    return LaneBuilder(events, plan).result();
}

} // namespace Lockscope::Lab
