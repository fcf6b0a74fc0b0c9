#include "detailsection.h"

#include "../kit/fittedtext.h"
#include "../kit/roles.h"
#include "../kit/type.h"

#include <QEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace Lockscope {

namespace {

/// A title that is a button only where it folds. It is painted flat, because styles draw frames around tool buttons.
class SectionTitle : public QToolButton
{
public:
    SectionTitle(const QString &title, bool folds, QWidget *parent) : QToolButton(parent)
    {
        setText(title);
        setCheckable(folds);
        setFocusPolicy(folds ? Qt::TabFocus : Qt::NoFocus);
        setCursor(folds ? Qt::PointingHandCursor : Qt::ArrowCursor);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override { return {1, fontMetrics().height() + 2}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Roles &roles = Roles::of(palette());
        painter.setPen(hasFocus() ? roles.accent : roles.muted);
        const QString words
            = !isCheckable() ? text() : QString(QChar(isChecked() ? 0x25BE : 0x25B8)) + QLatin1Char(' ') + text();
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         fittedText(fontMetrics(), words, Qt::ElideRight, width()));
    }
};

} // namespace

DetailSection::DetailSection(const QString &title, QWidget *parent, Folding folding)
    : QWidget(parent)
    , m_title(new SectionTitle(title, folding == Folding::Folded, this))
    , m_content(new QWidget(this))
    , m_body(new QVBoxLayout(m_content))
{
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(kGrid);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_title);
    layout->addWidget(m_content);
    m_content->setVisible(folding == Folding::Never);
    connect(m_title, &QToolButton::toggled, m_content, &QWidget::setVisible);
    restyle();
}

void DetailSection::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        restyle();
}

void DetailSection::restyle()
{
    m_title->setFont(Type::caption(font()));
}

WarningBox::WarningBox(QWidget *parent) : QFrame(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
}

void WarningBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Roles::of(palette()).warnTint);
    painter.drawRoundedRect(QRectF(rect()), kSmallRadius, kSmallRadius);
}

} // namespace Lockscope
