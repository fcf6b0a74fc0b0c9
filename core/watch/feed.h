#pragma once

#include "../redis/node.h"

#include <QByteArrayList>

#include <memory>

namespace Lockscope {

/// Reports changed keys of one node at once. The feed uses the first of these that the server permits:
/// - Client tracking (`CLIENT TRACKING … BCAST PREFIX`, Redis 6), redirected to a second connection, as RESP2 requires.
///   Tracking needs no server configuration and reports every change, renewals included. An expired key is reported
///   only when the server deletes it, which may be later.
/// - Keyspace events, if the server sends them (`notify-keyspace-events`).
/// - Nothing: then only the periodic readings show changes.
///
/// The periodic readings go on in any case. Changes before began() may have been missed, so read all keys then.
class LOCKSCOPE_CORE_EXPORT Feed : public QObject
{
    Q_OBJECT

public:
    /// The server compares each write with each prefix, so more prefixes would slow down its writers.
    static constexpr int kMostPrefixes = 16;
    /// Refused tracking is tried again after this many calls of probe(): an administrator may have granted the right.
    static constexpr int kRetryProbes = 30;

    /// `watching`: the link that reads the node's locks; the feed switches on tracking there. `factory` opens the
    /// feed's own connection. The link and the clock must outlive the feed.
    Feed(Link *watching, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~Feed() override;

    /// The key prefixes to listen for.
    struct Prefixes
    {
        QByteArrayList chosen; ///< none is a prefix of another
        int leftOut = 0; ///< prefixes beyond the limit: only periodic readings show changes of their keys

        friend bool operator==(const Prefixes &, const Prefixes &) = default;
    };
    /// Sets the prefixes, as returned by gathered(). If one of them is empty, there is no feed, because the server
    /// would report every write. May be called again: prefixes that remain stay tracked without a gap.
    void setPrefixes(const Prefixes &prefixes);
    /// Call this at each tick. Checks the feed's connection, and tries refused tracking again every kRetryProbes calls.
    void probe();
    /// Checks the feed's connection without retrying anything.
    void keepAlive();
    void stop();

    [[nodiscard]] FeedKind kind() const { return m_kind; }
    /// True if no prefix was left out. Says nothing about whether there is a feed.
    [[nodiscard]] bool isWhole() const { return m_prefixes.leftOut == 0; }
    /// True while it is unknown whether the server permits a feed; settled() ends this.
    [[nodiscard]] bool isPending() const { return m_pending; }
    /// What tracking covers, and since when.
    [[nodiscard]] const std::vector<TrackedPrefix> &trackedPrefixes() const { return m_trackedPrefixes; }
    /// Why there is no feed, or no tracking; empty if all is well.
    [[nodiscard]] const QString &why() const { return m_why; }

    /// Returns at most kMostPrefixes prefixes that cover all given ones, shortening some if necessary. If only an empty
    /// prefix would cover them, some are left out, but none of `listenedFor`.
    [[nodiscard]] static Prefixes gathered(QByteArrayList prefixes, const QByteArrayList &listenedFor = {});
    /// The literal start of a glob.
    [[nodiscard]] static QByteArray prefixOf(const QByteArray &glob);
    /// The channel pattern for keyspace events of keys with this prefix. Redis compares patterns literally here, so the
    /// ACL must list exactly this one.
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
    /// Unsubscribes from events, which are redundant once tracking works.
    void dropEvents();
    /// Cleans up after the listening connection has ended.
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
    QByteArray m_id; ///< CLIENT ID of the listening connection; RESP2 permits the question only before SUBSCRIBE
    QByteArray m_redirect; ///< the REDIRECT target: m_id after the subscription succeeded, else empty
    FeedKind m_kind = FeedKind::None;
    std::vector<TrackedPrefix> m_trackedPrefixes;
    QString m_why;
    QString m_reportedWhy; ///< why() at the latest kindChanged()
    QByteArrayList m_events; ///< event patterns that the feed subscribed to, or is subscribing to
    int m_probes = 0; ///< calls of probe() since tracking was refused
    bool m_probing = false;
    bool m_pending = false;
};

/// A key name that `pattern` matches, for testing access rights. Unset if the pattern has wildcards besides `*`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<QByteArray> sampleOf(const QByteArray &pattern);

} // namespace Lockscope
