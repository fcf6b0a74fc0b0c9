#include "wording.h"

#include "../base/localtime.h"
#include "../base/text.h"
#include "../control/planfollowup.h"
#include "../dialects/token.h"
#include "../dialects/words.h"
#include "../history/historyevent.h"
#include "inwindow.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Lockscope {

namespace {

/// Ends in the value and in Redis that differ by less are the same: one of them may be in whole seconds.
constexpr Micros kSameEnd = std::chrono::seconds(2);
/// An expiry in the value is shown with seconds below this.
constexpr Millis kSecondsMatter = std::chrono::minutes(10);

} // namespace

QString Wording::verdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Held: return tr("✔ held");
    case Verdict::HeldDegraded: return tr("✔ held, degraded");
    case Verdict::Leftover: return tr("◐ leftover");
    case Verdict::Split: return tr("✖ split");
    case Verdict::Unknown: return tr("? unknown");
    case Verdict::NoExpiry: return tr("∞ no expiry");
    case Verdict::RenewLate: return tr("⚠ renewing late");
    }
    return {};
}

QString Wording::verdict(const LockState &lock)
{
    if (lock.overlap && lock.assessment.isHeld())
        return tr("‼ held, overlap");
    if (lock.assessment.verdict == Verdict::Held && lock.isOnOneOfMany())
        return tr("✔ held, one node");
    if (lock.assessment.verdict == Verdict::HeldDegraded && !lock.assessment.nodes.empty())
        return tr("✔ held %1/%2")
            .arg(QString::number(lock.assessment.votes), QString::number(lock.assessment.nodes.size()));
    return verdict(lock.assessment.verdict);
}

QString Wording::badge(const LockState &lock)
{
    if (lock.assessment.verdict == Verdict::Held && lock.isOnOneOfMany() && !lock.overlap)
        return tr("✔ Held, 1 node");
    QString words = verdict(lock);
    // The first letter stands behind the sign and a space.
    if (const auto space = words.indexOf(u' '); space >= 0 && space + 1 < words.size())
        words[space + 1] = words[space + 1].toUpper();
    return words;
}

/// Several owners have keys, and nodes are unreadable, so the holder is unknown.
static bool isUndecided(const LockState &lock)
{
    return lock.assessment.verdict == Verdict::Unknown && lock.assessment.owners > 1;
}

/// An unknown client, for a value that all clients write.
static QString somebody(const QByteArray &value)
{
    return Wording::tr("someone (%1)").arg(Wording::ownerValue(value, 40));
}

QString Wording::owner(const LockState &lock)
{
    const OwnerInfo &info = lock.ownerInfo();
    if (!lock.isUnderstood())
        return tr("not understood: %1").arg(keyForm(*lock.seen));
    if (lock.assessment.verdict == Verdict::Split || isUndecided(lock))
        return tr("%n owners", nullptr, lock.assessment.owners);
    if (lock.assessment.owner.isEmpty())
        return ownerValue(lock, 80);
    if (lock.holderCount() && *lock.holderCount() > 1)
        return lock.mode() == LockMode::Read ? tr("%n readers", nullptr, static_cast<int>(*lock.holderCount()))
                                             : tr("%n holders", nullptr, static_cast<int>(*lock.holderCount()));
    if (lock.caveats().testFlag(Caveat::NoOwner))
        return somebody(lock.assessment.owner);
    if (!info.host.isEmpty() && info.pid)
        return visibleText(info.process(), 80);
    if (isHoldOff(lock.assessment.owner))
        return tr("hold-off, set by Lockscope");
    if (lock.ownerCut() && !info.program.isEmpty()) // the value is long and names its program
        return visibleText(info.program, 60);
    if (!info.client.isEmpty() && !info.thread.isEmpty())
        return tr("thread %1 of client %2").arg(visibleText(info.thread, 24), visibleText(info.client, 8));
    return cutInTheMiddle(lock.assessment.owner, 80);
}

QString Wording::ownerValue(const LockState &lock, qsizetype maxChars)
{
    if (isUndecided(lock))
        return tr("unknown");
    const auto isEmptyOwner = [](const NodeReading &reading) {
        return reading.answer == NodeReading::Answer::Present && reading.lock && reading.lock->owner.isEmpty();
    };
    if (lock.assessment.owner.isEmpty() && std::none_of(lock.readings.begin(), lock.readings.end(), isEmptyOwner))
        return tr("unknown");
    if (lock.assessment.owner.isEmpty() && lock.mode() == LockMode::Permits)
        return tr("unknown");
    return ownerValue(lock.assessment.owner, maxChars);
}

QString Wording::ownerValue(const Recognition &lock, qsizetype maxChars)
{
    return lock.owner.isEmpty() && lock.mode == LockMode::Permits ? tr("unknown") : ownerValue(lock.owner, maxChars);
}

QString Wording::ownerValue(const QByteArray &owner, qsizetype maxChars)
{
    return owner.isEmpty() ? tr("(empty)") : cutInTheMiddle(owner, maxChars);
}

