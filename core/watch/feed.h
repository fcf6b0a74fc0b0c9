#pragma once

#include "../redis/node.h"

#include <QByteArrayList>

#include <memory>

namespace Lockscope {

/// Reports changed keys of one node immediately, as far as the server permits:
/// - by client tracking (`CLIENT TRACKING … BCAST PREFIX`, Redis 6), redirected to a second connection, as RESP2
///   requires. Tracking needs no server configuration and reports every change, renewals included, but not the moment
///   at which a TTL ends;
/// - if tracking is refused, by keyspace events, provided that the server sends them (`notify-keyspace-events`).
///   Tracking is tried again every kRetryProbes;
/// - otherwise there is no feed, and only the timer's readings show changes.
///
/// The feed speeds up watching and never replaces the timer. After began(), earlier changes are unknown.
class LOCKSCOPE_CORE_EXPORT Feed : public QObject
{
    Q_OBJECT

public:
    /// The server compares each write with each prefix, so more would cost its writers too much.
    static constexpr int kMostPrefixes = 16;
    /// Tracking is tried again after this many calls of probe(): the user may have got the right.
    static constexpr int kRetryProbes = 30;

    /// `watching`: the node's watching link, on which tracking is switched on. It must outlive the feed.
    Feed(Link *watching, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~Feed() override;

    /// The key prefixes to listen for.
    struct Prefixes
    {
        QByteArrayList chosen; ///< none is a prefix of another
        int leftOut = 0; ///< prefixes beyond the limit: only the timer reads their keys

        friend bool operator==(const Prefixes &, const Prefixes &) = default;
    };
    /// Sets the prefixes, as returned by gathered(). With an empty prefix the server would report every write, so there
    /// is no feed then. May be called again.
    void setPrefixes(const Prefixes &prefixes);
    /// Checks that the listening connection still works, and retries what was refused.
    void probe();
    /// Checks the listening connection without retrying anything.
    void keepAlive();
    void stop();

    [[nodiscard]] FeedKind kind() const { return m_kind; }
    /// The feed covers every key that matters.
    [[nodiscard]] bool isWhole() const { return m_prefixes.leftOut == 0; }
    /// Whether a feed is possible is not known yet; settled() follows.
    [[nodiscard]] bool isPending() const { return m_pending; }
    /// What tracking covers, and since when.
    [[nodiscard]] const std::vector<TrackedPrefix> &trackedPrefixes() const { return m_trackedPrefixes; }
    /// Why there is no feed, or no tracking; empty if all is well.
    [[nodiscard]] const QString &why() const { return m_why; }

    /// Shortens the prefixes to at most kMostPrefixes that cover them. If that is impossible, some are left out; those
    /// in `listenedFor` are kept.
    [[nodiscard]] static Prefixes gathered(QByteArrayList prefixes, const QByteArrayList &listenedFor = {});
    /// The literal start of a glob.
    [[nodiscard]] static QByteArray prefixOf(const QByteArray &glob);
    /// The channel pattern for keyspace events of keys with this prefix. The ACL must permit exactly this pattern.
    [[nodiscard]] static QByteArray eventPattern(int database, const QByteArray &prefix);
    /// The prefix for a lock: its namespace, or the whole name if it has none.
    [[nodiscard]] static QByteArray prefixFor(const QByteArray &name);

Q_SIGNALS:
    void changed(const QByteArrayList &keys);
    /// Everything may have changed: the feed has (re)started, or the database was flushed.
    void began();
    /// kind(), why() or trackedPrefixes() has changed.
    void kindChanged();
    /// isPending() has become false.
    void settled();

private:
    void start();
    void subscribe();
    void track(const QByteArrayList &prefixes);
    void listenToEvents();
    /// Events are redundant once tracking works.
    void dropEvents();
    /// The listening connection has ended.
    void forgetConnection();
    void end(const QString &why);
    void setKind(FeedKind kind, const QString &why = {}, std::vector<TrackedPrefix> trackedPrefixes = {});
    /// The new coverage. Prefixes that were tracked before keep their start time.
    [[nodiscard]] std::vector<TrackedPrefix> listeningFor(const QByteArrayList &prefixes) const;
    /// Why some keys are not covered; empty if all are.
    [[nodiscard]] QString whatIsLeftOut() const;
    void settle();

    const Clock &m_clock;
    Link *m_watching;
    std::unique_ptr<Link> m_listening;
    Prefixes m_prefixes; ///< wanted
    QByteArrayList m_tracked; ///< as sent to the server
    QByteArray m_id; ///< CLIENT ID of the listening connection, asked before it subscribes
    QByteArray m_redirect; ///< m_id, once the connection is subscribed to invalidations
    FeedKind m_kind = FeedKind::None;
    std::vector<TrackedPrefix> m_trackedPrefixes;
    QString m_why;
    QString m_reportedWhy; ///< as reported by the latest kindChanged()
    QByteArrayList m_events; ///< subscribed patterns, or about to be
    int m_probes = 0; ///< since tracking was refused
    bool m_probing = false;
    bool m_pending = false;
};

/// A name that `pattern` matches, to try the access rights on; unset if the pattern has wildcards other than stars.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<QByteArray> sampleOf(const QByteArray &pattern);

} // namespace Lockscope
