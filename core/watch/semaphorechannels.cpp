#include "semaphorechannels.h"

#include "../dialects/redissonkeys.h"

#include <QPointer>

namespace Lockscope {

namespace {

const QByteArray kChannel = "redisson_sc:";
/// Further channels are ignored.
constexpr qsizetype kMostChannels = 1000;

} // namespace

SemaphoreChannels::SemaphoreChannels(Link *link, QObject *parent) : QObject(parent), m_link(link) { }

void SemaphoreChannels::ask()
{
    if (!m_mayAsk)
        return;
    m_link->send({"PUBSUB", "CHANNELS", kChannel + '*'}, [self = QPointer(this)](const Result<Value> &reply) {
        if (!self)
            return;
        self->m_mayAsk = reply || !reply.error().isRefusal();
        self->m_names.clear();
        if (!reply)
            return;
        for (const Value &channel : reply->elements) {
            if (self->m_names.size() < kMostChannels)
                self->m_names.insert(
                    redissonUnwrapped(QByteArrayView(channel.text).sliced(kChannel.size()).toByteArray()));
        }
    });
}

std::optional<Recognition> SemaphoreChannels::recognise(const RawKey &raw, const DialectCatalog &dialects,
                                                        WallTime now) const
{
    if (!m_names.contains(raw.key))
        return std::nullopt;
    auto lock = dialects.recognise(raw, now, false, QStringLiteral("counter"));
    if (!lock || lock->mode != LockMode::Permits)
        return std::nullopt;
    lock->signs |= Sign::Form;
    return lock;
}

} // namespace Lockscope
