#pragma once

#include "wire.h"
#include "words.h"

#include <lockscope/core/locks/lockclient.h>

#include <QJsonObject>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace Lockscope::Lab {

/// Shared by all schemes of one client process.
struct SchemeContext
{
    QByteArray lock = "lab:lock";
    QByteArray name = "lab"; ///< the client's name, which owner values contain
    Millis ttl{10'000};
    Millis retryMin{5};
    Millis retryMax{30};
    Millis clockAhead{0}; ///< the error of this process's wall clock
    std::vector<int> askedFirst; ///< Redlock: the nodes that get an attempt before the others
    std::vector<std::unique_ptr<Wire>> nodes;
    QList<Endpoint> endpoints;
    qint64 commands = 0; ///< number of commands sent to the lock's nodes
    std::deque<Later<Done>> inLine; ///< waiters for the lock within this process
    bool taken = false; ///< the lock within this process is taken
    std::unique_ptr<LockClient> library;
    std::unique_ptr<Link> listener; ///< receives messages of the lock's channels
    struct Channel
    {
        int waiters = 0; ///< schemes that need the listener to listen to it
        bool isListening = false;
        std::vector<Later<Done>> aboutToListen; ///< waiters for the subscription
        std::deque<Later<Done>> sleepers; ///< waiters for messages
        bool messageKept = false; ///< a message came while nobody slept
    };
    std::map<QByteArray, Channel> channels; ///< by name
    QString stopAt; ///< the point in the scheme to stop at, see reach()
    Later<Done> goOn; ///< given when the client may continue
    std::function<void(const QJsonObject &)> say;

    [[nodiscard]] Wire &node() const { return *nodes.front(); }
    [[nodiscard]] qint64 wallMillis() const
    {
        return (Clock::system().wallNow().time_since_epoch() + clockAhead).count();
    }
    /// A point between two steps where scenarios may stop a client, because anything may happen there in reality.
    [[nodiscard]] Later<Done> reach(const QString &point);
};

/// One attempt to hold the lock by one scheme. Unsafe schemes exist only here, to show them: the library has none.
class Scheme
{
public:
    explicit Scheme(SchemeContext &context);
    virtual ~Scheme();
    Q_DISABLE_COPY_MOVE(Scheme)

    /// Called once per process, before the first acquire().
    [[nodiscard]] virtual Task<bool> prepare();
    /// Tries until it has the lock or `wait` is over, at least once.
    [[nodiscard]] virtual Task<bool> acquire(Millis wait);
    /// Releases the lock. Returns what the server did: "released", "deleted", "absent", "refused: someone else holds
    /// it".
    [[nodiscard]] virtual Task<QString> release() = 0;
    /// What the holder believes, without asking any node.
    [[nodiscard]] virtual bool believesHeld() const { return m_held; }
    [[nodiscard]] virtual std::optional<qint64> fencingToken() const { return std::nullopt; }
    /// The lock's value on the nodes: of the key, or the name of a field of its hash. Empty: the lock is on no node.
    [[nodiscard]] virtual QByteArray value() const { return m_owner; }
    /// Starts or stops renewing the held lock at once, if the scheme renews at all.
    virtual void setRenewing(bool renews) { m_renews = renews; }
    /// Reads the stock.
    [[nodiscard]] virtual Task<Reply> read(Wire &store);
    /// Writes it. Returns what it is now; unset: the store refused. `withToken`: with the fencing token, if it has one.
    [[nodiscard]] virtual Task<std::optional<qint64>> write(Wire &store, qint64 stock, bool withToken);
    /// A refused write is repeated, beginning with the read.
    [[nodiscard]] virtual bool repeatsRefusedWrites() const { return false; }
    /// Attempts so far; unset if only the library knows.
    [[nodiscard]] virtual std::optional<int> tries() const { return m_tries; }

protected:
    [[nodiscard]] virtual Task<bool> tryAcquire() = 0;
    /// The pause between two attempts.
    [[nodiscard]] virtual Later<Done> pause();

    [[nodiscard]] QByteArray ttl() const { return text(m_context.ttl); }
    /// A correct release: compares and deletes in one step.
    [[nodiscard]] Task<QString> compareAndDelete();
    /// DEL, even if another client holds the lock.
    [[nodiscard]] Task<QString> deleteBlindly();

    SchemeContext &m_context;
    const QByteArray m_owner; ///< unique for this holder: name and random number
    bool m_held = false;
    bool m_renews = true;
    int m_tries = 0;
};

struct SchemeInfo
{
    QString id;
    const char *title = nullptr; ///< this and the next two: source text for Words::tr()
    const char *seenIn = nullptr; ///< libraries that lock like this
    const char *weakness = nullptr; ///< what breaks it
    QString brokenBy; ///< the id of a scenario that shows it
    int nodes = 1; ///< nodes that hold the lock
    bool isOnNodes = true; ///< false: the lock is in the process, or nowhere
    bool locks = true; ///< false: there is no lock, and nobody waits
    bool renews = false; ///< has a watchdog
    bool fences = false; ///< has fencing tokens that the store checks
    bool exact = true; ///< the expected result of the stock experiment, in which nothing fails
    std::unique_ptr<Scheme> (*make)(SchemeContext &) = nullptr;
};

[[nodiscard]] const std::vector<SchemeInfo> &allSchemes();
[[nodiscard]] const SchemeInfo *findScheme(const QString &id);

// One function per file in schemes/, in display order.
[[nodiscard]] std::vector<SchemeInfo> noLockSchemes();
[[nodiscard]] std::vector<SchemeInfo> withoutLockSchemes();
[[nodiscard]] std::vector<SchemeInfo> setnxSchemes();
[[nodiscard]] std::vector<SchemeInfo> incrSchemes();
[[nodiscard]] std::vector<SchemeInfo> setNxSchemes();
[[nodiscard]] std::vector<SchemeInfo> watchdogSchemes();
[[nodiscard]] std::vector<SchemeInfo> redissonSchemes();
[[nodiscard]] std::vector<SchemeInfo> redlockSchemes();
[[nodiscard]] std::vector<SchemeInfo> librarySchemes();
[[nodiscard]] std::vector<SchemeInfo> fencedSchemes();

template <typename S>
std::unique_ptr<Scheme> makeScheme(SchemeContext &context)
{
    return std::make_unique<S>(context);
}

} // namespace Lockscope::Lab
