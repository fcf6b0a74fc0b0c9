#pragma once

#include "route.h"

#include <QByteArray>

namespace Lockscope {

/// The client's part of a SOCKS5 connection (RFC 1928, RFC 1929). Pure. The proxy resolves the host name.
class LOCKSCOPE_CORE_EXPORT SocksHandshake
{
public:
    /// `host` is a name or an IP address. `user` empty: no login.
    SocksHandshake(const HostPort &server, const QString &user = {}, const Secret &password = {});

    [[nodiscard]] QByteArray greeting() const; ///< what to send first
    /// How many bytes to read next and pass to feed(). Reading more would take bytes of the server.
    [[nodiscard]] qsizetype wanted() const { return m_wanted - m_received.size(); }
    /// Takes in received bytes. Returns what to send, perhaps nothing; or a clause that says why there is no
    /// connection.
    [[nodiscard]] Result<QByteArray> feed(const QByteArray &bytes);
    [[nodiscard]] bool hasAnswered() const { return m_step != Step::Method; } ///< it speaks SOCKS 5
    [[nodiscard]] bool isDone() const { return m_step == Step::Done; }

private:
    enum class Step { Method, Login, Reply, Address, Done };

    [[nodiscard]] QByteArray request() const;
    [[nodiscard]] QByteArray next(Step step, qsizetype wanted, const QByteArray &bytes = {});

    const HostPort m_server;
    const QByteArray m_user;
    const Secret m_password;
    Step m_step = Step::Method;
    qsizetype m_wanted = 2;
    QByteArray m_received;
};

} // namespace Lockscope
