#include "noticelist.h"

#include "../kit/badge.h"
#include "../kit/fittedtext.h"
#include "../kit/interactionwatch.h"
#include "../kit/roles.h"
#include "../kit/type.h"
#include "../tables/keyedtablemodel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace Lockscope {

namespace {

enum NoticeColumn { NoticeSign, NoticeText };
constexpr int kSignGap = 6;
constexpr int kSignWidth = 28; ///< so that the sentences begin below each other

class NoticeDelegate final : public QStyledItemDelegate
{
public:
    NoticeDelegate(bool showsSigns, NoticeList *list)
        : QStyledItemDelegate(list)
        , m_showsSigns(showsSigns)
        , m_list(list)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {option.rect.width(), m_list->rowHeight()};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Roles &roles = Roles::of(option.palette);
        const auto notice = index.siblingAtColumn(NoticeSign).data(KeyedTableModel::DataRole).value<OverviewNotice>();
        const bool leadsSomewhere = !notice.lock.isEmpty() || notice.isAboutNode || notice.concern.has_value();
        painter->save();
        const bool isCurrent = option.state.testFlag(QStyle::State_HasFocus);
        if (leadsSomewhere && (option.state.testFlag(QStyle::State_MouseOver) || isCurrent)) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(isCurrent ? QPen(roles.accent) : QPen(Qt::NoPen));
            painter->setBrush(roles.accentTint);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        }
        QRect room = option.rect;
        if (m_showsSigns) {
            const QString sign = index.siblingAtColumn(NoticeSign).data().toString();
            const int width = std::max(kSignWidth, badgeWidth(sign, option.font));
            const auto severity = static_cast<Severity>(index.data(KeyedTableModel::SeverityRole).toInt());
            paintBadge(painter, room, {.text = sign, .severity = severity}, option.palette, option.font);
            room.setLeft(room.left() + width + kSignGap);
        }
        const QFont own = Type::scaled(option.font, 0.96);
        painter->setFont(own);
        const bool isGone = !index.siblingAtColumn(NoticeSign).data(KeyedTableModel::DataRole).isValid();
        painter->setPen(m_showsSigns && !isGone ? roles.text : roles.muted);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                          fittedText(QFontMetrics(own), index.siblingAtColumn(NoticeText).data().toString(),
                                     Qt::ElideRight, room.width()));
        painter->restore();
    }

private:
    const bool m_showsSigns;
    NoticeList *m_list;
};

} // namespace

NoticeList::NoticeList(bool showsSigns, QWidget *parent)
    : QListView(parent)
    , m_showsSigns(showsSigns)
    , m_model(new KeyedTableModel({tr("Sign"), tr("What")}, this))
    , m_watch(new InteractionWatch(this))
{
    setModel(m_model);
    setModelColumn(NoticeText);
    setItemDelegate(new NoticeDelegate(showsSigns, this));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(showsSigns ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_model->setGoneWords([](KeyedRow &row) { row.texts = {QStringLiteral("✔"), row.texts.value(NoticeText)}; });
    connect(m_watch, &InteractionWatch::ended, this, [this] { showRows(true); });
}

void NoticeList::setNotices(const std::vector<OverviewNotice> &notices)
{
    m_notices = notices;
    showRows(!m_watch->isActive());
}

void NoticeList::showRows(bool withRows)
{
    if (!withRows && !m_showsSigns && m_model->rowCount() > 0)
        return; // what happened stays as it is while it is read
    QList<KeyedRow> rows;
    for (const OverviewNotice &notice : m_notices)
        rows.append({.key = notice.key,
                     .texts = {notice.sign, notice.text},
                     .severity = notice.severity,
                     .details = notice.text,
                     .data = QVariant::fromValue(notice)});
    m_model->setRows(rows, withRows);
    if (m_mostRows > 0)
        fitHeight(m_mostRows);
}

QStringList NoticeList::texts() const
{
    QStringList texts;
    for (const KeyedRow &row : m_model->rows())
        texts += row.texts.value(NoticeText);
    return texts;
}

int NoticeList::rowHeight() const
{
    return badgeHeight(font()) + 2 * kGrid;
}

void NoticeList::fitHeight(int mostRows)
{
    m_mostRows = mostRows;
    setFixedHeight(std::clamp(m_model->rowCount(), 1, mostRows) * rowHeight());
}

QSize NoticeList::sizeHint() const
{
    return {200, 3 * rowHeight()};
}

QSize NoticeList::minimumSizeHint() const
{
    return {80, rowHeight()};
}

void NoticeList::resizeEvent(QResizeEvent *event)
{
    // No row is cut in half.
    const int rest = m_mostRows > 0 ? 0 : height() % rowHeight();
    if (viewportMargins().bottom() != rest)
        setViewportMargins(0, 0, 0, rest);
    QListView::resizeEvent(event);
}

void NoticeList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_mostRows > 0)
        fitHeight(m_mostRows);
}

void NoticeList::activateRow(const QModelIndex &index)
{
    if (index.isValid())
        Q_EMIT noticeActivated(
            index.siblingAtColumn(NoticeSign).data(KeyedTableModel::DataRole).value<OverviewNotice>());
}

void NoticeList::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex pressed = currentIndex();
    QListView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && indexAt(event->position().toPoint()) == pressed)
        activateRow(pressed);
}

void NoticeList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return activateRow(currentIndex());
    QListView::keyPressEvent(event);
}

} // namespace Lockscope
