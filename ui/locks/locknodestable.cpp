#include "locknodestable.h"

#include "../kit/fittedtext.h"
#include "../kit/roles.h"
#include "../kit/servertext.h"
#include "../kit/type.h"
#include "../tables/rowcopy.h"
#include "../tables/tooltipupdater.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace Lockscope {

namespace {

using NodesColumn = LockNodesModel::Column;
using NodeState = LockNodesModel::State;

constexpr qsizetype kLongestNodeOwner = 1000; ///< more than Lockscope reads of one (RawKey::kValueLimit and its end)
constexpr Micros kOldReading = std::chrono::seconds(2); ///< from this age on a reading looks outdated
constexpr int kCellPadding = 6;
constexpr int kDot = 8;
constexpr int kLeastRow = 28;

/// Nobody needs milliseconds here, and they would widen the column.
QString agoWords(Micros age)
{
    constexpr Micros kTenthsMatter = std::chrono::seconds(10);
    const double tenths = std::floor(static_cast<double>(std::max(age, Micros(0)).count()) / 100'000) / 10;
    return age < kTenthsMatter ? LockNodesModel::tr("%1 s ago").arg(tenths, 0, 'f', 1)
                               : LockNodesModel::tr("%1 ago").arg(Wording::wholeSeconds(age));
}

bool reportsChanges(const NodeStatus &node)
{
    return node.reach == NodeStatus::Reach::Up && !node.error && node.feed == FeedKind::Tracking
        && node.feedWhy.isEmpty();
}

Qt::Alignment alignmentOf(int column)
{
    return (column == NodesColumn::Read ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

/// Styles draw sections as buttons.
class NodesHeader : public QHeaderView
{
public:
    explicit NodesHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) { }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const Roles &roles = Roles::of(palette());
        painter->setFont(font());
        painter->setPen(roles.muted);
        const QRect inner = rect.adjusted(kCellPadding, 0, -kCellPadding, 0);
        const QString text = model()->headerData(section, orientation()).toString();
        painter->drawText(inner, static_cast<int>(alignmentOf(section)) | Qt::TextSingleLine,
                          fittedText(fontMetrics(), text, Qt::ElideRight, inner.width()));
        painter->setPen(roles.line);
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    }
};

class NodesDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Roles &roles = Roles::of(option.palette);
        painter->save();
        if ((option.state & QStyle::State_Selected) != 0)
            painter->fillRect(option.rect, roles.accentTint);
        painter->setPen(roles.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        const auto state = static_cast<NodeState>(index.data(LockNodesModel::kStateRole).toInt());
        QRect inner = option.rect.adjusted(kCellPadding, 0, -kCellPadding, 0);
        if (index.column() == NodesColumn::Node) {
            paintDot(painter, inner, state, roles);
            inner.setLeft(inner.left() + kDot + kGrid);
        }
        // Similar owners differ in their ends; a reason begins with what matters.
        const auto elide = state == NodeState::Unknown ? Qt::ElideRight : option.textElideMode;
        painter->setPen(colourOf(index.column(), state, roles));
        painter->setFont(option.font);
        painter->drawText(inner, static_cast<int>(alignmentOf(index.column())) | Qt::TextSingleLine,
                          fittedText(option.fontMetrics, index.data().toString(), elide, inner.width()));
        painter->restore();
    }

private:
    static void paintDot(QPainter *painter, const QRect &place, NodeState state, const Roles &roles)
    {
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF dot(place.left() + 0.5, place.center().y() - kDot / 2 + 1, kDot - 1, kDot - 1);
        const bool isFilled = state == NodeState::Present || state == NodeState::Unknown;
        const QColor colour = state == NodeState::Present ? roles.ok
            : state == NodeState::Unknown                 ? roles.bad
                                                          : roles.muted;
        painter->setPen(isFilled ? QPen(Qt::NoPen) : QPen(colour, 1.4));
        painter->setBrush(isFilled ? QBrush(colour) : QBrush(Qt::NoBrush));
        painter->drawEllipse(dot);
        painter->setRenderHint(QPainter::Antialiasing, false);
    }

    static QColor colourOf(int column, NodeState state, const Roles &roles)
    {
        if (column != NodesColumn::Owner)
            return roles.text;
        return state == NodeState::Unknown ? roles.bad : state == NodeState::Present ? roles.text : roles.muted;
    }
};

} // namespace

LockNodesModel::LockNodesModel(QObject *parent)
    : TextTableModel({tr("Node"), tr("Owner"), tr("TTL"), tr("Read")}, parent)
{
}

LockNodesModel::Age LockNodesModel::ageOf(const NodeReading &reading, const NodeStatus &node, Instant now,
                                          bool isRecorded, bool isFrozen)
{
    if (reading.readAt == Instant())
        return {.text = tr("–"), .why = tr("Not read for this lock")};
    const QString ago = agoWords(now - reading.readAt);
    const QString took = reading.took > Micros(0)
        ? QLatin1Char('\n') + tr("The reading took %1.").arg(Wording::duration(reading.took))
        : QString(); // it came together with others
    if (isRecorded)
        return {.text = tr("≤ %1").arg(ago), .why = tr("The recording omits readings that changed nothing.")};
    if (reading.answer != NodeReading::Answer::Unknown && reportsChanges(node) && !isFrozen
        && now - reading.readAt > kOldReading)
        return {.text = tr("live"), .why = tr("Read %1. The node has reported no change since.").arg(ago) + took};
    return {.text = ago, .why = took.trimmed()};
}

