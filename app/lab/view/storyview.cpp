#include "storyview.h"

#include "findingwords.h"
#include "storymodel.h"

#include <lockscope/core/words/wording.h>
#include <lockscope/ui/kit/elidedlabel.h>
#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/kit/servertext.h>

#include <QHeaderView>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace Lockscope::Lab {

namespace {

constexpr int kAir = 2; ///< pixels above and below each step

/// Adds space above and below: rows of wrapped text have no margins, so the header would cover the first line.
class StepDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * kAir);
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem whole = option;
        initStyleOption(&whole, index);
        whole.text.clear(); // the selection covers the whole row
        const QWidget *widget = option.widget;
        widget->style()->drawControl(QStyle::CE_ItemViewItem, &whole, painter, widget);
        QStyleOptionViewItem inner = option;
        inner.rect.adjust(0, kAir, 0, -kAir);
        QStyledItemDelegate::paint(painter, inner, index);
    }
};

} // namespace

StoryView::StoryView(QWidget *parent)
    : QWidget(parent)
    , m_model(new StoryModel(this))
    , m_name(new ElidedLabel(this)) // always one line
    , m_table(new QTableView(this))
    , m_verdict(serverTextLabel("labVerdict", this))
    , m_outcome(serverTextLabel("labOutcome", this))
{
    m_table->setObjectName(QStringLiteral("labStory"));
    m_table->setAccessibleName(tr("What happened, step by step"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new StepDelegate(m_table));
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    // Cheap for a few dozen rows; texts wrap.
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(StoryModel::Time, QHeaderView::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(StoryModel::What, QHeaderView::Stretch);
    m_table->setColumnWidth(StoryModel::Time,
                            fontMetrics().horizontalAdvance(Wording::duration(std::chrono::seconds(599))) + 16);
    QFont bold = m_verdict->font();
    bold.setBold(true);
    m_verdict->setFont(bold);
    m_name->setObjectName(QStringLiteral("labStoryName"));
    m_name->setFont(bold);
    m_name->hide();
    m_verdict->hide();
    m_outcome->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_name);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_verdict);
    layout->addWidget(m_outcome);
}

void StoryView::begin(const Exercise &exercise)
{
    m_name->setText(exercise.title());
    m_name->show();
    m_model->begin();
    m_verdict->hide();
    m_outcome->hide();
}

void StoryView::tell(const QString &what)
{
    m_model->tell(what);
    toItsEnd();
}

void StoryView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    toItsEnd();
}

void StoryView::toItsEnd()
{
    // After the rows were resized.
    QMetaObject::invokeMethod(m_table, &QTableView::scrollToBottom, Qt::QueuedConnection);
}

void StoryView::setFinding(const Finding &finding)
{
    m_verdict->setText(FindingWords::verdict(finding));
    QPalette palette = m_outcome->palette();
    palette.setColor(QPalette::WindowText,
                     Roles::of(palette).of(finding.asExpected ? Severity::Fine : Severity::Alarm));
    m_verdict->setPalette(palette);
    m_outcome->setText(FindingWords::outcome(finding).join(QLatin1Char('\n')));
    m_verdict->show();
    m_outcome->show();
    toItsEnd();
}

} // namespace Lockscope::Lab
