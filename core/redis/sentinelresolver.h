#pragma once

#include "link.h"

#include <memory>
#include <vector>

namespace Lockscope {

/// Asks sentinels which server is the master of a name, as Redis' "Guidelines for Sentinel clients" have it: in turn, the
/// first that knows is believed, and whoever is sent somewhere checks the role there and says suspect() when it is no
/// master. It listens for +switch-master, so that a failover is known the moment a sentinel has carried it out.
/// Single-threaded.
class LOCKSCOPE_CORE_EXPORT SentinelResolver : public QObject
{
    Q_OBJECT

public:
    SentinelResolver(const QList<Endpoint> &sentinels, const QString &master, TransportFactory factory = makeSocketTransport,
                     const Clock &clock = Clock::system(), QObject *parent = nullptr);

    void start();
    void stop();
    /// Asks now, unless it is asking already; resolved() or failed() tells. While the first connections are being made, it
    /// asks when one is up.
    void resolve();
    /// The server that was told is no master: another sentinel is asked first from now on.
    void suspect();
    /// Labels of the sentinels that do not answer. One that has not been reached yet, and not failed either, is not among them.
    [[nodiscard]] QStringList silent() const;

Q_SIGNALS:
    /// This is the master, also when it is the same as before.
    void resolved(const QString &host, quint16 port);
    /// No sentinel can tell.
    void failed(const Lockscope::Error &why);
    /// Another one than before answers, or does not any more: see silent().
    void silentChanged();

private:
    struct Sentinel
    {
        std::unique_ptr<Link> asking;
        std::unique_ptr<Link> listening; ///< RESP2: a connection that subscribes can ask nothing
    };

    void ask(size_t index, size_t left);
    void onAnswer(size_t index, size_t left, const Result<Value> &reply);
    void onDown();
    void onMessage(const QByteArray &channel, const QByteArray &payload);

    const QString m_master;
    std::vector<Sentinel> m_sentinels;
    size_t m_first = 0; ///< who is asked first
    quint64 m_round = 0; ///< grows with stop(): answers of before do not count
    std::optional<Error> m_why; ///< the first failure of this round
    bool m_asking = false;
};

} // namespace Lockscope
