#include "shortcutsheet.h"

#include "../kit/accelerator.h"
#include "../kit/screenfit.h"
#include "../tables/rowcopy.h"
#include "../tables/texttablemodel.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

/// A view's shortcuts work only while it is visible.
bool isOutOfSight(const QAction *action)
{
    const QObject *owner = action->parent();
    while (owner != nullptr && !owner->isWidgetType())
        owner = owner->parent();
    return owner != nullptr && action->shortcutContext() != Qt::WindowShortcut
        && !static_cast<const QWidget *>(owner)->isVisible();
}

} // namespace

ShortcutSheet::ShortcutSheet(const QWidget *of, QWidget *parent)
    : QDialog(parent)
    , m_model(new TextTableModel({tr("Keys"), tr("Action"), tr("Now")}, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("shortcutSheet"));
    setWindowTitle(tr("Keyboard shortcuts"));
    QList<QStringList> rows;
    const auto actions = of->findChildren<QAction *>();
    for (const auto *action : actions) {
        const QStringList keys = [action] {
            QStringList texts;
            const auto shortcuts = action->shortcuts();
            for (const auto &shortcut : shortcuts)
                texts += shortcut.toString(QKeySequence::NativeText);
            return texts;
        }();
        if (keys.isEmpty())
            continue;
        const QString name = withoutAccelerator(action->text());
        // Use the tooltip, unless Qt derived it from the name.
        QString why = action->toolTip();
        if (const QString text = action->text().remove(QLatin1Char('&'));
            why == text || why == QString(text).remove(QStringLiteral("…")))
            why.clear();
        const QString state = isOutOfSight(action) ? tr("not in this view")
            : action->isEnabled()                  ? why
            : why.isEmpty()                        ? tr("not now")
                                                   : tr("not now: %1").arg(why);
        if (const QStringList row{keys.join(tr(" or ")), name, state}; !rows.contains(row))
            rows += row;
    }
    rows += {{tr("Ctrl+C"), tr("Copy the selected rows, or the selected hold in the timeline"), {}},
             {tr("Space"), tr("Pause the table of locks"), {}},
             {tr("Enter"), tr("In the filter: go to the view. In contention and alerts: go to the lock"), {}}};
    m_model->setRows(rows);

    auto *table = new QTableView(this);
    table->setObjectName(QStringLiteral("shortcutTable"));
    table->setAccessibleName(windowTitle());
    table->setModel(m_model);
    new RowCopy(table);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->resizeColumnsToContents();
    table->setColumnWidth(1, std::min(table->columnWidth(1), 300));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(table);
    layout->addWidget(buttons);
    resize(fittingScreen(this, {860, 560}));
}

} // namespace Lockscope
