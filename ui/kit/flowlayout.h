#pragma once

#include "export.h"

#include <QLayout>

#include <memory>
#include <optional>
#include <vector>

namespace Lockscope {

/// Arranges items side by side in their preferred size, and wraps them at the available width. Its minimum width is
/// that of the widest item, so many items make it higher instead of the window wider.
class LOCKSCOPE_WIDGETS_EXPORT FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget *parent);
    ~FlowLayout() override;

    /// Lets items of equal width shrink to `least`, so that more fit into a line.
    void setElastic(int least) { m_least = least; }

    void addItem(QLayoutItem *item) override; // takes ownership
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;

    Qt::Orientations expandingDirections() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Calls place(item, rectangle) for each item; returns the required height.
    template <typename Place>
    int arrange(const QRect &rect, Place place) const;

    /// The maximum width of an item.
    int widthWithin(int width) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    std::optional<int> m_least; ///< unset: preferred sizes
};

} // namespace Lockscope