QString Wording::historyOwner(const QByteArray &owner, qsizetype maxChars)
{
    return owner == sharedOwnerLabel() ? tr("several holders") : ownerValue(owner, maxChars);
}

QString Wording::name(const QByteArray &name, qsizetype maxChars)
{
    return name.isEmpty() ? tr("(empty name)") : cutInTheMiddle(name, maxChars);
}

QString Wording::cutInTheMiddle(const QByteArray &name, qsizetype maxChars)
{
    // Length of the escape \u{10FFFF}: with this much more room, a text that was cut gets longer.
    constexpr qsizetype kLongestEscape = 10;
    const QString text = visibleText(name, maxChars);
    const QString longer = visibleText(name, maxChars + kLongestEscape);
    if (text == longer)
        return text;
    // Names may differ only at their ends.
    qsizetype from = std::max<qsizetype>(name.size() - 2 * maxChars, 0);
    for (int i = 0; i < 3 && from > 0 && (static_cast<uchar>(name.at(from)) & 0xC0U) == 0x80; ++i)
        ++from; // do not split a UTF-8 character
    const QString last = visibleText(name.mid(from), 64 * maxChars);
    qsizetype begin = std::max<qsizetype>(last.size() - maxChars / 2, 0);
    while (visibleBoundary(last, begin) != begin)
        ++begin;
    const QString end = last.mid(begin);
    return longer.left(visibleBoundary(longer, maxChars - 1 - end.size())) + QChar(0x2026) + end;
}

QString Wording::votes(const LockState &lock)
{
    const Assessment &assessment = lock.assessment;
    if (assessment.local)
        return lock.readings.size() > 1 ? tr("one node") : tr("1 of 1");
    QString signs;
    for (const int node : assessment.nodes) {
        const auto &reading = lock.readings[static_cast<size_t>(node)];
        switch (reading.answer) {
        case NodeReading::Answer::Unknown: signs += QChar(0x2715); break; // ✕
        case NodeReading::Answer::Absent: signs += QChar(0x25CB); break; // ○
        case NodeReading::Answer::Present:
            signs += assessment.holders.contains(node) ? QChar(0x25CF) : QChar(0x25D0); // ● ◐
            break;
        }
    }
    return tr("%1  %2 of %3").arg(signs, QString::number(assessment.votes), QString::number(assessment.nodes.size()));
}

QString Wording::dialect(const QString &id)
{
    const Dialect *found = DialectCatalog::standard().find(id);
    return found != nullptr ? found->title() : tr("unknown");
}

