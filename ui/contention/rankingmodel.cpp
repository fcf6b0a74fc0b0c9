#include "rankingmodel.h"

#include "../tables/exportdialog.h"
#include "../tables/rowcopy.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QHash>
#include <QLocale>

#include <algorithm>

namespace Lockscope {

namespace {

/// How many locks of a namespace were held at once, on average: their hold times add up to more than the window.
QString heldAtOnce(Micros held, Micros window)
{
    if (held <= Micros(0) || window <= Micros(0))
        return QLocale().toString(0);
    const double mean = static_cast<double>(held.count()) / static_cast<double>(window.count());
    constexpr double kLeastMean = 0.01;
    if (mean < kLeastMean)
        return QStringLiteral("< ") + QLocale().toString(kLeastMean, 'f', 2);
    return QLocale().toString(mean, 'f', mean < 10 ? 2 : mean < 100 ? 1 : 0);
}

} // namespace

struct RankingModel::Node
{
    RankedEntry entry; ///< without its children
    Node *parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Node>> children;

    [[nodiscard]] QByteArray key() const { return keyOf(entry); }
    [[nodiscard]] static QByteArray keyOf(const RankedEntry &entry)
    {
        // The name of More is a count that changes, and each entry has at most one More.
        return static_cast<char>('0' + static_cast<int>(entry.kind))
            + (entry.kind == RankedEntry::Kind::More ? QByteArray() : entry.name);
    }
    void number()
    {
        for (size_t i = 0; i < children.size(); ++i)
            children[i]->row = static_cast<int>(i);
    }
};

RankingModel::RankingModel(QObject *parent) : QAbstractItemModel(parent), m_root(std::make_unique<Node>()) { }

RankingModel::~RankingModel() = default;

void RankingModel::apply(const Ranking &ranking, bool withRows)
{
    const bool other = std::exchange(m_atLeast, ranking.atLeast) != ranking.atLeast;
    setWindow(ranking.window);
    update(m_root.get(), ranking.top, withRows);
    if (other)
        Q_EMIT headerDataChanged(Qt::Horizontal, static_cast<int>(RankColumn::Held),
                                 static_cast<int>(RankColumn::HandOvers));
}

void RankingModel::setWindow(Micros window)
{
    if (std::exchange(m_window, window) != window)
        tellWindow(*m_root);
}

void RankingModel::tellWindow(const Node &node)
{
    const auto isSpace = [](const auto &child) { return child->entry.kind == RankedEntry::Kind::Namespace; };
    if (std::none_of(node.children.begin(), node.children.end(), isSpace))
        return;
    const auto column = static_cast<int>(RankColumn::Held);
    const QModelIndex parent = indexOf(&node);
    Q_EMIT dataChanged(index(0, column, parent), index(static_cast<int>(node.children.size()) - 1, column, parent));
    for (const auto &child : node.children)
        tellWindow(*child);
}

bool RankingModel::hasRowsOf(const Ranking &ranking) const
{
    return hasChildren(*m_root, ranking.top);
}

bool RankingModel::hasChildren(const Node &node, const std::vector<RankedEntry> &children)
{
    return std::equal(node.children.begin(), node.children.end(), children.begin(), children.end(),
                      [](const auto &child, const RankedEntry &entry) {
                          return child->key() == Node::keyOf(entry) && hasChildren(*child, entry.children);
                      });
}

void RankingModel::update(Node *node, const std::vector<RankedEntry> &children, bool withRows)
{
    QHash<QByteArray, const RankedEntry *> wanted;
    for (const auto &child : children)
        wanted.insert(Node::keyOf(child), &child);
    if (withRows) {
        for (int last = static_cast<int>(node->children.size()) - 1; last >= 0; --last) {
            if (wanted.contains(node->children[static_cast<size_t>(last)]->key()))
                continue;
            int first = last;
            while (first > 0 && !wanted.contains(node->children[static_cast<size_t>(first - 1)]->key()))
                --first;
            beginRemoveRows(indexOf(node), first, last);
            node->children.erase(node->children.begin() + first, node->children.begin() + last + 1);
            node->number();
            endRemoveRows();
            last = first;
        }
    }
    // New rows at the very end move no other row.
    if (withRows || node == m_root.get()) {
        QHash<QByteArray, int> present;
        for (const auto &child : node->children)
            present.insert(child->key(), child->row);
        std::vector<std::unique_ptr<Node>> arriving;
        for (const auto &child : children) {
            if (present.contains(Node::keyOf(child)))
                continue;
            arriving.push_back(std::make_unique<Node>());
            arriving.back()->entry = {.kind = child.kind, .name = child.name, .figures = child.figures};
            arriving.back()->parent = node;
        }
        if (!arriving.empty()) {
            const auto first = static_cast<int>(node->children.size());
            beginInsertRows(indexOf(node), first, first + static_cast<int>(arriving.size()) - 1);
            for (auto &child : arriving)
                node->children.push_back(std::move(child));
            node->number();
            endInsertRows();
        }
    }
    if (withRows) {
        QHash<QByteArray, int> places;
        for (size_t i = 0; i < children.size(); ++i)
            places.insert(Node::keyOf(children[i]), static_cast<int>(i));
        std::vector<std::pair<int, int>> order; // new place, old row
        for (const auto &child : node->children)
            order.emplace_back(places.value(child->key()), child->row);
        if (!std::is_sorted(order.begin(), order.end())) {
            std::sort(order.begin(), order.end());
            const QModelIndex parent = indexOf(node);
            Q_EMIT layoutAboutToBeChanged({QPersistentModelIndex(parent)}, QAbstractItemModel::VerticalSortHint);
            const QModelIndexList before = persistentIndexList();
            std::vector<Node *> nodes; // parallel to `before`
            for (const auto &index : before)
                nodes.push_back(nodeAt(index));
            std::vector<std::unique_ptr<Node>> moved;
            for (const auto &[place, row] : order)
                moved.push_back(std::move(node->children[static_cast<size_t>(row)]));
            node->children = std::move(moved);
            node->number();
            QModelIndexList after;
            for (size_t i = 0; i < nodes.size(); ++i)
                after.append(indexOf(nodes[i], before.at(static_cast<qsizetype>(i)).column()));
            changePersistentIndexList(before, after);
            Q_EMIT layoutChanged({QPersistentModelIndex(parent)}, QAbstractItemModel::VerticalSortHint);
        }
    }

    int firstChanged = -1;
    int lastChanged = -1;
    for (const auto &child : node->children) {
        const auto found = wanted.constFind(child->key());
        if (found == wanted.cend())
            continue;
        const RankedEntry &fresh = **found;
        if (child->entry.figures != fresh.figures || child->entry.name != fresh.name) {
            child->entry.figures = fresh.figures;
            child->entry.name = fresh.name;
            firstChanged = firstChanged < 0 ? child->row : firstChanged;
            lastChanged = child->row;
        }
        update(child.get(), fresh.children, withRows);
    }
    // One signal for the whole range is cheaper than many, even if a view repaints some unchanged rows.
    if (firstChanged >= 0) {
        const QModelIndex parent = indexOf(node);
        Q_EMIT dataChanged(index(firstChanged, 0, parent), index(lastChanged, columnCount() - 1, parent));
    }
}

RankingModel::Node *RankingModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex RankingModel::indexOf(const Node *node, int column) const
{
    return node == m_root.get() ? QModelIndex() : createIndex(node->row, column, node);
}

const RankingModel::Node *RankingModel::findBelow(const Node *node, RankedEntry::Kind kind,
                                                  const QByteArray &name) const
{
    for (const auto &child : node->children) {
        if (child->entry.kind == kind && child->entry.name == name)
            return child.get();
        if (child->entry.kind == RankedEntry::Kind::Namespace && name.startsWith(child->entry.name)) {
            if (const Node *found = findBelow(child.get(), kind, name))
                return found;
        }
    }
    return nullptr;
}

QModelIndex RankingModel::find(RankedEntry::Kind kind, const QByteArray &name) const
{
    const Node *node = findBelow(m_root.get(), kind, name);
    return node == nullptr ? QModelIndex() : indexOf(node);
}

QModelIndex RankingModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeAt(parent)->children[static_cast<size_t>(row)].get());
}

