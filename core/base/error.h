#pragma once

#include "export.h"

#include <QByteArray>
#include <QMetaType>
#include <QString>

namespace Lockscope {

/// What went wrong, for code. The sentence for people is Error::message.
enum class ErrorKind {
    InvalidArgument, ///< the caller's input is at fault; nothing was sent
    Cancelled, ///< the caller withdrew the request
    Timeout, ///< no answer in time to a command that changes nothing
    OutcomeUnknown, ///< a changing command was sent and its answer never came: it may have happened
    Unreachable, ///< no connection to the node; nothing was sent
    NameNotFound, ///< the host name does not resolve
    Tls, ///< the peer could not be trusted, or the TLS handshake failed
    Authentication, ///< NOAUTH, WRONGPASS
    Permission, ///< NOPERM: the ACL user lacks a right
    Unsupported, ///< the server, or a proxy before it, does not have the command: no right is missing
    NotAllowed, ///< refused here, before sending: not on the connection's allow-list
    Loading, ///< LOADING: the server reads its data set
    ReadOnly, ///< READONLY: a replica
    MasterDown, ///< MASTERDOWN: a replica that lost its primary
    Busy, ///< BUSY: a script blocks the server
    OutOfMemory, ///< OOM: maxmemory reached
    Persistence, ///< MISCONF: the server cannot save and refuses writes
    NoReplicas, ///< NOREPLICAS: min-replicas-to-write is not met
    Cluster, ///< MOVED, ASK, CLUSTERDOWN, TRYAGAIN, CROSSSLOT
    NoScript, ///< NOSCRIPT: the script cache lacks the script
    WrongType, ///< WRONGTYPE: the key holds another type
    TooManyClients, ///< the server is full
    Server, ///< any other error reply
    Protocol, ///< bytes that are not the Redis protocol, or exceed a limit
    Suspended, ///< the node has no vote for now: it restarted, or its clock was stepped (rules S15, S16)
    Conflict, ///< somebody else holds the lock
    NoQuorum, ///< fewer nodes agreed than the quorum needs
    NotOwner, ///< the key is absent or carries another owner
    Lost, ///< the lease ended before it was released
    NotFound, ///< there is no such lock
    Io, ///< a local file could not be read or written
};

/// A failure as a value. `message` says what, where and what to do, in one sentence, and never contains a password.
struct LOCKSCOPE_CORE_EXPORT Error
{
    ErrorKind kind = ErrorKind::Server;
    QString message;
    QByteArray serverWords = {}; ///< the server's own error reply, empty when the server said nothing
    bool retrySafe = false; ///< true when repeating the same request cannot do harm

    /// Trying again without a change of configuration is pointless (credentials, TLS, rights).
    [[nodiscard]] bool isConfiguration() const;
    /// The server answered that it does not carry the command out, for this user or at all: asked again it would answer the same.
    [[nodiscard]] bool isRefusal() const { return kind == ErrorKind::Permission || kind == ErrorKind::Unsupported; }

    friend bool operator==(const Error &, const Error &) = default;
};

/// A stable lower-case word for logs and JSON, for example `outcome-unknown`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(ErrorKind kind);

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::Error)
