#include "swimlanesview.h"

#include "../words.h"

#include <lockscope/ui/kit/colours.h>
#include <lockscope/ui/kit/filedialog.h>
#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/kit/servertext.h>
#include <lockscope/ui/kit/type.h>

#include <QBuffer>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QSaveFile>
#include <QScrollBar>
#include <QSvgGenerator>
#include <QToolTip>

#include <array>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;
using Look = Lanes::Look;

constexpr Millis kFlow{200}; ///< between two pictures while nothing happens
constexpr double kLessRoom = 0.25; ///< a step by which the picture gets narrower
constexpr double kRound = 4;
constexpr double kArrowHead = 5;
constexpr double kLineWidth = 1.5;
constexpr double kFaded = 0.25; ///< what comes after the cursor
constexpr int kPictureMargin = 16;
constexpr double kPictureScale = 2;

/// Clients are told apart by these hues and by their names.
constexpr std::array kHues{QRgb(0x2563c9), QRgb(0x2f9e57), QRgb(0xd08a1d), QRgb(0x8b5cc7), QRgb(0x1795a0)};

QColor fillOf(int owner, const Roles &roles)
{
    if (owner < 0)
        return roles.track;
    return blend(roles.panel, QColor(kHues.at(static_cast<size_t>(owner) % kHues.size())), roles.isDark ? 0.5 : 0.32);
}

void drawHead(QPainter *painter, const QPointF &tip, bool isDown)
{
    const double back = isDown ? -2 * kArrowHead : 2 * kArrowHead;
    painter->drawPolygon(QPolygonF{tip, tip + QPointF(-kArrowHead, back), tip + QPointF(kArrowHead, back)});
}

/// In place of the head of an arrow that is refused.
void drawStop(QPainter *painter, const QPointF &tip, bool isDown)
{
    const QPointF end = tip + QPointF(0, isDown ? -kArrowHead : kArrowHead);
    painter->drawLine(end - QPointF(1.5 * kArrowHead, 0), end + QPointF(1.5 * kArrowHead, 0));
}

} // namespace

