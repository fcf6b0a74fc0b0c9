#include "flowlayout.h"

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kSpacing = 6;

} // namespace

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent)
{
    setSpacing(kSpacing);
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

int FlowLayout::widthWithin(int width) const
{
    if (!m_least)
        return std::max(width, 1);
    int widest = 1;
    int items = 0;
    for (const auto &item : m_items) {
        widest = std::max(widest, item->sizeHint().width());
        items += item->isEmpty() ? 0 : 1;
    }
    // Use as few lines as possible, and all the width in them.
    const int most = std::clamp((width + spacing()) / (std::max(*m_least, 1) + spacing()), 1, std::max(items, 1));
    const int lines = (std::max(items, 1) + most - 1) / most;
    const int inLine = (std::max(items, 1) + lines - 1) / lines;
    return std::clamp((width + spacing()) / inLine - spacing(), 1, std::max(widest, 1));
}

template <typename Place>
int FlowLayout::arrange(const QRect &rect, Place place) const
{
    const QRect inner = rect.marginsRemoved(contentsMargins());
    int x = inner.left();
    int y = inner.top();
    int lineHeight = 0;
    const int most = widthWithin(inner.width());
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size(std::min(item->sizeHint().width(), most), item->sizeHint().height());
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