QString Wording::duration(Micros duration)
{
    const auto micros = static_cast<double>(std::max(duration, Micros(0)).count());
    if (micros < 1000)
        return tr("%1 ms").arg(micros / 1000, 0, 'f', 2);
    if (micros < 10'000)
        return tr("%1 ms").arg(micros / 1000, 0, 'f', 1);
    if (micros < 1'000'000)
        return tr("%1 ms").arg(std::floor(micros / 1000), 0, 'f', 0);
    const auto seconds = static_cast<qint64>(micros / 1'000'000);
    if (seconds < 60)
        return tr("%1 s").arg(std::floor(micros / 100'000) / 10, 0, 'f', 1);
    if (seconds < 3600)
        return tr("%1 m %2 s").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    if (seconds < 86400)
        return tr("%1 h %2 m").arg(seconds / 3600).arg(seconds % 3600 / 60, 2, 10, QLatin1Char('0'));
    return tr("%1 d %2 h").arg(seconds / 86400).arg(seconds % 86400 / 3600);
}

bool Wording::isRough(Micros length, Micros fromSlack, Micros toSlack)
{
    const Micros unsure = fromSlack + toSlack;
    const bool isUnseen = std::max(fromSlack, toSlack) > LockHold::kSeenAtOnce;
    return unsure >= Millis(1) && (isUnseen || unsure * 10 > length);
}

QString Wording::durationAtMost(Micros duration)
{
    using namespace std::chrono_literals;
    const Micros step = duration < 1ms ? Micros(10)
        : duration < 10ms              ? Micros(100)
        : duration < 1s                ? 1ms
        : duration < 1min              ? 100ms
        : duration < 1h                ? 1s
        : duration < 24h               ? 1min
                                       : 1h;
    return Wording::duration((duration + step - Micros(1)) / step * step);
}

QString Wording::percentile(Micros duration, bool isExact)
{
    return isExact ? Wording::duration(duration) : tr("≈ %1").arg(Wording::duration(duration));
}

QString Wording::wholeSeconds(Micros duration)
{
    const auto seconds = std::chrono::floor<std::chrono::seconds>(std::max(duration, Micros(0)));
    return seconds < std::chrono::seconds(60) ? tr("%1 s").arg(seconds.count()) : Wording::duration(seconds);
}

QString Wording::timeOfDay(WallTime time)
{
    return Lockscope::timeOfDay(time);
}

QString Wording::timeWithDateIfOtherDay(WallTime now, WallTime time)
{
    return Lockscope::timeWithDateIfOtherDay(now, time);
}

QString Wording::ttl(const Assessment &assessment)
{
    if (assessment.ttl)
        return *assessment.ttl > Micros(0) ? duration(*assessment.ttl) : tr("due");
    return assessment.neverExpires ? tr("∞ never") : tr("unknown");
}

QString Wording::ttl(const KeyTtl &ttl)
{
    switch (ttl.kind) {
    case KeyTtl::Kind::Finite: return duration(ttl.left);
    case KeyTtl::Kind::Never: return tr("∞ never");
    case KeyTtl::Kind::Gone: return tr("–");
    case KeyTtl::Kind::Unknown: return tr("unknown");
    }
    return {};
}

QString Wording::ttl(const LockState &lock, const Clock &clock)
{
    return ttl(lock, clock.now(), clock.wallNow());
}

QString Wording::ttl(const LockState &lock, Instant now, WallTime wallNow)
{
    const Assessment assessment = lock.assessedNow(now);
    // The TTL on the readable nodes, which are too few for a verdict.
    if (assessment.verdict == Verdict::Unknown && assessment.ttl && *assessment.ttl > Micros(0))
        return tr("%1 ?", "time left, not of all nodes").arg(duration(*assessment.ttl));
    if (assessment.neverExpires || !lock.valueExpiry())
        return ttl(assessment);
    const Millis left = *lock.valueExpiry() - wallNow;
    if (assessment.ttl && *assessment.ttl <= Micros(left) + kSameEnd)
        return ttl(assessment);
    if (left >= kSecondsMatter && left < std::chrono::hours(1)) // short enough for the column
        return tr("%1 m (value)").arg(std::chrono::duration_cast<std::chrono::minutes>(left).count());
    return left > Millis(0) ? tr("%1 (value)").arg(duration(left)) : tr("due (value)");
}

QString Wording::dateAndTime(WallTime time)
{
    return Lockscope::dateAndTime(time);
}

QStringList Wording::facts(const LockState &lock, WallTime wallNow)
{
    QStringList lines;
    const auto counts = lock.holdCounts();
    const QString evidenceText = tr("Grade: %1 (%2)").arg(grade(lock.grade()), evidence(lock));
    if (!lock.isUnderstood())
        return {evidenceText};
    QString hold = tr("Dialect: %1").arg(dialect(lock.dialect())) + separator() + mode(lock);
    if (counts)
        hold += separator()
            + (!counts->differ() ? tr("Hold count: %1").arg(counts->most)
                                 : tr("Hold count: %1 to %2, by node").arg(counts->least).arg(counts->most));
    if (lock.fencingToken())
        hold += separator() + tr("Fencing token: %1").arg(*lock.fencingToken());
    lines += hold + separator() + waiters(lock);
    if (const QString told = ownerTells(lock.ownerInfo(), wallNow); !told.isEmpty())
        lines += lock.holderCount().value_or(1) > 1 ? tr("First holder: %1").arg(told) : tr("Owner: %1").arg(told);
    if (const QByteArrayList &gone = lock.seen.orEmpty().details->goneHolders; !gone.isEmpty()) {
        QStringList names;
        for (const QByteArray &holder : gone)
            names.append(visibleText(holder, 40));
        lines += tr("Holders that are gone, by its library: %1").arg(names.join(QStringLiteral(", ")));
    }
    lines += evidenceText;
    if (lock.valueExpiry()) {
        const Millis left = *lock.valueExpiry() - wallNow;
        lines += left > Millis(0)
            ? tr("By its value and its holder's clock it ends in %1. Then any client may take it.").arg(duration(left))
            : tr("By its value and its holder's clock it ended %1 ago. Any client may take it.").arg(duration(-left));
    }
    return lines;
}

QStringList Wording::caveats(Caveats caveats)
{
    QStringList sentences;
    for (const Caveat caveat : each(caveats))
        sentences += sentence(caveat);
    return sentences;
}

QString Wording::sentence(Caveat caveat)
{
    switch (caveat) {
    case Caveat::DeletesBlindly:
        return tr("This library's release compares nothing: a late holder may delete its successor's lock.");
    case Caveat::OverwritesBlindly:
        return tr("This library's renewal compares nothing: a late holder may overwrite its successor.");
    case Caveat::Recreates: return tr("This library's renewal sets a deleted key again.");
    case Caveat::NoOwner:
        return tr("The value names no owner: all holders look alike, and a release compares nothing.");
    case Caveat::SharedOwner: return tr("The owner is a process: all its locks carry this value.");
    case Caveat::MayBeCooldown: return tr("The key may stay after the work, on purpose.");
    case Caveat::TtlIsNotLease:
        return tr("The key's TTL is not a lease: the value contains the leases, or holders extend it for each other.");
    case Caveat::JobRunsAgain:
        return tr("It guards a queue's job. Without it the queue runs the job again, perhaps beside its old worker.");
    case Caveat::HolderSpins: return tr("A live holder loops without a pause after the key is gone.");
    case Caveat::NotAKey: return tr("It is a field of a hash. TTL and type belong to the whole hash.");
    case Caveat::OneOfSeveral:
        return tr("Its owner may have taken several keys with this value. It needs all of them.");
    case Caveat::IdsDiffer:
        return tr("Each node has another client id with the same thread. That may be one owner, or several clients.");
    }
    return {};
}

QString Wording::separator()
{
    return QStringLiteral("   ·   ");
}

QString Wording::mode(const LockState &lock)
{
    const auto count = static_cast<int>(lock.holderCount().value_or(0));
    switch (lock.mode()) {
    case LockMode::Exclusive: return tr("Exclusive");
    case LockMode::Write: return tr("Held for writing");
    case LockMode::Read:
        return lock.holderCount() ? tr("Held for reading, readers: %n", nullptr, count)
                                  : tr("Held for reading, readers: unknown");
    case LockMode::Permits: {
        const QString inUse = lock.holderCount() ? tr("Semaphore, permits in use: %n", nullptr, count)
                                                 : tr("Semaphore, permits in use: unknown");
        return lock.seen.orEmpty().details->permits > 0
            ? tr("%1 of %2").arg(inUse, QString::number(lock.seen.orEmpty().details->permits))
            : inUse;
    }
    }
    return {};
}

QString Wording::waiters(const LockState &lock)
{
    if (!lock.waiters()) {
        const Dialect *dialect = DialectCatalog::standard().find(lock.dialect());
        const auto companions = dialect != nullptr ? dialect->companions(lock.name) : std::vector<Companion>();
        const bool hasQueue = std::any_of(companions.begin(), companions.end(),
                                          [](const Companion &key) { return key.role == Companion::Role::Queue; });
        if (lock.seen && DialectCatalog::standard().isGeneric(*lock.seen))
            return tr("Waiters: unknown (so is the library, and where it stores waiters)");
        return dialect == nullptr || (dialect->waiters(lock.name).empty() && !hasQueue)
            ? tr("Waiters: unknown (the library does not store them)")
            : tr("Waiters: unknown (not read)");
    }
    if (lock.waiters()->isZeroButIncomplete())
        return tr("Waiters: unknown (no listener for its release; polling clients leave no trace)");
    const QString count = QString::number(lock.waiters()->count);
    const QString number = lock.waiters()->exact ? count
        : lock.waiters()->isBound()              ? tr("at most %1").arg(count)
                                                 : tr("about %1").arg(count);
    switch (lock.waiters()->unit) {
    case WaiterSource::Unit::Waiters: return tr("Waiters: %1").arg(number);
    case WaiterSource::Unit::Clients: return tr("Waiters: %1 (connections)").arg(number);
    case WaiterSource::Unit::Processes: return tr("Waiters: %1 (processes)").arg(number);
    case WaiterSource::Unit::Jobs: return tr("Waiters: %1 (jobs)").arg(number);
    }
    return {};
}

QString Wording::ownerTells(const OwnerInfo &info, WallTime wallNow)
{
    QStringList parts;
    const auto add = [&parts](const QString &words, const QString &value, qsizetype maxChars) {
        if (!value.isEmpty())
            parts += words.arg(visibleText(value, maxChars));
    };
    add(tr("program %1"), info.program, 60);
    add(tr("host %1"), info.host, 60);
    if (info.pid)
        parts += tr("pid %1").arg(*info.pid);
    add(tr("thread %1"), info.thread, 40);
    add(tr("client %1"), info.client, 60);
    if (info.since) {
        const Millis ago = wallNow - *info.since;
        parts += ago >= Millis(0)
            ? tr("since %1 by its own clock (%2 ago)").arg(dateAndTime(*info.since), duration(ago))
            : tr("since %1 by its own clock, which is ahead of ours").arg(dateAndTime(*info.since));
    }
    return parts.join(QStringLiteral(", "));
}

QString Wording::lengthOfHold(const LockState &lock, Instant now)
{
    const QString text = duration(now - lock.hold.since);
    return lock.hold.exact && lock.hold.slack <= LockHold::kSeenAtOnce ? text : tr("≥ %1").arg(text);
}

QString Wording::heldFor(const LockState &lock, Instant now)
{
    if (!lock.assessment.isHeld())
        return tr("–");
    return ifOneHold(lengthOfHold(lock, now), !lock.hold.unseen);
}

QString Wording::ifOneHold(const QString &length, bool isOneHold)
{
    return isOneHold ? length : tr("%1 ?", "held for so long, if it is one hold").arg(length);
}

QString Wording::unseen(const LockState &lock, Instant now)
{
    if (!lock.hold.unseen || !lock.assessment.isHeld())
        return {};
    return tr("Lockscope could not see it from %1 to %2 ago: its owner may have released and taken it again.")
        .arg(wholeSeconds(now - lock.hold.unseen->from), wholeSeconds(now - lock.hold.unseen->to));
}

QStringList Wording::silentNodes(const std::vector<NodeStatus> &nodes)
{
    QStringList silent;
    for (const auto &node : nodes) {
        if (!node.retired && (node.reach != NodeStatus::Reach::Up || node.error))
            silent += visibleText(node.label, 60);
    }
    return silent;
}

QString Wording::patterns(const QByteArrayList &patterns, qsizetype maxChars)
{
    return cutInTheMiddle(patterns.join(' '), maxChars);
}

QString Wording::otherDatabases(const std::vector<NodeStatus> &nodes)
{
    return otherDatabases(Lockscope::otherDatabases(nodes).value_or(std::vector<DatabaseKeys>()));
}

QString Wording::otherDatabases(std::vector<DatabaseKeys> others)
{
    constexpr size_t kMost = 5;
    const auto keysOf = [](const DatabaseKeys &found) {
        return static_cast<int>(std::min<qint64>(found.keys, std::numeric_limits<int>::max()));
    };
    if (others.empty())
        return {};
    if (others.size() == 1)
        return tr("Database %1 has %n keys.", nullptr, keysOf(others.front())).arg(others.front().database);
    std::stable_sort(others.begin(), others.end(),
                     [](const DatabaseKeys &a, const DatabaseKeys &b) { return a.keys > b.keys; });
    QStringList parts;
    for (size_t i = 0; i < std::min(others.size(), kMost); ++i)
        parts += tr("%1 (%n keys)", "number of a database", keysOf(others[i])).arg(others[i].database);
    const QString list = parts.join(QStringLiteral(", "));
    return others.size() <= kMost
        ? tr("Other databases with keys: %1.").arg(list)
        : tr("Other databases with keys: %1, and %n more.", nullptr, static_cast<int>(others.size() - kMost)).arg(list);
}

QString Wording::noLocks(bool keysHidden, std::optional<qsizetype> possible, const QByteArrayList &patterns)
{
    QStringList sentences;
    if (!patterns.isEmpty())
        sentences += (keysHidden ? tr("No locks found among the keys that match %1 and that this user may read.")
                                 : tr("No locks found among the keys that match %1."))
                         .arg(Wording::patterns(patterns, 200));
    else
        sentences += keysHidden ? tr("No locks found among the keys that this user may read.") : tr("No locks found.");
    if (possible.value_or(0) > 0)
        sentences += mayBeLocks(*possible) + u'.';
    return sentences.join(u' ');
}

QString Wording::mayBeLocks(qsizetype keys)
{
    return keys == 1 ? tr("1 key may be a lock") : tr("%n keys may be locks", nullptr, static_cast<int>(keys));
}

QString Wording::grade(Grade grade)
{
    switch (grade) {
    case Grade::NotUnderstood: return tr("not understood");
    case Grade::Possible: return tr("possible");
    case Grade::Likely: return tr("likely");
    case Grade::Known: return tr("known");
    }
    return {};
}

QString Wording::evidence(const LockState &lock)
{
    QStringList reasons;
    for (const SignTraits &traits : each(lock.signs()))
        reasons += QCoreApplication::translate("Lockscope::Sign", traits.text);
    return reasons.join(QStringLiteral(", "));
}

QString Wording::keyForm(const Recognition &key)
{
    const auto size = static_cast<int>(key.details->size);
    switch (key.keyType) {
    case KeyType::String:
        return key.source.isEmpty() ? tr("a string (bytes: %n)", nullptr, size)
                                    : tr("the number %1").arg(visibleText(key.source, 40));
    case KeyType::Hash: return tr("a hash (fields: %n)", nullptr, size);
    case KeyType::List: return tr("a list (elements: %n)", nullptr, size);
    case KeyType::Set: return tr("a set (members: %n)", nullptr, size);
    case KeyType::SortedSet: return tr("a sorted set (members: %n)", nullptr, size);
    case KeyType::Stream: return tr("a stream");
    case KeyType::None:
    case KeyType::Other: break;
    }
    return tr("a key of a module's type");
}

QString Wording::capability(const Capability &capability, WallTime now)
{
    if (capability.nodes == 1) {
        if (capability.quarantined > 0)
            return tr("The node restarted or failed over. Locks taken before may be missing, and a new lock may have a "
                      "second owner.");
        if (capability.unwritable > 0)
            return tr("The node rejects all writes. Clients cannot take, renew or release locks.");
        if (capability.full > 0)
            return tr("The node's memory is full. Clients cannot take locks, but can renew and release them.");
        if (capability.possiblyLackingLocks > 0)
            return tr("The node started recently. Locks taken before may be missing until %1, and a new lock may have "
                      "a second owner.")
                .arg(timeWithDateIfOtherDay(now, *capability.mayLackLocksUntil));
        if (capability.perhapsUnwritable > 0)
            return tr("The node's latest snapshot failed. It may reject all writes: clients then cannot take, renew or "
                      "release locks.");
        if (capability.readable == 1)
            return tr("Locking works. The node answers; there is no spare.");
        if (capability.refusing == 1)
            return tr("The node answers but rejects reads. Which locks are held, and whether clients can take locks, "
                      "is unknown.");
        return capability.connecting > 0
            ? tr("The node has not answered yet.")
            : tr("Lockscope cannot read the node. Clients with the same problem cannot take or renew locks.");
    }
    if (capability.readable < capability.quorum && capability.readable + capability.connecting >= capability.quorum)
        return tr("%1 of %2 nodes have answered so far; %3 are needed.")
            .arg(QString::number(capability.readable), QString::number(capability.nodes),
                 QString::number(capability.quorum));
    const bool mayTake = capability.partial || capability.readable >= capability.quorum;
    const int writable = capability.readable - capability.unwritable; // nodes on which renewals work
    const bool onlyVotesLack = !capability.partial && !capability.canLock() && writable >= capability.quorum;
    // Show the reasons, because nothing else may look wrong.
    QStringList reasons;
    if (capability.quarantined > 0 && mayTake)
        reasons += onlyVotesLack // says what it means, and fits one line of a small window
            ? tr("%n nodes restarted or failed over.", nullptr, capability.quarantined)
            : tr("%n nodes restarted or failed over and may lack locks.", nullptr, capability.quarantined);
    if (capability.full > 0)
        reasons += tr("Memory is full on %n nodes.", nullptr, capability.full);
    if (capability.unwritable > 0)
        reasons += tr("%n nodes reject all writes.", nullptr, capability.unwritable);
    if (capability.perhapsUnwritable > 0)
        reasons += tr("The latest snapshot of %n nodes failed: they may reject all writes.", nullptr,
                      capability.perhapsUnwritable);
    if (capability.possiblyLackingLocks > 0 && mayTake)
        reasons += tr("%n nodes started recently: locks taken before may be missing until %1.", nullptr,
                      capability.possiblyLackingLocks)
                       .arg(timeWithDateIfOtherDay(now, *capability.mayLackLocksUntil));
    const auto with
        = [&reasons](const QString &answer) { return (QStringList(answer) + reasons).join(QLatin1Char(' ')); };
    const QString readable = QString::number(capability.readable);
    const QString nodes = QString::number(capability.nodes);
    if (capability.partial)
        return with(capability.readable == capability.nodes
                        ? tr("All %1 masters answer. Each master has its own locks.").arg(nodes)
                        : tr("%1 of %2 masters can be read. Locks on the others are unknown.").arg(readable, nodes));
    const QString answer
        = with(capability.readable == capability.nodes ? tr("All %1 nodes answer.").arg(nodes)
                   : capability.refusing > 0           ? tr("%1 of %2 nodes can be read, %3 reject reads.")
                                                   .arg(readable, nodes, QString::number(capability.refusing))
                                             : tr("%1 of %2 nodes answer.").arg(readable, nodes));
    if (writable >= capability.quorum && writable - capability.full < capability.quorum)
        return tr("Clients cannot take locks, but can renew and release them. %1").arg(answer);
    if (onlyVotesLack)
        return (writable == capability.quorum
                    ? tr("A new lock may have a second owner; one more failure stops renewals. %1")
                    : tr("A new lock may have a second owner; owners can renew held locks. %1"))
            .arg(answer);
    if (capability.readable < capability.quorum && capability.readable + capability.refusing >= capability.quorum)
        return tr("Which locks are held is unknown: %2 nodes are needed. Others may still take locks. %1")
            .arg(answer, QString::number(capability.quorum));
    if (!capability.canLock())
        return tr("Locking has stopped: %2 nodes are needed. Held locks expire with their TTL; locks without one stay. "
                  "%1")
            .arg(answer, QString::number(capability.quorum));
    if (capability.sureMargin() < 0)
        return tr("Whether locking works is unknown. %1").arg(answer);
    if ((capability.sureMargin() == 0 && capability.perhapsUnwritable > 0)
        || (capability.margin() == 0 && capability.refusing > 0))
        return tr("Locking works, but one more failure may stop it. %1").arg(answer);
    if (capability.margin() == 0)
        return tr("Locking works, but one more failure stops it. %1").arg(answer);
    return tr("Locking works and survives %n more failures. %1", nullptr, capability.sureMargin()).arg(answer);
}

QString Wording::problems(const std::vector<NodeStatus> &nodes)
{
    constexpr qsizetype kMost = 3;
    QStringList reasons;
    for (const auto &node : nodes) {
        const bool lacksCommand = node.hiddenWhy && node.hiddenWhy->kind == ErrorKind::Unsupported;
        if (node.hiddenKeys > 0 && lacksCommand)
            reasons
                += tr("%1: %n keys could not be read; they may be locks", nullptr, static_cast<int>(node.hiddenKeys))
                       .arg(visibleText(node.label, 60));
        else if (node.hiddenKeys > 0)
            reasons += tr("%1: this user may not read %n keys; they may be locks", nullptr,
                          static_cast<int>(node.hiddenKeys))
                           .arg(visibleText(node.label, 60));
        if (node.leftOut > 0)
            reasons += tr("%1: at least %n locks are not shown, because there are too many", nullptr,
                          static_cast<int>(node.leftOut))
                           .arg(visibleText(node.label, 60));
        const bool isConnecting = node.reach == NodeStatus::Reach::Connecting;
        if (node.retired || !node.error || (isConnecting && node.error->kind != ErrorKind::Route))
            continue;
        const QString reason = visibleText(adviceForWindow(node.error->message), 160);
        const auto hasReason
            = [&node](const NodeStatus &other) { return other.error && other.error->message == node.error->message; };
        const bool isAlone = std::count_if(nodes.begin(), nodes.end(), hasReason) == 1;
        const QString named = isAlone && !node.error->message.contains(node.label)
            ? tr("Node %1: %2").arg(visibleText(node.label, 60), reason)
            : reason;
        if (!reasons.contains(named))
            reasons += named;
    }
    const auto more = static_cast<int>(reasons.size() - kMost);
    QString text = reasons.mid(0, kMost).join(QStringLiteral("  ·  "));
    if (more > 0)
        text += QStringLiteral("  ·  ") + tr("and %n more", nullptr, more);
    return text;
}

QString Wording::act(const LockAction &act)
{
    switch (act.kind) {
    case LockActionKind::Release: return tr("release it");
    case LockActionKind::ReleaseAndHoldOff: return tr("release it and block new owners for %1").arg(duration(act.time));
    case LockActionKind::ShortenTtl: return tr("shorten its TTL to %1").arg(duration(act.time));
    case LockActionKind::SetTtl: return tr("set a TTL of %1").arg(duration(act.time));
    case LockActionKind::PutBack: return tr("restore it where it is still free");
    }
    return {};
}

QString Wording::effect(const PlannedNode &node, const ReleasePlan &plan)
{
    using Effect = PlannedNode::Effect;
    const LockAction &act = plan.act;
    const QString owner
        = plan.hasSharedOwnerValue() ? somebody(node.expectedOwner) : visibleText(node.expectedOwner, 60);
    switch (node.effect) {
    case Effect::Release:
        if (node.shared && node.expectedOwner.contains(' '))
            return tr("remove these holders, if all still have it: %1")
                .arg(visibleText(node.expectedOwner.split(' ').join(", "), 120));
        return tr("delete if still held by %1").arg(owner);
    case Effect::HoldOff: return tr("if still held by %1: block new owners for %2").arg(owner, duration(act.time));
    case Effect::ShortenTtl:
        return tr("if still held by %1 for longer: shorten TTL to %2").arg(owner, duration(act.time));
    case Effect::SetTtl: return tr("if still held by %1 without TTL: set a TTL of %2").arg(owner, duration(act.time));
    case Effect::PutBack:
        return node.ttl.kind == KeyTtl::Kind::Never
            ? tr("if still free: restore it for %1, without TTL").arg(owner)
            : tr("if still free: restore it for %1, with the rest of its TTL").arg(owner);
    case Effect::EndsSooner: return tr("left alone: it ends sooner");
    case Effect::NoTtl: return tr("left alone: it has no TTL to shorten");
    case Effect::HasTtl: return tr("left alone: it has a TTL");
    case Effect::NothingThere: return tr("nothing there");
    case Effect::OtherOwner: return tr("left alone: held by %1").arg(visibleText(node.seenOwner, 60));
    case Effect::NotComparable: return tr("left alone: its value is no comparable owner");
    case Effect::TooLong: return tr("left alone: its value is longer than 1 MiB");
    case Effect::NoScripts: return tr("left alone: the node runs no scripts");
    case Effect::NotReleased:
        return node.seenOwner.isEmpty()
            ? tr("left alone: not released here")
            : tr("left alone: not released here, %1 has it").arg(visibleText(node.seenOwner, 60));
    case Effect::Unreachable: return tr("not reached: %1").arg(node.error ? node.error->message : tr("unknown reason"));
    }
    return {};
}

namespace {

/// For a shared lock whose holders were all named: those that have left while others remain.
QByteArrayList whoLeft(const ReleasedNode &node)
{
    if (!node.shared)
        return {};
    const QByteArrayList there = node.foundOwner.split(' ');
    QByteArrayList named = node.expectedOwner.split(' ');
    const auto before = named.size();
    named.removeIf([&there](const QByteArray &one) { return there.contains(one); });
    return named.size() < before ? named : QByteArrayList();
}

} // namespace

QString Wording::outcome(const ReleasedNode &node)
{
    using Outcome = ReleasedNode::Outcome;
    const QString why = node.error ? node.error->message : QString();
    const auto with = [&node, &why](const QString &done) {
        if (node.woken)
            return tr("%1; notified waiters: %n", nullptr, static_cast<int>(*node.woken)).arg(done);
        return why.isEmpty() ? done : done + QLatin1String(". ") + why;
    };
    switch (node.outcome) {
    case Outcome::Released: return with(tr("✔ released"));
    case Outcome::OthersStay:
        return with(
            node.foundOwner.isEmpty()
                ? tr("⚠ removed the named holders; other holders stay")
                : tr("⚠ removed the named holders; other holders stay: %1").arg(visibleText(node.foundOwner, 60)));
    case Outcome::Shortened: return with(tr("✔ shortened; it had %1 left").arg(ttl(node.ttlBefore)));
    case Outcome::TtlSet: return with(tr("✔ TTL set"));
    case Outcome::PutBack: return with(tr("✔ restored"));
    case Outcome::NotNeeded:
        return node.ttlBefore.kind == KeyTtl::Kind::Finite ? tr("○ left alone: its TTL is %1").arg(ttl(node.ttlBefore))
                                                           : tr("○ left alone: no longer needed");
    case Outcome::Withdrawn: return tr("○ restored and removed again: the other nodes did not accept it");
    case Outcome::Refused:
        if (const QByteArrayList left = whoLeft(node); !left.isEmpty())
            return tr("✖ refused: no longer a holder: %1").arg(visibleText(left.join(", "), 60));
        return node.foundOwner.isEmpty() && !why.isEmpty()
            ? tr("✖ refused: %1").arg(why)
            : tr("✖ refused: now held by %1").arg(visibleText(node.foundOwner, 60));
    case Outcome::Absent: return tr("○ already gone");
    case Outcome::Expired: return tr("○ nothing sent: its TTL has run out");
    case Outcome::Unreachable: return tr("✕ not reached, nothing sent. %1").arg(why);
    case Outcome::Unknown: return tr("? unknown: no answer, the command may have run. %1").arg(why);
    case Outcome::Failed: return (node.denied ? tr("✖ refused: %1") : tr("✖ failed: %1")).arg(why);
    case Outcome::NotTried:
        return why.isEmpty() ? tr("– left alone as planned") : tr("✕ not read for the plan, nothing sent");
    }
    return {};
}

QString Wording::reaction(const ReleasePlan &plan)
{
    if (!mayBeHeld(plan))
        return plan.reaction == HolderReaction::MayRecreate
            ? tr("Some libraries (RedLock.net, aioredlock) set a deleted key again at their next renewal. Watch "
                 "whether it comes back.")
            : QString();
    switch (plan.reaction) {
    case HolderReaction::NoticesSoon: return tr("The holder notices the loss within its renewal interval.");
    case HolderReaction::NoticesAtRelease: return tr("The holder does not notice and works on until it releases.");
    case HolderReaction::MayRecreate:
        return tr("The holder's library is unknown. Some (RedLock.net, aioredlock) set a deleted key again at their "
                  "next renewal. Watch whether it comes back.");
    case HolderReaction::Unknown: return tr("The holder's reaction is unknown.");
    }
    return {};
}

QString Wording::sameToken(const ReleasePlan &plan)
{
    if (plan.sameToken.isEmpty())
        return {};
    constexpr qsizetype kMostNames = 3;
    constexpr qsizetype kNameChars = 60;
    QStringList names;
    for (const QByteArray &each : plan.sameToken.first(std::min(kMostNames, plan.sameToken.size())))
        names += name(each, kNameChars);
    if (plan.sameToken.size() > kMostNames)
        names += QStringLiteral("…");
    const auto count = static_cast<int>(plan.sameToken.size());
    return (plan.isTie
                ? tr("⚠ %n more keys have a token of these owners: %1. If they belong to this lock, release them, too.",
                     nullptr, count)
                : tr("⚠ %n more keys have the same token: %1. If they belong to this lock, release them, too.", nullptr,
                     count))
        .arg(names.join(QStringLiteral(", ")));
}

QStringList Wording::blockedClients(const ReleasePlan &plan)
{
    const bool releases
        = plan.act.kind == LockActionKind::Release || plan.act.kind == LockActionKind::ReleaseAndHoldOff;
    QStringList sentences;
    for (const auto &clients : plan.leftBlocked()) {
        const QString node = visibleText(clients.label, 60);
        const auto count = static_cast<int>(clients.count.value_or(0));
        const QString command = QString::fromLatin1(clients.command.toUpper());
        if (!clients.count)
            sentences += tr("Whether clients are blocked on %1 is unknown.").arg(node);
        else if (releases)
            sentences += tr("%n clients are blocked in %1 on %2. This release does not wake them.", nullptr, count)
                             .arg(command, node);
        else
            sentences
                += tr("%n clients are blocked in %1 on %2. The end of the TTL does not wake them.", nullptr, count)
                       .arg(command, node);
    }
    return sentences;
}

QString Wording::environment(Environment environment)
{
    switch (environment) {
    case Environment::Development: return tr("Development");
    case Environment::Unspecified: return tr("Unspecified");
    case Environment::Production: return tr("Production");
    }
    return {};
}

} // namespace Lockscope
