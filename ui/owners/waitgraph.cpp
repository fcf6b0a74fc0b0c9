#include "waitgraph.h"

#include "holdersummary.h"

#include <QHash>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace Lockscope {

namespace {

struct GraphBuilder
{
    std::vector<WaitGraph::Node> nodes;
    std::vector<WaitGraph::Edge> edges;
    QHash<QByteArray, int> index;

    int add(const WaitGraph::Node &node)
    {
        const auto found = index.constFind(node.key);
        if (found != index.constEnd())
            return *found;
        const int place = static_cast<int>(nodes.size());
        index.insert(node.key, place);
        nodes.push_back(node);
        return place;
    }
    void connect(int from, int to, bool isWait)
    {
        const bool isKnown = std::any_of(edges.begin(), edges.end(), [&](const WaitGraph::Edge &edge) {
            return edge.from == from && edge.to == to;
        });
        if (!isKnown)
            edges.push_back({.from = from, .to = to, .isWait = isWait});
    }
};

QByteArray ownerKey(const LockHolder &holder)
{
    return "o" + holder.owner + '\0' + holder.lock;
}

/// One lock with what it adds to the graph.
struct GraphPart
{
    LockStatePtr lock;
    std::vector<LockHolder> holders;
    std::vector<QByteArray> waiters; ///< by name
    std::optional<WaiterCount> count;
    bool isInCycle = false;

    [[nodiscard]] qint64 weight() const
    {
        return std::max(count ? count->count : 0, static_cast<qint64>(waiters.size()));
    }
};

void addPart(GraphBuilder &builder, const GraphPart &part)
{
    const int lock = builder.add(
        {.kind = WaitGraph::Kind::Lock, .key = "l" + part.lock->name, .name = part.lock->name, .lock = part.lock});
    for (size_t i = 0; i < std::min(part.holders.size(), WaitGraph::kMostOfOneLock); ++i) {
        const LockHolder &holder = part.holders[i];
        const int owner = builder.add({.kind = WaitGraph::Kind::Owner,
                                       .key = ownerKey(holder),
                                       .name = holder.owner,
                                       .lock = part.lock,
                                       .host = holder.host,
                                       .isNobody = !holder.lock.isEmpty()});
        builder.connect(lock, owner, false);
    }
    const size_t namedWaiters = std::min(part.waiters.size(), WaitGraph::kMostOfOneLock);
    for (size_t i = 0; i < namedWaiters; ++i) {
        const QByteArray &name = part.waiters[i];
        const int waiter = builder.add(
            {.kind = WaitGraph::Kind::Owner, .key = ownerKey({.owner = name}), .name = name, .lock = part.lock});
        builder.connect(waiter, lock, true);
    }
    const qint64 nameless = part.weight() - static_cast<qint64>(namedWaiters);
    if (nameless > 0) {
        const int waiters = builder.add({.kind = WaitGraph::Kind::Waiters,
                                         .key = "w" + part.lock->name,
                                         .name = {},
                                         .lock = part.lock,
                                         .waiters = nameless,
                                         .isLowerBound = !part.count || part.count->isPart,
                                         .isUpperBound = part.count && part.count->isBound()});
        builder.connect(waiters, lock, true);
    }
}

std::vector<std::pair<int, int>> pairsOf(const std::vector<WaitGraph::Edge> &edges)
{
    std::vector<std::pair<int, int>> pairs;
    pairs.reserve(edges.size());
    for (const auto &edge : edges)
        pairs.emplace_back(edge.from, edge.to);
    return pairs;
}

/// Marks nodes and edges of cycles, and returns the number of cycles.
int markCycles(std::vector<WaitGraph::Node> &nodes, std::vector<WaitGraph::Edge> &edges, const std::vector<int> &strong)
{
    std::vector<int> sizes(nodes.size(), 0);
    for (const int component : strong)
        ++sizes[static_cast<size_t>(component)];
    for (size_t i = 0; i < nodes.size(); ++i)
        nodes[i].isInCycle = sizes[static_cast<size_t>(strong[i])] > 1;
    for (auto &edge : edges)
        edge.isInCycle = strong[static_cast<size_t>(edge.from)] == strong[static_cast<size_t>(edge.to)];
    return static_cast<int>(std::count_if(sizes.begin(), sizes.end(), [](int size) { return size > 1; }));
}

/// An edge leads to a lower layer. The nodes of a cycle follow each other, from the one that an outer edge leaves.
void setLayers(std::vector<WaitGraph::Node> &nodes, const std::vector<WaitGraph::Edge> &edges,
               const std::vector<int> &strong)
{
    std::vector<std::vector<size_t>> members(nodes.size());
    for (size_t i = 0; i < nodes.size(); ++i)
        members[static_cast<size_t>(strong[i])].push_back(i);
    for (auto &component : members) { // those that others lead to come first
        int base = 0;
        for (const size_t node : component) {
            for (const auto &edge : edges) {
                if (edge.from == static_cast<int>(node) && !edge.isInCycle)
                    base = std::max(base, nodes[static_cast<size_t>(edge.to)].layer + 1);
            }
        }
        if (component.size() < 2) {
            for (const size_t node : component)
                nodes[node].layer = base;
            continue;
        }
        // Walk backwards along the edges, so that most of them lead to a lower layer.
        std::sort(component.begin(), component.end(),
                  [&nodes](size_t a, size_t b) { return nodes[a].key < nodes[b].key; });
        const auto start = std::find_if(component.begin(), component.end(),
                                        [&nodes](size_t node) { return nodes[node].kind == WaitGraph::Kind::Owner; });
        std::vector<size_t> order{start == component.end() ? component.front() : *start};
        std::vector<int> depth(nodes.size(), -1);
        depth[order.front()] = 0;
        for (size_t i = 0; i < order.size(); ++i) {
            for (const auto &edge : edges) {
                const auto from = static_cast<size_t>(edge.from);
                if (edge.to == static_cast<int>(order[i]) && edge.isInCycle && depth[from] < 0) {
                    depth[from] = depth[order[i]] + 1;
                    order.push_back(from);
                }
            }
        }
        for (const size_t node : component)
            nodes[node].layer = base + std::max(0, depth[node]);
    }
}

/// The connected components, regardless of direction.
std::vector<int> connected(int nodes, const std::vector<WaitGraph::Edge> &edges)
{
    std::vector<int> root(static_cast<size_t>(nodes));
    std::iota(root.begin(), root.end(), 0);
    const auto find = [&root](int node) {
        while (root[static_cast<size_t>(node)] != node)
            node = root[static_cast<size_t>(node)] = root[static_cast<size_t>(root[static_cast<size_t>(node)])];
        return node;
    };
    for (const auto &edge : edges)
        root[static_cast<size_t>(find(edge.from))] = find(edge.to);
    std::vector<int> components;
    for (int node = 0; node < nodes; ++node)
        components.push_back(find(node));
    return components;
}

/// Numbers the components: cycles first, then by waiting, then by name, which keeps them in place.
void setComponents(WaitGraph &graph)
{
    struct Component
    {
        bool hasCycle = false;
        bool isWaitedFor = false;
        QByteArray name;
        int root = 0;
    };
    const auto roots = connected(static_cast<int>(graph.nodes.size()), graph.edges);
    QHash<int, Component> components;
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        const auto &node = graph.nodes[i];
        Component &component = components[roots[i]];
        component.root = roots[i];
        component.hasCycle = component.hasCycle || node.isInCycle;
        if (component.name.isEmpty() || node.key < component.name)
            component.name = node.key;
    }
    for (const auto &edge : graph.edges)
        components[roots[static_cast<size_t>(edge.from)]].isWaitedFor |= edge.isWait;
    std::vector<Component> order(components.begin(), components.end());
    std::sort(order.begin(), order.end(), [](const Component &a, const Component &b) {
        return std::tuple(!a.hasCycle, !a.isWaitedFor, a.name) < std::tuple(!b.hasCycle, !b.isWaitedFor, b.name);
    });
    QHash<int, int> numbers;
    for (size_t i = 0; i < order.size(); ++i)
        numbers.insert(order[i].root, static_cast<int>(i));
    for (size_t i = 0; i < graph.nodes.size(); ++i)
        graph.nodes[i].component = numbers.value(roots[i]);
    graph.components = static_cast<int>(order.size());
}