SwimLanesView::SwimLanesView(QWidget *parent) : QAbstractScrollArea(parent)
{
    setObjectName(u"labLanes"_s);
    setAccessibleName(tr("Diagram of the exercise"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    horizontalScrollBar()->setSingleStep(5 * kGrid);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, [this] { isVisible() ? rebuild() : void(m_isStale = true); });
    m_flow.setInterval(kFlow);
    connect(&m_flow, &QTimer::timeout, this, [this] {
        if (isVisible())
            layOut();
    });
}

QSize SwimLanesView::sizeHint() const
{
    return {700, 420};
}

void SwimLanesView::begin(const QString &title, const QString &empty)
{
    m_title = title;
    m_empty = empty;
    m_events.clear();
    m_cursor = -1;
    m_room = 1;
    m_latest = 0;
    m_since.invalidate();
    m_flow.stop();
    rebuild();
}

void SwimLanesView::setPlan(const StagePlan &plan)
{
    m_plan = plan;
    m_soon.start();
}

void SwimLanesView::showAll(const QString &title, const StagePlan &plan, const StageEvents &events)
{
    begin(title, {});
    m_plan = plan;
    m_events = events;
    m_latest = events.empty() ? 0 : events.back().ms;
    rebuild();
}

void SwimLanesView::add(const StageEvent &event)
{
    m_events.push_back(event);
    m_latest = event.ms;
    m_since.start();
    m_soon.start();
}

void SwimLanesView::finish()
{
    m_latest = now();
    m_since.invalidate();
    m_flow.stop();
    m_soon.start();
}

qint64 SwimLanesView::now() const
{
    return m_latest + (m_since.isValid() ? m_since.elapsed() : 0);
}

void SwimLanesView::rebuild()
{
    m_soon.stop();
    m_isStale = false;
    m_lanes = Lanes::of(m_events, m_plan);
    m_cursor = std::min(m_cursor, static_cast<int>(m_lanes.moments.size()) - 1);
    layOut();
    describe();
    if (m_since.isValid())
        m_flow.start();
}

void SwimLanesView::layOut()
{
    auto *bar = horizontalScrollBar();
    const bool followsNow = bar->value() == bar->maximum();
    const auto place = [this] { m_layout = LaneLayout::of(m_lanes, font(), viewport()->height() - 1, now(), m_room); };
    place();
    while (m_layout.width > viewport()->width() && m_room > 0) {
        m_room = std::max(0.0, m_room - kLessRoom);
        place();
    }
    bar->setPageStep(viewport()->width());
    bar->setRange(0, std::max(0, qRound(m_layout.width) - viewport()->width()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, qRound(m_layout.height) - viewport()->height()));
    if (followsNow && m_cursor < 0)
        bar->setValue(bar->maximum());
    viewport()->update();
}

QPointF SwimLanesView::origin() const
{
    return {static_cast<double>(-horizontalScrollBar()->value()), static_cast<double>(-verticalScrollBar()->value())};
}

void SwimLanesView::setCursor(int moment)
{
    const int last = static_cast<int>(m_lanes.moments.size()) - 1;
    m_cursor = std::clamp(moment, -1, last);
    if (m_cursor >= 0) {
        const double x = m_layout.moments.at(static_cast<size_t>(m_cursor));
        auto *bar = horizontalScrollBar();
        if (x - bar->value() < m_layout.names || x - bar->value() > viewport()->width() - 2 * kPictureMargin)
            bar->setValue(qRound(x) - viewport()->width() / 2);
    }
    describe();
    viewport()->update();
    Q_EMIT cursorMoved(m_cursor);
}

QString SwimLanesView::wordsOf(int moment) const
{
    return moment < 0 ? QString() : m_lanes.moments.at(static_cast<size_t>(moment)).told.join(u'\n');
}

void SwimLanesView::describe()
{
    const int last = static_cast<int>(m_lanes.moments.size()) - 1;
    setAccessibleDescription(wordsOf(m_cursor >= 0 ? m_cursor : last));
}

QString SwimLanesView::wordsAt(const QPointF &point) const
{
    const QPointF place = point - origin();
    QString bar;
    for (size_t i = 0; i < m_layout.bars.size(); ++i) {
        if (m_layout.bars[i].contains(place))
            bar = m_lanes.lanes.at(static_cast<size_t>(m_lanes.bars[i].lane)).name + u": "_s + m_lanes.bars[i].text;
    }
    const QString moment = place.x() > m_layout.names ? wordsOf(m_layout.momentAt(place.x() + kArrowHead)) : QString();
    return bar.isEmpty() || moment.isEmpty() ? bar + moment : bar + u'\n' + moment;
}

void SwimLanesView::draw(QPainter *painter, const QPalette &palette) const
{
    const Roles roles = Roles::of(palette);
    const QFont labels = LaneLayout::labelFont(font());
    painter->setRenderHint(QPainter::Antialiasing);
    const auto isLater = [this](int moment) { return m_cursor >= 0 && moment > m_cursor; };
    const auto xOf = [this](int moment) { return m_layout.moments.at(static_cast<size_t>(moment)); };
    const auto yOf = [this](int lane) { return m_layout.lanes.at(static_cast<size_t>(lane)); };
    for (const double y : m_layout.lanes) {
        painter->setPen(QPen(roles.line, kLineWidth));
        painter->drawLine(QPointF(m_layout.names, y), QPointF(std::max(m_layout.end, m_layout.width), y));
    }
    for (const auto &arrow : m_lanes.arrows) {
        painter->setOpacity(isLater(arrow.at) ? kFaded : 1);
        const QColor ink = arrow.isBad ? roles.bad : roles.text;
        painter->setPen(QPen(ink, kLineWidth));
        painter->setBrush(ink);
        const double half = m_layout.barHeight / 2;
        const double x = xOf(arrow.at) + 1;
        const int last = *std::max_element(arrow.to.begin(), arrow.to.end());
        const bool isDown = last > arrow.from;
        const double from = yOf(arrow.from) + (isDown ? half : -half);
        painter->drawLine(QPointF(x, from), QPointF(x, yOf(last) - (isDown ? half + kArrowHead : -half - kArrowHead)));
        for (const int lane : arrow.to) {
            const QPointF tip(x, yOf(lane) - (isDown ? half : -half));
            if (arrow.isRefused)
                drawStop(painter, tip, isDown);
            else
                drawHead(painter, tip, isDown);
        }
    }
    painter->setFont(labels);
    for (size_t i = 0; i < m_lanes.bars.size(); ++i) {
        const auto &bar = m_lanes.bars[i];
        const QRectF rect = m_layout.bars.at(i).adjusted(0.5, 0.5, -0.5, -0.5);
        painter->setOpacity(isLater(bar.from) ? kFaded : 1);
        QPen pen(Qt::NoPen);
        QBrush fill(fillOf(bar.owner, roles));
        QColor ink = roles.text;
        switch (bar.look) {
        case Look::Holds:
        case Look::Key:
        case Look::Inside: break;
        case Look::Paused:
            pen = QPen(roles.muted, 1, Qt::DashLine);
            fill = roles.track;
            break;
        case Look::Waits:
            pen = QPen(roles.muted, 1, Qt::DotLine);
            fill = roles.panel;
            ink = roles.muted;
            break;
        case Look::Believes:
        case Look::Clash:
            pen = QPen(roles.bad, 1, bar.look == Look::Believes ? Qt::DashLine : Qt::SolidLine);
            fill = roles.badTint;
            ink = roles.bad;
            break;
        case Look::Down:
        case Look::Frozen:
            pen = QPen(roles.bad, 1);
            fill = QBrush(roles.bad, Qt::BDiagPattern);
            ink = roles.bad;
            break;
        }
        painter->setPen(pen);
        painter->setBrush(fill);
        painter->drawRoundedRect(rect, kRound, kRound);
        if (bar.look == Look::Frozen)
            continue;
        const QRectF words = rect.adjusted(6, 0, -2, 0);
        if (bar.look == Look::Down) { // readable on the hatching
            const double width = QFontMetricsF(labels).horizontalAdvance(bar.text);
            painter->fillRect(QRectF(words.left() - 2, rect.top() + 2, width + 4, rect.height() - 4), roles.panel);
        }
        painter->setPen(ink);
        painter->drawText(words, Qt::AlignVCenter | Qt::AlignLeft, bar.text);
    }
    for (const auto &mark : m_lanes.marks) {
        if (mark.sign == Lanes::Mark::Sign::None)
            continue;
        painter->setOpacity(isLater(mark.at) ? kFaded : 1);
        const bool isRenewal = mark.sign == Lanes::Mark::Sign::Renewal;
        painter->setPen(QPen(mark.isBad ? roles.bad : isRenewal ? roles.ok : roles.text, 2));
        const QPointF at(xOf(mark.at), yOf(mark.lane));
        const double half = m_layout.barHeight / 2;
        if (mark.sign == Lanes::Mark::Sign::Line) {
            painter->drawLine(at - QPointF(0, half + kGrid), at + QPointF(0, half + kGrid));
        } else if (mark.sign == Lanes::Mark::Sign::Renewal) {
            painter->drawLine(at + QPointF(0, half), at + QPointF(0, half + kArrowHead));
        } else {
            painter->drawLine(at - QPointF(kArrowHead, kArrowHead), at + QPointF(kArrowHead, kArrowHead));
            painter->drawLine(at - QPointF(kArrowHead, -kArrowHead), at + QPointF(kArrowHead, -kArrowHead));
        }
    }
    for (const auto &squares : m_layout.squares) {
        const auto &votes = m_lanes.votes.at(squares.votes);
        painter->setOpacity(isLater(votes.at) ? kFaded : 1);
        const double step
            = (squares.rect.width() - kGrid) / static_cast<double>(std::max<qsizetype>(votes.owners.size(), 1));
        for (qsizetype i = 0; i < votes.owners.size(); ++i) {
            const QRectF place(squares.rect.left() + static_cast<double>(i) * step, squares.rect.top(),
                               squares.rect.height(), squares.rect.height());
            const bool isOwn = votes.owners.at(i) == votes.owner;
            painter->setPen(QPen(isOwn ? roles.text : roles.muted, 1));
            painter->setBrush(votes.owners.at(i) < 0 ? QBrush(roles.panel) : QBrush(fillOf(votes.owners.at(i), roles)));
            painter->drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        }
    }
    for (const auto &text : m_layout.texts) {
        painter->setOpacity(isLater(text.at) ? kFaded : 1);
        painter->fillRect(text.rect.adjusted(-1, 1, 1, -1), roles.panel); // arrows pass behind
        painter->setFont(text.isStrong ? Type::scaled(font(), 0.9, QFont::DemiBold) : labels);
        painter->setPen(text.isBad ? roles.bad : text.isGood ? roles.ok : roles.text);
        painter->drawText(text.rect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, text.words);
    }
    painter->setFont(labels);
    painter->setPen(roles.muted);
    for (const auto &tick : m_layout.ticks) {
        painter->setOpacity(isLater(tick.at) ? kFaded : 1);
        painter->drawText(tick.rect, Qt::AlignCenter | Qt::TextDontClip, tick.words);
    }
    painter->setOpacity(1);
}

namespace {

void drawNames(QPainter *painter, const Lanes &lanes, const LaneLayout &layout, const QFont &font, const Roles &roles)
{
    painter->fillRect(QRectF(0, 0, layout.names - kGrid, layout.height), roles.panel);
    painter->setFont(Type::strong(font));
    painter->setPen(roles.text);
    for (size_t i = 0; i < lanes.lanes.size(); ++i) {
        const QRectF place(0, layout.lanes.at(i) - layout.barHeight, layout.names - 2 * kGrid, 2 * layout.barHeight);
        painter->drawText(place, Qt::AlignVCenter | Qt::AlignLeft, lanes.lanes[i].name);
    }
}

} // namespace

void SwimLanesView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    const Roles roles = Roles::of(palette());
    painter.fillRect(viewport()->rect(), roles.panel);
    if (m_lanes.lanes.empty()) {
        painter.setPen(roles.muted);
        painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap, m_empty);
        return;
    }
    painter.save();
    painter.translate(origin());
    draw(&painter, palette());
    if (m_cursor >= 0) {
        painter.setPen(QPen(roles.accent, 1));
        const double x = m_layout.moments.at(static_cast<size_t>(m_cursor));
        painter.drawLine(QPointF(x, 0), QPointF(x, m_layout.height));
    }
    painter.restore();
    painter.translate(0, origin().y()); // the names stay in sight
    drawNames(&painter, m_lanes, m_layout, font(), roles);
    if (hasFocus()) {
        painter.resetTransform();
        painter.setPen(QPen(roles.accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRound, kRound);
    }
}

