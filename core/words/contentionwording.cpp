#include "contentionwording.h"

#include "../base/text.h"
#include "wording.h"

#include <QLocale>

#include <algorithm>
#include <limits>

namespace Lockscope {

QString ContentionWording::number(std::optional<qint64> value, Bound bound)
{
    if (!value || bound == Bound::Unknown)
        return tr("n/a");
    const QString digits = QString::number(*value);
    return bound == Bound::Exact ? digits : tr("≥ %1").arg(digits);
}

QString ContentionWording::because(UndecidedWhy why)
{
    switch (why) {
    case UndecidedWhy::OwnersAlike: return tr("its owners look alike");
    case UndecidedWhy::ChangedHands: return tr("it changes hands faster than Lockscope reads");
    case UndecidedWhy::Unfollowed: return tr("no command shows whether the key existed");
    case UndecidedWhy::Unread: break;
    }
    return tr("Lockscope read it too early or too late");
}

QString ContentionWording::failed(const ContendingClient &client)
{
    const bool known = client.failed > 0 || client.undecided == 0;
    return number(known ? std::optional(client.failed) : std::nullopt,
                  client.undecided == 0 ? Bound::Exact : Bound::AtLeast);
}

QString ContentionWording::anyKeys(const AnyKeys &keys)
{
    const auto clipped
        = [](qint64 number) { return static_cast<int>(std::min<qint64>(number, std::numeric_limits<int>::max())); };
    QStringList said{tr("Clients tried to take %n keys.", nullptr, clipped(keys.heard))};
    if (keys.uncontended > 0)
        said += tr("%n of them saw no contention.", nullptr, clipped(keys.uncontended));
    if (keys.leftOut > 0)
        said += tr("Too many keys: %n attempts are not counted.", nullptr, clipped(keys.leftOut));
    return said.join(QLatin1Char(' '));
}

QString ContentionWording::free(const LockContention &lock)
{
    return lock.free ? tr("free for ≥ %1").arg(Wording::duration(*lock.free)) : QString();
}

QStringList ContentionWording::remarks(const SampledNode &node)
{
    QStringList said;
    if (node.error)
        said += visibleText(node.error->message, 400);
    if (node.cutShort)
        said += tr("too much traffic: stopped after %1").arg(Wording::duration(node.duration));
    if (node.skipped > 0)
        said += tr("%n lines were too long or not commands, and are not counted", nullptr,
                   static_cast<int>(node.skipped));
    return said;
}

} // namespace Lockscope
