#pragma once

#include "../kit/roles.h"

#include <QWidget>

#include <vector>

namespace Lockscope {

/// Names the lines of a plot: a stroke in the line's colour and its words, right-aligned. Shorter where it is narrow.
class LOCKSCOPE_WIDGETS_EXPORT PlotLegend : public QWidget
{
    Q_OBJECT

public:
    struct Entry
    {
        QColor Roles::*colour = nullptr;
        QString text;
        QString shortText; ///< where the texts of all entries do not fit

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    explicit PlotLegend(QWidget *parent = nullptr);

    void setEntries(const std::vector<Entry> &entries);
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    void draw(QPainter *painter, const QRect &place) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int widthOf(QString Entry::*text) const;

    std::vector<Entry> m_entries;
};

} // namespace Lockscope
