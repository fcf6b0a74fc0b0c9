#include "error.h"

namespace Lockscope {

bool Error::isConfiguration() const
{
    switch (kind) {
    case ErrorKind::InvalidArgument:
    case ErrorKind::Tls:
    case ErrorKind::Authentication:
    case ErrorKind::Permission:
    case ErrorKind::Unsupported:
    case ErrorKind::NotAllowed:
    case ErrorKind::Cluster: return true;
    default: return false;
    }
}

QLatin1String toString(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::InvalidArgument: return QLatin1String("invalid-argument");
    case ErrorKind::Cancelled: return QLatin1String("cancelled");
    case ErrorKind::Timeout: return QLatin1String("timeout");
    case ErrorKind::OutcomeUnknown: return QLatin1String("outcome-unknown");
    case ErrorKind::Unreachable: return QLatin1String("unreachable");
    case ErrorKind::NameNotFound: return QLatin1String("name-not-found");
    case ErrorKind::Route: return QLatin1String("route");
    case ErrorKind::Tls: return QLatin1String("tls");
    case ErrorKind::Authentication: return QLatin1String("authentication");
    case ErrorKind::Permission: return QLatin1String("permission");
    case ErrorKind::Unsupported: return QLatin1String("unsupported");
    case ErrorKind::NotAllowed: return QLatin1String("not-allowed");
    case ErrorKind::Loading: return QLatin1String("loading");
    case ErrorKind::ReadOnly: return QLatin1String("read-only");
    case ErrorKind::MasterDown: return QLatin1String("master-down");
    case ErrorKind::Busy: return QLatin1String("busy");
    case ErrorKind::OutOfMemory: return QLatin1String("out-of-memory");
    case ErrorKind::Persistence: return QLatin1String("persistence");
    case ErrorKind::NoReplicas: return QLatin1String("no-replicas");
    case ErrorKind::Cluster: return QLatin1String("cluster");
    case ErrorKind::NoScript: return QLatin1String("no-script");
    case ErrorKind::WrongType: return QLatin1String("wrong-type");
    case ErrorKind::TooManyClients: return QLatin1String("too-many-clients");
    case ErrorKind::Server: return QLatin1String("server");
    case ErrorKind::Protocol: return QLatin1String("protocol");
    case ErrorKind::Suspended: return QLatin1String("suspended");
    case ErrorKind::Conflict: return QLatin1String("conflict");
    case ErrorKind::NoQuorum: return QLatin1String("no-quorum");
    case ErrorKind::NotOwner: return QLatin1String("not-owner");
    case ErrorKind::Lost: return QLatin1String("lost");
    case ErrorKind::NotFound: return QLatin1String("not-found");
    case ErrorKind::Io: return QLatin1String("io");
    }
    return QLatin1String("server");
}

} // namespace Lockscope
