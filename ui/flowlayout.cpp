#include "flowlayout.h"

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kGap = 6;

} // namespace

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent)
{
    setSpacing(kGap);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<size_t>(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto place = m_items.begin() + index;
    QLayoutItem *item = place->release();
    m_items.erase(place);
    return item;
}

Qt::Orientations FlowLayout::expandingDirections() const
{
    return {};
}

bool FlowLayout::hasHeightForWidth() const
{
    return true;
}

template <typename Place>
int FlowLayout::arrange(const QRect &rect, Place place) const
{
    const QRect inner = rect.marginsRemoved(contentsMargins());
    int x = inner.left();
    int y = inner.top();
    int lineHeight = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size(std::min(item->sizeHint().width(), std::max(inner.width(), 1)), item->sizeHint().height());
        if (x > inner.left() && x + size.width() > inner.left() + inner.width()) {
            x = inner.left();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        place(item.get(), QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - inner.top() + contentsMargins().top() + contentsMargins().bottom();
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), [](QLayoutItem *, const QRect &) {});
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, [](QLayoutItem *item, const QRect &place) { item->setGeometry(place); });
}

} // namespace Lockscope
