#include "nodestable.h"

#include "../kit/roles.h"
#include "../kit/type.h"
#include "../tables/rowcopy.h"
#include "../tables/texttablemodel.h"
#include "../tables/tooltipupdater.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <utility>

namespace Lockscope {

namespace {

/// Colours the last column by severity. The words tell the same.
class NodesDelegate : public QStyledItemDelegate
{
public:
    NodesDelegate(const QList<std::optional<Severity>> *severities, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_severities(severities)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(kGrid, 2 * kGrid);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus;
        if (index.column() != index.model()->columnCount() - 1 || index.row() >= m_severities->size())
            return;
        const Roles &roles = Roles::of(option->palette);
        const auto severity = m_severities->at(index.row());
        if (severity != Severity::Fine)
            option->palette.setColor(QPalette::Text, severity ? roles.of(*severity) : roles.muted);
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        painter->setPen(Roles::of(option.palette).line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }

private:
    const QList<std::optional<Severity>> *m_severities;
};

} // namespace

NodesTable::NodesTable(const QStringList &headers, const QList<int> &fitted, const char *name, QWidget *parent)
    : QTableView(parent)
    , m_model(new TextTableModel(headers, this))
    , m_fitted(fitted)
{
    setObjectName(QLatin1String(name));
    setModel(m_model);
    new RowCopy(this);
    new ToolTipUpdater(this);
    setItemDelegate(new NodesDelegate(&m_severities, this));
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const int column : m_fitted)
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::Interactive);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &NodesTable::fit);
}

const QList<QStringList> &NodesTable::rows() const
{
    return m_model->rows();
}

void NodesTable::setRows(const QList<QStringList> &rows, const QList<std::optional<Severity>> &severities)
{
    if (rows == m_model->rows() && severities == m_severities)
        return;
    m_severities = severities;
    m_model->setRows(rows);
    // The header's ResizeToContents does not see rows that are set in one step.
    for (const int column : m_fitted) {
        resizeColumnToContents(column);
        setColumnWidth(column, std::min(columnWidth(column) + 2 * kGrid, std::max(width(), 400) / 4));
    }
    fit();
    viewport()->update();
}

void NodesTable::fit()
{
    if (std::exchange(m_isFitting, true))
        return;
    resizeRowsToContents();
    updateGeometry();
    m_isFitting = false;
}

QSize NodesTable::sizeHint() const
{
    return {QTableView::sizeHint().width(), horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2};
}

} // namespace Lockscope
