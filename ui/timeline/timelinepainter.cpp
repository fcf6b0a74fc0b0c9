#include "timelinepainter.h"

#include "../kit/fittedtext.h"
#include "timelinelook.h"

#include <QPainter>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr qsizetype kMostLabels = 20'000;

} // namespace

void TimelineTexts::setFont(const QFont &font)
{
    if (font == m_font)
        return;
    m_labels.clear();
    m_fitted.clear();
    m_font = font;
}

const TimelineTexts::Label &TimelineTexts::labelOf(const TimelineHolder &holder, const QFontMetrics &metrics)
{
    const QByteArray &key = holder.process.isEmpty() ? holder.owner : holder.process;
    const auto found = m_labels.constFind(key);
    if (found != m_labels.constEnd())
        return *found;
    if (m_labels.size() > kMostLabels)
        m_labels.clear();
    Label label{.text = TimelineWording::holder(holder)};
    label.width = metrics.horizontalAdvance(label.text);
    return *m_labels.insert(key, label);
}

const QString &TimelineTexts::fitted(const QString &text, int width, const QFontMetrics &metrics)
{
    // Round widths, so that a bar that grows by a pixel reuses its text.
    const int step = width / 6 * 6;
    const std::pair key(text, step);
    const auto found = m_fitted.constFind(key);
    if (found != m_fitted.constEnd())
        return *found;
    if (m_fitted.size() > kMostLabels)
        m_fitted.clear();
    return *m_fitted.insert(key, fittedText(metrics, text, Qt::ElideMiddle, step));
}

void TimelinePainter::paint(QPainter &painter, const TimelineScene &scene, const QPalette &palette, const QFont &font)
{
    m_texts.setFont(font);
    const TimelineLook look(palette, font);
    const TimelineBrush brush{painter, scene, look, m_texts};
    painter.fillRect(QRect(QPoint(), scene.layout.size), look.base);
    painter.setFont(font);
    const auto rows = static_cast<int>(scene.picture->rows.size());
    const int last = std::min(rows, scene.topRow + scene.layout.pageRows() + 2);

    painter.save();
    painter.setClipRect(scene.layout.area());
    painter.translate(scene.layout.namesWidth, 0);
    paintTimelineBackground(brush);
    for (int row = scene.topRow; row < last; ++row)
        paintTimelineRow(brush, row);
    paintTimelineArrows(brush);
    const double now = scene.scale.x(scene.setting.moment.now);
    painter.setPen(QPen(look.text, 1, Qt::DashLine));
    painter.drawLine(QPointF(now, scene.layout.axisHeight), QPointF(now, scene.layout.size.height()));
    painter.restore();

    painter.save();
    painter.setClipRect(scene.layout.names());
    for (int row = scene.topRow; row < last; ++row)
        paintTimelineName(brush, row);
    painter.restore();
    paintTimelineAxis(brush);
    painter.setPen(look.line);
    painter.drawLine(scene.layout.namesWidth - 1, 0, scene.layout.namesWidth - 1, scene.layout.size.height());
    if (scene.focus) {
        painter.setPen(QPen(palette.color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRect(QPoint(), scene.layout.size).adjusted(0, 0, -1, -1));
    }
}

} // namespace Lockscope
