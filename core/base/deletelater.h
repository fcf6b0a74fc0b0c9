#pragma once

#include <QObject>

namespace Lockscope {

/// Deleter for an object that may be sending a signal: disconnects it now and deletes it in a later turn of the event
/// loop. Qt's sockets and watchers still use themselves after they have sent a signal.
struct DeleteLater
{
    void operator()(QObject *object) const
    {
        object->disconnect();
        object->deleteLater();
    }
};

} // namespace Lockscope
