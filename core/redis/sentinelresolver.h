#pragma once

#include "link.h"

#include <memory>
#include <vector>

namespace Lockscope {

/// Finds the master of a name, as Redis' "Guidelines for Sentinel clients" describe: asks sentinels in turn and uses
/// the first address. The caller must check the server's role and call reportNotMaster() if it is not a master. Listens
/// for +switch-master, so that it reports a failover at once. Single-threaded.
class LOCKSCOPE_CORE_EXPORT SentinelResolver : public QObject
{
    Q_OBJECT

public:
    SentinelResolver(const QList<Endpoint> &sentinels, const QString &master,
                     TransportFactory factory = makeSocketTransport, const Clock &clock = Clock::system(),
                     QObject *parent = nullptr);

    void start();
    void stop();
    /// Starts a query that ends with resolved() or failed(). Does nothing during a query. If no sentinel is up yet, the
    /// query starts when one comes up.
    void resolve();
    /// The resolved server is not a master. The next query starts with another sentinel.
    void reportNotMaster();
    /// Returns the labels of the sentinels that do not answer, without those whose first attempt is still running.
    [[nodiscard]] QStringList silent() const;

Q_SIGNALS:
    /// Emitted after each successful query, even if nothing changed.
    void resolved(const QString &host, quint16 port);
    /// No sentinel knows the address.
    void failed(const Lockscope::Error &why);
    /// The result of silent() may have changed.
    void silentChanged();

private:
    struct Sentinel
    {
        std::unique_ptr<Link> asking;
        std::unique_ptr<Link> listening; ///< a RESP2 connection that subscribes cannot send queries
    };

    void ask(size_t index, size_t left);
    void onAnswer(size_t index, size_t left, const Result<Value> &reply);
    void onDown(const Error &reason);
    void onMessage(const QByteArray &channel, const QByteArray &payload);

    const QString m_master;
    std::vector<Sentinel> m_sentinels;
    size_t m_first = 0; ///< the sentinel that is asked first
    quint64 m_round = 0; ///< incremented by stop(), so that older replies are ignored
    std::optional<Error> m_why; ///< the most informative failure of this query
    bool m_asking = false;
};

} // namespace Lockscope