/// Sorts the nodes, and gives each its place in its layer.
void setPlaces(WaitGraph &graph)
{
    // Below the lock that they belong to, so that few edges cross.
    const auto nameOf
        = [](const WaitGraph::Node &node) { return std::pair(node.lock ? node.lock->name : QByteArray(), node.key); };
    std::vector<int> order(graph.nodes.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) {
        const auto &left = graph.nodes[static_cast<size_t>(a)];
        const auto &right = graph.nodes[static_cast<size_t>(b)];
        return std::tuple(left.component, left.layer, nameOf(left))
            < std::tuple(right.component, right.layer, nameOf(right));
    });
    std::vector<int> places(order.size());
    std::vector<WaitGraph::Node> sorted;
    for (size_t i = 0; i < order.size(); ++i) {
        places[static_cast<size_t>(order[i])] = static_cast<int>(i);
        sorted.push_back(graph.nodes[static_cast<size_t>(order[i])]);
        const bool isSame
            = i > 0 && sorted[i - 1].component == sorted[i].component && sorted[i - 1].layer == sorted[i].layer;
        sorted[i].place = isSame ? sorted[i - 1].place + 1 : 0;
    }
    graph.nodes = std::move(sorted);
    for (auto &edge : graph.edges) {
        edge.from = places[static_cast<size_t>(edge.from)];
        edge.to = places[static_cast<size_t>(edge.to)];
    }
}

} // namespace

std::vector<KnownWaiter> waitersOf(const ContentionReport &report)
{
    std::vector<KnownWaiter> waiters;
    for (const LockContention &lock : report.locks) {
        for (const ContendingClient &client : lock.clients) {
            if (lock.isKnownLock && client.waiting() == true)
                waiters.push_back({.waiter = client.address, .lock = lock.name});
        }
    }
    return waiters;
}

