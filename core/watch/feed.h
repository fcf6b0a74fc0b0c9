#pragma once

#include "../redis/node.h"

#include <QByteArrayList>

#include <memory>

namespace Lockscope {

/// Tells which keys of one node have changed, the moment they do, where the server lets us:
/// - by tracking (`CLIENT TRACKING … BCAST PREFIX`, Redis 6), redirected to a connection of its own that subscribes, as
///   RESP2 wants it. It needs no configuration of the server and tells of every change, renewals too; not of the moment in
///   which a TTL ends;
/// - where that is refused, by keyspace events, if the server is configured to send them (`notify-keyspace-events`), which
///   shows with the first one. Tracking is tried again every kRetryProbes; once it works, events are not listened to any more;
/// - else not at all: the timer's readings are alone then.
///
/// It makes watching faster and never replaces the timer: began() says that what happened before is not known.
class LOCKSCOPE_CORE_EXPORT Feed : public QObject
{
    Q_OBJECT

public:
    /// More prefixes than this cost the server's writers too much: each write is compared with all.
    static constexpr int kMostPrefixes = 16;
    /// After so many calls of probe() without tracking it is tried again: a right may have been given.
    static constexpr int kRetryProbes = 30;

    /// `watching` is the node's watching link, whose tracking is switched; it outlives the feed.
    Feed(Link *watching, TransportFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~Feed() override;

    /// What is listened for.
    struct Prefixes
    {
        QByteArrayList chosen; ///< none the start of another
        int leftOut = 0; ///< others are covered by none of them: of their keys the timer alone tells

        friend bool operator==(const Prefixes &, const Prefixes &) = default;
    };
    /// What the keys that matter begin with, as gathered() has it. Where it is nothing, the server would have to tell of each
    /// write: then there is no feed. May be called again.
    void setPrefixes(const Prefixes &prefixes);
    /// Looks whether the connection that listens still speaks: from one that does not, no news is no good news.
    void probe();
    /// The same, and no more: nothing is tried again.
    void keepAlive();
    void stop();

    [[nodiscard]] FeedKind kind() const { return m_kind; }
    /// It tells of every key that matters.
    [[nodiscard]] bool isWhole() const { return m_prefixes.leftOut == 0; }
    /// It is not known yet whether there will be one: settled() will tell.
    [[nodiscard]] bool isPending() const { return m_pending; }
    /// Of what tracking tells, since when.
    [[nodiscard]] const std::vector<ListenedFor> &listensFor() const { return m_listensFor; }
    /// Why there is no feed, or not the better one; empty when there is nothing to say.
    [[nodiscard]] const QString &why() const { return m_why; }

    /// At most kMostPrefixes that cover these. Of more than that which do not even begin with the same byte some are left out:
    /// those that are listened for already stay.
    [[nodiscard]] static Prefixes gathered(QByteArrayList prefixes, const QByteArrayList &listenedFor = {});
    /// The literal start of a glob.
    [[nodiscard]] static QByteArray prefixOf(const QByteArray &glob);
    /// What is subscribed to for keyspace events of the keys that begin so. A user needs the right to just this pattern.
    [[nodiscard]] static QByteArray eventPattern(int database, const QByteArray &prefix);
    /// What is listened for where this lock was seen: its namespace; a name that is in none is its own.
    [[nodiscard]] static QByteArray prefixFor(const QByteArray &name);

Q_SIGNALS:
    void changed(const QByteArrayList &keys);
    /// Everything may have changed: the feed has just begun (again), or the database was flushed.
    void began();
    /// kind(), why() or listensFor() has changed.
    void kindChanged();
    /// isPending() no more.
    void settled();

private:
    void start();
    void subscribe();
    void track(const QByteArrayList &prefixes);
    void listenToEvents();
    /// Tracking tells of all that they do.
    void dropEvents();
    /// The listening connection is gone.
    void forgetConnection();
    void end(const QString &why);
    void setKind(FeedKind kind, const QString &why = {}, std::vector<ListenedFor> listensFor = {});
    /// What is tracked from now on. Of what was tracked before, and is still, it has told all the time.
    [[nodiscard]] std::vector<ListenedFor> listeningFor(const QByteArrayList &prefixes) const;
    /// Why it does not tell of every key; empty when it does.
    [[nodiscard]] QString whatIsLeftOut() const;
    void settle();

    const Clock &m_clock;
    Link *m_watching;
    std::unique_ptr<Link> m_listening;
    Prefixes m_prefixes; ///< wanted
    QByteArrayList m_tracked; ///< the server was told
    QByteArray m_id; ///< the listening connection's; it cannot be asked for any more once there is a subscription
    QByteArray m_redirect; ///< the same, once it has subscribed to invalidations
    FeedKind m_kind = FeedKind::None;
    std::vector<ListenedFor> m_listensFor;
    QString m_why;
    QString m_toldWhy; ///< by kindChanged()
    QByteArrayList m_events; ///< patterns that are subscribed to, or are about to be
    int m_probes = 0; ///< without tracking
    bool m_probing = false;
    bool m_pending = false;
};

/// A name that `pattern` matches, where its only wildcards are stars: to try the rights on.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<QByteArray> sampleOf(const QByteArray &pattern);

} // namespace Lockscope
