#include "overviewwording.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/history/history.h>
#include <lockscope/core/words/wording.h>

#include <QDateTime>
#include <QLocale>

#include <cmath>

namespace Lockscope {

namespace {

constexpr qsizetype kNameInSentence = 80;
constexpr qsizetype kOwnerInSentence = 60;

QString nodeTitle(int node, const QString &label)
{
    return OverviewWording::tr("Node %1").arg(label.isEmpty() ? QString::number(node + 1)
                                                              : visibleText(label, kOwnerInSentence));
}

QString nodeTitle(int node, const std::vector<NodeStatus> &nodes)
{
    const auto index = static_cast<size_t>(node);
    return nodeTitle(node, node >= 0 && index < nodes.size() ? nodes[index].label : QString());
}

QString holderTitle(const QByteArray &process, const QByteArray &owner)
{
    return process.isEmpty() ? Wording::historyOwner(owner, kOwnerInSentence) : visibleText(process, kOwnerInSentence);
}

QString endSentence(const HistoryEvent &event)
{
    const QString lock = Wording::name(event.lock, kNameInSentence);
    const QString owner = holderTitle(event.process, event.owner);
    switch (event.end) {
    case HoldEnd::Released: return OverviewWording::tr("%1 released by %2").arg(lock, owner);
    case HoldEnd::OwnReleased: return OverviewWording::tr("%1 released by this window").arg(lock);
    case HoldEnd::ForceReleased: return OverviewWording::tr("%1 released by you").arg(lock);
    case HoldEnd::Expired: return OverviewWording::tr("%1 expired while %2 held it").arg(lock, owner);
    case HoldEnd::Lost: return OverviewWording::tr("%1 lost by the nodes, held by %2").arg(lock, owner);
    case HoldEnd::OwnLost: return OverviewWording::tr("%1 lost by this window").arg(lock);
    case HoldEnd::TakenOver: return OverviewWording::tr("%1 taken over from %2").arg(lock, owner);
    case HoldEnd::Unknown:
    case HoldEnd::HoldOffOver: break;
    }
    return OverviewWording::tr("%1 ended").arg(lock);
}

} // namespace

QString OverviewWording::sign(LockConcern concern)
{
    switch (concern) {
    case LockConcern::Overlap: return QStringLiteral("‼");
    case LockConcern::Split: return QStringLiteral("✖");
    case LockConcern::NoExpiry: return QStringLiteral("∞");
    case LockConcern::Unknown: return QStringLiteral("?");
    case LockConcern::RenewLate: return QStringLiteral("⚠");
    case LockConcern::Leftover: return QStringLiteral("◐");
    case LockConcern::Degraded: return QStringLiteral("◔");
    case LockConcern::None: break;
    }
    return QStringLiteral("✔");
}

QString OverviewWording::badge(LockConcern concern, qsizetype count)
{
    const QString number = OverviewWording::number(count);
    switch (concern) {
    case LockConcern::Overlap: return tr("%1 overlap").arg(number);
    case LockConcern::Split: return tr("%1 split").arg(number);
    case LockConcern::NoExpiry: return tr("%1 no expiry").arg(number);
    case LockConcern::Unknown: return tr("%1 unknown").arg(number);
    case LockConcern::RenewLate: return tr("%1 renewing late").arg(number);
    case LockConcern::Leftover: return tr("%1 leftover").arg(number);
    case LockConcern::Degraded: return tr("%1 degraded").arg(number);
    case LockConcern::None: break;
    }
    return number;
}

QString OverviewWording::sentence(LockConcern concern, const QByteArray &lock)
{
    const QString name = Wording::name(lock, kNameInSentence);
    switch (concern) {
    case LockConcern::Overlap: return tr("%1: two owners may rely on it").arg(name);
    case LockConcern::Split: return tr("%1: several owners, none has a quorum").arg(name);
    case LockConcern::NoExpiry: return tr("%1 never expires").arg(name);
    case LockConcern::Unknown: return tr("%1: too few nodes answer").arg(name);
    case LockConcern::RenewLate: return tr("%1 renews late").arg(name);
    case LockConcern::Leftover: return tr("%1: leftover without a quorum").arg(name);
    case LockConcern::Degraded: return tr("%1 is missing on some nodes").arg(name);
    case LockConcern::None: break;
    }
    return name;
}

QString OverviewWording::more(LockConcern concern, qsizetype count)
{
    const QString number = OverviewWording::number(count);
    switch (concern) {
    case LockConcern::Overlap: return tr("%1 more locks have two owners").arg(number);
    case LockConcern::Split: return tr("%1 more locks are split").arg(number);
    case LockConcern::NoExpiry: return tr("%1 more locks never expire").arg(number);
    case LockConcern::Unknown: return tr("%1 more locks are unknown").arg(number);
    case LockConcern::RenewLate: return tr("%1 more locks renew late").arg(number);
    case LockConcern::Leftover: return tr("%1 more locks are leftovers").arg(number);
    case LockConcern::Degraded: return tr("%1 more locks are degraded").arg(number);
    case LockConcern::None: break;
    }
    return number;
}

std::optional<OverviewNotice> OverviewWording::notice(const NodeStatus &node, WallTime now)
{
    if (node.retired)
        return std::nullopt;
    const QString title = nodeTitle(node.index, node.label);
    OverviewNotice notice{.key = "node" + QByteArray::number(node.index),
                          .sign = QStringLiteral("✕"),
                          .severity = Severity::Alarm,
                          .isAboutNode = true};
    if (node.reach == NodeStatus::Reach::Down) {
        notice.text = node.everUp ? tr("%1 down for %2").arg(title, Wording::wholeSeconds(now - node.since))
                                  : tr("%1 was never reached").arg(title);
        return notice;
    }
    if (node.reach == NodeStatus::Reach::Connecting && !node.error)
        return std::nullopt;
    if (node.error) {
        notice.text = tr("%1 cannot be read").arg(title);
        return notice;
    }
    switch (writeRefusalOf(node)) {
    case WriteRefusal::Full: notice.text = tr("%1 is full and rejects new locks").arg(title); return notice;
    case WriteRefusal::LacksReplicas: notice.text = tr("%1 rejects writes: too few replicas").arg(title); return notice;
    case WriteRefusal::LogFails: notice.text = tr("%1 rejects writes: its log file fails").arg(title); return notice;
    case WriteRefusal::None: break;
    }
    notice.severity = Severity::Warning;
    if (node.quarantinedUntil && *node.quarantinedUntil > now) {
        notice.sign = QStringLiteral("↻");
        notice.text = tr("%1 restarted. Locks may be missing until %2.")
                          .arg(title, Wording::timeWithDateIfOtherDay(now, *node.quarantinedUntil));
        return notice;
    }
    if (node.hiddenKeys > 0) {
        notice.sign = QStringLiteral("?");
        notice.text = tr("%1 hides %2 keys from this user").arg(title, number(node.hiddenKeys));
        return notice;
    }
    if (node.leftOut > 0) {
        notice.sign = QStringLiteral("≥");
        notice.text = tr("%1 has more locks than are shown").arg(title);
        return notice;
    }
    return std::nullopt;
}

QString OverviewWording::event(const HistoryEvent &event, const std::vector<NodeStatus> &nodes)
{
    const QString lock = Wording::name(event.lock, kNameInSentence);
    switch (event.kind) {
    case HistoryKind::HandOver:
        return tr("%1 passed to %2").arg(lock, Wording::historyOwner(event.other, kOwnerInSentence));
    case HistoryKind::Ended: return endSentence(event);
    case HistoryKind::Overlap:
        return tr("%1 has two owners: %2 and %3")
            .arg(lock, Wording::historyOwner(event.other, kOwnerInSentence), holderTitle(event.process, event.owner));
    case HistoryKind::NodeDown: return tr("%1 went down").arg(nodeTitle(event.node, nodes));
    case HistoryKind::NodeUp: return tr("%1 is back").arg(nodeTitle(event.node, nodes));
    case HistoryKind::NodeRestarted: return tr("%1 restarted").arg(nodeTitle(event.node, nodes));
    case HistoryKind::NodeFailover: return tr("%1 failed over to another server").arg(nodeTitle(event.node, nodes));
    case HistoryKind::Began: return tr("%1 taken again by %2").arg(lock, holderTitle(event.process, event.owner));
    case HistoryKind::Renewed:
    case HistoryKind::Waiting:
    case HistoryKind::SightLost:
    case HistoryKind::SightRegained:
    case HistoryKind::Split:
    case HistoryKind::Gap: break;
    }
    return lock;
}

QString OverviewWording::number(qint64 number, bool isAtLeast)
{
    const QString text = QLocale().toString(number);
    return isAtLeast && number > 0 ? tr("≥ %1").arg(text) : text;
}

QString OverviewWording::rate(double perMinute)
{
    return QLocale().toString(perMinute, 'f', perMinute > 0 && perMinute < 10 && perMinute != std::floor(perMinute));
}

QString OverviewWording::clockTime(Instant moment, Micros wallAhead, bool withSeconds)
{
    const auto wall = std::chrono::floor<Millis>(moment.time_since_epoch() + wallAhead);
    return QDateTime::fromMSecsSinceEpoch(wall.count())
        .time()
        .toString(withSeconds ? QStringLiteral("HH:mm:ss") : QStringLiteral("HH:mm"));
}

} // namespace Lockscope
