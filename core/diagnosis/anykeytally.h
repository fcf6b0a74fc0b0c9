#pragma once

#include "../history/contention.h"

#include <QSet>

#include <map>

namespace Lockscope {

/// Finds attempts to acquire a lock at any key in MONITOR lines: SET … NX, SETNX, and scripts that acquire locks.
/// Follows each such key: commands that set, delete or expire it show whether it existed, and so whether the next
/// attempt failed. Attempts on a key in an unknown state stay undecided.
///
/// A script acquires locks if its text shows it (EVAL: 'set' with 'nx', 'setnx', 'exists' with 'hincrby') or its calls
/// do, which are among the lines. Reads no clock and no socket, and stores no values. Single-threaded.
class LOCKSCOPE_CORE_EXPORT AnyKeyTally
{
public:
    static constexpr size_t kMostKeys
        = 4096; ///< per node; beyond it, keys with at most one attempt are dropped, then new keys are ignored
    static constexpr qsizetype kLongestKey = 1024;

    /// `databases`: one per node; commands on other databases are ignored.
    explicit AnyKeyTally(const std::vector<int> &databases);

    void take(int node, const MonitorLine &line);
    /// A line was missed, so the state of all keys of this node is unknown from now on.
    void skip(int node);
    /// The clients that are connected at the end of the sample: the reply to CLIENT LIST.
    void seeClients(int node, const QByteArray &list);
    [[nodiscard]] bool hasClients(int node) const { return !m_nodes.at(static_cast<size_t>(node)).keys.empty(); }

    /// Keys that several clients tried, or that refused a client, the most contended first. If several nodes have the
    /// key, the one with most attempts counts. Keys named here need no contention.
    [[nodiscard]] std::vector<LockContention> report(const QByteArrayList &named = {}) const;
    /// How many keys were heard and uncontended, and how many attempts were left out.
    [[nodiscard]] AnyKeys figures() const;

private:
    enum class Presence { Unknown, Absent, Present };

    struct Client
    {
        qint64 attempts = 0;
        qint64 failed = 0;
        qint64 taken = 0;
        QByteArrayList commands;
        bool unserved = false;
        quint64 run = 0; ///< the client's latest run, see Key::runUntil
    };

    /// The state of one key, by the server's clock.
    struct Key
    {
        Presence presence = Presence::Unknown;
        std::optional<Micros> expiresAt; ///< if present and isTtlKnown; unset: never
        bool isTtlKnown = false;
        /// Until then at most one attempt since `run` began succeeded. Used while the TTL is unknown.
        std::optional<Micros> runUntil;
        quint64 run = 0;
        std::optional<Micros> freeSince;
        Micros free{0};
        bool isFreeKnown = false;
        bool isFromStart = true; ///< no attempt on this key was missed
        qint64 attempts = 0;
        qint64 failed = 0;
        qint64 taken = 0;
        std::map<QByteArray, Client> clients; ///< by address
    };

    /// The script whose calls follow in the next lines.
    struct ScriptRun
    {
        QByteArray client;
        QByteArray command;
        QByteArray script; ///< SHA-1 of its text
        Micros at{0};
        QByteArrayList keys;
        QSet<QByteArray> existsChecked; ///< keys that it tested with EXISTS
        QSet<QByteArray> ttlRead; ///< keys whose TTL it read, which lock scripts return on failure
        QSet<QByteArray> written;
        QSet<QByteArray> removed;
        QSet<QByteArray> tried; ///< keys with a call that is an attempt by itself
    };

    struct Refusal
    {
        QByteArray key;
        QByteArray client;
        QByteArray command;
        Micros at{0};
    };

    struct Node
    {
        int database = 0;
        bool complete = true;
        std::map<QByteArray, Key> keys;
        std::optional<ScriptRun> run;
        std::map<QByteArray, std::vector<Refusal>> doubtful; ///< by script that is not known to acquire locks
        size_t doubts = 0;
        bool hasForgotten = false; ///< some keys were dropped
        qint64 leftOut = 0;
        std::optional<QSet<QByteArray>> present;
    };

    struct Expiry
    {
        bool isKnown = true;
        std::optional<Micros> after; ///< unset: never
    };

    [[nodiscard]] static Expiry expiryOf(const QByteArrayList &words, qsizetype from);
    [[nodiscard]] static Key *find(Node &node, const QByteArray &name);
    [[nodiscard]] Key *track(Node &node, const QByteArray &name);
    static void expire(Key &key, Micros now);
    static void setAbsent(Key &key, Micros now);
    static void setPresent(Key &key, const Expiry &expiry, Micros now);
    static void setUnknown(Key &key);
    enum class Outcome { Taken, Failed, Undecided };
    static void count(Key &key, const QByteArray &client, const QByteArray &command, Outcome outcome);
    void tryNx(Node &node, const QByteArray &name, const QByteArray &client, const QByteArray &command,
               const Expiry &expiry, Micros now);
    void follow(Node &node, const MonitorLine &line, const QByteArray &command, const QByteArray &client,
                const QByteArray &as);
    void begin(Node &node, const MonitorLine &line, const QByteArray &command);
    void finish(Node &node);
    void learn(Node &node, const QByteArray &script);
    [[nodiscard]] static LockContention contentionOf(const Node &node, int index, const QByteArray &name,
                                                     const Key &key);
    [[nodiscard]] static bool isContended(const Key &key)
    {
        return key.attempts > 0 && (key.clients.size() > 1 || key.failed > 0);
    }

    std::vector<Node> m_nodes;
    QSet<QByteArray> m_lockScripts; ///< SHA-1 of each
};

} // namespace Lockscope
