#include "semaphorechannels.h"

#include "../dialects/redissonkeys.h"

#include <QPointer>

namespace Lockscope {

namespace {

const QString kCounterDialect = QStringLiteral("counter");
const QByteArray kChannelPrefix = "redisson_sc:";
/// The maximum number of names to remember.
constexpr qsizetype kMostChannels = 1000;

} // namespace

SemaphoreChannels::SemaphoreChannels(Link *link, QObject *parent) : QObject(parent), m_link(link) { }

void SemaphoreChannels::ask()
{
    if (!m_mayAsk)
        return;
    m_link->send({"PUBSUB", "CHANNELS", kChannelPrefix + '*'}, [self = QPointer(this)](const Result<Value> &reply) {
        if (!self)
            return;
        self->m_mayAsk = reply || !reply.error().isRefusal(); // if forbidden, begin() allows another try
        self->m_names.clear();
        if (!reply)
            return;
        for (const Value &channel : reply->elements) {
            if (self->m_names.size() < kMostChannels && channel.text.startsWith(kChannelPrefix))
                self->m_names.insert(redissonUnwrapped(channel.text.sliced(kChannelPrefix.size())));
        }
    });
}

std::optional<Recognition> SemaphoreChannels::recognise(const RawKey &raw, const DialectCatalog &dialects,
                                                        WallTime now) const
{
    if (!m_names.contains(raw.key))
        return std::nullopt;
    // The channel proves more than a pattern does, so the name earns no trust.
    auto lock = dialects.recognise(raw, now, /*patternNamed=*/false, kCounterDialect);
    if (!lock || lock->mode != LockMode::Permits)
        return std::nullopt;
    lock->signs |= Sign::Form; // only Redisson subscribes to such a channel
    return lock;
}

} // namespace Lockscope
