#include "headermenus.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QHeaderView>
#include <QMenu>

namespace Lockscope {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::HeaderMenus)
};

QAction *addColumn(QMenu *menu, const QHeaderView *header, int column)
{
    QString title = header->model()->headerData(column, Qt::Horizontal).toString();
    auto *action = menu->addAction(title.replace(QLatin1Char('&'), QStringLiteral("&&")));
    action->setCheckable(true);
    action->setData(column);
    return action;
}

} // namespace

void fillSortMenu(QMenu *menu, QHeaderView *header)
{
    const int current = header->sortIndicatorSection();
    const auto order = header->sortIndicatorOrder();
    auto *columns = new QActionGroup(menu);
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        if (header->isSectionHidden(column) && column != current)
            continue;
        auto *action = columns->addAction(addColumn(menu, header, column));
        action->setChecked(column == current);
        QObject::connect(action, &QAction::triggered, header,
                         [header, column] { header->setSortIndicator(column, header->sortIndicatorOrder()); });
    }
    menu->addSeparator();
    auto *orders = new QActionGroup(menu);
    for (const auto one : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        auto *action = orders->addAction(
            menu->addAction(one == Qt::AscendingOrder ? Words::tr("&Ascending") : Words::tr("&Descending")));
        action->setCheckable(true);
        action->setChecked(one == order);
        QObject::connect(action, &QAction::triggered, header,
                         [header, one] { header->setSortIndicator(header->sortIndicatorSection(), one); });
    }
}

void fillColumnMenu(QMenu *menu, QHeaderView *header, const std::function<bool(int)> &mayHide)
{
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        auto *action = addColumn(menu, header, column);
        action->setChecked(!header->isSectionHidden(column));
        action->setEnabled(mayHide(column));
        QObject::connect(action, &QAction::toggled, header,
                         [header, column](bool shown) { header->setSectionHidden(column, !shown); });
    }
}

} // namespace Lockscope
