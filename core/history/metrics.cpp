#include "metrics.h"

#include "../base/namespaces.h"
#include "../base/text.h"
#include "../board/nodepredicates.h"
#include "historystatistics.h"
#include "reliance.h"

#include <algorithm>

namespace Lockscope {

namespace {

constexpr char kOthers[] = "…";
constexpr qsizetype kLongestLabel = 1000;

/// The name up to its first colon; empty if it has none, or too long a one.
QByteArray namespaceOf(const QByteArray &lock)
{
    constexpr qsizetype kLongestNamespace = 100;
    const QByteArray space = outermostNamespace(lock);
    return space.size() > kLongestNamespace ? QByteArray() : space;
}

/// A label's value. Scrapers and browsers show it as it is, so what is invisible is written out.
QByteArray quoted(const QByteArray &value)
{
    QByteArray text = visibleText(value, kLongestLabel).toUtf8();
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    return '"' + text + '"';
}

QByteArray seconds(Micros time)
{
    return QByteArray::number(std::chrono::duration<double>(time).count(), 'g', 12);
}

/// Writes metrics: a head, then a line for each value.
class Writer
{
public:
    /// `common`: labels of every value.
    Writer(QByteArray &text, QByteArray common) : m_text(text), m_common(std::move(common)) { }

    void begin(const char *name, const char *type, const char *help)
    {
        m_name = QByteArray("lockscope_") + name;
        m_text += "# HELP " + m_name + ' ' + help + "\n# TYPE " + m_name + ' ' + type + '\n';
    }
    void add(const QByteArray &labels, const QByteArray &value, const char *suffix = "")
    {
        const QByteArray all = m_common + (m_common.isEmpty() || labels.isEmpty() ? "" : ",") + labels;
        m_text += m_name + suffix + (all.isEmpty() ? QByteArray() : '{' + all + '}') + ' ' + value + '\n';
    }
    void add(const QByteArray &labels, qint64 value, const char *suffix = "")
    {
        add(labels, QByteArray::number(value), suffix);
    }
    void one(const char *name, const char *type, const char *help, qint64 value)
    {
        begin(name, type, help);
        add({}, value);
    }

private:
    QByteArray &m_text;
    const QByteArray m_common;
    QByteArray m_name;
};

QByteArray label(const char *name, const QByteArray &value)
{
    return QByteArray(name) + '=' + quoted(value);
}

} // namespace

void Metrics::apply(const BoardDiff &diff)
{
    for (const auto &state : diff.changed) {
        leave(state->name);
        const auto waiters = state->waiting();
        const bool isHeld = state->hold.since != Instant() && !state->assessment.owner.isEmpty();
        const Part part{.verdict = state->assessment.verdict,
                        .waiters = waiters ? std::optional(waiters->count) : std::nullopt,
                        .heldSince = isHeld ? std::optional(state->hold.since) : std::nullopt};
        Standing &standing = m_standing[namespaceOf(state->name)];
        ++standing.verdicts[part.verdict];
        standing.locksWithWaiters += part.waiters ? 1 : 0;
        standing.waiters += part.waiters.value_or(0);
        if (part.heldSince)
            standing.heldSince.insert(*part.heldSince);
        m_locks.insert_or_assign(state->name, part);
    }
    for (const auto &name : diff.removed)
        leave(name);
    m_nodes = diff.nodes;
    m_complete = diff.complete && !areLocksLeftOut(diff.nodes);
}

void Metrics::leave(const QByteArray &lock)
{
    const auto known = m_locks.find(lock);
    if (known == m_locks.end())
        return;
    const Part &part = known->second;
    const auto found = m_standing.find(namespaceOf(lock));
    Standing &standing = found->second;
    if (--standing.verdicts[part.verdict] == 0)
        standing.verdicts.erase(part.verdict);
    standing.locksWithWaiters -= part.waiters ? 1 : 0;
    standing.waiters -= part.waiters.value_or(0);
    if (part.heldSince)
        standing.heldSince.erase(standing.heldSince.find(*part.heldSince));
    if (standing.verdicts.empty())
        m_standing.erase(found);
    m_locks.erase(known);
}

void Metrics::Standing::add(const Standing &other)
{
    for (const auto &[verdict, count] : other.verdicts)
        verdicts[verdict] += count;
    locksWithWaiters += other.locksWithWaiters;
    waiters += other.waiters;
    if (!other.heldSince.empty())
        heldSince.insert(*other.heldSince.begin()); // only the longest is shown
}

void Metrics::count(const HistorySnapshot &history)
{
    m_allReported = !history.unreadSince && history.completeSince.has_value();
    quint64 number = history.forgotten;
    for (const auto &chunk : history.chunks) {
        // Skip counted events by whole chunks: there may be a million events, and this runs every second.
        const auto size = static_cast<quint64>(chunk->size());
        const quint64 counted = m_counted > number ? std::min(m_counted - number, size) : 0;
        for (quint64 i = counted; i < size; ++i)
            count(chunk->event(static_cast<size_t>(i)));
        number += size;
    }
    m_counted = std::max(m_counted, number);
}

QByteArray Metrics::labelFor(const QByteArray &lock)
{
    const QByteArray name = namespaceOf(lock);
    return m_counts.contains(name) || m_counts.size() < kMostNamespaces ? name : QByteArray(kOthers);
}

void Metrics::count(const HistoryEvent &event)
{
    if (event.lock.isEmpty())
        return;
    Counts &counts = m_counts[labelFor(event.lock)];
    switch (event.kind) {
    case HistoryKind::Began:
        if (event.exact)
            ++counts.acquisitions;
        break;
    case HistoryKind::Renewed: ++counts.renewals; break;
    case HistoryKind::SightLost: m_outOfSight.insert(event.lock); break;
    case HistoryKind::SightRegained: m_outOfSight.erase(event.lock); break;
    case HistoryKind::Overlap: counts.overlaps += isOverlapOver(event) ? 0 : 1; break;
    case HistoryKind::Split: ++counts.splits; break;
    case HistoryKind::Ended: {
        ++counts.ends.at(static_cast<size_t>(event.end));
        if (m_outOfSight.erase(event.lock) > 0 || !event.exact || !event.isOneHold
            || !isMeasured(event.length, event.slack))
            break;
        ++counts.holds;
        counts.held += event.length;
        const auto bound
            = std::find_if(kHoldBounds.begin(), kHoldBounds.end(), [&](Millis most) { return event.length <= most; });
        if (bound != kHoldBounds.end())
            ++counts.holdsUpTo.at(static_cast<size_t>(bound - kHoldBounds.begin()));
        break;
    }
    default: break;
    }
}

void Metrics::setAlerts(const std::vector<Alert> &alerts)
{
    m_alerts.clear();
    for (const auto &alert : alerts)
        ++m_alerts[alert.kind];
}

QByteArray Metrics::text(Instant now, WallTime wall, const QByteArray &version, std::optional<int> database) const
{
    // Gauges show the present board, so labels are assigned again for each text.
    std::map<QByteArray, Standing> others;
    auto firstOther = m_standing.begin();
    for (size_t labels = 0; firstOther != m_standing.end() && labels < kMostNamespaces; ++labels)
        ++firstOther;
    for (auto more = firstOther; more != m_standing.end(); ++more)
        others[kOthers].add(more->second);
    std::vector<std::pair<QByteArray, const Standing *>> standing;
    for (auto one = m_standing.begin(); one != firstOther; ++one)
        standing.emplace_back(one->first, &one->second);
    for (const auto &[name, here] : others)
        standing.emplace_back(name, &here);

    QByteArray text;
    Writer writer(text, database ? label("database", QByteArray::number(*database)) : QByteArray());
    writer.begin("info", "gauge", "The version of the exporter.");
    writer.add(label("version", version), 1);

    writer.begin("locks", "gauge", "Locks on the board, by verdict.");
    for (const auto &[name, here] : standing) {
        for (const auto &[verdict, count] : here->verdicts)
            writer.add(label("namespace", name) + ',' + label("verdict", toString(verdict).data()), count);
    }
    writer.begin("waiters", "gauge", "Waiters, where the dialect shows them.");
    for (const auto &[name, here] : standing) {
        if (here->locksWithWaiters > 0)
            writer.add(label("namespace", name), here->waiters);
    }
    writer.begin("longest_hold_seconds", "gauge", "The longest current hold; a lower bound.");
    for (const auto &[name, here] : standing) {
        if (!here->heldSince.empty())
            writer.add(label("namespace", name), seconds(std::max(Micros(0), now - *here->heldSince.begin())));
    }

    const auto counter = [&](const char *name, const char *help, qint64 Counts::*count) {
        writer.begin(name, "counter", help);
        for (const auto &[space, counts] : m_counts)
            writer.add(label("namespace", space), counts.*count);
    };
    counter("acquisitions_total", "Acquisitions that were seen.", &Counts::acquisitions);
    counter("renewals_total", "Renewals that were seen.", &Counts::renewals);
    counter("overlaps_total", "Times that two owners may have relied on one lock.", &Counts::overlaps);
    counter("splits_total", "Times that several owners kept each other from a lock.", &Counts::splits);
    writer.begin("holds_ended_total", "counter", "Holds that ended, by how.");
    for (const auto &[space, counts] : m_counts) {
        for (size_t end = 0; end < kEnds; ++end) {
            if (counts.ends.at(end) > 0)
                writer.add(label("namespace", space) + ',' + label("end", toString(static_cast<HoldEnd>(end)).data()),
                           counts.ends.at(end));
        }
    }
    writer.begin("hold_seconds", "histogram", "Hold times, of holds whose beginning and end were seen.");
    for (const auto &[space, counts] : m_counts) {
        qint64 sum = 0;
        for (size_t i = 0; i < kHoldBounds.size(); ++i) {
            sum += counts.holdsUpTo.at(i);
            writer.add(label("namespace", space) + ',' + label("le", seconds(kHoldBounds.at(i))), sum, "_bucket");
        }
        writer.add(label("namespace", space) + ',' + label("le", "+Inf"), counts.holds, "_bucket");
        writer.add(label("namespace", space), seconds(counts.held), "_sum");
        writer.add(label("namespace", space), counts.holds, "_count");
    }

    const Capability capability = Capability::of(m_nodes, wall);
    writer.one("nodes", "gauge", "Nodes of the deployment.", capability.nodes);
    writer.one("nodes_readable", "gauge", "Nodes that answer.", capability.readable);
    writer.one("nodes_quarantined", "gauge", "Nodes that restarted and have no vote on new locks yet.",
               capability.quarantined);
    writer.one("quorum", "gauge", "Nodes that a lock needs.", capability.quorum);
    if (capability.nodes > 0 && capability.connecting == 0)
        writer.one("can_lock", "gauge", "1 if locks can be taken.", capability.canLock() ? 1 : 0);
    const auto perNode = [&](const char *name, const char *help, auto &&value) {
        writer.begin(name, "gauge", help);
        for (const auto &node : m_nodes) {
            const std::optional<QByteArray> known = node.retired ? std::nullopt : value(node);
            if (known)
                writer.add(label("node", node.label.toUtf8()), *known);
        }
    };
    perNode("node_up", "1 if the node answers.", [](const NodeStatus &node) -> std::optional<QByteArray> {
        if (isReachUnknown(node))
            return std::nullopt;
        return QByteArray(node.reach == NodeStatus::Reach::Up && !node.error ? "1" : "0");
    });
    perNode("node_round_trip_seconds", "Latency of the latest reading.", [](const NodeStatus &node) {
        return node.roundTrip ? std::optional(seconds(*node.roundTrip)) : std::nullopt;
    });
    perNode("node_commands_per_second", "Commands that watching sends to the node.", [](const NodeStatus &node) {
        return node.cost ? std::optional(QByteArray::number(node.cost->commandsPerSecond, 'g', 6)) : std::nullopt;
    });
    perNode("node_bytes_per_second", "Bytes that watching exchanges with the node.", [](const NodeStatus &node) {
        return node.cost ? std::optional(QByteArray::number(node.cost->bytesPerSecond, 'g', 6)) : std::nullopt;
    });
    perNode("node_clock_offset_seconds", "Offset of the node's clock from the exporter's; positive: ahead.",
            [](const NodeStatus &node) {
                return node.clock ? std::optional(seconds(node.clock->middle())) : std::nullopt;
            });
    perNode("node_hidden_keys", "Keys that this user may not read.",
            [](const NodeStatus &node) { return std::optional(QByteArray::number(node.hiddenKeys)); });
    perNode("node_left_out_locks", "Locks that are not counted, because there are more than --most-locks.",
            [](const NodeStatus &node) { return std::optional(QByteArray::number(node.leftOut)); });

    writer.begin("alerts", "gauge", "Active alerts.");
    for (const auto &traits : alertTraits()) {
        const auto found = m_alerts.find(traits.kind);
        writer.add(label("alert", traits.id.data()), found == m_alerts.end() ? 0 : found->second);
    }
    writer.one(
        "complete", "gauge",
        "1 if every node is read and every change is seen, which takes patterns and tracking. Otherwise counts are "
        "lower bounds.",
        m_complete && m_allReported ? 1 : 0);
    return text;
}

QByteArray Metrics::merged(const QList<QByteArray> &texts)
{
    QByteArrayList heads; // in order of appearance
    QHash<QByteArray, QByteArray> values; // by head
    for (const auto &text : texts) {
        QByteArray head;
        for (const auto &line : text.split('\n')) {
            if (line.startsWith("# HELP "))
                head = line + '\n';
            else if (line.startsWith("# TYPE "))
                head += line + '\n';
            else if (!line.isEmpty())
                values[head] += line + '\n';
            if (line.startsWith("# TYPE ") && !heads.contains(head))
                heads.append(head);
        }
    }
    QByteArray all;
    for (const auto &head : heads)
        all += head + values.value(head);
    return all;
}

} // namespace Lockscope
