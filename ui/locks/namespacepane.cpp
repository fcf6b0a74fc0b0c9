#include "namespacepane.h"

#include "../kit/interactionwatch.h"
#include "../tables/rowcopy.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QHeaderView>
#include <QStandardItemModel>

namespace Lockscope {

namespace {

constexpr int kNameRole = Qt::UserRole; ///< QByteArray: the full namespace

void setCounts(QStandardItem *item, std::optional<int> locks, int alarms)
{
    auto *counts = item->model()->itemFromIndex(item->index().siblingAtColumn(1));
    const QString text = !locks ? QStringLiteral("?")
        : alarms == 0           ? QString::number(*locks)
                                : NamespacePane::tr("%1  ✖ %2").arg(*locks).arg(alarms);
    if (counts->text() != text)
        counts->setText(text);
}

QList<QStandardItem *> makeRow(const QString &title, const QByteArray &name)
{
    auto *item = new QStandardItem(title);
    item->setData(name, kNameRole);
    auto *counts = new QStandardItem;
    counts->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (auto *one : {item, counts})
        one->setEditable(false);
    return {item, counts};
}

} // namespace

NamespacePane::NamespacePane(QWidget *parent) : QTreeView(parent), m_model(new QStandardItemModel(0, 2, this))
{
    m_model->setHorizontalHeaderLabels({tr("Namespace"), tr("Locks")});
    const auto all = makeRow(tr("All locks"), {});
    m_all = all.first();
    m_model->appendRow(all);
    setTotal({});
    setModel(m_model);
    new RowCopy(this);
    m_interaction = new InteractionWatch(this);
    connect(m_interaction, &InteractionWatch::ended, this, &NamespacePane::apply);
    setUniformRowHeights(true);
    setIndentation(12);
    setAllColumnsShowFocus(true);
    setAccessibleName(tr("Namespaces of the locks"));
    setToolTip(tr("Namespaces end at colons. Choose one to show only its locks"));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setCurrentIndex(m_all->index());
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { Q_EMIT chosenChanged(chosen()); });
}

QSize NamespacePane::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(QLatin1Char('m')) * 14, 200};
}

QByteArray NamespacePane::chosen() const
{
    return currentIndex().siblingAtColumn(0).data(kNameRole).toByteArray();
}

void NamespacePane::choose(const QByteArray &space)
{
    auto *item = space.isEmpty() ? m_all : m_items.value(space);
    if (item != nullptr)
        setCurrentIndex(item->index());
}

QStandardItem *NamespacePane::itemFor(const NamespaceCount &space)
{
    if (auto *known = m_items.value(space.name))
        return known;
    const auto outerEnd = space.name.lastIndexOf(':', space.name.size() - 2) + 1;
    auto *outer = outerEnd > 0 ? m_items.value(space.name.left(outerEnd)) : m_model->invisibleRootItem();
    if (outer == nullptr)
        return nullptr;
    int low = outerEnd > 0 ? 0 : 1; // "All locks" is the first row
    int high = outer->rowCount();
    while (low < high) {
        const int middle = (low + high) / 2;
        if (outer->child(middle)->data(kNameRole).toByteArray() < space.name)
            low = middle + 1;
        else
            high = middle;
    }
    const auto row = makeRow(visibleText(space.name.mid(outerEnd), 60), space.name);
    outer->insertRow(low, row);
    m_items.insert(space.name, row.first());
    return row.first();
}

void NamespacePane::setTotal(std::optional<int> locks)
{
    // With namespaces, the total comes with their counts: a newer total would contradict them.
    m_isKnown = locks.has_value();
    setCounts(m_all, locks && !m_items.isEmpty() ? m_total : locks, 0);
}

void NamespacePane::show(const NamespaceCounts &spaces)
{
    m_latest = spaces;
    apply();
}

void NamespacePane::apply()
{
    const bool isHeld = m_interaction->isActive() && !m_items.isEmpty(); // new rows in an empty pane move nothing
    const QByteArray kept = chosen();
    bool isLess = false;
    QSet<QByteArray> told;
    for (const auto &space : m_latest.spaces)
        told.insert(space.name);
    // Remove inner namespaces first, because removing an outer row removes its children.
    auto names = m_items.keys();
    std::sort(names.begin(), names.end(), [](const QByteArray &a, const QByteArray &b) { return a.size() > b.size(); });
    for (const auto &name : std::as_const(names)) {
        if (told.contains(name))
            continue;
        auto *item = m_items.value(name);
        if (isHeld || kept.startsWith(name)) {
            setCounts(item, 0, 0);
            continue;
        }
        isLess = true;
        m_items.remove(name);
        m_model->removeRow(item->row(), item->index().parent());
    }
    const qsizetype shown = m_items.size();
    for (const auto &space : m_latest.spaces) {
        if (auto *item = isHeld ? m_items.value(space.name) : itemFor(space))
            setCounts(item, space.locks, space.alarms);
    }
    if (m_items.size() != shown || isLess) {
        // Qt's layout is delayed. A count painted before it would be the only new paint, next to moved rows.
        executeDelayedItemsLayout();
        viewport()->update();
    }
    m_total = m_latest.total;
    if (m_isKnown && !m_items.isEmpty())
        setCounts(m_all, m_total, 0);
    m_all->setToolTip(m_latest.cut ? tr("This list does not show all namespaces") : QString());
}

} // namespace Lockscope