std::vector<int> WaitGraph::strongComponents(int nodes, const std::vector<std::pair<int, int>> &edges)
{
    // Tarjan's algorithm, without recursion, which a long chain could exhaust.
    const auto count = static_cast<size_t>(nodes);
    std::vector<std::vector<int>> next(count);
    for (const auto &[from, to] : edges)
        next[static_cast<size_t>(from)].push_back(to);
    std::vector<int> component(count, -1);
    std::vector<int> number(count, -1);
    std::vector<int> low(count, 0);
    std::vector<int> stack;
    std::vector<std::pair<int, size_t>> path; // node, and which of its edges is next
    int numbers = 0;
    int components = 0;
    for (int start = 0; start < nodes; ++start) {
        if (number[static_cast<size_t>(start)] >= 0)
            continue;
        path.emplace_back(start, 0);
        while (!path.empty()) {
            const auto node = static_cast<size_t>(path.back().first);
            if (path.back().second == 0) {
                number[node] = low[node] = numbers++;
                stack.push_back(static_cast<int>(node));
            }
            if (path.back().second < next[node].size()) {
                const auto to = static_cast<size_t>(next[node][path.back().second++]);
                if (number[to] < 0)
                    path.emplace_back(static_cast<int>(to), 0);
                else if (component[to] < 0)
                    low[node] = std::min(low[node], number[to]);
                continue;
            }
            if (low[node] == number[node]) {
                for (bool isLast = false; !isLast;) {
                    const auto member = static_cast<size_t>(stack.back());
                    stack.pop_back();
                    component[member] = components;
                    isLast = member == node;
                }
                ++components;
            }
            path.pop_back();
            if (!path.empty()) {
                const auto parent = static_cast<size_t>(path.back().first);
                low[parent] = std::min(low[parent], low[node]);
            }
        }
    }
    return component;
}

WaitGraph WaitGraph::of(const std::vector<LockStatePtr> &locks, const std::vector<KnownWaiter> &waiters,
                        const LockFilter &filter, const LockFilterContext &context)
{
    QHash<QByteArray, std::vector<QByteArray>> named;
    for (const KnownWaiter &waiter : waiters)
        named[waiter.lock].push_back(waiter.waiter);
    std::vector<GraphPart> parts;
    for (const LockStatePtr &lock : locks) {
        if (!filter.matches(*lock, context))
            continue;
        GraphPart part{.lock = lock, .holders = {}, .waiters = named.value(lock->name), .count = lock->waiting()};
        if (lock->assessment.isHeld())
            part.holders = holdersOf(*lock);
        if (!part.holders.empty() || part.weight() > 0)
            parts.push_back(std::move(part));
    }

    // Only named waiters can close a cycle, and they are few.
    GraphBuilder whole;
    for (const GraphPart &part : parts) {
        if (!named.isEmpty())
            addPart(whole, part);
    }
    const auto inWhole = strongComponents(static_cast<int>(whole.nodes.size()), pairsOf(whole.edges));
    (void)markCycles(whole.nodes, whole.edges, inWhole);
    for (GraphPart &part : parts) {
        const int node = whole.index.value("l" + part.lock->name, -1);
        part.isInCycle = node >= 0 && whole.nodes[static_cast<size_t>(node)].isInCycle;
    }
    const auto rank = [](const GraphPart &part) {
        return std::tuple(!part.isInCycle, -part.weight(), part.lock->hold.since, part.lock->name);
    };
    const size_t most = std::min<size_t>(parts.size(), kMost); // each part has a node at least
    std::partial_sort(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(most), parts.end(),
                      [&rank](const GraphPart &a, const GraphPart &b) { return rank(a) < rank(b); });
    GraphBuilder builder;
    WaitGraph graph;
    size_t shown = 0;
    for (; shown < most; ++shown) {
        GraphBuilder longer = builder;
        addPart(longer, parts[shown]);
        if (longer.nodes.size() > kMost && shown > 0)
            break;
        builder = std::move(longer);
        if (parts[shown].holders.size() > kMostOfOneLock)
            graph.ownersLeft += static_cast<int>(parts[shown].holders.size() - kMostOfOneLock);
        graph.unknownWaiters += parts[shown].count || !parts[shown].waiters.empty() ? 0 : 1;
    }
    graph.locksLeft = static_cast<int>(parts.size() - shown);
    graph.nodes = std::move(builder.nodes);
    graph.edges = std::move(builder.edges);
    const auto strong = strongComponents(static_cast<int>(graph.nodes.size()), pairsOf(graph.edges));
    graph.cycles = markCycles(graph.nodes, graph.edges, strong);
    setLayers(graph.nodes, graph.edges, strong);
    setComponents(graph);
    setPlaces(graph);
    return graph;
}

int WaitGraph::find(const QByteArray &key) const
{
    const auto found = std::find_if(nodes.begin(), nodes.end(), [&key](const Node &node) { return node.key == key; });
    return found == nodes.end() ? -1 : static_cast<int>(found - nodes.begin());
}

} // namespace Lockscope
