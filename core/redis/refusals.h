#pragma once

#include "../base/result.h"
#include "value.h"

#include <QObject>

#include <functional>
#include <utility>
#include <vector>

namespace Lockscope {

using ReplyHandler = std::function<void(Result<Value>)>;

/// Answers commands that were not sent: in a later turn, like replies of a server, or when the owner is destroyed.
class Refusals
{
public:
    /// `owner` must call answerAll() in its destructor.
    explicit Refusals(QObject *owner) : m_owner(owner) { }

    void add(ReplyHandler handler, Error why)
    {
        m_open.emplace_back(std::move(handler), std::move(why));
        if (m_open.size() == 1)
            QMetaObject::invokeMethod(
                m_owner, [this] { answerAll(); }, Qt::QueuedConnection);
    }

    void answerAll()
    {
        const auto open = std::exchange(m_open, {}); // a handler may delete the owner, which owns this object
        for (const auto &[handler, why] : open)
            handler(why);
    }

private:
    QObject *m_owner;
    std::vector<std::pair<ReplyHandler, Error>> m_open;
};

} // namespace Lockscope