QModelIndex RankingModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(nodeAt(child)->parent) : QModelIndex();
}

int RankingModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent)->children.size());
}

int RankingModel::columnCount(const QModelIndex & /*parent*/) const
{
    return static_cast<int>(RankColumn::Count);
}

bool RankingModel::hasChildren(const QModelIndex &parent) const
{
    // Children are computed only after the entry was expanded, so a lock or namespace always offers to expand.
    const Node *node = nodeAt(parent);
    return parent.column() <= 0
        && (!node->children.empty()
            || (node != m_root.get()
                && (node->entry.kind == RankedEntry::Kind::Lock || node->entry.kind == RankedEntry::Kind::Namespace)));
}

QString RankingModel::textOf(const Node &node, RankColumn column) const
{
    const RankFigures &figures = node.entry.figures;
    if (node.entry.kind == RankedEntry::Kind::More)
        return column == RankColumn::Name
            ? tr("… and %n more, not shown: use the filter", nullptr, node.entry.name.toInt())
            : QString();
    const auto percentile = [](const std::optional<Micros> &value, bool isExact) {
        return value ? Wording::percentile(*value, isExact) : tr("n/a");
    };
    const auto atLeast = [](bool is, const QString &text) { return is ? tr("≥ %1").arg(text) : text; };
    const auto ended = [&](qint64 number) {
        return number == 0 ? tr("–") : atLeast(m_atLeast || figures.hasUnknownEnds, QLocale().toString(number));
    };
    switch (column) {
    case RankColumn::Name:
        if (node.entry.kind == RankedEntry::Kind::Owner)
            return Wording::historyOwner(node.entry.name, 120);
        if (node.entry.kind == RankedEntry::Kind::Namespace && node.parent != m_root.get())
            return visibleText(node.entry.name.mid(node.parent->entry.name.size()), 200);
        return Wording::name(node.entry.name, 200);
    case RankColumn::Waited:
        if (node.entry.kind == RankedEntry::Kind::Owner)
            return {};
        return figures.waited ? atLeast(figures.waitedAtLeast || m_atLeast, Wording::duration(*figures.waited))
                              : tr("n/a");
    case RankColumn::Held: {
        const bool isSpace = node.entry.kind == RankedEntry::Kind::Namespace;
        const QString text = isSpace ? heldAtOnce(figures.held, m_window) : Wording::duration(figures.held);
        const QString held = atLeast(figures.heldAtLeast || m_atLeast, text);
        return Wording::ifOneHold(isSpace ? tr("avg %1 locks").arg(held) : held, !figures.isHeldDoubtful);
    }
    case RankColumn::Acquisitions: return atLeast(m_atLeast, QLocale().toString(figures.acquisitions));
    case RankColumn::HandOvers: return atLeast(m_atLeast, QLocale().toString(figures.handOvers));
    case RankColumn::Median: return percentile(figures.median, figures.isMedianExact);
    case RankColumn::P99: return percentile(figures.p99, figures.isP99Exact);
    case RankColumn::Longest: {
        if (!figures.longest)
            return tr("n/a");
        const QString text = figures.longestAtMost
            ? tr("≤ %1").arg(Wording::durationAtMost(*figures.longest))
            : atLeast(figures.longestAtLeast, Wording::duration(*figures.longest));
        return Wording::ifOneHold(figures.longestGoesOn ? tr("%1 so far").arg(text) : text, !figures.isLongestDoubtful);
    }
    case RankColumn::Expired: return ended(figures.expired);
    case RankColumn::Lost: return ended(figures.lost);
    case RankColumn::Overlaps:
        return figures.overlaps == 0 ? tr("–")
                                     : tr("‼ %1").arg(atLeast(m_atLeast, QLocale().toString(figures.overlaps)));
    case RankColumn::Count: break;
    }
    return {};
}

