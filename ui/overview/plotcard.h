#pragma once

#include "../kit/card.h"
#include "../tables/exportdialog.h"
#include "plotlegend.h"

#include <QImage>
#include <QPointer>

#include <functional>

class QAction;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace Lockscope {

class Plot;
class TextTableModel;

inline constexpr int kCardHead = 20; ///< height of the title's line, with or without a button

/// A card with a plot, which can also be shown as a table, and saved as a picture or as numbers. The actions are in the
/// menu of the card's button and in the context menu.
class LOCKSCOPE_WIDGETS_EXPORT PlotCard : public Card
{
    Q_OBJECT

public:
    /// `fileName`: of exports, without a suffix. `makeRows`: the plot's values as table rows; it is called only when
    /// they are needed. Takes ownership of the plot.
    PlotCard(Plot *plot, const QString &title, const QString &fileName, const QStringList &headers,
             std::function<QList<QStringList>()> makeRows, QWidget *parent = nullptr);

    void setLegend(const std::vector<PlotLegend::Entry> &entries);
    /// Call this when the plot's values changed.
    void refresh();

    [[nodiscard]] Plot *plot() const { return m_plot; }
    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] TextTableModel *tableModel() const { return m_model; }
    [[nodiscard]] QAction *tableAction() const { return m_tableAction; } ///< checkable
    [[nodiscard]] QAction *pictureAction() const { return m_pictureAction; }
    [[nodiscard]] QAction *numbersAction() const { return m_numbersAction; }
    [[nodiscard]] QToolButton *button() const { return m_button; }
    [[nodiscard]] ExportContent exported() const;
    /// Title, legend and plot as they are shown, in twice the resolution.
    [[nodiscard]] QImage picture() const;

Q_SIGNALS:
    void rowActivated(int row); ///< of the table
    void told(const QString &sentence); ///< the outcome of saving

protected:
    void changeEvent(QEvent *event) override;

private:
    void showAsTable(bool on);
    void savePicture();

    Plot *m_plot;
    const QString m_fileName;
    std::function<QList<QStringList>()> m_makeRows;
    PlotLegend *m_legend;
    QToolButton *m_button;
    QStackedWidget *m_stack;
    TextTableModel *m_model;
    QTableView *m_table;
    QAction *m_tableAction;
    QAction *m_pictureAction;
    QAction *m_numbersAction;
};

} // namespace Lockscope
