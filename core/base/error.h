#pragma once

#include "export.h"

#include <QByteArray>
#include <QMetaType>
#include <QString>

namespace Lockscope {

/// What went wrong, for code. Error::message describes it for people.
enum class ErrorKind {
    InvalidArgument, ///< the caller's input is invalid; nothing was sent
    Cancelled, ///< the caller withdrew the request
    Timeout, ///< no reply in time to a command that changes nothing
    OutcomeUnknown, ///< a changing command was sent but not answered: the server may have executed it
    Unreachable, ///< no connection to the node; nothing was sent
    NameNotFound, ///< the host name does not resolve
    Route, ///< Lockscope's own SSH tunnel or proxy failed: nothing is known about the node; nothing was sent
    Tls, ///< the peer is not trusted, or the TLS handshake failed
    Authentication, ///< NOAUTH, WRONGPASS
    Permission, ///< NOPERM: the ACL user lacks a right
    Unsupported, ///< the server, or a proxy in front of it, lacks the command; no right is missing
    NotAllowed, ///< rejected by Lockscope before sending: not on the connection's allow-list
    Loading, ///< LOADING: the server is reading its data set
    ReadOnly, ///< READONLY: a replica
    MasterDown, ///< MASTERDOWN: a replica that lost its primary
    Busy, ///< BUSY: a script blocks the server
    OutOfMemory, ///< OOM: maxmemory reached
    Persistence, ///< MISCONF: the server cannot save and rejects writes
    NoReplicas, ///< NOREPLICAS: min-replicas-to-write is not met
    Cluster, ///< MOVED, ASK, CLUSTERDOWN, TRYAGAIN, CROSSSLOT
    NoScript, ///< NOSCRIPT: the script cache lacks the script
    WrongType, ///< WRONGTYPE: the key holds another type
    TooManyClients, ///< the server's client limit is reached
    Server, ///< any other error reply
    Protocol, ///< bytes that are not the Redis protocol, or that exceed a limit
    Suspended, ///< the node has no vote for now: it restarted, or its clock was stepped (rules S15, S16)
    Conflict, ///< another owner holds the lock
    NoQuorum, ///< fewer nodes agreed than the quorum needs
    NotOwner, ///< the key is absent or has another owner
    Lost, ///< the lease ended before it was released
    NotFound, ///< the lock does not exist
    Io, ///< a local file could not be read or written
};

/// A failure as a value. `message` says in one sentence what failed, where and what to do, and contains no password.
struct LOCKSCOPE_CORE_EXPORT Error
{
    ErrorKind kind = ErrorKind::Server;
    QString message;
    QByteArray serverReply = {}; ///< the server's own error reply; empty if it sent none
    bool retrySafe = false; ///< repeating the same request cannot do harm

    /// Retrying is pointless until the configuration changes, such as credentials, TLS or rights.
    [[nodiscard]] bool isConfiguration() const;
    /// The server does not execute the command, for this user or at all. A retry would get the same reply.
    [[nodiscard]] bool isRefusal() const { return kind == ErrorKind::Permission || kind == ErrorKind::Unsupported; }

    friend bool operator==(const Error &, const Error &) = default;
};

/// Returns a stable lower-case word for logs and JSON, for example `outcome-unknown`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(ErrorKind kind);

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::Error)