void LockNodesModel::show(const LockState &lock, const std::vector<NodeStatus> &nodes, Instant now, bool isRecorded,
                          bool isFrozen)
{
    QList<QStringList> rows;
    std::vector<State> states;
    QStringList whys;
    for (const int node : lock.nodesToShow()) {
        const auto index = static_cast<size_t>(node);
        if (index >= lock.readings.size() || index >= nodes.size())
            continue;
        const NodeReading &reading = lock.readings[index];
        const Age age = ageOf(reading, nodes[index], now, isRecorded, isFrozen);
        QStringList row{visibleText(nodes[index].label, 60)};
        State state = State::Absent;
        switch (reading.answer) {
        case NodeReading::Answer::Present: {
            const auto left = reading.left(now);
            state = State::Present;
            row << Wording::ownerValue(*reading.lock, kLongestNodeOwner)
                << (left ? *left > Micros(0) ? Wording::duration(*left) : tr("due")
                        : reading.ttl.kind == KeyTtl::Kind::Never ? tr("never")
                                                                  : Wording::ttl(reading.ttl));
            break;
        }
        case NodeReading::Answer::Absent:
            row << (reading.forgot ? tr("no such lock since its restart") : tr("no such lock")) << tr("–");
            break;
        case NodeReading::Answer::Unknown: {
            state = reading.error() ? State::Unknown : State::NotRead;
            const QString why = reading.error() ? adviceForWindow(reading.error()->message) : tr("not read yet");
            row << (reading.lock ? tr("unknown, was %1. %2").arg(Wording::ownerValue(*reading.lock, 60), why) : why)
                << tr("–");
            break;
        }
        }
        rows += row << age.text;
        states.push_back(state);
        whys += age.why;
    }
    const bool isRepaint = states.size() == m_states.size() && (states != m_states || whys != m_whys);
    m_states = std::move(states);
    m_whys = std::move(whys);
    setRows(rows);
    if (isRepaint && rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Count - 1));
}

void LockNodesModel::clear()
{
    m_states.clear();
    m_whys.clear();
    setRows({});
}

QVariant LockNodesModel::data(const QModelIndex &index, int role) const
{
    const auto row = static_cast<size_t>(std::max(index.row(), 0));
    if (role == kStateRole && index.isValid())
        return static_cast<int>(row < m_states.size() ? m_states[row] : State::NotRead);
    if (role == Qt::ToolTipRole && index.isValid() && index.column() == Read) {
        const QString why = m_whys.value(index.row());
        return why.isEmpty() ? TextTableModel::data(index, role) : QVariant(plainToolTip(why));
    }
    if (role == Qt::TextAlignmentRole && index.isValid())
        return QVariant::fromValue(alignmentOf(index.column()));
    return TextTableModel::data(index, role);
}

QVariant LockNodesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal)
        return QVariant::fromValue(alignmentOf(section));
    return TextTableModel::headerData(section, orientation, role);
}

LockNodesTable::LockNodesTable(LockNodesModel *model, QWidget *parent) : QTableView(parent)
{
    setObjectName(QStringLiteral("detailNodes"));
    setAccessibleName(tr("Readings of the selected lock, a row per node"));
    setHorizontalHeader(new NodesHeader(this));
    setModel(model);
    new RowCopy(this);
    new ToolTipUpdater(this);
    setItemDelegate(new NodesDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setTextElideMode(Qt::ElideMiddle);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->viewport()->setAutoFillBackground(false);
    connect(model, &QAbstractItemModel::rowsInserted, this, &QWidget::updateGeometry);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &QWidget::updateGeometry);
    restyle();
}

void LockNodesTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange && !m_isRestyling)
        restyle();
}

void LockNodesTable::restyle()
{
    m_isRestyling = true;
    const QFont base = parentWidget() != nullptr ? parentWidget()->font() : font();
    setFont(Type::scaled(base, 0.96));
    horizontalHeader()->setFont(Type::scaled(base, 0.88, QFont::Medium));
    verticalHeader()->setDefaultSectionSize(std::max(kLeastRow, fontMetrics().height() + 10));
    horizontalHeader()->setFixedHeight(horizontalHeader()->fontMetrics().height() + 2 * kGrid + 1);
    resetColumns();
    updateGeometry();
    m_isRestyling = false;
}

void LockNodesTable::resetColumns()
{
    m_widths = {};
    fitColumns();
}

void LockNodesTable::fitColumns()
{
    const QAbstractItemModel *rows = model();
    int rest = viewport()->width();
    for (int column = 0; column < LockNodesModel::Count; ++column) {
        if (column == LockNodesModel::Owner)
            continue;
        int &width = m_widths[static_cast<size_t>(column)];
        width = std::max(
            width,
            horizontalHeader()->fontMetrics().horizontalAdvance(rows->headerData(column, Qt::Horizontal).toString()));
        for (int row = 0; row < rows->rowCount(); ++row)
            width = std::max(width, fontMetrics().horizontalAdvance(rows->index(row, column).data().toString()));
        const int around = 2 * kCellPadding + (column == LockNodesModel::Node ? kDot + kGrid : 2);
        const int shown = std::min(width + around, viewport()->width() * 3 / 10);
        setColumnWidth(column, shown);
        rest -= shown;
    }
    setColumnWidth(LockNodesModel::Owner, std::max(rest, 1));
}

QSize LockNodesTable::sizeHint() const
{
    return {1,
            horizontalHeader()->height()
                + (model() != nullptr ? model()->rowCount() : 0) * verticalHeader()->defaultSectionSize()};
}

QSize LockNodesTable::minimumSizeHint() const
{
    return sizeHint();
}

void LockNodesTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace Lockscope
