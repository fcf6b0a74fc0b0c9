#include "releasemanymodel.h"

#include "../kit/servertext.h"
#include "../tables/exportdialog.h"
#include "../tables/rowcopy.h"
#include "releasewording.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/quorum/quorum.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/resultwording.h>
#include <lockscope/core/words/wording.h>

#include <algorithm>

namespace Lockscope {

ReleaseManyModel::ReleaseManyModel(ReleaseMany *many, Session *session, QObject *parent)
    : QAbstractTableModel(parent)
    , m_many(many)
    , m_clock(session->clock())
{
    m_known.resize(many->items().size());
    m_changes.resize(many->items().size());
    for (size_t row = 0; row < many->items().size(); ++row)
        m_rows.insert(many->items()[row].name, static_cast<int>(row));
    m_plannedAt.resize(many->items().size());
    m_aftermaths.resize(many->items().size());
    connect(session, &Session::aftermathChanged, this, qOverload<const Aftermath &>(&ReleaseManyModel::note));
    connect(many, &ReleaseMany::changed, this, [this](int row) {
        auto &at = m_plannedAt[static_cast<size_t>(row)];
        if (!at && m_many->items()[static_cast<size_t>(row)].state != ReleaseMany::State::Planning)
            at = m_clock.now();
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    });
}

void ReleaseManyModel::setKnown(const std::vector<LockStatePtr> &locks)
{
    std::fill(m_known.begin(), m_known.end(), nullptr);
    for (const LockStatePtr &lock : locks) {
        if (const auto row = lock ? m_rows.constFind(lock->name) : m_rows.constEnd(); row != m_rows.constEnd())
            m_known[static_cast<size_t>(*row)] = lock;
    }
    if (!m_known.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QString ReleaseManyModel::changeOf(size_t row, const LockStatePtr &lock) const
{
    if (const auto *refusal = m_many->items()[row].refusal())
        return ReleaseWording::sinceRefusal(*refusal, *m_plannedAt[row], lock);
    if (!lock)
        return tr("⚠ gone since the plan");
    const ReleasePlan &plan = *m_many->items()[row].plan;
    const auto found = changesSince(plan, *m_plannedAt[row], *lock);
    if (!found.newcomer.owner.isEmpty()) {
        const QString who = Wording::cutInTheMiddle(found.newcomer.owner, 60);
        return found.newcomer.isEverywhere ? tr("⚠ %1 has it now: nothing will happen").arg(who)
                                           : tr("⚠ nothing will happen where %1 has it now").arg(who);
    }
    const int needless = plan.act.kind == LockActionKind::SetTtl ? found.gotTtl
        : plan.act.kind == LockActionKind::ShortenTtl            ? found.lostTtl
                                                                 : 0;
    return found.silent > 0 ? tr("⚠ %1 of its nodes stopped answering: the act may fail there").arg(found.silent)
        : !found.otherHolders.isEmpty()
        ? tr("⚠ other holders share it now and stay: %1").arg(visibleText(found.otherHolders.join(", "), 60))
        : found.gone > 0 ? tr("⚠ gone from %1 of its nodes: nothing will happen there").arg(found.gone)
        : needless > 0   ? tr("⚠ its TTL changed on %1 of its nodes: nothing will happen there").arg(needless)
        : found.back > 0 ? tr("⚠ nodes that have it are back, but not in this plan: %1").arg(found.back)
                         : QString();
}

void ReleaseManyModel::note(const BoardDiff &diff)
{
    // A diff may be large, but few of its locks have a plan.
    const auto note = [this](const QByteArray &name, const LockStatePtr &lock) {
        const auto row = m_rows.constFind(name);
        if (row == m_rows.constEnd())
            return;
        const auto at = static_cast<size_t>(*row);
        const ReleaseMany::Item &item = m_many->items()[at];
        const bool isPlanned = item.state == ReleaseMany::State::Planned && item.plan;
        if (!m_plannedAt[at] || (!isPlanned && item.refusal() == nullptr))
            return;
        QString words = changeOf(at, lock);
        if (std::exchange(m_changes[at], words) != words)
            Q_EMIT dataChanged(index(*row, EffectColumn), index(*row, EffectColumn));
    };
    for (const auto &name : diff.removed)
        note(name, nullptr);
    for (const auto &lock : diff.changed)
        note(lock->name, lock);
}

int ReleaseManyModel::changedSince() const
{
    int count = 0;
    for (size_t row = 0; row < m_changes.size(); ++row) {
        const ReleaseMany::Item &item = m_many->items()[row];
        count += item.state == ReleaseMany::State::Planned && item.wanted && !m_changes[row].isEmpty() ? 1 : 0;
    }
    return count;
}

int ReleaseManyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_known.size());
}

int ReleaseManyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ReleaseManyModel::effect(const ReleaseMany::Item &item)
{
    const auto acting = std::find_if(item.plan->nodes.begin(), item.plan->nodes.end(),
                                     [](const PlannedNode &node) { return node.acts(); });
    PlannedNode each = acting == item.plan->nodes.end() ? PlannedNode() : *acting;
    if (item.plan->isTie)
        each.expectedOwner = item.plan->ownerToShow();
    const QString what
        = acting == item.plan->nodes.end() ? QString() : adviceForWindow(Wording::effect(each, *item.plan));
    const auto unseen = std::count_if(item.plan->nodes.begin(), item.plan->nodes.end(), [](const PlannedNode &node) {
        return node.effect == PlannedNode::Effect::Unreachable;
    });
    QString text = tr("on %1 of %2 nodes: %3")
                       .arg(QString::number(item.plan->nodesToActOn()), QString::number(item.plan->nodes.size()), what);
    if (unseen > 0)
        text = tr("⚠ %1 not reached; ").arg(unseen) + text;
    return text;
}

void ReleaseManyModel::note(const Aftermath &aftermath)
{
    const auto row = m_rows.constFind(aftermath.name());
    if (row == m_rows.constEnd())
        return;
    m_aftermaths[static_cast<size_t>(*row)] = aftermath;
    Q_EMIT dataChanged(index(*row, EffectColumn), index(*row, EffectColumn));
    Q_EMIT turned();
}

const Aftermath *ReleaseManyModel::aftermath(size_t row) const
{
    const auto &report = m_many->items()[row].report;
    const Aftermath &aftermath = m_aftermaths[row];
    return report && aftermath.hasBegun() && aftermath.sentAt() == report->sentAt ? &aftermath : nullptr;
}

int ReleaseManyModel::countOf(Severity severity) const
{
    int count = 0;
    for (size_t row = 0; row < m_aftermaths.size(); ++row)
        count += aftermath(row) != nullptr && aftermath(row)->severity() == severity ? 1 : 0;
    return count;
}

bool ReleaseManyModel::isWatching() const
{
    return std::ranges::any_of(m_aftermaths, [now = m_clock.now()](const Aftermath &aftermath) {
        return aftermath.hasBegun() && !aftermath.isOver(now);
    });
}

void ReleaseManyModel::lookAgain()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, EffectColumn), index(rowCount() - 1, EffectColumn));
}