QByteArray SwimLanesView::svg() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    const QSize size(qRound(m_layout.width) + 2 * kPictureMargin, qRound(m_layout.height) + 2 * kPictureMargin);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    const QString title = u"title"_s; // some versions of Qt escape it, others write it as it is
    generator.setTitle(title);
    QPainter painter(&generator);
    const Roles roles = Roles::of(palette());
    painter.fillRect(QRect(QPoint(), size), roles.panel);
    painter.translate(kPictureMargin, kPictureMargin);
    draw(&painter, palette());
    drawNames(&painter, m_lanes, m_layout, font(), roles);
    painter.end();
    return bytes.replace("<title>" + title.toUtf8(), "<title>" + m_title.toHtmlEscaped().toUtf8());
}

QImage SwimLanesView::image() const
{
    const QSizeF size(m_layout.width + 2 * kPictureMargin, m_layout.height + 2 * kPictureMargin);
    QImage picture((size * kPictureScale).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(kPictureScale);
    const Roles roles = Roles::of(palette());
    picture.fill(roles.panel);
    QPainter painter(&picture);
    painter.translate(kPictureMargin, kPictureMargin);
    draw(&painter, palette());
    drawNames(&painter, m_lanes, m_layout, font(), roles);
    return picture;
}

void SwimLanesView::savePicture()
{
    auto *dialog
        = makeFileDialog(this, tr("Save picture"), [](const QString &path) { return whyNotWritable(path, true); });
    dialog->setObjectName(u"labPictureDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("SVG picture (*.svg)"), tr("PNG picture (*.png)")});
    dialog->setDefaultSuffix(u"svg"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(u"png"_s) ? u"png"_s : u"svg"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        QSaveFile file(path);
        bool isSaved = file.open(QIODevice::WriteOnly);
        if (isSaved && path.endsWith(u".png"_s, Qt::CaseInsensitive))
            isSaved = image().save(&file, "PNG");
        else if (isSaved)
            isSaved = file.write(svg()) > 0;
        isSaved = isSaved && file.commit();
        Q_EMIT told(isSaved ? tr("✔ Saved the picture to %1").arg(path)
                            : tr("✖ Cannot write %1: %2").arg(path, file.errorString()));
    });
    dialog->open();
}

bool SwimLanesView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event); // Qt guarantees the class
        const QString words = plainToolTip(wordsAt(help->pos()));
        words.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), words, this);
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void SwimLanesView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_room = 1;
    layOut();
}

void SwimLanesView::showEvent(QShowEvent *event)
{
    QAbstractScrollArea::showEvent(event);
    if (m_isStale)
        rebuild();
}

void SwimLanesView::mousePressEvent(QMouseEvent *event)
{
    const double x = (event->position() - origin()).x();
    if (event->button() == Qt::LeftButton && x > m_layout.names)
        setCursor(m_layout.momentAt(x + kArrowHead));
    else
        QAbstractScrollArea::mousePressEvent(event);
}

void SwimLanesView::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_lanes.moments.size()) - 1;
    const int from = m_cursor < 0 ? last + 1 : m_cursor;
    switch (event->key()) {
    case Qt::Key_Left: return setCursor(std::max(from - 1, 0));
    case Qt::Key_Right: return setCursor(from >= last ? -1 : from + 1);
    case Qt::Key_Home: return setCursor(0);
    case Qt::Key_End: return setCursor(-1);
    case Qt::Key_Escape:
        if (m_cursor >= 0)
            return setCursor(-1);
        break;
    default: break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void SwimLanesView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

void SwimLanesView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Save picture…"), this, &SwimLanesView::savePicture);
    menu->popup(event->globalPos());
}

} // namespace Lockscope::Lab
