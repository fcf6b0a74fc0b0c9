#include "elidedlabel.h"

#include "fittedtext.h"
#include "livetip.h"
#include "servertext.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace Lockscope {

ElidedLabel::ElidedLabel(QWidget *parent, int lines) : QLabel(parent), m_lines(lines)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    keepToolTipUpdated(this);
    auto *copy = new QAction(tr("&Copy"), this);
    QWidget::addAction(copy);
    connect(copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(text()); });
}

QStringList ElidedLabel::shown() const
{
    QStringList lines = text().split(QLatin1Char('\n'));
    if (lines.size() > m_lines) {
        lines[m_lines - 1] = lines.mid(m_lines - 1).join(QLatin1Char(' '));
        lines.resize(m_lines);
    }
    return lines;
}

QRect ElidedLabel::inner() const
{
    return contentsRect().adjusted(margin(), margin(), -margin(), -margin());
}

int ElidedLabel::height() const
{
    return m_lines * fontMetrics().lineSpacing() + 2 * (frameWidth() + margin());
}

bool ElidedLabel::isCut() const
{
    const auto lines = shown();
    return std::any_of(lines.begin(), lines.end(),
                       [this](const QString &line) { return fontMetrics().horizontalAdvance(line) > inner().width(); });
}

QSize ElidedLabel::sizeHint() const
{
    int width = 0;
    const auto lines = shown();
    for (const auto &line : lines)
        width = std::max(width, fontMetrics().horizontalAdvance(line));
    return {width + 2 * (frameWidth() + margin()), height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {1, height()};
}

QString ElidedLabel::cut(const QString &line, int width) const
{
    return fittedText(fontMetrics(), line, Qt::ElideRight, width);
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QLabel::event(event);
    const auto *help = dynamic_cast<QHelpEvent *>(event);
    if (help != nullptr && isCut())
        QToolTip::showText(help->globalPos(), plainToolTip(text()), this);
    else
        event->ignore();
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    drawFrame(&painter);
    const QRect place = inner();
    QRect line(place.left(), place.top(), place.width(), fontMetrics().lineSpacing());
    const auto lines = shown();
    for (const auto &text : lines) {
        style()->drawItemText(&painter, line,
                              static_cast<int>((alignment() & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter)
                                  | Qt::TextSingleLine,
                              palette(), isEnabled(), cut(text, line.width()), foregroundRole());
        line.translate(0, line.height());
    }
}

} // namespace Lockscope