QString ReleaseManyModel::outcome(size_t row) const
{
    const ReleaseMany::Item &item = m_many->items()[row];
    const Aftermath *since = aftermath(row);
    const auto result
        = ResultWording::result(*item.plan, *item.report, {}, since != nullptr ? *since : Aftermath(), m_clock);
    const QString sign = result.severity == Severity::Fine ? tr("✔ %1")
        : result.severity == Severity::Alarm               ? tr("✖ %1")
                                                           : tr("⚠ %1");
    return sign.arg(adviceForWindow(result.line()));
}

QString ReleaseManyModel::whyLeft(const ReleaseMany::Item &item)
{
    if (item.isOwn)
        return tr("It is your own lock. Release it yourself.");
    if (item.skipped)
        return *item.skipped == SkipCause::Surprise ? tr("The lock before did not go as planned.")
                                                    : tr("You stopped before this lock.");
    return item.plan && !item.wanted ? tr("You left it out.")
        : item.error                 ? adviceForWindow(item.error->message)
                                     : QString();
}

QString ReleaseManyModel::plannedAt(size_t row) const
{
    const Micros ago = m_plannedAt[row] ? m_clock.now() - *m_plannedAt[row] : Micros(0);
    return Wording::timeOfDay(m_clock.wallNow() - std::chrono::floor<Millis>(ago));
}

