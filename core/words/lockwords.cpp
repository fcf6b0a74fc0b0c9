#include "lockwords.h"

#include "../base/text.h"
#include "../dialects/dialect.h"
#include "wording.h"

#include <algorithm>

namespace Lockscope {

namespace {

template <typename Condition>
int countReadings(const LockState &lock, Condition condition)
{
    return static_cast<int>(std::count_if(lock.readings.begin(), lock.readings.end(), condition));
}

bool isWithoutTtl(const NodeReading &reading)
{
    return reading.answer == NodeReading::Answer::Present && reading.ttl.kind == KeyTtl::Kind::Never;
}

/// A restarted node that answers without the lock.
bool isForgetful(const NodeReading &reading)
{
    return reading.answer == NodeReading::Answer::Absent && reading.forgot;
}

/// Nodes on which the key stays, although the hold as a whole ends.
int nodesWithoutEnd(const LockState &lock, const Assessment &assessment)
{
    if (!assessment.isHeld() || assessment.neverExpires || lock.valueExpiry())
        return 0;
    return static_cast<int>(std::count_if(assessment.holders.begin(), assessment.holders.end(), [&lock](int node) {
        const auto index = static_cast<size_t>(node);
        return index < lock.readings.size() && lock.readings[index].neverEnds();
    }));
}

/// The only node that counts for a local lock.
QString nodeName(const Assessment &assessment, const std::vector<NodeStatus> &nodes)
{
    const auto index = static_cast<size_t>(assessment.nodes.empty() ? 0 : assessment.nodes.front());
    return index < nodes.size() ? visibleText(nodes[index].label, 60) : QString();
}

} // namespace

QString LockWords::badge(const LockState &lock)
{
    return lock.isUnderstood() ? Wording::badge(lock) : tr("? Not understood");
}

QString LockWords::waiters(const LockState &lock)
{
    const auto count = lock.waiters();
    if (!count || count->isZeroButIncomplete())
        return tr("unknown");
    const QString number = QString::number(count->count);
    return count->exact ? number : count->isBound() ? tr("≤ %1").arg(number) : tr("≈ %1").arg(number);
}

QString LockWords::companions(const LockState &lock)
{
    constexpr size_t kMost = 6;
    constexpr qsizetype kChars = 120;
    const Dialect *dialect = DialectCatalog::standard().find(lock.dialect());
    const auto keys = dialect != nullptr ? dialect->companions(lock.name) : std::vector<Companion>();
    QStringList names;
    for (size_t i = 0; i < std::min(keys.size(), kMost); ++i)
        names += Wording::cutInTheMiddle(keys[i].key, kChars);
    if (keys.size() > kMost)
        names += QString(QChar(0x2026));
    return names.join(QStringLiteral(", "));
}

QString LockWords::overlap(const LockOverlap &overlap)
{
    const QString other = Wording::ownerValue(overlap.other, 80);
    const QString since = Wording::timeOfDay(overlap.since);
    const QString cause = overlap.cause == OverlapCause::FailedOver ? tr("after a failover")
        : overlap.cause == OverlapCause::ClockAhead                 ? tr("because a clock may be ahead")
        : overlap.cause == OverlapCause::OtherNodes                 ? tr("because it was taken on other nodes")
                                                                    : tr("after a restart");
    if (!overlap.until)
        return tr("Two owners since %1, %2. %3, whose lease never ends, may rely on it too.").arg(since, cause, other);
    return tr("Two owners since %1, %2. %3 may rely on it too, until %4.")
        .arg(since, cause, other, Wording::timeWithDateIfOtherDay(overlap.since, *overlap.until));
}

QString LockWords::holdSentence(const LockState &lock, const QString &who, Instant now)
{
    const QString length = Wording::duration(now - lock.hold.since);
    const bool isExact = lock.hold.exact && lock.hold.slack <= LockHold::kSeenAtOnce;
    if (lock.assessment.verdict == Verdict::RenewLate)
        return isExact ? tr("Held by %1 for %2, but its renewal is late.").arg(who, length)
                       : tr("Held by %1 for at least %2, but its renewal is late.").arg(who, length);
    return isExact ? tr("Held by %1 for %2.").arg(who, length) : tr("Held by %1 for at least %2.").arg(who, length);
}

QString LockWords::consequence(const LockState &lock, const Assessment &assessment,
                               const std::vector<NodeStatus> &nodes)
{
    const auto total = static_cast<int>(assessment.nodes.size());
    switch (assessment.verdict) {
    case Verdict::NoExpiry:
        if (assessment.local && lock.isOnOneOfMany() && !lock.isLocalByDesign())
            return tr("It never expires there. Only node %1 has it, which is no majority: another client can take it, "
                      "too.")
                .arg(nodeName(assessment, nodes));
        return tr("It never expires: if its owner is gone, it stays locked until someone releases it.");
    case Verdict::RenewLate: return tr("It will be lost unless its owner renews it now.");
    case Verdict::HeldDegraded:
        return assessment.margin > 0
            ? tr("%1 of %2 nodes agree; %3 more may fail.")
                  .arg(QString::number(assessment.votes), QString::number(total), QString::number(assessment.margin))
            : tr("%1 of %2 nodes agree; no more may fail.")
                  .arg(QString::number(assessment.votes), QString::number(total));
    default: break;
    }
    if (!assessment.local)
        return total > 1 ? tr("All %n nodes agree.", nullptr, total) : QString();
    const QString where = nodeName(assessment, nodes);
    if (!lock.isOnOneOfMany())
        return lock.readings.size() > 1 ? tr("Only node %1 has it.").arg(where) : QString();
    return lock.isLocalByDesign()
        ? tr("Only node %1 has it: its library uses one node, and clients of other nodes do not see it.").arg(where)
        : tr("Only node %1 has it, which is no majority: another client can take it, too.").arg(where);
}

QString LockWords::unheld(const LockState &lock, const Assessment &assessment)
{
    const bool isEndless = countReadings(lock, isWithoutTtl) > 0;
    if (assessment.verdict == Verdict::Leftover) {
        const QString what = tr("Nobody holds it for sure: %1 of %2 nodes have it. A failed acquire or release may "
                                "have left it. Other nodes may have lost it, or its owner uses only these nodes.")
                                 .arg(QString::number(assessment.votes), QString::number(assessment.nodes.size()));
        return what + QLatin1Char(' ')
            + (isEndless ? tr("It has no TTL and blocks these nodes until someone removes it.")
                         : tr("It blocks these nodes until its TTL ends."));
    }
    const int free = countReadings(lock, [](const NodeReading &reading) {
        return reading.answer == NodeReading::Answer::Absent && !reading.forgot;
    });
    const QString what = tr("Nobody holds it: %n owners share the nodes, and none has the %1 votes it needs.", nullptr,
                            assessment.owners)
                             .arg(assessment.quorum);
    return what + QLatin1Char(' ')
        + (free >= assessment.quorum ? tr("The other nodes are enough: it can be taken.")
               : isEndless           ? tr("A part has no TTL and blocks its nodes until someone removes it.")
                                     : tr("It resolves when they release it or their TTLs end."));
}

QString LockWords::unknown(const LockState &lock, const Assessment &assessment)
{
    const auto isCarrier = [&lock](int node) {
        const auto index = static_cast<size_t>(node);
        return index < lock.readings.size() && lock.readings[index].answer == NodeReading::Answer::Present;
    };
    const auto carriers = std::count_if(assessment.nodes.begin(), assessment.nodes.end(), isCarrier);
    const QString counts
        = tr("Whether it is held is unknown. Nodes with the lock: %1; silent nodes: %2; votes needed: %3.")
              .arg(QString::number(carriers), QString::number(assessment.unknownNodes),
                   QString::number(assessment.quorum));
    const int forgetful = countReadings(lock, isForgetful);
    return forgetful == 0 ? counts
                          : counts + QLatin1Char(' ')
            + tr("%n nodes restarted without it. That is no release: its owner may still rely on it.", nullptr,
                 forgetful);
}

LockWords::Lead LockWords::lead(const LockState &lock, const std::vector<NodeStatus> &nodes, Instant now)
{
    if (!lock.isUnderstood())
        return {.text = tr("Lockscope does not understand this key: it is %1. Whether it is held is unknown. If you "
                           "know its library, name the dialect: --pin GLOB=DIALECT")
                            .arg(Wording::keyForm(*lock.seen)),
                .strong = {}};
    const Assessment assessment = lock.assessedNow(now);
    QStringList sentences;
    if (lock.overlap)
        sentences += overlap(*lock.overlap);
    const QString who = assessment.isHeld() ? Wording::owner(lock) : QString();
    if (assessment.isHeld()) {
        sentences << holdSentence(lock, who, now) << consequence(lock, assessment, nodes);
        // The value may expire sooner than the key. A lock that two owners may rely on is never safe.
        if (assessment.validity && !lock.valueExpiry() && !lock.overlap && !lock.isOnOneOfMany())
            sentences += tr("Safe for %1, longer if renewed.").arg(Wording::duration(*assessment.validity));
        sentences += Wording::unseen(lock, now);
    } else {
        sentences += assessment.verdict == Verdict::Unknown ? unknown(lock, assessment) : unheld(lock, assessment);
    }
    if (const int endless = nodesWithoutEnd(lock, assessment); endless > 0)
        sentences += tr("It has no TTL on %n nodes and stays there when the hold ends.", nullptr, endless);
    sentences.removeAll(QString());
    return {.text = sentences.join(QLatin1Char(' ')), .strong = who};
}

} // namespace Lockscope
