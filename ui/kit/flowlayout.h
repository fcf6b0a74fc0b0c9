#pragma once

#include <QLayout>

#include <memory>
#include <optional>
#include <vector>

namespace Lockscope {

/// Puts its items side by side, as large as they wish, and goes on in a further line where the width ends. It asks for no
/// more width than its widest item's minimum, so that many items make it higher and not its window wider.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget *parent);
    ~FlowLayout() override;

    /// Items of one width may become as narrow as this, so that more stand in a line.
    void setElastic(int least) { m_least = least; }

    void addItem(QLayoutItem *item) override; // takes it over
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
    /// Calls place(item, rectangle) for all items, and returns the height that they need.
    template <typename Place>
    int arrange(const QRect &rect, Place place) const;

    /// Of an item, at most.
    int widthWithin(int width) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    std::optional<int> m_least; ///< nothing: as they wish
};

} // namespace Lockscope
