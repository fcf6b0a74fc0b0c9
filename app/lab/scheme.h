#pragma once

#include "wire.h"
#include "words.h"

#include <lockscope/core/locks/lockclient.h>

#include <QJsonObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace Lockscope::Lab {

/// What all holders of one client process share.
struct Workshop
{
    QByteArray lock = "lab:lock";
    QByteArray name = "lab"; ///< of the client, by which who looks at the lock knows its owner
    Millis ttl{10'000};
    Millis retryMin{5};
    Millis retryMax{30};
    Millis clockAhead{0}; ///< how far this process's wall clock is off
    std::vector<int> askedFirst; ///< Redlock: the nodes that hear of an attempt before the others
    std::vector<std::unique_ptr<Wire>> nodes;
    QList<Endpoint> endpoints;
    qint64 commands = 0; ///< sent to the nodes of the lock
    std::deque<Later<Done>> inLine; ///< for the lock within this process
    bool taken = false; ///< the same
    std::unique_ptr<LockClient> library;
    std::unique_ptr<Link> listener; ///< messages of the lock's channel
    int waiters = 0; ///< who wants it to listen
    bool isListening = false; ///< it does
    std::vector<Later<Done>> aboutToListen; ///< who waits for that
    std::deque<Later<Done>> sleepers; ///< who waits for them
    bool messageKept = false; ///< came when nobody slept
    QString stopAt; ///< a point in the scheme where this process is to wait for a word
    Later<Done> goOn; ///< that word
    std::function<void(const QJsonObject &)> say;

    [[nodiscard]] Wire &node() const { return *nodes.front(); }
    [[nodiscard]] qint64 wallMillis() const { return (Clock::system().wallNow().time_since_epoch() + clockAhead).count(); }
    /// A point between two steps that scenarios may stop a client at: what may happen there happens sooner or later.
    [[nodiscard]] Later<Done> reach(const QString &point);
};

/// One holder, or would-be holder, of the lock, by one way of locking. Schemes that are unsafe exist here only, to be looked
/// at: the library offers none of them.
class Scheme
{
public:
    explicit Scheme(Workshop &workshop);
    virtual ~Scheme();
    Q_DISABLE_COPY_MOVE(Scheme)

    /// What is done once per process, before the first holder.
    [[nodiscard]] virtual Task<bool> prepare();
    /// Tries until it has the lock or `wait` is over; once at least.
    [[nodiscard]] virtual Task<bool> acquire(Millis wait);
    /// What the server did of it, in a few words: "released", "deleted", "absent", "refused, for it is another's".
    [[nodiscard]] virtual Task<QString> release() = 0;
    /// What the holder believes, having asked nobody.
    [[nodiscard]] virtual bool believesHeld() const { return m_held; }
    [[nodiscard]] virtual std::optional<qint64> fencingToken() const { return std::nullopt; }
    /// By which the nodes have it: the key's value, or a field of its hash. Empty: the lock is on no node.
    [[nodiscard]] virtual QByteArray value() const { return m_owner; }
    /// At once, where it renews at all: what it holds is renewed from now on, or is not.
    virtual void setRenewing(bool renews) { m_renews = renews; }
    /// Attempts so far; nothing where the library knows alone.
    [[nodiscard]] virtual std::optional<int> tries() const { return m_tries; }

protected:
    [[nodiscard]] virtual Task<bool> tryAcquire() = 0;
    /// Between two attempts.
    [[nodiscard]] virtual Later<Done> pause();

    [[nodiscard]] QByteArray ttl() const { return text(m_shop.ttl); }
    /// Release as it should be: compares and deletes in one step.
    [[nodiscard]] Task<QString> compareAndDelete();
    /// DEL, whosever it is.
    [[nodiscard]] Task<QString> deleteBlindly();

    Workshop &m_shop;
    const QByteArray m_owner; ///< of this holder alone: a name, and random
    bool m_held = false;
    bool m_renews = true;
    int m_tries = 0;
};

/// What is known of a scheme.
struct SchemeInfo
{
    QString id;
    const char *title = nullptr; ///< this and the next two: for Words::tr()
    const char *seenIn = nullptr; ///< who locks like this
    const char *weakness = nullptr; ///< what breaks it
    QString brokenBy; ///< the scenario that shows it
    int nodes = 1; ///< that hold the lock
    bool isOnNodes = true; ///< otherwise it is in the process, or nowhere
    bool renews = false; ///< has a watchdog
    bool fences = false; ///< has tokens that the store checks
    bool exact = true; ///< expected of the stock experiment, in which nothing fails
    std::unique_ptr<Scheme> (*make)(Workshop &) = nullptr;
};

[[nodiscard]] const std::vector<SchemeInfo> &allSchemes();
[[nodiscard]] const SchemeInfo *findScheme(const QString &id);

// One maker for each file in schemes/, in the order in which they are shown.
[[nodiscard]] std::vector<SchemeInfo> noLockSchemes();
[[nodiscard]] std::vector<SchemeInfo> setnxSchemes();
[[nodiscard]] std::vector<SchemeInfo> setNxSchemes();
[[nodiscard]] std::vector<SchemeInfo> watchdogSchemes();
[[nodiscard]] std::vector<SchemeInfo> redissonSchemes();
[[nodiscard]] std::vector<SchemeInfo> fairSchemes();
[[nodiscard]] std::vector<SchemeInfo> redlockSchemes();
[[nodiscard]] std::vector<SchemeInfo> librarySchemes();
[[nodiscard]] std::vector<SchemeInfo> fencedSchemes();

template <typename S>
std::unique_ptr<Scheme> makeScheme(Workshop &workshop)
{
    return std::make_unique<S>(workshop);
}

} // namespace Lockscope::Lab
