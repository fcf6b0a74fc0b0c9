#include "subsetchips.h"

#include "../kit/colours.h"
#include "../kit/roles.h"
#include "../kit/type.h"

#include <QAbstractButton>
#include <QPainter>

namespace Lockscope {

namespace {

constexpr int kChipPadding = 11;
constexpr int kChipGap = 2 * kGrid;

class SubsetChip : public QAbstractButton
{
public:
    explicit SubsetChip(QWidget *parent) : QAbstractButton(parent)
    {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetrics metrics(Type::scaled(font(), 0.92, QFont::DemiBold));
        return {metrics.horizontalAdvance(text()) + 2 * kChipPadding, metrics.height() + 8};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Roles &roles = Roles::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(isChecked() || hasFocus() ? roles.accent : roles.line);
        painter.setBrush(isChecked()        ? roles.accentTint
                             : underMouse() ? blend(roles.panel, roles.text, 0.05)
                                            : roles.panel);
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        painter.setPen(isChecked() ? roles.accent : roles.muted);
        painter.setFont(isChecked() ? Type::scaled(font(), 0.92, QFont::DemiBold) : Type::small(font()));
        painter.drawText(rect(), Qt::AlignCenter, text());
    }
};

QString hintOf(LockSubset subset)
{
    switch (subset) {
    case LockSubset::All: return SubsetChips::tr("All locks");
    case LockSubset::Attention: return SubsetChips::tr("Locks in a warning or critical state");
    case LockSubset::Contended: return SubsetChips::tr("Locks with known waiters");
    case LockSubset::Mine: return SubsetChips::tr("Locks that this window holds");
    }
    return {};
}

} // namespace

SubsetChips::SubsetChips(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    for (size_t i = 0; i < kLockSubsets; ++i) {
        const auto subset = static_cast<LockSubset>(i);
        auto *chip = new SubsetChip(this);
        chip->setObjectName(QStringLiteral("subsetChip%1").arg(i));
        chip->setToolTip(hintOf(subset));
        connect(chip, &QAbstractButton::clicked, this, [this, subset] { choose(subset); });
        m_chips[i] = chip;
        setCount(subset, 0);
    }
    m_chips[0]->setChecked(true);
}

QString SubsetChips::title(LockSubset subset)
{
    switch (subset) {
    case LockSubset::All: return tr("All");
    case LockSubset::Attention: return tr("Needs attention");
    case LockSubset::Contended: return tr("Contended");
    case LockSubset::Mine: return tr("Mine");
    }
    return {};
}

void SubsetChips::setCount(LockSubset subset, int count)
{
    auto *chip = m_chips[static_cast<size_t>(subset)];
    const QString text = tr("%1 %2", "title and count").arg(title(subset), QString::number(count));
    if (text == chip->text())
        return;
    chip->setText(text);
    updateGeometry();
    arrange();
}

QSize SubsetChips::sizeHint() const
{
    QSize size;
    for (const auto *chip : m_chips) {
        if (chip != nullptr)
            size = {size.width() + chip->sizeHint().width() + kChipGap, chip->sizeHint().height()};
    }
    return size;
}

void SubsetChips::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SubsetChips::arrange()
{
    int left = 0;
    for (auto *chip : m_chips) {
        if (chip == nullptr)
            continue;
        const QSize size = chip->sizeHint();
        chip->setGeometry(left, (height() - size.height()) / 2, size.width(), size.height());
        chip->setVisible(left + size.width() <= width() || chip->isChecked());
        left += size.width() + kChipGap;
    }
}

void SubsetChips::choose(LockSubset subset)
{
    for (size_t i = 0; i < kLockSubsets; ++i)
        m_chips[i]->setChecked(i == static_cast<size_t>(subset));
    if (std::exchange(m_chosen, subset) != subset)
        Q_EMIT chosenChanged(subset);
}

} // namespace Lockscope
