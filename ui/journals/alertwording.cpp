#include "alertwording.h"

#include <lockscope/core/base/text.h>

#include <algorithm>

namespace Lockscope {

QString AlertWording::subject(const Alert &alert, const std::vector<NodeStatus> &nodes)
{
    if (!alert.lock.isEmpty())
        return Wording::name(alert.lock, 120);
    const auto found = std::find_if(nodes.begin(), nodes.end(), [&alert](const NodeStatus &node) { return node.index == alert.node; });
    if (found != nodes.end())
        return visibleText(found->label, 60);
    return alert.node >= 0 ? tr("node %1").arg(alert.node + 1) : tr("the deployment");
}

QString AlertWording::kind(AlertKind kind)
{
    switch (kind) {
    case AlertKind::Overlap: return tr("overlap");
    case AlertKind::QuorumLost: return tr("quorum lost");
    case AlertKind::NoMargin: return tr("no margin");
    case AlertKind::NeverExpires: return tr("never expires");
    case AlertKind::RenewLate: return tr("renewed late");
    case AlertKind::HeldLong: return tr("held long");
    case AlertKind::ManyWait: return tr("many wait");
    case AlertKind::SplitOften: return tr("often split");
    case AlertKind::NodeDown: return tr("node down");
    case AlertKind::NodeRestarted: return tr("node restarted");
    case AlertKind::NodeFailover: return tr("failover");
    case AlertKind::NodeEvicts: return tr("node evicts");
    case AlertKind::ClockOff: return tr("clock off");
    case AlertKind::OwnLost: return tr("own lock lost");
    }
    return {};
}

Wording::Severity AlertWording::severity(AlertKind kind)
{
    switch (kind) {
    case AlertKind::Overlap:
    case AlertKind::OwnLost:
    case AlertKind::QuorumLost:
    case AlertKind::NeverExpires: return Wording::Severity::Alarm;
    default: return Wording::Severity::Warning;
    }
}

Wording::Severity AlertWording::severity(const Alert &alert)
{
    return alert.isPast() ? Wording::Severity::Warning : severity(alert.kind);
}

QString AlertWording::overlap(const Alert &alert, const QString &about, WallTime toldAt)
{
    const QString from = lastFrom(alert, toldAt);
    if (!alert.isPast()) // once its rule's time is over as well, nobody looks any more whether it goes on
        return alert.phase == Alert::Phase::Cleared
            ? tr("Two owners may have relied on %1 at once, from %2 on: exclusion may have been broken").arg(about, from)
            : tr("Two owners may rely on %1 now, since %2: exclusion may be broken").arg(about, from);
    const QString length = Wording::duration(alert.lastUntil - alert.lastFrom);
    if (alert.value > 1)
        return tr("Two owners may have relied on %1 at once, the last time for %2, at %3; times lately: %4")
            .arg(about, length, from, QString::number(alert.value));
    return tr("Two owners may have relied on %1 at once for %2, at %3: exclusion may have been broken").arg(about, length, from);
}

QString AlertWording::lastFrom(const Alert &alert, WallTime toldAt)
{
    return Wording::timeOfDay(toldAt - std::chrono::floor<Millis>(alert.at - alert.lastFrom));
}

QString AlertWording::noMargin(const Alert &alert, WallTime toldAt)
{
    const bool isOver = alert.phase == Alert::Phase::Cleared;
    if (!alert.isBeyond())
        return isOver ? tr("With one more node lost, no lock could have been taken") : tr("One more node lost, and no lock can be taken");
    return (isOver ? tr("From %3 on too few nodes were left to vote on new locks: %1, needed: %2")
                   : tr("Since %3 too few nodes are left that may vote on new locks: %1, needed: %2"))
        .arg(QString::number(alert.value), QString::number(alert.threshold), lastFrom(alert, toldAt));
}

QString AlertWording::timesLately(const Alert &alert)
{
    return alert.value > 1 ? tr("; times lately: %1").arg(alert.value) : QString();
}

QString AlertWording::was(const Alert &alert, const QString &about, WallTime toldAt)
{
    const QString value = QString::number(alert.value);
    const QString threshold = QString::number(alert.threshold);
    switch (alert.kind) {
    case AlertKind::OwnLost: return tr("Your lock %1 was lost").arg(about);
    case AlertKind::QuorumLost:
        return tr("Too few nodes could be read to tell who held what: %1, needed: %2. Unless they only refused to be read, no lock could be taken")
            .arg(value, threshold);
    case AlertKind::NoMargin: return noMargin(alert, toldAt);
    case AlertKind::NodeDown: return tr("%1 could not be read: what was locked there was not seen").arg(about);
    case AlertKind::NeverExpires: return tr("%1 had no expiry").arg(about);
    case AlertKind::RenewLate: return tr("A renewal of %1 was overdue").arg(about);
    case AlertKind::HeldLong:
        return (alert.isOneHold ? tr("%1 was held for %2 or longer; more than %3 is unusual")
                                : tr("%1 was held for %2 or longer, if that was one hold; more than %3 is unusual"))
            .arg(about, Wording::duration(Micros(alert.value)), Wording::duration(Micros(alert.threshold)));
    case AlertKind::ManyWait: return tr("At the end so many waited for %1: %2; more than %3 are many").arg(about, value, threshold);
    case AlertKind::SplitOften: return tr("Those who wanted %1 kept each other from it: splits within a while, at most: %2").arg(about, value);
    case AlertKind::NodeEvicts: return tr("%1 could have thrown locks away when its memory was full").arg(about);
    case AlertKind::ClockOff:
        return (alert.value < 0 ? tr("The clock of %1 was %2 behind") : tr("The clock of %1 was %2 ahead"))
            .arg(about, Wording::duration(std::chrono::abs(Micros(alert.value))));
    case AlertKind::Overlap:
    case AlertKind::NodeRestarted:
    case AlertKind::NodeFailover: break; // they tell of what has happened anyway
    }
    return {};
}

QString AlertWording::sentence(const Alert &alert, const std::vector<NodeStatus> &nodes, WallTime toldAt)
{
    const QString about = subject(alert, nodes);
    if (alert.isDropped) {
        Alert stood = alert;
        stood.phase = Alert::Phase::Still;
        stood.isDropped = false;
        return tr("%1. So it stood when its rule was changed: it is not told any more").arg(sentence(stood, nodes, toldAt));
    }
    const QString over = alert.phase == Alert::Phase::Cleared ? was(alert, about, toldAt) : QString();
    if (!over.isEmpty())
        return over;
    switch (alert.kind) {
    case AlertKind::Overlap: return overlap(alert, about, toldAt);
    case AlertKind::OwnLost: return tr("Your lock %1 is lost: who relied on it must stop").arg(about);
    case AlertKind::QuorumLost:
        return tr("Too few nodes can be read to tell who holds what: %1, needed: %2. Unless they only refuse to be read, no lock can be taken")
            .arg(QString::number(alert.value), QString::number(alert.threshold));
    case AlertKind::NoMargin: return noMargin(alert, toldAt);
    case AlertKind::NodeDown: return tr("%1 cannot be read: what is locked there is not seen").arg(about);
    case AlertKind::NeverExpires: return tr("%1 never expires: if its owner is gone it is stuck for ever").arg(about);
    case AlertKind::RenewLate: return tr("%1 will be lost unless its owner renews it").arg(about);
    case AlertKind::HeldLong:
        return (alert.isOneHold ? tr("%1 has been held for %2 or longer; more than %3 is unusual")
                                : tr("%1 has been held for %2 or longer, if it is one hold; more than %3 is unusual"))
            .arg(about, Wording::duration(Micros(alert.value)), Wording::duration(Micros(alert.threshold)));
    case AlertKind::ManyWait: return tr("Waiting for %1: %2; more than %3 are many").arg(about, QString::number(alert.value), QString::number(alert.threshold));
    case AlertKind::SplitOften: return tr("Those who want %1 keep each other from it: splits lately: %2").arg(about, QString::number(alert.value));
    case AlertKind::NodeRestarted: return tr("%1 restarted: what it held in memory may be gone").arg(about) + timesLately(alert);
    case AlertKind::NodeFailover: return tr("Another server took the place of %1: it may lack the latest locks").arg(about) + timesLately(alert);
    case AlertKind::NodeEvicts: return tr("%1 may throw locks away when its memory is full").arg(about);
    case AlertKind::ClockOff:
        return (alert.value < 0 ? tr("The clock of %1 is %2 behind") : tr("The clock of %1 is %2 ahead"))
            .arg(about, Wording::duration(std::chrono::abs(Micros(alert.value))));
    }
    return {};
}

} // namespace Lockscope