QVariant RankingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node &node = *nodeAt(index);
    const auto column = static_cast<RankColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole: return textOf(node, column);
    case NameRole: return node.entry.name;
    case RowCopy::kWholeRole:
        if (column != RankColumn::Name || node.entry.kind == RankedEntry::Kind::More)
            return {};
        return node.entry.kind == RankedEntry::Kind::Owner ? Wording::historyOwner(node.entry.name, kWholeText)
                                                           : Wording::name(node.entry.name, kWholeText);
    case KindRole: return static_cast<int>(node.entry.kind);
    case SeverityRole:
        if ((column == RankColumn::Overlaps && node.entry.figures.overlaps > 0)
            || (column == RankColumn::Lost && node.entry.figures.lost > 0))
            return static_cast<int>(Severity::Alarm);
        if (column == RankColumn::Expired && node.entry.figures.expired > 0)
            return static_cast<int>(Severity::Warning);
        return static_cast<int>(Severity::Fine);
    case Qt::TextAlignmentRole:
        return column == RankColumn::Name ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant RankingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto column = static_cast<RankColumn>(section);
    if (role == Qt::TextAlignmentRole)
        return column == RankColumn::Name ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::InitialSortOrderRole)
        return static_cast<int>(column == RankColumn::Name ? Qt::AscendingOrder : Qt::DescendingOrder);
    if (role == Qt::ToolTipRole) {
        switch (column) {
        case RankColumn::Waited:
            return tr("How long the lock had waiters; for a namespace the sum. n/a: waiters are unknown");
        case RankColumn::Held:
            return tr("Lock: total time held, active holds included. Namespace: average number of held locks. ?: "
                      "partly unobserved");
        case RankColumn::Acquisitions: return tr("Number of takes. ≥: Lockscope may have missed short holds");
        case RankColumn::HandOvers: return tr("How often another owner took it right after a release");
        case RankColumn::Median:
            return tr("Half of the complete holds were shorter. ≈: within 1/16, or as exact as the readings. n/a: too "
                      "few complete holds");
        case RankColumn::P99:
            return tr("99 % of the complete holds were shorter. ≈: within 1/16, or as exact as the readings. n/a: too "
                      "few complete holds");
        case RankColumn::Longest:
            return tr("The longest hold; \"so far\": still active. ≥, ≤: a bound, because its start or end was seen "
                      "late. ?: if it is one hold");
        case RankColumn::Expired: return tr("Expired without a release. The owner may still have relied on the lock");
        case RankColumn::Lost:
            return tr("Lost by a node that restarted or failed over. The owner may still have relied on the lock");
        case RankColumn::Overlaps:
            return tr("Two owners may have relied on the lock at once. Exclusion may have failed");
        default: return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case RankColumn::Name: return tr("Namespace, lock, owner");
    case RankColumn::Waited: return tr("Waited for");
    case RankColumn::Held: return tr("Held");
    case RankColumn::Acquisitions: return tr("Taken");
    case RankColumn::HandOvers: return tr("Hand-overs");
    case RankColumn::Median: return tr("Hold p50");
    case RankColumn::P99: return tr("Hold p99");
    case RankColumn::Longest: return tr("Longest");
    case RankColumn::Expired: return tr("Expired in use");
    case RankColumn::Lost: return tr("Lost");
    case RankColumn::Overlaps: return tr("Overlaps");
    case RankColumn::Count: break;
    }
    return {};
}

} // namespace Lockscope
