#include "plotcard.h"

#include "../kit/filedialog.h"
#include "../kit/icons.h"
#include "../kit/type.h"
#include "../tables/keyedtablemodel.h"
#include "../tables/rowcopy.h"
#include "../tables/rowdelegate.h"
#include "../tables/texttablemodel.h"
#include "plot.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QSaveFile>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace Lockscope {

static constexpr qreal kPictureScale = 2;
static constexpr int kPictureMargin = 3 * kGrid;

PlotCard::PlotCard(Plot *plot, const QString &title, const QString &fileName, const QStringList &headers,
                   std::function<QList<QStringList>()> makeRows, QWidget *parent)
    : Card(title, parent)
    , m_plot(plot)
    , m_fileName(fileName)
    , m_makeRows(std::move(makeRows))
    , m_legend(new PlotLegend(this))
    , m_button(new QToolButton(this))
    , m_stack(new QStackedWidget(this))
    , m_model(new TextTableModel(headers, this))
    , m_table(new QTableView(this))
    , m_tableAction(new QAction(tr("Show as &table"), this))
    , m_pictureAction(new QAction(tr("Save &picture…"), this))
    , m_numbersAction(new QAction(tr("Save &numbers…"), this))
{
    m_plot->setAccessibleName(title);
    m_tableAction->setCheckable(true);
    connect(m_tableAction, &QAction::toggled, this, &PlotCard::showAsTable);
    connect(m_pictureAction, &QAction::triggered, this, &PlotCard::savePicture);
    connect(m_numbersAction, &QAction::triggered, this, [this] {
        ExportDialog::open(exported(), this, [this](const QString &sentence) { Q_EMIT told(sentence); });
    });
    const QList<QAction *> actions{m_tableAction, m_pictureAction, m_numbersAction};

    auto *menu = new QMenu(m_button);
    menu->addActions(actions);
    m_button->setMenu(menu);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setAutoRaise(true);
    m_button->setIcon(symbolIcon(QStringLiteral("more"), m_button));
    m_button->setIconSize({16, 16});
    m_button->setFixedHeight(kCardHead);
    m_button->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    m_button->setToolTip(tr("Table, picture, numbers"));
    m_button->setAccessibleName(tr("More about: %1").arg(title));
    head()->addStrut(kCardHead);
    head()->addWidget(m_legend);
    head()->addWidget(m_button);
    m_legend->hide();

    m_table->setModel(m_model);
    m_table->setAccessibleName(title);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setMinimumSize(120, 60);
    m_table->verticalHeader()->hide();
    m_table->setItemDelegate(new RowDelegate(KeyedTableModel::SeverityRole, m_table));
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 2 * kGrid);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_table, &QAbstractItemView::activated, this,
            [this](const QModelIndex &index) { Q_EMIT rowActivated(index.row()); });
    new RowCopy(m_table);
    for (QWidget *part : std::initializer_list<QWidget *>{m_plot, m_table}) {
        part->addActions(actions);
        part->setContextMenuPolicy(Qt::ActionsContextMenu);
        m_stack->addWidget(part);
    }
    body()->addWidget(m_stack, 1);
    setTabOrder(m_plot, m_table);
    setTabOrder(m_table, m_button);
    setFocusProxy(m_plot);
}

void PlotCard::setLegend(const std::vector<PlotLegend::Entry> &entries)
{
    m_legend->setEntries(entries);
    m_legend->setVisible(!entries.empty());
}

void PlotCard::refresh()
{
    if (m_tableAction->isChecked())
        m_model->setRows(m_makeRows());
}

void PlotCard::showAsTable(bool on)
{
    QWidget *from = m_stack->currentWidget();
    QWidget *to = on ? static_cast<QWidget *>(m_table) : m_plot;
    const bool hadFocus = from->hasFocus();
    refresh();
    m_stack->setCurrentWidget(to);
    setFocusProxy(to);
    if (hadFocus)
        to->setFocus();
}

ExportContent PlotCard::exported() const
{
    TextTableModel whole([this] {
        QStringList headers;
        for (int column = 0; column < m_model->columnCount(); ++column)
            headers += m_model->headerData(column, Qt::Horizontal).toString();
        return headers;
    }());
    whole.setRows(m_makeRows());
    ExportContent content = exportOf(whole);
    content.name = m_fileName;
    return content;
}

QImage PlotCard::picture() const
{
    const QFont titleFont = Type::caption(font());
    const int titleHeight = QFontMetrics(titleFont).height() + 2 * kGrid;
    const bool isEmpty = !m_plot->emptyText().isEmpty();
    const QSize plotSize(m_plot->width(), isEmpty ? m_plot->height() : m_plot->drawnHeight());
    const QSize size = plotSize + QSize(2 * kPictureMargin, 2 * kPictureMargin + titleHeight);
    QImage image((QSizeF(size) * kPictureScale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(kPictureScale);
    const Roles &roles = Roles::of(palette());
    image.fill(roles.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kPictureMargin, kPictureMargin);
    painter.setFont(titleFont);
    painter.setPen(roles.text);
    const QRect head(0, 0, m_plot->width(), titleHeight - kGrid);
    const QString words = note().isEmpty() ? title() : tr("%1   %2").arg(title(), note());
    painter.drawText(head, Qt::AlignLeft | Qt::AlignTop, words);
    const int used = QFontMetrics(titleFont).horizontalAdvance(words) + 4 * kGrid;
    m_legend->draw(&painter, head.adjusted(std::min(used, head.width()), 0, 0, -kGrid));
    painter.translate(0, titleHeight);
    painter.setFont(m_plot->font());
    painter.setPen(roles.muted);
    if (isEmpty)
        painter.drawText(m_plot->rect(), Qt::AlignCenter | Qt::TextWordWrap, m_plot->emptyText());
    else
        m_plot->draw(&painter);
    return image;
}

void PlotCard::savePicture()
{
    auto *dialog
        = makeFileDialog(this, tr("Save picture"), [](const QString &path) { return whyNotWritable(path, true); });
    dialog->setObjectName(QStringLiteral("pictureDialog"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("PNG picture (*.png)")});
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->selectFile(m_fileName + QStringLiteral(".png"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, image = picture()](const QString &path) {
        QSaveFile file(path);
        const bool isSaved = file.open(QIODevice::WriteOnly)
            && file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) // it shows names of locks
            && image.save(&file, "PNG") && file.commit();
        Q_EMIT told(isSaved ? tr("✔ Saved the picture to %1").arg(path)
                            : tr("✖ Cannot write %1: %2").arg(path, file.errorString()));
    });
    dialog->open();
}

void PlotCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_legend->updateGeometry();
}

} // namespace Lockscope