QString ReleaseManyModel::text(size_t row, int column) const
{
    const ReleaseMany::Item &item = m_many->items()[row];
    const LockStatePtr &known = m_known[row];
    // After the round, the plan's figures are out of date, also for locks that were left out.
    const bool isPast
        = item.state == ReleaseMany::State::Done || item.state == ReleaseMany::State::Failed || m_many->hasRun();
    switch (column) {
    case NameColumn: return Wording::name(item.name, 200);
    case OwnerColumn:
        return !item.base      ? QString()
            : item.base->isTie ? tr("%n owners", nullptr, static_cast<int>(item.base->owners().size()))
                               : Wording::cutInTheMiddle(item.base->owner, 120);
    case HeldColumn: {
        // The board's age is that of the planned hold, unless there is no plan or another owner holds the lock.
        const bool isAnothers = known && item.base && !item.base->isTie && known->assessment.isHeld()
            && !known->isHeldBy(item.base->owner);
        return !known || !item.base ? QString()
            : isPast || isAnothers  ? tr("n/a")
                                    : Wording::heldFor(*known, m_plannedAt[row].value_or(m_clock.now()));
    }
    case VotesColumn: {
        if (!item.base)
            return {};
        if (isPast)
            return tr("n/a");
        if (item.base->isTie)
            return mayOneHoldIt(*item.base) ? tr("n/a") : tr("split");
        const auto votes = std::count_if(item.base->nodes.begin(), item.base->nodes.end(),
                                         [](const PlannedNode &node) { return node.isTarget; });
        return tr("%1 of %2").arg(votes).arg(item.base->nodes.size());
    }
    case TtlColumn: {
        if (!item.base)
            return {};
        if (isPast)
            return tr("n/a");
        // A lock is held as long as a quorum has it, so show the shortest TTL of the longest-lived quorum.
        std::vector<KeyTtl> left;
        for (const auto &node : item.base->nodes) {
            if (node.isTarget)
                left.push_back(node.ttl);
        }
        if (left.empty())
            return {};
        const auto rank = [](const KeyTtl &ttl) { return ttl.kind == KeyTtl::Kind::Never ? Millis::max() : ttl.left; };
        std::sort(left.begin(), left.end(), [&rank](const KeyTtl &a, const KeyTtl &b) { return rank(a) > rank(b); });
        return Wording::ttl(left.at(
            std::min(left.size(), static_cast<size_t>(quorumOf(static_cast<int>(item.base->nodes.size())))) - 1));
    }
    default: break;
    }
    switch (item.state) {
    case ReleaseMany::State::Planning: return tr("reading…");
    case ReleaseMany::State::Planned: return m_changes[row].isEmpty() ? effect(item) : m_changes[row];
    case ReleaseMany::State::LeftOut:
        return item.refusal() == nullptr ? tr("– left out: %1").arg(whyLeft(item))
            : m_changes[row].isEmpty()   ? tr("– left out, as read at %1: %2").arg(plannedAt(row), whyLeft(item))
                                         : tr("– left out. %1").arg(m_changes[row]);
    case ReleaseMany::State::Executing: return tr("asking the nodes…");
    case ReleaseMany::State::Done: return outcome(row);
    case ReleaseMany::State::Failed: return tr("✖ nothing was done: %1").arg(whyLeft(item));
    case ReleaseMany::State::Stopped: return tr("– not done: %1").arg(whyLeft(item));
    }
    return {};
}

QString ReleaseManyModel::whole(size_t row, int column, qsizetype maxChars) const
{
    const ReleaseMany::Item &item = m_many->items()[row];
    switch (column) {
    case NameColumn: return Wording::name(item.name, maxChars);
    case OwnerColumn: return item.base ? visibleText(item.base->ownerToShow(), maxChars) : QString();
    case EffectColumn: {
        QStringList lines{text(row, column)};
        for (const ReleasedNode &node : item.report ? item.report->nodes : std::vector<ReleasedNode>())
            lines += tr("%1: %2", "node and outcome")
                         .arg(visibleText(node.label, 60), adviceForWindow(Wording::outcome(node)));
        return lines.join(QStringLiteral("; "));
    }
    default: return text(row, column);
    }
}

QVariant ReleaseManyModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto row = static_cast<size_t>(index.row());
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == Qt::ToolTipRole)
        return plainToolTip(whole(row, index.column(), kTipChars));
    if (role == RowCopy::kWholeRole)
        return whole(row, index.column(), kWholeText);
    if (role == Qt::CheckStateRole && index.column() == NameColumn) {
        const ReleaseMany::Item &item = m_many->items()[row];
        return item.wanted && item.state != ReleaseMany::State::LeftOut ? Qt::Checked : Qt::Unchecked;
    }
    return {};
}

bool ReleaseManyModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || index.column() != NameColumn)
        return false;
    m_many->setWanted(index.row(), value.value<Qt::CheckState>() == Qt::Checked);
    return true;
}

Qt::ItemFlags ReleaseManyModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid() || index.column() != NameColumn)
        return flags;
    const ReleaseMany::Item &item = m_many->items()[static_cast<size_t>(index.row())];
    return item.plan && !m_many->isRunning() && !m_many->hasRun() ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant ReleaseManyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return tr("Lock");
    case OwnerColumn: return tr("Owner");
    case HeldColumn: return tr("Held for");
    case VotesColumn: return tr("Votes");
    case TtlColumn: return tr("TTL");
    case EffectColumn: return m_many->hasRun() ? tr("Result") : tr("What happens");
    default: return {};
    }
}

} // namespace Lockscope
