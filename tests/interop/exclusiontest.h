#pragma once

#include "fixtures/redisset.h"
#include "locker.h"

#include <lockscope/core/locks/lockclient.h>

#include <QObject>

#include <memory>

namespace LockscopeTest {

/// Our locks and another library's exclude each other, whichever comes first. A test of one library derives from it and
/// says how the library is driven; each way and number of nodes is a row of every test.
class ExclusionTest : public QObject
{
    Q_OBJECT

public:
    struct Rival
    {
        QByteArray title;
        QStringList command; ///< starts the Locker; the nodes' ports are appended
        int nodes = 1;
    };

    explicit ExclusionTest(const QList<Rival> &rivals);

private Q_SLOTS:
    void init();
    void cleanup();

    void theirLockKeepsUsOut_data() { addRows(); }
    void theirLockKeepsUsOut();
    void ourLockKeepsThemOut_data() { addRows(); }
    void ourLockKeepsThemOut();
    void weGetItWhenTheyRelease_data() { addRows(); }
    void weGetItWhenTheyRelease();
    void theyGetItWhenWeRelease_data() { addRows(); }
    void theyGetItWhenWeRelease();
    void weGetItWhenTheirsExpires_data() { addRows(); }
    void weGetItWhenTheirsExpires();
    void theyGetItWhenOursExpires_data() { addRows(); }
    void theyGetItWhenOursExpires();
    void stolenFromThemByUs_data() { addRows(); }
    void stolenFromThemByUs();
    void stolenFromUsByThem_data() { addRows(); }
    void stolenFromUsByThem();
    void theirExtensionKeepsUsOut_data() { addRows(); }
    void theirExtensionKeepsUsOut();
    void ourRenewalKeepsThemOut_data() { addRows(); }
    void ourRenewalKeepsThemOut();
    void countsExactly_data() { addRows(); }
    void countsExactly();

protected:
    void addRows(int fewestNodes = 1) const;

    [[nodiscard]] int nodes() const { return m_nodeCount; }
    [[nodiscard]] RedisSet &servers() { return m_servers; }
    [[nodiscard]] Locker &they() { return *m_they; }
    [[nodiscard]] QList<Lockscope::Endpoint> endpoints() const { return m_servers.endpoints(m_nodeCount); }

    /// Owner and moment of expiry of the lock, on every node: not a millisecond may change.
    [[nodiscard]] QByteArrayList keys() const;
    /// Every node that runs has the lock, and this is its owner.
    [[nodiscard]] bool allHold(const QByteArray &owner) const;
    [[nodiscard]] int copies() const;
    /// Everything that `client` sent before has been carried out on every node.
    [[nodiscard]] bool settled(Lockscope::LockClient &client) const;
    [[nodiscard]] bool theySettled();
    /// Removes the lock behind its owner's back from the first `count` nodes.
    void removeKeys(int count);

private:
    [[nodiscard]] QStringList commandLine(const QStringList &command) const;
    [[nodiscard]] bool haveTried(int times);
    void resetStatistics();

    const QList<Rival> m_rivals;
    RedisSet m_servers;
    int m_nodeCount = 0;
    QStringList m_command;
    std::unique_ptr<Locker> m_they;
};

/// Long enough that a noisy machine cannot end it by accident; one attempt unless told to wait.
[[nodiscard]] inline Lockscope::LockOptions calm(Lockscope::Millis wait = Lockscope::Millis(0))
{
    using Lockscope::Millis;
    return {.ttl = Millis(20'000),
            .wait = wait,
            .retryMin = Millis(5),
            .retryMax = Millis(20),
            .nodeTimeout = Millis(5000),
            .autoRenew = false};
}

template <typename T>
[[nodiscard]] QByteArray why(const Lockscope::Result<T> &result)
{
    return result
        ? QByteArray("no error")
        : QByteArray(Lockscope::toString(result.error().kind).data()) + ": " + result.error().message.toUtf8();
}

template <typename T>
[[nodiscard]] bool failedWith(const Lockscope::Result<T> &result, Lockscope::ErrorKind kind)
{
    return !result && result.error().kind == kind;
}

} // namespace LockscopeTest
