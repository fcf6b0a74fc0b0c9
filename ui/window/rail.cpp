#include "rail.h"

#include "../kit/accelerator.h"
#include "../kit/colours.h"
#include "../kit/icons.h"
#include "../kit/roles.h"
#include "../kit/type.h"

#include <QAbstractButton>
#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kIcon = 16;
constexpr int kSide = 10; ///< padding of a button
constexpr int kGapToText = 9;
constexpr int kMost = 99; ///< a larger count is shown as "99+"
constexpr int kLeastWidth = 148;

} // namespace

class RailButton : public QAbstractButton
{
public:
    RailButton(QAction *action, QString icon, QWidget *parent)
        : QAbstractButton(parent)
        , m_action(action)
        , m_icon(std::move(icon))
    {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setObjectName(action->objectName() + QStringLiteral("Button"));
        connect(action, &QAction::changed, this, [this] { follow(); });
        connect(this, &QAbstractButton::clicked, action, [this] {
            setChecked(m_action->isChecked());
            m_action->trigger();
        });
        follow();
    }

    [[nodiscard]] const QAction *action() const { return m_action; }
    void setCount(int count, Severity severity)
    {
        m_count = count;
        m_severity = severity;
        follow();
        update();
    }
    void setCompact(bool compact)
    {
        m_isCompact = compact;
        follow();
        updateGeometry();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int height = fontMetrics().height() + 14;
        if (m_isCompact)
            return {kIcon + 2 * kSide, height};
        const QFontMetrics strong(Type::strong(font()));
        return {kSide + kIcon + kGapToText + strong.horizontalAdvance(text()) + kGapToText + badgeWidth() + kSide,
                height};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Roles &roles = Roles::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked() || underMouse() || hasFocus()) {
            painter.setPen(hasFocus() ? QPen(roles.accent) : QPen(Qt::NoPen));
            painter.setBrush(isChecked()        ? roles.accentTint
                                 : underMouse() ? blend(roles.rail, roles.text, 0.06)
                                                : roles.rail);
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kSmallRadius, kSmallRadius);
        }
        QColor ink = isChecked() ? roles.accent : roles.muted;
        if (!isEnabled())
            ink = blend(roles.rail, ink, 0.5);
        const int top = (height() - kIcon) / 2;
        const int left = m_isCompact ? (width() - kIcon) / 2 : kSide;
        painter.drawPixmap(left, top, symbol(m_icon, kIcon, ink, devicePixelRatioF()));
        if (!m_isCompact) {
            painter.setPen(ink);
            painter.setFont(isChecked() ? Type::strong(font()) : font());
            painter.drawText(rect().adjusted(kSide + kIcon + kGapToText, 0, -kSide, 0), Qt::AlignVCenter, text());
        }
        if (m_count > 0)
            paintCount(painter, roles);
    }

private:
    [[nodiscard]] QFont badgeFont() const { return Type::caption(font()); }
    [[nodiscard]] int badgeWidth() const
    {
        return QFontMetrics(badgeFont()).horizontalAdvance(QStringLiteral("99+")) + 2 * kGrid;
    }

    void paintCount(QPainter &painter, const Roles &roles) const
    {
        const QColor fill = roles.of(m_severity);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        if (m_isCompact)
            return painter.drawEllipse(QRectF(width() - 12, 5, 7, 7));
        const QFontMetrics metrics(badgeFont());
        const QString text = m_count > kMost ? QStringLiteral("99+") : QString::number(m_count);
        const int high = metrics.height();
        const int wide = std::max(high, metrics.horizontalAdvance(text) + 3 * kGrid);
        const QRect place(width() - kSide - wide, (height() - high) / 2, wide, high);
        painter.drawRoundedRect(place, high / 2.0, high / 2.0);
        painter.setPen(contrast(fill, Qt::white) >= contrast(fill, Qt::black) ? Qt::white : Qt::black);
        painter.setFont(badgeFont());
        painter.drawText(place, Qt::AlignCenter, text);
    }

    void follow()
    {
        const QString name = withoutAccelerator(m_action->iconText());
        setText(name);
        setChecked(m_action->isChecked());
        setEnabled(m_action->isEnabled());
        setVisible(m_action->isVisible());
        setAccessibleName(m_count > 0 ? Rail::tr("%1, %n needing attention", nullptr, m_count).arg(name) : name);
        const QString keys = m_action->shortcut().toString(QKeySequence::NativeText);
        setToolTip(keys.isEmpty()    ? (m_isCompact ? name : QString())
                       : m_isCompact ? Rail::tr("%1 (%2)", "view and keys").arg(name, keys)
                                     : keys);
    }

    QAction *m_action;
    QString m_icon;
    int m_count = 0;
    Severity m_severity = Severity::Alarm;
    bool m_isCompact = false;
};

Rail::Rail(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("rail"));
    setAccessibleName(tr("Views"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_layout->setContentsMargins(8, 10, 8, 8);
    m_layout->setSpacing(2);
    m_layout->addStretch(1);
}

void Rail::add(QAction *action, const QString &icon, bool atFoot)
{
    auto *button = new RailButton(action, icon, this);
    button->setCompact(m_isCompact);
    button->installEventFilter(this);
    m_layout->insertWidget(atFoot ? m_layout->count() : m_layout->count() - 1 - m_atFoot, button);
    m_buttons.push_back(button);
    m_atFoot += atFoot ? 1 : 0;
}

RailButton *Rail::buttonOf(const QAction *action) const
{
    const auto found = std::find_if(m_buttons.begin(), m_buttons.end(),
                                    [action](const RailButton *button) { return button->action() == action; });
    return found == m_buttons.end() ? nullptr : *found;
}

void Rail::setCount(const QAction *action, int count, Severity severity)
{
    if (auto *button = buttonOf(action))
        button->setCount(count, severity);
}

void Rail::setCompact(bool compact)
{
    if (std::exchange(m_isCompact, compact) == compact)
        return;
    for (auto *button : m_buttons)
        button->setCompact(compact);
    updateGeometry();
}

QSize Rail::sizeHint() const
{
    const QSize content = m_layout->sizeHint();
    return m_isCompact ? content : QSize(std::max(content.width(), kLeastWidth), content.height());
}

QSize Rail::minimumSizeHint() const
{
    return {sizeHint().width(), m_layout->minimumSize().height()};
}

bool Rail::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const auto at = std::find(m_buttons.begin(), m_buttons.end(), watched);
    if ((key != Qt::Key_Up && key != Qt::Key_Down) || at == m_buttons.end())
        return QWidget::eventFilter(watched, event);
    const auto next = at - m_buttons.begin() + (key == Qt::Key_Up ? -1 : 1);
    if (next >= 0 && next < std::ssize(m_buttons))
        m_buttons[static_cast<size_t>(next)]->setFocus(Qt::TabFocusReason);
    return true;
}

void Rail::paintEvent(QPaintEvent *)
{
    const Roles &roles = Roles::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), roles.rail);
    painter.fillRect(width() - 1, 0, 1, height(), roles.line);
}

} // namespace Lockscope
