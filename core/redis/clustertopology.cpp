#include "clustertopology.h"

#include "endpoint.h"

#include <QByteArrayList>

#include <algorithm>
#include <map>

namespace Lockscope {

namespace {

Error bad(const char *what)
{
    return {.kind = ErrorKind::Protocol,
            .message
            = QStringLiteral("The cluster's description of itself cannot be read: %1").arg(QLatin1String(what))};
}

/// CRC16 as the Redis Cluster specification defines it (XMODEM): polynomial 0x1021, not reflected.
quint16 crc16(QByteArrayView bytes)
{
    quint16 crc = 0;
    for (const char byte : bytes) {
        crc = static_cast<quint16>(crc ^ (static_cast<quint8>(byte) << 8));
        for (int bit = 0; bit < 8; ++bit)
            crc = static_cast<quint16>((crc & 0x8000) != 0 ? (crc << 1) ^ 0x1021 : crc << 1);
    }
    return crc;
}

std::optional<qint64> numberOf(const Value &value)
{
    if (value.isInteger())
        return value.integer;
    bool ok = false;
    const qint64 number = value.isText() ? value.text.toLongLong(&ok) : 0;
    return ok ? std::optional(number) : std::nullopt;
}

std::optional<quint16> portOf(const Value &value)
{
    const auto number = numberOf(value);
    return number && *number > 0 && *number <= 65535 ? std::optional(static_cast<quint16>(*number)) : std::nullopt;
}

/// Returns an empty host if the node does not know its own (empty or "?"): use the address that was asked.
std::optional<QString> hostOf(const QByteArray &text)
{
    if (text.isEmpty() || text == "?")
        return QString();
    const Endpoint endpoint{.host = QString::fromUtf8(text.left(256))};
    return endpoint.validate() ? std::optional(endpoint.host) : std::nullopt;
}

std::optional<ClusterMaster::Range> rangeOf(const Value &first, const Value &last)
{
    const auto from = numberOf(first);
    const auto to = numberOf(last);
    if (!from || !to || *from < 0 || *to < *from || *to >= kClusterSlots)
        return std::nullopt;
    return ClusterMaster::Range{.first = static_cast<int>(*from), .last = static_cast<int>(*to)};
}

/// Finds a field of a map. RESP2 sends maps as lists of keys and values.
const Value *field(const Value &map, const char *name)
{
    for (size_t i = 0; i + 1 < map.elements.size(); i += 2) {
        if (map.elements[i].text == name)
            return &map.elements[i + 1];
    }
    return nullptr;
}

} // namespace

int clusterSlotOf(const QByteArray &key)
{
    QByteArrayView hashed(key);
    if (const qsizetype open = key.indexOf('{'); open >= 0) {
        const qsizetype close = key.indexOf('}', open + 1);
        if (close > open + 1)
            hashed = QByteArrayView(key).sliced(open + 1, close - open - 1);
    }
    return crc16(hashed) % kClusterSlots;
}

Result<ClusterTopology> topologyFromShards(const Value &reply, bool tls)
{
    if (!reply.isArray())
        return bad("it is no list of shards");
    ClusterTopology topology;
    for (const auto &shard : reply.elements) {
        const Value *ranges = field(shard, "slots");
        const Value *nodes = field(shard, "nodes");
        if (ranges == nullptr || nodes == nullptr || ranges->elements.size() % 2 != 0)
            return bad("a shard has no slots or no nodes");
        ClusterMaster master;
        for (size_t i = 0; i + 1 < ranges->elements.size(); i += 2) {
            const auto range = rangeOf(ranges->elements[i], ranges->elements[i + 1]);
            if (!range)
                return bad("a range of slots is none");
            master.slotRanges.push_back(*range);
        }
        if (master.slotRanges.empty())
            continue; // a master without slots, or one that lost them
        // A shard may list a failed master next to the one that replaced it.
        const Value *chosen = nullptr;
        for (const auto &node : nodes->elements) {
            const Value *role = field(node, "role");
            const Value *health = field(node, "health");
            if (role == nullptr || role->text != "master")
                continue;
            if (chosen == nullptr || (health != nullptr && health->text == "online"))
                chosen = &node;
        }
        if (chosen == nullptr)
            continue; // the replicas have not elected a master yet
        const Value *port = field(*chosen, tls ? "tls-port" : "port");
        const Value *endpoint = field(*chosen, "endpoint");
        const auto number = port != nullptr ? portOf(*port) : std::nullopt;
        const auto host = hostOf(endpoint != nullptr ? endpoint->text : QByteArray());
        if (!number || !host)
            return bad(tls ? "a master has no address for TLS" : "a master has no address");
        master.host = *host;
        master.port = *number;
        topology.push_back(std::move(master));
    }
    return topology;
}

Result<ClusterTopology> topologyFromSlots(const Value &reply)
{
    if (!reply.isArray())
        return bad("it is no list of slots");
    std::map<std::pair<QString, quint16>, ClusterMaster> masters;
    for (const auto &entry : reply.elements) {
        if (!entry.isArray() || entry.elements.size() < 3 || entry.elements[2].elements.size() < 2)
            return bad("a range of slots has no master");
        const auto range = rangeOf(entry.elements[0], entry.elements[1]);
        const auto host = hostOf(entry.elements[2].elements[0].text);
        const auto port = portOf(entry.elements[2].elements[1]);
        if (!range || !host || !port)
            return bad("a range of slots, or the address of its master, is none");
        auto &master = masters[{*host, *port}];
        master.host = *host;
        master.port = *port;
        master.slotRanges.push_back(*range);
    }
    ClusterTopology topology;
    for (auto &[address, master] : masters)
        topology.push_back(std::move(master));
    return topology;
}

std::optional<ClusterRedirect> redirectFrom(const QByteArray &serverReply)
{
    // Format: MOVED SLOT HOST:PORT. The host may be missing, or an IPv6 address without brackets.
    const auto words = serverReply.split(' ');
    if (words.size() < 3 || (words.at(0) != "MOVED" && words.at(0) != "ASK"))
        return std::nullopt;
    bool slotOk = false;
    const int slot = words.at(1).toInt(&slotOk);
    const qsizetype colon = words.at(2).lastIndexOf(':');
    const auto host = colon >= 0 ? hostOf(words.at(2).left(colon)) : std::nullopt;
    const auto port = portOf(Value{.type = Value::Type::Bulk, .text = words.at(2).mid(colon + 1)});
    if (!slotOk || slot < 0 || slot >= kClusterSlots || !host || !port)
        return std::nullopt;
    return ClusterRedirect{.moved = words.at(0) == "MOVED", .slot = slot, .host = *host, .port = *port};
}

bool isAboutSlot(const QByteArray &serverReply)
{
    return serverReply.startsWith("MOVED ") || serverReply.startsWith("ASK ") || serverReply.startsWith("TRYAGAIN");
}

} // namespace Lockscope
