#include "nemesis.h"

#include <lockscope/core/base/clock.h>

#include <QMetaEnum>

#include <algorithm>

namespace LockscopeTest {

namespace {

constexpr int kShortestMs = 30;
/// What cannot be undone yet is tried again this soon.
constexpr int kAgainMs = 50;

QString name(Nemesis::Fault fault)
{
    return QString::fromLatin1(QMetaEnum::fromType<Nemesis::Fault>().valueToKey(static_cast<int>(fault)));
}

} // namespace

Nemesis::Nemesis(RedisSet &nodes, const Options &options, QObject *parent)
    : QObject(parent)
    , m_nodes(nodes)
    , m_options(options)
    , m_random(options.seed)
    , m_states(nodes.size(), State::Up)
{
    const QList<QList<Fault>> kinds{{Fault::Kill, Fault::Restart, Fault::RollingRestart},
                                    {Fault::Freeze, Fault::FreezeMajority, Fault::Pause},
                                    {Fault::DropClients, Fault::FlushScripts, Fault::RefuseWrites}};
    for (const auto &kind : kinds) {
        QList<Fault> wanted;
        std::copy_if(kind.begin(), kind.end(), std::back_inserter(wanted),
                     [&](Fault fault) { return options.faults.contains(fault); });
        if (wanted.isEmpty())
            continue;
        auto &evil = *m_evils.emplace_back(std::make_unique<Evil>());
        evil.faults = wanted;
        evil.calmMs = kind.contains(Fault::Kill) ? options.calmAfterLossMs : options.calmMs;
        evil.timer.setSingleShot(true);
        connect(&evil.timer, &QTimer::timeout, this, [this, &evil] { next(evil); });
    }
}

void Nemesis::start()
{
    for (const auto &evil : m_evils)
        evil->timer.start(upTo(evil->calmMs));
}

void Nemesis::next(Evil &evil)
{
    if (evil.undo) {
        if (!evil.undo()) {
            evil.timer.start(kAgainMs);
            return;
        }
        evil.undo = {};
        note(QStringLiteral("end of %1").arg(name(evil.latest)));
        evil.timer.start(upTo(evil.calmMs));
        return;
    }
    if (evil.bag.isEmpty()) {
        evil.bag = evil.faults;
        std::shuffle(evil.bag.begin(), evil.bag.end(), m_random);
    }
    begin(evil, evil.bag.takeLast());
    const int longestMs = evil.latest == Fault::FreezeMajority ? m_options.longestMs / 2 : m_options.longestMs;
    evil.timer.start(evil.undo ? kShortestMs + upTo(longestMs - kShortestMs) : upTo(evil.calmMs));
}

QList<int> Nemesis::victimsOf(Fault fault, int most)
{
    QList<int> nodes;
    for (int node = 0; node < m_nodes.size(); ++node) {
        if (m_states[node] == State::Up)
            nodes += node;
    }
    std::shuffle(nodes.begin(), nodes.end(), m_random);
    nodes = nodes.mid(0, most);
    QStringList numbers;
    for (const int node : nodes)
        numbers += QString::number(node);
    note(name(fault) + u' ' + numbers.join(u' '));
    return nodes;
}

void Nemesis::begin(Evil &evil, Fault fault)
{
    const int minority = (m_nodes.size() - 1) / 2;
    ++m_counts[fault];
    evil.latest = fault;
    switch (fault) {
    case Fault::Kill: {
        const auto victims = victimsOf(fault, 1 + upTo(minority - 1));
        for (const int node : victims)
            kill(node);
        evil.undo = [this, victims] { return reviveAll(victims); };
        break;
    }
    case Fault::Restart: {
        const auto victims = victimsOf(fault, 1);
        for (const int node : victims)
            kill(node);
        if (!reviveAll(victims))
            evil.undo = [this, victims] { return reviveAll(victims); };
        break;
    }
    case Fault::RollingRestart: {
        auto victims = victimsOf(fault, m_nodes.size());
        while (!victims.isEmpty()) {
            const auto together = victims.mid(0, minority);
            victims.remove(0, together.size());
            for (const int node : together)
                kill(node);
            if (!reviveAll(together)) {
                evil.undo = [this, together] { return reviveAll(together); };
                break;
            }
        }
        break;
    }
    case Fault::Freeze: freeze(victimsOf(fault, 1 + upTo(minority - 1)), evil); break;
    case Fault::FreezeMajority: freeze(victimsOf(fault, minority + 1), evil); break;
    case Fault::Pause: {
        const int forMs = kShortestMs + upTo(m_options.longestMs - kShortestMs);
        const QString what = upTo(1) == 0 ? QStringLiteral("ALL") : QStringLiteral("WRITE");
        const auto victims = victimsOf(fault, 1 + upTo(minority - 1));
        for (const int node : victims)
            tell(node, QStringLiteral("CLIENT PAUSE %1 %2").arg(QString::number(forMs), what));
        break;
    }
    case Fault::DropClients: {
        const auto victims = victimsOf(fault, 1 + upTo(m_nodes.size() - 1));
        for (const int node : victims) {
            tell(node, QStringLiteral("CLIENT KILL TYPE normal"));
            if (upTo(1) == 0)
                tell(node, QStringLiteral("CLIENT KILL TYPE pubsub"));
        }
        break;
    }
    case Fault::FlushScripts: {
        const auto victims = victimsOf(fault, m_nodes.size());
        for (const int node : victims)
            tell(node, QStringLiteral("SCRIPT FLUSH"));
        break;
    }
    case Fault::RefuseWrites: {
        const auto victims = victimsOf(fault, 1 + upTo(minority - 1));
        for (const int node : victims)
            tell(node, QStringLiteral("CONFIG SET min-replicas-to-write 1"));
        evil.undo = [this, victims] {
            if (std::any_of(victims.begin(), victims.end(),
                            [this](int node) { return m_states[node] == State::Frozen; }))
                return false;
            for (const int node : victims) {
                if (m_states[node] == State::Up) // one that died has forgotten it
                    tell(node, QStringLiteral("CONFIG SET min-replicas-to-write 0"));
            }
            return true;
        };
        break;
    }
    }
}

void Nemesis::kill(int node)
{
    m_nodes[node].kill();
    m_states[node] = State::Dead;
}

bool Nemesis::revive(int node)
{
    if (!m_nodes[node].start())
        return false;
    m_states[node] = State::Up;
    return true;
}

bool Nemesis::reviveAll(const QList<int> &nodes)
{
    m_trouble.clear();
    for (const int node : nodes) {
        if (m_states[node] == State::Dead && !revive(node))
            m_trouble = QStringLiteral("Node %1 does not start again").arg(node);
    }
    return m_trouble.isEmpty();
}

void Nemesis::freeze(const QList<int> &nodes, Evil &evil)
{
    for (const int node : nodes) {
        m_nodes[node].freeze();
        m_states[node] = State::Frozen;
    }
    evil.undo = [this, nodes] {
        for (const int node : nodes) {
            m_nodes[node].thaw();
            m_states[node] = State::Up;
        }
        return true;
    };
}

void Nemesis::tell(int node, const QString &line)
{
    m_nodes[node].tell(line);
}

void Nemesis::note(const QString &what)
{
    m_diary += QString::number(Lockscope::Clock::system().now().time_since_epoch().count()) + u' ' + what;
}

bool Nemesis::stop()
{
    bool good = true;
    // Frozen ones first: the others' undoing may speak to them.
    for (int node = 0; node < m_nodes.size(); ++node) {
        good = revive(node) && good;
    }
    for (const auto &evil : m_evils) {
        evil->timer.stop();
        good = (!evil->undo || evil->undo()) && good;
        evil->undo = {};
    }
    for (int node = 0; node < m_nodes.size(); ++node)
        tell(node, QStringLiteral("CLIENT UNPAUSE"));
    return good;
}

int Nemesis::total() const
{
    int sum = 0;
    for (const int count : m_counts)
        sum += count;
    return sum;
}

int Nemesis::least() const
{
    int least = std::numeric_limits<int>::max();
    for (const auto fault : m_options.faults)
        least = std::min(least, count(fault));
    return least;
}

QString Nemesis::summary() const
{
    QStringList words;
    for (const auto fault : m_options.faults)
        words += QStringLiteral("%1 × %2").arg(count(fault)).arg(name(fault));
    return words.join(QStringLiteral(", "));
}

} // namespace LockscopeTest
