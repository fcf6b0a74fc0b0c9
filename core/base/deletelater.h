#pragma once

#include <QObject>

namespace Lockscope {

/// Deleter for what may go while it is sending a signal: nothing is heard of it any more, and it is deleted in a later turn.
/// Qt's sockets and watchers go on with themselves after a signal.
struct DeleteLater
{
    void operator()(QObject *object) const
    {
        object->disconnect();
        object->deleteLater();
    }
};

} // namespace Lockscope
