#pragma once

#include "../history/contention.h"

#include <QSet>

#include <map>

namespace Lockscope {

/// Counts, out of the lines of MONITOR alone, who tries to take a lock at any key: SET … NX, SETNX, and scripts that take locks. It
/// follows each key that somebody tried to take: what is set, deleted and given a TTL tells whether the key was there when the next
/// attempt came, and so whether that one was refused. What an attempt met before anything is known of its key stays undecided.
///
/// A script takes locks if its text says so (EVAL: 'set' with 'nx', 'setnx', 'exists' with 'hincrby'), or if what it calls does: those
/// calls are among the lines. It reads no clock and no socket, and remembers no values. Single-threaded.
class LOCKSCOPE_CORE_EXPORT AnyKeyTally
{
public:
    static constexpr size_t kMostKeys = 4096; ///< of each node. Beyond that those go that one client tried once, then what is new is left out
    static constexpr qsizetype kLongestKey = 1024;

    /// `databases`: of each node; what is sent to others counts for nothing.
    explicit AnyKeyTally(const std::vector<int> &databases);

    void take(int node, const MonitorLine &line);
    /// A line was not heard: from now on it is not known what is there.
    void skip(int node);
    /// These clients are connected when the sample has ended: CLIENT LIST.
    void seeClients(int node, const QByteArray &list);
    [[nodiscard]] bool hasClients(int node) const { return !m_nodes.at(static_cast<size_t>(node)).keys.empty(); }

    /// Of each key that several clients tried, or that refused somebody: the most contended first. Where several nodes vote, of the one
    /// that heard most.
    [[nodiscard]] std::vector<LockContention> report() const;
    /// What else was heard.
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
        quint64 run = 0; ///< of attempts at most one of which succeeded: its latest
    };

    /// What is known of one key, by the server's clock.
    struct Key
    {
        Presence presence = Presence::Unknown;
        std::optional<Micros> expiresAt; ///< while it is present and isTtlKnown; nothing: never
        bool isTtlKnown = false;
        /// While its TTL is not known: until then at most one of the attempts since `run` began has succeeded.
        std::optional<Micros> runUntil;
        quint64 run = 0;
        std::optional<Micros> freeSince;
        Micros free{0};
        bool isFreeKnown = false;
        bool isFromStart = true; ///< nothing that came for it was left out
        qint64 attempts = 0;
        qint64 failed = 0;
        qint64 taken = 0;
        std::map<QByteArray, Client> clients; ///< by address
    };

    /// The script whose calls come next.
    struct Run
    {
        QByteArray client;
        QByteArray command;
        QByteArray script; ///< its SHA-1
        Micros at{0};
        QByteArrayList keys;
        QSet<QByteArray> asked; ///< whether they exist
        QSet<QByteArray> timed; ///< how long they still live, as a script tells whom it refuses
        QSet<QByteArray> written;
        QSet<QByteArray> removed;
        QSet<QByteArray> tried; ///< by a command that is an attempt itself
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
        std::optional<Run> run;
        std::map<QByteArray, std::vector<Refusal>> doubtful; ///< by script, of which it is not known whether it takes locks
        size_t doubts = 0;
        bool hasForgotten = false; ///< some keys are not kept any more
        qint64 leftOut = 0;
        std::optional<QSet<QByteArray>> present;
    };

    struct Expiry
    {
        bool isKnown = true;
        std::optional<Micros> after; ///< nothing: never
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
    void tryNx(Node &node, const QByteArray &name, const QByteArray &client, const QByteArray &command, const Expiry &expiry, Micros now);
    void follow(Node &node, const MonitorLine &line, const QByteArray &command, const QByteArray &client, const QByteArray &as);
    void begin(Node &node, const MonitorLine &line, const QByteArray &command);
    void finish(Node &node);
    void learn(Node &node, const QByteArray &script);
    [[nodiscard]] static LockContention told(const Node &node, int index, const QByteArray &name, const Key &key);
    [[nodiscard]] static bool isContended(const Key &key) { return key.attempts > 0 && (key.clients.size() > 1 || key.failed > 0); }

    std::vector<Node> m_nodes;
    QSet<QByteArray> m_lockScripts; ///< by SHA-1
};

} // namespace Lockscope
